"""What everybody sees: lobby, table card, calls, votes and the end of a game, as messages of its thread."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from discord import ui

from bot.engine.kernel import OptionSpec
from bot.engine.moves import Ask, Text, Who, text
from bot.games.reports import StandingReport
from bot.table.people import server
from bot.table.records import SeatRow
from bot.table.seen import Seen, Table
from bot.table.settings import PACES, told_setting
from bot.ui.controls.choosing import OPTION_LABEL, Option, clip
from bot.ui.controls.components import Layout, Outgoing, cut, table_button, table_select
from bot.ui.front import Front, Reader, when
from bot.ui.out.pictures import Picture
from bot.ui.panel.panel import heading
from bot.ui.words.markdown import verbatim

LOBBY, RUNNING, ENDED = 0x4C78A8, 0x2E8B8B, 0xC9A227
HOURS = (0.0, 1.0, 4.0, 12.0, 24.0, 48.0, 72.0, 168.0)
ROUND_HOURS = (0.0, 1 / 60, 10 / 60, 1.0, 12.0, 24.0, 48.0, 72.0, 120.0, 168.0, 240.0, 336.0, 720.0, 1440.0)
"""Deadlines offered in the lobby, in hours (0: none): for one decision, and for a round of all seats. Any
other can be typed with `/game option`."""
MOST_CONTENT = 2000
MOST_REPORT = 3000
"""Letters of what is said of something that goes on."""
CHANNELS = (server.CHANNEL, server.AUDIT_CHANNEL)
"""Settings whose value is a channel."""
OPTION_ROWS = 3
"""Game options with a list of their own on the lobby card; the others are behind one list."""


@dataclass(slots=True)
class Said:
    """A plain message: text with a row of buttons, and who is called by it."""

    content: str
    view: ui.View
    users: tuple[int, ...] = ()


# -- the lobby


def lobby_card(front: Front, table: Table) -> Outgoing:
    """Who sits where, the options as lists, and the buttons to join, leave, add AI seats and start."""
    reader = front.public(table)
    info = front.game(table).rules.info
    layout = Layout(LOBBY).text(f"## {front.table_name(table, reader)}", 200)
    about = front.word(
        reader,
        "lobby-about",
        game=front.game_name(table.kind, reader),
        least=info.least,
        most=info.most,
        missing=max(0, info.least - len(table.seats)),
    )
    layout.text(about)
    layout.text(
        "\n".join(_seat_line(front, reader, table, row) for row in table.seats)
        or front.word(reader, "lobby-empty")
    )
    layout.line()
    for spec in info.options[:OPTION_ROWS]:
        layout.row(_option_select(front, reader, table, spec))
    layout.row(_hours_select(front, reader, table))
    if front.game(table).pauses is not None:
        layout.row(_pace_select(front, reader, table))
    game = table.game
    if behind_button(front, table):
        layout.text(_changed(front, reader, table), 600)
        layout.row(table_button(front.word(reader, "lobby-more"), game, "more"))
    full = len(table.seats) >= info.most
    layout.row(
        table_button(front.word(reader, "button-join"), game, "join", style="good", disabled=full),
        table_button(front.word(reader, "button-leave"), game, "leave"),
        table_button(front.word(reader, "button-add-ai"), game, "add-ai", disabled=full),
        table_button(front.word(reader, "button-remove-ai"), game, "remove-ai"),
        table_button(
            front.word(reader, "button-start"),
            game,
            "start",
            style="main",
            disabled=len(table.seats) < info.least,
        ),
    )
    return layout.done()


def closed_card(front: Front, table: Table) -> Outgoing:
    """What is left of a lobby card when its game has begun or was closed."""
    reader = front.public(table)
    place = f"<#{table.place.talk}>"
    begun = table.status != "archived" or table.seq > 0
    key = "lobby-lapsed" if table.lapsed else "lobby-started" if begun else "lobby-closed"
    where = front.word(reader, key, where=place)
    layout = Layout(LOBBY).text(f"## {front.table_name(table, reader)}", 200)
    layout.text("\n".join(_seat_line(front, reader, table, row) for row in table.seats))
    layout.text(where)
    if table.lapsed:
        layout.row(table_button(front.word(reader, "button-reopen"), table.game, "reopen", style="main"))
    return layout.done()


def _seat_line(front: Front, reader: Reader, table: Table, row: SeatRow) -> str:
    name = verbatim(row.name)
    if row.kind == "ai":
        return front.word(
            reader, "lobby-seat-ai", seat=row.seat + 1, name=name, level=front.word(reader, f"ai-{row.ai}")
        )
    key = f"lobby-seat-ready-{table.kind}" if row.seat in table.ready else "lobby-seat"
    return front.word(reader, key, seat=row.seat + 1, name=name)


def option_name(front: Front, reader: Reader, name: str) -> str:
    """What an option is called."""
    key = f"option-{name.replace('_', '-')}"
    return front.word(reader, key) if front.catalogue.has(key) else name.replace("_", " ").capitalize()


def option_value(front: Front, reader: Reader, name: str, value: object) -> str:
    """What a value of an option is called."""
    key = re.sub(r"[_ ]", "-", f"option-{name}-{str(value).lower()}")
    if front.catalogue.has(key):
        return front.word(reader, key)
    return front.word(reader, "word-yes" if value else "word-no") if isinstance(value, bool) else str(value)


def setting_value(front: Front, reader: Reader, name: str, value: object) -> str:
    """What a value of a table's or a server's setting is called; None is one that is not set."""
    if value is None:
        return front.word(reader, "word-unset")
    told = told_setting(name, value)
    if isinstance(told, Text):
        return front.catalogue.format(told, {}, reader.locale)
    return f"<#{value}>" if name in CHANNELS else option_value(front, reader, name, value)


def status(front: Front, reader: Reader, table: Table) -> str:
    """How a table stands, in a word or two."""
    return front.word(reader, f"status-{status_key(table)}")


def status_key(table: Table) -> str:
    """How a table stands: its status, or why its clock stands still."""
    people = [row for row in table.seats if row.kind == "human"]
    rests = table.status == "paused" and bool(people) and all(row.away for row in people)
    return "lost" if table.lost else "rests" if rests else table.status


def options_lines(front: Front, reader: Reader, table: Table) -> str:
    """With which options a game is played, one a line: those that stand on the lobby card, and what is not as
    usual."""
    options = front.game(table).rules.info.options
    lines = [_option_line(front, reader, table, spec) for spec in options[:OPTION_ROWS]]
    return "\n".join([*lines, _changed(front, reader, table)]).strip()


def _option_select(front: Front, reader: Reader, table: Table, spec: OptionSpec) -> ui.Select:
    current = table.options.get(spec.name, spec.default)
    called = option_name(front, reader, spec.name)
    options = [
        Option(
            clip(f"{called}: {option_value(front, reader, spec.name, value)}", OPTION_LABEL),
            str(n),
            value == current,
        )
        for n, value in enumerate(spec.values)
    ]
    return table_select(called, table.game, "option", options, spec.name)


def behind_button(front: Front, table: Table) -> Sequence[OptionSpec]:
    """The options of a game that have no list of their own on the lobby card, without those that mean
    nothing as another one stands."""
    options = front.game(table).rules.info.options
    usual = {spec.name: spec.default for spec in options}
    now = {**usual, **table.options}

    def means(spec: OptionSpec) -> bool:
        name, *values = spec.only_with or ("",)
        return now[name] in values if values else not name or now[name] != usual[name]

    return [spec for spec in options[OPTION_ROWS:] if means(spec)]


def _more_select(front: Front, reader: Reader, table: Table) -> ui.Select:
    options = [
        Option(f"{option_name(front, reader, spec.name)}: {_current(front, reader, table, spec)}", spec.name)
        for spec in behind_button(front, table)
    ]
    return table_select(front.word(reader, "lobby-which"), table.game, "more", options)


def _changed(front: Front, reader: Reader, table: Table) -> str:
    """What is not as usual among the options that have no list on the card; nothing if all is."""
    unusual = (s for s in behind_button(front, table) if table.options.get(s.name, s.default) != s.default)
    return "\n".join(_option_line(front, reader, table, spec) for spec in unusual)


def _option_line(front: Front, reader: Reader, table: Table, spec: OptionSpec) -> str:
    """An option with its value."""
    name, value = option_name(front, reader, spec.name), _current(front, reader, table, spec)
    return front.word(reader, "lobby-changed", name=name, value=value)


def _current(front: Front, reader: Reader, table: Table, spec: OptionSpec) -> str:
    return option_value(front, reader, spec.name, table.options.get(spec.name, spec.default))


def options_page(front: Front, reader: Reader, table: Table) -> Outgoing:
    """The options that have no list of their own on the lobby card, as they are now."""
    layout = Layout(LOBBY).text(f"### {front.table_name(table, reader)}", 200)
    return layout.row(_more_select(front, reader, table)).done()


def option_page(front: Front, reader: Reader, table: Table, spec: OptionSpec) -> Outgoing:
    """One option with its values, for whoever wants to change it, and the way to the others."""
    layout = Layout(LOBBY).text(f"### {option_name(front, reader, spec.name)}", 200)
    rule = f" ({spec.rule})" if spec.rule else ""
    layout.text(front.word(reader, "lobby-option-now", value=_current(front, reader, table, spec)) + rule)
    layout.row(_option_select(front, reader, table, spec))
    if behind_button(front, table):
        layout.row(_more_select(front, reader, table))
    return layout.done()


def _hours_select(front: Front, reader: Reader, table: Table) -> ui.Select:
    in_rounds = front.game(table).round is not None
    hours = sorted({*(ROUND_HOURS if in_rounds else HOURS), table.settings.hours})
    options = [
        Option(span_option(front, reader, h, in_rounds), str(h), h == table.settings.hours) for h in hours
    ]
    hint = "lobby-turn-hint" if in_rounds else "lobby-hours-hint"
    return table_select(front.word(reader, hint), table.game, "hours", options)


def _pace_select(front: Front, reader: Reader, table: Table) -> ui.Select:
    """How long others have to answer, in games in which they may."""
    called = option_name(front, reader, "pace")
    options = [
        Option(f"{called}: {option_value(front, reader, 'pace', pace)}", pace, pace == table.settings.pace)
        for pace in PACES
    ]
    return table_select(called, table.game, "pace", options)


def span_option(front: Front, reader: Reader, hours: float, in_rounds: bool) -> str:
    """A deadline as an option of the lobby."""
    if not in_rounds:
        return front.word(reader, "lobby-hours", hours=hours)
    unit, count = (
        ("days", hours / 24) if hours >= 48 else ("hours", hours) if hours >= 1 else ("minutes", hours * 60)
    )
    return front.word(reader, "lobby-turn", unit=unit if hours else "none", count=round(count, 1))


# -- the running table


def table_card(front: Front, seen: Seen, picture: Picture | None) -> Outgoing:
    """Picture, whose decision it is and until when, and the buttons that work for ever."""
    reader, table = front.public(seen.table), seen.table
    twin = front.table_twin(seen, reader)
    layout = Layout(RUNNING).text(f"## {heading(front, reader, seen)}", 400)
    layout.text(waiting_lines(front, reader, seen), 900)
    if picture is not None:
        layout.picture(picture, "table.png")
    else:
        layout.text(twin, 2400)
    game = table.game
    first = "replay" if table.result is not None else "panel"
    layout.row(
        table_button(front.word(reader, f"button-{first}"), game, first, style="main"),
        table_button(front.word(reader, "button-table"), game, "table"),
        table_button(front.word(reader, "button-log"), game, "log"),
        table_button(front.word(reader, "button-help"), game, "help"),
    )
    return layout.done()


def report_card(front: Front, seen: Seen, report: StandingReport, picture: Picture | None) -> Outgoing:
    """What goes on at a table, as a picture and in words, with the way to the panel as long as it does."""
    reader, table = front.public(seen.table), seen.table
    layout = Layout(ENDED if report.over else RUNNING).text(
        f"### {front.say(report.head, reader, table)}", 400
    )
    layout.text(front.lines(report.lines, reader, table), MOST_REPORT).picture(picture, "report.png")
    if not report.over:
        layout.row(table_button(front.word(reader, "button-panel"), table.game, "panel"))
    return layout.done()


def waiting_lines(front: Front, reader: Reader, seen: Seen) -> str:
    """Until when those have time who hold up the game; who they are stands in the heading."""
    if seen.table.status == "paused":
        return front.word(reader, "table-how-on", status=status_key(seen.table))
    if seen.closes is not None:
        return front.word(reader, "table-round-closes", time=when(seen.closes))
    lines = [
        text("table-due", who=Who(w.seat), time=when(w.due_at)) for w in seen.waiting if w.due_at is not None
    ]
    if seen.pause is not None:
        poll = int(front.poll(seen) is not None)
        lines.append(text("table-pause", time=when(seen.pause), poll=poll))
    return front.lines(lines, reader, seen.table)


def calls(
    front: Front,
    seen: Seen,
    wanted: Mapping[int, Ask],
    seats: Sequence[Mapping[str, Any]],
    late: Collection[int] = (),
) -> Said:
    """Calls to `seats` (each with `seat`, `user`, `due_at`) that say what is asked, with the button to their
    panels. `wanted`: the open decisions by seat; `late`: who is reminded."""
    table = seen.table
    reader = front.public(table)
    called = [seat for seat in seats if seat.get("user")]
    groups: dict[tuple[str, str, float | None], list[str]] = {}
    for seat in called:
        asked, due = wanted.get(seat["seat"]), seat.get("due_at")
        what = text("wanted") if asked is None else front.game(table).words.wanted(seen.view, asked)
        key = ("call-late" if seat["seat"] in late else "call") + ("-until" if due is not None else "")
        groups.setdefault((key, front.say(what, reader, table), due), []).append(f"<@{seat['user']}>")
    lines = [
        front.word(reader, key, who=" ".join(people), wanted=said, time=when(due) if due is not None else "")
        for (key, said, due), people in groups.items()
    ]
    users = tuple(int(seat["user"]) for seat in called)
    button = table_button(front.word(reader, "button-panel"), table.game, "panel", style="main")
    return Said(cut("\n".join(lines), MOST_CONTENT), buttons(button), users)


def vote_card(
    front: Front, table: Table, what: str, value: float, by: int | None, after: Text | None = None
) -> Said:
    """A proposal with buttons to agree or to refuse; `after`: what was told last where the game would stand
    again. How many moves that is nobody is told: there may be secret ones among them."""
    reader = front.public(table)
    who = Who(by) if by is not None and by >= 0 else front.word(reader, "somebody")
    key = f"vote-{what}" if after is None else f"vote-{what}-after"
    words = front.say(text(key, who=who, value=value, after=after), reader, table)
    yes = table_button(front.word(reader, "button-agree"), table.game, "vote", what, "yes", style="good")
    no = table_button(front.word(reader, "button-refuse"), table.game, "vote", what, "no", style="bad")
    return Said(cut(words, MOST_CONTENT), buttons(yes, no))


def lapse(front: Front, table: Table, due: float | None, users: tuple[int, ...]) -> Said:
    """A lobby in which nothing happens: when it will be closed, or (due None) that it was, and the way on."""
    reader = front.public(table)
    act, key = ("reopen", "lobby-lapse") if due is None else ("keep", "lobby-lapsing")
    time = "" if due is None else when(due)
    words = front.word(reader, key, name=front.table_name(table, reader), time=time)
    called = " ".join(f"<@{user}>" for user in users)
    way = table_button(front.word(reader, f"button-{act}"), table.game, act, style="main")
    return Said(cut(f"{called} {words}".strip(), MOST_CONTENT), buttons(way), users)


def lost(front: Front, reader: Reader, table: Table, users: tuple[int, ...]) -> Said:
    """The place of a table is gone: what became of it, and the way to another."""
    who = tuple(f"<@{user}>" for user in users)
    key = "table-lost-lobby" if table.status == "lobby" else "table-lost-told"
    words = front.word(reader, key, name=front.table_name(table, reader), number=str(table.game))
    if who:
        words = f"{' '.join(who)} {words}"
    way = table_button(front.word(reader, "button-thread"), table.game, "thread", style="main")
    return Said(cut(words, MOST_CONTENT), buttons(way), users)


def arrived(front: Front, table: Table, by: int, seats: Sequence[int], users: tuple[int, ...]) -> Said:
    """A game came as a file: by whose hand, for whom its `seats` are held, and the way to take them."""
    reader = front.public(table)
    names = front.names(table)
    words = front.word(
        reader,
        "table-arrived" if seats else "table-arrived-over",
        name=front.table_name(table, reader),
        who=actor(front, reader, by),
        people=tuple(names[seat] for seat in seats),
    )
    if users:
        words = f"{' '.join(f'<@{user}>' for user in users)} {words}"
    way = table_button(front.word(reader, "button-take-seat"), table.game, "take-seat", style="main")
    return Said(cut(words, MOST_CONTENT), buttons(way) if seats else buttons(), users)


def end_card(front: Front, seen: Seen, picture: Picture | None, seed_hash: str, seed: str | None) -> Outgoing:
    """How it ended, everything laid open, the seed to check the dice by, and the way to a rematch."""
    reader, table = front.public(seen.table), seen.table
    layout = Layout(ENDED).text(f"## {heading(front, reader, seen)}", 400)
    twin = front.table_twin(seen, reader)
    if picture is not None:
        layout.picture(picture, "table.png")
    else:
        layout.text(twin, 2400)
    if seed:
        layout.text(front.word(reader, "end-seed", seed=seed, hash=seed_hash))
    layout.row(
        table_button(front.word(reader, "button-rematch"), table.game, "rematch", style="good"),
        table_button(front.word(reader, "button-table"), table.game, "table"),
        table_button(front.word(reader, "button-log"), table.game, "log"),
        table_button(front.word(reader, "button-replay"), table.game, "replay", style="main"),
        table_button(front.word(reader, "button-verify"), table.game, "verify"),
    )
    return layout.done()


def buttons(*items: ui.Button) -> ui.View:
    """A row of buttons under a plain message, stopped like all views."""
    view = ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def actor(front: Front, reader: Reader, user: int) -> str:
    """Who did what is recorded: a person, or the bot itself."""
    return f"<@{user}>" if user else front.word(reader, "the-bot")


def audited(front: Front, reader: Reader, action: str, detail: Mapping[str, Any]) -> str:
    """What a moderator has done, with the figures that belong to it."""
    named: dict[str, object] = {
        name: value for name, value in detail.items() if isinstance(value, int | float | str)
    }
    if isinstance(detail.get("seat"), int):
        unnamed = front.word(reader, "seat-unnamed", seat=detail["seat"] + 1)  # as older records have it
        named |= {"who": verbatim(str(detail.get("who", unnamed))), "seated": 1}
    if detail.get("new") is not None and action == "replace":
        named |= {"to": f"<@{detail['new']}>", "person": 1}
    if detail.get("move"):
        named["deed"] = str(detail["move"][0])
    if action == "look":
        named["name"] = verbatim(str(detail.get("name", "")))
    if action in ("setting", "server"):
        name = str(named["name"])
        named["name"] = option_name(front, reader, name)
        named |= {age: setting_value(front, reader, name, detail.get(age)) for age in ("old", "new")}
    if "called" in detail:
        named |= {"called": verbatim(str(detail["called"])), "told": 1}
    usual = {"seated": 0, "person": 0, "told": 0, "line": -1}
    return front.word(reader, f"audited-{action}", **{**usual, **named})


def happenings(front: Front, table: Table, lines: Sequence[Text]) -> str:
    """What happened, as one plain message."""
    return cut(front.lines(lines, front.public(table), table), MOST_CONTENT)


def thread_name(front: Front, table: Table) -> str:
    """A thread named after the game and its players."""
    reader = front.public(table)
    people = ", ".join(row.name for row in table.seats)
    return clip(f"{front.bare_label(table, reader)} #{table.game} · {people}", 100)
