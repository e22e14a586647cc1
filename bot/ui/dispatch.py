"""From a click to a move: who clicked, for which decision of which seat, and what the panel shows then."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.engine.moves import (
    Ask,
    Choice,
    Move,
    Open,
    Ordering,
    Range,
    Refused,
    Several,
    Text,
    Who,
    Words,
    text,
)
from bot.games.contract import Form, FormPart
from bot.games.kit.offers import Bargain
from bot.table.errors import BadInput, NotRunning, NotYourSeat, Stale
from bot.table.people.moderation import Moderator
from bot.table.seen import Done, Seen, Table
from bot.ui.controls import choosing, custom_id
from bot.ui.controls.answers import FORM_PATIENCE, PATIENCE, guarded, open_form, reasons, reply, timely
from bot.ui.controls.bargain import bargain_form, bargain_tail
from bot.ui.controls.choosing import TOP, Step
from bot.ui.controls.components import Field, form, form_values
from bot.ui.controls.custom_id import PATTERN, Ref
from bot.ui.controls.forms import as_form, part_faults, part_fields, part_written
from bot.ui.decks.box import DeckBox
from bot.ui.decks.pages import ACT as DECK
from bot.ui.desk.desk import GamemasterDesk
from bot.ui.desk.page import FORM as DESK
from bot.ui.front import Front, Reader
from bot.ui.letters.box import FORM as LETTER
from bot.ui.letters.box import LetterBox
from bot.ui.panel.guide import whole_panel
from bot.ui.panel.pages import Pages
from bot.ui.panel.panel import asked
from bot.ui.panel.showing import show
from bot.ui.permissions import moderates_at
from bot.ui.typed.people import seat_named

FORM = re.compile(PATTERN.format(kind="m"))
"""The custom_ids of forms. discord.py drops forms it does not remember, so the bot looks at all of them."""

OPENING = ("do", "part")
"""What controls do that may open a form."""
STILL = {"paused": "table-paused", "over": "refused-over", "archived": "refused-over"}
"""Why nothing can be decided at a table of that status."""


class Dispatch:
    """Clicks and forms of one bot (`components.Presses`). Nothing is kept: all is in custom_id and table."""

    def __init__(self, front: Front, pages: Pages) -> None:
        self.front = front
        self.pages = pages
        self.letters = LetterBox(front)
        self.desk = GamemasterDesk(front)
        pages.presses.update(self.letters.presses)
        pages.presses.update(self.desk.presses)
        self.decks = DeckBox(front)
        pages.presses[DECK] = self.decks.press

    # -- what Discord calls

    async def asked(self, interaction: discord.Interaction, ref: Ref, values: Sequence[str]) -> None:
        """A control of a panel was used."""
        await guarded(self.front, interaction, lambda: self._asked(interaction, ref, values))

    async def tabled(
        self,
        interaction: discord.Interaction,
        game: int,
        act: str,
        rest: Sequence[str],
        values: Sequence[str],
    ) -> None:
        """A control of a public card was used."""
        await guarded(self.front, interaction, lambda: self.pages.press(interaction, game, act, rest, values))

    async def submitted(self, interaction: discord.Interaction) -> bool:
        """A form was sent; False if it is none of ours."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return False
        data: Any = interaction.data or {}
        match = FORM.fullmatch(str(data.get("custom_id", "")))
        if match is None:
            return False
        ref, values = Ref.read(match), form_values(data)
        await guarded(self.front, interaction, lambda: self._submitted(interaction, ref, values))
        return True

    # -- panels

    async def _asked(self, interaction: discord.Interaction, ref: Ref, values: Sequence[str]) -> None:
        seen = await self._seen(interaction, ref)
        ask = asked(seen)
        reader = await self.front.reader(interaction.user.id)
        if ask is None or ask.number != ref.ask:
            await self._stale(interaction, reader, seen)
            return
        step = _led(ref, values, ask)
        if step is not None:
            await self._redraw(interaction, reader, seen, "", step)
            return
        if ref.act == "go":
            await self._go(
                interaction, reader, seen, ask, custom_id.read_key(ref.rest[0] if ref.rest else "")
            )
            return
        named = values[0] if ref.act == "pick" and values else (ref.rest[0] if ref.rest else "")
        found = custom_id.find(ask, named)
        if found is None:
            await self._stale(interaction, reader, seen)
            return
        await self._chosen(interaction, reader, seen, ask, *found, ref)

    async def _chosen(
        self,
        interaction: discord.Interaction,
        reader: Reader,
        seen: Seen,
        ask: Ask,
        place: int,
        choice: Choice,
        ref: Ref,
    ) -> None:
        """A control named a choice: it becomes a move, or what is still to be asked about it is shown."""
        filled = as_form(choice)
        if filled is not None:
            await self._fill(interaction, reader, seen, ask, place, *filled, ref)
            return
        move = self._move(choice, ref)
        if move is not None and ref.act != "sure" and self._doubted(seen, ask, move):
            await self._redraw(interaction, reader, seen, "", Step(sure=place))
        elif move is not None:
            await self._submit(interaction, reader, seen, ask, move)
        elif isinstance(choice, Open) and (ref.act == "pick" or isinstance(choice.shape, Several | Ordering)):
            await self._redraw(interaction, reader, seen, "", Step(choice=place))
        elif isinstance(choice, Open):
            await self._form(interaction, reader, seen, ask, place, choice)

    def _doubted(self, seen: Seen, ask: Ask, move: Move) -> bool:
        """Whether a move is asked about once more before it is made."""
        ease = self.front.game(seen.table).ease
        return ease is not None and ease.caution(seen.view, ask, move) is not None

    async def _go(
        self, interaction: discord.Interaction, reader: Reader, seen: Seen, ask: Ask, key: tuple[int, ...]
    ) -> None:
        """Make the moves of a plan, as far as they follow each other at once. Raises Stale for one that is
        not there."""
        ease = self.front.game(seen.table).ease
        page = None if ease is None else ease.page(seen.view, ask, key)
        plan = next(
            (plan for plan in ([page.chosen, *page.aside] if page else []) if plan and plan.key == key), None
        )
        if plan is None or not plan.moves:
            raise Stale
        await self._submit(interaction, reader, seen, ask, *plan.moves)

    @staticmethod
    def _move(choice: Choice, ref: Ref) -> Move | None:
        """The whole move a control stands for, or None if there is more to choose. Raises Stale for one that
        nobody has made."""
        if not isinstance(choice, Open):
            return choice
        try:
            return _completed(choice, ref)
        except (ValueError, LookupError) as error:
            raise Stale from error

    async def _seen(self, interaction: discord.Interaction, ref: Ref) -> Seen:
        """What the seat sees whose control was used.

        Raises NotYourSeat for anybody but its player and a moderator who plays no seat; their look is
        recorded. Raises NotRunning in the lobby.
        """
        service, user = self.front.service, interaction.user.id
        patience = FORM_PATIENCE if ref.act in OPENING else PATIENCE
        try:
            seen = await timely(interaction, service.panel(ref.game, user), patience)
        except NotYourSeat:
            table = await timely(interaction, service.table(ref.game), patience)
            if table.status == "lobby":
                raise NotRunning from None
            if not moderates_at(interaction, table):
                raise
            look = service.mod.inspect(ref.game, Moderator(user), ref.seat)
            seen = await timely(interaction, look, patience)
        if seen.table.status == "lobby":
            raise NotRunning
        if seen.seat != ref.seat:
            raise NotYourSeat
        return seen

    async def _submit(
        self,
        interaction: discord.Interaction,
        reader: Reader,
        seen: Seen,
        ask: Ask,
        *moves: Move,
        said: Sequence[Text] = (),
    ) -> None:
        """Make a move, or the moves of a plan, and show what came of it."""
        service, user, game = self.front.service, interaction.user.id, seen.table.game
        acting = seen.table.seat_of(user) != ask.seat
        if acting:
            work = service.mod.act_for(
                game, Moderator(user), ask.seat, moves, str(interaction.id), ask=ask.number, stop=True
            )
        else:
            work = service.submit(
                game, ask.seat, moves, str(interaction.id), ask=ask.number, actor=user, stop=True
            )
        try:
            done = await timely(interaction, work)
            lines = (*done.private, *said)
        except (Refused, Stale) as refusal:
            lines = tuple(reasons(refusal))
        await self._after(interaction, reader, game, ask.seat if acting else None, lines)

    async def done(self, interaction: discord.Interaction, reader: Reader, done: Done) -> None:
        """Show a player the panel after their action, with what it led to."""
        await self._after(interaction, reader, done.game, None, done.lines)

    async def _after(
        self,
        interaction: discord.Interaction,
        reader: Reader,
        game: int,
        acted: int | None,
        lines: Sequence[Text],
    ) -> None:
        """The panel as it is now: the person's own, or that of the seat a moderator `acted` for."""
        service, user = self.front.service, interaction.user.id
        if acted is None:
            seen = await timely(interaction, service.panel(game, user))
        else:
            seen = await timely(interaction, service.mod.inspect(game, Moderator(user), acted))
        notice = self.front.lines(lines, reader, seen.table)
        await self._redraw(interaction, reader, seen, notice, moved=True)

    async def _stale(self, interaction: discord.Interaction, reader: Reader, seen: Seen) -> None:
        notice = self.front.word(reader, STILL.get(seen.table.status, "table-stale"))
        await self._redraw(interaction, reader, seen, notice)

    async def _redraw(
        self,
        interaction: discord.Interaction,
        reader: Reader,
        seen: Seen,
        notice: str,
        step: Step = TOP,
        *,
        moved: bool = False,
    ) -> None:
        hand = self.front.hand_kept(seen, reader)
        made = whole_panel(self.front, reader, seen, step=step, notice=notice, hand=hand)
        out = await timely(interaction, made)
        if seen.table.seat_of(interaction.user.id) == seen.seat:
            await show(self.front, interaction, seen, out, notice=notice, moved=moved)
        else:
            await reply(interaction, out)

    # -- forms

    async def open_deal(self, interaction: discord.Interaction, table: Table, player: str) -> None:
        """Open the form of an offer to the player named. Raises BadInput if none can be made now, Refused."""
        seat = seat_named(table, player)
        seen = await self.front.service.panel(table.game, interaction.user.id)
        ask = asked(seen)
        for place, choice in enumerate(ask.choices if ask is not None else ()):
            offer = isinstance(choice, Open) and isinstance(choice.shape, Bargain)
            if ask is not None and isinstance(choice, Open) and offer and choice.prefix[1:] == (seat,):
                reader = await self.front.reader(interaction.user.id)
                await self._form(interaction, reader, seen, ask, place, choice)
                return
        raise BadInput(text("deal-not-now", who=Who(seat)))

    async def _fill(
        self,
        interaction: discord.Interaction,
        reader: Reader,
        seen: Seen,
        ask: Ask,
        place: int,
        choice: Open,
        filled: Form,
        ref: Ref,
    ) -> None:
        """A form in parts: show it, open one of its parts, or send it off as far as it is filled in."""
        game, words = seen.table.game, self.front.wording(seen, ask, reader)
        if ref.act not in ("part", "fill"):
            await self._redraw(interaction, reader, seen, "", Step(choice=place))
            return
        written = await self.front.service.draft(game, ask.seat, interaction.user.id)
        if ref.act == "part":
            number, part = part_named(filled, ref.rest[1:])
            kept = Ref(game, ask.number, "form", ask.seat, (custom_id.name(ask, place), str(number)))
            fields = part_fields(words, part, written)
            opened = form(words.say(part.title), kept.write("m"), fields)
            await open_form(self.front, interaction, opened)
            return
        faults = list(filled.faults(written).values())
        if faults:
            notice = self.front.lines(faults, reader, seen.table)
            await self._redraw(interaction, reader, seen, notice, Step(choice=place))
            return
        move = choice.prefix + filled.tail(written)
        await self._submit(interaction, reader, seen, ask, move, said=[text("form-sent")])

    async def _filled(
        self,
        interaction: discord.Interaction,
        reader: Reader,
        seen: Seen,
        ask: Ask,
        place: int,
        filled: Form,
        rest: Sequence[str],
        values: dict[str, list[str]],
    ) -> None:
        """A part of a form was filled in: it is kept, right or wrong, and shown with what is wrong."""
        _, part = part_named(filled, rest)
        written = part_written(part, values)
        await timely(
            interaction,
            self.front.service.save_draft(seen.table.game, ask.seat, interaction.user.id, written),
        )
        notice = self.front.lines(part_faults(filled, part, written), reader, seen.table)
        await self._redraw(interaction, reader, seen, notice, Step(choice=place))

    async def _form(
        self, interaction: discord.Interaction, reader: Reader, seen: Seen, ask: Ask, place: int, choice: Open
    ) -> None:
        if await self.letters.taken(interaction, seen, choice):
            return
        words = self.front.wording(seen, ask, reader)
        ref = Ref(seen.table.game, ask.number, "form", ask.seat, (custom_id.name(ask, place),)).write("m")
        label = words.label(choice)
        shape = choice.shape
        if isinstance(shape, Bargain):
            fields = bargain_form(words, choice, shape)
        elif isinstance(shape, Words):
            fields = [Field("tail", label, most=shape.most, least=shape.least, long=shape.most > 100)]
        elif isinstance(shape, Range):
            fields = [Field("tail", label, words.word("ui-range", least=shape.least, most=shape.most))]
        else:
            raise Refused([text("ui-unknown-shape")])
        await open_form(self.front, interaction, form(label, ref, fields))

    async def _submitted(
        self, interaction: discord.Interaction, ref: Ref, values: dict[str, list[str]]
    ) -> None:
        if ref.act == LETTER:
            await self.letters.sent(interaction, ref, values)
            return
        if ref.act == DESK:
            await self.desk.sent(interaction, ref, values)
            return
        if ref.act == DECK:
            await self.decks.sent(interaction, ref, values)
            return
        seen = await self._seen(interaction, ref)
        ask = asked(seen)
        reader = await self.front.reader(interaction.user.id)
        found = custom_id.find(ask, ref.rest[0]) if ask and ref.rest else None
        if ask is None or found is None or not isinstance(found[1], Open):
            await self._stale(interaction, reader, seen)
            return
        choice = found[1]
        filled = as_form(choice)
        if filled is not None:  # what is only kept cannot come too late while the form is still open
            await self._filled(interaction, reader, seen, ask, found[0], filled[1], ref.rest[1:], values)
            return
        if ask.number != ref.ask:
            await self._stale(interaction, reader, seen)
            return
        try:
            tail = _tail(choice, values)
        except Refused as refusal:
            await self._redraw(
                interaction, reader, seen, self.front.lines(reasons(refusal), reader, seen.table)
            )
            return
        await self._submit(interaction, reader, seen, ask, choice.prefix + tail)


