"""What the database gives back, as records: whatever this bot did not write is damage, and is said to be."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import fields
from typing import Any, Generic, TypeVar, get_type_hints

from pydantic import ConfigDict, ValidationError, create_model
from pydantic_core import from_json

from bot.store.errors import StoreCorrupt
from bot.store.records import (
    AuditRow,
    DeckRow,
    EpochRow,
    GameRow,
    LogRow,
    MaterialRow,
    MessageRow,
    OutboxRow,
    PromiseRow,
    ResultRow,
    SeatRow,
    TimerRow,
)

T = TypeVar("T")
PLAIN = ConfigDict(strict=True, allow_inf_nan=False)


def as_text(raw: bytes) -> str | bytes:
    """A text of the database, or the bytes where they are none: one of them spoils its own row alone."""
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return raw


def a_mapping(written: Any, what: str) -> dict[str, Any]:
    """JSON that this bot wrote for a mapping. Raises StoreCorrupt, naming `what`."""
    found = _parsed(written, what)
    if not isinstance(found, dict):
        raise StoreCorrupt(f"{what} cannot be read")
    return found


def _parsed(written: Any, what: str) -> Any:
    try:
        return from_json(written, allow_inf_nan=False)
    except (ValueError, TypeError) as error:
        raise StoreCorrupt(f"{what} cannot be read") from error


class RowReader(Generic[T]):
    """Makes rows into records of one kind; the columns are its fields in their order.

    json: the fields that are JSON. yes_no: those that are 0 or 1.
    """

    def __init__(
        self, kind: type[T], called: str, json: Sequence[str] = (), yes_no: Sequence[str] = ()
    ) -> None:
        hints = get_type_hints(kind)
        self._names = tuple(field.name for field in fields(kind))  # type: ignore[arg-type]
        self._kind, self._called, self._json, self._yes_no = kind, called, json, yes_no
        self._texts = {name for name in self._names if hints[name] in (str, str | None)}
        shape: dict[str, Any] = {name: (hints[name], ...) for name in self._names}
        self._model = create_model(kind.__name__, __config__=PLAIN, **shape)

    def __call__(self, row: Sequence[Any]) -> T:
        """The record of a row. Raises StoreCorrupt."""
        values = dict(zip(self._names, row, strict=True))
        for name in self._json:
            values[name] = _parsed(values[name], f"{self._called}: {name}")
        for name in self._yes_no:
            values[name] = bool(values[name])
        if isinstance(values.get("move"), list):
            values["move"] = tuple(values["move"])
        try:
            return self._kind(**dict(self._model.model_validate(values)))
        except ValidationError as error:
            where = ".".join(map(str, error.errors(include_url=False)[0]["loc"]))
            raise StoreCorrupt(f"{self._called}: {where} cannot be read") from error

    def all(self, rows: Sequence[Sequence[Any]]) -> list[T]:
        """The records of rows that belong together. Raises StoreCorrupt for one of them."""
        return [self(row) for row in rows]

    def listed(self, rows: Sequence[Sequence[Any]]) -> list[T]:
        """The records of rows that have nothing to do with each other, as far as they can be read: where the
        JSON of one is damaged it is empty, and one that is no record at all is left out."""
        found = []
        for row in rows:
            with suppress(StoreCorrupt):
                found.append(self._glimpse(row))
        return found

    def _glimpse(self, row: Sequence[Any]) -> T:
        try:
            return self(row)
        except StoreCorrupt:
            return self([self._legible(name, value) for name, value in zip(self._names, row, strict=True)])

    def _legible(self, name: str, value: Any) -> Any:
        if name in self._json:
            return "{}"
        if isinstance(value, bytes) and name in self._texts:
            return value.decode(errors="replace")
        return value


a_game = RowReader(GameRow, "game", json=("options", "settings"))
a_seat = RowReader(SeatRow, "seat", json=("standing",), yes_no=("away",))
a_move = RowReader(LogRow, "log", json=("move", "lines"))
an_epoch = RowReader(EpochRow, "epoch")
a_promise = RowReader(PromiseRow, "promise", yes_no=("secret",))
a_timer = RowReader(TimerRow, "timer")
a_message_to_send = RowReader(OutboxRow, "outgoing message", json=("payload",))
a_message = RowReader(MessageRow, "message")
an_act = RowReader(AuditRow, "audit", json=("detail",))
a_result = RowReader(ResultRow, "result")
some_material = RowReader(MaterialRow, "material")
a_deck = RowReader(DeckRow, "deck")
