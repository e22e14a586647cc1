"""Cuts a message into chunks."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from bot.games.tsw.orders.ahead import Ahead
from bot.games.tsw.orders.amounts import Amounts
from bot.games.tsw.orders.chunks import NAME, PAUSE, QUOTE, STOP, TERM, WORD, Chunk
from bot.games.tsw.orders.effort import step
from bot.games.tsw.orders.lexicon import Lexicon, Term
from bot.games.tsw.orders.names import FULL, GROUP, PART, SHORT, NameBook, Named
from bot.games.tsw.orders.spelling import Token, ends_sentence, tokens, unjoined

_ARROWS = {">": "to", "→": "to", "⇒": "to", "@": "at"}
_AND = {"&", "+"}
_CAMEL, _CAMEL_JOINT = (
    re.compile(r"(?:[^\W\d_A-Z][a-z]*|[A-Z][a-z]+)(?:[A-Z][a-z]+)+"),
    re.compile(r"(?<=[a-z])(?=[A-Z])"),
)
Gap = tuple[int, bool | None]


class Chunker:
    """Cuts messages of one setting."""

    def __init__(self, lexicon: Lexicon, names: NameBook) -> None:
        self.lexicon = lexicon
        self.names = names
        self.amounts = Amounts(lexicon, names)

    def cut(self, message: str) -> list[Chunk]:
        """All chunks, STOP between sentences."""
        step(len(message))
        cut = [part for token in tokens(message) for part in self._apart(token)]
        cut = [token for i, t in enumerate(cut) for token in self._joined(cut, i, t)]
        self.tokens = [self._in_full(t) for i, t in enumerate(cut) if not self._within_a_name(cut, i)]
        self.words = [token.word for token in self.tokens]
        self.amounts.begin(self.tokens)
        found: list[Chunk] = []
        i = 0
        while i < len(self.tokens):
            size, chunks = self._next(i)
            found += chunks
            i += size
        ahead = Ahead(self.lexicon, found)
        return [ahead.weighed(n) for n in range(len(found))]

    def _apart(self, token: Token) -> list[Token]:
        """The words of a strange word with hyphens; but 'sign-up' or 'half-dozen' are words of their own."""
        if _CAMEL.fullmatch(token.text) and (token.word,) not in self.names.exact:
            pieces = unjoined(token, _CAMEL_JOINT)
            found = self.names.at(pieces, 0) or self.names.shortened(pieces, 0)
            return pieces if found is not None and found[0] == len(pieces) else [token]
        if "-" not in token.text or token.word in self.lexicon.known or (token.word,) in self.names.exact:
            return [token]
        numeral = all(piece in self.lexicon.numbers for piece in token.word.split("-"))
        return [token] if token.kind != "word" or numeral else unjoined(token)

    def _joined(self, cut: list[Token], i: int, token: Token) -> list[Token]:
        """The sign in 'Rust & Sons': nothing, or the word that stands for it in the name; 'No. 7' in full."""
        dotted = self.lexicon.shorthand.get(f"{token.word}.")
        if dotted is not None and [t.kind for t in cut[i + 1 : i + 3]] == ["mark", "number"]:
            return [replace(token, word=dotted)]
        if token.text == "." and i and f"{cut[i - 1].word}." in self.lexicon.shorthand:
            return [] if cut[i + 1 : i + 2] and cut[i + 1].kind == "number" else [token]
        if token.text not in _AND or not i or i + 1 >= len(cut):
            return [token]
        words = [replace(token, kind="word", word=word) for word in self.names.ands]
        for way in ([], *([word] for word in words)):
            found = self.names.at([cut[i - 1], *way, *cut[i + 1 : i + 5]], 0)
            if found is not None and found[0] > 1 + len(way):
                return way
        return [token]

    def _in_full(self, token: Token) -> Token:
        """'plz' as 'please'; but a name stays what it is."""
        if (token.word,) in self.names.exact:
            return token
        drawn = self.lexicon.drawn_in(token.word)
        full = self.lexicon.shorthand.get(drawn, drawn if drawn != token.word else "")
        full = full or self._first_mended(token)
        return replace(token, word=full) if full else token

    def _first_mended(self, token: Token) -> str:
        """'check' for 'chek', if it begins a phrase of verbs and is nearer to it than to any name."""
        word = token.word
        if token.kind != "word" or token.capital or len(word) < 4 or word in self.lexicon.plain:
            return ""
        if self.lexicon.slips.meant(word) is not None or self.names.near([token], 0, 0) is not None:
            return ""
        return self.lexicon.first_meant(word)

    def _within_a_name(self, cut: list[Token], i: int) -> bool:
        """Whether the token is the full stop of an initial or a title ('C. Creaming', 'Dr. No')."""
        if cut[i].text != "." or i + 1 >= len(cut):
            return False
        if cut[i + 1].kind != "word":
            return cut[i + 1].text in (",", ":", ")") and cut[i + 1].start == cut[i].end
        words = [*cut[i - 1 : i], *(t for t in cut[i + 1 : i + 6] if t.text != ".")]
        if i and cut[i - 1].word and self.names.shortened(words, 0) is not None:
            return True
        return not ends_sentence(cut, i, self.lexicon.abbreviations) or self._cut_short(cut, i)

    def _cut_short(self, cut: list[Token], i: int) -> bool:
        """Whether the full stop only ends a shortened word: 'inf. the Mittens', 'Corn. spies'."""
        before, after = cut[i - 1] if i else None, cut[i + 1]
        if before is None or before.kind != "word" or before.end != cut[i].start or len(before.word) > 6:
            return False
        if (
            before.word in self.lexicon.plain
            or (before.word,) in self.names.exact
            or after.start == cut[i].end
        ):
            return False
        shortened = before.word in self.lexicon.shorthand or self.lexicon.slips.meant(before.word) is not None
        return shortened or bool(self.names.nickname(before.word))

    def _next(self, i: int) -> tuple[int, list[Chunk]]:
        token = self.tokens[i]
        if token.kind == "quote":
            return 1, [Chunk(QUOTE, token.text, token.start, token.end)]
        small = self._figure_as_word(i)
        if small is not None:
            return 1, [small]
        if (numbered := self._numbered(i)) is not None:
            return numbered[0], [numbered[1]]
        amount = self.amounts.at(i)
        if amount is not None:
            return amount[0], [amount[1]] if amount[1] is not None else []
        if token.kind in ("mark", "break"):
            chunk = self._sign(i)
            return 1, [chunk] if chunk is not None else []
        parted = self._parted(i)
        if parted is not None:
            return parted
        size, chunk = self._word(i)
        return size, [chunk]

    # -- signs

    def _sign(self, i: int) -> Chunk | None:
        token = self.tokens[i]
        if token.kind == "break" or token.text in ".;!?":
            if not ends_sentence(self.tokens, i, self.lexicon.abbreviations):
                return None
            if token.text != "?" and self._heading(i + 1):
                return Chunk(PAUSE, ",", token.start, token.end)
            return Chunk(STOP, token.text, token.start, token.end)
        if token.text in ",–—-" and self._concludes(i + 1):
            return Chunk(STOP, ".", token.start, token.end)
        if token.text in _ARROWS:
            return self._made(token, Term("mark", _ARROWS[token.text]))
        if token.text in _AND:
            return self._made(token, Term("and", "and"))
        if token.text in ",:()-–—/…*|=":
            return Chunk(PAUSE, ":" if token.text == "=" else token.text, token.start, token.end)
        return None

    def _concludes(self, i: int) -> bool:
        """'..., SO drop it': what stands before is the reason, and a sentence of its own."""
        after = self.words[i + 1 : i + 2]
        return (
            i < len(self.words)
            and self.words[i] in self.lexicon.usage.concluding
            and after != []
            and (after[0] != "" and after[0] not in self.lexicon.usage.inconclusive)
        )

    def _figure_as_word(self, i: int) -> Chunk | None:
        """'send milo 2 the mittens': a figure that stands for a small word."""
        term = self.lexicon.figure_words.get(self.tokens[i].text)
        after = i + 1
        if (
            term is None
            or not i
            or not self.words[i - 1]
            or after >= len(self.words)
            or not self.words[after]
        ):
            return None
        ahead = self.lexicon.at(self.words, after)[:1]
        verb = any(t.kind == "verb" and t.form != "past" for _, terms in ahead for t in terms[:1])
        led = any(t.kind == "verb" for _, terms in self.lexicon.at(self.words, i - 1)[:1] for t in terms)
        if led and not verb:
            return None
        if self.words[after] in self.lexicon.articles or self.words[after] in self.lexicon.objects:
            return self._made(self.tokens[i], Term("mark", term))
        named = self.names.at(self.tokens, after) is not None or verb
        return (
            self._made(self.tokens[i], Term("mark", term)) if named and not self.amounts.unit(after) else None
        )

    def _numbered(self, i: int) -> tuple[int, Chunk] | None:
        """'221 Canal St', 'Nine Lives': a name that begins with a number."""
        if self.tokens[i].kind != "number" and self.words[i] not in self.lexicon.numbers:
            return None
        ways = (
            self.names.at(self.tokens, i),
            self.names.shortened(self.tokens, i),
            self.names.near(self.tokens, i, 1),
        )
        found = max((way for way in ways if way is not None), key=lambda way: way[0], default=None)
        return self._name(i, *found) if found is not None and found[0] > 1 else None

    def _heading(self, i: int) -> bool:
        """Whether a particular of the order before begins here ('Target Group: ...', 'Alignments = ...')."""
        begin = i
        while i < len(self.tokens) and self.tokens[i].kind in ("mark", "break"):
            i += 1
        step((i - begin) // 4)
        if i >= len(self.tokens):
            return False
        unit = self.amounts.unit(i)
        if unit and i + unit < len(self.tokens) and self.tokens[i + unit].text in ":=":
            return True
        for size, terms in self.lexicon.at(self.words, i)[:1]:
            after = self.tokens[i + size] if i + size < len(self.tokens) else None
            if after is not None and after.text in ":=" and any(t.kind in ("mark", "if") for t in terms):
                return True
        colon = self.tokens[i + 1].text if i + 1 < len(self.tokens) else ""
        return self.words[i] in self.lexicon.usage.fields and colon in (":", "=")

    def _made(self, token: Token, term: Term) -> Chunk:
        return Chunk(TERM, token.text, token.start, token.end, (term,))

    # -- words

    def _parted(self, i: int) -> tuple[int, list[Chunk]] | None:
        """A verb of several words with its object between them: 'take TIDEWATER over', 'open IGOR'S eyes'."""
        plain = self.lexicon.at(self.words, i)
        best: tuple[int, int, int, tuple[Term, ...]] | None = None
        shortest = max(1, plain[0][0] if plain else 0)
        phrases = self.lexicon.phrases.get(self.words[i], ())
        if not phrases or len(phrases[0][0]) <= shortest:
            return None
        first = self._gap(i + 1)
        gaps = {i + 1: first}
        for phrase, terms in phrases:
            if len(phrase) <= shortest or terms[0].kind != "verb":
                continue
            if first is None and self.words[i + 1 : i + 2] != [phrase[1]]:
                continue
            for at in range(1, len(phrase)):
                if at > 1 and self.words[i + at - 1 : i + at] != [phrase[at - 1]]:
                    break
                if i + at not in gaps:
                    gaps[i + at] = self._gap(i + at)
                end = self._rest(phrase[at:], gaps[i + at])
                if end and not self._verb_on(end) and (best is None or len(phrase) > best[0]):
                    best = len(phrase), at, end, terms
        if best is None:
            return None
        _, at, end, terms = best
        j = self._to_the_name(i + at)
        verb = replace(self._terms(i, at, terms), named=None)
        return end - i, [verb, self._word(j)[1]]

    def _verb_on(self, end: int) -> bool:
        """'let Big Media GO AFTER them': the last word begins another phrase, or only leads to a verb."""
        longer = any(n > 1 and t[0].kind == "verb" for n, t in self.lexicon.at(self.words, end - 1))
        after = self.words[end : end + 2]
        verb = any(t.kind == "verb" for _, ts in self.lexicon.at(self.words, end - 1) for t in ts)
        if verb and after[:1] and after[0] in self.lexicon.objects:
            return True
        leads = len(after) == 2 and any(t.kind == "and" for _, ts in self.lexicon.at(after, 0) for t in ts)
        return longer or (leads and any(t.kind == "verb" for _, ts in self.lexicon.at(after, 1) for t in ts))

    def _gap(self, j: int) -> Gap | None:
        """Where a name or pronoun at `j` ends, and whether it owns what follows; None if both may be."""
        j = self._to_the_name(j)
        if j >= len(self.words) or not self.words[j]:
            return None
        if self.words[j] in self.lexicon.objects:
            return j + 1, None if self.words[j] in self.lexicon.possessives else False
        size, chunk = self._word(j)
        if chunk.kind != NAME:
            return None
        while self.lexicon.is_noun(self.words[j + size : j + size + 1]):
            size += 1
        return j + size, chunk.named is not None and chunk.named.own

    def _to_the_name(self, j: int) -> int:
        """Where a name begins behind small words: 'put OUR ATTACK ON the Alarm on hold'."""
        while j < len(self.words):
            noun = next((n for n, terms in self.lexicon.at(self.words, j) if terms[0].kind == "noun"), 0)
            named = self.names.at(self.tokens, j + 1) if j + 1 < len(self.words) else None
            own = self.words[j] in self.lexicon.possessives and named is not None
            if not noun and not own and self.words[j] not in self.lexicon.articles:
                break
            j += noun or 1
        return j

    def _rest(self, rest: tuple[str, ...], gap: Gap | None) -> int:
        """Where the rest of a phrase behind a gap ends; 0 if something else is written there."""
        if gap is None:
            return 0
        end, owns = gap
        if not owns and (size := self.lexicon.matched(rest, self.words, end, inside=True)):
            return end + size
        if owns is False or rest[-1] not in self.lexicon.links or len(rest) < 2:
            return 0
        size = self.lexicon.matched(rest[:-1], self.words, end, inside=True)
        return end + size if size else 0

    def _word(self, i: int) -> tuple[int, Chunk]:
        named = self.names.at(self.tokens, i)
        phrases = self._phrases(i)
        length = phrases[0][0] if phrases else 0
        short = self.names.shortened(self.tokens, i)
        if short is not None and short[0] > max(length, named[0] if named else 0):
            return self._name(i, *short)
        if named and self._outweighs(named, length):
            return self._name(i, *named)
        strange = self.words[i] not in self.lexicon.plain or (i + 1 < len(self.words) and not phrases)
        if strange or self._strange_follows(i, length):
            guess = self.names.near(self.tokens, i, max(length, named[0] if named else 0))
            if guess and not self._rather_a_verb(i, guess):
                return self._name(i, *guess)
        if named and not phrases:
            return self._name(i, *named)
        if phrases:
            return length, self._phrase(i, phrases)
        slip = self.lexicon.slips.meant(self.words[i]) if self._may_be_a_slip(i) else None
        if slip is not None:
            return 1, replace(self._terms(i, 1, slip[1]), slip=True)
        token = self.tokens[i]
        return 1, Chunk(WORD, token.text, token.start, token.end)

    def _phrases(self, i: int) -> list[tuple[int, tuple[Term, ...]]]:
        """The phrases at `i`; 'let's go' is not 'let go', nor 'give Second Hand 1 MB' 'give a hand'."""
        found = self.lexicon.at(self.words, i)
        if self.words[i + 1 : i + 2] and self.words[i + 1] in self.lexicon.ordinals:
            named = self.names.at(self.tokens, i + 1)
            found = [p for p in found if named is None or p[0] == 1 or named[0] < 2]
        return [p for p in found if p[1][0].kind != "verb"] if self.tokens[i].own else found

    def _may_be_a_slip(self, i: int) -> bool:
        """Whether a word may be a misspelt verb: a strange one, without a capital of its own; no two in one
        ('she'd').
        """
        token = self.tokens[i]
        if token.kind != "word" or token.word in self.lexicon.plain or "'" in token.word:
            return False
        first = i == 0 or self.tokens[i - 1].text in ".!?;:,-" or self.tokens[i - 1].kind == "break"
        return first or not token.capital or token.text.isupper()

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
        slip = self.lexicon.slips.meant(self.words[i]) if guess[0] == 1 else None
        if slip is None or self.tokens[i].capital or (i and self.words[i - 1] in self.lexicon.articles):
            return False
        after = self.lexicon.at(self.words, i + 1)[:1] if self.words[i + 1 : i + 2] else []
        acts = any(term.kind == "verb" and not term.form for _, terms in after for term in terms)
        return slip[0] <= guess[1].slips and not acts

    def _name(self, i: int, size: int, named: Named) -> tuple[int, Chunk]:
        """The name, doubtful if it is only a part and a strange capital word stands beside it."""
        size, named = self._with_the_rest(i, size, named)
        if named.weight < FULL:
            longer = self.names.near(self.tokens, i, size)
            if longer:
                size, named = longer
            elif size == 1 and not named.own and (self._stranger(i + 1) or self._other(i + 1, named)):
                size, named = 2, replace(named, sure=False)
            elif self._stranger_before(i) or (
                named.weight == PART and self._piece_of_another(i, size, named)
            ):
                named = replace(named, sure=False)
        size += i + size < len(self.words) and self.words[i + size] in self.lexicon.usage.honorifics
        start, end = self.tokens[i].start, self.tokens[i + size - 1].end
        return size, Chunk(NAME, self._text(i, size), start, end, named=named)

    def _with_the_rest(self, i: int, size: int, named: Named) -> tuple[int, Named]:
        """'Radio Zanzbar', 'Puddles Ministry': further words of the same name behind a short form of it."""
        while i + size < len(self.tokens) and not named.own:
            if self.words[i + size] not in self.lexicon.plain:
                longer = self.names.near(self.tokens, i, size)
            elif (after := self.names.at(self.tokens, i + size)) is not None and after[1].weight < FULL:
                longer = size + after[0], after[1]
            else:
                longer = None
            who = tuple(entity for entity in longer[1].who if entity in named.who) if longer else ()
            if longer is None or not who:
                break
            size, named = longer[0], replace(longer[1], who=who, weight=max(SHORT, named.weight))
        return size, named

    def _stranger(self, j: int) -> bool:
        if j >= len(self.tokens):
            return False
        token = self.tokens[j]
        return (
            token.kind == "word" and token.capital and token.word not in self.lexicon.known
            and self.names.at(self.tokens, j) is None
            and (self.lexicon.slips.meant(token.word) is None or not self._may_be_a_slip(j))
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
