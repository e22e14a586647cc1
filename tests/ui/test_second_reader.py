"""A language model that reads what the reader could not, against a stub on loopback: what it is told, that
its answer is never more than a question (TSW-13)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from aiohttp import web
from structlog.testing import capture_logs

from bot.games.registry import GAMES
from bot.settings import Settings
from bot.ui.chat import Chat, Endpoint
from bot.ui.front import Front
from bot.ui.letters.letters import Heard, Letters
from bot.ui.letters.pages import echo_pages
from bot.ui.out.pictures import Gallery
from bot.ui.words.catalogue import Catalogue
from tests.table.test_tsw import ANN, BOB, Conspiracies, bench
from tests.ui.test_narrator import Serving, Stub, stub

__all__ = ["bench", "stub"]

UNREAD = "xqz vbn wobble the flurb"


def order(action: str, **parameters: Any) -> str:
    """An answer that orders this."""
    return json.dumps({"orders": [{"actor": "LEADER", "action": action, "parameters": parameters}]})


class Desk:
    """Ann and Bob play; she writes, with a second reader that asks the stub (or none)."""

    def __init__(self, bench: Conspiracies, game: int, endpoint: Endpoint | None) -> None:
        self.bench, self.game = bench, game
        chat = Chat("second reader", endpoint, lambda: 0.0)
        self.front = Front(bench.service, Catalogue(), GAMES, Gallery(lambda *_: b""), second=chat)
        self.letters = Letters(self.front)

    @classmethod
    async def of(cls, bench: Conspiracies, serving: Serving) -> Desk:
        url = str(serving[1].make_url("/v1"))
        return cls(bench, await bench.founded(ANN, BOB), Endpoint(url, "raconteur", None, 5.0))

    async def write(self, words: str) -> Heard:
        return await self.letters.hear(ANN, self.game, words, self.bench.key())

    async def page(self, heard: Heard) -> str:
        """What she is answered."""
        pages = echo_pages(self.front, await self.front.reader(ANN), heard)
        return json.dumps([page.view.to_components() for page in pages], ensure_ascii=False)

    async def view(self, user: int = ANN) -> Any:
        return (await self.bench.seen(self.game, user)).view

    async def lines(self) -> list[Any]:
        return [json.loads(line[1]) for line in (await self.view()).lines if line[0] == "order"]


def answered(stub: Stub, *orders: Any) -> None:
    stub.content = json.dumps({"orders": list(orders)})


@pytest.mark.rule("TSW-13")
async def test_what_a_model_reads_is_asked_about_and_given_only_after_a_yes(
    bench: Conspiracies, stub: Serving
) -> None:
    desk = await Desk.of(bench, stub)
    leader = (await desk.view()).leader
    answered(stub[0], {"actor": leader, "action": "meditate", "parameters": {}})
    heard = await desk.write(UNREAD)
    assert await desk.lines() == []
    assert heard.question is not None
    page = await desk.page(heard)
    assert f"❓ {leader}: meditate" in page
    assert "a language model takes it so. Is it meant so?" in page
    await desk.letters.choose(ANN, heard.question.id, 0, bench.key())
    assert [(order["actor"], order["action"]) for order in await desk.lines()] == [(leader, "meditate")]


@pytest.mark.rule("TSW-13")
async def test_what_is_read_without_it_is_not_sent(bench: Conspiracies, stub: Serving) -> None:
    desk = await Desk.of(bench, stub)
    answered(stub[0])
    await desk.write("meditate")
    await desk.write("scout")
    await desk.write("What is the time?")
    assert stub[0].asked == []
    await desk.write(f"{UNREAD}\nunsubscribe")
    (asked,) = stub[0].asked
    assert json.loads(asked["messages"][1]["content"])["message"] == UNREAD


@pytest.mark.rule("TSW-04", "TSW-13")
async def test_it_is_told_the_names_that_the_writer_knows_and_no_others(
    bench: Conspiracies, stub: Serving
) -> None:
    desk = await Desk.of(bench, stub)
    answered(stub[0])
    await desk.write(UNREAD)
    mine, theirs = await desk.view(), await desk.view(BOB)
    told = json.dumps(stub[0].asked, ensure_ascii=False)
    schema = stub[0].asked[0]["response_format"]["json_schema"]["schema"]
    known = {named.name for part in (mine.groups, mine.people, mine.events) for named in part}
    enums = {name for kind in schema["$defs"].values() for name in kind["enum"]}
    assert enums <= known | set(mine.places) | {attack.name for attack in mine.attacks}
    assert {mine.leader, mine.name} <= enums
    foreign = {named.name for part in (theirs.groups, theirs.people, theirs.events) for named in part} - known
    assert foreign, "the others know something that the writer does not"
    assert not [name for name in foreign if name in told]


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize(
    "content",
    [
        "no", "[]", "{}", "null", '{"orders": 7}', '{"orders": [7, null, {}, {"actor": 1}]}', "{" * 5000,
        '{"orders": [{"actor": "Nobody", "action": "meditate", "parameters": {}}]}',
        order("drop", group={"a": [1]}),
        order("attack", target=["x"], location=1, intention="kill"),
        order("standing", condition={}, order={}),
        order("transfer", **{"from": "x", "to": "y", "mb": True}),
        order("create-front", mb=10**20),
        order("withdraw", number="all"),
        order("xyz"),
    ],
)  # fmt: skip
async def test_nonsense_leaves_everything_as_it_was(bench: Conspiracies, stub: Serving, content: str) -> None:
    desk = await Desk.of(bench, stub)
    stub[0].content = content.replace("LEADER", (await desk.view()).leader)
    heard = await desk.write(UNREAD)
    assert heard.lost
    assert heard.question is None
    assert await desk.lines() == []


@pytest.mark.rule("TSW-13")
async def test_where_nobody_answers_the_bot_does_without_and_no_word_is_logged(
    bench: Conspiracies, stub: Serving
) -> None:
    desk = await Desk.of(bench, stub)

    async def fail(request: web.Request) -> web.StreamResponse:
        return web.Response(status=500, text=UNREAD)

    stub[0].answer = fail
    with capture_logs() as logs:
        assert (await desk.write(UNREAD)).lost
        assert (await desk.write(UNREAD)).lost
    assert len(stub[0].asked) == 1, "it rests for a while"
    assert [entry["reason"] for entry in logs if entry.get("who") == "second reader"] == ["HTTP status 500"]
    assert not [entry for entry in logs if "flurb" in str(entry)]


async def test_without_leave_of_the_host_nothing_is_sent_and_help_says_where_it_is(
    bench: Conspiracies, stub: Serving
) -> None:
    desk = await Desk.of(bench, stub)
    silent = Desk(bench, desk.game, None)
    assert (await silent.write(UNREAD)).lost
    assert stub[0].asked == []
    told = []
    for one in (desk, silent):
        heard = Heard((await one.letters.state(ANN, one.game)).seen, helped=True)
        told.append(await one.page(heard))
    assert ["put to a language model" in page for page in told] == [True, False]


def test_reading_by_a_model_is_off_unless_the_host_says_so() -> None:
    where = {"narrator_url": "http://127.0.0.1:1/v1", "narrator_model": "raconteur"}
    assert Settings(_env_file=None, **where).narrator_reads is False
    with pytest.raises(ValueError, match="narrator_url"):
        Settings(_env_file=None, narrator_reads=True)
