"""What players write to the bot in their own words, and what it answers."""
