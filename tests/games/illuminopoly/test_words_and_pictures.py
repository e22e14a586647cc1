"""Texts and pictures: everything can be said and drawn, and nothing hidden is in anybody else's picture."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot.engine.kernel import Kernel
from bot.engine.moves import Text
from bot.games.illuminopoly.cards.board import DOG, space_name
from bot.games.illuminopoly.draw.scene import structure
from bot.games.illuminopoly.game import ILLUMINOPOLY
from bot.games.illuminopoly.play.setup import Setup
from bot.games.illuminopoly.play.turn import Turn
from bot.games.illuminopoly.rules import RULES
from bot.games.illuminopoly.say.words import WORDS
from bot.scene.scene import LEAST, Paint, Polygon, labels, texts
from bot.trials.trial import play
from bot.ui.panel.panel import PROMPT
from bot.ui.words.catalogue import Catalogue
from tests.games.illuminopoly.city import SLUGS, fresh, given

CATALOGUE = Catalogue()
PHONE = 330
"""Points of width that a picture has on a phone."""
NAMES = {seat: f"Player {seat}" for seat in range(11)}


def keys(text: Text) -> list[str]:
    """The text's key and those of the texts in it."""
    found = [text.key]
    for _, value in text.args:
        for part in value if isinstance(value, tuple) else (value,):
            found += keys(part) if isinstance(part, Text) else []
    return found


def say(text: Text) -> str:
    """The English sentence; every message must exist."""
    assert [key for key in keys(text) if not CATALOGUE.has(key)] == []
    return CATALOGUE.format(text, NAMES)


@pytest.mark.parametrize("seats", [3, 7, 11])
def test_everything_that_is_asked_offered_and_told_can_be_said(seats: int) -> None:
    longest: dict[str, int] = {}

    def speak(kernel: Kernel) -> None:
        if kernel.s.seq % 16:
            return
        for ask in kernel.asks():
            if ask.seat < 0:
                continue
            view = RULES.view(kernel.s, ask.seat)
            say(WORDS.prompt(view, ask))
            for choice in ask.choices:
                label = say(WORDS.label(view, ask, choice))
                longest[label] = len(label)
                say(WORDS.group(view, ask, choice))
        for viewer in (0, None):
            view = RULES.view(kernel.s, viewer)
            for text in (*WORDS.table(view), *WORDS.hand(view), *WORDS.why(view), WORDS.status(view)):
                say(text)

    trial = play(ILLUMINOPOLY, seats, {"artillery": True, "banker": True}, 4, ["random"], speak, patience=500)
    again = Kernel(RULES, RULES.setup(seats, RULES.info.settle({"artillery": True, "banker": True})))
    events = again.start()
    for seat, move in trial.log:
        events = again.submit(seat, move)
        for viewer in (0, None):
            view = RULES.view(again.s, viewer)
            for event in events:
                text = WORDS.happened(view, event)
                assert text is None or say(text)
    offers = ("Accept", "Decline", "Withdraw")
    assert [label for label, length in longest.items() if length > 80 and not label.startswith(offers)] == []


@pytest.mark.parametrize("option", RULES.info.options, ids=lambda option: option.name)
def test_every_option_and_value_has_a_name_in_the_lobby(option: Any) -> None:
    key = "option-" + option.name.replace("_", "-")
    assert CATALOGUE.has(key)
    for value in option.values:
        assert CATALOGUE.has(f"{key}-{str(value).lower()}")


def test_everything_with_a_name_can_be_looked_up() -> None:
    assert len(WORDS.card_names()) > 60
    for name in WORDS.card_names():
        assert [say(line) for line in WORDS.card(name)]
    assert "$320" in " ".join(map(say, WORDS.card("pensylvania avenu")))
    assert WORDS.card("qqqqqqqq") == ()


def test_everything_with_a_name_has_a_picture_that_says_what_its_words_say() -> None:
    for name in WORDS.card_names():
        picture = ILLUMINOPOLY.pictures.card(name, say)
        assert picture is not None
        lines = [say(line) for line in WORDS.card(name)]
        assert lines[0] in texts(picture)
        assert picture.alt == " ".join(lines)
        for label in labels(picture.items):
            assert label.size >= LEAST
            assert 0 <= label.x <= label.x + label.width <= picture.width
            assert 0 <= label.y <= label.y + label.height <= picture.height
    assert ILLUMINOPOLY.pictures.card("qqqqqqqq", say) is None


