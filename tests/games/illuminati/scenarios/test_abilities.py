"""What cards add to every attack of their owner, or when they lead themselves (ILL-5.2g to 5.2i)."""

import pytest

from tests.support.illuminati import given

KINDS = ("controls", "neutralizes", "destroys")
OIL = "multinational-oil-companies"
"""A leader without alignments and abilities."""

ANY = [
    ("anti-nuclear-activists", "destroys", 2, "nuclear-power-companies", "yuppies"),
    ("clone-arrangers", "destroys", 3, "nuclear-power-companies", None),
    ("cycle-gangs", "destroys", 2, "yuppies", None),
    (
        "evil-geniuses-for-a-better-tomorrow",
        "controls neutralizes destroys",
        4,
        "orbital-mind-control-lasers",
        "kgb",
    ),
    ("feminists", "controls", 3, "democrats", "yuppies"),
    ("hackers", "neutralizes", 3, "yuppies", None),
    ("health-food-stores", "controls", 2, "anti-nuclear-activists", "democrats"),
    ("international-cocaine-smugglers", "controls", 4, "punk-rockers", "comic-books"),
    ("international-cocaine-smugglers", "controls", 4, "cycle-gangs", "comic-books"),
    ("international-cocaine-smugglers", "controls", 4, "hollywood", "comic-books"),
    ("international-communist-conspiracy", "controls", 3, "orbital-mind-control-lasers", "yuppies"),
    ("junk-mail", "controls", 4, "post-office", "federal-reserve"),
    ("kgb", "destroys", 2, "yuppies", None),
    ("madison-avenue", "controls", 5, "big-media", "tabloids"),
    ("madison-avenue", "controls", 5, "empty-vee", "tabloids"),
    ("militia", "destroys", 6, "orbital-mind-control-lasers", "yuppies"),
    ("phone-phreaks", "controls neutralizes destroys", 3, "the-phone-company", "post-office"),
    ("science-fiction-fans", "controls", 2, "tabloids", "yuppies"),
    ("semiconscious-liberation-army", "destroys", 1, "yuppies", None),
]
"""Group, kinds of attack it helps, by how much, a target that counts, one that does not (None: all do)."""

DIRECT = [
    ("l-4-society", "controls neutralizes destroys", 4, "orbital-mind-control-lasers", "kgb"),
    ("s-m-o-f", "controls", 5, "science-fiction-fans", "punk-rockers"),
    ("s-m-o-f", "controls", 2, "trekkies", "punk-rockers"),
    ("tabloids", "controls", 3, "convenience-stores", "fast-food-chains"),
    ("the-mafia", "controls", 3, "junk-mail", "yuppies"),
    ("tv-preachers", "controls", 3, "moral-minority", "congressional-wives"),
    ("video-games", "controls", 3, "convenience-stores", "fast-food-chains"),
]
"""The same of those that must lead themselves."""

ROOTS = [
    ("the-discordian-society", "controls", 4, "tabloids", "yuppies"),
    ("the-society-of-assassins", "neutralizes", 4, "yuppies", None),
    ("the-servants-of-cthulhu", "destroys", 2, "yuppies", None),
]
"""The same of Illuminati cards, for every attack."""

POWERLESS = ("cycle-gangs", "punk-rockers", "science-fiction-fans", "trekkies")


def bonus(kind: str, target: str, leader: str, **position: object) -> int:
    """What abilities add to such an attack of seat 0 on a group of seat 1, as everybody sees it."""
    game = given(**{"illuminati": {0: "the-bermuda-triangle", 1: "the-gnomes-of-zurich"}, **position}).seat(0)
    getattr(game, kind)(target, by=leader)
    found = dict(game.sees(None).attack.parts).get("ability", 0)
    game.misses().idle()
    return found


def possible(target: str) -> tuple[str, ...]:
    """Groups without Power cannot be destroyed."""
    return KINDS[:2] if target in POWERLESS else KINDS


@pytest.mark.rule("ILL-5.2g")
@pytest.mark.parametrize(("group", "kinds", "amount", "target", "other"), ANY)
def test_a_group_that_helps_every_fitting_attack(
    group: str, kinds: str, amount: int, target: str, other: str | None
) -> None:
    for kind in possible(target):
        helped = amount if kind in kinds.split() else 0
        assert bonus(kind, target, OIL, play={0: f"{OIL} {group}", 1: target}) == helped
        assert bonus(kind, target, OIL, play={0: OIL, 1: f"{target} {group}"}) == 0
        if other is not None:
            assert bonus(kind, other, OIL, play={0: f"{OIL} {group}", 1: other}) == 0


@pytest.mark.rule("ILL-5.2h")
@pytest.mark.parametrize(("group", "kinds", "amount", "target", "other"), DIRECT)
def test_a_group_that_helps_only_when_it_leads(
    group: str, kinds: str, amount: int, target: str, other: str
) -> None:
    play = f"{OIL} {group}"
    for kind in possible(target):
        helped = amount if kind in kinds.split() else 0
        assert bonus(kind, target, group, play={0: play, 1: target}) == helped
        assert bonus(kind, target, OIL, play={0: play, 1: target}) == 0
    assert bonus("controls", other, group, play={0: play, 1: other}) == 0


@pytest.mark.rule("ILL-5.2g")
@pytest.mark.parametrize(("root", "kinds", "amount", "target", "other"), ROOTS)
@pytest.mark.parametrize("leads", [True, False])
def test_illuminati_help_every_fitting_attack(
    root: str, kinds: str, amount: int, target: str, other: str | None, leads: bool
) -> None:
    position = {"illuminati": {0: root, 1: "the-gnomes-of-zurich"}}
    leader = root if leads else OIL
    for kind in KINDS:
        helped = amount if kind == kinds else 0
        assert bonus(kind, target, leader, play={0: OIL, 1: target}, **position) == helped
        if other is not None:
            assert bonus(kind, other, leader, play={0: OIL, 1: other}, **position) == 0


@pytest.mark.rule("ILL-5.2g", "ILL-5.2h", "ILL-5.2i")
def test_all_that_helps_adds_up() -> None:
    """The Mafia leads against a Criminal target that the Phone Phreaks of the Discordians know."""
    play = {0: "s-m-o-f science-fiction-fans", 1: "trekkies"}
    assert (
        bonus("controls", "trekkies", "s-m-o-f", play=play, illuminati={0: "the-discordian-society"})
        == 2 + 2 + 4
    )
