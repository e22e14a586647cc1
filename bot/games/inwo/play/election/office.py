"""President and vice-president: who holds the offices and who follows (ELE-11 to 15, 23, 32, 34).

`Inwo.republic`: president, vice: cards, NOBODY where an office is vacant. since: the stamp of the last
change. elected: [face, how often]. held: election rounds so far. first: the seat with which a round begins.
shields: the NWOs that the president protects. vacant: the first person drawn becomes president. told: how
many lines of each kind were said. last: the last round of play has begun; begun: its first turn has, too.
calling: seats that have still to take a turn in it. namer: the seat that names the mate of a free president.
removed: who has just been removed, until another vice-president is named. past:
how the last election came out, once there was one (`tickets.remember`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from bot.engine.kernel import Kernel
from bot.engine.modifiers import REPLACE, Turn
from bot.engine.moves import Choice, Move
from bot.engine.structure import NOBODY
from bot.engine.zones import publish
from bot.games.inwo.cards.presidency import PRESIDENT, SHIELDS, VICE
from bot.games.inwo.cards.records import Effect
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import LISTS
from bot.games.inwo.decks.campaign import NO
from bot.games.inwo.play.state import (
    AREA,
    DEAD,
    DISCARD,
    GONE,
    GOVERNMENT,
    GROUP_DECK,
    HELD,
    KILLED,
    UNCREDITED,
    Inwo,
)

LOST = (DEAD, KILLED, DISCARD, GONE, GROUP_DECK)
"""Where nobody can hold an office."""
BORROWER = "lyndon-larouche"
TERMS = 2
"""How often one person may be elected (ELE-13)."""
FOREVER = "forever"
OFFICE = (1 << 16) - 1
"""Stamp of what an office gives: after all that cards give of themselves."""


def elections(s: Inwo) -> bool:
    """Whether the table plays with them."""
    return bool(s.options["elections"] != NO)


def electing(s: Inwo) -> bool:
    """Whether an election goes on, which is nobody's turn (ELE-02)."""
    return any(kind == "election" for kind, _ in s.frames())


def persons(s: Inwo) -> list[int]:
    """All Personalities in play and uncontrolled."""
    return [card for card in s.everywhere() if s.kind(card) == "personality"]


def holder(s: Inwo, card: int) -> int:
    """Who controls a card, NOBODY for one that is free or in no structure."""
    return s.owner[card] if card != NOBODY and s.zone[card] == HELD else NOBODY


def times_elected(s: Inwo, face: int) -> int:
    """How often a person was elected."""
    return int(dict(s.republic["elected"]).get(face, 0))


def line(s: Inwo, kind: str) -> int:
    """The number of the next line of its kind that is said: none comes twice before all were said."""
    told: dict[str, int] = s.republic["told"]
    told[kind] = told.get(kind, 0) + 1
    return told[kind]


def gains(s: Inwo) -> Iterator[tuple[int, Effect]]:
    """What the two offices give to those who hold them, controlled or not (ELE-11, ELE-12)."""
    for card, gained in ((s.republic["president"], PRESIDENT), (s.republic["vice"], VICE)):
        if card != NOBODY and s.zone[card] in (HELD, AREA):
            yield from ((card, effect) for effect in gained)
    for card in s.everywhere() if elections(s) else ():
        if s.name(card) == BORROWER and (own := [p for p in s.puppets[card] if _lends(s, p)]):
            most = max(FACES.POWER[s.face[puppet]] for puppet in own)
            yield card, Effect("stat", {"what": "power", "set": most})


def _lends(s: Inwo, puppet: int) -> bool:
    """Whether Lyndon LaRouche has the printed Power of such a puppet: of a party, or of the Government."""
    return s.name(puppet) in LISTS["parties"] or bool(FACES.TRAITS[s.face[puppet]] & GOVERNMENT)


def governing(s: Inwo, card: int, since: int) -> Iterator[Turn]:
    """Whoever holds an office is Government, and not its opposite (ELE-11, ELE-12, ELE-34)."""
    if card in (s.republic["president"], s.republic["vice"]):
        yield Turn(since + s.republic["since"], REPLACE, GOVERNMENT)


