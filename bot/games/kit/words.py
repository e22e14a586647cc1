"""The register of words: what a game says of a decision, found by its frame, its verbs and what it tells.

Each chapter of a game's rule book has a module that fills a `Chapter`; the `Phrasebook` is all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeVar

from bot.engine.kernel import Frame
from bot.engine.moves import Ask, Choice, Event, Move, Text, fixed, text, verb_of
from bot.games.contract import Words

Prompt = Callable[[Any, Ask], Text]
"""`prompt(view, ask)`"""
Label = Callable[..., Text]
"""`label(view, ask, verb, *rest)`: the rest of the move is there as far as it is known."""
Refusal = Callable[..., list[Text]]
"""`refusal(state, seat, move)`, or as the game's `why_not` calls it."""
Happening = Callable[[Any, Mapping[str, Any]], Text]
"""`happening(view, data)`, the data as the viewer may know them."""
Become = Callable[[Any, Any, Mapping[str, Any]], object]
"""`become(view, value, data)`: what a datum of an event becomes in its sentence."""
Told = TypeVar("Told", bound=Callable[..., Any])
Of = tuple[type[Frame], str]
"""A verb where frames of this class ask."""
Found = TypeVar("Found")


@dataclass(slots=True)
class Chapter:
    """The words of one chapter. Its methods are decorators of the functions that say them.

    What is said of a class of frames holds for the classes derived from it, until they say something else.
    """

    prompts: dict[type[Frame], Prompt] = field(default_factory=dict)
    wanted: dict[type[Frame], Prompt] = field(default_factory=dict)
    spoken: dict[Of, Label] = field(default_factory=dict)
    headings: dict[Of, str | Label] = field(default_factory=dict)
    refusals: dict[Of, Refusal] = field(default_factory=dict)
    happenings: dict[str, Happening] = field(default_factory=dict)
    fixes: dict[str, Label] = field(default_factory=dict)

    def asks(self, *frames: type[Frame]) -> Callable[[Told], Told]:
        """The question of these frames."""
        return _register(self.prompts, frames)

    def wants(self, *frames: type[Frame]) -> Callable[[Told], Told]:
        """What these frames call a seat for, told to everybody: `wants(view, ask)`."""
        return _register(self.wanted, frames)

    def labels(self, *of: type[Frame] | str, under: str | Label = "") -> Callable[[Told], Told]:
        """The label of these verbs in these frames (in any, if none is named), and the heading under which
        they stand: a word of the game, or a function with the arguments of a label."""
        if under:
            self.heads(*of, under=under)
        return _register(self.spoken, list(_pairs(of)))

    def heads(self, *of: type[Frame] | str, under: str | Label) -> None:
        """The heading alone under which these verbs stand."""
        _register(self.headings, list(_pairs(of)))(under)

    def refuses(self, *of: type[Frame] | str) -> Callable[[Told], Told]:
        """Why these verbs may not be used now, when these frames ask (or any)."""
        return _register(self.refusals, list(_pairs(of)))

    def tells(self, *kinds: str) -> Callable[[Told], Told]:
        """Events of these kinds."""
        return _register(self.happenings, kinds)

    def corrects(self, *words: str) -> Callable[[Told], Told]:
        """What moderators put right with these words: `fix(view, word, *rest)`."""
        return _register(self.fixes, words)


def _register(known: dict[Any, Any], keys: Sequence[Any]) -> Callable[[Any], Any]:
    def keep(said: Any) -> Any:
        for key in keys:
            if key in known:
                raise ValueError(f"{key} is said twice")
            known[key] = said
        return said

    return keep


def _pairs(of: Sequence[type[Frame] | str]) -> Iterator[Of]:
    frames = [part for part in of if not isinstance(part, str)] or [Frame]
    return ((frame, part) for frame in frames for part in of if isinstance(part, str))


def says(key: str) -> Callable[..., Text]:
    """Words that need to know nothing."""
    said = text(key)
    return lambda *_: said


def because(key: str, **more: object) -> Refusal:
    """A reason that needs to know nothing but the verb."""
    return lambda s, seat, move: [text(key, verb=move[0], **more)]


class Telling:
    """Events that are told as they are: their sentence needs nothing but their data, and bears their name.

    `arguments` are those of the game's sentences by name: the datum each is made of, and what it becomes of
    it, `become(view, value, data)`. All other data stand in the sentence as they are.
    """

    def __init__(self, prefix: str, arguments: Mapping[str, tuple[str, Become]]) -> None:
        self.prefix, self.made = prefix, arguments
        self.sources = {datum for datum, _ in arguments.values()}

    def __call__(self, chapter: Chapter, *kinds: str, **otherwise: object) -> None:
        """Register events with arguments where the viewer does not know what they are made of."""
        for kind in kinds:
            chapter.tells(kind)(self.says(kind, **otherwise))

    def says(self, name: str, **more: object) -> Happening:
        """What tells an event by the sentence of that name, with `more` arguments that its data lack."""
        return lambda view, data: text(f"{self.prefix}-{name}", **more | self.arguments(view, data))

    def arguments(self, view: Any, data: Mapping[str, Any]) -> dict[str, object]:
        """What the data of an event become in a sentence."""
        plain = {name: _plain(value) for name, value in data.items() if name not in self.sources}
        made = {
            name: become(view, data[datum], data)
            for name, (datum, become) in self.made.items()
            if datum in data and name not in plain
        }
        return plain | made


