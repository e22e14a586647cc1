"""Orders in a player's own words: from a message to the moves it means."""
