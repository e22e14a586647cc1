"""From chunks to sentences: which verb leads, where one order ends and the next begins, what is condition.

The reader decides what each chunk is in its surroundings; the grammar (data/tsw/language/<language>.lark) then puts
the sentence together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from lark import Lark, Token, Transformer
from lark.lexer import Lexer

from bot import DATA
from bot.games.tsw.orders.chunks import MONEY, NAME, PAUSE, QUOTE, STOP, TERM, WORD, Chunk, Chunker
from bot.games.tsw.orders.lexicon import Lexicon, Term

VERB, MARK, FLAG, IN_PASSING = "VERB", "MARK", "FLAG", "IN_PASSING"
FLAGS = ("own purse", "spot", "alignment", "neutral", "anonymous", "signed", "everything", "half", "nothing", "noun", "groups")
PASSING = ("not", "hedge", "passive", "asks", "polite", "delegate", "standing", "light")
CONTINUED = ("create-front", "emissary")
"""Actions whose particulars may follow in sentences of their own."""
SPEECH = ("emissary", "leak")
MARKS_OF = {
    "say": SPEECH, "terms": ("emissary",), "method": ("illuminate",), "traits": ("scout",),
    "called": ("create-front",), "symbol": ("create-front",), "purpose": ("create-front",),
    "alignments": ("create-front",),
}  # fmt: skip
"""Marks that mean something only in orders of these actions."""
SEPARATORS = ("_JOIN", "_IF", "_THEN", "_ELSE")
_MARKABLE = (NAME, MONEY, QUOTE, WORD, FLAG, VERB)


@dataclass(slots=True)
class Part:
    """A piece of a clause: `kind` NAME (several chunks of one list), VERB, MONEY, QUOTE, WORD, FLAG or IN_PASSING.

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
    """What may be one order. `message` is the whole text it is cut from; `stop`: where its own text ends at most.

    `loose`: its verb was found only in a subordinate place, so it may be mere colour.
    """

    parts: list[Part]
    message: str
    asking: bool = False
    stop: int = 0
    loose: bool = False

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
        return any(part.kind == IN_PASSING and part.term is not None and part.term.kind == kind for part in self.parts)


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


@dataclass(slots=True)
class _Sign:
    """A chunk with its terminal of the grammar."""

    terminal: str
    chunk: Chunk
    term: Term | None = None
    sub: bool = False
    loose: bool = False


class _Signs(Lexer):
    """The grammar reads what the reader has made; there are no letters left."""

    def __init__(self, conf: Any) -> None:
        del conf

    def lex(self, data: Sequence[_Sign]) -> Iterator[Token]:  # type: ignore[override]
        for i, sign in enumerate(data):
            yield Token(sign.terminal, str(i))


@cache
def _grammar(language: str) -> Lark:
    text = (DATA / "tsw" / "language" / f"{language}.lark").read_text(encoding="utf-8")
    return Lark(text, parser="lalr", lexer=_Signs, maybe_placeholders=True)


class Reader:
    """Reads messages of one setting into sentences."""

    def __init__(self, lexicon: Lexicon, chunker: Chunker, language: str) -> None:
        self.lexicon = lexicon
        self.chunker = chunker
        self.grammar = _grammar(language)

    def read(self, message: str) -> list[Sentence]:
        """The sentences of a message; those without anything in them are left out."""
        chunks = self.chunker.cut(message)
        found: list[Sentence] = []
        begin, before = 0, ""
        for i in range(len(chunks) + 1):
            if i == len(chunks) or chunks[i].kind == STOP:
                asking = i < len(chunks) and "?" in chunks[i].text
                labeller = _Labeller(self.lexicon, chunks[begin:i], message, before)
                signs = labeller.signs()
                if signs:
                    found.append(self._sentence(signs, message, asking, labeller.suffix))
                before = labeller.family if labeller.family in CONTINUED else ""
                begin = i + 1
        return found

    def _sentence(self, signs: list[_Sign], message: str, asking: bool, suffix: bool) -> Sentence:
        loose = [sign.chunk for sign in signs if sign.loose]
        tree = self.grammar.parse(signs)
        sentence: Sentence = _Builder(signs, message).transform(tree)
        for clause in (*sentence.orders, *sentence.consequence, *sentence.otherwise):
            clause.asking = asking
            ends = [s.chunk.start for s in signs if s.terminal in SEPARATORS and s.chunk.start >= clause.end]
            clause.stop = min([*ends, len(message)])
            clause.loose = any(part.kind == VERB and part.chunks[0] in loose for part in clause.parts)
        sentence.suffix = suffix
        sentence.start, sentence.end = signs[0].chunk.start, signs[-1].chunk.end
        return sentence


