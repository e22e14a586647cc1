"""What is done in a turn: every action that can be ordered, and what groups and people it changes."""
