"""What has been shown to whom: the proof of secrecy counts it as known, and nothing else."""

import pytest

from bot.games.tsw.play.notes import learn_group, learn_person
from bot.games.tsw.play.provenance import figures_of_group, treasury_of
from bot.games.tsw.rules import RULES
from tests.games.tsw.engine.table import Table


@pytest.mark.rule("TSW-40")
def test_whoever_reads_of_a_failed_bribe_has_seen_that_there_was_money_for_it() -> None:
    seen = []
    for rich in (True, False):
        table = Table()
        place, hidden = table.view(0).places[7], treasury_of(0)
        assert hidden in RULES.secrets(table.s, 1)
        table.s.g_money[0] = 2 if rich else 1
        table.order(0, "attack", target=place, location=place, intention="buy out")
        table.turn(d0_0=12)
        seen.append((table.paper("notices"), hidden in RULES.secrets(table.s, 1)))
    assert seen == [(["sighted"], False), ([], True)]


@pytest.mark.rule("TSW-53", "TSW-51")
@pytest.mark.parametrize("grown", [True, False])
def test_whoever_learns_what_an_agent_has_become_has_seen_what_made_him_so(grown: bool) -> None:
    table = Table()
    secret = RULES.secrets(table.s, 1)
    spied_on = next(g for g in range(20, 60) if figures_of_group(g) in secret)
    p, hidden = table.s.named_person(table.agent(0, 0)), figures_of_group(spied_on)
    learn_group(table.s, 0, spied_on, 1)
    assert hidden in RULES.secrets(table.s, 1)
    table.s.p_wins[p] = int(grown)
    learn_person(table.s, 1, p, 2)
    assert (hidden in RULES.secrets(table.s, 1)) is not grown
