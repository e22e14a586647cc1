"""Why the values of a card are not those that are printed on it, part by part."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.moves import Text, text
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.say.phrases import EMPTY, face_name, traits
from bot.games.inwo.see.view import OFFICE, CardView, ChangeView
from bot.games.kit.phrases import plain, signed

PRINTED = {"power": FACES.POWER, "global": FACES.GLOBAL, "resistance": FACES.RESISTANCE}


def change_lines(card: CardView) -> list[Text]:
    """A line for each value that is changed, with the name of the card."""
    about = {"card": face_name(card.face)}
    return [text("inwo-table-changed", change=line, **about) for line in _lines(card)]


def _lines(card: CardView) -> Iterator[Text]:
    now = {"power": card.power, "global": card.reach, "resistance": card.resistance}
    for what, printed in PRINTED.items():
        made = [_change(change) for change in card.changes if change.what == what]
        if made:
            shared = {"now": plain(now[what]), "printed": plain(printed[card.face])}
            yield text("inwo-change-number", what=what, changes=tuple(made), **shared)
    turned = [_change(change) for change in card.changes if change.what == "traits"]
    if turned:
        before = traits(FACES.TRAITS[card.face]) or text("inwo-none")
        after = traits(card.traits) or text("inwo-none")
        yield text("inwo-change-traits", now=after, printed=before, changes=tuple(turned))


def _by(face: int) -> Text:
    if face == OFFICE:
        return text("inwo-change-by-office")
    return text("inwo-change-by", card=face_name(face)) if face >= 0 else EMPTY


def _change(change: ChangeView) -> Text:
    by = _by(change.face)
    key = f"inwo-change-{change.how}"
    if change.what == "traits":
        return text(key, traits=traits(change.value), card=by)
    return text(key, amount=signed(change.value) if change.how == "add" else plain(change.value), card=by)
