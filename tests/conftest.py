"""Options, fixtures and guards of the whole test suite."""

import gc
import os
import shutil
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
import structlog
from hypothesis import settings

from tests.support import loopback

pytest_plugins = ["tests.support.checkers", "tests.support.postgres"]
BROWSERS = ("chromium", "chromium-browser", "google-chrome")

# Many tests start Python anew: it would compile the house each time.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")
loopback.guard()


@pytest.fixture(autouse=True)
def _log_as_before() -> Iterator[None]:
    """A command that is run in a test sets up the log of the process; the next test does not inherit it."""
    before = structlog.get_config()
    yield
    structlog.configure(**before)


def _browser() -> str | None:
    return next(filter(None, map(shutil.which, BROWSERS)), None)


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """A worker that is done takes tests over from others; most of a module stays with one worker."""
    if getattr(config.option, "numprocesses", None) and config.option.dist == "no":
        config.option.dist = "worksteal"


def pytest_configure(config: pytest.Config) -> None:
    """Slow tests run when they are asked for: by `-m`, or by their own name."""
    named = any("::" in argument for argument in config.args)
    if "slow" not in config.option.markexpr and not named:
        asked = config.option.markexpr
        config.option.markexpr = f"({asked}) and not slow" if asked else "not slow"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update", action="store_true", help="write golden files anew instead of comparing")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What the imports leave stays until the end: it is not searched for garbage, now or later."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if _browser() is None:
        missing = pytest.mark.skip(reason="no Chromium here: apt-get install chromium")
        for item in items:
            if item.get_closest_marker("browser"):
                item.add_marker(missing)


@pytest.fixture(scope="session")
def update(pytestconfig: pytest.Config) -> bool:
    """Whether golden files are to be written anew (`--update`)."""
    return bool(pytestconfig.getoption("--update"))


@pytest.fixture(scope="session")
def chromium() -> str:
    """Path of the Chromium to hand to Playwright as `executable_path`; for tests marked `browser`."""
    path = _browser()
    assert path is not None, "mark this test with @pytest.mark.browser"
    return path


@pytest.fixture(scope="session")
def shots() -> Path:
    """Folder in which tests keep the screenshots they make (not in git)."""
    folder = Path(__file__).parent / "shots"
    folder.mkdir(exist_ok=True)
    return folder
