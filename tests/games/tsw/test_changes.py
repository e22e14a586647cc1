"""Orders are taken back by what they say, changed in words, or confirmed with a change (TSW-13, TSW-14)."""

from __future__ import annotations

import json
from dataclasses import replace
from time import process_time

import pytest

from bot.games.tsw.asking.dialogue import READER
from bot.games.tsw.reading.tokens import words as split
from bot.trials.pace import slowness
from tests.games.tsw.player import Player


@pytest.mark.rule("TSW-14")
@pytest.mark.parametrize(
    ("locale", "words", "left"),
    [
        ("en", "Withdraw the scouting", ["spy", "meditate"]),
        ("en", "{one} should not go scouting, withdraw that", ["spy", "meditate"]),
        ("en", "do not scout {g[0]}", ["spy", "meditate"]),
        ("en", "forget the spying", ["scout", "meditate"]),
        ("en", "cancel the spying", ["scout", "meditate"]),
        ("en", "withdraw the order about {g[0]}", ["spy", "meditate"]),
        ("en", "withdraw that", ["scout", "spy"]),
        ("de", "Nimm die Meditation zurück", ["scout", "spy"]),
    ],
)
def test_an_order_is_taken_back_by_what_it_says(locale: str, words: str, left: list[str]) -> None:
    player = Player.with_orders(locale)
    assert "withdraw" in player.write(words).casefold()
    if player.asked is not None:
        player.write("ja" if locale == "de" else "yes")
    assert player.actions == left


@pytest.mark.rule("TSW-14")
def test_of_two_orders_that_are_meant_alike_one_is_chosen() -> None:
    player = Player.with_orders()
    player.table.order(0, "scout", player.agents[2], group=player.groups[2])
    assert "which?" in player.write("withdraw the scouting")
    player.write(player.agents[2])
    assert player.actions == ["scout", "spy", "meditate"]


@pytest.mark.rule("TSW-13", "TSW-14")
@pytest.mark.parametrize(
    ("locale", "words", "changed"),
    [
        ("en", "hmm actually make that 10 MB", {"mb": 10}),
        ("en", "make that {g[3]}", {"target": 3}),
        ("en", "no, 2 MB", {"mb": 2}),
        ("en", "no wait, 2 MB", {"mb": 2}),
        ("de", "Nein, lieber 10 MB", {"mb": 10}),
    ],
)
def test_the_order_given_last_is_changed_in_words(locale: str, words: str, changed: dict[str, int]) -> None:
    player = Player(locale)
    con = player.table.conspiracy(0)
    order = {"attacker": con, "target": player.groups[2], "mb": 4}
    player.table.order(0, "attack-control", **order)
    assert player.write(words).startswith("Changed: ")
    (line,) = (json.loads(line[1]) for line in player.view.lines)
    wanted = {"target": player.groups[changed["target"]]} if "target" in changed else changed
    assert line["parameters"] == {**order, **wanted}


@pytest.mark.rule("TSW-13", "TSW-14")
@pytest.mark.parametrize(
    ("locale", "words", "mb"),
    [
        ("en", "back the attack on {g[2]} with 5 more", 9),
        ("en", "put another 3 MB into it", 7),
        ("en", "two MB more", 6),
        ("de", "Noch 5 MB mehr für den Angriff", 9),
    ],
)
def test_more_is_spent_on_an_order_that_is_written(locale: str, words: str, mb: int) -> None:
    player = Player(locale)
    order = {"attacker": player.table.conspiracy(0), "target": player.groups[2], "mb": 4}
    player.table.order(0, "attack-control", **order)
    player.table.order(0, "scout", player.agents[0], group=player.groups[0])
    assert player.write(words).startswith("Changed: ")
    attack, scout = (json.loads(line[1]) for line in player.view.lines)
    assert attack["parameters"] == {**order, "mb": mb}
    assert scout["action"] == "scout"
    before = player.view.lines
    player.write("give me 5 more minutes")
    assert player.view.lines == before


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize(
    "words",
    [
        "actually, what a day",
        "make that call to your mother",
        "no, not {g[2]}",
        "cancel {g[2]}",
        "no, do not scout {g[2]}",
    ],
)
def test_what_changes_nothing_is_no_change(words: str) -> None:
    player = Player()
    player.table.order(0, "scout", player.agents[0], group=player.groups[0])
    before = player.view.lines
    player.write(words)
    assert player.view.lines == before


