"""The world and the conspiracies in the gamemaster's hands (TSW-02, TSW-04, TSW-90, TSW-91)."""

import json

import pytest

from bot.engine.moves import CHANCE, HOST, Refused
from bot.engine.replay import begin
from bot.games.tsw.rules import RULES
from tests.games.tsw.engine.table import Table


@pytest.mark.rule("TSW-90")
def test_every_figure_can_be_edited_and_nonsense_is_refused() -> None:
    table = Table()
    group, agent = table.group(0, owner=1), table.agent(0, 1)
    table.host("adjust", "group", group, "money", 17)
    table.host("adjust", "person", agent, "power", 9)
    table.host("adjust", "alignments", group, "weird", "violent")
    table.host("adjust", "control", group, table.conspiracy(0))
    table.host("adjust", "agent", agent, 0, 6)
    table.host("adjust", "agent", agent, 1, 0)
    table.host("adjust", "reveal", 1, table.conspiracy(0))
    event = table.s.event(table.s.supply[1][3]).name
    table.host("adjust", "event", 1, event)
    assert table.money(group) == 17
    assert table.s.p_power[2] == 9
    assert table.view(0).group(group).alignments == ("weird", "violent")
    assert table.view(0).person(agent).own
    assert not table.view(1).person(agent)
    assert [e.name for e in table.view(1).events] == [event]
    assert RULES.check(table.s) == []
    before = table.s.dump()
    for wrong in (
        ("group", group, "money", -1),
        ("group", group, "charm", 3),
        ("group", "Nobody", "power", 3),
        ("person", agent, "power", "much"),
        ("control", group, group),
        ("event", 0, "Nothing"),
        ("agent", agent, 9, 3),
        ("weather", 1),
        (),
        ("group",),
    ):
        with pytest.raises(Refused):
            table.host("adjust", *wrong)
    assert table.s.dump() == before


@pytest.mark.rule("TSW-90", "TSW-04", "TSW-91")
def test_groups_people_and_events_can_be_added() -> None:
    table = Table()
    table.host("adjust", "add-group", "Guild of Spoons", "2 1 2 1 1", "They stir.", "liberal")
    table.host("adjust", "add-person", "Guild of Spoons", "Ladle Lil", "stirrer", "4 2")
    table.host("adjust", "add-person", "Guild of Spoons", "", "", "")
    table.host("adjust", "add-event", "Soup", "money", 2, "Hot.")
    table.host("adjust", "add-bonus", "Spoonful", 3, "Sweet.", "spy", "leak")
    g, lil = table.number("Guild of Spoons"), table.s.named_person("Ladle Lil")
    assert (table.s.g_power[g], table.s.g_align[g]) == (2, ["liberal"])
    assert (table.s.p_power[lil], table.s.p_toughness[lil], table.s.p_group[lil]) == (4, 2, g)
    assert table.s.person_facts(lil).job == "stirrer"
    assert table.s.p_group[-1] == g
    table.write(0, "inquire", "guild of spoons")
    assert table.view(0).group("Guild of Spoons").about == "They stir."
    for _ in range(2):
        table.write(0, "buy-event")
        table.turn()
    assert {event.name for event in table.view(0).events} == {"Spoonful", "Soup"}
    before = table.s.dump()
    for wrong in (
        ("add-group", "guild of spoons", "1 1 1 1 1", "Twice.", "liberal"),
        ("add-group", "Two Minds", "1 1 1 1 1", "At odds.", "liberal", "conservative"),
        ("add-group", "Few Figures", "1 1", "Short."),
        ("add-group", "Too Helpful", "1 5 1 1 1", "More aid than power."),
        ("add-person", "Guild of Spoons", table.leader(0), "", ""),
        ("add-person", "Nowhere", "", "", ""),
        ("add-event", "Soup", "money", 2, "Cold."),
        ("add-event", "Empty", "money", 0, "Nothing."),
        ("add-bonus", "Idle", 3, "For nothing."),
    ):
        with pytest.raises(Refused):
            table.host("adjust", *wrong)
    assert table.s.dump() == before


