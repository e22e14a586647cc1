"""The turn: sealed orders, a chance value, the resolution, the gamemaster's review, the report (TSW-10 to
TSW-15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.frames import FrameData, registers, steps
from bot.engine.kernel import Frame, Kernel
from bot.engine.moves import HOST, Choice, Move, Open, Ordering, Words
from bot.engine.sealed import Sheet
from bot.games.tsw.orders.shape import order_of
from bot.games.tsw.play import phases
from bot.games.tsw.play.actions.fronts import discovered
from bot.games.tsw.play.interview import TEXTS
from bot.games.tsw.play.named import borne, names_of
from bot.games.tsw.play.notes import note_group
from bot.games.tsw.play.state import NOBODY, TO_ALL, UNATTENDED, OrderSheets, SecretWars
from bot.games.tsw.play.winning import finish, winners
from bot.games.tsw.press import newspaper
from bot.games.tsw.world.naming import fault, name_key, tidy

MOST_LINES = 40
APPROVE: Move = ("approve",)
PROCESS: Move = ("process",)
QUESTION = 500
PRESS, PRESS_A_TURN = 500, 12
"""Characters of what one player writes to another, and how often they may in a turn."""
ASKED_A_TURN = 12
"""Questions of one player's, and names of which nobody has heard, that wait for the gamemaster at most."""
FOUND_A_TURN = 3
"""Groups that come to exist in a turn because one player asks about them."""


def reviewed(s: SecretWars) -> bool:
    """Whether founding and turns wait for the gamemaster: where somebody may be one (TSW-72)."""
    return bool(s.options["review"]) and not s.options.get(UNATTENDED)


class TurnFrame(Frame):
    """Orders - chance - resolution - review - telling - the next turn."""

    name = "turn"
    without = ("standing", "mind")
    ORDERS, DRAW, RESOLVE, REVIEW, TELL = steps("orders", "draw", "resolve", "review", "tell")

    @classmethod
    def in_review(cls, s: SecretWars) -> FrameData | None:
        """The turn, or the founding, that lies on the desk and waits for approval."""
        f = cls.on_top(s)
        return f if f is not None and f[cls.STEP] == cls.REVIEW else None

    @classmethod
    def approve(cls, f: FrameData) -> None:
        """What is on the desk is told as it is."""
        f[cls.STEP] = cls.TELL

    @classmethod
    def orders(cls, k: Kernel, s: SecretWars, f: FrameData) -> None:
        """Everybody writes."""
        f[cls.STEP] = cls.DRAW
        s.turn += 1
        s.press = [word for word in s.press if word["turn"] >= s.turn - 1]
        OrdersRound.begin(k, 0)

    @classmethod
    def draw(cls, k: Kernel, s: SecretWars, f: FrameData) -> None:
        """Chance gives a value for all that is uncertain in the turn."""
        given = k.returned()
        if given is not None:
            s.sheets = given
        k.chance()

    @classmethod
    def resolve(cls, k: Kernel, s: SecretWars, f: FrameData) -> None:
        """The turn happens."""
        s.overrides, s.edits = {}, []
        s.before = s.dump() if reviewed(s) else ""
        phases.resolve(s)
        f[cls.STEP] = cls.REVIEW if reviewed(s) else cls.TELL

    @classmethod
    def review(cls, k: Kernel, s: SecretWars, f: FrameData) -> None:
        """The gamemaster looks it over."""
        k.ask(HOST)

    @classmethod
    def tell(cls, k: Kernel, s: SecretWars, f: FrameData) -> None:
        """Everybody learns what happened, and who has won."""
        s.before, s.sheets, s.edits, s.rulings = "", [[] for _ in range(s.seats)], [], {}
        f[cls.STEP] = cls.ORDERS
        newspaper.publish(k, s)
        seats, how = winners(s)
        if seats:
            finish(k, s, seats, how)

    @classmethod
    def options(cls, s: SecretWars, f: FrameData, seat: int) -> Sequence[Choice]:
        return [APPROVE] if seat == HOST and f[cls.STEP] == cls.REVIEW else []

    @classmethod
    def take(cls, k: Kernel, s: SecretWars, f: FrameData, seat: int, move: Move) -> None:
        s.value = int(move[0])
        f[cls.STEP] = cls.RESOLVE


