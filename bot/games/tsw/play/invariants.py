"""What must be true of every state of The Secret Wars."""

from __future__ import annotations

from bot.games.tsw.play.state import NOBODY, SecretWars


def broken(s: SecretWars) -> list[str]:
    """Every broken invariant, in words for developers."""
    if not s.g_name:
        return []
    return [*_columns(s), *_structure(s), *_money(s), *_people(s), *_attacks(s), *_events(s)]


def _columns(s: SecretWars) -> list[str]:
    rows = {
        "g_": s.seats + len(s.world.groups) + len(s.extra_groups),
        "p_": s.seats + len(s.world.people) + len(s.extra_people),
    }
    faults = [
        f"{name} has {len(getattr(s, name))} rows"
        for name in s.columns()
        if name[:2] in rows and len(getattr(s, name)) != rows[name[:2]]
    ]
    living = [name.casefold() for name, alive in zip(s.g_name, s.g_alive, strict=True) if alive]
    if len(set(living)) != len(living):
        faults.append("two groups have one name")
    if len(set(s.p_name)) != len(s.p_name):
        faults.append("two persons have one name")
    return faults


def _structure(s: SecretWars) -> list[str]:
    faults = []
    for g, master in enumerate(s.g_master):
        if master == NOBODY:
            continue
        above, steps = g, 0
        while s.g_master[above] != NOBODY and steps <= len(s.g_master):
            above, steps = s.g_master[above], steps + 1
        if steps > len(s.g_master):
            faults.append(f"group {g} hangs under itself")
        elif above >= s.seats:
            faults.append(f"group {g} has a master but no conspiracy")
        if not s.g_alive[g] or not s.g_alive[master]:
            faults.append(f"group {g} or its master {master} is gone")
    for g in range(len(s.g_name)):
        if len(s.puppets(g)) > s.g_arrows[g]:
            faults.append(f"group {g} controls more than it has arrows")
        if s.g_aid[g] > s.g_power[g] or min(s.g_power[g], s.g_resistance[g]) < 0:
            faults.append(f"figures of group {g}")
    return faults


def _money(s: SecretWars) -> list[str]:
    faults = [f"group {g} owes money" for g, mb in enumerate(s.g_money) if mb < 0]
    return faults + [
        f"neutral group {g} has money" for g, mb in enumerate(s.g_money) if mb and s.owner(g) == NOBODY
    ]


def _people(s: SecretWars) -> list[str]:
    faults = []
    for p, masters in s.masters.items():
        seats = [q for q, _ in masters]
        if not masters or len(set(seats)) != len(seats):
            faults.append(f"masters of person {p}")
        if not s.p_alive[int(p)] or int(p) < s.seats:
            faults.append(f"person {p} takes orders")
        if any(not s.alive[q] or not 0 < loyal <= 10 for q, loyal in masters):
            faults.append(f"loyalty of person {p}")
    return faults


def _attacks(s: SecretWars) -> list[str]:
    faults = []
    busy: list[int] = []
    for a in s.attacks:
        if not s.alive[a["seat"]] or s.owner(a["attacker"]) != a["seat"] or a["target"] < s.seats:
            faults.append(f"attack {a['number']} is nobody's")
        if a["mb"] < 0 or a["defence"] < 0:
            faults.append(f"money of attack {a['number']}")
        busy += [a["attacker"], *a["support"]]
    if len(busy) != len(set(busy)):
        faults.append("a group takes part in two attacks")
    return faults


def _events(s: SecretWars) -> list[str]:
    return [
        f"an event of seat {seat} has been found before"
        for seat, supply in enumerate(s.supply)
        if len(supply) != len(set(supply))
    ]
