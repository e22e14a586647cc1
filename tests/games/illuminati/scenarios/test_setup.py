"""Cards and words, and what happens before the first turn (ILL-1, ILL-2)."""

import pytest

from bot.engine.chance import shuffle
from bot.engine.moves import CHANCE, Refused
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.rules import INFO, RULES
from tests.support.illuminati import Game, fresh, given
from tests.support.scenario import chance_value

DECK = [
    card
    for card, kind in enumerate(CARDS.KIND)
    if kind in ("group", "special") and CARDS.SET[card] == "classic"
]


def dealt(wanted: str, seats: int = 2, **options: object) -> Game:
    """A fresh game in which seat 0 has been dealt `wanted`."""
    for value in range(200):
        game = fresh(seats, **options).chance(value)
        if game.root(0) == wanted:
            return game
    raise AssertionError(f"{wanted} is never dealt to seat 0")


def order(value: int) -> list[str]:
    """The cards of the deck that chance `value` shuffles, the first to be drawn first."""
    cards = list(DECK)
    shuffle(value, cards)
    return [CARDS.SLUG[card] for card in reversed(cards)]


def begun(seats: int = 2) -> Game:
    """A game in the main part of its first turn."""
    game = fresh(seats).chance(3).chance(0)
    for seat in list(game.kernel.s.waiting):
        if seat != CHANCE:
            game.seat(seat).does("goal", "the-network")
    for value in range(20):
        if CHANCE in game.kernel.s.waiting:
            game.chance(value)
    return game.settle()


# -- cards and words


@pytest.mark.rule("ILL-1a")
@pytest.mark.parametrize("seats", [1, 9])
def test_one_or_nine_cannot_play(seats: int) -> None:
    with pytest.raises(Refused) as refusal:
        RULES.setup(seats, INFO.settle({}))
    assert [reason.key for reason in refusal.value.reasons] == ["refused-seats"]


@pytest.mark.rule("ILL-1a")
@pytest.mark.parametrize(("seats", "groups"), [(2, 13), (6, 9), (7, 8), (8, 8)])
def test_two_to_eight_can_play(seats: int, groups: int) -> None:
    """With seven or eight nothing changes but the basic goal."""
    game = begun(seats)
    assert {seat.basic[1] for seat in game.sees(None).seats} == {groups}
    game.expect("table", turn=1, actions=2).idle()


@pytest.mark.rule("ILL-1b")
def test_a_structure_is_a_tree_of_masters_and_puppets() -> None:
    game = given(play={0: {"bottom": {"the-mafia": {"top": "cycle-gangs"}}}}, treasuries={0: 9})
    game.expect("the-mafia", master="the-bavarian-illuminati", arrow="bottom", puppets="cycle-gangs")
    game.expect("cycle-gangs", master="the-mafia", arrow="top", puppets="")
    game.expect(0, groups="the-mafia cycle-gangs")
    game.transfers(9, "the-bavarian-illuminati", "the-mafia").transfers(4, "the-mafia", "cycle-gangs")
    game.expect("cycle-gangs", money=4).idle()


@pytest.mark.rule("ILL-1b")
def test_master_and_grandchild_are_not_adjacent() -> None:
    game = given(play={0: "the-mafia>cycle-gangs"}, treasuries={0: 9})
    game.seat(0).refuses(
        "transfer", "the-bavarian-illuminati", "cycle-gangs", 1, why="refused-not-adjacent"
    ).idle()


@pytest.mark.rule("ILL-1c")
def test_every_card_has_a_treasury_that_all_may_count() -> None:
    game = given(play={0: "the-mafia"}, treasuries={0: 3, "the-mafia": 4}).expect(0, money=3, wealth=7)
    for viewer in (0, 1, None):
        seen = game.sees(viewer).seats[0]
        assert [card.money for card in seen.structure] == [3, 4]
        assert seen.money == 7
    game.idle()


@pytest.mark.rule("ILL-1c")
def test_hidden_money_is_seen_by_its_owner_alone() -> None:
    game = given(play={0: "the-mafia"}, treasuries={0: 3, "the-mafia": 4}, money="hidden")
    assert [card.money for card in game.sees(0).seats[0].structure] == [3, 4]
    for viewer in (1, None):
        seen = game.sees(viewer).seats[0]
        assert [card.money for card in seen.structure] == [None, None]
        assert seen.money is None
    game.seat(0).transfers(2, "the-mafia", "the-bavarian-illuminati")
    game.told("money-moved", to=0, amount=2)
    assert all(
        "amount" not in (event.seen_by(1) or {}) for event in game.events if event.kind == "money-moved"
    )
    game.idle()


