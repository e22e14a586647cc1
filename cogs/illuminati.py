"""/illuminati: the slash verbs of Illuminati. Each only fills in the decisions that the panel would ask."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.ui.commands import Host, about
from bot.ui.lookup import running_games
from bot.ui.macro import Verb
from bot.ui.people import players
from bot.ui.typed import TypedCog, suggestions

ATTACK = Verb("attack", ("attack",), ("attacker", "target", "aid", "privilege"))
TRANSFER = Verb("transfer", ("transfer", "shift"), ("what", "amount"))
MOVE = Verb("move", ("move",), ("group", "place"))
DROP = Verb("drop", ("drop",), ("group",))
SPECIAL = Verb("special", ("play", "discard"), ("card", "target"))
NWO = Verb("nwo", ("nwo",), ("card",))
ABILITY = Verb("ability", ("use", "draw"), ("what", "target"))
SPEND = Verb("spend", ("spend",), ("what", "amount"))
CALL_OFF = Verb("call-off", ("call-off",), ())
PASS = Verb("pass", ("pass", "done", "finish", "collect"), ())
END = Verb("end", ("end",), ())
VERBS = (ATTACK, TRANSFER, MOVE, DROP, SPECIAL, NWO, ABILITY, SPEND, CALL_OFF, PASS, END)
suggest = suggestions(VERBS)


@app_commands.guild_only()
class Illuminati(TypedCog, group_name="illuminati", group_description=about("illuminati")):
    """The verbs of the game."""

    @app_commands.command(name="attack", description=about("illuminati-attack"))
    @app_commands.describe(
        attacker=about("option-attacker"),
        target=about("option-target"),
        aid=about("option-aid"),
        privilege=about("option-privilege"),
        game=about("option-game"),
    )
    @app_commands.autocomplete(
        attacker=suggest, target=suggest, aid=suggest, privilege=suggest, game=running_games
    )
    async def attack(
        self,
        interaction: discord.Interaction,
        attacker: str,
        target: str | None = None,
        aid: str | None = None,
        privilege: str | None = None,
        game: int | None = None,
    ) -> None:
        await self.do(
            interaction, ATTACK, game, attacker=attacker, target=target, aid=aid, privilege=privilege
        )

    @app_commands.command(name="transfer", description=about("illuminati-transfer"))
    @app_commands.describe(
        what=about("option-transfer"), amount=about("option-amount"), game=about("option-game")
    )
    @app_commands.autocomplete(what=suggest, game=running_games)
    async def transfer(
        self,
        interaction: discord.Interaction,
        what: str,
        amount: app_commands.Range[int, 1, 10000],
        game: int | None = None,
    ) -> None:
        await self.do(interaction, TRANSFER, game, what=what, amount=amount)

    @app_commands.command(name="spend", description=about("illuminati-spend"))
    @app_commands.describe(
        what=about("option-spend"), amount=about("option-amount"), game=about("option-game")
    )
    @app_commands.autocomplete(what=suggest, game=running_games)
    async def spend(
        self,
        interaction: discord.Interaction,
        what: str,
        amount: app_commands.Range[int, 1, 10000],
        game: int | None = None,
    ) -> None:
        await self.do(interaction, SPEND, game, what=what, amount=amount)

    @app_commands.command(name="move", description=about("illuminati-move"))
    @app_commands.describe(
        group=about("option-group"), place=about("option-place"), game=about("option-game")
    )
    @app_commands.autocomplete(group=suggest, place=suggest, game=running_games)
    async def move(
        self, interaction: discord.Interaction, group: str, place: str | None = None, game: int | None = None
    ) -> None:
        await self.do(interaction, MOVE, game, group=group, place=place)

    @app_commands.command(name="drop", description=about("illuminati-drop"))
    @app_commands.describe(group=about("option-group"), game=about("option-game"))
    @app_commands.autocomplete(group=suggest, game=running_games)
    async def drop(self, interaction: discord.Interaction, group: str, game: int | None = None) -> None:
        await self.do(interaction, DROP, game, group=group)

    @app_commands.command(name="special", description=about("illuminati-special"))
    @app_commands.describe(
        card=about("option-special"), target=about("option-special-target"), game=about("option-game")
    )
    @app_commands.autocomplete(card=suggest, target=suggest, game=running_games)
    async def special(
        self, interaction: discord.Interaction, card: str, target: str | None = None, game: int | None = None
    ) -> None:
        await self.do(interaction, SPECIAL, game, card=card, target=target)

    @app_commands.command(name="nwo", description=about("illuminati-nwo"))
    @app_commands.describe(card=about("option-nwo"), game=about("option-game"))
    @app_commands.autocomplete(card=suggest, game=running_games)
    async def nwo(self, interaction: discord.Interaction, card: str, game: int | None = None) -> None:
        await self.do(interaction, NWO, game, card=card)

    @app_commands.command(name="ability", description=about("illuminati-ability"))
    @app_commands.describe(
        what=about("option-ability"), target=about("option-special-target"), game=about("option-game")
    )
    @app_commands.autocomplete(what=suggest, target=suggest, game=running_games)
    async def ability(
        self, interaction: discord.Interaction, what: str, target: str | None = None, game: int | None = None
    ) -> None:
        await self.do(interaction, ABILITY, game, what=what, target=target)

    @app_commands.command(name="give", description=about("illuminati-give"))
    @app_commands.describe(player=about("option-player"), game=about("option-game"))
    @app_commands.autocomplete(player=players, game=running_games)
    async def give(self, interaction: discord.Interaction, player: str, game: int | None = None) -> None:
        await self.offer(interaction, player, game)

    @app_commands.command(name="call-off", description=about("illuminati-call-off"))
    @app_commands.describe(game=about("option-game"))
    @app_commands.autocomplete(game=running_games)
    async def call_off(self, interaction: discord.Interaction, game: int | None = None) -> None:
        await self.do(interaction, CALL_OFF, game)

    @app_commands.command(name="pass", description=about("illuminati-pass"))
    @app_commands.describe(game=about("option-game"))
    @app_commands.autocomplete(game=running_games)
    async def pass_(self, interaction: discord.Interaction, game: int | None = None) -> None:
        await self.do(interaction, PASS, game)

    @app_commands.command(name="end", description=about("illuminati-end"))
    @app_commands.describe(game=about("option-game"))
    @app_commands.autocomplete(game=running_games)
    async def end(self, interaction: discord.Interaction, game: int | None = None) -> None:
        await self.do(interaction, END, game)


async def setup(bot: Host) -> None:
    """Add the cog."""
    await bot.add_cog(Illuminati(bot))
