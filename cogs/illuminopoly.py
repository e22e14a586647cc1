"""/illuminopoly: the slash verbs of Illuminopoly. Each only fills in the decisions the panel would ask."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.ui.commands import Host, about
from bot.ui.lookup import running_games
from bot.ui.macro import Verb
from bot.ui.people import players
from bot.ui.typed import TypedCog, suggestions

MOVE = Verb("move", ("roll", "walk", "ride", "walk-on", "stop-here"), ("how",))
COLLECT = Verb("collect", ("collect", "squeeze", "take-pot", "pay-flat", "pay-share"), ("what",))
BUY = Verb("buy", ("buy",), ())
TAKEOVER = Verb("takeover", ("takeover",), ())
REZONE = Verb("rezone", ("rezone",), ())
REBUILD = Verb("rebuild", ("rebuild", "clear-rubble", "revert"), ("property",))
SUBVERT = Verb("subvert", ("subvert",), ())
BUILD = Verb("build", ("build",), ("property",))
SELL = Verb("sell", ("unbuild", "clear", "abandon"), ("property",))
MORTGAGE = Verb("mortgage", ("mortgage", "lift-mortgage"), ("property",))
REORGANIZE = Verb("reorganize", ("reorganize", "lift", "place", "auto", "restore"), ("what",))
BAIL = Verb("bail", ("bail", "post-bail"), ("whom",))
FAVOR = Verb("favor", ("use-favor", "favor", "halt"), ())
ANSWER = Verb("answer", ("accept", "decline", "withdraw"), ("offer",))
LOAN = Verb("loan", ("lend", "repay", "foreclose"), ("what", "amount"))
ACCUSE = Verb("accuse", ("accuse", "call-out"), ("what",))
DIP = Verb("dip", ("dip",), ("amount",))
RANSOM = Verb(
    "ransom", ("demand", "pay-ransom", "refuse", "chip-in", "blow-up", "relent", "bomb"), ("what", "amount")
)
SPEND = Verb("spend", ("for", "against", "spend", "bid"), ("what", "amount"))
VOTE = Verb("vote", ("vote", "bribe"), ("whom", "amount"))
INVITE = Verb("invite", ("invite",), ("whom",))
CARD = Verb("card", ("draw", "draw-lower", "ignore", "obey"), ("how",))
CHOOSE = Verb(
    "choose",
    (
        "pick",
        "goal",
        "hang",
        "visit",
        "stay",
        "seize",
        "spare",
        "auction",
        "buy-off",
        "fee",
        "pay-off",
        "keep",
        "sell-permit",
        "build",
    ),
    ("what",),
)
PASS = Verb("pass", ("pass", "nothing", "enough", "stop", "walk-on", "end-turn", "done"), ())
VERBS = (
    MOVE,
    COLLECT,
    BUY,
    TAKEOVER,
    REZONE,
    REBUILD,
    SUBVERT,
    BUILD,
    SELL,
    MORTGAGE,
    REORGANIZE,
    BAIL,
    FAVOR,
    ANSWER,
    LOAN,
    ACCUSE,
    DIP,
    RANSOM,
    SPEND,
    VOTE,
    INVITE,
    CARD,
    CHOOSE,
    PASS,
)
suggest = suggestions(VERBS)
Dollars = app_commands.Range[int, 0, 100_000]


@app_commands.guild_only()
class Illuminopoly(TypedCog, group_name="illuminopoly", group_description=about("illuminopoly")):
    """The verbs of the game."""

    @app_commands.command(name="move", description=about("illuminopoly-move"))
    @app_commands.describe(how=about("option-iop-how"), game=about("option-game"))
    @app_commands.autocomplete(how=suggest, game=running_games)
    async def move(
        self, interaction: discord.Interaction, how: str | None = None, game: int | None = None
    ) -> None:
        await self.do(interaction, MOVE, game, how=how)

    @app_commands.command(name="collect", description=about("illuminopoly-collect"))
    @app_commands.describe(what=about("option-iop-what"), game=about("option-game"))
    @app_commands.autocomplete(what=suggest, game=running_games)
    async def collect(
        self, interaction: discord.Interaction, what: str | None = None, game: int | None = None
    ) -> None:
        await self.do(interaction, COLLECT, game, what=what)

    @app_commands.command(name="buy", description=about("illuminopoly-buy"))
    @app_commands.describe(game=about("option-game"))
    @app_commands.autocomplete(game=running_games)
    async def buy(self, interaction: discord.Interaction, game: int | None = None) -> None:
        await self.do(interaction, BUY, game)

    @app_commands.command(name="takeover", description=about("illuminopoly-takeover"))
    @app_commands.describe(game=about("option-game"))
    @app_commands.autocomplete(game=running_games)
    async def takeover(self, interaction: discord.Interaction, game: int | None = None) -> None:
        await self.do(interaction, TAKEOVER, game)

    @app_commands.command(name="rezone", description=about("illuminopoly-rezone"))
    @app_commands.describe(game=about("option-game"))
    @app_commands.autocomplete(game=running_games)
    async def rezone(self, interaction: discord.Interaction, game: int | None = None) -> None:
        await self.do(interaction, REZONE, game)

    @app_commands.command(name="rebuild", description=about("illuminopoly-rebuild"))
    @app_commands.describe(property=about("option-iop-property"), game=about("option-game"))
    @app_commands.autocomplete(property=suggest, game=running_games)
    async def rebuild(
        self, interaction: discord.Interaction, property: str | None = None, game: int | None = None
    ) -> None:
        await self.do(interaction, REBUILD, game, property=property)

    @app_commands.command(name="subvert", description=about("illuminopoly-subvert"))
    @app_commands.describe(game=about("option-game"))
    @app_commands.autocomplete(game=running_games)
    async def subvert(self, interaction: discord.Interaction, game: int | None = None) -> None:
        await self.do(interaction, SUBVERT, game)

    @app_commands.command(name="build", description=about("illuminopoly-build"))
    @app_commands.describe(property=about("option-iop-property"), game=about("option-game"))
    @app_commands.autocomplete(property=suggest, game=running_games)
    async def build(self, interaction: discord.Interaction, property: str, game: int | None = None) -> None:
        await self.do(interaction, BUILD, game, property=property)

    @app_commands.command(name="sell", description=about("illuminopoly-sell"))
    @app_commands.describe(property=about("option-iop-property"), game=about("option-game"))
    @app_commands.autocomplete(property=suggest, game=running_games)
    async def sell(self, interaction: discord.Interaction, property: str, game: int | None = None) -> None:
        await self.do(interaction, SELL, game, property=property)

    @app_commands.command(name="mortgage", description=about("illuminopoly-mortgage"))
    @app_commands.describe(property=about("option-iop-property"), game=about("option-game"))
    @app_commands.autocomplete(property=suggest, game=running_games)
    async def mortgage(
        self, interaction: discord.Interaction, property: str, game: int | None = None
    ) -> None:
        await self.do(interaction, MORTGAGE, game, property=property)

    @app_commands.command(name="reorganize", description=about("illuminopoly-reorganize"))
    @app_commands.describe(what=about("option-iop-rearrange"), game=about("option-game"))
    @app_commands.autocomplete(what=suggest, game=running_games)
    async def reorganize(
        self, interaction: discord.Interaction, what: str | None = None, game: int | None = None
    ) -> None:
        await self.do(interaction, REORGANIZE, game, what=what)

    @app_commands.command(name="bail", description=about("illuminopoly-bail"))
    @app_commands.describe(whom=about("option-iop-whom"), game=about("option-game"))
    @app_commands.autocomplete(whom=suggest, game=running_games)
    async def bail(
        self, interaction: discord.Interaction, whom: str | None = None, game: int | None = None
    ) -> None:
        await self.do(interaction, BAIL, game, whom=whom)

    @app_commands.command(name="favor", description=about("illuminopoly-favor"))
    @app_commands.describe(game=about("option-game"))
    @app_commands.autocomplete(game=running_games)
    async def favor(self, interaction: discord.Interaction, game: int | None = None) -> None:
        await self.do(interaction, FAVOR, game)

    @app_commands.command(name="deal", description=about("illuminopoly-deal"))
    @app_commands.describe(player=about("option-player"), game=about("option-game"))
    @app_commands.autocomplete(player=players, game=running_games)
    async def deal(self, interaction: discord.Interaction, player: str, game: int | None = None) -> None:
        await self.offer(interaction, player, game)

    @app_commands.command(name="answer", description=about("illuminopoly-answer"))
    @app_commands.describe(offer=about("option-iop-offer"), game=about("option-game"))
    @app_commands.autocomplete(offer=suggest, game=running_games)
    async def answer(self, interaction: discord.Interaction, offer: str, game: int | None = None) -> None:
        await self.do(interaction, ANSWER, game, offer=offer)

    @app_commands.command(name="loan", description=about("illuminopoly-loan"))
    @app_commands.describe(
        what=about("option-iop-loan"), amount=about("option-iop-dollars"), game=about("option-game")
    )
    @app_commands.autocomplete(what=suggest, game=running_games)
    async def loan(
        self,
        interaction: discord.Interaction,
        what: str,
        amount: Dollars | None = None,
        game: int | None = None,
    ) -> None:
        await self.do(interaction, LOAN, game, what=what, amount=amount)

    @app_commands.command(name="accuse", description=about("illuminopoly-accuse"))
    @app_commands.describe(what=about("option-iop-crime"), game=about("option-game"))
    @app_commands.autocomplete(what=suggest, game=running_games)
    async def accuse(
        self, interaction: discord.Interaction, what: str | None = None, game: int | None = None
    ) -> None:
        await self.do(interaction, ACCUSE, game, what=what)

    @app_commands.command(name="dip", description=about("illuminopoly-dip"))
    @app_commands.describe(amount=about("option-iop-dollars"), game=about("option-game"))
    @app_commands.autocomplete(game=running_games)
    async def dip(self, interaction: discord.Interaction, amount: Dollars, game: int | None = None) -> None:
        await self.do(interaction, DIP, game, amount=amount)

    @app_commands.command(name="ransom", description=about("illuminopoly-ransom"))
    @app_commands.describe(
        what=about("option-iop-ransom"), amount=about("option-iop-dollars"), game=about("option-game")
    )
    @app_commands.autocomplete(what=suggest, game=running_games)
    async def ransom(
        self,
        interaction: discord.Interaction,
        what: str | None = None,
        amount: Dollars | None = None,
        game: int | None = None,
    ) -> None:
        await self.do(interaction, RANSOM, game, what=what, amount=amount)

    @app_commands.command(name="spend", description=about("illuminopoly-spend"))
    @app_commands.describe(
        what=about("option-iop-spend"), amount=about("option-iop-dollars"), game=about("option-game")
    )
    @app_commands.autocomplete(what=suggest, game=running_games)
    async def spend(
        self,
        interaction: discord.Interaction,
        what: str | None = None,
        amount: Dollars | None = None,
        game: int | None = None,
    ) -> None:
        await self.do(interaction, SPEND, game, what=what, amount=amount)

    @app_commands.command(name="vote", description=about("illuminopoly-vote"))
    @app_commands.describe(
        whom=about("option-iop-vote"), amount=about("option-iop-dollars"), game=about("option-game")
    )
    @app_commands.autocomplete(whom=suggest, game=running_games)
    async def vote(
        self,
        interaction: discord.Interaction,
        whom: str,
        amount: Dollars | None = None,
        game: int | None = None,
    ) -> None:
        await self.do(interaction, VOTE, game, whom=whom, amount=amount)

    @app_commands.command(name="invite", description=about("illuminopoly-invite"))
    @app_commands.describe(whom=about("option-iop-invite"), game=about("option-game"))
    @app_commands.autocomplete(whom=suggest, game=running_games)
    async def invite(self, interaction: discord.Interaction, whom: str, game: int | None = None) -> None:
        await self.do(interaction, INVITE, game, whom=whom)

    @app_commands.command(name="card", description=about("illuminopoly-card"))
    @app_commands.describe(how=about("option-iop-how"), game=about("option-game"))
    @app_commands.autocomplete(how=suggest, game=running_games)
    async def card(
        self, interaction: discord.Interaction, how: str | None = None, game: int | None = None
    ) -> None:
        await self.do(interaction, CARD, game, how=how)

    @app_commands.command(name="choose", description=about("illuminopoly-choose"))
    @app_commands.describe(what=about("option-iop-what"), game=about("option-game"))
    @app_commands.autocomplete(what=suggest, game=running_games)
    async def choose(self, interaction: discord.Interaction, what: str, game: int | None = None) -> None:
        await self.do(interaction, CHOOSE, game, what=what)

    @app_commands.command(name="pass", description=about("illuminopoly-pass"))
    @app_commands.describe(game=about("option-game"))
    @app_commands.autocomplete(game=running_games)
    async def pass_(self, interaction: discord.Interaction, game: int | None = None) -> None:
        await self.do(interaction, PASS, game)


async def setup(bot: Host) -> None:
    """Add the cog."""
    await bot.add_cog(Illuminopoly(bot))
