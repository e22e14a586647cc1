"""Sentences on New World Orders, duplicates, links, cancelled actions and memory, each with its exception."""

from __future__ import annotations

import pytest

from bot.games.inwo.cards.vocabulary import ALIGNMENTS
from bot.games.inwo.play.state import DEVASTATED
from tests.games.inwo.rules.test_winning import ELEVEN, ended
from tests.support.inwo import Game, given

LASERS = "orbital-mind-control-lasers"
NUKE = "terrorist-nuke"
VIOLENT = ALIGNMENTS.index("violent")


def parts(game: Game) -> dict[str, int]:
    return {name: amount for name, _, amount in game.sees(None).attack.parts}


# -- New World Orders


@pytest.mark.rule("EVL-01", "INW-139")
@pytest.mark.parametrize("party", [0, 1])
def test_not_even_a_party_plays_a_new_world_order_in_a_privileged_attack(party: int) -> None:
    position = {"play": {0: "phone-company n-s-a", 1: "dentists"}, "hands": {party: "bigger-business"}}
    game = given(3, **position, spent="1").seat(0).controls("dentists", by="phone-company")
    game.seat(party).can("play", "bigger-business").seat(0).uses("bavarian-illuminati").gathers()
    game.seat(party).cannot("play", "bigger-business").idle()


@pytest.mark.rule("EVL-01", "INW-155")
def test_a_new_world_order_is_played_in_an_instant_attack() -> None:
    position = {"play": {0: "phone-company", 1: "hawaii>dan-quayle"}}
    game = given(3, **position, hands={0: "sniper", 2: "bigger-business"}).seat(0)
    game.plays("sniper", "dan-quayle").gathers().seat(2).plays("bigger-business").settle()
    game.expect("table", nwos=["bigger-business"]).idle()


# -- duplicates


@pytest.mark.rule("EVL-10")
def test_the_same_plot_is_played_again_in_the_next_attack_and_by_a_rival_in_the_same() -> None:
    play = {0: "w-i-t-c-h saddam-hussein", 1: "post-office"}
    game = given(play=play, hands={0: f"{NUKE} {NUKE}"}).seat(0).destroys("post-office", by="w-i-t-c-h")
    game.plays(NUKE, "w-i-t-c-h").gathers().part("power", 3 + 10).settle().seat(0)
    again = game.kernel.s.plots[0][0]
    game.destroys("post-office", by="saddam-hussein").part("power", 2).seat(0).does("play", again, 0)
    game.does("aim", "saddam-hussein").gathers().part("power", 2 + 10).idle()
    play = {0: "w-i-t-c-h", 1: "post-office", 2: "c-i-a"}
    game = given(3, play=play, hands={0: NUKE, 2: NUKE}).seat(0).destroys("post-office", by="w-i-t-c-h")
    game.plays(f"{NUKE}@0", "w-i-t-c-h").gathers().seat(2).joins("oppose", "c-i-a")
    opposed = parts(game)["oppose"]
    game.plays(f"{NUKE}@2", "c-i-a").gathers().part("power", 3 + 10).part("oppose", opposed - 10).idle()


@pytest.mark.rule("EVL-11", "INW-207")
def test_a_third_player_wins_beside_two_factions_that_keep_each_other_from_it() -> None:
    roots = {0: "ufos", 1: "ufos", 2: "adepts-of-hermes"}
    game = given(4, play=dict.fromkeys(range(3), ELEVEN), illuminati=roots).seat(0).does("end")
    game.seat(0).does("claim").seat(1).does("claim").seat(2).does("claim")
    assert ended(game)[0] == [2]


@pytest.mark.rule("EVL-11", "INW-196")
@pytest.mark.parametrize(("turns", "out"), [(3, True), (2, False)])
def test_whoever_destroys_the_last_group_of_a_faction_has_its_resources(turns: int, out: bool) -> None:
    """As soon as that eliminates it: after its third turn."""
    play = {0: "phone-company", 1: "dentists", 2: "mi-5"}
    position = {"illuminati": {0: "ufos", 1: "ufos"}, "resources": {1: "crystal-skull"}, "spent": "1"}
    game = given(3, play=play, **position, turns=turns).seat(0).destroys("dentists", by="phone-company")
    game.part("faction", 5).joins("aid", "ufos@0").succeeds().settle().expect(1, alive=not out)
    game.expect(0 if out else 1, resources=["crystal-skull"]).idle()


@pytest.mark.rule("EVL-12")
def test_one_agent_spies_on_all_players_of_the_type_and_is_nothing_to_trade() -> None:
    roots = {0: "ufos", 1: "the-network", 2: "the-network"}
    play = {0: "pentagon", 1: "dentists", 2: "italy"}
    position = {"hands": {0: "the-network"}, "decks": {0: "hoax moonies fnord texas"}}
    game = given(3, illuminati=roots, play=play, **position, active=1).seat(0)
    game.does("play", "the-network@0", 0).does("announce").settle().seat(1).does("end").seat(2).does("end")
    game.seat(0).settle().cannot("offer", 1, 0, 0, 1, "the-network@0")
    game.controls("dentists", by="pentagon").part("spy", 3).does("call-off")
    game.destroys("italy", by="pentagon").part("spy", 3).idle()


