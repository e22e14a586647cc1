"""Amounts of money: megabucks in digits, in words, in dollars, and numbers that may be megabucks."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase

from bot.games.tsw.orders.chunks import MONEY, STOP, WORD, Chunk, Money
from bot.games.tsw.orders.lexicon import Lexicon
from bot.games.tsw.orders.names import NameBook
from bot.games.tsw.orders.spelling import Token

CURRENCY = {"$", "€", "£"}
MEGA = 1_000_000
_LARGEST = 999


class Amounts:
    """Reads amounts of one language among the tokens of a message."""

    def __init__(self, lexicon: Lexicon, names: NameBook) -> None:
        self.lexicon = lexicon
        self.names = names

    def begin(self, tokens: Sequence[Token]) -> None:
        """Turn to another message."""
        self.tokens = tokens
        self.words = [token.word for token in tokens]
        self.numbering = self._numbering()
        self.lettering = self._lettering()

    def _numbering(self) -> set[int]:
        """Where lines begin with '1', '2', ... or 'a)', 'b)'."""
        last = len(self.tokens) - 1
        begin = [i for i, t in enumerate(self.tokens) if i == 0 or self.tokens[i - 1].kind == "break"]
        counted = [i for i in begin if self.tokens[i].kind == "number"]
        lettered = [
            i for i in begin if len(self.words[i]) == 1 and i < last and self.tokens[i + 1].text == ")"
        ]
        run = [self.words[i] for i in counted] == [str(n + 1) for n in range(len(counted))]
        return {*(counted if run and len(counted) > 1 else ()), *lettered}

    def _lettering(self) -> set[int]:
        """Where '(a)', '(b)', ... or 'a)', 'b)' stand in a line, each before an order."""
        closed = [i - 1 for i, token in enumerate(self.tokens) if token.text == ")" and i]
        letters = [i for i in closed if len(self.words[i]) == 1 and self.words[i].isalpha()]
        run = [self.words[i] for i in letters] == list(ascii_lowercase[: len(letters)])
        return set(letters) if run and len(letters) > 1 else set()

    def at(self, i: int) -> tuple[int, Chunk | None] | None:
        """Megabucks or a bare number from `i`, with the number of tokens; None if there is none."""
        if i in self.lettering:
            return 2, Chunk(STOP, "", self.tokens[i].start, self.tokens[i + 1].end)
        if i in self.numbering:
            return 1, None
        marked = self.tokens[i].text in CURRENCY
        first = i + marked
        ahead = self.unit(first)
        if ahead and not marked:
            first += ahead + (first + ahead < len(self.tokens) and self.tokens[first + ahead].text in ":=")
            return self._behindunit(i, first)
        size, amount = self._number(first) if first < len(self.tokens) else (0, 0)
        if not size:
            return None
        j = first + size
        unit = self.unit(j)
        if not unit and amount >= MEGA and amount % MEGA == 0:
            unit, marked, amount = max(unit, self._dollars(j)), True, amount // MEGA
        if marked or (unit and not self._below(first)):
            return self._money(i, j + unit - i, amount, bare=False)
        if amount > _LARGEST or not self._stands_alone(i, j):
            token = self.tokens[i]
            if token.kind == "number":
                return 1, Chunk(WORD, token.text, token.start, token.end)
            return None
        return self._money(i, size, amount, bare=True)

    def _behindunit(self, i: int, first: int) -> tuple[int, Chunk | None] | None:
        """'MB: 5' or 'MB 5': the unit before the number."""
        if first >= len(self.tokens) or self.tokens[first].kind != "number":
            return None
        size, amount = self._number(first)
        return (
            self._money(i, first + size - i, amount, bare=False)
            if size and not self.unit(first + size)
            else None
        )

    def _below(self, i: int) -> bool:
        before = self.tokens[i - 1] if i else None
        return before is not None and before.text == "-" and before.end == self.tokens[i].start

    def _money(self, i: int, size: int, amount: int, bare: bool) -> tuple[int, Chunk]:
        start, end = self.tokens[i].start, self.tokens[i + size - 1].end
        return size, Chunk(MONEY, "", start, end, money=Money(amount, bare))

    def _number(self, i: int) -> tuple[int, int]:
        """How many tokens from `i` are a number, and which."""
        token = self.tokens[i]
        if token.kind == "number":
            return (0, 0) if "." in token.word else (1, int(token.word))
        total = size = 0
        while i + size < len(self.tokens):
            taken, value = self._word(i + size, size)
            if not taken:
                break
            total = max(total, 1) * value if value in self.lexicon.factors else total + value
            size += taken
        if size and i and self.words[i - 1] in self.lexicon.ordinals:
            return 0, 0
        return size, total

    def _word(self, i: int, inside: int) -> tuple[int, int]:
        """The number word or words at `i` ('twenty-five', 'half a dozen'); articles go along within."""
        for size in (3, 2, 1):
            words = self.words[i : i + size]
            text = " ".join(w for w in words if size == 1 or w not in self.lexicon.articles)
            if len(words) == size and all(words) and text in self.lexicon.numbers:
                return size, self.lexicon.numbers[text]
        joined = [w for w in self.words[i].split("-") if w]
        if len(joined) > 1 and all(w in self.lexicon.numbers for w in joined):
            return 1, sum(self.lexicon.numbers[w] for w in joined)
        if inside and self.words[i : i + 1] == ["and"] and i + 1 < len(self.words):
            taken, value = self._word(i + 1, 0)
            return (taken + 1, value) if taken and self.words[i - 1] in self.lexicon.factor_words else (0, 0)
        return 0, 0

    def unit(self, j: int) -> int:
        """How many tokens from `j` say that megabucks are meant."""
        for size in (3, 2, 1):
            if j + size <= len(self.words) and tuple(self.words[j : j + size]) in self.lexicon.units:
                return size
        return 0

    def _dollars(self, j: int) -> int:
        return int(j < len(self.words) and self.words[j] in self.lexicon.dollars)

    def _numbers_an_order(self, i: int, j: int) -> bool:
        """'recruit Bruno 2. scout the Clowns': a number between two orders."""
        if not i or not self.words[i - 1] or j + 1 >= len(self.words) or self.tokens[j].text not in ".)":
            return False
        return any(t.kind == "verb" for _, terms in self.lexicon.at(self.words, j + 1)[:1] for t in terms)

    def _enclosed(self, i: int, j: int) -> bool:
        """'... with Hush (6)': a figure in brackets behind words."""
        behind = i > 1 and bool(self.words[i - 2]) and self.tokens[i - 1].text == "("
        ends = j + 1 >= len(self.words) or not self.words[j + 1]
        return behind and ends and self.tokens[j].text == ")"

    def _once_more(self, i: int, j: int) -> bool:
        """'4 MB from Hush to Sincere and ONE from the Board': a second sum, its unit left out."""
        marks = self.lexicon.at(self.words, j)[:1] if j < len(self.words) else []
        source = any(term.kind == "mark" and term.value == "from" for _, terms in marks for term in terms)
        return source and any(self.unit(k) for k in range(i))

    def _stands_alone(self, i: int, j: int) -> bool:
        """Whether a number without a unit can be an amount: no thing is counted, it is no hour and no
        calibre.
        """
        before = self.tokens[i - 1] if i else None
        if before is not None and before.text in ".:#°-" and before.end == self.tokens[i].start:
            return False
        if self.tokens[i].kind == "word" and self.words[i] in self.lexicon.counters:
            return self._once_more(i, j)
        if j >= len(self.tokens) or not self.words[j]:
            after = self.tokens[j] if j < len(self.tokens) else None
            glued = after is not None and after.text in ":%)-–" and after.start == self.tokens[j - 1].end
            glued = glued and not self._enclosed(i, j)
            listed = (
                after is not None and after.text == "." and (i == 0 or self.tokens[i - 1].kind == "break")
            )
            return not (glued or listed or self._numbers_an_order(i, j))
        if self.tokens[j].start == self.tokens[j - 1].end:
            return False
        if self.words[j] in self.lexicon.usage.sourced:
            marks = self.lexicon.at(self.words, j + 1)[:1] if j + 1 < len(self.words) else []
            return any(term.kind == "mark" and term.value == "from" for _, terms in marks for term in terms)
        if self.names.at(self.tokens, j):
            return self.tokens[i].kind == "number"
        kinds = {term.kind for _, terms in self.lexicon.at(self.words, j)[:1] for term in terms}
        return bool(
            kinds & {"mark", "and", "then", "else", "if", "article", "pronoun", "filler", "own purse"}
        )
