"""From the lobby card to a move: the way every game goes on Discord."""

from __future__ import annotations

from tests.support.discord import World, answer, button, ids, options, words


async def test_from_the_lobby_to_a_move(world: World) -> None:
    card = await world.lobby()
    assert "Ann" in words(card)
    number = world.number()
    await world.ann.slash(world.channel, "game option", name="order", value="joined", game=number)
    await world.bob.click(card, custom_id=f"t:{number}:join")
    card = world.lobby_card()
    assert "Bob" in words(card)

    started = await world.ann.click(card, custom_id=f"t:{number}:start")
    assert "has begun" in answer(started)
    assert "The game is on" in words(world.channel.history()[0])
    assert [message.id for message in world.thread.pinned_messages()] == [world.table_card().id]

    panel = await world.panel(world.ann, number)
    assert panel.ephemeral
    hand = await world.bot.service.panel(number, world.ann.id)
    assert str(hand.view.hand) in words(panel.response)

    moved = await world.ann.click(panel.response, custom_id=button(panel.response, "draw"))
    assert "drew" in words(moved.response).casefold()
    seen = await world.bot.service.view(number, None)
    assert seen.view.stones == (3, 2)
    assert ids(moved.response)
    assert options is not None
