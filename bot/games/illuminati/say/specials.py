"""Specials, abilities and New World Orders (ILL-9, MAD): played, countered, and what they ask for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.events import Window
from bot.engine.modifiers import GAIN, LOSE, REVERSE
from bot.engine.moves import Ask, Move, Text, Who, text
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.cards.vocabulary import ALIGNMENTS
from bot.games.illuminati.play.actions import Act
from bot.games.illuminati.play.attack import Challenge, Spending, admitted
from bot.games.illuminati.play.picks import Bribe, Espionage, Lasers, Pick
from bot.games.illuminati.play.specials import SpecialPlayed, useful
from bot.games.illuminati.play.state import Illuminati
from bot.games.illuminati.play.treasury import Income
from bot.games.illuminati.say.phrases import (
    EMPTY,
    alignments,
    brief,
    effect,
    facts,
    lines,
    name,
    names,
    nwo_line,
    of_card,
    owner,
    sways,
    whose,
)
from bot.games.illuminati.say.refusals import mine
from bot.games.illuminati.see.prospects import find
from bot.games.illuminati.see.view import View
from bot.games.kit.words import Chapter, says

SAY = Chapter()
Data = Mapping[str, Any]

# -- specials


@SAY.labels(Act, Income, Window, "play")
def do_play(view: View, ask: Ask, verb: str, card: int) -> Text:
    return text("ill-do-play", card=name(card), effect=brief(card))


@SAY.refuses("play")
def not_play(s: Illuminati, seat: int, card: int, move: Move) -> list[Text]:
    if card not in s.hands[seat]:
        return [text("refused-not-held")]
    called, when = CARDS.NAME[card], CARDS.WHEN[card]
    if when == "action" and seat == s.active and not s.actions:
        return [text("refused-no-action", rule="ILL-4a")]
    a = s.attack()
    if a is not None and a["privileged"] and when == "privileged" and not Challenge.open_to(a, s, seat, card):
        return [text("refused-inside", name=called, rule="ILL-5.5g")]
    if a is not None and seat not in admitted(s, a):
        return [text("refused-shut-out", name=called, rule="ILL-5.5g")]
    if not useful(s, seat, card) and (seat == s.active or when not in ("action", "own_turn")):
        return [text("refused-no-use", name=called)]
    return [text("refused-not-now", name=called, when=text("when-" + when.replace("_", "-")))]


@SAY.tells("special-played")
def played(view: View, e: Data) -> Text:
    if e["purpose"] != "play":
        return text("ill-event-purpose", seat=Who(e["seat"]), card=name(e["card"]), purpose=e["purpose"])
    return text("ill-event-played", seat=Who(e["seat"]), card=name(e["card"]), effect=effect(e["card"]))


@SAY.asks(SpecialPlayed)
def ask_special(view: View, ask: Ask) -> Text:
    topic = view.topic
    if topic is None:
        return EMPTY
    card = name(topic.card)
    if topic.purpose != "play":
        return text("ill-ask-counter-discard", seat=Who(topic.seat), card=card, purpose=topic.purpose)
    if topic.other >= 0:
        question = text("ill-ask-counter-counter", seat=Who(topic.seat), card=card, other=name(topic.other))
    else:
        question = text("ill-ask-counter", seat=Who(topic.seat), card=card)
    return lines([question, effect(topic.card)])


SAY.labels(SpecialPlayed, "counter")(of_card)


# -- one card of a list


@SAY.wants(SpecialPlayed)
def want_special(view: View, ask: Ask) -> Text:
    topic = view.topic
    return (
        text("ill-wanted-special", seat=Who(topic.seat), card=name(topic.card)) if topic else text("wanted")
    )


SAY.wants(Pick, Bribe, Espionage)(says("ill-wanted-pick"))
SAY.wants(Lasers)(says("ill-wanted-ability"))


@SAY.asks(Pick)
def ask_pick(view: View, ask: Ask) -> Text:
    return text("ill-ask-pick", purpose=view.topic.purpose if view.topic else "")


def _group_card(view: View, ask: Ask, verb: str, card: int) -> Text:
    """A group with its values."""
    found = find(view, card)
    strength = found.power if found else CARDS.POWER[card]
    resistance = found.resistance if found else CARDS.RESISTANCE[card]
    return text(f"ill-do-{verb}", card=name(card), power=strength, resistance=resistance)


@SAY.labels(Pick, "repeal", "resurrect")
def do_order(view: View, ask: Ask, verb: str, card: int) -> Text:
    return text(f"ill-do-{verb}", card=name(card), sways=sways(card))


@SAY.labels(Pick, "ignore")
def do_ignore(view: View, ask: Ask, verb: str, card: int) -> Text:
    found = find(view, card)
    if found is None:
        return text("ill-do-ignore", card=name(card), change=0)
    swayed = sum(
        sway["resistance"]
        for nwo in view.nwos
        for sway in CARDS.MODS[nwo]
        if found.alignments >> ALIGNMENTS.index(sway["alignment"]) & 1
    )
    now, then = (found.power, found.resistance or 0), (CARDS.POWER[card], (found.resistance or 0) - swayed)
    shared = {"power": now[0], "resistance": now[1], "power-then": then[0], "resistance-then": then[1]}
    return text("ill-do-ignore", card=name(card), change=int(now != then), **shared)


SAY.labels(Pick, "revive")(_group_card)


SAY.asks(Bribe)(says("ill-ask-bribe"))


SAY.labels(Bribe, "take")(_group_card)


# -- espionage


@SAY.asks(Espionage)
def ask_espionage(view: View, ask: Ask) -> Text:
    return text("ill-ask-espionage", hidden=int(dict(view.options)["money"] == "hidden"))


def under_owner(view: View, ask: Ask, verb: str, card: int) -> Text:
    """Cards of the whole table stand by whose they are."""
    return text(f"ill-group-{verb}", owner=whose(owner(view, card)))


SAY.labels(Espionage, "count", under=under_owner)(of_card)


@SAY.labels(Espionage, "look")
def do_look(view: View, ask: Ask, verb: str, seat: int) -> Text:
    return text("ill-do-look", seat=Who(seat), count=view.seats[seat].specials)


@SAY.tells("hand-spied")
def hand_spied(view: View, e: Data) -> Text:
    shared = {"seat": Who(e["seat"]), "victim": Who(e["on"])}
    if "cards" in e:
        return text("ill-event-hand-seen", **shared, cards=names(e["cards"]))
    return text("ill-event-hand-spied", **shared)


@SAY.tells("money-spied")
def money_spied(view: View, e: Data) -> Text:
    shared = {"seat": Who(e["seat"]), "card": name(e["card"])}
    if "amount" in e:
        return text("ill-event-money-counted", **shared, amount=e["amount"])
    return text("ill-event-money-spied", **shared)


# -- the lasers


SAY.labels(Act, Spending, "use", under="ability")(of_card)


@SAY.refuses("use")
def not_use(s: Illuminati, seat: int, card: int, move: Move) -> list[Text]:
    reasons = mine(s, seat, card)
    if not reasons and f"use:{card}" in s.used:
        reasons.append(text("refused-used", name=CARDS.NAME[card]))
    if not reasons and s.doing != Act.name:
        reasons.append(text("refused-finish-first", rule="ILL-3i"))
    return reasons


@SAY.asks(Lasers)
def ask_lasers(view: View, ask: Ask) -> Text:
    if view.topic is None or view.topic.card == view.topic.other:
        return text("ill-ask-aim")
    found = find(view, view.topic.card)
    return text("ill-ask-beam", card=name(view.topic.card), facts=facts(found) if found else EMPTY)


SAY.labels(Lasers, "aim", under=under_owner)(of_card)


@SAY.labels(Lasers, GAIN, LOSE, REVERSE)
def do_beam(view: View, ask: Ask, how: str, alignment: int) -> Text:
    opposite = next(iter(alignments(CARDS.OPPOSITE[alignment])), EMPTY)
    return text("ill-do-beam", how=how, alignment=alignments(1 << alignment)[0], opposite=opposite)


@SAY.tells("alignment-changed")
def alignment_changed(view: View, e: Data) -> Text:
    alignment = alignments(1 << e["alignment"])[0]
    return text(
        "ill-event-alignment", seat=Who(e["seat"]), card=name(e["card"]), how=e["how"], alignment=alignment
    )


# -- New World Orders


@SAY.tells("nwo-enacted")
def enacted(view: View, e: Data) -> Text:
    return text("ill-event-enacted", nwo=nwo_line(e["card"]))
