"""What the cards do, as data: the lint finds faults, every card says what it does, in words too."""

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

import bot.games.inwo.cards
from bot.games.inwo.cards import effects
from bot.games.inwo.cards.card_text import price, rules_text, way
from bot.games.inwo.cards.filters import hopeless, read
from bot.games.inwo.cards.phrases import phrase
from bot.games.inwo.cards.records import EFFECTS, build, lint
from bot.games.inwo.cards.table import FACES, RECORDS
from bot.games.inwo.play.uses.printed import ACT, PLAY, uses_of
from bot.games.inwo.say.twins import card_text
from bot.ui.words.catalogue import Catalogue

PLOT = {"id": "x", "type": "plot"}
BUTTON, BESIDE = 80, 55
"""How many characters a button has, and how many are left beside the name of a card."""


def faults(**fields: Any) -> list[str]:
    return lint([{**PLOT, **fields}])


def play(**use: Any) -> list[str]:
    return faults(play=[{"do": [["reorganize"]], **use}])


def passive(name: str, **params: Any) -> list[str]:
    return lint([{"id": "x", "type": "place", "passives": [[name, params]]}])


@pytest.mark.parametrize(
    ("found", "fault"),
    [
        (passive("bounty"), "unknown word 'bounty'"),
        (passive("bonus", amount=4), "missing parameter 'scope'"),
        (passive("bonus", amount=4, scope="any", luck=1), "unknown parameter 'luck'"),
        (passive("bonus", amount="4", scope="any"), "amount: must be a whole number"),
        (passive("bonus", amount=4, scope="all"), "scope: must be one of direct"),
        (passive("stat", what="power", add=1, set=2), "exactly one of add, raise, set, times"),
        (passive("stat", what="power", add=1, who="weird &"), "ends too soon"),
        (passive("stat", what="power", add=1, who="'atlantis'"), "no card has the id 'atlantis'"),
        (passive("stat", what="power", add=1, who="weird & straight"), "no card can ever fit"),
        (passive("safe", who="self", attack={"kinds": ["siege"]}), "kinds: must be a list of control"),
        (passive("safe", who="self", attack={"om": "weird"}), "attack: unknown 'om'"),
        (play(when=["own_turn", "rival_begins"]), "own_turn, rival_begins never come together"),
        (play(when=["noon"]), "when: must be a list of any_time"),
        (play(cost={"power": 4}), "power needs of"),
        (play(cost={"any": [{"illuminati": 1}]}), "at least two costs"),
        (play(**{"if": {"by": "me"}}), "`if` without anything"),
        (play(do=[["look", {"pile": "plots", "seat": "rival"}]]), "names the rival, and none is chosen"),
        (play(do=[["if", {"test": {"roll": 6}, "then": [["dance"]]}]]), "unknown word 'dance'"),
        (faults(passives=[["saves_tokens"]]), "must have a way to be played"),
        (faults(), "either it has effects or it is marked plain"),
        (faults(play=[{"do": [["reorganize"]]}], plain=True), "either it has effects or it is marked plain"),
        (faults(play=[{"when": ["end"]}]), "play: missing 'do'"),
        (faults(attack={"kind": "disaster"}), "attack: missing 'target'"),
        (faults(play=[{"do": [["reorganize"]]}], errata={"name": "Y"}), "errata: unknown field 'name'"),
    ],
)
def test_the_lint_names_each_fault(found: list[str], fault: str) -> None:
    assert any(line.startswith("x: ") and fault in line for line in found), found


def test_a_faulty_record_is_no_table() -> None:
    with pytest.raises(ValueError, match="x: either it has effects"):
        build([PLOT])


def test_the_records_are_sound_and_every_card_does_something() -> None:
    assert lint(RECORDS) == []
    columns = (
        EFFECTS.PASSIVES,
        EFFECTS.TRIGGERS,
        EFFECTS.ACTIONS,
        EFFECTS.PLAY,
        EFFECTS.ATTACK,
        EFFECTS.GOAL,
    )
    idle = [card for face, card in enumerate(FACES.ID) if not any(column[face] for column in columns)]
    assert idle == [record["id"] for record in RECORDS if "plain" in record]
    assert {FACES.SET[FACES.face(card)] for card in idle} <= {"house"}


@pytest.mark.parametrize(
    ("written", "never"),
    [
        ("weird & straight", True),
        ("fanatic & criminal", False),
        ("place & personality", True),
        ("secret & !secret", True),
        ("power>=5 & power<3", True),
        ("power>=5 & resistance<3", False),
        ("media & (place & goal | liberal & conservative)", True),
        ("media & (place & goal | liberal)", False),
    ],
)
def test_a_filter_that_nothing_can_fit_is_found(written: str, never: bool) -> None:
    assert hopeless(read(written)) is never


