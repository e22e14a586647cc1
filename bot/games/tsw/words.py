"""All that is said about The Secret Wars, from views and events (bot.games.contract.Words)."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Any

from bot.engine.moves import Ask, Choice, Event, Open, Text, text
from bot.games.contract import Words
from bot.games.tsw import table_text
from bot.games.tsw.orders.actions import ACTIONS
from bot.games.tsw.orders.conditions import OWN_GROUPS
from bot.games.tsw.phrases import quotes, say, scale
from bot.games.tsw.records import shipped
from bot.games.tsw.view import View

LABEL = 76
AIMS = {"play-event": "target", "give-group": "to", "move-group": "to"}
"""The part that says where what is named first goes."""


class SecretWarsWords(Words):
    """The words of The Secret Wars as the house wants them."""

    def prompt(self, view: View, ask: Ask) -> Text:
        """What the seat of `ask` is asked, with what it needs to know to answer."""
        if ask.frame == "interview":
            return text("tsw-prompt-interview" if ask.required else "tsw-prompt-interview-sent")
        if ask.frame != "orders":
            return text("tsw-prompt-review")
        orders = sum(1 for line in view.lines if line[0] == "order")
        actors = tuple(text("tsw-actor-left", name=p.name, left=p.free) for p in view.own_people if p.free)
        return text(
            "tsw-prompt-orders", turn=view.turn, last=view.last_turn, orders=orders, own=len(view.attacks),
            actors=actors or (text("tsw-nobody"),), done=int(not ask.required),
        )  # fmt: skip

    def label(self, view: View, ask: Ask, choice: Choice) -> Text:
        """One choice, short enough for a button; orders as 'who: what'."""
        is_open = isinstance(choice, Open)
        move = choice.prefix if isinstance(choice, Open) else choice
        verb = str(move[0])
        if verb in ("order", "replace") and not is_open and len(move) > (2 if verb == "replace" else 1):
            return order_label(str(move[-1]))
        if verb in ("withdraw", "replace") and len(move) > 1:
            return text(
                f"tsw-choice-{verb}", number=int(move[1]) + 1, order=line_label(view.lines[int(move[1])])
            )
        if verb == "press":
            return text("tsw-choice-press", to=str(move[1]))
        if verb == "unstand":
            return text("tsw-choice-unstand", order=standing_label(view.standing[int(move[1])]))
        if verb == "answer":
            offer = next((o for o in view.offers if o.number == move[1]), None)
            group = offer.group if offer else str(move[1])
            return text(
                "tsw-choice-answer", answer=str(move[2]), group=group, giver=offer.giver if offer else ""
            )
        return text(f"tsw-choice-{verb}")

    def group(self, view: View, ask: Ask, choice: Choice) -> Text:
        """The heading under which a choice stands."""
        move = choice.prefix if isinstance(choice, Open) else choice
        return text(f"tsw-heading-{HEADINGS.get(str(move[0]), 'more')}")

    def happened(self, view: View, event: Event) -> Text | None:
        """An event as the viewer may know it."""
        data = event.seen_by(view.seat)
        if data is None:
            return None
        told = EVENTS.get(event.kind)
        return told(view, dict(data)) if told else None

    def table(self, view: View) -> Sequence[Text]:
        """What everybody at the table may read: the paper, as far as the viewer takes it."""
        return table_text.table(view)

    def hand(self, view: View) -> Sequence[Text]:
        """The viewer's own file: structure, people, events, attacks, contacts."""
        return table_text.hand(view)

    def structure(self, view: View, seat: int) -> Sequence[Text]:
        """The viewer's own power structure; those of others are secret."""
        return table_text.structure(view) if seat == view.seat else ()

    def why(self, view: View) -> Sequence[Text]:
        """Every number a player may know, with the IDs of the rules; no odds are ever told (TSW-72)."""
        return table_text.why(view)

    def status(self, view: View) -> Text:
        """One line: which turn, what is going on."""
        return text(f"tsw-status-{view.phase}", turn=view.turn, last=view.last_turn, waiting=view.waiting)

    def card(self, name: str) -> Sequence[Text]:
        """Facts about the group or special event of the shipped world whose name is nearest."""
        return table_text.card(_nearest(name))

    def card_names(self) -> Sequence[str]:
        """The names of all groups and events of the shipped world."""
        return _names()


def _names() -> list[str]:
    return sorted({group.name for group in shipped().groups} | {event.name for event in shipped().events})


def _nearest(name: str) -> str:
    names = {n.casefold(): n for n in _names()}
    sought = name.strip().casefold()
    if sought in names:
        return names[sought]
    within = [full for key, full in names.items() if sought and sought in key]
    close = within or [names[key] for key in get_close_matches(sought, names, n=1)]
    return min(close, key=len) if close else ""


HEADINGS = {
    "order": "orders", "replace": "orders", "withdraw": "orders", "sort": "orders", "buy-event": "orders",
    "unstand": "standing", "answer": "offers", "inquire": "gamemaster", "ask-gamemaster": "gamemaster",
    "press": "press",
}  # fmt: skip


# -- orders in a few words


