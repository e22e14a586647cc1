"""Orders that are rather others than their verb says, and what is left if no order was read at all."""

from __future__ import annotations

from bot.games.tsw.orders.chunks import MONEY, NAME
from bot.games.tsw.orders.lexicon import Lexicon
from bot.games.tsw.orders.names import EVENT, GROUP, NameBook
from bot.games.tsw.orders.reader import Clause
from bot.games.tsw.orders.setting import Setting, attack_name
from bot.games.tsw.orders.spelling import normal
from bot.games.tsw.orders.work import Desk, Work, missing


def mend(desk: Desk, work: Work) -> None:
    """Take what was read with the wrong action for what it can only be."""
    setting, clause = desk.setting, desk.clause
    if work.action == "transfer":
        or_gift(setting, work)
    or_what(setting, clause, work)
    or_move(setting, work)
    or_paid(setting, clause, work)
    or_given(desk, work)
    or_scout(desk, work)
    or_supported(setting, work)


def or_what(setting: Setting, clause: Clause, work: Work) -> None:
    """'bring the clowns to us for 4 MB': a weak verb and a group of nobody's are no transfer."""
    head, to = clause.head, work.params.get("to")
    weak = head is not None and head.term is not None and head.term.weak
    lost = work.action == "transfer" and to is not None and to not in setting.own_groups
    idle = work.action == "emissary" and work.params.get("destination") in setting.own_groups
    if weak and (lost or idle):
        work.doubt("action", "what", clause.text)
    chunks = [chunk for part in clause.parts if part.kind == NAME for chunk in part.chunks]
    pronouns = {term.value for chunk in chunks if (term := chunk.term("pronoun")) is not None}
    spoken_of = bool(pronouns & {"he", "she", "it", "they"})
    work.shaky = (weak and bool(missing(work))) or clause.passing("passive") or spoken_of


def or_gift(setting: Setting, work: Work) -> None:
    """Money for somebody else's conspiracy is no transfer: an emissary brings it."""
    to = work.params.get("to")
    if to is None or to in setting.own_groups or not setting.group(to).conspiracy:
        return
    work.action = "emissary"
    gift = f"{work.params.get('mb', 0)} MB"
    work.params = {"destination": to, **({"gift": gift} if "mb" in work.params else {})}


def or_given(desk: Desk, work: Work) -> None:
    """'Joggers to the Bees, a gift', 'I offer the Joggers to the Bees for 6 MB': a group of one's own is
    what is given.
    """
    setting, head = desk.setting, desk.clause.head
    weak = desk.clause.guessed or (head is not None and head.term is not None and head.term.weak)
    if work.action != "emissary" or not weak or "message" in work.params:
        return
    named = [e for part in desk.unread(NAME, ("",)) for c in part.chunks for e in desk.whom(c, (GROUP,))]
    own = [e.name for e in (*work.leaders, *named) if e.name in setting.own_groups]
    person = next((p for p in setting.characters if p.name == work.params.get("destination")), None)
    to = person.runs if person is not None else work.params.get("destination")
    if len(own) == 1 and any(group.name == to and group.conspiracy for group in setting.groups):
        work.action, work.actor, work.confirm = "give-group", setting.speaker, "guessed"
        work.params, work.doubts = {"group": own[0], "to": to}, []
        for part in desk.clause.parts:
            part.used = part.used and part.kind != MONEY
        desk.money(work, "price")


def or_scout(desk: Desk, work: Work) -> None:
    """'A look round the Derrick for possible recruits': recruiting nobody, or spying for recruits, at a group
    is scouting it; but 'recruit someone from the Derrick' lacks a name.
    """
    head, lexicon = desk.clause.head, desk.lexicon
    bidden = head is not None and normal(head.chunks[0].text) in lexicon.usage.literal
    words = {word for p in desk.clause.parts if not p.used for word in normal(p.chunks[0].text).split()}
    sought = work.action == "spy" and any({"scout", "recruit"} & lexicon.actions(word) for word in words)
    nobody = work.action == "recruit" and not bidden and "target" not in work.params and not work.doubts
    if not (sought or nobody):
        return
    chunks = [chunk for part in desk.clause.parts if part.kind == NAME for chunk in part.chunks]
    groups = {e.name for chunk in chunks for e in desk.whom(chunk, (GROUP,))} - {work.actor}
    groups -= {desk.setting.controls.conspiracy}
    if len(groups) == 1:
        work.action, work.params, work.confirm = "scout", {"group": groups.pop()}, "guessed"


def or_paid(setting: Setting, clause: Clause, work: Work) -> None:
    """'Transfer, Works to Committee', where the Works hang already: rather money goes there."""
    head, group = clause.head, work.params.get("group")
    senses = head.term.senses if head is not None and head.term is not None else ()
    there = group is not None and setting.group(group).master == work.params.get("to", "")
    if work.action == "move-group" and there and any(sense.action == "transfer" for sense in senses):
        work.action, work.params = "transfer", {"from": group, "to": work.params["to"]}


def or_move(setting: Setting, work: Work) -> None:
    """'The Exhibition takes direct control of Sincere', which is the speaker's already: it is moved."""
    target, attacker = work.params.get("target"), work.params.get("attacker")
    mine = setting.own_groups
    if work.action == "attack-control" and target in mine and attacker in mine and "mb" not in work.params:
        work.action, work.confirm = "move-group", "guessed"
        work.params = {"group": target, "to": attacker}


def or_supported(setting: Setting, work: Work) -> None:
    """'The attack on the Bees is to be supported by Igor': there is one, and it is not ordered anew."""
    known = [attack for attack in setting.attacks if attack.target == work.params.get("target")]
    helpers = work.params.get("agents", ())
    alone = work.action == "attack-group" and set(work.params) == {"target", "agents"}
    if alone and len(helpers) == len(known) == 1:
        work.action, work.actor, work.named_actor = "support", helpers[0], True
        work.params = {"attack": attack_name(known[0])}
        work.confirm = work.confirm or "guessed"


def nothing_read(setting: Setting, names: NameBook, lexicon: Lexicon, message: str) -> Work:
    """No order, unless a single word of it is somebody's or something's name ('Fog!'), or it only asks for
    the sheet ('My orders?').
    """
    if normal(message) in lexicon.headings and message.rstrip().endswith("?"):
        return Work("list", setting.speaker, True)
    words = [word for word in normal(message).split() if (word,) in names.exact]
    named = [entity for word in words for entity in names.exact[(word,)]]
    work = Work("", setting.speaker)
    if len(named) == 1 and named[0].kind == EVENT:
        return Work("play-event", setting.speaker, params={"event": named[0].name}, confirm="guessed")
    if named:
        work.doubt("action", "what", message)
    else:
        work = Work("")
        work.object_to("no-order", "TSW-13")
    return work
