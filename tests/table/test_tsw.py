"""The Secret Wars at the table: turns of all seats on one clock, sealed orders, the gamemaster's chair."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.engine.moves import HOST, Move, Open, Refused
from bot.engine.sealed import READY, REOPEN
from bot.games.registry import GAMES
from bot.games.tsw.minds.ai import HeuristicPlayer
from bot.games.tsw.play.setup import READY_MADE
from bot.table.errors import BadInput, NotAllowed, Paused
from bot.table.people.moderation import Moderator
from tests.table.conftest import ANN, BOB, CAT, NAMES, PLACE, Bench

MONA = Moderator(99)
DAY = 24.0
TURN = 10 * DAY


class Conspiracies(Bench):
    """Tables of The Secret Wars."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, {"tsw": GAMES["tsw"]})

    async def war(self, *people: int, ais: int = 0, **options: Any) -> int:
        """A started game; its interview is open."""
        lobby = self.service.lobby
        game = (await lobby.create("tsw", PLACE, people[0], "Ann", self.key(), join=False)).game
        for name, value in {"order": "joined", "groups": 60, **options}.items():
            await lobby.set_option(game, ANN, name, value)
        for user in people:
            await lobby.join(game, user, NAMES[user])
        for _ in range(ais):
            await lobby.add_ai(game, ANN, "heuristic")
        await lobby.start(game, people[0], self.key())
        return game

    async def founded(self, *people: int, **options: Any) -> int:
        """A game in its first turn."""
        game = await self.war(*people, **options)
        for user in people:
            await self.plays(game, user, READY_MADE)
        return game

    async def order(self, game: int, user: int) -> Move:
        """`user` writes an order, any that makes sense."""
        seen = await self.seen(game, user)
        open_order = next(c for c in seen.asks[0].choices if isinstance(c, Open) and c.prefix == ("order",))
        move = HeuristicPlayer().choose(seen.view, seen.asks[0], lambda n: 0)
        assert move[0] == "order"
        assert not open_order.shape.check(move[1:])
        await self.plays(game, user, move)
        return move

    async def turn(self, game: int) -> int:
        """Which turn it is."""
        return int((await self.seen(game)).view.turn)


@pytest.fixture
async def bench(tmp_path: Path) -> AsyncIterator[Conspiracies]:
    found = Conspiracies(tmp_path / "wars.sqlite3")
    await found.open()
    yield found
    await found.store.close()


# -- one clock (TSW-10)


@pytest.mark.rule("TSW-10")
async def test_a_turn_lasts_ten_days_and_closes_for_all_at_once(bench: Conspiracies) -> None:
    game = await bench.founded(ANN, BOB)
    await bench.order(game, ANN)
    began = (await bench.seen(game)).closes
    assert began == bench.now + TURN * 3600
    await bench.later(5 * DAY)
    await bench.order(game, ANN)
    assert (await bench.seen(game, BOB)).closes == began, "writing gives nobody more time"
    await bench.later(5 * DAY - 0.01)
    assert await bench.turn(game) == 1
    await bench.later(0.02)
    assert await bench.turn(game) == 2
    lines = await bench.service.log(game, 1)
    assert any(line.lines for line in lines), "who missed the turn is told what became of it"
    assert (await bench.seen(game)).closes == began + TURN * 3600


@pytest.mark.rule("TSW-10")
async def test_a_turn_ends_early_when_all_orders_are_in_unless_the_table_waits(bench: Conspiracies) -> None:
    hasty = await bench.founded(ANN, BOB)
    patient = await bench.founded(ANN, BOB, early=False)
    for game in (hasty, patient):
        await bench.plays(game, ANN, READY)
        await bench.plays(game, BOB, READY)
    assert await bench.turn(hasty) == 2
    assert await bench.turn(patient) == 1
    await bench.plays(patient, ANN, REOPEN)
    await bench.order(patient, ANN)
    await bench.plays(patient, ANN, READY)
    await bench.later(TURN - 0.01)
    assert await bench.turn(patient) == 1
    await bench.restart()
    await bench.later(0.02)
    assert await bench.turn(patient) == 2


@pytest.mark.rule("TSW-10")
async def test_without_a_clock_a_turn_never_waits_for_one(bench: Conspiracies) -> None:
    game = await bench.founded(ANN, BOB, early=False, hours=0)
    await bench.plays(game, ANN, READY)
    await bench.plays(game, BOB, READY)
    assert await bench.turn(game) == 2


