"""What a message may name that asks a seat, or calls it: of the topic, of the seat and of the attack."""

from __future__ import annotations

from bot.engine.moves import Ask, Who
from bot.games.inwo.play.sums import ALWAYS_FAILS, is_enough
from bot.games.inwo.say import phrases
from bot.games.inwo.say.attack import attack_line, role_in
from bot.games.inwo.say.phrases import name, percent, whose
from bot.games.inwo.see.view import View
from bot.games.kit.phrases import plain

Facts = dict[str, object]


def about(view: View, ask: Ask) -> Facts:
    """All of it, as far as there is any."""
    stage = view.election.step if view.election is not None else ""
    return {"step": ask.step, "stage": stage} | _topic(view, ask) | _seat(view, ask) | _attack(view, ask)


def _topic(view: View, ask: Ask) -> Facts:
    """The cards that the decision is about, whose affair it is, why it is asked, how much there is of it."""
    card, other, purpose = phrases.about(view)
    found: Facts = {"card": card, "other": other, "purpose": purpose}
    topic = view.topic
    if topic is None:
        return found
    return found | {"seat": Who(topic.seat), "own": int(topic.seat == ask.seat), "most": topic.most}


def _seat(view: View, ask: Ask) -> Facts:
    """What the seat that is asked has, and how far it is."""
    if not 0 <= ask.seat < len(view.seats):
        return {}
    own = view.seats[ask.seat]
    (now, needed), tokens = own.basic, sum(1 for card in own.structure if card.tokens)
    turn = {"round": own.turns + 1, "active": Who(view.active), "mine": int(ask.seat == view.active)}
    hand = {"plots": own.plot_count, "groups": own.group_count, "limit": own.plot_limit, "tokens": tokens}
    decks = {"plot_deck": own.plot_deck, "group_deck": own.group_deck}
    goal = {"now": now, "needed": needed, "terms": view.terms, "held": view.elections_held}
    planning = {"planning": name(view, view.planning), "seats": len(view.seats)}
    return {**turn, **hand, **decks, **goal, **planning}


def _attack(view: View, ask: Ask) -> Facts:
    """The attack that goes on, with what must be rolled and what was."""
    a = view.attack
    if a is None:
        return {}
    party = {"role": role_in(a, ask.seat), "attacker": Who(a.attacker), "owner": whose(a.defender)}
    number = {"number": plain(a.number), "percent": percent(a.number)}
    roll = {"roll": sum(a.roll), "won": int(is_enough(sum(a.roll), a.number))}
    roll["doomed"] = int(ALWAYS_FAILS <= sum(a.roll) <= a.number)
    return {**party, "target": name(view, a.target), **number, **roll, "attack": attack_line(view, a)}
