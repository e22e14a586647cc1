"""Papers for their readers: found in the log, told by the narrator, printed in threads, sent as messages."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import TypeVar

import discord
import structlog

from bot.engine.moves import Text, text
from bot.games.contract import Papers
from bot.render.press import Printed, printed
from bot.scene.paper import Paper
from bot.table.errors import BadInput, Stale, TableError
from bot.table.seen import LogLine, Table
from bot.ui.controls.answers import reply, timely
from bot.ui.controls.components import Outgoing
from bot.ui.front import Front, Reader
from bot.ui.metrics import PICTURES
from bot.ui.out.pictures import Gallery
from bot.ui.press.narrator import Narrator
from bot.ui.press.pages import archive_page, issue_messages, issue_page, report_messages, report_page

KEPT = 48
"""Papers kept as they were told and printed last."""
AT_ONCE = 200
"""Moves read from the log at a time."""
log = structlog.get_logger(__name__)
T = TypeVar("T")


class NoPaper(TableError):
    """The game prints none."""

    key = "paper-none"


@dataclass(frozen=True, slots=True)
class Copy:
    """What one reader got with one move. number: of its line in the log; whole: their issue has more than
    everybody's."""

    seq: int
    number: int | None
    issue: Paper | None
    whole: bool
    report: Paper | None


