"""Facts: the board, the factions, and the names a server gives to them."""
