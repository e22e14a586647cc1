"""Who acts: named before the verb, behind it, carried on from the order before, or the speaker himself."""

from __future__ import annotations

from bot.games.tsw.orders.actions import ACTIONS, FREE, GROUP_COST, PERSON_COST
from bot.games.tsw.orders.asides import before_head
from bot.games.tsw.orders.chunks import NAME, WORD, Chunk
from bot.games.tsw.orders.lexicon import Lexicon
from bot.games.tsw.orders.names import CHARACTER, GROUP, Entity, NameBook
from bot.games.tsw.orders.reader import Clause, Part
from bot.games.tsw.orders.setting import Setting
from bot.games.tsw.orders.signs import IN_PASSING
from bot.games.tsw.orders.spelling import normal
from bot.games.tsw.orders.work import Desk, Memory, Work

MARKED = ("at", "for", "with", "against", "to", "from", "about", "under", "support")
"""Marks of names that are no actors, though they stand before the verb."""
AIMS = ("from", "to", "under", "for", "against", "at", "about", "support")
"""Marks of groups that do not lead."""
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
        self.heading = ""

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
            if part.kind == NAME and self._object_before(desk, part, bool(actors or leaders)):
                part.used = False
            elif part.kind == NAME:
                part.used = True
                for chunk in part.chunks:
                    self._sort(desk, part, chunk, actors, leaders, doubtful)
            elif part.kind == WORD and not spoken and self._unknown_actor(clause, part):
                written = part.chunks[0].text
                doubtful.doubt("actor", "unknown", written, self.names.suggestions(written, (CHARACTER,)))
        single = [p for p in clause.parts[:at] if p.kind == NAME and p.chunks[0].term("all") is None]
        named = [e.name for p in single for c in p.chunks for e in desk.acting(c) if e.name in actors]
        if named and len(actors) > len(named):
            actors = [name for name in actors if name in named]
        if spoken_by_me := [n for n in actors if n == self.setting.speaker and len(actors) > 1]:
            actors = self._without_me(clause, at, actors) or spoken_by_me
        actors = self._taken_up(desk, clause, at) or actors or self._headed(desk, clause, at)
        if giver := given_by(desk):
            clause.guessed = True
            actors = [name for name in actors if name != giver] or actors
        if not actors and not leaders:
            self._inverted(desk, actors, doubtful)
        before, behind = clause.parts[: at + 1], clause.parts[at + 1 :]
        topics = [part for part in before if part.kind == NAME and not part.used]
        kept = [part for part in before if not any(part is topic for topic in topics)]
        clause.parts[:] = kept + topics + behind
        return (
            list(dict.fromkeys(actors)),
            leaders,
            doubtful if doubtful.doubts or doubtful.objections else None,
        )

    def _taken_up(self, desk: Desk, clause: Clause, at: int) -> list[str]:
        """'Dagmar has a vision for Igor: SHE illuminates him': the pronoun alone acts, not who is named
        before the pause.
        """
        names = [part for part in clause.parts[:at] if part.kind == NAME]
        if len(names) < 2 or len(names[-1].chunks) > 1:
            return []
        chunk = names[-1].chunks[0]
        pronoun = chunk.term("pronoun")
        if chunk.term("all") is not None:
            return []
        between = set(clause.message[names[-2].end : chunk.start])
        taken = pronoun is not None and pronoun.value in ("he", "she") and between & set(",:;-–—")
        if not taken and not (pronoun is None and not names[-1].role and ":" in between):
            return []
        return [e.name for e in desk.acting(chunk) if e.kind == CHARACTER and desk.mine(e)]

    def _headed(self, desk: Desk, clause: Clause, at: int) -> list[str]:
        """'Guarding: CORNELIUS, me', '... (scout: CONSTANCE)': who is named first behind a heading acts, if
        somebody else is the object.
        """
        head = clause.head
        names = [part for part in clause.parts if part.kind == NAME]
        first = next((part for part in names if clause.parts.index(part) > at), None)
        if head is None or first is None or len(names) < 2 or first.role or len(first.chunks) > 1:
            return []
        own = [e.name for e in desk.whom(first.chunks[0], (CHARACTER,)) if desk.mine(e)]
        headed = self.message[head.end : first.start].strip() == ":"
        headed = headed and not any(part.role in ("by", "with") for part in names)
        if not headed or len(own) != 1 or own[0] == self.setting.speaker:
            return []
        first.used = True
        return own

    def _without_me(self, clause: Clause, at: int, actors: list[str]) -> list[str]:
        """'I charge Cornelius with ...': who speaks does not act, unless in one list with others."""
        mine = [p for p in clause.parts[:at] if p.kind == NAME and p.chunks[0].term("pronoun") is not None]
        if any(len(part.chunks) > 1 for part in clause.parts[:at]) or not mine:
            return actors
        return [name for name in actors if name != self.setting.speaker]

    def _object_before(self, desk: Desk, part: Part, led: bool) -> bool:
        """Whether a name before a verb that stands last is what it is done to: 'Igor soll die BEES
        infiltrieren'. Who is first of one's own acts, unless his group alone is spoken of.
        """
        clause, form = desk.clause, self.lexicon.verb_last
        if form is None or clause.head is None or part.role:
            return False
        behind = clause.parts[desk.head + 1 :]
        last = form.search(clause.head.chunks[0].text) and not any(p.kind == NAME for p in behind)
        if not last and not clause.passing("polite") and not clause.passing("modal"):
            return False
        own = [e.kind for chunk in part.chunks for e in desk.acting(chunk) if desk.mine(e)]
        alone = sum(p.kind == NAME for p in clause.parts) == 1
        return led or not own or (alone and CHARACTER not in own)

    def _inverted(self, desk: Desk, actors: list[str], doubtful: Work) -> None:
        """The subject right behind a verb whose form needs one: '..., spioniert CONSTANCE sie aus'."""
        clause, form = desk.clause, self.lexicon.subject_behind
        part = next(iter(clause.parts[desk.head + 1 :]), None)
        if form is None or clause.head is None or part is None or part.kind != NAME or part.role:
            return
        own = [e for chunk in part.chunks for e in desk.acting(chunk) if desk.mine(e)]
        if form.search(clause.head.chunks[0].text) and own and all(e.kind == CHARACTER for e in own):
            part.used = True
            for chunk in part.chunks:
                self._sort(desk, part, chunk, actors, [], doubtful)

    def _sort(
        self, desk: Desk, part: Part, chunk: Chunk, actors: list[str], leaders: list[Entity], doubtful: Work
    ) -> None:
        who = desk.acting(chunk)
        people = [e for e in who if e.kind == CHARACTER and desk.mine(e)]
        groups = [e for e in who if e.kind == GROUP and desk.mine(e)]
        text = part.chunks[0].text
        sure = part.chunks[0].named is None or part.chunks[0].named.sure
        everybody = part.chunks[0].term("all") is not None
        if everybody and actors:
            return
        pronoun = part.chunks[0].term("pronoun")
        if people and any(told(desk.clause, part) for told in (self._done_to, self._beside, self._feigned)):
            part.used = False
        elif pronoun is not None and pronoun.value == "someone":
            doubtful.doubt("actor", "who-acts", text, self.setting.own_people)
        elif everybody and len(people) != 2 and self.lexicon.usage.pairs & set(normal(text).split()):
            doubtful.doubt("actor", "which", text, tuple(e.name for e in people))
        elif people and not sure:
            doubtful.doubt("actor", "unsure", text, tuple(e.name for e in people))
        elif len(people) == 1 or everybody:
            actors += [e.name for e in people if e.name not in actors]
            for entity in people:
                self.memory.mention(entity)
        elif people:
            doubtful.doubt("actor", "which", text, tuple(e.name for e in people))
        elif (
            pronoun is not None
            and pronoun.value in ("he", "she")
            and not (who or actors or part.role or self.subject)
        ):
            known = [
                person for person in self.setting.characters if person.name in self.setting.own_people[1:]
            ]
            fitting = [person.name for person in known if person.pronoun in (None, pronoun.value)]
            doubtful.doubt("actor", "who-acts", text, fitting)
        elif groups and part.role not in AIMS:
            leaders += groups[:1]
        elif (
            part.role in MARKED
            or self._spoken_of(desk.clause, part)
            or self._topic(desk.clause, part)
            or actors
            or leaders
        ):
            part.used = False
        elif any(e.kind == CHARACTER for e in who):
            doubtful.object_to("not-your-agent", "TSW-13", name=who[0].name)
        elif who:
            doubtful.object_to("not-your-group", "TSW-13", name=who[0].name)
        else:
            part.used = False

    def _feigned(self, clause: Clause, part: Part) -> bool:
        """'Gus, dressed as PRUDENCE, ...': only put on by somebody named before."""
        named = [p for p in before_head(clause) if p.chunks[0].term("pronoun") is None]
        others = [p for p in named if p.start < part.start and not p.role]
        before = normal(self.message[: part.start]).split()[-1:] if others else []
        return bool(set(before) & self.lexicon.weights.feigning)

    def _beside(self, clause: Clause, part: Part) -> bool:
        """'half a street behind HIM Mireille spies ...': by whom or where, while somebody else acts."""
        others = before_head(clause)
        return part.role in ("at", "from", "about", "under") and any(not p.role for p in others)

    def _done_to(self, clause: Clause, part: Part) -> bool:
        """'IGOR is to be illuminated (by Dagmar)': it is done to him."""
        term = clause.head.term if clause.head is not None else None
        agent = any(p.role == "by" and p.kind == NAME and p.start > part.start for p in clause.parts)
        passive = (clause.passing("passive") or agent) and not clause.passing("delegate") and not part.role
        return passive and term is not None and term.form == "past" and not term.weak

    def _spoken_of(self, clause: Clause, part: Part) -> bool:
        """'Allah Nothing: kill him', 'have Allah killed', 'cartel scouting by Igor': the name is the object,
        not the actor.
        """
        head = clause.head
        if head is None:
            return False
        between = self.message[part.end : head.start]
        if head.term is not None and head.term.patient:
            return True
        done = clause.passing("delegate") or clause.passing("passive")
        passive = head.term is not None and head.term.form == "past" and done
        agent = any(p.role == "by" and p.kind == NAME and p.start > head.start for p in clause.parts)
        passive = passive or (agent and head.term is not None and head.term.form == "ongoing")
        object_ = any(
            p.start < part.start for p in clause.parts if p.sub or (p.term and p.term.kind == "noun")
        )
        apart = any(sign in between for sign in ":-–—")
        return passive or object_ or (apart and not self._object_behind(clause))

    def _object_behind(self, clause: Clause) -> bool:
        """'Silas Crowbar: guard me': somebody else is the object, so he who stands before was told to act."""
        head = clause.head
        behind = [p for p in clause.parts if head is not None and p.kind == NAME and p.start > head.start]
        said = [c.term("pronoun") for p in behind if p.role in ("", "against") for c in p.chunks[:1]]
        return any(term is not None and term.value == "me" for term in said)

    def _topic(self, clause: Clause, part: Part) -> bool:
        """'The Cult bores me, so let us destroy it': other words stand between the name and the verb."""
        at, head = clause.parts.index(part), clause.head
        assert head is not None
        between = clause.parts[at + 1 : clause.parts.index(head)]
        return any(p.kind in (NAME, WORD) and not p.role for p in between) or (
            "," in self.message[part.end : head.start]
            and len(self.message[part.end : head.start].split()) > 1
        )

    def _unknown_actor(self, clause: Clause, part: Part) -> bool:
        """A strange word where the actor stands: before a colon, or capital before the verb."""
        del clause
        word = part.chunks[0].text
        low = word.casefold()
        if self.lexicon.adverb.search(low) or not low.isalpha() or part.role:
            return False
        headed = self.message[part.end : part.end + 1] == ":"
        return headed or (word[:1].isupper() and low not in self.lexicon.known)

    def behind(self, desk: Desk, work: Work, before: bool) -> None:
        """'..., with Constance', 'by Cornelius': an own person under such a mark, or left over at the end."""
        roles = ("with", "by") if before else OWN_ROLES
        if ACTIONS[work.action].cost != PERSON_COST or (
            work.action in ("emissary",) and before is False and "destination" not in work.params
        ):
            return
        parts = desk.clause.parts
        denied = [n for n, p in enumerate(parts) if p.term is not None and p.term.kind == "not"]
        if not before and any(p.kind == NAME for n in denied if n > desk.head for p in parts[n + 1 : n + 3]):
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
        if not free and joined and (others := self._named_since()):
            work.doubt("actor", "who-acts", "", (*others, *self.subject))
            return
        if not free and joined and self.subject:
            work.actor, work.named_actor = self.subject[0], False
            return
        if not free and self.heading and self.subject[:1] == [self.heading]:
            work.actor, work.named_actor = self.heading, True
            return
        same_line = self.subject_line == self.line(clause.start)
        if not free and same_line and self.subject and self.subject[0] != self.setting.speaker:
            work.doubt("actor", "who-acts", "", (self.subject[0], self.setting.speaker))
            return
        work.actor = self.setting.speaker

    def _named_since(self) -> list[str]:
        """Own agents in the order before who have no part in it: one of them may go on."""
        last = self.memory.works[-1] if self.memory.works else None
        if last is None:
            return []
        parts = {last.actor, *map(str, last.params.values()), *last.params.get("agents", ())}
        return [name for name in self.setting.own_people if name in last.about and name not in parts]

    def line(self, offset: int) -> int:
        return self.message.count("\n", 0, offset)


def given_by(desk: Desk) -> str:
    """'IGOR asks Dagmar to recruit her': who else than the speaker gives somebody an order; '' if nobody."""
    parts = desk.clause.parts[: max(desk.head, 0)]
    for one, link, other in zip(parts, parts[1:], parts[2:], strict=False):
        passed = link.kind == IN_PASSING and link.term is not None and link.term.kind == "delegate"
        if not passed or one.kind != NAME or other.kind != NAME:
            continue
        who = [entity.name for entity in desk.whom(one.chunks[0], (CHARACTER,))]
        if who and who[0] != desk.setting.speaker:
            return who[0]
    return ""
