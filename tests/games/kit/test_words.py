"""The register of words: what is said where, and that nothing is said twice."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.events import Window
from bot.engine.kernel import Frame, State
from bot.engine.moves import Ask, Choice, Event, Open, Range, Text, text
from bot.games.kit.words import Chapter, Phrasebook, Telling, says


class Ante(Frame):
    name = "ante"


class Deal(Window):
    name = "deal"


class Reveal(Deal):
    name = "reveal"


def spoken(view: Any, ask: Ask, verb: str, *rest: int) -> Text:
    return text(verb, rest=rest)


class Seen:
    def __init__(self, seat: int = 0) -> None:
        self.seat = seat


FIRST, SECOND = Chapter(), Chapter()
FIRST.asks(Ante)(says("what-ante"))
FIRST.labels(Ante, "bet", under="money")(spoken)
SECOND.asks(Deal, Reveal)(says("what-deal"))
SECOND.labels(Window, "pass")(says("let-it-be"))
SECOND.labels(Reveal, "pass")(says("show-nothing"))
SECOND.labels("peek", under=spoken)(says("peek"))
SECOND.refuses(Deal, "bet")(lambda s, seat, move: [text("too-late", seat=seat)])
SECOND.tells("dealt")(lambda view, e: text("dealt", cards=e["cards"]))


told = Telling("told", {"hand": ("cards", lambda view, cards, data: tuple(f"#{card}" for card in cards))})
told(SECOND, "shown", hand="unseen")


class Table(Phrasebook):
    chapters = (FIRST, SECOND)
    told = told

    def heading(self, verb: str, under: str) -> Text:
        return text(f"heading-{under or verb}")


WORDS = Table()


def ask(frame: type[Frame]) -> Ask:
    return Ask(0, 1, frame.name, 0, True, ())


@pytest.mark.parametrize(
    ("frame", "choice", "label", "group"),
    [
        (Ante, ("bet", 3), text("bet", rest=(3,)), "heading-money"),
        (Ante, Open(("bet",), Range(1, 5)), text("bet", rest=()), "heading-money"),
        (Deal, ("pass",), text("let-it-be"), "heading-pass"),
        (Reveal, ("pass",), text("show-nothing"), "heading-pass"),
        (Ante, ("peek", 7), text("peek"), "peek"),
    ],
)
def test_a_label_is_found_by_frame_and_verb(
    frame: type[Frame], choice: Choice, label: Text, group: str
) -> None:
    assert WORDS.label(Seen(), ask(frame), choice) == label
    assert WORDS.group(Seen(), ask(frame), choice).key == group


def test_a_verb_without_a_label_is_named() -> None:
    with pytest.raises(LookupError, match="ante: 'pass' has no label"):
        WORDS.label(Seen(), ask(Ante), ("pass",))


def test_questions_and_events_have_their_words() -> None:
    assert WORDS.prompt(Seen(), ask(Reveal)) == text("what-deal")
    assert WORDS.happened(Seen(), Event("dealt", {"cards": 2}, {})) == text("dealt", cards=2)
    assert WORDS.happened(Seen(), Event("dealt", None, {1: {"cards": 2}})) is None


def test_an_event_is_told_by_its_own_name_with_what_its_data_become() -> None:
    shown = Event("shown", {"seat": 2}, {1: {"seat": 2, "cards": [7, 9]}})
    assert WORDS.happened(Seen(), shown) == text("told-shown", hand="unseen", seat=2)
    assert WORDS.happened(Seen(1), shown) == text("told-shown", hand=("#7", "#9"), seat=2)
    laid = Event("laid", {"cards": [7], "open": True}, {})
    assert WORDS.happened(Seen(), laid) == text("told-laid", open=1, hand=("#7",))


def test_a_refusal_holds_where_its_frame_asks() -> None:
    s = State(4)
    s.stack = [Reveal.new()]
    assert WORDS.why_not(s, 3, ("bet", 1)) == [text("too-late", seat=3)]
    s.stack = [Ante.new()]
    assert WORDS.why_not(s, 3, ("bet", 1)) == WORDS.why_not(s, 3, ()) == []


def test_nothing_is_said_twice() -> None:
    again = Chapter()
    again.labels(Ante, "bet")(spoken)
    with pytest.raises(ValueError, match="twice"):
        again.labels(Ante, "fold", "bet")(spoken)

    class Both(Table):
        chapters = (FIRST, again)

    with pytest.raises(ValueError, match="twice"):
        Both()
