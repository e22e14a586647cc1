"""What becomes of the lists, buttons and forms about decks. Nothing is remembered here: what was sent in and
not confirmed yet is a draft in the store."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.engine.moves import Text, text
from bot.table.errors import BadInput, NoSuchGame, Stale
from bot.table.records import DeckRow
from bot.ui.controls.answers import reply, timely, whisper
from bot.ui.controls.components import MOST_TEXT, Field, form
from bot.ui.controls.custom_id import Ref
from bot.ui.decks.pages import ACT, NO_GAME, DeckPages, token
from bot.ui.front import Front
from bot.ui.typed.lookup import OPEN, here
from bot.ui.words.markdown import whole


class DeckBox:
    """All that can be done with decks of one's own, for whichever game has such (`Game.sheets`)."""

    def __init__(self, front: Front) -> None:
        self.front = front
        self._decks = front.service.decks

    async def pages(self, interaction: discord.Interaction, kind: str) -> DeckPages:
        """The pages for who asks. Raises NoSuchGame."""
        game = self.front.service.games.get(kind)
        if game is None or game.sheets is None:
            raise NoSuchGame
        return DeckPages(self.front, await self.front.reader(interaction.user.id), game, game.sheets)

    # -- what commands do

    async def show_all(self, interaction: discord.Interaction, kind: str) -> None:
        """The person's decks."""
        pages = await self.pages(interaction, kind)
        await reply(interaction, pages.own(await timely(interaction, self._decks.all(interaction.user.id))))

    async def show(self, interaction: discord.Interaction, kind: str, name: str) -> None:
        """The cards of a deck. Raises BadInput."""
        pages = await self.pages(interaction, kind)
        called, sheet, how = await self.found(interaction, pages, name)
        try:
            await reply(interaction, pages.cards(called, sheet, how))
        except ValueError as error:
            raise BadInput(text("deck-damaged")) from error

    async def export(self, interaction: discord.Interaction, kind: str, name: str) -> tuple[str, bytes]:
        """A deck as the list that `import` takes. Raises BadInput."""
        pages = await self.pages(interaction, kind)
        called, sheet, _ = await self.found(interaction, pages, name)
        try:
            return called, pages.sheets.written(called, sheet).encode()
        except ValueError as error:
            raise BadInput(text("deck-damaged")) from error

    async def copy(self, interaction: discord.Interaction, kind: str, source: str, name: str) -> None:
        """Keep the cards of a deck, ready-made or the person's own, under another name. Raises BadInput."""
        pages = await self.pages(interaction, kind)
        called, sheet, _ = await self.found(interaction, pages, source)
        brought = pages.sheets.read(pages.sheets.written("", sheet))
        kept = await timely(interaction, self._decks.keep(interaction.user.id, name, brought.sheet))
        await whisper(interaction, pages.word("deck-copied", name=kept.name, source=called))

    async def delete(self, interaction: discord.Interaction, kind: str, name: str) -> None:
        """Delete one deck. Raises BadInput."""
        pages = await self.pages(interaction, kind)
        gone = await timely(interaction, self._decks.delete(interaction.user.id, name))
        await whisper(interaction, pages.word("deck-deleted", name=gone.name))

    async def ask_delete(self, interaction: discord.Interaction, kind: str) -> None:
        """Ask whether all decks are to be deleted."""
        pages = await self.pages(interaction, kind)
        rows = await timely(interaction, self._decks.all(interaction.user.id))
        await reply(interaction, pages.ask_delete(len(rows)))

    async def use(
        self, interaction: discord.Interaction, kind: str, name: str | None, game: int | None
    ) -> None:
        """Bring a deck to a lobby; without a name, what the table gives. Raises BadInput, NotAllowed, Refused
        with all reasons."""
        pages = await self.pages(interaction, kind)
        table = await here(self.front, interaction, game, kind=kind, stage=OPEN)
        if table.kind != kind:
            raise BadInput(text("table-nothing-to-bring"))
        called, sheet = "", None
        if name is not None:
            called, sheet, _ = await self.found(interaction, pages, name)
        await timely(interaction, self.front.service.lobby.bring(table.game, interaction.user.id, sheet))
        key = "deck-unused" if sheet is None else "deck-used"
        await whisper(interaction, pages.word(key, name=called, number=table.game))

    async def found(
        self, interaction: discord.Interaction, pages: DeckPages, name: str
    ) -> tuple[str, str, str]:
        """The name, sheet and sentence of a deck: one of the person's own, else a ready-made one. Raises
        BadInput."""
        row = await timely(interaction, self._decks.named(interaction.user.id, name))
        if row is not None:
            return row.name, row.line, ""
        for key, (called, how) in pages.sheets.ready.items():
            if name.casefold() in (key, called.casefold()):
                return called, key, how
        raise BadInput(text("deck-none", name=whole(name)[:100]))

    # -- sending a list in

    async def ask_words(
        self, interaction: discord.Interaction, kind: str, name: str, value: str = ""
    ) -> None:
        """Open the form for a list."""
        pages = await self.pages(interaction, kind)
        fields = [
            Field("name", pages.word("deck-form-name"), most=40, least=0, value=name[:40]),
            Field("words", pages.word("deck-form-words"), pages.word("deck-form-hint"), MOST_TEXT, 1,
                  value[:MOST_TEXT], True),
        ]  # fmt: skip
        ref = Ref(NO_GAME, 0, ACT, 0, (kind,)).write("m")
        await interaction.response.send_modal(form(pages.word("deck-form-title"), ref, fields))

    async def sent(self, interaction: discord.Interaction, ref: Ref, values: dict[str, list[str]]) -> None:
        """The form was sent."""
        kind = ref.rest[0] if ref.rest else ""
        name, words = ("".join(values.get(key, ())) for key in ("name", "words"))
        await self.take(interaction, kind, name, words)

    async def take_file(
        self, interaction: discord.Interaction, kind: str, name: str, source: bytes, file: str
    ) -> None:
        """A list came as a file, which names it if nothing else does. Raises BadInput for one that is no
        text."""
        pages = await self.pages(interaction, kind)
        words = pages.sheets.decode(source)
        if isinstance(words, Text):
            raise BadInput(words)
        await self.take(interaction, kind, name, words, file)

    async def take(
        self, interaction: discord.Interaction, kind: str, name: str, words: str, otherwise: str = ""
    ) -> None:
        """Show what was understood of a list; nothing is kept but a draft."""
        pages, user = await self.pages(interaction, kind), interaction.user.id
        brought = pages.sheets.read(words)
        called = name.strip() or brought.name or otherwise or pages.word("deck-unnamed")
        draft = await timely(interaction, self._decks.save_draft(user, called, whole(words)))
        if brought.faults:
            await reply(interaction, pages.unread(draft, brought))
            return
        replaces = await self._decks.named(user, draft.name) is not None
        await reply(interaction, pages.understood(draft, brought, replaces=replaces))

    # -- buttons

    async def press(
        self, interaction: discord.Interaction, _: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        """A button of these pages. Raises Stale."""
        if len(rest) < 2:
            raise Stale
        kind, act, *more = rest
        pages, user = await self.pages(interaction, kind), interaction.user.id
        if act == "ready" and more and more[0].removeprefix("-").isdecimal():
            await reply(interaction, pages.ready(int(more[0])))
        elif act == "keep" and more:
            draft = await self._draft(interaction, more[0])
            brought = pages.sheets.read(draft.line)
            if brought.faults:
                raise Stale(text("deck-draft-gone"))
            kept = await timely(interaction, self._decks.keep(user, draft.name, brought.sheet))
            await whisper(interaction, pages.word("deck-kept", name=kept.name))
        elif act == "edit" and more:
            draft = await self._draft(interaction, more[0])
            await self.ask_words(interaction, kind, draft.name, draft.line)
        elif act == "delete-all":
            count = await timely(interaction, self._decks.delete_all(user))
            await whisper(interaction, pages.word("deck-all-deleted", count=count))
        else:
            raise Stale

    async def _draft(self, interaction: discord.Interaction, mark: str) -> DeckRow:
        """What was sent in, if it is what the button was made for. Raises Stale."""
        draft = await self._decks.draft(interaction.user.id)
        if draft is None or token(draft) != mark:
            raise Stale(text("deck-draft-gone"))
        return draft
