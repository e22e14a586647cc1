"""The pure rules engine: standard library only, no clock, no chance of its own, no I/O."""
