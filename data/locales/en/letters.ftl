### Decisions in writing: letters to the bot and what is answered

letters-late = You last wrote for { $before }, which is over. This counts for { $now }.
letters-finished = Your orders are complete already.
letters-question-first = Something is still asked of you. Answer it, or say ‘no’ to drop it; then say that you have finished.
letters-reopened = You had finished; your orders are open again until you say so once more.
letters-kept = Nothing can be written just now. Your words are kept and read for { $now } as soon as that is possible.
letters-over = Nothing can be written here any more.
letters-elsewhere = Something else is to be decided first: press Your move.
letters-not-for-others = Only the player of a seat writes in their own words. A gamemaster changes what is written with /gm desk.
letters-refused = { $order }: { $reasons }
letters-help = Write what is to be done in your own words, one order a line or a sentence, for example:
    { $examples }
    -# Editing or deleting a message changes nothing: write again, or withdraw.
letters-wordless = I read words, and files of plain text with words in them. There are none in this message: write what is to be done, or press **Write orders**.
letters-long = That is too long: at most { $most } letters are read at once. Nothing of it was read; send it in parts.
letters-of = “{ $words }”: { $said }
letters-lost = -# Say ‘help’ for examples of what can be written.
letters-second = -# What I cannot read is put to a language model that the host of this bot has set up; what it makes of it counts only if you confirm it.
# What somebody writes who wants to know what can be written; with commas, in small letters.
letters-help-calls = help, help me, what can i do, what now, how does this work, how do i play, how do i play this, what should i do, what should i do first, what do i do, what do i write
letters-in-words = Say it in a direct message to me, or with **Write orders**.
letters-every = { $answer } (all { $count })
letters-more = { $count ->
    [one] One more question waits behind this one.
   *[other] { $count } more questions wait behind this one.
}
letters-pick = Choose an answer…
letters-choose = Choose a line to withdraw, move or replace…
letters-withdraw = Withdraw: { $order }
letters-withdraw-one = Withdraw one of these…
letters-change-one = Change one of these…
letters-withdrawn = Withdrawn: { $order }
letters-lasting = ∞
letters-empty = Nothing is written yet.
letters-settled = That question is settled already.
letters-not-there = That no longer stands there.
letters-closed = Nothing can be written just now. You are called as soon as it can be.
letters-which = For which table is that?
letters-speaking = From now on your letters go to { $name }.
letters-form = Your orders
panel-examples =
    Orders are attacks, defence, errands of your people, money, words to others, standing orders. For example:
    { $examples }
letters-form-hint = In your own words, one order a line or a sentence
letters-replace-title = What stands there instead
letters-no-game = I am the referee of conspiracy games. You sit at no table at the moment: open one with /game new on a server, or press Join on a lobby card there. /help tells more.
letters-other-games = Nothing has to be written at { $games }: press Your move there, or look with /my games.
button-write = Write orders
button-orders = My orders
button-withdraw = Withdraw
button-up = Up
button-down = Down
button-change = Change
button-otherwise = Something else
button-address = Another table
