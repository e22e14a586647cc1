"""The second opinion about written orders: what labelled sentences taught, what is read anew (TSW-13)."""

from importlib import import_module
from random import Random
from typing import Any

import pytest

from bot.games.tsw.orders.opinion import (
    ODD,
    OWN,
    Opinion,
    Piece,
    action_traits,
    opinion,
    own_words,
    pieces_of,
)
from bot.games.tsw.orders.results import Question, Understood
from bot.games.tsw.say.echo import echo
from bot.ui.words.catalogue import Catalogue
from tests.games.tsw.corpus import FIRST, load, reader


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize(
    ("said", "action"),
    [
        (
            "Hush is wasted on Sincere. Move them, so that they answer directly to the Exhibition.",
            "move-group",
        ),
        ("milo mess w gorgons attack on sincere", "interfere"),
        ("wat orders u got from me so far", "list"),
        ("Burn the last order I gave; I was in my cups.", "withdraw"),
        ("A wheelbarrow of coin, four MB, is to trundle down from the Exhibition to Hush.", "transfer"),
    ],
)
def test_what_such_words_mostly_mean_is_asked_about(said: str, action: str) -> None:
    (result,) = reader(FIRST).understand(said)
    assert isinstance(result, Question)
    assert (result.order.action, result.asks[-1]) == (action, "confirm")


@pytest.mark.rule("TSW-13")
def test_a_yes_to_what_was_read_anew_orders_it() -> None:
    (question,) = reader(FIRST).understand("milo mess w gorgons attack on sincere")
    assert isinstance(question, Question)
    result = reader(FIRST).answer(question, "yes")
    assert isinstance(result, Understood)
    assert result.order.actor == "Milo Peppercorn"
    assert result.order.parameters == {"attack": "Gorgon Optics on Sincere Advertising"}


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize(
    "said",
    [
        "I will be away until Friday, sorry",
        "What a turn! The newspaper was hilarious.",
        "I love this game",
        "hello everybody, how are you?",
        "wow, Convenient Fog was very convenient for some people",
        "Igor's mum would be so proud",
    ],
)
def test_talk_is_not_taken_for_an_order(said: str) -> None:
    assert not any(
        result.order is not None and result.order.action for result in reader(FIRST).understand(said)
    )


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("name", ["sentences", "letters", "almanac"])
def test_what_was_learnt_agrees_with_what_is_labelled(name: str) -> None:
    """Of the messages with one order, hardly any is doubted as it is labelled."""
    second = opinion("en")
    assert second is not None
    own = reader(name)
    doubted = whole = 0
    for case in load(name):
        label = case["means"][0]
        if len(case["means"]) == 1 and "parameters" in label and "asks" not in label:
            pieces = pieces_of(case["say"], own.reader.chunks(case["say"]), own.setting, own_words(label))
            doubted += second.weigh("action", action_traits(pieces)).get(label["action"], 0) < ODD["action"]
            whole += 1
    assert doubted <= 0.02 * whole


@pytest.mark.rule("TSW-13")
def test_without_lessons_a_language_has_no_second_opinion() -> None:
    assert opinion("de") is None


def test_names_sums_and_words_of_ones_own_are_masked() -> None:
    said = "Igor leaks to Hush for 3 MB: the bees wear wigs"
    own = reader(FIRST)
    words = [p.word for p in pieces_of(said, own.reader.chunks(said), own.setting, ["the bees wear wigs"])]
    assert words == ["<C+>", "leaks", "to", "<G+>", "for", "<sum>", ":", OWN]


@pytest.fixture(scope="module")
def learning() -> Any:
    """The module that learns, imported for whoever needs it: scikit-learn takes its time."""
    return import_module("bot.trials.learning")


def lesson(learning: Any, *words: str, action: str, **parameters: str) -> Any:
    names = {"Igor": "<C+>", "Vera": "<C->", "Bees": "<G->"}
    pieces = [Piece(names.get(word, word), frozenset({word} & names.keys())) for word in words]
    return learning.Example(pieces, {"actor": "Igor", "action": action, "parameters": parameters}, "Zed")


@pytest.mark.rule("TSW-13")
def test_a_lesson_is_learnt(learning: Any) -> None:
    lessons = [
        *[lesson(learning, "Igor", "shadows", "Vera", action="spy", target="Vera") for _ in range(5)],
        *[lesson(learning, "Igor", "joins", "Bees", action="infiltrate", group="Bees") for _ in range(5)],
    ]
    taught = Opinion(learning.learn(lessons))
    shadowed, joined = lessons[0], lessons[-1]
    assert taught.doubts(shadowed.pieces, shadowed.order, "Zed", alone=True) == ""
    assert taught.doubts(joined.pieces, shadowed.order, "Zed", alone=True) == "action"
    swapped = {"actor": "Vera", "action": "spy", "parameters": {"target": "Igor"}}
    assert taught.doubts(shadowed.pieces, swapped, "Zed", alone=True) == "part"


def test_the_same_lessons_make_the_same_file(learning: Any) -> None:
    lessons = [
        lesson(learning, "Igor", word, "Vera", action="spy", target="Vera")
        for word in ("tails", "shadows") * 4
    ]
    lessons += [lesson(learning, "Igor", "guards", "Vera", action="guard", target="Vera") for _ in range(4)]
    shuffled = Random(1).sample(lessons, len(lessons))
    assert learning.as_text(learning.learn(lessons)) == learning.as_text(learning.learn(shuffled))


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize(
    ("parameters", "words"),
    [
        ({"number": 2}, "number 2"),
        ({"number": "last"}, "the last one"),
        ({"number": "all", "standing": True}, "all of them, of the standing orders"),
        ({"of": "Igor Zabaglione"}, "what Igor Zabaglione was to do"),
    ],
)
def test_who_confirms_a_withdrawal_sees_of_what(parameters: dict[str, object], words: str) -> None:
    order = {"actor": "Vera", "action": "withdraw", "parameters": parameters}
    assert Catalogue().format(echo(order)) == f"Vera: withdraw an order ({words})"