def _tail(choice: Open, values: dict[str, list[str]]) -> Move:
    """What was filled in, as the tail of a move. Raises Refused for a number that is none."""
    if isinstance(choice.shape, Bargain):
        return bargain_tail(choice.shape, values)
    written = " ".join(values.get("tail", ())).strip()
    if isinstance(choice.shape, Range):
        return (number(written),)
    return (written,)


def number(written: str) -> int:
    """A whole number as people write it ('12', ' 12 MB'). Raises Refused."""
    match = re.fullmatch(r"\s*([+-]?\d{1,12})\s*(MB|mb|Mb)?\s*", written)
    if match is None:
        raise Refused([text("shape-number")])
    return int(match[1])


def part_named(filled: Form, rest: Sequence[str]) -> tuple[int, FormPart]:
    """The part of a form that a control names. Raises Stale for one there is not."""
    number = int(rest[0]) if rest and rest[0].isdecimal() else len(filled.parts)
    if number >= len(filled.parts):
        raise Stale
    return number, filled.parts[number]


def _completed(choice: Open, ref: Ref) -> Move | None:
    """The move that an open choice becomes by what a control carries, or None if there is more to choose."""
    if ref.act == "amount":
        return (*choice.prefix, int(ref.rest[1]))
    if ref.act == "confirm" and isinstance(choice.shape, Several):
        return choice.prefix + choosing.subset_tail(choice.shape, custom_id.read_set(ref.rest[1]))
    if ref.act == "order" and isinstance(choice.shape, Ordering):
        return choice.prefix + choosing.order_tail(choice.shape, custom_id.read_order(ref.rest[1]))
    return None


