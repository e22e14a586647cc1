"""Whole games by AI seats, secrets along the way, and the size of a turn."""

import time
from functools import partial
from typing import Any

import pytest

from bot.engine.kernel import Kernel
from bot.engine.moves import CHANCE, complete
from bot.games.tsw.game import TSW as GAME
from bot.games.tsw.minds.ai_plans import plans
from bot.games.tsw.orders.sheet import objections
from bot.games.tsw.rules import RULES
from bot.games.tsw.say.words import WORDS
from bot.games.tsw.world.phrases import TONES, bank, say
from bot.trials.proofs import invariants, leaks, restarts_differ
from bot.trials.trial import play
from bot.ui.words.catalogue import Catalogue
from tests.games.tsw.engine.table import Table


def note_faults(faults: list[str], kernel: Kernel) -> None:
    faults.extend(invariants(kernel))


ARGUMENTS = (
    *(
        "about",
        "actor",
        "attack",
        "attacker",
        "count",
        "destination",
        "difficulty",
        "event",
        "flavour",
        "question",
        "gift",
        "giver",
    ),
    *("group", "home", "job", "kind", "leader", "master", "mb", "message", "method", "name", "one", "other"),
    *("owner", "person", "place", "power", "price", "puppet", "purpose", "purse", "quirk", "resistance"),
    *(
        "secret",
        "skill",
        "skills",
        "stranger",
        "symbol",
        "target",
        "terms",
        "text",
        "to",
        "toughness",
        "zeal",
    ),
)


def varied(seed: int) -> dict[str, Any]:
    return {
        spec.name: spec.values[seed % len(spec.values)]
        for spec in RULES.info.options
        if spec.name != "last_turn"
    } | {"last_turn": 12}


@pytest.mark.rule("TSW-11", "TSW-72", "TSW-81")
@pytest.mark.parametrize(
    ("seats", "levels", "seed"),
    [
        (2, ["random"], 0),
        (3, ["heuristic", "random"], 1),
        *(
            pytest.param(*table, marks=pytest.mark.slow)
            for table in (
                (2, ["random"], 1),
                (3, ["heuristic", "random"], 0),
                (6, ["heuristic"], 0),
                (6, ["heuristic"], 1),
                (9, ["random"], 0),
                (9, ["random"], 1),
            )
        ),
    ],
)
def test_whole_games_keep_every_promise(seats: int, levels: list[str], seed: int) -> None:
    faults: list[str] = []
    trial = play(GAME, seats, varied(seed), seed, levels, partial(note_faults, faults))
    assert trial.finished
    assert faults == []
    assert restarts_differ(trial) is None
    assert leaks(trial) == []


def test_everything_is_put_into_words() -> None:
    """Every event, view and choice of a game becomes text without a gap, for players and spectators."""
    catalogue, told = Catalogue(), 0

    def read(kernel: Kernel) -> None:
        nonlocal told
        for seat in (0, 1, None):
            view = RULES.view(kernel.s, seat)
            for said in (*WORDS.hand(view), *WORDS.table(view), *WORDS.why(view), WORDS.status(view)):
                assert catalogue.format(said)
                told += 1
            for ask in kernel.asks():
                if ask.seat == seat:
                    assert catalogue.format(WORDS.prompt(view, ask))
                    for choice in ask.choices:
                        assert len(catalogue.format(WORDS.label(view, ask, choice))) > 0
                        assert catalogue.format(WORDS.group(view, ask, choice))

    play(GAME, 3, {"last_turn": 6}, 4, ["heuristic", "random"], read)
    assert told > 1000
    assert catalogue._missing == set()


