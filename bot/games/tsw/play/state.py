"""One game of The Secret Wars as columns by group and by person, and the facts that every rule asks for.

Groups: 0..seats-1 are the players' conspiracies (TSW-03), then the groups of the world, then those made in
play.
Persons: 0..seats-1 are the players' characters, then the people of the world, then those who came later.
Money in MB.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

from bot.engine.kernel import State
from bot.engine.sealed import SealedRound
from bot.games.tsw.world.alignments import AlignmentSet
from bot.games.tsw.world.records import CHECKED, EventRecord, Stock, set_of, stock_of
from bot.games.tsw.world.world import World, generate

NOBODY = -1
Record = dict[str, Any]


TO_ALL = "everybody"
"""To whom press goes that all may read."""
UNATTENDED = "unattended"
"""The option that the table fills in where nobody may be the gamemaster."""
MATERIAL = "world"
"""The option that holds what the server has added to the world: stored lines (`world.records`), put there by
the table when the game begins."""


@lru_cache(maxsize=128)
def world_of(seed: int, groups: int, alignments: str, additions: tuple[str, ...]) -> World:
    """The world of a seed, made once; `groups` 0 takes all there are."""
    return generate(seed, stock_of(alignments, additions), groups or None)


class GroupFacts(NamedTuple):
    """What does not change about a group."""

    about: str
    kind: str
    place: str
    danger: str
    aka: tuple[str, ...]
    special: tuple[str, str, int] | None


class PersonFacts(NamedTuple):
    """What does not change about a person. ties: (kind, person)."""

    pronoun: str
    job: str
    alignments: tuple[str, ...]
    skills: tuple[str, ...]
    quirk: str
    secret: str
    home: str
    place: str
    ties: tuple[tuple[str, int], ...]


class OrderSheets(SealedRound):
    """What everything else in the game may know of the orders; `turn.OrdersRound` carries them out."""

    name = "orders"
    at_once: ClassVar[bool] = False


class SecretWars(State):
    """One game.

    minds: the settled answers of the interview, by seat. g_*: by group (master NOBODY: neutral or a
    conspiracy; dark:
    no income up to this turn). p_*: by person (out: cannot act up to this turn; lit: illuminated; wins:
    successes).
    masters: by person [seat, loyalty]; inside: by person [group infiltrated, the seat that knows of it,
    NOBODY: all their masters]; holds: by person [seat, bonus]; learned: skills.
    notes: what each seat has been told, true or not: pages of groups and people by number, wrongs counted by
    name. trail: by hidden fact, the seats it has reached (bit mask).
    attacks: undecided ones (heard: the seats that have ever known of it). offers: groups given away,
    unanswered. grace: [from, to, seat] free transfers.
    supply: special events still to be found, by seat: each kind once, so that no find depends on others'.
    checks, sheets, value, before: the turn being resolved, for the gamemaster's desk. queue: what waits for
    them. edits: what they have written and given since the turn was resolved, in that order. rulings: how
    they judge gambits, by seat and words. retold: texts they have changed, by 'g' or 'p' and number. press:
    what players have written to each other in this turn and the last (to NOBODY: to all).
    """

    __slots__ = (
        "alive",
        "attack_count",
        "attacks",
        "before",
        "checks",
        "deeds",
        "destroyed",
        "edits",
        "extra_events",
        "extra_groups",
        "extra_people",
        "fronts",
        "g_aid",
        "g_align",
        "g_alive",
        "g_arrows",
        "g_dark",
        "g_income",
        "g_master",
        "g_money",
        "g_name",
        "g_power",
        "g_resistance",
        "goals",
        "grace",
        "hands",
        "holds",
        "inside",
        "issue",
        "learned",
        "masters",
        "minds",
        "news",
        "notes",
        "offer_count",
        "offers",
        "options",
        "overrides",
        "p_alive",
        "p_group",
        "p_lit",
        "p_loyalty",
        "p_name",
        "p_out",
        "p_power",
        "p_toughness",
        "p_wins",
        "press",
        "queue",
        "reports",
        "retold",
        "rulings",
        "seed",
        "sheets",
        "spoken",
        "standing",
        "subscribed",
        "supply",
        "teased",
        "trail",
        "turn",
        "value",
    )

    options: dict[str, Any]
    seed: int
    minds: list[Record]
    g_name: list[str]
    g_power: list[int]
    g_aid: list[int]
    g_resistance: list[int]
    g_income: list[int]
    g_arrows: list[int]
    g_money: list[int]
    g_master: list[int]
    g_alive: list[int]
    g_dark: list[int]
    g_align: list[list[str]]
    extra_groups: list[Record]
    p_name: list[str]
    p_power: list[int]
    p_toughness: list[int]
    p_loyalty: list[int]
    p_group: list[int]
    p_alive: list[int]
    p_out: list[int]
    p_lit: list[int]
    p_wins: list[int]
    extra_people: list[Record]
    masters: dict[str, list[list[int]]]
    inside: dict[str, list[list[int]]]
    holds: dict[str, list[list[int]]]
    learned: dict[str, list[str]]
    alive: list[int]
    notes: list[dict[str, dict[str, Any]]]
    hands: list[list[int]]
    subscribed: list[int]
    goals: list[list[Any]]
    standing: list[list[Record]]
    reports: list[list[list[Any]]]
    destroyed: list[int]
    fronts: list[list[int]]
    spoken: list[dict[str, int]]
    attacks: list[Record]
    attack_count: int
    offers: list[Record]
    offer_count: int
    supply: list[list[int]]
    extra_events: list[Record]
    deeds: dict[str, int]
    grace: list[list[int]]
    news: list[Record]
    issue: Record
    teased: list[int]
    trail: dict[str, int]
    turn: int
    value: int
    sheets: list[list[list[Any]]]
    checks: list[Record]
    overrides: dict[str, list[int]]
    before: str
    queue: list[Record]
    press: list[Record]
    edits: list[list[Any]]
    rulings: dict[str, list[Any]]
    retold: dict[str, dict[str, Any]]

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        super().__init__(seats)
        self.options = dict(options)
        self.seed = self.turn = self.value = self.attack_count = self.offer_count = 0
        self.minds = [{} for _ in range(seats)]
        for name in (
            "name",
            "power",
            "aid",
            "resistance",
            "income",
            "arrows",
            "money",
            "master",
            "alive",
            "dark",
            "align",
        ):
            setattr(self, f"g_{name}", [])
        for name in ("name", "power", "toughness", "loyalty", "group", "alive", "out", "lit", "wins"):
            setattr(self, f"p_{name}", [])
        self.extra_groups, self.extra_people, self.extra_events = [], [], []
        self.masters, self.inside, self.holds, self.learned = {}, {}, {}, {}
        self.alive, self.subscribed, self.destroyed = [1] * seats, [0] * seats, [0] * seats
        self.notes = [{"groups": {}, "people": {}, "wrongs": {}} for _ in range(seats)]
        self.hands, self.fronts = [[] for _ in range(seats)], [[] for _ in range(seats)]
        self.goals, self.standing = [[] for _ in range(seats)], [[] for _ in range(seats)]
        self.reports = [[] for _ in range(seats)]
        self.supply = [[] for _ in range(seats)]
        self.spoken = [{} for _ in range(seats + 1)]
        self.attacks, self.offers, self.grace, self.news, self.teased = [], [], [], [], []
        self.deeds, self.trail, self.issue, self.overrides = {}, {}, {}, {}
        self.sheets, self.checks, self.queue, self.edits, self.press = [], [], [], [], []
        self.rulings, self.retold = {}, {}
        self.before = ""

    # -- the world

    @property
    def world(self) -> World:
        """The world of this game."""
        options = self.options
        return world_of(self.seed, int(options["groups"]), str(options["alignments"]), self._additions)

    @property
    def stock(self) -> Stock:
        """The material from which the world of this game was made."""
        return stock_of(str(self.options["alignments"]), self._additions)

    @property
    def alignments(self) -> AlignmentSet:
        """The alignments of this game (TSW-22)."""
        return set_of(str(self.options["alignments"]), self.stock.own)

    @property
    def _additions(self) -> tuple[str, ...]:
        return tuple(self.options.get(MATERIAL, ()))

    def group_facts(self, g: int) -> GroupFacts:
        """What is fixed about a group, unless the gamemaster has told it anew."""
        facts = self._group_facts(g)
        retold = self.retold.get(f"g{g}")
        return facts._replace(**retold) if retold else facts

    def _group_facts(self, g: int) -> GroupFacts:
        if g < self.seats:
            mind = self.minds[g]
            return GroupFacts(mind["image"], "conspiracy", mind["place"], "lethal", (), None)
        made = self.world.groups
        if g - self.seats < len(made):
            group = made[g - self.seats]
            return GroupFacts(group.about, group.kind, group.place, group.danger, group.aka, group.special)
        e = self.extra_groups[g - self.seats - len(made)]
        special = tuple(e["special"]) if e["special"] else None
        return GroupFacts(e["about"], e["kind"], e["place"], e["danger"], tuple(e["aka"]), special)

    def person_facts(self, p: int) -> PersonFacts:
        """What is fixed about a person, unless the gamemaster has told it anew."""
        facts = self._person_facts(p)
        retold = self.retold.get(f"p{p}")
        return facts._replace(**retold) if retold else facts

    def _person_facts(self, p: int) -> PersonFacts:
        if p < self.seats:
            mind, said = self.minds[p], self.stock.people.leaders
            return PersonFacts(
                "they", said.job.format(words=mind["who"].rstrip(".")),
                tuple(mind["alignments"]), tuple(mind["abilities"]),
                said.quirk.format(words=mind["interests"].rstrip(".")),
                said.secret.format(words=mind["goals"].rstrip(".")),
                mind["where"], mind["place"], (),
            )  # fmt: skip
        made = self.world.people
        if p - self.seats < len(made):
            m = made[p - self.seats]
            ties = tuple((tie.kind, tie.other + self.seats) for tie in m.ties)
            return PersonFacts(
                m.pronoun, m.job, m.alignments, m.skills, m.quirk, m.secret, m.home, m.place, ties
            )
        e = self.extra_people[p - self.seats - len(made)]
        return PersonFacts(
            e["pronoun"], e["job"], tuple(e["alignments"]), tuple(e["skills"]), e["quirk"], e["secret"],
            e["home"], e["place"], (),
        )  # fmt: skip

    def event(self, index: int) -> EventRecord:
        """A special event; those of the world first, then a moderator's."""
        made = self.world.events
        if index < len(made):
            return made[index]
        return EventRecord.model_validate(self.extra_events[index - len(made)], context=CHECKED)

    def skills(self, p: int) -> tuple[str, ...]:
        """A person's skills, with those learned in play (TSW-53)."""
        return (*self.person_facts(p).skills, *self.learned.get(str(p), ()))

    def named_group(self, name: object) -> int:
        """The living group of that name, or NOBODY."""
        return next((g for g, n in enumerate(self.g_name) if n == name and self.g_alive[g]), NOBODY)

    def named_person(self, name: object) -> int:
        """The person of that name, or NOBODY."""
        return next((p for p, n in enumerate(self.p_name) if n == name), NOBODY)

    def people_heard_of(self, seat: int) -> set[int]:
        """The persons whose names a seat knows, its own with them."""
        return {*self.people_of(seat), *map(int, self.notes[seat]["people"])}

    def named(self, name: object, seat: int) -> tuple[int, int]:
        """The living group and the person that a seat means by a name, or NOBODY for each.

        A group may have come to be called like somebody of whom its finder had not heard (TSW-04): whoever
        has heard of the person only means the person.
        """
        g, p = self.named_group(name), self.named_person(name)
        heard = str(g) in self.notes[seat]["groups"] or (g != NOBODY and self.owner(g) == seat)
        return (g if heard or p not in self.people_heard_of(seat) else NOBODY), p

    # -- who controls what

    def owner(self, g: int) -> int:
        """The seat whose power structure a group is in, or NOBODY if it is neutral."""
        while self.g_master[g] != NOBODY:
            g = self.g_master[g]
        return g if g < self.seats else NOBODY

    def puppets(self, g: int) -> list[int]:
        """The groups directly below."""
        if g not in self.g_master:
            return []
        return [h for h, master in enumerate(self.g_master) if master == g and self.g_alive[h]]

    def branch(self, g: int) -> list[int]:
        """A group and everything below it, masters first."""
        found = [g]
        for h in found:
            found += self.puppets(h)
        return found

    def controlled(self, seat: int) -> list[int]:
        """The groups in a power structure, without the conspiracy."""
        return self.branch(seat)[1:]

    def depth(self, g: int) -> int:
        """Steps below its conspiracy, from 1; 0 for neutral groups and conspiracies."""
        if self.owner(g) == NOBODY:
            return 0
        steps = 0
        while self.g_master[g] != NOBODY:
            g, steps = self.g_master[g], steps + 1
        return steps

    def open_arrows(self, g: int) -> int:
        """Control arrows that are free."""
        return self.g_arrows[g] - len(self.puppets(g))

    def earnings(self, g: int) -> int:
        """Megabucks that a group is paid every turn: its income, what its special power adds, and to a
        conspiracy one for every place that it has bought (TSW-20, TSW-40)."""
        special = self.group_facts(g).special
        places = sum(owner == g for owner in self.deeds.values()) if g < self.seats else 0
        return self.g_income[g] + (special[2] if special and special[0] == "income" else 0) + places

    def release(self, g: int) -> list[int]:
        """A group and all below it become neutral; their treasuries are lost (TSW-34, TSW-37)."""
        freed = self.branch(g)
        for h in freed:
            self.g_master[h] = NOBODY
            self.g_money[h] = 0
        return freed

    # -- people

    def loyalty(self, p: int, seat: int) -> int:
        """How loyal a person is to a seat; 0 if they do not take its orders."""
        return next((loyal for q, loyal in self.masters.get(str(p), ()) if q == seat), 0)

    def agents(self, seat: int) -> list[int]:
        """The living people who take a seat's orders, without its own character."""
        own = [int(p) for p, masters in self.masters.items() if any(q == seat for q, _ in masters)]
        return sorted(p for p in own if self.p_alive[p])

    def masters_of(self, p: int) -> list[int]:
        """Whose orders somebody takes: a leading character their own."""
        return [p] if p < self.seats else [q for q, _ in self.masters.get(str(p), ())]

    def people_of(self, seat: int) -> list[int]:
        """The character and the agents of a seat."""
        return [seat, *self.agents(seat)]

    def group_of(self, p: int) -> int:
        """The living group from which somebody comes, or NOBODY."""
        g = self.p_group[p]
        return g if g != NOBODY and self.g_alive[g] else NOBODY

    def memberships(self, p: int, seat: int) -> list[int]:
        """The groups somebody is in as a master of theirs knows them: where they come from and those they
        have infiltrated, but for what others have had them do (TSW-49)."""
        home = [self.p_group[p]] if self.p_group[p] != NOBODY else []
        known = [g for g, master in self.inside.get(str(p), ()) if master in (seat, NOBODY)]
        return [g for g in (*home, *known) if self.g_alive[g]]

    def insiders(self, groups: set[int]) -> set[int]:
        """The seats one of whose people is, as they know, in one of these groups (`memberships`)."""
        alive = {g for g in groups if self.g_alive[g]}
        found: set[int] = set()
        for p in {*range(self.seats), *map(int, self.masters)}:
            if self.p_group[p] in alive:
                found.update(self._orders_taken(p))
        for p, places in self.inside.items():
            known = [master for g, master in places if g in alive]
            if known:
                found.update(q for q in self._orders_taken(int(p)) if q in known or NOBODY in known)
        return found

    def _orders_taken(self, p: int) -> list[int]:
        """The seats among whose people somebody is (`people_of`)."""
        masters = [q for q, _ in self.masters.get(str(p), ())] if self.p_alive[p] else []
        return [p, *masters] if p < self.seats else masters

    def members(self, g: int) -> Iterator[int]:
        """The living people who belong to a group."""
        return (p for p, group in enumerate(self.p_group) if group == g and self.p_alive[p])

    def can_act(self, p: int) -> bool:
        """Whether a person lives and is neither hurt, held nor confused this turn."""
        return bool(self.p_alive[p]) and self.p_out[p] < self.turn

    # -- attacks

    def busy_groups(self) -> set[int]:
        """Groups that are tied up in undecided attacks (TSW-31)."""
        return {g for a in self.attacks for g in (a["attacker"], *a["support"])}

    def busy_people(self) -> set[int]:
        """People who are tied up in undecided attacks (TSW-31)."""
        return {p for a in self.attacks for p in a["agents"]}

    def attack_audience(self, a: Record) -> list[int]:
        """The seats that know of an undecided attack: attacker, owner of the target, whoever has people
        inside."""
        inside = self.insiders({a["target"], a["attacker"], *a["support"]})
        audience = {a["seat"], self.owner(a["target"]), *(q for q in inside if self.alive[q])}
        return sorted(q for q in audience if q >= 0)

    def attack_knowledge(self, a: Record, seat: int) -> bool:
        """Whether a seat that knows of an attack also knows who leads it: from inside, or because it is its
        own."""
        return a["seat"] == seat or seat in self.insiders({a["attacker"], *a["support"]})
