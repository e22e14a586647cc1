"""The local table as a program of its own, and its page as a person uses it in a real browser."""

from __future__ import annotations

import os
import queue
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import FrameLocator, Locator, Page, Route, expect, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from bot import ROOT

PATIENCE = 45.0
"""Seconds that anything may take on a busy machine."""
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
]  # fmt: skip
LOOPBACK = re.compile(r"^(https?|ws)://(127\.0\.0\.1|localhost)[:/]|^(data|blob|about|chrome):")
WAYS = ("Your move", "Hand", "Table", "Why?", "Log", "Take back", "Help")
"""Buttons of a panel that lead elsewhere and decide nothing."""
EXITS = {"Pass until the dice", "Pass", "End turn"}
"""Buttons that let things take their course, the best one first in the panel or not."""


class LocalTable:
    """`python -m bot play` as a process: started, stopped, killed, started again on the same folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.url = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it and wait for the address of its page."""
        command = [sys.executable, "-m", "bot", "play", "--no-browser", "--port", "0"]
        environment = {k: v for k, v in os.environ.items() if not k.startswith("FNORD_")}
        self._process = subprocess.Popen(
            [*command, "--folder", str(self.folder)],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        lines: queue.Queue[str | None] = queue.Queue()
        self.said: list[str] = []
        threading.Thread(target=self._listen, args=(self._process, lines), daemon=True).start()
        until = time.monotonic() + PATIENCE
        while (line := lines.get(timeout=max(0.1, until - time.monotonic()))) is not None:
            found = re.search(r"http://127\.0\.0\.1:\d+/", line)
            if found:
                self.url = found[0]
                return
        raise AssertionError(f"it did not start: {self.said}")

    def _listen(self, process: subprocess.Popen[str], lines: queue.Queue[str | None]) -> None:
        assert process.stdout is not None
        with process.stdout as output:
            for line in output:
                self.said.append(line)
                lines.put(line)
        lines.put(None)

    def stop(self, how: int = signal.SIGTERM) -> int:
        """End it; its exit code."""
        if self._process is None:
            return 0
        process, self._process = self._process, None
        process.send_signal(how)
        return process.wait(timeout=PATIENCE)


@contextmanager
def browsing(executable: str, shots: Path) -> Iterator[tuple[Page, list[str]]]:
    """A page of a real browser, and the addresses beyond this computer that it was refused."""
    refused: list[str] = []

    def check(route: Route) -> None:
        if LOOPBACK.match(route.request.url):
            route.continue_()
        else:
            refused.append(route.request.url)
            route.abort()

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=FLAGS)
        try:
            page = browser.new_page(viewport={"width": 1280, "height": 900})
            page.set_default_timeout(PATIENCE * 1000)
            expect.set_options(timeout=PATIENCE * 1000)
            page.context.route("**/*", check)
            yield page, refused
        except BaseException:
            page.screenshot(path=shots / "local-failed.png")
            raise
        finally:
            browser.close()


