"""How an ask is put to a person: rows of buttons and lists, within Discord's limits by construction.

Up to five choices are buttons; more are a list, after buttons for the bare verbs ('pass'); beyond 25 the list
is of groups first. Amounts have quick buttons and a form, subsets a list with Confirm, orders one pick after
the other. No list opens a form: Discord sends no pick twice, so a closed form could not be opened again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeVar

from bot.engine.moves import (
    PASS,
    Ask,
    Choice,
    Move,
    Open,
    Ordering,
    Range,
    Several,
    Shape,
    Subset,
    Text,
    Weighted,
    fixed,
    text,
)
from bot.games.contract import Caution
from bot.games.kit.offers import Terms
from bot.ui.controls import custom_id
from bot.ui.controls.custom_id import Ref
from bot.ui.words.markdown import verbatim

BUTTONS = 5
"""Buttons in a row."""
OPTIONS = 25
"""Options of a select."""
LABEL = 80
OPTION_LABEL = 100
HINT = 150
"""Characters of a button's label, an option's label, a select's placeholder."""

Style = Literal["main", "plain", "good", "bad"]


@dataclass(frozen=True, slots=True)
class Button:
    """A button to be, and what it does."""

    label: str
    ref: Ref
    style: Style = "plain"
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Option:
    """One line of a list; `about` stands below it in small letters."""

    label: str
    value: str
    chosen: bool = False
    about: str = ""


@dataclass(frozen=True, slots=True)
class Select:
    """A list to be, of 1 to 25 options."""

    hint: str
    ref: Ref
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1


T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Title:
    """A line of text over the row that follows."""

    words: str


Row = tuple[Button, ...] | Select | Title


@dataclass(frozen=True, slots=True)
class Step:
    """Where a reader stands in an ask: at its top, in a group, on a page, inside an open choice, at a plan,
    or before the question whether the choice of a place (`sure`) is really meant."""

    group: int | None = None
    page: int = 0
    choice: int | None = None
    chosen: tuple[int, ...] = ()
    plan: tuple[int, ...] = ()
    sure: int | None = None


TOP = Step()


@dataclass(frozen=True, slots=True)
class Wording:
    """The words of one reader: `say` a text, the `label` of a choice, and the heading (`group`) over it; what
    it is worth (None: it is folded away), and why it had better not be made."""

    say: Callable[[Text], str]
    label: Callable[[Choice], str]
    group: Callable[[Choice], str]
    worth: Callable[[Choice], float | None] = lambda choice: 0.0
    caution: Callable[[Choice], Caution | None] = lambda choice: None

    def word(self, key: str, **args: object) -> str:
        """A message of the interface itself."""
        return self.say(text(key, **args))

    def item(self, choice: Open, item: int | str) -> str:
        """One member of what a subset or an order is made of; what it weighs stands behind it."""
        label = self.label((*choice.prefix, item))
        if not isinstance(choice.shape, Weighted):
            return label
        weight = choice.shape.weights[choice.shape.items.index(item)]
        return self.word("ui-weighed-item", what=label, weight=weight)


@dataclass(frozen=True, slots=True)
class Controls:
    """What stands under a prompt: rows from top to bottom, after a few lines of explanation. crowded: they
    leave no room for a hand."""

    rows: tuple[Row, ...]
    notes: tuple[str, ...] = ()
    crowded: bool = False


def clip(words: str, most: int) -> str:
    """At most `most` characters and at least one: what is cut off is shown as an ellipsis."""
    line = " ".join(words.split()) or "–"
    return line if len(line) <= most else line[: most - 1].rstrip() + "…"


def controls(game: int, ask: Ask, words: Wording, step: Step = TOP) -> Controls:
    """The controls of `ask` at `step`; a step that does not fit the ask is taken for its top."""
    here = _Here(game, ask, words)
    if step.choice is not None and step.choice < len(ask.choices):
        choice = ask.choices[step.choice]
        if isinstance(choice, Open) and isinstance(choice.shape, Several):
            return here.several(step, choice, choice.shape)
        if isinstance(choice, Open) and isinstance(choice.shape, Ordering):
            return here.ordering(step, choice, choice.shape)
        if isinstance(choice, Open):
            return here.alone(step.choice, choice.shape)
    return here.top(step)


def everything(game: int, ask: Ask, words: Wording, step: Step, without: Collection[int] = ()) -> list[Row]:
    """All choices of `ask` besides those at the places `without`, in one list, or in one of groups."""
    here = _Here(game, ask, words)
    rest = here.sorted([n for n in range(len(ask.choices)) if n not in without])
    amounts = [
        choice for choice in ask.choices if isinstance(choice, Open) and isinstance(choice.shape, Range)
    ]
    if len(rest) <= BUTTONS and without and not amounts:
        return here.few(rest, "plain")
    if len(rest) <= OPTIONS and step.group is None:
        return [here.listed(rest, "ui-everything")] if rest else []
    return here.grouped(rest, step)


