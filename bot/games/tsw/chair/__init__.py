"""The gamemaster's chair: its desk, and its moves by name."""
