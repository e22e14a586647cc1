"""The turn: draws, automatic takeover, tokens, the main part, the end (INW-017 to 036, INW-039 to 043)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.frames import FrameData, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice
from bot.engine.structure import NOBODY
from bot.games.inwo.cards.records import Params
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.play import hands, terms
from bot.games.inwo.play.area import lay_free
from bot.games.inwo.play.attacks.relief import recover
from bot.games.inwo.play.calls.warehouse import STORE, is_second, stored, warehouse
from bot.games.inwo.play.election.ballots import NameVice
from bot.games.inwo.play.election.tickets import hold
from bot.games.inwo.play.election.variants import Calling, Leaning, ended, is_round_over, rounds_held
from bot.games.inwo.play.known import POWER, Placed, reckoned
from bot.games.inwo.play.links import fasten
from bot.games.inwo.play.numbers import granted, in_force, is_said, near, passives, power
from bot.games.inwo.play.placing import TAKEOVER, Place
from bot.games.inwo.play.stash import no_plots
from bot.games.inwo.play.state import CAPTURED, HELD, ORDINARY, RESOURCE, Inwo, tell_moved
from bot.games.inwo.play.sums import is_about
from bot.games.inwo.play.targets import is_barred
from bot.games.inwo.play.winning import CUT, Knock, eliminate_the_groupless, out_of_time

IDLE = "idle"
"""Mark of a turn in which nothing can be done but to draw and to place tokens."""
NO_ROOT = "no-root-token"
"""Mark of a turn in which the Illuminati get no token."""
NEXT = "next:"
"""Mark of a turn that has interrupted that of the seat named."""
LATER = "later:"
"""Mark of a turn that another one has interrupted, kept for when it goes on."""
OWED = "takeover-owed"
"""Mark of a turn in which a takeover is to be paid for."""
TOOK = "took-over"
"""Mark of a turn in which something was taken over automatically."""
NO_TAKEOVER = "no-takeover"
"""Mark of a turn in which its player takes over nothing more automatically."""


class TurnFrame(Frame):
    """All turns of the game, one after the other."""

    name = "turn"
    BEGIN, DRAW, TAKE, TOKENS, ACT, KNOCK, LIMITS, OVER, REPUBLIC = steps(
        "begin", "draw", "takeover", "replenish", "act", "knock", "limits", "over", "republic"
    )
    PHASES = ("begin", "draw", "takeover", "tokens", "main", "end", "end", "end")
    """What is told of the step that goes on."""

    @classmethod
    def resume(cls, s: Inwo, step: int) -> None:
        """The turn at the bottom of the stack goes on with `step`."""
        s.stack[:] = [cls.new(step=step)]

    @classmethod
    def phase(cls, f: FrameData) -> str:
        """What is going on, in a word."""
        return cls.PHASES[f[cls.STEP] - 1]

    @classmethod
    def run(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Whatever went on before is over."""
        s.ret = None
        super().run(k, s, f)

    @classmethod
    def begin(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """A turn begins."""
        f[cls.STEP] = cls.DRAW
        s.turn += 1
        s.expire(terms.MY_TURN, seat=s.active)
        k.tell("turn-began", {"seat": s.active, "turn": s.turn})
        if s.republic["first"] == NOBODY:
            s.republic["first"] = s.active
        lay_free(k, s)
        hands.happen(k, "turn_begins", s.active)
        Leaning.begin(k, s, True)
        recover(k, s, "next_turn")

    @classmethod
    def draw(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Cards from both decks."""
        f[cls.STEP] = cls.TAKE
        k.push("draws", s.active)

    @classmethod
    def takeover(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Something from the hand comes into play for nothing."""
        f[cls.STEP] = cls.TOKENS
        if IDLE in s.used:
            s.fresh = []
        else:
            take_over(k, s.active)

    @classmethod
    def replenish(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """A token for each card that has none (INW-023, INW-024)."""
        f[cls.STEP] = cls.ACT
        replenish(k, s, s.active)
        if IDLE in s.used:
            s.used.append(CUT)

    @classmethod
    def seize(cls, s: Inwo, seat: int) -> None:
        """`seat` has a turn of its own first, which begins like any other, but is without draws, Plots or a
        token for its Illuminati; then the turn that has just begun begins again, which may be one like this
        itself."""
        s.stack[0][cls.STEP] = cls.BEGIN
        own = (IDLE, NO_ROOT, no_plots(s.active))
        lasting = (NEXT, LATER, *own, *(hands.no_draw(s.active, pile) for pile in hands.PILES))
        s.used = [f"{LATER}{mark}" if mark.startswith(lasting) else mark for mark in s.used]
        s.used += [f"{NEXT}{s.active}", NO_ROOT, no_plots(seat)]
        s.used += [hands.no_draw(seat, pile) for pile in hands.PILES]
        s.active = seat

    @classmethod
    def act(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """The main part."""
        f[cls.STEP] = cls.KNOCK
        k.push("act")

    @classmethod
    def knock(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """What lies there since this turn can be taken up; the active player knocks, and victory may be
        claimed (INW-032)."""
        if s.dropped and hands.leave(k, s):
            return
        f[cls.STEP] = cls.LIMITS
        if CUT not in s.used:
            s.turns[s.active] += 1
        Knock.begin(k, s)
        recover(k, s, "turn_end")

    @classmethod
    def limits(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """What was shown and not taken is lost (INW-114); the hand may not be too large (INW-052)."""
        f[cls.STEP] = cls.REPUBLIC
        tried = list(s.tried)
        for card in tried:
            if s.has_area:
                s.set_free(card)
            else:
                s.discard(card)
                s.befall("spurned", card, s.active, s.active)
        tell_moved(k, s, "set-free" if s.has_area else "tried-discarded", tried, seat=s.active)
        k.push(hands.Shed.name, s.active)

    @classmethod
    def republic(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """The offices are filled; after a full round there is an election (ELE-02, ELE-12)."""
        if NameVice.begin(k, s):
            return
        f[cls.STEP] = cls.OVER
        if rounds_held(s) and is_round_over(s) and _back(s) == NOBODY:
            hold(k)

    @classmethod
    def over(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """What lasted for the turn ends, and the next seat's turn comes."""
        if s.dropped and hands.leave(k, s):
            return
        f[cls.STEP] = cls.BEGIN
        eliminate_the_groupless(k, s)
        back = _back(s)
        if s.result is not None or out_of_time(k, s) or (back == NOBODY and ended(k, s)):
            return
        _forget(s, back)
        s.offers = []
        s.expire(terms.TURN, terms.ATTACK, terms.ACTION, terms.PAID)
        s.effects = [e for e in s.effects if e[5] != terms.NEXT_TURN or not _had_turn(s, e[4])]
        s.marks = [mark & ~CAPTURED for mark in s.marks]
        _hand_on(k, s, back)


def _had_turn(s: Inwo, until: Mapping[str, int]) -> bool:
    """Whether the turn that is over is one that the player has begun since."""
    return until["seat"] == s.active and until["turn"] < s.turn


def _forget(s: Inwo, back: int) -> None:
    """Marks of the turn that is over go; those come back that wait for the turn of `back` to begin again."""
    waits = LATER * (1 + interrupted(s).index(back)) if back != NOBODY else ""
    later = [mark.removeprefix(waits) for mark in s.used if waits and mark.startswith(waits)]
    s.used = [*(mark for mark in s.used if mark.startswith("game:")), *later]


def interrupted(s: Inwo) -> list[int]:
    """Whose turn this one has interrupted, and whose that one, if it was such a turn itself."""
    marks = sorted((mark for mark in s.used if mark.replace(LATER, "").startswith(NEXT)), key=len)
    return [int(mark.rpartition(NEXT)[2]) for mark in marks]


def _hand_on(k: Kernel, s: Inwo, back: int) -> None:
    """The turn that this one has interrupted goes on, or that of the next player comes."""
    if back != NOBODY:
        s.active = back
        return
    s.active = s.following(s.active)
    Calling.begin(k, s)


def _back(s: Inwo) -> int:
    """Whose turn goes on when this one is over, which has interrupted it; NOBODY: that of the next player."""
    return next((q for q in interrupted(s) if s.alive[q]), NOBODY)


def replenish(k: Kernel, s: Inwo, seat: int) -> None:
    """Groups and Resources of `seat` without a token get one (INW-023, 024, 039, 040, 165)."""
    got = 0
    _replenish_stored(s, seat)
    saving = {source.card for source in passives(s, "saves_tokens")}
    for card in s.deployed(seat):
        able = FACES.TOKENS[s.face[card]] if s.zone[card] == RESOURCE else may_get_token(s, card)
        if not able:
            continue
        got += _place_ordinary(s, card, card in saving)
        given = {token for token in s.tokens[card] if token}
        for source in passives(s, "tokens"):
            if source.card + 1 not in given and is_about(s, source, card, None):
                more = granted(s, source)
                s.tokens[card][:0] = [source.card + 1] * more
                fasten(s, source.card)
                got += more
    k.tell("tokens-placed", {"seat": seat, "count": got})
    if OWED in s.used:
        _pay_for_takeover(k, s, s.illuminati[seat])


def _place_ordinary(s: Inwo, card: int, saves: bool) -> int:
    """A card without a token gets one, a Resource as many as it is printed with; how many. A token that is
    left of those which a card has given is an ordinary one from now on: what gave it gives another."""
    held = s.tokens[card]
    wanted = FACES.TOKENS[s.face[card]] if s.zone[card] == RESOURCE else 1
    if held and ORDINARY not in held:
        held[-1] = ORDINARY
    more = 1 if saves else max(0, wanted - len(held))
    held += [ORDINARY] * more
    return more


def _pay_for_takeover(k: Kernel, s: Inwo, root: int) -> None:
    """What two players owe for the takeover of the turn (INW-212), as far as the Illuminati have it."""
    s.used.remove(OWED)
    if s.tokens[root]:
        s.tokens[root].pop()
        k.tell("takeover-paid", {"seat": s.owner[root], "face": s.face[root]})


def _replenish_stored(s: Inwo, seat: int) -> None:
    """Cards that lie hidden in a store get their tokens, too; nobody is told."""
    for card in stored(s, seat):
        s.tokens[card] = [ORDINARY] * FACES.TOKENS[s.face[card]]


@reckoned
def dry(s: Inwo) -> None:
    """Whatever may have no tokens has none (INW-040, INW-165, INW-169)."""
    tokens = s.tokens
    for card in [card for card in s.everywhere() if tokens[card]]:
        if not may_get_token(s, card):
            tokens[card] = []


def may_get_token(s: Inwo, card: int) -> bool:
    """Whether a card of a structure may get a token now."""
    if s.zone[card] != HELD or f"no-token:{card}" in s.used:
        return False
    if card == s.illuminati[s.owner[card]]:
        return NO_ROOT not in s.used
    return not _is_dry(s, card)


def may_sink(s: Inwo, card: int) -> bool:
    """Whether anything in force can make the Power of a card smaller than it is printed."""
    lasts = any(ability == POWER and who == card for _, _, who, ability, _, _ in s.effects)
    return lasts or bool(near(s, _sinking(s), card))


@reckoned
def _sinking(s: Inwo) -> Sequence[Placed]:
    return [x for x in in_force(s, POWER) if _sinks(x.source.params)]


def _sinks(params: Params) -> bool:
    return "set" in params or params.get("add", 0) < 0 or params.get("times", 1) < 1


@reckoned
def _is_dry(s: Inwo, card: int) -> bool:
    """Whether a card can have no token: an ability may keep them from it, too."""
    powerless = FACES.POWER[s.face[card]] > 0 and may_sink(s, card) and power(s, card) == 0
    return powerless or is_said(s, "no_tokens", card) or s.is_laid_waste(card)


def take_over(k: Kernel, seat: int, of: str = "any", host: int = NOBODY, twin: bool = False) -> None:
    """Let `seat` take over a card that fits `of` (`uses.beginning.Takeover`).

    host: on what a Resource is then linked. twin: it is a Unique of which another is in play, whose owner
    discards that."""
    k.push("takeover", seat, of, host, twin, NOBODY, [], False, [])


def may_enter(s: Inwo, card: int) -> bool:
    """Whether a card of a hand may come into play (INW-021, EVL-13, EVL-14)."""
    if s.is_group(card):
        barred = s.owner[card] != NOBODY and is_barred(s, s.owner[card], card)
        return not barred and s.face[card] not in s.faces_in_play() | s.dead_faces()
    return not is_second(s, s.owner[card], card)


def storable(s: Inwo, seat: int, able: Sequence[int]) -> list[Choice]:
    """How `seat` may lay a Resource of its hand under a card, unseen."""
    if warehouse(s, seat) == NOBODY:
        return []
    return [(STORE, card) for card in able if not s.is_group(card)]


def enter(k: Kernel, s: Inwo, seat: int, card: int, masters: Sequence[int]) -> None:
    """A card of the hand of `seat` comes into play under one of `masters`, or as a Resource (INW-078)."""
    k.reveal()
    s.into_play(card, seat)
    k.tell("taken-over", {"seat": seat, "face": s.face[card]})
    hands.happen(k, "entered", seat, [card])
    if s.is_group(card):
        Place.begin(k, seat, card, masters, TAKEOVER)
