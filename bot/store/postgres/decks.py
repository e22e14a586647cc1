"""The decks that people keep."""

from bot.store.errors import Conflict, NotFound
from bot.store.postgres.work import Work
from bot.store.records import DeckRow
from bot.store.rows import a_deck


async def decks(work: Work, user_id: int) -> list[DeckRow]:
    rows = await work.rows(
        "SELECT user_id, name, line, at FROM decks WHERE user_id = $1 ORDER BY name", user_id
    )
    return a_deck.listed(rows)


async def save_deck(work: Work, row: DeckRow, most: int) -> None:
    await work.row("SELECT pg_advisory_xact_lock(hashtextextended('decks', $1))", row.user_id)
    found = await work.row(
        "SELECT count(*) FROM decks WHERE user_id = $1 AND name <> $2", row.user_id, row.name
    )
    others = found[0] if found else 0
    if others >= most:
        raise Conflict(f"{others} decks")
    await work.run(
        "INSERT INTO decks VALUES ($1, $2, $3, $4)"
        " ON CONFLICT (user_id, name) DO UPDATE SET line = excluded.line, at = excluded.at",
        row.user_id,
        row.name,
        row.line,
        row.at,
    )
    await work.run("DELETE FROM deck_drafts WHERE user_id = $1", row.user_id)


async def delete_deck(work: Work, user_id: int, name: str) -> None:
    if not await work.run("DELETE FROM decks WHERE user_id = $1 AND name = $2", user_id, name):
        raise NotFound("deck")


async def delete_decks(work: Work, user_id: int) -> int:
    await work.run("DELETE FROM deck_drafts WHERE user_id = $1", user_id)
    return await work.run("DELETE FROM decks WHERE user_id = $1", user_id)


async def deck_draft(work: Work, user_id: int) -> DeckRow | None:
    rows = await work.rows("SELECT user_id, name, line, at FROM deck_drafts WHERE user_id = $1", user_id)
    return next(iter(a_deck.listed(rows)), None)


async def save_deck_draft(work: Work, row: DeckRow) -> None:
    await work.run(
        "INSERT INTO deck_drafts VALUES ($1, $2, $3, $4) ON CONFLICT (user_id)"
        " DO UPDATE SET name = excluded.name, line = excluded.line, at = excluded.at",
        row.user_id,
        row.name,
        row.line,
        row.at,
    )
