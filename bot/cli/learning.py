"""What the labelled sentences teach the reader of orders (`python -m bot learn`).

Which chunks of a message say which order is not labelled: it is found together with the weights, by turns.
What is learnt is written as data (data/tsw/reading/model.json), which is read without the tools that made it.
"""

from __future__ import annotations

import json
import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from warnings import catch_warnings

import numpy as np
from scipy import sparse
from sklearn.exceptions import ConvergenceWarning
from sklearn.linear_model import LogisticRegression

from bot import DATA
from bot.cli.corpus import FREE, Corpus, Labelled, corpora
from bot.cli.sureness import sureness
from bot.games.tsw.reading.language import FALLBACK, language
from bot.games.tsw.reading.mask import MONEY, NAME, Masker, Piece
from bot.games.tsw.reading.names import NameBook
from bot.games.tsw.reading.scorer import SIGNS, ZERO, chunk_features, slot_features, tongue_of
from bot.games.tsw.reading.split import LINE, Chunk, chunks
from bot.games.tsw.reading.tokens import QUOTE, WORD, tokens, words

MODEL = DATA / "tsw" / "reading" / "model.json"
TALK, CONDITION = "talk", "cond"
FREEDOM = {"actions": 15.0, "slots": 20.0}
"""How closely the models follow their examples (scikit-learn's C)."""
STEPS = {"actions": 60, "slots": 60}
"""Steps of the learner, always as many: if it stops by itself, a sentence more or less moves everything."""
SEEN = 3
"""Features of fewer examples are not learnt."""
EVERYDAY = 5
"""A word that so many worlds write small, and that names nobody there, is an everyday word."""
SLIGHT = {"actions": 0.5, "slots": 0.65}
"""Weights below this are left out."""
TWICE = ("location", "from")
"""Parts of an order that what is named as another part may be as well."""
LONGEST = 6
ROUNDS = 4
RARE_LANGUAGE = 4
"""How often a sentence counts in a language of which there are few."""
Order = tuple[str, Mapping[str, Any]]


@dataclass(slots=True)
class Example:
    """A message cut into chunks, with the ways in which its orders may follow each other."""

    corpus: Corpus
    pieces: list[Piece]
    chunks: list[Chunk]
    features: list[list[str]]
    sequences: list[list[Order]]


Path_ = list[tuple[int, int, list[Order]]]
"""Stretches of chunks with the orders they say; none for talk."""


def learn(folders: Sequence[Path], file: Path = MODEL) -> int:
    """Learn from the sentences of folders, and write what was learnt; how many there were."""
    worlds = [corpus for folder in folders for corpus in corpora(folder)]
    plain = _taught(worlds)
    plain["sureness"] = sureness(worlds, _taught)
    file.write_text(json.dumps(plain, ensure_ascii=False, separators=(",", ":")), "utf-8")
    return sum(len(corpus.sentences) for corpus in worlds)


def _taught(worlds: Sequence[Corpus]) -> dict[str, Any]:
    """What worlds teach of actions and slots."""
    known, openers = everyday(worlds), opening(worlds)
    found = [example for corpus in worlds for example in _examples(corpus, known, openers)]
    actions, paths = _actions(found)
    rows, labels = [], []
    for example, path in zip(found, paths, strict=True):
        for features, label in _slots(example, path):
            rows.append(features)
            labels.append(label)
    return {
        "known": " ".join(sorted(known)),
        "openers": " ".join(sorted(openers)),
        "actions": actions.plain(SLIGHT["actions"]),
        "slots": Model.fit(rows, labels, "slots").plain(SLIGHT["slots"]),
        "sureness": {"right": [], "meant": []},
    }


def everyday(worlds: Sequence[Corpus]) -> frozenset[str]:
    """The words that are no names though one may look like it."""
    written: dict[str, set[str]] = defaultdict(set)
    german: set[str] = set()
    for corpus in worlds:
        world, named = corpus.setting, _named(corpus)
        for case in corpus.sentences:
            said = {t.word for t in tokens(case.say) if t.kind == WORD and t.text[0].islower()} - named
            for word in said:
                written[word].add(corpus.name)
            german |= said if world.language != FALLBACK else set()
    return frozenset(word for word, where in written.items() if len(where) >= EVERYDAY) | german


def opening(worlds: Sequence[Corpus]) -> frozenset[str]:
    """The words that a message often begins with though they are no name there: 'Drop ...'."""
    begun: dict[str, set[str]] = defaultdict(set)
    for corpus in worlds:
        named = _named(corpus)
        for first in (token for case in corpus.sentences for token in tokens(case.say)[:1]):
            if first.kind == WORD and first.word not in named:
                begun[first.word].add(corpus.name)
    return frozenset(word for word, where in begun.items() if len(where) >= EVERYDAY)


