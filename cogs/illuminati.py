"""/illuminati: the slash verbs of Illuminati. Each only fills in the decisions that the panel would ask."""

from __future__ import annotations

from discord import app_commands

from bot.ui.typed.commands import Host, about
from bot.ui.typed.macro import Verb
from bot.ui.typed.typed import TypedCog

VERBS = (
    Verb("attack", ("attack",), needs=("attacker",), takes=("target", "aid", "privilege")),
    Verb("transfer", ("transfer", "shift"), needs=("what", "amount")),
    Verb("move", ("move",), needs=("group",), takes=("place",)),
    Verb("drop", ("drop",), needs=("group",)),
    Verb("special", ("play", "discard"), needs=("card",), takes=("target",)),
    Verb("nwo", ("nwo",), needs=("card",)),
    Verb("ability", ("use", "draw"), needs=("what",), takes=("target",)),
    Verb("spend", ("spend",), needs=("what", "amount")),
    Verb("call-off", ("call-off",)),
    Verb("pass", ("pass", "done", "finish", "collect")),
    Verb("end", ("end",)),
)


@app_commands.guild_only()
class Illuminati(TypedCog, group_name="illuminati", group_description=about("illuminati")):
    """The verbs of the game."""

    kind = "illuminati"
    verbs = VERBS
    amounts = app_commands.Range[int, 1, 10_000]
    dealing = "give"


async def setup(bot: Host) -> None:
    """Add the cog."""
    await bot.add_cog(Illuminati(bot))
