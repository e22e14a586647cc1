"""The shipped material and the worlds made of it."""

import pytest
import yaml

from bot.games.contract import BadMaterial
from bot.games.tsw.records import MOST_GROUPS, extended, read_additions, shipped
from bot.games.tsw.world import LEAST_PEOPLE, generate

GROUP = """
groups:
- {name: Guild of Spoons, kind: club, power: 2, aid: 1, resistance: 2, income: 1, arrows: 1,
   alignments: [liberal], place: Spoonville, about: They stir.}
places:
- {name: Spoonville}
"""


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
