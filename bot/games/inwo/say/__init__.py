"""All that is said, by chapter of the rule book."""
