"""Somebody at the gamemaster's desk: opens pages, follows lists and buttons, fills in forms."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from bot.games.contract import Pictures
from bot.scene.scene import Scene
from tests.support.discord import World, answer, parts, words
from tests.support.letters import SecretTable


class Undrawn(Pictures):
    """Pictures that take no time."""

    def table(self, view: Any, names: Mapping[int, str], say: Any) -> Scene:
        return Scene(40, 30, (), "the table")

    hand = table


class Chair:
    """A person who sits, or tries to sit, at the desk of a game."""

    def __init__(self, world: World, person: Any, game: int) -> None:
        self.world = world
        self.person = person
        self.game = game
        self.shown: Any = None

    @property
    def said(self) -> str:
        """What stands on the page, lists and buttons included."""
        return words(self.shown)

    async def open(self, command: str = "gm desk", **options: Any) -> str:
        """Use a slash command; what is answered."""
        result = await self.person.slash(self.world.thread, command, game=self.game, **options)
        self.shown = result.followups[-1] if result.followups else result.response
        return answer(result)

    async def press(self, label: str) -> str:
        """Press a button that leads somewhere; what is shown then."""
        found = [p for p in parts(self.shown) if p.get("label") == label and "desk" in p.get("custom_id", "")]
        assert found, f"no button {label!r} in {self.said}"
        return self._now(await self.person.click(self.shown, custom_id=found[0]["custom_id"]))

    async def go(self, *labels: str) -> str:
        """Follow the list of ways, once for each label, turning to its later parts where necessary."""
        for label in labels:
            while True:
                part, value = self._option("desk-go", label)
                if value is not None:
                    self._now(await self.person.select(self.shown, [value], custom_id=part))
                    break
                on = [
                    p
                    for p in parts(self.shown)
                    if (p.get("label") or "").startswith("List") and not p.get("disabled")
                ]
                assert on, f"no way {label!r} in {self.said}"
                self._now(await self.person.click(self.shown, custom_id=on[0]["custom_id"]))
        return self.said

    def _option(self, act: str, label: str) -> tuple[str, str | None]:
        for part in parts(self.shown):
            if f":{act}" in part.get("custom_id", "") and part.get("options"):
                fitting = [option["value"] for option in part["options"] if label in option["label"]]
                return part["custom_id"], fitting[0] if fitting else None
        return "", None

    def deed(self, label: str) -> tuple[str, str | None]:
        """The button or list for a deed, and its value in the list."""
        for part in parts(self.shown):
            if ":desk-do" in part.get("custom_id", "") and label in (part.get("label") or ""):
                return part["custom_id"], None
        part_id, value = self._option("desk-do", label)
        assert value is not None, f"no deed {label!r} in {self.said}"
        return part_id, value

    async def form(self, label: str) -> Any:
        """Open the form of a deed."""
        custom_id, value = self.deed(label)
        if value is not None:
            self._now(await self.person.select(self.shown, [value], custom_id=custom_id))
            custom_id, _ = self.deed(label)
        return await self.person.click(self.shown, custom_id=custom_id)

    async def send(self, form: Any, **values: Any) -> str:
        """Send a form; what is shown then."""
        return self._now(await self.person.submit_modal(form, values))

    async def do(self, label: str, **values: Any) -> str:
        """Do something: open its form, fill it in, send it."""
        return await self.send(await self.form(label), **values)

    def _now(self, result: Any) -> str:
        said = answer(result)
        if result.followups:
            return said
        self.shown = result.response
        return said


async def begun(world: World, *, review: bool = True) -> tuple[SecretTable, Chair]:
    """Ann and Bob play; Mona sits at the desk. With a review, the founding has been approved."""
    table = await SecretTable.begin(world, world.bob, review=str(review))
    chair = Chair(world, world.mona, table.game)
    await chair.open()
    if review:
        await chair.do("Approve and publish")
    return table, chair


async def resolved(world: World) -> tuple[SecretTable, Chair]:
    """A turn with a check of each player lies on the desk."""
    table, chair = await begun(world)
    for person in table.people:
        leader = (await table.view(person)).leader
        order = {"actor": leader, "action": "meditate", "parameters": {}, "flavour": ""}
        await table.submit(person, "order", json.dumps(order))
    for person in table.people:
        await table.submit(person, "ready")
    await world.env.settle()
    await chair.press("Refresh")
    return table, chair


def deaf(world: World) -> str:
    """Everything that anybody but a moderator at his desk can read in channels."""
    return "\n".join(words(m) for channel in (world.channel, world.thread) for m in channel.history())


async def told(table: SecretTable, person: Any) -> list[str]:
    """The log as its player reads it."""
    seat = table.people.index(person)
    lines = await table.world.bot.service.log(table.game, seat, limit=400)
    say = table.world.bot.front.catalogue.format
    return [say(line) for entry in lines for line in entry.lines]


def letters(person: Any) -> str:
    """Everything that a person has been written to directly."""
    return "\n".join(words(m) for m in person.user.dm_channel.history())
