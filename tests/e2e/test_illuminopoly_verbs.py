"""Every /illuminopoly verb, typed: what it offers, what comes of it, and why it is refused."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.contract import Game
from bot.games.illuminopoly.rules import RULES
from bot.games.registry import GAMES
from cogs.illuminopoly import VERBS
from tests.games.illuminopoly.city import arrange, lot
from tests.support.discord import World, answer, words
from tests.support.verbs import Legal, Refusal, refuse, stand, use

KIND = "illuminopoly"
CLASSIC = {"theme": "classic"}
SHADY = {"theme": "classic", "cheating": True}
MAIN: dict[str, Any] = {}
BALTIC: dict[str, Any] = {"landing": "baltic"}
BOBS: dict[str, Any] = {"landing": "baltic", "owns": {1: "baltic"}}
BROWN: dict[str, Any] = {"owns": {0: "mediterranean baltic"}}
OFFER = {
    "number": 1, "giver": 1, "taker": 0, "money": 50, "want_money": 0, "loan": 0, "give": [], "get": [],
}  # fmt: skip


@pytest.fixture
def games() -> dict[str, Game]:
    return {KIND: GAMES[KIND]}


def mine(view: Any) -> Any:
    """Ann's own seat."""
    return view.seats[0]


def of(view: Any, slug: str) -> Any:
    """A property."""
    return view.properties[lot(slug)]