# -- taking and leaving


def install(k: Kernel, s: Inwo, president: int, vice: int, how: str) -> None:
    """Both offices are taken; who held them has lost them (ELE-11, ELE-12, ELE-23)."""
    r = s.republic
    r["president"], r["vice"], r["vacant"] = president, vice, False
    r["since"] = s.stamp
    if how in ("elected", "plot"):
        r["shields"], r["removed"], r["namer"] = [], NOBODY, NOBODY
    if vice != NOBODY:
        s.tokens[vice] = []
    s.touch()
    faces = {"face": s.face_of(president), "vice": s.face_of(vice)}
    k.tell("president-took-office", {**faces, "seat": holder(s, president), "how": how})


def elect(k: Kernel, s: Inwo, president: int, vice: int) -> None:
    """The winner of an election; it counts towards the two that one person may win (ELE-13)."""
    counts = dict(s.republic["elected"])
    counts[s.face[president]] = times_elected(s, s.face[president]) + 1
    s.republic["elected"] = [list(pair) for pair in counts.items()]
    install(k, s, president, vice, "elected")


def vacate(k: Kernel, s: Inwo) -> None:
    """Nobody is president any more: the first person drawn will be (ELE-13)."""
    r = s.republic
    r["president"] = r["vice"] = NOBODY
    r["vacant"], r["shields"] = True, []
    s.touch()
    k.tell("office-vacant", {})


def name_vice(k: Kernel, s: Inwo, card: int) -> None:
    """The president has a new vice-president."""
    s.republic["vice"], s.republic["removed"], s.tokens[card] = card, NOBODY, []
    s.touch()
    k.tell("vice-named", {"face": s.face[card], "president": s.face_of(s.republic["president"])})


def succeed(k: Kernel, s: Inwo, gone: int) -> None:
    """The president is no more: the vice-president follows, if there is one (ELE-12)."""
    r = s.republic
    heir = r["vice"]
    r["namer"] = s.following(s.owner[gone] if s.owner[gone] != NOBODY else s.active)
    r["removed"] = gone
    bequeath(k, s, gone)
    if heir == NOBODY:
        vacate(k, s)
    else:
        install(k, s, heir, NOBODY, "succeeded")


def bequeath(k: Kernel, s: Inwo, gone: int) -> None:
    """The Plot that makes a president passes to the vice-president; without one it is discarded (ELE-22)."""
    if gone != s.republic["president"]:
        return
    heir = s.republic["vice"]
    for link in [link for link in s.links if s.name(link[0]) == "elected-president" and link[1] == gone]:
        if heir != NOBODY:
            link[1] = heir
            s.doubt()
        else:
            s.cut(link[0])
            s.discard(link[0])


def restore(s: Inwo, card: int) -> None:
    """A president who is destroyed and returns at once has the Plot again that had passed to the
    vice-president (ELE-12, ELE-22)."""
    for link in s.links if card == s.republic["president"] else ():
        if s.name(link[0]) == "elected-president" and link[1] == s.republic["vice"]:
            link[1] = card
            s.doubt()


def probe(s: Inwo, seat: int) -> bool:
    """Whether a Committee may sit on a player: once in a game, in whichever of its two ways (ELE-15)."""
    mark = f"game:senate:{seat}"
    if mark in s.used:
        return False
    s.used.append(mark)
    return True


def impeach(k: Kernel, s: Inwo, card: int) -> None:
    """A Committee removes an officer; never from the Discordians, and once from each player (ELE-15)."""
    owner, r = s.owner[card], s.republic
    immune = owner != NOBODY and s.name(s.illuminati[owner]) == "discordian-society"
    spared = immune or (owner != NOBODY and not probe(s, owner))
    k.tell("probed", {"face": s.face[card], "none": int(spared)})
    if spared:
        return
    if card == r["president"]:
        succeed(k, s, card)
    else:
        r["vice"], r["removed"] = NOBODY, card
        s.touch()


