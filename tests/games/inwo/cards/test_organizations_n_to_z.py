"""Organizations, N to Z."""

from __future__ import annotations

import pytest

from tests.support.inwo import ROOT, attack, given


@pytest.mark.card("nasa")
def test_nasa_gives_its_token_to_a_government() -> None:
    attack("control", ROOT, "moonbase", own="nasa").gives("nasa", 4)
    attack("destroy", ROOT, "moonbase", own="nasa").gives("nasa", 0)
    play = {0: "nasa c-i-a post-office dentists", 1: "supreme-court"}
    game = given(play=play, spent="c-i-a dentists supreme-court").seat(0).aims("nasa", "c-i-a")
    game.uses("nasa", "c-i-a").settle().expect("c-i-a", tokens=1).expect("nasa", tokens=0).idle()
    attack("control", ROOT, "dentists", own="nasa c-i-a", spent="c-i-a").may_not("nasa")


@pytest.mark.card("nato")
def test_nato_meddles_with_nations() -> None:
    attack("control", ROOT, "canada", own="nato").gives("nato", 4)
    attack("destroy", ROOT, "canada", own="nato").gives("nato", 0)
    attack("control", ROOT, "canada", own="nato", aid="nato").part("aid", 3).idle()
    game = attack("control", "canada", "dentists", theirs="nato").seat(1).joins("oppose", "nato")
    game.part("oppose", -3)
    attack("control", ROOT, "dentists", theirs="nato").seat(1).joins("oppose", "nato").part("oppose", -2)


@pytest.mark.card("paranoids")
def test_paranoids_guard_all_and_do_nothing() -> None:
    attack("control", ROOT, "dentists", theirs="paranoids").gives("paranoids", -2)
    attack("destroy", ROOT, "dentists", theirs="paranoids").gives("paranoids", -2)
    game = given(play={0: "paranoids phone-company", 1: "c-i-a"}, spent="paranoids", phase="tokens")
    game.expect("paranoids", tokens=0, power=0).expect("phone-company", tokens=1)
    game = given(play={0: "c-i-a", 1: "paranoids"}).seat(0).does("attack", "c-i-a")
    game.cannot("destroy", "paranoids").can("control", "paranoids")
    powerful = {"nwos": "political-correctness", "hands": {1: "liberal-agenda"}}
    game = given(play={0: "c-i-a", 1: "paranoids eff"}, spent="paranoids", **powerful).seat(1)
    game.plays("liberal-agenda", "paranoids").settle().expect("paranoids", power=3).seat(0)
    game.does("attack", "c-i-a").can("destroy", "paranoids").does("call-off").does("end").seat(1).settle()
    game.expect("paranoids", tokens=1)


@pytest.mark.card("phone-company")
def test_the_phone_company_looks_at_two_hidden_plots() -> None:
    game = given(play={0: "phone-company", 1: "dentists"}, hands={1: "hoax fnord jihad"}, exposed="hoax")
    game.seat(0).uses("phone-company").settle().told("cards-seen", to=0, other=1, count=2)
    assert len(game.sees(0).seats[1].plots) == 3
    game.may_not("phone-company", 0).may("phone-company", 1).expect("phone-company", tokens=1).idle()
    given(play={0: "phone-company", 1: "dentists"}, hands={1: "hoax"}, active=1).seat(0).may_not(
        "phone-company", 0
    ).may("phone-company", 1)


@pytest.mark.card("phone-company")
def test_the_phone_company_exposes_two_hidden_plots() -> None:
    hands = {1: "hoax fnord jihad martyrs"}
    game = given(play={0: "phone-company", 1: "dentists"}, hands=hands, exposed="hoax jihad").seat(0)
    game.uses("phone-company", way=1).settle().expect("phone-company", tokens=0)
    game.expect(1, exposed=["hoax", "fnord", "jihad", "martyrs"]).idle()


@pytest.mark.card("post-office")
def test_the_post_office_looks_at_two_groups() -> None:
    hands = {1: "kkk eff dentists"}
    game = given(play={0: "post-office", 1: "canada"}, hands=hands).seat(0).uses("post-office")
    game.chance(0).settle().told("cards-seen", to=0, count=2).expect("post-office", tokens=1)
    assert sum(1 for card in game.kernel.s.groups[1] if game.kernel.s.known[card] & 1) == 2
    game.may_not("post-office", 0).uses("post-office", way=1).chance(0).settle()
    game.expect("post-office", tokens=0)
    assert sum(1 for card in game.kernel.s.groups[1] if game.kernel.s.known[card] > 3) == 2


