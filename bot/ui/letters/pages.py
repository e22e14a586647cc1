"""What is answered to a letter: everything as it was understood, one question, and the ways on.

Beside it the sheet: all that is written, to be sorted, replaced and withdrawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui

from bot.engine.moves import Text
from bot.games.writing import Reading, Written
from bot.table.seen import Seen
from bot.ui.controls import components
from bot.ui.controls.choosing import (
    BUTTONS,
    HINT,
    LABEL,
    OPTION_LABEL,
    OPTIONS,
    Button,
    Controls,
    Option,
    Style,
    clip,
)
from bot.ui.controls.components import Layout, Outgoing, table_button, table_select
from bot.ui.controls.custom_id import Ref, name
from bot.ui.front import Front, Reader, Say, when
from bot.ui.letters.letters import Heard
from bot.ui.letters.talk import Held, mark
from bot.ui.panel.panel import NEWS, QUIET, YOURS, asked, writable
from bot.ui.words.markdown import verbatim

PART = 2000
"""Characters of one message of an answer; what is longer goes on in the next."""
CITED = 60
"""Characters of a sentence that is cited beside what is wrong with it."""
ROWS = 3
"""Orders beside each of which stand buttons; of more, lists to choose from."""
CHANGE = "change"
"""What parts the list of what can be changed from the button that opens an empty form."""
EVERY = "every"
"""Of an answer: that it is one to all questions in which the same is asked."""
SHEET = "sheet"
"""What a button of the sheet says, so that the sheet is drawn anew in its place."""
SIGNS = {"made": "✅", "asked": "❓", "refused": "❌", "told": "▫️"}


def echo_pages(front: Front, reader: Reader, heard: Heard, *, several: bool = False) -> list[Outgoing]:
    """The answer to a letter, as one or more messages; the controls are on the last. `several`: there are
    other tables to which the person could write."""
    table = heard.seen.table

    def say(what: Text) -> str:
        return front.plain(what, reader, table)

    lines = map(verbatim, answers(front, reader, heard, say))
    parts = _parts("\n".join([*notes(front, reader, heard, say), *lines]).splitlines())
    pages = [Layout(QUIET).text(part).done() for part in parts[:-1]]
    layout = Layout(NEWS if heard.question else YOURS)
    layout.text(f"### {_heading(front, reader, heard, say)}", 300).text(parts[-1])
    if heard.lost:
        layout.text(front.word(reader, "letters-lost"))
    if heard.helped:
        layout.text(_help(front, reader, heard, say), 900)
    if heard.question is not None:
        _question(layout, front, reader, heard, heard.question, say)
    _mending(layout, front, reader, heard)
    _ways(layout, front, reader, heard, several)
    return [*pages, layout.done()]


def sign(reading: Reading) -> str:
    """A tick, a question or a cross; for what is no order a mere mark."""
    if reading.lost:
        return SIGNS["told"]
    if reading.refused:
        return SIGNS["refused"]
    if reading.question is not None:
        return SIGNS["asked"]
    return SIGNS["made" if reading.move is not None else "told"]


def answers(front: Front, reader: Reader, heard: Heard, say: Say) -> Iterator[str]:
    """A line for each sentence; where nothing comes of one of several, it is told of which."""
    for reading in heard.readings:
        said = say(reading.said)
        if len(heard.readings) > 1 and reading.refused and reading.source:
            said = front.word(reader, "letters-of", words=clip(reading.source, CITED), said=said)
        yield f"{sign(reading)} {said}"


def _parts(lines: Sequence[str]) -> list[str]:
    """Lines as texts that fit into a message each; at least one."""
    parts = [""]
    for line in lines:
        piece = components.cut(line, PART)
        if parts[-1] and len(parts[-1]) + len(piece) >= PART:
            parts.append("")
        parts[-1] += f"{piece}\n"
    return parts


def _heading(front: Front, reader: Reader, heard: Heard, say: Say) -> str:
    called = front.table_name(heard.seen.table, reader)
    return called if heard.period is None else f"{called} · {say(heard.period)}"


def notes(front: Front, reader: Reader, heard: Heard, say: Say) -> list[str]:
    """What is to be known beside the answers: of which turn this is, what was opened again, what is kept."""
    now = say(heard.period) if heard.period is not None else ""
    notes = []
    if heard.before is not None:
        notes.append(front.word(reader, "letters-late", before=say(heard.before), now=now))
    if heard.reopened:
        notes.append(front.word(reader, "letters-reopened"))
    if heard.kept:
        notes.append(front.word(reader, "letters-kept", now=now))
    elif writable(front, heard.seen) is None:
        notes.append(_closed(front, reader, heard))
    return notes


def _closed(front: Front, reader: Reader, heard: Heard) -> str:
    """Why nothing can be written."""
    if asked(heard.seen) is not None:
        return front.word(reader, "letters-elsewhere")
    over = heard.seen.table.result is not None
    return front.word(reader, "letters-over" if over else "letters-closed")


def _help(front: Front, reader: Reader, heard: Heard, say: Say) -> str:
    """What can be done, with sentences of their own people; nothing where nothing can be written."""
    game = front.game(heard.seen.table)
    if game.reader is None or writable(front, heard.seen) is None:
        return ""
    shown = "\n".join(f"> {verbatim(say(line))}" for line in game.reader.examples(heard.seen.view))
    told = front.word(reader, "letters-help", examples=shown)
    return told if front.second.endpoint is None else f"{told}\n{front.word(reader, 'letters-second')}"


def _question(layout: Layout, front: Front, reader: Reader, heard: Heard, held: Held, say: Say) -> None:
    """The one question that is asked, with its answers as buttons or a list."""
    layout.line()
    if all(reading.said != held.said for reading in heard.readings):
        layout.text(f"{SIGNS['asked']} {verbatim(say(held.said))}", 600)
    layout.text(f"**{verbatim(say(held.question))}**", 900)
    game, id = heard.seen.table.game, str(held.id)
    *labels, refusing = (say(label) for label, _ in held.replies)
    if not labels:
        layout.text(front.word(reader, "letters-in-words"))
    if any(len(label) > LABEL for label in labels[:BUTTONS]):
        layout.text("\n".join(map(verbatim, labels)), 1200)
    if 0 < len(labels) <= BUTTONS:
        first: Style = "good" if len(labels) == 1 else "plain"
        layout.row(*(
            table_button(clip(label, LABEL), game, "answer", id, str(n), style=first)
            for n, label in enumerate(labels)
        ))  # fmt: skip
        alike = 1 + sum(one.asks_like(held) for one in heard.more)
        if len(labels) == 1 and alike > 1:
            every = front.word(reader, "letters-every", answer=labels[0], count=alike)
            layout.row(table_button(clip(every, LABEL), game, "answer", id, "0", EVERY))
    elif labels:
        options = [Option(clip(label, OPTION_LABEL), str(n)) for n, label in enumerate(labels[:OPTIONS])]
        layout.row(table_select(front.word(reader, "letters-pick"), game, "answer", options, id))
    layout.row(
        table_button(front.word(reader, "button-otherwise"), game, "write", held.mark),
        table_button(refusing, game, "answer", id, str(len(labels))),
    )
    _waiting(layout, front, reader, heard, say)


def _waiting(layout: Layout, front: Front, reader: Reader, heard: Heard, say: Say) -> None:
    """How much is asked behind the question, and what of it was not told above."""
    if not heard.more:
        return
    told = [reading.said for reading in heard.readings]
    lines = [f"{SIGNS['asked']} {verbatim(say(held.said))}" for held in heard.more if held.said not in told]
    layout.text("\n".join([front.word(reader, "letters-more", count=len(heard.more)), *lines]), 900)


def _mending(layout: Layout, front: Front, reader: Reader, heard: Heard) -> None:
    """What was just written can be withdrawn and changed."""
    table, game = heard.seen.table, heard.seen.table.game
    labels = [front.plain(line.label, reader, table) for line in heard.written]
    if len(labels) <= ROWS:
        for line, order in zip(heard.written, labels, strict=True):
            withdraw = clip(front.word(reader, "letters-withdraw", order=order), LABEL)
            buttons = [table_button(withdraw, game, "recall", mark(line.words))]
            if line.instead is not None:
                change = front.word(reader, "button-change")
                buttons.append(table_button(change, game, "write", mark(line.words)))
            layout.row(*buttons)
        return
    options = _options(heard.written, labels)
    layout.row(table_select(front.word(reader, "letters-withdraw-one"), game, "recall", options))
    changeable = [mark(line.words) for line in heard.written if line.instead is not None]
    options = [option for option in options if option.value in changeable]
    if options:
        layout.row(table_select(front.word(reader, "letters-change-one"), game, "write", options, CHANGE))


def _options(written: Sequence[Written], labels: Sequence[str], chosen: str = "") -> list[Option]:
    """Lines of a sheet as a list; a line that stands there twice is one option."""
    marks = {mark(line.words): label for line, label in zip(written, labels, strict=True)}
    return [Option(clip(label, OPTION_LABEL), value, value == chosen) for value, label in marks.items()][
        :OPTIONS
    ]


def _ways(layout: Layout, front: Front, reader: Reader, heard: Heard, several: bool = False) -> None:
    """The sheet, the form, and what can be said with one word ('ready')."""
    game = heard.seen.table.game
    buttons: list[ui.Button] = []
    if writable(front, heard.seen) is not None:
        buttons += [
            table_button(front.word(reader, "button-orders"), game, "orders"),
            table_button(front.word(reader, "button-write"), game, "write"),
            *_bare(front, reader, heard),
        ]
    buttons.append(table_button(front.word(reader, "button-panel"), game, "panel"))
    if several:
        buttons.append(table_button(front.word(reader, "button-address"), game, "address"))
    layout.row(*buttons[:BUTTONS])


def _bare(front: Front, reader: Reader, heard: Heard) -> list[ui.Button]:
    """The first choice that is a single word ('ready'), as a button of the decision; none while something is
    asked."""
    ask, seen = writable(front, heard.seen), heard.seen
    if ask is None or heard.question is not None:
        return []
    wording = front.wording(seen, ask, reader)
    place = next((n for n, choice in enumerate(ask.choices) if len(choice) == 1), None)
    if place is None:
        return []
    choice = ask.choices[place]
    ref = Ref(seen.table.game, ask.number, "do", ask.seat, (name(ask, place),))
    made = components.rows(Controls(((Button(clip(wording.label(choice), LABEL), ref),),)))
    rows = (row for row in made if isinstance(row, ui.ActionRow))
    return [button for row in rows for button in row.children if isinstance(button, ui.Button)]


# -- the sheet


def sheet_page(front: Front, reader: Reader, heard: Heard, *, notice: str = "", chosen: str = "") -> Outgoing:
    """All that is written, numbered; one line can be chosen (by its mark) and then withdrawn, moved or
    replaced."""
    seen, table = heard.seen, heard.seen.table

    def say(what: Text) -> str:
        return front.plain(what, reader, table)

    layout = Layout(YOURS).text(f"### {_heading(front, reader, heard, say)}", 300)
    layout.text("\n".join(f"> {line}" for line in notice.splitlines()), 500)
    game = front.game(table)
    written = list(game.reader.sheet(seen.view)) if game.reader is not None and seen.view is not None else []
    labels = [say(line.label) for line in written]
    layout.text(
        _numbered(front, reader, written, labels, chosen) or front.word(reader, "letters-empty"), 2000
    )
    if writable(front, seen) is None:
        layout.text(_closed(front, reader, heard))
    _due(layout, front, reader, heard)
    if heard.question is not None:
        _question(layout, front, reader, heard, heard.question, say)
    if writable(front, seen) is not None and written:
        for at in range(0, len(written), OPTIONS):
            options = _options(written[at : at + OPTIONS], labels[at : at + OPTIONS], chosen)
            layout.row(
                table_select(
                    clip(front.word(reader, "letters-choose"), HINT), table.game, "line", options, str(at)
                )
            )
        _line_buttons(layout, front, reader, heard, written, chosen)
    _ways(layout, front, reader, heard)
    return layout.done()


def _numbered(
    front: Front, reader: Reader, written: Sequence[Written], labels: Sequence[str], chosen: str
) -> str:
    lines = []
    for line, label in zip(written, labels, strict=True):
        head = f"{line.place + 1}." if line.place is not None else front.word(reader, "letters-lasting")
        shown = f"{head} {verbatim(label)}"
        lines.append(f"**▸ {shown}**" if mark(line.words) == chosen else shown)
    return "\n".join(lines)


def _due(layout: Layout, front: Front, reader: Reader, heard: Heard) -> None:
    due = next((w.due_at for w in heard.seen.waiting if w.seat == heard.seen.seat), None)
    if due is not None:
        layout.text(front.word(reader, "ui-until", time=when(due)))


def _line_buttons(
    layout: Layout, front: Front, reader: Reader, heard: Heard, written: Sequence[Written], chosen: str
) -> None:
    line = next((w for w in written if mark(w.words) == chosen), None)
    if line is None:
        return
    game, sorted_ = heard.seen.table.game, [w for w in written if w.place is not None]
    buttons = [
        table_button(front.word(reader, "button-withdraw"), game, "recall", chosen, SHEET, style="bad")
    ]
    if line.place is not None:
        up, down = front.word(reader, "button-up"), front.word(reader, "button-down")
        buttons.append(table_button(up, game, "shift", chosen, "up", disabled=line is sorted_[0]))
        buttons.append(table_button(down, game, "shift", chosen, "down", disabled=line is sorted_[-1]))
    if line.instead is not None:
        buttons.append(table_button(front.word(reader, "button-change"), game, "write", chosen))
    layout.row(*buttons)


# -- whose letter it is


def which_page(front: Front, reader: Reader, tables: Sequence[Seen]) -> Outgoing:
    """The question for which table a letter is."""
    layout = Layout(NEWS).text(front.word(reader, "letters-which"))
    options = [
        Option(clip(front.table_label(seen.table, reader), OPTION_LABEL), str(seen.table.game))
        for seen in tables[:OPTIONS]
    ]
    return layout.row(table_select(front.word(reader, "letters-pick"), 0, "address", options)).done()
