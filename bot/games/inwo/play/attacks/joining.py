"""Who joins an attack, with what (INW-093, INW-096, INW-110, INW-133, INW-135, INW-140)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.kernel import Kernel
from bot.games.inwo.play.attacks.strikes import hold_back
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.play.sums import AttackData, defends_free, reckon, total
from bot.games.inwo.play.targets import breaks_privilege


def join(k: Kernel, s: Inwo, a: AttackData, seat: int, cards: Sequence[int], side: int) -> None:
    """Each spends a token, the target itself all that it has; some defend for nothing, with one action.
    Whoever may interfere in a Privileged attack makes an end of that."""
    for card in cards:
        if a["privileged"] and seat not in (a["seat"], a["defender"]) and breaks_privilege(s, a, card):
            end_privilege(k, s, a, card)
        free = side < 0 and defends_free(s, a, card)
        count = len(s.tokens[card]) if card == a["target"] and not free else 1
        a["spent"].append([seat, card, side, count])
        a["paid"].append([] if free else [s.tokens[card].pop() for _ in range(count)])
        hold_back(s, card)
    parts = reckon(s, a)
    a["parts"] = [list(part) for part in parts] if a["roll"] else []
    told = {"seat": seat, "side": side, "faces": [s.face[card] for card in cards]}
    k.tell("attack-joined", {**told, "number": total(parts)})


def end_privilege(k: Kernel, s: Inwo, a: AttackData, by: int) -> None:
    """The attack is not Privileged, and cannot become so again (INW-140)."""
    a["privileged"], a["open"] = False, True
    a.setdefault("broken", []).append(by)
    k.tell("attack-privileged", {"by": s.face[by], "on": 0})


def use_agents(k: Kernel, s: Inwo, a: AttackData, seat: int, card: int, side: int) -> None:
    """A card of the hand that equals the target (INW-133, INW-135)."""
    k.reveal()
    s.discard(card)
    a["agents"].append([seat, card, side])
    told = {"seat": seat, "side": side, "face": s.face[card]}
    k.tell("agents-used", {**told, "number": total(reckon(s, a))})
