"""AI seats of INWO: they use their tokens, attack, defend what is theirs, stop who leads, and win."""

from __future__ import annotations

import dataclasses
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.engine.kernel import Kernel
from bot.engine.moves import LAPSE, Ask, Draw, Move
from bot.games.contract import Game as Registered
from bot.games.inwo.game import INWO
from bot.games.inwo.minds.players import HeuristicPlayer
from bot.games.inwo.minds.prospects import plans
from bot.games.inwo.play.attack import Attack
from bot.games.inwo.rules import RULES
from bot.trials.simulate import Order, simulate
from bot.trials.trial import play
from tests.support.inwo import Game, given


@dataclass
class Figures:
    """Of games of AI seats: turns, how many ended with a token of the Illuminati unused, and how many were
    without a takeover and an attack; rounds by game; goals; seconds of processor time by decision."""

    turns: int = 0
    unused: int = 0
    idle: int = 0
    rounds: list[int] = field(default_factory=list)
    goals: Counter[str] = field(default_factory=Counter)
    seconds: list[float] = field(default_factory=list)


class Watcher:
    """Looks at every decision of one game."""

    def __init__(self) -> None:
        self.unused: dict[int, bool] = {}
        self.acted: set[int] = set()
        self._hand: dict[int, int] = {}

    def __call__(self, kernel: Kernel) -> None:
        s = kernel.s
        if s.doing == "takeover":
            self._hand[s.turn] = len(s.groups[s.active])
        if s.doing == "act" and s.active in s.waiting:
            self.unused[s.turn] = bool(s.tokens[s.illuminati[s.active]])
            if len(s.groups[s.active]) < self._hand.pop(s.turn, 0):
                self.acted.add(s.turn)
        if Attack.current(s) is not None:
            self.acted.add(s.turn)


def timed(seconds: list[float]) -> Registered:
    """The game, with a normal AI that writes down how long it thinks."""

    class Timed(HeuristicPlayer):
        def choose(self, view: Any, ask: Ask, draw: Draw) -> Move:
            return self._clock(super().choose, view, ask, draw)

        def volunteer(self, view: Any, ask: Ask, draw: Draw) -> Move | None:
            return self._clock(super().volunteer, view, ask, draw)

        def _clock(self, think: Callable[..., Any], *given: Any) -> Any:
            began = time.process_time()
            found = think(*given)
            seconds.append(time.process_time() - began)
            return found

    return dataclasses.replace(INWO, players={**INWO.players, "heuristic": Timed})


def measure(seeds: Sequence[int]) -> Figures:
    found = Figures()
    game = timed(found.seconds)
    for seed in seeds:
        watcher = Watcher()
        trial = play(game, 4, {}, seed, ["heuristic"], watcher)
        assert trial.finished
        found.turns += len(watcher.unused)
        found.unused += sum(watcher.unused.values())
        found.idle += len(watcher.unused.keys() - watcher.acted)
        found.rounds.append(max(trial.kernel.s.turns))
        found.goals.update((trial.kernel.s.result or {})["how"])
    return found


def active(found: Figures) -> bool:
    return found.unused <= 0.2 * found.turns and found.idle <= 0.15 * found.turns


def test_ai_seats_use_their_tokens_and_attack_or_take_over() -> None:
    found = measure(range(6))
    assert found.turns > 20
    assert active(found)
    assert max(found.rounds) <= 15


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_a_hundred_games_of_ai_seats_are_lively_and_end_by_claims_in_time() -> None:
    found = measure(range(100))
    assert active(found)
    assert sum(found.goals[goal] for goal in ("basic", "special", "card")) >= 95
    assert sum(rounds <= 15 for rounds in found.rounds) >= 95
    seconds = sorted(found.seconds)
    assert seconds[int(0.95 * len(seconds))] <= 0.05
    assert seconds[-1] <= 0.2


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_one_normal_seat_beats_three_random_ones() -> None:
    figures = simulate(Order("inwo", 4, 100, 7, ("heuristic", "random", "random", "random")))
    assert figures["finished"] == 100
    assert figures["wins_by_ai"]["heuristic"] >= 80


