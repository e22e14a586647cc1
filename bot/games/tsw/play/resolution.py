"""The turn on the gamemaster's desk: orders being carried out, dice, what each player will read (TSW-15).

Every check has its own dice, drawn from the turn's chance value and the order it belongs to, so that changing
one
order or one result (TSW-90) leaves all others as they were.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.engine.chance import Stream, shuffle
from bot.games.tsw.orders.actions import OWN_WORDS
from bot.games.tsw.play import answers
from bot.games.tsw.play.answers import BEFORE, BESIDES, NOW, STANDING
from bot.games.tsw.play.notes import note_death, stands_in
from bot.games.tsw.play.provenance import EVERYBODY, figures_of_person, let_out, reach
from bot.games.tsw.play.state import NOBODY, SecretWars
from bot.games.tsw.world.formula import PERSONAL_LIKE, Part, decided, likeness, mixed, word

SECTIONS = ("lead", "attacks", "notices", "leaks", "teasers", "classifieds")
"""The Watchful Eye from top to bottom (TSW-80)."""
MOST_POWER, MOST_TOUGHNESS = 10, 9
VERBATIM = frozenset({"gambit", "emissary", "leak", "play-event"})
WINS_TO_GROW, WINS_TO_LEARN = 2, 5
FLAVOUR = 1
SAID = (*OWN_WORDS, "location", "traits", "skill", "details", "currency")
"""Where else than in the detail of an order its player may have put it: what names somebody is none."""
SKILLED = 1
SKILLS: dict[str, tuple[str, ...]] = {
    "attack": ("marksmanship", "poison", "explosives", "seduction", "sabotage", "burglary"),
    "create-front": ("oratory", "law", "accountancy"),
    "emissary": ("driving", "ventriloquism", "bribery"),
    "guard": ("marksmanship", "acrobatics", "medicine"),
    "illuminate": ("hypnosis", "astrology", "cooking"),
    "infiltrate": ("disguise", "forgery", "acrobatics"),
    "interfere": ("sabotage", "blackmail", "explosives"),
    "leak": ("gossip", "photography", "ventriloquism"),
    "meditate": ("astrology",),
    "recruit": ("oratory", "bribery", "blackmail", "seduction"),
    "scout": ("gossip", "accountancy", "cooking"),
    "spy": ("burglary", "lockpicking", "cryptography", "photography"),
    "support": ("law", "bribery", "oratory"),
}
"""The skills that help with an action; whoever succeeds often enough learns the first they lack (TSW-53)."""


WRONGS = {
    "under-attack": "attacker",
    "defended-destroyed": "attacker",
    "defended-freed": "attacker",
    "defended-success": "attacker",
    "defended-failure": "attacker",
    "attempt": "stranger",
    "attempt-on-place": "stranger",
    "intruder": "person",
    "approached": "stranger",
    "watched": "stranger",
    "stranger-asking": "person",
}
"""Lines that tell of a wrong, and which argument names who did it: what grudges are made of."""


@dataclass(slots=True)
class Act:
    """One order being carried out. number: its place in the sheet; from 100 on, standing orders. free: it
    uses up no action of its actor (TSW-12). spared: its actor has been let off it. asked: the order as its
    player gave it, and `when`; told: what its player will read in answer."""

    seat: int
    number: int
    actor: int
    action: str
    params: dict[str, Any]
    flavour: str = ""
    free: bool = False
    done: bool = False
    spared: bool = False
    asked: Mapping[str, Any] = field(default_factory=dict)
    when: str = NOW
    told: list[list[Any]] = field(default_factory=list)

    @property
    def worked(self) -> bool:
        """Whether its actor has spent an action on it."""
        return self.done and not self.free and not self.spared

    @property
    def key(self) -> str:
        return f"{self.seat}.{self.number}"


class Roll(NamedTuple):
    """How a check went. margin: how far the dice stayed below the base, negative on a failure."""

    success: bool
    margin: int
    total: int


@dataclass
class Resolution:
    """A turn being resolved. All that is not in the state is forgotten when the turn is over.

    guards: who guard a person or place, and what helps each of them to.
    bonuses: special events that no order has made use of: seat, actions, alignments, amount, name.
    shields: special events by the group that they protect: seat, amount, name; tried: groups attacked since.
    escapes: who is kept from the next harm; sheltered: by which special events: person, seat, name.
    attacks: the numbers of undecided attacks, by seat and what the seat called them when it gave its orders.
    helpers: who support an attack or interfere with it this turn, and the seat that ordered it.
    lapsed: seats with standing orders of somebody who has died, and who it is.
    aside: orders that nobody has to carry out, or can; launched: those that began the undecided attacks of
    this turn, by their numbers. answering: the order in answer to which its player is told something.
    """

    s: SecretWars
    value: int
    acts: list[Act] = field(default_factory=list)
    aside: list[Act] = field(default_factory=list)
    launched: dict[int, Act] = field(default_factory=dict)
    answering: Act | None = None
    guards: dict[str, list[tuple[Act, int]]] = field(default_factory=dict)
    bonuses: list[tuple[int, tuple[str, ...], tuple[str, ...], int, str]] = field(default_factory=list)
    shields: dict[int, list[tuple[int, int, str]]] = field(default_factory=dict)
    tried: set[int] = field(default_factory=set)
    escapes: set[int] = field(default_factory=set)
    sheltered: list[tuple[int, int, str]] = field(default_factory=list)
    silenced: set[str] = field(default_factory=set)
    consents: dict[int, tuple[Act, bool]] = field(default_factory=dict)
    attacks: dict[tuple[int, str], int] = field(default_factory=dict)
    helpers: dict[int, int] = field(default_factory=dict)
    lapsed: list[tuple[int, int]] = field(default_factory=list)
    postponed: set[int] = field(default_factory=set)
    tied: set[int] = field(default_factory=set)
    told: list[list[list[Any]]] = field(default_factory=list)
    paper: dict[str, list[list[Any]]] = field(default_factory=dict)
    news: list[dict[str, Any]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.told = [[] for _ in range(self.s.seats)]
        self.paper = {name: [] for name in SECTIONS}
        order = list(range(self.s.seats))
        shuffle(mixed(self.value, "initiative"), order)
        self.rank = {seat: place for place, seat in enumerate(order)}

    # -- telling

    def tell(self, seat: int, key: str, **args: object) -> None:
        """A line in a player's report: the phrase's key, which of its variants, and its arguments
        (TSW-81)."""
        if 0 <= seat < self.s.seats:
            act = self.answering
            lines = act.told if act is not None and act.seat == seat else self.told[seat]
            lines.append(self.line(seat, key, args))
            wrong = args.get(WRONGS.get(key, ""))
            if wrong:
                wrongs = self.s.notes[seat]["wrongs"]
                wrongs[str(wrong)] = wrongs.get(str(wrong), 0) + 1

    def print(self, section: str, key: str, **args: object) -> None:
        """A line in The Watchful Eye (TSW-80)."""
        self.paper[section].append(self.line(self.s.seats, key, args))

    def line(self, reader: int, key: str, args: dict[str, object]) -> list[Any]:
        """A line for one reader (the number of seats: for all); they meet a phrase again as late as
        possible."""
        spoken = self.s.spoken[reader]
        count = spoken.get(key, 0)
        spoken[key] = count + 1
        return [key, mixed(self.s.seed, key, reader) % 997 + count, dict(args)]

    def asked_of(self, p: int) -> list[Act]:
        """What somebody is to do and has not done yet: the orders that use up an action of theirs
        (TSW-12)."""
        name, pending = self.s.p_name[p], [act for act in self.acts if not act.done]
        return [
            act
            for act in pending
            if (act.actor == p and not act.free) or name in act.params.get("agents", ())
        ]

    def engaged(self, seat: int, p: int) -> str:
        """How a seat is told that somebody is tied up in an undecided attack: with a pretext, unless the
        attack is its own (TSW-31, TSW-49)."""
        own = any(p in a["agents"] for a in self.s.attacks if a["seat"] == seat)
        return "actor-busy" if own else "actor-excused"

    def spare(self, act: Act, p: int) -> None:
        """Somebody does not do what they were asked: their own order, or their part in an attack."""
        if act.actor == p:
            act.done = act.spared = True
        else:
            act.params["agents"] = [name for name in act.params["agents"] if name != self.s.p_name[p]]

    @contextmanager
    def answers(self, act: Act) -> Iterator[Act]:
        """What the player of `act` is told meanwhile answers that order (TSW-81)."""
        before, self.answering = self.answering, act
        try:
            yield act
        finally:
            self.answering = before

    def settled(self, act: Act, when: str = NOW) -> Act:
        """An order that needs nobody to carry it out, or that nobody can."""
        act.done, act.spared, act.when = True, True, when
        self.aside.append(act)
        return act

    def earlier(self, matter: Mapping[str, Any], seat: int, number: int) -> Act:
        """The order of a turn before from which an undecided matter has come."""
        return self.settled(Act(seat, number, seat, "", {}, asked=matter.get("asked", {})), BEFORE)

    def read_by(self, seat: int) -> list[list[Any]]:
        """All lines that a player will read, in answer to orders or unasked."""
        own = [act for act in (*self.acts, *self.aside) if act.seat == seat]
        return [*self.told[seat], *(line for act in own for line in act.told)]

    def embroider(self, act: Act) -> None:
        """Of what the player wrote beyond what an order needs, its manner is told with what came of it
        (TSW-13) if it was done and the actor lives to tell. Orders that are words already say it
        themselves."""
        s = self.s
        lost, became = act.actor != NOBODY and not s.p_alive[act.actor], answers.verdict(act.told)
        if act.action in VERBATIM or lost or became not in answers.TRIED:
            return
        how = answers.manner(act.flavour, self._others_known(act))
        if how:
            with self.answers(act):
                self.tell(act.seat, "as-ordered", actor=s.p_name[act.actor], flavour=how)

    def _others_known(self, act: Act) -> list[str]:
        """Whom the player of an order has heard of, but for those who are in it."""
        s, pages = self.s, self.s.notes[act.seat]
        names = [*(s.g_name[int(g)] for g in pages["groups"]), *(s.p_name[int(p)] for p in pages["people"])]
        within = {s.p_name[act.actor], *map(str, act.params.values())}
        return [name for name in names if name not in within]

    def close(self) -> None:
        """Hand over what was told and what happened: what became of a seat's orders, the old ones first, then
        what came unasked."""
        for seat, p in self.lapsed:
            self.tell(seat, "standing-void", actor=self.s.p_name[p])
        for seat, unasked in enumerate(self.told):
            acts = [act for act in (*self.acts, *self.aside) if act.seat == seat and act.asked]
            acts.sort(key=lambda act: (act.when != BEFORE, act.when == STANDING, act.number))
            report = [line for act in acts for line in answers.answered(act.asked, act.when, act.told)]
            loose = [line for act in (*self.acts, *self.aside) if act.seat == seat and not act.asked
                     for line in act.told]  # fmt: skip
            self.s.reports[seat] = [*report, *([[BESIDES, 0, {}]] if report else []), *loose, *unasked]
        self.s.news = self.news

    def known(self, act: Act, *facts: int) -> None:
        """The player of `act` sees something that depends on these facts, and on their own people."""
        reach(self.s, [*facts, figures_of_person(act.actor)], [act.seat])

    def meet(self, seats: tuple[int, ...]) -> None:
        """These seats have seen something of each other."""
        mask = 0
        for seat in seats:
            mask |= 1 << seat if seat >= 0 else 0
        let_out(self.s, [seat for seat in seats if seat >= 0], mask)

    def public(self, *seats: int) -> None:
        """Everybody sees something that depends on all that these seats have become."""
        let_out(self.s, [seat for seat in seats if seat >= 0], EVERYBODY)

    # -- dice

    def stream(self, *about: object) -> Stream:
        """Numbers that depend on the turn's chance value and on what they are about."""
        return Stream(mixed(self.value, *about) << 16 | self.value & 0xFFFF)

    def roll(self, act: Act, parts: list[Part], about: str = "") -> Roll:
        """Two dice against the sum of `parts` (TSW-71), as the gamemaster may have changed them (TSW-90)."""
        key = f"{act.key}{about}"
        stream = self.stream("dice", key)
        faces = [stream.below(6) + 1, stream.below(6) + 1]
        forced = self.s.overrides.get(key, [])
        if len(forced) == 2:
            faces = list(forced)
        base = sum(amount for _, amount in parts)
        success = bool(forced[0]) if len(forced) == 1 else decided(base, faces)
        self.s.checks.append(
            {
                "key": key,
                "seat": act.seat,
                "actor": self.s.p_name[act.actor],
                "action": act.action,
                "parts": [list(part) for part in parts],
                "dice": faces,
                "success": int(success),
                "forced": len(forced),
            }
        )
        margin = base - sum(faces)
        return Roll(success, max(margin, 0) if success else min(margin, -1), sum(faces))

    def odds(
        self, act: Act, ease: int, against: int, alignments: tuple[str, ...] = (), kind: str = ""
    ) -> list[Part]:
        """The parts of an individual check: the actor's Power, the difficulty, alignments, skills, detail,
        events."""
        s, kinds = self.s, tuple(dict.fromkeys((act.action, kind or act.action)))
        helpful = {skill for one in kinds for skill in SKILLS.get(one, ())}
        like, opposite = likeness(s.alignments.opposites, s.person_facts(act.actor).alignments, alignments)
        parts = [
            ("ease", ease),
            ("power", s.p_power[act.actor]),
            ("against", -against),
            ("like", PERSONAL_LIKE * like),
            ("opposite", -PERSONAL_LIKE * opposite),
            ("skill", SKILLED if helpful.intersection(map(str.casefold, s.skills(act.actor))) else 0),
            ("flavour", self.flavour(act)),
            ("group", max(self.peculiarity(act.seat, one) for one in kinds)),
            ("special", sum(self.event_bonus(act.seat, one, alignments) for one in kinds)),
        ]  # fmt: skip
        return [(name, amount) for name, amount in parts if amount]

    def flavour(self, act: Act) -> int:
        """One point for detail that fits: a skill of the actor, or the place where the target is (TSW-13)."""
        s = self.s
        told = " ".join([act.flavour, *(str(act.params.get(key, "")) for key in SAID)])
        words = list(s.skills(act.actor))
        target = s.named_person(act.params.get("target"))
        if target >= 0 and act.action != "attack":
            words.append(s.person_facts(target).place)
        g = s.named_group(act.params.get("group", act.params.get("target")))
        there = s.group_facts(g).place if g >= s.seats else ""
        fits = any(stands_in(word, told) for word in words) or stands_in(there, act.flavour)
        return FLAVOUR if fits else 0

    def peculiarity(self, seat: int, kind: str) -> int:
        """The best bonus that a group of the seat gives to orders of this kind (TSW-20)."""
        best = 0
        for g in self.s.controlled(seat):
            special = self.s.group_facts(g).special
            if special and special[0] == "bonus" and special[1] == kind:
                best = max(best, special[2])
        return best

    def event_bonus(self, seat: int, kind: str, alignments: tuple[str, ...]) -> int:
        """What special events add to one order of this kind; each is used once (TSW-91)."""
        for i, (owner, actions, wanted, amount, _) in enumerate(self.bonuses):
            if owner == seat and kind in actions and (not wanted or set(wanted) & set(alignments)):
                del self.bonuses[i]
                return amount
        return 0

    def shielded(self, g: int) -> int:
        """What special events put in the way of every attack on a group that is decided (TSW-91)."""
        self.tried.add(g)
        return sum(amount for _, amount, _ in self.shields.get(g, ()))

    # -- consequences

    def succeed(self, act: Act) -> None:
        """Experience: Power and Toughness grow in turns, within bounds; at length a skill is learned
        (TSW-53)."""
        s, p = self.s, act.actor
        s.p_wins[p] += 1
        if s.p_wins[p] % WINS_TO_GROW == 0:
            strong = s.p_wins[p] // WINS_TO_GROW % 2
            figures, most = (s.p_power, MOST_POWER) if strong else (s.p_toughness, MOST_TOUGHNESS)
            if figures[p] < most:
                figures[p] += 1
                figure = "power" if strong else "toughness"
                self.tell(act.seat, f"grown-{figure}", actor=s.p_name[p], **{figure: word(figures[p])})
        if s.p_wins[p] % WINS_TO_LEARN == 0:
            lacking = [skill for skill in SKILLS.get(act.action, ()) if skill not in s.skills(p)]
            if lacking:
                s.learned.setdefault(str(p), []).append(lacking[0])
                kind = act.action.replace("-", " ")
                self.tell(act.seat, "learned", actor=s.p_name[p], skill=lacking[0], kind=kind)

    def hurt(self, p: int, seat: int, lethal: bool) -> str:
        """What befalls somebody: 'escaped', 'dead' or 'hurt'. A leading character is never killed for good.
        Masters other than `seat` are told of a death here."""
        s = self.s
        if p in self.escapes:
            self.escapes.discard(p)
            return "escaped"
        if lethal and p >= s.seats:
            masters = s.masters_of(p)
            self.bury(p)
            note_death(s, masters, p)
            for q in masters:
                if q != seat:
                    self.tell(q, "victim-dead", person=s.p_name[p])
            return "dead"
        s.p_out[p] = max(s.p_out[p], s.turn + 1)
        return "hurt"

    def bury(self, p: int) -> None:
        """A person is gone for good; nobody can order them about any more."""
        s = self.s
        self.public(*s.masters_of(p))
        s.p_alive[p] = 0
        s.masters.pop(str(p), None)
        s.inside.pop(str(p), None)
        for attack in s.attacks:
            attack["agents"] = [q for q in attack["agents"] if q != p]
        for seat in range(s.seats):
            left = [order for order in s.standing[seat] if order["actor"] != s.p_name[p]]
            if left != s.standing[seat]:
                self.lapsed.append((seat, p))
            s.standing[seat] = left
