"""What helps a card's player is an ability and can be lost; what harms them is an instruction (INW-221)."""

from __future__ import annotations

import re

import pytest

from bot.games.inwo.cards.table import FACES
from tests.support.inwo import attack, given


@pytest.mark.rule("INW-221")
def test_what_harms_its_player_holds_where_abilities_are_lost() -> None:
    for nwos in ("", "world-hunger"):
        attack("destroy", "cable-tv", "prince-charles", nwos=nwos).part("power", 6)
        position = {"theirs": "canada druids", "links": {"druids": "canada"}, "spent": "1"}
        game = attack("destroy", "new-york", "canada", aid="bavarian-illuminati", nwos=nwos, **position)
        game.succeeds().settle().expect(0, destroyed=["canada", "druids"]).idle()


@pytest.mark.rule("INW-221")
def test_what_helps_is_lost_with_the_abilities() -> None:
    own, target = "anti-nuclear-activists", "prince-charles"
    attack("control", "bavarian-illuminati", target, own=own).gives(own, 4)
    attack("control", "bavarian-illuminati", target, own=own, nwos="world-hunger").gives(own, 0)


@pytest.mark.rule("INW-069")
def test_each_kind_of_group_is_struck_by_plots_of_its_own() -> None:
    play = {0: "phone-company", 1: "texas elvis dentists"}
    game = given(3, play=play, hands={0: "earthquake sniper"}).seat(0)
    game.does("play", "earthquake", 0).can("aim", "texas").cannot("aim", "elvis").cannot("aim", "dentists")
    game.does("never-mind").does("play", "sniper", 0).can("aim", "elvis").cannot("aim", "texas")
    game.cannot("aim", "dentists").cannot("aim", "the-network")


@pytest.mark.rule("INW-064", "INW-065", "INW-066", "INW-068")
def test_the_limited_cards_neither_freeze_paralyze_nor_zap() -> None:
    """R-34: as soon as there are such cards, their rules need more than this."""
    limited = [name for face, name in enumerate(FACES.NAME) if FACES.SET[face] == "limited"]
    assert len(limited) == 412
    assert not [name for name in limited if re.search("freeze|paraly|zap", name, re.IGNORECASE)]
