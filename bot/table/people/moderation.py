"""What moderators may do. Every act is recorded with its reason in the transaction that carries it out.

Whether somebody is a moderator is for the caller to check (Discord's permissions); who plays in a game may
never look behind its curtain, which is checked here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.engine.kernel import Kernel
from bot.engine.moves import HOST, Move, Refused, Text, Who, text
from bot.games.contract import GamemasterLook
from bot.store.errors import StoreError
from bot.store.records import Json, NewAudit, Place
from bot.table.errors import AlreadyStarted, BadInput, NotAllowed, NotRunning, not_running
from bot.table.past import arrival
from bot.table.people import server
from bot.table.people.places import settle
from bot.table.people.record import Record
from bot.table.people.seats import hand_over
from bot.table.people.votes import extend, pause, resume
from bot.table.seen import Done, Preview, Seen, Table
from bot.table.settings import MOST_HOURS, told_setting
from bot.table.time import pauses, review
from bot.table.time.alarms import close_round, lapse_pause, rest, time_out
from bot.table.unit import undo
from bot.table.unit.act import Act
from bot.table.unit.afresh import afresh
from bot.table.unit.gate import Desk, trouble
from bot.table.unit.play import make_moves
from bot.table.unit.session import LOOKED, Session

TABLES_OWN: tuple[Move, ...] = (("timeout",), ("leave",), ("end",))
"""Moves of HOST that only the table makes, with all that follows from them."""
REVEALING = ("inspect", "act-for", "gamemaster", "look", "export")
"""Acts by which a moderator sees what is hidden, if they are about a seat or the whole game."""
SITTING = 3600.0
"""Seconds for which a look into the gamemaster's file that was recorded covers those that follow from it."""


@dataclass(frozen=True, slots=True)
class Moderator:
    """Who acts, and why."""

    user: int
    reason: str = ""


