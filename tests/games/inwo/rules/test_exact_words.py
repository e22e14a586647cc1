"""Sentences of the rules that a test of a whole scene would pass by: each by itself, with its exception."""

from __future__ import annotations

import pytest

from bot.engine.moves import CHANCE, LAPSE, PASS
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import ALIGNED, mask
from tests.games.inwo.rules.test_winning import ELEVEN, ended
from tests.support.inwo import given

PAIRS = (
    ("government", "corporate"),
    ("liberal", "conservative"),
    ("peaceful", "violent"),
    ("straight", "weird"),
)


def of_one_mind(alignment: str) -> list[str]:
    """Groups with this alignment alone that anybody may attack, those with arrows first."""
    alone = [
        face
        for face in range(len(FACES.ID))
        if FACES.is_group(face) and FACES.TRAITS[face] & ALIGNED == mask((alignment,))
    ]
    plain = [face for face in alone if not FACES.TRAITS[face] & mask(("secret",))]
    return [FACES.ID[face] for face in sorted(plain, key=lambda face: -len(FACES.OUT[face]))]


@pytest.mark.rule("INW-070", "INW-102")
@pytest.mark.parametrize("pair", PAIRS)
def test_each_alignment_has_its_opposite(pair: tuple[str, str]) -> None:
    one, other = (of_one_mind(word)[0] for word in pair)
    for leader, target in ((one, other), (other, one)):
        game = given(play={0: leader, 1: target}).seat(0).destroys(target, by=leader)
        found = {name: amount for name, _, amount in game.sees(None).attack.parts}
        assert found.get("opposite") == 4
        game.idle()


@pytest.mark.rule("INW-070", "INW-102")
def test_criminals_have_no_opposite_and_agree_with_each_other() -> None:
    one, other = of_one_mind("criminal")[:2]
    game = given(play={0: one, 1: other}).seat(0).controls(other, by=one)
    found = {name: amount for name, _, amount in game.sees(None).attack.parts}
    assert (found.get("same"), found.get("opposite")) == (4, None)
    game.idle()


@pytest.mark.rule("INW-071")
def test_a_new_alignment_replaces_its_opposite_and_is_not_had_twice() -> None:
    position = {"play": {0: "dentists hackers", 1: "mi-5"}, "hands": {0: "jake-day"}}
    game = given(**position).seat(0).aims("jake-day", "dentists")
    game.plays("jake-day", on="dentists").settle().expect("dentists", alignments=["weird"]).idle()


@pytest.mark.rule("INW-104", "INW-123")
def test_who_has_no_open_arrow_may_destroy_and_not_control() -> None:
    game = given(play={0: "dentists", 1: "moonies"}).seat(0).does("attack", "dentists")
    game.cannot("control", "moonies").can("destroy", "moonies").does("call-off").idle()


@pytest.mark.rule("INW-035")
def test_whoever_claims_rightly_at_the_end_of_the_same_turn_shares_the_victory() -> None:
    """But nobody with them whose claim fails."""
    roots = {0: "ufos", 1: "adepts-of-hermes"}
    game = given(4, play={0: ELEVEN, 1: ELEVEN}, illuminati=roots).seat(0).does("end")
    game.seat(0).does("claim").seat(1).does("claim").settle()
    assert (game.kernel.s.result or {})["winners"] == [0, 1]


@pytest.mark.rule("INW-017")
def test_as_a_turn_begins_tokens_pay_for_nothing_but_plots() -> None:
    position = {"play": {0: "cattle-mutilators", 1: "moonies"}, "decks": {0: "hoax jake-day dentists"}}
    game = given(**position).seat(0).can("use", "cattle-mutilators", 0).idle()
    game = given(**position, phase="begin").seat(0)
    game.cannot("use", "cattle-mutilators", 0).cannot("attack", "cattle-mutilators")
    game.does("buy-plot").expect(0, plots=["hoax"], tokens=0)


@pytest.mark.rule("INW-206")
def test_of_four_that_would_count_double_three_do() -> None:
    rich = "nuclear-power-companies:left phone-company:right wall-street:top {}:bottom"
    for fourth, now in (("dentists", 5 + 3), ("tobacco-companies", 5 + 3)):
        game = given(4, play={0: rich.format(fourth)}, illuminati={0: "gnomes-of-zurich"})
        game.expect(0, basic=now)


