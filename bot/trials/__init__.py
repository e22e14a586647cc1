"""Whole games played by AI seats, and the proofs that every game of the house must pass in them."""
