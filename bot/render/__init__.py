"""Scenes of plain shapes and the pictures made from them."""
