"""What is written when something is asked: a yes or a no with what is ordered beside it, one of what is
offered, or an order of its own."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise

from bot.games.tsw.orders.actions import ACTIONS, ATTACKS, OWN_WORDS
from bot.games.tsw.orders.results import Draft, Refusal, Result, Understood
from bot.games.tsw.orders.sheet import Order
from bot.games.tsw.reading.tokens import QUOTES, WORD, words
from bot.games.tsw.reading.understanding import NO_ORDER, Interpreter

CONFIRM = "confirm"
"""What a question asks for that only wants a yes."""
WHICH = ("instead", "line")
"""What it asks for that wants one of what is offered, and nothing else."""
WORDED = ("kind", "intention", "condition")
"""What is told by a verb or a clause, and not by a name or a sum."""
COMMANDS, BACK = ("list", "withdraw"), ("withdraw", "cancel")
"""Actions that are done to the sheet; those that as a single word drop what is asked."""
_GAP = re.compile(r"\s*[.,;:!?\n–—-]\s*")
_STOP = re.compile(r"[.;!?\n]")
"""What parts a yes or no from what follows it; what ends it as a sentence."""
FIRST = 80
"""Letters within which a yes or no ends, and a plain answer does."""
SHORT = 2
"""Words of an answer that is but a number, or that a yes may go on with."""


# -- yes and no


def says(reader: Interpreter, text: str) -> str | None:
    """What a whole message stands for: yes, no, finished, buying, list; None if it says more."""
    said, polite = words(text[:FIRST]), reader.language.set("polite")
    for heard in (said, [word for word in said if word not in polite]):
        found = list(reader.language.phrases("replies").of(heard))
        values = {value for _, _, value in found}
        if len(values) == 1 and sum(size for _, size, _ in found) == len(heard) and len(text) <= FIRST:
            return values.pop()
    return None


def verdict(reader: Interpreter, text: str, part: str, settles: bool) -> tuple[str, str]:
    """The yes or no that words say to a question for a part of an order, or one that a yes `settles`, and
    what they order beside it."""
    value, head, gap, rest = begun(reader, text)
    if value == "no":
        return _refusal(reader, part, settles, (head, gap, rest))
    if value != "yes" or not settles:
        return "", ""
    if _orders(reader, rest):
        return (value, rest) if gap else ("", "")
    more = words(rest)
    return ("", "") if len(more) > SHORT or reader.language.set("denying") & set(more) else (value, "")


def _refusal(
    reader: Interpreter, part: str, settles: bool, said: tuple[Sequence[str], str, str]
) -> tuple[str, str]:
    """The no with which words begin, if it drops what is asked, and what is ordered behind it. What may be
    said in any words may also begin with a 'no'."""
    head, gap, rest = said
    if rest and not gap:
        drops = settles if head[0] not in BACK else not names(reader, words(rest))
        return ("no" if drops else "", "")
    own = part in OWN_WORDS
    left = rest if (_STOP.search(gap) or not own) and _orders(reader, rest) else ""
    idle = not rest if own else denies(reader, rest)
    return ("no", left) if settles or left or len(head) > 1 or idle else ("", "")


def begun(reader: Interpreter, text: str) -> tuple[str, Sequence[str], str, str]:
    """The longest yes or no with which words begin, or which they are: which, in which words, what parts it
    from the rest, and the rest; empty if there is none."""
    plain, said = text.strip(), words(text[:FIRST])
    whole = says(reader, text)
    if whole in ("yes", "no"):
        return whole, said, "", ""
    for gap in reversed(list(_GAP.finditer(plain[:FIRST]))):
        value = reader.language.phrases("replies").whole(head := words(plain[: gap.start()]))
        if value in ("yes", "no"):
            return value, head, gap.group(), plain[gap.end() :]
    size, value = (reader.language.phrases("replies").at(said, 0) if said else None) or (0, "")
    if value not in ("yes", "no"):
        return "", (), "", ""
    return value, said[:size], "", " ".join(words(plain)[size:])


def denies(reader: Interpreter, text: str) -> bool:
    """Whether words go on to say no."""
    first = words(text)[:2]
    denying = reader.language.set("denying")
    return not first or says(reader, text) == "no" or bool(set(first) & denying) or first == ("do", "not")


def _orders(reader: Interpreter, text: str) -> bool:
    """Whether words beside a yes or no are a letter by themselves, and do not only take back what is
    asked."""
    if denies(reader, text):
        return False
    orders = {result.order.action for result in reader.understand(text) if result.order and ordering(result)}
    named = orders - {"withdraw"} or (orders and names(reader, words(text)))
    return bool(named) or says(reader, text) == "finished"


def ordering(result: Result) -> bool:
    """Whether a sentence orders something, if it may be with a part missing; a stunt is only guessed."""
    idle = isinstance(result, Refusal) and result.reason in NO_ORDER
    return not idle and result.order is not None and result.order.action in ACTIONS.keys() - {"gambit"}


def names(reader: Interpreter, said: Collection[str]) -> bool:
    """Whether words about a sheet say which lines are meant."""
    numbers = reader.language.ordinals.keys() | reader.language.numbers.keys()
    every = any(value == "all" for _, _, value in reader.language.phrases("sheet").of(tuple(said)))
    return bool(content(reader, said) or {*said} & numbers or every or any(map(str.isdecimal, said)))


def content(reader: Interpreter, said: Collection[str]) -> set[str]:
    """The words that mean something by themselves, in what is said of a sheet."""
    language = reader.language
    empty = language.small | language.set("own") | language.ordinals.keys() | language.set("denying")
    return set(said).difference(empty, BACK, *map(language.set, ("little", "headings", "polite")))


def counted(reader: Interpreter, said: Sequence[str]) -> int:
    """How many lines 'the first two' are, or 'the last three' (-3); 0 if no such thing is said."""
    language = reader.language
    ends = ((language.ordinals.get(one), language.numbers.get(two, 0)) for one, two in pairwise(said))
    return next((end * many for end, many in ends if end in (1, -1) and many), 0)


# -- choices


def chosen(reader: Interpreter, offered: Mapping[str, Order], text: str, affirmed: bool) -> Order | None:
    """What is chosen of what is offered: by its words, by a yes if it is the first or only one, by number,
    ordinal, or words that only it has."""
    said, keys = words(text), list(offered)
    exact = next((key for key in keys if words(key) == said), keys[0] if affirmed else None)
    if exact is None and keys[:1] == ["1"] and len(said) <= SHORT:
        exact = next((key for key in keys if int(key) == _number(reader, said, len(keys))), None)
    if exact is not None:
        return offered[exact]
    telling = set() if reader.language.set("denying") & set(said) else content(reader, said)
    fitting = [order for order in offered.values() if telling and telling <= set(words(str(order)))]
    return fitting[0] if len(fitting) == 1 < len(offered) else None


def _number(reader: Interpreter, said: Sequence[str], last: int) -> int:
    """The number that is said, in figures or as an ordinal; 0 if none is."""
    numbers = [int(word) for word in said if word.isdecimal()]
    numbers += [reader.language.ordinals[word] for word in said if word in reader.language.ordinals]
    number = numbers[0] if numbers else 0
    return last if number < 0 else number


# -- orders of their own


def quoted(text: str) -> bool:
    """Whether words begin as a quotation: they are a text, whatever they say."""
    return text.lstrip()[:1] in QUOTES


def another(reader: Interpreter, text: str, asked: Draft, part: str, result: Result) -> bool:
    """Whether this is no answer: a question, an order of its own, or words that say more than the name or sum
    that is asked for."""
    if isinstance(result, Refusal) and result.reason == "a-question":
        return True
    if part in OWN_WORDS:
        return _no_text(text, asked, result)
    if _plain(reader, part, text):
        return False
    stunt = result.order is not None and result.order.action == "gambit"
    more = part not in WORDED and (stunt or len(_beside(reader, text)) > SHORT)
    return more or _distinct(text, asked, part, result)


def _distinct(text: str, asked: Draft, part: str, result: Result) -> bool:
    """Whether this is an order of something else, of somebody else, a whole one, or one not to be done."""
    order = result.order
    if order is None or not ordering(result):
        return isinstance(result, Refusal) and result.reason == "negated"
    if part == "kind" and order.action in ATTACKS:
        return order.parameters.get("target") not in (None, asked.parameters.get("target"))
    other = part != "actor" and order.actor != asked.actor and named(text, order)
    return other or order.action != asked.action or isinstance(result, Understood)


def _no_text(text: str, asked: Draft, result: Result) -> bool:
    """Whether what may be said in any words is a command, or an order that its actor heads, or of somebody
    else who is to do the same."""
    order = result.order
    if order is None or not ordering(result):
        return False
    same = order.action == asked.action and order.actor != asked.actor
    return order.action in COMMANDS or headed(text, order.actor) or (same and named(text, order))


def _plain(reader: Interpreter, part: str, text: str) -> bool:
    """Whether words are but a name, a sum, a place or a condition: they answer what is asked, whatever they
    would be as a message."""
    said, language = words(text[:FIRST]), reader.language
    led = language.each("prepositions").get(part) if part != "condition" else language.phrases("ifs")
    if len(text) > FIRST or not said:
        return False
    return bool(
        language.phrases("spots").whole(said)
        or (led is not None and led.at(said, 0))
        or not _beside(reader, text)
    )


def _beside(reader: Interpreter, text: str) -> set[str]:
    """The words that stand beside names and sums and mean something by themselves."""
    language = reader.language
    left = {piece.mask for piece in reader.ranker.masker.pieces(text) if piece.kind == WORD}
    idle = language.small | language.set("units") | language.numbers.keys() | language.set("own")
    denying = language.set("denying")
    return left.difference(idle - denying, *map(language.set, ("polite", "itself", "purses")))


def named(text: str, order: Draft) -> bool:
    """Whether words say who is to act."""
    return bool(set(words(order.actor or "")) & set(words(text)))


def headed(text: str, actor: str | None) -> bool:
    """'Leonora: ...'"""
    head, colon, _ = text.partition(":")
    heads = set(words(head)) if colon else set()
    return bool(heads) and heads <= set(words(actor or ""))
