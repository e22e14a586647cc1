"""Agents among rival Illuminati, and what a privilege, an immunity or an attempt to look keeps out."""

from __future__ import annotations

import pytest

from tests.support.inwo import given

SPY = "the-network"
HIDDEN = {"hands": {0: SPY}, "decks": {0: "hoax moonies fnord texas"}}


@pytest.mark.rule("EVL-12")
def test_an_agent_among_rival_illuminati_counts_three_in_attack_and_defence() -> None:
    position = {"play": {0: "pentagon", 1: "dentists c-i-a", 2: "italy"}}
    game = given(3, **position, **HIDDEN).seat(0).does("play", SPY + "@0", 0).does("announce").settle()
    game.told("infiltrated", seat=0).expect(0, resources=[SPY], plot_deck=["fnord"], group_deck=["texas"])
    game.seat(0).controls("dentists", by="pentagon").part("spy", 3).does("call-off")
    game.seat(0).controls("italy", by="pentagon").part("spy", 0).does("call-off").does("end").settle()
    game.seat(1).settle().controls("pentagon", by="c-i-a").part("spy", -3).idle()


@pytest.mark.rule("EVL-12")
def test_an_agent_needs_a_rival_of_the_kind_and_both_decks_and_is_the_only_one() -> None:
    decks = HIDDEN["decks"]
    given(**{**HIDDEN, "decks": {0: "hoax"}}).seat(0).may_not(SPY + "@0")
    given(hands={0: "ufos"}, decks=decks).seat(0).may_not("ufos")
    given(hands={0: "bavarian-illuminati"}, decks=decks).seat(0).may_not("bavarian-illuminati@0")
    hands = {0: f"{SPY} {SPY}"}
    game = given(hands=hands, decks=decks).seat(0).does("play", SPY + "@0", 0).does("announce").settle()
    game.expect(0, plots=[SPY]).seat(0)
    assert not [choice for choice in game.kernel.legal(0) if choice[0] == "play"]
    game.idle()


CHAIN = {0: "phone-company n-s-a", 1: "germany>italy>dentists", 2: "post-office"}


@pytest.mark.rule("INW-140")
def test_a_privilege_that_was_negated_does_not_come_back() -> None:
    hands = {0: "privileged-attack", 2: "deep-agent"}
    game = given(3, play=CHAIN, hands=hands).seat(0).controls("dentists", by="phone-company")
    game.may("privileged-attack", 1).uses("bavarian-illuminati").gathers().seat(2).cannot(
        "oppose", "post-office"
    )
    game.plays("deep-agent").gathers().seat(2).can("oppose", "post-office").seat(0).may_not(
        "privileged-attack"
    ).idle()


@pytest.mark.rule("INW-141")
def test_others_change_the_roll_of_a_privileged_attack_and_nothing_else_in_it() -> None:
    game = given(3, play=CHAIN, hands={2: "bribery bigger-business"}).seat(0)
    game.controls("dentists", by="phone-company").uses("bavarian-illuminati").gathers().seat(0).joins(
        "aid", "n-s-a"
    )
    game.seat(2).cannot("play", "bribery").cannot("play", "bigger-business").fails()
    game.seat(2).may("bribery").may_not("bigger-business").plays("bribery").settle()
    game.told("attack-succeeded").seat(0).does("place", "phone-company", "bottom").expect(
        "dentists", owner=0
    ).idle()


@pytest.mark.rule("INW-143")
def test_the_immunity_of_a_whole_structure_covers_hand_and_decks_too() -> None:
    hands, decks = {1: "texas japan", 2: "italy germany"}, {1: "hoax fnord", 2: "hoax fnord"}
    position = {"play": {0: "post-office n-s-a"}, "hands": hands, "decks": decks}
    game = given(3, illuminati={1: "discordian-society"}, **position).seat(0).does("use", "post-office", 0)
    game.settle().told("cards-seen", other=2)
    game = given(2, illuminati={1: "discordian-society"}, play={0: "post-office"}, hands={1: "texas japan"})
    game.seat(0).may_not("post-office")
    given(2, play={0: "post-office"}, hands={1: "texas japan"}).seat(0).may("post-office").idle()


@pytest.mark.rule("INW-181")
def test_a_use_that_is_only_considered_is_none_and_nobody_learns_of_it() -> None:
    game = given(play={0: "texas"}, hands={0: "savings-loan-scam"}, decks={0: "hoax fnord moonies"})
    game.seat(0).does("play", "savings-loan-scam", 0).does("never-mind").not_told("card-used")
    game.expect(0, plots=["savings-loan-scam"], exposed=[]).expect("texas", tokens=1).idle()


@pytest.mark.rule("INW-182")
def test_what_somebody_tries_to_see_cannot_be_moved_out_of_reach_but_the_attempt_can_be_answered() -> None:
    play, hands = {0: "pentagon", 1: "texas"}, {0: "agent-in-place", 1: "double-cross hoax"}
    game = given(play=play, hands=hands).seat(0).plays("agent-in-place", using="pentagon").seat(1)
    for way in ("discard", "return", "expose", "offer"):
        assert not [choice for choice in game.kernel.legal(1) if str(choice[0]).startswith(way)]
    game.plays("double-cross").settle().not_told("cards-seen").expect(0, discards=["agent-in-place"]).idle()


@pytest.mark.card("purge")
def test_a_purge_by_the_illuminati_drives_out_their_own_agents_only() -> None:
    hands, decks = {0: f"{SPY} gnomes-of-zurich", 1: "purge"}, {0: "hoax fnord moonies texas"}
    kinds = {0: "ufos", 1: SPY, 2: "gnomes-of-zurich"}
    game = given(3, illuminati=kinds, hands=hands, decks=decks, active=1).seat(0)
    game.does("play", f"{SPY}@0", 0).does("announce").settle()
    game.seat(0).does("play", "gnomes-of-zurich@0", 0).does("announce").settle()
    game.expect(0, resources=[SPY, "gnomes-of-zurich"]).seat(1).plays("purge").settle()
    game.expect(0, resources=["gnomes-of-zurich"]).idle()


@pytest.mark.card("sabotage")
def test_one_of_those_who_sabotage_shares_an_alignment_with_the_group() -> None:
    position = {"phase": "takeover", "spent": "1", "hands": {0: "goldfish-fanciers japan", 1: "sabotage"}}
    game = given(play={0: "phone-company", 1: "california c-i-a"}, **position).seat(0)
    game.does("take-over", "goldfish-fanciers").seat(1).may_not("sabotage")
    game = given(play={0: "phone-company", 1: "california c-i-a"}, **position).seat(0)
    game.does("take-over", "japan").seat(1).plays("sabotage", using="california c-i-a").settle()
    game.expect("japan", zone="hand").expect("california", tokens=0).expect("c-i-a", tokens=0).idle()


@pytest.mark.card("rewriting-history")
def test_history_is_rewritten_for_groups_not_for_resources() -> None:
    position = {"destroyed": {1: "dentists crystal-skull"}, "hands": {0: "rewriting-history"}}
    given(**position).seat(0).aims("rewriting-history", "dentists").idle()
    position = {"destroyed": {1: "lawyers"}, "hands": {0: "rewriting-history"}}
    game = given(**position).seat(0).plays("rewriting-history", "lawyers")
    game.can("turn", "remove", 8).cannot("turn", "reverse", 8).does("turn", "add", 0).idle()
