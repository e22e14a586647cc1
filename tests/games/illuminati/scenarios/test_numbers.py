"""The number an attack needs (ILL-5.2), part by part as the attacker sees it."""

import pytest

from tests.support.illuminati import Game, given

BAVARIA, NETWORK, CTHULHU, ASSASSINS, ERIS = (
    "the-bavarian-illuminati",
    "the-network",
    "the-servants-of-cthulhu",
    "the-society-of-assassins",
    "the-discordian-society",
)


def parts(game: Game) -> dict[str, int]:
    """What the number needed is made of, as everybody sees it."""
    return dict(game.sees(None).attack.parts)


# -- the three kinds


@pytest.mark.rule("ILL-5.2a")
def test_to_control_resistance_is_against_you() -> None:
    """Big Media, Power 4, Resistance 6: the Lasers aid the Phone Company."""
    game = given(play={0: "the-phone-company orbital-mind-control-lasers"}, uncontrolled="big-media").seat(0)
    game.controls("big-media", by="the-phone-company", aid="orbital-mind-control-lasers")
    game.expect("attack", number=5 + 2 - 6, parts={"power": 5, "aid": 2, "resistance": -6}).misses().idle()


@pytest.mark.rule("ILL-5.2b")
def test_to_neutralize_6_more() -> None:
    game = given(play={0: "the-phone-company orbital-mind-control-lasers", 1: "big-media"}).seat(0)
    game.neutralizes("big-media", by="the-phone-company", aid="orbital-mind-control-lasers")
    game.expect("attack", number=5 + 2 - 6 + 6 - 10)
    game.expect("attack", parts={"power": 5, "aid": 2, "resistance": -6, "neutralize": 6, "position": -10})
    game.misses().idle()


@pytest.mark.rule("ILL-5.2c")
def test_to_destroy_power_is_against_you() -> None:
    game = given(play={0: "the-phone-company orbital-mind-control-lasers"}, uncontrolled="big-media").seat(0)
    game.destroys("big-media", by="the-phone-company", aid="orbital-mind-control-lasers")
    game.expect("attack", number=5 + 2 - 4, parts={"power": 5, "aid": 2, "target-power": -4}).misses().idle()


# -- alignments


@pytest.mark.rule("ILL-5.2d", "ILL-5.2e")
@pytest.mark.parametrize(
    ("leader", "target", "same", "opposite"),
    [
        ("pentagon", "texas", 2, 0),  # both Government and Violent
        ("democrats", "republicans", 0, 1),  # Liberal, Conservative
        ("texas", "orbital-mind-control-lasers", 0, 1),  # Government, Communist
        ("moonies", "libertarians", 0, 1),  # two Fanatics
        ("f-b-i", "american-autoduel-association", 0, 1),  # Straight, Weird: it is not Violent
        ("c-i-a", "american-autoduel-association", 1, 0),  # Violent both
        ("big-media", "tobacco-liquor-companies", 1, 0),  # Straight both
        ("the-phone-company", "texas", 0, 0),  # no alignment
    ],
)
def test_shared_and_opposed_alignments(leader: str, target: str, same: int, opposite: int) -> None:
    """Four each way; to destroy it is the other way round."""
    control = given(play={0: leader}, uncontrolled=target).seat(0).controls(target, by=leader)
    found = parts(control)
    assert (found.get("same", 0), found.get("opposite", 0)) == (4 * same, -4 * opposite)
    neutralize = given(play={0: leader, 1: target}).seat(0).neutralizes(target, by=leader)
    found = parts(neutralize)
    assert (found.get("same", 0), found.get("opposite", 0)) == (4 * same, -4 * opposite)
    destroy = given(play={0: leader}, uncontrolled=target).seat(0).destroys(target, by=leader)
    found = parts(destroy)
    assert (found.get("same", 0), found.get("opposite", 0)) == (-4 * same, 4 * opposite)
    for game in (control, neutralize, destroy):
        game.misses().idle()


@pytest.mark.rule("ILL-5.2d")
def test_sameness_and_opposition_add_up() -> None:
    """The Loan Sharks and the Mafia are both Violent and Criminal."""
    game = (
        given(play={0: "loan-sharks"}, uncontrolled="the-mafia")
        .seat(0)
        .controls("the-mafia", by="loan-sharks")
    )
    game.expect("attack", number=5 - 7 + 4 + 4).misses().idle()
    game = given(play={0: "pentagon"}, uncontrolled="robot-sea-monsters").seat(0)
    game.controls("robot-sea-monsters", by="pentagon").expect("attack", number=6 - 6 + 4 - 4).misses().idle()


