"""Plots and abilities (INW-037, INW-177 to 192, EVL-01 to 03) in words: choosing, paying, effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.moves import Ask, Move, Text, Who, text
from bot.engine.ops import Mode
from bot.games.inwo.cards.card_text import price, rules_text, use_text
from bot.games.inwo.cards.phrases import joined
from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.cards.vocabulary import ALIGNMENTS
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.play.uses.cancelling import Replacing
from bot.games.inwo.play.uses.choices import Picking, Turning
from bot.games.inwo.play.uses.using import Pooling, Using
from bot.games.inwo.say.phrases import (
    EMPTY,
    about,
    face_asked,
    face_name,
    face_names,
    face_of,
    find,
    name,
    whose,
)
from bot.games.inwo.see.view import CardView, View
from bot.games.kit.words import Chapter, says
from bot.games.kit.words import Happening as Told

SAY = Chapter()
Data = Mapping[str, Any]


def _rules(view: View) -> Text:
    """What the card that the decision is about does."""
    face = face_asked(view)
    return joined(rules_text(face)) if face >= 0 else EMPTY


@SAY.labels("play", "use", under="play")
def do_use(view: View, ask: Ask, verb: str, card: int, number: int, it: int = -1) -> Text:
    at = {"against": int(it >= 0), "it": name(view, it), "place": it if face_of(view, it) < 0 else -1}
    return text(f"inwo-do-{verb}", card=name(view, card), number=number + 1, **at)


@SAY.refuses("play", "use")
def not_used(s: Inwo, seat: int, move: Move) -> list[Text]:
    return [text(f"inwo-refused-{move[0]}")]


# -- choosing and paying


@SAY.asks(Using)
def ask_using(view: View, ask: Ask) -> Text:
    card, _, word = about(view)
    topic, face = view.topic, face_asked(view)
    rules = use_text(face, _field(view, ask), topic.number) if topic is not None and face >= 0 else EMPTY
    return text("inwo-ask-using", card=card, rules=rules, step=ask.step, word=word or "none")


def _field(view: View, ask: Ask) -> str:
    """Whether the card of the decision is a Plot that is played, or one in play that acts."""
    played = view.topic is not None and view.topic.card in view.seats[ask.seat].plots
    return "play" if played else "actions"


SAY.labels(Using, "never-mind")(says("inwo-do-never-mind"))
SAY.labels(Using, "announce")(says("inwo-do-announce"))
SAY.labels(Using, "alone")(says("inwo-do-alone"))


@SAY.labels(Using, "aim", "spend", "give-up")
def do_card(view: View, ask: Ask, verb: str, *cards: int) -> Text:
    if not cards:
        return text(f"inwo-do-{verb}-some")
    found = find(view, cards[0])
    return text(
        f"inwo-do-{verb}",
        card=name(view, cards[0]),
        owned=_owned(found, ask.seat),
        owner=whose(found.owner) if found else "",
    )


def _owned(found: CardView | None, seat: int) -> str:
    if found is None or found.owner == seat:
        return "own"
    return "other" if found.owner >= 0 else "free"


@SAY.labels(Using, "at")
def do_at(view: View, ask: Ask, verb: str, *seats: int) -> Text:
    return text("inwo-do-at", seat=tuple(map(Who, seats)))


@SAY.labels(Using, "alignment")
def do_alignment(view: View, ask: Ask, verb: str, bit: int) -> Text:
    return text("inwo-trait-name", trait=ALIGNMENTS[bit])


@SAY.labels(Using, "cost")
def do_cost(view: View, ask: Ask, verb: str, number: int) -> Text:
    topic, face = view.topic, face_asked(view)
    if topic is None or face < 0:
        return text("inwo-do-cost-hidden")
    uses = EFFECTS.PLAY[face] if _field(view, ask) == "play" else EFFECTS.ACTIONS[face]
    return text("inwo-do-cost", cost=price(uses[topic.number], number))


@SAY.asks(Replacing)
def ask_replacing(view: View, ask: Ask) -> Text:
    return text("inwo-ask-replacing", card=about(view)[0])


@SAY.asks(Pooling)
def ask_pooling(view: View, ask: Ask) -> Text:
    return text("inwo-ask-pooling", card=about(view)[0])


SAY.labels(Pooling, "pay-in")(says("inwo-do-spend-some"))


SAY.labels(Replacing, "forgo")(says("inwo-do-forgo"))
SAY.labels(Replacing, "spend")(says("inwo-do-spend-some"))


# -- while it happens


@SAY.asks(Picking)
def ask_picking(view: View, ask: Ask) -> Text:
    topic = view.topic
    least, most = (topic.least, topic.most) if topic is not None else (1, 1)
    how = "one" if most == 1 else "free" if not least else "all" if least == most else "some"
    return text("inwo-ask-picking", card=about(view)[0], rules=_rules(view), how=how, least=least, most=most)


SAY.labels(Picking, "enough")(says("inwo-do-enough"))


@SAY.labels(Picking, "pick")
def do_pick(view: View, ask: Ask, verb: str, card: int) -> Text:
    same = [move for move in ask.choices if isinstance(move, tuple) and move[0] == "pick" and move[1] != card]
    twins = any(name(view, int(other[1])) == name(view, card) for other in same)
    return text("inwo-do-pick", card=name(view, card), place=card if twins else 0)


@SAY.asks(Turning)
def ask_turning(view: View, ask: Ask) -> Text:
    card, other, _ = about(view)
    return text("inwo-ask-turning", card=card, other=other)


@SAY.labels(Turning, "turn")
def do_turn(view: View, ask: Ask, verb: str, how: str, bit: int) -> Text:
    return text("inwo-do-turn", how=how, trait=text("inwo-trait-name", trait=ALIGNMENTS[bit]))


@SAY.asks(Mode)
def ask_mode(view: View, ask: Ask) -> Text:
    return text("inwo-ask-mode")


@SAY.labels(Mode, "mode")
def do_mode(view: View, ask: Ask, verb: str, chosen: str) -> Text:
    word, _, card = chosen.partition(":")
    return text("inwo-do-mode", mode=word, card=name(view, int(card)) if card else "")


# -- what is told


@SAY.tells("card-used")
def card_used(view: View, e: Data) -> Text:
    return text(
        "inwo-told-used",
        seat=Who(e["seat"]),
        verb=e["verb"],
        card=face_name(e["face"]),
        aimed=int(e["target"] >= 0),
        target=face_name(e["target"]),
        victim=-1 if e["at"] == e["seat"] else int(e["at"] >= 0),
        at=whose(e["at"]),
        paying=int(bool(e["paid"] or e["cost"])),
        paid=face_names([*e["paid"], *e["cost"]]),
    )


def _one(key: str) -> Told:
    """An event about one card, and perhaps the card that did it."""
    return lambda view, e: text(
        key,
        seat=Who(e["seat"]) if "seat" in e else "",
        card=face_name(e["face"]),
        by=face_name(e["by"]) if "by" in e else "",
    )


def _many(key: str) -> Told:
    """An event about several cards."""
    return lambda view, e: text(
        key,
        seat=Who(e["seat"]) if "seat" in e else "",
        cards=face_names(e["faces"]),
        by=face_name(e["by"]) if "by" in e else "",
    )


@SAY.tells("link-lost")
def link_lost(view: View, e: Data) -> Text:
    return text("inwo-told-link-lost", card=face_name(e["face"]), host=face_name(e["host"]))


SAY.tells("infiltrated")(
    lambda view, e: text("inwo-told-infiltrated", seat=Who(e["seat"]), card=face_name(e["face"]))
)
SAY.tells("seized")(_one("inwo-told-seized"))
SAY.tells("shut-out")(lambda view, e: text("inwo-told-shut-out", seat=Who(e["seat"]), by=face_name(e["by"])))
SAY.tells("card-impossible")(_one("inwo-told-illegal"))
SAY.tells("action-cancelled")(_one("inwo-told-action-cancelled"))
SAY.tells("agents-bought")(_one("inwo-told-agents-bought"))
SAY.tells("plots-hidden")(_many("inwo-told-plots-hidden"))
SAY.tells("action-replaced")(_many("inwo-told-action-replaced"))
SAY.tells("card-cancelled")(_one("inwo-told-cancelled"))
SAY.tells("devastated")(_one("inwo-told-devastated"))
SAY.tells("relieved")(_one("inwo-told-relieved"))
SAY.tells("relief-failed")(_one("inwo-told-relief-failed"))
SAY.tells("relief-prevented")(_one("inwo-told-relief-prevented"))
SAY.tells("revived")(_one("inwo-told-revived"))
SAY.tells("buried")(_one("inwo-told-buried"))
SAY.tells("card-destroyed")(_one("inwo-told-card-destroyed"))
SAY.tells("nwo-enacted")(_one("inwo-told-nwo"))
SAY.tells("nwo-ended")(_one("inwo-told-nwo-ended"))
SAY.tells("unlinked")(_one("inwo-told-unlinked"))
SAY.tells("back-to-hand")(_one("inwo-told-back"))
SAY.tells("tokens-given")(_many("inwo-told-tokens-given"))
SAY.tells("tokens-taken")(_many("inwo-told-tokens-taken"))
SAY.tells("plots-exposed")(_many("inwo-told-plots-exposed"))
SAY.tells("cards-discarded")(_many("inwo-told-cards-discarded"))


@SAY.tells("relief-begun")
def relief_begun(view: View, e: Data) -> Text:
    card, helpers = face_name(e["face"]), face_names(e["faces"])
    return text("inwo-told-relief-begun", seat=Who(e["seat"]), card=card, cards=helpers, left=e["left"])


@SAY.tells("help-asked")
def help_asked(view: View, e: Data) -> Text:
    return text("inwo-told-help-asked", seat=Who(e["seat"]), card=face_name(e["face"]), left=e["left"])


@SAY.tells("help-promised")
def help_promised(view: View, e: Data) -> Text:
    card, helpers = face_name(e["face"]), face_names(e["faces"])
    return text("inwo-told-help-promised", seat=Who(e["seat"]), card=card, cards=helpers, left=e["left"])


SAY.tells("help-lacking")(_one("inwo-told-help-lacking"))


@SAY.tells("boosted")
def boosted(view: View, e: Data) -> Text:
    return text("inwo-told-boosted", card=face_name(e["face"]), by=face_name(e["by"]), amount=e["amount"])


@SAY.tells("numbers-changed")
def numbers_changed(view: View, e: Data) -> Text:
    if not e["faces"]:
        return text("inwo-told-numbers-none", by=face_name(e["by"]))
    return text(
        "inwo-told-numbers",
        cards=face_names(e["faces"]),
        by=face_name(e["by"]),
        what=e["what"],
        how=e["how"],
        amount=e["amount"],
    )


@SAY.tells("attack-changed")
def attack_changed(view: View, e: Data) -> Text:
    return text("inwo-told-attack-changed", by=face_name(e["by"]), amount=e["amount"])


@SAY.tells("attack-privileged")
def attack_privileged(view: View, e: Data) -> Text:
    return text("inwo-told-privileged", by=face_name(e["by"]), on=e["on"])


def _by(key: str) -> Told:
    return lambda view, e: text(key, by=face_name(e["by"]), roll=e.get("roll", 0))


SAY.tells("attack-assassination")(_by("inwo-told-assassination"))
SAY.tells("attack-stopped")(_by("inwo-told-stopped"))
SAY.tells("dice-turned")(_by("inwo-told-dice-turned"))
SAY.tells("dice-again")(_by("inwo-told-dice-again"))


@SAY.tells("card-rolled")
def card_rolled(view: View, e: Data) -> Text:
    rolled = {"roll": sum(e["roll"]), "dice": len(e["roll"])}
    return text("inwo-told-card-rolled", seat=Who(e["seat"]), by=face_name(e["by"]), **rolled)


@SAY.tells("alignment-turned")
def alignment_turned(view: View, e: Data) -> Text:
    trait = text("inwo-trait-name", trait=ALIGNMENTS[e["bit"]])
    return text(
        "inwo-told-turned", card=face_name(e["face"]), by=face_name(e["by"]), how=e["verb"], trait=trait
    )


@SAY.tells("marked")
def marked(view: View, e: Data) -> Text:
    return text("inwo-told-marked", card=face_name(e["face"]), mark=e["mark"])


@SAY.tells("trait-lost")
def trait_lost(view: View, e: Data) -> Text:
    return text(
        "inwo-told-trait-lost", card=face_name(e["face"]), trait=text("inwo-trait-name", trait=e["trait"])
    )


@SAY.tells("bet-won")
def bet_won(view: View, e: Data) -> Text:
    shown = face_names(e.get("faces", ()))
    told = {"seat": Who(e["seat"]), "other": Who(e["other"]), "count": e["count"]}
    return text("inwo-told-bet-won", own=int("faces" in e), cards=shown, **told)


@SAY.tells("deal-betrayed")
def deal_betrayed(view: View, e: Data) -> Text:
    return text("inwo-told-deal-betrayed", seat=Who(e["seat"]))


SAY.tells("unmasked")(_one("inwo-told-unmasked"))
SAY.tells("turn-idle")(_one("inwo-told-turn-idle"))


@SAY.tells("turn-seized")
def turn_seized(view: View, e: Data) -> Text:
    return text("inwo-told-turn-seized", seat=Who(e["seat"]))


SAY.tells("taken-up")(_one("inwo-told-taken-up"))


@SAY.tells("remains-rolled")
def remains_rolled(view: View, e: Data) -> Text:
    rolls = [text("inwo-roll-of", seat=Who(q), roll=n) for q, n in zip(e["seats"], e["rolls"], strict=True)]
    return text("inwo-told-remains-rolled", rolls=tuple(rolls))


SAY.tells("takeover-announced")(_one("inwo-told-takeover"))


def _piled(key: str) -> Told:
    """Something about a pile, and perhaps which cards of it."""
    return lambda view, e: text(
        key,
        seat=Who(e["seat"]),
        pile=e["pile"],
        count=e.get("count", 0),
        by=face_name(e["by"]) if "by" in e else "",
        own=int("faces" in e),
        cards=face_names(e.get("faces", ())),
    )


SAY.tells("no-draws")(_piled("inwo-told-no-draws"))
SAY.tells("cards-searched")(_piled("inwo-told-searched"))
SAY.tells("deck-shuffled")(_piled("inwo-told-shuffled"))


@SAY.tells("cards-seen")
def cards_seen(view: View, e: Data) -> Text:
    told = {"seat": Who(e["seat"]), "other": Who(e["other"]), "by": face_name(e["by"]), "count": e["count"]}
    place = {"pile": e.get("pile", "drawn"), "own": int(e["seat"] == e["other"])}
    if "faces" in e:
        cards = face_names(e["faces"]) or text("inwo-no-card")
        return text("inwo-told-seen-own", cards=cards, **told, **place)
    return text("inwo-told-seen", **told, **place)


@SAY.tells("card-put-back")
def card_put_back(view: View, e: Data) -> Text:
    card = face_name(e["face"]) if "face" in e else text("inwo-hidden-card")
    return text("inwo-told-put-back", seat=Who(e["seat"]), other=Who(e["other"]), card=card)


@SAY.tells("card-taken")
def card_taken(view: View, e: Data) -> Text:
    card = face_name(e["face"]) if "face" in e else text("inwo-hidden-card")
    return text("inwo-told-taken", seat=Who(e["seat"]), other=Who(e["other"]), card=card)
