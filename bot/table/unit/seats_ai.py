"""Seats that the bot plays: it sees what a person in that seat would see, and draws from a stream of its
own."""

from __future__ import annotations

import logging

from bot.engine.kernel import Kernel
from bot.engine.moves import HOST, Ask, Move, fits
from bot.games.contract import Game, Player
from bot.table.unit import fate

log = logging.getLogger("fnord.table")


def player(game: Game, level: str | None) -> Player:
    """The AI of that level, or the game's first one if it no longer has it."""
    make = game.players.get(level or "") or next(iter(game.players.values()))
    return make()


def answer(game: Game, kernel: Kernel, ask: Ask, level: str | None, seed: bytes) -> tuple[int, Move]:
    """Who moves, and what: the AI's answer to a required ask. An AI that fails gets the rules' default
    answer."""
    draw = fate.ai_stream(seed, kernel.s.seq + 1, ask.seat).below
    view = game.rules.view(kernel.s, ask.seat)
    try:
        move = player(game, level).choose(view, ask, draw)
        if fits(ask.choices, move):
            return ask.seat, move
        log.error("AI %s of %s made no choice at %s but something else", level, game.key, ask.frame)
    except Exception:
        log.exception("AI %s of %s failed at %s", level, game.key, ask.frame)
    return HOST, ("timeout", ask.seat)


def volunteer(game: Game, kernel: Kernel, ask: Ask, level: str | None, seed: bytes) -> Move | None:
    """What the AI does of its own accord, or None."""
    draw = fate.ai_stream(seed, kernel.s.seq + 1, ask.seat).below
    try:
        move = player(game, level).volunteer(game.rules.view(kernel.s, ask.seat), ask, draw)
    except Exception:
        log.exception("AI %s of %s failed to volunteer at %s", level, game.key, ask.frame)
        return None
    return move if move is not None and fits(ask.choices, move) else None
