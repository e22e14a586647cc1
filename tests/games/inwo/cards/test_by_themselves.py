"""Cards that do something by themselves, when something happens."""

from __future__ import annotations

import pytest

from bot.games.inwo.play.state import BURIED
from tests.support.inwo import ROOT, attack, given


@pytest.mark.card("servants-of-cthulhu")
def test_the_servants_of_cthulhu_live_by_destruction() -> None:
    card = "servants-of-cthulhu"
    attack("destroy", card, "dentists").gives(card, 4)
    attack("control", card, "dentists").gives(card, 0)
    game = attack("destroy", card, "dentists", own="kkk", decks={0: "hoax"}, spent="1").succeeds()
    game.does("do").expect(0, plots=["hoax"], destroyed=["dentists"]).idle()
    given(play={0: "kkk"}, illuminati={0: card}, destroyed={0: "eff elvis"}).expect(0, basic=2 + 2)
    given(play={0: "kkk"}, illuminati={0: card}, destroyed={0: "eff elvis"}).expect(0, special=(2, 8))


@pytest.mark.card("fiendish-fluoridators", "underground-newspapers", "hitlers-brain")
def test_a_plot_for_what_was_destroyed() -> None:
    decks = {0: "hoax"}
    position = {"decks": decks, "aid": ROOT, "spent": "1"}
    for card, target, other in (
        ("fiendish-fluoridators", "dentists", "elvis"), ("underground-newspapers", "dentists", "elvis"),
    ):  # fmt: skip
        helpers = f"{ROOT} {card}" if card == "underground-newspapers" else ROOT
        helped = {**position, "own": f"new-york {card}", "aid": helpers}
        game = attack("destroy", "new-york", target, **helped).succeeds().does("do")
        game.expect(0, plots=["hoax"]).idle()
        attack("destroy", "new-york", other, **helped).succeeds().settle().expect(0, plots=[])
    attack("destroy", ROOT, "dentists", own="fiendish-fluoridators").gives("fiendish-fluoridators", 5)
    attack("destroy", ROOT, "elvis", own="fiendish-fluoridators").gives("fiendish-fluoridators", 0)
    own = "new-york underground-newspapers"
    game = attack("destroy", "new-york", "dentists", own=own, **position).succeeds().settle()
    game.expect(0, plots=[])


@pytest.mark.card("hitlers-brain")
def test_hitlers_brain_draws_or_hides_and_controls_nobody_peaceful() -> None:
    position = {"decks": {0: "hoax"}, "aid": ROOT, "spent": "1", "resources": {0: "hitlers-brain"}}
    game = attack("destroy", "new-york", "dentists", **position).succeeds().does("do").does("mode", "draw")
    game.expect(0, plots=["hoax"]).idle()
    game = attack(
        "destroy", "new-york", "dentists", hands={0: "jihad"}, exposed="jihad", **position
    ).succeeds()
    game.does("do").does("mode", "hide").expect(0, exposed=[]).idle()
    game = given(play={0: "phone-company", 1: "trekkies dentists"}, resources={0: "hitlers-brain"}).seat(0)
    game.does("attack", "phone-company").cannot("control", "trekkies").can("destroy", "trekkies")
    game.can("control", "dentists")
    position = {"resources": {0: "hitlers-brain"}, "hands": {0: "trekkies elvis"}, "phase": "takeover"}
    given(**position).seat(0).can("take-over", "elvis").cannot("take-over", "trekkies")


@pytest.mark.card("soulburner")
def test_the_soulburner_takes_revenge() -> None:
    position = {"aid": ROOT, "resources": {1: "soulburner"}, "decks": {0: "hoax fnord kkk"}}
    hands = {0: "jihad martyrs"}
    game = attack("destroy", "new-york", "dentists", hands=hands, **position).succeeds().seat(1)
    game.does("do").does("mode", "steal").settle().expect(1, plots=["fnord", "hoax"]).idle()
    game = attack("destroy", "new-york", "dentists", hands=hands, **position).succeeds().seat(1).does("do")
    game.does("mode", "expose").does("pick", "martyrs").expect(0, exposed=["jihad"], discards=["martyrs"])
    game = attack("control", "new-york", "dentists", hands=hands, **position).succeeds()
    game.does("place", "new-york", "left").seat(1).does("do").does("mode", "steal").expect(1, plots=["hoax"])
    game = attack("control", "new-york", "dentists", hands=hands, **position).succeeds()
    game.does("place", "new-york", "left").seat(1).does("do").does("mode", "expose").expect(
        0, exposed=["jihad", "martyrs"]
    )


