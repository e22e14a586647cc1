"""What a player says about his sheet in words: it is taken back, put into another order, listed (TSW-14)."""

from __future__ import annotations

import json

import pytest

from bot.games.tsw.asking.dialogue import READER
from tests.games.tsw.player import CATALOGUE, Player


@pytest.mark.rule("TSW-14")
@pytest.mark.parametrize(
    ("locale", "words", "wanted"),
    [
        ("en", "put order 2 first", ["spy", "scout", "meditate"]),
        ("en", "Put my last order first, please", ["meditate", "scout", "spy"]),
        ("en", "put order 2 at the top", ["spy", "scout", "meditate"]),
        ("en", "move order 2 up", ["spy", "scout", "meditate"]),
        ("en", "shift order 2 down", ["scout", "meditate", "spy"]),
        ("en", "put order 1 last", ["spy", "meditate", "scout"]),
        ("en", "order 3 before order 1", ["meditate", "scout", "spy"]),
        ("en", "put order 1 in front of order 3", ["spy", "scout", "meditate"]),
        ("en", "swap 1 and 3", ["meditate", "spy", "scout"]),
        ("de", "setze Befehl 2 nach oben", ["spy", "scout", "meditate"]),
        ("de", "zieh Befehl 3 vor", ["scout", "meditate", "spy"]),
        ("de", "tausche 1 und 3", ["meditate", "spy", "scout"]),
    ],
)
def test_words_put_the_sheet_into_another_order(locale: str, words: str, wanted: list[str]) -> None:
    player = Player.with_orders(locale)
    assert player.write(words).startswith("Your orders so far")
    assert player.actions == wanted


@pytest.mark.rule("TSW-13", "TSW-14")
@pytest.mark.parametrize("words", ["put {one}'s order first", "put order 9 first"])
def test_what_sorts_nothing_takes_nothing_back_either(words: str) -> None:
    player = Player.with_orders()
    player.write(words)
    assert player.actions == ["scout", "spy", "meditate"]


@pytest.mark.rule("TSW-14")
@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("withdraw", ["scout", "spy"]),
        ("I withdraw", ["scout", "spy"]),
        ("maybe withdraw 2", ["scout", "meditate"]),
        ("withdraw 2?", ["scout", "meditate"]),
        ("withdraw 1 and 2", ["meditate"]),
        ("withdraw the first two", ["meditate"]),
        ("withdraw the last two", ["scout"]),
        ("perhaps withdraw all", []),
    ],
)
def test_a_withdrawal_that_is_asked_about_tells_its_lines_and_is_done_after_a_yes(
    words: str, left: list[str]
) -> None:
    player = Player.with_orders()
    assert "Withdraw: " in player.write(words)
    assert player.actions == ["scout", "spy", "meditate"]
    assert "Withdrawn" in player.write("yes")
    assert player.actions == left


@pytest.mark.rule("TSW-14")
def test_one_of_two_lines_is_withdrawn_by_its_own_number() -> None:
    player = Player.with_orders()
    player.write("withdraw 2 or 3")
    assert "Withdrawn" in player.write("2")
    assert player.actions == ["scout", "meditate"]


@pytest.mark.rule("TSW-14")
def test_a_confirmed_withdrawal_takes_the_line_that_was_shown_whatever_was_written_since() -> None:
    player = Player.with_orders()
    assert "meditate" in player.write("withdraw")
    player.table.order(0, "guard", player.agents[2], target=player.table.leader(0))
    player.write("yes")
    assert player.actions == ["scout", "spy", "guard"]


@pytest.mark.rule("TSW-14")
@pytest.mark.parametrize("words", ["Ich ziehe alles zurück", "nimm Befehl 2 zurück", "zurückziehen"])
def test_orders_are_taken_back_in_german(words: str) -> None:
    player = Player.with_orders("de")
    player.write(words)
    if player.asked is not None:
        player.write("ja")
    assert player.actions == {"I": [], "n": ["scout", "meditate"], "z": ["scout", "spy"]}[words[0]]


@pytest.mark.rule("TSW-13")
def test_a_withdrawal_in_english_by_who_writes_german_waits_for_his_yes() -> None:
    player = Player.with_orders("de")
    player.write("withdraw order 2")
    assert player.actions == ["scout", "spy", "meditate"]
    player.write("ja")
    assert player.actions == ["scout", "meditate"]


@pytest.mark.rule("TSW-14", "TSW-37")
@pytest.mark.parametrize(
    "words", ["cancel the attack on {g[2]}", "cancel attack", "no attack on {g[2]} this turn"]
)
def test_an_attack_that_is_only_ordered_is_called_off_by_withdrawing_the_order(words: str) -> None:
    player = Player()
    con = player.table.conspiracy(0)
    player.table.order(0, "attack-control", attacker=con, target=player.groups[2], mb=4)
    assert "Shall the order be withdrawn?" in player.write(words)
    player.write("yes")
    assert player.actions == []