@pytest.mark.rule("TSW-13")
def test_an_order_that_is_asked_about_is_confirmed_with_a_change() -> None:
    player = Player()
    player.write(f"defend {player.table.conspiracy(0)} with 1 MB of its own")
    player.write("yes, but with 3 MB")
    (line,) = (json.loads(line[1]) for line in player.view.lines)
    assert line["parameters"]["mb"] == 3


@pytest.mark.rule("TSW-13", "TSW-40")
@pytest.mark.parametrize("words", ["hmm", "ok, do it", "good morning", "The mayor is a robot"])
def test_what_names_no_place_is_no_place(words: str) -> None:
    player = Player()
    victim = player.table.person(630)
    player.table.knows(0, victim)
    assert "where" in player.write(f"{{three}}: kill {victim}")
    asked = player.asked
    player.write(words)
    assert player.asked is asked
    player.write("in the sauna")
    (line,) = (json.loads(line[1]) for line in player.view.lines)
    assert line["parameters"]["location"] == "the sauna"


@pytest.mark.rule("TSW-13", "TSW-30")
@pytest.mark.parametrize(
    ("words", "given"),
    [
        ("10 MB", []),
        ("good morning", []),
        ("hmm", []),
        ("{three} meditates", ["meditate"]),
        ("{three} scouts {g[1]}", ["scout"]),
        ("withdraw order 1", []),
        ("I changed my mind, attack {g[4]} instead", []),
    ],
)
def test_what_says_no_kind_of_attack_is_no_answer(words: str, given: list[str]) -> None:
    player = Player()
    assert "whether to control" in player.write("attack {g[3]} with 5 MB")
    player.write(words)
    assert player.actions == given


@pytest.mark.rule("TSW-13", "TSW-60")
@pytest.mark.parametrize("words", ["good morning", "{three} meditates", "I don't know"])
def test_what_tells_no_condition_is_no_answer(words: str) -> None:
    player = Player()
    player.write("standing order: {one} guards me")
    player.write(words)
    assert "standing" not in player.actions


@pytest.mark.rule("TSW-13", "TSW-14")
@pytest.mark.parametrize(
    ("locale", "first", "words", "left"),
    [
        ("en", "{three} scouts {g[2]}", "undo", ["scout", "spy", "meditate"]),
        ("de", "{three} soll {g[2]} auskundschaften", "mach das rückgängig", ["scout", "spy", "meditate"]),
        ("en", "if {g[0]} is attacked, {three} guards me", "withdraw the standing order",
         ["scout", "spy", "meditate"]),
    ],
)  # fmt: skip
def test_what_was_just_given_is_taken_back(locale: str, first: str, words: str, left: list[str]) -> None:
    player = Player.with_orders(locale)
    player.write(first)
    assert len(player.actions) == 4
    player.write(words)
    if player.asked is not None:
        player.write("ja" if locale == "de" else "yes")
    assert player.actions == left


@pytest.mark.rule("TSW-13")
def test_a_pronoun_in_a_change_names_nobody() -> None:
    player = Player("de")
    player.write("{three} soll {g[2]} auskundschaften")
    assert player.write("ich meinte {g[3]}").startswith(
        f"Changed: {player.agents[2]}: scout {player.groups[3]}"
    )


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize(("words", "given"), [("yes", ["meditate"]), ("no", [])])
def test_a_question_kept_from_before_its_answers_were_kept_is_answered(words: str, given: list[str]) -> None:
    player = Player()
    player.write("maybe {one} meditates")
    assert player.asked is not None
    held = {name: value for name, value in player.asked.held.items() if name != "options"}
    player.asked = replace(player.asked, held=held)
    player.write(words)
    assert player.actions == given


@pytest.mark.rule("TSW-12")
def test_two_orders_that_are_the_same_are_offered_once_to_give_way() -> None:
    player = Player()
    player.write("meditate")
    player.write("meditate")
    player.write("scout {g[1]}")
    assert player.asked is not None
    assert len(player.asked.replies) == 2
    player.write("yes")
    assert player.actions == ["scout", "meditate"]


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("piece", ["a-", "“", "yes. ", "no, ", "make that 10 MB ", "withdraw the scouting "])
def test_an_answer_without_end_is_read_in_time(piece: str) -> None:
    player = Player.with_orders()
    player.write("{three}: infiltrate")
    assert player.asked is not None
    view, times = player.view, []
    for _ in range(5):
        split.cache_clear()
        begun = process_time()
        READER.answer(view, player.asked.held, (piece * 4000)[:4000])
        times.append(process_time() - begun)
    assert min(times) / slowness() < 0.1


