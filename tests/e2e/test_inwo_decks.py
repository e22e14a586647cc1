"""Decks of one's own on Discord: sent in, confirmed, shown, exported, brought to a lobby, deleted."""

from __future__ import annotations

from typing import Any

import pytest
import structlog

from bot.games.contract import Game
from bot.games.inwo.decks.piles import SHEETS
from bot.games.inwo.decks.reading import written
from bot.games.inwo.decks.ready import READY
from bot.games.registry import GAMES
from tests.support.discord import World, answer, button, pebble_games, words

KIND = "inwo"
LIST = written(READY["wolves-first"].deck)


@pytest.fixture
def games() -> dict[str, Game]:
    return {KIND: GAMES[KIND], **pebble_games()}


async def deck(world: World, command: str, person: Any = None, **options: Any) -> Any:
    return await (person or world.ann).slash(world.channel, f"inwo deck {command}", **options)


async def paste(world: World, source: str, name: str = "", person: Any = None) -> Any:
    """Somebody pastes a list into the form; what they are shown."""
    opened = await deck(world, "import", person)
    return await (person or world.ann).submit_modal(opened, {"name": name, "words": source})


async def test_a_pasted_list_is_shown_confirmed_kept_and_given_out_again(world: World) -> None:
    shown = await paste(world, LIST)
    told = answer(shown)
    assert "Wolves First" in told
    assert "Servants of Cthulhu" in told
    assert "Groups (13)" in told
    assert "You keep no decks yet" in answer(await deck(world, "list"))
    await world.restart()
    kept = await world.ann.click(shown.response, custom_id=button(shown.response, "Keep it"))
    assert "is kept" in answer(kept)
    assert "Wolves First" in answer(await deck(world, "list"))
    given = await deck(world, "export", name="wolves first")
    (file,) = given.response.attachments
    assert (await file.read()).decode() == LIST


async def press(world: World, shown: Any, label: str, person: Any = None) -> Any:
    return await (person or world.ann).click(shown.response, custom_id=button(shown.response, label))


async def keep(world: World, source: str, name: str, person: Any = None) -> None:
    """Somebody sends a list in and keeps it."""
    shown = await paste(world, source, name, person)
    assert "is kept" in answer(await press(world, shown, "Keep it", person))


async def test_a_file_is_taken_like_a_pasted_list(world: World) -> None:
    nameless = LIST.replace("Name: Wolves First\n", "")
    shown = await deck(world, "import", file=("pirates.txt", b"\xef\xbb\xbf" + nameless.encode()))
    assert "“pirates” as it was understood" in answer(shown)
    await press(world, shown, "Keep it")
    assert "pirates**: fits a usual table" in answer(await deck(world, "list"))


async def test_what_is_loosely_written_is_shown_before_it_is_kept(world: World) -> None:
    shown = await paste(world, LIST.replace("1 Cycle Gangs", "1 Cycel Gangs"), "mine")
    assert "Line 11: “Cycel Gangs” is read as Cycle Gangs." in answer(shown)
    await press(world, shown, "Keep it")
    assert "Cycle Gangs" in answer(await deck(world, "show", name="mine"))


async def test_lines_that_cannot_be_read_are_named_and_the_list_can_be_mended(world: World) -> None:
    shown = await paste(world, "1 UFOs\n2 Abcdefgh\n0 Hoax!", "mine")
    told = answer(shown)
    assert "2 lines could not be read. Nothing has been kept." in told
    assert "Line 2: there is no card “Abcdefgh”. Is it " in told
    assert "Line 3: “0” copies cannot be" in told
    opened = await press(world, shown, "Change the list")
    assert "2 Abcdefgh" in str(opened.modal)
    again = await world.ann.submit_modal(opened, {"name": "mine", "words": "1 UFOs\n2 Hoax!"})
    assert "The deck has 3 cards; it must have 45" in answer(again)
    assert "You keep no decks yet" in answer(await deck(world, "list"))


@pytest.mark.parametrize(
    ("file", "told"),
    [
        (("x.txt", b"KKK\xff"), "not UTF-8 text (byte 4)"),
        (("x.txt", b"KKK" * 30_000), "too large: 64 KiB are the most"),
        (("x.bin", b"1 KKK\n2 Ho\x00ax"), "Line 2: the character U+0000"),
        (("x.json", b'{"cards": [1]}'), "no list of card ids as JSON"),
        (("x.json", b"[" * 60_000), "Line 1 is too long"),
    ],
)
async def test_a_bad_file_gets_one_clear_answer_and_changes_nothing(
    world: World, file: tuple[str, bytes], told: str
) -> None:
    assert told in answer(await deck(world, "import", file=file))
    assert "You keep no decks yet" in answer(await deck(world, "list"))


async def test_a_list_too_long_for_the_form_is_not_cut_by_it(world: World) -> None:
    long = "1 Abcdefgh # " + "so much to say " * 10 + "\n"
    shown = await deck(world, "import", file=("long.txt", (LIST + long * 30).encode()))
    assert "30 lines could not be read" in answer(shown)
    assert "Change the list" not in words(shown.response)


