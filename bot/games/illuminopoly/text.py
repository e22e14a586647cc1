"""All that is said about Illuminopoly, as catalogue texts made from views
(data/locales/<lang>/illuminopoly*.ftl)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.moves import Ask, Choice, Event, Open, Range, Text, Who, text
from bot.games.contract import Words
from bot.games.illuminopoly import deals
from bot.games.illuminopoly.board import FACTION_CARD, FACTIONS, PROPERTY, property_name, space_name
from bot.games.illuminopoly.cards import DECKS
from bot.games.illuminopoly.catalogue import NAMES, facts, nearest
from bot.games.illuminopoly.corrections import corrections
from bot.games.illuminopoly.telling import hand, how_won, status, structure, table, why
from bot.games.illuminopoly.view import OfferView, View
from bot.games.illuminopoly.wording import faction, item, lots, money, place, seat_or_bank

STEPPED = frozenset({"Setup", "Turn", "Walk", "CardDraw", "Reorganize", "Permit"})
"""Frames that ask different things at different steps."""
ON_PROPERTY = frozenset(
    {
        "build",
        "unbuild",
        "clear",
        "mortgage",
        "lift-mortgage",
        "abandon",
        "revert",
        "place",
        "lift",
    }
)
ON_SEAT = frozenset({"vote", "bribe", "invite", "post-bail", "repay", "foreclose"})
SEATS = frozenset(
    {
        "seat",
        "owner",
        "voter",
        "prisoner",
        "buyer",
        "guest",
        "heir",
        "lender",
        "borrower",
        "controller",
        "accused",
        "payer",
        "giver",
        "taker",
        "chair",
    }
)
EXPLAINED = frozenset(
    (
        *(
            "roll",
            "ride",
            "collect",
            "squeeze",
            "take-pot",
            "pay-flat",
            "buy",
            "takeover",
            "rezone",
            "rebuild",
        ),
        *("subvert", "clear-rubble", "revert", "build", "unbuild", "abandon", "mortgage", "lift-mortgage"),
        *(
            "reorganize",
            "lift",
            "place",
            "bail",
            "post-bail",
            "use-favor",
            "favor",
            "halt",
            "offer",
            "accept",
        ),
        *("lend", "repay", "foreclose", "accuse", "call-out", "dip", "demand", "pay-ransom", "bomb", "spend"),
        *("for", "bid", "vote", "invite", "draw"),
    )
)
GROUPS_OF_CHOICES = {
    **dict.fromkeys(deals.VERBS, "deals"),
    **dict.fromkeys(("build", "unbuild", "clear"), "buildings"),
    **dict.fromkeys(("mortgage", "lift-mortgage"), "mortgages"),
    **dict.fromkeys(("dip", "accuse", "call-out"), "intrigue"),
    **dict.fromkeys(("bribe",), "bribes"),
}


class IlluminopolyWords(Words):
    """Words of the game (see bot.games.contract.Words)."""

    explained = EXPLAINED

    def prompt(self, view: View, ask: Ask) -> Text:
        """What is asked."""
        contest = view.contest
        key = f"iop-ask-{ask.frame.lower()}" + (f"-{ask.step}" if ask.frame in STEPPED else "")
        if not ask.required:
            key = "iop-ask-business"
        if key == "iop-ask-setup-1":
            return _factions(ask)
        seat = view.seats[ask.seat]
        return text(
            key,
            kind=contest.kind.lower(),
            actor=seat_or_bank(contest.actor),
            property=place(view, contest.number),
            space=space_name(view.theme, max(seat.space, 0)),
            jailed=int(seat.jailed >= 0),
            cash=money(seat.cash),
        )

    def label(self, view: View, ask: Ask, choice: Choice) -> Text:
        """One choice."""
        move = choice.prefix if isinstance(choice, Open) else choice
        verb = str(move[0])
        key = "iop-do-" + verb
        args: dict[str, object] = {}
        if verb in ON_PROPERTY or (verb == "clear-rubble" and len(move) > 1):
            args["property"] = property_name(view.theme, int(move[1]))
        elif verb in ON_SEAT:
            args["seat"] = Who(int(move[1]))
        elif verb in ("offer", "lend", "promise"):
            if len(move) > 2:
                return text("iop-item", item=item(view, _int(move[2])))
            args["seat"] = Who(int(move[1]))
        elif verb == "sell-permit":
            args |= {"seat": Who(int(move[1])), "amount": move[2]}
        elif verb in ("pick", "goal"):
            args["faction"] = faction(int(move[1]))
        elif verb == "roll":
            args["dice"] = move[1]
        elif verb == "hang":
            args |= {"holder": self._holder(view, int(move[1])), "side": text(f"iop-side-{move[2]}")}
        elif verb in ("accept", "decline", "withdraw"):
            args["offer"] = self._offer(view, int(move[1]))
        if (
            verb in ("clear-rubble", "buy", "takeover", "rezone", "rebuild", "subvert", "nothing")
            and len(move) == 1
        ):
            args["space"] = space_name(view.theme, max(view.seats[ask.seat].space, 0))
            args["cost"] = _cost(view, verb, max(view.seats[ask.seat].space, 0))
        if key == "iop-do-clear-rubble" and "space" in args:
            key += "-here"
        if verb == "done" and ask.frame == "Reorganize":
            key += "-arranging"
        if isinstance(choice, Open) and isinstance(choice.shape, Range):
            args |= {"least": choice.shape.least, "most": choice.shape.most}
        return text(key, **args)

    def _holder(self, view: View, card: int) -> object:
        if card >= FACTION_CARD:
            return faction(view.seats[card - FACTION_CARD].faction)
        return property_name(view.theme, card)

    def _offer(self, view: View, number: int) -> Text:
        offer = next((o for o in view.offers if o.number == number), None)
        return offer_text(view, offer) if offer else text("iop-offer-gone")

    def group(self, view: View, ask: Ask, choice: Choice) -> Text:
        """The heading of a choice."""
        move = choice.prefix if isinstance(choice, Open) else choice
        return text("iop-group-" + GROUPS_OF_CHOICES.get(str(move[0]), "main"))

    def happened(self, view: View, event: Event) -> Text | None:
        """An event, as the viewer may know it."""
        data = event.seen_by(view.seat)
        if data is None:
            return None
        if event.kind in ("offered", "deal"):
            return self._deal(view, event.kind, data)
        if event.kind == "won":
            winners = _list(data["seats"])
            return text(
                "iop-ev-won",
                seats=tuple(map(Who, winners)) or text("iop-nobody"),
                how=how_won(view, winners, data["how"]),
            )
        return text(
            "iop-ev-" + event.kind, **{key: _argument(view, key, value, data) for key, value in data.items()}
        )

    def _deal(self, view: View, kind: str, data: Mapping[str, object]) -> Text:
        parties = {"giver": Who(_int(data["giver"])), "taker": Who(_int(data["taker"]))}
        if "number" not in data:
            give, get = _list(data["give"]), _list(data["get"])
            return text("iop-ev-deal-open", **parties, give=_side(view, 0, give), get=_side(view, 0, get))
        offer = OfferView(**{key: _frozen(value) for key, value in data.items()})
        return text("iop-ev-" + kind, **parties, offer=offer_text(view, offer))

    def table(self, view: View) -> Sequence[Text]:
        """The text twin of the board."""
        return table(view)

    def hand(self, view: View) -> Sequence[Text]:
        """What only the viewer knows."""
        return hand(view)

    def why(self, view: View) -> Sequence[Text]:
        """Every number of the moment."""
        return why(view)

    def status(self, view: View) -> Text:
        """One line."""
        return status(view)

    def structure(self, view: View, seat: int) -> Sequence[Text]:
        """The text twin of one seat's holding companies."""
        return structure(view, seat)

    def corrections(self, view: View) -> Sequence[tuple[Choice, Text]]:
        """What a moderator can put right."""
        return [(choice, correction(view, choice)) for choice in corrections(len(view.seats))]

    def card(self, name: str) -> Sequence[Text]:
        """Facts of the property, faction or card of the nearest name."""
        found = nearest(name)
        return facts(*found) if found else ()

    def card_names(self) -> Sequence[str]:
        """All names that `card` finds."""
        return list(NAMES)


