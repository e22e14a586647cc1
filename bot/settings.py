"""What the host of the bot can set: variables FNORD_*, in the environment or in `.env`.

That is the file in the checkout; an installed bot reads the one in the folder it is started in.

`.env.example` explains each of them; tests/test_setup.py keeps the two in step.
"""

import re
from pathlib import Path
from typing import Annotated, Any, Literal, Self

from pydantic import BeforeValidator, Field, SecretStr, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot import HOME, KEPT

Snowflake = Annotated[int, Field(gt=0, lt=2**63)]
TimeSpan = Annotated[str, Field(pattern=r"^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$")]
"""Daily span HH:MM-HH:MM; it may pass midnight."""


def whereabouts(where: Any) -> Path | SecretStr:
    """A file, or the address of a PostgreSQL database with its password; a relative path counts from the
    folder of `.env`. Raises ValueError for what is neither."""
    if isinstance(where, SecretStr):
        return where
    if isinstance(where, str) and where.startswith(("postgresql://", "postgres://")):
        return SecretStr(where)
    if isinstance(where, str | Path):
        return HOME / Path(where).expanduser()
    raise ValueError("neither a file nor an address")


class Settings(BaseSettings):
    """The bot's settings, read once at start and passed down by bot/app.py; immutable.

    Raises pydantic.ValidationError on a value out of range or an unknown name in `.env`; its text shows
    no value, so it cannot leak the token into a log.
    """

    model_config = SettingsConfigDict(
        env_prefix="FNORD_",
        env_file=HOME / ".env",
        env_ignore_empty=True,
        extra="forbid",
        frozen=True,
        hide_input_in_errors=True,
    )

    token: SecretStr | None = None
    """Discord's bot token; only `python -m bot run` needs it."""

    database: Annotated[Path | SecretStr, BeforeValidator(whereabouts)] = KEPT / "fnordmaster.sqlite3"
    """The SQLite file with every table; the store creates it and its folder on first start. Or the address of
    a PostgreSQL database, which several processes may share."""

    shards: Annotated[str, Field(pattern=r"^\d{1,5}(-\d{1,5})?/\d{1,5}$")] | None = None
    """The shards of Discord that this process runs, and how many there are in all: `0-15/64`, or `3/64` for
    one. Without it, it runs all, as many as Discord recommends."""

    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"

    log_format: Literal["console", "json"] = "console"

    language: Annotated[str, Field(pattern=r"^[a-z]{2,3}(-[A-Z]{2})?$")] = "en"
    """Catalogue for whoever has set no language, as in data/locales/."""

    deadline_hours: Annotated[float, Field(ge=0, le=24 * 30)] = 24.0
    """Hours for one decision at a new table; 0 means no deadline."""

    reminder_share: Annotated[float, Field(gt=0, lt=1)] = 0.75
    """Share of the deadline that has passed when the reminder goes out."""

    quiet_hours: TimeSpan | None = None
    """When players who set no quiet hours are not pinged, in their own time zone."""

    audit_channel: Snowflake | None = None
    """Channel ID that also gets every moderator action; the audit log in the database is kept in any case."""

    games_per_guild: Annotated[int, Field(ge=1, le=1000)] = 20
    """Running games one server may have at once."""

    lobby_days: Annotated[float, Field(ge=0, le=365)] = 7.0
    """Days without a change after which a lobby is closed, until somebody opens it again; 0 means never."""

    picture_scale: Annotated[int, Field(ge=1, le=3)] = 2
    """Size of pictures: 1 has three quarters of the usual pixels in each direction, 2 the usual, 3 a quarter
    more."""

    workers: Annotated[int, Field(ge=0, le=64)] = 1
    """The most processes beside the bot's own for each kind of what takes long: letters, whole turns, AI
    seats, replays, pictures; with 0 the bot does all of it itself, and everybody waits meanwhile."""

    dev_guild: Snowflake | None = None
    """Server ID that slash commands are synced to at once; without it they are synced globally."""

    metrics_port: Annotated[int, Field(ge=0, le=65535)] = 0
    """Port for Prometheus metrics, /healthz and /readyz; 0 turns them off."""

    metrics_host: str = "127.0.0.1"
    """Address on which that port is; others than this machine can ask there if it is not its own."""

    narrator_url: Annotated[str, Field(pattern=r"^https?://[^\s/]\S*$")] | None = None
    """Endpoint that speaks OpenAI's chat completions, up to `/v1`; without it the bot's own phrases tell the
    reports alone."""

    narrator_model: str | None = None
    """The model to ask for there; needed with `narrator_url`."""

    narrator_key: SecretStr | None = None
    """Its key, if it wants one."""

    narrator_timeout: Annotated[float, Field(gt=0, le=120)] = 20.0
    """Seconds that one player's report, or an answer to their order, may wait for it."""

    narrator_reads: bool = False
    """Whether orders that the bot itself could not read are put to that endpoint, too: then words of players
    leave this machine. What it makes of them is only asked about."""

    @model_validator(mode="after")
    def _shards_are_there_and_shared(self) -> Self:
        if self.shards is None:
            return self
        first, last, count = re.fullmatch(r"(\d+)(?:-(\d+))?/(\d+)", self.shards).groups()  # type: ignore[union-attr]
        if not int(first) <= int(last or first) < int(count):
            raise ValueError("shards are counted from 0 to one less than there are, as in 0-15/64")
        if int(last or first) - int(first) + 1 < int(count) and isinstance(self.database, Path):
            raise ValueError("several processes need a PostgreSQL database: see FNORD_DATABASE")
        return self

    @model_validator(mode="after")
    def _narrator_has_a_model(self) -> Self:
        if self.narrator_url is not None and self.narrator_model is None:
            raise ValueError("narrator_url needs narrator_model as well")
        if self.narrator_reads and self.narrator_url is None:
            raise ValueError("narrator_reads needs narrator_url as well")
        return self
