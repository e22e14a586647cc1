"""Plots that lie under a card in play, or are linked to it, unseen: nothing exposes them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.kernel import Kernel
from bot.engine.zones import knows
from bot.games.inwo.cards.records import EFFECTS, Params
from bot.games.inwo.play.numbers import Scope, matches, passives
from bot.games.inwo.play.state import ASIDE, DEAD, HELD, KILLED, PLOTS, Inwo
from bot.games.inwo.play.sums import Attacked


def stated(s: Inwo, host: int) -> Params | None:
    """What the record of a card says of Plots under it, if it takes any."""
    return next(iter(EFFECTS.said(s.face[host], "stash")), None)


def stashed(s: Inwo) -> Iterator[tuple[int, int]]:
    """Every card with the Plot that lies under it or is linked to it."""
    for host, plot in s.notes:
        if s.zone[plot] == PLOTS and stated(s, host) is not None:
            yield host, plot


def apart(s: Inwo, seat: int) -> dict[int, int]:
    """The Plots of `seat` that lie under cards and are in no hand, each with its card."""
    return {
        plot: host
        for host, plot in stashed(s)
        if s.owner[plot] == seat and "counted" not in (stated(s, host) or {})
    }


def covered(s: Inwo) -> set[int]:
    """The Plots that nothing exposes."""
    return {plot for host, plot in stashed(s) if s.zone[host] == HELD and s.owner[host] == s.owner[plot]}


def takers(s: Inwo, seat: int) -> list[int]:
    """The cards under which `seat` may lay a Plot now: what counts in the hand stays where it is."""
    full = {host for host, _ in stashed(s)}
    return [
        x.card
        for x in passives(s, "stash")
        if x.seat == seat and ("counted" not in x.params or x.card not in full) and layable(s, x.card)
    ]


def layable(s: Inwo, host: int) -> list[int]:
    """The Plots that may be laid under a card; one that counts in the hand must be hidden."""
    said, seat = stated(s, host) or {}, s.owner[host]
    taken = {plot for _, plot in stashed(s)} | (set() if "counted" not in said else shown(s, seat))
    at = Scope(seat, host)
    return [c for c in s.plots[seat] if c not in taken and matches(s, said["of"], c, at)]


def shown(s: Inwo, seat: int) -> set[int]:
    """The Plots of a hand that all can see."""
    return {card for card in s.plots[seat] if matches(s, "exposed", card, Scope(seat))}


def distinct(s: Inwo, seat: int, cards: Sequence[int]) -> Sequence[int]:
    """Of several cards of a hand, a deck or the discards that are all the same to `seat` the first one; what
    `seat` does not know stays as it is."""
    if len({s.face[card] for card in cards}) == len(cards):
        return cards
    under = covered(s)
    found: dict[object, int] = {}
    for card in cards:
        plain = s.zone[card] in ASIDE and knows(s.known, card, seat) and card not in under
        same = (s.face[card], s.zone[card], s.owner[card], s.home[card], s.known[card], s.marks[card])
        found.setdefault((*same, *s.links_of(card)) if plain else card, card)
    return list(found.values())


def concerned(s: Inwo, host: int, aimed: int) -> bool:
    """Whether a Plot that is aimed at `aimed` would be used for something that involves `host`: it is the
    target, or takes part in the attack that goes on."""
    a = Attacked.current(s)
    if s.zone[host] != HELD:
        return False
    return host == aimed or (a is not None and host in (a["card"], a["target"], *(x[1] for x in a["spent"])))


def settle_stash(k: Kernel, s: Inwo) -> None:
    """A Plot under a card that is captured or destroyed is lost; if it goes in another way, it comes back."""
    for host, plot in list(stashed(s)):
        if s.zone[host] == HELD and s.owner[host] == s.owner[plot]:
            continue
        s.notes.remove([host, plot])
        if "counted" not in (stated(s, host) or {}) and s.zone[host] in (HELD, DEAD, KILLED):
            seat = s.owner[plot]
            s.discard(plot)
            k.tell("card-discarded", {"seat": seat, "face": s.face[plot]})


def no_plots(seat: int) -> str:
    """Mark of a turn in which a player plays no Plots."""
    return f"no-plots:{seat}"


def playable(s: Inwo, seat: int) -> list[int]:
    """The Plots of a hand that can be played this turn: none that has just been drawn."""
    return [card for card in s.plots[seat] if card not in s.fresh] if no_plots(seat) not in s.used else []