def _named(corpus: Corpus) -> set[str]:
    """The words of all names of a world."""
    world = corpus.setting
    parts = (*world.groups, *world.characters, *world.places, *world.events)
    return {word for part in parts for name in (part.name, *part.aka) for word in words(name)}


def _examples(corpus: Corpus, known: frozenset[str], openers: frozenset[str]) -> Iterator[Example]:
    spoken = language(corpus.setting.language)
    masker = Masker(corpus.setting, spoken, NameBook(corpus.setting, spoken, known, openers))
    tongue = tongue_of(corpus.setting.language)
    for case in corpus.sentences:
        sequences = _sequences(case)
        pieces = masker.pieces(case.say)
        parts = chunks(pieces, spoken)
        if not parts or sequences is None:
            continue
        features = [list(chunk_features(_masks(pieces, p), p.before, tongue, p.asked)) for p in parts]
        for _ in range(1 if corpus.setting.language == FALLBACK else RARE_LANGUAGE):
            yield Example(corpus, pieces, parts, features, sequences)


def _masks(pieces: Sequence[Piece], part: Chunk) -> list[str]:
    return [piece.mask for piece in pieces[part.first : part.last] if piece.mask != "<end>"]


def label_of(order: Mapping[str, Any]) -> str:
    """What the scorer calls an order: its action; of an attack on somebody, with its intention."""
    intention = (order.get("parameters") or {}).get("intention")
    return f"attack:{intention}" if order["action"] == "attack" and intention else str(order["action"])


def _sequences(case: Labelled) -> list[list[Order]] | None:
    """How the orders of a message may follow each other: a standing order before or behind its condition."""
    found: list[list[Order]] = [[]]
    for order in case.means:
        if order["action"] != "standing":
            found = [[*one, (label_of(order), order)] for one in found]
            continue
        told = order.get("parameters") or {}
        if "condition" not in told or "order" not in told:
            return None
        condition = (f"{CONDITION}:{told['condition']['kind']}", {"parameters": told["condition"]})
        inner = (label_of(told["order"]), told["order"])
        ways = ([condition, inner], [inner, condition]) if len(found) < 8 else ([condition, inner],)
        found = [[*one, *way] for one in found for way in ways]
    return found


# -- models


@dataclass(slots=True)
class Model:
    """A linear model over counted features, tempered by the root of their number."""

    classes: list[str]
    base: Any
    weights: Any
    places: dict[str, int]

    @classmethod
    def fit(cls, rows: Sequence[Sequence[str]], labels: Sequence[str], of: str) -> Model:
        seen = Counter(feature for row in rows for feature in set(row))
        places = {f: n for n, f in enumerate(sorted(f for f, count in seen.items() if count >= SEEN))}
        learner = LogisticRegression(C=FREEDOM[of], max_iter=STEPS[of], tol=1e-9)
        with catch_warnings(action="ignore", category=ConvergenceWarning):
            learner.fit(_matrix(rows, places), labels)
        base, weights = learner.intercept_, learner.coef_
        if len(weights) == 1:  # of two classes only the second one has weights
            base, weights = np.concatenate([-base, base]) / 2, np.concatenate([-weights, weights]) / 2
        return cls([str(one) for one in learner.classes_], base, weights, places)

    def stretches(self, example: Example) -> dict[tuple[int, int], Any]:
        """How likely each stretch of chunks is each class, as logarithms."""
        sums = []
        for features in example.features:
            places = [self.places[feature] for feature in features if feature in self.places]
            sums.append((self.weights[:, places].sum(axis=1), len(features)))
        found = {}
        for first in range(len(sums)):
            total, count = np.zeros(len(self.classes)), 0
            for last in range(first, min(len(sums), first + LONGEST)):
                total, count = total + sums[last][0], count + sums[last][1]
                scores = self.base + total / math.sqrt(count)
                scores -= scores.max()
                found[first, last + 1] = scores - math.log(np.exp(scores).sum())
        return found

    def plain(self, slight: float) -> dict[str, Any]:
        """The model as data: of each feature the classes that it speaks for or against, two signs each: the
        class, and the root of the weight."""
        centred = self.weights - self.weights.mean(axis=0, keepdims=True)
        step = float(np.abs(centred).max()) / (ZERO - 1) ** 2
        whole = (np.sign(centred) * np.round(np.sqrt(np.abs(centred) / step))).astype(int)
        weights = {}
        for feature, at in self.places.items():
            heavy = [n for n in range(len(self.classes)) if abs(centred[n, at]) >= slight and whole[n, at]]
            if heavy:
                weights[feature] = "".join(SIGNS[n] + SIGNS[whole[n, at] + ZERO] for n in heavy)
        base = [round(float(one), 3) for one in self.base]
        return {"classes": self.classes, "base": base, "step": round(step, 6), "weights": weights}


