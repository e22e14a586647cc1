"""All that the interface works with, in one record; words and pictures made from it for one reader."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.engine.moves import Ask, Choice, Open, Text, text
from bot.engine.polls import Poll
from bot.games.contract import Game
from bot.games.reports import StandingReport
from bot.scene.scene import Scene
from bot.table.errors import NoSuchGame
from bot.table.seen import Seen, Table
from bot.table.service import TableService
from bot.ui.chat import Chat
from bot.ui.controls.choosing import Wording
from bot.ui.out.pictures import Gallery, Picture
from bot.ui.out.reach import Reaches
from bot.ui.words.catalogue import Catalogue
from bot.ui.words.markdown import Markup, verbatim, without_markup

Say = Callable[[Text], str]


def when(at: float) -> Markup:
    """A time as Discord shows it to everybody in their own zone: the hour, and how long until then."""
    return Markup(f"<t:{int(at)}:f> (<t:{int(at)}:R>)")


@dataclass(frozen=True, slots=True)
class Reader:
    """How somebody wants to be told things."""

    user: int
    locale: str
    text_only: bool = False
    large: bool = False
    hints: bool = True
    hinted: Mapping[str, str] = field(default_factory=dict)
    """Where each hint was given, by its name."""


@dataclass(frozen=True, slots=True)
class Front:
    """The table service, the words, the games and the pictures of one bot."""

    service: TableService
    catalogue: Catalogue
    games: Mapping[str, Game]
    gallery: Gallery
    language: str = "en"
    reaches: Reaches = field(default_factory=Reaches)
    second: Chat = field(default_factory=lambda: Chat("second reader"))
    """The language model that reads what a game's reader could not, where the host allows it."""
    let_in: dict[tuple[int, int], float] = field(default_factory=dict)
    """Until when people whom Discord lets use the moderators' commands moderate, by server and user."""

    async def reader(self, user: int) -> Reader:
        """How `user` wants to be told things."""
        prefs = await self.service.prefs(user)
        language = str(prefs.get("language") or self.language)
        return Reader(
            user,
            language,
            text_only=bool(prefs.get("text_only")),
            large=bool(prefs.get("large")),
            hints=bool(prefs.get("hints", True)),
            hinted=prefs.get("hinted", {}),
        )

    def public(self, table: Table) -> Reader:
        """How everybody at a table is told things."""
        return Reader(0, table.settings.language)

    def game(self, table: Table) -> Game:
        """The rules and words of a table. Raises NoSuchGame if this bot does not know them."""
        found = self.games.get(table.kind)
        if found is None:
            raise NoSuchGame
        return found

    def poll(self, seen: Seen) -> Poll | None:
        """The poll that is open to everybody, if there is one."""
        pauses = self.game(seen.table).pauses
        return pauses(seen.view).poll if pauses is not None and seen.view is not None else None

    def reports(self, seen: Seen) -> Sequence[StandingReport]:
        """What goes on and has a message of its own."""
        reports = self.game(seen.table).reports
        return reports(seen.view) if reports is not None and seen.view is not None else ()

    def names(self, table: Table) -> dict[int, str]:
        """Players by seat, fit for Discord's Markdown."""
        return {seat: verbatim(name) for seat, name in table.names.items()}

    # -- words

    def say(self, what: Text, reader: Reader, table: Table | None = None) -> str:
        """A text as Markdown in the reader's language, with the names of the table; words of people in it
        are shown as they wrote them."""
        return self.catalogue.format(without_markup(what), self.names(table) if table else {}, reader.locale)

    def lines(self, texts: Sequence[Text], reader: Reader, table: Table | None = None) -> str:
        """Texts, one a line."""
        return "\n".join(self.say(what, reader, table) for what in texts)

    def plain(self, what: Text, reader: Reader, table: Table | None = None) -> str:
        """A text without Markdown, for labels, forms, files and pictures."""
        return self.catalogue.format(what, table.names if table else {}, reader.locale)

    def word(self, reader: Reader, key: str, **args: object) -> str:
        """A message of the interface itself."""
        return self.catalogue.format(text(key, **args), {}, reader.locale)

    def wording(self, seen: Seen, ask: Ask, reader: Reader) -> Wording:
        """The words for the choices of `ask`, made from what its seat may know."""
        game = self.game(seen.table)
        words, ease = game.words, game.ease

        def plain(what: Text) -> str:
            return self.plain(what, reader, seen.table)

        def label(choice: Choice) -> str:
            return plain(words.label(seen.view, ask, choice))

        def group(choice: Choice) -> str:
            return plain(words.group(seen.view, ask, choice))

        if ease is None:
            return Wording(plain, label, group)
        return Wording(
            plain,
            label,
            group,
            lambda choice: ease.worth(seen.view, ask, choice),
            lambda choice: None if isinstance(choice, Open) else ease.caution(seen.view, ask, choice),
        )

    def game_name(self, kind: str, reader: Reader) -> str:
        """The name of a game in the reader's language."""
        return self.word(reader, f"game-{kind}")

    def table_name(self, table: Table, reader: Reader) -> str:
        """What a table is called, as Markdown."""
        return verbatim(self.table_label(table, reader))

    def table_label(self, table: Table, reader: Reader) -> str:
        """What a table is called: the name its people gave it, or that of the game with its number."""
        return self.label(table.kind, table.name, table.game, reader)

    def label(self, kind: str, name: str, number: int, reader: Reader) -> str:
        """What the table of that kind, name and number is called."""
        if name not in ("", kind):
            return name
        return self.word(reader, "table-called", game=self.game_name(kind, reader), number=str(number))

    def bare_label(self, table: Table, reader: Reader) -> str:
        """What a table is called where its number stands beside it."""
        unnamed = table.name in ("", table.kind)
        return self.game_name(table.kind, reader) if unnamed else table.name

    # -- pictures and their twins

    def table_twin(self, seen: Seen, reader: Reader) -> str:
        """The table in words."""
        return self.lines(self.game(seen.table).words.table(seen.view), reader, seen.table)

    def hand_twin(self, seen: Seen, reader: Reader) -> str:
        """The reader's own hand in words."""
        return self.lines(self.game(seen.table).words.hand(seen.view), reader, seen.table)

    def structure_twin(self, seen: Seen, seat: int, reader: Reader) -> str:
        """What one player has built, in words; the whole table where the game has no words for less."""
        lines = self.game(seen.table).words.structure(seen.view, seat)
        return self.lines(lines, reader, seen.table) if lines else self.table_twin(seen, reader)

    async def table_picture(self, seen: Seen, reader: Reader) -> Picture | None:
        """The table as a picture; None for readers of text only, and when it cannot be drawn."""
        pictures, names = self.game(seen.table).pictures, seen.table.names
        return await self._picture(seen, reader, "table", lambda say: pictures.table(seen.view, names, say))

    async def hand_picture(self, seen: Seen, reader: Reader) -> Picture | None:
        """The reader's own hand as a picture; None as above."""
        pictures, names = self.game(seen.table).pictures, seen.table.names
        return await self._picture(seen, reader, "hand", lambda say: pictures.hand(seen.view, names, say))

    async def structure_picture(self, seen: Seen, seat: int, reader: Reader) -> Picture | None:
        """What one player has built as a picture; None as above, and where the game has none."""
        pictures, names = self.game(seen.table).pictures, seen.table.names
        return await self._picture(
            seen, reader, f"structure {seat}", lambda say: pictures.structure(seen.view, seat, names, say)
        )

    async def table_pictures(self, seen: Seen, reader: Reader) -> list[Picture]:
        """The table's picture, and those that the game shows beside it."""
        found = [await self.table_picture(seen, reader)]
        if seen.view is not None:
            pictures, names = self.game(seen.table).pictures, seen.table.names
            for n, scene in enumerate(pictures.beside(seen.view, names, self._saying(seen, reader))):
                found.append(await self._drawn(seen, reader, f"beside {n}", scene))
        return [picture for picture in found if picture is not None]

    async def report_picture(self, seen: Seen, report: StandingReport) -> Picture | None:
        """The picture of what goes on, as everybody sees it; None where there is none."""
        reader, scene = self.public(seen.table), report.scene
        if scene is None:
            return None
        return await self._picture(
            seen, reader, f"report {report.number}", lambda say: scene(seen.table.names, say)
        )

    async def card_picture(self, kind: str, name: str, reader: Reader) -> Picture | None:
        """A card of a game as a picture; None as above, and where the game has none."""
        if reader.text_only:
            return None

        def say(words: Text) -> str:
            return self.plain(words, reader)

        key = self.gallery.key("card", reader.large, reader.locale, kind, name)
        return await self.gallery.picture(
            key, lambda: self.games[kind].pictures.card(name, say), reader.large
        )

    def hand_kept(self, seen: Seen, reader: Reader) -> Picture | None:
        """The hand's picture, if the reader wants it and it has been drawn already."""
        return None if reader.text_only else self.gallery.kept(self._key(seen, reader, "hand"))

    async def _picture(
        self, seen: Seen, reader: Reader, what: str, scene: Callable[[Say], Scene | None]
    ) -> Picture | None:
        return await self._drawn(seen, reader, what, lambda: scene(self._saying(seen, reader)))

    async def _drawn(
        self, seen: Seen, reader: Reader, what: str, scene: Callable[[], Scene | None]
    ) -> Picture | None:
        if reader.text_only or seen.view is None:
            return None
        return await self.gallery.picture(self._key(seen, reader, what), scene, reader.large)

    def _saying(self, seen: Seen, reader: Reader) -> Say:
        return lambda words: self.plain(words, reader, seen.table)

    def _key(self, seen: Seen, reader: Reader, what: str) -> str:
        return self.gallery.key(
            what, reader.large, reader.locale, seen.table.kind, seen.view, seen.table.names
        )
