"""Polls at a table: posted with the pause, ended with it, counted once."""

from __future__ import annotations

import pytest

from bot.store.records import OutboxRow
from bot.table.errors import Paused
from bot.table.people.moderation import Moderator
from tests.support.ballot import BALLOT
from tests.table.conftest import ANN, BOB, NAMES, PLACE, Bench

MINUTE = 1 / 60
STRANGER, OTHER, THIRD = 90, 91, 92
MONA = Moderator(70)


async def ballot(bench: Bench, *people: int, ais: int = 0, hours: float | None = None) -> int:
    """A game of these people at its first vote."""
    bench.games = {"ballot": BALLOT}
    await bench.restart()
    lobby = bench.service.lobby
    table = await lobby.create("ballot", PLACE, people[0], "Ann", bench.key(), join=False)
    await lobby.set_option(table.game, people[0], "order", "joined")
    if hours is not None:
        await lobby.set_option(table.game, people[0], "hours", hours)
    for user in people:
        await lobby.join(table.game, user, NAMES[user])
    for _ in range(ais):
        await lobby.add_ai(table.game, people[0], "heuristic")
    await lobby.start(table.game, people[0], bench.key())
    return table.game


async def results(bench: Bench, game: int) -> list[list[int]]:
    return [list(day) for day in (await bench.seen(game)).view.results]


async def polls(bench: Bench) -> list[tuple[str, int]]:
    """The rows about polls that were delivered now."""

    def of(row: OutboxRow) -> tuple[str, int]:
        return row.payload["kind"], row.payload["number"]

    return [of(row) for row in await bench.delivered() if row.payload["kind"] in ("poll", "poll-end")]


async def test_a_poll_is_posted_as_it_opens_and_ended_after_its_minutes(bench: Bench) -> None:
    game = await ballot(bench, ANN, BOB)
    assert await polls(bench) == [("poll", 1)]
    await bench.plays(game, ANN, ("vote", 1))
    await bench.later(9 * MINUTE)
    assert await polls(bench) == []
    await bench.later(2 * MINUTE)
    assert await polls(bench) == [("poll-end", 1)]
    await bench.service.polls.count(game, 1, [(STRANGER, 1), (BOB, 0), (OTHER, 1)])
    assert await results(bench, game) == [[1, 3]]
    assert [kind for kind, _ in await polls(bench)] == ["poll"], "the next vote has begun"


async def test_a_result_counts_once_and_each_person_once_also_after_a_restart(bench: Bench) -> None:
    game = await ballot(bench, ANN, BOB)
    await bench.plays(game, ANN, ("vote", 0))
    await bench.later(11 * MINUTE)
    await bench.restart()
    votes = [(ANN, 1), (BOB, 1), (STRANGER, 0), (STRANGER, 1), (OTHER, 0), (THIRD, 1)]
    for _ in range(2):
        await bench.service.polls.count(game, 1, votes)
        await bench.restart()
    assert await results(bench, game) == [[3, 2]], "Ann has voted by her panel, the stranger twice"


async def test_without_a_poll_players_vote_by_their_panel(bench: Bench) -> None:
    game = await ballot(bench, ANN, BOB, ais=1)
    await bench.service.polls.give_up(game, 1)
    await bench.plays(game, ANN, ("vote", 1))
    assert await results(bench, game) == []
    await bench.plays(game, BOB, ("vote", 1))
    assert await results(bench, game) == [[1, 2]], "the AI seat votes by its wish"
    await bench.service.polls.count(game, 1, [(STRANGER, 0)])
    assert await results(bench, game) == [[1, 2]]


async def test_a_poll_without_a_result_holds_the_game_up_no_longer_than_an_hour(bench: Bench) -> None:
    game = await ballot(bench, ANN, BOB)
    for user in (ANN, BOB):
        await bench.plays(game, user, ("vote", 0))
    await bench.later(1)
    assert await results(bench, game) == []
    await bench.later(0.25)
    assert await results(bench, game) == [[2, 0]]


async def test_a_poll_ends_with_the_deadline_of_a_quicker_table(bench: Bench) -> None:
    game = await ballot(bench, ANN, BOB, hours=0.1)
    await polls(bench)
    await bench.later(0.11)
    assert ("poll-end", 1) in await polls(bench)
    assert (await bench.seen(game)).table.status == "live"


async def test_a_moderator_who_takes_the_vote_back_ends_the_poll_and_nothing_of_it_counts(
    bench: Bench,
) -> None:
    game = await ballot(bench, ANN, BOB)
    await bench.service.polls.give_up(game, 1)
    for user in (ANN, BOB):
        await bench.plays(game, user, ("vote", 0))
    assert await results(bench, game) == [[2, 0]]
    (_, second) = (await polls(bench))[-1]
    await bench.service.mod.undo_to(game, MONA, 1)
    assert ("poll-end", second) in await polls(bench)
    await bench.service.polls.count(game, second, [(STRANGER, 1)])
    assert await results(bench, game) == []


async def test_a_game_that_is_paused_counts_its_poll_when_it_goes_on(bench: Bench) -> None:
    game = await ballot(bench, ANN, BOB)
    await bench.service.mod.pause(game, MONA)
    with pytest.raises(Paused):
        await bench.service.polls.count(game, 1, [(STRANGER, 1)])
    await bench.service.mod.resume(game, MONA)
    await bench.service.polls.count(game, 1, [(STRANGER, 1)])
    assert await results(bench, game) == [[0, 1]]


async def test_the_end_of_a_game_ends_its_poll(bench: Bench) -> None:
    game = await ballot(bench, ANN, BOB)
    await polls(bench)
    await bench.service.mod.end(game, MONA)
    assert await polls(bench) == [("poll-end", 1)]
