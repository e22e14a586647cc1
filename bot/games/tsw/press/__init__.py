"""The Watchful Eye and the turn reports: what stands in them, and how they are set."""
