"""Devastation and Relief (INW-164 to INW-170)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.kernel import Kernel
from bot.engine.modifiers import number
from bot.engine.moves import Choice, Open, Subset
from bot.engine.structure import NOBODY
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.play.known import POWER, RELIEF, spendable
from bot.games.inwo.play.numbers import Scope, matches, modifiers, passives, power
from bot.games.inwo.play.state import DEVASTATED, GEOMETRY, HELD, Inwo
from bot.games.inwo.play.sums import Attacked
from bot.games.inwo.play.uses.costs import boosters, boosts_of

TIMES = 3
"""How often its printed Power a Place needs."""
PROMISED, REFUSED = "relief-promised", "no-relief"
"""Abilities of effects: Relief comes as its owner's next turn begins; none may be given."""
RELIEVE = "relieve"
Gifts = list[list[int]]
"""What was given for a Relief: seat, card and token of each action."""


def devastate(k: Kernel, s: Inwo, card: int) -> bool:
    """The card is marked; it and all below it lose their tokens (INW-165). Whether that is new (INW-168)."""
    if s.marks[card] & DEVASTATED:
        return False
    s.marks[card] |= DEVASTATED
    for below in GEOMETRY.subtree(s, card):
        s.tokens[below] = []
    s.touch()
    k.tell("devastated", {"face": s.face[card]})
    return True


def needed(s: Inwo, card: int) -> int:
    """How much Power brings Relief."""
    return TIMES * FACES.POWER[s.face[card]]


def gives(s: Inwo, card: int) -> int:
    """What the action of a card is worth in Relief: multiples first, then what is added (INW-099)."""
    relieving = [made for _, made in modifiers(s, card, RELIEF)]
    if not relieving:
        return power(s, card)
    return number(FACES.POWER[s.face[card]], [*(made for _, made in modifiers(s, card, POWER)), *relieving])


def givers(s: Inwo, seat: int) -> list[int]:
    """The cards of a seat that could help."""
    return [card for card in s.structure(seat) if spendable(s, card) and gives(s, card)]


def devastated(s: Inwo) -> Iterator[int]:
    """The Places that may be given Relief."""
    refused = {effect[2] for effect in s.effects if effect[3] == REFUSED}
    for card in s.everywhere():
        if s.marks[card] & DEVASTATED and card not in refused:
            yield card


def choices(s: Inwo, seat: int) -> list[Choice]:
    """With what a seat may begin to give Relief: what it cannot pay alone, even with Plots that boost actions
    (INW-061), others may pay with it."""
    marked = list(devastated(s))
    able = givers(s, seat) if marked else []
    if not able:
        return []
    at = Scope(seat, NOBODY, Attacked.current(s))
    more = {boost.plot: boost.amount for boost in boosts_of(s, boosters(s, at), able, at)}
    most = sum(gives(s, card) for q in s.living(seat) for card in givers(s, q)) + sum(more.values())
    return [Open((RELIEVE, card), Subset(tuple(able), 1)) for card in marked if most >= needed(s, card)]


def begin(k: Kernel, s: Inwo, seat: int, card: int, cards: list[int]) -> None:
    """These act together; if they are not enough, the others are asked."""
    gather(k, s, seat, card, send(k, s, seat, card, cards, []))


def gather(k: Kernel, s: Inwo, seat: int, card: int, paid: Gifts) -> None:
    """What has been given so far is enough, or others may add to it."""
    k.push("relieving", [], [], [], seat, card, paid)


def send(k: Kernel, s: Inwo, seat: int, card: int, cards: list[int], paid: Gifts) -> Gifts:
    """These of a seat act, too."""
    found = [*paid, *([seat, helper, s.tokens[helper].pop()] for helper in cards)]
    told = {"seat": seat, "face": s.face[card], "faces": [s.face[helper] for helper in cards]}
    k.tell("relief-begun", {**told, "left": max(0, needed(s, card) - given(s, found))})
    return found


def given(s: Inwo, paid: Gifts) -> int:
    """What has been given so far."""
    return sum(gives(s, helper) for _, helper, _ in paid)


def relieve(
    k: Kernel, s: Inwo, card: int, by: int = NOBODY, helpers: Sequence[int] = (), paid: Gifts | None = None
) -> None:
    """Relief comes to a card, unless somebody prevents it. paid: actions that were spent for it alone."""
    spent = [[helper, token] for _, helper, token in paid or ()]
    about = {"card": card, "it": card, "doer": by, "helped": list(helpers), "due": []}
    about |= {"paid": spent, "lost": [], "power": None}
    k.push("relief", [], [], {"cancelled": False, **about}, None, [])


def recover(k: Kernel, s: Inwo, when: str) -> None:
    """What has Relief by itself at the end of a turn, or as its owner's turn begins, gets it."""
    found = [x for x in passives(s, "recovers") if x.params["when"] == when]
    for card in reversed(list(devastated(s))):
        own = when == "turn_end" or s.owner[card] == s.active
        helped = any(matches(s, x.params["who"], card, Scope(x.seat, x.card)) for x in found)
        if own and (helped or (when == "next_turn" and _promised(s, card))):
            relieve(k, s, card)
    if when == "next_turn":
        s.effects = [e for e in s.effects if e[3] != PROMISED or s.owner[e[2]] != s.active]


def _promised(s: Inwo, card: int) -> bool:
    return any(effect[2] == card and effect[3] == PROMISED for effect in s.effects)


def forget_promises(s: Inwo, since: int) -> None:
    """What a Place was promised since that stamp, and that is not Devastated after all, is no good for the
    next time."""
    s.effects = [e for e in s.effects if e[3] != PROMISED or e[0] < since or s.marks[e[2]] & DEVASTATED]


def cured(k: Kernel, s: Inwo, card: int) -> None:
    """It is as it was."""
    s.marks[card] &= ~DEVASTATED
    s.touch()
    k.tell("relieved", {"face": s.face[card]})


def is_open(s: Inwo, card: int) -> bool:
    """Whether a card is still there to be given Relief."""
    return s.zone[card] == HELD and card in devastated(s)
