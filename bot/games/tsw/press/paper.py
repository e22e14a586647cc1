"""The Watchful Eye and the turn reports as printed matter, from the stored lines of the move that closed the
turn (TSW-80, TSW-81).

The lines are what each reader was told: who takes the paper gets all of it, the others headline and notices.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.engine.moves import Text, text
from bot.games.contract import Papers
from bot.games.tsw.world.phrases import vocabulary
from bot.scene.paper import Paper, Section, Story, Style

Say = Callable[[Text], str]
ISSUES = ("tsw-issue", "tsw-issue-unsubscribed")
REPORTS = ("tsw-report", "tsw-report-empty")
TOLD = ("tsw-answered", "tsw-told", "tsw-said")
STYLES = {
    "attacks": Style.STORIES,
    "notices": Style.NOTICES,
    "leaks": Style.VOICES,
    "teasers": Style.STORIES,
    "classifieds": Style.SMALL,
}
"""The sections of the paper below the lead story, in their order."""
PLACES = ("town", "harbour", "hills", "works")
MOTIFS = {
    "control-success": ("flag", "key"),
    "control-failure": ("barricade", "umbrella"),
    "destroy-success": ("smoke", "crater"),
    "destroy-failure": ("umbrella", "barricade"),
    "neutralize-success": ("chain", "door"),
    "neutralize-failure": ("umbrella", "keyhole"),
    "notice": ("podium", "trumpet"),
    "leak": ("envelope", "keyhole"),
    "quiet": ("cat", "balloon", "lamp"),
}
"""What the picture of the lead story may show, by what its headline tells; and where."""
LEADS = ("attacks", "notices", "leaks")
"""Where the lead story is taken from: the first line of the first of these that has one."""
PARTS = ("orders", "alarms", "discoveries")
STATE = {"holdings": ("tsw-holding",), "pending": ("tsw-pending", "tsw-pending-later"), "questions": ()}
"""What follows the story of the turn in a report, and of which lines; questions have several forms."""
DAYS_A_TURN, FIRST_DAY, DAYS_A_MONTH, DAYS_A_WEEK, MONTHS = 10, 22, 30, 7, 12
TURNS_OF_PHRASE = 8
"""How many mottos, captions and last lines there are."""


class SecretWarsPapers(Papers):
    """The papers of The Secret Wars as the house wants them."""

    kinds = frozenset({"watchful-eye", "printed", "report", "told", "holding", "pending", "question"})

    def ordinary(self) -> frozenset[str]:
        return vocabulary()

    def issue(self, lines: Sequence[Text], say: Say, locale: str) -> Paper | None:
        """The Watchful Eye as this reader gets it; a hint planted in their copy stands in its margin."""
        top = next((line for line in lines if line.key in ISSUES), None)
        if top is None:
            return None
        about = dict(top.args)
        turn, headline = int(str(about["turn"])), str(about["headline"])
        whole = self.whole(lines)
        sections = (_all(lines, say) if whole else _for_everybody(lines, say)) + _margin(lines, say)
        motif = str(about.get("motif", "lamp"))
        year = {"n": turn % TURNS_OF_PHRASE}
        return Paper(
            name=say(text("tsw-paper-name")),
            motto=say(text("tsw-paper-motto", **year)),
            edition=say(text("tsw-paper-edition", turn=turn)),
            date=say(_date(turn)),
            headline=headline,
            sections=sections,
            caption=say(text("tsw-paper-caption", **year)),
            foot=say(text("tsw-paper-foot", **year)),
            alt=say(text("tsw-paper-alt", turn=turn, headline=headline, motif=motif)),
            locale=locale,
            tone=str(about["tone"]),
            place=str(about.get("place", PLACES[0])),
            motif=motif,
        )

    def whole(self, lines: Sequence[Text]) -> bool:
        """Whether these are the lines of somebody who takes the paper."""
        return any(line.key == ISSUES[0] for line in lines)

    def report(self, lines: Sequence[Text], say: Say, locale: str) -> Paper | None:
        """A player's report: what became of their orders, what happened to them, what they learned; then how
        they stand, which attacks they know of, and what waits for an answer."""
        top = next((line for line in lines if line.key in REPORTS), None)
        if top is None:
            return None
        about = dict(top.args)
        turn, name = int(str(about["turn"])), str(about["name"])
        told = {
            part: [line for line in lines if line.key in TOLD and _arg(line, "part") == part]
            for part in PARTS
        }
        sections = [
            _section(Style.STORIES, f"tsw-part-{part}", told[part], say) for part in PARTS if told[part]
        ]
        if not sections:
            sections = [Section(Style.STORIES, "", (Story(say(text("tsw-part-nothing"))),))]
        sections += _standing(lines, say)
        title = say(text("tsw-report-title", name=name, turn=turn))
        return Paper(
            name=name, motto="", edition=say(text("tsw-report-edition", turn=turn)), date=say(_date(turn)),
            headline=title, sections=tuple(sections), caption="", foot=say(text("tsw-report-foot")),
            alt=title, locale=locale, tone=str(about["tone"]),
        )  # fmt: skip


def pictured(headline: Sequence[Any], turn: int) -> tuple[str, str]:
    """The place and the motif for a headline (its words' key, its stream, what it is about)."""
    told = str(headline[0]).removeprefix("headline-").removesuffix("-unknown")
    motifs = MOTIFS.get(told, MOTIFS["quiet"])
    about = headline[2] if isinstance(headline[2], Mapping) else {}
    return PLACES[(turn + len(str(about.get("target", "")))) % len(PLACES)], motifs[turn % len(motifs)]


def _arg(line: Text, name: str) -> object:
    return dict(line.args).get(name)


def _story(line: Text, say: Say) -> Story:
    return Story(say(line), bool(_arg(line, "kept")))


def _printed(line: Text) -> Story:
    return Story(str(_arg(line, "words")), bool(_arg(line, "kept")))


def _section(style: Style, title: str, lines: Sequence[Text], say: Say) -> Section:
    return Section(style, say(text(title)), tuple(_story(line, say) for line in lines))


def _all(lines: Sequence[Text], say: Say) -> tuple[Section, ...]:
    """The lead story, and everything else below it."""
    printed: dict[str, list[Story]] = {name: [] for name in ("lead", *STYLES)}
    for line in lines:
        if line.key == "tsw-printed":
            printed[str(_arg(line, "of"))].append(_printed(line))
    first = next((printed[name].pop(0) for name in LEADS if printed[name]), None)
    lead = tuple(([first] if first else []) + printed.pop("lead"))
    return (
        *([Section(Style.LEAD, "", lead)] if lead else []),
        *(
            Section(STYLES[name], say(text(f"tsw-section-{name}")), tuple(stories))
            for name, stories in printed.items()
            if stories
        ),
    )


def _for_everybody(lines: Sequence[Text], say: Say) -> tuple[Section, ...]:
    """What can be read through the glass of the newspaper box: the notices, and how to get the rest."""
    notices = tuple(_printed(line) for line in lines if line.key == "tsw-printed")
    return (
        Section(Style.LEAD, "", (Story(say(text("tsw-paper-glass"))),)),
        *([Section(Style.NOTICES, say(text("tsw-section-notices")), notices)] if notices else []),
        Section(Style.COUPON, "", (Story(say(text("tsw-paper-coupon"))),)),
    )


def _margin(lines: Sequence[Text], say: Say) -> tuple[Section, ...]:
    hints = [line for line in lines if line.key in TOLD and _arg(line, "part") == "margin"]
    return (_section(Style.MARGIN, "tsw-section-margin", hints, say),) if hints else ()


def _standing(lines: Sequence[Text], say: Say) -> list[Section]:
    """How the reader stands; these lines hold figures and are never told anew."""
    found = []
    for part, keys in STATE.items():
        own = [line for line in lines if line.key in keys or (not keys and line.key.startswith("tsw-open-"))]
        stories = [Story(say(line), True) for line in own]
        if part == "holdings" and stories:
            sums = {name: sum(int(str(_arg(line, name))) for line in own) for name in ("money", "income")}
            stories.append(Story(say(text("tsw-holdings", groups=len(own) - 1, **sums)), True))
        if stories:
            found.append(Section(Style.SMALL, say(text(f"tsw-part-{part}")), tuple(stories)))
    return found


def _date(turn: int) -> Text:
    """The world's own calendar: ten days pass in a turn."""
    day = FIRST_DAY + DAYS_A_TURN * turn
    month = day // DAYS_A_MONTH % MONTHS
    return text("tsw-paper-date", weekday=day % DAYS_A_WEEK, day=day % DAYS_A_MONTH + 1, month=month)


PAPERS = SecretWarsPapers()