@pytest.mark.rule("TSW-10")
@pytest.mark.parametrize("hours", [1 / 60, 36.0, 60 * DAY])
async def test_a_turn_is_as_long_as_the_table_likes(bench: Conspiracies, hours: float) -> None:
    game = await bench.war(ANN, BOB, hours=hours)
    assert (await bench.seen(game)).closes == bench.now + hours * 3600
    await bench.later(hours + 0.001)
    assert await bench.turn(game) == 1, "the interview has a time-out too"


@pytest.mark.parametrize("hours", [1 / 61, 60 * DAY + 1])
async def test_no_turn_is_shorter_than_a_minute_or_longer_than_sixty_days(
    bench: Conspiracies, hours: float
) -> None:
    with pytest.raises(BadInput):
        await bench.war(ANN, BOB, hours=hours)


@pytest.mark.rule("TSW-90")
async def test_moderators_lengthen_shorten_pause_and_close_a_turn_for_all(bench: Conspiracies) -> None:
    game, mod = await bench.founded(ANN, BOB), bench.service.mod
    due = (await bench.seen(game)).closes or 0
    await mod.extend(game, MONA, 48, seat=1)
    assert (await bench.seen(game, ANN)).closes == due + 48 * 3600
    await mod.extend(game, MONA, -24)
    assert (await bench.seen(game, BOB)).closes == due + 24 * 3600
    await mod.pause(game, MONA)
    await bench.later(100 * DAY)
    with pytest.raises(Paused):
        await bench.plays(game, ANN, READY)
    await mod.resume(game, MONA)
    assert (await bench.seen(game)).closes == due + (24 + 2400) * 3600
    await mod.process_now(game, MONA)
    assert await bench.turn(game) == 2
    await mod.extend(game, MONA, -TURN)
    await bench.later(0)
    assert await bench.turn(game) == 3, "a turn without time left is over"


async def test_who_misses_turns_plays_on_himself_unless_the_table_says_otherwise(
    bench: Conspiracies,
) -> None:
    game = await bench.founded(ANN, BOB)
    await bench.later(3 * TURN + 1)
    assert await bench.turn(game) == 4
    assert [row.away for row in (await bench.service.table(game)).seats] == [False, False]


# -- sealed orders (TSW-11)

Deed = Callable[[Conspiracies, int], Awaitable[Any]]


async def _writes(bench: Conspiracies, game: int) -> None:
    await bench.order(game, ANN)


async def _is_ready(bench: Conspiracies, game: int) -> None:
    await bench.plays(game, ANN, READY)


async def _thinks_again(bench: Conspiracies, game: int) -> None:
    await bench.plays(game, ANN, REOPEN)
    await bench.plays(game, ANN, ("withdraw", 0))


async def _asks(bench: Conspiracies, game: int) -> None:
    await bench.plays(game, ANN, ("inquire", "The Society of Nobody At All"))
    await bench.plays(game, ANN, ("ask-gamemaster", "May I?"))


async def _rests(bench: Conspiracies, game: int) -> None:
    await bench.service.set_standing(game, ANN, ["rest"])


async def _is_played_for(bench: Conspiracies, game: int) -> None:
    await bench.service.mod.act_for(game, MONA, 0, [("inquire", "Nobody")], bench.key(), ask=None)


DEEDS: list[Deed] = [_writes, _is_ready, _thinks_again, _asks, _rests, _is_played_for]


async def _all_that_others_see(bench: Conspiracies, game: int) -> list[Any]:
    """Everything a player or a spectator can get to see of a game, without what Ann is shown."""
    service = bench.service
    seen, bobs = await bench.seen(game), await bench.seen(game, BOB)
    table = await service.table(game)
    with pytest.raises(NotAllowed):
        await service.moment(game, 0, None)
    return [
        (seen.view, seen.asks, seen.waiting, seen.closes, seen.votes),
        (bobs.view, str(bobs.asks), bobs.waiting, bobs.closes, bobs.can_undo, bobs.votes),
        [(row.name, row.away, row.missed) for row in table.seats],
        [(line.at, line.number, line.place, line.lines) for line in await service.log(game, None)],
        [(line.at, line.number, line.place, line.lines) for line in await service.log(game, 1)],
        await service.asks_for_user(BOB),
        [(row.target, row.user_id, row.payload) for row in await bench.delivered() if row.user_id != ANN],
    ]


