# Playing in the terminal: `python -m bot play --terminal`.

terminal-welcome = { $game } in the terminal. You play { $names } against { $others } AI seats. Type `help` at any time.
terminal-goes-on = Game #{ $number } goes on where it stood. (`--new` begins another.)
terminal-help =
    A number chooses from the list; where an amount is asked for you may add it at once: `3 5`.
    table     everything that lies open          hand      what only you hold
    why       how the numbers come about         log       what has happened
    undo      take the last step back            rules X   look X up in the rules
    card X    look a card up                     as NAME   sit down for another person
    leave     give the game up for good          quit      stop; the game is kept
terminal-help-orders = Anything else that you type is read as an order, in your own words.
terminal-turn = ── { $who } ── { $status }
terminal-hand-over = The next decision is { $who }’s. Hand the keyboard over, then press Enter.
terminal-choice = { $number }. { $what }
terminal-group = { $number }. { $name } ({ $count })
terminal-pick = Your choice
terminal-amount = How much? ({ $least } to { $most })
terminal-several = Which? { $exact ->
        [1] { $most } of the numbers
       *[0] { $least } to { $most } of the numbers
    }, separated by spaces{ $least ->
        [0] ; empty for none
       *[other] { "" }
    }.
terminal-weighed = Which? Numbers separated by spaces, until they come to { $least } together.
terminal-in-order = In which order? All { $count } numbers, separated by spaces.
terminal-words = Your words ({ $least } to { $most } characters)
terminal-give-money = Money you give (0 to { $most })
terminal-want-money = Money you want
terminal-give-cards = What you give
terminal-want-cards = What you want
terminal-no-choice = There is no such choice. Type a number of the list, or `help`.
terminal-nobody = Nobody of that name plays here: { $names }.
terminal-nothing = Nothing waits for { $who } at the moment.
terminal-agree = { $who }: { $what } (y/n)
terminal-take-back = The last step should be taken back. Do you agree?
terminal-sure = Give up for good? Type `yes`.
terminal-kept = The game is kept. `python -m bot play --terminal` goes on with it.
terminal-over = The game is over.
terminal-won = { $who } won.
terminal-no-winner = Nobody won.
terminal-list =
    { $lines }
    { $prompt }
