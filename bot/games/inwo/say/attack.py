"""Attacks (INW-084 to INW-136) in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.moves import Ask, Text, Who, text
from bot.games.inwo.play.attack import SIDES, Attack
from bot.games.inwo.play.attacks.gather import Fallen, Gather
from bot.games.inwo.play.sums import LEAST, is_enough
from bot.games.inwo.say.happenings import told
from bot.games.inwo.say.phrases import EMPTY, face_name, from_where, name, percent, place, whose
from bot.games.inwo.see.view import AttackView, View
from bot.games.kit.phrases import plain, signed
from bot.games.kit.words import Chapter, Happening, because, says

SAY = Chapter()
Data = Mapping[str, Any]


@SAY.asks(Attack)
def ask_target(view: View, ask: Ask) -> Text:
    return text("inwo-ask-target", card=name(view, view.planning))


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


@SAY.asks(Gather)
def ask_gather(view: View, ask: Ask) -> Text:
    a = view.attack
    if a is None:
        return EMPTY
    role = "attacker" if ask.seat == a.attacker else "defender" if ask.seat == a.defender else "other"
    return text("inwo-ask-gather", attack=attack_line(view, a), role=role)


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


@SAY.asks(Fallen)
def ask_fallen(view: View, ask: Ask) -> Text:
    a = view.attack
    roll, number = (sum(a.roll), a.number) if a is not None else (0, 0)
    return text("inwo-ask-fallen", roll=roll, number=number, won=int(is_enough(roll, number)))


SAY.refuses("control", "destroy")(because("inwo-refused-target"))
SAY.refuses("call-off")(because("inwo-refused-call-off", rule="INW-089"))
SAY.refuses("aid", "oppose", "agents")(because("inwo-refused-join"))


# -- what is told


@SAY.tells("attack-announced")
def announced(view: View, e: Data) -> Text:
    return text(
        "inwo-told-attack",
        seat=Who(e["seat"]),
        card=face_name(e["face"]),
        kind=e["kind"],
        target=face_name(e["target"]),
        defender=whose(e["defender"]),
        owned=1 if e["defender"] >= 0 else 2 * e["free"],
        number=plain(e["number"]),
        weak=int(e["number"] < LEAST),
    )


def _ended(name: str) -> Happening:
    """An attack that comes to nothing, and the Plots that come back."""
    return lambda view, e: told.says(name, count=len(e["back"]))(view, e)


SAY.tells("attack-called-off")(_ended("called-off"))
SAY.tells("attack-void")(_ended("void"))


@SAY.tells("dice-rolled")
def dice_rolled(view: View, e: Data) -> Text:
    roll = tuple(map(str, e["roll"]))
    return text("inwo-told-dice", **told.arguments(view, e) | {"roll": roll, "total": sum(e["roll"])})


def _resolved(success: int) -> Happening:
    def said(view: View, e: Data) -> Text:
        return text(
            "inwo-told-resolved",
            seat=Who(e["seat"]),
            success=success,
            card=face_name(e["face"]),
            kind=e["result"],
            target=face_name(e["target"]),
            rolled=int(e["roll"] > 0),
            number=plain(e["number"]),
        )

    return said


SAY.tells("attack-succeeded")(_resolved(1))
SAY.tells("attack-failed")(_resolved(0))


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
