"""Who attacks, who aids, how it is announced, and what the dice mean (ILL-5.1)."""

import pytest

from bot.games.illuminati.draw import scene
from bot.games.illuminati.say import twins
from bot.scene.scene import Icon
from bot.ui.words.catalogue import Catalogue
from tests.games.illuminati.test_scene import every
from tests.support.illuminati import given

BAVARIA, NETWORK, UFOS = "the-bavarian-illuminati", "the-network", "the-ufos"
OPEN = "texas california"


# -- who leads


@pytest.mark.rule("ILL-5.1a")
@pytest.mark.parametrize("leader", [BAVARIA, "the-mafia", "yuppies"])
def test_any_card_with_power_leads_the_illuminati_included(leader: str) -> None:
    game = given(play={0: "the-mafia>yuppies"}, uncontrolled=OPEN).seat(0).controls("texas", by=leader)
    game.told("attack-announced", seat=0, card=leader, target="texas", kind="control").misses().idle()


@pytest.mark.rule("ILL-5.1a")
def test_only_own_cards_in_the_own_turn() -> None:
    game = given(play={0: "the-mafia", 1: "c-i-a"}, uncontrolled=OPEN).seat(0)
    game.refuses("attack", "c-i-a", why="refused-not-yours").refuses(
        "attack", "texas", why="refused-not-yours"
    )
    game.seat(1).refuses("attack", "c-i-a", why="refused-not-your-turn").idle()


@pytest.mark.rule("ILL-5.1b")
def test_who_has_led_takes_part_no_more_in_this_turn() -> None:
    game = given(play={0: "c-i-a the-mafia"}, uncontrolled=OPEN).seat(0)
    game.controls("texas", by="c-i-a").misses().settle().refuses("attack", "c-i-a", why="refused-tired")
    game.does("attack", "the-mafia").does("control", "texas").cannot("aid", "c-i-a").misses().idle()
    game.ends_turn().seat(1).ends_turn().seat(0).can("attack", "c-i-a").idle()


@pytest.mark.rule("ILL-5.1b")
def test_who_has_aided_takes_part_no_more_in_this_turn() -> None:
    game = given(play={0: "c-i-a the-mafia f-b-i"}, uncontrolled=OPEN).seat(0)
    game.controls("texas", by="the-mafia", aid="c-i-a").misses().settle()
    game.refuses("attack", "c-i-a", why="refused-tired")
    game.does("attack", "f-b-i").does("control", "texas").cannot("aid", "c-i-a").misses().idle()


@pytest.mark.rule("ILL-5.1c")
def test_the_ufos_take_part_in_two_attacks_with_full_power() -> None:
    game = given(illuminati={0: UFOS}, play={0: "the-mafia"}, uncontrolled="hollywood yuppies hackers").seat(
        0
    )
    game.controls("hollywood", by=UFOS).expect("attack", number=6).misses().settle()
    game.controls("yuppies", by=UFOS).expect("attack", number=6 - 4).misses().settle().expect(UFOS, attacks=2)
    game.refuses("attack", UFOS, why="refused-tired").idle()


@pytest.mark.rule("ILL-5.1c")
@pytest.mark.parametrize(
    ("attacks", "words"), [(0, "and left"), (1, "may attack again"), (2, "has attacked")]
)
def test_everybody_sees_whether_the_ufos_may_attack_again(attacks: int, words: str) -> None:
    game = given(illuminati={0: UFOS}, uncontrolled="hollywood yuppies").seat(0)
    for _ in range(attacks):
        game.controls("hollywood", by=UFOS).misses().settle()
    view, say = game.sees(None), Catalogue().format
    assert "\n".join(map(say, twins.structure(view, 0))).endswith(words)
    shown = every(scene.structure(view, 0, {0: "Ada"}, say).items)
    assert ("attack" in [item.name for item in shown if isinstance(item, Icon)]) == (attacks == 2)


@pytest.mark.rule("ILL-5.1c")
def test_the_ufos_may_lead_once_and_aid_once() -> None:
    game = given(illuminati={0: UFOS}, play={0: "the-mafia"}, uncontrolled="hollywood yuppies").seat(0)
    game.controls("hollywood", by="the-mafia", aid=UFOS).expect(
        "attack", parts={"power": 7, "aid": 6}
    ).misses().settle()
    game.controls("yuppies", by=UFOS).misses().idle()


