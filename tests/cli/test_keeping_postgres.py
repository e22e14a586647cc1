"""The commands for hosts on a PostgreSQL database: they work as on a file, and show no address."""

import asyncio
import json
import secrets
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer
from pydantic import SecretStr

from bot.cli import doctor, keeping
from bot.games.registry import GAMES
from bot.store.postgres import PostgresStore
from bot.store.records import Place
from bot.store.sharing import Shards
from bot.table.service import TableService
from tests.support.postgres import run_on


@pytest.fixture
def address(
    postgres: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Iterator[str]:
    """A database that is the host's; nothing that is said shows where it is."""
    monkeypatch.setenv("FNORD_DATABASE", postgres)
    yield postgres
    said = capsys.readouterr()
    assert "postgresql:" not in said.out + said.err


async def play(address: str) -> int:
    async with await PostgresStore.open(address) as store:
        service = TableService(store, GAMES, time.time, secrets.token_bytes)
        table = await service.lobby.create("illuminati", Place(1, 2), 4711, "Hagbard", "new")
        for _ in range(3):
            await service.lobby.add_ai(table.game, 4711, "random")
        await service.lobby.start(table.game, 4711, "start")
        await service.tick()
        return table.game


def test_a_game_goes_out_and_comes_in_and_is_mended(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = asyncio.run(play(address))
    file = tmp_path / "game.json"
    keeping.export_game(game, file)
    keeping.import_game(file)
    assert "It is game 2 now" in capsys.readouterr().out
    keeping.export_game(2, tmp_path / "copy.json")
    first, copy = (json.loads(path.read_text("utf-8"))["body"] for path in (file, tmp_path / "copy.json"))
    assert copy["log"] == first["log"]
    run_on(address, f"UPDATE snapshots SET data = 'no zlib' WHERE game = {game}")
    with pytest.raises(typer.Exit):
        keeping.export_game(game, file)
    keeping.repair_game(game)
    assert "was damaged. It was made again" in capsys.readouterr().out
    keeping.export_game(game, file)
    assert json.loads(file.read_text("utf-8"))["body"]["game"]["snapshot"] == first["game"]["snapshot"]


async def test_the_doctor_tries_the_database_and_says_who_runs_on_it(address: str) -> None:
    async with await PostgresStore.open(address, shards=Shards(0, 1, 4)) as store:
        await store.occupy(now=time.time())
        good, said = await doctor._store_finding(SecretStr(address))
    assert good
    assert said.startswith("store PostgreSQL: 0 running games, run by process ")
    assert said.endswith(" (shards 0-1/4)")


@pytest.mark.parametrize(
    "wrong",
    [
        "postgresql://bot:hunter2@127.0.0.1:1/games",
        "postgresql://bot:hunter2@[::1/",
        "postgresql:///x?host=/no",
    ],
)
async def test_the_doctor_tells_what_to_do_about_a_database_that_is_not_there(wrong: str) -> None:
    good, said = await doctor._store_finding(SecretStr(wrong))
    assert not good
    assert "See to the server, and to the address in FNORD_DATABASE" in said
    assert "hunter2" not in said
    assert "/games" not in said
