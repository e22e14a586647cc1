"""A simulated Discord for every test that asks for `world`."""

from tests.support.discord import world

__all__ = ["world"]