@pytest.mark.rule("ILL-5.2d")
def test_only_leader_and_target_are_compared() -> None:
    """Pentagon and C.I.A. share alignments with Texas; the one hangs below the leader, the other aids."""
    game = given(play={0: "the-phone-company>pentagon c-i-a"}, uncontrolled="texas").seat(0)
    game.controls("texas", by="the-phone-company", aid="c-i-a")
    game.expect("attack", parts={"power": 5, "aid": 4, "resistance": -6}).misses().idle()


@pytest.mark.rule("ILL-5.2d", "ILL-1i")
def test_illuminati_that_lead_share_and_oppose_nothing() -> None:
    given(uncontrolled="texas").seat(0).controls("texas", by=BAVARIA).expect(
        "attack", parts={"power": 10, "resistance": -6}
    ).misses().idle()


# -- what cannot be destroyed


@pytest.mark.rule("ILL-5.2f")
def test_power_0_cannot_be_destroyed() -> None:
    game = given(play={0: "the-mafia punk-rockers", 1: "cycle-gangs"}, uncontrolled="trekkies").seat(0)
    game.does("attack", "the-mafia")
    for target in ("trekkies", "cycle-gangs", "punk-rockers"):
        game.refuses("destroy", target, why="refused-powerless-target")
    game.does("control", "trekkies").misses().idle()


@pytest.mark.rule("ILL-5.2f")
def test_a_whispering_campaign_allows_it_against_resistance() -> None:
    game = given(
        play={0: "the-mafia"}, uncontrolled="trekkies punk-rockers", hands={0: "whispering-campaign"}
    ).seat(0)
    game.plays("whispering-campaign").settle().destroys("trekkies", by="the-mafia")
    game.expect("attack", parts={"power": 7, "resistance": -4}).rolls(1, 2).idle().expect(
        "trekkies", zone="dead"
    )
    game.does("attack", BAVARIA).refuses("destroy", "punk-rockers", why="refused-powerless-target")
    game.does("control", "punk-rockers").misses().idle()


# -- bonuses


@pytest.mark.rule("ILL-5.2g")
@pytest.mark.parametrize("leader", [BAVARIA, "the-phone-company", "feminists"])
def test_a_bonus_on_every_attack_counts_whoever_leads(leader: str) -> None:
    """Feminists: 3 on every attack to control a Liberal group."""
    position = {"play": {0: "the-phone-company feminists"}, "uncontrolled": "democrats republicans"}
    game = given(**position).seat(0).controls("democrats", by=leader)
    assert parts(game)["ability"] == 3
    other = given(**position).seat(0).controls("republicans", by=leader)
    assert "ability" not in parts(other)
    destroy = given(**position).seat(0).destroys("democrats", by=leader)
    assert "ability" not in parts(destroy)
    for each in (game, other, destroy):
        each.misses().idle()


@pytest.mark.rule("ILL-5.2g")
def test_bonuses_of_illuminati_cards() -> None:
    """Discordians: 4 to control Weird. Assassins: 4 to neutralize. Cthulhu: 2 to destroy."""
    play = {0: "the-phone-company", 1: "hackers"}
    for root, kind, bonus in (
        (ERIS, "controls", 4), (ERIS, "neutralizes", 0), (ASSASSINS, "neutralizes", 4),
        (ASSASSINS, "destroys", 0), (CTHULHU, "destroys", 2), (CTHULHU, "controls", 0),
    ):  # fmt: skip
        game = given(illuminati={0: root}, play=play).seat(0)
        getattr(game, kind)("hackers", by="the-phone-company")
        assert parts(game).get("ability", 0) == bonus
        game.misses().idle()


@pytest.mark.rule("ILL-5.2g")
def test_bonuses_of_others_do_not_help() -> None:
    game = given(play={0: "the-phone-company", 1: "feminists"}, uncontrolled="democrats").seat(0)
    game.controls("democrats", by="the-phone-company").expect("attack", parts={"power": 5, "resistance": -4})
    game.misses().idle()


