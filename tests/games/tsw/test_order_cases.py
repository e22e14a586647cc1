"""The corpus of written orders: what players write and what it must be taken to mean (TSW-13)."""

from functools import cache
from typing import Any

import pytest
import yaml

from bot import DATA
from bot.games.tsw.orders.results import Question, Refusal, Result, Understood
from bot.games.tsw.orders.setting import read_setting
from bot.games.tsw.orders.understanding import Interpreter

CASES = DATA / "tsw" / "cases"
OTHERS = ["voices", "forms", "tables", "talk", "letters", "manners", "strangers", "players", "doubts",
          "guests", "ordinary", "seaside", "umbrella", "lighthouse", "kestrel", "dredgers", "parish",
          "rockets", "spa", "startups", "opera", "gazettes", "garages", "college", "orbit", "yodellers",
          "speakeasy", "lasers", "gardens", "sleepers", "cablecars", "islands", "terminus",
          "foghorns", "lifts", "northsea", "kitchens",
          "luggage", "piers", "motels", "antennas", "clockmakers", "rowers", "ports", "arcology", "manors",
          "diner", "corals", "circus", "airport", "guilds", "telenovela", "penguins", "hospital", "valets",
          "motorway", "reels", "trains", "cosmonauts", "bridges", "jungle", "suburbs", "harbour", "fog",
          "cheese", "offices", "icebreakers", "bookmobiles", "bellows", "camels", "pearls", "brewery",
          "midway", "almanac", "drones", "lanterns", "paperclips", "meridian", "wednesday",
          "ferries", "television", "chalets", "rum", "faculty", "preachers", "botanists", "postmen",
          "puppets", "trams", "longwave", "cactus", "balloons", "mushrooms", "knitting", "stilts",
          "marzipan", "fairground", "cables", "croquet", "quartets", "glaciers", "coffee", "moustaches",
          "kites", "hats", "saltmines", "moonwine", "bobsleighs", "locksmiths", "swans", "icecream",
          "caves", "quarry", "nighttrains", "tides", "gnomes", "whales", "typewriters", "shadows",
          "chatter"]  # fmt: skip
Case = dict[str, Any]


def load(name: str) -> list[Case]:
    found: list[Case] = yaml.safe_load((CASES / f"{name}.yaml").read_text("utf-8"))
    return found


@cache
def reader(name: str) -> Interpreter:
    """The reader of the world in which the sentences of a file are said: its own, or the first one."""
    own = CASES / f"{name}.world.yaml"
    world = own if own.exists() else CASES / "world.yaml"
    return Interpreter(read_setting(yaml.safe_load(world.read_text("utf-8"))))


def bare(parameters: dict[str, Any]) -> dict[str, Any]:
    """Parameters without the flavour of an order within a standing order."""
    inner = parameters.get("order")
    if not inner:
        return parameters
    return {**parameters, "order": {key: value for key, value in inner.items() if key != "flavour"}}


def agrees(wanted: Case, got: Result) -> bool:
    """Whether a result is what a case says it must be."""
    if wanted.get("refused") in ("any", "talk"):
        return not isinstance(got, Understood)
    if "refused" in wanted:
        return isinstance(got, Refusal) and got.reason == wanted["refused"]
    if isinstance(got, Refusal):
        return False
    order = got.order.plain()
    parameters = bare(order["parameters"])
    if "asks" in wanted:
        known = all(order[key] == wanted[key] for key in ("actor", "action") if key in wanted)
        given = all(parameters.get(key) == value for key, value in wanted.get("parameters", {}).items())
        return isinstance(got, Question) and got.asks[0] == wanted["asks"] and known and given
    same = order["actor"] == wanted["actor"] and order["action"] == wanted["action"]
    right = isinstance(got, Understood) or read_back(got)
    return right and same and parameters == wanted.get("parameters", {})


def read_back(got: Result) -> bool:
    """Whether the order was understood, and its words that stand without quotation marks are read back."""
    return isinstance(got, Question) and got.text.key == "tsw-ask-confirm-words"


def exact(case: Case, results: list[Result]) -> bool:
    wanted = case["means"]
    return len(wanted) == len(results) and all(map(agrees, wanted, results))


@pytest.mark.rule("TSW-13", "TSW-12", "TSW-30", "TSW-40", "TSW-60")
@pytest.mark.parametrize("case", load("sentences"), ids=lambda case: str(case["say"])[:60])
def test_a_sentence_means_what_it_says(case: Case) -> None:
    results = reader("sentences").understand(case["say"])
    assert exact(case, results), results


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("name", OTHERS)
def test_in_other_voices_it_is_right_or_one_question_away(name: str) -> None:
    cases = load(name)
    right, wrong = 0, []
    for case in cases:
        results = reader(name).understand(case["say"])
        if exact(case, results):
            right += 1
        elif not all(isinstance(r, Question) or any(agrees(w, r) for w in case["means"]) for r in results):
            wrong.append((case["say"], results))
    assert wrong == []
    assert right >= 0.8 * len(cases)


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize(
    ("said", "back"),
    [
        ("Leak: the Bees wear wigs", True),
        ('Leak: "the Bees wear wigs"', False),
        ("If I am attacked, Igor leaks that the Bees wear wigs.", True),
        ('Send Igor to the Bees with the message "Wigs off." Terms: face to face, wigs on', True),
        ('Send Igor to the Bees with the message "Wigs off.", in person', False),
    ],
)
def test_words_of_ones_own_are_read_back_unless_they_stand_in_quotation_marks(said: str, back: bool) -> None:
    first = reader("sentences").understand(said)[0]
    assert read_back(first) == back
    answer = reader("sentences").answer(first, "yes") if isinstance(first, Question) else first
    assert isinstance(answer, Understood)
    assert answer.order.parameters == first.order.parameters


