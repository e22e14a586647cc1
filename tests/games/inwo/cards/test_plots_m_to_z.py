"""Plots, M to Z."""

from __future__ import annotations

import pytest

from tests.support.inwo import ILLUMINATI, ROOT, attack, given


@pytest.mark.card("market-manipulation")
def test_market_manipulation_takes_tokens_of_a_corporation_and_of_banks() -> None:
    card = "market-manipulation"
    play = {0: "phone-company dentists", 1: "wall-street bank-of-england cable-tv"}
    game = given(play=play, hands={0: card}).seat(0).plays(card).settle().cannot("pick", "dentists")
    game.does("pick", "cable-tv").does("pick", "wall-street").does("enough").settle()
    game.expect("cable-tv", tokens=0).expect("wall-street", tokens=0).expect("bank-of-england", tokens=1)
    game.expect("phone-company", tokens=1).idle()
    game = given(play={0: "phone-company", 1: "dentists"}, hands={0: card}).seat(0).plays(card).settle()
    game.seat(0).does("enough").settle().expect("phone-company", tokens=1).idle()


@pytest.mark.card("media-connections")
def test_media_connections_make_media() -> None:
    card = "media-connections"
    position = {"play": {0: "big-media cable-tv", 1: "dentists"}, "hands": {0: card}}
    game = given(**position).seat(0).plays(card, "dentists", using="big-media cable-tv").settle()
    game.expect("dentists", attributes=["media"], global_power=1, power=1, linked=[card])
    game.expect("big-media", tokens=0).expect("cable-tv", tokens=0).idle()
    given(**position, spent="cable-tv").seat(0).may_not(card)


@pytest.mark.card("messiah")
def test_the_messiah_grows_with_churches() -> None:
    play = {0: "elvis tv-preachers dan-quayle", 1: "vatican-city"}
    game = given(play=play, hands={0: "messiah messiah"}).seat(0).aims("messiah", "elvis dan-quayle")
    game.plays("messiah", "elvis").settle().expect("elvis", power=1 + 4 + 2, resistance=4 + 4 + 2)
    game.cannot("play").idle()
    attack("control", "phone-company", "dentists", own="phone-company elvis", hands={0: "messiah"}).may_not(
        "messiah"
    )
    given(play=play, hands={1: "messiah"}).seat(1).may_not("messiah")


@pytest.mark.card("messiah")
@pytest.mark.rule("EVL-40")
def test_a_captured_messiah_has_the_churches_of_their_new_master() -> None:
    play = {0: "new-york", 1: "phone-company>elvis tv-preachers"}
    game = given(play=play, hands={1: "messiah"}, active=1).seat(1).plays("messiah", "elvis").settle()
    game.expect("elvis", power=1 + 4 + 2).does("end").seat(0).settle()
    game.controls("elvis", by="new-york", aid=ROOT).succeeds().settle().does("place", "new-york", "top")
    game.expect("elvis", owner=0, power=1 + 4).idle()


@pytest.mark.card("messiah")
@pytest.mark.rule("EVL-30", "EVL-40")
def test_there_may_be_another_messiah_while_the_first_is_in_a_hand() -> None:
    """Who comes back into play then is none any more."""
    hands, play = {0: "messiah messiah"}, {0: "phone-company>elvis dan-quayle", 1: "new-york"}
    game = given(play=play, hands=hands).seat(0).plays("messiah", "elvis").settle().cannot("play")
    game.does("end").seat(1).settle().destroys("phone-company", by="new-york", aid=ILLUMINATI[1]).succeeds()
    game.settle().expect("elvis", zone="hand", linked=["messiah"]).does("end").seat(0)
    game.does("no-takeover").gathers().does("play", 7, 0).does("aim", "dan-quayle").settle()
    game.expect("dan-quayle", linked=["messiah"]).does("end").seat(1).settle().does("end").seat(0)
    game.does("take-over", "elvis").does("place", ROOT, "left").settle()
    game.expect("elvis", owner=0, power=1, linked=[]).expect("dan-quayle", linked=["messiah"]).idle()


@pytest.mark.card("miracle-diet-plan")
def test_a_miracle_diet_plan() -> None:
    card = "miracle-diet-plan"
    play = {0: "phone-company cable-tv", 1: "dentists canada"}
    position = {"play": play, "hands": {0: card}}
    game = given(**position).seat(0).plays(card, "phone-company", using="canada").settle()
    game.expect("canada", tokens=0).expect("dentists", tokens=1).expect("cable-tv", tokens=0)
    game.controls("dentists", by="phone-company").part("power", 15).idle()
    game.expect("phone-company", power=5)
    given(**position, spent="cable-tv").seat(0).may_not(card)
    attack("control", "phone-company", "dentists", own="phone-company cable-tv", hands={0: card}).may_not(
        card
    )


