"""What only its reader sees: the panel of a seat with its decision, and the pages beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from discord import ui

from bot.engine.events import DONE
from bot.engine.moves import PASS, Ask, Open, Text, Who, text
from bot.table.records import RUNNING
from bot.table.seen import LogLine, Seen, Table
from bot.table.unit.policies import ACTION, TURN, kept
from bot.ui.controls import choosing, components
from bot.ui.controls.choosing import BUTTONS, TOP, Option, Step, Wording
from bot.ui.controls.components import Layout, Outgoing, cut, table_button, table_select
from bot.ui.controls.composing import Composer
from bot.ui.controls.forms import Written, form_at, form_controls
from bot.ui.front import Front, Reader, when
from bot.ui.out.pictures import Picture

YOURS, QUIET, NEWS = 0x2E8B8B, 0x5B6370, 0xC9A227
"""Accents: something to decide, nothing to decide, an explanation."""
PROMPT, NOTES, HAND, NOTICE, LINE = 1900, 700, 1000, 900, 240
"""Characters for each part of a panel, so that all of it fits into one message."""
TWIN = 3400
"""Characters in which a page tells what its picture shows; of more than that all is also given as a file."""
EXAMPLES = 500
"""Letters of what one could write."""
FEW = 3
"""Sentences of a move that stand on one line of the log."""
ANSWERS = 2400
"""Characters for the answers of a form, beside which no hand is shown."""
NOTHING: Written = {}
PAGE, LOG = 10, 3400
"""Moves on a page of the log, and its characters: the latest that fit."""
BEGINNINGS = ("1+0", "0+1")
"""Places of a log's first line."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Another table where the reader is waited for."""

    game: int
    name: str


def asked(seen: Seen) -> Ask | None:
    """The decision of the reader's seat, or None; without choices, and not waited for, it is none."""
    return next((ask for ask in seen.asks if ask.seat == seen.seat and (ask.required or ask.choices)), None)


def writable(front: Front, seen: Seen) -> Ask | None:
    """The decision that the reader's seat can take in writing now, or None."""
    reader, ask = front.game(seen.table).reader, asked(seen)
    if reader is None or ask is None or seen.table.status not in ("live", "paused"):
        return None
    written = any(isinstance(choice, Open) and reader.takes(choice) for choice in ask.choices)
    return ask if written else None


def panel(
    front: Front,
    reader: Reader,
    seen: Seen,
    *,
    step: Step = TOP,
    notice: str = "",
    hand: Picture | None = None,
    hint: str = "",
    elsewhere: Sequence[Elsewhere] = (),
    written: Written = NOTHING,
) -> Outgoing:
    """The panel of a seat: what has just happened to them, what they must decide, and what they hold.

    `hint` is for newcomers; `elsewhere` are the other tables where they are waited for; `written` is what
    they have filled in so far of the form at `step`.
    """
    ask = _pending(seen)
    crowded = False
    layout = Layout(YOURS if ask is not None and ask.required else QUIET)
    layout.text(f"### {heading(front, reader, seen)}", 300)
    if _acting(reader, seen):
        layout.text(front.say(text("mod-acting", player=Who(seen.seat or 0)), reader, seen.table))
    if notice:
        layout.text(_noticed(front, reader, notice), 2 * NOTICE)
    if ask is None and _away(seen):
        layout.text(front.word(reader, "ui-away"))
        layout.row(table_button(front.word(reader, "button-return"), seen.table.game, "return", style="main"))
    elif ask is None:
        _unasked(layout, front, reader, seen, elsewhere)
    else:
        layout.text(f"💡 *{hint}*" if hint else "", NOTICE)
        crowded = _decision(layout, front, reader, seen, ask, step, written)
    if crowded:
        return _with_ways(layout, front, reader, seen, "crowded")
    if step == TOP:
        layout.line()
        if hand is not None:
            layout.picture(hand, "hand.png")
        else:
            layout.text(front.hand_twin(seen, reader), HAND)
    return _with_ways(layout, front, reader, seen, "crowded" if step.plan else "panel")


def _noticed(front: Front, reader: Reader, notice: str) -> str:
    """What has happened, as a quotation; what of it does not fit is in the Log."""
    told = shortened(
        notice.splitlines(), NOTICE, lambda count: front.word(reader, "block-folded", count=count)
    )
    return "\n".join(f"> {line}" for line in told)


