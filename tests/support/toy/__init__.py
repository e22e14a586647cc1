"""A small trading-card game that exists only to put the engine to the proof."""
