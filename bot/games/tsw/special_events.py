"""Special events, played free: what each kind does (TSW-37, TSW-91)."""

from __future__ import annotations

from bot.games.tsw.attacks import called, vanish
from bot.games.tsw.intelligence import tell_death, tell_owner
from bot.games.tsw.notes import learn_group, learn_person
from bot.games.tsw.people import MOST_LOYALTY
from bot.games.tsw.provenance import hand_of, reach, treasury_of
from bot.games.tsw.records import Effect
from bot.games.tsw.resolution import Act, Resolution
from bot.games.tsw.state import NOBODY, Record

DOSSIER = 4


def play(r: Resolution, act: Act) -> None:
    """The event leaves the hand and does what it says."""
    s = r.s
    event = next((e for e in s.hands[act.seat] if s.event(e).name == act.params["event"]), None)
    if event is None:
        return
    record = s.event(event)
    s.hands[act.seat].remove(event)
    reach(s, [hand_of(act.seat)], range(s.seats))
    r.public(act.seat)
    r.tell(act.seat, "event-played", event=record.name, text=record.text)
    EFFECTS[record.effect.kind](r, act, record.effect)


def _bonus(r: Resolution, act: Act, effect: Effect) -> None:
    name = act.params["event"]
    r.bonuses.append((act.seat, effect.actions, effect.alignments, effect.amount, name))


def tell_wasted(r: Resolution) -> None:
    """Whoever played a bonus that fitted none of his orders, or shielded what was not attacked, is told
    so."""
    idle = [shield for g, shields in r.shields.items() if g not in r.tried for shield in shields]
    for seat, name in [*((seat, name) for seat, *_, name in r.bonuses), *((q, name) for q, _, name in idle)]:
        r.tell(seat, "event-wasted", event=name)


def _shield(r: Resolution, act: Act, effect: Effect) -> None:
    g = r.s.named_group(act.params.get("target"))
    r.shields.setdefault(g, []).append((act.seat, effect.amount, act.params["event"]))


def _money(r: Resolution, act: Act, effect: Effect) -> None:
    r.s.g_money[act.seat] += effect.amount
    r.tell(act.seat, "loot", mb=effect.amount, group=r.s.g_name[act.seat])


def _ruin(r: Resolution, act: Act, effect: Effect) -> None:
    s = r.s
    g = s.named_group(act.params.get("target"))
    if g == NOBODY:
        return
    reach(s, [treasury_of(g)], [act.seat])
    r.meet((act.seat, s.owner(g)))
    lost = min(effect.amount, s.g_money[g])
    s.g_money[g] -= lost
    r.tell(s.owner(g), "ruined", group=s.g_name[g], mb=lost)
    r.tell(act.seat, "ruin-done", group=s.g_name[g])


def _cancel(r: Resolution, act: Act, effect: Effect) -> None:
    """Ends the attack that is meant: named as such, or by a group that it concerns."""
    s = r.s
    meant = act.params.get("target")
    a = called(r, act.seat, meant) or _concerning(r, act.seat, s.named_group(meant))
    if a is None:
        r.tell(act.seat, "no-such-attack", attack=str(meant))
        return
    vanish(r, a, NOBODY)
    s.attacks.remove(a)


def _concerning(r: Resolution, seat: int, g: int) -> Record | None:
    s = r.s
    return next(
        (a for a in s.attacks if g in (a["target"], a["attacker"]) and seat in s.attack_audience(a)), None
    )


def _reveal(r: Resolution, act: Act, effect: Effect) -> None:
    """A true dossier."""
    s, seat = r.s, act.seat
    g, p = s.named(act.params.get("target"), seat)
    if g != NOBODY:
        page = learn_group(s, seat, g, DOSSIER)
        r.tell(seat, "spy-group", actor=s.p_name[act.actor], group=s.g_name[g], power=page["power"])
        r.tell(seat, "spy-resistance", group=s.g_name[g], resistance=page["resistance"])
        if page["owner"] >= 0 and g >= s.seats:
            tell_owner(r, seat, g, page["master"], page["owner"])
    elif p != NOBODY and not s.p_alive[p]:
        tell_death(r, act, p)
    elif p != NOBODY:
        learn_person(s, seat, p, DOSSIER)
        facts = s.person_facts(p)
        r.tell(
            seat,
            "spy-person",
            actor=s.p_name[act.actor],
            person=s.p_name[p],
            job=facts.job,
            place=facts.place,
        )
        r.tell(seat, "spy-home", person=s.p_name[p], home=facts.home, quirk=facts.quirk)
        r.tell(seat, "spy-secret", person=s.p_name[p], secret=facts.secret)


def _haste(r: Resolution, act: Act, effect: Effect) -> None:
    """The extra order was already allowed when it was written (TSW-12)."""


def _escape(r: Resolution, act: Act, effect: Effect) -> None:
    p = r.s.named_person(act.params.get("target"))
    if p != NOBODY:
        r.escapes.add(p)


def _silence(r: Resolution, act: Act, effect: Effect) -> None:
    r.silenced.add(str(act.params.get("target")))


def _loyalty(r: Resolution, act: Act, effect: Effect) -> None:
    p = r.s.named_person(act.params.get("target"))
    own = next((master for master in r.s.masters.get(str(p), ()) if master[0] == act.seat), None)
    if own is None or own[1] >= MOST_LOYALTY:
        r.tell(act.seat, "event-wasted", event=act.params["event"])
    else:
        own[1] = min(MOST_LOYALTY, own[1] + effect.amount)


EFFECTS = {
    "bonus": _bonus, "shield": _shield, "money": _money, "ruin": _ruin, "cancel": _cancel, "reveal": _reveal,
    "haste": _haste, "escape": _escape, "silence": _silence, "loyalty": _loyalty,
}  # fmt: skip
