-- What servers add to the data of a game: `content` is what games begin with, `source` the file as it was sent in.
CREATE TABLE material (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    content TEXT NOT NULL,
    source TEXT NOT NULL,
    at REAL NOT NULL,
    UNIQUE (guild_id, kind, name)
) STRICT;
