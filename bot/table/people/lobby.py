"""Lobbies: a table before its first move, the start, and the rematch. Lobby cards are outbox rows of kind
'lobby'."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from itertools import count
from typing import Any

from bot.engine.kernel import Kernel
from bot.engine.moves import Refused, text
from bot.store.errors import AlreadyDone, StoreError
from bot.store.records import MaterialRow, NewGame, NewMessage, Place, SeatRow
from bot.table.errors import AlreadyStarted, BadInput, Full, NotAllowed, NotRunning
from bot.table.people import server
from bot.table.people.sheets import bring, bring_along, brought_again, need_fitting, put_by_seat
from bot.table.seen import Done, Table
from bot.table.settings import TableSettings
from bot.table.time import clock, lapse
from bot.table.unit import fate
from bot.table.unit.act import Act
from bot.table.unit.afresh import afresh
from bot.table.unit.gate import Desk, trouble
from bot.table.unit.session import LAPSED, SHEETS, START_KEY, Session

SETTINGS = tuple(f.name for f in fields(TableSettings))
LONGEST_NAME = 60
MANY = 10_000
"""Games of a server that are looked at: more than any has."""


class Lobbies:
    """Commands of a table that has not begun. All raise AlreadyStarted when it has."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def usual(self, kind: str) -> TableSettings:
        """How a new table of that kind is run where the server has set nothing. Raises NoSuchGame."""
        return server.new_table({}, self._desk.defaults, self._desk.game(kind))

    async def create(
        self,
        kind: str,
        place: Place,
        creator: int,
        creator_name: str,
        key: str,
        *,
        name: str = "",
        options: Mapping[str, Any] | None = None,
        join: bool = True,
    ) -> Table:
        """Open a lobby. Raises NoSuchGame (kind), Refused (options), Full (too many games on this server)."""
        seats = [SeatRow(0, creator, name=creator_name)] if join else []
        wanted = self._desk.game(kind)
        chosen = await self._desk.server(place.guild_id)
        settings = server.new_table(chosen, self._desk.defaults, wanted)
        return await self._open(
            kind, place, creator, key, " ".join(name.split())[:LONGEST_NAME], options or {}, settings, seats
        )

    async def _open(
        self,
        kind: str,
        place: Place,
        creator: int,
        key: str,
        name: str,
        options: Mapping[str, Any],
        settings: TableSettings,
        seats: list[SeatRow],
        meta: Mapping[str, Any] | None = None,
    ) -> Table:
        desk = self._desk
        info = desk.game(kind).rules.info
        new = NewGame(
            kind=kind,
            name=name or kind,
            place=place,
            seats=info.most,
            creator_id=creator,
            seed=desk.entropy(fate.SEED_BYTES),
            rules_version=info.version,
            options=info.settle(options),
            settings={**settings.json(), **(meta or {})},
        )
        card = NewMessage(desk.nonce(), "thread", {"kind": "lobby"})
        try:
            await self._need_room(place.guild_id)
            end = clock.armed_lapse(clock.lapse(desk.clock(), desk.defaults.lobby_days))
            row = await desk.store.create_game(
                new, now=desk.clock(), key=key, seats=seats, timers=end, outbox=[card]
            )
            game = row.id
            desk.stored()
        except AlreadyDone as error:
            game = error.game
        except StoreError as error:
            raise trouble(error) from error
        async with desk.look(game) as session:
            return session.table()

    async def _need_room(self, guild: int) -> None:
        """Raises Full if the server has as many games as it may."""
        most = self._desk.defaults.games_per_guild
        running = await self._desk.store.find_games(guild_id=guild, limit=MANY)
        if sum(lapse.counts(row.settings) for row in running) >= most:
            raise Full(text("table-too-many-games", most=most))

    @afresh
    async def join(self, game: int, user: int, name: str) -> Table:
        """Take the next seat; a second time changes nothing. Raises Full."""
        async with self._desk.act(game) as act:
            seats = self._waiting(act, "table-join-late").seats
            if all(row.user_id != user for row in seats):
                self._room(act)
                act.set_seats([*seats, SeatRow(len(seats), user, name=name)])
        return act.session.table()

    @afresh
    async def leave(self, game: int, user: int) -> Table:
        """Give the seat up; the lobby stays, even empty. Raises NotAllowed for who has none."""
        async with self._desk.act(game) as act:
            seats = self._waiting(act).seats
            left = [row for row in seats if row.user_id != user]
            if len(left) == len(seats):
                raise NotAllowed(text("table-no-seat"))
            act.set_seats(left)
            bring(act, user, None)
        return act.session.table()

    @afresh
    async def bring(self, game: int, user: int, sheet: str | None) -> Table:
        """Bring something to the game (`Game.sheets`); None: what the table gives. Raises NotAllowed for who
        has no seat, BadInput where nothing can be brought, Refused with all reasons."""
        async with self._desk.act(game) as act:
            if all(row.user_id != user for row in self._waiting(act).seats):
                raise NotAllowed(text("table-no-seat"))
            bring(act, user, sheet)
        return act.session.table()

    @afresh
    async def add_ai(self, game: int, actor: int, level: str = "heuristic") -> Table:
        """Seat an AI of `level` (a key of `Game.players`). Raises NotAllowed, Full, BadInput."""
        async with self._desk.act(game) as act:
            session = self._theirs(act, actor)
            if level not in session.game.players:
                raise BadInput(name="level", given=level)
            self._room(act)
            taken = {row.name for row in session.seats}
            number = next(n for n in range(1, 100) if f"AI {n}" not in taken)
            row = SeatRow(len(session.seats), kind="ai", ai=level, name=f"AI {number}")
            act.set_seats([*session.seats, row])
        return act.session.table()

    @afresh
    async def remove_ai(self, game: int, actor: int) -> Table:
        """Take away the AI seated last. Raises NotAllowed."""
        async with self._desk.act(game) as act:
            seats = list(self._theirs(act, actor).seats)
            last = next((row for row in reversed(seats) if row.kind == "ai"), None)
            if last is not None:
                seats.remove(last)
                act.set_seats(seats)
        return act.session.table()

    @afresh
    async def remove(self, game: int, actor: int, seat: int, *, moderator: bool = False) -> Table:
        """Take somebody's seat away, who may take another. Raises NotAllowed for others than who opened the
        lobby, BadInput."""
        async with self._desk.act(game) as act:
            session = self._waiting(act)
            if session.row.creator_id != actor and not moderator:
                raise NotAllowed(text("table-remove-not-yours"))
            if not 0 <= seat < len(session.seats):
                raise BadInput(name="seat", given=str(seat))
            gone = session.seats[seat]
            act.set_seats([row for row in session.seats if row.seat != seat])
            if gone.user_id is not None:
                bring(act, gone.user_id, None)
                act.notice("table-removed", who=gone.name)
            if session.row.creator_id != actor:
                act.record(actor, "remove", "", {"who": gone.name, "seat": seat})
        return act.session.table()

    @afresh
    async def set_option(self, game: int, actor: int, name: str, value: Any) -> Table:
        """An option of the game, or a table setting (settings.TableSettings). Raises NotAllowed, Refused,
        BadInput."""
        async with self._desk.act(game) as act:
            session = self._theirs(act, actor)
            if name in SETTINGS:
                act.set_meta(**session.settings.changed(name, value, session.game.players).json())
            else:
                act.set_options(session.game.rules.info.settle({**session.row.options, name: value}))
        return act.session.table()

    @afresh
    async def need_start(self, game: int, actor: int) -> None:
        """Raises what `start` would raise as the lobby stands, before anything is made for the game."""
        async with self._desk.act(game) as act:
            _enough(self._theirs(act, actor))
            need_fitting(act.session)

    @afresh
    async def start(self, game: int, actor: int, key: str, *, place: Place | None = None) -> Done:
        """Begin: seats are fixed, the seed's hash is published, the first asks go out; `place` is the new
        thread.

        Raises Refused (too few or too many seats), NotAllowed (only who sits there, or the creator).
        """
        try:
            async with self._desk.act(game) as act:
                session = self._theirs(act, actor)
                material = await self._desk.material(session.row.guild_id, session.row.kind)
                await bring_along(self._desk, act)
                blind = bool((await self._desk.server(session.row.guild_id)).get(server.BLIND))
                self._begin(act, actor, key, place, material, blind)
                if blind:
                    act.set_meta(**{server.BLIND: True})
                    act.notice("table-blind-begun")
                seat = session.table().seat_of(actor)
        except AlreadyStarted:
            async with self._desk.look(game) as session:
                if session.meta.get(START_KEY) != key:
                    raise
                seat = session.table().seat_of(actor)
                own = session.asks(seat) if seat is not None else ()
                return Done(game, session.row.seq, (), own, session.table().result, repeated=True)
        return act.done(seat)

    def _begin(
        self,
        act: Act,
        actor: int,
        key: str,
        place: Place | None,
        material: Sequence[MaterialRow],
        blind: bool,
    ) -> None:
        session = act.session
        info, seats = session.game.rules.info, session.seats
        if info.material and material:
            lines = [row.content for row in material]
            act.set_options({**session.row.options, info.material: lines})
        if info.unattended and blind:
            act.set_options({**session.row.options, info.unattended: True})
        _enough(session)
        order = fate.seating(session.row.seed, seats) if session.settings.order == "chance" else seats
        act.set_seats(order)
        act.set_meta(**{START_KEY: key})
        act.changes["seat_count"] = len(seats)
        act.changes["rules_version"] = info.version
        session.row = replace(session.row, seats=len(seats))
        if place is not None:
            act.move_to(place)
        put_by_seat(act)
        act.begin(Kernel(session.game.rules, session.game.rules.setup(len(seats), dict(session.row.options))))
        act.notice("table-started", hash=session.row.seed_hash)
        act.sign(key, actor)
        act.run_on()

    @afresh
    async def close(self, game: int, actor: int, *, moderator: bool = False) -> None:
        """Close the lobby for good. Raises NotAllowed for others than its creator."""
        async with self._desk.act(game) as act:
            if self._waiting(act).row.creator_id != actor and not moderator:
                raise NotAllowed(text("table-creator-only"))
            act.set_status("archived")
            act.set_meta(**{SHEETS: None})
            act.notice("table-lobby-closed")
            if act.session.row.creator_id != actor:
                act.record(actor, "close", "", {})

    @afresh
    async def keep(self, game: int, actor: int) -> float | None:
        """Something has happened in the lobby: when it will be closed now. Raises NotAllowed."""
        async with self._desk.act(game) as act:
            self._theirs(act, actor)
            act.touched = True
        end = act.session.lapse
        return None if end is None else end.due_at

    @afresh
    async def reopen(self, game: int, actor: int, *, moderator: bool = False) -> Table:
        """Open a lobby again that was closed because nothing happened, with its seats and options; an open
        one stays as it is. Raises NotAllowed, Full."""
        async with self._desk.look(game) as session:
            guild, is_open = session.row.guild_id, session.row.status == "lobby"
        try:
            if not is_open:
                await self._need_room(guild)
        except StoreError as error:
            raise trouble(error) from error
        async with self._desk.act(game) as act:
            session = act.session
            theirs = actor in {session.row.creator_id, *(row.user_id for row in session.seats)}
            if not theirs and not moderator:
                raise NotAllowed(text("table-lobby-not-yours"))
            if session.row.status != "lobby":
                if not session.table().lapsed:
                    raise NotRunning(text("table-not-lapsed"))
                act.set_status("lobby")
                act.set_meta(**{LAPSED: None})
                act.draw_anew(self._desk.entropy(fate.SEED_BYTES))  # that of a closed lobby is no secret
                act.notice("table-lobby-reopened")
                if not theirs:
                    act.record(actor, "reopen", "", {})
        return act.session.table()

    async def rematch(self, game: int, actor: int, key: str, *, place: Place | None = None) -> Table:
        """A new lobby like a game that is over, with the same people, options and what they have brought, at
        `place` (None: where the old one was)."""
        async with self._desk.look(game) as session:
            if session.row.status not in ("over", "archived"):
                raise NotRunning(text("table-not-over"))
            old = session.row
            settings, info = session.settings, session.game.rules.info
            place = place or Place(old.guild_id, old.channel_id)
            bots = count(1)  # an AI that took somebody's seat over had their name: they may join again
            seats = [
                SeatRow(n, kind="ai", ai=row.ai, name=f"AI {next(bots)}")
                if row.kind == "ai"
                else SeatRow(n, row.user_id, name=row.name, standing=row.standing)
                for n, row in enumerate(row for row in session.seats if row.kind == "ai" or row.user_id)
            ]
            again = brought_again(session)
        chosen = {spec.name: old.options.get(spec.name, spec.default) for spec in info.options}
        return await self._open(old.kind, place, actor, key, old.name, chosen, settings, seats, again)

    def _waiting(self, act: Act, late: str = AlreadyStarted.key) -> Session:
        table = act.session.table()
        if table.status == "archived" and not table.seq:
            raise AlreadyStarted(text("table-lobby-lapsed" if table.lapsed else "table-lobby-closed"))
        if table.status != "lobby":
            raise AlreadyStarted(text(late))
        return act.session

    def _theirs(self, act: Act, actor: int) -> Session:
        """The lobby, for who has joined it or opened it."""
        session = self._waiting(act)
        if actor not in {session.row.creator_id, *(row.user_id for row in session.seats)}:
            raise NotAllowed(text("table-lobby-not-yours"))
        return session

    def _room(self, act: Act) -> None:
        if len(act.session.seats) >= act.session.game.rules.info.most:
            raise Full


def _enough(session: Session) -> None:
    """Raises Refused with too few or too many seats."""
    info, seats = session.game.rules.info, len(session.seats)
    if not info.least <= seats <= info.most:
        raise Refused([text("table-seats", least=info.least, most=info.most, given=seats)])