def test_errata_take_the_place_of_what_they_correct() -> None:
    corrected = {FACES.ID[face] for face, is_so in enumerate(EFFECTS.CORRECTED) if is_so}
    assert {"volcano", "bank-merger", "seize-the-time", "weather-satellite"} <= corrected
    volcano = EFFECTS.ATTACK[FACES.face("volcano")]
    assert (volcano["power"], volcano["destroys_by"]) == ((("any", 18),), 2)
    assert EFFECTS.PLAY[FACES.face("terrorist-nuke")][0].cost == "free"
    assert EFFECTS.PLAY[FACES.face("reload")][0].cost == {"illuminati": 1}


def test_nobody_can_change_what_a_card_does() -> None:
    bonus = EFFECTS.PASSIVES[FACES.face("big-media")][0]
    with pytest.raises(TypeError):
        bonus.params["amount"] = 9  # type: ignore[index]
    with pytest.raises(TypeError):
        bonus.params["attack"]["target"] = "any"


def test_the_contract_explains_every_word() -> None:
    page = (Path(bot.games.inwo.cards.__file__).parent / "README.md").read_text("utf-8")
    said = set(re.findall(r"`(\w+)`", page))
    declared = {*effects.PASSIVES, *effects.OPS, *effects.GOALS, *effects.MOMENTS, *effects.WHENS}
    calls = set(re.findall(r"'call', {'name': '(\w+)'", repr(RECORDS)))
    assert len(calls) == 22
    assert declared | calls <= said


def test_every_word_is_used_by_a_card() -> None:
    used = repr([[record.get(field) for field in (*effects_of(record),)] for record in RECORDS])
    declared = {*effects.PASSIVES, *effects.OPS, *effects.GOALS, *effects.MOMENTS}
    assert {word for word in declared if f"'{word}'" not in used} == set()


def effects_of(record: Any) -> list[str]:
    facts = {"id", "name", "type", "set", "alignments", "attributes", "power", "global", "resistance"}
    return [field for field in record if field not in facts]


@pytest.mark.parametrize("face", range(len(FACES.ID)), ids=FACES.ID)
def test_the_text_of_every_card_can_be_told(face: int) -> None:
    with capture_logs() as logs:
        lines = [Catalogue().format(line) for line in rules_text(face)]
    assert logs == []
    assert lines or "plain" in RECORDS[face]
    assert not any(re.search(r"\bnone\b|[{}_]|\s\s|\s[.,:;]|[.,;]{2}", line) for line in lines), lines


@pytest.mark.parametrize(
    ("written", "one", "many"),
    [
        ("weird & mine & power>=3", "Weird Group of yours with Power 3+", "your Weird Groups with Power 3+"),
        ("personality & rival", "Personality of a rival", "rivals' Personalities"),
        ("media & !self", "other Media Group", "other Media Groups"),
        ("'elvis'", "“Elvis”", "“Elvis”"),
        ("government & !nation", "Government non-Nation Group", "Government non-Nation Groups"),
        ("self | master_of(self)", "this card or Group directly over this card", None),
        ("personality & host_of(self)", "the Personality that bears this card", None),
    ],
)
def test_a_filter_in_words(written: str, one: str, many: str | None) -> None:
    words = Catalogue()
    assert words.format(phrase(written, many=False)) == one
    if many is not None:
        assert words.format(phrase(written, many=True)) == many


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("terrorist-nuke", "For one Violent Group of yours. +10 for one action"),
        ("hoax", "When anybody plays any Plot: Cost: tokens of"),
        ("kkk", "Power ×2 for Violent Groups, in attacks to destroy Peaceful"),
        ("volcano", "Power 18. It Devastates, or destroys if the roll is 2 or more below the strength."),
        ("gun-control", "Power +3 for Violent Government Groups."),
    ],
)
def test_a_card_in_words(card: str, said: str) -> None:
    """What is shown of a card when somebody asks for it."""
    assert said in Catalogue().lines(card_text(FACES.face(card)))


def test_no_two_uses_of_a_card_that_one_question_can_offer_read_alike() -> None:
    """Nor two ways to pay for one; also where a button shows no more than the beginning."""
    words, seen = Catalogue(), 0
    for face, verb in product(range(len(FACES.ID)), (PLAY, ACT)):
        uses = uses_of(face, verb)
        moments = {moment for use in uses for moment in use.answers or ("",)}
        for moment in moments:
            offered = [n for n, use in enumerate(uses) if moment in (use.answers or ("",))]
            ways = [way(face, verb, n) for n in offered]
            said = [words.format(found)[:BESIDE] if found else "" for found in ways]
            assert len(set(said)) == len(said), (FACES.ID[face], moment, said)
            seen += len(said) > 1
        for use in (use for use in uses if len(use.dues) > 1):
            paid = [words.format(price(use, n))[:BUTTON] for n in range(len(use.dues))]
            assert len(set(paid)) == len(paid), (FACES.ID[face], paid)
            seen += 1
    assert seen > 30
