"""Dice that lie, and those of cards."""
