"""What the local page may be sent: JSON objects; anything else is refused in words, and soon."""

from __future__ import annotations

import pytest
from aiohttp import ClientSession, web
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.local.hub import _asked

NO_OBJECT = st.binary(max_size=60).filter(lambda data: not data.lstrip().startswith(b"{"))


class Asked:
    """A request of which only the body matters."""

    def __init__(self, body: bytes) -> None:
        self.body = body

    async def read(self) -> bytes:
        return self.body


@pytest.mark.parametrize(
    "body", [b"[" * 100_000, b'{"a":' * 100_000, b'{"as": "\\ud800"}', b"\xff", b"", b"5", b'{"as": NaN}']
)
async def test_the_page_is_not_thrown_by_what_is_sent_to_it(body: bytes) -> None:
    async def state(request: web.Request) -> web.Response:
        return web.json_response(await _asked(request))

    app = web.Application()
    app.router.add_post("/state", state)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        where = f"http://127.0.0.1:{runner.addresses[0][1]}/state"
        async with ClientSession() as session:
            async with session.post(where, data=body) as refused:
                assert (refused.status, await refused.text()) in ((400, "not JSON"), (400, "not an object"))
            async with session.post(where, data=b'{"as": "1"}') as answered:
                assert await answered.json() == {"as": "1"}
    finally:
        await runner.cleanup()


@settings(max_examples=60, deadline=None)
@given(NO_OBJECT)
async def test_what_is_no_object_is_a_bad_request(body: bytes) -> None:
    with pytest.raises(web.HTTPBadRequest):
        await _asked(Asked(body))  # type: ignore[arg-type]
