"""Where the rules of elections touch others, and one another: whose turn it is, what is cancelled, who comes
back, what a card is called."""

from __future__ import annotations

import pytest

from bot.games.contract import Page
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.game import INWO
from bot.games.inwo.minds.ease import EASE
from bot.games.inwo.play.election.reckoning import appeal
from tests.games.inwo.elections.campaign import campaign, nominated, step, tickets
from tests.games.inwo.test_pictures import say
from tests.support.inwo import Game, given

ORDERS = {FACES.ID[face]: FACES.COLOUR[face] for face in range(len(FACES.ID)) if FACES.COLOUR[face]}
NAMES = ("al-gore", "dan-quayle")


def race(play: dict[int, str] | None = None, **more: object) -> Game:
    """Al Gore with Elvis against Dan Quayle with Elvis, all of them free; Seat 0 declares first."""
    game = nominated(campaign(2, play, area="al-gore dan-quayle elvis", **more), *NAMES)
    return game.seat(0).does("mate", "elvis").seat(1).does("mate", "elvis").seat(0)


def barred(game: Game, number: int) -> tuple[str, ...]:
    election = game.sees(None).election
    assert election is not None
    return election.tickets[number].barred


# -- whose turn it is


@pytest.mark.rule("ELE-02")
def test_an_election_is_nobodys_turn() -> None:
    """Seat 1 has just ended the last turn of the round."""
    game = campaign(2, area="elvis", hands={1: "reorganization energy-crisis"})
    game.seat(1).may_not("reorganization").may("energy-crisis")


@pytest.mark.rule("ELE-02")
def test_the_others_play_plots_too_while_free_groups_are_decided_and_actions_are_added() -> None:
    crisis = {"hands": {1: "energy-crisis"}}
    play = {0: "trading-card-games cable-tv"}
    area = "al-gore dan-quayle anti-nuclear-activists"
    game = nominated(campaign(2, play, area=area, **crisis), *NAMES)
    game.seat(0).does("mate", "dan-quayle").seat(1).does("mate", "al-gore")
    game.seat(0).does("back", 0).seat(1).does("declared")
    assert step(game) == "more"
    game.seat(1).may("energy-crisis").seat(0).does("pass")
    while step(game) != "sway":
        game.rolls(6, 6, 1, 1)
    game.waits_for(0).seat(1).plays("energy-crisis").gathers().expect("table", nwos=["energy-crisis"])
    game.waits_for(0).seat(0).does("sway-all", 1)


@pytest.mark.rule("ELE-02")
@pytest.mark.card("seize-the-time")
def test_a_turn_that_comes_between_ends_no_round() -> None:
    """Seat 2, who plays last, takes a turn of its own before that of Seat 0."""
    play = {0: "phone-company", 1: "loan-sharks", 2: "dentists"}
    more = {"hands": {2: "seize-the-time"}, "area": "elvis", "phase": "begin", "elections": "rounds"}
    game = given(3, play=play, **more)
    game.kernel.s.republic["first"] = 0
    game.seat(2).plays("seize-the-time").settle().expect("table", active=2).seat(2).does("end").settle()
    game.expect("table", active=0).not_told("election-began")


@pytest.mark.rule("ELE-21")
@pytest.mark.card("seize-the-time")
def test_whose_turn_of_the_last_round_is_interrupted_has_it_afterwards() -> None:
    play = {0: "phone-company>al-gore", 1: "loan-sharks", 2: "dentists"}
    more = {"hands": {1: "seize-the-time"}, "area": "elvis", "elections": "hungrily", "election_rounds": 2}
    game = given(3, play=play, active=2, **more)
    game.kernel.s.republic["held"] = 1
    nominated(game.seat(2).does("end"), "al-gore", None, None).seat(0).does("mate", "elvis").does("back", 0)
    for seat in (1, 2):
        game.seat(seat).does("declared")
    game.seat(1).plays("seize-the-time").settle().expect("table", active=1).seat(1).does("end").settle()
    game.expect("table", active=0).seat(0).does("end").waits_for(0).does("call", 2).settle()
    game.seat(2).does("end").expect("table", active=1).seat(1).does("end").settle()
    assert game.kernel.s.result["winners"] == [0]


