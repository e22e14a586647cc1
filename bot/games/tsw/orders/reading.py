"""One message while it is being understood: sentence by sentence, clause by clause."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from bot.games.tsw.orders.actions import ACTIONS, ATTACKS, FREE, GROUP_COST
from bot.games.tsw.orders.actors import Cast
from bot.games.tsw.orders.asides import (
    before_head,
    colour,
    continues,
    copied,
    faint,
    heads_next,
    in_passing,
    inquires,
    names_behind,
    names_first,
    names_somebody,
    negated,
    of_defence,
    recounts,
    told_to,
)
from bot.games.tsw.orders.chunks import MONEY, NAME, WORD, Chunk
from bot.games.tsw.orders.completing import complete
from bot.games.tsw.orders.effort import step
from bot.games.tsw.orders.filling import FILLERS
from bot.games.tsw.orders.headless import headless
from bot.games.tsw.orders.joining import (
    belongs_to_last,
    lends_power,
    repeats,
    speaks_of,
    tells_method,
)
from bot.games.tsw.orders.lexicon import Lexicon
from bot.games.tsw.orders.mending import mend, nothing_read
from bot.games.tsw.orders.names import CHARACTER, EVENT, GROUP, PLACE, Entity, NameBook
from bot.games.tsw.orders.proof import proved
from bot.games.tsw.orders.reader import PLAIN, Clause, Part, Sentence
from bot.games.tsw.orders.results import Result
from bot.games.tsw.orders.senses import sense_of
from bot.games.tsw.orders.setting import Setting
from bot.games.tsw.orders.spelling import normal
from bot.games.tsw.orders.standing import stand
from bot.games.tsw.orders.strays import (
    beside,
    folded,
    lacking,
    question_defaults,
    stray,
    taking_part,
)
from bot.games.tsw.orders.sureness import TEXTS, unsure
from bot.games.tsw.orders.verdicts import finish, limit
from bot.games.tsw.orders.work import Desk, Memory, Work, missing

OBJECT = ("", "against", "to", "for", "at", "about", "under")
NAMED_BY: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "target": ((CHARACTER, PLACE, GROUP), OBJECT), "group": ((GROUP,), OBJECT), "event": ((EVENT,), OBJECT),
    "attacker": ((GROUP,), ("with", "by", "for", "")), "attack": ((GROUP,), OBJECT),
    "to": ((GROUP,), ("to", "under", "for", "at", "")), "from": ((GROUP,), ("from", "")),
    "destination": ((CHARACTER, GROUP), OBJECT),
}  # fmt: skip
"""What may fill a parameter, and behind which marks its name stands."""
TARGETS: Mapping[str, tuple[str, ...]] = {
    "recruit": (CHARACTER,), "illuminate": (CHARACTER,), "guard": (CHARACTER, PLACE),
    "attack": (CHARACTER, PLACE), **dict.fromkeys(ATTACKS, (GROUP,)),
}  # fmt: skip
"""What a target can be, if not everything."""
OF_ORDERS = ("cancel", "drop", "withdraw", "transfer")
"""What may be done with one's own orders as well: 'take away my order number 2'."""
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
        self.way = PLAIN
        self.chunks: Sequence[Chunk] = ()
        self.conditions: list[tuple[int, int]] = []
        self.supposed: list[Part] = []
        self.about: set[str] = set()
        self.cards: set[str] = set()
        self.cast = Cast(setting, lexicon, names, self.memory, message)
        self.desk = self.cast.desk

    @cached_property
    def orders(self) -> list[Work]:
        """The orders that were read, without what is none beside them."""
        busy = [w for w in self.works if not self._idle(w) and not stray(self.setting, self.works, w)]
        busy = busy or [work for work in self.works if work.action][:1] or self.works[:1]
        orders = folded(busy, self.setting, self.message)
        return [*orders, *self._events_beside(orders)]

    def _events_beside(self, orders: Sequence[Work]) -> list[Work]:
        """'Eclipse on the table, and Marrow kills Otto': an event that no order holds is perhaps played."""
        held = {name for work in orders for name in taking_part(work)}
        asked = any(w.action in TEXTS or (w.action == "play-event" and lacking(w)) for w in orders)
        named = sorted(set() if asked or not orders else self.cards - held)
        whole, actor = len(self.message), self.setting.speaker
        return [
            Work("play-event", actor, params={"event": name}, confirm="guessed", end=whole) for name in named
        ]

    @property
    def forgotten(self) -> set[str]:
        """Who and what was named, and has no part in any order."""
        mine = {self.setting.speaker, self.setting.controls.conspiracy}
        return set(self.about) - mine - {name for work in self.orders for name in taking_part(work)}

    def results(self) -> list[Result]:
        busy = self.orders
        question_defaults(busy, self.message, self.lexicon)
        for work in busy:
            line = self.message[: work.start].rpartition("\n")[2] or self.message[work.start :]
            if line.lstrip().startswith(">") or self.message[: work.start].strip() == ">":
                work.confirm = "hedged"
            work.shaky = work.shaky or (len(busy) > 1 and lacking(work))
        found = proved(self, busy)
        if not found:
            nothing = nothing_read(self.setting, self.names, self.lexicon, self.message)
            found = [finish(self.setting, nothing, self.message)]
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
            stand(self, sentence)
            for work in self.works[known:]:
                work.confirm = "hedged"
        elif sentence.condition is not None:
            stand(self, sentence)
        else:
            for n, clause in enumerate(sentence.orders):
                if not heads_next(sentence.orders, n):
                    self.clause(clause, joined=n > 0)
        for clause in sentence.otherwise:
            self.clause(clause, joined=True)

    def _supposes(self, sentence: Sentence) -> list[Part]:
        """'The Bees announce an attack? Dagmar spies on them.': the condition of what comes next."""
        clauses = sentence.orders
        if len(clauses) != 1 or sentence.condition is not None or not clauses[0].asking:
            return []
        clause = clauses[0]
        if any(map(clause.passing, ("asks", "polite", "hedge"))) or not names_somebody(clause):
            return []
        rest = self.message[sentence.end :].strip(" ?!.")
        told = self.lexicon.tells_condition(clause.text)
        return [replace(part, sub=True) for part in clause.parts] if told and rest else []

    def clause(self, clause: Clause, joined: bool) -> list[Work]:
        """Note the orders of one clause. `joined`: it goes on from another one in the same sentence."""
        step(20 + 2 * len(self.works))
        self.remember(self.desk(clause), before_head(clause))
        weighty = bool(clause.parts) and clause.parts[0].chunks[0].term("weighty") is not None
        if self.works and weighty and not clause.asking:
            self.works[-1].confirm = "hedged"  # 'On second thoughts, ...'
        made = [work for work in self.works_of(clause, joined) if not self._said_before(work)]
        self.remember(self.desk(clause), [part for part in clause.parts if part.kind == NAME])
        about = self._named(clause)
        for work in made:
            work.start, work.end = clause.start, clause.end
            work.verb = self.lexicon.leading(clause.head.chunks[0].text) if clause.head else ""
            work.about, work.faint = about, work.faint or faint(clause) or continues(clause)
            named = work.named_actor and work.actor != self.setting.speaker
            resting = work.action == "meditate" and work.verb not in self.lexicon.usage.literal
            work.faint = work.faint or resting
            told = told_to(clause, self.lexicon) and not resting
            work.chatty = not (named or work.leaders or told)
            if repeats(self.works, work):
                continue
            speaks_of(self.works, work, self.setting)
            self.works.append(work)
            self.memory.note(work)
        return made

    def _named(self, clause: Clause) -> frozenset[str]:
        desk = self.desk(clause)
        named = [c for p in clause.parts if p.kind == NAME for c in p.chunks]
        chunks = [c for c in named if c.term("pronoun", "all") is None or c.kind == NAME]
        chunks = [chunk for chunk in chunks if not in_passing(chunk)]
        found = [desk.whom(chunk, (CHARACTER, GROUP, EVENT)) for chunk in chunks]
        self.cards |= {who[0].name for who in found if len(who) == 1 and who[0].kind == EVENT}
        about = frozenset(entity.name for who in found for entity in who)
        self.about |= about
        return about

    def _said_before(self, work: Work) -> bool:
        """Whether the same order stands already: what is said twice is meant once."""
        return any(
            (w.action, w.actor, w.params) == (work.action, work.actor, work.params)
            and work.params is not w.params
            for w in self.works
            if not (work.doubts or work.objections or w.doubts or w.objections)
        )

    def works_of(self, clause: Clause, joined: bool) -> list[Work]:
        """What one clause orders, not yet noted."""
        head = clause.head
        wonders = clause.guessed and inquires(clause) and not names_somebody(clause)
        if wonders or (self.works and self._goes_on(self.works[-1], clause)):
            return []
        told = self._told(clause)
        if told and self.works and not faint(clause) and names_somebody(clause):
            self.works[-1].unread.append(clause.text)
            self.works[-1].confirm = self.works[-1].confirm or "unread"
        idle = told or (clause.loose and bool(self.works)) or self._mere_talk(clause)
        if idle or head is None or head.term is None:
            return headless(self, clause)
        if head.term.value == "list":
            return self._filled(clause, self._listing(clause), joined)
        if inquires(clause) or (clause.asking and not clause.passing("polite")):
            return [self._asked(clause)]
        denied = negated(clause, self.lexicon)
        if denied and head.term.value == "subscribe":
            return [Work("unsubscribe", self.setting.speaker, True, confirm="hedged")]
        if denied == "not" and head.term.weak and not names_somebody(clause):
            return []
        if denied == "not":
            return [self.no(clause, "negated", "TSW-14")]
        actors, leaders, doubtful = self.cast.before(clause)
        senses = [s for s in head.term.senses if s.action == self.way.action and head.start == self.way.led]
        action, intention = sense_of(self.desk(clause), senses or head.term.senses, leaders)
        mused = action == "meditate" and not self._literal(head) and any(w.action for w in self.works)
        if mused and (not actors or continues(clause)):
            return []
        action = self._of_orders(clause, action) if action in OF_ORDERS else action
        action = self._of_the_paper(clause, action)
        if action == "transfer" and of_defence(clause, self.lexicon, self._literal(head)):
            action = "defend"
        if ACTIONS[action].cost == FREE:
            actors = [name for name in actors if name == self.setting.speaker and action != "withdraw"]
        copies = [copied(clause) for _ in (actors or [""])]
        named: list[str | None] = [*actors] or [None]
        if len(actors) > 1 and "/" in self.message[clause.start : head.start]:
            clause.guessed = True
        if leaders and ACTIONS[action].cost == GROUP_COST and self.setting.speaker not in actors:
            named, copies = [None], copies[:1]
        made = []
        for actor, copy in zip(named, copies, strict=True):
            work = Work(action, actor, actor is not None, intention=intention, leaders=list(leaders))
            if doubtful is not None:
                work.doubts += doubtful.doubts
                work.objections += doubtful.objections
            made += self._filled(copy, work, joined)
        told = head.term.form == "past" and not clause.passing("delegate") and not clause.passing("passive")
        if told and made and all(map(lacking, made)) and not names_behind(clause):
            return headless(self, clause)
        if recounts(clause, self.lexicon):
            for work in made:
                work.idle = True
        self._either(clause, actors, made)
        self._doubted(clause, made, copies, hedged=bool(denied) or clause.passing("hedge") or told)
        return made

    def _goes_on(self, last: Work, clause: Clause) -> bool:
        """'It is placed under Hush.', 'put it under Hush', 'She takes him out in a boat.': particulars of a
        front, or a method.
        """
        head = clause.head
        moved = head is not None and head.term is not None and head.term.value == "move-group"
        if last.action == "create-front" and (
            continues(clause, "it") or (moved and names_first(clause, "it"))
        ):
            complete(self, last, clause, missing(last))
            return True
        return tells_method(last, clause)

    def _doubted(self, clause: Clause, made: list[Work], copies: list[Clause], hedged: bool) -> None:
        """Every order that was not read with certainty is confirmed first."""
        assert clause.head is not None
        if made and made[0].action == "withdraw" and made[0].params.get("number") == "last":
            self._taken_back(clause, made[0])
        plain = self._literal(clause.head)
        bare = bool(self.works) and len(clause.parts) == 1
        for work, copy in zip(made, copies, strict=False):
            rests = work.action == "meditate" and work.actor == self.setting.speaker
            idle = rests and bool(self.works) and not plain
            idle = idle or (bare and work.action in ("cancel", "postpone"))
            if not work.confirm and (idle or clause.guessed or unsure(self.desk(copy), work)):
                work.confirm = "guessed"
        for work in made if hedged else ():
            work.confirm = "hedged"

    def _literal(self, head: Part) -> bool:
        """Whether it is led by the action's own name."""
        return self.lexicon.leading(head.chunks[0].text) in self.lexicon.usage.literal

    def _taken_back(self, clause: Clause, work: Work) -> None:
        """'Never mind.': behind an order it leaves that one open; beside others it may be mere talk."""
        if self.works:
            self.works[-1].confirm = work.confirm = "hedged"
        elif self.message.strip(" .!") != clause.text and not (
            self.lexicon.ordinals.keys() & set(normal(clause.text).split())
        ):
            work.confirm, work.idle = "guessed", True

    def _listing(self, clause: Clause) -> Work:
        """'List my orders'; with other words in it it is rather something else."""
        small = self.lexicon.joiners | self.lexicon.usage.ordered
        said = [p.chunks[0] for p in clause.parts if p.kind in (WORD, NAME, MONEY)]
        other = any(not chunk.term("pronoun") and normal(chunk.text) not in small for chunk in said)
        return Work("list", self.setting.speaker, True, confirm="guessed" if other else "")

    def _mere_talk(self, clause: Clause) -> bool:
        """A guess about nobody, where orders stand already: 'She will wait behind the curtain.'"""
        if not clause.guessed or not any(work.action for work in self.works):
            return False
        head, desk = clause.head, self.desk(clause)
        names = [c for p in clause.parts if p.kind == NAME for c in p.chunks]
        noun = head is not None and head.term is not None and head.term.kind == "cue"
        mine = all(any(desk.mine(e) for e in desk.whom(c, (CHARACTER, GROUP))) for c in names)
        return not names_somebody(clause) or (noun and mine and not self.works[-1].named_actor)

    def _told(self, clause: Clause) -> bool:
        """'I hear they play bridge with the Beekeeper': it is told, not ordered, if orders stand already."""
        before = clause.parts[: clause.parts.index(clause.head)] if clause.head else []
        tells = any(
            chunk.term("talk") and "," not in self.message[chunk.end : clause.head.start]
            for part in before
            for chunk in part.chunks
            if clause.head is not None
        )
        form = clause.head.term.form if clause.head is not None and clause.head.term is not None else ""
        slip = clause.head is not None and clause.head.chunks[0].slip
        known = bool(self.works) or bool(form) or clause.guessed or slip
        return known and tells and not clause.passing("delegate") and not clause.passing("polite")

    def _of_orders(self, clause: Clause, action: str) -> str:
        """'Call off all of my orders': orders are taken back, attacks are cancelled."""
        said = set(normal(self.message[clause.start : max(clause.stop, clause.end)]).split())
        group = any(p.kind == NAME and self.desk(clause).whom(p.chunks[0], (GROUP,)) for p in clause.parts)
        noun = any(part.term is not None and part.term.kind == "noun" for part in clause.parts)
        noun = noun or any({a.attacker, a.target} <= self._named(clause) for a in self.setting.attacks)
        about = self._named(clause) & set(self.setting.own_people)
        if noun and group:
            return "cancel" if action == "withdraw" else action
        orders = bool(about or said & self.lexicon.headings) and not group and not noun
        if orders and action == "transfer":  # 'take order 2 OUT' rather than 'put order 2 first'
            sums = [p.chunks[0].money for p in clause.parts if p.kind == MONEY]
            spent = any(sum_ is not None and not sum_.bare for sum_ in sums)
            orders = bool(said & self.lexicon.usage.particles) and not about and not spent
            clause.guessed = clause.guessed or orders
        return "withdraw" if orders else action

    def _of_the_paper(self, clause: Clause, action: str) -> str:
        """'End my subscription', 'my subscription shall go on': what is done with it, not with a group."""
        said = set(normal(clause.text).split())
        if action in ("leak", "emissary", "standing") or not said & self.lexicon.usage.subscriptions:
            return action
        if action in ("unsubscribe", "cancel", "drop", "withdraw", "attack-destroy"):
            return "unsubscribe"
        return action if names_somebody(clause) else "subscribe"

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
            return self._into_the_attack(clause)
        FILLERS[work.action](desk, work)
        mend(desk, work)
        if not settled and work.actor is None:
            self.cast.behind(desk, work, before=False)
        if work.actor is None and not settled:
            self.cast.default(work, clause, joined)
        if work.actor is not None and work.named_actor:
            self.cast.act(work.actor, clause.start)
            self.memory.mention(Entity(CHARACTER, work.actor))
        self._strangers(desk, work)
        work.flavour += colour(clause)
        if belongs_to_last(self.works, self.setting, work):
            return self._into_the_attack(clause) if self.works[-1].action in ATTACKS else []
        if self._mere_colour(clause, work, joined):
            return []
        return [work]

    def _into_the_attack(self, clause: Clause) -> list[Work]:
        """What a clause holds besides who helps: the sum; somebody else that it names is asked about."""
        last = next(w for w in reversed(self.works) if w.action in ATTACKS)
        told = clause.passing("hedge") or set(normal(clause.text).split()) & self.lexicon.usage.relatives
        last.confirm = last.confirm or ("hedged" if told else "")
        if "mb" not in last.params:
            complete(self, last, clause, ("mb",))
        if self._named(clause) - taking_part(last):
            last.confirm = last.confirm or "guessed"
        return []

    def no(self, clause: Clause, reason: str, rule: str) -> Work:
        work = Work(clause.head.term.senses[0].action if clause.head and clause.head.term else "")
        work.object_to(reason, rule)
        named = [c for p in clause.parts if p.kind == NAME for c in p.chunks]
        work.leaders = [e for c in named for e in self.desk(clause).whom(c, (CHARACTER, GROUP, PLACE))]
        work.idle = reason == "negated" or not work.action or len(normal(clause.text).split()) < ASIDE
        for part in clause.parts:
            part.used = True
        return work

    def _asked(self, clause: Clause) -> Work:
        if inquires(clause):
            return self.no(clause, "a-question", "TSW-13")
        clause.asking = False
        made = self.works_of(clause, joined=False)
        if not made:
            return self.no(clause, "a-question", "TSW-13")
        made[0].confirm = "asked"
        return made[0]

    # -- what is missing, left over, or goes with something said before

    def _strangers(self, desk: Desk, work: Work) -> None:
        """Words where a name should stand: a form of one that is else a word of its own ('media', 'bm') is
        confirmed first; of others it is asked whom they mean, with the nearest names.
        """
        for parameter in sorted(missing(work), key="attacker".__eq__):
            kinds, marks = NAMED_BY.get(parameter, ((), ()))
            kinds = TARGETS.get(work.action, kinds) if parameter == "target" else kinds
            run = desk.stranger(marks)
            written = self.message[run[0].start : run[-1].end] if run else ""
            if set(normal(written).split()) <= self.lexicon.weights.colourless:
                continue
            meant = tuple(entity.name for entity in self.names.called_so(written, kinds))
            mine = self.setting.own_groups if parameter in ("attacker", "from") else meant
            meant = tuple(name for name in meant if name in mine and name not in work.params.values())
            if len(meant) == 1:
                work.params[parameter], work.confirm = meant[0], work.confirm or "guessed"
                for part in run:
                    part.used = True
            else:
                near = meant or self.names.suggestions(written, kinds)
                work.doubt(parameter, "which" if meant else "unknown", written, near)
                for part in run:
                    part.used = True
                return

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

    def remember(self, desk: Desk, named: Sequence[Part]) -> None:
        """Who is spoken of can be meant by the next 'him'."""
        for part in named:
            if len(part.chunks) > 1:
                listed = [desk.whom(chunk, (CHARACTER,))[:1] for chunk in part.chunks]
                self.memory.peers = frozenset(entity for who in listed for entity in who)
            for chunk in part.chunks:
                pronoun = chunk.term("pronoun")
                if pronoun is not None and pronoun.value in ("me", "us"):
                    continue
                who = desk.whom(chunk, (CHARACTER, GROUP, PLACE, EVENT))
                if len(who) == 1:
                    self.memory.mention(who[0])
