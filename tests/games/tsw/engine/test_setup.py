"""Before the first turn (TSW-01 to TSW-04, TSW-20 to TSW-22)."""

import json

import pytest

from bot.engine.moves import CHANCE, Refused
from bot.engine.replay import begin
from bot.games.tsw.play.interview import qualified
from bot.games.tsw.play.notes import note_person
from bot.games.tsw.rules import RULES
from bot.games.tsw.world.alignments import CLASSIC
from bot.games.tsw.world.formula import STEPS, hearsay, likeness, word
from tests.games.tsw.engine.table import Table


@pytest.mark.rule("TSW-01")
def test_blank_answers_come_from_one_ready_made_conspiracy() -> None:
    form = json.dumps({"name": "Omega Circle", "motto": "Round and round.", "alignments": ["weird"]})
    table = Table(interviews={0: form})
    mind = dict(table.view(0).mind)
    assert table.view(0).name == "Omega Circle"
    assert mind["motto"] == "Round and round."
    assert all(
        mind[question] for question in ("leader", "beliefs", "symbols", "abhors", "where", "protection")
    )
    assert table.view(0).own_groups[0].alignments == ("weird",)


@pytest.mark.rule("TSW-01")
@pytest.mark.parametrize(
    "form", ["no form", "[]", '{"name": 5}', '{"height": "tall"}', '{"alignments": ["weird", "straight"]}']
)
def test_a_form_that_cannot_be_read_is_refused_with_a_reason(form: str) -> None:
    kernel = begin(RULES, 2, {})
    kernel.submit(CHANCE, (1,))
    with pytest.raises(Refused) as refused:
        kernel.submit(0, ("interview", form))
    assert refused.value.reasons


@pytest.mark.rule("TSW-02")
def test_greed_is_trimmed_and_hesitation_raised_within_the_same_bounds() -> None:
    greedy = qualified({"who": "an immortal god of infinite power who owns the universe"}, 1, 0)
    timid = qualified({"who": "a clerk"}, 1, 0)
    fair = qualified(
        {"who": "a retired lighthouse keeper", "why": "the ships would not listen to the horn any more"}, 1, 0
    )
    assert (greedy.remark, timid.remark, fair.remark) == ("trimmed", "raised", "granted")
    assert greedy.power < fair.power < timid.power
    assert {f.power + f.income for f in (greedy, timid, fair)} == {16}


@pytest.mark.rule("TSW-02")
@pytest.mark.parametrize(
    ("who", "remark"),
    [
        (
            "the godmother of the worldly underworld, an invincibly polite person of standing in the town",
            "granted",
        ),
        ("a god of gods who wants the world, a person of some standing in the town", "trimmed"),
    ],
)
def test_greed_is_counted_in_whole_words(who: str, remark: str) -> None:
    assert qualified({"who": who}, 1, 0).remark == remark


@pytest.mark.rule("TSW-01", "TSW-42")
@pytest.mark.parametrize(
    ("where", "place"),
    [
        ("a cosy flat in London", "London"),
        ("Berlin, with a view of Paris", "Berlin"),
        ("AC", "Atlantic City"),
        ("Platform Zero, Berlin", "Platform Zero"),
        ("LISBON", "Lisbon"),
        ("la Défense, Paris", "Paris"),
        ("a villa in LA", "Los Angeles"),
    ],
)
def test_headquarters_are_where_their_description_says(where: str, place: str) -> None:
    table = Table(interviews={0: json.dumps({"where": where})})
    (leader, *_) = table.view(0).own_people
    assert (leader.home, leader.place) == (where, place)


@pytest.mark.rule("TSW-02")
def test_a_form_with_few_words_is_timid_however_many_questions_they_answer() -> None:
    answers = dict.fromkeys(("who", "why", "interests", "goals", "beliefs", "symbols", "image"), "eels")
    assert qualified(answers, 1, 0).remark == "raised"


@pytest.mark.rule("TSW-02")
@pytest.mark.parametrize(("claimed", "kept"), [(6, 3), (5, 5)])
def test_of_the_abilities_of_the_greedy_three_are_granted(claimed: int, kept: int) -> None:
    abilities = ["burglary", "hypnosis", "disguise", "forgery", "bribery", "law"][:claimed]
    form = {"abilities": abilities, "who": "a retired lighthouse keeper who has time on his hands"}
    table = Table(interviews={0: json.dumps(form)})
    (leader, *_) = table.view(0).own_people
    assert leader.skills == tuple(abilities[:kept])


@pytest.mark.rule("TSW-02", "TSW-81")
def test_every_player_is_told_in_words_what_was_granted() -> None:
    table = Table(interviews={0: json.dumps({"who": "a god, immortal, invincible, of the universe"})})
    assert table.keys(0) == ["founded-trimmed"]
    assert table.keys(1) == ["founded-granted"]
    assert table.conspiracy(0) in table.report(0)


@pytest.mark.rule("TSW-03")
def test_a_conspiracy_and_its_leader_have_figures_from_the_start() -> None:
    table = Table()
    own = table.view(0).own_groups[0]
    assert (own.conspiracy, own.arrows, own.free_arrows, own.aids) == (True, 4, 4, True)
    assert own.money
    assert own.income
    assert own.power > 0
    assert own.resistance > 0
    leader = table.view(0).own_people[0]
    assert leader.leader
    assert leader.lit
    assert leader.skills
    assert leader.actions == 2


@pytest.mark.rule("TSW-03")
def test_two_conspiracies_never_have_one_name() -> None:
    form = json.dumps({"name": "Omega Circle"})
    table = Table(interviews={0: form, 1: form})
    assert table.conspiracy(0) == "Omega Circle"
    assert table.conspiracy(1) == "Omega Circle 2"


