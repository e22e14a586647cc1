"""The check of what the bot sends finds what Discord would refuse."""

from dataclasses import dataclass
from typing import Any

import pytest

from tests.support.discord import OPENAPI, spec


@dataclass
class Sent:
    method: str
    path: str
    json: Any


def message(label: str) -> Sent:
    button = {"type": 2, "style": 1, "label": label, "custom_id": "a"}
    return Sent("POST", "/channels/1/messages", {"components": [{"type": 1, "components": [button]}]})


@pytest.mark.skipif(not OPENAPI.is_file(), reason="Discord's OpenAPI is not at hand")
def test_a_label_that_is_too_long_is_found() -> None:
    found = spec()
    assert found is not None
    assert found.faults(message("x" * 80)) == []
    assert found.faults(message("x" * 81)) != []
    assert found.faults(Sent("POST", "/no/such/thing", {})) == ["Discord has no such operation"]


@pytest.mark.skipif(not OPENAPI.is_file(), reason="Discord's OpenAPI is not at hand")
def test_one_wrong_request_is_found_among_many_of_its_kind() -> None:
    found = spec()
    assert found is not None
    sent = [message("x"), message("x" * 81), message("yes")]
    assert found.check(sent) != []
    assert found.check([sent[0], sent[2]]) == []


@pytest.mark.skipif(not OPENAPI.is_file(), reason="Discord's OpenAPI is not at hand")
def test_a_wrong_request_is_found_after_sound_ones_of_its_kind_and_again() -> None:
    found = spec()
    assert found is not None
    assert found.check([message("x"), message("x" * 80)]) == []
    assert found.check([message("x" * 40)]) == []
    for _ in range(2):
        assert found.check([message("x" * 81)]) != []
    assert found.check([message("x" * 79)]) == []
