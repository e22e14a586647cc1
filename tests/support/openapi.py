"""What the bot sends, checked against Discord's own description of its API (OpenAPI 3.1)."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any, Protocol

from jsonschema import Draft202012Validator, validators
from jsonschema.exceptions import best_match
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

TYPES = {"object": dict, "array": list, "string": str, "null": type(None)}


class Request(Protocol):
    method: str
    path: str
    json: Any


class Spec:
    """The description, ready to check requests."""

    def __init__(self, document: dict[str, Any]) -> None:
        resource = Resource(contents=document, specification=DRAFT202012)
        self._registry: Registry[Any] = Registry().with_resource("urn:discord", resource)
        self._paths: Mapping[str, Any] = document["paths"]
        self._schemas: Mapping[str, Any] = document["components"]["schemas"]
        choosing = {keyword: self._choosing(keyword) for keyword in ("oneOf", "anyOf")}
        self._kind = validators.extend(Draft202012Validator, choosing)
        self._routes = sorted(
            ((re.compile("^" + re.sub(r"\{[^}]+\}", r"[^/]+", path) + "$"), path) for path in self._paths),
            key=lambda route: route[1].count("{"),
        )
        self._validators: dict[tuple[str, str], Any] = {}
        self._sound: dict[str, Extremes] = {}
        self._bodies: set[str] = set()

    def check(self, requests: Iterable[Request]) -> list[str]:
        """What is wrong with any of these requests. Kinds and lengths that were found sound before are not
        looked at again."""
        wrong: list[str] = []
        new = {f"{r.method} {r.path} {json.dumps(r.json)}": r for r in requests}
        for name, kind in kinds(r for body, r in new.items() if body not in self._bodies).items():
            sound = self._sound.get(name)
            both = kind if sound is None else _both(sound, kind[0].json, kind[1].json)
            faults: list[str] = []
            if sound is None or _sizes(both) != _sizes(sound):
                each = both if both[0].json != both[1].json else both[:1]
                faults = [f"{k.method} {k.path}: {fault}" for k in each for fault in self.faults(k)]
            if not faults:
                self._sound[name] = both
            wrong += faults
        if not wrong:
            self._bodies.update(new)
        return wrong

    def faults(self, request: Request) -> list[str]:
        """What is wrong with a request's body, or that there is no such operation."""
        method = request.method.lower()
        for pattern, path in self._routes:
            if pattern.match(request.path) and method in self._paths[path]:
                validator = self._validator(path, method)
                if validator is None or request.json is None:
                    return []
                body = _snowflakes(_attachments(request.json))
                return [_told(error) for error in validator.iter_errors(body)]
        return ["Discord has no such operation"]

    def _validator(self, path: str, method: str) -> Any:
        key = path, method
        if key not in self._validators:
            body = (
                self._paths[path][method]
                .get("requestBody", {})
                .get("content", {})
                .get("application/json", {})
            )
            place = path.replace("~", "~0").replace("/", "~1")
            pointer = f"urn:discord#/paths/{place}/{method}/requestBody/content/application~1json/schema"
            found = self._kind({"$ref": pointer}, registry=self._registry) if "schema" in body else None
            self._validators[key] = found
        return self._validators[key]

    def _choosing(self, keyword: str) -> Callable[..., Iterator[Any]]:
        """The check of alternatives, without those that are of another type at first sight: most of its time
        would go into them."""
        usual = Draft202012Validator.VALIDATORS[keyword]

        def check(validator: Any, options: Sequence[Any], value: Any, schema: Any) -> Iterator[Any]:
            likely = [option for option in options if not self._unlike(option, value)]
            return usual(validator, likely or options, value, schema)

        return check

    def _unlike(self, option: Mapping[str, Any], value: Any) -> bool:
        """Whether a value cannot be what `option` describes: of another kind, or with another 'type'."""
        if set(option) == {"$ref"}:
            option = self._schemas[option["$ref"].rpartition("/")[2]]
        kind = TYPES.get(str(option.get("type")))
        other = "const" in option and option["const"] != value
        if other or (kind is not None and not isinstance(value, kind)):
            return True
        types = option.get("properties", {}).get("type", {}).get("enum")
        return types is not None and isinstance(value, dict) and value.get("type") not in types


