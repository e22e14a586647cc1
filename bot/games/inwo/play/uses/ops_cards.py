"""Ops about hands, decks and where cards lie (INW-050 to 060, INW-182, INW-215)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.events import event_at
from bot.engine.kernel import Kernel
from bot.engine.programs import Params, Program, Running
from bot.engine.structure import NOBODY
from bot.engine.zones import EVERYBODY, knows, learn
from bot.games.inwo.cards.records import EFFECTS
from bot.games.inwo.play.attacks.destroying import orphan
from bot.games.inwo.play.calls.warehouse import is_second
from bot.games.inwo.play.election import office
from bot.games.inwo.play.hands import PILES, Drawing, able_to_draw, deal, draw_out, happen, no_draw
from bot.games.inwo.play.links import LASTING, adds_arrow, bare_sides, kept, lay_arrows, unlink
from bot.games.inwo.play.numbers import matches
from bot.games.inwo.play.placing import lose
from bot.games.inwo.play.stash import apart, covered
from bot.games.inwo.play.state import AGENT, HELD, LINKED, PLOT_DECK, RESOURCE, Inwo, peep, show
from bot.games.inwo.play.uses.choices import Lots, Picking, Shuffling
from bot.games.inwo.play.uses.roles import Ops, cards, just_played, number, scope, seats, target
from bot.games.inwo.play.winning import on_show

MANY = 99
WORDS = {zone: word for word, zone in PILES.items()}


def _draw(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """Draws, one player after the other; `same`: from the pile of the draw that is answered."""
    pile = params["pile"] if params["pile"] != "same" else WORDS[r.registers["pile"]]
    n, decks = number(s, r, params["n"]), [r.registers["at"], r.registers["also"]] if "deck" in params else []
    others = [q for q in decks if q != NOBODY]
    drawn = [card for deck in others for card in deal(k, s, r.owner, pile, n // len(others), deck)]
    if drawn and pile == "plots":
        happen(k, "drawn", r.owner, drawn, pile=PILES[pile], step=0)
    for seat in reversed(seats(s, r, params.get("seat", "me"))) if not others else ():
        Drawing.begin(k, s, seat, pile, n)


def _no_draw(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    for seat in seats(s, r, params["seat"]):
        s.used.append(no_draw(seat, params["pile"]))
        k.tell("no-draws", {"seat": seat, "by": s.face[r.source], "pile": params["pile"]})


def _search(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """In place of draws, as many cards are picked from the own deck, which is then shuffled (INW-060)."""
    if params["pile"] == "either":
        decks = {
            pile: [["search", {**params, "pile": pile}]] for pile in PILES if able_to_draw(s, r.owner, pile)
        }
        Program.proceed(s, [["modes", {"of": decks}]])
        return
    deck = s.deck(r.owner, params["pile"])
    count = min(len(deck), Drawing.use_up(s, MANY if params["n"] == "all" else int(params["n"])))
    peep(k, s, deck, r.owner)
    some = {"items": sorted(deck), "least": count, "most": count, "into": "chosen"}
    Program.proceed(
        s, [["some", some], ["found", {"pile": params["pile"]}], ["shuffle", {"pile": params["pile"]}]]
    )


def _found(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    found = r.registers["chosen"]
    for card in found:
        s.move(card, PILES[params["pile"]], r.owner)
    told = {"seat": r.owner, "count": len(found), "pile": params["pile"]}
    k.tell("cards-searched", told, {r.owner: {**told, "faces": [s.face[card] for card in found]}})


def _seek(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """The own Groups and Resources are looked through; one that fits, and that may come into play, may come
    to the hand; then they are shuffled."""
    deck, at = s.group_deck(r.owner), scope(s, r)
    peep(k, s, deck, r.owner)
    items = sorted(c for c in deck if matches(s, params["of"], c, at) and not is_second(s, r.owner, c))
    one = {"items": items, "least": 0, "most": 1, "into": "chosen"}
    Program.proceed(s, [["some", one], ["fetch", {}], ["shuffle", {"pile": "groups"}]])


def _fetch(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    for card in r.registers["chosen"]:
        draw_out(k, s, r.owner, card)


def _shuffle(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    k.push(Shuffling.name, s.deck_of(r.owner, params["pile"] == "plots"), params["pile"])


def pile(s: Inwo, seat: int, word: str) -> list[int]:
    """The cards of a pile of a seat."""
    if word == "deck":
        return s.plot_deck(seat)
    if word == "group_deck":
        return s.group_deck(seat)
    if word == "groups":
        return s.groups[seat]
    if word == "agents":
        return [card for card in s.resources[seat] if s.zone[card] == AGENT]
    if word == "play":
        hung = (at[0] for at in s.links if s.owner[at[0]] == seat)
        return [
            card for card in dict.fromkeys((*s.resources[seat], *hung, *s.held(seat))) if not kept(s, card)
        ]
    aside = {*apart(s, seat), *on_show(s)}
    return [card for card in s.plots[seat] if card not in aside]


ENDS = {"upper": "top", "lower": "bottom"}


def _look(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """The player sees cards of a hand, or of either end of a deck."""
    if params.get("way") == "ends":
        ends = {name: [["look", {**params, "way": end}]] for name, end in ENDS.items()}
        Program.proceed(s, [["modes", {"of": ends}]])
        return
    hidden = {**params, "hidden": True, "into": "chosen"}
    Program.proceed(s, [["select", hidden], ["look_chosen", dict(params)]])


def _look_chosen(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    (seat,) = seats(s, r, params["seat"])
    found = r.registers[params.get("register", "chosen")]
    if params.get("shown"):
        show(k, s, *found)
    else:
        peep(k, s, found, r.owner)
    told: dict[str, Any] = {"seat": r.owner, "other": seat, "by": s.face[r.source], "count": len(found)}
    told["pile"] = params["pile"]
    faces = {**told, "faces": [s.face[card] for card in found]}
    k.tell("cards-seen", faces if params.get("shown") else told, {r.owner: faces})


def _pick(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """Some cards of a hand are set apart for what follows; those drawn by lot the player sees."""
    seen = [["look_chosen", {**params, "register": "picked"}]] if params["way"] == "random" else []
    Program.proceed(s, [["select", {**params, "into": "picked"}], *seen])


def _select(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """Some cards of a pile are chosen: by the player, by their owner, by lot, or from an end."""
    whose = seats(s, r, params["seat"])
    found = _among(s, r, params, whose)
    n, way = params.get("n", "all"), params.get("way", "me")
    count = MANY if n in ("all", "any") else number(s, r, n)
    if params.get("matched"):
        count = len(_among(s, r, MATCH, [r.owner]))
    if way in ("top", "bottom"):
        s.ret = found[-count:] if way == "top" and count else found[:count]
    elif n == "all":
        s.ret = found
    elif way == "random":
        k.push(Lots.name, r.owner, found, count)
    else:
        least, most = 0 if n == "any" else count, int(params.get("most", count))
        Picking.begin(k, r.owner if way == "me" else whose[0], r.source, found, least, most)


def _reachable(s: Inwo, plots: Sequence[int], params: Params) -> list[int]:
    """Those Plots that an op means: the hidden ones only, or those that can be exposed, if it says so."""
    under = covered(s) if params.get("bared") or params.get("shown") else ()
    hidden = [card for card in plots if not params.get("hidden") or not knows(s.known, card, None)]
    return [card for card in hidden if card not in under]


def _among(s: Inwo, r: Running, params: Params, whose: Sequence[int]) -> list[int]:
    """The cards of which some are chosen: `hidden` leaves out the Plots that all can see; what `of` says is
    asked of those drawn by lot afterwards."""
    word = params.get("pile", "plots")
    found = [card for seat in whose for card in pile(s, seat, word)]
    if word == "agents":
        found = [card for card in found if s.face[card] == s.face[s.illuminati[r.owner]]]
    elif word == "plots":
        found = _reachable(s, found, params)
    if "of" in params and params.get("way") not in ("top", "bottom", "random"):
        at, said = scope(s, r), params["of"]
        found = [card for card in found if matches(s, said, card, at)]
    return found


def _then(word: str, **more: bool) -> Any:
    """An op that chooses cards first and then does `word` with them."""

    def run(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
        whose = seats(s, r, params["seat"])
        if params.get("way") == "owner" and len(whose) > 1:
            op = word.removesuffix("_chosen")
            Program.proceed(s, [[op, {**params, "seat": seat}] for seat in whose])
            return
        Program.proceed(s, [["select", {**params, **more, "into": "chosen"}], [word, dict(params)]])

    return run


MATCH = {"pile": "plots", "seat": "me", "hidden": True, "bared": True}
"""What is turned up for each hidden Plot of somebody else, and limits how many those may be."""


_bare = _then("expose_chosen", hidden=True, bared=True)


def _expose(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """Plots of hands are turned up. Where a card does that by itself to somebody else it can be prevented
    first; if a use does it, that was the time to answer (INW-190)."""
    victims = [seat for seat in seats(s, r, params["seat"]) if seat != r.owner]
    if "moment" in r.registers or len(victims) != 1:
        _bare(k, s, r, params)
    else:
        first = ["attempt", {"seat": victims[0], "into": "fate"}]
        Program.proceed(s, [first, ["expose_allowed", dict(params)]])


def _attempt(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    happen(k, "expose", r.owner, [r.source], aimed=s.illuminati[params["seat"]])


def _expose_allowed(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    if r.registers["fate"] == "done":
        _bare(k, s, r, params)


def _expose_chosen(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    found = [card for card in r.registers["chosen"] if not knows(s.known, card, None)]
    if not found:
        return
    show(k, s, *found)
    k.tell("plots-exposed", {"seat": s.owner[found[0]], "faces": [s.face[card] for card in found]})
    if params.get("matched"):
        Program.proceed(s, [["select", {**MATCH, "n": len(found), "into": "chosen"}], ["expose_chosen", {}]])


def _hide(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """Own Plots that lie open are turned down: all, or up to a number of them."""
    n = params["n"]
    some = {"pile": "plots", "seat": "me", "of": "exposed", "n": "all" if n == "all" else "any", "most": n}
    Program.proceed(s, [["select", {**some, "into": "chosen"}], ["hide_chosen", {}]])


def _hide_chosen(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    for card in r.registers["chosen"]:
        s.known[card] = 1 << r.owner
    if r.registers["chosen"]:
        told = {"seat": r.owner, "faces": [s.face[card] for card in r.registers["chosen"]]}
        k.tell("plots-hidden", told)


def _bottom(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """The target Plot goes under the deck that it came from."""
    card = target(r)
    seat, deck = s.owner[card], s.plot_decks[s.home[card]]
    s.move(card, PLOT_DECK, s.home[card])
    deck.insert(0, deck.pop())
    k.tell("plot-returned", {"seat": seat, "depth": len(deck) - 1, "face": s.face[card]})


def _discard_chosen(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    found = [card for card in r.registers["chosen"] if card >= 0]
    if not found:
        return
    k.reveal()
    owner = s.owner[found[0]]
    if params.get("unseen"):
        for card in found:
            s.discard(card, unseen=True)
        k.tell("cards-lost", {"seat": seats(s, r, params["seat"])[0], "count": len(found)})
        return
    for card in found:
        if s.zone[card] == HELD:
            for puppet in list(s.puppets[card]):
                orphan(k, s, owner, puppet)
            lose(k, s, owner, card, False)
        else:
            unlink(s, card)
            s.discard(card)
    k.tell("cards-discarded", {"seat": owner, "faces": [s.face[card] for card in found]})


def _take_chosen(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """Cards of another hand come to the own one; the thief sees them (INW-215). What was drawn by lot and
    does not fit goes back."""
    at, said = scope(s, r), params.get("of", "any")
    for card in r.registers["chosen"]:
        if not matches(s, said, card, at):
            learn(s.known, card, r.owner)
            told = {"seat": r.owner, "other": s.owner[card]}
            k.tell("card-put-back", told, {q: {**told, "face": s.face[card]} for q in told.values()})
            continue
        former, hidden = s.owner[card], s.known[card] < EVERYBODY
        k.reveal()
        if former == NOBODY:
            draw_out(k, s, r.owner, card)
            continue
        s.to_hand(card, r.owner)
        if hidden and not params.get("exposed"):
            s.known[card] = 1 << r.owner | 1 << former
        face = {"face": s.face[card]}
        told = {"seat": r.owner, "other": former}
        both = {q: {**told, **face} for q in (r.owner, former)}
        k.tell("card-taken", {**told, **face} if not hidden or params.get("exposed") else told, both)


def _recover(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """What was answered goes to the own hand, or into play: what was played, drawn, or discarded; without
    an answer, what the player has just played."""
    card, moment = int(r.registers["it"]), r.registers["moment"]
    if params["to"] == "play":
        Program.proceed(s, [["save", {}]])
    elif moment == "drawn":
        r.registers["chosen"] = [card]
        _take_chosen(k, s, r, params)
    elif moment in ("discarded", "spurned"):
        s.to_hand(card, r.owner)
        k.tell("taken-up", {"seat": r.owner, "face": s.face[card]})
    elif r.registers["answers"] != NOBODY:
        event_at(s, int(r.registers["answers"]))["fate"] = str(r.owner)
    elif (played := just_played(s, r.owner)) is not None:
        s.to_hand(played, r.owner)


def _link(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """The card is linked to its target (EVL-20); a Plot is that Group's player's from now on (EVL-40)."""
    who = params.get("who", "target")
    host = int(r.registers[who]) if who in ("target", "second", "it") else target(r)
    own = EFFECTS.PASSIVES[s.face[r.source]]
    stated = EFFECTS.LINK[s.face[r.source]]
    permanent = int(any(name in LASTING for name, _ in own) or bool(stated.get("permanent")))
    s.hang_on(r.source, host, permanent)
    if s.zone[r.source] != RESOURCE:
        s.move(r.source, LINKED, s.owner[host] if s.owner[host] != NOBODY else r.owner)
        _lay_arrows(s, r, host)
    s.touch()
    k.tell("linked", {"seat": r.owner, "face": s.face[r.source], "host": s.face[host]})


def _lay_arrows(s: Inwo, r: Running, host: int) -> None:
    """What arrows the link gives; a single one on the side that the player chooses, if there is a choice."""
    able = bare_sides(s, host)
    if len(able) > 1 and adds_arrow(s.face[r.source]):
        ways = {f"side:{host}:{side}": [["arrow", {"host": host, "side": side}]] for side in able}
        Program.proceed(s, [["modes", {"of": ways}]])
    else:
        lay_arrows(s, host)


def _arrow(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    lay_arrows(s, params["host"], params["side"])
    s.touch()


def _infiltrate(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """The Illuminati card lies among the Resources, as an agent (EVL-12)."""
    s.move(r.source, AGENT, r.owner)
    k.tell("infiltrated", {"seat": r.owner, "face": s.face[r.source]})


def _unlink(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """A Resource goes back to its owner's Illuminati, a Plot to the discards."""
    card = r.source
    if kept(s, card):
        return
    unlink(s, card)
    if s.zone[card] == LINKED:
        s.discard(card)
    k.tell("unlinked", {"face": s.face[card]})


