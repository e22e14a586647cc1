"""Looking ahead among the chunks of one sentence: where an order begins, what is a name, what goes along."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.tsw.orders.actions import ATTACKS
from bot.games.tsw.orders.chunks import MONEY, NAME, PAUSE, QUOTE, STOP, TERM, WORD, Chunk
from bot.games.tsw.orders.effort import step
from bot.games.tsw.orders.lexicon import Lexicon, Term
from bot.games.tsw.orders.names import CHARACTER, GROUP
from bot.games.tsw.orders.signs import MARKS_OF
from bot.games.tsw.orders.spelling import normal

ASIDE = 9
"""So many words an aside between an actor and his verb has at most."""


OBJECTED = (
    *ATTACKS, "attack", "cancel", "postpone", "drop", "defend", "spy", "infiltrate", "recruit", "guard",
    "play-event", "transfer", "move-group", "give-group", "interfere", "support", "illuminate",
)  # fmt: skip
"""Actions that are done to something: without it only their own names lead."""


class Ahead:
    """Answers about the chunks of one sentence; changes nothing."""

    def __init__(self, lexicon: Lexicon, chunks: Sequence[Chunk]) -> None:
        self.lexicon = lexicon
        self.chunks = chunks

    def alike(self, one: Chunk, k: int, between: Chunk) -> bool:
        """Whether a name at `k` can stand in one list with `one`: not a place and then a person."""
        if k >= len(self.chunks) or not self.is_name(k):
            return False
        other = self.chunks[k]
        if one.named is None or other.named is None:
            return between.kind != PAUSE
        return bool({entity.kind for entity in one.named.who} & {entity.kind for entity in other.named.who})

    def after_separators(self, i: int) -> int:
        j = i
        while j < len(self.chunks) and (
            self.chunks[j].kind == PAUSE or self.chunks[j].term("and", "then", "or")
        ):
            if self.chunks[j].kind != PAUSE and self.chunks[j].term("verb"):
                break
            j += 1
        step((j - i) // 4)
        return j

    def skip(self, j: int, kinds: Sequence[str]) -> int:
        while (
            j < len(self.chunks)
            and self.chunks[j].kind == TERM
            and self.chunks[j].term(*kinds)
            and not (self.chunks[j].term("verb", "pronoun", "mark"))
        ):
            j += 1
        return j

    def is_name(self, j: int) -> bool:
        chunk = self.chunks[j]
        return chunk.kind == NAME or (chunk.term("pronoun", "all") is not None and not self.possessive(j))

    def is_somebody(self, j: int) -> bool:
        """Whether a name, a pronoun or something of somebody's stands at `j`."""
        j = self.skip(j, ("article",))
        return j < len(self.chunks) and (
            self.is_name(j) or self.possessive(j) or bool(self.chunks[j].term("groups"))
        )

    def starts_order(self, j: int) -> bool:
        """Whether an order can begin at `j`: a verb, perhaps with its actor before it."""
        j = self.skip(j, ("article", "filler", "polite"))
        if j >= len(self.chunks):
            return False
        if self.chunks[j].term("if"):
            return False
        delegated = self.chunks[j].term("delegate") is not None and j + 1 < len(self.chunks)
        weak_first = self.chunks[j].term("verb")
        if weak_first is not None and self.chunks[j].term("mark") and self.colon(j + 1):
            return False
        if weak_first is not None and not delegated:
            return not weak_first.form and not self.chunks[j].slip
        k = j + 1 if delegated else j
        if self._led_behind_aside(k):
            return True
        named = False
        while True:
            k = self.skip(k, ("article", "filler", "and", "or", "delegate", "polite", "hedge"))
            if k < len(self.chunks) and self.is_name(k):
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
            k = self.skip(k + 1, ("filler",))
        if k >= len(self.chunks):
            return False
        verb = self.chunks[k].term("verb")
        if verb is not None and not verb.form:
            return (named or not delegated) and not self.chunks[k].term("mark")
        return weak_first is not None and not weak_first.form

    def led_behind_words(self, j: int) -> bool:
        """'... and as a nightcap Gus leaks it': words before the actor of the next order."""
        for k in range(j, min(j + ASIDE, len(self.chunks) - 1)):
            chunk, verb = self.chunks[k], self.chunks[k + 1].term("verb")
            if chunk.kind in (PAUSE, MONEY, QUOTE) or chunk.term("verb", "if", "not"):
                return False
            person = chunk.kind == NAME and chunk.named is not None and bool(chunk.named.of(CHARACTER))
            if person and verb is not None:
                return not verb.form and not self.chunks[k + 1].term("mark") and k > j
        return False

    def _led_behind_aside(self, k: int) -> bool:
        """'..., and Milo, dear old Milo, infiltrates them': an aside between the actor and his verb."""
        k = self.skip(k, ("article", "filler"))
        if k + 3 >= len(self.chunks) or not self.is_name(k) or self.chunks[k + 1].text != ",":
            return False
        aside = range(k + 2, min(k + 2 + ASIDE, len(self.chunks) - 1))
        end = next((m for m in aside if self.chunks[m].kind == PAUSE), None)
        if end is None or self.chunks[end].text != "," or any(self.chunks[m].kind == MONEY for m in aside):
            return False
        verb = self.chunks[end + 1].term("verb")
        return verb is not None and not verb.form and not self.chunks[end + 1].term("mark")

    def implied(self, j: int) -> bool:
        """'..., then 3 MB from Hush to Sincere': a transfer whose verb is left out altogether."""
        end = next((k for k in range(j, len(self.chunks)) if self._ends(k)), len(self.chunks))
        run = self.chunks[j:end]
        step(len(run))
        marks = {mark.value for chunk in run if (mark := chunk.term("mark")) is not None}
        names = sum(chunk.kind == NAME for chunk in run)
        money = any(chunk.kind == MONEY for chunk in run)
        verbs = [verb for chunk in run if (verb := chunk.term("verb")) is not None]
        led = any(not verb.weak or verb.value != "transfer" for verb in verbs)
        return money and names > 1 and {"from", "to"} <= marks and not led

    def _ends(self, k: int) -> bool:
        return self.chunks[k].kind == PAUSE or self.chunks[k].term("and", "then", "else") is not None

    def gapped(self, k: int, bare: bool) -> int:
        """'..., Cornelius ON Silas', if `bare` '..., Cornelius the Bees' too: how many chunks stand before
        the object of an agent, the verb left out; 0 if it is none.
        """
        named = self.chunks[k].named if k < len(self.chunks) and self.is_name(k) else None
        again = self.likewise(k + 1)
        at = k + 1 + again
        if named is None or not named.of(CHARACTER) or at >= len(self.chunks):
            return 0
        mark = self.chunks[at].term("mark")
        if mark is None:
            n = self.skip(at, ("article",))
            named_too = n < len(self.chunks) and self.chunks[n].kind == NAME
            return int(bare and not again and named_too and (n + 1 == len(self.chunks) or self._ends(n + 1)))
        fits = mark.value == "against" or (again and mark.value in ("at", "to", "with", "for"))
        return 2 + again if fits and at + 1 < len(self.chunks) and self.is_somebody(at + 1) else 0

    def likewise(self, k: int) -> int:
        """Whether 'does the same' stands at `k`: 1 or 0."""
        chunk = self.chunks[k] if k < len(self.chunks) else None
        return int(chunk is not None and self.lexicon.full(chunk.text) in self.lexicon.usage.likewise)

    def no_pause_ahead(self, i: int) -> bool:
        """Whether no order begins behind a later pause."""
        for j in range(i, len(self.chunks)):
            if self.chunks[j].kind == PAUSE or self.chunks[j].term("then"):
                k = self.after_separators(j)
                if k < len(self.chunks) and not self.chunks[k].term("else") and self.starts_order(k):
                    return False
        return True

    def subject_in(self, chunk: Chunk) -> Term | None:
        """'off HE goes to recruit her': the subject in a phrase of small words, if nobody else is."""
        words = set(normal(chunk.text).split()) & self.lexicon.usage.subjects - self.lexicon.first_person
        if not words:
            return None
        terms = [term for _, found in self.lexicon.at([words.pop()], 0) for term in found]
        return next((term for term in terms if term.kind == "pronoun"), None)

    def money(self, j: int) -> bool:
        return j < len(self.chunks) and self.chunks[j].kind == MONEY

    def colon(self, j: int) -> bool:
        return j < len(self.chunks) and self.chunks[j].kind == PAUSE and self.chunks[j].text == ":"

    def colon_or_pause(self, j: int) -> bool:
        return j >= 0 and self.chunks[j].kind == PAUSE

    def aimless(self, i: int, term: Term) -> bool:
        """Whether a verb that is no action's own name has nothing to be done to: 'SIT ON a roof'."""
        plain = set(normal(self.chunks[i].text).split()) & self.lexicon.usage.literal
        if term.weak or term.form or term.value not in OBJECTED or plain:
            return False
        for chunk in self.chunks[i + 1 :]:
            if chunk.kind in (NAME, MONEY, QUOTE) or chunk.named is not None:
                return False
            if chunk.term("pronoun", "noun", "spot", "groups", "all", "everything"):
                return False
            if chunk.kind == PAUSE:
                return True
        return True

    def weighed(self, i: int) -> Chunk:
        """The chunk at `i`, without the verb it could be if it orders nothing here."""
        chunk = self.chunks[i]
        term = chunk.term("verb")
        if term is None and chunk.term("mark") and any(c.kind == MONEY for c in self.chunks):
            return replace(chunk, terms=tuple(other for other in chunk.terms if other.kind != "cue"))
        if term is None or not (self._narrated(i, term) or self._unframed(i, term) or self._explains(i)):
            return chunk
        left = tuple(other for other in chunk.terms if other.kind not in ("verb", "cue"))
        if left or chunk.named is not None:
            return replace(chunk, terms=left, kind=TERM if left else NAME)
        return Chunk(WORD, chunk.text, chunk.start, chunk.end)

    def _explains(self, i: int) -> bool:
        """'move them WHERE I CAN watch them': behind a verb, what a subject does there is no order."""
        k = i - 1
        while k > 0 and self.chunks[k].term("polite", "modal"):
            k -= 1
        where = k > 1 and self.chunks[k].term("pronoun") is not None and self.chunks[k - 1].term("asks")
        return bool(where) and any(chunk.term("verb") for chunk in self.chunks[: k - 1])

    def _unframed(self, i: int, term: Term) -> bool:
        """A weak verb without what it needs: 'I COLLECT stamps', not 'they COLLECT 3 MB'; 'he GOES to
        the Bees', not 'the Ferry GOES to the Bees'.
        """
        actions = {sense.action for sense in term.senses} if term.weak else set()
        if actions == {"move-group", "give-group"}:
            mark = self.chunks[i + 1].term("mark") if i + 1 < len(self.chunks) else None
            j = self.skip(i + 2, ("article",))
            named = self.chunks[i - 1].named if i and self.chunks[i - 1].kind == NAME else None
            behind = mark is not None and mark.value == "to" and j < len(self.chunks)
            group = named is not None and bool(named.of(GROUP)) and not named.of(CHARACTER)
            return not (behind and group and self.chunks[j].kind == NAME)
        if actions != {"transfer"}:
            return False
        for run in (reversed(self.chunks[:i]), iter(self.chunks[i + 1 :])):
            for chunk in run:
                if chunk.kind == MONEY or chunk.term("everything", "half"):
                    return False
                if chunk.kind in (PAUSE, STOP) or chunk.term("and", "then", "if", "else"):
                    break
        return True

    def _narrated(self, i: int, term: Term) -> bool:
        """'he CLAIMS he can smell it', 'I HAD A LOOK AT our money', 'it was TAILS', 'BACK into his hole':
        something is told.
        """
        before, after = self.chunks[i - 1 : i] if i else [], self.chunks[i + 1 : i + 2]
        text, subjects = normal(self.chunks[i].text), self.lexicon.usage.subjects
        if " " not in text and after and not self.chunks[i].term("delegate"):
            mark = after[0].term("mark")
            away = text in self.lexicon.usage.particles and mark is not None and mark.value in ("to", "from")
            if away or normal(after[0].text) in subjects:
                return True
        if not before:
            return False
        word, acting = normal(before[0].text), before[0].term("pronoun")
        if acting is not None and acting.value == "me" and term.form == "past":
            return True
        listed = term.value == "list" and " " not in text
        nobody = before[0].kind == WORD and (listed or word in self.lexicon.weights.denying)
        stated = word in self.lexicon.weights.stating and before[0].term("asks", "talk") is not None
        return nobody or (stated and not term.form and not self.chunks[i].slip)

    def infinitive(self, i: int) -> bool:
        """'to' before a verb; but 'to the attack' is a place to go."""
        j = self.skip(i + 1, ("filler",))
        verb = self.chunks[j].term("verb") if j < len(self.chunks) else None
        return verb is not None and verb.form != "past"

    def possessive(self, i: int) -> bool:
        """'his' before what is his."""
        chunk = self.chunks[i]
        if " " in chunk.text or normal(chunk.text) not in self.lexicon.possessives:
            return False
        after = self.chunks[i + 1] if i + 1 < len(self.chunks) else None
        if after is None or after.kind in (PAUSE, MONEY, QUOTE) or self._sent(i):
            return False
        spot = after.term("spot")
        if spot is not None:
            return spot.value != "anywhere"
        if after.term("pronoun", "filler"):
            return False
        first = normal(after.text).partition(" ")[0]
        if first in self.lexicon.joiners or first in self.lexicon.weights.colouring:
            return False
        counted = first in self.lexicon.ordinals
        return counted or after.kind in (WORD, NAME) or not after.term("mark", "and", "then", "if", "else")

    def _sent(self, i: int) -> bool:
        """'Have HER rob him': a pronoun between a verb of delegation and what is to be done."""
        before, verb = self.chunks[i - 1] if i else None, self.chunks[i + 1].term("verb")
        if before is None or not before.term("delegate") or verb is None or verb.form:
            return False
        return not self.chunks[i + 1].term("noun") or self.is_somebody(i + 2)

    def delegates(self, i: int) -> bool:
        """'send Bob to spy': the verb is one of delegation if another verb follows its object."""
        k = i + 1
        while k < len(self.chunks) and self.chunks[k].kind not in (STOP,):
            chunk = self.chunks[k]
            mark = chunk.term("mark")
            if mark is not None and mark.value == "to" and self.infinitive(k):
                return True
            if (
                (verb := chunk.term("verb"))
                and not verb.weak
                and not chunk.term("mark", "noun")
                and self.is_name(k - 1)
            ):
                return verb.form != "past"
            if chunk.kind in (QUOTE, PAUSE, MONEY):
                return False
            k += 1
        return False

    def particular(self, j: int, led: Term | None, family: str) -> bool:
        """'..., target WCB': a word that is a verb too, but marks a part of the order that `led` leads."""
        if j + 1 >= len(self.chunks) or led is None:
            return False
        mark = self.chunks[j].term("mark")
        if mark is None or not self.chunks[j].term("verb"):
            return False
        if family in MARKS_OF.get(mark.value, ()):
            return True
        fits = mark.value == "against" or (mark.value == "support" and family.startswith("attack-"))
        return fits and (self.chunks[j + 1].kind == NAME or self.colon(j + 1))

    def says_why(self, j: int, led: Term | None, family: str) -> bool:
        """'attack Silas, kill, Pier Seven': an intention alone belongs to the attack before it."""
        if family != "attack" or led is None or j >= len(self.chunks):
            return False
        verb = self.chunks[j].term("verb")
        alone = j + 1 >= len(self.chunks) or self.chunks[j + 1].kind == PAUSE
        bare = not led.senses[0].intention
        return bare and alone and verb is not None and any(sense.intention for sense in verb.senses)

    def end_of_aside(self, i: int) -> int:
        """Behind ', who is known to be in debt' that begins with the pause at `i`; `i` if none does."""
        if self.chunks[i].text != "," or i + 2 >= len(self.chunks):
            return i
        first, then = normal(self.chunks[i + 1].text).split(), normal(self.chunks[i + 2].text).split()
        stating = self.lexicon.weights.stating | self.lexicon.telling
        talk = any(chunk.term("talk") for chunk in self.chunks[i + 1 : i + 3])
        if not {*first[:1]} & self.lexicon.usage.relatives or not (talk or {*first[1:], *then[:1]} & stating):
            return i
        for k in range(i + 2, len(self.chunks)):
            if self.chunks[k].kind in (MONEY, QUOTE) or self.chunks[k].term("if", "not"):
                return i
            if self.chunks[k].kind == PAUSE:
                return k
        return len(self.chunks)

    # -- where a text in the player's own words ends

    def end_of_speech(self, j: int, family: str) -> int:
        """Behind a message that begins at `j`; terms of delivery or of naming are no part of it."""
        for k in range(j + 1, len(self.chunks)):
            apart = self.chunks[k - 1].kind == PAUSE
            mark = self.chunks[k].term("mark")
            if self.chunks[k].term("anonymous") and (apart or k == len(self.chunks) - 1):
                return k
            if mark is not None and mark.value == "terms" and apart and family == "emissary":
                return k
        return len(self.chunks)

    def end_of_text(self, j: int, family: str) -> int:
        """Behind a particular that begins at `j`: before the next one, or a sum, or an alignment."""
        for k in range(j + 1, len(self.chunks)):
            chunk, mark = self.chunks[k], self.chunks[k].term("mark")
            labelled = self.colon(k + 1) or (
                k + 1 < len(self.chunks) and self.chunks[k + 1].term("alignment")
            )
            if chunk.kind == QUOTE or (
                mark is not None and labelled and family in MARKS_OF.get(mark.value, ())
            ):
                return k
            if chunk.kind != PAUSE and not chunk.term("and"):
                continue
            n = k + 1
            while n < len(self.chunks) and (self.chunks[n].kind == PAUSE or self._small(n)):
                n += 1
            if n < len(self.chunks) and self._heads_text(n, family):
                return k
        return len(self.chunks)

    def _small(self, n: int) -> bool:
        chunk = self.chunks[n]
        word = normal(chunk.text)
        small = chunk.term("and", "article", "filler") is not None or word in self.lexicon.usage.relatives
        return small or (word in self.lexicon.possessives and self.possessive(n))

    def _heads_text(self, n: int, family: str) -> bool:
        chunk, mark = self.chunks[n], self.chunks[n].term("mark")
        if chunk.kind == MONEY or chunk.term("neutral", "anonymous", "signed"):
            return True
        if mark is not None and (self.colon(n + 1) or mark.value == "under"):
            return True
        if mark is not None and mark.value in ("by", "from") and self.is_somebody(n + 1):
            return True
        if chunk.term("alignment") and self._only_alignments(n):
            return True
        return mark is not None and family in MARKS_OF.get(mark.value, ())

    def _only_alignments(self, n: int) -> bool:
        return (
            n + 1 >= len(self.chunks)
            or self.chunks[n + 1].kind == PAUSE
            or bool(self.chunks[n + 1].term("and", "alignment", "mark"))
        )
