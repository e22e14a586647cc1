"""Plots that do the same for different Groups: +10, lasting Power, new alignments, tokens."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.support.inwo import ROOT, attack, given

BOOSTS = {
    "albino-alligators": ("gay-activists", 2, 3), "benefit-concert": ("eff", 2, 3),
    "cold-fusion": ("a-m-a", 3, 4), "harmonica-virgins": ("stonehenge", 3, 4), "infobahn": ("hackers", 3, 4),
    "jihad": ("trekkies", 1, 4), "just-say-no": ("dentists", 1, 2), "martial-law": ("post-office", 4, 3),
    "martyrs": ("fnord-motor-company", 2, 4), "pulitzer-prize": ("cable-tv", 3, 2),
    "save-the-whales": ("rifkinites", 2, 4), "slush-fund": ("fraternal-orders", 3, 5),
    "stock-split": ("phone-company", 5, 6), "terrorist-nuke": ("cycle-gangs", 1, 4),
    "the-big-score": ("lawyers", 4, 1), "world-cup-victory": ("canada", 3, 4),
}  # fmt: skip
"""Each with a Group that it is for, the Group's Power and Resistance."""


@pytest.mark.card(
    "albino-alligators", "benefit-concert", "cold-fusion", "harmonica-virgins", "infobahn", "jihad",
    "just-say-no", "martial-law", "martyrs", "pulitzer-prize", "save-the-whales", "slush-fund", "stock-split",
    "terrorist-nuke", "the-big-score", "world-cup-victory",
)  # fmt: skip
def test_ten_more_for_an_action_or_in_defence() -> None:
    for card, (group, power, resistance) in BOOSTS.items():
        game = attack("destroy", group, "elvis", hands={0: card}).plays(card, group)
        game.part("power", power + 10).idle().expect(group, power=power)
        attack("destroy", ROOT, "elvis", own=group, hands={0: card}).may_not(card)
        game = attack("control", ROOT, group, hands={1: card}).seat(1).plays(card, group)
        game.part("resistance", -resistance - 10).idle().expect(group, resistance=resistance + 10)
        given(play={0: group, 1: "elvis"}, hands={0: card}).seat(0).may_not(card)


@pytest.mark.card("stock-split", "martial-law")
@pytest.mark.rule("INW-061")
def test_ten_more_are_for_an_action_that_was_just_declared() -> None:
    """The other side has added nothing since; the target gets them in defence at any time."""
    position = {"play": {0: "phone-company madison-avenue", 1: "post-office c-i-a"}}
    hands = {0: "stock-split", 1: "martial-law"}
    game = given(**position, hands=hands).seat(0).controls("post-office", by="phone-company")
    game.aims("stock-split", "phone-company").seat(1).joins("oppose", "c-i-a").aims(
        "martial-law", "post-office c-i-a"
    )
    game.seat(0).may_not("stock-split").joins("aid", "madison-avenue")
    game.aims("stock-split", "madison-avenue").seat(1).aims("martial-law", "post-office").idle()


RAISED = {
    "charismatic-leader": ("trekkies", "goldfish-fanciers", 6),
    "citizenship-award": ("fraternal-orders", "kkk", 6),
    "emergency-powers": ("post-office", "mi-5", 6),
    "grassroots-support": ("dentists", "tobacco-companies", 6),
    "mob-influence": ("lawyers", "phone-phreaks", 6), "monopoly": ("phone-company", "fnord-motor-company", 6),
    "new-blood": ("cycle-gangs", "kkk", 6), "nobel-peace-prize": ("fnord-motor-company", "trekkies", 6),
    "self-esteem": ("eff", "feminists", 6), "the-weird-turn-pro": ("gay-activists", "wargamers", 4),
}  # fmt: skip
"""Each with two Groups that it is for, and the Power that it gives."""


@pytest.mark.card(
    "charismatic-leader", "citizenship-award", "emergency-powers", "grassroots-support", "mob-influence",
    "monopoly", "new-blood", "nobel-peace-prize", "self-esteem", "the-weird-turn-pro",
)  # fmt: skip
def test_a_group_is_raised_for_good_once_a_player() -> None:
    for card, (group, other, power) in RAISED.items():
        play = {0: f"{group} {other} elvis", 1: "dan-quayle"}
        game = given(play=play, hands={0: f"{card} {card}"}, decks={0: "hoax"}).seat(0)
        game.aims(card, f"{group} {other}").plays(card, group).settle()
        game.expect(group, power=power, tokens=0, linked=[card]).cannot("play").idle()
        given(play=play, hands={0: card}, spent=f"{group} {other}").seat(0).may_not(card)


