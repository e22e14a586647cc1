"""Catalogues: every message that the code names exists, and says names, lists and numbers well."""

import ast
import re
from pathlib import Path

import pytest
import structlog
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bot import DATA, ROOT
from bot.engine.moves import Text, Who, text
from bot.games.kit.words import Phrasebook
from bot.games.registry import EXAMPLES, GAMES
from bot.table.unit import policies
from bot.ui.typed.commands import LONGEST
from bot.ui.words.catalogue import Catalogue

CATALOGUE = Catalogue()
NAMES = {0: "Ann", 1: "Bob"}
CALLS = {"text", "Text", "word", "_say", "_done", "notice"}


def keys_of(path: Path) -> set[str]:
    """All keys that a module names outright: arguments of text(), word(), ..., and class attributes `key`."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in CALLS:
                found |= {
                    inner.value
                    for argument in node.args[:2]
                    for inner in ast.walk(argument)
                    if isinstance(inner, ast.Constant) and isinstance(inner.value, str)
                }
            if called == "about":
                found |= {f"command-{arg.value}" for arg in node.args if isinstance(arg, ast.Constant)}
        elif (
            isinstance(node, ast.Assign)
            and getattr(node.targets[0], "id", "") == "key"
            and isinstance(node.value, ast.Constant)
        ):
            found.add(node.value.value)
    return {key for key in found if re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", key) and not key.endswith("-")}


@pytest.mark.parametrize("part", ["bot/ui", "cogs", "bot/table", "bot/store", "bot/engine", "bot/app.py"])
def test_every_message_named_in_the_code_exists(part: str) -> None:
    place = ROOT / part
    files = [place] if place.is_file() else sorted(place.rglob("*.py"))
    named = {key for file in files for key in keys_of(file)}
    assert named
    assert sorted(key for key in named if not CATALOGUE.has(key)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_standing_answer_that_a_game_offers_has_words(game: str) -> None:
    offered = [name for name in policies.offered(GAMES[game]) if not name.startswith(policies.TURN_OF)]
    assert offered
    assert [name for name in offered if not CATALOGUE.has(f"standing-{name}")] == []


def test_command_descriptions_fit_discord() -> None:
    messages = FluentParser().parse((DATA / "locales/en/commands.ftl").read_text("utf-8")).body
    keys = [entry.id.name for entry in messages if isinstance(entry, Message)]
    assert keys
    for key in keys:
        assert 1 <= len(CATALOGUE.format(text(key))) <= LONGEST, key


def test_no_message_is_defined_twice() -> None:
    seen: dict[str, str] = {}
    for file in sorted((DATA / "locales/en").glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, Message):
                assert entry.id.name not in seen, f"{entry.id.name}: {file.name} and {seen[entry.id.name]}"
                seen[entry.id.name] = file.name


def test_names_lists_and_nested_texts_are_put_in() -> None:
    said = CATALOGUE.format(text("table-waits", who=(Who(0), Who(1))), NAMES)
    assert said == "Waiting for **Ann and Bob**."
    nested = CATALOGUE.format(text("table-vote-agreed", what=text("table-vote-pause")), NAMES)
    assert nested == "All agree: a pause."
    assert "seat 6" in CATALOGUE.format(text("table-waits", who=Who(5)), NAMES)


def test_what_was_said_of_one_is_not_said_of_another() -> None:
    for names in (NAMES, {0: "Cat", 1: "Dan"}):
        waits = CATALOGUE.format(text("table-waits", who=(Who(0), Who(1))), names)
        assert waits == f"Waiting for **{names[0]} and {names[1]}**."
    told = [CATALOGUE.format(text("table-vote-agreed", what=what)) for what in (1, True, 1)]
    assert told == ["All agree: 1.", f"All agree: {CATALOGUE.format(text('word-yes'))}.", "All agree: 1."]


def test_a_missing_message_is_told_plainly_and_reported_once() -> None:
    catalogue = Catalogue()
    missing = Text("no-such-message", (("who", Who(1)), ("count", 3)))
    with structlog.testing.capture_logs() as logs:
        assert catalogue.format(missing, NAMES) == "No such message: Bob, 3"
        assert catalogue.format(missing, NAMES) == "No such message: Bob, 3"
    assert [log["key"] for log in logs] == ["no-such-message"]


def test_another_language_falls_back_on_english(tmp_path: Path) -> None:
    for language, words in (("en", "hello = Hello\nbye = Bye\n"), ("de", "hello = Hallo\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.ftl").write_text(words, "utf-8")
    catalogue = Catalogue(tmp_path)
    assert catalogue.format(text("hello"), locale="de-AT") == "Hallo"
    assert catalogue.format(text("bye"), locale="de") == "Bye"
    assert catalogue.locales == ("de", "en")


def test_a_list_is_joined_in_the_language_of_its_sentence(tmp_path: Path) -> None:
    for language, words in (("en", "needs = I need { $parts }."), ("de", "other = Anders")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.ftl").write_text(f"{words}\n", "utf-8")
    needs = text("needs", parts=("the target", "the place"))
    assert Catalogue(tmp_path).format(needs, locale="de") == "I need the target and the place."


def test_of_a_list_of_choices_one_or_the_other_is_meant() -> None:
    asked = text("macro-unclear", given="bor", near=("Boris", "Borneo", "Borax"))
    assert CATALOGUE.format(asked) == "“bor” is not clear. Did you mean Boris, Borneo, or Borax?"


def test_a_broken_catalogue_is_refused_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("hello = { $unclosed\n", "utf-8")
    with pytest.raises(ValueError, match="not understood"):
        Catalogue(tmp_path)


def test_a_name_that_ends_in_a_full_stop_also_ends_its_sentence() -> None:
    told = text("ill-event-group-placed", why="capture", seat=Who(0), card="S.M.O.F.", master="I.R.S.")
    assert CATALOGUE.format(told, NAMES).endswith("I.R.S.")
    bold = text("ill-event-group-placed", why="capture", seat=Who(0), card="S.M.O.F.", master="**I.R.S.**")
    assert CATALOGUE.format(bold, NAMES).endswith("I.R.S.**")
    assert ".." not in CATALOGUE.format(told, NAMES)


def test_a_headline_that_asks_or_shouts_also_ends_its_sentence() -> None:
    for headline in ("WHO OWNS VEGAS NOW?", "VEGAS SOLD!", "VEGAS SOLD"):
        told = text("tsw-table-alt", status="Turn 3 of 6.", headline=headline, names=("Bees", "Ants"))
        stop = "" if headline[-1] in "?!" else "."
        assert f"Headline: {headline}{stop} Conspiracies: Bees and Ants." in CATALOGUE.format(told)


def pattern_of(node: ast.AST) -> str:
    """What a string may be that is put together so: '.*' for what only shows when the program runs."""
    if isinstance(node, ast.Constant):
        return re.escape(str(node.value))
    if isinstance(node, ast.JoinedStr):
        return "".join(map(pattern_of, node.values))
    if isinstance(node, ast.BinOp):
        return pattern_of(node.left) + pattern_of(node.right)
    if isinstance(node, ast.IfExp):
        return f"(?:{pattern_of(node.body)}|{pattern_of(node.orelse)})"
    return ".*"


def ways_to_name(path: Path) -> tuple[set[str], set[str]]:
    """The strings of a module, and patterns of those that it puts together; where no letter of one is fixed
    ('{family}-{name}'), any string of the module may stand first."""
    plain, built = set[str](), set[str]()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            plain.add(node.value)
        elif isinstance(node, ast.JoinedStr) or (
            isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add)
        ):
            built.add(pattern_of(node))
    heads = (word for word in plain if r".*\-.*" in built and re.fullmatch("[a-z]+(-[a-z]+)*", word))
    return plain, {*(one for one in built if re.search("[a-z]{2}", one)), *(f"{head}-.+" for head in heads)}


def found_by_name(words: Phrasebook, verbs: set[str]) -> set[str]:
    """The messages that a game's words find by the name of a frame or verb (`Phrasebook.plain`)."""
    asked = {f"{words.prefix}-{part}-{frame}" for part in ("ask", "wanted") for frame in words.kinds}
    return asked | {f"{words.prefix}-do-{verb}" for verb in verbs if words.kinds}


@pytest.mark.slow
def test_every_message_can_be_shown_by_something() -> None:
    plain, patterns = set[str](), set[str]()
    for file in (*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")):
        strings, built = ways_to_name(file)
        plain, patterns = plain | strings, patterns | built
    data = "\n".join(file.read_text("utf-8") for file in (ROOT / "data").rglob("*.yaml"))
    said = "\n".join(file.read_text("utf-8") for file in (DATA / "locales" / "en").glob("*.ftl"))
    named = plain | set(re.findall(r"[a-z0-9-]+", data)) | set(re.findall(r"\{ *(-?[a-z0-9-]+)", said))
    for game in (*GAMES.values(), EXAMPLES["pebbles"]):
        named |= found_by_name(game.words, plain)
    built = re.compile("|".join(sorted(patterns)))
    keys = set(re.findall(r"(?m)^(-?[a-z][\w-]*) =", said))
    assert len(keys) > 3000
    assert sorted(key for key in keys - named if not built.fullmatch(key)) == []
