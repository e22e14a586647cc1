"""The pages of the gamemaster's desk: all there, in words, within what Discord can show (TSW-72, TSW-83,
TSW-90)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.engine.kernel import Kernel
from bot.engine.moves import CHANCE, Refused, Text
from bot.engine.replay import begin
from bot.games.chair import Blank, Page
from bot.games.tsw.chair import desk
from bot.games.tsw.play.state import SecretWars
from bot.games.tsw.rules import RULES
from bot.ui.words.catalogue import Catalogue
from tests.games.tsw.engine.table import SEED, Table

CATALOGUE = Catalogue()
XY = (("x", Text("c")), ("y", Text("d")))
ONE_OF_A_KIND = ("group", "person")
"""There are hundreds of these pages: the first few of each are read."""


def texts(page: Page) -> Iterator[Text]:
    yield page.title
    yield from page.lines
    yield from (way.label for way in page.ways)
    for deed in page.deeds:
        yield deed.label
        for blank in deed.blanks:
            yield blank.label
            yield from (label for _, label in blank.options)


def nested(text: Text) -> Iterator[Text]:
    yield text
    for _, value in text.args:
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Text):
                yield from nested(part)


def every_page(s: SecretWars) -> dict[str, Page]:
    found: dict[str, Page] = {}
    due = [""]
    while due:
        key = due.pop(0)
        kind = key.partition(".")[0]
        if key in found or (kind in ONE_OF_A_KIND and sum(k.startswith(f"{kind}.") for k in found) > 6):
            continue
        page = desk.page(s, key)
        assert page is not None, key
        assert page.key == key
        assert desk.page(s, page.up) is not None
        found[key] = page
        due += [way.key for way in page.ways]
    return found


def fits(page: Page) -> None:
    """What Discord can show of a page."""
    for text in texts(page):
        assert all(CATALOGUE.has(part.key) for part in nested(text)), text
        assert CATALOGUE.format(text).strip()
    assert len(page.deeds) <= 25
    assert len(page.key) <= 60
    for deed in page.deeds:
        assert len(deed.blanks) <= 4
        assert len(CATALOGUE.format(deed.label)) <= 45 or not deed.blanks
        assert len({blank.key for blank in deed.blanks}) == len(deed.blanks)
        assert all(blank.kind != "several" for blank in deed.blanks[:-1])
        for blank in deed.blanks:
            assert len(CATALOGUE.format(blank.label)) <= 45, blank.label
            assert len(blank.options) <= 25
            assert (blank.kind in ("one", "several")) == bool(blank.options)
            assert len(blank.value) <= max(blank.most, 200)


def in_interview() -> Kernel:
    kernel = begin(RULES, 2, {})
    kernel.submit(CHANCE, (SEED,))
    kernel.submit(0, ("interview", '{"name": "Rude Word", "motto": "Boo."}'))
    return kernel


def in_orders(**options: object) -> Table:
    table = Table(**options)  # type: ignore[arg-type]
    target, event = table.group(0, owner=1), table.s.event(table.s.supply[0][0]).name
    table.knows(0, target)
    table.agent(0, 0)
    table.host("adjust", "event", 0, event)
    table.order(0, "attack-control", attacker=table.conspiracy(0), target=target, mb=1)
    table.turn()
    if options.get("review"):
        table.host("approve")
    table.order(1, "gambit", text="hire a marching band")
    table.order(0, "spy", target=table.view(0).places[1])
    table.write(1, "ask-gamemaster", "May I breed bees?")
    table.write(0, "inquire", "Guild of Spoons")
    return table


def reviewed() -> Table:
    table = in_orders(review=True)
    table.close()
    table.kernel.submit(CHANCE, (7,))
    return table


@pytest.mark.rule("TSW-72", "TSW-83", "TSW-90")
def test_every_page_of_every_phase_is_in_words_and_fits() -> None:
    over = in_orders()
    over.host("end")
    phases = {
        "interview": in_interview().s,
        "founding": Table(review=True, approved=False).s,
        "orders": in_orders().s,
        "review": reviewed().s,
        "over": over.s,
    }
    for phase, s in phases.items():
        assert desk.phase(s) == phase
        pages = every_page(s)
        for page in pages.values():
            fits(page)
    kinds = {key.partition(".")[0] for key in every_page(phases["review"])}
    assert kinds == {"", *desk.PAGES}


@pytest.mark.rule("TSW-72", "TSW-90")
def test_dice_parts_and_what_was_forced_stand_on_the_desk() -> None:
    table = reviewed()
    table.host("fudge", "0.301", 1, 1)
    page = desk.page(table.s, "check.0.301")
    assert page is not None
    said = CATALOGUE.lines(page.lines)
    assert "rolled 1 + 1 = 2: **success** (dice set by the gamemaster)" in said
    assert "Resistance of the target" in said
    assert [deed.move[2:] for deed in page.deeds] == [("success",), ("failure",), (), ("rolled",)]


@pytest.mark.rule("TSW-90")
def test_a_deed_is_another_one_when_what_it_is_about_has_changed() -> None:
    table = reviewed()
    before = desk.page(table.s, "")
    table.host("narrate", 0, table.place(0, 0), "Something else.")
    after = desk.page(table.s, "")
    assert before is not None
    assert after is not None
    assert before.deeds != after.deeds
    assert before.deeds[0].move == after.deeds[0].move == ("approve",)


@pytest.mark.rule("TSW-90")
def test_figures_on_the_desk_are_those_that_a_correction_works_on() -> None:
    table = reviewed()
    group = table.number(table.group(0))
    page = desk.page(table.s, "group.0")
    assert page is not None
    (treasury,) = [deed for deed in page.deeds if deed.move[-1] == "money"]
    before = SecretWars.load(table.s.before)
    assert treasury.blanks[0].value == str(before.g_money[0])
    assert before.g_money[0] != table.s.g_money[0]
    table.host(*treasury.move, before.g_money[0] + 5)
    assert SecretWars.load(table.s.before).g_money[0] == before.g_money[0] + 5
    assert desk.page(table.s, f"group.{group}") is not None


@pytest.mark.rule("TSW-90")
def test_a_new_name_reaches_the_orders_of_the_turn_on_the_desk() -> None:
    table = reviewed()
    old = table.leader(0)
    checks = {check["key"]: check["action"] for check in table.s.checks}
    table.host("adjust", "rename", "person", old, "Ladle Lil")
    assert {check["key"]: check["action"] for check in table.s.checks} == checks
    assert old not in table.report(0)
    assert "Ladle Lil" in table.report(0)


def test_names_are_found_however_they_are_spelt() -> None:
    table = Table()
    leader, group = table.leader(0), table.group(4)
    assert desk.find(table.s, leader.upper()) == "person.0"
    assert desk.find(table.s, f" {group} ") == "group.6"
    assert leader in desk.names(table.s, leader[:5].lower())
    assert len(desk.names(table.s, "")) == 25
    with pytest.raises(Refused):
        desk.find(table.s, "Nobody Whatsoever At All")


NOWHERE = (
    *("group.9999", "group.x", "person.-1", "line.0.99", "check.9.9", "nothing", "mind.7", "item.5"),
    *("print.attacks.4", "print.gossip.0", "order.0.0.0", "attack.77"),
)


@pytest.mark.parametrize("key", NOWHERE)
def test_what_is_not_there_is_no_page(key: str) -> None:
    assert desk.page(reviewed().s, key) is None


@pytest.mark.parametrize(
    ("blank", "written", "wanted"),
    [
        (Blank("a", Text("b"), "number", 0, 9), [" 7 MB "], (7,)),
        (Blank("a", Text("b"), "number", 0, 9), ["77"], None),
        (Blank("a", Text("b"), "number", 0, 9), ["9" * 40], None),
        (Blank("a", Text("b"), "number", -9, 9), ["-3"], (-3,)),
        (Blank("a", Text("b"), "number", 0, 9), ["²"], None),
        (Blank("a", Text("b"), "words", 1, 4), [" "], None),
        (Blank("a", Text("b"), "words", 0, 4), [], ("",)),
        (Blank("a", Text("b"), "one", options=((3, Text("c")),)), ["3"], (3,)),
        (Blank("a", Text("b"), "one", options=((3, Text("c")),)), [], None),
        (
            Blank("a", Text("b"), "several", options=(("x", Text("c")), ("y", Text("d")))),
            ["x", "y"],
            ("x", "y"),
        ),
        (Blank("a", Text("b"), "several", options=XY), ["z"], None),
    ],
)
def test_blanks_take_what_fits_and_refuse_the_rest(
    blank: Blank, written: list[str], wanted: tuple[object, ...] | None
) -> None:
    if wanted is None:
        with pytest.raises(Refused):
            blank.filled(written)
    else:
        assert blank.filled(written) == wanted
