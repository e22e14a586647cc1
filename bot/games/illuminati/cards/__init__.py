"""Facts: the cards, and the words in which they are written."""
