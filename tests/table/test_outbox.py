"""What is said, to whom and when; and that nothing secret ever is."""

import asyncio
import json

import pytest

from bot.store.records import OutboxRow
from bot.table.out.outbox import Sent, Undelivered
from bot.table.past.texts import from_json
from tests.table.conftest import ANN, BOB, CAT, Bench


def kinds(rows: list[OutboxRow]) -> list[str]:
    return [row.payload["kind"] for row in rows]


async def test_the_start_publishes_the_hash_and_calls_the_first(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    rows = await bench.delivered()
    assert kinds(rows) == ["lobby", "notice", "happenings", "table", "your-move"]
    (started,) = from_json(rows[1].payload["lines"])
    assert dict(started.args)["hash"] == (await bench.service.table(game)).seed_hash
    assert [call["user"] for call in rows[4].payload["seats"]] == [ANN]


async def test_one_message_for_all_that_happened_at_once(bench: Bench) -> None:
    game = await bench.game(ANN, ais=3, ai="heuristic", pile=60)
    await bench.delivered()
    await bench.plays(game, ANN, ("take", 1))
    rows = await bench.delivered()
    assert kinds(rows) == ["happenings", "table"]
    assert [line.key for line in from_json(rows[0].payload["lines"])] == ["pebbles-took"] * 4
    assert rows[0].payload["seqs"] == [2, (await bench.service.table(game)).seq]


async def test_a_step_that_nobody_can_see_says_nothing(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.delivered()
    await bench.plays(game, ANN, ("raid",))
    assert await bench.delivered() == []


async def test_calls_that_are_out_of_date_and_cards_drawn_twice_are_not_sent(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.plays(game, ANN, ("take", 1))
    await bench.plays(game, BOB, ("take", 1))
    rows = await bench.delivered()
    assert kinds(rows).count("table") == 1
    calls = [
        call["user"] for row in rows if row.payload["kind"] == "your-move" for call in row.payload["seats"]
    ]
    assert calls == []  # their first calls are past, and both have just acted: they are looking
    assert {entry.seat for entry in (await bench.seen(game)).waiting} == {0, 1}
    bench.now += 121
    (late,) = await bench.delivered()
    assert {call["user"] for call in late.payload["seats"]} == {ANN, BOB}, "who has gone is called"


async def test_a_message_is_tried_again_and_keeps_its_order(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.delivered()
    bench.trouble = [Undelivered("Discord is down", 5.0)]
    await bench.plays(game, ANN, ("take", 1))
    assert await bench.delivered() == []
    due = await bench.service.next_delivery()
    assert due == bench.now + 5
    bench.now = due
    assert kinds(await bench.delivered()) == ["happenings", "table", "your-move"]


async def test_a_hopeless_message_is_given_up_and_kept_for_the_host(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.delivered()
    bench.trouble = [Undelivered("the thread is gone")]
    await bench.plays(game, ANN, ("take", 1))
    await bench.delivered()
    (row,) = await bench.store.failed(game)
    assert (row.payload["kind"], row.last_error) == ("happenings", "the thread is gone")


async def test_a_copy_by_dm_for_who_asked_and_a_fallback_when_they_are_closed(bench: Bench) -> None:
    await bench.service.save_prefs(ANN, {"dm": True})
    game = await bench.game(ANN, BOB)
    copies = [row for row in await bench.delivered() if row.target == "dm"]
    assert [(row.user_id, row.payload["kind"], row.payload["seat"]) for row in copies] == [
        (ANN, "private", 0)
    ]
    bench.closed_dms = {ANN}
    await bench.plays(game, ANN, ("draw",))
    assert "dm-closed" not in kinds(await bench.delivered())
    assert (await bench.service.prefs(ANN))["dm_closed"]
    await bench.plays(game, BOB, ("take", 1))
    rows = await bench.delivered()
    assert [row.payload["user"] for row in rows if row.payload["kind"] == "dm-closed"] == [ANN]
    await bench.plays(game, ANN, ("odd",))
    await bench.plays(game, BOB, ("odd",))
    await bench.plays(game, ANN, ("draw",))
    assert "dm" not in {row.target for row in await bench.store.pending(bench.now)}
    assert "dm_closed" not in await bench.service.save_prefs(ANN, {"dm": True})


async def test_a_letter_that_does_not_arrive_tells_nobody_that_it_was_sent(bench: Bench) -> None:
    """Bob promises Ann something in secret; that she takes no direct messages is told with the next public
    news."""
    await bench.service.save_prefs(ANN, {"dm": True})
    game = await bench.game(ANN, BOB, CAT)
    await bench.delivered()
    bench.closed_dms = {ANN}
    await bench.service.promises.give(game, BOB, 0, "half of the pile", secret=True)
    assert await bench.delivered() == []
    await bench.restart()
    await bench.plays(game, ANN, ("take", 1))
    assert kinds(await bench.delivered()) == ["happenings", "table", "your-move", "dm-closed"]
    await bench.plays(game, BOB, ("take", 1))
    assert "dm-closed" not in kinds(await bench.delivered())


async def test_the_end_shows_everything(bench: Bench) -> None:
    game = await bench.game(ais=2, pile=10)
    await bench.later(1)
    (card,) = [row for row in await bench.delivered() if row.payload["kind"] == "end"]
    table = await bench.service.table(game)
    assert card.payload["result"] == table.result
    assert (card.payload["seed"], card.payload["seed_hash"]) == (table.seed, table.seed_hash)


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_no_public_message_of_whole_games_holds_a_secret(bench: Bench, seats: int) -> None:
    """Stones that were never shown and sealed guesses stand in no message before the end, nor in the public
    log."""
    await bench.service.save_prefs(ANN, {"dm": True})
    for round_ in range(4):
        game = await bench.game(ANN, ais=seats - 1, pile=30)
        step = 0
        while (await bench.service.table(game)).status == "live":
            seen = await bench.seen(game, ANN)
            (ask,) = [ask for ask in seen.asks if ask.required]
            step += 1
            choice = ask.choices[(step * 7 + round_) % len(ask.choices)]
            await bench.plays(game, ANN, choice if isinstance(choice, tuple) and not hasattr(choice, "shape")
                              else (*choice.prefix, 1))  # fmt: skip
        rows = [row for row in await bench.delivered() if row.game == game]
        for row in rows:
            words = json.dumps(row.payload)
            if row.target == "dm":
                assert row.user_id == ANN
                assert row.payload["seat"] == 0
            elif row.payload["kind"] not in ("end",) and "pebbles-won" not in words:
                assert '"hand"' not in words
                assert '"odd"' not in words
                assert "seed" not in row.payload
                drew = [line for line in row.payload.get("lines", []) if line["key"] == "pebbles-drew"]
                assert all(set(line["args"]) == {"who"} for line in drew)
        for line in await bench.service.log(game, None, limit=1000):
            for words in line.lines:
                assert words.key != "pebbles-drew" or [name for name, _ in words.args] == ["who"]


async def test_a_reader_of_the_log_sees_his_own_secrets_only(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.plays(game, ANN, ("draw",))
    own = (await bench.service.log(game, 0))[-1]
    other = (await bench.service.log(game, 1))[-1]
    assert [name for name, _ in own.lines[0].args] == ["who", "stone"]
    assert [name for name, _ in other.lines[0].args] == ["who"]
    assert (own.move, other.move) == (("draw",), None)
    dice = (await bench.service.log(game, 1))[0]
    assert dice.move is None


async def test_promises_and_who_may_read_them(bench: Bench) -> None:
    game = await bench.game(ANN, BOB, CAT)
    ledger = bench.service.promises
    open_one = await ledger.give(game, ANN, 1, "I will not raid you")
    await ledger.give(game, ANN, 1, "nor tell Cat", secret=True)
    assert [row.text for row in await ledger.ledger(game, 2)] == ["I will not raid you"]
    assert len(await ledger.ledger(game, 0)) == len(await ledger.ledger(game, 1)) == 2
    assert "nor tell Cat" not in json.dumps([dict(row.payload) for row in await bench.delivered()])
    await ledger.settle(game, BOB, open_one.id, "kept")
    assert [row.state for row in await ledger.ledger(game, None)] == ["kept"]


class SlowLetters:
    """A sender whose direct messages to Ann are made as soon as `done` is set, and no sooner."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.begun: list[OutboxRow] = []
        self.done = asyncio.Event()
        self._news = asyncio.Condition()

    async def send(self, row: OutboxRow) -> Sent:
        if row.user_id == ANN:
            self.begun.append(row)
            await self.done.wait()
        sent = await self.bench.send(row)
        async with self._news:
            self._news.notify_all()
        return sent

    async def until(self, kind: str, count: int = 1) -> None:
        """Wait until so many messages of that kind have arrived in threads."""
        async with asyncio.timeout(20), self._news:
            await self._news.wait_for(lambda: kinds(to_threads(self.bench.sent)).count(kind) >= count)


def to_threads(rows: list[OutboxRow]) -> list[OutboxRow]:
    return [row for row in rows if row.target == "thread"]


async def test_a_message_that_takes_long_to_make_delays_nobody_else(bench: Bench) -> None:
    for user in (ANN, BOB):
        await bench.service.save_prefs(user, {"dm": True})
    game = await bench.game(ANN, BOB)
    slow = SlowLetters(bench)
    delivery = asyncio.create_task(bench.service.deliver(slow))
    await slow.until("your-move")
    assert [row.user_id for row in bench.sent if row.target == "dm"] == [BOB]
    await bench.plays(game, ANN, ("draw",))
    await slow.until("happenings", 2)
    await bench.plays(game, BOB, ("draw",))
    await slow.until("happenings", 3)
    assert len(slow.begun) == 1, "what follows for Ann waits its turn"
    slow.done.set()
    await delivery
    assert [row.payload["lines"][0]["key"] for row in bench.sent if row.user_id == ANN] == [
        "pebbles-dealt",
        "pebbles-drew-own",
    ]
    assert len({row.id for row in bench.sent}) == len(bench.sent)
    assert await bench.delivered() == []


async def test_cut_off_while_something_is_made_nothing_is_lost_or_sent_twice(bench: Bench) -> None:
    await bench.service.save_prefs(ANN, {"dm": True})
    game = await bench.game(ANN, BOB)
    slow = SlowLetters(bench)
    delivery = asyncio.create_task(bench.service.deliver(slow))
    await slow.until("your-move")
    delivery.cancel()
    await asyncio.wait({delivery})
    before = {row.nonce for row in bench.sent}
    await bench.restart()
    await bench.plays(game, ANN, ("draw",))
    rows = await bench.delivered()
    letters = [row for row in rows if row.user_id == ANN]
    assert [row.payload["lines"][0]["key"] for row in letters] == ["pebbles-dealt", "pebbles-drew-own"]
    assert letters[0].nonce == slow.begun[0].nonce, "Discord knows a message that had been sent by its nonce"
    assert before.isdisjoint(row.nonce for row in rows)
