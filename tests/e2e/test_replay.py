"""After the end: the replay, the proof of the dice."""

from __future__ import annotations

from typing import Any

from tests.support.discord import World, answer, button, ids, options, words


async def finished(world: World) -> tuple[int, Any]:
    """A game that Ann and Bob have played to its end, and its last card."""
    number = await world.game(world.bob)
    await world.choose(world.ann, await world.panel(world.ann, number), "draw")
    await world.choose(world.bob, await world.panel(world.bob, number), "take", tail="3")
    await world.mona.slash(world.thread, "mod end")
    end = next(m for m in reversed(world.thread.history()) if f"t:{number}:rematch" in ids(m))
    return number, end


async def press(world: World, person: Any, shown: Any, label: str) -> Any:
    return await person.click(shown.response, custom_id=button(shown.response, label))


async def test_the_replay_steps_through_the_game_from_the_result_card(world: World) -> None:
    number, end = await finished(world)
    first = await world.ann.click(end, custom_id=f"t:{number}:replay")
    assert first.ephemeral
    assert "After move 0 of" in words(first.response)
    assert first.response.attachments[0].filename == "table.png"
    await world.restart()
    second = await press(world, world.ann, first, "Next")
    assert second.response.id == first.response.id
    assert "After move 0 of" not in words(second.response)
    last = await press(world, world.ann, second, "Last")
    moves = (await world.bot.service.table(number)).seq
    assert f"After move {moves} of {moves}" in words(last.response)
    back = await press(world, world.ann, last, "Back")
    assert f"After move {moves} of" not in words(back.response)
    begun = await press(world, world.ann, back, "First")
    assert "After move 0 of" in words(begun.response)
    verified = await press(world, world.ann, begun, "Verify")
    assert "came from the seed" in answer(verified)


async def test_the_replay_shows_what_each_seat_knew_or_everything(world: World) -> None:
    number, _ = await finished(world)
    *before, last = map(str, (await world.bot.service.view(number, 0)).view.hand)
    ann_held = f"Your stones: {', '.join(before)}, and {last}."
    shown = await world.cat.slash(world.thread, "replay", game=number)
    shown = await press(world, world.cat, shown, "Last")
    assert ann_held not in words(shown.response)
    whose = next(i for i in ids(shown.response) if i.startswith(f"o:{number}:replay:as"))
    for label, sees in (("What Bob knew", False), ("What Ann knew", True), ("Open cards", True)):
        chosen = {name: v for name, v in options(shown.response, whose).items() if label in name}
        shown = await world.cat.select(shown.response, list(chosen.values()), custom_id=whose)
        assert (ann_held in words(shown.response)) is sees, label
    jump = next(i for i in ids(shown.response) if i.startswith(f"o:{number}:replay:at"))
    there = await world.cat.select(shown.response, ["2"], custom_id=jump)
    assert "After move 2 of" in words(there.response)


async def test_there_is_no_replay_of_a_running_game(world: World) -> None:
    number = await world.game(world.bob)
    refused = await world.ann.slash(world.thread, "replay", game=number)
    assert "secret until the game is over" in answer(refused)
