"""What a seat is called for, in one sentence that everybody may read."""

from __future__ import annotations

from bot.engine.moves import Ask, Text, Who, text
from bot.games.inwo.play.act import Act
from bot.games.inwo.play.attack import Attack
from bot.games.inwo.play.attacks.gather import Gather
from bot.games.inwo.play.uses.beginning import Draws
from bot.games.inwo.play.uses.played import Played
from bot.games.inwo.say.phrases import name, percent, whose
from bot.games.inwo.see.view import View
from bot.games.kit.phrases import plain
from bot.games.kit.words import Chapter

SAY = Chapter()


@SAY.wants(Draws)
def wanted_draws(view: View, ask: Ask) -> Text:
    return text("inwo-wanted-draws", round=view.seats[ask.seat].turns + 1)


@SAY.wants(Act, Attack)
def wanted_act(view: View, ask: Ask) -> Text:
    own = view.seats[ask.seat]
    tokens = sum(1 for card in own.structure if card.tokens)
    if view.terms:
        held, terms = view.elections_held, view.terms
        return text("inwo-wanted-campaign", round=own.turns + 1, tokens=tokens, held=held, terms=terms)
    now, needed = own.basic
    return text("inwo-wanted-act", round=own.turns + 1, tokens=tokens, now=now, needed=needed)


@SAY.wants(Gather)
def wanted_gather(view: View, ask: Ask) -> Text:
    a = view.attack
    if a is None:
        return text("wanted")
    role = "attacker" if ask.seat == a.attacker else "defender" if ask.seat == a.defender else "other"
    return text(
        "inwo-wanted-gather",
        seat=Who(a.attacker),
        role=role,
        kind=a.kind,
        target=name(view, a.target),
        owner=whose(a.defender),
        number=plain(a.number),
        percent=percent(a.number),
    )


@SAY.wants(Played)
def wanted_played(view: View, ask: Ask) -> Text:
    if view.topic is None:
        return text("wanted")
    topic = view.topic
    return text("inwo-wanted-played", seat=Who(topic.seat), verb=topic.purpose, card=name(view, topic.card))
