"""Play without a token: the simulated Discord with its page, and the terminal."""