def sure(game: int, ask: Ask, words: Wording, place: int) -> Controls:
    """The question whether a choice is really meant, with the way back."""
    here = _Here(game, ask, words)
    choice = ask.choices[place]
    caution = words.caution(choice)
    notes = (words.say(caution.words),) if caution is not None else ()
    label = clip(words.word("ui-all-the-same", what=words.label(choice)), LABEL)
    go = Button(label, here.ref("sure", custom_id.name(ask, place)), "bad")
    return Controls(((go, Button(words.word("ui-back"), here.ref("turn", "-", "0"))),), notes)


@dataclass(frozen=True, slots=True)
class _Here:
    game: int
    ask: Ask
    words: Wording

    def ref(self, act: str, *rest: str) -> Ref:
        return Ref(self.game, self.ask.number, act, self.ask.seat, rest)

    # -- one of the choices

    def top(self, step: Step) -> Controls:
        choices = self.ask.choices
        only = choices[0] if len(choices) == 1 else None
        if isinstance(only, Open) and isinstance(only.shape, Subset) and len(only.shape.items) < BUTTONS:
            return Controls(tuple(self._singles(only, only.shape)))
        if len(choices) <= BUTTONS:
            return Controls(tuple(self.few(range(len(choices)))))
        bare = [n for n, choice in enumerate(choices) if _bare(choice)][:BUTTONS]
        rest = self.sorted([n for n in range(len(choices)) if n not in bare])
        rows = self._buttons(bare)
        if len(rest) <= OPTIONS:
            rows.append(self.listed(rest))
            return Controls(tuple(rows))
        return Controls((*rows, *self.grouped(rest, step)))

    def few(self, places: Sequence[int], style: Style = "main") -> list[Row]:
        """Up to five choices as buttons, amounts with some of their own."""
        ranges = {n: shape for n, shape in self._ranges().items() if n in places}
        named = [n for n in places if n not in ranges or not _few(ranges[n])]
        rows = [*self._amounts(ranges), *self._buttons(named, style)]
        return rows if len(named) == len(ranges) == len(places) else rows[::-1]

    def sorted(self, places: Sequence[int]) -> list[int]:
        """Places of choices, those that are worth most first."""

        def rank(n: int) -> float:
            worth = self.words.worth(self.ask.choices[n])
            return 1e9 if worth is None else -worth

        return sorted(places, key=rank)

    def grouped(self, rest: Sequence[int], step: Step) -> list[Row]:
        groups: dict[str, list[int]] = {}
        for n in rest:
            groups.setdefault(clip(self.words.group(self.ask.choices[n]), OPTION_LABEL), []).append(n)
        if len(groups) == 1:
            return self._paged(rest, replace(step, group=None))
        if step.group is not None and step.group < len(groups):
            return self._paged(list(groups.values())[step.group], step)
        pages = _pages(list(enumerate(groups.items())))
        page = min(step.page, len(pages) - 1)
        options = tuple(
            Option(
                clip(self.words.word("ui-group", name=name, count=len(members)), OPTION_LABEL),
                str(n),
                about=clip(self.words.label(self.ask.choices[members[0]]), OPTION_LABEL),
            )
            for n, (name, members) in pages[page]
        )
        hint = clip(self.words.word("ui-pick-group"), HINT)
        return [Select(hint, self.ref("group"), options), *self._turning(None, page, len(pages))]

    def _paged(self, members: Sequence[int], step: Step) -> list[Row]:
        pages = _pages(members)
        page = min(step.page, len(pages) - 1)
        return [self.listed(pages[page]), *self._turning(step.group, page, len(pages))]

    def _turning(self, group: int | None, page: int, pages: int) -> list[Row]:
        here = "-" if group is None else str(group)
        buttons = []
        if group is not None:
            buttons.append(Button(self.words.word("ui-back"), self.ref("turn", "-", "0")))
        if pages > 1:
            back, on = self.words.word("ui-previous"), self.words.word("ui-next")
            buttons.append(
                Button(back, self.ref("turn", here, str(max(page - 1, 0)), "a"), disabled=page == 0)
            )
            last = page == pages - 1
            buttons.append(
                Button(on, self.ref("turn", here, str(min(page + 1, pages - 1)), "z"), disabled=last)
            )
        return [tuple(buttons)] if buttons else []

    def _buttons(self, places: Sequence[int], style: Style = "main") -> list[Row]:
        buttons = [self._button(n, style) for n in places]
        return [tuple(buttons)] if buttons else []

    def _button(self, n: int, style: Style = "main") -> Button:
        choice = self.ask.choices[n]
        label = self.words.label(choice)
        if isinstance(choice, Open):
            label = self.words.word("ui-open", what=label)
        if _idle(choice) and len(self.ask.choices) > 1 and not self._passes(choice):
            style = "plain"
        ref = self.ref("do", custom_id.name(self.ask, n))
        return Button(clip(label, LABEL), ref, style, disabled=bool(self._barren(choice)))

    def _passes(self, choice: Choice) -> bool:
        """Whether it is passing, where nothing else could be done but wait or make an offer."""
        return choice == PASS and all(map(_idle, self.ask.choices))

    def listed(self, places: Sequence[int], hint: str = "ui-pick") -> Select:
        """A list of the choices at these places; what brings nothing says so."""
        choices = self.ask.choices
        options = tuple(
            Option(
                clip(self.words.label(choices[n]), OPTION_LABEL),
                custom_id.name(self.ask, n),
                about=self._barren(choices[n]),
            )
            for n in places
        )
        return Select(clip(self.words.word(hint), HINT), self.ref("pick"), options)

    def _barren(self, choice: Choice) -> str:
        caution = None if isinstance(choice, Open) else self.words.caution(choice)
        return clip(self.words.say(caution.words), OPTION_LABEL) if caution and caution.barren else ""

    def _singles(self, choice: Open, shape: Subset) -> list[Row]:
        """A set of few members: each by itself with one click, none of them, or several in a list."""
        name = custom_id.name(self.ask, 0)
        row = []
        if shape.least <= 1 <= shape.most:
            row = [
                Button(
                    clip(self.words.item(choice, item), LABEL),
                    self.ref("confirm", name, custom_id.write_set([n])),
                )
                for n, item in enumerate(shape.items)
            ]
        if shape.least == 0:
            none = clip(self.words.word("ui-confirm-many", count=0), LABEL)
            row.append(Button(none, self.ref("confirm", name, custom_id.write_set([])), "main"))
        rows: list[Row] = [tuple(row)] if row else []
        if (shape.most > 1 and len(shape.items) > 1) or not row:
            rows.append((self._button(0),))
        return rows

    def _ranges(self) -> dict[int, Range]:
        """The one choice of an amount, which gets buttons for it; among several they would drown the rest."""
        shapes = {n: c.shape for n, c in enumerate(self.ask.choices) if isinstance(c, Open)}
        ranges = {n: shape for n, shape in shapes.items() if isinstance(shape, Range)}
        return ranges if len(ranges) == 1 else {}

    def _amounts(self, ranges: Mapping[int, Range]) -> list[Row]:
        rows: list[Row] = []
        for n, shape in ranges.items():
            begun, buttons = fixed(self.ask.choices[n]), []
            for amount in quick_amounts(shape):
                ref = self.ref("amount", custom_id.name(self.ask, n), str(amount))
                buttons.append(Button(clip(self.words.label((*begun, amount)), LABEL), ref))
            rows.append(tuple(buttons))
        return rows

    # -- one that was picked from a list and is finished in a form

    def alone(self, n: int, shape: Shape) -> Controls:
        """The button of its form, and of the amounts without one: a form that is closed again can be opened
        again by a button, but no list sends the same pick twice."""
        rows = self._amounts({n: shape}) if isinstance(shape, Range) else []
        back = Button(self.words.word("ui-back"), self.ref("turn", "-", "0"))
        if isinstance(shape, Range) and _few(shape):
            return Controls((*rows, (back,)))
        return Controls((*rows, (self._button(n), back)))

    # -- several of many

    def several(self, step: Step, choice: Open, shape: Several) -> Controls:
        assert step.choice is not None
        name = custom_id.name(self.ask, step.choice)
        chosen = [n for n in step.chosen if n < len(shape.items)]
        most = min(shape.most, len(shape.items)) if isinstance(shape, Subset) else len(shape.items)
        pages = _pages(range(len(shape.items)))
        page = min(step.page, len(pages) - 1)
        rows: list[Row] = []
        if shape.items:
            elsewhere = custom_id.write_set([n for n in chosen if n not in pages[page]])
            options = tuple(
                Option(clip(self.words.item(choice, shape.items[n]), OPTION_LABEL), str(n), n in chosen)
                for n in pages[page]
            )
            here = min(len(options), max(most, sum(option.chosen for option in options), 1))
            rows.append(
                Select(
                    self._several_hint(shape, most),
                    self.ref("set", name, str(page), elsewhere),
                    options,
                    0,
                    here,
                )
            )
        so_far = custom_id.write_set(chosen)
        fits = not shape.check(subset_tail(shape, chosen))
        confirm = clip(self.words.word("ui-confirm-many", count=len(chosen)), LABEL)
        buttons = [
            Button(confirm, self.ref("confirm", name, so_far), "good", not fits),
            *self._aside(step, name, pages),
        ]
        notes = [self._so_far(shape, most, chosen)]
        notes += [f"• {verbatim(self.words.item(choice, shape.items[n]))}" for n in chosen[:OPTIONS]]
        return Controls((*rows, tuple(buttons)), tuple(notes))

    def _several_hint(self, shape: Several, most: int) -> str:
        if isinstance(shape, Weighted):
            return clip(self.words.word("ui-pick-weighed", least=shape.least), HINT)
        exact = int(shape.least == most)
        return clip(self.words.word("ui-pick-many", least=shape.least, most=most, exact=exact), HINT)

    def _so_far(self, shape: Several, most: int, chosen: Sequence[int]) -> str:
        """What has to be chosen; of weights also how far one has come."""
        if isinstance(shape, Subset):
            exact = int(shape.least == most)
            return self.words.word("ui-chosen-range", least=shape.least, most=most, exact=exact)
        if not chosen:
            return self.words.word("ui-weighed-none", least=shape.least)
        terms = " + ".join(str(shape.weights[n]) for n in sorted(chosen))
        total = shape.sum(subset_tail(shape, chosen))
        over = total - shape.least
        known = {"terms": terms, "sum": total, "least": shape.least}
        if over < 0:
            return self.words.word("ui-weighed-short", missing=-over, **known)
        return self.words.word("ui-weighed-enough", over=over, **known)

    def _aside(self, step: Step, name: str, pages: Sequence[Sequence[int]]) -> list[Button]:
        buttons = [Button(self.words.word("ui-back"), self.ref("turn", "-", "0"))]
        if len(pages) > 1:
            so_far = custom_id.write_set(step.chosen)
            following = (step.page + 1) % len(pages)
            label = self.words.word("ui-page", page=step.page + 1, pages=len(pages))
            buttons.append(Button(clip(label, LABEL), self.ref("leaf", name, str(following), so_far)))
        return buttons

    # -- all, in an order

    def ordering(self, step: Step, choice: Open, shape: Ordering) -> Controls:
        assert step.choice is not None
        name = custom_id.name(self.ask, step.choice)
        chosen = [n for n in dict.fromkeys(step.chosen) if n < len(shape.items)]
        left = [n for n in range(len(shape.items)) if n not in chosen]
        if len(left) == 1:
            chosen, left = [*chosen, *left], []
        so_far = custom_id.write_order(chosen)
        back = Button(self.words.word("ui-start-over"), self.ref("turn", "-", "0"))
        items = enumerate((self.words.item(choice, shape.items[n]) for n in chosen), 1)
        notes = tuple(f"{at}. {verbatim(item)}" for at, item in items)
        if not left:
            confirm = Button(self.words.word("ui-confirm-order"), self.ref("order", name, so_far), "good")
            return Controls(((confirm, back),), notes)
        options = tuple(
            Option(clip(self.words.item(choice, shape.items[n]), OPTION_LABEL), str(n))
            for n in left[:OPTIONS]
        )
        hint = clip(self.words.word("ui-pick-next", place=len(chosen) + 1), HINT)
        return Controls((Select(hint, self.ref("next", name, so_far), options), (back,)), notes)


