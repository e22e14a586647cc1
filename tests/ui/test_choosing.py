"""Any ask becomes components within Discord's limits, and every choice can be reached and means itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.moves import (
    PASS,
    Ask,
    Choice,
    Move,
    Open,
    Ordering,
    Range,
    Several,
    Subset,
    Weighted,
    Words,
    fits,
)
from bot.games.kit.offers import Terms
from bot.ui.controls import choosing, components, custom_id
from bot.ui.controls.choosing import TOP, Controls, Option, Select, Step, Title, Wording, controls
from bot.ui.controls.components import Layout
from bot.ui.controls.custom_id import PATTERN, Ref
from bot.ui.dispatch import Dispatch, _step
from bot.ui.words.catalogue import Catalogue

parts = st.one_of(st.integers(0, 200), st.text("abc xyz", min_size=1, max_size=120))
moves = st.lists(parts, min_size=1, max_size=4).map(tuple)
shapes = st.one_of(
    st.builds(lambda least, span: Range(least, least + span), st.integers(0, 5), st.integers(0, 10**6)),
    st.builds(
        lambda items, n: Subset(items, min(n, len(items))),
        st.sets(st.integers(0, 500), max_size=120).map(tuple),
        st.integers(0, 3),
    ),
    st.builds(
        lambda weights, least: Weighted(tuple(range(len(weights))), tuple(weights), min(sum(weights), least)),
        st.lists(st.integers(0, 12), min_size=1, max_size=60),
        st.integers(0, 40),
    ),
    st.builds(lambda items: Ordering(items), st.sets(st.integers(0, 99), min_size=1, max_size=40).map(tuple)),
    st.builds(lambda most: Words(most), st.integers(1, 5000)),
)
choices = st.lists(st.one_of(moves, st.builds(Open, moves, shapes)), min_size=1, max_size=140, unique_by=repr)
WORDS = Wording(
    lambda text: f"{text.key} {dict(text.args)}",
    lambda choice: f"label {choice}",
    lambda choice: str((choice.prefix if isinstance(choice, Open) else choice)[0])[:1],
)
BIG = 10**15


def ask(found: Sequence[Choice]) -> Ask:
    return Ask(7, 2**40 - 1, "frame", 0, True, found)


def message(found: Controls) -> list[dict]:
    """The components of a panel with these controls, as they go to Discord."""
    layout = Layout().text("a prompt " * 300, 1500).text("\n".join(found.notes), 700)
    return layout.rows(components.rows(found)).text("hand " * 900, 1000).done().view.to_components()


def walk(items: Sequence[dict]) -> list[dict]:
    return [found for item in items for found in (item, *walk(item.get("components", ())))]


def check_limits(found: Controls) -> None:
    flat = walk(message(found))
    assert len(flat) <= components.MOST_COMPONENTS
    assert sum(len(item.get("content", "")) for item in flat) <= components.MOST_TEXT
    names = [item["custom_id"] for item in flat if "custom_id" in item]
    assert len(names) == len(set(names))
    assert all(1 <= len(name) <= 100 for name in names)
    for item in flat:
        if item["type"] == 2:
            assert 1 <= len(item["label"]) <= 80
        if item["type"] == 3:
            assert 1 <= len(item["options"]) <= 25
            assert 0 <= item["min_values"] <= item["max_values"] <= len(item["options"])
            assert len({option["value"] for option in item["options"]}) == len(item["options"])
            assert all(1 <= len(option["label"]) <= 100 for option in item["options"])


def reachable(
    found: Ask, wording: Wording = WORDS, show: Callable[[Step], Controls] | None = None
) -> set[str]:
    """The names of all choices that can be picked, through every page and group of what `show` makes."""
    names: set[str] = set()
    steps, seen = [TOP], set()
    while steps:
        step = steps.pop()
        if step in seen or step.plan:
            continue
        seen.add(step)
        shown = controls(BIG, found, wording, step) if show is None else show(step)
        check_limits(shown)
        for row in shown.rows:
            if isinstance(row, Select):
                if row.ref.act == "pick":
                    names |= {option.value for option in row.options}
                else:
                    steps += [s for o in row.options if (s := _step(row.ref, [o.value])) is not None]
                continue
            for button in () if isinstance(row, Title) else row:
                if button.ref.act in ("do", "amount", "confirm"):
                    names.add(button.ref.rest[0])
                elif not button.disabled and (s := _step(button.ref, [])) is not None:
                    steps.append(s)
    return names


@settings(max_examples=60)
@given(choices)
def test_every_choice_of_any_ask_can_be_reached_within_the_limits(found: list[Choice]) -> None:
    there = ask(found)
    assert reachable(there) == {custom_id.name(there, n) for n in range(len(found))}


@settings(max_examples=60)
@given(st.sets(st.integers(0, 500), min_size=1, max_size=120), st.data())
def test_any_subset_can_be_put_together_and_confirmed(items: set[int], data: st.DataObject) -> None:
    least = data.draw(st.integers(0, min(3, len(items))))
    choice = Open(("aid",), Subset(tuple(items), least))
    wanted = data.draw(st.sets(st.integers(0, len(items) - 1), min_size=least))
    there = ask([choice])
    step = Step(choice=0)
    for _ in range(6):
        shown = controls(BIG, there, WORDS, step)
        check_limits(shown)
        (select,) = (row for row in shown.rows if isinstance(row, Select))
        here = [o.value for o in select.options if int(o.value) in wanted]
        step = _step(select.ref, here) or step
        after = controls(BIG, there, WORDS, step)
        leaf = next(
            (b for row in after.rows if isinstance(row, tuple) for b in row if b.ref.act == "leaf"), None
        )
        step = step if leaf is None else _step(leaf.ref, []) or step
    final = controls(BIG, there, WORDS, step)
    (confirm,) = (b for row in final.rows if isinstance(row, tuple) for b in row if b.ref.act == "confirm")
    assert not confirm.disabled
    move = Dispatch._move(choice, confirm.ref)
    assert move is not None
    assert fits([choice], move)
    assert set(move[1:]) == {tuple(items)[n] for n in wanted}


@pytest.mark.parametrize(
    ("least", "items", "hint"), [(2, 2, "Choose 2"), (2, 4, "Choose 2 to 4"), (0, 4, "Choose up to 4")]
)
def test_how_many_are_to_be_chosen_is_one_number_where_it_is_fixed(least: int, items: int, hint: str) -> None:
    words = Wording(Catalogue().format, lambda choice: f"Group {choice[-1]}", str)
    there = ask([Open(("aid",), Subset(tuple(range(items)), least))])
    shown = controls(BIG, there, words, Step(choice=0))
    assert [row.hint for row in shown.rows if isinstance(row, Select)] == [hint]


@pytest.mark.parametrize(
    ("chosen", "note", "enough"),
    [
        ((), "Choose until they come to 8 together, then confirm.", False),
        ((1, 0), "Chosen: 2 + 5 = 7 of 8: 1 more to go.", False),
        ((1, 2), "Chosen: 5 + 3 = 8, exactly what is needed.", True),
        ((0, 1, 2), "Chosen: 2 + 5 + 3 = 10, 2 more than the 8 that are needed.", True),
    ],
)
def test_the_sum_of_what_is_chosen_is_told_as_it_grows(
    chosen: tuple[int, ...], note: str, enough: bool
) -> None:
    words = Wording(Catalogue().format, lambda choice: f"Group {choice[-1]}", str)
    there = ask([Open(("pay",), Weighted((7, 8, 9), (2, 5, 3), 8))])
    shown = controls(BIG, there, words, Step(choice=0, chosen=chosen))
    (select,) = (row for row in shown.rows if isinstance(row, Select))
    assert [option.label for option in select.options] == ["Group 7 (2)", "Group 8 (5)", "Group 9 (3)"]
    assert shown.notes[0] == note
    (confirm,) = (b for row in shown.rows if isinstance(row, tuple) for b in row if b.ref.act == "confirm")
    assert confirm.disabled is not enough


@given(st.permutations(range(9)))
def test_any_order_can_be_given_one_pick_after_the_other(wanted: list[int]) -> None:
    choice = Open(("order",), Ordering(tuple(range(9))))
    there, step = ask([choice]), Step(choice=0)
    for place in wanted[:-1]:
        shown = controls(BIG, there, WORDS, step)
        check_limits(shown)
        (select,) = (row for row in shown.rows if isinstance(row, Select))
        step = _step(select.ref, [str(place)]) or step
    (row,) = controls(BIG, there, WORDS, step).rows
    assert isinstance(row, tuple)
    assert Dispatch._move(choice, row[0].ref) == ("order", *wanted)


@given(st.integers(0, 10), st.integers(0, 10**6))
def test_quick_amounts_are_different_and_allowed(least: int, span: int) -> None:
    found = choosing.quick_amounts(Range(least, least + span))
    assert len(set(found)) == len(found) <= choosing.BUTTONS
    assert {least, least + span} <= set(found) <= set(range(least, least + span + 1))


@given(moves, moves)
def test_a_button_never_stands_for_another_move(one: Move, other: Move) -> None:
    name = custom_id.name(ask([one]), 0)
    assert custom_id.find(ask([one]), name) == (0, one)
    if one != other and custom_id.mark(one, 0) != custom_id.mark(other, 0):
        assert custom_id.find(ask([other]), name) is None
    assert custom_id.find(ask([]), name) is None


@given(moves, st.integers(1, 2**64 - 1))
def test_without_the_salt_of_the_table_a_mark_tells_nothing_of_its_choice(move: Move, salt: int) -> None:
    at_the_table = ask([move])._replace(salt=salt)
    assert custom_id.find(at_the_table, custom_id.name(at_the_table, 0)) == (0, move)
    assert custom_id.mark(move, salt) != custom_id.mark(move, 0)


@given(
    st.integers(0, 2**62),
    st.integers(0, 10**9),
    st.integers(0, 7),
    st.lists(st.text("abcXYZ019.-", max_size=8)),
)
def test_what_a_custom_id_says_can_be_read_again(game: int, number: int, seat: int, rest: list[str]) -> None:
    ref = Ref(game, number, "do", seat, tuple(rest[:4]))
    for kind in ("g", "s", "m"):
        match = re.compile(PATTERN.format(kind=kind)).fullmatch(ref.write(kind))
        assert match is not None
        assert Ref.read(match) == ref


@given(st.sets(st.integers(0, 300)), st.lists(st.integers(0, 3000)))
def test_sets_and_orders_survive_being_written(places: set[int], order: list[int]) -> None:
    assert custom_id.read_set(custom_id.write_set(list(places))) == sorted(places)
    assert custom_id.read_order(custom_id.write_order(order)) == order


@given(st.text(max_size=400), st.integers(2, 200))
def test_clipped_words_fit_and_are_never_empty(words: str, most: int) -> None:
    assert 1 <= len(choosing.clip(words, most)) <= most


@given(st.text(), st.text(), st.text(max_size=9000))
def test_a_message_never_holds_too_much_text(first: str, second: str, third: str) -> None:
    layout = Layout().text(first * 20).text(second * 50).text(third)
    flat = walk(layout.done().view.to_components())
    assert sum(len(item.get("content", "")) for item in flat) <= components.MOST_TEXT


class Deal(Terms):
    """An offer of which only that it is one matters."""

    def __repr__(self) -> str:
        return "deal"


def test_passing_is_the_blue_button_where_nothing_else_can_be_done() -> None:
    def blue(*found: Choice) -> list[str]:
        rows = controls(BIG, ask(found), WORDS, TOP).rows
        return [one.label for row in rows if isinstance(row, tuple) for one in row if one.style == "main"]

    assert blue(PASS, ("hold",)) == [f"label {PASS}"]
    assert blue(PASS, ("hold",), Open(("offer", 1), Deal())) == [f"label {PASS}"]  # type: ignore[arg-type]
    assert blue(PASS, ("play", 3)) == ["label ('play', 3)"]


def test_the_list_of_another_decision_is_another_control() -> None:
    found: list[Choice] = [(f"verb{n}",) for n in range(20)]

    def shown(number: int) -> set[int]:
        sent = walk(message(controls(BIG, ask(found)._replace(number=number), WORDS, TOP)))
        return {item["id"] for item in sent if item["type"] == 3}

    first, again, later = shown(5), shown(5), shown(6)
    assert first == again
    assert first
    assert not first & later


def list_id(chosen: int) -> int:
    options = [Option(f"value {n}", str(n), n == chosen) for n in range(3)]
    made = components.table_select("hint", 1, "option", options, "name")
    assert made.id is not None
    return made.id


def test_a_list_of_a_card_that_shows_something_else_is_another_control() -> None:
    """Else a viewer goes on showing the choice that it knew before somebody else chose."""
    assert list_id(1) == list_id(1)
    assert list_id(1) != list_id(2)


def test_an_answer_gives_its_lists_anew_once_for_all_its_pictures() -> None:
    """Else the pick of last time could not be picked again."""

    def shown(answer: int) -> list[int]:
        layout = Layout().row(components.table_select("hint", 1, "more", [Option("one", "1")]))
        layout.rows(components.rows(controls(BIG, ask([(f"verb{n}",) for n in range(20)]), WORDS, TOP)))
        sent = walk(components.renew(layout.done(), answer).view.to_components())
        return [item["id"] for item in sent if item["type"] == 3]

    assert shown(5) == shown(5)
    assert len({*shown(5), *shown(6)}) == 4


@given(choices)
def test_no_list_opens_a_form(found: list[Choice]) -> None:
    """A form that was closed could not be opened again: the same pick is not sent twice."""
    here = ask(found)
    for place, choice in enumerate(found):
        if not isinstance(choice, Open) or isinstance(choice.shape, Several | Ordering):
            continue
        alone = controls(BIG, here, WORDS, Step(choice=place))
        check_limits(alone)
        refs = [button.ref for row in alone.rows for button in row if not isinstance(row, Select)]
        name = custom_id.name(here, place)
        assert any(ref.act in ("do", "amount") and ref.rest[0] == name for ref in refs)
        assert any(ref.act == "turn" for ref in refs)
        assert not any(isinstance(row, Select) for row in alone.rows)


@pytest.mark.parametrize("shape", [Subset((1, 2), 2), Ordering((1, 2))])
def test_what_is_chosen_so_far_is_listed_letter_by_letter(shape: Several | Ordering) -> None:
    """There may be names of people among it, and Discord formats the lines above the controls."""
    named = Wording(lambda text: text.key, lambda choice: "[Ann](http://x.y)", str)
    found = controls(7, ask([Open(("give",), shape)]), named, Step(choice=0, chosen=(0, 1)))
    assert [note for note in found.notes if "Ann" in note]
    assert all("\\[Ann\\]" in note for note in found.notes if "Ann" in note)


def test_a_line_over_a_row_takes_no_more_letters_than_a_message_has_left() -> None:
    row = [Title("what to give"), (choosing.Button("Yes", Ref(7, 1, "do", 0, ("0.abcd",))),)]
    layout = Layout().text("long " * 900).rows(components.rows(Controls(tuple(row))))
    shown = walk(layout.done().view.to_components())
    assert sum(len(part.get("content", "")) for part in shown) <= components.MOST_TEXT
    assert [part["label"] for part in shown if part["type"] == 2] == ["Yes"]
