"""The cards of Illuminati: what is printed on them, what they say, and that bad data is refused clearly."""

from __future__ import annotations

import json
import re
from collections import Counter
from copy import deepcopy
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot.engine.moves import Text
from bot.games.data import DATA, load_yaml
from bot.games.illuminati.cards.lint import lint
from bot.games.illuminati.cards.table import CARDS, build
from bot.games.illuminati.cards.text import rules_text
from bot.games.illuminati.cards.vocabulary import (
    ALIGNMENTS,
    COLOURS,
    EFFECTS,
    GOALS,
    OPPOSITES,
    PROGRAMS,
    SIDES,
    WHENS,
)
from tests.support.reference import reference

REFERENCE = reference("illuminati_cards.json")
EVERY_CARD = range(len(CARDS.NAME))
BONUS = {"scope": "any", "kinds": ["control"], "bonus": 4}


@pytest.fixture(scope="module")
def records() -> list[dict[str, Any]]:
    return load_yaml("illuminati", "cards")


@pytest.fixture(scope="module")
def printed() -> dict[str, Any]:
    if not REFERENCE.exists():
        pytest.skip(f"the reference facts are not on this machine ({REFERENCE})")
    return json.loads(REFERENCE.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def catalogue() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    source = (DATA / "locales" / "en" / "illuminati-cards.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle


def say(catalogue: FluentBundle, line: Text) -> str:
    said, errors = catalogue.format_pattern(catalogue.get_message(line.key).value, dict(line.args))
    assert not errors, (line, errors)
    return said


def names(mask: int) -> set[str]:
    return {name for bit, name in enumerate(ALIGNMENTS) if mask >> bit & 1}


# -- the deck


def test_the_deck_is_complete() -> None:
    kinds = Counter(zip(CARDS.KIND, CARDS.SET, strict=True))
    assert kinds == {
        ("illuminati", "classic"): 8,
        ("group", "classic"): 83,
        ("special", "classic"): 15,
        ("nwo", "mad"): 18,
        ("special", "mad"): 5,
    }


def test_ids_are_in_their_fixed_ranges() -> None:
    assert list(dict.fromkeys(zip(CARDS.KIND, CARDS.SET, strict=True))) == [
        ("illuminati", "classic"),
        ("group", "classic"),
        ("special", "classic"),
        ("nwo", "mad"),
        ("special", "mad"),
    ]
    assert CARDS.SLUG[8:91] == tuple(sorted(CARDS.SLUG[8:91]))
    assert [CARDS.id(slug) for slug in CARDS.SLUG] == list(EVERY_CARD)


def test_only_interference_comes_twice() -> None:
    assert [name for name, count in Counter(CARDS.NAME).items() if count > 1] == ["Interference"]


def test_an_unknown_slug_is_an_error() -> None:
    with pytest.raises(ValueError, match="index"):
        CARDS.id("the-fnords")


# -- what is printed


def test_numbers_alignments_and_arrows_are_those_of_the_printed_cards(printed: dict[str, Any]) -> None:
    cards = {CARDS.NAME[card]: card for card in EVERY_CARD if CARDS.KIND[card] in ("illuminati", "group")}
    facts = printed["illuminati"] + printed["groups"]
    assert cards.keys() == {fact["name"] for fact in facts}
    for fact in facts:
        card = cards[fact["name"]]
        side = fact["arrows"]["in"]
        assert (
            CARDS.POWER[card],
            CARDS.TRANSFER[card],
            CARDS.RESISTANCE[card],
            CARDS.INCOME[card],
            names(CARDS.ALIGN[card]),
            CARDS.IN[card],
            sorted(CARDS.OUT[card]),
        ) == (
            fact["power"],
            fact["transferable_power"],
            fact["resistance"] or 0,
            max(fact["income"] or 0, 0),
            {alignment.lower() for alignment in fact["alignments"]},
            -1 if side is None else SIDES.index(side),
            sorted(SIDES.index(side) for side in fact["arrows"]["out"]),
        ), fact["name"]


def test_attack_bonuses_are_those_of_the_printed_cards(printed: dict[str, Any]) -> None:
    for fact in printed["illuminati"] + printed["groups"]:
        card = CARDS.NAME.index(fact["name"])
        expected = [effect for effect in fact["effects"] if effect["kind"] == "attack_bonus"]
        found = [params for op, params in CARDS.EFFECTS[card] if op == "attack_bonus"]
        assert len(CARDS.EFFECTS[card]) == len(fact["effects"]), fact["name"]
        for effect, params in zip(expected, found, strict=True):
            target = effect["target"]
            assert params["bonus"] == effect["bonus"]
            assert params["kinds"] == effect["attack_types"]
            assert (params["scope"] == "direct") == (effect["scope"] == "direct")
            assert params.get("alignment", "") == target.get("alignment", "").lower()
            named = [CARDS.NAME[CARDS.id(slug)] for slug in params.get("names", [])]
            assert named == target.get("names", [])
            assert params.get("all", False) == target.get("any_group", False)


@pytest.mark.parametrize(
    ("slug", "op", "params"),
    [
        ("the-bavarian-illuminati", "buy_privilege", {"cost": 5}),
        ("the-discordian-society", "immunity", {"from": ["government", "straight"]}),
        ("the-network", "draws", {"count": 2}),
        ("the-ufos", "attacks_per_turn", {"count": 2}),
        ("chinese-campaign-donors", "acts_as", {"kind": "control", "alignment": "government"}),
        ("gun-lobby", "resistance_against", {"value": 10, "alignments": ["liberal", "communist", "weird"]}),
        ("i-r-s", "tax", {"amount": 2}),
        ("post-office", "upkeep", {"amount": 1}),
        ("recyclers", "extra_draw", {"cost": 5}),
        ("survivalists", "resistance_aura", {"bonus": 2}),
        ("federal-reserve", "transfer_range", {}),
        ("orbital-mind-control-lasers", "change_alignment", {}),
    ],
)
def test_single_abilities(slug: str, op: str, params: dict[str, Any]) -> None:
    assert (op, params) in CARDS.EFFECTS[CARDS.id(slug)]


def test_special_goals_are_those_of_the_rules() -> None:
    assert {CARDS.SLUG[card]: CARDS.GOAL[card] for card in EVERY_CARD if CARDS.GOAL[card]} == {
        "the-bavarian-illuminati": {"kind": "total_power", "amount": 35},
        "the-bermuda-triangle": {"kind": "all_alignments"},
        "the-discordian-society": {"kind": "count_alignment", "alignment": "weird", "amount": 5},
        "the-gnomes-of-zurich": {"kind": "total_money", "amount": 150},
        "the-network": {"kind": "total_transfer", "amount": 25},
        "the-servants-of-cthulhu": {"kind": "destroyed", "amount": 8},
        "the-society-of-assassins": {"kind": "count_alignment", "alignment": "violent", "amount": 6},
        "the-ufos": {"kind": "secret_copy"},
    }


def test_specials_are_those_of_the_printed_deck(printed: dict[str, Any]) -> None:
    expected = Counter({fact["name"]: fact["copies"] for fact in printed["specials"]})
    classic = [card for card in EVERY_CARD if (CARDS.KIND[card], CARDS.SET[card]) == ("special", "classic")]
    assert Counter(CARDS.NAME[card] for card in classic) == expected
    actions = {CARDS.NAME[card] for card in classic if CARDS.WHEN[card] == "action"}
    assert actions == {fact["name"] for fact in printed["specials"] if fact["counts_as_action"]}


def test_opposites_oppose_each_other(printed: dict[str, Any]) -> None:
    for name, opposite in printed["alignments"].items():
        found = names(CARDS.OPPOSITE[ALIGNMENTS.index(name.lower())])
        assert found == ({opposite.lower()} if opposite else set()), name
    assert all(other is None or OPPOSITES[other] == bit for bit, other in enumerate(OPPOSITES))


# -- New World Orders


@pytest.mark.rule("MAD-01")
def test_six_orders_of_each_colour_and_five_specials_about_them() -> None:
    orders = [card for card in EVERY_CARD if CARDS.KIND[card] == "nwo"]
    assert Counter(CARDS.COLOUR[card] for card in orders) == dict.fromkeys(COLOURS, 6)
    specials = [card for card in EVERY_CARD if (CARDS.KIND[card], CARDS.SET[card]) == ("special", "mad")]
    assert all("nwo" in op for card in specials for op, _ in CARDS.PROGRAM[card])
    assert len(specials) == 5


@pytest.mark.rule("MAD-01")
def test_what_is_known_of_the_printed_orders_is_kept_and_the_rest_is_marked_ours() -> None:
    known = CARDS.id("supermajority")
    changes = {m["alignment"]: (m["power"], m["resistance"]) for m in CARDS.MODS[known]}
    assert changes == {"liberal": (2, 2), "conservative": (-2, -2)}
    peace = {m["alignment"]: m["power"] for m in CARDS.MODS[CARDS.id("peace-in-our-time")]}
    assert peace["peaceful"] > 0 > peace["violent"]
    assert [CARDS.SLUG[card] for card in EVERY_CARD if CARDS.SET[card] == "mad" and not CARDS.OURS[card]] == [
        "supermajority"
    ]
    assert not any(CARDS.OURS[card] for card in EVERY_CARD if CARDS.SET[card] == "classic")


@pytest.mark.rule("MAD-01")
def test_over_all_orders_every_alignment_gains_about_as_often_as_it_loses() -> None:
    modifiers = [modifier for mods in CARDS.MODS for modifier in mods]
    for alignment in ALIGNMENTS:
        changes = [m["power"] for m in modifiers if m["alignment"] == alignment]
        gains = sum(change > 0 for change in changes)
        assert gains >= 2, alignment
        assert abs(gains - (len(changes) - gains)) <= 1, alignment
        assert abs(sum(changes)) <= 1, alignment


# -- texts


def test_every_card_has_a_flavour_line_of_its_own() -> None:
    assert all(line.strip() for line in CARDS.FLAVOUR)
    assert len(set(CARDS.FLAVOUR)) == len(CARDS.FLAVOUR)
    assert max(map(len, CARDS.FLAVOUR)) <= 100


@pytest.mark.parametrize("card", EVERY_CARD, ids=CARDS.SLUG)
def test_the_rules_text_of_each_card_is_whole(card: int, catalogue: FluentBundle) -> None:
    lines = [say(catalogue, line) for line in rules_text(card)]
    ops = len(CARDS.EFFECTS[card]) + len(CARDS.PROGRAM[card]) + len(CARDS.MODS[card])
    assert len(lines) >= ops
    for line in lines:
        assert re.fullmatch(r"[A-Z+].*\.", line), line
        assert not re.search(r"[{}$_]|  | \.| ,", line), line


@pytest.mark.parametrize(
    ("slug", "text"),
    [
        ("s-m-o-f", "+2 when this card itself leads an attack to control “Trekkies”."),
        ("militia", "+6 on every attack you make to destroy a Communist group."),
        ("hackers", "+3 on every attack you make to neutralize any group."),
        (
            "international-cocaine-smugglers",
            "+4 on every attack you make to control “Punk Rockers”, “Cycle Gangs” or “Hollywood”.",
        ),
        ("murphys-law", "The roll counts as a 12, which always fails."),
        ("assassination", "The roll counts as a 2."),
        ("the-discordian-society", "Special goal: control 5 Weird groups."),
        ("supermajority", "Conservative groups: −2 Power and Resistance."),
        ("bribery", "Play it in your own turn, as one of your two actions."),
    ],
)
def test_rules_texts_read_as_players_expect(slug: str, text: str, catalogue: FluentBundle) -> None:
    assert text in [say(catalogue, line) for line in rules_text(CARDS.id(slug))]


def test_every_word_of_the_vocabulary_is_in_the_catalogue(catalogue: FluentBundle) -> None:
    wanted = [f"op-{op}" for op in (*EFFECTS, *PROGRAMS)]
    wanted += [f"goal-{kind}" for kind in GOALS] + [f"when-{when}" for when in WHENS]
    missing = [word for word in wanted if not catalogue.has_message(word.replace("_", "-"))]
    assert not missing


def test_every_word_of_the_vocabulary_is_used_by_a_card() -> None:
    used = {op for ops in (*CARDS.EFFECTS, *CARDS.PROGRAM) for op, _ in ops}
    assert used == EFFECTS.keys() | PROGRAMS.keys()
    assert {when for when in CARDS.WHEN if when} == set(WHENS)


# -- bad data


def test_the_shipped_records_are_sound(records: list[dict[str, Any]]) -> None:
    assert lint(records) == []


@pytest.mark.parametrize(
    ("slug", "change", "complaint"),
    [
        ("hackers", {"effects": [["attak_bonus", {}]]}, "hackers: unknown op 'attak_bonus'"),
        ("i-r-s", {"effects": [["tax", {"amount": "two"}]]}, "i-r-s: tax: amount must be a whole number"),
        ("i-r-s", {"effects": [["tax", {}]]}, "i-r-s: tax: missing parameter 'amount'"),
        ("i-r-s", {"effects": [["tax", {"amount": 2, "from": 1}]]}, "i-r-s: tax: unknown parameter 'from'"),
        ("i-r-s", {"effects": ["tax"]}, "i-r-s: an op is written"),
        (
            "junk-mail",
            {"effects": [["attack_bonus", {**BONUS, "names": ["fed"]}]]},
            "junk-mail: attack_bonus: no card has the id 'fed'",
        ),
        (
            "junk-mail",
            {"effects": [["attack_bonus", BONUS]]},
            "junk-mail: attack_bonus: exactly one of alignment, names, all",
        ),
        ("texas", {"power": -1}, "texas: power must be a whole number"),
        ("texas", {"alignments": ["violent", "texan"]}, "texas: alignments must be a list"),
        ("texas", {"out": ["left"]}, "texas: in and out may not share a side"),
        ("texas", {"kind": "state"}, "texas: kind must be one of"),
        ("texas", {"oil": 3}, "texas: unknown field 'oil'"),
        ("the-network", {"goal": {"kind": "world_peace"}}, "the-network: goal: unknown op 'world_peace'"),
        ("slush-fund", {"when": "tuesdays"}, "slush-fund: when must be one of"),
        ("silly-season", {"colour": "plaid"}, "silly-season: colour must be one of"),
        ("silly-season", {"modifiers": []}, "silly-season: modifiers must be a list"),
        ("militia", {"id": "texas"}, "texas: this id is used more than once"),
        ("militia", {"flavour": " "}, "militia: flavour must be a text"),
    ],
)
def test_bad_records_are_refused_by_name(
    records: list[dict[str, Any]], slug: str, change: dict[str, Any], complaint: str
) -> None:
    broken = deepcopy(records)
    next(record for record in broken if record["id"] == slug).update(change)
    with pytest.raises(ValueError, match=re.escape(complaint)):
        build(broken)


def test_a_missing_field_is_named(records: list[dict[str, Any]]) -> None:
    broken = deepcopy(records)
    del broken[20]["income"]
    assert lint(broken) == [f"{broken[20]['id']}: missing field 'income'"]