@pytest.mark.rule("ILL-1d")
def test_where_cards_lie_that_nobody_controls() -> None:
    game = given(uncontrolled="texas", hands={0: "slush-fund"}, play={0: "the-mafia"})
    game.seat(0).plays("slush-fund").settle().expect("slush-fund", zone="discards")
    game.destroys("texas", by="the-mafia").spends(5).rolls(1, 1).settle().expect(
        "texas", zone="dead", owner=None
    )
    game.does("drop", "the-mafia").expect("the-mafia", zone="uncontrolled", owner=None, money=0)
    assert [card.card for card in game.sees(None).uncontrolled] == [CARDS.id("the-mafia")]
    with pytest.raises(Refused):
        game.host("adjust", "money", "the-mafia", 5)
    game.idle()


OPPOSED = [
    ("pentagon", "robot-sea-monsters"),  # Government, Violent, Straight against Communist, Violent
    ("democrats", "republicans"),  # Liberal against Conservative
    ("copy-shops", "american-autoduel-association"),  # Peaceful against Violent, Weird
    ("tobacco-liquor-companies", "punk-rockers"),  # Straight against Weird
]


@pytest.mark.rule("ILL-1e")
@pytest.mark.parametrize(("leader", "target"), OPPOSED)
def test_four_pairs_of_opposites(leader: str, target: str) -> None:
    game = given(play={0: leader}, uncontrolled=target).seat(0).controls(target, by=leader)
    assert dict(game.sees(None).attack.parts)["opposite"] == -4
    game.misses().idle()


@pytest.mark.rule("ILL-1e")
def test_criminal_has_no_opposite() -> None:
    """Criminal Smugglers against the Government's Post Office: nothing opposes, nothing is shared."""
    game = given(play={0: "international-cocaine-smugglers"}, uncontrolled="federal-reserve")
    game.seat(0).controls("federal-reserve", by="international-cocaine-smugglers")
    game.expect("attack", parts={"power": 3, "resistance": -7}).misses().idle()


@pytest.mark.rule("ILL-1f")
def test_two_fanatics_oppose_each_other() -> None:
    """Libertarians and the Moonies are both Fanatic, and that is all they share."""
    game = given(play={0: "libertarians"}, uncontrolled="moonies").seat(0)
    game.controls("moonies", by="libertarians")
    game.expect("attack", parts={"power": 1, "resistance": -4, "opposite": -4}).misses().idle()


@pytest.mark.rule("ILL-1g")
def test_power_0_cannot_lead() -> None:
    game = given(play={0: "cycle-gangs the-men-in-black"}, uncontrolled="texas").seat(0)
    for powerless in ("cycle-gangs", "the-men-in-black"):
        game.cannot("attack", powerless).refuses("attack", powerless, why="refused-powerless")
    game.idle()


@pytest.mark.rule("ILL-1h")
def test_transferable_power_counts_in_aid_only_and_also_without_power() -> None:
    """The Mafia lead with Power 7; the Men in Black, Power 0, aid with 2; the C.I.A. with 4 of their 6."""
    given(play={0: "the-mafia the-men-in-black c-i-a"}, uncontrolled="texas").seat(0).controls(
        "texas", by="the-mafia", aid="the-men-in-black c-i-a"
    ).expect("attack", parts={"power": 7, "aid": 6, "resistance": -6, "same": 4}).misses().idle()


@pytest.mark.rule("ILL-1i")
def test_nobody_can_attack_an_illuminati_card() -> None:
    game = given(play={0: "the-mafia", 1: "texas"}).seat(0).does("attack", "the-mafia")
    for kind in ("control", "neutralize", "destroy"):
        game.refuses(kind, "the-network", why="refused-target")
    root = game.sees(None).seats[1].structure[0]
    assert (root.resistance, root.alignments) == (None, 0)
    game.does("control", "texas").misses().idle()


# -- setup