def _factions(ask: Ask) -> Text:
    """The question for a faction, with what each on offer can do and how it wins."""
    said = text("iop-ask-setup-1")
    for choice in ask.choices:
        number = _int((choice.prefix if isinstance(choice, Open) else choice)[1])
        about = text("iop-ask-faction", faction=faction(number), about=text("iop-about-" + FACTIONS[number]))
        said = text("iop-ask-lines", before=said, line=about)
    return said


def correction(view: View, choice: Choice) -> Text:
    """What a moderator would put right by `choice`."""
    what, *named = choice.prefix if isinstance(choice, Open) else choice
    args: dict[str, object] = {}
    if what == "favor":
        args = {"deck": named[0], "holder": seat_or_bank(_int(named[1]))}
    elif what == "loan":
        args = {"seat": Who(_int(named[0])), "borrower": Who(_int(named[1]))}
    elif what in ("cash", "place", "jail", "chair", "lost", "strikes"):
        args["seat"] = Who(_int(named[0]))
    elif named:
        args["property"] = property_name(view.theme, _int(named[0]))
    if what in ("mortgage", "status", "jail"):
        args["state"] = text(f"iop-state-{named[1]}")
    elif what == "owner":
        args["holder"] = seat_or_bank(_int(named[1]))
    elif what == "control":
        args["seat"] = Who(_int(named[1]))
    return text(f"iop-fix-{what}", **args)


