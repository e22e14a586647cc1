"""How well written orders are read, and that nothing anybody writes holds the reader up (TSW-13)."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from random import Random
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from bot.__main__ import app
from bot.cli.corpus import corpora, score
from bot.games.tsw.orders.results import Question, Refusal, Result, Understood
from bot.games.tsw.orders.setting import read_setting
from bot.games.tsw.reading.scorer import Scorer, chunk_features
from bot.games.tsw.reading.understanding import Interpreter
from bot.trials.pace import slowness
from bot.ui.words.catalogue import Catalogue

LEARNING = "bot.cli.learning"
"""Imported where it is needed: it brings scikit-learn with it."""
SENTENCES = Path(__file__).parent / "orders"
LONGEST = 4000
"""So many letters has the longest message that can be sent."""
BOUND = 0.1
"""Seconds of processor time for that, on a quiet day."""
(WORLD,) = corpora(SENTENCES / "learn", "umbrellas")
READER = Interpreter(WORLD.setting)
NAMES = [part.name for part in (*WORLD.setting.groups, *WORLD.setting.characters, *WORLD.setting.places)]
PIECES = (
    "and ", "or ", "if ", "the ", "her ", "to ", "spy and ", "spy, ", "spy. ", "if attacked and ",
    "if I am attacked, spy, ", "attack him with her ", "atack the Mitens with Igr ", "no, ", "xqzv ", ", ",
    ". ", "/", "& ", "-> ", "[({", '"a" ', "a-", "1,", "\n", "'", "“", "((((", "))))", "\n- ", f"{NAMES[0]} ",
    f"{NAMES[0]} and ", f"spy on {NAMES[0]} or ", f"{NAMES[-1]} & ", f"{NAMES[20]}: spy on {NAMES[1]}. ",
)  # fmt: skip


def fastest(message: str) -> float:
    """Seconds of processor time that reading takes, the best of five, as on a quiet day."""
    times = []
    for _ in range(5):
        begun = process_time()
        assert READER.understand(message)
        times.append(process_time() - begun)
    return min(times) / slowness()


def asked(message: str) -> Question:
    (result,) = READER.understand(message)
    assert isinstance(result, Question), result
    return result


def ordered(message: str) -> Understood:
    (result,) = READER.understand(message)
    assert isinstance(result, Understood), result
    return result


@pytest.mark.rule("TSW-13")
def test_written_orders_are_read_as_well_as_was_measured() -> None:
    """On messages that nothing was learnt from, by writers who had not seen the reader."""
    rates = score(SENTENCES / "later")["later"]
    assert rates["all"]["messages"] >= 300
    assert rates["plain"]["exact"] >= 0.88
    assert rates["plain"]["exact"] + rates["plain"]["asked"] >= 0.97
    assert rates["plain"]["wrong"] <= 0.015
    assert rates["all"]["wrong"] <= 0.02
    assert rates["plain"]["needless"] <= 0.08
    assert rates["talk"]["asked"] + rates["talk"]["wrong"] <= 0.1
    assert rates["chatty"]["exact"] + rates["chatty"]["asked"] >= 0.8


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("piece", PIECES)
def test_a_piece_that_is_repeated_without_end_is_read_in_time(piece: str) -> None:
    assert fastest((piece * LONGEST)[:LONGEST]) < BOUND


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("seed", [1, 2])
def test_a_message_full_of_names_and_orders_is_read_in_time(seed: int) -> None:
    rng = Random(seed)
    names = " ".join(rng.choice(NAMES) for _ in range(400))[:LONGEST]
    says = [case.say for case in WORLD.sentences]
    orders = " ".join(rng.choice(says) for _ in range(80))[:LONGEST]
    assert fastest(names) < BOUND
    assert fastest(orders) < BOUND


@pytest.mark.rule("TSW-13")
@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from([*PIECES, *NAMES, "8 MB", "withdraw", "leak", "Front: "]), max_size=40))
def test_whatever_is_written_something_is_answered(pieces: list[str]) -> None:
    results: list[Result] = READER.understand("".join(pieces))
    assert results


@pytest.mark.rule("TSW-13")
def test_each_line_is_answered_in_its_order() -> None:
    results = READER.understand(
        "Will Robb spies on Lord Kneesworth\nThank you for the lovely evening!\n"
        "Mark Under: infiltrate\nI meditate"
    )
    assert [type(result) for result in results] == [Understood, Refusal, Question, Understood]
    assert [result.order.action for result in results if result.order] == ["spy", "infiltrate", "meditate"]


@pytest.mark.rule("TSW-13", "TSW-49")
def test_what_fills_no_slot_stays_with_the_order_word_for_word() -> None:
    order = ordered("Will Robb infiltrates the Fund for Retired Assassins, wearing a false moustache").order
    assert order.parameters == {"group": "Fund for Retired Assassins"}
    assert "wearing a false moustache" in order.flavour


@pytest.mark.rule("TSW-36", "TSW-37")
@pytest.mark.parametrize(
    "words",
    ["Drop the Left Luggage Leak Detectors", "Give the Detectors to Anyone For Tennis",
     "Cancel the attack on the Ministry of Moves"],
)  # fmt: skip
def test_what_cannot_be_mended_is_always_asked_again(words: str) -> None:
    assert asked(words).asks == ("confirm",)


@pytest.mark.rule("TSW-12", "TSW-13")
def test_somebody_who_takes_no_orders_is_not_replaced_unasked() -> None:
    assert asked("Babs Bellweather: infiltrate the Ministry of Moves").asks[0] == "actor"


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("name", ["13", "Thirteen", "No. 13"])
def test_a_number_that_is_a_name_is_written_in_words_or_in_figures(name: str) -> None:
    plain = {
        "speaker": "Ann", "groups": ["Us", "Red Club"],
        "controls": {"conspiracy": "Us", "groups": [], "characters": ["Thirteen"]},
        "characters": ["Ann", {"name": "Thirteen", "aka": ["No. 13"]}],
    }  # fmt: skip
    (result,) = Interpreter(read_setting(plain)).understand(f"{name} scouts the Red Club")
    assert result.order is not None
    assert (result.order.actor, result.order.action) == ("Thirteen", "scout")


@pytest.mark.rule("TSW-52")
def test_what_is_no_action_is_offered_as_a_gambit_and_talk_is_not() -> None:
    question = asked("Will Robb dyes the river green.")
    assert (question.order.action, question.asks) == ("gambit", ("confirm",))
    (talk,) = READER.understand("What a lovely evening that was!")
    assert isinstance(talk, Refusal)
    assert talk.order is None


def test_the_command_line_tells_the_rates_of_every_split(tmp_path: Path) -> None:
    (tmp_path / "some").mkdir()
    text = (SENTENCES / "learn" / "maybe.yaml").read_text("utf-8")
    (tmp_path / "some" / "maybe.yaml").write_text(text, "utf-8")
    done = CliRunner().invoke(app, ["orders", "--score", str(tmp_path), "--json"])
    assert done.exit_code == 0, done.output
    rates = json.loads(done.output)["some"]["all"]
    assert set(rates) == {"messages", "exact", "refused", "asked", "missed", "wrong", "questions", "needless"}


def test_a_lesson_becomes_data_that_is_read_without_what_taught_it(tmp_path: Path) -> None:
    says = {"spy": "spy on the {}", "scout": "scout the {}", "infiltrate": "infiltrate the {}"}
    slots = {"spy": "target", "scout": "group", "infiltrate": "group"}
    groups = ["Red Club", "Blue Club", "Green Club", "Grey Club"]
    sentences = [
        {
            "say": say.format(group),
            "means": [{"actor": "Ann", "action": action, "parameters": {slots[action]: group}}],
        }
        for action, say in says.items()
        for group in groups
    ]
    sentences += [{"say": f"good {when} to you", "means": []} for when in ("day", "night", "luck", "evening")]
    world = {
        "speaker": "Ann", "controls": {"conspiracy": "Us"}, "groups": ["Us", *groups], "characters": ["Ann"]
    }  # fmt: skip
    (tmp_path / "tiny.yaml").write_text(json.dumps({"world": world, "sentences": sentences}), "utf-8")
    model = tmp_path / "model.json"
    assert import_module(LEARNING).learn([tmp_path], model) == len(sentences)
    taught = Scorer(json.loads(model.read_text("utf-8")))
    likely = taught.actions.judge(list(chunk_features(["scout", "the", "<grp>"], "line", "", False)))
    assert max(likely, key=lambda label: likely[label]) == "scout"
    talk = taught.actions.judge(list(chunk_features(["good", "luck", "to", "you"], "line", "", False)))
    assert max(talk, key=lambda label: talk[label]) == "talk"


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_what_is_shipped_is_what_the_sentences_teach(tmp_path: Path) -> None:
    learning = import_module(LEARNING)
    learning.learn([SENTENCES / "learn", SENTENCES / "develop"], tmp_path / "model.json")
    shipped = learning.MODEL.read_text("utf-8")
    assert json.loads((tmp_path / "model.json").read_text("utf-8")) == json.loads(shipped)
    assert learning.MODEL.stat().st_size <= 400_000


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("folder", ["develop", "learn"])
def test_every_question_has_its_words(folder: str) -> None:
    catalogue = Catalogue()
    for corpus in list(corpora(SENTENCES / folder))[:4]:
        reader = Interpreter(corpus.setting)
        own = [group.name for group in corpus.setting.groups][:6]
        for message in (*(f"Drop {name}" for name in own), *(f"Give {own[1]} to {name}" for name in own)):
            for result in reader.understand(message):
                said = result.text if isinstance(result, Question | Refusal) else None
                assert said is None or catalogue.has(said.key), (message, said)


@pytest.mark.rule("TSW-14")
def test_praise_of_an_order_does_not_withdraw_it() -> None:
    for message in ("take order 2 seriously", "send order 2 again", "order 2 matters most"):
        (result,) = READER.understand(message)
        assert not isinstance(result, Understood), message
    (result,) = READER.understand("withdraw order 2")
    assert isinstance(result, Understood)


@pytest.mark.rule("TSW-13")
def test_a_sentence_that_begins_with_another_of_ones_own_is_an_order_of_its_own() -> None:
    first, second = [name for name in WORLD.setting.own_people if name != WORLD.setting.speaker][:2]
    for end in (f"{second} meditates", f"{WORLD.setting.speaker} meditates in the bath."):
        results = READER.understand(f"{first} meditates. {end}")
        assert [type(result) for result in results] == [Understood, Understood], results


def own_groups() -> tuple[str, str]:
    """A group of the writer's, and the conspiracy."""
    groups = WORLD.setting.own_groups
    return groups[1], groups[0]


