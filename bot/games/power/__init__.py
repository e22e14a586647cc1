"""What games of power structures share: cards that hang on the arrows of other cards, and what is done there.

It knows no game, and no card by its name.
"""