class Person:
    """Somebody in front of the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.used: set[str] = set()

    @property
    def inside(self) -> FrameLocator:
        """The conversation."""
        return self.page.frame_locator("#frame")

    def button(self, name: str) -> Locator:
        """A button of the conversation by its whole label."""
        return self.inside.get_by_role("button", name=name, exact=True)

    def press(self, button: Locator) -> None:
        """Press a button and wait until the bot has answered."""
        button.click()
        self.settled()

    def within_reach(self) -> bool:
        """Whether the first button of the open panel can be seen without scrolling; so it can without one."""
        if not self.panel.count():
            return True
        button = self.panel.locator(".component-button:not([disabled])").first
        box, size = button.bounding_box(), self.page.viewport_size
        return box is not None and size is not None and 0 <= box["y"] <= size["height"]

    def reached_by_tab(self) -> list[str]:
        """What the Tab key comes to in the conversation, by its first words."""
        found: list[str] = self.inside.locator("body").evaluate(
            """body => [...body.querySelectorAll("button, a[href], input, textarea, [tabindex]")]
                .filter(one => one.tabIndex >= 0)
                .map(one => (one.ariaLabel || one.innerText).split(" ")[0])"""
        )
        return found

    def settled(self) -> None:
        """Wait until nothing is under way in the conversation."""
        expect(self.inside.locator("#action-status")).not_to_have_text(re.compile("…$"))

    def be(self, name: str) -> None:
        """Switch to another person."""
        self.page.locator("#people").get_by_text(name, exact=True).click()
        expect(self.page.locator("#people a[aria-current]")).to_contain_text(name)
        self.ready()

    def go(self, place: str) -> None:
        """Open a channel, thread or direct conversation whose name begins so."""
        link = self.page.locator("#places a").filter(has=self.page.locator(f'[title^="{place}"]'))
        link.click()
        expect(link).to_have_attribute("aria-current", "page")
        self.ready()

    def ready(self) -> None:
        """Wait until the conversation that the page names is shown."""
        expect(self.inside.locator("#preview-app")).to_have_attribute("aria-busy", "false")
        expect(self.inside.locator("#channel-composer-input")).to_be_visible()
        self.settled()

    def shoot(self, file: Path) -> None:
        """Keep a picture of the page, once its pictures are there."""
        self.settled()
        complete = "[...document.images].every(image => image.complete && image.naturalWidth > 0)"
        wait_for(lambda: self.inside.locator("body").evaluate(f"() => {complete}"), "all pictures")
        self.page.screenshot(path=file)

    # -- commands

    def type_command(self, name: str) -> None:
        """Begin a slash command."""
        self.inside.locator("#channel-composer-input").click()
        self.page.keyboard.type(f"/{name}")
        options = self.inside.get_by_role("listbox", name="Application commands").get_by_role("option")
        expect(options.first).to_contain_text(f"/{name}")
        self.page.keyboard.press("Enter")

    def send(self) -> None:
        """Send the command."""
        self.press(self.inside.locator("#send-message"))

    # -- playing

    @property
    def panel(self) -> Locator:
        """The panel opened last."""
        own = self.inside.locator("article").filter(has_text="Only you can see this")
        return own.filter(has=self.inside.get_by_role("button", name="Why?", exact=True)).last

    def called(self) -> None:
        """Wait until the page says that it is one's move here."""
        expect(self.page.locator("#strip-go")).to_have_text("Your move")

    def open_panel(self) -> None:
        """Press the latest 'Your move' and wait for the panel with its decision."""
        self.press(self.button("Your move").last)
        expect(self.panel).to_be_in_viewport(ratio=0.3)

    def decide(self) -> str:
        """Make one decision in the open panel by what it offers; what was pressed or chosen, '' for none."""
        labels = self.panel.locator(".component-button:not([disabled])").all_inner_texts()
        buttons = [label for label in labels if label not in WAYS and not label.startswith("Offer")]
        listed = [label for label in self._options() if not label.startswith("Offer")]
        for label in self._preferred(buttons, listed):
            if label in listed:
                self._choose(label)
            else:
                self._press(label)
            if self.inside.get_by_role("dialog").count():
                self._fill()
            return label
        return ""

    def _preferred(self, buttons: list[str], listed: list[str]) -> Iterator[str]:
        """Attacks first, then amounts until a form was filled, then whatever goes on."""
        if not self.attacked:
            yield from (label for label in (*buttons, *listed) if label.startswith(("🎲", "⚔", "Attack")))
        if "modal" not in self.used:
            yield from (label for label in (*buttons, *listed) if label.endswith(("…", "MB)")))
        if "select" not in self.used or not EXITS & set(buttons):
            yield from listed
        yield from (label for label in buttons if label in EXITS)
        yield from buttons

    @property
    def attacked(self) -> bool:
        """Whether an attack of Alice's has been announced."""
        return self.inside.get_by_text(re.compile("Alice sends .+ to ")).count() > 0

    def _press(self, label: str) -> None:
        self.used.add("button")
        self.press(self.panel.get_by_role("button", name=label, exact=True).first)

    def _options(self) -> list[str]:
        """What the panel's list offers; news in the channel may close an open list at any moment."""
        trigger = self.panel.locator(".select-trigger")
        if not trigger.count():
            return []

        def opened() -> list[str]:
            if trigger.first.get_attribute("aria-expanded") != "true":
                trigger.first.click()
            return self.panel.locator(".preview-select").get_by_role("option").all_inner_texts()

        found: list[str] = wait_for(opened, "the options of a list")
        self.page.keyboard.press("Escape")
        return found

    def _choose(self, label: str) -> None:
        self.used.add("select")
        title = label.partition("\n")[0]  # an entry's description stands in an element of its own
        trigger = self.panel.locator(".select-trigger").first
        option = self.panel.locator(".preview-select").get_by_role("option").filter(has_text=title).first

        def chosen() -> bool:
            if trigger.get_attribute("aria-expanded") != "true":
                trigger.click()
            try:
                option.click(timeout=2000)
            except PlaywrightTimeout:
                return False
            return True

        wait_for(chosen, f"the option {label}")
        self.settled()

    def _fill(self) -> None:
        self.used.add("modal")
        form = self.inside.get_by_role("dialog")
        form.get_by_role("textbox").first.fill("1")
        form.get_by_role("button", name="Submit").click()
        expect(form).to_have_count(0)
        self.settled()


def wait_for(condition: Callable[[], Any], what: str, patience: float = PATIENCE) -> Any:
    """What `condition` gives as soon as it is true."""
    until = time.monotonic() + patience
    while not (found := condition()):
        assert time.monotonic() < until, f"waited in vain for {what}"
        threading.Event().wait(0.1)
    return found
