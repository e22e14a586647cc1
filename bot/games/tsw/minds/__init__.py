"""AI conspiracies, and the standing answer."""
