"""All that is said about Illuminati: nothing is missing, nothing is too long, and no secret slips out."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

import bot.games.illuminati
from bot.engine.kernel import Kernel
from bot.engine.moves import HOST, Ask, Choice, Event, Open, Ordering, Subset, Text, complete
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.play.deals import Terms
from bot.games.illuminati.play.state import Illuminati
from bot.games.illuminati.rules import INFO, RULES
from bot.games.illuminati.say.words import WORDS
from bot.games.illuminati.see.view import View
from bot.ui.words.catalogue import Catalogue
from tests.games.illuminati.plenty import plenty
from tests.support.driver import random_game
from tests.support.illuminati import given

NAMES = dict(enumerate(["Ada", "Bartholomew Featherst", "Chen", "Dora", "Emil", "Fay", "Gus", "Hal"]))
HOUSE = Path(bot.games.illuminati.__file__).parents[1]
SOURCES = "\n".join(
    file.read_text("utf-8")
    for room in ("illuminati", "kit", "power")
    for file in sorted((HOUSE / room).rglob("*.py"))
)
LABEL = 80
QUIET_FRAMES = {"break", "called-off", "draw", "exchange", "program", "setup", "turn"}
"""Kinds of frames that ask no player anything."""
GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"mad": True, "hidden_goals": True}),
    (4, {"mad": True, "money": "hidden", "lasers_in_attacks": True}),
    (5, {"windows": "all", "two_always_succeeds": True, "last_turn": 40}),
    (6, {"mad": True, "goals": "none", "last_turn": 40}),
    (7, {"money": "hidden", "hidden_goals": True, "windows": "none"}),
    (8, {"mad": True, "windows": "all"}),
]
TABLES = [pytest.param(*game, marks=[pytest.mark.slow] if game[0] > 4 else []) for game in GAMES]
"""Looks through the eyes of many seats take long."""


@pytest.fixture(scope="module")
def catalogue() -> Iterator[Catalogue]:
    """The real catalogue; at the end it must never have missed a message or an argument."""
    with capture_logs() as faults:
        yield Catalogue()
    assert faults == []


def played(seats: int, options: dict[str, Any], decisions: int = 500) -> Iterator[tuple[Kernel, list[Event]]]:
    """One poor game from the beginning, and one in which everybody has something to play with."""
    yield from random_game(RULES, seats, seats, options, decisions)
    yield from random_game(RULES, 40 + seats, seats, options, decisions, plenty)


def viewers(s: Illuminati) -> list[int | None]:
    return [None, *range(s.seats)]


def said(catalogue: Catalogue, what: Text) -> str:
    words = catalogue.format(what, NAMES)
    assert "{" not in words, words
    return words


# -- questions and answers


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_question_and_every_choice_can_be_told(
    catalogue: Catalogue, seats: int, options: dict[str, Any]
) -> None:
    for at, (kernel, _) in enumerate(played(seats, options)):
        if at % seats:
            continue
        for ask in kernel.asks():
            if ask.seat < 0:
                continue
            view = RULES.view(kernel.s, ask.seat)
            assert said(catalogue, WORDS.prompt(view, ask)).strip()
            for choice in ask.choices:
                _check_choice(catalogue, view, ask, choice)


@pytest.mark.rule("ILL-11a")
def test_who_controls_nothing_is_warned_on_his_own_turn(catalogue: Catalogue) -> None:
    warned = set()
    for kernel, _ in played(3, {}):
        for ask in kernel.asks():
            if ask.frame == "act" and ask.required:
                view = RULES.view(kernel.s, ask.seat)
                alone = len(view.seats[ask.seat].structure) == 1
                assert ("controls none is out" in said(catalogue, WORDS.prompt(view, ask))) is alone
                warned.add(alone)
    assert warned == {True, False}


def _check_choice(catalogue: Catalogue, view: View, ask: Ask, choice: Choice) -> None:
    assert 0 < len(said(catalogue, WORDS.group(view, ask, choice))) <= LABEL
    spoken: list[Choice] = [choice]
    if isinstance(choice, Open):
        spoken.append(complete(choice, lambda n: n - 1))
        if isinstance(choice.shape, Subset | Ordering):
            spoken += [(*choice.prefix, item) for item in choice.shape.items]
        elif isinstance(choice.shape, Terms):
            spoken += [(*choice.prefix, card) for card in (*choice.shape.mine, *choice.shape.theirs)[:3]]
    for each in spoken:
        words = said(catalogue, WORDS.label(view, ask, each))
        assert 0 < len(words) <= LABEL, words


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_no_two_choices_of_a_question_sound_the_same(
    catalogue: Catalogue, seats: int, options: dict[str, Any]
) -> None:
    for at, (kernel, _) in enumerate(played(seats, options, 300)):
        if at % 9:
            continue
        for ask in kernel.asks():
            if ask.seat < 0:
                continue
            view = RULES.view(kernel.s, ask.seat)
            labels = Counter(
                catalogue.format(WORDS.label(view, ask, choice), NAMES) for choice in ask.choices
            )
            twice = [label for label, count in labels.items() if count > 1 and "Interference" not in label]
            assert twice == []


def test_an_offer_does_not_tell_how_many_others_have_been_made(catalogue: Catalogue) -> None:
    def heard(*before: int) -> list[str]:
        game = given(4, treasuries={0: 20})
        for taker in before:
            game.seat(0).offers(taker, money=2)
        game.seat(0).offers(1, money=3)
        view = RULES.view(game.kernel.s, 1)
        ask = next(ask for ask in game.kernel.asks() if ask.seat == 1)
        return [said(catalogue, WORDS.label(view, ask, choice)) for choice in ask.choices] + [
            said(catalogue, WORDS.prompt(view, ask))
        ]

    assert any("Accept offer 1 from" in words for words in heard())
    assert heard(2, 3) == heard()


def test_every_frame_that_asks_has_its_question() -> None:
    assert set(WORDS.frames) == set(RULES.kinds) - QUIET_FRAMES


def test_the_number_on_a_target_is_the_number_that_is_then_announced(catalogue: Catalogue) -> None:
    compared = 0
    offered: dict[tuple[object, ...], str] = {}
    for kernel, events in random_game(RULES, 7, 4, {"mad": True}, 1500, plenty):
        for event in events:
            told = event.public or {}
            if event.kind == "attack-announced" and told["kind"] != "nwo" and not told["aid"]:
                number = f"≤ {told['number']} ".replace("-", "−")
                assert number in offered[told["kind"], told["target"]]
                compared += 1
        for ask in kernel.asks():
            if ask.frame == "attack" and ask.step == 0 and ask.seat >= 0:
                view = RULES.view(kernel.s, ask.seat)
                targets = [choice for choice in ask.choices if not isinstance(choice, Open)]
                offered = {choice: said(catalogue, WORDS.label(view, ask, choice)) for choice in targets}
    assert compared > 5


# -- what happened


def test_every_kind_of_event_has_its_words(catalogue: Catalogue) -> None:
    told = set(re.findall(r'(?:\bk\.tell\(|\btell_amount\(k, s, )\s*"([a-z-]+)"', SOURCES))
    told |= {"attack-succeeded", "attack-failed", "adjusted-actions", "adjusted-transfers"}
    assert set(WORDS.book.happenings) <= told
    assert all(catalogue.has(f"ill-event-{kind}") for kind in told - set(WORDS.book.happenings))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_event_can_be_told_and_gives_no_special_away(
    catalogue: Catalogue, seats: int, options: dict[str, Any]
) -> None:
    for kernel, events in played(seats, options):
        for viewer in viewers(kernel.s):
            view = RULES.view(kernel.s, viewer)
            hidden = _hidden_names(kernel.s, viewer)
            for event in events:
                what = WORDS.happened(view, event)
                if what is None:
                    assert event.seen_by(viewer) is None
                    continue
                words = said(catalogue, what)
                assert words.strip()
                if event.kind not in ("offer-made", "deal-done"):
                    assert [name for name in hidden if name in words] == []


def _hidden_names(s: Illuminati, viewer: int | None) -> set[str]:
    """Names of the specials in hands that the viewer does not know, unless the same name also lies open."""
    open_names = {CARDS.NAME[card] for card in s.discards}
    hidden: set[str] = set()
    for hand in s.hands:
        for card in hand:
            known = s.known[card] >= 1 << 30 or (viewer is not None and s.known[card] >> viewer & 1)
            (open_names if known else hidden).add(CARDS.NAME[card])
    return hidden - open_names


@pytest.mark.rule("ILL-1c")
def test_hidden_money_is_told_to_its_owner_alone(catalogue: Catalogue) -> None:
    told: Counter[bool] = Counter()
    for kernel, events in random_game(RULES, 4, 3, {"money": "hidden"}, 500, plenty):
        for event in events:
            if event.kind != "money-moved":
                continue
            mover = (event.public or {})["seat"]
            for viewer in viewers(kernel.s):
                what = WORDS.happened(RULES.view(kernel.s, viewer), event)
                told[viewer == mover] += bool(what and re.search(r"\d+ MB", said(catalogue, what)))
    assert told[True] > 3
    assert told[False] == 0


def test_the_referees_corrections_can_be_told(catalogue: Catalogue) -> None:
    for kernel, _ in random_game(RULES, 8, 3, {}, 400, plenty):
        s = kernel.s
        if s.doing == "act" and s.discards:
            break
    root, special = s.illuminati[s.active], s.discards[0]
    dead = next(card for card in s.deck if CARDS.KIND[card] == "group")
    s.deck.remove(dead)
    s.dead.append(dead)
    moves = [
        ("adjust", "money", root, 33),
        ("adjust", "actions", 2),
        ("adjust", "special", special, s.active),
        ("adjust", "transfers", 1),
        ("adjust", "return", dead),
        ("end",),
    ]
    told = [
        said(catalogue, what)
        for move in moves
        for event in kernel.submit(HOST, move)
        if (what := WORDS.happened(RULES.view(s, None), event))
    ]
    assert len(told) == len(moves)
    assert "33 MB" in told[0]
    assert "2 actions" in told[1]
    assert CARDS.NAME[special] in told[2]
    assert CARDS.NAME[dead] in told[4]


# -- the table, the hand, why


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_twins_are_complete_and_give_no_special_away(
    catalogue: Catalogue, seats: int, options: dict[str, Any]
) -> None:
    for at, (kernel, _) in enumerate(played(seats, options)):
        if at % (4 * seats):
            continue
        for viewer in viewers(kernel.s):
            view = RULES.view(kernel.s, viewer)
            table = catalogue.lines(WORDS.table(view), NAMES)
            hand, why = (catalogue.lines(lines, NAMES) for lines in (WORDS.hand(view), WORDS.why(view)))
            status = said(catalogue, WORDS.status(view))
            assert hand.strip()
            assert why.strip()
            assert "\n" not in status
            open_cards = [c.card for c in view.uncontrolled] + [
                c.card for q in view.seats for c in q.structure if q.alive
            ]
            assert [CARDS.NAME[card] for card in open_cards if CARDS.NAME[card] not in table] == []
            held = view.seats[viewer].hand if viewer is not None and view.seats else ()
            assert [CARDS.NAME[card] for card in held if CARDS.NAME[card] not in hand] == []
            told = "\n".join((table, why, status) if viewer is not None else (table, hand, why, status))
            assert [name for name in _hidden_names(kernel.s, viewer) if name in told] == []


def test_why_adds_up(catalogue: Catalogue) -> None:
    sums = 0
    for kernel, _ in random_game(RULES, 7, 4, {"mad": True}, 1500, plenty):
        view = RULES.view(kernel.s, None)
        if view.attack is None:
            continue
        lines = [catalogue.format(line, NAMES) for line in WORDS.why(view)]
        parts = [line for line in lines if re.match(r"[+−]\d+ ", line)]
        total = sum(int(part.split()[0].replace("−", "-")) for part in parts)
        assert f"Together {str(total).replace('-', '−')}:" in "\n".join(lines)
        assert all(re.search(r"\((ILL|MAD|R)-", part) for part in parts)
        sums += 1
    assert sums > 10


# -- look-ups and catalogue


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("The Men in Black", "The Men In Black"),
        ("cia", "C.I.A."),
        ("gun loby", "Gun Lobby"),
        ("cthulhu", "The Servants of Cthulhu"),
        ("murphys law", "Murphy's Law"),
        ("zzzzzz", None),
        ("", None),
    ],
)
def test_a_card_is_found_by_what_people_type(catalogue: Catalogue, typed: str, found: str | None) -> None:
    lines = [catalogue.format(line, NAMES) for line in WORDS.card(typed)]
    assert lines[0].startswith(found) if found else lines == []


def test_every_card_can_be_looked_up(catalogue: Catalogue) -> None:
    for name in WORDS.card_names():
        lines = [said(catalogue, line) for line in WORDS.card(name)]
        assert lines[0].startswith(name)
        assert len(lines) >= 3


def test_every_key_that_the_rules_use_is_in_the_catalogue(catalogue: Catalogue) -> None:
    engine = Path(bot.engine.moves.__file__).parent
    sources = SOURCES + "".join(file.read_text("utf-8") for file in engine.glob("*.py"))
    keys = set(re.findall(r'\b(?:text|says)\(\s*"([a-z-]*[a-z])"', sources))
    assert [key for key in sorted(keys) if not catalogue.has(key)] == []


def test_every_option_of_the_lobby_has_a_name(catalogue: Catalogue) -> None:
    assert [
        spec.name for spec in INFO.options if not catalogue.has(f"option-{spec.name.replace('_', '-')}")
    ] == []