@pytest.mark.rule("ILL-5.2h")
@pytest.mark.parametrize(("leader", "bonus"), [("the-mafia", 3), ("the-phone-company", 0), (BAVARIA, 0)])
def test_a_bonus_of_a_card_that_itself_leads(leader: str, bonus: int) -> None:
    """The Mafia: 3 to control a Criminal group."""
    game = given(play={0: "the-mafia the-phone-company"}, uncontrolled="junk-mail texas").seat(0)
    game.controls("junk-mail", by=leader)
    assert parts(game).get("ability", 0) == bonus
    game.misses().idle()


@pytest.mark.rule("ILL-5.2i")
def test_bonuses_add_up_with_each_other_and_with_alignments() -> None:
    """Cthulhu 2, Clone Arrangers 3, Cycle Gangs 2, K.G.B. 2; leader and target share two alignments."""
    game = given(
        illuminati={0: CTHULHU}, play={0: "clone-arrangers cycle-gangs kgb"}, uncontrolled="the-mafia"
    ).seat(0)
    game.destroys("the-mafia", by="clone-arrangers")
    game.expect("attack", parts={"power": 6, "target-power": -7, "same": -8, "ability": 9}).misses().idle()


# -- who may be attacked how


@pytest.mark.rule("ILL-5.2j")
def test_to_control_an_open_arrow_is_needed() -> None:
    """Convenience Stores have one arrow, and the Yuppies hang on it."""
    game = given(play={0: "convenience-stores>yuppies", 1: "hackers"}, uncontrolled="texas california").seat(
        0
    )
    game.expect("convenience-stores", open="").does("attack", "convenience-stores")
    game.refuses("control", "texas", why="refused-no-arrow").refuses(
        "control", "hackers", why="refused-no-arrow"
    )
    game.can("destroy", "texas").can("neutralize", "hackers").can("destroy", "yuppies").can(
        "destroy", "hackers"
    )
    game.does("neutralize", "hackers").misses().idle()


@pytest.mark.rule("ILL-5.2j", "ILL-6d")
def test_a_blocked_arrow_is_not_open() -> None:
    """The only arrow of the Tabloids points at the cell of the Yuppies, who hang below the C.I.A."""
    free = given(play={0: {"top": "tabloids", "right": "c-i-a"}}, uncontrolled="california").seat(0)
    free.expect("tabloids", open="top").controls("california", by="tabloids").misses().idle()
    tree = {"top": "tabloids", "right": {"c-i-a": {"bottom": "yuppies"}}}
    blocked = given(play={0: tree}, uncontrolled="california").seat(0).expect("tabloids", open="", puppets="")
    blocked.does("attack", "tabloids").refuses("control", "california", why="refused-no-arrow")
    blocked.does("destroy", "california").misses().idle()


@pytest.mark.rule("ILL-5.2j")
def test_a_card_without_an_arrow_and_another_target_cannot_attack_at_all() -> None:
    game = given(play={0: "convenience-stores>punk-rockers"}, uncontrolled="cycle-gangs").seat(0)
    game.refuses("attack", "convenience-stores", why="refused-no-target").idle()


@pytest.mark.rule("ILL-5.2k")
def test_control_of_uncontrolled_and_other_players_groups_never_of_your_own() -> None:
    game = given(3, play={0: "the-mafia c-i-a", 1: "texas", 2: "yuppies"}, uncontrolled="hackers").seat(0)
    game.does("attack", "the-mafia").can("control", "hackers").can("control", "texas").can(
        "control", "yuppies"
    )
    game.refuses("control", "c-i-a", why="refused-own-group").does("control", "yuppies")
    game.expect("attack", defender=2).misses().idle()


@pytest.mark.rule("ILL-5.2l")
def test_neutralize_only_groups_of_other_players() -> None:
    game = (
        given(play={0: "the-mafia c-i-a", 1: "texas"}, uncontrolled="hackers")
        .seat(0)
        .does("attack", "the-mafia")
    )
    game.refuses("neutralize", "hackers", why="refused-neutralize-open")
    game.refuses("neutralize", "c-i-a", why="refused-own-group").does("neutralize", "texas").misses().idle()


