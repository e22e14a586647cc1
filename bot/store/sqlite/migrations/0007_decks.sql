-- The decks that people keep for themselves: `line` is the deck as a game takes it.
CREATE TABLE decks (
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    line TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (user_id, name)
) STRICT, WITHOUT ROWID;
-- What a person has sent in last and not confirmed yet.
CREATE TABLE deck_drafts (
    user_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    line TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;
