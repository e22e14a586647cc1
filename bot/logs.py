"""The log: one form for our own lines and those of libraries, and nothing in them that is to stay secret.

A line has the words that stand in the program, numbers, and names. Whatever else was to be written (a
request, a row, a move) is named by its type; an exception by its type and what its class vouches for, with a
plain traceback.
"""

from __future__ import annotations

import logging
import re
import sys
import threading
import traceback
import warnings
from collections.abc import Iterator, Mapping, MutableMapping, Sequence
from typing import Any

import structlog
from structlog.stdlib import ProcessorFormatter

OURS = re.compile(r"(bot|cogs|fnord)(\.|$)")
"""Loggers whose words and texts are our own."""
NAME = re.compile(r"[A-Za-z_.]{1,40}")
"""What of a library's texts is a name: an event, a method, a module."""
ADDRESS = re.compile(r"[a-z]+://[^\s'\"?]+")
LONG_PART = re.compile(r"(?<=/)[^/]{25,}")
"""A part of an address that is no number of Discord's: the token of an interaction."""
QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"")
FIGURES = ("status", "code", "errno", "sqlite_errorname")
"""Attributes of foreign exceptions that say what went wrong and quote nothing."""
MOST_CAUSES = 8
REDACTED = "[secret]"
SHAPES = (
    re.compile(r"[\w-]{23,30}\.[\w-]{6,7}\.[\w-]{27,}"),
    re.compile(r"(?<=webhooks/)\d+/[^\s/?'\"]+|(?<=interactions/)\d+/[^\s/?'\"]+"),
    re.compile(r"(?<=Bearer )[\w.~+/=-]{8,}|(?<=Bot )[\w-]+\.[\w-]+\.[\w-]+"),
    re.compile(r"\b[0-9a-f]{64}\b"),
)
"""What a bot's token, an interaction's token in an address, a key and a seed look like."""
log = logging.getLogger("bot")

Line = MutableMapping[str, Any]


def keep_log(level: str = "WARNING", form: str = "console", secrets: Sequence[str] = ()) -> None:
    """Write everything from `level` on to the error stream, ours and the libraries' alike; `form` is
    'console' or 'json'. The `secrets` appear in no line, whoever writes it."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        _veil,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    renderer: structlog.typing.Processor = structlog.processors.JSONRenderer()
    if form == "console":
        renderer = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(
        processors=[*shared, ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level)),
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        ProcessorFormatter(
            processors=[ProcessorFormatter.remove_processors_meta, renderer, _Redaction(secrets)],
            foreign_pre_chain=shared,
            pass_foreign_args=True,
            use_get_message=False,
        )
    )
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.raiseExceptions = False  # else a line that cannot be written is shown with all its values


def catch_the_rest() -> None:
    """What Python would print by itself, with all that an exception says, goes to the log instead: failures
    that nobody caught, in any thread, and warnings."""

    def uncaught(kind: type[BaseException], error: BaseException | None, where: str) -> None:
        if not issubclass(kind, KeyboardInterrupt | SystemExit):
            log.critical("Nobody caught a failure %s", where, exc_info=error)

    sys.excepthook = lambda kind, error, _: uncaught(kind, error, "of the program")
    threading.excepthook = lambda args: uncaught(args.exc_type, args.exc_value, "of a thread")
    sys.unraisablehook = lambda args: uncaught(args.exc_type, args.exc_value, "while tidying up")
    warnings.showwarning = lambda message, category, file, line, *_: log.warning(
        "%s in %s, line %s", category.__name__, file, line
    )


def told(error: BaseException) -> str:
    """What may be logged of an exception: its type, and what it says if its class vouches for that with
    `loggable = True`; of others the figures they carry."""
    kind = type(error).__name__
    if getattr(error, "loggable", False):
        return f"{kind}: {error}"
    found = [f"{name} {value}" for name in FIGURES if _is_figure(value := getattr(error, name, None))]
    return f"{kind}: {', '.join(found)}" if found else kind


def _is_figure(value: object) -> bool:
    return type(value) is int or (isinstance(value, str) and NAME.fullmatch(value) is not None)


def trace(error: BaseException) -> str:
    """The traceback of an exception and of what caused it: places in the program, and no values."""
    return "".join(_traces(error, [])).rstrip()


def _traces(error: BaseException, seen: list[BaseException]) -> Iterator[str]:
    seen.append(error)
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None and before not in seen and len(seen) < MOST_CAUSES:
        yield from _traces(before, seen)
        yield "\nwhich led to\n\n"
    yield "Traceback (most recent call last):\n"
    yield from traceback.format_tb(error.__traceback__)
    yield f"{told(error)}\n"
    if isinstance(error, BaseExceptionGroup):
        for part in error.exceptions[:MOST_CAUSES]:
            yield from ("\none of its parts\n\n", *_traces(part, seen))


def _veil(logger: Any, method: str, line: Line) -> Line:
    """A processor: names every value that is neither a number nor a text of ours by its type."""
    record: logging.LogRecord | None = line.get("_record")
    if record is not None:
        line["event"] = _sentence(record.name, str(line["event"]), line.pop("positional_args", ()))
    for key, value in line.items():
        if key not in ("_record", "exc_info", "stack_info"):
            line[key] = _shown(value, ours=True)
    line.pop("stack_info", None)
    given = line.pop("exc_info", None)
    error = given if isinstance(given, BaseException) else given[1] if isinstance(given, tuple) else None
    if given and error is None:
        error = sys.exception()
    if error is not None:
        line["exception"] = trace(error)
    return line


def _sentence(name: str, words: str, args: Any) -> str:
    """The line of a logger of the standard library, made from its words and veiled values."""
    ours = OURS.match(name) is not None
    if not args:
        return words if ours else QUOTED.sub("'...'", words.partition("\n")[0])
    if isinstance(args, Mapping):
        args = {key: _shown(value, ours) for key, value in args.items()} if "%(" in words else ("<mapping>",)
    else:
        args = tuple(_shown(value, ours) for value in args)
    try:
        return words % args
    except (TypeError, ValueError, KeyError):
        return words


def _shown(value: object, ours: bool) -> object:
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int | float):
        return int(value) if isinstance(value, int) else float(value)
    if isinstance(value, BaseException):
        return told(value)
    if isinstance(value, str):
        if ours or NAME.fullmatch(value):
            return str(value)
        if address := ADDRESS.match(value):
            return LONG_PART.sub(REDACTED, address[0])
    return f"<{type(value).__name__}>"


class _Redaction:
    """The last processor: takes out of the line whatever looks like a secret, or is one of those given."""

    def __init__(self, secrets: Sequence[str]) -> None:
        given = [re.compile(re.escape(secret)) for secret in secrets if secret.strip()]
        self._shapes = (*given, *SHAPES)

    def __call__(self, logger: Any, method: str, line: Any) -> str:
        words = str(line)
        for shape in self._shapes:
            words = shape.sub(REDACTED, words)
        return words
