"""Goals, claims, elimination and the end (INW-016, INW-032 to 036, INW-196 to 209)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.modifiers import LOSE
from bot.engine.modifiers import traits as turned
from bot.engine.moves import PASS, Choice, Move
from bot.engine.structure import NOBODY
from bot.engine.zones import EVERYBODY
from bot.games.inwo.cards.filters import read, words_of
from bot.games.inwo.cards.records import EFFECTS, Params
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import ALIGNED, OPPOSING, TRAITS
from bot.games.inwo.decks.campaign import SHORT
from bot.games.inwo.play.calls.readings import READ, supposed
from bot.games.inwo.play.calls.warehouse import settle_stored
from bot.games.inwo.play.known import reckoned
from bot.games.inwo.play.numbers import FOREVER, Scope, passives, power, traits, turnings
from bot.games.inwo.play.state import GOAL, GONE, LINKED, UNCREDITED, Inwo, show, tell_moved
from bot.games.inwo.play.words import AS_GOALS, AS_PRINTED, Word, judge
from bot.games.kit.offers import without

BASIC = {2: 12, 3: 12, 4: 11, 5: 10, 6: 10}
MOST_DOUBLES = 3
"""How many Groups of a player count double at most (INW-206)."""
CUT = "turn-cut"
"""Mark of a turn that ends at once (INW-036)."""
CONTEST = "contest"
"""The window in which claims are answered (uses/answering.py)."""
UNCOUNTED = FACES.face("lyndon-larouche")
COMPLETE = 3
"""Turns after which a player without puppets is out (INW-196)."""


def own_traits(s: Inwo, card: int) -> int:
    """The traits of a Group without what it counts as besides (`counts_as`), as Goals see it."""
    if not passives(s, "counts_as"):
        return traits(s, card)
    return turned(FACES.TRAITS[s.face[card]], [turn for _, turn in turnings(s, card)], OPPOSING)


def _trait(bit: int) -> Word:
    return lambda s, card, at: own_traits(s, card) >> bit & 1 == 1


AS_GOALS.update({word: _trait(bit) for bit, word in enumerate(TRAITS) if word in AS_PRINTED})


@reckoned
def counted(s: Inwo, seat: int) -> Sequence[int]:
    """The cards of a structure that count for Goals: nothing devastated, nor below it (INW-166)."""
    own = [card for card in s.structure(seat) if card != s.republic["vice"]]
    return [card for card in own if not s.is_laid_waste(card)]


def suiting(s: Inwo, said: str, cards: Iterable[int], at: Scope) -> list[int]:
    """The cards that fit, as Goals see it: Power for a time counts for none (INW-208), nor what a card counts
    as besides, nor do the alignments of one person."""
    fit = judge(said, goal=True)
    if any(until != FOREVER and "layer" in params for *_, params, until in s.effects):
        with supposed(s, [], for_good=True):
            return [card for card in cards if _suits(s, fit, card, at)]
    return [card for card in cards if _suits(s, fit, card, at)]


def _suits(s: Inwo, fit: Word, card: int, at: Scope) -> bool:
    if s.face[card] != UNCOUNTED:
        return fit(s, card, at)
    with supposed(s, [[s.stamp, card, LOSE, ALIGNED, card, READ]], for_good=True):
        return fit(s, card, at)


def basic_goal(s: Inwo, seat: int, face: int = NOBODY) -> tuple[int, int]:
    """(now, needed) of the number of Groups (INW-200), with what the player's Illuminati and the Goal card
    `face` let count besides (INW-201, INW-205, INW-206)."""
    own = counted(s, seat)
    now, doubled = len(own), set()
    shown = EFFECTS.GOAL[face] if face != NOBODY else ()
    for name, params in (*EFFECTS.GOAL[s.face[s.illuminati[seat]]], *shown):
        if name == "double":
            doubled.update(suiting(s, params["who"], own[1:], Scope(seat)))
        elif name == "counts_group":
            now += len(suiting(s, params["who"], s.resources[seat], Scope(seat)))
        elif params.get("name") == "servants_of_cthulhu":
            now += trophies(s, seat)
    return now + min(len(doubled), MOST_DOUBLES), groups_needed(s)


def groups_needed(s: Inwo) -> int:
    """How many Groups the Basic Goal asks for (INW-200)."""
    asked = BASIC[s.seats] + int(s.options["basic_goal"])
    return max(asked, BASIC[2]) if s.seats == 2 else asked


def trophies(s: Inwo, seat: int) -> int:
    """How many Groups a seat has destroyed, Illuminati whose last Group it took among them (INW-220)."""
    groups = sum(s.is_group(card) and weight(s, card) for card in s.destroyed[seat])
    return groups + sum(1 for q in range(s.seats) if not s.alive[q] and s.emptied[q][:1] == [seat])


def weight(s: Inwo, card: int, found: str | None = None) -> int:
    """As how many a Group counts, destroyed or controlled, for a Goal that asks for such ones (INW-205)."""
    if s.marks[card] & UNCREDITED:
        return 0
    asked = set(words_of(read(found))) if found is not None else set()
    return 2 if any(p["trait"] in asked for p in EFFECTS.said(s.face[card], "counts_double")) else 1


def special_goal(s: Inwo, seat: int, face: int = NOBODY) -> tuple[int, int] | None:
    """(now, needed) of what is reached beside the number of Groups, by the Goal card `face`, or else by the
    player's Illuminati (INW-201); None if there is no such thing."""
    for name, params in EFFECTS.GOAL[s.face[s.illuminati[seat]] if face == NOBODY else face]:
        reckon = REACHED.get(params["name"] if name == "call" else name)
        if reckon is not None:
            return reckon(s, seat, params)
    return None


