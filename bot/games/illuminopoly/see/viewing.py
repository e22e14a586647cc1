"""How a view is built: an allow-list of what `seat` knows (hidden: money, subversion, the Dog's goal,
sheets, deals)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.engine.frames import name_of
from bot.engine.sealed import SealedRound
from bot.games.illuminopoly.cards.board import ARTILLERY, BANKER, COLOURS, GROUP, PROPERTIES, SPACE
from bot.games.illuminopoly.cards.looks import MATERIAL, chosen_look
from bot.games.illuminopoly.play import victory
from bot.games.illuminopoly.play.attacks.artillery import blast_cost
from bot.games.illuminopoly.play.attacks.favors import Objection
from bot.games.illuminopoly.play.bank import funds, is_banker
from bot.games.illuminopoly.play.chair import Election
from bot.games.illuminopoly.play.deals import spoken, truces
from bot.games.illuminopoly.play.frames import KINDS
from bot.games.illuminopoly.play.landing import Landing
from bot.games.illuminopoly.play.movement import Walk
from bot.games.illuminopoly.play.state import NOBODY, Illuminopoly, controller, owns, sleeping
from bot.games.illuminopoly.play.values import (
    attack_cost,
    current_value,
    lent,
    mortgage_value,
    powers,
    rent_due,
    rezoning_cost,
)
from bot.games.illuminopoly.see.view import (
    ContestView,
    ObjectionView,
    OfferView,
    PropertyView,
    SeatView,
    ThreatView,
    View,
)

STATUS = ("sound", "rezoned", "destroyed", "cleared")
NO_CONTEST = ContestView("")
NO_OBJECTION = ObjectionView()


class Known(Illuminopoly):
    """A copy of the public state in which control is what the viewer believes; the conditions are read
    from it."""

    __slots__ = ()


def believed(s: Illuminopoly, seat: int | None) -> Known:
    """The state as the viewer believes it to be: shared columns, their own idea of control and of the Dog's
    goal."""
    copy = Known.__new__(Known)
    for name in s.columns():
        setattr(copy, name, getattr(s, name))
    if s.result is None:
        copy.control = [controller(s, p, seat) for p in PROPERTIES]
    copy.goal = [goal if q == seat or s.result else NOBODY for q, goal in enumerate(s.goal)]
    return copy


def view(s: Illuminopoly, seat: int | None) -> View:
    """What `seat` may know; everything once the game is over."""
    over = s.result is not None
    known = believed(s, seat)
    power = powers(known)
    tough = Landing.hardened(s)

    def mine(*parties: int) -> bool:
        return over or seat in parties

    return View(
        seat=seat,
        theme=chosen_look(s.options),
        seats=tuple(_seat(s, known, q, seat, power[q]) for q in range(s.seats)),
        properties=tuple(_property(s, known, p, seat, p == tough) for p in PROPERTIES),
        phase=_phase(s),
        round=s.round,
        turn=s.turn,
        active=s.active,
        chair=s.chair,
        bank=s.bank if _sees_bank(s, seat) else None,
        bank_owner=s.bank_owner,
        bankrupt=bool(s.bankrupt),
        pot=s.pot,
        houses_left=s.houses_left,
        hotels_left=s.hotels_left,
        contest=_contest(s, seat),
        objection=_objection(s),
        bribes=_bribes(s, seat),
        offers=_offers(s, mine),
        loans=tuple((a, b, n) for a, b, n in s.loans if mine(a, b)),
        promises=tuple((a, b, words) for a, b, words in spoken(s) if mine(a, b)),
        truces=_fours(truces(s), mine),
        refused=_fours(s.refused, mine),
        threats=tuple(ThreatView(t["by"], t["property"], t["amount"], t["answered"]) for t in s.threats),
        terror=_terror(s),
        sure=tuple(s.sure[seat]) if seat is not None else (),
        goal=s.goal[seat] if seat is not None else NOBODY,
        dipped=s.dipped if over or seat == s.chair else 0,
        options=_options(s),
        walking=Walk.left(s),
        waiting=tuple(q for q in s.waiting if q >= 0),
        result=_result(s),
    )


def _phase(s: Illuminopoly) -> str:
    return "over" if s.result is not None else "setup" if s.round == 0 else "play"


def _terror(s: Illuminopoly) -> tuple[int, ...]:
    """The groups that the Artillery has hit."""
    return tuple(g for g in COLOURS if s.terror >> g & 1)


def _options(s: Illuminopoly) -> tuple[tuple[str, Any], ...]:
    return tuple(sorted((name, value) for name, value in s.options.items() if name != MATERIAL))


def _result(s: Illuminopoly) -> tuple[tuple[str, Any], ...]:
    return () if s.result is None else tuple((key, _frozen(value)) for key, value in s.result.items())


def _offers(s: Illuminopoly, mine: Callable[[int, int], bool]) -> tuple[OfferView, ...]:
    return tuple(_offer(o) for o in s.offers if mine(o["giver"], o["taker"]))


def _fours(
    kept: Iterable[Sequence[int]], mine: Callable[[int, int], bool]
) -> tuple[tuple[int, int, int, int], ...]:
    """What is kept between two seats each, who come first in it."""
    return tuple((a, b, c, d) for a, b, c, d in kept if mine(a, b))


def _sees_bank(s: Illuminopoly, seat: int | None) -> bool:
    return s.result is not None or s.options["money"] == "open" or (seat is not None and seat == s.chair)


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _seat(s: Illuminopoly, known: Illuminopoly, q: int, viewer: int | None, power: int) -> SeatView:
    sees_cash = s.result is not None or s.options["money"] == "open" or q == viewer
    if is_banker(s, q):
        sees_cash = _sees_bank(s, viewer)
    condition = victory.condition(known, q) if s.faction[q] != NOBODY else NOBODY
    return SeatView(
        seat=q,
        faction=s.faction[q],
        alive=bool(s.alive[q]),
        cash=funds(s, q) if sees_cash else None,
        space=s.pos[q] if s.faction[q] != BANKER else -1,
        laps=s.laps[q],
        jailed=s.jailed[q],
        hard=bool(s.hard[q]),
        lost=s.lost[q],
        favors=len(s.favors[q]),
        strikes=s.strikes[q],
        awake=not (s.faction[q] != NOBODY and sleeping(s, q)),
        properties=tuple(owns(s, q)),
        power=power,
        condition=condition,
        progress=victory.progress(known, q) if condition != NOBODY else None,
    )


def _property(
    s: Illuminopoly, known: Illuminopoly, p: int, viewer: int | None, hardened: bool
) -> PropertyView:
    owner = s.owner[p]
    cost, rezoning = _attacks(s, p, viewer, hardened)
    return PropertyView(
        number=p,
        space=SPACE[p],
        group=GROUP[p],
        owner=owner,
        controller=known.control[p],
        status=STATUS[s.status[p]],
        mortgaged=bool(s.mortgaged[p]),
        houses=s.houses[p],
        base=s.base[p],
        value=current_value(s, p),
        loan=lent(s, p) if s.mortgaged[p] else mortgage_value(s, p),
        rent=rent_due(s, p),
        cost=cost,
        rezoning=rezoning,
        outage=s.outage[p],
        linking=s.linking[p],
        master=s.master[p],
        arrow=s.arrow[p],
        x=s.x[p],
        y=s.y[p],
        turned=s.turned[p],
    )


def _attacks(s: Illuminopoly, p: int, viewer: int | None, hardened: bool) -> tuple[int, int]:
    """The base costs of what the viewer could attempt on a property: of a takeover and of a rezoning, for the
    Artillery of a bomb by surprise and of an announced one."""
    if viewer is not None and s.faction[viewer] == ARTILLERY:
        return (
            blast_cost(s, p, viewer, announced=False, hardened=hardened),
            blast_cost(s, p, viewer, announced=True),
        )
    attacker = viewer if viewer is not None else NOBODY - 1
    mine = s.owner[p] == viewer and not s.mortgaged[p]
    cost = 0 if mine else attack_cost(s, p, hardened, attacker)
    return cost, rezoning_cost(s, p, hardened, attacker)


def _offer(o: dict[str, Any]) -> OfferView:
    return OfferView(
        o["number"],
        o["giver"],
        o["taker"],
        o["money"],
        o["want_money"],
        o["loan"],
        tuple(o["give"]),
        tuple(o["get"]),
        o.get("peace", 0),
        o.get("turn", 0),
    )


def _objection(s: Illuminopoly) -> ObjectionView:
    window = Objection.on_top(s)
    return NO_OBJECTION if window is None else ObjectionView(**Objection.about(window))


def _bribes(s: Illuminopoly, seat: int | None) -> tuple[tuple[int, int, int], ...]:
    ballot = Election.on_top(s)
    return () if ballot is None else tuple((a, b, n) for a, b, n in Election.bribes_of(ballot, seat))


def _contest(s: Illuminopoly, seat: int | None) -> ContestView:
    """The topmost thing that is fought over, with the viewer's own sheet and who else is ready."""
    found: dict[str, Any] = {}
    for f in reversed(s.stack):
        kind = KINDS[name_of(f)]
        if issubclass(kind, SealedRound):
            sheet = kind.sheets(f)[seat] if seat is not None else []
            found |= {"ready": tuple(kind.ready(f)), "mine": tuple(sheet[0]) if sheet else ()}
        found |= kind.topic(s, f, seat) or {}
        if "number" in found:
            return ContestView(kind.name, **found)
    return NO_CONTEST
