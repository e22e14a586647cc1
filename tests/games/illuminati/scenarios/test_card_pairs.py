"""Cards that touch each other: what one does while another is played, pays, or is answered."""

import pytest

from bot.games.illuminati.say.words import WORDS
from bot.ui.words.catalogue import Catalogue
from tests.support.illuminati import given

BAVARIA, CTHULHU, UFOS = "the-bavarian-illuminati", "the-servants-of-cthulhu", "the-ufos"
SECRETS, LASERS = "secrets-man-was-not-meant-to-know", "orbital-mind-control-lasers"
OPEN = "california girlie-magazines"


@pytest.mark.rule("ILL-9h", "ILL-9k")
def test_a_countered_whispering_campaign_allows_nothing_and_costs_no_action() -> None:
    hands = {0: "whispering-campaign", 1: SECRETS}
    game = given(play={0: "the-mafia"}, hands=hands, uncontrolled="trekkies texas").seat(0)
    game.plays("whispering-campaign").seat(1).does("counter", SECRETS).settle().expect("table", actions=2)
    game.seat(0).does("attack", "the-mafia").refuses("destroy", "trekkies", why="refused-powerless-target")
    game.does("call-off").idle()


@pytest.mark.rule("ILL-9k", "ILL-5.2o", "ILL-5.7g")
def test_whispers_against_an_own_group_meet_the_resistance_that_the_survivalists_lend() -> None:
    game = given(
        illuminati={0: CTHULHU},
        play={0: "the-mafia survivalists trekkies"},
        hands={0: "whispering-campaign"},
        uncontrolled=OPEN,
    ).seat(0)
    game.plays("whispering-campaign").settle().destroys("trekkies", by="the-mafia")
    game.expect("attack", parts={"power": 7, "resistance": -4 - 2, "ability": 2}).rolls(1, 1).idle()
    game.expect(0, destroyed="trekkies")


@pytest.mark.rule("ILL-5.5d", "ILL-9h")
def test_a_countered_interference_lets_nobody_in() -> None:
    hands = {0: f"slush-fund {SECRETS}", 2: "interference-1"}
    game = given(
        3, play={0: "the-mafia", 1: "texas"}, hands=hands, treasuries={0: 5, 2: 5}, uncontrolled=OPEN
    )
    game.seat(0).controls("texas", by="the-mafia", privilege="slush-fund").seat(2).plays("interference-1")
    game.seat(0).does("counter", SECRETS).until("spending").expect("attack", allowed=[]).seat(2)
    game.refuses("spend", "the-society-of-assassins", -1, 1, why="refused-privileged").misses().idle()


@pytest.mark.rule("ILL-9i", "ILL-9l")
def test_before_the_committee_sits_its_victim_may_still_bring_money_away() -> None:
    hands = {0: "white-collar-crime", 1: "senate-investigating-committee"}
    game = given(play={0: "the-mafia"}, hands=hands, uncontrolled=OPEN, phase="begin").seat(0)
    game.plays("white-collar-crime").until("rearrange").does("shift", BAVARIA, "the-mafia", 5).does("finish")
    game.until("turn-begins").seat(1).plays("senate-investigating-committee").settle()
    game.expect("the-mafia", money=5).expect("table", active=1).not_told("passed").idle()


@pytest.mark.rule("ILL-10l", "ILL-11c")
def test_ufos_that_wrote_down_destruction_win_by_their_own_last_group_too() -> None:
    gone = "trekkies boy-sprouts morticians psychiatrists punk-rockers intellectuals yuppies"
    game = given(
        3, illuminati={0: UFOS}, written={0: CTHULHU}, turns={0: 3}, dead=gone, destroyed={0: gone},
        play={0: "hackers", 1: "texas", 2: "the-mafia"}, uncontrolled=OPEN,
    ).seat(0)  # fmt: skip
    game.destroys("hackers", by=UFOS).rolls(1, 1).settle().expect(0, alive=True).does("end").settle()
    game.is_over(0, how="special")


@pytest.mark.rule("ILL-4k", "ILL-5.2g")
def test_abilities_count_the_alignment_that_the_lasers_add() -> None:
    """Made Weird, the Yuppies meet the +4 of the Discordians and the +2 of the Science Fiction Fans."""
    game = given(
        illuminati={0: "the-discordian-society"},
        play={0: f"the-mafia {LASERS} science-fiction-fans"},
        uncontrolled="yuppies trekkies",
    ).seat(0)
    game.does("use", LASERS).does("aim", "yuppies").does("gain", "weird").controls("yuppies", by="the-mafia")
    game.expect("attack", parts={"power": 7, "resistance": -4, "ability": 6}).misses().idle()


@pytest.mark.rule("ILL-4k", "ILL-1f")
def test_a_leader_whom_the_lasers_made_fanatic_opposes_a_fanatic() -> None:
    """And the Violent Mafia opposes the Peaceful Moonies as before."""
    game = given(play={0: f"the-mafia {LASERS}"}, uncontrolled="moonies trekkies").seat(0)
    game.does("use", LASERS).does("aim", "the-mafia").does("gain", "fanatic")
    game.controls("moonies", by="the-mafia").expect(
        "attack", parts={"power": 7, "resistance": -4, "opposite": -8}
    )
    game.misses().idle()


@pytest.mark.rule("ILL-4j", "ILL-3d")
def test_the_recyclers_of_the_network_draw_one_card() -> None:
    game = given(
        illuminati={0: "the-network"},
        play={0: "recyclers"},
        treasuries={"recyclers": 5},
        deck="texas yuppies",
    ).seat(0)
    game.does("draw", "recyclers").expect("texas", zone="uncontrolled").expect("yuppies", zone="deck").idle()


@pytest.mark.rule("ILL-9b", "ILL-9c", "ILL-5.1i")
@pytest.mark.parametrize(("money", "fate"), [(0, "fails"), (9, "succeeds")])
def test_who_turns_the_dice_reads_what_comes_of_it(money: int, fate: str) -> None:
    """The Mafia needs a -5 against Texas: without money not even a 2 is low enough."""
    game = given(
        play={0: "the-mafia", 1: "texas"}, hands={0: "assassination", 1: "murphys-law"}, treasuries={0: 9}
    ).seat(0)
    game.controls("texas", by="the-mafia")
    if money:
        game.spends(money)
    game.rolls(6, 6)
    for seat, move, ends in ((0, "assassination", fate), (1, "murphys-law", "fails")):
        choice = ("play", game.guide.number(move))
        label = Catalogue().format(WORDS.label(game.sees(seat), game.ask_of(seat), choice))
        assert label.endswith(f"the attack {ends}"), label
    game.idle()
