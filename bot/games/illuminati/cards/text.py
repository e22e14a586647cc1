"""What a card does, as catalogue texts made from its record: one source for the rules and for the reader."""

from __future__ import annotations

from bot.engine.moves import Text, text
from bot.games.illuminati.cards.table import CARDS, Op, Params

LISTED = {"immunity": "from", "resistance_against": "alignments"}
"""Ops that are told once for each alignment they name, and the parameter that lists them."""


def rules_text(card: int) -> list[Text]:
    """The rules of one card, line by line: timing, effects, goal, and whether it is our own design."""
    lines = []
    if CARDS.WHEN[card]:
        lines.append(Text(_key("when", CARDS.WHEN[card])))
    if CARDS.COLOUR[card]:
        lines.append(text("nwo-colour", colour=CARDS.COLOUR[card]))
    for op in (*CARDS.EFFECTS[card], *CARDS.PROGRAM[card]):
        lines += _op(op)
    lines += [_modifier(modifier) for modifier in CARDS.MODS[card]]
    goal = CARDS.GOAL[card]
    if goal is not None:
        lines.append(goal_text(goal))
    if CARDS.OURS[card]:
        lines.append(Text("card-ours"))
    return lines


def goal_text(goal: Params) -> Text:
    """A special goal in words."""
    return text(_key("goal", goal["kind"]), **{name: value for name, value in goal.items() if name != "kind"})


def _key(family: str, name: str) -> str:
    return f"{family}-{name.replace('_', '-')}"


def _op(op: Op) -> list[Text]:
    name, params = op
    if name == "attack_bonus":
        return [_attack_bonus(params)]
    if name in LISTED:
        shared = {param: value for param, value in params.items() if param != LISTED[name]}
        return [text(_key("op", name), **shared, alignment=each) for each in params[LISTED[name]]]
    return [text(_key("op", name), **params)]


def _attack_bonus(params: Params) -> Text:
    kinds = params["kinds"]
    args = {
        "bonus": params["bonus"],
        "scope": params["scope"],
        "attack": kinds[0] if len(kinds) == 1 else "any",
    }
    if "names" in params:
        named = {f"name{n}": CARDS.NAME[CARDS.id(slug)] for n, slug in enumerate(params["names"], 1)}
        return text("op-attack-bonus", **args, target="names", count=len(named), **named)
    if "alignment" in params:
        return text("op-attack-bonus", **args, target="alignment", alignment=params["alignment"])
    return text("op-attack-bonus", **args, target="all")


def _modifier(modifier: Params) -> Text:
    amount = modifier["power"]
    direction = "up" if amount > 0 else "down"
    return text("nwo-modifier", alignment=modifier["alignment"], direction=direction, amount=abs(amount))
