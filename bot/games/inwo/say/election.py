"""Elections (ELE-01 to ELE-37) in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.engine.moves import Ask, Text, Who, text
from bot.games.inwo.play.election.ballots import NameVice, Vote
from bot.games.inwo.play.election.office import TERMS
from bot.games.inwo.play.election.rounds import Election
from bot.games.inwo.play.election.variants import Calling
from bot.games.inwo.say.happenings import each, told
from bot.games.inwo.say.phrases import EMPTY, face_name, face_names, face_of, find, name, numbers, whose
from bot.games.inwo.see.view import ElectionView, OutcomeView, TicketView, View
from bot.games.kit.words import Chapter, because, says

SAY = Chapter()
Data = Mapping[str, Any]
SPEECHES, SLOGANS, CONCESSIONS, POLLS = 60, 40, 40, 20
"""How many lines there are of each kind in the catalogue."""


# -- who stands


def ticket(view: View, stands: TicketView) -> Text:
    """Both names of a ticket."""
    mate = name(view, stands.mate) if stands.mate >= 0 else EMPTY
    return text("inwo-ticket", card=name(view, stands.candidate), mate=mate, paired=int(stands.mate >= 0))


def numbered(view: View, number: int) -> Text:
    """The ticket of a number."""
    e = view.election
    return ticket(view, e.tickets[number]) if e is not None and 0 <= number < len(e.tickets) else EMPTY


def person(view: View, card: int) -> Text:
    """A person with their Power and whose they are."""
    found = find(view, card)
    owner = found.owner if found is not None else -1
    power = numbers(found.power, found.reach) if found is not None else ""
    facts = {"known": int(found is not None), "power": power, "owner": whose(owner), "free": int(owner < 0)}
    return text("inwo-person", card=name(view, card), **facts)


# -- questions


@SAY.asks(Election)
def ask_election(view: View, ask: Ask) -> Text:
    e = view.election
    if e is None:
        return EMPTY
    pairing = e.tickets[e.pairing].candidate if 0 <= e.pairing < len(e.tickets) else -1
    mine = int(ask.seat in view.waiting)
    return text(
        "inwo-ask-election", step=e.step, card=name(view, pairing) if pairing >= 0 else "",
        party=name(view, e.parties[0]) if e.parties else "", mine=mine,
        tickets=tuple(standing(view, stands) for stands in e.tickets), count=len(e.tickets),
        number=view.elections_held, terms=view.terms, spent=_spent(view), gone=len(_spent(view)),
        more=int(view.one_round_more),
    )  # fmt: skip


def _spent(view: View) -> tuple[str, ...]:
    """Who was elected as often as anybody can be, and is on the table."""
    there = {card.face for seat in view.seats for card in seat.structure} | {card.face for card in view.area}
    return tuple(face_name(face) for face, count in view.elected if count >= TERMS and face in there)


def standing(view: View, stands: TicketView) -> Text:
    """A ticket with its support."""
    bars = tuple(text("inwo-trait-name", trait=trait) for trait in stands.barred)
    return text(
        "inwo-standing", ticket=ticket(view, stands), support=stands.support, bars=bars, barred=len(bars)
    )


@SAY.asks(Vote)
def ask_vote(view: View, ask: Ask) -> Text:
    e = view.election
    return text("inwo-ask-vote", poll=int(e is not None and e.vote is not None and bool(e.vote.poll)))


# -- answers


@SAY.labels(Election, "nominate", "mate", "support-out", under="persons")
@SAY.labels(NameVice, "name-vice", under="persons")
def do_person(view: View, ask: Ask, verb: str, card: int) -> Text:
    return text(f"inwo-do-{verb}", person=person(view, card))


def _ahead(view: View, ask: Ask, verb: str, candidate: int, *cards: int) -> Text:
    return text("inwo-do-mate-ahead", card=name(view, candidate))


@SAY.labels(Election, "mate-ahead", under=_ahead)
def do_mate_ahead(view: View, ask: Ask, verb: str, candidate: int, *cards: int) -> Text:
    return (
        text("inwo-do-mate", person=person(view, cards[-1])) if cards else _ahead(view, ask, verb, candidate)
    )


SAY.labels(Election, "pass")(says("inwo-do-add-nothing"))


def _for_ticket(view: View, ask: Ask, verb: str, number: int, *cards: int) -> Text:
    return numbered(view, number)


@SAY.labels(Election, "support", "sway", "act", under=_for_ticket)
def do_support(view: View, ask: Ask, verb: str, number: int, *cards: int) -> Text:
    if not cards:
        return text(f"inwo-do-{verb}", ticket=numbered(view, number))
    return text(f"inwo-do-{verb}-card", **_lent(view, cards[-1], number))


@SAY.labels(Election, "act-for", "boost", under="add")
def do_add(view: View, ask: Ask, verb: str, *cards: int) -> Text:
    told = _lent(view, cards[-1], _backed(view, cards[-1])) | {"more": added(view, *cards)}
    if verb == "boost":
        told |= {"plot": name(view, cards[0])}
    return text(f"inwo-do-{verb}", **told)


def added(view: View, *cards: int) -> int:
    """What the action of the last of these adds to its support, with a Plot if one comes before it."""
    more = boost(view, cards[0], cards[-1]) if len(cards) > 1 else 0
    return more + int(_lent(view, cards[-1], _backed(view, cards[-1]))["more"])


def boost(view: View, plot: int, card: int) -> int:
    """What a Plot of the viewer's hand would add to the action of a card."""
    e = view.election
    return next((more for *pair, more in e.boosts if pair == [plot, card]), 0) if e is not None else 0


