"""What only one card does: the word `call` of its record (cards/README.md, Calls)."""
