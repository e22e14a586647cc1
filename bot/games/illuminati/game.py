"""Illuminati as one record for the registry."""

from __future__ import annotations

from bot.games.contract import Figures, Game
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.draw.scene import PICTURES
from bot.games.illuminati.minds.ai import PLAYERS
from bot.games.illuminati.minds.ease import EASE
from bot.games.illuminati.minds.remarks import remark
from bot.games.illuminati.minds.standing import STANDING
from bot.games.illuminati.rules import RULES
from bot.games.illuminati.say.words import WORDS
from bot.games.illuminati.see.view import View

RECORDS = tuple(
    {
        "id": slug,
        "name": CARDS.NAME[card],
        "kind": CARDS.KIND[card],
        "ops": [op for op, _ in (*CARDS.EFFECTS[card], *CARDS.PROGRAM[card])],
        "calls": [params["name"] for op, params in CARDS.PROGRAM[card] if op == "call"],
    }
    for card, slug in enumerate(CARDS.SLUG)
)

LETTERS = frozenset({"offer-made", "offer-ended", "peace-broken"})


def figures(view: View) -> Figures:
    """The length of a game is the number of its turns."""
    return Figures(
        view.turn,
        view.turn,
        tuple(CARDS.SLUG[seat.illuminati] for seat in view.seats),
        tuple(seat.alive for seat in view.seats),
    )


ILLUMINATI = Game(
    RULES,
    WORDS,
    PICTURES,
    PLAYERS,
    "illuminati/RULES.md",
    STANDING,
    RECORDS,
    letters=LETTERS,
    ease=EASE,
    figures=figures,
    remark=remark,
)