class Moderation(Record):
    """Acts of moderators. All raise NoSuchGame, and NotRunning where a running game is needed."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._looks: dict[tuple[int, int], float] = {}

    @afresh
    async def pause(self, game: int, by: Moderator, *, tell_why: bool = True) -> None:
        """Stop the clock; no moves are taken until `resume`. `tell_why`: the table is told the reason."""
        async with self._desk.act(game) as act:
            act.need_live()
            pause(act)
            act.notice("table-paused-by-moderator", reason=by.reason if tell_why else "")
            self._record(act, by, "pause")

    @afresh
    async def resume(self, game: int, by: Moderator) -> Done:
        """Go on; every seat has as much time left as it had."""
        async with self._desk.act(game) as act:
            resume(act)
            act.notice("table-resumed")
            self._record(act, by, "resume")
        return act.done(None)

    @afresh
    async def extend(self, game: int, by: Moderator, hours: float, seat: int | None = None) -> None:
        """Give `seat` (None: all who are waited for) more time, or less (below 0). Raises BadInput."""
        async with self._desk.act(game) as act:
            act.need_live()
            if not 0 < abs(hours) <= MOST_HOURS:
                raise BadInput(name="hours", given=str(hours))
            extend(act, hours, seat)
            seat = None if act.session.round() is not None else seat  # there all have the same time
            key = "table-extended" if hours > 0 else "table-shortened"
            if seat is None:
                act.notice(key, hours=abs(hours))
            else:
                act.notice(f"{key}-for", hours=abs(hours), who=Who(seat))
            self._record(act, by, "extend" if hours > 0 else "shorten", hours=abs(hours), seat=seat)

    @afresh
    async def set_setting(self, game: int, by: Moderator, name: str, value: Any) -> Table:
        """Change how a running table is run (settings.TableSettings); deadlines already set stay. Raises
        BadInput, AlreadyStarted for what is settled at the start."""
        async with self._desk.act(game) as act:
            session = act.session
            before = session.settings
            if name == "order" and session.kernel is not None:
                raise AlreadyStarted(text("table-seats-dealt"))
            act.set_meta(**before.changed(name, value, session.game.players).json())
            act.notice("table-setting", name=_called(name), value=_named(name, value))
            self._record(act, by, "setting", name=name, old=getattr(before, name), new=value)
        return act.session.table()

    @afresh
    async def set_server(self, guild: int, by: Moderator, name: str, value: Any) -> Json:
        """Change what a server sets for all its tables (server.NAMES; None removes it); gives all of it.

        Blind mode holds at once for every game, and to their end for those that begin under it. Raises
        BadInput.
        """
        desk = self._desk
        levels = {level for game in desk.games.values() for level in game.players}
        before = await desk.server(guild)
        after = server.changed(before, name, value, levels)
        detail = {"name": name, "old": before.get(name), "new": value}
        audit = NewAudit(guild, by.user, "server", detail, by.reason or None)
        try:
            copies = await desk.audit_copies(audit, after=after)
            now = desk.clock()
            await desk.store.save_guild_settings(guild, after, [audit], copies, now=now, before=before)
        except StoreError as error:
            raise trouble(error) from error
        desk.stored()
        return after

    @afresh
    async def process_now(self, game: int, by: Moderator, seat: int | None = None) -> Done:
        """As if the deadline of `seat` (None: all who are waited for) had passed now.

        Raises NotAllowed for a seat that nobody waits for (in a secret round nothing happens then, and nobody
        can tell), and while only the gamemaster is waited for."""
        async with self._desk.act(game) as act:
            act.need_live()
            if seat is not None and not 0 <= seat < len(act.session.seats):
                raise BadInput(name="seat", given=str(seat))
            seats = [q for q in act.kernel.s.waiting if q >= 0] if seat is None else [seat]
            if seat is None or not act.session.hushed:
                await self._let_pass(act, seat, seats)
            elif seat in act.kernel.s.waiting:  # they have missed nothing: the round's own time is not up
                act.play(HOST, ("timeout", seat))
            rest(act)
            act.run_on()
            self._record(act, by, "process-now", seats=seats)
        return act.done(None)

    async def _let_pass(self, act: Act, seat: int | None, seats: list[int]) -> None:
        """Let the time of `seats` be up, as `seat` was named or nobody was. Raises NotAllowed."""
        if seat is not None and seat not in act.kernel.s.waiting:
            raise NotAllowed(text("table-nobody-waits", who=Who(seat)))
        if review.waits(act.session) and not await self._desk.blind(act.session):
            raise NotAllowed(text("table-waits-for-gamemaster"))
        act.notice("table-processed")
        opened = pauses.opened(act.session) if seat is None else None
        _run_out(act, seats if seat is not None or act.session.round() is None else None)
        if opened is not None:
            lapse_pause(act, opened)

    @afresh
    async def undo_to(self, game: int, by: Moderator, seq: int, line: int | None = None) -> Done:
        """Back to the position after move `seq` (0: the start), which everybody's log numbers `line`. Raises
        BadInput where there is no way back."""
        async with self._desk.act(game) as act:
            _need_running(act.session)
            act.sign(None, by.user)
            was = act.session.row.seq
            await self._desk.take_back(act, seq)
            after = await self._desk.told_by(act.session, seq)
            if after is None:
                act.notice("table-undone-unnumbered")
            else:  # in words: the numbers would tell how many moves were made unseen
                act.notice("table-undone-after", after=after)
            self._record(act, by, "undo", was=was, to=seq, line=line)
        return act.done(None)

    @afresh
    async def redo(self, game: int, by: Moderator) -> Done:
        """Bring back what the last undo took. Raises BadInput where nothing was taken back, or somebody has
        gone on since."""
        async with self._desk.act(game) as act:
            _need_running(act.session)
            act.sign(None, by.user)
            undone = await self._desk.bring_back(act)
            act.notice("table-redone")
            self._record(act, by, "redo", of=undone)
        return act.done(None)

    async def undo_after(self, game: int, by: Moderator, line: int) -> Done:
        """Back to just after the line of that number in everybody's log (0: the start). Raises BadInput where
        there is no way back."""
        async with self._desk.look(game) as session:
            await self._desk.load_steps(session)
            if not 0 <= line <= len(session.told):
                raise BadInput(text("table-undo-where"))
            start = (await self._desk.epoch(session)).first_seq - 1
            to = session.told[line - 1] if line else start
        return await self.undo_to(game, by, to, line)

    async def way_back(self, game: int, line: int) -> None:
        """Raises BadInput where there is no way back to after that line, with the nearest that there are, and
        where nothing has been done since."""
        async with self._desk.look(game) as session:
            _need_running(session)
            await self._desk.load_steps(session)
            counted = undo.course(session.steps or ())
            near = undo.nearest_lines(session.told, counted, line)
            if line not in near:
                raise BadInput(text("table-undo-near", near=tuple(map(str, near))))
            if line and counted[-1].seq == session.told[line - 1]:
                raise BadInput(text("table-undo-nothing"))

    async def undo_turn(self, game: int, by: Moderator) -> Done:
        """Back to where the decisions were open that the last value of chance followed: the orders of the
        last turn. Raises BadInput where there are none."""
        async with self._desk.look(game) as session:
            await self._desk.load_steps(session)
            to = undo.before_chance(undo.course(session.steps or ()))
        if to is None:
            raise BadInput(text("gm-no-turn"))
        return await self.undo_to(game, by, to)

    @afresh
    async def act_for(
        self,
        game: int,
        by: Moderator,
        seat: int,
        moves: Sequence[Move],
        key: str,
        *,
        ask: int | None,
        stop: bool = False,
    ) -> Done:
        """Make moves for a seat. Raises NotAllowed for a moderator who plays in this game."""

        async def work() -> Done:
            async with self._desk.act(game) as act:
                await self._curtain(act.session, by)
                await make_moves(act, seat, moves, key, by.user, ask, stop=stop)
                await act.settle()
                self._record(act, by, "act-for", seat=seat, moves=[list(move) for move in moves])
                if not act.session.hushed:
                    act.notice("table-acted-for", who=Who(seat))
            return act.done(seat)

        return await self._desk.once(game, key, seat, work)

    @afresh
    async def replace(
        self, game: int, by: Moderator, seat: int, *, user: int | None, name: str = "", ai: str | None = None
    ) -> Done:
        """Another person (`user`, `name`) or an AI (`ai`) plays `seat` from now on. Raises NotAllowed,
        BadInput."""
        async with self._desk.act(game) as act:
            session = act.session
            _need_running(session)
            if not 0 <= seat < len(session.seats) or (user is None) == (ai is None):
                raise BadInput(name="seat", given=str(seat))
            old = session.seats[seat]
            if user is not None:
                if any(row.user_id == user for row in session.seats):
                    raise NotAllowed(text("table-plays-already"))
                if user in session.meta.get(LOOKED, ()):
                    raise NotAllowed(text("table-has-looked"))
                hand_over(act, seat, user_id=user, kind="human", ai=None, name=name)
            else:
                if ai not in session.game.players:
                    raise BadInput(name="level", given=str(ai))
                hand_over(act, seat, user_id=None, kind="ai", ai=ai, name=name or old.name)
            if user is None:
                act.notice("table-replaced-ai", old=old.name)
            else:
                act.notice("table-replaced", old=old.name, new=session.seats[seat].name)
                act.say({"kind": "seated", "seat": seat, "old": old.name}, user=user)
            rest(act)
            act.run_on()
            self._record(act, by, "replace", seat=seat, who=old.name, old=old.user_id, new=user, ai=ai)
        return act.done(None)

    @afresh
    async def inspect(self, game: int, by: Moderator, seat: int | None) -> Seen:
        """The table as `seat` sees it. Raises NotAllowed for a moderator who plays in this game."""
        async with self._desk.act(game) as act:
            if act.session.kernel is None:
                raise not_running("lobby")
            await self._curtain(act.session, by)
            if seat is not None and not 0 <= seat < len(act.session.seats):
                raise BadInput(name="seat", given=str(seat))
            self._record(act, by, "inspect", seat=seat)
        async with self._desk.look(game) as session:
            return await self._desk.seen(session, seat)

    @afresh
    async def preview_adjust(self, game: int, by: Moderator, what: Move, called: str = "") -> Preview:
        """What `adjust` would change that everybody can see, without doing it. Raises Refused: by that too
        one learns how things stand, so the attempt is recorded."""
        async with self._desk.act(game) as act:
            session = act.session
            await self._curtain(session, by)
            kernel = _running(session)
            trial, refusal = Kernel(kernel.rules, kernel.s.clone()), None
            try:
                trial.submit(HOST, ("adjust", *what))
            except Refused as error:
                refusal = error
            self._record(act, by, "preview", what=list(what), **_as_called(session, called))
            before, after = _table_lines(session, kernel), _table_lines(session, trial)
        if refusal is not None:
            raise refusal
        gone = tuple(line for line in before if line not in after)
        return Preview(gone, tuple(line for line in after if line not in before))

    @afresh
    async def adjust(self, game: int, by: Moderator, what: Move, called: str = "") -> Done:
        """Correct a value: HOST ("adjust", *what), as the game defines it; `called` as everybody may know it.
        Raises Refused."""
        async with self._desk.act(game) as act:
            await self._curtain(act.session, by)
            _running(act.session)
            act.sign(None, by.user)
            act.play(HOST, ("adjust", *what))
            act.run_on()
            named = _as_called(act.session, called)
            if not act.session.game.gamemaster:
                act.notice("table-adjusted-what" if named else "table-adjusted", **named)
            self._record(act, by, "adjust", what=list(what), **named)
        return act.done(None)

    @afresh
    async def host_move(self, game: int, by: Moderator, move: Move, key: str) -> Done:
        """A move of the gamemaster, as the game defines it: HOST `move` ("approve", "fudge", "answer", ...).

        Nothing is announced but what the game itself tells. Raises Refused, NotAllowed for a moderator who
        plays here or where the game has no such chair, BadInput for moves that belong to the table.
        """

        async def work() -> Done:
            async with self._desk.act(game) as act:
                await self._chair(act.session, by)
                _running(act.session)
                if move[:1] in TABLES_OWN:
                    raise BadInput(name="move", given=str(move[0]))
                act.sign(key, by.user)
                act.play(HOST, move)
                act.run_on()
                self._record(act, by, "gamemaster", move=list(move))
            return act.done(None)

        return await self._desk.once(game, key, None, work)

    @afresh
    async def look(self, game: int, by: Moderator, topic: str, name: str = "", *, record: bool = True) -> Any:
        """What the gamemaster finds under `topic` (a key of `Game.gamemaster`), dice and secrets included.

        record: False for what follows from a look that was recorded less than SITTING ago: a further page,
        names while typing. Raises NotAllowed for a moderator who plays here, BadInput for a topic the game
        does not know.
        """
        async with self._desk.act(game) as act:
            await self._chair(act.session, by)
            kernel = act.session.kernel
            if kernel is None:
                raise not_running("lobby")
            found = _topic(act.session, topic)(kernel.s, name)
            noted = record or act.now - self._looks.get((game, by.user), -SITTING) >= SITTING
            if noted:
                self._record(act, by, "look", topic=topic, name=name)
        if noted:
            self._looks[game, by.user] = act.now
        return found

    @afresh
    async def move(self, game: int, by: Moderator, place: Place) -> Table:
        """Let a running game, or a lobby, live somewhere else on Discord."""
        async with self._desk.act(game) as act:
            self._record(act, by, "move", channel=str(place.talk))
            settle(act, place)
        return act.session.table()

    @afresh
    async def end(self, game: int, by: Moderator) -> Done:
        """Close a running game before its end: HOST ("end",). Only some rules name a winner then (TSW-92)."""
        async with self._desk.act(game) as act:
            _need_running(act.session)
            act.sign(None, by.user)
            act.play(HOST, ("end",))
            act.notice("table-ended-by-moderator", reason=by.reason)
            self._record(act, by, "end")
        return act.done(None)

    @afresh
    async def archive(self, game: int, by: Moderator) -> None:
        """Put a finished game away; its thread may be archived."""
        async with self._desk.act(game) as act:
            if act.session.row.status != "over":
                raise NotRunning(text("table-not-over"))
            act.set_status("archived")
            self._record(act, by, "archive")

    @afresh
    async def export(self, game: int, by: Moderator) -> dict[str, Any]:
        """The whole game, secrets included. Raises NotAllowed in the lobby, whose seed may be known to nobody
        who could still sit down, and while it runs for a moderator who plays in it."""
        async with self._desk.act(game) as act:
            if act.session.row.status == "lobby":
                raise NotAllowed(text("table-secret-until-the-end"))
            if act.session.row.status in ("live", "paused"):
                await self._curtain(act.session, by)
            self._record(act, by, "export")
        async with self._desk.look(game):
            return await self._desk.store.export_game(game)

    async def import_(self, data: bytes, by: Moderator, place: Place | None) -> int:
        """Store an exported game (a file's bytes) at `place` (None: where it was). A running one arrives
        paused, and its seats are held for their people (`TableService.take_seat`). Raises BadInput,
        NoSuchGame."""
        return await arrival.bring(self._desk, data, by.user, by.reason, place)

    async def review_until(self, game: int) -> float | None:
        """Until when a game waits for its gamemaster (epoch seconds); None if it does not."""
        async with self._desk.look(game) as session:
            entry = session.deadlines.get(HOST)
            return entry.due_at if entry is not None and review.waits(session) else None

    def _record(self, act: Act, by: Moderator, action: str, **detail: Any) -> None:
        """Note an act, with the name of who plays the seat it is about; whoever has seen by it what is hidden
        cannot sit down at this table any more."""
        seat = detail.get("seat")
        named = {} if seat is None else {"who": act.session.seats[seat].name}
        act.record(by.user, action, by.reason, {**named, **detail})
        if action in REVEALING and detail.get("seat", "all") is not None:
            act.set_meta(**{LOOKED: sorted({*act.session.meta.get(LOOKED, ()), by.user})})

    async def _chair(self, session: Session, by: Moderator) -> None:
        """Raises NotAllowed for who may not sit in the gamemaster's chair of this game, or if it has none."""
        if not session.game.gamemaster:
            raise NotAllowed(text("table-no-gamemaster"))
        await self._curtain(session, by)

    async def _curtain(self, session: Session, by: Moderator) -> None:
        """Raises NotAllowed for who plays here, and for everybody on a server in blind mode."""
        if session.plays(by.user):
            raise NotAllowed(text("table-moderator-plays"))
        if await self._desk.blind(session):
            raise NotAllowed(text("table-blind-mode"))


def _called(name: str) -> Text:
    return text(f"option-{name.replace('_', '-')}")


def _as_called(session: Session, called: str) -> dict[str, str]:
    """The name of a correction, where it is no secret of a gamemaster."""
    return {"called": called} if called and not session.game.gamemaster else {}


def _named(name: str, value: object) -> object:
    """A value of a setting as it is told: one of a few choices has a name."""
    chosen = name in ("order", "takeover", "pace")
    return text(f"option-{name}-{value}") if chosen else told_setting(name, value)


def _topic(session: Session, topic: str) -> GamemasterLook:
    if topic not in session.game.gamemaster:
        raise BadInput(name="topic", given=topic)
    return session.game.gamemaster[topic]


def _run_out(act: Act, seats: Sequence[int] | None) -> None:
    """The time of `seats` is up, or that of a common round (None)."""
    if seats is None:
        close_round(act)
        return
    for seat in seats:
        if seat in act.kernel.s.waiting:
            time_out(act, seat)


def _running(session: Session) -> Kernel:
    _need_running(session)
    assert session.kernel is not None
    return session.kernel


def _need_running(session: Session) -> None:
    if session.row.status not in ("live", "paused"):
        raise not_running(session.row.status)


def _table_lines(session: Session, kernel: Kernel) -> list[Text]:
    return list(session.game.words.table(session.game.rules.view(kernel.s, None)))