@pytest.mark.card("mi-5", "soulburner")
def test_mi_5_answers_what_a_card_would_turn_up_by_itself() -> None:
    position = {"aid": ROOT, "resources": {1: "soulburner"}, "hands": {0: "jihad martyrs"}}
    game = attack("control", "new-york", "dentists", own="new-york mi-5", **position).succeeds()
    game.does("place", "new-york", "left").seat(1).does("do").does("mode", "expose").seat(0).uses("mi-5")
    game.settle().expect(0, exposed=[]).expect("mi-5", tokens=0).idle()
    game = attack("control", "new-york", "dentists", own="new-york mi-5", **position).succeeds()
    game.does("place", "new-york", "left").seat(1).does("do").does("mode", "expose").settle()
    game.expect(0, exposed=["jihad", "martyrs"]).expect("mi-5", tokens=1)


@pytest.mark.card("bjorne")
def test_bjorne_is_rich_in_media_and_a_prize() -> None:
    attack("control", "bjorne", "big-media").gives("bjorne", 4)
    attack("control", "bjorne", "dentists").gives("bjorne", 0)
    game = given(play={0: "bjorne>cable-tv dentists"}, spent="bjorne dentists", phase="tokens")
    game.expect("bjorne", tokens=2).expect("dentists", tokens=1)
    game = attack("destroy", "new-york", "bjorne", aid=ROOT, spent="1 bjorne", decks={0: "hoax fnord jihad"})
    game.succeeds().settle().expect(0, plots=["hoax", "fnord"], destroyed=["bjorne"]).idle()


@pytest.mark.card("vampires")
def test_who_is_taken_by_vampires_becomes_one() -> None:
    attack("control", "vampires", "dentists").gives("vampires", 0)
    game = attack("control", "vampires", "elvis", aid=ROOT).gives("vampires", 4).succeeds()
    game.told("marked", mark="vampire").settle()
    game = attack("control", "vampires", "elvis", aid=ROOT, theirs="c-i-a w-i-t-c-h").succeeds()
    game.does("end").seat(1).settle().does("attack", "c-i-a").can("destroy", "elvis").does("call-off")
    game.does("attack", "w-i-t-c-h").can("destroy", "elvis")
    game = attack("control", "vampires", "elvis", aid=ROOT, theirs="c-i-a").succeeds()
    game.does("end").seat(1).settle().does("attack", "c-i-a").cannot("destroy", "elvis")
    own = {"theirs": "elvis c-i-a w-i-t-c-h", "hands": {1: "sniper"}}
    game = attack("control", "vampires", "elvis", aid=ROOT, **own).succeeds().settle().does("end").seat(1)
    game.settle().may_not("sniper").destroys("elvis", by="w-i-t-c-h", aid="the-network c-i-a").succeeds()
    game.settle().expect("elvis", zone="destroyed", marks=BURIED)


@pytest.mark.card("gun-lobby")
def test_the_gun_lobby_resists_liberals_and_profits_from_fear() -> None:
    attack("control", "girlie-magazines", "gun-lobby").part("resistance", -10)
    attack("control", "phone-company", "gun-lobby").part("resistance", -3)
    position = {"theirs": "gun-lobby", "decks": {1: "hoax"}, "aid": ROOT, "spent": "1"}
    game = attack("control", "new-york", "fraternal-orders", **position).fails().seat(1).does("do")
    game.expect(1, plots=["hoax"]).idle()
    attack("control", "new-york", "dentists", **position).fails().settle().expect(1, plots=[])
    game = attack("control", "new-york", "gun-lobby", **{**position, "theirs": ""}).fails().seat(1)
    game.does("do").expect(1, plots=["hoax"])
    game = attack("control", "new-york", "gun-lobby", **{**position, "theirs": ""}).succeeds().settle()
    game.expect("gun-lobby", owner=0).expect(1, plots=[])


