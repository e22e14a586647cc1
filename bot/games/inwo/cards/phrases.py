"""Filters as catalogue texts: `weird & mine & power>=3` becomes "your Weird Groups with Power 3 or more"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import reduce

from bot.engine.moves import Text, text
from bot.games.inwo.cards.filters import RELATIONS, Filter, parts_of, read
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import TAGS, TRAITS, TYPES

NOUNS = (
    *TYPES,
    "group", "any_plot", "any", "self", "target", "second", "leader", "it", "picked",
)  # fmt: skip
ADJECTIVES = (
    *TRAITS, *TAGS, "president", "vice", "male", "devastated", "exposed", "dead", "killed",
)  # fmt: skip
STATES = ("devastated", "exposed", "dead", "killed")
"""Adjectives that come first."""
PERSONS = (("word", "male"), ("word", "president"), ("word", "vice"))
"""What is said of a Personality alone."""
HIDDEN: Filter = ("not", ("word", "exposed"))
SIGNS = {">=": "least", "<=": "most", ">": "above", "<": "under", "=": "exactly"}


HOST: Filter = ("host_of", ("word", "self"))
"""What bears this card: always one."""
CONTROLLED: Filter = ("puppet_of", ("word", "any"))
"""What has a master, whoever that is."""
TAILS: dict[Filter, str] = {
    read("in_play | target"): "reach",
    read("target | opposer"): "defending",
    read("attacker | linked_to(attacker & group)"): "used",
}
"""Whatever is in play, or is being attacked; what is attacked, or helps against that; what is used in an
attack, or hangs on what is."""


@dataclass
class _Parts:
    """What goes before the noun, the noun, and what follows it."""

    many: bool
    before: list[Text] = field(default_factory=list)
    noun: Text | None = None
    after: list[Text] = field(default_factory=list)
    whose: str = ""
    numbers: list[Filter] = field(default_factory=list)


def phrase(written: str, many: bool) -> Text:
    """The cards that a filter means: one of them, or all."""
    return _phrase(read(written), many)


def any_one(written: str) -> Text:
    """Any card that the filter means, in the middle of a sentence."""
    return _any(read(written))


def _any(found: Filter) -> Text:
    if found[0] == "or" and not all(map(_is_adjective, parts_of(found))):
        return reduce(_either, map(_any, parts_of(found)))
    single = found[0] in ("card", "host_of") or found in (
        ("word", "self"),
        ("word", "it"),
        ("word", "target"),
    )
    return _phrase(found, False) if single or _named(found) else text("inwo-any", what=_phrase(found, False))


def _named(found: Filter) -> bool:
    """Whether it names nothing but cards, or the one that bears this card."""
    if found[0] == "or":
        return all(map(_named, parts_of(found)))
    return found[0] == "card" or HOST in parts_of(found) or found in (("word", "target"), HOST)


def joined(parts: Sequence[Text]) -> Text:
    """Texts one after the other; an empty one for none."""
    return (
        reduce(lambda one, other: text("inwo-pair", a=one, b=other), parts) if parts else Text("inwo-nothing")
    )


def _phrase(found: Filter, many: bool) -> Text:
    if found[0] == "or" and not all(map(_is_adjective, parts_of(found))):
        return reduce(_either, [_phrase(part, many) for part in parts_of(found)])
    if (
        found[0] == "not"
        and found[1] not in (("word", "self"), ("word", "picked"))
        and not _is_adjective(found)
    ):
        return text("inwo-but", what=_phrase(parts_of(found)[0], many))
    conditions = parts_of(found) if found[0] == "and" else [found]
    parts = _Parts(many and HOST not in conditions)
    for part in conditions:
        _put(parts, part)
    many = parts.many
    word = "personality" if any(part in PERSONS for part in conditions) else "group"
    said = joined([*parts.before, parts.noun or text("inwo-noun", noun=word, many=int(many))])
    if parts.whose:
        said = text("inwo-whose", whose=parts.whose, many=int(many), what=said)
    return joined([said, *_numbers(parts.numbers), *parts.after])


def _numbers(asked: list[Filter]) -> list[Text]:
    """At least and at most together are said as one range."""
    if [sign for _, _, sign, _ in asked] == [">=", "<="]:
        (_, column, _, least), (_, _, _, most) = asked
        return [text("inwo-range", column=str(column), least=least, most=most)]
    return [
        text("inwo-number", column=str(column), sign=SIGNS[str(sign)], value=value)
        for _, column, sign, value in asked
    ]


def _either(one: Text, other: Text) -> Text:
    return text("inwo-or", a=one, b=other)


def _is_adjective(found: Filter) -> bool:
    if found[0] in ("not", "and", "or"):
        return all(map(_is_adjective, parts_of(found)))
    return found[0] == "word" and found[1] in ADJECTIVES


def _adjective(found: Filter) -> Text:
    if found[0] == "word":
        return text("inwo-trait", trait=str(found[1]))
    if found == HIDDEN:
        return text("inwo-trait", trait="hidden")
    if found[0] == "not":
        return text("inwo-not", what=_adjective(parts_of(found)[0]))
    if found[0] == "or":
        return reduce(_either, map(_adjective, parts_of(found)))
    return joined([_adjective(part) for part in parts_of(found)])


def _put(parts: _Parts, found: Filter) -> None:
    """Add one condition to the phrase."""
    if _is_adjective(found):
        first = found == HIDDEN or found[1] in STATES
        parts.before.insert(0 if first else len(parts.before), _adjective(found))
    elif found[0] == "word":
        _put_word(parts, str(found[1]))
    elif found[0] == "card":
        parts.noun = text("inwo-named", name=FACES.NAME[FACES.face(str(found[1]))])
    elif found[0] == "number":
        parts.numbers.append(found)
    elif found[0] in RELATIONS:
        _put_relation(parts, str(found[0]), parts_of(found)[0])
    elif found[0] == "not":
        _put_not(parts, parts_of(found)[0])
    elif found in TAILS:
        parts.after.append(text("inwo-tail", tail=TAILS[found]))
    elif parts.noun is None and all(part[0] in ("word", "card") for part in parts_of(found)):
        parts.noun = _phrase(found, parts.many)
    else:
        parts.after.append(text("inwo-that-are", what=_phrase(found, parts.many)))


def _put_word(parts: _Parts, word: str) -> None:
    if word in ("mine", "rival"):
        parts.whose = word
    elif word in NOUNS:
        if word in ("target", "leader", "second"):
            parts.before.insert(0, Text("inwo-the"))
        noun = text("inwo-noun", noun=word, many=int(parts.many))
        parts.noun = noun if parts.noun is None else joined([noun, parts.noun])
    else:
        parts.after.append(text("inwo-tail", tail=word))


def _put_relation(parts: _Parts, relation: str, of: Filter) -> None:
    if (relation, of) == HOST:
        parts.before.insert(0, Text("inwo-the"))
        parts.after.append(Text("inwo-host"))
    elif (relation, of) == CONTROLLED:
        parts.after.append(text("inwo-tail", tail="controlled"))
    else:
        parts.after.append(text("inwo-relation", relation=relation, of=_phrase(of, True)))


def _put_not(parts: _Parts, of: Filter) -> None:
    if of == ("word", "self"):
        parts.before.insert(0, Text("inwo-other"))
    elif of in (("word", "token"), ("word", "chosen"), ("word", "attacker")):
        parts.after.append(text("inwo-without", what=str(of[1])))
    elif of[0] == "opposed":
        parts.after.append(text("inwo-relation", relation="unopposed", of=_phrase(parts_of(of)[0], True)))
    elif of == ("word", "picked"):
        parts.noun = text("inwo-noun", noun="others", many=1)
    else:
        parts.after.append(text("inwo-except", what=_phrase(of, parts.many)))