def _backed(view: View, card: int) -> int:
    """The ticket that a card supports."""
    e = view.election
    return next((line[2] for line in e.supporters if line[1] == card), -1) if e is not None else -1


def lent(e: ElectionView, card: int, number: int) -> tuple[int, int, str]:
    """What a card of the viewer would add: its Power, more by its action, whom that keeps away."""
    power, more, bar = next((line[1:] for line in e.lends if line[0] == card), (0, 0, ""))
    barred = e.tickets[number].barred if 0 <= number < len(e.tickets) else ()
    return power, more, "" if bar in barred else bar


def _lent(view: View, card: int, number: int) -> dict[str, Any]:
    """The same in words; of a free Group only its Power."""
    e, free = view.election, find(view, card)
    power, more, bar = lent(e, card, number) if e is not None else (0, 0, "")
    power = power or (free.power if free is not None and free.owner < 0 else 0)
    barred = text("inwo-trait-name", trait=bar) if bar else EMPTY
    return {"card": name(view, card), "power": power, "more": more, "bar": barred, "bars": int(bool(bar))}


@SAY.labels(Calling, "call")
def do_call(view: View, ask: Ask, verb: str, seat: int) -> Text:
    found = find(view, view.vice)
    return text("inwo-do-call", seat=Who(seat), vice=int(found is not None and found.owner == seat))


# -- why not


VERBS = (
    "nominate", "no-nomination", "support-out", "keep", "mate", "mate-ahead", "back", "support", "act",
    "act-for", "boost", "declared", "sway", "sway-all", "vote", "name-vice", "call", "come", "refuse",
)  # fmt: skip
SAY.refuses(*VERBS)(because("inwo-refused-election"))
SAY.refuses("shield", "resign")(because("inwo-refused-office"))


# -- what is told


def _line(kind: str, number: int, count: int) -> Text:
    """One of the lines of a kind; none comes twice before all were said."""
    return text(f"inwo-{kind}", line=(number * 7) % count) if number >= 0 else EMPTY


@SAY.tells("election-began")
def began(view: View, e: Data) -> Text:
    return text("inwo-told-election", number=e["number"], line=_line("poll", e["line"], POLLS))


@SAY.tells("nominated")
def nominated(view: View, e: Data) -> Text:
    said = _line("speech", e["line"], SPEECHES)
    return text(
        "inwo-told-nominated", **told.arguments(view, e) | {"named": int(e["seat"] >= 0), "line": said}
    )


@SAY.tells("mate-named")
def mate_named(view: View, e: Data) -> Text:
    said = _line("slogan", e["line"], SLOGANS)
    return text("inwo-told-mate", card=face_name(e["face"]), mate=face_name(e["mate"]), line=said)


SAY.tells("president-took-office")(told.says("president"))


@SAY.tells("acted-for")
def acted_for(view: View, e: Data) -> Text:
    bar = text("inwo-trait-name", trait=e["bar"]) if e["bar"] else EMPTY
    more = {"bar": bar, "bars": int(bool(e["bar"])), "plot": face_name(e["by"]), "boosted": int(e["by"] >= 0)}
    return text("inwo-told-acted-for", **told.arguments(view, e) | more)