@pytest.mark.rule("ILL-5.1c", "ILL-5.1b")
def test_other_illuminati_take_part_in_one() -> None:
    game = given(uncontrolled=OPEN).seat(0).controls("texas", by=BAVARIA).misses().settle()
    game.refuses("attack", BAVARIA, why="refused-tired").idle()


# -- the announcement and its aid


@pytest.mark.rule("ILL-5.1d")
def test_everything_is_announced_before_money_is_spent() -> None:
    game = given(play={0: "the-mafia c-i-a f-b-i"}, uncontrolled=OPEN, treasuries={0: 9}).seat(0)
    game.does("attack", "the-mafia").cannot("spend", BAVARIA, 1, 1).does("control", "texas")
    game.cannot("spend", BAVARIA, 1, 1).does("aid", "c-i-a").passes()
    game.told("attack-announced", to=1, card="the-mafia", target="texas", kind="control", aid=[13])
    game.spends(1).cannot("aid", "f-b-i").refuses("aid", "f-b-i").expect(
        "attack", aid="c-i-a"
    ).misses().idle()


@pytest.mark.rule("ILL-5.1d")
def test_what_is_not_announced_yet_only_the_attacker_knows() -> None:
    game = given(play={0: "the-mafia c-i-a"}, uncontrolled=OPEN).seat(0).does("attack", "the-mafia")
    game.does("control", "texas").not_told("attack-announced")
    assert [game.sees(viewer).attack is not None for viewer in (0, 1, None)] == [True, False, False]
    game.does("aid")
    assert [game.sees(viewer).attack.target for viewer in (0, 1, None)] == [79, 79, 79]
    game.misses().idle()


@pytest.mark.rule("ILL-5.1e")
def test_any_number_of_own_cards_aid_whatever_their_alignments() -> None:
    """The Lasers are Communist and oppose both leader and target; Madison Avenue has no alignment at all."""
    game = given(
        play={0: "pentagon big-media orbital-mind-control-lasers>madison-avenue the-men-in-black"},
        uncontrolled=OPEN,
    )
    game.seat(0).controls(
        "texas",
        by="pentagon",
        aid=f"{BAVARIA} big-media orbital-mind-control-lasers madison-avenue the-men-in-black",
    )
    aid = 10 + 3 + 2 + 3 + 2
    game.expect("attack", parts={"power": 6, "aid": aid, "resistance": -6, "same": 8}).misses().idle()


@pytest.mark.rule("ILL-5.1e")
def test_without_transferable_power_no_aid() -> None:
    game = given(play={0: "c-i-a the-mafia"}, uncontrolled=OPEN).seat(0).does("attack", "c-i-a")
    game.does("control", "texas").cannot("aid", "the-mafia").can("aid", BAVARIA).misses().idle()


@pytest.mark.rule("ILL-5.1f")
def test_only_the_attackers_own_structure_aids() -> None:
    game = given(
        3, play={0: "the-mafia c-i-a", 1: "f-b-i", 2: "big-media"}, uncontrolled="post-office texas"
    ).seat(0)
    game.does("attack", "the-mafia").does("control", "texas")
    for foreign in ("f-b-i", "big-media", "post-office", NETWORK):
        game.cannot("aid", foreign).refuses("aid", foreign, why="shape-foreign")
    game.can("aid", "c-i-a").misses().idle()


# -- the dice


@pytest.mark.rule("ILL-5.1g")
@pytest.mark.parametrize(("roll", "owner"), [((2, 2), 0), ((2, 3), 0), ((3, 3), None), ((6, 4), None)])
def test_the_roll_must_not_exceed_the_number(roll: tuple[int, int], owner: int | None) -> None:
    """The Mafia, Power 7, need 7 - 6 + 4 = 5 against Texas."""
    game = given(play={0: "the-mafia"}, uncontrolled=OPEN).seat(0).controls("texas", by="the-mafia")
    game.expect("attack", number=5).rolls(*roll).told("dice-rolled", roll=list(roll), number=5).settle()
    if owner == 0:
        game.does("place", "the-mafia", "top")
    game.expect("texas", owner=owner).idle()


