"""The ways by which letters come and answers go: direct messages, the form, slash commands, buttons."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, TypeVar

import discord
import structlog

from bot.engine.moves import Open, Text, text
from bot.logs import told
from bot.table.errors import NotAllowed, NotYourSeat, Stale, TableError
from bot.table.seen import Seen
from bot.table.unit.afresh import afresh
from bot.ui.controls.answers import (
    FORM_PATIENCE,
    SILENT,
    expected,
    in_place,
    open_form,
    reasons,
    reply,
    timely,
)
from bot.ui.controls.choosing import OPTION_LABEL, OPTIONS, clip
from bot.ui.controls.components import MOST_TEXT, Field, Outgoing, form, note, renew
from bot.ui.controls.custom_id import Ref
from bot.ui.front import Front, Reader
from bot.ui.letters.letters import Heard, Letters
from bot.ui.letters.pages import EVERY, SHEET, echo_pages, sheet_page, sign, which_page
from bot.ui.letters.talk import Talk, mark
from bot.ui.out.unreached import UNREACHED
from bot.ui.panel.panel import examples, writable
from bot.ui.words.markdown import whole

LETTERS = (discord.MessageType.default, discord.MessageType.reply)
FORM = "letter"
"""The act of the form in which orders are written."""
LONGEST = 8000
"""Characters of a letter, with the texts that come with it."""
MISSED = 50
"""Messages of one person that are looked at for letters after the bot was away."""
SHORT = 60
"""Characters of a question that may only call for help."""
UP_OR_DOWN = {"up": -1, "down": 1}
Press = Callable[[discord.Interaction, int, Sequence[str], Sequence[str]], Awaitable[None]]
T = TypeVar("T")
log = structlog.get_logger(__name__)


class LetterBox:
    """All ways to write to the bot; `presses` are the acts of its controls."""

    def __init__(self, front: Front) -> None:
        self.front = front
        self.letters = Letters(front)
        self.presses: dict[str, Press] = {
            "write": self._write,
            "answer": self._answer,
            "recall": self._recall,
            "orders": self._orders,
            "line": self._line,
            "shift": self._shift,
            "address": self._address,
        }

    # -- direct messages

    async def posted(self, message: discord.Message) -> None:
        """A direct message. Everyone who writes is answered; an edited or deleted one changes nothing."""
        if message.guild is not None or message.author.bot or message.type not in LETTERS:
            return
        user = message.author.id
        async with self.letters.lock(user):
            try:
                pages = await self._posted(user, message)
            except Exception as error:
                if not expected(error):
                    log.error("letter failed", message=message.id, exc_info=error)
                pages = [note(await self._excuse(user, error))]
            await self._send(message.channel, pages, str(message.id))

    async def missed(self, client: discord.Client) -> None:
        """Read what people who play in writing wrote to the bot while it was away: Discord tells of it only
        who is there."""
        for user in await self.letters.writers():
            try:
                recent = (await self.letters.talk(user)).recent
                if not recent:
                    continue
                person = client.get_user(user) or await client.fetch_user(user)
                channel = person.dm_channel or await person.create_dm()
                last = discord.Object(max(recent))
                async for message in channel.history(after=last, oldest_first=True, limit=MISSED):
                    await self.posted(message)
            except (*UNREACHED, TableError) as error:
                log.warning("letters not looked for", why=told(error))

    async def _posted(self, user: int, message: discord.Message) -> list[Outgoing]:
        reader = await self.front.reader(user)
        tables = await self.letters.tables(user)
        games = [seen.table.game for seen in tables]
        found, key = await _words(message), str(message.id)
        words = found or ""
        talk = await self._noted(user, message.id, games, words)
        if talk is None:
            return []
        if games and not words.strip():
            why = "letters-long" if found is None else "letters-wordless"
            return [note(self.front.word(reader, why, most=LONGEST))]
        if len(games) > 1 and talk.game not in games:
            return [which_page(self.front, reader, tables)]
        if not games:
            return [note(await self._nothing(reader))]
        game = talk.game if len(games) > 1 and talk.game else games[0]
        heard = await self._heard(reader, game, words, key)
        return echo_pages(self.front, reader, heard, several=len(games) > 1)

    @afresh
    async def _noted(self, user: int, message: int, games: Sequence[int], words: str) -> Talk | None:
        """The conversation with a message that has come; None where it has come before. Its words are parked
        where nobody knows for which of several tables they are."""
        talk = await self.letters.talk(user)
        if message in talk.recent:
            return None
        talk.recent.append(message)
        if words.strip() and len(games) > 1 and talk.game not in games:
            talk.park(words, str(message))
        await self.letters.save(user, talk)
        return talk

    async def _nothing(self, reader: Reader) -> str:
        """What somebody is told who has no game that is played in writing."""
        tables = [t for t in await self.front.service.find(user=reader.user) if t.status != "lobby"]
        if tables:
            names = tuple(self.front.table_name(table, reader) for table in tables[:5])
            return self.front.word(reader, "letters-other-games", games=names)
        return self.front.word(reader, "letters-no-game")

    async def _excuse(self, user: int, error: Exception) -> str:
        try:
            return self.front.lines(reasons(error), await self.front.reader(user))
        except Exception:  # not even their language can be read
            return self.front.lines(reasons(error), Reader(user, self.front.language))

    async def _send(self, channel: Any, pages: Sequence[Outgoing], nonce: str) -> None:
        for number, page in enumerate(pages):
            try:
                await channel.send(
                    view=page.view, files=page.files, nonce=f"{nonce}.{number}"[-25:], allowed_mentions=SILENT
                )
            except UNREACHED as error:
                log.warning("letter unanswered", why=told(error))
                return

    def later(self, client: discord.Client) -> Callable[[], Awaitable[int]]:
        """What reads the letters that were kept; their answers go out by direct message."""

        async def tell(user: int, key: str, heard: Heard) -> None:
            reader = await self.front.reader(user)
            try:
                person = client.get_user(user) or await client.fetch_user(user)
            except UNREACHED as error:
                log.warning("late letter unanswered", why=told(error))
                return
            await self._send(person, echo_pages(self.front, reader, heard), f"late{key}")

        return lambda: self.letters.catch_up(tell)

    # -- slash commands

    async def spoken(self, interaction: discord.Interaction, game: int, words: str) -> None:
        """A letter that was typed into a command."""
        await self._hear(interaction, game, words)

    def suggestions(self, seen: Seen, reader: Reader, typed: str) -> list[tuple[str, str]]:
        """What can be typed from here: how the words so far are read, then what could follow, as label and
        value."""
        game = self.front.game(seen.table).reader
        if game is None or writable(self.front, seen) is None:
            return []

        def say(what: Text) -> str:
            return self.front.plain(what, reader, seen.table)

        found = [(line, line) for line in game.suggest(seen.view, typed, say)]
        if typed.strip() and len(typed) <= OPTION_LABEL:
            readings = game.read(seen.view, typed, locale=reader.locale)
            read = " ".join(f"{sign(reading)} {say(reading.said)}" for reading in readings)
            found.insert(0, (clip(read, OPTION_LABEL), typed))
        return found[:OPTIONS]

    async def withdrawn(self, interaction: discord.Interaction, game: int, marked: str) -> None:
        """Withdraw what is written, by its mark, and show what is left. Raises Stale if it is gone."""
        await self._recall(interaction, game, [marked], ())

    async def show_sheet(
        self,
        interaction: discord.Interaction,
        game: int,
        notice: str = "",
        chosen: str = "",
        *,
        edit: bool = False,
    ) -> None:
        """Show all that is written, in the place of the message clicked (`edit`) or in a new one.

        Raises NotYourSeat, Stale for a game that is not played in writing.
        """
        user = interaction.user.id
        reader = await self.front.reader(user)
        heard = await timely(interaction, self.letters.state(user, game))
        page = sheet_page(self.front, reader, heard, notice=notice, chosen=chosen)
        await self._respond(interaction, [page], edit=edit)

    async def _hear(self, interaction: discord.Interaction, game: int, words: str, instead: str = "") -> None:
        user = interaction.user.id
        reader = await self.front.reader(user)
        work = self._heard(reader, game, words, str(interaction.id), instead)
        heard = await self._in_turn(interaction, work)
        await self._respond(interaction, echo_pages(self.front, reader, heard))

    async def _heard(self, reader: Reader, game: int, words: str, key: str, instead: str = "") -> Heard:
        """What becomes of a letter; a mere call for help is none."""
        if self._calls_for_help(reader, words):
            return replace(await self.letters.state(reader.user, game), helped=True)
        return await self.letters.hear(reader.user, game, words, key, instead=instead)

    def _calls_for_help(self, reader: Reader, words: str) -> bool:
        """'?', 'help!', 'hi, how does this work?'"""
        calls = [call.strip() for call in self.front.word(reader, "letters-help-calls").split(",")]
        said = words.strip(" ?!./").casefold()
        asks = len(words) <= SHORT and words.rstrip().endswith("?")
        within = asks and any(said.endswith(call) for call in calls if " " in call)
        return words.strip() == "?" or said in calls or within

    async def _respond(
        self, interaction: discord.Interaction, pages: Sequence[Outgoing], *, edit: bool = False
    ) -> None:
        """Answer where only the person sees it: ephemerally, but in direct messages with a lasting one."""
        for page in pages:
            renew(page, interaction.id)
        if interaction.guild_id is not None or in_place(interaction):
            await reply(interaction, pages[0])
        elif interaction.response.is_done():
            await interaction.edit_original_response(view=pages[0].view, allowed_mentions=SILENT)
        elif edit and interaction.message is not None:
            await interaction.response.edit_message(
                view=pages[0].view, attachments=[], allowed_mentions=SILENT
            )
        else:
            await interaction.response.send_message(view=pages[0].view, allowed_mentions=SILENT)
        for page in pages[1:]:
            alone = interaction.guild_id is not None
            await interaction.followup.send(view=page.view, ephemeral=alone, allowed_mentions=SILENT)

    # -- the form

    async def _write(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        await self.open_form(i, game, "".join(values or rest))

    async def taken(self, interaction: discord.Interaction, seen: Seen, choice: Open) -> bool:
        """Open the form if `choice` is written in words; False if it is not.

        Raises NotAllowed for a moderator who looks at somebody else's seat.
        """
        reader = self.front.game(seen.table).reader
        if reader is None or not reader.takes(choice):
            return False
        if seen.table.seat_of(interaction.user.id) != seen.seat:
            raise NotAllowed(text("letters-not-for-others"))
        line = next((w for w in reader.sheet(seen.view) if w.instead == choice.prefix), None)
        await self.open_form(interaction, seen.table.game, "" if line is None else mark(line.words))
        return True

    async def open_form(self, interaction: discord.Interaction, game: int, instead: str = "") -> None:
        """Open the form, filled with what is still asked about, or with what it replaces (by its mark): a
        line or a question.

        Raises NotYourSeat, Stale if nothing can be written or that is gone.
        """
        user = interaction.user.id
        reader = await self.front.reader(user)
        seen = await timely(interaction, self.front.service.panel(game, user), FORM_PATIENCE)
        ask = writable(self.front, seen)
        if ask is None:
            raise Stale(text("letters-closed"))
        value, title = "", self.front.word(reader, "button-write")
        if instead:
            table = seen.table
            value = await self.letters.draft(
                user, game, instead, lambda what: self.front.plain(what, reader, table)
            )
            title = self.front.word(reader, "letters-replace-title")
        else:
            talk = await self.letters.talk(user)
            value = "\n".join(dict.fromkeys(h.source for h in talk.held if h.game == game and h.source))
        hint = self.front.word(reader, "letters-form-hint")
        field = Field(
            "tail", self.front.word(reader, "letters-form"), hint, MOST_TEXT, 1, value[:MOST_TEXT], True
        )
        ref = Ref(game, ask.number, FORM, ask.seat, (instead,) if instead else ())
        opened = form(title, ref.write("m"), [field], examples(self.front, reader, seen))
        await open_form(self.front, interaction, opened)

    async def sent(self, interaction: discord.Interaction, ref: Ref, values: dict[str, list[str]]) -> None:
        """The form was sent: never in vain, however long it was open. Raises NotYourSeat."""
        table = await self.front.service.table(ref.game)
        if table.seat_of(interaction.user.id) != ref.seat:
            raise NotYourSeat
        words = "".join(values.get("tail", ()))
        await self._hear(interaction, ref.game, words, ref.rest[0] if ref.rest else "")

    # -- buttons and lists

    async def _answer(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        every = list(rest[2:]) == [EVERY]
        numbers = [*(rest[:2] if every else rest), *values]
        if len(numbers) != 2 or not all(number.isdecimal() for number in numbers):
            raise Stale
        user = i.user.id
        reader = await self.front.reader(user)
        work = self.letters.choose(user, int(numbers[0]), int(numbers[1]), str(i.id), every=every)
        heard = await self._in_turn(i, work)
        await self._respond(i, echo_pages(self.front, reader, heard))

    async def _recall(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        user = i.user.id
        reader = await self.front.reader(user)
        work = self.letters.recall(user, game, _named(rest, values), str(i.id))
        label = await self._in_turn(i, work)
        table = await self.front.service.table(game)
        said = self.front.say(label, reader, table)
        notice = self.front.word(reader, "letters-withdrawn", order=said)
        await self.show_sheet(i, game, notice, edit=SHEET in rest)

    async def _orders(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        await self.show_sheet(i, game)

    async def _line(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        await self.show_sheet(i, game, chosen=_named((), values), edit=True)

    async def _shift(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        if len(rest) != 2 or rest[1] not in UP_OR_DOWN:
            raise Stale
        work = self.letters.shift(i.user.id, game, rest[0], UP_OR_DOWN[rest[1]], str(i.id))
        await self._in_turn(i, work)
        await self.show_sheet(i, game, chosen=rest[0], edit=True)

    async def _address(
        self, i: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        """For which table the letter was that waits; or, without one, with whom they speak from now on."""
        user = i.user.id
        reader = await self.front.reader(user)
        if not values:
            tables = await timely(i, self.letters.tables(user))
            which = which_page(self.front, reader, tables) if tables else note(await self._nothing(reader))
            await self._respond(i, [which])
            return
        chosen = values[0]
        if not chosen.isdecimal():
            raise Stale
        heard = await self._in_turn(i, self._spoken(user, int(chosen)))
        if heard.readings or heard.kept:
            await self._respond(i, echo_pages(self.front, reader, heard))
        else:
            name = self.front.table_name(heard.seen.table, reader)
            said = self.front.word(reader, "letters-speaking", name=name)
            await self._respond(i, [sheet_page(self.front, reader, heard, notice=said)])

    async def _spoken(self, user: int, game: int) -> Heard:
        """The letter that waits is for that table; without one, they speak with it from now on."""
        talk = await self.letters.talk(user)
        if talk.parked is not None:
            words, key = talk.parked
            return await self.letters.hear(user, game, words, key)
        heard = await self.letters.state(user, game)
        await self.letters.speak(user, game)
        return heard

    async def _in_turn(self, i: discord.Interaction, work: Coroutine[Any, Any, T]) -> T:
        """Do `work` after all that this person has begun before."""

        async def then() -> T:
            async with self.letters.lock(i.user.id):
                return await work

        return await timely(i, then())


async def _words(message: discord.Message) -> str | None:
    """What a letter says: its own words, and those of the texts that come with it, for Discord makes a file
    of a letter that is too long for a message. None of one that is too long all the same."""
    texts = [file for file in message.attachments if (file.content_type or "").startswith("text/plain")]
    if sum(file.size for file in texts) > 4 * LONGEST:  # bytes
        return None
    parts = [message.content, *[(await file.read()).decode("utf-8", "replace") for file in texts]]
    words = whole("\n".join(part for part in parts if part.strip()))
    return words if len(words) <= LONGEST else None


def _named(rest: Sequence[str], values: Sequence[str]) -> str:
    """What a control names. Raises Stale for one that names nothing."""
    named = [*values, *rest]
    if not named:
        raise Stale
    return named[0]