@pytest.mark.rule("TSW-11")
@pytest.mark.parametrize("deeds", range(1, len(DEEDS) + 1))
async def test_nobody_can_tell_whether_somebody_has_sent_orders(tmp_path: Path, deeds: int) -> None:
    """Two games alike: in the one Ann does something, in the other nothing. Bob and the onlookers are shown
    the same, message by message, with a restart between and a reminder after."""
    found = []
    for busy in (True, False):
        bench = Conspiracies(tmp_path / f"{busy}.sqlite3")
        await bench.open()
        try:
            found.append(await _shown_to_others(bench, DEEDS[:deeds] if busy else []))
        finally:
            await bench.store.close()
    assert found[0] == found[1]


async def _shown_to_others(bench: Conspiracies, deeds: list[Deed]) -> list[Any]:
    game = await bench.founded(ANN, BOB)
    await bench.delivered()
    for deed in deeds:
        await deed(bench, game)
        assert [row for row in await bench.delivered() if row.user_id != ANN] == []
    seen = [await _all_that_others_see(bench, game)]
    await bench.restart()
    seen.append(await _all_that_others_see(bench, game))
    await bench.later(TURN - DAY)
    return [*seen, await _all_that_others_see(bench, game)]


@pytest.mark.rule("TSW-11")
async def test_the_interview_is_sealed_too(bench: Conspiracies) -> None:
    game = await bench.war(ANN, BOB, CAT)
    await bench.delivered()
    before = await bench.seen(game, BOB)
    await bench.plays(game, ANN, READY_MADE)
    after = await bench.seen(game, BOB)
    assert (after.view, after.waiting, str(after.asks)) == (before.view, before.waiting, str(before.asks))
    assert await bench.delivered() == []


@pytest.mark.rule("TSW-11")
async def test_reminders_go_to_each_by_himself_and_only_to_who_is_missing(bench: Conspiracies) -> None:
    game = await bench.founded(ANN, BOB, CAT)
    await bench.plays(game, BOB, READY)
    await bench.delivered()
    await bench.later(TURN * 0.8)
    sent = [(row.payload["kind"], row.target, row.user_id) for row in await bench.delivered()]
    assert sent == [("reminder", "dm", ANN), ("reminder", "dm", CAT)]


@pytest.mark.rule("TSW-11")
async def test_a_table_may_show_what_is_ready_and_never_which_players(bench: Conspiracies) -> None:
    game = await bench.founded(ANN, BOB, CAT, show_ready=True)
    before = (await bench.seen(game)).waiting
    await bench.plays(game, BOB, READY)
    seen = await bench.seen(game)
    assert (len(seen.view.ready), seen.waiting) == (1, before)
    await bench.delivered()
    await bench.later(TURN * 0.8)
    sent = [(row.payload["kind"], row.target, row.user_id) for row in await bench.delivered()]
    assert sent == [("reminder", "dm", ANN), ("reminder", "dm", CAT)]


@pytest.mark.rule("TSW-01", "TSW-10")
async def test_an_interview_that_was_begun_counts_when_its_time_is_up(bench: Conspiracies) -> None:
    game = await bench.war(ANN, BOB)
    await bench.service.save_draft(game, 0, ANN, {"name": "Paper Moon", "leader": "Luna", "motto": "x" * 200})
    await bench.plays(game, BOB, READY_MADE)
    await bench.later(TURN * 1.1)
    view = (await bench.seen(game, ANN)).view
    assert (view.name, view.leader) == ("Paper Moon", "Luna")
    assert len(dict(view.mind)["motto"]) < 200


@pytest.mark.rule("TSW-10", "TSW-11")
async def test_all_are_called_together_when_a_turn_begins_the_last_to_be_ready_too(
    bench: Conspiracies,
) -> None:
    game = await bench.founded(ANN, BOB)
    await bench.plays(game, ANN, READY)
    await bench.delivered()
    await bench.plays(game, BOB, READY)
    (call,) = [row for row in await bench.delivered() if row.payload["kind"] == "your-move"]
    assert (call.target, [entry["user"] for entry in call.payload["seats"]]) == ("thread", [ANN, BOB])


@pytest.mark.rule("TSW-90")
async def test_who_takes_over_a_seat_is_called_by_himself(bench: Conspiracies) -> None:
    game = await bench.founded(ANN, BOB)
    await bench.delivered()
    await bench.service.mod.replace(game, MONA, 1, user=CAT, name="Cat")
    sent = [(row.payload["kind"], row.target, row.user_id) for row in await bench.delivered()]
    assert ("your-move", "dm", CAT) in sent
    assert [kind for kind, target, _ in sent if target == "thread"] == ["notice", "seated", "table"]