@pytest.mark.rule("IOP-02")
def test_a_deed_shows_its_rents_and_its_arrows() -> None:
    def arrows(name: str) -> int:
        picture = ILLUMINOPOLY.pictures.card(name, say)
        assert picture is not None
        return sum(isinstance(item, Polygon) and item.fill is Paint.ACCENT for item in picture.items)

    legs = ("Baltic Avenue", "Virginia Avenue", "Illinois Avenue", "Boardwalk")
    assert [arrows(name) for name in legs] == [0, 1, 2, 3]
    assert [arrows(name) for name in ("Top Hat", "Banker")] == [4, 0]
    boardwalk = ILLUMINOPOLY.pictures.card("Boardwalk", say)
    assert boardwalk is not None
    assert {"Boardwalk", "$50", "$100", "hotel", "$2,000"} <= set(texts(boardwalk))


@pytest.mark.parametrize("seats", [3, 11])
def test_the_board_shows_all_spaces_and_players_in_letters_that_can_be_read(seats: int) -> None:
    trial = play(ILLUMINOPOLY, seats, {"theme": "classic"}, 2, ["heuristic"], patience=300)
    view = RULES.view(trial.kernel.s, 0)
    picture = ILLUMINOPOLY.pictures.table(view, NAMES, say)
    said = texts(picture)
    assert {"Boardw.", "Baltic", "Free Parking", "Player 0", f"Player {seats - 1}"} <= set(said)
    assert {"mortgaged", "rezoned", "destroyed"} <= set(said), "a legend"
    assert min(label.size for label in labels(picture.items)) >= LEAST
    shown = [label for label in labels(picture.items) if label.text in ("Baltic", "Boardw.", "Free Parking")]
    assert min(label.size for label in shown) * PHONE / picture.width >= 8
    for item in picture.items:
        right = getattr(item, "x", 0) + getattr(item, "width", 0)
        assert 0 <= getattr(item, "x", 0) <= right <= picture.width


def test_the_sides_of_the_board_name_every_space_in_large_letters_with_price_or_rent() -> None:
    view = RULES.view(given(owns={1: "boardwalk>baltic"}, options={"theme": "classic"}).kernel.s, None)
    sides = [draw() for draw in ILLUMINOPOLY.pictures.beside(view, NAMES, say)]
    said = [text for side in sides for text in texts(side)]
    assert {"Boardwalk", "Baltic Avenue", "North Carolina Avenue", "Jail / Just Visiting", "$4"} <= set(said)
    assert said.count("for sale: $200") == 5, "four railroads and New York Avenue"
    for side in sides:
        names = [label for label in labels(side.items) if label.text in ("Boardwalk", "Baltic Avenue")]
        assert all(label.size * PHONE / side.width >= 9 for label in names)
        assert "from" in side.alt


def test_what_lies_before_the_token_is_drawn_with_the_roll_that_leads_there_and_told() -> None:
    game = given(owns={1: "reading"}, options={"theme": "classic"})
    view = RULES.view(game.kernel.s, 0)
    picture = ILLUMINOPOLY.pictures.hand(view, NAMES, say)
    start = view.seats[0].space
    said = texts(picture)
    assert {"next space", "2: 3 %", "7: 17 %", "12: 3 %"} <= set(said)
    assert space_name(view.theme, (start + 7) % 40) in said
    told = say(WORDS.hand(view)[-1])
    assert told.startswith("Before you")
    assert f"7 {space_name(view.theme, (start + 7) % 40)}" in told


def test_a_secret_subversion_is_in_the_subverters_pictures_alone() -> None:
    owns = {1: "boardwalk>park-place>baltic"}
    plain, secret = given(owns=owns), given(owns=owns, control={"baltic": 0})
    for viewer in (0, 1, 2, None):
        seen = [RULES.view(game.kernel.s, viewer) for game in (plain, secret)]
        boards = [ILLUMINOPOLY.pictures.table(view, NAMES, say) for view in seen]
        words = [[say(line) for line in WORDS.table(view)] for view in seen]
        assert (boards[0] == boards[1]) == (words[0] == words[1]) == (viewer != 0)
    own = ILLUMINOPOLY.pictures.hand(RULES.view(secret.kernel.s, 0), NAMES, say)
    assert any("You control" in line for line in texts(own))