@pytest.mark.card("miracle-diet-plan")
@pytest.mark.rule("INW-012")
def test_the_diet_spares_whoever_has_not_finished_the_first_turn() -> None:
    play = {0: "phone-company cable-tv", 1: "dentists", 2: "canada"}
    game = given(3, play=play, hands={0: "miracle-diet-plan"}, turns={0: 2, 1: 2}).seat(0)
    game.does("play", "miracle-diet-plan", 0).does("aim", "phone-company").cannot("aim", "canada")
    game.settle().expect("dentists", tokens=0).expect("canada", tokens=1).idle()


@pytest.mark.card("miracle-diet-plan")
def test_the_diet_waits_for_an_action_and_is_no_defence() -> None:
    """In whatever turn that comes; to defend itself is an action, and to pay for a Plot as well, but not what
    was called off."""
    card = "miracle-diet-plan"
    position = {"play": {0: "phone-company cable-tv", 1: "dentists canada"}}
    game = given(**position, hands={0: card}).seat(0).plays(card, "phone-company", using="canada").settle()
    game.controls("dentists", by="phone-company").does("call-off").settle().expect("phone-company", power=15)
    game.does("end").seat(1).settle().destroys("phone-company", by="dentists").part("target-power", -5)
    game.idle().expect("phone-company", power=15).destroys("phone-company", by=ILLUMINATI[1]).seat(0)
    game.joins("oppose", "phone-company").part("defence", -20).idle().expect("phone-company", power=5)
    hands = {0: f"{card} george-the-janitor", 1: "hoax"}
    game = given(**position, hands=hands).seat(0).plays(card, "phone-company", using="canada").settle()
    game.plays("george-the-janitor", using="phone-company").settle().does("mode", "that").settle()
    game.expect("phone-company", power=5).idle()


@pytest.mark.card("mothers-march")
def test_a_mothers_march_makes_a_destroyer_throw_again() -> None:
    position = {"theirs": "post-office", "hands": {1: "mothers-march"}, "own": "new-york tobacco-companies"}
    game = attack("destroy", "new-york", "fnord-motor-company", aid=ROOT, **position)
    number = game.sees(None).attack.number
    game.succeeds().seat(1).plays("mothers-march", using="post-office").told("dice-again").rolls(1, 1)
    game.told("dice-rolled", number=number - 4).expect("post-office", tokens=0).idle()
    attack("destroy", "new-york", "fnord-motor-company", aid=ROOT, **position).fails().seat(1).may_not(
        "mothers-march"
    )


@pytest.mark.card("mothers-march", "the-second-bullet", "death-mask")
def test_after_a_mothers_march_nobody_changes_the_strength() -> None:
    """No late help, and no second march; the dice may still be turned."""
    hands = {0: "the-second-bullet fnord", 1: "mothers-march mothers-march"}
    own = "new-york tobacco-companies the-mafia stonehenge"
    position = {"theirs": "post-office canada", "hands": hands, "own": own, "decks": {0: "kkk"}}
    position |= {"resources": {0: "death-mask"}, "links": {"death-mask": "stonehenge"}}
    game = attack("destroy", "new-york", "fnord-motor-company", aid=ROOT, **position).succeeds()
    game.seat(0).can("aid", "stonehenge").seat(1).plays("mothers-march", using="post-office").fails()
    game.seat(0).cannot("aid", "stonehenge").may_not("the-second-bullet").plays("fnord").succeeds()
    game.seat(1).cannot("play").idle()


@pytest.mark.card("mutual-betrayal")
def test_mutual_betrayal_exposes_as_many_on_both_sides() -> None:
    hands = {0: "mutual-betrayal jihad martyrs", 1: "hoax fnord infobahn"}
    position = {"play": {0: "dentists", 1: "canada"}, "hands": hands}
    game = given(**position).seat(0).plays("mutual-betrayal", using="dentists").settle()
    game.told("cards-seen", to=0, count=3).does("pick", "hoax").does("enough").does("pick", "martyrs")
    game.settle().expect(1, exposed=["hoax"]).expect(0, exposed=["martyrs"])
    game.expect("dentists", tokens=0).idle()
    given(**position, spent="0 dentists").seat(0).may_not("mutual-betrayal")
    for own, most in (("jihad", 1), ("", 0)):
        game = given(play=position["play"], hands={**hands, 0: f"mutual-betrayal {own}"}).seat(0)
        game.plays("mutual-betrayal", using="dentists").gathers()
        game = game.does("pick", "hoax") if most else game
        game.cannot("pick", "fnord").settle().expect(0, exposed=own.split())
        game.expect(1, exposed=["hoax"] * most).idle()


