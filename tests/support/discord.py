"""A simulated Discord with our bot in it: people who click and type, restarts, running time."""

from __future__ import annotations

import itertools
import json
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from secrets import token_bytes
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord.env import Env
from simcord.results import InteractionResult, ResponseMessage

from bot.app import Fnordmaster, build_bot, cause
from bot.games.contract import Game, Pictures
from bot.scene.scene import Scene
from bot.settings import Settings
from bot.store.errors import StoreError
from bot.store.opening import Whereabouts
from bot.table.errors import StoreTrouble
from bot.ui.controls.answers import expected
from bot.ui.controls.components import Layout
from tests.support.openapi import Spec
from tests.support.reference import reference
from tests.table import pebbles

OPENAPI = reference("discord_openapi.json")

Env._settle_internal.__kwdefaults__["idle"] = 0.001  # type: ignore[attr-defined]
"""The simulator waits 50 ms after each operation whether the bot does more; it would know sooner."""


_response = InteractionResult.response.fget  # type: ignore[attr-defined]


def _shown(result: InteractionResult) -> ResponseMessage | None:
    """What a person is looking at after a click: the message that was answered or, where that was taken away
    because something new stood below it, the one that took its place."""
    found: ResponseMessage | None = _response(result)
    return found or (result.followups[-1] if result.followups else None)


InteractionResult.response = property(_shown)  # type: ignore[assignment]


class PebblePictures(Pictures):
    """Pictures of a game that has none."""

    def table(self, view: Any, names: Mapping[int, str], say: Any) -> Scene:
        return Scene(40, 30, (), "the table")

    def hand(self, view: Any, names: Mapping[int, str], say: Any) -> Scene:
        return Scene(40, 30, (), f"stones {view.hand}")


def pebble_games(**changes: Any) -> dict[str, Game]:
    """The small game of the table's tests, with pictures."""
    return {"pebbles": replace(pebbles.game(), pictures=PebblePictures(), rules_file="none", **changes)}