def test_careless_seats_play_to_an_end() -> None:
    assert simulate(Order("inwo", 3, 1, 8, ("easy",)))["finished"] == 1


@pytest.mark.slow
def test_a_careless_seat_is_easier_to_beat() -> None:
    figures = simulate(Order("inwo", 4, 24, 7, ("easy", "heuristic")))
    assert figures["finished"] == 24
    assert figures["wins_by_ai"]["heuristic"] > figures["wins_by_ai"].get("easy", 0)


# -- single decisions


def answer(game: Game, seat: int) -> Move:
    """What the normal AI does in `seat` now."""
    kernel = game.kernel
    return HeuristicPlayer().choose(RULES.view(kernel.s, seat), kernel.ask_of(seat), lambda n: 0)


def test_it_aids_its_own_attack_but_does_not_waste_tokens_on_a_sure_one() -> None:
    game = given(play={0: "phone-company dentists"}, hands={0: "mi-5"}).seat(0)
    game.controls("mi-5", by="phone-company")
    before = game.sees(None).attack.number
    assert before < 8
    assert answer(game, 0)[0] == "aid"
    game.does(*answer(game, 0))
    assert game.sees(None).attack.number > before


def test_an_attack_that_the_others_have_made_vain_is_called_off_and_not_made_again() -> None:
    """Until it adds something, its token comes back (INW-089)."""
    game = given(play={0: "pentagon", 1: "c-i-a n-s-a"}, hands={0: "dentists"}, spent="0").seat(0)
    assert answer(game, 0) == ("attack", game.guide.number("pentagon"))
    game.does(*answer(game, 0)).does(*answer(game, 0)).does("pass")
    game.seat(1).joins("oppose", "c-i-a", "n-s-a").seat(0)
    assert game.sees(None).attack.number < 7
    assert answer(game, 0) == ("call-off",)
    game.does("call-off")
    assert answer(game, 0) == ("end",)
    game.can("attack", "pentagon")


def test_nobody_counts_on_help_that_a_secret_leader_may_not_have() -> None:
    """Ordinary Groups do not aid the attacks of Secret ones (INW-148)."""
    play = {0: "n-s-a pentagon c-i-a", 1: "dentists"}
    for leader, does in (("n-s-a", "call-off"), ("pentagon", "control")):
        game = given(play=play, hands={0: "south-american-nazis"}, spent="0").seat(0).does("attack", leader)
        assert answer(game, 0)[0] == does


def test_a_plot_turns_a_likely_failure_into_a_success() -> None:
    play = {0: "w-i-t-c-h saddam-hussein", 1: "post-office phone-company"}
    game = given(play=play, hands={0: "dentists terrorist-nuke"}, spent="0 1 saddam-hussein").seat(0)
    game.controls("dentists", by="w-i-t-c-h")
    assert game.sees(None).attack.number < 2
    assert answer(game, 0)[0] == "play"


def test_it_opposes_what_would_take_its_last_group() -> None:
    game = given(play={0: "phone-company c-i-a", 1: "dentists"}).seat(0)
    game.controls("dentists", by="c-i-a", aid="phone-company bavarian-illuminati")
    assert answer(game, 1)[0] == "oppose"


def test_an_unused_token_buys_a_plot_before_it_would_be_renewed() -> None:
    game = given(phase="draw", decks={0: "terrorist-nuke cyborg-soldiers"}).seat(0)
    assert answer(game, 0) == ("buy-plot",)


def test_it_takes_over_what_brings_it_nearer_to_its_goal() -> None:
    hands = {0: "post-office phone-company"}
    game = given(illuminati={0: "gnomes-of-zurich"}, phase="takeover", hands=hands).seat(0)
    assert answer(game, 0) == ("take-over", game.guide.number("phone-company"))


def test_without_tokens_it_ends_its_turn() -> None:
    assert answer(given(spent="0").seat(0), 0) == ("end",)


