"""One action at a table: the moves it makes, what the table itself answers to them, and all that is stored
with them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVarTuple

from bot.engine.kernel import Kernel
from bot.engine.moves import CHANCE, HOST, LAPSE, Event, Move, Open, Text, text
from bot.store.codec import Packed, pack
from bot.store.records import Entry, EpochRow, Json, NewAudit, NewMessage, Place, PromiseRow, SeatRow, Status
from bot.table.errors import Paused, not_running
from bot.table.past.texts import lines_of, private_lines, to_json
from bot.table.seen import Done
from bot.table.time import pauses
from bot.table.time.clock import PAUSE, Deadline
from bot.table.unit import fate, policies, seats_ai, undo
from bot.table.unit.crew import Crew, Kind
from bot.table.unit.session import LOST, PAUSED, Session

Given = TypeVarTuple("Given")
AI_BOUND = 12
BOUND = 300
VOLUNTEERS = 2
"""Moves of AI seats, of the table in all, and unasked ones of one seat, that one transaction may hold."""
CARRIED = (
    "session", "entries", "lines", "own", "letters", "papers", "moved", "touched", "unfinished", "packed",
    "_key", "_pending",
)  # fmt: skip
"""What a worker gets of an action, and gives back."""
PROCESS: Move = ("process",)
"""HOST closes a common round in which all have answered; without a deadline at once."""


class Act:
    """What one command does to one game, collected until it is stored. Made and committed by `gate.Desk.act`.

    touched: the session differs from what is stored. unfinished: the table has more to answer, in a next
    transaction. looking: the seat whose player acts themselves and needs no call. moved: seats that moved;
    handed: that have a new player.
    before: who was waited for, and where the game stood; round, shown: in which common round, and what all
    could see of it; unseen: they see the same, and are told nothing; retimed: somebody's deadline has moved.
    changes: further fields of the batch. papers: by move, the seats that get something printed with it, and
    None if everybody does. packed: the position as it will be stored, if a worker has made it already.
    """

    def __init__(
        self,
        session: Session,
        now: float,
        nonce: Callable[[], str],
        crew: Crew,
        fired: int | None = None,
    ) -> None:
        self.session = session
        self._crew = crew
        self._goes_on = False
        self.packed: Packed | None = None
        self.now = now
        self.fired = fired
        self.touched = fired is not None
        self.unfinished = False
        self.rearm = self.retimed = self.seats_changed = self.meta_changed = False
        self.looking: int | None = None
        self.entries: list[Entry] = []
        self.status: Status | None = None
        self.place: Place | None = None
        self.audit: list[NewAudit] = []
        self.promises: list[PromiseRow] = []
        self.changes: dict[str, Any] = {}
        self.lines: list[Text] = []
        self.own: dict[int, list[Text]] = {}
        self.letters: dict[int, list[Text]] = {}
        self.papers: dict[int, set[int | None]] = {}
        self.notices: list[Text] = []
        self.messages: list[NewMessage] = []
        self.moved: set[int] = set()
        self.handed: set[int] = set()
        self.calls_moderators = ""
        self.before = session.stand()
        self.round = session.round()
        self.shown = session.shown()
        self.unseen = False
        self._nonce = nonce
        self._key: tuple[str | None, int | None] = (None, None)
        self._pending: list[Event] = []

    # -- what commands call

    @property
    def kernel(self) -> Kernel:
        """The running game. Raises NotRunning in the lobby."""
        if self.session.kernel is None:
            raise not_running("lobby")
        return self.session.kernel

    def need_live(self) -> None:
        """Raises Paused or NotRunning unless the game takes moves."""
        if self.session.row.status == "paused":
            raise Paused(text("table-lost") if self.session.meta.get(LOST) else None)
        if self.session.row.status != "live":
            raise not_running(self.session.row.status)

    def sign(self, key: str | None, actor: int | None) -> None:
        """The next move was caused by the interaction `key` of the person `actor`."""
        self._key = (key, actor)

    def play(self, seat: int, move: Move, note: str | None = None) -> None:
        """Make a move. Raises Refused."""
        events = self.kernel.submit(seat, move)
        self.touched = True
        self.moved.add(int(move[1]) if seat == HOST and move[0] == "timeout" else seat)
        self._append(seat, move, note, events)

    def begin(self, kernel: Kernel) -> None:
        """The game starts."""
        self.session.kernel = kernel
        self._pending = kernel.start()
        self.set_status("live")

    async def go_over(self, epoch: EpochRow, move: Move) -> None:
        """Another position of this epoch stands again, by an undo or a redo. Needs loaded steps."""
        self.touched = self.rearm = True
        session, row = self.session, self.session.row
        mark = undo.LoggedMove(self.next_seq, HOST, move, True, False)
        counted = undo.course([*(session.steps or ()), mark])
        position = await self._crew.run(
            Kind.REPLAYS, undo.replay, session.game, row.seats, dict(row.options), epoch, counted
        )
        session.kernel = Kernel(session.game.rules, position)
        self.session.volunteered.clear()
        self.moved.update(range(position.seats))
        self._append(HOST, mark.move, None, [])

    @property
    def next_seq(self) -> int:
        """The number of the next move."""
        return self.session.row.seq + len(self.entries) + 1

    def set_status(self, status: Status) -> None:
        self.touched = True
        self.status = status
        self.session.row = replace(self.session.row, status=status)

    def set_seat(self, seat: int, **changes: Any) -> None:
        """Change who plays a seat and how (fields of SeatRow)."""
        self.touched = self.seats_changed = True
        self.session.seats[seat] = replace(self.session.seats[seat], **changes)

    def let_answer(self, seat: int, names: Sequence[str]) -> None:
        """Let a seat answer by itself where one of these standing answers fits. Raises BadInput."""
        session = self.session
        old = session.seats[seat].standing
        self.set_seat(seat, standing=policies.chosen(session.game, names, session.moment(), old))
        if self.session.row.status == "live":
            self.run_on()

    def set_seats(self, seats: Sequence[SeatRow]) -> None:
        """Replace all seats; they are numbered in order."""
        self.touched = self.seats_changed = True
        self.session.seats = [replace(row, seat=seat) for seat, row in enumerate(seats)]

    def set_meta(self, **changes: Any) -> None:
        """Change what is kept with the table's settings; None removes."""
        self.touched = self.meta_changed = True
        for name, value in changes.items():
            if value is None:
                self.session.meta.pop(name, None)
            else:
                self.session.meta[name] = value

    def set_options(self, options: Mapping[str, Any]) -> None:
        self.touched = True
        self.changes["options"] = options
        self.session.row = replace(self.session.row, options=options)

    def draw_anew(self, seed: bytes) -> None:
        """All chance of a game that has not begun comes from another seed."""
        self.touched = True
        self.changes["seed"] = seed
        self.session.row = replace(self.session.row, seed=seed, seed_hash=fate.seed_hash(seed))

    def move_to(self, place: Place) -> None:
        self.touched = True
        self.place = place
        self.session.row = replace(
            self.session.row, guild_id=place.guild_id, channel_id=place.channel_id, thread_id=place.thread_id
        )

    def notice(self, key: str, **args: object) -> None:
        """Tell the table what the table did."""
        self.touched = True
        self.notices.append(text(key, **args))

    def say(self, payload: Json, *, target: str = "thread", user: int | None = None, at: float = 0.0) -> None:
        """Queue a message."""
        self.touched = True
        self.messages.append(NewMessage(self._nonce(), target, payload, user, at))

    def record(self, actor: int, action: str, reason: str, detail: Json) -> None:
        """Write an act of moderation down."""
        self.touched = True
        row = self.session.row
        self.audit.append(NewAudit(row.guild_id, actor, action, dict(detail), reason or None, row.id))

    def stop_clock(self) -> None:
        """Pause the game; what time everybody has left is kept."""
        session = self.session
        running = {str(seat): entry for seat, entry in session.deadlines.items()}
        if session.pause is not None:
            running[PAUSE] = session.pause
        left = {
            name: [entry.ask, entry.due_at - self.now, entry.remind_at and entry.remind_at - self.now]
            for name, entry in running.items()
        }
        self.set_meta(**{PAUSED: left})
        session.deadlines, session.pause = {}, None
        self.set_status("paused")

    def start_clock(self) -> None:
        """Let a paused game go on with what time was left."""
        session = self.session
        for name, (ask, left, remind) in session.meta.get(PAUSED, {}).items():
            entry = Deadline(ask, self.now + left, None if remind is None else self.now + remind)
            if name == PAUSE:
                session.pause = entry
            else:
                session.deadlines[int(name)] = entry
        self.set_meta(**{PAUSED: None})
        self.set_status("live")

    def run_on(self) -> None:
        """Everything that chance, standing answers and AI seats decide is to be answered (`settle`), up to
        the bound of a transaction, before this is stored."""
        self._goes_on = True

    async def settle(self) -> None:
        """Have answered what is to be answered: by a worker, if it can take long."""
        if not self._goes_on:
            return
        self._goes_on = False
        kind = self._takes_long()
        if kind is None:
            self.answer()
            return
        await self.have_done(kind, answered)

    async def have_done(self, kind: Kind, job: Callable[[Act, *Given], Act], *given: *Given) -> None:
        """Let a worker go on with this action. Raises what `job` raises; nothing has changed then."""
        made, done = len(self.entries), await self._crew.run(kind, job, self, *given)
        if done is not self:
            self._take_over(done, made)

    def _takes_long(self) -> Kind | None:
        """What of it may take long: a whole turn to be worked out, or AI seats who think."""
        s, session = self.kernel.s, self.session
        if s.result is not None or session.row.status != "live":
            return None
        of_itself = CHANCE in s.waiting or HOST in s.waiting
        if session.game.weighty and of_itself:
            return Kind.TURNS
        asked = range(s.seats) if of_itself else (*s.waiting, *s.may)
        return Kind.SEATS if any(session.by_bot(seat) is not None for seat in asked) else None

    def __getstate__(self) -> dict[str, Any]:
        """What a worker needs of it, and gives back."""
        return {name: self.__dict__[name] for name in CARRIED}

    def _take_over(self, done: Act, made: int) -> None:
        """A worker has gone on with a copy, which held `made` moves before."""
        kept = {name: value for name, value in done.__dict__.items() if name != "session"}
        self.__dict__.update(kept)
        self.session.take_over(done.session)
        for place in range(made, len(self.entries)):
            self.session.note(self.session.row.seq + place + 1, self.entries[place])

    def answer(self) -> None:
        """Answer at once."""
        moves_of_ai = 0
        volunteered: dict[int, int] = {}
        for _ in range(BOUND):
            s = self.kernel.s
            if s.result is not None or self.session.row.status != "live":
                return
            if CHANCE in s.waiting:
                self.play(CHANCE, (fate.dice_value(self.session.row.seed, s.seq + 1),), "chance")
                continue
            if HOST in s.waiting and not self.session.settings.hours and self.session.round() is not None:
                self.play(HOST, PROCESS)
                continue
            if moves_of_ai >= AI_BOUND:
                break
            if self._standing():
                continue
            if self._ai_moves(volunteered):
                moves_of_ai += 1
            elif not self._lapses_at_once():
                return
        self.unfinished = True

    # -- what the table answers by itself

    def _standing(self) -> bool:
        session, kernel = self.session, self.kernel
        may = kernel.s.may if session.game.pauses is not None else ()
        for seat in (*kernel.s.waiting, *may):
            stored = session.seats[seat].standing if seat >= 0 else {}
            if not policies.kept(stored) or session.by_bot(seat) is not None:
                continue
            ask, view = kernel.ask_of(seat), session.public()
            if (move := policies.answer(session.game, view, session.moment(), ask, stored)) is not None:
                self.play(seat, move, "standing")
                return True
        return False

    def _lapses_at_once(self) -> bool:
        """Whether a pause has ended at once, for which this table does not wait."""
        pause = pauses.current(self.session)
        if pause is None or pauses.seconds(self.session, pause):
            return False
        self.play(HOST, LAPSE)
        return True

    def _ai_moves(self, volunteered: dict[int, int]) -> bool:
        """Whether an AI seat did something: who was made an offer first, then who is waited for."""
        may = self.kernel.s.may
        offered = [seat for seat in may if seat == self._taker()]
        return (
            self._ai_volunteers(volunteered, offered)
            or self._ai_answers()
            or self._ai_volunteers(volunteered, may)
        )

    def _ai_answers(self) -> bool:
        session, kernel = self.session, self.kernel
        for seat in kernel.s.waiting:
            level = session.by_bot(seat)
            if level is not None:
                ask = kernel.ask_of(seat)
                mover, move = seats_ai.answer(session.game, kernel, ask, level, session.row.seed)
                self.play(mover, move, "ai")
                return True
        return False

    def _taker(self) -> int | None:
        """The seat to which the last move was an offer: it answers before the game goes on."""
        move = self.entries[-1].move if self.entries else ()
        return int(move[1]) if move and move[0] in self.session.game.offering else None

    def _ai_volunteers(self, count: dict[int, int], seats: Sequence[int]) -> bool:
        session, kernel = self.session, self.kernel
        for seat in seats:
            level = session.by_bot(seat)
            if level is None:
                continue
            ask = kernel.ask_of(seat)
            mark = ask.number, [choice for choice in ask.choices if not isinstance(choice, Open)]
            if session.volunteered.get(seat) == mark:
                continue
            session.volunteered[seat] = mark
            if count.get(seat, 0) >= VOLUNTEERS:
                continue
            move = seats_ai.volunteer(session.game, kernel, ask, level, session.row.seed)
            if move is not None:
                count[seat] = count.get(seat, 0) + 1
                self.play(seat, move, "ai")
                return True
        return False

    # -- what is stored with it

    def _append(self, seat: int, move: Move, note: str | None, events: list[Event]) -> None:
        key, actor = self._key
        self._key = (None, actor)
        if note is not None:
            actor = None
        events, self._pending = self._pending + events, []
        self.entries.append(Entry(seat, move, key, actor, note, self._worded(events)))
        self.session.note(self.next_seq - 1, self.entries[-1])
        self.packed = None

    def _worded(self, events: list[Event]) -> list[Any]:
        """The events as `[public text or None, {seat: its own text}]`; both also go to those who want to be
        told."""
        if not events:
            return []
        game = self.session.game
        views: dict[int, Any] = {}

        def look(seat: int | None = None) -> Any:
            if seat is None:
                return self.session.public()
            if seat not in views:
                views[seat] = game.rules.view(self.kernel.s, seat)
            return views[seat]

        def worded(event: Event, seat: int | None) -> Text | None:
            return game.words.happened(look(seat), event)

        found = []
        for event in events:
            public = None if event.public is None else worded(event, None)
            own = {seat: worded(event, seat) for seat in event.private}
            self._hand_on(event.kind, public, own)
            if public is not None or any(own.values()):
                plain = {str(seat): None if line is None else to_json(line) for seat, line in own.items()}
                found.append([to_json(public) if public is not None else None, plain])
            for line in self._remarks(event, look):
                self.lines.append(line)
                found.append([to_json(line), {}])
        return found

    def _remarks(self, event: Event, look: Callable[[], Any]) -> list[Text]:
        """What AI seats say about what everybody was told."""
        say, session = self.session.game.remark, self.session
        if say is None or event.public is None:
            return []
        bots = [seat for seat in range(self.kernel.s.seats) if session.by_bot(seat) is not None]
        lines = [say(look(), seat, event.kind, event.public) for seat in bots]
        new = [line for line in lines if line is not None and line not in session.remarks]
        session.remarks.extend(new)
        return new

    def _hand_on(self, kind: str, public: Text | None, own: Mapping[int, Text | None]) -> None:
        """Keep it for the paper in which it is printed, or for those who are told of it."""
        game = self.session.game
        if game.papers is None or kind not in game.papers.kinds:
            self._collect(public, own, self.letters if kind in game.letters else self.own)
            return
        readers = self.papers.setdefault(self.next_seq, set())
        readers.update(seat for seat, line in own.items() if line is not None)
        readers.update([None] if public is not None else [])

    def _collect(
        self, public: Text | None, own: Mapping[int, Text | None], kept: dict[int, list[Text]]
    ) -> None:
        """Keep what is to be said at the table, and what only single seats may know."""
        if public is not None:
            self.lines.append(public)
        for seat, line in own.items():
            if line is not None and line != public:
                kept.setdefault(seat, []).append(line)

    # -- what came of it

    def look(self) -> None:
        """See what everybody sees of it (`unseen`), now that all is done."""
        self.session.changed()
        told = bool(self.lines or self.notices or self.status)
        self.unseen = not told and self.shown is not None and self.shown == self.session.shown()

    def done(self, seat: int | None) -> Done:
        """The outcome for `seat`, once it is stored."""
        session = self.session
        stored = [entry.lines for entry in self.entries]
        lines, private = lines_of(stored, seat), private_lines(stored, seat)
        own = session.asks(seat) if seat is not None else ()
        result = session.kernel.outcome() if session.kernel is not None else None
        row = session.row
        return Done(row.id, row.seq, tuple(lines), own, result, private=tuple(private))


def answered(act: Act) -> Act:
    """The job of a worker: what the table answers, and the position as it will be stored."""
    act.answer()
    act.packed = pack(act.kernel.s.dump())
    return act