class OrdersRound(OrderSheets):
    """Everybody writes orders until all are ready or time is up (TSW-10, TSW-11, TSW-14).

    Closed: whether the gamemaster has closed the round.
    """

    (CLOSED,) = registers(1)

    @classmethod
    def close(cls, s: SecretWars, f: FrameData) -> None:
        """Orders are closed now, whoever is ready."""
        f[cls.READY_SEATS] = list(cls.parties(s, f))
        f[cls.CLOSED] = 1

    @classmethod
    def parties(cls, s: SecretWars, f: FrameData) -> Sequence[int]:
        return [seat for seat in range(s.seats) if s.alive[seat]]

    @classmethod
    def writing(cls, k: Kernel, s: SecretWars, f: FrameData) -> None:
        """As every sealed round; but unless the table wants it, it does not end before its time (TSW-10)."""
        parties = cls.parties(s, f)
        waits = all(seat in f[cls.READY_SEATS] for seat in parties)
        if waits and not s.options["early"] and not f[cls.CLOSED]:
            k.ask(HOST, may=parties)
        else:
            super().writing(k, s, f)

    @classmethod
    def options(cls, s: SecretWars, f: FrameData, seat: int) -> Sequence[Choice]:
        return [PROCESS] if seat == HOST else super().options(s, f, seat)

    @classmethod
    def lines(cls, s: SecretWars, f: FrameData, seat: int) -> Sequence[Choice]:
        sheet = f[cls.SHEETS][seat]
        choices: list[Choice] = []
        if len(sheet) < MOST_LINES:
            choices.append(Open(("order",), order_of(s, seat)))
            choices += [] if ["buy-event"] in sheet or not s.supply[seat] else [("buy-event",)]
        for n in range(len(sheet)):
            choices += [("withdraw", n), Open(("replace", n), order_of(s, seat, n))]
        if len(sheet) > 1:
            choices.append(Open(("sort",), Ordering(tuple(range(len(sheet))))))
        choices += [("unstand", n) for n in range(len(s.standing[seat]))]
        for offer in s.offers:
            if offer["taker"] == seat:
                choices += [("answer", offer["number"], "yes"), ("answer", offer["number"], "no")]
        choices += [*_correspondents(s, seat), Open(("inquire",), Words(TEXTS["name"]))]
        asks = not s.options.get(UNATTENDED) and _waiting(s, seat) < ASKED_A_TURN
        return [*choices, Open(("ask-gamemaster",), Words(QUESTION))] if asks else choices

    @classmethod
    def write(cls, s: SecretWars, f: FrameData, seat: int, move: Move) -> Sheet:
        sheet: Sheet = list(f[cls.SHEETS][seat])
        verb = move[0]
        if verb == "withdraw":
            del sheet[int(move[1])]
        elif verb == "replace":
            sheet[int(move[1])] = ["order", move[2]]
        elif verb == "sort":
            sheet = [sheet[int(n)] for n in move[1:]]
        elif verb == "answer":
            sheet = [line for line in sheet if line[:2] != ["answer", move[1]]] + [list(move)]
        else:
            sheet.append(list(move))
        return sheet

    @classmethod
    def take(cls, k: Kernel, s: SecretWars, f: FrameData, seat: int, move: Move) -> None:
        verb = ASIDE.get(move[0])
        if verb is None:
            super().take(k, s, f, seat, move)
        else:
            k.quiet()
            verb(k, s, seat, move)

    @classmethod
    def resolve(cls, k: Kernel, s: SecretWars, f: FrameData, seat: int, sheet: Sheet) -> None:
        """All sheets are carried out together, in phases, by the frame below."""


# -- what is done at once and lies in no sheet


