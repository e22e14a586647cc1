"""Buttons, lists and forms: what they carry, how they are laid out, how they are answered."""
