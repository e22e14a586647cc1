"""Assassinations, and what helps or hinders them; death and return."""

from __future__ import annotations

import pytest

from bot.games.inwo.play.state import BURIED, DEVASTATED
from tests.support.inwo import ROOT, Game, attack, given

BELOW = "phone-company>cable-tv>{}"
"""Where its place in the structure adds nothing."""


def strikes(
    card: str, victim: str = "elvis", own: str = "fred-birch-society", theirs: str = "", **more: object
) -> Game:
    """Seat 0 has played an Assassination of a Personality of seat 1."""
    play = {0: own, 1: f"{BELOW.format(victim)} {theirs}"}
    game = given(play=play, **{"hands": {0: card}, **more})  # type: ignore[arg-type]
    return game.seat(0).plays(card.split()[0], victim).gathers()


KILLERS = {
    "car-bomb": (8, "kkk", "lawyers"), "hit-and-run": (10, "goldfish-fanciers", "hackers"),
    "poison": (8, "lawyers", "stonehenge"), "sniper": (10, "post-office", "c-i-a"),
    "withering-curse": (10, "stonehenge", "w-i-t-c-h"),
}  # fmt: skip
"""The Power of each, and two Groups that may add theirs."""


@pytest.mark.card("poison", "count-dracula")
@pytest.mark.rule("INW-082")
def test_poison_is_offered_no_helper_who_would_make_it_void() -> None:
    """Only Magic kills the Count."""
    play = {0: "lawyers stonehenge", 1: BELOW.format("count-dracula elvis")}
    game = (
        given(play=play, hands={0: "poison"}).seat(0).does("play", "poison", 0).does("aim", "count-dracula")
    )
    game.gathers().expect("stonehenge", tokens=0).expect("lawyers", tokens=1).rolls(1, 1).settle()
    game.expect("count-dracula", zone="killed").idle()
    game = given(play=play, hands={0: "poison"}).seat(0).does("play", "poison", 0).does("aim", "elvis")
    game.can("spend", "lawyers").can("spend", "stonehenge").can("alone")


@pytest.mark.card("car-bomb", "hit-and-run", "poison", "sniper", "withering-curse")
def test_an_assassination_kills() -> None:
    for card, (power, *helpers) in KILLERS.items():
        game = strikes(card).part("power", power).part("target-power", -1).rolls(1, 1).settle()
        game.expect("elvis", zone="killed").expect(0, destroyed=["elvis"]).idle()
        strikes(card).fails().settle().expect("elvis", owner=1)
        for helper in helpers:
            game = given(play={0: f"{helper} elvis dentists", 1: "dan-quayle"}, hands={0: card}).seat(0)
            game.does("play", card, 0).does("aim", "dan-quayle").cannot("spend", "dentists")
            game.does("spend", helper).expect(helper, tokens=0)
        given(play={0: "kkk", 1: "canada dentists"}, hands={0: card}).seat(0).may_not(card)


@pytest.mark.card("ninjas", "joggers", "urban-gangs", "secret-service", "voudonistas")
def test_who_helps_to_kill() -> None:
    strikes("sniper", own="ninjas").gives("ninjas", 4)
    strikes("sniper", own="joggers").gives("joggers", 2)
    strikes("sniper", own="urban-gangs").gives("urban-gangs", 2)
    strikes("sniper", "al-gore", own="secret-service").gives("secret-service", 10)
    strikes("sniper", "elvis", own="secret-service").gives("secret-service", 0)
    strikes("sniper", own="psychiatrists").gives("psychiatrists", 0)
    attack("destroy", "voudonistas", "elvis").gives("voudonistas", 8)
    attack("destroy", "voudonistas", "dentists").gives("voudonistas", 0)


