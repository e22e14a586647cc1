"""Scenarios of INWO: a position in readable words, and the deeds that take several moves.

    given(play={0: "c-i-a>texas", 1: "japan"}, hands={0: "k-k-k"}, decks={0: "moonies"})
    .seat(0).controls("japan", by="c-i-a", aid="texas").expect("attack", number=5).rolls(3, 4).idle()

Everything is called by its id (`c-i-a`), a seat by its number; of several copies the first is meant, and
`c-i-a@1` is the first that seat 1 had when the scenario began. A game starts in the main part of a turn of
seat 0, all have finished two turns, and every card of a structure has a token, unless it says otherwise.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

from bot.engine.kernel import Kernel
from bot.engine.moves import CHANCE, LAPSE, PASS, Choice, Move, Open, complete
from bot.engine.structure import NOBODY
from bot.engine.zones import knows, learn, publish
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import ALIGNED, SIDES, TRAITS
from bot.games.inwo.play.attack import Attack
from bot.games.inwo.play.numbers import global_power, power, resistance, traits
from bot.games.inwo.play.state import (
    AREA,
    CENTRE,
    DEAD,
    DEVASTATED,
    DISCARD,
    GEOMETRY,
    GROUP_DECK,
    GROUPS,
    HELD,
    KILLED,
    ORDINARY,
    PLOT_DECK,
    PLOTS,
    RESOURCE,
    SHOWN,
    UNDER,
    Inwo,
)
from bot.games.inwo.play.sums import reckon, total
from bot.games.inwo.play.turn import TurnFrame
from bot.games.inwo.play.uses.using import Using
from bot.games.inwo.play.winning import basic_goal, special_goal
from bot.games.inwo.rules import INFO, RULES
from tests.support.scenario import Scenario, Word

ILLUMINATI = (
    "bavarian-illuminati", "the-network", "servants-of-cthulhu", "gnomes-of-zurich", "bermuda-triangle",
    "discordian-society",
)  # fmt: skip
"""Who sits where if a scenario does not say."""
ROOT = ILLUMINATI[0]
"""The Illuminati of seat 0: as a leader it brings no alignments, and no bonus of its own."""

PHASES = {
    "begin": TurnFrame.BEGIN,
    "draw": TurnFrame.DRAW,
    "takeover": TurnFrame.TAKE,
    "tokens": TurnFrame.TOKENS,
    "act": TurnFrame.ACT,
    "knock": TurnFrame.KNOCK,
}
"""Where in the turn of seat `active` a scenario can start."""

ZONES = {
    PLOT_DECK: "deck", GROUP_DECK: "deck", PLOTS: "hand", GROUPS: "hand", HELD: "structure",
    RESOURCE: "resources", SHOWN: "shown", DISCARD: "discards", DEAD: "destroyed", KILLED: "killed",
    CENTRE: "centre", AREA: "area", UNDER: "under",
}  # fmt: skip


class InwoGuide:
    """How scenarios speak of one game of INWO."""

    rules = RULES
    resting = (TurnFrame.name, "act")
    passing: tuple[Move, ...] = (
        PASS, LAPSE, ("draw-nothing",), ("no-takeover",), ("stay",), ("no-nomination",), ("keep",),
        ("declared",),
    )  # fmt: skip

    def __init__(self) -> None:
        self.names: dict[str, int] = {}

    def arrange(
        self,
        seats: int,
        illuminati: Mapping[int, str] | None = None,
        play: Mapping[int, str] | None = None,
        hands: Mapping[int, str] | None = None,
        decks: Mapping[int, str] | None = None,
        resources: Mapping[int, str] | None = None,
        destroyed: Mapping[int, str] | None = None,
        links: Mapping[str, str] | None = None,
        exposed: str = "",
        nwos: str = "",
        devastated: str = "",
        area: str = "",
        president: str = "",
        vice: str = "",
        spent: str = "",
        tokens: Mapping[str, int] | None = None,
        turns: int | Mapping[int, int] = 2,
        active: int = 0,
        phase: str = "act",
        **options: Any,
    ) -> Inwo:
        """A legal position.

        illuminati: by seat; the others get those of ILLUMINATI that are left, in order. play: by seat, what
        hangs below it: `texas c-i-a>japan` are Texas and the C.I.A. on the first open arrows, and Japan below
        the C.I.A.; `texas:left` hangs on the arrow that is printed on that side. hands, decks, resources,
        destroyed: by seat; of decks the first card is drawn first, and those of seat -1 are for all. area:
        what lies uncontrolled. president, vice: who holds the offices. links: from card to host. spent: cards
        and seats (`0` for its Illuminati) whose tokens are gone; tokens: how many others have. devastated:
        what is so. exposed: Plots of hands that all can see.
        """
        s = Inwo(seats, INFO.settle(options))
        self._build(s, illuminati or {}, play or {})
        for seat, words in (hands or {}).items():
            for name in words.split():
                self._stow(s, name, seat, (PLOTS, s.plots), (GROUPS, s.groups))
        for seat, words in (decks or {}).items():
            for name in reversed(words.split()):
                self._stow(s, name, seat, (PLOT_DECK, s.plot_decks), (GROUP_DECK, s.group_decks))
        for zone, pile, named in (
            (RESOURCE, s.resources, resources),
            (DEAD, s.destroyed, destroyed),
        ):
            for seat, words in (named or {}).items():
                pile[seat] += [self._add(s, name, seat, zone) for name in words.split()]
        self._lay(s, area, nwos, exposed, links or {})
        for name, count in (dict.fromkeys(spent.split(), 0) | dict(tokens or {})).items():
            card = s.illuminati[int(name)] if name.isdigit() else self.names[name]
            s.tokens[card] = [ORDINARY] * count
        self._devastate(s, devastated)
        s.turns = [turns if isinstance(turns, int) else turns.get(seat, 0) for seat in range(seats)]
        self._govern(s, president, vice)
        s.active, s.turn = active, int(phase != "begin") + 3 * seats
        s.stack = [TurnFrame.new(step=PHASES[phase])]
        return s

    def _lay(self, s: Inwo, area: str, nwos: str, exposed: str, links: Mapping[str, str]) -> None:
        """What is nobody's, what all can see, and what hangs on what."""
        s.area = [self._add(s, name, NOBODY, AREA) for name in area.split()]
        s.nwos = [self._add(s, name, 0, CENTRE) for name in nwos.split()]
        for name in exposed.split():
            publish(s.known, self.names[name])
        for card, host in links.items():
            s.links.append([self.names[card], self.names[host], 0, 0, 0])

    def _govern(self, s: Inwo, president: str, vice: str) -> None:
        """Who holds the offices; a round begins with seat 0."""
        s.republic["first"] = 0
        for role, name in (("president", president), ("vice", vice)):
            if name:
                s.republic[role] = self.names[name]

    def _build(self, s: Inwo, chosen: Mapping[int, str], play: Mapping[int, str]) -> None:
        """The structures."""
        rest = [name for name in ILLUMINATI if name not in chosen.values()]
        for seat in range(s.seats):
            root = s.illuminati[seat] = self._add(s, chosen.get(seat) or rest.pop(0), seat, HELD)
            GEOMETRY.put_root(s, root)
        for seat, tree in play.items():
            for branch in tree.split():
                above = s.illuminati[seat]
                for name in branch.split(">"):
                    above = self._attach(s, name, above)

    def _stow(self, s: Inwo, name: str, seat: int, *piles: tuple[int, list[list[int]]]) -> None:
        """A card goes to the first of two piles if it is a Plot, else to the second."""
        zone, pile = piles[not FACES.is_plot_back(FACES.face(name))]
        pile[seat].append(self._add(s, name, seat, zone))

    def _devastate(self, s: Inwo, names: str) -> None:
        for name in names.split():
            s.marks[self.names[name]] |= DEVASTATED
            for card in GEOMETRY.subtree(s, self.names[name]):
                s.tokens[card] = []

    def _add(self, s: Inwo, name: str, seat: int, zone: int) -> int:
        card = s.add(FACES.face(name), seat, zone)
        self.names.setdefault(name, card)
        self.names.setdefault(f"{name}@{seat}", card)
        if zone in (PLOTS, GROUPS):
            learn(s.known, card, seat)
        elif zone not in (PLOT_DECK, GROUP_DECK):
            publish(s.known, card)
        if zone == RESOURCE and "unique" in FACES.TAGS[s.face[card]] and s.face[card] not in s.seen:
            s.seen.append(s.face[card])
        if zone in (HELD, RESOURCE):
            s.tokens[card] = [ORDINARY] * FACES.TOKENS[s.face[card]]
        return card

    def _attach(self, s: Inwo, word: str, master: int) -> int:
        name, _, side = word.partition(":")
        free = GEOMETRY.open_arrows(s, master)
        assert free, f"no arrow for {name} on {s.name(master)}"
        arrow = SIDES.index(side) if side else free[0]
        assert arrow in free, f"no open arrow for {word} on {s.name(master)}"
        card = self._add(s, name, s.owner[master], HELD)
        GEOMETRY.attach(s, card, master, arrow)
        return card

    def number(self, word: str) -> int | None:
        """A card of this game, or a printed side."""
        if word in self.names:
            return self.names[word]
        return SIDES.index(word) if word in SIDES else None

    def look(self, s: Inwo, subject: Word, fact: str) -> object:
        """A fact about a card, a seat (by number), `attack`, or `table`."""
        if subject == "attack":
            return _of_attack(s, fact)
        if subject == "table":
            return {
                "active": s.active,
                "turn": s.turn,
                "nwos": [s.name(card) for card in s.nwos],
                "area": [s.name(card) for card in s.area],
            }[fact]
        return (
            _of_seat(s, subject, fact) if isinstance(subject, int) else _of_card(s, self.names[subject], fact)
        )


