"""Before the first turn: the world is drawn, the players answer, the conspiracies are founded (TSW-01 to
TSW-04)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, ClassVar

from bot.engine.chance import shuffle
from bot.engine.frames import FrameData, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move, Open
from bot.engine.sealed import SealedRound
from bot.games.tsw.play.interview import MODEST, Figures, Interview, qualified, settled
from bot.games.tsw.play.named import borne_by, place_in
from bot.games.tsw.play.notes import note_group
from bot.games.tsw.play.resolution import Resolution
from bot.games.tsw.play.rows import add_group, add_person
from bot.games.tsw.play.state import NOBODY, SecretWars
from bot.games.tsw.play.turn import TurnFrame, reviewed
from bot.games.tsw.play.winning import remove_player
from bot.games.tsw.press import newspaper
from bot.games.tsw.world.formula import mixed
from bot.games.tsw.world.naming import name_key, unlike

ARROWS = 4
TREASURY = 12
CONTACTS = 3
"""Groups that a conspiracy knows of before the first issue."""
READY_MADE: Move = ("ready-made",)


class Setup(Frame):
    """World - interview - founding, which the gamemaster may look over. Then the turns begin."""

    name = "setup"
    WORLD, INTERVIEW, FOUNDING = steps("draw", "interview", "founding")

    @classmethod
    def draw(cls, k: Kernel, s: SecretWars, f: FrameData) -> None:
        """Chance draws the world."""
        k.chance()

    @classmethod
    def interview(cls, k: Kernel, s: SecretWars, f: FrameData) -> None:
        """The players answer."""
        f[cls.STEP] = cls.FOUNDING
        Questions.begin(k)

    @classmethod
    def founding(cls, k: Kernel, s: SecretWars, f: FrameData) -> None:
        """The conspiracies begin."""
        found(s, k.returned())
        s.stack[-1] = TurnFrame.new(step=TurnFrame.REVIEW if reviewed(s) else TurnFrame.TELL)

    @classmethod
    def take(cls, k: Kernel, s: SecretWars, f: FrameData, seat: int, move: Move) -> None:
        s.seed = s.value = int(move[0])
        f[cls.STEP] = cls.INTERVIEW


class Questions(SealedRound):
    """Everybody fills in the form, or takes what is ready-made."""

    name = "interview"
    without = ("standing",)
    at_once: ClassVar[bool] = True

    @classmethod
    def lines(cls, s: SecretWars, f: FrameData, seat: int) -> Sequence[Choice]:
        return [READY_MADE, Open(("interview",), form(s))]

    @classmethod
    def parties(cls, s: SecretWars, f: FrameData) -> Sequence[int]:
        return [q for q in range(s.seats) if s.alive[q]]


def form(s: SecretWars) -> Interview:
    """The interview of this game."""
    return Interview(tuple(s.alignments.opposites.items()), borne_by(s.stock))


def found(s: SecretWars, sheets: Sequence[Sequence[Sequence[Any]]]) -> None:
    """Everything that is there when the first turn begins."""
    records = list(range(len(s.stock.conspiracies)))
    shuffle(mixed(s.seed, "conspiracies"), records)
    names: set[str] = set()
    granted: list[Figures] = []
    for seat in range(s.seats):
        record = s.stock.conspiracies[records[seat % len(records)]]
        sheet = sheets[seat]
        answers = json.loads(str(sheet[0][1])) if sheet and sheet[0][0] == "interview" else {}
        mind = settled(answers, record)
        towns = [place.name for place in s.stock.places]
        mind["place"] = place_in(s, mind["where"]) or towns[mixed(s.seed, seat) % len(towns)]
        s.minds[seat] = mind
        s.goals[seat] = [record.goal.kind, record.goal.amount, record.goal.alignment]
        granted.append(qualified(answers, s.seed, seat))
        if granted[seat].remark == "trimmed":
            mind["abilities"] = mind["abilities"][:MODEST]
        mind["name"] = unlike(mind["name"], names)
        _conspiracy(s, seat, granted[seat], mind["name"])
    for seat in range(s.seats):
        s.minds[seat]["leader"] = unlike(s.minds[seat]["leader"], names)
        _leader(s, seat, granted[seat], s.minds[seat]["leader"])
    _populate(s)
    for seat in range(s.seats):
        s.supply[seat] = list(range(len(s.world.events)))
        shuffle(mixed(s.seed, "events", seat), s.supply[seat])
    _contacts(s)
    for seat in range(s.seats):
        if not s.alive[seat]:
            remove_player(s, seat)
    r = Resolution(s, s.seed)
    for seat in range(s.seats):
        r.tell(seat, f"founded-{granted[seat].remark}", name=s.g_name[seat], leader=s.p_name[seat])
    newspaper.write(r)
    r.close()


def _conspiracy(s: SecretWars, seat: int, figures: Figures, name: str) -> None:
    s.g_name.append(name)
    s.g_power.append(figures.power)
    s.g_aid.append(figures.power)
    s.g_resistance.append(figures.resistance)
    s.g_income.append(figures.income)
    s.g_arrows.append(ARROWS)
    s.g_money.append(TREASURY)
    s.g_master.append(NOBODY)
    s.g_align.append(list(s.minds[seat]["alignments"]))
    s.g_alive.append(1)
    s.g_dark.append(-1)


def _leader(s: SecretWars, seat: int, figures: Figures, name: str) -> None:
    add_person(s, name, figures.leader_power, figures.leader_toughness, 9, seat)
    s.p_lit[seat] = 1


def _populate(s: SecretWars) -> None:
    taken = {name_key(name) for name in (*s.g_name, *s.p_name)}
    for group in s.world.groups:
        name = unlike(group.name, taken)
        add_group(
            s, name, (group.power, group.aid, group.resistance, group.income, group.arrows), group.alignments
        )
    for person in s.world.people:
        name = unlike(person.name, taken)
        add_person(s, name, person.power, person.toughness, person.loyalty, s.seats + person.group)


def _contacts(s: SecretWars) -> None:
    """A few groups near headquarters or of one mind with it are known from the start."""
    for seat in range(s.seats):
        own = set(s.g_align[seat])
        near = sorted(
            range(s.seats, len(s.g_name)),
            key=lambda g: (-len(own & set(s.g_align[g])), mixed(s.seed, "contact", seat, g)),
        )
        for g in near[:CONTACTS]:
            note_group(s, seat, g)
