"""The Watchful Eye and the turn reports as documents: who reads what, in words and never in figures."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.engine.moves import CHANCE, HOST, Event, Text
from bot.engine.replay import begin
from bot.games.tsw.minds.ai import PLAYERS
from bot.games.tsw.press.paper import PAPERS
from bot.games.tsw.rules import RULES
from bot.games.tsw.say.words import WORDS
from bot.games.tsw.world.phrases import TONES, bank, say, with_article
from bot.scene.paper import Paper, Style
from bot.ui.words.catalogue import Catalogue
from tests.games.tsw.engine.table import Table

CATALOGUE = Catalogue()
FIGURE = re.compile(r"(?<!\d)\d+(?!\d|[a-z]| MB)")
OFTEN, MANY, FILLERS = 6, 900, 60
"""Variants of what is often said, phrases of a tone, and small advertisements: at least."""
FREQUENT = (
    "teaser", "launched-control", "candidate", "candidate-more", "attack-busy", "control-success",
    "grown-power", "grown-toughness",
    "planted-hint", "news-control-success-unknown", "news-control-success", "news-control-failure",
    "scout-success", "control-failure", "recruit-success", "recruit-refused", "under-attack",
    "defended-failure", "leak-anonymous", "transferred", "lead-colour", "lead-background",
    "lead-quiet", "as-ordered", "event-found",
)  # fmt: skip


def told(kernel: Any, events: list[Event], seat: int | None) -> list[Text]:
    """The lines that a reader gets of some events, as the table stores them."""
    view = RULES.view(kernel.s, seat)
    lines = [WORDS.happened(view, event) for event in events if event.seen_by(seat) is not None]
    return [line for line in lines if line is not None]


def formatted(line: Text) -> str:
    return CATALOGUE.format(line, {})


def issue(kernel: Any, events: list[Event], seat: int | None) -> Paper:
    found = PAPERS.issue(told(kernel, events, seat), formatted, "en")
    assert found is not None
    return found


def report(kernel: Any, events: list[Event], seat: int) -> Paper:
    found = PAPERS.report(told(kernel, events, seat), formatted, "en")
    assert found is not None
    return found


def text_of(paper: Paper) -> str:
    return "\n".join([paper.headline, *(s.words for section in paper.sections for s in section.stories)])


def section(paper: Paper, title: str) -> list[str]:
    return [story.words for s in paper.sections if s.title == title for story in s.stories]


def turns(seed: int, tone: str, seats: int = 5, last: int = 12) -> Iterator[tuple[Any, list[Event]]]:
    """The turns of a game among AI conspiracies, with what was told in each."""
    kernel, dice = begin(RULES, seats, {"tone": tone}), Random(seed)
    players = [PLAYERS["heuristic" if seat % 3 else "random"]() for seat in range(seats)]
    while kernel.s.result is None and kernel.s.turn <= last:
        waiting = kernel.s.waiting
        if CHANCE in waiting:
            events = kernel.submit(CHANCE, (dice.getrandbits(63),))
        elif all(seat == HOST for seat in waiting):
            events = kernel.submit(HOST, ("process",))
        else:
            ask = next(ask for ask in kernel.asks() if ask.seat in waiting and ask.seat >= 0)
            view = RULES.view(kernel.s, ask.seat)
            events = kernel.submit(ask.seat, players[ask.seat].choose(view, ask, dice.randrange))
        if any(event.kind == "watchful-eye" for event in events):
            yield kernel, events


def numbered(s: Any) -> list[str]:
    """The names and descriptions of the world that have a number in them."""
    groups = [s.group_facts(g) for g in range(len(s.g_name))]
    people = [s.person_facts(p) for p in range(len(s.p_name))]
    found = [*s.g_name, *s.p_name, *(part for g in groups for part in (g.about, g.place))]
    found += [part for p in people for part in (p.job, p.quirk, p.secret, p.home, p.place)]
    return [text for text in found if FIGURE.search(text)]


@pytest.mark.rule("TSW-80")
def test_the_paper_leads_with_the_greatest_attack_and_tells_it_at_length() -> None:
    table = Table(2)
    table.s.subscribed[1] = 1
    targets = [table.group(n, power=power, resistance=0) for n, power in ((2, 1), (3, 9))]
    attackers = [table.group(n, owner=0, power=9) for n in (4, 5)]
    table.knows(0, *targets)
    for attacker, target in zip(attackers, targets, strict=True):
        table.order(0, "attack-control", attacker=attacker, target=target, mb=0)
    table.turn()
    table.turn(a1=7, a2=7)
    paper = issue(table.kernel, table.events, 1)
    lead = next(s for s in paper.sections if s.style is Style.LEAD)
    assert targets[1].upper() in paper.headline
    assert targets[1] in lead.stories[0].words
    assert len(lead.stories) == 3
    (other,) = section(paper, "Power struggles")
    assert targets[0] in other


@pytest.mark.rule("TSW-20", "TSW-21", "TSW-72", "TSW-80", "TSW-81", "TSW-83")
@pytest.mark.parametrize("tone", TONES)
@pytest.mark.parametrize("last", [5, pytest.param(12, marks=pytest.mark.slow)])
def test_no_figure_but_money_is_ever_told(tone: str, last: int) -> None:
    for kernel, events in turns(3, tone, last=last):
        names = numbered(kernel.s)
        copies = [issue(kernel, events, seat) for seat in (None, *range(5))]
        stories = [
            story.words
            for paper in copies
            for s in paper.sections
            if s.style in (Style.LEAD, Style.STORIES, Style.NOTICES)
            for story in s.stories
        ]
        reports = [report(kernel, events, seat) for seat in range(5)]
        stories += [
            story.words
            for paper in reports
            for s in paper.sections
            if s.style is Style.STORIES
            for story in s.stories
            if not story.kept
        ]
        for words in stories:
            for name in names:
                words = re.sub(re.escape(name), "", words, flags=re.IGNORECASE)
            assert not FIGURE.search(words), words


@pytest.mark.rule("TSW-80")
def test_only_readers_find_more_than_headline_and_notices() -> None:
    table = Table(3)
    table.s.subscribed[0] = 1
    table.order(2, "leak", message="The fog is coin-operated.", anonymous=True)
    table.turn(d2_0=2)
    whole, other, public = (issue(table.kernel, table.events, seat) for seat in (0, 1, None))
    assert "coin-operated" in text_of(whole)
    for paper in (other, public):
        assert "coin-operated" not in text_of(paper)
        assert paper.headline == whole.headline
        assert {s.style for s in paper.sections} <= {Style.LEAD, Style.NOTICES, Style.COUPON, Style.MARGIN}
    assert text_of(other) == text_of(public)
    assert section(whole, "Worth watching")
    assert len(section(whole, "Classifieds")) >= 3


@pytest.mark.rule("TSW-80")
def test_a_planted_hint_is_in_the_margin_of_one_copy_only() -> None:
    found = Counter[int]()
    for kernel, events in turns(1, "pulp"):
        hints = {
            seat: section(issue(kernel, events, seat), "In the margin of your copy") for seat in range(5)
        }
        for seat, lines in hints.items():
            found[len(lines)] += 1
            for line in lines:
                assert all(line not in text_of(issue(kernel, events, q)) for q in range(5) if q != seat)
                assert line not in text_of(report(kernel, events, seat))
    assert found[1]
    assert not found[2]


@pytest.mark.rule("TSW-81")
def test_a_report_tells_how_its_reader_stands_and_nobody_else() -> None:
    table = Table(3)
    group = table.group(4, owner=0, power=3, money=7)
    target = table.group(5, owner=1)
    table.knows(0, target)
    table.order(0, "attack-control", attacker=group, target=target, mb=2)
    table.write(0, "ask-gamemaster", "Is there a moon?")
    table.turn()
    mine, victim, third = (report(table.kernel, table.events, seat) for seat in range(3))
    assert any(
        line.startswith(f"{group}, under {table.conspiracy(0)}: ")
        for line in section(mine, "Your structure and treasuries")
    )
    assert f"{table.money(group)} MB in the till" in text_of(mine)
    assert "2 MB are in it" in "".join(section(mine, "Attacks that are still undecided"))
    assert "Is there a moon?" in "".join(section(mine, "Waiting for an answer"))
    assert f"{target} is yours" in "".join(section(victim, "Attacks that are still undecided"))
    assert "2 MB" not in "".join(section(victim, "Attacks that are still undecided"))
    for stranger in (victim, third):
        assert "moon" not in text_of(stranger)
        assert f"{group}, under" not in text_of(stranger)
    assert section(third, "Attacks that are still undecided") == []


@pytest.mark.rule("TSW-13", "TSW-81")
def test_what_a_player_adds_to_an_order_is_told_again_only_to_him() -> None:
    table = Table(2)
    table.order(0, "meditate", flavour="with a rubber duck under the left arm.")
    table.turn()
    assert "a rubber duck under the left arm" in text_of(report(table.kernel, table.events, 0))
    everybody = [issue(table.kernel, table.events, None), report(table.kernel, table.events, 1)]
    assert all("duck" not in text_of(paper) for paper in everybody)


@pytest.mark.rule("TSW-42", "TSW-81")
def test_letters_and_leaks_are_kept_word_for_word() -> None:
    table = Table(2)
    table.order(
        0, "emissary", message="Meet me at 5, bring 3 eels.", destination=table.conspiracy(1), terms="none"
    )
    table.turn(d0_0=2)
    letter = report(table.kernel, table.events, 1)
    assert "“Meet me at 5, bring 3 eels.”" in text_of(letter)
    assert not any("eels" in line for line in letter.lines)


@pytest.mark.rule("TSW-80")
@pytest.mark.parametrize("tone", [TONES[0], *(pytest.param(t, marks=pytest.mark.slow) for t in TONES[1:])])
def test_stories_hardly_ever_come_again_within_a_game(tone: str) -> None:
    stories: Counter[str] = Counter()
    sentences: Counter[str] = Counter()
    for kernel, events in turns(1, tone):
        for s in issue(kernel, events, 1).sections:
            stories.update(story.words for story in s.stories)
            sentences.update(part for story in s.stories for part in re.split(r"(?<=[.!?]) ", story.words))

    def again(counted: Counter[str]) -> float:
        return sum(n - 1 for n in counted.values()) / max(1, counted.total())

    assert again(stories) < 0.06
    assert again(sentences) < 0.15


@pytest.mark.rule("TSW-81")
@pytest.mark.parametrize("tone", TONES)
def test_the_phrase_bank_is_large(tone: str) -> None:
    phrases = bank(tone)["phrases"]
    assert sum(map(len, phrases.values())) >= MANY
    assert len(set(phrases["filler"])) >= FILLERS
    assert {key for key in FREQUENT if len(phrases[key]) < OFTEN} == set()
    assert {key for key, words in phrases.items() if len(words) < 2} == set()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Bureau of Misplaced Persons", "the Bureau of Misplaced Persons"),
        ("Paperclip Cartel", "the Paperclip Cartel"),
        ("The Mittens", "The Mittens"),
        ("Quantum Plumbing", "Quantum Plumbing"),
        ("Bees", "Bees"),
        ("Union", "Union"),
    ],
)
def test_names_of_groups_take_an_article_where_english_has_one(name: str, said: str) -> None:
    assert with_article(name) == said


def test_sentences_begin_with_capitals_and_headlines_are_set_in_them() -> None:
    args = {"target": "Lodge of the Amiable Walrus", "attacker": "Bees"}
    variants = range(len(bank("pulp")["phrases"]["news-destroy-success"]))
    said = [say(["news-destroy-success", n, args], "pulp") for n in variants]
    assert any(words.startswith("The Lodge of the Amiable Walrus") for words in said)
    assert all(words[0].isupper() for words in said)
    assert "LODGE OF THE AMIABLE WALRUS" in say(["headline-destroy-success", 0, args], "pulp")
