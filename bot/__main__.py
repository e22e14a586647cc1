"""`python -m bot COMMAND`: run the bot, play without a token, and look after games from the command line."""

from __future__ import annotations

import typer

from bot import logs
from bot.cli import bench, decks, games, keeping, orders, play

app = typer.Typer(
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


app.command("run")(play.run)
app.command("play")(play.play)
app.command("simulate")(games.run_simulation)
app.command("arena")(games.run_arena)
app.command("rules")(games.rules_with_tests)
app.command("cards")(games.cards_with_tests)
app.command("decks")(decks.decks)
app.command("export")(keeping.export_game)
app.command("import")(keeping.import_game)
app.command("replay")(keeping.replay_file)
app.command("backup")(keeping.back_up)
app.command("repair")(keeping.repair_game)
app.command("move-store")(keeping.move_store)
app.command("doctor")(keeping.doctor)
app.command("orders")(orders.read_orders)
app.command("learn")(orders.learn_orders)
app.command("bench")(bench.run_bench)

if __name__ == "__main__":
    app()
