"""Why a move may not be made, in the rules' words, with the number of the rule."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.moves import Move, Text, Who, text
from bot.engine.structure import NOBODY
from bot.games.illuminati.attack import admitted, destructible, has_target
from bot.games.illuminati.cards import CARDS
from bot.games.illuminati.deals import obstacles
from bot.games.illuminati.placing import movable, places
from bot.games.illuminati.power import CONTROL, DESTROY, NEUTRALIZE, attack_limit, effects, immune, power
from bot.games.illuminati.specials import useful
from bot.games.illuminati.state import GEOMETRY, HELD, OPEN, Illuminati
from bot.games.illuminati.treasury import neighbours


def why_not(s: Illuminati, seat: int, move: Move) -> list[Text]:
    """All reasons that can be named why `seat` may not make `move` now; empty if none is known."""
    verb = str(move[0]) if move else ""
    card = move[1] if len(move) > 1 and isinstance(move[1], int) else NOBODY
    if not -1 <= card < len(CARDS.NAME):
        return [text("refused-no-such-card")]
    frame = s.stack[-1][0]
    if frame == "attack" and verb in (CONTROL, NEUTRALIZE, DESTROY):
        return _target(s, seat, verb, card)
    reasons = REASONS.get(verb)
    if reasons is None:
        return []
    if frame != "act" and verb in TURN_VERBS:
        return [text("refused-finish-first", rule="ILL-3i")]
    if seat != s.active and verb in TURN_VERBS:
        return [text("refused-not-your-turn", active=Who(s.active))]
    if card == NOBODY and verb in NAMING:
        return (_no_action(s) if verb in ("attack", "move") else []) or [text("refused-any-" + verb)]
    return reasons(s, seat, card, move)


def _target(s: Illuminati, seat: int, kind: str, target: int) -> list[Text]:
    attacker = s.stack[-1][2]["card"]
    name = CARDS.NAME[target] if target != NOBODY else ""
    if target == NOBODY or s.zone[target] not in (OPEN, HELD) or CARDS.KIND[target] != "group":
        return [text("refused-target", name=name)]
    reasons = []
    own = s.owner[target] == seat
    if immune(s, attacker, target, kind):
        reasons.append(text("refused-immune", name=CARDS.NAME[attacker], rule="ILL-5.8a"))
    if kind != DESTROY and own:
        reasons.append(text("refused-own-group", name=name))
    if kind == NEUTRALIZE and s.owner[target] == NOBODY:
        reasons.append(text("refused-neutralize-open", name=name))
    if kind == CONTROL and not GEOMETRY.open_arrows(s, attacker):
        reasons.append(text("refused-no-arrow", name=CARDS.NAME[attacker]))
    if kind == DESTROY and target == attacker:
        reasons.append(text("refused-itself", name=name))
    if kind == DESTROY and not destructible(s, target, "whispers" in s.used):
        reasons.append(text("refused-powerless-target", name=name))
    return reasons


def _mine(s: Illuminati, seat: int, card: int) -> list[Text]:
    if card == NOBODY or s.zone[card] != HELD or s.owner[card] != seat:
        return [text("refused-not-yours", name=CARDS.NAME[card] if card != NOBODY else "")]
    return []


def _no_action(s: Illuminati) -> list[Text]:
    return [] if s.actions > 0 else [text("refused-no-action", rule="ILL-4a")]


def _attack(s: Illuminati, seat: int, card: int, move: Move) -> list[Text]:
    reasons = _mine(s, seat, card)
    if reasons:
        return reasons
    name = CARDS.NAME[card]
    reasons = _no_action(s)
    if power(s, card) == 0:
        reasons.append(text("refused-powerless", name=name))
    if s.attacks[card] >= attack_limit(card):
        reasons.append(text("refused-tired", name=name))
    if not reasons and not has_target(s, card, bool(GEOMETRY.open_arrows(s, card))):
        reasons.append(text("refused-no-target", name=name))
    return reasons


def _move(s: Illuminati, seat: int, card: int, move: Move) -> list[Text]:
    reasons = _mine(s, seat, card) or _no_action(s)
    if not reasons and card == s.illuminati[seat]:
        reasons.append(text("refused-root"))
    own = s.structure(seat)
    if not reasons and card not in movable(s, own, places(s, own)):
        reasons.append(text("refused-no-place", name=CARDS.NAME[card]))
    return reasons


def _drop(s: Illuminati, seat: int, card: int, move: Move) -> list[Text]:
    reasons = _mine(s, seat, card)
    return reasons or ([text("refused-root")] if card == s.illuminati[seat] else [])


def _transfer(s: Illuminati, seat: int, card: int, move: Move) -> list[Text]:
    reasons = _mine(s, seat, card)
    if reasons:
        return reasons
    if not s.transfers and not s.actions:
        reasons.append(text("refused-no-transfer"))
    if not s.money[card]:
        reasons.append(text("refused-no-money", name=CARDS.NAME[card]))
    other = move[2] if len(move) > 2 else NOBODY
    if isinstance(other, int) and other not in neighbours(s, card):
        reasons.append(text("refused-not-adjacent", name=CARDS.NAME[card]))
    return reasons


def _play(s: Illuminati, seat: int, card: int, move: Move) -> list[Text]:
    if card not in s.hands[seat]:
        return [text("refused-not-held")]
    name = CARDS.NAME[card]
    if CARDS.WHEN[card] == "action" and (seat != s.active or not s.actions):
        return [text("refused-no-action", rule="ILL-4a")]
    a = s.attack()
    if a is not None and seat not in admitted(s, a):
        return [text("refused-shut-out", name=name, rule="ILL-5.5g")]
    if not useful(s, seat, card):
        return [text("refused-no-use", name=name)]
    return [text("refused-not-now", name=name, when=text("when-" + CARDS.WHEN[card].replace("_", "-")))]


def _use(s: Illuminati, seat: int, card: int, move: Move) -> list[Text]:
    reasons = _mine(s, seat, card)
    if not reasons and f"use:{card}" in s.used:
        reasons.append(text("refused-used", name=CARDS.NAME[card]))
    if not reasons and s.stack[-1][0] != "act":
        reasons.append(text("refused-finish-first", rule="ILL-3i"))
    return reasons


def _draw(s: Illuminati, seat: int, card: int, move: Move) -> list[Text]:
    reasons = _mine(s, seat, card)
    if not reasons and not s.deck:
        reasons.append(text("refused-empty-deck", rule="ILL-3e"))
    for params in effects(card, "extra_draw"):
        if not reasons and s.money[card] < params["cost"]:
            reasons.append(text("refused-draw-money", name=CARDS.NAME[card], cost=params["cost"]))
    return reasons


def _nwo(s: Illuminati, seat: int, card: int, move: Move) -> list[Text]:
    if card not in s.nwos:
        return [text("refused-no-nwo")]
    return [text("refused-nwo-twice", name=CARDS.NAME[card], rule="MAD-07")]


def _deal(s: Illuminati, seat: int, card: int, move: Move) -> list[Text]:
    attack = s.attack()
    if s.stack[-1][0] not in ("act", "spending") or (attack is not None and attack["privileged"]):
        return [text("refused-deal-now", rule="ILL-4g")]
    if move[0] == "offer":
        return []
    offer = next((o for o in s.offers if o["number"] == card and seat in (o["giver"], o["taker"])), None)
    if offer is None:
        return [text("deal-unknown")]
    return obstacles(s, offer, s.stack[-1][0] == "act") if offer["taker"] == seat else []


def _spend(s: Illuminati, seat: int, card: int, move: Move) -> list[Text]:
    a = s.attack()
    if a is None:
        return [text("refused-no-attack")]
    if seat not in admitted(s, a):
        return [text("refused-privileged", rule="ILL-5.5b")]
    if s.stack[-1][0] != "spending":
        return [text("refused-money-now", rule="ILL-5.3f")]
    if card == NOBODY:
        return [text("refused-any-spend", rule="ILL-5.3a")]
    if not _mine(s, seat, card) and not s.money[card]:
        return [text("refused-no-money", name=CARDS.NAME[card])]
    return [text("refused-purse", name=CARDS.NAME[card], rule="ILL-5.3a")]


def _call_off(s: Illuminati, seat: int, card: int, move: Move) -> list[Text]:
    a = s.attack()
    if a is None or seat != a["seat"]:
        return [text("refused-no-own-attack")]
    if not a["spent"]:
        return []
    return [text("refused-committed", rule="ILL-5.6b")]


def _place(s: Illuminati, seat: int, card: int, move: Move) -> list[Text]:
    if card != NOBODY and s.owner[card] == seat and not places(s, [card]):
        return [text("refused-no-arrow", name=CARDS.NAME[card])]
    return []


TURN_VERBS = frozenset(("attack", "move", "transfer", "drop", "nwo", "draw", "end"))
NAMING = frozenset(("attack", "move", "transfer", "drop", "play", "use", "draw", "nwo"))
"""Verbs that go with a card; alone they ask why no card will do."""
REASONS: dict[str, Callable[[Illuminati, int, int, Move], list[Text]]] = {
    "attack": _attack,
    "move": _move,
    "drop": _drop,
    "transfer": _transfer,
    "play": _play,
    "use": _use,
    "draw": _draw,
    "nwo": _nwo,
    "offer": _deal,
    "accept": _deal,
    "decline": _deal,
    "withdraw": _deal,
    "spend": _spend,
    "call-off": _call_off,
    "place": _place,
    "end": lambda s, seat, card, move: [],
}
