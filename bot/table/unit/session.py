"""A game in memory: what was loaded from the store, and the few that are kept there."""

from __future__ import annotations

import logging
from collections import OrderedDict, deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.engine.kernel import Kernel, State, stored
from bot.engine.moves import CHANCE, HOST, Ask, Move, Text
from bot.games.contract import Game, Pause, Round
from bot.store.codec import unpack
from bot.store.errors import StoreCorrupt
from bot.store.records import Entry, GameRow, Place, SeatRow, Status, TimerRow
from bot.table.errors import NotYourSeat
from bot.table.past.texts import told_to_all
from bot.table.seen import Seen, Table, Vote, Waiting
from bot.table.settings import TableSettings
from bot.table.time import clock
from bot.table.time.clock import Deadline
from bot.table.unit import fate, undo

log = logging.getLogger("fnord.table")
VOTES, LEFT, FORMER, LOOKED, PAUSED = "votes", "left", "former", "looked", "paused"
START_KEY = "start_key"
KEPT_REMARKS = 8
CARRIED = "row", "meta", "seats", "deadlines", "pause", "lapse", "active", "volunteered", "remarks"
"""What a worker gets of a session besides game and position."""
RESTING, LOST, LAPSED, HELD = "resting", "lost", "lapsed", "held"
DRAFTS, UNTOLD, SHEETS, POLL = "drafts", "dms_closed", "sheets", "poll"
"""What is kept beside the table's settings: open votes, who left which seat to an AI, who has ever given up
a seat, the time left while paused, the interaction that started the game, that all its people are away, that
its place on Discord is gone, that its lobby was closed because nothing happened, for whom it holds seats
since it came as a file, forms not sent off yet, who is still to be told that their direct messages are
closed, what people bring to a game that has not begun (by person), the poll that is open and whether it was
told to end."""

Own = tuple[Any, tuple[Ask, ...]]
"""What a seat sees, and its open decisions."""