async def test_sealed_orders_are_changed_not_taken_back(bench: Conspiracies) -> None:
    game = await bench.founded(ANN, BOB)
    await bench.order(game, ANN)
    assert not (await bench.seen(game, ANN)).can_undo
    with pytest.raises(NotAllowed) as refused:
        await bench.service.undo(game, ANN, bench.key())
    assert refused.value.reason.key == "table-undo-sealed"
    with pytest.raises(NotAllowed):
        await bench.service.votes.propose(game, ANN, "undo")
    await bench.plays(game, ANN, ("withdraw", 0))
    assert (await bench.seen(game, ANN)).view.lines == ()


# -- the gamemaster's chair (TSW-72, TSW-90)


async def _reviewed(bench: Conspiracies) -> int:
    """A game whose first turn lies on the gamemaster's desk."""
    game = await bench.founded(ANN, BOB, review=True)
    while (await bench.seen(game)).view.phase != "orders":
        await bench.service.mod.host_move(game, MONA, ("approve",), bench.key())
    await bench.plays(game, ANN, READY)
    await bench.plays(game, BOB, READY)
    return game


@pytest.mark.rule("TSW-72")
async def test_a_turn_under_review_waits_for_the_gamemaster_and_for_nobody_else(bench: Conspiracies) -> None:
    game = await _reviewed(bench)
    await bench.delivered()
    seen = await bench.seen(game, ANN)
    assert (seen.view.phase, seen.asks, seen.waiting, seen.closes) == ("resolution", (), (), None)
    await bench.restart()
    await bench.later(DAY)
    assert await bench.turn(game) == 1
    with pytest.raises(NotAllowed):  # there is nobody whose time could be up
        await bench.service.mod.process_now(game, MONA)
    assert await bench.turn(game) == 1
    await bench.service.mod.host_move(game, MONA, ("approve",), bench.key())
    assert await bench.turn(game) == 2
    assert (await bench.seen(game)).closes == bench.now + TURN * 3600
    audit = await bench.service.mod.audit(game=game)
    assert [row.action for row in audit][:2] == ["gamemaster", "gamemaster"]
    assert audit[0].detail == {"move": ["approve"]}


@pytest.mark.rule("TSW-90")
async def test_who_plays_never_sits_in_the_chair(bench: Conspiracies) -> None:
    game, mod = await _reviewed(bench), bench.service.mod
    before = await bench.service.table(game)
    for seated in (ANN, BOB):
        with pytest.raises(NotAllowed):
            await mod.host_move(game, Moderator(seated), ("approve",), bench.key())
        with pytest.raises(NotAllowed):
            await mod.look(game, Moderator(seated), "page")
    assert (await bench.service.table(game)).seq == before.seq
    assert await mod.look(game, MONA, "page") is not None
    assert (await mod.audit(game=game))[0].action == "look"


@pytest.mark.rule("TSW-90")
async def test_a_click_of_the_gamemaster_counts_once_and_is_told_to_nobody_else(bench: Conspiracies) -> None:
    game, mod = await _reviewed(bench), bench.service.mod
    await bench.delivered()
    key = bench.key()
    await mod.host_move(game, MONA, ("tell", 0, "Yes, you may."), key)
    again = await mod.host_move(game, MONA, ("tell", 0, "Yes, you may."), key)
    assert again.repeated
    assert [(row.target, row.user_id) for row in await bench.delivered()] == [("dm", ANN)]
    told = [line.lines for line in await bench.service.log(game, 0)][-1]
    assert dict(told[0].args)["words"] == "Yes, you may."
    assert not any("Yes, you may" in str(line.lines) for line in await bench.service.log(game, 1))
    with pytest.raises(Refused):
        await mod.host_move(game, MONA, ("nonsense",), bench.key())
    for move in (("end",), ("leave", 0), ("timeout", 0)):
        with pytest.raises(BadInput):
            await mod.host_move(game, MONA, move, bench.key())


async def test_nobody_answers_for_the_gamemaster_at_a_table_of_ai_seats(bench: Conspiracies) -> None:
    game = await bench.war(ANN, ais=3, review=True)
    await bench.plays(game, ANN, READY_MADE)
    for _ in range(50):
        await bench.later(0.001)
        state = await bench.seen(game, ANN)
        if state.view.phase == "resolution":
            break
        if state.asks and state.asks[0].required:
            await bench.plays(game, ANN, READY)
    assert (await bench.seen(game)).view.phase == "resolution"
    log = await bench.store.log(game)
    assert all(row.move[0] == "timeout" for row in log if row.seat == HOST) or not any(
        row.seat == HOST for row in log
    )


