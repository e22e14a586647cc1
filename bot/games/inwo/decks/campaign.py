"""What a table with elections puts on the table: its options, and the shared deck of Groups (ELE-01)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.chance import Stream
from bot.engine.kernel import OptionSpec
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import FORMS, LISTS, TRAITS

OWN, BIG, COMMUNAL = "own", "big", "communal"
NO, ROUNDS, WHITE_HOUSE, HUNGRILY, CYNICAL = "no", "rounds", "white-house", "hungrily", "cynical"
SHORT = (WHITE_HOUSE, HUNGRILY)
"""The variants that end after a fixed number of rounds, and in which no Goal wins."""
POLL = 10
"""Minutes for which the room votes."""

OPTIONS = (
    OptionSpec("elections", NO, (NO, ROUNDS, WHITE_HOUSE, HUNGRILY, CYNICAL), "ELE-02"),
    OptionSpec("election_poll", POLL, (POLL, 5, 20, 30, 60), "ELE-10", ("elections", ROUNDS, *SHORT)),
    OptionSpec("election_rounds", 4, (4, 2, 3, 6, 8), "ELE-20", ("elections", *SHORT)),
    OptionSpec("election_nations", "out", ("out", "in"), "ELE-01", ("elections",)),
    OptionSpec("election_foreigners", "in", ("in", "out"), "ELE-01", ("elections",)),
    OptionSpec("election_candidates", "invented", ("invented", "printed"), "ELE-01", ("elections",)),
)
"""elections: which variant. election_poll: how many minutes the room has to vote. election_rounds: after how
many the short ones end. The others are switches of the deck: nations, persons who are not American (or are
dead, undead, or unfit), candidates of our own."""

SHARE, PERSONS = 25, 5
"""How many cards a shared Group deck has for each player; with elections, one in so many is a Personality."""
NATION = 1 << TRAITS.index("nation")


def format_in_play(options: Mapping[str, Any]) -> str:
    """Who draws from what: with elections the Groups are always for all."""
    chosen = str(options["format"])
    return COMMUNAL if chosen == OWN and options["elections"] != NO else chosen


def extra_plots(options: Mapping[str, Any]) -> tuple[int, ...]:
    """What each Plot deck holds on top of its cards (ELE-22)."""
    return (FACES.face("elected-president"),) if options["elections"] == CYNICAL else ()


def campaign(options: Mapping[str, Any], given: Sequence[int], seats: int, stream: Stream) -> tuple[int, ...]:
    """The shared deck of Groups: the given faces, each once, and others by chance until there are enough.
    With elections it begins with the cards that their rules name, and all persons."""
    faces = [face for face in range(len(FACES.ID)) if not FACES.is_plot_back(face)]
    if options["elections"] == NO:
        return _filled(given, [f for f in faces if FACES.SET[f] == "limited"], SHARE * seats, stream)
    able = [face for face in faces if _allowed(options, face)]
    persons = [face for face in able if FACES.TYPE[face] == "personality"]
    named = [face for face in map(FACES.face, sorted(LISTS["named"])) if face in able]
    size = min(SHARE * seats, PERSONS * len(persons))
    brought = [face for face in able if face in given]
    return _filled(_filled((*persons, *named), brought, size, stream), able, size, stream)


def _filled(found: Sequence[int], rest: Sequence[int], size: int, stream: Stream) -> tuple[int, ...]:
    """The faces, each once, and others by chance up to a number."""
    kept = dict.fromkeys(found)
    left = [face for face in rest if face not in kept]
    while left and len(kept) < size:
        kept[left.pop(stream.below(len(left)))] = None
    return tuple(sorted(kept))


def _allowed(options: Mapping[str, Any], face: int) -> bool:
    card = FACES.ID[face]
    if options["election_nations"] == "out" and FACES.TRAITS[face] & NATION:
        return False
    if options["election_foreigners"] == "out" and card in LISTS["foreign"]:
        return False
    invented = FACES.SET[face] == "house" and card not in FORMS
    return card not in FORMS.values() and not (invented and options["election_candidates"] == "printed")
