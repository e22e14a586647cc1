"""Understanding a message: every sentence becomes an order, exactly one question, or a refusal (TSW-13)."""

from __future__ import annotations

from bot.games.tsw.orders.chunker import Chunker
from bot.games.tsw.orders.completing import choose, complete, confirmed, of_its_own
from bot.games.tsw.orders.lexicon import lexicon
from bot.games.tsw.orders.names import NameBook
from bot.games.tsw.orders.reader import PLAIN, Reader, Way
from bot.games.tsw.orders.reading import Reading
from bot.games.tsw.orders.results import Question, Refusal, Result, Understood
from bot.games.tsw.orders.setting import Setting
from bot.games.tsw.orders.verdicts import finish
from bot.games.tsw.orders.work import Work


def understand(message: str, world: Setting, speaker: str | None = None) -> list[Result]:
    """What a message orders, sentence by sentence; `speaker` must be the setting's own, if given."""
    if speaker is not None and speaker != world.speaker:
        world = world.model_copy(update={"speaker": speaker})
    return Interpreter(world).understand(message)


class Interpreter:
    """Understands messages of one setting; build it once for many messages."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.lexicon = lexicon(setting.language, tuple(setting.alignments))
        self.names = NameBook(setting, self.lexicon)
        self.reader = Reader(self.lexicon, Chunker(self.lexicon, self.names), setting.language)

    def _reading(self, message: str) -> Reading:
        return Reading(self.setting, self.lexicon, self.names, message)

    def understand(self, message: str) -> list[Result]:
        """Orders, questions and refusals in the order in which they were written; never empty."""
        reading = self._read(message)
        astray = not reading.clear or reading.roundabout
        if astray or reading.forgetful:
            ways = self.reader.ways(message) if astray else self.reader.titles(message)
            others = (self._read(message, way) for way in ways)
            most = max(len(reading.orders), 1)
            clear = [o for o in others if o.clear and not o.forgotten and len(o.orders) <= most]
            if clear:
                best = max(clear, key=lambda other: (other.clarity, other.plainness))
                best.guessed(reading)
                reading = best
        return reading.results()

    def _read(self, message: str, way: Way = PLAIN) -> Reading:
        reading = self._reading(message)
        for sentence in self.reader.read(message, way):
            reading.sentence(sentence)
        return reading

    def answer(self, question: Question, reply: str) -> Result:
        """The order of `question` with what `reply` adds: understood, the next question, or a refusal."""
        if not question.order.action or question.asks[:1] == ("action",):
            return self._said_anew(question, reply)
        chosen = next((c for c in question.choices if c.casefold() == reply.strip().casefold()), None)
        work = Work(question.order.action, question.order.actor, True, dict(question.order.parameters))
        work.flavour = [question.order.flavour] if question.order.flavour else []
        reading = self._reading(reply)
        if question.asks == ("confirm",):
            return confirmed(reading, work, question)
        if chosen is not None and question.asks:
            choose(work, question.asks[0], chosen)
        else:
            for sentence in self.reader.read(reply):
                for clause in (c for c in sentence.orders if not of_its_own(c, question)):
                    complete(reading, work, clause, question.asks)
        return finish(self.setting, work, question.source)

    def _said_anew(self, question: Question, reply: str) -> Result:
        """What was not understood at all, said in other words: an order of its own, or what is to be done
        with what was written ('transfer', for 'Hush to the Exhibition, 5 MB').
        """
        alone = self.understand(reply)[0]
        if isinstance(alone, Understood):
            return alone
        together = self.understand(f"{reply}: {question.source}")[0]
        return alone if isinstance(together, Refusal) else together
