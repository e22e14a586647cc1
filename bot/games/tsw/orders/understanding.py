"""Understanding a message: every sentence becomes an order, exactly one question, or a refusal (TSW-13)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from bot.engine.moves import text
from bot.games.tsw.orders.actions import OWN_WORDS
from bot.games.tsw.orders.alternatives import beside_doubt, picked, uncertain, with_others
from bot.games.tsw.orders.chunker import Chunker
from bot.games.tsw.orders.completing import (
    SAID_FREELY,
    choose,
    complete,
    confirmed,
    name_actor,
    of_its_own,
    qualified,
    taken_up,
)
from bot.games.tsw.orders.effort import Tangled, begun, bounded, patient, uncounted
from bot.games.tsw.orders.lexicon import lexicon
from bot.games.tsw.orders.names import NameBook
from bot.games.tsw.orders.opinion import pieces_of
from bot.games.tsw.orders.reader import PLAIN, Reader, Way
from bot.games.tsw.orders.reading import Reading
from bot.games.tsw.orders.rereading import read_anew
from bot.games.tsw.orders.results import Question, Refusal, Result, Understood
from bot.games.tsw.orders.setting import Setting
from bot.games.tsw.orders.spelling import QUOTES
from bot.games.tsw.orders.verdicts import finish
from bot.games.tsw.orders.weighing import clear, forgetful, preferred, roundabout

WHOLE = tuple(name for name in OWN_WORDS if name != "gift")
"""Particulars that a reply gives as it stands; of a gift it may tell the sum."""


def understand(message: str, world: Setting, speaker: str | None = None) -> list[Result]:
    """What a message orders, sentence by sentence; `speaker` must be the setting's own, if given."""
    if speaker is not None and speaker != world.speaker:
        world = world.model_copy(update={"speaker": speaker})
    return Interpreter(world).understand(message)


class Interpreter:
    """Understands messages of one setting; build it once for many messages."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        with uncounted():
            self.lexicon = lexicon(setting.language, tuple(setting.alignments))
            self.names = NameBook(setting, self.lexicon)
        self.reader = Reader(self.lexicon, Chunker(self.lexicon, self.names), setting.language)

    def _reading(self, message: str) -> Reading:
        return Reading(self.setting, self.lexicon, self.names, message)

    def understand(self, message: str) -> list[Result]:
        """Orders, questions and refusals in the order in which they were written; never empty. What is too
        tangled is refused, or raises Tangled where it is only a part of a reading."""
        if begun():
            return self._considered(message)
        try:
            with bounded():
                return self._considered(message)
        except Tangled:
            return [Refusal("too-tangled", text("tsw-no-too-tangled"), "TSW-13", None, message)]

    def _considered(self, message: str) -> list[Result]:
        results = self._understood(message)
        if not patient():
            return results
        pieces = pieces_of(message, self.reader.chunks(message), self.setting, ())
        return read_anew(message, results, pieces, self.setting.language, self.lexicon, self._understood)

    def _understood(self, message: str) -> list[Result]:
        readings: dict[Way, Reading] = {}
        read = partial(self._readings, message, readings)
        (plain,) = read([PLAIN])
        reading, astray = plain, not clear(plain) or roundabout(plain)
        if astray or forgetful(plain):
            ways = self.reader.ways(message) if astray else self.reader.titles(message)
            reading = preferred(plain, read((*ways, *self.reader.partings(message))))
        results = reading.results()
        if any(map(uncertain, results, reading.orders)):
            every = (PLAIN, *self.reader.ways(message), *self.reader.titles(message))
            results = with_others(results, reading, list(read(every)))
        return beside_doubt(results, reading)

    def _readings(self, message: str, known: dict[Way, Reading], ways: Iterable[Way]) -> Iterator[Reading]:
        """The message read in these ways; beside the first one only as long as there is patience for it."""
        for way in ways:
            if way not in known and (not known or patient()):
                known[way] = self._read(message, way)
            if way in known:
                yield known[way]

    def _read(self, message: str, way: Way = PLAIN) -> Reading:
        reading = self._reading(message)
        reading.way = way
        reading.chunks = self.reader.chunks(message)
        for sentence in self.reader.read(message, way):
            reading.sentence(sentence)
        return reading

    def answer(self, question: Question, reply: str) -> Result:
        """The order of `question` with what `reply` adds, or the one of its others that it chooses:
        understood, the next question, or a refusal.
        """
        order = picked(question, reply, self.lexicon)
        if order is not None:
            return finish(self.setting, taken_up(order), question.source, sure=True)
        if not question.order.action or question.asks[0] == "action":
            return self._said_anew(question, reply)
        work, reading = taken_up(question.order), self._reading(reply)
        if question.asks == ("confirm",):
            return confirmed(reading, work, question)
        asks = tuple(name for name in question.asks if name != "confirm")
        chosen = next((c for c in question.choices if c.casefold() == reply.strip().casefold()), None)
        if chosen is not None:
            choose(work, asks[0], chosen)
        elif len(asks) == 1 and asks[0] in WHOLE and not set(reply) & {":", *QUOTES}:
            work.params[asks[0]] = reply.strip()
        else:
            said = [clause for sentence in self.reader.read(reply) for clause in sentence.orders]
            for clause in (c for c in said if not of_its_own(c, question)):
                complete(reading, work, clause, asks)
            if "actor" in asks:
                name_actor(reading, work, said, question.choices)
            if qualified(reply, self.lexicon) and not set(asks) & set(SAID_FREELY):
                work.confirm, work.unread = "unread", [reply.strip()]
        if "confirm" in question.asks:
            work.confirm = work.confirm or "guessed"
        return finish(self.setting, work, question.source)

    def _said_anew(self, question: Question, reply: str) -> Result:
        """What was not understood at all, said in other words: an order of its own, or what is to be done
        with what was written ('transfer', for 'Hush to the Exhibition, 5 MB').
        """
        alone = self.understand(reply)[0]
        if isinstance(alone, Understood) or (alone.order is not None and alone.order.parameters):
            return alone
        together = self.understand(f"{reply}: {question.source}")[0]
        return alone if isinstance(together, Refusal) else together