class World:
    """One Discord server with three people, a moderator and the bot."""

    def __init__(self, env: Env, bots: list[Fnordmaster], again: Callable[[], Fnordmaster]) -> None:
        self.env = env
        self._bots = bots
        self._again = again
        self.guild = env.create_guild("Orbit Club")
        self.channel = self.guild.create_text_channel("games")
        self.ann = self.guild.add_member(env.create_user("ann", global_name="Ann"))
        self.bob = self.guild.add_member(env.create_user("bob", global_name="Bob"))
        self.cat = self.guild.add_member(env.create_user("cat", global_name="Cat"))
        role = self.guild.create_role("Mods", permissions=discord.Permissions(manage_guild=True))
        self.mona = self.guild.add_member(env.create_user("mona", global_name="Mona"), roles=[role])

    @property
    def bot(self) -> Fnordmaster:
        """The bot that runs now."""
        return self._bots[-1]

    async def restart(self) -> None:
        """Stop the bot and start it again on the same store."""
        await self.bot.close()
        self._bots.append(self._again())
        await self.env.restart_bot(self.bot)

    @property
    def thread(self) -> Any:
        """The thread of the game begun last."""
        return self.channel.threads[-1]

    def lobby_card(self) -> discord.Message:
        """The lobby card posted last."""
        return find(self.channel.history(), "t:", ":join")

    def table_card(self) -> discord.Message:
        """The card of the table."""
        return find(self.thread.history(), "t:", ":help")

    async def lobby(self, kind: str = "pebbles") -> discord.Message:
        """A lobby opened by Ann."""
        await self.ann.slash(self.channel, "game new", game=kind)
        return self.lobby_card()

    async def game(self, *others: Any, kind: str = "pebbles", ais: int = 0) -> int:
        """A running game of Ann and `others`, seated in that order, with AI seats after them; its number."""
        await self.lobby(kind)
        number = self.number()
        await self.ann.slash(self.channel, "game option", name="order", value="joined", game=number)
        for person in others:
            await person.click(self.lobby_card(), custom_id=f"t:{number}:join")
        for _ in range(ais):
            await self.ann.click(self.lobby_card(), custom_id=f"t:{number}:add-ai")
        await self.ann.click(self.lobby_card(), custom_id=f"t:{number}:start")
        return number

    def number(self) -> int:
        """The number of the game whose lobby was opened last."""
        return int(ids(self.lobby_card())[-1].split(":")[1])

    async def panel(self, person: Any, game: int) -> Any:
        """What a person sees who presses 'Your move'."""
        return await person.click(self.table_card(), custom_id=f"t:{game}:panel")

    async def choose(self, person: Any, shown: Any, label: str, **form: str) -> Any:
        """Pick what is called `label` in a panel, as a button or in a list, and fill in the form it opens."""
        result = None
        for part in parts(shown.response):
            if part.get("custom_id", "").startswith("g:") and label in (part.get("label") or ""):
                result = await person.click(shown.response, custom_id=part["custom_id"])
                break
            found = [option["value"] for option in part.get("options", []) if label in option["label"]]
            if found and part["custom_id"].startswith("s:"):
                result = await person.select(shown.response, found[:1], custom_id=part["custom_id"])
                if form:  # what was picked from the list has buttons of its own
                    return await self._finish(person, result, form)
                break
        assert result is not None, f"no {label!r} in {words(shown.response)}"
        for part in parts(result.response) if result.response is not None else ():
            if (part.get("label") or "").endswith("all the same"):  # a question whether it is meant: it is
                return await person.click(result.response, custom_id=part["custom_id"])
        return await person.submit_modal(result, form) if form else result

    async def _finish(self, person: Any, shown: Any, form: dict[str, str]) -> Any:
        """Press the button of the amount, or open the form by its button and fill it in."""
        own = [written for written in ids(shown.response) if written.startswith("g:")]
        amount = next((i for i in own if ":amount:" in i and i.endswith(f":{form.get('tail')}")), None)
        if amount is not None:
            return await person.click(shown.response, custom_id=amount)
        opened = await person.click(shown.response, custom_id=next(i for i in own if ":do:" in i))
        return await person.submit_modal(opened, form)

    async def form(self, person: Any, shown: Any, label: str) -> Any:
        """The form of a choice that stands in a list, opened by a button as panels have it where it stands
        alone."""
        (pick,) = (part for part in parts(shown.response) if part.get("custom_id", "").startswith("s:"))
        value = next(option["value"] for option in pick["options"] if label in option["label"])
        custom_id = f"g:{pick['custom_id'][2:].replace(':pick:', ':do:')}:{value}"
        channel = self.bot.get_channel(self.thread.id)
        assert isinstance(channel, discord.Thread)
        button: discord.ui.Button[Any] = discord.ui.Button(label=label, custom_id=custom_id)
        await channel.send(view=Layout().row(button).done().view)
        return await person.click(self.thread.history()[-1], custom_id=custom_id)

    def said(self) -> str:
        """All public messages of the game's thread."""
        return "\n".join(words(message) for message in self.thread.history())


def make_bot(
    where: Whereabouts, games: dict[str, Game], entropy: Callable[[int], bytes] = token_bytes, **settings: Any
) -> Fnordmaster:
    """The bot on a store of its own, without workers, as the one process there is; nothing is read from the
    environment."""
    alone = Settings(_env_file=None, **{"workers": 0, "shards": "0/1", "database": where, **settings})
    return build_bot(alone, games=games, entropy=entropy)


@pytest.fixture
def games() -> dict[str, Game]:
    """What can be played in `world`; a test module may have a fixture of its own."""
    return pebble_games()


@pytest.fixture
def settings() -> dict[str, Any]:
    """Settings of the bot in `world`."""
    return {}


@pytest.fixture
def again(tmp_path: Path, games: dict[str, Game], settings: dict[str, Any]) -> Callable[[], Fnordmaster]:
    """Makes the bot, and makes it again on the same store; its dice are the same in every run of a test."""
    draws = itertools.count(1)

    def entropy(count: int) -> bytes:
        return sha256(str(next(draws)).encode()).digest()[:count]

    return lambda: make_bot(tmp_path / "world.sqlite3", games, entropy, **settings)


@pytest.fixture
async def simulation(again: Callable[[], Fnordmaster]) -> AsyncIterator[tuple[Env, list[Fnordmaster]]]:
    """A simulated Discord with a bot; the list holds the bots that were started.

    At its end every body that was sent is checked against Discord's own description of its API.
    """
    bots = [again()]
    env = Env(bots[0])
    try:
        await env.start()
        yield env, bots
        await env.shutdown()
        assert [error for error in env.errors if not told(error)] == []
        check_requests(env)
    finally:
        await bots[-1].close()


@pytest.fixture
def simulated_env(simulation: tuple[Env, list[Fnordmaster]]) -> Env:
    """The simulated Discord by itself: the simulator's plugin runs a test in the clock of such a fixture."""
    return simulation[0]


