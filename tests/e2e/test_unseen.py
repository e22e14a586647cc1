"""What Discord is sent says nothing of moves that nobody saw: custom_ids, nonces, the words of a vote."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.games.contract import Game
from bot.games.registry import GAMES
from bot.ui.controls.components import Layout, table_button
from bot.ui.controls.custom_id import Ref
from bot.ui.front import Front
from tests.support.chair import Undrawn
from tests.support.discord import World, answer, ids, pebble_games, taken_back, words
from tests.support.letters import Pen, SecretTable

PEBBLES = pebble_games()["pebbles"]
TOLD = 12
"""More lines than everybody is told in the tests here; more moves are made."""
FEW_PLACES = 1_000
"""Numbers below it could be counted by; those of decisions are far above."""


@pytest.fixture
def games() -> dict[str, Game]:
    return {"tsw": replace(GAMES["tsw"], pictures=Undrawn()), "pebbles": PEBBLES}


def counted(message: Any, game: int) -> set[int]:
    """The numbers in the custom_ids of a message by which something could be counted: all but that of the
    table, a seat, and the place of a choice in its list."""
    found: set[int] = set()
    for custom_id in ids(message):
        kind, table, *rest = custom_id.split(":")
        assert table == str(game)
        own = [rest[0]] if kind in "gsm" else rest
        found |= {int(number) for part in own for number in re.findall(r"\d+", part)}
    return {number for number in found if number < FEW_PLACES}


@pytest.mark.rule("TSW-11")
async def test_no_control_tells_how_many_orders_others_have_sent(world: World) -> None:
    table = await SecretTable.begin(world, world.bob)
    game = table.game
    for _ in range(2 * TOLD):
        await table.submit(world.ann, ("buy-event",))
        await table.submit(world.ann, ("withdraw", 0))
    before = ids((await world.panel(world.bob, game)).response)
    await table.submit(world.ann, ("buy-event",))
    assert ids((await world.panel(world.bob, game)).response) == before
    await table.end_turn()
    assert await table.seq() > 4 * TOLD
    shown = [*world.thread.history(), (await world.panel(world.bob, game)).response]
    shown += [(await world.bob.click(world.table_card(), custom_id=f"t:{game}:{page}")).response
              for page in ("log", "table")]  # fmt: skip
    assert any(":paper:issue:#" in custom_id for message in shown for custom_id in ids(message))
    for message in shown:
        assert max(counted(message, game), default=0) <= TOLD, ids(message)
    issue = next(m for m in world.thread.history() if any(":paper:issue:#" in i for i in ids(m)))
    (read,) = [custom_id for custom_id in ids(issue) if ":paper:issue:#" in custom_id]
    await world.restart()
    page = await world.bob.click(issue, custom_id=read)
    headline = re.search(r"## .*", words(issue))
    assert headline is not None
    assert headline[0] in words(page.response)


async def test_buttons_of_an_older_bot_are_stale_and_nothing_else(world: World) -> None:
    """They carried move numbers."""
    game = await world.game(world.bob)
    seq = (await world.bot.service.table(game)).seq
    layout = Layout().row(table_button("log", game, "log", str(seq + 1)), table_button("x", game, "table"))
    old = table_button("old", game, "table")
    old.custom_id = Ref(game, seq, "do", 0, ("1.abcd",)).write("g")
    channel = world.bot.get_channel(world.channel.id)
    await channel.send(view=layout.row(old).done().view)  # type: ignore[union-attr]
    message = world.channel.history()[-1]
    for custom_id in (f"t:{game}:log:{seq + 1}", str(old.custom_id)):
        assert "has passed or changed" in answer(await world.ann.click(message, custom_id=custom_id))


async def test_the_log_is_turned_back_to_its_beginning(world: World) -> None:
    game = await world.game(world.bob)
    service = world.bot.service
    with world.env._bot_scope():
        for number in range(12):
            for person, seat in ((world.ann, 0), (world.bob, 1)):
                ask = (await service.panel(game, person.id)).asks[0]
                move = ("take", 1) if ask.frame == "turn" else ("odd",)
                await service.submit(game, seat, [move], f"{number}-{seat}", ask=None, actor=person.id)
    page = await world.ann.click(world.table_card(), custom_id=f"t:{game}:log")
    numbers = re.findall(r"^`(\d+)`", words(page.response), re.MULTILINE)
    while earlier := [i for i in ids(page.response) if re.fullmatch(rf"t:{game}:log:\d.*", i)]:
        assert page.response is not None
        page = await world.ann.click(page.response, custom_id=earlier[0])
        numbers = re.findall(r"^`(\d+)`", words(page.response), re.MULTILINE) + numbers
    assert numbers == [str(number) for number in range(1, len(numbers) + 1)]
    assert len(numbers) > 10
    typed = await world.ann.slash(world.thread, "log", before=4)
    assert re.findall(r"^`(\d+)`", answer(typed), re.MULTILINE) == ["1", "2", "3"]


async def test_a_vote_to_go_back_and_what_a_moderator_took_back_are_told_in_words(world: World) -> None:
    game = await world.game(world.bob)
    await world.choose(world.ann, await world.panel(world.ann, game), "take", tail="3")
    await world.choose(world.bob, await world.panel(world.bob, game), "take", tail="1")
    await world.bob.slash(world.thread, "propose", what="undo")
    card = next(m for m in world.thread.history() if any(":vote:undo:" in i for i in ids(m)))
    assert "last own step" in words(card)
    assert "Ann takes 3 from the pile" in words(card)
    done = await taken_back(world, 1)
    assert "number 1 of the log" in answer(done)
    assert "It stands as it did after: Stones are dealt" in world.said()
    assert "There is no way back" in answer(await world.mona.slash(world.thread, "mod undo", move=30))


async def test_a_hand_gets_its_picture_though_somebody_decides_in_secret_meanwhile(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A panel that stays without it would tell that he has."""
    game = await world.game(world.bob)
    for person in (world.ann, world.bob):
        await world.choose(person, await world.panel(person, game), "take", tail="1")
    draw = Front.hand_picture

    async def drawn_slowly(front: Front, seen: Any, reader: Any) -> Any:
        found = await draw(front, seen, reader)
        await front.service.submit(game, 1, [("odd",)], "meanwhile", ask=None, actor=world.bob.id)
        return found

    monkeypatch.setattr(Front, "hand_picture", drawn_slowly)
    panel = await world.panel(world.ann, game)
    await world.env.settle()
    assert (await world.bot.service.table(game)).seq == 4
    assert "stones" in words(panel.response)


@pytest.mark.rule("TSW-10")
async def test_each_letter_that_was_kept_is_answered_under_a_name_of_its_own(world: World) -> None:
    """Discord leaves out a second message of the same nonce; and everybody can read nonces."""
    table = await SecretTable.begin(world, world.bob, review="True")
    await table.approve()
    for person in (world.ann, world.bob):
        await table.submit(person, ("ready",))
    pen = Pen(world, world.ann)
    for words_ in ("blorb", "glarp the whole thing"):
        assert "are kept" in await pen.write(words_)
    before = len(world.env.http_requests)
    await table.approve()
    sent = [
        request.json["nonce"]
        for request in world.env.http_requests[before:]
        if isinstance(request.json, dict) and str(request.json.get("nonce", "")).find("ate") in (0, 1)
    ]
    assert len(sent) == len(set(sent)) == 2