@pytest.mark.card("monopoly")
def test_a_higher_power_is_not_lowered() -> None:
    play = {0: "multinational-oil-companies", 1: "dentists"}
    game = given(play=play, hands={0: "monopoly"}, nwos="bigger-business").seat(0)
    game.plays("monopoly", "multinational-oil-companies").settle()
    game.expect("multinational-oil-companies", power=8).idle()


TURNED = {
    "assertiveness-training": ("violent", "c-i-a", "fnord-motor-company", ["corporate", "violent"]),
    "fundie-money": ("conservative", "republicans", "eff", ["conservative"]),
    "jake-day": ("weird", "california", "dentists", ["weird"]),
    "kinder-and-gentler": ("peaceful", "japan", "saddam-hussein", ["government", "peaceful"]),
    "liberal-agenda": ("liberal", "democrats", "fraternal-orders", ["liberal"]),
    "nationalization": ("government", "post-office", "fnord-motor-company", ["government", "peaceful"]),
    "power-corrupts": ("criminal", "lawyers", "dentists", ["straight", "criminal"]),
    "privatization": ("corporate", "phone-company", "post-office", ["corporate"]),
    "straighten-up": ("straight", "tobacco-companies", "gay-activists", ["straight"]),
}  # fmt: skip
"""Each with what it makes of a Group, one that can pay for Elvis, and a Group with what it becomes."""


@pytest.mark.card(
    "assertiveness-training", "fundie-money", "jake-day", "kinder-and-gentler", "liberal-agenda",
    "nationalization", "power-corrupts", "privatization", "straighten-up",
)  # fmt: skip
def test_a_group_changes_its_alignment_for_good() -> None:
    for card, (alignment, payer, group, after) in TURNED.items():
        game = given(play={0: f"{payer} elvis", 1: "canada"}, hands={0: card}, spent="0").seat(0)
        game.plays(card, "elvis").settle().expect("elvis", alignments=[alignment], linked=[card])
        game.expect(payer, tokens=0).idle()
        game = given(play={0: group, 1: "elvis"}, hands={0: card}).seat(0).plays(card, group).settle()
        game.expect(group, alignments=after).expect(0, tokens=0).idle()
        play = {0: f"{payer} elvis"}
        given(play=play, hands={0: card}, spent=f"0 {payer}").seat(0).may_not(card)
        given(play={0: payer, 1: "elvis"}, hands={0: card}, spent="0").seat(0).may_not(card)


@pytest.mark.card("power-corrupts")
def test_somebody_must_act_though_the_group_does_not_resist() -> None:
    position = {"play": {0: "lawyers hollywood", 1: "moonbase"}, "hands": {0: "power-corrupts"}}
    game = given(**position, spent="0").seat(0).plays("power-corrupts", "hollywood").settle()
    game.expect("lawyers", tokens=0).expect("hollywood", linked=["power-corrupts"]).idle()
    given(**position, spent="0 lawyers").seat(0).may_not("power-corrupts")


@pytest.mark.card("fundie-money")
@pytest.mark.rule("INW-106")
def test_it_costs_twice_the_resistance_against_the_opposite_and_the_place_at_a_rivals() -> None:
    """The EFF resists with 3 and is Liberal; the Groups that could pay have a Power of 5, 3, 6 and 2."""
    payers = "republicans fraternal-orders texas moral-minority"
    for theirs, above, due in (("eff", "", 16), ("eff", "cable-tv>", 11), ("dentists", "", 12)):
        position = {"play": {0: payers, 1: above + theirs}, "hands": {0: "fundie-money"}}
        game = given(**position, spent="0").seat(0).does("play", "fundie-money", 0).does("aim", theirs)
        powers = {card: game.look(card, "power") for card in payers.split()}
        for number in range(1, 5):
            for cards in combinations(payers.split(), number):
                enough = sum(powers[card] for card in cards) >= due
                (game.can if enough else game.cannot)("spend", *cards)
        game.does("never-mind").idle()


