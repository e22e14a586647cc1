"""Lists of cards as people write them, and decks as such lists: what `written` writes `read` reads again."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.engine.moves import Text, text
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.decks.deck import Deck, deck_of, is_illuminati, name_of
from bot.games.kit.lookup import Names, bare

LARGEST = 65_536
"""Bytes of a list."""
MOST_LINES, LONGEST_LINE, MOST_COPIES, LONGEST_NAME = 500, 200, 60, 40
SURE, AHEAD = 80, 8
"""How like a name must be to what is written, and by how much more than the next one, to be meant by it."""
NEAREST = 3
UNWRITTEN = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""Halves of characters, and signs that stand for no letter."""

COUNTED = re.compile(r"(?P<count>\d+)(?:[xX×]\s*|\s+[xX×]\s+|\s+)(?P<name>\S.*)", re.ASCII)
COUNTED_AFTER = re.compile(
    r"(?P<name>.*\S)(?:\s+[xX×]\s*(?P<times>\d+)|\s*\((?P<paren>\d+)[xX×]?\))", re.ASCII
)
NAMED = re.compile(r"\s*name\s*:", re.IGNORECASE)
BULLET = re.compile(r"[-*•–]\s+")
LABELLED = re.compile(r"(?P<label>[A-Za-z]+)\s*:\s*(?P<rest>.*)")
HEADING = re.compile(r"(?:[=\[_~-].*|(?P<word>[A-Za-z ]+?)\s*(?:\(\s*\d+\s*\)|\d+)?\s*:?\s*)")

LABELS = {
    **dict.fromkeys(("illuminati", "illuminatus", "leader"), "illuminati"),
    **dict.fromkeys(("lead", "puppet"), "lead"),
    **dict.fromkeys(("alternate", "alternates"), "alternate"),
    **dict.fromkeys(("name", "deck", "title"), "name"),
}
HEADINGS = frozenset(
    (
        *("illuminati", "extra illuminati", "lead", "leads", "lead cards", "lead group", "cards", "total"),
        *("deck", "main deck", "group deck", "group cards", "group", "groups", "resource", "resources"),
        *("plot deck", "plot cards", "plot", "plots", "goal", "goals", "nwo", "nwos", "zap", "zaps"),
        *("new world order", "new world orders", "disaster", "disasters", "assassination", "assassinations"),
        *("organization", "organizations", "organisation", "organisations", "personality", "personalities"),
        *("place", "places", "artifact", "artifacts", "gadget", "gadgets", "magic", "other", "others"),
    )
)
"""Words that stand alone above cards."""

NAMES = Names([*zip(FACES.NAME, FACES.ID, strict=True), *((card, card) for card in FACES.ID)])


@dataclass(frozen=True, slots=True)
class Loose:
    """A line that names a card in other words: shown before anything comes of it."""

    line: int
    written: str
    card: str


@dataclass(frozen=True, slots=True)
class Reading:
    """What a list says. faults: what could not be read; with any, `deck` lacks it. loose: what was read
    although it is not written like that."""

    deck: Deck
    loose: tuple[Loose, ...] = ()
    faults: tuple[Text, ...] = ()


@dataclass(slots=True)
class _Notes:
    """What has been read so far: copies by id, marks, doubts. under: the Illuminati below a heading of that
    name."""

    name: str = ""
    illuminati: str = ""
    heading: str = ""
    under: list[str] = field(default_factory=list)
    leads: list[str] = field(default_factory=list)
    cards: Counter[str] = field(default_factory=Counter)
    loose: list[Loose] = field(default_factory=list)
    faults: list[Text] = field(default_factory=list)

    def done(self) -> Reading:
        cards = self.cards.copy()
        for lead in self.leads:
            cards[lead] = cards[lead] or 1
        illuminati = self.illuminati or _only(self.under) or _only(filter(is_illuminati, cards))
        deck = deck_of(self.name, illuminati, self.leads, cards.elements())
        return Reading(deck, tuple(self.loose), tuple(self.faults))


