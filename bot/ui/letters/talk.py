"""What is open between a person and the bot in writing, as it is kept over a restart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from zlib import crc32

from bot.engine.moves import Text
from bot.games.writing import Reading
from bot.table.past.texts import from_json, to_json

MOST_HELD, MOST_LATE, RECENT = 12, 5, 30
"""Questions and late letters kept for one person; their messages that are known to have been read."""
MOST_PARKED = 8000
"""Characters of what waits until they say for which table it is."""


@dataclass(frozen=True, slots=True)
class Held:
    """A question to a person at a table. `replies`: labels and words of the answers offered."""

    id: int
    game: int
    said: Text = field(repr=False)
    question: Text = field(repr=False)
    data: Mapping[str, Any] = field(repr=False)
    replies: tuple[tuple[Text, str], ...] = field(repr=False)
    source: str = field(repr=False)

    @property
    def mark(self) -> str:
        """By which a button knows it, where it could also mean something written."""
        return f"q{self.id}"

    def asks_like(self, other: Held) -> bool:
        """Whether another question asks the same of another sentence."""
        return (self.game, self.question, self.replies) == (other.game, other.question, other.replies)


@dataclass(frozen=True, slots=True)
class Late:
    """Words that came when nothing could be written; `key` is that of their interaction or message, `period`
    the turn for which they are kept."""

    game: int
    words: str = field(repr=False)
    key: str
    period: Text


@dataclass(slots=True)
class Talk:
    """The conversation of one person. `game`: the table they speak to. `recent`: messages read already.
    `parked`: words (and their key) of which they have yet to say for which table they are. `periods`: the
    turn that was spoken of last, by table. `stored`: what it was read from."""

    game: int | None = None
    held: list[Held] = field(default_factory=list)
    late: list[Late] = field(default_factory=list)
    recent: list[int] = field(default_factory=list)
    parked: tuple[str, str] | None = field(default=None, repr=False)
    periods: dict[int, Text] = field(default_factory=dict)
    last_id: int = 0
    stored: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> Talk:
        """From what is stored; of an empty record, a conversation that has not begun."""
        if not stored:
            return cls()
        return cls(
            stored["game"],
            [_held(plain) for plain in stored["held"]],
            [Late(*map(from_json, plain)) for plain in stored["late"]],
            list(stored["recent"]),
            tuple(stored["parked"]) if stored["parked"] else None,
            {int(game): from_json(period) for game, period in stored["periods"].items()},
            stored["last_id"],
            stored,
        )

    def write(self) -> dict[str, Any]:
        """As plain values."""
        return {
            "game": self.game,
            "held": [_plain(held) for held in self.held],
            "late": [[late.game, late.words, late.key, to_json(late.period)] for late in self.late],
            "recent": self.recent[-RECENT:],
            "parked": list(self.parked) if self.parked else None,
            "periods": {str(game): to_json(period) for game, period in self.periods.items()},
            "last_id": self.last_id,
        }

    def park(self, words: str, key: str) -> None:
        """Put words by until it is said for which table they are, behind those that wait already."""
        before = [self.parked[0]] if self.parked else []
        self.parked = "\n".join([*before, words])[:MOST_PARKED], key

    # -- questions

    def open(self, game: int) -> Held | None:
        """The question that is asked now at a table."""
        return next((held for held in self.held if held.game == game), None)

    def find(self, id: int) -> Held | None:
        """A question by its number."""
        return next((held for held in self.held if held.id == id), None)

    def marked(self, mark: str) -> Held | None:
        """A question by its `Held.mark`."""
        return next((held for held in self.held if held.mark == mark), None)

    def alike(self, held: Held) -> list[Held]:
        """The other questions of a table in which the same is asked, with the same answers."""
        return [one for one in self.held if one.id != held.id and one.asks_like(held)]

    def settle(self, id: int) -> None:
        """The question is no more."""
        self.held = [held for held in self.held if held.id != id]

    def outlive(self, game: int) -> None:
        """The questions of a turn that is over are no more: what is written now is no answer to them."""
        self.held = [held for held in self.held if held.game != game]

    def ask(self, game: int, readings: Sequence[Reading]) -> None:
        """Hold the questions among `readings`, before the others: what was written last is asked about first.
        One that is asked already is asked once; of too many the oldest are dropped."""
        asked = [self._hold(game, reading) for reading in readings if reading.question is not None]
        anew = [one.data for one in asked]
        others = (held for held in self.held if held.game != game or held.data not in anew)
        self.held = [*asked, *others][:MOST_HELD]

    def _hold(self, game: int, reading: Reading) -> Held:
        assert reading.question is not None
        self.last_id += 1
        replies = tuple((reply.label, reply.words) for reply in reading.replies)
        return Held(self.last_id, game, reading.said, reading.question, reading.held, replies, reading.source)

    def forget(self, game: int) -> None:
        """Nothing is open at a table any more."""
        self.held = [held for held in self.held if held.game != game]
        self.late = [late for late in self.late if late.game != game]
        self.periods.pop(game, None)


def _held(plain: Mapping[str, Any]) -> Held:
    replies = tuple((from_json(label), words) for label, words in plain["replies"])
    said, question = from_json(plain["said"]), from_json(plain["question"])
    return Held(plain["id"], plain["game"], said, question, plain["data"], replies, plain["source"])


def _plain(held: Held) -> dict[str, Any]:
    return {
        "id": held.id, "game": held.game, "said": to_json(held.said), "question": to_json(held.question),
        "data": held.data, "replies": [[to_json(label), words] for label, words in held.replies],
        "source": held.source,
    }  # fmt: skip


def mark(words: str) -> str:
    """Eight letters by which a button knows what was written."""
    return f"{crc32(words.encode()):08x}"
