"""What stands above cards and single rules, and what follows from how cards are kept."""

from __future__ import annotations

import pytest

from bot.games.inwo.cards.vocabulary import ALIGNMENTS
from tests.support.inwo import Game, given


def parts(game: Game) -> set[str]:
    return {part[0] for part in game.sees(None).attack.parts}


@pytest.mark.rule("INW-027")
def test_links_are_made_in_the_own_main_part_only() -> None:
    position = {"play": {0: "dentists", 1: "mi-5"}, "resources": {0: "crystal-skull"}}
    given(**position).seat(0).can("link", "crystal-skull")
    given(**position, active=1).seat(0).cannot("link", "crystal-skull")


@pytest.mark.rule("INW-043")
def test_nothing_reloads_what_was_captured_in_this_turn() -> None:
    play = {0: "pentagon", 1: "texas>germany>loan-sharks"}
    game = given(play=play, hands={0: "reload"}).seat(0).controls("loan-sharks", by="pentagon")
    game.succeeds().does("place", "pentagon", "right").plays("reload").cannot("pick", "loan-sharks")
    game.does("pick", "pentagon").settle()
    game.expect("loan-sharks", tokens=0).expect("pentagon", tokens=1).idle()


@pytest.mark.rule("INW-073")
def test_attributes_have_no_effect_of_their_own() -> None:
    play = {0: "hackers", 1: "phone-phreaks"}
    game = given(play=play).seat(0).controls("phone-phreaks", by="hackers")
    assert not parts(game) & {"same", "opposite"}, "both are Computer Groups"


@pytest.mark.rule("INW-077", "INW-213")
def test_illuminati_have_no_alignments_whatever_a_card_says() -> None:
    play = {0: "moonies", 1: "phone-company"}
    game = given(play=play, nwos="military-industrial-complex").seat(0)
    game.controls("phone-company", by="bavarian-illuminati").expect("bavarian-illuminati", alignments=[])
    assert not parts(game) & {"same", "opposite"}


@pytest.mark.rule("INW-080", "INW-131", "INW-220")
def test_resources_and_illuminati_are_no_targets_and_nothing_is_neutralized() -> None:
    game = given(play={0: "pentagon", 1: "mi-5"}, resources={1: "crystal-skull"}).seat(0)
    game.does("attack", "pentagon")
    for kind in ("control", "destroy"):
        game.cannot(kind, "crystal-skull").cannot(kind, "the-network").can(kind, "mi-5")
    verbs = {choice[0] for choice in game.kernel.legal(0)}
    assert verbs == {"call-off", "control", "destroy"}


@pytest.mark.rule("INW-081")
def test_cards_tell_kinds_of_resources_apart() -> None:
    position = {"play": {0: "moonies", 1: "mi-5"}, "hands": {0: "the-weak-link"}}
    game = given(**position, resources={1: "flying-saucer hidden-city"}).seat(0).does("play", "the-weak-link")
    game.can("aim", "flying-saucer").cannot("aim", "hidden-city")


@pytest.mark.rule("INW-082", "INW-218")
def test_who_must_be_destroyed_by_magic_is_safe_from_all_else() -> None:
    game = given(play={0: "druids pentagon", 1: "count-dracula"}, spent="druids").seat(0)
    game.does("attack", "pentagon").cannot("destroy", "count-dracula").does("call-off").idle()
    game = given(play={0: "druids pentagon", 1: "count-dracula"}).seat(0)
    game.does("attack", "druids").can("destroy", "count-dracula")


@pytest.mark.rule("INW-097")
def test_a_cancelled_plot_may_be_replaced_by_another_copy() -> None:
    hands = {0: "terrorist-nuke terrorist-nuke", 1: "hoax"}
    play = {0: "pentagon", 1: "texas>mi-5"}
    game = given(play=play, hands=hands, decks={1: "fnord fnord"}).seat(0).controls("mi-5", by="pentagon")
    game.plays("terrorist-nuke", on="pentagon").seat(1).plays("hoax")
    game.seat(0).does("play", game.kernel.s.plots[0][0], 0).does("aim", "pentagon").settle()


