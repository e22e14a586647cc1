"""What comes into play by cards, where it hangs, what is linked to what, and how a turn may be cut short."""

from __future__ import annotations

import pytest

from tests.support.inwo import ROOT, attack, given


@pytest.mark.card("the-stars-are-right")
@pytest.mark.rule("INW-020", "INW-029")
def test_a_plot_brings_a_resource_into_play_without_the_token_of_the_illuminati() -> None:
    play, hands = (
        {0: "druids phone-company", 1: "mi-5"},
        {0: "the-stars-are-right crystal-skull clone moonies"},
    )
    game = given(play=play, hands=hands).seat(0).plays("the-stars-are-right")
    game.cannot("take-over", "moonies").does("take-over", "crystal-skull")
    game.expect(0, resources=["crystal-skull"], tokens=0).idle()


@pytest.mark.card("forgery")
@pytest.mark.rule("EVL-14", "INW-083")
def test_a_forgery_is_the_real_one_and_its_twin_is_discarded() -> None:
    hands = {0: "forgery crystal-skull shroud-of-turin"}
    game = given(play={0: "phone-company", 1: "mi-5"}, hands=hands, resources={1: "crystal-skull"})
    game.seat(0).plays("forgery").cannot("take-over", "shroud-of-turin").does("take-over", "crystal-skull")
    game.expect(0, resources=["crystal-skull"]).expect(1, resources=[], discards=["crystal-skull"]).idle()
    given(play={0: "phone-company", 1: "mi-5"}, hands=hands).seat(0).may_not("forgery")


@pytest.mark.card("evil-geniuses-for-a-better-tomorrow")
@pytest.mark.rule("EVL-20", "INW-079")
def test_what_the_evil_geniuses_take_over_stays_with_them_and_falls_with_them() -> None:
    play = {0: "texas>elvis>evil-geniuses-for-a-better-tomorrow", 1: "phone-company"}
    game = given(play=play, hands={0: "flying-saucer crystal-skull"}).seat(0)
    game.plays("evil-geniuses-for-a-better-tomorrow", verb="use").cannot("take-over", "crystal-skull")
    game.does("take-over", "flying-saucer")
    game.expect("evil-geniuses-for-a-better-tomorrow", linked=["flying-saucer"], tokens=0)
    game.does("end").settle().cannot("link", "flying-saucer")
    host = "evil-geniuses-for-a-better-tomorrow"
    game = given(play=play, resources={0: "flying-saucer"}, links={"flying-saucer": host}, active=1)
    game.seat(1).destroys(host, by="the-network").succeeds().settle()
    game.expect(0, resources=[]).expect(1, destroyed=[host, "flying-saucer"])
    game = given(play=play, resources={0: "flying-saucer"}, links={"flying-saucer": host}, active=1).seat(1)
    game.controls(host, by="the-network", aid="phone-company").succeeds().settle()
    game.expect(0, resources=[]).expect(1, resources=["flying-saucer"]).expect(host, linked=["flying-saucer"])


@pytest.mark.card("flying-saucer")
@pytest.mark.rule("INW-078")
def test_the_flying_saucer_fetches_a_resource_a_turn_while_it_hangs_on_the_illuminati() -> None:
    play, decks = {0: "elvis", 1: "mi-5"}, {0: "hoax clone"}
    hands = {0: "crystal-skull shroud-of-turin"}
    game = given(play=play, hands=hands, decks=decks, resources={0: "flying-saucer"}).seat(0)
    game.plays("flying-saucer", verb="use").does("take-over", "crystal-skull")
    game.expect(0, resources=["flying-saucer", "crystal-skull"], discards=["hoax"])
    game.cannot("use", "flying-saucer").idle()
    game = given(
        play=play,
        hands=hands,
        decks=decks,
        resources={0: "flying-saucer"},
        links={"flying-saucer": "elvis"},
    )
    game.seat(0).cannot("use", "flying-saucer")
    position = {"resources": {1: "flying-saucer"}, "links": {"flying-saucer": "elvis"}}
    attack("destroy", ROOT, "elvis", **position).gives("flying-saucer", -10)
    attack("control", ROOT, "elvis", **position).gives("flying-saucer", 0)
    game = given(play={0: "texas", 1: "elvis"}, hands={0: "sniper"}, **position).seat(0)
    game.plays("sniper", "elvis").gathers().gives("flying-saucer", -10)