@pytest.mark.rule("ELE-21")
def test_who_has_had_the_first_turn_of_the_last_round_and_leaves_still_leaves_it_to_be_called() -> None:
    play = {0: "phone-company>al-gore", 1: "loan-sharks>dan-quayle", 2: "dentists", 3: "boy-sprouts"}
    game = given(4, play=play, area="elvis", active=3, elections="hungrily", election_rounds=2)
    game.kernel.s.republic["held"] = 1
    nominated(game.seat(3).does("end"), "al-gore", None, None, None).seat(0).does("mate", "dan-quayle")
    game.settle().expect("table", active=0).seat(0).does("resign").seat(1).does("name-vice", "elvis")
    game.seat(0).does("end").waits_for(1).host("leave", 0).waits_for(1).seat(1).can("call", 1)
    game.does("call", 3).expect("table", active=3)


@pytest.mark.rule("ELE-03")
def test_nobody_is_asked_to_nominate_when_all_persons_are_nominated() -> None:
    game = campaign(3, area="elvis").seat(0).does("nominate", "elvis")
    assert step(game) == "support"


# -- what is cancelled


@pytest.mark.rule("ELE-05")
@pytest.mark.card("nuclear-power-companies")
def test_the_action_of_a_party_that_removes_a_nominee_can_be_cancelled() -> None:
    game = campaign(2, {0: "libertarians", 1: "nuclear-power-companies"}, area="elvis al-gore")
    nominated(game, "elvis", "al-gore").seat(0).does("support-out", "al-gore").not_told("supported-out")
    prompt = say(INWO.words.prompt(game.sees(1), game.ask_of(1)))
    assert "Libertarians to support Al Gore out of the race" in prompt
    game.seat(1).uses("nuclear-power-companies", it="libertarians").gathers().not_told("supported-out")
    game.expect("libertarians", tokens=0).expect("nuclear-power-companies", tokens=0)
    assert [stand[0] for stand in tickets(game)] == ["elvis", "al-gore"]


@pytest.mark.rule("ELE-11")
@pytest.mark.card("supreme-court")
def test_the_action_of_a_president_who_shields_can_be_cancelled() -> None:
    """What was cancelled shields nothing, and may be tried again with another token."""
    more = {"president": "al-gore", "vice": "elvis", "area": "elvis", "elections": "rounds"}
    play = {0: "phone-company>al-gore", 1: "loan-sharks>supreme-court"}
    game = given(2, play=play, nwos="energy-crisis", tokens={"al-gore": 2}, **more).seat(0)
    game.does("shield", "energy-crisis").seat(1).uses("supreme-court", it="al-gore").gathers()
    game.not_told("nwo-shielded").expect("al-gore", tokens=1).seat(0).does("shield", "energy-crisis")
    game.gathers().told("nwo-shielded").expect("al-gore", tokens=0)


# -- what an action adds


@pytest.mark.rule("ELE-08")
@pytest.mark.card("miracle-diet-plan")
def test_power_for_the_next_action_counts_with_an_action_in_support_and_is_used_up() -> None:
    play = {0: "phone-company big-media", 1: "loan-sharks"}
    game = race(play, hands={0: "miracle-diet-plan"})
    power = game.look("phone-company", "power")
    assert isinstance(power, int)
    game.plays("miracle-diet-plan", on="phone-company").gathers()
    game.seat(0).does("act", 0, "phone-company").expect("phone-company", power=power, tokens=0)
    assert tickets(game)[0][2] == 3 * power


