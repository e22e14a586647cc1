"""The draws and the takeover with which a turn begins (INW-017 to INW-022)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.choices import Alike, Choices
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.engine.structure import NOBODY
from bot.games.inwo.cards.records import Use
from bot.games.inwo.play import hands
from bot.games.inwo.play.act import LINK, Link, linkable
from bot.games.inwo.play.calls.warehouse import STORE, Originals, store, twins
from bot.games.inwo.play.links import unlink
from bot.games.inwo.play.numbers import Scope, matches
from bot.games.inwo.play.placing import has_room, masters
from bot.games.inwo.play.stash import distinct
from bot.games.inwo.play.state import Inwo, show
from bot.games.inwo.play.turn import IDLE, NO_TAKEOVER, OWED, TOOK, TurnFrame, enter, may_enter, storable
from bot.games.inwo.play.uses.open import is_open, uses, ways_to
from bot.games.inwo.play.uses.printed import ACT, PLAY
from bot.games.inwo.play.uses.roles import go_on
from bot.games.inwo.play.uses.using import act_freely

TOKENS = ("token", "illuminati", "power", "adds")
"""Words of costs that are paid with tokens, or may be."""


def _is_open(use: Use) -> bool:
    """Whether a use is for this part of the turn, or costs no token, whichever way it is paid (INW-017)."""
    due = {word for way in use.dues for word, _ in way}
    return "begin" in use.when or due.isdisjoint(TOKENS)


def _linked(s: Inwo, seat: int) -> list[Choice]:
    """Links that may be moved; new ones are made in the main part only (EVL-21)."""
    held = {link[0] for link in s.links}
    return [(LINK, card) for card in linkable(s, seat) if card in held]


def _drawn(s: Inwo, seat: int) -> list[Choice]:
    """The Plots that were just drawn, which others may still take away."""
    able = distinct(s, seat, [card for card in s.plots[seat] if card in s.fresh])
    return [way.move for card in able for way in ways_to(s, PLAY, card) if _is_open(way.use(s))]


BEGUN = (*uses(_is_open), Alike(LINK, _linked), *hands.PURCHASES)
DRAWN = Alike(PLAY, _drawn, is_open)


def _begun(k: Kernel, s: Inwo, seat: int, move: Move) -> bool:
    """Carry out one of `BEGUN`; whether the move is one."""
    if move[0] not in (PLAY, ACT):
        go_on(s)
    if move[0] == LINK:
        k.push(Link.name, seat, int(move[1]))
    return move[0] == LINK or act_freely(k, s, seat, move)


class Draws(Frame):
    """The top cards of both decks may be drawn, and tokens traded for Plots (INW-018, INW-019); what costs no
    token is done, too (INW-017)."""

    name = "draws"
    without = ("standing",)
    (SEAT,) = registers(1)
    ASK, DONE = steps("ask", "done")
    owner = SEAT

    @classmethod
    def ask(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Ask what is drawn; if nothing can be, what else is done can be done before the takeover. In a turn
        that is nothing but draws and tokens, there is no takeover to wait for, nor anything to do."""
        if any(hands.able_to_draw(s, f[cls.SEAT], pile) for pile in hands.PILES):
            k.ask(f[cls.SEAT])
        else:
            k.pop()

    @classmethod
    def options(cls, s: Inwo, f: FrameData, seat: int) -> Choices:
        plots, groups = (hands.able_to_draw(s, seat, pile) for pile in hands.PILES)
        found: list[Choice] = [("draw-both",)] if plots and groups else []
        found += [("draw-plot",)] if plots else []
        found += [("draw-group",)] if groups else []
        return Choices([*found, ("draw-nothing",)], hands.PURCHASES if IDLE in s.used else BEGUN, s, seat)

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        if _begun(k, s, seat, move):
            return
        f[cls.STEP] = cls.DONE
        for pile, verb in (("groups", "draw-group"), ("plots", "draw-plot")):
            if move[0] in ("draw-both", verb):
                hands.Drawing.begin(k, s, seat, pile, 1 + hands.more_draws(s, seat, pile), step=True)