def test_a_structure_picture_shows_every_deed_once() -> None:
    view = RULES.view(
        given(owns={1: "boardwalk>park-place>baltic pacific"}, options={"theme": "classic"}).kernel.s, 2
    )
    said = texts(structure(view, 1, NAMES, say))
    for name in ("Boardwalk", "Park Place", "Baltic Avenue", "Pacific Avenue"):
        assert said.count(name) == 1
    assert len(SLUGS) == 28


def test_every_refusal_that_is_explained_has_its_words_and_its_rule() -> None:
    for verb in sorted({verb for _, verb in WORDS.book.refusals}):
        assert "(IOP-" in say(Text("iop-not-" + verb))


def test_what_is_dealt_in_has_a_name_in_the_form_of_an_offer() -> None:
    game = given(owns={0: "boardwalk"}, favors={0: 1}, options={"theme": "classic"})
    ask = game.ask_of(0)
    view = RULES.view(game.kernel.s, 0)
    assert [say(WORDS.label(view, ask, ("offer", 1, item))) for item in (27, 28)] == [
        "Boardwalk",
        "a Political Favor",
    ]


def test_the_steam_iron_is_told_that_it_may_ignore_a_card() -> None:
    for cast, deck, seat in (
        ("steam-iron boat dog", "school-levy", 0),
        ("boat steam-iron dog", "gala-night", 1),
    ):
        kernel = given(cast=cast, deck=deck, landing="chest").kernel
        ask = next(ask for ask in kernel.asks() if ask.seat == seat and ask.required)
        assert "ignore" in say(WORDS.prompt(RULES.view(kernel.s, seat), ask))


def test_every_event_and_every_prompt_that_the_rules_know_has_its_words() -> None:
    folder = Path(__file__).parents[3] / "bot" / "games" / "illuminopoly"
    files = [folder / "rules.py", *sorted((folder / "play").rglob("*.py"))]
    source = "".join(path.read_text(encoding="utf-8") for path in files)
    kinds = set(re.findall(r'tell\(\s*"([a-z-]+)"', source)) - {"offer-"} | {
        "offer-decline",
        "offer-withdraw",
    }
    assert len(kinds) > 60
    assert [kind for kind in sorted(kinds) if not CATALOGUE.has(f"iop-ev-{kind}")] == []
    verbs = set(re.findall(r'\(\("([a-z-]+)",|\[\("([a-z-]+)",|"([a-z-]+)",\), Range', source))
    named = {verb for found in verbs for verb in found if verb}
    assert len(named) > 40
    assert [verb for verb in sorted(named) if not CATALOGUE.has(f"iop-do-{verb}")] == []


@pytest.mark.rule("IOP-06")
def test_who_chooses_a_faction_is_told_what_each_can_do() -> None:
    kernel = fresh(3).kernel
    (asked, *_) = kernel.asks()
    view = RULES.view(kernel.s, asked.seat)
    prompt = say(WORDS.prompt(view, asked))
    for choice in asked.choices:
        assert f"**{say(WORDS.label(view, asked, choice))}**: " in prompt
    assert "five most valuable properties" in prompt
    assert len(prompt) <= PROMPT
    assert [say(line) for line in WORDS.hand(view)] == ["You have no faction yet."]


@pytest.mark.rule("IOP-60")
def test_who_spends_in_a_fight_is_told_who_wants_what() -> None:
    """Whatever is fought over, the question itself names it."""
    told = set()

    def listen(kernel: Kernel) -> None:
        for ask in kernel.asks():
            if ask.frame == "Spending" and ask.required:
                told.add(
                    re.sub(r"Player \d", "X", say(WORDS.prompt(RULES.view(kernel.s, ask.seat), ask)))[:8]
                )

    for seed in range(4):
        play(ILLUMINOPOLY, 4, {}, seed, ["heuristic", "random"], listen, patience=400)
    assert told == {"X wants ", "You want"}