def _unstand(k: Kernel, s: SecretWars, seat: int, move: Move) -> None:
    """A standing order is cancelled (TSW-14)."""
    del s.standing[seat][int(move[1])]


def _inquire(k: Kernel, s: SecretWars, seat: int, move: Move) -> None:
    """A group nobody has mentioned: it may exist, or come to exist, or wait for the moderator's word
    where there is one (TSW-04)."""
    name, living = " ".join(str(move[1]).split()), [g for g, alive in enumerate(s.g_alive) if alive]
    g = next((g for g in living if name_key(name) in names_of(s, g)), NOBODY)
    if g == NOBODY and _comes_to_exist(s, seat, name):
        g = discovered(s, tidy(name), seat)
    if g == NOBODY and s.options.get(UNATTENDED):
        k.tell("answered", None, {seat: {"key": "tsw-inquired-in-vain", "name": name}})
        return
    if g == NOBODY and _waiting(s, seat) >= ASKED_A_TURN:
        k.tell("answered", None, {seat: {"key": "tsw-inquired-enough", "name": name}})
        return
    if g == NOBODY:
        asked = {"kind": "group", "seat": seat, "text": name, "turn": s.turn}
        s.queue += [asked] if asked not in s.queue else []
        k.tell("answered", None, {seat: {"key": "tsw-inquired-unknown", "name": name}})
        return
    note_group(s, seat, g)
    k.tell("answered", None, {seat: {"key": "tsw-inquired-known", "name": s.g_name[g]}})


def _comes_to_exist(s: SecretWars, seat: int, name: str) -> bool:
    """Whether there is a group of this name as soon as the seat asks about it. Names of places and of all of
    whom it has heard, gone or not, are none; of others nothing is to be told by a name."""
    found = sum(extra.get("found") == [seat, s.turn] for extra in s.extra_groups)
    if s.options["unknown_groups"] != "exist" or found >= FOUND_A_TURN:
        return False
    groups = {*range(s.seats), *map(int, s.notes[seat]["groups"])}
    return fault(name, borne(s, groups, s.people_heard_of(seat))) is None


def _waiting(s: SecretWars, seat: int) -> int:
    """How much of what a seat has asked this turn lies on the gamemaster's desk."""
    return sum(item["seat"] == seat and item["turn"] == s.turn for item in s.queue)


def _question(k: Kernel, s: SecretWars, seat: int, move: Move) -> None:
    """A question to the gamemaster, for their desk (TSW-81, TSW-90)."""
    s.queue.append({"kind": "question", "seat": seat, "text": str(move[1]), "turn": s.turn})
    k.tell("answered", None, {seat: {"key": "tsw-question-passed-on", "name": s.g_name[seat]}})


def _correspondents(s: SecretWars, seat: int) -> list[Choice]:
    """To whom a seat can write without an emissary, where the table allows it (TSW-82)."""
    sent = sum(word["turn"] == s.turn and word["from"] == seat for word in s.press)
    if not s.options["press"] or sent >= PRESS_A_TURN:
        return []
    others = sorted(s.g_name[q] for q in range(s.seats) if s.alive[q] and q != seat)
    return [Open(("press", to), Words(PRESS)) for to in (TO_ALL, *others)]


def _press(k: Kernel, s: SecretWars, seat: int, move: Move) -> None:
    """Words to another conspiracy, or to all; they cannot be taken back (TSW-82)."""
    to = NOBODY if move[1] == TO_ALL else s.named_group(move[1])
    words = " ".join(str(move[2]).split())
    s.press.append({"turn": s.turn, "from": seat, "to": to, "words": words})
    told = {"sender": s.g_name[seat], "to": move[1], "words": words}
    k.reveal()
    if to == NOBODY:
        k.tell("press", told)
    else:
        k.tell("press", None, {to: told})
        k.tell("press-sent", None, {seat: told})


ASIDE: dict[int | str, Any] = {
    "unstand": _unstand, "inquire": _inquire, "ask-gamemaster": _question, "press": _press,
}  # fmt: skip
