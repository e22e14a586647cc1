"""Understanding a message: every sentence becomes an order, exactly one question, or a refusal (TSW-13)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from bot.games.tsw.orders import group_orders, person_orders
from bot.games.tsw.orders.actions import ACTIONS, ATTACKS, FREE, GROUP_COST
from bot.games.tsw.orders.actors import Cast
from bot.games.tsw.orders.chunks import MONEY, NAME, QUOTE, WORD, Chunker
from bot.games.tsw.orders.conditions import condition
from bot.games.tsw.orders.lexicon import lexicon
from bot.games.tsw.orders.names import CHARACTER, EVENT, GROUP, PLACE, Entity, NameBook
from bot.games.tsw.orders.reader import Clause, Part, Reader, Sentence
from bot.games.tsw.orders.results import Question, Result
from bot.games.tsw.orders.senses import sense_of
from bot.games.tsw.orders.setting import Setting
from bot.games.tsw.orders.signs import FLAG, IN_PASSING
from bot.games.tsw.orders.verdicts import finish, limit, missing
from bot.games.tsw.orders.work import Desk, Memory, Work

Filler = Callable[[Desk, Work], None]
FILLERS: Mapping[str, Filler] = {
    "attack-control": group_orders.group_attack, "attack-destroy": group_orders.group_attack,
    "attack-neutralize": group_orders.group_attack, "attack-group": group_orders.group_attack,
    "transfer": group_orders.transfer, "move-group": group_orders.move_group,
    "give-group": group_orders.move_group, "cancel": group_orders.attack_reference,
    "postpone": group_orders.attack_reference, "drop": group_orders.drop, "defend": group_orders.defend,
    "play-event": group_orders.play_event, "support": group_orders.attack_reference,
    "interfere": group_orders.attack_reference, "attack": person_orders.attack,
    "create-front": person_orders.create_front, "emissary": person_orders.emissary,
    "guard": person_orders.guard, "illuminate": person_orders.illuminate,
    "infiltrate": person_orders.infiltrate, "leak": person_orders.leak, "meditate": person_orders.meditate,
    "recruit": person_orders.recruit, "scout": person_orders.infiltrate, "spy": person_orders.spy,
    "gambit": person_orders.gambit, "withdraw": person_orders.withdraw, "list": person_orders.meditate,
    "subscribe": person_orders.meditate, "unsubscribe": person_orders.meditate,
}  # fmt: skip
OPTIONAL = {action: ("funds", "support", "agents") for action in FILLERS if action.startswith("attack-")} | {
    "create-front": ("name", "under", "neutral", "from"), "leak": ("anonymous",), "emissary": ("gift",),
}  # fmt: skip
"""What may be added to an order afterwards besides what it lacks."""


def understand(message: str, world: Setting, speaker: str | None = None) -> list[Result]:
    """What a message orders, sentence by sentence; `speaker` must be the setting's own, if given."""
    if speaker is not None and speaker != world.speaker:
        world = world.model_copy(update={"speaker": speaker})
    return Interpreter(world).understand(message)


