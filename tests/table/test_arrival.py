"""Games that come as files: whatever is in them, nobody is disturbed by it, and nobody is seated by it."""

from __future__ import annotations

import asyncio
import base64
import json
import pickle
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.contract import Game
from bot.games.pebbles.game import PEBBLES
from bot.games.pebbles.play.state import Pebbles
from bot.games.pebbles.rules import PebbleRules
from bot.games.pebbles.see.view import View
from bot.store.codec import canonical, digest, pack, unpack
from bot.store.errors import CorruptExport
from bot.store.transfer import LARGEST, Bundle, read_export, to_export
from bot.table.errors import BadInput, NoSuchGame, NotAllowed, NotRunning, NotYourSeat
from bot.table.past import arrival
from bot.table.past.examination import examined
from bot.table.people.moderation import Moderator
from tests.table.conftest import ANN, BOB, CAT, DAN, PLACE, Bench
from tests.table.test_mishaps import ring

MOD = Moderator(DAN, "because")
Change = Callable[[dict[str, Any]], object]
BOUND = 2.0
"""Seconds of work in which a file is read or refused."""


def sealed(exported: dict[str, Any], *changes: Change) -> bytes:
    """The export with its body changed by a forger who repairs the checksum."""
    data: dict[str, Any] = json.loads(json.dumps(exported))
    for change in changes:
        change(data["body"])
    return json.dumps({**data, "checksum": digest(canonical(data["body"]))}).encode()


def stands(words: str) -> Change:
    """Another position, with the fingerprint that belongs to it."""
    packed = pack(words)

    def change(body: dict[str, Any]) -> None:
        body["game"]["snapshot"] = base64.b64encode(packed.data).decode()
        body["game"]["snapshot_hash"] = packed.hash

    return change


RULES = {"pebbles": pickle.dumps(PEBBLES.rules)}


def judged(data: bytes) -> Bundle | str:
    """What becomes of a file: soon, and by no other error than ours."""
    began = time.thread_time()
    found = examined(data, RULES)
    if isinstance(found, Bundle):
        try:
            arrival.strangers(found, PEBBLES, DAN)
        except BadInput as error:
            found = error.key
    assert time.thread_time() - began < BOUND
    return found


def put(where: str, **values: Any) -> Change:
    return lambda body: (body[where] if isinstance(body[where], dict) else body[where][0]).update(values)


def many_inflating(body: dict[str, Any]) -> None:
    """As many positions of 31 MB as fit into the file."""
    big = pack("0" * 31_000_000)
    snapshot = base64.b64encode(big.data).decode()
    count, after = LARGEST // (len(snapshot) + 300), body["game"]["seq"] + 1
    start = {"rules_version": "1", "snapshot": snapshot, "snapshot_hash": big.hash}
    body["epochs"] += [{"epoch": n, "first_seq": after, **start} for n in range(1, count)]
    body["game"]["epoch"] = count - 1


def position_of(body: dict[str, Any]) -> list[Any]:
    row = body["game"]
    found: list[Any] = json.loads(unpack(base64.b64decode(row["snapshot"])))
    return found


def column(name: str, value: Any) -> Change:
    """A position in which one column is another."""

    def change(body: dict[str, Any]) -> None:
        position = position_of(body)
        position[Pebbles.columns().index(name)] = value
        stands(json.dumps(position))(body)

    return change


async def export(bench: Bench, *people: int) -> dict[str, Any]:
    game = await bench.game(*(people or (ANN, BOB)))
    await bench.plays(game, ANN, ("take", 1))
    found: dict[str, Any] = await bench.service.mod.export(game, MOD)
    await bench.delivered()
    return found


HOSTILE: dict[str, tuple[str, Change]] = {
    "nested 200,000 deep": ("snapshot", stands("[" * 200_000 + "]" * 200_000)),
    "nested 900 deep": ("snapshot", stands("[" * 900 + "]" * 900)),
    "many positions that inflate": ("snapshot", many_inflating),
    "a position of another game": ("snapshot", stands("[]")),
    "a position of another move": ("snapshot", column("seq", 77)),
    "a position with other seats": ("snapshot", column("seats", 9)),
    "a position on no frame": ("snapshot", column("stack", [["nowhere", 0]])),
    "a position that waits for nobody there is": ("snapshot", column("waiting", [99])),
    "a lobby": ("lobby", put("game", status="lobby")),
    "options of another game": ("options", put("game", options={"weather": 1})),
    "settings out of range": ("table-bad-input", put("game", settings={"hours": "soon"})),
    "a seat too many": ("seats", put("game", seats=3)),
    "a promise to nobody": (
        "seats",
        lambda body: body["promises"].append(
            {
                "id": 1,
                "seat_from": 0,
                "seat_to": 99,
                "text": "",
                "due": None,
                "state": "open",
                "secret": False,
            }
        ),
    ),
    "two billion moves": ("log", put("game", seq=2**31 - 1)),
    "two billion epochs": ("log", put("game", epoch=2**31 - 1)),
    "a time beyond all": ("shape", put("seats", away_until=1e300)),
    "lines of another shape": ("shape", put("log", lines=[{"key": 1}])),
}