def _only(cards: Iterable[str]) -> str:
    """The one card among these; '' if there are others, or none."""
    kinds = set(cards)
    return kinds.pop() if len(kinds) == 1 else ""


def decode(source: bytes) -> str | Text:
    """A list as it came in a file, or why it is none."""
    if len(source) > LARGEST:
        return text("inwo-deck-large", kib=LARGEST // 1024)
    try:
        return source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        return text("inwo-deck-not-text", byte=error.start + 1)


def read(words: str) -> Reading:
    """What a pasted list says: cards a line, or JSON of ids. Nothing is guessed in silence."""
    notes = _Notes()
    if len(words.encode("utf-8", "replace")) > LARGEST:
        notes.faults.append(text("inwo-deck-large", kib=LARGEST // 1024))
        return notes.done()
    lines = words.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    faults = list(_unwritten(lines))
    if faults:
        notes.faults += faults
        return notes.done()
    if (begins := words.lstrip()) and (begins[0] == "{" or re.match(r"\[\s*[\"\]]", begins)):
        _read_json(notes, words)
    else:
        for number, line in _filled(notes, lines):
            _read_line(notes, number, line)
    return notes.done()


def _unwritten(lines: list[str]) -> Iterator[Text]:
    for number, line in enumerate(lines, 1):
        if odd := UNWRITTEN.search(line):
            yield text("inwo-deck-character", line=number, code=f"U+{ord(odd[0]):04X}")
            return


def _filled(notes: _Notes, lines: list[str]) -> Iterator[tuple[int, str]]:
    """The lines that hold something, with their numbers, as many as are looked at."""
    filled = [(number, _without_comment(line).strip()) for number, line in enumerate(lines, 1)]
    filled = [(number, line) for number, line in filled if line]
    if len(filled) > MOST_LINES:
        notes.faults.append(text("inwo-deck-lines", most=MOST_LINES))
        return
    for number, line in filled:
        if len(line) > LONGEST_LINE:
            notes.faults.append(text("inwo-deck-line-long", line=number, most=LONGEST_LINE))
        else:
            yield number, line


def _without_comment(line: str) -> str:
    """A line up to its `#`; a name may hold one."""
    return line if NAMED.match(line) else line.partition("#")[0]


def _read_line(notes: _Notes, number: int, line: str) -> None:
    line = BULLET.sub("", line, count=1) if BULLET.match(line) else line
    if NAMES.exactly(line) is not None:
        _take(notes, number, 1, line)
        return
    labelled = LABELLED.fullmatch(line)
    label = LABELS.get(labelled["label"].lower()) if labelled else None
    if labelled and label and labelled["rest"]:
        _labelled(notes, number, label, labelled["rest"])
    elif (heading := _heading(line)) is not None:
        notes.heading = heading
    else:
        count, name = _counted(line)
        _take(notes, number, count, name)


def _heading(line: str) -> str | None:
    """The words of a line that stands above cards, '' for one of mere signs; None if it is no such line."""
    found = HEADING.fullmatch(line)
    if found is None:
        return None
    word = (found["word"] or "").strip().lower()
    return word if word in HEADINGS or not found["word"] else None


def _counted(line: str) -> tuple[int, str]:
    """How many of what a line names; of two ways to read it the one that gives a card's own name."""
    ways = []
    if before := COUNTED.fullmatch(line):
        ways.append((int(before["count"]), before["name"]))
    if after := COUNTED_AFTER.fullmatch(line):
        ways.append((int(after["times"] or after["paren"]), after["name"]))
    exact = (way for way in ways if NAMES.exactly(way[1]) is not None)
    return next(exact, ways[0] if ways else (1, line))


def _labelled(notes: _Notes, number: int, label: str, rest: str) -> None:
    if label == "name":
        notes.name = rest[:LONGEST_NAME].strip()
    elif label == "illuminati":
        count, name = (1, rest) if NAMES.exactly(rest) is not None else _counted(rest)
        card = _take(notes, number, count, name)
        notes.illuminati = notes.illuminati or card or ""
    elif (card := _meant(notes, number, rest)) is not None:
        notes.leads.insert(0 if label == "lead" else len(notes.leads), card)


def _take(notes: _Notes, number: int, count: int, name: str) -> str | None:
    """Put copies of what is called so into the deck."""
    if not 1 <= count <= MOST_COPIES:
        notes.faults.append(text("inwo-deck-count", line=number, count=str(count)[:9], most=MOST_COPIES))
        return None
    card = _meant(notes, number, name)
    if card is not None:
        notes.cards[card] += count
        if notes.heading == "illuminati" and is_illuminati(card):
            notes.under.append(card)
    return card


def _meant(notes: _Notes, number: int, name: str) -> str | None:
    """The card of that name, or one that can hardly be mistaken; what else it may be becomes a fault."""
    found = NAMES.exactly(name)
    if found is not None:
        return found
    near = NAMES.ranked(name, NEAREST + 1)
    cards = list(dict.fromkeys(card for card, _ in near))[:NEAREST]
    second = next((score for card, score in near if card != cards[0]), 0.0) if near else 0.0
    if near and len(bare(name)) > 3 and near[0][1] >= SURE and near[0][1] - second >= AHEAD:
        notes.loose.append(Loose(number, name, cards[0]))
        return cards[0]
    names = tuple(name_of(card) for card in cards)
    if names:
        notes.faults.append(text("inwo-deck-unread", line=number, written=name, near=names))
    else:
        notes.faults.append(text("inwo-deck-no-words", line=number, written=name))
    return None


def _read_json(notes: _Notes, words: str) -> None:
    try:
        plain = json.loads(words)
    except (ValueError, RecursionError):
        notes.faults.append(text("inwo-deck-json"))
        return
    if isinstance(plain, list):
        plain = {"cards": plain}
    if not _is_plain_deck(plain):
        notes.faults.append(text("inwo-deck-json"))
        return
    notes.name = plain.get("name", "")[:LONGEST_NAME].strip()
    if len(plain["cards"]) > MOST_LINES:
        notes.faults.append(text("inwo-deck-lines", most=MOST_LINES))
        return
    for number, card in enumerate(plain["cards"], 1):
        _take(notes, number, 1, card)
    if plain.get("illuminati"):
        notes.illuminati = _meant(notes, 0, plain["illuminati"]) or ""
    notes.leads += [card for name in plain.get("leads", ()) if (card := _meant(notes, 0, name))]


def _is_plain_deck(plain: Any) -> bool:
    if not isinstance(plain, Mapping) or not {"cards"} <= set(plain) <= {
        "name",
        "illuminati",
        "leads",
        "cards",
    }:
        return False
    words = [plain.get("name", ""), plain.get("illuminati", "")]
    for ids in (plain["cards"], plain.get("leads", [])):
        if not isinstance(ids, list):
            return False
        words += ids
    return all(isinstance(word, str) and not UNWRITTEN.search(word) for word in words)


def written(deck: Deck) -> str:
    """The deck as a list that people read and `read` understands."""
    lines = [f"Name: {deck.name}"] if deck.name else []
    if deck.illuminati:
        lines.append(f"Illuminati: {name_of(deck.illuminati)}")
    lines += [f"{'Alternate' if n else 'Lead'}: {name_of(lead)}" for n, lead in enumerate(deck.leads)]
    puppets = deck.puppets
    resources = [card for card in deck.groups if card not in puppets]
    for heading, cards in (("Groups", puppets), ("Resources", resources), ("Plots", deck.plots)):
        if cards:
            lines += ["", f"{heading} ({len(cards)})"]
            lines += [f"{count} {name_of(card)}" for card, count in Counter(cards).items()]
    return "\n".join(lines) + "\n"
