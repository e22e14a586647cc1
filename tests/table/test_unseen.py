"""What tells of moves that nobody saw: the numbers of decisions, of lines in the log, of votes."""

import json
import re
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.engine.moves import Open, Text, complete
from bot.games.registry import GAMES
from bot.table.errors import BadInput, Stale
from bot.table.people.moderation import Moderator
from tests.table.conftest import ANN, BOB, CAT, DAN, NAMES, PLACE, Bench

PEOPLE = (ANN, BOB, CAT)


async def test_by_the_numbers_of_his_decisions_nobody_counts_moves(bench: Bench) -> None:
    game = await bench.game(ANN, BOB, pile=60)
    numbers = []
    for _ in range(6):
        for user, move in [(ANN, ("take", 1)), (BOB, ("take", 1)), (ANN, ("odd",)), (BOB, ("odd",))]:
            (ask,) = (await bench.seen(game, user)).asks
            numbers.append(ask.number)
            await bench.plays(game, user, move, ask=ask.number)
    assert len(set(numbers)) == len(numbers), "another decision has another number"
    assert min(numbers) > 1000
    assert numbers != sorted(numbers)
    steps = [after - before for before, after in pairwise(numbers)]
    assert len({abs(step) for step in steps}) == len(steps)


async def test_a_decision_keeps_its_number_over_a_restart_and_while_others_decide_in_secret(
    bench: Bench,
) -> None:
    game = await bench.game(ANN, BOB)
    await bench.plays(game, ANN, ("take", 1))
    await bench.plays(game, BOB, ("take", 1))
    (before,) = (await bench.seen(game, BOB)).asks
    await bench.plays(game, ANN, ("odd",))
    await bench.restart()
    (after,) = (await bench.seen(game, BOB)).asks
    assert after.number == before.number
    for foreign in (5, before.number + 1, (await bench.service.table(game)).seq):
        with pytest.raises(Stale):
            await bench.plays(game, BOB, ("even",), ask=foreign)
    await bench.plays(game, BOB, ("even",), ask=before.number)