def shortened(lines: Sequence[str], most: int, fold: Callable[[int], str]) -> list[str]:
    """Lines of about `most` characters in all. Of too many, long ones are cut first; then the first ones
    (what the reader did) and the last ones (what led to what they must do now) are kept, and `fold` says how
    many are left out between them."""
    if sum(map(len, lines)) <= most:
        return list(lines)
    head, tail = list[str](), [cut(line, LINE) for line in lines]
    while tail and sum(map(len, head)) < most // 3:
        head.append(tail.pop(0))
    left = most - sum(map(len, head))
    kept: list[str] = []
    while tail and sum(map(len, kept)) + len(tail[-1]) < left:
        kept.insert(0, tail.pop())
    return [*head, *([fold(len(tail))] if tail else []), *kept]


def _acting(reader: Reader, seen: Seen) -> bool:
    """Whether a moderator looks at the panel of a seat that is not theirs: the ways from it would
    be their own."""
    return seen.seat is not None and seen.table.seat_of(reader.user) != seen.seat


def _pending(seen: Seen) -> Ask | None:
    """What they are asked, unless it is only what they could do at a busy table: that has passed before it is
    read."""
    ask = asked(seen)
    return None if ask is not None and seen.busy and not ask.required else ask


def _idle(seen: Seen) -> str:
    """Why there is nothing to decide."""
    if seen.table.result is not None:
        return "refused-over"
    if seen.table.lost:
        return "table-lost"
    if seen.table.status == "paused":
        return "table-paused"
    return "ui-busy" if seen.busy else "ui-nothing-to-decide"


def _away(seen: Seen) -> bool:
    return seen.seat is not None and seen.table.status in RUNNING and seen.table.seats[seen.seat].away


def _unasked(
    layout: Layout, front: Front, reader: Reader, seen: Seen, elsewhere: Sequence[Elsewhere]
) -> None:
    """Why there is nothing to decide here, and where else they are waited for."""
    layout.text(front.word(reader, _idle(seen)))
    if seen.table.lost:
        layout.row(table_button(front.word(reader, "button-thread"), seen.table.game, "thread", style="main"))
    if elsewhere:
        layout.text(front.word(reader, "ui-elsewhere", count=len(elsewhere)))
        layout.row(*(table_button(other.name, other.game, "panel") for other in elsewhere[:BUTTONS]))


def heading(front: Front, reader: Reader, seen: Seen) -> str:
    """Whose game it is and what goes on in it, in one line."""
    name = front.table_name(seen.table, reader)
    if seen.view is None:
        return f"{name} · {front.word(reader, 'status-lobby')}"
    status = front.say(front.game(seen.table).words.status(seen.view), reader, seen.table)
    if seen.table.status == "paused":
        status = front.word(reader, "status-paused")
    return f"{name} · {status}"


def _decision(
    layout: Layout, front: Front, reader: Reader, seen: Seen, ask: Ask, step: Step, written: Written
) -> bool:
    """The decision with its controls; whether they leave no room for a hand."""
    words = front.game(seen.table).words
    if not step.plan:
        layout.text(front.say(words.prompt(seen.view, ask), reader, seen.table), PROMPT)
    due = next((w.due_at for w in seen.waiting if w.seat == ask.seat), seen.closes)
    if due is not None:
        layout.text(front.word(reader, "ui-until", time=when(due)))
    elif not ask.required and seen.pause is None:
        layout.text(front.word(reader, "ui-may"))
    if seen.pause is not None and not ask.required:
        layout.text(front.word(reader, "ui-pause", time=when(seen.pause)))
        playable = front.game(seen.table).answered(ask.choices)
        layout.text(front.word(reader, "ui-pause-playable" if playable else "ui-pause-nothing"))
    wording, game = front.wording(seen, ask, reader), seen.table.game
    form = form_at(ask, step) is not None
    if form:
        controls = form_controls(game, ask, wording, step, written)
    else:
        controls = _controls(front, reader, seen, ask, wording, step, layout)
    layout.text("\n".join(controls.notes), ANSWERS if form else NOTES)
    if writable(front, seen) is not None and seen.table.seat_of(reader.user) == seen.seat:
        layout.row(
            table_button(front.word(reader, "button-write"), seen.table.game, "write", style="good"),
            table_button(front.word(reader, "button-orders"), seen.table.game, "orders"),
        )
    layout.rows(components.rows(controls))
    _passes(layout, front, reader, seen, ask)
    return controls.crowded


