"""The gamemaster and the players: answers, unknown groups, rewards and consolations, what was said in the
interview, goals (TSW-02, TSW-04, TSW-81, TSW-90).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from bot.engine.kernel import Kernel
from bot.engine.moves import Refused, text
from bot.engine.sealed import Sheet
from bot.games.tsw.chair.host_review import AGAIN, correct, settle
from bot.games.tsw.chair.host_terms import a_number, a_person, a_seat, demand, own, some_words
from bot.games.tsw.chair.host_world import GROUP_FIGURES, add, hand_over, serve
from bot.games.tsw.play.interview import LISTS, NAMES, TEXTS, several
from bot.games.tsw.play.named import place_in
from bot.games.tsw.play.notes import note_group
from bot.games.tsw.play.setup import Questions, form
from bot.games.tsw.play.state import Record, SecretWars
from bot.games.tsw.world.records import Goal

GIFTS = ("money", "event", "agent")
GRATEFUL = 5
"""Loyalty of an agent who is given to a player."""
LONGEST_LIST = 400
"""Characters of an answer of several words."""


# -- the queue


def answer(k: Kernel, s: SecretWars, number: object, words: object) -> None:
    """The gamemaster answers what waits on their desk; it is done with."""
    item = _item(s, number)
    said = some_words(words)
    k.tell("gamemaster-says", None, {item["seat"]: {"text": said}})
    settle(s, item)


def admit(k: Kernel, s: SecretWars, number: object, figures: object, about: object, *wanted: object) -> None:
    """A group that a player has named exists from now on, and they know of it (TSW-04)."""
    item = _item(s, number)
    demand(item["kind"] == "group", text("tsw-desk-item-gone"))

    def exists(ground: SecretWars) -> None:
        g = add(ground, item["text"], figures, about, wanted)
        note_group(ground, item["seat"], g)
        k.tell("admitted", None, {item["seat"]: {"name": ground.g_name[g]}})
        ground.queue.remove(item)

    correct(s, exists)


def dismiss(k: Kernel, s: SecretWars, number: object) -> None:
    """Something on the desk needs no answer."""
    settle(s, _item(s, number))


def _item(s: SecretWars, number: object) -> Record:
    if type(number) is not int or not 0 <= number < len(s.queue):
        raise Refused([text("tsw-desk-item-gone")])
    return s.queue[number]


def write(k: Kernel, s: SecretWars, seat: object, words: object) -> None:
    """The gamemaster says something to one player."""
    k.tell("gamemaster-says", None, {a_seat(s, seat): {"text": some_words(words)}})


# -- rewards and consolations


def console(k: Kernel, s: SecretWars, seat: object, gift: object, which: object, words: object) -> None:
    """A resource for a player ('money' an amount, 'event' or 'agent' by name), with words: in their report if
    the turn lies on the desk, else at once (TSW-90)."""
    q = a_seat(s, seat)
    said = some_words(words)
    demand(gift in GIFTS, text("refused-host"))
    meant = s.p_name[a_person(s, which)] if gift == "agent" else str(which)
    _given(s, q, str(gift), meant)
    if s.before:
        s.edits.append(["console", q, str(gift), meant, said])
        s.reports[q].append(own(said))
    else:
        k.tell("gamemaster-says", None, {q: {"text": said}})


def _given(s: SecretWars, seat: int, gift: str, which: str) -> None:
    if gift == "money":
        demand(which.strip().isdecimal(), text("shape-number"))
        most = GROUP_FIGURES["money"] - s.g_money[seat]
        s.g_money[seat] += a_number(int(which), most, 1)
    elif gift == "event":
        hand_over(s, seat, which)
    else:
        p = a_person(s, which)
        loyal = next((value for master, value in s.masters.get(str(p), ()) if master == seat), 0)
        serve(s, p, seat, max(loyal, GRATEFUL))


def _console_again(s: SecretWars, seat: int, gift: str, which: str, said: str) -> None:
    """A gift that has become impossible since is left out, and what was said with it; so is one for somebody
    who has left."""
    if not s.alive[seat]:
        return
    try:
        _given(s, seat, gift, which)
    except Refused:
        return
    s.reports[seat].append(own(said))


AGAIN["console"] = _console_again


# -- conspiracies


def mind(k: Kernel, s: SecretWars, seat: object, question: object, words: object) -> None:
    """An answer of the interview in other words, on the form or after the founding (TSW-02); for names there
    is 'rename' then. Several words are a line each, or parted by semicolons or commas."""
    demand(question in TEXTS or question in LISTS, text("tsw-desk-no-figure", given=str(question)))
    key, said = str(question), some_words(words, TEXTS.get(str(question), LONGEST_LIST))
    answer: str | list[str] = several(said) if key in LISTS else said
    answers: dict[str, Any] = {}
    sheet: Sheet = []
    if s.g_name:
        demand(key not in NAMES, text("tsw-desk-rename"))
        q = a_seat(s, seat)
    else:
        f = Questions.on_top(s)
        sheets = [] if f is None else Questions.sheets(f)
        if type(seat) is not int or not 0 <= seat < len(sheets):
            raise Refused([text("refused-no-seat")])
        sheet = sheets[seat]
        demand(sheet, text("tsw-desk-no-interview"))
        answers = json.loads(str(sheet[0][1])) if len(sheet[0]) > 1 else {}
    line = json.dumps({**answers, key: answer})
    found = form(s).check((line,))
    if found:
        raise Refused(found)
    if not s.g_name:
        sheet[:] = [["interview", line]]
        return
    s.minds[q][key] = answer
    if key == "where":
        s.minds[q]["place"] = place_in(s, str(answer)) or s.minds[q]["place"]


def goal(k: Kernel, s: SecretWars, seat: object, kind: object, amount: object, alignment: object) -> None:
    """The secret goal of a conspiracy (TSW-92)."""
    q = a_seat(s, seat)
    needed = a_number(amount, 99, 1)
    narrowed = str(alignment) if kind == "control" else ""
    try:
        record = Goal(kind=str(kind), amount=needed, alignment=narrowed)
    except ValueError:
        raise Refused([text("refused-host")]) from None
    s.goals[q] = [record.kind, record.amount, record.alignment]


FAVOURS: dict[str, Callable[..., None]] = {
    "answer": answer,
    "admit": admit,
    "dismiss": dismiss,
    "tell": write,
    "console": console,
}