@pytest.mark.rule("TSW-13", "TSW-14")
def test_no_attack_on_somebody_is_no_attack() -> None:
    assert "What is not to be done needs no order" in Player().write("no attack on {g[2]} this turn")


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize("words", ["no", "nope", "no, wait", "no orders"])
def test_a_no_where_nothing_is_asked_leaves_no_question(words: str) -> None:
    player = Player()
    assert "no order in that" in player.write(words)
    assert player.asked is None


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize(
    ("locale", "first", "question"),
    [
        ("de", "Greife {g[2]} an", "Was soll ich tun?"),
        ("en", "{one}: leak", "What should I do?"),
    ],
)
def test_a_question_is_no_answer(locale: str, first: str, question: str) -> None:
    player = Player(locale)
    player.write(first)
    asked = player.asked
    assert asked is not None
    assert "That is a question, not an order" in player.write(question)
    assert player.asked is asked
    assert player.actions == []


@pytest.mark.rule("TSW-60", "TSW-13")
@pytest.mark.parametrize(
    "words",
    [
        "standing order: {one} guards me",
        "Standing orders: {one} guards me",
        "{one}, standing order: guard me",
    ],
)
def test_a_standing_order_without_a_condition_is_asked_for_it(words: str) -> None:
    player = Player()
    assert "on which condition" in player.write(words)
    assert player.actions == []
    player.write("if I am attacked")
    assert player.actions == ["standing"]
    (line,) = (json.loads(line[1]) for line in player.view.lines)
    assert line["parameters"]["condition"] == {"kind": "attacked", "character": player.table.leader(0)}


@pytest.mark.rule("TSW-46", "TSW-60")
@pytest.mark.parametrize(
    ("words", "asked"),
    [
        ("{one} interferes with the attack", "which attack"),
        ("If any of my groups is attacked, {one} interferes with the attack", "which attack"),
        ("{one} interferes with the attack on {g[2]}", "Is it meant so?"),
    ],
)
def test_nobody_disturbs_an_attack_of_his_own_unasked(words: str, asked: str) -> None:
    player = Player()
    con = player.table.conspiracy(0)
    player.table.order(0, "attack-control", attacker=con, target=player.groups[2], mb=4)
    player.table.turn()
    player.table.infiltrated(player.agents[0], player.groups[2], 0)
    assert asked in player.write(words)
    assert player.actions == []


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("{one}: infiltrate {con}, dressed as a nun", "(TSW-45)"),
        ("withdraw order 9", "(TSW-14)"),
    ],
)
def test_what_cannot_be_is_refused_at_once_with_its_rule(words: str, rule: str) -> None:
    player = Player()
    assert rule in player.write(words)
    assert player.asked is None


@pytest.mark.rule("TSW-13", "TSW-34")
def test_who_attacks_his_own_group_is_refused_with_the_rule() -> None:
    player = Player()
    own, con = player.table.group(4, owner=0), player.table.conspiracy(0)
    assert "(TSW-34)" in player.write(f"attack to neutralize. Target: {own}. Attacker: {con}. 1 MB")


@pytest.mark.rule("TSW-91", "TSW-13")
def test_an_event_that_needs_somebody_is_asked_on_whom_it_is_played() -> None:
    player = Player()
    s = player.table.s
    number = next(n for n in range(len(s.world.events)) if s.event(n).effect.target == "character")
    s.hands[0].append(number)
    player.table.kernel._legal.clear()
    assert "on whom or what" in player.write(f"play {s.event(number).name}")
    player.write(player.agents[0])
    assert player.actions == ["play-event"]


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize(("locale", "answer"), [("de", "Kontrolle übernehmen"), ("en", "take control")])
def test_the_kind_of_an_attack_is_told_by_its_verb(locale: str, answer: str) -> None:
    player = Player(locale)
    player.write({"de": "Greife {g[3]} an", "en": "attack {g[3]}"}[locale])
    assert "To attack to control I need to know: how many megabucks" in player.write(answer)


@pytest.mark.rule("TSW-80")
@pytest.mark.parametrize(
    ("words", "action"),
    [
        ("Bestelle die Zeitung ab", "unsubscribe"),
        ("Abonniere The Watchful Eye", "subscribe"),
        ("Abonniere bitte die Zeitung", "subscribe"),
    ],
)
def test_the_paper_is_ordered_and_stopped_in_german(words: str, action: str) -> None:
    player = Player("de")
    player.write(words)
    assert player.actions == [action]