def _controls(
    front: Front, reader: Reader, seen: Seen, ask: Ask, words: Wording, step: Step, layout: Layout
) -> choosing.Controls:
    """What can be pressed: the page of a plan, the question whether a choice is meant, or the whole decision
    with what one usually does in front."""
    game, ease = seen.table.game, front.game(seen.table).ease
    if step.sure is not None and step.sure < len(ask.choices):
        return choosing.sure(game, ask, words, step.sure)
    if ease is None or step.choice is not None:
        return choosing.controls(game, ask, words, step)
    page = ease.page(seen.view, ask, step.plan)
    composer = Composer(game, ask, words)
    if page is not None and step.plan:
        layout.text(front.say(page.head, reader, seen.table), PROMPT)
        return composer.page(page)
    first = ease.first(seen.view, ask)
    page = ease.page(seen.view, ask, ()) if step.plan else page
    written, passed = _written(front, reader, seen, ask), _passed(front, seen, ask)
    if page is None and not first and not written and not passed:
        return choosing.controls(game, ask, words, step)
    if written and step == TOP:
        layout.text(examples(front, reader, seen), EXAMPLES)
    return composer.top(first, page, step, [*written, *passed])


def _written(front: Front, reader: Reader, seen: Seen, ask: Ask) -> list[int]:
    """The places of choices that the reader of this panel makes in writing, by the button for that."""
    game = front.game(seen.table).reader
    if game is None or writable(front, seen) is None or seen.table.seat_of(reader.user) != seen.seat:
        return []
    return [n for n, choice in enumerate(ask.choices) if isinstance(choice, Open) and game.takes(choice)]


def _passed(front: Front, seen: Seen, ask: Ask) -> list[int]:
    """The place of staying out of all that comes of an attack, where passing the whole attack is offered."""
    pauses = front.game(seen.table).pauses
    if pauses is None or pauses(seen.view).action < 0 or DONE not in ask.choices:
        return []
    return [list(ask.choices).index(DONE)]


def examples(front: Front, reader: Reader, seen: Seen) -> str:
    """What can be written, with three sentences that this player could write now; '' if nothing can."""
    game = front.game(seen.table).reader
    if game is None:
        return ""
    said = [f"> {front.say(line, reader, seen.table)}" for line in list(game.examples(seen.view))[:3]]
    return front.word(reader, "panel-examples", examples="\n".join(said)) if said else ""


def _passes(layout: Layout, front: Front, reader: Reader, seen: Seen, ask: Ask) -> None:
    """In a game with pauses, to answer that way for a while."""
    pauses = front.game(seen.table).pauses
    if pauses is None or PASS not in ask.choices or seen.table.seat_of(reader.user) != seen.seat:
        return
    names = [ACTION] if pauses(seen.view).action >= 0 else []
    buttons = [
        table_button(front.word(reader, f"standing-{name}"), seen.table.game, "pass", name)
        for name in (*names, *([] if ask.required else [TURN]))
    ]
    if buttons:
        layout.row(*buttons)


def _with_ways(layout: Layout, front: Front, reader: Reader, seen: Seen, here: str) -> Outgoing:
    """The ways to the other pages of the same game, and to taking back; none for who acts for a seat."""
    if _acting(reader, seen):
        return layout.done()
    game = seen.table.game
    buttons: list[ui.Button] = []
    if seen.seat is not None and here != "crowded":
        refresh = front.word(reader, "button-refresh")
        style: choosing.Style = "plain" if here == "panel" else "main"
        buttons.append(table_button(refresh, game, "panel", style=style))
        buttons.append(table_button(front.word(reader, "button-hand"), game, "hand", disabled=here == "hand"))
    buttons += [
        table_button(front.word(reader, f"button-{page}"), game, page, disabled=here == page)
        for page in ("table", "why", "log")
    ]
    layout.line().row(*buttons)
    here = "panel" if here == "crowded" else here
    more: list[ui.Button] = []
    if here == "panel" and seen.can_undo:
        more.append(table_button(front.word(reader, "button-undo"), game, "undo"))
    if here == "panel" and _stands(front, seen):
        more.append(table_button(front.word(reader, "button-standing"), game, "standing"))
    if more:
        layout.row(*more)
    return layout.done()