@pytest.mark.card("voudonistas")
@pytest.mark.parametrize(("helper", "more", "saved"), [("voudonistas", 4, 0), ("cycle-gangs", 0, -2)])
def test_nothing_but_magic_keeps_the_voudonistas_off(helper: str, more: int, saved: int) -> None:
    """The Paranoids do not, nor a Bodyguard after the dice."""
    position = {
        "play": {0: helper, 1: "texas>germany>elvis paranoids"},
        "hands": {0: "car-bomb", 1: "bodyguard"},
    }
    game = given(**position).seat(0).plays("car-bomb", "elvis", using=helper).gathers()
    game.gives(helper, more).gives("paranoids", saved).rolls(1, 1).seat(1)
    (game.may if saved else game.may_not)("bodyguard")
    game.idle()


@pytest.mark.card("bodyguard", "mistaken-identity", "talisman-of-ahrimanes")
def test_an_assassination_is_foiled() -> None:
    for card, linked, again in (
        ("bodyguard", 1, -6),
        ("mistaken-identity", 0, 0),
        ("talisman-of-ahrimanes", 1, -10),
    ):
        hands = {0: "sniper car-bomb", 1: card}
        game = strikes("sniper car-bomb", hands=hands).rolls(1, 1).seat(1).plays(card).settle()
        game.expect("elvis", owner=1, linked=[card] if linked else []).seat(0).plays("car-bomb", "elvis")
        game.gathers().gives(card, again).idle()
        game = (
            attack("destroy", "new-york", "elvis", aid=ROOT, hands={1: card}).succeeds().seat(1).may_not(card)
        )


@pytest.mark.card("talisman-of-ahrimanes")
def test_there_is_one_talisman_in_play() -> None:
    card = "talisman-of-ahrimanes"
    play = {0: "kkk", 1: f"{BELOW.format('elvis')} texas>germany>dan-quayle"}
    game = (
        given(play=play, hands={0: "sniper car-bomb", 1: f"{card} {card}"}).seat(0).plays("sniper", "elvis")
    )
    game.gathers().rolls(1, 1).seat(1).plays(card).settle().seat(0).plays("car-bomb", "dan-quayle").gathers()
    game.rolls(1, 1).seat(1).cannot("play").settle().expect("dan-quayle", zone="killed").idle()


@pytest.mark.card("c-i-a")
def test_the_c_i_a_destroys_governments_and_may_assassinate() -> None:
    attack("destroy", "c-i-a", "post-office").part("same", -4).gives("c-i-a", 4 + 4)
    attack("destroy", "c-i-a", "dentists").gives("c-i-a", 0)
    game = attack("destroy", "c-i-a", "elvis", theirs=BELOW.format("elvis")).uses("c-i-a").settle()
    game.rolls(1, 1).settle().expect("elvis", zone="killed").idle()
    attack("destroy", "c-i-a", "dentists").may_not("c-i-a")
    safe = {"resources": {1: "immortality-serum"}, "links": {"immortality-serum": "elvis"}}
    attack("destroy", "c-i-a", "elvis", **safe).may_not("c-i-a")
    attack("control", "c-i-a", "elvis").may_not("c-i-a")
    attack("destroy", "c-i-a", "elvis", theirs=BELOW.format("elvis"), aid=ROOT).may_not("c-i-a")


@pytest.mark.card("clone-arrangers")
def test_the_clone_arrangers_take_up_the_dead() -> None:
    attack("control", ROOT, "elvis", own="clone-arrangers").gives("clone-arrangers", 4)
    attack("control", ROOT, "dentists", own="clone-arrangers").gives("clone-arrangers", 0)
    game = strikes("sniper", own="clone-arrangers kkk").rolls(1, 1).uses("clone-arrangers")
    game.does("place", "kkk", "bottom").expect("elvis", owner=0, zone="structure").expect(0, destroyed=[])
    game.expect("clone-arrangers", tokens=0).idle()
    game = strikes("sniper", theirs="clone-arrangers").rolls(1, 1).seat(1).uses("clone-arrangers").settle()
    game.expect("elvis", owner=1, zone="structure").expect(0, destroyed=[])
    game = attack("destroy", "c-i-a", "elvis", own="c-i-a clone-arrangers", aid=ROOT).succeeds().settle()
    game.may_not("clone-arrangers")