def _of_attack(s: Inwo, fact: str) -> object:
    a = Attack.current(s)
    assert a is not None
    parts = a["parts"] or reckon(s, a)
    if fact == "number":
        return total(parts)
    if fact == "parts":
        found: dict[str, int] = {}
        for name, _, amount in parts:
            found[name] = found.get(name, 0) + amount
        return found
    return a[fact]


def _of_seat(s: Inwo, seat: int, fact: str) -> object:
    piles = {
        "plots": s.plots, "groups": s.groups, "resources": s.resources, "destroyed": s.destroyed,
        "discards": s.discards, "plot_deck": s.plot_decks, "group_deck": s.group_decks,
    }  # fmt: skip
    if fact in piles:
        return [s.name(card) for card in piles[fact][seat]]
    facts: dict[str, Any] = {
        "held": [s.name(card) for card in s.held(seat)],
        "exposed": [s.name(card) for card in s.plots[seat] if knows(s.known, card, None)],
        "alive": bool(s.alive[seat]),
        "tokens": len(s.tokens[s.illuminati[seat]]),
        "basic": basic_goal(s, seat)[0],
        "special": special_goal(s, seat),
        "turns": s.turns[seat],
    }
    return facts[fact]


def _of_card(s: Inwo, card: int, fact: str) -> object:
    facts: dict[str, Any] = {
        "zone": ZONES.get(s.zone[card], str(s.zone[card])),
        "owner": s.owner[card],
        "master": s.name(s.master[card]) if s.master[card] != NOBODY else "",
        "tokens": len(s.tokens[card]),
        "marks": s.marks[card],
        "power": power(s, card),
        "global_power": global_power(s, card),
        "resistance": resistance(s, card),
        "alignments": [w for bit, w in enumerate(TRAITS) if traits(s, card) & ALIGNED & (1 << bit)],
        "attributes": [w for bit, w in enumerate(TRAITS) if traits(s, card) & ~ALIGNED & (1 << bit)],
        "linked": [s.name(other) for other in s.links_of(card)],
        "depth": GEOMETRY.depth(s, card),
        "arrows": len(GEOMETRY.outgoing[s.shape[card]]),
    }
    return facts[fact]