@pytest.mark.rule("INW-205")
def test_what_illuminati_and_goal_card_both_count_double_counts_double() -> None:
    play = {0: "phone-company:left dentists:right"}
    for root in ("gnomes-of-zurich", "ufos"):
        game = given(4, play=play, illuminati={0: root}, hands={0: "the-corporate-masters"})
        goal, now, needed = game.sees(0).seats[0].goals[0]
        assert (FACES.ID[goal], now, needed) == ("the-corporate-masters", 3 + 1, 11)


@pytest.mark.rule("INW-016")
def test_the_second_turn_of_who_began_is_the_first_that_can_be_won() -> None:
    position = {"play": {0: ELEVEN, 1: "dentists"}, "illuminati": {0: "ufos"}}
    given(4, **position, turns=0).seat(0).does("end").expect("table", active=1)
    given(4, **position, turns=1).seat(0).does("end").can("claim", "basic")


@pytest.mark.rule("INW-061", "INW-063")
def test_a_defence_of_ten_more_lasts_for_the_turn_and_counts_once_for_all_tokens() -> None:
    """The target spends two tokens; its Power is doubled for each, the ten are added once."""
    position = {"play": {0: "phone-company c-i-a", 1: "post-office"}, "tokens": {"post-office": 2}}
    game = given(3, **position, hands={1: "martial-law"}).seat(0).controls("post-office", by="phone-company")
    game.seat(1).joins("oppose", "post-office").plays("martial-law", "post-office")
    found = {name: amount for name, _, amount in game.gathers().sees(None).attack.parts}
    assert (found["defence"], found["resistance"]) == (-2 * 2 * 4, -3 - 10)
    game.settle().expect("post-office", resistance=3 + 10).seat(0).does("end").settle()
    game.expect("table", active=1).expect("post-office", resistance=3)
    game = given(3, **position, hands={1: "martial-law"}).seat(0).destroys("post-office", by="phone-company")
    game.seat(1).joins("oppose", "post-office").plays("martial-law", "post-office")
    found = {name: amount for name, _, amount in game.gathers().sees(None).attack.parts}
    assert (found["defence"], found["target-power"]) == (-2 * 2 * 4, -4 - 10)
    game.settle().expect("post-office", power=4, owner=1)


@pytest.mark.rule("INW-110", "INW-099", "INW-100")
def test_a_doubled_group_defends_itself_with_three_times_its_power_and_sums_come_after() -> None:
    linked = {"links": {"cyborg-soldiers": "saddam-hussein"}, "resources": {1: "cyborg-soldiers"}}
    position = {"play": {0: "phone-company", 1: "saddam-hussein"}}
    for more, defence in (({}, 2 * 2), (linked, 3 * 2)):
        game = given(3, **position, **more).seat(0).controls("saddam-hussein", by="phone-company").seat(1)
        game.joins("oppose", "saddam-hussein").part("defence", -defence).idle()
    play = {0: "post-office", 1: "phone-company"}
    game = given(3, play=play, nwos="bigger-business").seat(0).controls("phone-company", by="post-office")
    game.expect("phone-company", power=5 + 2).seat(1).joins("oppose", "phone-company")
    game.part("defence", -(2 * 5 + 2)).idle()


@pytest.mark.rule("INW-138", "INW-139", "INW-174")
def test_nobody_but_the_attacker_takes_part_in_a_privileged_attack_from_the_hand() -> None:
    """No help, no cancelling, and no card for a party; the others may trade among themselves."""
    play = {0: "phone-company n-s-a", 1: "dentists supreme-court", 2: "post-office"}
    hands = {0: "mi-5 hoax", 1: "jihad", 2: "jake-day", 3: "fnord"}
    game = given(4, play=play, hands=hands).seat(0).controls("mi-5", by="phone-company")
    game.seat(1).can("oppose", "the-network").can("offer", 0, 0, 0, 1, "jihad")
    game.seat(0).uses("bavarian-illuminati").gathers()
    for seat, card in ((1, "jihad"), (2, "jake-day")):
        game.seat(seat).cannot("offer", 0, 0, 0, 1, card)
        assert not [move for move in game.kernel.legal(seat) if move[0] in ("aid", "oppose", "use", "play")]
    game.seat(0).cannot("offer", 2, 0, 0, 1, "hoax").can("aid", "n-s-a").idle()


