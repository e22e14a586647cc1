"""Whether an order was read with certainty. What is left unexplained and has weight makes it a question."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise

from bot.games.tsw.orders.actions import ATTACKS
from bot.games.tsw.orders.actors import given_by
from bot.games.tsw.orders.asides import before_head
from bot.games.tsw.orders.chunks import MONEY, NAME, QUOTE, WORD, Chunk
from bot.games.tsw.orders.explaining import unexplained
from bot.games.tsw.orders.names import CHARACTER, EVENT, GROUP, PLACE
from bot.games.tsw.orders.names import PART as PIECE
from bot.games.tsw.orders.reader import Clause, Part
from bot.games.tsw.orders.setting import attack_name
from bot.games.tsw.orders.signs import FLAG, IN_PASSING, VERB
from bot.games.tsw.orders.spelling import normal
from bot.games.tsw.orders.work import Desk, Work, own_attacks

SUFFERING: Mapping[str, Sequence[str]] = {
    "spy": (GROUP, CHARACTER, PLACE),
    "guard": (CHARACTER, PLACE),
    "attack": (CHARACTER, PLACE),
    "recruit": (CHARACTER,),
    "illuminate": (CHARACTER,),
    "infiltrate": (GROUP,),
    "scout": (GROUP,),
}
"""What an Individual Action can be done to."""
_OWNER = re.compile(r"['’]s?$")
TEXTS = ("leak", "gambit", "emissary", "create-front", "list")
"""Actions whose particulars are free text."""


def unsure(desk: Desk, work: Work) -> bool:
    """Whether the clause says something of weight that the order does not hold."""
    clause = desk.clause
    return (
        _attack_spoken_of(clause, work)
        or any(_weighty(part) and not _relative(desk, work, part) for part in clause.parts)
        or _strange_lead(desk)
        or _mere_doing(clause, work)
        or _nothing_cancelled(desk, work)
        or _strange_actor(desk, work)
        or any(_left_over(desk, work, part) for part in clause.parts)
        or unexplained(desk, work)
        or bool(given_by(desk))
        or _half_a_name(desk, work)
        or _guard_or_guarded(desk, work)
        or _own_victim(desk, work)
        or _which_leads(desk, work)
        or _rather_another(desk, work)
        or _actors_apart(desk, work)
        or _to_what_end(desk)
        or _looks_on(desk, work)
        or _of_somebody(desk, work)
    )


def _of_somebody(desk: Desk, work: Work) -> bool:
    """'Guard ZELDA'S HOUSE': it may be something of hers, and not she, to whom it is done."""
    objects = {work.params.get("target"), work.params.get("group")}
    whom = SUFFERING.get(work.action, ())
    for one, other in pairwise(desk.clause.parts if work.action != "attack" else ()):
        owner = one.chunks[-1] if one.kind == NAME and _OWNER.search(one.chunks[-1].text) else None
        thing = not other.used and other.kind in (WORD, FLAG) and not other.role
        thing = thing and not desk.clause.message[one.end : other.start].strip()
        if owner is not None and thing and objects & {e.name for e in desk.whom(owner, whom)}:
            return True
    return False


def _actors_apart(desk: Desk, work: Work) -> bool:
    """'With DAGMAR away, IGOR spies on her': agents who stand before the verb in no list together; which of
    them acts?
    """
    named = [p for p in before_head(desk.clause) if p.used and p.chunks[0].term("pronoun", "all") is None]
    mine = set(desk.setting.own_people) - {str(value) for value in work.params.values()}
    whom = [{e.name for c in p.chunks for e in desk.whom(c, (CHARACTER,)) if e.name in mine} for p in named]
    small = desk.lexicon.usage.adding | desk.lexicon.joints | desk.lexicon.small
    for one, other in (pair for p in named if len(p.chunks) > 1 for pair in pairwise(p.chunks)):
        if set(normal(desk.clause.message[one.end : other.start]).split()) - small:
            return True
    if any(whom) and _led_by_me(desk, named[-1].end):
        return True
    return any(not one & other for one, other in pairwise(filter(None, whom)))


