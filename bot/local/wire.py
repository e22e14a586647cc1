"""Discord as the bot meets it on the wire: a server on loopback that takes its requests and speaks to it.

Where the simulator stands in for discord.py's connections, this leaves them as they are, so that several
processes can be connected and each takes its time. What it keeps is what a click needs: servers with one
channel each, threads, messages with their controls, and how interactions were answered.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import yarl
from aiohttp import WSMsgType, web
from discord.gateway import DiscordWebSocket
from discord.http import Route

Json = dict[str, Any]
Answer = Callable[[str, str], int]
"""The status with which a request (method, path) is answered."""
BOT, OWNER = "101", "202"
HELLO, IDENTIFY, HEARTBEAT, ACK = 10, 2, 1, 11
DISCORD_EPOCH = 1_420_070_400_000
LATER, SILENTLY, REDRAWN, MODAL = 5, 6, 7, 9
"""Kinds of first answers: a new message later, the old one redrawn later or at once, a form."""
TEXT, DIRECT, THREAD = 0, 1, 11
EPHEMERAL = 64
WAITS = 60.0
"""Seconds after which an interaction counts as not answered."""
_numbers = itertools.count(1)


def snowflake() -> str:
    """A new number, with the time of day in it as Discord's have."""
    return str(((int(time.time() * 1000) - DISCORD_EPOCH) << 22) + next(_numbers) % (1 << 22))


def guild_of_shard(shard: int, number: int = 1) -> int:
    """The number of a server that belongs to that shard if there are more than `shard` of them."""
    return (shard << 22) + number


def user(number: str | int, name: str) -> Json:
    """A user as Discord sends it."""
    number = str(number)
    return {"id": number, "username": name, "discriminator": "0", "avatar": None, "bot": number == BOT}


def point_at(host: str) -> None:
    """Let all that this process says to Discord go to that host."""
    Route.BASE = f"http://{host}/api"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{host}/gateway")


def well(method: str, path: str) -> int:
    """Every request succeeds."""
    return 200


@dataclass
class Click:
    """An interaction on its way. `acknowledged`: when the first answer came, and its kind; `shown`: the
    message that answers it in the end, None for a form."""

    id: str
    token: str
    began: float
    acknowledged: asyncio.Future[tuple[float, int]]
    shown: asyncio.Future[Json | None]


@dataclass
class Gateway:
    """One connected shard."""

    socket: web.WebSocketResponse
    shard: int
    of: int
    told: int = 0

    async def tell(self, event: str, data: Json) -> None:
        """Send an event."""
        self.told += 1
        await self.socket.send_json({"op": 0, "t": event, "s": self.told, "d": data})


