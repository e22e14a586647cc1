"""The players on the desk: what waits for a word, the conspiracies with their answers, and the notes that
only the gamemaster reads (TSW-02, TSW-04, TSW-52, TSW-81, TSW-83).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from bot.engine.moves import Text, Who, text
from bot.games.chair import Blank, Deed, Page, Way
from bot.games.tsw.chair.desk_turn import (
    console,
    conspiracy,
    ground,
    hash_of,
    living,
    number,
    places,
    playing,
    words,
)
from bot.games.tsw.chair.desk_world import about_blank, alignments_blank, figures_blank
from bot.games.tsw.chair.host_favours import LONGEST_LIST
from bot.games.tsw.chair.host_review import HARDEST
from bot.games.tsw.chair.host_terms import reviewing
from bot.games.tsw.play.actions.gambits import VERDICTS, ruling
from bot.games.tsw.play.actions.people import EASE
from bot.games.tsw.play.interview import LISTS, TEXTS
from bot.games.tsw.play.setup import Questions
from bot.games.tsw.play.state import Record, SecretWars
from bot.games.tsw.play.winning import progress

NAMES = ("name", "leader")
GOALS = ("control", "treasury", "people", "destroy", "fronts")
NOTES = 9


# -- what waits


def queue(s: SecretWars, rest: str) -> Page:
    """Questions, gambits, and groups that nobody knows."""
    lines = tuple(_item_line(s, item) for item in s.queue) or (text("tsw-desk-nothing-waits"),)
    ways = tuple(Way(f"item.{n}", _item_line(s, item)) for n, item in enumerate(s.queue))
    return Page("queue", text("tsw-desk-queue"), lines, ways)


def _item_line(s: SecretWars, item: Record) -> Text:
    return text("tsw-desk-item", kind=item["kind"], name=s.g_name[item["seat"]], words=item["text"])


def item(s: SecretWars, rest: str) -> Page:
    """One of them, and what can be done about it."""
    (n,) = places(rest, len(s.queue))
    found = s.queue[n]
    since = hash_of(f"{found['seat']} {found['kind']} {found['turn']} {found['text']}")
    deeds = [
        Deed(
            text("tsw-desk-answer"), ("answer", n), (words("words", text("tsw-desk-words")),), "main", since
        ),
        Deed(text("tsw-desk-dismiss"), ("dismiss", n), (), "plain", since),
    ]
    lines = [
        text("tsw-desk-item-from", who=Who(found["seat"]), name=s.g_name[found["seat"]], turn=found["turn"]),
        text("tsw-desk-quoted", words=found["text"]),
    ]
    if found["kind"] == "group":
        blanks = (figures_blank(), about_blank(), alignments_blank(s))
        deeds.insert(0, Deed(text("tsw-desk-admit"), ("admit", n), blanks, "good", since))
        lines.append(text("tsw-desk-admit-or"))
    elif found["kind"] == "gambit":
        action, difficulty, verdict, _ = ruling(s, found["seat"], found["text"])
        lines.append(text("tsw-desk-ruling", action=_ease(action), difficulty=difficulty, verdict=verdict))
        if reviewing(s) and found["turn"] == s.turn:
            deeds.insert(0, _judge(n, action, difficulty, since))
        deeds.append(console(s, found["seat"]))
    title = text("tsw-desk-kind", kind=found["kind"])
    return Page(f"item.{n}", title, tuple(lines), (), tuple(deeds), "queue")


def _judge(n: int, action: str, difficulty: int, since: int) -> Deed:
    actions = tuple((name, _ease(name)) for name in EASE)
    verdicts = tuple((verdict, text(f"tsw-desk-verdict-{verdict}")) for verdict in VERDICTS)
    blanks = (
        Blank("action", text("tsw-desk-nearest"), "one", value=action, options=actions),
        number("difficulty", text("tsw-desk-difficulty", most=HARDEST), HARDEST, difficulty),
        Blank("verdict", text("tsw-desk-verdict"), "one", value="dice", options=verdicts),
        words("words", text("tsw-desk-comment"), least=0),
    )
    return Deed(text("tsw-desk-judge"), ("judge", n), blanks, "good", since)


def _ease(action: str) -> Text:
    return text(f"tsw-action-{action}")


# -- conspiracies


def conspiracies(s: SecretWars, rest: str) -> Page:
    """All conspiracies, or what has been answered so far."""
    if not s.g_name:
        ways = tuple(
            Way(f"mind.{q}", text("tsw-desk-form-of", who=Who(q), done=int(bool(_form(s, q)))))
            for q in range(s.seats)
            if s.alive[q]
        )
        return Page("conspiracies", text("tsw-desk-conspiracies"), (text("tsw-desk-interview"),), ways)
    lines = tuple(_conspiracy_line(s, seat) for seat in living(s))
    ways = tuple(Way(f"mind.{seat}", conspiracy(s, seat)) for seat in living(s))
    return Page("conspiracies", text("tsw-desk-conspiracies"), lines, ways)


def _conspiracy_line(s: SecretWars, seat: int) -> Text:
    kind, needed, alignment = s.goals[seat]
    return text(
        "tsw-desk-standing",
        conspiracy=conspiracy(s, seat),
        groups=len(s.controlled(seat)),
        mb=sum(s.g_money[g] for g in s.branch(seat)),
        agents=len(s.agents(seat)),
        kind=kind,
        needed=needed,
        alignment=alignment or "any",
        now=progress(s, seat),
    )


def _form(s: SecretWars, seat: int) -> dict[str, Any]:
    """What a player has answered in the interview so far."""
    f = Questions.on_top(s)
    sheet = [] if f is None else Questions.sheets(f)[seat]
    answers: dict[str, Any] = json.loads(str(sheet[0][1])) if sheet and len(sheet[0]) > 1 else {}
    return answers


def mind(s: SecretWars, rest: str) -> Page:
    """One conspiracy: its answers, its goal, its people, what it holds."""
    q = playing(s, rest)
    answers = s.minds[q] if s.g_name else _form(s, q)
    said = [
        text("tsw-desk-answered", question=text("tsw-desk-question", which=key), words=_plain(answers[key]))
        for key in (*TEXTS, *LISTS)
        if answers.get(key)
    ]
    if not s.g_name:
        title = text("tsw-desk-form-of", who=Who(q), done=int(bool(answers)))
        asked = (*TEXTS, *LISTS) if answers else ()
        deeds = tuple(_edit(q, key, answers.get(key, "")) for key in asked)
        return Page(
            f"mind.{q}", title, tuple(said) or (text("tsw-desk-no-lines"),), (), deeds, "conspiracies"
        )
    lines = [_conspiracy_line(s, q), *_holdings(s, q), *said]
    ways = [Way(f"group.{g}", text("tsw-desk-name", name=s.g_name[g])) for g in s.branch(q)]
    ways += [Way(f"person.{p}", text("tsw-desk-name", name=s.p_name[p])) for p in s.people_of(q)]
    return Page(
        f"mind.{q}", conspiracy(s, q), tuple(lines), tuple(ways), tuple(_deeds(ground(s), q)), "conspiracies"
    )


def _plain(answer: Any) -> str:
    return ", ".join(map(str, answer)) if isinstance(answer, list) else str(answer)


def _holdings(s: SecretWars, seat: int) -> list[Text]:
    return [
        text("tsw-desk-hand", names=tuple(s.event(e).name for e in s.hands[seat]) or "–"),
        text("tsw-desk-agents", names=tuple(s.p_name[p] for p in s.agents(seat)) or "–"),
        text("tsw-desk-structure", names=tuple(s.g_name[g] for g in s.controlled(seat)) or "–"),
        text("tsw-desk-subscribed", yes=int(s.subscribed[seat])),
    ]


def _edit(seat: int, key: str, value: Any) -> Deed:
    question = text("tsw-desk-question", which=key)
    said = "; ".join(map(str, value)) if isinstance(value, list) else str(value)
    blank = words("words", question, TEXTS.get(key, LONGEST_LIST), said)
    return Deed(text("tsw-desk-edit", what=question), ("adjust", "mind", seat, key), (blank,))


def _deeds(s: SecretWars, seat: int) -> list[Deed]:
    kinds = tuple((kind, text(f"tsw-desk-goal-{kind}")) for kind in GOALS)
    kind, needed, alignment = s.goals[seat]
    leanings = (
        ("", text("tsw-desk-any")),
        *((a, text("tsw-desk-name", name=a)) for a in s.alignments.opposites),
    )
    goal = (
        Blank("kind", text("tsw-desk-goal-kind"), "one", value=kind, options=kinds),
        number("amount", text("tsw-desk-goal-amount"), 99, needed, 1),
        Blank("alignment", text("tsw-desk-goal-alignment"), "one", value=alignment, options=leanings[:25]),
    )
    hand = tuple(
        (s.event(e).name, text("tsw-desk-name", name=s.event(e).name)) for e in dict.fromkeys(s.hands[seat])
    )
    event, name = words("event", text("tsw-desk-event"), 60), words("name", text("tsw-desk-name-of"), 60)
    found = [
        console(s, seat),
        Deed(text("tsw-desk-tell"), ("tell", seat), (words("words", text("tsw-desk-words")),), "main"),
        Deed(text("tsw-desk-set-goal"), ("adjust", "goal", seat), goal),
        Deed(text("tsw-desk-give-event"), ("adjust", "event", seat), (event,)),
        Deed(text("tsw-desk-reveal"), ("adjust", "reveal", seat), (name,)),
    ]
    if hand:
        blank = Blank("event", text("tsw-desk-event"), "one", options=hand[:25])
        found.append(Deed(text("tsw-desk-take-event"), ("adjust", "take-event", seat), (blank,)))
    asked = (key for key in (*TEXTS, *LISTS) if key not in NAMES)
    return [*found, *(_edit(seat, key, s.minds[seat][key]) for key in asked)]


# -- notes


def notes(s: SecretWars, rest: str) -> Page:
    """What the gamemaster should know and no player is told (TSW-72, TSW-83)."""
    lines = tuple(text(f"tsw-desk-note-{n}") for n in range(1, NOTES + 1))
    return Page("notes", text("tsw-desk-notes"), lines)


PAGES: dict[str, Callable[[SecretWars, str], Page]] = {
    "queue": queue, "item": item, "conspiracies": conspiracies, "mind": mind, "notes": notes,
}  # fmt: skip
