"""Moderators: what they may do, what they may not see, and that every act is written down."""

import json
from typing import Any

import pytest

from bot.engine.moves import Refused, Who
from bot.store.errors import StoreUnavailable
from bot.table.errors import BadInput, NotAllowed, NotRunning, StoreTrouble
from bot.table.people.moderation import Moderator
from bot.table.settings import Defaults
from tests.table.conftest import ANN, BOB, CAT, DAN, NAMES, PLACE, Bench

DAN_BY = Moderator(DAN, "because")


async def acts(bench: Bench, game: int) -> list[tuple[int, str, str | None]]:
    return [(row.actor_id, row.action, row.reason) for row in await bench.service.mod.audit(game=game)]


async def test_every_act_is_recorded_with_its_reason(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    mod = bench.service.mod
    await mod.extend(game, DAN_BY, 3)
    await mod.pause(game, DAN_BY)
    await mod.resume(game, DAN_BY)
    await mod.act_for(game, DAN_BY, 0, [("take", 1)], bench.key(), ask=None)
    await mod.process_now(game, DAN_BY)
    await mod.undo_to(game, DAN_BY, 1)
    await mod.inspect(game, DAN_BY, 1)
    await mod.adjust(game, DAN_BY, ("pebbles", 1, 9))
    await mod.set_setting(game, DAN_BY, "hours", 48)
    await mod.replace(game, DAN_BY, 0, user=CAT, name="Cat")
    await mod.export(game, DAN_BY)
    await mod.end(game, DAN_BY)
    await mod.archive(game, DAN_BY)
    names = [
        "extend",
        "pause",
        "resume",
        "act-for",
        "process-now",
        "undo",
        "inspect",
        "adjust",
        "setting",
        "replace",
    ]
    expected = [(DAN, name, "because") for name in [*names, "export", "end", "archive"]]
    assert list(reversed(await acts(bench, game))) == expected


async def test_audit_goes_to_the_audit_channel_too(bench: Bench) -> None:
    bench.defaults = Defaults(audit_channel=555)
    await bench.restart()
    game = await bench.game(ANN, BOB)
    await bench.service.mod.pause(game, DAN_BY)
    (row,) = [row for row in await bench.delivered() if row.payload["kind"] == "audit"]
    assert (row.target, row.payload["action"], row.payload["actor"]) == ("555", "pause", DAN)


async def test_who_plays_may_not_look_behind_the_curtain(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    by, mod = Moderator(ANN), bench.service.mod
    forbidden: list[Any] = [
        lambda: mod.inspect(game, by, 1),
        lambda: mod.act_for(game, by, 1, [("take", 1)], bench.key(), ask=None),
        lambda: mod.adjust(game, by, ("pebbles", 0, 30)),
        lambda: mod.preview_adjust(game, by, ("pebbles", 0, 30)),
        lambda: mod.export(game, by),
    ]
    for act in forbidden:
        with pytest.raises(NotAllowed):
            await act()
    assert await acts(bench, game) == []


async def test_nor_may_who_has_played_and_left(bench: Bench) -> None:
    game = await bench.game(ANN, BOB, CAT)
    await bench.service.leave(game, ANN, bench.key(), to="heuristic")
    with pytest.raises(NotAllowed):
        await bench.service.mod.inspect(game, Moderator(ANN), 1)


async def test_in_blind_mode_nobody_looks(bench: Bench) -> None:
    await bench.store.save_guild_settings(PLACE.guild_id, {"blind": True})
    game = await bench.game(ANN, BOB)
    with pytest.raises(NotAllowed):
        await bench.service.mod.inspect(game, DAN_BY, 0)
    await bench.service.mod.end(game, DAN_BY)
    assert (await bench.service.mod.inspect(game, DAN_BY, 0)).view.hand


async def test_inspect_shows_the_hand(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    seen = await bench.service.mod.inspect(game, DAN_BY, 1)
    assert seen.view.hand == (await bench.seen(game, BOB)).view.hand


async def test_a_correction_is_previewed_made_and_replayable(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    mod = bench.service.mod
    preview = await mod.preview_adjust(game, DAN_BY, ("pebbles", 1, 9))
    assert [dict(line.args) for line in preview.removed] == [{"who": Who(1), "count": 0, "stones": 2}]
    assert [dict(line.args) for line in preview.added] == [{"who": Who(1), "count": 9, "stones": 2}]
    assert (await bench.seen(game)).view.pebbles == (0, 0)
    await mod.adjust(game, DAN_BY, ("pebbles", 1, 9))
    assert (await bench.seen(game)).view.pebbles == (0, 9)
    assert (await bench.service.moment(game, 2, None)).view.pebbles == (0, 9)
    with pytest.raises(Refused):
        await mod.adjust(game, DAN_BY, ("weather", 1))
    assert [ask.frame for ask in (await bench.seen(game, ANN)).asks] == ["turn"]


async def test_a_person_is_replaced_and_sees_the_game(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    mod = bench.service.mod
    with pytest.raises(NotAllowed):
        await mod.replace(game, DAN_BY, 0, user=BOB, name="Bob")
    with pytest.raises(BadInput):
        await mod.replace(game, DAN_BY, 0, user=None, ai="genius")
    with pytest.raises(BadInput):
        await mod.replace(game, DAN_BY, 7, user=CAT, name="Cat")
    await mod.replace(game, DAN_BY, 0, user=CAT, name="Cat")
    await bench.plays(game, CAT, ("take", 2))
    await mod.replace(game, DAN_BY, 1, user=None, ai="heuristic")
    assert (await bench.seen(game)).view.pebbles[1] >= 3
    await mod.replace(game, DAN_BY, 1, user=BOB, name="Bob")
    assert (await bench.seen(game, BOB)).seat == 1
    with pytest.raises(NotAllowed):
        await mod.inspect(game, Moderator(ANN), 1)


async def test_ending_is_a_draw_and_reveals_the_seed(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    assert (await bench.service.table(game)).seed is None
    with pytest.raises(NotAllowed):
        await bench.service.verify(game)
    await bench.service.mod.end(game, DAN_BY)
    table = await bench.service.table(game)
    assert (table.status, table.result) == ("over", {"winners": [], "how": []})
    assert table.seed is not None
    with pytest.raises(NotRunning):
        await bench.service.mod.pause(game, DAN_BY)
    assert {row.outcome for row in await bench.store.results(game=game)} == {"drawn"}


async def test_an_exported_game_goes_on_elsewhere(bench: Bench) -> None:
    game = await bench.game(ANN, BOB)
    await bench.plays(game, ANN, ("roll",))
    data = await bench.service.mod.export(game, DAN_BY)
    again = await bench.service.mod.import_(json.dumps(data).encode(), DAN_BY, PLACE)
    assert (await bench.service.table(again)).status == "paused"
    for user in (ANN, BOB):
        await bench.service.take_seat(again, user, NAMES[user], PLACE.guild_id)
    await bench.service.mod.resume(again, DAN_BY)
    assert (await bench.seen(again, BOB)).view == (await bench.seen(game, BOB)).view
    await bench.plays(again, BOB, ("take", 1))
    assert [line.lines for line in await bench.service.log(again, 0, limit=2)] != []


@pytest.mark.parametrize("data", [None, [], {}, {"body": {"game": {"kind": 7}}}, {"format": "x", "body": []}])
async def test_a_damaged_export_is_refused_in_words(bench: Bench, data: object) -> None:
    with pytest.raises(BadInput) as refusal:
        await bench.service.mod.import_(json.dumps(data).encode(), DAN_BY, PLACE)
    assert refusal.value.reason.key == "table-bad-export"


async def test_what_is_set_for_a_server_or_brought_to_it_is_recorded_with_it(bench: Bench) -> None:
    """Also if the process dies right after."""
    game = await bench.game(ANN, BOB)
    data, mod = await bench.service.mod.export(game, DAN_BY), bench.service.mod

    async def dies(*_: object, **__: object) -> None:
        raise StoreUnavailable("killed")

    bench.store.enqueue = dies  # type: ignore[method-assign]
    await mod.set_server(PLACE.guild_id, DAN_BY, "blind", True)
    with pytest.raises(StoreTrouble):
        await mod.import_(json.dumps(data).encode(), DAN_BY, PLACE)
    await bench.restart()
    acts = [(row.action, row.game) for row in await bench.service.mod.audit(guild=PLACE.guild_id)]
    assert acts[:2] == [("import", game + 1), ("server", None)]


async def test_who_moves_the_audit_channel_is_told_of_in_both(bench: Bench) -> None:
    mod = bench.service.mod
    await mod.set_server(PLACE.guild_id, DAN_BY, "audit_channel", 77)
    assert [row.target for row in await bench.delivered()] == ["77"]
    await mod.set_server(PLACE.guild_id, DAN_BY, "audit_channel", 88)
    assert [row.target for row in await bench.delivered()] == ["77", "88"]
    await mod.set_server(PLACE.guild_id, DAN_BY, "audit_channel", None)
    assert [row.target for row in await bench.delivered()] == ["88"]


async def test_what_a_moderator_learns_by_a_refusal_or_closes_for_others_is_recorded(bench: Bench) -> None:
    game, mod = await bench.game(ANN, BOB), bench.service.mod
    with pytest.raises(Refused):
        await mod.preview_adjust(game, DAN_BY, ("weather", 1))
    assert await acts(bench, game) == [(DAN, "preview", "because")]
    lobbies = bench.service.lobby
    own = await lobbies.create("pebbles", PLACE, ANN, "Ann", bench.key())
    other = await lobbies.create("pebbles", PLACE, BOB, "Bob", bench.key())
    await lobbies.close(own.game, ANN, moderator=True)
    await lobbies.close(other.game, ANN, moderator=True)
    assert await acts(bench, own.game) == []
    assert await acts(bench, other.game) == [(ANN, "close", None)]
