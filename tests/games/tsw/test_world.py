"""The shipped material and the worlds made of it."""

import pytest
import yaml

from bot.games.contract import BadMaterial
from bot.games.data import DATA
from bot.games.tsw.world.additions import read_additions
from bot.games.tsw.world.clashes import MOST_GROUPS
from bot.games.tsw.world.records import extended, shipped
from bot.games.tsw.world.world import LEAST_PEOPLE, generate

GROUP = """
groups:
- {name: Guild of Spoons, kind: club, power: 2, aid: 1, resistance: 2, income: 1, arrows: 1,
   alignments: [liberal], place: Spoonville, about: They stir.}
places:
- {name: Spoonville}
"""


EVENT = """
events:
- {name: Long Spoon, effect: {kind: shield, amount: 2, target: group}, text: It reaches.}
"""
PLACE = """
places:
- {name: Spoonville}
"""
EXAMPLE = (DATA / "tsw" / "example-world.yaml").read_text(encoding="utf-8")


def problems(text: str) -> list[str]:
    with pytest.raises(BadMaterial) as caught:
        read_additions(yaml.safe_load(text), shipped())
    return caught.value.problems


@pytest.mark.rule("TSW-04", "TSW-20")
@pytest.mark.parametrize("seed", [0, 1, 2**63, 424242])
def test_a_world_is_large_and_each_group_has_three_to_eight_people(seed: int) -> None:
    world = generate(seed)
    assert len(world.groups) >= 120
    assert len(world.people) >= 400
    for index in range(len(world.groups)):
        assert 3 <= sum(person.group == index for person in world.people) <= 8
    assert len({person.name for person in world.people}) == len(world.people)
    assert all(group.arrows <= 3 and (group.power or not group.arrows) for group in world.groups)


def test_the_same_seed_gives_the_same_world_and_another_one_another() -> None:
    assert generate(5) == generate(5)
    assert generate(5).people != generate(6).people
    assert [g.power for g in generate(5).groups] != [g.power for g in generate(6).groups]


@pytest.mark.rule("TSW-04")
def test_a_table_may_play_in_a_smaller_world_but_not_below_sixty_groups() -> None:
    assert len(generate(1, groups=60).groups) == 60
    with pytest.raises(ValueError, match="60"):
        generate(1, groups=59)


@pytest.mark.rule("TSW-04")
def test_secrets_and_ties_point_to_somebody_else() -> None:
    world = generate(9)
    for i, person in enumerate(world.people):
        assert "{" not in person.secret
        assert person.name not in person.secret
        assert all(tie.other != i for tie in person.ties)


@pytest.mark.rule("TSW-01", "TSW-91")
def test_there_are_twenty_four_ready_made_conspiracies_and_thirty_events() -> None:
    stock = shipped()
    assert len({record.name for record in stock.conspiracies}) == 24
    assert len({record.name for record in stock.events}) >= 40
    assert len({group.name for group in stock.groups}) >= 120


@pytest.mark.rule("TSW-04")
def test_what_a_moderator_adds_is_in_the_next_world() -> None:
    stock = shipped()
    more = extended(stock, read_additions(yaml.safe_load(GROUP), stock))
    assert "Guild of Spoons" in {group.name for group in generate(1, more).groups}


@pytest.mark.rule("TSW-22")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("[liberal]", "[liberal, conservative]"), "liberal and conservative are opposites"),
        (("[liberal]", "[lunar]"), "'lunar' is no alignment"),
        (("power: 2", "power: 0"), "without power has no control arrows"),
        (("power: 2", "power: lots"), "no. 1 (Guild of Spoons) > power"),
        (("kind: club", "kind: cutlery"), "'cutlery' is unknown"),
        (("place: Spoonville", "place: Forkton"), "'Forkton' is no place"),
        (("Guild of Spoons", "The Mittens"), "there is one of this name already"),
        (("income: 1", "incom: 1"), "there is no such field"),
        (("arrows: 1", "arrows: 4"), "arrows"),
        (("arrows: 1", "arrows: 1, aka: [Mittens]"), "something else is called 'Mittens' already"),
        (("Guild of Spoons", "Ventriloquists"), "there is one of this name already"),
        (("Guild of Spoons", "Prague"), "there is one of this name already"),
        (("Guild of Spoons", "the Rain Museum"), "there is one of this name already"),
        (("Guild of Spoons", "Everybody"), "no order could tell whom or what 'Everybody' means"),
        (("arrows: 1", "arrows: 1, aka: [Prague]"), "aka: something else is called 'Prague' already"),
        (("arrows: 1", "arrows: 1, aka: [3 MB]"), "no order could tell whom or what '3 MB' means"),
        (
            ("- {name: Spoonville}", "- {name: Spoonville, sites: [Mittens]}"),
            "sites: something else is called",
        ),
        (("[liberal]", "liberal"), "alignments: must be a list"),
        (("power: 2", "power: 2.5"), "power: must be a whole number"),
        (("- {name: Spoonville}", "  Spoonville"), "places: must be a list"),
        (("- {name: Spoonville}", "- Spoonville"), "no. 1: must be a mapping"),
    ],
)
def test_a_wrong_record_is_refused_with_the_place_and_the_reason(change: tuple[str, str], said: str) -> None:
    assert any(said in line for line in problems(GROUP.replace(*change)))


