"""A message masked: words stay, but names, sums and quotations are only what they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games.tsw.orders.setting import Setting
from bot.games.tsw.reading.language import Language
from bot.games.tsw.reading.names import EVENT, GROUP, PERSON, PLACE, Mention, NameBook
from bot.games.tsw.reading.tokens import BREAK, NUMBER, QUOTE, WORD, Token, tokens

NAME, MONEY, SIGN = "name", "money", "sign"
ALL_OF_IT = -1
"""The amount of 'everything it has'."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A word, name, sum, number, quotation or sign. `mask`: what the scorer sees of it. `strange`: it looks
    like the name of somebody who is not known."""

    kind: str
    mask: str
    text: str
    start: int
    end: int
    mention: Mention | None = None
    amount: int = 0
    strange: bool = False


class Masker:
    """Masks messages of one writer."""

    def __init__(self, setting: Setting, language: Language, names: NameBook) -> None:
        self.setting, self.language, self.names = setting, language, names
        self._own_people, self._own_groups = frozenset(setting.own_people), frozenset(setting.own_groups)
        self._heads = frozenset(g.name for g in setting.groups if g.conspiracy)
        self._everything = language.phrases("everything")

    def pieces(self, message: str) -> list[Piece]:
        """The pieces of a message, in order."""
        said = tokens(message)
        named = {mention.start: mention for mention in self.names.mentions(said)}
        spelt = [token.word if token.kind in (WORD, NUMBER) else "" for token in said]
        found: list[Piece] = []
        at = 0
        while at < len(said):
            mention = named.get(at)
            if mention is not None:
                found.append(self._name(message, said, mention))
                at = mention.end
                continue
            size, piece = self._sum(message, said, spelt, at)
            strange = piece is None and self._strange(said, at, named)
            found.append(piece or self._plain(said[at], strange))
            at += size
        return found

    def _name(self, message: str, said: Sequence[Token], mention: Mention) -> Piece:
        start, end = said[mention.start].start, said[mention.end - 1].end
        mask = self.mask_of(mention)
        if mask == "<me>" and not mention.pronoun and self._called(said, mention):
            mask = "<man>"
        return Piece(NAME, mask, message[start:end], start, end, mention)

    @staticmethod
    def _called(said: Sequence[Token], mention: Mention) -> bool:
        """Whether a line is addressed to somebody, 'Igor: ...': then it is the same whoever that is."""
        begins = mention.start == 0 or said[mention.start - 1].kind == BREAK
        return begins and mention.end < len(said) and said[mention.end].text == ":"

    def mask_of(self, mention: Mention) -> str:
        """What kind of somebody is named."""
        if mention.pronoun:
            return f"<{mention.pronoun}>"
        first = mention.entities[0]
        if first.kind == PERSON:
            if first.name == self.setting.speaker:
                return "<me>"
            return "<man>" if first.name in self._own_people else "<who>"
        if first.kind == GROUP:
            if first.name in self._own_groups:
                return "<own>"
            return "<foe>" if first.name in self._heads else "<grp>"
        return {PLACE: "<plc>", EVENT: "<evt>"}[first.kind]

    def _strange(self, said: Sequence[Token], at: int, named: Mapping[int, Mention]) -> bool:
        """Whether a word looks like the name of somebody who is not known."""
        token = said[at]
        if token.kind != WORD or not token.capital or token.word in self.names.known or len(token.word) < 3:
            return False
        first = at == 0 or said[at - 1].kind != WORD
        after = said[at + 1] if at + 1 < len(said) else None
        two = (
            after is not None and after.capital and after.word not in self.names.known and at + 1 not in named
        )
        return (not first or two) and not token.text.isupper()

    def _plain(self, token: Token, strange: bool = False) -> Piece:
        kind = token.kind if token.kind in (WORD, NUMBER, QUOTE, BREAK) else SIGN
        mask = {NUMBER: "<num>", QUOTE: "<txt>", BREAK: "<end>"}.get(kind, token.word)
        amount = int(token.word) if kind == NUMBER and len(token.word) < 7 else 0
        return Piece(kind, mask, token.text, token.start, token.end, None, amount, strange)

    def _sum(
        self, message: str, said: Sequence[Token], spelt: Sequence[str], at: int
    ) -> tuple[int, Piece | None]:
        """A sum of money: how many tokens it takes, and its piece."""
        everything = self._everything.at(spelt, at) if spelt[at] else None
        if everything is not None:
            end = said[at + everything[0] - 1].end
            span = message[said[at].start : end]
            return everything[0], Piece(MONEY, "<all>", span, said[at].start, end, None, ALL_OF_IT)
        amount, size = 0, 0
        while at + size < len(said) and (number := self._number(said[at + size])) is not None:
            amount = amount * number if number >= 100 and amount else amount + number
            size += 1
        if not size and spelt[at] in self.language.set("articles") and at + 1 < len(said):
            amount, size = int(said[at + 1].word in self.language.set("units")), 1
        unit = bool(size) and at + size < len(said) and said[at + size].word in self.language.set("units")
        if not unit:
            return 1, None
        end = said[at + size].end
        span = message[said[at].start : end]
        return size + 1, Piece(MONEY, "<mb>", span, said[at].start, end, None, amount)

    def _number(self, token: Token) -> int | None:
        if token.kind == NUMBER:
            return int(token.word) if len(token.word) < 7 else None
        return self.language.numbers.get(token.word) if token.kind == WORD else None