def _return_card(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """A Resource goes back to its owner's hand."""
    for card in [card for card in cards(s, r, params) if not kept(s, card)]:
        unlink(s, card)
        owner = s.owner[card]
        s.to_hand(card, owner)
        k.tell("back-to-hand", {"seat": owner, "face": s.face[card]})


def _elect(k: Kernel, s: Inwo, r: Running, params: Params) -> None:
    """The target is president; of the Plots that say so, this is the only one left (ELE-22)."""
    office.install(k, s, target(r), NOBODY, "plot")
    for card in [link[0] for link in s.links if s.face[link[0]] == s.face[r.source] and link[0] != r.source]:
        s.cut(card)
        s.discard(card)


OPS: Ops = {
    "elect": _elect,
    "impeach": lambda k, s, r, params: office.impeach(k, s, target(r)),
    "draw": _draw,
    "no_draw": _no_draw,
    "search": _search,
    "found": _found,
    "seek": _seek,
    "fetch": _fetch,
    "shuffle": _shuffle,
    "look": _look,
    "look_chosen": _look_chosen,
    "pick": _pick,
    "select": _select,
    "hide": _hide,
    "hide_chosen": _hide_chosen,
    "bottom": _bottom,
    "expose": _expose,
    "attempt": _attempt,
    "expose_allowed": _expose_allowed,
    "expose_chosen": _expose_chosen,
    "discard": _then("discard_chosen"),
    "discard_chosen": _discard_chosen,
    "take": _then("take_chosen"),
    "take_chosen": _take_chosen,
    "recover": _recover,
    "link": _link,
    "arrow": _arrow,
    "infiltrate": _infiltrate,
    "unlink": _unlink,
    "return_card": _return_card,
}
