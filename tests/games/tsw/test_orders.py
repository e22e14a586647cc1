"""Written orders: questions and their answers, limits, the world file, and what is printed for a line."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.tsw.orders.command import order_lines
from bot.games.tsw.orders.results import Question, Refusal, Result, Understood
from bot.games.tsw.orders.setting import BadSetting, read_setting
from bot.games.tsw.orders.understanding import Interpreter, understand
from bot.ui.words.catalogue import Catalogue
from tests.games.tsw.corpus import FIRST, reader, setting, world

FILE: dict[str, Any] = world(FIRST)
CATALOGUE = Catalogue()


def say(result: Result) -> str:
    assert not isinstance(result, Understood)
    return CATALOGUE.format(result.text, {}, "en")


def one(message: str) -> Result:
    results = reader(FIRST).understand(message)
    assert len(results) == 1, results
    return results[0]


def asked(message: str) -> Question:
    result = one(message)
    assert isinstance(result, Question), result
    return result


def ordered(result: Result) -> tuple[str | None, str, dict[str, Any]]:
    assert isinstance(result, Understood), result
    return result.order.actor, result.order.action, dict(result.order.parameters)


@pytest.mark.rule("TSW-13", "TSW-40")
def test_an_order_without_a_place_waits_and_the_answer_completes_it() -> None:
    question = asked("Cornelius kills Egon Nobody")
    assert question.asks == ("location",)
    assert ordered(reader(FIRST).answer(question, "at his home")) == (
        "Cornelius Leadbetter",
        "attack",
        {"intention": "kill", "target": "Egon Nobody", "location": "home"},
    )


@pytest.mark.rule("TSW-13", "TSW-30")
def test_all_that_is_missing_is_asked_in_one_question_and_given_in_one_answer() -> None:
    question = asked("Attack to control the Cheese Reserve")
    assert question.asks == ("attacker", "mb")
    assert say(question).endswith("the attacking group and how many megabucks.")
    actor, action, parameters = ordered(reader(FIRST).answer(question, "with the WCB, 8 MB"))
    assert (actor, action) == ("Vera Kandinsky", "attack-control")
    assert parameters == {
        "attacker": "Weather Correction Board",
        "target": "National Cheese Reserve",
        "mb": 8,
    }


@pytest.mark.rule("TSW-13")
def test_half_an_answer_leads_to_the_next_question() -> None:
    again = reader(FIRST).answer(asked("Attack to control the Cheese Reserve"), "WCB")
    assert isinstance(again, Question)
    assert again.asks == ("mb",)


@pytest.mark.rule("TSW-13")
def test_another_order_in_reply_to_a_question_is_no_answer_to_it() -> None:
    question = asked("Cornelius kills Egon Nobody")
    again = reader(FIRST).answer(question, "Dagmar recruits Zelda Zeppelin in Vienna")
    assert isinstance(again, Question)
    assert (again.asks, again.order) == (question.asks, question.order)


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize(("reply", "given"), [("yes, do", True), ("please recruit Zelda Zeppelin", False)])
def test_a_yes_is_told_from_an_order_that_begins_politely(reply: str, given: bool) -> None:
    question = asked("maybe recruit Egon Nobody")
    assert isinstance(reader(FIRST).answer(question, reply), Understood) is given


OPEN = "Dagmar has a cold and Igor has none, so perhaps infiltrate the Cheese Reserve."


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize(
    ("reply", "actor"),
    [
        ("yes", "Vera Kandinsky"),
        ("1", "Vera Kandinsky"),
        ("2", "Igor Zabaglione"),
        ("the second one", "Igor Zabaglione"),
        ("third", "Dagmar Inkpen"),
        ("Dagmar", "Dagmar Inkpen"),
    ],
)
def test_an_order_that_can_be_meant_otherwise_is_a_choice(reply: str, actor: str) -> None:
    question = asked(OPEN)
    assert question.asks == ("confirm",)
    assert [other.actor for other in question.others] == ["Igor Zabaglione", "Dagmar Inkpen"]
    assert "(2) Igor Zabaglione: infiltrate (group: National Cheese Reserve)" in say(question)
    order = actor, "infiltrate", {"group": "National Cheese Reserve"}
    assert ordered(reader(FIRST).answer(question, reply)) == order


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("reply", ["infiltrate", "4", "Cornelius", "spy", "hm"])
def test_words_that_several_choices_have_or_none_choose_nothing(reply: str) -> None:
    assert not isinstance(reader(FIRST).answer(asked(OPEN), reply), Understood)


@pytest.mark.rule("TSW-13")
def test_a_choice_that_lacks_something_asks_for_it() -> None:
    (question,) = reader(FIRST).understand("Dagmar has a cold and Igor has none, so perhaps rob Egon Nobody.")
    assert isinstance(question, Question)
    assert question.asks == ("confirm", "location")
    following = reader(FIRST).answer(question, "Igor")
    assert isinstance(following, Question)
    assert (following.order.actor, following.asks) == ("Igor Zabaglione", ("location",))
    assert ordered(reader(FIRST).answer(following, "at home"))[0] == "Igor Zabaglione"


@pytest.mark.rule("TSW-13")
def test_a_surname_of_two_is_never_guessed() -> None:
    question = asked("recruit Nobody")
    assert question.choices == ("Egon Nobody", "Lotte Nobody")
    assert ordered(reader(FIRST).answer(question, "Lotte Nobody"))[2] == {"target": "Lotte Nobody"}


@pytest.mark.rule("TSW-13", "TSW-33", "TSW-34")
@pytest.mark.parametrize(
    ("kind", "target", "result"),
    [("control", "the Mittens", "attack-control"), ("destroy", "the Tong", "attack-destroy"),
     ("neutralize", "Moderate Panic", "attack-neutralize")],
)  # fmt: skip
def test_attack_alone_asks_which_kind(kind: str, target: str, result: str) -> None:
    question = asked(f"Attack {target} with the WCB and 5 MB")
    assert question.asks[0] == "kind"
    assert ordered(reader(FIRST).answer(question, kind))[1] == result


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize(
    ("message", "action", "left"),
    [("Enlist Zelda Zeppelin - Milo asks her.", "recruit", "Milo asks her"),
     ("Constance spies on Encore. Who pays for those buns?", "spy", ""),
     ("Milo recruits Zelda Zeppelin. He attacks.", "recruit", "He attacks")],
)  # fmt: skip
def test_a_fragment_beside_an_order_is_no_order_of_its_own(message: str, action: str, left: str) -> None:
    result = one(message)
    assert not isinstance(result, Refusal)
    assert result.order.action == action
    if left:
        assert isinstance(result, Question)
        assert result.asks == ("confirm",)
        assert left in say(result)


@pytest.mark.rule("TSW-30")
@pytest.mark.parametrize(
    "funds", ["5 MB of its own and 3 from the Exhibition", "8 MB: 5 from WCB, 3 from the Exhibition"]
)
def test_money_for_an_attack_comes_out_of_two_treasuries(funds: str) -> None:
    parameters = ordered(one(f"WCB attacks to control the Cheese Reserve, {funds}"))[2]
    assert parameters["mb"] == 8
    assert parameters["funds"] == (("Weather Correction Board", 5), ("Permanent Exhibition", 3))


@pytest.mark.rule("TSW-13")
def test_two_orders_of_which_one_is_parted_by_an_aside_stay_two() -> None:
    results = reader(FIRST).understand("Igor guards me, and Milo, dear old Milo, infiltrates the Mittens.")
    assert [r.order.actor for r in results if r.order is not None] == ["Igor Zabaglione", "Milo Peppercorn"]


@pytest.mark.rule("TSW-52")
def test_something_unheard_of_is_a_gambit_only_after_a_yes() -> None:
    question = asked("Have Constance dance on the roof of the Pelican Bank")
    assert question.asks == ("confirm",)
    assert isinstance(reader(FIRST).answer(question, "no, never mind"), Refusal)
    assert ordered(reader(FIRST).answer(question, "yes please"))[:2] == ("Constance Applejack", "gambit")


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize(
    "talk", ["maybe recruit Egon Nobody", "Recruit Egon Nobody?", "I might recruit Egon Nobody"]
)
def test_thinking_aloud_is_no_order(talk: str) -> None:
    question = asked(talk)
    assert question.asks == ("confirm",)
    for no in ("do not", "no", "do nothing of the kind"):
        assert isinstance(reader(FIRST).answer(question, no), Refusal)
    assert ordered(reader(FIRST).answer(question, "yes"))[1] == "recruit"


@pytest.mark.rule("TSW-12")
def test_the_third_action_of_the_leader_and_the_second_of_an_agent_are_questions() -> None:
    leader = reader(FIRST).understand("Spy on the Bees. Spy on Encore. Spy on the Tong.")
    assert [type(result) for result in leader] == [Understood, Understood, Question]
    agent = reader(FIRST).understand("Igor: spy on the Bees. Igor: spy on Encore.")
    assert [type(result) for result in agent] == [Understood, Question]


@pytest.mark.rule("TSW-12", "TSW-37")
def test_free_actions_do_not_count() -> None:
    results = reader(FIRST).understand("Spy on the Bees. Spy on Encore. Drop Left Shoe. Play Convenient Fog.")
    assert all(isinstance(result, Understood) for result in results)


@pytest.mark.rule("TSW-42")
@pytest.mark.parametrize(
    "words",
    ["Attack the IRC. Then recruit me!", "5 MB or else; don't tell Igor", "was it \u201cyou\u201d, Bees?"],
)
def test_a_message_goes_word_for_word(words: str) -> None:
    actor, action, parameters = ordered(one(f'Igor: emissary to the Bees: "{words}", delivered by hand'))
    assert (actor, action, parameters["message"]) == ("Igor Zabaglione", "emissary", words)


@pytest.mark.rule("TSW-47")
def test_what_is_leaked_is_not_carried_out() -> None:
    """It is read back, and only that: words of one's own always are, unless they are quoted."""
    words = "Constance will kill Egon Nobody at his home"
    question = asked(f"Igor leaks that {words}")
    assert question.asks == ("confirm",)
    read = question.order
    assert (read.actor, read.action, read.parameters) == ("Igor Zabaglione", "leak", {"message": words})
    assert ordered(one(f'Igor leaks: "{words}"')) == ("Igor Zabaglione", "leak", {"message": words})