class Takeover(Frame):
    """One card of the hand may come into play without a roll (INW-020 to INW-022, INW-212); as a turn begins
    what costs no token is done before it, too (INW-017)."""

    name = "takeover"
    without = ("standing",)
    SEAT, OF, HOST, TWIN, CARD, OUT, UNSEEN, WANTED = registers(8)
    added = ([],)
    ASK, DONE, ANSWERED = steps("ask", "done", "answered")
    owner = SEAT

    @classmethod
    def topic(cls, s: Inwo, f: FrameData, viewer: int | None) -> Mapping[str, Any] | None:
        return {"purpose": "turn" if cls.in_turn(s, f) else ""}

    @classmethod
    def ask(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Ask, even if nothing in the hand will do: whoever has cards is asked."""
        s.ret, seat = None, f[cls.SEAT]
        begun = cls.in_turn(s, f) and (s.plots[seat] or Choices((), BEGUN, s, seat))
        if s.groups[seat] or begun:
            k.ask(seat)
        else:
            cls.take(k, s, f, seat, ("no-takeover",))

    @classmethod
    def answered(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Nobody took away what was drawn, or something of it: the Plot is played if it still can be."""
        s.ret, s.fresh, f[cls.STEP] = None, [], cls.ASK
        if Choices((), BEGUN, s, f[cls.SEAT]).allows(move := tuple(f[cls.WANTED])):
            act_freely(k, s, f[cls.SEAT], move)

    @classmethod
    def done(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """It comes into play, unless somebody has kept it from that."""
        result, card = k.returned(), f[cls.CARD]
        s.fresh = []
        if result == "again":
            f[cls.STEP], f[cls.CARD] = cls.ASK, NOBODY
            f[cls.OUT].append(card)
            return
        s.used += [NO_TAKEOVER] if result == "never" else []
        k.pop()
        if card == NOBODY:
            return
        if f[cls.UNSEEN]:
            cls._pay(s, f)
            store(k, s, f[cls.SEAT], card)
        elif result == "done" and cls._able(s, f, card):
            cls._enter(k, s, f, card)

    @classmethod
    def _able(cls, s: Inwo, f: FrameData, card: int) -> bool:
        """Whether the card may come into play in this way."""
        return bool(twins(s, card)) if f[cls.TWIN] else may_enter(s, card)

    @classmethod
    def options(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        room, said, at = has_room(s, seat), f[cls.OF], Scope(seat)
        able = [
            card
            for card in distinct(s, seat, s.groups[seat])
            if card not in f[cls.OUT]
            and cls._able(s, f, card)
            and (room or not s.is_group(card))
            and matches(s, said, card, at)
        ]
        found: list[Choice] = [("take-over", card) for card in able]
        if f[cls.HOST] == NOBODY and not f[cls.TWIN]:
            found += storable(s, seat, able)
        more = (*BEGUN, DRAWN) if cls.in_turn(s, f) else hands.PURCHASES
        return Choices([("no-takeover",), *found], more, s, seat)

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        """The card is shown; then others may answer, the draws of the turn too. These may be answered as well
        before a Plot is played that was drawn."""
        if move[0] == PLAY and move[1] in s.fresh:
            f[cls.STEP], f[cls.WANTED] = cls.ANSWERED, list(move)
            hands.happen(k, "drawn", seat, s.fresh)
            return
        if _begun(k, s, seat, move):
            return
        f[cls.STEP] = cls.DONE
        if move[0] == "take-over":
            card = f[cls.CARD] = int(move[1])
            show(k, s, card)
            k.tell("takeover-announced", {"seat": seat, "face": s.face[card]})
            hands.happen(k, "takeover", seat, [card], s.fresh)
            if not f[cls.TWIN]:
                Originals.begin(k, s, seat, card)
            return
        if move[0] == STORE:
            f[cls.CARD], f[cls.UNSEEN] = int(move[1]), True
        if s.fresh:
            hands.happen(k, "drawn", seat, s.fresh)

    @classmethod
    def _enter(cls, k: Kernel, s: Inwo, f: FrameData, card: int) -> None:
        seat = f[cls.SEAT]
        cls._pay(s, f)
        for other in twins(s, card) if f[cls.TWIN] else ():
            unlink(s, other)
            s.discard(other)
            k.tell("card-discarded", {"seat": s.home[other], "face": s.face[other]})
        enter(k, s, seat, card, masters(s, seat))
        if f[cls.HOST] != NOBODY:
            s.hang_on(card, f[cls.HOST], 1)
            s.touch()
            k.tell("linked", {"seat": seat, "face": s.face[card], "host": s.face[f[cls.HOST]]})

    @classmethod
    def _pay(cls, s: Inwo, f: FrameData) -> None:
        """It is the takeover of this turn, for which two players pay (INW-212)."""
        if cls.in_turn(s, f):
            s.used += [OWED, TOOK] if s.seats == 2 else [TOOK]

    @classmethod
    def in_turn(cls, s: Inwo, f: FrameData) -> bool:
        """Whether it is the takeover that every turn has, and no card gives it."""
        return TurnFrame.phase(s.stack[0]) == "takeover" and next(cls.on_stack(s), f) is f