@pytest.mark.card("power-grab")
@pytest.mark.rule("INW-031", "INW-036")
def test_a_power_grab_takes_something_more_and_ends_the_turn() -> None:
    hands = {0: "power-grab druids moonies"}
    game = given(
        3, play={0: "texas", 1: "mi-5", 2: "japan"}, hands=hands, spent="texas", phase="takeover"
    ).seat(0)
    game.does("take-over", "moonies").does("place", "bavarian-illuminati", "right")
    game.plays("power-grab").does("take-over", "druids").does("place", "bavarian-illuminati", "bottom")
    game.expect("druids", owner=0, tokens=1).expect("table", active=1).told("turn-cut", seat=0)
    game.expect(0, turns=2).idle()
    hands = {0: "power-grab druids moonies", 1: "sabotage"}
    game = given(3, play={0: "texas", 1: "new-york"}, hands=hands, phase="takeover").seat(0)
    game.does("take-over", "moonies").does("place", "bavarian-illuminati", "right").plays("power-grab")
    game.does("take-over", "druids").seat(1).plays("sabotage").settle().expect("druids", zone="hand")
    game.expect("table", active=1).idle()
    game = given(play={0: "texas", 1: "mi-5"}, hands=hands, phase="takeover").seat(0)
    game.does("no-takeover").cannot("play", "power-grab")


@pytest.mark.card("phone-phreaks", "offshore-banks")
@pytest.mark.rule("INW-171")
def test_phreaks_and_banks_move_groups_within_their_structure() -> None:
    play = {0: "phone-phreaks offshore-banks>moonies", 1: "texas>japan"}
    game = given(play=play).seat(0).does("use", "phone-phreaks", 0).cannot("aim", "texas")
    game.does("aim", "japan").settle()
    game = given(play=play).seat(0).plays("phone-phreaks", on="japan", verb="use")
    game.expect("japan", master="texas")
    game.does("place", "the-network", "right").expect("japan", master="the-network")
    game.expect("phone-phreaks", tokens=0).idle()
    game = given(play=play).seat(0).plays("offshore-banks", on="moonies", verb="use")
    game.does("place", "bavarian-illuminati", "bottom").expect("moonies", master="bavarian-illuminati")
    game.cannot("use", "offshore-banks").idle()


@pytest.mark.card("bermuda-triangle", "elders-of-zion", "reorganization")
@pytest.mark.rule("INW-031", "INW-173")
def test_the_bermuda_triangle_reorganizes_at_the_end_of_its_turn() -> None:
    play = {0: "offshore-banks>moonies texas", 1: "mi-5"}
    game = given(illuminati={0: "bermuda-triangle"}, play=play).seat(0)
    game.plays("bermuda-triangle", verb="use").does("lift", "offshore-banks").does("lift", "texas")
    game.does("hang", "offshore-banks").does("place", "bermuda-triangle", "right")
    game.does("hang", "texas").does("place", "bermuda-triangle", "left").does("finish")
    game.expect("moonies", master="offshore-banks").expect("texas", depth=0)
    game.can("end").cannot("attack", "offshore-banks").idle()
    game = given(play={0: "elders-of-zion texas", 1: "mi-5"}, hands={0: "reorganization"}).seat(0)
    game.plays("elders-of-zion", verb="use").does("move", "texas").does(
        "place", "elders-of-zion", "top"
    ).does("finish")
    game.expect("texas", master="elders-of-zion").expect(0, tokens=0).cannot("play", "reorganization").idle()
    game = given(play={0: "druids texas", 1: "mi-5"}, hands={0: "reorganization"}).seat(0)
    game.plays("reorganization").does("move", "texas").does("place", "druids", "top").does("finish")
    game.expect("texas", master="druids").expect(0, tokens=0).idle()


@pytest.mark.card("flat-earthers")
@pytest.mark.rule("INW-060")
def test_flat_earthers_strike_gold_where_they_hold_places_enough() -> None:
    decks = {0: "hoax clone jake-day fnord hoax clone"}
    play = {0: "flat-earthers texas>japan france canada", 1: "mi-5"}
    game = given(play=play, decks=decks).seat(0).plays("flat-earthers", verb="use").rolls(1, 3)
    game.expect(0, plots=["hoax", "clone", "jake-day", "fnord"]).idle()
    game = given(play=play, decks=decks).seat(0).plays("flat-earthers", verb="use").rolls(3, 3)
    game.expect(0, plots=[]).expect("flat-earthers", tokens=0).idle()