def _total_power(s: Inwo, seat: int, params: Params) -> tuple[int, int]:
    if "of" not in params:
        return _strength(s, seat), params["power"]
    own = suiting(s, params["of"], counted(s, seat), Scope(seat))
    return sum(power(s, card, True) for card in own), params["power"]


@reckoned
def _strength(s: Inwo, seat: int) -> int:
    """All Power that counts."""
    return sum(power(s, card, True) for card in counted(s, seat))


def _all_alignments(s: Inwo, seat: int, params: Params) -> tuple[int, int]:
    """The Power, which is never enough without a Group of each alignment."""
    now, needed = _total_power(s, seat, params)
    union = 0
    for card in counted(s, seat)[1:]:
        union |= own_traits(s, card) if s.face[card] != UNCOUNTED else 0
    return now if union & ALIGNED == ALIGNED else min(now, needed - 1), needed


def _kill_and_control(s: Inwo, seat: int, params: Params) -> tuple[int, int]:
    """Of the pairs of a table, the one that is nearest: so many destroyed and so many controlled."""
    who, at, killed = params["who"], Scope(seat), _killed(s, seat, params)
    held = sum(weight(s, card, who) for card in suiting(s, who, counted(s, seat)[1:], at))
    pairs = [(min(killed, dead) + min(held, own), dead + own) for dead, own in params["table"]]
    return min(pairs, key=lambda pair: (pair[1] - pair[0], pair[1]))


def _destroyed(s: Inwo, seat: int, params: Params) -> tuple[int, int]:
    """The eighth makes the Servants of Cthulhu win, whatever they control."""
    return trophies(s, seat), 8


def _peace(s: Inwo, seat: int, params: Params) -> tuple[int, int]:
    """Shangri-La counts Peaceful Power, whoever controls it."""
    groups = suiting(s, "peaceful", [card for q in s.living(0) for card in counted(s, q)[1:]], Scope(seat))
    return sum(power(s, card, True) for card in groups), 30


def _fratricide(s: Inwo, seat: int, params: Params) -> tuple[int, int]:
    """Rival Illuminati that are gone because one took, or helped to take, their last Group (INW-220)."""
    return sum(1 for q in range(s.seats) if not s.alive[q] and seat in s.emptied[q]), 2