def _matrix(rows: Iterable[Sequence[str]], places: Mapping[str, int]) -> Any:
    ends, at, values = [0], [], []
    for row in rows:
        weight = 1 / math.sqrt(max(1, len(row)))
        found = [places[feature] for feature in row if feature in places]
        at += found
        values += [weight] * len(found)
        ends.append(len(at))
    matrix = sparse.csr_matrix((values, at, ends), shape=(len(ends) - 1, len(places)))
    matrix.sum_duplicates()
    return matrix


# -- which chunks say which order


def _actions(found: Sequence[Example]) -> tuple[Model, list[Path_]]:
    rows, labels = _first_guess(found)
    model = Model.fit(rows, labels, "actions")
    paths: list[Path_] = []
    for _ in range(ROUNDS):
        paths = [_aligned(example, model) for example in found]
        rows, labels = [], []
        for example, path in zip(found, paths, strict=True):
            for first, last, orders in path:
                rows.append([feature for part in example.features[first:last] for feature in part])
                labels.append(orders[0][0] if orders else TALK)
        model = Model.fit(rows, labels, "actions")
    return model, paths


def _first_guess(found: Sequence[Example]) -> tuple[list[list[str]], list[str]]:
    """Rows of which it is plain what they say: short messages of one order, and talk."""
    told = [row for example in found for row in _plainly(example)]
    return [features for features, _ in told], [label for _, label in told]


def _plainly(example: Example) -> Iterator[tuple[list[str], str]]:
    sequence, parts = example.sequences[0], example.features
    said = {label for label, _ in sequence}
    if not said:
        yield from ((part, TALK) for part in parts)
    elif len(said) == 1 and len(parts) <= 4:
        yield _one(parts), said.pop()
    elif len(sequence) == 2 and sequence[0][0].startswith(CONDITION):
        condition, order = (label for label, _ in sequence)
        cut = [n for n, part in enumerate(example.chunks) if n == 0 or part.before == "if"]
        if len(cut) == 1 and len(parts) > 1:
            yield from ((parts[0], condition), (_one(parts[1:]), order))
        elif len(cut) == 2:
            yield from ((_one(parts[: cut[1]]), order), (_one(parts[cut[1] :]), condition))


def _one(parts: Sequence[list[str]]) -> list[str]:
    return [feature for part in parts for feature in part]


def _aligned(example: Example, model: Model) -> Path_:
    """The likeliest way in which the chunks of a message say its orders, talk between them; empty if none."""
    likely = model.stretches(example)
    found = [_walk(example, sequence, likely, model.classes) for sequence in example.sequences]
    return max(found, key=lambda way: way[0])[1]


def _walk(
    example: Example, sequence: Sequence[Order], likely: Mapping[tuple[int, int], Any], classes: list[str]
) -> tuple[float, Path_]:
    bonus = [_told(example, order) for _, order in sequence]
    place = {label: n for n, label in enumerate(classes)}
    size = len(example.chunks)
    best: dict[tuple[int, int], tuple[float, Path_]] = {(0, 0): (0.0, [])}
    for first in range(size):
        for done in range(len(sequence) + 1):
            if (first, done) not in best:
                continue
            score, path = best[first, done]
            ways = [(score + likely[first, first + 1][place[TALK]] - 0.3, first + 1, done)]
            label = sequence[done][0] if done < len(sequence) else ""
            last = done
            while last < len(sequence) and sequence[last][0] == label in place:
                last += 1
                for end in range(first + 1, min(size, first + LONGEST) + 1):
                    if any(part.before == LINE for part in example.chunks[first + 1 : end]):
                        break
                    told = sum(bonus[done][first:end]) - 0.2 * (last - done) - 0.1 * (end - first)
                    ways.append((score + likely[first, end][place[label]] + told, end, last))
            for total, end, now in ways:
                if total > best.get((end, now), (-math.inf,))[0]:
                    best[end, now] = (total, [*path, (first, end, list(sequence[done:now]))])
    return best.get((size, len(sequence)), (-math.inf, []))


