"""A real game goes out of one bot, is verified, and comes into another."""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from bot.engine.moves import complete
from bot.games.registry import GAMES
from bot.store.records import Place
from bot.store.sqlite import SqliteStore
from bot.table.service import TableService
from tests.cli.test_command_line import run

HOST = 4711


async def play_a_while(path: Path, decisions: int = 25) -> int:
    """One person, who always takes the last choice, against three AI seats."""
    async with await SqliteStore.open(path) as store:
        service = TableService(store, GAMES, time.time, secrets.token_bytes)
        table = await service.lobby.create("illuminati", Place(1, 2), HOST, "Hagbard", "new")
        for _ in range(3):
            await service.lobby.add_ai(table.game, HOST, "random")
        await service.lobby.start(table.game, HOST, "start")
        for number in range(decisions):
            await service.tick()
            mine = [ask for ask in (await service.panel(table.game, HOST)).asks if ask.required]
            if mine:
                move = complete(mine[0].choices[-1 if number % 2 else 0], lambda n: 0)
                await service.submit(
                    table.game, mine[0].seat, [move], f"m{number}", ask=mine[0].number, actor=HOST
                )
        return table.game


def spoil(home: Path, sql: str) -> None:
    with closing(sqlite3.connect(home / "games.sqlite3", isolation_level=None)) as db:
        db.execute(sql)


@pytest.fixture
def exported(tmp_path: Path) -> Path:
    game = asyncio.run(play_a_while(tmp_path / "games.sqlite3"))
    file = tmp_path / "game.json"
    done = run("export", str(game), "--to", str(file), home=tmp_path)
    assert done.exit_code == 0, done.stderr
    assert "every secret" in done.stdout
    return file


def test_an_exported_game_replays_to_the_stored_position_with_honest_dice(exported: Path) -> None:
    done = run("replay", str(exported), "--verify")
    assert done.exit_code == 0, done.stderr + done.stdout
    assert "The position is the stored one." in done.stdout
    assert "0 were not drawn from the published seed" in done.stdout


def test_an_exported_game_can_be_taken_up_by_another_bot(exported: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    done = run("import", str(exported), home=other)
    assert done.exit_code == 0, done.stderr
    again = run("export", "1", home=other)
    there, here = json.loads(again.stdout)["body"], json.loads(exported.read_text("utf-8"))["body"]
    assert there["log"] == here["log"]
    assert there["game"]["snapshot_hash"] == here["game"]["snapshot_hash"]


def test_a_tampered_export_is_refused_and_changes_nothing(exported: Path, tmp_path: Path) -> None:
    data = json.loads(exported.read_text("utf-8"))
    data["body"]["log"][3]["move"] = ["tampered"]
    exported.write_text(json.dumps(data), "utf-8")
    before = len(json.loads(run("export", "1", home=tmp_path).stdout)["body"]["log"])
    for command in (("replay", str(exported), "--verify"), ("import", str(exported))):
        done = run(*command, home=tmp_path)
        assert done.exit_code == 2
        assert "Traceback" not in done.stderr
    assert run("export", "2", home=tmp_path).exit_code == 2
    assert len(json.loads(run("export", "1", home=tmp_path).stdout)["body"]["log"]) == before


def test_a_damaged_position_is_repaired_from_the_log_and_a_damaged_log_is_refused(
    exported: Path, tmp_path: Path
) -> None:
    whole = run("repair", "1", home=tmp_path)
    assert "Game 1 is whole" in whole.stdout
    spoil(tmp_path, "UPDATE snapshots SET data = x'00'")
    mended = run("repair", "1", home=tmp_path)
    assert mended.exit_code == 0, mended.stderr
    assert "was made again from the" in mended.stdout
    again = json.loads(run("export", "1", home=tmp_path).stdout)["body"]["game"]
    assert again["snapshot_hash"] == json.loads(exported.read_text("utf-8"))["body"]["game"]["snapshot_hash"]
    spoil(tmp_path, "UPDATE snapshots SET data = x'00'")
    spoil(tmp_path, "DELETE FROM log WHERE seq = 5")
    refused = run("repair", "1", home=tmp_path)
    assert refused.exit_code == 2
    assert "Game 1 cannot be repaired: the log has no move 5. Nothing was changed." in refused.stderr
    assert run("repair", "7", home=tmp_path).exit_code == 2


@pytest.mark.parametrize(
    ("damage", "fault"),
    [
        ("DELETE FROM log WHERE seq = 5", "the log has no move 5"),
        ("""UPDATE log SET move = '["nonsense",9]' WHERE seat >= 0 AND seq > 9""", "it is not legal there"),
    ],
)
def test_what_is_damaged_is_said_by_export_and_doctor(
    exported: Path, tmp_path: Path, damage: str, fault: str
) -> None:
    assert "store " in (sound := run("doctor", home=tmp_path).stdout)
    assert "is damaged" not in sound
    spoil(tmp_path, damage)
    done = run("export", "1", "--to", str(tmp_path / "again.json"), home=tmp_path)
    assert done.exit_code == 1
    assert "Game 1 is damaged, and so is what was written: " in done.stderr
    assert fault in done.stderr
    if "DELETE" in damage:
        assert "game 1 is damaged: see `repair`" in run("doctor", home=tmp_path).stdout


def test_other_rules_are_named_by_repair(exported: Path, tmp_path: Path) -> None:
    spoil(tmp_path, "UPDATE games SET rules_version = '99'")
    done = run("repair", "1", home=tmp_path)
    assert "Game 1 is whole" in done.stdout
    assert "It was played by version 99 of its rules, this was seen by version " in done.stdout
