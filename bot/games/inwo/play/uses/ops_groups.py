"""Ops about Groups and Resources in play: their tokens, their end, what they remember."""

from __future__ import annotations

from typing import Any

from bot.engine.kernel import Kernel
from bot.engine.modifiers import LOSE
from bot.engine.ops import library
from bot.engine.programs import Params, Program, Running
from bot.engine.structure import NOBODY
from bot.games.inwo.cards.table import FACES
from bot.games.inwo.cards.vocabulary import mask
from bot.games.inwo.play import terms
from bot.games.inwo.play.attacks.destroying import destroy, wreck
from bot.games.inwo.play.links import kept
from bot.games.inwo.play.numbers import FOREVER, matches
from bot.games.inwo.play.state import CAPTURED, JARRED, ORDINARY, RESOURCE, VAMPIRE, Inwo
from bot.games.inwo.play.targets import out_of_reach, undying
from bot.games.inwo.play.turn import may_get_token
from bot.games.inwo.play.uses.choices import Picking
from bot.games.inwo.play.uses.roles import PAYING, ROLES, Ops, cards, number, scope, seats, target


def _token(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """Tokens for cards; of several, those that the player picks; for those of others as the player likes."""
    found = [
        card
        for card in cards(s, r, params)
        if (params.get("even") or not s.tokens[card])
        and _may_get(s, card, "fresh" in params)
        and not out_of_reach(s, r.owner, s.owner[card])
    ]
    budget = number(s, r, params["most"]) if "most" in params else -1
    if "n" in params:
        some = {"items": found, "least": 0, "most": number(s, r, params["n"]), "into": "chosen"}
        Program.proceed(s, [["some", some], ["give", {}]])
        return
    if budget < 0:
        r.registers["chosen"] = [c for c in found if r.owner in (NOBODY, s.owner[c])]
        _give(k, s, r, params)
        found = [card for card in found if "others" in params and card not in r.registers["chosen"]]
    if found:
        Program.proceed(
            s,
            [["some", {"items": found, "least": 0, "budget": budget, "into": "chosen"}], ["give", {}]],
        )


def _may_get(s: Inwo, card: int, fresh: bool) -> bool:
    """Whether a card may get a token now (INW-040, INW-043, INW-165)."""
    if s.zone[card] == RESOURCE:
        return bool(FACES.TOKENS[s.face[card]])
    return (fresh or not s.marks[card] & CAPTURED) and may_get_token(s, card)


def is_wasted(s: Inwo, card: int, params: Params) -> bool:
    """Whether the target is to get a token and can get none."""
    return bool(params["who"] == "target" and not _may_get(s, card, "fresh" in params))


def _some(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    items = params["items"]
    most = int(params.get("most", len(items)))
    Picking.begin(k, r.owner, r.source, items, params["least"], most, params.get("budget", -1))


def _give(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    found = r.registers["chosen"]
    for card in found:
        s.tokens[card].append(ORDINARY)
    s.touch()
    if found:
        k.tell("tokens-given", {"by": s.face[r.source], "faces": [s.face[card] for card in found]})


def _untoken(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """Tokens are taken away: of those whom the player picks, among all at whom something may be aimed."""
    found = [card for card in cards(s, r, params) if s.tokens[card]]
    if params.get("n") == "all" or params["who"] in ROLES:
        r.registers["chosen"] = found
        _strip(k, s, r, params)
        return
    found = [card for card in found if not out_of_reach(s, r.owner, s.owner[card])]
    most = int(params["n"]) if "n" in params else len(found)
    some = {"items": found, "least": 0, "most": most, "into": "chosen"}
    Program.proceed(s, [["some", some], ["strip", {}]])


def _strip(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    found = [card for card in r.registers["chosen"] if s.tokens[card]]
    for card in found:
        s.tokens[card] = []
    s.touch()
    if found:
        k.tell("tokens-taken", {"by": s.face[r.source], "faces": [s.face[card] for card in found]})


def _destroy(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """A card is destroyed; a Resource is discarded."""
    stated = params["card"]
    found = list(stated) if isinstance(stated, list) else cards(s, r, {"who": stated})
    credit = next(iter(seats(s, r, params["credit"])), NOBODY)
    for card in found:
        face = s.face[card]
        if kept(s, card) or ("killed" in params and undying(s, card)):
            continue
        if s.zone[card] == RESOURCE:
            wreck(k, s, card, r.source)
            continue
        if s.is_group(card) and "after" in params:
            until = terms.PAID if r.registers["moment"] == PAYING else terms.ACTION
            s.effects.append([s.stamp, r.source, card, terms.DOOMED, {}, until])
            continue
        if s.is_group(card) and not destroy(k, s, card, credit, killed="killed" in params):
            continue
        k.tell("card-destroyed", {"by": s.face[r.source], "face": face})


MARKS = {"vampire": VAMPIRE, "jarred": JARRED}


def _mark(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    s.marks[target(r)] |= MARKS[params["as"]]
    s.touch()
    k.tell("marked", {"face": s.face[target(r)], "mark": params["as"]})


def _lose(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    s.turn_traits(target(r), LOSE, mask((params["trait"],)), r.source, FOREVER)
    k.tell("trait-lost", {"face": s.face[target(r)], "trait": params["trait"]})


class _Judge:
    """What the common ops ask of INWO."""

    def holds(self, s: Inwo, program: Running, test: Any) -> bool:
        return bool(program.registers.get("roll", 0) <= number(s, program, test["roll"]))

    def found(self, s: Inwo, program: Running, among: Any) -> list[int]:
        at = scope(s, program)
        return [card for card in s.everywhere() if matches(s, among, card, at)]


COMMON = library(_Judge())

OPS: Ops = {
    "token": _token,
    "some": _some,
    "give": _give,
    "untoken": _untoken,
    "strip": _strip,
    "destroy": _destroy,
    "mark": _mark,
    "lose": _lose,
    "if": COMMON["if"].run,
    "modes": COMMON["modes"].run,
    "mode": COMMON["mode"].run,
}
