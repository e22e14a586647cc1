"""Plans as controls: whole decisions as buttons and lists, each of which says what it leads to.

A plan is known by its key, which stands in the custom_id: nothing is remembered of what was tried, and every
page can be made again from the position. What a page does not show stands in the lists of `choosing`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from bot.engine.moves import Ask, Open, Text, fixed
from bot.games.contract import Page, Plan
from bot.ui.controls import choosing, custom_id
from bot.ui.controls.choosing import (
    BUTTONS,
    HINT,
    LABEL,
    OPTION_LABEL,
    OPTIONS,
    Button,
    Controls,
    Option,
    Row,
    Select,
    Style,
    Title,
    Wording,
    clip,
)
from bot.ui.controls.custom_id import Ref
from bot.ui.words.markdown import verbatim

ROOM = 25
"""Components of a page, so that its message has room for what stands around them."""
CROWD = 12
"""The same where first buttons, other choices and ways to other pages stand around them."""
MAIN = 90
"""The numbers of the buttons in the first row begin here."""
LISTS = 4
"""Lists at the top of a decision."""


@dataclass(frozen=True, slots=True)
class Composer:
    """Makes controls of the plans for one ask."""

    game: int
    ask: Ask
    words: Wording

    def ref(self, act: str, *rest: str) -> Ref:
        return Ref(self.game, self.ask.number, act, self.ask.seat, rest)

    # -- the page of a plan

    def page(self, page: Page) -> Controls:
        """The button that makes a plan and the way back, so that both are in sight on a telephone; below them
        its neighbours."""
        rows = self._rows(page.rows, ROOM)
        ways: list[Button] = []
        for plan in [*([page.chosen] if page.chosen else []), *page.aside][: BUTTONS - 1]:
            ways.append(self.button(plan, "main" if plan is page.chosen else "plain", len(ways)))
        ways.append(Button(self.words.word("ui-back"), self.ref("turn", "-", "0")))
        return Controls((tuple(ways), *rows))

    def _rows(self, rows: Sequence[tuple[Text, Sequence[Plan]]], room: int) -> list[Row]:
        """Rows of up to five buttons under their headings, and lists; the longest rows are lists where there
        is not room enough."""
        listed = [len(plans) > BUTTONS or any(plan.about for plan in plans) for _, plans in rows]
        while sum(self._room(plans, row) for (_, plans), row in zip(rows, listed, strict=True)) > room:
            places = [n for n, row in enumerate(listed) if not row]
            if not places:
                break
            listed[places[-1]] = True
        made: list[Row] = []
        for n, ((heading, plans), as_list) in enumerate(zip(rows, listed, strict=True)):
            said = self.words.say(heading)
            if as_list:
                made.append(self._list(said, plans, n))
            elif plans:
                made.append(Title(said))
                made.append(tuple(self.button(plan, "plain", n * 10 + k) for k, plan in enumerate(plans)))
        return made

    @staticmethod
    def _room(plans: Sequence[Plan], as_list: bool) -> int:
        return 2 if as_list else 2 + len(plans)

    def _list(self, hint: str, plans: Sequence[Plan], number: int) -> Select:
        options: dict[str, Option] = {}
        for plan in plans[:OPTIONS]:
            value = custom_id.write_key(plan.key)
            about = clip(self.words.say(plan.about), OPTION_LABEL) if plan.about else ""
            options.setdefault(
                value, Option(clip(self.words.say(plan.label), OPTION_LABEL), value, False, about)
            )
        return Select(clip(hint, HINT), self.ref("plan", "", str(number)), tuple(options.values()))

    def button(self, plan: Plan, style: Style, number: int) -> Button:
        """The button of a plan: of one that is a choice as it stands, the button of that choice."""
        label = clip(self.words.say(plan.label), LABEL)
        place = self._place(plan)
        if place is not None:
            return Button(label, self.ref("do", custom_id.name(self.ask, place)), style)
        act = "go" if plan.moves else "plan"
        return Button(label, self.ref(act, custom_id.write_key(plan.key), str(number)), style)

    def _place(self, plan: Plan) -> int | None:
        if len(plan.moves) != 1:
            return None
        begun = [fixed(choice) for choice in self.ask.choices]
        return begun.index(plan.moves[0]) if plan.moves[0] in begun else None

    # -- the top of a decision

    def top(
        self, first: Sequence[Plan], page: Page | None, step: choosing.Step, written: Collection[int] = ()
    ) -> Controls:
        """What one usually does, the plans of the opening page, and everything else but what is `written`:
        that has a button of its own."""
        if page is not None and page.chosen is not None:
            first = [page.chosen, *page.aside]
        row = [
            self.button(plan, "plain" if n else "main", MAIN + n) for n, plan in enumerate(first[:BUTTONS])
        ]
        shown = self._shown(first, page)
        rows: list[Row] = [tuple(row)] if row else []
        crowded = page is not None and page.chosen is not None
        if page is not None and crowded:
            rows += self._rows(page.rows, CROWD)
        elif page is not None:
            lists = enumerate(page.rows[:LISTS])
            rows += [self._list(self.words.say(said), plans, n) for n, (said, plans) in lists]
        rows += choosing.everything(self.game, self.ask, self.words, step, {*shown, *written})
        return Controls(tuple(rows), self._notes(), crowded)

    def _shown(self, first: Sequence[Plan], page: Page | None) -> set[int]:
        """The places of the choices that the plans in sight stand for."""
        inside = [plan for _, plans in page.rows for plan in plans] if page is not None else []
        return {place for plan in (*first, *inside) if (place := self._place(plan)) is not None}

    def _notes(self) -> tuple[str, ...]:
        """Why the choices that bring nothing stand there disabled."""
        return tuple(dict.fromkeys(self._barren()))

    def _barren(self) -> Iterator[str]:
        for choice in self.ask.choices:
            caution = None if isinstance(choice, Open) else self.words.caution(choice)
            if caution is not None and caution.barren:
                yield f"-# {verbatim(self.words.say(caution.words))}"
