"""The narrator against a stub of its endpoint on loopback: what it sends, and what it lets through."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from pydantic import SecretStr
from structlog.testing import capture_logs
from typer.testing import CliRunner

from bot import app
from bot.__main__ import app as command_line
from bot.games.tsw.world.phrases import TONES, bank, say, vocabulary
from bot.settings import Settings
from bot.ui.chat import PAUSE, Endpoint
from bot.ui.press.narrator import Narrator

LINES = [
    "Kilroy Was Here moves on the IRS with 12 MB in small, unmarked bills. Now we wait.",
    "Trouble, boss. Constance Creaming is out to take over Madison Avenue.",
    'A note from the hand of C. Creaming (at dawn): "Meet me at the Pier, or else."',
]
RETOLD = [
    "with 12 MB in brown paper, Kilroy Was Here leans on the IRS. the rest is waiting.",
    "bad news: Constance Creaming wants Madison Avenue, and she wants all of it.",
    'somebody pushed it under your door at dawn, and C. Creaming signed: "Meet me at the Pier, or else."',
]
HEARD = [
    "With 12 MB in brown paper, Kilroy Was Here leans on the IRS. The rest is waiting.",
    "Bad news: Constance Creaming wants Madison Avenue, and she wants all of it.",
    'Somebody pushed it under your door at dawn, and C. Creaming signed: "Meet me at the Pier, or else."',
]
Answer = Callable[[web.Request], Awaitable[web.StreamResponse]]


def spoken(content: str) -> web.Response:
    """What a chat endpoint answers."""
    return web.json_response({"choices": [{"message": {"role": "assistant", "content": content}}]})


class Stub:
    """An endpoint that notes all it is sent and answers what a test tells it to."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.content = json.dumps(RETOLD)
        self.answer: Answer | None = None

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Note the request, answer it."""
        self.asked.append(await request.json())
        self.headers.append(dict(request.headers))
        return await self.answer(request) if self.answer else spoken(self.content)


class Clock:
    """Seconds that pass when a test says so."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
async def stub() -> AsyncIterator[tuple[Stub, TestServer]]:
    """The stub and its server."""
    endpoint, application = Stub(), web.Application()
    application.router.add_post("/v1/chat/completions", endpoint.serve)
    async with TestServer(application) as server:
        yield endpoint, server


Serving = tuple[Stub, TestServer]


def teller(server: TestServer, *, timeout: float = 5.0, clock: Clock | None = None) -> Narrator:
    """A narrator that asks the stub."""
    endpoint = Endpoint(str(server.make_url("/v1")), "raconteur", SecretStr("hush-hush"), timeout)
    return Narrator(endpoint, vocabulary(), clock or Clock())


@pytest.mark.rule("TSW-81")
async def test_lines_come_back_told_anew_with_names_and_figures_as_they_were(stub: Serving) -> None:
    endpoint, server = stub
    assert await teller(server).retell(LINES, "pulp", "en") == HEARD
    assert endpoint.headers[0]["Authorization"] == "Bearer hush-hush"


async def test_a_fence_around_the_answer_is_taken_off(stub: Serving) -> None:
    endpoint, server = stub
    endpoint.content = f"```json\n{json.dumps(RETOLD)}\n```"
    assert await teller(server).retell(LINES, "pulp", "en") == HEARD


@pytest.mark.rule("TSW-72")
async def test_the_endpoint_is_sent_the_given_lines_and_the_tone_and_no_more(stub: Serving) -> None:
    endpoint, server = stub
    await teller(server).retell(LINES, "paranoid", "en")
    await teller(server).retell(LINES[:1], "dry", "en")
    first, second = endpoint.asked
    assert set(first) == {"model", "messages", "stream"}
    assert [m["role"] for m in first["messages"]] == ["system", "user"]
    assert json.loads(first["messages"][1]["content"]) == {
        "tone": "paranoid", "language": "en", "lines": LINES,
    }  # fmt: skip
    assert first["messages"][0] == second["messages"][0], "what it is told to do depends on nobody's report"
    assert json.loads(second["messages"][1]["content"])["lines"] == LINES[:1]
    assert "hush-hush" not in json.dumps(endpoint.asked)


