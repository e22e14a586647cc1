"""A whole game as one JSON value for another bot: versioned, with a checksum, checked when it arrives.

The checksum shows damage and careless edits. It is no signature: what arrives is a stranger's, and nothing in
it is believed about people."""

import base64
import binascii
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import from_json
from typing_extensions import TypeAliasType

from bot.store.codec import Packed, canonical, digest, unpack
from bot.store.errors import CorruptExport, StoreCorrupt
from bot.store.records import (
    Entry,
    EpochRow,
    GameRow,
    LogRow,
    NewGame,
    Place,
    PromiseRow,
    ResultRow,
    SeatRow,
    Status,
)

FORMAT = "fnordmaster-game"
VERSION = 1

LARGEST = 8_000_000
"""Bytes of an export that are read. A long game of 24 seats has one of some hundred thousand."""
MOST_INFLATED = 16_000_000
"""Bytes of all positions in an export together."""
LONGEST = 4000
"""Characters of a text in it."""

Id = Annotated[int, Field(ge=0, lt=2**63)]
Small = Annotated[int, Field(ge=-(2**31), lt=2**31)]
Number = Annotated[int, Field(ge=-(2**64), lt=2**64)]
Words = Annotated[str, Field(max_length=100_000)]
Name = Annotated[str, Field(max_length=LONGEST)]
Time = Annotated[float, Field(ge=0, lt=1e11, allow_inf_nan=False)]
"""Epoch seconds."""


@dataclass(frozen=True, slots=True)
class Bundle:
    """All of a game that travels."""

    game: GameRow
    seats: Sequence[SeatRow]
    log: Sequence[LogRow]
    epochs: Sequence[EpochRow]
    results: Sequence[ResultRow]
    promises: Sequence[PromiseRow]


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, hide_input_in_errors=True)


class _Game(_Model):
    kind: Name
    name: Name
    guild_id: Id
    channel_id: Id
    thread_id: Id | None
    status: Literal["lobby", "live", "paused", "over", "archived"]
    options: dict[str, Any]
    seats: Small
    epoch: Annotated[int, Field(ge=0, lt=2**31)]
    rules_version: Name
    seed: Annotated[str, Field(pattern=r"^([0-9a-f]{2})*$", repr=False)]
    seed_hash: Name
    snapshot: str | None
    snapshot_hash: Name | None
    seq: Annotated[int, Field(ge=0, lt=2**31)]
    created_at: Time
    updated_at: Time
    creator_id: Id
    settings: dict[str, Any]


class _Seat(_Model):
    seat: Annotated[int, Field(ge=0, lt=2**31)]
    user_id: Id | None
    kind: Literal["human", "ai"]
    ai: Name | None
    name: Name
    standing: dict[str, Any]
    away: bool
    away_until: Time | None
    missed: Small


class _Who(_Model):
    who: Small


class _Text(_Model):
    key: Annotated[str, Field(max_length=100)]
    args: dict[str, "_Argument"]


_Argument = TypeAliasType(
    "_Argument", "_Text | _Who | Words | Number | float | bool | list[_Argument] | None"
)


class _Move(_Model):
    seq: Annotated[int, Field(ge=1, lt=2**31)]
    epoch: Annotated[int, Field(ge=0, lt=2**31)]
    seat: Small
    move: list[Number | Words]
    at: Time
    actor: Id | None
    note: str | None
    lines: list[tuple[_Text | None, dict[str, _Text | None]]]


class _Epoch(_Model):
    epoch: Annotated[int, Field(ge=0, lt=2**31)]
    first_seq: Annotated[int, Field(ge=1, lt=2**31)]
    rules_version: Name
    snapshot: str | None
    snapshot_hash: Name | None


class _Result(_Model):
    seat: Annotated[int, Field(ge=0, lt=2**31)]
    user_id: Id | None
    outcome: Literal["won", "lost", "drawn", "left"]
    goal: Name | None
    ended_at: Time


class _Promise(_Model):
    id: Id
    seat_from: Small
    seat_to: Small
    text: Name
    due: Time | None
    state: Literal["open", "kept", "broken", "released"]
    secret: bool


class _Body(_Model):
    game: _Game
    seats: list[_Seat]
    log: list[_Move]
    epochs: list[_Epoch]
    results: list[_Result]
    promises: list[_Promise]


class _Envelope(_Model):
    format: str
    version: int
    checksum: str
    body: dict[str, Any]


def to_export(bundle: Bundle) -> dict[str, Any]:
    """The bundle as JSON values, with every secret of the game."""
    game = _without(_fields(bundle.game), "id", "version", "broken")
    body = {
        "game": game | {"seed": bundle.game.seed.hex(), "snapshot": _text(bundle.game.snapshot)},
        "seats": [_fields(row) for row in bundle.seats],
        "log": [_without(_fields(row), "game", "key") | {"move": list(row.move)} for row in bundle.log],
        "epochs": [
            _without(_fields(row), "game") | {"snapshot": _text(row.snapshot)} for row in bundle.epochs
        ],
        "results": [_without(_fields(row), "game") for row in bundle.results],
        "promises": [_without(_fields(row), "game") for row in bundle.promises],
    }
    return {"format": FORMAT, "version": VERSION, "checksum": digest(canonical(body)), "body": body}


