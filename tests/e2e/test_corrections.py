"""/mod adjust: a moderator picks what is to be put right by its name, looks at it, and does it."""

from __future__ import annotations

import pytest

from bot.games.contract import Game
from bot.games.illuminopoly.rules import RULES
from bot.games.registry import GAMES
from tests.games.illuminopoly.city import arrange, lot
from tests.support import illuminati
from tests.support.discord import World, answer, button
from tests.support.verbs import stand


@pytest.fixture
def games() -> dict[str, Game]:
    return dict(GAMES)


async def test_an_owner_is_put_right_by_name_after_a_look(world: World) -> None:
    number = await world.game(world.bob, world.cat, kind="illuminopoly")
    await stand(world, number, RULES, arrange(3, owns={0: "baltic"}, options={"theme": "classic"}))
    offered = await world.mona.autocomplete(world.thread, "mod adjust", "what", "baltic owner")
    names = [choice["name"] for choice in offered]
    assert "Owner of Baltic Avenue: Bob" in names
    look = await world.mona.slash(world.thread, "mod adjust", what="Owner of Baltic Avenue: Bob")
    assert "Baltic Avenue" in answer(look)
    assert (await world.bot.service.view(number, None)).view.properties[lot("baltic")].owner == 0
    look = await world.mona.slash(
        world.thread, "mod adjust", what="Owner of Baltic Avenue: Bob", reason="a slip"
    )
    pressed = button(look.response, "Correct it")
    await world.mona.click(look.response, custom_id=pressed)
    assert (await world.bot.service.view(number, None)).view.properties[lot("baltic")].owner == 1
    assert "The moderator gives **Baltic Avenue** to Bob" in world.said()
    assert "A moderator has corrected a value: Owner of Baltic Avenue: Bob." in world.said()
    record = answer(await world.mona.slash(world.thread, "mod audit"))
    assert "corrected “Owner of Baltic Avenue: Bob”. a slip" in record
    assert "tried what would change if “Owner of Baltic Avenue: Bob” were corrected" in record


async def test_a_sum_wants_its_number_and_stays_secret(world: World) -> None:
    number = await world.game(world.bob, world.cat, kind="illuminopoly")
    await stand(world, number, RULES, arrange(3))
    asked = await world.mona.slash(world.thread, "mod adjust", what="Money of Bob", confirm=True)
    assert "Give an amount from 0 to 100,000" in answer(asked)
    await world.mona.slash(world.thread, "mod adjust", what="Money of Bob", amount=4321, confirm=True)
    assert (await world.bot.service.view(number, 1)).view.seats[1].cash == 4321
    assert "The moderator corrects the money of Bob" in world.said()
    assert "4,321" not in world.said()


async def test_what_cannot_be_is_refused_with_its_reason(world: World) -> None:
    number = await world.game(world.bob, world.cat, kind="illuminopoly")
    await stand(world, number, RULES, arrange(3, options={"theme": "classic"}))
    before = (await world.bot.service.table(number)).seq
    for what, why in (
        ("Control of Baltic Avenue: Bob", "Nobody owns it"),
        ("Buildings on Baltic Avenue (5 is a hotel)", "a colour in one hand"),
        ("xyzzy 1234", "fits nothing"),
    ):
        refused = await world.mona.slash(world.thread, "mod adjust", what=what, amount=1, confirm=True)
        assert why in answer(refused)
    assert (await world.bot.service.table(number)).seq == before


async def test_illuminati_is_put_right_by_name_too(world: World) -> None:
    number = await world.game(world.bob, kind="illuminati")
    position = illuminati.GUIDE.arrange(
        2, play={0: "c-i-a"}, uncontrolled="boy-sprouts", dead="hackers", discards="bribery"
    )
    await stand(world, number, illuminati.RULES, position)
    for what, amount in (
        ("Money on C.I.A.", 7),
        ("Actions that Ann has left", 1),
        ("Free transfers that Ann has left", 0),
        ("Hackers: back from the dead", None),
        ("Bribery: from the discards to Bob", None),
    ):
        offered = await world.mona.autocomplete(world.thread, "mod adjust", "what", what)
        assert what in [choice["name"] for choice in offered]
        given = {} if amount is None else {"amount": amount}
        done = await world.mona.slash(world.thread, "mod adjust", what=what, confirm=True, **given)
        assert "Corrected" in answer(done), answer(done)
    view = (await world.bot.service.view(number, 0)).view
    names = illuminati.CARDS.SLUG
    assert [(names[card.card], card.money) for card in view.seats[0].structure][1:] == [("c-i-a", 7)]
    assert (view.actions, view.transfers, view.dead) == (1, 0, ())
    assert "hackers" in [names[card.card] for card in view.uncontrolled]
    assert view.seats[1].specials == 1
