"""Somebody who puts the orders of an AI conspiracy into English, as players write to their gamemaster."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

SENTENCES: Mapping[str, tuple[str, ...]] = {
    "attack-control": (
        "{who}: Attack to control {target} with {attacker}, {mb} MB{helped}",
        "Please have {attacker} attack to control {target}, and spend {mb} MB on it{helped}",
        "{who} orders {attacker} to take over {target} for {mb} megabucks{helped}",
    ),
    "attack-neutralize": (
        "{who}: Attack to neutralize {target} with {attacker}, {mb} MB{helped}",
        "Please have {attacker} attack to neutralize {target}, and spend {mb} MB on it{helped}",
    ),
    "attack-destroy": (
        "{who}: Attack to destroy {target} with {attacker}, {mb} MB{helped}",
        "Please have {attacker} attack to destroy {target}, and spend {mb} MB on it{helped}",
    ),
    "cancel": ("Cancel {attack}", "Please cancel the attack {attack}"),
    "postpone": ("Postpone {attack}", "Please postpone the attack {attack}"),
    "drop": ("Drop {group}", "Please drop {group}"),
    "give-group": ("Sell {group} to {to} for {price} MB",),
    "emissary": ('{who}: emissary to {destination}, {terms}{gifts}: "{message}"',),
    "move-group": ("Move {group} to {to}", "Please move {group} under {to}"),
    "subscribe": ("Subscribe to The Watchful Eye", "I want to subscribe to the newspaper, please"),
    "play-event": ("Play {event}{aim}", "{who} plays the special event {event}{aim}"),
    "defend": (
        "Defend {group} with {mb} MB from {from}",
        "Spend {mb} MB of {from} in defence of {group}",
    ),
    "transfer": (
        "Transfer {mb} MB from {from} to {to}",
        "{from} is to pay {mb} megabucks to {to}",
    ),
    "support": ("{who}: support {attack}", "{who} is to support the attack {attack}"),
    "interfere": ("{who}: interfere with {attack}", "{who} interferes with the {attack}"),
    "attack": (
        "{who}: attack {target} at {location} to {intention}",
        "Let {who} find {target} in {location} and {intention} them",
    ),
    "leak": (
        '{who}: leak anonymously: "{message}"',
        '{who} leaks anonymously to the paper: "{message}"',
    ),
    "recruit": ("{who}: recruit {target}", "I would like {who} to recruit {target} over a long lunch"),
    "scout": ("{who}: scout {group}", "{who} should scout {group} for promising people"),
    "illuminate": (
        "{who}: illuminate {target} by {method}",
        "{who} illuminates {target}, method: {method}",
    ),
    "infiltrate": ("{who}: infiltrate {group}", "Get {who} to infiltrate {group} as a caterer"),
    "spy": ("{who}: spy on {target}", "{who} spies on {target} from a parked van"),
    "guard": ("{who}: guard {target}", "{who} guards {target} tonight"),
    "create-front": (
        (
            "{who}: found a {tied}front{below} for {mb} MB, name: {name}, purpose: {purpose}, "
            "symbol: {symbol}, {alignments}"
        ),
    ),
    "meditate": ("{who}: meditate", "{who} meditates on a roof"),
}
"""How an action is ordered, tersely first; the parts of the order are put in by name."""
CONDITIONS: Mapping[str, str] = {
    "location-public": "If the location of {character} becomes public",
    "group-attacked": "If any of my groups is attacked",
    "changes-hands": "If {group} changes hands",
    "attacked": "If {character} is attacked",
    "attack-announced": "If {by} announces an attack",
}
"""How a standing order begins."""


class Author:
    """One player's hand. manner: which way of saying things he prefers, the terse one first."""

    def __init__(self, manner: int) -> None:
        self.manner = manner
        self.mood = Random(manner)

    def write(self, order: Mapping[str, Any]) -> str:
        """The order as a letter would put it. Raises KeyError for an action that nobody has words for."""
        if order["action"] == "standing":
            condition, inner = order["parameters"]["condition"], order["parameters"]["order"]
            return f"{CONDITIONS[condition['kind']].format(**condition)}, {Author(0).write(inner)}"
        ways = SENTENCES[order["action"]]
        way = ways[self.manner] if self.manner < len(ways) else self.mood.choice(ways)
        parts = {
            name: " and ".join(value) if isinstance(value, list) else value
            for name, value in order["parameters"].items()
        }
        helped = f", support from {parts['support']}" if "support" in parts else ""
        helped += f", agents: {parts['agents']}" if "agents" in parts else ""
        aim = f" on {parts['target']}" if "target" in parts else ""
        gifts = f", with a gift of {parts['gift']}" if "gift" in parts else ""
        tied = "neutral " if parts.get("neutral") else ""
        below = f" under {parts['under']}" if "under" in parts else ""
        added = {"helped": helped, "aim": aim, "gifts": gifts, "tied": tied, "below": below}
        return way.format(who=order["actor"], **added, **parts)
