"""What a moderator can put right, and what he cannot."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.moves import HOST, Open, Refused, complete
from bot.games.illuminopoly.play.corrections import CORRECT, corrections
from bot.games.illuminopoly.play.state import NOBODY
from bot.games.illuminopoly.rules import RULES
from bot.games.illuminopoly.say.words import WORDS
from bot.ui.words.catalogue import Catalogue
from tests.games.illuminopoly.city import given, lot

BROWN = "mediterranean baltic"
NAMES = {0: "Ann", 1: "Bob", 2: "Cat"}


def refused(game: Any, *what: int | str) -> str:
    """Why the correction is refused; nothing has changed."""
    before, asks = game.kernel.s.dump(), game.kernel.asks()
    with pytest.raises(Refused) as refusal:
        game.kernel.submit(HOST, ("adjust", *what))
    assert (game.kernel.s.dump(), game.kernel.asks()) == (before, asks)
    return str(refusal.value.reasons[0].key)


def test_sums_of_money() -> None:
    game = given(cash={1: 100}).host("adjust", "cash", 1, 900).expect(1, cash=900)
    game.told("adjusted-cash", seat=1, amount=-1).told("adjusted-cash", to=1, seat=1, amount=900)
    game.host("adjust", "pot", 70).host("adjust", "bank", 5000).expect("city", pot=70, bank=5000)
    game.told("adjusted-bank", to=0, amount=5000).told("adjusted-bank", to=1, amount=-1).idle()
    given(options={"money": "open"}).host("adjust", "cash", 1, 900).told("adjusted-cash", seat=1, amount=900)
    banker = given(cast="shoe banker dog", goal="shoe")
    assert refused(banker, "cash", 1, 5) == "iop-fix-not-player"
    assert refused(game, "cash", 1, -5).startswith("shape-")


def test_an_owner_keeps_what_the_property_held() -> None:
    game = given(owns={0: "boardwalk>baltic reading", 1: "oriental"})
    game.host("adjust", "owner", "boardwalk", 1).expect("boardwalk", owner=1, control=1)
    game.expect("baltic", owner=0).told("adjusted-owner", property=lot("boardwalk"), owner=1)
    game.host("adjust", "owner", "boardwalk", NOBODY).expect("boardwalk", owner=NOBODY, control=NOBODY)
    assert refused(game, "owner", lot("boardwalk"), NOBODY) == "iop-fix-not-new"
    game.idle()


def test_an_owner_needs_an_arrow_and_a_faction_that_owns() -> None:
    four = given(owns={0: "mediterranean baltic oriental vermont", 1: "reading"})
    assert refused(four, "owner", lot("reading"), 0) == "iop-fix-not-room"
    arm = "boardwalk>vermont boardwalk>connecticut boardwalk>reading mediterranean baltic oriental"
    assert refused(given(owns={0: arm}), "owner", lot("boardwalk"), 1) == "iop-fix-not-room"
    assert refused(given(cast="shoe artillery dog", goal="shoe"), "owner", 3, 1) == "iop-fix-not-landlord"


def test_buildings_of_the_colour_go_back_to_stock_with_the_deed() -> None:
    game = given(owns={0: BROWN}, houses={"mediterranean": 2, "baltic": 5})
    game.host("adjust", "owner", "baltic", 1).expect("mediterranean", houses=0).expect("baltic", houses=0)
    game.expect("city", houses_left=32, hotels_left=12).idle()


def test_control_buildings_and_mortgages() -> None:
    game = given(owns={0: BROWN}, chair=2)
    game.host("adjust", "control", "baltic", 1).expect("baltic", owner=0, control=1)
    game.host("adjust", "buildings", "baltic", 1).expect("baltic", houses=1).expect("city", houses_left=31)
    assert refused(game, "buildings", lot("baltic"), 2) == "iop-fix-not-even"
    assert refused(game, "mortgage", lot("mediterranean"), "on") == "iop-fix-not-bare"
    game.host("adjust", "buildings", "baltic", 0).host("adjust", "mortgage", "baltic", "on")
    game.expect("baltic", mortgaged=True, control=2).expect(0, cash=1500)
    game.host("adjust", "mortgage", "baltic", "off").expect("baltic", mortgaged=False, control=0).idle()
    assert refused(given(), "control", lot("baltic"), 1) == "iop-fix-not-owned"
    assert refused(given(owns={0: "baltic"}), "buildings", lot("baltic"), 1) == "iop-fix-not-colour"


def test_no_more_buildings_than_there_are() -> None:
    game = given(owns={0: BROWN}, houses_left=0, houses={})
    game.kernel.s.houses_left = 0
    assert refused(game, "buildings", lot("baltic"), 1) == "iop-fix-impossible"


def test_what_has_become_of_a_property() -> None:
    game = given(owns={0: "boardwalk>baltic mediterranean"})
    game.host("adjust", "status", "boardwalk", "rezoned").expect("boardwalk", status="rezoned")
    game.expect("boardwalk", puppets=[]).expect("baltic", owner=0)
    game.host("adjust", "status", "boardwalk", "sound").host("adjust", "value", "boardwalk", 600)
    game.expect("boardwalk", status="sound", value=600).host("adjust", "outage", "reading", 3)
    game.expect("reading", outage=3).idle()
    assert refused(game, "status", lot("water-works"), "rezoned") == "iop-fix-not-destructible"
    assert refused(game, "outage", lot("baltic"), 1) == "iop-fix-not-service"


def test_tokens_jail_favors_and_the_chair() -> None:
    game = given().host("adjust", "jail", 1, "in").expect(1, jailed=0, pos=10)
    assert refused(game, "place", 1, 5) == "iop-fix-not-about"
    game.host("adjust", "jail", 1, "out").host("adjust", "place", 1, 5).expect(1, jailed=-1, pos=5)
    game.host("adjust", "favor", 0, 2).expect(2, favors=1).host("adjust", "favor", 0, 1).expect(2, favors=0)
    game.host("adjust", "favor", 0, NOBODY).expect(1, favors=0)
    game.host("adjust", "chair", 2).expect("city", chair=2).told("chair", seat=2).idle()
    banker = given(cast="shoe banker dog", goal="shoe")
    assert refused(banker, "chair", 0) == "iop-fix-not-chair"


def test_the_active_player_can_be_taken_out_of_jail_and_goes_on() -> None:
    game = given(jailed={0: 1}, at={0: 10}).seat(0).can("bail")
    game.host("adjust", "jail", 0, "out").cannot("bail").can("roll", 2).idle()


def test_loans_are_told_to_both_alone() -> None:
    game = given().host("adjust", "loan", 0, 1, 300).seat(1).can("repay", 0)
    game.told("adjusted-loan", to=1, amount=300).not_told("adjusted-loan", to=2)
    game.host("adjust", "loan", 0, 1, 0).cannot("repay", 0).idle()
    assert refused(game, "loan", 1, 1, 5) == "iop-fix-not-player"


def test_the_boat_and_the_artillery() -> None:
    game = given(cast="shoe boat artillery")
    game.host("adjust", "lost", 1, 2).host("adjust", "strikes", 2, 3).expect(1, lost=2).expect(2, strikes=3)
    assert refused(game, "lost", 0, 1) == "iop-fix-not-boat"
    assert refused(game, "strikes", 0, 1) == "iop-fix-not-artillery"


def test_in_the_middle_of_a_fight_only_money_is_put_right() -> None:
    game = given(owns={1: "baltic"}, landing="baltic").seat(0).does("takeover")
    assert refused(game, "owner", lot("baltic"), 2) == "iop-fix-later"
    game.host("adjust", "cash", 1, 2000).seat(1).does("against", 1900).rolls(1, 1).idle()


def test_what_is_no_correction_is_refused() -> None:
    game = given()
    for what in ((), ("weather",), ("owner", 99, 0), ("owner", 1), ("jail", 0, "perhaps"), ("cash", 0, "x")):
        assert refused(game, *what)


def test_every_correction_has_a_name_of_its_own_and_is_told_in_words() -> None:
    say = Catalogue().format
    game = given(owns={0: "baltic"})
    named = WORDS.corrections(RULES.view(game.kernel.s, None))
    labels = [say(name, NAMES) for _, name in named]
    assert len(set(labels)) == len(labels)
    assert max(map(len, labels)) <= 100
    assert {choice.prefix[0] if isinstance(choice, Open) else choice[0] for choice, _ in named} == set(
        CORRECT
    )
    done = set()
    for choice in corrections(3):
        fresh = given(owns={0: "baltic", 1: "boardwalk"})
        try:
            events = fresh.kernel.submit(HOST, ("adjust", *complete(choice, lambda n: n // 2)))
        except Refused:
            continue
        done.add(choice.prefix[0] if isinstance(choice, Open) else choice[0])
        for event in events:
            told = WORDS.happened(RULES.view(fresh.kernel.s, 0), event)
            assert told is None or "{" not in say(told, NAMES)
        assert RULES.check(fresh.kernel.s) == []
    assert done == set(CORRECT) - {"lost", "strikes", "buildings"}
