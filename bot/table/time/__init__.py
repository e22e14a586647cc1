"""Deadlines, reminders, waiting for a gamemaster, lobbies that lapse."""
