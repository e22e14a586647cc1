"""Catalogues of messages: a `Text` and the names of the players become a sentence in the reader's language.

The Fluent files of `data/locales/<language>/` are one bundle; what a language lacks is taken from English.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal

import structlog
from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import MAX_PART_LENGTH, Pattern
from fluent.syntax.ast import Junk

from bot import DATA
from bot.engine.moves import Text, Who

FALLBACK = "en"
NOBODY: Mapping[int, str] = {}
DOUBLE_STOP = re.compile(r"(?<!\.)([.!?](?:\*\*)?)\.(?!\.)")
"""The end of a name like I.R.S., bold or not, or of a question, is also the end of its sentence."""
ONE_OF = frozenset({"choices", "near"})
"""Arguments of which one is meant or to be chosen: 'a, b, or c' where others are 'a, b, and c'."""
MOST_DIGITS = 15
"""Longer numbers are told as they are: the library cannot put signs into them."""
REMEMBERED = 1 << 14
"""Sentences that are kept: a panel that is shown again says mostly what it said before."""
log = structlog.get_logger(__name__)


class Catalogue:
    """All messages of all languages."""

    def __init__(self, folder: Path = DATA / "locales", fallback: str = FALLBACK) -> None:
        """Raises FileNotFoundError without a folder for `fallback`, ValueError for what is not Fluent."""
        self._bundles = {place.name: _bundle(place) for place in sorted(folder.iterdir()) if place.is_dir()}
        if fallback not in self._bundles:
            raise FileNotFoundError(folder / fallback)
        self._fallback = fallback
        self._missing: set[tuple[str, str]] = set()

    @property
    def locales(self) -> tuple[str, ...]:
        """The languages there are, in alphabetical order."""
        return tuple(self._bundles)

    def has(self, key: str) -> bool:
        """Whether the message exists in the language that all others fall back on."""
        return self._bundles[self._fallback].has_message(key)

    def style(self, key: str) -> str:
        """How the message looks in the log: what its attribute `style` says, or nothing."""
        bundle = self._bundles[self._fallback]
        style = bundle.get_message(key).attributes.get("style") if bundle.has_message(key) else None
        return "" if style is None else str(bundle.format_pattern(style)[0])

    def format(self, text: Text, names: Mapping[int, str] = NOBODY, locale: str = FALLBACK) -> str:
        """`text` as a sentence; `names` are players by seat. What is missing is logged once, told plainly."""
        bundle = self._find(text.key, locale)
        if bundle is None:
            return self._plainly(text, names, locale)
        pattern = bundle.get_message(text.key).value
        if pattern is None:
            return self._plainly(text, names, locale)
        long: dict[str, str] = {}
        args = self._arguments(text, names, locale, bundle.locales[0])
        told = [_told(value, long) for value in args.values()]
        said, fault = _said(bundle, pattern, tuple(args), *told)
        if fault:
            self._report(text.key, locale, fault)
        for sign, words in long.items():
            said = said.replace(sign, words)
        return DOUBLE_STOP.sub(r"\1", said)

    def lines(self, texts: Sequence[Text], names: Mapping[int, str] = NOBODY, locale: str = FALLBACK) -> str:
        """All `texts`, one a line."""
        return "\n".join(self.format(text, names, locale) for text in texts)

    def _find(self, key: str, locale: str) -> FluentBundle | None:
        for name in (locale, locale.partition("-")[0], self._fallback):
            bundle = self._bundles.get(name)
            if bundle is not None and bundle.has_message(key):
                return bundle
        return None

    def _arguments(
        self, text: Text, names: Mapping[int, str], locale: str, spoken: str
    ) -> dict[str, str | int | float]:
        """The arguments of a message for a reader of `locale`; lists are joined in the language `spoken`, in
        which the message is."""

        def plain(value: object, one: bool) -> str | int | float:
            if isinstance(value, list | tuple):
                return _listed(tuple(str(plain(item, one)) for item in value), spoken, one=one)
            return self._argument(value, names, locale)

        return {name: plain(value, name in ONE_OF) for name, value in text.args}

    def _argument(self, value: object, names: Mapping[int, str], locale: str) -> str | int | float:
        if isinstance(value, Text):
            return self.format(value, names, locale)
        if isinstance(value, Who):
            unnamed = Text("seat-unnamed", (("seat", value.seat + 1),))
            return names.get(value.seat) or self.format(unnamed, names, locale)
        if isinstance(value, bool):
            return self.format(Text("word-yes" if value else "word-no"), names, locale)
        if isinstance(value, int | float):
            return value
        return "" if value is None else str(value)

    def _plainly(self, text: Text, names: Mapping[int, str], locale: str) -> str:
        self._report(text.key, locale, "no such message")
        words = text.key.replace("-", " ").capitalize()
        values = [str(value) for value in self._arguments(text, names, locale, locale).values()]
        return f"{words}: {', '.join(values)}" if values else words

    def _report(self, key: str, locale: str, fault: str) -> None:
        if (key, locale) not in self._missing:
            self._missing.add((key, locale))
            log.warning("message", key=key, locale=locale, fault=fault)


@lru_cache(REMEMBERED, typed=True)
def _said(
    bundle: FluentBundle, pattern: Pattern, names: tuple[str, ...], *values: str | int | float
) -> tuple[str, str]:
    """A message with its arguments (`names` and `values`) put in, and what was wrong with it."""
    said, errors = bundle.format_pattern(pattern, dict(zip(names, values, strict=True)))
    return str(said), "; ".join(str(error) for error in errors)


@lru_cache(REMEMBERED)
def _listed(items: tuple[str, ...], locale: str, *, one: bool) -> str:
    """`items` in the way a language joins them; with 'or' where `one` of them is meant."""
    style: Literal["or", "standard"] = "or" if one else "standard"
    try:
        return format_list(list(items), style, Locale.parse(locale, sep="-"))
    except (UnknownLocaleError, ValueError):
        return format_list(list(items), style, FALLBACK)


def _told(value: str | int | float, long: dict[str, str]) -> str | int | float:
    """A value as the library can take it: a text too long for it is put into `long`, under a sign."""
    if isinstance(value, int) and abs(value) >= 10**MOST_DIGITS:
        return str(value)
    if not isinstance(value, str) or len(value) <= MAX_PART_LENGTH:
        return value
    sign = f"\ue000{len(long)}\ue001"
    long[sign] = value
    return sign


@cache
def _bundle(place: Path) -> FluentBundle:
    """The messages of a language, read once: a bundle is never changed."""
    bundle = FluentBundle([place.name], use_isolating=False)
    for file in sorted(place.glob("*.ftl")):
        resource = FluentResource(file.read_text("utf-8"))
        junk = [entry.content or "" for entry in resource.body if isinstance(entry, Junk)]
        if junk:
            raise ValueError(f"{file}: not understood: {junk[0][:80]!r}")
        bundle.add_resource(resource)
    return bundle
