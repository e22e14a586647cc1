"""The one place where games read files: their data, once, when their modules are imported."""

from __future__ import annotations

import json
from typing import Any

import yaml

from bot import DATA

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def load_yaml(game: str, name: str) -> Any:
    """The plain values of `data/<game>/<name>.yaml`. OSError if there is none, YAMLError if malformed."""
    return yaml.load((DATA / game / f"{name}.yaml").read_text(encoding="utf-8"), Loader=_LOADER)


def load_json(game: str, name: str) -> Any:
    """The plain values of `data/<game>/<name>.json`, None if there is none. ValueError if malformed."""
    file = DATA / game / f"{name}.json"
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else None
