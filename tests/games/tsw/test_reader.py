"""The reader of orders on real sheets: what is read fits the sheet; questions outlive being stored."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from bot.engine.kernel import Kernel
from bot.engine.moves import CHANCE, HOST
from bot.games.registry import GAMES
from bot.games.writing import Reading
from bot.ui.words.catalogue import Catalogue

GAME = GAMES["tsw"]
CATALOGUE = Catalogue()


class Sheet:
    """The first seat of a game in its first turn, with three agents."""

    def __init__(self, seed: int = 1) -> None:
        assert GAME.reader is not None
        self.reader = GAME.reader
        dice = Random(seed)
        self.kernel = Kernel(GAME.rules, GAME.rules.setup(3, GAME.rules.info.settle({})))
        self.kernel.start()
        while self.kernel.s.waiting[0] == CHANCE or self.kernel.s.doing == "interview":
            seat = self.kernel.s.waiting[0]
            self.kernel.submit(seat, (dice.getrandbits(64),) if seat == CHANCE else ("ready-made",))
        names = [name for name in self.kernel.s.p_name[3:] if len(name.split()) == 2]
        self.agents = names[:3]
        for name in self.agents:
            self.kernel.submit(HOST, ("adjust", "agent", name, 0, 9))
        view = self.view
        self.groups = [g.name for g in view.groups if not g.own and not g.conspiracy]

    @property
    def view(self) -> Any:
        return GAME.rules.view(self.kernel.s, 0)

    def write(self, words: str) -> list[Reading]:
        """Read words and make the moves they give."""
        readings = list(self.reader.read(self.view, words))
        for reading in readings:
            self._make(reading)
        return readings

    def replies(self, reading: Reading, words: str) -> list[Reading]:
        """Answer a question that has been stored meanwhile; what is made of that, and of what stands
        beside."""
        held = json.loads(json.dumps(reading.held))
        found = list(self.reader.answer(self.view, held, words))
        for one in found:
            self._make(one)
        return found

    def reply(self, reading: Reading, words: str) -> Reading | None:
        """The same where nothing is ordered beside it; None if it is no answer."""
        found = self.replies(reading, words)
        assert len(found) < 2
        return found[0] if found else None

    def _make(self, reading: Reading) -> None:
        if reading.move is not None:
            self.kernel.submit(0, reading.move)

    def orders(self) -> list[dict[str, Any]]:
        return [json.loads(line[1]) for line in self.view.lines if line[0] == "order"]


def said(reading: Reading) -> str:
    question = f" {CATALOGUE.format(reading.question)}" if reading.question is not None else ""
    return CATALOGUE.format(reading.said) + question


@pytest.fixture
def sheet() -> Sheet:
    return Sheet()


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_example_is_an_order_that_can_be_given(seed: int) -> None:
    sheet = Sheet(seed)
    for example in sheet.reader.examples(sheet.view):
        (reading,) = sheet.reader.read(sheet.view, CATALOGUE.format(example))
        assert reading.move is not None, said(reading)


@pytest.mark.rule("TSW-13")
def test_suggestions_go_on_from_what_was_typed(sheet: Sheet) -> None:
    for typed in ("", "a", "spy on ", f"{sheet.agents[0]} sc", "Attack to control "):
        offered = sheet.reader.suggest(sheet.view, typed, CATALOGUE.format)
        assert offered, typed
        assert len(offered) <= 25
        assert all(len(line) <= 100 for line in offered)
    assert f"spy on {sheet.groups[0]}" in sheet.reader.suggest(sheet.view, "spy on ", CATALOGUE.format)


@pytest.mark.rule("TSW-12", "TSW-14")
def test_numbers_mean_the_lines_that_the_writer_sees(sheet: Sheet) -> None:
    one, two, three = sheet.agents
    sheet.write(f"{one} meditates. {two} meditates. {three} meditates")
    sheet.write("withdraw order 1. withdraw order 2")
    assert [order["actor"] for order in sheet.orders()] == [three]


@pytest.mark.rule("TSW-12")
def test_what_an_earlier_sentence_gives_back_can_be_used_by_a_later_one(sheet: Sheet) -> None:
    one = sheet.agents[0]
    sheet.write(f"{one} meditates")
    readings = sheet.write(f"withdraw all. {one} scouts {sheet.groups[0]}")
    assert all(reading.move is not None for reading in readings)
    assert [order["action"] for order in sheet.orders()] == ["scout"]


@pytest.mark.rule("TSW-13", "TSW-60")
def test_a_standing_order_is_completed_from_within(sheet: Sheet) -> None:
    one = sheet.agents[0]
    (asked,) = sheet.write(f"If I am attacked, {one} scouts")
    assert asked.question is not None
    assert sheet.orders() == []
    done = sheet.reply(asked, sheet.groups[0])
    assert done is not None
    assert done.move is not None
    (order,) = sheet.orders()
    assert order["parameters"]["order"]["parameters"] == {"group": sheet.groups[0]}


@pytest.mark.rule("TSW-13")
def test_a_misspelt_name_is_read_boldly_and_shown_as_it_was_understood(sheet: Sheet) -> None:
    first, last = sheet.agents[0].split()
    wrong = last[:-2] + last[-1] + last[-2]
    (read,) = sheet.write(f"{wrong} scouts {sheet.groups[0]}")
    assert said(read).startswith(f"{first} {last}: scout")
    assert [(order["actor"], order["action"]) for order in sheet.orders()] == [(sheet.agents[0], "scout")]


@pytest.mark.rule("TSW-13", "TSW-43")
@pytest.mark.parametrize("who", ["I guard", "{leader} guards", "{one} guards", "Let {one} guard"])
def test_groups_of_ones_own_are_guarded(sheet: Sheet, who: str) -> None:
    group = sheet.view.own_groups[0].name
    sheet.write(f"{who.format(leader=sheet.view.leader, one=sheet.agents[0])} {group}")
    (order,) = sheet.orders()
    assert (order["action"], order["parameters"]) == ("guard", {"target": group})
    assert order["actor"] == (sheet.agents[0] if "{one}" in who else sheet.view.leader)


@pytest.mark.rule("TSW-13")
def test_what_sounds_undecided_is_asked_and_another_order_is_no_answer(sheet: Sheet) -> None:
    one, _, three = sheet.agents
    (asked,) = sheet.write(f"maybe {one} should scout {sheet.groups[0]}")
    assert "undecided" in said(asked)
    assert sheet.reply(asked, f"{three} meditates") is None
    assert sheet.orders() == []
    sheet.reply(asked, asked.replies[0].words)
    assert [(order["actor"], order["action"]) for order in sheet.orders()] == [(one, "scout")]


@pytest.mark.rule("TSW-13")
def test_of_several_readings_one_is_chosen_by_its_number(sheet: Sheet) -> None:
    one = sheet.agents[0]
    (asked,) = sheet.reader.read(sheet.view, f"maybe {one} should look at {sheet.groups[0]}")
    held = json.loads(json.dumps(asked.held))
    told = [CATALOGUE.format(reply.label) for reply in asked.replies]
    assert len(set(told)) == 4
    for words, number in (("the third", 3), ("2", 2), ("yes", 1), ("the last", 3)):
        (chosen,) = sheet.reader.answer(sheet.view, held, words)
        assert chosen.move is not None
        assert said(chosen) == told[number - 1].partition(" ")[2]
    (dropped,) = sheet.reader.answer(sheet.view, held, "none of these")
    assert dropped.refused


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("words", ["no", "do not", "never mind", "No, leave it.", "nope", "no order"])
def test_a_no_drops_the_order_and_a_shrug_does_not(sheet: Sheet, words: str) -> None:
    (asked,) = sheet.write(f"maybe {sheet.agents[0]} should infiltrate {sheet.groups[0]}")
    assert sheet.reply(asked, "what?") is None
    dropped = sheet.reply(asked, words)
    assert dropped is not None
    assert dropped.refused
    assert sheet.orders() == []


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize(
    ("words", "given"),
    [
        ("no. {two}: meditate", ["meditate"]),
        ("no\n{two}: meditate", ["meditate"]),
        ("Never mind, leak that they are rich", ["leak"]),
        ("yes. {two}: meditate", ["infiltrate", "meditate"]),
        ("no, withdraw it", []),
        ("no, do not scout {group}", []),
    ],
)
def test_what_is_ordered_beside_a_yes_or_no_is_a_letter_of_its_own(
    sheet: Sheet, words: str, given: list[str]
) -> None:
    one, two, three = sheet.agents
    sheet.write(f"{three} meditates")
    (asked,) = sheet.write(f"maybe {one} should infiltrate {sheet.groups[0]}")
    first, *_ = sheet.replies(asked, words.format(two=two, group=sheet.groups[1]))
    assert first.refused == words.lower().startswith("n")
    assert [order["action"] for order in sheet.orders()] == ["meditate", *given]


@pytest.mark.rule("TSW-13", "TSW-47")
@pytest.mark.parametrize(
    "words",
    ["done", "list", "withdraw order 1", "what should I write?", "{two}: leak that Y is broke",
     "{two}: meditate", "{two} leaks that Y is broke"],
)  # fmt: skip
def test_a_command_a_question_and_an_order_of_its_own_are_no_text(sheet: Sheet, words: str) -> None:
    one, two, _ = sheet.agents
    (asked,) = sheet.write(f"{one}: leak")
    assert sheet.reply(asked, words.format(two=two)) is None
    assert sheet.orders() == []


@pytest.mark.rule("TSW-13", "TSW-47")
@pytest.mark.parametrize("words", ["cancel", "withdraw", "never mind, I will do it next turn"])
def test_what_takes_back_drops_an_order_that_lacks_its_text(sheet: Sheet, words: str) -> None:
    (asked,) = sheet.write(f"{sheet.agents[0]}: leak")
    dropped = sheet.reply(asked, words)
    assert dropped is not None
    assert dropped.refused
    assert dropped.move is None


@pytest.mark.rule("TSW-13", "TSW-47")
def test_an_answer_that_was_no_text_is_an_order_and_the_text_is_asked_for_again(sheet: Sheet) -> None:
    one, two, _ = sheet.agents
    (asked,) = sheet.write(f"{one}: leak")
    doubt = sheet.reply(asked, f"{two} meditates")
    assert doubt is not None
    again, _ = sheet.replies(doubt, "not that")
    assert again.question == asked.question
    assert [(order["actor"], order["action"]) for order in sheet.orders()] == [(two, "meditate")]
    assert sheet.reply(again, "“The Mayor is a robot.”") is not None


@pytest.mark.rule("TSW-13", "TSW-47")
def test_an_answer_that_could_be_an_order_is_asked_about(sheet: Sheet) -> None:
    one, two, _ = sheet.agents
    (asked,) = sheet.write(f"{one}: leak")
    confirm = sheet.reply(asked, f"{two} meditates")
    assert confirm is not None
    assert confirm.move is None
    assert sheet.orders() == []
    sheet.reply(confirm, "yes")
    (order,) = sheet.orders()
    assert order["parameters"]["message"] == f"{two} meditates"


@pytest.mark.rule("TSW-13")
def test_offered_answers_lead_on(sheet: Sheet) -> None:
    (asked,) = sheet.write(f"attack to control {sheet.groups[0]}")
    while asked.move is None:
        assert len(asked.replies) > 1
        answered = sheet.reply(asked, asked.replies[0].words)
        assert answered is not None
        asked = answered
    (order,) = sheet.orders()
    assert set(order["parameters"]) == {"attacker", "mb", "target"}


@pytest.mark.rule("TSW-14")
def test_an_order_that_takes_the_place_of_another_keeps_its_line(sheet: Sheet) -> None:
    one, two, _ = sheet.agents
    sheet.write(f"{one} meditates. {two} meditates")
    line = sheet.reader.sheet(sheet.view)[0]
    assert line.instead is not None
    (reading,) = sheet.reader.read(sheet.view, f"{one} scouts {sheet.groups[0]}", line.instead)
    assert reading.move is not None
    sheet.kernel.submit(0, reading.move)
    assert [(o["actor"], o["action"]) for o in sheet.orders()] == [(one, "scout"), (two, "meditate")]


@pytest.mark.rule("TSW-14")
def test_a_long_sheet_is_told_to_its_end(sheet: Sheet) -> None:
    for n in range(40):
        sheet.write(f"If I am attacked, {sheet.agents[n % 3]} scouts {sheet.groups[n % len(sheet.groups)]}")
    (told,) = sheet.reader.read(sheet.view, "list my orders")
    assert "\n40. If " in said(told)
    assert "{" not in said(told)


@pytest.mark.rule("TSW-14", "TSW-90")
def test_buttons_of_a_sheet_that_the_gamemaster_changed_are_stale(sheet: Sheet) -> None:
    one, two, _ = sheet.agents
    sheet.write(f"{one} meditates. {two} meditates")
    shown = [ask.number for ask in sheet.kernel.asks()]
    sheet.kernel.submit(HOST, ("change", 0, 0, ""))
    assert [order["actor"] for order in sheet.orders()] == [two]
    now = [ask.number for ask in sheet.kernel.asks()]
    assert now[0] > shown[0]
    assert now[1:] == shown[1:], "and nobody else is told by his own"


@pytest.mark.rule("TSW-04", "TSW-13")
@pytest.mark.parametrize(
    ("words", "sought"),
    [
        ("scout the Quorl Zeppelins", "Quorl Zeppelins"),
        ("attack to control the Quorl Zeppelins with 5 MB", "Quorl Zeppelins"),
        ("recruit Quorl Zeppelin", None),
        ("Quorl Zeppelin infiltrates {group}", None),
        (f"infiltrate the {'Quorl ' * 12}Zeppelins", None),
        ("drop the Quorl Zeppelins", None),
    ],
)
def test_only_a_group_that_is_sought_is_asked_about(sheet: Sheet, words: str, sought: str | None) -> None:
    (reading,) = sheet.write(words.format(group=sheet.groups[0]))
    assert reading.question is not None or sought is None
    assert [item["text"] for item in sheet.kernel.s.queue] == ([sought] if sought else [])
    assert sheet.orders() == []
