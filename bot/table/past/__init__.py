"""Looking back: history, proofs, games that come in as files, new versions of the rules, repair."""
