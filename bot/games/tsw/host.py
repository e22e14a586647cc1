"""The gamemaster's moves: review, corrections, gifts, answers (TSW-90). Each is a logged HOST move."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from bot.engine.chance import Stream
from bot.engine.kernel import Kernel
from bot.engine.moves import Move, Refused, text
from bot.games.tsw import phases
from bot.games.tsw.formula import mixed
from bot.games.tsw.fronts import from_record, new_person
from bot.games.tsw.interview import TEXTS
from bot.games.tsw.notes import learn_group, learn_person
from bot.games.tsw.order_sheet import well_formed
from bot.games.tsw.orders.actions import ACTIONS
from bot.games.tsw.records import EventRecord, GroupRecord, checked_alignments
from bot.games.tsw.state import NOBODY, SecretWars
from bot.games.tsw.turn import OrdersRound, TurnFrame
from bot.games.tsw.winning import finish, remove_player, winners

GROUP_FIGURES = {"power": 20, "aid": 20, "resistance": 20, "income": 30, "arrows": 9, "money": 999}
PERSON_FIGURES = {"power": 20, "toughness": 20, "loyalty": 20}
CUSTOM = 900
SECTIONS = ("attacks", "notices", "leaks", "classifieds", "teasers")


def act(k: Kernel, s: SecretWars, move: Move) -> None:
    """Carry out a HOST move. Raises Refused, with nothing changed, if it makes no sense now."""
    verb, rest = (move[0] if move else ""), move[1:]
    known = VERBS.get(verb)
    try:
        if known is None:
            raise Refused([text("refused-host")])
        known(k, s, *rest)
    except (TypeError, ValueError):
        raise Refused([text("refused-host")]) from None


def _demand(fits: object) -> None:
    if not fits:
        raise Refused([text("refused-host")])


def _seat(s: SecretWars, seat: object) -> int:
    if type(seat) is not int or not 0 <= seat < s.seats or not s.alive[seat] or not s.g_name:
        raise Refused([text("refused-no-seat")])
    return seat


def _group(s: SecretWars, name: object) -> int:
    g = s.named_group(name)
    _demand(g != NOBODY)
    return g


def _person(s: SecretWars, name: object) -> int:
    p = s.named_person(name)
    _demand(p != NOBODY)
    return p


def _number(value: object, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise Refused([text("refused-host")])
    return value


# -- the table


def _end(k: Kernel, s: SecretWars) -> None:
    """The moderator closes the game (TSW-92)."""
    k.tell("game-ended", {})
    k.end({"winners": [], "how": []})


def _leave(k: Kernel, s: SecretWars, seat: object) -> None:
    if type(seat) is not int or not 0 <= seat < s.seats or not s.alive[seat]:
        raise Refused([text("refused-no-seat")])
    if not s.g_name:
        s.alive[seat] = 0
        _demand_players(k, s)
        return
    k.tell("conspiracy-dissolved", {"name": s.g_name[seat]})
    remove_player(s, seat)
    frame = s.stack[-1]
    if frame[0] == OrdersRound.name and seat in frame[OrdersRound.READY_SEATS]:
        frame[OrdersRound.READY_SEATS].remove(seat)
    if frame[0] == OrdersRound.name:
        frame[OrdersRound.SHEETS][seat] = []
    if s.before:
        old = type(s).load(s.before)
        remove_player(old, seat)
        s.before = old.dump()
    if sum(s.alive) == 1:
        finish(k, s, *winners(s))


def _demand_players(k: Kernel, s: SecretWars) -> None:
    """Before the founding: with one player left there is no game."""
    living = [seat for seat in range(s.seats) if s.alive[seat]]
    if len(living) < 2:
        k.tell("game-ended", {})
        k.end({"winners": living, "how": ["last"] * len(living)})


def _process(k: Kernel, s: SecretWars) -> None:
    """Orders are closed now (TSW-90)."""
    frame = s.stack[-1]
    _demand(frame[0] == OrdersRound.name and frame[1] == OrdersRound.WRITE)
    frame[OrdersRound.READY_SEATS] = list(OrdersRound.parties(s, frame))


# -- the review


def _reviewing(s: SecretWars) -> None:
    frame = s.stack[-1] if s.stack else [""]
    _demand(frame[0] == TurnFrame.name and frame[1] == TurnFrame.REVIEW)


def _approve(k: Kernel, s: SecretWars) -> None:
    """What is on the desk is told as it is."""
    _reviewing(s)
    s.stack[-1][1] = TurnFrame.TELL


def _fudge(k: Kernel, s: SecretWars, key: object, *forced: object) -> None:
    """A check is decided otherwise: ("success",), ("failure",), or two faces; the turn is resolved anew with
    it."""
    _reviewing(s)
    _demand(any(check["key"] == key for check in s.checks))
    if forced in (("success",), ("failure",)):
        result = [int(forced == ("success",))]
    else:
        _demand(len(forced) == 2 and all(type(face) is int and 1 <= face <= 6 for face in forced))
        result = [int(face) for face in forced]  # type: ignore[call-overload]
    again(s, {**s.overrides, str(key): result}, s.sheets)


def _change(k: Kernel, s: SecretWars, seat: object, number: object, line: object) -> None:
    """An order is changed: while orders are written, or on the desk; '' strikes it out."""
    q = _seat(s, seat)
    _demand(isinstance(line, str))
    frame = s.stack[-1]
    writing = frame[0] == OrdersRound.name
    if not writing:
        _reviewing(s)
    sheets = frame[OrdersRound.SHEETS] if writing else [list(sheet) for sheet in s.sheets]
    n = _number(number, len(sheets[q]))
    if line:
        order = json.loads(str(line))
        _demand(well_formed(order) and order["action"] in ACTIONS and order["action"] != "standing")
        _demand(all(name in order["parameters"] for name in ACTIONS[order["action"]].required))
        _demand(s.named_person(order["actor"]) != NOBODY)
    sheets[q][n : n + 1] = [["order", line]] if line else [["struck"]] if n < len(sheets[q]) else []
    if writing:
        sheets[q] = [entry for entry in sheets[q] if entry != ["struck"]]
    else:
        again(s, s.overrides, sheets)


def again(s: SecretWars, overrides: dict[str, list[int]], sheets: list[Any]) -> None:
    """Resolve the turn once more from where it began; every check that nobody touched falls as before."""
    before, seq, numbers = s.before, s.seq, list(s.numbers)
    old = type(s).load(before)
    for column in s.columns():
        if column not in ("stack", "waiting", "may", "numbers", "seq", "horizon", "ret"):
            setattr(s, column, getattr(old, column))
    s.before, s.overrides, s.sheets, s.seq, s.numbers = before, overrides, sheets, seq, numbers
    phases.resolve(s)


def _narrate(k: Kernel, s: SecretWars, seat: object, number: object, words: object) -> None:
    """A line of a report in the gamemaster's own words; beyond the last line it is added."""
    _reviewing(s)
    report = s.reports[_seat(s, seat)]
    _demand(isinstance(words, str) and 0 < len(words) <= CUSTOM)
    n = _number(number, len(report))
    report[n : n + 1] = [["custom", 0, {"text": words}]]


