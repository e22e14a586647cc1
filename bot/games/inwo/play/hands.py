"""What may be done with a hand at any time: buying Plots, discarding, returning, exposing; and the limit of
Plots (INW-037, 038, 050 to 060)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.choices import Alike
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.modifiers import REPLACE
from bot.engine.moves import Choice, Move, Open, Range, Subset
from bot.engine.structure import NOBODY
from bot.engine.zones import knows, learn
from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import TRAITS, mask
from bot.games.inwo.play.attacks import relief
from bot.games.inwo.play.calls.draws import SELECTED, show_first, way_to_draw
from bot.games.inwo.play.calls.warehouse import UNPACK, stored, unpack
from bot.games.inwo.play.election import office
from bot.games.inwo.play.known import spendable
from bot.games.inwo.play.numbers import granted, passives
from bot.games.inwo.play.stash import apart, covered, distinct
from bot.games.inwo.play.state import DEAD, DISCARD, GROUPS, KILLED, PLOT_DECK, PLOTS, Inwo, show
from bot.games.inwo.play.winning import goals_held, may_hold

LYING = (DEAD, KILLED, DISCARD)
"""Where cards lie that others may take up."""
PLOT_LIMIT = 5
PRICE = 2
"""How many tokens of other Groups are worth one of an Illuminati for buying a Plot (INW-038)."""


PILES = {"plots": PLOTS, "groups": GROUPS}
"""By the word of a record: where cards of that back go that are drawn."""


def no_draw(seat: int, pile: str) -> str:
    """Mark of a turn in which a player draws none of a pile."""
    return f"no-draw:{pile}:{seat}"


def able_to_draw(s: Inwo, seat: int, pile: str) -> bool:
    """Whether there is something to draw, and nothing forbids it."""
    return bool(s.deck(seat, pile)) and no_draw(seat, pile) not in s.used


def deal(k: Kernel, s: Inwo, seat: int, pile: str, count: int, of: int = NOBODY) -> list[int]:
    """The top cards of a deck, the own or that of another seat, go to the hand, as many as there are, if
    nothing keeps the seat from drawing (INW-059); which."""
    count = 0 if no_draw(seat, pile) in s.used else count
    deck = s.deck(of if of != NOBODY else seat, pile)
    drawn = [card for _ in range(count) if (card := s.draw(seat, deck, PILES[pile])) is not None]
    if drawn:
        k.reveal()
        told = {"seat": seat, "count": len(drawn)}
        k.tell(f"{pile}-drawn", told, {seat: {**told, "faces": [s.face[card] for card in drawn]}})
        office.drawn(k, s, drawn)
    if pile == "plots":
        show_first(k, s, seat, drawn)
    return drawn


def draw_out(k: Kernel, s: Inwo, seat: int, card: int) -> None:
    """A card of a deck that all share comes to the hand of `seat`, whose own it is from now on (BIG-01)."""
    plot, s.home[card] = FACES.is_plot_back(s.face[card]), seat
    s.move(card, PLOTS if plot else GROUPS, seat)
    learn(s.known, card, seat)
    told = {"seat": seat, "count": 1}
    k.tell("plots-drawn" if plot else "groups-drawn", told, {seat: {**told, "faces": [s.face[card]]}})
    office.drawn(k, s, [card])


def happen(
    k: Kernel,
    what: str,
    seat: int,
    it: Sequence[int] = (),
    fresh: Sequence[int] = (),
    parties: Sequence[int] = (),
    **more: int,
) -> None:
    """Something is about to happen that can be answered (`uses.happening`)."""
    roles = {role: [value] for role, value in more.items()}
    e = {"what": what, "seat": seat, "it": list(it), "fresh": list(fresh), "more": roles, "fate": ""}
    k.push("happening", [], [], {"cancelled": False, "parties": list(parties), **e}, None, [])


def dropped(s: Inwo) -> list[Any]:
    """What was discarded, destroyed or Devastated since others were last asked about it, each as a moment and
    its roles, as long as it lies there."""
    return [
        [word, {"it": card, "doer": by, "from": whose}]
        for word, card, by, whose in s.dropped
        if word == "devastated" or s.zone[card] in LYING
    ]


def leave(k: Kernel, s: Inwo, *wanted: tuple[int, Move]) -> bool:
    """What lies there is there for all (`uses.fates.Remains`), if there is something: once, before claims are
    made, or as soon as a seat makes a move that is `wanted` for one of the cards. That is sealed, and the
    others may say, too, what they want."""
    items, s.dropped = dropped(s), []
    if items:
        sealed = [[seat, *move] for seat, move in wanted]
        k.push("remains", [seat for seat, _ in wanted], [], [], sealed, [], items)
    return bool(items)


class Drawing(Frame):
    """Cards are drawn: each draw can be kept from happening or made in another way first, and a Plot that was
    drawn can be taken away; in the draw step there is one window for that, with the takeover. Registers:
    whose hand, the pile, how many are left, whether it is the draw step, what was drawn."""

    name = "drawing"
    SEAT, PILE, LEFT, STEPPED, DRAWN = registers(5)
    ABOUT, DRAW, CHOSEN, TELL, DONE = steps("about", "draw", "chosen", "tell", "done")
    owner = SEAT

    @classmethod
    def begin(cls, k: Kernel, s: Inwo, seat: int, pile: str, count: int = 1, step: bool = False) -> None:
        """`seat` draws so many, if it may."""
        if able_to_draw(s, seat, pile):
            k.push(cls.name, seat, pile, count, int(step), [])

    @classmethod
    def left(cls, s: Inwo) -> int:
        """How many cards are still to be drawn in the draw that goes on."""
        return next((int(f[cls.LEFT]) for f in reversed(s.stack) if f[cls.KIND] == cls.name), 0)

    @classmethod
    def use_up(cls, s: Inwo, count: int) -> int:
        """So many of the draws that go on are made in another way; how many really."""
        f = next(f for f in reversed(s.stack) if f[cls.KIND] == cls.name)
        taken = min(count, int(f[cls.LEFT]))
        f[cls.LEFT] -= taken
        return taken

    @classmethod
    def about(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Before it."""
        f[cls.STEP] = cls.DRAW
        happen(k, "draw", f[cls.SEAT], pile=PILES[f[cls.PILE]], step=f[cls.STEPPED])

    @classmethod
    def draw(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """One less, or all that are left."""
        if k.returned() == "cancelled" and f[cls.LEFT] > 0:
            f[cls.LEFT] -= 1
            f[cls.STEP] = cls.ABOUT if f[cls.LEFT] else cls.DONE
            return
        seat, pile = f[cls.SEAT], f[cls.PILE]
        f[cls.STEP] = cls.CHOSEN if way_to_draw(s, seat, pile) else cls.TELL
        if f[cls.STEP] == cls.TELL:
            f[cls.DRAWN] = deal(k, s, seat, pile, f[cls.LEFT])

    @classmethod
    def chosen(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """One card after the other comes to the top as its player likes, and is drawn."""
        seat, pile, way = f[cls.SEAT], f[cls.PILE], way_to_draw(s, f[cls.SEAT], f[cls.PILE])
        if k.returned() == SELECTED:
            f[cls.DRAWN] += deal(k, s, seat, pile, 1)
            f[cls.LEFT] -= 1
        if f[cls.LEFT] > 0 and able_to_draw(s, seat, pile):
            k.push("selecting", seat, pile, way, [])
        else:
            f[cls.STEP] = cls.TELL

    @classmethod
    def tell(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """What was drawn can be taken away."""
        f[cls.STEP] = cls.DONE
        seat, pile, step, drawn = f[cls.SEAT], f[cls.PILE], f[cls.STEPPED], f[cls.DRAWN]
        if pile == "plots" and step:
            s.fresh += drawn
        if drawn and (pile == "plots" or step):
            happen(k, "drawn", seat, drawn[:1] if step else drawn, pile=PILES[pile], step=step)


def _buying(s: Inwo, seat: int) -> list[Choice]:
    """A Plot for a token of the Illuminati (INW-038)."""
    return [("buy-plot",)] if s.tokens[s.illuminati[seat]] and able_to_draw(s, seat, "plots") else []


def _trading(s: Inwo, seat: int) -> list[Choice]:
    """A Plot for tokens of other Groups; Resources cannot buy one (INW-038)."""
    able = tuple(card for card in s.held(seat) if spendable(s, card))
    if len(able) < PRICE or not able_to_draw(s, seat, "plots"):
        return []
    return [Open(("trade-in",), Subset(able, PRICE, PRICE))]


def _hand(s: Inwo, seat: int) -> list[int]:
    return [*s.plots[seat], *s.groups[seat]]


PURCHASES = (Alike("buy-plot", _buying), Alike("trade-in", _trading))
ANYTIME = (
    *PURCHASES,
    Alike("discard", lambda s, seat: [("discard", c) for c in distinct(s, seat, _hand(s, seat))]),
    Alike("return", lambda s, seat: [back(s, seat, c) for c in distinct(s, seat, s.plots[seat])]),
    Alike(
        "expose",
        lambda s, seat: [("expose", c) for c in distinct(s, seat, s.plots[seat])],
        lambda s, seat, move: _is_hidden(s, move[1]),
    ),
    Alike("at-will", lambda s, seat: [("at-will", x.card) for x in passives(s, "at_will") if x.seat == seat]),
    Alike(UNPACK, lambda s, seat: [(UNPACK, card) for card in stored(s, seat)]),
    Alike(relief.RELIEVE, relief.choices),
)
"""What a seat may do at any time with its tokens and its hand (INW-037)."""


def back(s: Inwo, seat: int, card: int) -> Open:
    """A Plot goes back into the deck of `seat`, at any place."""
    return Open(("return", card), Range(0, len(s.plot_deck(seat))))


def _is_hidden(s: Inwo, card: int) -> bool:
    """Whether a card of a hand could be exposed."""
    return not knows(s.known, card, None) and card not in covered(s)


def dispose(s: Inwo, seat: int) -> list[Choice]:
    """How `seat` may get rid of a Plot."""
    plots = distinct(s, seat, s.plots[seat])
    return [*(("discard", card) for card in plots), *(back(s, seat, card) for card in plots)]


def surplus(s: Inwo, seat: int) -> list[Choice]:
    """How `seat` may get rid of a Goal that it may not have besides another (INW-054)."""
    goals = goals_held(s, seat)
    if len(goals) <= 1 or may_hold(s, seat, goals):
        return []
    return [c for c in dispose(s, seat) if (c.prefix if isinstance(c, Open) else c)[1] in goals]


def plot_limit(s: Inwo, seat: int) -> int:
    """How many Plots a seat may hold outside its own turn (INW-052)."""
    own = (source for source in passives(s, "hand_limit") if source.seat == seat)
    return PLOT_LIMIT + sum(granted(s, source) for source in own) + len(apart(s, seat))


def more_draws(s: Inwo, seat: int, pile: str) -> int:
    """How many cards more a seat may draw as its turn begins (INW-018, INW-019)."""
    own = (x for x in passives(s, "draws") if x.seat == seat and x.params["pile"] == pile)
    return sum(granted(s, source) for source in own)


VERBS = frozenset(alike.verb for alike in ANYTIME)


def take(k: Kernel, s: Inwo, seat: int, move: Move) -> None:
    """Carry out one of `ANYTIME`."""
    verb, *rest = move
    cards = [int(card) for card in rest]
    if s.active != seat:
        k.push(Shed.name, seat)
    if verb in ("buy-plot", "trade-in"):
        cards = cards or [s.illuminati[seat]]
        for card in cards:
            s.tokens[card].pop()
        k.tell("plot-bought", {"seat": seat, "faces": [s.face[card] for card in cards]})
        Drawing.begin(k, s, seat, "plots")
    elif verb == "at-will":
        turn_at_will(k, s, cards[0])
    elif verb == UNPACK:
        unpack(k, s, cards[0])
    elif verb == "expose":
        show(k, s, cards[0])
        k.tell("plot-exposed", {"seat": seat, "face": s.face[cards[0]]})
    elif verb == "discard":
        k.reveal()
        s.discard(cards[0])
        k.tell("card-discarded", {"seat": seat, "face": s.face[cards[0]]})
    elif verb == relief.RELIEVE:
        relief.begin(k, s, seat, cards[0], cards[1:])
    else:
        give_back(k, s, seat, cards[0], cards[1])


WILL = "will"
"""Until when an alignment lasts that a player gives a card as they like."""


def turn_at_will(k: Kernel, s: Inwo, card: int) -> None:
    """The card gets the alignment, or loses it again, as its player likes."""
    trait = EFFECTS.said(s.face[card], "at_will")[0]["trait"]
    kept = [change for change in s.changes if (change[1], change[5]) != (card, WILL)]
    verb = "add" if len(kept) == len(s.changes) else "remove"
    made = [[s.stamp, card, REPLACE, mask((trait,)), card, WILL]] if verb == "add" else []
    s.changes = [*kept, *made]
    s.touch()
    told = {"face": s.face[card], "by": s.face[card], "verb": verb, "bit": TRAITS.index(trait)}
    k.tell("alignment-turned", told)


def give_back(k: Kernel, s: Inwo, seat: int, card: int, depth: int) -> None:
    """A Plot goes into the deck, under `depth` cards (INW-055)."""
    seen = knows(s.known, card, None)
    told = {"seat": seat, "depth": depth}
    k.tell("plot-returned", {**told, "face": s.face[card]} if seen else told)
    s.blur(seat, seat)
    s.move(card, PLOT_DECK, s.deck_of(seat, True))
    deck = s.plot_deck(seat)
    deck.pop()
    deck.insert(len(deck) - depth, card)


def shed(k: Kernel, s: Inwo) -> bool:
    """Let somebody whose turn it is not get rid of Plots, if anybody holds too many (INW-052)."""
    full = (q for q in s.after(s.active) if q != s.active and len(s.plots[q]) > PLOT_LIMIT)
    over = next((q for q in full if len(s.plots[q]) > plot_limit(s, q)), None)
    if over is not None:
        k.push(Shed.name, over)
    return over is not None


class Shed(Frame):
    """A seat whose turn it is not holds more Plots than it may (INW-052)."""

    name = "shed"
    without = ("standing",)
    (SEAT,) = registers(1)
    owner = SEAT

    @classmethod
    def run(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        if len(s.plots[f[cls.SEAT]]) > plot_limit(s, f[cls.SEAT]):
            k.ask(f[cls.SEAT])
        else:
            k.pop()

    @classmethod
    def options(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        return dispose(s, seat)

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        take(k, s, seat, move)
