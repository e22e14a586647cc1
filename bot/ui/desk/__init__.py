"""The gamemaster's desk."""
