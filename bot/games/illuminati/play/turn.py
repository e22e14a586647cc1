"""The turn: income, draw, actions, special powers, new targets, victory (ILL-3)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.events import Window
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.engine.zones import learn, publish
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.play import deals
from bot.games.illuminati.play.placing import Reorganize
from bot.games.illuminati.play.power import NWO, effects
from bot.games.illuminati.play.specials import SpecialPlayed, any_time, enact, holding, timed
from bot.games.illuminati.play.state import DISCARD, HAND, OPEN, Illuminati
from bot.games.illuminati.play.treasury import Income, Rearrange
from bot.games.illuminati.play.winning import check_victory, eliminate_the_groupless

ACTIONS = 2
FREE_TRANSFERS = 2


class TurnBegins(Window):
    """A turn is about to begin; another player may take it away (Senate Investigating Committee), and all may
    do what may be done at any time (ILL-4f).

    Pops whether it takes place.
    """

    name = "turn-begins"

    @classmethod
    def answerers(cls, s: Illuminati, f: FrameData) -> Sequence[int]:
        if "turn-lost" in s.used:
            return ()
        return holding(s, [seat for seat in s.after(s.active) if seat != s.active])

    @classmethod
    def bystanders(cls, s: Illuminati, f: FrameData, asked: Sequence[int]) -> Sequence[int]:
        return [seat for seat in s.living(s.active) if seat not in asked]

    @classmethod
    def stirs(cls, move: Move) -> bool:
        return move[0] not in deals.PRIVATE

    @classmethod
    def answers(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        choices: list[Choice] = [*any_time(s, seat), *deals.choices(s, seat, groups=False)]
        if seat != s.active:
            choices += [("play", card) for card in timed(s, seat, "turn_begins")]
        return choices

    @classmethod
    def answer(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        if move[0] == "play":
            SpecialPlayed.play(k, s, seat, int(move[1]))
        else:
            deals.take(k, s, seat, move)

    @classmethod
    def closed(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        lost = "turn-lost" in s.used
        if lost:
            k.tell("turn-lost", {"seat": s.active})
        k.pop(not lost)


class TurnFrame(Frame):
    """All turns of the game, one after the other."""

    name = "turn"
    BEGIN, INCOME, DRAW, ACT, POWERS, TARGETS, VICTORY = steps(
        "begin", "income", "draw", "act", "powers", "targets", "victory"
    )
    PHASES = ("begin", "income", "draw", "actions", "end", "end", "end")
    """What is told of the step that goes on."""

    @classmethod
    def resume(cls, s: Illuminati, step: int) -> None:
        """The turn at the bottom of the stack goes on with `step`."""
        s.stack[0] = cls.new(step=step)

    @classmethod
    def phase(cls, f: FrameData) -> str:
        """What is going on, in a word."""
        return cls.PHASES[f[cls.STEP] - 1]

    @classmethod
    def begin(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """Somebody may take it away."""
        f[cls.STEP] = cls.INCOME
        s.turn += 1
        k.tell("turn-began", {"seat": s.active, "turn": s.turn})
        TurnBegins.call(k)

    @classmethod
    def income(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """The cards are paid, if the turn takes place."""
        if k.returned():
            f[cls.STEP] = cls.DRAW
            k.push(Income.name)
        else:
            f[cls.STEP] = cls.TARGETS

    @classmethod
    def draw(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """Cards from the deck."""
        f[cls.STEP] = cls.ACT
        k.push(Draw.name, s.active, _draws(s, s.active))

    @classmethod
    def act(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """The main part."""
        f[cls.STEP] = cls.POWERS
        s.actions, s.transfers = ACTIONS, FREE_TRANSFERS
        k.push("act")

    @classmethod
    def powers(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """What some Illuminati may do at the end of their turn; nothing is left to do for the last player."""
        if sum(s.alive) == 1:
            f[cls.STEP] = cls.VICTORY
            return
        f[cls.STEP] = cls.TARGETS
        if not s.alive[s.active]:
            return
        root = s.illuminati[s.active]
        if effects(root, "free_reorganize"):
            Reorganize.begin(k, s.active)
        if effects(root, "free_money_move"):
            Rearrange.begin(k, s.active)

    @classmethod
    def targets(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """There are enough uncontrolled groups again."""
        f[cls.STEP] = cls.VICTORY
        cls._passing(k, s, s.active)
        _add_targets(k, s)

    @classmethod
    def _passing(cls, k: Kernel, s: Illuminati, seat: int) -> None:
        """Whoever did nothing at all is paid for it (ILL-3o)."""
        if s.alive[seat] and "did" not in s.used and "turn-lost" not in s.used:
            s.money[s.illuminati[seat]] += s.options["pass_income"]
            k.tell("passed", {"seat": seat, "amount": s.options["pass_income"]})

    @classmethod
    def victory(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        """Who has won; else the next seat's turn."""
        f[cls.STEP] = cls.BEGIN
        if "turn-lost" in s.used:
            s.lost.append(s.active)
        else:
            s.turns[s.active] += 1
        eliminate_the_groupless(k, s)
        check_victory(k, s)
        if s.result is not None:
            return
        s.attacks = [0] * len(s.attacks)
        s.changes, s.used = [], []
        s.actions = s.transfers = 0
        deals.lapse(s)
        s.active = s.following(s.active)


def _draws(s: Illuminati, seat: int) -> int:
    return max((params["count"] for params in effects(s.illuminati[seat], "draws")), default=1)


class Draw(Frame):
    """Cards from the deck: groups to the table, specials to the hand, NWOs into force (ILL-3b to 3d, MAD-03).

    Cards: how many are still to be drawn.
    """

    name = "draw"
    SEAT, CARDS = registers(2)

    @classmethod
    def run(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        if not f[cls.CARDS] or not s.deck:
            k.pop()
            return
        seat = f[cls.SEAT]
        f[cls.CARDS] -= 1
        k.reveal()
        card = s.deck.pop()
        if CARDS.KIND[card] == NWO:
            f[cls.CARDS] += 1
            enact_drawn(k, s, card)
        elif CARDS.KIND[card] == "special":
            s.zone[card], s.owner[card] = HAND, seat
            s.hands[seat].append(card)
            learn(s.known, card, seat)
            k.tell("special-drawn", {"seat": seat}, {seat: {"seat": seat, "card": card}})
        else:
            turn_up(k, s, card)


def enact_drawn(k: Kernel, s: Illuminati, card: int) -> None:
    """An NWO comes from the deck and is in force at once."""
    publish(s.known, card)
    enact(k, s, card)


def turn_up(k: Kernel, s: Illuminati, card: int) -> None:
    """A group from the deck lies uncontrolled."""
    publish(s.known, card)
    s.zone[card] = OPEN
    s.open.append(card)
    k.tell("group-turned-up", {"card": card})


def _add_targets(k: Kernel, s: Illuminati) -> None:
    """Until enough groups are uncontrolled; specials drawn here are discarded (ILL-3m, 3n), NWOs count."""
    while s.deck and len(s.open) < s.options["uncontrolled_minimum"]:
        k.reveal()
        card = s.deck.pop()
        if CARDS.KIND[card] == NWO:
            enact_drawn(k, s, card)
        elif CARDS.KIND[card] == "special":
            s.zone[card] = DISCARD
            s.discards.append(card)
            publish(s.known, card)
            k.tell("special-discarded", {"card": card})
        else:
            turn_up(k, s, card)
