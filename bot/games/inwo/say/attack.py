"""Attacks (INW-084 to INW-136) in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.moves import Ask, Text, Who, text
from bot.games.inwo.play.attack import SIDES, Attack
from bot.games.inwo.play.attacks.gather import Gather
from bot.games.inwo.say.happenings import told
from bot.games.inwo.say.phrases import EMPTY, face_name, from_where, name, percent, place, whose
from bot.games.inwo.see.view import AttackView, View
from bot.games.kit.phrases import plain, signed
from bot.games.kit.words import Chapter, because, says

SAY = Chapter()
Data = Mapping[str, Any]


@SAY.labels(Attack, "control", "destroy", under=lambda view, ask, verb, *_: text(f"inwo-group-{verb}"))
def do_target(view: View, ask: Ask, verb: str, card: int = -1) -> Text:
    number = next((n for kind, target, n in view.outlook if (kind, target) == (verb, card)), 0)
    return text(
        "inwo-do-target",
        kind=verb,
        card=name(view, card),
        owner=place(view, card),
        number=plain(number),
        percent=percent(number),
    )


def role_in(a: AttackView, seat: int) -> str:
    """Which part a seat has in an attack."""
    return "attacker" if seat == a.attacker else "defender" if seat == a.defender else "other"


def attack_line(view: View, a: AttackView) -> Text:
    """Who attacks what, and what must be rolled."""
    return text(
        "inwo-attack-line",
        attacker=Who(a.attacker),
        card=name(view, a.card),
        kind=a.kind,
        target=name(view, a.target),
        defender=whose(a.defender),
        owned=from_where(view, a.target, a.defender),
        number=plain(a.number),
        percent=percent(a.number),
    )


@SAY.labels(Gather, "aid", "oppose")
def do_join(view: View, ask: Ask, verb: str, *cards: int) -> Text:
    if len(cards) != 1:
        return text(f"inwo-do-{verb}")
    side = SIDES[verb]
    amount = next((n for card, at, n in view.lends if (card, at) == (cards[0], side)), 0)
    return text("inwo-do-join-card", card=name(view, cards[0]), amount=signed(side * amount))


@SAY.labels(Gather, "agents")
def do_agents(view: View, ask: Ask, verb: str, card: int = -1, side: str = "aid") -> Text:
    return text("inwo-do-agents", card=name(view, card), side=side)


SAY.labels(Gather, "pass")(says("inwo-do-add-none"))
SAY.labels(Gather, "done")(says("inwo-do-add-none-ever"))


SAY.refuses("control", "destroy")(because("inwo-refused-target"))
SAY.refuses("call-off")(because("inwo-refused-call-off", rule="INW-089"))
SAY.refuses("aid", "oppose", "agents")(because("inwo-refused-join"))


# -- what is told

SAY.tells("attack-succeeded")(told.says("attack-resolved", success=1))
SAY.tells("attack-failed")(told.says("attack-resolved", success=0))


# -- the sum


def parts(view: View, a: AttackView) -> list[Text]:
    """Every part of the number, with the card and the rule it comes from."""
    return [
        text(
            f"inwo-part-{part}",
            amount=signed(amount),
            card=face_name(face) if face >= 0 else name(view, a.card),
            target=name(view, a.target),
            kind=a.kind,
        )
        for part, face, amount in a.parts
    ]


def dice(a: AttackView) -> Text:
    """The dice, if they have fallen."""
    return text("inwo-dice", roll=tuple(map(str, a.roll)), total=sum(a.roll)) if a.roll else EMPTY
