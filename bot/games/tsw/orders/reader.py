"""From chunks to sentences: the grammar (data/tsw/language/<language>.lark) puts together what the labels
say.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, NamedTuple, cast

from lark import Lark, Token, Transformer
from lark.lexer import Lexer, LexerState

from bot import DATA
from bot.games.tsw.orders.chunker import Chunker
from bot.games.tsw.orders.chunks import NAME, PAUSE, STOP, Chunk
from bot.games.tsw.orders.contrasts import without_contrasts
from bot.games.tsw.orders.effort import step
from bot.games.tsw.orders.guessing import (
    arrowed,
    headline,
    inverted,
    likeliest,
    likewise_apart,
    said,
    triggered,
)
from bot.games.tsw.orders.labels import Labeller
from bot.games.tsw.orders.lexicon import FALLBACK, Lexicon, Term
from bot.games.tsw.orders.signs import CONTINUED, DETAILED, IN_PASSING, SEPARATORS, VERB, Sign


@dataclass(slots=True)
class Part:
    """A piece of a clause: `kind` NAME (several chunks of one list), VERB, MONEY, QUOTE, WORD, FLAG or
    IN_PASSING.

    `role`: the mark before it, '' for none. `sub`: a verb that does not lead.
    """

    kind: str
    chunks: list[Chunk]
    role: str = ""
    term: Term | None = None
    sub: bool = False
    used: bool = False
    mark: Chunk | None = None

    @property
    def start(self) -> int:
        return self.chunks[0].start

    @property
    def end(self) -> int:
        return self.chunks[-1].end

    @property
    def marked(self) -> int:
        """Where it begins with its mark."""
        return self.mark.start if self.mark else self.start

    @property
    def after_mark(self) -> int:
        """Where its own text begins: right behind the mark, so that small words are kept."""
        return self.mark.end if self.mark else self.start


@dataclass(slots=True)
class Clause:
    """What may be one order. `message` is the whole text it is cut from; `stop`: where its own text ends at
    most.

    `loose`: its verb was found only in a subordinate place, so it may be mere colour. `undecided`: it says
    'or'. `guessed`: no verb leads it, only the likeliest word does.
    """

    parts: list[Part]
    message: str
    asking: bool = False
    stop: int = 0
    loose: bool = False
    undecided: bool = False
    guessed: bool = False

    @property
    def head(self) -> Part | None:
        """The verb that leads."""
        return next((part for part in self.parts if part.kind == VERB and not part.sub), None)

    @property
    def start(self) -> int:
        return min((part.start for part in self.parts), default=0)

    @property
    def end(self) -> int:
        return max((part.end for part in self.parts), default=0)

    @property
    def text(self) -> str:
        return self.message[self.start : self.end]

    def passing(self, kind: str) -> bool:
        return any(
            part.kind == IN_PASSING and part.term is not None and part.term.kind == kind
            for part in self.parts
        )


@dataclass(slots=True)
class Sentence:
    """Orders, and orders that hang on a condition, with what is done otherwise.

    `suffix`: the condition belongs to the last order before it ('kill him if he surfaces').
    """

    orders: list[Clause] = field(default_factory=list)
    condition: list[Part] | None = None
    suffix: bool = False
    consequence: list[Clause] = field(default_factory=list)
    otherwise: list[Clause] = field(default_factory=list)
    start: int = 0
    end: int = 0


class Way(NamedTuple):
    """How a message is cut and led. `joined`: full stops only pause; `apart`: every pause is a full stop.
    `led`: where the chunk stands that leads its sentence, -1 for the one that leads by itself. `action`:
    which of its meanings that one has, '' for the likeliest. `parted`: where the chunk stands at which
    something new begins, -1 for none. `asked`: an 'if' only asks politely ('if Igor could spy on her').
    """

    joined: bool = False
    led: int = -1
    apart: bool = False
    action: str = ""
    parted: int = -1
    asked: bool = False


PLAIN = Way()
"""As it was written."""


class _SignLexer(Lexer):
    """The grammar reads what the reader has made; there are no letters left."""

    __future_interface__ = 1  # lark gives the state of the reading, in which the signs stand as its text

    def __init__(self, conf: Any) -> None:
        del conf

    def lex(self, lexer_state: LexerState, parser_state: Any) -> Iterator[Token]:
        del parser_state
        signs = cast(Sequence[Sign], lexer_state.text)
        for i, sign in enumerate(signs):
            yield Token(sign.terminal, str(i))


@cache
def _grammar(language: str) -> Lark:
    """The grammar of a language: its own, if it puts sentences together in another way than English."""
    folder = DATA / "tsw" / "language"
    own = folder / f"{language}.lark"
    text = (own if own.exists() else folder / f"{FALLBACK}.lark").read_text(encoding="utf-8")
    return Lark(text, parser="lalr", lexer=_SignLexer, maybe_placeholders=True)


class Reader:
    """Reads messages of one setting into sentences."""

    def __init__(self, lexicon: Lexicon, chunker: Chunker, language: str) -> None:
        self.lexicon = lexicon
        self.chunker = chunker
        self.grammar = _grammar(language)
        self.cut: tuple[str, list[Chunk]] = "", []

    def chunks(self, message: str) -> list[Chunk]:
        """The chunks of a message, cut once for all its readings."""
        if self.cut[0] != message:
            self.cut = message, without_contrasts(self.chunker.cut(message), self.lexicon)
        return self.cut[1]

    def ways(self, message: str) -> Iterator[Way]:
        """The other ways in which a message may be meant."""
        chunks = self.chunks(message)
        if any(chunk.kind == STOP for chunk in chunks[:-1]):
            yield Way(joined=True)
        if any(chunk.kind == PAUSE for chunk in chunks):
            yield Way(apart=True)
        if any(chunk.term("if") for chunk in chunks) and not self.lexicon.tells_condition(message):
            yield Way(asked=True)
        for chunk in chunks:
            if (mark := chunk.term("mark")) is not None and mark.value == "say":
                return
            if (term := said(chunk)) is not None:
                yield Way(led=chunk.start)
                for action in dict.fromkeys(sense.action for sense in term.senses):
                    if len(term.senses) > 1:
                        yield Way(led=chunk.start, action=action)

    def partings(self, message: str) -> Iterator[Way]:
        """The ways in which a second order begins within a sentence: behind 'and' or a pause, or with whoever
        stands before a verb.
        """
        chunks = self.chunks(message)
        for before, chunk, after in zip(chunks, chunks[1:], chunks[2:], strict=False):
            subject = chunk.kind == NAME and (term := said(after)) is not None and term.kind == "verb"
            link = chunk.term("and") is not None or chunk.kind == PAUSE
            if before.kind != STOP and (link or subject):
                yield Way(parted=chunk.start)

    def titles(self, message: str) -> Iterator[Way]:
        """The ways in which a verb that stands all by itself says what is to be done: '..., interfere.'"""
        chunks = self.chunks(message)
        for i, chunk in enumerate(chunks):
            before, after = chunks[max(i - 1, 0)], chunks[i + 1 : i + 2]
            apart = all(c.kind in (PAUSE, STOP) or c.term("filler") is not None for c in after)
            if said(chunk) and i and before.kind in (PAUSE, STOP) and apart:
                yield Way(joined=True, led=chunk.start)

    def read(self, message: str, way: Way = PLAIN) -> list[Sentence]:
        """The sentences of a message; those without anything in them are left out."""
        chunks = self.chunks(message)
        step(len(chunks))
        if way.joined:
            chunks = [replace(c, kind=PAUSE, text=",") if c.kind == STOP else c for c in chunks]
        if way.asked:
            chunks = [replace(c, kind=STOP, text=".", terms=()) if c.term("if") else c for c in chunks]
        if way.parted >= 0:
            chunks = list(self._parted(chunks, way.parted))
        chunks = inverted(triggered(chunks, message, self.lexicon), message, self.lexicon)
        chunks = likewise_apart(chunks, self.lexicon)
        if way.apart:
            chunks = [replace(c, kind=STOP, text=".") if c.kind == PAUSE else c for c in chunks]
        found: list[Sentence] = []
        begin, before = 0, ""
        for i in range(len(chunks) + 1):
            if i == len(chunks) or chunks[i].kind == STOP:
                asking = i < len(chunks) and "?" in chunks[i].text
                cut = arrowed(chunks[begin:i], message, self.lexicon)
                labeller, signs = self._labelled(cut, message, before, way.led)
                if signs:
                    found.append(self._sentence(signs, message, asking, labeller))
                before = labeller.family if labeller.family in DETAILED else ""
                begin = i + 1
        return found

    def _parted(self, chunks: Sequence[Chunk], at: int) -> Iterator[Chunk]:
        """The chunks with a full stop in the place of the sign that stands at `at`, or before its name."""
        for chunk in chunks:
            if chunk.start == at:
                yield Chunk(STOP, ".", at, at)
            if chunk.start != at or chunk.kind == NAME:
                yield chunk

    def _labelled(
        self, chunks: Sequence[Chunk], message: str, before: str, led: int
    ) -> tuple[Labeller, list[Sign]]:
        """The signs of a sentence; if no verb leads it, those of the likeliest reading."""
        leads = next((chunk for chunk in chunks if chunk.start == led), None) or headline(
            chunks, self.lexicon
        )
        if leads is not None:
            labeller = Labeller(self.lexicon, chunks, message, "", leads)
            return labeller, labeller.signs()
        labeller = Labeller(self.lexicon, chunks, message, before)
        signs = labeller.signs()
        if before in CONTINUED or not signs or any(sign.terminal == VERB and not sign.sub for sign in signs):
            return labeller, signs
        guess = likeliest(chunks)
        if guess is None or any(chunk.term("talk") for chunk in chunks):
            return labeller, signs
        labeller = Labeller(self.lexicon, chunks, message, before, guess)
        return labeller, labeller.signs()

    def _sentence(self, signs: list[Sign], message: str, asking: bool, labeller: Labeller) -> Sentence:
        loose = [sign.chunk for sign in signs if sign.loose]
        step(10 * len(signs))
        tree = self.grammar.parse(signs)
        sentence: Sentence = _Builder(signs, message).transform(tree)
        for clause in (*sentence.orders, *sentence.consequence, *sentence.otherwise):
            clause.asking = asking
            clause.undecided = labeller.undecided
            clause.guessed = labeller.forced is not None
            end = clause.end
            ends = [s.chunk.start for s in signs if s.terminal in SEPARATORS and s.chunk.start >= end]
            clause.stop = min([*ends, len(message)])
            clause.loose = any(part.kind == VERB and part.chunks[0] in loose for part in clause.parts)
        sentence.suffix = labeller.suffix
        sentence.start, sentence.end = signs[0].chunk.start, signs[-1].chunk.end
        return sentence


class _Builder(Transformer[Token, Any]):
    """Makes sentences of the grammar's trees."""

    def __init__(self, signs: list[Sign], message: str) -> None:
        super().__init__()
        self.signs = signs
        self.message = message

    def start(self, found: list[Any]) -> Sentence:
        orders, standing, otherwise = found
        made = Sentence(orders or [])
        if standing is not None:
            made.condition, made.consequence = standing
        made.otherwise = otherwise or []
        return made

    def standing(self, found: list[Any]) -> tuple[list[Part], list[Clause]]:
        return found[0], (found[1] if len(found) > 1 and found[1] else [])

    def condition(self, found: list[Any]) -> list[Part]:
        return [self._part(item) for item in found]

    def otherwise(self, found: list[Any]) -> list[Clause]:
        return found[0] or [] if found else []

    def orders(self, found: list[Any]) -> list[Clause]:
        return found

    def clause(self, found: list[Any]) -> Clause:
        parts = [self._part(item) for item in found]
        return Clause([part for part in parts if part.kind != NAME or part.role != "instead"], self.message)

    def phrase(self, found: list[Any]) -> Part:
        mark, body = found
        part = self._part(body)
        term = self.signs[int(mark)].term
        part.role = term.value if term else ""
        part.mark = self.signs[int(mark)].chunk
        return part

    def names(self, found: list[Token]) -> Part:
        return Part(NAME, [self.signs[int(token)].chunk for token in found])

    def _part(self, item: Any) -> Part:
        if isinstance(item, Part):
            return item
        sign = self.signs[int(item)]
        return Part(str(item.type), [sign.chunk], "", sign.term, sign.sub)
