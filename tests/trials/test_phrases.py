"""What is said for its wit is not said again soon: by the table each turn, by AI seats now and then."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator

import pytest

from bot.engine.moves import Event, Text
from bot.engine.replay import begin
from bot.games.contract import Game
from bot.games.illuminati.game import ILLUMINATI
from bot.games.illuminopoly.game import ILLUMINOPOLY
from bot.games.inwo.game import INWO
from bot.trials.trial import play

pytestmark = [pytest.mark.slow, pytest.mark.timeout(3600)]
GAMES = 20
SEATS = 4
TURNS = 10


def phrase(line: Text) -> str | None:
    """Which of several ways to say the same a line is; None where there is only one."""
    parts = dict(line.args)
    if line.key == "ai-says":
        return str(parts["words"].key)
    return f"{line.key}-{parts['tone']}" if "tone" in parts else None


def lines(game: Game, seed: int) -> Iterator[tuple[int, str]]:
    """Turn and phrase of all that everybody is told in an AI game. Within one turn it is the table that makes
    no remark twice."""
    trial = play(game, SEATS, {}, seed, ["heuristic"])
    kernel = begin(game.rules, SEATS, trial.options)
    for seat, move in trial.log:
        told: list[Event] = kernel.submit(seat, move)
        view = game.rules.view(kernel.s, None)
        said = []
        for event in told:
            if event.public is None:
                continue
            said.append(game.words.happened(view, event))
            if game.remark is not None:
                said += [game.remark(view, speaker, event.kind, event.public) for speaker in range(SEATS)]
        found = [phrase(line) for line in said if line is not None]
        yield from ((view.turn, each) for each in dict.fromkeys(found) if each is not None)


@pytest.mark.parametrize("game", [ILLUMINATI, ILLUMINOPOLY, INWO], ids=lambda game: game.key)
def test_no_phrase_comes_twice_within_ten_turns(game: Game) -> None:
    soon, spoken, turns = [], Counter[str](), 0
    for seed in range(GAMES):
        last: dict[str, int] = {}
        for turn, said in lines(game, seed):
            turns += turn - max(last.values(), default=0)
            soon += [(seed, turn, said)] * (0 < turn - last.get(said, -TURNS - 1) <= TURNS)
            last[said] = turn
            spoken[said] += 1
    families = Counter(said.rpartition("-")[0] for said in spoken)
    sys.stdout.write(f"{game.key}: {spoken.total()} phrases in {turns} turns, ways: {dict(families)}\n")
    assert soon == []
    assert len(spoken) > TURNS
    assert any(said.startswith("ai-says-") for said in spoken)