class Interpreter:
    """Understands messages of one setting; build it once for many messages."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.lexicon = lexicon(setting.language)
        self.names = NameBook(setting, self.lexicon)
        self.reader = Reader(self.lexicon, Chunker(self.lexicon, self.names), setting.language)

    def understand(self, message: str) -> list[Result]:
        """Orders, questions and refusals in the order in which they were written; never empty."""
        reading = _Reading(self, message)
        for sentence in self.reader.read(message):
            reading.sentence(sentence)
        return reading.results()

    def answer(self, question: Question, reply: str) -> Result:
        """The order of `question` with what `reply` adds: understood, the next question, or a refusal."""
        chosen = next((c for c in question.choices if c.casefold() == reply.strip().casefold()), None)
        work = Work(question.order.action, question.order.actor, True, dict(question.order.parameters))
        work.flavour = [question.order.flavour] if question.order.flavour else []
        reading = _Reading(self, reply)
        if question.asks == ("confirm",):
            return reading.confirmed(work, question)
        if chosen is not None and question.asks:
            reading.choose(work, question.asks[0], chosen)
        else:
            for sentence in self.reader.read(reply):
                for clause in sentence.orders:
                    reading.complete(work, clause, question.asks)
        return finish(self.setting, work, question.source)


class _Reading:
    """One message while it is being understood."""

    def __init__(self, interpreter: Interpreter, message: str) -> None:
        self.of = interpreter
        self.setting = interpreter.setting
        self.message = message
        self.memory = Memory()
        self.works: list[Work] = []
        self.cast = Cast(self.setting, interpreter.lexicon, interpreter.names, self.memory, message)
        self.desk = self.cast.desk

    def results(self) -> list[Result]:
        found = [finish(self.setting, w, self.message[w.start : w.end]) for w in self.works]
        if not found:
            nothing = Work("")
            nothing.object_to("no-order", "TSW-13")
            found = [finish(self.setting, nothing, self.message)]
        return limit(self.setting, found)

    # -- sentences

    def sentence(self, sentence: Sentence) -> None:
        if sentence.condition is not None:
            self._standing(sentence)
        else:
            for n, clause in enumerate(sentence.orders):
                if not self._label(sentence.orders, n):
                    self._clause(clause, joined=n > 0)
        for clause in sentence.otherwise:
            self._clause(clause, joined=True)

    def _label(self, clauses: Sequence[Clause], n: int) -> bool:
        """'Emissary: Dagmar brings ...': a verb alone that only heads what follows."""
        head = clauses[n].head
        after = clauses[n + 1].head if n + 1 < len(clauses) else None
        if (
            head is None
            or after is None
            or head.term is None
            or after.term is None
            or len(clauses[n].parts) > 1
        ):
            return False
        return bool({s.action for s in head.term.senses} & {s.action for s in after.term.senses})

    def _clause(self, clause: Clause, joined: bool) -> list[Work]:
        made = self._orders(clause, joined)
        for work in made:
            work.start, work.end = clause.start, clause.end
            self.works.append(work)
            self.memory.works.append(work)
        return made

    def _orders(self, clause: Clause, joined: bool) -> list[Work]:
        head = clause.head
        if head is None or head.term is None or (clause.loose and self.works):
            return self._headless(clause)
        if head.term.value == "list":
            return self._filled(clause, Work("list", self.setting.speaker, True), joined)
        if clause.passing("asks") or (clause.asking and not clause.passing("polite")):
            return [self._asked(clause)]
        denied = self._negated(clause)
        if denied == "not":
            return [self._no(clause, "negated", "TSW-14")]
        actors, leaders, doubtful = self.cast.before(clause)
        action, intention = sense_of(self.desk(clause), head.term.senses, leaders)
        copies = [self._copy(clause) for _ in (actors or [""])]
        made = []
        named: list[str | None] = [*actors] or [None]
        for actor, copy in zip(named, copies, strict=True):
            work = Work(action, actor, actor is not None, intention=intention, leaders=list(leaders))
            if doubtful is not None:
                work.doubts += doubtful.doubts
                work.objections += doubtful.objections
            made += self._filled(copy, work, joined)
        passive = clause.passing("delegate") or clause.passing("passive")
        self._either(clause, actors, made)
        if denied or clause.passing("hedge") or (head.term.form == "past" and not passive):
            for work in made:
                work.confirm = "hedged"
        return made

    def _either(self, clause: Clause, actors: Sequence[str], made: list[Work]) -> None:
        """'this or that' leaves something open: among several actors who, else whether it is meant at all."""
        if clause.undecided and made and len(actors) > 1:
            del made[1:]
            made[0].actor = None
            made[0].doubt("actor", "one-only", "", actors)
        elif clause.undecided:
            for work in made:
                work.confirm = "hedged"

    def _filled(self, clause: Clause, work: Work, joined: bool) -> list[Work]:
        """The work with its parameters; none if it only completes an earlier one."""
        desk = self.desk(clause)
        settled = work.actor is not None or any(d.parameter == "actor" for d in work.doubts)
        if not settled and ACTIONS[work.action].cost != GROUP_COST:
            self.cast.behind(desk, work, before=True)
        FILLERS[work.action](desk, work)
        if work.action == "transfer":
            self._or_gift(work)
        self._or_what(clause, work)
        if not settled and work.actor is None:
            self.cast.behind(desk, work, before=False)
        if work.actor is None and not settled:
            self.cast.default(work, clause, joined)
        if work.actor is not None and work.named_actor:
            self.cast.act(work.actor, clause.start)
            self.memory.mention(Entity(CHARACTER, work.actor))
        self._strangers(desk, work)
        self._flavour(clause, work)
        if self._belongs_to_last(work) or self._mere_colour(clause, work, joined):
            return []
        return [work]

    def _or_what(self, clause: Clause, work: Work) -> None:
        """'bring the clowns to us for 4 MB': a weak verb and a group of nobody's are no transfer."""
        head, to = clause.head, work.params.get("to")
        weak = head is not None and head.term is not None and head.term.weak
        lost = work.action == "transfer" and to is not None and to not in self.setting.own_groups
        idle = work.action == "emissary" and work.params.get("destination") in self.setting.own_groups
        if weak and (lost or idle):
            work.doubt("action", "what", clause.text)

    def _or_gift(self, work: Work) -> None:
        """Money for somebody else's conspiracy is no transfer: an emissary brings it."""
        to = work.params.get("to")
        if to is None or to in self.setting.own_groups or not self.setting.group(to).conspiracy:
            return
        work.action = "emissary"
        gift = f"{work.params.get('mb', 0)} MB"
        work.params = {"destination": to, **({"gift": gift} if "mb" in work.params else {})}

    def _copy(self, clause: Clause) -> Clause:
        parts = [replace(part, chunks=list(part.chunks)) for part in clause.parts]
        return Clause(parts, clause.message, clause.asking)

    def _negated(self, clause: Clause) -> str:
        """'not' before the verb; 'perhaps' if a comma stands between, as in 'we do not need it, cancel it';
        or ''.
        """
        head = clause.head
        at = clause.parts.index(head) if head else 0
        for part in clause.parts[:at]:
            if (
                part.kind == IN_PASSING
                and part.term is not None
                and part.term.kind == "not"
                and head is not None
            ):
                return "perhaps" if "," in self.message[part.end : head.start] else "not"
        return ""

    def _no(self, clause: Clause, reason: str, rule: str) -> Work:
        work = Work(clause.head.term.senses[0].action if clause.head and clause.head.term else "")
        work.object_to(reason, rule)
        for part in clause.parts:
            part.used = True
        return work

    def _asked(self, clause: Clause) -> Work:
        if clause.passing("asks"):
            return self._no(clause, "a-question", "TSW-13")
        clause.asking = False
        made = self._orders(clause, joined=False)
        if not made:
            return self._no(clause, "a-question", "TSW-13")
        made[0].confirm = "asked"
        return made[0]

    # -- what is missing, left over, or goes with something said before

    def _strangers(self, desk: Desk, work: Work) -> None:
        """Words where a name should stand: 'whom do you mean?' with the nearest names."""
        kinds = {"target": (CHARACTER, PLACE, GROUP), "group": (GROUP,), "attacker": (GROUP,), "to": (GROUP,),
                 "destination": (CHARACTER, GROUP), "event": ("event",), "attack": (GROUP,)}  # fmt: skip
        for parameter in missing(work):
            if parameter in kinds:
                written = desk.stranger(("", "against", "to", "for", "at", "about", "under"))
                if written:
                    suggestions = self.of.names.suggestions(written, kinds[parameter])
                    work.doubt(parameter, "unknown", written, suggestions)
                return

    def _flavour(self, clause: Clause, work: Work) -> None:
        left = [part for part in clause.parts if not part.used and part.kind in (WORD, NAME, QUOTE, FLAG)]
        text = " ".join(self.message[part.start : part.end] for part in left)
        if any(part.kind in (WORD, QUOTE) for part in left):
            work.flavour.append(text)

    def _mere_colour(self, clause: Clause, work: Work, joined: bool) -> bool:
        """A weak verb without anything to do ('..., bring rope') colours the order before it."""
        head = clause.head
        weak = head is not None and head.term is not None and head.term.weak
        if not weak or not (joined or self._continues(clause)) or not self.works or work.params:
            return False
        if any(doubt.key != "unknown" for doubt in work.doubts):
            return False
        self.works[-1].flavour.append(clause.text)
        return True

    def _belongs_to_last(self, work: Work) -> bool:
        """'..., Madison Avenue supports', 'CIA attacking': goes into the group attack before it."""
        last = next((w for w in reversed(self.works) if w.action in ATTACKS), None)
        if last is None:
            return False
        if work.action == "support" and work.leaders:
            groups = tuple(e.name for e in work.leaders if e.name != last.params.get("attacker"))
            last.params["support"] = tuple(dict.fromkeys((*last.params.get("support", ()), *groups)))
            return True
        vague = all(doubt.key == "unknown" for doubt in work.doubts)
        if work.action in ATTACKS and "target" not in work.params and vague and not work.objections:
            for parameter, value in work.params.items():
                last.params.setdefault(parameter, value)
            return True
        return False

    def _headless(self, clause: Clause) -> list[Work]:
        """Words without a verb we know: the rest of the last order, its colour, a gambit, or talk."""
        desk = self.desk(clause)
        named = [p for p in clause.parts if p.kind == NAME]
        if clause.passing("asks") and not clause.passing("polite") and (clause.asking or named):
            return [self._no(clause, "a-question", "TSW-13")]
        own = [e.name for p in named for c in p.chunks for e in desk.whom(c, (CHARACTER,)) if desk.mine(e)]
        self._remember(desk, named)
        last = self.works[-1] if self.works else None
        if last is not None and len(own) == 1 and self._does_it(last, clause):
            last.actor, last.named_actor = own[0], True
            last.doubts = [doubt for doubt in last.doubts if doubt.parameter != "actor"]
            return []
        if last is not None and not (own and own[0] != last.actor and not self._continues(clause)):
            self.complete(last, clause, missing(last))
            last.flavour.append(clause.text)
            last.end = max(last.end, clause.end)
            return []
        if any(desk.whom(c, (EVENT,)) for p in named for c in p.chunks):
            work = Work("play-event", self.setting.speaker)
            desk.head = -1
            FILLERS["play-event"](desk, work)
            return [work]
        words = [p for p in clause.parts if p.kind == WORD]
        if (own and len(words) >= 2) or (clause.passing("delegate") and own):
            work = Work("gambit", own[0], True, {"text": self.message[named[0].start : clause.end]})
            work.confirm = "gambit"
        elif own and not words and len(named) == 1 and not self._substance(clause):
            self.cast.act(own[0], clause.start)
            return []
        elif named or self._substance(clause):
            work = Work("", own[0] if own else self.setting.speaker)
            work.doubt("action", "what", clause.text)
        else:
            return []
        return [work]

    def _remember(self, desk: Desk, named: Sequence[Part]) -> None:
        """Who is spoken of can be meant by the next 'him'."""
        for part in named:
            for chunk in part.chunks:
                who = desk.whom(chunk, (CHARACTER, GROUP))
                if len(who) == 1:
                    self.memory.mention(who[0])

    def _does_it(self, last: Work, clause: Clause) -> bool:
        """'Cornelius does it': the actor of what was just ordered."""
        words = sum(part.kind == WORD for part in clause.parts)
        free = ACTIONS[last.action].cost == FREE if last.action in ACTIONS else True
        return not last.named_actor and not free and words < 3

    def _continues(self, clause: Clause) -> bool:
        first = clause.parts[0] if clause.parts else None
        return first is not None and first.kind == NAME and bool(first.chunks[0].term("pronoun"))

    def _substance(self, clause: Clause) -> bool:
        return any(part.kind in (MONEY, QUOTE) for part in clause.parts)

    def complete(self, work: Work, clause: Clause, wanted: Sequence[str]) -> None:
        """Fill what `work` still lacks from a clause; nothing it has is changed."""
        if work.action not in FILLERS:
            return
        copy = self._copy(clause)
        before = dict(work.params)
        doubts = list(work.doubts)
        desk = self.desk(copy)
        desk.head = -1
        if work.action == "attack-group":
            group_orders.kind_of(desk, work)
        FILLERS[work.action](desk, work)
        settled = set(work.params) - set(before)
        plain = all(part.kind != WORD for part in clause.parts)
        welcome = {*wanted, *(OPTIONAL.get(work.action, ()) if plain or "mb" in wanted else ())}
        work.params = {**{k: v for k, v in work.params.items() if k in welcome}, **before}
        work.doubts = [d for d in doubts if d.parameter not in settled]

    def choose(self, work: Work, parameter: str, chosen: str) -> None:
        """Settle a parameter by one of the choices that were offered."""
        if parameter == "actor":
            work.actor = chosen
        elif parameter == "kind":
            work.action = f"attack-{chosen}"
        else:
            work.params[parameter] = chosen

    def confirmed(self, work: Work, question: Question) -> Result:
        """The order itself after a yes; a refusal after anything else."""
        words = self.message.casefold().split()
        if not words or words[0].strip(".,!") not in self.of.lexicon.yes:
            work.object_to("not-confirmed", "TSW-13")
        return finish(self.setting, work, question.source, sure=True)

    # -- standing orders

    def _standing(self, sentence: Sentence) -> None:
        """'If CONDITION then ACTION' and 'ACTION if CONDITION' (TSW-60)."""
        consequence = [c for c in sentence.consequence if c.head is not None]
        later: list[Clause] = []
        before = list(sentence.orders)
        if (sentence.suffix or not consequence) and before and before[-1].head is not None:
            later, consequence = consequence, [before.pop()]
        for clause in before:
            if clause.head is not None:
                self._clause(clause, joined=False)
            else:
                self._address(clause)
        parts = sentence.condition or []
        anchor = consequence[0] if consequence else Clause(list(parts), self.message)
        told = condition(self.desk(anchor), parts)
        start = min([sentence.start, *(c.start for c in consequence)])
        for clause in consequence:
            for inner in self._orders(clause, joined=True):
                self._stand(inner, told, start, sentence.end)
        if not consequence:
            empty = Work("standing", self.cast.subject[0] if self.cast.subject else self.setting.speaker)
            empty.params = {"condition": told} if told else {}
            empty.start, empty.end = sentence.start, sentence.end
            self.works.append(empty)
        for clause in later:
            self._clause(clause, joined=True)

    def _stand(self, inner: Work, told: Mapping[str, object] | None, start: int, end: int) -> None:
        if inner.action == "attack" and told is not None and told["kind"] == "location-public":
            inner.params.setdefault("location", "anywhere")
        work = Work("standing", inner.actor, inner.named_actor)
        work.start, work.end = start, end
        work.params = {"order": inner}
        if told is not None:
            work.params["condition"] = dict(told)
        if inner.actor is not None:
            self.cast.act(inner.actor, start)
        self.works.append(work)

    def _address(self, clause: Clause) -> None:
        """'Cornelius, standing order:' names who is meant."""
        desk = self.desk(clause)
        for part in clause.parts:
            for chunk in part.chunks if part.kind == NAME else ():
                own = [e.name for e in desk.whom(chunk, (CHARACTER,)) if desk.mine(e)]
                if len(own) == 1:
                    self.cast.act(own[0], clause.start)
