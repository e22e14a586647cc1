"""What each chunk is in its surroundings: which verb leads, where one order ends and the next begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.tsw.orders.ahead import Ahead
from bot.games.tsw.orders.chunks import MONEY, NAME, PAUSE, QUOTE, WORD, Chunk
from bot.games.tsw.orders.guessing import said
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
from bot.games.tsw.orders.spelling import normal
from bot.games.tsw.orders.tidying import lead, tidied

ME = Term("pronoun", "me")


class Labeller:
    """Gives every chunk of one sentence its terminal. `forced`: the chunk that leads, wherever it stands."""

    def __init__(
        self,
        lexicon: Lexicon,
        chunks: Sequence[Chunk],
        message: str,
        before: str,
        forced: Chunk | None = None,
    ) -> None:
        self.lexicon = lexicon
        self.before = before
        self.forced = forced
        self.chunks = chunks
        self.ahead = Ahead(lexicon, chunks)
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
        if self.forced is None:
            lead(self.found, self.lexicon, self.infinitives)
        return tidied(self.found)

    def _emit(self, terminal: str, chunk: Chunk, term: Term | None = None, sub: bool = False) -> None:
        self.found.append(Sign(terminal, chunk, term, sub))
        if terminal not in ("_PAUSE",):
            self.prev = terminal if terminal != IN_PASSING or term is None else term.kind

    def _label(self, i: int) -> int:
        chunk = self.chunks[i]
        if chunk is self.forced:
            return self._force(chunk)
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

    def _force(self, chunk: Chunk) -> int:
        self._emit(VERB, chunk, said(chunk))
        self.head = self.found[-1]
        return 1

    # -- separators

    def _separator(self, i: int, chunk: Chunk) -> int:
        j = self.ahead.after_separators(i)
        if self.condition and self.found[-1].terminal == "_IF":
            return 1
        if self.condition:
            if self.ahead.starts_order(j) or chunk.kind == PAUSE:
                self._end_of_condition(chunk)
            return 1
        aside = chunk.text == "(" and j < len(self.chunks) and self.chunks[j].kind != NAME
        apart = self._leads() and not aside and self.found[-1].terminal != MARK
        apart = apart and not self._particular(j) and not self.ahead.says_why(j, self._led, self.family)
        if apart and self.ahead.starts_order(j):
            self._emit("_JOIN", chunk)
            self.begin_clause()
            return j - i
        if self.head is not None and self.head.term is not None and self.ahead.gapped(j):
            return self._repeated(i, j, chunk)
        if self._another_sum(j):
            return self._once_more(i, j, chunk)
        before, after = self.found[-1:], self.chunks[i + 1 : i + 2]
        k = self.ahead.skip(i + 1, ("article", "filler", "and", "or"))
        if (
            chunk.text not in ":-–—("
            and before
            and before[0].terminal == NAME
            and self.ahead.alike(before[0].chunk, k, chunk)
        ):
            self._emit("_LIST", chunk)
            return k - i
        if chunk.kind == PAUSE and (before or after):
            self.found.append(Sign("_PAUSE", chunk))
            if self.prev in ("MARK", "WORD", "QUOTE", "MONEY", FLAG) or chunk.text in ":,-–—(":
                self.prev = PAUSE
        return 1

    def _repeated(self, i: int, j: int, chunk: Chunk) -> int:
        """The verb once more for the next agent: 'Milo spies on Zelda, Cornelius on Silas'."""
        head = self.head
        assert head is not None
        actor = self.chunks[j]
        self._emit("_JOIN", chunk)
        self.begin_clause()
        self._emit(NAME, actor)
        self._emit(VERB, replace(head.chunk, start=actor.end, end=actor.end), head.term)
        self.head = self.found[-1]
        return j + 2 - i

    def _another_sum(self, j: int) -> bool:
        """'..., and 4 MB from the Exhibition TO ...': a second transfer whose verb is left out."""
        clause = self.found[self.found.index(self.head) :] if self.head is not None else []
        marks = [sign.term.value for sign in clause if sign.terminal == MARK and sign.term is not None]
        whole = self.family == "transfer" and "to" in marks and any(s.terminal == MONEY for s in clause)
        if not whole or j >= len(self.chunks) or self.chunks[j].kind != MONEY:
            return False
        return any((mark := c.term("mark")) is not None and mark.value == "to" for c in self.chunks[j:])

    def _once_more(self, i: int, j: int, chunk: Chunk) -> int:
        """The verb of the clause before leads the next one too."""
        head = self.head
        assert head is not None
        at = self.chunks[j].start
        self._emit("_JOIN", chunk)
        self.begin_clause()
        self._emit(VERB, replace(head.chunk, start=at, end=at), head.term)
        self.head = self.found[-1]
        return j - i

    def _leads(self) -> bool:
        """Whether the clause so far could stand alone, so that a new one may begin."""
        if self.head is None or self.head.term is None:
            return False
        at = self.found.index(self.head)
        bare = self.head.term.senses[0].action == "attack" and not self.head.term.senses[0].intention
        return not bare or any(sign.terminal == NAME for sign in self.found[at:])

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
            and self.ahead.starts_order(i)
            and self._no_pause_ahead(i)
        ):
            self._end_condition(i)
            return self._term(i, chunk)
        elif self.ahead.is_name(i):
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
                k = self.ahead.after_separators(j)
                if k < len(self.chunks) and not self.chunks[k].term("else") and self.ahead.starts_order(k):
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
        if kind == "cue":
            return 0
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
            if self.ahead.possessive(i):
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
        if kind == "asks" and (self.found or self._behind_subject(i)):
            return 0
        if kind == "article":
            if not self.after_light:
                self.prev = "article"
            return 1
        if kind == "filler" and self._first_person(i, chunk):
            self._emit(NAME, replace(chunk, terms=(ME,)), ME)
            return 1
        if kind == "filler":
            if self.head is None and set(normal(chunk.text).split()[-1:]) & self.lexicon.openers:
                self.prev = "polite"
            return 1
        if kind in ("delegate", "light") and (self.head is not None or self.prev in ("MARK", "article")):
            return 0
        self._emit(IN_PASSING, chunk, term)
        self.after_light = kind == "light"
        return 1

    def _first_person(self, i: int, chunk: Chunk) -> bool:
        """'..., and I WILL recruit her': the speaker himself acts, whoever acted before."""
        words = normal(chunk.text).split()
        if self.head is not None or words[0] not in self.lexicon.first_person or i + 1 >= len(self.chunks):
            return False
        after = self.chunks[self.ahead.skip(i + 1, ("filler",)) :][:1]
        leads = bool(after) and after[0].term("verb") is not None and after[0].term("delegate") is None
        return leads and any(sign.terminal == "_JOIN" for sign in self.found)

    def _behind_subject(self, i: int) -> bool:
        """'we ARE prepared': no question, though only small words stand before it."""
        return i > 0 and bool(set(normal(self.chunks[i - 1].text).split()[-1:]) & self.lexicon.openers)

    def _as_if(self, i: int, chunk: Chunk) -> int:
        if any(sign.terminal == "_IF" for sign in self.found) or (
            self.head is not None and self.family == "emissary"
        ):
            return 0
        loose = self.lexicon.full(chunk.text) in self.lexicon.loose_ifs
        if loose and not self._condition_follows(i):
            return 0
        if not self.chunks[i + 1 :]:
            return 0
        last = self.chunks[i - 1] if i else None
        apart = last is None or last.kind in (PAUSE, WORD) or last.term("and", "then") is not None
        self.suffix = self.head is not None and not apart
        self._emit("_IF", chunk)
        self.condition = True
        return 1

    def _condition_follows(self, i: int) -> bool:
        """Whether 'should' or 'upon' begins a condition: in its place, or because the rest tells one."""
        after = self.chunks[i + 1] if i + 1 < len(self.chunks) else None
        if after is None or (after.term("verb") and not after.term("groups", "all") and after.kind != NAME):
            return False
        before = self.chunks[i - 1] if i else None
        if before is None or before.kind == PAUSE or before.term("standing", "article"):
            return True
        named = self.head is not None and self.ahead.is_somebody(i + 1)
        return named and self.lexicon.tells_condition(self.message[after.start : self.chunks[-1].end])

    def _as_mark(self, i: int, chunk: Chunk, term: Term) -> int:
        needed = MARKS_OF.get(term.value)
        if needed is not None and self.family not in needed:
            return 0
        if term.value == "to" and self.ahead.infinitive(i):
            self.prev = "TO"
            self.infinitives.append(self.chunks[self.ahead.skip(i + 1, ("filler",))])
            return 1
        self._emit(MARK, chunk, term)
        return 1

    def _particular(self, j: int) -> bool:
        return self.ahead.particular(j, self._led, self.family)

    @property
    def _led(self) -> Term | None:
        return self.head.term if self.head else None

    @property
    def family(self) -> str:
        """The action of the verb that leads, or of the sentence before if what follows may belong to it."""
        term = self.head.term if self.head else None
        return term.senses[0].action if term else self.before

    def _as_verb(self, i: int, chunk: Chunk, term: Term) -> int:
        if self.forced is not None and self.head is None:
            return 0
        if chunk.term("mark") and self.found and (self.ahead.colon(i + 1) or self._particular(i)):
            return 0
        if self._rather_another(i, chunk, term):
            return 0
        weakly_led = self.head is not None and self.head.term is not None and self.head.term.weak
        spent = self.head is None and self.prev == MARK and term.form == "ongoing" and self._spent()
        placed = self.prev in VERB_PLACES or (self.prev == VERB and weakly_led) or spent
        if not placed and not self._intended():
            return 0
        last = self.found[-1].chunk.named if self.found and self.prev == NAME else None
        if last is not None and last.own and self.head is not None:
            return 0
        if self._supersedes(term):
            assert self.head is not None
            self.head.sub = True
            self._emit(VERB, chunk, term)
            self.head = self.found[-1]
            return 1
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
        if term.weak and chunk.term("delegate") and self.ahead.delegates(i):
            self._emit(IN_PASSING, chunk, chunk.term("delegate"))
            return 1
        self._emit(VERB, chunk, term)
        self.head = self.found[-1]
        return 1

    def _rather_another(self, i: int, chunk: Chunk, term: Term) -> bool:
        """'Thinking it over, I send Igor ...': what only goes along gives way to a verb that follows."""
        if self.head is not None or term.form != "ongoing" or term.value != "meditate":
            return False
        return any(c.term("verb", "delegate") for c in self.chunks[i + 1 :])

    def _supersedes(self, term: Term) -> bool:
        """'speak to her about JOINING US', 'let the assault be ABANDONED': the later verb counts."""
        head = self.head
        if head is None or head.term is None or head.term.value == term.value:
            return False
        passive = term.form == "past" and self.prev == "passive" and head.chunk.term("noun") is not None
        idle = head.term.value == "meditate" and not term.weak and term.form != "past" and self.prev != "WORD"
        return passive or idle or term.patient

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

    # -- what is said word for word

    def _speech(self, i: int) -> int:
        """Takes the rest of the sentence as a message, if it begins here; 0 if not."""
        if self.family == "gambit" and not self.condition:
            return self._capture(i, i) if self.chunks[i].kind != PAUSE else 1
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
        if chunk.kind == PAUSE and self._heads_another(i):
            return 0
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

    def _heads_another(self, i: int) -> bool:
        """'Let the world know: Milo leaks that ...': an own agent does behind the colon what is announced."""
        after = self.chunks[i + 1] if i + 1 < len(self.chunks) else None
        ahead = [c.term("verb") for c in self.chunks[i + 1 : i + 5]]
        again = any(verb is not None and self.family in [s.action for s in verb.senses] for verb in ahead)
        return after is not None and after.kind == NAME and again

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
