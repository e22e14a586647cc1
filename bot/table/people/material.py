"""What servers add to the data of games: files that moderators send in, checked by the game they are for."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import Any

import yaml

from bot.engine.moves import text
from bot.games.contract import BadMaterial, Material
from bot.store.errors import Conflict, NotFound, StoreError
from bot.store.records import MaterialRow, NewAudit
from bot.table.errors import BadInput
from bot.table.people.moderation import Moderator
from bot.table.unit.gate import Desk, trouble

LARGEST = 65_536
"""Bytes of one file."""
MOST_FILES, MOST_IN_ALL = 12, 4 * LARGEST
"""Files of one server for one game, and bytes of all of them."""
LONGEST_NAME = 40
DEEPEST = 12
"""Mappings and lists within each other."""
MOST_VALUES, LONGEST_LIST = 10_000, 1000
"""Words, numbers, lists and mappings of one file, and entries of one list."""
UNWRITTEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")
"""Halves of characters, and signs that stand for no letter."""


class Materials:
    """What servers add to games. Who may is for the caller to check; every change is recorded."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._one_at_a_time = asyncio.Lock()

    async def files(self, guild: int, kind: str) -> Sequence[MaterialRow]:
        """What a server has added, oldest first."""
        return await self._desk.material(guild, kind)

    async def add(self, guild: int, kind: str, by: Moderator, name: str, source: bytes) -> MaterialRow:
        """Add a YAML file under a name. Raises BadMaterial with all that is wrong with it; BadInput for a
        name that is taken, and for too much."""
        desk, game = self._desk, self._material(kind)
        words, plain = await asyncio.to_thread(read_yaml, source)
        async with self._one_at_a_time:
            before = await desk.material(guild, kind)
            _room(before, name, len(source))
            content = await asyncio.to_thread(game.read, plain, [row.content for row in before])
            row = MaterialRow(guild, kind, name, content, words, desk.clock())
            audit = NewAudit(guild, by.user, "material-added", {"file": name}, by.reason or None)
            try:
                await desk.store.add_material(row, audit, await desk.audit_copies(audit))
            except Conflict as error:
                raise BadInput(text("material-name-taken", file=name)) from error
            except StoreError as error:
                raise trouble(error) from error
        desk.stored()
        return row

    async def remove(self, guild: int, kind: str, by: Moderator, name: str) -> None:
        """Take a file away; games that have begun keep what they began with. Raises BadInput."""
        desk = self._desk
        audit = NewAudit(guild, by.user, "material-removed", {"file": name}, by.reason or None)
        async with self._one_at_a_time:
            copies = await desk.audit_copies(audit)
            try:
                await desk.store.remove_material(guild, kind, name, audit, copies, now=desk.clock())
            except NotFound as error:
                raise BadInput(text("material-no-file", file=name)) from error
            except StoreError as error:
                raise trouble(error) from error
        desk.stored()

    def _material(self, kind: str) -> Material:
        found = self._desk.game(kind).material
        if found is None:
            raise BadInput(text("material-none"))
        return found


def _room(before: Sequence[MaterialRow], name: str, size: int) -> None:
    if not 0 < len(name) <= LONGEST_NAME:
        raise BadInput(text("material-name", most=LONGEST_NAME))
    if any(row.name == name for row in before):
        raise BadInput(text("material-name-taken", file=name))
    if len(before) >= MOST_FILES or sum(len(row.source.encode()) for row in before) + size > MOST_IN_ALL:
        raise BadInput(text("material-too-much", files=MOST_FILES, kib=MOST_IN_ALL // 1024))


class _Loader(yaml.SafeLoader):
    """YAML of plain values: words, numbers, yes and no. What means something else elsewhere, makes a small
    file large, or says a thing twice is refused."""

    def compose_node(self, parent: Any, index: Any) -> Any:
        event = self.peek_event()
        if self.check_event(yaml.AliasEvent):
            raise _at(event, "aliases (*name) are not taken here; write it out")
        if event.anchor is not None or event.tag is not None:
            raise _at(event, "anchors (&name) and tags (!name) are not taken here")
        self.depth, self.count = getattr(self, "depth", 0) + 1, getattr(self, "count", 0) + 1
        if self.depth > DEEPEST:
            raise _at(event, "this is nested too deeply")
        if self.count > MOST_VALUES:
            raise _at(event, f"a file holds {MOST_VALUES} words and numbers at most")
        node = super().compose_node(parent, index)
        self.depth -= 1
        if isinstance(node, yaml.SequenceNode) and len(node.value) > LONGEST_LIST:
            raise _at(event, f"a list has {LONGEST_LIST} entries at most")
        if isinstance(node, yaml.ScalarNode) and (odd := UNWRITTEN.search(node.value)):
            raise _at(event, f"the character U+{ord(odd[0]):04X} is not taken here")
        return node

    def construct_mapping(self, node: Any, deep: bool = False) -> Any:
        seen: set[str] = set()
        for key, _ in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise yaml.MarkedYAMLError(None, None, "a key is a word or a number", key.start_mark)
            if key.value in seen:
                raise yaml.MarkedYAMLError(None, None, f"'{key.value}' is there twice", key.start_mark)
            seen.add(key.value)
        return super().construct_mapping(node, deep)


_Loader.yaml_implicit_resolvers = {}
for _kind, _written, _first in (
    ("null", r"|~|null|Null|NULL", ["~", "n", "N", ""]),
    ("bool", r"yes|Yes|YES|no|No|NO|true|True|TRUE|false|False|FALSE|on|On|ON|off|Off|OFF", [*"yYnNtTfFoO"]),
    ("int", r"[-+]?(0|[1-9]\d{0,14})", [*"-+0123456789"]),
    ("float", r"[-+]?\d{1,15}\.\d{1,15}", [*"-+0123456789"]),
):
    _Loader.add_implicit_resolver(
        f"tag:yaml.org,2002:{_kind}", re.compile(f"^(?:{_written})$", re.ASCII), _first
    )


def _at(event: Any, problem: str) -> yaml.MarkedYAMLError:
    return yaml.MarkedYAMLError(None, None, problem, event.start_mark)


def read_yaml(source: bytes) -> tuple[str, Any]:
    """A file's words and its plain values. Raises BadMaterial with the place of the first fault."""
    if len(source) > LARGEST:
        raise BadMaterial([f"The file has {len(source)} bytes; {LARGEST} are the most."])
    try:
        words = source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadMaterial([f"The file is not UTF-8 text (byte {error.start + 1})."]) from None
    try:
        return words, yaml.load(words, Loader=_Loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        where = f"line {mark.line + 1}, column {mark.column + 1}: " if mark else ""
        raise BadMaterial([f"{where}{error.problem or error.context}"]) from None
    except yaml.YAMLError as error:
        raise BadMaterial([str(error).splitlines()[0]]) from None
    except (ValueError, RecursionError, TypeError) as error:
        raise BadMaterial([f"The file cannot be read as YAML ({type(error).__name__})."]) from None
