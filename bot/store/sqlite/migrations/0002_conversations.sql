-- What is open between a person and the bot in writing: questions held, words that came too late. `waits` marks
-- those that the bot itself has to come back to.
CREATE TABLE conversations (
    user_id INTEGER PRIMARY KEY,
    open TEXT NOT NULL,
    waits INTEGER NOT NULL CHECK (waits IN (0, 1))
) STRICT;
CREATE INDEX conversations_waiting ON conversations (user_id) WHERE waits = 1;
