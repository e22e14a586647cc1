"""New World Orders."""

from __future__ import annotations

import pytest

from tests.support.inwo import ROOT, attack, given


@pytest.mark.card("a-thousand-points-of-light")
def test_opposites_count_nothing() -> None:
    for kind, number in (("control", -4), ("destroy", 4)):
        attack(kind, "phone-company", "post-office").part("opposite", number)
        attack(kind, "phone-company", "post-office", nwos="a-thousand-points-of-light").part("opposite", 0)
        attack(kind, "post-office", "c-i-a", nwos="a-thousand-points-of-light").part("same", -number)


@pytest.mark.card("bigger-business")
def test_business_grows() -> None:
    play = {0: "phone-company fraternal-orders bank-of-england", 1: "nuclear-power-companies"}
    game = given(play=play, nwos="bigger-business").expect("phone-company", power=7)
    game.expect("fraternal-orders", power=5).expect("nuclear-power-companies", power=7)
    game.expect("bank-of-england", power=3).idle()


@pytest.mark.card("bigger-business")
def test_a_new_world_order_is_played_at_any_time_but_not_into_a_privileged_attack() -> None:
    position = {"own": "tobacco-companies", "hands": {1: "bigger-business"}}
    game = attack("control", "phone-company", "dentists", **position).seat(1).plays("bigger-business")
    game.part("power", 7).expect("table", nwos=["bigger-business"]).idle()
    hands = {2: "bigger-business"}
    game = attack("control", "phone-company", "dentists", seats=3, hands=hands).uses(ROOT).seat(2)
    game.may_not("bigger-business")


@pytest.mark.card("chicken-in-every-pot")
def test_a_chicken_in_every_pot() -> None:
    game = given(play={0: "bank-of-england hawaii dentists", 1: "c-i-a"}, nwos="chicken-in-every-pot")
    game.expect("bank-of-england", power=5).expect("hawaii", power=3).expect("c-i-a", power=5)
    game.expect("dentists", power=1).idle()


@pytest.mark.card("dont-forget-to-smash-the-state")
def test_the_state_is_smashed() -> None:
    nwos = "dont-forget-to-smash-the-state"
    game = given(play={0: "post-office tobacco-companies phone-company"}, nwos=nwos)
    game.expect("post-office", power=1).expect("tobacco-companies", power=2).expect("phone-company", power=5)


@pytest.mark.card("energy-crisis")
def test_an_energy_crisis() -> None:
    game = given(play={0: "phone-company prince-charles dentists"}, nwos="energy-crisis")
    game.expect("phone-company", power=3).expect("prince-charles", power=1, resistance=4)
    game.expect("dentists", power=1, resistance=2).idle()


@pytest.mark.card("fear-and-loathing")
def test_alignments_count_twice_with_fear_and_loathing() -> None:
    attack("control", "phone-company", "post-office", nwos="fear-and-loathing").part("opposite", -8)
    attack("destroy", "phone-company", "post-office", nwos="fear-and-loathing").part("opposite", 8)
    attack("control", "c-i-a", "post-office", nwos="fear-and-loathing").part("same", 8)
    attack("destroy", "c-i-a", "post-office", nwos="fear-and-loathing").part("same", -8)


@pytest.mark.card("gun-control")
def test_gun_control_arms_the_government() -> None:
    game = given(play={0: "c-i-a the-mafia post-office"}, nwos="gun-control").expect("c-i-a", power=9)
    game.expect("the-mafia", power=7).expect("post-office", power=4).idle()


@pytest.mark.card("law-and-order")
def test_law_and_order() -> None:
    play = {0: "fraternal-orders dentists congressional-wives", 1: "phone-company"}
    game = given(play=play, nwos="law-and-order").expect("fraternal-orders", power=5)
    game.expect("dentists", power=3).expect("congressional-wives", power=4).expect("phone-company", power=5)


