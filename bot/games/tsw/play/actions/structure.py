"""Orders about the power structure and its money: free actions, transfers, moves, gifts (TSW-35 to
TSW-37)."""

from __future__ import annotations

from bot.games.tsw.play.actions.attacks import called, vanish
from bot.games.tsw.play.actions.changes import change_hands
from bot.games.tsw.play.actions.intelligence import tell_peculiar
from bot.games.tsw.play.actions.people import find_event
from bot.games.tsw.play.notes import HIDDEN_HAND, note_group
from bot.games.tsw.play.provenance import reach, treasury_of
from bot.games.tsw.play.resolution import Act, Resolution
from bot.games.tsw.play.state import NOBODY, Record

SUBSCRIPTION = 1
EVENT_PRICE = 5
"""What a special event costs on the quiet market (TSW-91)."""


def cancel(r: Resolution, act: Act) -> None:
    """An undecided attack is given up: what was spent is lost, everybody in it is free again."""
    s = r.s
    a = called(r, act.seat, act.params["attack"])
    if a is None or a["seat"] != act.seat:
        r.tell(act.seat, "no-such-attack", attack=act.params["attack"])
        return
    r.tell(act.seat, "cancelled", attack=act.params["attack"])
    vanish(r, a, a["seat"])
    s.attacks.remove(a)


def postpone(r: Resolution, act: Act) -> None:
    """An attack is decided a turn later; nobody in it is free."""
    a = called(r, act.seat, act.params["attack"])
    if a is None or a["seat"] != act.seat or a["number"] in r.postponed:
        r.tell(act.seat, "no-such-attack", attack=act.params["attack"])
        return
    a["due"] += 1
    r.postponed.add(a["number"])
    r.meet(tuple(r.s.attack_audience(a)))
    r.tell(act.seat, "postponed", attack=act.params["attack"])


def drop(r: Resolution, act: Act) -> None:
    """A group becomes neutral with all below it; their treasuries are lost."""
    s = r.s
    g = s.named_group(act.params["group"])
    if g == NOBODY or g < s.seats or s.owner(g) != act.seat:
        r.tell(act.seat, "not-yours", group=act.params["group"])
        return
    freed = s.release(g)
    r.public(act.seat)
    change_hands(r, freed, (act.seat,), NOBODY)
    r.tell(act.seat, "dropped", group=s.g_name[g], count=len(freed) - 1)
    r.print("classifieds", "for-lease", group=s.g_name[g])


def defend(r: Resolution, act: Act) -> None:
    """Megabucks against an attack on a group: its own count double, a conspiracy's single (TSW-37)."""
    s = r.s
    g, purse, mb = (
        s.named_group(act.params["group"]),
        s.named_group(act.params["from"]),
        int(act.params["mb"]),
    )
    others = (a for a in s.attacks if a["target"] == g and a["seat"] != act.seat)
    attack = next((a for a in others if act.seat in s.attack_audience(a)), None)
    reach(s, [treasury_of(purse)], [act.seat])
    r.meet((act.seat, attack["seat"] if attack else NOBODY))
    if g == NOBODY or purse not in (g, act.seat) or s.owner(purse) != act.seat:
        r.tell(act.seat, "not-yours", group=act.params["from"])
    elif attack is None:
        r.tell(act.seat, "defend-idle", group=s.g_name[g])
    elif s.g_money[purse] < mb:
        r.tell(act.seat, "too-poor", actor=s.p_name[act.actor], mb=mb)
    else:
        s.g_money[purse] -= mb
        attack["defence"] += 2 * mb if purse == g and g >= s.seats else mb
        attack["payers"].append([act.seat, purse, mb])
        key = "defended-by-itself" if purse == g else "defended"
        r.tell(act.seat, key, group=s.g_name[g], mb=mb, purse=s.g_name[purse])


def transfer(r: Resolution, act: Act) -> None:
    """Any amount between a group and the one directly above or below it (TSW-35)."""
    s = r.s
    one, other, mb = s.named_group(act.params["from"]), s.named_group(act.params["to"]), int(act.params["mb"])
    reach(s, [treasury_of(one)], [act.seat])
    mine = one != NOBODY and other != NOBODY and s.owner(one) == s.owner(other) == act.seat
    if not mine or (s.g_master[one] != other and s.g_master[other] != one):
        r.tell(act.seat, "transfer-apart", one=act.params["from"], other=act.params["to"])
    elif one in r.tied:
        r.tell(act.seat, "group-busy", group=s.g_name[one])
    elif s.g_money[one] < mb:
        r.tell(act.seat, "too-poor", actor=s.p_name[act.actor], mb=mb)
    else:
        s.g_money[one] -= mb
        more = r.peculiarity(act.seat, act.action) + r.event_bonus(act.seat, act.action, ()) if mb else 0
        s.g_money[other] += mb + more
        r.tell(act.seat, "transferred", one=s.g_name[one], other=s.g_name[other], mb=mb)
        if more:
            r.tell(act.seat, "loot", mb=more, group=s.g_name[other])


def move_group(r: Resolution, act: Act) -> None:
    """A group with everything below it goes under another one with an open arrow; treasuries stay
    (TSW-36)."""
    s = r.s
    g, to = s.named_group(act.params["group"]), s.named_group(act.params["to"])
    if g < s.seats or s.owner(g) != act.seat:
        r.tell(act.seat, "not-yours", group=act.params["group"])
    elif to == NOBODY or s.owner(to) != act.seat:
        r.tell(act.seat, "not-yours", group=act.params["to"])
    elif to in s.branch(g):
        r.tell(act.seat, "below-itself", group=s.g_name[g], to=s.g_name[to])
    elif tied := r.tied.intersection(s.branch(g)):
        r.tell(act.seat, "group-busy", group=s.g_name[min(tied)])
    elif s.open_arrows(to) < 1 and s.g_master[g] != to:
        r.tell(act.seat, "no-arrow", group=s.g_name[to])
    else:
        s.g_master[g] = to
        r.tell(act.seat, "moved", group=s.g_name[g], to=s.g_name[to])


