"""One message while it is read: every order in it becomes a move, a question or a refusal (TSW-13).

What a question holds are plain values, so the next message can answer it, after a restart too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.engine.moves import Text, text
from bot.games.tsw.asking import hints, replies
from bot.games.tsw.asking.replies import CONFIRM
from bot.games.tsw.asking.scratch import Scratch
from bot.games.tsw.asking.sheet_talk import (
    counted,
    listed,
    no_line,
    resolved,
    taken_back,
    told,
    withdrawn,
)
from bot.games.tsw.orders.actions import ACTIONS, OWN_WORDS
from bot.games.tsw.orders.known import setting
from bot.games.tsw.orders.results import Draft, Question, Refusal, Result, Understood, drafted
from bot.games.tsw.orders.sheet import Order, canonical, draft, in_words
from bot.games.tsw.play.interview import TEXTS
from bot.games.tsw.reading.language import spoken
from bot.games.tsw.reading.tokens import normal, words
from bot.games.tsw.reading.understanding import NO_ORDER, Interpreter, acts, lacking
from bot.games.tsw.say.echo import echo, in_full
from bot.games.tsw.see.view import View
from bot.games.writing import Reading, Reply

INSTEAD, LINE = "instead", "line"
"""What a question asks for beside the parts of an order and a yes: which earlier order gives way, and which
is withdrawn."""
NO_ATTACK = ("no-such-attack", "nothing-pending")
"""Reasons why an attack cannot be cancelled that may only be ordered yet."""
TIRED = "tsw-no-actions-left"
MISSHAPEN = tuple(f"tsw-no-{what}" for what in ("form", "order", "actor", "parameter", "value", "condition"))
"""Reasons against a form of which nothing can be told back."""
SEEKING = (*hints.GROUPS, "spy")
"""Actions whose aim may be a group of which their writer has yet to hear."""
FLAVOUR = 800
Held = Mapping[str, Any]


class Letter:
    """One message while it is read: what was found so far, and the sheet as it would stand then."""

    def __init__(self, view: View, words: str, locale: str, instead: int | None = None) -> None:
        self.scratch = Scratch(view)
        self.words = words
        self.instead = instead
        self.reader = Interpreter(setting(view, spoken(locale)))
        self.language = self.reader.language
        self.found: list[Reading] = []

    # -- what the order language makes of it

    def take(self, result: Result) -> None:
        """Note what comes of one line."""
        action = result.order.action if isinstance(result, Understood) else ""
        if action == "list":
            self.found.append(listed(self.scratch.view, result.source))
        elif action == "withdraw" and isinstance(result, Understood):
            self.found += withdrawn(self.scratch, result.order.parameters, result.source)
        else:
            off = self.not_launched(result)
            self.found.append(off or self.judge(self.lasting(result)))

    def take_as_foreign(self, result: Result) -> None:
        """Note what a sentence says if it is not in its writer's language: only what they confirm."""
        if isinstance(result, Understood) and result.order.action != "list":
            question = text("tsw-letter-in-english")
            plain = resolved(self.scratch, _bounded(result.order.plain()))
            self.found.append(self.ask(plain, (CONFIRM,), question, (), result.source))
        else:
            self.take(result)

    def lasting(self, result: Result) -> Result:
        """'Standing order: Igor guards me', as what it is: it lacks its condition."""
        order = result.order
        if isinstance(result, Refusal) or order is None or order.action in ("standing", "gambit", "withdraw"):
            return result
        heads = [head for head, colon, _ in (one.partition(":") for one in self.words.splitlines()) if colon]
        phrases = self.language.phrases("standing")
        if not any(value for head in heads for _, size, value in phrases.of(words(head)) if size > 1):
            return result
        return lacking(Draft(order.actor, "standing", {"order": order}), ("condition",), result.source)

    def judge(self, result: Result) -> Reading:
        """An order that is given, asked about or refused."""
        if isinstance(result, Refusal):
            if result.reason in NO_ORDER:
                return Reading(result.text, refused=True, lost=True, source=result.source)
            reason = text("tsw-letter-rule", reason=result.text, rule=result.rule or "TSW-13")
            return Reading(reason, refused=True, source=result.source)
        order = _bounded(result.order.plain())
        if isinstance(result, Understood):
            return self.give(order, result.source)
        if order["action"] == "list":
            return Reading(text("tsw-no-no-order"), refused=True, lost=True, source=result.source)
        others = [_bounded(other.plain()) for other in result.others]
        if all(one["action"] == "withdraw" for one in (order, *others)):
            return self.asked_back(order, result)
        order, *others = [resolved(self.scratch, one) for one in (order, *others)]
        why = self.scratch.objections(order, self.instead) if result.asks == (CONFIRM,) else []
        if why and not others and why[0].key not in (*MISSHAPEN, TIRED):
            return self.cannot(order, why, result.source)
        asking = self.ask(order, result.asks, result.text, result.choices, result.source, others)
        return self.inquiring(asking, result)

    def inquiring(self, reading: Reading, question: Question) -> Reading:
        """The question, with an inquiry if its order names a group of which its writer has not heard
        (TSW-04)."""
        order = question.order.parameters.get("order", question.order)
        name = dict(question.text.args).get("written", "")
        if (
            question.text.key != "tsw-ask-stranger"
            or order.action not in SEEKING
            or question.asks[0] == "actor"
        ):
            return reading
        if not name or len(str(name)) > TEXTS["name"]:
            return reading
        asked = text("tsw-letter-inquired", question=question.text, name=name)
        asked = asked if self.scratch.view.attended else question.text
        return replace(reading, question=asked, move=("inquire", str(name)))

    def give(self, order: Order, source: str) -> Reading:
        """An order that is clear: the move that writes it, or why it cannot be given."""
        if order["action"] == "list":
            return listed(self.scratch.view, source)
        if order["action"] == "withdraw":
            return taken_back(self.scratch, order, source)
        instead, self.instead = self.instead, None
        why = self.scratch.objections(order, instead)
        if why and why[0].key == TIRED:
            return self.full(order, source)
        if why and why[0].key == "tsw-no-event-target" and "target" not in order["parameters"]:
            question = lacking(drafted(order), ("target",), source)
            return self.ask(order, ("target",), question.text, (), source)
        if why:
            return self.cannot(order, why, source)
        move = self.scratch.write(in_words(order, source), instead)
        return Reading(in_full(order), move, source=source)

    def cannot(self, order: Order, why: Sequence[Text], source: str) -> Reading:
        """An order that cannot be given, with the reasons and the rule of the first."""
        inner = order["parameters"]["order"] if order["action"] == "standing" else order
        rule = "TSW-12" if why[0].key == TIRED else ACTIONS[inner["action"]].rule
        reason = text("tsw-letter-cannot", order=echo(order), reasons=tuple(why))
        return Reading(text("tsw-letter-rule", reason=reason, rule=rule), refused=True, source=source)

    def ask(
        self, order: Order, asks: Sequence[str], question: Text, choices: Sequence[str], source: str,
        others: Sequence[Order] = (),
    ) -> Reading:  # fmt: skip
        """An order that waits for an answer, or for a choice between it and `others`."""
        refusing = "stays" if order["action"] == "withdraw" else "no"
        if others:
            offers = [
                Reply(text("tsw-letter-numbered", number=n, order=told(self.scratch, one)), str(n))
                for n, one in enumerate([order, *others], 1)
            ]
        elif list(asks) == [CONFIRM]:
            offers = [Reply(text("tsw-letter-yes"), self.language.reply("yes"))]
        else:
            offered = choices or hints.answers(self.scratch.view, asks[0], order)
            choices = () if asks[0] == "mb" else offered
            offers = [Reply(text("tsw-letter-choice", name=name), name) for name in offered]
        offers.append(Reply(text(f"tsw-letter-{refusing}"), self.language.reply("no")))
        held = {
            "order": order, "asks": list(asks), "choices": list(choices), "source": source,
            "others": list(others),
        }  # fmt: skip
        return Reading(told(self.scratch, order), question=question, held=held, replies=offers, source=source)

    def full(self, order: Order, source: str) -> Reading:
        """An order of somebody without an action left: which of their orders shall give way (TSW-12)?"""
        lines = self.scratch.spent(order["actor"])
        if not lines:
            why = self.scratch.objections(order, None) or [text("tsw-no-no-order")]
            return self.cannot(order, why, source)
        earlier = tuple(text("tsw-letter-numbered", number=n, order=self.scratch.label(line))
                        for n, line in enumerate(lines, 1))  # fmt: skip
        question = text("tsw-letter-full", name=order["actor"], count=len(lines), earlier=earlier)
        return self.which(order, INSTEAD, question, dict(enumerate(lines, 1)), source)

    def which(
        self, order: Order, asks: str, question: Text, lines: Mapping[int, str], source: str
    ) -> Reading:
        """One of several lines is to be chosen by its number."""
        label = {INSTEAD: "tsw-letter-instead-of"}.get(asks, "tsw-letter-numbered")
        offers = [
            Reply(text(label, number=n, order=self.scratch.label(line)), str(n)) for n, line in lines.items()
        ]
        offers.append(Reply(text("tsw-letter-stays"), self.language.reply("no")))
        held = {
            "order": order, "asks": [asks], "numbers": list(lines), "lines": list(lines.values()),
            "source": source,
        }  # fmt: skip
        return Reading(told(self.scratch, order), question=question, held=held, replies=offers, source=source)

    # -- answers

    def asked_again(self, held: Held) -> Reading:
        """The question of an order that still lacks what it lacked."""
        question = _question(held)
        again = lacking(question.order, question.asks, question.source)
        return self.judge(replace(again, choices=question.choices or again.choices))

    def offered(self) -> Reading | None:
        """A plain yes or no to the only offer that waits for an answer (TSW-36)."""
        verdict, offers = (
            replies.says(self.reader, self.words),
            [o for o in self.scratch.view.offers if o.incoming],
        )
        if len(offers) != 1 or verdict not in ("yes", "no"):
            return None
        offer = offers[0]
        told = text("tsw-choice-answer", answer=verdict, group=offer.group, giver=offer.giver)
        return Reading(told, ("answer", offer.number, verdict), source=self.words)

    def choosing(self, held: Held) -> Reading | None:
        """The order in the place of the line that was named, or that line withdrawn."""
        lines, said = dict(zip(held["numbers"], held["lines"], strict=True)), normal(self.words)
        if said.isdecimal():
            line = lines.get(int(said))
        else:
            line = held["lines"][0] if len(lines) == 1 and replies.affirms(self.reader, self.words) else None
        if line is None:
            return None
        if held["asks"] == [LINE]:
            return self.give({**held["order"], "parameters": {"lines": [line]}}, held["source"])
        self.instead = self.scratch.place(line)
        return self.give(held["order"], held["source"])

    def completing(self, held: Held) -> Reading | None:
        """The order with what was missing; None if nothing of it is in the words."""
        question, results = _question(held), self.reader.understand(self.words)
        choice = replies.picked(self.reader, question, self.words)
        whole = [result for result in results if isinstance(result, Understood)]
        if choice is not None and all(_alike(result.order, choice) for result in whole):
            return self.give(resolved(self.scratch, _bounded(choice.plain())), held["source"])
        if self.words.strip().casefold() in map(str.casefold, held["choices"]):
            return self.concluded(replies.answered(self.reader, question, self.words), question)
        if replies.inquires(self.words, results):
            return None
        if held["asks"] == [CONFIRM]:
            yes = replies.affirms(self.reader, self.words)
            return self.give(held["order"], held["source"]) if yes else None
        anew = self.told_anew(question, results)
        if anew is not None:
            return self.judge(anew)
        if self.no_answer(question, results):
            return None
        result = replies.answered(self.reader, question, self.words)
        if whole and question.asks[0] in OWN_WORDS and isinstance(result, Understood):
            return self.doubted(result, held)
        return self.concluded(result, question)

    def concluded(self, result: Result, question: Question) -> Reading | None:
        """What comes of an answer; None if nothing was added by it."""
        unchanged = isinstance(result, Question) and result.asks == question.asks
        return None if unchanged and result.order == question.order else self.judge(result)

    def doubted(self, result: Understood, held: Held) -> Reading:
        """An order whose text could also be an order of its own."""
        plain = _bounded(result.order.plain())
        asking = self.ask(plain, (CONFIRM,), text("tsw-letter-words-or-order"), (), held["source"])
        offers = [asking.replies[0], Reply(text("tsw-letter-of-its-own"), self.language.reply("no"))]
        return replace(asking, held={**asking.held, "was": held, "reply": self.words}, replies=offers)

    def told_anew(self, question: Question, results: Sequence[Result]) -> Understood | None:
        """The order that was asked about, said once more as a whole."""
        whole = [result for result in results if isinstance(result, Understood)]
        if not whole or not _alike(whole[0].order, question.order):
            return None
        if question.asks[0] in OWN_WORDS and replies.headed(self.words, question.order.actor):
            return whole[0]
        return whole[0] if len(whole) == 1 and not self.no_answer(question, results, anew=True) else None

    def no_answer(self, question: Question, results: Sequence[Result], *, anew: bool = False) -> bool:
        """Whether words are an order of their own; `anew`: an order like the one that was asked about."""
        if question.asks[0] in OWN_WORDS:
            return replies.no_text(self.reader, self.words, question.order, results)
        if anew or question.asks[0] in ("condition", "kind"):
            return False
        whole = any(isinstance(result, Understood) for result in results)
        return whole or replies.another(self.words, question.order, results)

    def read_as(self, order: Order, sentences: Sequence[str]) -> str:
        """The first of the sentences that orders just that; empty if none does."""
        wanted = _bare(order)
        for sentence in sentences:
            results = self.reader.understand(sentence) if sentence else []
            orders = [result.order for result in results if result.order is not None]
            if len(results) == len(orders) == 1 and _bare(orders[0].plain()) == wanted:
                return sentence
        return ""

    # -- the sheet, in words

    def filled_in(self, form: Order) -> list[Reading]:
        """An order that was given as a form; lines to be withdrawn, by what they are known by."""
        lines = form["parameters"].get("lines")
        named = isinstance(lines, list) and all(isinstance(line, str) for line in lines)
        if form["action"] == "withdraw" and named:
            return withdrawn(self.scratch, form["parameters"], "")
        why = self.scratch.objections(form, self.instead)[:1]
        if why and why[0].key in MISSHAPEN:
            reason = text("tsw-letter-rule", reason=why[0], rule="TSW-13")
            return [Reading(reason, refused=True, source=self.words)]
        return [self.give(form, "")]

    def off(self) -> Reading | None:
        """'No attack on the Bees': the order to attack them is to be withdrawn, or there is none."""
        first = words(self.words)[:1]
        if not first or first[0] not in self.language.set("no attack"):
            return None
        targets = self.reader.ranker.names.mentions_in(self.words)
        ordered = [name for name in targets if self.scratch.attacks(name)]
        if ordered:
            return self.called_off(ordered[0], self.words)
        if any(
            acts(result) and not isinstance(result, Refusal) for result in self.reader.understand(self.words)
        ):
            return None
        reason = text("tsw-letter-rule", reason=text("tsw-no-negated"), rule="TSW-14")
        return Reading(reason, refused=True, lost=True, source=self.words)

    def not_launched(self, result: Result) -> Reading | None:
        """An attack is to be cancelled of which nobody knows, but it may be ordered."""
        if not isinstance(result, Refusal) or result.reason not in NO_ATTACK:
            return None
        if result.order is None or result.order.action != "cancel":
            return None
        return self.called_off(str(dict(result.text.args).get("name", "")), result.source)

    def called_off(self, group: str, source: str) -> Reading | None:
        """'Cancel the attack on the Bees', which is only ordered: is that order to be withdrawn?"""
        lines, leader = self.scratch.attacks(group), self.scratch.view.leader
        order = draft(leader, "withdraw", lines=list(lines.values()))
        question = text("tsw-letter-only-ordered")
        if len(lines) > 1:
            return self.which(order, LINE, question, lines, source)
        return self.ask(order, (CONFIRM,), question, (), source) if lines else None

    def asked_back(self, order: Order, result: Question) -> Reading:
        """Lines that are perhaps to be withdrawn: all that are meant, or one of several."""
        params, source = order["parameters"], result.source
        size = len(self.scratch.view.standing if params.get("standing") else self.scratch.view.lines)
        many = counted(source, self.language, size)
        if many:
            params = {**params, "number": many}
        lines = self.scratch.lines(params)
        if not lines:
            return no_line(source)
        order = {**order, "parameters": {**params, "lines": lines}}
        if len(lines) > 1 and self.language.set("alternatives") & set(words(source)):
            numbers = [int(word) for word in words(source) if word.isdecimal()]
            one = {n: m for n in sorted(numbers) for m in self.scratch.lines({**params, "number": n})}
            return self.which(order, LINE, text("tsw-letter-which-line"), one, source)
        return self.ask(order, (CONFIRM,), result.text, (), source)


def _question(held: Held) -> Question:
    """The question that was asked about an order."""
    return Question(
        drafted(held["order"]), tuple(held["asks"]), text("tsw-no-no-order"), tuple(held["choices"]),
        held["source"], tuple(map(drafted, held.get("others", ()))),
    )  # fmt: skip


def _alike(one: Draft, other: Draft) -> bool:
    return (one.actor, one.action) == (other.actor, other.action)


def _bounded(order: Order) -> Order:
    return {**order, "flavour": order.get("flavour", "")[:FLAVOUR]}


def _bare(order: Order) -> str:
    """What an order does, without the words about it."""
    params = {name: _bare(value) if name == "order" else value for name, value in order["parameters"].items()}
    return canonical({"actor": order["actor"], "action": order["action"], "parameters": params})
