"""One message while it is being understood: sentence by sentence, clause by clause."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.games.tsw.orders import group_orders
from bot.games.tsw.orders.actions import ACTIONS, GROUP_COST
from bot.games.tsw.orders.actors import Cast
from bot.games.tsw.orders.asides import (
    before_head,
    continues,
    copied,
    heads_next,
    names_somebody,
    negated,
    spoken_of_groups,
    substance,
    takes_back,
    talks,
)
from bot.games.tsw.orders.chunks import MONEY, NAME, QUOTE, WORD
from bot.games.tsw.orders.conditions import condition, half_told
from bot.games.tsw.orders.explaining import odd_word, strange
from bot.games.tsw.orders.filling import FILLERS, OPTIONAL
from bot.games.tsw.orders.joining import (
    about_others,
    belongs_to_last,
    does_it,
    lends_power,
    repeats,
    speaks_of,
)
from bot.games.tsw.orders.lexicon import Lexicon
from bot.games.tsw.orders.mending import nothing_read, or_gift, or_move, or_what
from bot.games.tsw.orders.names import CHARACTER, EVENT, GROUP, PLACE, Entity, NameBook
from bot.games.tsw.orders.reader import Clause, Part, Sentence
from bot.games.tsw.orders.results import Question, Result
from bot.games.tsw.orders.senses import sense_of
from bot.games.tsw.orders.setting import Setting
from bot.games.tsw.orders.signs import FLAG
from bot.games.tsw.orders.spelling import normal
from bot.games.tsw.orders.strays import beside, question_defaults, stray
from bot.games.tsw.orders.sureness import unsure
from bot.games.tsw.orders.verdicts import finish, limit
from bot.games.tsw.orders.work import Desk, Memory, Work, missing

ASIDE = 4
"""A question of fewer words than this is none that waits for an answer ('You know what?')."""


class Reading:
    """One message while it is being understood."""

    def __init__(self, setting: Setting, lexicon: Lexicon, names: NameBook, message: str) -> None:
        self.setting = setting
        self.lexicon = lexicon
        self.names = names
        self.message = message
        self.memory = Memory()
        self.works: list[Work] = []
        self.supposed: list[Part] = []
        self.cast = Cast(setting, lexicon, names, self.memory, message)
        self.desk = self.cast.desk

    def results(self) -> list[Result]:
        busy = [w for w in self.works if not self._idle(w) and not stray(self.setting, self.works, w)]
        busy = busy or self.works[:1]
        question_defaults(busy, self.message)
        for work in busy:
            line = self.message[: work.start].rpartition("\n")[2] or self.message[work.start :]
            if line.lstrip().startswith(">") or self.message[: work.start].strip() == ">":
                work.confirm = "hedged"
        found = [finish(self.setting, w, self.message[w.start : w.end]) for w in busy]
        if not found:
            found = [finish(self.setting, nothing_read(self.setting, self.names, self.message), self.message)]
        return limit(self.setting, found)

    def _idle(self, work: Work) -> bool:
        return work.idle and beside(self.works, work, self.message[work.start : work.end], self.lexicon)

    # -- sentences

    def sentence(self, sentence: Sentence) -> None:
        supposed, self.supposed = self.supposed, self._supposes(sentence)
        if self.supposed:
            return
        if supposed and sentence.orders and sentence.condition is None:
            sentence = replace(sentence, orders=[], condition=supposed, consequence=sentence.orders)
            sentence.start = supposed[0].start
            known = len(self.works)
            self._standing(sentence)
            for work in self.works[known:]:
                work.confirm = "hedged"
        elif sentence.condition is not None:
            self._standing(sentence)
        else:
            made: list[Work] = []
            for n, clause in enumerate(sentence.orders):
                if not heads_next(sentence.orders, n):
                    made += self._clause(clause, joined=n > 0)
            if len(sentence.orders) > 1 and any(spoken_of_groups(clause) for clause in sentence.orders):
                for work in made:
                    work.confirm = work.confirm or "guessed"
        for clause in sentence.otherwise:
            self._clause(clause, joined=True)

    def _supposes(self, sentence: Sentence) -> list[Part]:
        """'The Bees announce an attack? Dagmar spies on them.': the condition of what comes next."""
        clauses = sentence.orders
        if len(clauses) != 1 or sentence.condition is not None or not clauses[0].asking:
            return []
        clause = clauses[0]
        if clause.passing("asks") or clause.passing("polite") or not names_somebody(clause):
            return []
        rest = self.message[sentence.end :].strip(" ?!.")
        told = self.lexicon.tells_condition(clause.text)
        return [replace(part, sub=True) for part in clause.parts] if told and rest else []

    def _clause(self, clause: Clause, joined: bool) -> list[Work]:
        self._remember(self.desk(clause), before_head(clause))
        made = [work for work in self._orders(clause, joined) if not self._said_before(work)]
        self._remember(self.desk(clause), [part for part in clause.parts if part.kind == NAME])
        for work in made:
            work.start, work.end = clause.start, clause.end
            if repeats(self.works, work):
                continue
            speaks_of(self.works, work, self.setting)
            self.works.append(work)
            self.memory.works.append(work)
        return made

    def _said_before(self, work: Work) -> bool:
        """Whether the same order stands already: what is said twice is meant once."""
        return any(
            (w.action, w.actor, w.params) == (work.action, work.actor, work.params)
            and work.params is not w.params
            for w in self.works
            if not (work.doubts or work.objections or w.doubts or w.objections)
        )

    def _orders(self, clause: Clause, joined: bool) -> list[Work]:
        head = clause.head
        if clause.guessed and clause.passing("asks") and not names_somebody(clause):
            return []
        loose = clause.loose and self.works
        if head is None or head.term is None or loose or self._mere_talk(clause) or self._told(clause):
            return self._headless(clause)
        if head.term.value == "list":
            listing = Work("list", self.setting.speaker, True)
            if any(
                part.kind in (WORD, NAME, MONEY)
                and not part.chunks[0].term("pronoun")
                and normal(part.chunks[0].text) not in self.lexicon.joiners
                for part in clause.parts
            ):
                listing.confirm = "guessed"
            return self._filled(clause, listing, joined)
        if clause.passing("asks") or (clause.asking and not clause.passing("polite")):
            return [self._asked(clause)]
        denied = negated(clause, self.lexicon)
        if denied and head.term.value == "subscribe":
            return [Work("unsubscribe", self.setting.speaker, True, confirm="hedged")]
        if denied == "not":
            return [self._no(clause, "negated", "TSW-14")]
        actors, leaders, doubtful = self.cast.before(clause)
        action, intention = sense_of(self.desk(clause), head.term.senses, leaders)
        if action == "meditate" and self.works and (not actors or continues(clause)):
            return []
        if action in ("cancel", "drop", "withdraw"):
            action = self._of_orders(clause, action)
        if action == "withdraw":
            actors = []
        copies = [copied(clause) for _ in (actors or [""])]
        made = []
        named: list[str | None] = [*actors] or [None]
        if len(actors) > 1 and "/" in self.message[clause.start : head.start]:
            clause.guessed = True
        if leaders and ACTIONS[action].cost == GROUP_COST and self.setting.speaker not in actors:
            named, copies = [None], copies[:1]
        for actor, copy in zip(named, copies, strict=True):
            work = Work(action, actor, actor is not None, intention=intention, leaders=list(leaders))
            if doubtful is not None:
                work.doubts += doubtful.doubts
                work.objections += doubtful.objections
            made += self._filled(copy, work, joined)
        if action == "withdraw" and made and made[0].params.get("number") == "last" and self.works:
            self.works[-1].confirm = made[0].confirm = "hedged"
        passive = clause.passing("delegate") or clause.passing("passive")
        self._either(clause, actors, made)
        for work, copy in zip(made, copies, strict=False):
            if not work.confirm and (clause.guessed or unsure(self.desk(copy), work)):
                work.confirm = "guessed"
        if denied or clause.passing("hedge") or (head.term.form == "past" and not passive):
            for work in made:
                work.confirm = "hedged"
        return made

    def _mere_talk(self, clause: Clause) -> bool:
        """A guess about nobody, where orders stand already: 'She will wait behind the curtain.'"""
        if not clause.guessed or not self.works:
            return False
        head, desk = clause.head, self.desk(clause)
        names = [c for p in clause.parts if p.kind == NAME for c in p.chunks]
        noun = head is not None and head.term is not None and head.term.kind == "cue"
        mine = all(any(desk.mine(e) for e in desk.whom(c, (CHARACTER, GROUP))) for c in names)
        return not names_somebody(clause) or (noun and mine and not self.works[-1].named_actor)

    def _told(self, clause: Clause) -> bool:
        """'I hear they play bridge with the Beekeeper': it is told, not ordered, if orders stand already."""
        before = clause.parts[: clause.parts.index(clause.head)] if clause.head else []
        tells = any(chunk.term("talk") for part in before for chunk in part.chunks)
        return bool(self.works) and tells and not clause.passing("delegate") and not clause.passing("polite")

    def _of_orders(self, clause: Clause, action: str) -> str:
        """'Call off all of my orders': orders are taken back, attacks are cancelled."""
        said = set(normal(self.message[clause.start : max(clause.stop, clause.end)]).split())
        group = any(p.kind == NAME and self.desk(clause).whom(p.chunks[0], (GROUP,)) for p in clause.parts)
        noun = any(part.term is not None and part.term.kind == "noun" for part in clause.parts)
        if noun and group:
            return "cancel" if action == "withdraw" else action
        return "withdraw" if said & self.lexicon.headings and not group and not noun else action

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
        if work.action == "support" and not settled and lends_power(self.works, desk):
            return []
        FILLERS[work.action](desk, work)
        if work.action == "transfer":
            or_gift(self.setting, work)
        or_what(self.setting, clause, work)
        or_move(self.setting, work)
        if not settled and work.actor is None:
            self.cast.behind(desk, work, before=False)
        if work.actor is None and not settled:
            self.cast.default(work, clause, joined)
        if work.actor is not None and work.named_actor:
            self.cast.act(work.actor, clause.start)
            self.memory.mention(Entity(CHARACTER, work.actor))
        self._strangers(desk, work)
        self._flavour(clause, work)
        if belongs_to_last(self.works, self.setting, work) or self._mere_colour(clause, work, joined):
            return []
        return [work]

    def _no(self, clause: Clause, reason: str, rule: str) -> Work:
        work = Work(clause.head.term.senses[0].action if clause.head and clause.head.term else "")
        work.object_to(reason, rule)
        named = [c for p in clause.parts if p.kind == NAME for c in p.chunks]
        work.leaders = [e for c in named for e in self.desk(clause).whom(c, (CHARACTER, GROUP, PLACE))]
        work.idle = reason == "negated" or not work.action or len(normal(clause.text).split()) < ASIDE
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
                    suggestions = self.names.suggestions(written, kinds[parameter])
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
        if not weak or not (joined or continues(clause)) or not self.works or work.params:
            return False
        if names_somebody(clause) or any(doubt.key != "unknown" for doubt in work.doubts):
            return False
        self.works[-1].flavour.append(clause.text)
        return True

    def _headless(self, clause: Clause) -> list[Work]:
        """Words without a verb we know: the rest of the last order, its colour, a gambit, or talk."""
        desk = self.desk(clause)
        named = [p for p in clause.parts if p.kind == NAME]
        if clause.passing("asks") and not clause.passing("polite") and (clause.asking or named):
            return [self._no(clause, "a-question", "TSW-13")]
        own = [e.name for p in named for c in p.chunks for e in desk.whom(c, (CHARACTER,)) if desk.mine(e)]
        self._remember(desk, named)
        if talks(clause):
            return []
        last = self.works[-1] if self.works else None
        odd = any(part.kind == WORD and not part.used and odd_word(desk, part) for part in clause.parts)
        if last is not None and (odd or clause.undecided or takes_back(clause, self.lexicon)):
            last.confirm = "hedged"
        if last is not None and len(own) == 1 and does_it(desk, last):
            last.actor, last.named_actor = own[0], True
            last.doubts = [doubt for doubt in last.doubts if doubt.parameter != "actor"]
            if any(part.kind == FLAG for part in clause.parts):
                self.complete(last, clause, missing(last))
            return []
        if last is not None and not (own and own[0] != last.actor and not continues(clause)):
            before = dict(last.params)
            self.complete(last, clause, missing(last))
            if last.params == before and about_others(desk, last, clause):
                return [self._unread(clause, [])]
            last.flavour.append(clause.text)
            last.end = max(last.end, clause.end)
            return []
        if any(desk.whom(c, (EVENT,)) for p in named for c in p.chunks):
            work = Work("play-event", self.setting.speaker)
            desk.head = -1
            FILLERS["play-event"](desk, work)
            return [work]
        implied = self._implied(clause)
        if implied is not None:
            return [implied]
        words = [p for p in clause.parts if p.kind == WORD]
        if (own and len(words) >= 2) or (clause.passing("delegate") and own):
            work = Work("gambit", own[0], True, {"text": self.message[named[0].start : clause.end]})
            work.confirm = "gambit"
        elif own and not words and len(named) == 1 and not substance(clause):
            self.cast.act(own[0], clause.start)
            self.cast.heading = own[0]
            return []
        elif named or substance(clause):
            work = self._unread(clause, own)
            work.idle = not own and not substance(clause)
        else:
            return []
        return [work]

    def _unread(self, clause: Clause, own: Sequence[str]) -> Work:
        """What names somebody or a sum and was not understood: what is to be done?"""
        work = Work("", own[0] if own else self.setting.speaker)
        work.doubt("action", "what", clause.text)
        named = [chunk for part in clause.parts if part.kind == NAME for chunk in part.chunks]
        work.leaders = [e for chunk in named for e in self.desk(clause).whom(chunk, (CHARACTER, GROUP))]
        return work

    def _implied(self, clause: Clause) -> Work | None:
        """'5 MB from Hush to the Exhibition', 'Left Shoe under the Board': no verb, but it can be guessed."""
        desk = self.desk(copied(clause))
        mine = [p for p in desk.unread(NAME) if any(desk.mine(e) for e in desk.whom(p.chunks[0], (GROUP,)))]
        roles = {part.role for part in mine}
        if len(mine) == 2 and mine[0].role == "from" and not mine[1].role:
            mine[1].role = "to"
            roles.add("to")
        money = any(part.kind == MONEY for part in clause.parts)
        action = "transfer" if money and "to" in roles else "move-group" if "under" in roles else ""
        if len(mine) != 2 or not action:
            return None
        work = Work(action, self.setting.speaker, confirm="guessed")
        FILLERS[action](desk, work)
        return work

    def _remember(self, desk: Desk, named: Sequence[Part]) -> None:
        """Who is spoken of can be meant by the next 'him'."""
        for part in named:
            for chunk in part.chunks:
                who = desk.whom(chunk, (CHARACTER, GROUP, PLACE))
                if len(who) == 1:
                    self.memory.mention(who[0])

    def complete(self, work: Work, clause: Clause, wanted: Sequence[str]) -> None:
        """Fill what `work` still lacks from a clause; nothing it has is changed."""
        if work.action not in FILLERS:
            return
        copy = copied(clause)
        before = dict(work.params)
        doubts = list(work.doubts)
        desk = self.desk(copy)
        desk.head = -1
        if work.action == "attack-group":
            group_orders.kind_of(desk, work)
        FILLERS[work.action](desk, work)
        settled = set(work.params) - set(before)
        plain = all(part.kind != WORD for part in clause.parts)
        plain = plain or work.action == "create-front"
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
            work.params[parameter] = (chosen,) if parameter == "alignments" else chosen

    def confirmed(self, work: Work, question: Question) -> Result:
        """The order itself after a yes; a refusal after anything else."""
        words = normal(self.message).split()
        if not words or words[0] not in self.lexicon.yes or self.lexicon.weights.denying & set(words):
            work.object_to("not-confirmed", "TSW-13")
        return finish(self.setting, work, question.source, sure=True)

    # -- standing orders

    def _standing(self, sentence: Sentence) -> None:
        """'If CONDITION then ACTION' and 'ACTION if CONDITION' (TSW-60)."""
        consequence = [c for c in sentence.consequence if c.head is not None]
        later: list[Clause] = []
        before = list(sentence.orders)
        told_later = sentence.suffix or not any(clause.parts for clause in sentence.consequence)
        if (told_later or (not consequence and not before)) and before and before[-1].head is not None:
            later, consequence = consequence, [before.pop()]
        lost = False
        for clause in before:
            if clause.head is not None:
                made = self._clause(clause, joined=False)
                lost = lost or any(doubt.parameter == "actor" for work in made for doubt in work.doubts)
            else:
                lost = self._address(clause) or lost
        parts = sentence.condition or []
        anchor = consequence[0] if consequence else Clause(list(parts), self.message)
        self._remember(self.desk(anchor), [p for c in consequence for p in c.parts if p.kind == NAME])
        told = condition(self.desk(anchor), parts)
        words = self.message[parts[0].start : parts[-1].end] if parts else ""
        idle = told is None and (sentence.suffix or not sentence.consequence)
        idle = idle and not self.lexicon.tells_condition(words)
        if idle and not any(p.kind == NAME and c.term("pronoun") is None for p in parts for c in p.chunks):
            for clause in consequence:
                for work in self._clause(clause, joined=True):
                    work.confirm = work.confirm or "hedged"
            return
        doubtful = told is not None and half_told(self.desk(anchor), parts, told)
        start = min([sentence.start, *(c.start for c in consequence)])
        for clause in consequence:
            for inner in self._orders(clause, joined=True):
                self._stand(inner, told, start, sentence.end)
                self.works[-1].confirm = "guessed" if doubtful or lost or inner.confirm else ""
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
            if inner.action == "transfer" and told["kind"] == "treasury-exceeds":
                inner.params.setdefault("from", told["group"])
        if inner.actor is not None:
            self.cast.act(inner.actor, start)
        self.works.append(work)

    def _address(self, clause: Clause) -> bool:
        """'Cornelius, standing order:' names who is meant. Whether somebody unknown may be named."""
        desk = self.desk(clause)
        for part in clause.parts:
            for chunk in part.chunks if part.kind == NAME else ():
                own = [e.name for e in desk.whom(chunk, (CHARACTER,)) if desk.mine(e)]
                if len(own) == 1:
                    self.cast.act(own[0], clause.start)
        return any(part.kind == WORD and strange(desk, part) for part in clause.parts)
