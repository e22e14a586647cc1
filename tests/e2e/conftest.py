"""A simulated Discord for every test that asks for `world`."""

from tests.support.discord import games, settings, simulated_env, simulation, world

__all__ = ["games", "settings", "simulated_env", "simulation", "world"]