class _Builder(Transformer[Token, Any]):
    """Makes sentences of the grammar's trees."""

    def __init__(self, signs: list[_Sign], message: str) -> None:
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
        return Clause([self._part(item) for item in found], self.message)

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


class _Labeller:
    """Gives every chunk of one sentence its terminal."""

    def __init__(self, lexicon: Lexicon, chunks: Sequence[Chunk], message: str, before: str) -> None:
        self.lexicon = lexicon
        self.before = before
        self.chunks = chunks
        self.message = message
        self.found: list[_Sign] = []
        self.infinitives: list[Chunk] = []
        self.begin_clause()

    def begin_clause(self) -> None:
        self.head: _Sign | None = None
        self.prev = "START"
        self.after_light = False

    def signs(self) -> list[_Sign]:
        self.condition = self.suffix = False
        i = 0
        while i < len(self.chunks):
            i += self._label(i)
        self._lead()
        return self._tidied()

    def _emit(self, terminal: str, chunk: Chunk, term: Term | None = None, sub: bool = False) -> None:
        self.found.append(_Sign(terminal, chunk, term, sub))
        if terminal not in ("_PAUSE",):
            self.prev = terminal if terminal != IN_PASSING or term is None else term.kind

    def _label(self, i: int) -> int:
        chunk = self.chunks[i]
        speech = self._speech(i)
        if speech:
            return speech
        if chunk.kind == PAUSE:
            return self._separator(i, chunk)
        if chunk.kind in (NAME, MONEY, QUOTE, WORD):
            self._emit(chunk.kind, chunk)
            return 1
        if self.condition:
            return self._within_condition(i, chunk)
        return self._term(i, chunk)

    # -- separators

    def _separator(self, i: int, chunk: Chunk) -> int:
        j = self._after_separators(i)
        if self.condition:
            if self._starts_order(j) or chunk.kind == PAUSE:
                self._end_of_condition(chunk)
            return 1
        if self._leads() and self._starts_order(j):
            self._emit("_JOIN", chunk)
            self.begin_clause()
            return j - i
        before, after = self.found[-1:], self.chunks[i + 1 : i + 2]
        k = self._skip(i + 1, ("article", "filler", "and"))
        if before and before[0].terminal == NAME and k < len(self.chunks) and self._is_name(k) and chunk.text not in ":-–—(":
            self._emit("_LIST", chunk)
            return k - i
        if chunk.kind == PAUSE and (before or after):
            self.found.append(_Sign("_PAUSE", chunk))
            if self.prev in ("MARK", "WORD", "QUOTE", "MONEY", FLAG) or chunk.text in ":,-–—":
                self.prev = PAUSE
        return 1

    def _leads(self) -> bool:
        """Whether the clause so far could stand alone, so that a new one may begin."""
        if self.head is None or self.head.term is None:
            return False
        at = self.found.index(self.head)
        bare = self.head.term.senses[0].action == "attack" and not self.head.term.senses[0].intention
        return not bare or any(sign.terminal == NAME for sign in self.found[at:])

    def _after_separators(self, i: int) -> int:
        j = i
        while j < len(self.chunks) and (self.chunks[j].kind == PAUSE or self.chunks[j].term("and", "then")):
            if self.chunks[j].kind != PAUSE and self.chunks[j].term("verb"):
                break
            j += 1
        return j

    def _skip(self, j: int, kinds: Sequence[str]) -> int:
        while j < len(self.chunks) and self.chunks[j].kind == TERM and self.chunks[j].term(*kinds) and not (
            self.chunks[j].term("verb", "pronoun", "mark")
        ):
            j += 1
        return j

    def _is_name(self, j: int) -> bool:
        chunk = self.chunks[j]
        return chunk.kind == NAME or (chunk.term("pronoun", "all") is not None and not self._possessive(j))

    def _starts_order(self, j: int) -> bool:
        """Whether an order can begin at `j`: a verb, perhaps with its actor before it."""
        j = self._skip(j, ("article", "filler", "polite"))
        if j >= len(self.chunks):
            return False
        if self.chunks[j].term("if"):
            return False
        delegated = self.chunks[j].term("delegate") is not None and j + 1 < len(self.chunks)
        weak_first = self.chunks[j].term("verb")
        if weak_first is not None and self.chunks[j].term("mark") and self._colon(j + 1):
            return False
        if weak_first is not None and not delegated:
            return not weak_first.form and not self.chunks[j].slip
        k = j + 1 if delegated else j
        named = False
        while True:
            k = self._skip(k, ("article", "filler", "and", "delegate"))
            if k < len(self.chunks) and self._is_name(k):
                named = True
                k += 1
            elif k < len(self.chunks) and named and self.chunks[k].kind == PAUSE and self.chunks[k].text in ":,-–—":
                k += 1
            elif k < len(self.chunks) and named and self.chunks[k].term("then", "and") and not self.chunks[k].term("verb"):
                k += 1
            else:
                break
        if k < len(self.chunks) and named and (mark := self.chunks[k].term("mark")) and mark.value == "to":
            k = self._skip(k + 1, ("filler",))
        if k >= len(self.chunks):
            return False
        verb = self.chunks[k].term("verb")
        if verb is not None and verb.form != "past":
            return (named or not delegated) and not self.chunks[k].term("mark")
        return weak_first is not None and not weak_first.form

    def _colon(self, j: int) -> bool:
        return j < len(self.chunks) and self.chunks[j].kind == PAUSE and self.chunks[j].text == ":"

    # -- terms

    def _within_condition(self, i: int, chunk: Chunk) -> int:
        if chunk.term("then"):
            self._end_of_condition(chunk)
        elif chunk.term("else"):
            return self._term(i, chunk)
        elif chunk.term("verb") and not self.suffix and self._condition_told() and self._starts_order(i) and self._no_pause_ahead(i):
            self._end_condition(i)
            return self._term(i, chunk)
        elif self._is_name(i):
            self._emit(NAME, chunk, chunk.term("pronoun"))
        elif not chunk.term("article"):
            self._emit(WORD, chunk)
        return 1

    def _end_of_condition(self, chunk: Chunk) -> None:
        self.found.append(_Sign("_THEN", chunk))
        self.condition = False
        self.begin_clause()

    def _condition_told(self) -> bool:
        start = max(n for n, sign in enumerate(self.found) if sign.terminal == "_IF") + 1
        told = self.found[start:]
        return bool(told) and self.lexicon.tells_condition(self.message[told[0].chunk.start : told[-1].chunk.end])

    def _no_pause_ahead(self, i: int) -> bool:
        for j in range(i, len(self.chunks)):
            if self.chunks[j].kind == PAUSE or self.chunks[j].term("then"):
                k = self._after_separators(j)
                if k < len(self.chunks) and not self.chunks[k].term("else") and self._starts_order(k):
                    return False
        return True

    def _end_condition(self, i: int) -> None:
        """The condition ends before the verb at `i`; a name just before it belongs to the order."""
        last = self.found[-1]
        actor = self.found.pop() if last.terminal == NAME else None
        self._end_of_condition(self.chunks[i])
        if actor is not None:
            self._emit(NAME, actor.chunk, actor.term)

    def _term(self, i: int, chunk: Chunk) -> int:
        for term in chunk.terms:
            taken = self._as(i, chunk, term)
            if taken:
                return taken
        if chunk.named is not None:
            self._emit(NAME, chunk)
        else:
            self._emit(WORD, chunk)
        return 1

    def _as(self, i: int, chunk: Chunk, term: Term) -> int:
        """The number of chunks taken if the chunk at `i` is `term` here; 0 if it is not."""
        kind = term.kind
        if kind == "verb":
            return self._as_verb(i, chunk, term)
        if kind == "mark":
            return self._as_mark(i, chunk, term)
        if kind in ("and", "then"):
            return self._separator(i, chunk)
        if kind == "if":
            return self._as_if(i, chunk)
        if kind == "else":
            if self.found and not any(sign.terminal == "_IF" for sign in self.found):
                return 0
            if any(sign.terminal == "_ELSE" for sign in self.found):
                return 0
            self.condition = False
            self._emit("_ELSE", chunk)
            self.begin_clause()
            return 1
        if kind in ("pronoun", "all"):
            if self._possessive(i):
                self.prev = self.prev if self.after_light else "article"
                return 1
            self._emit(NAME, chunk, term)
            return 1
        if kind in FLAGS:
            self._emit(FLAG, chunk, term)
            return 1
        return self._in_passing(i, chunk, term)

    def _in_passing(self, i: int, chunk: Chunk, term: Term) -> int:
        kind = term.kind
        if kind == "asks" and self.found:
            return 0
        if kind == "article":
            if not self.after_light:
                self.prev = "article"
            return 1
        if kind == "filler":
            return 1
        if kind in ("delegate", "light") and (self.head is not None or self.prev in ("MARK", "article")):
            return 0
        self._emit(IN_PASSING, chunk, term)
        self.after_light = kind == "light"
        return 1

    def _possessive(self, i: int) -> bool:
        """'his' before what is his."""
        chunk = self.chunks[i]
        if " " in chunk.text or chunk.text.casefold() not in self.lexicon.possessives:
            return False
        after = self.chunks[i + 1] if i + 1 < len(self.chunks) else None
        if after is None or after.kind in (PAUSE, MONEY, QUOTE):
            return False
        if after.term("spot"):
            return True
        return after.kind in (WORD, NAME) or not after.term("mark", "and", "then", "if", "else")

    def _as_if(self, i: int, chunk: Chunk) -> int:
        if any(sign.terminal == "_IF" for sign in self.found):
            return 0
        loose = chunk.text.casefold() in ("should", "upon", "once", "moment", "minute")
        if loose and self.prev not in ("START", "standing", PAUSE):
            return 0
        if not self.chunks[i + 1 :]:
            return 0
        last = self.chunks[i - 1] if i else None
        apart = last is None or last.kind in (PAUSE, WORD) or last.term("and", "then") is not None
        self.suffix = self.head is not None and not apart
        self._emit("_IF", chunk)
        self.condition = True
        return 1

    def _as_mark(self, i: int, chunk: Chunk, term: Term) -> int:
        needed = MARKS_OF.get(term.value)
        if needed is not None and self.family not in needed:
            return 0
        if term.value == "to" and self._infinitive(i):
            self.prev = "WORD" if self.prev == "WORD" else "TO"
            self.infinitives.append(self.chunks[self._skip(i + 1, ("filler",))])
            return 1
        self._emit(MARK, chunk, term)
        return 1

    def _infinitive(self, i: int) -> bool:
        """'to' before a verb; but 'to the attack' is a place to go."""
        j = self._skip(i + 1, ("filler",))
        verb = self.chunks[j].term("verb") if j < len(self.chunks) else None
        return verb is not None and verb.form != "past"

    @property
    def family(self) -> str:
        """The action of the verb that leads, or of the sentence before if what follows may belong to it."""
        term = self.head.term if self.head else None
        return term.senses[0].action if term else self.before

    def _as_verb(self, i: int, chunk: Chunk, term: Term) -> int:
        if chunk.term("mark") and self._colon(i + 1) and self.head:
            return 0
        if self.prev not in (
            "START", PAUSE, NAME, "TO", "delegate", "passive", "polite", "asks", "hedge", "not", "standing", "light", "article",
            "_ELSE", "_JOIN", MONEY,
        ) and not (self.prev == VERB and self.head is not None and self.head.term is not None and self.head.term.weak):  # fmt: skip
            return 0
        if self.head is not None and (term.form == "past" or (term.weak and self.prev != "TO")):
            return 0
        if self.prev == "article" and (self.head is not None or chunk.term("noun") or term.form):
            return 0
        if self.prev == "delegate" and term.form == "past":
            return 0
        if self.family == "create-front" and self.head is not None and self.prev not in (NAME, "START", "_JOIN", "delegate"):
            return 0
        if self.head is not None and self.head.term is not None and not self.head.term.weak:
            if chunk.term("noun") and self.prev != "TO":
                return 0
            self._emit(VERB, chunk, term, sub=True)
            return 1
        if self.head is not None:
            self.head.sub = True
        if term.weak and chunk.term("delegate") and self._delegates(i):
            self._emit(IN_PASSING, chunk, chunk.term("delegate"))
            return 1
        self._emit(VERB, chunk, term)
        self.head = self.found[-1]
        return 1

    def _delegates(self, i: int) -> bool:
        """'send Bob to spy': the verb is one of delegation if another verb follows its object."""
        k = i + 1
        while k < len(self.chunks) and self.chunks[k].kind not in (STOP,):
            chunk = self.chunks[k]
            if chunk.term("mark") and chunk.term("mark").value == "to" and self._infinitive(k):  # type: ignore[union-attr]
                return True
            if (verb := chunk.term("verb")) and not verb.weak and not chunk.term("mark", "noun") and self._is_name(k - 1):
                return verb.form != "past"
            if chunk.kind == QUOTE or chunk.kind == PAUSE:
                return False
            k += 1
        return False

    # -- what is said word for word

    def _speech(self, i: int) -> int:
        """Takes the rest of the sentence as a message, if it begins here; 0 if not."""
        if self.family == "gambit" and not self.condition and self.chunks[i].kind != PAUSE:
            return self._capture(i, i)
        if self.family not in SPEECH or self.head is None or self.condition or any(c.kind == QUOTE for c in self.chunks):
            return 0
        chunk = self.chunks[i]
        said = chunk.term("mark")
        told = said is not None and said.value == "say"
        if not told and not (chunk.kind == PAUSE and chunk.text == ":" and i + 1 < len(self.chunks)):
            return self._rumour(i)
        j = i + 1
        while j < len(self.chunks) and self.chunks[j].kind == PAUSE:
            j += 1
        if j >= len(self.chunks):
            return 0
        return self._capture(i, j)

    def _rumour(self, i: int) -> int:
        """A leak without any mark: all that follows the verb is the message."""
        if self.family != "leak" or self.prev != VERB or self.chunks[i].term("anonymous", "signed"):
            return 0
        ahead = self.chunks[i:]
        if any(c.text == ":" or ((m := c.term("mark")) and m.value == "say") for c in ahead):
            return 0
        return self._capture(i, i) if self.chunks[i].kind != PAUSE else 0

    def _capture(self, i: int, j: int) -> int:
        """The message from chunk `j` to the end, without terms of delivery or of naming behind it."""
        end = len(self.chunks)
        for k in range(j + 1, len(self.chunks)):
            apart = self.chunks[k - 1].kind == PAUSE
            mark = self.chunks[k].term("mark")
            if self.chunks[k].term("anonymous") and (apart or k == len(self.chunks) - 1):
                end = k
                break
            if mark is not None and mark.value == "terms" and apart and self.family == "emissary":
                end = k
                break
        last = end - 1
        while last > j and self.chunks[last].kind == PAUSE:
            last -= 1
        start, stop = self.chunks[j].start, self.chunks[last].end
        self._emit(QUOTE, Chunk(QUOTE, self.message[start:stop].strip(), start, stop))
        return end - i

    # -- at the end

    def _lead(self) -> None:
        """A clause without a leading verb is led by the first noun that is also a verb ('an attack on ...')."""
        begin = 0
        for n in range(len(self.found) + 1):
            ended = n == len(self.found) or self.found[n].terminal in ("_JOIN", "_IF", "_ELSE")
            if not ended:
                continue
            clause = self.found[begin:n]
            if not any(sign.terminal == VERB and not sign.sub for sign in clause):
                for sign in clause:
                    verb = self._verb_of(sign)
                    if sign.terminal == WORD and not sign.chunk.term("noun") and sign.chunk not in self.infinitives:
                        continue
                    if verb is not None and not verb.form:
                        sign.loose = sign.terminal == WORD and not sign.chunk.term("noun")
                        sign.terminal, sign.term, sign.sub = VERB, verb, False
                        break
            begin = n + 1

    def _verb_of(self, sign: _Sign) -> Term | None:
        if sign.terminal not in (FLAG, VERB, WORD):
            return None
        if sign.chunk.term("noun") and not sign.chunk.term("verb"):
            first = self.lexicon.at(sign.chunk.text.casefold().split()[:1], 0)
            return next((t for _, terms in first for t in terms if t.kind == "verb"), None)
        return sign.chunk.term("verb")

    def _colon_behind_mark(self, n: int) -> bool:
        sign = self.found[n]
        return sign.terminal == "_PAUSE" and sign.chunk.text in ":-–—" and n > 0 and self.found[n - 1].terminal == MARK

    def _tidied(self) -> list[_Sign]:
        """No pause at the edges, no mark without anything after it; separators stand between things."""
        kept: list[_Sign] = []
        self.found = [s for n, s in enumerate(self.found) if not self._colon_behind_mark(n)]
        for n, sign in enumerate(self.found):
            after = self.found[n + 1].terminal if n + 1 < len(self.found) else ""
            if sign.terminal == MARK and after not in _MARKABLE:
                sign = _Sign(WORD, sign.chunk)
            if sign.terminal in ("_JOIN", "_LIST") and (not after or after.startswith("_") or not kept):
                continue
            if sign.terminal == "_LIST" and (after != NAME or kept[-1].terminal != NAME):
                continue
            if sign.terminal == "_JOIN" and kept[-1].terminal.startswith("_"):
                continue
            if sign.terminal == "_IF" and (not after or after.startswith("_")):
                continue
            kept.append(sign)
        return kept