LOANS = [
    way.format(who)
    for who in ("Bob", "Cat")
    for way in (
        "Lend {} money (up to $1,500)",
        "Offer {} a truce, and money for it (up to $1,500)",
        "Ask {} for money, and leave them in peace for it",
    )
]
LEGAL = (
    Legal("move", MAIN, {"how": ["Move with 2 dice"]}, sees=lambda v: mine(v).space != 0, said="Ann rolls"),
    Legal(
        "collect",
        {"landing": "free-parking", "pot": 120},
        {"what": ["Take the pot ($120)"]},
        sees=lambda v: mine(v).cash == 1620 and v.pot == 0,
    ),
    Legal("buy", BALTIC, sees=lambda v: mine(v).cash == 1440, said="Ann buys Baltic Avenue for"),
    Legal("takeover", BOBS, sees=lambda v: v.contest.kind == "Takeover", said="tries to take over Baltic"),
    Legal("rezone", BALTIC, sees=lambda v: v.contest.kind == "Rezoning" and mine(v).cash == 1470),
    Legal(
        "rebuild",
        {"landing": "baltic", "owns": {0: "baltic"}, "status": {"baltic": "rezoned"}},
        {"property": ["Rebuild (graft, and $30 if it helps)"]},
        sees=lambda v: v.contest.kind == "Rebuilding",
    ),
    Legal(
        "subvert",
        BOBS,
        typed={"amount": 40},
        sees=lambda v: mine(v).cash == 1400,
        said="at the back door of Baltic",
    ),
    Legal(
        "build",
        BROWN,
        {"property": ["Build on Mediterranean Avenue ($50)", "Build on Baltic Avenue ($50)"]},
        sees=lambda v: of(v, "mediterranean").houses == 1,
    ),
    Legal(
        "sell",
        {**BROWN, "houses": {"baltic": 1}},
        {
            "property": [
                "Sell a building of Baltic Avenue (+$25)",
                "Sell all buildings of the colour of Baltic Avenue",
            ]
        },
        sees=lambda v: of(v, "baltic").houses == 0 and mine(v).cash == 1525,
    ),
    Legal(
        "mortgage",
        BROWN,
        {"property": ["Mortgage Mediterranean Avenue (+$30)", "Mortgage Baltic Avenue (+$30)"]},
        sees=lambda v: of(v, "mediterranean").mortgaged and mine(v).cash == 1530,
    ),
    Legal("reorganize", BROWN, {"what": ["Reorganize"]}, said="Rearrange your holding companies"),
    Legal(
        "bail",
        {"jailed": {0: 0}, "at": {0: 10}},
        {"whom": ["Post $50 bail"]},
        sees=lambda v: mine(v).jailed < 0 and mine(v).cash == 1450,
    ),
    Legal("favor", {"jailed": {0: 0}, "at": {0: 10}, "favors": {0: 1}}, sees=lambda v: mine(v).favors == 0),
    Legal(
        "answer",
        {"offers": [OFFER], "offer_count": 1},
        {"offer": ["Accept Bob’s offer: $50 for nothing", "Decline Bob’s offer: $50 for nothing"]},
        sees=lambda v: mine(v).cash == 1550 and not v.offers,
    ),
    Legal(
        "loan",
        MAIN,
        {"what": LOANS},
        {"amount": 100},
        sees=lambda v: [offer.loan for offer in v.offers] == [100],
    ),
    Legal(
        "loan",
        MAIN,
        {"what": LOANS},
        {"what": "Offer Bob a truce, and money for it (up to $1,500)", "amount": 100},
        sees=lambda v: [(offer.peace, offer.money) for offer in v.offers] == [(3, 100)],
    ),
    Legal(
        "accuse",
        {"options": SHADY, "chair": 1},
        {"what": ["Accuse the Chair of dipping into the till (if wrong: $50)"]},
        sees=lambda v: mine(v).cash == 1450,
        said="Bob",
    ),
    Legal("dip", {"options": SHADY}, typed={"amount": 100}, sees=lambda v: mine(v).cash == 1600),
    Legal(
        "ransom",
        {**BOBS, "cast": "artillery shoe dog", "goal": "shoe"},
        {"what": ["Demand a ransom ($1 to $5,000)", "Blow it up now ($60 and graft)"]},
        {"amount": 200},
        sees=lambda v: [threat.amount for threat in v.threats] == [200],
    ),
    Legal(
        "spend",
        BOBS,
        {"what": ["Spend for it (up to $1,440)"]},
        {"amount": 40},
        before=(("takeover", {}),),
        sees=lambda v: v.contest.mine == ("for", 40),
    ),
    Legal("choose", BOBS, {"what": ["Invite Cat"]}, before=(("rezone", {}),), said="Ann invites Cat"),
    Legal(
        "card",
        {"landing": "chest", "options": SHADY, "deck": "pageant"},
        {"how": ["Draw the top card", "Cheat: slip out the second one (Jail, if you are called out)"]},
        sees=lambda v: mine(v).cash == 1510,
    ),
    Legal("pass", BALTIC, sees=lambda v: v.active == 1),
)
REFUSED = (
    Refusal("move", BALTIC, "IOP-22", {"how": "Move with 2 dice"}),
    Refusal("collect", BALTIC, "Rents come once.*IOP-21", {"what": "Collect rent"}),
    Refusal("buy", BOBS, "unowned property you have landed on.*IOP-26"),
    Refusal("takeover", BALTIC, "another player's property under your token.*IOP-60"),
    Refusal("rezone", {"landing": "electric-company"}, "Utilities.*cannot be rezoned.*IOP-62"),
    Refusal("rebuild", {"landing": "baltic", "owns": {0: "baltic"}}, "IOP-63"),
    Refusal("subvert", BALTIC, "another player's undestroyed property.*IOP-64", {"amount": 40}),
    Refusal(
        "build", {"owns": {0: "baltic"}}, "own the whole colour.*IOP-72", {"property": "Build on Baltic"}
    ),
    Refusal("sell", BROWN, "sold evenly.*IOP-72", {"property": "Sell a building of Baltic Avenue (+$25)"}),
    Refusal("mortgage", MAIN, "your own unimproved.*IOP-80", {"property": "Mortgage Baltic Avenue (+$30)"}),
    Refusal("reorganize", BALTIC, "instead of moving.*IOP-22"),
    Refusal("bail", MAIN, "Bail is \\$50.*IOP-42"),
    Refusal("favor", MAIN, "nothing now that a Political Favor of yours could stop.*IOP-50"),
    Refusal("answer", MAIN, "That offer cannot be carried out.*IOP-73", {"offer": "Accept Bob’s offer: $50"}),
    Refusal("loan", {"cash": {0: 0}}, "no debt that you could repay.*IOP-84", {"what": "Repay Bob"}),
    Refusal(
        "loan",
        {"promises": [[0, 1, 3, -1], [0, 2, 3, -1]]},
        "nobody to make a truce with.*IOP-84",
        {"what": "Offer Bob a truce", "amount": 10},
    ),
    Refusal("accuse", {"chair": 1}, "accuse the Chair once a round.*IOP-11"),
    Refusal("dip", {"options": SHADY, "chair": 1}, "Only the Chair has a hand in.*IOP-11", {"amount": 5}),
    Refusal("dip", {"options": SHADY}, "10,000", {"amount": 10_001}),
    Refusal("ransom", BOBS, "Only the Artillery Piece.*IOP-A1", {"what": "Blow it up now"}),
    Refusal("spend", MAIN, "a fight that you have a part in.*IOP-60", {"amount": 5}),
    Refusal("vote", MAIN, "No Chair is being elected.*IOP-10", {"whom": "Vote for Bob"}),
    Refusal("card", MAIN, "Cards are drawn on Chance.*IOP-51", {"how": "Draw the top card"}),
    Refusal("choose", MAIN, "Guests are invited to a rezoning.*IOP-62", {"what": "Invite Cat"}),
    Refusal("pass", MAIN, "not possible at the moment"),
)


