"""Until when a change of a number or an alignment lasts."""

from __future__ import annotations

ACTION, NEXT, ATTACK, TURN, MY_TURN, NEXT_TURN = "action", "next", "attack", "turn", "my_turn", "next_turn"
"""Until this action is over; the next action or defence of any turn; this attack; this turn; the own next
turn begins, or is over."""
PAID = "paid"
"""Until the use is over, or given up, for which an action pays."""
NEXT_ACTION = "next_action"
"""Until the next action is over; it does not count in defence."""
DOOMED = "doomed"
"""What ends with an action is the card itself."""
