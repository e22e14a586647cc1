"""An order in the making: what is known, what is doubtful, and which parts of a clause are still unread."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from bot.games.tsw.orders.actions import ACTIONS, ATTACKS
from bot.games.tsw.orders.chunks import MONEY, NAME, QUOTE, WORD, Chunk
from bot.games.tsw.orders.effort import step
from bot.games.tsw.orders.lexicon import Lexicon
from bot.games.tsw.orders.names import CHARACTER, GROUP, Entity, NameBook
from bot.games.tsw.orders.reader import Clause, Part
from bot.games.tsw.orders.setting import KnownAttack, Setting
from bot.games.tsw.orders.signs import FLAG, FREE_TEXTS, VERB
from bot.games.tsw.orders.spelling import normal

OBJECTS = ("target", "group", "destination")
SINGLE = ("target", "group", "destination", "to", "from", "event")
"""Parameters that hold one name, so that a list of them is a question."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """Why a parameter is not settled: `key` of the question, what was written, between whom to choose."""

    parameter: str
    key: str
    written: str = ""
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Objection:
    """Why an order cannot be: the reason's key, the rule, and the arguments of its text."""

    reason: str
    rule: str
    args: tuple[tuple[str, object], ...] = ()


@dataclass(slots=True)
class Work:
    """One order in the making. `start`, `end`: where it stands in the message. `idle`: perhaps mere talk.

    `shaky`: its verb says little, so it is rather asked about than refused. `faint`: no verb of weight leads
    it. `about`: everybody and everything that its words name. `unread`: words beside it that nothing read.
    `verb`: the first word of what leads it. `chatty`: nobody is told to do it, and its verb may be a mere
    manner of speaking.
    """

    action: str
    actor: str | None = None
    named_actor: bool = False
    params: dict[str, Any] = field(default_factory=dict)
    doubts: list[Doubt] = field(default_factory=list)
    objections: list[Objection] = field(default_factory=list)
    intention: str = ""
    confirm: str = ""
    flavour: list[str] = field(default_factory=list)
    leaders: list[Entity] = field(default_factory=list)
    idle: bool = False
    shaky: bool = False
    faint: bool = False
    chatty: bool = False
    about: frozenset[str] = frozenset()
    unread: list[str] = field(default_factory=list)
    verb: str = ""
    start: int = 0
    end: int = 0

    def object_to(self, reason: str, rule: str, **args: object) -> None:
        self.objections.append(Objection(reason, rule, tuple(args.items())))

    def doubt(self, parameter: str, key: str, written: str = "", choices: Sequence[str] = ()) -> None:
        if all(d.parameter != parameter for d in self.doubts):
            self.doubts.append(Doubt(parameter, key, written, tuple(choices)))


def missing(work: Work) -> tuple[str, ...]:
    """The required parameters that are not there yet."""
    step()
    if work.action not in ACTIONS:
        return ("action",)
    found = [name for name in ACTIONS[work.action].required if name not in work.params]
    if "gift" in work.params and "message" in found:
        found.remove("message")
    return tuple(found)


class Memory:
    """Who was spoken of, for pronouns; and the orders of this message, for 'support it'. `peers`: people who
    were last named in one list.
    """

    def __init__(self) -> None:
        self.peers: frozenset[Entity] = frozenset()
        self.mentions: list[Entity] = []
        self.works: list[Work] = []
        self.actors: list[str] = []

    def mention(self, entity: Entity) -> None:
        if entity in self.mentions:
            self.mentions.remove(entity)
        self.mentions.append(entity)

    def note(self, work: Work) -> None:
        """An order of this message; who is paid is rather meant by the next pronoun than who pays."""
        self.works.append(work)
        if work.action == "transfer" and "to" in work.params:
            self.mention(Entity(GROUP, work.params["to"]))

    def speak_of(self, entity: Entity) -> None:
        """Somebody is told of, whether he acted before or not: he is whom the next pronoun means."""
        self.actors = [name for name in self.actors if name != entity.name]
        self.mention(entity)


