"""What a turn brings (TSW-72, TSW-81): the newspaper, reports, and what the gamemaster says between turns."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.engine.moves import Text, text
from bot.games.kit.words import Chapter, says
from bot.games.tsw.play.answers import Block
from bot.games.tsw.play.turn import TurnFrame
from bot.games.tsw.press.paper import pictured
from bot.games.tsw.say import table_text
from bot.games.tsw.see.view import View
from bot.games.tsw.world.phrases import quotes, say, scale

SAY = Chapter()
Data = Mapping[str, Any]

SAY.asks(TurnFrame)(says("tsw-prompt-review"))
SAY.wants(TurnFrame)(says("tsw-prompt-review"))
SAY.labels(TurnFrame, "approve")(says("tsw-choice-approve"))


@SAY.tells("watchful-eye")
def issue(view: View, e: Data) -> Text:
    key = "tsw-issue" if "teasers" in e else "tsw-issue-unsubscribed"
    tone = view.option("tone")
    place, motif = pictured(e["headline"], e["turn"])
    return text(key, turn=e["turn"], headline=say(e["headline"], tone), tone=tone, place=place, motif=motif)


@SAY.tells("printed")
def printed(view: View, e: Data) -> Text:
    words = say(e["line"], view.option("tone"))
    section = e["section"] if e["first"] else "none"
    return text("tsw-printed", words=words, section=section, of=e["section"], kept=int(quotes(e["line"])))


@SAY.tells("report")
def report(view: View, e: Data) -> Text:
    key = "tsw-report" if e["lines"] else "tsw-report-empty"
    return text(key, turn=e["turn"], name=e["name"], tone=view.option("tone"))


@SAY.tells("told")
def told(view: View, e: Data) -> Text:
    block = Block(e["heading"] or None, e["lines"])
    return table_text.told(block, e["coda"], view.option("tone"))


@SAY.tells("holding")
def holding(view: View, e: Data) -> Text:
    tone = view.option("tone")
    words = {name: scale(name, e[name], tone) for name in ("power", "resistance")}
    return text("tsw-holding", **{**e, **words, "master": e["master"] or "none"})


@SAY.tells("pending")
def pending(view: View, e: Data) -> Text:
    whose = "own" if e["own"] else "mine" if e["mine"] else "other"
    attacker = e["attacker"] or table_text.somebody(e["name"], "tsw-pending-unknown")
    about = {"kind": e["kind"], "attacker": attacker, "target": e["target"], "mb": e["mb"]}
    later = e.get("due", 0)
    return (
        text("tsw-pending-later", due=later, **about) if later else text("tsw-pending", whose=whose, **about)
    )


@SAY.tells("question")
def question(view: View, e: Data) -> Text:
    return text(f"tsw-open-{e['kind']}", **{k: v for k, v in e.items() if k != "kind"})


def _of_name(key: str) -> Callable[[View, Data], Text]:
    return lambda view, e: text(key, name=e["name"])


for kind in ("died", "alive-after-all", "attack-off", "offer-off"):
    SAY.tells(kind)(_of_name(f"tsw-{kind}"))


@SAY.tells("defence-returned")
def defence_returned(view: View, e: Data) -> Text:
    return text("tsw-defence-returned", name=e["name"], mb=e["mb"])


@SAY.tells("gamemaster-says")
def gamemaster_says(view: View, e: Data) -> Text:
    return text("tsw-gamemaster-says", words=e["text"])
