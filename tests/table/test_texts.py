"""Everything the table can say has words in the catalogue."""

import re

import pytest

from bot import ROOT
from bot.engine.moves import Text, Who, text
from bot.table import errors
from bot.table.past.texts import from_json, to_json
from bot.table.people import promises, votes
from bot.table.unit import policies

SAID = re.compile(r'(?:text\(|notice\(|key = )\s*"([a-z][a-z-]+)"')
CHOSEN = re.compile(r'notice\("([a-z-]+)" if .+ else "([a-z-]+)"')


def catalogue() -> set[str]:
    words = "\n".join(file.read_text("utf-8") for file in (ROOT / "data/locales/en").glob("*.ftl"))
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", words, re.MULTILINE))


def test_every_key_has_words() -> None:
    folders = [ROOT / "bot" / "table", ROOT / "bot" / "store"]
    code = "\n".join(file.read_text("utf-8") for folder in folders for file in folder.rglob("*.py"))
    said = {*SAID.findall(code), *(key for pair in CHOSEN.findall(code) for key in pair)}
    said |= {f"table-vote-{what}" for what in votes.SUBJECTS}
    said |= {f"table-promise-{state}" for state in promises.ENDINGS}
    said |= {f"standing-{policies.ALWAYS}"}
    assert len(said) > 50
    assert said - catalogue() == set()


def test_every_error_has_words_of_its_own() -> None:
    kinds = errors.TableError.__subclasses__()
    assert {kind.key for kind in kinds} <= catalogue()
    assert len({kind.key for kind in kinds}) == len(kinds)


@pytest.mark.parametrize(
    "value",
    [
        text("plain"),
        text("full", who=Who(2), many=(1, "two", Who(0)), inner=text("deep", n=3)),
        Text("empty-list", (("none", ()),)),
    ],
)
def test_texts_survive_json(value: Text) -> None:
    assert from_json(to_json(value)) == value
