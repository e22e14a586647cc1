"""Illuminopoly through the simulated Discord: a whole game with a restart, its secrets, typed commands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import pytest
import structlog

from bot.engine.moves import Ask, Draw, Move, text
from bot.games.contract import Game
from bot.games.illuminopoly.cards.board import DOG, FACTIONS, property_name
from bot.games.illuminopoly.minds.ai import HeuristicPlayer
from bot.games.registry import GAMES
from bot.ui.controls.choosing import OPTION_LABEL, clip
from bot.ui.panel.panel import asked
from cogs.illuminopoly import VERBS
from tests.support.discord import World, answer, ids, words
from tests.support.person import Person
from tests.support.transcript import Exhibition, Transcript

KIND = "illuminopoly"
PATIENCE = 1200
OUT_OF_REACH = 60
"""Seconds until the AI seats have gone on."""
RESTART = 25
"""After how many decisions of the person the bot is stopped and started again."""
LEAST = 50
"""Decisions of the person that make it a game worth the name."""
WHISPERS = re.compile(r"back door|wires obey|does not answer any more|out of the till|You control|Your goal:")
"""What is only ever said to one player."""
MANY = 1000
"""$ from which a sum is hardly met by chance."""


@pytest.fixture
def pictures() -> Exhibition:
    return Exhibition(GAMES[KIND].pictures)


@pytest.fixture
def games(pictures: Exhibition) -> dict[str, Game]:
    return {KIND: replace(GAMES[KIND], pictures=pictures)}


class Schemer(HeuristicPlayer):
    """Is the Dog, wants the Chair, dips into the till as soon as she has it, and subverts where she can."""

    def __init__(self) -> None:
        self.dipped = self.subverted = 0

    def choose(self, view: Any, ask: Ask, draw: Draw) -> Move:
        for wanted in (("pick", DOG), ("vote", view.seat)):
            if wanted in ask.choices:
                return wanted
        if ("subvert",) in (getattr(choice, "prefix", None) for choice in ask.choices):
            self.subverted += 1
            return ("subvert", 0)
        return self._dip(view, ask) or super().choose(view, ask, draw)

    def volunteer(self, view: Any, ask: Ask, draw: Draw) -> Move | None:
        return self._dip(view, ask) or super().volunteer(view, ask, draw)

    def _dip(self, view: Any, ask: Ask) -> Move | None:
        verbs = [choice.prefix for choice in ask.choices if hasattr(choice, "prefix")]
        if self.dipped > 2 or ("dip",) not in verbs:
            return None
        self.dipped += 1
        return ("dip", 7)


@dataclass(frozen=True)
class Hidden:
    """What nobody but its owner may know: sums of money, goals in words, sheets of spending, who controls
    what in secret."""

    sums: frozenset[str]
    goals: frozenset[str]
    sheets: frozenset[str]
    control: frozenset[tuple[str, str]]

    def told_in(self, other: Hidden, said: str) -> Iterator[object]:
        """What of this, and of what is hidden at another moment too, is told in `said`."""
        for secrets in ("sums", "goals", "sheets"):
            yield from (word for word in getattr(self, secrets) & getattr(other, secrets) if word in said)
        for name, by in self.control & other.control:
            yield from re.findall(rf"{name} \([^)]*controlled by {by}", said)


async def hidden(world: World, game: int) -> Hidden:
    """The secrets of this moment."""
    service, say = world.bot.service, world.bot.front.catalogue.format
    table = await service.table(game)
    known = (await service.view(game, None)).view
    sums, goals, sheets, control = set(), set(), set(), set()
    for seat in known.seats:
        view = (await service.view(game, seat.seat)).view
        own, name = view.seats[seat.seat], table.names[seat.seat]
        if seat.cash is None and own.cash and own.cash >= MANY and own.cash != known.pot:
            sums.add(f"${own.cash:,}")
        if own.condition >= 0 and seat.condition != own.condition:
            goals.add(say(text("iop-goal-" + FACTIONS[own.condition])))
        if len(view.contest.mine) == 2 and view.contest.kind == "Takeover":
            sheets.add(f"{name}: ${view.contest.mine[1]} {view.contest.mine[0]}")
        for lot, mine in zip(known.properties, view.properties, strict=True):
            if mine.controller == seat.seat != lot.controller:
                control.add((property_name(known.theme, lot.number), name))
    return Hidden(frozenset(sums), frozenset(goals), frozenset(sheets), frozenset(control))


@pytest.mark.slow
@pytest.mark.timeout(180)
async def test_a_whole_game_with_a_restart_and_without_a_leak(world: World, pictures: Exhibition) -> None:
    await world.lobby(KIND)
    number = world.number()
    for name, value in {"order": "joined", "rounds": "20"}.items():
        await world.ann.slash(world.channel, "game option", name=name, value=value, game=number)
    for _ in range(4):
        await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:add-ai")
    await world.ann.click(world.lobby_card(), custom_id=f"t:{number}:start")
    player = Schemer()
    ann, transcript = Person(world, world.ann, player), Transcript(world, pictures)
    transcript.news()
    before, made, kept = await hidden(world, number), 0, set()
    with structlog.testing.capture_logs() as logs:
        for _ in range(PATIENCE):
            if (await world.bot.service.table(number)).status == "over":
                break
            move = await ann.step(number)
            if move is None:
                await world.env.advance_time(OUT_OF_REACH)
            else:
                made += 1
                if made == RESTART:
                    await world.restart()
            over = (await world.bot.service.table(number)).status == "over"
            now = before if over else await hidden(world, number)
            news = transcript.news()
            assert news == [] or move is None or move[0] != "dip", "an edit tells of the dip"
            for said in () if over else news:
                assert not WHISPERS.search(said), said
                assert list(now.told_in(before, said)) == [], said
            kept |= {name for name in ("sums", "goals", "control") if getattr(now, name)}
            before = now
    assert (await world.bot.service.table(number)).status == "over"
    assert kept == {"sums", "goals", "control"}
    assert made > LEAST
    assert player.dipped
    assert player.subverted
    assert "fingerprint as announced" in words(world.thread.history()[-1])
    told = [log for log in logs if log["log_level"] in ("error", "critical") or log["event"] == "message"]
    assert told == []


async def begun(world: World) -> int:
    """A game of Ann and four AI seats that has begun."""
    return await world.game(ais=4, kind=KIND)


async def typed(world: World, game: int, ask: Ask, move: Move) -> tuple[str, Any]:
    """Ann types what stands for `move`: the command, and what she is answered."""
    verb = next(verb for verb in VERBS if move[0] in verb.first)
    seen = await world.bot.service.panel(game, world.ann.id)
    wording = world.bot.front.wording(seen, ask, await world.bot.front.reader(world.ann.id))
    place = next(
        choice for choice in ask.choices if choice == move or getattr(choice, "prefix", None) == move[:-1]
    )
    given: dict[str, Any] = {} if place == move else {"amount": move[-1]}
    for value in verb.values[:1]:
        if value != "amount":
            label = clip(wording.label(place), OPTION_LABEL)
            offered = await world.ann.autocomplete(
                world.thread, f"{KIND} {verb.name}", value, label, game=game
            )
            assert label in [choice["name"] for choice in offered]
            given[value] = label
    return verb.name, await world.ann.slash(world.thread, f"{KIND} {verb.name}", **given)


@pytest.mark.slow
@pytest.mark.timeout(180)
async def test_whatever_is_asked_can_be_typed(world: World) -> None:
    number, player, used = await begun(world), Schemer(), set()
    for _ in range(400):
        if (await world.bot.service.table(number)).status == "over":
            number = await begun(world)
        seen = await world.bot.service.panel(number, world.ann.id)
        ask = asked(seen)
        if ask is None or not ask.required:
            await world.env.advance_time(OUT_OF_REACH)
            continue
        name, done = await typed(world, number, ask, player.choose(seen.view, ask, lambda n: n - 1))
        assert (await world.bot.service.table(number)).seq > seen.table.seq, (name, answer(done))
        used.add(name)
        if used >= {"choose", "vote", "collect", "move", "spend", "card", "subvert", "dip", "pass"}:
            return
    raise AssertionError(f"only {used} were asked for")


async def test_typed_nonsense_changes_nothing(world: World) -> None:
    number = await begun(world)
    seq = (await world.bot.service.table(number)).seq
    for command, values in (
        ("buy", {}),
        ("build", {"property": "the moon"}),
        ("dip", {"amount": 5}),
        ("ransom", {"what": "everything", "amount": 3}),
        ("choose", {"what": "florble grommets"}),
        ("move", {}),
    ):
        refused = answer(await world.ann.slash(world.thread, f"{KIND} {command}", **values))
        assert re.search("fits nothing|not possible at the moment|Did you mean|Say at least", refused)
    assert (await world.bot.service.table(number)).seq == seq


async def test_every_option_can_be_set_in_the_lobby(world: World) -> None:
    card = await world.lobby(KIND)
    number = world.number()
    options = GAMES[KIND].rules.info.options
    on_card = {custom_id.rsplit(":", 1)[1] for custom_id in ids(card) if ":option:" in custom_id}
    for spec in options:
        shown: Any = card
        if spec.name not in on_card:
            more = await world.ann.click(card, custom_id=f"t:{number}:more")
            page = await world.ann.select(more.response, [spec.name], custom_id=f"o:{number}:more")
            shown = page.response
        last = len(spec.values) - 1
        await world.ann.select(shown, [str(last)], custom_id=f"o:{number}:option:{spec.name}")
        card = world.lobby_card()
    table = await world.bot.service.table(number)
    assert {spec.name: table.options[spec.name] for spec in options} == {
        spec.name: spec.values[-1] for spec in options
    }


async def test_board_structure_and_deals(world: World, pictures: Exhibition) -> None:
    number = await begun(world)
    ann = Person(world, world.ann, Schemer())
    for _ in range(60):
        if await ann.step(number) is None:
            await world.env.advance_time(OUT_OF_REACH)
        seen = await world.bot.service.panel(number, world.ann.id)
        view, ask = seen.view, asked(seen)
        if view.seats[0].properties and ask is not None and ask.frame == "Turn":
            break
    name = property_name(view.theme, view.seats[0].properties[0])
    table = await world.cat.slash(world.thread, "table")
    assert [file.filename for file in table.response.attachments] == ["table.png"]
    shown = await world.cat.slash(world.thread, "table", seat="Ann")
    assert name in words(shown.response)
    them = (await world.bot.service.table(number)).names[1]
    before = (await world.bot.service.view(number, 1)).view
    form = await world.ann.slash(world.thread, f"{KIND} deal", player=them)
    await world.ann.submit_modal(form, {"give": "100", "want": "0"})
    richer = (await world.bot.service.view(number, 1)).view.seats[1].cash
    assert richer == (before.seats[1].cash or 0) + 100
