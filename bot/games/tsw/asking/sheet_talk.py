"""What is said about the orders of a sheet: they are listed, put into another order, and taken back
(TSW-14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from bot.engine.moves import Move, Text, text
from bot.games.tsw.asking import replies
from bot.games.tsw.asking.scratch import Scratch
from bot.games.tsw.asking.sorting import sorted_anew
from bot.games.tsw.orders.sheet import Order, canonical
from bot.games.tsw.reading.language import Language
from bot.games.tsw.reading.tokens import normal
from bot.games.tsw.reading.understanding import Interpreter
from bot.games.tsw.say.echo import echo
from bot.games.tsw.say.sheet import line_label, standing_label
from bot.games.tsw.see.view import View
from bot.games.writing import Reading


def told(scratch: Scratch, order: Order) -> Text:
    """An order read back; of lines to be withdrawn, what stands in them."""
    lines = order["parameters"].get("lines", ()) if order["action"] == "withdraw" else ()
    labels = tuple(map(scratch.label, reversed(lines)))
    return text("tsw-letter-withdraw", orders=labels) if labels else echo(order)


def listed(view: View, source: str, sheet: Sequence[Sequence[Any]] | None = None) -> Reading:
    """The sheet, or these lines, and the standing orders."""
    lines = [
        text("tsw-letter-line", number=n, order=line_label(line))
        for n, line in enumerate(view.lines if sheet is None else sheet, 1)
    ]
    lines += [text("tsw-letter-lasting", order=standing_label(line)) for line in view.standing]
    found = text("tsw-letter-list", lines=_stacked(lines)) if lines else text("tsw-letter-empty")
    return Reading(found, source=source)


def about_the_sheet(view: View, words: str, reader: Interpreter) -> Reading | None:
    """What only asks for the sheet, puts it into another order, buys a special event, or says no where
    nothing is asked."""
    said = replies.says(reader, words)
    if said == "list":
        return listed(view, words)
    if replies.nothing_denied(reader, words):
        reason = text("tsw-letter-rule", reason=text("tsw-no-no-order"), rule="TSW-13")
        return Reading(reason, refused=True, lost=True, source=words)
    if said == "buying" and ("buy-event",) not in view.lines:
        return Reading(text("tsw-choice-buy-event"), ("buy-event",), source=words)
    try:
        places = sorted_anew(words, reader.language, len(view.lines))
    except IndexError:
        return no_line(words)
    if places is None:
        return None
    moved: Move | None = ("sort", *places) if len(places) > 1 else None
    return replace(listed(view, words, [view.lines[n] for n in places]), move=moved)


def withdrawn(scratch: Scratch, params: Mapping[str, Any], source: str) -> list[Reading]:
    """Lines that are taken back, the last one first."""
    return [
        Reading(text("tsw-letter-withdrawn", order=label), move, source=source)
        for move, label in scratch.withdraw(params)
    ] or [no_line(source)]


def taken_back(scratch: Scratch, order: Order, source: str) -> Reading:
    """The first line that is taken back; the others stand beside it as a form."""
    order = resolved(scratch, order)
    lines = scratch.lines(order["parameters"])
    left = {**order, "parameters": {**order["parameters"], "lines": lines[1:]}, "flavour": ""}
    first = withdrawn(scratch, order["parameters"], source)[0]
    return replace(first, rest=canonical(left) if lines[1:] else "")


def resolved(scratch: Scratch, order: Order) -> Order:
    """A withdrawal with the lines that it means now, whatever their numbers will be; other orders as they
    are."""
    params = order["parameters"]
    if order["action"] != "withdraw" or "lines" in params:
        return order
    return {**order, "parameters": {**params, "lines": scratch.lines(params)}}


def counted(words: str, language: Language, size: int) -> list[int]:
    """The numbers of 'the first two', 'the last three', of so many lines; empty if no such thing is said."""
    numbers = list(range(1, size + 1))
    for one, count in pairwise(normal(words).split()):
        end, many = language.ordinals.get(one), language.numbers.get(count, 0)
        if many and end in (1, -1):
            return numbers[:many] if end == 1 else numbers[-many:]
    return []


def unheaded(words: str, language: Language) -> str:
    """The words without 'order:' before them."""
    head, colon, rest = words.partition(":")
    return rest if colon and normal(head) in language.set("headings") else words


def no_line(source: str) -> Reading:
    """There is nothing that could be taken back or moved."""
    reason = text("tsw-letter-rule", reason=text("tsw-no-such-line"), rule="TSW-14")
    return Reading(reason, refused=True, source=source)


def _stacked(lines: Sequence[Text]) -> Text:
    """Lines one below the other, as one text."""
    below = lines[-1]
    for line in reversed(lines[:-1]):
        below = text("tsw-letter-stack", above=line, below=below)
    return below