REACHED: dict[str, Callable[[Inwo, int, Params], tuple[int, int]]] = {
    "total_power": _total_power,
    "all_alignments": _all_alignments,
    "kill_and_control": _kill_and_control,
    "servants_of_cthulhu": _destroyed,
    "shangri_la": _peace,
    "fratricide": _fratricide,
}
"""Goals that are reached beside the number of Groups, by their names in the records."""


def goal_met(s: Inwo, seat: int, face: int = NOBODY) -> str:
    """Which Goal the seat meets: "basic" or "special", or "card" with the Goal card `face`; '' if none."""
    if face in HUNTING and not _has_hunted(s, seat, face):
        return ""
    special = special_goal(s, seat, face)
    if special is not None and special[0] >= special[1]:
        return "special" if face == NOBODY else "card"
    if face in ADDING_NOTHING or not _is_near(s, seat):
        return ""
    now, needed = basic_goal(s, seat, face)
    if now < needed:
        return ""
    return "basic" if face == NOBODY else "card"


def _has_hunted(s: Inwo, seat: int, face: int) -> bool:
    """Whether enough is destroyed for a Goal card that asks for that, whatever is controlled."""
    if not s.destroyed[seat]:
        return False
    params = next(params for name, params in EFFECTS.GOAL[face] if name == "kill_and_control")
    return _killed(s, seat, params) >= min(int(dead) for dead, _ in params["table"])


def _killed(s: Inwo, seat: int, params: Params) -> int:
    """How many of the Groups that a Goal means have been destroyed."""
    of, at = params["of"], Scope(seat)
    return sum(weight(s, card, of) for card in suiting(s, of, s.destroyed[seat], at))


def _is_near(s: Inwo, seat: int) -> bool:
    """Whether the number of Groups could be reached, if everything counted that could."""
    groups = len(counted(s, seat))
    most = groups + min(MOST_DOUBLES, groups) + len(s.resources[seat]) + trophies(s, seat)
    return most >= groups_needed(s)


SHARING = frozenset(
    face for face, goals in enumerate(EFFECTS.GOAL) if ("call", {"name": "shangri_la"}) in goals
)
"""Illuminati whose players win together by their Goal."""
ALONE = frozenset((*REACHED, "goal_cards", "call"))
"""Goals that add nothing to the number of Groups."""
GOALS = tuple(face for face, kind in enumerate(FACES.TYPE) if kind == "goal")
ADDING_NOTHING = frozenset(face for face in GOALS if all(name in ALONE for name, _ in EFFECTS.GOAL[face]))
HUNTING = frozenset(
    face for face in GOALS if any(name == "kill_and_control" for name, _ in EFFECTS.GOAL[face])
)
"""Goal cards that ask for destroyed Groups."""


def goals_held(s: Inwo, seat: int) -> list[int]:
    """The Goal cards in a hand."""
    return [card for card in s.plots[seat] if s.kind(card) == "goal"]


def may_hold(s: Inwo, seat: int, goals: Sequence[int]) -> bool:
    """Whether a player may have all these Goal cards at once (INW-054): one, unless their Illuminati lets
    them have more, or a Plot of their hand or one that lies open."""
    plots = (card for card in s.plots[seat] if s.kind(card) == "plot")
    able = (s.illuminati[seat], *plots, *(card for card in s.resources[seat] if s.zone[card] == GOAL))
    said = [params for c in able for name, params in EFFECTS.GOAL[s.face[c]] if name == "goal_cards"]
    alike = len({s.face[card] for card in goals}) < len(goals)
    return len(goals) <= 1 or any(
        len(goals) <= params["n"] and not (alike and "different" in params) for params in said
    )


def could_claim(s: Inwo, seat: int) -> bool:
    """Whether a seat meets a Goal, or would with a Goal card that it may hold, as far as all can see."""
    if goal_met(s, seat):
        return True
    hidden = any(s.known[card] < EVERYBODY for card in s.plots[seat])
    faces = GOALS if hidden else [s.face[card] for card in goals_held(s, seat)]
    near, hunts = _is_near(s, seat), bool(s.destroyed[seat])
    able = [face for face in faces if (hunts if face in HUNTING else near or face in ADDING_NOTHING)]
    return any(goal_met(s, seat, face) for face in able)


