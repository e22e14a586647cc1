"""Scenarios of Illuminati: a position in readable words, and the deeds that take several moves.

    given(play={0: "c-i-a>the-mafia", 1: "texas"}, hands={1: "slush-fund"}, treasuries={0: 10, "texas": 3})
    .seat(0).controls("texas", by="c-i-a").expect("attack", number=-2)
    .spends(4).seat(1).spends(1, on="texas").rolls(3, 4).idle().expect("texas", owner=1)

Everything is called by its slug (`the-mafia`), a seat by its number. Sides of cards (`top`) and alignments
(`weird`) may be named in moves as well. A game starts in the main part of seat 0's first turn, with two
actions, unless `phase` says otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

from bot.engine.kernel import Kernel
from bot.engine.moves import PASS, Move
from bot.engine.structure import NOBODY
from bot.engine.zones import learn, publish
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.cards.vocabulary import ALIGNMENTS, SIDES
from bot.games.illuminati.play.attack import Attack
from bot.games.illuminati.play.power import alignments, needed, power, reckon, resistance, transfer
from bot.games.illuminati.play.setup import included
from bot.games.illuminati.play.state import (
    CENTRE,
    DEAD,
    DECK,
    DISCARD,
    GEOMETRY,
    HAND,
    HELD,
    OPEN,
    Illuminati,
)
from bot.games.illuminati.play.turn import TurnFrame
from bot.games.illuminati.play.winning import basic_goal
from bot.games.illuminati.rules import INFO, RULES
from tests.support.scenario import Scenario, Word

ILLUMINATI = (
    "the-bavarian-illuminati",
    "the-network",
    "the-society-of-assassins",
    "the-servants-of-cthulhu",
    "the-gnomes-of-zurich",
    "the-bermuda-triangle",
    "the-discordian-society",
    "the-ufos",
)
"""Who sits where if a scenario does not say."""

PHASES = {
    "begin": TurnFrame.BEGIN,
    "income": TurnFrame.INCOME,
    "draw": TurnFrame.DRAW,
    "act": TurnFrame.ACT,
    "end": TurnFrame.POWERS,
}
"""Where in the turn of seat `active` a scenario can start; at "begin" it can still be taken away."""

ZONES = {
    OPEN: "uncontrolled", HELD: "structure", DEAD: "dead", DISCARD: "discards", DECK: "deck", HAND: "hand",
    CENTRE: "centre",
}  # fmt: skip

Tree = str | Sequence[Any] | Mapping[str, Any] | None
"""What hangs below a card. "texas c-i-a>the-mafia": Texas and the C.I.A. on the first open arrows, the Mafia
below the C.I.A. A mapping from a group to what hangs below it does the same; a key that is a side of the
master as it is printed ("bottom") hangs what it maps to on that very arrow. A list holds several of these."""


class IlluminatiGuide:
    """How scenarios speak of Illuminati."""

    rules = RULES
    resting = (TurnFrame.name, "act")
    passing: tuple[Move, ...] = (PASS, ("aid",), ("collect",), ("finish",), ("endow", 0))

    def arrange(
        self,
        seats: int,
        illuminati: Mapping[int, str] | None = None,
        play: Mapping[int, Tree] | None = None,
        treasuries: Mapping[Word, int] | None = None,
        hands: Mapping[int, str] | None = None,
        uncontrolled: str = "",
        deck: str = "",
        deck_ends: bool = False,
        dead: str = "",
        discards: str = "",
        nwos: str = "",
        destroyed: Mapping[int, str] | None = None,
        written: Mapping[int, str] | None = None,
        turns: Mapping[int, int] | None = None,
        active: int = 0,
        phase: str = "act",
        **options: Any,
    ) -> Illuminati:
        """A legal position.

        illuminati: by seat; the others get those of ILLUMINATI that are left, in order. play: by seat the
        `Tree` below its Illuminati. treasuries: MB by group, or by seat for its Illuminati. uncontrolled,
        dead, discards, nwos: in the order they came. deck: the next cards, first come first drawn; after them
        come all cards that are nowhere else, or none if `deck_ends` (they are dead or discarded). written: by
        seat the Illuminati whose special goal it wrote down. destroyed: by seat what it destroyed. turns: how
        many each has finished. options: those of the lobby by name; NWOs in force bring `mad`.
        """
        if nwos:
            options.setdefault("mad", True)
        s = Illuminati(seats, INFO.settle(options))
        self._deal(s, illuminati or {}, written or {})
        for seat, tree in (play or {}).items():
            self._hang(s, s.illuminati[seat], tree)
        for pile, zone, names in (
            (s.open, OPEN, uncontrolled),
            (s.dead, DEAD, dead),
            (s.discards, DISCARD, discards),
            (s.nwos, CENTRE, nwos),
            (s.deck, DECK, deck),
        ):
            self._lay(s, pile, zone, names)
        for seat, names in (hands or {}).items():
            self._lay(s, s.hands[seat], HAND, names)
            for card in s.hands[seat]:
                s.owner[card] = seat
                learn(s.known, card, seat)
        for seat, names in (destroyed or {}).items():
            s.destroyed[seat] = [CARDS.id(name) for name in names.split()]
        for word, amount in (treasuries or {}).items():
            s.money[s.illuminati[word] if isinstance(word, int) else CARDS.id(word)] = amount
        self._put_the_rest(s, deck_ends)
        s.turns = [(turns or {}).get(seat, 0) for seat in range(seats)]
        s.active, s.turn = active, int(phase != "begin")
        s.stack = [TurnFrame.new(step=PHASES[phase])]
        if phase == "income":
            s.ret = True
        return s

    def _deal(self, s: Illuminati, chosen: Mapping[int, str], written: Mapping[int, str]) -> None:
        rest = [slug for slug in ILLUMINATI if slug not in chosen.values()]
        for seat in range(s.seats):
            card = CARDS.id(chosen[seat] if seat in chosen else rest.pop(0))
            s.illuminati[seat], s.zone[card], s.owner[card] = card, HELD, seat
            GEOMETRY.put_root(s, card)
            publish(s.known, card)
            printed = CARDS.GOAL[card]
            assert printed is not None
            s.goals[seat] = card if printed["kind"] != "secret_copy" else NOBODY
            if seat in written:
                s.goals[seat] = CARDS.id(written[seat])

    def _hang(self, s: Illuminati, master: int, tree: Tree) -> None:
        if isinstance(tree, Mapping):
            for key, below in tree.items():
                if key in SIDES:
                    self._hang_on(s, master, SIDES.index(key), below)
                else:
                    self._hang(s, self._attach(s, key, master), below)
        elif isinstance(tree, str):
            for branch in tree.split():
                above = master
                for name in branch.split(">"):
                    above = self._attach(s, name, above)
        else:
            for part in tree or ():
                self._hang(s, master, part)

    def _hang_on(self, s: Illuminati, master: int, side: int, tree: Any) -> None:
        """Hang the one branch `tree` on an arrow."""
        if isinstance(tree, str):
            name, *rest = tree.split(">")
            self._hang(s, self._attach(s, name, master, side), ">".join(rest))
        else:
            ((name, below),) = tree.items()
            self._hang(s, self._attach(s, name, master, side), below)

    def _attach(self, s: Illuminati, name: str, master: int, side: int = NOBODY) -> int:
        card = CARDS.id(name)
        free = GEOMETRY.open_arrows(s, master)
        assert s.zone[card] == 0, f"{name} is in two places"
        assert free, f"no arrow for {name} on {CARDS.SLUG[master]}"
        assert side == NOBODY or side in free, (
            f"no open arrow for {name} on that side of {CARDS.SLUG[master]}"
        )
        s.zone[card], s.owner[card] = HELD, s.owner[master]
        publish(s.known, card)
        GEOMETRY.attach(s, card, master, free[0] if side == NOBODY else side)
        return card

    def _lay(self, s: Illuminati, pile: list[int], zone: int, names: str) -> None:
        for name in names.split():
            card = CARDS.id(name)
            assert s.zone[card] == 0, f"{name} is in two places"
            s.zone[card] = zone
            pile.append(card)
            if zone not in (DECK, HAND):
                publish(s.known, card)

    def _put_the_rest(self, s: Illuminati, deck_ends: bool) -> None:
        kinds = ("group", "special", "nwo")
        rest = [
            card
            for card, kind in enumerate(CARDS.KIND)
            if kind in kinds and included(s, card) and s.zone[card] == 0
        ]
        if deck_ends:
            self._lay(s, s.dead, DEAD, names(card for card in rest if CARDS.KIND[card] == "group"))
            self._lay(s, s.discards, DISCARD, names(card for card in rest if CARDS.KIND[card] != "group"))
        else:
            self._lay(s, s.deck, DECK, names(rest))
        s.deck.reverse()

    def number(self, word: str) -> int | None:
        """The card, side or alignment that is called `word`."""
        for names in (CARDS.SLUG, SIDES, ALIGNMENTS):
            if word in names:
                return names.index(word)
        return None

    def look(self, s: Illuminati, subject: Word, fact: str) -> object:
        """See the functions below for the facts about the attack, the table, a seat and a card."""
        if subject == "attack":
            return attack_facts(s)[fact]
        if subject == "table":
            return table_facts(s)[fact]
        if isinstance(subject, int):
            return seat_facts(s, subject)[fact]
        return card_facts(s, CARDS.id(subject))[fact]


def names(cards: Iterable[int]) -> str:
    """Slugs with spaces between them."""
    return " ".join(CARDS.SLUG[card] for card in cards)


def attack_facts(s: Illuminati) -> dict[str, object]:
    """going (False: no other facts), number needed, parts of it by name, kind, leader, target, defender (seat
    or None), aid, privileged, allowed (seats let in), spent (MB in all), roll (sum of the dice; 0 before)."""
    a = s.attack()
    if a is None:
        return {"going": False}
    return {
        "going": True, "number": needed(s, a), "parts": dict(reckon(s, a)), "kind": a["kind"],
        "leader": CARDS.SLUG[a["card"]], "target": CARDS.SLUG[a["target"]],
        "defender": None if a["defender"] == NOBODY else a["defender"], "aid": names(a["aid"]),
        "privileged": a["privileged"], "allowed": a["allowed"], "roll": sum(a["roll"]),
        "spent": sum(amount for _, _, amount, _ in a["spent"]),
    }  # fmt: skip


def table_facts(s: Illuminati) -> dict[str, object]:
    """active, turn, actions, transfers (free ones left), deck (cards left), uncontrolled, dead, discards,
    nwos, winners (None while the game runs), how (they won)."""
    result = s.result or {}
    return {
        "active": s.active, "turn": s.turn, "actions": s.actions, "transfers": s.transfers,
        "deck": len(s.deck), "uncontrolled": names(s.open), "dead": names(s.dead),
        "discards": names(s.discards), "nwos": names(s.nwos),
        "winners": result.get("winners"), "how": result.get("how"),
    }  # fmt: skip


def seat_facts(s: Illuminati, seat: int) -> dict[str, object]:
    """illuminati, money (on the Illuminati card), wealth (on all cards), groups, hand, specials (how many),
    power, transfer (both in total), basic (now, needed), goal, destroyed, alive, turns (finished)."""
    own = s.structure(seat)
    return {
        "illuminati": CARDS.SLUG[own[0]], "money": s.money[own[0]], "wealth": sum(s.money[c] for c in own),
        "groups": names(own[1:]), "hand": names(s.hands[seat]), "specials": len(s.hands[seat]),
        "power": sum(power(s, c) for c in own), "transfer": sum(transfer(s, c) for c in own),
        "basic": basic_goal(s, seat), "goal": None if s.goals[seat] == NOBODY else CARDS.SLUG[s.goals[seat]],
        "destroyed": names(s.destroyed[seat]), "alive": bool(s.alive[seat]), "turns": s.turns[seat],
    }  # fmt: skip


def card_facts(s: Illuminati, card: int) -> dict[str, object]:
    """zone, owner (seat or None), money, power, transfer, resistance, alignments, attacks (parts taken this
    turn), master, arrow (the side of the master it hangs on), cell (x, y), puppets, open (sides with an open
    arrow)."""
    held = s.zone[card] == HELD
    mask = alignments(s, card)
    return {
        "zone": ZONES.get(s.zone[card], "out"), "owner": None if s.owner[card] == NOBODY else s.owner[card],
        "money": s.money[card], "power": power(s, card), "transfer": transfer(s, card),
        "resistance": resistance(s, card), "attacks": s.attacks[card],
        "alignments": " ".join(name for bit, name in enumerate(ALIGNMENTS) if mask >> bit & 1),
        "master": None if s.master[card] == NOBODY else CARDS.SLUG[s.master[card]],
        "arrow": None if s.arrow[card] == NOBODY else SIDES[s.arrow[card]],
        "cell": (s.x[card], s.y[card]) if held else None, "puppets": names(s.puppets[card]),
        "open": " ".join(SIDES[side] for side in GEOMETRY.open_arrows(s, card)) if held else "",
    }  # fmt: skip


class Game(Scenario):
    """A scenario of Illuminati, with its own deeds."""

    def controls(self, target: str, by: str, aid: str = "", privilege: str | None = None) -> Self:
        """Announce an attack to control `target`, led by `by` and aided by the cards of `aid`. `privilege`:
        the special discarded for it, or "money" where 5 MB may be paid."""
        return self._announce("control", target, by, aid, privilege)

    def neutralizes(self, target: str, by: str, aid: str = "", privilege: str | None = None) -> Self:
        """As `controls`."""
        return self._announce("neutralize", target, by, aid, privilege)

    def destroys(self, target: str, by: str, aid: str = "", privilege: str | None = None) -> Self:
        """As `controls`."""
        return self._announce("destroy", target, by, aid, privilege)

    def _announce(self, kind: str, target: str, by: str, aid: str, privilege: str | None) -> Self:
        self.does("attack", by).does(kind, target)
        if aid:
            own = self.kernel.s.structure(self.actor)
            wanted = [CARDS.id(name) for name in aid.split()]
            self.does("aid", *sorted(wanted, key=own.index))
        elif self._deciding(Attack.AID):
            self._submit(self.actor, ("aid",))
        if privilege == "money":
            self.does("buy", 5)
        elif privilege is not None:
            self.does("discard", privilege)
        elif self._deciding(Attack.PRIVILEGE):
            self._submit(self.actor, PASS)
        return self

    def _deciding(self, step: int) -> bool:
        return self.kernel.s.frames()[-1] == (Attack.name, step)

    def spends(self, amount: int, on: str | None = None) -> Self:
        """Attacker or defender adds MB, from his Illuminati or from the treasury of the group `on`."""
        attack = self.kernel.s.attack()
        assert attack is not None, "there is no attack to spend money on"
        return self._pay(amount, 1 if self.actor == attack["seat"] else -1, on)

    def helps(self, amount: int) -> Self:
        """An outsider adds MB for the attacker."""
        return self._pay(amount, 1, None)

    def hinders(self, amount: int) -> Self:
        """An outsider adds MB against the attacker."""
        return self._pay(amount, -1, None)

    def _pay(self, amount: int, side: int, purse: str | None) -> Self:
        return self.does("spend", purse or self.root(self.actor), side, amount)

    def until(self, frame: str) -> Self:
        """All pass until a decision of this kind of frame is due ("challenge", "spending", "after-dice")."""
        while self.kernel.s.doing != frame:
            assert self._somebody_passes(), self._scene()
        return self

    def misses(self) -> Self:
        """All pass until the dice roll, and they show a 12."""
        return self.rolls(6, 6)

    def transfers(self, amount: int, source: str, to: str) -> Self:
        """Move money between two cards of the acting seat."""
        return self.does("transfer", source, to, amount)

    def offers(self, to: int, *cards: str, money: int = 0, wants: int = 0, wants_cards: str = "") -> Self:
        """Offer `cards` and `money` for `wants` MB and `wants_cards`."""
        wanted = tuple(CARDS.id(name) for name in wants_cards.split())
        given_cards = tuple(CARDS.id(name) for name in cards)
        return self._submit(self.actor, ("offer", to, money, wants, len(cards), *given_cards, *wanted))

    def accepts(self) -> Self:
        """Accept the offer made last."""
        return self.does("accept", self.kernel.s.offer_count)

    def ends_turn(self) -> Self:
        """End the turn; all pass until somebody has a real decision, usually in the next turn's main part."""
        return self.does("end").settle()

    def root(self, seat: int) -> str:
        """The Illuminati card of a seat."""
        return CARDS.SLUG[self.kernel.s.illuminati[seat]]

    def sees(self, seat: int | None) -> Any:
        """What a seat may know now (bot/games/illuminati/see/view.py); None is a spectator."""
        return RULES.view(self.kernel.s, seat)

    def is_over(self, *winners: int, how: str | None = None) -> Self:
        """The game has ended, won by these seats; `how`: "basic", "special", "last" or "score"."""
        result = self.kernel.outcome()
        assert result is not None, self._scene()
        assert result["winners"] == list(winners)
        assert how is None or set(result["how"]) == {how}
        return self


GUIDE = IlluminatiGuide()


def given(seats: int = 2, **position: Any) -> Game:
    """A scenario at its first decision; see `IlluminatiGuide.arrange` for the words of a position."""
    return Game(GUIDE, Kernel(RULES, GUIDE.arrange(seats, **position)))


def fresh(seats: int = 2, **options: Any) -> Game:
    """A new game, before anything has been dealt."""
    return Game(GUIDE, Kernel(RULES, RULES.setup(seats, INFO.settle(options))))
