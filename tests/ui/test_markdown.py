"""Words of people in Discord's Markdown."""

from __future__ import annotations

import pytest

from bot.engine.moves import text
from bot.ui.words.catalogue import Catalogue
from bot.ui.words.markdown import Markup, verbatim, without_markup


@pytest.mark.parametrize(
    ("written", "escaped"),
    [
        (
            "**loud** and _low_ ~~gone~~ ||hidden|| `code`",
            r"\*\*loud\*\* and \_low\_ \~\~gone\~\~ \|\|hidden\|\| \`code\`",
        ),
        ("[a](http://x.y) [b](http://y.z)", r"\[a\](http://x.y) \[b\](http://y.z)"),
        ("<@1> <#2> <t:3:R> </x:4> <:e:5>", r"\<@1> \<#2> \<t:3:R> \</x:4> \<:e:5>"),
        ("# Big\n  > said\n-# small", "\\# Big\n  \\> said\n\\-# small"),
        ("see http://x.y/a_b_c now", "see http://x.y/a_b_c now"),
        ("The I.R.S. (tax-free), no. 3 > 2", "The I.R.S. (tax-free), no. 3 > 2"),
        ("\u202eevil\u202c", "evil"),
        ("דן", "\u2068דן\u2069"),
        ("Ann\nعلي *!*", "Ann\n\u2068علي \\*!\\*\u2069"),
    ],
)
def test_what_people_write_is_shown_letter_by_letter(written: str, escaped: str) -> None:
    assert verbatim(written) == escaped


def test_only_the_words_of_people_in_a_text_are_escaped() -> None:
    line = text("table-due", who=(text("table-vote-pause"), "*Ann*"), time=Markup("<t:9:f>"))
    said = Catalogue().format(without_markup(line))
    assert r"\*Ann\*" in said
    assert "<t:9:f>" in said


def test_an_underscore_within_a_word_is_no_emphasis_and_chooses_the_right_variant_of_a_text() -> None:
    """Discord emphasises nothing by it; a card's words about its time are told as they are."""
    assert verbatim("snake_case _em_ __line__ a__b") == r"snake_case \_em\_ \_\_line\_\_ a\_\_b"
    assert Catalogue().format(without_markup(text("inwo-when", time="own_turn"))) == "In your turn."
