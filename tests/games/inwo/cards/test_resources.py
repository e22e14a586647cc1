"""Resources."""

from __future__ import annotations

import pytest

from tests.support.inwo import ROOT, attack, given


@pytest.mark.card("book-of-kells")
def test_the_book_of_kells_strengthens_the_illuminati_or_lets_magic_act_twice() -> None:
    position = {"play": {0: "stonehenge dentists"}, "resources": {0: "book-of-kells"}}
    game = given(**position, spent="stonehenge", phase="tokens").expect(ROOT, power=11, global_power=11)
    game.expect("stonehenge", tokens=1).seat(0).does("link", "book-of-kells").cannot("link-to", "dentists")
    game.does("link-to", "stonehenge").expect(ROOT, power=10, global_power=10).idle()
    links = {"book-of-kells": "stonehenge"}
    game = given(**position, links=links, spent="stonehenge", phase="tokens").expect("stonehenge", tokens=2)


@pytest.mark.card("book-of-kells")
def test_with_the_book_of_kells_neither_of_two_actions_destroys() -> None:
    play, links = {0: "w-i-t-c-h", 1: "dentists"}, {"book-of-kells": "w-i-t-c-h"}
    game = given(play=play, resources={0: "book-of-kells"}, links=links, spent="w-i-t-c-h", phase="tokens")
    game.seat(0).destroys("dentists", by="w-i-t-c-h").expect("w-i-t-c-h", tokens=0).does("call-off")
    game.expect("w-i-t-c-h", tokens=2).does("give-up-token", "w-i-t-c-h").does("attack", "w-i-t-c-h")
    game.cannot("destroy", "dentists").can("control", "dentists")
    game = given(play=play, resources={0: "book-of-kells"}, links=links).seat(0)
    game.does("attack", "w-i-t-c-h").can("destroy", "dentists")


@pytest.mark.card("center-for-weird-studies")
def test_the_center_for_weird_studies_gives_a_token_for_a_plot() -> None:
    card = "center-for-weird-studies"
    position = {
        "play": {0: "dentists phone-company", 1: "canada"},
        "resources": {0: card},
        "hands": {0: "hoax"},
    }
    position["resources"] = {0: f"{card} crystal-skull bigfoot"}
    game = given(**position, spent="dentists canada bigfoot").seat(0).aims(card, "dentists bigfoot")
    game.uses(card, "dentists").settle().expect("dentists", tokens=1).expect(0, discards=["hoax"]).idle()
    position["hands"] = {0: "hoax fnord"}
    game = given(**position, spent="0 dentists").seat(0).uses(card, ROOT, using="hoax").settle()
    game.expect(0, tokens=1, plots=["fnord"]).may_not(card)
    given(**position, spent="dentists", active=1).seat(0).may_not(card)
    position["hands"] = {0: "hoax mi-5"}
    game = given(**position).seat(0).controls("mi-5", by="phone-company").expect("mi-5", zone="shown")
    game.aims(card, "phone-company").idle()


@pytest.mark.card("cyborg-soldiers")
def test_cyborg_soldiers_double_a_violent_group() -> None:
    position = {
        "play": {0: "c-i-a dentists", 1: "phone-company post-office big-media"},
        "resources": {0: "cyborg-soldiers"},
    }
    game = given(**position).expect("c-i-a", power=6).expect(ROOT, power=10).seat(0)
    game.does("link", "cyborg-soldiers").cannot("link-to", "dentists").does("link-to", "c-i-a")
    game.expect("c-i-a", power=12).idle()
    links = {"cyborg-soldiers": "c-i-a"}
    game = (
        given(**position, links=links, active=1)
        .seat(1)
        .destroys("c-i-a", by="phone-company", aid="the-network post-office big-media")
    )
    game.succeeds().settle().expect("cyborg-soldiers", zone="destroyed")


@pytest.mark.card("earthquake-projector")
def test_the_earthquake_projector_helps_to_destroy_places() -> None:
    card = "earthquake-projector"
    game = attack("destroy", "c-i-a", "canada", resources={0: card}).uses(card).gives(card, 2)
    game.may_not(card).expect(card, tokens=0).idle()
    attack("destroy", "c-i-a", "dentists", resources={0: card}).may_not(card)
    attack("control", "c-i-a", "canada", resources={0: card}).may_not(card)
    game = (
        attack("destroy", "c-i-a", "canada", seats=3, resources={2: card}).seat(2).uses(card).gives(card, 2)
    )


