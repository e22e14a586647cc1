"""Privileged attacks, immunity and Secret Groups, sentence by sentence (INW-137 to INW-154)."""

from __future__ import annotations

import pytest

from tests.support.inwo import given


@pytest.mark.rule("INW-137")
def test_a_privilege_is_declared_with_the_announcement_and_not_when_something_was_added() -> None:
    play, hands = {0: "w-i-t-c-h", 1: "dentists"}, {0: "terrorist-nuke privileged-attack"}
    game = given(3, play=play, hands=hands).seat(0).controls("dentists", by="w-i-t-c-h")
    game.may("bavarian-illuminati").may("privileged-attack", 1).plays("terrorist-nuke").gathers()
    game.seat(0).may_not("bavarian-illuminati").may_not("privileged-attack").idle()
    game = given(3, play=play, hands=hands).seat(0).controls("dentists", by="w-i-t-c-h")
    game.joins("aid", "bavarian-illuminati").may("privileged-attack", 0)
    game = given(3, play=play | {2: "phone-company"}, hands=hands).seat(0)
    game.controls("dentists", by="w-i-t-c-h", aid="bavarian-illuminati").seat(2)
    game.joins("aid", "phone-company").gathers().seat(0).may_not("privileged-attack").idle()


@pytest.mark.rule("INW-139")
@pytest.mark.parametrize("privileged", [False, True])
def test_nobody_else_cancels_a_plot_or_uses_an_ability_in_a_privileged_attack(privileged: bool) -> None:
    """But who is attacked does."""
    hands, decks = {0: "terrorist-nuke", 1: "hoax", 2: "hoax"}, {1: "fnord fnord", 2: "fnord fnord"}
    play = {0: "w-i-t-c-h", 1: "dentists", 2: "supreme-court"}
    lasers = {2: "orbital-mind-control-lasers"}
    game = given(3, play=play, hands=hands, decks=decks, resources=lasers).seat(0)
    game.controls("dentists", by="w-i-t-c-h")
    if privileged:
        game.uses("bavarian-illuminati").gathers().seat(0)
    game.plays("terrorist-nuke").seat(1).may("hoax@1").seat(2)
    may = game.may_not if privileged else game.may
    may("hoax@2")
    game.gathers().seat(2)
    may("orbital-mind-control-lasers")
    game.idle()


@pytest.mark.rule("INW-142")
@pytest.mark.parametrize(("doer", "root", "may"), [
    ("dan-quayle", "ufos", True), ("dan-quayle", "discordian-society", False),
    ("elvis", "discordian-society", True),
])  # fmt: skip
def test_what_a_group_is_immune_to_does_not_touch_it_by_ability(doer: str, root: str, may: bool) -> None:
    """Dan Quayle, who is Straight, and Elvis, who is nothing, cancel what Media do."""
    game = given(illuminati={1: root}, play={0: doer, 1: "hollywood empty-vee"}, active=1).seat(1)
    game.controls(doer, by="empty-vee").seat(0)
    (game.may if may else game.may_not)(doer)
    game.idle()


@pytest.mark.rule("INW-143")
def test_who_is_immune_throughout_is_not_looked_at_in_the_decks() -> None:
    decks = {1: "hoax fnord moonies", 2: "hoax fnord moonies"}
    game = given(3, illuminati={1: "discordian-society"}, play={0: "n-s-a"}, decks=decks).seat(0)
    game.does("use", "n-s-a", 0)
    seats = {choice[1] for choice in game.kernel.legal(0) if choice[0] == "at"}
    assert seats.isdisjoint({1})
    assert 2 in seats
    game.does("never-mind").idle()


@pytest.mark.rule("INW-144")
def test_what_somebody_is_immune_to_opposes_their_attacks() -> None:
    roots, play = {0: "ufos", 1: "discordian-society"}, {0: "post-office supreme-court", 1: "hackers"}
    game = given(3, illuminati=roots, play=play, active=1).seat(1).controls("post-office", by="hackers")
    game.seat(0).joins("oppose", "supreme-court").expect("supreme-court", tokens=0).idle()


@pytest.mark.rule("INW-148")
def test_ordinary_groups_oppose_attacks_by_secret_ones() -> None:
    game = given(play={0: "n-s-a", 1: "dentists post-office"}).seat(0).controls("dentists", by="n-s-a")
    game.seat(1).joins("oppose", "post-office").part("oppose", -3).idle()


@pytest.mark.rule("INW-149", "INW-153")
@pytest.mark.parametrize(("tree", "may"), [
    ("nasa n-s-a", False), ("nasa pentagon", True), ("nasa>n-s-a", True), ("n-s-a>nasa", True),
])  # fmt: skip
def test_an_ordinary_group_does_nothing_for_an_own_secret_one_but_as_master_or_puppet(
    tree: str, may: bool
) -> None:
    """NASA gives a Government Group a token."""
    other = next(card for card in ("n-s-a", "pentagon") if card in tree)
    game = given(play={0: tree}, spent=other).seat(0)
    if may:
        game.aims("nasa", other)
    else:
        game.may_not("nasa")
    game.idle()


@pytest.mark.rule("INW-149", "INW-153")
def test_numbers_of_secret_groups_are_not_changed_by_ordinary_ones() -> None:
    """New York gives Criminal Groups 1, to its own puppet though it is Secret."""
    game = given(play={0: "new-york the-men-in-black savings-and-loans"})
    game.expect("the-men-in-black", power=2).expect("savings-and-loans", power=2 + 1)
    given(play={0: "new-york>the-men-in-black"}).expect("the-men-in-black", power=2 + 1)


@pytest.mark.rule("INW-150")
@pytest.mark.parametrize(("leader", "may"), [("n-s-a", True), ("i-r-s", False)])
def test_an_immunity_given_by_an_ordinary_group_does_not_keep_secret_ones_off(leader: str, may: bool) -> None:
    """Both are Government Groups; by those no Offshore Banks are destroyed."""
    game = given(play={0: leader, 1: "hawaii>offshore-banks dentists"}).seat(0).does("attack", leader)
    (game.can if may else game.cannot)("destroy", "offshore-banks")
    game.does("call-off").idle()


@pytest.mark.rule("INW-150")
@pytest.mark.parametrize(("leader", "target", "resistance"), [
    ("i-r-s", "dentists", 2 + 4), ("n-s-a", "dentists", 2), ("n-s-a", "rosicrucians", 4),
])  # fmt: skip
def test_no_resistance_is_given_by_ordinary_groups_around_secret_ones(
    leader: str, target: str, resistance: int
) -> None:
    """The Antiwar Activists give 4 against Government Groups."""
    game = given(play={0: leader, 1: "antiwar-activists dentists rosicrucians"}).seat(0)
    game.controls(target, by=leader).part("resistance", -resistance).idle()


@pytest.mark.rule("INW-152")
@pytest.mark.parametrize(("host", "may"), [("", True), ("n-s-a", True), ("pentagon", False)])
def test_a_resource_that_is_linked_to_an_ordinary_group_does_not_touch_secret_ones(
    host: str, may: bool
) -> None:
    links = {"orbital-mind-control-lasers": host} if host else {}
    position = {"play": {0: "pentagon n-s-a", 1: "rosicrucians cattle-mutilators"}, "links": links}
    game = given(**position, resources={0: "orbital-mind-control-lasers"}).seat(0)
    game.does("use", "orbital-mind-control-lasers", 0)
    (game.can if may else game.cannot)("aim", "cattle-mutilators")
    game.does("never-mind").idle()
