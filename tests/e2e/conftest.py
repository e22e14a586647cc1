"""A simulated Discord for every test that asks for `world`."""

from tests.support.discord import again, games, settings, simulated_env, simulation, world

__all__ = ["again", "games", "settings", "simulated_env", "simulation", "world"]