@pytest.mark.rule("ELE-08", "ELE-28")
def test_a_ticket_is_closed_once_and_no_second_party_spends_an_action_for_it() -> None:
    game = race({0: "democrats feminists"})
    both = [EASE.page(game.sees(0), game.ask_of(0), ())]
    for want in ("Democrats", "Feminists"):
        shown = both[-1]
        assert isinstance(shown, Page)
        (row,) = [plans for head, plans in shown.rows if say(head) == "Who spends an action for it"]
        key = next(plan.key for plan in row if want in say(plan.label))
        both.append(EASE.page(game.sees(0), game.ask_of(0), key))
    assert isinstance(both[-1], Page)
    assert both[-1].chosen is not None
    acted = [move for move in both[-1].chosen.moves if move[0] == "act-for"]
    assert acted == [("act-for", game.guide.names["feminists"])]
    game.does("act", 0, "democrats").cannot("act", 0, "feminists").can("act", 1, "feminists")
    game.does("support", 0, "feminists").cannot("act-for", "feminists")
    assert barred(game, 0) == ("conservative",)


# -- who may not, and who may again


@pytest.mark.rule("ELE-13", "ELE-30")
def test_a_mate_who_was_elected_twice_does_not_step_up() -> None:
    game = race({0: "phone-company"})
    s, names = game.kernel.s, game.guide.names
    s.republic["elected"] = [[FACES.face("elvis"), 2]]
    s.discard(names["al-gore"])
    game.does("support", 1, "phone-company")
    assert [stand[0] for stand in tickets(game)] == ["dan-quayle"]


@pytest.mark.rule("ELE-30", "ELE-26")
def test_a_mate_who_stands_already_does_not_stand_twice() -> None:
    """R-145: each of two candidates is the mate of the other; one of them leaves play."""
    play = {0: "phone-company>mayor-bunting", 1: "loan-sharks>aunt-agatha-smith"}
    game = nominated(campaign(2, play, area="elvis"), "mayor-bunting", "aunt-agatha-smith")
    game.seat(0).does("mate", "aunt-agatha-smith").seat(1).does("mate", "mayor-bunting")
    game.seat(0).does("support", 0, "phone-company").does("support", 1, "mayor-bunting")
    s, names = game.kernel.s, game.guide.names
    s.uproot(names["mayor-bunting"])
    s.discard(names["mayor-bunting"])
    game.does("declared").waits_for(1)
    assert step(game) == "mates", "and the mate who has gone is replaced"
    game.seat(1).does("mate", "elvis")
    assert tickets(game) == [("aunt-agatha-smith", "elvis", 5 + 1)]


@pytest.mark.rule("ELE-12")
def test_a_president_who_has_gone_may_be_vice_president_once_another_was() -> None:
    play = {0: "phone-company>al-gore", 1: "loan-sharks>elvis"}
    more = {"president": "al-gore", "vice": "elvis", "area": "dan-quayle nancy-reagan", "elections": "rounds"}
    game = given(2, play=play, **more).seat(0).does("resign")
    game.seat(1).cannot("name-vice", "al-gore").does("name-vice", "dan-quayle")
    game.kernel.s.discard(game.guide.names["dan-quayle"])
    game.seat(0).does("attack", "phone-company").does("call-off").waits_for(1)
    game.seat(1).can("name-vice", "al-gore")


@pytest.mark.rule("ELE-11")
def test_a_president_shields_one_new_world_order_after_the_other() -> None:
    shielded = ("energy-crisis", "peace-in-our-time")
    assert len({ORDERS[order] for order in shielded}) == 2
    others = [
        next(card for card, colour in ORDERS.items() if colour == ORDERS[order] and card not in shielded)
        for order in shielded
    ]
    more = {"president": "al-gore", "vice": "elvis", "area": "elvis", "elections": "cynical"}
    play = {0: "phone-company>al-gore", 1: "loan-sharks"}
    game = given(2, play=play, nwos=" ".join(shielded), hands={0: " ".join(others)}, **more).seat(0)
    game.does("shield", shielded[0]).may_not(others[0]).may(others[1]).does("end").seat(1).does("end").seat(0)
    game.cannot("shield", shielded[0]).does("shield", shielded[1]).may_not(others[0]).may_not(others[1])


