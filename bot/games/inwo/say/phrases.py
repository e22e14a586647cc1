"""Parts of sentences that the chapters and the text twins share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.engine.moves import Text, Who, text
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import ALIGNED, SIDES, TRAITS
from bot.games.inwo.play.sums import chance
from bot.games.inwo.see.view import CardView, View
from bot.games.kit import phrases

EMPTY = text("inwo-empty")


def percent(needed: int) -> int:
    """How many rolls in a hundred are at most `needed`, 11 and 12 failing."""
    return round(100 * chance(needed))


def face_name(face: int) -> str:
    """What a printed card is called; empty for one that is hidden."""
    return FACES.NAME[face] if face >= 0 else ""


def face_names(faces: Iterable[int]) -> tuple[str, ...]:
    """What printed cards are called."""
    return tuple(FACES.NAME[face] for face in faces)


def counted(faces: Iterable[int]) -> tuple[str | Text, ...]:
    """What printed cards are called in the order of the alphabet, each once and how many there are."""
    return tuple(
        text("inwo-times", card=card, count=count) if count > 1 else card
        for card, count in sorted(Counter(face_names(faces)).items())
    )


def face_of(view: View, card: int) -> int:
    """What a card is as far as the viewer knows, else -1."""
    return view.faces[card] if 0 <= card < len(view.faces) else -1


def name(view: View, card: int) -> str | Text:
    """What a card is called, or that it is hidden."""
    face = face_of(view, card)
    return FACES.NAME[face] if face >= 0 else text("inwo-hidden-card")


def names(view: View, cards: Iterable[int]) -> tuple[str | Text, ...]:
    """What cards are called."""
    return tuple(name(view, card) for card in cards)


def about(view: View) -> tuple[str | Text, str | Text, str]:
    """The card that the decision is about, the other card, and why it is asked."""
    found = view.topic
    if found is None:
        return text("inwo-hidden-card"), text("inwo-hidden-card"), ""
    return name(view, found.card), name(view, found.other), found.purpose


def face_asked(view: View) -> int:
    """The card that the decision is about, as far as the viewer knows, else -1."""
    return face_of(view, view.topic.card) if view.topic is not None else -1


def copies(view: View, seat: int, card: int) -> int:
    """How many of a card a seat has in its hand."""
    own, face = view.seats[seat], face_of(view, card)
    return sum(1 for other in (*own.plots, *own.groups) if face_of(view, other) == face >= 0)


def find(view: View, card: int) -> CardView | None:
    """The card, if it lies in a power structure or is uncontrolled."""
    held = next((c for seat in view.seats for c in seat.structure if c.card == card), None)
    return held or next((c for c in view.area if c.card == card), None)


def owner(view: View, card: int) -> int:
    """Whose a card is that lies there, -1 for nobody's."""
    found = find(view, card)
    return found.owner if found is not None else -1


def place(view: View, card: int) -> Text | Who:
    """Whose a card is that can be attacked, or where it lies."""
    found = find(view, card)
    if found is None:
        return text("inwo-from-hand")
    return whose(found.owner) if found.owner >= 0 else text("inwo-uncontrolled")


def from_where(view: View, card: int, owner: int) -> int:
    """For a text about a target: 1 it belongs to `owner`, 2 it is uncontrolled, 0 it comes from a hand."""
    return 1 if owner >= 0 else 2 * any(c.card == card for c in view.area)


def root(view: View, seat: int) -> int:
    """The Illuminati card of a seat."""
    return view.seats[seat].structure[0].card


def whose(seat: int) -> Text | Who:
    """A player, or nobody."""
    return phrases.whose(seat, text("inwo-nobody"))


def traits(mask: int) -> tuple[Text, ...]:
    """Alignments and attributes in words."""
    return tuple(text("inwo-trait-name", trait=word) for bit, word in enumerate(TRAITS) if mask >> bit & 1)


def numbers(power: int, reach: int) -> str:
    """Power and Global Power as they are printed."""
    return f"{power}/{reach}" if reach else str(power)


def facts(card: CardView) -> Text:
    """The values of a card of a structure as they are now."""
    power = numbers(card.power, card.reach)
    if card.master < 0 <= card.owner:
        return text("inwo-facts-root", power=power)
    return _of_group(power, card.resistance, traits(card.traits))


def _of_group(power: str, resistance: int, found: tuple[Text, ...]) -> Text:
    if not found:
        return text("inwo-facts-plain", power=power, resistance=resistance)
    return text("inwo-facts", power=power, resistance=resistance, traits=found)


def printed(face: int) -> Text:
    """The printed values of a card in one line; its type if it has none."""
    kind = FACES.TYPE[face]
    power = numbers(FACES.POWER[face], FACES.GLOBAL[face])
    if kind == "illuminati":
        return text("inwo-facts-root", power=power)
    if FACES.is_group(face):
        return _of_group(power, FACES.RESISTANCE[face], traits(FACES.TRAITS[face]))
    if FACES.TAGS[face]:
        return text("inwo-tags", tags=tuple(text("inwo-tag", tag=tag) for tag in sorted(FACES.TAGS[face])))
    return text("inwo-type", type=kind)


def aligned(face: int) -> tuple[Text, ...]:
    """The printed alignments of a Group."""
    return traits(FACES.TRAITS[face] & ALIGNED)


def pointing(view: View, card: int, side: int) -> Text:
    """Where the arrow on the printed `side` of a card points on the table."""
    found = find(view, card)
    turned = found.turned if found else 0
    return text("inwo-direction", direction=SIDES[(side + turned) & 3])


def goal(now: int, needed: int) -> Text:
    """How far a goal is."""
    return text("inwo-goal-now", now=now, needed=needed)
