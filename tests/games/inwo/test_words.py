"""What a player reads: each choice once, and every question says what it is about."""

from __future__ import annotations

from bot.engine.moves import Text, text
from bot.games.inwo.cards.card_text import rules_text
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.game import INWO
from bot.games.inwo.play.stash import distinct
from bot.games.inwo.say.phrases import counted
from bot.ui.words.catalogue import Catalogue
from tests.conformance.test_decisions import asking, offers
from tests.support.inwo import Game, given
from tests.support.messages import messages

NAMES = {0: "Ada", 1: "Bob", 2: "Cyd"}


def read(said: Text) -> str:
    return Catalogue().format(said, NAMES)


def labels(game: Game, seat: int, verb: str) -> list[str]:
    """How the choices of this kind are offered to a seat."""
    ask, view = game.kernel.ask_of(seat), game.sees(seat)
    found = [c for c in ask.choices if (c if isinstance(c, tuple) else c.prefix)[0] == verb]
    return [read(INWO.words.label(view, ask, choice)) for choice in found]


def question(game: Game, seat: int) -> str:
    return read(INWO.words.prompt(game.sees(seat), game.kernel.ask_of(seat)))


def test_two_copies_in_a_hand_are_offered_once_and_counted() -> None:
    play, hands = {0: "phone-company"}, {0: "hoax hoax bigger-business bigger-business"}
    game = given(play=play, hands=hands, decks={0: "fnord"}).seat(0)
    assert labels(game, 0, "discard") == [
        "Discard Hoax! (you hold 2)", "Discard Bigger Business (you hold 2)",
    ]  # fmt: skip
    assert labels(game, 0, "play") == ["Play Bigger Business"]
    game.does("expose", game.kernel.s.plots[0][0])
    assert len(labels(game, 0, "discard")) == 3, "one that all know is not the same as one that nobody knows"
    game.does("discard", game.kernel.s.plots[0][1]).expect(0, discards=["hoax"]).idle()


def test_a_card_without_values_is_offered_by_its_type() -> None:
    game = given(hands={0: "rogue-boomer post-office"}, decks={0: "hoax"}, phase="takeover").seat(0)
    offered = labels(game, 0, "take-over")
    assert "Rogue Boomer (Resource)" in offered
    assert [label for label in offered if label.startswith("Post Office (Power 4/3, Resistance 3;")]


def test_two_copies_in_a_deck_that_is_searched_are_offered_once() -> None:
    play, decks = {0: "rosicrucians"}, {0: "hoax fnord hoax jake-day"}
    game = given(play=play, decks=decks, phase="draw").seat(0).does("draw-plot").uses("rosicrucians")
    assert sorted(labels(game.settle(), 0, "pick")) == ["Fnord!", "Hoax!", "Jake Day"]


def test_copies_that_one_does_not_know_are_not_told_apart_by_what_they_are() -> None:
    s = given(hands={1: "hoax hoax fnord"}).kernel.s
    assert len(distinct(s, 1, s.plots[1])) == 2
    assert len(distinct(s, 0, s.plots[1])) == 3


def test_who_is_asked_whether_a_card_acts_reads_what_it_would_do() -> None:
    roots = {0: "servants-of-cthulhu"}
    game = given(play={0: "phone-company", 1: "dan-quayle"}, decks={0: "hoax"}, illuminati=roots, spent="1")
    game.seat(0).destroys("dan-quayle", by="servants-of-cthulhu").succeeds()
    asked = question(game, 0)
    assert asked == "Shall Servants of Cthulhu act? “Draw a card from the Plot deck.”"
    events = [event for event in game.does("do").events if event.kind == "card-acts"]
    told = INWO.words.happened(game.sees(None), events[-1])
    assert told is not None
    assert read(told) == "Servants of Cthulhu acts: “Draw a card from the Plot deck.”"


def test_each_way_to_pay_says_what_it_costs() -> None:
    play, resources = {0: "w-i-t-c-h", 1: "dentists"}, {1: "crystal-skull"}
    game = given(play=play, hands={0: "hex"}, resources=resources).seat(0).does("play", "hex")
    game.does("aim", "crystal-skull")
    assert labels(game, 0, "cost") == [
        "Pay one Illuminati token", "Pay one token of any Magic Group with Power 3+",
    ]  # fmt: skip


def test_an_attack_that_cannot_succeed_as_it_is_says_so() -> None:
    game = (
        given(play={0: "dentists", 1: "post-office"}).seat(0).destroys("post-office", "bavarian-illuminati")
    )
    (told,) = [event for event in game.events if event.kind == "attack-announced"]
    said = INWO.words.happened(game.sees(None), told)
    assert said is not None
    assert read(said).endswith("less than two dice can show.")


def heard(game: Game, kind: str) -> str:
    """How the first event of this kind is told to everybody."""
    said = INWO.words.happened(game.sees(None), next(e for e in game.events if e.kind == kind))
    assert said is not None
    return read(said)


def test_who_hears_of_agents_hears_on_which_side_they_are() -> None:
    position = {"play": {0: "phone-company", 1: "post-office"}, "hands": {0: "post-office", 2: "post-office"}}
    game = given(3, **position).seat(0).controls("post-office@1", by="phone-company")
    game.does("agents", "post-office@0", "aid")
    assert heard(game, "agents-used").startswith("Ada uses agents, Post Office, to aid:")
    game = given(3, **position).seat(0).controls("post-office@1", by="phone-company").seat(2)
    game.does("agents", "post-office@2", "oppose")
    assert heard(game, "agents-used").startswith("Cyd uses agents, Post Office, to oppose:")