# -- what a card is, and what it is called


@pytest.mark.rule("ELE-01", "ELE-09")
@pytest.mark.card("candidate-clinton")
@pytest.mark.parametrize(("roll", "liberal"), [(3, 1), (4, 0)])
def test_free_groups_like_the_candidate_as_the_die_says(roll: int, liberal: int) -> None:
    """The Anti-Nuclear Activists are Liberal."""
    game = campaign(2, area="candidate-clinton elvis anti-nuclear-activists").rolls(roll)
    s, names = game.kernel.s, game.guide.names
    assert appeal(s, [names["candidate-clinton"]], names["anti-nuclear-activists"]) == 2 + 4 * liberal


@pytest.mark.rule("ELE-01")
@pytest.mark.card("candidate-clinton", "hillary-clinton")
def test_what_names_bill_clinton_means_the_candidate() -> None:
    play = {0: "hillary-clinton", 1: "loan-sharks"}
    game = given(2, play=play, hands={0: "candidate-clinton"}, elections="rounds").seat(0)
    game.controls("candidate-clinton", by="hillary-clinton")
    attack = game.sees(None).attack
    assert attack is not None
    assert [amount for name, _, amount in attack.parts if name == "bonus"] == [6]


@pytest.mark.rule("ELE-33")
def test_a_new_world_order_does_not_change_what_a_free_group_likes() -> None:
    """Under Political Correctness the Fred Birch Society is criminal, too; Honest Ned Slipway is anyway."""
    ned, society = "honest-ned-slipway", "fred-birch-society"
    likes = []
    for orders in ("", "political-correctness"):
        game = campaign(2, area=f"{ned} elvis {society}", nwos=orders)
        names = game.guide.names
        likes.append(appeal(game.kernel.s, [names[ned]], names[society]))
        assert ("criminal" in game.look(society, "alignments")) is bool(orders)  # type: ignore[operator]
    assert likes[0] == likes[1] == 2


@pytest.mark.rule("ELE-33", "ELE-11")
def test_nor_does_it_make_a_group_one_that_the_leader_has_a_bonus_for() -> None:
    """Under the Military-Industrial Complex Corporate Groups count as Government, which a president controls
    more easily; the Multinational Oil Companies are Corporate."""
    elvis, oil = "elvis", "multinational-oil-companies"
    likes = []
    for orders in ("", "military-industrial-complex"):
        game = campaign(2, area=f"{elvis} dan-quayle {oil}", nwos=orders, president=elvis, vice="dan-quayle")
        names = game.guide.names
        likes.append(appeal(game.kernel.s, [names[elvis]], names[oil]))
        assert ("government" in game.look(oil, "alignments")) is bool(orders)  # type: ignore[operator]
    assert likes[0] == likes[1]


# -- what is told


def told_in(game: Game) -> list[str]:
    """Everything that everybody has read."""
    lines = (INWO.words.happened(game.sees(None), event) for event in game.events)
    return [say(line) for line in lines if line is not None]


@pytest.mark.rule("ELE-09")
def test_the_log_says_whose_support_the_dice_decide() -> None:
    game = race()
    game.does("declared").seat(1).does("declared").rolls(6, 6, 1, 1).settle()
    rolled = "Al Gore 12 and Dan Quayle 2"
    assert f"Dice for Elvis, whose own tickets have equal support: {rolled}." in told_in(game)
    assert "Alice supports nobody." in told_in(game)