def give_group(r: Resolution, act: Act) -> None:
    """A group is offered to another conspiracy, whose player must agree by the next turn (TSW-36)."""
    s = r.s
    g, to = s.named_group(act.params["group"]), s.named_group(act.params["to"])
    if g < s.seats or s.owner(g) != act.seat:
        r.tell(act.seat, "not-yours", group=act.params["group"])
        return
    if not 0 <= to < s.seats or to == act.seat or not s.alive[to]:
        r.tell(act.seat, "no-taker", group=s.g_name[g], to=act.params["to"])
        return
    tied = r.tied.intersection(s.branch(g))
    if tied:
        r.tell(act.seat, "group-busy", group=s.g_name[min(tied)])
        return
    s.offer_count += 1
    price = int(act.params.get("price", 0))
    s.offers.append(
        {
            "number": s.offer_count,
            "giver": act.seat,
            "taker": to,
            "group": g,
            "price": price,
            "until": s.turn + 1,
            "asked": dict(act.asked),
        }
    )
    note_group(s, to, g)
    r.meet((act.seat, to))
    r.tell(act.seat, "offered", group=s.g_name[g], to=s.g_name[to], price=price)
    r.tell(to, "offer", group=s.g_name[g], giver=s.g_name[act.seat], price=price)


def settle_offers(r: Resolution) -> None:
    """Offers that were answered are carried out; those of groups that the giver has no more, and those whose
    time is over, are gone."""
    s = r.s
    for offer in [offer for offer in s.offers if offer["number"] in r.consents]:
        s.offers.remove(offer)
        _settle(r, offer, *r.consents[offer["number"]])
    for offer in list(s.offers):
        void = s.owner(offer["group"]) != offer["giver"]
        if void or offer["until"] <= s.turn:
            s.offers.remove(offer)
            if void:
                r.tell(offer["taker"], "offer-void", group=s.g_name[offer["group"]])
                _lost_before(r, offer)
            else:
                _not_taken(r, offer)


def _lost_before(r: Resolution, offer: Record) -> None:
    with r.answers(r.earlier(offer, offer["giver"], offer["number"])):
        r.tell(offer["giver"], "not-yours", group=r.s.g_name[offer["group"]])


def _not_taken(r: Resolution, offer: Record) -> None:
    with r.answers(r.earlier(offer, offer["giver"], offer["number"])):
        r.tell(offer["giver"], "offer-declined", group=r.s.g_name[offer["group"]])


def _settle(r: Resolution, offer: Record, answer: Act, agreed: bool) -> None:
    s = r.s
    giver, taker, g, price = offer["giver"], offer["taker"], offer["group"], offer["price"]
    reach(s, [treasury_of(taker)], [taker])
    r.public(giver, taker)
    there = s.owner(g) == giver
    fits = there and s.open_arrows(taker) > 0 and s.g_money[taker] >= price
    if not agreed or not fits or r.tied.intersection(s.branch(g)):
        (_not_taken if there else _lost_before)(r, offer)
        with r.answers(answer):
            r.tell(taker, "offer-failed" if agreed else "offer-refused", group=s.g_name[g])
        return
    s.g_money[taker] -= price
    s.g_money[giver] += price
    s.g_master[g] = taker
    _handed_over(r, s.branch(g), giver, taker)
    with r.answers(r.earlier(offer, giver, offer["number"])):
        r.tell(giver, "given-away", group=s.g_name[g], to=s.g_name[taker])
    with r.answers(answer):
        r.tell(taker, "received", group=s.g_name[g], giver=s.g_name[giver])
        for h in s.branch(g)[1:]:
            r.tell(taker, "won-too", group=s.g_name[h])
        for h in s.branch(g):
            tell_peculiar(r, taker, h)
    r.print("classifieds", "changed-owner", group=s.g_name[g])


def _handed_over(r: Resolution, groups: list[int], giver: int, taker: int) -> None:
    """Readers learn that the first of the groups has a new owner, and only the two of them which."""
    change_hands(r, groups, (giver, taker), HIDDEN_HAND)
    for g in groups:
        page = note_group(r.s, giver, g)
        page["owner"], page["master"] = taker, r.s.g_master[g]


def income(r: Resolution) -> None:
    """Every controlled group is paid into its own treasury; subscriptions are collected (TSW-20, TSW-80)."""
    s = r.s
    for seat in range(s.seats):
        if not s.alive[seat]:
            continue
        for g in s.branch(seat):
            s.g_money[g] += s.earnings(g) if s.g_dark[g] < s.turn else 0
        if not s.subscribed[seat]:
            continue
        if s.g_money[seat] >= SUBSCRIPTION:
            s.g_money[seat] -= SUBSCRIPTION
        else:
            s.subscribed[seat] = 0
            r.tell(seat, "subscription-lapsed")


def buy_event(r: Resolution, seat: int) -> None:
    """A special event from the quiet market, sight unseen (TSW-91)."""
    s = r.s
    if s.g_money[seat] < EVENT_PRICE or not s.supply[seat]:
        r.tell(seat, "too-poor", actor=s.p_name[seat], mb=EVENT_PRICE)
        return
    s.g_money[seat] -= EVENT_PRICE
    find_event(r, seat, s.p_name[seat])