@pytest.mark.rule("EVL-13", "INW-086")
def test_no_copy_of_an_own_a_rivals_or_a_destroyed_group_is_attacked_from_the_hand() -> None:
    hands = {0: "dentists mi-5 flat-earthers hackers"}
    play = {0: "phone-company dentists", 1: "mi-5"}
    game = given(play=play, hands=hands, destroyed={1: "flat-earthers"}).seat(0)
    game.does("attack", "phone-company")
    own, rival, dead, free = game.kernel.s.groups[0]
    game.cannot("control", own).cannot("control", rival).cannot("control", dead)
    game.can("control", free).does("call-off").idle()


@pytest.mark.rule("EVL-14", "INW-083")
def test_no_second_unique_resource_even_after_the_first_is_destroyed_and_any_number_of_others() -> None:
    hands = {0: "flying-saucer mercenaries", 1: "the-weak-link"}
    resources = {0: "mercenaries", 1: "mercenaries"}
    position = {"play": {0: "dentists", 1: "moonies", 2: "japan"}, "hands": hands, "resources": resources}
    game = given(3, **position).seat(0).can("resource", "mercenaries@0").idle()
    game = given(3, **{**position, "hands": {**hands, 2: "flying-saucer"}}, active=2, tokens={"0": 2}).seat(2)
    game.does("resource", "flying-saucer@2").settle().expect(2, resources=["flying-saucer"])
    game.seat(1).plays("the-weak-link", "flying-saucer@2").settle().expect(2, resources=[])
    game.seat(2).does("end").seat(0).settle().can("resource", "mercenaries@0")
    game.cannot("resource", "flying-saucer@0").idle()


# -- links that are illegal


@pytest.mark.rule("EVL-30", "INW-186")
def test_a_resource_sleeps_on_a_group_that_is_changed_for_a_time() -> None:
    play, links = {0: "saddam-hussein", 1: "moonies"}, {"cyborg-soldiers": "saddam-hussein"}
    game = given(play=play, resources={0: "cyborg-soldiers", 1: LASERS}, links=links)
    game.expect("saddam-hussein", power=4).seat(1).uses(LASERS, "saddam-hussein").gathers()
    game.seat(1).does("turn", "reverse", VIOLENT).settle()
    game.expect("saddam-hussein", power=2, linked=["cyborg-soldiers"]).seat(0).does("end").settle()
    game.expect("saddam-hussein", power=4, linked=["cyborg-soldiers"])


@pytest.mark.rule("EVL-30", "INW-186")
def test_a_resource_loses_a_link_that_never_works_again_and_is_linked_anew_in_its_owners_next_turn() -> None:
    play, links = {0: "post-office>supreme-court>saddam-hussein c-i-a"}, {"cyborg-soldiers": "saddam-hussein"}
    position = {"play": {**play, 1: "gay-activists"}, "illuminati": {1: "gnomes-of-zurich"}, "links": links}
    position |= {"resources": {0: "cyborg-soldiers"}, "hands": {1: "kinder-and-gentler"}}
    game = given(**position).seat(1).plays("kinder-and-gentler", "saddam-hussein").settle()
    game.told("unlinked").expect("saddam-hussein", power=2, linked=["kinder-and-gentler"])
    game.expect(0, resources=["cyborg-soldiers"]).seat(0).cannot("link", "cyborg-soldiers")
    game.does("end").seat(1).does("end").seat(0).settle().does("link", "cyborg-soldiers")
    game.cannot("link-to", "saddam-hussein").does("link-to", "c-i-a").idle()


@pytest.mark.rule("EVL-30")
def test_a_plot_is_lost_with_a_group_whose_new_owner_has_the_same() -> None:
    """And not the one that was there."""
    prize = "sweepstakes-prize"
    play = {0: "pentagon>al-gore", 1: "texas>germany>prince-charles"}
    game = given(play=play, hands={0: prize, 1: prize}, active=1).seat(1)
    game.plays(f"{prize}@1", "prince-charles").settle().does("end").seat(0).settle()
    game.plays(f"{prize}@0", "al-gore").settle()
    game.controls("prince-charles", by="pentagon", aid="bavarian-illuminati").succeeds()
    game.does("place", "pentagon", "left").settle().expect("prince-charles", owner=0, linked=[])
    game.told("link-lost").expect("al-gore", linked=[prize]).expect(1, discards=[prize]).idle()


# -- cancelled actions


@pytest.mark.rule("EVL-30", "EVL-35")
def test_grassroots_support_is_lost_when_a_jake_day_makes_its_group_weird_before_the_dice() -> None:
    play = {0: "post-office>supreme-court>dentists", 1: "nuclear-power-companies phone-company"}
    position = {"hands": {0: "grassroots-support", 1: "jake-day"}, "illuminati": {1: "gnomes-of-zurich"}}
    game = given(play=play, **position, tokens={"dentists": 2, "1": 2}).seat(0)
    game.plays("grassroots-support", "dentists").settle().destroys("phone-company", by="dentists")
    game.part("power", 6).seat(1).plays("jake-day", "dentists").gathers().part("power", 1)
    game.expect("dentists", linked=["jake-day"], alignments=["weird"])
    game.expect(0, discards=["grassroots-support"]).idle()


