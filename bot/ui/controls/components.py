"""Controls as Discord components: dynamic buttons, lists and forms that need no memory of what was sent.

Every view is stopped before it is sent, so discord.py keeps neither views nor timers; clicks are recognised
by the templates of the custom_ids, also after a restart, and end in `Presses`, which is set on the bot.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any, Protocol
from zlib import crc32

import discord
from discord import ui

from bot.ui.controls import choosing
from bot.ui.controls.choosing import LABEL, OPTION_LABEL, OPTIONS, clip
from bot.ui.controls.custom_id import PATTERN, Ref
from bot.ui.out.pictures import Picture
from bot.ui.words.markdown import verbatim, whole

MOST_TEXT = 4000
"""Characters over all text displays of a message."""
MOST_COMPONENTS = 40
MOST_ALT, GALLERY = 1024, 8
"""Letters of a description; pictures below the first: with a file they are the ten that Discord takes."""
TITLE = 45
HEAD = 1000
"""Characters of what stands above the fields of a form."""
TITLED = 100
"""Letters of a line over a row."""
STYLES = {
    "main": discord.ButtonStyle.primary,
    "plain": discord.ButtonStyle.secondary,
    "good": discord.ButtonStyle.success,
    "bad": discord.ButtonStyle.danger,
}
TABLE = r"(?P<kind>{kind}):(?P<game>\d+):(?P<act>[a-z-]+)(?P<rest>(?::[^:]*)*)"
"""Buttons (t) and lists (o) of public cards: they belong to a game, not to a decision."""


class Presses(Protocol):
    """Where clicks end; the bot carries one as `presses`."""

    async def asked(self, interaction: discord.Interaction, ref: Ref, values: Sequence[str]) -> None:
        """A control of somebody's panel."""

    async def tabled(
        self,
        interaction: discord.Interaction,
        game: int,
        act: str,
        rest: Sequence[str],
        values: Sequence[str],
    ) -> None:
        """A control of a public card."""


@dataclass(slots=True)
class Outgoing:
    """A message to be sent once: its view and its pictures."""

    view: ui.LayoutView
    files: list[discord.File] = field(default_factory=list)


def table_id(kind: str, game: int, act: str, *rest: str) -> str:
    """The custom_id of a control on a public card."""
    return ":".join((kind, str(game), act, *rest))


class AskButton(ui.DynamicItem[ui.Button], template=PATTERN.format(kind="g")):
    """A button of a panel."""

    def __init__(self, ref: Ref, item: ui.Button) -> None:
        super().__init__(item)
        self.ref = ref

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: Any, match: re.Match[str]
    ) -> AskButton:
        return cls(Ref.read(match), item)

    async def callback(self, interaction: discord.Interaction) -> None:
        await _presses(interaction).asked(interaction, self.ref, ())


class AskSelect(ui.DynamicItem[ui.Select], template=PATTERN.format(kind="s")):
    """A list of a panel."""

    def __init__(self, ref: Ref, item: ui.Select) -> None:
        super().__init__(item)
        self.ref = ref

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: Any, match: re.Match[str]
    ) -> AskSelect:
        return cls(Ref.read(match), item)

    async def callback(self, interaction: discord.Interaction) -> None:
        await _presses(interaction).asked(interaction, self.ref, self.item.values)


class TableButton(ui.DynamicItem[ui.Button], template=TABLE.format(kind="t")):
    """A button of a public card."""

    def __init__(self, match: re.Match[str], item: ui.Button) -> None:
        super().__init__(item)
        self.match = match

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: Any, match: re.Match[str]
    ) -> TableButton:
        return cls(match, item)

    async def callback(self, interaction: discord.Interaction) -> None:
        await _tabled(interaction, self.match, ())


class TableSelect(ui.DynamicItem[ui.Select], template=TABLE.format(kind="o")):
    """A list of a public card."""

    def __init__(self, match: re.Match[str], item: ui.Select) -> None:
        super().__init__(item)
        self.match = match

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: Any, match: re.Match[str]
    ) -> TableSelect:
        return cls(match, item)

    async def callback(self, interaction: discord.Interaction) -> None:
        await _tabled(interaction, self.match, self.item.values)


FIRST_ID, IDS = 1_000, 2_000_000_000
"""Component ids of lists. A list that offers something else has another id, and every answer gives its lists
new ones (`renew`): a viewer that remembers what was picked last would go on showing it, and would take the
same pick for no change and send nothing."""
DYNAMIC = (AskButton, AskSelect, TableButton, TableSelect)
"""What the bot registers with `add_dynamic_items`."""