@pytest.mark.rule("ILL-2a")
def test_everybody_gets_a_random_illuminati_card_face_up() -> None:
    hands = set()
    for value in range(6):
        game = fresh(3).chance(value)
        roots = [game.root(seat) for seat in range(3)]
        assert len(set(roots)) == 3
        assert [CARDS.SLUG[seat.illuminati] for seat in game.sees(None).seats] == roots
        for slug in CARDS.SLUG[:8]:
            game.expect(slug, zone="structure" if slug in roots else "out")
        hands.add(tuple(roots))
    assert len(hands) > 1


@pytest.mark.rule("ILL-2b")
def test_each_illuminati_starts_with_its_own_income() -> None:
    for slug, income in (("the-bavarian-illuminati", 9), ("the-gnomes-of-zurich", 12), ("the-ufos", 8)):
        dealt(slug).expect(slug, money=income)


@pytest.mark.rule("ILL-2c")
def test_groups_and_specials_are_shuffled_into_one_deck() -> None:
    tops = set()
    for value in range(4):
        game = fresh().chance(0).chance(value).expect("table", deck=83 + 15 - 4)
        drawn = order(value)
        kinds = {CARDS.KIND[CARDS.id(slug)] for slug in drawn[:40]}
        assert kinds == {"group", "special"}
        tops.add(tuple(card.card for card in game.sees(None).uncontrolled))
    assert len(tops) == 4


@pytest.mark.rule("ILL-2d")
def test_four_groups_are_turned_up_and_a_special_goes_back() -> None:
    value = next(v for v in range(200) if CARDS.KIND[CARDS.id(order(v)[1])] == "special")
    drawn = order(value)
    groups = [slug for slug in drawn if CARDS.KIND[CARDS.id(slug)] == "group"]
    game = fresh().chance(0).chance(value)
    game.expect("table", uncontrolled=" ".join(groups[:4]), deck=94, discards="")
    game.expect(drawn[1], zone="deck")


@pytest.mark.rule("ILL-2e")
def test_the_highest_roll_begins() -> None:
    game = fresh(3).chance(0).chance(0).chance(chance_value((1, 2, 5, 6, 4, 4)))
    game.told("rolled-for-start", seats=[0, 1, 2], rolls=[3, 11, 8])
    game.settle().expect("table", active=1, turn=1).idle()


@pytest.mark.rule("ILL-2e")
def test_those_who_tie_roll_again() -> None:
    game = fresh(3).chance(0).chance(0).chance(chance_value((5, 5, 1, 1, 4, 6)))
    game.chance(chance_value((1, 1, 6, 1)))
    game.told("rolled-for-start", seats=[0, 2], rolls=[2, 7])
    game.settle().expect("table", active=2).idle()


@pytest.mark.rule("ILL-2e")
@pytest.mark.parametrize(
    ("turn_order", "seats"), [("counter-clockwise", [0, 1, 2, 0]), ("clockwise", [0, 2, 1, 0])]
)
def test_the_order_of_play(turn_order: str, seats: list[int]) -> None:
    game = given(3, turn_order=turn_order)
    for seat in seats:
        game.expect("table", active=seat).idle().seat(seat).ends_turn()


@pytest.mark.rule("ILL-2f")
def test_the_first_player_collects_a_second_time() -> None:
    game = begun().expect("table", turn=1, actions=2)
    first = game.kernel.s.active
    for seat, times in ((first, 2), (1 - first, 1)):
        game.expect(seat, money=times * CARDS.INCOME[CARDS.id(game.root(seat))])
    game.idle()


@pytest.mark.rule("ILL-2g")
def test_the_ufos_choose_a_goal_in_secret() -> None:
    game = dealt("the-ufos").chance(0).waits_for(0).seat(0)
    game.cannot("goal", "the-ufos").does("goal", "the-gnomes-of-zurich").expect(
        0, goal="the-gnomes-of-zurich"
    )
    game.told("goal-chosen", to=0, goal="the-gnomes-of-zurich").told("goal-chosen", to=1, seat=0)
    assert all("goal" not in (event.seen_by(1) or {}) for event in game.events if event.kind == "goal-chosen")
    assert [game.sees(viewer).seats[0].goal_card for viewer in (0, 1, None)] == [3, -1, -1]
    game.chance(chance_value((6, 6, 1, 1))).settle().idle()


@pytest.mark.rule("ILL-2g")
def test_without_the_ufos_nobody_chooses_a_goal() -> None:
    game = dealt("the-network")
    if game.root(1) != "the-ufos":
        game.chance(0).waits_for(CHANCE).expect(0, goal="the-network")
