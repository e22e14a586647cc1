"""Sentences of reports and papers: others' words stay theirs, and every line can be read aloud (TSW-81)."""

import json
import re
from typing import Any

import pytest

from bot.games.tsw.world.phrases import TONES, bank, say, with_article
from tests.games.tsw.engine.table import Table

WORDS = "i know that 1 MB are yours, and 1 MB have gone."


def said(tone: str, key: str, **args: Any) -> list[str]:
    """A line in every way in which a tone has it."""
    found: Any = bank(tone)["phrases"][key]
    return [say([key, n, args], tone) for n in range(len(found))]


@pytest.mark.rule("TSW-42", "TSW-47")
@pytest.mark.parametrize("tone", TONES)
@pytest.mark.parametrize(("action", "key"), [("emissary", "message"), ("leak", "leak-signed")])
def test_words_on_their_way_arrive_letter_by_letter(tone: str, action: str, key: str) -> None:
    table = Table(tone=tone)
    to = {"destination": table.conspiracy(1), "terms": "by hand"} if action == "emissary" else {}
    table.order(0, action, message=WORDS, **to)
    table.turn(d0_0=2)
    lines = [*table.s.reports[1], *table.s.issue["sections"]["leaks"]]
    (line,) = [line for line in lines if line[0] == key]
    for sentence in said(tone, key, **line[2]):
        assert sentence.endswith(f"“{WORDS}”"), sentence


@pytest.mark.rule("TSW-52")
@pytest.mark.parametrize("tone", TONES)
def test_a_gambit_is_told_in_the_words_of_its_player(tone: str) -> None:
    for sentence in said(tone, "gambit-judged", actor="Nina Zwetajewa", text="i whistle.", difficulty=3):
        assert "“i whistle.”" in sentence
        assert not re.search(r"”[.,:;]", sentence), sentence


@pytest.mark.rule("TSW-81")
@pytest.mark.parametrize("tone", TONES)
def test_one_megabuck_is_one(tone: str) -> None:
    for key, phrases in bank(tone)["phrases"].items():
        fields = set(re.findall(r"\{(\w+)\}", "".join(phrases)))
        if "mb" in fields:
            for sentence in said(tone, key, **{**dict.fromkeys(fields, "Kids"), "mb": 1}):
                assert not re.search(r"\b1 MB (are|were|have)\b", sentence), sentence


@pytest.mark.rule("TSW-51")
@pytest.mark.parametrize("tone", TONES)
def test_what_a_leader_said_of_himself_is_quoted_when_he_is_spied_upon(tone: str) -> None:
    own = {"who": "I am a retired spy.", "interests": "chrysanthemums", "goals": "a cat for the departed"}
    table = Table(interviews={1: json.dumps({**own, "leader": "Mortimer Spade"})}, tone=tone)
    table.knows(0, "Mortimer Spade")
    table.person(-1, toughness=0)
    table.person(-2, power=10)
    table.order(0, "spy", target="Mortimer Spade")
    table.turn(d0_0=2)
    lines = {line[0]: line[2] for line in table.s.reports[0]}
    for sentence in said(tone, "spy-person", **lines["spy-person"]):
        assert "“I am a retired spy”" in sentence
        assert " is “" not in sentence
    for sentence in said(tone, "spy-home", **lines["spy-home"]):
        assert "admits an interest in “chrysanthemums”" in sentence
    for sentence in said(tone, "spy-secret", **lines["spy-secret"]):
        assert "works for one thing, “a cat for the departed”" in sentence


@pytest.mark.rule("TSW-46", "TSW-81")
@pytest.mark.parametrize("tone", TONES)
def test_an_attack_is_spoken_of_with_its_articles(tone: str) -> None:
    own = {"actor": "Ada Inkpen", "group": "Bees"}
    whole = "the attack by the Bureau of Salt on the Order of Tea"
    for key in ("support", "interfere", "assist-too-late", "assist-postponed", "no-such-attack", "postponed"):
        for sentence in said(tone, key, **own, attack="Bureau of Salt on Order of Tea"):
            assert whole in sentence.replace("The attack", "the attack"), sentence
        for sentence in said(tone, key, **own, attack="attack on Lemon Society (2)"):
            assert "he attack on the Lemon Society (2)" in sentence


@pytest.mark.rule("TSW-50")
@pytest.mark.parametrize("tone", TONES)
def test_sixteen_candidates_are_introduced_in_sixteen_ways(tone: str) -> None:
    known = {"person": "Ada Inkpen", "job": "novice", "group": "Bees"}
    assert len(set(said(tone, "candidate", **known))) >= 16
    figures = {"power": 3, "toughness": 4, "skills": "law and poison"}
    assert len(set(said(tone, "candidate-more", **known, **figures))) >= 15


@pytest.mark.rule("TSW-81")
def test_a_secret_names_a_group_as_a_sentence_does() -> None:
    table = Table()
    names = [group.name for group in table.s.world.groups if with_article(group.name) != group.name]
    told = [person.secret for person in table.s.world.people]
    found = [(secret, name) for secret in told for name in names if f" {name}" in secret]
    assert found
    for secret, name in found:
        assert f"the {name}" in secret