@pytest.mark.card("backlash")
@pytest.mark.rule("EVL-20")
def test_a_backlash_ends_what_a_linked_plot_does() -> None:
    play = {0: "nuclear-power-companies mi-5", 1: "moonies phone-company"}
    game = given(play=play, hands={0: "backlash", 1: "jake-day"}, active=1).seat(1)
    game.plays("jake-day", on="phone-company").settle()
    game.expect("phone-company", linked=["jake-day"], alignments=["corporate", "weird"])
    game.seat(0).does("play", "backlash").cannot("aim", "moonies").does("aim", "phone-company")
    game.expect("phone-company", alignments=["corporate"], linked=[]).expect(1, discards=["jake-day"]).idle()


@pytest.mark.card("backlash", "lets-get-organized", "celebrity-spokesman")
def test_a_backlash_is_for_alignments_power_and_resistance() -> None:
    """Arrows are none of these, and the Organization of a spokesman is as it was."""
    hands = {0: "lets-get-organized celebrity-spokesman backlash"}
    game = given(play={0: "a-m-a dan-quayle fraternal-orders kkk"}, hands=hands).seat(0)
    game.plays("lets-get-organized", "a-m-a", using="a-m-a").settle().expect("a-m-a", arrows=3)
    game.may_not("backlash").plays("celebrity-spokesman", "dan-quayle", using="fraternal-orders").settle()
    game.expect("fraternal-orders", linked=["celebrity-spokesman"]).aims("backlash", "dan-quayle")
    game.plays("backlash", "dan-quayle", using="kkk").settle().expect("fraternal-orders", linked=[]).idle()


@pytest.mark.card("adepts-of-hermes", "the-bronze-head")
@pytest.mark.rule("INW-114")
def test_the_adepts_take_back_what_they_failed_to_control() -> None:
    hands = {0: "druids"}
    for root, resources in (("adepts-of-hermes", {}), ("gnomes-of-zurich", {0: "the-bronze-head"})):
        game = given(illuminati={0: root}, play={0: "texas", 1: "mi-5"}, hands=hands, resources=resources)
        game.seat(0).controls("druids", by=root).fails().expect("druids", zone="hand", owner=0).idle()


@pytest.mark.card("count-dracula")
@pytest.mark.rule("EVL-21")
def test_no_artifact_leaves_count_dracula() -> None:
    play, links = {0: "count-dracula texas", 1: "mi-5"}, {"crystal-skull": "count-dracula"}
    game = given(play=play, resources={0: "crystal-skull clipper-chip"}, links=links).seat(0)
    game.cannot("link", "crystal-skull").can("link", "clipper-chip")


@pytest.mark.card("count-dracula")
@pytest.mark.rule("INW-082", "EVL-32")
@pytest.mark.parametrize(("helper", "zone"), [("druids", "destroyed"), ("new-york", "structure")])
def test_the_count_falls_to_anybody_whom_magic_aids(helper: str, zone: str) -> None:
    """Without that there is no attack, and the leader has acted in vain."""
    position = {"own": "texas druids new-york", "theirs": "phone-company>count-dracula"}
    game = attack("destroy", "texas", "count-dracula", **position, aid=f"{ROOT} {helper}")
    game = game.succeeds() if helper == "druids" else game.settle().told("attack-void")
    game.settle().expect("count-dracula", zone=zone).expect("texas", tokens=0)
    for hand, may in (("hoax", False), ("plague-of-demons", True)):
        game = given(play={0: "texas", 1: "count-dracula"}, hands={0: hand}).seat(0).does("attack", "texas")
        (game.can if may else game.cannot)("destroy", "count-dracula")
    game.does("destroy", "count-dracula").plays("plague-of-demons").gathers().part("plot", 10).settle()
    game.not_told("attack-void")


