"""What is shown of decks, only to the person whose they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

from bot.engine.moves import Text
from bot.games.contract import Brought, Game, Sheets
from bot.table.records import DeckRow
from bot.ui.controls.components import MOST_TEXT, Layout, Outgoing, table_button
from bot.ui.front import Front, Reader
from bot.ui.words.markdown import verbatim, without_markup

ACT = "deck"
"""The act of all controls and forms of decks; which of them is meant comes first in its rest."""
NO_GAME = 0
"""What stands for the number of a game in their custom_ids."""
MOST_FAULTS, READY_A_PAGE = 12, 15


class DeckPages:
    """The pages of one reader, about the decks of one game."""

    def __init__(self, front: Front, reader: Reader, game: Game, sheets: Sheets) -> None:
        self._front, self._reader, self.kind, self.sheets = front, reader, game.key, sheets
        self._usual: Mapping[str, Any] = game.rules.info.settle({})

    def word(self, key: str, **args: object) -> str:
        """A sentence about decks; names in it are shown letter by letter."""
        shown = {n: verbatim(value) if isinstance(value, str) else value for n, value in args.items()}
        return self._front.word(self._reader, key, kind=self.kind, **shown)

    def say(self, what: Text) -> str:
        """A sentence of the game."""
        return self._front.catalogue.format(without_markup(what), {}, self._reader.locale)

    def reasons(self, sheet: str) -> list[str]:
        """Why a table with the usual options does not take it."""
        return [self.say(reason) for reason in self.sheets.refusals(self._usual, sheet)]

    def own(self, rows: Sequence[DeckRow]) -> Outgoing:
        """The person's decks, a line each."""
        layout = Layout().text(f"### {self.word('deck-title')}").text(self.word("deck-private"))
        lines = [self.word("deck-line", name=row.name, about=self._about(row)) for row in rows]
        layout.text("\n".join(lines) or self.word("deck-no-decks"))
        return layout.row(self._button("deck-ready-button", "ready", "0")).done()

    def _about(self, row: DeckRow) -> str:
        try:
            return self.word("deck-unfit" if self.reasons(row.line) else "deck-fits")
        except ValueError:
            return self.word("deck-damaged")

    def ready(self, page: int) -> Outgoing:
        """A page of the ready-made decks, each with its sentence."""
        found = list(self.sheets.ready.values())
        pages = max(1, -(-len(found) // READY_A_PAGE))
        page = min(max(page, 0), pages - 1)
        layout = Layout().text(f"### {self.word('deck-ready-title', page=page + 1, pages=pages)}")
        shown = found[page * READY_A_PAGE : (page + 1) * READY_A_PAGE]
        layout.text("\n".join(self.word("deck-ready-line", name=name, how=how) for name, how in shown))
        layout.text(self.word("deck-ready-hint"))
        earlier = self._button("deck-earlier", "ready", str(page - 1), disabled=page == 0)
        later = self._button("deck-later", "ready", str(page + 1), disabled=page == pages - 1)
        return layout.row(earlier, later).done()

    def cards(self, name: str, sheet: str, how: str = "") -> Outgoing:
        """What is in a deck, and why a usual table would not take it. ValueError if it is none."""
        layout = Layout().text(f"### {verbatim(name)}").text(verbatim(how))
        return self._cards(layout, sheet).done()

    def _cards(self, layout: Layout, sheet: str) -> Layout:
        layout.text("\n".join(map(self.say, self.sheets.told(sheet))))
        if reasons := self.reasons(sheet):
            layout.text(f"{self.word('deck-illegal')}\n{_bullets(reasons[:MOST_FAULTS])}")
        return layout

    def understood(self, draft: DeckRow, brought: Brought, *, replaces: bool) -> Outgoing:
        """What was made of a list that was sent in, to be confirmed."""
        layout = Layout().text(f"### {self.word('deck-understood', name=draft.name)}")
        if brought.loose:
            loose = [self.say(line) for line in brought.loose]
            layout.text(f"{self.word('deck-loose')}\n{_bullets(loose)}", 1500)
        self._cards(layout, brought.sheet)
        if replaces:
            layout.text(self.word("deck-replaces"))
        keep = self._button("deck-keep", "keep", token(draft), style="good")
        return layout.row(keep, *self._edit(draft, "plain")).done()

    def unread(self, draft: DeckRow, brought: Brought) -> Outgoing:
        """What could not be read in a list that was sent in."""
        count = len(brought.faults)
        layout = Layout().text(f"### {self.word('deck-faults', count=count)}")
        lines = _bullets([self.say(fault) for fault in brought.faults[:MOST_FAULTS]])
        if count > MOST_FAULTS:
            lines += f"\n{self.word('deck-more-faults', count=count - MOST_FAULTS)}"
        layout.text(lines)
        edit = self._edit(draft, "main")
        return (layout.row(*edit) if edit else layout).done()

    def _edit(self, draft: DeckRow, style: Any) -> list[Any]:
        """The button that opens the form anew, unless the list would not fit into it whole."""
        fits = len(draft.line) <= MOST_TEXT
        return [self._button("deck-edit", "edit", token(draft), style=style)] if fits else []

    def ask_delete(self, count: int) -> Outgoing:
        """Whether all decks are really to be deleted."""
        layout = Layout().text(self.word("deck-ask-delete", count=count))
        return layout.row(self._button("deck-delete-all", "delete-all", style="bad")).done()

    def _button(self, label: str, *rest: str, style: Any = "plain", disabled: bool = False) -> Any:
        called = self.word(label)
        return table_button(called, NO_GAME, ACT, self.kind, *rest, style=style, disabled=disabled)


def _bullets(lines: Sequence[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


def token(draft: DeckRow) -> str:
    """What a button carries that was made for this draft and no other."""
    return blake2b(f"{draft.at}:{draft.name}:{draft.line}".encode(), digest_size=6).hexdigest()
