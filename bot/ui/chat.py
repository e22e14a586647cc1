"""A language model that the host has set, by OpenAI's chat completions: asked for JSON, never relied on."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import aiohttp
import structlog
from pydantic import SecretStr

LONGEST_ANSWER = 200_000
"""Bytes of an answer; more are not read."""
PAUSE = 60.0
"""Seconds without requests after one that got no answer, so that nothing is held up by each in turn."""
FENCE = re.compile(r"^```(?:json)?\s*|\s*```$")
log = structlog.get_logger(__name__)


class Speechless(Exception):
    """No usable answer came; `reason` is fit for a log and for the host: it names neither key nor material.

    down: nothing better is to be expected of the next request.
    """

    loggable = True

    def __init__(self, reason: str, *, down: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.down = down


@dataclass(frozen=True, slots=True)
class Endpoint:
    """Where a language model is asked. timeout: seconds for one answer."""

    url: str
    model: str
    key: SecretStr | None = None
    timeout: float = 20.0

    @property
    def late(self) -> Speechless:
        """What is said of it where no answer came in time."""
        return Speechless(f"no answer within {self.timeout:g} s", down=True)


class Chat:
    """Requests to `endpoint` by `who`; it rests for a while when nobody answers, and says so once."""

    def __init__(
        self, who: str, endpoint: Endpoint | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.endpoint = endpoint
        self._who = who
        self._now = clock
        self._resting_until = float("-inf")
        self._out = False

    @property
    def open(self) -> bool:
        """Whether there is an endpoint that could answer now."""
        return self.endpoint is not None and self._now() >= self._resting_until

    async def ask(
        self, instructions: str, material: Mapping[str, Any], schema: Mapping[str, Any] | None = None
    ) -> Any:
        """The JSON that it answers to `material`, unchecked; of the form of `schema` where it keeps to that.

        Raises Speechless.
        """
        if self.endpoint is None:
            raise Speechless(f"the {self._who} is off")
        said = json.dumps(material, ensure_ascii=False)
        messages = [{"role": "system", "content": instructions}, {"role": "user", "content": said}]
        body: dict[str, Any] = {"model": self.endpoint.model, "messages": messages, "stream": False}
        if schema is not None:
            wanted = {"name": "answer", "schema": schema}
            body["response_format"] = {"type": "json_schema", "json_schema": wanted}
        answer = await self._post(self.endpoint, body)
        try:
            return json.loads(FENCE.sub("", answer["choices"][0]["message"]["content"].strip()))
        except (KeyError, IndexError, TypeError, AttributeError, ValueError, RecursionError):
            raise Speechless("the answer has not the form that was asked for") from None

    async def _post(self, endpoint: Endpoint, body: Mapping[str, Any]) -> Any:
        headers = {"Authorization": f"Bearer {endpoint.key.get_secret_value()}"} if endpoint.key else {}
        url = f"{endpoint.url.rstrip('/')}/chat/completions"
        limit = aiohttp.ClientTimeout(total=endpoint.timeout)
        try:
            async with (
                aiohttp.ClientSession(timeout=limit) as session,
                session.post(url, json=body, headers=headers, allow_redirects=False) as response,
            ):
                if response.status != 200:
                    raise Speechless(f"HTTP status {response.status}", down=True)
                answer = b""
                async for chunk in response.content.iter_chunked(16_384):
                    answer += chunk
                    if len(answer) > LONGEST_ANSWER:
                        raise Speechless(f"the answer is longer than {LONGEST_ANSWER} bytes")
                return json.loads(answer)
        except TimeoutError:
            raise endpoint.late from None
        except (aiohttp.ClientError, OSError) as error:
            raise Speechless(f"no connection ({type(error).__name__})", down=True) from None
        except (ValueError, RecursionError):
            raise Speechless("the answer is not JSON") from None

    def failed(self, silence: Speechless) -> None:
        """Note that no usable answer came."""
        if silence.down:
            self._resting_until = self._now() + PAUSE
        if not self._out:
            self._out = True
            log.warning("language model silent, the bot does without", who=self._who, reason=silence.reason)

    def recovered(self) -> None:
        """Note that an answer came."""
        if self._out:
            self._out = False
            log.info("language model speaks again", who=self._who)
