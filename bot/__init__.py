"""Fnordmaster: a Discord bot that referees five conspiracy games with enforced rules."""

from pathlib import Path

from platformdirs import user_data_path

__version__ = "0.1.0"

PACKAGE = Path(__file__).resolve().parent
"""The folder of this package."""

ROOT = PACKAGE.parent
"""The repository, where the bot runs from its checkout; else the folder into which packages are installed."""

CHECKOUT = (ROOT / "pyproject.toml").is_file()
"""Whether the bot runs from its checkout (also if installed editable), not from an installed wheel."""

DATA = (ROOT if CHECKOUT else PACKAGE) / "data"
"""Cards, boards and words of the games, and the message catalogues: read-only. A wheel carries it in
`bot`."""

EXAMPLE = (ROOT if CHECKOUT else DATA) / ".env.example"
"""The settings, each explained, with what they are if nobody sets them."""

COMMAND = "python -m bot" if CHECKOUT else "fnordmaster"
"""How the command line is called here."""

HOME = ROOT if CHECKOUT else Path.cwd()
"""The folder of `.env`, from which relative paths of settings count: installed, the working one."""

KEPT = ROOT / "var" if CHECKOUT else user_data_path("fnordmaster", appauthor=False)
"""Where games are kept unless a setting says otherwise."""