@pytest.mark.card("hammer-of-thor")
def test_the_hammer_of_thor() -> None:
    card = "hammer-of-thor"
    game = attack("control", "c-i-a", "dentists", own="phone-company", resources={0: card})
    game.aims(card, "c-i-a").uses(card, "c-i-a").part("power", 8).expect(card, tokens=0).idle()
    game = attack("destroy", "phone-company", "c-i-a", resources={1: card}).seat(1).aims(card, "c-i-a", 1)
    game.uses(card, "c-i-a", way=1).part("target-power", -8).idle()
    attack("control", "phone-company", "c-i-a", resources={1: card}).seat(1).may_not(card)
    attack("control", "phone-company", "dentists", resources={0: card}).may_not(card)
    position = {"resources": {0: card}, "aid": ROOT, "spent": "1 count-dracula"}
    game = attack("destroy", "new-york", "count-dracula", **position).settle().told("attack-void")
    game = attack("destroy", "new-york", "count-dracula", **position).uses(card, "new-york").succeeds()
    game.settle().expect("count-dracula", zone="destroyed")


@pytest.mark.card("mercenaries")
def test_mercenaries() -> None:
    game = attack("destroy", "phone-company", "dentists", resources={0: "mercenaries"}).uses("mercenaries")
    game.gives("mercenaries", 4).may_not("mercenaries").idle()
    game = attack("control", "phone-company", "dentists", resources={0: "mercenaries"})
    game.may_not("mercenaries", 0).uses("mercenaries", way=1).gives("mercenaries", 1).idle()


@pytest.mark.card("midas-mill")
def test_the_midas_mill() -> None:
    position = {"play": {0: "hawaii dentists"}, "resources": {0: "midas-mill"}}
    game = given(**position).expect(ROOT, power=12, global_power=12).seat(0).does("link", "midas-mill")
    game.cannot("link-to", "dentists").does("link-to", "hawaii").expect(ROOT, power=10, global_power=10)
    game.expect("hawaii", power=1, global_power=1).idle()


@pytest.mark.card("orbital-mind-control-lasers")
def test_the_lasers_turn_alignments_for_the_turn() -> None:
    card = "orbital-mind-control-lasers"
    position = {"play": {0: "dentists", 1: "phone-company"}, "resources": {1: card}}
    game = given(**position).seat(1).uses(card, "dentists").does("turn", "add", 0)
    game.expect("dentists", alignments=["government", "straight"]).expect(card, tokens=0).may_not(card)
    game.seat(0).does("end").expect("dentists", alignments=["straight"]).idle()
    game = given(**position).seat(1).uses(card, "dentists").does("turn", "remove")
    game.expect("dentists", alignments=[])
    game = given(**position).seat(1).uses(card, "dentists").does("turn", "reverse")
    game.expect("dentists", alignments=["weird"])
    attack("control", "phone-company", "canada", resources={0: card}).may(card).uses(ROOT).may_not(card)
    game = given(play={0: "phone-company dentists"}, hands={0: "canada"}, resources={0: card}).seat(0)
    game.controls("canada", by="phone-company").aims(card, "phone-company dentists")


@pytest.mark.card("perpetual-motion-machine")
def test_the_perpetual_motion_machine_gives_a_token() -> None:
    card = "perpetual-motion-machine"
    position = {
        "play": {0: "dentists canada"},
        "resources": {0: card},
        "spent": "0 dentists",
        "phase": "tokens",
    }
    given(**position, links={card: "dentists"}).expect("dentists", tokens=2).expect(0, tokens=1).idle()
    given(**position).expect("dentists", tokens=1).expect(0, tokens=2)


@pytest.mark.card("principia-discordia")
def test_the_principia_discordia_hardens_the_weird() -> None:
    play = {0: "hackers gay-activists dentists", 1: "wargamers"}
    game = given(play=play, resources={0: "principia-discordia"}).expect("hackers", resistance=6)
    game.expect("gay-activists", resistance=5).expect("dentists", resistance=2)
    game.expect("wargamers", resistance=5).idle()
    position = {"hands": {0: "wargamers"}, "resources": {0: "principia-discordia"}}
    game = given(play={0: "hackers phone-company"}, **position).seat(0)
    game.controls("wargamers", by="phone-company").part("resistance", -5)


@pytest.mark.card("rogue-boomer")
def test_a_rogue_boomer_threatens_or_strikes() -> None:
    card = "rogue-boomer"
    attack("control", ROOT, "canada", resources={0: card}).gives(card, 5).may_not(card)
    attack("control", ROOT, "dentists", resources={0: card}).gives(card, 0)
    game = attack("destroy", "c-i-a", "canada", resources={0: card}).gives(card, 0).uses(card).gives(card, 10)
    game.expect(0, resources=[], discards=[card]).idle()
    attack("destroy", "c-i-a", "dentists", resources={0: card}).may_not(card)


