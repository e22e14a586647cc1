"""The games: rules as small frames, cards as data. Each game is a package; registry.py lists them."""
