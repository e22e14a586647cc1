"""A player of The Secret Wars who writes: what is read is done, and what is asked can be answered."""

from __future__ import annotations

import json
from typing import Any

from bot.games.tsw.asking.dialogue import READER
from bot.games.writing import Reading
from bot.ui.words.catalogue import Catalogue
from tests.games.tsw.engine.table import Table

CATALOGUE = Catalogue()


class Player:
    """The first seat, with three agents, who writes; what is read is done."""

    def __init__(self, locale: str = "en") -> None:
        self.locale = locale
        self.table = Table(2)
        self.agents = [self.table.agent(n, 0) for n in (600, 610, 620)]
        self.groups = [self.table.group(n) for n in range(5)]
        self.table.knows(0, *self.groups)
        self.asked: Reading | None = None

    @classmethod
    def with_orders(cls, locale: str = "en") -> Player:
        """With three orders: a scout, a spy, the leader's meditation."""
        player = cls(locale)
        one, two, _ = player.agents
        player.table.order(0, "scout", one, group=player.groups[0])
        player.table.order(0, "spy", two, target=player.groups[1])
        player.table.order(0, "meditate")
        return player

    @property
    def view(self) -> Any:
        return self.table.view(0)

    def write(self, words: str) -> str:
        """What is answered to words; to the open question, if they are an answer."""
        words = words.format(one=self.agents[0], two=self.agents[1], three=self.agents[2], g=self.groups,
                             con=self.table.conspiracy(0))  # fmt: skip
        found: list[Reading] = []
        if self.asked is not None:
            held = json.loads(json.dumps(self.asked.held))
            answer = READER.answer(self.view, held, words, self.locale)
            if answer:
                self.asked = None
                found = list(answer)
        found = found or list(READER.read(self.view, words, (), self.locale))
        for reading in found:
            if reading.move is not None:
                self.table.write(0, *reading.move)
            self.asked = reading if reading.question is not None else self.asked
        return "\n".join(said(reading) for reading in found)

    @property
    def actions(self) -> list[str]:
        """The orders on the sheet, the standing ones too, by their actions."""
        lines = [json.loads(line[1])["action"] if line[0] == "order" else line[0] for line in self.view.lines]
        return [*lines, *("standing" for _ in self.view.standing)]


def said(reading: Reading) -> str:
    texts = [reading.said, *([reading.question] if reading.question is not None else [])]
    return "\n".join(CATALOGUE.format(told) for told in texts)
