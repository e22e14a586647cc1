# What the engine itself says: moves that do not fit, options that do not exist.

refused-over = The game is over.
refused-not-legal = That cannot be done now.
refused-not-asked = You have nothing to decide at the moment.
option-unknown = There is no option called { $name }.
option-value = { $name } cannot be { $given }. Possible: { $allowed }.
shape-number = A whole number is needed.
shape-range = A number from { $least } to { $most } is needed, not { $given }.
shape-twice = Something is chosen twice.
shape-foreign = Something is chosen that is not on the list.
shape-count =
    { $least ->
        [0] Choose at most { $most }, not { $given }.
       *[other] Choose { $least } to { $most }, not { $given }.
    }
shape-weight = What is chosen comes to { $given }; { $least } are needed.
shape-order = Keep the order of the list.
shape-ordering = Every entry must be there exactly once.
shape-words = Some text is needed.
shape-length = The text must have { $least } to { $most } characters.
refused-host = The table cannot do that in this game.
refused-no-seat = There is no such player in the game.
op-mode = { $name }: { $does }
