"""What a game's package offers to the house: rules, words, pictures and players, in one record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Protocol, runtime_checkable

from bot.engine.events import DONE
from bot.engine.kernel import Rules
from bot.engine.moves import PASS, Ask, Choice, Draw, Event, Move, Text, fixed, text
from bot.engine.pauses import HOLD
from bot.engine.polls import Poll
from bot.games.reports import StandingReport
from bot.games.writing import TextReader
from bot.scene.paper import Paper
from bot.scene.scene import Scene


class Words(Protocol):
    """All that is said about a game, as catalogue texts made from views (say/ of the game)."""

    def prompt(self, view: Any, ask: Ask) -> Text:
        """What the seat of `ask` is asked, with what it needs to know to answer."""

    def label(self, view: Any, ask: Ask, choice: Choice) -> Text:
        """One choice, short enough for a button (80 characters)."""

    def group(self, view: Any, ask: Ask, choice: Choice) -> Text:
        """The heading under which a choice is offered when there are too many for one list."""

    def happened(self, view: Any, event: Event) -> Text | None:
        """An event as the viewer of `view` may know it; None if they cannot or need not be told."""

    def table(self, view: Any) -> Sequence[Text]:
        """The full text twin of the table picture."""

    def hand(self, view: Any) -> Sequence[Text]:
        """The full text twin of the hand picture: what only the viewer knows."""

    def why(self, view: Any) -> Sequence[Text]:
        """Every number of the moment explained, with the IDs of the rules."""

    def status(self, view: Any) -> Text:
        """One line: whose decision, which turn, what is going on."""

    def wanted(self, view: Any, ask: Ask) -> Text:
        """What the seat of `ask` is called for, in one sentence of up to 110 letters: first what happens,
        then the figure, then the question. All may read it: the spectators' view, the ask without choices.
        """
        return text("wanted")

    def aim(self, view: Any, seat: int) -> Text | None:
        """Who the viewer at `seat` is and what wins them the game, for whoever plays it for the first time;
        None where the game begins by telling it."""
        return None

    def card(self, name: str) -> Sequence[Text]:
        """Facts and rules text of the card or place whose name is nearest; empty if none is near."""

    def card_names(self) -> Sequence[str]:
        """The names that `card` finds."""

    def structure(self, view: Any, seat: int) -> Sequence[Text]:
        """The full text twin of the structure picture; empty for a game without such pictures."""
        return ()

    def corrections(self, view: Any) -> Sequence[tuple[Choice, Text]]:
        """What a moderator can put right: HOST moves without their "adjust", and what they are called.

        What is open is a number. Empty for a game whose moderators type such moves themselves.
        """
        return ()


class Pictures(Protocol):
    """The scenes of a game (scene.py of the game). A class that inherits this offers neither structures nor
    cards until it says so.
    """

    def table(self, view: Any, names: Mapping[int, str], say: Callable[[Text], str]) -> Scene:
        """The table as a viewer may see it; `names` are players by seat, `say` formats catalogue texts."""

    def beside(
        self, view: Any, names: Mapping[int, str], say: Callable[[Text], str]
    ) -> Sequence[Callable[[], Scene | None]]:
        """What the table's picture leaves out or shows too small, as a gallery below it: each is drawn when
        it is wanted."""
        return ()

    def hand(self, view: Any, names: Mapping[int, str], say: Callable[[Text], str]) -> Scene:
        """What only the viewer knows."""

    def structure(
        self, view: Any, seat: int, names: Mapping[int, str], say: Callable[[Text], str]
    ) -> Scene | None:
        """What one player has built, as large as it goes; None if the game has no such picture."""
        return None

    def card(self, name: str, say: Callable[[Text], str]) -> Scene | None:
        """The card that `Words.card` finds by that name; None if the game has no such picture of it."""
        return None


class Papers(Protocol):
    """What a game prints (paper.py of the game): issues that come out with a move, and private reports with
    them.

    kinds: the events that tell what is printed; they are not told as happenings as well. Both kinds of paper
    are made from the stored lines of that move, as their reader got them: what was printed stays as it was.
    """

    kinds: frozenset[str]

    def issue(self, lines: Sequence[Text], say: Callable[[Text], str], locale: str) -> Paper | None:
        """The issue in the reader's copy; None if none came out with these lines."""

    def whole(self, lines: Sequence[Text]) -> bool:
        """Whether the reader's copy holds more than what everybody may read."""

    def report(self, lines: Sequence[Text], say: Callable[[Text], str], locale: str) -> Paper | None:
        """What is told only to this reader; None if nothing is."""

    def ordinary(self) -> frozenset[str]:
        """In small letters, what stands in print and is no name, although it may begin with a capital."""