@pytest.mark.card("spasm-of-violence")
def test_two_assassinations_at_once() -> None:
    card = "spasm-of-violence"
    position = {"play": {0: "dentists", 1: BELOW.format("elvis")}}
    game = given(**position, hands={0: f"{card} sniper car-bomb"}).seat(0).plays(card)
    game.does("pick", "sniper").does("aim", "elvis").gathers().part("power", 10 + 8).rolls(1, 1).settle()
    game.expect("elvis", zone="killed").expect(0, plots=[], discards=[card, "car-bomb", "sniper"]).idle()
    game = (
        given(**position, hands={0: f"{card} sniper car-bomb jake-day fnord"}, active=1).seat(0).plays(card)
    )
    game.does("pick", "car-bomb").does("aim", "elvis").gathers().part("power", 8 + 10)
    game.rolls(6, 6).settle().expect(0, plots=["jake-day", "fnord"]).expect("elvis", zone="structure").idle()
    given(**position, hands={0: f"{card} sniper earthquake"}).seat(0).may_not(card)
    given(**position, hands={0: f"{card} sniper sniper"}).seat(0).may_not(card)


@pytest.mark.card("clone", "impostor")
def test_the_killed_come_back_by_a_copy() -> None:
    for card, own, payer in (("clone", "clone-arrangers", ""), ("impostor", "kkk saddam-hussein", "kkk")):
        victim = "al-gore" if card == "clone" else "saddam-hussein"
        play = {0: own.replace(" saddam-hussein", ""), 1: BELOW.format(victim)}
        hands = {0: f"sniper {card} {victim}"}
        game = (
            given(play=play, hands=hands)
            .seat(0)
            .plays("sniper", f"{victim}@1")
            .gathers()
            .rolls(1, 1)
            .settle()
        )
        game.expect(f"{victim}@1", zone="killed").plays(
            card, f"{victim}@1", way=int(card == "clone"), using=payer
        )
        game.settle()
        if game.kernel.s.doing == "place":
            game.does(*game.kernel.legal(0)[0])
        game.expect(f"{victim}@0", owner=0, zone="structure").expect(0, destroyed=[])
        given(play={0: own, 1: "elvis"}, hands={0: f"{card} eff"}, destroyed={0: "eff"}).seat(0).may_not(card)


@pytest.mark.card("impostor")
def test_an_impostor_needs_a_kindred_group_and_an_open_arrow() -> None:
    hands, rival = {0: "sniper impostor saddam-hussein"}, BELOW.format("saddam-hussein")
    for own, able in (
        ("kkk dentists", True),
        ("dentists cable-tv", False),
        ("cycle-gangs urban-gangs survivalists punk-rockers", False),
    ):
        game = given(play={0: own, 1: rival}, hands=hands).seat(0).plays("sniper", "saddam-hussein@1")
        game = game.gathers().succeeds().settle()
        (game.may if able else game.may_not)("impostor")


@pytest.mark.card("media-blitz", "counter-revolution")
def test_the_destroyed_come_back_by_a_copy() -> None:
    for card, group, payer in (("media-blitz", "kkk", "big-media"), ("counter-revolution", "canada", "")):
        position = {"play": {0: "big-media dentists"}, "hands": {0: f"{card} {group}"}}
        game = given(**position, destroyed={1: group}).seat(0).does("attack", ROOT).cannot("control", group)
        game.does("call-off").plays(card, f"{group}@1", using=payer).settle().does(
            "attack", "big-media" if not payer else ROOT
        )
        game.can("control", f"{group}@0")
        game = given(**position, destroyed={1: group}).seat(0).plays(card, f"{group}@1", using=payer).settle()
        game.expect(1, destroyed=[]).idle()
        given(**position, destroyed={1: group}, spent="0 big-media").seat(0).may_not(card)
    hands, destroyed = {0: "counter-revolution canada"}, {1: "canada"}
    for own, may in (("post-office japan russia", True), ("post-office dentists", False)):
        game = given(play={0: own}, hands=hands, destroyed=destroyed, spent="0").seat(0)
        (game.may if may else game.may_not)("counter-revolution")