@pytest.mark.rule("ILL-5.2l")
@pytest.mark.parametrize("moment", ["before the dice", "after the dice"])
def test_nothing_is_left_to_neutralize_when_the_owner_of_the_target_has_gone(moment: str) -> None:
    game = given(
        3, play={0: "c-i-a", 1: "hackers"}, treasuries={0: 20}, hands={2: "murphys-law"}, uncontrolled="texas"
    ).seat(0)
    game.neutralizes("hackers", by="c-i-a").spends(20)
    if moment == "after the dice":
        game.rolls(1, 1)
    game.host("leave", 1).settle().told("attack-void", target="hackers")
    game.expect("table", uncontrolled="texas hackers", actions=1).idle()


@pytest.mark.rule("ILL-5.2m")
@pytest.mark.parametrize(
    ("target", "roll"), [("tabloids", (2, 1)), ("video-games", (2, 1)), ("yuppies", (3, 1))]
)
def test_destroy_any_group(target: str, roll: tuple[int, int]) -> None:
    """Uncontrolled Tabloids, the rival's Video Games, and one's own Yuppies."""
    play = {0: "the-mafia yuppies", 1: "big-media>c-i-a>texas>video-games"}
    game = given(play=play, uncontrolled="tabloids")
    game.seat(0).destroys(target, by="the-mafia").rolls(*roll).idle().expect(target, zone="dead", owner=None)


# -- cards with rules of their own


@pytest.mark.rule("ILL-5.2n")
def test_chinese_campaign_donors_count_as_government_to_control_government() -> None:
    """They share an alignment with the Post Office, and do not oppose it as Communists."""
    given(play={0: "chinese-campaign-donors"}, uncontrolled="post-office").seat(0).controls(
        "post-office", by="chinese-campaign-donors"
    ).expect("attack", parts={"power": 3, "resistance": -3, "same": 4}).misses().idle()


@pytest.mark.rule("ILL-5.2n")
def test_in_everything_else_they_stay_communist() -> None:
    donors = "chinese-campaign-donors"
    game = given(play={0: donors}, uncontrolled="orbital-mind-control-lasers").seat(0)
    game.controls("orbital-mind-control-lasers", by=donors)
    game.expect("attack", parts={"power": 3, "resistance": -5, "same": 4}).misses().idle()
    game = given(play={0: donors, 1: "post-office"}).seat(0).neutralizes("post-office", by=donors)
    assert parts(game)["opposite"] == -4
    game.misses().idle()
    game = given(play={0: donors}, uncontrolled="post-office").seat(0).destroys("post-office", by=donors)
    game.expect("attack", parts={"power": 3, "target-power": -4, "opposite": 4}).misses().idle()
    game = given(play={0: "post-office"}, uncontrolled=donors).seat(0).controls(donors, by="post-office")
    game.expect("attack", parts={"power": 4, "resistance": -2, "opposite": -4}).misses().idle()
    game = given(play={0: f"{donors} the-phone-company"}, uncontrolled="post-office").seat(0)
    game.controls("post-office", by="the-phone-company").expect(
        "attack", parts={"power": 5, "resistance": -3}
    )
    game.misses().idle()


@pytest.mark.rule("ILL-5.2o")
@pytest.mark.parametrize("kind", ["controls", "neutralizes"])
def test_the_survivalists_strengthen_every_other_group_of_their_owner(kind: str) -> None:
    position = {
        "play": {0: "the-phone-company", 1: "survivalists big-media"},
        "uncontrolled": "madison-avenue",
    }
    for target, resistance in (("big-media", 6 + 2), ("survivalists", 6)):
        game = given(**position).seat(0)
        getattr(game, kind)(target, by="the-phone-company")
        assert parts(game)["resistance"] == -resistance
        game.misses().idle()
    given(**position).expect("madison-avenue", resistance=3).expect("the-phone-company", resistance=6)


@pytest.mark.rule("ILL-5.2o")
def test_survivalists_that_nobody_controls_help_nobody_and_power_is_not_their_affair() -> None:
    given(play={1: "big-media"}, uncontrolled="survivalists yuppies").expect(
        "big-media", resistance=6
    ).expect("yuppies", resistance=4).idle()
    given(play={0: "the-phone-company", 1: "survivalists big-media"}).seat(0).destroys(
        "big-media", by="the-phone-company"
    ).expect("attack", parts={"power": 5, "target-power": -4, "position": -10}).misses().idle()
