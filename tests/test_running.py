"""Running it: container files, the service, health and figures, copies, the end."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import stat
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
import yaml
from aiohttp import web
from prometheus_client import REGISTRY

from bot import ROOT
from bot.app import finished
from bot.cli import doctor
from bot.health import Clicks, Watch
from bot.local.wire import Wire
from bot.store.errors import StoreError, StoreUnavailable
from bot.store.records import NewMessage
from bot.store.sqlite import SqliteStore
from bot.store.sqlite.backup import back_up

DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
LAST = DOCKERFILE[DOCKERFILE.rindex("\nFROM ") :]
"""The image that runs; the others only build."""
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
HOST = re.compile(r"://(?!fnord:|127\.0\.0\.1)|\b\w+\.(io|com|org|net)\b")


def test_the_image_runs_as_nobody_special_without_tools_and_keeps_its_games() -> None:
    assert re.search(r"^FROM python:[\d.]+-slim$", LAST, re.MULTILINE)
    user = re.search(r"^USER (\w+)$", LAST, re.MULTILINE)
    assert user is not None
    assert user[1] != "root"
    assert LAST.index("\nUSER ") < LAST.index("\nCMD ")
    assert re.search(r"^VOLUME /data$", LAST, re.MULTILINE)
    assert re.search(r"^HEALTHCHECK ", LAST, re.MULTILINE)
    assert "/healthz" in LAST
    assert not re.search(r"pip install|apt-get|gcc|build-essential", LAST)
    assert "FNORD_TOKEN" not in DOCKERFILE


def test_what_is_copied_into_the_image_exists_and_nothing_else_can_be() -> None:
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert "*" in lines, "all is left out but what is named"
    let_in = {line[1:] for line in lines if line.startswith("!")}
    copied = {
        name
        for line in re.findall(r"^COPY (?!--from)(.+)$", DOCKERFILE, re.MULTILINE)
        for name in line.split()[:-1]
    }
    assert copied == let_in
    assert all((ROOT / name).exists() for name in copied)
    assert not let_in & {".env", "var", ".git", "tests"}


def test_compose_has_a_bot_alone_and_clusters() -> None:
    services = COMPOSE["services"]
    profiles = {name: service["profiles"] for name, service in services.items()}
    assert profiles["bot"] == ["alone"]
    clusters = [s for name, s in services.items() if s["profiles"] == ["clusters"] and name != "postgres"]
    assert len(clusters) > 1
    shards = [service["environment"]["FNORD_SHARDS"] for service in clusters]
    parts = [re.fullmatch(r"(\d+)-(\d+)/(\d+)", given) for given in shards]
    run = [n for part in parts if part for n in range(int(part[1]), int(part[2]) + 1)]
    assert run == list(range(int(shards[0].split("/")[1]))), "every shard is run, and by one"
    assert {s["environment"]["FNORD_DATABASE"].split(":")[0] for s in clusters} == {"postgresql"}
    assert services["bot"]["volumes"][0].split(":")[0] in COMPOSE["volumes"]
    assert all("privileged" not in service for service in services.values())


@pytest.mark.parametrize(
    "name", ["Dockerfile", "compose.yaml", ".dockerignore", "docs/fnordmaster.service", "constraints.txt"]
)
def test_no_file_of_the_host_names_a_registry(name: str) -> None:
    text = (ROOT / name).read_text("utf-8").replace("network-online.target", "")
    assert not HOST.findall(text.replace("multi-user.target", ""))


def test_the_service_stops_as_the_bot_wants_to_be_stopped() -> None:
    unit = (ROOT / "docs" / "fnordmaster.service").read_text("utf-8")
    assert "KillMode=mixed" in unit, "the bot ends its workers itself"
    stop = re.search(r"TimeoutStopSec=(\d+)", unit)
    assert stop is not None
    assert int(stop[1]) > 10


# -- health and figures


async def ask(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


def figure(name: str) -> float:
    return REGISTRY.get_sample_value(name) or 0.0


async def test_health_readiness_and_figures_are_told(tmp_path: Path, unused_tcp_port: int) -> None:
    ready = False
    async with await SqliteStore.open(tmp_path / "games.sqlite3") as store:
        await store.enqueue([NewMessage("a", "dm", {}, 1), NewMessage("b", "dm", {}, 1)], now=0.0)
        async with Watch("127.0.0.1", unused_tcp_port, store, lambda: 100.0, lambda: ready) as watch:
            assert await ask(unused_tcp_port, "/healthz") == (200, "ok\n")
            assert (await ask(unused_tcp_port, "/readyz"))[0] == 503
            ready = True
            assert await ask(unused_tcp_port, "/readyz") == (200, "ready\n")
            await watch.count()
            status, figures = await ask(unused_tcp_port, "/metrics")
    assert status == 200
    assert "fnord_outbox_messages 2.0" in figures
    assert "fnord_live_games 0.0" in figures
    for name in (
        "acknowledge_seconds", "loop_lag_seconds", "commit_seconds", "outbox_age_seconds", "job_seconds"
    ):  # fmt: skip
        assert f"fnord_{name}" in figures


async def test_a_bot_whose_database_fails_is_not_well(unused_tcp_port: int) -> None:
    async def fails(*given: Any) -> Any:
        raise StoreError

    broken = SimpleNamespace(live_games=fails, pending=fails)
    async with Watch("127.0.0.1", unused_tcp_port, broken, lambda: 0.0, lambda: True):
        assert (await ask(unused_tcp_port, "/healthz"))[0] == 503


async def test_the_time_to_the_first_answer_is_measured(unused_tcp_port: int) -> None:
    async def callback(request: web.Request) -> web.Response:
        return web.Response()

    app = web.Application()
    app.add_routes([web.post("/api/v10/interactions/{id}/{token}/callback", callback)])
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", unused_tcp_port).start()
    now = [5.0]
    clicks = Clicks(lambda: now[0])
    before = figure("fnord_acknowledge_seconds_sum"), figure("fnord_acknowledge_seconds_count")
    async with aiohttp.ClientSession(trace_configs=[clicks.trace()]) as session:
        clicks.arrived(77)
        now[0] = 5.25
        for id in (77, 78):
            url = f"http://127.0.0.1:{unused_tcp_port}/api/v10/interactions/{id}/token/callback"
            async with session.post(url) as answer:
                assert answer.status == 200
    await runner.cleanup()
    after = figure("fnord_acknowledge_seconds_sum"), figure("fnord_acknowledge_seconds_count")
    assert after == (pytest.approx(before[0] + 0.25), before[1] + 1)


# -- copies


async def test_a_copy_is_whole_while_somebody_writes_and_is_its_owners_alone(tmp_path: Path) -> None:
    database, copy = tmp_path / "games.sqlite3", tmp_path / "copy.sqlite3"
    async with await SqliteStore.open(database) as store:
        await store.save_user_prefs(1, {"colour": "red"}, before={})

        async def write() -> None:
            for n in range(50):
                await store.save_user_prefs(2, {"n": n + 1}, before={"n": n} if n else {})

        writing = asyncio.create_task(write())
        assert await asyncio.to_thread(back_up, database, copy) > 0
        await writing
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    async with await SqliteStore.open(copy) as store:
        assert await store.user_prefs(1) == {"colour": "red"}


def test_a_copy_is_a_single_file(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as made:
        made.execute("PRAGMA journal_mode = WAL")
        made.execute("CREATE TABLE t (x)")
        back_up(tmp_path / "games.sqlite3", tmp_path / "copy.sqlite3")
        copies = sorted(path.name for path in tmp_path.iterdir() if path.name.startswith("copy"))
    assert copies == ["copy.sqlite3"]


def test_a_copy_replaces_nothing_and_comes_from_something(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable):
        back_up(tmp_path / "none.sqlite3", tmp_path / "copy.sqlite3")
    assert list(tmp_path.iterdir()) == []
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as made:
        made.execute("CREATE TABLE t (x)")
    (tmp_path / "copy.sqlite3").write_text("precious")
    with pytest.raises(StoreUnavailable):
        back_up(tmp_path / "games.sqlite3", tmp_path / "copy.sqlite3")
    assert (tmp_path / "copy.sqlite3").read_text() == "precious"


# -- the command line, and the end


def call(*arguments: str, home: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = {
        "PATH": "", "PYTHONPATH": str(ROOT), "FNORD_DATABASE": str(home / "games.sqlite3"), **settings,
    }  # fmt: skip
    return subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )


def test_backup_copies_the_database_of_the_settings(tmp_path: Path) -> None:
    asyncio.run(_made(tmp_path / "games.sqlite3"))
    done = call("backup", str(tmp_path / "copy.sqlite3"), home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "copy.sqlite3").stat().st_size > 0
    again = call("backup", str(tmp_path / "copy.sqlite3"), home=tmp_path)
    assert again.returncode != 0
    assert "is there already" in again.stderr


def test_backup_of_postgres_says_what_makes_copies_there_and_shows_no_address(tmp_path: Path) -> None:
    address = "postgresql://fnord:hush@127.0.0.1:9/games"
    done = call("backup", str(tmp_path / "copy"), home=tmp_path, FNORD_DATABASE=address)
    assert done.returncode != 0
    assert "pg_dump" in done.stderr
    assert "hush" not in done.stdout + done.stderr
    assert not (tmp_path / "copy").exists()


async def _made(path: Path) -> None:
    async with await SqliteStore.open(path):
        pass


async def test_doctor_says_that_discord_cannot_be_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:9/api")
    good, line = await doctor._token_finding("hush.hush.hush")
    assert not good
    assert "cannot be reached" in line
    assert "hush" not in line


@pytest.mark.parametrize("status", [200, 401])
async def test_doctor_says_whether_discord_takes_the_token(
    monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    wire = Wire(lambda method, path: status)
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://{await wire.open()}/api")
    good, line = await doctor._token_finding("hush.hush.hush")
    await wire.close()
    assert good is (status == 200)
    assert ("application" if good else "does not take this token") in line
    assert "hush" not in line


async def test_clicks_in_hand_are_answered_before_the_end() -> None:
    answered = []

    async def answer() -> None:
        await asyncio.sleep(0.05)
        answered.append(True)

    task = asyncio.create_task(answer(), name="discord-ui-view-dispatch-1")
    began = time.monotonic()
    await finished()
    assert answered == [True]
    assert time.monotonic() - began < 3
    await task