@pytest.mark.rule("TSW-81", "TSW-80")
@pytest.mark.parametrize("tone", TONES)
def test_every_line_can_be_said_in_every_tone(tone: str) -> None:
    figures = {"power", "resistance", "toughness", "zeal", "difficulty", "mb", "count", "price"}
    args = {name: 3 if name in figures else "Bob" for name in ARGUMENTS}
    assert set(bank(tone)["phrases"]) == set(bank("pulp")["phrases"])
    for key, phrases in bank(tone)["phrases"].items():
        said = {say([key, n, args], tone) for n in range(len(phrases))}
        assert len(said) == len(phrases)
        assert all("{" not in line for line in said)
    assert all(len(set(words)) == len(words) == 10 for words in bank(tone)["scales"].values())


@pytest.mark.rule("TSW-81")
def test_a_phrase_comes_again_only_after_all_others() -> None:
    table = Table()
    table.s.p_power[0] = 1
    heard = []
    for _ in range(2):
        table.order(0, "meditate")
        table.turn(d0_0=12)
        heard.append(table.report(0))
    assert len(set(heard)) == 2


def test_an_ai_orders_only_what_its_view_allows() -> None:
    table = Table(3)
    for turn in range(4):
        for seat in range(3):
            view = table.view(seat)
            for order in plans(view, lambda n: n - 1):
                if not objections(view, order):
                    table.order(seat, order["action"], order["actor"], **order["parameters"])
                    break
        table.turn()
        assert table.s.turn == turn + 2


def test_an_ai_that_was_attacked_bears_a_grudge() -> None:
    table = Table()
    own, front = table.group(0, owner=1), table.group(1, owner=0, power=4, arrows=2)
    table.knows(0, own)
    table.order(0, "attack-control", attacker=front, target=own, mb=1)
    table.turn()
    assert dict(table.view(1).wrongs) == {front: 1}
    orders = [order for n in range(9) for order in plans(table.view(1), lambda m, n=n: n % m)]
    assert any(order["action"] == "defend" and order["parameters"]["group"] == own for order in orders)
    assert any(front in str(order["parameters"].get("message", "")) for order in orders)


def test_an_ai_frees_whoever_wronged_it_from_its_master_and_keeps_an_arrow_free() -> None:
    table = Table()
    front = table.group(1, owner=0, power=4, resistance=9, arrows=2, align=[])
    table.knows(1, front)
    page = table.s.notes[1]["groups"][str(table.number(front))]
    page |= {"owner": 0, "resistance": 6, "sure": 1}
    table.s.g_power[1], table.s.g_align[1], table.s.g_money[1] = 5, [], 14
    table.s.goals[1] = ["control", 6, "any"]
    calm = list(plans(table.view(1), lambda n: 0))
    assert not any(order["action"] == "attack-neutralize" for order in calm)
    table.s.notes[1]["wrongs"][front] = 1
    wronged = list(plans(table.view(1), lambda n: 0))
    assert any(
        order["action"] == "attack-neutralize" and order["parameters"]["target"] == front for order in wronged
    )
    held = [table.group(n, owner=1, power=1, arrows=2 if n == 5 else 0, income=1) for n in (5, 6, 7, 8)]
    moved = [order for order in plans(table.view(1), lambda n: 0) if order["action"] == "move-group"]
    assert moved[0]["parameters"] == {"group": min(held[1:]), "to": held[0]}


@pytest.mark.rule("TSW-15")
def test_a_turn_of_twenty_four_players_and_a_hundred_and_fifty_orders_takes_less_than_two_seconds() -> None:
    table = Table(24)
    seats = range(24)
    for seat in seats:
        for n in range(5):
            table.agent(24 * n + seat, seat)
    written = 0
    for seat in seats:
        for choice in range(40):
            shape = table.kernel.legal(seat)[1]
            move = complete(shape, lambda n, seed=choice * 7 + seat: (seed * 2654435761 >> 7) % n)
            table.kernel._legal.clear()
            table.kernel.submit(seat, move)
            if len(table.view(seat).lines) >= 7:
                break
        written += len(table.view(seat).lines)
    assert written >= 150
    table.close()
    began = time.perf_counter()
    table.kernel.submit(CHANCE, (4711,))
    took = time.perf_counter() - began
    assert took < 2
    assert RULES.check(table.s) == []
