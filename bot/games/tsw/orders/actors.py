"""Who acts: named before the verb, behind it, carried on from the order before, or the speaker himself."""

from __future__ import annotations

from bot.games.tsw.orders.actions import ACTIONS, ATTACKS, FREE, GROUP_COST
from bot.games.tsw.orders.chunks import NAME, WORD, Chunk
from bot.games.tsw.orders.lexicon import Lexicon
from bot.games.tsw.orders.names import CHARACTER, GROUP, Entity, NameBook
from bot.games.tsw.orders.reader import Clause, Part
from bot.games.tsw.orders.setting import Setting
from bot.games.tsw.orders.work import Desk, Memory, Work

MARKED = ("at", "for", "with", "against", "to", "from", "about", "under", "support")
"""Marks of names that are no actors, though they stand before the verb."""
OWN_ROLES = ("with", "by", "", "support", "for", "from")


class Cast:
    """The actors of one message. `subject`: who was named last as acting, on `subject_line`."""

    def __init__(
        self, setting: Setting, lexicon: Lexicon, names: NameBook, memory: Memory, message: str
    ) -> None:
        self.setting = setting
        self.lexicon = lexicon
        self.names = names
        self.memory = memory
        self.message = message
        self.subject: list[str] = []
        self.subject_line = -1

    def desk(self, clause: Clause) -> Desk:
        return Desk(self.setting, self.lexicon, self.names, self.memory, clause)

    def act(self, actor: str, at: int) -> None:
        """`actor` was named as acting at an offset of the message."""
        self.subject, self.subject_line = [actor], self.line(at)
        self.memory.actors = [actor]

    def before(self, clause: Clause) -> tuple[list[str], list[Entity], Work | None]:
        """Actors and leading groups named before the verb; doubts about them. Others become what is spoken
        of.
        """
        desk = self.desk(clause)
        at = desk.head
        actors: list[str] = []
        leaders: list[Entity] = []
        doubtful = Work("")
        spoken = any(part.kind == NAME for part in clause.parts[:at])
        for part in clause.parts[:at]:
            if part.kind == NAME:
                part.used = True
                for chunk in part.chunks:
                    self._sort(desk, part, chunk, actors, leaders, doubtful)
            elif part.kind == WORD and not spoken and self._unknown_actor(clause, part):
                written = part.chunks[0].text
                doubtful.doubt("actor", "unknown", written, self.names.suggestions(written, (CHARACTER,)))
        before, behind = clause.parts[: at + 1], clause.parts[at + 1 :]
        topics = [part for part in before if part.kind == NAME and not part.used]
        kept = [part for part in before if not any(part is topic for topic in topics)]
        clause.parts[:] = kept + topics + behind
        return (
            list(dict.fromkeys(actors)),
            leaders,
            doubtful if doubtful.doubts or doubtful.objections else None,
        )

    def _sort(
        self, desk: Desk, part: Part, chunk: Chunk, actors: list[str], leaders: list[Entity], doubtful: Work
    ) -> None:
        who = desk.acting(chunk)
        people = [e for e in who if e.kind == CHARACTER and desk.mine(e)]
        groups = [e for e in who if e.kind == GROUP and desk.mine(e)]
        text = part.chunks[0].text
        sure = part.chunks[0].named is None or part.chunks[0].named.sure
        everybody = part.chunks[0].term("all") is not None
        pronoun = part.chunks[0].term("pronoun")
        if pronoun is not None and pronoun.value == "someone":
            doubtful.doubt("actor", "who-acts", text, self.setting.own_people)
        elif people and not sure:
            doubtful.doubt("actor", "unsure", text, tuple(e.name for e in people))
        elif len(people) == 1 or everybody:
            actors += [e.name for e in people if e.name not in actors]
            for entity in people:
                self.memory.mention(entity)
        elif people:
            doubtful.doubt("actor", "which", text, tuple(e.name for e in people))
        elif groups and part.role != "from":
            leaders += groups[:1]
        elif part.role in MARKED or self._spoken_of(desk.clause, part):
            part.used = False
        elif any(e.kind == CHARACTER for e in who):
            doubtful.object_to("not-your-agent", "TSW-13", name=who[0].name)
        elif who:
            doubtful.object_to("not-your-group", "TSW-13", name=who[0].name)
        else:
            part.used = False

    def _spoken_of(self, clause: Clause, part: Part) -> bool:
        """'Allah Nothing: kill him', 'have Allah killed': the name is the object, not the actor."""
        head = clause.head
        if head is None:
            return False
        between = self.message[part.end : head.start]
        if head.term is not None and head.term.patient:
            return True
        done = clause.passing("delegate") or clause.passing("passive")
        passive = head.term is not None and head.term.form == "past" and done
        object_ = any(
            p.start < part.start for p in clause.parts if p.sub or (p.term and p.term.kind == "noun")
        )
        return passive or object_ or any(sign in between for sign in ":-–—")

    def _unknown_actor(self, clause: Clause, part: Part) -> bool:
        """A strange word where the actor stands: before a colon, or capital before the verb."""
        del clause
        word = part.chunks[0].text
        low = word.casefold()
        if low in self.lexicon.known or self.lexicon.adverb.search(low) or not low.isalpha() or part.role:
            return False
        after = self.message[part.end : part.end + 1]
        return after == ":" or word[:1].isupper()

    def behind(self, desk: Desk, work: Work, before: bool) -> None:
        """'..., with Constance', 'by Cornelius': an own person under such a mark, or left over at the end."""
        roles = ("with", "by") if before else OWN_ROLES
        if work.action in ATTACKS or (
            work.action in ("emissary",) and before is False and "destination" not in work.params
        ):
            return
        probe = Work(work.action)
        if before:
            marked = [
                p
                for p in desk.unread(NAME, roles)
                if any(desk.mine(e) for e in desk.whom(p.chunks[0], (CHARACTER,)))
            ]
            if not marked or (work.action == "illuminate" and not marked):
                return
        if desk.take(probe, "actor", (CHARACTER,), roles, own=True):
            work.doubts += probe.doubts
            work.actor = probe.params.get("actor")
            work.named_actor = work.actor is not None

    def default(self, work: Work, clause: Clause, joined: bool) -> None:
        """The subject goes on within a sentence; on the same line it may; else the speaker acts himself."""
        free = ACTIONS[work.action].cost in (FREE, GROUP_COST)
        if work.leaders and not free:
            work.doubt("actor", "who-acts", work.leaders[0].name, self.setting.own_people)
            return
        if not free and joined and self.subject:
            work.actor, work.named_actor = self.subject[0], False
            return
        same_line = self.subject_line == self.line(clause.start)
        if not free and same_line and self.subject and self.subject[0] != self.setting.speaker:
            work.doubt("actor", "who-acts", "", (self.subject[0], self.setting.speaker))
            return
        work.actor = self.setting.speaker

    def line(self, offset: int) -> int:
        return self.message.count("\n", 0, offset)