@dataclass(frozen=True)
class Kind:
    """Requests that differ only in their words and ids, as one."""

    method: str
    path: str
    json: Any


Extremes = tuple[Kind, Kind]
"""All requests of one kind: with the longest and with the shortest words and lists.

Limits of length are all that a description says of words, so these are wrong if any of their kind is.
"""


def kinds(requests: Iterable[Request]) -> dict[str, Extremes]:
    """The extremes of each kind of request among these."""
    found: dict[str, Extremes] = {}
    for request in requests:
        route = re.sub(r"\d{6,}", "0", request.path)
        name = f"{request.method} {route} {_outline(request.json)!r}"
        kind = Kind(request.method, request.path, request.json)
        found[name] = _both(found[name], kind.json, kind.json) if name in found else (kind, kind)
    return found


def _both(kind: Extremes, long: Any, short: Any) -> Extremes:
    """The extremes of a kind to which two more bodies belong."""
    longest, shortest = kind
    return (
        replace(longest, json=_merged(longest.json, long, 1)),
        replace(shortest, json=_merged(shortest.json, short, -1)),
    )


def _sizes(kind: Extremes) -> list[Any]:
    """All lengths in both bodies."""

    def sizes(value: Any) -> Any:
        if isinstance(value, dict):
            return [sizes(inner) for inner in value.values()]
        return [sizes(inner) for inner in value] if isinstance(value, list) else len(str(value))

    return [sizes(one.json) for one in kind]


def _outline(value: Any) -> Any:
    """A body without its words (of a number in letters: that it is one), equal members of a list as one."""
    if isinstance(value, dict):
        return {name: _outline(inner) for name, inner in value.items()}
    if isinstance(value, list):
        members = [_outline(inner) for inner in value]
        return members[:1] if _equal(members) else members
    return value.isdecimal() if isinstance(value, str) else bool if isinstance(value, bool) else value


def _equal(members: list[Any]) -> bool:
    return all(member == members[0] for member in members[1:])


def _merged(one: Any, other: Any, sign: int) -> Any:
    if isinstance(one, dict):
        return {name: _merged(inner, other[name], sign) for name, inner in one.items()}
    if isinstance(one, list) and one and _equal([_outline(inner) for inner in one]):
        extreme = reduce(lambda a, b: _merged(a, b, sign), [*one, *other])
        return [extreme] * (sign * max(sign * len(one), sign * len(other)))
    if isinstance(one, list):
        return [_merged(a, b, sign) for a, b in zip(one, other, strict=True)]
    return max(one, other, key=lambda words: sign * len(words)) if isinstance(one, str) else one


def _told(error: Any) -> str:
    deepest = best_match([error])
    return f"{'/'.join(map(str, deepest.absolute_path))}: {deepest.message[:200]}"


def _snowflakes(value: Any, key: str = "") -> Any:
    """Discord takes snowflakes as numbers, its description knows them as strings."""
    if isinstance(value, dict):
        return {name: _snowflakes(inner, name) for name, inner in value.items()}
    if isinstance(value, list):
        return [_snowflakes(inner, key) for inner in value]
    number = isinstance(value, int) and not isinstance(value, bool)
    snowflake = key.endswith("_id") or key in ("users", "roles") or (key == "id" and number and value > 2**31)
    return str(value) if number and snowflake else value


def _attachments(body: Any) -> Any:
    """The places of uploads are numbers on the wire and strings in the description."""
    if isinstance(body, dict):
        body = {name: _attachments(inner) if name == "data" else inner for name, inner in body.items()}
        if "attachments" in body:
            body["attachments"] = [{**item, "id": str(item["id"])} for item in body["attachments"]]
    return body
