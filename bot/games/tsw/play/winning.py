"""The end of the game: goals, ranking, the last turn (TSW-92), and players who go (TSW-90)."""

from __future__ import annotations

from bot.engine.kernel import Kernel
from bot.games.tsw.play.notes import see_change
from bot.games.tsw.play.state import NOBODY, SecretWars

POWER_SHARE = 40
"""Per cent of all controlled Power that wins under the option 'power'; the more players, the less is
needed."""


def conquests(s: SecretWars, seat: int) -> list[int]:
    """The groups of a power structure that its conspiracy has not founded itself."""
    return [g for g in s.controlled(seat) if g not in s.fronts[seat]]


def progress(s: SecretWars, seat: int) -> int:
    """How far a seat is with its secret goal, in the units of the goal."""
    kind, _, alignment = s.goals[seat]
    won = conquests(s, seat)
    counts = {
        "control": sum(not alignment or alignment in s.g_align[g] for g in won),
        "treasury": sum(s.g_money[g] for g in s.branch(seat)),
        "people": len(s.agents(seat)),
        "destroy": s.destroyed[seat],
        "fronts": len(s.controlled(seat)) - len(won),
    }
    return int(counts[kind])


def total_power(s: SecretWars, seat: int) -> int:
    """The Power of a whole structure."""
    return sum(s.g_power[g] for g in s.branch(seat))


def winners(s: SecretWars) -> tuple[list[int], list[str]]:
    """Who has won after this turn, and by what; all who reach it in one turn win together."""
    living = [seat for seat in range(s.seats) if s.alive[seat]]
    if len(living) == 1:
        return living, ["last"]
    end, found = s.options["end"], list[tuple[int, str]]()
    if end == "goals":
        found = _by_goals(s, living)
    elif end == "power":
        found = _by_power(s, living)
    if not found and s.turn >= int(s.options["last_turn"]):
        return leaders(s)
    found.sort()
    return [q for q, _ in found], [how for _, how in found]


def _by_goals(s: SecretWars, living: list[int]) -> list[tuple[int, str]]:
    """Who has enough groups, or else has reached their secret goal."""
    found = [(q, "groups") for q in living if len(conquests(s, q)) >= int(s.options["groups_to_win"])]
    named = {q for q, _ in found}
    return found + [(q, "goal") for q in living if q not in named and progress(s, q) >= s.goals[q][1]]


def _by_power(s: SecretWars, living: list[int]) -> list[tuple[int, str]]:
    """Who controls anything, and the needed share of all Power."""
    needed = max(POWER_SHARE, 25 + 100 // len(living)) * sum(total_power(s, q) for q in living)
    return [(q, "power") for q in living if s.controlled(q) and total_power(s, q) * 100 >= needed]


def leaders(s: SecretWars) -> tuple[list[int], list[str]]:
    """Who stands first in the ranking, as winners by it."""
    ranks = {q: rank(s, q) for q in range(s.seats) if s.alive[q]}
    found = [q for q in ranks if ranks[q] == max(ranks.values())]
    return found, ["ranking"] * len(found)


def rank(s: SecretWars, seat: int) -> tuple[int, int, int]:
    """The measure of the ranking: groups, own fronts not counted, their Power, megabucks."""
    return len(conquests(s, seat)), total_power(s, seat), sum(s.g_money[g] for g in s.branch(seat))


def finish(k: Kernel, s: SecretWars, seats: list[int], how: list[str]) -> None:
    """End the game and tell who has won, each by what, and everything about who was who; winners stand before
    all others."""
    standing = sorted(range(s.seats), key=lambda q: (q in seats, s.alive[q], rank(s, q), -q), reverse=True)
    for q, why in zip(seats, how, strict=True):
        k.tell("game-won", {"name": s.g_name[q], "how": why})
    for place, q in enumerate(standing, 1):
        groups, power, mb = rank(s, q)
        kind, needed, alignment = s.goals[q]
        k.tell(
            "ranked",
            {
                "place": place,
                "name": s.g_name[q],
                "leader": s.p_name[q],
                "groups": groups,
                "power": power,
                "mb": mb,
                "kind": kind,
                "needed": needed,
                "alignment": alignment or "any",
                "now": progress(s, q),
            },
        )
    k.end({"winners": seats, "how": how, "ranking": standing})


def remove_player(s: SecretWars, seat: int) -> None:
    """A player goes for good: their groups become neutral, their agents free, their plans come to nothing.
    What the others have written down about whom they control is so no longer."""
    s.alive[seat] = 0
    for q in range(s.seats):
        _written_off(s, q, seat)
    for g in s.branch(seat)[1:]:
        s.g_master[g] = NOBODY
        s.g_money[g] = 0
    s.g_money[seat] = 0
    s.g_alive[seat] = s.p_alive[seat] = 0
    for p in list(s.masters):
        s.masters[p] = [master for master in s.masters[p] if master[0] != seat]
        if not s.masters[p]:
            del s.masters[p]
    s.attacks = [a for a in s.attacks if a["seat"] != seat]
    s.offers = [o for o in s.offers if seat not in (o["giver"], o["taker"])]
    s.grace = [entry for entry in s.grace if entry[2] != seat]
    s.deeds = {place: owner for place, owner in s.deeds.items() if owner != seat}
    s.subscribed[seat] = 0
    s.standing[seat], s.fronts[seat] = [], []
    s.hands[seat], s.supply[seat] = [], []


def _written_off(s: SecretWars, seat: int, gone: int) -> None:
    """A conspiracy that has dissolved itself is the master of nobody in a seat's notebook."""
    notes = s.notes[seat]
    for g in [int(g) for g, page in notes["groups"].items() if page["owner"] == gone]:
        see_change(s, seat, g, NOBODY, NOBODY)
    for page in notes["people"].values():
        page["works_for"] = [q for q in page["works_for"] if q != gone]
        page["runs"] = NOBODY if page["runs"] == gone else page["runs"]