@pytest.mark.rule("TSW-37", "TSW-46")
def test_a_helper_of_an_attack_that_is_put_off_is_told_so() -> None:
    table = Table()
    target = table.group(0, power=2)
    mole = table.agent(600, 0, inside=target)
    table.knows(0, target)
    table.order(0, "attack-control", attacker=table.conspiracy(0), target=target, mb=1)
    table.turn()
    attack = table.view(0).attacks[0].name
    table.order(0, "postpone", attack=attack)
    table.order(0, "support", mole, attack=attack)
    table.turn()
    assert "assist-postponed" in table.keys(0)
    assert "assist-too-late" not in table.keys(0)


@pytest.mark.rule("TSW-34", "TSW-81")
@pytest.mark.parametrize("kind", ["neutralize", "destroy"])
def test_what_is_freed_is_told_after_what_freed_it(kind: str) -> None:
    table = Table()
    target = table.group(0, owner=1, arrows=2, power=3, align=[])
    table.group(1, under=0)
    table.knows(0, target)
    table.order(0, f"attack-{kind}", attacker=table.conspiracy(0), target=target, mb=1)
    table.turn()
    table.turn(a1=2)
    keys = [key.removesuffix("-unknown") for key in table.keys(1)]
    lost = {"neutralize": "defended-freed", "destroy": "defended-destroyed"}[kind]
    assert keys.index(lost) < keys.index("freed-too")


@pytest.mark.rule("TSW-91", "TSW-81")
@pytest.mark.parametrize("fitting", [True, False])
def test_a_bonus_that_fits_no_order_is_not_lost_in_silence(fitting: bool) -> None:
    table = Table()
    events = enumerate(table.s.world.events)
    bonus = next(n for n, e in events if "spy" in e.effect.actions and not e.effect.alignments)
    table.s.hands[0].append(bonus)
    group = table.group(5)
    table.knows(0, group)
    table.order(0, "play-event", event=table.s.event(bonus).name)
    if fitting:
        table.order(0, "spy", target=group)
    table.turn()
    assert ("event-wasted" in table.keys(0)) is not fitting
    assert table.s.event(bonus).name in table.report(0)


@pytest.mark.rule("TSW-81")
@pytest.mark.parametrize("tone", TONES)
def test_a_place_that_brings_its_article_gets_no_other(tone: str) -> None:
    for key in ("guard", "spy-nothing", "strike-failure-hurt"):
        for sentence in said(tone, key, actor="Ada Inkpen", target="the Rain Museum"):
            assert "the Rain Museum" in sentence.replace("The Rain", "the Rain")
            assert "the the" not in sentence.lower()


@pytest.mark.rule("TSW-41", "TSW-81")
@pytest.mark.parametrize("tone", TONES)
def test_the_purpose_of_a_front_stands_by_itself_in_its_founders_words(tone: str) -> None:
    for key in ("front-success", "front-failure"):
        args = {"actor": "Ada Inkpen", "group": "Bees", "symbol": "a hive", "mb": 2}
        for sentence in said(tone, key, purpose="to sit down", **args):
            assert not re.search(r"\b(for|about|in|of) to sit", sentence), sentence


@pytest.mark.rule("TSW-50", "TSW-81")
@pytest.mark.parametrize("tone", TONES)
def test_an_agent_is_introduced_without_a_false_article(tone: str) -> None:
    known = {"person": "Ada Inkpen", "job": "organist", "group": "Bees"}
    figures = {"power": 3, "toughness": 4, "skills": "disguise"}
    for key in ("candidate", "candidate-more", "colleague"):
        for sentence in said(tone, key, actor="Egon Abernathy", **known, **figures):
            assert not re.search(r"\b[Aa] (organist|Ada)\b|disguise are", sentence), sentence


@pytest.mark.rule("TSW-81")
@pytest.mark.parametrize("tone", TONES)
@pytest.mark.parametrize("key", ["victim-dead", "infiltrate-dead", "strike-failure-dead", "strike-kill"])
def test_who_has_died_is_said_to_be_dead(tone: str, key: str) -> None:
    names = {"actor": "Ada", "person": "Egon", "group": "Bees", "target": "Otto", "place": "Rio"}
    for sentence in said(tone, key, **names):
        assert re.search(r"\b(dead|died|deceased|death|fatal|alive|survive)\b", sentence, re.I), sentence


@pytest.mark.rule("TSW-13", "TSW-81")
def test_detail_of_what_did_not_happen_is_not_told_as_if_it_had() -> None:
    table = Table()
    lethal = next(n for n in range(100) if table.s.group_facts(2 + n).danger == "lethal")
    group, agent = table.group(lethal, resistance=12), table.agent(600, 0, power=1)
    victim = table.person(20)
    table.knows(0, group, victim)
    table.s.g_money[0] = 0
    bribe = {"target": victim, "location": "anywhere", "intention": "buy out"}
    table.order(0, "infiltrate", agent, group=group, flavour="wearing a false beard and a smile")
    table.order(0, "attack", flavour="with a suitcase of unmarked notes", **bribe)
    table.turn(d0_0=12)
    assert table.keys(0) == ["infiltrate-dead", "too-poor"]


@pytest.mark.rule("TSW-81", "TSW-92")
def test_after_the_end_nothing_is_said_to_be_decided_or_asked() -> None:
    for over in (False, True):
        table = Table(end="turns", last_turn=6)
        target = table.group(5)
        table.knows(0, target)
        for _ in range(5 if over else 4):
            table.turn()
        table.order(0, "attack-control", attacker=table.conspiracy(0), target=target, mb=1)
        events = table.turn()
        assert (table.kernel.outcome() is not None) is over
        told = [event.kind for event in events if event.seen_by(0) is not None]
        assert ("pending" in told) is not over