@pytest.mark.rule("TSW-11", "TSW-13")
def test_a_did_you_mean_knows_only_what_the_speaker_knows() -> None:
    hidden = {**FILE, "characters": [c for c in FILE["characters"] if c["name"] != "Theodora Moonraker"]}
    result = Interpreter(read_setting(hidden)).understand("Recruit Theodora Moonracker")[0]
    assert isinstance(result, Question)
    assert "Theodora Moonraker" not in result.choices
    known = asked("Recruit Theodora Jones")
    assert known.choices == ("Theodora Moonraker",)


@pytest.mark.rule("TSW-13", "TSW-30")
def test_every_refusal_says_why_with_its_rule() -> None:
    result = one("Attack to control the Bees with the WCB, 5 MB")
    assert isinstance(result, Refusal)
    assert result.rule == "TSW-30"
    assert say(result) == "Bees is a conspiracy: it cannot be attacked."


@pytest.mark.rule("TSW-13")
def test_a_line_in_is_a_line_of_json_out() -> None:
    lines = ["Igor: spy on the Bees", "", "recruit", "Who are you?"]
    out = [json.loads(line) for line in order_lines(lines, setting(FIRST), lambda text: text.key)]
    assert [entry["sentence"] for entry in out] == ["Igor: spy on the Bees", "recruit", "Who are you?"]
    assert out[0]["results"] == [
        {
            "result": "order",
            "actor": "Igor Zabaglione",
            "action": "spy",
            "parameters": {"target": "Bees"},
            "flavour": "",
        }
    ]
    assert (out[1]["results"][0]["result"], out[1]["results"][0]["asks"]) == ("question", ["target"])
    assert (out[2]["results"][0]["result"], out[2]["results"][0]["reason"]) == ("refusal", "a-question")


