"""Who sits at a table and what they may do besides playing: lobbies, votes, promises, moderators, servers."""
