"""The text twins of the pictures: the paper for all, the file of one player, facts about groups and
events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.moves import Text, text
from bot.games.tsw.play.answers import BESIDES, HEADINGS, Block, blocks
from bot.games.tsw.say.echo import line_label
from bot.games.tsw.see.view import AttackView, GroupView, PersonView, View
from bot.games.tsw.world.alignments import named
from bot.games.tsw.world.phrases import COUNTED, coda, kind, quotes, say, scale, steps
from bot.games.tsw.world.records import shipped

UNTOLD = text("tsw-untold")
PARTS = {
    "orders": ("gift-given", "offer-", "offered"),
    "margin": ("planted-hint",),
    "alarms": (
        "approached", "attack-rumour", "attack-vanished", "attempt", "defended-", "freed-too", "gift",
        "intruder", "lost-too", "message", "offer", "received", "ruined", "stranger-asking", "under-attack",
        "victim-", "watched",
    ),
    "discoveries": (
        "candidate", "colleague", "event-found", "meditate-hint", "peculiar", "place-group",
        "spy-boss", "spy-dead", "spy-group", "spy-home",
        "spy-leader", "spy-master", "spy-money", "spy-neutral", "spy-owner", "spy-person",
        "spy-place", "spy-puppet", "spy-resistance", "spy-secret",
    ),
}  # fmt: skip
"""The parts of a report by the beginnings of the phrases that stand there; the rest is what orders led to."""


def told(block: Block, number: int, tone: str) -> Text:
    """What a report tells under a heading, or unasked, and the coda of that number, if it is not negative: an
    order in its player's words, the verdict on it, and the lines that answer it (TSW-81)."""
    after = coda(number, tone)
    words = " ".join(say(line, tone) for line in block.lines)
    if block.heading is not None:
        said = f"{words} {after}".strip()
        return text("tsw-answered", answer=heading(block.heading), words=said, part="orders", kept=1)
    (line,) = block.lines
    about = {"part": part(line[0]), "kept": int(quotes(line))}
    return (
        text("tsw-told", words=words, coda=after, **about)
        if after
        else text("tsw-said", words=words, **about)
    )


def heading(line: Sequence[Any]) -> Text:
    """An order and the verdict on it, or the heading of what came unasked."""
    if line[0] == BESIDES:
        return text("tsw-besides")
    asked = line[2]
    words = asked.get("words")
    order = text("tsw-in-words", words=str(words)) if words else line_label(asked["line"])
    return text("tsw-answer", order=order, when=asked["when"], verdict=asked["verdict"])


def worded(line: Sequence[Any], tone: str) -> Text:
    """A line of a report for itself, headings too."""
    return heading(line) if line[0] in HEADINGS else text("tsw-said", words=say(line, tone))


def part(key: str) -> str:
    """Where in a report a line stands, by its phrase: 'margin' is a remark in the reader's copy of the paper
    (TSW-81)."""
    return next((part for part, starts in PARTS.items() if key.startswith(starts)), "orders")


def table(view: View) -> list[Text]:
    """The conspiracies of the world, and The Watchful Eye as far as the viewer takes it."""
    found = [text("tsw-conspiracies", names=view.conspiracies or (UNTOLD,))]
    if view.ready:
        found.append(text("tsw-ready", names=view.ready))
    if view.issue is None:
        return found
    tone = str(view.option("tone"))
    found.append(text("tsw-masthead", turn=view.issue.turn, headline=say(view.issue.headline, tone)))
    for section, lines in view.issue.sections:
        if lines:
            found.append(text(f"tsw-section-{section}"))
            found += [text("tsw-item", words=say(line, tone)) for line in lines]
    if not view.issue.whole:
        found.append(text("tsw-not-subscribed"))
    return found


def hand(view: View) -> list[Text]:
    """What only the viewer knows."""
    if not view.name:
        return [text("tsw-no-file")]
    tone = view.option("tone")
    found = [text("tsw-file", name=view.name, leader=view.leader)]
    if view.goal is not None:
        kind, needed, alignment, now = view.goal
        found.append(text("tsw-goal", kind=kind, needed=needed, alignment=alignment or "any", now=now))
    found += [told(block, -1, tone) for block in blocks(view.report)]
    found += [_own_group(group, tone) for group in view.own_groups]
    found += [_own_person(person, tone) for person in view.own_people]
    found += [text("tsw-bought", places=view.deeds, count=len(view.deeds))] if view.deeds else []
    found += [
        text("tsw-event", name=e.name, text=e.text, does=_does(e.kind, e.needs, e.actions))
        for e in view.events
    ]
    found += _dealings(view)
    found += [_known_group(group, tone) for group in view.groups if not group.own and not group.conspiracy]
    found += [_known_person(person, tone) for person in view.people if not person.own]
    return found


