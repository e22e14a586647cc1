"""All that is said about The Secret Wars, one module for each part of a turn."""
