"""Elections: what seats wish and do in them, and how people choose in few clicks."""
