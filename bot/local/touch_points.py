"""Every place where the local table reaches behind simcord's public interface, and nothing else.

Written against one version of simcord; `require_simcord` refuses any other, because what is touched here may
change with every release. One operation at a time may run in a simulated world: `Gate.lock` is round all.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import discord
import simcord
from discord import app_commands
from simcord.backend import Backend
from simcord.backend.access import channel_accessible
from simcord.backend.cdn import CDN_BASE
from simcord.builders import ChannelHandle, GuildHandle, UserHandle
from simcord.env import Env
from simcord.preview import Preview

SIMCORD = "3.2.1"
PATIENCE = 60.0
"""Seconds that one operation may take: AI seats think and pictures are drawn in it."""
REMEMBERED = 40
"""Refreshes of a page that are remembered, so that a click made just before one is still understood."""
INTERACTIONS = 300
"""Interactions that the world remembers; Discord forgets them after 15 minutes."""
AIMLESS = frozenset(
    (
        *("run_command", "autocomplete_command", "send_message", "modal_submit"),
        *("history", "browse_candidates", "browse_messages", "configure_presentation"),
    )
)
"""Actions that name no message, so that no change of a message can give them another meaning."""


class WrongSimulator(Exception):
    """Another version of simcord is installed than the one this module was written for."""


def require_simcord() -> None:
    """Raises WrongSimulator unless the installed simcord is the one that this module knows."""
    if simcord.__version__ != SIMCORD:
        raise WrongSimulator(
            f"The local table needs simcord {SIMCORD}, but {simcord.__version__} is installed. "
            "Install the extra again: pip install -c constraints.txt -e '.[play]'"
        )


# -- the world


def make_env(bot: discord.Client, backend: Backend | None) -> Env:
    """A world round `bot`, new or stored, whose clock shows the real date. Not started yet."""
    env = Env(bot, check_errors=False, settle_timeout=PATIENCE)
    if backend is not None:
        env.backend = backend
    clock = env.backend.clock
    clock._epoch = datetime.now(UTC) - timedelta(seconds=clock.elapsed)
    return env


def count_no_refusals(tree: app_commands.CommandTree[Any]) -> None:
    """Let the bot answer for what its slash commands raise: simcord takes every refusal for a crash, writes a
    trace of it, and leaves the page in doubt about what was sent. Only in a world that has started."""
    tree.__dict__.pop("on_error")


def behind(env: Env) -> float:
    """Seconds by which the world's clock is behind the real one."""
    return (datetime.now(UTC) - env.now()).total_seconds()


def guild_of(env: Env, guild: int) -> GuildHandle:
    """The stored guild of that number."""
    handle = GuildHandle(env, env.backend.guilds[guild])
    env._guilds.append(handle)
    return handle


def member_of(env: Env, guild: GuildHandle, user: int) -> simcord.MemberActor:
    """A stored member of `guild`."""
    return simcord.MemberActor(env, guild, UserHandle(env, env.backend.users[user]))


def dump(env: Env, beside: Mapping[str, Any]) -> bytes:
    """The whole world, with `beside`, as bytes."""
    backend = env.backend
    listeners, backend.subscribers = backend.subscribers, []
    try:
        return pickle.dumps({**beside, "backend": backend}, protocol=pickle.HIGHEST_PROTOCOL)
    finally:
        backend.subscribers = listeners


def load(stored: bytes) -> dict[str, Any]:
    """What `dump` wrote. Raises whatever an unreadable pickle raises."""
    found: dict[str, Any] = pickle.loads(stored)
    if not isinstance(found["backend"], Backend):
        raise TypeError("not a simulated world")
    return found


def forget_ephemeral(env: Env) -> None:
    """Drop what only one person could see, as Discord's client does when it is opened again."""
    for messages in env.backend.messages.values():
        for number in [number for number, message in messages.items() if message.is_ephemeral]:
            del messages[number]