@pytest.mark.card("media-blitz")
def test_a_media_blitz_is_no_help_for_the_killed() -> None:
    hands = {0: "sniper media-blitz al-gore"}
    play = {0: "big-media", 1: BELOW.format("al-gore")}
    game = given(play=play, hands=hands).seat(0).plays("sniper", "al-gore@1").gathers().rolls(1, 1).settle()
    game.expect("al-gore@1", zone="killed").may_not("media-blitz").idle()


@pytest.mark.card("and-stay-dead")
def test_and_stay_dead() -> None:
    card = "and-stay-dead"
    position = {"own": "new-york stonehenge", "aid": ROOT, "hands": {0: card}}
    game = attack("destroy", "new-york", "dentists", **position).succeeds().plays(card).settle()
    game.expect("stonehenge", tokens=0).expect("dentists", marks=BURIED).idle()
    game = attack("destroy", "new-york", "dentists", **position, spent="stonehenge").succeeds().may_not(card)


@pytest.mark.card("and-stay-dead")
def test_what_was_discarded_stays_dead_too() -> None:
    hands = {0: "and-stay-dead", 1: "japan"}
    game = given(play={0: "stonehenge", 1: "elvis"}, hands=hands, active=1).seat(1).does("discard", "japan")
    game.seat(0).plays("and-stay-dead", it="japan").settle().expect(1, discards=[])
    game.expect("stonehenge", tokens=0).idle()


@pytest.mark.card("whispering-campaign", "bimbo-at-eleven", "the-men-in-black")
def test_who_is_ruined_never_returns() -> None:
    card = "whispering-campaign"
    position = {"own": "new-york cable-tv", "hands": {0: card}}
    game = attack("destroy", "new-york", "al-gore", **position).plays(card).gives(card, 15).rolls(1, 1)
    game.settle().expect("al-gore", marks=BURIED).expect("cable-tv", tokens=0)
    attack("destroy", "new-york", "dentists", **position).plays(card, way=1).gives(card, 10)
    attack("control", "new-york", "elvis", **position).may_not(card)
    play, hands = {0: "cable-tv", 1: "hawaii"}, {0: f"epidemic {card}"}
    given(play=play, hands=hands).seat(0).plays("epidemic", "hawaii").gathers().may_not(card)
    card = "bimbo-at-eleven"
    game = attack("destroy", "cable-tv", "al-gore", hands={0: card}).plays(card).gives(card, 5)
    game.told("attack-privileged").idle()
    position = {"hands": {0: card}, "seats": 3, "play": {2: "big-media post-office"}}
    game = attack("destroy", "cable-tv", "al-gore", **position).plays(card).gathers().seat(2)
    game.can("oppose", "big-media").cannot("oppose", "post-office").idle()
    attack("destroy", "new-york", "elvis", hands={0: card}).may_not(card)
    attack("destroy", "cable-tv", "nancy-reagan", hands={0: card}).may_not(card)
    card = "the-men-in-black"
    game = (
        attack("destroy", card, "kkk", aid=ROOT)
        .gives(card, 4)
        .succeeds()
        .settle()
        .expect("kkk", marks=BURIED)
    )
    game = attack("destroy", "n-s-a", "kkk", own=f"n-s-a {card}").gives(card, 0)
    game.joins("aid", card).gives(card, 4).idle()


@pytest.mark.card("blitzkrieg")
def test_a_blitzkrieg_lets_a_captured_group_act() -> None:
    card = "blitzkrieg"
    game = attack("control", "new-york", "dentists", aid=ROOT, hands={0: card}).succeeds()
    game.does("place", "new-york", "left").plays(card).settle().expect("dentists", tokens=1, owner=0).idle()
    attack("control", "new-york", "dentists", aid=ROOT, hands={0: card}).fails().settle().may_not(card)


