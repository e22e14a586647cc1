"""Press between players: only where the table allows it, to whom it is meant, within limits (TSW-82)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.engine.moves import Ask, Draw, Move, Open, Refused, complete
from bot.games.registry import GAMES
from bot.games.tsw.minds.ai import RandomPlayer
from bot.games.tsw.play.turn import PRESS, PRESS_A_TURN
from bot.games.tsw.rules import RULES
from bot.games.tsw.say.words import WORDS
from bot.games.tsw.see.view import View
from bot.trials.proofs import leaks, restarts_differ
from bot.trials.trial import play
from bot.ui.words.catalogue import Catalogue
from tests.games.tsw.engine.table import Table


def offered(table: Table, seat: int) -> list[str]:
    """To whom a seat can write."""
    choices = table.kernel.legal(seat)
    return [str(c.prefix[1]) for c in choices if isinstance(c, Open) and c.prefix[0] == "press"]


@pytest.mark.rule("TSW-82")
def test_without_the_option_only_emissaries_carry_messages() -> None:
    table = Table(2)
    assert offered(table, 0) == []
    with pytest.raises(Refused):
        table.write(0, "press", table.conspiracy(1), "Psst.")
    with pytest.raises(Refused):
        table.write(0, "press", "everybody", "Psst.")


@pytest.mark.rule("TSW-82")
def test_a_letter_is_read_by_its_reader_and_nobody_else() -> None:
    table = Table(3, press=True)
    assert offered(table, 0) == ["everybody", *sorted([table.conspiracy(1), table.conspiracy(2)])]
    events = table.write(0, "press", table.conspiracy(1), "  Meet me\n# at the pier.  ")
    (letter,) = [event for event in events if event.kind == "press"]
    assert letter.public is None
    told = {seat: WORDS.happened(table.view(seat), letter) for seat in (1, 2, None)}
    assert told[2] is told[None] is None
    said = Catalogue().format(told[1]) if told[1] else ""
    assert table.conspiracy(0) in said
    assert "“Meet me # at the pier.”" in said, "one line, whatever was typed"
    entry = (table.conspiracy(0), table.conspiracy(1), "Meet me # at the pier.")
    assert [table.view(seat).press for seat in (0, 1, 2, None)] == [(entry,), (entry,), (), ()]
    assert "Meet me" in "\n".join(Catalogue().format(line) for line in WORDS.hand(table.view(1)))


@pytest.mark.rule("TSW-82")
def test_words_to_everybody_are_signed_and_public() -> None:
    table = Table(3, press=True)
    (event,) = table.write(1, "press", "everybody", "We have nothing to hide.")[:1]
    assert event.public == {
        "sender": table.conspiracy(1), "to": "everybody", "words": "We have nothing to hide.",
    }  # fmt: skip
    assert all(table.view(seat).press for seat in (0, 1, 2, None))


@pytest.mark.rule("TSW-82", "TSW-11")
def test_press_changes_no_order_and_nobody_s_turn() -> None:
    table = Table(2, press=True)
    table.order(0, "meditate")
    table.kernel.submit(1, ("ready",))
    numbers = [ask.number for ask in table.kernel.asks() if ask.seat == 0]
    table.write(1, "press", table.conspiracy(0), "Are you there?")
    assert [ask.number for ask in table.kernel.asks() if ask.seat == 0] == numbers
    assert table.s.waiting == [0], "who has finished stays finished"
    assert [line[0] for line in table.view(0).lines] == ["order"]


@pytest.mark.rule("TSW-82")
def test_press_has_its_limits_and_fades_after_a_turn() -> None:
    table = Table(2, press=True)
    with pytest.raises(Refused):
        table.write(0, "press", table.conspiracy(1), "x" * (PRESS + 1))
    with pytest.raises(Refused):
        table.write(0, "press", table.conspiracy(0), "Dear me")
    with pytest.raises(Refused):
        table.write(0, "press", "The Nobodies", "Hello?")
    for n in range(PRESS_A_TURN):
        table.write(0, "press", table.conspiracy(1), f"No. {n}")
    assert offered(table, 0) == []
    assert offered(table, 1)
    table.turn()
    assert len(table.view(1).press) == PRESS_A_TURN
    table.write(0, "press", table.conspiracy(1), "At last")
    table.turn()
    assert [words for _, _, words in table.view(1).press] == ["At last"]
    table.turn()
    assert table.view(1).press == ()


@pytest.mark.rule("TSW-82")
def test_who_has_left_is_written_to_no_more() -> None:
    table = Table(3, press=True)
    gone = table.conspiracy(2)
    table.host("leave", 2)
    assert offered(table, 0) == ["everybody", table.conspiracy(1)]
    with pytest.raises(Refused):
        table.write(0, "press", gone, "Come back")


class Chatterbox(RandomPlayer):
    """Writes letters as gladly as orders."""

    def choose(self, view: View | None, ask: Ask, draw: Draw) -> Move:
        press = [c for c in ask.choices if isinstance(c, Open) and c.prefix[0] == "press"]
        if press and draw(3) == 0:
            return complete(press[draw(len(press))], draw)
        return super().choose(view, ask, draw)


@pytest.mark.rule("TSW-82")
def test_whole_games_with_press_leak_nothing() -> None:
    game = replace(GAMES["tsw"], players={"chatty": Chatterbox})
    trial = play(game, 3, {"press": True, "groups": 60, "last_turn": 12}, 5, ("chatty",))
    assert sum(move[0] == "press" for _, move in trial.log) > 20
    assert RULES.check(trial.kernel.s) == []
    assert restarts_differ(trial) is None
    assert leaks(trial, samples=6) == []
