"""Every number explained: the sum of an attack part by part, or goals, changed values and links."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.moves import Text, Who, text
from bot.games.inwo.cards.card_text import basic_goal_text, goals_text
from bot.games.inwo.play.state import DEVASTATED
from bot.games.inwo.say.attack import attack_line, dice, parts
from bot.games.inwo.say.changes import change_lines
from bot.games.inwo.say.links import Tab, tab_line, tabs
from bot.games.inwo.say.phrases import EMPTY, face_name, name, percent
from bot.games.inwo.say.twins import tree
from bot.games.inwo.see.view import AttackView, SeatView, View
from bot.games.kit.phrases import plain, signed


def why(view: View) -> Sequence[Text]:
    """The attack of the moment with every part of its number; else the goals, and what changes cards."""
    a = view.attack
    if a is None:
        return [*goals(view), *changed(view)]
    total = text("inwo-why-sum", number=plain(a.number), percent=percent(a.number))
    said = [attack_line(view, a), *parts(view, a), total, text("inwo-why-dice"), dice(a)]
    return [*(line for line in said if line is not EMPTY), *_still(view, a), *changed(view, a.card, a.target)]


def _still(view: View, a: AttackView) -> Iterator[Text]:
    """Who may still add, waited for or not, and what the viewer could."""
    able = {*view.waiting, *(view.pause.seats if view.pause is not None else ())}
    asked = tuple(Who(seat.seat) for seat in view.seats if seat.seat in able)
    if asked and not a.roll:
        yield text("inwo-why-still", seats=asked)
    for card, side, amount in view.lends:
        yield text("inwo-why-add", card=name(view, card), amount=signed(side * amount))


def changed(view: View, *only: int) -> list[Text]:
    """Every value that is not as printed with the cards that make it so, and every link; of some cards, or
    of all."""
    said = []
    for seat in view.seats:
        for card in seat.structure:
            if not only or card.card in only:
                said += change_lines(card)
        links = [tab for tab in tabs(view, seat) if not only or tab.host in only]
        said += [_link(view, seat.seat, tab) for tab in links]
    return said


def _link(view: View, seat: int, tab: Tab) -> Text:
    """A link, since when there is one, and whether it works and can be moved."""
    tied = (tie for tie in view.ties if tie[:2] == (tab.face, tab.host))
    _, _, since, permanent, asleep = next(tied, (0, 0, 0, False, False))
    state = "asleep" if asleep else "permanent" if permanent else "plain"
    return text("inwo-why-link", seat=Who(seat), link=tab_line(view, tab), since=since, state=state)


def _basic(view: View, seat: SeatView) -> Text:
    """How many Groups count for a player, with those that do so besides, and those that do not."""
    now, needed = seat.basic
    waste: set[int] = set()
    for card in tree(seat):
        if card.marks & DEVASTATED or card.master in waste:
            waste.add(card.card)
    lost = waste | {card.card for card in seat.structure if card.card == view.vice}
    goal = {"card": face_name(seat.illuminati), "goal": basic_goal_text(seat.illuminati)}
    more = now - len(seat.structure) + len(lost)
    shared = {"now": now, "needed": needed, "more": more, "lost": len(lost)}
    return text("inwo-why-basic", seat=Who(seat.seat), **shared, **goal)


def aim(view: View, seat: int) -> Text | None:
    """Which Illuminati the viewer at `seat` plays and what they win by (INW-200, INW-201)."""
    if not view.seats or view.seats[seat].illuminati < 0:
        return None
    own = view.seats[seat]
    shared = {"card": face_name(own.illuminati), "needed": own.basic[1], "terms": view.terms}
    shared["more"] = int(view.one_round_more)
    return text("inwo-aim", **shared, goal=goals_text(own.illuminati))


def _elected(view: View) -> list[Text]:
    """Who was elected how often: nobody can be more than twice."""
    return [text("inwo-why-elected", card=face_name(face), count=count) for face, count in view.elected]


def goals(view: View) -> list[Text]:
    """How far everybody is from winning."""
    if not view.seats:
        return [text("inwo-why-setup")]
    if view.terms:
        held = view.elections_held - (view.election is not None)
        more = int(view.one_round_more)
        return [text("inwo-why-president", held=held, terms=view.terms, more=more), *_elected(view)]
    said = _elected(view)
    for seat in view.seats:
        if not seat.alive:
            continue
        said.append(_basic(view, seat))
        if seat.special is not None:
            now, needed = seat.special
            said.append(text("inwo-why-special", card=face_name(seat.illuminati), now=now, needed=needed))
    rounds = dict(view.options).get("most_rounds", 0)
    return [*said, text("inwo-why-rounds", rounds=rounds)] if rounds else said
