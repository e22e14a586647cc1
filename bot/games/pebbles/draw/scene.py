"""The pictures of Pebbles. A scene is pure data; its alt text is the text twin."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.engine.moves import Text
from bot.games.contract import Pictures
from bot.games.pebbles.say.words import WORDS
from bot.games.pebbles.see.view import View
from bot.scene.parts import GAP, figures, player
from bot.scene.scene import Face, Item, Label, Paint, Scene

WIDTH, ROW = 700, 60

Say = Callable[[Text], str]


class PebblePictures(Pictures):
    """The table, and the viewer's own stones."""

    def table(self, view: View, names: Mapping[int, str], say: Say) -> Scene:
        """The pile on top, then a line a player."""
        items: list[Item] = _title(say(WORDS.status(view)))
        for seat, count in enumerate(view.pebbles):
            y = ROW * (seat + 1) + GAP
            items += player(GAP, y, WIDTH - 200, seat, names[seat])
            items += figures(WIDTH - 180, y, [("dot", str(count), Paint.LIGHT)])
        return Scene(
            WIDTH, ROW * (len(view.pebbles) + 1) + 2 * GAP, tuple(items), _alt(WORDS.table(view), say)
        )

    def hand(self, view: View, names: Mapping[int, str], say: Say) -> Scene:
        """The stones that only the viewer sees."""
        said = _alt(WORDS.hand(view), say)
        return Scene(WIDTH, ROW + 2 * GAP, tuple(_title(said)), said)


def _title(said: str) -> list[Item]:
    return [Label(GAP, GAP, WIDTH - 2 * GAP, ROW - GAP, said, 30, Paint.LIGHT, Face.HEAD, bold=True)]


def _alt(lines: Sequence[Text], say: Say) -> str:
    return "\n".join(map(say, lines))


PICTURES = PebblePictures()
