"""Where a guard stands in the way, whatever the place is called in the attack (TSW-43, TSW-40)."""

import pytest

from tests.games.tsw.engine.table import Table

PLACE, GROUP, ELSEWHERE = "{place}", "{group}", "{elsewhere}"


def difficulty(guarded: str, location: str) -> int:
    """How much harder a guard of one place makes an attack at another."""
    against = []
    for target in (guarded, ""):
        table = Table()
        victim, guard = table.agent(20, 1, toughness=2), table.agent(30, 1, power=4)
        p = table.s.named_person(victim)
        names = {
            "place": table.s.person_facts(p).place,
            "group": table.s.g_name[table.s.p_group[p]],
            "elsewhere": next(x for x in table.s.world.places if x != table.s.person_facts(p).place),
            "home": table.s.person_facts(p).home,
        }
        table.knows(0, victim, names["group"])
        table.knows(1, names["group"])
        table.order(0, "attack", target=victim, intention="kill", location=location.format(**names))
        if target:
            table.order(1, "guard", guard, target=target.format(**names))
        table.turn()
        against.append(-table.parts("0.0")["against"])
    return against[0] - against[1]


@pytest.mark.rule("TSW-43", "TSW-40")
@pytest.mark.parametrize("guarded", [PLACE, GROUP])
@pytest.mark.parametrize("location", ["work", GROUP, "in front of the {group}"])
def test_who_is_attacked_at_his_group_is_guarded_there_by_either_name(guarded: str, location: str) -> None:
    assert difficulty(guarded, location) == 2 + 4 // 2


@pytest.mark.rule("TSW-43", "TSW-40")
@pytest.mark.parametrize("location", ["home", "{home}", "anywhere", PLACE, "at the station in {place}"])
def test_a_guarded_place_is_guarded_however_it_is_described(location: str) -> None:
    assert difficulty(PLACE, location) == 2 + 4 // 2


@pytest.mark.rule("TSW-43", "TSW-40")
@pytest.mark.parametrize(("guarded", "location"), [
    (ELSEWHERE, "home"), (ELSEWHERE, "work"), (PLACE, ELSEWHERE), (GROUP, ELSEWHERE), (PLACE, "in the woods"),
])  # fmt: skip
def test_a_guard_is_no_help_somewhere_else(guarded: str, location: str) -> None:
    assert difficulty(guarded, location) == 0


@pytest.mark.rule("TSW-43", "TSW-20", "TSW-91")
@pytest.mark.parametrize("helper", ["Velvet Rope Security", "Training Montage"])
def test_what_helps_with_guarding_makes_the_attack_harder(helper: str) -> None:
    table = Table()
    victim, guard = table.agent(20, 1, toughness=2), table.agent(30, 1, power=4)
    table.knows(0, victim)
    if helper == "Training Montage":
        event = next(e for e in table.s.supply[1] if table.s.event(e).name == helper)
        table.s.supply[1].remove(event)
        table.s.hands[1].append(event)
        table.order(1, "play-event", event=helper)
    else:
        table.s.g_master[table.number(helper)] = 1
    table.order(0, "attack", target=victim, intention="confuse", location="anywhere")
    table.order(1, "guard", guard, target=victim)
    table.turn()
    assert table.parts("0.0")["against"] == -(2 + 2 + 4 // 2 + 3)
    assert "event-wasted" not in table.keys(1)