def order_label(line: str) -> Text:
    """An order as 'who: what, whom'."""
    order = json.loads(line)
    action, params = order["action"], order["parameters"]
    if action == "standing":
        return standing_label(json.dumps(params))
    what = text(f"tsw-action-{action}") if action in ACTIONS else str(action)
    keys = ("event", "target", "group", "attack", "destination", "to", "name", "purpose", "message", "text")
    whom = next((str(params[key]) for key in keys if key in params), "")
    aim = str(params.get(AIMS.get(action, ""), ""))
    mb = int(params.get("mb") or 0)
    if not whom and not mb:
        return text("tsw-order-bare", name=order["actor"], action=what)
    return text(
        "tsw-order", name=order["actor"], action=what, deed=str(action), whom=shorten(whom), mb=mb,
        aim=aim or "none", end=str(params.get("intention", "other")).replace(" ", "-"),
    )  # fmt: skip


def shorten(words: str) -> str:
    """What fits into a label, whole words where that is possible."""
    if len(words) <= LABEL:
        return words
    return words[:LABEL].rsplit(" ", 1)[0] + "…"


def line_label(line: Sequence[Any]) -> Text:
    """A line of a sheet."""
    if line[0] == "order":
        return order_label(str(line[1]))
    if line[0] == "answer":
        return text("tsw-line-answer", answer=str(line[2]))
    return text(f"tsw-choice-{line[0]}")


def standing_label(line: str) -> Text:
    """A standing order."""
    plain = json.loads(line)
    return text(
        "tsw-standing",
        condition=text(f"tsw-condition-{plain['condition']['kind']}", **_condition(plain["condition"])),
        order=order_label(json.dumps(plain["order"])),
    )


def _condition(condition: dict[str, Any]) -> dict[str, Any]:
    what = next((condition[key] for key in ("character", "group", "by") if key in condition), "")
    named = text("tsw-any-of-mine") if what == OWN_GROUPS else str(what)
    return {"what": named, "mb": int(condition.get("mb", 0))}


# -- events


def _issue(view: View, data: dict[str, Any]) -> Text:
    key = "tsw-issue" if "teasers" in data else "tsw-issue-unsubscribed"
    tone = view.option("tone")
    return text(key, turn=data["turn"], headline=say(data["headline"], tone), tone=tone)


def _printed(view: View, data: dict[str, Any]) -> Text:
    words = say(data["line"], view.option("tone"))
    section = data["section"] if data["first"] else "none"
    return text(
        "tsw-printed", words=words, section=section, of=data["section"], kept=int(quotes(data["line"]))
    )


def _report(view: View, data: dict[str, Any]) -> Text:
    key = "tsw-report" if data["lines"] else "tsw-report-empty"
    return text(key, turn=data["turn"], name=data["name"], tone=view.option("tone"))


def _told(view: View, data: dict[str, Any]) -> Text:
    return table_text.told(data["line"], data["coda"], view.option("tone"))


def _holding(view: View, data: dict[str, Any]) -> Text:
    tone = view.option("tone")
    told = {name: scale(name, data[name], tone) for name in ("power", "resistance")}
    return text("tsw-holding", **{**data, **told, "master": data["master"] or "none"})


def _pending(view: View, data: dict[str, Any]) -> Text:
    whose = "own" if data["own"] else "mine" if data["mine"] else "other"
    attacker = data["attacker"] or text("tsw-pending-unknown")
    return text(
        "tsw-pending", whose=whose, kind=data["kind"], attacker=attacker, target=data["target"], mb=data["mb"]
    )


def _question(view: View, data: dict[str, Any]) -> Text:
    return text(f"tsw-open-{data['kind']}", **{k: v for k, v in data.items() if k != "kind"})


EVENTS: dict[str, Callable[[View, dict[str, Any]], Text]] = {
    "watchful-eye": _issue,
    "printed": _printed,
    "report": _report,
    "told": _told,
    "holding": _holding,
    "pending": _pending,
    "question": _question,
    "game-won": lambda view, data: text("tsw-won", name=data["name"], how=text(f"tsw-won-{data['how']}")),
    "ranked": lambda view, data: text("tsw-ranked", **data),
    "game-ended": lambda view, data: text("tsw-ended"),
    "conspiracy-dissolved": lambda view, data: text("tsw-dissolved", name=data["name"]),
    "answered": lambda view, data: text(data["key"], name=data["name"]),
    "press": lambda view, data: text("tsw-press", **data),
    "press-sent": lambda view, data: text("tsw-press-sent", to=data["to"]),
    "admitted": lambda view, data: text("tsw-inquired-known", name=data["name"]),
    "died": lambda view, data: text("tsw-died", name=data["name"]),
    "alive-after-all": lambda view, data: text("tsw-alive-after-all", name=data["name"]),
    "attack-off": lambda view, data: text("tsw-attack-off", name=data["name"]),
    "offer-off": lambda view, data: text("tsw-offer-off", name=data["name"]),
    "gamemaster-says": lambda view, data: text("tsw-gamemaster-says", words=data["text"]),
}
WORDS = SecretWarsWords()
