"""Who leaves and who wins (ILL-10, ILL-11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.moves import Text, Who, text
from bot.games.illuminati.say.phrases import goal_of, lines, name, names
from bot.games.illuminati.see.view import View
from bot.games.kit.words import Chapter, says

SAY = Chapter()
Data = Mapping[str, Any]


@SAY.tells("player-out")
def player_out(view: View, e: Data) -> Text:
    shown = names(e["specials"])
    return text("ill-event-out", seat=Who(e["seat"]), why=e["why"], cards=shown, count=len(shown))


@SAY.tells("game-over")
def game_over(view: View, e: Data) -> Text:
    won = tuple(
        text("ill-event-winner", seat=Who(seat), how=how, goal=_goal(view, e["goals"], seat))
        for seat, how in zip(e["winners"], e["how"], strict=True)
    )
    return lines(
        [text("ill-event-over", turn=e["turn"], winners=won, count=len(won)), *secret_goals(view, e["goals"])]
    )


def _goal(view: View, goals: list[int], seat: int) -> Text:
    """The special goal of a seat: the one that it wrote down, or that of its Illuminati."""
    return goal_of(goals[seat] if goals[seat] >= 0 else view.seats[seat].illuminati)


def secret_goals(view: View, goals: list[int]) -> list[Text]:
    """Every goal that was written down: all of them with hidden goals, else those that are not printed on
    their owner's Illuminati card."""
    hidden = bool(dict(view.options)["hidden_goals"]) and not view.scored
    return [
        text("ill-goal-revealed", seat=Who(seat), card=name(card), goal=goal_of(card))
        for seat, card in enumerate(goals)
        if card >= 0 and (hidden or card != view.seats[seat].illuminati)
    ]


SAY.tells("game-ended")(says("ill-event-ended"))
