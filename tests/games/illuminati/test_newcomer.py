"""What somebody reads and is offered who plays for the first time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.engine.moves import text
from bot.games.contract import Page
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.minds.ease import ATTACK, EASE
from bot.games.illuminati.play.power import KINDS
from bot.games.illuminati.say.phrases import percent
from bot.games.illuminati.say.words import WORDS
from bot.games.kit.phrases import MINUS, plain
from bot.ui.controls.choosing import Wording
from bot.ui.controls.composing import Composer
from tests.games.illuminati.test_scene import say
from tests.support.illuminati import Game, given
from tests.support.illuminati_views import NAMES


def log(game: Game, kind: str) -> str:
    """How a spectator reads the last event of a kind."""
    told = WORDS.happened(game.sees(None), [event for event in game.events if event.kind == kind][-1])
    assert told is not None
    return say(told)


def labels(page: Page | None) -> Iterator[str]:
    """All that a page offers."""
    assert page is not None
    assert page.chosen is not None
    yield say(page.chosen.label)
    yield from (say(plan.label) for _, row in page.rows for plan in row)


@pytest.mark.rule("ILL-5.1g")
@pytest.mark.parametrize(
    ("dice", "means"), [((1, 2), "low enough"), ((4, 5), "too high"), ((6, 6), "11 and 12 always fail")]
)
def test_the_dice_say_what_was_needed_and_what_they_mean(dice: tuple[int, int], means: str) -> None:
    game = given(2, play={0: "the-mafia"}, uncontrolled="texas").seat(0).controls("texas", by="the-mafia")
    game.rolls(*dice)
    assert log(game, "dice-rolled").endswith(f"or less is needed: {means}")
    game.settle()


@pytest.mark.rule("ILL-8")
def test_a_deal_tells_everybody_who_gives_which_group() -> None:
    game = given(play={0: "the-mafia", 1: "yuppies"}).seat(0)
    game.offers(1, "the-mafia", wants_cards="yuppies").seat(1).accepts()
    told = log(game, "deal-done")
    assert f"The Mafia from {NAMES[0]}" in told
    assert f"Yuppies from {NAMES[1]}" in told
    game.settle()


def test_money_of_somebody_else_says_on_which_side_it_is_spent() -> None:
    game = given(2, play={0: "the-mafia", 1: "yuppies"}, treasuries={0: 30, 1: 30}).seat(0)
    game.controls("yuppies", by=game.root(0)).until("spending").spends(20)
    while 1 not in game.kernel.s.waiting:
        game.passes()
    assert any(" MB against it: " in label for label in labels(EASE.page(game.sees(1), game.ask_of(1), ())))
    game.settle()


@pytest.mark.parametrize("rival", [0, 5])
def test_more_money_that_changes_nothing_is_offered_only_against_an_answer(rival: int) -> None:
    """What makes more than 10 is wasted, unless somebody could still spend money against it."""
    treasuries = {0: 60, 1: rival}
    game = given(2, play={0: "the-mafia"}, treasuries=treasuries, uncontrolled="texas").seat(0)
    view, ask = game.sees(0), game.ask_of(0)
    best = next(plan for plan in EASE.first(view, ask) if plan.label.key == "ill-plan-best")
    offered = [label for label in labels(EASE.page(view, ask, best.key)) if label.startswith("+")]
    assert any("no change" in label for label in offered) is bool(rival)


def asked(game: Game, seat: int) -> Game:
    """The same when that seat may spend money in the attack."""
    game.until("spending")
    while seat not in game.kernel.s.waiting:
        game.passes()
    return game


def offered(game: Game, seat: int) -> list[str]:
    """The buttons in front of somebody who may spend money in an attack, the blue one first."""
    page = EASE.page(game.sees(seat), game.ask_of(seat), ())
    if page is None:
        return [say(plan.label) for plan in EASE.first(game.sees(seat), game.ask_of(seat))]
    assert page.chosen is not None
    return [say(plan.label) for plan in (page.chosen, *page.aside)]


@pytest.mark.rule("ILL-5.3")
def test_whoever_is_not_concerned_by_an_attack_is_offered_first_to_let_it_be() -> None:
    game = given(3, play={0: "the-mafia"}, treasuries={0: 30, 1: 30}, uncontrolled="yuppies").seat(0)
    first, second, *_ = offered(asked(game.controls("yuppies", by=game.root(0)), 1), 1)
    assert first.startswith("Let it be")
    assert "wins" not in first
    assert second.startswith("Spend ")
    game.settle()


@pytest.mark.rule("ILL-10b")
def test_whoever_could_stop_a_victory_reads_so_and_is_offered_first_to_spend() -> None:
    weird = "s-m-o-f>science-fiction-fans l-4-society>the-men-in-black"
    discord, money = {0: "the-discordian-society"}, {0: 30, 1: 30}
    game = given(3, illuminati=discord, play={0: weird}, treasuries=money, uncontrolled="tabloids").seat(0)
    first, second, *_ = offered(asked(game.controls("tabloids", by="the-discordian-society"), 1), 1)
    assert first.startswith("Spend ")
    assert second.endswith(f"and {NAMES[0]} wins")
    game.settle()


def test_who_loses_much_reads_nothing_of_a_victory_that_is_none() -> None:
    """Somebody near to winning loses four groups at once, to a rival who is far from it."""
    branch = {"texas": ["loan-sharks", {"pentagon": "triliberal-commission"}]}
    game = given(
        2, illuminati={0: "the-society-of-assassins", 1: "the-bavarian-illuminati"},
        play={0: "comic-books", 1: branch}, treasuries={0: 30, 1: 4},
    ).seat(0)  # fmt: skip
    said = offered(asked(game.controls("texas", by=game.root(0)), 1), 1)
    assert not [label for label in said if "wins" in label]
    game.settle()


def test_a_defender_without_money_is_offered_to_let_it_be_before_deals() -> None:
    game = given(2, play={0: "the-mafia", 1: "yuppies"}, treasuries={0: 30, 1: 0}).seat(0)
    assert offered(asked(game.controls("yuppies", by=game.root(0)), 1), 1)[0].startswith("Let it be: ")
    game.settle()


@pytest.mark.rule("ILL-8d")
def test_an_open_offer_has_its_buttons_in_the_first_row_of_a_turn() -> None:
    game = given(play={0: "the-mafia", 1: "yuppies"}, treasuries={0: 9}).seat(0)
    game.offers(1, "the-mafia", wants_cards="yuppies").ends_turn()
    while game.kernel.s.active != 1 or game.kernel.s.doing != "act":
        game.passes()
    first = [say(plan.label) for plan in EASE.first(game.sees(1), game.ask_of(1))]
    assert sum(label.startswith("Accept offer 1 from") for label in first) == 1
    assert sum(label.startswith("Decline offer 1 from") for label in first) == 1
    game.settle()


def test_the_end_of_a_turn_asks_nothing_where_no_attack_pays() -> None:
    poor = given(2, treasuries={0: 0, 1: 0}, play={0: "yuppies"}, uncontrolled="")
    rich = given(2, treasuries={0: 30}, uncontrolled="texas")
    for game, asks in ((poor, False), (rich, True)):
        view, ask = game.sees(0), game.ask_of(0)
        assert (EASE.caution(view, ask, ("end",)) is not None) is asks
        assert (EASE.first(view, ask)[0].label.key == "ill-do-end") is not asks


def test_the_button_that_makes_an_attack_stands_above_its_packages() -> None:
    """On a telephone what stands below a page of packages is out of sight."""
    game = given(2, treasuries={0: 30}, uncontrolled="texas")
    view, ask = game.sees(0), game.ask_of(0)
    page = EASE.page(view, ask, EASE.first(view, ask)[0].key)
    assert page is not None
    words = Wording(say, lambda choice: say(WORDS.label(view, ask, choice)), str)
    top = Composer(1, ask, words).page(page).rows[0]
    assert isinstance(top, tuple)
    assert (top[0].label[:1], top[0].style) == ("🎲", "main")


def test_whose_move_it_is_is_said_to_them_as_theirs() -> None:
    game = given(2)
    assert say(WORDS.status(game.sees(0))).endswith("Your move.")
    assert say(WORDS.status(game.sees(1))).endswith(f"Waiting for {NAMES[0]}.")


@pytest.mark.rule("ILL-10c")
def test_how_near_somebody_is_to_a_special_goal_is_told_with_what_it_counts() -> None:
    game = given(2, illuminati={0: "the-discordian-society"}, play={0: "s-m-o-f"})
    table = "\n".join(say(line) for line in WORDS.table(game.sees(1)))
    assert "Special goal of The Discordian Society, 5 Weird groups: 1 of 5." in table


# -- the page of an attack


def page_of(game: Game, leader: str, kind: str, target: str) -> Page:
    """The page on which the seat to move plans this attack."""
    key = (ATTACK, CARDS.id(leader), KINDS.index(kind), CARDS.id(target))
    page = EASE.page(game.sees(0), game.ask_of(0), key)
    assert page is not None
    return page


@pytest.mark.rule("ILL-5.2d", "ILL-5.4a")
def test_the_page_of_an_attack_says_what_its_number_is_made_of() -> None:
    """Texas and the Pentagon share Government and Violent; the Pentagon is next to its Illuminati."""
    game = given(2, play={0: "texas", 1: "pentagon"}).seat(0)
    said = say(page_of(game, "texas", "control", "pentagon").head)
    assert "As it stands −2 or less, 0 %: +6 Power, −6 Resistance, +8 shared alignments, and −10 for" in said


@pytest.mark.rule("ILL-5.5a", "ILL-5.5b", "ILL-5.5e")
def test_privilege_is_offered_with_the_attack_and_its_money() -> None:
    game = given(
        2, illuminati={0: "the-bavarian-illuminati"}, play={1: "yuppies"}, treasuries={0: 12},
        hands={0: "slush-fund"},
    ).seat(0)  # fmt: skip
    page = page_of(game, game.root(0), "control", "yuppies")
    (plans,) = [plans for heading, plans in page.rows if "nobody but you and" in say(heading)]
    assert [say(plan.label).partition(":")[0] for plan in plans] == [
        "🎲 For 5 MB more",
        "🎲 Discard Slush Fund",
    ]
    for plan in plans:
        whole = EASE.page(game.sees(0), game.ask_of(0), plan.key)
        assert whole is not None
        assert whole.chosen == plan
    for move in plans[0].moves[:-1]:
        game.kernel.submit(0, move)
    attack = game.sees(1).attack
    assert attack.privileged
    assert dict(plans[0].label.args)["number"] == plain(attack.number)


def test_without_privilege_to_be_had_nothing_is_said_of_it() -> None:
    game = given(2, illuminati={0: "the-ufos"}, play={1: "yuppies"}, treasuries={0: 12}).seat(0)
    page = page_of(game, game.root(0), "control", "yuppies")
    assert not [heading for heading, _ in page.rows if "rivileged" in say(heading)]


def test_a_target_that_money_alone_does_not_reach_says_that_it_takes_aid() -> None:
    game = given(
        2, illuminati={0: "the-bavarian-illuminati"}, play={0: "the-mafia"}, treasuries={0: 4},
        uncontrolled="multinational-oil-companies fraternal-orders",
    ).seat(0)  # fmt: skip
    game.kernel.s.attacks[CARDS.id("the-bavarian-illuminati")] = 0
    top = EASE.page(game.sees(0), game.ask_of(0), ())
    assert top is not None
    for plan in (plan for _, plans in top.rows for plan in plans):
        args = dict(plan.label.args)
        if not args["gain"]:
            continue
        page = EASE.page(game.sees(0), game.ask_of(0), plan.key)
        assert page is not None
        reached = int(str(args["number"]).replace(MINUS, "-")) + int(args["aid"]) + int(args["money"])
        assert percent(game.sees(0), reached) == args["reached"]


# -- money in an attack


def test_who_attacks_is_called_to_an_attack_of_their_own() -> None:
    game = given(2, play={0: "the-mafia"}, uncontrolled="texas").seat(0).controls("texas", by="the-mafia")
    game.until("spending")
    assert say(WORDS.wanted(game.sees(0), game.ask_of(0))).startswith("Your attack on Texas: ")


def test_who_attacks_without_money_is_offered_to_roll() -> None:
    game = given(2, play={0: "the-mafia"}, uncontrolled="texas").seat(0).controls("texas", by="the-mafia")
    game.until("spending")
    assert offered(game, 0)[0].startswith("🎲 Roll: ")


def test_a_group_with_nothing_below_it_is_dropped_alone() -> None:
    game = given(2, play={0: "the-mafia>texas"}, uncontrolled="yuppies").seat(0)
    ask = game.ask_of(0)
    said = [say(WORDS.label(game.sees(0), ask, move)) for move in ask.choices if move[0] == "drop"]
    assert said == ["Drop The Mafia and its branch", "Drop Texas"]


# -- rounds and turns


@pytest.mark.rule("ILL-9i")
def test_a_lost_turn_counts_as_one_of_its_round() -> None:
    """Who lost a turn is told the same round as the others from then on."""
    senate = "senate-investigating-committee"
    game = given(2, play={0: "the-mafia", 1: "yuppies"}, hands={1: senate}, phase="begin")
    game.seat(1).plays(senate).settle()
    rounds = [(game.kernel.s.active, game.sees(None).round)]
    while len(rounds) < 3:
        game.seat(game.kernel.s.active).ends_turn()
        rounds.append((game.kernel.s.active, game.sees(None).round))
    assert rounds == [(1, 1), (0, 2), (1, 2)]


# -- what changes an attack while it goes on


@pytest.mark.rule("MAD-02", "MAD-06")
def test_an_order_that_ends_in_an_attack_is_told_with_the_number_that_comes_of_it() -> None:
    """The Mafia has its 7 Power back."""
    game = given(
        play={0: "the-mafia"}, nwos="mandatory-optimism", hands={1: "sunset-clause"},
        uncontrolled="girlie-magazines",
    ).seat(0)  # fmt: skip
    game.controls("girlie-magazines", by="the-mafia").seat(1).plays("sunset-clause").until("pick")
    game.does("repeal", "mandatory-optimism").until("spending")
    assert log(game, "attack-changed") == "That changes the attack → 5 or less, 28 %"
    game.misses().idle()


# -- promises


@pytest.mark.rule("ILL-8g")
def test_who_would_break_a_promise_reads_so_before_it_is_broken() -> None:
    """Seat 0 has promised seat 1 peace; seat 2 has promised nothing."""
    groups, money = {0: "the-mafia", 1: "yuppies", 2: "hackers"}, {0: 9, 1: 9, 2: 9}
    game = given(3, play=groups, treasuries=money).seat(0)
    game.kernel.s.pledges = [[0, 1, 9, -1]]
    assert f"You have promised {NAMES[1]} peace" in say(page_of(game, "the-mafia", "control", "yuppies").head)
    assert "promised" not in say(page_of(game, "the-mafia", "control", "hackers").head)
    asked(game.ends_turn().seat(1).controls("hackers", by="yuppies"), 0)
    said = {seat: say(WORDS.prompt(game.sees(seat), game.ask_of(seat))) for seat in game.kernel.s.waiting}
    assert f"You have promised {NAMES[1]} peace: money against this attack breaks it." in said.pop(0)
    assert not [text for text in said.values() if "promised" in text]
    game.settle()


# -- what a button says before it is pressed


def test_the_first_button_of_a_turn_says_if_it_is_not_to_take_something() -> None:
    """Nothing lies open, no arrow is free and the rival is strong: the best that can be done is harm."""
    for kind, begins in (("control", "⚔ Texas"), ("neutralize", "⚔ Neutralize Texas")):
        said = say(text("ill-plan-best", kind=kind, target="Texas", count=0, parts=(), percent=58))
        assert said == f"{begins}: as it stands, 58 %"


@pytest.mark.rule("MAD-01", "MAD-05")
def test_who_puts_a_group_above_the_orders_reads_what_that_changes() -> None:
    game = given(
        play={0: "texas hackers"}, nwos="supermajority", hands={0: "grandfather-clause"}, uncontrolled=""
    ).seat(0)  # fmt: skip
    game.plays("grandfather-clause").until("pick")
    ask = game.ask_of(0)
    said = [say(WORDS.label(game.sees(0), ask, move)) for move in ask.choices]
    assert said == ["Texas: Power 4 → 6, Resistance 4 → 6", "Hackers: no change"]


@pytest.mark.rule("ILL-9j")
def test_a_special_that_can_be_played_in_an_attack_has_a_button_there() -> None:
    game = given(2, play={0: "the-mafia"}, treasuries={0: 9}, hands={0: "slush-fund"}, uncontrolled="texas")
    game.seat(0).controls("texas", by="the-mafia").until("spending")
    page = EASE.page(game.sees(0), game.ask_of(0), ())
    assert "Slush Fund: +15 MB" in list(labels(page))


@pytest.mark.rule("ILL-4k")
def test_what_the_lasers_turn_an_alignment_into_is_said() -> None:
    game = given(2, play={0: "orbital-mind-control-lasers"}, uncontrolled="texas").seat(0)
    game.does("use", "orbital-mind-control-lasers").does("aim", "texas")
    ask = game.ask_of(0)
    said = [say(WORDS.label(game.sees(0), ask, move)) for move in ask.choices if move[0] == "reverse"]
    assert said == [
        "Government becomes Communist",
        "Conservative becomes Liberal",
        "Violent becomes Peaceful",
    ]


@pytest.mark.rule("ILL-4h", "ILL-8g")
@pytest.mark.parametrize("moved", [0, 5])
def test_an_offer_that_cannot_be_accepted_now_says_so_and_names_its_card(moved: int) -> None:
    """Who offered money may have moved it elsewhere since."""
    game = given(play={0: "the-mafia", 1: "yuppies"}, treasuries={0: 9}, uncontrolled="texas").seat(0)
    game.offers(1, money=8, wants_cards="yuppies")
    if moved:
        game.does("transfer", game.root(0), "the-mafia", moved)
    view, ask = game.sees(1), game.ask_of(1)
    shut = "Yuppies. As things stand it cannot be accepted." in say(WORDS.prompt(view, ask))
    assert shut is bool(moved)
    said = [say(WORDS.label(view, ask, move)) for move in ask.choices if move[0] == "decline"]
    assert [label.rpartition(": ")[2] for label in said] == ["8 MB for Yuppies"]