@pytest.mark.rule("TSW-42")
def test_terms_are_read_back_letter_by_letter() -> None:
    player = Player("de")
    to = player.table.conspiracy(1)
    player.table.knows(0, to)
    said = player.write(f'{player.agents[0]}: Nachricht an {to}: "Frieden?", persönlich überbracht')
    assert "delivered “persönlich überbracht”" in said


@pytest.mark.rule("TSW-14")
@pytest.mark.parametrize("words", ["my orders", "my orders?", "list"])
def test_the_sheet_is_told_by_the_name_of_its_button(words: str) -> None:
    assert Player.with_orders().write(words).startswith("Your orders so far")


@pytest.mark.rule("TSW-52")
@pytest.mark.parametrize(
    ("locale", "words"), [("en", "We shall buy a special event, please"), ("de", "Kaufe ein Ereignis")]
)
def test_a_special_event_is_bought_in_words(locale: str, words: str) -> None:
    player = Player(locale)
    player.write(words)
    assert player.actions == ["buy-event"]


@pytest.mark.rule("TSW-13", "TSW-14")
@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("withdraw all", []),
        ("withdraw order 2", ["scout", "meditate"]),
        ("withdraw it", ["scout", "spy", "meditate"]),
    ],
)
def test_what_is_taken_back_while_something_is_asked_is_taken_back(words: str, left: list[str]) -> None:
    player = Player.with_orders()
    player.write("perhaps {three} meditates")
    player.write(words)
    assert player.actions == left


@pytest.mark.rule("TSW-13", "TSW-30")
def test_a_sum_does_not_answer_how_to_attack() -> None:
    player = Player()
    player.write("attack {g[3]}")
    said = player.write("7")
    assert "whether to control, destroy or neutralize" in said
    assert "for 7 MB" in player.write("destroy")


@pytest.mark.rule("TSW-13")
def test_somebody_who_is_to_do_something_else_is_no_answer() -> None:
    player = Player()
    player.write("{one}: guard")
    said = player.write("{two} recruits somebody called Gus Trousers")
    assert f"{player.agents[0]}: guard" not in said
    assert f"{player.agents[1]}: recruit" in said


@pytest.mark.rule("TSW-13", "TSW-14")
def test_a_named_order_is_not_mistaken_for_what_is_asked() -> None:
    player = Player.with_orders()
    player.write("perhaps {three} meditates")
    assert "Then I leave it" not in player.write("withdraw the scouting")


@pytest.mark.rule("TSW-13", "TSW-40")
def test_everybody_means_none_of_ones_own() -> None:
    player = Player()
    said = player.write("{three} throws a party for {g[0]} to confuse everybody")
    assert player.asked is not None
    offered = [said, *(CATALOGUE.format(reply.label) for reply in player.asked.replies)]
    own = [*player.agents[:2], player.table.leader(0)]
    assert not [line for line in offered if any(name in line for name in own)]
    assert player.actions == []


@pytest.mark.rule("TSW-14", "TSW-40")
def test_the_list_tells_what_is_done_to_somebody() -> None:
    player = Player()
    victim = player.table.person(630)
    player.table.knows(0, victim)
    leader = player.table.leader(0)
    for intention in ("kill", "buy out"):
        player.table.order(0, "attack", leader, target=victim, intention=intention, location="home")
    said = player.write("list")
    assert f"kill {victim}" in said
    assert f"buy out {victim}" in said


@pytest.mark.rule("TSW-13")
def test_no_example_is_refused_when_every_agent_has_orders() -> None:
    player = Player()
    for agent in player.agents:
        player.table.order(0, "meditate", agent)
    leader = player.table.leader(0)
    assert all(f"{leader} guards {leader}" != CATALOGUE.format(one) for one in READER.examples(player.view))


@pytest.mark.rule("TSW-13", "TSW-49")
@pytest.mark.parametrize("aim", ["kill", "confuse", "rob"])
@pytest.mark.parametrize("who", ["leader", "agent"])
def test_what_is_to_be_done_to_somebody_is_taken_at_its_word(who: str, aim: str) -> None:
    player = Player()
    victim = player.table.person(630)
    player.table.knows(0, victim)
    actor = player.table.leader(0) if who == "leader" else player.agents[0]
    said = player.write(f"Let {actor} find {victim} at home and {aim} them")
    assert f"{actor}: {aim} {victim} at home" in said
    assert player.actions == ["attack"]


