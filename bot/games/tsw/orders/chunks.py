"""A message cut into chunks: names, phrases of the lexicon, amounts, quotations, other words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.games.tsw.orders.lexicon import Lexicon, Term
from bot.games.tsw.orders.names import FULL, GROUP, PART, NameBook, Named
from bot.games.tsw.orders.spelling import Token, ends_sentence, tokens

STOP, PAUSE, NAME, TERM, MONEY, QUOTE, WORD = "STOP", "PAUSE", "NAME", "TERM", "MONEY", "QUOTE", "WORD"
_ARROWS = {">": "to", "→": "to", "@": "at"}
_AND = {"&", "+"}
_CURRENCY = {"$", "€", "£"}
_LARGEST = 999


@dataclass(frozen=True, slots=True)
class Money:
    """Megabucks; `bare` if no unit was written. amount -1 is everything, -2 half."""

    amount: int
    bare: bool = False


@dataclass(frozen=True, slots=True)
class Chunk:
    """A piece of a message from `start` to `end`. `terms`: what a phrase can be, best first."""

    kind: str
    text: str
    start: int
    end: int
    terms: tuple[Term, ...] = ()
    named: Named | None = None
    slip: bool = False
    money: Money | None = None

    def term(self, *kinds: str) -> Term | None:
        """What it is among these classes of words, if any."""
        return next((term for term in self.terms if term.kind in kinds), None)


class Chunker:
    """Cuts messages of one setting."""

    def __init__(self, lexicon: Lexicon, names: NameBook) -> None:
        self.lexicon = lexicon
        self.names = names

    def cut(self, message: str) -> list[Chunk]:
        """All chunks, STOP between sentences."""
        cut = tokens(message)
        self.tokens = [token for i, token in enumerate(cut) if not self._within_a_name(cut, i)]
        self.words = [token.word for token in self.tokens]
        found: list[Chunk] = []
        i = 0
        while i < len(self.tokens):
            size, chunk = self._next(i)
            if chunk is not None:
                found.append(chunk)
            i += size
        return found

    def _within_a_name(self, cut: list[Token], i: int) -> bool:
        """Whether the token is the full stop of an initial or a title ('C. Creaming', 'Dr. No')."""
        if cut[i].text != "." or i + 1 >= len(cut) or cut[i + 1].kind != "word":
            return False
        return not ends_sentence(cut, i, self.lexicon.abbreviations)

    def _next(self, i: int) -> tuple[int, Chunk | None]:
        token = self.tokens[i]
        if token.kind == "quote":
            return 1, Chunk(QUOTE, token.text, token.start, token.end)
        if token.kind in ("mark", "break"):
            return self._sign(i)
        amount = self._amount(i)
        if amount is not None:
            return amount
        return self._word(i)

    # -- signs and amounts

    def _sign(self, i: int) -> tuple[int, Chunk | None]:
        token = self.tokens[i]
        if token.text in _CURRENCY and i + 1 < len(self.tokens) and self.tokens[i + 1].kind == "number":
            size, chunk = self._amount(i + 1) or (1, None)
            if chunk is not None and chunk.money is not None:
                return size + 1, replace(chunk, start=token.start, money=replace(chunk.money, bare=False))
        if token.kind == "break" or token.text in ".;!?":
            if ends_sentence(self.tokens, i, self.lexicon.abbreviations):
                return 1, Chunk(STOP, token.text, token.start, token.end)
            return 1, None
        if token.text in _ARROWS:
            return 1, self._made(token, Term("mark", _ARROWS[token.text]))
        if token.text in _AND:
            return 1, self._made(token, Term("and", "and"))
        if token.text in ",:()-–—/…*|":
            return 1, Chunk(PAUSE, token.text, token.start, token.end)
        return 1, None

    def _made(self, token: Token, term: Term) -> Chunk:
        return Chunk(TERM, token.text, token.start, token.end, (term,))

    def _amount(self, i: int) -> tuple[int, Chunk | None] | None:
        """Megabucks or a bare number from `i`, in digits or in words; None if there is none."""
        size, amount = self._number(i)
        if not size:
            return None
        j = i + size
        unit = self._unit(j)
        below = i > 0 and self.tokens[i - 1].text == "-" and self.tokens[i - 1].end == self.tokens[i].start
        if unit and not below:
            return self._money(i, size + unit, amount, bare=False)
        if amount > _LARGEST or not self._stands_alone(i, j):
            token = self.tokens[i]
            if token.kind == "number":
                return 1, Chunk(WORD, token.text, token.start, token.end)
            return None
        return self._money(i, size, amount, bare=True)

    def _money(self, i: int, size: int, amount: int, bare: bool) -> tuple[int, Chunk]:
        start, end = self.tokens[i].start, self.tokens[i + size - 1].end
        return size, Chunk(MONEY, "", start, end, money=Money(amount, bare))

    def _number(self, i: int) -> tuple[int, int]:
        """How many tokens from `i` are a number, and which."""
        token = self.tokens[i]
        if token.kind == "number":
            decimal = "." in token.word
            return (0, 0) if decimal else (1, int(token.word))
        total = size = 0
        while i + size < len(self.tokens):
            word = self.words[i + size]
            joined = [w for w in word.split("-") if w]
            if not joined or any(w not in self.lexicon.numbers for w in joined):
                break
            for w in joined:
                value = self.lexicon.numbers[w]
                total = max(total, 1) * value if value == 100 else total + value
            size += 1
        if size and i and self.words[i - 1] in self.lexicon.ordinals:
            return 0, 0
        return size, total

    def _unit(self, j: int) -> int:
        for size in (2, 1):
            if tuple(self.words[j : j + size]) in self.lexicon.units and j + size <= len(self.words):
                return size
        return 0

    def _stands_alone(self, i: int, j: int) -> bool:
        """Whether a number without a unit can be an amount: no thing is counted, it is no hour and no
        calibre.
        """
        before = self.tokens[i - 1] if i else None
        if before is not None and before.text in ".:#°" and before.end == self.tokens[i].start:
            return False
        if before is not None and before.text == "-" and before.end == self.tokens[i].start:
            return False
        if self.tokens[i].kind == "word" and self.words[i] in ("one", "single", "couple"):
            return False
        if j >= len(self.tokens) or not self.words[j]:
            after = self.tokens[j] if j < len(self.tokens) else None
            glued = after is not None and after.text in ":%)" and after.start == self.tokens[j - 1].end
            listed = (
                after is not None and after.text == "." and (i == 0 or self.tokens[i - 1].kind == "break")
            )
            return not (glued or listed)
        if self.tokens[j].start == self.tokens[j - 1].end:
            return False
        if self.names.at(self.tokens, j):
            return self.tokens[i].kind == "number"
        kinds = {term.kind for _, terms in self.lexicon.at(self.words, j)[:1] for term in terms}
        return bool(kinds & {"mark", "and", "then", "else", "if", "article", "pronoun", "filler"})

    # -- words

    def _word(self, i: int) -> tuple[int, Chunk]:
        named = self.names.at(self.tokens, i)
        phrases = self.lexicon.at(self.words, i)
        length = phrases[0][0] if phrases else 0
        if named and self._outweighs(named, length):
            return self._name(i, *named)
        strange = self.words[i] not in self.lexicon.known or (i + 1 < len(self.words) and not phrases)
        if strange or self._strange_follows(i, length):
            guess = self.names.near(self.tokens, i, max(length, named[0] if named else 0))
            if guess and not self._rather_a_verb(i, guess):
                return self._name(i, *guess)
        if named and not phrases:
            return self._name(i, *named)
        if phrases:
            return length, self._phrase(i, phrases)
        slip = self.lexicon.meant(self.words[i])
        if slip is not None and self.words[i] not in self.lexicon.known and self.tokens[i].kind == "word":
            return 1, replace(self._terms(i, 1, slip[1]), slip=True)
        token = self.tokens[i]
        return 1, Chunk(WORD, token.text, token.start, token.end)

    def _outweighs(self, named: tuple[int, Named], length: int) -> bool:
        size, name = named
        return (
            size > length or (size == length and name.weight > PART)
            if length
            else name.weight == FULL or size > 1
        )

    def _strange_follows(self, i: int, length: int) -> bool:
        nearby = self.tokens[i + 1 : i + 3]
        return length <= 1 and any(t.word and t.word not in self.lexicon.known for t in nearby)

    def _rather_a_verb(self, i: int, guess: tuple[int, Named]) -> bool:
        """A single strange word that is nearer to a verb or a mark than to the name."""
        slip = self.lexicon.meant(self.words[i]) if guess[0] == 1 else None
        return slip is not None and not self.tokens[i].capital

    def _name(self, i: int, size: int, named: Named) -> tuple[int, Chunk]:
        """The name, doubtful if it is only a part and a strange capital word stands beside it."""
        start, end = self.tokens[i].start, self.tokens[i + size - 1].end
        if named.weight < FULL:
            longer = self.names.near(self.tokens, i, size)
            if longer:
                size, named = longer
                end = self.tokens[i + size - 1].end
            elif size == 1 and not named.own and (self._stranger(i + 1) or self._other(i + 1, named)):
                size, named, end = 2, replace(named, sure=False), self.tokens[i + 1].end
            elif self._stranger_before(i) or (
                named.weight == PART and self._piece_of_another(i, size, named)
            ):
                named = replace(named, sure=False)
        return size, Chunk(NAME, self._text(i, size), start, end, named=named)

    def _stranger(self, j: int) -> bool:
        if j >= len(self.tokens):
            return False
        token = self.tokens[j]
        return (
            token.kind == "word" and token.capital and token.word not in self.lexicon.known
            and self.names.at(self.tokens, j) is None and self.lexicon.meant(token.word) is None
        )  # fmt: skip

    def _stranger_before(self, i: int) -> bool:
        """'John Smith', where only another Smith is known."""
        before = self.tokens[i - 1] if i else None
        return before is not None and before.capital and i > 1 and self._stranger(i - 1) and (
            self.tokens[i - 2].kind != "break" and self.tokens[i - 2].text not in ".!?;:"
        )  # fmt: skip

    def _piece_of_another(self, i: int, size: int, named: Named) -> bool:
        """'Department of Hats', 'tax collectors': one word of a group's name in some other name."""
        if not named.of(GROUP):
            return False
        before = self.tokens[i - 1] if i else None
        if (
            before is not None
            and before.kind == "word"
            and before.word not in self.lexicon.known
            and not before.own
        ):
            return self.names.at(self.tokens, i - 1) is None
        ahead = self.tokens[i + size : i + size + 2]
        return len(ahead) == 2 and ahead[0].word in self.lexicon.links and ahead[1].capital

    def _other(self, j: int, named: Named) -> bool:
        """'Egon Smith', where there is an Egon and a Smith, but not in one person."""
        if j >= len(self.tokens) or not self.tokens[j].capital or self.tokens[j].kind != "word":
            return False
        found = self.names.at(self.tokens, j)
        return (
            found is not None
            and found[0] == 1
            and found[1].weight < FULL
            and not set(found[1].who) & set(named.who)
        )

    def _phrase(self, i: int, phrases: Sequence[tuple[int, tuple[Term, ...]]]) -> Chunk:
        size, terms = phrases[0]
        return self._terms(i, size, terms)

    def _terms(self, i: int, size: int, terms: tuple[Term, ...]) -> Chunk:
        start, end = self.tokens[i].start, self.tokens[i + size - 1].end
        named = self.names.at(self.tokens, i)
        return Chunk(
            TERM,
            self._text(i, size),
            start,
            end,
            terms,
            named=named[1] if named and named[0] == size else None,
        )

    def _text(self, i: int, size: int) -> str:
        """The words as written, without what lies between."""
        return " ".join(token.text for token in self.tokens[i : i + size])
