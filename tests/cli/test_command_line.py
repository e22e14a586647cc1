"""The command line as a host uses it: what it prints, and what it says when something is wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import Result

from bot import ROOT
from bot.cli import games
from bot.games.inwo.decks.reading import written
from bot.games.inwo.decks.ready import READY
from tests.support.command import command


def run(*words: str, home: Path | None = None) -> Result:
    return command(*words, FNORD_DATABASE=str((home or ROOT / "var") / "games.sqlite3"))


def in_a_process(*words: str) -> subprocess.CompletedProcess[str]:
    """A command with worker processes of its own."""
    return subprocess.run([sys.executable, "-m", "bot", *words], capture_output=True, text=True, cwd=ROOT)


def last_line(done: Result | subprocess.CompletedProcess[str]) -> Any:
    return json.loads(done.stdout.splitlines()[-1])


def test_simulate_prints_one_json_object_on_its_last_line() -> None:
    done = in_a_process(
        "simulate",
        "--game",
        "illuminati",
        "--seats",
        "4",
        "--games",
        "6",
        "--seed",
        "7",
        "--jobs",
        "2",
        "--json",
    )
    assert done.returncode == 0, done.stderr
    figures = last_line(done)
    assert (figures["game"], figures["seats"], figures["games"], figures["finished"]) == (
        "illuminati",
        4,
        6,
        6,
    )
    assert figures["decisions"] > 0
    assert figures["decisions_per_second"] > 0
    assert figures["violations"] is figures["dual_run_mismatches"] is figures["leaks"] is None
    assert sum(figures["wins_by_seat"].values()) >= 6


def test_simulate_is_the_same_for_the_same_seed_however_many_processes() -> None:
    words = ("simulate", "--games", "5", "--seed", "3", "--check", "--json", "--option", "mad=true")
    alone, together = last_line(run(*words)), last_line(in_a_process(*words, "--jobs", "2"))
    for name in ("decisions", "wins_by_seat", "wins_by_goal", "violations", "dual_run_mismatches", "leaks"):
        assert alone[name] == together[name]
    assert (alone["violations"], alone["dual_run_mismatches"], alone["leaks"]) == (0, 0, 0)


def test_decks_lists_the_ready_made_ones_and_judges_a_list(tmp_path: Path) -> None:
    listed = json.loads(run("decks", "--json").stdout)
    assert len(listed) == 46
    assert all(deck["legal"] and deck["name"] and deck["how"] for deck in listed)
    assert {deck["format"] for deck in listed} == {"own", "big"}
    assert "Wolves First (own)" in run("decks").stdout
    file = tmp_path / "short.txt"
    file.write_text("Name: Short\n1 UFOs\n2 Moonbase\n1 Cliper Chip\n1 Abcdefgh\n")
    judged = run("decks", "--json", str(file))
    assert judged.exit_code == 1
    found = json.loads(judged.stdout)
    assert (found["name"], found["format"], found["legal"]) == ("Short", "own", False)
    assert found["loose"] == ["Line 4: “Cliper Chip” is read as Clipper Chip."]
    assert "Line 5: there is no card “Abcdefgh”" in found["reasons"][0]
    assert "it must have 45" in found["reasons"][1]


def test_decks_takes_a_legal_list_and_says_what_is_no_list(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(written(READY["wolves-first"].deck))
    done = run("decks", str(file))
    assert (done.exit_code, done.stdout) == (0, "Wolves First (own, 45 cards): legal\n")
    assert "there 3 times" in run("decks", "--copies", "1", str(file)).stdout
    file.write_bytes(b"KKK\xff")
    broken = run("decks", str(file))
    assert (broken.exit_code, broken.stderr) == (2, "The file is not UTF-8 text (byte 4).\n")
    assert "cannot be read" in run("decks", str(tmp_path / "none.txt")).stderr
    assert "size is one of" in run("decks", "--size", "44").stderr


def test_simulate_plays_with_the_decks_that_are_named() -> None:
    names = "the-usual-channels,everybody-is-odd"
    words = ("simulate", "--game", "inwo", "--seats", "2", "--games", "1", "--option", "most_rounds=10")
    figures = last_line(run(*words, "--option", f"deck={names}", "--json"))
    assert figures["finished"] == 1
    wrong = run(*words, "--option", "deck=no-such")
    assert wrong.exit_code == 2
    assert "nothing ready-made called no-such" in wrong.stderr


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--game", "chess"), "No game called chess"),
        (("--seats", "9"), "2 to 8 seats"),
        (("--ai", "genius"), "No AI called genius"),
        (("--option", "speed=fast"), "no option speed"),
        (("--option", "mad=perhaps"), "mad can be"),
    ],
)
def test_simulate_says_what_is_wrong(words: tuple[str, ...], complaint: str) -> None:
    done = run("simulate", *words)
    assert done.exit_code == 2
    assert complaint in done.stderr
    assert "Traceback" not in done.stderr


def test_rules_lists_every_id_with_its_tests() -> None:
    proofs = last_line(run("rules", "--json"))
    assert {"ILL-1a", "ILL-5.2d", "MAD-08"} <= set(proofs)
    assert all(isinstance(tests, list) for tests in proofs.values())


def test_rules_can_be_those_of_one_game() -> None:
    proofs = last_line(run("rules", "--game", "inwo", "--json"))
    core = {f"INW-{number:03}" for number in range(1, 222)}
    schemes = {
        f"EVL-{number:02}" for number in (1, 2, 3, 10, 11, 12, 13, 14, 20, 21, 30, 31, 32, 33, 34, 35, 40)
    }
    assert core | schemes <= set(proofs)
    assert not any(rule.startswith("ILL-") for rule in proofs)


def test_cards_lists_every_card_with_what_it_is_made_of() -> None:
    cards = last_line(run("cards", "--game", "illuminati", "--json"))
    assert len(cards) == 129
    slush = next(card for card in cards if card["id"] == "slush-fund")
    assert (slush["name"], slush["kind"], slush["ops"], slush["calls"]) == (
        "Slush Fund",
        "special",
        ["gain"],
        [],
    )


def test_every_rule_has_a_test() -> None:
    assert last_line(run("rules", "--missing", "--json")) == {}


def test_slow_tests_alone_prove_nothing(tmp_path: Path) -> None:
    file, body = tmp_path / "test_it.py", '@mark.rule("ILL-1a")\ndef test_it() -> None: ...\n'
    for marks, counts in (("", True), ("@mark.slow\n", False), ("pytestmark = [mark.slow]\n", False)):
        file.write_text(f"from pytest import mark\n{marks}{body}")
        assert ("ILL-1a" in games.quick_source(file)) is counts


def test_every_card_has_a_scenario() -> None:
    cards = last_line(run("cards", "--json"))
    without = [card["id"] for card in cards if not any("scenarios" in test for test in card["tests"])]
    assert without == []


def test_doctor_finds_this_machine_in_order(tmp_path: Path) -> None:
    done = run("doctor", home=tmp_path)
    assert done.exit_code == 0, done.stdout
    assert "WRONG" not in done.stdout


def test_doctor_tells_how_to_mend_a_database_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite3").write_text("this is no database, but it is long enough to look at" * 100)
    done = run("doctor", home=tmp_path)
    assert done.exit_code == 1
    assert "FNORD_DATABASE" in done.stdout
    assert "Traceback" not in done.stderr


def test_what_is_no_export_is_refused_in_words(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for contents, complaint in (("{", "is not JSON"), ('{"a": 1}', "export")):
        file.write_text(contents)
        for verb in ("replay", "import"):
            done = run(verb, str(file), home=tmp_path)
            assert done.exit_code == 2
            assert complaint in done.stderr
            assert "Traceback" not in done.stderr
    assert "cannot be read" in run("replay", str(tmp_path / "none.json")).stderr
    assert run("export", "77", home=tmp_path).exit_code == 2


def say_orders(sentences: str, world: Path) -> Result:
    return command("orders", "--world", str(world), "--json", typed=sentences)


def test_orders_answers_every_sentence_with_one_line() -> None:
    world = ROOT / "tests/games/tsw/orders/learn/exhibition.yaml"
    done = say_orders("scout the zoo\n\nI will do something, perhaps\n", world)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line["sentence"] for line in lines] == ["scout the zoo", "I will do something, perhaps"]
    assert all(
        result["result"] in ("order", "question", "refusal") for line in lines for result in line["results"]
    )


def test_orders_says_what_is_wrong_with_a_world_file(tmp_path: Path) -> None:
    file = tmp_path / "world.yaml"
    for contents, complaint in (("[", "neither YAML nor JSON"), ("a: 1", "speaker")):
        file.write_text(contents)
        done = say_orders("scout the zoo\n", file)
        assert done.exit_code == 2
        assert complaint in done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize("command", [games.rules_with_tests, games.cards_with_tests])
def test_what_reads_the_tests_needs_the_checkout(
    command: Callable[[], None], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(games, "CHECKOUT", False)
    with pytest.raises(typer.Exit):
        command()
    assert "run it in the checkout" in capsys.readouterr().err
