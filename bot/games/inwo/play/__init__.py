"""The rules as frames, by chapter of the rule book."""
