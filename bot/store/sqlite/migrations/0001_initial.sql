-- Times are epoch seconds (UTC), identifiers of people and places are Discord's, JSON is text.

CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    thread_id INTEGER,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'live', 'paused', 'over', 'archived')),
    options TEXT NOT NULL,
    seats INTEGER NOT NULL,
    epoch INTEGER NOT NULL,
    rules_version TEXT NOT NULL,
    seed BLOB NOT NULL,
    seed_hash TEXT NOT NULL,
    seq INTEGER NOT NULL,
    created_at REAL NOT NULL,
    updated_at REAL NOT NULL,
    creator_id INTEGER NOT NULL,
    settings TEXT NOT NULL,
    creation_key TEXT UNIQUE
) STRICT;
CREATE INDEX games_running ON games (id) WHERE status IN ('lobby', 'live', 'paused');
CREATE INDEX games_of_guild ON games (guild_id, status);
CREATE INDEX games_of_channel ON games (channel_id);
CREATE INDEX games_of_thread ON games (thread_id) WHERE thread_id IS NOT NULL;

-- The state that play continues from; apart from games, so that lists of games stay small.
CREATE TABLE snapshots (
    game INTEGER PRIMARY KEY REFERENCES games (id),
    data BLOB NOT NULL,
    hash TEXT NOT NULL
) STRICT;

CREATE TABLE epochs (
    game INTEGER NOT NULL REFERENCES games (id),
    epoch INTEGER NOT NULL,
    first_seq INTEGER NOT NULL,
    rules_version TEXT NOT NULL,
    snapshot BLOB,
    snapshot_hash TEXT,
    PRIMARY KEY (game, epoch)
) STRICT;

CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    user_id INTEGER,
    kind TEXT NOT NULL CHECK (kind IN ('human', 'ai')),
    ai TEXT,
    name TEXT NOT NULL,
    standing TEXT NOT NULL,
    away INTEGER NOT NULL,
    away_until REAL,
    missed INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of_user ON seats (user_id) WHERE user_id IS NOT NULL;

-- The primary key is the optimistic lock, the unique key makes a repeated interaction harmless.
CREATE TABLE log (
    game INTEGER NOT NULL REFERENCES games (id),
    seq INTEGER NOT NULL,
    epoch INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    move TEXT NOT NULL,
    key TEXT,
    at REAL NOT NULL,
    actor INTEGER,
    note TEXT,
    lines TEXT NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX log_key ON log (key) WHERE key IS NOT NULL;

-- AUTOINCREMENT: an id that was used once never names another timer.
CREATE TABLE timers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER,
    kind TEXT NOT NULL,
    due_at REAL NOT NULL,
    ask INTEGER NOT NULL
) STRICT;
CREATE INDEX timers_due ON timers (due_at, id);
CREATE INDEX timers_of_game ON timers (game, due_at);

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER REFERENCES games (id),
    nonce TEXT NOT NULL UNIQUE CHECK (length(nonce) BETWEEN 1 AND 25),
    target TEXT NOT NULL,
    user_id INTEGER,
    payload TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('pending', 'sent', 'failed')),
    attempts INTEGER NOT NULL,
    last_error TEXT,
    not_before REAL NOT NULL,
    message_id INTEGER,
    changed_at REAL NOT NULL
) STRICT;
CREATE INDEX outbox_pending ON outbox (id, not_before) WHERE state = 'pending';
CREATE INDEX outbox_waiting ON outbox (game, target, user_id, id) WHERE state = 'pending' AND attempts > 0;
CREATE INDEX outbox_sent ON outbox (changed_at) WHERE state = 'sent';
CREATE INDEX outbox_failed ON outbox (id) WHERE state = 'failed';

CREATE TABLE messages (
    game INTEGER NOT NULL REFERENCES games (id),
    slot TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    PRIMARY KEY (game, slot)
) STRICT, WITHOUT ROWID;

CREATE TABLE audit (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    game INTEGER REFERENCES games (id),
    actor_id INTEGER NOT NULL,
    action TEXT NOT NULL,
    detail TEXT NOT NULL,
    reason TEXT,
    at REAL NOT NULL
) STRICT;
CREATE INDEX audit_of_guild ON audit (guild_id, id);
CREATE INDEX audit_of_game ON audit (game, id) WHERE game IS NOT NULL;
CREATE TRIGGER audit_keeps BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'audit rows are never changed'); END;
CREATE TRIGGER audit_stays BEFORE DELETE ON audit BEGIN SELECT RAISE(ABORT, 'audit rows are never deleted'); END;

CREATE TABLE results (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    user_id INTEGER,
    outcome TEXT NOT NULL CHECK (outcome IN ('won', 'lost', 'drawn', 'left')),
    goal TEXT,
    ended_at REAL NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_of_user ON results (user_id, ended_at) WHERE user_id IS NOT NULL;

CREATE TABLE promises (
    game INTEGER NOT NULL REFERENCES games (id),
    id INTEGER NOT NULL,
    seat_from INTEGER NOT NULL,
    seat_to INTEGER NOT NULL,
    text TEXT NOT NULL,
    due REAL,
    state TEXT NOT NULL CHECK (state IN ('open', 'kept', 'broken', 'released')),
    secret INTEGER NOT NULL,
    PRIMARY KEY (game, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE user_prefs (user_id INTEGER PRIMARY KEY, prefs TEXT NOT NULL) STRICT;
CREATE TABLE guild_settings (guild_id INTEGER PRIMARY KEY, settings TEXT NOT NULL) STRICT;