@dataclass
class Wire:
    """A Discord of which `answer` says what becomes of each request. What fails is told with all that was
    asked, like the page of a proxy does."""

    answer: Answer = well
    guilds: Iterable[int] = ()
    """Its servers; the channel of each has the same number."""
    events: list[tuple[str, Json]] = field(default_factory=list)
    """What is told to each shard at its beginning."""
    requests: list[tuple[str, str, str]] = field(default_factory=list)
    """What was asked: by whom (the token), how, and for what."""
    messages: dict[str, Json] = field(default_factory=dict)
    """All that was posted, by number."""

    def __post_init__(self) -> None:
        self._runner: web.AppRunner | None = None
        self._gateways: dict[int, Gateway] = {}
        self._clicks: dict[str, Click] = {}
        self._channels = {str(guild): _channel(str(guild), TEXT, guild) for guild in self.guilds}
        self._news = asyncio.Condition()

    async def open(self) -> str:
        """Listen; the host that is listening."""
        app = web.Application(client_max_size=1 << 26)
        app.router.add_get("/gateway", self._speak)
        app.router.add_route("*", "/api/{path:.*}", self._request)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.host = f"127.0.0.1:{self._runner.addresses[0][1]}"
        return self.host

    async def close(self) -> None:
        """Hang up."""
        for session in list(self._gateways.values()):
            await session.socket.close()
        if self._runner is not None:
            await self._runner.cleanup()

    async def hang_up(self, shard: int, code: int) -> None:
        """End the connection of a shard, with one of Discord's codes."""
        await self._gateways.pop(shard).socket.close(code=code)

    async def connected(self, *shards: int) -> None:
        """Wait until these shards are connected."""
        await self.until(lambda: set(shards) <= set(self._gateways))

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until that is true; it is looked at whenever the bot has asked something."""
        async with self._news:
            await self._news.wait_for(true)

    async def _tell_who_waits(self) -> None:
        async with self._news:
            self._news.notify_all()

    # -- what people do

    async def click(
        self, person: int, custom_id: str, *, guild: int | None, channel: str, message: Json, value: str = ""
    ) -> Click:
        """A person presses a button, or picks `value` from a list, below a message; `guild` None: in a direct
        message."""
        kind = 3 if value else 2
        data = {"custom_id": custom_id, "component_type": kind, **({"values": [value]} if value else {})}
        return await self._interact(3, data, person, guild, channel, {"message": message})

    async def command(self, person: int, path: str, *, guild: int | None, channel: str) -> Click:
        """A person types a command without options."""
        name, *inner = path.split()
        options: list[Json] = []
        for part in reversed(inner):
            options = [{"name": part, "type": 1, "options": options}]
        data = {"id": "808", "name": name, "type": 1, "options": options}
        return await self._interact(2, data, person, guild, channel, {})

    async def _interact(
        self, kind: int, data: Json, person: int, guild: int | None, channel: str, more: Json
    ) -> Click:
        loop = asyncio.get_running_loop()
        id = snowflake()
        click = Click(id, f"token-{id}", time.perf_counter(), loop.create_future(), loop.create_future())
        self._clicks[click.token] = click
        by = user(person, f"person{person}")
        if guild is None:
            place: Json = {"user": by, "channel": {"id": channel, "type": DIRECT, "recipients": [by]}}
        else:
            member = {"user": by, "roles": [], "permissions": "0", "joined_at": _NOW, "deaf": False,
                      "mute": False, "flags": 0}  # fmt: skip
            place = {"member": member, "guild_id": str(guild), "channel": self._channel_at(channel)}
        session = self.session(guild)
        event = {
            "id": id, "application_id": BOT, "type": kind, "token": click.token, "version": 1,
            "channel_id": channel, "locale": "en-US", "entitlements": [],
            "authorizing_integration_owners": {}, "context": 1 if guild is None else 0,
            "app_permissions": str((1 << 50) - 1), "attachment_size_limit": 10_000_000, "data": data,
        }  # fmt: skip
        await session.tell("INTERACTION_CREATE", event | place | more)
        return click

    def session(self, guild: int | None) -> Gateway:
        """The shard that is told what happens on a server; of direct messages, the first."""
        some = next(iter(self._gateways.values()))
        return self._gateways[0 if guild is None else (guild >> 22) % some.of]

    # -- what the bot asks

    async def _request(self, request: web.Request) -> web.Response:
        method, path = request.method, "/" + request.match_info["path"]
        by = request.headers.get("Authorization", "").removeprefix("Bot ")
        self.requests.append((by, method, path))
        await self._tell_who_waits()
        status = self.answer(method, path)
        if status < 400:
            return _json(200, self._data(method, path, await _body(request)))
        said = f"{method} {request.url} {dict(request.headers)} {await request.text()}"
        answer = {"code": 50013, "message": said, "retry_after": 0.001, "global": False}
        return _json(status, answer)

    def _data(self, method: str, path: str, body: Json) -> Any:
        for pattern, answered in ROUTES:
            found = re.fullmatch(pattern, f"{method} {path}")
            if found is not None:
                return answered(self, body, *found.groups())
        return []

    def _gateway(self, body: Json) -> Json:
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 16}
        return {"url": f"ws://{self.host}/gateway", "shards": 1, "session_start_limit": limit}

    def _callback(self, body: Json, id: str, token: str) -> Json:
        click, kind = self._clicks.get(token), int(body["type"])
        if click is not None and not click.acknowledged.done():
            click.acknowledged.set_result((time.perf_counter(), kind))
        message = self._message(body.get("data") or {}, f"answer-{id}")
        if kind not in (LATER, SILENTLY):
            self._show(token, None if kind == MODAL else message)
        interaction = {
            "id": id,
            "type": 3,
            "response_message_id": message["id"],
            "response_message_loading": kind == LATER,
            "response_message_ephemeral": True,
        }
        return {"interaction": interaction, "resource": {"type": kind, "message": message}}

    def _answered(self, body: Json, token: str, *which: str) -> Json:
        message = self._message(body, f"answer-{token}")
        self._show(token, message)
        return message

    def _show(self, token: str, message: Json | None) -> None:
        click = self._clicks.get(token)
        if click is not None and not click.shown.done():
            click.shown.set_result(message)

    def _message(self, body: Json, channel: str, id: str | None = None) -> Json:
        old = self.messages.get(id or "", {})
        made = _MESSAGE | old | {"id": id or snowflake(), "channel_id": channel if channel.isdigit() else "9"}
        made |= {name: body[name] for name in ("content", "components", "flags") if body.get(name)}
        if channel.isdigit():
            self.messages[made["id"]] = made
        else:
            made["flags"] = made["flags"] | EPHEMERAL
        return made

    def _posted(self, body: Json, channel: str) -> Json:
        return self._message(body, channel)

    def _edited(self, body: Json, channel: str, id: str) -> Json:
        return self._message(body, channel, id)

    def _opened(self, body: Json, channel: str, *message: str) -> Json:
        id = snowflake()
        found = self._channels[id] = _channel(id, THREAD, int(channel)) | {"name": body.get("name", "")}
        return found

    def _channel_at(self, channel: str) -> Json:
        """A channel; where none is known, a thread of the first server of its block of numbers."""
        found = self._channels.get(channel)
        if found is None:
            found = self._channels[channel] = _channel(channel, THREAD, int(channel) >> 22 << 22 | 1)
        return found

    # -- what the bot is told

    async def _speak(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": 40_000}, "s": None, "t": None})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            said = json.loads(message.data)
            if said["op"] == HEARTBEAT:
                await socket.send_json({"op": ACK, "d": None, "s": None, "t": None})
            elif said["op"] == IDENTIFY:
                await self._begin(Gateway(socket, *said["d"].get("shard", (0, 1))))
        return socket

    async def _begin(self, session: Gateway) -> None:
        own = [guild for guild in self.guilds if (guild >> 22) % session.of == session.shard]
        ready = {
            "v": 10,
            "user": user(BOT, "fnord"),
            "guilds": [{"id": str(guild), "unavailable": True} for guild in own],
            "session_id": f"session-{session.shard}",
            "shard": [session.shard, session.of],
            "resume_gateway_url": f"ws://{self.host}/gateway",
            "application": {"id": BOT, "flags": 0},
        }
        await session.tell("READY", ready)
        for guild in own:
            await session.tell("GUILD_CREATE", _guild(guild))
        for event, data in self.events:
            await session.tell(event, data)
        self._gateways[session.shard] = session
        await self._tell_who_waits()


_NOW = "2026-01-01T00:00:00+00:00"
_APPLICATION: Json = {
    "id": BOT, "name": "fnord", "description": "", "icon": None, "bot_public": True,
    "bot_require_code_grant": False, "verify_key": "", "flags": 0, "owner": user(OWNER, "ann"),
}  # fmt: skip
_MESSAGE: Json = {
    "author": user(BOT, "fnord"), "content": "", "timestamp": _NOW, "edited_timestamp": None, "tts": False,
    "mention_everyone": False, "mentions": [], "mention_roles": [], "attachments": [], "embeds": [],
    "pinned": False, "type": 0, "components": [], "flags": 0,
}  # fmt: skip


def _channel(id: str, kind: int, parent: int) -> Json:
    found: Json = {"id": id, "type": kind, "name": "games", "position": 0, "permission_overwrites": []}
    if kind != THREAD:
        return found
    times = {"archived": False, "auto_archive_duration": 10080, "archive_timestamp": _NOW, "locked": False}
    more = {"guild_id": str(parent), "parent_id": str(parent), "owner_id": BOT, "thread_metadata": times}
    return found | more | {"message_count": 0, "member_count": 1}


def _guild(id: int) -> Json:
    everyone = {
        "id": str(id), "name": "@everyone", "permissions": str((1 << 50) - 1), "position": 0, "color": 0,
        "hoist": False, "managed": False, "mentionable": False, "flags": 0,
    }  # fmt: skip
    nothing: Json = {
        name: []
        for name in (
            "emojis", "features", "stickers", "members", "threads", "presences", "voice_states",
            "stage_instances", "guild_scheduled_events", "soundboard_sounds",
        )
    }  # fmt: skip
    return nothing | {
        "id": str(id), "name": f"Server {id}", "icon": None, "owner_id": OWNER, "roles": [everyone],
        "channels": [_channel(str(id), TEXT, id)], "member_count": 1, "verification_level": 0,
        "default_message_notifications": 0, "explicit_content_filter": 0, "mfa_level": 0, "premium_tier": 0,
        "nsfw_level": 0, "system_channel_flags": 0, "afk_timeout": 300, "preferred_locale": "en-US",
        "large": False, "unavailable": False, "joined_at": _NOW,
    }  # fmt: skip


ROUTES: list[tuple[str, Callable[..., Any]]] = [
    (r"GET /users/@me", lambda wire, body: user(BOT, "fnord")),
    (r"GET /users/(\d+)", lambda wire, body, id: user(id, f"person{id}")),
    (r"GET /gateway/bot", Wire._gateway),
    (r"GET /oauth2/.*", lambda wire, body: _APPLICATION),
    (r"POST /users/@me/channels", lambda wire, body: {
        "id": str(body["recipient_id"]), "type": DIRECT,
        "recipients": [user(body["recipient_id"], f"person{body['recipient_id']}")],
    }),
    (r"POST /interactions/(\d+)/([^/]+)/callback", Wire._callback),
    (r"PATCH /webhooks/\d+/([^/]+)/messages/([^/]+)", Wire._answered),
    (r"POST /webhooks/\d+/([^/]+)", Wire._answered),
    (r"POST /channels/(\d+)/messages", Wire._posted),
    (r"PATCH /channels/(\d+)/messages/(\d+)", Wire._edited),
    (r"POST /channels/(\d+)/threads", Wire._opened),
    (r"POST /channels/(\d+)/messages/(\d+)/threads", Wire._opened),
    (r"GET /channels/(\d+)", lambda wire, body, id: wire._channel_at(id)),
]  # fmt: skip
"""What is answered to which request, by a pattern of method and path; to others an empty list."""


async def _body(request: web.Request) -> Json:
    """What was sent, without files."""
    if not request.can_read_body:
        return {}
    if request.content_type.startswith("multipart/"):
        form = await request.post()
        found = json.loads(str(form.get("payload_json", "{}")))
    else:
        found = json.loads(await request.text() or "{}")
    return found if isinstance(found, dict) else {}


def _json(status: int, data: Any) -> web.Response:
    """An answer as discord.py wants them: it reads no other content type, and heeds no limit without
    `Via`."""
    headers = {"Content-Type": "application/json", "Via": "1.1 discord"}
    return web.Response(status=status, body=json.dumps(data).encode(), headers=headers)
