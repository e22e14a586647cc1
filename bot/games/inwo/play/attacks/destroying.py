"""What is destroyed, and whose kill it is (INW-128 to INW-130, INW-162, EVL-11, EVL-40)."""

from __future__ import annotations

from typing import Any

from bot.engine.kernel import Kernel
from bot.engine.modifiers import REPLACE
from bot.engine.structure import NOBODY
from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.cards.vocabulary import mask
from bot.games.inwo.play.area import release
from bot.games.inwo.play.election.office import bequeath, fallen, restore
from bot.games.inwo.play.links import lay_arrows, unlink
from bot.games.inwo.play.numbers import FOREVER, awake
from bot.games.inwo.play.placing import lose
from bot.games.inwo.play.state import BURIED, DEAD, KILLED, LINKED, UNCREDITED, Inwo
from bot.games.inwo.play.sums import ASSASSINATION, Attacked
from bot.games.inwo.play.words import stands_for


def destroy(
    k: Kernel, s: Inwo, target: int, by: int, credit: int | None = None, killed: bool = False
) -> bool:
    """A Group in play is destroyed by `by` (-1: nobody); whose kill it is, if that is somebody else. Nothing
    but an assassination destroys a vice-president (ELE-12): then it is False."""
    a = Attacked.current(s)
    shot = a is not None and (a["kind"], a["target"]) == (ASSASSINATION, target)
    if target == s.republic["vice"] and not shot:
        k.tell("vice-spared", {"face": s.face[target]})
        return False
    credited = by if credit is None else credit
    told = {"it": target, "doer": by, "from": s.owner[target], "credit": credited, "killed": int(killed)}
    k.push("destroyed", [], [], {"cancelled": False, **told, "due": []}, None, [])
    return True


def bury(k: Kernel, s: Inwo, target: int, credit: int, killed: bool, for_good: bool = False) -> list[int]:
    """The target lies among what `credit` has destroyed, or among its owner's and counts for nobody; its
    puppets go back to a hand (INW-128 to INW-130). It and the Resources that fall with it."""
    owner = s.owner[target]
    for puppet in list(s.puppets[target]):
        orphan(k, s, owner, puppet)
    linked = [card for card in s.links_of(target) if s.kind(card) == "resource"]
    s.uproot(target)
    for card in (target, *linked):
        s.tokens[card] = []
        zone = KILLED if killed and card == target else DEAD
        s.move(card, zone, next(q for q in (credit, s.home[card], s.active) if q != NOBODY))
    bequeath(k, s, target)
    _forget(s, target)
    s.cut(*linked)
    worthless = bool(EFFECTS.said(s.face[target], "no_credit"))
    s.marks[target] = UNCREDITED * (credit == NOBODY or worthless) | BURIED * for_good
    fallen(s, target)
    if credit not in (owner, NOBODY):
        note_last(s, owner, credit)
    return [target, *linked]


def wreck(k: Kernel, s: Inwo, card: int, by: int) -> None:
    """A Resource in play is destroyed by a card: discarded; of one that stands for a Place a copy may come
    into play then (EVL-14)."""
    if stands_for(s, card):
        s.seen = [face for face in s.seen if face != s.face[card]]
    unlink(s, card)
    s.discard(card)
    k.tell("card-destroyed", {"by": s.face[by], "face": s.face[card]})


def orphan(k: Kernel, s: Inwo, owner: int, card: int) -> None:
    """A branch whose master is destroyed: it goes back to a hand, or is uncontrolled (INW-129, BIG-08)."""
    if s.has_area:
        release(k, s, card)
    else:
        lose(k, s, owner, card, True)


def _forget(s: Inwo, target: int) -> None:
    """Whatever had changed the card is wiped out, and the Plots that were linked to it go (EVL-40); but for
    Goals it has the alignments that it had for good (INW-072)."""
    lasting = [change for change in s.changes if change[1] == target and change[5] == FOREVER]
    lost = [card for card in s.links_of(target) if s.zone[card] == LINKED]
    for card in lost:
        lasting += _gained(s, card, target)
        s.discard(card)
    s.cut(target, *s.links_of(target), *lost)
    lay_arrows(s, target)
    s.changes = [change for change in s.changes if change[1] != target] + lasting
    s.effects = [effect for effect in s.effects if effect[2] != target]
    s.doubt()


def _gained(s: Inwo, card: int, host: int) -> list[list[Any]]:
    """What a linked Plot makes of the alignments of its host, as changes for good."""
    gained = EFFECTS.said(s.face[card], "becomes") if awake(s, card, host) else ()
    return [[s.stamp, host, REPLACE, mask(params["gains"]), card, FOREVER] for params in gained]


def come_back(s: Inwo, card: int) -> None:
    """A destroyed card is as it was printed (EVL-40)."""
    s.marks[card] = 0
    s.changes = [change for change in s.changes if change[1] != card]
    restore(s, card)


def note_last(s: Inwo, loser: int, by: int) -> None:
    """Who took the last Group of a seat, and who helped with tokens, agents, Plots or abilities (EVL-11)."""
    if loser == NOBODY or s.puppets[s.illuminati[loser]]:
        return
    a = Attacked.current(s)
    helped = [x[0] for x in a["spent"] + a["agents"] if x[2] > 0] if a else []
    helped += [seat for seat, _ in a.get("helped", ())] if a else []
    s.emptied[loser] = list(dict.fromkeys((by, *(seat for seat in helped if seat != loser))))
