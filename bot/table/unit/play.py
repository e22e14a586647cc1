"""Making a player's moves, for themselves or by a moderator: the checks before them, and what the table
answers."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.kernel import Kernel
from bot.engine.moves import Ask, Move, Refused, text
from bot.table.errors import BadInput, Stale
from bot.table.unit.act import Act
from bot.table.unit.crew import Kind

MOST_MOVES = 20


async def make_moves(
    act: Act, seat: int, moves: Sequence[Move], key: str, actor: int, ask: int | None, *, stop: bool = False
) -> None:
    """Make all `moves` for `seat`, then everything the table answers. stop: they are a plan, which ends
    before the first move that may not follow at once; what was made stays made.

    Raises Stale when `ask` is not the number of the seat's open ask, Refused for an illegal move.
    """
    act.need_live()
    s = act.kernel.s
    if not 0 < len(moves) <= MOST_MOVES or not 0 <= seat < s.seats:
        raise BadInput(name="moves", given=str(len(moves)))
    open_ask = act.session.alias(seat, s.numbers[seat]) if seat in s.waiting or seat in s.may else None
    if ask is not None and ask != open_ask:
        raise Stale
    act.sign(key, actor)
    if act.session.game.weighty and list(s.waiting) == [seat]:  # a whole round may end with it
        await act.have_done(Kind.TURNS, _made, seat, moves, stop)
    else:
        _made(act, seat, moves, stop)
    if act.session.seats[seat].missed and act.session.seats[seat].user_id == actor:
        act.set_seat(seat, missed=0)
    act.run_on()


def _made(act: Act, seat: int, moves: Sequence[Move], stop: bool) -> Act:
    """The action after these moves. Raises Refused."""
    for number, move in enumerate(moves):
        if number and stop and not follows(act.kernel, seat, act.session.row.seq):
            break
        if number:
            plain_step(act.kernel, seat, act.session.row.seq)
        act.play(seat, tuple(move))
    return act


def plain_step(kernel: Kernel, seat: int, since: int) -> None:
    """A further move may follow at once only while the seat learned nothing hidden after move `since`.

    Otherwise a refused second move, taking the first back, would be a free look behind the curtain. Raises
    Refused.
    """
    s = kernel.s
    if s.result is not None or kernel.learned > since or (seat not in s.waiting and seat not in s.may):
        raise Refused([text("table-one-step-at-a-time")])


def follows(kernel: Kernel, seat: int, since: int) -> bool:
    """Whether the next move of a plan is asked for at once: the seat is still waited for, and knows no more
    than before."""
    if seat not in kernel.s.waiting:
        return False
    try:
        plain_step(kernel, seat, since)
    except Refused:
        return False
    return True


def trial(kernel: Kernel, seat: int, moves: Sequence[Move]) -> tuple[Ask, ...]:
    """What `seat` is asked after `moves`, on a copy; empty when they draw or reveal something. Raises
    Refused."""
    copy = Kernel(kernel.rules, kernel.s.clone())
    since = kernel.s.seq
    for move in moves:
        copy.submit(seat, tuple(move))
        try:
            plain_step(copy, seat, since)
        except Refused:
            return ()
    return (copy.ask_of(seat),)