@pytest.mark.rule("TSW-13", "TSW-35")
@pytest.mark.parametrize("number", [0, 1])
def test_a_yes_gives_the_order_that_was_asked_about(number: int) -> None:
    """Of two attacks that are under way the one that was named is cancelled."""
    player = Player()
    own = [player.table.conspiracy(0), player.table.group(7, owner=0, money=20)]
    for attacker, target in zip(own, player.groups[2:], strict=False):
        player.table.order(0, "attack-control", attacker=attacker, target=target, mb=2)
    player.table.turn()
    attacks = [attack.name for attack in player.view.attacks]
    assert len(attacks) == 2
    player.write(f"cancel the attack {attacks[number]}")
    player.write("yes")
    (line,) = (json.loads(line[1]) for line in player.view.lines)
    assert (line["action"], line["parameters"]) == ("cancel", {"attack": attacks[number]})


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("words", ["{two} spies on {g[1]}", "maybe {two} should spy on {g[1]}"])
def test_an_order_of_its_own_is_no_answer_to_what_is_asked(words: str) -> None:
    player = Player()
    player.write("If anyone attacks us, {one} guards them")
    assert player.asked is not None
    player.write(words)
    if player.asked is not None and not player.actions:
        player.write("yes")
    assert player.actions == ["spy"]


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize(
    "words",
    ["send 2 MB from {con} to {g[2]}", "drop {g[2]}", "not {g[2]}", "cancel the attack on {g[2]}",
     "send 2 MB to {g[2]}"],
)  # fmt: skip
@pytest.mark.parametrize(
    "first", ["{three}: guard", "{three}: infiltrate", "if I am attacked, {three}: guard"]
)
def test_what_only_names_somebody_beside_what_it_orders_is_no_answer(first: str, words: str) -> None:
    player = Player()
    player.write(first)
    asked = player.asked
    assert asked is not None
    held = json.loads(json.dumps(asked.held))
    player.write(words)
    assert player.actions == []
    player.asked = replace(asked, held=held)
    player.write("{g[1]}")
    if player.asked is not None:
        player.write("if {g[0]} is attacked")
    assert len(player.actions) == 1


@pytest.mark.rule("TSW-14")
@pytest.mark.parametrize(
    ("locale", "words", "left"),
    [
        ("en", "remove the spying", ["scout", "meditate"]),
        ("en", "scrap the scouting", ["spy", "meditate"]),
        ("en", "delete that", ["scout", "spy"]),
        ("de", "Streiche die Meditation", ["scout", "spy"]),
    ],
)
@pytest.mark.parametrize("first", ["", "{three}: leak", "{three}: infiltrate"])
def test_what_takes_back_is_told_before_it_is_read(
    locale: str, first: str, words: str, left: list[str]
) -> None:
    player = Player.with_orders(locale)
    player.write(first)
    assert "Withdraw: " in player.write(words)
    player.write("ja" if locale == "de" else "yes")
    assert player.actions == left


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("asked", [False, True])
def test_the_text_of_an_order_is_changed_in_words(asked: bool) -> None:
    player = Player()
    player.write(
        "{one} leaks that the Mayor is a robot" if not asked else "maybe {one} leaks that X is broke"
    )
    player.write("change the message to “The Mayor is a lizard.”")
    (line,) = (json.loads(line[1]) for line in player.view.lines)
    assert (line["actor"], line["parameters"]["message"]) == (player.agents[0], "The Mayor is a lizard.")


@pytest.mark.rule("TSW-10", "TSW-13")
@pytest.mark.parametrize(("locale", "words"), [("en", "Nothing this turn."), ("de", "Nichts mehr")])
def test_who_orders_nothing_has_finished(locale: str, words: str) -> None:
    assert "complete" in Player(locale).write(words)
    assert Player(locale).actions == []


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("words", ["yes, do it please", "yes do it", "ok, ok"])
def test_a_yes_may_be_said_more_than_once(words: str) -> None:
    player = Player()
    player.write("maybe {one} scouts {g[1]}")
    player.write(words)
    assert player.actions == ["scout"]