def _led_by_me(desk: Desk, at: int) -> bool:
    """Whether behind `at` and a comma the speaker himself stands right before the verb."""
    clause, last = desk.clause, before_head(desk.clause)[-1]
    pronoun = last.chunks[0].term("pronoun")
    if clause.head is None or pronoun is None or pronoun.value != "me":
        return False
    return "," in clause.message[at : last.start] and "," not in clause.message[last.end : clause.head.start]


def _looks_on(desk: Desk, work: Work) -> bool:
    """'Guard me, IGOR WATCHING': who stands behind with a doing of his own need not be the one who acts."""
    for one, other in pairwise(desk.clause.parts[max(desk.head, 0) + 1 :]):
        if one.kind != NAME or not (one.used and other.sub and other.term and other.term.form == "ongoing"):
            continue
        same = work.action in {sense.action for sense in other.term.senses}
        if not same and work.actor in {e.name for c in one.chunks for e in desk.whom(c, (CHARACTER,))}:
            return True
    return False


def _to_what_end(desk: Desk) -> bool:
    """'..., so Igor CAN rest': what an order makes possible is none itself."""
    head, clause = desk.clause.head, desk.clause
    first = next(iter(before_head(clause)), None)
    if head is None or first is None:
        return False
    before = set(normal(clause.message[: first.start]).split()[-2:])
    between = set(normal(clause.message[first.end : head.start]).split())
    return bool(before & desk.lexicon.usage.concluding and between & desk.lexicon.usage.enabling)


def _own_victim(desk: Desk, work: Work) -> bool:
    """'She takes her out in a boat': that somebody is to attack one of his own, or to disturb an attack of
    his own, is rather a misreading.
    """
    own = {attack_name(attack) for attack in own_attacks(desk.setting)}
    if work.action == "interfere" and work.params.get("attack") in own:
        return True
    return work.action == "attack" and work.params.get("target") in desk.setting.own_people


def _which_leads(desk: Desk, work: Work) -> bool:
    """'Give the Crane 5 MB from the Opera and have THEM attack': the one as well as the other."""
    names = [chunk for p in desk.clause.parts if p.kind == NAME for chunk in p.chunks]
    named = {e.name for c in names if c.term("pronoun") is None for e in desk.whom(c, (GROUP,))}
    pointed = [p for p in before_head(desk.clause) if p.chunks[0].term("pronoun") is not None]
    led = {entity.name for entity in work.leaders}
    spoken_of = {e.name for e in desk.memory.mentions if e.kind == GROUP and desk.mine(e)}
    others = spoken_of - led - {str(value) for value in work.params.values()}
    return bool(pointed and led and not led & named and others)


def _rather_another(desk: Desk, work: Work) -> bool:
    """'Spy in TROMSO among gulls and barometers': a word in small letters was taken for a name (the Barometer
    Institute), although somebody or some place is named in capitals, and has no part in the order.
    """
    taken = {work.params.get("target"), work.params.get("group")}
    named = [(p, c) for p in desk.clause.parts if p.kind == NAME for c in p.chunks]
    objects = [c for _, c in named if taken & {e.name for e in desk.whom(c, SUFFERING.get(work.action, ()))}]
    others = [c for p, c in named if not p.used and c not in objects and not c.text.islower()]
    left = any(desk.whom(c, SUFFERING.get(work.action, ())) for c in others)
    return bool(objects) and all(c.text.islower() for c in objects) and left


def _guard_or_guarded(desk: Desk, work: Work) -> bool:
    """'Guard duty for Constance', 'Guarding: Cornelius, me', 'Spy: Igor': he may rather be who acts."""
    head = desk.clause.head
    if work.action not in ("guard", "spy") or head is None:
        return False
    if any(part.start < head.start for part in desk.clause.parts):
        return False
    if work.params.get("target") not in desk.setting.own_people[1:]:
        return False
    after = next((p for p in desk.clause.parts if p.kind == NAME and p.start > head.start), None)
    between = desk.clause.message[head.end : after.start].strip() if after is not None else "?"
    return bool(between) or (after is not None and after.role != "")


