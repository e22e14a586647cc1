"""Frames filled: which name, sum or phrase of a stretch of a message is which part of an order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.games.tsw.orders.actions import ACTIONS, ATTACKS, INTENTIONS, PERSON_COST
from bot.games.tsw.orders.setting import Setting
from bot.games.tsw.orders.work import Work
from bot.games.tsw.reading.frames import Frame, Slot, fits, frames, suits
from bot.games.tsw.reading.language import Language
from bot.games.tsw.reading.mask import MONEY, NAME, Piece
from bot.games.tsw.reading.names import GROUP, PERSON, Entity
from bot.games.tsw.reading.particulars import Context, Filled, Particulars
from bot.games.tsw.reading.purses import Share, funded, shares
from bot.games.tsw.reading.scorer import Scorer, slot_features, tongue_of
from bot.games.tsw.reading.split import Chunk
from bot.games.tsw.reading.tokens import BREAK, NUMBER
from bot.games.tsw.reading.wording import Wording, Words

NONE, ACTOR = "none", "actor"
UNLIKELY = -5.5
"""A slot that is required takes what nothing else wants, unless it is as unlikely as that."""
UNHEARD = -9.0
"""How likely a part of an order is of which the scorer knows nothing."""
LED = 2.0
"""How much likelier a slot is of which a preposition stands before the name."""
LABELLED = 9.0
"""How much likelier a slot is that is written before the name, with a colon."""
LONGEST_PREPOSITION = 5
BODILY = ("kill", "seduce", "confuse", "kidnap")
"""What is done to people only, not to places."""
Offer = tuple[float, int, str, list[Entity]]
"""How likely a piece is a slot, the piece, the slot, and who may be meant."""
SEVERAL = ("target", "group", "event")
"""Slots of one name that may be said of several, in an order for each."""


class Filler(Particulars):
    """Fills frames for one message of one writer."""

    def __init__(
        self, setting: Setting, language: Language, scorer: Scorer, message: str, pieces: Sequence[Piece]
    ) -> None:
        super().__init__(setting, language, message, pieces)
        self.scorer = scorer
        self._scores: dict[tuple[str, int], dict[str, float]] = {}
        self._alike: dict[tuple[str, ...], dict[str, float]] = {}
        seen: dict[str, int] = {}
        self._nth: list[int] = []
        for piece in pieces:
            self._nth.append(seen.get(piece.mask, 0) if piece.kind in (NAME, MONEY, NUMBER) else 0)
            seen[piece.mask] = seen.get(piece.mask, 0) + 1
        self._lists = {at: run for run in self._listed() for at in run}

    # -- how well names fit

    def scores(self, label: str, at: int) -> dict[str, float]:
        """How likely a piece is each part of an order."""
        family = label.partition(":")[0]
        family = "attack-group" if family.startswith("attack-") else family
        key = (family, at)
        if key not in self._scores:
            listed = [self._scored(family, n) for n in self._list(at)]
            mean = listed[0]
            if len(listed) > 1:
                names = {name for scores in listed for name in scores}
                mean = {name: sum(one.get(name, UNHEARD) for one in listed) / len(listed) for name in names}
            self._scores.update({(family, n): mean for n in self._list(at)})
        return self._scores[key]

    def _scored(self, family: str, at: int) -> dict[str, float]:
        features = slot_features(family, self.pieces, at, self._nth[at], tongue_of(self.language.name))
        said = tuple(features)
        if said not in self._alike:
            self._alike[said] = self.scorer.slots.judge(features)
        scores = dict(self._alike[said])
        for name in frames()[family].slots if family in frames() else ():
            scores[name] = scores.get(name, UNHEARD) + self._led(name, at)
        if self._heads(at):
            scores[ACTOR] = scores.get(ACTOR, UNHEARD) + LABELLED
        return scores

    def _heads(self, at: int) -> bool:
        """Whether a name stands before a colon at the head of a line, 'Igor: ...', or 'everybody' does."""
        first = at == 0 or self.pieces[at - 1].kind == BREAK
        called = [piece.text for piece in self.pieces[at + 1 : at + 2]] == [":"]
        return first and (called or self.pieces[at].mask == "<all>")

    def _list(self, at: int) -> tuple[int, ...]:
        """The pieces of the list of names of one kind in which a piece stands: they are the same part."""
        return self._lists.get(at, (at,))

    def _listed(self) -> Iterator[tuple[int, ...]]:
        """The lists of names of one kind: 'Igor, Max and Babs'."""
        run, joined = list[int](), False
        for at, piece in enumerate(self.pieces):
            if piece.kind != NAME or piece.mention is None or piece.mention.pronoun not in ("", "me"):
                continue
            between = range(run[-1] + 1, at) if run else range(0)
            alike = bool(run) and self._kind_of(run[0]) == self._kind_of(at)
            if not (alike and between and all(self._lists_on(n) for n in between)):
                if joined:
                    yield tuple(run)
                run, joined = [], False
            elif any(self.said[n] in self.language.set("lists") for n in between):
                joined = True
            run.append(at)
        if joined:
            yield tuple(run)

    def _kind_of(self, at: int) -> str:
        return "<man>" if self.pieces[at].mask == "<me>" else self.pieces[at].mask

    def _lists_on(self, at: int) -> bool:
        words = self.language
        return self.pieces[at].text == "," or self.said[at] in words.set("lists") | words.set("articles")

    def _led(self, name: str, at: int) -> float:
        """How much likelier a name is a slot because a preposition of it stands right before it or its
        article, or because the slot is written out with a colon: 'Target: ...'."""
        phrases = self.language.each("prepositions").get(name)
        if phrases is None or self.pieces[at].kind != NAME or at == 0:
            return 0.0
        labelled = self.pieces[at - 1].text in (":", "=")
        passed = labelled or self.said[at - 1] in self.language.set("articles") | self.language.set("own")
        before = at - passed
        places = range(max(0, before - LONGEST_PREPOSITION), before)
        led = any(phrases.at(self.said[:before], n) == (before - n, name) for n in places)
        return led * (LABELLED if labelled else LED)

    def affinity(self, label: str, first: int, last: int) -> tuple[float, int]:
        """How gladly the names of a stretch take part in an action, and how many required slots they could
        fill."""
        frame = frames().get(label.partition(":")[0])
        if frame is None:
            return 0.0, 0
        gain, taken = 0.0, set[str]()
        for at in range(first, last):
            if self.pieces[at].kind in (NAME, MONEY):
                gain += self._gladly(frame, label, at, taken)
        if frame.slots and any(piece.strange for piece in self.pieces[first:last]):
            taken.add(next(iter(frame.slots)) if frame.action not in ATTACKS else "target")
            gain += 1.0
        intention = label.partition(":")[2]
        gain += 2.0 * (frame.action == "attack" and intention in self.aims[first:last])
        required = {name for name in frame.required if name in frame.slots or name in frame.words}
        return gain, len(taken & required)

    def _gladly(self, frame: Frame, label: str, at: int, taken: set[str]) -> float:
        """How much likelier a name or sum is its best slot than nothing; that one is taken."""
        scores, sum_of_money = self.scores(label, at), self.pieces[at].kind == MONEY
        wanted = [slot.name for slot in frame.slots.values() if slot.money or not sum_of_money]
        wanted = wanted if sum_of_money else [ACTOR, *wanted]
        best = max(wanted, key=lambda name: scores.get(name, UNHEARD), default=NONE)
        gain = scores.get(best, UNHEARD) - scores[NONE]
        if gain > 0:
            taken.add(best)
        return max(-2.0, min(2.0, gain))

    # -- filling

    def fill(self, label: str, parts: Sequence[Chunk], context: Context) -> Filled:
        """The order that chunks say, if they say this."""
        action, _, intention = label.partition(":")
        frame, filled = frames()[action], Filled(Work(action, None))
        first, last = parts[0].first, parts[-1].last
        aims = [aim for aim in self.aims[first:last] if aim]
        if intention in INTENTIONS:
            filled.work.params["intention"] = intention if intention in aims else (*aims, intention)[0]
        words = self._words(frame, label, parts)
        covered = {n for told in words.values() for n in range(told.first, told.last)}
        filled.used |= covered
        free = [n for n in range(first, last) if n not in covered]
        paid = self._shares(label, free) if "attacker" in frame.slots else []
        payments = self._payments(paid, free)
        free = [n for n in free if n not in payments]
        filled.used |= payments
        self._assign(frame, label, free, filled, context)
        for name, told in words.items():
            filled.work.params.setdefault(name, told.text)
        self.particulars(frame, label, free, filled, context)
        funded(filled.work.params, paid)
        return filled

    def _shares(self, label: str, free: Sequence[int]) -> list[Share]:
        """Who pays which sum; not who only supports."""

        def pays(at: int) -> bool:
            scores = self.scores(label, at)
            return scores.get("funds", UNHEARD) >= scores.get("support", UNHEARD)

        told = shares(self.pieces, self.said, free, self.language)
        return [share for share in told if share.named < 0 or pays(share.named)]

    def _payments(self, paid: Sequence[Share], free: Sequence[int]) -> set[int]:
        """The pieces that only tell who pays; a purse that is the only group of the writer's also leads."""
        named = {share.named for share in paid}
        others = [n for n in free if self.pieces[n].mask == "<own>" and n not in named]
        return {share.at for share in paid} | (named if others else set())

    def _words(self, frame: Frame, label: str, parts: Sequence[Chunk]) -> dict[str, Words]:
        if not frame.words:
            return {}
        wording = Wording(self.message, self.pieces, parts, self.language)
        return wording.find(frame.words, self._behind(label, parts[0].first, parts[-1].last))

    def _behind(self, label: str, first: int, last: int) -> int:
        """Behind the name of whom it concerns: there a particular may be told without a heading."""
        for at in range(first, last):
            if self.pieces[at].kind == NAME:
                scores = self.scores(label, at)
                if max(scores.get("target", UNHEARD), scores.get("destination", UNHEARD)) > scores.get(
                    ACTOR, UNHEARD
                ):
                    return at + 1
        return first

    def _assign(
        self, frame: Frame, label: str, free: Sequence[int], filled: Filled, context: Context
    ) -> None:
        """Names and sums are given to slots, the likeliest first; then what is required takes what is
        left."""
        offers = [offer for at in free for offer in self._offers(frame, label, at, context)]
        offers.sort(key=lambda offer: (-offer[0], offer[1]))
        taken: set[int] = set()
        for score, at, name, who in offers:
            if score >= self.scores(label, at)[NONE] and at not in taken:
                taken |= {at} if self._take(frame, filled, at, name, who, True) else set()
        for score, at, name, who in offers:
            if score > UNLIKELY and name in frame.required and at not in taken:
                taken |= {at} if self._take(frame, filled, at, name, who, False) else set()
        filled.used |= taken
        params = filled.work.params
        self._sorted(frame, free, params)
        self._paired(frame, free, filled, context)

    def _sorted(self, frame: Frame, free: Sequence[int], params: dict[str, Any]) -> None:
        """Several of one part stand in the order in which they are named."""
        for name in (slot.name for slot in frame.slots.values() if slot.many and slot.name in params):
            params[name] = tuple(sorted(params[name], key=lambda one: self._place(one, free)))

    def _paired(self, frame: Frame, free: Sequence[int], filled: Filled, context: Context) -> None:
        """'Igor spies on Babs, Max on Gus': as many of a kind as there are to act, one for each of them."""
        name = next((name for name in SEVERAL if name in filled.work.params and name in filled.several), "")
        if len(filled.actors) < 2 or not name or ACTIONS[frame.action].cost != PERSON_COST:
            return
        named = (self.meant(at, context)[:1] for at in free if self.pieces[at].kind == NAME)
        told = {entity.name: entity.kind for who in named for entity in who}
        kind = told.get(filled.work.params[name], "")
        pairs = [one for one in told if told[one] == kind and one not in filled.actors]
        if len(pairs) == len(filled.actors):
            filled.several[name] = pairs

    def _place(self, name: str, free: Sequence[int]) -> int:
        """Where somebody is named."""
        return next((at for at in free if self._names(at, name)), 0)

    def _names(self, at: int, name: str) -> bool:
        mention = self.pieces[at].mention
        return mention is not None and any(entity.name == name for entity in mention.entities)

    def _offers(self, frame: Frame, label: str, at: int, context: Context) -> Iterator[Offer]:
        """What slots a name or sum may fill, and how likely each is."""
        scores, kind = self.scores(label, at), self.pieces[at].kind
        if kind in (MONEY, NUMBER):
            for slot in frame.slots.values():
                if slot.money:
                    yield scores.get(slot.name, UNHEARD), at, slot.name, []
        if kind != NAME:
            return
        who = self.meant(at, context)
        people = [entity for entity in who if entity.kind == PERSON]
        if people:
            yield scores.get(ACTOR, UNHEARD), at, ACTOR, people
        mention = self.pieces[at].mention
        if mention is None or mention.pronoun != "all":  # all of one's own only act
            yield from self._parts(frame, label, at, who)

    def _parts(self, frame: Frame, label: str, at: int, who: Sequence[Entity]) -> Iterator[Offer]:
        """What parts of an order those who are named may be, and how likely each is."""
        scores = self.scores(label, at)
        for slot in frame.slots.values():
            fitting = [] if slot.money else self._fitting(frame, label, slot, who)
            if fitting:
                better = [entity for entity in fitting if suits(self.setting, slot, entity)]
                worse = 0.0 if better else 1.5
                yield scores.get(slot.name, UNHEARD) - worse, at, slot.name, better or fitting

    def _fitting(self, frame: Frame, label: str, slot: Slot, who: Sequence[Entity]) -> list[Entity]:
        """Who of those a name may mean is of a kind that a slot takes."""
        found = [entity for entity in who if fits(self.setting, slot, entity)]
        if frame.action == "give-group":
            return [group for entity in found if (group := self._run_by(entity)) is not None]
        bodily = label.partition(":")[2] in BODILY and slot.name == "target"
        return [entity for entity in found if entity.kind == PERSON or not bodily]

    def _run_by(self, entity: Entity) -> Entity | None:
        """A group, or the one that a person runs."""
        if entity.kind != PERSON:
            return entity
        runs = self.setting.character(entity.name).runs
        return Entity(GROUP, runs) if runs else None

    def meant(self, at: int, context: Context) -> list[Entity]:
        """Who is meant by a name, or by a pronoun after what was said before it."""
        mention = self.pieces[at].mention
        if mention is None:
            return []
        if not mention.pronoun:
            return list(mention.entities)
        if mention.pronoun == "me":
            return [Entity(PERSON, self.setting.speaker)]
        if mention.pronoun == "us":
            return [Entity(GROUP, self.setting.controls.conspiracy)]
        if mention.pronoun == "it":
            return context.things[-1:]
        if mention.pronoun == "all":
            return [Entity(PERSON, name) for name in self.setting.controls.characters]
        return [Entity(PERSON, name) for name in self._pronoun(mention.pronoun, context)]

    def _pronoun(self, pronoun: str, context: Context) -> list[str]:
        known = {person.name: person.pronoun for person in self.setting.characters}
        own = self.setting.own_people
        if pronoun == "you":
            return [name for name in reversed(context.people) if name in own[1:]][:1]
        spoken = [name for name in reversed(context.people) if known.get(name) in (pronoun, None)]
        return [name for name in spoken if name != self.setting.speaker][:1]

    def _take(
        self, frame: Frame, filled: Filled, at: int, name: str, who: list[Entity], strict: bool
    ) -> bool:
        """Put a name or sum into a slot; False if the slot is taken, or it does not fit after all."""
        if name == ACTOR:
            return self._act(filled, at, who)
        slot, params = frame.slots[name], filled.work.params
        if slot.money:
            return self._pay(filled, at, name)
        if "attack" in slot.kinds:
            filled.several.setdefault("attack", []).extend(entity.name for entity in who)
            return True
        if ACTIONS[frame.action].cost == PERSON_COST and who[0].name in filled.actors:
            return False
        if slot.many:
            if who[0].name not in (*params.get(name, ()), *params.values()):
                params[name] = (*params.get(name, ()), who[0].name)
            return True
        if name in params:
            return strict and self._one_more(frame, filled, at, name, who)
        if len(who) > 1 and not self._settled(filled, at, name, who):
            return True
        params[name] = who[0].name
        filled.several.setdefault(name, []).append(who[0].name)
        return True

    def _one_more(self, frame: Frame, filled: Filled, at: int, name: str, who: list[Entity]) -> bool:
        """A second target, in a list with the first."""
        params = filled.work.params
        if params[name] == who[0].name:
            return True
        listed = (name in SEVERAL and ACTIONS[frame.action].cost == PERSON_COST) or name == "event"
        if listed and self._joined(at) and name in filled.several:
            filled.several[name].append(who[0].name)
            return True
        return False

    def _joined(self, at: int) -> bool:
        """Whether a name stands in a list with another one."""
        near = (*self.said[max(0, at - 1) : at], *self.said[at + 1 : at + 2])
        return any(word in self.language.set("joints") for word in near)

    def _settled(self, filled: Filled, at: int, name: str, who: list[Entity]) -> bool:
        """Whether the first of several who may be meant is meant; else it is asked."""
        choices = tuple(dict.fromkeys(entity.name for entity in who))
        if len(choices) == 1 or len({entity.kind for entity in who}) > 1:
            return True
        filled.work.doubt(name, "which", self.pieces[at].text, choices)
        return False

    def _act(self, filled: Filled, at: int, who: list[Entity]) -> bool:
        own = [entity.name for entity in who if entity.name in self.setting.own_people]
        if not own:
            return self._acts_strangely(filled, at, who[0].name)
        if any(name in filled.work.params.values() for name in own):
            return False
        names = own if self.pieces[at].mask == "<all>" else own[:1]
        mine = self.setting.speaker
        if filled.actors and mine in (names[0], filled.actors[0]) and not self._joined(at):
            if names == [mine]:
                return False
            if filled.actors == [mine]:
                filled.actors.remove(mine)
        filled.actors += [name for name in names if name not in filled.actors]
        filled.named = True
        return True

    def _acts_strangely(self, filled: Filled, at: int, name: str) -> bool:
        """Whether somebody who takes no orders heads this one."""
        mention = self.pieces[at].mention
        if filled.actors or filled.stranger or mention is None or mention.pronoun:
            return False
        filled.stranger = name
        return True

    def _pay(self, filled: Filled, at: int, name: str) -> bool:
        params, piece = filled.work.params, self.pieces[at]
        if name in params:
            return False
        if name == "gift":
            params["gift"] = f"{piece.amount} MB"
        else:
            params[name] = piece.amount
        return True
