"""Decisions of INWO in few clicks: every plan can be made, and leads to the number that it says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.engine.kernel import Kernel
from bot.engine.moves import PASS, Ask, Open
from bot.games.contract import Plan
from bot.games.inwo.game import INWO
from bot.games.inwo.minds.ease import EASE
from bot.games.inwo.minds.packages import packages
from bot.games.inwo.minds.prospects import plans
from bot.games.inwo.minds.value import me
from bot.games.inwo.play.act import GIVE_UP
from bot.games.inwo.play.attack import Attack
from bot.games.inwo.play.sums import reckon, total
from bot.games.inwo.rules import RULES
from bot.games.inwo.say.words import WORDS
from bot.trials.trial import play
from bot.ui.controls.custom_id import write_key
from tests.games.inwo.test_pictures import twin
from tests.support.inwo import Game, given


def ready() -> Game:
    return given(
        3,
        play={
            0: "c-i-a>moonies phone-company>mi-5 bank-of-england>dan-quayle",
            1: "post-office>flat-earthers",
            2: "supreme-court dentists",
        },
        resources={0: "clipper-chip"},
        hands={0: "n-s-a saddam-hussein hidden-city gun-control"},
    ).seat(0)


def asked(game: Game, seat: int = 0) -> Ask:
    return next(ask for ask in game.kernel.asks() if ask.seat == seat)


def shown(game: Game, seat: int = 0, key: tuple[int, ...] = ()) -> Iterator[Plan]:
    """Every plan of a page, and of the pages it leads to."""
    view, ask = game.sees(seat), asked(game, seat)
    page = EASE.page(view, ask, key)
    assert page is not None
    for plan in [
        *([page.chosen] if page.chosen else []),
        *page.aside,
        *(p for _, row in page.rows for p in row),
    ]:
        yield plan
        if not key and not plan.moves and plan.key:
            yield from shown(game, seat, plan.key)


def number_after(game: Game, seat: int, plan: Plan) -> int:
    """Make the moves of a plan in a copy of the game, up to a pass; the number of the attack then."""
    state = game.kernel.s.clone()
    kernel = Kernel(RULES, state)
    for move in plan.moves:
        if move != PASS:
            kernel.submit(seat, move)
    attack = Attack.current(state)
    assert attack is not None
    return total(reckon(state, attack))


def said(plan: Plan) -> int:
    """The number that its label names, which may be below nought."""
    number = dict(plan.label.args)["number"]
    return int(str(number).replace("−", "-"))


@pytest.mark.parametrize("leader", ["bavarian-illuminati", "c-i-a", "phone-company"])
def test_every_plan_of_an_attack_can_be_made_and_says_its_number(leader: str) -> None:
    game = ready().does("attack", leader)
    plans = [plan for plan in shown(game) if len(plan.moves) > 1]
    assert len({plan.key[:3] for plan in plans}) == len(game.sees(0).outlook), "every target has a page"
    for plan in plans:
        assert number_after(game, 0, plan) == said(plan), plan
        assert len(write_key(plan.key)) <= 40
    game.does("call-off").idle()


def test_the_best_attack_is_three_clicks() -> None:
    """The leader, the attack with its helpers; where the Group goes is the third."""
    game = ready()
    first = EASE.first(game.sees(0), asked(game))
    assert first[0].moves[0][0] == "attack"
    assert first[-1].moves == (("end",),)
    game.seat(0).does(*first[0].moves[0])
    best = EASE.first(game.sees(0), asked(game))[0]
    assert number_after(game, 0, best) == said(best) >= 8
    game.does("call-off").idle()


def test_the_chance_on_the_button_of_an_attack_is_that_of_the_attack_it_leads_to() -> None:
    """Only those are counted in who may help: no ordinary Group against one that is secret."""
    offered = 0
    for target in ("templars", "n-s-a", "dentists"):
        game = given(play={0: "cfl-aio japan"}, hands={0: target}).seat(0)
        found = [p for p in EASE.first(game.sees(0), asked(game)) if p.moves[0][0] == "attack"]
        offered += len(found)
        for plan in found:
            game.does(*plan.moves[0])
            best = EASE.first(game.sees(0), asked(game))[0]
            assert dict(plan.label.args)["percent"] == dict(best.label.args)["percent"]
            game.does("call-off")
        game.idle()
    assert offered >= 3


def test_a_defender_is_offered_what_stops_an_attack() -> None:
    game = ready().controls("post-office", by="bavarian-illuminati", aid="c-i-a bank-of-england").passes()
    view = game.sees(1)
    page = EASE.page(view, asked(game, 1), ())
    assert page is not None
    assert page.chosen is not None
    assert page.chosen.moves[-1] == PASS
    assert said(page.chosen) < view.attack.number
    for plan in shown(game, 1):
        if len(plan.moves) > 1:
            assert number_after(game, 1, plan) == said(plan)
    game.settle()


def test_a_plot_that_saves_a_group_has_a_button_of_its_own() -> None:
    """Nobody has to look for it in the list of everything else."""
    play = {0: "new-york japan", 1: "multinational-oil-companies"}
    hands = {1: "stock-split bank-merger"}
    game = given(play=play, hands=hands, spent="multinational-oil-companies 1").seat(0)
    aid = "japan bavarian-illuminati"
    game = game.destroys("multinational-oil-companies", by="new-york", aid=aid).passes()
    page = EASE.page(game.sees(1), asked(game, 1), ())
    assert page is not None
    told = [twin([plan.label]) for plan in page.aside]
    assert "Play Stock Split" in told
    assert "Play Bank Merger" not in told
    game.settle()


def test_to_throw_a_card_away_is_no_answer_to_an_attack() -> None:
    game = ready().controls("post-office", by="bavarian-illuminati").passes()
    assert INWO.answered(asked(game, 2).choices)
    game.settle()
    game = given(3, play={0: "c-i-a", 1: "post-office"}, hands={2: "martial-law"}, spent="2").seat(0)
    game.controls("post-office", by="c-i-a").passes()
    assert ("discard", game.sees(2).seats[2].plots[0]) in asked(game, 2).choices
    assert not INWO.answered(asked(game, 2).choices)
    game.settle()


def test_a_bystander_is_offered_to_stay_out_first() -> None:
    game = ready().controls("post-office", by="bavarian-illuminati").passes()
    page = EASE.page(game.sees(2), asked(game, 2), ())
    assert page is not None
    assert page.chosen is not None
    assert page.chosen.moves == (PASS,)
    game.settle()


def test_a_token_of_the_illuminati_is_not_wasted_without_a_question() -> None:
    game = ready()
    caution = EASE.caution(game.sees(0), asked(game), ("end",))
    assert caution is not None
    assert not caution.barren
    game = given(play={0: "c-i-a"}, spent="0").seat(0)
    assert EASE.caution(game.sees(0), asked(game), ("end",)) is None
    game.idle()


@pytest.mark.parametrize(
    ("base", "helps", "cards"),
    [
        (12, ((1, 3),), ()),
        (7, ((1, 3), (2, 8)), (1,)),
        (2, ((1, 3), (2, 8), (3, 6)), (2,)),
        (0, ((1, 3), (2, 4), (3, 5)), (1, 2, 3)),
        (-20, ((1, 3),), ()),
    ],
)
def test_the_fewest_tokens_are_offered_then_the_weakest(
    base: int, helps: tuple[tuple[int, int], ...], cards: tuple[int, ...]
) -> None:
    assert packages(base, helps)[0].cards == cards


def test_whoever_picks_is_told_what_the_card_does_and_how_many_go() -> None:
    play = {0: "dentists phone-company", 1: "canada>england kkk"}
    game = given(play=play, hands={0: "upheaval"}).seat(0).plays("upheaval").settle()
    view, ask = game.sees(0), game.ask_of(0)
    said = twin([WORDS.prompt(view, ask), *(WORDS.label(view, ask, choice) for choice in ask.choices)])
    assert "Every player discards one Group of their own in play" in said
    assert "Choose one now." in said
    assert said.endswith("Dentists Phone Company")
    assert "Upheaval!: a choice of it is yours." in twin([WORDS.wanted(game.sees(None), ask)])


def test_whoever_may_stop_a_victory_is_told_whose_and_by_which_goal() -> None:
    play = {0: "texas:right>japan new-york:left>pentagon c-i-a:top>the-mafia cfl-aio", 1: "moonies japan"}
    hands = {0: "power-for-its-own-sake", 1: "hoax"}
    game = (
        given(play=play, hands=hands, illuminati={0: "servants-of-cthulhu"})
        .seat(0)
        .does("end")
        .does("show", "power-for-its-own-sake")
    )
    view, ask = game.sees(1), game.ask_of(1)
    told = "claims victory by the Goal on Power For Its Own Sake"
    assert told in twin([WORDS.prompt(view, ask)])
    assert told in twin([WORDS.wanted(game.sees(None), ask)])


def test_whoever_plays_a_card_reads_it_while_they_choose_and_free_groups_are_called_free() -> None:
    card = "kinder-and-gentler"
    game = given(play={0: "phone-company"}, hands={0: card}, area="democrats", elections="rounds")
    game.seat(0).does("play", card)
    view, ask = game.sees(0), game.ask_of(0)
    said = twin([WORDS.prompt(view, ask), *(WORDS.label(view, ask, choice) for choice in ask.choices)])
    assert "Link this card to" in said
    assert "At what?" in said
    assert "Democrats, uncontrolled" in said


def test_an_attack_that_is_offered_comes_first_among_the_targets() -> None:
    """The button names a leader and a target: whoever presses it finds that target on top, with help and
    without."""
    compared = alone = 0

    def listen(kernel: Kernel) -> None:
        nonlocal compared, alone
        for ask in (one for one in kernel.asks() if one.frame == "act" and one.required):
            for plan in EASE.first(RULES.view(kernel.s, ask.seat), ask):
                if plan.moves[0][0] != "attack" or compared >= 12:
                    continue
                tried = Kernel(RULES, kernel.s.clone())
                tried.submit(ask.seat, plan.moves[0])
                target = next(one for one in tried.asks() if one.seat == ask.seat)
                offered = [
                    dict(one.label.args) for one in EASE.first(RULES.view(tried.s, ask.seat), target)[:-1]
                ]
                assert offered[0]["target"] == dict(plan.label.args)["target"]
                alone += sum(
                    (one["target"], one["count"]) == (offered[0]["target"], 0) for one in offered[1:]
                )
                compared += 1

    play(INWO, 3, {}, 5, ["heuristic"], listen, patience=120)
    assert compared >= 8
    assert alone >= 3


def test_giving_a_token_up_for_nothing_stands_after_all_that_brings_something() -> None:
    game = ready()
    view, ask = RULES.view(game.kernel.s, 0), asked(game)
    plain = [one for one in ask.choices if not isinstance(one, Open) and one[0] != "discard"]
    worths = [(EASE.worth(view, ask, move) or 0.0, move[0] == GIVE_UP) for move in plain]
    given_up = [worth for worth, gives_up in worths if gives_up]
    assert given_up
    assert max(given_up) < min(worth for worth, gives_up in worths if not gives_up)


def test_what_an_attack_is_worth_is_that_of_the_view_that_is_looked_at() -> None:
    """All that a panel says of them is made from one look; another view is looked at anew."""
    play = [{0: f"c-i-a {own}", 1: "japan canada"} for own in ("nasa", "texas")]
    games = [given(2, play=each, hands={0: "loan-sharks"}) for each in play]
    for game in (*games, *games):
        view, ask = game.sees(0), game.seat(0).ask_of(0)
        for move in (move for move in ask.choices if move[0] == "attack"):
            found = [plan.worth for plan in plans(view, me(view)) if plan.leader == move[1]]
            assert EASE.worth(view, ask, move) == max(found, default=0.0)