class Game(Scenario):
    """A game of INWO being driven."""

    def controls(self, target: str, by: str, aid: Iterable[str] | str = ()) -> Self:
        """Announce an attack to control, with the own helpers `aid`."""
        return self._attacks("control", target, by, aid)

    def destroys(self, target: str, by: str, aid: Iterable[str] | str = ()) -> Self:
        """Announce an attack to destroy, with the own helpers `aid`."""
        return self._attacks("destroy", target, by, aid)

    def _attacks(self, kind: str, target: str, by: str, aid: Iterable[str] | str) -> Self:
        self.does("attack", by).does(kind, target)
        helpers: Sequence[str] = aid.split() if isinstance(aid, str) else list(aid)
        return self.joins("aid", *helpers) if helpers else self

    def joins(self, side: str, *cards: str) -> Self:
        """Aid or oppose with these cards, in any order."""
        numbers = {self._number(card) for card in cards}
        for choice in self.kernel.legal(self.actor):
            if choice[0] == (side,):
                shape: Any = choice[1]
                return self._submit(self.actor, (side, *(item for item in shape.items if item in numbers)))
        raise AssertionError(f"seat {self.actor} cannot {side}; {self._scene()}")

    def plays(
        self,
        card: str,
        on: Word | None = None,
        verb: str = "play",
        way: int = 0,
        using: str = "",
        it: str = "",
    ) -> Self:
        """Play a Plot, or use a card in play. it: of several cards that could be meant, whose action, or what
        of the discards. using: what is chosen besides (`@1` is seat 1) and whose tokens pay, each where it is
        asked for; whatever else is asked is answered as comes first."""
        self.does(verb, card, way, *it.split())
        if on is not None:
            self.does("aim", on)
        wanted = [self._number(word) for word in using.split()]
        while Using.find(self.kernel.s) is not None and self.kernel.s.doing == Using.name:
            _, *choices = self.kernel.legal(self.actor)
            self._submit(self.actor, _chosen(choices, wanted))
        return self

    def uses(self, card: str, on: Word | None = None, way: int = 0, using: str = "", it: str = "") -> Self:
        """Use a card in play."""
        return self.plays(card, on, "use", way, using, it)

    def succeeds(self) -> Self:
        """The dice show two."""
        return self.rolls(1, 1)

    def fails(self) -> Self:
        """The dice show twelve."""
        return self.rolls(6, 6)

    def gathers(self) -> Self:
        """All let the use on the table happen, so that an attack is gathered, or an election goes on."""
        while self.kernel.s.doing in ("played", "using", "acting", "errand"):
            assert self._somebody_passes(), self._scene()
        return self

    def stands(self) -> Self:
        """All leave the dice of an attack or a card as they lie, and what those of an attack bring about."""
        while self.kernel.s.doing in ("card-roll", "dice-fallen", "destroyed", "remains"):
            assert self._somebody_passes(), self._scene()
        return self

    def may(self, card: str, way: int = 0) -> Self:
        """The acting seat may play or use this card now, in this way."""
        assert way in self._ways(card), f"{card}: {self._ways(card)}; {self._scene()}"
        return self

    def may_not(self, card: str, way: int | None = None) -> Self:
        """The acting seat may not play or use this card now, in this way or in any."""
        found = self._ways(card)
        assert way not in found if way is not None else not found, f"{card}: {found}"
        return self

    def _ways(self, card: str) -> list[Word]:
        number = self._number(card)
        legal = self.kernel.legal(self.actor)
        return [c[2] for c in legal if not isinstance(c, Open) and c[0] in ("play", "use") and c[1] == number]

    def aims(self, card: str, at: str, way: int = 0) -> Self:
        """The acting seat may play or use this card now, on exactly these cards."""
        number = self._number(card)
        assert number is not None
        self.does("play" if self.kernel.s.zone[number] == PLOTS else "use", card, way)
        found = {c[1] for c in self.kernel.legal(self.actor) if c[0] == "aim"}
        assert found == {self._number(word) for word in at.split()}, f"{card}: {self._scene()}"
        return self.does("never-mind")

    def gives(self, card: str, amount: int) -> Self:
        """What all can see that a card adds to the attack at hand, or takes from it (below 0)."""
        parts = self.sees(None).attack.parts
        face = FACES.face(card)
        found = sum(part[2] for part in parts if part[1] == face and part[0] in ("bonus", "times", "plot"))
        assert found == amount, f"{card}: {found}; {parts}"
        return self

    def part(self, name: str, amount: int) -> Self:
        """What all can see of one part of the attack at hand."""
        parts = self.sees(None).attack.parts
        assert sum(part[2] for part in parts if part[0] == name) == amount, f"{name}: {parts}"
        return self

    def idle(self) -> Self:
        """As in every scenario; dice that are still to be rolled show twelve."""
        self.settle()
        while CHANCE in self.kernel.s.waiting:
            self.fails().settle()
        return super().idle()

    def look(self, subject: Word, fact: str) -> Any:
        """A fact about a thing at this very moment."""
        return self.guide.look(self.kernel.s, subject, fact)

    def sees(self, seat: int | None) -> Any:
        """The view of a seat."""
        return RULES.view(self.kernel.s, seat)


