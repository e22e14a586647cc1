"""Disasters: what they strike, how hard, and when they destroy."""

from __future__ import annotations

import pytest

from bot.games.inwo.play.state import DEVASTATED
from tests.support.inwo import ROOT, Game, attack, given

BELOW = "phone-company>cable-tv>{}"
"""Where its place in the structure adds nothing."""


def strikes(card: str, place: str, own: str = "kkk", theirs: str = "", **position: object) -> Game:
    """Seat 0 has played a Disaster on a Place of seat 1, whose place in the structure adds nothing."""
    play = {0: own, 1: f"{BELOW.format(place)} {theirs}"}
    game = given(play=play, **{"hands": {0: card}, **position})  # type: ignore[arg-type]
    return game.seat(0).plays(card, place, way=int(card in ("atomic-monster", "plague-of-demons"))).gathers()


STRENGTH = {
    "atomic-monster": (("japan", 24), ("canada", 16), ("hawaii", 20)),
    "earthquake": (("canada", 12), ("hawaii", 16)), "epidemic": (("canada", 14), ("las-vegas", 14)),
    "giant-kudzu": (("hawaii", 30), ("las-vegas", 24)), "hurricane": (("canada", 16), ("hawaii", 20)),
    "meteor-strike": (("canada", 16), ("las-vegas", 16)),
    "nuclear-accident": (("canada", 14), ("hawaii", 18)),
    "rain-of-frogs": (("canada", 10), ("hawaii", 10)), "the-oregon-crud": (("hawaii", 24),),
    "tidal-wave": (("canada", 20), ("hawaii", 24)),
    "tornado": (("hawaii", 12),), "volcano": (("hawaii", 18),),
}  # fmt: skip
"""How strong each is against which Place."""
SPARES = {
    "atomic-monster": "las-vegas", "hurricane": "las-vegas", "the-oregon-crud": "canada",
    "tidal-wave": "las-vegas", "tornado": "canada", "volcano": "canada",
}  # fmt: skip
"""A Place that each cannot strike."""
DESTROYS = {
    "atomic-monster": 7, "earthquake": 6, "giant-kudzu": 7, "meteor-strike": 5, "nuclear-accident": 5,
    "rain-of-frogs": 7, "the-oregon-crud": 10, "tidal-wave": 11, "tornado": 5, "volcano": 2,
}  # fmt: skip
"""How far below its strength the dice must be for the Place to be destroyed."""


@pytest.mark.card(
    "atomic-monster", "earthquake", "epidemic", "giant-kudzu", "hurricane", "meteor-strike",
    "nuclear-accident", "rain-of-frogs", "the-oregon-crud", "tidal-wave", "tornado", "volcano",
)  # fmt: skip
def test_how_strong_a_disaster_is_and_what_it_spares() -> None:
    for card, found in STRENGTH.items():
        for place, strength in found:
            strikes(card, place).part("power", strength)
    for card, place in SPARES.items():
        given(play={0: "kkk", 1: place}, hands={0: card}).seat(0).may_not(card)
    for card in STRENGTH:
        given(play={0: "kkk", 1: "dentists"}, hands={0: card}).seat(0).may_not(card)


@pytest.mark.card(
    "atomic-monster", "earthquake", "giant-kudzu", "meteor-strike", "nuclear-accident", "rain-of-frogs",
    "the-oregon-crud", "tidal-wave", "tornado", "volcano", "epidemic", "hurricane",
)  # fmt: skip
def test_a_disaster_devastates_or_destroys() -> None:
    for card in STRENGTH:
        place = STRENGTH[card][-1][0]
        number = strikes(card, place).sees(None).attack.number
        margin = DESTROYS.get(card)
        for roll in range(2, 11):
            if roll > number:
                continue
            destroyed = margin is not None and number - roll >= margin
            game = strikes(card, place).rolls(*_dice(roll)).settle()
            game.expect(place, zone="destroyed" if destroyed else "structure")
            if not destroyed:
                game.expect(place, marks=DEVASTATED, tokens=0)
        strikes(card, place).fails().settle().expect(place, marks=0, owner=1)


