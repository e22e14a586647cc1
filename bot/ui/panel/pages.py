"""What the buttons of public cards do: open panels and pages, take back, vote, and run the lobby."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import discord

from bot.engine.kernel import OptionSpec
from bot.table.errors import AlreadyStarted, NotAllowed, NotYourSeat, Stale, not_running
from bot.table.records import Place
from bot.table.seen import Done, Seen, Table
from bot.ui.controls.answers import in_place, quietly, reply, timely, whisper
from bot.ui.controls.components import Layout, table_button
from bot.ui.front import Front, Reader, when
from bot.ui.out.threads import Threads
from bot.ui.panel import panel as panels
from bot.ui.panel.cards import behind_button, closed_card, option_page, options_page
from bot.ui.panel.guide import whole_panel
from bot.ui.panel.replay import Replay
from bot.ui.panel.showing import show
from bot.ui.panel.standing import StandingPage
from bot.ui.panel.taking_back import TakingBack
from bot.ui.permissions import moderates_at, place_for_tables
from bot.ui.typed.corrections import Correcting

Press = Callable[[discord.Interaction, int, Sequence[str], Sequence[str]], Awaitable[None]]
LEAVING: Final = ("ai", "surrender")
"""How a seat is given up: an AI plays on, or the rules of the game say what becomes of it."""


def key(interaction: discord.Interaction) -> str:
    """The idempotency key of an interaction."""
    return str(interaction.id)


def _named(parts: Sequence[str]) -> str:
    """What a control names. Raises Stale for one of an older bot that names nothing."""
    if not parts:
        raise Stale
    return parts[0]


class Pages:
    """The acts of public cards by name; cogs call the same methods."""

    def __init__(self, front: Front) -> None:
        self.front = front
        self.replay = Replay(front)
        self.threads = Threads(front)
        self.standing = StandingPage(front)
        self.taking_back = TakingBack(front)
        self.correcting = Correcting(front)
        self.presses: dict[str, Press] = {
            "panel": self._panel,
            "hand": self._hand,
            "table": self._table,
            "structure": self._structure,
            "why": self._why,
            "log": self._log,
            "help": self._help,
            "undo": self._undo,
            "return": self._return,
            "vote": self._vote,
            "verify": self._verify,
            "replay": self.replay.press,
            "rematch": self._rematch,
            "join": self._join,
            "leave": self._leave,
            "take-seat": self._take_seat,
            "resign": self._resign,
            "add-ai": self._add_ai,
            "remove-ai": self._remove_ai,
            "option": self._option,
            "more": self._more,
            "hours": self._hours,
            "pace": self._pace,
            "start": self._start,
            "thread": self._thread,
            "keep": self._keep,
            "reopen": self._reopen,
            "standing": self.standing.press,
            "pass": self._pass,
            "undo-to": self.taking_back.press,
            "correct": self.correcting.press,
        }

    async def press(
        self,
        interaction: discord.Interaction,
        game: int,
        act: str,
        rest: Sequence[str],
        values: Sequence[str],
    ) -> None:
        """Do what the control says. Raises Stale for one of an older bot, and what the table raises."""
        handler = self.presses.get(act)
        if handler is None:
            raise Stale
        await handler(interaction, game, rest, values)

    # -- reading

    async def seen(self, interaction: discord.Interaction, game: int) -> tuple[Reader, Seen]:
        """The game as the person may see it: their seat, or as a spectator."""
        reader = await timely(interaction, self.front.reader(interaction.user.id))
        try:
            return reader, await timely(interaction, self.front.service.panel(game, interaction.user.id))
        except NotYourSeat:
            return reader, await timely(interaction, self.front.service.view(game, None))

    async def show_panel(self, interaction: discord.Interaction, game: int, notice: str = "") -> None:
        """Open or redraw the person's panel. Raises NotYourSeat."""
        front = self.front
        reader = await timely(interaction, front.reader(interaction.user.id))
        seen = await timely(interaction, front.service.panel(game, interaction.user.id))
        if seen.view is None:
            raise not_running("lobby")
        hand = front.hand_kept(seen, reader)
        out = await timely(interaction, whole_panel(front, reader, seen, notice=notice, hand=hand))
        await show(front, interaction, seen, out, notice=notice)
        if hand is None and not reader.text_only:
            await self._hand_follows(interaction, reader, seen, notice)

    async def _hand_follows(
        self, interaction: discord.Interaction, reader: Reader, seen: Seen, notice: str
    ) -> None:
        """Put the picture of the hand into the panel once it is drawn, unless the game has moved on for them:
        what others did unseen makes no difference."""
        hand = await self.front.hand_picture(seen, reader)
        if hand is None:
            return
        try:
            now = await self.front.service.panel(seen.table.game, interaction.user.id)
        except NotYourSeat:
            return
        numbers = [[ask.number for ask in shown.asks] for shown in (seen, now)]
        if now.view != seen.view or numbers[0] != numbers[1]:
            return
        reach = self.front.reaches.of(seen.table.game, interaction.user.id)
        if reach is None or reach.click.id != interaction.id:
            return
        out = await whole_panel(self.front, reader, seen, notice=notice, hand=hand)
        await quietly(reach.redraw(out))

    async def show_hand(self, interaction: discord.Interaction, game: int) -> None:
        """Show what only this person holds. Raises NotYourSeat."""
        reader = await self.front.reader(interaction.user.id)
        seen = await timely(interaction, self.front.service.panel(game, interaction.user.id))
        if seen.view is None:
            raise not_running("lobby")
        picture = await timely(interaction, self.front.hand_picture(seen, reader))
        await reply(interaction, panels.hand_page(self.front, reader, seen, picture))

    async def show_table(self, interaction: discord.Interaction, game: int) -> None:
        """Show the table as this person may see it."""
        reader, seen = await self.seen(interaction, game)
        if seen.view is None:
            raise not_running("lobby")
        pictures = await timely(interaction, self.front.table_pictures(seen, reader))
        await reply(interaction, panels.table_page(self.front, reader, seen, pictures))

    async def show_structure(self, interaction: discord.Interaction, game: int, seat: int) -> None:
        """Show what one player has built, large. Raises NotRunning."""
        reader, seen = await self.seen(interaction, game)
        if seen.view is None:
            raise not_running("lobby")
        picture = await timely(interaction, self.front.structure_picture(seen, seat, reader))
        await reply(interaction, panels.structure_page(self.front, reader, seen, seat, picture))

    async def show_why(self, interaction: discord.Interaction, game: int) -> None:
        """Explain the numbers of the moment."""
        reader, seen = await self.seen(interaction, game)
        if seen.view is None:
            raise not_running("lobby")
        await reply(interaction, panels.why_page(self.front, reader, seen))

    async def show_log(
        self, interaction: discord.Interaction, game: int, before: int | str | None = None
    ) -> None:
        """Show a page of the log as this person may know it. Raises Stale for a place that is none."""
        reader, seen = await self.seen(interaction, game)
        work = self.front.service.log(game, seen.seat, before=before, limit=panels.PAGE)
        lines = await timely(interaction, work)
        await reply(interaction, panels.log_page(self.front, reader, seen, lines))

    async def _panel(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        await self.show_panel(i, game)

    async def _hand(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        await self.show_hand(i, game)

    async def _table(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        await self.show_table(i, game)

    async def _structure(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        table = await timely(i, self.front.service.table(game))
        if not values or not values[0].isdecimal() or int(values[0]) >= len(table.seats):
            raise Stale
        await self.show_structure(i, game, int(values[0]))

    async def _why(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        await self.show_why(i, game)

    async def _log(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        await self.show_log(i, game, rest[0] if rest and rest[0] != "latest" else None)

    async def _help(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        await self.show_help(i, await timely(i, self.front.service.table(game)))

    async def show_help(self, interaction: discord.Interaction, table: Table | None = None) -> None:
        """How to play here, in one page; at a table as its options have it."""
        reader = await self.front.reader(interaction.user.id)
        own = f"help-table-{table.kind}" if table else "help-server"
        name = own if self.front.catalogue.has(own) else "help-table"
        specs = self.front.game(table).rules.info.options if table else ()
        chosen = {spec.name: table.options.get(spec.name, spec.default) for spec in specs} if table else {}
        await whisper(interaction, self.front.word(reader, name, **chosen))

    # -- taking back, votes, the end

    async def undo(self, interaction: discord.Interaction, game: int) -> None:
        """Take the last step back, or ask the others where that needs their consent."""
        service, user = self.front.service, interaction.user.id
        reader = await self.front.reader(user)
        try:
            done = await timely(interaction, service.undo(game, user, key(interaction)))
        except NotAllowed:
            await timely(interaction, service.votes.propose(game, user, "undo"))
            stands = await service.votes.stands(game, "undo")
            await whisper(interaction, self.front.word(reader, "undo-proposed" if stands else "vote-alone"))
            return
        await self.show_panel(interaction, game, await self.told(reader, done))

    async def told(self, reader: Reader, done: Done) -> str:
        """What an action led to, in words."""
        return self.front.lines(done.lines, reader, await self.front.service.table(done.game))

    async def _undo(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        await self.undo(i, game)

    async def _pass(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        await self.show_panel(i, game, await self.standing.passing(i, game, _named(rest)))

    async def _return(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        await timely(i, self.front.service.back(game, i.user.id))
        await self.show_panel(i, game)

    async def _vote(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        what, yes = _named(rest), tuple(rest[1:]) == ("yes",)
        await timely(i, self.front.service.votes.cast(game, i.user.id, what, yes))
        reader = await self.front.reader(i.user.id)
        await whisper(i, self.front.word(reader, "vote-cast-yes" if yes else "vote-cast-no"))

    async def verify(self, interaction: discord.Interaction, game: int) -> None:
        """Check the dice of a finished game."""
        found = await timely(interaction, self.front.service.verify(game))
        reader = await self.front.reader(interaction.user.id)
        verdict = "verify-honest" if found.honest else "verify-wrong"
        named = {
            "values": found.values,
            "seed": found.seed,
            "hash": found.seed_hash,
            "wrong": len(found.wrong),
        }
        await whisper(interaction, self.front.word(reader, verdict, **named))

    async def _verify(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        await self.verify(i, game)

    async def _rematch(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        old = await self.front.service.table(game)
        place = await place_for_tables(self.front, i, old.place.channel_id)
        table = await timely(i, self.front.service.lobby.rematch(game, i.user.id, key(i), place=place))
        reader = await self.front.reader(i.user.id)
        await whisper(i, self.front.word(reader, "rematch-opened", channel=f"<#{table.place.channel_id}>"))

    # -- the lobby

    async def _join(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        await self._lobby(i, self.front.service.lobby.join(game, i.user.id, i.user.display_name))

    async def _leave(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        await self._lobby(i, self.front.service.lobby.leave(game, i.user.id))

    async def _take_seat(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        """Take the seat that a game which came as a file holds for them; only who clicks here is a member."""
        user, service = i.user, self.front.service
        await timely(i, service.take_seat(game, user.id, user.display_name, i.guild_id or 0))
        reader = await self.front.reader(user.id)
        status = (await service.table(game)).status
        await whisper(i, self.front.word(reader, "seat-taken", status=status))

    async def ask_leaving(self, interaction: discord.Interaction, table: Table, how: str) -> None:
        """Ask whether a seat of a running game is really to be given up for good; `how`: one of LEAVING.

        Raises NotYourSeat.
        """
        if table.seat_of(interaction.user.id) is None:
            raise NotYourSeat
        reader = await self.front.reader(interaction.user.id)
        layout = Layout().text(
            self.front.word(reader, f"leaving-{how}", table=self.front.table_name(table, reader))
        )
        layout.row(
            table_button(self.front.word(reader, "button-resign"), table.game, "resign", how, style="bad"),
            table_button(self.front.word(reader, "button-stay"), table.game, "panel"),
        )
        await reply(interaction, layout.done())

    async def _resign(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        how = _named(rest)
        if how not in LEAVING:
            raise Stale
        table, reader = await self.front.service.table(game), await self.front.reader(i.user.id)
        to = table.settings.takeover if how == "ai" else None
        await timely(i, self.front.service.leave(game, i.user.id, key(i), to=to))
        await reply(i, Layout().text(self.front.word(reader, f"left-{how}")).done())

    async def _add_ai(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        table = await self.front.service.table(game)
        await self._lobby(i, self.front.service.lobby.add_ai(game, i.user.id, table.settings.takeover))

    async def _remove_ai(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        await self._lobby(i, self.front.service.lobby.remove_ai(game, i.user.id))

    def option(self, table: Table, name: str) -> OptionSpec:
        """An option of a table's game. Raises Stale where there is none of that name."""
        for spec in self.front.game(table).rules.info.options:
            if spec.name == name:
                return spec
        raise Stale

    async def _more(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        front = self.front
        table, reader = await front.service.table(game), await front.reader(i.user.id)
        if table.status != "lobby":
            raise AlreadyStarted
        if values:
            page = option_page(front, reader, table, self.option(table, values[0]))
        elif not behind_button(front, table):
            raise Stale
        else:
            page = options_page(front, reader, table)
        await reply(i, page)

    async def _option(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        spec = self.option(await self.front.service.table(game), _named(rest))
        if not values or not values[0].isdecimal() or int(values[0]) >= len(spec.values):
            raise Stale
        value = spec.values[int(values[0])]
        work = self.front.service.lobby.set_option(game, i.user.id, spec.name, value)
        if not in_place(i):
            await self._lobby(i, work)
            return
        table, reader = await timely(i, work), await self.front.reader(i.user.id)
        await reply(i, option_page(self.front, reader, table, spec))

    async def _hours(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        try:
            hours = float(_named(values))
        except ValueError as error:
            raise Stale from error
        await self._lobby(i, self.front.service.lobby.set_option(game, i.user.id, "hours", hours))

    async def _pace(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        await self._lobby(i, self.front.service.lobby.set_option(game, i.user.id, "pace", _named(values)))

    async def _lobby(self, interaction: discord.Interaction, work: Awaitable[Table]) -> None:
        """A change of the lobby: the card itself is redrawn by the outbox, so nothing else is answered."""
        await timely(interaction, work)
        if not interaction.response.is_done():
            await interaction.response.defer()
        elif not in_place(interaction):
            await quietly(interaction.delete_original_response())

    async def _start(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        await self.start(i, game)

    async def start(self, interaction: discord.Interaction, game: int) -> None:
        """Open the thread of a table and begin. Raises Refused with too few or too many seats, NotAllowed."""
        if not interaction.response.is_done():
            await interaction.response.defer(ephemeral=True, thinking=True)
        service = self.front.service
        table = await service.table(game)
        reader = await self.front.reader(interaction.user.id)
        thread = None
        if table.status == "lobby":  # a thread, even one that is deleted at once, is announced to everybody
            await service.lobby.need_start(game, interaction.user.id)
            thread = await self.threads.begin(interaction.client, table)
        place = Place(table.place.guild_id, table.place.channel_id, thread.id if thread else None)
        try:
            await service.lobby.start(game, interaction.user.id, key(interaction), place=place)
        except Exception:
            if thread is not None:
                await quietly(thread.delete())
            raise
        where = f"<#{place.talk}>"
        await self.close_card(interaction.client, game)
        await whisper(interaction, self.front.word(reader, "game-started", where=where))

    async def show_place(self, interaction: discord.Interaction, game: int) -> None:
        """Say where a table lives; one whose place is gone gets another. Raises NotAllowed."""
        if not interaction.response.is_done():
            await interaction.response.defer(ephemeral=True, thinking=True)
        reader = await self.front.reader(interaction.user.id)
        table = await self.threads.again(interaction, game)
        await self.point_on(interaction.client, table)
        await whisper(interaction, self.front.word(reader, "thread-here", where=f"<#{table.place.talk}>"))

    async def _keep(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        end = await timely(i, self.front.service.lobby.keep(game, i.user.id))
        reader = await self.front.reader(i.user.id)
        kept = "lobby-kept" if end is None else "lobby-kept-until"
        await whisper(i, self.front.word(reader, kept, time="" if end is None else when(end)))

    async def reopen(self, interaction: discord.Interaction, game: int) -> None:
        """Open a lobby again that was closed because nothing happened. Raises NotAllowed, Full."""
        user = interaction.user.id
        closed = await self.front.service.table(game)
        work = self.front.service.lobby.reopen(game, user, moderator=moderates_at(interaction, closed))
        table = await timely(interaction, work)
        reader = await self.front.reader(user)
        where = f"<#{table.place.talk}>"
        await whisper(interaction, self.front.word(reader, "lobby-reopened", number=str(game), where=where))

    async def _reopen(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        await self.reopen(i, game)

    async def _thread(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        await self.show_place(i, game)

    async def point_on(self, client: discord.Client, table: Table) -> None:
        """What is left of the lobby card of a game shows where it lives now."""
        if table.status != "lobby":
            await self.close_card(client, table.game)

    async def close_card(self, client: discord.Client, game: int) -> None:
        """What is left of the lobby card once its game has begun or was closed."""
        slot = await self.front.service.slot(game, "lobby")
        channel = client.get_channel(slot.channel_id) if slot is not None else None
        if slot is None or not isinstance(channel, discord.TextChannel | discord.Thread):
            return
        out = closed_card(self.front, await self.front.service.table(game))
        await quietly(channel.get_partial_message(slot.message_id).edit(view=out.view))
