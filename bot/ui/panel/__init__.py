"""Pages: the table for everybody, a seat's own panel, a finished game step by step."""
