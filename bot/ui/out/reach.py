"""Who can be shown something unasked, and where: what was posted last in each thread, and everybody's panel.

All of it is in memory only. A person's last click lets the bot show things to that person alone for a quarter
of an hour; its token is neither stored nor logged. After a restart nobody is in reach until the next click.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from dataclasses import dataclass, field
from datetime import timedelta

import discord

from bot.ui.controls.components import Outgoing, renew
from bot.ui.out.unreached import UNREACHED

TOKEN = timedelta(minutes=14)
"""How long after a click it is relied upon; Discord forgets it after 15 minutes."""
MOST = 2048
"""People in reach that are remembered."""
REMEMBERED = 24
"""Messages of a thread that are remembered: enough to see how deep one lies."""
SILENT = discord.AllowedMentions.none()


@dataclass(slots=True)
class Reach:
    """The panel of one person at one table. `click`: by whose token it can be shown anew; `original`: whether
    the panel is the message that this click belongs to, or one that was sent after it.

    ask: the decision that it shows. moved: a move was made by it, and what came of it may push it out of
    sight. early: it was shown while AI seats played on. notice: what it told of the last move.
    """

    click: discord.Interaction
    channel: int
    panel: int
    original: bool
    ask: int | None = None
    moved: bool = False
    early: bool = False
    notice: str = ""

    @property
    def fresh(self) -> bool:
        """Whether the token still counts."""
        return discord.utils.utcnow() - self.click.created_at < TOKEN

    async def redraw(self, out: Outgoing) -> None:
        """Show the panel anew where it stands. Raises HTTPException where that cannot be done any more."""
        renew(out, self.click.id + self.panel)
        if self.original:
            await self.click.edit_original_response(
                view=out.view, attachments=out.files, allowed_mentions=SILENT
            )
        else:
            await self.click.followup.edit_message(
                self.panel, view=out.view, attachments=out.files, allowed_mentions=SILENT
            )

    async def remove(self) -> None:
        """Take the panel away; one that cannot be taken away any more stays."""
        try:
            if self.original:
                await self.click.delete_original_response()
            else:
                await self.click.followup.delete_message(self.panel)
        except UNREACHED:
            pass

    async def bring_down(self, out: Outgoing) -> None:
        """Show the panel below everything, and take the old one away. Raises HTTPException where that cannot
        be done any more; then the old one stays."""
        renew(out, self.click.id + self.panel)
        message = await self.click.followup.send(
            view=out.view, files=out.files, ephemeral=True, allowed_mentions=SILENT, wait=True
        )
        await self.remove()
        self.panel, self.original = message.id, False


@dataclass(slots=True)
class Reaches:
    """Everybody's reach, and the last messages of the threads."""

    _people: OrderedDict[tuple[int, int], Reach] = field(default_factory=OrderedDict)
    _posts: dict[int, deque[int]] = field(default_factory=dict)

    def posted(self, channel: int, message: int) -> None:
        """The bot has posted something that everybody sees."""
        self._posts.setdefault(channel, deque(maxlen=REMEMBERED)).append(message)

    def gone(self, channel: int, message: int) -> None:
        """A message of the bot has been taken away."""
        posts = self._posts.get(channel)
        if posts is not None and message in posts:
            posts.remove(message)

    def below(self, channel: int, message: int, besides: int = 0) -> int:
        """How many of the bot's messages lie below this one, not counting `besides`."""
        return sum(other > message and other != besides for other in self._posts.get(channel, ()))

    def keep(self, game: int, user: int, reach: Reach) -> None:
        """This is the person's panel from now on."""
        self._people[game, user] = reach
        self._people.move_to_end((game, user))
        while len(self._people) > MOST:
            self._people.popitem(last=False)

    def of(self, game: int, user: int) -> Reach | None:
        """The person's panel, if it can still be shown anew."""
        found = self._people.get((game, user))
        if found is not None and not found.fresh:
            del self._people[game, user]
            return None
        return found

    def at(self, game: int) -> list[tuple[int, Reach]]:
        """The people in reach at a table."""
        users = [user for at, user in self._people if at == game]
        return [(user, reach) for user in users if (reach := self.of(game, user)) is not None]

    def forget(self, game: int, user: int) -> None:
        """The person is out of reach until the next click."""
        self._people.pop((game, user), None)
