"""Before it is told: results, orders, reports and the paper of the turn on the gamemaster's desk (TSW-52,
TSW-72, TSW-90).

Whatever is changed, the turn is resolved anew from where it began: every check that nobody touched falls as
before, and what has been written by hand stays wherever its line is still there.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from bot.engine.kernel import Kernel
from bot.engine.moves import Refused, text
from bot.games.tsw.chair.host_terms import (
    a_number,
    a_place,
    a_seat,
    demand,
    need_review,
    own,
    reviewing,
    some_words,
)  # fmt: skip
from bot.games.tsw.orders.known import setting
from bot.games.tsw.orders.results import Understood
from bot.games.tsw.orders.sheet import canonical, misshapen, well_formed
from bot.games.tsw.play import phases
from bot.games.tsw.play.actions.gambits import VERDICTS, ruling_key
from bot.games.tsw.play.actions.people import EASE
from bot.games.tsw.play.answers import HEADINGS
from bot.games.tsw.play.notes import note_group, note_person
from bot.games.tsw.play.resolution import SECTIONS
from bot.games.tsw.play.state import SecretWars
from bot.games.tsw.play.turn import OrdersRound, TurnFrame
from bot.games.tsw.press import newspaper
from bot.games.tsw.reading.understanding import understand
from bot.games.tsw.see.projection import project

HARDEST = 12
KEPT = ("stack", "waiting", "may", "numbers", "seq", "horizon", "ret", "edits", "rulings")
"""Columns that are no part of the turn."""


def approve(k: Kernel, s: SecretWars) -> None:
    """What is on the desk is told as it is."""
    need_review(s)
    TurnFrame.approve(s.stack[-1])


# -- results


def fudge(k: Kernel, s: SecretWars, key: object, *forced: object) -> None:
    """A check is decided otherwise: ("success",), ("failure",), two faces, or ("rolled",): as it fell."""
    need_review(s)
    demand(any(check["key"] == key for check in s.checks), text("tsw-desk-no-check", check=str(key)))
    overrides = {known: faces for known, faces in s.overrides.items() if known != key}
    if forced in (("success",), ("failure",)):
        overrides[str(key)] = [int(forced == ("success",))]
    elif forced != ("rolled",):
        demand(len(forced) == 2, text("tsw-desk-two-dice"))
        overrides[str(key)] = [a_number(face, 6, 1) for face in forced]
    again(s, overrides, s.sheets)


def judge(
    k: Kernel,
    s: SecretWars,
    number: object,
    action: object,
    difficulty: object,
    verdict: object,
    words: object,
) -> None:
    """A gambit counts as the action nearest to it, at this difficulty: the dice decide, or the gamemaster
    does; `words`, if any, tell what comes of it (TSW-52)."""
    demand(s.queue, text("tsw-desk-item-gone"))
    item = s.queue[a_number(number, len(s.queue) - 1)]
    demand(item["kind"] == "gambit" and item["turn"] == s.turn, text("tsw-desk-gambit-late"))
    demand(action in EASE, text("tsw-desk-no-action", given=str(action)))
    demand(verdict in VERDICTS, text("refused-host"))
    told = some_words(words, least=int(verdict == "refused"))
    s.rulings[ruling_key(item["seat"], item["text"])] = [action, a_number(difficulty, HARDEST), verdict, told]
    if s.before:
        overrides = {key: faces for key, faces in s.overrides.items() if key != item.get("key")}
        again(s, overrides, s.sheets)


# -- orders


def change(k: Kernel, s: SecretWars, seat: object, number: object, line: object) -> None:
    """An order is changed, as JSON or in words: while orders are written, or on the desk; '' strikes it
    out."""
    q = a_seat(s, seat)
    demand(isinstance(line, str))
    f = OrdersRound.on_top(s)
    writing = f is not None
    demand(writing or (reviewing(s) and s.before), text("tsw-desk-no-orders"))
    sheets = OrdersRound.sheets(f) if f is not None else [list(sheet) for sheet in s.sheets]
    n = a_place(sheets[q], number)
    if line:
        sheets[q][n : n + 1] = [["order", _order(s, q, str(line))]]
    elif n < len(sheets[q]):
        sheets[q][n : n + 1] = [] if writing else [["struck"]]
    if writing:
        s.numbers[q] = s.seq  # buttons of their old sheet would mean other lines
    else:
        old = re.compile(rf"{q}\.{n}(?!\d)")  # what was forced on it is not forced on the new order
        again(s, {key: faces for key, faces in s.overrides.items() if not old.match(key)}, sheets)


def _order(s: SecretWars, seat: int, line: str) -> str:
    """The order that `line` means, in the one way in which orders are written; as things stood when orders
    were written."""
    ground = type(s).load(s.before) if s.before else s.clone()
    if not line.lstrip().startswith("{"):
        found = understand(line, setting(project(ground, seat)))
        reason = getattr(found[0], "text", None) or text("tsw-desk-one-order")
        demand(len(found) == 1, text("tsw-desk-one-order"))
        if not isinstance(found[0], Understood):
            raise Refused([reason])
        line = canonical(found[0].order.plain())
    order = json.loads(line)
    demand(well_formed(order), text("tsw-no-form"))
    demand(order["action"] != "standing", text("tsw-desk-no-standing"))
    _let_know_all(ground, seat)
    view = project(ground, seat)
    wrong = misshapen(view, order)
    if wrong:
        raise Refused(wrong)
    event = order["parameters"].get("event")
    demand(event is None or any(e.name == event for e in view.events), text("tsw-no-event", name=str(event)))
    return canonical(order)


def _let_know_all(s: SecretWars, seat: int) -> None:
    """For the seat the gamemaster may name whomever they like."""
    for g in (g for g in range(len(s.g_name)) if s.g_alive[g]):
        note_group(s, seat, g)
    for p in (p for p in range(len(s.p_name)) if s.p_alive[p]):
        note_person(s, seat, p)


# -- reports and the paper


def narrate(k: Kernel, s: SecretWars, seat: object, number: object, words: object) -> None:
    """A line of a report in the gamemaster's own words, none at all if these are ''; beyond the last line it
    is added."""
    need_review(s)
    q = a_seat(s, seat)
    n = a_place(s.reports[q], number)
    demand(n == len(s.reports[q]) or s.reports[q][n][0] not in HEADINGS, text("tsw-desk-line-gone"))
    told = some_words(words, least=int(n == len(s.reports[q])))
    _edit(s, ["report", q, *_old_and_new(s.reports[q], n, told)])


def edit_paper(k: Kernel, s: SecretWars, section: object, number: object, words: object) -> None:
    """A line of The Watchful Eye, or its headline, before it is printed; '' strikes a line out."""
    need_review(s)
    if section == "headline":
        _edit(s, ["headline", own(some_words(words))])
        return
    demand(section in SECTIONS, text("tsw-desk-no-section", section=str(section)))
    lines = s.issue["sections"][section]
    n = a_place(lines, number)
    _edit(s, ["paper", str(section), *_old_and_new(lines, n, some_words(words, least=int(n == len(lines))))])


def _old_and_new(lines: list[Any], n: int, words: str) -> list[Any]:
    return [lines[n] if n < len(lines) else None, own(words) if words.strip() else None]


def _edit(s: SecretWars, edit: list[Any]) -> None:
    """Write something by hand, now and whenever the turn is resolved anew."""
    s.edits.append(edit)
    AGAIN[edit[0]](s, *edit[1:])


def again(s: SecretWars, overrides: Mapping[str, list[int]], sheets: list[Any]) -> None:
    """Resolve the turn once more from where it began."""
    before = s.before
    demand(before, text("tsw-desk-no-turn"))
    old = type(s).load(before)
    for column in s.columns():
        if column not in KEPT:
            setattr(s, column, getattr(old, column))
    s.before, s.overrides, s.sheets = before, dict(overrides), sheets
    phases.resolve(s)
    for edit in s.edits:
        AGAIN[edit[0]](s, *edit[1:])


def correct(s: SecretWars, change: Callable[[SecretWars], None], sheets: list[Any] | None = None) -> None:
    """A correction of the game; on the desk it counts from before the turn, which is then resolved anew."""
    if not s.before:
        change(s)
        return
    old = type(s).load(s.before)
    change(old)
    s.before = old.dump()
    again(s, s.overrides, s.sheets if sheets is None else sheets)


def _report_again(s: SecretWars, seat: int, old: Any, new: Any) -> None:
    _put(s.reports[seat], old, new)


def _paper_again(s: SecretWars, section: str, old: Any, new: Any) -> None:
    _put(s.issue["sections"][section], old, new)
    newspaper.unsay(s)


def _headline_again(s: SecretWars, line: Any) -> None:
    s.issue["headline"] = line
    newspaper.unsay(s)


def _settled_again(s: SecretWars, item: Any) -> None:
    if item in s.queue:
        s.queue.remove(item)


def _put(lines: list[Any], old: Any, new: Any) -> None:
    """`new` in place of the line that says what `old` says; at the end if there was none."""
    fresh = [] if new is None else [new]
    if old is None:
        lines += fresh
        return
    n = next((n for n, line in enumerate(lines) if (line[0], line[2]) == (old[0], old[2])), None)
    if n is not None:
        lines[n : n + 1] = fresh


AGAIN: dict[str, Callable[..., None]] = {
    "report": _report_again,
    "paper": _paper_again,
    "headline": _headline_again,
    "settled": _settled_again,
}
"""What was done by hand, done again after the turn was resolved anew; host_favours.py adds its own."""


def settle(s: SecretWars, item: Any) -> None:
    """Something on the desk is done with, also when the turn is resolved anew."""
    s.queue.remove(item)
    if s.before:
        s.edits.append(["settled", item])