@pytest.mark.rule("INW-012")
def test_no_card_is_aimed_at_who_has_not_finished_the_first_turn() -> None:
    play = {0: "phone-company", 1: "dentists", 2: "gay-activists"}
    position = {"hands": {0: "jake-day"}, "resources": {0: "orbital-mind-control-lasers"}}
    game = given(3, play=play, turns={0: 2, 1: 0, 2: 2}, **position).seat(0)
    game.does("play", "jake-day", 0).cannot("aim", "dentists").does("never-mind")
    game.does("use", "orbital-mind-control-lasers", 0).cannot("aim", "dentists").can("aim", "gay-activists")
    game.does("never-mind").idle()


@pytest.mark.rule("INW-042", "INW-023")
def test_a_captured_group_has_its_first_token_in_the_next_turn_of_its_owner() -> None:
    play = {0: "pentagon", 1: "texas>germany>loan-sharks"}
    game = given(play=play).seat(0).controls("loan-sharks", by="pentagon").succeeds()
    game.does("place", "pentagon", "right").settle().expect("loan-sharks", tokens=0).does("end")
    game.seat(1).settle().expect("loan-sharks", tokens=0).does("end").seat(0).settle()
    game.expect("loan-sharks", tokens=1).idle()


@pytest.mark.rule("INW-129")
def test_the_whole_branch_of_a_destroyed_group_goes_back_to_the_hand() -> None:
    play = {0: "phone-company", 1: "dan-quayle>gay-activists>dentists"}
    game = given(play=play, spent="1 dan-quayle").seat(0)
    game.destroys("dan-quayle", by="bavarian-illuminati", aid="phone-company").succeeds().settle()
    for card in ("gay-activists", "dentists"):
        game.expect(card, zone="hand", owner=1, tokens=0)
    game.idle()


@pytest.mark.rule("INW-133", "INW-135")
@pytest.mark.parametrize("won", [True, False])
def test_agents_are_discarded_whatever_comes_of_the_attack(won: bool) -> None:
    game = given(3, play={0: "phone-company", 1: "post-office"}, hands={0: "post-office"}).seat(0)
    game.controls("post-office@1", by="phone-company", aid="bavarian-illuminati").gathers().seat(0)
    game.does("agents", "post-office@0", "aid").part("agents", 10).gathers()
    if won:
        game.succeeds().does("place", "phone-company", "bottom")
    else:
        game.fails()
    game.settle().expect("post-office@0", zone="discards").expect("post-office@1", owner=0 if won else 1)


@pytest.mark.rule("INW-196")
def test_all_that_an_eliminated_player_had_is_gone() -> None:
    position = {"hands": {2: "hoax moonies"}, "decks": {2: "fnord texas"}, "resources": {2: "crystal-skull"}}
    game = given(3, play={0: "dentists", 1: "mi-5"}, **position, active=2).seat(2).expect(2, alive=True)
    game.does("end").settle().expect(2, alive=False, plots=[], groups=[], resources=[])
    game.expect(2, plot_deck=[], group_deck=[]).idle()


