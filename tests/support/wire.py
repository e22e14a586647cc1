"""Discord as the bot meets it on the wire: a server on loopback that takes its requests and speaks to it.

Where the simulator stands in for discord.py's connections, this leaves them as they are.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
import yarl
from aiohttp import WSMsgType, web
from discord.gateway import DiscordWebSocket
from discord.http import Route

BOT, PERSON = "101", "202"
HELLO, IDENTIFY, HEARTBEAT, ACK = 10, 2, 1, 11
Answer = Callable[[str, str], int]
"""The status with which a request (method, path) is answered."""


def user(number: str, name: str) -> dict[str, Any]:
    """A user as Discord sends it."""
    return {"id": number, "username": name, "discriminator": "0", "avatar": None, "bot": number == BOT}


def direct_message(channel: int, words: str) -> tuple[str, dict[str, Any]]:
    """The event of a person who writes to the bot."""
    message = {
        "id": f"{channel}0",
        "channel_id": str(channel),
        "author": user(PERSON, "ann"),
        "content": words,
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "type": 0,
        "pinned": False,
        "channel_type": 1,
    }
    nothing: dict[str, Any] = {
        name: [] for name in ("mentions", "mention_roles", "attachments", "embeds", "components")
    }
    return "MESSAGE_CREATE", message | nothing


def slash(number: int, token: str, name: str, *path: str) -> tuple[str, dict[str, Any]]:
    """The event of a person who types a command in a direct message: an interaction of that number."""
    options: list[dict[str, Any]] = []
    for part in reversed(path):
        options = [{"name": part, "type": 1, "options": options}]
    return "INTERACTION_CREATE", {
        "id": str(number),
        "application_id": BOT,
        "type": 2,
        "token": token,
        "version": 1,
        "channel_id": "303",
        "channel": {"id": "303", "type": 1, "recipients": [user(PERSON, "ann")]},
        "user": user(PERSON, "ann"),
        "locale": "en-US",
        "entitlements": [],
        "authorizing_integration_owners": {},
        "context": 1,
        "app_permissions": "0",
        "attachment_size_limit": 10_000_000,
        "data": {"id": "808", "name": name, "type": 1, "options": options},
    }


class Wire:
    """A Discord of which `answer` says what becomes of each request. What fails is told with all that was
    asked, like the page of a proxy does."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.events: list[tuple[str, dict[str, Any]]] = []
        self._runner: web.AppRunner | None = None

    async def open(self, patch: pytest.MonkeyPatch) -> None:
        """Listen, and be the Discord that discord.py finds."""
        app = web.Application()
        app.router.add_get("/gateway", self._speak)
        app.router.add_route("*", "/api/{path:.*}", self._request)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        host = f"127.0.0.1:{self._runner.addresses[0][1]}"
        patch.setattr(Route, "BASE", f"http://{host}/api")
        patch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(f"ws://{host}/gateway"))

    async def close(self) -> None:
        """Hang up."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def _request(self, request: web.Request) -> web.Response:
        method, path = request.method, "/" + request.match_info["path"]
        status = self.answer(method, path)
        body = await request.text()
        if status < 400:
            return _json(200, self._data(path))
        said = f"{method} {request.url} {dict(request.headers)} {body}"
        answer = {"code": 50013, "message": said, "retry_after": 0.001, "global": False}
        return _json(status, answer)

    def _data(self, path: str) -> Any:
        if path == "/users/@me":
            return user(BOT, "fnord")
        if path == "/gateway/bot":
            limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
            return {"url": str(DiscordWebSocket.DEFAULT_GATEWAY), "shards": 1, "session_start_limit": limit}
        if path.startswith("/oauth2"):
            return {
                "id": BOT,
                "name": "fnord",
                "description": "",
                "icon": None,
                "bot_public": True,
                "bot_require_code_grant": False,
                "verify_key": "",
                "flags": 0,
                "owner": user(PERSON, "ann"),
            }
        return []

    async def _speak(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": 40_000}, "s": None, "t": None})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            op = json.loads(message.data)["op"]
            if op == HEARTBEAT:
                await socket.send_json({"op": ACK, "d": None, "s": None, "t": None})
            elif op == IDENTIFY:
                ready = {
                    "v": 10,
                    "user": user(BOT, "fnord"),
                    "guilds": [],
                    "session_id": "session",
                    "shard": [0, 1],
                    "resume_gateway_url": str(DiscordWebSocket.DEFAULT_GATEWAY),
                    "application": {"id": BOT, "flags": 0},
                }
                for number, (event, data) in enumerate([("READY", ready), *self.events], 1):
                    await socket.send_json({"op": 0, "t": event, "s": number, "d": data})
        return socket


def _json(status: int, data: Any) -> web.Response:
    """An answer as discord.py wants them: it reads no other content type, and heeds no limit without
    `Via`."""
    headers = {"Content-Type": "application/json", "Via": "1.1 discord"}
    return web.Response(status=status, body=json.dumps(data).encode(), headers=headers)
