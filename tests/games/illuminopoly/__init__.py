"""Illuminopoly: scenarios by chapter of the rules, whole games, texts."""