@pytest.mark.parametrize("attack", HOSTILE)
async def test_a_hostile_file_is_refused(bench: Bench, attack: str) -> None:
    why, change = HOSTILE[attack]
    assert judged(sealed(await export(bench), change)) == why


async def test_reading_a_file_holds_nobody_up(bench: Bench) -> None:
    """The longest time for which nothing else is done, while a file is read that inflates to gigabytes."""
    data = sealed(await export(bench), many_inflating)
    assert len(data) > LARGEST // 2
    held = [0.0]

    async def watch() -> None:
        last = time.perf_counter()
        while True:
            await asyncio.sleep(0.005)
            now = time.perf_counter()
            held.append(now - last)
            last = now

    watching = asyncio.create_task(watch())
    with pytest.raises(BadInput) as refused:
        await bench.service.mod.import_(data, MOD, PLACE)
    watching.cancel()
    assert ("why", "snapshot") in refused.value.reason.args
    assert max(held) < 1.0


class Endless(PebbleRules):
    """Rules that a crafted position sends round in circles."""

    def view(self, s: Pebbles, seat: int | None) -> View:
        while s.pile == 17:
            pass
        return super().view(s, seat)


async def test_a_position_that_never_comes_to_an_end_is_given_up(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    exported = await export(bench)
    bench.games = {"pebbles": replace(PEBBLES, rules=Endless())}
    await bench.restart()
    monkeypatch.setattr(arrival, "PATIENCE", 2.0)
    with pytest.raises(BadInput) as refused:
        await bench.service.mod.import_(sealed(exported, column("pile", 17)), MOD, PLACE)
    assert ("why", "slow") in refused.value.reason.args
    assert [row.id for row in await bench.store.live_games()] == [1]


@pytest.mark.parametrize(
    "data", [b"[" * 500_000, b'{"a":' * 200_000, b"\xff" * 100, b"", b"9" * 100_000, b'"\\ud800"']
)
async def test_what_is_no_json_or_nested_too_deeply_is_refused(data: bytes) -> None:
    assert judged(data) == "json"


async def test_a_game_that_is_not_played_here_is_refused(bench: Bench) -> None:
    with pytest.raises(NoSuchGame):
        await bench.service.mod.import_(sealed(await export(bench), put("game", kind="chess")), MOD, PLACE)


# -- people


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are read in this process, which is faster."""

    async def read(data: bytes, games: Mapping[str, Game]) -> Bundle:
        found = examined(data, {key: pickle.dumps(game.rules) for key, game in games.items()})
        assert isinstance(found, Bundle), found
        return found

    monkeypatch.setattr(arrival, "read", read)


EVE, FAY = 660, 661
"""People of somewhere else, whom the importer names."""


def names_strangers(body: dict[str, Any]) -> None:
    body["game"] |= {"creator_id": EVE, "name": "Nitro\n# for **free**\u202e"}
    for n, seat in enumerate(body["seats"]):
        seat |= {"user_id": EVE + n, "name": f"@everyone\n{n}"}
    body["results"] = [{"seat": 0, "user_id": EVE, "outcome": "won", "goal": None, "ended_at": 1.0}]
    body["game"]["settings"] |= {"dms_closed": [EVE], "left": {"1": EVE}, "paused": {"0": [1, 1.0, None]}}


@pytest.mark.usefixtures("here")
async def test_whom_a_file_names_is_written_to_by_nobody(bench: Bench) -> None:
    for user in (EVE, FAY):
        await bench.service.save_prefs(user, {"dm": True})
    data = sealed(await export(bench, ANN, BOB), names_strangers)
    game = await bench.service.mod.import_(data, MOD, PLACE)
    with pytest.raises(NotRunning):
        await bench.service.mod.resume(game, MOD)
    await bench.service.mod.replace(game, MOD, 0, user=CAT, name="Cat")
    await bench.service.mod.resume(game, MOD)
    await ring(bench, 200)
    rows = [row for row in await bench.delivered() if row.game == game]
    assert [row for row in rows if row.user_id not in (None, CAT)] == []
    called = [seat["user"] for row in rows for seat in row.payload.get("seats", ()) if "ask" in seat]
    assert set(called) <= {CAT}
    table = await bench.service.table(game)
    assert table.creator_id == DAN
    assert table.name == "Nitro# for **free**"
    assert [row.user_id for row in table.seats] == [CAT, None]
    assert all("\n" not in row.name for row in table.seats)
    assert await bench.service.find(user=EVE) == []
    assert await bench.service.results(EVE) == []


@pytest.mark.usefixtures("here")
async def test_who_is_named_in_a_file_takes_the_seat_on_that_server(bench: Bench) -> None:
    game = await bench.service.mod.import_(sealed(await export(bench)), MOD, PLACE)
    (told,) = [row for row in await bench.delivered() if row.payload["kind"] == "arrived"]
    assert (told.target, told.payload["by"], told.payload["held"]) == ("thread", DAN, {"0": ANN, "1": BOB})
    with pytest.raises(NotYourSeat):
        await bench.seen(game, ANN)
    for user, guild in ((CAT, PLACE.guild_id), (ANN, PLACE.guild_id + 1)):
        with pytest.raises(NotAllowed):
            await bench.service.take_seat(game, user, "x", guild)
    await bench.service.take_seat(game, ANN, "Anna of here", PLACE.guild_id)
    with pytest.raises(NotAllowed):
        await bench.service.take_seat(game, ANN, "Anna again", PLACE.guild_id)
    await bench.service.mod.resume(game, MOD)
    assert (await bench.service.table(game)).names == {0: "Anna of here", 1: "Bob"}
    assert (await bench.seen(game, ANN)).asks, "an AI has played for Bob, and all guess now"
    await bench.service.take_seat(game, BOB, "Bob", PLACE.guild_id)
    await bench.plays(game, ANN, ("odd",))
    assert (await bench.seen(game, BOB)).seat == 1


@pytest.mark.usefixtures("here")
async def test_who_may_take_a_seat_looks_behind_no_curtain_before(bench: Bench) -> None:
    data = sealed(await export(bench))
    game = await bench.service.mod.import_(data, MOD, PLACE)
    with pytest.raises(NotAllowed):
        await bench.service.mod.inspect(game, Moderator(BOB), 0)
    with pytest.raises(NotAllowed):  # who has the file knows everything
        await bench.service.mod.replace(game, Moderator(CAT), 0, user=DAN, name="Dan")


@pytest.mark.usefixtures("here")
async def test_seats_that_nobody_took_stay_out_of_a_rematch(bench: Bench) -> None:
    exported = await export(bench)
    await bench.service.mod.end(1, MOD)
    ended = await bench.service.mod.export(1, MOD)
    game = await bench.service.mod.import_(sealed(ended), MOD, PLACE)
    assert (await bench.service.table(game)).status == "over"
    with pytest.raises(NotRunning):
        await bench.service.take_seat(game, ANN, "Ann", PLACE.guild_id)
    again = await bench.service.lobby.rematch(game, CAT, bench.key())
    assert again.seats == ()
    assert exported["body"]["seats"]


# -- anything at all

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@pytest.fixture
async def exported(bench: Bench) -> dict[str, Any]:
    game = await bench.game(ANN, BOB)
    for user, move in ((ANN, ("roll",)), (BOB, ("take", 1))):
        await bench.plays(game, user, move)
    await bench.service.promises.give(game, ANN, 1, "peace")
    found: dict[str, Any] = await bench.service.mod.export(game, MOD)
    return found


@settings(max_examples=60, deadline=None)
@given(
    st.binary(max_size=200) | st.text(max_size=200).map(lambda words: words.encode("utf-8", "surrogatepass"))
)
def test_any_bytes_are_no_export(data: bytes) -> None:
    assert isinstance(judged(data), str)


@settings(max_examples=60, deadline=None)
@given(JSON)
def test_any_json_is_no_export(plain: Any) -> None:
    assert isinstance(judged(json.dumps(plain).encode()), str)


def places(plain: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    return [here, *(place for key, value in inner for place in places(value, (*here, key)))]


async def test_an_export_with_anything_in_it_changed_is_read_or_refused(exported: dict[str, Any]) -> None:
    where = [place for place in places(exported["body"]) if place]

    @settings(max_examples=80, deadline=None)
    @given(st.sampled_from(where), JSON)
    def changed(place: tuple[Any, ...], value: Any) -> None:
        def change(body: dict[str, Any]) -> None:
            inner: Any = body
            for key in place[:-1]:
                inner = inner[key]
            inner[place[-1]] = value

        try:
            data = sealed(exported, change)
        except (ValueError, UnicodeEncodeError):
            return  # no JSON
        judged(data)

    await asyncio.to_thread(changed)


async def test_a_position_with_anything_in_it_changed_is_read_or_refused(exported: dict[str, Any]) -> None:
    columns = Pebbles.columns()

    @settings(max_examples=60, deadline=None)
    @given(st.sampled_from(columns), JSON)
    def changed(name: str, value: Any) -> None:
        judged(sealed(exported, column(name, value)))

    await asyncio.to_thread(changed)


async def test_bytes_of_an_export_may_be_any(exported: dict[str, Any]) -> None:
    whole = sealed(exported)

    @settings(max_examples=60, deadline=None)
    @given(st.integers(0, len(whole)), st.integers(0, 3), st.binary(max_size=3))
    def changed(at: int, gone: int, instead: bytes) -> None:
        judged(whole[:at] + instead + whole[at + gone :])

    await asyncio.to_thread(changed)


async def test_what_is_exported_again_is_the_same(exported: dict[str, Any]) -> None:
    again = to_export(read_export(sealed(exported)))
    assert canonical(again) == canonical(exported)
    with pytest.raises(CorruptExport):
        read_export(b" " * (LARGEST + 1))