@pytest.mark.card("n-s-a")
def test_the_n_s_a_looks_at_either_end_of_a_plot_deck() -> None:
    decks = {1: "hoax fnord jihad martyrs infobahn"}
    game = (
        given(play={0: "n-s-a", 1: "dentists"}, decks=decks)
        .seat(0)
        .uses("n-s-a", using="@1")
        .does("mode", "upper")
    )
    assert _known(game, 0) == ["hoax", "fnord", "jihad"]
    game.may_not("n-s-a", 0).expect("n-s-a", tokens=1).uses("n-s-a", way=1, using="@1").does("mode", "lower")
    assert _known(game, 0) == decks[1].split()
    game.expect("n-s-a", tokens=0).idle()
    game = given(play={0: "n-s-a", 1: "dentists"}, decks=decks, active=1).seat(0).may_not("n-s-a", 0)
    game.may("n-s-a", 1)


@pytest.mark.card("offshore-banks")
def test_offshore_banks_are_not_destroyed_by_money() -> None:
    leaders = "c-i-a the-mafia tobacco-companies big-media"
    game = given(play={0: leaders, 1: "offshore-banks"}).seat(0)
    for leader in leaders.split()[:3]:
        game.does("attack", leader).can("control", "offshore-banks").cannot("destroy", "offshore-banks")
        game.does("call-off")
    game.controls("offshore-banks", by="big-media").can("aid", "the-mafia").does("call-off")
    game.destroys("offshore-banks", by="big-media").cannot("aid", "the-mafia").idle()


@pytest.mark.card("phone-phreaks")
def test_phone_phreaks_attack_computers() -> None:
    for kind in ("control", "destroy"):
        attack(kind, ROOT, "hackers", own="phone-phreaks").gives("phone-phreaks", 6)
        attack(kind, ROOT, "dentists", own="phone-phreaks").gives("phone-phreaks", 0)
    attack("control", ROOT, "dentists", own="phone-phreaks texas").may_not("phone-phreaks")


def _known(game: object, seat: int) -> list[str]:
    """What a seat knows of the Plot deck of seat 1, the top first."""
    s = game.kernel.s  # type: ignore[attr-defined]
    return [s.name(card) for card in reversed(s.plot_decks[1]) if s.known[card] >> seat & 1]


@pytest.mark.card("professional-sports")
def test_professional_sports_make_a_personality_famous() -> None:
    card = "professional-sports"
    attack("control", ROOT, "dentists", own=card).gives(card, 4)
    attack("control", ROOT, "kkk", own=card).gives(card, 0)
    game = given(play={0: f"{card} elvis dentists", 1: "dan-quayle"}).seat(0).does("link", card)
    game.cannot("link-to", "dentists").cannot("link-to", "dan-quayle").does("link-to", "elvis")
    game.expect("elvis", power=4, linked=[card]).cannot("link", card).idle()


@pytest.mark.card("psychiatrists")
def test_psychiatrists_destroy_personalities() -> None:
    attack("destroy", ROOT, "elvis", own="psychiatrists").gives("psychiatrists", 6)
    attack("control", ROOT, "elvis", own="psychiatrists").gives("psychiatrists", 0)
    attack("destroy", ROOT, "dentists", own="psychiatrists").gives("psychiatrists", 0)
    game = attack("destroy", "phone-company", "elvis", own="psychiatrists").uses(ROOT)
    game.told("attack-privileged").gives("psychiatrists", 0)


@pytest.mark.card("psychiatrists")
def test_psychiatrists_make_a_rival_discard_an_exposed_plot() -> None:
    play, hands = {0: "psychiatrists", 1: "dentists"}, {1: "hoax fnord jihad hail-eris"}
    game = given(play=play, hands=hands, exposed="hoax jihad hail-eris").seat(0).uses("psychiatrists")
    game.cannot("pick", "fnord").cannot("pick", "hail-eris").does("pick", "jihad").expect(
        1, discards=["jihad"]
    )
    game.expect("psychiatrists", tokens=0).idle()


@pytest.mark.card("punk-rockers")
def test_punk_rockers_keep_the_weird_and_liberal_from_helping() -> None:
    theirs = "hackers hollywood phone-company>dentists"
    game = attack("destroy", "punk-rockers", "dentists", theirs=theirs).seat(1)
    game.cannot("oppose", "hackers").cannot("oppose", "hollywood").can("oppose", "phone-company")
    game = attack("control", ROOT, "gay-activists", theirs="gay-activists punk-rockers hackers").seat(1)
    game.can("oppose", "hackers").joins("oppose", "punk-rockers").cannot("oppose", "hackers")
    attack("control", ROOT, "dentists", own="punk-rockers", theirs=theirs).seat(1).can("oppose", "hackers")
    game = attack("destroy", "punk-rockers", "hackers", theirs=theirs).seat(1).can("oppose", "hackers").idle()


