"""The table's records as its guests know them: rows of the store, and nothing that reads or writes one."""

from bot.store.errors import StoreError
from bot.store.records import RUNNING, AuditRow, DeckRow, MaterialRow, MessageRow, OutboxRow, Place, SeatRow
from bot.store.transfer import LARGEST

__all__ = [
    "LARGEST",
    "RUNNING",
    "AuditRow",
    "DeckRow",
    "MaterialRow",
    "MessageRow",
    "OutboxRow",
    "Place",
    "SeatRow",
    "StoreError",
]
