"""New groups out of thin air: fronts (TSW-41), and groups that an order or a moderator brings into the world
(TSW-04)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.chance import Stream
from bot.games.tsw.play.named import borne
from bot.games.tsw.play.resolution import Act, Resolution
from bot.games.tsw.play.rows import add_group, add_person
from bot.games.tsw.play.state import NOBODY, SecretWars
from bot.games.tsw.world.formula import mixed
from bot.games.tsw.world.naming import ARTICLES, plain, tidy, unlike
from bot.games.tsw.world.records import PeopleRecord

FRONT_RESISTANCE = 1
FRONT_INCOME = 1


def found_front(r: Resolution, act: Act) -> int:
    """The group that a Create Front order makes: its number."""
    s, params = r.s, act.params
    known = s.people_heard_of(act.seat)  # of others nothing is to be told by a name
    wanted = tidy(str(params.get("name", ""))) or _called_after(str(params["symbol"]))
    name = unlike(wanted, borne(s, range(len(s.g_name)), known))
    g = add_group(s, name, (0, 0, FRONT_RESISTANCE, FRONT_INCOME, 0), list(params["alignments"]))
    towns = s.stock.places  # any of them: the leader's own would betray where the headquarters is
    place = towns[mixed(s.seed, "front", g) % len(towns)].name
    s.extra_groups.append(extra(about=_sentence(str(params["purpose"])), kind="front", place=place))
    if not params.get("neutral"):
        under = s.named_group(params.get("under") or s.g_name[act.seat])
        if under != NOBODY and s.owner(under) == act.seat and s.open_arrows(under) > 0:
            s.g_master[g] = under
    people(s, g, 2 + mixed(s.seed, g) % 2, tuple(params["alignments"]))
    return g


def _called_after(symbol: str) -> str:
    """The name of a front that was given none: 'Eel Society', whether its symbol is 'eel' or 'an eel'."""
    first, _, rest = symbol.strip().partition(" ")
    return tidy(f"{(rest if plain(first) in ARTICLES else symbol).title()} Society")


def _sentence(words: str) -> str:
    """A purpose as it was stated, so that it can stand by itself."""
    stated = words.strip()
    stop = "" if stated.endswith((".", "!", "?", "…", "”")) else "."
    return stated[:1].upper() + stated[1:] + stop


def extra(**known: Any) -> dict[str, Any]:
    """The fixed facts of a group that is not of the world."""
    facts: dict[str, Any] = {
        "about": "", "kind": "club", "place": "London", "danger": "trivial", "aka": [], "special": None,
    }  # fmt: skip
    return {**facts, **known}


def people(s: SecretWars, g: int, count: int, alignments: tuple[str, ...]) -> None:
    """So many new persons in a group, of its mind."""
    stream = Stream(mixed(s.seed, "people", g))
    for _ in range(count):
        new_person(s, g, stream, alignments)


def new_person(s: SecretWars, g: int, stream: Stream, alignments: tuple[str, ...]) -> int:
    """A person made like those of the world."""
    bank = s.stock.people
    name, pronoun = _name(s, bank, stream)
    facts = s.group_facts(g)
    jobs = bank.kinds.get(facts.kind) or bank.kinds["club"]
    s.extra_people.append(
        {
            "pronoun": pronoun,
            "job": _one(jobs, stream),
            "alignments": list(alignments),
            "skills": [_one(bank.skills, stream)],
            "quirk": _one(bank.quirks, stream),
            "secret": "has a past that has not been written yet",
            "home": f"{_one(bank.homes, stream)} in {facts.place}",
            "place": facts.place,
        }
    )
    return add_person(s, name, 1 + stream.below(4), 1 + stream.below(4), 2 + stream.below(5), g)


def _name(s: SecretWars, bank: PeopleRecord, stream: Stream) -> tuple[str, str]:
    taken = set(s.p_name)
    while True:
        bunch = bank.first[stream.below(len(bank.first))]
        name = f"{_one(bunch.names, stream)} {_one(bank.last, stream)}"
        if name not in taken:
            return name, bunch.pronoun


def _one(items: tuple[str, ...], stream: Stream) -> str:
    return items[stream.below(len(items))]


def discovered(s: SecretWars, name: str, seat: int) -> int:
    """A group that a seat has named and that turns out to exist (TSW-04): middling, by the game's seed."""
    stream = Stream(mixed(s.seed, "discovered", name))
    ranked = sorted(s.stock.groups, key=lambda record: record.power + record.income + record.arrows)
    middling = ranked[len(ranked) // 3 : -(len(ranked) // 3)]
    like = middling[stream.below(len(middling))]
    figures = (like.power, like.aid, like.resistance, like.income, like.arrows)
    g = from_record(
        s,
        {
            "name": name,
            "figures": figures,
            "alignments": like.alignments,
            "place": like.place,
            "kind": like.kind,
            "danger": like.danger,
            "about": "Nobody had heard of it until you asked.",
        },
    )
    s.extra_groups[-1]["found"] = [seat, s.turn]
    return g


def from_record(s: SecretWars, record: Mapping[str, Any]) -> int:
    """A group with these facts and three to five people."""
    g = add_group(s, str(record["name"]), tuple(record["figures"]), list(record["alignments"]))
    fixed = {key: record[key] for key in ("about", "kind", "place", "danger") if key in record}
    s.extra_groups.append(extra(**fixed))
    people(s, g, 3 + mixed(s.seed, g) % 3, tuple(record["alignments"]))
    return g