@pytest.mark.card("nice-idea-its-mine-now")
def test_an_exposed_goal_is_taken() -> None:
    card = "nice-idea-its-mine-now"
    hands = {0: card, 1: "hail-eris criminal-overlords hoax"}
    position = {"play": {0: "dentists", 1: "canada"}, "hands": hands, "exposed": "hail-eris hoax"}
    game = given(**position).seat(0).plays(card).settle()
    game.expect(0, plots=["hail-eris"], exposed=["hail-eris"], tokens=0)
    game.expect(1, plots=["criminal-overlords", "hoax"]).idle()
    given(**position, active=1).seat(0).may_not(card)
    given(**position, spent="0").seat(0).may_not(card)
    given(**{**position, "exposed": "hoax"}).seat(0).may_not(card)
    position["hands"][2] = "power-for-its-own-sake"
    game = given(3, **{**position, "exposed": "power-for-its-own-sake hoax"}).seat(0).does("play", card, 0)
    game.cannot("at", 1).does("announce").settle().expect(0, exposed=["power-for-its-own-sake"]).idle()


@pytest.mark.card("privileged-attack")
def test_a_privileged_attack_takes_an_illuminati_or_a_secret_group() -> None:
    card = "privileged-attack"
    position = {"seats": 3, "play": {2: "post-office"}, "hands": {0: card}}
    game = attack("control", ROOT, "dentists", **position).plays(card).told("attack-privileged")
    game.expect(0, tokens=0).seat(2).cannot("oppose", "post-office").idle()
    game = attack("control", "phone-company", "dentists", **position).may_not(card, 0).plays(card, way=1)
    game.told("attack-privileged").expect(0, tokens=0).idle()
    game = attack("control", "phone-company", "dentists", spent="0", **position).may_not(card)
    own = "phone-company n-s-a"
    game = attack("control", "phone-company", "dentists", own=own, spent="0", **position).plays(card, way=1)
    game.expect("n-s-a", tokens=0).told("attack-privileged").idle()
    game = attack("control", "phone-company", "dentists", own=own, aid="n-s-a", **position).plays(card)
    game.told("attack-privileged").expect(0, tokens=1).seat(2).cannot("oppose", "post-office").idle()
    game = attack("control", "phone-company", "dentists", own=own, aid="n-s-a", **position).seat(2)
    game.joins("oppose", "post-office").gathers().seat(0).may_not(card)
    game = given(3, play={0: "n-s-a", 1: "elvis", 2: "texas"}, hands={0: f"sniper {card}"}, spent="0")
    game.seat(0).plays("sniper", "elvis", using="n-s-a").gathers().seat(0).plays(card)
    game.told("attack-privileged").idle()


@pytest.mark.card("purge", "xanadu")
def test_a_purge_keeps_agents_out_for_good() -> None:
    position = {"play": {0: "phone-company", 1: "canada"}, "hands": {1: "purge"}}
    game = given(**position, active=1).seat(1).plays("purge", "canada", way=1).settle()
    game.expect("canada", power=2, tokens=0, linked=["purge"]).idle()
    hands = {0: "canada", 1: "purge"}
    game = (
        given(play=position["play"], hands=hands, active=1).seat(1).plays("purge", "canada@1", way=1).settle()
    )
    game.does("end").seat(0).settle().controls("canada@1", by="phone-company")
    game.does("agents", "canada@0", "aid").part("agents", 0).idle()
    given(**position, spent="canada", active=1).seat(1).may_not("purge", 1)
    given(**position).seat(1).may_not("purge")
    game = attack("control", "phone-company", "dentists", hands={0: "dentists"})
    game.does("agents", "dentists@0", "aid").part("agents", 10).idle()
    game = attack("control", "phone-company", "dentists", resources={1: "xanadu"}, hands={0: "dentists"})
    game.does("agents", "dentists@0", "aid").part("agents", 0).idle()