def _dealings(view: View) -> list[Text]:
    """The viewer's affairs with others: attacks, press, offers."""
    return [
        *(_attack(attack) for attack in view.attacks),
        *(text("tsw-press", sender=sender, to=to, words=words) for sender, to, words in view.press),
        *(
            text(
                "tsw-offer",
                group=o.group,
                giver=o.giver,
                taker=o.taker,
                price=o.price,
                incoming=int(o.incoming),
            )
            for o in view.offers
        ),
    ]


def structure(view: View) -> list[Text]:
    """The viewer's groups, masters before what they control."""
    return [_own_group(group, view.option("tone")) for group in view.own_groups]


def _own_group(group: GroupView, tone: str) -> Text:
    return text(
        "tsw-own-group",
        name=group.name,
        master=group.master or "none",
        power=scale("power", group.power, tone),
        resistance=scale("resistance", group.resistance, tone),
        money=group.money or 0,
        income=group.income,
        free=group.free_arrows,
        arrows=group.arrows,
        alignments=_alignments(group.alignments),
        aids=int(group.aids),
        gift=kind(group.special[1], tone) if group.special and group.special[0] == "bonus" else "none",
        busy=int(group.busy),
    )


def _alignments(names: Sequence[str]) -> Text | tuple[Text, ...]:
    return tuple(map(named, names)) or text("tsw-no-leaning")


def _own_person(person: PersonView, tone: str) -> Text:
    return text(
        "tsw-own-person",
        name=person.name,
        job=person.job,
        power=scale("power", person.power, tone),
        toughness=scale("toughness", person.toughness, tone),
        zeal=scale("zeal", person.zeal, tone),
        leader=int(person.leader),
        skills=person.skills or ("-",),
        inside=person.inside or ("-",),
        lit=int(person.lit),
        state="hurt" if person.hurt else "busy" if person.busy else "free",
        left=person.actions,
    )


def _known_group(group: GroupView, tone: str) -> Text:
    owner = {None: "untold", "": "neutral", "somebody": "somebody"}.get(group.owner, "known")
    return text(
        "tsw-known-group",
        name=group.name,
        place=group.place,
        about=group.about,
        income=group.income,
        arrows=group.arrows,
        alignments=_alignments(group.alignments),
        status=owner,
        owner=group.owner or "",
        power=scale("power", group.power, tone) or UNTOLD,
        resistance=scale("resistance", group.resistance, tone) or UNTOLD,
        sure=int(group.sure or group.power < 0),
    )


def _known_person(person: PersonView, tone: str) -> Text:
    return text(
        "tsw-known-person", name=person.name, job=person.job or UNTOLD, group=person.group or UNTOLD,
        power=scale("power", person.power, tone) or UNTOLD,
        toughness=scale("toughness", person.toughness, tone) or UNTOLD, skills=person.skills or (UNTOLD,),
        works_for=person.works_for or (UNTOLD,), secret=person.secret or UNTOLD, alive=int(person.alive),
        place=person.place or UNTOLD, home=person.home or UNTOLD,
    )  # fmt: skip


def somebody(attack: str, key: str) -> Text:
    """Whoever leads an attack of that name, if it is not known who: counted, if several are called alike."""
    number = "".join(COUNTED.findall(attack)).strip(" ()")
    return text(f"{key}-counted", number=int(number)) if number else text(key)


def _attack(attack: AttackView) -> Text:
    return text(
        "tsw-attack",
        kind=attack.kind,
        target=attack.target,
        attacker=attack.attacker or somebody(attack.name, "tsw-persons-unknown"),
        own=int(attack.own),
        mb=attack.mb or 0,
        due=attack.due,
    )


def why(view: View) -> list[Text]:
    """Actions, treasuries, the price of the paper, and the words for what has no figures, each with its
    rule."""
    if not view.name:
        return [text("tsw-why-nothing")]
    found = [text("tsw-why-actions", name=p.name, left=p.free, leader=int(p.leader)) for p in view.own_people]
    income = sum(group.income for group in view.own_groups)
    found.append(text("tsw-why-income", groups=len(view.own_groups) - 1, income=income))
    found.append(text("tsw-why-paper", subscribed=int(view.subscribed)))
    tone = view.option("tone")
    found += [text(f"tsw-why-{name}", words=steps(name, tone)) for name in ("power", "resistance")]
    found.append(text("tsw-why-hidden"))
    return found


def card(name: str) -> list[Text]:
    """What everybody may know of a group or special event of the shipped world."""
    for record in shipped().groups:
        if record.name == name:
            return [text(
                "tsw-card-group", name=name, about=record.about, place=record.place, income=record.income,
                arrows=record.arrows, alignments=_alignments(record.alignments),
            )]  # fmt: skip
    for event in shipped().events:
        if event.name == name:
            does = _does(event.effect.kind, event.effect.target, event.effect.actions)
            return [text("tsw-card-event", name=name, text=event.text, does=does)]
    return []


def _does(kind: str, needs: str, actions: Sequence[str]) -> Text:
    """What a special event does, in words only (TSW-72)."""
    deeds = tuple(text(f"tsw-action-{action}") for action in actions) or (UNTOLD,)
    return text("tsw-event-does", kind=kind, needs=needs or "none", actions=deeds)
