"""What each chunk is in its surroundings: which verb leads, where one order ends and the next begins."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.tsw.orders.chunks import MONEY, NAME, PAUSE, QUOTE, STOP, TERM, WORD, Chunk
from bot.games.tsw.orders.lexicon import Lexicon, Term
from bot.games.tsw.orders.signs import (
    FLAG,
    FLAGS,
    IN_PASSING,
    MARK,
    MARKS_OF,
    SPEECH,
    VERB,
    VERB_PLACES,
    Sign,
)
from bot.games.tsw.orders.tidying import lead, tidied


class Labeller:
    """Gives every chunk of one sentence its terminal."""

    def __init__(self, lexicon: Lexicon, chunks: Sequence[Chunk], message: str, before: str) -> None:
        self.lexicon = lexicon
        self.before = before
        self.chunks = chunks
        self.message = message
        self.found: list[Sign] = []
        self.infinitives: list[Chunk] = []
        self.undecided = False
        self.begin_clause()

    def begin_clause(self) -> None:
        self.head: Sign | None = None
        self.prev = "START"
        self.after_light = False

    def signs(self) -> list[Sign]:
        self.condition = self.suffix = False
        i = 0
        while i < len(self.chunks):
            i += self._label(i)
        lead(self.found, self.lexicon, self.infinitives)
        return tidied(self.found)

    def _emit(self, terminal: str, chunk: Chunk, term: Term | None = None, sub: bool = False) -> None:
        self.found.append(Sign(terminal, chunk, term, sub))
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
        aside = chunk.text == "(" and j < len(self.chunks) and self.chunks[j].kind != NAME
        if self._leads() and not aside and self.found[-1].terminal != MARK and self._starts_order(j):
            self._emit("_JOIN", chunk)
            self.begin_clause()
            return j - i
        before, after = self.found[-1:], self.chunks[i + 1 : i + 2]
        k = self._skip(i + 1, ("article", "filler", "and", "or"))
        if (
            chunk.text not in ":-–—("
            and before
            and before[0].terminal == NAME
            and self._alike(before[0].chunk, k, chunk)
        ):
            self._emit("_LIST", chunk)
            return k - i
        if chunk.kind == PAUSE and (before or after):
            self.found.append(Sign("_PAUSE", chunk))
            if self.prev in ("MARK", "WORD", "QUOTE", "MONEY", FLAG) or chunk.text in ":,-–—(":
                self.prev = PAUSE
        return 1

    def _alike(self, one: Chunk, k: int, between: Chunk) -> bool:
        """Whether a name at `k` can stand in one list with `one`: not a place and then a person."""
        if k >= len(self.chunks) or not self._is_name(k):
            return False
        other = self.chunks[k]
        if one.named is None or other.named is None:
            return between.kind != PAUSE
        return bool({entity.kind for entity in one.named.who} & {entity.kind for entity in other.named.who})

    def _leads(self) -> bool:
        """Whether the clause so far could stand alone, so that a new one may begin."""
        if self.head is None or self.head.term is None:
            return False
        at = self.found.index(self.head)
        bare = self.head.term.senses[0].action == "attack" and not self.head.term.senses[0].intention
        return not bare or any(sign.terminal == NAME for sign in self.found[at:])

    def _after_separators(self, i: int) -> int:
        j = i
        while j < len(self.chunks) and (
            self.chunks[j].kind == PAUSE or self.chunks[j].term("and", "then", "or")
        ):
            if self.chunks[j].kind != PAUSE and self.chunks[j].term("verb"):
                break
            j += 1
        return j

    def _skip(self, j: int, kinds: Sequence[str]) -> int:
        while (
            j < len(self.chunks)
            and self.chunks[j].kind == TERM
            and self.chunks[j].term(*kinds)
            and not (self.chunks[j].term("verb", "pronoun", "mark"))
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
            k = self._skip(k, ("article", "filler", "and", "or", "delegate"))
            if k < len(self.chunks) and self._is_name(k):
                named = True
                k += 1
            elif (
                k < len(self.chunks)
                and named
                and self.chunks[k].kind == PAUSE
                and self.chunks[k].text in ":,-–—"
            ) or (
                k < len(self.chunks)
                and named
                and self.chunks[k].term("then", "and")
                and not self.chunks[k].term("verb")
            ):
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
        elif (
            chunk.term("verb")
            and not self.suffix
            and self._condition_told()
            and self._starts_order(i)
            and self._no_pause_ahead(i)
        ):
            self._end_condition(i)
            return self._term(i, chunk)
        elif self._is_name(i):
            self._emit(NAME, chunk, chunk.term("pronoun"))
        elif not chunk.term("article"):
            self._emit(WORD, chunk)
        return 1

    def _end_of_condition(self, chunk: Chunk) -> None:
        self.found.append(Sign("_THEN", chunk))
        self.condition = False
        self.begin_clause()

    def _condition_told(self) -> bool:
        start = max(n for n, sign in enumerate(self.found) if sign.terminal == "_IF") + 1
        told = self.found[start:]
        return bool(told) and self.lexicon.tells_condition(
            self.message[told[0].chunk.start : told[-1].chunk.end]
        )

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
        if kind == "or":
            self.undecided = True
            return self._separator(i, chunk)
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
        before = self.chunks[i - 1] if i else None
        if loose and before is not None and before.kind != PAUSE and not before.term("standing"):
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
            self.prev = "WORD" if self.prev == "WORD" and self.head is None else "TO"
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
        if chunk.term("mark") and self._colon(i + 1):
            return 0
        weakly_led = self.head is not None and self.head.term is not None and self.head.term.weak
        spent = self.head is None and self.prev == MARK and term.form == "ongoing" and self._spent()
        placed = self.prev in VERB_PLACES or (self.prev == VERB and weakly_led) or spent
        if not placed and not self._intended():
            return 0
        last = self.found[-1].chunk.named if self.found and self.prev == NAME else None
        if last is not None and last.own and self.head is not None:
            return 0
        if self.head is not None and (term.form == "past" or (term.weak and self.prev != "TO")):
            return 0
        following = self.chunks[i + 1].term("mark") if i + 1 < len(self.chunks) else None
        noun = chunk.term("noun", "spot") is not None or term.weak or term.form or following is None
        if self.prev == "article" and (self.head is not None or noun):
            return 0
        if self.prev == "delegate" and term.form == "past":
            return 0
        if (
            self.family == "create-front"
            and self.head is not None
            and self.prev not in (NAME, "START", "_JOIN", "delegate")
        ):
            return 0
        if self.head is not None and self.head.term is not None and not self.head.term.weak:
            if chunk.term("noun") and self.prev != "TO":
                return 0
            self.undecided = self.undecided or (
                self.prev == NAME and not term.form and not chunk.term("mark")
            )
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

    def _spent(self) -> bool:
        """'5 MB on DEFENDING it': an amount stands before the mark."""
        mark = self.found[-1].term if self.found else None
        fitting = mark is not None and mark.value in ("against", "for")
        return fitting and any(sign.terminal == MONEY for sign in self.found)

    def _intended(self) -> bool:
        """Whether the mark just before says to what end ('intention: rob')."""
        last = self.found[-1] if self.found else None
        marks = [s.term for s in self.found[-2:] if s.terminal == MARK and s.term is not None]
        told = any(mark.value == "intention" for mark in marks)
        return told and last is not None and last.terminal in (MARK, "_PAUSE")

    def _delegates(self, i: int) -> bool:
        """'send Bob to spy': the verb is one of delegation if another verb follows its object."""
        k = i + 1
        while k < len(self.chunks) and self.chunks[k].kind not in (STOP,):
            chunk = self.chunks[k]
            if chunk.term("mark") and chunk.term("mark").value == "to" and self._infinitive(k):  # type: ignore[union-attr]
                return True
            if (
                (verb := chunk.term("verb"))
                and not verb.weak
                and not chunk.term("mark", "noun")
                and self._is_name(k - 1)
            ):
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
        if (
            self.family not in SPEECH
            or self.head is None
            or self.condition
            or any(c.kind == QUOTE for c in self.chunks)
        ):
            return 0
        chunk = self.chunks[i]
        said = chunk.term("mark")
        told = said is not None and said.value == "say"
        at = self.found.index(self.head)
        nobody = self.family == "emissary" and all(sign.terminal != NAME for sign in self.found[at:])
        marked = nobody or self.found[-1].terminal == MARK
        if not told and not (
            chunk.kind == PAUSE and chunk.text == ":" and i + 1 < len(self.chunks) and not marked
        ):
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