class Desk:
    """A clause on the table: takes its parts one after the other, by mark and by kind."""

    def __init__(
        self, setting: Setting, lexicon: Lexicon, names: NameBook, memory: Memory, clause: Clause
    ) -> None:
        self.setting = setting
        self.lexicon = lexicon
        self.names = names
        self.memory = memory
        self.clause = clause
        head = clause.head
        self.head = clause.parts.index(head) if head else -1
        self.spoken_of = [e for e in memory.mentions if e.name not in memory.actors]
        self.acted = [e for e in memory.mentions if e.name in memory.actors]

    # -- names

    def unread(self, kind: str, roles: Sequence[str] | None = None) -> list[Part]:
        """Unread parts of a kind after the head, those of the first roles first."""
        parts = [
            p for n, p in enumerate(self.clause.parts) if p.kind == kind and not p.used and n > self.head
        ]
        if roles is None:
            return parts
        return sorted((p for p in parts if p.role in roles), key=lambda p: roles.index(p.role))

    def whom(self, chunk: Chunk, kinds: Sequence[str], actor: str | None = None) -> tuple[Entity, ...]:
        """All whom a name or pronoun can mean, of these kinds; a pronoun never the one who acts."""
        if chunk.named is not None and chunk.kind == NAME:
            return chunk.named.of(*kinds)
        term = chunk.term("pronoun", "all")
        if term is None:
            return chunk.named.of(*kinds) if chunk.named else ()
        if term.kind == "all":
            people = self.setting.own_people[1:]
            return tuple(Entity(CHARACTER, name) for name in people) if CHARACTER in kinds else ()
        return self._meant_by(term.value, kinds, actor)

    def _meant_by(self, pronoun: str, kinds: Sequence[str], actor: str | None) -> tuple[Entity, ...]:
        if pronoun == "me":
            return (Entity(CHARACTER, self.setting.speaker),) if CHARACTER in kinds else ()
        if pronoun == "us":
            return (Entity(GROUP, self.setting.controls.conspiracy),) if GROUP in kinds else ()
        return self._likely(self._pronoun(pronoun, kinds, actor))

    def _likely(self, fitting: Sequence[Entity]) -> tuple[Entity, ...]:
        """Of those whom a pronoun can mean the one named last, and who was named in one list with him."""
        peers = self.memory.peers if fitting and fitting[0] in self.memory.peers else ()
        return tuple(entity for entity in fitting if entity in peers) or tuple(fitting[:1])

    def _pronoun(self, pronoun: str, kinds: Sequence[str], actor: str | None) -> tuple[Entity, ...]:
        """Whom a pronoun can mean, who was spoken of last first; if nobody else, who acted before."""
        meant: tuple[Entity, ...] = ()
        for spoken_of in (self.spoken_of, self.acted):
            meant = meant or tuple(
                entity
                for entity in reversed(spoken_of)
                if entity.kind in kinds and entity.name != actor and self._fits(entity, pronoun)
            )
        return meant

    def acting(self, chunk: Chunk) -> tuple[Entity, ...]:
        """Who is meant where the actor stands: 'he' is rather one of the speaker's own people."""
        term = chunk.term("pronoun")
        if term is None or term.value in ("me", "us") or (chunk.named is not None and chunk.kind == NAME):
            return self.whom(chunk, (CHARACTER, GROUP))
        fitting = [e for e in reversed(self.memory.mentions) if self._fits(e, term.value)]
        mine = [entity for entity in fitting if self.mine(entity)]
        return self._likely(mine or fitting)

    def _fits(self, entity: Entity, pronoun: str) -> bool:
        if entity.kind != CHARACTER:
            return pronoun in ("it", "they")
        known = self.setting.character(entity.name).pronoun
        return pronoun != "it" and (known is None or known == pronoun or pronoun == "they")

    def take(
        self,
        work: Work,
        parameter: str,
        kinds: Sequence[str],
        roles: Sequence[str],
        own: bool | None = None,
        spared: bool = False,
    ) -> bool:
        """Fill `parameter` with the first unread name of these kinds; False if there is none.

        own: only what the speaker controls (True), rather what he does not (False). A name that may mean
        several becomes a doubt. spared: possessors are taken too.
        """
        if parameter in work.params:
            return False
        for part in self.unread(NAME, roles):
            for chunk in part.chunks:
                if self._possessor(part, chunk) and parameter in OBJECTS and not spared:
                    continue
                if not self._settle(work, parameter, chunk, self.meant(chunk, kinds, own, work)):
                    continue
                if parameter in SINGLE:
                    self._only_one(work, parameter, part, kinds, own)
                part.used = len(part.chunks) == 1
                part.chunks = [c for c in part.chunks if c is not chunk] or part.chunks
                return True
        return (
            not spared and parameter in OBJECTS and self.take(work, parameter, kinds, roles, own, spared=True)
        )

    def _possessor(self, part: Part, chunk: Chunk) -> bool:
        """Whether something of his is spoken of ('the Bees' tax collectors'): others are rather meant."""
        if chunk.named is None or not chunk.named.own:
            return False
        n = self.clause.parts.index(part) + 1
        return (
            n < len(self.clause.parts)
            and self.clause.parts[n].kind in (WORD, NAME)
            and not self.clause.parts[n].role
        )

    def _only_one(
        self, work: Work, parameter: str, part: Part, kinds: Sequence[str], own: bool | None
    ) -> None:
        """A list where one name belongs: which of them?"""
        found = [who[0].name for chunk in part.chunks if (who := self.meant(chunk, kinds, own, work))]
        if len(dict.fromkeys(found)) > 1:
            work.params.pop(parameter, None)
            work.doubt(parameter, "one-only", "", tuple(dict.fromkeys(found)))

    def take_all(self, work: Work, parameter: str, kinds: Sequence[str], roles: Sequence[str]) -> None:
        """Add every unread name of these kinds and marks, if it is the speaker's own, to a list parameter."""
        found = list(work.params.get(parameter, ()))
        for part in self.unread(NAME, roles):
            left = []
            for chunk in part.chunks:
                who = self.meant(chunk, kinds, True, work)
                if len(who) == 1 and chunk.named is not None and chunk.named.sure:
                    found += [who[0].name] if who[0].name not in found else []
                    self.memory.mention(who[0])
                else:
                    left.append(chunk)
            part.used = not left
            part.chunks = left or part.chunks
        if found:
            work.params[parameter] = tuple(found)

    def meant(self, chunk: Chunk, kinds: Sequence[str], own: bool | None, work: Work) -> tuple[Entity, ...]:
        """Whom a name or pronoun means in this order. `own`: the speaker's only (True), others' only."""
        term = chunk.term("pronoun")
        if chunk.kind != NAME and term is not None and term.value in ("he", "she", "it", "they"):
            return self._referred(chunk, term.value, kinds, own, work)
        who = self.whom(chunk, kinds, work.actor)
        if own is None:
            return who
        mine = tuple(entity for entity in who if self.mine(entity))
        return mine if own else tuple(entity for entity in who if entity not in mine)

    def _referred(
        self, chunk: Chunk, pronoun: str, kinds: Sequence[str], own: bool | None, work: Work
    ) -> tuple[Entity, ...]:
        """Whom a pronoun means here: nobody who has another part in the order, rather one's own or not, and
        rather somebody spoken of than who is named behind it ('4 MB from THEM to the Ninth Lock').
        """
        taken = {*(entity.name for entity in work.leaders), work.params.get("attacker")}
        fitting = [e for e in self._pronoun(pronoun, kinds, work.actor) if e.name not in taken]
        behind = [c for p in self.clause.parts if p.kind == NAME for c in p.chunks if c.start > chunk.start]
        later = {e.name for c in behind if c.kind == NAME for e in self.whom(c, kinds)}
        fitting = [e for e in fitting if e.name not in later] or fitting
        if work.action in ATTACKS:
            fitting = [e for e in fitting if e.kind != GROUP or not self.setting.group(e.name).conspiracy]
        if own is not None:
            fitting = [entity for entity in fitting if self.mine(entity) is own]
        paid_for = [entity for entity in fitting if entity.name != work.params.get("from")]
        return self._likely(paid_for or fitting)

    def _settle(self, work: Work, parameter: str, chunk: Chunk, who: tuple[Entity, ...]) -> bool:
        if not who:
            return False
        names = tuple(entity.name for entity in who)
        if chunk.named is not None and not chunk.named.sure:
            work.doubt(parameter, "unsure", chunk.text, names)
        elif len(set(names)) > 1:
            work.doubt(parameter, "which", chunk.text, names)
        else:
            work.params[parameter] = names[0]
            self.memory.mention(who[0])
        return True

    def mine(self, entity: Entity) -> bool:
        """Whether the speaker controls it."""
        if entity.kind == GROUP:
            return entity.name in self.setting.own_groups
        return entity.kind == CHARACTER and entity.name in self.setting.own_people

    # -- amounts

    def sums(self) -> list[Part]:
        """The unread sums of the clause, without figures that count something else."""
        parts = [p for p in self.clause.parts if p.kind == MONEY and not p.used]
        telling = [p for p in parts if p.chunks[0].money is not None and not p.chunks[0].money.bare]
        first = telling[0].start if telling else 0
        return [p for p in parts if p in telling or not self._counting(p, first)] if telling else parts

    def money(self, work: Work, parameter: str = "mb", purse: str | None = None) -> bool:
        """Fill `parameter` with the amount of the clause; several are a doubt. `purse`: the group whose
        treasury is 'all'.
        """
        if parameter in work.params:
            return False
        total, found, parts = 0, False, self.sums()
        amounts = [p.chunks[0].money.amount for p in parts if p.chunks[0].money is not None]
        between = [self.clause.message[a.end : b.start] for a, b in pairwise(parts)]
        if len(set(amounts)) > 1 or any("+" in text for text in between):
            work.doubt(parameter, "how-much", self.clause.message[parts[0].start : parts[-1].end])
            return True
        if amounts:
            total, found = amounts[0], True
            for part in parts:
                part.used = True
        for part in [] if found else [p for p in self.clause.parts if p.kind == FLAG and not p.used]:
            kind = part.term.kind if part.term else ""
            told = kind != "nothing" or part.role or " " in part.chunks[0].text
            told = told and not self._of_a_word(part)
            if kind in ("everything", "half", "nothing") and told:
                part.used = found = True
                whole = self.setting.treasury(purse) if purse else None
                if kind != "nothing" and whole is None:
                    work.doubt(parameter, "how-much", part.chunks[0].text)
                    return True
                total = (
                    0 if kind == "nothing" else (whole or 0) if kind == "everything" else (whole or 0) // 2
                )
                if (
                    total
                    and " " not in part.chunks[0].text
                    and not self.clause.message[part.end :][:1].isspace()
                ):
                    work.confirm = work.confirm or "guessed"  # 'as for the price of it ALL, ...'
        if found:
            work.params[parameter] = total
        return found

    def _of_a_word(self, part: Part) -> bool:
        """'I'm HALF asleep', 'ALL thanks to you': the word behind it is meant, and no sum."""
        after = next((p for p in self.clause.parts if p.start >= part.end), None)
        beside = after is not None and not self.clause.message[part.end : after.start].strip()
        return beside and after is not None and after.kind == WORD and not part.role

    def _counting(self, part: Part, first: int) -> bool:
        """'My TWO actions: ...', '... 6 MB 2. Milo ...': a figure that counts something else; `first`: where
        the first sum stands.
        """
        money, head = part.chunks[0].money, self.clause.head
        before = head is not None and part.start < head.start and part.start < first
        return (
            money is not None and money.bare and (before or self.clause.message[part.end :][:1] in (".", ")"))
        )

    # -- text

    def quote(self) -> str | None:
        """The first quotation, as it was written; a particular under its own mark is none."""
        for part in self.unread(QUOTE):
            if part.role in FREE_TEXTS:
                continue
            part.used = True
            return part.chunks[0].text
        return None

    def flag(self, *kinds: str) -> Part | None:
        """The first unread flag of these kinds, read."""
        for part in self.clause.parts:
            if part.kind == FLAG and not part.used and part.term is not None and part.term.kind in kinds:
                part.used = True
                return part
        return None

    def flags(self, kind: str) -> tuple[str, ...]:
        """The values of all unread flags of a kind."""
        found = []
        while (part := self.flag(kind)) is not None and part.term is not None:
            found.append(part.term.value)
        return tuple(dict.fromkeys(found))

    def text_after(self, part: Part, stop_roles: Sequence[str] = (), commas: bool = False) -> str:
        """What is written from `part` to the next pause, amount or mark of `stop_roles`; now read."""
        message, parts = self.clause.message, self.clause.parts
        signs = ";:(" if commas else ";:(,–—"
        end, limit, part.used = part.end, max(self.clause.stop, part.end), True
        for following in parts[parts.index(part) + 1 :]:
            between = message[end : following.marked]
            if following.kind == MONEY or following.role in stop_roles or any(c in between for c in signs):
                limit = following.marked
                break
            following.used, end = True, following.end
        told = self.lexicon.usage.relatives
        for match in re.finditer(r",\s+(\w+)", message[part.after_mark : limit]):
            if match.group(1).casefold() in told and part.after_mark + match.start() >= part.end:
                limit = min(limit, part.after_mark + match.start())
                end = min(end, limit)
        while end < limit and message[end] not in signs + ')\n.!?"':
            end += 1
        return message[part.after_mark : end].strip(" ,:=–—-")

    def words(self, roles: Sequence[str]) -> Part | None:
        """The first unread word, flag or name that stands under one of these marks."""
        for part in self.clause.parts[self.head + 1 :]:
            if not part.used and part.role in roles and part.kind in (WORD, NAME, FLAG, VERB, QUOTE):
                return part
        return None

    def stranger(self, roles: Sequence[str]) -> list[Part]:
        """Words where a name should stand: the run of unread words behind the head or one of these marks."""
        run: list[Part] = []
        for part in self.clause.parts[self.head + 1 :]:
            if (
                part.kind == WORD
                and not part.used
                and (part.role in roles or run)
                and (not run or not part.role or self._linked(part))
            ):
                run.append(part)
            elif run:
                break
        return run

    def _linked(self, part: Part) -> bool:
        """'the Guild OF Spoons': whether a name goes on."""
        return part.mark is not None and set(normal(part.mark.text).split()) <= self.lexicon.links


def own_attacks(setting: Setting) -> list[KnownAttack]:
    """The undecided attacks of the speaker."""
    mine = setting.controls.conspiracy
    return [a for a in setting.attacks if a.by == mine or (a.by is None and a.attacker in setting.own_groups)]
