"""Printed matter as plain data: a headline with sections below it. How that looks is decided in press.py."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

LONGEST_STORY, LONGEST_ISSUE, LONGEST_LINE, LONGEST_NAME = 1_500, 24_000, 300, 80
"""Letters of a story, of all sections together, of each line that stands alone (headline, titles, motto,
foot) and of the masthead that are printed: the typesetter's time grows with them. The text edition has
all."""
LEAST = 40
"""Letters for which a title or a story counts at least: it fills a line, however short it is."""
ALONE = ("motto", "edition", "date", "headline", "caption", "foot", "alt")


class Style(StrEnum):
    """How a section is set: the lead story, ordinary stories, short notices in a frame, quoted voices, small
    print, a remark in the margin, or a coupon to cut out."""

    LEAD = "lead"
    STORIES = "stories"
    NOTICES = "notices"
    VOICES = "voices"
    SMALL = "small"
    MARGIN = "margin"
    COUPON = "coupon"


@dataclass(frozen=True, slots=True)
class Story:
    """One paragraph. kept: somebody's own words, which nobody may tell anew."""

    words: str
    kept: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """Stories under a title."""

    style: Style
    title: str
    stories: tuple[Story, ...]


@dataclass(frozen=True, slots=True)
class Paper:
    """An issue of a paper, or a letter to one reader; all its texts are finished sentences without markup.

    name: the masthead. motto, edition, date: the lines around it. caption: what stands under the picture of
    the lead story. foot: the last line of the page. alt: what the picture of its front page shows. locale:
    the language it is in. tone: how it is told. place, motif: what the picture of the lead story shows, by
    their names in the layout (data/press/motifs.typ); unknown ones show a town and somebody under a lamp.
    """

    name: str
    motto: str
    edition: str
    date: str
    headline: str
    sections: tuple[Section, ...]
    caption: str
    foot: str
    alt: str
    locale: str = "en"
    tone: str = ""
    place: str = "town"
    motif: str = "lamp"

    @property
    def lines(self) -> tuple[str, ...]:
        """What may be told anew: every story but those that are kept."""
        return tuple(story.words for story in self._stories() if not story.kept)

    def retold(self, lines: Sequence[str]) -> Paper:
        """The same with other words for `lines`, in their order. Raises ValueError for another number of
        them."""
        if len(lines) != len(self.lines):
            raise ValueError(f"{len(lines)} lines for {len(self.lines)}")
        fresh = iter(lines)

        def told(story: Story) -> Story:
            return story if story.kept else replace(story, words=next(fresh))

        sections = tuple(
            replace(section, stories=tuple(told(story) for story in section.stories))
            for section in self.sections
        )
        return replace(self, sections=sections)

    def abridged(self, note: str) -> Paper:
        """What of it is printed, by the bounds above; in the last line stands `note` then. The same paper if
        all of it fits."""
        lines = {name: _beginning(getattr(self, name), LONGEST_LINE) for name in ALONE}
        shown = replace(self, name=_beginning(self.name, LONGEST_NAME), sections=self._printed(), **lines)
        if shown == self:
            return self
        return replace(shown, foot=" · ".join(filter(None, (shown.foot, note))))

    @property
    def fits(self) -> bool:
        """Whether all of it is printed."""
        return self.abridged("") is self

    def _printed(self) -> tuple[Section, ...]:
        left, sections = LONGEST_ISSUE, []
        for section in self.sections:
            if left <= 0:
                break
            title = _beginning(section.title, LONGEST_LINE)
            left -= max(len(title), LEAST)
            stories = []
            for story in section.stories:
                if left <= 0:
                    break
                words = _beginning(story.words, min(left, LONGEST_STORY))
                left -= max(len(words), LEAST)
                if words or not story.words:
                    stories.append(replace(story, words=words))
            sections.append(replace(section, title=title, stories=tuple(stories)))
        return tuple(sections)

    def _stories(self) -> Iterator[Story]:
        return (story for section in self.sections for story in section.stories)


def _beginning(words: str, most: int) -> str:
    """`words`, cut before a word if they have more than `most` letters; '' if hardly any would be left."""
    if len(words) <= most:
        return words
    kept = words[: max(most - 4, 0)]
    at = kept.rfind(" ")
    kept = kept[:at] if at > most // 2 else kept
    return f"{kept} […]" if len(kept) > 40 else ""