@pytest.mark.card("reach-out")
def test_reach_out_takes_all_tokens_of_both_at_the_end() -> None:
    position = {"hands": {0: "reach-out"}, "resources": {1: "mercenaries"}}
    play = {0: "dentists canada", 1: "england phone-company"}
    game = given(play=play, **position).seat(0).can("attack").plays("reach-out").settle()
    game.expect("england", tokens=0).expect("phone-company", tokens=0).expect("mercenaries", tokens=1)
    game.expect("dentists", tokens=0).expect(0, tokens=0)
    game.cannot("attack").does("end").expect("table", active=1)
    given(play=play, **position, spent="0").seat(0).may_not("reach-out")
    given(play=play, **position, active=1).seat(0).may_not("reach-out")
    attack("control", ROOT, "canada", hands={0: "reach-out"}, own="dentists").may_not("reach-out")


@pytest.mark.card("read-my-lips")
def test_read_my_lips_saves_a_personality() -> None:
    position = {"hands": {1: "read-my-lips"}, "own": "new-york", "aid": ROOT}
    game = attack("control", "new-york", "elvis", **position).succeeds().seat(1).plays("read-my-lips")
    game.settle().expect("elvis", owner=1).told("attack-stopped").idle()
    attack("control", "new-york", "dentists", **position).succeeds().seat(1).may_not("read-my-lips")
    attack("control", "new-york", "elvis", **position).fails().seat(1).may_not("read-my-lips")
    game = attack("destroy", "new-york", "elvis", **position).succeeds().seat(1).plays("read-my-lips")
    game.settle().expect("elvis", zone="structure", owner=1).idle()
    hands, play = {0: "sniper", 1: "read-my-lips"}, {0: "new-york", 1: "hawaii>al-gore", 2: "elvis"}
    game = given(3, play=play, hands=hands).seat(0).controls("elvis", by="new-york", aid=ROOT).succeeds()
    game.seat(1).may_not("read-my-lips")
    game = given(3, play=play, hands=hands).seat(0).plays("sniper", "al-gore").rolls(1, 1)
    game.seat(1).may_not("read-my-lips")


@pytest.mark.card("resistance-is-useless")
def test_resistance_is_useless() -> None:
    card = "resistance-is-useless"
    theirs = "post-office>canada"
    position = {"own": "phone-company cable-tv", "theirs": theirs, "hands": {0: card}}
    game = attack("control", "phone-company", "canada", **position).part("resistance", -4).part("master", -4)
    game.plays(card, "canada").part("resistance", 0).part("master", 0).part("position", -5)
    game.expect("cable-tv", tokens=0).idle().expect("canada", resistance=0).does("end").settle()
    game.expect("canada", resistance=4)
    attack("control", "phone-company", "canada", **position, spent="cable-tv").may_not(card)
    game = given(play={0: "cable-tv", 1: "wall-street>canada"}, hands={0: card}).seat(0)
    game.expect("canada", resistance=4 + 10).plays(card, "canada").settle().expect("canada", resistance=0)


@pytest.mark.card("revolution")
def test_a_revolution_needs_somebody_else() -> None:
    position = {"own": "phone-company dentists", "hands": {0: "revolution"}, "spent": "0"}
    game = (
        attack("control", "phone-company", "canada", **position).plays("revolution").gives("revolution", 10)
    )
    game.expect("dentists", tokens=0).idle()
    attack("control", "phone-company", "canada", hands={0: "revolution"}, spent="0").may_not("revolution")
    attack("control", "phone-company", "post-office", **position).may_not("revolution")
    position = {"seats": 3, "play": {2: "dentists"}, "hands": {2: "revolution"}, "spent": "2"}
    game = attack("destroy", "phone-company", "canada", **position).seat(2).plays("revolution")
    game.gives("revolution", 10).expect("dentists", tokens=0).idle()


@pytest.mark.card("savings-loan-scam")
def test_the_scam_draws_three_plots_for_a_token() -> None:
    card = "savings-loan-scam"
    position = {"play": {0: "dentists"}, "hands": {0: card}, "decks": {0: "hoax fnord jihad infobahn"}}
    game = given(**position).seat(0).plays(card, using="dentists").settle()
    game.expect(0, plots=["hoax", "fnord", "jihad"], discards=[card]).expect("dentists", tokens=0).idle()
    given(**position, spent="0 dentists").seat(0).may_not(card)


