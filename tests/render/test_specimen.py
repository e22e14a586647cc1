"""What the bot draws when it starts: afterwards the first table of a game is like every other."""

from __future__ import annotations

import asyncio
import os
from threading import current_thread

from bot.games.registry import GAMES
from bot.render.fonts import font
from bot.render.icons import ICONS
from bot.render.png import draw
from bot.render.specimen import rehearse, specimen
from bot.render.theme import PAINTS
from bot.scene.scene import Icon, Scene
from bot.table.unit.crew import Crew
from bot.trials.trial import play
from bot.ui.out.pictures import Gallery
from bot.ui.words.catalogue import Catalogue


def test_the_specimen_shows_every_icon_apart_from_the_others() -> None:
    scene = specimen()
    picture = draw(scene)
    for icon in (item for item in scene.items if isinstance(item, Icon)):
        seen = picture.crop((icon.x, icon.y, icon.x + icon.size, icon.y + icon.size))
        assert PAINTS[icon.paint] in {colour for _, colour in seen.getcolors(10000) or ()}
    assert {item.name for item in scene.items if isinstance(item, Icon)} == set(ICONS)


def test_after_the_rehearsal_a_table_needs_no_further_letters() -> None:
    game, seen = GAMES["illuminati"], list[Scene]()
    names = {seat: f"Player {seat + 1}" for seat in range(8)}

    def look(kernel: object) -> None:
        if not seen:
            view = game.rules.view(kernel.s, None)  # type: ignore[attr-defined]
            seen.append(game.pictures.table(view, names, Catalogue().format))

    play(game, 8, {}, 1, ["heuristic"], look, patience=400)
    rehearse(1.0)
    before = font.cache_info().misses
    draw(seen[0])
    assert font.cache_info().misses == before


async def test_the_rehearsal_comes_before_the_first_picture_in_the_same_thread() -> None:
    order: list[tuple[str, str]] = []

    def note(what: str) -> bytes:
        order.append((what, current_thread().name))
        return b""

    gallery = Gallery(lambda scene, scale, large: note(scene.alt))
    gallery.prepare(lambda: order.append(("rehearsal", current_thread().name)))
    tables = (gallery.picture(alt, lambda alt=alt: Scene(1, 1, (), alt)) for alt in ("one", "two"))  # type: ignore[misc]
    await asyncio.gather(*tables)
    gallery.close()
    assert [what for what, _ in order] == ["rehearsal", "one", "two"]
    assert len({thread for _, thread in order}) == 1
    assert "MainThread" not in order[0][1]


async def test_where_there_are_workers_one_of_them_draws() -> None:
    crew = Crew(1)
    gallery = Gallery(_who_draws, crew=crew)
    try:
        drawn = await gallery.picture("table", lambda: Scene(1, 1, (), "a table"))
    finally:
        gallery.close()
        crew.close()
    assert drawn is not None
    assert drawn.alt == "a table"
    assert int(drawn.data) != os.getpid()


def _who_draws(scene: Scene, scale: float, large: bool) -> bytes:
    return str(os.getpid()).encode()
