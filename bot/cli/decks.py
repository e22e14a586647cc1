"""`python -m bot decks`: the ready-made decks of INWO, or a check of a list of cards."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from bot.cli.words import fail
from bot.engine.moves import Text
from bot.games.inwo.decks.deck import COPIES, SIZES, Deck, Format, check
from bot.games.inwo.decks.reading import LARGEST, decode, read
from bot.games.inwo.decks.ready import READY, SHARED, Ready
from bot.games.inwo.decks.sheets import DECKS
from bot.ui.words.catalogue import Catalogue


def decks(
    file: Annotated[Path | None, typer.Argument(help="A list of cards, or JSON of their ids.")] = None,
    size: Annotated[int, typer.Option(help="How many cards a deck has.")] = SIZES[0],
    copies: Annotated[int, typer.Option(help="How many copies of a card at most; 0: any number.")] = COPIES[
        0
    ],
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """List the ready-made decks of INWO, or check a list of cards by all rules."""
    if size not in SIZES or copies not in COPIES:
        fail(f"size is one of {', '.join(map(str, SIZES))}, copies one of {', '.join(map(str, COPIES))}.")
    format = Format(size=size, copies=copies)
    if file is None:
        _list(format, as_json)
        return
    found = _checked(file, format)
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        _tell(found)
    if not found["legal"]:
        raise typer.Exit(1)


def _list(format: Format, as_json: bool) -> None:
    ready = [_ready(one, "own", check(one.deck, format)) for one in READY.values()]
    ready.append(_ready(SHARED, "big", []))
    if as_json:
        print(json.dumps(ready, ensure_ascii=False))
        return
    for one in ready:
        print(f"{one['id']}: {one['name']} ({one['format']}). {one['how']}")
        for reason in one["reasons"]:
            print(f"  {reason}")


def _ready(ready: Ready, format: str, reasons: list[Text]) -> dict[str, Any]:
    deck = ready.deck
    return {
        "id": ready.id,
        "name": deck.name,
        "format": format,
        "legal": not reasons,
        "reasons": [Catalogue().format(reason) for reason in reasons],
        "first": ready.first,
        "illuminati": deck.illuminati or None,
        "leads": list(deck.leads),
        "cards": len(deck.cards),
        "how": ready.how,
    }


def _checked(file: Path, format: Format) -> dict[str, Any]:
    """What is in a list, and why a table of that format would not take it."""
    try:
        with file.open("rb") as stream:
            source = stream.read(LARGEST + 1)
    except OSError as error:
        fail(f"{file} cannot be read: {error.strerror}.")
    say, words = Catalogue().format, decode(source)
    if isinstance(words, Text):
        fail(say(words))
    reading, brought = read(words), DECKS.read(words)
    deck: Deck = reading.deck
    reasons = [*reading.faults, *check(deck, format)]
    return {
        "name": deck.name or file.stem,
        "format": "own",
        "legal": not reasons,
        "reasons": [say(reason) for reason in reasons],
        "loose": [say(line) for line in brought.loose],
        "illuminati": deck.illuminati or None,
        "leads": list(deck.leads),
        "cards": list(deck.cards),
    }


def _tell(found: dict[str, Any]) -> None:
    verdict = "legal" if found["legal"] else "not legal"
    print(f"{found['name']} ({found['format']}, {len(found['cards'])} cards): {verdict}")
    for line in (*found["loose"], *found["reasons"]):
        print(f"  {line}")
