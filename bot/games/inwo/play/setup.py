"""Before the first turn: decks, Illuminati, first hands, leads, who begins (INW-001 to INW-010)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence

from bot.engine.chance import Stream, dice, shuffle
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.engine.sealed import SealedRound, Sheet
from bot.engine.zones import forget, publish
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.play.hands import draw_groups, draw_plots
from bot.games.inwo.play.state import GEOMETRY, GROUP_DECK, HELD, PLOT_DECK, Inwo
from bot.games.inwo.play.turn import TurnFrame

FIRST_PLOTS, FIRST_GROUPS = 3, 6
DECK_SIZE, DECK_GROUPS, DECK_RESOURCES = 45, 17, 2
ROOTS, PUPPETS, RESOURCES = (
    [face for face, kind in enumerate(FACES.TYPE) if kind in kinds]
    for kinds in (("illuminati",), ("organization", "personality", "place"), ("resource",))
)
PLOT_FACES = [face for face, _ in enumerate(FACES.ID) if FACES.is_plot_back(face) and face not in ROOTS]


def deck_by_chance(stream: Stream) -> list[int]:
    """The faces of a legal deck, its Illuminati first (INW-002)."""

    def some(pool: Sequence[int], count: int) -> list[int]:
        left = list(pool)
        return [left.pop(stream.below(len(left))) for _ in range(count)]

    groups = some(PUPPETS, DECK_GROUPS) + some(RESOURCES, DECK_RESOURCES)
    return [*some(ROOTS, 1), *groups, *some(PLOT_FACES, DECK_SIZE - 1 - len(groups))]


class Setup(Frame):
    """All that comes before the first turn.

    Seat: whose deck is shuffled next. Rolling: who still rolls for the first turn. Leads: the face of each
    seat's lead, -1 for none. Barred: faces that were chosen already.
    """

    name = "setup"
    SEAT, ROLLING, LEADS, BARRED = registers(4)
    DECKS, PLOTS, LEAD, CHOSEN, GROUPS, ROLL, BEGIN = steps(
        "chance", "shuffled", "lead", "chosen", "shuffled", "roll", "begin"
    )

    @classmethod
    def start(cls, s: Inwo) -> FrameData:
        """The frame that begins a game."""
        return cls.new(0, [], [-1] * s.seats, [])

    @classmethod
    def chance(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Chance gives decks to those who brought none."""
        k.chance()

    @classmethod
    def shuffled(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """The decks are shuffled, one after the other."""
        while f[cls.SEAT] < s.seats and not s.alive[f[cls.SEAT]]:
            f[cls.SEAT] += 1
        if f[cls.SEAT] < s.seats:
            k.chance()
        else:
            f[cls.SEAT] = 0
            f[cls.STEP] = cls.LEAD if f[cls.STEP] == cls.PLOTS else cls.ROLL

    @classmethod
    def lead(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Those without a lead choose one, as long as they can (INW-007)."""
        todo = [q for q in s.living(0) if f[cls.LEADS][q] < 0 and leads(s, q, f[cls.BARRED])]
        if todo:
            f[cls.STEP] = cls.CHOSEN
            Leads.begin(k, todo, list(f[cls.BARRED]))
        else:
            f[cls.STEP] = cls.GROUPS
            _lay_leads(k, s, f[cls.LEADS])

    @classmethod
    def chosen(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Equal leads are set aside."""
        sheets: list[Sheet] = k.returned()
        faces = {seat: int(sheet[0][1]) for seat, sheet in enumerate(sheets) if sheet and s.alive[seat]}
        often = Counter(faces.values())
        for seat, face in faces.items():
            f[cls.LEADS][seat] = face if often[face] == 1 else -1
        f[cls.BARRED] += [face for face in often if face not in f[cls.BARRED]]
        f[cls.STEP] = cls.LEAD

    @classmethod
    def roll(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Who is to begin (INW-010)."""
        f[cls.ROLLING] = [seat for seat in f[cls.ROLLING] if s.alive[seat]] or [*s.living(0)]
        k.chance()

    @classmethod
    def begin(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """The first turn."""
        s.stack[-1] = TurnFrame.new()

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        value = int(move[0])
        if f[cls.STEP] == cls.DECKS:
            _hand_out(k, s, value)
            f[cls.STEP] = cls.PLOTS
        elif f[cls.STEP] == cls.ROLL:
            cls._roll(k, s, f, value)
        else:
            groups = f[cls.STEP] == cls.GROUPS
            deck = (s.group_decks if groups else s.plot_decks)[f[cls.SEAT]]
            shuffle(value, deck)
            if groups:
                draw_groups(k, s, f[cls.SEAT], FIRST_GROUPS)
            else:
                draw_plots(k, s, f[cls.SEAT], FIRST_PLOTS)
            f[cls.SEAT] += 1

    @classmethod
    def _roll(cls, k: Kernel, s: Inwo, f: FrameData, value: int) -> None:
        rolling = f[cls.ROLLING]
        faces = dice(value, 2 * len(rolling))
        rolls = [faces[2 * n] + faces[2 * n + 1] for n in range(len(rolling))]
        k.tell("rolled-for-start", {"seats": list(rolling), "rolls": rolls})
        best = f[cls.ROLLING] = [q for q, roll in zip(rolling, rolls, strict=True) if roll == max(rolls)]
        if len(best) == 1:
            s.active = best[0]
            f[cls.STEP] = cls.BEGIN


def _hand_out(k: Kernel, s: Inwo, value: int) -> None:
    """Decks are brought or given by chance; the Illuminati are laid open (INW-003, INW-004)."""
    stream = Stream(value)
    brought = s.options.get("decks") or [None] * s.seats
    for seat, line in enumerate(brought):
        deck = deck_by_chance(stream) if line is None else _read(line)
        for face in deck:
            s.add(face, seat, PLOT_DECK if FACES.is_plot_back(face) else GROUP_DECK)
    for seat in range(s.seats):
        own = [card for card, home in enumerate(s.home) if home == seat]
        root = s.illuminati[seat] = own[0]
        s.plot_decks[seat] = [card for card in own[1:] if s.zone[card] == PLOT_DECK]
        s.group_decks[seat] = [card for card in own[1:] if s.zone[card] == GROUP_DECK]
        GEOMETRY.put_root(s, root)
        s.zone[root] = HELD
        publish(s.known, root)
        k.tell("illuminati-shown", {"seat": seat, "face": s.face[root]})
    s.touch()


def _read(line: str) -> list[int]:
    """The faces of a deck that a player brought, its Illuminati first."""
    plain = json.loads(line)
    rest = list(plain["cards"])
    rest.remove(plain["illuminati"])
    return [FACES.face(card) for card in (plain["illuminati"], *rest)]


def leads(s: Inwo, seat: int, barred: Sequence[int]) -> list[int]:
    """The faces that `seat` could lay as its lead: Groups of its deck, not chosen before (INW-006, 007)."""
    found = {s.face[card] for card in s.group_decks[seat] if s.is_group(card)}
    return sorted(found.difference(barred))


def _lay_leads(k: Kernel, s: Inwo, chosen: Sequence[int]) -> None:
    for seat, face in enumerate(chosen):
        if face < 0 or not s.alive[seat]:
            continue
        card = next(c for c in s.group_decks[seat] if s.face[c] == face)
        s.into_play(card, seat)
        GEOMETRY.attach(s, card, s.illuminati[seat], 2)
        k.tell("lead-laid", {"seat": seat, "face": face})
    for deck in s.group_decks:
        forget(s.known, deck)


class Leads(SealedRound):
    """Each chooses a lead in secret. Parties: who does. Barred: the faces that cannot be chosen."""

    name = "leads"
    PARTIES, BARRED = registers(2)

    @classmethod
    def parties(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        return [seat for seat in f[cls.PARTIES] if s.alive[seat]]

    @classmethod
    def lines(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        return [("lead", face) for face in leads(s, seat, f[cls.BARRED])]

    @classmethod
    def opened(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        sheets = [(seat, sheet[0][1]) for seat, sheet in enumerate(cls.sheets(f)) if sheet]
        k.tell("leads-shown", {"seats": [q for q, _ in sheets], "faces": [face for _, face in sheets]})