@pytest.mark.rule("TSW-04", "TSW-90")
def test_a_group_nobody_knew_is_let_in_with_figures_or_refused() -> None:
    table = Table()
    for name in ("Guild of Spoons", "Guild of Forks"):
        table.write(0, "inquire", name)
        assert table.view(0).group(name) is None
    (event,) = table.host("admit", 0, "4 2 3 2 1", "They stir.", "weird")
    assert event.seen_by(0)["name"] == "Guild of Spoons"
    assert event.seen_by(1) is None
    assert table.view(0).group("Guild of Spoons").about == "They stir."
    assert table.view(1).group("Guild of Spoons") is None
    assert table.s.g_power[table.number("Guild of Spoons")] == 4
    (event,) = table.host("answer", 0, "Forks are a rumour.")
    assert event.seen_by(0) == {"text": "Forks are a rumour."}
    assert table.number("Guild of Forks") == -1


@pytest.mark.rule("TSW-04", "TSW-90")
def test_a_group_let_in_from_the_desk_is_there_however_often_the_turn_is_resolved() -> None:
    table = Table(review=True)
    table.write(0, "inquire", "Guild of Spoons")
    table.order(1, "meditate")
    table.close()
    table.kernel.submit(CHANCE, (77,))
    (event,) = table.host("admit", 0, "4 2 3 2 1", "They stir.", "weird")
    assert event.seen_by(0) == {"name": "Guild of Spoons"}
    for verdict in ("success", "failure"):
        table.host("fudge", "1.0", verdict)
        assert table.s.queue == []
        assert table.view(0).group("Guild of Spoons").about == "They stir."
    table.host("approve")
    assert table.view(0).group("Guild of Spoons").about == "They stir."
    assert table.view(1).group("Guild of Spoons") is None


@pytest.mark.rule("TSW-90")
def test_no_correction_is_visible_to_players() -> None:
    table = Table()
    before = [table.view(seat) for seat in (0, 1, None)]
    g = next(
        g for g in range(2, 100) if str(g) not in table.s.notes[0]["groups"] | table.s.notes[1]["groups"]
    )
    events = table.host("adjust", "group", table.s.g_name[g], "power", 9)
    assert events == []
    assert [table.view(seat) for seat in (0, 1, None)] == before


@pytest.mark.rule("TSW-02", "TSW-90")
def test_a_moderator_may_edit_what_was_answered() -> None:
    table = Table()
    table.host("adjust", "mind", 0, "motto", "Quietly does it.")
    assert dict(table.view(0).mind)["motto"] == "Quietly does it."
    for wrong in (("name", "X"), ("height", "tall"), ("motto", "")):
        with pytest.raises(Refused):
            table.host("adjust", "mind", 0, *wrong)


@pytest.mark.rule("TSW-02", "TSW-90")
def test_with_a_review_the_founding_waits_and_everything_can_be_edited_before_anybody_hears_of_it() -> None:
    table = Table(review=True, approved=False)
    assert table.s.waiting == [HOST]
    assert table.events == []
    name, leader = table.conspiracy(0), table.leader(0)
    table.host("adjust", "rename", "group", name, "The Polite Hand")
    table.host("adjust", "group", "The Polite Hand", "power", 5)
    table.host("adjust", "goal", 0, "people", 7, "")
    table.host("adjust", "mind", 0, "beliefs", "Good manners.")
    table.host("narrate", 0, 0, f"Welcome, {leader}. Your army is noted and declined.")
    table.host("approve")
    view = table.view(0)
    assert (view.name, view.goal[:2]) == ("The Polite Hand", ("people", 7))
    assert dict(view.mind)["beliefs"] == "Good manners."
    assert table.report(0) == f"Welcome, {leader}. Your army is noted and declined."
    assert set(table.s.waiting) == {0, 1}