def test_a_token_is_kept_to_stop_who_is_near_to_winning_and_else_brings_a_card() -> None:
    near = "phone-company>c-i-a n-s-a>post-office japan>china moonies>brazil"
    decks = {0: "terrorist-nuke cyborg-soldiers"}
    for rival, done in ((near, "end"), ("phone-company", "draw-card")):
        play = {0: "wall-street", 1: rival, 2: "dentists", 3: "moral-minority"}
        game = given(4, play=play, spent="wall-street", decks=decks)
        assert answer(game.seat(0), 0) == (done,)


def test_no_plot_is_wasted_on_a_personality_that_it_cannot_kill() -> None:
    """Only Magic kills Count Dracula: a Car Bomb would come back to the hand, again and again."""
    for target, verb in (("count-dracula", "end"), ("al-gore", "play")):
        play = {0: "evil-geniuses-for-a-better-tomorrow", 1: f"phone-company>{target} dentists"}
        game = given(play=play, illuminati={0: "servants-of-cthulhu"}, hands={0: "car-bomb"}, spent="0")
        assert answer(game.seat(0), 0)[0] == verb


def test_with_a_goal_too_many_it_throws_one_away_before_anything_else() -> None:
    """Not even its turn can be ended before that, with elections or without."""
    position = {"play": {0: "phone-company", 1: "moonies"}, "hands": {0: "hail-eris fratricide"}}
    for elections in ("no", "rounds"):
        game = given(**position, elections=elections).seat(0).cannot("end")
        verb, card = answer(game, 0)[:2]
        assert (verb, game.kernel.s.name(int(card)) in ("hail-eris", "fratricide")) == ("discard", True)
        game.does("discard", card).can("end").does(*answer(game, 0))


def test_it_declines_what_costs_more_than_it_brings() -> None:
    game = given(hands={0: "terrorist-nuke", 1: "phone-company"}).seat(0)
    offer = {"number": 1, "giver": 0, "taker": 1, "give_cards": [], "get_cards": []}
    game.kernel.s.offers.append({**offer, "get_cards": [game.guide.number("phone-company")]})
    ask = game.kernel.ask_of(1)
    assert HeuristicPlayer().volunteer(RULES.view(game.kernel.s, 1), ask, lambda n: 0) == ("decline", 1)


def volunteered(game: Game, seat: int) -> Move | None:
    """What a normal AI seat does that is not waited for."""
    kernel = game.kernel
    return HeuristicPlayer().volunteer(RULES.view(kernel.s, seat), kernel.ask_of(seat), lambda n: 0)


def test_it_opposes_a_third_player_who_would_bring_shangri_la_near_to_its_goal() -> None:
    """Peaceful Groups count for Shangri-La whoever controls them."""
    for illuminati, verb in (("shangri-la", "oppose"), ("the-network", "nothing")):
        play = {0: "canada>a-m-a supreme-court", 1: "dentists japan>vatican-city moonies", 2: "c-i-a"}
        game = given(3, play=play, illuminati={1: illuminati, 2: "ufos"}, hands={0: "red-cross"}).seat(0)
        found = volunteered(game.controls("red-cross", by="canada").does("pass"), 2)
        assert (found or ("nothing",))[0] == verb


def test_it_answers_what_happens_with_the_plot_that_fits() -> None:
    """A takeover that would win is prevented, a dying Personality saved, what lies there taken; and once an
    answer is sealed it is not thought about again."""
    near = "phone-company>c-i-a n-s-a>post-office japan>china moonies>brazil"
    game = given(3, play={0: near, 1: "dentists"}, hands={0: "texas", 1: "botched-contact"}, phase="takeover")
    game.seat(0).does("take-over", "texas").seat(1)
    assert (volunteered(game, 1) or ("",))[:2] == ("play", game.guide.number("botched-contact"))
    play = {0: "fred-birch-society", 1: "phone-company>cable-tv>al-gore"}
    game = given(play=play, hands={0: "sniper car-bomb", 1: "head-in-a-jar"}).seat(0)
    game.plays("sniper", "al-gore").gathers().rolls(1, 1).seat(1)
    while game.kernel.s.doing != "destroyed":
        game.host(*LAPSE)
    assert answer(game, 1)[:2] == ("play", game.guide.number("head-in-a-jar"))
    position = {"play": {0: "phone-company", 1: "dentists"}, "hands": {0: "japan", 1: "vultures"}}
    game = given(**position).seat(0).controls("japan", "phone-company").settle().does("end").seat(1)
    found = volunteered(game, 1)
    assert found is not None
    game.does(*found)
    assert volunteered(game, 1) is None


