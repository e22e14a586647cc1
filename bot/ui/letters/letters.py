"""What players write to the bot in their own words: read by the game's reader, carried out, remembered.

Nothing here knows a game. A letter is read sentence by sentence; what is clear is written at once, what is
not becomes a question that the next message or a button answers, also after a restart. Everything of one
person happens under their lock, in the order in which it came. Reading is done by a worker: a long letter
takes a while.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeVar, TypeVarTuple
from weakref import WeakValueDictionary

import structlog

from bot.engine.moves import Ask, Move, Refused, Text, text
from bot.engine.sealed import READY
from bot.games import writing
from bot.games.contract import Game
from bot.games.writing import Reading, Written
from bot.table.errors import OF_ONE_GAME, NotYourSeat, Stale, TableError
from bot.table.seen import Seen
from bot.table.unit.afresh import afresh
from bot.table.unit.crew import Kind
from bot.table.unit.play import MOST_MOVES
from bot.ui.chat import Speechless
from bot.ui.front import Front, Say
from bot.ui.letters.talk import MOST_LATE, Held, Late, Talk, mark
from bot.ui.panel.panel import asked, writable
from bot.ui.words.markdown import whole

T = TypeVar("T")
Given = TypeVarTuple("Given")
TRIES = 3
"""How often a letter is read anew because the game went on meanwhile."""
log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Heard:
    """What became of a letter, and how things stand at the table now.

    written: what stands on the sheet because of it. question: what is asked now, and `more` what is asked
    behind it. before: the turn that was over when it came. reopened: the seat had finished. kept: nothing can
    be written now, and it is read for that turn as soon as it can be. helped: they only asked for help.
    """

    seen: Seen
    readings: tuple[Reading, ...] = ()
    written: tuple[Written, ...] = ()
    question: Held | None = None
    more: tuple[Held, ...] = ()
    period: Text | None = None
    before: Text | None = None
    reopened: bool = False
    kept: bool = False
    helped: bool = False

    @property
    def lost(self) -> bool:
        """Whether there was nothing in it to be read."""
        return bool(self.readings) and all(reading.lost for reading in self.readings)

    def behind(self, first: Heard) -> Heard:
        """How things stand now, with what became of both."""
        readings, written = (*first.readings, *self.readings), (*first.written, *self.written)
        return replace(self, readings=readings, written=written, before=first.before, reopened=first.reopened)


Tell = Callable[[int, str, Heard], Awaitable[None]]
"""Answers a person's letter of that key."""