def _edit_paper(k: Kernel, s: SecretWars, section: object, number: object, words: object) -> None:
    """A line of The Watchful Eye, or its headline, before it is printed."""
    _reviewing(s)
    _demand(isinstance(words, str) and len(words) <= CUSTOM)
    line = ["custom", 0, {"text": words}]
    if section == "headline":
        s.issue["headline"] = line
        return
    _demand(section in SECTIONS)
    lines = s.issue["sections"][section]
    n = _number(number, len(lines))
    lines[n : n + 1] = [line] if words else []


# -- corrections, rewards, answers


def _adjust(k: Kernel, s: SecretWars, what: object, *rest: object) -> None:
    """A correction; on the desk it counts from before the turn, which is then resolved anew."""
    _demand(s.g_name and what in ADJUST)
    if not s.before:
        ADJUST[str(what)](k, s, *rest)
        return
    old = type(s).load(s.before)
    ADJUST[str(what)](k, old, *rest)
    s.before = old.dump()
    again(s, s.overrides, s.sheets)


def _adjust_group(k: Kernel, s: SecretWars, name: object, figure: object, amount: object) -> None:
    """A hidden or open figure of a group: power, aid, resistance, income, arrows, money."""
    g = _group(s, name)
    _demand(figure in GROUP_FIGURES)
    value = _number(amount, GROUP_FIGURES[str(figure)])
    _demand(figure != "arrows" or value >= len(s.puppets(g)))
    _demand(figure != "money" or s.owner(g) != NOBODY)
    getattr(s, f"g_{figure}")[g] = value


def _adjust_person(k: Kernel, s: SecretWars, name: object, figure: object, amount: object) -> None:
    p = _person(s, name)
    _demand(figure in PERSON_FIGURES)
    getattr(s, f"p_{figure}")[p] = _number(amount, PERSON_FIGURES[str(figure)])


def _adjust_alignments(k: Kernel, s: SecretWars, name: object, *alignments: object) -> None:
    s.g_align[_group(s, name)] = list(checked_alignments(tuple(str(a) for a in alignments)))


def _adjust_control(k: Kernel, s: SecretWars, name: object, master: object) -> None:
    """A group goes under another one, or is neutral ('')."""
    g = _group(s, name)
    _demand(g >= s.seats)
    if master == "":
        s.release(g)
        return
    to = _group(s, master)
    _demand(to not in s.branch(g) and s.owner(to) != NOBODY and s.open_arrows(to) > 0)
    s.g_master[g] = to


