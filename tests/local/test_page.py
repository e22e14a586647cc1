"""The local table in a real browser: from opening the page to the end of a game, with a restart."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.local.table_page import LocalTable, Person, browsing, wait_for

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(240)]
LONG = 120_000
"""Milliseconds for three AI seats to play a whole game to its end."""
DECISIONS = 45


@pytest.fixture
def table(tmp_path: Path) -> Iterator[LocalTable]:
    """A local table with a folder of its own."""
    running = LocalTable(tmp_path / "table")
    running.start()
    yield running
    running.stop()


def test_a_newcomer_plays_a_whole_game(table: LocalTable, chromium: str, shots: Path) -> None:
    with browsing(chromium, shots) as (page, refused):
        person = Person(page)
        page.goto(table.url)
        begin(page, person, shots)
        play(page, person, shots)
        restart(page, person, table)
        look_things_up(page, person, shots)
        watch_as_others(page, person, shots)
        concede(page, person, shots)
        on_a_phone(page, person, shots)
        assert refused == []
    assert table.stop() == 0
    assert not [line for line in table.said if "error" in line.lower() or "Traceback" in line]


def begin(page: Page, person: Person, shots: Path) -> None:
    """One button leads from the page to a running game."""
    expect(page.get_by_text("A stand-in for Discord")).to_be_visible()
    expect(page.locator("#strip-text")).to_contain_text("Press Start on the card below")
    person.ready()
    person.shoot(shots / "local-1-lobby.png")
    person.press(person.button("Start"))
    person.inside.locator(".mention[role=link]").last.click()
    expect(page.locator("#places a[aria-current]")).to_contain_text("Illuminati #1")
    person.ready()
    picture = person.inside.get_by_role("img", name=re.compile("^Table of Illuminati")).first
    wait_for(lambda: picture.evaluate("image => image.complete && image.naturalWidth") >= 800, "the picture")


def play(page: Page, person: Person, shots: Path) -> None:
    """Decisions by buttons, lists and forms, an attack among them."""
    person.called()
    person.open_panel()
    person.shoot(shots / "local-2-panel.png")
    assert "Reply" not in person.reached_by_tab()
    for _ in range(DECISIONS):
        assert person.within_reach()
        if person.decide():
            if person.attacked and {"button", "select", "modal"} <= person.used:
                break
        else:
            person.called()
            person.open_panel()
    assert {"button", "select", "modal"} <= person.used
    expect(person.inside.get_by_text(re.compile(r"Alice sends .+ to ")).first).to_be_attached()
    person.shoot(shots / "local-3-playing.png")


def restart(page: Page, person: Person, table: LocalTable) -> None:
    """The same world after the program was stopped and started: same messages, working buttons."""
    thread = page.locator("#places a[aria-current]").inner_text()
    query = page.url.partition("?")[2]
    assert table.stop() == 0
    expect(page.locator("#lost")).to_be_visible()
    table.start()
    page.goto(f"{table.url}?{query}")
    person.ready()
    assert page.locator("#places a[aria-current]").inner_text() == thread
    expect(person.inside.get_by_text(re.compile(r"Alice sends .+ to ")).first).to_be_attached()
    person.open_panel()
    expect(person.panel).to_contain_text("Illuminati #1")


def look_things_up(page: Page, person: Person, shots: Path) -> None:
    """A slash command with suggestions; a command and a message in the direct conversation."""
    person.type_command("card")
    page.keyboard.type("orbital")
    suggestion = person.inside.get_by_role("option", name="Orbital Mind Control Lasers").first
    expect(suggestion).to_be_visible()
    person.shoot(shots / "local-4-command.png")
    page.keyboard.press("Enter")
    expect(suggestion).to_be_hidden()
    page.keyboard.press("Enter")
    expect(person.inside.get_by_text("Power 4/2, Resistance 5").last).to_be_visible()
    person.go("Fnordmaster")
    person.type_command("my games")
    person.send()
    expect(person.inside.get_by_text("Your games").last).to_be_visible()
    person.inside.locator("#channel-composer-input").click()
    page.keyboard.type("What is there to do?")
    person.send()
    expect(person.inside.get_by_text("Nothing has to be written at").last).to_be_visible()
    person.shoot(shots / "local-5-direct.png")


def watch_as_others(page: Page, person: Person, shots: Path) -> None:
    """Bob can watch but not play; a moderator has commands that Bob has not; a new person can come in."""
    person.be("Bob")
    person.go("Illuminati #1")
    person.press(person.button("Your move").first)
    expect(person.inside.get_by_text("You do not play this seat").last).to_be_visible()
    person.shoot(shots / "local-6-bob.png")
    commands = person.inside.get_by_role("listbox", name="Application commands")
    for name, shown in (("Bob", 0), ("Mona (moderator)", 1)):
        person.be(name)
        person.inside.locator("#channel-composer-input").click()
        page.keyboard.type("/mod pause")
        expect(commands.get_by_role("option", name="/mod pause")).to_have_count(shown)
        page.keyboard.press("Escape")
    page.get_by_text("Add a person").click()
    page.get_by_label("Name", exact=True).fill("Zoë")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator("#people a[aria-current]")).to_contain_text("Zoë")


def concede(page: Page, person: Person, shots: Path) -> None:
    """Alice gives up; the others play on to the end, and the result is shown."""
    person.be("Alice")
    person.go("Illuminati #1")
    person.type_command("game leave")
    person.inside.get_by_role("option", name=re.compile("surrender")).click()
    person.inside.get_by_role("option", name="True").click()
    person.send()
    person.press(person.button("Give up the seat").last)
    expect(person.button("Rematch")).to_be_visible(timeout=LONG)
    person.button("Verify the dice").scroll_into_view_if_needed()
    person.shoot(shots / "local-7-result.png")
    person.press(person.button("Verify the dice"))
    expect(person.inside.get_by_text(re.compile("values drawn came from the seed")).last).to_be_visible()


def on_a_phone(page: Page, person: Person, shots: Path) -> None:
    """On a phone the lists open on demand, nothing sticks out, and the heads take an eighth of it."""
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("#side")).to_be_hidden()
    person.settled()
    heads = (page.locator("header").first, person.inside.locator(".channel-header"))
    assert sum(head.evaluate("head => head.offsetHeight") for head in heads) <= 844 / 8
    person.shoot(shots / "local-8-phone.png")
    page.locator("#menu").click()
    expect(page.locator("#side")).to_be_visible()
    person.shoot(shots / "local-9-phone-menu.png")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.keyboard.press("Escape")
    expect(page.locator("#side")).to_be_hidden()
