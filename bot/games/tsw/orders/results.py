"""What is made of a message: orders understood, questions, refusals; and their form as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.engine.moves import Text


@dataclass(frozen=True, slots=True)
class Draft:
    """An order as far as it is known. `actor`: a character of the setting, None if it is not known who."""

    actor: str | None
    action: str
    parameters: Mapping[str, Any] = field(default_factory=dict)
    flavour: str = ""

    def plain(self) -> dict[str, Any]:
        """Plain values for JSON."""
        return {
            "actor": self.actor,
            "action": self.action,
            "parameters": {key: plain_value(value) for key, value in self.parameters.items()},
            "flavour": self.flavour,
        }


@dataclass(frozen=True, slots=True)
class Understood:
    """An order that is complete and unambiguous."""

    order: Draft
    source: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """An order that waits for one answer. `asks`: what is missing, first things first, or 'confirm'.

    `others`: whole orders that may be meant instead, the likeliest first.
    """

    order: Draft
    asks: tuple[str, ...]
    text: Text
    choices: tuple[str, ...] = ()
    source: str = ""
    others: tuple[Draft, ...] = ()


@dataclass(frozen=True, slots=True)
class Refusal:
    """What cannot be an order, with the reason and the rule. doubt: why it would be asked about if it could,
    as the end of the question's name ('' if it would not)."""

    reason: str
    text: Text
    rule: str = ""
    order: Draft | None = None
    source: str = ""
    doubt: str = ""


Result = Understood | Question | Refusal


def drafted(plain: Mapping[str, Any]) -> Draft:
    """The draft of such plain values."""
    params = {key: _tuples(value) for key, value in plain["parameters"].items()}
    if isinstance(plain["parameters"].get("order"), Mapping):
        params["order"] = drafted(plain["parameters"]["order"])
    return Draft(plain["actor"], plain["action"], params, plain.get("flavour", ""))


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value


def plain_value(value: Any) -> Any:
    """Tuples as lists, drafts and mappings as objects."""
    if isinstance(value, Draft):
        return value.plain()
    if isinstance(value, tuple | list):
        return [plain_value(item) for item in value]
    if isinstance(value, Mapping):
        return {key: plain_value(item) for key, item in value.items()}
    return value
