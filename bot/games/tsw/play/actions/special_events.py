"""Special events, played free: what each kind does (TSW-37, TSW-91)."""

from __future__ import annotations

from bot.games.tsw.play.actions.attacks import called, order_of, tell_lost, vanish
from bot.games.tsw.play.actions.intelligence import group_file, person_file
from bot.games.tsw.play.actions.people import MOST_LOYALTY, tell_death
from bot.games.tsw.play.budget import AGENT, LEADER
from bot.games.tsw.play.provenance import hand_of, reach, treasury_of
from bot.games.tsw.play.resolution import Act, Resolution
from bot.games.tsw.play.state import NOBODY, Record
from bot.games.tsw.world.records import Effect

DOSSIER = 4


def play(r: Resolution, act: Act) -> None:
    """The event leaves the hand and does what it says."""
    s = r.s
    event = next((e for e in s.hands[act.seat] if s.event(e).name == act.params["event"]), None)
    if event is None:
        r.tell(act.seat, "event-gone", event=act.params["event"])
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
    """Whoever played a bonus that fitted none of their orders, shielded what was not attacked, or kept one of
    their own people from a harm of which they have not been told, is told so."""
    wasted = [(seat, name) for seat, *_, name in r.bonuses]
    wasted += [(q, name) for g, shields in r.shields.items() if g not in r.tried for q, _, name in shields]
    wasted += [(q, name) for p, q, name in r.sheltered if q in r.s.masters_of(p) and not _saved(r, q, p)]
    for seat, name in wasted:
        _wasted(r, seat, name)


def _saved(r: Resolution, seat: int, p: int) -> bool:
    """Whether a seat has been told that somebody of its own has escaped: not what another master's orders
    have got them into (TSW-49)."""
    name = r.s.p_name[p]
    return any(key.endswith("-escaped") and name in args.values() for key, _, args in r.read_by(seat))


def _wasted(r: Resolution, seat: int, event: object) -> None:
    r.tell(seat, "event-wasted", event=event)


def _shield(r: Resolution, act: Act, effect: Effect) -> None:
    g = r.s.named_group(act.params.get("target"))
    r.shields.setdefault(g, []).append((act.seat, effect.amount, act.params["event"]))


def _money(r: Resolution, act: Act, effect: Effect) -> None:
    r.s.g_money[act.seat] += effect.amount
    r.tell(act.seat, "loot", mb=effect.amount, group=r.s.g_name[act.seat])


def _ruin(r: Resolution, act: Act, effect: Effect) -> None:
    s = r.s
    g = s.named_group(act.params.get("target"))
    if g != NOBODY:
        reach(s, [treasury_of(g)], [act.seat])
        r.meet((act.seat, s.owner(g)))
    lost = min(effect.amount, s.g_money[g]) if g != NOBODY else 0
    if not lost:
        _wasted(r, act.seat, act.params["event"])
        return
    s.g_money[g] -= lost
    r.tell(s.owner(g), "ruined", group=s.g_name[g], mb=lost)
    r.tell(act.seat, "ruin-done", group=s.g_name[g])


def _cancel(r: Resolution, act: Act, effect: Effect) -> None:
    """Ends the attack that is meant: named as such, or another's, by a group that it concerns."""
    s = r.s
    meant = act.params.get("target")
    a = called(r, act.seat, meant) or _concerning(r, act.seat, s.named_group(meant))
    if a is None:
        r.tell(act.seat, "no-such-attack", attack=str(meant))
        return
    r.tell(act.seat, "end-of-attack", target=s.g_name[a["target"]])
    if a["seat"] == act.seat and a["mb"]:
        with r.answers(order_of(r, a)):
            tell_lost(r, a)
    vanish(r, a, act.seat)
    s.attacks.remove(a)


def _concerning(r: Resolution, seat: int, g: int) -> Record | None:
    others = (a for a in r.s.attacks if a["seat"] != seat and g in (a["target"], a["attacker"]))
    return next((a for a in others if seat in r.s.attack_audience(a)), None)


def _reveal(r: Resolution, act: Act, effect: Effect) -> None:
    """A true dossier."""
    s = r.s
    g, p = s.named(act.params.get("target"), act.seat)
    if g != NOBODY:
        r.meet((act.seat, s.owner(g)))
        group_file(r, act, g, DOSSIER)
    elif p != NOBODY and not s.p_alive[p]:
        tell_death(r, act, p)
    elif p != NOBODY:
        r.meet((act.seat, *s.masters_of(p)))
        person_file(r, act, p, DOSSIER)
    else:
        _wasted(r, act.seat, act.params["event"])


def _haste(r: Resolution, act: Act, effect: Effect) -> None:
    """The extra order was already allowed when it was written (TSW-12); if there is none, nothing comes of
    the event."""
    p = r.s.named_person(act.params.get("target"))
    asked = [asked for asked in r.asked_of(p) if asked.seat == act.seat] if p != NOBODY else []
    if len(asked) <= (LEADER if p == act.seat else AGENT):
        _wasted(r, act.seat, act.params["event"])


def _escape(r: Resolution, act: Act, effect: Effect) -> None:
    p = r.s.named_person(act.params.get("target"))
    if p != NOBODY:
        r.escapes.add(p)
        r.sheltered.append((p, act.seat, act.params["event"]))


def _silence(r: Resolution, act: Act, effect: Effect) -> None:
    """A group is kept out of the paper by all its names."""
    g, _ = r.s.named(act.params.get("target"), act.seat)
    r.silenced |= {str(act.params.get("target")), *(r.s.group_facts(g).aka if g != NOBODY else ())}


def _loyalty(r: Resolution, act: Act, effect: Effect) -> None:
    p = r.s.named_person(act.params.get("target"))
    own = next((master for master in r.s.masters.get(str(p), ()) if master[0] == act.seat), None)
    if own is None or own[1] >= MOST_LOYALTY:
        _wasted(r, act.seat, act.params["event"])
    else:
        own[1] = min(MOST_LOYALTY, own[1] + effect.amount)


EFFECTS = {
    "bonus": _bonus, "shield": _shield, "money": _money, "ruin": _ruin, "cancel": _cancel, "reveal": _reveal,
    "haste": _haste, "escape": _escape, "silence": _silence, "loyalty": _loyalty,
}  # fmt: skip
