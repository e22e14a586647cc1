"""What may be done with a hand at any time: buying Plots, discarding, returning, exposing; and the limit of
Plots (INW-037, 038, 050 to 060)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.frames import FrameData, registers
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move, Open, Range, Subset
from bot.engine.zones import knows, publish
from bot.games.inwo.play.numbers import Scope, count, passives
from bot.games.inwo.play.state import GROUPS, PLOT_DECK, PLOTS, Inwo
from bot.games.inwo.play.winning import goal_limit, goals_held

PLOT_LIMIT = 5
PRICE = 2
"""How many tokens of other Groups are worth one of an Illuminati for buying a Plot (INW-038)."""


def draw_plots(k: Kernel, s: Inwo, seat: int, count: int = 1) -> None:
    """The top cards of the Plot deck go to the hand, as many as there are (INW-059)."""
    _draw(k, s, seat, s.plot_deck(seat), PLOTS, "plots-drawn", count)


def draw_groups(k: Kernel, s: Inwo, seat: int, count: int = 1) -> None:
    """The top cards of the Group deck go to the hand."""
    _draw(k, s, seat, s.group_deck(seat), GROUPS, "groups-drawn", count)


def _draw(k: Kernel, s: Inwo, seat: int, deck: Sequence[int], zone: int, kind: str, count: int) -> None:
    drawn = [card for _ in range(count) if (card := s.draw(seat, deck, zone)) is not None]
    if drawn:
        k.reveal()
        told = {"seat": seat, "count": len(drawn)}
        k.tell(kind, told, {seat: {**told, "faces": [s.face[card] for card in drawn]}})


def purses(s: Inwo, seat: int) -> list[int]:
    """The Groups besides the Illuminati whose tokens could buy a Plot; Resources cannot (INW-038)."""
    return [card for card in s.held(seat) if s.tokens[card]]


def purchases(s: Inwo, seat: int) -> list[Choice]:
    """How `seat` may buy a Plot now (INW-038)."""
    if not s.plot_deck(seat):
        return []
    found: list[Choice] = [("buy-plot",)] if s.tokens[s.illuminati[seat]] else []
    able = purses(s, seat)
    if len(able) >= PRICE:
        found.append(Open(("trade-in",), Subset(tuple(able), PRICE, PRICE)))
    return found


def anytime(s: Inwo, seat: int) -> list[Choice]:
    """What `seat` may do at any time with its tokens and its hand (INW-037)."""
    found = purchases(s, seat)
    last = len(s.plot_deck(seat))
    for card in s.plots[seat]:
        found += [("discard", card), Open(("return", card), Range(0, last))]
        if not knows(s.known, card, None):
            found.append(("expose", card))
    found += [("discard", card) for card in s.groups[seat]]
    return found


def dispose(s: Inwo, seat: int) -> list[Choice]:
    """How `seat` may get rid of a Plot."""
    last = len(s.plot_deck(seat))
    found: list[Choice] = [("discard", card) for card in s.plots[seat]]
    return [*found, *(Open(("return", card), Range(0, last)) for card in s.plots[seat])]


def surplus(s: Inwo, seat: int) -> list[Choice]:
    """How `seat` may get rid of a Goal that it may not have besides another (INW-054)."""
    goals = goals_held(s, seat)
    if len(goals) <= goal_limit(s, seat):
        return []
    return [c for c in dispose(s, seat) if (c.prefix if isinstance(c, Open) else c)[1] in goals]


def plot_limit(s: Inwo, seat: int) -> int:
    """How many Plots a seat may hold outside its own turn (INW-052)."""
    own = [source for source in passives(s, "hand_limit") if source.seat == seat]
    return PLOT_LIMIT + sum(int(source.params["n"]) for source in own)


def more_draws(s: Inwo, seat: int, pile: str) -> int:
    """How many cards more a seat may draw as its turn begins (INW-018, INW-019)."""
    found = 0
    for source in passives(s, "draws"):
        if source.seat == seat and source.params["pile"] == pile:
            at, per = Scope(seat, source.card), source.params.get("per")
            found += int(source.params["n"]) * (count(s, per, at) if per else 1)
    return found


VERBS = frozenset(("buy-plot", "trade-in", "discard", "return", "expose"))


def take(k: Kernel, s: Inwo, seat: int, move: Move) -> None:
    """Carry out one of `anytime`."""
    verb, *rest = move
    cards = [int(card) for card in rest]
    if verb == "buy-plot":
        s.tokens[s.illuminati[seat]].pop()
        k.tell("plot-bought", {"seat": seat, "faces": [s.face[s.illuminati[seat]]]})
        draw_plots(k, s, seat)
    elif verb == "trade-in":
        for card in cards:
            s.tokens[card].pop()
        k.tell("plot-bought", {"seat": seat, "faces": [s.face[card] for card in cards]})
        draw_plots(k, s, seat)
    elif verb == "expose":
        k.reveal()
        publish(s.known, cards[0])
        k.tell("plot-exposed", {"seat": seat, "face": s.face[cards[0]]})
    elif verb == "discard":
        k.reveal()
        s.discard(cards[0])
        k.tell("card-discarded", {"seat": seat, "face": s.face[cards[0]]})
    else:
        give_back(k, s, seat, cards[0], cards[1])
    if s.active != seat and len(s.plots[seat]) > plot_limit(s, seat):
        k.push(Shed.name, seat)


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


class Shed(Frame):
    """A seat whose turn it is not holds more Plots than it may (INW-052)."""

    name = "shed"
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
