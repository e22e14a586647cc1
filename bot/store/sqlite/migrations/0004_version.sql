-- The optimistic lock: raised by every action that is stored, whatever it changes of a game.
ALTER TABLE games ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
