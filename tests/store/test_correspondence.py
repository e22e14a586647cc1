"""What every store must do besides moves: outgoing messages, audit, statistics, preferences."""

import pytest

from bot.store.errors import Conflict, NotFound
from bot.store.records import (
    GameRow,
    MessageRow,
    MoveBatch,
    NewAudit,
    NewMessage,
    ResultRow,
    SeatRow,
    Standing,
)
from bot.store.repository import Store
from tests.store.conftest import NOW, lobby


def message(
    nonce: str, target: str = "thread", user_id: int | None = None, not_before: float = 0.0
) -> NewMessage:
    return NewMessage(nonce, target, {"nonce": nonce}, user_id, not_before)


async def nonces(store: Store, now: float = NOW, limit: int = 100) -> list[str]:
    return [row.nonce for row in await store.pending(now, limit)]


async def test_message_is_sent_once_and_fills_its_slot(store: Store, game: GameRow) -> None:
    await store.enqueue([message("a"), message("b")], now=NOW, game=game.id)
    assert await nonces(store, limit=1) == ["a"]
    first, _ = await store.pending(NOW)
    await store.mark_sent(first.id, 900, now=NOW, fills=MessageRow(game.id, "table", 2, 900))
    assert await nonces(store) == ["b"]
    assert await store.messages(game.id) == [MessageRow(game.id, "table", 2, 900)]
    assert await store.prune(NOW) == 0
    assert await store.prune(NOW + 1) == 1
    assert await nonces(store) == ["b"]


async def test_known_nonce_is_queued_once(store: Store, game: GameRow) -> None:
    await store.enqueue([message("a")], now=NOW)
    await store.enqueue([message("a", "dm", 5), message("b")], now=NOW)
    assert [(row.nonce, row.target, row.game) for row in await store.pending(NOW)] == [
        ("a", "thread", None),
        ("b", "thread", None),
    ]


async def test_failed_message_is_tried_again_and_keeps_its_order(store: Store, game: GameRow) -> None:
    await store.enqueue([message("a"), message("b"), message("c", "dm", 5)], now=NOW, game=game.id)
    first = (await store.pending(NOW))[0]
    await store.mark_failed(first.id, "503", now=NOW, retry_at=NOW + 10)
    assert await nonces(store) == ["c"]  # b waits behind a, another person's message does not
    assert await store.next_pending(NOW) == NOW + 10
    retried = (await store.pending(NOW + 10))[0]
    assert (retried.nonce, retried.attempts, retried.last_error, retried.state) == ("a", 1, "503", "pending")
    await store.mark_sent(retried.id, 1, now=NOW + 10)
    assert await nonces(store, NOW + 10) == ["b", "c"]
    assert await store.next_pending(NOW + 10) is None


async def test_given_up_message_holds_nobody_back(store: Store, game: GameRow) -> None:
    await store.enqueue([message("a", "dm", 5), message("b", "dm", 5)], now=NOW, game=game.id)
    first = (await store.pending(NOW))[0]
    await store.mark_failed(first.id, "50007", now=NOW, retry_at=None)
    assert await nonces(store) == ["b"]
    (gone,) = await store.failed(game.id)
    assert (gone.nonce, gone.state, gone.attempts, gone.last_error) == ("a", "failed", 1, "50007")
    assert await store.failed(game.id + 1) == []
    assert [row.nonce for row in await store.failed()] == ["a"]


async def test_later_message_waits_for_its_time(store: Store) -> None:
    await store.enqueue([message("later", not_before=NOW + 5), message("now")], now=NOW)
    assert await nonces(store) == ["now"]
    assert await store.next_pending(NOW) == NOW + 5
    assert await nonces(store, NOW + 5) == ["later", "now"]


async def test_unknown_or_sent_message_cannot_fail(store: Store) -> None:
    await store.enqueue([message("a")], now=NOW)
    (row,) = await store.pending(NOW)
    await store.mark_sent(row.id, 1, now=NOW)
    with pytest.raises(NotFound):
        await store.mark_failed(row.id, "late error", now=NOW, retry_at=NOW)
    with pytest.raises(NotFound):
        await store.mark_sent(404, 1, now=NOW)
    assert await nonces(store) == []