def _dice(roll: int) -> tuple[int, int]:
    return max(1, roll - 6), min(6, roll - 1)


@pytest.mark.card("plague-of-demons")
def test_demons_are_summoned_by_magic() -> None:
    card = "plague-of-demons"
    game = strikes(card, "hawaii", own="stonehenge").part("power", 10).part("aid", 3)
    game.expect("stonehenge", tokens=0).rolls(1, 1).settle().expect(0, destroyed=["hawaii"])
    given(play={0: "kkk", 1: "hawaii"}, hands={0: card}).seat(0).may_not(card)
    given(play={0: "w-i-t-c-h", 1: "canada"}, hands={0: card}).seat(0).may_not(card)
    game = attack("destroy", "phone-company", "w-i-t-c-h", hands={0: card}).plays(card).gives(card, 10)
    attack("control", "phone-company", "w-i-t-c-h", hands={0: card}).may_not(card)


@pytest.mark.card("atomic-monster")
def test_atomic_monsters_help_against_their_makers() -> None:
    card = "atomic-monster"
    attack("destroy", "phone-company", "nuclear-power-companies", hands={0: card}).plays(card).gives(card, 10)
    attack("destroy", "phone-company", "dentists", hands={0: card}).may_not(card)


@pytest.mark.card("rain-of-frogs")
def test_frogs_rain_harder_on_their_gods_owner() -> None:
    resources = {1: "the-frog-god the-frog-god"}
    strikes("rain-of-frogs", "hawaii", resources=resources).part("power", 18)
    strikes("rain-of-frogs", "hawaii", resources={0: "the-frog-god"}).part("power", 10)


@pytest.mark.card("nuclear-accident")
def test_a_nuclear_accident_takes_the_token_of_the_power_companies() -> None:
    strikes("nuclear-accident", "hawaii", theirs="nuclear-power-companies").expect(
        "nuclear-power-companies", tokens=0
    )


@pytest.mark.card("epidemic", "giant-kudzu")
def test_slow_disasters_can_be_fought() -> None:
    """Groups of the opposite alignment aid with all their Power, as in any attack to destroy (INW-126)."""
    strikes("epidemic", "las-vegas", own="post-office").joins("aid", "post-office").part("aid", 4)
    strikes("epidemic", "las-vegas", own="fnord-motor-company").cannot("aid", "fnord-motor-company")
    game = strikes("epidemic", "las-vegas", own="the-mafia", theirs="fnord-motor-company").seat(1)
    game.joins("oppose", "fnord-motor-company").part("oppose", -2)
    game = strikes("giant-kudzu", "las-vegas", own="the-mafia").cannot("aid", "the-mafia").seat(1)
    game.joins("oppose", "cable-tv").part("oppose", -3)
    strikes("earthquake", "las-vegas", theirs="fnord-motor-company").seat(1).cannot(
        "oppose", "fnord-motor-company"
    )


@pytest.mark.card("moonbase", "orbit-one", "the-great-pyramid", "stonehenge", "china", "red-cross")
def test_places_that_disasters_spare_or_hardly_touch() -> None:
    for card, place, may in (
        ("tornado", "moonbase", False), ("earthquake", "moonbase", True), ("meteor-strike", "moonbase", True),
        ("earthquake", "orbit-one", False), ("nuclear-accident", "orbit-one", True),
        ("tornado", "the-great-pyramid", False), ("earthquake", "the-great-pyramid", True),
        ("plague-of-demons", "stonehenge", False), ("earthquake", "stonehenge", True),
    ):  # fmt: skip
        game = given(play={0: "w-i-t-c-h", 1: place}, hands={0: card}).seat(0)
        (game.may if may else game.may_not)(card)
    given(play={0: "moonbase", 1: "dentists"}, hands={0: "tornado"}).seat(0).may_not("tornado")
    strikes("earthquake", "china").gives("china", -20)
    strikes("earthquake", "hawaii", theirs="red-cross").gives("red-cross", -6)
    strikes("earthquake", "hawaii", own="red-cross").gives("red-cross", 0)