def _led(ref: Ref, values: Sequence[str], ask: Ask) -> Step | None:
    """Where a control that only leads on leads to within `ask`. Raises Stale for one that nobody has made."""
    try:
        step = _step(ref, values)
    except (ValueError, LookupError) as error:
        raise Stale from error
    if step is None or not step.chosen:
        return step
    choice = ask.choices[step.choice] if step.choice is not None and step.choice < len(ask.choices) else None
    items: Sequence[object] = getattr(choice.shape, "items", ()) if isinstance(choice, Open) else ()
    return replace(step, chosen=tuple(n for n in step.chosen if n < len(items)))


def _step(ref: Ref, values: Sequence[str]) -> Step | None:
    """Where a control that only leads on leads to; None if it names a choice."""
    if ref.act == "turn" and len(ref.rest) >= 2:
        group = int(ref.rest[0]) if ref.rest[0].isdecimal() else None
        page = int(ref.rest[1]) if ref.rest[1].isdecimal() else 0
        return Step(group=group, page=page) if group is not None or page else TOP
    if ref.act == "plan":
        written = values[0] if values else ref.rest[0] if ref.rest else ""
        return Step(plan=custom_id.read_key(written))
    if ref.act == "group" and values:
        return Step(group=int(values[0]) if values[0].isdecimal() else None)
    return _step_within(ref, values)


def _step_within(ref: Ref, values: Sequence[str]) -> Step | None:
    """Where a control leads to within one choice, with what has been picked for it so far; None if it does
    not lead on."""
    place, _, _ = ref.rest[0].partition(".") if ref.rest else ("", "", "")
    if not place.isdecimal() or len(ref.rest) < 2:
        return None
    picked = [int(value) for value in values if value.isdecimal()]
    if ref.act == "set" and len(ref.rest) == 3:
        chosen = tuple(sorted({*custom_id.read_set(ref.rest[2]), *picked}))
        return Step(page=int(ref.rest[1]), choice=int(place), chosen=chosen)
    if ref.act == "leaf" and len(ref.rest) == 3:
        return Step(page=int(ref.rest[1]), choice=int(place), chosen=tuple(custom_id.read_set(ref.rest[2])))
    if ref.act == "next":
        return Step(choice=int(place), chosen=(*custom_id.read_order(ref.rest[1]), *picked))
    return None