def offer_text(view: View, offer: OfferView) -> Text:
    """What both sides of an offer give."""
    if offer.loan:
        return text("iop-offer-loan", giver=Who(offer.giver), taker=Who(offer.taker), amount=offer.loan)
    return text(
        "iop-offer",
        giver=Who(offer.giver),
        taker=Who(offer.taker),
        give=_side(view, offer.money, offer.give),
        get=_side(view, offer.want_money, offer.get),
    )


def _side(view: View, amount: int, things: Sequence[int]) -> tuple[object, ...] | Text:
    parts = ([text("iop-dollars", amount=amount)] if amount else []) + [item(view, thing) for thing in things]
    return tuple(parts) or text("iop-nothing")


def _cost(view: View, verb: str, space: int) -> int:
    """What it costs to begin with, on a property; 0 where that is not known beforehand."""
    p = PROPERTY[space]
    if p < 0:
        return 0
    lot = view.properties[p]
    costs = {"buy": lot.value, "takeover": lot.cost, "subvert": lot.cost, "rezone": lot.rezoning}
    return costs.get(verb, 0)


def _argument(view: View, key: str, value: object, data: Mapping[str, object]) -> object:
    if key in SEATS:
        return seat_or_bank(_int(value))
    if key == "property":
        return property_name(view.theme, _int(value))
    if key == "properties":
        return lots(view, _list(value))
    if key == "space":
        return space_name(view.theme, _int(value))
    if key in ("faction", "goal"):
        return faction(_int(value))
    if key == "card":
        return text("iop-card-" + DECKS[_int(data["deck"])][_int(value)]["id"])
    if key == "to":
        return seat_or_bank(_int(value))
    if key == "parts":
        spent = tuple(
            text("iop-part", seat=Who(q), side=text(f"iop-side-{side}"), amount=n)
            for q, side, n in _rows(value)
            if n
        )
        return spent or text("iop-part-none")
    if key == "votes":
        return tuple(text("iop-vote", seat=Who(a), chosen=Who(b)) for a, b in _rows(value))
    if key == "order":
        return tuple(Who(q) for q in _list(value))
    if key == "seats":
        return tuple(Who(q) for q in _list(value)) or text("iop-nobody")
    if key in ("why", "how", "use", "crime", "what", "state"):
        return text(f"iop-{key}-{value}")
    if isinstance(value, bool):
        return int(value)
    return tuple(value) if isinstance(value, list) else value


def _int(value: object) -> int:
    return value if isinstance(value, int) else -1


def _list(value: object) -> list[int]:
    return [n for n in value if isinstance(n, int)] if isinstance(value, list | tuple) else []


def _rows(value: object) -> list[Any]:
    return list(value) if isinstance(value, list) else []


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


WORDS = IlluminopolyWords()