def may_claim(s: Inwo) -> bool:
    """Not before the end of the first player's second turn, nor after a turn cut short (INW-016, INW-036)."""
    goals = s.options["elections"] not in SHORT
    return goals and max(s.turns) >= 2 and CUT not in s.used


class Knock(Frame):
    """The active player has knocked: whoever meets a Goal may claim victory.

    Claims: [seat, goal, the Goal card that is shown or NOBODY]. Contested: how many could be answered.
    """

    name = "knock"
    without = ("standing",)
    ASKED, CLAIMS, CONTESTED = registers(3)
    ASK, JUDGE = steps("ask", "judge")

    @classmethod
    def begin(cls, k: Kernel, s: Inwo) -> None:
        """Ask those who could claim, if claims may be made."""
        if may_claim(s):
            k.push(cls.name, [], [], 0)

    @classmethod
    def ask(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Ask all who may meet a Goal, as far as all can see; then claims are contested."""
        s.ret = None
        todo = [q for q in s.living(s.active) if q not in f[cls.ASKED] and could_claim(s, q)]
        if todo:
            k.ask(*todo)
        elif f[cls.CONTESTED] < len(f[cls.CLAIMS]):
            f[cls.CONTESTED] = len(f[cls.CLAIMS])
            k.push(CONTEST, [], [], [])
        else:
            f[cls.STEP] = cls.JUDGE

    @classmethod
    def judge(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Claims that still stand are judged together (INW-035, INW-207)."""
        standing = [claim for claim in f[cls.CLAIMS] if cls._stands(s, *claim)]
        won = judged(s, (claim[:2] for claim in standing))
        for seat, _, card in f[cls.CLAIMS]:
            if seat not in won:
                k.tell("claim-failed", {"seat": seat, "face": s.face_of(card)})
        k.pop()
        if won:
            finish(k, s, list(won), won)

    @classmethod
    def claims(cls, s: Inwo) -> Sequence[tuple[int, str, int]]:
        """The claims that are made now, as seat, goal and Goal card, or NOBODY."""
        f = cls.find(s)
        return [] if f is None else [(int(seat), str(goal), int(card)) for seat, goal, card in f[cls.CLAIMS]]

    @classmethod
    def _stands(cls, s: Inwo, seat: int, goal: str, card: int) -> bool:
        return s.alive[seat] == 1 and goal_met(s, seat, s.face_of(card)) != ""

    @classmethod
    def options(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        met = goal_met(s, seat)
        shown = [("show", card) for card in goals_held(s, seat) if goal_met(s, seat, s.face[card])]
        return [*([("claim", met)] if met else ()), *shown, PASS]

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        f[cls.ASKED].append(seat)
        if move == PASS:
            k.quiet()
            return
        if move[0] == "claim":
            f[cls.CLAIMS].append([seat, str(move[1]), NOBODY])
            k.tell("victory-claimed", {"seat": seat, "goal": str(move[1])})
            return
        card = int(move[1])
        show(k, s, card)
        f[cls.CLAIMS].append([seat, "card", card])
        k.tell("victory-claimed", {"seat": seat, "goal": "card", "face": s.face[card]})


def on_show(s: Inwo) -> set[int]:
    """The Goal cards that are shown for claims: nobody takes them before these are judged (INW-202)."""
    return {card for _, _, card in Knock.claims(s)}


def judged(s: Inwo, claims: Iterable[Sequence[Any]]) -> dict[int, str]:
    """By seat, the Goals that win: two of the same Illuminati keep each other from it (INW-207, EVL-11); but
    all of Shangri-La win as soon as one of them reaches their Goal (INW-213)."""
    face = [s.face_of(root) for root in s.illuminati]
    made = {seat: goal for seat, goal in claims if s.alive[seat]}
    shared = {face[seat] for seat, goal in made.items() if goal == "special" and face[seat] in SHARING}
    made |= {q: "special" for q in s.living(0) if face[q] in shared and q not in made}
    faces = [face[seat] for seat in made]
    return {q: goal for q, goal in made.items() if face[q] in shared or faces.count(face[q]) == 1}


def out_of_time(k: Kernel, s: Inwo) -> bool:
    """Whether the length limit ends the game, which whoever is nearest to the number of Groups wins."""
    limit = int(s.options["most_rounds"])
    living = s.living(0)
    if not limit or min(s.turns[seat] for seat in living) < limit:
        return False
    best = max(score(s, seat) for seat in living)
    winners = [seat for seat in living if score(s, seat) == best]
    finish(k, s, winners, dict.fromkeys(winners, "length"))
    return True


def score(s: Inwo, seat: int) -> list[int]:
    """What counts when time is up: Groups towards the Basic Goal, then total Power."""
    return [basic_goal(s, seat)[0], sum(power(s, card, True) for card in counted(s, seat))]


def finish(k: Kernel, s: Inwo, winners: list[int], goals: dict[int, str]) -> None:
    """The game ends and all hands are shown (INW-204)."""
    k.reveal()
    how = [goals[seat] for seat in winners]
    shown = [[s.face[card] for card in (*s.plots[q], *s.groups[q])] for q in range(s.seats)]
    k.tell("game-over", {"winners": winners, "how": how, "hands": shown, "turn": s.turn})
    scores = [score(s, seat)[0] if s.alive[seat] else 0 for seat in range(s.seats)]
    k.end({"winners": winners, "how": how, "scores": scores})


def eliminate_the_groupless(k: Kernel, s: Inwo) -> None:
    """Whoever has had three turns and controls nothing is out, unless they have won by what they destroyed
    (INW-197); the last one left wins (INW-196, INW-198)."""
    for seat in s.after(s.active):
        if s.puppets[s.illuminati[seat]]:
            s.emptied[seat] = []  # who took its last Group once has not taken those it has since
            continue
        alone = s.turns[seat] >= COMPLETE
        if alone and goal_met(s, seat) != "special" and sum(s.alive) > 1:
            remove_player(k, s, seat, "eliminated")
    last_one_wins(k, s)


def last_one_wins(k: Kernel, s: Inwo) -> None:
    """The sole survivor wins (INW-198)."""
    living = s.living(0)
    if len(living) == 1 and s.result is None:
        finish(k, s, list(living), {living[0]: "last"})


def remove_player(k: Kernel, s: Inwo, seat: int, why: str) -> None:
    """The seat is out: all its cards vanish (INW-196)."""
    root = s.illuminati[seat]
    s.alive[seat] = 0
    s.doubt()
    if why == "eliminated":
        _inherit(k, s, seat, *s.emptied[seat][:1])
        settle_stored(k, s)
    if root != NOBODY:
        for card in s.uproot(root):
            s.zone[card] = GONE
    for piles in (s.plots, s.groups, s.plot_decks, s.group_decks, s.resources):
        for card in list(piles[seat]):
            s.tokens[card] = []
            s.move(card, GONE, seat)
    for card in [link[0] for link in s.links if s.owner[link[0]] == seat and s.zone[link[0]] == LINKED]:
        s.zone[card] = GONE
    settle_stored(k, s)
    s.cut(*(link[0] for link in s.links if s.zone[link[0]] == GONE))
    if seat == s.active:
        for card in list(s.tried):
            s.move(card, GONE, seat)
    s.offers = without(s.offers, seat)
    k.reveal()
    k.tell("player-out", {"seat": seat, "why": why})
    s.touch()


def _inherit(k: Kernel, s: Inwo, seat: int, heir: int = NOBODY) -> None:
    """Whoever wipes out a faction of its own kind gets its Resources (EVL-11)."""
    if heir == NOBODY or not s.alive[heir] or s.face[s.illuminati[heir]] != s.face[s.illuminati[seat]]:
        return
    got = list(s.resources[seat])
    for card in got:
        s.move(card, s.zone[card], heir)
    tell_moved(k, s, "resources-inherited", got, seat=heir, of=seat)
