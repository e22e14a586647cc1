"""One message while it is read: every order in it becomes a move, a question or a refusal (TSW-13).

What a question holds are plain values, so the next message can answer it, after a restart too: the order so
far, what is asked, and what each answer that is offered makes of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

from bot.engine.moves import Move, Text, text
from bot.engine.sealed import READY
from bot.games.tsw.asking import answers, completion, hints
from bot.games.tsw.asking.answers import CONFIRM, WHICH
from bot.games.tsw.asking.scratch import Scratch
from bot.games.tsw.asking.sorting import sorted_anew
from bot.games.tsw.orders.actions import ACTIONS, OWN_WORDS
from bot.games.tsw.orders.known import setting
from bot.games.tsw.orders.results import Draft, Question, Refusal, Result, Understood, drafted
from bot.games.tsw.orders.sheet import Order, canonical, draft, in_words
from bot.games.tsw.play.interview import TEXTS
from bot.games.tsw.reading.language import FALLBACK, spoken
from bot.games.tsw.reading.tokens import normal, words
from bot.games.tsw.reading.understanding import NO_ORDER, Interpreter, doubtful, finished, lacking
from bot.games.tsw.say.echo import echo, in_full, line_label, standing_label
from bot.games.tsw.see.view import View
from bot.games.writing import Reading, Reply

NO_ATTACK = ("no-such-attack", "nothing-pending")
CANCELLING = ("cancel", "postpone")
"""Reasons why an attack cannot be called off that may only be ordered yet; by what it would be."""
NOTHING = text("tsw-no-no-order")
TIRED = "tsw-no-actions-left"
SEEKING = (*hints.GROUPS, "spy")
"""Actions whose aim may be a group of which their writer has yet to hear."""
FLAVOUR = 800
SHORT = 2
"""Words of a mere 'no', where nothing is asked."""
Held = Mapping[str, Any]
Option = tuple[Reply, Order]
"""An answer that is offered, with the order that it gives."""


class Listener(Interpreter):
    """Understands the words of one letter, however often they are looked at."""

    def __init__(self, view: View, locale: str) -> None:
        super().__init__(setting(view, spoken(locale)))
        self._heard: dict[str, list[Result]] = {}

    def understand(self, message: str) -> list[Result]:
        """Orders, questions and refusals in the order in which they were written; never empty."""
        if message not in self._heard:
            self._heard[message] = super().understand(message)
        return self._heard[message]


class Letter:
    """One message while it is read: the sheet as it would stand then."""

    def __init__(self, view: View, words: str, locale: str, instead: int | None = None) -> None:
        self.found, self.scratch = view, Scratch(view)
        self.words, self.locale = words, locale
        self.instead = instead
        self.reader = Listener(view, locale)
        self.language = self.reader.language

    def read(self) -> list[Reading]:
        """Every order in the words, as move, question or refusal."""
        told = self.at_once()
        if told is not None:
            return [told]
        results = self.reader.understand(self.unheaded())
        clear = any(_complete(result) or self.called_off(result) for result in results)
        if spoken(self.locale) != FALLBACK and not clear:
            abroad = Listener(self.scratch.view, FALLBACK)
            others = abroad.understand(self.words)
            better = any(map(answers.ordering, others)) and not any(map(answers.ordering, results))
            if better or any(isinstance(other, Understood) for other in others):
                self.reader = abroad
                return [reading for result in others for reading in self.take(_in_english(result))]
        return self.amended() or [reading for result in results for reading in self.take(result)]

    def unheaded(self) -> str:
        """The words without 'order:' before them."""
        head, colon, rest = self.words.partition(":")
        return rest if colon and normal(head) in self.language.set("headings") else self.words

    def at_once(self) -> Reading | None:
        """What a whole message says that orders nobody: that one has finished, yes or no to the only offer
        that waits for an answer (TSW-36), a special event bought, the sheet told or put into another
        order."""
        said, view = answers.says(self.reader, self.words), self.scratch.view
        offers = [offer for offer in view.offers if offer.incoming]
        if said == "finished":
            return Reading(text("tsw-choice-ready"), READY, source=self.words)
        if said in ("yes", "no") and len(offers) == 1:
            told = text("tsw-choice-answer", answer=said, group=offers[0].group, giver=offers[0].giver)
            return Reading(told, ("answer", offers[0].number, said), source=self.words)
        if said == "list":
            return self.listed(self.words)
        if said == "buying" and ("buy-event",) not in view.lines:
            return Reading(text("tsw-choice-buy-event"), ("buy-event",), source=self.words)
        try:
            places = sorted_anew(self.words, self.language, len(view.lines))
        except IndexError:
            return _ruled(text("tsw-no-such-line"), "TSW-14", self.words)
        if places is None:
            return None
        moved: Move | None = ("sort", *places) if len(places) > 1 else None
        return replace(self.listed(self.words, [view.lines[n] for n in places]), move=moved)

    # -- what the order language makes of it

    def take(self, result: Result) -> list[Reading]:
        """What comes of one line."""
        return self.called_off(result) or self.judge(self.lasting(self.in_turn(result)))

    def in_turn(self, result: Result) -> Result:
        """A refusal, judged once more by what the orders before it in this letter leave (TSW-15). Of what was
        against the rules it is less sure that it was meant, so it is mostly asked about then."""
        if not isinstance(result, Refusal) or result.order is None or self.scratch.view is self.found:
            return result
        known = setting(self.scratch.view, self.reader.setting.language)
        again = finished(known, result.order, result.source)
        if isinstance(again, Understood) and result.doubt:
            return doubtful(again.order, result.doubt, again.source)
        return again

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

    def judge(self, result: Result) -> list[Reading]:
        """An order that is given, asked about or refused."""
        if isinstance(result, Refusal):
            return [_refused(result)]
        order, source = self.plain(result.order, result.source), result.source
        if {order["action"], *(other.action for other in getattr(result, "others", ()))} == {"withdraw"}:
            return self.taking_back(order, result)
        if isinstance(result, Question):
            return [self.questioned(order, result)]
        if order["action"] == "list":
            return [self.listed(source)]
        against = self.against(order, source)
        instead, self.instead = self.instead, None
        if against is not None:
            return [against]
        return [Reading(in_full(order), self.scratch.write(in_words(order, source), instead), source=source)]

    def questioned(self, order: Order, question: Question) -> Reading:
        """An order of which something is asked: what it lacks, which one is meant, or if it is meant."""
        source = question.source
        if order["action"] == "list":
            return _lost(source)
        if question.asks != (CONFIRM,):
            return self.inquiring(self.completing(order, question), question)
        if question.others:
            orders = (order, *(self.plain(other, source) for other in question.others))
            options = _numbered((self.told(one), one) for one in orders)
            return self.ask(order, CONFIRM, question.text, options, source)
        return self.against(order, source) or self.confirm(order, question.text, source)

    def inquiring(self, reading: Reading, question: Question) -> Reading:
        """The question, with an inquiry if its order names a group of which its writer has not heard
        (TSW-04)."""
        order = question.order.parameters.get("order", question.order)
        name = str(dict(question.text.args).get("written", ""))
        seeks = question.text.key == "tsw-ask-stranger" and order.action in SEEKING
        if not seeks or question.asks[0] == "actor" or not 0 < len(name) <= TEXTS["name"]:
            return reading
        asked = text("tsw-letter-inquired", question=question.text, name=name)
        asked = asked if self.scratch.view.attended else question.text
        return replace(reading, question=asked, move=("inquire", name))

    def against(self, order: Order, source: str) -> Reading | None:
        """What speaks against an order that is clear: what is written already, which may give way, or a
        rule."""
        why = self.scratch.objections(order, self.instead)
        twice = self.instead is None and _bare(order) in map(_bare, self.scratch.orders().values())
        if twice and (why or order["action"] in CANCELLING):
            return _ruled(text("tsw-no-ordered-already"), "TSW-14", source)
        if not why:
            return None
        if why[0].key == "tsw-no-event-target" and "target" not in order["parameters"]:
            return self.completing(order, lacking(drafted(order), ("target",), source))
        lines = self.scratch.in_the_way(order) if self.instead is None else []
        return self.full(order, why[0], lines, source) if lines else _cannot(order, why, source)

    # -- questions

    def ask(
        self, order: Order, asks: str | Sequence[str], question: Text, options: Sequence[Option], source: str,
        refusing: str = "no", **beside: Any,
    ) -> Reading:  # fmt: skip
        """An order that waits for an answer; `beside`: what else is kept until then."""
        held = {
            "order": order, "asks": [asks] if isinstance(asks, str) else list(asks), "source": source,
            "options": {reply.words: one for reply, one in options}, **beside,
        }  # fmt: skip
        replies = [reply for reply, _ in options]
        refusing = "stays" if order["action"] == "withdraw" else refusing
        replies.append(Reply(text(f"tsw-letter-{refusing}"), self.language.reply("no")))
        return Reading(self.told(order), question=question, held=held, replies=replies, source=source)

    def confirm(
        self, order: Order, question: Text, source: str, refusing: str = "no", **beside: Any
    ) -> Reading:
        """An order that is given after a yes."""
        yes = Reply(text("tsw-letter-yes"), self.language.reply("yes"))
        return self.ask(order, CONFIRM, question, [(yes, order)], source, refusing, **beside)

    def completing(self, order: Order, question: Question) -> Reading:
        """An order that lacks something, with what could be answered."""
        part, known = question.asks[0], drafted(order)
        inner = known.parameters.get("order", known)
        free = [name for name in question.choices if name not in inner.parameters.values()]
        offered = free or hints.answers(self.scratch.view, self.reader.setting, part, inner)
        options = [
            (Reply(text("tsw-letter-choice", name=name), name), completion.settled(known, part, name).plain())
            for name in offered
        ]
        return self.ask(order, question.asks, question.text, options, question.source)

    def full(self, order: Order, why: Text, lines: Sequence[str], source: str) -> Reading:
        """An order that could be given in the place of another: which one shall give way (TSW-12)?"""
        offered = ((self.scratch.label(line), {**order, "instead": line}) for line in lines)
        options = _numbered(offered, "tsw-letter-instead-of")
        question = text("tsw-letter-full", reason=why, count=len(lines))
        return self.ask(order, "instead", question, options, source, "stays")

    def withdrawing(self, lines: Sequence[str], question: Text, source: str, together: bool) -> Reading:
        """Lines that are withdrawn after a yes, if they are all meant; or one of them, by its number."""
        actor = self.scratch.view.leader
        order = draft(actor, "withdraw", lines=list(lines))
        if together or len(lines) == 1:
            return self.confirm(order, question, source)
        there = [*self.scratch.marks(), *self.scratch.marks(True)]
        offered = ((self.scratch.label(line), draft(actor, "withdraw", lines=[line])) for line in lines)
        options = _numbered(offered, numbers=[there.index(line) + 1 for line in lines])
        return self.ask(order, "line", question, options, source)

    # -- answers

    def answer(self, held: Held) -> list[Reading]:
        """What comes of an answer to a question, and of what is written beside it; nothing if the words are
        no answer."""
        order, part, source = held["order"], held["asks"][0], held["source"]
        offered = {words: one for words, one in held.get("options", {}).items() if "parameters" in one}
        if part == CONFIRM:
            offered = offered or {self.language.reply("yes"): order}
        changed = self.changed(order) if part == CONFIRM or self.changes() else None
        if changed is not None:
            return self.settled(changed.plain(), f"{source}; {self.words}")
        settles = part == CONFIRM or (part in WHICH and len(offered) == 1)
        said, rest = answers.verdict(self.reader, self.words, part, settles)
        if said == "no":
            return [*self.denied(held), *self.beside(rest)]
        found = answers.chosen(self.reader, offered, self.words, said == "yes") if offered else None
        if found is not None:
            return [*self.settled(found, source), *self.beside(rest)]
        return [] if part in WHICH else self.completed(held)

    def beside(self, rest: str) -> list[Reading]:
        """What is written beside an answer is read like a letter of its own."""
        self.words = rest
        return self.read() if rest else []

    def denied(self, held: Held) -> list[Reading]:
        """What is asked is dropped; what was taken for a text is read, and the text asked for again."""
        if "was" not in held:
            return [Reading(text("tsw-no-not-confirmed"), refused=True, source=self.words)]
        was = held["was"]
        again = lacking(drafted(was["order"]), was["asks"], was["source"])
        return [*self.judge(again), *self.beside(held["reply"])]

    def settled(self, order: Order, source: str) -> list[Reading]:
        """An order that was confirmed or chosen: given, or what it still lacks is asked."""
        if "instead" in order:
            self.instead = self.scratch.place(order["instead"])
        return self.judge(finished(self.reader.setting, drafted(order), source))

    def completed(self, held: Held) -> list[Reading]:
        """The order with what was missing, or said once more; nothing if nothing of it is in the words."""
        order, asks = drafted(held["order"]), tuple(held["asks"])
        question = Question(order, asks, NOTHING, (), held["source"])
        results, own = self.reader.understand(self.words), asks[0] in OWN_WORDS
        whole = [result for result in results if isinstance(result, Understood)]
        anew = [one for one in whole if (one.order.actor, one.order.action) == (order.actor, order.action)]
        if len(whole) == len(anew) == 1 and (not own or answers.headed(self.words, order.actor)):
            return self.judge(anew[0])
        if asks == (CONFIRM,) or self.of_its_own(order.parameters.get("order", order), asks[0]):
            return []
        result = completion.completed(self.reader, question, self.words)
        if isinstance(result, Question) and (result.asks, result.order) == (asks, order):
            return []
        if not (whole and own and result.order is not None):
            return self.judge(result)
        doubtful, asked = self.plain(result.order, ""), text("tsw-letter-words-or-order")
        return [self.confirm(doubtful, asked, held["source"], "of-its-own", was=dict(held), reply=self.words)]

    def of_its_own(self, asked: Draft, part: str) -> bool:
        """Whether the words are a message of their own rather than an answer; a quotation never is."""
        if answers.quoted(self.words):
            return False
        return self.at_once() is not None or any(
            self.called_off(result) or answers.another(self.reader, self.words, asked, part, result)
            for result in self.reader.understand(self.words)
        )

    def changes(self) -> bool:
        """Whether the words begin as a change of something."""
        return bool(self.language.set("changing") & {*words(self.words)[:1]})

    def changed(self, order: Order) -> Draft | None:
        """An order with what the words change of it, if they are no order by themselves."""
        known = drafted(order)
        anew = self.anew(known)
        if anew or any(isinstance(result, Understood) for result in self.reader.understand(self.words)):
            return anew
        return completion.amended(self.reader, known, self.words)

    def anew(self, known: Draft) -> Draft | None:
        """An order with another text, or for more, if that is what the words say of it."""
        return completion.reworded(self.reader, known, self.words) or completion.raised(
            self.reader, known, self.words
        )

    def amended(self) -> list[Reading]:
        """The order that was written last, changed: 'make that 10 MB'; or the last that has such a text or
        sum."""
        orders = self.scratch.orders()
        last, drafts = next(reversed(orders), ""), {line: drafted(order) for line, order in orders.items()}
        texts = ((n, self.anew(drafts[n])) for n in reversed(orders))
        line, changed = next((one for one in texts if one[1] is not None), (last, None))
        if changed is None and line and drafts[line].action not in ("standing", "gambit"):
            changed = self.changed(orders[line])
        if changed is None:
            nothing = self.changes() and not any(map(_complete, self.reader.understand(self.words)))
            return [_ruled(text("tsw-no-such-line"), "TSW-14", self.words)] if nothing else []
        self.instead = self.scratch.place(line)
        source = "; ".join(filter(None, (orders[line].get("words"), self.words)))
        given = self.judge(Understood(changed, source))
        return [
            one if one.move is None else replace(one, said=text("tsw-letter-changed", order=one.said))
            for one in given
        ]

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

    def told(self, order: Order) -> Text:
        """An order read back; of lines to be withdrawn, what stands in them."""
        lines = order["parameters"].get("lines", ()) if order["action"] == "withdraw" else ()
        labels = tuple(map(self.scratch.label, lines))
        return text("tsw-letter-withdraw", orders=labels) if labels else echo(order)

    def plain(self, order: Draft, source: str) -> Order:
        """An order as plain values, with as much of its flavour as is kept; of a withdrawal, which lines the
        words mean now, whatever their numbers will be."""
        plain = order.plain()
        if order.action == "withdraw":
            said = words(source)
            told = answers.content(self.reader, said)
            lines = self.scratch.meant(plain["parameters"], told, answers.counted(self.reader, said))
            return {**plain, "parameters": {"lines": lines}}
        return {**plain, "flavour": plain["flavour"][:FLAVOUR]}

    def listed(self, source: str, sheet: Sequence[Sequence[Any]] | None = None) -> Reading:
        """The sheet, or these lines, and the standing orders."""
        view = self.scratch.view
        lines = [
            text("tsw-letter-line", number=n, order=line_label(line))
            for n, line in enumerate(view.lines if sheet is None else sheet, 1)
        ]
        lines += [text("tsw-letter-lasting", order=standing_label(line)) for line in view.standing]
        if not lines:
            return Reading(text("tsw-letter-empty"), source=source)
        below = lines[-1]
        for line in reversed(lines[:-1]):
            below = text("tsw-letter-stack", above=line, below=below)
        return Reading(text("tsw-letter-list", lines=below), source=source)

    def called_off(self, result: Result) -> list[Reading]:
        """What is taken back, or not to be done, and is only ordered yet: is that order to be withdrawn?"""
        said = words(result.source)
        begins = next((n for n, word in enumerate(said) if word not in self.language.set("polite")), 0)
        size, _ = (self.language.phrases("taking back").at(said, begins) if said else None) or (0, "")
        led = begins + size if size else 0
        least, telling = _takes_back(result, led > 0), answers.content(self.reader, said) - {*said[:led]}
        if not least:
            return []
        last = led and not telling and isinstance(result, Refusal)
        lines = self.scratch.meant({}) if last else self.scratch.touched(telling, least)
        if lines:
            return [self.withdrawing(lines, text("tsw-letter-only-ordered"), result.source, together=False)]
        denied = isinstance(result, Refusal) and result.reason in NO_ATTACK
        if denied and self.language.set("denying") & set(said[:1]):
            return [_ruled(text("tsw-no-negated"), "TSW-14", result.source)]
        return []

    def taking_back(self, order: Order, result: Understood | Question) -> list[Reading]:
        """Lines that are withdrawn, or are perhaps to be: all that are meant, or one of several."""
        lines, source, said = order["parameters"]["lines"], result.source, words(result.source)
        vague = result.order.parameters.get("number") == "last" and not answers.counted(self.reader, said)
        one = len(lines) > 1 and bool(vague or self.language.set("alternatives") & set(said))
        if not lines:
            return [_ruled(text("tsw-no-such-line"), "TSW-14", source)]
        if one:
            return [self.withdrawing(lines, text("tsw-letter-which-line"), source, together=False)]
        if isinstance(result, Question):
            return [self.withdrawing(lines, text("tsw-letter-sure-to-withdraw"), source, together=True)]
        return [
            Reading(text("tsw-letter-withdrawn", order=label), move, source=source)
            for move, label in self.scratch.withdraw(lines)
        ]


def _numbered(
    offered: Iterable[tuple[Text, Order]], label: str = "tsw-letter-numbered", numbers: Iterable[int] = ()
) -> list[Option]:
    """Answers with their numbers: those of lines, or from one."""
    told = zip(numbers or count(1), offered, strict=False)
    return [(Reply(text(label, number=n, order=said), str(n)), order) for n, (said, order) in told]


def _refused(result: Refusal) -> Reading:
    """Why nothing comes of a sentence."""
    if result.reason in NO_ORDER:
        return _lost(result.source, result.text)
    return _ruled(result.text, result.rule or "TSW-13", result.source)


def _lost(source: str, reason: Text = NOTHING) -> Reading:
    """What is no order; a word or two need no reason."""
    return Reading(NOTHING if len(words(source)) <= SHORT else reason, refused=True, lost=True, source=source)


def _ruled(reason: Text, rule: str, source: str) -> Reading:
    """Why nothing comes of it, and by which rule."""
    return Reading(text("tsw-letter-rule", reason=reason, rule=rule), refused=True, source=source)


def _cannot(order: Order, why: Sequence[Text], source: str) -> Reading:
    """An order that cannot be given, with the reasons and the rule of the first."""
    inner = order["parameters"]["order"] if order["action"] == "standing" else order
    rule = "TSW-12" if why[0].key == TIRED else ACTIONS[inner["action"]].rule
    return _ruled(text("tsw-letter-cannot", order=echo(order), reasons=tuple(why)), rule, source)


def _takes_back(result: Result, led: bool) -> int:
    """How many words must say which line is taken back, if one is; `led`: a verb of taking back leads."""
    action = result.order.action if result.order is not None else ""
    if isinstance(result, Refusal):
        cancels = result.reason in NO_ATTACK and action in CANCELLING
        return 1 if led or cancels else 2 * (result.reason == "negated")
    lacks = isinstance(result, Question) and result.asks != (CONFIRM,)
    return int(led and lacks and action != "withdraw")


def _in_english(result: Result) -> Result:
    """What is not in its writer's language is only done when they confirm it."""
    if isinstance(result, Understood) and result.order.action != "list":
        return Question(result.order, (CONFIRM,), text("tsw-letter-in-english"), (), result.source)
    return result


def _complete(result: Result) -> bool:
    """Whether nothing is missing, even if it is asked whether it is meant."""
    return isinstance(result, Understood) or (isinstance(result, Question) and result.asks == (CONFIRM,))


def _bare(order: Order) -> str:
    """What an order does, without the words about it."""
    params = {name: _bare(value) if name == "order" else value for name, value in order["parameters"].items()}
    return canonical({"actor": order["actor"], "action": order["action"], "parameters": params})