def _plain(value: Any) -> object:
    if isinstance(value, bool):
        return int(value)
    return tuple(value) if isinstance(value, list) else value


class Phrasebook(Words):
    """The words of a game, made of its chapters.

    Of a game that names its `kinds` of frames the chapters need not say what the catalogue says alone: where
    they have no words, the message is found by its name, as `PREFIX-ask-FRAME`, `PREFIX-wanted-FRAME` (with
    what `about` gives), `PREFIX-do-VERB` (with what `chosen` gives); events are `told`.
    """

    chapters: ClassVar[Sequence[Chapter]]
    kinds: ClassVar[Mapping[str, type[Frame]]] = {}
    prefix: ClassVar[str] = ""
    told: ClassVar[Telling]

    def __init__(self) -> None:
        self.book = book = Chapter()
        for chapter in self.chapters:
            for part in Chapter.__slots__:
                for key, said in getattr(chapter, part).items():
                    _register(getattr(book, part), [key])(said)
        self.frames = self.kinds or {frame.name: frame for frame in book.prompts}

    def about(self, view: Any, ask: Ask) -> Mapping[str, object]:
        """What a message may name that asks or calls."""
        return {}

    def chosen(self, view: Any, *rest: Any) -> Mapping[str, object]:
        """What a message may name that is the label of a choice; `rest` is what comes after its verb."""
        return {}

    def plain(self, part: str, name: str, known: Mapping[str, object]) -> Text:
        """What the catalogue says alone."""
        return text(f"{self.prefix}-{part}-{name}", **known)

    def prompt(self, view: Any, ask: Ask) -> Text:
        """What the seat of `ask` is asked, with what it needs to know to answer."""
        said = self.book.prompts.get(self.frames[ask.frame])
        return self.plain("ask", ask.frame, self.about(view, ask)) if said is None else said(view, ask)

    def wanted(self, view: Any, ask: Ask) -> Text:
        """What everybody may know of it: as the frame says, or a class that it is derived from."""
        kind = self.frames.get(ask.frame, Frame)
        said = next((self.book.wanted[of] for of in kind.__mro__ if of in self.book.wanted), None)
        if said is not None:
            return said(view, ask)
        if not self.kinds:
            return super().wanted(view, ask)
        return self.plain("wanted", ask.frame, self.about(view, ask))

    def label(self, view: Any, ask: Ask, choice: Choice) -> Text:
        """One choice, one item of a subset, or an open choice as such, short enough for a button."""
        verb, *rest = fixed(choice)
        found = self.find(self.book.spoken, ask.frame, verb_of(choice))
        if found is not None:
            return found(view, ask, verb, *rest)
        if not self.kinds:
            raise LookupError(f"{ask.frame}: {verb!r} has no label")
        return self.plain("do", str(verb), self.chosen(view, *rest))

    def group(self, view: Any, ask: Ask, choice: Choice) -> Text:
        """The heading under which a choice is offered when there are many."""
        under = self.find(self.book.headings, ask.frame, verb_of(choice)) or ""
        return (
            self.heading(verb_of(choice), under)
            if isinstance(under, str)
            else under(view, ask, *fixed(choice))
        )

    def heading(self, verb: str, under: str) -> Text:
        """The heading that a label names, or its verb if it names none."""
        return text(f"{self.prefix}-group", heading=under or verb)

    def happened(self, view: Any, event: Event) -> Text | None:
        """An event as the viewer may know it; None if it is none of their business."""
        data = event.seen_by(view.seat)
        if data is None:
            return None
        told = self.book.happenings.get(event.kind)
        return (self.told.says(event.kind) if told is None else told)(view, data)

    def corrections(self, view: Any) -> Sequence[tuple[Choice, Text]]:
        """What a moderator can put right, and what it is called."""
        fixes = self.book.fixes
        return [(choice, fixes[verb_of(choice)](view, *fixed(choice))) for choice in self.correctable(view)]

    def correctable(self, view: Any) -> Iterable[Choice]:
        """What a moderator can put right, without the leading "adjust"."""
        return ()

    def why_not(self, s: Any, seat: int, move: Move) -> list[Text]:
        """All reasons that can be named why `seat` may not make `move` now; empty if none is known."""
        refusal = self.find(self.book.refusals, s.doing, str(move[0])) if move else None
        return refusal(s, seat, move) if refusal is not None else []

    def find(self, said: Mapping[Of, Found], frame: str, verb: str) -> Found | None:
        """What is registered for a verb where the frame of this name asks, or else where any does."""
        kind: type[Frame] = self.frames.get(frame, Frame)
        return next((said[of, verb] for of in kind.__mro__ if (of, verb) in said), None)
