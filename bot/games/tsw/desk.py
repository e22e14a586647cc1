"""The gamemaster's desk: everything, dice included, as immutable values for whoever sits in the chair
(TSW-90).

Nothing here may ever be shown to a player (TSW-72); the desk is no view and is made by no `Rules.view`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.engine.moves import Text, text
from bot.games.tsw.phrases import say
from bot.games.tsw.state import NOBODY, SecretWars
from bot.games.tsw.turn import TurnFrame


@dataclass(frozen=True, slots=True)
class DeskCheck:
    """A check of the turn: whose, of what kind, the parts of its base, the dice. `key` names it for ("fudge",
    key, ...)."""

    key: str
    seat: int
    conspiracy: str
    actor: str
    action: str
    parts: tuple[tuple[str, int], ...]
    base: int
    dice: tuple[int, ...]
    success: bool
    forced: bool


@dataclass(frozen=True, slots=True)
class DeskItem:
    """Something that waits for a word: kind is 'question', 'gambit' or 'group'."""

    number: int
    kind: str
    seat: int
    conspiracy: str
    words: str
    turn: int


@dataclass(frozen=True, slots=True)
class DeskGroup:
    """A group with its figures."""

    name: str
    owner: str
    master: str
    power: int
    aid: int
    resistance: int
    income: int
    arrows: int
    money: int
    alignments: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeskPerson:
    """Somebody with his figures. masters: (conspiracy, loyalty)."""

    name: str
    group: str
    power: int
    toughness: int
    loyalty: int
    masters: tuple[tuple[str, int], ...]
    inside: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Desk:
    """Everything the gamemaster needs. reports: by seat, the lines as they would be told."""

    turn: int
    reviewing: bool
    checks: tuple[DeskCheck, ...]
    queue: tuple[DeskItem, ...]
    sheets: tuple[tuple[tuple[Any, ...], ...], ...]
    reports: tuple[tuple[str, ...], ...]
    headline: str
    paper: tuple[tuple[str, tuple[str, ...]], ...]
    goals: tuple[tuple[str, str, int, str], ...]
    events: tuple[tuple[str, ...], ...]


def desk(s: SecretWars) -> Desk:
    """What lies on the desk now."""
    tone = str(s.options["tone"])
    frame: list[Any] = s.stack[-1] if s.stack else ["", 0]
    writing = frame[0] == "orders"
    sheets = frame[2] if writing else s.sheets
    return Desk(
        turn=s.turn,
        reviewing=frame[0] == TurnFrame.name and frame[1] == TurnFrame.REVIEW,
        checks=tuple(_check(s, check) for check in s.checks),
        queue=tuple(
            DeskItem(n, item["kind"], item["seat"], s.g_name[item["seat"]], item["text"], item["turn"])
            for n, item in enumerate(s.queue)
        ),
        sheets=tuple(tuple(tuple(line) for line in sheet) for sheet in sheets),
        reports=tuple(tuple(say(line, tone) for line in report) for report in s.reports),
        headline=say(s.issue["headline"], tone) if s.issue else "",
        paper=tuple(
            (name, tuple(say(line, tone) for line in lines))
            for name, lines in s.issue.get("sections", {}).items()
        ),
        goals=tuple((s.g_name[q], *s.goals[q]) for q in range(s.seats)) if s.g_name else (),
        events=tuple(tuple(s.event(e).name for e in hand) for hand in s.hands) if s.g_name else (),
    )


def _check(s: SecretWars, check: dict[str, Any]) -> DeskCheck:
    parts = tuple((name, amount) for name, amount in check["parts"])
    return DeskCheck(
        check["key"],
        check["seat"],
        s.g_name[check["seat"]],
        check["actor"],
        check["action"],
        parts,
        sum(amount for _, amount in parts),
        tuple(check["dice"]),
        bool(check["success"]),
        bool(check["forced"]),
    )


def group_on_desk(s: SecretWars, name: str) -> DeskGroup | None:
    """A group with its figures, if it exists."""
    g = s.named_group(name)
    if g == NOBODY:
        return None
    owner, master = s.owner(g), s.g_master[g]
    return DeskGroup(
        s.g_name[g],
        s.g_name[owner] if owner >= 0 else "",
        s.g_name[master] if master >= 0 else "",
        s.g_power[g],
        s.g_aid[g],
        s.g_resistance[g],
        s.g_income[g],
        s.g_arrows[g],
        s.g_money[g],
        tuple(s.g_align[g]),
    )


def person_on_desk(s: SecretWars, name: str) -> DeskPerson | None:
    """Somebody with his figures, if he exists."""
    p = s.named_person(name)
    if p == NOBODY:
        return None
    return DeskPerson(
        s.p_name[p], s.g_name[s.p_group[p]] if s.p_group[p] >= 0 else "", s.p_power[p], s.p_toughness[p],
        s.p_loyalty[p], tuple((s.g_name[q], loyal) for q, loyal in s.masters.get(str(p), ())),
        tuple(s.g_name[g] for g in s.memberships(p)),
    )  # fmt: skip


def desk_texts(on_desk: Desk) -> list[Text]:
    """The checks and the queue in words for the gamemaster."""
    found = [text("tsw-desk", turn=on_desk.turn, reviewing=int(on_desk.reviewing))]
    for check in on_desk.checks:
        parts = tuple(f"{name} {amount:+d}" for name, amount in check.parts)
        found.append(
            text(
                "tsw-desk-check",
                check=check.key,
                conspiracy=check.conspiracy,
                actor=check.actor,
                action=check.action,
                parts=parts or ("0",),
                base=check.base,
                dice=" + ".join(map(str, check.dice)),
                success=int(check.success),
                forced=int(check.forced),
            )
        )
    found += [
        text(
            "tsw-desk-item", number=item.number, kind=item.kind, conspiracy=item.conspiracy, words=item.words
        )
        for item in on_desk.queue
    ]
    return found