@pytest.mark.card("moonbase")
def test_moonbase_shelters_personalities() -> None:
    attack("control", ROOT, "nasa", own="moonbase").gives("moonbase", 4)
    attack("destroy", ROOT, "nasa", own="moonbase").gives("moonbase", 4)
    attack("control", ROOT, "dentists", own="moonbase").gives("moonbase", 0)
    game = given(play={0: "moonbase elvis al-gore dentists"}).seat(0).cannot("link", "dentists")
    game.does("link", "elvis").does("link-to", "moonbase").does("link", "al-gore").does("link-to", "moonbase")
    game.expect("moonbase", linked=["elvis", "al-gore"]).idle()
    links, spent = {"elvis": "moonbase"}, "1 moonbase elvis"
    game = attack(
        "destroy", "new-york", "moonbase", theirs="moonbase elvis", aid=ROOT, links=links, spent=spent
    )
    game.succeeds().settle().expect("elvis", zone="killed").expect("moonbase", zone="destroyed").idle()


@pytest.mark.card("druids")
def test_druids_watch_over_a_place() -> None:
    attack("control", ROOT, "w-i-t-c-h", own="druids", aid="druids").part("aid", 2)
    attack("control", ROOT, "dentists", own="druids", aid="druids").part("aid", 1)
    game = given(3, play={0: "w-i-t-c-h", 1: "dentists", 2: "druids"}).seat(0)
    game.controls("dentists", by="w-i-t-c-h").seat(2).joins("oppose", "druids").part("oppose", -2)
    disaster = {"links": {"druids": "hawaii"}, "hands": {0: "earthquake"}}
    game = given(3, play={0: "phone-company", 1: "hawaii druids"}, **disaster).seat(0)
    game.plays("earthquake", "hawaii").gathers().part("bonus", -8)
    game = given(play={0: "druids canada dentists"}).seat(0).does("link", "druids")
    game.cannot("link-to", "dentists").does("link-to", "canada").expect("canada", linked=["druids"]).idle()
    position = {"theirs": "canada druids", "links": {"druids": "canada"}, "spent": "1 canada druids"}
    game = attack("destroy", "new-york", "canada", aid=ROOT, **position).succeeds().settle()
    game.expect(0, destroyed=["canada", "druids"]).idle()


@pytest.mark.card("eliza")
def test_eliza_crashes() -> None:
    play, resources = {0: "phone-company dentists republicans", 1: "elvis"}, {0: "eliza"}
    position = {"play": play, "resources": resources, "phase": "tokens", "spent": "phone-company 1 elvis"}
    given(**position).expect("phone-company", tokens=1).seat(0).does("link", "eliza").cannot(
        "link-to", "dentists"
    ).can("link-to", "phone-company")
    linked = {**position, "links": {"eliza": "phone-company"}, "hands": {0: "hoax"}}
    game = given(**linked).seat(0).expect("phone-company", tokens=2)
    game.controls("elvis", by="phone-company", aid=f"{ROOT} republicans").fails().settle()
    game.expect("eliza", zone="resources").expect("phone-company", tokens=1).idle()
    game = given(**linked).seat(0).does("give-up-token", "phone-company")
    game.controls("elvis", by="phone-company", aid=f"{ROOT} republicans").fails().settle()
    game.expect("eliza", zone="discards").expect(0, exposed=["hoax"]).idle()


@pytest.mark.card("eliza")
def test_eliza_serves_the_network_without_a_link_but_only_once() -> None:
    position = {"play": {0: "republicans new-york big-media", 1: "elvis"}, "illuminati": {0: "the-network"}}
    position |= {"hands": {0: "hoax"}, "phase": "tokens", "spent": "0 1 elvis"}
    game = given(**position, resources={0: "eliza eliza"}).expect(0, tokens=2).seat(0)  # type: ignore[arg-type]
    game.does("give-up-token", "the-network").controls(
        "elvis", by="the-network", aid="republicans new-york big-media"
    )
    game.fails().settle().expect(0, resources=["eliza"], exposed=["hoax"]).idle()


@pytest.mark.card("necronomicon")
def test_the_necronomicon_devours_who_throws_badly() -> None:
    position = {"resources": {0: "necronomicon"}, "links": {"necronomicon": "kkk"}, "aid": ROOT}
    game = attack("destroy", "kkk", "dentists", spent="1 dentists", **position).part("power", 4)
    game.rolls(6, 5).settle().expect("kkk", zone="destroyed").expect("necronomicon", zone="resources")
    game.expect(0, destroyed=["kkk"]).expect("dentists", owner=1).idle()
    game = attack("destroy", "kkk", "dentists", spent="1 dentists", **position).rolls(5, 5).settle()
    game.expect("kkk", zone="structure")
    position["illuminati"], position["aid"] = {0: "servants-of-cthulhu"}, "servants-of-cthulhu"
    game = attack("destroy", "kkk", "dentists", own="kkk c-i-a", spent="1 dentists", **position)
    game.rolls(6, 6).settle().expect("kkk", zone="destroyed").expect(0, special=(1, 8))
    given(play={0: "dentists kkk"}, resources={0: "necronomicon"}).seat(0).does(
        "link", "necronomicon"
    ).cannot("link-to", "dentists").can("link-to", "kkk")