@dataclass(frozen=True, slots=True)
class Caution:
    """Why a legal move had better not be made, as far as its player can know. barren: it brings nothing at
    all, and no button makes it."""

    words: Text
    barren: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """A whole decision: the first of its moves answers the ask, the others what is asked next.

    key: small numbers that it is made of, none below 0; they go into a button of forty letters. label: what
    it leads to, in 80 letters. moves: none where it only leads to a page. about: 100 letters, in a list.
    """

    key: tuple[int, ...]
    label: Text
    moves: tuple[Move, ...] = ()
    about: Text | None = None
    caution: Caution | None = None


@dataclass(frozen=True, slots=True)
class Page:
    """A plan and its neighbours. rows: plans under a heading; up to five are buttons, more are a list.
    chosen: what the main button does. aside: other things that the page can do."""

    head: Text
    rows: Sequence[tuple[Text, Sequence[Plan]]] = ()
    chosen: Plan | None = None
    aside: Sequence[Plan] = ()


class Ease(Protocol):
    """What lets a player decide in few clicks, made from what the player may know; everything that can be
    chosen stays within reach without it. A class that inherits this says nothing until it says so."""

    def first(self, view: Any, ask: Ask) -> Sequence[Plan]:
        """Up to four plans that stand above all others, best first; one without moves leads to its page."""
        return ()

    def worth(self, view: Any, ask: Ask, choice: Choice) -> float | None:
        """By what lists are sorted, best first; None: it had better be folded away."""
        return 0.0

    def caution(self, view: Any, ask: Ask, move: Move) -> Caution | None:
        """Why to think twice before it; None for what is sensible, or can be taken back for nothing."""
        return None

    def page(self, view: Any, ask: Ask, key: tuple[int, ...]) -> Page | None:
        """The page of the plan of that key (of `()`: the opening page); None where there is none."""
        return None


class Player(Protocol):
    """An AI seat: it knows what a human in its seat would know, and nothing else.

    blind: it does not even look at that, and is given None for a view.
    """

    blind: bool

    def choose(self, view: Any, ask: Ask, draw: Draw) -> Move:
        """An answer to `ask`. May return a move only from `ask.choices`."""

    def volunteer(self, view: Any, ask: Ask, draw: Draw) -> Move | None:
        """Something to do at an ask that is not required, or None."""


StandingAnswer = Callable[[Any, Ask], Move | None]
"""`answer(view, ask)`: what a seat always answers to such an ask, or None to be asked. It gets the
spectators' view and the ask without choices, so that no answer can come sooner or later because of what its
owner holds.
"""


@dataclass(frozen=True, slots=True)
class FormField:
    """A question of a form: answered with up to `most` characters, on several lines if `long`, or (with
    `options`) by choosing up to `several` of them; options are values with what they are called."""

    key: str
    label: Text
    hint: Text
    most: int
    long: bool = False
    options: tuple[tuple[str, Text], ...] = ()
    several: int = 1


@dataclass(frozen=True, slots=True)
class FormPart:
    """Questions that belong together, at most five."""

    key: str
    title: Text
    fields: tuple[FormField, ...]