def test_another_speaker_is_another_me() -> None:
    other = read_setting({**FILE, "speaker": "Dagmar Inkpen"})
    assert ordered(understand("meditate", other)[0])[0] == "Dagmar Inkpen"
    assert ordered(understand("meditate", setting(FIRST), "Igor Zabaglione")[0])[0] == "Igor Zabaglione"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"speaker": "Nemo"}, "'Nemo' is not among the characters"),
        ({"controls": {"conspiracy": "Nothing"}}, "'Nothing' is not among the groups"),
        ({"groops": []}, "groops"),
        ({"places": ["Berlin", "berlin"]}, "'berlin' is there twice"),
    ],
)
def test_a_wrong_world_file_is_refused_in_words(change: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetting) as caught:
        read_setting({**FILE, **change})
    assert any(said in problem for problem in caught.value.problems)


PIECES = [
    "if", "when", "otherwise", "attack", "to", "kill", "control", "the", "WCB", "Mittens", "Egon", "Nobody",
    "Constance", ",", ":", ".", ";", "(", ")", "-", "?", "with", "from", "5", "MB", "terms", "purpose",
    "leak", "that", "support", "and", "or", "then", "not", "maybe", "who", "have", "his", "him", "it", "home",
    "standing", "order", "cancel", "give", "send", "all", "half", "by", "create", "front", "message", '"',
    "'", "move", "drop", "weird", "bees", "12", "what",
]  # fmt: skip


@given(st.lists(st.sampled_from(PIECES), max_size=14))
def test_no_message_is_beyond_reading(pieces: list[str]) -> None:
    results = reader(FIRST).understand(" ".join(pieces))
    assert results
    for result in results:
        if isinstance(result, Understood):
            assert result.order.actor in setting(FIRST).own_people


@given(st.text(max_size=60))
def test_nor_any_text_at_all(message: str) -> None:
    assert not any(
        isinstance(result, Understood) for result in reader(FIRST).understand(message) if result.order is None
    )
