"""Discord's Markdown: what people write is shown as they wrote it, what the bot writes is formatted."""

from __future__ import annotations

import re
from unicodedata import bidirectional

from bot.engine.moves import Text

MARKUP = re.compile(
    r"(?P<link>https?://[^\s<>()\[\]\\*~`|]+)|(?P<sign>[\\*~`|\[\]<]|_(?![^\W_])|(?<![^\W_])_)"
    r"|(?P<first>^\s*(?=[#>-]))",
    re.MULTILINE,
)
"""A bare link, which may be followed as it stands; signs with a meaning anywhere (emphasis, masked links,
mentions, times), which a lone underscore within a word has not: words that choose a variant of a text stay as
they are; and those with one where a line begins."""

TURNS = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""Signs that turn the direction of what follows, beyond the words that they stand in."""
APART, JOINED = "\u2068", "\u2069"
"""Between them words have a direction of their own, and what stands around them keeps its."""


class Markup(str):
    """Markdown of the bot's own among the arguments of a `Text`: a time, somebody who is called."""


def whole(words: str) -> str:
    """Words without halves of characters (lone surrogates), which can neither be stored nor sent."""
    return words.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def verbatim(words: str) -> str:
    """Words that Discord shows letter by letter; those that are read from the right turn nothing round that
    stands beside them."""
    shown = MARKUP.sub(lambda found: found["link"] or f"{found['first'] or ''}\\{found['sign'] or ''}", words)
    return shown if shown.isascii() else "\n".join(map(_apart, TURNS.sub("", shown).split("\n")))


def _apart(line: str) -> str:
    backwards = any(bidirectional(letter) in ("R", "AL") for letter in line)
    return f"{APART}{line}{JOINED}" if backwards else line


def without_markup(what: Text) -> Text:
    """The same with all words in it shown letter by letter, save `Markup`: names, letters, promises, reasons.
    No link and no formatting in them looks like the bot's."""
    return Text(what.key, tuple((name, _shown(value)) for name, value in what.args))


def _shown(value: object) -> object:
    if isinstance(value, Text):
        return without_markup(value)
    if isinstance(value, list | tuple):
        return tuple(_shown(item) for item in value)
    return verbatim(value) if isinstance(value, str) and not isinstance(value, Markup) else value
