"""The main part of a turn: actions, free actions, and what others may do meanwhile (ILL-3, ILL-4)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.frames import FrameData
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.play import deals, treasury
from bot.games.illuminati.play.attack import Attack, lasers
from bot.games.illuminati.play.placing import MoveGroup
from bot.games.illuminati.play.power import effects
from bot.games.illuminati.play.specials import SpecialPlayed, any_time, timed
from bot.games.illuminati.play.state import Illuminati
from bot.games.illuminati.play.targets import attackers
from bot.games.illuminati.play.winning import eliminate_the_groupless
from bot.games.power.placing import movable, places

DRAW_COSTS: dict[int, int] = {
    card: params["cost"] for card in range(len(CARDS.NAME)) for params in effects(card, "extra_draw")
}


class Act(Frame):
    """The active seat acts until it ends its turn; others may deal and play what is allowed at any time."""

    name = "act"
    without = ("standing",)

    @classmethod
    def run(cls, k: Kernel, s: Illuminati, f: FrameData) -> None:
        s.ret = None
        if eliminate_the_groupless(k, s) and (not s.alive[s.active] or sum(s.alive) == 1):
            k.pop()
            return
        k.ask(s.active, may=s.after(s.active))

    @classmethod
    def options(cls, s: Illuminati, f: FrameData, seat: int) -> Sequence[Choice]:
        if seat != s.active:
            return [*any_time(s, seat), *deals.choices(s, seat, groups=True)]
        choices: list[Choice] = [("end",)]
        own = s.structure(seat)
        if s.actions > 0:
            free = places(s, own)
            choices += [("attack", card) for card in attackers(s, own, dict(free))]
            choices += [("move", card) for card in movable(s, own, free)]
        if s.hands[seat]:
            choices += [("play", card) for card in timed(s, seat, "any_time", "own_turn", "action")]
        choices += treasury.transfers(s, own)
        choices += lasers(s, own)
        choices += cls._draws(s, own)
        choices += [("nwo", card) for card in s.nwos if f"nwo:{card}" not in s.used]
        choices += [("drop", card) for card in own[1:]]
        choices += deals.choices(s, seat, groups=True)
        return choices

    @classmethod
    def _draws(cls, s: Illuminati, own: Sequence[int]) -> list[Choice]:
        """Groups whose own money buys another card (Recyclers)."""
        if not s.deck or DRAW_COSTS.keys().isdisjoint(own):
            return []
        return [("draw", card) for card in own if card in DRAW_COSTS and s.money[card] >= DRAW_COSTS[card]]

    @classmethod
    def take(cls, k: Kernel, s: Illuminati, f: FrameData, seat: int, move: Move) -> None:
        verb = move[0]
        if verb in deals.PRIVATE:
            k.quiet()
            deals.take(k, s, seat, move)
        elif verb == "accept":
            deals.take(k, s, seat, move)
        elif verb == "end":
            k.pop()
        elif seat != s.active:
            SpecialPlayed.play(k, s, seat, int(move[1]))
        elif verb == "attack":
            Attack.begin(k, s, int(move[1]))
        else:
            cls._act(k, s, seat, move)

    @classmethod
    def _act(cls, k: Kernel, s: Illuminati, seat: int, move: Move) -> None:
        verb, card = move[0], int(move[1])
        if verb != "nwo":
            s.used.append("did")
        if verb == "transfer":
            treasury.transfer(k, s, seat, move)
        elif verb == "move":
            s.actions -= 1
            k.push(MoveGroup.name, seat, card)
        elif verb == "play":
            if CARDS.WHEN[card] == "action":
                s.actions -= 1
            SpecialPlayed.play(k, s, seat, card)
        elif verb == "use":
            k.push("lasers", seat, card)
        elif verb == "draw":
            cost = DRAW_COSTS[card]
            s.money[card] -= cost
            k.tell("draw-bought", {"seat": seat, "card": card, "amount": cost})
            k.push("draw", seat, 1)
        elif verb == "nwo":
            Attack.begin_on_nwo(k, s, seat, card)
        else:
            k.tell("group-dropped", {"seat": seat, "card": card, "cards": s.drop(card)})