def test_a_use_among_several_says_what_it_does() -> None:
    game = given(play={0: "phone-company"}, hands={1: "hoax fnord"}).seat(0)
    assert labels(game, 0, "use") == [
        "Use Phone Company: See 2 cards of that player's hidden Plots, taken by chance.",
        "Use Phone Company: Expose 2 hidden Plots of that player, taken by chance.",
    ]
    game = given(play={0: "n-s-a"}, decks={0: "hoax", 1: "fnord"}).seat(0)
    free, paid = labels(game, 0, "use")
    assert free.startswith("Use N.S.A.: See three cards")
    assert paid.startswith("Use N.S.A.: Cost: one token of this card. See three cards")


def test_what_somebody_plays_is_told_with_what_it_does() -> None:
    position = {"play": {0: "hackers", 1: "dentists"}, "hands": {0: "logic-bomb", 1: "hoax fnord"}}
    game = given(**position).seat(0).plays("logic-bomb")
    does = "“See all hidden Plots of that player. Take one hidden Plot of that player's hand, face up.”"
    assert question(game, 1) == f"Ada plays Logic Bomb against Bob. {does} Do you answer?"
    told = heard(game.settle(), "card-used")
    assert told == f"Ada plays Logic Bomb against Bob, paid by Bavarian Illuminati. {does}"
    game = given(play={0: "hackers"}, hands={0: "energy-crisis"}).seat(0).plays("energy-crisis").settle()
    assert heard(game, "nwo-enacted").startswith(
        "A New World Order: Energy Crisis. “For all players: Power −2"
    )


def test_a_card_that_cancels_is_not_told_as_if_it_had_no_effect() -> None:
    position = {
        "play": {0: "hackers", 1: "dentists"},
        "hands": {0: "logic-bomb", 1: "hoax fnord"},
        "decks": {1: "jihad"},
    }
    game = given(**position).seat(0).plays("logic-bomb").seat(1).plays("hoax").settle()
    told = [INWO.words.happened(game.sees(None), event) for event in game.events if event.kind == "card-used"]
    assert "no effect" not in read(text("table-waits", who=tuple(line for line in told if line is not None)))


def test_what_counts_besides_groups_or_not_at_all_is_explained() -> None:
    roots = {0: "adepts-of-hermes", 1: "gnomes-of-zurich"}
    play = {0: "phone-company>a-m-a", 1: "federal-reserve"}
    resources = {0: "crystal-skull"}
    game = given(play=play, resources=resources, illuminati=roots, devastated="phone-company")
    said = [read(line) for line in INWO.words.why(game.sees(0))]
    assert said[0].startswith("Ada: 2 of 12 Groups, the Illuminati counted (INW-200); 1 more by Adepts")
    assert "2 do not count, being Devastated" in said[0]
    assert (
        "Bob: 3 of 12 Groups, the Illuminati counted (INW-200); 1 more by Gnomes of Zurich: “Counts"
        in said[1]
    )


def test_cards_of_a_deck_that_is_nobodys_are_lost_by_nobody() -> None:
    play, hands = {0: "society-for-creative-anarchism hackers", 1: "dentists"}, {0: "the-internet-worm"}
    decks = {-1: "hoax fnord jihad infobahn texas"}
    game = given(play=play, hands=hands, decks=decks, format="big", spent="0").seat(0)
    game.uses("society-for-creative-anarchism").settle()
    assert heard(game, "cards-discarded") == "Texas goes to the discards."
    game.plays("the-internet-worm").settle()
    assert heard(game, "cards-lost") == (
        "The 3 top Plots of the deck of Bob are discarded face down: nobody sees them."
    )


def test_of_several_uses_of_a_card_that_is_explained_which_is_chosen() -> None:
    hands = {1: "hoax jihad fnord", 2: "hoax jihad fnord"}
    game = given(3, play={0: "phone-company", 1: "dentists"}, hands=hands).seat(0)
    game.does("use", "phone-company", 1)
    asked = question(game, 0)
    assert "Expose 2 hidden Plots" in asked
    assert "See 2 cards" not in asked


def test_equal_cards_of_a_deck_are_told_once_at_the_end() -> None:
    assert [said if isinstance(said, str) else read(said) for said in counted(faces("hoax fnord hoax"))] == [
        "Fnord!",
        "2 × Hoax!",
    ]


def faces(names: str) -> list[int]:
    return [FACES.face(name) for name in names.split()]


# -- what the catalogue says alone


def test_a_message_that_speaks_alone_names_only_what_it_is_given() -> None:
    words, game = INWO.words, given(play={0: "phone-company", 1: "dan-quayle"}).seat(0)
    game.destroys("dan-quayle", by="phone-company")
    about = words.about(game.sees(0), game.kernel.ask_of(0)).keys()
    for kind in asking(INWO):
        if kind not in words.book.prompts:
            assert messages()[f"inwo-ask-{kind.name}"] <= about, kind.name
        if not any(base in words.book.wanted for base in kind.__mro__):
            assert messages()[f"inwo-wanted-{kind.name}"] <= about, kind.name
        for verb in offers(kind):
            if words.find(words.book.spoken, kind.name, verb) is None:
                assert messages()[f"inwo-do-{verb}"] <= words.chosen(game.sees(0), 0).keys(), verb


def test_the_power_of_a_disaster_says_against_whom() -> None:
    told = {name: read(rules_text(FACES.ID.index(name))[0]) for name in ("earthquake", "tornado")}
    assert "Power 12 against Huge Groups or 16 against others." in told["earthquake"]
    assert "others" not in told["tornado"]
