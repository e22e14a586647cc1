"""What an order tells by words of its own kind: places that belong to somebody, alignments, numbers of
lines, attacks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.games.tsw.orders.actions import ACTIONS, PERSON_COST
from bot.games.tsw.orders.setting import KnownAttack, Setting, attack_name
from bot.games.tsw.orders.work import Work, own_attacks
from bot.games.tsw.reading.frames import Frame
from bot.games.tsw.reading.language import Language, Phrases
from bot.games.tsw.reading.mask import ALL_OF_IT, NAME, SIGN, Piece
from bot.games.tsw.reading.names import GROUP, PERSON, PLACE, Entity
from bot.games.tsw.reading.tokens import BREAK, NUMBER, QUOTE
from bot.games.tsw.reading.wording import EDGES, WEAK, spoken_words

BOUGHT = ("demolish", "buy out")
"""What is done to a place, if nobody there is named."""


@dataclass(slots=True)
class Filled:
    """What a stretch of a message orders: one order, or one for each of several people or targets."""

    work: Work
    actors: list[str] = field(default_factory=list)
    stranger: str = ""
    several: dict[str, list[str]] = field(default_factory=dict)
    used: set[int] = field(default_factory=set)
    named: bool = False
    """Whether an actor is named."""


@dataclass(slots=True)
class Context:
    """Who was spoken of so far in a message, the last one last."""

    people: list[str] = field(default_factory=list)
    things: list[Entity] = field(default_factory=list)
    """Groups and places."""
    actor: str = ""
    """Who was told to act, before what."""

    def note(self, entity: Entity) -> None:
        if entity.kind == PERSON:
            self.people = [*(name for name in self.people if name != entity.name), entity.name]
        elif entity.kind in (GROUP, PLACE):
            self.things = [*(one for one in self.things if one != entity), entity]


class Particulars:
    """One message, and what its words tell beside its names."""

    def __init__(self, setting: Setting, language: Language, message: str, pieces: Sequence[Piece]) -> None:
        self.setting, self.language = setting, language
        self.message, self.pieces = message, pieces
        self.said = spoken_words(pieces)
        self.heads = self._headings()
        self.aims = [""] * len(pieces)
        for at, _, intention in language.phrases("intentions").of(self.said):
            self.aims[at] = intention

    def _headings(self) -> list[str]:
        """By piece: which particular it heads, 'quote' for a quotation, 'leaning' for an alignment or
        flag."""
        heads = [""] * len(self.pieces)
        for name, phrases in self.language.each("cues").items():
            for at, size, _ in phrases.of(self.said):
                if size > 1 or len(self.said[at]) > WEAK or name == "name":
                    heads[at] = name
        for phrases in (self.language.phrases("alignments"), self.language.phrases("flags")):
            for at, _, _ in phrases.of(self.said):
                heads[at] = heads[at] or "leaning"
        for at, piece in enumerate(self.pieces):
            if self.said[at] in self.setting.alignments:
                heads[at] = heads[at] or "leaning"
            if piece.kind == QUOTE:
                heads[at] = "quote"
        return heads

    # -- what is told by words

    def particulars(
        self, frame: Frame, label: str, free: Sequence[int], filled: Filled, context: Context
    ) -> None:
        params, action = filled.work.params, frame.action
        said = [""] * (free[-1] + 1 if free else 0)
        for n in free:
            said[n] = self.said[n]
        if "attack" in frame.slots:
            self._attack(filled, frame)
        if action == "attack":
            self._option(filled, "intention", self.language.phrases("intentions"), said)
            self._where(filled, said)
        if action in ("create-front", "leak"):
            self._flags(params, action, said)
        if action == "create-front":
            self._leanings(filled, said)
        if action == "emissary" and "gift" not in params:
            self._gift(params, free)
        if action == "withdraw":
            self._lines(filled, free, said)
        if action == "guard" and "target" not in params:
            self._option(filled, "target", self.language.bases, said)
        self._sums(filled, frame)
        self._strangers(filled, frame, free)
        self._only_one(filled, frame, context)

    def _strangers(self, filled: Filled, frame: Frame, free: Sequence[int]) -> None:
        """What looks like a name, and stands where one is missing."""
        pieces = self.pieces
        someone = [pieces[n].text for n in free if pieces[n].mask == "<someone>"]
        if someone and not filled.actors and filled.work.params.keys() >= set(frame.required):
            filled.stranger = someone[0]
        new = [n for n in free if pieces[n].strange]
        if not new:
            return
        written = self._run(new)
        lacking = self._lacking(filled, frame)
        if lacking and "attack" not in frame.slots:
            filled.work.doubt(lacking[0], "stranger", written)
        elif new[0] == free[0]:
            self._acts(filled, frame, filled.stranger or written)

    def _run(self, places: Sequence[int]) -> str:
        """What is written at the first of some pieces, and those right behind it."""
        last = next(n for n in range(places[0], places[-1] + 1) if n + 1 not in places)
        return self.message[self.pieces[places[0]].start : self.pieces[last].end]

    @staticmethod
    def _acts(filled: Filled, frame: Frame, name: str) -> None:
        """Somebody unknown is to act, where nobody who is known is."""
        if not filled.actors and ACTIONS[frame.action].cost == PERSON_COST:
            filled.stranger = name

    @staticmethod
    def _lacking(filled: Filled, frame: Frame) -> list[str]:
        """The names that an order lacks."""
        named = (name for name in frame.required if name in frame.slots and not frame.slots[name].money)
        return [name for name in named if name not in filled.work.params]

    def _where(self, filled: Filled, said: Sequence[str]) -> None:
        params = filled.work.params
        places = {place.name for place in self.setting.places}
        if params.get("target") in places:
            params["location"] = params["target"]
        elif "target" not in params and "location" in params and params.get("intention") in BOUGHT:
            params["target"] = params["location"]
        self._option(filled, "location", self.language.phrases("spots"), said)

    @staticmethod
    def _option(filled: Filled, name: str, phrases: Phrases, said: Sequence[str]) -> None:
        """A part of an order that is one of a few things, by the phrase that says it."""
        told = next(phrases.of(said), None)
        if told is not None and filled.work.params.setdefault(name, told[2]) == told[2]:
            filled.used.update(range(told[0], told[0] + told[1]))

    def _flags(self, params: dict[str, Any], action: str, said: Sequence[str]) -> None:
        told = {value for _, _, value in self.language.phrases("flags").of(said)}
        if action == "create-front" and "neutral" in told and "under" not in params:
            params["neutral"] = True
        if action == "leak" and "anonymous" in told and "signed" not in told:
            params["anonymous"] = True

    def _leanings(self, filled: Filled, said: Sequence[str]) -> None:
        own = self.setting.alignments
        told = [(at, value) for at, _, value in self.language.phrases("alignments").of(said) if value in own]
        told += [(at, word) for at, word in enumerate(said) if word in own]
        if told:
            filled.work.params["alignments"] = tuple(dict.fromkeys(value for _, value in told))
            filled.used.update(at for at, _ in told)

    def _gift(self, params: dict[str, Any], free: Sequence[int]) -> None:
        """'A case of bottled fog as a gift': what stands before or behind that word."""
        phrases = self.language.each("cues")["gift"]
        for n in free:
            match = phrases.at(self.said, n) if self.said[n] else None
            if match is None:
                continue
            behind = self.message[self.pieces[n + match[0] - 1].end : self._until(n + match[0])]
            start = max((m + 1 for m in range(n) if self.pieces[m].kind in (NAME, SIGN)), default=0)
            articles = [m for m in range(start, n) if self.said[m] in self.language.set("articles")]
            before = self.message[self.pieces[articles[0]].start : self.pieces[n].start] if articles else ""
            told = before if len(before.split()) > 1 else behind
            if told.strip(EDGES):
                params["gift"] = told.strip(EDGES)
                return

    def _until(self, at: int) -> int:
        """Where the words end that begin with this piece: with a sign or a name."""
        while at < len(self.pieces) and self.pieces[at].kind not in (NAME, SIGN, BREAK):
            at += 1
        return self.pieces[at].start if at < len(self.pieces) else len(self.message)

    def _lines(self, filled: Filled, free: Sequence[int], said: Sequence[str]) -> None:
        """Which lines of the sheet are taken back."""
        params, told = filled.work.params, {value for _, _, value in self.language.phrases("sheet").of(said)}
        if "standing" in told or self.language.set("standing") & set(said):
            params["standing"] = True
        if "of" in params:
            return
        last = -1 in map(self.language.ordinals.get, said)
        numbers, people = self._numbers(free, said), self._taking_orders(free)
        if len(people) == 1 and not numbers:
            params["of"] = people[0]
        elif numbers and not last:
            params["number"] = tuple(dict.fromkeys(numbers)) if numbers[1:] else numbers[0]
        elif last:
            params["number"] = "last"
            filled.work.confirm = "guessed" * bool(numbers)  # 'the last two': how many are there?
        elif "all" in told or ALL_OF_IT in [self.pieces[n].amount for n in free]:
            params["number"] = "all"
        elif "standing" not in params:
            params["number"] = "last"
            filled.work.confirm = "guessed"

    def _numbers(self, free: Sequence[int], said: Sequence[str]) -> list[int]:
        """The numbers of lines, in figures or in words."""
        numbers = [self.pieces[n].amount for n in free if self.pieces[n].kind == NUMBER]
        ordinals = (self.language.ordinals.get(word, 0) for word in said)
        numbers += [number for number in ordinals if number > 0]
        return numbers + [self.language.numbers[word] for word in said if word in self.language.numbers]

    def _taking_orders(self, free: Sequence[int]) -> list[str]:
        """Who of those named takes the writer's orders."""
        mentions = (self.pieces[n].mention for n in free)
        named = (entity for mention in mentions if mention is not None for entity in mention.entities)
        own = self.setting.controls.characters
        return [entity.name for entity in named if entity.kind == PERSON and entity.name in own]

    def _sums(self, filled: Filled, frame: Frame) -> None:
        """'All its money' is what lies in the treasury."""
        params = filled.work.params
        if params.get("mb") == ALL_OF_IT:
            purse = params.get("from") or params.get("attacker") or self.setting.controls.conspiracy
            there = self.setting.treasury(purse) if purse in self.setting.own_groups else None
            params["mb"] = there
            if there is None:
                del params["mb"]
        group = params.get("group")
        if frame.action == "defend" and "from" not in params and group in self.setting.own_groups:
            own = self.language.set("own purse")
            if any(word in own for word in self.said):
                params["from"] = group

    def _only_one(self, filled: Filled, frame: Frame, context: Context) -> None:
        """What can be only one thing is not asked."""
        params = filled.work.params
        own = self.setting.own_groups
        if "attacker" in frame.slots and "attacker" not in params and len(own) == 1:
            params["attacker"] = own[0]
        if frame.action == "drop" and "group" not in params and len(own) == 2:
            params["group"] = own[1]
        events = self.setting.events
        if frame.action == "play-event" and "event" not in params and len(events) == 1:
            params["event"] = events[0].name

    def _attack(self, filled: Filled, frame: Frame) -> None:
        """Which undecided attack is meant, by the groups that are named."""
        named = filled.several.pop("attack", [])
        mine, found = own_attacks(self.setting), self._attacks(filled, frame, named)
        if len(found) == 1:
            filled.work.params["attack"] = attack_name(found[0])
            if frame.action == "interfere" and found[0] in mine:
                filled.work.confirm = "guessed"
        elif found:
            filled.work.doubt("attack", "who-acts", "", tuple(map(attack_name, found)))
        elif named:
            filled.work.object_to("no-such-attack", ACTIONS[frame.action].rule, name=named[0])

    def _attacks(self, filled: Filled, frame: Frame, named: Sequence[str]) -> list[KnownAttack]:
        """The attacks of which most is named; of several those in which who acts has a hand."""
        known, mine = list(self.setting.attacks), own_attacks(self.setting)
        if frame.action in ("cancel", "postpone"):
            known = mine
        elif frame.action == "interfere" and not named:
            known = [attack for attack in known if attack not in mine]
        best = max((self._touched(attack, named) for attack in known), default=0)
        found = [attack for attack in known if self._touched(attack, named) == best and (best or not named)]
        inside = [attack for attack in found if self._concerned(filled, attack)]
        return inside if len(found) > 1 and inside else found

    def _concerned(self, filled: Filled, attack: KnownAttack) -> bool:
        """Whether who acts is inside one of the groups in an attack (TSW-46)."""
        person = self.setting.character(filled.actors[0] if filled.actors else self.setting.speaker)
        return bool({person.group, *person.inside} & {attack.target, attack.attacker, *attack.support})

    def _touched(self, attack: KnownAttack, named: Sequence[str]) -> int:
        """How much of an attack is named; its target weighs most."""
        leads = {person.name: person.runs for person in self.setting.characters}
        spoken = {leads.get(name) or name for name in named}
        weights = ((attack.target, 3), (attack.attacker, 2), (attack.by, 1))
        touched = sum(weight for name, weight in weights if name in spoken)
        return touched + sum(name in spoken for name in attack.support)
