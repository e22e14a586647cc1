"""The PostgreSQL of the tests leaves nothing running behind."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot import ROOT

SCRIPT = """
import os
from tests.support.postgres import served
with served() as (_, pid):
    print(pid, flush=True)
    os.kill(os.getpid(), 9)
"""


@pytest.mark.slow
def test_the_server_ends_with_tests_that_are_killed() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        [sys.executable, "-c", SCRIPT], stdout=subprocess.PIPE, text=True, env=environment
    ) as tests:
        assert tests.stdout is not None
        server = Path(f"/proc/{int(tests.stdout.readline())}")
    end = time.monotonic() + 30
    while server.exists() and time.monotonic() < end:
        time.sleep(0.05)
    assert not server.exists()
