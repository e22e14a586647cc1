"""One action at a table: from a move that is asked for to the transaction that stores all that came of it."""
