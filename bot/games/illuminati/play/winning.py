"""Goals, victory and elimination (ILL-10, ILL-11, ILL-12)."""

from __future__ import annotations

from typing import Any

from bot.engine.kernel import Kernel
from bot.engine.structure import NOBODY
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.cards.vocabulary import ALIGNMENTS
from bot.games.illuminati.play.power import alignments, power, transfer
from bot.games.illuminati.play.state import OUT, Illuminati
from bot.games.kit.offers import without

BASIC = {2: 13, 3: 13, 4: 12, 5: 10, 6: 9, 7: 8, 8: 8}


def basic_goal(s: Illuminati, seat: int) -> tuple[int, int]:
    """(now, needed) of the goal that all players share (ILL-10b)."""
    uncounted = 0 if s.options["basic_goal_counts_illuminati"] else 1
    return len(s.structure(seat)) - uncounted, BASIC[s.seats] + int(s.options["longer_game"])


def special_goal(s: Illuminati, seat: int, card: int) -> tuple[int, int]:
    """(now, needed) of the special goal printed on the Illuminati `card`, for `seat` (ILL-10c)."""
    goal = CARDS.GOAL[card]
    assert goal is not None
    own = s.structure(seat)
    kind = goal["kind"]
    if kind == "total_power":
        return sum([power(s, c) for c in own]), goal["amount"]
    if kind == "total_transfer":
        return sum([transfer(s, c) for c in own]), goal["amount"]
    if kind == "total_money":
        return sum([s.money[c] for c in own]), goal["amount"]
    if kind == "destroyed":
        return len(s.destroyed[seat]), goal["amount"]
    if kind == "all_alignments":
        union = 0
        for c in own[1:]:
            union |= alignments(s, c)
        return union.bit_count(), len(CARDS.OPPOSITE)
    if kind == "count_alignment":
        bit = ALIGNMENTS.index(goal["alignment"])
        return len([c for c in own[1:] if alignments(s, c) >> bit & 1]), goal["amount"]
    return 0, 1


def goal_met(s: Illuminati, seat: int, known: bool = False) -> str | None:
    """Which goal the seat meets: "basic", "special" or None; `known`: as far as everybody can see."""
    if not s.alive[seat] or s.options["goals"] == "none":
        return None
    now, needed = basic_goal(s, seat)
    if now >= needed:
        return "basic"
    card = s.goals[seat]
    if card != NOBODY and (not known or _open_to_all(s, seat)):
        now, needed = special_goal(s, seat, card)
        if now >= needed:
            return "special"
    return None


def written(s: Illuminati, seat: int) -> bool:
    """Whether the seat's special goal is one that it wrote down in secret (ILL-2g, ILL-12c)."""
    return bool(s.options["hidden_goals"]) or s.goals[seat] != s.illuminati[seat]


def counts_money(s: Illuminati, seat: int) -> bool:
    """Whether everybody knows that money could make the seat win."""
    return not written(s, seat) and _aims_at(s, seat, "total_money")


def _aims_at(s: Illuminati, seat: int, kind: str) -> bool:
    goal = CARDS.GOAL[s.goals[seat]] if s.goals[seat] != NOBODY else None
    return goal is not None and goal["kind"] == kind


def _open_to_all(s: Illuminati, seat: int) -> bool:
    """Whether everybody can see how near the seat is to its special goal."""
    return not written(s, seat) and not (s.hides_money and counts_money(s, seat))


def score(s: Illuminati, seat: int) -> int:
    """Points in a game without goals: total Power and one for each group (ILL-12b)."""
    own = s.structure(seat)
    return sum(power(s, c) for c in own) + len(own) - 1


def check_victory(k: Kernel, s: Illuminati) -> None:
    """At the end of every turn: all who meet a goal win together (ILL-10a)."""
    living = [seat for seat in range(s.seats) if s.alive[seat]]
    met = {seat: goal for seat in living if (goal := goal_met(s, seat))}
    if met:
        finish(k, s, list(met), met)
    elif len(living) == 1:
        finish(k, s, living, dict.fromkeys(living, "last"))
    elif (s.options["goals"] == "none" and not s.open and not s.deck) or 0 < s.options["last_turn"] <= s.turn:
        best = max(score(s, seat) for seat in living)
        winners = [seat for seat in living if score(s, seat) == best]
        finish(k, s, winners, dict.fromkeys(winners, "score"))


def finish(k: Kernel, s: Illuminati, winners: list[int], goals: dict[int, str]) -> None:
    """The game ends and every goal is shown."""
    k.reveal()
    how = [goals[seat] for seat in winners]
    k.tell("game-over", {"winners": winners, "how": how, "goals": list(s.goals), "turn": s.turn})
    result: dict[str, Any] = {"winners": winners, "how": how, "goals": list(s.goals)}
    result["scores"] = [score(s, seat) if s.alive[seat] else 0 for seat in range(s.seats)]
    k.end(result)


def eliminate_the_groupless(k: Kernel, s: Illuminati) -> bool:
    """Whoever has had three turns and controls nothing is out (ILL-11a); True if somebody went."""
    gone = False
    for seat in s.after(s.active):
        if s.turns[seat] < 3 or s.puppets[s.illuminati[seat]]:
            continue
        if _aims_at(s, seat, "destroyed") and goal_met(s, seat):
            continue
        if sum(s.alive) > 1:
            remove_player(k, s, seat, "eliminated")
            gone = True
    return gone


def remove_player(k: Kernel, s: Illuminati, seat: int, why: str) -> None:
    """The seat is out: groups uncontrolled, money to the bank, specials discarded (ILL-11b, R: specials)."""
    root = s.illuminati[seat]
    freed = [card for puppet in list(s.puppets[root]) for card in s.release(puppet)]
    s.money[root] = 0
    s.zone[root] = OUT
    specials = list(s.hands[seat])
    for card in specials:
        s.discard(card, seat)
    s.alive[seat] = 0
    s.offers = without(s.offers, seat)
    k.reveal()
    k.tell("player-out", {"seat": seat, "why": why, "specials": specials})
    tell_freed(k, freed)


def tell_freed(k: Kernel, cards: list[int]) -> None:
    """Tell which groups have become uncontrolled, if any have."""
    if cards:
        k.tell("groups-freed", {"cards": cards})
