"""Pictures of Illuminati show what is to be known and nothing else, at every size of table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from io import BytesIO
from time import process_time

import pytest
from PIL import Image

from bot.engine.moves import Text
from bot.games.illuminati.cards.table import CARDS
from bot.games.illuminati.draw import scene
from bot.render.lettering import fit
from bot.render.png import render
from bot.scene.scene import LEAST, Badge, Box, Group, Icon, Item, Paint, Scene, labels, texts
from bot.ui.words.catalogue import Catalogue
from tests.support.illuminati_views import NAMES, NWOS, SPECIALS, attacked, view

CATALOGUE = Catalogue()
ON_CARDS = {name.removeprefix("The ") for name in CARDS.NAME}
"""Names as they stand on faces of cards: the only words that may be cut."""
NAMES_OF_FOUR = {seat: NAMES[seat] for seat in range(4)}
SPECIAL_NAMES = {CARDS.NAME[card] for card in SPECIALS}


def say(what: Text) -> str:
    assert CATALOGUE.has(what.key), what.key
    return CATALOGUE.format(what, NAMES)


def table(seats: int = 4, groups: int = 4, viewer: int | None = None, **options: object) -> Scene:
    return scene.table(view(seats, groups, viewer, **options), NAMES, say)


def every(items: Sequence[Item]) -> Iterator[Item]:
    for item in items:
        yield item
        if isinstance(item, Group):
            yield from every(item.items)


def icons(picture: Scene) -> list[str]:
    return [item.name for item in every(picture.items) if isinstance(item, Icon)]


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_table_of_any_size_is_drawn_and_every_card_named(seats: int) -> None:
    seen = view(seats, 6)
    picture = scene.table(seen, NAMES, say)
    with Image.open(BytesIO(render(picture))) as png:
        assert png.size == (picture.width, picture.height)
    read = texts(picture)
    assert {NAMES[seat] for seat in range(seats)} <= set(read)
    cards = [card.card for seat in seen.seats for card in seat.structure] + [
        c.card for c in seen.uncontrolled
    ]
    assert {CARDS.NAME[card].removeprefix("The ") for card in cards} <= set(read)


@pytest.mark.parametrize(
    "picture",
    [
        table(2, 25),
        table(8, 7),
        scene.table(replace(attacked(view(4, 6), (3, 6), True), nwos=tuple(NWOS)), NAMES, say),
        scene.structure(view(2, 25), 1, NAMES, say),
        scene.hand(view(4, 2, viewer=1), NAMES, say),
        *(scene.card(card, say) for card in range(len(CARDS.NAME))),
    ],
    ids=lambda picture: picture.alt[:30],
)
def test_words_are_readable_and_fit(picture: Scene) -> None:
    for label in labels(picture.items):
        fitted = fit(label)
        assert fitted.size >= LEAST, label
        assert not fitted.cut or label.text in ON_CARDS, label


def test_few_names_are_cut_on_the_smallest_cards() -> None:
    cut = {label.text for label in labels(table(8, 9).items) if fit(label).cut}
    assert len(cut) <= 2, cut


@pytest.mark.parametrize("groups", [1, 4, 8, 12])
def test_names_in_a_structure_can_be_read_on_a_phone(groups: int) -> None:
    seen = view(4, groups)
    for draw in scene.PICTURES.beside(seen, NAMES_OF_FOUR, say):
        picture = draw()
        assert picture is not None
        named = [fit(label) for label in labels(picture.items) if label.text in ON_CARDS]
        assert named
        assert all(fitted.size * 390 >= 11 * picture.width for fitted in named), picture.width
        assert sum(fitted.cut for fitted in named) <= groups // 3, "a few long names are cut in the largest"


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_no_hand_is_shown_on_the_table(viewer: int | None) -> None:
    assert not SPECIAL_NAMES & set(texts(table(viewer=viewer)))


def test_the_hand_shows_exactly_the_viewers_specials() -> None:
    seen = view(4, 2, viewer=1)
    shown = SPECIAL_NAMES & set(texts(scene.hand(seen, NAMES, say)))
    assert shown == {CARDS.NAME[card] for card in seen.seats[1].hand}
    assert shown


def test_a_spectator_has_an_empty_hand() -> None:
    assert not SPECIAL_NAMES & set(texts(scene.hand(view(4, 2), NAMES, say)))


def test_hidden_money_is_a_question_mark_and_no_coin() -> None:
    picture = table(4, 4, viewer=2, money="hidden")
    coins = [item.text for item in every(picture.items) if isinstance(item, Badge)]
    own = view(4, 4, viewer=2, money="hidden").seats[2]
    amounts = [str(card.money) for card in own.structure if card.money]
    assert sorted(coins) == sorted(["?"] * 3 + amounts)


def test_open_money_lies_on_the_cards() -> None:
    seen = view(2, 4)
    coins = [item.text for item in every(scene.table(seen, NAMES, say).items) if isinstance(item, Badge)]
    assert sorted(coins) == sorted(str(c.money) for seat in seen.seats for c in seat.structure if c.money)


def test_an_attack_shows_both_sides_the_number_and_the_dice() -> None:
    seen = attacked(view(4, 6), (3, 6), privileged=True)
    read = texts(scene.table(seen, NAMES, say))
    assert seen.attack
    for shown in (
        CARDS.NAME[seen.attack.card],
        CARDS.NAME[seen.attack.target],
        "≤ 10",
        "Privileged",
        "+12",
        "−8",
    ):
        assert shown in read
    pips = [
        item
        for item in every(scene.table(seen, NAMES, say).items)
        if isinstance(item, Box) and item.width == 14
    ]
    assert len(pips) == 9


def test_an_attack_that_no_dice_can_win_says_the_number_all_the_same() -> None:
    seen = attacked(view(4, 6))
    assert seen.attack
    poor = replace(seen, attack=replace(seen.attack, number=-3))
    assert "≤ −3" in texts(scene.table(poor, NAMES, say))


def test_dice_that_count_as_something_else_say_so() -> None:
    seen = attacked(view(4, 6), (3, 6))
    assert seen.attack
    changed = replace(seen, attack=replace(seen.attack, counts_as=12))
    assert "= 12" in texts(scene.table(changed, NAMES, say))


def test_orders_in_force_show_their_modifiers() -> None:
    order = NWOS[0]
    picture = scene.table(replace(view(2, 1), nwos=(order,)), NAMES, say)
    assert CARDS.NAME[order] in texts(picture)
    for change in CARDS.MODS[order]:
        assert change["alignment"] in icons(picture)
        assert f"{change['power']:+d}".replace("-", "−") in texts(picture)


def test_who_is_waited_for_out_and_winning_is_marked() -> None:
    seen = view(4, 2)
    seats = tuple(replace(seat, alive=seat.seat != 3) for seat in seen.seats)
    waiting = scene.table(replace(seen, seats=seats, waiting=(1,)), NAMES, say)
    assert {"hourglass", "skull", "action"} <= set(icons(waiting))
    over = replace(seen, phase="over", result=(("winners", [2]), ("how", ["basic"])))
    assert "Cem won" in texts(scene.table(over, NAMES, say))


def test_a_table_without_seats_is_being_set_up() -> None:
    empty = replace(view(2, 1), seats=(), uncontrolled=(), phase="setup")
    assert render(scene.table(empty, NAMES, say))


@pytest.mark.parametrize("large_print", [False, True])
def test_all_pictures_can_be_drawn_in_large_print(large_print: bool) -> None:
    for picture in (table(4, 4), scene.hand(view(3, 1, viewer=0), NAMES, say), scene.card(5, say)):
        assert render(picture, large_print=large_print)


def test_every_picture_has_a_description() -> None:
    seen = view(3, 2, viewer=1)
    assert "Cem with 2 groups" in scene.table(seen, NAMES, say).alt
    assert CARDS.NAME[seen.seats[1].hand[0]] in scene.hand(seen, NAMES, say).alt
    assert NAMES[1] in scene.structure(seen, 1, NAMES, say).alt
    assert CARDS.NAME[40] in scene.card(40, say).alt


def test_arrows_say_how_a_card_lies() -> None:
    """The same card shows its free arrow on another side when it is turned."""
    seen = view(2, 6)
    card = next(c for seat in seen.seats for c in seat.structure if c.open_arrows and c.turned == 0)
    seat = seen.seats[card.owner]

    def drawn(turned: int) -> Scene:
        moved = tuple(replace(c, turned=turned) if c.card == card.card else c for c in seat.structure)
        own = replace(seat, structure=moved)
        return scene.table(
            replace(seen, seats=tuple(own if s is seat else s for s in seen.seats)), NAMES, say
        )

    def points(picture: Scene) -> set[object]:
        return {
            item.points
            for item in picture.items
            if getattr(item, "fill", None) is Paint.ACCENT and hasattr(item, "points")
        }

    assert points(drawn(0)) != points(drawn(1))


def test_drawing_a_full_table_takes_no_age() -> None:
    picture = table(8, 7)
    render(picture)
    begun = process_time()
    render(picture)
    assert process_time() - begun < 2