async def position(world: World, number: int, said: Any) -> None:
    options = {**CLASSIC, **said.get("options", {})}
    await stand(world, number, RULES, arrange(3, **{**said, "options": options}))


@pytest.mark.slow
async def test_each_verb_offers_what_is_legal_and_does_it(world: World) -> None:
    number = await world.game(world.bob, world.cat, kind=KIND)
    for case in LEGAL:
        await position(world, number, case.position)
        await use(world, number, KIND, case)


@pytest.mark.slow
async def test_each_verb_is_refused_with_its_reason(world: World) -> None:
    number = await world.game(world.bob, world.cat, kind=KIND)
    for case in REFUSED:
        await position(world, number, case.position)
        await refuse(world, number, KIND, case)


async def test_factions_are_chosen_and_a_chair_is_elected_by_typing(world: World) -> None:
    number = await world.game(world.bob, world.cat, kind=KIND)
    people = {world.ann: "Top Hat", world.bob: "Shoe", world.cat: "Thimble"}
    for person, faction in people.items():
        offered = [c["name"] for c in await person.autocomplete(world.thread, f"{KIND} choose", "what", "")]
        assert faction in offered
        assert not {"Top Hat", "Shoe"} & set(offered) - set([*people.values()][[*people].index(person) :])
        await person.slash(world.thread, f"{KIND} choose", what=faction)
    offered = [c["name"] for c in await world.ann.autocomplete(world.thread, f"{KIND} vote", "whom", "")]
    assert offered[:3] == ["Vote for Ann", "Vote for Bob", "Vote for Cat"]
    bribed = await world.ann.slash(
        world.thread, f"{KIND} vote", whom="Promise Bob a bribe (up to $1,500)", amount=75
    )
    assert "Ann promises Bob $75" in answer(bribed)
    assert "$75" not in world.said()
    for person in people:
        await person.slash(world.thread, f"{KIND} vote", whom="Vote for Ann")
    view = (await world.bot.service.panel(number, world.ann.id)).view
    assert (view.chair, view.phase) == (0, "play")
    assert view.seats[0].cash == 1500 - 75


async def test_a_deal_is_offered_by_its_verb(world: World) -> None:
    number = await world.game(world.bob, world.cat, kind=KIND)
    await position(world, number, BROWN)
    offered = await world.ann.autocomplete(world.thread, f"{KIND} deal", "player", "")
    assert [choice["name"] for choice in offered] == ["Bob", "Cat"]
    unknown = answer(await world.ann.slash(world.thread, f"{KIND} deal", player="Zebedee"))
    assert "“Zebedee” fits nothing" in unknown
    form = await world.ann.slash(world.thread, f"{KIND} deal", player="Bob")
    await world.ann.submit_modal(form, {"give": "10", "want": "25", "mine0": [str(lot("baltic"))]})
    accept = await world.bob.autocomplete(world.thread, f"{KIND} answer", "offer", "Accept")
    done = await world.bob.slash(world.thread, f"{KIND} answer", offer=accept[0]["name"])
    assert "Baltic Avenue" in answer(done)
    view = (await world.bot.service.panel(number, world.ann.id)).view
    assert (of(view, "baltic").owner, mine(view).cash) == (1, 1515)


async def test_what_is_secret_is_told_to_nobody_else(world: World) -> None:
    number = await world.game(world.bob, world.cat, kind=KIND)
    await position(world, number, {**BOBS, "options": SHADY})
    await world.ann.slash(world.thread, f"{KIND} dip", amount=1)
    before = world.said()
    await world.ann.slash(world.thread, f"{KIND} dip", amount=99)
    assert world.said() == before
    await world.ann.slash(world.thread, f"{KIND} subvert", amount=110)
    assert "back door" not in world.said()
    assert "There is a fight" not in world.said()
    panel = await world.panel(world.bob, number)
    assert "back door" not in words(panel.response)


async def test_a_deed_is_shown_large_with_its_words(world: World) -> None:
    await world.game(ais=4, kind=KIND)
    shown = await world.cat.slash(world.thread, "card", name="Boardwalk")
    assert [file.filename for file in shown.response.attachments] == ["card.png"]
    assert "hotel $2,000" in (shown.response.attachments[0].description or "")
    assert "Price $400" in words(shown.response)


def test_every_verb_has_been_tried() -> None:
    assert {verb.name for verb in VERBS} - {"vote"} == {case.verb for case in LEGAL}
    assert {verb.name for verb in VERBS} == {case.verb for case in REFUSED}
