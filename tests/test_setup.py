"""What a newcomer meets first: the README's commands, the pins, the example settings."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from pydantic import ValidationError

from bot import ROOT
from bot.settings import Settings

HOST = re.compile(r"https?://|pypi\.|\.org\b|\.com\b|--(extra-)?index-url", re.IGNORECASE)


def readme_commands() -> list[str]:
    """The one-line shell blocks of the README, in order: play, test, slow tests, ..."""
    return re.findall(r"```sh\n(.+)\n```", (ROOT / "README.md").read_text("utf-8"))


def pins() -> dict[str, Requirement]:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    wanted = [Requirement(line) for line in lines if line and not line.startswith("#")]
    return {canonicalize_name(pin.name): pin for pin in wanted}


def test_ci_runs_the_readmes_test_commands_and_nothing_else() -> None:
    _, test, slow, *_ = readme_commands()
    script = (ROOT / ".ci" / "run").read_text("utf-8").splitlines()
    commands = [line for line in script if line and not line.startswith("#")]
    assert commands == [
        "set -euo pipefail",
        'cd "$(dirname "${BASH_SOURCE[0]}")/.."',
        test,
        f'[ "${{FNORD_SLOW:-}}" != 1 ] || {slow}',
    ]
    assert slow == f"{test.rpartition(' && ')[2]} -m slow"


def test_readme_starts_play_with_pinned_packages() -> None:
    play = readme_commands()[0]
    assert "-c constraints.txt" in play
    assert play.endswith("python -m bot play")


def test_every_requirement_is_pinned_within_its_range() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [Requirement(line) for line in [*project["dependencies"], *extras["play"], *extras["test"]]]
    pinned = pins()
    for requirement in wanted:
        if requirement.name == project["name"]:
            continue
        (exact,) = pinned[canonicalize_name(requirement.name)].specifier
        assert exact.operator == "=="
        assert exact.version in requirement.specifier, requirement


def test_constraints_name_no_host() -> None:
    assert not HOST.search((ROOT / "constraints.txt").read_text("utf-8"))


def test_example_explains_every_setting_and_shows_its_default(monkeypatch: pytest.MonkeyPatch) -> None:
    paragraphs = (ROOT / ".env.example").read_text("utf-8").split("\n\n")
    shown: set[str] = set()
    for paragraph in paragraphs[1:]:
        assert paragraph.startswith("# "), paragraph
        shown |= set(re.findall(r"^(FNORD_\w+)=", paragraph, re.MULTILINE))
    assert shown == {f"FNORD_{name.upper()}" for name in Settings.model_fields}
    for name in shown:
        monkeypatch.delenv(name, raising=False)
    assert Settings(_env_file=ROOT / ".env.example") == Settings(_env_file=None)


@pytest.mark.parametrize(
    "line",
    [
        "FNORD_DEADLINE_HOURS=-1",
        "FNORD_REMINDER_SHARE=1",
        "FNORD_QUIET_HOURS=23-8",
        "FNORD_PICTURE_SCALE=9",
        "FNORD_LOG_LEVEL=LOUD",
        "FNORD_METRICS_PORT=70000",
        "FNORD_AUDIT_CHANNEL=general",
        "FNORD_TOKKEN=typo",
    ],
)
def test_a_bad_setting_is_refused_by_name_and_without_its_value(tmp_path: Path, line: str) -> None:
    env = tmp_path / ".env"
    env.write_text(f"FNORD_TOKEN=hush-hush\n{line}\n")
    with pytest.raises(ValidationError) as refusal:
        Settings(_env_file=env)
    name, value = line.split("=")
    assert name.removeprefix("FNORD_").lower() in str(refusal.value)
    assert "hush-hush" not in str(refusal.value)
    assert f"input_value='{value}'" not in str(refusal.value)


def test_the_token_is_never_printed(tmp_path: Path) -> None:
    env = tmp_path / ".env"
    env.write_text("FNORD_TOKEN=hush-hush\n")
    settings = Settings(_env_file=env)
    assert settings.token is not None
    assert settings.token.get_secret_value() == "hush-hush"
    assert "hush-hush" not in f"{settings!r} {settings} {settings.model_dump_json()}"


def test_a_relative_database_path_counts_from_the_repository(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FNORD_DATABASE", "var/other.sqlite3")
    assert Settings(_env_file=None).database == ROOT / "var" / "other.sqlite3"