@pytest.mark.card("the-second-bullet")
def test_the_second_bullet_brings_helpers_after_the_dice() -> None:
    card = "the-second-bullet"
    position = {"own": "new-york the-mafia", "aid": ROOT, "hands": {0: card}}
    game = attack("destroy", "new-york", "supreme-court", **position)
    number = game.sees(None).attack.number
    game.rolls(*_dice(number + 1)).plays(card).does("pick", "the-mafia").settle()
    game.expect("supreme-court", zone="destroyed")
    attack("control", "new-york", "dentists", **position).fails().may_not(card)
    position["own"] = "new-york the-mafia fraternal-orders"
    game = attack("destroy", "new-york", "supreme-court", **position).fails().plays(card)
    game.can("pick", "the-mafia").cannot("pick", "fraternal-orders").cannot("pick", "new-york")


def _dice(roll: int) -> tuple[int, int]:
    return max(1, roll - 6), min(6, roll - 1)


@pytest.mark.card("france", "italy")
def test_free_defence() -> None:
    for card, friend, other in (("france", "eff", "dentists"), ("italy", "wargamers", "dentists")):
        game = attack("control", "new-york", friend, theirs=f"{friend} {card}", spent=card).seat(1)
        game.joins("oppose", card).part("oppose", -3).expect(card, tokens=0).cannot("oppose", card).idle()
        attack("control", "new-york", other, theirs=f"{other} {card}", spent=card).seat(1).cannot(
            "oppose", card
        )
    for tokens in (0, 1):
        game = attack("control", "new-york", "france", tokens={"france": tokens}).seat(1)
        game.joins("oppose", "france").part("defence", -6).expect("france", tokens=tokens)


@pytest.mark.card("israel", "moonies", "religious-reich")
def test_who_breaks_a_privilege() -> None:
    for card, leader in (
        ("israel", "phone-company"),
        ("moonies", "phone-company"),
        ("religious-reich", "republicans"),
    ):
        position = {"seats": 3, "play": {2: f"{card} post-office"}}
        game = (
            attack("control", leader, "elvis", **position).uses(ROOT).seat(2).cannot("oppose", "post-office")
        )
        game.joins("oppose", card).told("attack-privileged", on=0).seat(0).settle()
    hands, tokens = {2: "charismatic-leader"}, {"moonies": 2}
    game = given(3, play={0: "phone-company", 1: "elvis", 2: "moonies"}, hands=hands, tokens=tokens).seat(2)
    game.plays("charismatic-leader", "moonies").settle().expect("moonies", power=6, global_power=2).seat(0)
    game.controls("elvis", by="phone-company").uses(ROOT).gathers().seat(2).joins("oppose", "moonies")
    game.part("oppose", -6).idle()
    position = {"seats": 3, "play": {2: "religious-reich"}}
    attack("control", "phone-company", "elvis", **position).uses(ROOT).seat(2).cannot(
        "oppose", "religious-reich"
    )
    attack("control", ROOT, "mossad", own="israel").gives("israel", 8)


@pytest.mark.card("pollsters")
def test_pollsters_know_what_to_say() -> None:
    attack("control", "phone-company", "post-office").part("opposite", -4)
    game = attack("control", "phone-company", "post-office", own="phone-company pollsters")
    game.joins("aid", "pollsters").part("opposite", 0).idle()
    game = attack("control", "post-office", "supreme-court", theirs="supreme-court pollsters")
    game.part("same", 4).seat(1).joins("oppose", "pollsters").part("same", 0)