@pytest.mark.rule("EVL-32", "INW-194")
def test_the_plot_that_cancels_the_leader_is_used_up_and_what_opposed_it_comes_back() -> None:
    play = {0: "phone-company", 1: "texas goldfish-fanciers", 2: "c-i-a"}
    hands = {1: "are-we-having-fun-yet", 2: NUKE}
    game = given(3, play=play, hands=hands).seat(0).destroys("goldfish-fanciers", "phone-company")
    game.seat(2).joins("oppose", "c-i-a").plays(NUKE, "c-i-a").gathers()
    game.seat(1).plays("are-we-having-fun-yet", using="texas the-network").settle().told("attack-void")
    game.expect(1, discards=["are-we-having-fun-yet"]).expect(2, plots=[NUKE], exposed=[NUKE]).idle()


@pytest.mark.rule("INW-090")
def test_rivals_take_back_what_they_played_when_an_attack_is_called_off() -> None:
    """Tokens, agents and Plots; what a Plot has done besides stays done."""
    play = {0: "phone-company", 1: "post-office saddam-hussein", 2: "c-i-a"}
    hands = {1: f"{NUKE} martial-law bigger-business", 2: "post-office"}
    game = given(3, play=play, hands=hands).seat(0).controls("post-office@1", by="phone-company").seat(1)
    game.joins("oppose", "saddam-hussein").plays(NUKE, "saddam-hussein").gathers().seat(1)
    game.plays("martial-law", "post-office@1").gathers().seat(1).plays("bigger-business").gathers()
    game.seat(2).does("agents", "post-office@2", "oppose").seat(0).does("call-off").settle()
    game.expect("saddam-hussein", tokens=1, power=2).expect("post-office@1", resistance=3)
    game.expect(1, plots=[NUKE, "martial-law"]).expect("post-office@2", zone="hand", owner=2)
    game.expect("table", nwos=["bigger-business"]).idle()


@pytest.mark.rule("INW-090", "EVL-40")
def test_what_stays_linked_to_a_target_of_the_hand_counts_in_what_is_said_of_the_next_attack() -> None:
    hands = {0: "post-office", 1: "commitment"}
    game = given(play={0: "phone-company", 1: "c-i-a"}, hands=hands).seat(0)
    game.controls("post-office", by="phone-company").seat(1).plays("commitment", "post-office").gathers()
    game.seat(0).does("call-off").settle().does("attack", "phone-company")
    told = {(kind, target): number for kind, target, number in game.sees(0).outlook}
    game.does("control", "post-office")
    announced = game.sees(0).attack
    assert announced.number == told["control", announced.target]
    game.does("call-off").idle()


# -- memory


@pytest.mark.rule("EVL-40", "INW-165")
def test_a_devastated_group_stays_so_in_the_hand_and_under_control_again() -> None:
    play = {0: "phone-company", 1: "dan-quayle>las-vegas moonies"}
    game = given(play=play, devastated="las-vegas", spent="1").seat(0)
    game.destroys("dan-quayle", by="bavarian-illuminati", aid="phone-company").succeeds()
    game.expect("las-vegas", zone="hand", owner=1, marks=DEVASTATED).does("end").seat(1)
    game.does("take-over", "las-vegas").does("place", "the-network", "top").settle()
    game.expect("las-vegas", zone="structure", marks=DEVASTATED, tokens=0).expect(1, basic=2).idle()


@pytest.mark.rule("EVL-40", "EVL-20")
def test_a_resource_with_a_permanent_link_goes_with_its_group_to_whoever_takes_it() -> None:
    play = {0: "pentagon", 1: "texas>germany>dan-quayle"}
    game = given(play=play, resources={1: "immortality-serum"}, active=1).seat(1)
    game.does("link", "immortality-serum").does("link-to", "dan-quayle").does("end").seat(0).settle()
    game.controls("dan-quayle", by="pentagon").succeeds().does("place", "pentagon", "right").settle()
    game.expect("dan-quayle", owner=0, linked=["immortality-serum"]).expect(1, resources=[])
    game.expect(0, resources=["immortality-serum"]).cannot("link", "immortality-serum").idle()


@pytest.mark.rule("EVL-20", "INW-196")
def test_what_a_plot_made_of_the_group_of_another_outlasts_its_player() -> None:
    play = {0: "phone-company>cable-tv>elvis", 1: "california", 2: "texas"}
    game = given(3, play=play, hands={1: "jake-day"}, active=1).seat(1)
    game.plays("jake-day", "elvis", using="california").settle().does("end").host("leave", 1)
    game.expect("elvis", linked=["jake-day"], alignments=["weird"]).idle()
