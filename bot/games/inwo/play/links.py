"""What may hang on what, and which links and linked Plots are lost (EVL-20, EVL-30, EVL-35, INW-185)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from bot.engine.kernel import Kernel
from bot.engine.structure import shape
from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.play.known import reckoned
from bot.games.inwo.play.numbers import FOREVER, Scope, awake, count, is_said, matches, passives
from bot.games.inwo.play.state import DISCARD, GEOMETRY, GROUPS, HELD, LINKED, RESOURCE, Inwo
from bot.games.inwo.play.sums import Attacked

LASTING = frozenset(("stat", "becomes", "counts_as"))
"""Passives of a linked Plot that make its link permanent (EVL-20)."""


def linkable(s: Inwo, card: int, target: int) -> bool:
    """Whether a card may hang on the target: its `one` says how many of a kind there may be in play."""
    one = EFFECTS.LINK[s.face[card]].get("one")
    alike = [at for at in s.links if s.face[at[0]] == s.face[card] and at[0] != card]
    alike = [at for at in alike if s.zone[at[1]] not in (GROUPS, DISCARD)]
    if one == "player":
        return all(s.owner[at[1]] != s.owner[target] for at in alike)
    return not alike if one == "game" else one != "group" or all(at[1] != target for at in alike)


def takes(s: Inwo, host: int, card: int) -> bool:
    """Whether a Group says itself that such a card may hang on it."""
    link = EFFECTS.LINK[s.face[host]]
    if "takes" not in link or not matches(s, link["takes"], card, Scope(s.owner[host], host)):
        return False
    return "many" in link or not any(at[1] == host and at[0] != card for at in s.links)


@reckoned
def hosts(s: Inwo, card: int) -> Sequence[int]:
    """The cards on which the owner may hang their Resource or Group `card` (INW-079, INW-185)."""
    seat, to = s.owner[card], EFFECTS.LINK[s.face[card]].get("to")
    own, at = s.held(seat), Scope(seat, card)
    if s.zone[card] == RESOURCE:
        able = [c for c in own if to is None or matches(s, to, c, at) or takes(s, c, card)]
    else:
        able = [c for c in own if (to is not None and matches(s, to, c, at)) or takes(s, c, card)]
    return [c for c in able if c != card and linkable(s, card, c)]


def permanent(s: Inwo, card: int, host: int) -> bool:
    """Whether a Resource or Group that hangs there may never be moved again (EVL-20)."""
    stated = (EFFECTS.LINK[s.face[card]], EFFECTS.LINK[s.face[host]])
    return "permanent" in stated[0] or ("permanent" in stated[1] and takes(s, host, card))


def kept(s: Inwo, card: int) -> bool:
    """Whether an ability keeps a card from being lost, taken or unlinked (EVL-21)."""
    return is_said(s, "keeps", card)


def fasten(s: Inwo, card: int) -> None:
    """The link of `card` has given something: it stays where it is for this turn (EVL-21)."""
    for link in s.links:
        if link[0] == card:
            link[4] = s.turn


def changing(s: Inwo, host: int) -> list[int]:
    """The linked Plots that change an alignment, the Power or the Resistance of `host`; an arrow is none of
    these, nor is what such a Plot makes of another card to which it is linked."""
    return [
        card
        for card in s.links_of(host)
        if s.zone[card] == LINKED
        and any(
            name in LASTING
            and params.get("what") != "arrows"
            and matches(s, params.get("who", "self"), host, Scope(s.owner[card], card))
            for name, params in EFFECTS.PASSIVES[s.face[card]]
        )
    ]


def unlink(s: Inwo, card: int) -> None:
    """`card` hangs on nothing any more."""
    freed = [link[1] for link in s.links if link[0] == card]
    s.cut(card)
    for host in freed:
        lay_arrows(s, host)
    s.touch()


SIDES = (2, 1, 3, 0)
"""Where a card gets another arrow, the first of these that is free: its end, its sides, its head."""
MOST_ARROWS = 3


def adds_arrow(face: int) -> bool:
    """Whether a Plot gives one arrow more, on a side that its player chooses."""
    return any(said["what"] == "arrows" and "add" in said for said in EFFECTS.said(face, "stat"))


def bare_sides(s: Inwo, host: int) -> list[int]:
    """The sides of a Group that have no arrow."""
    there = (FACES.IN[s.face[host]], *GEOMETRY.outgoing[s.shape[host]])
    return [side for side in SIDES if side not in there]


def lay_arrows(s: Inwo, host: int, *wished: int) -> None:
    """The outgoing arrows of a Group, as it is printed and as the Plots say that are linked to it: first
    those that it has already, then those that are wished."""
    came, out = FACES.IN[s.face[host]], list(FACES.OUT[s.face[host]])
    wanted = len(out)
    for card in s.links_of(host):
        for name, params in EFFECTS.PASSIVES[s.face[card]] if s.zone[card] == LINKED else ():
            if name == "stat" and params["what"] == "arrows":
                wanted = max(wanted + params.get("add", 0), params.get("raise", 0))
    ordered = dict.fromkeys((*GEOMETRY.outgoing[s.shape[host]], *wished, *SIDES))
    free = (side for side in ordered if side not in out and side != came)
    more = islice(free, max(0, min(wanted, MOST_ARROWS) - len(out)))
    s.shape[host] = shape(came, (*out, *more))


def settle(k: Kernel, s: Inwo) -> None:
    """A Plot used in the attack that goes on, and no longer legal there, comes back to a hand, for all to see
    (EVL-31); then all that hangs on something is settled."""
    _settle_attack(k, s)
    _settle_links(s, k)


@reckoned
def _settle_links(s: Inwo, k: Kernel) -> None:
    """Linked Plots that can never work again where they hang are discarded; Resources are linked anew in
    their owner's next turn; of two that exclude each other the last to come goes (EVL-30). A link of cards of
    two players is lost, and what cannot be without certain Groups is discarded."""
    for card, host, *_ in list(s.links):
        if s.zone[card] == HELD and (s.zone[host] != HELD or s.owner[card] != s.owner[host]):
            unlink(s, card)
            k.tell("unlinked", {"face": s.face[card]})
    for source in list(passives(s, "needs")):
        if not count(s, source.params["of"], Scope(source.seat, source.card)):
            unlink(s, source.card)
            s.discard(source.card)
            k.tell("card-discarded", {"seat": source.seat, "face": s.face[source.card]})
    for card in _surplus(s):
        unlink(s, card)
        s.discard(card)
        k.tell("card-discarded", {"seat": s.home[card], "face": s.face[card]})
    for card, host, *_ in s.links[::-1]:
        if s.zone[card] in (LINKED, RESOURCE) and s.zone[host] == HELD and not _stays(s, card, host):
            unlink(s, card)
            if s.zone[card] == RESOURCE:
                s.used.append(f"linked:{card}")
                k.tell("unlinked", {"face": s.face[card]})
            else:
                s.discard(card)
                k.tell("link-lost", {"face": s.face[card], "host": s.face[host]})


ALONE = frozenset(
    face
    for face, link in enumerate(EFFECTS.LINK)
    if link.get("one") == "player" and FACES.TYPE[face] == "resource"
)
"""The printed Resources of which each player may have one."""


def _surplus(s: Inwo) -> list[int]:
    """The Resources that a player has besides another of the same kind, where each may have only one: the
    last to come."""
    found = []
    for pile in s.resources:
        alike = [card for card in pile if s.face[card] in ALONE and s.zone[card] == RESOURCE]
        found += [card for n, card in enumerate(alike) if s.face[card] in [s.face[c] for c in alike[:n]]]
    return found


def _settle_attack(k: Kernel, s: Inwo) -> None:
    a = Attacked.current(s)
    for seat, face, card, target in a["plots"] if a is not None else ():
        said = next((use.target for use in EFFECTS.PLAY[face] if use.target is not None), None)
        boosted = any(effect[1] == card for effect in s.effects)
        if boosted and said is not None and not matches(s, said, target, Scope(seat, card, a)):
            take_back(s, card, seat)
            k.tell("card-impossible", {"seat": seat, "face": face})


def take_back(s: Inwo, card: int, seat: int) -> None:
    """A Plot that was used comes back to a hand, for all to see, and what it did ends."""
    s.effects = [effect for effect in s.effects if effect[1] != card]
    s.touch()
    s.to_hand(card, seat)


def _stays(s: Inwo, card: int, host: int) -> bool:
    """Whether the link is legal, or only a change for a time keeps it from working."""
    if not linkable(s, card, host):
        return False
    if awake(s, card, host) or takes(s, host, card):
        return True
    s.changes, changes = [change for change in s.changes if change[5] == FOREVER], s.changes
    s.touch()
    lasting = awake(s, card, host)
    s.changes = changes
    s.touch()
    return lasting
