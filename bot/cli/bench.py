"""Figures of speed, taken on this machine in this run: engine, service, pictures, restart."""

from __future__ import annotations

import asyncio
import json
import random
import resource
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import typer

from bot.cli.full_table import full_table
from bot.cli.load import IN_TIME, USUAL, under_load
from bot.engine.events import DONE
from bot.engine.kernel import Kernel
from bot.engine.moves import CHANCE, PASS, Open
from bot.games.registry import GAMES
from bot.render.png import render
from bot.render.specimen import rehearse
from bot.store.records import Place
from bot.store.sqlite import SqliteStore
from bot.table.service import TableService
from bot.trials.trial import play
from bot.ui.words.catalogue import Catalogue

ROUNDS = 3
MEASURED = {"illuminati": "", "illuminopoly": "illuminopoly_", "inwo": "inwo_"}
"""The games whose engines are measured, with the prefix of their ratios."""
PASSES = (PASS, DONE)
SAMPLE = 20_000
"""Decisions that are looked at to see how many of them have more than one answer."""
Counts = dict[str, float]


def run_bench(
    seconds: Annotated[float, typer.Option(help="How long each engine plays, in all.")] = 15.0,
    game: Annotated[str, typer.Option(help="Only this game; '': everything.")] = "",
    games: Annotated[int, typer.Option(help="Live games for the restart.")] = 1000,
    load: Annotated[float, typer.Option(help="Seconds of clicks at each rate; 0: no clicks.")] = 10.0,
    moves: Annotated[int, typer.Option(help="With --game: moves at a full table; 0: none.")] = 600,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object on the last line.")] = False,
) -> None:
    """Measure random playouts beside catanatron, stored moves, pictures, a restart with many games, and
    clicks beside full tables; or the playouts of one game alone, and what a move at a full table costs."""
    if game and game not in MEASURED:
        raise typer.BadParameter(f"not measured: {game}; there are {', '.join(MEASURED)}")
    figures: dict[str, Any] = {}
    figures |= playouts(seconds, {game: MEASURED[game]} if game else MEASURED)
    if game:
        figures |= asyncio.run(full_table(GAMES[game], moves)) if moves else {}
        print(json.dumps(figures)) if as_json else _print(figures)
        return
    figures |= asyncio.run(stored_moves())
    figures |= pictures()
    figures |= restart(games)
    if load:
        figures |= clicks(load)
    print(json.dumps(figures)) if as_json else _print(figures)


def _print(figures: dict[str, Any]) -> None:
    for name, value in figures.items():
        print(f"{name}: {value}")


def playouts(seconds: float, measured: Mapping[str, str]) -> dict[str, Any]:
    """All engines by turns on one core, per second of it: decisions, without passes, ends of turns in
    catanatron, and dice, which nobody decides; and choices, whatever has more than one answer.

    Ratios are to catanatron; that of Illuminati has no prefix.
    """
    share = seconds / ROUNDS
    ours: dict[str, list[Counts]] = {game: [] for game in measured}
    theirs = []
    for turn in range(ROUNDS):
        for game, rounds in ours.items():
            rounds.append(_played(game, share, turn))
        theirs.append(_catanatron(share, turn))
    figures: dict[str, Any] = {}
    for game, rounds in ours.items():
        figures |= _rates(game, rounds)
    if all(theirs):
        figures |= _rates("catanatron", [counts for counts in theirs if counts])
        for game, prefix in measured.items():
            for kind in ("decisions", "choices"):
                rates = figures[f"{game}_{kind}_per_second"], figures[f"catanatron_{kind}_per_second"]
                figures[f"{prefix}ratio_{kind}"] = round(rates[0] / rates[1], 2)
    return figures


def _rates(name: str, rounds: list[Counts]) -> dict[str, Any]:
    spent = sum(counts["seconds"] for counts in rounds)
    return {
        f"{name}_{kind}_per_second": round(sum(counts[kind] for counts in rounds) / spent)
        for kind in ("decisions", "choices")
    }


def _played(game: str, seconds: float, turn: int) -> Counts:
    began, asked, decisions, seed = time.process_time(), 0, 0, turn * 100_000
    while (played := time.process_time() - began) < seconds:
        trial = play(GAMES[game], 4, {}, seed, ["random"])
        asked += trial.decisions
        decisions += sum(1 for seat, move in trial.log if seat >= 0 and move not in PASSES)
        seed += 1
    return {"seconds": played, "decisions": decisions, "choices": asked * _share_of_choices(game)}


@cache
def _share_of_choices(game: str) -> float:
    """Which part of what our seats are asked has more than one answer, counted outside the measured time."""
    asked = choices = 0

    def count(kernel: Kernel) -> None:
        nonlocal asked, choices
        seat = kernel.s.waiting[0]
        if seat != CHANCE:
            offered = kernel.legal(seat)
            asked += 1
            choices += len(offered) > 1 or isinstance(offered[0], Open)

    seed = 0
    while asked < SAMPLE:
        play(GAMES[game], 4, {}, seed, ["random"], count)
        seed += 1
    return choices / asked


def _catanatron(seconds: float, turn: int) -> Counts | None:
    try:
        from catanatron.game import Game as Catan
        from catanatron.models.enums import ActionType
        from catanatron.models.player import Color, RandomPlayer
    except ImportError:
        return None
    passes = (ActionType.ROLL, ActionType.END_TURN)
    counts = {"decisions": 0, "choices": 0}

    def decide(player: Any, game: Any, actions: Any) -> Any:
        action = player.decide(game, actions)
        counts["decisions"] += action.action_type not in passes
        counts["choices"] += len(actions) > 1
        return action

    random.seed(turn)
    began = time.process_time()
    while time.process_time() - began < seconds:
        Catan([RandomPlayer(colour) for colour in Color]).play(decide_fn=decide)
    return {"seconds": time.process_time() - began, **counts}


