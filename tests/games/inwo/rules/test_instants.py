"""Instant Attacks, Devastation, Relief, death and return (INW-119, INW-155 to INW-170, EVL-35, EVL-40)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.inwo.play.state import DEVASTATED
from tests.support.inwo import Game, given


def parts(game: Game) -> dict[str, int]:
    return {part[0]: part[2] for part in game.sees(None).attack.parts}


def struck(plot: str, target: str, seats: int = 3, **position: object) -> Game:
    """Seat 0 has played an attack, and nobody has answered it yet."""
    play = {0: "phone-company", 1: "hawaii>dan-quayle las-vegas"}
    game = given(seats, **{"play": play, "hands": {0: plot}, **position}).seat(0)  # type: ignore[arg-type]
    return game.plays(plot.split()[0], target).gathers()


@pytest.mark.rule("INW-155", "INW-156", "INW-091")
def test_a_plot_attacks_with_its_own_power_at_any_time() -> None:
    game = struck("sniper", "dan-quayle")
    assert parts(game) == {"power": 10, "target-power": -1, "position": -5}
    game.cannot("call-off").rolls(2, 2).settle()
    game.expect(0, destroyed=["dan-quayle"], discards=["sniper"]).expect("dan-quayle", zone="killed")
    game = given(3, play={1: "hawaii>dan-quayle"}, hands={2: "sniper"}).seat(2)
    game.plays("sniper", "dan-quayle").rolls(2, 2).settle().expect(2, destroyed=["dan-quayle"])


@pytest.mark.rule("INW-156")
def test_an_own_group_has_no_position() -> None:
    game = given(play={0: "dan-quayle"}, hands={0: "sniper"}).seat(0)
    assert parts(game.plays("sniper", "dan-quayle").gathers()) == {"power": 10, "target-power": -1}


@pytest.mark.rule("INW-156")
def test_the_targets_power_is_what_it_was_when_the_attack_was_declared() -> None:
    play = {0: "phone-company", 1: "hawaii>las-vegas"}
    game = given(play=play, hands={0: "earthquake", 1: "bigger-business"}, spent="las-vegas").seat(0)
    game.plays("earthquake", "las-vegas").gathers().expect("las-vegas", power=2)
    assert parts(game)["target-power"] == -2
    game.seat(1).plays("bigger-business").expect("las-vegas", power=4)
    assert parts(game)["target-power"] == -2


@pytest.mark.rule("INW-119", "INW-157")
def test_a_bonus_counts_for_an_instant_attack_only_if_it_says_so() -> None:
    """The Ninjas have one for Assassinations and one for other attacks to destroy."""
    game = struck("sniper", "dan-quayle", play={0: "ninjas fiendish-fluoridators", 1: "hawaii>dan-quayle"})
    game.gives("ninjas", 4).gives("fiendish-fluoridators", 0)
    hands = {0: "sniper", 1: "bodyguard"}
    game = struck("sniper", "dan-quayle", hands=hands, play={0: "ninjas", 1: "hawaii>dan-quayle"})
    game.seat(1).cannot("oppose", "hawaii")


@pytest.mark.rule("INW-157")
def test_a_complete_prohibition_holds_for_instant_attacks_too() -> None:
    play = {0: "phone-company", 1: "hawaii>dan-quayle"}
    game = given(play=play, hands={0: "sniper"}, illuminati={0: "shangri-la"}).seat(0)
    game.may_not("sniper")


@pytest.mark.rule("INW-158")
def test_no_tokens_help_but_what_the_card_permits() -> None:
    play = {0: "phone-company n-s-a", 1: "hawaii>dan-quayle"}
    game = given(3, play=play, hands={0: "sniper"}).seat(0)
    game.does("play", "sniper", 0).does("aim", "dan-quayle").cannot("spend", "phone-company")
    game.does("spend", "n-s-a").gathers().expect("n-s-a", tokens=0)
    assert parts(game)["aid"] == 5
    game.cannot("aid", "phone-company").seat(1).cannot("oppose", "hawaii").seat(2).cannot("aid", "2")


@pytest.mark.rule("INW-159")
def test_a_second_instant_attack_is_another_one() -> None:
    game = struck("sniper car-bomb", "dan-quayle").plays("car-bomb", "dan-quayle").gathers()
    assert parts(game)["power"] == 8
    game.rolls(6, 6).settle().seat(0)
    assert parts(game)["power"] == 10
    game.rolls(1, 1).settle().expect(0, destroyed=["dan-quayle"])


@pytest.mark.rule("INW-160")
def test_the_targets_tokens_wait_until_it_is_over() -> None:
    game = given(play={0: "n-s-a", 1: "hawaii>dan-quayle"}, hands={0: "sniper"}, decks={1: "hoax"}).seat(1)
    game.can("trade-in", "hawaii", "dan-quayle").seat(0).plays("sniper", "dan-quayle").gathers()
    game.seat(1).cannot("trade-in", "hawaii", "dan-quayle").expect("dan-quayle", tokens=1)
    game.rolls(6, 6).settle().seat(1).can("trade-in", "hawaii", "dan-quayle")


@pytest.mark.rule("INW-161", "INW-163")
def test_a_cancelled_disaster_never_happened() -> None:
    secret = "secrets-man-was-not-meant-to-know"
    play = {0: "phone-company", 1: "hawaii>las-vegas"}
    game = given(play=play, hands={0: "earthquake", 1: secret}).seat(0).plays("earthquake", "las-vegas")
    game.seat(1).plays(secret).settle().expect("las-vegas", tokens=1, marks=0).idle()


@pytest.mark.rule("INW-162")
def test_who_is_killed_returns_by_few_cards_only() -> None:
    game = struck("sniper", "dan-quayle", hands={0: "sniper media-blitz dan-quayle"})
    game.rolls(1, 1).settle().expect("dan-quayle", zone="killed").may_not("media-blitz")


@pytest.mark.rule("INW-163", "INW-164", "INW-165", "INW-166", "INW-168")
def test_a_disaster_takes_a_token_and_devastates_or_destroys() -> None:
    play = {0: "phone-company", 1: "hawaii>las-vegas>dentists"}
    hands = {0: "earthquake earthquake"}
    game = given(play=play, hands=hands, tokens={"las-vegas": 2}).seat(0).plays("earthquake", "las-vegas")
    game.gathers().expect("las-vegas", tokens=1).expect("attack", number=16 - 2 - 5).rolls(4, 1)
    game.settle().told("devastated").expect("las-vegas", marks=DEVASTATED, tokens=0)
    game.expect("dentists", tokens=0, zone="structure").expect(1, basic=2)
    again = next(move for move in game.kernel.legal(0) if move[0] == "play")
    game.does(*again).does("aim", "las-vegas").gathers().rolls(5, 5).settle()
    game.expect("las-vegas", marks=DEVASTATED).idle()
    game = given(play=play, hands={0: "earthquake"}).seat(0).plays("earthquake", "las-vegas").rolls(1, 2)
    game.settle().expect(0, destroyed=["las-vegas"]).expect("dentists", zone="hand")


@pytest.mark.rule("INW-167")
def test_a_devastated_place_is_destroyed_more_easily() -> None:
    play = {0: "phone-company", 1: "hawaii>las-vegas"}
    game = given(play=play, hands={0: "earthquake"}, devastated="las-vegas").seat(0)
    game.plays("earthquake", "las-vegas").gathers()
    assert parts(game)["target-power"] == -1


@pytest.mark.rule("INW-169")
def test_what_hangs_below_a_devastated_group_suffers_and_can_be_moved_away() -> None:
    game = given(play={0: "new-york hawaii>las-vegas dentists"}, devastated="hawaii").seat(0)
    game.expect("las-vegas", tokens=0).expect(0, basic=3).does("move", "las-vegas")
    game.does("place", "new-york", "top").does("pay", "new-york").settle().expect(0, basic=4)
    game = given(play={0: "new-york hawaii dentists"}, devastated="hawaii").seat(0)
    game.does("move", "dentists").does("place", "hawaii", "bottom")
    game.does("pay", "bavarian-illuminati").settle().expect("dentists", tokens=0)


@pytest.mark.rule("INW-170")
def test_actions_of_one_or_more_players_bring_relief() -> None:
    """Las Vegas has Power 2, and needs 6."""
    play = {0: "phone-company", 1: "hawaii>las-vegas", 2: "dentists n-s-a"}
    game = given(3, play=play, devastated="las-vegas", spent="0 1 2").seat(1).cannot("relieve", "las-vegas")
    game.seat(0).does("relieve", "las-vegas", "phone-company").expect("las-vegas", marks=DEVASTATED)
    game.seat(2).does("relieve", "las-vegas", "dentists").settle().told("relieved")
    game.expect("las-vegas", marks=0, tokens=0).expect("phone-company", tokens=0).expect("n-s-a", tokens=1)
    game = given(3, play=play, devastated="las-vegas", spent="0 1 2").seat(0)
    game.does("relieve", "las-vegas", "phone-company").settle().told("relief-failed")
    game.expect("las-vegas", marks=DEVASTATED).expect("phone-company", tokens=1).idle()
    game = given(3, play=play, devastated="las-vegas").seat(0)
    game.does("relieve", "las-vegas", "bavarian-illuminati").settle().expect("las-vegas", marks=0)


@pytest.mark.card("stock-split", "terrorist-nuke", "nato", "hoax")
@pytest.mark.rule("INW-061", "INW-099", "INW-170")
def test_a_plot_boosts_an_action_that_gives_relief() -> None:
    """Las Vegas needs 6, and the Phone Company has Power 5. What NATO gives counts three times, and the 10
    are added after that: enough for Japan with 18, not for New York with 21."""
    split: dict[str, Any] = {"hands": {0: "stock-split"}, "spent": "0 1"}
    play = {0: "phone-company", 1: "hawaii>las-vegas"}
    given(play=play, devastated="las-vegas", spent="0 1").seat(0).cannot("relieve", "las-vegas")
    game = given(play=play, devastated="las-vegas", **split).seat(0)
    game.does("relieve", "las-vegas", "phone-company").plays("stock-split", it="phone-company").settle()
    game.told("relieved").expect("las-vegas", marks=0).expect("phone-company", tokens=0, power=5).idle()
    game = given(play=play, devastated="las-vegas", **split).seat(0)
    game.does("relieve", "las-vegas", "phone-company").settle().told("relief-failed")
    game.expect("las-vegas", marks=DEVASTATED).expect("phone-company", tokens=1).expect(
        0, plots=["stock-split"]
    )
    both = {"hands": {0: "stock-split", 1: "hoax"}, "decks": {1: "jihad"}, "spent": "0"}
    game = given(play=play, devastated="las-vegas", **both).seat(0)
    game.does("relieve", "las-vegas", "phone-company").plays("stock-split", it="phone-company")
    game.seat(1).plays("hoax").settle().told("relief-failed").expect("las-vegas", marks=DEVASTATED)
    nuke = {"hands": {0: "terrorist-nuke"}, "spent": "0 1"}
    given(play={0: "nato", 1: "new-york"}, devastated="new-york", **nuke).seat(0).cannot(
        "relieve", "new-york"
    )
    game = (
        given(play={0: "nato", 1: "japan"}, devastated="japan", **nuke)
        .seat(0)
        .does("relieve", "japan", "nato")
    )
    game.plays("terrorist-nuke", it="nato").settle().told("relieved").expect("japan", marks=0).idle()


@pytest.mark.card("nuclear-power-companies")
@pytest.mark.rule("INW-170", "INW-189", "INW-190")
def test_an_action_that_gives_relief_is_cancelled_and_another_may_take_its_place() -> None:
    nukes = "nuclear-power-companies"
    play = {0: "phone-company dentists", 1: f"hawaii>las-vegas {nukes}"}
    game = given(play=play, devastated="las-vegas", spent="0 1").seat(0)
    game.does("relieve", "las-vegas", "phone-company", "dentists").seat(1).uses(nukes, it="dentists").settle()
    game.told("action-cancelled").told("relief-failed").expect("las-vegas", marks=DEVASTATED)
    game.expect("phone-company", tokens=1).expect("dentists", tokens=0).expect(nukes, tokens=0).idle()
    game = given(play=play, devastated="las-vegas", spent="1").seat(0)
    game.does("relieve", "las-vegas", "phone-company", "dentists").seat(1).uses(nukes, it="dentists")
    game.gathers().seat(0).does("relieve", "las-vegas", "bavarian-illuminati").settle().told("relieved")
    game.expect("las-vegas", marks=0).expect(0, tokens=0).expect("phone-company", tokens=0).idle()


@pytest.mark.rule("EVL-40", "INW-072")
def test_a_destroyed_group_keeps_its_alignments_for_goals_and_returns_as_printed() -> None:
    hands = {0: "media-blitz dentists", 1: "jake-day"}
    play = {0: "hollywood", 1: "hawaii>dentists"}
    game = given(play=play, hands=hands, tokens={"1": 2, "0": 2}, illuminati={1: "gnomes-of-zurich"}).seat(1)
    game.plays("jake-day", "dentists@1").settle().expect("dentists@1", alignments=["weird"])
    game.seat(0).destroys("dentists@1", by="bavarian-illuminati").rolls(1, 1).settle()
    game.expect("dentists@1", alignments=["weird"]).expect(0, destroyed=["dentists"], basic=2)
    game.plays("media-blitz", "dentists@1").settle().expect(0, destroyed=[])
    game.expect("dentists@1", alignments=["straight"]).does("attack", "bavarian-illuminati")
    game.can("control", "dentists@0")


@pytest.mark.rule("EVL-35", "EVL-32")
def test_an_attack_on_the_vaticans_structure_ends_when_its_leader_turns_peaceful() -> None:
    """The Lasers in place of the Gay Activists, who never act in an attack."""
    play = {0: "saddam-hussein", 1: "vatican-city dentists"}
    lasers = {1: "orbital-mind-control-lasers"}
    game = given(play=play, resources=lasers).seat(0).destroys("dentists", by="saddam-hussein")
    game.seat(1).uses("orbital-mind-control-lasers", "saddam-hussein").does("turn", "reverse", 5)
    game.settle().told("attack-void").expect("saddam-hussein", tokens=0).expect("dentists", zone="structure")


@pytest.mark.rule("EVL-31", "INW-159", "INW-193")
def test_an_instant_attack_whose_target_is_gone_before_its_dice_comes_back_shown() -> None:
    game = struck("sniper car-bomb", "dan-quayle").plays("car-bomb", "dan-quayle").gathers().rolls(1, 1)
    game.settle().told("attack-void").expect(0, plots=["sniper"], exposed=["sniper"], discards=["car-bomb"])
    game.expect(0, destroyed=["dan-quayle"]).idle()


@pytest.mark.rule("INW-160")
def test_the_targets_token_pays_for_no_plot_and_no_ability_meanwhile() -> None:
    """Dan Quayle could cancel what Media do, and pay for a link of his own."""
    play, hands = {0: "hollywood n-s-a", 1: "hawaii>dan-quayle"}, {0: "sniper", 1: "grassroots-support"}
    game = given(play=play, hands=hands, spent="hawaii 1").seat(1).may("grassroots-support")
    game.seat(0).plays("sniper", "dan-quayle").seat(1).may_not("grassroots-support").gathers()
    game.seat(1).may_not("grassroots-support").rolls(6, 6).settle().seat(1).may("grassroots-support").idle()


@pytest.mark.rule("INW-162")
def test_of_who_was_killed_no_copy_comes_into_play() -> None:
    play, hands = {0: "phone-company", 1: "hawaii>dan-quayle"}, {0: "sniper", 1: "dan-quayle fnord"}
    game = given(play=play, hands=hands).seat(0).plays("sniper", "dan-quayle").gathers().rolls(1, 1).settle()
    game.does("end").seat(1).cannot("take-over", "dan-quayle@1").idle()


@pytest.mark.rule("INW-163")
def test_a_disaster_is_made_against_places_only() -> None:
    position = {"play": {0: "dan-quayle italy", 1: "hawaii>las-vegas dentists"}, "hands": {0: "earthquake"}}
    given(**position).seat(0).aims("earthquake", "italy hawaii las-vegas").idle()


@pytest.mark.rule("INW-163", "EVL-31")
def test_a_disaster_that_becomes_illegal_gives_the_tokens_back_that_it_took() -> None:
    """Shangri-La may destroy what is Violent only; and Russia is not any more."""
    position: dict[str, Any] = {"play": {0: "phone-company", 1: "russia nuclear-power-companies"}}
    position |= {"hands": {0: "nuclear-accident"}, "resources": {1: "orbital-mind-control-lasers"}}
    game = given(**position, illuminati={0: "shangri-la"}).seat(0)
    game.plays("nuclear-accident", "russia").gathers().expect("russia", tokens=0).expect(
        "nuclear-power-companies", tokens=0
    ).seat(1)
    game.uses("orbital-mind-control-lasers", on="russia").does("turn", "reverse", 5).settle()
    game.told("attack-void").expect("russia", tokens=1, zone="structure", marks=0)
    game.expect("nuclear-power-companies", tokens=1).expect(0, exposed=["nuclear-accident"]).idle()


@pytest.mark.rule("INW-165")
def test_a_devastated_group_and_all_below_it_get_no_tokens_as_a_turn_begins() -> None:
    play = {0: "hawaii>las-vegas>dan-quayle dentists"}
    game = given(play=play, devastated="hawaii", spent="dentists", phase="tokens")
    for card in ("hawaii", "las-vegas", "dan-quayle"):
        game.expect(card, tokens=0)
    game.expect("dentists", tokens=1).idle()


@pytest.mark.rule("INW-166")
def test_what_is_laid_waste_counts_for_no_goal() -> None:
    """Neither the Power that the Bavarians gather, 10 and 1 and 5 and 4, nor the Groups of a Goal card."""
    position = {"play": {0: "hawaii>phone-company nuclear-power-companies"}}
    for devastated, groups, strength in (("", 6, 20), ("hawaii", 3, 14)):
        game = given(4, **position, hands={0: "the-corporate-masters"}, devastated=devastated)
        ((_, now, _),) = game.sees(0).seats[0].goals
        assert (now, game.look(0, "special")[0]) == (groups, strength)


@pytest.mark.rule("INW-170")
def test_relief_is_begun_in_the_turn_of_somebody_else() -> None:
    play = {0: "phone-company", 1: "hawaii>las-vegas", 2: "dentists"}
    game = given(3, play=play, devastated="las-vegas").seat(2)
    game.does("relieve", "las-vegas", "servants-of-cthulhu").settle().expect("las-vegas", marks=0).idle()
