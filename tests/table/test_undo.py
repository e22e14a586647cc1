"""Taking back: freely, by consent, by a moderator; and that nothing of the branch cut off fits any more."""

import pytest

from bot.engine.moves import HOST
from bot.table.errors import BadInput, NotAllowed, NotRunning, Stale
from bot.table.people.moderation import Moderator
from tests.table.conftest import ANN, BOB, CAT, DAN, Bench


async def test_the_own_last_step_is_free_while_nothing_was_revealed(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    before = await bench.seen(game, ANN)
    assert not before.can_undo
    await bench.plays(game, ANN, ("raid",))
    assert (await bench.seen(game, ANN)).can_undo
    done = await bench.service.undo(game, ANN, bench.key())
    assert [ask.frame for ask in done.asks] == ["turn"]
    assert (await bench.seen(game, ANN)).view == before.view
    assert (await bench.store.log(game))[-1].move == ("undo", 1)
    assert (await bench.store.log(game))[-1].seat == HOST


async def test_a_macro_is_taken_back_as_one_and_steps_one_by_one(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.plays(game, ANN, ("raid",), ("from", 1))
    await bench.service.undo(game, ANN, bench.key())
    assert [ask.frame for ask in (await bench.seen(game, ANN)).asks] == ["turn"]
    await bench.plays(game, ANN, ("raid",))
    await bench.plays(game, ANN, ("from", 1))
    await bench.service.undo(game, ANN, bench.key())
    assert (await bench.seen(game, ANN)).asks[0].choices == [("from", 1)]
    await bench.service.undo(game, ANN, bench.key())
    assert (await bench.seen(game, ANN)).asks[0].frame == "turn"
    with pytest.raises(NotAllowed):
        await bench.service.undo(game, ANN, bench.key())


@pytest.mark.parametrize("move", [("draw",), ("roll",)])
async def test_what_was_drawn_or_rolled_is_not_free(bench: Bench, move: tuple[str]) -> None:
    game = await bench.game(ANN, BOB)
    await bench.plays(game, ANN, move)
    assert not (await bench.seen(game, ANN)).can_undo
    with pytest.raises(NotAllowed):
        await bench.service.undo(game, ANN, bench.key())


async def test_nor_what_another_seat_has_answered(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.plays(game, ANN, ("take", 2))
    assert (await bench.seen(game, ANN)).can_undo
    await bench.plays(game, BOB, ("take", 1))
    assert not (await bench.seen(game, ANN)).can_undo
    with pytest.raises(NotAllowed):
        await bench.service.undo(game, ANN, bench.key())


async def test_a_button_of_the_branch_that_was_cut_off_is_stale(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.plays(game, ANN, ("take", 2))
    (old,) = (await bench.seen(game, BOB)).asks
    await bench.service.undo(game, ANN, bench.key())
    await bench.plays(game, ANN, ("take", 3))
    with pytest.raises(Stale):
        await bench.plays(game, BOB, ("take", 1), ask=old.number)


async def test_the_same_undo_twice_undoes_once(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.plays(game, ANN, ("raid",))
    await bench.plays(game, ANN, ("from", 1))
    first = await bench.service.undo(game, ANN, "click")
    again = await bench.service.undo(game, ANN, "click")
    assert (first.repeated, again.repeated) == (False, True)
    assert (await bench.seen(game, ANN)).asks[0].choices == [("from", 1)]


async def test_state_after_undos_and_a_restart_replays_from_the_log(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.plays(game, ANN, ("take", 2))
    await bench.service.undo(game, ANN, bench.key())
    await bench.plays(game, ANN, ("roll",))
    await bench.plays(game, BOB, ("raid",))
    await bench.service.undo(game, BOB, bench.key())
    view = (await bench.seen(game)).view
    await bench.restart()
    assert (await bench.seen(game)).view == view
    seq = (await bench.service.table(game)).seq
    assert (await bench.service.moment(game, seq, None)).view == view


async def test_consent_takes_back_more(bench: Bench) -> None:
    game = await bench.game(ANN, BOB, CAT)
    await bench.plays(game, ANN, ("roll",))
    await bench.plays(game, BOB, ("take", 1))
    votes = bench.service.votes
    await votes.propose(game, ANN, "undo")
    (vote,) = (await bench.seen(game)).votes
    assert (vote.what, vote.by, vote.yes, vote.missing) == ("undo", 0, (0,), (1, 2))
    with pytest.raises(NotAllowed):
        await votes.propose(game, BOB, "undo")
    await votes.cast(game, BOB, "undo", True)
    assert (await bench.seen(game)).view.pebbles[1] == 1
    await votes.cast(game, CAT, "undo", True)
    seen = await bench.seen(game, ANN)
    assert seen.view.pebbles == (0, 0, 0)
    assert seen.votes == ()
    assert [ask.frame for ask in seen.asks] == ["turn"]


async def test_one_no_ends_the_vote(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.plays(game, ANN, ("roll",))
    await bench.service.votes.propose(game, ANN, "undo")
    view = (await bench.seen(game)).view
    await bench.service.votes.cast(game, BOB, "undo", False)
    assert (await bench.seen(game)).votes == ()
    assert (await bench.seen(game)).view == view
    with pytest.raises(NotAllowed):
        await bench.service.votes.cast(game, BOB, "undo", True)


async def test_votes_need_something_to_vote_about(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    with pytest.raises(NotAllowed):
        await bench.service.votes.propose(game, ANN, "undo")
    with pytest.raises(BadInput):
        await bench.service.votes.propose(game, ANN, "lunch")
    with pytest.raises(BadInput):
        await bench.service.votes.propose(game, ANN, "extend", 0)
    with pytest.raises(NotRunning):
        await bench.service.votes.propose(game, ANN, "resume")


async def test_the_table_pauses_and_goes_on_by_consent(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.service.votes.propose(game, ANN, "pause")
    await bench.service.votes.cast(game, BOB, "pause", True)
    assert (await bench.service.table(game)).status == "paused"
    await bench.service.votes.propose(game, BOB, "resume")
    await bench.service.votes.cast(game, ANN, "resume", True)
    assert (await bench.service.table(game)).status == "live"


async def test_alone_among_ai_seats_ones_own_consent_is_enough(bench: Bench) -> None:
    game = await bench.game(ANN, ais=2)
    await bench.plays(game, ANN, ("roll",))
    await bench.service.votes.propose(game, ANN, "undo")
    seen = await bench.seen(game, ANN)
    assert seen.view.round == 1
    assert [ask.frame for ask in seen.asks] == ["turn"]


async def test_a_moderator_goes_back_to_any_move(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.plays(game, ANN, ("take", 3))
    await bench.plays(game, BOB, ("take", 2))
    await bench.service.mod.undo_to(game, Moderator(DAN, "a misunderstanding"), 2)
    assert (await bench.seen(game)).view.pebbles == (3, 0)
    with pytest.raises(BadInput):
        await bench.service.mod.undo_to(game, Moderator(DAN), 3)
    with pytest.raises(BadInput):
        await bench.service.mod.undo_to(game, Moderator(DAN), 77)
    (act, *_) = await bench.service.mod.audit(game=game)
    assert (act.actor_id, act.action, act.reason) == (DAN, "undo", "a misunderstanding")
    assert (act.detail["was"], act.detail["to"]) == (3, 2)


async def test_the_log_shows_what_was_taken_back(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.plays(game, ANN, ("take", 3))
    await bench.service.undo(game, ANN, bench.key())
    lines = await bench.service.log(game, 0)
    assert [(line.seq, line.undone) for line in lines] == [(1, False), (2, True)]


async def test_a_redo_brings_back_what_an_undo_took(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    mona = Moderator(DAN)
    await bench.plays(game, ANN, ("draw",))
    await bench.plays(game, BOB, ("take", 1))
    before = await bench.seen(game, BOB)
    await bench.service.mod.undo_to(game, mona, 0)
    assert (await bench.seen(game, BOB)).view != before.view
    await bench.service.mod.redo(game, mona)
    assert (await bench.seen(game, BOB)).view == before.view, "draws and dice too"
    assert (await bench.store.log(game))[-1].move[0] == "redo"
    await bench.restart()
    assert (await bench.seen(game, BOB)).view == before.view, "also as the log is read anew"
    with pytest.raises(BadInput):
        await bench.service.mod.redo(game, mona)


async def test_nothing_is_brought_back_once_somebody_has_gone_on(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    mona = Moderator(DAN)
    with pytest.raises(BadInput):
        await bench.service.mod.redo(game, mona)
    await bench.plays(game, ANN, ("draw",))
    await bench.service.mod.undo_to(game, mona, 0)
    await bench.plays(game, ANN, ("take", 2))
    after = await bench.seen(game, ANN)
    with pytest.raises(BadInput):
        await bench.service.mod.redo(game, mona)
    assert (await bench.seen(game, ANN)).view == after.view
