"""What is written, whatever goes wrong: never a token, a seed, a hand, an order or somebody's letter."""

from __future__ import annotations

import asyncio
import base64
import gc
import json
import logging
import re
import sys
import threading
import warnings
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import discord
import pytest
import structlog
import typer
from simcord.env import Env

from bot import app
from bot.__main__ import begin
from bot.app import Fnordmaster, Unreachable, build_bot, serve
from bot.cli.play import keep_log
from bot.cli.words import fail
from bot.engine.moves import Open, Words
from bot.games.contract import Game
from bot.games.kit.words import Chapter, says
from bot.games.pebbles.play.guess import Guess
from bot.games.pebbles.play.turn import Turn
from bot.games.pebbles.say.words import PebbleWords
from bot.settings import Settings
from bot.store.codec import canonical, digest
from bot.store.errors import CorruptExport
from bot.store.transfer import from_export
from bot.table.unit.crew import Crew, Kind
from bot.ui.out.pictures import Gallery
from tests.support import mishaps, wire
from tests.support.discord import World, answer, make_bot, pebble_games
from tests.support.mishaps import Defect, burst, burst_later
from tests.table import pebbles

TOKEN = "MTAxMTAxMTAxMTAxMTAxMTAx.GcAnAr.tokenCanary0123456789-abcdefghijklmnop"
INTERACTION = "interactionCanary" * 9
SEED = b"seedCanary\xfe\x01 with twenty bytes.."
STONES = range(7_370_001, 7_370_016)
ORDER = "orderCanary: scout the zoo"
LETTER = "letterCanary, for nobody else"
SEEDS = ("seedCanary", SEED.hex(), base64.b64encode(SEED).decode().rstrip("="))
CANARIES = {
    "token": re.compile("tokenCanary"),
    "interaction token": re.compile("interactionCanary"),
    "seed": re.compile("|".join(map(re.escape, SEEDS))),
    "hand": re.compile(r"73700\d\d"),
    "order": re.compile("orderCanary"),
    "letter": re.compile("letterCanary"),
}
PATIENCE = 60.0
"""Seconds that the simulator gives the bot."""
STATUSES = (401, 403, 429, 500)
LIBRARIES = (
    "discord",
    "discord.http",
    "discord.gateway",
    "discord.client",
    "asyncio",
    "aiosqlite",
    "simcord",
)


@pytest.fixture(params=["console", "json"])
def form(request: pytest.FixtureRequest) -> str:
    """The form of the log that the host has set."""
    return str(request.param)