@pytest.mark.rule("TSW-02")
def test_an_answer_can_be_edited_on_the_form() -> None:
    table = Table.__new__(Table)
    table.kernel = begin(RULES, 2, {})
    table.kernel.submit(CHANCE, (7,))
    with pytest.raises(Refused):
        table.host("adjust", "mind", 0, "name", "Too Early")
    table.kernel.submit(0, ("interview", json.dumps({"name": "Rude Word", "motto": "Boo."})))
    table.host("adjust", "mind", 0, "name", "Polite Word")
    with pytest.raises(Refused):
        table.host("adjust", "group", "Rude Word", "power", 3)
    table.kernel.submit(1, ("ready-made",))
    assert table.conspiracy(0) == "Polite Word"
    assert dict(table.view(0).mind)["motto"] == "Boo."


@pytest.mark.rule("TSW-90")
def test_texts_and_names_can_be_changed_wherever_they_stand() -> None:
    table = Table()
    group, agent = table.group(0, owner=0), table.agent(0, 0)
    table.order(0, "guard", agent, target=table.leader(0))
    table.host("adjust", "retell", "group", group, "about", "They moved to the moon.")
    table.host("adjust", "retell", "person", agent, "secret", "is three cats in a coat")
    table.host("adjust", "rename", "person", agent, "Ladle Lil")
    table.host("adjust", "rename", "group", group, "The Moon Office")
    view = table.view(0)
    assert view.group("The Moon Office").about == "They moved to the moon."
    assert view.person("Ladle Lil").own
    assert json.loads(view.lines[0][1])["actor"] == "Ladle Lil"
    table.turn()
    assert "Ladle Lil" in table.report(0)
    assert RULES.check(table.s) == []
    for wrong in (("rename", "person", "Ladle Lil", table.leader(1)),
                  ("rename", "group", "The Moon Office", ""),
                  ("retell", "group", "The Moon Office", "power", "much"),
                  ("retell", "person", "Nobody", "job", "x")):  # fmt: skip
        with pytest.raises(Refused):
            table.host("adjust", *wrong)


@pytest.mark.rule("TSW-90", "TSW-22")
def test_structure_and_people_can_be_put_right() -> None:
    table = Table()
    top, below = table.group(0, owner=0), table.group(1, under=0)
    agent = table.agent(0, 1)
    table.host("adjust", "condition", agent, "out")
    assert not table.s.can_act(2)
    table.host("adjust", "condition", agent, "well")
    table.host("adjust", "enlighten", agent, "yes")
    table.host("adjust", "teach", agent, "burglary") if "burglary" not in table.s.skills(2) else None
    table.host("adjust", "member", agent, table.group(5), "yes")
    person = table.view(1).person(agent)
    assert person.lit
    assert table.group(5) in person.inside
    table.host("adjust", "member", agent, table.group(5), "no")
    table.host("adjust", "take-event", 0, _given(table, 0))
    assert table.view(0).events == ()
    table.host("adjust", "dissolve", top)
    assert table.view(0).own_groups[1:] == ()
    assert table.s.owner(table.number(below)) == -1
    table.host("adjust", "condition", agent, "dead")
    assert table.view(1).own_people[1:] == ()
    assert RULES.check(table.s) == []
    for wrong in (("dissolve", table.conspiracy(0)), ("condition", table.leader(0), "dead"),
                  ("enlighten", table.leader(0), "no"), ("teach", table.leader(0), "juggling knives"),
                  ("member", agent, below, "yes"), ("agent", agent, 0, 4), ("take-event", 0, "Nothing"),
                  ("group", below, "aid", 20)):  # fmt: skip
        with pytest.raises(Refused):
            table.host("adjust", *wrong)


