"""One PostgreSQL database, which several processes may share: each runs some of the shards."""

from bot.store.postgres.store import PostgresStore

__all__ = ["PostgresStore"]