@pytest.mark.card("pyramid-marketing-schemes")
def test_pyramid_schemes_grow_with_fanatics() -> None:
    game = given(play={0: "pyramid-marketing-schemes hackers rifkinites", 1: "trekkies"})
    game.expect("pyramid-marketing-schemes", power=3, resistance=6).idle()


@pytest.mark.card("recording-industry")
def test_the_recording_industry_makes_stars() -> None:
    game = given(play={0: "recording-industry nancy-reagan elvis", 1: "al-gore"})
    game.expect("nancy-reagan", power=4).expect("elvis", power=2).expect("al-gore", power=1).idle()


@pytest.mark.card("reformed-church-of-satan")
def test_the_church_of_satan_draws_the_wrath_of_the_straight() -> None:
    card = "reformed-church-of-satan"
    game = given(play={0: "tobacco-companies phone-company", 1: f"{card} elvis"}).seat(0)
    game.does("attack", "tobacco-companies").cannot("control", "elvis").cannot("destroy", "elvis")
    game.cannot("control", card).can("destroy", card).does("call-off")
    game.controls("elvis", by="phone-company").cannot("aid", "tobacco-companies").idle()
    attack("destroy", "dentists", card).gives(card, -8)
    attack("destroy", "phone-company", card).gives(card, 0)


@pytest.mark.card("republicans")
def test_republicans_control_governments_but_no_nations() -> None:
    attack("control", "republicans", "post-office").gives("republicans", 5)
    attack("control", "republicans", "canada").gives("republicans", 0)
    attack("control", ROOT, "post-office", own="republicans").gives("republicans", 0)


@pytest.mark.card("rifkinites")
def test_rifkinites_hate_machines() -> None:
    attack("control", "rifkinites", "al-gore").gives("rifkinites", 6)
    attack("control", ROOT, "al-gore", own="rifkinites").gives("rifkinites", 0)
    attack("destroy", ROOT, "phone-company", own="rifkinites").gives("rifkinites", 6)
    attack("destroy", ROOT, "nasa", own="rifkinites").gives("rifkinites", 2)
    attack("control", ROOT, "phone-company", own="rifkinites").gives("rifkinites", 0)


@pytest.mark.card("robot-sea-monsters")
def test_robot_sea_monsters_wreck_coasts() -> None:
    card = "robot-sea-monsters"
    roots = {1: "the-network"}
    for target in ("hawaii", "russia"):
        attack("destroy", ROOT, target, own=card, illuminati=roots).gives(card, 4)
    attack("destroy", card, "japan").gives(card, 10)
    attack("destroy", card, "california").gives(card, 10)
    attack("control", ROOT, "japan", own=card).gives(card, 0)
    attack("destroy", ROOT, "stonehenge", own=card).gives(card, 0)


@pytest.mark.card("s-m-o-f")
def test_smof_knows_fandom() -> None:
    attack("control", ROOT, "gay-activists", own="s-m-o-f").gives("s-m-o-f", 2)
    attack("control", ROOT, "dentists", own="s-m-o-f").gives("s-m-o-f", 0)
    for fans in ("science-fiction-fans", "trekkies", "wargamers", "comic-books", "trading-card-games"):
        attack("control", "s-m-o-f", fans).gives("s-m-o-f", 2 + 4)
        attack("control", ROOT, fans, own="s-m-o-f").gives("s-m-o-f", 2)
    play = {0: "s-m-o-f", 1: "gay-activists dentists hackers"}
    game = given(play=play, spent="hackers").seat(0).aims("s-m-o-f", "gay-activists")
    game.uses("s-m-o-f", "gay-activists").settle().expect("gay-activists", tokens=0)
    game.expect("s-m-o-f", tokens=1).may_not("s-m-o-f").idle()
    given(play=play, active=1).seat(0).may_not("s-m-o-f")


@pytest.mark.card("saturday-morning-cartoons")
def test_cartoons_make_their_puppets_violent() -> None:
    card = "saturday-morning-cartoons"
    attack("control", ROOT, "kkk", own=card).gives(card, 2)
    attack("control", ROOT, "dentists", own=card).gives(card, 0)
    game = given(play={0: f"{card}>trekkies dentists"})
    game.expect("trekkies", alignments=["violent", "weird", "fanatic"])
    game.expect("dentists", alignments=["straight"]).idle()
    game = given(play={0: f"{card}>dentists"}, spent="dentists 0").seat(0).does("move", "dentists")
    game.does("place", ROOT, "left").expect("dentists", alignments=["straight"]).idle()


