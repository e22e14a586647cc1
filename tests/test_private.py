"""Files with secrets are for their owner alone, whatever the umask; `doctor` names those that are not."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import typer

from bot import private
from bot.cli import doctor, keeping
from bot.local.world import GAME_FILE, WORLD_FILE
from bot.store.sqlite import SqliteStore
from tests.local.test_world import opened
from tests.store.conftest import NOW, lobby

pytestmark = pytest.mark.skipif(os.name != "posix", reason="there are no such modes here")
OPEN, SHUT = 0, 0o777
"""A umask that leaves everything to everybody, and one that leaves nothing to anybody."""


@pytest.fixture(params=[OPEN, SHUT], ids=["open", "shut"])
def umask(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[None]:
    """What the host's shell takes from the modes of new files."""
    before = os.umask(request.param)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    """The modes of a folder and of all in it, by name."""
    found = {".": folder, **{str(path.relative_to(folder)): path for path in folder.rglob("*")}}
    return {name: f"{stat.S_IMODE(path.stat().st_mode):o}" for name, path in found.items()}


async def open_games(file: Path) -> int:
    """A game in a new or old database; its number."""
    async with await SqliteStore.open(file) as store:
        return (await store.create_game(lobby(), now=NOW)).id


@pytest.mark.usefixtures("umask")
async def test_a_database_is_its_owners_alone_with_its_folders_and_what_lies_beside_it(
    tmp_path: Path,
) -> None:
    home = tmp_path / "home"
    async with await SqliteStore.open(home / "var" / "games.sqlite3") as store:
        await store.create_game(lobby(), now=NOW)
        assert modes(home) == {
            ".": "700",
            "var": "700",
            "var/games.sqlite3": "600",
            "var/games.sqlite3-wal": "600",
            "var/games.sqlite3-shm": "600",
        }