@pytest.mark.rule("ELE-05")
def test_the_log_says_why_everybody_stands() -> None:
    game = nominated(campaign(2, area="elvis al-gore"), None, None)
    assert "Nobody is nominated: everybody in play or uncontrolled stands." in told_in(game)
    game = nominated(campaign(2, {0: "libertarians"}, area="elvis al-gore dan-quayle"), "elvis", None)
    game.seat(0).does("support-out", "elvis")
    assert "No nominee is left: everybody else in play or uncontrolled stands." in told_in(game)


@pytest.mark.rule("ELE-20")
def test_a_game_that_nobody_wins_is_told_so() -> None:
    play = {0: "phone-company", 1: "loan-sharks"}
    game = given(2, play=play, area="elvis", active=1, elections="white-house", election_rounds=2)
    game.kernel.s.republic["held"] = 1
    nominated(game.seat(1).does("end"), "elvis", None).settle()
    assert "Winners: nobody." in told_in(game)[-1]


# -- who names


@pytest.mark.rule("ELE-22", "ELE-32")
def test_who_makes_a_free_person_president_names_the_mate() -> None:
    """Whoever lost an office before has nothing to do with it."""
    play = {0: "phone-company", 1: "loan-sharks", 2: "democrats dan-quayle"}
    more = {"hands": {2: "elected-president"}, "area": "elvis al-gore", "elections": "cynical", "active": 2}
    game = given(3, play=play, president="dan-quayle", vice="elvis", **more)
    game.kernel.s.republic["namer"] = 1
    game.seat(2).plays("elected-president", on="al-gore").settle().waits_for(2)
    game.seat(2).does("name-vice", "elvis")
    assert game.sees(None).president == game.guide.names["al-gore"]


@pytest.mark.rule("ELE-12", "ELE-32")
def test_the_mate_of_a_free_president_is_named_by_the_player_after_the_one_who_lost_the_office() -> None:
    play = {0: "phone-company", 1: "loan-sharks>al-gore", 2: "dentists"}
    more = {"president": "al-gore", "vice": "elvis", "area": "elvis dan-quayle", "elections": "rounds"}
    game = given(3, play=play, active=1, **more).seat(1).does("resign").waits_for(2)
    game.seat(2).does("name-vice", "dan-quayle").waits_for(1)


@pytest.mark.rule("ELE-11", "ELE-01")
@pytest.mark.card("lyndon-larouche")
def test_what_an_office_gives_comes_on_top_of_what_a_card_makes_of_itself() -> None:
    """Lyndon LaRouche has the Power of The Green Party, 4, and six more; his Global Power is 0 of itself."""
    play = {0: "lyndon-larouche>the-green-party", 1: "loan-sharks"}
    more = {"president": "lyndon-larouche", "vice": "elvis", "area": "elvis", "elections": "rounds"}
    given(2, play=play, **more).expect("lyndon-larouche", power=10, global_power=6)


@pytest.mark.rule("ELE-12", "ELE-22")
@pytest.mark.card("clone-arrangers")
@pytest.mark.parametrize("returns", [True, False])
def test_a_president_by_a_plot_who_returns_at_once_has_the_plot_again(returns: bool) -> None:
    play = {0: "fred-birch-society", 1: "democrats phone-company>cable-tv>elvis clone-arrangers"}
    hands = {0: "sniper", 1: "elected-president"}
    more = {"area": "al-gore dan-quayle", "elections": "cynical", "active": 1}
    game = given(2, play=play, hands=hands, **more).seat(1).plays("elected-president", on="elvis").settle()
    game.seat(1).does("name-vice", "al-gore").does("end").seat(0).settle().plays("sniper", "elvis")
    game.gathers().rolls(1, 1)
    if returns:
        game.seat(1).uses("clone-arrangers").does("place", "clone-arrangers", "bottom")
    game.settle().expect("elvis" if returns else "al-gore", linked=["elected-president"])
    assert game.sees(None).president == game.guide.names["elvis" if returns else "al-gore"]