@pytest.mark.card("savings-loan-scam")
@pytest.mark.rule("INW-052")
def test_whose_turn_it_is_not_keeps_no_more_than_five_of_what_a_plot_draws() -> None:
    card, decks = "savings-loan-scam", {1: "jihad martyrs infobahn"}
    game = given(play={1: "dentists"}, hands={1: f"{card} hoax hoax fnord"}, decks=decks).seat(1)
    game.plays(card, using="dentists").settle().waits_for(1).does("discard", "jihad").waits_for(0)
    game.expect(1, plots=["hoax", "hoax", "fnord", "martyrs", "infobahn"]).idle()


@pytest.mark.card("scandal")
def test_a_scandal_takes_tokens_of_an_alignment_of_the_media() -> None:
    position = {"play": {0: "cable-tv", 1: "phone-company dentists"}, "hands": {0: "scandal"}}
    game = given(**position).seat(0).does("play", "scandal", 0).does("announce")
    game.settle().expect("phone-company", tokens=0).expect("dentists", tokens=1)
    game.expect("cable-tv", tokens=0).idle()
    given(**position, spent="cable-tv").seat(0).may_not("scandal")
    given(play={0: "comic-books", 1: "kkk"}, hands={0: "scandal"}).seat(0).may_not("scandal")
    attack("control", ROOT, "kkk", own="cable-tv", hands={0: "scandal"}).may_not("scandal")


@pytest.mark.card("sucked-dry-and-cast-aside")
def test_sucked_dry_and_cast_aside() -> None:
    card = "sucked-dry-and-cast-aside"
    game = attack("control", "phone-company", "canada", hands={0: card}).plays(card, "phone-company")
    game.part("power", 20).idle().expect("phone-company", zone="destroyed")
    game.expect(1, destroyed=[])
    game = attack("control", "phone-company", "canada", hands={1: card}).seat(1).may_not(card)
    game.joins("oppose", "canada").gathers().seat(1).aims(card, "canada")


@pytest.mark.card("sucked-dry-and-cast-aside")
@pytest.mark.rule("EVL-32")
def test_whose_action_is_cancelled_is_not_cast_aside_for_it() -> None:
    card = "sucked-dry-and-cast-aside"
    position = {"theirs": "jimmy-hoffa", "hands": {0: card}}
    game = attack("control", "phone-company", "canada", **position).plays(card, "phone-company")
    game.seat(1).uses("jimmy-hoffa", it="phone-company").settle().told("attack-void").idle()
    game.expect("phone-company", zone="structure", tokens=0).expect(0, discards=[card])


@pytest.mark.card("sweepstakes-prize")
def test_a_sweepstakes_prize_helps_a_personality_to_control() -> None:
    card = "sweepstakes-prize"
    position = {"play": {0: "elvis ross-perot dentists", 1: "canada"}, "hands": {0: f"{card} {card}"}}
    game = given(**position).seat(0).aims(card, "elvis ross-perot").plays(card, "elvis").settle()
    game.cannot("play").controls("canada", by="elvis").gives(card, 4).idle()
    game = given(**position).seat(0).plays(card, "elvis").settle().destroys("canada", by="elvis")
    game.gives(card, 0)
    game = given(**position).seat(0).plays(card, "elvis").settle().controls("canada", by="ross-perot")
    game.gives(card, 0)
    play = {0: "phone-company>cable-tv>elvis dentists", 1: "new-york"}
    game = (
        given(play=play, hands={0: card}).seat(0).plays(card, "elvis").settle().does("end").seat(1).settle()
    )
    game.controls("elvis", by="new-york", aid="the-network").succeeds().does("place", "new-york", "left")
    game.settle().does("end").seat(0).settle().does("end").seat(1).settle()
    game.controls("dentists", by="elvis").gives(card, 4).idle()


@pytest.mark.card("swiss-bank-account")
def test_a_swiss_bank_account_is_for_the_illuminati() -> None:
    card = "swiss-bank-account"
    game = attack("control", ROOT, "canada", hands={0: card}).plays(card).part("power", 20).idle()
    game.expect(ROOT, power=10)
    attack("destroy", ROOT, "canada", hands={0: card}).plays(card).part("power", 20)
    attack("control", "phone-company", "canada", hands={0: card}, aid=ROOT).may_not(card)


