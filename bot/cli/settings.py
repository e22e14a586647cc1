"""`python -m bot settings`: a file of settings to fill in."""

from __future__ import annotations

from bot import EXAMPLE, HOME, private
from bot.cli.words import fail


def write_settings() -> None:
    """Write `.env`, with every setting explained, for you alone to read; one that exists stays as it is."""
    file = HOME / ".env"
    if file.exists():
        fail(f"{file} exists already; nothing was written.")
    try:
        private.write(file, EXAMPLE.read_bytes())
    except OSError as error:
        fail(f"{file} cannot be written: {error.strerror or error}.")
    print(f"Written: {file}. Nobody else can read it. Only FNORD_TOKEN has to be filled in.")
