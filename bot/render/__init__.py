"""Scenes and papers become pictures and print."""
