"""Playing in the terminal: whole games from a scripted keyboard."""

from __future__ import annotations

import io
import secrets
import time
from dataclasses import replace
from pathlib import Path

import pytest

from bot.local.terminal import Console, Leave
from bot.store.records import Place
from bot.store.sqlite import SqliteStore
from bot.table.service import TableService
from bot.table.settings import Defaults
from tests.support.command import command
from tests.support.heist import PLAYABLE, HeistRules


def typed(folder: Path, *lines: str, options: tuple[str, ...] = ()) -> str:
    """What the terminal says when `lines` are typed into it."""
    ended = command(
        "play", "--terminal", "--folder", str(folder), *options, typed="".join(f"{x}\n" for x in lines)
    )
    assert ended.exit_code == 0, ended.stderr
    assert "Traceback" not in ended.stderr
    return ended.stdout


def test_the_last_at_the_keyboard_wins(tmp_path: Path) -> None:
    said = typed(tmp_path, "", "as Bob", "leave", "yes", options=("--people", "Alice,Bob", "--seats", "2"))
    assert "You play Alice and Bob against 0 AI seats" in said
    assert said.rstrip().endswith("Alice won.")
    assert "Bob won" not in said


def test_a_game_against_ais_goes_on_after_quitting_and_ends_by_giving_up(tmp_path: Path) -> None:
    first = typed(tmp_path, "table", "hand", "1", "quit")
    assert "Alice against 3 AI seats" in first
    assert "Uncontrolled:" in first
    assert "The game is kept" in first
    second = typed(tmp_path, "why", "log", "rules ILL-5.1a", "card orbital", "leave", "no", "leave", "yes")
    assert "Game #1 goes on where it stood" in second
    assert "**" not in second
    assert "ILL-5.1a" in second
    assert "Orbital Mind Control Lasers" in second
    assert "The game is over." in second
    assert "Alice won" not in second


@pytest.mark.slow
def test_whoever_always_takes_the_first_answer_comes_to_the_end_of_a_game_of_inwo(tmp_path: Path) -> None:
    """A newcomer who does nothing but draw and end their turn: the AI seat wins, and all decks are shown."""
    said = typed(tmp_path, *["1"] * 600, options=("--game", "inwo", "--seats", "2"))
    assert said.rstrip().endswith(" won.")
    assert "You draw" in said
    assert said.count("The deck had 45 cards") >= 2


def test_a_form_and_orders_in_words_are_written_at_the_keyboard(tmp_path: Path) -> None:
    blank = [""] * 4
    form = ["Aunt Velvet", *blank, "x" * 70, "Pour", "", "", "liberal, conservative", *[""] * 7]
    again = ["The Gravy Boat", "liberal, weird"]
    orders = ["2", "Aunt Velvet: meditate"]
    said = typed(
        tmp_path, "2", *form, *again, "hand", *orders, "1", "quit", options=("--game", "tsw", "--seats", "3")
    )
    assert "may have 60 characters; yours has 70" in said
    assert "opposites" in said
    assert said.count("Name of your character") == 1, "only what was wrong is asked again"
    assert "The Gravy Boat, led by Aunt Velvet" in said
    assert "Aunt Velvet: meditate" in said.split("Your orders, in your own words")[1]
    assert "Your report on turn 1" in said


def test_what_is_no_command_is_read_as_an_order(tmp_path: Path) -> None:
    said = typed(
        tmp_path, "nonsense", "1", "help", "subscribe", "ready", "quit",
        options=("--game", "tsw", "--seats", "3"),
    )  # fmt: skip
    assert said.count("There is no such choice") == 1, (
        "while the conspiracies are founded, nothing is ordered"
    )
    assert "is read as an order" in said
    assert ": subscribe to The Watchful Eye" in said
    assert "Your report on turn 1" in said