@pytest.mark.card("angels-feather")
def test_the_angels_feather_gives_a_second_throw() -> None:
    helpers = "republicans big-media"
    position = {"resources": {0: "angels-feather"}, "aid": f"{ROOT} {helpers}", "spent": "1 dentists"}
    own, links = f"fnord-motor-company {helpers}", {"angels-feather": "fnord-motor-company"}
    game = attack("control", "fnord-motor-company", "dentists", own=own, links=links, **position).fails()
    game.told("dice-again").succeeds().expect("dentists", owner=0)
    position = {"resources": {1: "angels-feather"}, "aid": ROOT, "spent": "1 trekkies", "theirs": "trekkies"}
    game = attack(
        "destroy", "new-york", "trekkies", links={"angels-feather": "trekkies"}, **position
    ).succeeds()
    game.told("dice-again").fails().expect("trekkies", owner=1).idle()
    game = attack("destroy", "new-york", "trekkies", **position).succeeds().not_told("dice-again")
    position = {"resources": {0: "angels-feather"}, "links": {"angels-feather": "canada"}}
    game = given(play={0: "canada", 1: "japan"}, hands={0: "trekkies"}, **position).seat(0)
    game.controls("trekkies", by=ROOT).succeeds().not_told("dice-again")
    game = given(play={0: "canada", 1: "japan"}, **position).seat(0).controls("japan", by="canada")
    game.settle().told("attack-failed").not_told("dice-again")


@pytest.mark.card("world-war-3")
def test_nations_at_war() -> None:
    position = {"nwos": "world-war-3", "decks": {0: "hoax"}, "spent": "1 england", "aid": ROOT}
    game = attack("destroy", "canada", "england", **position).part("power", 9).succeeds().settle()
    game.expect("canada", tokens=1).expect(0, plots=["hoax"], destroyed=["england"]).idle()
    game = attack("destroy", "canada", "england", **position).fails().settle()
    game.expect("canada", zone="destroyed").expect(1, destroyed=["canada"]).idle()
    attack("destroy", "finland", "japan", nwos="world-war-3").settle().expect(1, destroyed=["finland"])
    attack("control", "canada", "england", nwos="world-war-3").part("power", 3)
    attack("destroy", "canada", "dentists", nwos="world-war-3").part("power", 3)


@pytest.mark.card("deprogrammers")
def test_deprogrammers() -> None:
    attack("destroy", ROOT, "gay-activists", own="deprogrammers").gives("deprogrammers", 4)
    attack("destroy", ROOT, "goldfish-fanciers", own="deprogrammers").gives("deprogrammers", 4)
    attack("destroy", ROOT, "hackers", own="deprogrammers").gives("deprogrammers", 8)
    attack("destroy", ROOT, "dentists", own="deprogrammers").gives("deprogrammers", 0)
    play = {0: "deprogrammers urban-gangs dentists", 1: "gay-activists"}
    game = given(play=play, illuminati={1: "discordian-society"}).seat(0).does("attack", "deprogrammers")
    game.can("destroy", "gay-activists").does("call-off")
    game.does("attack", "dentists").cannot("destroy", "gay-activists")


@pytest.mark.card("ninjas")
def test_ninjas() -> None:
    attack("destroy", ROOT, "dentists", own="ninjas").gives("ninjas", 2)
    attack("control", ROOT, "dentists", own="ninjas").gives("ninjas", 0)
    attack("destroy", ROOT, "ninjas").gives("ninjas", -10)
    attack("control", ROOT, "ninjas").gives("ninjas", 0)
    game = attack("control", "new-york", "ninjas", aid=ROOT, spent="1 ninjas").fails().settle()
    game.expect("ninjas", tokens=1, owner=1).idle()
    attack("control", "new-york", "ninjas", aid=ROOT).fails().settle().expect("ninjas", tokens=2)