def test_a_file_that_is_no_mapping_is_refused() -> None:
    assert problems("- just\n- a list")


@pytest.mark.rule("TSW-04")
def test_a_world_full_of_additions_has_names_for_everybody_and_its_bounds() -> None:
    group = yaml.safe_load(GROUP)["groups"][0]
    room = MOST_GROUPS - len(shipped().groups)
    lodges = [{**group, "name": f"Lodge {n}"} for n in range(room)]
    many = {"groups": lodges, "places": [{"name": "Spoonville"}]}
    world = generate(7, extended(shipped(), read_additions(many, shipped())))
    names = [person.name for person in world.people]
    assert len(world.groups) == MOST_GROUPS
    assert len(set(names)) == len(names) > MOST_GROUPS * LEAST_PEOPLE
    lodges.append({**group, "name": "One Lodge Too Many"})
    with pytest.raises(BadMaterial, match=f"{MOST_GROUPS} at most"):
        read_additions(many, shipped())


@pytest.mark.rule("TSW-04")
def test_everything_that_is_wrong_with_a_file_is_said_at_once() -> None:
    said = problems(GROUP.replace("arrows: 1", "arrows: 4").replace("place: Spoonville", "place: Forkton"))
    assert len(said) == 2
    assert "arrows: must be" in said[0]
    assert "'Forkton' is no place" in said[1]


@pytest.mark.rule("TSW-22")
def test_a_set_that_reads_what_is_written_nowhere_is_refused() -> None:
    own = "alignments:\n  name: Kitchen\n  alignments: {sweet: {reads: [wierd]}, sour: {reads: [violent]}}"
    (said,) = problems(own)
    assert "sweet > reads: 'wierd'" in said


@pytest.mark.rule("TSW-01", "TSW-92")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("goal: [fronts, 3]", "goal: [treasury, 1000]"), "treasury reaches 999 at most"),
        (("goal: [fronts, 3]", "goal: [control, 100, weird]"), "control reaches 99 at most"),
        (("a very long arm", "a b, c d, e f, g h, i j"), "6 abilities of 60 characters"),
        (("a very long arm", "a" * 61), "6 abilities of 60 characters"),
    ],
)
def test_what_no_conspiracy_can_reach_or_be_granted_is_refused(change: tuple[str, str], said: str) -> None:
    assert change[0] in EXAMPLE
    assert any(said in line for line in problems(EXAMPLE.replace(change[0], change[1])))


@pytest.mark.rule("TSW-91")
@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ("{kind: shield, amount: 2}", "shield needs a target: group"),
        ("{kind: ruin, amount: 2, target: character}", "ruin needs a target: group"),
        ("{kind: haste, target: group}", "haste needs a target: character"),
        ("{kind: reveal, target: attack}", "reveal needs a target: group or character"),
        ("{kind: money, amount: 2, target: group}", "money takes no target"),
        ("{kind: cancel}", "cancel needs a target: attack"),
    ],
)
def test_an_event_that_could_do_nothing_is_refused(effect: str, said: str) -> None:
    (line,) = problems(EVENT.replace("{kind: shield, amount: 2, target: group}", effect))
    assert line == f"events > no. 1 (Long Spoon) > effect: {said}"


@pytest.mark.rule("TSW-92")
@pytest.mark.parametrize(
    ("goal", "said"), [("[control, 5, wierd]", "'wierd' is no alignment"), ("[people, 5, weird]", "takes no")]
)
def test_a_goal_that_nobody_could_reach_is_refused(goal: str, said: str) -> None:
    plain = yaml.safe_load(EXAMPLE)
    plain["conspiracies"][0]["goal"] = yaml.safe_load(goal)
    with pytest.raises(BadMaterial, match=said):
        read_additions(plain, shipped())


@pytest.mark.parametrize("name", ["Spoon\\u202eville", "Spoon\\u200bville", "Spoon\\tville"])
def test_a_name_with_invisible_characters_is_refused(name: str) -> None:
    (line,) = problems(PLACE.replace("Spoonville", f'"{name}"'))
    assert line.endswith("> name: there is an invisible character in it")
