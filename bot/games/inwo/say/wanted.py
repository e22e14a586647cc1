"""What a seat is called for, in one sentence that everybody may read."""

from __future__ import annotations

from bot.engine.moves import Ask, Text, Who, text
from bot.engine.ops import Mode
from bot.games.inwo.play.act import Act, Link
from bot.games.inwo.play.area import Thrones
from bot.games.inwo.play.attack import Attack
from bot.games.inwo.play.attacks.gather import Fallen, Gather
from bot.games.inwo.play.calls.draws import Selecting
from bot.games.inwo.play.calls.notes import Noting
from bot.games.inwo.play.calls.opportunity import Opportunity
from bot.games.inwo.play.calls.warehouse import Originals
from bot.games.inwo.play.election.acting import Acting
from bot.games.inwo.play.election.dice import RollLies
from bot.games.inwo.play.hands import Shed
from bot.games.inwo.play.placing import Given, MoveGroup, Place, Reorganize, Shift
from bot.games.inwo.play.setup import Leads
from bot.games.inwo.play.turn import Takeover
from bot.games.inwo.play.uses.beginning import Draws
from bot.games.inwo.play.uses.cancelling import Replacing
from bot.games.inwo.play.uses.choices import Picking, Turning
from bot.games.inwo.play.uses.fates import Destroyed, Relief, Relieving, Remains
from bot.games.inwo.play.uses.happening import Happening
from bot.games.inwo.play.uses.played import Played
from bot.games.inwo.play.uses.triggers import Triggered
from bot.games.inwo.play.uses.using import Pooling, Using
from bot.games.inwo.play.winning import Knock
from bot.games.inwo.say.phrases import name, percent, whose
from bot.games.inwo.see.view import View
from bot.games.kit.phrases import plain
from bot.games.kit.words import Chapter, says

SAY = Chapter()

SAY.wants(Leads)(says("inwo-wanted-lead"))
SAY.wants(Thrones)(says("inwo-wanted-throne"))
SAY.wants(Takeover)(says("inwo-wanted-takeover"))
SAY.wants(Shed)(says("inwo-wanted-shed"))
SAY.wants(Knock)(says("inwo-wanted-knock"))
SAY.wants(Place, Given, MoveGroup, Shift, Reorganize)(says("inwo-wanted-place"))
SAY.wants(Link)(says("inwo-wanted-link"))
SAY.wants(Selecting, Noting, Opportunity, Using, Replacing, Turning, Mode)(says("inwo-wanted-use"))


@SAY.wants(Picking)
def wanted_pick(view: View, ask: Ask) -> Text:
    return text("inwo-wanted-pick", card=name(view, view.topic.card if view.topic is not None else -1))


SAY.wants(Fallen, RollLies)(says("inwo-wanted-dice"))
SAY.wants(Destroyed, Remains, Relief, Triggered, Happening, Acting)(says("inwo-wanted-answer"))
SAY.wants(Originals)(says("inwo-wanted-originals"))
SAY.wants(Pooling, Relieving)(says("inwo-wanted-help"))


@SAY.wants(Draws)
def wanted_draws(view: View, ask: Ask) -> Text:
    return text("inwo-wanted-draws", round=view.seats[ask.seat].turns + 1)


@SAY.wants(Act, Attack)
def wanted_act(view: View, ask: Ask) -> Text:
    own = view.seats[ask.seat]
    tokens = sum(1 for card in own.structure if card.tokens)
    if view.terms:
        held, terms = view.elections_held, view.terms
        return text("inwo-wanted-campaign", round=own.turns + 1, tokens=tokens, held=held, terms=terms)
    now, needed = own.basic
    return text("inwo-wanted-act", round=own.turns + 1, tokens=tokens, now=now, needed=needed)


@SAY.wants(Gather)
def wanted_gather(view: View, ask: Ask) -> Text:
    a = view.attack
    if a is None:
        return text("wanted")
    role = "attacker" if ask.seat == a.attacker else "defender" if ask.seat == a.defender else "other"
    return text(
        "inwo-wanted-gather",
        seat=Who(a.attacker),
        role=role,
        kind=a.kind,
        target=name(view, a.target),
        owner=whose(a.defender),
        number=plain(a.number),
        percent=percent(a.number),
    )


@SAY.wants(Played)
def wanted_played(view: View, ask: Ask) -> Text:
    if view.topic is None:
        return text("wanted")
    topic = view.topic
    return text("inwo-wanted-played", seat=Who(topic.seat), verb=topic.purpose, card=name(view, topic.card))
