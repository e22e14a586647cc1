"""The page round the simulated Discord: who you are, where you can go, what waits for you. Loopback only."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import simcord
from aiohttp import web
from pydantic_core import from_json

from bot.local.touch_points import Conversation, Dressing
from bot.local.world import Pending, World

PAGE = Path(__file__).parent / "page"
INSIDE = (PAGE / "inside.css", PAGE / "inside.js")
"""What simcord's own pages get from us, so that they look and link as a part of ours."""
FILES = {"/": "index.html", "/hub.css": "hub.css", "/hub.js": "hub.js", "/icon.svg": "icon.svg"}
HOST = "127.0.0.1"
SECURITY = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": (
        f"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        f"frame-src http://{HOST}:*; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
}
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Hub:
    """A small web server for one world."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._runner: web.AppRunner | None = None
        self.port = 0

    @property
    def url(self) -> str:
        """Where to point a browser."""
        return f"http://{HOST}:{self.port}/"

    @property
    def dressing(self) -> Dressing:
        """How simcord's pages must look to stand in ours. The port must be known."""
        return Dressing(INSIDE, (f"http://{HOST}:{self.port}", f"http://localhost:{self.port}"))

    async def listen(self, port: int) -> None:
        """Bind the port (0: any free one); requests are answered once the world is open. Raises OSError."""
        app = web.Application(middlewares=[self._guard])
        for path in FILES:
            app.router.add_get(path, self._file)
        app.router.add_post("/state", self._state)
        app.router.add_post("/people", self._people)
        app.router.add_post("/press", self._press)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, port)
        await site.start()
        self.port = self._runner.addresses[0][1]

    async def close(self) -> None:
        """Stop answering."""
        if self._runner is not None:
            await self._runner.cleanup()

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Only this page itself may ask: other sites in the same browser may not, under any name."""
        hosts = {f"{HOST}:{self.port}", f"localhost:{self.port}"}
        origin = request.headers.get("Origin")
        if request.headers.get("Host", "") not in hosts:
            raise web.HTTPForbidden(text="wrong host")
        if request.method != "GET" and origin not in {f"http://{host}" for host in hosts}:
            raise web.HTTPForbidden(text="wrong origin")
        if request.method != "GET":  # a page of before the restart asks while the world still wakes up
            await self.world.opened.wait()
        response = await handler(request)
        response.headers.update(SECURITY)
        return response

    async def _file(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(PAGE / FILES[request.path])

    async def _people(self, request: web.Request) -> web.StreamResponse:
        asked = await _asked(request)
        try:
            person = await self.world.add_person(str(asked.get("name", "")))
        except ValueError as error:
            return web.json_response({"error": str(error)}, status=400)
        return web.json_response({"you": str(person.id)})

    async def _press(self, request: web.Request) -> web.StreamResponse:
        """Open the panel of a person where the page stands."""
        asked = await _asked(request)
        you = next((p for p in self.world.people if str(p.id) == asked.get("as")), None)
        where = str(asked.get("in", ""))
        if you is not None and where.isdecimal():
            await self.world.press(you, int(where))
        return web.json_response({})

    async def _state(self, request: web.Request) -> web.StreamResponse:
        """All that the page shows to one person in one channel, with the address of the window on it."""
        world, asked = self.world, await _asked(request)
        you = next((p for p in world.people if str(p.id) == asked.get("as")), world.people[0])
        places = world.places(you)
        waiting = await world.waiting(you)
        here = next((p for p in places if str(p.channel.id) == asked.get("in")), None) or places[0]
        window = await world.gate.window(you, here.channel, time.time())
        if asked.get("seen"):
            world.mark_read(you, here)
        return web.json_response(
            {
                "you": str(you.id),
                "here": str(here.channel.id),
                "window": window.url,
                "now": world.now().timestamp(),
                "fresh": world.fresh,
                "people": [await self._person(person) for person in world.people],
                "places": [self._place(you, place, waiting) for place in places],
                "waiting": [
                    {"kind": w.kind, "in": str(w.channel), "name": w.name, "said": w.said} for w in waiting
                ],
            }
        )

    async def _person(self, person: simcord.MemberActor) -> dict[str, Any]:
        world = self.world
        moves = sum(waiting.kind == "move" for waiting in await world.waiting(person))
        return {"id": str(person.id), "name": world.called(person), "moves": moves}

    def _place(self, you: simcord.MemberActor, place: Conversation, waiting: list[Pending]) -> dict[str, Any]:
        channel = place.channel
        return {
            "id": str(channel.id),
            "kind": place.kind,
            "name": channel.name or "Fnordmaster",
            "unread": self.world.unread(you, place),
            "move": any(w.kind == "move" and w.channel == channel.id for w in waiting),
        }


async def _asked(request: web.Request) -> dict[str, Any]:
    try:
        found = from_json(await request.read(), allow_inf_nan=False)
    except ValueError as error:  # also what is nested too deeply, and halves of characters
        raise web.HTTPBadRequest(text="not JSON") from error
    if not isinstance(found, dict):
        raise web.HTTPBadRequest(text="not an object")
    return found
