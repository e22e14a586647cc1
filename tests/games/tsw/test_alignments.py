"""Alignment sets: what opposes what, records told in other words, games played with them (TSW-22)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import ValidationError

from bot.engine.kernel import Kernel
from bot.engine.moves import HOST, Open, Refused
from bot.engine.replay import begin, dual_run
from bot.games.registry import GAMES
from bot.games.tsw.orders.known import setting
from bot.games.tsw.orders.results import Question, Refusal, Understood
from bot.games.tsw.play.actions.attacks import odds
from bot.games.tsw.reading.understanding import understand
from bot.games.tsw.rules import RULES
from bot.games.tsw.say.words import WORDS
from bot.games.tsw.see.projection import project
from bot.games.tsw.world.additions import ADDITIONS
from bot.games.tsw.world.alignments import CLASSIC, OWN, SHIPPED, AlignmentSet, named, shipped_set
from bot.games.tsw.world.formula import likeness
from bot.games.tsw.world.records import set_of, shipped, stock_of
from bot.trials.proofs import leaks, restarts_differ
from bot.trials.trial import play
from bot.ui.words.catalogue import Catalogue
from tests.games.tsw.engine.table import Table

OTHERS = SHIPPED[1:]
LAUNDRY = {
    "alignments": {
        "name": "the laundry",
        "alignments": {
            "starched": {"opposes": "crumpled", "reads": ["government", "straight"]},
            "crumpled": {"opposes": "starched", "reads": ["weird"]},
            "unmatched": {"reads": ["criminal"]},
            "spotless": {"opposes": "spotless", "reads": ["fanatic"]},
        },
    },
    "groups": [
        {
            "name": "Dripping Hall", "kind": "club", "power": 2, "aid": 0, "resistance": 3, "income": 1,
            "arrows": 1, "alignments": ["crumpled", "spotless"], "place": "London", "about": "It is damp.",
        }
    ],
}  # fmt: skip


def own_game(seats: int = 2, **options: Any) -> Kernel:
    """A game that has just begun on a server with a set of its own."""
    return begin(RULES, seats, {"alignments": OWN, "world": [ADDITIONS.read(LAUNDRY, [])], **options})


@pytest.mark.rule("TSW-22")
@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_set_reads_every_record_and_has_a_word_for_each_alignment(name: str) -> None:
    chosen, catalogue = shipped_set(name), Catalogue()
    assert chosen.name == name
    assert set(chosen.readings) == set(CLASSIC.alignments)
    for before, after in zip(shipped().groups, stock_of(name).groups, strict=True):
        assert bool(after.alignments) == bool(before.alignments), after.name
        assert set(after.alignments) <= set(chosen.alignments)
        at_odds = [a for a in after.alignments if chosen.opposites[a] in {*after.alignments} - {a}]
        assert at_odds == []
    for record in stock_of(name).conspiracies:
        assert record.goal.alignment in {"", *chosen.alignments}
    for alignment in chosen.alignments:
        said = catalogue.format(named(alignment))
        assert said[0].isupper()
        assert said.casefold() == alignment


@pytest.mark.rule("TSW-22")
def test_the_shipped_sets_have_opposites_fanatics_and_loners() -> None:
    for name in SHIPPED:
        opposites = shipped_set(name).opposites
        assert any(other is None for other in opposites.values()), name
        assert any(other == one for one, other in opposites.items()), name
        assert any(other not in (None, one) for one, other in opposites.items()), name


@pytest.mark.rule("TSW-22")
@pytest.mark.parametrize(
    ("name", "one", "other", "expected"),
    [
        ("cold war", ["eastern", "covert"], ["western", "covert"], (1, 1)),
        ("cold war", ["zealot"], ["zealot"], (0, 1)),
        ("cold war", ["nonaligned"], ["nonaligned"], (1, 0)),
        ("arcane", ["blood", "gilded"], ["bone", "gilded"], (1, 1)),
        ("arcane", ["prophetic"], ["prophetic"], (0, 1)),
    ],
)
def test_likeness_goes_by_the_set(
    name: str, one: list[str], other: list[str], expected: tuple[int, int]
) -> None:
    assert likeness(shipped_set(name).opposites, one, other) == expected


@pytest.mark.rule("TSW-22", "TSW-70")
@pytest.mark.parametrize("name", OTHERS)
def test_an_attack_is_helped_and_hindered_by_the_alignments_of_the_set(name: str) -> None:
    opposites = shipped_set(name).opposites
    one = next(a for a, b in opposites.items() if b is not None and b != a)
    table = Table(2, alignments=name)
    attacker = table.group(0, owner=0, power=6, arrows=1, align=[one], money=5)
    like = table.group(1, align=[one], power=1, resistance=1)
    unlike = table.group(2, align=[opposites[one]], power=1, resistance=1)
    table.knows(0, like, unlike)
    table.order(0, "attack-control", attacker=attacker, target=like, mb=1)
    table.order(0, "attack-control", attacker=table.conspiracy(0), target=unlike, mb=1)
    table.turn()
    parts = [dict(odds) for odds in _odds(table)]
    assert {"like": 4}.items() <= parts[0].items()
    table.s.g_align[0] = [one]
    assert {"opposite": -4}.items() <= dict(_odds(table)[1]).items()


def _odds(table: Table) -> list[list[tuple[str, int]]]:
    return [odds(table.s, attack) for attack in table.s.attacks]


@pytest.mark.rule("TSW-01", "TSW-22")
@pytest.mark.parametrize("name", OTHERS)
def test_the_interview_offers_the_alignments_of_the_set_and_takes_no_others(name: str) -> None:
    chosen = shipped_set(name)
    kernel = begin(RULES, 2, {"alignments": name})
    kernel.submit(-1, (7,))
    form = next(c.shape for c in kernel.legal(0) if isinstance(c, Open))
    offered = {value for part in form.parts for field in part.fields for value, _ in field.options}
    assert offered == set(chosen.alignments)
    one, other = next((a, b) for a, b in chosen.opposites.items() if b not in (None, a))
    assert not form.check((json.dumps({"alignments": [one]}),))
    assert form.check((json.dumps({"alignments": [one, other]}),))
    assert form.check((json.dumps({"alignments": ["liberal"]}),))
    with pytest.raises(Refused):
        kernel.submit(0, ("interview", json.dumps({"alignments": ["weird"]})))
    kernel.submit(0, ("interview", json.dumps({"alignments": [one]})))
    kernel.submit(1, ("ready-made",))
    assert kernel.s.g_align[0] == [one]
    assert set(kernel.s.g_align[1]) <= set(chosen.alignments)


@pytest.mark.rule("TSW-13", "TSW-22", "TSW-41")
@pytest.mark.parametrize(
    ("name", "said", "understood"),
    [
        ("classic", "weird and peaceful", ["weird", "peaceful"]),
        ("cold war", "covert and nonaligned", ["covert", "nonaligned"]),
        ("arcane", "lunar and gilded", ["lunar", "gilded"]),
    ],
)
def test_orders_name_the_alignments_of_the_set(name: str, said: str, understood: list[str]) -> None:
    front = 'Create a front "Reach for the Stars" for 1 MB, purpose: "gazing", symbol: "an eye"'
    words = f"{front}, alignments {said}, neutral"
    (result,) = understand(words, setting(Table(2, alignments=name).view(0)))
    assert isinstance(result, Understood), result
    assert list(result.order.parameters["alignments"]) == understood


@pytest.mark.rule("TSW-22", "TSW-41")
def test_words_of_another_set_are_no_alignments_and_opposites_are_refused() -> None:
    order = 'Create a front "Long Table" for 1 MB, purpose talks, symbol a table, alignments {}, neutral'
    world = setting(Table(2, alignments="cold war").view(0))
    (asked,) = understand(order.format("liberal"), world)
    assert isinstance(asked, Question)
    assert "alignments" in asked.asks
    (refused,) = understand(order.format("eastern and western"), world)
    assert isinstance(refused, Refusal)


@pytest.mark.rule("TSW-22", "TSW-41")
def test_a_front_has_alignments_of_the_set() -> None:
    table = Table(2, alignments="arcane")
    front = {"mb": 1, "purpose": "robes", "symbol": "a moon", "neutral": True}
    with pytest.raises(Refused):
        table.order(0, "create-front", alignments=["weird"], **front)
    table.order(0, "create-front", alignments=["lunar", "hidden"], name="The Lunar Choir", **front)
    table.turn()
    made = table.number("The Lunar Choir")
    assert table.s.g_align[made] == ["lunar", "hidden"]
    people = list(table.s.members(made))
    assert people
    assert all(table.s.person_facts(p).alignments == ("lunar", "hidden") for p in people)


@pytest.mark.rule("TSW-22", "TSW-90")
def test_the_gamemaster_gives_alignments_of_the_set() -> None:
    table = Table(2, alignments="cold war")
    name = table.group(3)
    table.host("adjust", "alignments", name, "dove", "western")
    assert table.s.g_align[table.number(name)] == ["dove", "western"]
    for wrong in (("peaceful",), ("dove", "hawk")):
        with pytest.raises(Refused):
            table.kernel.submit(HOST, ("adjust", "alignments", name, *wrong))
    assert table.s.g_align[table.number(name)] == ["dove", "western"]


@pytest.mark.rule("TSW-22")
def test_files_and_pictures_use_the_words_of_the_set() -> None:
    table, catalogue = Table(2, alignments="cold war"), Catalogue()
    view = table.view(0)
    told = "\n".join(catalogue.format(line) for line in WORDS.hand(view))
    own = {name for group in view.groups for name in group.alignments}
    assert own
    assert any(catalogue.format(named(name)) in told for name in own)
    assert not any(catalogue.format(named(name)) in told for name in ("conservative", "corporate"))
    assert GAMES["tsw"].pictures.hand(view, {}, catalogue.format)


@pytest.mark.rule("TSW-22")
@pytest.mark.parametrize("name", [*(pytest.param(name, marks=pytest.mark.slow) for name in OTHERS), OWN])
def test_whole_games_go_by_the_set_and_leak_nothing(name: str) -> None:
    options = {"alignments": name, "groups": 60, "last_turn": 12}
    trial = play(GAMES["tsw"], 3, options, 11, ("heuristic", "random"))
    assert trial.kernel.outcome() is not None
    known = set(set_of(name, None).alignments)
    assert all(set(names) <= known for names in trial.kernel.s.g_align)
    assert restarts_differ(trial) is None
    assert leaks(trial, samples=4) == []


@pytest.mark.rule("TSW-04", "TSW-22")
def test_a_server_s_own_set_travels_with_the_game() -> None:
    kernel = own_game()
    kernel.submit(-1, (3,))
    for seat in (0, 1):
        kernel.submit(seat, ("ready-made",))
    s = kernel.s
    assert s.alignments.opposites["starched"] == "crumpled"
    assert s.g_align[s.named_group("Dripping Hall")] == ["crumpled", "spotless"]
    view = project(s, 0)
    assert dict(view.alignments)["spotless"] == "spotless"
    assert not any("Dripping" in str(value) for _, value in view.options)
    again = Kernel(RULES, RULES.state.load(s.dump()))
    assert project(again.s, 0) == view
    log = [(-1, (3,)), (0, ("ready-made",)), (1, ("ready-made",))]
    assert dual_run(RULES, 2, own_game().s.options, log) is None
    assert Catalogue().format(named("starched")) == "Starched"


@pytest.mark.rule("TSW-22")
def test_records_in_words_of_the_own_set_are_read_by_the_others_too() -> None:
    line = ADDITIONS.read(LAUNDRY, [])
    assert stock_of("cold war", (line,)).groups[-1].alignments == ("covert", "zealot")
    assert stock_of("classic", (line,)).groups[-1].alignments == ("weird", "fanatic")
    assert set_of(OWN, None) is CLASSIC, "a server without a set plays with the classic one"


@pytest.mark.rule("TSW-22")
@pytest.mark.parametrize(
    ("alignments", "said"),
    [
        ({"up": {"opposes": "down"}, "down": {}}, "down must oppose up"),
        ({"up": {"opposes": "left"}, "down": {}}, "not in the set"),
        ({"UP": {}, "down": {}}, "small letters"),
        ({"up": {"reads": ["weird"]}, "down": {"reads": ["weird"]}}, "so does another"),
        ({"up": {}}, "at least 2"),
    ],
)
def test_a_set_that_makes_no_sense_is_refused(alignments: dict[str, Any], said: str) -> None:
    with pytest.raises(ValidationError, match=said):
        AlignmentSet.model_validate({"name": "x", "alignments": alignments})


def test_nobody_chooses_the_material_of_a_game() -> None:
    with pytest.raises(Refused):
        RULES.info.settle({"world": ["anything"]})
    assert "world" not in begin(RULES, 2, {}).s.options


@pytest.mark.rule("TSW-13", "TSW-22", "TSW-41")
def test_who_names_no_alignment_is_shown_those_of_the_game() -> None:
    reader, table = GAMES["tsw"].reader, Table(2, alignments="arcane")
    assert reader is not None
    words = 'Create a front "Long Table" for 1 MB, purpose talks, symbol a table, neutral'
    (asked,) = reader.read(table.view(0), words)
    assert {reply.words for reply in asked.replies} >= set(shipped_set("arcane").alignments)
    assert asked.held is not None
    (answered,) = reader.answer(table.view(0), asked.held, "lunar")
    assert answered.move is not None
    table.kernel.submit(0, answered.move)
    assert json.loads(str(answered.move[-1]))["parameters"]["alignments"] == ["lunar"]
