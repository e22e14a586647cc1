"""/inwo: the slash verbs of INWO. Each only fills in the decisions that the panel would ask."""

from __future__ import annotations

from discord import app_commands

from bot.ui.typed.commands import Host, about
from bot.ui.typed.macro import Verb
from bot.ui.typed.typed import TypedCog

VERBS = (
    Verb("attack", ("attack",), needs=("attacker",), takes=("target",)),
    Verb("aid", ("aid",), needs=("group",)),
    Verb("oppose", ("oppose",), needs=("group",)),
    Verb("draw", ("draw-both", "draw-plot", "draw-group", "draw-nothing", "draw-card")),
    Verb("takeover", ("take-over", "resource"), needs=("card",), takes=("place",)),
    Verb("buy", ("buy-plot",)),
    Verb("move", ("move",), needs=("group",), takes=("place",)),
    Verb("link", ("link",), needs=("card",), takes=("group",)),
    Verb("discard", ("discard",), needs=("card",)),
    Verb("claim", ("claim",)),
    Verb("pass", ("pass", "done", "no-takeover")),
    Verb("end", ("end",)),
)


@app_commands.guild_only()
class Inwo(TypedCog, group_name="inwo", group_description=about("inwo")):
    """The verbs of the game."""

    kind = "inwo"
    verbs = VERBS
    dealing = "give"


async def setup(bot: Host) -> None:
    """Add the cog."""
    await bot.add_cog(Inwo(bot))