@pytest.mark.card("death-mask")
def test_the_death_mask_enters_after_the_dice() -> None:
    position = {"own": "new-york stonehenge", "aid": ROOT, "resources": {0: "death-mask"}}
    game = attack("control", "new-york", "w-i-t-c-h", links={"death-mask": "stonehenge"}, **position)
    number = game.sees(None).attack.number
    game.rolls(*_dice(number + 1)).joins("aid", "stonehenge").settle()
    game.expect("w-i-t-c-h", owner=0).expect("stonehenge", tokens=0)
    game = attack("control", "new-york", "w-i-t-c-h", **position).rolls(6, 4).cannot("aid", "stonehenge")
    position = {"theirs": "dentists stonehenge", "resources": {1: "death-mask"}, "aid": ROOT}
    game = attack("control", "new-york", "dentists", links={"death-mask": "stonehenge"}, **position)
    number = game.sees(None).attack.number
    game.rolls(*_dice(number)).seat(1).joins("oppose", "stonehenge").settle().expect("dentists", owner=1)


@pytest.mark.card("center-for-disease-control")
def test_biological_warfare() -> None:
    card = "center-for-disease-control"
    game = (
        attack("destroy", card, "hawaii", spent="1 hawaii").uses(card, way=1).gives(card, 15).fails().settle()
    )
    game.expect(card, zone="destroyed").expect(1, destroyed=[card]).idle()
    attack("destroy", card, "hawaii").uses(card, way=1).may_not(card, 1)
    game = attack("destroy", card, "hawaii", own=f"{card} c-i-a", aid=f"{ROOT} c-i-a", spent="1 hawaii")
    game.fails().settle().expect(card, zone="structure")
    attack("destroy", card, "dentists").may_not(card, 1)


@pytest.mark.card("corruption")
def test_corruption_steals_relief() -> None:
    position = {"play": {0: "boy-sprouts", 1: "dinosaur-park"}, "devastated": "dinosaur-park"}
    game = given(**position, hands={1: "corruption"}, spent="0 1").seat(0)
    game.does("relieve", "dinosaur-park", "boy-sprouts").seat(1).plays("corruption").settle()
    game.expect("dinosaur-park", marks=1).expect("boy-sprouts", tokens=0)


@pytest.mark.card("survivalists", "red-cross")
def test_relief_by_itself() -> None:
    hands = {0: "hurricane"}
    for own in (BELOW.format("hawaii>red-cross"), BELOW.format("hawaii>survivalists"), "hawaii survivalists"):
        game = given(play={0: "kkk", 1: own}, hands=hands).seat(0).plays("hurricane", "hawaii")
        game.gathers().rolls(3, 2).settle().expect("hawaii", marks=DEVASTATED).does("end").seat(1).settle()
        game.expect("hawaii", marks=0)
    attack("destroy", ROOT, "red-cross").gives("red-cross", -15)


@pytest.mark.card("annual-convention")
def test_an_annual_convention_meets_in_the_ruins() -> None:
    card = "annual-convention"
    play, hands = {0: "kkk", 1: f"{BELOW.format('las-vegas')} dentists"}, {0: f"earthquake {card}"}
    for roll, power in ((2, 12), (9, 9)):
        game = given(play=play, hands=hands).seat(0).plays("earthquake", "las-vegas").gathers()
        game.rolls(*_dice(roll)).plays(card, "dentists").gathers().part("power", power).idle()
    for host, aid in (("boy-sprouts", 3), ("cycle-gangs", 2)):
        position = {"play": {0: "w-i-t-c-h kkk", 1: f"{BELOW.format('las-vegas')} {host}"}, "hands": hands}
        game = given(**position).seat(0).plays("earthquake", "las-vegas").gathers().rolls(1, 1)
        game.plays(card, host).gathers().cannot("aid", "kkk").joins("aid", "w-i-t-c-h").part("aid", aid)
    given(play=play, hands=hands).seat(0).may_not(card)


