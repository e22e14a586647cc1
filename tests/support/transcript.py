"""All that the bot lets everybody read: messages of public places, their edits, the words in pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from bot.games.contract import Pictures
from bot.scene.scene import Badge, Group, Label, Scene
from tests.support.discord import World

MESSAGE = re.compile(r"/channels/(\d+)/messages(/\d+)?$")
READ = ("content", "label", "placeholder", "description", "name", "value", "title")
"""The parts of a body that a reader sees; custom_ids and nonces he does not."""


class Exhibition(Pictures):
    """The pictures of a game; the words of those that everybody may see are written down, none is drawn."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures
        self.labels: list[str] = []
        self.badges: set[str] = set()

    def table(self, view: Any, names: Mapping[int, str], say: Any) -> Scene:
        scene = self._pictures.table(view, names, say)
        if view.seat is None:
            items = list(_items(scene.items))
            self.labels.append(" | ".join(item.text for item in items if isinstance(item, Label)))
            self.badges |= {item.text for item in items if isinstance(item, Badge)}
        return Scene(40, 30, (), scene.alt)

    def hand(self, view: Any, names: Mapping[int, str], say: Any) -> Scene:
        return Scene(40, 30, (), self._pictures.hand(view, names, say).alt)


def _items(items: Any) -> Iterator[Any]:
    for item in items:
        yield item
        if isinstance(item, Group):
            yield from _items(item.items)


class Transcript:
    """What has been said in public since one looked last."""

    def __init__(self, world: World, pictures: Exhibition) -> None:
        self._world = world
        self._pictures = pictures
        self._read = self._shown = 0
        self.pages: list[str] = []

    def news(self) -> list[str]:
        """Every message sent or edited in a public place since the last call, and the words of pictures."""
        world = self._world
        public = {str(place.id) for place in (world.channel, *world.channel.threads)}
        requests = world.env.http_requests
        said = []
        for entry in requests[self._read :]:
            match = MESSAGE.search(entry.path)
            if match and match[1] in public and entry.method in ("POST", "PATCH"):
                said.append("\n".join(_words(entry.json)))
        said += self._pictures.labels[self._shown :]
        self._read, self._shown = len(requests), len(self._pictures.labels)
        self.pages += said
        return said


def _words(body: Any) -> Iterator[str]:
    if isinstance(body, dict):
        for name, value in body.items():
            if isinstance(value, str) and name in READ:
                yield value
            else:
                yield from _words(value)
    elif isinstance(body, list):
        for value in body:
            yield from _words(value)