@pytest.mark.card("military-industrial-complex")
def test_corporations_count_as_governments_but_not_for_goals() -> None:
    nwos = "military-industrial-complex"
    game = given(play={0: "phone-company dentists"}, nwos=nwos)
    game.expect("phone-company", alignments=["government", "corporate"]).expect(
        "dentists", alignments=["straight"]
    )
    attack("control", "democrats", "phone-company", nwos=nwos).gives("democrats", 4)
    for leader, target in (("phone-company", "wall-street"), ("post-office", "phone-company")):
        attack("control", leader, target, nwos=nwos).part("same", 4).part("opposite", 0)
    play, hands = {0: "texas>loan-sharks pentagon>the-mafia b-a-t-f"}, {0: "up-against-the-wall"}
    for dead, now in (("phone-company wall-street cfl-aio", 0), ("mi-5 japan post-office", 3)):
        game = given(play=play, hands=hands, destroyed={0: dead}, nwos=nwos)
        assert game.sees(0).seats[0].goals[0][1] == now + 5
    play = {0: "cfl-aio>tv-preachers clone-arrangers>reformed-church-of-satan vatican-city>the-mafia {}"}
    for more, now in (("phone-company", 34), ("mi-5", 37)):
        play = {
            0: f"cfl-aio>tv-preachers clone-arrangers>reformed-church-of-satan vatican-city>the-mafia {more}"
        }
        game = given(play=play, illuminati={0: "bermuda-triangle"}, nwos=nwos)
        game.expect(0, special=(now, 35))


@pytest.mark.card("peace-in-our-time")
def test_peace_in_our_time() -> None:
    nwos = "peace-in-our-time"
    game = given(play={0: "fnord-motor-company c-i-a the-mafia dentists"}, nwos=nwos)
    game.expect("fnord-motor-company", power=3, resistance=7).expect("c-i-a", power=5)
    game.expect("the-mafia", power=5).expect("dentists", power=1, resistance=2).idle()
    attack("destroy", ROOT, "fnord-motor-company", nwos=nwos).part("target-power", -(2 + 3))
    game = given(play={0: "phone-company"}, hands={0: "fnord-motor-company"}, nwos=nwos).seat(0)
    game.controls("fnord-motor-company", by="phone-company").part("resistance", -4).idle()
    given(area="fnord-motor-company", nwos=nwos).expect("fnord-motor-company", power=3, resistance=4)


@pytest.mark.card("political-correctness")
def test_political_correctness() -> None:
    game = given(play={0: "eff congressional-wives fraternal-orders"}, nwos="political-correctness")
    game.expect("eff", power=5).expect("fraternal-orders", alignments=["conservative"])
    game.expect("congressional-wives", alignments=["conservative", "straight", "criminal"]).idle()


@pytest.mark.card("solidarity")
def test_solidarity_doubles_all_resistance() -> None:
    game = given(play={0: "phone-company", 1: "dentists"}, nwos="solidarity")
    game.expect("phone-company", resistance=12).expect("dentists", resistance=4).idle()


@pytest.mark.card("world-hunger")
def test_world_hunger() -> None:
    play = {0: "prince-charles canada feminists phone-company", 1: "al-gore"}
    game = given(play=play, nwos="world-hunger", spent="prince-charles phone-company", phase="tokens")
    game.expect("prince-charles", tokens=0, power=2).expect("phone-company", tokens=1)
    game.expect("canada", power=1).expect("feminists", power=0)
    attack("control", ROOT, "china", own="anti-nuclear-activists", nwos="world-hunger").gives(
        "anti-nuclear-activists", 0
    )
    own, target = "anti-nuclear-activists", "prince-charles"
    attack("control", ROOT, target, own=own).gives(own, 4)
    attack("control", ROOT, target, own=own, nwos="world-hunger").gives(own, 0)
    hands = {1: "world-hunger"}
    given(play=play, hands=hands).seat(1).plays("world-hunger").settle().expect("prince-charles", tokens=0)