class Session:
    """One game in memory. Changed only under the game's lock, and thrown away when a change could not be
    stored.

    row: the stored game without its snapshot. meta: its settings as stored. kernel: None in the lobby.
    deadlines: by seat, that of a common round under HOST. pause: the end of the time for those who may answer
    and are not waited for. lapse: the end of a lobby. steps: the log of this
    epoch, None until somebody needs it; told: the numbers of the moves of which everybody was told something,
    complete as soon as steps are. volunteered: the ask number, and the moves it could make, when an AI seat
    was last offered something to do by itself: an offer made to it in private changes the moves alone.
    active: when the player of a seat acted last, not in a secret round. remarks: the last ones of AI seats;
    none is made again at once.
    """

    __slots__ = (
        "_own", "_public", "_shown", "active", "deadlines", "game", "kernel", "lapse", "meta", "pause",
        "remarks", "row", "seats", "steps", "told", "volunteered",
    )  # fmt: skip

    def __init__(
        self, game: Game, row: GameRow, seats: Sequence[SeatRow], timers: Sequence[TimerRow]
    ) -> None:
        """Raises ValueError (or StoreCorrupt) when the stored snapshot or settings cannot be read."""
        self.game = game
        self.kernel: Kernel | None = None
        if row.snapshot is None and row.seq:
            raise StoreCorrupt("the position is missing")
        if row.snapshot is not None:
            state = stored(game.rules, unpack(row.snapshot, row.snapshot_hash))
            self.kernel = Kernel(game.rules, state)
        self.row = replace(row, snapshot=None)
        self.meta: dict[str, Any] = dict(row.settings)
        TableSettings.check(row.settings)
        self.seats = list(seats)
        self.deadlines: dict[int, Deadline] = clock.restore(timers)
        self.pause = clock.pause_of(timers)
        self.lapse = clock.lapse_of(timers)
        self.steps: list[undo.LoggedMove] | None = None
        self.told: list[int] = []
        self.active: dict[int, float] = {}
        self.volunteered: dict[int, tuple[int, list[Move]]] = {}
        self.remarks: deque[Text] = deque(maxlen=KEPT_REMARKS)
        self._shown: Any = None
        self._public: tuple[Kernel | None, int, Any] = (None, 0, None)
        self._own: dict[int, tuple[Kernel, int, Status, Own]] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """As it goes to a worker and comes back: without the log, and without what is only looked at."""
        position = None if self.kernel is None else self.kernel.s
        return _carried, (self.game, position, {name: getattr(self, name) for name in CARRIED})

    def take_over(self, worked_on: Session) -> None:
        """The game went on in a worker, on this copy."""
        assert worked_on.kernel is not None
        self.kernel = Kernel(self.game.rules, worked_on.kernel.s)
        self.volunteered = worked_on.volunteered
        self.remarks = worked_on.remarks

    def remember(self, working: Session) -> None:
        """Take the log from the session with which somebody goes on from this same position."""
        if working.steps is not None:
            self.steps = [step for step in working.steps if step.seq <= self.row.seq]
            self.told = [seq for seq in working.told if seq <= self.row.seq]

    def note(self, seq: int, entry: Entry) -> None:
        """The move `seq` was made; to be called for each, in order."""
        if self.steps is None:
            return
        if told_to_all(entry.lines):
            self.told.append(seq)
        first = entry.key is not None or entry.note is not None
        self.steps.append(undo.LoggedMove(seq, entry.seat, entry.move, first, entry.note in undo.BY_TABLE))

    @property
    def settings(self) -> TableSettings:
        return TableSettings.load(self.meta)

    @property
    def place(self) -> Place:
        return Place(self.row.guild_id, self.row.channel_id, self.row.thread_id)

    def seat_of(self, user: int) -> int:
        """The seat that `user` plays. Raises NotYourSeat."""
        for row in self.seats:
            if row.user_id == user and row.kind == "human":
                return row.seat
        raise NotYourSeat

    def plays(self, user: int) -> bool:
        """Whether `user` has, or has had, a seat here: who has seen a hand may not look into the others."""
        return any(row.user_id == user for row in self.seats) or user in self.meta.get(FORMER, ())

    def by_bot(self, seat: int) -> str | None:
        """The level of the AI that plays `seat` now; None where a person does, and for CHANCE and HOST."""
        if seat < 0:
            return None
        row = self.seats[seat]
        if row.kind == "ai":
            return row.ai or self.settings.takeover
        return self.settings.takeover if row.away else None

    def asks(self, seat: int | None = None) -> tuple[Ask, ...]:
        """All open decisions, or those of one seat, under the numbers by which they are known outside."""
        if self.kernel is None or self.row.status != "live":
            return ()
        s = self.kernel.s
        if seat is not None and seat not in s.waiting and seat not in s.may:
            return ()
        return self.outside(self.kernel.asks() if seat is None else [self.kernel.ask_of(seat)])

    def outside(self, asks: Iterable[Ask]) -> tuple[Ask, ...]:
        """Decisions with numbers and marks that may be shown: the kernel's count what happened, unseen things
        too."""
        seed = self.row.seed
        return tuple(
            ask._replace(number=self.alias(ask.seat, ask.number), salt=fate.salt(seed, ask.seat))
            for ask in asks
        )

    def alias(self, seat: int, number: int) -> int:
        """What the decision `number` of a seat is called outside of the table, as long as it is open."""
        return fate.alias(self.row.seed, seat, number)

    def stand(self) -> tuple[frozenset[int], tuple[Any, ...]]:
        """Who is waited for, and at which step of which frame the game stands."""
        if self.kernel is None or self.row.status != "live":
            return frozenset(), ()
        s = self.kernel.s
        return frozenset(s.waiting), (len(s.stack), *s.frames()[-1]) if s.stack else ()

    def round(self) -> Round | None:
        """The common round in which the game stands."""
        if self.kernel is None or self.game.round is None or self.kernel.s.result is not None:
            return None
        return self.game.round(self.public())

    def moment(self) -> Pause | None:
        """What goes on in a running game with pauses, as everybody sees it."""
        if self.kernel is None or self.game.pauses is None or self.kernel.s.result is not None:
            return None
        return self.game.pauses(self.public())

    def public(self) -> Any:
        """The spectators' view of the running game; made once for each position."""
        kernel = self.kernel
        assert kernel is not None
        made_of, seq, view = self._public
        if made_of is not kernel or seq != kernel.s.seq:
            view = self.game.rules.view(kernel.s, None)
            self._public = kernel, kernel.s.seq, view
        return view

    def shown(self) -> Any:
        """All that is shown of the game to everybody, but for the clock; None in the lobby. It is looked at
        again after `changed`."""
        if self._shown is None and self.kernel is not None:
            try:
                waited = frozenset(waiting.seat for waiting in self.waiting(None))
                self._shown = self.public(), waited
            except Exception:  # a game that cannot be shown can still be taken back or ended
                log.exception("game %s cannot be shown", self.row.id)
                self._shown = object()
        return self._shown

    def changed(self) -> None:
        """What is shown may be something else now."""
        self._shown = None

    @property
    def hushed(self) -> bool:
        """Whether nobody may know just now who has answered and who has not."""
        common = self.round()
        return common is not None and common.secret

    def table(self) -> Table:
        """The public record of this game."""
        row = self.row
        over = row.status in ("over", "archived")
        return Table(
            game=row.id,
            kind=row.kind,
            name=row.name,
            status=row.status,
            place=self.place,
            creator_id=row.creator_id,
            options=self._open_options(over),
            settings=self.settings,
            seats=tuple(self.seats),
            seq=row.seq,
            seed_hash=row.seed_hash,
            seed=row.seed.hex() if over else None,
            rules_version=row.rules_version,
            lost=bool(self.meta.get(LOST)),
            lapsed=row.status == "archived" and bool(self.meta.get(LAPSED)),
            result=self.kernel.outcome() if self.kernel is not None else None,
            ready=frozenset(
                seat.seat for seat in self.seats if str(seat.user_id) in self.meta.get(SHEETS, ())
            ),
        )

    def _open_options(self, over: bool) -> Mapping[str, Any]:
        """The options without what seats have brought in secret, until the end."""
        sheets = self.game.rules.info.sheets
        if not sheets or over:
            return self.row.options
        return {name: value for name, value in self.row.options.items() if name != sheets}

    def waiting(self, viewer: int | None) -> tuple[Waiting, ...]:
        """Who holds up the game, as far as `viewer` (None: a spectator) may know it."""
        if self.kernel is None or self.row.status != "live":
            return ()
        s, hushed = self.kernel.s, self.hushed
        return tuple(
            Waiting(seat, s.numbers[seat], entry.due_at if (entry := self.deadline(seat)) else None)
            for seat in s.waiting
            if seat >= 0 and (seat == viewer or not hushed)
        )

    def deadline(self, seat: int) -> Deadline | None:
        """When the time of `seat` is up: its own, or that of the common round."""
        return self.deadlines.get(seat) or self.deadlines.get(HOST)

    def votes(self) -> tuple[Vote, ...]:
        """The open votes."""
        voters = self.voters()
        return tuple(
            Vote(
                what,
                stored["value"],
                stored["by"],
                tuple(stored["yes"]),
                tuple(seat for seat in voters if seat not in stored["yes"]),
            )
            for what, stored in self.meta.get(VOTES, {}).items()
        )

    def voters(self) -> list[int]:
        """The seats whose consent counts: those that a person plays."""
        return [row.seat for row in self.seats if row.kind == "human" and not row.away]

    def own(self, seat: int) -> Own:
        """What `seat` sees of a game that has begun, and what it is asked; made once for each position."""
        kept = self._known(seat)
        if kept is None:
            assert self.kernel is not None
            kept = self.game.rules.view(self.kernel.s, seat), self.asks(seat)
            self.learn(seat, kept)
        return kept

    def taxing(self, seat: int | None) -> bool:
        """Whether that takes so long that a worker should make it."""
        if self.kernel is None or seat is None or self._known(seat) is not None:
            return False
        return self.game.taxing(self.kernel.s, seat)

    def learn(self, seat: int, own: Own) -> None:
        """Keep what somebody else has made of this position."""
        assert self.kernel is not None
        self._own[seat] = self.kernel, self.kernel.s.seq, self.row.status, own

    def _known(self, seat: int) -> Own | None:
        kernel, seq, status, own = self._own.get(seat, (None, 0, "", None))
        if own is None or kernel is not self.kernel or self.kernel is None:
            return None
        return own if (seq, status) == (self.kernel.s.seq, self.row.status) else None

    def seen(self, seat: int | None) -> Seen:
        """The game as `seat` sees it."""
        view, may_undo, own = None, False, tuple[Ask, ...]()
        if self.kernel is not None:
            view = self.public() if seat is None else self.own(seat)[0]
            if seat is not None and self.row.status == "live" and self.steps is not None:
                may_undo = not self.hushed and self.free_undo(seat) is not None
            own = self.own(seat)[1] if seat is not None else ()
        common = self.deadlines.get(HOST) if self.round() is not None else None
        closes = None if common is None else common.due_at
        waiting, votes, busy = self.waiting(seat), self.votes(), self.goes_on and not self.hushed
        pause = None if self.pause is None else self.pause.due_at
        return Seen(self.table(), seat, view, own, waiting, may_undo, votes, closes, busy, pause)

    @property
    def goes_on(self) -> bool:
        """Whether chance or an AI seat is to move."""
        if self.kernel is None or self.row.status != "live":
            return False
        return any(seat == CHANCE or self.by_bot(seat) is not None for seat in self.kernel.s.waiting)

    def free_undo(self, seat: int) -> int | None:
        """Where `seat` may go back to freely, once `steps` are loaded."""
        if self.kernel is None or self.steps is None:
            return None
        return undo.free_undo(undo.course(self.steps), seat, self.kernel.s.horizon)


def _carried(game: Game, position: State | None, kept: Mapping[str, Any]) -> Session:
    session = Session.__new__(Session)
    session.game, session.steps, session.told = game, None, []
    session.kernel = None if position is None else Kernel(game.rules, position)
    session._shown, session._public, session._own = None, (None, 0, None), {}
    for name, value in kept.items():
        setattr(session, name, value)
    return session


def own(session: Session, seat: int) -> Own:
    """The job of a worker: what `seat` sees and is asked."""
    return session.own(seat)


class Sessions:
    """The games used last; the others are loaded again when somebody needs them."""

    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._kept: OrderedDict[int, Session] = OrderedDict()

    def get(self, game: int) -> Session | None:
        session = self._kept.get(game)
        if session is not None:
            self._kept.move_to_end(game)
        return session

    def put(self, game: int, session: Session) -> None:
        self._kept[game] = session
        self._kept.move_to_end(game)
        while len(self._kept) > self._capacity:
            self._kept.popitem(last=False)

    def drop(self, game: int) -> None:
        self._kept.pop(game, None)

    def __len__(self) -> int:
        return len(self._kept)
