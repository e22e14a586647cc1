"""The message of an election: who stands with what support, declared by whom, who is next, who has won."""

from __future__ import annotations

import re

from bot.games.inwo.game import INWO
from bot.games.reports import StandingReport
from bot.scene.scene import Box, Scene, texts
from tests.games.inwo.elections.campaign import campaign, nominated, tied
from tests.games.inwo.test_pictures import NAMES, say
from tests.support.inwo import Game


def reports(game: Game) -> list[StandingReport]:
    """What goes on, and what is over, as everybody may know it."""
    assert INWO.reports is not None
    return list(INWO.reports(game.sees(None)))


def told(report: StandingReport) -> str:
    """A report in words."""
    return "\n".join([say(report.head), *map(say, report.lines)])


def picture(report: StandingReport) -> Scene:
    assert report.scene is not None
    found = report.scene(NAMES, say)
    known = set(re.findall(r"[\w.'’-]+", told(report)))
    shown = set(re.findall(r"[\w.'’-]+", " ".join(texts(found)[1:])))
    assert shown <= known, "its twin says all that the picture shows"
    return found


def race() -> Game:
    play = {0: "libertarians cable-tv", 1: "loan-sharks"}
    area = "al-gore dan-quayle elvis"
    return nominated(campaign(2, play, area=area), "al-gore", "dan-quayle")


def test_it_goes_along_from_the_nominees_to_the_support_of_their_tickets() -> None:
    game = race()
    (report,) = reports(campaign(2, area="elvis"))
    assert report.scene is None, "nobody stands yet"
    (report,) = reports(game)
    assert (report.number, report.over) == (1, False)
    assert "removal of nominees" in say(report.head)
    assert "Al Gore" in told(report)
    assert "Asked now: Alice" in told(report)
    assert "Dan Quayle" in str(texts(picture(report)))
    game.seat(0).does("keep").does("mate", "elvis").seat(1).does("mate", "elvis")
    game.seat(0).does("support", 0, "libertarians").does("act", 1, "cable-tv")
    (report,) = reports(game)
    assert "From Alice: Libertarians 1." in told(report)
    assert "From Alice: Cable TV 6 (with its action)." in told(report)
    assert "Asked now: Alice" in told(report)
    assert "Then: AI 1" in told(report)
    game.seat(0).does("declared").seat(1).does("back", 1)
    lines = told(reports(game)[0]).splitlines()
    assert [line for line in lines if line.startswith("From")] == [
        "From Alice: Libertarians 1.",
        "From Alice: Cable TV 6 (with its action).",
        "From AI 1: The Network 8 and Loan Sharks 3.",
    ], "each on a line of their own"
    bars = [item.width for item in picture(report).items if isinstance(item, Box)]
    assert len(bars) == 2
    assert abs(bars[1] - 6 * bars[0]) < 6, "bars are as long as their support"


def test_a_nominee_whom_a_party_removes_is_out_of_the_race() -> None:
    play = {0: "libertarians", 1: "the-green-party"}
    game = nominated(campaign(2, play, area="al-gore dan-quayle elvis"), "al-gore", "dan-quayle")
    game.seat(0).does("support-out", "dan-quayle")
    (report,) = reports(game)
    assert "Dan Quayle, out of the race" in told(report)


def test_it_ends_with_who_has_won_and_by_what_and_the_next_has_its_own() -> None:
    game = race().seat(0).does("keep").does("mate", "elvis").seat(1).does("mate", "elvis")
    game.seat(0).does("back", 0).seat(1).does("back", 1).settle()
    (report,) = reports(game)
    assert (report.number, report.over) == (1, True)
    assert "Al Gore has won" in told(report)
    assert "Decided by support" in told(report)
    assert re.search(r"🏛 Al Gore / Elvis: \d+", told(report))
    assert re.search(r"From Alice: .*Libertarians 1", told(report)), "who has declared what stays there"
    assert "Al Gore / Elvis" in texts(picture(report))
    game.seat(0).does("end").settle().seat(1).does("end")
    over, on = reports(game)
    assert (over.number, over.over, on.number, on.over) == (1, True, 2, False)
    assert told(over) == told(report)


def test_a_tie_says_how_it_was_decided_and_nobody_at_all_is_an_election_too() -> None:
    (on,) = reports(tied())
    assert "Asked now:" in told(on)
    game = tied().host("lapse").seat(0).time_is_up().seat(1).time_is_up().rolls(6, 6).rolls(1, 1).settle()
    assert "decided by dice" in told(reports(game)[0])
    (none,) = reports(campaign(2).settle())
    assert none.over
    assert "nobody could stand" in told(none)
