"""Groups that change hands: who comes to know of it, at once or from the paper (TSW-32 to TSW-37, TSW-60)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from bot.games.tsw.notes import note_group, see_change
from bot.games.tsw.resolution import Resolution
from bot.games.tsw.state import NOBODY, Record, SecretWars


def change_hands(
    r: Resolution,
    groups: Sequence[int],
    told: Iterable[int],
    owner: int,
    master: int = NOBODY,
    onlookers: Iterable[int] = (),
) -> None:
    """The seats of `told` write down that the first of `groups`, and all that hangs or hung below it, belongs
    to `owner` now, directly under `master`, as far as they know; `onlookers`, and readers of the paper, hear
    of the first alone."""
    s = r.s
    for g in groups:
        first = g == groups[0]
        knowing = sorted({*told, *(onlookers if first else ())} - {NOBODY})
        above = master if first else s.g_master[g]
        for seat in knowing:
            if s.owner(g) != seat:
                see_change(s, seat, g, owner, above)
        news = {"kind": "changed", "group": g, "told": knowing, "owner": owner, "master": above}
        r.news.append({**news, "printed": int(first)})


def spread(r: Resolution, readers: Collection[int], headline: Sequence[Any]) -> None:
    """Readers write down which groups the paper tells of, are new, or have changed hands; everybody reads the
    headline."""
    s = r.s
    for seat in (seat for seat in range(s.seats) if s.alive[seat]):
        reads = seat in readers
        lines = r.paper["attacks"] if reads else [headline]
        named = {s.named_group(line[2].get(part)) for line in lines for part in ("attacker", "target")}
        for g in sorted(named - {NOBODY}):
            note_group(s, seat, g)
        for news in r.news:
            if reads and news["kind"] == "opened":
                note_group(s, seat, news["group"])
            elif news["kind"] == "changed" and news["printed"] and (reads or _headlined(s, news, headline)):
                _hears(s, seat, news)


def _headlined(s: SecretWars, news: Record, headline: Sequence[Any]) -> bool:
    """Whether everybody reads in the headline that a group has been won, freed or destroyed."""
    return "-success" in headline[0] and headline[2]["target"] == s.g_name[news["group"]]


def _hears(s: SecretWars, seat: int, news: Record) -> None:
    if seat in news["told"]:
        return
    news["told"].append(seat)
    if s.owner(news["group"]) != seat:
        see_change(s, seat, news["group"], news["owner"], news["master"])
