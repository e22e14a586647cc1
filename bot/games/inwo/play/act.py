"""The main part of a turn, and what others may do meanwhile (INW-025 to INW-030, INW-185, EVL-21)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.choices import Alike, Choices
from bot.engine.frames import FrameData, fields, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.engine.structure import NOBODY
from bot.games.inwo.play import deals, hands
from bot.games.inwo.play.attack import PUT_OFF, Attack
from bot.games.inwo.play.calls.notes import Noting, notable
from bot.games.inwo.play.calls.warehouse import STORE, Originals, settle_stored, store
from bot.games.inwo.play.election import office
from bot.games.inwo.play.election.ballots import NameVice
from bot.games.inwo.play.errands.spending import ACTED, spend
from bot.games.inwo.play.links import hosts, kept, permanent, settle, unlink
from bot.games.inwo.play.placing import MoveGroup, movable
from bot.games.inwo.play.stash import settle_stash
from bot.games.inwo.play.state import HELD, RESOURCE, Inwo, show
from bot.games.inwo.play.targets import can_lead
from bot.games.inwo.play.turn import dry, enter, may_enter, storable
from bot.games.inwo.play.uses.fates import grabs
from bot.games.inwo.play.uses.open import ENDING, FREELY, acted, uses
from bot.games.inwo.play.uses.printed import ACT, PLAY
from bot.games.inwo.play.uses.roles import go_on
from bot.games.inwo.play.uses.using import act_freely
from bot.games.inwo.play.winning import CUT, eliminate_the_groupless

RESOURCES, PLAYED_ONE, DRAWN_ONE = "resource", "resource-played", "group-drawn"
"""The verb that plays a Resource; marks of a turn in which an action of the Illuminati has done that, or has
drawn a Group card."""


GIVE_UP, LINK = "give-up-token", "link"
GRAB = 3
"""A move that uses a card is longer if it says what of all that lies there is meant."""


class Playing(Frame):
    """An action of the Illuminati brings a Resource into play, unless it is there already, lays one down
    unseen, or draws a Group card (INW-029, INW-030); one of the president shields an NWO (ELE-11). Registers:
    who; the Resource or NWO; the verb; the president who acts, NOBODY: the Illuminati do."""

    name = "playing"
    added = (NOBODY,)
    SEAT, CARD, VERB, BY = registers(4)
    PAY, ACTED = steps("pay", "acted")
    owner = SEAT

    @classmethod
    def pay(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """The token is spent, and the Resource shown that comes into play."""
        seat, card, verb, by = f[cls.SEAT], f[cls.CARD], f[cls.VERB], f[cls.BY]
        if verb == RESOURCES and not may_enter(s, card):
            k.pop()
            return
        if verb == RESOURCES:
            show(k, s, card)
        f[cls.STEP] = cls.ACTED
        spend(k, s, seat, by if by != NOBODY else s.illuminati[seat], verb, card)

    @classmethod
    def acted(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Nobody has cancelled the action; one that was cancelled may be tried again (INW-191)."""
        seat, card, verb, done = f[cls.SEAT], f[cls.CARD], f[cls.VERB], k.returned() == ACTED
        s.ret = None
        k.pop()
        if not done:
            return
        if verb == office.SHIELD:
            office.shield(k, s, seat, f[cls.BY], card)
            return
        s.used.append(PLAYED_ONE if card != NOBODY else DRAWN_ONE)
        if verb == STORE:
            store(k, s, seat, card)
        elif verb == RESOURCES:
            enter(k, s, seat, card, ())
        else:
            hands.Drawing.begin(k, s, seat, "groups")