class Letters:
    """The conversations of one bot. Methods that change one are called under the person's `lock`."""

    def __init__(self, front: Front) -> None:
        self.front = front
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def _aside(self, job: Callable[[Game, Any, *Given], T], seen: Seen, *given: *Given) -> T:
        """Let a worker do it."""
        return await self.front.service.crew.run(
            Kind.LETTERS, job, self.front.game(seen.table), seen.view, *given
        )

    def lock(self, user: int) -> asyncio.Lock:
        """Under which everything of one person is done."""
        found = self._locks.get(user)
        if found is None:
            found = self._locks[user] = asyncio.Lock()
        return found

    async def talk(self, user: int) -> Talk:
        """What is open with a person."""
        return Talk.read(await self.front.service.conversation(user))

    async def save(self, user: int, talk: Talk) -> None:
        """Keep what is open. Raises Overtaken if another process has kept something else meanwhile: what was
        done for it is done again on that (`afresh`), and a move with the same key is not made twice."""
        await self.front.service.save_conversation(
            user, talk.write(), waits=bool(talk.late), before=talk.stored
        )

    @afresh
    async def speak(self, user: int, game: int) -> None:
        """The person speaks to that table from now on."""
        talk = await self.talk(user)
        talk.game = game
        await self.save(user, talk)

    async def tables(self, user: int) -> list[Seen]:
        """The person's games that are played in writing, newest first; those that take letters now, if any
        do."""
        running = [t for t in await self.front.service.find(user=user) if t.status in ("live", "paused")]
        found = []
        for table in running:
            game = self.front.games.get(table.kind)
            if game is not None and game.reader is not None:
                with suppress(*OF_ONE_GAME):
                    found.append(await self.front.service.panel(table.game, user))
        return [seen for seen in found if writable(self.front, seen) is not None] or found

    async def writers(self) -> list[int]:
        """Those whose games are played in writing."""
        tables = await self.front.service.find()
        written = [t for t in tables if (game := self.front.games.get(t.kind)) is not None and game.reader]
        return sorted({row.user_id for table in written for row in table.seats if row.user_id is not None})

    # -- letters

    @afresh
    async def hear(self, user: int, game: int, words: str, key: str, *, instead: str = "") -> Heard:
        """Read a letter, or an answer to what is asked, and carry it out; `instead` marks what it replaces:
        something written or asked.

        Raises NotYourSeat, Paused, StoreTrouble, ... : then nothing has changed.
        """
        talk, words = await self.talk(user), whole(words)
        heard = await self._again(lambda: self._hear(user, talk, game, words, key, instead))
        talk.game, talk.parked = game, None
        await self.save(user, talk)
        return heard

    @afresh
    async def choose(self, user: int, id: int, place: int, key: str, *, every: bool = False) -> Heard:
        """Answer a question by one of the replies offered, and by the same `every` other in which the same is
        asked. Raises Stale if it is settled already."""
        talk = await self.talk(user)
        held = talk.find(id)
        if held is None or place >= len(held.replies):
            raise Stale(text("letters-settled"))
        words = held.replies[place][1]
        heard = await self._again(lambda: self._answer(user, talk, held, words, key))
        for other in talk.alike(held) if every else ():
            more = await self._again(partial(self._answer, user, talk, other, words, key))
            heard = more.behind(heard)
        await self.save(user, talk)
        return heard

    async def state(self, user: int, game: int) -> Heard:
        """How things stand, without a letter. Raises NotYourSeat."""
        talk = await self.talk(user)
        seen = await self.front.service.panel(game, user)
        reader = self.reader(seen)
        period = reader.period(seen.view) if seen.view is not None else None
        self._settled(talk, seen, reader)
        return self._as_it_stands(talk, Heard(seen, period=period))

    def reader(self, seen: Seen) -> writing.TextReader:
        """The reader of a table. Raises Stale where nothing is written."""
        reader = self.front.game(seen.table).reader
        if reader is None:
            raise Stale
        return reader

    @staticmethod
    async def _again(work: Callable[[], Awaitable[Heard]]) -> Heard:
        for _ in range(TRIES - 1):
            try:
                return await work()
            except Stale:
                continue
        return await work()

    async def _returned(self, user: int, game: int) -> Seen:
        """What they see; who writes is no longer away."""
        seen = await self.front.service.panel(game, user)
        if seen.seat is not None and seen.table.status == "live" and seen.table.seats[seen.seat].away:
            await self.front.service.back(game, user)
            seen = await self.front.service.panel(game, user)
        return seen

    async def _hear(self, user: int, talk: Talk, game: int, words: str, key: str, instead: str) -> Heard:
        seen = await self._returned(user, game)
        reader, ask = self.reader(seen), writable(self.front, seen)
        if ask is None:
            return self._keep(talk, seen, words, key)
        self._settled(talk, seen, reader)
        held, locale = talk.open(game), (await self.front.reader(user)).locale
        if held is not None and not instead:
            answer = await self._aside(_answered, seen, held.data, words, locale)
            if answer:
                return await self._answered(user, talk, seen, ask, answer, held)
        readings = await self._aside(_read, seen, words, self._place(seen, instead), locale)
        readings = await self._advised(seen, readings, locale)
        of = talk.marked(instead)
        if of is not None and all(reading.lost for reading in readings):
            of = None
        if any(one.game == game and one != of for one in talk.held):
            readings = list(map(_not_yet, readings))
        return await self._carry_out(user, talk, seen, ask, readings, key, of)

    @staticmethod
    def _settled(talk: Talk, seen: Seen, reader: writing.TextReader) -> None:
        """Nothing is asked any more for a turn that is over."""
        now = reader.period(seen.view) if seen.view is not None else None
        if talk.periods.get(seen.table.game) not in (None, now):
            talk.outlive(seen.table.game)

    def _place(self, seen: Seen, marked: str) -> Move:
        """Where something takes the place of what is written; nowhere if that is gone."""
        sheet = self.reader(seen).sheet(seen.view)
        return next((line.instead or () for line in sheet if mark(line.words) == marked), ())

    async def _advised(self, seen: Seen, readings: Sequence[Reading], locale: str) -> Sequence[Reading]:
        """What stayed unread is put to the language model, where there is one: that only ever leads to
        questions, and where it fails everything stays as it was."""
        second, reader = self.front.second, self.reader(seen)
        brief = reader.brief(seen.view, readings, locale) if second.open else None
        if brief is None:
            return readings
        try:
            answer = await second.ask(brief.instructions, brief.material, brief.schema)
        except Speechless as silence:
            second.failed(silence)
            return readings
        second.recovered()
        return await self._aside(_proposed, seen, readings, answer, locale)

    async def _answer(self, user: int, talk: Talk, held: Held, words: str, key: str) -> Heard:
        seen = await self._returned(user, held.game)
        ask = writable(self.front, seen)
        if ask is None:
            return self._keep(talk, seen, "", key)
        self._settled(talk, seen, self.reader(seen))
        locale = (await self.front.reader(user)).locale
        there = held in talk.held
        answer = await self._aside(_answered, seen, held.data, words, locale) if there else ()
        if not answer:
            raise Stale(text("letters-settled"))
        return await self._answered(user, talk, seen, ask, answer, held)

    async def _answered(
        self, user: int, talk: Talk, seen: Seen, ask: Ask, answer: Sequence[Reading], held: Held
    ) -> Heard:
        """Carry out an answer, and what was written beside it. The question is the key of its moves: answered
        anew because nobody could note that it was answered, it does nothing twice."""
        others = any(one.game == held.game and one.id != held.id for one in talk.held)
        waits = others or any(reading.question is not None for reading in answer)
        readings = list(map(_not_yet, answer)) if waits else list(answer)
        key = f"{user}{held.mark}-{mark(repr(held.data))}"
        return await self._carry_out(user, talk, seen, ask, readings, key, held)

    def _keep(self, talk: Talk, seen: Seen, words: str, key: str) -> Heard:
        """Words that come between two turns are kept for the next; after the last one nothing is, nor while
        something else is to be decided first."""
        period = self.reader(seen).period(seen.view) if seen.view is not None else None
        if asked(seen) is not None:
            return Heard(seen, period=period)
        if period is None:
            talk.forget(seen.table.game)
            return Heard(seen)
        kept = bool(words.strip()) and len(talk.late) < MOST_LATE
        if kept and all(late.key != key for late in talk.late):
            talk.late.append(Late(seen.table.game, words, key, period))
        return Heard(seen, period=period, kept=kept)

    async def _carry_out(
        self,
        user: int,
        talk: Talk,
        seen: Seen,
        ask: Ask,
        readings: Sequence[Reading],
        key: str,
        of: Held | None,
    ) -> Heard:
        """Make the moves of what was read, hold its questions, and see how things stand then. `of`: the
        question that this answers."""
        game, reader = seen.table.game, self.reader(seen)
        done = await self._make(user, seen, ask, readings, key)
        if of is not None:
            talk.settle(of.id)
        talk.ask(game, done)
        period, last = reader.period(seen.view), talk.periods.get(game)
        if period is not None:
            talk.periods[game] = period
        moved = any(reading.move is not None for reading in done)
        now = await self.front.service.panel(game, user) if moved else seen
        new = {str(reading.move[-1]) for reading in done if reading.move}
        written = tuple(w for w in reader.sheet(now.view) if w.words in new) if now.view is not None else ()
        heard = Heard(
            now, tuple(done), written, period=period,
            before=last if _over(last, period) else None,
            reopened=not ask.required and any(one.required for one in now.asks if one.seat == now.seat),
        )  # fmt: skip
        return self._as_it_stands(talk, heard)

    @staticmethod
    def _as_it_stands(talk: Talk, heard: Heard) -> Heard:
        game = heard.seen.table.game
        waiting = [held for held in talk.held if held.game == game]
        return replace(heard, question=waiting[0] if waiting else None, more=tuple(waiting[1:]))

    async def _make(
        self, user: int, seen: Seen, ask: Ask, readings: Sequence[Reading], key: str
    ) -> list[Reading]:
        """Make the moves of `readings`, as many at once as a transaction holds; those that do not fit become
        refusals."""
        done = list(readings)
        places = [n for n, reading in enumerate(done) if reading.move is not None]
        number: int | None = ask.number
        for at in range(0, len(places), MOST_MOVES):
            part = places[at : at + MOST_MOVES]
            name = key if at == 0 else f"{key}+{at}"
            try:
                await self._submit(user, seen, [done[n].move or () for n in part], name, number)
            except Refused:
                fitting = await self._fitting(seen, done, part)
                if fitting:
                    await self._submit(user, seen, [done[n].move or () for n in fitting], name, number)
            number = None
        return done

    async def _submit(self, user: int, seen: Seen, moves: list[Move], key: str, ask: int | None) -> None:
        assert seen.seat is not None, "only players write"
        await self.front.service.submit(seen.table.game, seen.seat, moves, key, ask=ask, actor=user)

    async def _fitting(self, seen: Seen, done: list[Reading], places: Sequence[int]) -> list[int]:
        """Those of `places` whose moves can be made one after the other; the others become refusals."""
        assert seen.seat is not None, "only players write"
        fitting: list[int] = []
        for n in places:
            moves = [done[m].move or () for m in (*fitting, n)]
            try:
                await self.front.service.preview(seen.table.game, seen.seat, moves)
                fitting.append(n)
            except Refused as refusal:
                reasons = tuple(refusal.reasons)
                said = text("letters-refused", order=done[n].said, reasons=reasons)
                said = text("letters-finished") if done[n].move == READY else said
                done[n] = replace(done[n], move=None, refused=True, said=said)
        return fitting

    # -- what stands on the sheet

    async def there(self, user: int, game: int, marked: str) -> tuple[Seen, Written, list[Written]]:
        """Something written, by its mark, with the whole sheet. Raises Stale if it is no longer there."""
        seen = await self.front.service.panel(game, user)
        if writable(self.front, seen) is None:
            raise Stale(text("letters-not-there"))
        sheet = list(self.reader(seen).sheet(seen.view))
        found = next((line for line in sheet if mark(line.words) == marked), None)
        if found is None:
            raise Stale(text("letters-not-there"))
        return seen, found, sheet

    async def draft(self, user: int, game: int, marked: str, say: Say) -> str:
        """What a form is filled with that replaces something written or asked, by its mark. Raises Stale if
        that is no longer there."""
        locale, held = (await self.front.reader(user)).locale, (await self.talk(user)).marked(marked)
        of: str | Mapping[str, Any]
        if held is not None:
            seen, of = await self.front.service.panel(game, user), held.data
        else:
            seen, line, _ = await self.there(user, game, marked)
            of = line.words
        sentences = [say(sentence) for sentence in self.reader(seen).sentences(of)]
        return await self._aside(_draft, seen, of, sentences, locale)

    async def recall(self, user: int, game: int, marked: str, key: str) -> Text:
        """Withdraw something written; gives its label. Raises Stale if it is no longer there."""
        seen, line, _ = await self.there(user, game, marked)
        await self._submit(user, seen, [line.back], key, self._number(seen))
        return line.label

    async def shift(self, user: int, game: int, marked: str, by: int, key: str) -> None:
        """Put something written `by` places further down (-1: up), if there is such a place. Raises Stale."""
        seen, line, sheet = await self.there(user, game, marked)
        places = [w.place for w in sheet if w.place is not None]
        at = places.index(line.place) if line.place in places else None
        if at is None or not 0 <= at + by < len(places):
            return
        places[at], places[at + by] = places[at + by], places[at]
        await self._submit(user, seen, [self.reader(seen).sort(places)], key, self._number(seen))

    def _number(self, seen: Seen) -> int | None:
        """Of the decision under which the lines stand as they were seen."""
        ask = writable(self.front, seen)
        return None if ask is None else ask.number

    # -- what came too late

    async def catch_up(self, tell: Tell) -> int:
        """Read the letters that were kept and can be read now; how many there were."""
        count = 0
        for user in await self.front.service.waiting_conversations():
            async with self.lock(user):
                count += await self._catch_up(user, tell)
        return count

    @afresh
    async def _catch_up(self, user: int, tell: Tell) -> int:
        talk = await self.talk(user)
        heard, waiting = list[tuple[str, Heard]](), list(talk.late)
        for late in waiting:
            try:
                seen = await self.front.service.panel(late.game, user)
                if seen.table.status == "paused" or self._still_closed(seen, late.period):
                    continue
                talk.late.remove(late)
                if writable(self.front, seen) is not None:
                    work = self._reading(user, talk, late)
                    heard.append((late.key, await self._again(work)))
            except (NotYourSeat, Refused, *OF_ONE_GAME):
                talk.forget(late.game)
            except Exception as error:  # nobody else's letters wait for this one
                if not isinstance(error, TableError):
                    log.error("kept letter not read", game=late.game, exc_info=error)
                if late not in talk.late:
                    talk.late.insert(0, late)
                break
        if talk.late != waiting:
            await self.save(user, talk)
        for key, one in heard:
            await tell(user, key, one)
        return len(heard)

    def _reading(self, user: int, talk: Talk, late: Late) -> Callable[[], Awaitable[Heard]]:
        return lambda: self._hear(user, talk, late.game, late.words, late.key, "")

    def _still_closed(self, seen: Seen, wanted: Text) -> bool:
        """Whether what is for the turn `wanted` cannot be written yet, but will be: that turn is still to
        come if the game was set back."""
        now = self.reader(seen).period(seen.view) if seen.view is not None else None
        return now is not None and (writable(self.front, seen) is None or _over(now, wanted))


