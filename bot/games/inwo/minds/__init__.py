"""AI seats and standing answers."""