@pytest.mark.rule("IOP-90")
def test_the_end_names_the_special_condition_that_was_met() -> None:
    for seed in range(30):
        trial = play(ILLUMINOPOLY, 3, {}, seed, ["heuristic"], patience=2000)
        view = RULES.view(trial.kernel.s, None)
        if dict(view.result).get("how") == ("special",):
            status = say(WORDS.status(view))
            assert re.search("victory by the special condition: .+", status)
            return
    raise AssertionError("nobody ever met a special condition")


@pytest.mark.rule("IOP-44")
def test_who_sits_in_jail_is_told_so_and_who_visits_is_not() -> None:
    told = set()

    def listen(kernel: Kernel) -> None:
        for ask in kernel.asks():
            if ask.frame == "Turn" and ask.step == 3 and ask.required:
                view = RULES.view(kernel.s, ask.seat)
                jailed = view.seats[ask.seat].jailed >= 0
                assert ("Your turn, in Jail, with" in say(WORDS.prompt(view, ask))) is jailed
                told.add(jailed)

    play(ILLUMINOPOLY, 4, {}, 3, ["random"], listen, patience=2000)
    assert told == {True, False}


def fallen() -> Any:
    """Seat 1 has fallen with two mortgaged properties; the Chair is asked."""
    position = {"owns": {1: "boardwalk baltic"}, "mortgaged": "boardwalk baltic", "cash": {1: 252}}
    return given(4, turn=1, laps={1: 1}, **position).seat(1).does("reorganize").does("done")


def offered(game: Any, seat: int) -> list[str]:
    """What the panel of a seat offers first."""
    view, ask = RULES.view(game.kernel.s, seat), game.kernel.ask_of(seat)
    assert ILLUMINOPOLY.ease is not None
    return [say(plan.label) for plan in ILLUMINOPOLY.ease.first(view, ask)]


def asked(game: Any, seat: int) -> str:
    return say(WORDS.prompt(RULES.view(game.kernel.s, seat), game.kernel.ask_of(seat)))


@pytest.mark.rule("IOP-82")
def test_the_chair_reads_which_property_of_the_fallen_can_be_had_and_for_how_much() -> None:
    game = fallen()
    view, ask = RULES.view(game.kernel.s, 0), game.kernel.ask_of(0)
    baltic = space_name(view.theme, view.properties[1].space)
    assert f"Player 1 has fallen. As Chair you can buy {baltic} off for $33" in asked(game, 0)
    labels = [say(WORDS.label(view, ask, choice)) for choice in ask.choices]
    assert labels == [f"Leave {baltic} to auction", f"Buy {baltic} off ($33)"]


@pytest.mark.rule("IOP-82")
def test_a_bid_is_offered_in_sums_that_say_what_they_are_of() -> None:
    game = fallen().seat(0).does("auction")
    first = offered(game, 2)
    assert first[-1] == "Bid nothing"
    assert len(first) > 1
    assert all(re.fullmatch(r"Bid \$\d+: \d+ % of what it should bring you", label) for label in first[:-1])
    ask = game.kernel.ask_of(2)
    assert say(WORDS.label(RULES.view(game.kernel.s, 2), ask, ("bid", 120))) == "Bid $120"


@pytest.mark.rule("IOP-95")
def test_a_thimble_reads_how_much_its_rents_are_or_that_there_are_none() -> None:
    bare = given(cast="thimble boat dog", step=Turn.BEGIN)
    assert offered(bare, 0)[0] == "Move with 2 dice"  # there is nothing to collect or to rearrange
    idle = given(cast="thimble boat dog", step=Turn.BEGIN, owns={0: "boardwalk"}, mortgaged="boardwalk")
    assert asked(idle, 0).startswith("There are no rents for you. Go on, or reorganize first?")
    assert offered(idle, 0)[0] == "Go on without rents"
    landlord = given(cast="thimble boat dog", step=Turn.BEGIN, owns={0: "boardwalk"})
    assert asked(landlord, 0).startswith("Collect your rents, about $50, or reorganize instead?")
    assert offered(landlord, 0)[0] == "Collect rent"


@pytest.mark.rule("IOP-26")
def test_a_rezoned_property_is_for_sale_at_half_its_price_wherever_that_is_read() -> None:
    game = given(status={"reading": "rezoned"})
    hand = " ".join(say(line) for line in WORDS.hand(RULES.view(game.kernel.s, 0)))
    assert "(for sale, $100)" in hand
    assert "(for sale, $200)" not in hand


