"""What has been shown to whom: the proof of secrecy counts it as known, and nothing else."""

import pytest

from bot.games.tsw.provenance import treasury_of
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