def _presses(interaction: discord.Interaction[Any]) -> Presses:
    presses: Presses = interaction.client.presses
    return presses


async def _tabled(interaction: discord.Interaction, match: re.Match[str], values: Sequence[str]) -> None:
    rest = tuple(match["rest"][1:].split(":")) if match["rest"] else ()
    await _presses(interaction).tabled(interaction, int(match["game"]), match["act"], rest, values)


# -- from controls to components


def rows(controls: choosing.Controls) -> list[ui.ActionRow | ui.TextDisplay]:
    """The rows of a panel, with the lines over them."""
    made: list[ui.ActionRow | ui.TextDisplay] = []
    for row in controls.rows:
        if isinstance(row, choosing.Title):
            made.append(ui.TextDisplay(cut(f"-# {verbatim(row.words)}", TITLED)))
        elif isinstance(row, choosing.Select):
            made.append(ui.ActionRow(_select(row)))
        else:
            made.append(ui.ActionRow(*(_button(button) for button in row)))
    return made


def _button(button: choosing.Button) -> ui.Button:
    return ui.Button(
        label=clip(button.label, LABEL),
        style=STYLES[button.style],
        custom_id=button.ref.write("g"),
        disabled=button.disabled,
    )


def _select(select: choosing.Select) -> ui.Select:
    options = [
        discord.SelectOption(
            label=clip(option.label, OPTION_LABEL),
            value=option.value,
            default=option.chosen,
            description=option.about or None,
        )
        for option in select.options[:OPTIONS]
    ]
    custom_id = select.ref.write("s")
    return ui.Select(
        custom_id=custom_id,
        id=_list_id(custom_id, options),
        placeholder=clip(select.hint, choosing.HINT),
        min_values=select.least,
        max_values=max(1, min(select.most, len(options))),
        options=options,
    )


def table_button(
    label: str, game: int, act: str, *rest: str, style: choosing.Style = "plain", disabled: bool = False
) -> ui.Button:
    """A button of a public card."""
    return ui.Button(
        label=clip(label, LABEL),
        style=STYLES[style],
        custom_id=table_id("t", game, act, *rest),
        disabled=disabled,
    )


def table_select(hint: str, game: int, act: str, options: Iterable[choosing.Option], *rest: str) -> ui.Select:
    """A list of a public card; one of its options is chosen."""
    custom_id = table_id("o", game, act, *rest)
    offered = [
        discord.SelectOption(label=clip(o.label, OPTION_LABEL), value=o.value, default=o.chosen)
        for o in list(options)[:OPTIONS]
    ]
    return ui.Select(
        custom_id=custom_id,
        id=_list_id(custom_id, offered),
        placeholder=clip(hint, choosing.HINT),
        options=offered,
    )


def _list_id(custom_id: str, options: Sequence[discord.SelectOption]) -> int:
    offered = [(option.label, option.value, option.default) for option in options]
    return FIRST_ID + crc32(repr((custom_id, offered)).encode()) % IDS


def renew(out: Outgoing, answer: int) -> Outgoing:
    """Let the lists of a message that is shown again forget what was picked in them; `answer` is the
    interaction that is answered with it."""
    for item in out.view.walk_children():
        if isinstance(item, ui.Select):
            item.id = FIRST_ID + crc32(f"{item.id} {answer}".encode()) % IDS
    return out


# -- layouts


