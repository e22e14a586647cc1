"""Numbered migrations: `migrations/NNNN_name.sql` in the package of an engine, each applied once, in
order."""

from importlib.resources import files
from typing import NamedTuple


class Migration(NamedTuple):
    """One step of the schema; `version` counts from 1 without gaps."""

    version: int
    name: str
    sql: str


def read_migrations(package: str) -> list[Migration]:
    """All migrations that this bot knows for an engine. Raises ValueError when the numbers have a gap or a
    double."""
    folder = files(package) / "migrations"
    scripts = [entry for entry in folder.iterdir() if entry.name.endswith(".sql")]
    found = [
        Migration(int(script.name[:4]), script.name.removesuffix(".sql"), script.read_text("utf-8"))
        for script in sorted(scripts, key=lambda script: script.name)
    ]
    if [step.version for step in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"migration numbers are not 1..{len(found)}")
    return found
