"""Nothing in a test connects, sends or resolves anywhere but to loopback and Unix sockets."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Callable
from functools import wraps
from typing import Any

RESOLVERS = ("getaddrinfo", "gethostbyname", "gethostbyname_ex")
METHODS = ("connect", "connect_ex", "sendto")
"""Of sockets; the address is what they are given last."""


def guard() -> None:
    """Refuse what goes beyond with PermissionError, from now on and in this process. (An audit hook is called
    for every `id()`, too: millions of times by a few tests of the simulated Discord.)"""
    for name in RESOLVERS:
        setattr(socket, name, _resolving(getattr(socket, name)))
    for name in METHODS:
        setattr(socket.socket, name, _reaching(getattr(socket.socket, name)))


def _resolving(usual: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(usual)
    def resolve(host: Any, *args: Any, **named: Any) -> Any:
        _check(host)
        return usual(host, *args, **named)

    return resolve


def _reaching(usual: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(usual)
    def reach(self: socket.socket, *args: Any) -> Any:
        _check(args[-1][0] if isinstance(args[-1], tuple) else None)
        return usual(self, *args)

    return reach


def _check(host: Any) -> None:
    host = host.decode() if isinstance(host, bytes) else host
    if host in (None, "", "localhost"):
        return
    try:
        if ipaddress.ip_address(str(host)).is_loopback:
            return
    except ValueError:
        pass  # a name other than localhost
    raise PermissionError(f"A test tried to reach {host}: only loopback is allowed.")