async def stored_moves(least: int = 1500) -> dict[str, Any]:
    """Moves of random players through the table service, each stored durably before the next."""
    with tempfile.TemporaryDirectory() as folder:
        async with await SqliteStore.open(Path(folder) / "bench.sqlite3") as store:
            service = TableService(store, GAMES, time.time, secrets.token_bytes)
            rng = random.Random(1)
            spent: list[float] = []
            while len(spent) < least:
                await _one_game(service, rng, spent, len(spent))
    return {
        "stored_moves_per_second": round(len(spent) / sum(spent)),
        "stored_move_ms_p50": round(statistics.median(spent) * 1000, 2),
        "stored_move_ms_p99": round(statistics.quantiles(spent, n=100)[98] * 1000, 2),
    }


async def _one_game(service: TableService, rng: random.Random, spent: list[float], number: int) -> None:
    user = 1000 + number
    table = await service.lobby.create("illuminati", Place(number, number), user, "0", f"new-{number}")
    for other in range(1, 4):
        await service.lobby.join(table.game, user + other, str(other))
    await service.lobby.start(table.game, user, f"start-{number}")
    people = {row.seat: row.user_id for row in (await service.table(table.game)).seats}
    player = GAMES["illuminati"].players["random"]()
    for move in range(400):
        asks = [ask for ask in await service.asks(table.game) if ask.required]
        if not asks:
            return
        ask = asks[0]
        chosen = player.choose(None, ask, lambda n: rng.randrange(n))
        began = time.perf_counter()
        actor = people[ask.seat]
        assert actor is not None
        await service.submit(table.game, ask.seat, [chosen], f"{number}-{move}", ask=ask.number, actor=actor)
        spent.append(time.perf_counter() - began)


def pictures(samples: int = 7) -> dict[str, Any]:
    """The table picture of a full eight-seat game, view to PNG: the first after the start, and the others.

    The rehearsal is that of a bot that starts.
    """
    rehearse(1.0)
    game = GAMES["illuminati"]
    catalogue = Catalogue()
    views: list[Any] = []
    play(game, 8, {}, 1, ["heuristic"], lambda kernel: views.append(kernel), patience=400)
    view = game.rules.view(views[-1].s, None)
    names = {seat: f"Player {seat + 1}" for seat in range(8)}
    spent = []
    for _ in range(samples):
        began = time.perf_counter()
        data = render(game.pictures.table(view, names, catalogue.format))
        spent.append(time.perf_counter() - began)
    return {
        "table_picture_ms_first": round(spent[0] * 1000),
        "table_picture_ms": round(statistics.median(spent) * 1000),
        "table_picture_kib": round(len(data) / 1024),
    }


def restart(games: int) -> dict[str, Any]:
    """A fresh process that opens a store with many live games, and is ready to answer."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "many.sqlite3"
        asyncio.run(_fill(path, games))
        reader = "import sys; from bot.cli.bench import measure_restart; measure_restart(sys.argv[1])"
        return json.loads(_child(reader, str(path)))


def clicks(seconds: float) -> dict[str, Any]:
    """Clicks at 50 tables beside full ones, at twice the rate each time until they are too many: the longest
    callback of the loop, and how soon they are acknowledged."""
    rates = [USUAL * 2**step for step in range(5)]
    found = asyncio.run(under_load(rates, seconds))
    usual, last = found[0], found[-1]
    return {
        "loop_longest_callback_ms": round(max(at.longest for at in found) * 1000),
        "loop_ms_per_click": round(usual.spent / max(1, usual.clicks) * 1000, 1),
        "loop_ms_per_click_busy_tables_too": round(
            usual.spent / max(1, usual.clicks + usual.beside) * 1000, 1
        ),
        "machine_slower_than_usual": round(usual.slower, 2),
        "acknowledged_ms_p99": round(usual.p99 * 1000),
        "acknowledged_ms_p99_had_the_processor_been_free": round(usual.undisturbed * 1000),
        "clicks_per_second_too_many": last.rate if last.p99 > IN_TIME else None,
    }


def _child(script: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments], capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()[-1]


async def _fill(path: Path, games: int) -> None:
    async with await SqliteStore.open(path) as store:
        service = TableService(store, GAMES, time.time, secrets.token_bytes)
        for number in range(games):
            table = await service.lobby.create(
                "illuminati", Place(number, number), number + 1, "host", f"new-{number}"
            )
            for _ in range(3):
                await service.lobby.add_ai(table.game, number + 1, "heuristic")
            await service.lobby.start(table.game, number + 1, f"start-{number}")


def measure_restart(path: str) -> None:
    """In a process of its own: time from opening the store to being ready, and the memory that takes."""

    async def ready() -> None:
        began = time.perf_counter()
        async with await SqliteStore.open(Path(path)) as store:
            service = TableService(store, GAMES, time.time, secrets.token_bytes)
            await service.wake()
            await service.next_due()
            live = len(await store.live_games())
            spent = time.perf_counter() - began
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        figures = {"restart_games": live, "restart_seconds": round(spent, 2), "restart_mb": round(memory)}
        print(json.dumps(figures))

    asyncio.run(ready())
