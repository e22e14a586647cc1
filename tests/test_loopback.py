"""No test reaches beyond this machine, whichever way it tries; the machine itself is within reach."""

import asyncio
import socket
import urllib.request
from collections.abc import Callable
from contextlib import closing

import pytest

BEYOND = ("192.0.2.1", 9)
"""An address for documentation, which nobody has."""


def by_socket(way: str, kind: socket.SocketKind, *first: bytes) -> None:
    with closing(socket.socket(socket.AF_INET, kind)) as opened:
        getattr(opened, way)(*first, BEYOND)


@pytest.mark.parametrize(
    "reach",
    [
        lambda: by_socket("connect", socket.SOCK_STREAM),
        lambda: by_socket("connect_ex", socket.SOCK_STREAM),
        lambda: by_socket("sendto", socket.SOCK_DGRAM, b"hello"),
        lambda: socket.create_connection(BEYOND),
        lambda: socket.getaddrinfo("fnord.invalid", 80),
        lambda: socket.getaddrinfo(host=b"fnord.invalid", port=80),
        lambda: socket.gethostbyname("fnord.invalid"),
        lambda: asyncio.run(asyncio.open_connection(*BEYOND)),
        lambda: asyncio.run(asyncio.open_connection("fnord.invalid", 80)),
        lambda: urllib.request.urlopen("http://fnord.invalid"),
    ],
)
def test_nothing_goes_beyond(reach: Callable[[], object]) -> None:
    with pytest.raises(OSError, match="only loopback is allowed"):
        reach()


def test_this_machine_is_within_reach() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        socket.create_connection(server.getsockname()).close()
        assert socket.getaddrinfo("localhost", 80)