@pytest.mark.rule("INW-167")
def test_a_devastated_group_is_as_hard_to_control_as_before() -> None:
    game = given(play={0: "phone-company", 1: "post-office"}, devastated="post-office").seat(0)
    game.controls("post-office", by="phone-company").part("resistance", -3).does("call-off")
    game.destroys("post-office", by="phone-company").part("target-power", -(4 // 2)).idle()


@pytest.mark.rule("INW-033", "INW-034")
def test_an_instant_attack_stops_a_claim() -> None:
    play = {0: ELEVEN.replace("saddam-hussein", "dan-quayle"), 1: "moonies"}
    game = given(4, play=play, illuminati={0: "ufos"}, hands={1: "sniper"}).seat(0).expect(0, basic=11)
    game.does("end").does("claim").seat(1).plays("sniper", "dan-quayle").gathers().rolls(1, 1).settle()
    assert game.kernel.s.result is None
    game.told("claim-failed", seat=0).expect(0, basic=10).expect("table", active=1)


@pytest.mark.rule("INW-036")
def test_nobody_wins_in_a_turn_that_ends_immediately() -> None:
    position = {"play": {0: ELEVEN, 1: ELEVEN}, "hands": {0: "power-grab druids moonies"}}
    game = given(4, illuminati={0: "ufos"}, **position, phase="takeover").seat(0)
    game.does("take-over", "moonies").does("place", "saddam-hussein").plays("power-grab")
    game.does("take-over", "druids").does("place", "mi-5").told("turn-cut", seat=0)
    game.expect("table", active=1).expect(0, basic=13).seat(0).cannot("claim").idle()


@pytest.mark.rule("INW-040")
def test_a_power_of_0_costs_the_tokens_unless_it_is_printed() -> None:
    game = given(play={0: "phone-company opec"}, spent="opec", phase="tokens")
    game.expect("opec", power=0, tokens=1)
    game = given(play={0: "phone-company mi-5"}, hands={0: "dont-forget-to-smash-the-state"}).seat(0)
    game.expect("mi-5", tokens=1).plays("dont-forget-to-smash-the-state").settle()
    game.expect("mi-5", power=0, tokens=0).expect("phone-company", tokens=1).idle()


@pytest.mark.rule("INW-049")
def test_a_copy_of_what_never_came_into_play_can_be_taken_over() -> None:
    play, hands = {0: "phone-company", 1: "dentists"}, {0: "mi-5", 1: "mi-5"}
    game = given(3, play=play, hands=hands).seat(0).controls("mi-5@0", by="phone-company").settle()
    game.does("end").expect("mi-5@0", zone="discards").seat(1).does("take-over", "mi-5@1")
    game.does("place", "the-network", "right").expect("mi-5@1", zone="structure").idle()


@pytest.mark.rule("INW-075")
def test_more_power_is_not_more_global_power() -> None:
    given(play={0: "phone-company"}).expect("phone-company", power=5, global_power=3)
    given(play={0: "phone-company"}, nwos="bigger-business").expect("phone-company", power=7, global_power=3)


@pytest.mark.rule("INW-183", "INW-208")
def test_what_a_new_world_order_adds_counts_for_goals() -> None:
    position = {"play": {0: "phone-company post-office"}, "illuminati": {0: "bavarian-illuminati"}}
    given(**position).expect(0, special=(19, 50))
    given(**position, nwos="bigger-business").expect(0, special=(21, 50))


@pytest.mark.rule("INW-187")
def test_the_earlier_of_two_changes_holds_again_when_the_later_is_gone() -> None:
    hands = {0: "jake-day straighten-up backlash"}
    game = given(play={0: "druids nuclear-power-companies"}, hands=hands, tokens={"0": 3}).seat(0)
    game.plays("jake-day", on="druids").plays("straighten-up", on="druids").settle()
    game.expect("druids", alignments=["straight"]).does("play", "backlash").does("aim", "druids")
    game.does("pick", "straighten-up").settle()
    game.expect("druids", alignments=["weird"], linked=["jake-day"]).idle()


@pytest.mark.rule("INW-188", "EVL-40")
def test_a_link_that_slept_in_the_hand_works_again_in_play() -> None:
    play = {0: "phone-company", 1: "dan-quayle>dentists moonies"}
    game = given(play=play, hands={1: "jake-day"}, spent="dentists").seat(1)
    game.plays("jake-day", "dentists").settle()
    game.seat(0).destroys("dan-quayle", by="bavarian-illuminati", aid="phone-company").succeeds().settle()
    game.expect("dentists", zone="hand").does("end").seat(1).does("take-over", "dentists")
    game.does("place", "the-network", "top").settle()
    game.expect("dentists", zone="structure", linked=["jake-day"], alignments=["weird"]).idle()


SEVEN = "dentists las-vegas mi-5 moonies post-office flat-earthers gay-activists"


@pytest.mark.rule("INW-196", "INW-197")
@pytest.mark.parametrize(("root", "wins"), [("servants-of-cthulhu", True), ("ufos", False)])
def test_cthulhu_that_destroys_its_last_puppet_as_the_eighth_wins_and_others_are_out(
    root: str, wins: bool
) -> None:
    position = {"destroyed": {0: SEVEN}, "illuminati": {0: root}, "turns": 3}
    game = given(3, play={0: "dan-quayle", 1: "texas", 2: "japan"}, **position).seat(0)
    game.destroys("dan-quayle", by=root).succeeds().settle().expect(0, alive=wins)
    if wins:
        game.does("end").does("claim")
        assert ended(game) == ([0], ["special"])


@pytest.mark.rule("INW-212")
@pytest.mark.parametrize(
    ("root", "before", "after"), [("ufos", 0, 1), ("the-network", 0, 0), ("the-network", 1, 0)]
)
def test_a_takeover_with_two_players_costs_one_token_of_the_illuminati(
    root: str, before: int, after: int
) -> None:
    """One of the two that the UFOs get; also one that was saved; and nothing where more play."""
    position = {"hands": {0: "dentists"}, "illuminati": {0: root}, "tokens": {"0": before}}
    game = given(2, **position, phase="takeover").seat(0).does("take-over", "dentists")
    game.does("place", root, "top").told("takeover-paid", seat=0).expect("dentists", tokens=1)
    game.expect(0, tokens=after).idle()
    given(2, **position, phase="takeover").seat(0).does("no-takeover").expect(0, tokens=1 + (root == "ufos"))
    game = given(3, **position, phase="takeover").seat(0).does("take-over", "dentists")
    game.does("place", root, "top").not_told("takeover-paid").expect(0, tokens=1 + (root == "ufos"))


@pytest.mark.rule("INW-208")
def test_power_for_a_time_lets_no_group_count_double() -> None:
    """The Gnomes count Banks with a Power of 4 double: a New World Order makes one so, a Plot does not."""
    position = {"play": {0: "bank-of-england dentists", 1: "mi-5"}, "illuminati": {0: "gnomes-of-zurich"}}
    game = given(4, **position, hands={0: "currency-speculation"}).seat(0).expect(0, basic=3)
    game.plays("currency-speculation", "bank-of-england").does("mode", "power").settle()
    game.expect("bank-of-england", power=3 * 3).expect(0, basic=3).idle()
    game = given(4, **position, nwos="chicken-in-every-pot").expect("bank-of-england", power=3 + 2)
    game.expect(0, basic=4)


@pytest.mark.rule("INW-141")
def test_nobody_is_asked_about_dice_that_are_thrown_again() -> None:
    """As soon as they are taken up, and until they lie again."""
    play, hands = {0: "fnord-motor-company", 1: "dentists"}, {0: "saddam-hussein fnord fnord", 1: "bribery"}
    game = given(play=play, hands=hands, decks={0: "moonies japan"}).seat(0)
    game.controls("saddam-hussein", by="bavarian-illuminati").rolls(6, 6).does("play", "fnord", 0)
    while game.kernel.s.doing in ("using", "played"):
        seat = game.kernel.s.waiting[0]
        able = [move for move in game.kernel.legal(seat) if isinstance(move, tuple)]
        wanted = (("announce",), PASS, LAPSE, ("cost", 0))
        game.seat(seat).does(*next(move for move in wanted if move in able))
    assert game.kernel.s.waiting == [CHANCE]
    game.rolls(1, 2).settle().expect("saddam-hussein", zone="structure")


@pytest.mark.rule("INW-049", "INW-107")
def test_what_a_card_says_of_attacks_on_itself_holds_while_it_is_attacked_from_a_hand() -> None:
    """And nothing else that it says: the Trekkies help against Media once they are in play."""
    game = given(play={0: "feminists phone-company"}, hands={0: "gun-lobby"}).seat(0)
    game.controls("gun-lobby", by="feminists").part("resistance", -10).does("call-off")
    game.controls("gun-lobby", by="phone-company").part("resistance", -3).idle()
    play = {0: "empty-vee international-communist-conspiracy phone-company"}
    game = given(play=play, hands={0: "trekkies prince-charles russia"}).seat(0)
    game.controls("trekkies", by="empty-vee").gives("trekkies", 4).does("call-off")
    game.controls("prince-charles", by="empty-vee").part("power", 2 * 3).does("call-off")
    game.controls("russia", by="international-communist-conspiracy").gives("russia", 4).does("call-off")
    game.controls("russia", by="phone-company").gives("russia", 0).idle()


@pytest.mark.card("gun-lobby")
@pytest.mark.rule("INW-052")
def test_a_sixth_plot_that_is_got_in_the_turn_of_another_goes_at_once() -> None:
    position = {"hands": {1: "hoax fnord jihad martyrs bribery"}, "decks": {1: "jake-day"}, "spent": "1"}
    position["play"] = {0: "phone-company", 1: "new-york>cable-tv>gun-lobby"}
    game = given(**position).seat(0).controls("gun-lobby", by="phone-company").fails().stands().seat(1)
    game.does("do").can("discard", "jake-day").cannot("pass").does("discard", "hoax")
    game.expect(1, plots=["fnord", "jihad", "martyrs", "bribery", "jake-day"]).idle()
