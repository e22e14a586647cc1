"""INWO as one record for the registry."""

from __future__ import annotations

from itertools import chain

from bot.games.contract import Game
from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.decks.sheets import DECKS
from bot.games.inwo.draw.reports import reports
from bot.games.inwo.draw.scene import PICTURES
from bot.games.inwo.minds.ease import EASE
from bot.games.inwo.minds.pauses import STOPS, pauses
from bot.games.inwo.minds.players import PLAYERS
from bot.games.inwo.minds.remarks import remark
from bot.games.inwo.minds.standing import STANDING
from bot.games.inwo.play.uses.printed import words_done
from bot.games.inwo.rules import RULES
from bot.games.inwo.say.words import WORDS
from bot.games.inwo.see.projection import planning


def _record(face: int) -> dict[str, object]:
    """A printed card as the command line lists it."""
    done = [each.do for each in EFFECTS.TRIGGERS[face]]
    done += [use.do for use in (*EFFECTS.ACTIONS[face], *EFFECTS.PLAY[face])]
    effects = [*EFFECTS.PASSIVES[face], *EFFECTS.GOAL[face], *chain.from_iterable(done)]
    return {
        "id": FACES.ID[face],
        "name": FACES.NAME[face],
        "kind": FACES.TYPE[face],
        "ops": sorted(words_done(effects)),
        "calls": [params["name"] for word, params in effects if word == "call"],
    }


LETTERS = frozenset({"offer-made", "offer-ended"})

INWO = Game(
    RULES,
    WORDS,
    PICTURES,
    PLAYERS,
    "inwo/RULES.md",
    STANDING,
    tuple(map(_record, range(len(FACES.ID)))),
    letters=LETTERS,
    ease=EASE,
    sheets=DECKS,
    pauses=pauses,
    stops=STOPS,
    chores=frozenset(("discard", "expose", "return")),
    reports=reports,
    taxing=planning,
    remark=remark,
)
