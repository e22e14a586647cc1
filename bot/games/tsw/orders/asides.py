"""What a clause is beside its order: talk, a denial, colour; judged by its words alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby, zip_longest

from bot.games.tsw.orders.chunks import MONEY, NAME, QUOTE, WORD, Chunk
from bot.games.tsw.orders.lexicon import Lexicon
from bot.games.tsw.orders.names import PART
from bot.games.tsw.orders.reader import Clause, Part
from bot.games.tsw.orders.signs import FLAG, IN_PASSING
from bot.games.tsw.orders.spelling import normal

_SENTENCE = re.compile(r"[.;!?\n](?=\s|$)")


def talks(clause: Clause) -> bool:
    """'I have always hated that museum': it tells how things are, and orders nothing."""
    return any(chunk.term("talk") for part in clause.parts for chunk in part.chunks)


def inquires(clause: Clause) -> bool:
    """Whether it asks something; 'what I meant was' does not."""
    for part, after in zip_longest(clause.parts, clause.parts[1:]):
        if part.kind == IN_PASSING and part.term is not None and part.term.kind == "asks":
            term = after.chunks[0].term("pronoun") if after is not None and after.kind == NAME else None
            return clause.asking or term is None or term.value not in ("me", "us")
    return False


def of_defence(clause: Clause, lexicon: Lexicon, literal: bool = False) -> bool:
    """'A DEFENCE of the Rangers is to be funded': for what the megabucks are spent; with a `literal` verb it
    is said beside it, and not in what follows ('Transfer 3 MB to the Crane, and it pays 2 for its defence').
    """
    behind = _SENTENCE.split(clause.message[clause.end : max(clause.end, clause.stop)])[0]
    behind = "" if literal else behind
    said = normal(clause.message[clause.start : clause.end] + behind).split()
    return any(lexicon.actions(word) == {"defend"} for word in said)


def recounts(clause: Clause, lexicon: Lexicon) -> bool:
    """'I had a look at our money', 'I was robbed', 'something is being unloaded', 'he hums in his sleep', 'a
    doctor who could hypnotise geese': it is told what the speaker did, what befell him or nobody knows what,
    in what state or how somebody is.
    """
    head = clause.head
    if head is None or head.term is None or clause.passing("delegate"):
        return False
    subjects = [part.chunks[0].term("pronoun") for part in before_head(clause) if not part.role]
    mine = any(term is not None and term.value in ("me", "us") for term in subjects)
    others = len(subjects) > sum(term is not None for term in subjects)
    before = normal(clause.message[clause.start : head.start]).split()
    said = set(before)
    own = bool(set(before[-1:]) & lexicon.possessives) and lexicon.locates(before[-2:-1])
    own = own and head.term.value == "meditate"
    something = bool(set(before[:1]) & lexicon.usage.vague) and clause.passing("passive")
    something = something and all(p.kind != NAME or p.role == "at" for p in clause.parts)
    befell = head.term.form == "past" and (not clause.passing("passive") or bool(lexicon.usage.past & said))
    lead = clause.parts[: clause.parts.index(head)]
    relative = [n for n, p in enumerate(lead) if p.term is not None and p.term.kind == "asks"]
    described = bool(relative) and relative[0] > 0 and all(p.kind == IN_PASSING for p in lead[relative[0] :])
    return (mine and befell) or (described and not others) or own or something


def colour(clause: Clause) -> list[str]:
    """What no particular holds colours the order, as it was written: 'disguised AS A window cleaner'."""
    free = (WORD, NAME, QUOTE, FLAG)
    found = []
    for unread, run in groupby(clause.parts, lambda part: not part.used and part.kind in free):
        parts = list(run) if unread else []
        if any(part.kind in (WORD, QUOTE) or in_passing(part.chunks[0]) for part in parts):
            found.append(clause.message[parts[0].marked : parts[-1].end])
    return found


def names_somebody(clause: Clause) -> bool:
    return any(p.kind == NAME and any(c.term("pronoun") is None for c in p.chunks) for p in clause.parts)


def in_passing(chunk: Chunk) -> bool:
    """A single word of a name in small letters, which may be just a word."""
    return chunk.named is not None and chunk.named.weight <= PART and chunk.text.islower()


def names_behind(clause: Clause) -> bool:
    """Whether a name stands behind the verb that leads."""
    head = clause.head
    return head is not None and any(p.kind == NAME and p.start > head.start for p in clause.parts)


def continues(clause: Clause, *pronouns: str) -> bool:
    """Whether it begins with a pronoun (one of these), so that it tells more of what was said before."""
    first = clause.parts[0] if clause.parts else None
    pronoun = first.chunks[0].term("pronoun") if first is not None and first.kind == NAME else None
    if pronoun is None:
        return False
    return pronoun.value in pronouns if pronouns else pronoun.value not in ("me", "us")


def names_first(clause: Clause, pronoun: str) -> bool:
    """Whether the first that is named in it is only meant by this pronoun."""
    first = next((p.chunks[0] for p in clause.parts if p.kind == NAME), None)
    term = first.term("pronoun") if first is not None else None
    return term is not None and term.value == pronoun


def faint(clause: Clause) -> bool:
    """Whether no verb of weight leads it: none, a guess, a weak one, or one that is a noun here."""
    head = clause.head
    if clause.guessed or head is None or head.term is None or head.term.weak or head.term.kind == "cue":
        return True
    if head.chunks[0].slip and not names_somebody(clause):
        return True
    if clause.passing("delegate") or clause.passing("passive"):
        return False
    return bool(head.term.form) and not before_head(clause)


def told_to(clause: Clause, lexicon: Lexicon) -> bool:
    """Whether somebody is told to do something: by the action's own name, by a verb that begins, or by a
    word that asks for it.
    """
    head = clause.head
    if head is None or lexicon.leading(head.chunks[0].text) in lexicon.usage.literal:
        return True
    if any(map(clause.passing, ("polite", "modal", "delegate", "passive", "standing"))):
        return True
    lead = clause.parts[: clause.parts.index(head)]
    said = [part for part in lead if part.kind != IN_PASSING]
    mine = [part for part in said if (term := part.chunks[0].term("pronoun")) and term.value in ("me", "us")]
    return said == mine[:1] and not clause.guessed and (bool(mine) or not head.term or not head.term.form)


def substance(clause: Clause) -> bool:
    return any(part.kind in (MONEY, QUOTE) for part in clause.parts)


def takes_back(clause: Clause, lexicon: Lexicon) -> bool:
    """'Wait, no.': what was just ordered may not be meant."""
    if all(part.kind == FLAG for part in clause.parts):
        return False
    said = normal(clause.message[clause.start : clause.end]).split()
    weighty = any(chunk.term("weighty", "not") for part in clause.parts for chunk in part.chunks)
    return weighty or bool(set(said[:1]) & (lexicon.no | lexicon.weights.denying))


def before_head(clause: Clause) -> list[Part]:
    head = clause.head
    return [p for p in clause.parts if p.kind == NAME and (head is None or p.start < head.start)]


def copied(clause: Clause) -> Clause:
    parts = [replace(part, chunks=list(part.chunks)) for part in clause.parts]
    return replace(clause, parts=parts)


def negated(clause: Clause, lexicon: Lexicon) -> str:
    """'not' before the verb; 'perhaps' if a comma stands between, as in 'we do not need it, cancel it';
    or ''.
    """
    head = clause.head
    at = clause.parts.index(head) if head else 0
    for part in clause.parts if lexicon.not_behind else clause.parts[:at]:
        if part.kind == IN_PASSING and part.term is not None and part.term.kind == "not" and head is not None:
            apart = set(clause.message[part.end : head.start]) & set(",:;-–—")
            turned = lexicon.weights.contrasting & set(normal(clause.message[head.end : clause.end]).split())
            return "perhaps" if apart or turned else "not"
    after = clause.parts[at + 1] if head and at + 1 < len(clause.parts) else None
    nothing = after is not None and after.kind == FLAG and after.term is not None and not after.role
    return "not" if nothing and after is not None and after.term and after.term.kind == "nothing" else ""


def in_list(clause: Clause, part: Part) -> bool:
    """Whether an amount is only the number of an order: '2. Milo spies ...'."""
    money, rest = part.chunks[0].money, clause.message[part.end :].lstrip()
    return money is not None and money.bare and rest[:1] in (")", ".", ":") and bool(rest[1:].strip())


def heads_next(clauses: Sequence[Clause], n: int) -> bool:
    """'Emissary: Dagmar brings ...': a verb alone that only heads what follows."""
    head = clauses[n].head
    after = clauses[n + 1].head if n + 1 < len(clauses) else None
    if head is None or after is None or head.term is None or after.term is None or len(clauses[n].parts) > 1:
        return False
    return bool({s.action for s in head.term.senses} & {s.action for s in after.term.senses})