def _over(last: Text | None, now: Text | None) -> bool:
    """Whether a turn is over: not if it is still to come, because the game was set back."""
    if last is None or last == now:
        return False
    return now is None or last.key != now.key or last.args < now.args


def _not_yet(reading: Reading) -> Reading:
    """Nobody has finished while something is asked: what is not answered would be lost unnoticed."""
    if reading.move != READY:
        return reading
    return replace(reading, move=None, refused=True, said=text("letters-question-first"))


def _read(game: Game, view: Any, words: str, instead: Move, locale: str) -> Sequence[Reading]:
    assert game.reader is not None
    return game.reader.read(view, words, instead, locale)


def _proposed(
    game: Game, view: Any, readings: Sequence[Reading], answer: Any, locale: str
) -> Sequence[Reading]:
    assert game.reader is not None
    return game.reader.proposed(view, readings, answer, locale)


def _draft(game: Game, view: Any, of: str | Mapping[str, Any], sentences: Sequence[str], locale: str) -> str:
    assert game.reader is not None
    return game.reader.draft(view, of, sentences, locale)


def _answered(game: Game, view: Any, held: Mapping[str, Any], words: str, locale: str) -> Sequence[Reading]:
    assert game.reader is not None
    return game.reader.answer(view, held, words, locale)
