"""What a server adds to the worlds of The Secret Wars: files sent in, checked, played with, taken away."""

from __future__ import annotations

import json
from typing import Any

import discord
import pytest
import yaml

from bot import DATA
from bot.games.contract import Game
from bot.games.registry import GAMES
from bot.games.tsw.rules import RULES
from bot.games.tsw.see.view import View
from bot.table.people.material import LARGEST, MOST_FILES, read_yaml
from bot.table.people.moderation import Moderator
from bot.table.unit import undo
from tests.support.discord import World, answer

EXAMPLE = (DATA / "tsw" / "example-world.yaml").read_bytes()
READY_MADE = "ready-made"
PLACE = b"places:\n  - name: Little Hopping\n"


@pytest.fixture
def games() -> dict[str, Game]:
    return {"tsw": GAMES["tsw"]}


async def send(world: World, content: bytes, sent_as: str = "world.yaml", **options: Any) -> str:
    """What Mona is told who sends a file in."""
    return answer(await world.mona.slash(world.channel, "tsw world add", file=(sent_as, content), **options))


async def listed(world: World) -> str:
    return answer(await world.mona.slash(world.channel, "tsw world list"))


async def begun(world: World, **options: str) -> int:
    """A game of Ann and Bob that has just begun."""
    await world.lobby("tsw")
    number = world.number()
    for name, value in options.items():
        await world.ann.slash(world.channel, "game option", name=name, value=value, game=number)
    await world.bob.click(world.lobby_card(), custom_id=f"t:{number}:join")
    await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:start")
    for person in (world.ann, world.bob):
        await world.choose(person, await world.panel(person, number), READY_MADE)
    return number


async def view(world: World, game: int) -> View:
    """What Ann knows."""
    found = (await world.bot.service.panel(game, world.ann.id)).view
    assert isinstance(found, View)
    return found


@pytest.mark.rule("TSW-04", "TSW-22")
async def test_the_example_that_is_given_out_can_be_sent_in_and_played(world: World) -> None:
    given = await world.mona.slash(world.channel, "tsw world example")
    (file,) = given.response.attachments
    assert await file.read() == EXAMPLE
    told = await send(world, await file.read(), "laundry.yaml")
    assert "laundry" in told
    assert "1 group, 1 place, 2 special events, 1 conspiracy" in told
    assert "the laundry" in told
    assert "laundry" in await listed(world)
    game = await begun(world, alignments="own")
    seen = await view(world, game)
    assert "Lower Slaughterhouse" in seen.places
    assert "the Tinned Ham Museum" in seen.places
    assert dict(seen.alignments)["starched"] == "crumpled"
    own = {name for group in seen.groups for name in group.alignments}
    assert own <= set(dict(seen.alignments))


def test_the_example_explains_every_part_and_every_field() -> None:
    words, plain = read_yaml(EXAMPLE)
    assert set(plain) == {"places", "groups", "events", "conspiracies", "people", "alignments"}
    shipped = yaml.safe_load((DATA / "tsw" / "world" / "groups.yaml").read_bytes())["groups"]
    assert {field for group in shipped for field in group} <= set(plain["groups"][0])
    assert words.count("#") > 15


FAULTS = [
    (b"groups:\n  - name: Nameless\n    power: 99\n", "groups > no. 1 (Nameless) > power"),
    (b"groups:\n  - name: Nameless\n", "groups > no. 1 (Nameless) > kind: is missing"),
    (b"towns: []\n", "towns: there is no such field"),
    (b"places:\n  - name: London\n", "places > London: there is one of this name already"),
    (b"places:\n  - name: '@everyone'\n", "a name is 1 to 60 characters"),
    (b"- just\n- a list\n", "must be a mapping"),
    (b"places: [\n", "line 2, column 1"),
    (b"places: []\nplaces: []\n", "line 2, column 1: 'places' is there twice"),
    (b"a: &a [1]\nb: *a\n", "anchors"),
    (b"a: !!python/object:os.system {}\n", "line 1"),
    (b"[" * 2000, "nested too deeply"),
    (b"people: {secrets: ['knows {other.__class__}']}\n", "people > secrets > no. 1: only {place}"),
    (b"people: {kinds: {opera: []}}\n", "people > kinds > opera"),
    (b"people: {secrets: ['is {nobody}']}\n", "may stand in braces"),
    (b"\xff\xfe", "UTF-8"),
    (b"", "must be a mapping"),
    (b"{}\n", "adds nothing"),
    (b"groups: []\n", "adds nothing"),
    (b"alignments: {name: x, alignments: {up: {opposes: down}, down: {}}}\n", "down must oppose up"),
    (b"alignments: {name: x, alignments: {up: {opposes: left}, down: {}}}\n", "is not in the set"),
    (b"#" * (LARGEST + 1), "too large"),
]
"""Files with something wrong, and what their sender is told."""


async def test_a_file_with_a_fault_is_refused_with_its_place(world: World) -> None:
    for content, told in FAULTS:
        said = (await send(world, content)).replace("\\", "")
        assert told in said, (content[:80], said)
    assert "Nothing yet" in await listed(world)


