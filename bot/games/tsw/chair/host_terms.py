"""What a gamemaster's move names (seats, groups, people, numbers, words), and why it may be no such thing."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from bot.engine.moves import Refused, Text, text
from bot.games.tsw.play.named import borne
from bot.games.tsw.play.state import SecretWars
from bot.games.tsw.play.turn import TurnFrame
from bot.games.tsw.world.naming import LONGEST, fault, tidy

CUSTOM = 900
"""Characters of a line in the gamemaster's own words."""


def demand(fits: object, reason: Text | None = None) -> None:
    """Raises Refused with `reason` unless `fits`."""
    if not fits:
        raise Refused([reason or text("refused-host")])


def reviewing(s: SecretWars) -> bool:
    """Whether a turn (or the founding) lies on the desk and waits for approval."""
    return TurnFrame.in_review(s) is not None


def need_review(s: SecretWars) -> None:
    """Raises Refused unless something waits for approval."""
    demand(reviewing(s), text("tsw-desk-no-review"))


def a_seat(s: SecretWars, seat: object) -> int:
    """A seat that still plays, after the founding. Raises Refused."""
    if type(seat) is not int or not 0 <= seat < s.seats or not s.alive[seat] or not s.g_name:
        raise Refused([text("refused-no-seat")])
    return seat


def a_group(s: SecretWars, name: object) -> int:
    """The living group of that name, however it is spelt. Raises Refused with the nearest name."""
    living = {s.g_name[g]: g for g in range(len(s.g_name)) if s.g_alive[g]}
    return living[_named(list(living), name, "tsw-desk-no-group")]


def a_person(s: SecretWars, name: object) -> int:
    """The person of that name, however it is spelt. Raises Refused with the nearest name."""
    return s.named_person(_named(s.p_name, name, "tsw-desk-no-person"))


def _named(names: Sequence[str], name: object, refusal: str) -> str:
    wanted = " ".join(str(name).split()).casefold()
    known = {known.casefold(): known for known in names}
    if wanted in known:
        return known[wanted]
    near = get_close_matches(wanted, list(known), n=1)
    raise Refused([text(refusal, name=str(name), near=known[near[0]] if near else "none")])


def a_number(value: object, most: int, least: int = 0) -> int:
    """A whole number from `least` to `most`. Raises Refused."""
    if type(value) is not int:
        raise Refused([text("shape-number")])
    demand(least <= value <= most, text("shape-range", least=least, most=most, given=value))
    return value


def some_words(value: object, most: int = CUSTOM, least: int = 1) -> str:
    """A text of `least` to `most` characters. Raises Refused."""
    fits = isinstance(value, str) and least <= len(value.strip()) and len(value) <= most
    demand(fits, text("shape-length", least=least, most=most))
    return str(value)


def a_new_name(s: SecretWars, value: object) -> str:
    """A name that neither a group nor a person nor a place bears. Raises Refused."""
    name = tidy(some_words(value, LONGEST))
    wrong = fault(name, borne(s, range(len(s.g_name)), range(len(s.p_name))))
    demand(wrong is None, wrong)
    return name


def a_place(lines: Sequence[object], number: object) -> int:
    """A place in `lines`, or the one after the last. Raises Refused if the lines have changed meanwhile."""
    fits = type(number) is int and 0 <= number <= len(lines)
    demand(fits, text("tsw-desk-line-gone"))
    return int(str(number))


def own(words: str) -> list[object]:
    """A line in the gamemaster's own words."""
    return ["custom", 0, {"text": words}]