class Press:
    """The papers of all games. The narrator is asked once for each paper while it is kept."""

    def __init__(self, front: Front, narrator: Narrator) -> None:
        self.front = front
        self._narrator = narrator
        self._told: OrderedDict[str, Paper] = OrderedDict()
        self._telling: dict[str, asyncio.Task[Paper]] = {}
        self._printed: OrderedDict[str, Printed] = OrderedDict()
        self._setters = ThreadPoolExecutor(1, "papers")
        """One thread sets all papers: pictures and letters have their own."""

    def close(self) -> None:
        """Print no more; what is being set is finished."""
        self._setters.shutdown(wait=False, cancel_futures=True)

    # -- reading

    async def copy(self, table: Table, seq: int, seat: int | None, reader: Reader) -> Copy | None:
        """What `seat` (None: everybody) got with move `seq`; None if it was taken back. Raises NoPaper."""
        papers = self._papers(table)
        line = await self.front.service.told(table.game, seq, seat)
        if line is None or line.undone:
            return None
        copy = self._copy(papers, table, line, reader)
        issue, report = await self._retold(copy.issue), await self._retold(copy.report)
        return replace(copy, issue=issue, report=report)

    async def archive(self, table: Table, seat: int | None, reader: Reader) -> list[Copy]:
        """All issues so far, the first one first, in the words in which they were stored. Raises NoPaper."""
        papers, copies = self._papers(table), list[Copy]()
        service, first = self.front.service, None
        while lines := await service.log(table.game, seat, before=first, limit=AT_ONCE):
            first = lines[0].place
            found = [self._copy(papers, table, line, reader) for line in lines if not line.undone]
            copies[:0] = [copy for copy in found if copy.issue is not None]
        return copies

    def _papers(self, table: Table) -> Papers:
        papers = self.front.game(table).papers
        if papers is None:
            raise NoPaper
        return papers

    def _copy(self, papers: Papers, table: Table, line: LogLine, reader: Reader) -> Copy:
        def say(words: Text) -> str:
            return self.front.plain(words, reader, table)

        return Copy(
            line.seq,
            line.number,
            papers.issue(line.lines, say, reader.locale),
            papers.whole(line.lines),
            papers.report(line.lines, say, reader.locale),
        )

    # -- telling and printing

    async def _retold(self, paper: Paper | None) -> Paper | None:
        """The paper in the narrator's words, if there is one; each reader's lines are told by themselves."""
        if paper is None:
            return None
        key = Gallery.key(paper)
        told = self._told.get(key)
        if told is not None:
            return told
        task = self._telling.get(key)
        if task is None:
            task = self._telling[key] = asyncio.create_task(self._tell(key, paper))
        return await asyncio.shield(task)

    async def _tell(self, key: str, paper: Paper) -> Paper:
        try:
            lines = await self._narrator.retell(paper.lines, paper.tone, paper.locale)
        finally:
            self._telling.pop(key)
        return _kept(self._told, key, paper.retold(lines))

    async def print(self, paper: Paper, reader: Reader) -> Printed | None:
        """Picture and PDF; None for readers of text only, and if it cannot be printed."""
        if reader.text_only:
            return None
        key = Gallery.key(paper, reader.large)
        found = self._printed.get(key)
        if found is not None:
            return found
        try:
            with PICTURES.time():
                shown = paper.abridged(self.front.word(reader, "paper-abridged"))
                loop = asyncio.get_running_loop()
                made = await loop.run_in_executor(self._setters, printed, shown, reader.large)
        except Exception:
            log.exception("paper not printed", paper=paper.edition)
            return None
        return _kept(self._printed, key, made)

    # -- delivering

    async def public(self, table: Table, seq: int) -> list[Outgoing]:
        """The messages with which an issue comes out in the thread; none if it was taken back."""
        reader = self.front.public(table)
        copy = await self.copy(table, seq, None, reader)
        if copy is None or copy.issue is None:
            return []
        return issue_messages(
            self.front, reader, table, copy.issue, await self.print(copy.issue, reader), line=copy.number
        )

    async def private(self, table: Table, seq: int, seat: int, user: int) -> list[Outgoing]:
        """What one player gets: their report, and the whole issue if they take the paper."""
        reader = await self.front.reader(user)
        copy = await self.copy(table, seq, seat, reader)
        if copy is None:
            return []
        messages = report_messages(self.front, reader, table, copy.report) if copy.report else []
        if copy.issue is not None and copy.whole:
            made = await self.print(copy.issue, reader)
            messages += issue_messages(self.front, reader, table, copy.issue, made)
        return messages

    # -- looking things up

    async def show(
        self, interaction: discord.Interaction, table: Table, what: str, number: int | None
    ) -> None:
        """Show issue `number` (from 0; None: the latest) or the report that came with it, as its reader may
        see it. Raises BadInput, NoPaper."""
        reader = await self.front.reader(interaction.user.id)
        await reply(interaction, await timely(interaction, self._looked_up(table, reader, what, number)))

    async def pressed(
        self, interaction: discord.Interaction, game: int, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        """A button below a paper: which kind, and its issue by number, or by '#' and its line in the log.
        Raises Stale for one that names neither."""
        what, place = (*rest, "", "")[:2]
        table = await self.front.service.table(game)
        reader = await self.front.reader(interaction.user.id)
        digits = place.removeprefix("#")
        if not digits.isdecimal():
            raise Stale
        number, line = (None, int(digits)) if place.startswith("#") else (int(digits), None)
        work = self._looked_up(table, reader, what, number, line)
        await reply(interaction, await timely(interaction, work))

    async def _looked_up(
        self, table: Table, reader: Reader, what: str, number: int | None, line: int | None = None
    ) -> Outgoing:
        seat = table.seat_of(reader.user)
        copies = await self.archive(table, seat, reader)
        if what == "archive":
            return archive_page(self.front, reader, table, [c.issue for c in copies if c.issue])
        if line is not None:
            number = next((n for n, copy in enumerate(copies) if copy.number == line), -1)
        if number is None:
            number = len(copies) - 1
        if not 0 <= number < len(copies):
            raise BadInput(text("paper-no-issue"))
        around = (table.game, number, len(copies))
        copy = await self.copy(table, copies[number].seq, seat, reader)
        if copy is None or copy.issue is None:
            raise BadInput(text("paper-no-issue"))
        if what == "report":
            if copy.report is None:
                raise BadInput(text("paper-nothing-private"))
            return report_page(self.front, reader, copy.report, around)
        made = await self.print(copy.issue, reader)
        return issue_page(self.front, reader, copy.issue, made, around, has_report=copy.report is not None)


def _kept(shelf: OrderedDict[str, T], key: str, made: T) -> T:
    shelf[key] = made
    while len(shelf) > KEPT:
        shelf.popitem(last=False)
    return made
