"""An ask as numbered lines, and typed lines as a move: the terminal's way of answering."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from bot.engine.moves import (
    Ask,
    Choice,
    Move,
    Open,
    Ordering,
    Range,
    Refused,
    Shape,
    Subset,
    Text,
    Weighted,
    Words,
    text,
)
from bot.games.contract import Form, FormField
from bot.games.kit.offers import Bargain
from bot.ui.controls.choosing import Wording

LONG = 24
"""More choices than this are offered by their groups first."""
Read = Callable[[Text], Awaitable[str]]
"""`read(prompt)`: what was typed."""


class NoChoice(Exception):
    """What was typed chooses nothing."""


@dataclass(frozen=True, slots=True)
class Menu:
    """Choices with their lines, or (with `groups`) groups of them."""

    choices: tuple[Choice, ...]
    lines: tuple[str, ...]
    groups: tuple[tuple[Choice, ...], ...] = ()


def menu(words: Wording, choices: Sequence[Choice]) -> Menu:
    """What to offer for `choices`, in their order."""
    if len(choices) > LONG:
        found: dict[str, list[Choice]] = {}
        for choice in choices:
            found.setdefault(words.group(choice), []).append(choice)
        if len(found) > 1:
            lines = tuple(
                words.word("terminal-group", number=n, name=name, count=len(members))
                if len(members) > 1
                else _line(words, n, members[0])
                for n, (name, members) in enumerate(found.items(), 1)
            )
            return Menu(tuple(choices), lines, tuple(tuple(members) for members in found.values()))
    return Menu(tuple(choices), tuple(_line(words, n, choice) for n, choice in enumerate(choices, 1)))


def _line(words: Wording, number: int, choice: Choice) -> str:
    label = words.label(choice)
    if isinstance(choice, Open):
        label = words.word("ui-open", what=label)
    return words.word("terminal-choice", number=number, what=label)


def chosen(shown: Menu, typed: str) -> tuple[Menu | Choice, list[int]]:
    """What a typed line chooses (a group is a narrower menu), and the numbers after it. Raises NoChoice."""
    numbers = re.findall(r"\d+", typed)
    if not numbers or not re.fullmatch(r"[\d\s,;MBmb]+", typed):
        raise NoChoice
    first, rest = int(numbers[0]), [int(number) for number in numbers[1:]]
    if not 1 <= first <= len(shown.lines):
        raise NoChoice
    if shown.groups:
        members = shown.groups[first - 1]
        return (Menu(members, ()), rest) if len(members) > 1 else (members[0], rest)
    return shown.choices[first - 1], rest


async def complete(words: Wording, ask: Ask, choice: Choice, given: Sequence[int], read: Read) -> Move:
    """The whole move of a choice; what is still open is read. Raises Refused for what does not fit."""
    if not isinstance(choice, Open):
        return choice
    shape = choice.shape
    if isinstance(shape, Form):
        tail = await _form(shape, read)
    elif isinstance(shape, Bargain):
        tail = await _bargain(words, choice, shape, read)
    else:
        tail = await _tail(words, choice, shape, given, read)
    faults = shape.check(tail)
    if faults:
        raise Refused(faults)
    return choice.prefix + tail


async def _tail(words: Wording, choice: Open, shape: Shape, given: Sequence[int], read: Read) -> Move:
    if isinstance(shape, Range):
        if given:
            return (given[0],)
        return (_number(await read(text("terminal-amount", least=shape.least, most=shape.most))),)
    if isinstance(shape, Subset):
        most = min(shape.most, len(shape.items))
        prompt = text("terminal-several", least=shape.least, most=most, exact=int(shape.least == most))
        picked = await _picked(words, choice, shape.items, prompt, read)
        return tuple(item for item in shape.items if item in picked)
    if isinstance(shape, Weighted):
        picked = await _picked(words, choice, shape.items, text("terminal-weighed", least=shape.least), read)
        return tuple(item for item in shape.items if item in picked)
    if isinstance(shape, Ordering):
        prompt = text("terminal-in-order", count=len(shape.items))
        return tuple(await _picked(words, choice, shape.items, prompt, read))
    if isinstance(shape, Words):
        return ((await read(text("terminal-words", least=shape.least, most=shape.most))).strip(),)
    raise Refused([text("ui-unknown-shape")])


async def _picked(
    words: Wording, choice: Open, items: Sequence[int | str], prompt: Text, read: Read
) -> list[int | str]:
    """Some of `items`, in the order in which they were typed."""
    lines = [
        text("terminal-choice", number=n, what=words.item(choice, item)) for n, item in enumerate(items, 1)
    ]
    shown = text("terminal-list", prompt=prompt, lines="\n".join(words.say(line) for line in lines))
    numbers = [int(number) for number in re.findall(r"\d+", await read(shown))]
    if any(not 1 <= number <= len(items) for number in numbers):
        raise NoChoice
    return [items[number - 1] for number in numbers]


async def _form(shape: Form, read: Read) -> Move:
    """Every question in turn, an empty line leaves one blank; what is wrong is asked again, nothing else."""
    written: dict[str, str] = {}
    fields = [field for part in shape.parts for field in part.fields]
    due, faults = fields, dict[str, Text]()
    while due:
        for field in due:
            written[field.key] = await read(_question(field, faults.get(field.key)))
        faults = dict(shape.faults(written))
        due = [field for field in fields if field.key in faults]
    return shape.tail(written)


def _question(field: FormField, fault: Text | None) -> Text:
    options = ", ".join(value for value, _ in field.options)
    key = "terminal-question-of" if options else "terminal-question"
    asked = text(key, question=field.label, hint=field.hint, options=options)
    return asked if fault is None else text("terminal-again", fault=fault, question=asked)


async def _bargain(words: Wording, choice: Open, shape: Bargain, read: Read) -> Move:
    give = _number(await read(text("terminal-give-money", most=shape.money)) or "0") if shape.money else 0
    want = _number(await read(text("terminal-want-money")) or "0") if shape.most else 0
    mine = await _cards(words, choice, shape.mine, text("terminal-give-cards"), read)
    theirs = await _cards(words, choice, shape.theirs, text("terminal-want-cards"), read)
    return (give, want, len(mine), *mine, *theirs)


async def _cards(words: Wording, choice: Open, items: Sequence[int], prompt: Text, read: Read) -> list[int]:
    picked = await _picked(words, choice, items, prompt, read) if items else []
    return [item for item in items if item in picked]


def _number(typed: str) -> int:
    match = re.fullmatch(r"\s*(\d{1,9})\s*(?:MB)?\s*", typed, re.IGNORECASE)
    if match is None:
        raise Refused([text("shape-number")])
    return int(match[1])