def _told(example: Example, order: Mapping[str, Any]) -> list[float]:
    """How much of an order each chunk holds: its names, sums and words."""
    params = order.get("parameters") or {}
    names = {part for value in _strings(params) for part in (value, *value.split(" on "))}
    names.add(str(order.get("actor")))
    texts = [words(str(value)) for key, value in params.items() if key in FREE]
    sums = [value for value in params.values() if isinstance(value, int)]
    found = []
    for part in example.chunks:
        pieces = example.pieces[part.first : part.last]
        said = [piece.mask for piece in pieces if piece.kind == WORD]
        total = sum(2.0 * _names(piece, names, sums) for piece in pieces)
        total += 4.0 * sum(piece.kind == QUOTE and words(piece.text) in texts for piece in pieces)
        total += 2.0 * sum(_mostly(said, text) for text in texts)
        found.append(total)
    return found


def _mostly(said: Sequence[str], text: Sequence[str]) -> bool:
    """Whether most words of a chunk are words of a text."""
    return bool(said) and sum(word in text for word in said) >= 0.6 * len(said)


def _names(piece: Piece, names: Set[str], sums: Sequence[int]) -> bool:
    named = piece.mention is not None and any(entity.name in names for entity in piece.mention.entities)
    return named or (piece.kind == MONEY and piece.amount in sums)


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping | list):
        for part in value.values() if isinstance(value, Mapping) else value:
            yield from _strings(part)


# -- which name is which part


def _slots(example: Example, path: Path_) -> Iterator[tuple[list[str], str]]:
    """What each name and sum is in the order that its stretch says."""
    tongue = tongue_of(example.corpus.setting.language)
    for first, last, orders in path:
        if not orders or any("asks" in order and "parameters" not in order for _, order in orders):
            continue
        label = orders[0][0]
        parts, sums = _parts(orders)
        inside = range(example.chunks[first].first, example.chunks[last - 1].last)
        pieces = example.pieces
        present = {e.name for n in inside if (m := pieces[n].mention) is not None for e in m.entities}
        counted: Counter[str] = Counter()
        for at in inside:
            part = _part(example, pieces[at], label, parts, sums, present)
            if part is not None:
                yield slot_features(label, pieces, at, counted[pieces[at].mask], tongue), part
                counted[pieces[at].mask] += 1


def _parts(orders: Sequence[Order]) -> tuple[dict[str, str], dict[int, str]]:
    """By name and by amount: which part of the orders it is."""
    parts: dict[str, str] = {}
    sums: dict[int, str] = {}
    for _, order in orders:
        if order.get("actor"):
            parts.setdefault(str(order["actor"]), "actor")
        params = order.get("parameters") or {}
        for key, value in params.items():
            if key in ("mb", "price") and isinstance(value, int):
                sums[value] = key
            if key == "gift" and str(value).split()[0].isdigit():
                sums[int(str(value).split()[0])] = key
            for name in _strings(value) if key not in FREE else ():
                if key == "attack":
                    parts.update(dict.fromkeys(name.removeprefix("attack on ").split(" on "), key))
                elif key not in TWICE or name not in parts:
                    parts[name] = key
    return parts, sums


def _part(
    example: Example,
    piece: Piece,
    label: str,
    parts: Mapping[str, str],
    sums: Mapping[int, str],
    present: set[str],
) -> str | None:
    if piece.kind == MONEY:
        all_of_it = piece.amount < 0 and "mb" in sums.values()
        return "mb" if all_of_it else sums.get(piece.amount, "none")
    if piece.mask == "<num>":
        return sums.get(piece.amount, "none")
    if piece.kind != NAME or piece.mention is None:
        return None
    if not piece.mention.pronoun:
        return next((parts[e.name] for e in piece.mention.entities if e.name in parts), "none")
    return _pronoun(example, piece.mention.pronoun, label, parts, present)


def _pronoun(example: Example, pronoun: str, label: str, parts: Mapping[str, str], present: set[str]) -> str:
    setting = example.corpus.setting
    if pronoun in ("me", "us"):
        return parts.get(setting.speaker if pronoun == "me" else setting.controls.conspiracy, "none")
    if pronoun == "own":
        return "group" if label == f"{CONDITION}:group-attacked" else "none"
    people = {person.name: person.pronoun for person in setting.characters}
    for name, part in parts.items():
        if name in present:
            continue
        if (pronoun == "you" and name in people and part == "actor") or people.get(name) == pronoun:
            return part
        if pronoun == "it" and name not in people and part != "attack":
            return part
    return "none"
