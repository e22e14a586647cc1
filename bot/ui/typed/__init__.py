"""What is typed instead of clicked: slash commands, their options and suggestions."""