async def test_only_a_lobby_of_the_game_can_be_meant(world: World) -> None:
    """Beside another lobby in the same channel nobody has to say which one."""
    await world.lobby("pebbles")
    await world.lobby(KIND)
    told = answer(await deck(world, "use", name="wolves-first"))
    assert "Wolves First" in told
    assert "Several games" not in told


async def test_a_button_for_another_list_is_stale(world: World) -> None:
    first = await paste(world, LIST, "first")
    await paste(world, LIST, "second")
    assert "Send it in again" in answer(await press(world, first, "Keep it"))
    assert "You keep no decks yet" in answer(await deck(world, "list"))


async def test_decks_are_found_by_their_owner_alone(world: World) -> None:
    await keep(world, LIST, "Pirates")
    assert "There is no deck “Pirates”" in answer(await deck(world, "show", world.bob, name="Pirates"))
    assert "You keep no decks yet" in answer(await deck(world, "list", world.bob))
    offered = await world.bob.autocomplete(world.channel, "inwo deck delete", "name", "")
    assert offered == []


async def test_ready_made_decks_are_offered_with_a_sentence_and_can_be_copied(world: World) -> None:
    offered = await world.ann.autocomplete(world.channel, "inwo deck show", "name", "")
    assert offered[0]["name"].startswith("The Usual Channels. Big Government groups")
    page = await press(world, await deck(world, "list"), "Ready-made decks")
    assert "Ready-made decks (1/3)" in answer(page)
    assert "Ready-made decks (2/3)" in answer(await press(world, page, "Later"))
    assert "Begins with **Gnomes of Zurich**" in answer(await deck(world, "show", name="open-for-business"))
    await deck(world, "copy", source="open-for-business", name="Shop")
    assert "Shop**: fits a usual table" in answer(await deck(world, "list"))
    assert "with the cards of “Shop”" in answer(await deck(world, "copy", source="shop", name="Shop 2"))


async def test_decks_are_deleted_one_by_one_or_all_at_once(world: World) -> None:
    for name in ("one", "two", "three"):
        await keep(world, LIST, name)
    assert "“two” is gone" in answer(await deck(world, "delete", name="TWO"))
    assert "There is no deck “two”" in answer(await deck(world, "delete", name="two"))
    asked = await deck(world, "delete-all")
    assert "There are 2" in answer(asked)
    assert "All 2 decks are gone" in answer(await press(world, asked, "Delete all"))
    assert "You keep no decks yet" in answer(await deck(world, "list"))


async def test_the_fifty_first_deck_is_refused(world: World) -> None:
    line = READY["wolves-first"].deck.line()
    for number in range(50):
        await world.bot.service.decks.keep(world.ann.id, f"deck {number}", line)
    shown = await paste(world, LIST, "one more")
    assert "You keep 50 decks" in answer(await press(world, shown, "Keep it"))
    await keep(world, LIST, "Deck 7")
    assert len(await world.bot.service.decks.all(world.ann.id)) == 50


async def test_a_lobby_shows_only_that_a_deck_is_ready(world: World) -> None:
    await world.lobby(KIND)
    number = world.number()
    await keep(world, LIST, "Secret Weapon")
    used = await deck(world, "use", name="secret weapon", game=number)
    assert "You play with “Secret Weapon”" in answer(used)
    card = words(world.lobby_card())
    assert "(deck ready)" in card
    assert "Weapon" not in card
    await deck(world, "delete-all")
    await world.bob.click(world.lobby_card(), custom_id=f"t:{number}:join")
    await world.restart()
    await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:start")
    options = (await world.bot.store.load_game(number)).options
    assert sorted(options[SHEETS], key=len) == ["first", READY["wolves-first"].deck.line()]
    assert "Weapon" not in world.said()
    assert "ninjas" not in repr(await world.bot.service.table(number))


async def test_a_deck_that_does_not_fit_the_table_is_refused_by_its_rule(world: World) -> None:
    await world.lobby(KIND)
    number = world.number()
    await world.ann.slash(world.channel, "game option", name="size", value="30", game=number)
    await keep(world, LIST, "mine")
    assert "it must have 30" in answer(await deck(world, "use", name="mine", game=number))
    assert "(INW-002)" in answer(await deck(world, "use", name="mine", game=number))
    assert "no seat in this lobby" in answer(
        await deck(world, "use", world.bob, name="wolves-first", game=number)
    )
    assert "(deck ready)" not in words(world.lobby_card())
    await deck(world, "use", name="wolves-first", game=number)
    assert "(deck ready)" in words(world.lobby_card())
    assert "a deck that the table gives you" in answer(await deck(world, "use", game=number))
    assert "(deck ready)" not in words(world.lobby_card())


async def test_names_and_cards_are_in_no_log(world: World, caplog: pytest.LogCaptureFixture) -> None:
    with structlog.testing.capture_logs() as logs:
        await keep(world, LIST, "Secret Weapon")
        await deck(world, "show", name="Secret Weapon")
        await deck(world, "delete", name="Secret Weapon")
    told = repr(logs) + caplog.text
    assert "Weapon" not in told
    assert "ninjas" not in told.casefold()