@pytest.mark.card("spear-of-longinus")
def test_the_spear_strikes_in_as_many_attacks_as_one_likes() -> None:
    card = "spear-of-longinus"
    game = attack("destroy", "c-i-a", "canada", own="c-i-a n-s-a", resources={0: card}).uses(card)
    game.gives(card, 1).may_not(card).fails().settle()
    game.destroys("canada", by="n-s-a").uses(card).gives(card, 1).idle()
    position = {"hands": {0: "earthquake"}, "resources": {0: card}}
    game = attack("destroy", "c-i-a", "canada", theirs="canada hawaii", **position).uses(card)
    game.plays("earthquake", "hawaii").gathers().uses(card).gives(card, 1).rolls(6, 6).settle()
    game = attack("destroy", "c-i-a", "canada", theirs="canada hawaii", **position).uses(card)
    game.plays("earthquake", "hawaii").gathers().rolls(6, 6).stands()
    game.expect("attack", kind="destroy").may_not(card)
    position = {"aid": ROOT, "resources": {0: card}, "spent": "1 count-dracula"}
    game = attack("destroy", "new-york", "count-dracula", **position).uses(card).succeeds().settle()
    game.expect("count-dracula", zone="destroyed")
    attack("destroy", "c-i-a", "canada", seats=3, resources={2: card}).seat(2).uses(card).gives(card, 1)
    attack("control", "c-i-a", "canada", resources={0: card}).may_not(card)


@pytest.mark.card("the-frog-god")
def test_the_frog_god_lets_its_owner_into_a_privileged_attack() -> None:
    position = {"seats": 3, "resources": {2: "the-frog-god"}, "play": {2: "post-office"}}
    game = attack("control", "phone-company", "dentists", **position).seat(2).may_not("the-frog-god")
    game = attack("control", "phone-company", "dentists", **position).uses(ROOT).seat(2)
    game.cannot("oppose", "post-office").uses("the-frog-god").settle()
    game = attack("control", "phone-company", "dentists", **position).uses(ROOT).seat(2)
    game.uses("the-frog-god").joins("oppose", "post-office").part("oppose", -3)
    game.expect("the-frog-god", tokens=0).idle()


@pytest.mark.card("the-library-at-alexandria")
def test_the_library_at_alexandria() -> None:
    card = "the-library-at-alexandria"
    for target in ("a-m-a", "w-i-t-c-h", "hackers"):
        attack("control", ROOT, target, resources={0: card}).gives(card, 5)
        attack("destroy", ROOT, target, resources={0: card}).gives(card, 0)
    attack("control", ROOT, "dentists", resources={0: card}).gives(card, 0)


@pytest.mark.card("weather-satellite")
def test_the_weather_satellite_helps_and_hinders_against_places() -> None:
    card = "weather-satellite"
    game = attack("destroy", "c-i-a", "canada", resources={0: card}).uses(card, way=2).gives(card, 4)
    game.may_not(card).expect(card, tokens=1).idle()
    game = attack("destroy", "c-i-a", "canada", resources={1: card}).seat(1).uses(card, way=3).gives(card, -2)
    attack("destroy", "c-i-a", "moonbase", resources={0: card}).may_not(card)
    attack("destroy", "c-i-a", "dentists", resources={0: card}).may_not(card)
    attack("control", "c-i-a", "canada", resources={0: card}).may_not(card)
    for left in (0, 1):
        game = given(resources={0: card}, tokens={card: left}, phase="tokens").expect(card, tokens=2)
    game.idle()


@pytest.mark.card("xanadu")
def test_in_xanadu_agents_are_of_no_use_to_an_attack() -> None:
    position = {"hands": {0: "dentists", 2: "dentists"}, "seats": 3}
    game = attack("control", "phone-company", "dentists", **position)
    game.does("agents", "dentists@0", "aid").part("agents", 10).idle()
    game = attack("control", "phone-company", "dentists", resources={1: "xanadu"}, **position)
    game.does("agents", "dentists@0", "aid").part("agents", 0).idle()
    game = attack("control", "phone-company", "dentists", resources={1: "xanadu"}, **position)
    game.seat(2).does("agents", "dentists@2", "oppose").part("agents", -6)
    game = given(play={0: "phone-company"}, resources={0: "xanadu"}, **position).seat(0)
    game.controls("dentists@0", by="phone-company").seat(2)
    game.does("agents", "dentists@2", "aid").part("agents", 10)
