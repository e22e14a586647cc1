"""A game with its people and its clock: one service applies a move in one transaction."""