@pytest.mark.rule("TSW-41")
def test_a_preposition_tells_what_a_group_is_in_an_order() -> None:
    group, _ = own_groups()
    for place, slot in (("under", "under"), ("from", "from")):
        order = ordered(
            f"found a front {place} {group} for 1 MB, name: League of Quiet Neighbours, "
            "purpose: peace in the stairwell, symbol: a pair of slippers, weird"
        ).order
        assert order.parameters[slot] == group
        assert {"under", "from"} - {slot} - set(order.parameters), order


@pytest.mark.rule("TSW-30")
def test_two_treasuries_may_pay_for_an_attack() -> None:
    group, conspiracy = own_groups()
    target = "Ministry of Moves"
    order = ordered(
        f"Attack to control {target} with {group}, 5 MB from {group} and 3 MB from {conspiracy}"
    ).order
    assert order.parameters["mb"] == 8
    assert order.parameters["funds"] == [[group, 5], [conspiracy, 3]]


@pytest.mark.rule("TSW-13")
def test_an_order_that_is_said_twice_is_given_once() -> None:
    assert ordered("Unsubscribe from the Watchful Eye. Unsubscribe me!").order.action == "unsubscribe"


@pytest.mark.rule("TSW-42")
def test_a_quotation_behind_the_terms_is_the_message() -> None:
    foe = next(
        g.name for g in WORLD.setting.groups if g.conspiracy and g.name not in WORLD.setting.own_groups
    )
    order = ordered(
        f'{WORLD.setting.own_people[1]}: emissary to {foe}, by hand: "We should like to talk."'
    ).order
    assert order.parameters["terms"] == "by hand"
    assert order.parameters["message"] == "We should like to talk."