@pytest.mark.rule("TSW-13")
def test_no_example_attacks_what_is_under_attack() -> None:
    player = Player()
    said = " ".join(CATALOGUE.format(one) for one in READER.examples(player.view))
    target = next(
        group.name for group in player.view.groups if not group.own and f"control {group.name}" in said
    )
    head = player.view.own_groups[0].name
    player.table.order(0, "attack-control", player.table.leader(0), attacker=head, target=target, mb=0)
    player.table.turn()
    assert any(attack.target == target for attack in player.view.attacks)
    assert not any(target in CATALOGUE.format(one) for one in READER.examples(player.view))


@pytest.mark.rule("TSW-13", "TSW-41")
def test_what_fills_the_order_is_not_called_unread() -> None:
    said = Player().write(
        "Instead of scouting I'd like to found a front called 'Society for Slow Clocks' for 2 MB: "
        "purpose is to collect broken watches; symbol: a melting clock; weird and peaceful; neutral"
    )
    assert "aligned weird and peaceful, neutral" in said
    assert "… weird" not in said


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize(
    ("words", "kept"),
    [
        ("attack {g[2]} to control, 5 MB", ""),
        ("{con} attacks {g[2]} to destroy it, 4 MB", ""),
        ("{one} spies on {g[2]} dressed as a milkman", "“dressed as a milkman”"),
        ("{one} scouts {g[2]} with a net", "“with a net”"),
    ],
)
def test_only_words_that_add_something_are_kept_with_an_order(words: str, kept: str) -> None:
    player = Player()
    said = player.write(words.replace("{con}", player.table.conspiracy(0)))
    assert len(player.actions) == 1
    assert ("in your words" in said, said.endswith(kept)) == (bool(kept), True)


@pytest.mark.rule("TSW-13", "TSW-42")
def test_a_gift_is_no_part_of_how_an_emissary_comes() -> None:
    player = Player()
    host = next(group.name for group in player.view.groups if group.conspiracy and not group.own)
    player.write(f'{{one}}: emissary to {host}, by hand, with a gift of 2 MB: "There is room for us."')
    (line,) = (json.loads(line[1]) for line in player.view.lines)
    assert line["parameters"] == {
        "destination": host, "terms": "by hand", "gift": "2 MB", "message": "There is room for us.",
    }  # fmt: skip


@pytest.mark.rule("TSW-13", "TSW-31")
def test_every_example_can_be_given_while_a_group_is_tied_up_and_after_all_have_acted() -> None:
    player = Player()
    head, leader = player.view.own_groups[0].name, player.table.leader(0)
    target = next(group.name for group in player.view.groups if not group.own and not group.conspiracy)
    player.table.order(0, "attack-control", leader, attacker=head, target=target, mb=0)
    player.table.turn()
    assert player.view.own_groups[0].busy
    said = [CATALOGUE.format(one) for one in READER.examples(player.view)]
    assert said
    assert not any(head in one for one in said if one.startswith("Attack"))
    for agent in (leader, leader, *player.agents):
        player.table.order(0, "meditate", agent)
    assert not any("scouts" in CATALOGUE.format(one) for one in READER.examples(player.view))


@pytest.mark.rule("TSW-13")
@pytest.mark.parametrize(
    "words", ["Get me into Paris and stay low", "how much money do we have left", "{one} naps"]
)
def test_what_says_more_than_a_name_does_not_answer_whom_to_recruit(words: str) -> None:
    player = Player()
    assert "whom" in player.write("recruit somebody")
    assert "takes your orders already" not in player.write(words)
    assert player.asked is not None
    assert player.actions == []


@pytest.mark.rule("TSW-15", "TSW-35")
@pytest.mark.parametrize("gap", ["\n", "; then ", ". "])
def test_orders_of_one_message_are_judged_one_after_another(gap: str) -> None:
    player = Player()
    con = player.table.conspiracy(0)
    one, other = player.table.group(40, owner=0, money=5), player.table.group(41, owner=0, money=0)
    player.table.s.g_money[0] = 0
    player.write(f"transfer 5 MB from {one} to {con}{gap}transfer 4 MB from {con} to {other}")
    assert player.actions == ["transfer"]
    player.write("yes")
    assert player.actions == ["transfer", "transfer"]


@pytest.mark.rule("TSW-13", "TSW-15")
def test_what_is_only_weighed_is_asked_about_though_an_order_before_it_makes_it_possible() -> None:
    player = Player()
    con = player.table.conspiracy(0)
    one, other = player.table.group(40, owner=0, money=5), player.table.group(41, owner=0, money=0)
    player.table.s.g_money[0] = 0
    player.write(f"transfer 5 MB from {one} to {con}\nmaybe transfer 4 MB from {con} to {other}")
    assert player.actions == ["transfer"]
    assert player.asked is not None
    player.write("yes")
    assert player.actions == ["transfer", "transfer"]
