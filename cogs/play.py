"""What players do at any table: look, decide, deal, promise, take back, and set standing answers."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.moves import Who, text
from bot.table.people.votes import MOST_EXTENSION
from bot.table.seen import InboxItem, Table
from bot.ui.controls.answers import reply, timely, whisper
from bot.ui.controls.choosing import OPTIONS
from bot.ui.controls.components import Layout, table_button
from bot.ui.front import Reader, when
from bot.ui.panel import panel as panels
from bot.ui.panel.cards import status
from bot.ui.panel.standing import standing_offered, standing_word
from bot.ui.typed.commands import Host, about
from bot.ui.typed.lookup import RUNNING, all_games, here, maybe_here, running_games
from bot.ui.typed.macro import pick
from bot.ui.typed.people import Choices, everybody, kinds, named, players, seat_named
from bot.ui.words.markdown import verbatim

WITH_BUTTONS, LISTED = 10, 25
"""Games of a person that are shown with the way there, and others that are named."""


class Play(commands.Cog):
    """Commands for whoever sits at a table, or watches one."""

    my = app_commands.Group(name="my", description=about("my"))

    def __init__(self, bot: Host) -> None:
        self.bot = bot

    async def _table(
        self, interaction: discord.Interaction, game: int | None, *, over: bool = False
    ) -> Table:
        stage = () if over else RUNNING
        return await here(self.bot.front, interaction, game, over=over, stage=stage)

    # -- looking

    @app_commands.command(name="move", description=about("move"))
    @app_commands.describe(game=about("option-game"))
    @app_commands.autocomplete(game=running_games)
    async def move(self, interaction: discord.Interaction, game: int | None = None) -> None:
        table = await self._table(interaction, game)
        await self.bot.pages.show_panel(interaction, table.game)

    @app_commands.command(name="table", description=about("table"))
    @app_commands.describe(seat=about("option-seat"), game=about("option-game"))
    @app_commands.autocomplete(seat=everybody, game=all_games)
    async def table(
        self, interaction: discord.Interaction, seat: str | None = None, game: int | None = None
    ) -> None:
        table = await self._table(interaction, game, over=True)
        if seat is None:
            await self.bot.pages.show_table(interaction, table.game)
        else:
            await self.bot.pages.show_structure(interaction, table.game, seat_named(table, seat))

    @app_commands.command(name="hand", description=about("hand"))
    @app_commands.describe(game=about("option-game"))
    @app_commands.autocomplete(game=running_games)
    async def hand(self, interaction: discord.Interaction, game: int | None = None) -> None:
        table = await self._table(interaction, game)
        await self.bot.pages.show_hand(interaction, table.game)

    @app_commands.command(name="log", description=about("log"))
    @app_commands.describe(game=about("option-game"), before=about("option-before"))
    @app_commands.autocomplete(game=running_games)
    async def log(
        self,
        interaction: discord.Interaction,
        game: int | None = None,
        before: app_commands.Range[int, 1] | None = None,
    ) -> None:
        table = await self._table(interaction, game, over=True)
        await self.bot.pages.show_log(interaction, table.game, before)

    @app_commands.command(name="why", description=about("why"))
    @app_commands.describe(game=about("option-game"))
    @app_commands.autocomplete(game=running_games)
    async def why(self, interaction: discord.Interaction, game: int | None = None) -> None:
        table = await self._table(interaction, game)
        await self.bot.pages.show_why(interaction, table.game)

    @app_commands.command(name="undo", description=about("undo"))
    @app_commands.describe(game=about("option-game"))
    @app_commands.autocomplete(game=running_games)
    async def undo(self, interaction: discord.Interaction, game: int | None = None) -> None:
        table = await self._table(interaction, game)
        await self.bot.pages.undo(interaction, table.game)

    @app_commands.command(name="verify", description=about("verify"))
    @app_commands.describe(game=about("option-game"))
    @app_commands.autocomplete(game=all_games)
    async def verify(self, interaction: discord.Interaction, game: int) -> None:
        table = await self._table(interaction, game, over=True)
        await self.bot.pages.verify(interaction, table.game)

    @app_commands.command(name="replay", description=about("replay"))
    @app_commands.describe(game=about("option-game"))
    @app_commands.autocomplete(game=all_games)
    async def replay(self, interaction: discord.Interaction, game: int | None = None) -> None:
        table = await self._table(interaction, game, over=True)
        await self.bot.pages.replay.show(interaction, table.game)

    @my.command(name="games", description=about("my-games"))
    async def my_games(self, interaction: discord.Interaction) -> None:
        front = self.bot.front
        reader = await front.reader(interaction.user.id)
        items = await timely(interaction, self.bot.service.asks_for_user(interaction.user.id))
        layout = Layout().text(f"### {front.word(reader, 'inbox-title')}")
        if not items:
            layout.text(front.word(reader, "inbox-empty"))
        for item in items[:WITH_BUTTONS]:
            table = await self.bot.service.table(item.game)
            layout.text(self._inbox_line(table, item, reader))
            if table.lost:
                layout.text(front.word(reader, "table-lost"))
                layout.row(
                    table_button(front.word(reader, "button-thread"), item.game, "thread", style="main")
                )
            if item.status == "live":
                layout.row(table_button(front.word(reader, "button-panel"), item.game, "panel", style="main"))
        if more := items[WITH_BUTTONS:]:
            tables = [await self.bot.service.table(item.game) for item in more[:LISTED]]
            lines = [self._inbox_line(table, item, reader) for table, item in zip(tables, more, strict=False)]
            if len(more) > LISTED:
                lines.append(front.word(reader, "inbox-more", count=len(more) - LISTED))
            layout.text("\n".join(lines))
        await reply(interaction, layout.done(), edit=False)

    def _inbox_line(self, table: Table, item: InboxItem, reader: Reader) -> str:
        """One game of somebody's, and what waits for them there."""
        front, where = self.bot.front, f"<#{item.place.talk}>"
        about = {
            "number": str(item.game),
            "name": verbatim(front.bare_label(table, reader)),
            "where": where,
        }
        if item.status == "lobby":
            missing = max(0, front.game(table).rules.info.least - len(table.seats))
            return front.word(reader, "inbox-lobby", missing=missing, **about)
        if item.status == "paused":
            return front.word(reader, "inbox-paused", status=status(front, reader, table), **about)
        due = when(item.due_at) if item.due_at is not None else ""
        key = "inbox-idle" if item.ask is None else "inbox-until" if due else "inbox-now"
        return front.word(reader, key, time=due, **about)

    @app_commands.command(name="propose", description=about("propose"))
    @app_commands.describe(what=about("option-vote"), hours=about("option-hours"), game=about("option-game"))
    @app_commands.choices(
        what=[app_commands.Choice(name=n, value=n) for n in ("pause", "resume", "extend", "undo")]
    )
    @app_commands.autocomplete(game=running_games)
    async def propose(
        self,
        interaction: discord.Interaction,
        what: str,
        hours: app_commands.Range[float, 1, MOST_EXTENSION] = 24.0,
        game: int | None = None,
    ) -> None:
        table = await self._table(interaction, game)
        value = hours if what == "extend" else 0
        await timely(
            interaction, self.bot.service.votes.propose(table.game, interaction.user.id, what, value)
        )
        reader = await self.bot.front.reader(interaction.user.id)
        stands = await self.bot.service.votes.stands(table.game, what)
        await whisper(interaction, self.bot.front.word(reader, "vote-opened" if stands else "vote-alone"))

    # -- looking things up

    @app_commands.command(name="card", description=about("card"))
    @app_commands.describe(name=about("option-card"), game=about("option-kind"))
    @app_commands.autocomplete(game=kinds)
    async def card(self, interaction: discord.Interaction, name: str, game: str | None = None) -> None:
        reader = await self.bot.front.reader(interaction.user.id)
        for kind in await self._kinds(interaction, game):
            facts = self.bot.front.games[kind].words.card(name)
            if facts:
                picture = await timely(interaction, self.bot.front.card_picture(kind, name, reader))
                await reply(interaction, panels.facts_page(self.bot.front, reader, facts, picture))
                return
        await whisper(interaction, self.bot.front.word(reader, "card-unknown", name=name[:60]))

    async def _kinds(self, interaction: discord.Interaction, stated: str | None) -> list[str]:
        """The games whose cards are meant: the one that is named, else the one that is played here first."""
        games = self.bot.front.games
        if stated is not None and stated in games:
            return [stated]
        table = await maybe_here(interaction)
        return sorted(games, key=lambda kind: table is None or kind != table.kind)

    @card.autocomplete("name")
    async def _card_name(self, interaction: discord.Interaction, current: str) -> Choices:
        games = self.bot.front.games
        meant = await self._kinds(interaction, getattr(interaction.namespace, "game", None))
        return named(
            list(dict.fromkeys(n for kind in meant for n in games[kind].words.card_names())), current
        )

    # -- standing answers

    @app_commands.command(name="standing", description=about("standing"))
    @app_commands.describe(answers=about("option-answers"), game=about("option-game"))
    @app_commands.autocomplete(game=running_games)
    async def standing(
        self, interaction: discord.Interaction, answers: str = "", game: int | None = None
    ) -> None:
        table = await self._table(interaction, game)
        front, service = self.bot.front, self.bot.service
        if not answers.strip(", "):
            await self.bot.pages.standing.show(interaction, table.game)
            return
        reader = await front.reader(interaction.user.id)
        offered = standing_offered(front, reader, table)
        labels = [standing_word(front, reader, table, name) for name in offered]
        wanted = [part.strip() for part in answers.split(",") if part.strip()]
        chosen = [offered[pick(labels, part)] for part in wanted]
        await timely(interaction, service.set_standing(table.game, interaction.user.id, chosen))
        said = [standing_word(front, reader, table, name) for name in chosen]
        notice = front.word(reader, "standing-set", names=tuple(said))
        await self.bot.pages.standing.show(interaction, table.game, notice)

    @standing.autocomplete("answers")
    async def _standing_names(self, interaction: discord.Interaction, current: str) -> Choices:
        front = self.bot.front
        table = await maybe_here(interaction)
        if table is None:
            return []
        reader = await front.reader(interaction.user.id)
        offered = standing_offered(front, reader, table)
        return named([standing_word(front, reader, table, name) for name in offered], current)

    # -- deals and promises

    @app_commands.command(name="deal", description=about("deal"))
    @app_commands.describe(player=about("option-player"), game=about("option-game"))
    @app_commands.autocomplete(player=players, game=running_games)
    async def deal(self, interaction: discord.Interaction, player: str, game: int | None = None) -> None:
        await self.bot.presses.open_deal(interaction, await self._table(interaction, game), player)

    @app_commands.command(name="promise", description=about("promise"))
    @app_commands.describe(
        player=about("option-player"),
        words=about("option-promise"),
        days=about("option-days"),
        secret=about("option-secret"),
        game=about("option-game"),
    )
    @app_commands.autocomplete(player=players, game=running_games)
    async def promise(
        self,
        interaction: discord.Interaction,
        player: str,
        words: app_commands.Range[str, 1, 300],
        days: app_commands.Range[int, 1, 90] | None = None,
        secret: bool = False,
        game: int | None = None,
    ) -> None:
        table = await self._table(interaction, game)
        due = None if days is None else interaction.created_at.timestamp() + days * 86400
        await timely(
            interaction,
            self.bot.service.promises.give(
                table.game, interaction.user.id, seat_named(table, player), words, due=due, secret=secret
            ),
        )
        reader = await self.bot.front.reader(interaction.user.id)
        await whisper(interaction, self.bot.front.word(reader, "promise-kept-in-ledger"))

    @app_commands.command(name="promises", description=about("promises"))
    @app_commands.describe(game=about("option-game"))
    @app_commands.autocomplete(game=running_games)
    async def promises(self, interaction: discord.Interaction, game: int | None = None) -> None:
        table = await self._table(interaction, game, over=True)
        front = self.bot.front
        reader = await front.reader(interaction.user.id)
        ledger = await self.bot.service.promises.ledger(table.game, table.seat_of(interaction.user.id))
        lines = [
            front.say(
                text(
                    "promise-line",
                    number=str(row.id),
                    giver=Who(row.seat_from),
                    taker=Who(row.seat_to),
                    words=row.text,
                    state=text(f"promise-{row.state}"),
                    dated=int(row.due is not None),
                    due="" if row.due is None else when(row.due),
                ),
                reader,
                table,
            )
            for row in ledger[:OPTIONS]
        ]
        layout = Layout().text(f"### {front.word(reader, 'promise-title')}")
        await reply(interaction, layout.text("\n".join(lines) or front.word(reader, "promise-none")).done())

    @app_commands.command(name="settle", description=about("settle"))
    @app_commands.describe(
        promise=about("option-promise-number"), state=about("option-promise-state"), game=about("option-game")
    )
    @app_commands.choices(
        state=[app_commands.Choice(name=s, value=s) for s in ("kept", "broken", "released")]
    )
    async def settle(
        self, interaction: discord.Interaction, promise: int, state: str, game: int | None = None
    ) -> None:
        table = await self._table(interaction, game, over=True)
        await timely(
            interaction, self.bot.service.promises.settle(table.game, interaction.user.id, promise, state)
        )
        reader = await self.bot.front.reader(interaction.user.id)
        await whisper(interaction, self.bot.front.word(reader, "promise-settled"))


async def setup(bot: Host) -> None:
    """Add the cog."""
    await bot.add_cog(Play(bot))
