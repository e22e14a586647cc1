"""From the state to what one seat may know (view.py): the only place where views are made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.engine.moves import Open
from bot.engine.structure import NOBODY
from bot.engine.zones import knows
from bot.games.inwo.cards.vocabulary import identical
from bot.games.inwo.decks.piles import SHEETS
from bot.games.inwo.play.attack import PUT_OFF, SIDES, Attack
from bot.games.inwo.play.attacks.gather import Gather, sides
from bot.games.inwo.play.attacks.relief import gives
from bot.games.inwo.play.calls.warehouse import stored
from bot.games.inwo.play.election.rounds import Election
from bot.games.inwo.play.frames import KINDS
from bot.games.inwo.play.hands import plot_limit
from bot.games.inwo.play.holding import Holding
from bot.games.inwo.play.numbers import alignments, awake, global_power, power, resistance, traits
from bot.games.inwo.play.state import AGENT, GEOMETRY, GROUPS, RESOURCE, SHOWN, Inwo
from bot.games.inwo.play.sums import AttackData, Attacked, draft, reckon, total
from bot.games.inwo.play.targets import aims, lending
from bot.games.inwo.play.turn import TurnFrame
from bot.games.inwo.play.winning import basic_goal, goals_held, special_goal
from bot.games.inwo.see.campaign import elected, election, outcome, shielded
from bot.games.inwo.see.history import changes
from bot.games.inwo.see.view import (
    AttackView,
    CardView,
    OfferView,
    PauseView,
    ResourceView,
    SeatView,
    TopicView,
    View,
)
from bot.games.kit.kinds import topic_of

USING = ("play", "use", "take-over", "resource")
"""Verbs that use the card that they name."""


def project(s: Inwo, seat: int | None) -> View:
    """What `seat` may know; None is a spectator."""
    dealt = all(root != NOBODY for root, alive in zip(s.illuminati, s.alive, strict=True) if alive)
    plan = _plan(s, seat)
    drafts = _drafts(s, plan)
    return View(
        seat=seat,
        seats=tuple(_seat(s, q, seat) for q in range(s.seats)) if dealt else (),
        faces=tuple(face if knows(s.known, card, seat) else NOBODY for card, face in enumerate(s.face)),
        nwos=tuple(s.face[card] for card in s.nwos),
        shown=tuple(s.tried),
        active=s.active,
        turn=s.turn,
        phase=_phase(s),
        attack=_attack(s),
        planning=plan["card"] if plan is not None else NOBODY,
        put_off=_put_off(s, seat),
        outlook=_outlook(s, drafts),
        helps=_helps(s, drafts),
        lends=_lends(s, seat),
        offers=tuple(_offer(offer) for offer in s.offers if seat in (offer["giver"], offer["taker"])),
        options=tuple((name, value) for name, value in s.options.items() if name != SHEETS),
        result=tuple((s.result or {}).items()),
        waiting=tuple(s.waiting),
        topic=_topic(s, seat),
        usable=_usable(s, seat),
        pause=_pause(s),
        decks=_decks(s),
        ties=_ties(s),
        notes=_notes(s, seat),
        area=tuple(_card(s, card) for card in s.area),
        election=election(s, seat),
        president=s.republic["president"],
        vice=s.republic["vice"],
        elections_held=s.republic["held"],
        outcome=outcome(s),
        elected=elected(s),
        shielded=shielded(s),
        sharing=s.has_area,
    )


OPEN = (RESOURCE, AGENT)
"""Where cards lie among the Resources of a player."""


def _ties(s: Inwo) -> tuple[tuple[int, int, int, bool, bool], ...]:
    """Every link as it is now (EVL-20, EVL-30)."""
    return tuple(
        (s.face[card], host, since, bool(permanent), not awake(s, card, host))
        for card, host, permanent, since, *_ in s.links
    )


def _notes(s: Inwo, viewer: int | None) -> tuple[tuple[int, int], ...]:
    """What the viewer has written down."""
    return tuple((s.face[card], noted) for card, noted in s.notes if s.owner[card] == viewer)


def _decks(s: Inwo) -> tuple[tuple[int, ...], ...]:
    """What everybody brought: nobody learns it before the end (INW-204)."""
    if s.result is None:
        return ()
    cards = list(enumerate(s.home))
    return tuple(tuple(s.face[card] for card, home in cards if home == seat) for seat in range(s.seats))


def _usable(s: Inwo, viewer: int | None) -> tuple[int, ...]:
    """What the viewer may play from the hand or use in play, as the decision on top has it."""
    if viewer is None or viewer not in (*s.waiting, *s.may):
        return ()
    able = KINDS[s.doing].options(s, s.stack[-1], viewer)
    moves = [choice for choice in able if not isinstance(choice, Open) and choice[0] in USING]
    return tuple(dict.fromkeys(int(move[1]) for move in moves))


def _phase(s: Inwo) -> str:
    if s.result is not None:
        return "over"
    if Election.find(s) is not None:
        return "election"
    turn = TurnFrame.find(s)
    return "setup" if turn is None else TurnFrame.phase(turn)


def _seat(s: Inwo, seat: int, viewer: int | None) -> SeatView:
    own = s.structure(seat) if s.alive[seat] else []
    special = special_goal(s, seat) if own else None
    return SeatView(
        seat=seat,
        illuminati=s.face_of(s.illuminati[seat]),
        alive=bool(s.alive[seat]),
        turns=s.turns[seat],
        structure=tuple(_card(s, card) for card in own),
        resources=tuple(_resource(s, card) for card in s.resources[seat] if s.zone[card] in OPEN),
        plots=_known(s, s.plots[seat], viewer),
        groups=_known(s, s.groups[seat], viewer),
        plot_count=len(s.plots[seat]),
        plot_limit=plot_limit(s, seat) if own else 0,
        group_count=len(s.groups[seat]),
        plot_deck=len(s.plot_deck(seat)),
        group_deck=len(s.group_deck(seat)),
        held=max(len(own) - 1, 0),
        power=sum(power(s, card) for card in own),
        discards=tuple(s.face[card] for card in _known(s, s.discards[seat], None)),
        destroyed=tuple(s.face[card] for card in s.destroyed[seat]),
        basic=basic_goal(s, seat) if own else (0, 0),
        special=special,
        goals=tuple(_goals(s, seat, viewer)),
        stored=len(stored(s, seat)),
        exposed=_known(s, s.plots[seat], None),
    )


def _known(s: Inwo, pile: Sequence[int], viewer: int | None) -> tuple[int, ...]:
    """The cards of a hand that the viewer knows."""
    return tuple(card for card in pile if knows(s.known, card, viewer))


def _goals(s: Inwo, seat: int, viewer: int | None) -> Iterator[tuple[int, int, int]]:
    for card in goals_held(s, seat) if s.alive[seat] else ():
        if knows(s.known, card, viewer):
            face = s.face[card]
            yield (face, *(special_goal(s, seat, face) or basic_goal(s, seat, face)))


def _card(s: Inwo, card: int) -> CardView:
    master = s.master[card]
    return CardView(
        card=card,
        face=s.face[card],
        owner=s.owner[card],
        power=power(s, card),
        reach=global_power(s, card),
        resistance=resistance(s, card),
        traits=traits(s, card),
        master=master,
        arrow=s.arrow[card],
        x=s.x[card],
        y=s.y[card],
        turned=s.turned[card],
        depth=GEOMETRY.depth(s, card),
        shared=identical(alignments(s, card), alignments(s, master)) if master != NOBODY else 0,
        open_arrows=tuple(GEOMETRY.open_arrows(s, card)),
        tokens=len(s.tokens[card]),
        marks=s.marks[card],
        linked=tuple(s.face[other] for other in s.links_of(card)),
        changes=changes(s, card),
        relief=gives(s, card),
    )


def _resource(s: Inwo, card: int) -> ResourceView:
    host = next((link[1] for link in s.links if link[0] == card), s.illuminati[s.owner[card]])
    return ResourceView(card, s.face[card], len(s.tokens[card]), host)


def _plan(s: Inwo, viewer: int | None) -> AttackData | None:
    """An attack that only its owner knows of yet."""
    f = Attack.on_top(s)
    if f is None or not Attack.is_plan(f) or Attack.data(f)["seat"] != viewer:
        return None
    return Attack.data(f)


def planning(s: Inwo, seat: int) -> bool:
    """Whether `seat` plans an attack: every one that it may become is reckoned up."""
    return _plan(s, seat) is not None


def _drafts(s: Inwo, plan: AttackData | None) -> tuple[AttackData, ...]:
    """All attacks that a plan may become."""
    if plan is None:
        return ()
    return tuple(
        {**draft(s, plan["card"], str(kind), int(str(target))), "added": plan["added"]}
        for alike in aims(plan)
        for kind, target in alike.open(s, plan["seat"])
    )


def _put_off(s: Inwo, viewer: int | None) -> tuple[int, ...]:
    if viewer != s.active:
        return ()
    return tuple(int(mark.partition(":")[2]) for mark in s.used if mark.startswith(PUT_OFF))


def _outlook(s: Inwo, drafts: Sequence[AttackData]) -> tuple[tuple[str, int, int], ...]:
    return tuple((a["kind"], a["target"], total(reckon(_shown(s, a), a))) for a in drafts)


def _shown(s: Inwo, a: AttackData) -> Inwo:
    """The position in which an attack is reckoned up: Plots on a target from the hand wake (EVL-40)."""
    target = a["target"]
    if s.zone[target] != GROUPS or all(link[1] != target for link in s.links):
        return s
    found = s.clone()
    found.move(target, SHOWN, a["seat"])
    return found


def _helps(s: Inwo, drafts: Sequence[AttackData]) -> tuple[tuple[str, int, int, int], ...]:
    return tuple(
        (a["kind"], a["target"], card, worth) for a in drafts for card, worth in lending(s, a, a["seat"], 1)
    )


def _lends(s: Inwo, viewer: int | None) -> tuple[tuple[int, int, int], ...]:
    if viewer is None or s.doing != Gather.name or not s.alive[viewer]:
        return ()
    a = Gather.attack(s)
    return tuple(
        (
            card,
            SIDES[side],
            worth * (len(s.tokens[card]) if card == a["target"] else 1),
        )
        for side in sides(a, viewer)
        for card, worth in lending(s, a, viewer, SIDES[side])
    )


def _attack(s: Inwo) -> AttackView | None:
    a = Attacked.current(s)
    if a is None:
        return None
    parts = [(str(name), int(face), int(amount)) for name, face, amount in (a["parts"] or reckon(s, a))]
    return AttackView(
        attacker=a["seat"],
        card=a["card"],
        kind=a["kind"],
        target=a["target"],
        defender=a["defender"],
        privileged=a["privileged"],
        number=total(parts),
        parts=tuple(parts),
        spent=tuple((seat, card, side, count) for seat, card, side, count in a["spent"]),
        agents=tuple((seat, side) for seat, _, side in a["agents"]),
        roll=tuple(a["roll"]),
    )


def _offer(offer: dict[str, Any]) -> OfferView:
    return OfferView(
        number=offer["number"],
        giver=offer["giver"],
        taker=offer["taker"],
        give_cards=tuple(offer["give_cards"]),
        get_cards=tuple(offer["get_cards"]),
    )


def _pause(s: Inwo) -> PauseView | None:
    """The window on top, as everybody sees it."""
    kind = KINDS.get(s.doing)
    if kind is None or not issubclass(kind, Holding):
        return None
    f = s.stack[-1]
    about, watching = kind.concern(s, f), tuple(kind.watching(s, f))
    return PauseView(
        about.word, watching, tuple(sorted(about.touched - {NOBODY})), about.by, kind.minor(s, f)
    )


def _topic(s: Inwo, viewer: int | None) -> TopicView | None:
    """The frame on top in words, as far as it is the viewer's business."""
    fields = topic_of(s, KINDS, viewer)
    return None if fields is None else TopicView(**fields)
