"""The gamemaster's desk: everything, dice included, for whoever sits in the chair (TSW-72, TSW-83, TSW-90).

Nothing here may ever be shown to a player; the desk is no view and is made by no `Rules.view`.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches

from bot.engine.moves import Refused, Text, Who, text
from bot.engine.sealed import SealedRound
from bot.games.chair import Deed, Page, Way
from bot.games.tsw.chair import desk_people, desk_players, desk_turn, desk_world
from bot.games.tsw.chair.host_terms import reviewing
from bot.games.tsw.play.state import SecretWars
from bot.games.tsw.play.turn import OrdersRound

MOST_NAMES = 25
PAGES: dict[str, Callable[[SecretWars, str], Page]] = {
    **desk_turn.PAGES,
    **desk_players.PAGES,
    **desk_world.PAGES,
    **desk_people.PAGES,
}
"""Pages by the first word of their key; they are given the rest of it, behind the dot."""
BEFORE_FOUNDING = ("conspiracies", "mind", "notes")
CONTENTS = (
    "checks", "reports", "paper", "orders", "queue", "conspiracies", "attacks", "groups", "people", "events",
    "notes",
)  # fmt: skip


def page(s: SecretWars, key: str) -> Page | None:
    """The page of that key ('' is the overview); None for what is not, or no longer, there."""
    if not key:
        return overview(s)
    word, _, rest = key.partition(".")
    made = PAGES.get(word)
    if made is None or (not s.g_name and word not in BEFORE_FOUNDING):
        return None
    try:
        return made(s, rest)
    except desk_turn.Gone:
        return None


def overview(s: SecretWars) -> Page:
    """Where the game stands, who has written, what waits."""
    waits = reviewing(s)
    deeds = []
    if waits:
        deeds.append(Deed(text("tsw-desk-approve"), ("approve",), style="good", since=s.seq))
    elif _writing(s):
        deeds.append(Deed(text("tsw-desk-process"), ("process",), style="main", since=s.turn))
    ways = [
        Way(key, text(f"tsw-desk-{key}")) for key in CONTENTS if s.g_name or key in ("conspiracies", "notes")
    ]
    lines = [text("tsw-desk-now", turn=s.turn, phase=phase(s)), *_writers(s)]
    if s.queue:
        lines.append(text("tsw-desk-waiting", count=len(s.queue)))
    return Page("", text("tsw-desk"), tuple(lines), tuple(ways), tuple(deeds))


def phase(s: SecretWars) -> str:
    """What goes on: 'over', 'founding', 'review', 'interview', 'orders' or 'resolution'."""
    if s.result is not None:
        return "over"
    if reviewing(s):
        return "review" if s.before else "founding"
    return s.doing if s.doing in ("interview", "orders") else "resolution"


def _writing(s: SecretWars) -> bool:
    return OrdersRound.open_now(s) is not None


def _writers(s: SecretWars) -> list[Text]:
    """Who has written what; nobody but the gamemaster may see that (TSW-11)."""
    if s.doing not in ("interview", "orders"):
        return []
    sheets, ready = SealedRound.sheets(s.stack[-1]), SealedRound.ready(s.stack[-1])
    return [
        text(
            "tsw-desk-writer",
            who=Who(seat),
            name=s.g_name[seat] if s.g_name else "none",
            count=len(sheets[seat]),
            ready=int(seat in ready),
        )
        for seat in range(s.seats)
        if s.alive[seat]
    ]


def names(s: SecretWars, typed: str) -> tuple[str, ...]:
    """Names of groups and people that fit what was typed, at most 25."""
    sought = typed.strip().casefold()
    every = [s.g_name[g] for g in range(len(s.g_name)) if s.g_alive[g]] + s.p_name
    fitting = [name for name in every if sought in name.casefold()]
    return tuple(sorted(fitting, key=lambda n: (not n.casefold().startswith(sought), n))[:MOST_NAMES])


def find(s: SecretWars, name: str) -> str:
    """The key of the page of a group or a person. Raises Refused with the nearest name."""
    groups = {s.g_name[g].casefold(): f"group.{g}" for g in range(len(s.g_name)) if s.g_alive[g]}
    known = {n.casefold(): f"person.{p}" for p, n in enumerate(s.p_name)} | groups
    sought = " ".join(name.split()).casefold()
    if sought in known:
        return known[sought]
    near = get_close_matches(sought, list(known), n=1)
    spelt = next((n for n in (*s.g_name, *s.p_name) if near and n.casefold() == near[0]), "none")
    raise Refused([text("tsw-desk-nobody", name=name, near=spelt)])
