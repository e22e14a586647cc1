"""The messages of the catalogue and the arguments that each names."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from bot import DATA


class _Names(Visitor):
    """Collects the arguments of a message, and the messages that it has in it."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.inner: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.inner.append(node.id.name)


@cache
def messages() -> Mapping[str, frozenset[str]]:
    """Every message in English, with the arguments that it names, or that messages in it do."""
    found: dict[str, _Names] = {}
    for file in sorted((DATA / "locales/en").glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, Message):
                found[entry.id.name] = names = _Names()
                names.visit(entry)

    def arguments(key: str) -> set[str]:
        return found[key].arguments.union(*map(arguments, found[key].inner))

    return {key: frozenset(arguments(key)) for key in found}
