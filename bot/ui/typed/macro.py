"""Slash verbs: typed words become moves by the labels of what is legal now, one decision after the other.

A verb names the first words of moves; each further value answers the next decision of the same seat, as the
table would ask it (`service.preview`). Nothing is made unless all of it fits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from rapidfuzz import fuzz, process, utils

from bot.engine.moves import (
    Ask,
    Choice,
    Move,
    Open,
    Range,
    Refused,
    Several,
    Subset,
    Text,
    Words,
    text,
    verb_of,
)
from bot.games.kit.offers import Bargain
from bot.table.seen import Seen
from bot.ui.controls.choosing import OPTION_LABEL, Wording, clip
from bot.ui.front import Front, Reader
from bot.ui.panel.panel import asked

SURE, NEAR = 90.0, 60.0
"""Likeness in percent from which a single name is taken, or offered as 'did you mean'."""
SUGGESTIONS = 25
NEAREST = 5
AMOUNT = "amount"
NO_REASON = "refused-not-legal"
"""What the engine says where the rules say nothing."""


@dataclass(frozen=True, slots=True)
class Verb:
    """A slash command of a game: the verbs of its first move, the names of the values that it needs, and of
    those that can be left out.

    An AMOUNT is the open end of the value before it.
    """

    name: str
    first: tuple[str, ...]
    needs: tuple[str, ...] = ()
    takes: tuple[str, ...] = ()

    @property
    def values(self) -> tuple[str, ...]:
        """The names of all values, in order."""
        return self.needs + self.takes


@dataclass(frozen=True, slots=True)
class MacroState:
    """Where a macro stands: the decision that comes next, the moves so far, and the words for its choices."""

    seen: Seen
    ask: Ask
    moves: tuple[Move, ...]
    words: Wording


class Macro:
    """The slash verbs of all games."""

    def __init__(self, front: Front) -> None:
        self.front = front

    async def suggest(
        self, game: int, user: int, verb: Verb, filled: Mapping[str, object], value: str, current: str
    ) -> list[str]:
        """What may be typed for `value` after the values before it; nothing if those do not fit."""
        reader = await self.front.reader(user)
        before = verb.values[: verb.values.index(value)]
        if not all(filled.get(name) is not None for name in before):
            return []
        try:
            here = await self._follow(game, user, reader, verb, {name: filled[name] for name in before})
        except Refused:
            return []
        if here is None:
            return []
        return best(_names(here, verb if not here.moves else None), current)

    async def moves(
        self, game: int, user: int, verb: Verb, filled: Mapping[str, object]
    ) -> tuple[Seen, tuple[Move, ...], Ask]:
        """All moves that the values stand for, with the decision they begin at. Raises Refused."""
        reader = await self.front.reader(user)
        seen = await self.front.service.panel(game, user)
        first = asked(seen)
        if first is None:
            raise Refused([text("refused-not-asked")])
        if not _allowed(first.choices, verb):
            raise Refused(await self._reasons(game, first, verb))
        done: list[Move] = []
        here: MacroState | None = self._stand(seen, first, (), reader)
        for name in verb.values:
            given = filled.get(name)
            if given is None or name == AMOUNT:
                continue
            if here is None:
                raise Refused([text("macro-too-much", value=name)])
            here = await self._skip(here, verb, reader, name, str(given))
            move = await self._meant(game, here, verb, str(given), filled.get(AMOUNT))
            done = [*here.moves, move]
            here = await self._next(here, done, reader)
        if not done:
            assert here is not None
            done = [_bare(here, verb, filled.get(AMOUNT))]
        return seen, tuple(done), first

    async def _meant(self, game: int, here: MacroState, verb: Verb, given: str, amount: object) -> Move:
        """The move that `given` names. What does not say it clearly may mean what is not possible now: then
        the reasons for that are told, too. Raises Refused."""
        if here.moves:
            return self._match(here, None, given, amount)
        try:
            return self._match(here, verb, given, amount)
        except Refused as unclear:
            offered = {verb_of(choice) for choice in here.ask.choices}
            absent = [word for word in verb.first if word not in offered]
            raise Refused([*unclear.reasons, *await self._why_not(game, here.ask, absent)]) from unclear

    async def _reasons(self, game: int, ask: Ask, verb: Verb) -> list[Text]:
        """Why nothing that the verb begins is possible now, in the rules' words as far as they have any."""
        return [text("macro-not-now", verb=verb.name), *await self._why_not(game, ask, verb.first)]

    async def _why_not(self, game: int, ask: Ask, words: Sequence[str]) -> list[Text]:
        """What the rules say against moves that begin with these words."""
        found: list[Text] = []
        for word in words:
            try:
                await self.front.service.preview(game, ask.seat, [(word,)])
            except Refused as refusal:
                found += [
                    reason for reason in refusal.reasons if reason.key != NO_REASON and reason not in found
                ]
        return found

    async def _follow(
        self, game: int, user: int, reader: Reader, verb: Verb, filled: Mapping[str, object]
    ) -> MacroState | None:
        seen = await self.front.service.panel(game, user)
        ask = asked(seen)
        here = self._stand(seen, ask, (), reader) if ask is not None else None
        for given in filled.values():
            if here is None:
                return None
            move = self._match(here, verb if not here.moves else None, str(given), None)
            here = await self._next(here, [*here.moves, move], reader)
        return here

    async def _next(self, here: MacroState, moves: Sequence[Move], reader: Reader) -> MacroState | None:
        asks = await self.front.service.preview(here.seen.table.game, here.ask.seat, list(moves))
        after = replace(here.seen, asks=asks)
        ask = asked(after)
        return None if ask is None else self._stand(after, ask, tuple(moves), reader)

    async def _skip(self, here: MacroState, verb: Verb, reader: Reader, name: str, given: str) -> MacroState:
        """Past a decision whose value was left out and that may be answered with nothing (no helpers)."""
        if not here.moves or len(here.ask.choices) != 1 or name in ("aid", "cards"):
            return here
        only = here.ask.choices[0]
        if isinstance(only, Open) and isinstance(only.shape, Subset) and only.shape.least == 0:
            after = await self._next(here, [*here.moves, only.prefix], reader)
            return after or here
        return here

    def _stand(self, seen: Seen, ask: Ask, moves: tuple[Move, ...], reader: Reader) -> MacroState:
        return MacroState(seen, ask, moves, self.front.wording(seen, ask, reader))

    def _match(self, here: MacroState, verb: Verb | None, given: str, amount: object) -> Move:
        """The move that `given` names at this decision. Raises Refused with what is near."""
        choices = _allowed(here.ask.choices, verb)
        if not choices:
            raise Refused([text("macro-unknown", given=given[:60])])
        if len(choices) == 1 and isinstance(choices[0], Open) and isinstance(choices[0].shape, Several):
            return choices[0].prefix + _members(here.words, choices[0], choices[0].shape, given)
        labels = [clip(here.words.label(choice), OPTION_LABEL) for choice in choices]
        choice = choices[0] if len(choices) == 1 and not given else choices[pick(labels, given)]
        return _whole(choice, amount)


