"""What a newcomer who writes orders is shown and asked: examples, answers to choose from, one question."""

from __future__ import annotations

import pytest

from bot.games.tsw.asking.dialogue import READER
from tests.games.tsw.engine.table import Table
from tests.games.tsw.player import CATALOGUE, Player


@pytest.mark.rule("TSW-13", "TSW-50", "TSW-51")
def test_who_has_nobody_yet_is_shown_how_to_scout_and_to_spy() -> None:
    """Whom one could recruit is only found by scouting: a newcomer must be shown it."""
    table = Table(2)
    table.knows(0, table.group(0), table.group(1))
    leader, said = table.leader(0), [CATALOGUE.format(one) for one in READER.examples(table.view(0))]
    assert any(one.startswith(f"{leader} scouts ") for one in said)
    assert any(one.startswith(f"{leader} spies on ") for one in said)
    assert not any("meditates" in one for one in said)
    for one in said:
        (reading,) = READER.read(table.view(0), one, (), "en")
        assert reading.move is not None, one


@pytest.mark.rule("TSW-13", "TSW-30")
@pytest.mark.parametrize(
    "words", ["Attack {g[2]} to destroy it with 6 MB", "Attack {g[2]} to control it with 6 MB"]
)
def test_which_group_attacks_is_asked_with_ones_own_to_choose_from(words: str) -> None:
    player = Player()
    second = player.table.group(7, 0, arrows=2)
    player.write(words)
    assert player.asked is not None
    offered = [CATALOGUE.format(reply.label) for reply in player.asked.replies]
    assert offered[:-1] == [player.table.conspiracy(0), second]


@pytest.mark.rule("TSW-13", "TSW-35", "TSW-37")
@pytest.mark.parametrize("words", ["transfer 0 MB from {con} to {own}", "defend {own} with 0 MB from {own}"])
def test_nothing_is_not_paid_it_is_asked_how_much(words: str) -> None:
    player = Player()
    own = player.table.group(7, 0)
    assert "how many megabucks" in player.write(words.replace("{own}", own))
    assert player.actions == []


@pytest.mark.rule("TSW-13", "TSW-35")
def test_the_only_treasury_that_can_pay_a_transfer_is_not_asked_for() -> None:
    player = Player()
    own = player.table.group(7, 0, arrows=2)
    con = player.table.conspiracy(0)
    assert f"transfer 3 MB from {con} to {own}" in player.write(f"Transfer 3 MB to {own}")
    player = Player()
    own, _ = player.table.group(7, 0, arrows=2), player.table.group(8, 0)
    assert "from which treasury" in player.write(f"Transfer 2 MB to {player.table.conspiracy(0)}")


@pytest.mark.rule("TSW-12", "TSW-13")
def test_who_takes_no_orders_from_the_writer_is_called_that() -> None:
    player = Player()
    stranger = player.table.person(630)
    player.table.knows(0, stranger)
    said = player.write(f"{stranger} guards me")
    assert f"{stranger} takes no orders from you" in said
    assert player.asked is not None
    offered = [CATALOGUE.format(reply.label) for reply in player.asked.replies]
    assert offered[:-1] == player.agents, "nobody guards themselves"


@pytest.mark.rule("TSW-13", "TSW-14")
def test_whether_all_is_withdrawn_is_one_question() -> None:
    player = Player.with_orders()
    player.write("subscribe")
    said = player.write("cancel everything")
    assert said.endswith("Shall this be withdrawn?")
    assert player.asked is not None
    offered = [CATALOGUE.format(reply.label) for reply in player.asked.replies]
    assert offered == ["Confirm", "Leave all as it is"]
    player.write("yes")
    assert player.actions == []


@pytest.mark.rule("TSW-13", "TSW-81")
def test_who_asks_something_is_told_where_to_look() -> None:
    assert "in your file" in Player().write("how strong is {g[2]}?")


@pytest.mark.rule("TSW-13", "TSW-14")
def test_all_is_withdrawn_also_while_something_is_asked() -> None:
    player = Player()
    player.write("{one} scouts {g[2]}")
    player.write("attack {g[1]} with 5 MB")
    assert "Withdrawn" in player.write("withdraw everything")
    assert player.actions == []


@pytest.mark.rule("TSW-12", "TSW-13")
def test_what_is_ordered_already_is_not_to_replace_itself() -> None:
    player = Player()
    player.write("{one} scouts {g[2]}")
    assert player.write("{one} scouts {g[2]}") == "That is ordered already. (TSW-14)"
    assert player.actions == ["scout"]


@pytest.mark.rule("TSW-13", "TSW-37")
def test_an_attack_is_postponed_once() -> None:
    player = Player()
    player.write("Attack {g[2]} to control it with {con}, 5 MB")
    player.table.turn()
    player.write("postpone the attack")
    assert player.write("postpone the attack") == "That is ordered already. (TSW-14)"
    assert player.actions == ["postpone"]


@pytest.mark.rule("TSW-13", "TSW-42")
def test_how_an_emissary_comes_is_read_back_once() -> None:
    player = Player()
    host = next(group.name for group in player.view.groups if group.conspiracy and not group.own)
    player.write(f'send an emissary to {host} by night, saying "Hello."')
    said = player.write("by night")
    assert said.count("by night") == 1