async def test_a_database_that_was_open_is_closed_with_what_a_crash_has_left(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    await open_games(file)
    file.chmod(0o644)
    with closing(sqlite3.connect(file)) as other:  # the files beside are there while somebody holds it
        other.execute("SELECT * FROM games").fetchall()
        for name in modes(tmp_path):
            (tmp_path / name).chmod(0o777 if name == "." else 0o666)
        async with await SqliteStore.open(file) as store:
            assert len(await store.live_games()) == 1
            found = modes(tmp_path)
    assert {name: mode for name, mode in found.items() if name != "."} == {
        "games.sqlite3": "600",
        "games.sqlite3-wal": "600",
        "games.sqlite3-shm": "600",
    }


async def test_what_belongs_to_somebody_else_and_folders_that_were_there_are_left_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    folder.chmod(0o755)
    file = folder / "games.sqlite3"
    await open_games(file)
    file.chmod(0o644)
    monkeypatch.setattr(os, "geteuid", lambda: file.stat().st_uid + 1)
    await open_games(file)
    assert modes(folder) == {".": "755", "games.sqlite3": "644"}


async def test_a_link_to_a_file_that_is_not_there_yet_leads_to_one_of_its_owners_alone(
    tmp_path: Path,
) -> None:
    (tmp_path / "disk").mkdir()
    (tmp_path / "games.sqlite3").symlink_to(tmp_path / "disk" / "games.sqlite3")
    await open_games(tmp_path / "games.sqlite3")
    assert modes(tmp_path / "disk")["games.sqlite3"] == "600"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A host's folder, with the database in a folder of its own below it."""
    folder = tmp_path / "checkout"
    folder.mkdir(0o755)
    monkeypatch.chdir(folder)
    monkeypatch.setattr(doctor, "HOME", folder)
    monkeypatch.setattr(doctor, "KEPT", folder / "var")
    monkeypatch.setenv("FNORD_DATABASE", str(folder / "var" / "games.sqlite3"))
    return folder


@pytest.mark.usefixtures("umask")
def test_an_export_is_its_owners_alone(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = keeping.asyncio.run(open_games(home / "var" / "games.sqlite3"))
    old = home / "old.json"
    old.touch()
    old.chmod(0o666)
    for file in (home / "new.json", old):
        keeping.export_game(game, file)
        assert f"{stat.S_IMODE(file.stat().st_mode):o}" == "600"
    assert "others may read it" not in capsys.readouterr().out


def test_an_export_that_cannot_be_closed_to_others_says_so(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = keeping.asyncio.run(open_games(home / "var" / "games.sqlite3"))
    file = home / "theirs.json"
    file.touch()
    file.chmod(0o666)
    monkeypatch.setattr(os, "geteuid", lambda: file.stat().st_uid + 1)
    keeping.export_game(game, file)
    assert "others may read it" in capsys.readouterr().out


async def test_the_local_table_is_its_owners_alone_and_so_is_what_it_puts_aside(tmp_path: Path) -> None:
    folder = tmp_path / "var" / "play"
    before = os.umask(OPEN)
    try:
        async with opened(folder):
            pass
        assert modes(tmp_path / "var") == {
            ".": "700",
            "play": "700",
            f"play/{WORLD_FILE}": "600",
            f"play/{GAME_FILE}": "600",
        }
        (folder / WORLD_FILE).write_bytes(b"not a world")
        for file in folder.iterdir():
            file.chmod(0o644)
        async with opened(folder) as (world, _):
            assert "cannot be used" in (world.fresh or "")
        found = modes(folder)
    finally:
        os.umask(before)
    (aside,) = [name for name in found if name.startswith("old-") and "/" not in name]
    beside = {name for name in found if name.endswith(("-wal", "-shm"))}
    assert all(found.pop(name) == "600" for name in beside)
    assert found == {
        ".": "700",
        WORLD_FILE: "600",
        GAME_FILE: "600",
        aside: "700",
        f"{aside}/{WORLD_FILE}": "600",
        f"{aside}/{GAME_FILE}": "600",
    }


def seen_by_doctor(capsys: pytest.CaptureFixture[str]) -> tuple[bool, list[str]]:
    """Whether all is well, and the lines about who can read what."""
    with pytest.raises(typer.Exit) as end:
        doctor.doctor()
    lines = capsys.readouterr().out.splitlines()
    return end.value.exit_code == 0, [line for line in lines if "can read" in line]


def test_doctor_names_what_others_can_read_and_the_commands_that_mend_it(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = keeping.asyncio.run(open_games(home / "var" / "games.sqlite3"))
    keeping.export_game(game, home / "my game.json")
    (home / "var" / "play").mkdir()
    (home / "var" / "play" / WORLD_FILE).touch()
    (home / ".env").write_text("FNORD_LANGUAGE=en\n")
    (home / "notes.json").write_text("{}")
    (home / "var" / "games.sqlite3.bak").touch()
    secret = [
        home / ".env",
        home / "my game.json",
        *(home / "var" / name for name in ("games.sqlite3", "games.sqlite3.bak", f"play/{WORLD_FILE}")),
    ]
    folders = [home / "var", home / "var" / "play"]
    for path in (*secret, *folders):
        path.chmod(0o755 if path.is_dir() else 0o644)
    well, lines = seen_by_doctor(capsys)
    assert not well
    named = {line.partition("can read ")[2].rpartition(": chmod")[0] for line in lines}
    assert named == {str(path) for path in (*secret, *folders)}
    assert all(line.startswith("WRONG") for line in lines)
    for line in lines:
        subprocess.run(line.rpartition(": ")[2], shell=True, check=True)
    assert {modes(path)["."] for path in secret} == {"600"}
    assert {modes(path)["."] for path in folders} == {"700"}
    assert seen_by_doctor(capsys) == (True, ["ok    nobody else can read what is kept here"])


def test_where_files_have_no_modes_nothing_is_done_and_nothing_claimed(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(private, "MODES", False)
    game = keeping.asyncio.run(open_games(home / "var" / "games.sqlite3"))
    file = home / "game.json"
    file.touch()
    file.chmod(0o644)
    keeping.export_game(game, file)
    assert modes(home)["game.json"] == "644"
    assert "others may read it" not in capsys.readouterr().out
    assert seen_by_doctor(capsys) == (True, [])
