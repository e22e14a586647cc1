"""Orders and what came of them: the verdict of each, and the detail of it that may be told again (TSW-13,
TSW-81).

In a report every order that something became of is a heading, followed by the lines that answer it; what came
unasked stands behind all of them.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from bot.games.data import load_yaml
from bot.games.tsw.play.notes import stands_in

Line = Sequence[Any]
ORDER, BESIDES = HEADINGS = ("order", "besides")
"""The headings among the lines of a report: an order, and what nobody ordered."""
NOW, BEFORE, STANDING = "now", "before", "standing"
"""When an order was given: for this turn, for an earlier one, or for whenever its condition is met."""
DONE, VOID = "done", "void"
TRIED = (DONE, "part", "nothing")
"""Verdicts on orders that went as they were given, whatever came of it."""
REMARKS = (
    "as-ordered", "bribe", "consolation", "custom", "gambit-judged", "grown", "learned", "loot",
    "standing-met", "support-absent",
)  # fmt: skip
"""How lines begin from which nobody can tell whether an order was carried out."""
VERDICTS: Mapping[str, tuple[str, ...]] = {
    "kept": ("standing-kept",),
    "part": ("strike-hurt",),
    "nothing": ("meditate-silence", "scout-empty", "spy-nothing", "strike-bare"),
    "failed": (
        "attack-vanished", "control-failure", "destroy-failure", "emissary-failure", "event-wasted",
        "front-failure", "gambit-failure", "illuminate-failure", "infiltrate-dead", "infiltrate-escaped",
        "infiltrate-hurt", "infiltrate-trivial", "leak-failure", "leak-silenced", "neutralize-failure",
        "news-control-failure", "news-destroy-failure", "news-neutralize-failure",
        "offer-declined", "offer-failed", "recruit-offended", "recruit-refused", "scout-embarrassed",
        "place-failure", "scout-failure", "spy-discovered", "stake-lost", "strike-escaped", "strike-failure",
    ),
    "off": ("assist-postponed",),
    "waiting": ("launched-", "offered"),
}  # fmt: skip
"""How lines begin that make the verdict on their order, the strongest first; VOIDS make the weakest one."""
VOIDS = (
    "actor-", "assist-", "attack-", "below-itself", "defend-idle", "emissary-nobody", "event-gone",
    "group-busy", "no-", "not-yours", "pointless", "spy-dead", "standing-instead", "too-poor",
    "transfer-apart",
)  # fmt: skip
"""How lines begin that say of an order that it was not carried out."""
LEAST_DETAIL, MOST_DETAIL = 3, 200
"""Words, and letters, of the detail of an order that are told again."""
DETAIL: Mapping[str, Mapping[str, Any]] = load_yaml("tsw", "reading/detail")
SUM = re.compile(r"\bMB\b|\bmegabucks?\b", re.IGNORECASE)
PIECE = re.compile(r"(?<=[.!?;])\s+|,\s+(?!\w+,? and\b)")


class Block(NamedTuple):
    """A heading of a report, None where there is none, and the lines below it."""

    heading: Line | None
    lines: tuple[Line, ...]


def verdict(lines: Sequence[Line]) -> str:
    """What became of an order, by the lines that answer it."""
    keys = [line[0] for line in lines if not line[0].startswith(REMARKS)]
    for found, starts in VERDICTS.items():
        if any(key.startswith(starts) for key in keys):
            return found
    return DONE if any(not key.startswith(VOIDS) for key in keys) else VOID


def answered(asked: Mapping[str, Any], when: str, lines: list[list[Any]]) -> list[list[Any]]:
    """An order as a heading with its verdict, and what came of it."""
    return [[ORDER, 0, {**asked, "when": when, "verdict": verdict(lines)}], *lines]


def blocks(report: Sequence[Line]) -> list[Block]:
    """The lines of a report under their headings; every line that answers no order is a block of its own."""
    found: list[Block] = []
    for line in report:
        if line[0] in HEADINGS:
            found.append(Block(line, ()))
        elif found and found[-1].heading is not None and found[-1].heading[0] == ORDER:
            found[-1] = Block(found[-1].heading, (*found[-1].lines, line))
        else:
            found.append(Block(None, (line,)))
    return [block for block in found if block.heading is None or block.heading[0] == ORDER]


# -- detail


def manner(flavour: str, names: Collection[str]) -> str:
    """What of the detail of an order says how it was to be done, and nothing that could be untrue: no
    question, aim or condition, no sum, none of the `names`."""
    told = [piece for piece in _pieces(flavour) if _of_manner(piece) and not SUM.search(piece)]
    said = ", ".join(piece for piece in told if not any(stands_in(name, piece) for name in names))
    return said[:MOST_DETAIL] if len(said.split()) >= LEAST_DETAIL else ""


def _of_manner(piece: str) -> bool:
    words = piece.casefold().split()
    first = words[0]
    aims = any(stands_in(aim, piece) for aim in DETAIL["manner"]["never"])
    return not _asks(piece) and not aims and (first in DETAIL["manner"]["begins"] or first.endswith("ly"))


def _asks(piece: str) -> bool:
    words = re.findall(r"\w+", piece.casefold())
    words = words[1:] if words and words[0] in DETAIL["questions"]["joined"] else words
    return piece.endswith("?") or bool(words and words[0] in DETAIL["questions"]["begins"])


def _pieces(flavour: str) -> list[str]:
    pieces = (piece.strip(" .,;:!-") for piece in PIECE.split(" ".join(flavour.split())))
    return [piece for piece in pieces if piece]
