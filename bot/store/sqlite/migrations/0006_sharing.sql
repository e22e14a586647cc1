-- The one process that runs on this database. `owner` tells whether it is gone (bot/store/owner.py).
CREATE TABLE holder (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    owner TEXT NOT NULL,
    host TEXT NOT NULL,
    pid INTEGER NOT NULL,
    started_at REAL NOT NULL,
    beat_at REAL NOT NULL
) STRICT;

-- Who is sending a message, or doing what a timer is for; NULL when nobody is.
ALTER TABLE outbox ADD COLUMN claimed_by TEXT;
ALTER TABLE outbox ADD COLUMN claimed_at REAL;
CREATE INDEX outbox_claimed ON outbox (id) WHERE claimed_by IS NOT NULL;
ALTER TABLE timers ADD COLUMN claimed_by TEXT;
ALTER TABLE timers ADD COLUMN claimed_at REAL;
CREATE INDEX timers_claimed ON timers (id) WHERE claimed_by IS NOT NULL;