def drawn(k: Kernel, s: Inwo, cards: Iterable[int]) -> None:
    """Persons that were drawn fill a vacant office (ELE-13, ELE-32); they are shown, and stay there."""
    r = s.republic
    for card in cards:
        if s.kind(card) != "personality":
            continue
        if r["vacant"]:
            publish(s.known, card)
            r["namer"] = s.following(s.owner[card] if s.owner[card] != NOBODY else s.active)
            install(k, s, card, NOBODY, "drawn")
        elif r["president"] != NOBODY and r["vice"] == NOBODY and not successors(s):
            publish(s.known, card)
            name_vice(k, s, card)


def successors(s: Inwo) -> list[int]:
    """Who may be named vice-president now."""
    r = s.republic
    return [card for card in persons(s) if card not in (r["president"], r["removed"])]


def lies(s: Inwo) -> bool:
    """Whether the president has just been destroyed, and may still be returned to play at once (ELE-12)."""
    card = s.republic["president"]
    return card != NOBODY and s.zone[card] in LOST and any(line[1] == card for line in s.dropped)


def due(k: Kernel, s: Inwo) -> bool:
    """See to the offices after something has happened; whether a vice-president must be named now."""
    r = s.republic
    if r["president"] == NOBODY:
        return False
    if s.zone[r["president"]] in LOST:
        succeed(k, s, r["president"])
    if r["vice"] != NOBODY and s.zone[r["vice"]] in LOST:
        r["vice"] = NOBODY
    return bool(r["president"] != NOBODY and r["vice"] == NOBODY and successors(s))


def namer(s: Inwo) -> int:
    """Who names the vice-president: the president's controller, else whoever it fell to (ELE-12, ELE-32)."""
    r = s.republic
    own: int = s.owner[r["president"]]
    if own != NOBODY and s.alive[own]:
        return own
    named = int(r["namer"])
    return named if named != NOBODY and s.alive[named] else s.living(s.active)[0]


def fallen(s: Inwo, card: int) -> None:
    """What is remembered of an officer who was just destroyed (ELE-14)."""
    if card == s.republic["vice"]:
        s.marks[card] |= UNCREDITED
    elif card == s.republic["president"] and s.name(card) != "media-sensation":
        s.changes.append([s.stamp, card, REPLACE, GOVERNMENT, card, FOREVER])
        s.doubt()


OFFICERS: dict[str, Callable[[Inwo, int, Any], bool]] = {
    "president": lambda s, card, at: card == s.republic["president"],
    "vice": lambda s, card, at: card == s.republic["vice"],
}
"""Words of filters: whether a card holds that office."""


# -- what an office lets its holder do in the main part of a turn

SHIELD, RESIGN = "shield", "resign"
VERBS = (SHIELD, RESIGN)


def choices(s: Inwo, seat: int) -> list[Choice]:
    """Shield an NWO, once a turn; resign (ELE-11, ELE-12)."""
    card = s.republic["president"]
    if holder(s, card) != seat:
        return []
    found: list[Choice] = [(RESIGN,)]
    if SHIELDS and s.tokens[card] and SHIELD not in s.used:
        found = [*((SHIELD, nwo) for nwo in s.nwos if nwo not in _shields(s)), *found]
    return found


def take(k: Kernel, s: Inwo, seat: int, move: Move) -> None:
    """Carry out one of `choices`."""
    card = s.republic["president"]
    if move[0] == SHIELD:
        k.push("playing", seat, int(move[1]), SHIELD, card)
    else:
        k.tell("president-resigned", {"seat": seat, "face": s.face[card]})
        succeed(k, s, card)


def shield(k: Kernel, s: Inwo, seat: int, by: int, nwo: int) -> None:
    """A president has acted for an NWO, and is it still."""
    if by == s.republic["president"]:
        s.used.append(SHIELD)
        _shields(s).append(nwo)
        k.tell("nwo-shielded", {"seat": seat, "face": s.face[nwo], "by": s.face[by]})


def _shields(s: Inwo) -> list[int]:
    shields: list[int] = s.republic.setdefault("shields", [])
    return shields


def shielded_colours(s: Inwo) -> set[str]:
    """The colours in which no other NWO may be played."""
    return {FACES.COLOUR[s.face[card]] for card in _shields(s) if card in s.nwos}