@pytest.mark.rule("TSW-13", "TSW-37")
def test_names_alone_may_order_something() -> None:
    event = WORLD.setting.events[0].name
    target = next(g.name for g in WORLD.setting.groups if g.name not in WORLD.setting.own_groups)
    order = ordered(f"{event} on {target}!").order
    assert (order.action, order.parameters["event"]) == ("play-event", event)
    assert ordered("My orders?").order.action == "list"


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("words", ["no wait", "scratch that", "no, scratch that, she is known there"])
def test_an_order_that_is_taken_back_in_the_same_breath_is_none(words: str) -> None:
    first, second = [name for name in WORLD.setting.own_people if name != WORLD.setting.speaker][:2]
    target = next(g.name for g in WORLD.setting.groups if not g.conspiracy and not g.owner)
    order = ordered(f"{first} infiltrates {target}. {words}. {second} meditates.").order
    assert (order.actor, order.action) == (second, "meditate")


@pytest.mark.rule("TSW-13", "TSW-35")
def test_a_verb_at_the_head_of_a_message_is_no_name() -> None:
    """There is a Transfer Student Union, and somebody may still be told to transfer money."""
    (world,) = corpora(SENTENCES / "learn", "laundromats")
    assert any(group.name.startswith("Transfer ") for group in world.setting.groups)
    one, two = world.setting.own_groups[:2]
    (result,) = Interpreter(world.setting).understand(f"Transfer 2 MB from {one} to {two}")
    assert isinstance(result, Understood)
    assert (result.order.action, result.order.parameters["from"]) == ("transfer", one)


