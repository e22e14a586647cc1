"""The turn on the desk: its checks with their dice, orders, reports and the paper (TSW-72, TSW-90)."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from bot.engine.moves import Text, Who, text
from bot.games.chair import Blank, Deed, Page, Way
from bot.games.kit.phrases import signed
from bot.games.tsw.chair.host_favours import GIFTS
from bot.games.tsw.chair.host_terms import CUSTOM, reviewing
from bot.games.tsw.chair.host_world import LONGEST_DELAY
from bot.games.tsw.orders.actions import ACTIONS
from bot.games.tsw.play.actions.attacks import odds
from bot.games.tsw.play.answers import HEADINGS
from bot.games.tsw.play.resolution import SECTIONS
from bot.games.tsw.play.state import Record, SecretWars
from bot.games.tsw.play.turn import OrdersRound
from bot.games.tsw.say.echo import order_label
from bot.games.tsw.say.table_text import worded
from bot.games.tsw.world.phrases import say

ORDER = 800


class Gone(Exception):
    """What a page is about is not, or no longer, there."""


def places(rest: str, *sizes: int) -> tuple[int, ...]:
    """The numbers that the end of a page's key is made of, each below its size. Raises Gone."""
    parts = rest.split(".")
    if len(parts) != len(sizes) or not all(part.isdecimal() for part in parts):
        raise Gone
    found = tuple(int(part) for part in parts)
    if any(number >= size for number, size in zip(found, sizes, strict=True)):
        raise Gone
    return found


def words(key: str, label: Text, most: int = CUSTOM, value: str = "", least: int = 1) -> Blank:
    """A blank for a text."""
    return Blank(key, label, "words", least, most, value[:most])


def number(key: str, label: Text, most: int, value: int | None = None, least: int = 0) -> Blank:
    """A blank for a number."""
    return Blank(key, label, "number", least, most, "" if value is None else str(value))


def ground(s: SecretWars) -> SecretWars:
    """What corrections work on: the state before the turn that lies on the desk, else the state itself."""
    return SecretWars.load(s.before) if s.before else s


def conspiracy(s: SecretWars, seat: int) -> Text:
    """A conspiracy with its player."""
    return text("tsw-desk-conspiracy-of", name=s.g_name[seat], who=Who(seat))


def living(s: SecretWars) -> list[int]:
    """The seats that still play."""
    return [seat for seat in range(s.seats) if s.alive[seat]]


def playing(s: SecretWars, rest: str) -> int:
    """The seat that a key names. Raises Gone if it plays no more."""
    (seat,) = places(rest, s.seats)
    if not s.alive[seat]:
        raise Gone
    return seat


def _lined(s: SecretWars, rest: str, lines: Sequence[Sequence[Any]]) -> tuple[int, int]:
    """A seat, and the place of one of its lines."""
    first, _, second = rest.partition(".")
    seat = playing(s, first)
    return seat, places(second, len(lines[seat]))[0]


# -- checks


def checks(s: SecretWars, rest: str) -> Page:
    """All checks of the turn."""
    lines = [_check_line(s, check) for check in s.checks] or [text("tsw-desk-no-checks")]
    ways = [Way(f"check.{check['key']}", _check_name(check)) for check in s.checks]
    return Page("checks", text("tsw-desk-checks"), tuple(lines), tuple(ways))


def check(s: SecretWars, key: str) -> Page:
    """One check, with what can be done about it before it is told."""
    found = next((check for check in s.checks if check["key"] == key), None)
    if found is None:
        raise Gone
    move, deeds = ("fudge", str(found["key"])), []
    if reviewing(s):
        dice = tuple(
            number(f"die{n}", text("tsw-desk-die", number=n + 1), 6, found["dice"][n], 1) for n in (0, 1)
        )
        deeds = [
            Deed(text("tsw-desk-success"), (*move, "success"), (), "good", s.turn),
            Deed(text("tsw-desk-failure"), (*move, "failure"), (), "bad", s.turn),
            Deed(text("tsw-desk-dice"), move, dice, "plain", s.turn),
        ]
        if found["forced"]:
            deeds.append(Deed(text("tsw-desk-rolled"), (*move, "rolled"), (), "plain", s.turn))
    parts = tuple(text("tsw-desk-part", part=part, amount=signed(amount)) for part, amount in found["parts"])
    lines = (_check_line(s, found), *parts, text("tsw-desk-formula"))
    return Page(f"check.{found['key']}", _check_name(found), lines, (), tuple(deeds), "checks")


