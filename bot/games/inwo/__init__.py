"""INWO: the trading card game of Illuminati, with decks, Plots at any time and New World Orders."""
