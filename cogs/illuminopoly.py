"""/illuminopoly: the slash verbs of Illuminopoly. Each only fills in the decisions the panel would ask."""

from __future__ import annotations

from discord import app_commands

from bot import DATA
from bot.ui.typed.commands import Host, about
from bot.ui.typed.macro import Verb
from bot.ui.typed.material_group import MaterialGroup
from bot.ui.typed.typed import TypedCog

EXAMPLE = DATA / "illuminopoly" / "example-names.yaml"
VERBS = (
    Verb("move", ("roll", "walk", "ride", "walk-on", "stop-here"), takes=("how",)),
    Verb("collect", ("collect", "squeeze", "take-pot", "pay-flat", "pay-share"), takes=("what",)),
    Verb("buy", ("buy",)),
    Verb("takeover", ("takeover",)),
    Verb("rezone", ("rezone",)),
    Verb("rebuild", ("rebuild", "clear-rubble", "revert"), takes=("property",)),
    Verb("subvert", ("subvert",), needs=("amount",)),
    Verb("build", ("build",), needs=("property",)),
    Verb("sell", ("unbuild", "clear", "abandon"), needs=("property",)),
    Verb("mortgage", ("mortgage", "lift-mortgage"), needs=("property",)),
    Verb("reorganize", ("reorganize", "lift", "place", "auto", "restore"), takes=("what",)),
    Verb("bail", ("bail", "post-bail"), takes=("whom",)),
    Verb("favor", ("use-favor", "favor", "halt")),
    Verb("answer", ("accept", "decline", "withdraw"), needs=("offer",)),
    Verb("loan", ("lend", "repay", "foreclose", "truce", "tribute"), needs=("what",), takes=("amount",)),
    Verb("accuse", ("accuse", "call-out"), takes=("what",)),
    Verb("dip", ("dip",), needs=("amount",)),
    Verb(
        "ransom",
        ("demand", "pay-ransom", "refuse", "chip-in", "blow-up", "relent", "bomb"),
        takes=("what", "amount"),
    ),
    Verb("spend", ("for", "against", "spend", "bid"), takes=("what", "amount")),
    Verb("vote", ("vote", "bribe"), needs=("whom",), takes=("amount",)),
    Verb("card", ("draw", "draw-lower", "ignore", "obey"), takes=("how",)),
    Verb(
        "choose",
        (
            *("pick", "goal", "hang", "visit", "stay", "seize", "spare", "auction", "buy-off"),
            *("fee", "pay-off", "keep", "sell-permit", "build", "invite"),
        ),
        needs=("what",),
    ),
    Verb("pass", ("pass", "nothing", "enough", "stop", "walk-on", "end-turn", "done")),
)


@app_commands.guild_only()
class Illuminopoly(TypedCog, group_name="illuminopoly", group_description=about("illuminopoly")):
    """The verbs of the game."""

    kind = "illuminopoly"
    verbs = VERBS
    dealing = "deal"

    def __init__(self, bot: Host) -> None:
        super().__init__(bot)
        assert self.app_command is not None
        self.app_command.add_command(MaterialGroup("illuminopoly", "names", "iop-names", EXAMPLE))


async def setup(bot: Host) -> None:
    """Add the cog."""
    await bot.add_cog(Illuminopoly(bot))
