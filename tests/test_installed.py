"""An installed bot: the built wheel in an environment of its own, in a folder that holds nothing of ours."""

import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from bot import ROOT


class Installed:
    """The wheel in an environment that sees the third-party packages of this one, but not the checkout."""

    def __init__(self, place: Path) -> None:
        self.home = place / "anywhere"
        self.home.mkdir()
        wheels, environment = place / "wheels", place / "env"
        subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels)],
            cwd=ROOT,
            check=True,
            capture_output=True,
        )
        venv.create(environment, with_pip=False)
        self.bin = environment / "bin"
        (self.packages,) = environment.glob("lib/python*/site-packages")
        pip = [sys.executable, "-m", "pip", "--python", str(self.bin / "python"), "--isolated", "-q"]
        (wheel,) = wheels.glob("*.whl")
        subprocess.run([*pip, "install", "--no-index", "--no-deps", str(wheel)], check=True)
        (self.packages / "others.pth").write_text(sysconfig.get_paths()["purelib"])

    def call(self, *words: str) -> subprocess.CompletedProcess[str]:
        """`fnordmaster WORDS`, called in a folder that has nothing to do with it."""
        environment = {
            "HOME": str(self.home),
            "PATH": str(self.bin),
            "XDG_DATA_HOME": str(self.home / "data"),
        }
        return subprocess.run(
            [self.bin / "fnordmaster", *words], cwd=self.home, env=environment, capture_output=True, text=True
        )


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("installed"))


def test_an_installed_bot_simulates_a_game(installed: Installed) -> None:
    game = installed.call("simulate", "--game", "illuminopoly", "--seats", "3", "--games", "1", "--json")
    assert (game.returncode, game.stderr) == (0, "")
    assert '"finished": 1' in game.stdout


def test_only_our_packages_arrive(installed: Installed) -> None:
    ours = {path.name for path in installed.packages.iterdir()} - {"others.pth"}
    assert {name for name in ours if not name.endswith(".dist-info")} == {"bot", "cogs"}
    assert (installed.packages / "bot" / "data" / "locales").is_dir()


def test_games_are_kept_in_the_users_data_folder_and_env_is_read_where_it_starts(
    installed: Installed,
) -> None:
    advice = installed.call("run")
    assert (advice.returncode, "`fnordmaster settings`" in advice.stderr) == (2, True)
    assert installed.call("settings").returncode == 0
    file = installed.home / ".env"
    assert file.stat().st_mode & 0o777 == 0o600
    file.write_text(file.read_text().replace("FNORD_TOKEN=\n", "FNORD_TOKEN=hush-hush\n"))
    again = installed.call("settings")
    assert (again.returncode, again.stderr) == (2, f"{file} exists already; nothing was written.\n")
    found = installed.call("doctor")
    kept = installed.home / "data" / "fnordmaster" / "fnordmaster.sqlite3"
    assert "FNORD_TOKEN is set" in found.stdout
    assert f"store {kept}: 0 running games" in found.stdout
    assert kept.exists()
