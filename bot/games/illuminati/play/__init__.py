"""The state and its frames, by chapter of the rule book."""
