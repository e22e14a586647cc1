"""What each chunk is in its surroundings: which verb leads, where one order ends and the next begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.tsw.orders.actions import ATTACKS
from bot.games.tsw.orders.ahead import Ahead
from bot.games.tsw.orders.chunks import MONEY, NAME, PAUSE, QUOTE, WORD, Chunk
from bot.games.tsw.orders.effort import step
from bot.games.tsw.orders.guessing import said
from bot.games.tsw.orders.lexicon import Lexicon, Term
from bot.games.tsw.orders.signs import (
    FLAG,
    FLAGS,
    FREE_TEXTS,
    IN_PASSING,
    MARK,
    MARKS_OF,
    SEPARATORS,
    VERB,
    VERB_PLACES,
    Sign,
)  # fmt: skip
from bot.games.tsw.orders.speech import front_name, quoted, speech, terms, title
from bot.games.tsw.orders.spelling import normal
from bot.games.tsw.orders.tidying import lead, marks, names_event, one_to_one, purses, tidied

ME = Term("pronoun", "me")


class Labeller:
    """Gives every chunk of one sentence its terminal. `forced`: the chunk that leads, wherever it stands."""

    def __init__(
        self, lexicon: Lexicon, chunks: Sequence[Chunk], message: str, before: str,
        forced: Chunk | None = None,
    ) -> None:  # fmt: skip
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
        return tidied(purses(self.found, self.lexicon, self.message))

    def emit(self, terminal: str, chunk: Chunk, term: Term | None = None, sub: bool = False) -> None:
        self.found.append(Sign(terminal, chunk, term, sub))
        if terminal not in ("_PAUSE",):
            self.prev = terminal if terminal != IN_PASSING or term is None else term.kind

    def _label(self, i: int) -> int:
        step(1 + len(self.found) // 8)
        chunk = self.chunks[i]
        if chunk is self.forced:
            return self._force(chunk)
        said_aloud = speech(self, i) or front_name(self, i)
        if said_aloud:
            return said_aloud
        aside = chunk.kind == PAUSE and (self._leads() or self.prev == NAME)
        end = self.ahead.end_of_aside(i) if aside else i
        if end > i and self.prev == NAME and not self.condition:
            start, stop = self.chunks[i + 1].start, self.chunks[end - 1].end
            self.found.append(Sign("_PAUSE", chunk))
            self.emit(WORD, Chunk(WORD, self.message[start:stop], start, stop))
            return end - i
        if chunk.kind == PAUSE:
            return title(self, i) or self._separator(i, chunk)
        if chunk.kind in (NAME, MONEY, QUOTE, WORD):
            self.emit(chunk.kind, chunk)
            return 1
        if self.condition:
            return self._within_condition(i, chunk)
        return self._term(i, chunk)

    def _force(self, chunk: Chunk) -> int:
        self.emit(VERB, chunk, said(chunk))
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
        apart = (
            (self._leads() or (j + 1 < len(self.chunks) and self._implies(j)))
            and not aside
            and not (self.found[-1].terminal == MARK and self.found[-1].chunk is self.chunks[i - 1])
        )
        apart = apart and not self._particular(j) and not self.ahead.says_why(j, self._led, self.family)
        if apart and self.ahead.starts_order(j):
            self.emit("_JOIN", chunk)
            self.begin_clause()
            return j - i
        if apart and (chunk.term("and", "then") or j > i + 1) and self.ahead.led_behind_words(j):
            self.emit("_JOIN", chunk)
            self.begin_clause()
            return j - i
        spends = (*ATTACKS, "transfer", "defend", "emissary", "create-front")
        if apart and self.family not in spends and self.ahead.implied(j):
            self.emit("_JOIN", chunk)
            self.begin_clause()
            return j - i
        taken = self.ahead.gapped(j, one_to_one(self.found, self.head)) if self._led is not None else 0
        if taken:
            return self._repeated(i, j, chunk) + taken
        if self._another_sum(j):
            return self._once_more(i, j, chunk)
        before, after = self.found[-1:], self.chunks[i + 1 : i + 2]
        k = self.ahead.skip(i + 1, ("article", "filler", "and", "or"))
        if (
            chunk.text not in ":-–—("
            and not chunk.term("then")
            and before
            and before[0].terminal == NAME
            and self.ahead.alike(before[0].chunk, k, chunk)
        ):
            self.emit("_LIST", chunk)
            return k - i
        if chunk.kind != PAUSE and self.head is None and self.prev == "WORD":
            self.prev = PAUSE
        if chunk.kind == PAUSE and (before or after):
            self.found.append(Sign("_PAUSE", chunk))
            if self.prev in ("MARK", "WORD", "QUOTE", "MONEY", FLAG) or chunk.text in ":,-–—(/":
                self.prev = PAUSE
        return 1

    def _repeated(self, i: int, j: int, chunk: Chunk) -> int:
        """The verb once more for the next agent: 'Milo spies on Zelda, Cornelius on Silas'."""
        head = self.head
        assert head is not None
        actor = self.chunks[j]
        self.emit("_JOIN", chunk)
        self.begin_clause()
        self.emit(NAME, actor)
        self.emit(VERB, replace(head.chunk, start=actor.end, end=actor.end), head.term)
        self.head = self.found[-1]
        return j - i

    def _another_sum(self, j: int) -> bool:
        """'..., and 4 MB from the Exhibition TO ...': a second transfer whose verb is left out."""
        clause = self.found[self.found.index(self.head) :] if self.head is not None else []
        paid = "to" in marks(clause) and any(sign.terminal == MONEY for sign in clause)
        if self.family != "transfer" or not paid or j >= len(self.chunks) or self.chunks[j].kind != MONEY:
            return False
        return any((mark := c.term("mark")) is not None and mark.value == "to" for c in self.chunks[j:])

    def _once_more(self, i: int, j: int, chunk: Chunk) -> int:
        """The verb of the clause before leads the next one too."""
        head = self.head
        assert head is not None
        at = self.chunks[j].start
        self.emit("_JOIN", chunk)
        self.begin_clause()
        self.emit(VERB, replace(head.chunk, start=at, end=at), head.term)
        self.head = self.found[-1]
        return j - i

    def _weakly_led(self) -> bool:
        return self.head is not None and self.head.term is not None and self.head.term.weak

    def _leads(self) -> bool:
        """Whether the clause so far could stand alone, so that a new one may begin."""
        if self.head is None or self.head.term is None:
            return False
        bare = self.head.term.senses[0].action == "attack" and not self.head.term.senses[0].intention
        return not bare or any(sign.terminal == NAME for sign in self.found[self.found.index(self.head) :])

    def _implies(self, j: int) -> bool:
        """'4 MB from Hush to Sincere, ...': an order without a verb."""
        begin = max((n + 1 for n, s in enumerate(self.found) if s.terminal in SEPARATORS), default=0)
        clause = self.found[begin:]
        names = sum(sign.terminal == NAME for sign in clause)
        money = any(sign.terminal == MONEY for sign in clause)
        event = names_event(clause)
        whole = names > 1 and (("to" in marks(clause) and money) or "under" in marks(clause))
        return self.head is None and (whole or (event and self.chunks[j].kind == NAME))

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
            and self.ahead.no_pause_ahead(i)
        ):
            self._end_condition(i)
            return self._term(i, chunk)
        elif self.ahead.is_name(i):
            self.emit(NAME, chunk, chunk.term("pronoun"))
        elif not chunk.term("article"):
            self.emit(WORD, chunk)
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

    def _end_condition(self, i: int) -> None:
        """The condition ends before the verb at `i`; a name just before it belongs to the order."""
        last = self.found[-1]
        actor = self.found.pop() if last.terminal == NAME else None
        self._end_of_condition(self.chunks[i])
        if actor is not None:
            self.emit(NAME, actor.chunk, actor.term)

    def _term(self, i: int, chunk: Chunk) -> int:
        for term in chunk.terms:
            taken = self._as(i, chunk, term)
            if taken:
                return taken
        if chunk.named is not None:
            self.emit(NAME, chunk)
        else:
            self.emit(WORD, chunk)
        return 1

    def _as(self, i: int, chunk: Chunk, term: Term) -> int:
        """The number of chunks taken if the chunk at `i` is `term` here; 0 if it is not."""
        kind = term.kind
        if kind == "cue":
            if term.value == "create-front" and self._weakly_led():
                return self._found(chunk, term)
            return self._as_verb(i, chunk, term) if self._undoes(term) else 0
        if kind == "verb":
            return self._as_verb(i, chunk, term)
        if kind == "mark":
            return self._as_mark(i, chunk, term)
        if kind == "or":
            self.undecided = True
            return self._separator(i, chunk)
        if kind == "then" and self.family == "withdraw" and self.lexicon.counts(chunk.text):
            return 0
        if kind in ("and", "then"):
            return self._separator(i, chunk)
        if kind == "if":
            return self._as_if(i, chunk)
        if kind == "else":
            if (self.found and "_IF" not in self._said()) or "_ELSE" in self._said():
                return 0
            self.condition = False
            self.emit("_ELSE", chunk)
            self.begin_clause()
            return 1
        if (
            kind == "all"
            and (j := self.ahead.skip(i + 1, ("article",))) < len(self.chunks)
            and (self.chunks[j].kind == NAME)
        ):
            return 1
        if kind == "pronoun" and self.prev == NAME and self.lexicon.emphasis.search(chunk.text.casefold()):
            return 1
        if kind in ("pronoun", "all"):
            if self.ahead.possessive(i):
                self.prev = self.prev if self.after_light else "article"
                return 1
            self.emit(NAME, chunk, term)
            return 1
        if kind in FLAGS:
            self.emit(FLAG, chunk, term)
            return 1
        return self._in_passing(i, chunk, term)

    def _said(self) -> list[str]:
        return [sign.terminal for sign in self.found]

    def _found(self, chunk: Chunk, term: Term) -> int:
        """'the Ferry pays 2 MB for a FRONT': what is founded leads, not who pays."""
        assert self.head is not None
        self.head.sub = True
        self.emit(VERB, chunk, term)
        self.head = self.found[-1]
        return 1

    def _in_passing(self, i: int, chunk: Chunk, term: Term) -> int:
        kind = term.kind
        opened = i > 0 and normal(chunk.text) in self.lexicon.weights.stating
        if kind == "asks" and (self.found or opened):
            return 0
        if kind == "passive" and chunk.term("verb") and self.head is None and self.ahead.money(i + 1):
            return 0  # 'the Mill GETS 5 MB'
        if kind == "article":
            if not self.after_light:
                self.prev = "article"
            return 1
        if kind == "filler" and self._first_person(i, chunk):
            self.emit(NAME, replace(chunk, terms=(ME,)), ME)
            return 1
        if kind == "filler":
            who = self.ahead.subject_in(chunk) if self.head is None and NAME not in self._said() else None
            if who is not None:
                self.emit(NAME, replace(chunk, terms=(who,)), who)
            elif self.head is None and set(normal(chunk.text).split()[-1:]) & self.lexicon.usage.openers:
                self.prev = "polite"
            return 1
        if kind in ("delegate", "light") and (self.head is not None or self.prev in ("MARK", "article")):
            return 0
        self.emit(IN_PASSING, chunk, term)
        self.after_light = kind == "light"
        return 1

    def _first_person(self, i: int, chunk: Chunk) -> bool:
        """'..., and I WILL recruit her', 'Igor spies. I SHALL rest.': the speaker himself, whoever acted."""
        words = self.lexicon.full(chunk.text).split()
        if self.head is not None or words[0] not in self.lexicon.first_person or i + 1 >= len(self.chunks):
            return False
        after = self.chunks[self.ahead.skip(i + 1, ("filler",)) :][:1]
        leads = bool(after) and after[0].term("verb") is not None and after[0].term("delegate") is None
        return leads and ("_JOIN" in self._said() or bool(self.before.strip()))

    def _as_if(self, i: int, chunk: Chunk) -> int:
        if "_IF" in self._said():
            return 0
        if self.head is not None and self.family == "emissary":
            return terms(self, i, chunk)
        loose = self.lexicon.full(chunk.text) in self.lexicon.loose_ifs
        if loose and not self._condition_follows(i):
            return 0
        if not self.chunks[i + 1 :]:
            return 0
        apart = i == 0 or self.chunks[i - 1].kind in (PAUSE, WORD)
        apart = apart or self.chunks[i - 1].term("and", "then") is not None
        self.suffix = self.head is not None and not apart
        self.emit("_IF", chunk)
        self.condition = True
        return 1

    def _condition_follows(self, i: int) -> bool:
        """Whether 'should' or 'upon' begins a condition: in its place, or because the rest tells one."""
        after = self.chunks[i + 1] if i + 1 < len(self.chunks) else None
        if after is None or (after.term("verb") and not after.term("groups", "all") and after.kind != NAME):
            return False
        before = self.chunks[i - 1] if i else None
        told = self.lexicon.tells_condition(self.message[after.start : self.chunks[-1].end])
        if before is None or before.kind == PAUSE or before.term("standing", "article"):
            return told or self.ahead.is_somebody(i + 1)
        named = self.head is not None and self.ahead.is_somebody(i + 1)
        return named and told

    def _as_mark(self, i: int, chunk: Chunk, term: Term) -> int:
        needed = MARKS_OF.get(term.value)
        senses = [sense.action for sense in self.head.term.senses] if self.head and self.head.term else []
        if needed is not None and not {self.family, *senses} & set(needed):
            return 0
        if term.value == "to" and self.ahead.infinitive(i):
            self.prev = "TO"
            self.infinitives.append(self.chunks[self.ahead.skip(i + 1, ("filler",))])
            return 1
        self.emit(MARK, chunk, term)
        told = self.ahead.colon(i + 1) or self.lexicon.states(chunk.text)
        told = told or (self.family == "create-front" and self.ahead.colon_or_pause(i - 1))
        j = i + 1 + self.ahead.colon(i + 1)
        if term.value in FREE_TEXTS and told and j < len(self.chunks) and self.chunks[j].kind != QUOTE:
            return j - i + quoted(self, j, self.ahead.end_of_text(j, self.family))
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
        of_event = self.head is None and names_event(self.found)
        if chunk.term("mark") and self.found and (self.ahead.colon(i + 1) or self._particular(i) or of_event):
            return 0
        subject = next((sign for sign in reversed(self.found) if sign.terminal == NAME), None)
        nobody = subject is None or (subject.term is not None and subject.term.value in ("me", "us", "it"))
        if nobody and self.ahead.aimless(i, term):
            term = term._replace(weak=True)
        if chunk.slip and (self.prev == "article" or (self.head is not None and self.prev != "TO")):
            return 0
        spent = self.head is None and term.form == "ongoing" and self._spent(term)
        placed = self.prev in VERB_PLACES or (self.prev == VERB and self._weakly_led()) or spent
        if not placed and not self._intended():
            return 0
        last = self.found[-1].chunk.named if self.found and self.prev == NAME else None
        if last is not None and last.own and self.head is not None:
            return 0
        if self._supersedes(term):
            assert self.head is not None
            self.head.sub = True
            if self._undoes(term):
                self.head.terminal, self.head.term = FLAG, self.head.chunk.term("noun")
            self.emit(VERB, chunk, term)
            self.head = self.found[-1]
            return 1
        if self.head is not None and (term.form == "past" or (term.weak and self.prev != "TO")):
            return 0
        following = any(after.term("mark") for after in self.chunks[i + 1 : i + 2])
        noun = chunk.term("noun", "spot") is not None or term.weak or term.form or not following
        if self.prev == "article" and (self.head is not None or noun):
            return 0
        if self.prev == "delegate" and term.form == "past":
            return 0
        founding = self.family == "create-front" and (self.head is not None or self._goes_on())
        if founding and self.prev not in (NAME, "START", "_JOIN", "delegate"):
            return 0
        if self.head is not None and self.head.term is not None and not self.head.term.weak:
            if chunk.term("noun") and self.prev != "TO":
                return 0
            self.undecided = self.undecided or (
                self.prev == NAME and not term.form and not chunk.term("mark")
            )
            self.emit(VERB, chunk, term, sub=True)
            return 1
        if self.head is not None:
            self.head.sub = True
        if term.weak and chunk.term("delegate") and self.ahead.delegates(i):
            self.emit(IN_PASSING, chunk, chunk.term("delegate"))
            return 1
        self.emit(VERB, chunk, term)
        self.head = self.found[-1]
        return 1

    def _goes_on(self) -> bool:
        """Whether particulars of the order before have been told in this sentence."""
        return bool(self.before) and any(self.before in MARKS_OF.get(mark, ()) for mark in marks(self.found))

    def _supersedes(self, term: Term) -> bool:
        """'speak to her about JOINING US', 'let the assault be ABANDONED': the later verb counts."""
        head = self.head
        if head is None or head.term is None or head.term.value == term.value:
            return False
        passive = term.form == "past" and self.prev == "passive" and head.chunk.term("noun") is not None
        if self._undoes(term):
            return True
        idle = head.term.value == "meditate" and not term.weak and term.form != "past" and self.prev != "WORD"
        return passive or idle or term.patient

    def _undoes(self, term: Term) -> bool:
        """'Alarm attack: CANCEL': the attack is only spoken of."""
        noun = self.head is not None and self.head.chunk.term("noun") is not None
        return noun and term.value in ("cancel", "postpone", "interfere")

    def _spent(self, term: Term) -> bool:
        """'5 MB on DEFENDING it', '3 MB from the treasury DEFENDING it': an amount stands before."""
        money = MONEY in self._said()
        mark = self.found[-1].term if self.found and self.prev == MARK else None
        fitting = mark is not None and mark.value in ("against", "for")
        return money and (fitting or (term.value == "defend" and self.prev != MARK))

    def _intended(self) -> bool:
        """Whether the mark just before says to what end ('intention: rob')."""
        last = self.found[-1] if self.found else None
        told = "intention" in marks(self.found[-2:])
        return told and last is not None and last.terminal in (MARK, "_PAUSE")