RELOADED = {
    "dollars-for-decency": "dentists tobacco-companies", "flower-power": "fnord-motor-company supreme-court",
    "freaking-the-mundanes": "gay-activists hackers", "gang-war": "phone-phreaks lawyers",
    "new-federal-budget": "canada england", "pledge-drive": "eff feminists",
    "red-scare": "fraternal-orders kkk", "reload": "kkk cycle-gangs",
    "tax-breaks": "fnord-motor-company hawaii",
}  # fmt: skip
"""Each with two Groups that it is for, together not stronger than 5."""


@pytest.mark.card(
    "dollars-for-decency", "flower-power", "freaking-the-mundanes", "gang-war", "new-federal-budget",
    "pledge-drive", "red-scare", "reload", "tax-breaks",
)  # fmt: skip
def test_tokens_for_groups_of_a_kind() -> None:
    for card, groups in RELOADED.items():
        one, other = groups.split()
        position = {"play": {0: f"elvis {groups}", 1: "moonbase"}, "hands": {0: card}}
        game = given(**position, spent=f"elvis {groups}").seat(0).plays(card).does("pick", one)
        game.cannot("pick", "elvis").does("pick", other).settle().expect(0, tokens=0)
        game.expect(one, tokens=1).expect(other, tokens=1).expect("elvis", tokens=0).idle()
        game = given(**position, spent=f"elvis {one}").seat(0).plays(card).does("pick", one)
        game.settle().expect(one, tokens=1).expect(other, tokens=1).idle()
        given(**position, spent=f"0 {groups}").seat(0).may_not(card)


@pytest.mark.card("reload")
def test_tokens_are_for_power_5_or_for_one_group() -> None:
    play = {0: "c-i-a kkk urban-gangs"}
    game = given(play=play, hands={0: "reload"}, spent="c-i-a kkk urban-gangs").seat(0).plays("reload")
    game.does("pick", "c-i-a").settle().expect("c-i-a", tokens=1).expect("kkk", tokens=0).idle()
    play = {0: "saddam-hussein kkk loan-sharks"}
    game = (
        given(play=play, hands={0: "reload"}, spent="saddam-hussein kkk loan-sharks").seat(0).plays("reload")
    )
    game.does("pick", "kkk").does("pick", "loan-sharks").settle().expect("saddam-hussein", tokens=0).idle()


@pytest.mark.card("reload")
@pytest.mark.rule("INW-043", "INW-165")
def test_no_token_comes_to_who_was_just_captured_or_is_devastated() -> None:
    play = {0: "texas urban-gangs cycle-gangs", 1: "phone-company>cable-tv>kkk"}
    position = {"hands": {0: "reload"}, "spent": "urban-gangs cycle-gangs", "devastated": "texas"}
    game = given(play=play, **position, tokens={ROOT: 2}).seat(0).controls("kkk", by=ROOT).succeeds()
    game.plays("reload").gathers().can("pick", "urban-gangs").cannot("pick", "kkk").cannot("pick", "texas")
    game.does("enough").idle()


@pytest.mark.card("bank-merger")
def test_banks_get_tokens_though_they_have_some() -> None:
    play = {0: "bank-of-england wall-street dentists", 1: "federal-reserve"}
    game = given(play=play, hands={0: "bank-merger"}, spent="wall-street dentists").seat(0)
    game.plays("bank-merger").cannot("pick", "dentists").cannot("pick", "federal-reserve")
    game.does("pick", "bank-of-england").settle().expect("bank-of-england", tokens=2)
    game.expect("wall-street", tokens=0).expect(0, tokens=0).idle()
    given(play=play, hands={0: "bank-merger"}, spent="0").seat(0).may_not("bank-merger")


@pytest.mark.card("full-moon")
def test_the_full_moon_gives_own_fanatics_tokens_and_others_as_one_likes() -> None:
    play = {0: "hackers trekkies dentists", 1: "moral-minority"}
    game = given(play=play, hands={0: "full-moon"}, spent="trekkies dentists").seat(0).plays("full-moon")
    game.can("pick", "moral-minority").does("enough").settle().expect("hackers", tokens=2)
    game.expect("trekkies", tokens=1).expect("dentists", tokens=0).expect("moral-minority", tokens=1).idle()
    game = given(3, play={**play, 2: "moonies"}, hands={0: "full-moon"}, turns={0: 2, 1: 2}).seat(0)
    game.plays("full-moon").gathers().can("pick", "moral-minority").cannot("pick", "moonies").does(
        "enough"
    ).idle()
    given(play=play, hands={0: "full-moon"}, spent="0").seat(0).may_not("full-moon")