async def _status(request: web.Request) -> web.StreamResponse:
    return web.json_response({"error": "out of tokens"}, status=500)


async def _refused(request: web.Request) -> web.StreamResponse:
    return web.json_response({"error": "no such key"}, status=401)


async def _elsewhere(request: web.Request) -> web.StreamResponse:
    raise web.HTTPTemporaryRedirect("/v1/elsewhere")


async def _prose(request: web.Request) -> web.StreamResponse:
    return web.Response(text="<html>Good evening</html>")


async def _broken_off(request: web.Request) -> web.StreamResponse:
    assert request.transport is not None
    request.transport.abort()
    return web.Response()


async def _flood(request: web.Request) -> web.StreamResponse:
    return spoken("x" * 300_000)


def said(content: str) -> Answer:
    """An endpoint whose model says `content`."""

    async def answer(request: web.Request) -> web.StreamResponse:
        return spoken(content)

    return answer


@pytest.mark.parametrize(
    "answer",
    [
        _status, _refused, _elsewhere, _prose, _broken_off, _flood,
        said("Once upon a time"), said("[]"), said("[" * 50_000), said(json.dumps(RETOLD[:2])),
        said(json.dumps([*RETOLD, "more"])), said(json.dumps({"lines": RETOLD})), said(json.dumps([1, 2, 3])),
    ],
)  # fmt: skip
async def test_when_no_usable_answer_comes_the_lines_stay_as_they_are(stub: Serving, answer: Answer) -> None:
    endpoint, server = stub
    endpoint.answer = answer
    with capture_logs() as logged:
        assert await teller(server).retell(LINES, "pulp", "en") == LINES
    assert [entry["log_level"] for entry in logged] == ["warning"]
    assert "hush-hush" not in str(logged)
    assert "Kilroy" not in str(logged)


async def test_a_slow_endpoint_holds_nobody_up(stub: Serving) -> None:
    endpoint, server = stub
    over = asyncio.Event()

    async def never(request: web.Request) -> web.StreamResponse:
        await over.wait()
        return spoken("[]")

    endpoint.answer = never
    assert await teller(server, timeout=0.05).retell(LINES, "pulp", "en") == LINES
    over.set()


async def test_nobody_listening_is_a_failure_like_any_other() -> None:
    async with TestServer(web.Application()) as server:
        narrator = teller(server)
    assert await narrator.retell(LINES, "pulp", "en") == LINES


@pytest.mark.rule("TSW-81")
@pytest.mark.parametrize(
    "answer",
    [
        "",
        "   ",
        "Constance Creaming wants a street and will have it.",
        "somebody wants Madison Avenue.",
        "bad news: Constance Creaming and Kilroy want Madison Avenue.",
        "bad news: Constance Creaming wants Madison Avenue. Kilroy helps.",
        "bad news: Constance Creaming wants Madison Avenue for 12 of ours.",
        "bad news: Constance Creaming wants Madison Avenue with forty men.",
        "bad news: Constance Creaming wants\nMadison Avenue.",
        "bad news: **Constance Creaming** wants Madison Avenue.",
        "bad news, @everyone: Constance Creaming wants Madison Avenue.",
        "bad news: Constance Creaming wants Madison Avenue, see https://example.invalid",
        "bad news: Constance Creaming wants Madison Avenue, see discord.gg/free",
        'bad news: Constance Creaming wants Madison Avenue, and says: "all of it."',
        "bad news: Constance Creaming wants Madison Avenue. " + "and so on, " * 40,
        "bad news: constance creaming wants madison avenue.",
    ],
)
async def test_a_line_that_lost_or_gained_something_stays_and_the_others_are_told(
    stub: Serving, answer: str
) -> None:
    endpoint, server = stub
    endpoint.content = json.dumps([RETOLD[0], answer, RETOLD[2]])
    assert await teller(server).retell(LINES, "pulp", "en") == [HEARD[0], LINES[1], HEARD[2]]


@pytest.mark.rule("TSW-42")
async def test_a_message_is_told_word_for_word_or_not_at_all(stub: Serving) -> None:
    endpoint, server = stub
    for told in (
        'at dawn C. Creaming wrote: "Meet me by the Pier, or else."',
        'at dawn C. Creaming wrote: "Meet me at the Pier, or else." and then: "alone."',
        'at dawn C. Creaming wrote twice: "Meet me at the Pier, or else." "Meet me at the Pier, or else."',
    ):
        endpoint.content = json.dumps([told])
        assert await teller(server).retell(LINES[2:], "pulp", "en") == LINES[2:]


