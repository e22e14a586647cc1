"""Factions are chosen (IOP-0)."""

from __future__ import annotations

from bot.engine.moves import Ask, Text, fixed, text
from bot.games.illuminopoly.cards.board import FACTIONS
from bot.games.illuminopoly.play.setup import Setup
from bot.games.illuminopoly.say.phrases import faction
from bot.games.illuminopoly.see.view import View
from bot.games.kit.phrases import lines
from bot.games.kit.words import Chapter

SAY = Chapter()


@SAY.wants(Setup)
def want_setup(view: View, ask: Ask) -> Text:
    return text("iop-wanted-setup", goal=int(ask.step == Setup.GOAL))


@SAY.asks(Setup)
def ask_setup(view: View, ask: Ask) -> Text:
    """At the choice of a faction, with what each on offer can do and how it wins; of a goal, with what it
    is."""
    question = text(f"iop-ask-setup-{ask.step}")
    told = "iop-about-" if ask.step == Setup.PICK else "iop-goal-"
    offered = [int(fixed(choice)[1]) for choice in ask.choices]
    about = [text("iop-ask-faction", faction=faction(n), about=text(told + FACTIONS[n])) for n in offered]
    return lines([question, *about], "iop-lines")


@SAY.labels(Setup, "pick", "goal")
def do_pick(view: View, ask: Ask, verb: str, number: int) -> Text:
    return text(f"iop-do-{verb}", faction=faction(number))