class Layout:
    """A card or panel in the making: texts, pictures and rows from top to bottom, within Discord's limits.

    Text beyond the 4,000 characters of a message is cut at a line, with an ellipsis; rows are never left out.
    """

    def __init__(self, accent: int | None = None) -> None:
        self._box: ui.Container[Any] = ui.Container(accent_colour=accent)
        self._left = MOST_TEXT
        self._files: list[discord.File] = []

    def text(self, words: str, most: int = MOST_TEXT) -> Layout:
        """Add a paragraph (Markdown) of at most `most` characters; nothing if it is empty."""
        fitting = cut(words.strip(), min(most, self._left))
        if fitting:
            self._left -= len(fitting)
            self._box.add_item(ui.TextDisplay(fitting))
        return self

    def picture(self, picture: Picture | None, name: str) -> Layout:
        """Add a picture with its description; nothing if there is none."""
        if picture is not None:
            self._box.add_item(ui.MediaGallery(self._item(picture, name)))
        return self

    def pictures(self, pictures: Sequence[Picture], name: str) -> Layout:
        """Add the first as large as it goes, the others as a gallery below it."""
        for first, shown in ((0, pictures[:1]), (1, pictures[1 : 1 + GALLERY])):
            items = [self._item(one, f"{name}{first + n or ''}.png") for n, one in enumerate(shown)]
            if items:
                self._box.add_item(ui.MediaGallery(*items))
        return self

    def _item(self, picture: Picture, name: str) -> discord.MediaGalleryItem:
        described = cut(picture.alt, MOST_ALT) or None
        self._files.append(discord.File(BytesIO(picture.data), name, description=described))
        return discord.MediaGalleryItem(f"attachment://{name}", description=described)

    def document(self, data: bytes, name: str) -> Layout:
        """Add a file to be opened or kept."""
        self._files.append(discord.File(BytesIO(data), name))
        self._box.add_item(ui.File(f"attachment://{name}"))
        return self

    def line(self) -> Layout:
        """Add a separating line."""
        self._box.add_item(ui.Separator())
        return self

    def row(self, *items: ui.Item[Any]) -> Layout:
        """Add a row of up to five buttons, or of one list."""
        self._box.add_item(ui.ActionRow(*items))
        return self

    def rows(self, made: Iterable[ui.ActionRow | ui.TextDisplay]) -> Layout:
        """Add finished rows, and the lines over them as far as there is room."""
        for row in made:
            if isinstance(row, ui.TextDisplay):
                self.text(row.content)
            else:
                self._box.add_item(row)
        return self

    def done(self) -> Outgoing:
        """The finished message; its view is stopped, so that nothing of it is stored."""
        view = ui.LayoutView(timeout=None)
        view.add_item(self._box)
        view.stop()
        return Outgoing(view, self._files)


def cut(words: str, most: int) -> str:
    """At most `most` characters of `words`, cut at the end of a line where that is near."""
    if len(words) <= most:
        return words
    if most < 2:
        return ""
    kept = words[: most - 1]
    at = kept.rfind("\n")
    return (kept[:at] if at > most * 2 // 3 else kept.rstrip()) + "…"


def note(words: str) -> Outgoing:
    """A message that only says something."""
    return Layout().text(words or "…").done()


# -- forms


@dataclass(frozen=True, slots=True)
class Field:
    """One input of a form: text up to `most` characters, or (with `options`) a list, of which up to `several`
    can be chosen."""

    key: str
    label: str
    hint: str = ""
    most: int = 10
    least: int = 1
    value: str = ""
    long: bool = False
    options: tuple[choosing.Option, ...] = ()
    several: int = OPTIONS


def form(title: str, ref_id: str, fields: Sequence[Field], head: str = "") -> ui.Modal:
    """A modal that is not kept: its answer comes to `on_interaction`, recognised by its custom_id. `head`
    stands above the fields."""
    modal = ui.Modal(title=clip(title, TITLE), custom_id=ref_id)
    if head:
        modal.add_item(ui.TextDisplay(cut(head, HEAD)))
    for item in fields[: 5 - len(modal.children)]:
        modal.add_item(
            ui.Label(
                text=clip(item.label, TITLE), description=cut(item.hint, 100) or None, component=_input(item)
            )
        )
    modal.stop()
    return modal


def _input(item: Field) -> ui.TextInput | ui.Select:
    if item.options:
        options = [
            discord.SelectOption(label=clip(o.label, OPTION_LABEL), value=o.value, default=o.chosen)
            for o in item.options[:OPTIONS]
        ]
        return ui.Select(
            custom_id=item.key,
            options=options,
            min_values=0,
            max_values=min(item.several, len(options)),
            required=False,
        )
    style = discord.TextStyle.paragraph if item.long else discord.TextStyle.short
    return ui.TextInput(
        custom_id=item.key,
        style=style,
        min_length=item.least,
        max_length=min(item.most, MOST_TEXT),
        required=item.least > 0,
        default=item.value or None,
    )


def form_values(data: Mapping[str, Any]) -> dict[str, list[str]]:
    """The answers of a submitted form by field, each as a list."""
    found: dict[str, list[str]] = {}
    for part in data.get("components", ()):
        inner = part.get("component")
        if isinstance(inner, Mapping):
            values = inner.get("values")
            found[str(inner.get("custom_id"))] = [
                whole(str(value)) for value in (values if values is not None else [inner.get("value", "")])
            ]
    return found