def forget_the_past(env: Env) -> None:
    """Drop logs, old interactions and pictures that no message shows any more."""
    backend = env.backend
    backend.http_requests.clear()
    backend.transcript.clear()
    if len(backend.interactions) > INTERACTIONS:
        for number in sorted(backend.interactions)[:-INTERACTIONS]:
            backend.interaction_tokens.pop(backend.interactions.pop(number).token, None)
    shown = {
        item["url"]
        for messages in backend.messages.values()
        for message in messages.values()
        for item in message.attachments
    }
    blobs = backend.cdn._blobs
    for url in [url for url in blobs if url.startswith(f"{CDN_BASE}/attachments/") and url not in shown]:
        del blobs[url]


def listen(env: Env, heard: Callable[[int | None, int | None], None]) -> None:
    """Call `heard(channel, message)` for every change of the world; either may be unknown."""

    def listener(event: str, payload: Mapping[str, Any]) -> None:
        channel = payload.get("channel_id")
        message = payload.get("message_id") or (payload.get("id") if event.startswith("MESSAGE_") else None)
        heard(int(channel) if channel else None, int(message) if message else None)

    env.backend.subscribers.append(listener)


def custom_ids(message: discord.Message) -> list[str]:
    """The controls of a message."""
    found, waiting = [], [item.to_dict() for item in message.components]
    while waiting:
        item: Any = waiting.pop()
        waiting += item.get("components", [])
        if item.get("custom_id"):
            found.append(str(item["custom_id"]))
    return found


# -- what people can see


@dataclass(frozen=True, slots=True)
class Conversation:
    """A channel, thread or direct conversation as one person sees it."""

    channel: ChannelHandle
    kind: str
    latest: int
    """Number of the last message that somebody else wrote; 0 if there is none."""


def places(env: Env, guild: GuildHandle, person: simcord.MemberActor) -> list[Conversation]:
    """Everything that `person` can open, threads after their channels, the conversation with the bot last."""
    found = []
    for channel in guild.channels.values():
        if not channel.is_thread and channel_accessible(env.backend, channel.id, person.id, history=True):
            found.append(_place(env, channel, "channel", person.id))
            found += [
                _place(env, thread, "thread", person.id)
                for thread in channel.threads
                if channel_accessible(env.backend, thread.id, person.id, history=True)
            ]
    return [*found, _place(env, person.user.dm_channel, "dm", person.id)]


def _place(env: Env, channel: ChannelHandle, kind: str, user: int) -> Conversation:
    messages = env.backend.messages.get(channel.id, {}).values()
    others = (m.id for m in messages if m.author_id != user and not m.is_ephemeral)
    return Conversation(channel, kind, max(others, default=0))


# -- windows: previews of one channel for one person


class _Guard:
    """Stands where the world keeps its single preview, so that several may be open side by side."""

    _closed = True

    def __init__(self, previews: Callable[[], Iterable[Preview]]) -> None:
        self._previews = previews

    def _mark_action_dispatched(self) -> None:
        for preview in self._previews():
            preview._mark_action_dispatched()


@dataclass(slots=True)
class PreviewWindow:
    """One open preview: `changed` messages wait to be shown, `wanted` is when a page last asked for it."""

    preview: Preview
    wanted: float
    stale: bool = False
    changed: set[int] = field(default_factory=set)
    shown: dict[str, dict[int, frozenset[int]]] = field(default_factory=dict)

    @property
    def url(self) -> str:
        """Where its page is; whoever knows it can act in it."""
        return self.preview.url

    async def refresh(self) -> None:
        """Show what has changed."""
        changed, self.changed, self.stale = frozenset(self.changed), set(), False
        before = {page.id: page.revision for page in self.preview._pages.values()}
        await self.preview.refresh()
        for page in self.preview._pages.values():
            if page.revision == before.get(page.id, 0) + 1:
                seen = self.shown.setdefault(page.id, {})
                seen[page.revision] = changed
                for revision in sorted(seen)[:-REMEMBERED]:
                    del seen[revision]
        for gone in self.shown.keys() - self.preview._pages.keys():
            del self.shown[gone]

    def caught_up(self, context: str | None, body: Any) -> Any:
        """`body`, moved to the present if only refreshes that left its message alone came between."""
        page = self.preview._pages.get(context or "")
        if page is None or not isinstance(body, Mapping):
            return body
        known, target = body.get("published_revision"), body.get("target_id")
        if type(known) is not int or not known < page.revision:
            return body
        between = [self.shown.get(page.id, {}).get(n) for n in range(known + 1, page.revision + 1)]
        if None in between or not (target or body.get("kind") in AIMLESS):
            return body
        if target and int(target) in frozenset().union(*(changed or () for changed in between)):
            return body
        return {**body, "published_revision": page.revision}


