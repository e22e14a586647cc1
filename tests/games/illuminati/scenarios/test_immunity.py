"""Groups that are hard to get at: those of the Discordians, and the Gun Lobby (ILL-5.8)."""

import pytest

from tests.support.illuminati import given

BAVARIA, ERIS = "the-bavarian-illuminati", "the-discordian-society"


@pytest.mark.rule("ILL-5.8a")
@pytest.mark.parametrize("leader", ["texas", "c-i-a", "big-media", "pentagon", "congressional-wives"])
def test_neither_government_nor_straight_groups_lead_against_the_discordian_society(leader: str) -> None:
    game = given(
        3, illuminati={1: ERIS}, play={0: leader, 1: "yuppies", 2: "hackers"}, uncontrolled="california"
    )
    game.seat(0).does("attack", leader)
    for kind in ("control", "neutralize", "destroy"):
        game.cannot(kind, "yuppies").refuses(kind, "yuppies", why="refused-immune").can(kind, "hackers")
    game.can("control", "california").does("control", "hackers").misses().idle()


@pytest.mark.rule("ILL-5.8a")
@pytest.mark.parametrize("leader", ["the-mafia", BAVARIA, "republicans", "the-phone-company"])
def test_all_others_do(leader: str) -> None:
    play = {0: "the-mafia republicans the-phone-company", 1: "yuppies"}
    game = given(illuminati={1: ERIS}, play=play, treasuries={0: 30}).seat(0).does("attack", leader)
    game.can("neutralize", "yuppies").can("destroy", "yuppies").does("control", "yuppies").does("aid")
    if leader == "the-mafia":
        game.spends(30).rolls(1, 1).does("place", "the-mafia", "top").idle().expect("yuppies", owner=0)
    else:
        game.misses().idle()


@pytest.mark.rule("ILL-5.8a")
def test_the_whole_structure_is_immune_however_deep() -> None:
    game = given(illuminati={1: ERIS}, play={0: "pentagon", 1: "big-media>hackers>yuppies>video-games"}).seat(
        0
    )
    game.refuses("attack", "pentagon", why="refused-no-target").idle()


@pytest.mark.rule("ILL-5.8a")
def test_between_their_own_cards_there_is_no_immunity() -> None:
    game = given(illuminati={0: ERIS}, play={0: "pentagon yuppies"}, uncontrolled="california hackers").seat(
        0
    )
    game.destroys("yuppies", by="pentagon").rolls(2, 2).idle().expect("yuppies", zone="dead")


@pytest.mark.rule("ILL-5.8a")
def test_the_alignments_of_the_moment_decide() -> None:
    """Texas without its Government may attack; the Mafia, made Straight by the Lasers, may not."""
    play = {0: "texas the-mafia orbital-mind-control-lasers", 1: "yuppies"}
    game = given(illuminati={1: ERIS}, play=play).seat(0).does("use", "orbital-mind-control-lasers")
    game.does("aim", "texas").does("lose", "government").controls("yuppies", by="texas").misses().idle()
    game = given(illuminati={1: ERIS}, play=play).seat(0).does("use", "orbital-mind-control-lasers")
    game.does("aim", "the-mafia").does("gain", "straight").does("attack", "the-mafia")
    game.refuses("control", "yuppies", why="refused-immune").does("destroy", "texas").misses().idle()


@pytest.mark.rule("ILL-5.8a", "ILL-5.2n")
def test_donors_that_count_as_government_are_turned_away() -> None:
    """To control a Government group they count as Government; whatever else they lead, they do not."""
    donors = "chinese-campaign-donors"
    play = {0: donors, 1: "federal-reserve yuppies", 2: "post-office"}
    game = given(3, illuminati={1: ERIS}, play=play).seat(0).does("attack", donors)
    game.refuses("control", "federal-reserve", why="refused-immune").can("control", "yuppies")
    game.can("control", "post-office").can("destroy", "federal-reserve").does("neutralize", "federal-reserve")
    game.misses().idle()


@pytest.mark.rule("ILL-5.8b")
def test_such_groups_may_aid() -> None:
    game = given(illuminati={1: ERIS}, play={0: "the-mafia c-i-a", 1: "yuppies"}).seat(0)
    game.controls("yuppies", by="the-mafia", aid="c-i-a").expect("attack", aid="c-i-a", number=7 + 4 - 4 - 10)
    game.misses().idle()


@pytest.mark.rule("ILL-5.8b")
def test_by_an_option_they_may_not() -> None:
    position = {
        "illuminati": {1: ERIS},
        "play": {0: "the-mafia c-i-a hackers", 1: "yuppies"},
        "uncontrolled": "california girlie-magazines",
        "aid_against_discordians": "may not",
    }
    game = given(**position).seat(0).does("attack", "the-mafia").does("control", "yuppies")
    game.refuses("aid", "c-i-a", why="shape-foreign").can("aid", BAVARIA, "hackers")
    game.does("aid", "hackers").expect("attack", aid="hackers").misses().idle()
    other = given(**position).seat(0).controls("california", by="the-mafia", aid="c-i-a")
    other.expect("attack", aid="c-i-a").misses().idle()


@pytest.mark.rule("ILL-5.8c")
@pytest.mark.parametrize(
    ("leader", "resistance", "same"),
    [
        ("democrats", 10, 0),  # Liberal: and opposed to the Conservative Gun Lobby
        ("orbital-mind-control-lasers", 10, 0),  # Communist
        ("tabloids", 10, 0),  # Weird
        ("california", 10, 0),  # all but Communist
        ("the-phone-company", 3, 0),
        ("the-mafia", 3, 1),  # Violent both
        ("tobacco-liquor-companies", 3, 0),  # Straight
        (BAVARIA, 3, 0),
    ],
)
def test_the_gun_lobby_resists_some(leader: str, resistance: int, same: int) -> None:
    play = {0: "" if leader == BAVARIA else leader}
    game = given(play=play, uncontrolled="gun-lobby texas").seat(0).controls("gun-lobby", by=leader)
    parts = dict(game.sees(None).attack.parts)
    assert (parts["resistance"], parts.get("same", 0)) == (-resistance, 4 * same)
    game.misses().idle()


@pytest.mark.rule("ILL-5.8c")
def test_to_destroy_the_gun_lobby_its_power_counts_whoever_leads() -> None:
    game = (
        given(play={0: "tabloids"}, uncontrolled="gun-lobby texas")
        .seat(0)
        .destroys("gun-lobby", by="tabloids")
    )
    game.expect("attack", number=2 - 1, parts={"power": 2, "target-power": -1}).misses().idle()


@pytest.mark.rule("ILL-5.8c")
def test_aid_of_such_groups_does_not_wake_the_gun_lobby() -> None:
    game = given(play={0: "the-phone-company hackers"}, uncontrolled="gun-lobby texas").seat(0)
    game.controls("gun-lobby", by="the-phone-company", aid="hackers").expect("attack", number=5 + 1 - 3)
    game.misses().idle()