async def test_what_would_be_asked_next_is_numbered_like_what_is_asked(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    (coming,) = await bench.service.preview(game, 0, [("raid",)])
    await bench.plays(game, ANN, ("raid",))
    (ask,) = (await bench.seen(game, ANN)).asks
    assert ask == coming


async def test_the_log_counts_what_everybody_was_told_and_nothing_else(bench: Bench) -> None:
    """Ann and Bob guess in secret between what is told; the numbers go on as if they had not."""
    game = await bench.game(ANN, BOB)
    for user, move in [(ANN, ("take", 1)), (BOB, ("take", 1)), (ANN, ("odd",)), (BOB, ("odd",))]:
        await bench.plays(game, user, move)
    await bench.plays(game, ANN, ("take", 2))
    told = ["dealt", "took", "took", "guessed", "took"]
    for viewer in (None, 0, 1):
        log = await bench.service.log(game, viewer)
        assert [line.lines[0].key for line in log] == [f"pebbles-{word}" for word in told]
        assert [line.number for line in log] == [1, 2, 3, 4, 5]
    await bench.restart()
    before = [line.number for line in await bench.service.log(game, None, before=4, limit=2)]
    assert before == [2, 3]
    await bench.service.mod.end(game, Moderator(DAN))
    assert [line.number for line in await bench.service.log(game, 1, limit=5)] == [1, 2, 3, 4, 5]
    assert len(await bench.service.moves(game, None, 1, 99)) > 5


async def test_the_log_is_turned_page_by_page_without_a_gap(bench: Bench) -> None:
    game = await bench.game(ANN, BOB, pile=4000)
    for number in range(40):
        user = (ANN, BOB)[number % 2]
        for move in [("roll",), *([("odd",)] if number % 2 else [])]:
            await bench.plays(game, user, move)
        if number % 2:
            await bench.plays(game, ANN, ("odd",))
    whole = await bench.service.log(game, 0, limit=1000)
    pages, before = list(whole[:0]), None
    while page := await bench.service.log(game, 0, before=before, limit=7):
        pages[:0], before = page, page[0].place
    assert pages == whole
    for wrong in ("12", "", "+", "9999+0", "1+1+1", "x"):
        with pytest.raises(Stale):
            await bench.service.log(game, 0, before=wrong)
    assert (await bench.service.log(game, 0, before="2+999", limit=1))[0].number == 2


async def test_a_vote_to_go_back_says_so_in_words(bench: Bench) -> None:
    game = await bench.game(ANN, BOB, CAT)
    await bench.plays(game, ANN, ("take", 3))
    await bench.plays(game, BOB, ("take", 1))
    await bench.delivered()
    await bench.service.votes.propose(game, BOB, "undo")
    (card,) = [row for row in await bench.delivered() if row.payload["kind"] == "vote"]
    assert card.payload["after"]["key"] == "pebbles-took"
    assert card.payload["after"]["args"] == {"who": {"who": 0}, "count": 3}
    for user in (ANN, CAT):
        await bench.service.votes.cast(game, user, "undo", True)
    assert (await bench.seen(game)).view.pebbles == (3, 0, 0)


async def test_a_moderator_goes_back_to_a_line_of_the_log(bench: Bench) -> None:
    game, mod, by = await bench.game(ANN, BOB), bench.service.mod, Moderator(DAN)
    for user, move in [(ANN, ("take", 1)), (BOB, ("take", 1)), (ANN, ("odd",)), (BOB, ("odd",))]:
        await bench.plays(game, user, move)
    await bench.plays(game, ANN, ("take", 2))
    await bench.delivered()
    for line in (-1, 6, 99):
        with pytest.raises(BadInput) as refusal:
            await mod.undo_after(game, by, line)
        assert refusal.value.reason == Text("table-undo-where")
    await mod.undo_after(game, by, 3)
    assert (await bench.seen(game)).view.pebbles == (1, 1)
    assert {ask.frame for ask in await bench.service.asks(game)} == {"guess"}
    said = [row.payload for row in await bench.delivered() if row.payload["kind"] == "notice"]
    assert "table-undone-after" in json.dumps(said)
    assert re.search(r"pebbles-took", json.dumps(said))
    with pytest.raises(BadInput):
        await mod.undo_after(game, by, 5)
    await mod.undo_after(game, by, 0)
    assert (await bench.seen(game)).view.pebbles == (0, 0)


@pytest.fixture
async def bank(tmp_path: Path) -> AsyncIterator[Bench]:
    """A bench for Illuminopoly."""
    found = Bench(tmp_path / "bank.sqlite3", {"illuminopoly": GAMES["illuminopoly"]})
    await found.open()
    yield found
    await found.store.close()


async def chair_is_tempted(bank: Bench) -> tuple[int, int]:
    """A game, and the person who sits in the Chair and could dip into the till."""
    service, dice = bank.service, Random(7)
    game = (await service.lobby.create("illuminopoly", PLACE, ANN, "Ann", bank.key(), join=False)).game
    for name, value in {"order": "joined", "cheating": True, "hours": 24}.items():
        await service.lobby.set_option(game, ANN, name, value)
    for user in PEOPLE:
        await service.lobby.join(game, user, NAMES[user])
    await service.lobby.start(game, ANN, bank.key())
    for _ in range(400):
        asks = [ask for ask in await service.asks(game) if ask.required]
        for ask in asks:
            if any(isinstance(choice, Open) and choice.prefix == ("dip",) for choice in ask.choices):
                return game, PEOPLE[ask.seat]
        ask = dice.choice(asks)
        await bank.plays(game, PEOPLE[ask.seat], complete(ask.choices[0], lambda n: 0))
    raise AssertionError("nobody was ever tempted")


async def public(bank: Bench, game: int, but: int) -> list[Any]:
    """Everything that anybody but one person can see of a game."""
    table = await bank.service.table(game)
    others = [row.user_id for row in table.seats if row.user_id not in (None, but)]
    seen = [await bank.seen(game, user) for user in (None, *others)]
    return [
        [(s.view, str(s.asks), [(w.seat, w.due_at) for w in s.waiting], s.can_undo) for s in seen],
        [
            [(line.number, line.place, line.lines) for line in await bank.service.log(game, s.seat)]
            for s in seen
        ],
    ]


@pytest.mark.rule("IOP-84")
async def test_what_two_agree_in_private_no_third_can_notice(bank: Bench) -> None:
    """Neither by a message, nor because his own buttons have gone stale."""
    game, chair = await chair_is_tempted(bank)
    table = await bank.service.table(game)
    seat = table.seat_of(chair)
    to, third = [row for row in table.seats if row.seat != seat]
    await bank.delivered()
    bank.now += 3600
    before = await bank.seen(game, third.user_id), await bank.service.log(game, third.seat)
    await bank.plays(game, chair, ("promise", to.seat, "You shall have a bridge."))
    await bank.plays(game, chair, ("lend", to.seat, 1))
    assert {(row.target, row.user_id) for row in await bank.delivered()} == {("dm", to.user_id)}
    after = await bank.seen(game, third.user_id), await bank.service.log(game, third.seat)
    assert str(after[0].asks) == str(before[0].asks)
    assert (after[0].view, [w.due_at for w in after[0].waiting]) == (
        before[0].view,
        [w.due_at for w in before[0].waiting],
    )
    assert after[1] == before[1]
    (offer,) = (await bank.seen(game, to.user_id)).view.offers
    assert offer.loan == 1


@pytest.mark.rule("IOP-11")
async def test_who_dips_into_the_till_moves_nothing_that_others_can_see(bank: Bench) -> None:
    """Not the card, nor its clock, not the log, nor when he takes it back; also after a restart."""
    game, chair = await chair_is_tempted(bank)
    await bank.delivered()
    await bank.restart()
    bank.now += 3600
    before = await public(bank, game, chair)
    (mine,) = [
        w for w in (await bank.seen(game, chair)).waiting if w.seat == (await bank.seen(game, chair)).seat
    ]
    await bank.plays(game, chair, ("dip", 5))
    assert await bank.delivered() == []
    assert await public(bank, game, chair) == before
    seen = await bank.seen(game, chair)
    assert [w.due_at for w in seen.waiting if w.seat == seen.seat] == [mine.due_at], "nor has he more time"
    assert "dipped" in str((await bank.service.log(game, seen.seat))[-1].lines)
    await bank.service.undo(game, chair, bank.key())
    assert await bank.delivered() == []
    log = (await public(bank, game, chair))[1]
    assert log == before[1]