@pytest.fixture
def world(
    simulation: tuple[Env, list[Fnordmaster]], simulated_env: Env, again: Callable[[], Fnordmaster]
) -> World:
    """A simulated server with people in it."""
    return World(simulated_env, simulation[1], again)


def told(error: BaseException) -> bool:
    """Whether an error of a slash command was an answer to its user, and no defect."""
    if isinstance(error, app_commands.AppCommandError):
        return expected(cause(error)) or isinstance(cause(error), StoreError | StoreTrouble)
    return False


def check_requests(env: Env) -> None:
    """Every request of the bot fits Discord's OpenAPI, where that file is at hand."""
    found = spec()
    assert found is None or found.check(env.http_requests) == []
    assert [twice for request in env.http_requests if (twice := doubles(request.json))] == []


def doubles(body: Any) -> list[object]:
    """What stands twice in a message or form and may not: a custom_id, the number of a component, a value of
    a list. Discord refuses it; the simulator and the description of the API know nothing of it."""
    ids: list[object] = []
    values: list[object] = []

    def walk(part: Any) -> None:
        if isinstance(part, list):
            for item in part:
                walk(item)
        elif isinstance(part, dict):
            ids.extend(
                (name, part[name]) for name in ("custom_id", "id") if "type" in part and part.get(name)
            )
            own = [option["value"] for option in part.get("options") or () if "value" in option]
            values.extend(value for value, count in Counter(own).items() if count > 1)
            walk([part.get("components"), part.get("component"), part.get("accessory")])

    if isinstance(body, dict):
        walk(
            (body.get("data") or body).get("components") if isinstance(body.get("data") or body, dict) else []
        )
    return [*(found for found, count in Counter(ids).items() if count > 1), *values]


@cache
def spec() -> Spec | None:
    """Discord's OpenAPI, or None where it is not at hand."""
    return Spec(json.loads(OPENAPI.read_text("utf-8"))) if OPENAPI.is_file() else None


async def taken_back(world: World, line: int) -> Any:
    """The moderator takes the game back to after that line, and says yes."""
    asked = await world.mona.slash(world.thread, "mod undo", move=line)
    return await world.mona.click(asked.response, custom_id=button(asked.response, "Take"))


# -- reading messages


def parts(message: Any) -> list[dict[str, Any]]:
    """All components of a message, nested ones too, as Discord sends them."""
    found: list[dict[str, Any]] = []

    def walk(items: Any) -> None:
        for item in items:
            found.append(item)
            walk(item.get("components", []))
            if "accessory" in item:
                walk([item["accessory"]])

    raw = message.components
    walk([item if isinstance(item, dict) else item.to_dict() for item in raw])
    return found


def words(message: Any) -> str:
    """Everything a reader can read in a message."""
    texts = [message.content or ""]
    for part in parts(message):
        texts += [str(part.get(name) or "") for name in ("content", "label", "placeholder")]
        texts += [option["label"] for option in part.get("options", [])]
        texts += [item.get("description") or "" for item in part.get("items", [])]
    return "\n".join(text for text in texts if text)


def ids(message: Any) -> list[str]:
    """The custom_ids of a message."""
    return [part["custom_id"] for part in parts(message) if part.get("custom_id")]


def options(message: Any, custom_id: str) -> dict[str, str]:
    """The values of a list by their labels."""
    part = next(part for part in parts(message) if part.get("custom_id") == custom_id)
    return {option["label"]: option["value"] for option in part["options"]}


def button(message: Any, label: str) -> str:
    """The custom_id of the button whose label holds `label`."""
    for part in parts(message):
        if part.get("custom_id") and re.search(re.escape(label), part.get("label") or ""):
            return str(part["custom_id"])
    raise AssertionError(
        f"no button {label!r} among {[p.get('label') for p in parts(message) if p.get('label')]}"
    )


def find(messages: list[discord.Message], *pieces: str) -> discord.Message:
    """The last message one of whose custom_ids holds all `pieces`."""
    for message in reversed(messages):
        if any(all(piece in custom_id for piece in pieces) for custom_id in ids(message)):
            return message
    raise AssertionError(f"no message with {pieces}")


def answer(result: Any) -> str:
    """What a person is answered, in the first answer or the last followup."""
    response = result.followups[-1] if result.followups else result.response
    assert response is not None, "no answer"
    return words(response)