@pytest.mark.rule("TSW-04")
def test_the_world_has_sixty_groups_or_more_of_three_to_eight_people() -> None:
    for groups, least in ((0, 120), (60, 60)):
        table = Table(groups=groups)
        made = range(2, len(table.s.g_name))
        assert len(made) >= least
        assert all(3 <= len(list(table.s.members(g))) <= 8 for g in made)


@pytest.mark.rule("TSW-04")
def test_a_group_nobody_has_mentioned_can_be_asked_about() -> None:
    table = Table()
    hidden = next(n for n in table.s.g_name[2:] if table.view(0).group(n) is None)
    table.write(0, "inquire", hidden.upper())
    assert table.view(0).group(hidden) is not None
    assert table.view(1).group(hidden) is None
    table.write(0, "inquire", "Society of Nowhere At All")
    assert table.view(0).group("Society of Nowhere At All") is None
    assert [(item["kind"], item["text"]) for item in table.s.queue] == [
        ("group", "Society of Nowhere At All")
    ]


@pytest.mark.rule("TSW-04")
def test_by_an_option_whatever_is_asked_about_exists() -> None:
    table = Table(unknown_groups="exist")
    table.write(0, "inquire", "Society of Nowhere At All")
    found = table.view(0).group("Society of Nowhere At All")
    assert found is not None
    assert not found.own
    assert RULES.check(table.s) == []


@pytest.mark.rule("TSW-04")
def test_by_asking_nobody_finds_out_the_names_of_people_he_has_not_heard_of() -> None:
    """A name of somebody hidden and one of nobody are answered alike, and make the same difference."""
    table = Table(unknown_groups="exist")
    heard = {p.name for p in table.view(0).people}
    hidden = next(name for name in table.s.p_name[2:] if name not in heard)
    told = []
    for name in (hidden, "Society of Nowhere At All"):
        (event,) = table.write(0, "inquire", name)
        told.append((event.private[0]["key"], table.view(0).group(name) is not None, len(table.s.queue)))
    assert told[0] == told[1]
    known = table.view(0).people[0].name
    (event,) = table.write(0, "inquire", known.lower())
    assert event.private[0]["key"] == "tsw-inquired-unknown", "of whom he knows, nothing is given away"
    assert RULES.check(table.s) == []


@pytest.mark.rule("TSW-04", "TSW-51")
def test_a_group_called_like_somebody_is_meant_only_by_those_who_have_heard_of_it() -> None:
    table = Table(unknown_groups="exist")
    hidden = table.agent(0, 1)
    table.write(0, "inquire", hidden)
    assert table.s.named(hidden, 0) == (table.number(hidden), table.s.named_person(hidden))
    spied = table.person(5)
    table.write(0, "inquire", spied)
    table.knows(1, table.group(0))
    note_person(table.s, 1, table.s.named_person(spied))
    table.order(1, "spy", target=spied)
    table.turn(d1_0=2)
    assert table.view(1).group(spied) is None
    assert table.view(1).person(spied) is not None


@pytest.mark.rule("TSW-04")
def test_a_name_of_which_only_the_dead_are_left_is_like_any_other() -> None:
    table = Table(unknown_groups="exist")
    gone = next(n for n in table.s.g_name[2:] if table.view(0).group(n) is None)
    table.s.g_alive[table.number(gone)] = 0
    table.write(0, "inquire", gone)
    assert table.view(0).group(gone) is not None
    assert RULES.check(table.s) == []


@pytest.mark.rule("TSW-41")
def test_a_front_may_be_called_like_somebody_nobody_told_its_founder_of() -> None:
    table = Table()
    heard = {p.name for p in table.view(0).people}
    hidden = next(name for name in table.s.p_name[2:] if name not in heard)
    for name in (hidden, table.leader(0)):
        front = {"purpose": "a choir", "symbol": "a fork", "alignments": ["weird", "peaceful"]}
        table.order(0, "create-front", name=name, mb=1, **front)
        table.turn(d0_0=2)
    fronts = [g.name for g in table.view(0).groups if g.kind == "front"]
    assert fronts == [hidden, f"{table.leader(0)} 2"]


@pytest.mark.rule("TSW-21")
def test_words_for_figures_overlap_at_their_edges_unless_spied() -> None:
    assert [word(figure) for figure in STEPS] == list(range(10))
    table = Table()
    heard = {hearsay(table.s.seed, 4, f"power{g}") for g in range(60)}
    assert heard == {word(4) - 1, word(4), word(4) + 1}


@pytest.mark.rule("TSW-20", "TSW-21")
def test_income_arrows_and_alignments_are_told_exactly_and_power_never_as_a_figure() -> None:
    table = Table()
    other = next(group for group in table.view(0).groups if not group.own and not group.conspiracy)
    g = table.number(other.name)
    assert (other.income, other.arrows) == (table.s.g_income[g], table.s.g_arrows[g])
    assert other.alignments == tuple(table.s.g_align[g])
    assert other.money is None
    assert 0 <= other.power <= 9


@pytest.mark.rule("TSW-22")
@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        (["government"], ["corporate"], (0, 1)),
        (["liberal", "weird"], ["weird", "conservative"], (1, 1)),
        (["criminal"], ["criminal"], (1, 0)),
        (["fanatic"], ["fanatic"], (0, 1)),
        (["violent"], ["straight"], (0, 0)),
    ],
)
def test_alignments_have_opposites(one: list[str], other: list[str], expected: tuple[int, int]) -> None:
    assert likeness(CLASSIC.opposites, one, other) == expected