@pytest.mark.card("science-fiction-fans")
def test_science_fiction_fans_help_with_computers() -> None:
    card = "science-fiction-fans"
    attack("control", ROOT, "phone-company", own=f"dentists {card}").gives(card, 6)
    attack("destroy", "post-office", "phone-company", own=f"post-office {card}").gives(card, 2)
    attack("destroy", "post-office", "phone-company", own=f"post-office>{card}").gives(card, 6)
    attack("control", "post-office", "gay-activists", own=f"post-office {card}").gives(card, 2)
    attack("control", ROOT, "kkk", own=card).gives(card, 0)


@pytest.mark.card("secret-service")
def test_the_secret_service_destroys_politicians() -> None:
    attack("destroy", ROOT, "al-gore", own="secret-service").gives("secret-service", 10)
    attack("control", ROOT, "al-gore", own="secret-service").gives("secret-service", 0)
    attack("destroy", ROOT, "elvis", own="secret-service").gives("secret-service", 0)
    attack("destroy", "secret-service", "post-office").gives("secret-service", 0).part("same", -4)


@pytest.mark.card("secular-humanists")
def test_secular_humanists_distract() -> None:
    card = "secular-humanists"
    attack("control", "tobacco-companies", "phone-company", theirs=card).gives(card, -3)
    attack("control", "republicans", "phone-company", theirs=card).gives(card, -3)
    attack("control", "post-office", "phone-company", theirs=card).gives(card, 0)
    attack("control", "tobacco-companies", card).gives(card, 0)


@pytest.mark.card("semiconscious-liberation-army")
def test_the_liberation_army_destroys() -> None:
    card = "semiconscious-liberation-army"
    attack("destroy", ROOT, "dentists", own=card).gives(card, 3)
    attack("control", ROOT, "dentists", own=card).gives(card, 0)


@pytest.mark.card("society-for-creative-anarchism")
def test_creative_anarchists() -> None:
    card = "society-for-creative-anarchism"
    attack("destroy", ROOT, "dentists", own=card).gives(card, 4)
    attack("control", ROOT, "dentists", own=card).gives(card, 0)
    game = given(play={0: card, 1: "dentists"}, decks={1: "kkk eff"}, active=1).seat(0).uses(card).settle()
    game.expect(1, discards=["kkk"], group_deck=["eff"]).expect(card, tokens=0).may_not(card).idle()


@pytest.mark.card("south-american-nazis")
def test_the_south_american_nazis() -> None:
    card = "south-american-nazis"
    attack("control", card, "l-4-society").gives(card, 6)
    attack("control", card, "phone-company").gives(card, 0)
    attack("control", ROOT, "l-4-society", own=card).gives(card, 0)
    game = given(play={0: f"{card}>l-4-society>kkk", 1: "wargamers"})
    game.expect("l-4-society", power=4).expect("wargamers", power=1).idle()


@pytest.mark.card("subliminals")
def test_subliminals_grow_with_media() -> None:
    game = given(play={0: "subliminals big-media empty-vee", 1: "cable-tv"})
    game.expect("subliminals", power=4, global_power=4).idle()


@pytest.mark.card("tabloids")
def test_tabloids_bring_the_secret_to_light() -> None:
    game = given(play={0: "tabloids phone-company hackers", 1: "cattle-mutilators dentists"}).seat(0)
    game.does("attack", "phone-company").cannot("control", "cattle-mutilators").does("call-off")
    game.controls("cattle-mutilators", by="tabloids").joins("aid", "hackers").part("aid", 3)
    game.seat(1).can("oppose", "dentists").idle()
    game = attack("control", "tabloids", "dentists", own="tabloids phone-company", aid="phone-company")
    game.part("aid", 3).idle()
    position = {"own": "tabloids hackers", "theirs": "cattle-mutilators goldfish-fanciers"}
    attack("control", "tabloids", "cattle-mutilators", **position).cannot("aid", "hackers")
    game = given(play={0: "tabloids n-s-a", 1: "cattle-mutilators dentists"}).seat(0)
    game.controls("cattle-mutilators", by="n-s-a").cannot("aid", "tabloids").seat(1).cannot(
        "oppose", "dentists"
    )


@pytest.mark.card("telephone-psychics")
def test_telephone_psychics_have_customers() -> None:
    card = "telephone-psychics"
    for target in ("ronald-reagan", "nancy-reagan", "tabloids", "girlie-magazines"):
        attack("control", card, target).gives(card, 6)
        attack("destroy", card, target).gives(card, 0)
    attack("control", card, "big-media").gives(card, 0)


