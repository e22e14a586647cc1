"""A crowd that plays at many tables at once over the wire, and how soon its clicks are acknowledged."""

from __future__ import annotations

import asyncio
import random
import statistics
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.local.wire import WAITS, Json, Wire

PAGES = ("panel", "hand", "table", "log", "why")
RESTLESS = 0.1
"""Seconds from one click of people at a busy table to the next."""


@dataclass
class Chair:
    """One person at one table, and what lies before them: the card of the table, or what was shown last."""

    game: int
    person: int
    guild: int
    thread: str
    shown: Json | None = None
    busy: bool = False

    @property
    def card(self) -> Json:
        """The message with the button that shows everybody's own panel."""
        button = {"type": 2, "style": 2, "label": "Your move", "custom_id": f"t:{self.game}:panel"}
        author = {"id": "101", "username": "fnord", "discriminator": "0", "avatar": None, "bot": True}
        return {
            "id": str(int(self.thread) + 1), "channel_id": self.thread, "author": author, "content": "",
            "timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": None, "tts": False, "type": 0,
            "mention_everyone": False, "mentions": [], "mention_roles": [], "attachments": [], "embeds": [],
            "pinned": False, "flags": 0, "components": [{"type": 1, "components": [button]}],
        }  # fmt: skip

    def choice(self, dice: random.Random) -> tuple[Json, str, str]:
        """Something to press: the message, the control, and what is picked from a list. Mostly a decision."""
        shown = self.shown or {}
        own = list(controls(shown.get("components", [])))
        decisions = [part for part in own if part["custom_id"].startswith(("g:", "s:"))]
        pages = [part for part in own if part["custom_id"].split(":")[2:] in ([page] for page in PAGES)]
        found = decisions if decisions and dice.random() < 0.7 else pages or decisions
        if not found:
            return self.card, f"t:{self.game}:panel", ""
        part = dice.choice(found)
        options = [option["value"] for option in part.get("options", ())]
        return shown, part["custom_id"], dice.choice(options) if options else ""


def controls(parts: Sequence[Json]) -> Iterator[Json]:
    """Everything in a message that can be used."""
    for part in parts:
        if part.get("custom_id") and not part.get("disabled"):
            yield part
        yield from controls(part.get("components") or ())
        if part.get("accessory"):
            yield from controls([part["accessory"]])


@dataclass
class Crowd:
    """People who click. `held_up`: seconds for which the machine has kept the bot waiting for a processor."""

    wire: Wire
    chairs: Sequence[Chair]
    held_up: Callable[[], float] = lambda: 0.0
    dice: random.Random = field(default_factory=lambda: random.Random(23))
    waits: list[float] = field(default_factory=list)
    """Of each click, the seconds until it was acknowledged."""
    undisturbed: list[float] = field(default_factory=list)
    """The same without those in which the bot wanted a processor and had none."""
    unanswered: int = 0

    async def click(self, chair: Chair) -> None:
        """Press something and see what is shown then."""
        chair.busy = True
        try:
            message, control, value = chair.choice(self.dice)
            before = self.held_up()
            click = await self.wire.click(
                chair.person, control, guild=chair.guild, channel=chair.thread, message=message, value=value
            )
            when, _ = await asyncio.wait_for(click.acknowledged, WAITS)
            self.waits.append(when - click.began)
            self.undisturbed.append(max(0.0, when - click.began - (self.held_up() - before)))
            chair.shown = await asyncio.wait_for(click.shown, WAITS)
        except TimeoutError:
            self.unanswered += 1
            chair.shown = None
        finally:
            chair.busy = False

    async def press_on(self, rate: float, seconds: float) -> None:
        """So many clicks a second, whether the bot keeps up or not, each at a table that has answered the
        last one."""
        loop, clicks = asyncio.get_running_loop(), set[asyncio.Task[Any]]()
        began = loop.time()
        for number in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, began + number / rate - loop.time()))
            free = [chair for chair in self.chairs if not chair.busy]
            if free:
                click = asyncio.create_task(self.click(self.dice.choice(free)))
                clicks.add(click)
                click.add_done_callback(clicks.discard)
            else:
                self.unanswered += 1
        if clicks:
            await asyncio.wait(clicks, timeout=WAITS)

    async def go_on(self) -> None:
        """Everybody clicks again and again, as soon as they are answered, until cancelled."""

        async def restless(chair: Chair) -> None:
            while True:
                await asyncio.gather(self.click(chair), asyncio.sleep(RESTLESS))

        await asyncio.gather(*(restless(chair) for chair in self.chairs))


def percentile(waits: Sequence[float], share: int = 99) -> float:
    """Within how many seconds so many of a hundred were answered."""
    return statistics.quantiles(waits, n=100)[share - 1] if len(waits) > 1 else 0.0
