# Decks of INWO: what may be played, lists as people write them, and the decks of a person (/inwo deck).

inwo-deck-size = { $count ->
        [one] The deck has one card; it must have { $size }, the starting Illuminati included ({ $rule }).
       *[other] The deck has { $count } cards; it must have { $size }, the starting Illuminati included ({ $rule }).
    }
inwo-deck-no-card = There is no card “{ $card }” any more ({ $rule }).
inwo-deck-set = { $card } is of an edition that this table does not play with ({ $rule }).
inwo-deck-copies = { $card } is there { $count } times; this table takes { $most ->
        [one] one copy
       *[other] { $most } copies
    } of a card ({ $rule }).
inwo-deck-no-illuminati = There is no Illuminati to begin with ({ $rule }).
inwo-deck-which-illuminati = The deck must say which Illuminati it begins with, by a line such as “Illuminati: Name”. It holds { $cards } ({ $rule }).
inwo-deck-illuminati-missing = { $card }, with which the deck begins, is not among its cards ({ $rule }).
inwo-deck-not-illuminati = { $card } is no Illuminati, and a deck begins with one ({ $rule }).
inwo-deck-no-group = There is no Group in it, and every player begins with one ({ $rule }).
inwo-deck-lead = { $card } cannot lead: the lead is a Group of the deck ({ $rule }).
inwo-deck-advice = { $count ->
        [one] One Group card: { $least } to { $most } are usual ({ $rule }).
       *[other] { $count } Group cards: { $least } to { $most } are usual ({ $rule }).
    }

refused-deck = Somebody brings what is no legal deck here.
inwo-deck-large = The list is too large: { $kib } KiB are the most.
inwo-deck-not-text = The file is not UTF-8 text (byte { $byte }).
inwo-deck-character = Line { $line }: the character { $code } is not taken here.
inwo-deck-lines = The list is too long: { $most } lines are the most.
inwo-deck-line-long = Line { $line } is too long: { $most } characters are the most.
inwo-deck-count = Line { $line }: “{ $count }” copies cannot be; it takes a number from 1 to { $most }.
inwo-deck-unread = Line { $line }: there is no card “{ $written }”. Is it { $near }?
inwo-deck-no-words = Line { $line }: “{ $written }” names no card.
inwo-deck-json = This is no list of card ids as JSON.

inwo-deck-loose = Line { $line }: “{ $written }” is read as { $card }.
inwo-deck-begins = Begins with **{ $illuminati }**.
inwo-deck-begins-led = Begins with **{ $illuminati }**, led by { $choices }.
inwo-deck-groups = **Groups ({ $count })**: { $cards }.
inwo-deck-resources = **Resources ({ $count })**: { $cards }.
inwo-deck-plots = **Plots ({ $count })**: { $cards }.

lobby-seat-ready-inwo = { $seat }. **{ $name }** (deck ready)