def read_export(data: bytes) -> Bundle:
    """The bundle in a file. However it is made, this ends soon and takes little memory. Raises CorruptExport.

    For files of strangers: in a process of its own (table/past/arrival.py)."""
    if len(data) > LARGEST:
        raise CorruptExport("size", f"{len(data)} bytes are too many")
    try:
        return from_export(from_json(data, allow_inf_nan=False))
    except ValueError as error:
        raise CorruptExport("json", "the file is not JSON") from error


def from_export(data: object) -> Bundle:
    """The bundle in an export, with id 0 everywhere. Raises CorruptExport with a reason."""
    body = _open(data)
    game = body.game
    if digest(bytes.fromhex(game.seed)) != game.seed_hash:
        raise CorruptExport("seed", "the seed does not match its published hash")
    _check_order(body)
    position, *starts = _positions(body)
    fields = game.model_dump() | {"seed": bytes.fromhex(game.seed), "snapshot": position}
    return Bundle(
        game=GameRow(id=0, **fields),
        seats=[SeatRow(**row.model_dump()) for row in body.seats],
        log=[LogRow(game=0, key=None, **row.model_dump() | {"move": tuple(row.move)}) for row in body.log],
        epochs=[
            EpochRow(game=0, **row.model_dump() | {"snapshot": start})
            for row, start in zip(body.epochs, starts, strict=True)
        ],
        results=[ResultRow(game=0, **row.model_dump()) for row in body.results],
        promises=[PromiseRow(game=0, **row.model_dump()) for row in body.promises],
    )


def arrival_status(status: Status) -> Status:
    """A game that was live arrives paused: nobody's deadline runs before a moderator resumes it."""
    return "paused" if status == "live" else status


def arriving(bundle: Bundle, place: Place) -> NewGame:
    """The game of a bundle as one to be opened at `place`."""
    row = bundle.game
    return NewGame(
        kind=row.kind,
        name=row.name,
        place=place,
        seats=row.seats,
        creator_id=row.creator_id,
        seed=row.seed,
        rules_version=row.rules_version,
        options=row.options,
        settings=row.settings,
    )


def arriving_entry(move: LogRow) -> Entry:
    """A move of a bundle, without the key that it had elsewhere."""
    return Entry(move.seat, move.move, None, move.actor, move.note, move.lines)


def packed(row: GameRow | EpochRow) -> Packed | None:
    """The position in a row, if there is one."""
    if row.snapshot is None or row.snapshot_hash is None:
        return None
    return Packed(row.snapshot, row.snapshot_hash)


def _open(data: object) -> _Body:
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise CorruptExport("format", "this is no exported game")
    if data.get("version") != VERSION:
        raise CorruptExport("version", f"another version than {VERSION}")
    try:
        envelope = _Envelope.model_validate(data)
        words = canonical(envelope.body)
        if digest(words) != envelope.checksum:
            raise CorruptExport("checksum", "the contents were changed or damaged")
        return _Body.model_validate_json(words)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        raise CorruptExport("shape", f"{'.'.join(map(str, first['loc']))}: {first['msg']}") from error
    except (TypeError, ValueError, RecursionError) as error:
        raise CorruptExport("shape", "the contents are no plain JSON") from error


def _check_order(body: _Body) -> None:
    """Moves, seats and epochs are numbered as the store numbers them."""
    for number, row in enumerate(body.log, 1):
        if row.seq != number:
            raise CorruptExport("log", f"move {number} is missing")
    if len(body.log) != body.game.seq:
        raise CorruptExport("log", f"moves are not 1..{body.game.seq}")
    _check_epochs(body)
    numbered = {
        "seats": [row.seat for row in body.seats],
        "results": [row.seat for row in body.results],
        "promises": [row.id for row in body.promises],
    }
    for what, numbers in numbered.items():
        if len(set(numbers)) != len(numbers):
            raise CorruptExport("shape", f"{what}: a number occurs twice")


def _check_epochs(body: _Body) -> None:
    """The epochs follow each other, and each move is in the one that it falls into."""
    if len(body.epochs) != body.game.epoch + 1 or any(n != row.epoch for n, row in enumerate(body.epochs)):
        raise CorruptExport("log", f"epochs are not 0..{body.game.epoch}")
    starts = [row.first_seq for row in body.epochs]
    if starts[0] != 1 or starts != sorted(starts) or starts[-1] > body.game.seq + 1:
        raise CorruptExport("log", "epochs do not begin in order")
    for row in body.log:
        if row.epoch != bisect_right(starts, row.seq) - 1:
            raise CorruptExport("log", f"move {row.seq} is in another epoch")


def _positions(body: _Body) -> list[bytes | None]:
    """The stored position, and those with which the epochs began; together they are of a bounded size."""
    left, found = MOST_INFLATED, list[bytes | None]()
    rows: list[_Game | _Epoch] = [body.game, *body.epochs]
    for row in rows:
        data = None
        if row.snapshot is not None and row.snapshot_hash is not None:
            try:
                data = base64.b64decode(row.snapshot, validate=True)
                left -= len(unpack(data, row.snapshot_hash, left))
            except (binascii.Error, ValueError, StoreCorrupt) as error:
                raise CorruptExport("snapshot", str(error)) from error
        elif row.snapshot != row.snapshot_hash:
            raise CorruptExport("snapshot", "a snapshot needs its hash, and a hash its snapshot")
        found.append(data)
    return found


def _text(data: bytes | None) -> str | None:
    return None if data is None else base64.b64encode(data).decode()


def _fields(row: Any) -> dict[str, Any]:
    """A row as its fields, whose values are shared and not copied."""
    return {field.name: getattr(row, field.name) for field in fields(row)}


def _without(row: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name not in names}
