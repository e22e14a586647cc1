"""What a report ends with: a seat's own structure and treasuries, the attacks it knows of, what waits for an
answer (TSW-81)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bot.games.tsw.play.actions.attacks import label, leader_known
from bot.games.tsw.play.state import NOBODY, Record, SecretWars
from bot.games.tsw.play.winning import winners
from bot.games.tsw.world.formula import word


@dataclass(frozen=True, slots=True)
class Affairs:
    """How things stand for a seat, as the data of events; figures that are told in words are numbers of the
    scale (TSW-21)."""

    holdings: list[dict[str, Any]] = field(default_factory=list)
    pending: list[dict[str, Any]] = field(default_factory=list)
    questions: list[dict[str, Any]] = field(default_factory=list)


def of_seat(s: SecretWars, seat: int) -> Affairs:
    """The affairs of a living seat. When the game is over nothing is undecided and nothing asked any more."""
    holdings = [_holding(s, g) for g in s.branch(seat)]
    if winners(s)[0]:
        return Affairs(holdings)
    return Affairs(
        holdings,
        [_pending(s, seat, a) for a in s.attacks if seat in s.attack_audience(a)],
        [
            *(_offer(s, seat, offer) for offer in s.offers if seat in (offer["giver"], offer["taker"])),
            *(
                {"kind": "asked", "words": item["text"], "asked": item["kind"]}
                for item in s.queue
                if item["seat"] == seat and item["kind"] != "gambit"
            ),
        ],
    )


def _holding(s: SecretWars, g: int) -> dict[str, Any]:
    master = s.g_master[g]
    return {
        "name": s.g_name[g], "master": s.g_name[master] if master != NOBODY else "",
        "power": word(s.g_power[g]), "resistance": word(s.g_resistance[g]), "money": s.g_money[g],
        "income": s.earnings(g), "free": s.open_arrows(g),
        "arrows": s.g_arrows[g],
    }  # fmt: skip


def _pending(s: SecretWars, seat: int, a: Record) -> dict[str, Any]:
    own = a["seat"] == seat
    return {
        "kind": a["kind"], "target": s.g_name[a["target"]], "name": label(s, a, seat), "own": int(own),
        "attacker": s.g_name[a["attacker"]] if own or leader_known(s, a, seat) else "",
        "mb": a["mb"] if own else 0, "mine": int(s.owner(a["target"]) == seat),
        "due": a["due"] if own and a["due"] > s.turn + 1 else 0,
    }  # fmt: skip


def _offer(s: SecretWars, seat: int, offer: Record) -> dict[str, Any]:
    return {
        "kind": "incoming" if offer["taker"] == seat else "outgoing", "group": s.g_name[offer["group"]],
        "giver": s.g_name[offer["giver"]], "taker": s.g_name[offer["taker"]], "price": offer["price"],
    }  # fmt: skip
