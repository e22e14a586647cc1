"""The decks that people keep: pages, buttons and forms, for whichever game they are."""