def _check_name(check: Record) -> Text:
    return text(
        "tsw-desk-check", actor=check["actor"], action=_action(check["action"]), success=int(check["success"])
    )


def _check_line(s: SecretWars, check: Record) -> Text:
    return text(
        "tsw-desk-check-line",
        conspiracy=s.g_name[check["seat"]],
        actor=check["actor"],
        action=_action(check["action"]),
        base=sum(amount for _, amount in check["parts"]),
        dice=" + ".join(map(str, check["dice"])),
        total=sum(check["dice"]),
        success=int(check["success"]),
        forced=int(check["forced"]),
    )


def _action(action: str) -> Text | str:
    return text(f"tsw-action-{action}") if action in ACTIONS else action


# -- orders


def _sheets(s: SecretWars) -> list[list[list[Any]]]:
    f = OrdersRound.on_top(s)
    if f is not None:
        return OrdersRound.sheets(f)
    return s.sheets or [[] for _ in range(s.seats)]


def _changeable(s: SecretWars) -> bool:
    return bool(s.before) or OrdersRound.on_top(s) is not None


def orders(s: SecretWars, rest: str) -> Page:
    """Whose orders there are."""
    lines = [
        text("tsw-desk-sheet", conspiracy=conspiracy(s, seat), count=len(_sheets(s)[seat]))
        for seat in living(s)
    ]
    ways = [Way(f"sheet.{seat}", conspiracy(s, seat)) for seat in living(s)]
    return Page("orders", text("tsw-desk-orders"), tuple(lines), tuple(ways))


def sheet(s: SecretWars, rest: str) -> Page:
    """The orders of one conspiracy."""
    q = playing(s, rest)
    lines = _sheets(s)[q]
    said = tuple(
        text("tsw-desk-numbered", number=n + 1, words=order_line(line)) for n, line in enumerate(lines)
    )
    ways = tuple(
        Way(f"order.{q}.{n}", order_line(line)) for n, line in enumerate(lines) if line[0] == "order"
    )
    deeds: tuple[Deed, ...] = ()
    if _changeable(s):
        blank = words("order", text("tsw-desk-order-words"), ORDER)
        deeds = (Deed(text("tsw-desk-add-order"), ("change", q, len(lines)), (blank,), "main", s.turn),)
    return Page(f"sheet.{q}", conspiracy(s, q), said or (text("tsw-desk-no-lines"),), ways, deeds, "orders")


def order(s: SecretWars, rest: str) -> Page:
    """One order."""
    q, n = _lined(s, rest, _sheets(s))
    line = _sheets(s)[q][n]
    if line[0] != "order":
        raise Gone
    plain = json.loads(line[1])
    parts = tuple(
        text("tsw-desk-parameter", name=key, value=value if isinstance(value, str) else json.dumps(value))
        for key, value in sorted(plain["parameters"].items())
    )
    flavour = (text("tsw-desk-flavour", words=plain["flavour"]),) if plain.get("flavour") else ()
    deeds: tuple[Deed, ...] = ()
    if _changeable(s):
        blank = words("order", text("tsw-desk-order-words"), ORDER)
        # the line stands in `since`, so that another order in the same place is another deed
        since = s.turn * 1_000_000 + hash_of(line[1])
        deeds = (
            Deed(text("tsw-desk-replace"), ("change", q, n), (blank,), "main", since),
            Deed(text("tsw-desk-strike"), ("change", q, n, ""), (), "bad", since),
        )
    return Page(f"order.{q}.{n}", order_label(line[1]), (*parts, *flavour), (), deeds, f"sheet.{q}")


