"""What was taken for an order and is none, beside orders that were read with certainty."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from bot.games.tsw.orders.actions import ACTIONS, PERSON_COST
from bot.games.tsw.orders.joining import names_in
from bot.games.tsw.orders.lexicon import Lexicon
from bot.games.tsw.orders.setting import Setting
from bot.games.tsw.orders.spelling import normal
from bot.games.tsw.orders.work import Work, missing


def beside(works: Sequence[Work], work: Work, said: str, lexicon: Lexicon) -> bool:
    """Whether words without an order only lead up to one, or tell how things are."""
    about = {entity.name for entity in work.leaders}
    later = [w for w in works if w is not work and w.action]
    told = set(normal(said).split()) & lexicon.weights.stating
    return bool(work.action or told) or any(about & names_in(w) for w in later)


def stray(setting: Setting, works: Sequence[Work], work: Work) -> bool:
    """A guess that comes to nothing, beside orders that were read with certainty."""
    theirs = work.action == "drop" and work.params.get("group") not in setting.own_groups
    lost = theirs or bool(work.objections or missing(work) or work.doubts)
    solid = [w for w in works if not w.confirm and not w.idle and not missing(w) and not w.doubts]
    if not lost or not solid:
        return False
    if any(objection.reason == "a-question" for objection in work.objections):
        return any(e.name in w.params.values() for w in solid for e in work.leaders)
    about = {v for v in (work.params.get("destination"), work.params.get("group")) if v is not None}
    prelude = work.action in ("emissary", "drop") and any(
        w.params.get("target") in about and w.actor == work.actor and w.start >= work.end for w in solid
    )
    only = work.named_actor and all(w.actor != work.actor for w in solid)
    named = any(doubt.key == "unknown" for doubt in work.doubts)
    return (work.confirm == "guessed" and not only and not work.params and not named) or prelude


def question_defaults(works: Sequence[Work], message: str) -> None:
    """'Torch Cave Twelve - Igor, use petrol': nobody is named in an order, but an agent right behind it in
    words that are no whole order; it may be his, so it is confirmed first.
    """
    for work, after in pairwise(works):
        lost = bool(missing(after) or after.doubts or after.confirm)
        theirs = work.action in ACTIONS and ACTIONS[work.action].cost == PERSON_COST and not work.named_actor
        line = not set(message[work.end : after.start]) & set(".!?\n")
        if theirs and lost and line and after.named_actor and after.actor != work.actor:
            work.confirm = work.confirm or "guessed"