def test_amounts_are_typed_beside_the_choice_or_when_asked(tmp_path: Path) -> None:
    said = typed(tmp_path, "nonsense", "999", "0", "as Nobody", "quit")
    assert said.count("There is no such choice.") == 3
    assert "Nobody of that name plays here: Alice." in said


async def test_in_a_pause_the_keyboard_is_asked_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ann steals from an AI seat that holds nothing; Bob could answer for ten minutes, and passes."""
    games = {"heist": replace(PLAYABLE, rules=HeistRules(["", "stop", ""]))}
    monkeypatch.setattr("sys.stdin", io.StringIO("\n3\n\n1\n"))
    async with await SqliteStore.open(tmp_path / "heist.sqlite3") as store:
        service = TableService(store, games, time.time, secrets.token_bytes, Defaults(deadline_hours=0.0))
        table = await service.lobby.create("heist", Place(1, 1), 1, "Ann", "new")
        await service.lobby.set_option(table.game, 1, "order", "joined")
        await service.lobby.join(table.game, 2, "Bob")
        await service.lobby.add_ai(table.game, 1, "heuristic")
        await service.lobby.start(table.game, 1, "start")
        console = Console(service, await service.table(table.game))
        with pytest.raises(Leave):
            await console.play()
        assert (await service.view(table.game, None)).view.coins == (4, 3, 2)
    assert "Bob" in capsys.readouterr().out


def test_the_end_of_the_input_is_no_accident(tmp_path: Path) -> None:
    assert "The game is kept" in typed(tmp_path)


@pytest.mark.parametrize(
    "options", [("--seats", "9"), ("--people", "A,B,C", "--seats", "2"), ("--people", " ,")]
)
def test_impossible_parties_are_refused_in_words(tmp_path: Path, options: tuple[str, ...]) -> None:
    ended = command("play", "--terminal", "--folder", str(tmp_path), *options)
    assert ended.exit_code == 2
    assert "2 to 8 seats" in ended.stderr


def test_the_real_bot_without_a_token_says_how_to_get_one() -> None:
    ended = command("run", FNORD_TOKEN="")
    assert ended.exit_code == 2
    assert "Reset Token" in ended.stderr
    assert "python -m bot play" in ended.stderr


def test_a_setting_out_of_range_is_named_without_its_value() -> None:
    ended = command("run", FNORD_TOKEN="secret-thing", FNORD_DEADLINE_HOURS="-3")
    assert ended.exit_code == 2
    assert "FNORD_DEADLINE_HOURS" in ended.stderr
    assert "secret-thing" not in ended.stderr


@pytest.mark.rule("TSW-13")
def test_what_is_open_is_asked_with_numbered_answers_also_after_a_restart(
    tmp_path: Path,
) -> None:
    begin = ("--game", "tsw", "--seats", "3")
    first = typed(tmp_path, "1", "perhaps meditate", "", "quit", options=begin)
    assert "That sounded undecided." in first
    assert "1. Confirm\n2. Something else\n3. No order\n" in first
    assert first.count("1. Confirm") == 1, "Enter leaves it open, and it is not asked again at once"
    second = typed(tmp_path, "1", "quit", options=begin)
    assert "✅" in second.split("3. No order")[1], "it is asked again after a restart, and answered"
    third = typed(tmp_path, "perhaps meditate", "2", "subscribe to the Watchful Eye", "quit", options=begin)
    assert "What shall stand there instead of “" in third
    assert ": subscribe to The Watchful Eye" in third.split("instead of")[1]
    assert third.count("That sounded undecided.") == 1, "what was meant takes the place of what was asked"


@pytest.mark.rule("TSW-13")
def test_where_a_number_is_the_answer_the_answers_have_letters(tmp_path: Path) -> None:
    said = typed(
        tmp_path, "1", "attack to control", "1", "7", "quit", options=("--game", "tsw", "--seats", "3")
    )
    assert "how many megabucks" in said
    assert "a. 5 MB\n" in said
    assert "for 7 MB" in said.split("a. 5 MB")[1]