async def test_only_moderators_come_near_it(world: World) -> None:
    await send(world, EXAMPLE, "secrets.yaml")
    for command, given in (
        ("add", {"file": ("other.yaml", PLACE)}),
        ("remove", {"name": "secrets"}),
        ("show", {"name": "secrets"}),
        ("list", {}),
        ("example", {}),
    ):
        refused = await world.ann.slash(world.channel, f"tsw world {command}", **given)
        assert "secrets" not in answer(refused)
        assert refused.response.attachments == []
    assert await world.ann.autocomplete(world.channel, "tsw world show", "name", "") == []
    assert "secrets" in await listed(world)
    assert "other" not in await listed(world)


async def test_a_file_is_shown_as_it_was_sent_in_and_can_be_taken_away(world: World) -> None:
    await send(world, EXAMPLE, "x.yaml", name="laundry")
    suggested = await world.mona.autocomplete(world.channel, "tsw world show", "name", "laun")
    assert [choice["value"] for choice in suggested] == ["laundry"]
    shown = await world.mona.slash(world.channel, "tsw world show", name="laundry")
    assert await shown.response.attachments[0].read() == EXAMPLE
    gone = await world.mona.slash(world.channel, "tsw world remove", name="laundry", reason="it shrank")
    assert "laundry" in answer(gone)
    for command in ("show", "remove"):
        again = await world.mona.slash(world.channel, f"tsw world {command}", name="laundry")
        assert "There is no file" in answer(again)
    audit = answer(await world.mona.slash(world.channel, "mod audit"))
    assert "has added the file “laundry”" in audit
    assert "has removed the file “laundry”" in audit
    assert "it shrank" in audit


async def test_files_live_beside_each_other_and_have_their_limits(world: World) -> None:
    await send(world, EXAMPLE, "laundry.yaml")
    assert "one of this name already" in await send(world, EXAMPLE, "again.yaml")
    assert "a file “laundry” already" in await send(world, PLACE, "laundry.yaml")
    other = b"alignments: {name: x, alignments: {up: {opposes: down}, down: {opposes: up}}}\n"
    assert "a set of this server's own already" in await send(world, other, "other.yaml")
    other_names = {"name": "The Damp", "aka": [], "alignments": ["crumpled", "violent"]}
    group = yaml.safe_load(EXAMPLE)["groups"][0] | other_names
    assert "1 group" in await send(world, json.dumps({"groups": [group]}).encode(), "damp.json")
    for n in range(MOST_FILES - 2):
        assert f"Quay {n}" not in await send(world, f"places: [{{name: Quay {n}}}]".encode(), f"p{n}.yaml")
    assert f"{MOST_FILES} files" in await send(world, PLACE)


async def test_a_running_game_keeps_its_world_whatever_the_server_does(world: World) -> None:
    await send(world, EXAMPLE, "laundry.yaml")
    game = await begun(world, alignments="own")
    before = await view(world, game)
    await world.mona.slash(world.channel, "tsw world remove", name="laundry")
    await send(world, PLACE)
    await world.restart()
    assert await view(world, game) == before
    seat = (await world.bot.service.panel(game, world.ann.id)).seat
    stored = await row(world, game)
    replayed = undo.opening(RULES, stored.seats, dict(stored.options), None)
    undo.advance(replayed, undo.course(undo.steps(await world.bot.store.log(game))))
    assert RULES.view(replayed.s, seat) == before
    data = await world.bot.store.export_game(game)
    assert "Lower Slaughterhouse" in json.dumps(data)
    copy = await world.bot.service.mod.import_(json.dumps(data).encode(), Moderator(world.mona.id), None)
    assert (await row(world, copy)).snapshot_hash == (await row(world, game)).snapshot_hash
    fresh = await view(world, await begun(world, alignments="own"))
    assert "Little Hopping" in fresh.places
    assert "Lower Slaughterhouse" not in fresh.places
    assert "weird" in dict(fresh.alignments)


async def row(world: World, game: int) -> Any:
    return await world.bot.store.load_game(game)


async def test_a_server_adds_to_its_own_worlds_only(world: World) -> None:
    await send(world, EXAMPLE, "laundry.yaml")
    other = world.env.create_guild("Another Club")
    channel = other.create_text_channel("games")
    role = other.create_role("Mods", permissions=discord.Permissions(manage_guild=True))
    boss = other.add_member(world.env.create_user("boss"), roles=[role])
    assert "Nothing yet" in answer(await boss.slash(channel, "tsw world list"))


async def test_a_rematch_takes_what_the_server_adds_by_then(world: World) -> None:
    await send(world, EXAMPLE, "laundry.yaml")
    game = await begun(world)
    await world.mona.slash(world.thread, "mod end")
    await world.mona.slash(world.channel, "tsw world remove", name="laundry")
    await world.ann.slash(world.thread, "game rematch", game=game)
    (again,) = await world.bot.service.find(guild=world.guild.id)
    await world.ann.slash(world.channel, "game start", game=again.game)
    options = (await world.bot.service.table(again.game)).options
    assert (await world.bot.service.table(again.game)).status == "live"
    assert "world" not in options