def chronicle(game: Any, viewer: int | None = None) -> list[str]:
    """What a viewer has been told of all that has happened."""
    view = RULES.view(game.kernel.s, viewer)
    told = [WORDS.happened(view, event) for event in game.events]
    return [say(text) for text in told if text is not None]


def held(game: Any, seat: int) -> str:
    """What the hand of a seat says."""
    return "\n".join(say(line) for line in WORDS.hand(RULES.view(game.kernel.s, seat)))


@pytest.mark.rule("IOP-24")
def test_who_does_nothing_where_nothing_can_be_owned_leaves_no_property_alone() -> None:
    game = given(landing="free-parking").does("nothing")
    assert "Player 0 does nothing here." in chronicle(game)
    assert not any("alone" in line for line in chronicle(game))


@pytest.mark.rule("IOP-60")
def test_it_is_told_who_gets_the_money_of_a_takeover() -> None:
    game = given(owns={1: "boardwalk"}, landing="boardwalk").does("takeover").does("for", 90).seat(1)
    game.does("against", 70).rolls(1, 2)
    assert "Player 0 gets the $70 that Player 1 spent." in chronicle(game)


@pytest.mark.rule("IOP-84")
def test_an_offer_is_answered_with_what_one_gets_and_for_what() -> None:
    game = given(owns={0: "boardwalk", 1: "reading"})
    game.does("offer", 1, 50, 0, 1, "boardwalk", "reading").does("lend", 1, 70).does("tribute", 1, 20)
    view, ask = RULES.view(game.kernel.s, 1), game.ask_of(1)
    labels = [say(WORDS.label(view, ask, move)) for move in ask.choices if move[0] == "accept"]
    deed, station = (space_name(view.theme, n) for n in (39, 5))
    assert labels == [
        f"Accept Player 0’s offer: $50 and {deed} for {station}",
        "Accept Player 0’s offer: a loan of $70",
        "Accept Player 0’s offer: a truce of 3 rounds, and you pay $20",
    ]
    game.seat(1).does("decline", 3)
    assert "Player 1 declines what Player 0 offered." in chronicle(game, 1)


@pytest.mark.rule("IOP-15")
def test_the_banker_stands_nowhere_and_nothing_lies_ahead_of_them() -> None:
    game = given(cast="banker dog shoe")
    view, ask = RULES.view(game.kernel.s, 0), game.ask_of(0)
    assert say(WORDS.prompt(view, ask)).startswith("Your turn, with $")
    assert say(WORDS.wanted(view, ask)) == "Your turn (round 1)."
    assert "Before you" not in held(game, 0)
    assert "Before you" in held(game, 1)


@pytest.mark.rule("IOP-29")
def test_everybody_is_warned_of_who_lacks_one_step() -> None:
    game = given(cast="dog steam-iron shoe", owns={1: "mediterranean oriental st-charles st-james"})
    assert "⚠ Player 1 is one step from winning: the cheapest property of five colours" in held(game, 0)
    assert "one step" not in held(game, 1)
    assert "one step" not in held(
        given(cast="dog steam-iron shoe", owns={1: "oriental st-charles st-james"}), 0
    )


@pytest.mark.rule("IOP-60")
def test_what_is_ones_own_cannot_be_attacked_for_nothing() -> None:
    game = given(owns={0: "boardwalk"}, landing="boardwalk")
    (value,) = (line for line in map(say, WORDS.why(RULES.view(game.kernel.s, 0))) if "basic value" in line)
    assert "attack" not in value


@pytest.mark.rule("IOP-26", "IOP-A4")
def test_rubble_is_sold_and_cleared_by_its_name_and_price() -> None:
    game = given(landing="baltic", status={"baltic": "destroyed"}, owns={0: "boardwalk"})
    view, ask = RULES.view(game.kernel.s, 0), game.ask_of(0)
    name = space_name(view.theme, 3)
    assert say(WORDS.label(view, ask, ("buy",))) == f"Buy {name} ($30, rubble to clear and rebuild)"
    assert f"3 {name} (rubble for sale, $30)" in held(game, 1)
    game = given(owns={0: "boardwalk"}, status={"boardwalk": "destroyed"}, blown={"boardwalk": 1})
    view, ask = RULES.view(game.kernel.s, 0), game.ask_of(0)
    name, before = space_name(view.theme, 39), view.seats[0].cash
    assert say(WORDS.label(view, ask, ("clear-rubble", 27))) == f"Clear the rubble of {name} ($100)"
    game.does("clear-rubble", "boardwalk").expect(0, cash=before - 100)