@pytest.mark.card("templars")
def test_templars_make_a_rival_discard_any_exposed_plot() -> None:
    play, hands = {0: "templars", 1: "dentists"}, {1: "fnord jihad hail-eris"}
    game = given(play=play, hands=hands, exposed="jihad hail-eris").seat(0).uses("templars")
    game.cannot("pick", "fnord").does("pick", "hail-eris").expect(1, discards=["hail-eris"])
    game.expect("templars", tokens=0).idle()


@pytest.mark.card("the-mafia")
def test_the_mafia_settles_with_rivals() -> None:
    attack("destroy", "the-mafia", "phone-phreaks").part("same", -4).gives("the-mafia", 4 + 4)
    attack("destroy", ROOT, "phone-phreaks", own="the-mafia").gives("the-mafia", 2)
    attack("control", ROOT, "phone-phreaks", own="the-mafia").gives("the-mafia", 2)
    attack("destroy", "the-mafia", "dentists").gives("the-mafia", 0)


@pytest.mark.card("tobacco-companies")
def test_tobacco_buys_governments() -> None:
    card = "tobacco-companies"
    attack("control", card, "post-office").part("opposite", -4).gives(card, 8 + 4)
    attack("destroy", card, "post-office").gives(card, 0)
    attack("destroy", "al-gore", card).gives(card, 4)
    attack("control", "al-gore", card).gives(card, 0)


@pytest.mark.card("trekkies")
def test_trekkies_and_media_attract_each_other() -> None:
    attack("control", "big-media", "trekkies").gives("trekkies", 4)
    attack("control", "phone-company", "trekkies").gives("trekkies", 0)
    attack("destroy", "big-media", "trekkies").gives("trekkies", 0)


@pytest.mark.card("tv-preachers")
def test_tv_preachers_bind_their_flock() -> None:
    attack("control", "tv-preachers", "moral-minority").part("opposite", -4).gives("tv-preachers", 6 + 4)
    attack("control", "tv-preachers", "dentists").gives("tv-preachers", 0)
    game = given(play={0: "tv-preachers>dentists kkk"})
    game.expect("dentists", resistance=7).expect("kkk", resistance=5).idle()


@pytest.mark.card("united-nations")
def test_the_united_nations() -> None:
    attack("control", ROOT, "canada", own="united-nations").gives("united-nations", 6)
    attack("destroy", ROOT, "canada", own="united-nations").gives("united-nations", 0)
    attack("control", ROOT, "dentists", own="united-nations").gives("united-nations", 0)


@pytest.mark.card("urban-gangs")
def test_urban_gangs_destroy() -> None:
    attack("destroy", ROOT, "dentists", own="urban-gangs").gives("urban-gangs", 2)
    attack("control", ROOT, "dentists", own="urban-gangs").gives("urban-gangs", 0)


@pytest.mark.card("video-games")
def test_video_games_like_computers() -> None:
    attack("control", ROOT, "hackers", own="video-games").gives("video-games", 3)
    attack("destroy", ROOT, "hackers", own="video-games").gives("video-games", 0)
    game = given(play={0: "video-games hackers dentists", 1: "phone-company"})
    game.expect("hackers", power=4).expect("video-games", power=2).expect("phone-company", power=5).idle()


@pytest.mark.card("w-i-t-c-h")
def test_the_witches_turn_dice() -> None:
    game = attack("control", "phone-company", "dentists", own="w-i-t-c-h", aid=ROOT).rolls(6, 5)
    game.may_not("w-i-t-c-h", 1).uses("w-i-t-c-h").does("mode", "down").settle()
    game.told("dice-turned", roll=10).expect("w-i-t-c-h", tokens=0).idle()
    game = attack("control", "w-i-t-c-h", "gay-activists", own="w-i-t-c-h stonehenge", aid=ROOT)
    game.joins("aid", "stonehenge").rolls(4, 4).may_not("w-i-t-c-h")
    magic = {"own": "c-i-a w-i-t-c-h", "aid": ROOT, "theirs": "texas>japan>druids"}
    game = attack("control", "c-i-a", "druids", **magic).rolls(5, 5).may_not("w-i-t-c-h", 0)
    game.uses("w-i-t-c-h", way=1).does("mode", "down").settle().told("dice-turned", roll=8)
    magic["theirs"] = "texas>japan>saddam-hussein stonehenge"
    game = attack("control", "c-i-a", "saddam-hussein", **magic).seat(1).joins("oppose", "stonehenge")
    game.rolls(5, 5).seat(0).may_not("w-i-t-c-h", 0).may("w-i-t-c-h", 1)
