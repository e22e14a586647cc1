"""The way every game goes on Discord: lobby, thread, table card, panel, moves, deadlines, restarts, end."""

from __future__ import annotations

from tests.support.discord import World, answer, button, ids, options, words


async def test_from_the_lobby_to_a_move(world: World) -> None:
    card = await world.lobby()
    assert "Ann" in words(card)
    number = world.number()
    await world.ann.slash(world.channel, "game option", name="order", value="joined", game=number)
    await world.bob.click(card, custom_id=f"t:{number}:join")
    assert "Bob" in words(world.lobby_card())

    started = await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:start")
    assert "has begun" in answer(started)
    assert "The game has a thread of its own" in words(world.channel.history()[0])
    assert [message.id for message in world.thread.pinned_messages()] == [world.table_card().id]
    assert f"{world.ann.mention} Your turn" in world.said()

    panel = await world.panel(world.ann, number)
    assert panel.ephemeral
    seen = await world.bot.service.panel(number, world.ann.id)
    assert str(seen.view.hand) in words(panel.response)
    assert [file.filename for file in panel.response.attachments] == ["hand.png"]

    moved = await world.choose(world.ann, panel, "take", tail="3")
    assert "Nothing waits for you" in words(moved.response)
    assert (await world.bot.service.view(number, None)).view.pebbles == (3, 0)
    assert f"{world.bob.mention} Your turn" in world.said()


async def test_lobby_options_seats_and_ai(world: World) -> None:
    card = await world.lobby()
    number = world.number()
    pile = options(card, f"o:{number}:option:pile")
    stranger = await world.bob.select(card, [pile["Pile: 60"]], custom_id=f"o:{number}:option:pile")
    assert "Only who has joined this game" in answer(stranger)
    await world.ann.select(card, [pile["Pile: 60"]], custom_id=f"o:{number}:option:pile")
    await world.ann.select(world.lobby_card(), ["0.0"], custom_id=f"o:{number}:hours")
    await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:add-ai")
    await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:add-ai")
    await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:remove-ai")
    await world.bob.click(world.lobby_card(), custom_id=f"t:{number}:join")
    await world.bob.click(world.lobby_card(), custom_id=f"t:{number}:leave")
    table = await world.bot.service.table(number)
    assert (table.options["pile"], table.settings.hours) == (60, 0)
    assert [row.kind for row in table.seats] == ["human", "ai"]
    assert "AI, normal" in words(world.lobby_card())


async def test_an_amount_by_form_survives_a_restart(world: World) -> None:
    number = await world.game(world.bob)
    panel = await world.panel(world.ann, number)
    await world.ann.click(panel.response, custom_id=button(panel.response, "raid"))
    panel = await world.panel(world.ann, number)
    whom = await world.ann.click(panel.response, custom_id=button(panel.response, "from"))
    await world.restart()
    moved = await world.ann.click(whom.response, custom_id=button(whom.response, "2 pebbles"))
    assert "Nothing waits" in words(moved.response)
    assert "raid" in world.said()


async def test_everything_works_after_a_restart(world: World) -> None:
    number = await world.game(world.bob)
    panel = await world.panel(world.ann, number)
    await world.restart()
    moved = await world.choose(world.ann, panel, "take", tail="3")
    assert "Nothing waits for you" in words(moved.response)
    theirs = await world.panel(world.bob, number)
    assert any(custom_id.startswith("g:") for custom_id in ids(theirs.response))


async def test_a_deadline_passes_by_itself_also_after_a_restart(world: World) -> None:
    number = await world.game(world.bob)
    await world.env.advance_time(19 * 3600)
    assert "Your move is still missing" in world.said()
    await world.restart()
    await world.env.advance_time(6 * 3600)
    assert "The time of Ann is up" in world.said()
    assert (await world.bot.service.view(number, None)).view.active == 1


async def test_a_whole_game_against_ai_seats_with_a_restart_in_the_middle(world: World) -> None:
    number = await world.game(ais=2)
    for turn in range(40):
        if (await world.bot.service.table(number)).status == "over":
            break
        panel = await world.panel(world.ann, number)
        if "take" in words(panel.response):
            await world.choose(world.ann, panel, "take", tail="3")
        else:
            guess = "even" in words(panel.response)
            await world.choose(world.ann, panel, "even" if guess else "let this raid be")
        if turn == 2:
            await world.restart()
    end = world.thread.history()[-1]
    assert f"t:{number}:rematch" in ids(end)
    table = await world.bot.service.table(number)
    assert table.seed is not None
    assert table.seed in words(end)
    assert "came from the seed" in answer(await world.bob.click(end, custom_id=f"t:{number}:verify"))

    again = await world.bob.click(end, custom_id=f"t:{number}:rematch")
    assert "same people" in answer(again)
    assert "AI 2" in words(world.lobby_card())


async def test_no_secret_is_ever_said_in_public(world: World) -> None:
    number = await world.game(world.bob)
    secret = (await world.bot.service.panel(number, world.bob.id)).view.hand
    await world.panel(world.bob, number)
    await world.bob.slash(world.thread, "hand")
    await world.ann.slash(world.thread, "table")
    public = "\n".join(
        words(m) for place in (world.channel, world.thread) for m in place.history(viewer=world.cat)
    )
    assert str(secret) not in public


async def test_taking_back_freely_and_by_consent(world: World) -> None:
    number = await world.game(world.bob)
    panel = await world.panel(world.ann, number)
    await world.ann.click(panel.response, custom_id=button(panel.response, "raid"))
    panel = await world.panel(world.ann, number)
    undone = await world.ann.click(panel.response, custom_id=f"t:{number}:undo")
    assert button(undone.response, "raid")

    await world.ann.click(undone.response, custom_id=button(undone.response, "draw"))
    asked = await world.ann.slash(world.thread, "undo")
    assert "the others must agree" in answer(asked)
    vote = world.thread.history()[-1]
    await world.bob.click(vote, custom_id=f"t:{number}:vote:undo:yes")
    assert (await world.bot.service.view(number, None)).view.stones == (2, 2)


async def test_pages_beside_the_panel(world: World) -> None:
    number = await world.game(world.bob)
    panel = await world.panel(world.ann, number)
    for page in ("hand", "table", "why", "log", "panel"):
        shown = await world.ann.click(panel.response, custom_id=f"t:{number}:{page}")
        assert f"t:{number}:panel" in ids(shown.response)
    spectator = await world.cat.click(world.table_card(), custom_id=f"t:{number}:table")
    assert spectator.ephemeral
    assert f"t:{number}:hand" not in ids(spectator.response)
    assert "Your move" in answer(await world.cat.click(world.table_card(), custom_id=f"t:{number}:help"))


async def test_a_panel_says_that_the_game_is_over(world: World) -> None:
    number = await world.game(world.bob)
    await world.mona.slash(world.thread, "mod end")
    shown = words((await world.ann.slash(world.thread, "move", game=number)).response)
    assert "The game is over." in shown
    assert "Nothing waits for you" not in shown


async def test_the_number_of_a_table_is_said_once(world: World) -> None:
    await world.game(world.bob)
    for command in ("my games", "game list"):
        shown = words((await world.ann.slash(world.channel, command)).response)
        assert "#1 Pebbles" in shown
        assert "pebbles #1" not in shown.split("<#")[0]
