"""Export and import: what arrives is the same game, and a damaged export changes nothing."""

import copy
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.store.codec import canonical, digest, pack
from bot.store.errors import CorruptExport
from bot.store.records import Entry, GameRow, MoveBatch, NewTimer, Place, PromiseRow, ResultRow
from bot.store.repository import Store
from bot.store.transfer import from_export
from tests.store.conftest import NOW, PLACE


@pytest.fixture
async def exported(store: Store, game: GameRow) -> dict[str, Any]:
    """A live game in its second epoch, once through a JSON file."""
    await store.commit_move(
        MoveBatch(
            game.id,
            0,
            NOW,
            status="live",
            entries=[Entry(0, ("attack", 7), key="k", actor=77)],
            snapshot=pack("A"),
        )
    )
    await store.commit_move(
        MoveBatch(
            game.id,
            1,
            NOW + 1,
            entries=[Entry(-1, (2**64 - 1,)), Entry(1, ("pass",), note="by a moderator")],
            snapshot=pack("B"),
            rules_version="rules-2",
            close_epoch=True,
            timers=[NewTimer("deadline", NOW + 2, 3)],
            results=[ResultRow(game.id, 0, 77, "left", None, NOW)],
            promises=[PromiseRow(game.id, 1, 0, 1, "peace", secret=True)],
        )
    )
    data: dict[str, Any] = json.loads(json.dumps(await store.export_game(game.id)))
    return data


async def test_round_trip(store: Store, game: GameRow, exported: dict[str, Any]) -> None:
    copied = await store.import_game(from_export(exported), now=NOW + 9, place=Place(5, 6))
    old, new = await store.load_game(game.id), await store.load_game(copied)
    assert new == replace(
        old,
        id=copied,
        guild_id=5,
        channel_id=6,
        thread_id=None,
        status="paused",
        updated_at=NOW + 9,
        version=0,
    )
    assert await store.seats(copied) == await store.seats(game.id)
    assert await store.log(copied) == [
        replace(row, game=copied, key=None) for row in await store.log(game.id)
    ]
    assert await store.epochs(copied) == [replace(row, game=copied) for row in await store.epochs(game.id)]
    assert await store.results(game=copied) == [
        replace(row, game=copied) for row in await store.results(game=game.id)
    ]
    assert await store.promises(copied) == [
        replace(row, game=copied) for row in await store.promises(game.id)
    ]
    assert await store.timers(copied) == []


async def test_imported_game_can_be_played_on_and_exported_again(
    store: Store, exported: dict[str, Any]
) -> None:
    copied = await store.import_game(from_export(exported), now=NOW, place=PLACE)
    again = await store.export_game(copied)
    differing = {
        name for name, value in again["body"]["game"].items() if exported["body"]["game"][name] != value
    }
    assert differing <= {"status", "updated_at"}
    assert {**again["body"], "game": None} == {**exported["body"], "game": None}
    done = await store.commit_move(MoveBatch(copied, 0, NOW, entries=[Entry(0, ("attack", 8), key="k2")]))
    assert (done.seq, done.epoch) == (4, 1)


async def test_lobby_travels_without_a_state(store: Store, game: GameRow) -> None:
    copied = await store.import_game(from_export(await store.export_game(game.id)), now=NOW, place=PLACE)
    row = await store.load_game(copied)
    assert (row.status, row.snapshot, row.seq) == ("lobby", None, 0)


def _sealed(change: Callable[[dict[str, Any]], object]) -> Callable[[dict[str, Any]], object]:
    """A forger who repairs the checksum."""

    def forge(data: dict[str, Any]) -> None:
        change(data["body"])
        data["checksum"] = digest(canonical(data["body"]))

    return forge


DAMAGE: dict[str, tuple[str, Callable[[dict[str, Any]], object]]] = {
    "another file": ("format", lambda d: d.update(format="recipe")),
    "future version": ("version", lambda d: d.update(version=2)),
    "no version": ("version", lambda d: d.pop("version")),
    "checksum gone": ("shape", lambda d: d.pop("checksum")),
    "body is a list": ("shape", lambda d: d.update(body=[])),
    "changed move": ("checksum", lambda d: d["body"]["log"][0]["move"].append(1)),
    "changed name": ("checksum", lambda d: d["body"]["game"].update(name="x")),
    "not JSON": ("shape", lambda d: d["body"].update(extra=object())),
    "unknown field": ("shape", _sealed(lambda b: b["game"].update(admin=True))),
    "unknown status": ("shape", _sealed(lambda b: b["game"].update(status="won"))),
    "text for number": ("shape", _sealed(lambda b: b["game"].update(guild_id="1"))),
    "huge number": ("shape", _sealed(lambda b: b["game"].update(guild_id=2**63))),
    "huge seat": ("shape", _sealed(lambda b: b["seats"][0].update(seat=2**40))),
    "float in a move": ("shape", _sealed(lambda b: b["log"][0].update(move=[1.5]))),
    "seat twice": ("shape", _sealed(lambda b: b["seats"].append(b["seats"][0]))),
    "other seed": ("seed", _sealed(lambda b: b["game"].update(seed="00" * 32))),
    "seed no hex": ("shape", _sealed(lambda b: b["game"].update(seed="zz"))),
    "other state": ("snapshot", _sealed(lambda b: b["game"].update(snapshot=b["epochs"][1]["snapshot"]))),
    "state no base64": ("snapshot", _sealed(lambda b: b["game"].update(snapshot="%%%"))),
    "state cut off": ("snapshot", _sealed(lambda b: b["game"].update(snapshot=b["game"]["snapshot"][:8]))),
    "state without hash": ("snapshot", _sealed(lambda b: b["game"].update(snapshot_hash=None))),
    "missing move": ("log", _sealed(lambda b: b["log"].pop(0))),
    "move twice": ("log", _sealed(lambda b: b["log"].append(b["log"][0]))),
    "missing epoch": ("log", _sealed(lambda b: b["epochs"].pop())),
    "no epochs": ("log", _sealed(lambda b: b["epochs"].clear())),
    "epoch of the future": ("log", _sealed(lambda b: b["epochs"][1].update(first_seq=9))),
    "move in another epoch": ("log", _sealed(lambda b: b["log"][0].update(epoch=1))),
}


@pytest.mark.parametrize("damage", DAMAGE)
async def test_damaged_export_changes_nothing(store: Store, exported: dict[str, Any], damage: str) -> None:
    reason, spoil = DAMAGE[damage]
    data = copy.deepcopy(exported)
    spoil(data)
    before = await store.live_games()
    with pytest.raises(CorruptExport) as caught:
        await store.import_game(from_export(data), now=NOW, place=PLACE)
    assert caught.value.reason == reason
    assert caught.value.key == "store-corrupt-export"
    assert await store.live_games() == before


@pytest.mark.parametrize("data", [None, [], "text", 7, {}, {"format": "fnordmaster-game"}])
async def test_anything_but_an_export_is_refused(store: Store, data: object) -> None:
    with pytest.raises(CorruptExport):
        await store.import_game(from_export(data), now=NOW, place=PLACE)
    assert await store.live_games() == []
