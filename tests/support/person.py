"""A simulated person who decides by the judgement of an AI and acts by buttons, lists and forms."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from bot.engine.moves import Ask, Move, Open, Ordering, Range, Several
from bot.games.contract import Player
from bot.games.kit.offers import Bargain
from bot.ui.controls import custom_id
from bot.ui.controls.choosing import OPTIONS
from bot.ui.panel.panel import asked
from tests.support.discord import World, parts, words


class Person:
    """Decides like `player` and carries it out as people do: panel, list, page, form, confirm."""

    def __init__(self, world: World, actor: Any, player: Player, seed: int = 1) -> None:
        self.world = world
        self.actor = actor
        self.player = player
        self.dice = Random(seed)
        self.forms = 0

    async def step(self, game: int) -> Move | None:
        """Make the next decision, or something nobody waits for; None if there is nothing to do."""
        seen = await self.world.bot.service.panel(game, self.actor.id)
        ask = asked(seen)
        if ask is None:
            return None
        if ask.required:
            move: Move | None = self.player.choose(seen.view, ask, self.dice.randrange)
        else:
            move = self.player.volunteer(seen.view, ask, self.dice.randrange)
        if move is not None:
            await self.make(await self.world.panel(self.actor, game), ask, move)
            after = (await self.world.bot.service.table(game)).seq
            assert after > seen.table.seq, f"{move} changed nothing"
        return move

    async def make(self, shown: Any, ask: Ask, move: Move) -> None:
        """Press what stands for `move` in a panel that has just been opened."""
        place = _place(ask, move)
        choice = ask.choices[place]
        name = custom_id.name(ask, place)
        tail = move[len(choice.prefix) :] if isinstance(choice, Open) else ()
        if isinstance(choice, Open) and isinstance(choice.shape, Several):
            wanted = custom_id.write_set([n for n, item in enumerate(choice.shape.items) if item in tail])
            single = next((p for p in parts(shown.response) if _rest(p)[:2] == [name, wanted]), None)
            if single is not None:
                await self._press(shown, single, "")
                return
        found = await self._reach(shown, name, *map(str, tail[:1]))
        assert found is not None, f"no way to {move} in {words(shown.response)}"
        shown, part = found
        pressed = await self._press(shown, part, name)
        sure = [p for p in parts(pressed.response) if _act(p) == "sure"] if pressed.response else []
        if sure:
            await self._press(pressed, sure[0], "")
            return
        listed = _act(part) == "pick" and isinstance(choice, Open)
        if listed and not isinstance(choice.shape, Several | Ordering):
            further = _control(pressed, name, *map(str, tail[:1]))
            assert further is not None, f"no way to {move} in {words(pressed.response)}"
            part, pressed = further, await self._press(pressed, further, name)
        if not isinstance(choice, Open) or _act(part) == "amount":
            return
        if isinstance(choice.shape, Several):
            await self._subset(pressed, choice.shape, tail)
        elif isinstance(choice.shape, Ordering):
            await self._ordering(pressed, choice.shape, tail)
        else:
            self.forms += 1
            await self.actor.submit_modal(pressed, _form(choice.shape, tail))

    async def _press(self, shown: Any, part: Mapping[str, Any], value: str) -> Any:
        if part["type"] == 3:
            return await self.actor.select(shown.response, [value], custom_id=part["custom_id"])
        return await self.actor.click(shown.response, custom_id=part["custom_id"])

    async def _reach(self, shown: Any, name: str, amount: str = "") -> tuple[Any, dict[str, Any]] | None:
        """The message and its control for a choice, behind groups and pages if need be."""
        found = await self._leaf(shown, name, amount)
        if found is not None:
            return found
        groups = next((part for part in parts(shown.response) if _act(part) == "group"), None)
        for option in groups["options"] if groups else ():
            group = await self._press(shown, groups or {}, option["value"])
            found = await self._leaf(group, name, amount)
            if found is not None:
                return found
            back = next(part for part in parts(group.response) if part.get("custom_id", "").endswith(":-:0"))
            shown = await self._press(group, back, "")
        return None

    async def _leaf(self, shown: Any, name: str, amount: str) -> tuple[Any, dict[str, Any]] | None:
        while True:
            found = _control(shown, name, amount)
            if found is not None:
                return shown, found
            following = [part for part in parts(shown.response) if part.get("custom_id", "").endswith(":z")]
            if not following or following[0].get("disabled"):
                return None
            shown = await self._press(shown, following[0], "")

    async def _subset(self, shown: Any, shape: Several, tail: Move) -> None:
        wanted = [str(n) for n, item in enumerate(shape.items) if item in tail]
        for _ in range(1 + len(shape.items) // OPTIONS):
            select = next((part for part in parts(shown.response) if _act(part) == "set"), None)
            if select is not None and wanted:
                here = [option["value"] for option in select["options"] if option["value"] in wanted]
                shown = await self.actor.select(shown.response, here, custom_id=select["custom_id"])
            leaf = next((part for part in parts(shown.response) if _act(part) == "leaf"), None)
            if leaf is None:
                break
            shown = await self._press(shown, leaf, "")
        await self._press(shown, next(p for p in parts(shown.response) if _act(p) == "confirm"), "")

    async def _ordering(self, shown: Any, shape: Ordering, tail: Move) -> None:
        for item in tail[:-1]:
            select = next(part for part in parts(shown.response) if _act(part) == "next")
            shown = await self._press(shown, select, str(shape.items.index(item)))
        await self._press(shown, next(p for p in parts(shown.response) if _act(p) == "order"), "")


def _place(ask: Ask, move: Move) -> int:
    for place, choice in enumerate(ask.choices):
        if isinstance(choice, Open):
            size = len(choice.prefix)
            if move[:size] == choice.prefix and not choice.shape.check(move[size:]):
                return place
        elif choice == move:
            return place
    raise AssertionError(f"{move} is no choice at {ask.frame}")


def _act(part: Mapping[str, Any]) -> str:
    """What a control of a panel does."""
    written = part.get("custom_id", "").split(":")
    return str(written[3]) if written[0] in ("g", "s") else ""


def _rest(part: Mapping[str, Any]) -> list[str]:
    """What a control carries besides what it does."""
    return [str(piece) for piece in part.get("custom_id", "").split(":")[5:]]


def _control(shown: Any, name: str, amount: str) -> dict[str, Any] | None:
    for part in parts(shown.response):
        rest = _rest(part)
        if _act(part) == "do" and rest == [name]:
            return part
        if _act(part) == "amount" and rest == [name, amount]:
            return part
        if _act(part) == "pick" and name in [option["value"] for option in part["options"]]:
            return part
    return None


def _form(shape: Any, tail: Move) -> dict[str, Any]:
    if not isinstance(shape, Bargain):
        assert isinstance(shape, Range) or isinstance(tail[0], str)
        return {"tail": str(tail[0])}
    given, wanted, count, *cards = tail
    values: dict[str, Any] = {"give": str(given), "want": str(wanted)}
    for key, items, named in (
        ("mine", shape.mine, cards[: int(count)]),
        ("theirs", shape.theirs, cards[int(count) :]),
    ):
        for card in named:
            values.setdefault(f"{key}{items.index(int(card)) // OPTIONS}", []).append(str(card))
    return values