async def test_twenty_three_ai_seats_write_their_orders_through_the_table(bench: Conspiracies) -> None:
    game = await bench.war(ANN, ais=23)
    await bench.plays(game, ANN, READY_MADE)
    for turn in (1, 2):
        await bench.later(0.001)
        assert await bench.turn(game) == turn
        await bench.plays(game, ANN, READY)
    await bench.later(0.001)
    assert await bench.turn(game) == 3
    assert (await bench.service.table(game)).status == "live"


@pytest.mark.rule("TSW-82")
async def test_players_write_to_each_other_only_where_the_table_allows_the_press(bench: Conspiracies) -> None:
    silent, free = await bench.founded(ANN, BOB), await bench.founded(ANN, BOB, press=True)
    with pytest.raises(NotAllowed):
        await bench.service.promises.give(silent, ANN, 1, "Meet me under the clock", secret=True)
    await bench.service.promises.give(free, ANN, 1, "Meet me under the clock", secret=True)
    assert len(await bench.service.promises.ledger(free, 1)) == 1


# -- forms


@pytest.mark.rule("TSW-01")
async def test_a_form_is_kept_until_it_is_sent_and_for_its_writer_alone(bench: Conspiracies) -> None:
    game, service = await bench.war(ANN, BOB), bench.service
    await service.save_draft(game, 0, ANN, {"name": "The Ladder", "motto": "Up"})
    await bench.restart()
    service = bench.service
    await service.save_draft(game, 0, ANN, {"motto": "Down"})
    assert await service.draft(game, 0, ANN) == {"name": "The Ladder", "motto": "Down"}
    assert await service.draft(game, 0, BOB) == {}
    assert await service.draft(game, 1, BOB) == {}
    form = next(c for c in (await bench.seen(game, ANN)).asks[0].choices if isinstance(c, Open))
    move = form.prefix + form.shape.tail(await service.draft(game, 0, ANN))  # type: ignore[attr-defined]
    await bench.plays(game, ANN, move)
    assert await service.draft(game, 0, ANN), "it can be changed until all have answered"
    await bench.plays(game, BOB, READY_MADE)
    assert (await bench.seen(game, ANN)).view.name == "The Ladder"
    assert await service.draft(game, 0, ANN) == {}


@pytest.mark.rule("TSW-11", "TSW-90")
async def test_to_end_the_time_of_one_seat_does_not_tell_whether_it_had_finished(tmp_path: Path) -> None:
    """Two games alike, but that in the one Ann has finished: a moderator who ends her time is told, and can
    see, the same, at a table too that plays on for who misses a turn."""
    found = []
    for finished in (True, False):
        bench = Conspiracies(tmp_path / f"{finished}.sqlite3")
        await bench.open()
        try:
            game = await bench.founded(ANN, BOB, away_after=1)
            if finished:
                await bench.plays(game, ANN, READY)
            await bench.delivered()
            done = await bench.service.mod.process_now(game, MONA, 0)
            again = await bench.service.mod.process_now(game, MONA, 0)
            rows = [(row.target, row.payload) for row in await bench.delivered()]
            acts = [(row.action, row.detail) for row in await bench.service.mod.audit(game=game)]
            seats = (await bench.service.table(game)).seats
            found.append((done.lines, again.lines, rows, acts, seats, await bench.turn(game)))
            assert (await bench.seen(game, ANN)).view is not None
            await bench.plays(game, BOB, READY)
            assert await bench.turn(game) == 2
        finally:
            await bench.store.close()
    assert found[0] == found[1]


@pytest.mark.rule("TSW-90")
async def test_who_goes_on_reading_the_file_for_hours_is_noted_again(bench: Conspiracies) -> None:
    game, mod = await bench.founded(ANN, BOB), bench.service.mod

    async def looks() -> int:
        return len([row for row in await mod.audit(game=game) if row.action == "look"])

    await mod.look(game, MONA, "names", "a", record=False)
    assert await looks() == 1, "what follows from no look is one itself"
    await mod.look(game, MONA, "page", record=False)
    await mod.look(game, Moderator(98), "page", record=False)
    assert await looks() == 2
    bench.now += 2 * 3600
    await mod.look(game, MONA, "page", "queue", record=False)
    assert await looks() == 3
    await bench.restart()
    await bench.service.mod.look(game, MONA, "page", record=False)
    assert len([row for row in await bench.service.mod.audit(game=game) if row.action == "look"]) == 4