@pytest.mark.rule("ILL-5.1h")
@pytest.mark.parametrize(("roll", "success"), [((5, 5), True), ((5, 6), False), ((6, 6), False)])
def test_11_and_12_always_fail(roll: tuple[int, int], success: bool) -> None:
    game = given(play={0: "the-mafia"}, uncontrolled="hollywood texas", treasuries={0: 20}).seat(0)
    game.controls("hollywood", by=BAVARIA).spends(10).expect("attack", number=20).rolls(*roll).settle()
    if success:
        game.does("place", BAVARIA, "right").does("endow", 0)
    game.told("attack-succeeded" if success else "attack-failed", number=20)
    game.expect("hollywood", owner=0 if success else None).idle()


@pytest.mark.rule("ILL-5.1i")
@pytest.mark.parametrize(
    ("spent", "number", "always", "success"),
    [(0, 1, False, False), (1, 2, False, True), (0, 1, True, True), (1, 2, True, True)],
)
def test_needing_less_than_2(spent: int, number: int, always: bool, success: bool) -> None:
    """The F.B.I. need 4 - 7 + 4 = 1 against the Federal Reserve and may roll all the same."""
    game = given(
        play={0: "f-b-i"}, uncontrolled="federal-reserve", treasuries={0: 1}, two_always_succeeds=always
    )
    game.seat(0).controls("federal-reserve", by="f-b-i")
    if spent:
        game.spends(spent)
    game.expect("attack", number=number).rolls(1, 1).settle()
    if success:
        game.does("place", "f-b-i", "top")
    game.expect("federal-reserve", owner=0 if success else None).idle()


@pytest.mark.rule("ILL-5.1i")
def test_that_a_2_always_succeeds_helps_no_other_roll() -> None:
    game = given(play={0: "f-b-i"}, uncontrolled="federal-reserve", two_always_succeeds=True).seat(0)
    game.controls("federal-reserve", by="f-b-i").rolls(1, 2).idle().expect("federal-reserve", owner=None)


@pytest.mark.rule("ILL-5.1i")
def test_an_assassination_helps_only_if_the_number_reaches_2() -> None:
    for treasury, success in ((0, False), (1, True)):
        game = given(
            play={0: "f-b-i"},
            uncontrolled="federal-reserve",
            treasuries={0: treasury},
            hands={0: "assassination"},
        )
        game.seat(0).controls("federal-reserve", by="f-b-i")
        if treasury:
            game.spends(1)
        game.rolls(6, 6).plays("assassination").settle()
        if success:
            game.does("place", "f-b-i", "top")
        game.expect("federal-reserve", owner=0 if success else None).idle()


@pytest.mark.rule("ILL-5.1j")
def test_a_failed_attack_leaves_everything_in_place() -> None:
    game = given(
        play={0: "the-mafia c-i-a", 1: "texas>yuppies"}, treasuries={"texas": 5, "yuppies": 3, "the-mafia": 2}
    ).seat(0)
    game.controls("texas", by="the-mafia").misses().settle()
    game.expect("texas", owner=1, money=5, puppets="yuppies", master=NETWORK).expect("yuppies", money=3)
    game.expect("the-mafia", owner=0, money=2).expect("table", actions=1)
    game.controls("texas", by="c-i-a").misses().settle().expect("texas", owner=1).expect(
        "table", actions=0
    ).idle()


@pytest.mark.rule("ILL-5.1k")
def test_no_group_attacks_itself() -> None:
    game = given(play={0: "the-mafia c-i-a"}, uncontrolled=OPEN).seat(0).does("attack", "the-mafia")
    game.refuses("destroy", "the-mafia", why="refused-itself").refuses(
        "control", "the-mafia", why="refused-own-group"
    )
    game.does("destroy", "c-i-a").misses().idle()


@pytest.mark.rule("ILL-5.1k")
def test_none_aids_in_its_own_destruction_but_its_master_and_puppets_may() -> None:
    game = given(play={0: "the-mafia f-b-i>c-i-a>big-media"}).seat(0).does("attack", "the-mafia")
    game.does("destroy", "c-i-a").cannot("aid", "c-i-a").can("aid", "f-b-i").can("aid", "big-media")
    game.does("aid", "f-b-i", "big-media").misses().idle()