@runtime_checkable
class Form(Protocol):
    """The shape of a move that is filled in like a form, part by part. Everything may be left blank.

    `written` holds what was typed by the key of its field; chosen options are separated by commas.
    """

    @property
    def parts(self) -> Sequence[FormPart]: ...
    def faults(self, written: Mapping[str, str]) -> Mapping[str, Text]:
        """What is wrong, by the key of its field."""

    def tail(self, written: Mapping[str, str]) -> Move:
        """The filled-in form as the tail of a move; `check` judges it."""

    def check(self, tail: Move) -> list[Text]: ...
    def sample(self, draw: Draw) -> Move: ...


@dataclass(frozen=True, slots=True)
class Round:
    """A decision that all seats take at the same time, on one clock.

    number: which one it is; no two rounds that follow each other have the same. secret: nobody may learn, not
    even from when something is said, who has answered and who has not. Where the rules ask HOST in a round,
    all have answered and it ends with its time: the HOST move ("process",).
    """

    number: int
    secret: bool = False


@dataclass(frozen=True, slots=True)
class Pause:
    """What goes on in a game with windows in which others may answer (`bot.engine.pauses`), as everybody sees
    it: nothing in it may depend on what is hidden.

    turn: a number of this turn, of seat `whose`; action: of the attack or whatever goes on in it, -1 for
    none. moment: what may be answered now, in a word; '' while nothing may. seats: who may answer and is not
    waited for, until they pass or the pause is over. minor: only a table that plays live waits for them.
    touched: the seats whom it concerns. by: the seat that caused it, -1 for none. stops: the stops of
    `Game.stops` that it is one for; a 'turn' is one for those who want to be there when the turn of `whose`
    begins. poll: the pause is one for this vote of everybody, and its seats are asked as well.
    """

    turn: int
    whose: int
    action: int = -1
    moment: str = ""
    seats: tuple[int, ...] = ()
    minor: bool = False
    touched: frozenset[int] = frozenset()
    by: int = -1
    stops: frozenset[str] = frozenset()
    poll: Poll | None = None


@dataclass(frozen=True, slots=True)
class Figures:
    """What is counted of many games. turn: a number of this turn. length: how long it has lasted, in the
    game's own measure. factions: what each seat plays; alive: whether it is still in the game."""

    turn: int
    length: int
    factions: tuple[str, ...]
    alive: tuple[bool, ...]


GamemasterLook = Callable[[Any, str], Any]
"""`look(state, name)`: something for the gamemaster's eyes, as immutable values. Never shown to a player.

The desk (bot.ui) asks for 'page' (the `chair.Page` of that key, '' for the first; None if it is not there),
'names' (those that fit what was typed) and 'find' (the key of a name's page; raises Refused).
"""