@pytest.mark.rule("TSW-90")
@pytest.mark.parametrize("review", [False, True])
def test_who_dies_or_lives_again_by_the_gamemasters_word_is_so_in_the_files_of_those_concerned(
    review: bool,
) -> None:
    table = Table(3, review=review)
    agent = table.agent(0, 1)
    table.knows(0, agent)
    if review:
        table.close()
        table.kernel.submit(CHANCE, (77,))
    (event,) = table.host("adjust", "condition", agent, "dead")
    assert event.seen_by(1) == {"name": agent}
    assert event.seen_by(0) is event.seen_by(2) is event.seen_by(None) is None
    assert not table.view(1).person(agent).own
    assert not table.view(1).person(agent).alive
    assert table.view(0).person(agent).alive
    (event,) = table.host("adjust", "condition", agent, "well")
    assert event.kind == "alive-after-all"
    assert event.seen_by(1) == {"name": agent}
    assert event.seen_by(0) is event.seen_by(2) is None
    assert table.view(1).person(agent).alive
    assert table.host("adjust", "condition", agent, "well") == []


@pytest.mark.rule("TSW-90", "TSW-40")
def test_whom_everybody_has_read_dead_can_be_met_again_by_everybody() -> None:
    table = Table()
    victim = table.person(0)
    table.s.p_power[0] = 10
    table.knows(0, victim)
    table.order(0, "attack", target=victim, location="anywhere", intention="kill")
    table.turn(d0_0=3)
    assert not any(table.view(seat).person(victim).alive for seat in (0, 1))
    table.host("adjust", "condition", victim, "well")
    assert all(table.view(seat).person(victim).alive for seat in (0, 1))


def _given(table: Table, seat: int) -> str:
    name = table.s.event(table.s.supply[seat][0]).name
    table.host("adjust", "event", seat, name.upper())
    return name


@pytest.mark.rule("TSW-31", "TSW-90")
def test_an_attack_can_be_delayed_and_called_off() -> None:
    table = Table()
    target = table.group(0)
    table.knows(0, target)
    table.order(0, "attack-control", attacker=table.conspiracy(0), target=target, mb=1)
    table.turn()
    table.host("adjust", "delay", 1, 2)
    table.turn()
    assert [a.target for a in table.view(0).attacks] == [target]
    table.host("adjust", "call-off", 1)
    assert table.view(0).attacks == ()
    with pytest.raises(Refused):
        table.host("adjust", "delay", 1, 1)


@pytest.mark.rule("TSW-81", "TSW-90")
@pytest.mark.parametrize("means", ["call-off", "dissolve the attacker", "dissolve the target"])
def test_whoever_knew_of_an_attack_is_told_when_the_gamemaster_ends_it(means: str) -> None:
    table = Table(4)
    attacker, target = table.group(1, owner=0, power=4, arrows=2), table.group(0, owner=1)
    table.agent(0, 2, inside=target)
    table.knows(0, target)
    table.order(0, "attack-control", attacker=attacker, target=target, mb=1)
    table.turn()
    ended = ("call-off", 1) if means == "call-off" else (
        "dissolve", attacker if means == "dissolve the attacker" else target)  # fmt: skip
    (event,) = table.host("adjust", *ended)
    assert (event.kind, event.public) == ("attack-off", None)
    assert event.private == {seat: {"name": target} for seat in (0, 1, 2)}
    assert all(table.view(seat).attacks == () for seat in range(4))


@pytest.mark.rule("TSW-90", "TSW-46")
def test_an_order_about_the_second_of_two_attacks_stands_when_their_target_is_renamed() -> None:
    table = Table(3)
    target = table.group(0, owner=1)
    agent = table.agent(0, 1, inside=target)
    for seat in (0, 2):
        table.knows(seat, target)
        table.order(seat, "attack-control", attacker=table.conspiracy(seat), target=target, mb=1)
    table.turn()
    table.order(1, "interfere", agent, attack=table.view(1).attacks[1].name)
    table.host("adjust", "rename", "group", target, "Ministry of Soup")
    table.turn()
    assert "interfere" in table.keys(1)
    assert "assist-too-late" not in table.keys(1)