def _half_a_name(desk: Desk, work: Work) -> bool:
    """'founds the Brotherhood of the Left GLOVE': a capital word that no particular of a front has taken."""
    unread = [p for p in desk.clause.parts if not p.used and p.kind in (WORD, NAME, QUOTE)]
    capital = any(
        word[:1].isupper() for p in unread if p.start > desk.clause.start for word in p.chunks[0].text.split()
    )
    return work.action == "create-front" and capital and not desk.clause.message.isupper()


def _weighty(part: Part) -> bool:
    marks = [*part.chunks, part.mark] if part.mark is not None else part.chunks
    return any(chunk.term("weighty", "if") for chunk in marks) and not part.used


def _attack_spoken_of(clause: Clause, work: Work) -> bool:
    """'Any attack on Sincere: spend 2 MB': an attack stands before an order that is none."""
    if clause.head is None or work.action in (*ATTACKS, "cancel", "postpone", "support", "interfere", *TEXTS):
        return False
    before = clause.parts[: clause.parts.index(clause.head)]
    return any(part.term is not None and part.term.kind == "noun" for part in before)


def _relative(desk: Desk, work: Work, part: Part) -> bool:
    """'Bruno, who likes cheese': what only tells more about somebody; 'spy on her to learn for WHOM she
    works': what is to be found out; 'our PENDING attack'.
    """
    told = normal(part.chunks[0].text) in desk.lexicon.usage.relatives
    after = next((p for p in desk.clause.parts if p.start > part.start), None)
    if after is not None and after.term is not None and after.term.kind == "noun":
        return work.action in ("cancel", "postpone", "support", "interfere")
    objects = [p for p in desk.clause.parts if p.kind == NAME and p.used and p.end <= part.start]
    seeks = work.action in ("spy", "scout") and bool(objects)
    return told and (seeks or desk.clause.message[: part.start].rstrip().endswith(","))


def _strange_lead(desk: Desk) -> bool:
    """'Remind me to recruit', 'Igor refuses to spy', 'I dreamt that he spies': what stands right before the
    verb or its actor may turn the sense round.
    """
    clause = desk.clause
    at = clause.parts.index(clause.head) if clause.head else 0
    for part, after in zip(clause.parts[:at], clause.parts[1 : at + 1], strict=True):
        between = clause.message[part.end : after.marked]
        if part.kind == IN_PASSING and part.chunks[0].term("talk"):
            return True
        word = normal(part.chunks[0].text)
        plain = part.kind == WORD and not part.used and not part.role and word.isalpha()
        plain = plain and word not in desk.lexicon.titles
        if plain and not set(between) & set(",:;-–—(.!") and not desk.lexicon.adverb.search(word):
            return True
    return False


def _mere_doing(clause: Clause, work: Work) -> bool:
    """'Recruiting him was a mistake', 'that house needs watching': a doing that is spoken of, by nobody."""
    head = clause.head
    ongoing = head is not None and head.term is not None and head.term.form == "ongoing"
    subjects = [part.chunks[0].term("pronoun") for part in before_head(clause)]
    spoken_of = not clause.passing("delegate") or any(term is None for term in subjects)
    return ongoing and spoken_of and not work.named_actor and not work.leaders


def _nothing_cancelled(desk: Desk, work: Work) -> bool:
    """'Cancel the party', 'the Keepers are FREEZING': something is called off, but no attack is spoken of."""
    clause = desk.clause
    if work.action not in ("cancel", "postpone") or clause.head is None:
        return False
    after = clause.parts[clause.parts.index(clause.head) + 1 :]
    if any(p.term is not None and p.term.kind == "noun" for p in clause.parts):
        return False
    chunks = [chunk for part in clause.parts if part.kind == NAME for chunk in part.chunks]
    groups = {entity.name for chunk in chunks for entity in desk.whom(chunk, (GROUP,))}
    words = normal(clause.head.chunks[0].text).split()
    spoken_of = desk.lexicon.tells_of("noun", " ".join(words))
    literal = spoken_of or desk.lexicon.leading(clause.head.chunks[0].text) in desk.lexicon.usage.literal
    if not literal:
        return not any(name in str(work.params.get("attack", "")) for name in groups)
    return not groups and any(part.kind in (WORD, NAME) for part in after)


