"""Typed verbs of a game, one after the other: from a stored position, what is offered, done and refused."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.engine.kernel import Kernel, Rules, State
from bot.store.codec import pack
from bot.store.records import MoveBatch
from tests.support.discord import World, answer


async def stand(world: World, game: int, rules: Rules, position: State) -> None:
    """The game goes on from `position`, as if a moderator had stored it; the bot starts again."""
    row = await world.bot.store.load_game(game)
    position.seq = row.seq
    Kernel(rules, position).start()
    await world.bot.store.commit_move(
        MoveBatch(
            game=game,
            version=row.version,
            now=row.updated_at,
            snapshot=pack(position.dump()),
            rules_version=row.rules_version,
            close_epoch=True,
        )
    )
    await world.restart()


@dataclass(frozen=True)
class Legal:
    """A verb that can be used. offered: what can be typed for its options, in full, in the order of typing;
    the first is typed, but for what `typed` says. before: verbs that Ann uses first. sees: what must be so
    afterwards in Ann's view. said: what she is told."""

    verb: str
    position: Mapping[str, Any]
    offered: Mapping[str, list[str]] = field(default_factory=dict)
    typed: Mapping[str, object] = field(default_factory=dict)
    before: tuple[tuple[str, Mapping[str, object]], ...] = ()
    sees: Callable[[Any], bool] = lambda view: True
    said: str = ""


@dataclass(frozen=True)
class Refusal:
    """A verb that cannot be used, and why not."""

    verb: str
    position: Mapping[str, Any]
    why: str
    typed: Mapping[str, object] = field(default_factory=dict)


async def use(world: World, game: int, kind: str, case: Legal) -> str:
    """Ann uses the verb, and something comes of it. What she is told."""
    for verb, typed in case.before:
        await world.ann.slash(world.thread, f"{kind} {verb}", **typed)
    given: dict[str, Any] = {}
    for name, labels in case.offered.items():
        found = await world.ann.autocomplete(world.thread, f"{kind} {case.verb}", name, "", **given)
        names = [choice["name"] for choice in found]
        assert names == labels, (case.verb, name, names)
        given[name] = case.typed.get(name, labels[0])
    given |= case.typed
    before = (await world.bot.service.table(game)).seq
    told = answer(await world.ann.slash(world.thread, f"{kind} {case.verb}", **given))
    assert (await world.bot.service.table(game)).seq > before, told
    seen = await world.bot.service.panel(game, world.ann.id)
    assert case.sees(seen.view), (case.verb, told)
    assert re.search(case.said, told), told
    return told


async def refuse(world: World, game: int, kind: str, case: Refusal) -> None:
    """Ann is told why not, and nothing has changed."""
    before = (await world.bot.service.table(game)).seq
    for name, value in case.typed.items():
        if isinstance(value, str):
            offered = await world.ann.autocomplete(world.thread, f"{kind} {case.verb}", name, "")
            assert value not in [choice["name"] for choice in offered], (case.verb, value)
    told = answer(await world.ann.slash(world.thread, f"{kind} {case.verb}", **case.typed))
    assert re.search(case.why, told), told
    assert (await world.bot.service.table(game)).seq == before
