"""The election round: nomination, removal, mates, support, ties (ELE-02 to 10, ELE-24 to 30, ELE-37)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.choices import Choices
from bot.engine.frames import FrameData, steps
from bot.engine.kernel import Kernel
from bot.engine.moves import Choice, Move
from bot.engine.structure import NOBODY
from bot.games.inwo.cards.vocabulary import LISTS
from bot.games.inwo.play.election import answers, office
from bot.games.inwo.play.election.ballots import RollOff, Vote
from bot.games.inwo.play.election.dice import Contested
from bot.games.inwo.play.election.reckoning import (
    Electing,
    ElectionData,
    favourites,
    plain,
    totals,
)
from bot.games.inwo.play.election.tickets import (
    chooser_of,
    eligible,
    foretold,
    free_candidates,
    leading,
    left,
    lots_for,
    mateless,
    others_free,
    pair,
    remember,
    settle_tickets,
    skip,
    there,
)
from bot.games.inwo.play.election.variants import Leaning
from bot.games.inwo.play.errands.spending import ACTED
from bot.games.inwo.play.state import AREA, Inwo
from bot.games.inwo.play.uses.open import FREELY
from bot.games.inwo.play.uses.using import act_freely


class Election(Electing):
    """One election round. Its data:

    order: seats (or parties) that are still to be asked in this step. nominees: [card, who named it]; NOBODY:
    it named itself, or nobody did. removed: nominees whom a party supports. tickets: [candidate, mate, who
    named the candidate]. support: [seat or NOBODY, card, ticket, plain, what its action added]. bars:
    [ticket, alignment]. passed: seats that add nothing more. free: uncontrolled groups that still decide.
    tied: tickets between which something else decides. how: what decided. rolling: dice or a lot were asked.
    removing: [party, nominee] while that action can be cancelled. back: the step that goes on when a mate has
    been replaced, -1 before all have one. ahead: [seat, candidate, mate]: who was chosen before the turn of
    their ticket, and is told then.
    """

    without = ("standing",)
    (
        OPEN, NOMINATE, THEMSELVES, REMOVE, CANDIDATES, MATES, SUPPORT, MORE, PERSONS, SWAY, FREE, COUNT,
        VOTED, ROLLED, TAKE_OFFICE,
    ) = steps(
        "open", "nominate", "themselves", "remove", "candidates", "mates", "support", "more", "persons",
        "sway", "free", "count", "vote", "roll", "over",
    )  # fmt: skip

    @classmethod
    def word(cls, f: FrameData) -> str:
        """What goes on, in a word: the step."""
        return cls.methods[f[cls.STEP]]

    @classmethod
    def run(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """As soon as all have mates it is seen first who still stands; a mate who has left play is replaced
        before anything else (ELE-30)."""
        e = f[cls.DATA]
        if cls.SUPPORT <= f[cls.STEP] <= cls.COUNT:
            settle_tickets(k, s, e)
            if mateless(s, e) is not None:
                e["back"], f[cls.STEP] = f[cls.STEP], cls.MATES
        super().run(k, s, f)

    # -- nomination

    @classmethod
    def open(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """The president's controller begins, or else whoever begins each round (ELE-03)."""
        e = f[cls.DATA]
        s.republic["held"] += 1
        e["order"] = cls._order(s)
        f[cls.STEP] = cls.NOMINATE
        k.tell("election-began", {"number": s.republic["held"], "line": office.line(s, "poll")})
        Leaning.begin(k, s)

    @classmethod
    def _order(cls, s: Inwo) -> list[int]:
        first = office.holder(s, s.republic["president"])
        return list(s.living(first if first != NOBODY else s.republic["first"]))

    @classmethod
    def nominate(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Each may name one person (ELE-03)."""
        e = f[cls.DATA]
        named = {card for card, _ in e["nominees"]}
        if cls._ask_next(k, s, e, any(card not in named for card in eligible(s))):
            return
        f[cls.STEP] = cls.THEMSELVES

    @classmethod
    def _ask_next(cls, k: Kernel, s: Inwo, e: ElectionData, able: bool) -> bool:
        """Ask the next seat of the order, if there is one to be asked."""
        e["order"] = [seat for seat in e["order"] if s.alive[seat]]
        if e["order"] and able:
            k.ask(e["order"][0], may=s.living(s.active))
            return True
        e["order"] = []
        return False

    @classmethod
    def themselves(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Some name themselves, after all others (ELE-04, ELE-25)."""
        e = f[cls.DATA]
        named = {card for card, _ in e["nominees"]}
        for card in eligible(s):
            if s.name(card) in LISTS["self_made"] and card not in named:
                e["nominees"].append([card, NOBODY])
                k.tell("nominated", {"seat": NOBODY, "face": s.face[card], "line": office.line(s, "speech")})
        e["order"] = [card for card in s.everywhere() if s.name(card) in LISTS["removers"]]
        f[cls.STEP] = cls.REMOVE

    @classmethod
    def remove(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Three parties may support a nominee out of the race, player by player (ELE-05)."""
        e = f[cls.DATA]
        if removing := e.pop("removing", None):
            cls._removed(k, s, e, *removing, done=k.returned() == ACTED)
        e["nominees"] = [pair for pair in e["nominees"] if there(s, pair[0])]
        order = [card for card in e["order"] if s.tokens[card]]
        able = [card for seat in cls._order(s) for card in order if office.holder(s, card) == seat]
        e["order"] = able
        if able and left(e):
            k.ask(office.holder(s, able[0]), may=s.living(s.active))
        else:
            f[cls.STEP] = cls.CANDIDATES

    @classmethod
    def _removed(cls, k: Kernel, s: Inwo, e: ElectionData, party: int, card: int, *, done: bool) -> None:
        """A party has supported a nominee out of the race; if that was cancelled, it may try again."""
        if done:
            e["removed"].append(card)
            seat = office.holder(s, party)
            k.tell("supported-out", {"seat": seat, "face": s.face[card], "by": s.face[party]})
        else:
            e["order"].insert(0, party)

    @classmethod
    def candidates(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """The rest are candidates; if none are left, everybody else is (ELE-05)."""
        e = f[cls.DATA]
        left = [pair for pair in e["nominees"] if pair[0] not in e["removed"]]
        if not left:
            left = [[card, NOBODY] for card in eligible(s) if card not in e["removed"]]
            if left:
                k.tell("everybody-stands", {"removed": int(bool(e["removed"]))})
        e["tickets"] = [[card, NOBODY, seat] for card, seat in left]
        if e["tickets"]:
            f[cls.STEP] = cls.MATES
            return
        skip(k, s, e)

    # -- running mates

    @classmethod
    def mates(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Every candidate has one, if there is anybody else (ELE-06)."""
        e = f[cls.DATA]
        settle_tickets(k, s, e)
        number = mateless(s, e)
        if number is None:
            if e["back"] < 0:
                e["order"] = cls._order(s)
            f[cls.STEP], e["back"] = (e["back"] if e["back"] >= 0 else cls.SUPPORT), -1
            return
        chooser = chooser_of(s, e["tickets"][number])
        if (mate := foretold(s, e, number, chooser)) != NOBODY:
            pair(k, s, e, number, mate)
            return
        if chooser != NOBODY:
            k.ask(chooser, may=s.living(s.active))
            return
        able, drawn = lots_for(s, e["tickets"][number]), cls._fallen(k, e)
        if drawn in able:
            pair(k, s, e, number, drawn)
        else:
            cls._roll(k, e, "mate", able)

    @classmethod
    def _roll(
        cls,
        k: Kernel,
        e: ElectionData,
        why: str,
        items: Sequence[int],
        shown: Sequence[int] = (),
        whose: int = NOBODY,
    ) -> None:
        """Let dice or a lot decide between several."""
        e["rolling"] = True
        k.push(RollOff.name, why, list(items), list(shown), whose)

    @classmethod
    def _fallen(cls, k: Kernel, e: ElectionData) -> int:
        """What they have decided, NOBODY if they were not asked."""
        rolled, e["rolling"] = (k.returned() if e["rolling"] else None), False
        return NOBODY if rolled is None else int(rolled)

    # -- support

    @classmethod
    def support(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """In turn order, each once (ELE-07)."""
        e = f[cls.DATA]
        while e["order"] and not answers.may_declare(s, e, e["order"][0]):
            e["order"].pop(0)
        if e["tickets"] and cls._ask_next(k, s, e, True):
            return
        f[cls.STEP] = cls.MORE

    @classmethod
    def more(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Whoever has supported may still add an action (ELE-08)."""
        e = f[cls.DATA]
        todo = [q for q in s.living(s.active) if q not in e["passed"] and answers.could_add(s, e, q)]
        if todo:
            k.ask(*todo, may=s.living(s.active))
        else:
            f[cls.STEP] = cls.PERSONS

    @classmethod
    def persons(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Free persons on tickets support the best-placed of their own (ELE-09)."""
        e = f[cls.DATA]
        free = free_candidates(s, e)
        if not free:
            f[cls.STEP] = cls.SWAY
            e["free"] = others_free(s, e)
            return
        card, best = free[0], leading(s, e, free[0])
        cls._decide(k, s, e, card, best, "persons")

    @classmethod
    def _decide(cls, k: Kernel, s: Inwo, e: ElectionData, card: int, best: Sequence[int], why: str) -> None:
        """A free group supports one of the tickets that it likes best, by dice if there are several."""
        number = best[0] if len(best) == 1 else cls._fallen(k, e)
        if number not in best:
            cls._roll(k, e, why, best, [s.face[e["tickets"][n][0]] for n in best], s.face[card])
            return
        e["support"].append([NOBODY, card, number, plain(s, card), 0])
        answers.tell_support(k, s, e, NOBODY, [card], number)

    @classmethod
    def sway(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Whoever controls the Trading Card Games decides for all other free groups (ELE-09)."""
        e = f[cls.DATA]
        swayer = answers.swayer_of(s)
        if swayer != NOBODY and any(answers.swayable(s, e, n) for n in range(len(e["tickets"]))):
            k.ask(swayer, may=s.living(s.active))
        else:
            f[cls.STEP] = cls.FREE

    @classmethod
    def free(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Else each likes the ticket that could best attack to control it (ELE-09)."""
        e = f[cls.DATA]
        while e["free"] and (
            answers.swayer_of(s) != NOBODY or s.zone[e["free"][0]] != AREA or not e["tickets"]
        ):
            e["free"].pop(0)
        if not e["free"]:
            f[cls.STEP] = cls.COUNT
            return
        card = e["free"][0]
        best = favourites(s, e, card)
        if best:
            cls._decide(k, s, e, card, best, "free")
        if not best or (e["support"] and e["support"][-1][1] == card):
            e["free"].pop(0)

    # -- who has won

    @classmethod
    def count(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """Most support; then the candidate's own Power; then a vote (ELE-10)."""
        e = f[cls.DATA]
        if not e["tickets"]:
            skip(k, s, e)
            return
        found = totals(e)
        e["tied"] = [n for n, total in enumerate(found) if total == max(found)]
        if len(e["tied"]) > 1:
            powers = {n: plain(s, e["tickets"][n][0]) for n in e["tied"]}
            e["tied"] = [n for n in e["tied"] if powers[n] == max(powers.values())]
            e["how"] = "power"
        f[cls.STEP] = cls.TAKE_OFFICE if len(e["tied"]) == 1 else cls.VOTED
        if len(e["tied"]) > 1:
            e["how"] = "vote"
            Vote.begin(k, s, e["tied"], [s.face[e["tickets"][n][0]] for n in e["tied"]])

    @classmethod
    def vote(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """If the vote is a tie too, dice decide (ELE-10)."""
        e = f[cls.DATA]
        best = k.returned()
        e["tied"] = list(best) if isinstance(best, list) and best else e["tied"]
        f[cls.STEP] = cls.ROLLED
        if len(e["tied"]) > 1:
            e["how"] = "dice"
            e["rolling"] = True
            Contested.begin(k, e["tied"], [e["tickets"][n][0] for n in e["tied"]])

    @classmethod
    def roll(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """The high roll wins."""
        e = f[cls.DATA]
        rolled = cls._fallen(k, e)
        e["tied"] = [rolled] if rolled in e["tied"] else e["tied"][:1]
        f[cls.STEP] = cls.TAKE_OFFICE

    @classmethod
    def over(cls, k: Kernel, s: Inwo, f: FrameData) -> None:
        """The winners take office; the others say something about it."""
        e = f[cls.DATA]
        winner = e["tied"][0]
        found = totals(e)
        president, vice = e["tickets"][winner][:2]
        losers = [s.face[ticket[0]] for n, ticket in enumerate(e["tickets"]) if n != winner]
        told = {"face": s.face[president], "how": e["how"], "support": found[winner], "losers": losers}
        k.tell("election-won", {**told, "line": office.line(s, "concession")})
        remember(s, e, winner)
        k.pop()
        office.elect(k, s, president, vice)

    # -- what may be answered

    @classmethod
    def options(cls, s: Inwo, f: FrameData, seat: int) -> Sequence[Choice]:
        e, step = f[cls.DATA], f[cls.STEP]
        found: list[Choice] = []
        if seat in s.waiting:
            found = [*ASKED[step](s, e, seat)]
        elif step == cls.SUPPORT:
            found = answers.additions(s, e, seat)
        return Choices(found, FREELY, s, seat)

    @classmethod
    def take(cls, k: Kernel, s: Inwo, f: FrameData, seat: int, move: Move) -> None:
        if not act_freely(k, s, seat, move):
            answers.TAKEN[str(move[0])](k, s, f[cls.DATA], seat, move)


ASKED = {
    Election.NOMINATE: answers.asked_nominate,
    Election.REMOVE: answers.asked_remove,
    Election.MATES: answers.asked_mates,
    Election.SUPPORT: answers.asked_support,
    Election.MORE: answers.asked_more,
    Election.SWAY: answers.asked_sway,
}
"""By step: what whoever is asked may answer."""