@pytest.mark.rule("TSW-90")
@pytest.mark.parametrize("words", ["{lights out}", '{"a": 1}', '{"parameters": 3}'])
def test_words_that_only_look_like_an_order_do_not_stand_in_the_way_of_a_new_name(words: str) -> None:
    table = Table()
    table.order(0, "leak", message=words)
    table.turn()
    table.order(0, "gambit", text=words)
    name = table.group(0)
    table.host("adjust", "rename", "group", name, "The Polite Hand")
    assert "The Polite Hand" in table.s.g_name
    assert name not in table.s.g_name
    assert json.loads(table.view(0).lines[0][1])["parameters"]["text"] == words


@pytest.mark.rule("TSW-90", "TSW-46")
def test_an_order_about_an_attack_stands_when_its_attacker_has_on_in_his_name() -> None:
    table = Table()
    table.host("adjust", "rename", "group", table.conspiracy(0), "War on Drugs")
    target = table.group(0)
    table.knows(0, target)
    table.order(0, "attack-control", attacker="War on Drugs", target=target, mb=1)
    table.turn()
    table.order(0, "cancel", attack=f"War on Drugs on {target}")
    table.host("adjust", "rename", "group", "War on Drugs", "Peace on Tap")
    table.turn()
    assert "cancelled" in table.keys(0)


@pytest.mark.rule("TSW-90", "TSW-47")
def test_a_new_name_changes_nothing_in_a_players_own_words() -> None:
    table = Table()
    name = table.group(0)
    table.knows(0, table.conspiracy(1))
    table.order(0, "emissary", destination=table.conspiracy(1), message=name, terms=f"{name} on Sunday")
    table.turn()
    table.order(0, "leak", message=name)
    table.host("adjust", "rename", "group", name, "The Polite Hand")
    assert name in table.report(1)
    assert f"{name} on Sunday" in table.report(1)
    assert json.loads(table.view(0).lines[0][1])["parameters"]["message"] == name


@pytest.mark.rule("TSW-90", "TSW-81")
@pytest.mark.parametrize("taken", [True, False])
def test_an_attack_is_off_when_the_gamemaster_takes_its_leader_away(taken: bool) -> None:
    table = Table(3)
    leader = table.group(1, owner=0, power=5, arrows=2)
    target = table.group(0, owner=1)
    table.knows(0, target)
    table.order(0, "attack-control", attacker=leader, target=target, mb=0)
    table.turn()
    (told,) = table.host("adjust", "control", leader, table.conspiracy(2) if taken else "")
    assert (told.kind, sorted(told.private)) == ("attack-off", [0, 1])
    assert RULES.check(table.s) == []
    assert table.view(0).attacks == table.view(1).attacks == ()


@pytest.mark.rule("TSW-90", "TSW-37")
def test_the_money_for_a_defence_comes_back_when_the_gamemaster_calls_the_attack_off() -> None:
    table = Table(3)
    target = table.group(0, owner=1, money=9)
    table.knows(0, target)
    table.order(0, "attack-control", attacker=table.conspiracy(0), target=target, mb=1)
    table.turn()
    table.s.attacks[0]["due"] += 1
    table.order(1, "defend", group=target, mb=4, from_=target)
    table.turn()
    before = table.s.g_money[table.number(target)]
    table.host("adjust", "call-off", table.s.attacks[0]["number"])
    assert table.s.g_money[table.number(target)] == before + 4


@pytest.mark.rule("TSW-90", "TSW-81")
def test_an_order_that_is_answered_after_a_group_was_renamed_speaks_of_it_by_its_new_name() -> None:
    table = Table()
    target = table.group(0, resistance=0)
    table.knows(0, target)
    table.order(0, "attack-control", attacker=table.conspiracy(0), target=target, mb=1)
    table.turn()
    table.host("adjust", "rename", "group", target, "Reformed Bellows")
    table.turn(a1=3)
    (read,) = table.read(0)
    assert "Reformed Bellows" in read
    assert target not in read