class Gate:
    """The only door into a running world: all windows, one lock, and who is told when somebody has acted."""

    def __init__(self, env: Env, acted: Callable[[int], None], dressing: Dressing) -> None:
        self.env = env
        self.lock = asyncio.Lock()
        self.windows: dict[tuple[int, int], PreviewWindow] = {}
        self._acted = acted
        self._dressing = dressing
        self._guard: Any = _Guard(lambda: (window.preview for window in self.windows.values()))

    async def window(self, person: simcord.MemberActor, channel: ChannelHandle, now: float) -> PreviewWindow:
        """The window of `person` on `channel`, opened if need be. Takes the lock."""
        key = (person.id, channel.id)
        window = self.windows.get(key)
        if window is None or window.preview._closed:
            async with self.lock:
                window = self.windows[key] = await self._open(person, channel, now)
        window.wanted = now
        return window

    async def _open(self, person: simcord.MemberActor, channel: ChannelHandle, now: float) -> PreviewWindow:
        viewer: Any = person.user if channel.guild is None else person
        self.env._preview = None
        try:
            preview = self.env.preview(channel, viewers=[viewer], layout="channel")
            window = PreviewWindow(preview, now)
            self._dress(window, channel.id)
            await preview.__aenter__()
        finally:
            self.env._preview = self._guard
        return window

    def _dress(self, window: PreviewWindow, channel: int) -> None:
        """Let the page stand inside ours, in our dress, and send what it does through the lock."""
        preview: Any = window.preview
        server, act, index = preview._server, preview._action, preview._server._index

        async def action(context: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
            async with self.lock:
                try:
                    return await act(context, window.caught_up(context, body))
                finally:
                    self._acted(channel)

        async def dressed(request: Any) -> Any:
            response = await index(request)
            response.text = response.text.replace("</head>", self._dressing.tags + "</head>")
            return response

        preview._action = action
        server._index = dressed
        files = self._dressing.files
        server._STATIC_FILES = {**server._STATIC_FILES, **{f"/{f.name}": str(f) for f in files}}
        server._STATIC_CONTENT_TYPES = {
            **server._STATIC_CONTENT_TYPES,
            **{str(f): "text/css" for f in files if f.suffix == ".css"},
        }
        headers = dict(server._SECURITY_HEADERS)
        headers.pop("X-Frame-Options")
        policy = headers["Content-Security-Policy"]
        frames = f"frame-ancestors {' '.join(self._dressing.origins)}"
        headers["Content-Security-Policy"] = policy.replace("frame-ancestors 'none'", frames)
        server._SECURITY_HEADERS = headers

    async def close_idle(self, before: float) -> None:
        """Close windows that no page has asked for since `before`. The caller holds the lock."""
        for key in [key for key, window in self.windows.items() if window.wanted < before]:
            await self.windows.pop(key).preview.close()

    async def refresh(self) -> None:
        """Show what has changed, only where something has. The caller holds the lock."""
        for window in list(self.windows.values()):
            if window.stale and not window.preview._closed:
                await window.refresh()

    async def as_bot(self, work: Callable[[], Awaitable[Any]]) -> None:
        """Do `work` as if the bot did it: by the world's clock, and its timers are the bot's."""
        async with self.lock:
            with self.env._bot_scope():
                await work()


@dataclass(frozen=True, slots=True)
class Dressing:
    """What is added to simcord's pages: files of ours, and the origins of the page they may stand in."""

    files: tuple[Path, ...]
    origins: tuple[str, ...]

    @property
    def tags(self) -> str:
        """The files as elements of a head."""
        tags = {
            ".css": '<link rel="stylesheet" href="/{}">',
            ".js": '<script type="module" src="/{}"></script>',
        }
        return "".join(tags[file.suffix].format(file.name) for file in self.files)
