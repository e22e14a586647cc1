"""Decks: what one is, whether it may be played, lists as people write them, and the piles of a game."""
