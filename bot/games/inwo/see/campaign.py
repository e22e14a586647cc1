"""An election as one seat may know it: all of it is public, but for what the viewer could add."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.structure import NOBODY
from bot.games.inwo.play.dice.lying import Contested
from bot.games.inwo.play.election.acting import Acting
from bot.games.inwo.play.election.ballots import Vote
from bot.games.inwo.play.election.reckoning import BARS, ElectionData, boosts, doubled, plain, totals
from bot.games.inwo.play.election.rounds import Election
from bot.games.inwo.play.election.tickets import mateless
from bot.games.inwo.play.state import Inwo
from bot.games.inwo.see.view import ElectionView, OutcomeView, TicketView, VoteView


def election(s: Inwo, viewer: int | None) -> ElectionView | None:
    """The election that goes on, if there is one."""
    f = Election.find(s)
    if f is None:
        return None
    e, step = Election.data(f), Election.word(f)
    found = totals(e)
    number = mateless(s, e) if step == "mates" else None
    parties = e["order"] if step == "remove" else []
    return ElectionView(
        step=step,
        nominees=tuple(card for card, _ in e["nominees"]),
        removed=tuple(e["removed"]),
        tickets=tuple(
            TicketView(ticket[0], ticket[1], found[n], _bars(e, n)) for n, ticket in enumerate(e["tickets"])
        ),
        supporters=tuple((seat, card, n, power, more) for seat, card, n, power, more in e["support"]),
        order=() if parties else tuple(e["order"]),
        pairing=NOBODY if number is None else number,
        parties=tuple(card for card in parties if s.owner[card] == s.owner[parties[0]]),
        lends=_lends(s, viewer),
        boosts=_boosts(s, viewer) if step in ("support", "more") else (),
        vote=_vote(s),
        acting=_acting(s, e),
        rolls=_rolls(s),
    )


def _bars(e: ElectionData, number: int) -> tuple[str, ...]:
    return tuple(trait for at, trait in e["bars"] if at == number)


def outcome(s: Inwo) -> OutcomeView | None:
    """How the last election came out that is over."""
    past = s.republic.get("past")
    if past is None:
        return None
    stood = tuple((candidate, mate, support) for candidate, mate, support in past["tickets"])
    support = tuple((seat, face, at, power, more) for seat, face, at, power, more in past.get("support", ()))
    return OutcomeView(past["number"], stood, support, past["winner"], past["how"])


def elected(s: Inwo) -> tuple[tuple[int, int], ...]:
    """Everybody who was ever elected, and how often."""
    return tuple((face, count) for face, count in s.republic["elected"])


def shielded(s: Inwo) -> tuple[int, ...]:
    """The New World Orders that the president shields, as faces."""
    return tuple(s.face[card] for card in s.republic.get("shields", ()) if card in s.nwos)


def _acting(s: Inwo, e: ElectionData) -> tuple[int, int, int] | None:
    f = Acting.find(s)
    if f is None:
        return None
    now = Acting.data(f)
    number = next(line[2] for line in e["support"] if line[1] == now["card"])
    return now["card"], number, doubled(s, now["card"]) + now["boost"]


def _rolls(s: Inwo) -> tuple[tuple[int, int], ...]:
    f = Contested.find(s)
    if f is None:
        return ()
    now = Contested.data(f)
    rolled = [*now["rolls"], *([sum(now["roll"])] if now["roll"] else [])]
    return tuple(zip(now["cards"], rolled, strict=False))


def _vote(s: Inwo) -> VoteView | None:
    f = Vote.find(s)
    return None if f is None else VoteView(Vote.poll(f), Vote.between(f))


def _lends(s: Inwo, viewer: int | None) -> tuple[tuple[int, int, int, str], ...]:
    own = _own(s, viewer)
    return tuple((card, plain(s, card), doubled(s, card), BARS.get(s.name(card), "")) for card in own)


def _boosts(s: Inwo, viewer: int | None) -> tuple[tuple[int, int, int], ...]:
    able = [card for card in _own(s, viewer) if s.tokens[card]]
    return tuple((plot, card, more) for card in able for plot, more in boosts(s, s.owner[card], card))


def _own(s: Inwo, viewer: int | None) -> Sequence[int]:
    """The structure of the viewer, if there is one."""
    return s.structure(viewer) if viewer is not None and s.alive[viewer] else ()
