"""Illuminopoly: factions buy, rezone and subvert one city, under a Chair of the Bank who may be bought."""