def _strange_actor(desk: Desk, work: Work) -> bool:
    """A strange word before the verb, and nobody named who acts: it may be the actor's name."""
    head = desk.clause.head
    if head is None or work.named_actor or work.leaders:
        return False
    before = desk.clause.parts[: desk.clause.parts.index(head)]
    return any(p.kind == WORD and not p.used and not p.role and _strange(desk, p) for p in before)


def _strange(desk: Desk, part: Part) -> bool:
    return any(
        word.isalpha() and word not in desk.lexicon.plain and not desk.lexicon.adverb.search(word)
        for word in normal(part.chunks[0].text).split()
    )


def _left_over(desk: Desk, work: Work, part: Part) -> bool:
    if part.kind == MONEY and part.role in ("to", "at", "under", "about"):
        return work.action not in TEXTS
    if part.used:
        return False
    if part.kind == MONEY:
        return work.action not in TEXTS or work.action == "emissary"
    if part.kind == VERB:
        return part.sub and part.term is not None and _another(part, work)
    about_all = part.role == "support" or work.action in ("subscribe", "unsubscribe")
    if about_all and any(chunk.term("all") for chunk in part.chunks):
        return True
    head = desk.clause.head
    told = work.action in TEXTS and (head is None or part.start > head.start)
    if part.kind != NAME or told:
        return False
    return any(_named(desk, work, chunk) for chunk in part.chunks)


def _another(part: Part, work: Work) -> bool:
    """Whether a verb behind the first one orders something else."""
    term = part.term
    if term is None or term.weak or term.form or part.role:
        return False
    return all(sense.action != work.action for sense in term.senses)


def _in_passing(desk: Desk, work: Work, chunk: Chunk) -> bool:
    """Names that only colour: an owner ('the Bees' tax men'), a word in small letters ('a wheel of cheese'),
    against whom somebody is protected.
    """
    part = next(p for p in desk.clause.parts if any(c is chunk for c in p.chunks))
    named, last = chunk.named, part is desk.clause.parts[-1]
    if part.role in ("from", "against") and work.action in ("guard", "defend"):
        return True
    if _where_he_belongs(desk, part):
        return True
    if named is None:
        return False
    if work.action == "guard" and named.own:
        return False
    return (named.own and not last) or (named.weight == PIECE and chunk.text.islower())


def _where_he_belongs(desk: Desk, part: Part) -> bool:
    """'Gaspard OF THE CHEESE RESERVE': the group of the person who was named just before."""
    before = max((p for p in desk.clause.parts if p.end <= part.marked), key=lambda p: p.end, default=None)
    if before is None or before.kind != NAME or part.role not in ("against", "from", "at"):
        return False
    people = [e for chunk in before.chunks for e in desk.whom(chunk, (CHARACTER,))]
    known = [desk.setting.character(person.name) for person in people]
    theirs = {name for person in known for name in (person.group, person.runs, *person.inside) if name}
    return any(e.name in theirs for chunk in part.chunks for e in desk.whom(chunk, (GROUP,)))


def _named(desk: Desk, work: Work, chunk: Chunk) -> bool:
    """Whether somebody is named here who is no part of the order."""
    if chunk.term("pronoun", "all") is not None or _in_passing(desk, work, chunk):
        return False
    who = desk.whom(chunk, (GROUP, CHARACTER, PLACE, EVENT))
    known = {desk.setting.speaker, desk.setting.controls.conspiracy, work.actor}
    known |= {entity.name for entity in work.leaders}
    texts = " ".join(str(value) for value in work.params.values())
    return bool(who) and not any(e.kind == PLACE or e.name in known or e.name in texts for e in who)