@pytest.mark.rule("TSW-41")
def test_a_front_is_called_what_is_written_large_and_is_for_what_it_is_to_do() -> None:
    group, _ = own_groups()
    (result,) = READER.understand(
        f"I found the League of Quiet Neighbours under {group} for 1 MB, to keep peace in the stairwell, "
        "symbol a pair of slippers, weird"
    )
    order = result.order
    assert order is not None
    assert order.parameters["name"] == "League of Quiet Neighbours"
    assert order.parameters["purpose"] == "keep peace in the stairwell"


@pytest.mark.rule("TSW-40")
def test_a_place_may_be_bought_out() -> None:
    place = WORLD.setting.places[0].name
    order = ordered(f"Will Robb buys out {place}").order
    assert (order.parameters["target"], order.parameters["location"]) == (place, place)


@pytest.mark.rule("TSW-30")
@pytest.mark.parametrize(
    "words",
    [
        "The Academy attacks the choir to control it, 13 MB: 8 from the Academy, 5 from Nobody In Particular",
        (
            "We want to control the choir with the Academy. We invest 13 MB, eight from the Academy's own "
            "coffers and five from Nobody In Particular."
        ),
    ],
)
def test_a_sum_and_who_pays_its_parts_are_one_order(words: str) -> None:
    order = ordered(words).order
    assert (order.action, order.parameters["target"]) == ("attack-control", "Control Tower Choir")
    assert order.parameters["funds"] == [["Guard Dog Academy", 8], ["Nobody In Particular", 5]]


@pytest.mark.rule("TSW-13")
def test_an_everyday_word_behind_the_is_the_group_that_bears_it() -> None:
    assert ordered("Will Robb scouts the choir").order.parameters["group"] == "Control Tower Choir"
    assert ordered("will robb scouts the choirs").order.parameters["group"] == "Control Tower Choir"