def _stands(front: Front, seen: Seen) -> bool:
    """Whether the reader has, or in this game often wants, answers that are given for them."""
    if seen.seat is None:
        return False
    return front.game(seen.table).pauses is not None or bool(kept(seen.table.seats[seen.seat].standing))


def hand_page(front: Front, reader: Reader, seen: Seen, picture: Picture | None) -> Outgoing:
    """The reader's hand: picture and full text."""
    layout = Layout(QUIET).text(f"### {heading(front, reader, seen)}", 300)
    layout.picture(picture, "hand.png")
    _told(layout, front, reader, seen, front.game(seen.table).words.hand(seen.view), "hand.txt")
    return _with_ways(layout, front, reader, seen, "hand")


def _told(layout: Layout, front: Front, reader: Reader, seen: Seen, lines: Sequence[Text], name: str) -> None:
    """Say all that a picture shows; what is too long for a page is also a file of that name."""
    twin = front.lines(lines, reader, seen.table)
    layout.text(twin, TWIN)
    if len(twin) > TWIN:
        whole = "\n".join(front.plain(line, reader, seen.table) for line in lines)
        layout.document(whole.encode(), name)


def table_page(front: Front, reader: Reader, seen: Seen, pictures: Sequence[Picture]) -> Outgoing:
    """The table as the reader may see it: pictures and full text."""
    words = front.game(seen.table).words
    layout = Layout(QUIET).text(f"### {heading(front, reader, seen)}", 300)
    layout.pictures(pictures, "table")
    _told(layout, front, reader, seen, words.table(seen.view), "table.txt")
    built = [seat for seat in seen.table.names if words.structure(seen.view, seat)]
    if built:
        names = [Option(seen.table.names[seat], str(seat)) for seat in built]
        layout.row(table_select(front.word(reader, "table-one"), seen.table.game, "structure", names))
    return _with_ways(layout, front, reader, seen, "table")


def why_page(front: Front, reader: Reader, seen: Seen) -> Outgoing:
    """Every number of the moment, explained."""
    reasons = front.lines(front.game(seen.table).words.why(seen.view), reader, seen.table)
    layout = Layout(QUIET).text(f"### {heading(front, reader, seen)}", 300)
    layout.text(reasons or front.word(reader, "ui-nothing-to-explain"), 3400)
    return _with_ways(layout, front, reader, seen, "why")


def log_page(front: Front, reader: Reader, seen: Seen, lines: Sequence[LogLine]) -> Outgoing:
    """A page of the log, as the reader may know it, with the way to earlier pages."""
    layout = Layout(QUIET).text(f"### {heading(front, reader, seen)}", 300)
    fitting: list[str] = []
    first = BEGINNINGS[0]
    for line in reversed(lines):
        said = _log_line(front, reader, seen.table, line)
        if fitting and len(said) + sum(map(len, fitting)) > LOG - len(lines):
            break
        fitting[:0] = [said]
        first = line.place
    layout.text("\n".join(fitting) or front.word(reader, "ui-log-empty"), LOG)
    latest = table_button(front.word(reader, "button-log-latest"), seen.table.game, "log", "latest")
    if first not in BEGINNINGS:
        earlier = front.word(reader, "button-log-earlier")
        layout.row(table_button(earlier, seen.table.game, "log", first), latest)
    else:
        layout.row(latest)
    return _with_ways(layout, front, reader, seen, "log")


def _log_line(front: Front, reader: Reader, table: Table, line: LogLine) -> str:
    parts = [front.say(text, reader, table) for text in line.lines]
    said = ("\n" if len(parts) > FEW else " ").join(parts)
    mark = f"`{line.number or '–'}`"
    return f"{mark} ~~{said}~~" if line.undone else f"{mark} {said}"


def structure_page(front: Front, reader: Reader, seen: Seen, seat: int, picture: Picture | None) -> Outgoing:
    """What one player has built: picture and full text."""
    twin = front.structure_twin(seen, seat, reader)
    layout = Layout(QUIET).text(f"### {heading(front, reader, seen)}", 300)
    layout.picture(picture, "structure.png").text(twin, 3400)
    return _with_ways(layout, front, reader, seen, "structure")


def facts_page(front: Front, reader: Reader, facts: Sequence[Text], picture: Picture | None) -> Outgoing:
    """What is known about a card or a place, and how it looks."""
    return Layout(QUIET).picture(picture, "card.png").text(front.lines(facts, reader)).done()