def test_a_resource_that_rests_in_the_turns_of_others_lies_unseen_until_it_is_of_use() -> None:
    position = {"resources": {0: "warehouse-23"}, "hands": {0: "suicide-squad"}, "phase": "takeover"}
    game = given(play={0: "phone-company", 1: "dentists"}, **position).seat(0)
    squad = game.guide.number("suicide-squad")
    assert answer(game, 0) == ("store", squad)
    game.does("store", squad).settle().seat(0)
    assert answer(game, 0)[0] != "unpack"


def test_it_strives_for_whichever_of_its_goal_cards_is_near() -> None:
    """Wall Street is stronger; the second of two Goals counts W.I.T.C.H. double."""
    play = {0: "california:right>dentists hackers:left moonies:bottom", 1: "mi-5"}
    position = {"play": play, "illuminati": {0: "ufos"}, "phase": "takeover", "basic_goal": -2}
    for goals, best in (("fratricide", "wall-street"), ("fratricide hail-eris", "w-i-t-c-h")):
        game = given(4, **position, hands={0: f"{goals} wall-street w-i-t-c-h"}).seat(0)
        assert answer(game, 0) == ("take-over", game.guide.number(best))


def test_it_uses_up_a_resource_that_will_probably_destroy_one_of_a_rival() -> None:
    position = {"resources": {0: "suicide-squad", 1: "hitlers-brain"}, "spent": "0 moonies"}
    game = given(play={0: "moonies", 1: "dentists"}, **position).seat(0)
    assert answer(game, 0)[:2] == ("use", game.guide.number("suicide-squad"))


def test_it_enacts_the_order_that_serves_a_structure_of_one_mind() -> None:
    """Where Groups share their alignments, alignments should count for more; not where rivals' do."""
    orderly = "c-i-a>nato>the-mafia"
    for mine, theirs, enacts in ((orderly, "dentists", True), ("dentists", orderly, False)):
        game = given(play={0: mine, 1: theirs}, hands={0: "fear-and-loathing"}).seat(0)
        assert (answer(game, 0) == ("play", game.guide.number("fear-and-loathing"), 0)) is enacts


def test_it_does_not_enact_what_is_in_force() -> None:
    for nwos, enacts in (("", True), ("fear-and-loathing", False)):
        position = {"play": {0: "c-i-a>nato>the-mafia", 1: "dentists"}, "hands": {0: "fear-and-loathing"}}
        game = given(**position, nwos=nwos).seat(0)
        assert (answer(game, 0)[0] == "play") is enacts


# -- uses of cards, by what they do


@dataclass
class Chance:
    """A card, what its use does, a position in which that does good, and one in which it does none."""

    does: str
    card: str
    good: dict[str, Any]
    vain: dict[str, Any]


