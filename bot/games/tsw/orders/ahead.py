"""Looking ahead among the chunks of one sentence: where an order begins, what is a name, what goes along."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.tsw.orders.chunks import MONEY, NAME, PAUSE, QUOTE, STOP, TERM, WORD, Chunk
from bot.games.tsw.orders.lexicon import Lexicon, Term
from bot.games.tsw.orders.names import CHARACTER
from bot.games.tsw.orders.spelling import normal


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

    def gapped(self, k: int) -> bool:
        """'..., Cornelius ON Silas': an own agent and his object, the verb left out."""
        if k + 2 >= len(self.chunks) or not self.is_name(k):
            return False
        named = self.chunks[k].named
        mark = self.chunks[k + 1].term("mark")
        person = named is not None and any(entity.kind == CHARACTER for entity in named.who)
        return person and mark is not None and mark.value == "against" and self.is_somebody(k + 2)

    def colon(self, j: int) -> bool:
        return j < len(self.chunks) and self.chunks[j].kind == PAUSE and self.chunks[j].text == ":"

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
        if after is None or after.kind in (PAUSE, MONEY, QUOTE):
            return False
        if after.term("spot"):
            return True
        if normal(after.text).split()[:1] and normal(after.text).split()[0] in self.lexicon.joiners:
            return False
        return after.kind in (WORD, NAME) or not after.term("mark", "and", "then", "if", "else")

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
            if chunk.kind == QUOTE or chunk.kind == PAUSE:
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