class BadMaterial(ValueError):
    """Data that cannot be added to a game; `problems` are lines fit for whoever sent it."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = list(problems)


class Material(Protocol):
    """What a server may add to the data of a game.

    A game begins with the lines that its server has then, as a list in its option `GameInfo.material`: so
    they are in its log, replays and exports, and a later change touches no running game.
    """

    def read(self, plain: Any, before: Sequence[str]) -> str:
        """A file's plain values as one line to be kept; `before`: the lines that are kept already. Raises
        BadMaterial."""

    def contents(self, line: str) -> Text:
        """What is in it, in a few words."""


@dataclass(frozen=True, slots=True)
class Brought:
    """What was made of words that a player sent in. faults: what could not be read, line by line; with any,
    `sheet` lacks it. loose: what was read although it is not written like that, to be confirmed."""

    name: str
    sheet: str
    loose: tuple[Text, ...] = ()
    faults: tuple[Text, ...] = ()


class Sheets(Protocol):
    """What a player may bring to a game as one line of text, such as a deck of their own.

    A game begins with the lines by seat, in its option `GameInfo.sheets`; they are in its log and exports,
    and no view tells them. Where a method is given a sheet that is none, it raises ValueError.
    """

    newcomer: str
    """What a seat brings whose player chose nothing and never played this game; '' for nothing."""

    @property
    def ready(self) -> Mapping[str, tuple[str, str]]:
        """Sheets that anybody may use, with their names and a sentence on each; the best for beginners
        first."""

    def read(self, words: str) -> Brought:
        """What a list says. Nothing is guessed in silence."""

    def decode(self, source: bytes) -> str | Text:
        """The words of a file, or why it holds none."""

    def written(self, name: str, sheet: str) -> str:
        """The sheet as words that `read` understands."""

    def told(self, sheet: str) -> Sequence[Text]:
        """What is in it, in paragraphs."""

    def refusals(self, options: Mapping[str, Any], sheet: str) -> Sequence[Text]:
        """All reasons why a table with these options does not take it."""


@dataclass(frozen=True, slots=True)
class Game:
    """A playable game. `rules_file` is its rule book below bot/games.

    cards: what each is made of, as records with id, name, kind, ops, calls, for the command line.
    round: the common round in which a spectator's view stands, or None; None where there are none. settings:
    how its tables are run unless somebody says otherwise (names of the table's settings). gamemaster: what
    the chair beside the bot may look up, by topic; empty for a game without such a chair. talk: whether the
    table carries words from player to player, by its options; None: it does. reader: of a game
    whose moves can be written in a player's own words. material: what servers may add to its data. letters:
    events whose private part goes to its reader at once as a direct message, whatever they want copies of;
    not to the player who caused them. pauses: what goes on, from a spectator's view, in a game with windows
    in which others may answer; stops: at what a player can want to be asked there, in words. ease: decisions
    in few clicks; None: every choice is picked by itself. sheets: what players may bring to it. figures: from
    any view, what is counted of many games. remark: what an AI seat says about an event, from the spectators'
    view, its kind and what all were told of it; None for nothing. weighty: a single move can bring about a
    whole turn, which takes long. taxing: whether what a seat may see and do in a position takes long to work
    out. reports: from a spectators' view, what has a message of its own. offering:
    verbs of moves that propose something to the seat that they name first; it answers before the game goes
    on, if an AI plays it. chores: verbs of what may be done with one's own things at any time, whatever goes
    on.
    """

    rules: Rules
    words: Words
    pictures: Pictures
    players: Mapping[str, Callable[[], Player]]
    rules_file: str
    standing: Mapping[str, StandingAnswer] = field(default_factory=dict)
    cards: Sequence[Mapping[str, Any]] = ()
    round: Callable[[Any], Round | None] | None = None
    settings: Mapping[str, Any] = field(default_factory=dict)
    gamemaster: Mapping[str, GamemasterLook] = field(default_factory=dict)
    talk: Callable[[Mapping[str, Any]], bool] | None = None
    papers: Papers | None = None
    reader: TextReader | None = None
    material: Material | None = None
    letters: frozenset[str] = frozenset()
    ease: Ease | None = None
    sheets: Sheets | None = None
    pauses: Callable[[Any], Pause] | None = None
    stops: tuple[str, ...] = ()
    figures: Callable[[Any], Figures] | None = None
    remark: Callable[[Any, int, str, Mapping[str, object]], Text | None] | None = None
    weighty: bool = False
    taxing: Callable[[Any, int], bool] = lambda position, seat: False
    offering: frozenset[str] = frozenset(("offer",))
    chores: frozenset[str] = frozenset()
    reports: Callable[[Any], Sequence[StandingReport]] | None = None

    def answered(self, choices: Sequence[Choice]) -> bool:
        """Whether one of the choices in a window with a pause answers what goes on there."""
        besides = self.chores | self.offering
        return any(choice not in (PASS, DONE, HOLD) and fixed(choice)[0] not in besides for choice in choices)

    @property
    def key(self) -> str:
        """Its short name, used in commands and folders."""
        return self.rules.info.key

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        return _known, (self.key,)


def _known(key: str) -> Game:
    """A game in another process: it travels by its name, and is there already."""
    found: Game = import_module("bot.games.registry").PLAYABLE[key]
    return found