async def test_an_outage_is_logged_once_and_not_probed_by_each_report(stub: Serving) -> None:
    endpoint, server = stub
    endpoint.answer, clock = _status, Clock()
    narrator = teller(server, clock=clock)
    with capture_logs() as logged:
        for _ in range(3):
            await narrator.retell(LINES, "pulp", "en")
        assert len(endpoint.asked) == 1
        clock.now += PAUSE
        await narrator.retell(LINES, "pulp", "en")
        assert [entry["log_level"] for entry in logged] == ["warning"]
        endpoint.answer = None
        clock.now += PAUSE
        assert await narrator.retell(LINES, "pulp", "en") == HEARD
    assert [entry["log_level"] for entry in logged] == ["warning", "info"]


async def test_a_long_report_goes_in_portions_and_comes_back_in_order(stub: Serving) -> None:
    endpoint, server = stub

    async def echo(request: web.Request) -> web.StreamResponse:
        lines = json.loads(endpoint.asked[-1]["messages"][1]["content"])["lines"]
        return spoken(json.dumps([f"listen: {line}" for line in lines]))

    endpoint.answer = echo
    lines = [f"Nobody saw agent {n}." for n in range(45)]
    lines[3] = "Word after word. " * 60
    told = await teller(server).retell(lines, "pulp", "en")
    assert told == [line if n == 3 else f"Listen: {line}" for n, line in enumerate(lines)]
    assert len(endpoint.asked) > 2


async def test_every_shipped_phrase_may_come_back_as_it_is(stub: Serving) -> None:
    """No phrase of the bank is one that the checks would never let through."""
    endpoint, server = stub
    narrator = teller(server)
    for tone in TONES:
        words = [
            re.sub(r"\{\w+\}", "Nobody Special", phrase)
            for phrases in bank(tone)["phrases"].values()
            for phrase in phrases
        ]
        for start in range(0, len(words), 20):
            some = words[start : start + 20]
            endpoint.content = json.dumps([f"{line} and then silence" for line in some])
            assert all(told.endswith("silence") for told in await narrator.retell(some, tone, "en"))


async def test_without_an_address_nothing_is_asked(stub: Serving) -> None:
    endpoint, _ = stub
    narrator = app.narrator(Settings(_env_file=None))
    assert await narrator.retell(LINES, "pulp", "en") == LINES
    assert endpoint.asked == []


async def test_the_hosts_settings_make_the_narrator(stub: Serving) -> None:
    endpoint, server = stub
    settings = Settings(
        _env_file=None, narrator_url=str(server.make_url("/v1")), narrator_model="raconteur",
        narrator_key=SecretStr("hush-hush"),
    )  # fmt: skip
    line = say(["launched-control", 0, {"attacker": "Kilroy", "target": "the IRS", "mb": 3}], "pulp")
    endpoint.content = json.dumps(["3 MB say that the IRS will soon dance for Kilroy."])
    told = await app.narrator(settings).retell([line], "pulp", "en")
    assert told == ["3 MB say that the IRS will soon dance for Kilroy."]
    assert endpoint.asked[0]["model"] == "raconteur"
    assert "hush-hush" not in f"{settings!r} {settings.model_dump_json()}"


def test_an_address_without_a_model_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="narrator_model"):
        Settings(_env_file=None, narrator_url="http://127.0.0.1:1/v1")


def test_the_doctor_says_that_nobody_answers(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        settings = {
            "FNORD_NARRATOR_URL": f"http://127.0.0.1:{taken.getsockname()[1]}/v1",
            "FNORD_NARRATOR_MODEL": "raconteur",
            "FNORD_NARRATOR_KEY": "hush-hush",
            "FNORD_DATABASE": str(tmp_path / "games.sqlite3"),
        }
        done = CliRunner().invoke(command_line, ["doctor"], env=settings)
    assert done.exit_code == 1
    assert "WRONG narrator: no connection" in done.output
    assert "hush-hush" not in done.output