@pytest.mark.rule("INW-098")
def test_what_was_left_out_before_the_dice_is_lost() -> None:
    play = {0: "pentagon phone-company", 1: "texas>germany>loan-sharks"}
    game = given(play=play, hands={1: "time-warp"}).seat(0).controls("loan-sharks", by="pentagon").rolls(6, 5)
    game.cannot("aid", "phone-company").idle()


@pytest.mark.rule("INW-145", "INW-154")
def test_neither_immunity_nor_secrecy_protects_from_plots() -> None:
    roots, play = {1: "discordian-society"}, {0: "italy canada california", 1: "moonies>druids>phone-phreaks"}
    game = given(play=play, illuminati=roots, hands={0: "liberal-agenda"}, spent="0").seat(0)
    game.plays("liberal-agenda", on="druids").expect("druids", alignments=["liberal"]).idle()
    play[1] = "texas>cattle-mutilators"
    game = given(play=play, hands={0: "liberal-agenda"}, spent="0").seat(0)
    game.plays("liberal-agenda", on="cattle-mutilators")
    game.expect("cattle-mutilators", alignments=["liberal", "weird", "criminal"]).idle()


@pytest.mark.rule("INW-147")
def test_a_card_that_names_another_breaks_its_immunity() -> None:
    roots, play = {1: "discordian-society"}, {0: "deprogrammers dentists", 1: "hackers"}
    game = given(play=play, illuminati=roots).seat(0).does("attack", "dentists")
    game.cannot("destroy", "hackers").does("call-off")
    game.does("attack", "deprogrammers").can("destroy", "hackers")


@pytest.mark.rule("INW-149", "INW-152")
def test_abilities_of_ordinary_groups_do_not_touch_secret_ones_but_resources_do() -> None:
    play = {0: "phone-phreaks", 1: "texas:right>cattle-mutilators"}
    game = given(play=play, resources={0: "orbital-mind-control-lasers"}).seat(0)
    game.does("use", "orbital-mind-control-lasers", 0).can("aim", "cattle-mutilators").does("never-mind")
    game.does("use", "phone-phreaks", 0).cannot("aim", "cattle-mutilators")


@pytest.mark.rule("INW-177", "INW-187")
def test_of_two_changes_the_later_counts_and_the_earlier_sleeps() -> None:
    position = {"play": {0: "druids nuclear-power-companies", 1: "mi-5"}}
    game = given(**position, hands={0: "jake-day straighten-up backlash"}, tokens={"0": 2}).seat(0)
    game.plays("jake-day", on="druids").plays("straighten-up", on="druids")
    game.expect("druids", alignments=["straight"], linked=["jake-day", "straighten-up"]).idle()


@pytest.mark.rule("INW-179")
def test_what_has_taken_effect_cannot_be_cancelled() -> None:
    play, decks = {0: "druids", 1: "texas"}, {1: "fnord fnord"}
    game = given(play=play, hands={0: "jake-day", 1: "hoax"}, decks=decks).seat(0)
    game.plays("jake-day", on="druids").seat(1).can("play", "hoax").passes().cannot("play", "hoax").idle()


@pytest.mark.rule("INW-208", "INW-209")
def test_changes_for_a_time_count_for_claims_of_that_turn_alone() -> None:
    position = {"play": {0: "pentagon japan", 1: "mi-5"}, "resources": {0: "orbital-mind-control-lasers"}}
    game = given(**position, illuminati={0: "discordian-society"}).seat(0).expect(0, basic=3)
    game.does("use", "orbital-mind-control-lasers", 0).does("aim", "japan").settle()
    game.does("turn", "add", weird()).expect(0, basic=4).does("end").seat(1).does("end")
    game.expect(0, basic=3)


def weird() -> int:
    """The number of an alignment."""
    return ALIGNMENTS.index("weird")


@pytest.mark.rule("INW-219")
def test_no_roll_is_moved_beyond_what_dice_can_show() -> None:
    position = {
        "play": {0: "hackers pentagon", 1: "texas>germany>loan-sharks"},
        "hands": {0: "computer-virus"},
    }
    game = given(**position).seat(0).controls("loan-sharks", by="pentagon").rolls(6, 5)
    game.plays("computer-virus").does("mode", "up").told("dice-turned", roll=12).idle()