def _few(shape: Range) -> bool:
    """Whether each of its amounts has a button of its own."""
    return shape.most - shape.least < BUTTONS


def quick_amounts(shape: Range) -> list[int]:
    """The amounts that have a button of their own: all if they are few, else the least, half and most."""
    if _few(shape):
        return list(range(shape.least, shape.most + 1))
    return [shape.least, (shape.least + shape.most) // 2, shape.most]


def subset_tail(shape: Several, chosen: Sequence[int]) -> Move:
    """The tail of a move for the places chosen."""
    return tuple(shape.items[n] for n in sorted(chosen) if n < len(shape.items))


def order_tail(shape: Ordering, chosen: Sequence[int]) -> Move:
    """The tail of a move for the places in their order."""
    return tuple(shape.items[n] for n in chosen if n < len(shape.items))


def _bare(choice: Choice) -> bool:
    return not isinstance(choice, Open) and len(choice) == 1


def _idle(choice: Choice) -> bool:
    """Whether it is a single word, or an offer to somebody: nothing that one is asked for here."""
    return isinstance(choice.shape, Terms) if isinstance(choice, Open) else len(choice) == 1


def _pages(items: Sequence[T]) -> list[list[T]]:
    return [list(items[at : at + OPTIONS]) for at in range(0, len(items), OPTIONS)] or [[]]