def _bare(here: MacroState, verb: Verb, amount: object) -> Move:
    """The move of a verb without further words: its only one, or of a verb that takes none, what its first
    word stands for. Raises Refused."""
    choices = _allowed(here.ask.choices, verb)
    if len(choices) > 1 and verb.values:
        raise Refused([text("macro-nothing")])
    return _whole(min(choices, key=lambda choice: verb.first.index(verb_of(choice))), amount)


def _whole(choice: Choice, amount: object) -> Move:
    if not isinstance(choice, Open):
        return choice
    if isinstance(choice.shape, Range):
        if not isinstance(amount, int):
            raise Refused([text("macro-amount", least=choice.shape.least, most=choice.shape.most)])
        return (*choice.prefix, amount)
    if isinstance(choice.shape, Words) and isinstance(amount, str):
        return (*choice.prefix, amount)
    raise Refused([text("macro-panel" if not isinstance(choice.shape, Bargain) else "macro-deal")])


def _members(words: Wording, choice: Open, shape: Several, given: str) -> Move:
    labels = [clip(words.item(choice, item), OPTION_LABEL) for item in shape.items]
    wanted = [part.strip() for part in given.split(",") if part.strip() and part.strip() not in ("-", "–")]
    places = {pick(labels, part) for part in wanted}
    return tuple(item for n, item in enumerate(shape.items) if n in places)


def pick(labels: Sequence[str], given: str) -> int:
    """The place of the label that was meant. Raises Refused, with the nearest ones, where that is unclear."""
    folded = given.strip().casefold()
    for n, label in enumerate(labels):
        if label.casefold() == folded:
            return n
    found = process.extract(given, labels, scorer=fuzz.WRatio, processor=utils.default_process, limit=NEAREST)
    sure = [place for _, score, place in found if score >= SURE]
    if len(sure) == 1 or (len(sure) > 1 and found[0][1] - found[1][1] > 3):
        return int(sure[0])
    near = tuple(label for label, score, _ in found if score >= NEAR)
    if near:
        raise Refused([text("macro-unclear", given=given[:60], near=near)])
    raise Refused([text("macro-unknown", given=given[:60])])


def _allowed(choices: Sequence[Choice], verb: Verb | None) -> list[Choice]:
    if verb is None:
        return list(choices)
    return [choice for choice in choices if verb_of(choice) in verb.first]


def _names(here: MacroState, verb: Verb | None) -> list[str]:
    choices = _allowed(here.ask.choices, verb)
    if len(choices) == 1 and isinstance(choices[0], Open) and isinstance(choices[0].shape, Several):
        return [clip(here.words.item(choices[0], item), OPTION_LABEL) for item in choices[0].shape.items]
    return [clip(here.words.label(choice), OPTION_LABEL) for choice in choices]


def best(labels: Sequence[str], current: str) -> list[str]:
    """The labels that fit what has been typed so far; after a comma that is in none of them, the next of
    several."""
    within = any(current.casefold() in label.casefold() for label in labels)
    done, comma, typed = ("", "", current) if within else current.rpartition(",")
    head = f"{done}, " if comma else ""
    names = list(dict.fromkeys(labels))
    typed = typed.strip()
    if typed:
        inside = [name for name in names if typed.casefold() in name.casefold()]
        found = process.extract(typed, names, scorer=fuzz.WRatio, processor=utils.default_process, limit=10)
        names = list(dict.fromkeys([*inside, *(name for name, score, _ in found if score >= NEAR)]))
    return [f"{head}{name}" for name in names[:SUGGESTIONS] if len(head) + len(name) <= OPTION_LABEL]