def _chosen(choices: Sequence[Choice], wanted: Sequence[Word]) -> Move:
    """The first of these choices that has to do with something wanted, or else the first of all."""
    for choice in choices:
        if isinstance(choice, Open):
            shape: Any = choice.shape
            tail = tuple(item for item in shape.items if item in wanted)
            if tail and not shape.check(tail):
                return choice.prefix + tail
        elif f"@{choice[1]}" in wanted if choice[0] == "at" else any(word in wanted for word in choice):
            return choice
    return complete(choices[0], lambda n: 0)


def attack(
    kind: str, by: str, target: str, own: str = "", theirs: str = "", aid: str = "", **position: Any
) -> Game:
    """Seat 0 attacks a Group of seat 1. own, theirs: what else hangs where in both structures, if it is not
    the leader (which may be the Illuminati) or the target alone; aid: who of the own aids."""
    root = FACES.TYPE[FACES.face(by)] == "illuminati"
    roots = {**({0: by} if root else {}), **position.pop("illuminati", {})}
    own = own if root or by in re.split("[ >]", own) else f"{by} {own}"
    theirs = theirs if target in re.split("[ >]", theirs) else f"{target} {theirs}"
    game = given(play={0: own, 1: theirs, **position.pop("play", {})}, illuminati=roots, **position).seat(0)
    return game.controls(target, by, aid) if kind == "control" else game.destroys(target, by, aid)


def given(seats: int = 2, **position: Any) -> Game:
    """A scenario at its first decision."""
    guide = InwoGuide()
    return Game(guide, Kernel(guide.rules, guide.arrange(seats, **position)))