class Act(Frame):
    """The active seat acts until it ends its turn; others may trade and use what may be used at any time."""

    name = "act"
    without = ("standing",)

    @classmethod
    def run(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        s.ret = None
        settle(k, s)
        settle_stash(k, s)
        settle_stored(k, s)
        dry(s)
        eliminate_the_groupless(k, s)
        if s.result is not None or NameVice.begin(k, s) or hands.shed(k, s):
            return
        if s.alive[s.active] and CUT not in s.used:
            k.ask(s.active, may=s.after(s.active))
        else:
            k.pop()

    @classmethod
    def options(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        surplus = hands.surplus(s, seat)
        if surplus:
            return surplus
        found = grabs(s) if s.dropped else []
        if seat != s.active:
            return Choices((), [*found, *FREELY, *deals.choices(s, seat), *SPARING], s, seat)
        if ENDING in s.used:
            return Choices([("end",)], [*found, *LAST], s, seat)
        once = _illuminati(s, seat) if s.tokens[s.illuminati[seat]] else ()
        found += (*ATTACKING, *once, *LINKING, *FREELY, *deals.choices(s, seat), *SPARING)
        return Choices([("end",), *office.choices(s, seat)], found, s, seat)

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        verb = str(move[0])
        if seat == s.active:
            _goes_on(s, verb)
        if verb in (PLAY, ACT) and len(move) > GRAB:
            hands.leave(k, s, (seat, move))
        elif act_freely(k, s, seat, move):
            pass
        elif verb == "end":
            k.pop()
        elif verb == "attack":
            Attack.begin(k, s, int(move[1]))
        elif verb == "move":
            MoveGroup.begin(k, seat, int(move[1]))
        elif verb in office.VERBS:
            office.take(k, s, seat, move)
        elif verb == GIVE_UP:
            give_up(k, s, seat, int(move[1]))
        elif verb in WITH_A_CARD:
            k.push(WITH_A_CARD[verb], seat, int(move[1]))
        else:
            cls._act(k, s, seat, move)

    @classmethod
    def _act(cls, k: Kernel, s: Inwo, seat: int, move: Move) -> None:
        card = int(move[1]) if len(move) > 1 else NOBODY
        k.push(Playing.name, seat, card, str(move[0]), NOBODY)
        if move[0] == RESOURCES:
            Originals.begin(k, s, seat, card)


def _goes_on(s: Inwo, verb: str) -> None:
    """The active seat does something: what it did before, or put off, is behind it."""
    if verb not in (PLAY, ACT):
        acted(s)
        go_on(s)
    if verb != "attack":
        s.used = [mark for mark in s.used if not mark.startswith(PUT_OFF)]


def give_up(k: Kernel, s: Inwo, seat: int, card: int) -> None:
    """A token leaves a card and does nothing."""
    s.tokens[card].pop()
    k.tell("token-given-up", {"seat": seat, "face": s.face[card]})


def linkable(s: Inwo, seat: int) -> list[int]:
    """What `seat` may link, or link elsewhere, once a turn each (INW-185, EVL-20, EVL-21)."""
    fixed = {link[0] for link in s.links if link[2] or s.turn in link[3:5]}
    return [
        card
        for card in (*s.resources[seat], *s.held(seat))
        if s.zone[card] in (RESOURCE, HELD)
        and card not in fixed
        and f"linked:{card}" not in s.used
        and (hosts(s, card) or any(link[0] == card for link in s.links))
        and not kept(s, card)
    ]


def _able(s: Inwo, *cards: int) -> list[int]:
    """The Resources among these that may come into play."""
    return [card for card in cards if not s.is_group(card) and may_enter(s, card)]


ATTACKING = (
    Alike(
        "attack",
        lambda s, seat: [("attack", card) for card in s.structure(seat) if s.tokens[card]],
        lambda s, seat, move: can_lead(s, move[1]),
    ),
    Alike("move", lambda s, seat: [("move", card) for card in movable(s, seat)]),
)
LINKING = (
    Alike("note", lambda s, seat: [("note", card) for card in notable(s, seat)]),
    Alike(LINK, lambda s, seat: [(LINK, card) for card in linkable(s, seat)]),
)
PLAYS = (
    Alike(RESOURCES, lambda s, seat: [(RESOURCES, c) for c in _able(s, *s.groups[seat], *s.area)]),
    Alike(STORE, lambda s, seat: storable(s, seat, _able(s, *s.groups[seat]))),
)
DRAWS = (Alike("draw-card", lambda s, seat: [("draw-card",)]),)
SPARING = (Alike(GIVE_UP, lambda s, seat: [(GIVE_UP, card) for card in _spare(s, seat)]),)
"""What a token can be given up for: nothing (INW-041), be it to keep a promise."""
LAST = (*uses(lambda use: not {"own_turn", "begin"}.intersection(use.when)), *hands.ANYTIME)
"""What can be done when what ends the turn has begun."""


def _spare(s: Inwo, seat: int) -> list[int]:
    """The cards of a seat that have tokens."""
    return [card for card in s.deployed(seat) if s.tokens[card]]


def _illuminati(s: Inwo, seat: int) -> list[Alike]:
    """What an action of the Illuminati can do besides, once a turn each (INW-029, INW-030)."""
    found = [] if PLAYED_ONE in s.used else [*PLAYS]
    if DRAWN_ONE not in s.used and hands.able_to_draw(s, seat, "groups"):
        found += DRAWS
    return found


class Link(Frame):
    """A Resource is linked to a Group instead of the Illuminati, or comes back to it (INW-079); some Groups
    can be linked to others."""

    name = LINK
    without = ("standing", "mind")
    SEAT, CARD = registers(2)
    (CHOOSE,) = steps("choose")
    owner, shows, secret = SEAT, fields(card=CARD), True

    @classmethod
    def options(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        host = next((link[1] for link in s.links if link[0] == f[cls.CARD]), s.illuminati[seat])
        able = (s.illuminati[seat], *hosts(s, f[cls.CARD]))
        return [("stay",), *(("link-to", card) for card in able if card != host)]

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        k.pop()
        if move[0] == "stay":
            return
        card, host = f[cls.CARD], int(move[1])
        unlink(s, card)
        if host != s.illuminati[seat]:
            s.hang_on(card, host, int(permanent(s, card, host)))
        s.used.append(f"linked:{card}")
        k.tell("linked", {"seat": seat, "face": s.face[card], "host": s.face[host]})


WITH_A_CARD = {"note": Noting.name, LINK: Link.name}
"""By verb: the frame in which the rest is said."""
