-- Why a game could not be read when somebody last wanted to, as long as nothing has become of it: its moderators
-- are told once.
ALTER TABLE games ADD COLUMN broken TEXT;