def _adjust_agent(k: Kernel, s: SecretWars, name: object, seat: object, loyal: object) -> None:
    """A person takes a seat's orders with this loyalty; 0 ends it. The consolation of TSW-90."""
    p, q = _person(s, name), _seat(s, seat)
    _demand(p >= s.seats and s.p_alive[p])
    value = _number(loyal, 10)
    masters = [master for master in s.masters.get(str(p), []) if master[0] != q]
    s.masters[str(p)] = [*masters, [q, value]] if value else masters
    if not s.masters[str(p)]:
        del s.masters[str(p)]
    if value:
        learn_person(s, q, p, 2)


def _adjust_event(k: Kernel, s: SecretWars, seat: object, name: object) -> None:
    """A special event for a seat."""
    q = _seat(s, seat)
    e = next((e for e in s.supply[q] if s.event(e).name == name), None)
    if e is None:
        raise Refused([text("refused-host")])
    s.supply[q].remove(e)
    s.hands[q].append(e)


def _adjust_reveal(k: Kernel, s: SecretWars, seat: object, name: object) -> None:
    """A seat learns all there is to know about a group or a person."""
    q = _seat(s, seat)
    if s.named_group(name) != NOBODY:
        learn_group(s, q, s.named_group(name), 4)
    else:
        learn_person(s, q, _person(s, name), 4)


def _adjust_mind(k: Kernel, s: SecretWars, seat: object, question: object, words: object) -> None:
    """An answer of the interview in other words, before the start or later (TSW-02); names stay."""
    q = _seat(s, seat)
    _demand(question in TEXTS and question not in ("name", "leader") and isinstance(words, str))
    _demand(0 < len(str(words)) <= TEXTS[str(question)])
    s.minds[q][str(question)] = words


def _add_group(k: Kernel, s: SecretWars, line: object) -> None:
    """A new neutral group, as a record of data/tsw/world/groups.yaml in JSON."""
    record = GroupRecord.model_validate_json(str(line))
    taken = {name.casefold() for name in (*s.g_name, *s.p_name)}
    _demand(record.name.casefold() not in taken)
    from_record(
        s,
        {
            "name": record.name,
            "figures": (record.power, record.aid, record.resistance, record.income, record.arrows),
            "alignments": record.alignments,
            "place": record.place,
            "kind": record.kind,
            "danger": record.danger,
            "about": record.about,
        },
    )


def _add_person(k: Kernel, s: SecretWars, group: object) -> None:
    """Somebody new in a group."""
    g = _group(s, group)
    new_person(s, g, Stream(mixed(s.seed, "added", len(s.p_name))), tuple(s.g_align[g]))


def _add_event(k: Kernel, s: SecretWars, line: object) -> None:
    """A new special event, next to be found, as a record of data/tsw/world/events.yaml in JSON."""
    record = EventRecord.model_validate_json(str(line))
    s.extra_events.append(record.model_dump(mode="json"))
    for supply in s.supply:
        supply.insert(0, len(s.world.events) + len(s.extra_events) - 1)


def _kill(k: Kernel, s: SecretWars, name: object) -> None:
    p = _person(s, name)
    _demand(p >= s.seats)
    s.p_alive[p] = 0
    s.masters.pop(str(p), None)
    s.inside.pop(str(p), None)
    for a in s.attacks:
        a["agents"] = [q for q in a["agents"] if q != p]


def _answer(k: Kernel, s: SecretWars, seat: object, words: object) -> None:
    """The gamemaster answers a player; the oldest thing of his on the desk is done with."""
    q = _seat(s, seat)
    _demand(isinstance(words, str) and 0 < len(words) <= CUSTOM)
    first = next((item for item in s.queue if item["seat"] == q), None)
    if first is not None:
        s.queue.remove(first)
    k.tell("gamemaster-says", None, {q: {"text": words}})


def _dismiss(k: Kernel, s: SecretWars, number: object) -> None:
    """Something on the desk needs no answer."""
    _demand(s.queue)
    del s.queue[_number(number, len(s.queue) - 1)]


ADJUST: dict[str, Callable[..., None]] = {
    "group": _adjust_group,
    "person": _adjust_person,
    "alignments": _adjust_alignments,
    "control": _adjust_control,
    "agent": _adjust_agent,
    "event": _adjust_event,
    "reveal": _adjust_reveal,
    "add-group": _add_group,
    "add-person": _add_person,
    "add-event": _add_event,
    "kill": _kill,
    "mind": _adjust_mind,
}
VERBS: dict[object, Callable[..., None]] = {
    "end": _end,
    "leave": _leave,
    "process": _process,
    "approve": _approve,
    "fudge": _fudge,
    "change": _change,
    "narrate": _narrate,
    "edit-paper": _edit_paper,
    "adjust": _adjust,
    "answer": _answer,
    "dismiss": _dismiss,
}
