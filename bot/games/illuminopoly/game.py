"""Illuminopoly as one record for the registry."""

from __future__ import annotations

from bot.games.contract import Figures, Game
from bot.games.illuminopoly.cards.board import FACTIONS
from bot.games.illuminopoly.cards.looks import LOOKS
from bot.games.illuminopoly.draw.scene import PICTURES
from bot.games.illuminopoly.minds.ai import PLAYERS
from bot.games.illuminopoly.minds.ease import EASE
from bot.games.illuminopoly.minds.remarks import remark
from bot.games.illuminopoly.minds.standing import STANDING
from bot.games.illuminopoly.play.cards import DECKS
from bot.games.illuminopoly.rules import RULES
from bot.games.illuminopoly.say.words import WORDS
from bot.games.illuminopoly.see.view import View

RECORDS = tuple(
    {
        "id": card["id"],
        "name": card["id"].replace("-", " ").capitalize(),
        "kind": kind,
        "ops": [op for op, _ in card["ops"]],
        "calls": [],
    }
    for kind, deck in zip(("chance", "community-chest"), DECKS, strict=True)
    for card in {card["id"]: card for card in deck}.values()
)

LETTERS = frozenset(
    {
        "offered",
        "offer-decline",
        "offer-withdraw",
        "offer-failed",
        "bribe-offered",
        "promised",
        "truce-broken",
    }
)


def figures(view: View) -> Figures:
    """The length of a game is the number of its rounds."""
    return Figures(
        view.turn,
        view.round,
        tuple(FACTIONS[seat.faction] if seat.faction >= 0 else "" for seat in view.seats),
        tuple(seat.alive for seat in view.seats),
    )


ILLUMINOPOLY = Game(
    RULES,
    WORDS,
    PICTURES,
    PLAYERS,
    "illuminopoly/RULES.md",
    STANDING,
    RECORDS,
    material=LOOKS,
    letters=LETTERS,
    ease=EASE,
    figures=figures,
    remark=remark,
    offering=frozenset(("offer", "lend", "truce", "tribute")),
)
