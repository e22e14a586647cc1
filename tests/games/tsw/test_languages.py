"""Another language of orders is a data file: German, with the names of the same world (TSW-13)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot import DATA
from bot.__main__ import app
from bot.cli.corpus import EXACT, WRONG, corpora, verdict
from bot.cli.orders import read_world
from bot.games.registry import GAMES
from bot.games.tsw.orders.setting import BadSetting
from bot.games.tsw.reading.language import LANGUAGES, language, spoken
from bot.games.tsw.reading.understanding import Interpreter
from bot.games.tsw.world.alignments import SHIPPED, shipped_set
from tests.games.tsw.engine.table import Table

SENTENCES = Path(__file__).parent / "orders"
(GERMAN,) = corpora(SENTENCES / "learn", "deutsch")


@pytest.mark.rule("TSW-13")
def test_german_sentences_mean_what_they_say() -> None:
    reader = Interpreter(GERMAN.setting)
    found = [verdict(case, reader.understand(case.say)) for case in GERMAN.sentences]
    assert len(found) >= 60
    assert found.count(EXACT) >= 0.85 * len(found)
    assert found.count(WRONG) <= 0.06 * len(found)


def test_every_language_has_every_entry_and_words_for_every_shipped_alignment() -> None:
    entries = {name: set(language(name).entries) for name in LANGUAGES}
    assert entries["de"] == entries["en"]
    german = set(language("de").values("alignments"))
    for name in SHIPPED:
        assert set(shipped_set(name).alignments) <= german, name


@pytest.mark.parametrize(
    ("locale", "name"), [("de", "de"), ("de-AT", "de"), ("en-GB", "en"), ("fr", "en"), ("", "en")]
)
def test_who_speaks_an_unknown_language_writes_english(locale: str, name: str) -> None:
    assert spoken(locale) == name


def test_a_world_file_names_a_language_there_is() -> None:
    world = {"speaker": "Ann", "controls": {"conspiracy": "Us"}, "groups": ["Us"], "characters": ["Ann"]}
    assert read_world(world).language == "en"
    with pytest.raises(BadSetting, match="there are: de, en"):
        read_world({**world, "language": "tlh"})


def test_the_command_line_reads_german() -> None:
    world = SENTENCES / "learn" / "deutsch.yaml"
    command = ["orders", "--world", str(world), "--json"]
    done = CliRunner().invoke(app, command, input="Cornelius soll die Pelican Bank infiltrieren\n")
    assert done.exit_code == 0, done.output
    (result,) = json.loads(done.output)["results"]
    assert result["result"] == "order"
    assert result["actor"] == "Cornelius Leadbetter"
    assert result["parameters"] == {"group": "Pelican Savings and Loan"}


def test_the_word_lists_are_small() -> None:
    files = list((DATA / "tsw" / "reading").iterdir())
    assert sum(file.stat().st_size for file in files if file.suffix == ".yaml") <= 60_000
    assert sum(file.stat().st_size for file in files if file.suffix == ".json") <= 400_000


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
    (answer,) = letters.answer(table.view(0), foreign.held, "ja", "de")
    assert answer.move is not None
    assert json.loads(str(answer.move[-1]))["action"] == "scout"
    (english,) = letters.read(table.view(0), f"Scout {group}", locale="fr")
    assert english.move is not None
