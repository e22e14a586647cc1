"""Before the first turn: decks, Illuminati, first hands, leads, who begins (INW-001 to 010, BIG-02 to 04)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.engine.chance import shuffle
from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import Choice, Move
from bot.engine.sealed import SealedRound, Sheet
from bot.engine.structure import NOBODY
from bot.engine.zones import forget, publish
from bot.games.inwo.decks.campaign import BIG, COMMUNAL, format_in_play
from bot.games.inwo.decks.piles import build
from bot.games.inwo.play.area import FIRST_FREE, Thrones, enthrone, lay_free
from bot.games.inwo.play.hands import deal
from bot.games.inwo.play.state import GEOMETRY, GROUP_DECK, HELD, PLOT_DECK, Inwo
from bot.games.inwo.play.turn import TurnFrame
from bot.games.kit.seats import highest

FIRST_PLOTS, FIRST_GROUPS = 3, 6
DEALT = {BIG: 10, COMMUNAL: 1 + FIRST_GROUPS}
"""By format: how many Groups are dealt where the lead comes out of the hand."""


class Setup(Frame):
    """All that comes before the first turn.

    Seat: whose deck is shuffled next. Rolling: who still rolls for the first turn. Leads: the face of each
    seat's lead, -1 for none. Barred: faces that were chosen already. Wanted: the leads each deck prefers.
    Aside: [seat, face] of equal leads, which are not drawn at first (INW-008).
    """

    name = "setup"
    added = ([],)
    SEAT, ROLLING, LEADS, BARRED, WANTED, ASIDE = registers(6)
    DECKS, PLOTS, LEAD, CHOSEN, GROUPS, ROLL, BEGIN, THRONE, THRONED = steps(
        "chance", "shuffled", "lead", "chosen", "shuffled", "roll", "begin", "throne", "throned"
    )

    @classmethod
    def start(cls, s: Inwo) -> FrameData:
        """The frame that begins a game."""
        return cls.new(0, [], [-1] * s.seats, [], [], [])

    @classmethod
    def shuffled(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """The decks are shuffled, one after the other."""
        while f[cls.SEAT] < s.seats and not s.alive[f[cls.SEAT]]:
            f[cls.SEAT] += 1
        if f[cls.SEAT] < s.seats:
            k.chance()
        else:
            f[cls.SEAT] = 0
            order = (
                (cls.PLOTS, cls.GROUPS, cls.LEAD)
                if s.has_area
                else (cls.PLOTS, cls.LEAD, cls.GROUPS, cls.ROLL)
            )
            f[cls.STEP] = order[order.index(f[cls.STEP]) + 1]

    @classmethod
    def throne(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Those without an Illuminati choose one out of the shared deck."""
        todo = [q for q in s.living(0) if s.illuminati[q] == NOBODY]
        if todo:
            f[cls.STEP] = cls.THRONED
            Thrones.begin(k, todo, list(f[cls.BARRED]))
        else:
            f[cls.BARRED], f[cls.STEP] = [], cls.PLOTS

    @classmethod
    def throned(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """What too many have chosen is chosen by nobody."""
        f[cls.BARRED] += enthrone(k, s, k.returned())
        f[cls.STEP] = cls.THRONE

    @classmethod
    def lead(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Those without a lead choose one, as long as they can (INW-007)."""
        todo = [q for q in s.living(0) if f[cls.LEADS][q] < 0 and leads(s, q, f[cls.BARRED])]
        if todo:
            f[cls.STEP] = cls.CHOSEN
            Leads.begin(k, todo, list(f[cls.BARRED]), list(f[cls.WANTED]))
        else:
            f[cls.STEP] = cls.ROLL if s.has_area else cls.GROUPS
            _lay_leads(k, s, f[cls.LEADS])
            lay_free(k, s, FIRST_FREE)

    @classmethod
    def chosen(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Equal leads are set aside."""
        sheets: list[Sheet] = k.returned()
        faces = {seat: int(sheet[0][1]) for seat, sheet in enumerate(sheets) if sheet and s.alive[seat]}
        often = Counter(faces.values())
        for seat, face in faces.items():
            f[cls.LEADS][seat] = face if often[face] == 1 else -1
            f[cls.ASIDE] += [] if often[face] == 1 else [[seat, face]]
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
            f[cls.WANTED] = _hand_out(k, s, value)
            f[cls.STEP] = cls.THRONE
        elif f[cls.STEP] == cls.ROLL:
            cls._roll(k, s, f, value)
        else:
            seat = f[cls.SEAT]
            if f[cls.STEP] == cls.GROUPS:
                faces = [face for q, face in f[cls.ASIDE] if q == seat]
                _deal_groups(k, s, seat, value, faces)
            else:
                shuffle(value, s.plot_deck(seat))
                deal(k, s, seat, "plots", FIRST_PLOTS)
            f[cls.SEAT] += 1

    @classmethod
    def _roll(cls, k: Kernel, s: Inwo, f: FrameData, value: int) -> None:
        best = f[cls.ROLLING] = highest(k, f[cls.ROLLING], value)
        if len(best) == 1:
            s.active = best[0]
            f[cls.STEP] = cls.BEGIN


def _hand_out(k: Kernel, s: Inwo, value: int) -> list[list[int]]:
    """Decks are brought or given by chance, the Illuminati laid open (INW-003, INW-004); the leads wanted."""
    stacks = build(s.options, s.seats, value)
    for face in stacks.plots:
        s.plot_decks[NOBODY].append(s.add(face, NOBODY, PLOT_DECK))
    for face in stacks.groups:
        s.group_decks[NOBODY].append(s.add(face, NOBODY, GROUP_DECK))
    for seat, pile in enumerate(stacks.seats):
        if pile.illuminati == NOBODY:
            continue
        root = s.illuminati[seat] = s.add(pile.illuminati, seat, HELD)
        s.plot_decks[seat] = [s.add(face, seat, PLOT_DECK) for face in pile.plots]
        s.group_decks[seat] = [s.add(face, seat, GROUP_DECK) for face in pile.groups]
        GEOMETRY.put_root(s, root)
        publish(s.known, root)
        k.tell("illuminati-shown", {"seat": seat, "face": s.face[root]})
    s.touch()
    return [list(pile.leads) for pile in stacks.seats]


def _deal_groups(k: Kernel, s: Inwo, seat: int, value: int, faces: Sequence[int]) -> None:
    """The first Groups of a hand. One card of each of these faces was set aside as a lead: it goes back into
    the deck after that, unseen (INW-008)."""
    deck = s.group_deck(seat)
    aside = [next(card for card in deck if s.face[card] == face) for face in faces]
    for card in aside:
        deck.remove(card)
    shuffle(value, deck)
    deal(k, s, seat, "groups", DEALT.get(format_in_play(s.options), FIRST_GROUPS))
    if aside:
        deck += aside
        shuffle(value, deck)


def leads(s: Inwo, seat: int, barred: Sequence[int]) -> list[int]:
    """The faces that `seat` could lay as its lead: Groups of its deck, not chosen before (INW-006, 007)."""
    found = {s.face[card] for card in _sources(s, seat) if s.is_group(card)}
    return sorted(found.difference(barred))


def _sources(s: Inwo, seat: int) -> list[int]:
    """Where the lead of a seat comes from: its deck, or its hand where the deck is shared (BIG-03)."""
    return s.groups[seat] if s.has_area else s.group_decks[seat]


def _lay_leads(k: Kernel, s: Inwo, chosen: Sequence[int]) -> None:
    """Whichever copy was meant, it is the first card of the deck that is laid: ids tell nothing."""
    for seat, face in enumerate(chosen):
        if face < 0 or not s.alive[seat]:
            continue
        card = min(_sources(s, seat))
        same = next(c for c in _sources(s, seat) if s.face[c] == face)
        for column in (s.face, s.shape):
            column[card], column[same] = column[same], column[card]
        s.into_play(card, seat)
        GEOMETRY.attach(s, card, s.illuminati[seat], 2)
        k.tell("lead-laid", {"seat": seat, "face": face})
    for deck in s.group_decks:
        forget(s.known, deck)


def laid(s: Inwo) -> frozenset[int]:
    """One card for each lead that was chosen and does not lie yet: it is in the deck of whoever chose it."""
    begun, written = Setup.find(s), Leads.find(s)
    found = list(enumerate(begun[Setup.LEADS])) if begun is not None else []
    if written is not None:
        found += [(seat, move[1]) for seat, sheet in enumerate(Leads.sheets(written)) for move in sheet]
    decks = [(_sources(s, seat), face) for seat, face in found if face >= 0]
    return frozenset(card for deck, face in decks for card in deck if s.face[card] == face)


class Leads(SealedRound):
    """Each chooses a lead in secret. Parties: who does. Barred: the faces that cannot be chosen. Wanted: by
    seat, the leads that its deck prefers; they come first.
    """

    name = "leads"
    without = ("standing",)
    PARTIES, BARRED, WANTED = registers(3)

    @classmethod
    def parties(cls, s: Inwo, f: FrameData) -> Sequence[int]:
        return [seat for seat in f[cls.PARTIES] if s.alive[seat]]

    @classmethod
    def lines(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        wanted, able = f[cls.WANTED][seat], leads(s, seat, f[cls.BARRED])
        first = [face for face in wanted if face in able]
        return [("lead", face) for face in (*first, *(face for face in able if face not in first))]

    @classmethod
    def opened(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        sheets = [(seat, sheet[0][1]) for seat, sheet in enumerate(cls.sheets(f)) if sheet]
        k.tell("leads-shown", {"seats": [q for q, _ in sheets], "faces": [face for _, face in sheets]})
