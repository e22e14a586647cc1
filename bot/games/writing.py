"""What a game offers whose decisions are taken in writing: who reads it, and what is made of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from bot.engine.moves import Move, Open, Text


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer that is offered to a question: to choose it is to write `words`."""

    label: Text
    words: str


@dataclass(frozen=True, slots=True)
class Reading:
    """What was made of one sentence: a `move` that can be made, a question, a refusal or an information. The
    move of a question is made beside it, whatever the answer.

    said: the order as far as it was understood; or the reason of a refusal; or the information. held: of a
    question, plain values from which `TextReader.answer` finishes the order. replies: answers worth a button,
    the last of which drops what is asked.
    refused: nothing comes of it; lost: there was nothing in it to be read. source: the words themselves.
    """

    said: Text
    move: Move | None = None
    question: Text | None = None
    held: Mapping[str, Any] = field(default_factory=dict)
    replies: Sequence[Reply] = ()
    refused: bool = False
    lost: bool = False
    source: str = ""


@dataclass(frozen=True, slots=True)
class Brief:
    """What a language model is told that reads what the reader could not: `instructions`, the words and what
    belongs to them as plain values, the JSON schema of its answer. The writer knows everything in it."""

    instructions: str
    material: Mapping[str, Any] = field(repr=False)
    schema: Mapping[str, Any] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Written:
    """What stands on the sheet of a seat. `words`: the end of the move that wrote it, by which it is known.

    back: the move that withdraws it. instead: the beginning of a move that puts something else into its
    place, and `place` its number among those that can be sorted; None for what lasts beyond the round.
    """

    label: Text
    words: str
    back: Move
    instead: Move | None = None
    place: int | None = None


class TextReader(Protocol):
    """Decisions that are taken in writing: it reads what a player writes in their own words, against what
    they know. Nothing is made of what is neither clear nor confirmed: that comes back as a question."""

    def takes(self, choice: Open) -> bool:
        """Whether moves of this open choice are written in words."""

    @property
    def languages(self) -> Sequence[str]:
        """The languages it reads."""

    def read(self, view: Any, words: str, instead: Move = (), locale: str = "en") -> Sequence[Reading]:
        """What `words` say, sentence by sentence, never empty; the moves fit one after the other.

        locale: of the writer; who speaks a language that is not read is taken to write English. instead: the
        first of them is to take the place of something written (`Written.instead`).
        """

    def answer(self, view: Any, held: Mapping[str, Any], words: str, locale: str = "en") -> Sequence[Reading]:
        """The order of a question with what `words` add, then what is ordered beside that; nothing if they
        are no answer to it."""

    def brief(self, view: Any, readings: Sequence[Reading], locale: str = "en") -> Brief | None:
        """What a language model could read in what stayed unread; None if there is no such thing."""

    def proposed(
        self, view: Any, readings: Sequence[Reading], answer: Any, locale: str = "en"
    ) -> Sequence[Reading]:
        """The same with what the model's answer makes of it, whatever that holds: questions, never moves."""

    def sheet(self, view: Any) -> Sequence[Written]:
        """What the seat has written so far, in its order."""

    def sentences(self, of: str | Mapping[str, Any]) -> Sequence[Text]:
        """What is written (by `Written.words`) or asked about (`Reading.held`) as sentences that its player
        could write."""

    def draft(
        self, view: Any, of: str | Mapping[str, Any], sentences: Sequence[str], locale: str = "en"
    ) -> str:
        """What a form is filled with in which it is changed: one of the `sentences`, or the words in which it
        was written."""

    def sort(self, places: Sequence[int]) -> Move:
        """The move that puts what is written into this order."""

    def period(self, view: Any) -> Text | None:
        """The turn for which it counts what is written now, or as soon as it can be; None if it never can."""

    def examples(self, view: Any) -> Sequence[Text]:
        """A few sentences that this player could write."""

    def suggest(self, view: Any, typed: str, say: Callable[[Text], str]) -> Sequence[str]:
        """What a sentence that begins with `typed` could be, most likely ones first."""