def hash_of(words: str) -> int:
    """A number below a million that stands for some words."""
    return sum((n + 1) * ord(letter) for n, letter in enumerate(words)) % 1_000_000


def order_line(line: Sequence[Any]) -> Text:
    """A line of a sheet, struck out or not."""
    if line[0] == "order":
        return order_label(str(line[1]))
    if line[0] == "answer":
        return text("tsw-line-answer", answer=str(line[2]))
    return text("tsw-desk-struck" if line[0] == "struck" else f"tsw-choice-{line[0]}")


# -- reports


def _said(s: SecretWars, line: Sequence[Any]) -> str:
    return say(line, str(s.options["tone"]))


def reports(s: SecretWars, rest: str) -> Page:
    """Whose reports there are."""
    lines = [
        text("tsw-desk-report-of", conspiracy=conspiracy(s, seat), count=len(s.reports[seat]))
        for seat in living(s)
    ]
    ways = [Way(f"report.{seat}", conspiracy(s, seat)) for seat in living(s)]
    return Page("reports", text("tsw-desk-reports"), tuple(lines), tuple(ways))


def report(s: SecretWars, rest: str) -> Page:
    """What one player will read, or has read."""
    q = playing(s, rest)
    lines = tuple(_numbered(s, n, line) for n, line in enumerate(s.reports[q]))
    ways: tuple[Way, ...] = ()
    deeds = [
        console(s, q),
        Deed(text("tsw-desk-tell"), ("tell", q), (words("words", text("tsw-desk-words")),)),
    ]
    if reviewing(s):
        blank = words("words", text("tsw-desk-words"))
        ways = tuple(
            Way(f"line.{q}.{n}", _numbered(s, n, line))
            for n, line in enumerate(s.reports[q])
            if line[0] not in HEADINGS
        )
        add = Deed(text("tsw-desk-add-line"), ("narrate", q, len(lines)), (blank,), "main", s.turn)
        deeds.insert(0, add)
    return Page(
        f"report.{q}", conspiracy(s, q), lines or (text("tsw-desk-no-lines"),), ways, tuple(deeds), "reports"
    )


def _numbered(s: SecretWars, n: int, line: Sequence[Any]) -> Text:
    return text("tsw-desk-numbered", number=n + 1, words=worded(line, str(s.options["tone"])))


def line(s: SecretWars, rest: str) -> Page:
    """One line of a report, before it is told."""
    q, n = _lined(s, rest, s.reports)
    if s.reports[q][n][0] in HEADINGS:
        raise Gone
    return _line(s, ("narrate", q, n), s.reports[q][n], f"line.{q}.{n}", f"report.{q}")


def _line(s: SecretWars, move: tuple[int | str, ...], line: Sequence[Any], key: str, up: str) -> Page:
    said = _said(s, line)
    blank = words("words", text("tsw-desk-words"), value=said)
    deeds = (
        Deed(text("tsw-desk-rewrite"), move, (blank,), "main", s.turn),
        Deed(text("tsw-desk-strike"), (*move, ""), (), "bad", s.turn * 1_000_000 + hash_of(said)),
    )
    return Page(
        key,
        text("tsw-desk-one-line"),
        (text("tsw-desk-quoted", words=said),),
        (),
        deeds if reviewing(s) else (),
        up,
    )


def console(s: SecretWars, seat: int) -> Deed:
    """A reward, or a consolation."""
    gifts = tuple((gift, text(f"tsw-desk-gift-{gift}")) for gift in GIFTS)
    blanks = (
        Blank("gift", text("tsw-desk-gift"), "one", options=gifts),
        words("which", text("tsw-desk-gift-which"), 60),
        words("words", text("tsw-desk-gift-words")),
    )
    return Deed(text("tsw-desk-console"), ("console", seat), blanks, "good")


# -- the paper


