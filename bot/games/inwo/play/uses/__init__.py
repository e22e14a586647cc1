"""Using cards: which uses are open, what they cost, how they are announced and answered, what they do."""
