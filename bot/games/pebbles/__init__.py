"""Pebbles: a small game with a bit of everything, to be read first and copied for a new one."""