@pytest.fixture
def listen(form: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """Begins to log all there is, in the form that the host has set."""
    before = structlog.get_config()
    monkeypatch.setattr(logging.root, "handlers", [])
    monkeypatch.setattr(logging.root, "level", logging.root.level)
    monkeypatch.setattr(logging, "raiseExceptions", logging.raiseExceptions)
    for name in LIBRARIES:
        monkeypatch.setattr(logging.getLogger(name), "level", logging.DEBUG)
    settings = {"token": TOKEN, "log_level": "DEBUG", "log_format": form}
    yield lambda: keep_log(Settings(_env_file=None, **settings))  # type: ignore[arg-type]
    structlog.configure(**before)


class Ear:
    """All that was written, to either stream."""

    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self._capture = capture
        self._heard = ""

    def written(self) -> str:
        """Everything so far."""
        self._heard += "".join(self._capture.readouterr())
        return self._heard

    def check(self, *told: str) -> None:
        """These failures are in the log, and no secret is."""
        log = self.written()
        leaks = {
            name: [line[:300] for line in log.splitlines() if canary.search(line)]
            for name, canary in CANARIES.items()
        }
        assert {name: (len(lines), lines[0]) for name, lines in leaks.items() if lines} == {}
        assert [words for words in told if words not in log] == []


@pytest.fixture
def ear(capfd: pytest.CaptureFixture[str]) -> Ear:
    return Ear(capfd)


# -- discord.py as it is, and a Discord that fails


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """Nothing waits before it tries again; the bot plays a small game. The sleep as it was."""
    monkeypatch.setattr(app, "build_bot", partial(build_bot, games=pebble_games()))
    monkeypatch.setattr(Gallery, "prepare", lambda *_: None)
    sleep = asyncio.sleep
    monkeypatch.setattr(asyncio, "sleep", lambda delay, *result: sleep(0, *result))
    return sleep


def settings(folder: Path) -> Settings:
    return Settings(_env_file=None, token=TOKEN, database=folder / "bot.sqlite3")  # type: ignore[call-arg]


async def test_no_failure_of_discord_lets_a_secret_into_the_log(
    listen: Callable[[], None],
    ear: Ear,
    quick: Callable[..., Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Letters and commands come, and nothing that the bot answers arrives, nor what it asks."""

    def status(method: str, path: str) -> int:
        """That of the number in the path, or of the interaction's token."""
        number = re.search(r"/[3578]00([0-3])\b|Canary([0-3])/", path)
        return 200 if number is None else STATUSES[int(number[1] or number[2])]

    line = wire.Wire(status)
    for number in range(len(STATUSES)):
        line.events += [
            wire.direct_message(3000 + number, LETTER),
            wire.slash(7000 + number, INTERACTION + str(number), "my", "games"),
        ]
    await wire.connect(line, monkeypatch)
    bots: list[Fnordmaster] = []
    build = app.build_bot

    def built(*given: Any) -> Fnordmaster:
        bots.append(build(*given))
        return bots[-1]

    monkeypatch.setattr(app, "build_bot", built)
    listen()
    running = asyncio.create_task(serve(settings(tmp_path)))
    try:
        while not running.done() and any(
            ear.written().count(end) < len(STATUSES)
            for end in ("letter unanswered", "interaction unanswered")
        ):
            await quick(0.01)
        for number in range(len(STATUSES)):
            try:
                await bots[0].fetch_user(8000 + number)
            except discord.HTTPException:
                structlog.get_logger("bot").exception("nobody of that number")
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
        await line.close()
    ear.check(
        "WebSocket Event", "is rate limited", "interaction failed", "status 403", "nobody of that number"
    )


@pytest.mark.parametrize("status", STATUSES)
async def test_a_start_that_fails_tells_no_secret(
    status: int,
    listen: Callable[[], None],
    ear: Ear,
    quick: Callable[..., Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    line = wire.Wire(lambda method, path: status if method == "PUT" or status == 401 else 200)
    await wire.connect(line, monkeypatch)
    listen()
    try:
        with pytest.raises(Unreachable) as failure:
            await serve(settings(tmp_path))
    finally:
        await line.close()
    with pytest.raises(typer.Exit):
        fail(str(failure.value))
    ear.check("does not take this token" if status == 401 else "cannot be reached")


async def test_a_token_that_is_reset_while_the_bot_runs_is_told_in_words(
    ear: Ear, quick: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = wire.Wire()
    await wire.connect(line, monkeypatch)
    running = asyncio.create_task(serve(settings(tmp_path)))
    try:
        await line.connected(0)
        await line.hang_up(0, 4004)
        with pytest.raises(Unreachable, match="does not take the token any more"):
            await running
    finally:
        await line.close()
    ear.check()


# -- the bot's own failures


SAY = Chapter()


class Bad(Turn):
    """A turn in which something can be written, and something goes wrong."""

    @classmethod
    def options(cls, s: Any, f: Any, seat: int) -> Any:
        return [*super().options(s, f, seat), Open(("write",), Words(200)), ("sin",)]

    @classmethod
    def take(cls, k: Any, s: Any, f: Any, seat: int, move: Any) -> None:
        if move[0] == "sin":
            burst(s.hands, move)
        super().take(k, s, f, seat, ("draw",) if move[0] == "write" else move)


class Unguessed(Guess):
    """A guess that fails when its player's time is up."""

    @classmethod
    def default(cls, s: Any, f: Any, seat: int) -> Any:
        return super().default(s, f, seat) if seat else burst(s.hands, f)


SAY.labels("write")(says("pebbles-do-write"))
SAY.labels("sin")(says("pebbles-do-sin"))


class BadWords(PebbleWords):
    chapters = (*PebbleWords.chapters, SAY)


class BadRules(pebbles.PebbleRules):
    kinds = {**pebbles.PebbleRules.kinds, "turn": Bad, "guess": Unguessed}  # noqa: RUF012

    def setup(self, seats: Any, options: Any) -> Any:
        s = super().setup(seats, options)
        s.bag = list(STONES)
        return s


class Failing(pebbles.RandomPlayer):
    def choose(self, view: Any, ask: Any, draw: Any) -> Any:
        return burst(view, ask)


class Cheating(pebbles.RandomPlayer):
    def choose(self, view: Any, ask: Any, draw: Any) -> Any:
        return ("write", ORDER, view.hand[0])


@pytest.fixture
def games() -> dict[str, Game]:
    game = pebble_games()["pebbles"]
    players = {"random": pebbles.RandomPlayer, "failing": Failing, "cheating": Cheating}
    return {"pebbles": replace(game, rules=BadRules(), words=BadWords(), players=players)}


@pytest.fixture
def again(tmp_path: Path, games: dict[str, Game]) -> Callable[[], Fnordmaster]:
    draws = count(1)

    def entropy(size: int) -> bytes:
        return SEED if size == len(SEED) else next(draws).to_bytes(size, "big")

    return lambda: make_bot(tmp_path / "world.sqlite3", games, entropy)


@pytest.fixture
async def simulation(again: Callable[[], Fnordmaster]) -> AsyncIterator[tuple[Env, list[Fnordmaster]]]:
    """The simulated Discord; that the bot fails in it is no fault here."""
    bots = [again()]
    env = Env(bots[0])
    try:
        await env.start()
        yield env, bots
        await env.shutdown()
    finally:
        await bots[-1].close()


async def sql(world: World, *statements: str) -> None:
    for statement in statements:
        await world.bot.store._on_thread(lambda db, statement=statement: db.execute(statement).fetchall())


async def turn(world: World, game: int, label: str, **form: str) -> Any:
    """Whoever has the turn chooses something."""
    waiting = (await world.bot.service.view(game, None)).waiting
    person = (world.ann, world.bob)[waiting[0].seat]
    return await world.choose(person, await world.panel(person, game), label, **form)


async def test_no_failure_of_a_move_lets_a_secret_into_the_log(
    world: World, listen: Callable[[], None], ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await world.game(world.bob)
    bot = world.bot
    listen()
    await turn(world, game, "write", tail=ORDER)
    with monkeypatch.context() as broken:
        broken.setattr(bot.service, "submit", burst_later)
        await turn(world, game, "write", tail=ORDER)
    ear.check("interaction failed")
    await turn(world, game, "sin")
    ear.check("the stored position stands")
    await sql(world, "CREATE TRIGGER ill BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'ill'); END")
    assert "could not" in answer(await turn(world, game, "write", tail=ORDER))
    await sql(world, "DROP TRIGGER ill")
    ear.check("The store failed")
    with monkeypatch.context() as broken:
        broken.setattr(bot.gallery, "_draw", burst)
        await world.panel(world.ann, game)
    ear.check("picture")
    with monkeypatch.context() as broken:
        broken.setattr(bot.presses.letters.letters, "talk", partial(burst_later, LETTER))
        await world.ann.send_dm(LETTER)
        await world.env.settle()
    ear.check("letter failed")


async def test_no_message_that_fails_and_no_import_lets_a_secret_into_the_log(
    world: World, listen: Callable[[], None], ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await world.game(world.bob)
    listen()
    world.env.settle_timeout = PATIENCE
    for status in STATUSES:
        said = f"{SEED!r} {ORDER} {INTERACTION}"
        world.env.inject_error("POST", f"/channels/{world.thread.id}/messages", status=status, message=said)
        await world.mona.slash(world.thread, "mod extend", hours=1, game=game)
        await world.env.advance_time(60)
    with monkeypatch.context() as broken:
        broken.setitem(world.bot._sender._kinds, "table", burst_later)
        await turn(world, game, "write", tail=ORDER)
        await world.env.settle()
    ear.check("not delivered", "could not be made")
    data = await world.bot.store.export_game(game)
    data["body"]["game"]["seed"] += "?"
    data["body"]["log"][0]["move"] = [ORDER, 1.5]
    data["checksum"] = digest(canonical(data["body"]))
    file = ("game.json", json.dumps(data).encode())
    assert "export" in answer(await world.mona.slash(world.channel, "mod import", file=file))
    try:
        from_export(data)
    except CorruptExport:
        structlog.get_logger("bot").exception("not imported")
    ear.check("CorruptExport", "ValidationError")


async def test_no_failure_of_an_ai_a_timer_or_a_task_lets_a_secret_into_the_log(
    world: World, listen: Callable[[], None], ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    listen()
    world.env.settle_timeout = PATIENCE
    await world.lobby()
    game, lobby = world.number(), world.bot.service.lobby
    with world.env._bot_scope():
        await lobby.set_option(game, world.ann.id, "order", "joined")
        for level in ("failing", "cheating"):
            await lobby.add_ai(game, world.ann.id, level)
    await world.env.settle()
    await world.ann.click(world.lobby_card(), custom_id=f"t:{game}:start")
    await world.choose(world.ann, await world.panel(world.ann, game), "take", tail="1")
    await world.env.settle()
    ear.check("failed at turn", "something else")

    await world.env.advance_time(25 * 3600)
    ear.check("the stored position stands")

    monkeypatch.setattr(world.bot.clock, "_work", partial(burst_later, SEED, ORDER))
    with world.env._bot_scope():
        world.bot.clock.ring()
    await world.env.settle()
    ear.check("to be tried again")

    forgotten = asyncio.ensure_future(burst_later(SEED, ORDER, LETTER))
    await asyncio.wait({forgotten})
    del forgotten
    gc.collect()
    view, button = discord.ui.View(), discord.ui.Button[Any](label=ORDER)
    await view.on_error(None, Defect(LETTER), button)  # type: ignore[arg-type]
    ear.check("never retrieved", "Ignoring exception in view")


async def test_no_failure_in_a_worker_lets_a_secret_into_the_log(
    form: str, listen: Callable[[], None], ear: Ear
) -> None:
    """Jobs fail as they can in a process of their own, which keeps a log of its own; what comes back of it is
    logged once more."""
    listen()
    seen = (TOKEN, INTERACTION, SEED, STONES[0], ORDER, LETTER)
    crew = Crew(1, ("DEBUG", form))
    try:
        for job, given in (
            (mishaps.burst, seen),
            (mishaps.burst_alone, seen),
            (mishaps.burst, (mishaps.Unreadable(*seen),)),
            (mishaps.burst, (mishaps.Unsendable(*seen),)),
            (mishaps.unreadable, seen),
            (mishaps.unsendable, seen),
        ):
            try:
                await crew.run(Kind.SEATS, job, *given)
            except Exception:
                structlog.get_logger("bot").exception("no outcome", kind=job.__name__)
            else:
                raise AssertionError(f"{job.__name__} has not failed")
        await crew.run(Kind.SEATS, mishaps.burst_aside, *seen)
    finally:
        crew.close()
    assert ear.written().count("no outcome") == 6
    ear.check("burst failed in a worker", "a job failed in a worker", "unsendable failed in a worker")
    ear.check("of a thread", "while tidying up", "RuntimeWarning")


def test_what_nobody_caught_tells_no_secret(
    listen: Callable[[], None], ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python would print it by itself."""

    class Loose:
        def __del__(self) -> None:
            burst(SEED, ORDER)

    for module, hook in (
        (sys, "excepthook"),
        (sys, "unraisablehook"),
        (threading, "excepthook"),
        (warnings, "showwarning"),
    ):
        monkeypatch.setattr(module, hook, getattr(module, hook))
    begin()
    listen()
    try:
        burst(TOKEN, SEED, STONES[0], ORDER, LETTER)
    except Defect as error:
        sys.excepthook(Defect, error, error.__traceback__)
    thread = threading.Thread(target=burst, args=(SEED, STONES[1]))
    thread.start()
    thread.join()
    Loose()
    gc.collect()
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.warn(LETTER, RuntimeWarning, stacklevel=1)
    address = f"https://discord.example/api/interactions/7/{INTERACTION}/callback"
    for written in (f"Authorization: Bot {TOKEN}", f"POST {address}", f"seed {SEED.hex()}"):
        logging.getLogger("library").warning(written)
    ear.check("of the program", "of a thread", "while tidying up", "RuntimeWarning", "Authorization: Bot")