@pytest.mark.rule("IOP-A2")
def test_who_may_help_against_an_announced_bomb_stays_out_of_it_with_one_button() -> None:
    threat = {"by": 0, "property": 1, "amount": 50, "answered": True}
    owns = {1: "mediterranean", 2: "boardwalk>baltic"}
    game = given(cast="artillery thimble shoe", step=Turn.BEGIN, threats=[threat], owns=owns).does("blow-up")
    name = space_name("city", 3)
    assert offered(game, 1) == ["Spend nothing"]
    assert [label.split(":")[0].split(" ")[0] for label in offered(game, 2)] == ["Spend"] * 4
    view, ask = RULES.view(game.kernel.s, 2), game.ask_of(2)
    assert say(WORDS.wanted(view, ask)) == f"Player 0 wants to blow up your {name}: what do you spend?"


@pytest.mark.rule("IOP-80")
def test_the_hand_tells_what_is_mortgaged_or_built_on() -> None:
    game = given(owns={0: "boardwalk park-place reading"}, houses={"boardwalk": 2}, mortgaged="reading")
    told, theme = held(game, 0), RULES.view(game.kernel.s, 0).theme
    assert f"{space_name(theme, 39)} hangs on Top Hat (2 houses)." in told
    assert f"{space_name(theme, 37)} hangs on Top Hat." in told
    assert f"{space_name(theme, 5)} hangs on Top Hat (mortgaged)." in told


@pytest.mark.rule("IOP-98")
def test_the_dog_is_told_what_it_may_choose_from() -> None:
    game = fresh(3)
    for _ in range(40):
        ask = next(ask for ask in game.kernel.asks() if ask.seat >= 0)
        if ask.frame != "Setup" or ask.step == Setup.GOAL:
            break
        dog = next((c for c in ask.choices if c == ("pick", DOG)), ask.choices[0])
        game.kernel.submit(ask.seat, dog)
    assert ask.step == Setup.GOAL
    view = RULES.view(game.kernel.s, ask.seat)
    assert "**Top Hat**: the five most valuable properties" in say(WORDS.prompt(view, ask))
    assert say(WORDS.wanted(view, ask)).startswith("You are the Dog:")


@pytest.mark.rule("IOP-51")
def test_a_card_calls_the_space_by_its_name_to_which_it_sends() -> None:
    told = " ".join(chronicle(given(landing="chance", deck="first-departure").does("nothing")))
    assert f"The first departure leaves from {space_name('city', 5)}. Be there." in told


@pytest.mark.rule("IOP-73")
def test_an_offer_names_all_that_goes_with_a_holding_company() -> None:
    game = given(owns={0: "boardwalk>pacific>baltic"}, options={"theme": "classic"})
    game.does("offer", 1, 0, 300, 1, "boardwalk")
    whole = "Boardwalk with Pacific Avenue and Baltic Avenue"
    view, ask = RULES.view(game.kernel.s, 1), game.ask_of(1)
    labels = [say(WORDS.label(view, ask, move)) for move in ask.choices if move[0] == "accept"]
    assert labels == [f"Accept Player 0’s offer: {whole} for $300"]
    told = chronicle(game.seat(1).does("accept", 1), 2)
    assert any(f"Player 0 gives {whole}, Player 1 gives nothing." in line for line in told)


@pytest.mark.rule("IOP-70", "IOP-51")
def test_who_may_stop_on_the_way_reads_where_and_where_the_way_ends() -> None:
    game = given(owns={0: "boardwalk>kentucky"}, control={"kentucky": 1}, at={0: 20}, deck="wrong-turn")
    here, there, back = (space_name("city", n) for n in (21, 22, 19))
    question = f"Somebody has tampered with your {here}. Stop and put it right, or walk on to "
    assert asked(game.does("roll", 2).rolls(1, 1), 0) == f"{question}{there}?"
    assert asked(game.does("walk-on"), 0) == f"{question}{back}?"
