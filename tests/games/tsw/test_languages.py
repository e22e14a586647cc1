"""Another language of orders is a data file: German, with the names of the same world (TSW-13)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot import DATA
from bot.__main__ import app
from bot.games.registry import GAMES
from bot.games.tsw.orders.lexicon import languages, lexicon, spoken
from bot.games.tsw.orders.results import Refusal, Understood
from bot.games.tsw.orders.setting import BadSetting, read_setting
from bot.games.tsw.orders.understanding import Interpreter
from bot.games.tsw.world.alignments import SHIPPED, shipped_set
from tests.games.tsw.corpus import CASES, FIRST, Case, exact, plain, reader, unmeant, world
from tests.games.tsw.engine.table import Table

LANGUAGE = DATA / "tsw" / "language"
GERMAN: list[Case] = plain(CASES / "de" / "sentences.yaml")


@pytest.fixture(scope="module")
def german() -> Interpreter:
    return reader(FIRST, "de")


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("case", GERMAN, ids=lambda case: str(case["say"])[:60])
def test_a_german_sentence_means_what_it_says(german: Interpreter, case: Case) -> None:
    results = german.understand(case["say"])
    assert exact(case, results), results
    assert unmeant(case, results) == []


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("case", GERMAN, ids=lambda case: str(case["say"])[:60])
def test_an_english_reader_orders_nothing_else_from_a_german_sentence(case: Case) -> None:
    """A wrong language may leave questions, never an order that was not meant."""
    for result in reader(FIRST, "en").understand(case["say"]):
        if isinstance(result, Understood):
            assert result.order.action in {wanted.get("action") for wanted in case["means"]}, result


def test_there_are_enough_german_sentences() -> None:
    assert len(GERMAN) >= 40


def test_every_language_has_every_entry_and_words_for_every_shipped_alignment() -> None:
    entries = {name: set(plain(LANGUAGE / f"{name}.yaml")) for name in languages()}
    assert set(languages()) == {"de", "en"}
    assert entries["de"] == entries["en"]
    for name in SHIPPED:
        chosen = tuple(shipped_set(name).alignments)
        for language in languages():
            known = lexicon(language, chosen)
            said = {
                t.value
                for terms in known.phrases.values()
                for _, ts in terms
                for t in ts
                if t.kind == "alignment"
            }
            assert said == set(chosen), (name, language)


@pytest.mark.parametrize(
    ("locale", "language"), [("de", "de"), ("de-AT", "de"), ("en-GB", "en"), ("fr", "en"), ("", "en")]
)
def test_who_speaks_an_unknown_language_writes_english(locale: str, language: str) -> None:
    assert spoken(locale) == language


def test_a_world_file_names_a_language_there_is() -> None:
    with pytest.raises(BadSetting, match="there are: de, en"):
        read_setting({**world(FIRST), "language": "tlh"})


def test_the_command_line_reads_german() -> None:
    command = ["orders", "--world", str(CASES / "world.yaml"), "--json", "--language", "de"]
    done = CliRunner().invoke(app, command, input="Cornelius soll die Pelican Bank infiltrieren\n")
    assert done.exit_code == 0, done.output
    (result,) = json.loads(done.output)["results"]
    assert result["result"] == "order"
    assert result["actor"] == "Cornelius Leadbetter"
    assert result["parameters"] == {"group": "Pelican Savings and Loan"}


def test_a_language_is_a_file_and_no_code(tmp_path: Path) -> None:
    """Nothing in the reader knows which language it reads."""
    for file in (Path(__file__).parents[3] / "bot" / "games" / "tsw" / "orders").glob("*.py"):
        assert '"de"' not in file.read_text("utf-8"), file


# -- at the table


@pytest.mark.rule("TSW-13")
def test_a_player_writes_in_his_own_language_and_in_english() -> None:
    letters = GAMES["tsw"].reader
    assert letters is not None
    table = Table(2)
    view = table.view(0)
    group = next(g.name for g in view.groups if not g.own and not g.conspiracy)
    (german,) = letters.read(view, f"Spioniere {group} aus", locale="de-CH")
    assert german.move is not None
    order = json.loads(str(german.move[-1]))
    assert (order["action"], order["parameters"]) == ("spy", {"target": group})
    table.kernel.submit(0, german.move)
    (foreign,) = letters.read(table.view(0), f"Scout {group}", locale="de")
    assert foreign.move is None, "English in a German letter is only done when it is confirmed"
    assert foreign.held is not None
    answer = letters.answer(table.view(0), foreign.held, "ja", "de")
    assert answer is not None
    assert answer.move is not None
    assert json.loads(str(answer.move[-1]))["action"] == "scout"
    (english,) = letters.read(table.view(0), f"Scout {group}", locale="fr")
    assert english.move is not None


@pytest.mark.rule("TSW-13")
def test_what_is_denied_behind_is_not_ordered(german: Interpreter) -> None:
    for words in ("Töte Egon nicht", "Infiltriere die NCR auf keinen Fall", "Rekrutiere Silas niemals"):
        (result,) = german.understand(words)
        assert isinstance(result, Refusal), result