@pytest.mark.rule("TSW-13", "TSW-47")
@pytest.mark.parametrize(
    "reply",
    ["yes, anonymously", "ok but anonymously", "sure, but only if it is free", "yes? what would it cost"],
)
def test_a_yes_that_says_more_is_no_yes(reply: str) -> None:
    question = reader("sentences").understand("Leak: the Bees wear wigs")[0]
    assert isinstance(question, Question)
    assert not isinstance(reader("sentences").answer(question, reply), Understood)


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize(
    ("said", "reply", "clear"),
    [
        ("Igor, guard somebody", "Dagmar", True),
        ("Igor, guard somebody", "anyone but Dagmar", False),
        ("Igor, guard somebody", "not Dagmar, me", False),
        ("Transfer some megabucks from the Exhibition to the Board", "5 MB", True),
        ("Transfer some megabucks from the Exhibition to the Board", "5 or 6", False),
        ("Transfer some megabucks from the Exhibition to the Board", "3 if Bob sleeps", False),
        ("Transfer some megabucks from the Exhibition to the Board", "less than 10", False),
        ("Someone guards me", "Milo", True),
        ("Someone guards me", "wherever", False),
        ("Kill Zelda", "at home", True),
        ("Kill Zelda, not today", "at home", False),
        ("Milo might kill Zelda", "at home", False),
    ],
)
def test_an_answer_that_leaves_something_open_is_no_order(said: str, reply: str, clear: bool) -> None:
    question = reader("sentences").understand(said)[0]
    assert isinstance(question, Question)
    assert isinstance(reader("sentences").answer(question, reply), Understood) == clear


@pytest.mark.rule("TSW-13", "TSW-42", "TSW-47")
def test_words_asked_for_are_taken_whole_and_words_behind_a_leak_are_not_lost() -> None:
    question = reader("sentences").understand('Send Igor to the Bees with the message "Wigs off."')[0]
    assert isinstance(question, Question)
    answer = reader("sentences").answer(question, "under the bridge at midnight")
    assert isinstance(answer, Understood)
    assert answer.order.parameters["terms"] == "under the bridge at midnight"
    leak = reader("sentences").understand("Leak that the Bees are broke. Their clerk has fled to sea.")[0]
    assert leak.text.key == "tsw-ask-confirm-unread"


@pytest.mark.rule("TSW-13", "TSW-14")
def test_the_number_of_an_order_may_be_the_name_of_a_group() -> None:
    asked, *_ = reader("cablecars").understand("Drop Number Nine.")
    assert isinstance(asked, Question)
    taken_back, *_ = reader("cablecars").understand("Withdraw order number 3.")
    assert isinstance(taken_back, Understood)


@pytest.mark.rule("TSW-13")
def test_beside_a_doubtful_order_the_others_are_asked_about_too() -> None:
    said = "Milo scouts the Tong. Constance might perhaps spy on the Bees."
    scout, spy = reader("sentences").understand(said)
    assert isinstance(scout, Question)
    assert isinstance(spy, Question)
    assert scout.text.key == "tsw-ask-confirm-beside"
    answer = reader("sentences").answer(scout, "yes")
    assert isinstance(answer, Understood)
    assert answer.order.actor == "Milo Peppercorn"


@pytest.mark.rule("TSW-13")
def test_a_sum_that_is_corrected_is_offered_as_it_was_first_and_as_it_is_now() -> None:
    said = "Transfer 4 MB from the Exhibition to the Board, no wait, make that 6"
    question = reader("sentences").understand(said)[0]
    assert isinstance(question, Question)
    assert {other.parameters.get("mb") for other in question.others} >= {4, 6}
    answer = reader("sentences").answer(question, "6")
    assert isinstance(answer, Understood)
    assert answer.order.parameters["mb"] == 6


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("name", ["sentences", *OTHERS])
def test_nothing_is_ordered_that_the_case_does_not_say(name: str) -> None:
    for case in load(name):
        for result in reader(name).understand(case["say"]):
            if isinstance(result, Understood):
                assert any(agrees(wanted, result) for wanted in case["means"]), (case["say"], result)


def test_there_are_enough_sentences() -> None:
    assert sum(len(load(name)) for name in ("sentences", *OTHERS)) >= 300