@pytest.mark.card("cycle-gangs", "international-weather-organization", "robot-sea-monsters", "survivalists")
def test_groups_that_help_with_disasters_or_against_them() -> None:
    strikes("earthquake", "hawaii", own="cycle-gangs").gives("cycle-gangs", 4)
    strikes("earthquake", "moonbase", own="cycle-gangs").gives("cycle-gangs", 0)
    card = "international-weather-organization"
    strikes("earthquake", "hawaii", own=card).gives(card, 4)
    strikes("earthquake", "moonbase", own=card).gives(card, 0)
    strikes("earthquake", "hawaii", theirs=card).gives(card, -6)
    strikes("earthquake", "hawaii", own="robot-sea-monsters").gives("robot-sea-monsters", 4)
    for card in ("robot-sea-monsters", "cycle-gangs"):
        strikes("giant-kudzu", "hawaii", own=card).gives(card, 4)
    strikes("earthquake", "hawaii", theirs="survivalists").gives("survivalists", -3)
    strikes("earthquake", "hawaii", own="survivalists").gives("survivalists", 0)
    attack("destroy", ROOT, "gay-activists", own="cycle-gangs").gives("cycle-gangs", 2)
    attack("control", ROOT, "gay-activists", own="cycle-gangs").gives("cycle-gangs", 0)


@pytest.mark.card(
    "dinosaur-park", "loch-ness-monster", "rogue-boomer", "spear-of-longinus", "weather-satellite"
)
def test_what_makes_a_disaster_worse() -> None:
    game = (
        strikes("earthquake", "hawaii", own="dinosaur-park").uses("dinosaur-park").gives("dinosaur-park", 4)
    )
    game.may_not("dinosaur-park").expect("dinosaur-park", tokens=0)
    for card, place, amount in (
        ("loch-ness-monster", "hawaii", 4), ("rogue-boomer", "las-vegas", 10),
        ("spear-of-longinus", "las-vegas", 1), ("weather-satellite", "las-vegas", 4),
        ("earthquake-projector", "las-vegas", 2),
    ):  # fmt: skip
        game = strikes("earthquake", place, resources={0: card}).uses(
            card, way=2 if "weather" in card else _way(card)
        )
        game.gives(card, amount)
    card = "weather-satellite"
    for disaster, place, way, amount in (
        ("hurricane", "hawaii", 0, 10), ("tornado", "hawaii", 0, 10), ("rain-of-frogs", "hawaii", 0, 10),
        ("hurricane", "hawaii", 1, -4), ("tidal-wave", "hawaii", 2, 4), ("tidal-wave", "hawaii", 3, -2),
    ):  # fmt: skip
        strikes(disaster, place, resources={0: card}).uses(card, way=way).gives(card, amount).may_not(card)
    strikes("tidal-wave", "hawaii", resources={0: card}).may_not(card, 0)
    strikes("earthquake", "moonbase", resources={0: card}).may_not(card)


def _way(card: str) -> int:
    return 1 if card == "loch-ness-monster" else 0


@pytest.mark.card("dinosaur-park")
def test_dinosaur_park_and_its_master_meddle_with_science() -> None:
    own = "moonbase>dinosaur-park dentists"
    game = attack("control", ROOT, "a-m-a", own=own).joins("aid", "dinosaur-park").part("aid", 1)
    game.joins("aid", "moonbase").part("aid", 4).idle()
    attack("control", ROOT, "kkk", own=own).cannot("aid", "moonbase")