@SAY.tells("rolled-off")
def rolled_off(view: View, e: Data) -> Text:
    rolls = each("inwo-told-roll", card=face_names(e["faces"]), roll=e["rolls"])
    if e.get("host", -1) >= 0:
        return text("inwo-told-dice-for", card=face_name(e["host"]), why=e["why"], rolls=rolls)
    return text("inwo-told-rolled-off", why=e["why"], rolls=rolls)


@SAY.tells("votes-counted")
def votes_counted(view: View, e: Data) -> Text:
    votes = each("inwo-told-roll", card=face_names(e["faces"]), roll=e["votes"])
    return text("inwo-told-votes", votes=votes, room=e["room"])


@SAY.tells("election-won")
def won(view: View, e: Data) -> Text:
    said = _line("concession", e["line"], CONCESSIONS)
    losers = face_names(e["losers"])
    return text(
        "inwo-told-election-won", card=face_name(e["face"]), how=e["how"], support=e["support"],
        losers=losers[:1] or ("",), count=len(losers), line=said,
    )  # fmt: skip


# -- the table


def lines(view: View) -> Iterator[Text]:
    """Who holds the offices, and the election that goes on."""
    if view.president >= 0:
        vice = name(view, view.vice) if view.vice >= 0 else EMPTY
        yield text(
            "inwo-table-offices", card=name(view, view.president), vice=vice, paired=int(view.vice >= 0)
        )
    if view.election is not None:
        yield heading(view, view.election)
        yield from progress(view, view.election)


def heading(view: View, e: ElectionView) -> Text:
    """Which election goes on, and how far it is."""
    return text("inwo-table-election", step=e.step, number=view.elections_held)


def progress(view: View, e: ElectionView) -> Iterator[Text]:
    """Who stands with what support, who has declared what, and who is next."""
    if not e.tickets:
        yield from (runner(view, e, card) for card in e.nominees)
    for number, stands in enumerate(e.tickets):
        yield standing(view, stands)
        faces = [(line[0], face_of(view, line[1]), *line[2:]) for line in e.supporters]
        yield from _spoken(faces, number)
    asked = [seat for seat in view.waiting if seat >= 0]
    if asked:
        yield text("inwo-table-asked", seats=tuple(map(Who, asked)))
    later = [seat for seat in e.order if seat not in asked]
    if later:
        yield text("inwo-table-order", seats=tuple(map(Who, later)))


def runner(view: View, e: ElectionView, card: int) -> Text:
    """Who was nominated, and whether a party has removed them."""
    return text("inwo-table-nominee", card=name(view, card), removed=int(card in e.removed))


def _spoken(support: Sequence[tuple[int, int, int, int, int]], number: int) -> Iterator[Text]:
    """Who has declared what for a ticket: (seat, face, ticket, Power, more by its action)."""
    own = [line for line in support if line[2] == number]
    for seat in dict.fromkeys(line[0] for line in own):
        cards = tuple(
            text("inwo-table-supporter", card=face_name(face), amount=power + more, acted=int(more > 0))
            for owner, face, _, power, more in own
            if owner == seat
        )
        yield text("inwo-table-supporters", seat=whose(seat), owned=int(seat >= 0), cards=cards)


# -- how it came out


def result(past: OutcomeView) -> Text:
    """Who has won an election that is over."""
    won = past.winner >= 0
    card = face_name(past.tickets[past.winner][0]) if won else ""
    return text("inwo-outcome", number=past.number, card=card, won=int(won))


def stood(past: OutcomeView, number: int) -> Text:
    """A ticket of an election that is over."""
    candidate, mate, _ = past.tickets[number]
    return text("inwo-ticket", card=face_name(candidate), mate=face_name(mate), paired=int(mate >= 0))


def results(past: OutcomeView) -> Iterator[Text]:
    """With what support each ticket came out, and what decided."""
    for number, (_, _, support) in enumerate(past.tickets):
        yield text(
            "inwo-outcome-ticket", ticket=stood(past, number), support=support, won=int(number == past.winner)
        )
        yield from _spoken(past.supporters, number)
    yield text("inwo-outcome-how", how=past.how if past.winner >= 0 else "skipped")


def office_letters(view: View) -> Iterator[tuple[int, str]]:
    """The cards that hold the offices, with the letters that mark them."""
    for card, letter in ((view.president, "P"), (view.vice, "V")):
        if card >= 0:
            yield card, letter


def office_line(view: View, card: int) -> Text:
    """Which office a card holds."""
    office = "president" if card == view.president else "vice"
    return text("inwo-picture-officer", office=office, card=name(view, card))
