"""What servers add to games, in every engine."""

from __future__ import annotations

import pytest

from bot.store.errors import Conflict, NotFound
from bot.store.records import MaterialRow, NewAudit, NewMessage
from bot.store.repository import Store
from tests.store.conftest import NOW

ROW = MaterialRow(1, "tsw", "laundry", '{"groups": []}', "groups: []\n", NOW)
ADDED, REMOVED = NewAudit(1, 7, "material-added"), NewAudit(1, 7, "material-removed")


async def test_material_is_kept_by_server_and_game_in_the_order_of_adding(store: Store) -> None:
    second = MaterialRow(1, "tsw", "attic", "{}", "", NOW + 1)
    elsewhere = MaterialRow(2, "tsw", "laundry", "{}", "", NOW)
    other = MaterialRow(1, "pebbles", "laundry", "{}", "", NOW)
    for row in (ROW, second, elsewhere, other):
        await store.add_material(row, ADDED)
    assert await store.material(1, "tsw") == [ROW, second]
    assert await store.material(2, "tsw") == [elsewhere]
    assert await store.material(3, "tsw") == []


async def test_a_name_is_taken_once_and_the_refusal_leaves_no_trace(store: Store) -> None:
    await store.add_material(ROW, ADDED)
    with pytest.raises(Conflict):
        await store.add_material(MaterialRow(1, "tsw", "laundry", "other", "", NOW + 1), ADDED)
    assert await store.material(1, "tsw") == [ROW]
    assert len(await store.audit(guild_id=1)) == 1


async def test_every_change_is_recorded_and_told_with_it(store: Store) -> None:
    await store.add_material(ROW, ADDED, [NewMessage("n1", "5", {"kind": "audit"})])
    await store.remove_material(1, "tsw", "laundry", REMOVED, [NewMessage("n2", "5", {})], now=NOW + 1)
    assert await store.material(1, "tsw") == []
    assert [row.action for row in await store.audit(guild_id=1)] == ["material-removed", "material-added"]
    assert [row.nonce for row in await store.pending(NOW + 1)] == ["n1", "n2"]


async def test_what_is_not_there_cannot_be_removed(store: Store) -> None:
    with pytest.raises(NotFound):
        await store.remove_material(1, "tsw", "laundry", REMOVED, now=NOW)
    assert await store.audit(guild_id=1) == []
