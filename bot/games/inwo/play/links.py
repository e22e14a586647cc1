"""What may hang on what, and which linked Plots are lost (EVL-20, EVL-30, EVL-35)."""

from __future__ import annotations

from bot.engine.kernel import Kernel
from bot.games.inwo.cards.filters import read
from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.play.numbers import FOREVER, Scope, awake, matches
from bot.games.inwo.play.state import HELD, LINKED, Inwo
from bot.games.inwo.play.sums import Attacked


def linkable(s: Inwo, card: int, target: int) -> bool:
    """Whether a Plot may hang on the target: its `one` says how many of a kind there may be."""
    one = (EFFECTS.LINK[s.face[card]] or {}).get("one")
    alike = [at for at in s.links if s.face[at[0]] == s.face[card]]
    if one == "group" and any(at[1] == target for at in alike):
        return False
    return not (one == "player" and any(s.owner[at[1]] == s.owner[target] for at in alike))


def settle(k: Kernel, s: Inwo) -> None:
    """Linked Plots that can never work again where they hang are discarded (EVL-30); a Plot used in the
    attack that goes on, and no longer legal there, comes back to a hand, for all to see (EVL-31)."""
    _settle_attack(k, s)
    for card, host, *_ in list(s.links):
        if s.zone[card] == LINKED and s.zone[host] == HELD and not _stays(s, card, host):
            s.links = [link for link in s.links if link[0] != card]
            s.discard(card)
            k.tell("link-lost", {"face": s.face[card], "host": s.face[host]})


def _settle_attack(k: Kernel, s: Inwo) -> None:
    a = Attacked.current(s)
    for seat, face, card, target in a["plots"] if a is not None else ():
        said = next((use.target for use in EFFECTS.PLAY[face] if use.target is not None), None)
        boosted = any(effect[1] == card for effect in s.effects)
        if boosted and said is not None and not matches(s, read(said), target, Scope(seat, card, a)):
            take_back(s, card, seat)
            k.tell("card-impossible", {"seat": seat, "face": face})


def take_back(s: Inwo, card: int, seat: int) -> None:
    """A Plot that was used comes back to a hand, for all to see, and what it did ends."""
    s.effects = [effect for effect in s.effects if effect[1] != card]
    s.to_hand(card, seat)


def _stays(s: Inwo, card: int, host: int) -> bool:
    """Whether the link is legal, or only a change for a time keeps it from working."""
    s.links, kept = [at for at in s.links if at[0] != card], s.links
    alone = linkable(s, card, host)
    s.links = kept
    if not alone:
        return False
    if awake(s, card, host):
        return True
    s.changes, changes = [change for change in s.changes if change[5] == FOREVER], s.changes
    s.touch()
    lasting = awake(s, card, host)
    s.changes = changes
    s.touch()
    return lasting
