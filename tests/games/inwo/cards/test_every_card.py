"""Every card has a scenario, and none of them would go the same way without the card's effects."""

from __future__ import annotations

import pytest

from bot.games.inwo.cards.table import FACES
from tests.games.inwo.cards.proofs import emptied, holds, scenarios

UNPROVED = frozenset((
    "18-1-2-minute-gap", "a-m-a", "a-thousand-points-of-light", "adepts-of-hermes", "agent-in-place",
    "air-magic", "al-gore", "albino-alligators", "alternate-goals", "american-autoduel-association",
    "an-offer-you-cant-refuse", "and-stay-dead", "angels-feather", "angst", "annual-convention",
    "anti-nuclear-activists", "antiwar-activists", "ark-of-the-covenant", "assertiveness-training",
    "atomic-monster", "b-a-t-f", "backlash", "bank-merger", "bank-of-england", "benefit-concert",
    "bermuda-triangle", "big-media", "bigger-business", "bill-clinton", "bimbo-at-eleven", "bjorne",
    "black-activists", "blitzkrieg", "blood-toil-tears-and-sweat", "bodyguard", "book-of-kells",
    "botched-contact", "boy-sprouts", "brazil", "bribery", "c-i-a", "cable-tv", "california", "canada",
    "car-bomb", "cattle-mutilators", "celebrity-spokesman", "censorship", "center-for-disease-control",
    "center-for-weird-studies", "cfl-aio", "charismatic-leader", "chicken-in-every-pot", "china",
    "church-of-elvis", "citizenship-award", "clipper-chip", "clone", "clone-arrangers", "cold-fusion",
    "combined-disasters", "comic-books", "commitment", "computer-security", "computer-virus",
    "congressional-wives", "conspiracy-theorists", "corruption", "count-dracula", "counter-revolution",
    "counterspell", "cover-of-darkness", "cover-up", "criminal-overlords", "crop-circles", "crystal-skull",
    "currency-speculation", "cyborg-soldiers", "cycle-gangs", "deasil-engine", "death-mask", "deep-agent",
    "democrats", "deprogrammers", "dictatorship", "dinosaur-park", "dollars-for-decency",
    "dont-forget-to-smash-the-state", "druids", "early-warning", "earth-magic", "earthquake",
    "earthquake-projector", "eat-the-rich", "eco-guerrillas", "eff", "elders-of-zion", "eliza",
    "embezzlement", "emergency-powers", "empty-vee", "energy-crisis", "england", "epidemic",
    "evil-geniuses-for-a-better-tomorrow", "exposed", "f-b-i", "fear-and-loathing", "federal-reserve",
    "feminists", "fidel-castro", "fiendish-fluoridators", "finland", "flat-earthers", "flower-power",
    "flying-saucer", "fnord", "fnord-motor-company", "foiled", "forgery", "france", "fraternal-orders",
    "fratricide", "freaking-the-mundanes", "fred-birch-society", "full-moon", "fundie-money", "gang-war",
    "gay-activists", "george-bush", "germany", "giant-kudzu", "girlie-magazines", "goldfish-fanciers",
    "good-polls", "gordo-remora", "grassroots-support", "gun-control", "gun-lobby", "hackers", "hail-eris",
    "hammer-of-thor", "harmonica-virgins", "hat-trick", "hawaii", "head-in-a-jar", "hex", "hidden-city",
    "hidden-influence", "hillary-clinton", "hit-and-run", "hitlers-brain", "hoax", "hollywood", "hurricane",
    "i-lied", "i-r-s", "imelda-marcos", "immortality-serum", "impostor", "infobahn", "intellectuals",
    "interference", "international-cocaine-smugglers", "international-communist-conspiracy",
    "international-weather-organization", "israel", "italy", "jake-day", "japan", "jihad", "joggers",
    "junk-mail", "just-say-no", "ketchup-is-a-vegetable", "kill-for-peace", "kinder-and-gentler", "kkk",
    "l-4-society", "las-vegas", "law-and-order", "lawyers", "let-them-eat-cake", "lets-get-organized",
    "lets-get-really-organized", "liberal-agenda", "libertarians", "liquor-companies", "loan-sharks",
    "local-police-departments", "logic-bomb", "madison-avenue", "manuel-noriega", "march-on-washington",
    "margaret-thatcher", "market-manipulation", "martial-law", "martyrs", "media-blitz",
    "media-connections", "media-sensation", "mercenaries", "messiah", "meteor-strike", "midas-mill",
    "military-industrial-complex", "miracle-diet-plan", "mistaken-identity", "mob-influence", "monopoly",
    "moonbase", "moonies", "moral-minority", "mossad", "mothers-march", "multinational-oil-companies",
    "murphys-law", "mutual-betrayal", "n-s-a", "nancy-reagan", "nasa", "nationalization", "nato",
    "necronomicon", "nephews-of-god", "never-surrender", "new-blood", "new-federal-budget", "new-york",
    "nice-idea-its-mine-now", "ninjas", "nobel-peace-prize", "nuclear-accident", "offshore-banks",
    "ollie-north", "opec", "opportunity-knocks", "orbit-one", "orbital-mind-control-lasers", "paranoids",
    "peace-in-our-time", "pentagon", "perpetual-motion-machine", "phone-company", "phone-phreaks",
    "plague-of-demons", "pledge-drive", "poison", "political-correctness", "pollsters", "post-office",
    "power-corrupts", "power-for-its-own-sake", "power-grab", "power-to-the-people", "prince-charles",
    "princess-di", "principia-discordia", "privatization", "privileged-attack", "professional-sports",
    "psychiatrists", "pulitzer-prize", "punk-rockers", "purge", "pyramid-marketing-schemes",
    "rain-of-frogs", "reach-out", "read-my-lips", "recording-industry", "red-cross", "red-scare",
    "reformed-church-of-satan", "religious-reich", "reload", "reorganization", "republicans",
    "resistance-is-useless", "revolution", "rewriting-history", "rifkinites", "robot-sea-monsters",
    "rogue-boomer", "ronald-reagan", "rosicrucians", "ross-perot", "russia", "s-m-o-f", "sabotage",
    "saturday-morning-cartoons", "save-the-whales", "savings-loan-scam", "scandal", "science-fiction-fans",
    "secret-service", "secrets-man-was-not-meant-to-know", "secular-humanists", "seize-the-time",
    "self-esteem", "semiconscious-liberation-army", "senate-investigating-committee", "servants-of-cthulhu",
    "shroud-of-turin", "silicon-valley", "slush-fund", "sniper", "society-for-creative-anarchism",
    "solidarity", "soulburner", "south-american-nazis", "spasm-of-violence", "spear-of-longinus",
    "stealing-the-plans", "stock-split", "stonehenge", "straighten-up", "subliminals",
    "sucked-dry-and-cast-aside", "suicide-squad", "survivalists", "sweeping-reforms", "sweepstakes-prize",
    "swiss-bank-account", "switzerland", "tabloids", "talisman-of-ahrimanes", "tax-breaks", "tax-reform",
    "telephone-psychics", "templars", "terrorist-nuke", "texas", "the-auditor-from-hell", "the-big-score",
    "the-big-sellout", "the-bronze-head", "the-corporate-masters",
    "the-first-thing-we-do-lets-kill-all-the-lawyers", "the-frog-god", "the-great-pyramid",
    "the-hand-of-madness", "the-holy-grail", "the-internet-worm", "the-library-at-alexandria", "the-mafia",
    "the-men-in-black", "the-oregon-crud", "the-second-bullet", "the-stars-are-right", "the-weak-link",
    "the-weird-turn-pro", "tidal-wave", "time-warp", "tobacco-companies", "tornado", "trading-card-games",
    "trekkies", "triliberal-commission", "tv-preachers", "underground-newspapers", "united-nations",
    "unlucky-13", "unmasked", "up-against-the-wall", "upheaval", "urban-gangs", "vampires", "vatican-city",
    "video-games", "volcano", "volunteer-aid", "voodoo-economics", "voudonistas", "vultures", "w-i-t-c-h",
    "wall-street", "warehouse-23", "weather-satellite", "whispering-campaign", "withering-curse",
    "world-cup-victory", "world-hunger", "world-war-3", "xanadu",
))  # fmt: skip
"""Cards without a scenario: the list may only shrink."""


def test_every_card_has_a_scenario() -> None:
    assert set(FACES.ID) - set(scenarios()) == UNPROVED
    assert set(scenarios()) <= set(FACES.ID)


SAMPLE = 12


@pytest.mark.parametrize(
    "card",
    [
        card if n % SAMPLE == 0 else pytest.param(card, marks=pytest.mark.slow)
        for n, card in enumerate(FACES.ID)
        if card not in UNPROVED
    ],
)
def test_a_card_without_its_effects_fails_a_scenario_of_its_own(card: str) -> None:
    with emptied(card):
        assert not all(holds(scenario) for scenario in scenarios()[card])