@pytest.mark.card("ninjas", "paranoids", "red-cross", "servants-of-cthulhu")
@pytest.mark.rule("INW-119")
def test_any_attempt_to_destroy_may_be_instant() -> None:
    play = {0: "kkk", 1: f"{BELOW.format('las-vegas')} ninjas paranoids red-cross"}
    hands, roots = {0: "earthquake annual-convention"}, {0: "servants-of-cthulhu"}
    game = given(play=play, hands=hands, illuminati=roots).seat(0).plays("earthquake", "las-vegas").gathers()
    game.gives("paranoids", 0).rolls(*_dice(2)).plays("annual-convention", "ninjas").gathers()
    game.gives("ninjas", -10).gives("servants-of-cthulhu", 4).gives("paranoids", -2).settle()
    game.expect("ninjas", tokens=2).idle()
    game = given(play=play, hands=hands).seat(0).plays("earthquake", "las-vegas").gathers()
    game.rolls(*_dice(2)).plays("annual-convention", "red-cross").gathers().gives("red-cross", -15)


@pytest.mark.card("head-in-a-jar")
def test_a_head_in_a_jar_goes_on_by_telephone() -> None:
    hands = {0: "sniper car-bomb", 1: "head-in-a-jar"}
    game = (
        strikes("sniper car-bomb", "al-gore", hands=hands).rolls(1, 1).seat(1).plays("head-in-a-jar").settle()
    )
    game.expect("al-gore", owner=1, zone="structure", linked=["head-in-a-jar"]).expect(0, destroyed=[])
    game.seat(0).plays("car-bomb", "al-gore").gathers().gives("head-in-a-jar", -10).idle()
    game.seat(0).does("end").seat(1).settle().does("attack", "al-gore").cannot("control", "kkk")


@pytest.mark.card("head-in-a-jar")
@pytest.mark.rule("EVL-40")
def test_a_head_in_a_jar_keeps_its_puppets_and_gets_no_new_ones_whoever_has_it() -> None:
    hands = {0: "sniper kkk", 1: "head-in-a-jar"}
    play = {0: "new-york", 1: BELOW.format("al-gore>dentists")}
    game = given(play=play, hands=hands).seat(0).plays("sniper", "al-gore").gathers().rolls(1, 1)
    game.seat(1).plays("head-in-a-jar").settle().expect("dentists", master="al-gore").seat(0)
    game.controls("al-gore", by="new-york", aid=ROOT).succeeds().does("place", "new-york", "top").settle()
    game.expect("dentists", master="al-gore", owner=0).does("end").seat(1).settle().does("end").seat(0)
    game.settle().does("attack", "al-gore").cannot("control", "kkk").can("destroy", "phone-company")
    game.does("call-off").controls("kkk", by=ROOT).can("aid", "al-gore").idle()


@pytest.mark.card("rewriting-history")
def test_history_is_rewritten() -> None:
    card = "rewriting-history"
    position = {"play": {0: "big-media", 1: "dentists"}, "hands": {0: card}}
    game = given(**position, destroyed={0: "fraternal-orders"}).seat(0).plays(card, "fraternal-orders")
    game.does("turn", "reverse").expect("fraternal-orders", alignments=["liberal"]).expect(0, tokens=0).idle()
    given(**position).seat(0).may_not(card)
    given(**position, destroyed={0: "kkk"}, spent="0").seat(0).may_not(card)
    media = {"hands": {0: card}, "destroyed": {1: "kkk"}, "spent": "0"}
    given(play={0: "big-media cable-tv"}, **media).seat(0).may_not(card)
    game = given(play={0: "big-media cable-tv comic-books"}, **media).seat(0).plays(card, "kkk")
    game.does("turn", "add", 1).expect("big-media", tokens=0).expect("comic-books", tokens=0)
    assert "corporate" in game.look("kkk", "alignments")


@pytest.mark.card("france", "italy")
@pytest.mark.rule("INW-087", "INW-096")
def test_they_defend_for_nothing_but_pay_to_destroy_an_own_group() -> None:
    for card, friend in (("france", "cfl-aio"), ("italy", "flat-earthers")):
        position = {"play": {0: f"{card} {friend} c-i-a n-s-a"}}
        game = given(**position, spent=card).seat(0).destroys(friend, by="c-i-a")
        game.can("aid", "bavarian-illuminati").cannot("aid", card).idle()
