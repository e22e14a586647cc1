"""The table with its first real game: a person, three AI seats, restarts in the middle, the proof at the
end."""

import random

from bot.engine.moves import complete
from bot.games.registry import GAMES
from bot.table.people.moderation import Moderator
from tests.table.conftest import ANN, NAMES, PLACE, Bench


async def test_a_whole_game_with_restarts_replays_and_verifies(bench: Bench) -> None:
    bench.games = dict(GAMES)
    await bench.restart()
    lobby = bench.service.lobby
    game = (await lobby.create("illuminati", PLACE, ANN, NAMES[ANN], bench.key(), options={})).game
    for _ in range(3):
        await lobby.add_ai(game, ANN, "random")
    await lobby.set_option(game, ANN, "hours", 0)
    await lobby.start(game, ANN, bench.key())
    whim = random.Random(23)
    clicks = 0
    while (await bench.service.table(game)).status == "live":
        await bench.later(0.01)
        seen = await bench.seen(game, ANN)
        required = [ask for ask in seen.asks if ask.required]
        if not required or clicks == 300:
            break
        move = complete(required[0].choices[whim.randrange(len(required[0].choices))], whim.randrange)
        await bench.plays(game, ANN, move, ask=required[0].number)
        clicks += 1
        if clicks % 40 == 20:
            await bench.restart()
    table = await bench.service.table(game)
    assert clicks > 10
    seat = table.seat_of(ANN)
    moment = await bench.service.moment(game, table.seq, seat, user=ANN)
    assert moment.view == (await bench.seen(game, ANN)).view
    if table.status == "live":
        await bench.service.mod.end(game, Moderator(99))
    assert (await bench.service.verify(game)).honest
