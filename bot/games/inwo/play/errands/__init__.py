"""Actions outside attacks and uses of cards, which can be cancelled."""
