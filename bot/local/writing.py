"""Orders in a player's own words at the keyboard: the letters of the interface, with numbered answers."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from string import ascii_lowercase

from bot.engine.moves import Open, Text, text
from bot.table.seen import Seen
from bot.ui.front import Front
from bot.ui.letters.letters import Heard, Letters
from bot.ui.letters.pages import SIGNS, answers, notes
from bot.ui.letters.talk import Held, mark

Read = Callable[[Text], Awaitable[str]]
"""`read(prompt)`: what was typed."""


@dataclass(slots=True)
class Writing:
    """What is written at one keyboard. left: questions that were left open with Enter."""

    front: Front
    game: int
    read: Read
    left: set[int] = field(default_factory=set)

    @property
    def letters(self) -> Letters:
        """What is open with everybody, as it is stored."""
        return Letters(self.front)

    def takes(self, seen: Seen, choice: object) -> bool:
        """Whether a choice is written in one's own words."""
        reader = self.front.game(seen.table).reader
        return reader is not None and isinstance(choice, Open) and reader.takes(choice)

    async def begin(self, user: int, seen: Seen, choice: Open) -> None:
        """Ask for the words of a choice: new orders, or one in the place of another, which is shown.

        Raises Refused, TableError.
        """
        sheet = self.letters.reader(seen).sheet(seen.view)
        instead = next((mark(one.words) for one in sheet if one.instead == choice.prefix), "")
        await self.write(user, await self._asked(user, instead) if instead else await self._typed(), instead)

    async def write(self, user: int, words: str, instead: str = "") -> None:
        """Carry out what is written, then ask one question after the other. Raises Refused, TableError."""
        if not words:
            return
        key = secrets.token_hex(8)
        await self._go_on(user, await self.letters.hear(user, self.game, words, key, instead=instead))

    async def resume(self, user: int) -> None:
        """Ask what has been left open, also before the last start; nothing twice. Raises Refused,
        TableError."""
        held = (await self.letters.talk(user)).open(self.game)
        if held is not None and held.id not in self.left:
            await self._go_on(user, await self.letters.state(user, self.game))

    async def _typed(self) -> str:
        return await self.read(text("terminal-write"))

    async def _go_on(self, user: int, heard: Heard) -> None:
        reader = await self.front.reader(user)

        def say(what: Text) -> str:
            return self.front.plain(what, reader, heard.seen.table)

        told = [*notes(self.front, reader, heard, say), *answers(self.front, reader, heard, say)]
        print("\n".join(told))
        held = heard.question
        if held is None:
            return
        if all(one.said != held.said for one in heard.readings):
            print(f"{SIGNS['asked']} {say(held.said)}")
        signs = _signs([say(label) for label, _ in held.replies])
        *labels, refusing = (say(label) for label, _ in held.replies)
        offered = [*labels, say(text("button-otherwise")), refusing]
        for sign, label in zip(signs, offered, strict=True):
            print(say(text("terminal-choice", number=sign, what=label.removeprefix(f"({sign}) "))))
        await self._answered(user, held, signs, await self.read(held.question))

    async def _answered(self, user: int, held: Held, signs: Sequence[str], typed: str) -> None:
        """Do what was typed: one of the answers, whose last but one means something else, or words."""
        *others, otherwise, no = signs
        if not typed:
            self.left.add(held.id)
        elif typed == otherwise:
            await self.write(user, await self._asked(user, held.mark), held.mark)
        elif typed in signs:
            place = [*others, no].index(typed)
            heard = await self.letters.choose(user, held.id, place, secrets.token_hex(8))
            await self._go_on(user, heard)
        else:
            await self.write(user, typed)

    async def _asked(self, user: int, instead: str) -> str:
        """What shall stand in the place of what is shown."""
        reader = await self.front.reader(user)
        table = await self.front.service.table(self.game)
        draft = await self.letters.draft(
            user, self.game, instead, lambda what: self.front.plain(what, reader, table)
        )
        return await self.read(text("terminal-instead", draft=draft))


def _signs(labels: Sequence[str]) -> list[str]:
    """What is typed for each answer, and for something else: numbers, or letters where an answer is one."""
    count = len(labels) + 1
    if any(label[:1].isdigit() for label in labels):
        return list(ascii_lowercase[:count])
    return [str(number) for number in range(1, count + 1)]
