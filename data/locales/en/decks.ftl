# Decks that people keep for themselves and bring to games (bot/ui/decks).

deck-title = Your decks
deck-line = **{ $name }**: { $about }
deck-fits = fits a usual table
deck-unfit = does not fit a usual table
deck-no-decks = You keep no decks yet. `/{ $kind } deck import` takes a list; `/{ $kind } deck copy` begins with a ready-made one.
deck-private = Nobody but you sees them.
deck-ready-title = Ready-made decks ({ $page }/{ $pages })
deck-ready-line = **{ $name }**. { $how }
deck-ready-button = Ready-made decks
deck-earlier = Earlier
deck-later = Later
deck-ready-hint = `/{ $kind } deck use` takes one to a lobby, `/{ $kind } deck show` lists its cards.
deck-form-title = A list of cards
deck-form-name = Its name
deck-form-words = The list
deck-form-hint = One card a line: “3 Name”. “Illuminati: Name” and “Lead: Name” say what it begins with.
deck-unnamed = My deck
deck-understood = “{ $name }” as it was understood
deck-loose = Not written quite like the card; please look:
deck-illegal = A usual table does not take it as it is:
deck-replaces = You have a deck of this name: this one takes its place.
deck-keep = Keep it
deck-edit = Change the list
deck-faults = { $count ->
        [one] One line could not be read. Nothing has been kept.
       *[other] { $count } lines could not be read. Nothing has been kept.
    }
deck-more-faults = … and { $count } more
deck-kept = “{ $name }” is kept. `/{ $kind } deck use` takes it to a lobby.
deck-draft-gone = This list has been kept or another one was sent in since. Send it in again.
deck-copied = “{ $name }” is kept, with the cards of “{ $source }”.
deck-deleted = “{ $name }” is gone. Lobbies and games that you chose it for keep their copy.
deck-ask-delete = Delete all your decks? There { $count ->
        [one] is one
       *[other] are { $count }
    }. They cannot be brought back.
deck-delete-all = Delete all
deck-all-deleted = { $count ->
        [0] There was nothing to delete.
        [one] Your deck is gone. Lobbies and games that you chose it for keep their copy.
       *[other] All { $count } decks are gone. Lobbies and games that you chose them for keep their copies.
    }
deck-used = You play with “{ $name }” in #{ $number }. The others see only that your deck is ready.
deck-unused = In #{ $number } you play with a deck that the table gives you.
deck-too-many = You keep { $most } decks, and that is as many as may be. Delete one first.
deck-name = A deck needs a name of 1 to { $most } characters.
deck-none = There is no deck “{ $name }”. The suggestions show what there is.
deck-damaged = This deck can no longer be read. Delete it, or send it in again.
deck-large = The file is too large: { $kib } KiB are the most.
