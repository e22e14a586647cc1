"""The Secret Wars as one record for the registry."""

from __future__ import annotations

from bot.games.contract import Game, Round
from bot.games.tsw.asking.dialogue import READER
from bot.games.tsw.chair import desk
from bot.games.tsw.draw.scene import PICTURES
from bot.games.tsw.minds.ai import PLAYERS
from bot.games.tsw.minds.ease import EASE
from bot.games.tsw.minds.standing import STANDING
from bot.games.tsw.press.paper import PAPERS
from bot.games.tsw.rules import RULES
from bot.games.tsw.say.words import WORDS
from bot.games.tsw.see.view import View
from bot.games.tsw.world.additions import ADDITIONS
from bot.games.tsw.world.records import shipped

RECORDS = (
    *(
        {
            "id": g.name,
            "name": g.name,
            "kind": "group",
            "ops": [g.special.op] if g.special else [],
            "calls": [],
        }
        for g in shipped().groups
    ),
    *(
        {"id": e.name, "name": e.name, "kind": "event", "ops": [e.effect.kind], "calls": []}
        for e in shipped().events
    ),
)


def _round(view: View) -> Round | None:
    """Interview and orders are written by all at once (TSW-10); which player has sent theirs is nobody's
    business: it would tell who leads which conspiracy (TSW-11)."""
    return Round(view.turn, secret=True) if view.phase in ("interview", "orders") else None


LETTERS = frozenset({
    "press", "gamemaster-says", "admitted", "died", "alive-after-all", "attack-off", "defence-returned",
    "offer-off",
})  # fmt: skip
"""What is told to its readers at once, between the turns."""
TSW = Game(
    RULES,
    WORDS,
    PICTURES,
    PLAYERS,
    "tsw/RULES.md",
    STANDING,
    RECORDS,
    round=_round,
    settings={"hours": 240.0, "away_after": 0},
    talk=lambda options: bool(options["press"]),
    papers=PAPERS,
    material=ADDITIONS,
    letters=LETTERS,
    gamemaster={"page": desk.page, "names": desk.names, "find": desk.find},
    reader=READER,
    ease=EASE,
    weighty=True,
)