ALONE = {"play": {0: "dentists", 1: "moonies"}, "spent": "0 dentists"}
CROWDED = "hoax fnord jihad martyrs forgery"
CHANCES = (
    Chance(
        "a Plot of a rival is discarded that all see",
        "templars",
        {"play": {0: "templars", 1: "moonies"}, "spent": "0", "hands": {1: "hoax fnord"}, "exposed": "hoax"},
        {"play": {0: "templars", 1: "moonies"}, "spent": "0", "hands": {1: "hoax fnord"}},
    ),
    Chance(
        "an agent among rivals of a kind",
        "gnomes-of-zurich",
        {**ALONE, "hands": {0: "gnomes-of-zurich"}, "illuminati": {1: "gnomes-of-zurich"},
         "decks": {0: "hoax mi-5"}},
        {**ALONE, "hands": {0: "gnomes-of-zurich"}, "illuminati": {1: "ufos"}, "decks": {0: "hoax mi-5"}},
    ),
    Chance(
        "other Illuminati, whose Goal is near",
        "unmasked",
        {**ALONE, "hands": {0: "unmasked servants-of-cthulhu"}, "illuminati": {0: "ufos", 1: "the-network"},
         "destroyed": {0: "mi-5 japan brazil china texas"}},
        {**ALONE, "hands": {0: "unmasked ufos"}, "illuminati": {0: "gnomes-of-zurich", 1: "the-network"}},
    ),
    Chance(
        "a Group goes nearer to its Illuminati",
        "bermuda-triangle",
        {"play": {0: "texas>hackers", 1: "moonies"}, "illuminati": {0: "bermuda-triangle"},
         "spent": "0 texas hackers"},
        {"play": {0: "texas hackers", 1: "moonies"}, "illuminati": {0: "bermuda-triangle"},
         "spent": "0 texas hackers"},
    ),
    Chance(
        "a Plot too many does a little good before it would go",
        "george-the-janitor",
        {"play": {0: "dentists", 1: "moonies"}, "spent": "0", "hands": {0: f"george-the-janitor {CROWDED}",
         1: "sniper car-bomb slush-fund good-polls"}},
        {"play": {0: "dentists", 1: "moonies"}, "spent": "0", "hands": {0: "george-the-janitor"}},
    ),
    Chance(
        "a Group that may add its Power makes an attack by a Plot worth while",
        "car-bomb",
        {"play": {0: "the-mafia", 1: "phone-company>al-gore"}, "spent": "0", "hands": {0: "car-bomb"}},
        {"play": {0: "dentists", 1: "phone-company>al-gore"}, "spent": "0", "hands": {0: "car-bomb"}},
    ),
)  # fmt: skip


@pytest.mark.parametrize("chance", CHANCES, ids=lambda chance: chance.card)
def test_it_uses_cards_for_what_they_do_and_not_in_vain(chance: Chance) -> None:
    for position, used in ((chance.good, True), (chance.vain, False)):
        game = given(**position).seat(0)
        for _ in range(8):
            move = answer(game, 0)
            if move[0] in ("play", "use", "end"):
                break
            game.does(*move)
        named = game.kernel.s.name(int(move[1])) if len(move) > 1 else ""
        assert (named == chance.card) is used


def test_what_it_may_do_to_a_rival_it_does_to_who_is_ahead() -> None:
    """The I.R.S. takes a Plot from whoever is nearest to a Goal, wherever they sit."""
    for ahead in (1, 2):
        ranks = {ahead: "phone-company>c-i-a n-s-a>post-office japan>china", 3 - ahead: "dentists"}
        decks = dict.fromkeys((1, 2), "hoax hoax")
        game = given(3, play={0: "i-r-s", **ranks}, decks=decks, phase="begin").seat(0)
        assert answer(game, 0) == ("do-to", ahead)


def test_a_takeover_by_a_resource_waits_for_a_card_that_may_come_into_play() -> None:
    for card, used in (("crystal-skull", True), ("midas-mill", False)):
        resources = {0: "flying-saucer", 1: "midas-mill"}
        position = {"resources": resources, "hands": {0: card}, "spent": "0 dentists", "decks": {0: "hoax"}}
        game = given(play={0: "dentists", 1: "moonies"}, **position).seat(0)
        assert (answer(game, 0)[:2] == ("use", game.guide.number("flying-saucer"))) is used


def test_it_plans_no_attack_that_a_card_in_play_forbids() -> None:
    """Shangri-La destroys the Violent alone: it plans nothing else, whatever that would bring."""
    for theirs, attacks in (("moonies", False), ("ninjas", True)):
        play = {0: "phone-company", 1: f"big-media>{theirs}"}
        game = given(play=play, illuminati={0: "shangri-la", 1: "ufos"}, spent="big-media").seat(0)
        found = list(plans(game.sees(0), game.sees(0).seats[0]))
        target = game.guide.number(theirs)
        assert any((plan.kind, plan.target) == ("destroy", target) for plan in found) is attacks
