"""`python -m bot COMMAND`: run the bot, play without a token, and look after games from the command line."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

from bot import logs

COMMANDS = {
    "run": "play.run",
    "settings": "settings.write_settings",
    "play": "play.play",
    "simulate": "games.run_simulation",
    "arena": "games.run_arena",
    "rules": "games.rules_with_tests",
    "cards": "games.cards_with_tests",
    "decks": "decks.decks",
    "export": "keeping.export_game",
    "import": "keeping.import_game",
    "replay": "keeping.replay_file",
    "backup": "keeping.back_up",
    "repair": "keeping.repair_game",
    "move-store": "keeping.move_store",
    "doctor": "doctor.doctor",
    "orders": "orders.read_orders",
    "learn": "orders.learn_orders",
    "bench": "bench.run_bench",
}
"""Where in `bot.cli` each command stands."""


class Commands(TyperGroup):
    """The commands by name; only what one of them needs is loaded."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        module, _, function = COMMANDS[cmd_name].partition(".")
        alone = typer.Typer(add_completion=False)
        alone.command(cmd_name)(getattr(import_module(f"bot.cli.{module}"), function))
        return get_command(alone)


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    pretty_exceptions_show_locals=False,
)


@app.callback()
def begin() -> None:
    """Run the bot, play without a token, and look after games."""
    logs.keep_log()
    logs.catch_the_rest()


if __name__ == "__main__":
    app()
