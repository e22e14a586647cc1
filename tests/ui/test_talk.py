"""What is open between a person and the bot outlives being stored, and does not grow without end."""

from __future__ import annotations

import json

from bot.engine.moves import Who, text
from bot.games.writing import Reading, Reply
from bot.ui.letters.talk import MOST_HELD, RECENT, Late, Talk


def question(number: int) -> Reading:
    replies = (Reply(text("word-yes"), "yes"), Reply(text("tsw-letter-choice", name=Who(number)), "no"))
    return Reading(
        text("said", n=number), question=text("asked", n=number), held={"n": number}, replies=replies
    )


def test_a_conversation_is_the_same_after_it_was_stored() -> None:
    talk = Talk(game=3, parked=("meditate", "17"), recent=[1, 2], periods={3: text("turn", n=4)})
    talk.late.append(Late(3, "words", "18", text("turn", n=5)))
    talk.ask(3, [question(1), question(2)])
    assert Talk.read(json.loads(json.dumps(talk.write()))) == talk
    assert Talk.read({}) == Talk()


def test_of_what_was_written_last_is_asked_first() -> None:
    talk = Talk()
    talk.ask(1, [question(1), question(2)])
    first = talk.open(1)
    assert first is not None
    talk.settle(first.id)
    talk.ask(1, [question(3)])
    assert [held.data["n"] for held in talk.held] == [3, 2]
    assert talk.find(first.id) is None
    assert talk.open(2) is None


def test_only_so_much_is_kept() -> None:
    talk = Talk(recent=list(range(100)))
    talk.ask(1, [question(n) for n in range(40)])
    assert len(talk.held) == MOST_HELD
    assert len({held.id for held in talk.held}) == MOST_HELD
    assert len(Talk.read(talk.write()).recent) == RECENT
