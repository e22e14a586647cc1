"""Every /illuminati verb, typed: what it offers, what comes of it, and why it is refused."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.contract import Game
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.rules import RULES
from bot.games.registry import GAMES
from cogs.illuminati import VERBS
from tests.support.discord import World, answer
from tests.support.illuminati import GUIDE
from tests.support.verbs import Legal, Refusal, refuse, stand, use

KIND = "illuminati"
LASERS = "orbital-mind-control-lasers"
ARM: dict[str, Any] = {
    "play": {0: "c-i-a>the-mafia texas"},
    "treasuries": {0: 10, "texas": 3},
    "uncontrolled": "boy-sprouts",
    "hands": {0: "slush-fund bribery"},
}
BARE: dict[str, Any] = {"uncontrolled": "boy-sprouts", "treasuries": {0: 10}}
BOBS_TURN: dict[str, Any] = {**ARM, "active": 1}


@pytest.fixture
def games() -> dict[str, Game]:
    return {KIND: GAMES[KIND]}


def held(view: Any, slug: str) -> Any:
    """A card of Ann's structure, or None."""
    return next((seen for seen in view.seats[0].structure if seen.card == CARDS.id(slug)), None)


PLAN = {"attacker": "Attack with The Bavarian Illuminati (Power 10)", "target": "Control Boy Sprouts"}
ANNOUNCED = (("attack", {**PLAN, "privilege": "Not privileged"}),)


LEGAL = (
    Legal(
        "attack",
        ARM,
        {
            "attacker": [
                "Attack with The Bavarian Illuminati (Power 10)",
                "Attack with C.I.A. (Power 6)",
                "Attack with Texas (Power 6)",
                "Attack with The Mafia (Power 7)",
            ],
            "target": [
                "Call the attack off",
                "Control Boy Sprouts",
                "Destroy C.I.A.",
                "Destroy Texas",
                "Destroy The Mafia",
            ],
            "aid": ["C.I.A. (+4)"],
            "privilege": [
                "Not privileged",
                "Privileged, for 5 MB",
                "Privileged: discard Slush Fund",
                "Privileged: discard Bribery",
            ],
        },
        {"target": "Control Boy Sprouts", "aid": "C.I.A. (+4)"},
        sees=lambda v: v.attack.aid == (CARDS.id("c-i-a"),) and not v.attack.privileged,
    ),
    Legal(
        "transfer",
        ARM,
        {
            "what": [
                "The Bavarian Illuminati → C.I.A. (10 MB)",
                "The Bavarian Illuminati → Texas (10 MB)",
                "Texas → The Bavarian Illuminati (3 MB)",
            ]
        },
        {"amount": 4},
        sees=lambda v: held(v, "c-i-a").money == 4,
    ),
    Legal(
        "move",
        ARM,
        {
            "group": ["Move C.I.A.", "Move Texas", "Move The Mafia"],
            "place": [
                "The Bavarian Illuminati, down",
                "The Bavarian Illuminati, left",
                "Texas, up",
                "Texas, right",
            ],
        },
        {"place": "Texas, up"},
        sees=lambda v: held(v, "c-i-a").master == CARDS.id("texas"),
    ),
    Legal(
        "drop",
        ARM,
        {
            "group": [
                "Drop C.I.A. and its branch",
                "Drop Texas",
                "Drop The Mafia",
            ]
        },
        sees=lambda v: held(v, "c-i-a") is held(v, "the-mafia") is None,
    ),
    Legal("special", ARM, {"card": ["Slush Fund: +15 MB", "Bribery: take an uncontrolled group"]}),
    Legal(
        "nwo",
        {**ARM, "nwos": "supermajority"},
        {"card": ["Attack Supermajority with your Illuminati, ≤ 0"]},
        sees=lambda v: v.attack is not None,
    ),
    Legal(
        "ability",
        {**ARM, "play": {0: LASERS}},
        {"what": ["Use Orbital Mind Control Lasers"], "target": ["Aim at Boy Sprouts"]},
    ),
    Legal(
        "spend",
        BARE,
        {"what": ["For the attack: The Bavarian Illuminati (10 MB)"]},
        {"amount": 2},
        before=ANNOUNCED,
    ),
    Legal("call-off", BARE, before=ANNOUNCED, sees=lambda v: v.attack is None),
    Legal("pass", BARE, before=(("attack", PLAN),), said="Each MB of yours adds 1"),
    Legal("end", ARM, said="Round 1, Bob"),
)
REFUSED = (
    Refusal("attack", BOBS_TURN, "the turn of Bob", {"attacker": "Attack with Texas"}),
    Refusal("transfer", {**BARE, "treasuries": {}}, "pass money on.*ILL-3k", {"what": "Texas", "amount": 2}),
    Refusal("move", BARE, "another place to go.*ILL-8a", {"group": "Move Texas"}),
    Refusal("drop", BARE, "no group that you could drop", {"group": "Drop Texas"}),
    Refusal("special", BARE, "no special for this moment", {"card": "Bribery"}),
    Refusal("nwo", ARM, "No New World Order is in force", {"card": "Supermajority"}),
    Refusal("ability", ARM, "ability for this moment", {"what": "Lasers"}),
    Refusal("spend", ARM, "no attack on which to spend", {"what": "For: Texas", "amount": 2}),
    Refusal("call-off", ARM, "no attack of yours"),
    Refusal("pass", ARM, "not possible at the moment"),
    Refusal("end", BOBS_TURN, "the turn of Bob"),
)


async def position(world: World, number: int, said: Any) -> None:
    await stand(world, number, RULES, GUIDE.arrange(2, **said))


@pytest.mark.slow
async def test_each_verb_offers_what_is_legal_and_does_it(world: World) -> None:
    number = await world.game(world.bob, kind=KIND)
    for case in LEGAL:
        await position(world, number, case.position)
        await use(world, number, KIND, case)


@pytest.mark.slow
async def test_each_verb_is_refused_with_its_reason(world: World) -> None:
    number = await world.game(world.bob, kind=KIND)
    for case in REFUSED:
        await position(world, number, case.position)
        await refuse(world, number, KIND, case)


async def test_a_gift_is_offered_by_its_verb(world: World) -> None:
    number = await world.game(world.bob, kind=KIND)
    await position(world, number, ARM)
    offered = await world.ann.autocomplete(world.thread, f"{KIND} give", "player", "")
    assert [choice["name"] for choice in offered] == ["Bob"]
    unknown = answer(await world.ann.slash(world.thread, f"{KIND} give", player="Zebedee"))
    assert "“Zebedee” fits nothing" in unknown
    form = await world.ann.slash(world.thread, f"{KIND} give", player="Bob")
    await world.ann.submit_modal(form, {"give": "3", "want": "0"})
    panel = await world.panel(world.bob, number)
    await world.choose(world.bob, panel, "Accept")
    view = (await world.bot.service.view(number, 0)).view
    assert [seat.money for seat in view.seats] == [10, 3]


def test_every_verb_has_been_tried() -> None:
    names = {verb.name for verb in VERBS}
    assert names == {case.verb for case in LEGAL} == {case.verb for case in REFUSED}


async def test_a_verb_of_another_game_is_not_about_this_one(world: World) -> None:
    """It means a game of its own kind, or none."""
    await position(world, await world.game(world.bob, kind=KIND), ARM)
    answered = answer(await world.ann.slash(world.channel, "illuminopoly buy"))
    assert "There is no game of yours here" in answered
    assert "There is no game of yours here" not in answer(await world.ann.slash(world.channel, f"{KIND} end"))
