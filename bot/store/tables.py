"""The tables of a store, whatever they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Row = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Relation:
    """A table, with its columns as they are called in every engine. key: by which its rows are told apart and
    put in order; game: the column that names the game of a row, if there is one."""

    name: str
    key: tuple[str, ...]
    columns: tuple[str, ...]
    game: str | None = None

    @property
    def counted(self) -> bool:
        """Whether the store numbers its rows, and never uses a number again."""
        return self.key == ("id",)

    def key_of(self, row: Row) -> Row:
        """What tells a row apart."""
        return tuple(row[self.columns.index(column)] for column in self.key)


def _table(name: str, key: str, columns: str, game: str | None = None) -> Relation:
    return Relation(name, tuple(key.split()), tuple(columns.split()), game)


TABLES = (
    _table(
        "games",
        "id",
        "id kind name guild_id channel_id thread_id status options seats epoch rules_version seed seed_hash"
        " seq created_at updated_at creator_id settings creation_key version broken",
        "id",
    ),
    _table("snapshots", "game", "game data hash", "game"),
    _table("epochs", "game epoch", "game epoch first_seq rules_version snapshot snapshot_hash", "game"),
    _table("seats", "game seat", "game seat user_id kind ai name standing away away_until missed", "game"),
    _table("log", "game seq", "game seq epoch seat move key at actor note lines", "game"),
    _table("timers", "id", "id game seat kind due_at ask claimed_by claimed_at", "game"),
    _table(
        "outbox",
        "id",
        "id game nonce target user_id payload state attempts last_error not_before message_id changed_at"
        " claimed_by claimed_at",
        "game",
    ),
    _table("messages", "game slot", "game slot channel_id message_id", "game"),
    _table("audit", "id", "id guild_id game actor_id action detail reason at", "game"),
    _table("results", "game seat", "game seat user_id outcome goal ended_at", "game"),
    _table("promises", "game id", "game id seat_from seat_to text due state secret", "game"),
    _table("user_prefs", "user_id", "user_id prefs"),
    _table("guild_settings", "guild_id", "guild_id settings"),
    _table("conversations", "user_id", "user_id open waits"),
    _table("material", "id", "id guild_id kind name content source at"),
    _table("decks", "user_id name", "user_id name line at"),
    _table("deck_drafts", "user_id", "user_id name line at"),
)
"""All that a store keeps, but for who runs on it; what others refer to comes first."""
