"""What people bring to a game: secret, checked, theirs alone, and part of the game once it has begun."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.engine.kernel import GameInfo
from bot.engine.moves import Refused, Text, text
from bot.games.contract import Brought, Game
from bot.table.errors import AlreadyStarted, BadInput, NotAllowed
from bot.table.people.moderation import Moderator
from tests.table import pebbles
from tests.table.conftest import ANN, BOB, CAT, PLACE, Bench


class SheetRules(pebbles.PebbleRules):
    """Pebbles to which seats may bring a word."""

    def __init__(self) -> None:
        super().__init__("1")
        self.info: GameInfo = replace(self.info, sheets="brought")


class Sheets:
    newcomer = "beginner"
    ready: Mapping[str, tuple[str, str]] = {}

    def read(self, words: str) -> Brought:
        return Brought("", words)

    def decode(self, source: bytes) -> str | Text:
        return source.decode()

    def written(self, name: str, sheet: str) -> str:
        return sheet

    def told(self, sheet: str) -> Sequence[Text]:
        return ()

    def refusals(self, options: Mapping[str, Any], sheet: str) -> Sequence[Text]:
        if sheet == "nonsense":
            raise ValueError("no sheet")
        return [text("refused-host")] * (sheet == "small" and options["pile"] != 10)


GAME: Game = replace(pebbles.game(rules=SheetRules()), sheets=Sheets())


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Bench]:
    bench = Bench(tmp_path / "store.db", {"pebbles": GAME})
    await bench.open()
    yield bench
    await bench.store.close()


async def lobby(bench: Bench, *people: int) -> int:
    opened = await bench.service.lobby.create("pebbles", PLACE, ANN, "Ann", bench.key(), join=False)
    await bench.service.lobby.set_option(opened.game, ANN, "order", "joined")
    for user in people:
        await bench.service.lobby.join(opened.game, user, str(user))
    return opened.game


async def brought(bench: Bench, game: int) -> Any:
    """What the stored game has been given by seat."""
    return (await bench.store.load_game(game)).options.get("brought")


async def started(bench: Bench, game: int) -> Any:
    await bench.service.lobby.start(game, ANN, bench.key())
    return await brought(bench, game)


async def test_a_game_begins_with_what_each_seat_brought_and_the_lobby_shows_only_who_is_ready(
    table: Bench,
) -> None:
    game = await lobby(table, ANN, BOB)
    seen = await table.service.lobby.bring(game, BOB, "pirates")
    assert seen.ready == {1}
    assert "pirates" not in repr(seen)
    await table.restart()
    assert await started(table, game) == ["beginner", "pirates"]
    assert "sheets" not in (await table.store.load_game(game)).settings


async def test_nobody_learns_it_before_the_end(table: Bench) -> None:
    game = await lobby(table, ANN, BOB)
    await table.service.lobby.bring(game, BOB, "pirates")
    await started(table, game)
    for seat in (0, 1, None):
        assert "pirates" not in repr(await table.service.view(game, seat))
    assert "pirates" not in repr([row.payload for row in await table.store.pending(table.now)])
    await table.service.mod.end(game, Moderator(CAT))
    assert (await table.service.table(game)).options["brought"] == ["beginner", "pirates"]


async def test_an_export_carries_it_guarded_like_the_hands(table: Bench) -> None:
    game = await lobby(table, ANN, BOB)
    await table.service.lobby.bring(game, BOB, "pirates")
    await started(table, game)
    await table.plays(game, ANN, ("take", 1))
    with pytest.raises(NotAllowed):
        await table.service.mod.export(game, Moderator(ANN))
    exported = await table.service.mod.export(game, Moderator(CAT))
    assert "pirates" in json.dumps(exported)
    arrived = await table.service.mod.import_(json.dumps(exported).encode(), Moderator(CAT), PLACE)
    for number in (game, arrived):
        assert await brought(table, number) == ["beginner", "pirates"]
        assert "pirates" not in repr(await table.service.moment(game, 1, None))
        assert "pirates" not in repr(await table.service.table(number))


async def test_in_blind_mode_nobody_takes_it_out(table: Bench) -> None:
    await table.service.mod.set_server(PLACE.guild_id, Moderator(CAT), "blind", True)
    game = await lobby(table, ANN, BOB)
    await started(table, game)
    with pytest.raises(NotAllowed):
        await table.service.mod.export(game, Moderator(CAT))


async def test_what_is_for_newcomers_is_for_a_first_game_alone(table: Bench) -> None:
    game = await lobby(table, ANN, BOB)
    assert await started(table, game) == ["beginner", "beginner"]
    await table.service.mod.end(game, Moderator(CAT))
    again = await lobby(table, ANN, CAT)
    assert await started(table, again) == [None, "beginner"]


async def test_who_changes_their_mind_or_leaves_takes_it_along(table: Bench) -> None:
    game = await lobby(table, ANN, BOB, CAT)
    for user in (ANN, BOB, CAT):
        await table.service.lobby.bring(game, user, "pirates")
    await table.service.lobby.bring(game, ANN, "monks")
    await table.service.lobby.bring(game, CAT, None)
    await table.service.lobby.leave(game, BOB)
    assert (await table.service.lobby.join(game, BOB, "Bob")).ready == {0}
    assert await started(table, game) == ["monks", "beginner", "beginner"]


async def test_what_does_not_fit_is_refused_and_changes_nothing(table: Bench) -> None:
    game = await lobby(table, ANN, BOB)
    with pytest.raises(Refused):
        await table.service.lobby.bring(game, ANN, "small")
    with pytest.raises(BadInput):
        await table.service.lobby.bring(game, ANN, "nonsense")
    with pytest.raises(NotAllowed):
        await table.service.lobby.bring(game, CAT, "pirates")
    assert (await table.service.table(game)).ready == frozenset()


async def test_options_that_no_longer_fit_stop_the_start_without_a_word_about_what_it_is(
    table: Bench,
) -> None:
    game = await lobby(table, ANN, BOB)
    await table.service.lobby.set_option(game, ANN, "pile", 10)
    await table.service.lobby.bring(game, BOB, "small")
    await table.service.lobby.set_option(game, ANN, "pile", 30)
    for start in (table.service.lobby.need_start(game, ANN), table.service.lobby.start(game, ANN, "k")):
        with pytest.raises(Refused) as refused:
            await start
        assert [reason.key for reason in refused.value.reasons] == ["table-sheet-unfit"]
    await table.service.lobby.bring(game, BOB, None)
    assert await started(table, game) == ["beginner", "beginner"]
    with pytest.raises(AlreadyStarted):
        await table.service.lobby.bring(game, BOB, "monks")


async def test_a_closed_lobby_forgets_it(table: Bench) -> None:
    game = await lobby(table, ANN)
    await table.service.lobby.bring(game, ANN, "pirates")
    await table.service.lobby.close(game, ANN)
    assert "pirates" not in repr((await table.store.load_game(game)).settings)


async def test_a_game_to_which_nothing_can_be_brought_says_so(bench: Bench) -> None:
    game = await lobby(bench, ANN)
    with pytest.raises(BadInput):
        await bench.service.lobby.bring(game, ANN, "pirates")


async def test_a_rematch_begins_with_what_people_had_chosen_for_the_game_before(table: Bench) -> None:
    """Still theirs alone, and theirs to change; what was meant for a first game is not kept."""
    game = await lobby(table, ANN, BOB)
    await table.service.lobby.bring(game, BOB, "pirates")
    assert await started(table, game) == ["beginner", "pirates"]
    await table.service.mod.end(game, Moderator(ANN, table.key()))
    again = await table.service.lobby.rematch(game, ANN, table.key())
    assert (again.status, again.ready) == ("lobby", {1})
    assert "pirates" not in repr(again)
    await table.restart()
    assert await started(table, again.game) == [None, "pirates"]
    another = await table.service.lobby.rematch(game, BOB, table.key())
    await table.service.lobby.bring(another.game, BOB, "ninjas")
    assert await started(table, another.game) == [None, "ninjas"]
