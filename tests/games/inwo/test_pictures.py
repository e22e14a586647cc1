"""Pictures of INWO can be read on a phone, are quick, and show nothing that is not in their words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from time import process_time

import pytest

from bot.engine.moves import Text
from bot.games.inwo.cards.card_text import rules_text
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.draw.card_scene import short
from bot.games.inwo.draw.scene import PICTURES
from bot.games.inwo.say.words import WORDS
from bot.games.inwo.see.view import View
from bot.games.power.structure_scene import least
from bot.render.lettering import fit
from bot.render.png import render
from bot.scene.scene import LEAST, Box, Group, Item, Line, Paint, Scene, labels, texts
from bot.ui.words.catalogue import Catalogue
from tests.games.inwo.rules.test_winning import ELEVEN
from tests.support.inwo import ROOT, Game, given

CATALOGUE = Catalogue()
NAMES = dict(enumerate(("Alice", "AI 1", "Bob the Builder", "AI 2", "Maximilian", "AI 3")))
ON_CARDS = {short(face): face for face in range(len(FACES.NAME))}
LEGEND = 7
"""Labels at the end of the table picture that say what the signs mean."""


def say(what: Text) -> str:
    assert CATALOGUE.has(what.key), what.key
    return CATALOGUE.format(what, NAMES)


def twin(lines: Sequence[Text]) -> str:
    return " ".join(map(say, lines)).replace("*", "")


def every(items: Sequence[Item]) -> Iterator[Item]:
    for item in items:
        yield item
        if isinstance(item, Group):
            yield from every(item.items)


def crowded() -> Game:
    return given(
        6,
        play={
            0: "c-i-a>moonies phone-company>mi-5 bank-of-england>dan-quayle",
            1: "post-office>flat-earthers",
            2: "supreme-court dentists",
        },
        resources={0: "clipper-chip necronomicon"},
        links={"necronomicon": "c-i-a"},
        hands={0: "n-s-a saddam-hussein hidden-city gun-control cover-up", 1: "bribery"},
        destroyed={2: "w-i-t-c-h"},
        nwos="military-industrial-complex energy-crisis peace-in-our-time",
        exposed="bribery",
    ).seat(0)


def attacked() -> Game:
    return crowded().controls("post-office", by="bavarian-illuminati", aid="c-i-a")


def seen(game: Game, seat: int | None = 0) -> View:
    view = game.sees(seat)
    assert isinstance(view, View)
    return view


def pictures(view: View) -> dict[str, tuple[Scene, str]]:
    """Every picture of a position with its twin."""
    found = {
        "table": (PICTURES.table(view, NAMES, say), twin(WORDS.table(view))),
        "hand": (PICTURES.hand(view, NAMES, say), NAMES[0] + " " + twin(WORDS.hand(view))),
    }
    for seat in view.seats:
        scene = PICTURES.structure(view, seat.seat, NAMES, say)
        assert scene is not None
        found[f"structure {seat.seat}"] = (scene, twin(WORDS.structure(view, seat.seat)))
    return found


@pytest.mark.parametrize("made", [crowded, attacked])
def test_every_fact_of_a_picture_is_in_its_twin(made: object) -> None:
    game = made()  # type: ignore[operator]
    for name, (scene, words) in pictures(seen(game)).items():
        read = texts(scene)[1:]
        facts = read[:-LEGEND] if name == "table" else read
        known = set(re.findall(r"[\w.'’-]+", words))
        for fact in facts:
            missing = {word for word in re.findall(r"[\w.'’-]+", fact) if word not in known}
            assert not missing, (name, fact, missing)
    game.settle()


@pytest.mark.parametrize("made", [crowded, attacked])
def test_letters_are_high_enough_on_a_phone(made: object) -> None:
    game = made()  # type: ignore[operator]
    for name, (scene, _) in pictures(seen(game)).items():
        for label in labels(scene.items):
            fitted = fit(label)
            assert fitted.size >= LEAST, (name, label)
            if label.text in ON_CARDS:
                assert fitted.size >= least(scene.width), (name, label)
                assert not fitted.cut, (name, label)
    game.settle()


def test_every_card_has_a_page_that_fits() -> None:
    for name in FACES.NAME:
        scene = PICTURES.card(name, say)
        assert scene is not None
        for label in labels(scene.items):
            fitted = fit(label)
            assert fitted.size >= LEAST, (name, label.text)
            assert not fitted.cut or label.text in ON_CARDS, (name, label.text)


def test_a_picture_takes_less_than_a_fifth_of_a_second() -> None:
    game = attacked()
    plots = [face for face in range(len(FACES.NAME)) if FACES.is_plot_back(face)]
    wordy = sorted(plots, key=lambda face: -len(twin(rules_text(face))))[:6]
    talker = given(hands={0: " ".join(FACES.ID[face] for face in wordy)}).seat(0)
    scenes = [scene for scene, _ in pictures(seen(game)).values()]
    for scene in (*scenes, PICTURES.hand(seen(talker), NAMES, say)):
        began = process_time()
        render(scene)
        assert process_time() - began < 0.2, scene.alt
    game.settle()


def test_a_changed_number_has_a_sign_and_devastation_lines() -> None:
    game = crowded()
    scene = PICTURES.structure(seen(game), 0, NAMES, say)
    plain = PICTURES.structure(seen(given(play={0: "c-i-a"}).idle()), 0, NAMES, say)
    assert scene is not None
    assert plain is not None
    triangles = [
        item for item in every(scene.items) if getattr(item, "points", None) and not isinstance(item, Line)
    ]
    assert sum(1 for item in triangles if len(item.points) == 3) >= 4  # type: ignore[union-attr]
    assert not any(len(getattr(item, "points", ())) == 3 for item in every(plain.items))
    game.idle()


def test_tokens_are_counted_one_by_one() -> None:
    game = given(play={0: "c-i-a dentists"}, spent="dentists").seat(0)
    scene = PICTURES.structure(seen(game), 0, NAMES, say)
    assert scene is not None
    pips = [item for item in scene.items if isinstance(item, Box) and item.fill is Paint.GOLD]
    assert len(pips) == 2, "the Illuminati and the C.I.A."
    game.idle()


def test_nobody_sees_a_hand_on_the_table() -> None:
    game = crowded()
    hidden = {"N.S.A.", "Saddam Hussein", "Hidden City", "Gun Control", "Cover-Up"}
    for seat in (None, 1):
        words = " ".join(texts(PICTURES.table(seen(game, seat), NAMES, say)))
        assert not [name for name in hidden if name in words]
        assert "Bribery" in words or seat == 1, "it was shown to all"
    game.idle()


def test_the_hand_says_what_can_be_done() -> None:
    game = given(
        play={0: "c-i-a", 1: "n-s-a"}, hands={0: "n-s-a saddam-hussein hidden-city gun-control cover-up"}
    ).seat(0)
    words = twin(WORDS.hand(seen(game)))
    for name in ("Gun Control", "Saddam Hussein", "Hidden City"):
        assert f"▶ {name}" in words
    for name in ("Cover-Up", "N.S.A."):
        assert f"▶ {name}" not in words
    assert "a copy is in play" in words
    game.idle()


def test_the_hand_says_why_a_plot_cannot_be_played() -> None:
    hands = {0: "cover-up sniper hail-eris martial-law", 1: "purge"}
    game = given(play={0: "c-i-a", 1: "n-s-a"}, hands=hands).seat(0)
    words = twin(WORDS.hand(seen(game)))
    assert "Martial Law: Plot · when a Group of yours acts, or is attacked" in words
    assert "Cover-Up: Plot · waits for its moment" in words
    assert "Hail Eris!: Plot: Goal · shown when its Goal is reached" in words
    assert "Sniper: Plot: Assassination · cannot be paid now, or finds no target" in words
    assert "Purge: Plot · for the main part of your turn" in twin(WORDS.hand(seen(game, 1)))
    game.idle()


@pytest.mark.rule("INW-093")
def test_an_attack_says_who_may_still_add() -> None:
    """First the attacker, then the others, waited for or not; nobody when the dice lie."""
    play = {0: "phone-company c-i-a", 1: "mi-5", 2: "moonies"}
    game = given(seats=3, play=play, hands={0: "dentists"}).seat(0)

    def able(seat: int | None = None) -> list[str]:
        said = [say(line) for line in WORDS.why(seen(game, seat))]
        return [line for line in said if line.startswith("May still add")]

    game.controls("dentists", by="c-i-a", aid=ROOT)
    assert [able(seat) for seat in (None, 0, 1, 2)] == [["May still add: Alice"]] * 4
    game.does("pass")
    assert able() == ["May still add: AI 1 and Bob the Builder"]
    game.seat(2).does("oppose", game.guide.number("moonies"))
    assert able() == ["May still add: Alice"]
    game.seat(0).does("done").rolls(6, 6)
    assert able() == []
    game.settle()


@pytest.mark.rule("INW-204")
def test_at_the_end_all_decks_are_shown_and_who_won_by_which_goal() -> None:
    game = given(
        4, play={0: ELEVEN}, illuminati={0: "ufos"}, hands={1: "bribery"}, decks={1: "pentagon"}
    ).seat(0)
    assert "Pentagon" not in twin(WORDS.table(seen(game, None)))
    game.does("end").waits_for(0).does("claim").settle()
    view = seen(game, None)
    words = twin(WORDS.table(view))
    assert "Alice (Basic Goal)" in words
    assert "Pentagon" in words
    assert "Bribery" in words
    assert any("Alice (Basic Goal)" in said for said in texts(PICTURES.table(view, NAMES, say)))
    hand = [say(line) for line in WORDS.hand(seen(game, 1))]
    assert "**Bribery**: Plot" in hand, "with nothing behind: it can be played no more"
