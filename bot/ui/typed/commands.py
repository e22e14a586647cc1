"""How slash commands are described, from the catalogues, in every language there is."""

from __future__ import annotations

from functools import cache

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str
from discord.ext import commands

from bot.engine.moves import text
from bot.table.service import TableService
from bot.ui.dispatch import Dispatch
from bot.ui.front import Front
from bot.ui.panel.pages import Pages
from bot.ui.press.narrator import Narrator
from bot.ui.press.press import Press
from bot.ui.typed.macro import Macro
from bot.ui.words.catalogue import FALLBACK, Catalogue

LONGEST = 100
"""Characters of a description."""


class Host(commands.AutoShardedBot):
    """What cogs may expect of the bot."""

    front: Front
    pages: Pages
    presses: Dispatch
    service: TableService
    macro: Macro
    narrator: Narrator
    press: Press


@cache
def words() -> Catalogue:
    """The catalogue of descriptions, read when the first command is described."""
    return Catalogue()


def about(key: str) -> locale_str:
    """The description of a command or an option, translated where a catalogue has it (`command-<key>`)."""
    name = f"command-{key}"
    return locale_str(words().format(text(name))[:LONGEST], key=name)


class CommandTranslator(app_commands.Translator):
    """Descriptions in Discord's languages, as far as the catalogues go."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """The description in `locale`, or None to leave it in English."""
        catalogue = words()
        language = locale.value if locale.value in catalogue.locales else locale.value.partition("-")[0]
        key = string.extras.get("key")
        if key is None or language == FALLBACK or language not in catalogue.locales:
            return None
        return catalogue.format(text(key), {}, language)[:LONGEST]