async def test_slot_is_replaced_and_emptied(store: Store, game: GameRow) -> None:
    await store.save_message(MessageRow(game.id, "table", 2, 1))
    await store.save_message(MessageRow(game.id, "table", 2, 2))
    await store.save_message(MessageRow(game.id, "lobby", 2, 3))
    assert [(row.slot, row.message_id) for row in await store.messages(game.id)] == [
        ("lobby", 3),
        ("table", 2),
    ]
    await store.forget_message(game.id, "table")
    await store.forget_message(game.id, "table")
    assert [row.slot for row in await store.messages(game.id)] == ["lobby"]


async def test_audit_is_read_in_pages_newest_first(store: Store, game: GameRow) -> None:
    acts = [NewAudit(1, 7, f"act-{n}", {"n": n}, game=game.id) for n in range(3)]
    await store.commit_move(MoveBatch(game.id, game.version, NOW, audit=acts))
    act = NewAudit(2, 8, "settings", reason="because")
    await store.save_guild_settings(2, {}, [act], now=NOW + 1)
    assert [row.action for row in await store.audit()] == ["settings", "act-2", "act-1", "act-0"]
    page = await store.audit(guild_id=1, limit=2)
    assert [row.action for row in page] == ["act-2", "act-1"]
    assert [row.action for row in await store.audit(guild_id=1, before_id=page[-1].id)] == ["act-0"]
    assert [row.reason for row in await store.audit(guild_id=2)] == ["because"]
    assert await store.audit(guild_id=2, game=game.id) == []


async def test_standings_count_people_not_machines(store: Store, game: GameRow) -> None:
    def ended(number: int, winner: int) -> list[ResultRow]:
        people = [(0, 77), (1, 78), (2, None)]
        return [
            ResultRow(number, seat, user, "won" if seat == winner else "lost", "basic", NOW + number)
            for seat, user in people
        ]

    second = await store.create_game(lobby("inwo"), now=NOW, seats=[SeatRow(0, 77)])
    await store.commit_move(MoveBatch(game.id, 0, NOW, status="over", results=ended(game.id, 1)))
    await store.commit_move(MoveBatch(second.id, 0, NOW, status="over", results=ended(second.id, 2)))
    assert await store.standings(guild_id=1) == [Standing(78, 2, 1), Standing(77, 2, 0)]
    assert await store.standings(kind="inwo") == [Standing(77, 1, 0), Standing(78, 1, 0)]
    assert await store.standings(guild_id=9) == []
    assert [row.game for row in await store.results(user_id=78)] == [second.id, game.id]


async def test_preferences_and_settings_are_kept(store: Store) -> None:
    assert await store.user_prefs(7) == {}
    assert await store.guild_settings(1) == {}
    await store.save_user_prefs(7, {"dm": True})
    await store.save_user_prefs(7, {"dm": False, "locale": "de"})
    await store.save_guild_settings(1, {"lobby": 22})
    assert await store.user_prefs(7) == {"dm": False, "locale": "de"}
    assert await store.guild_settings(1) == {"lobby": 22}
    assert await store.user_prefs(8) == {}


async def test_what_is_open_with_a_person_is_kept_and_found_again(store: Store) -> None:
    assert await store.conversation(7) == {}
    await store.save_conversation(7, {"held": [1]}, waits=True)
    await store.save_conversation(8, {"held": []})
    assert await store.waiting_conversations() == [7]
    await store.save_conversation(7, {"held": [2]})
    assert await store.conversation(7) == {"held": [2]}
    assert await store.waiting_conversations() == []


async def test_what_is_open_with_a_person_is_not_overwritten_unread(store: Store) -> None:
    await store.save_conversation(7, {"held": [1]}, before={})
    for stale in ({}, {"held": [2]}):
        with pytest.raises(Conflict):
            await store.save_conversation(7, {"held": []}, waits=True, before=stale)
    assert await store.conversation(7) == {"held": [1]}
    assert await store.waiting_conversations() == []
    await store.save_conversation(7, {"held": [3]}, before={"held": [1]})
    assert await store.conversation(7) == {"held": [3]}