@pytest.mark.rule("TSW-13", "TSW-14")
@pytest.mark.parametrize("first", ["{three}: leak", "{three}: infiltrate", "perhaps {three} meditates"])
def test_what_is_asked_is_taken_back_by_it_alone(first: str) -> None:
    player = Player.with_orders()
    player.write(first)
    assert "Then I leave it" in player.write("withdraw it")
    assert player.actions == ["scout", "spy", "meditate"]


@pytest.mark.rule("TSW-12", "TSW-30")
@pytest.mark.parametrize(("words", "left"), [("yes", 4), ("no", 2)])
def test_an_order_that_another_one_hinders_may_take_its_place(words: str, left: int) -> None:
    player = Player()
    con = player.table.conspiracy(0)
    player.table.order(0, "meditate", player.agents[0])
    player.table.order(0, "attack-control", attacker=con, target=player.groups[2], mb=4)
    assert "cannot act now" in player.write(f"attack to control {{g[{left}]}} with {con}, 3 MB")
    assert player.actions == ["meditate", "attack-control"]
    player.write(words)
    _, line = (json.loads(line[1]) for line in player.view.lines)
    assert line["parameters"]["target"] == player.groups[left]


@pytest.mark.rule("TSW-14")
@pytest.mark.parametrize("words", ["actually, cancel that", "oh, undo", "please remove it"])
def test_what_takes_back_may_be_polite(words: str) -> None:
    player = Player.with_orders()
    assert "Withdraw: " in player.write(words)
    player.write("yes")
    assert player.actions == ["scout", "spy"]


@pytest.mark.rule("TSW-13", "TSW-37")
def test_the_only_treasury_that_may_pay_for_a_defence_is_not_asked_for() -> None:
    player = Player()
    con = player.table.conspiracy(0)
    player.write("If anyone attacks us, defend with 1 MB")
    assert player.asked is not None
    player.write(con)
    (line,) = (json.loads(line[1]) for line in player.view.lines)
    assert line["parameters"]["order"]["parameters"] == {"group": con, "from": con, "mb": 1}


@pytest.mark.rule("TSW-13")
def test_the_text_of_an_earlier_order_is_changed_where_the_last_one_has_none() -> None:
    player = Player()
    player.write("{one} leaks that the Mayor is a robot. {two} scouts {g[1]}")
    assert player.write("Change the message to “All is well”").startswith("Changed: ")
    leak, scout = (json.loads(line[1]) for line in player.view.lines)
    assert leak["parameters"]["message"] == "All is well"
    assert scout["action"] == "scout"


@pytest.mark.rule("TSW-13", "TSW-14")
@pytest.mark.parametrize("given", [[], ["{one} meditates"]])
@pytest.mark.parametrize("words", ["change the money to 3 MB", "change the message to hello"])
def test_what_changes_something_that_is_not_there_orders_nothing(given: list[str], words: str) -> None:
    player = Player()
    for order in given:
        player.write(order)
    before = player.view.lines
    assert "no such line" in player.write(words)
    assert (player.asked, player.view.lines) == (None, before)


@pytest.mark.rule("TSW-13", "TSW-30")
def test_an_order_that_lacks_something_is_changed_in_words() -> None:
    player = Player()
    player.write("attack {g[3]} with 2 MB")
    assert "whether to control" in player.write("change the target to {g[4]}")
    player.write("destroy")
    (line,) = (json.loads(line[1]) for line in player.view.lines)
    assert (line["action"], line["parameters"]["target"]) == ("attack-destroy", player.groups[4])


@pytest.mark.rule("TSW-60")
@pytest.mark.parametrize(
    "words", ["if we are attacked, {three} guards me", "if anyone attacks us, {three} guards me"]
)
def test_we_are_attacked_if_the_conspiracy_is(words: str) -> None:
    player = Player()
    said = player.write(words)
    assert said.startswith(f"If {player.table.conspiracy(0)} is attacked, ")
    assert player.actions == ["standing"]


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize(
    ("words", "given"),
    [
        ("If {g[0]} changes hands: standing, {one} scouts {g[1]}", ["standing"]),
        ("{one} scouts {g[1]}. {two} scouts {g[1]}.", ["scout", "scout"]),
        ("Somebody must scout {g[1]}; {one} scouts it", ["scout"]),
    ],
)
def test_an_order_told_again_with_who_does_it_is_one(words: str, given: list[str]) -> None:
    player = Player()
    player.write(words)
    assert player.actions == given