@pytest.mark.card("air-magic", "early-warning", "earth-magic", "volunteer-aid")
def test_plots_that_protect_a_place() -> None:
    hands = {0: "earthquake", 1: "air-magic"}
    strikes("volcano", "las-vegas", theirs="stonehenge", hands={0: "volcano", 1: "air-magic"}).seat(
        1
    ).may_not("air-magic")
    strikes("earthquake", "las-vegas", theirs="stonehenge", hands=hands).seat(1).may_not("air-magic")
    hands = {0: "tornado", 1: "air-magic"}
    game = strikes("tornado", "las-vegas", theirs="stonehenge", hands=hands).seat(1)
    game.plays("air-magic").part("target-power", -6).expect("stonehenge", tokens=0)
    game = strikes("tornado", "las-vegas", hands=hands, decks={1: "hoax fnord"}).seat(1)
    game.plays("air-magic").part("target-power", -6).expect(1, plot_deck=["fnord"])
    strikes("tornado", "las-vegas", hands=hands).seat(1).may_not("air-magic")
    hands = {0: "hurricane", 1: "air-magic dictatorship"}
    game = given(play={0: "kkk", 1: BELOW.format("canada>stonehenge")}, hands=hands, active=1).seat(1)
    game.plays("dictatorship", "canada", using="canada").settle().expect("canada", power=3 + 2).seat(0)
    game.plays("hurricane", "canada").gathers().seat(1).plays("air-magic").part("target-power", -(3 * 3 + 2))
    hands = {0: "earthquake", 1: "early-warning"}
    strikes("earthquake", "las-vegas", hands=hands).seat(1).plays("early-warning").gives("early-warning", -10)
    attack("destroy", "phone-company", "las-vegas", hands={1: "early-warning"}).seat(1).may_not(
        "early-warning"
    )
    hands = {0: "earthquake", 1: "earth-magic"}
    game = strikes("earthquake", "las-vegas", theirs="stonehenge kkk", hands=hands).seat(1)
    game.cannot("oppose", "stonehenge").plays("earth-magic").joins("oppose", "stonehenge").part("oppose", -3)
    game.cannot("oppose", "kkk")


@pytest.mark.card("volunteer-aid")
def test_volunteers_bring_relief_as_the_next_turn_begins() -> None:
    hands = {0: "hurricane", 1: "volunteer-aid"}
    game = (
        strikes("hurricane", "hawaii", hands=hands).seat(1).plays("volunteer-aid").gives("volunteer-aid", -6)
    )
    game.rolls(1, 1).settle().expect("hawaii", marks=DEVASTATED).seat(0).does("end").seat(1).settle()
    game.expect("hawaii", marks=0)
    hands = {0: "hurricane earthquake", 1: "volunteer-aid"}
    game = strikes("hurricane", "hawaii", hands=hands).seat(1).plays("volunteer-aid").rolls(6, 6).settle()
    game.seat(0).plays("earthquake", "hawaii").gathers().rolls(6, 4).settle().does("end").seat(1).settle()
    game.expect("hawaii", marks=DEVASTATED)


@pytest.mark.card("combined-disasters")
def test_two_disasters_strike_as_one() -> None:
    card = "combined-disasters"
    position = {"play": {0: "kkk", 1: BELOW.format("hawaii")}}
    game = given(**position, hands={0: f"{card} earthquake hurricane"}).seat(0).plays(card)
    game.does("pick", "earthquake").does("aim", "hawaii").gathers().part("power", 16 + 20)
    given(**position, hands={0: f"{card} earthquake sniper"}).seat(0).may_not(card)
    for target, hits in (("the-great-pyramid", False), ("hawaii", True)):
        struck = {"play": {0: "kkk", 1: BELOW.format(target)}, "hands": {0: f"{card} earthquake tornado"}}
        game = given(**struck).seat(0)  # type: ignore[arg-type]
        game.may(card) if hits else game.may_not(card)


@pytest.mark.card("boy-sprouts", "nato", "united-nations", "red-cross", "center-for-disease-control")
def test_relief() -> None:
    for helper, place in (("boy-sprouts", "russia"), ("nato", "canada"), ("united-nations", "dinosaur-park")):
        position = {"devastated": place, "spent": "0 1", "decks": {0: "hoax"}}
        game = given(play={0: helper, 1: place}, **position).seat(0).does("relieve", place, helper)
        game = game.does("do").expect(0, plots=["hoax"]) if helper == "boy-sprouts" else game
        game.settle().expect(place, marks=0).expect(helper, tokens=0)
        given(play={0: "dentists", 1: place}, **position).seat(0).cannot("relieve", place)
    for helper in ("red-cross", "center-for-disease-control"):
        position = {"play": {0: f"{helper} kkk", 1: "hawaii canada"}, "devastated": "hawaii"}
        game = given(**position).seat(0).aims(helper, "hawaii").uses(helper, "hawaii").settle()
        game.expect("hawaii", marks=0).expect(helper, tokens=0).idle()