@pytest.mark.card("the-auditor-from-hell")
def test_the_auditor_steals_or_exposes() -> None:
    card = "the-auditor-from-hell"
    hands = {0: card, 1: "hoax fnord jihad"}
    position = {"play": {0: "hackers", 1: "dentists"}, "hands": hands, "exposed": "hoax"}
    game = given(**position).seat(0).plays(card).settle().told("cards-seen", to=0, count=2)
    game.does("mode", "steal").cannot("pick", "hoax").does("pick", "jihad").expect(0, plots=["jihad"])
    game.expect("hackers", tokens=0).expect(0, exposed=[]).idle()
    game = given(**position).seat(0).plays(card).does("mode", "expose")
    game.expect(1, exposed=["hoax", "fnord", "jihad"]).idle()
    given(**position, spent="hackers").seat(0).may_not(card)
    given(play={0: "dentists"}, hands=hands, illuminati={0: "the-network"}).seat(0).may(card)
    given(play={0: "federal-reserve"}, hands=hands).seat(0).may(card)
    given(play={0: "dentists"}, hands=hands).seat(0).may_not(card)


@pytest.mark.card("the-first-thing-we-do-lets-kill-all-the-lawyers")
def test_lets_kill_all_the_lawyers() -> None:
    card = "the-first-thing-we-do-lets-kill-all-the-lawyers"
    game = attack("destroy", "phone-company", "lawyers", hands={0: card}).plays(card).gives(card, 20).idle()
    game = attack("destroy", "phone-company", "lawyers", seats=3, hands={2: card}).seat(2).plays(card)
    game.gives(card, 20)
    attack("destroy", "phone-company", "dentists", hands={0: card}).may_not(card)
    attack("control", "phone-company", "lawyers", hands={0: card}).may_not(card)


@pytest.mark.card("the-internet-worm")
def test_the_internet_worm_eats_three_plots() -> None:
    card = "the-internet-worm"
    position = {"play": {0: "hackers", 1: "dentists"}, "hands": {0: card}}
    decks = {1: "hoax fnord jihad infobahn"}
    game = given(**position, decks=decks, spent="0").seat(0).plays(card).settle()
    game.expect(1, plot_deck=["infobahn"]).expect("hackers", tokens=0).not_told("cards-discarded").idle()
    assert game.sees(1).seats[1].discards == ()
    play, hands = {0: "hackers", 1: "dentists", 2: "new-york"}, {0: card, 2: "stealing-the-plans"}
    game = given(3, play=play, hands=hands, decks=decks).seat(0).plays(card, using="hackers").settle().seat(2)
    game.cannot("play", "stealing-the-plans", 0, "hoax").can("play", "stealing-the-plans", 0, card)
    given(**position, decks=decks, spent="0 hackers").seat(0).may_not(card)


@pytest.mark.card("the-weak-link")
def test_the_weak_link_breaks_a_gadget_or_an_artifact_of_a_rival() -> None:
    card = "the-weak-link"
    position = {"resources": {0: "eliza", 1: "book-of-kells xanadu"}, "hands": {0: card}}
    play = {0: "phone-company a-m-a", 1: "dentists"}
    game = given(play=play, **position).seat(0).aims(card, "book-of-kells")
    game.plays(card, "book-of-kells", using="phone-company a-m-a").settle().expect(1, resources=["xanadu"])
    given(play=play, **position, spent="0 phone-company").seat(0).may_not(card)
    position["hands"] = {0: card}
    attack("control", "phone-company", "dentists", own="phone-company", **position).may(card).uses(
        ROOT
    ).may_not(card)


@pytest.mark.card("time-warp")
def test_a_time_warp_takes_a_success_back() -> None:
    position = {"hands": {1: "time-warp"}, "own": "new-york", "aid": ROOT, "decks": {0: "kkk"}}
    game = attack("control", "new-york", "dentists", **position).succeeds().seat(1).plays("time-warp")
    game.fails().settle().expect("dentists", owner=1).expect(0, groups=["kkk"]).idle()
    attack("control", "new-york", "dentists", **position).fails().seat(1).may_not("time-warp")
    game = attack("control", "new-york", "dentists", own="new-york", aid=ROOT, hands={0: "time-warp"})
    game.succeeds().may_not("time-warp")


@pytest.mark.card("upheaval")
def test_in_an_upheaval_everybody_discards_a_group() -> None:
    play = {0: "dentists phone-company", 1: "canada>england kkk"}
    game = given(play=play, hands={0: "upheaval"}).seat(0).plays("upheaval").settle()
    game.does("pick", "dentists").seat(1).does("pick", "canada").settle()
    game.expect("dentists", zone="discards").expect("canada", zone="discards").expect(
        0, destroyed=[], tokens=0
    )
    game.expect("england", zone="hand").expect("kkk", zone="structure").idle()
    given(play=play, hands={0: "upheaval"}, turns=0).seat(0).may_not("upheaval")
    given(play=play, hands={0: "upheaval"}, spent="0").seat(0).may_not("upheaval")
