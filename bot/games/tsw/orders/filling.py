"""What fills in the particulars of each action."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.tsw.orders import group_orders, messages, person_orders
from bot.games.tsw.orders.work import Desk, Work

Filler = Callable[[Desk, Work], None]
FILLERS: Mapping[str, Filler] = {
    "attack-control": group_orders.group_attack, "attack-destroy": group_orders.group_attack,
    "attack-neutralize": group_orders.group_attack, "attack-group": group_orders.group_attack,
    "transfer": group_orders.transfer, "move-group": group_orders.move_group,
    "give-group": group_orders.move_group, "cancel": group_orders.attack_reference,
    "postpone": group_orders.attack_reference, "drop": group_orders.drop, "defend": group_orders.defend,
    "play-event": group_orders.play_event, "support": group_orders.attack_reference,
    "interfere": group_orders.attack_reference, "attack": person_orders.attack,
    "create-front": person_orders.create_front, "emissary": messages.emissary,
    "guard": person_orders.guard, "illuminate": person_orders.illuminate,
    "infiltrate": person_orders.infiltrate, "leak": messages.leak, "meditate": person_orders.meditate,
    "recruit": person_orders.recruit, "scout": person_orders.infiltrate, "spy": person_orders.spy,
    "gambit": person_orders.gambit, "withdraw": person_orders.withdraw, "list": person_orders.meditate,
    "subscribe": person_orders.meditate, "unsubscribe": person_orders.meditate,
}  # fmt: skip
OPTIONAL = {action: ("funds", "support", "agents") for action in FILLERS if action.startswith("attack-")} | {
    "create-front": ("name", "under", "neutral", "from"), "leak": ("anonymous",), "emissary": ("gift",),
}  # fmt: skip
"""What may be added to an order afterwards besides what it lacks."""