def paper(s: SecretWars, rest: str) -> Page:
    """The Watchful Eye as it will be, or was, printed (TSW-80)."""
    lines, ways = [text("tsw-desk-headline", words=_said(s, s.issue["headline"]))], []
    for section in SECTIONS:
        for n, entry in enumerate(s.issue["sections"][section]):
            if not n:
                lines.append(text("tsw-desk-section", section=section))
            lines.append(text("tsw-desk-quoted", words=_said(s, entry)))
            ways.append(
                Way(f"print.{section}.{n}", text("tsw-desk-printed", section=section, words=_said(s, entry)))
            )
    if not reviewing(s):
        return Page("paper", text("tsw-desk-paper"), tuple(lines))
    headline = words("words", text("tsw-desk-words"), value=_said(s, s.issue["headline"]))
    deeds = [Deed(text("tsw-desk-edit-headline"), ("edit-paper", "headline", 0), (headline,), "main", s.turn)]
    for section in SECTIONS:
        blank = words("words", text("tsw-desk-words"))
        place = len(s.issue["sections"][section])
        label = text("tsw-desk-add-printed", section=section)
        deeds.append(Deed(label, ("edit-paper", section, place), (blank,), "plain", s.turn))
    return Page("paper", text("tsw-desk-paper"), tuple(lines), tuple(ways), tuple(deeds))


def printed(s: SecretWars, rest: str) -> Page:
    """One line of the paper, before it is printed."""
    section, _, place = rest.partition(".")
    if section not in SECTIONS:
        raise Gone
    (n,) = places(place, len(s.issue["sections"][section]))
    found = s.issue["sections"][section][n]
    return _line(s, ("edit-paper", section, n), found, f"print.{section}.{n}", "paper")


# -- undecided attacks


def attacks(s: SecretWars, rest: str) -> Page:
    """The attacks that are, or on the desk were, undecided before the turn."""
    old = ground(s)
    lines = tuple(_attack_line(old, a) for a in old.attacks) or (text("tsw-desk-no-attacks"),)
    ways = tuple(Way(f"attack.{a['number']}", _attack_name(old, a)) for a in old.attacks)
    return Page("attacks", text("tsw-desk-attacks"), lines, ways)


def attack(s: SecretWars, rest: str) -> Page:
    """One of them, with what it would be judged by as things stand."""
    old = ground(s)
    a = next((a for a in old.attacks if str(a["number"]) == rest), None)
    if a is None:
        raise Gone
    parts = odds(old, a)
    lines = [
        _attack_line(old, a),
        *(text("tsw-desk-part", part=part, amount=signed(amount)) for part, amount in parts),
        text("tsw-desk-base", base=sum(amount for _, amount in parts)),
    ]
    blank = number("turns", text("tsw-desk-turns"), LONGEST_DELAY, 1)
    deeds = (
        Deed(text("tsw-desk-delay"), ("adjust", "delay", a["number"]), (blank,), "plain", s.turn),
        Deed(text("tsw-desk-call-off"), ("adjust", "call-off", a["number"]), (), "bad", s.turn),
    )
    return Page(f"attack.{a['number']}", _attack_name(old, a), tuple(lines), (), deeds, "attacks")


def _attack_name(s: SecretWars, a: Record) -> Text:
    return text("tsw-desk-attack", attacker=s.g_name[a["attacker"]], target=s.g_name[a["target"]])


def _attack_line(s: SecretWars, a: Record) -> Text:
    return text(
        "tsw-desk-attack-line",
        conspiracy=s.g_name[a["seat"]],
        kind=a["kind"],
        attacker=s.g_name[a["attacker"]],
        target=s.g_name[a["target"]],
        mb=a["mb"],
        due=a["due"],
        support=tuple(s.g_name[g] for g in a["support"]) or "–",
        agents=tuple(s.p_name[p] for p in a["agents"]) or "–",
    )


PAGES: dict[str, Callable[[SecretWars, str], Page]] = {
    "checks": checks, "check": check, "orders": orders, "sheet": sheet, "order": order, "reports": reports,
    "report": report, "line": line, "paper": paper, "print": printed, "attacks": attacks, "attack": attack,
}  # fmt: skip
