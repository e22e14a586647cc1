"""Linter and type checker, as tests: one command proves everything."""

import pytest

from tests.support.checkers import CHECKERS, CONTENT, verdict


@pytest.mark.timeout(600)
@pytest.mark.parametrize("checker", CHECKERS)
def test_a_checker_is_content(checker: str) -> None:
    assert verdict(checker) == CONTENT