@pytest.mark.card("clipper-chip")
@pytest.mark.rule("INW-186")
def test_the_clipper_chip_goes_with_the_last_government() -> None:
    game = given(
        play={0: "elvis>druids>post-office", 1: "texas"}, resources={0: "clipper-chip"}, active=1
    ).seat(1)
    game.controls("post-office", by="the-network", aid="texas").succeeds().does(
        "place", "the-network", "right"
    ).expect(0, discards=["clipper-chip"])
    resources = {0: "clipper-chip", 1: "clipper-chip"}
    game = given(play={0: "texas phone-phreaks", 1: "japan"}, resources=resources).seat(0)
    game.expect("japan", power=6 + 2).expect("texas", power=6 + 2).does("attack", "phone-phreaks")
    game.cannot("control", "japan").cannot("destroy", "japan").does("call-off")
    game.does("offer", 1, 0, 0, 1, "clipper-chip").seat(1).does("accept")
    game.expect(1, resources=["clipper-chip"]).expect(0, resources=[], discards=["clipper-chip"])
    game.expect("texas", power=6).expect("japan", power=8).idle()


@pytest.mark.card("media-sensation")
@pytest.mark.rule("INW-184")
def test_several_media_sensations_and_nobody_counts_their_end() -> None:
    roots = {0: "servants-of-cthulhu"}
    play = {0: "texas", 1: "elvis>media-sensation"}
    position = {"hands": {0: "media-sensation"}, "tokens": {"0": 2}, "phase": "takeover"}
    game = given(illuminati=roots, play=play, **position).seat(0)  # type: ignore[arg-type]
    game.does("take-over", "media-sensation@0").does("place", "servants-of-cthulhu", "right")
    game.expect(0, special=(0, 8)).destroys("media-sensation@1", by="servants-of-cthulhu").succeeds()
    game.expect(0, special=(0, 8), destroyed=["media-sensation"])


@pytest.mark.rule("INW-079", "INW-185")
def test_links_hang_where_the_cards_say_and_loose_resources_on_the_illuminati() -> None:
    play = {0: "druids texas phone-company elvis", 1: "mi-5"}
    game = given(
        illuminati={0: "gnomes-of-zurich"}, play=play, resources={0: "hidden-city flying-saucer"}
    ).seat(0)
    game.expect("gnomes-of-zurich", power=11)
    game.does("link", "flying-saucer").cannot("link-to", "texas").does("link-to", "elvis")
    game.does("link", "druids").cannot("link-to", "phone-company").does("link-to", "texas").idle()
    game.cannot("link", "druids")


@pytest.mark.card("count-dracula")
@pytest.mark.parametrize(("victim", "back"), [("count-dracula", False), ("gordo-remora", True)])
def test_the_count_is_dead_for_ever_and_his_artifact_with_him(victim: str, back: bool) -> None:
    """Anybody else who was destroyed may come back by a copy."""
    position = {"resources": {1: "crystal-skull"}, "links": {"crystal-skull": victim}}
    own, aid, hands = "druids cable-tv c-i-a phone-company", f"{ROOT} c-i-a", {0: f"media-blitz {victim}"}
    theirs = f"texas>{victim}"
    game = attack("destroy", "druids", victim, own=own, aid=aid, theirs=theirs, hands=hands, **position)
    game.succeeds().settle().expect(victim, zone="destroyed", owner=0)
    game.expect("crystal-skull", zone="destroyed")
    (game.may if back else game.may_not)("media-blitz")


@pytest.mark.card("count-dracula", "necronomicon", "sucked-dry-and-cast-aside")
@pytest.mark.parametrize("leader", ["count-dracula", "gordo-remora"])
def test_the_count_is_dead_for_ever_however_he_died(leader: str) -> None:
    """His book, too, if it was that; what was used up may else come back by a copy."""
    hands = {0: f"sucked-dry-and-cast-aside media-blitz {leader}"}
    game = given(play={0: f"{leader} big-media", 1: "dentists"}, hands=hands).seat(0)
    game.controls("dentists", by=leader, aid=ROOT).plays("sucked-dry-and-cast-aside", leader).fails().settle()
    game.expect(leader, zone="destroyed")
    (game.may if leader == "gordo-remora" else game.may_not)("media-blitz")
    book, leader = "necronomicon", "druids" if leader == "gordo-remora" else leader
    game = given(play={0: leader, 1: "dentists"}, resources={0: book}, links={book: leader}).seat(0)
    game.controls("dentists", by=leader, aid=ROOT).fails().settle().expect(leader, zone="destroyed")
    game.expect(book, zone="resources" if leader == "druids" else "destroyed")
