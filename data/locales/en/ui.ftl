# The interface on Discord: cards, panels, buttons, answers. Markdown is Discord's.

## Words

word-yes = yes
word-no = no
word-default = as the server has it
word-unset = not set
somebody = Somebody
the-bot = The bot
seat-unnamed = seat { $seat }

## Buttons

button-panel = Your move
button-refresh = Your move
button-hand = Hand
button-table = Table
button-why = Why?
button-log = Log
button-log-earlier = Earlier
button-log-latest = Latest
button-help = Help
button-thread = New thread
button-keep = Keep it open
button-reopen = Open it again
button-standing = Standing answers
button-switch-on = Switch on
button-switch-off = Switch off
button-clear = Switch all off …
button-clear-yes = Switch all off
button-clear-no = Keep them
button-take-seat = Take my seat
button-return = I am back
button-undo = Take back
button-join = Join
button-leave = Leave
button-resign = Give up the seat
button-stay = Stay
button-add-ai = Add AI seat
button-remove-ai = Remove AI seat
button-start = Start
button-agree = I agree
button-refuse = I refuse
button-rematch = Rematch
button-verify = Verify the dice
button-replay = Replay
button-first = First
button-back = Back
button-on = Next
button-last = Last

## Panels

ui-away = An AI plays for you until you are back.
ui-nothing-to-decide = Nothing waits for you here at the moment.
ui-elsewhere =
    { $count ->
        [one] You are waited for at another table:
       *[other] You are waited for at { $count } other tables:
    }
ui-until = Until { $time }.
ui-pause = You need not answer: the game goes on by itself at { $time }, or as soon as all have passed. Until then you may answer, or ask the others to hold.
ui-pause-nothing = Nothing of yours fits here: you can only let it be. Only you see this line.
ui-pause-playable = ✦ You can answer this. Only you see this line.
ui-may = Nobody waits for you: you may act, or leave it.
ui-busy = The others are at it; this panel shows what comes of it.
ui-nothing-to-explain = There is no number to explain at this moment.
ui-log-empty = Nothing has happened here yet.
ui-open = { $what } …
ui-range = A whole number from { $least } to { $most }
ui-pick = Choose …
ui-pick-group = Everything else …
ui-everything = Everything else …
ui-all-the-same = { $what } all the same
ui-pick-many =
    { $exact ->
        [1] Choose { $most }
       *[0] { $least ->
            [0] Choose up to { $most }
           *[other] Choose { $least } to { $most }
        }
    }
ui-chosen-range =
    { $least ->
        [0] Choose as many as you like, up to { $most }, then confirm.
       *[other] { $least ->
            [one] { $most ->
                [one] Choose one, then confirm.
               *[other] Choose 1 to { $most }, then confirm.
            }
           *[other] { $exact ->
                [1] Choose { $most }, then confirm.
               *[0] Choose { $least } to { $most }, then confirm.
            }
        }
    }
ui-pick-next = Which comes in place { $place }?
ui-pick-weighed = Choose until they come to { $least }
ui-weighed-item = { $what } ({ $weight })
ui-weighed-none = Choose until they come to { $least } together, then confirm.
ui-weighed-short = Chosen: { $terms } = { $sum } of { $least }: { $missing } more to go.
ui-weighed-enough =
    { $over ->
        [0] Chosen: { $terms } = { $sum }, exactly what is needed.
       *[other] Chosen: { $terms } = { $sum }, { $over } more than the { $least } that are needed.
    }
ui-confirm-many =
    { $count ->
        [0] Confirm: none
       *[other] Confirm: { $count } chosen
    }
ui-confirm-order = Confirm this order
ui-start-over = Start over
ui-back = Back
ui-previous = Previous
ui-next = Next
ui-page = More: page { $page } of { $pages }
ui-group = { $name } ({ $count })
ui-unknown-shape = This decision cannot be made by a button. Use the slash command of the game.

## Answers

ui-broken = Something went wrong on our side. Nothing was changed by it; please try again, or tell the moderators.
ui-forbidden = Discord does not let me do that here: a permission is missing. A moderator can run `/setup` to see which one.
ui-unreached = Discord failed just now. What you did may count all the same: look with **Your move** (or `/move`) how things stand before you do it again.
ui-form-late = The table was busy just now. Press it again, and the form opens.
ui-rate-limited = Discord asks me to slow down. Please try again in { $seconds } seconds.
ui-which-game = Several games could be meant. Say which one with the option `game`: { $choices }.
ui-no-such-kind = I know no game called “{ $given }”. I can host: { $choices }.
ui-no-game-here = There is no game of yours here. `/game list` shows the tables of this server.
ui-bad-option = “{ $given }” cannot be understood here. Pick one of the suggestions.
ui-old-command = This command has changed since Discord showed it to you. Reload Discord (Ctrl+R) and try again.
dm-closed = { $who } Your direct messages are closed to me. Nothing is lost: use **Your move** here, or open them and set `/preferences dm:True`.
sender-forbidden = I am not allowed to write in { $channel }, so the table there stands still. Run `/setup` in that channel to see which permission is missing.


## Threads

table-lost-told = **{ $name }** has lost its thread: it was deleted, or I may no longer write there. Nothing is lost, and the clock stands still. **New thread** (or `/game thread game:{ $number }`) lets it go on; a moderator can also use `/mod move`.
table-lost-lobby = The channel of the lobby **{ $name }** was deleted, or I may no longer write there. Nothing is lost: `/game thread game:{ $number }`, typed in another channel, opens the lobby there.
table-moved = This table has moved to { $where }. The buttons here go on working.
thread-here = Your table is here: { $where }
thread-limit = This server has as many open threads as Discord allows, so I cannot open one in { $channel }. Close some that are done with (right-click, Close Thread; a moderator can put finished games away with `/mod archive`) and try again. Nothing is lost meanwhile.
thread-locked = The thread { $channel } is locked. A moderator can unlock it, or move the table with `/mod move`. Nothing is lost meanwhile.
thread-archived = The thread { $channel } is archived, and I may not open it again. Open it, or let a moderator move the table with `/mod move`. Nothing is lost meanwhile.
thread-forbidden = I may not open or write in threads in { $channel }. A moderator can run `/setup` there to see which permission is missing. Nothing is lost meanwhile.
thread-wrong-channel = There can be no thread in { $channel }. Choose a text channel with `/mod move` or `/setup`. Nothing is lost meanwhile.
thread-channel-gone = { $channel } is gone. `/game thread`, typed in another channel, finds a new place. Nothing is lost meanwhile.
thread-lobby-gone = The channel of this lobby is gone. `/game thread game:{ $number }`, typed in another channel, opens the lobby there with the same seats and options.
thread-nowhere = I know no channel for this table any more. Type `/game thread` in the channel where it shall live.
thread-occupied = Another table lives in { $channel }.
mod-moved = The table lives in { $where } now.

## Typed moves

macro-nothing = Say at least what you want to do.
macro-not-now = “{ $verb }” is not possible at the moment.
macro-unknown = “{ $given }” fits nothing that is possible now. Pick one of the suggestions.
macro-unclear = “{ $given }” is not clear. Did you mean { $near }?
macro-too-much = “{ $value }” cannot be said yet: something is revealed or rolled before. Use **Your move** afterwards.
macro-amount = Give an amount from { $least } to { $most }.
macro-panel = This needs more than a word: use **Your move**.
macro-deal = Offers have a form of their own: use `/deal`.

## Deals

deal-own-purse = You have { $most }
deal-purse = They have { $most }
deal-give-money = Money you give
deal-want-money = Money you want
deal-give-cards = What you give
deal-want-cards = What you want
deal-not-now = No offer to { $who } is possible at the moment.

## Lobby

lobby-about =
    {""}**{ $game }** for { $least } to { $most } players. Take a seat, fill the rest with AI seats if you like, and start.{ $missing ->
        [0] { "" }
        [one] {" "}1 more seat has to be taken.
       *[other] {" "}{ $missing } more seats have to be taken.
    }
lobby-empty = *Nobody has taken a seat yet.*
lobby-seat = { $seat }. **{ $name }**
lobby-seat-ai = { $seat }. **{ $name }** ({ $level })
lobby-more = More options …
lobby-which = Pick an option to change
lobby-changed = { $name }: **{ $value }**
lobby-option-now = Now: **{ $value }**
lobby-hours-hint = Time for a decision
lobby-hours =
    { $hours ->
        [0] Time for a decision: no limit
        [1] Time for a decision: 1 hour
        [24] Time for a decision: 1 day
        [48] Time for a decision: 2 days
        [72] Time for a decision: 3 days
        [168] Time for a decision: 1 week
       *[other] Time for a decision: { $hours } hours
    }
lobby-started = The game has a thread of its own: { $where }
lobby-closed = *This lobby was closed.*
lobby-lapsed = *This lobby was closed because nothing happened in it. Its seats and options are kept.*
lobby-lapsing = Nothing has happened in the lobby **{ $name }** for some days. It will be closed { $time }, unless somebody joins, changes something, starts the game, or presses the button.
lobby-lapse = The lobby **{ $name }** was closed because nothing happened in it. Seats and options are kept: the button (or `/game reopen`) opens it again.
lobby-kept = The lobby stays open.
lobby-kept-until = The lobby stays open, at least until { $time }.
lobby-reopened = Lobby #{ $number } is open: its card is in { $where }.
lobby-opened = Lobby #{ $number } is open: its card is in { $where }.
lobby-joined = You have seat { $seat }.
seat-taken =
    { $status ->
        [paused] It is your seat again. The game is paused: a moderator lets it go on.
       *[other] It is your seat again.
    }
lobby-removed = { $player } has no seat any more.
lobby-left = You have given your seat up.
lobby-ended = The lobby is closed.
lobby-option-value = “{ $given }” is no possible value for “{ $name }”. Possible: { $choices }.
lobby-option-set = { $name }: now { $value }.
lobby-only-in-channels = Tables live in text channels and threads of a server. Use the command there.
lobby-thread-shut = I cannot see into this thread, so no table can live in it. Let me in by mentioning me here, or use the command in a text channel.
lobby-remove-running = The game has begun. A moderator can give a seat to another person or an AI with `/mod replace`.
lobby-end-by-moderator = A running game ends by its rules, or by a moderator with `/mod end`. You can leave it with `/game leave`.
game-started = The game has begun: { $where }. Use **Your move** there whenever you are called.
leaving-ai = Do you want to give up your seat in **{ $table }** for good? An AI plays on in your place, and you cannot come back by yourself. For a while only: `/game away`.
leaving-surrender = Do you want to leave **{ $table }** for good, without an AI in your place? The rules of the game say what becomes of what you hold, and there is no way back.
left-ai = An AI plays your seat from now on.
left-surrender = You have left the game for good.
game-away = An AI plays for you at { $games } until you are back: `/game back`, or any move of yours.
game-away-until = An AI plays for you at { $games } until { $time }, or until you are back: `/game back`, or any move of yours.
rematch-opened = A new lobby with the same people is in { $channel }.

ai-heuristic = AI, normal
ai-easy = AI, easy
ai-random = AI, plays at random

option-pace = Pace
option-pace-live = live, 20 seconds to answer others
option-pace-steady = steady, 10 minutes to answer others
option-pace-slow = slow, 3 hours, nobody is woken
option-hours = Time for a decision
option-reminder = Reminder after this share of the time
option-away-after = Missed deadlines before an AI takes over
option-takeover = AI that takes over
option-order = Seats
option-language = Language of the table
option-guided = Hints for newcomers
option-order-chance = dealt by chance
option-order-joined = as they joined
option-takeover-heuristic = normal
option-takeover-easy = easy
option-takeover-random = plays at random
option-blind = Blind mode
option-channel = Channel for tables
option-audit-channel = Channel for acts of moderators

## Tables

table-called = { $game } #{ $number }
table-pause = { $poll ->
        [1] 🗳 Everybody here may vote until { $time }.
       *[0] Others may answer until { $time }.
    }
table-how-on =
    { $status ->
        [rests] Everybody is away. It goes on as soon as somebody is back: `/game back`.
        [lost] Its thread is gone: `/game thread`.
       *[paused] The clock stands still. A moderator lets it go on with `/mod resume`, or all players with `/propose`.
    }
table-due = **{ $who }** has time until { $time }.
table-waits = Waiting for **{ $who }**.
table-waits-until = Waiting for **{ $who }**, until { $time }.
status-lobby = in the lobby
status-live = running
status-paused = paused
status-rests = at rest: everybody is away (`/game back`)
status-lost = its thread is gone (`/game thread`)
status-over = over
status-archived = put away
status-seed = The dice come from a seed whose fingerprint is `{ $hash }`. It is shown when the game ends, for `/verify`.
wanted = It is your move.
call = { $who } { $wanted }
call-until = { $who } { $wanted } Until { $time }.
call-late = { $who } Your move is still missing. { $wanted }
call-late-until = { $who } Your move is still missing. { $wanted } You have time until { $time }.
block-folded = … { $count } { $count ->
        [one] line
       *[other] lines
    } (Log)
block-more = { $count } more (Log)
vote-undo = **{ $who }** asks to take the last own step back, and all that came after it. Everybody must agree.
vote-undo-after = **{ $who }** asks to take the last own step back, and all that came after it. The game would stand as it did after: { $after } Everybody must agree.
vote-pause = **{ $who }** asks for a pause. Everybody must agree.
vote-resume = **{ $who }** asks to go on. Everybody must agree.
vote-extend =
    { $value ->
        [1] **{ $who }** asks for one more hour. Everybody must agree.
       *[other] **{ $who }** asks for { $value } more hours. Everybody must agree.
    }
seated = { $who } You play in place of { $old } from now on. **Your move** shows your hand and what you can do.
vote-cast-yes = You agree.
vote-cast-no = You refuse.
vote-opened = I have asked the others.
vote-alone = Nobody else had to be asked: it is done.
undo-proposed = Something was revealed since, so the others must agree. I have asked them.
end-seed = Seed of the dice: `{ $seed }`, fingerprint as announced at the start: `{ $hash }`.
verify-honest = All { $values } values drawn came from the seed `{ $seed }`, and its fingerprint is the one announced at the start.
verify-wrong = The dice do not fit: { $wrong } of { $values } values drawn did not come from the announced seed.

list-title = Tables on this server
said-at = **{ $name }** · { $words }
private-at = **{ $name }** · { $where }
list-line = **#{ $number } { $name }**{ $game } · { $status } · { $people } · { $where }
list-empty = No tables at the moment. Open one with `/game new`.
inbox-title = Your games
inbox-empty = You sit at no table at the moment. `/game list` shows what is going on here.
inbox-more = … and { $count } more.
inbox-lobby = **#{ $number } { $name }** in { $where }: { $missing ->
        [0] in the lobby, it can begin.
        [one] in the lobby, 1 more seat has to be taken.
       *[other] in the lobby, { $missing } more seats have to be taken.
    }
inbox-paused = **#{ $number } { $name }** in { $where }: { $status }.
inbox-idle = **#{ $number } { $name }** in { $where }: nothing waits for you.
inbox-now = **#{ $number } { $name }** in { $where }: your move.
inbox-until = **#{ $number } { $name }** in { $where }: your move, until { $time }.

## Replay

replay-at = After move { $move } of { $moves }
replay-move = Move { $move }
replay-whose = With whose knowledge?
replay-jump = Go to a move …
replay-open = Open cards: everything that was hidden, too
replay-all = What everybody at the table knew
replay-seat = What { $name } knew
replay-hand = { $who }:
table-one = One player's cards, large …

## Standing answers, promises

standing-title = Standing answers
standing-about = What is switched on you answer by yourself, at once and every time, so the game need not wait for you. Where several fit, the first of the list counts.
standing-is-on = ✅ **{ $name }**: on
standing-is-off = ▫️ { $name }: off
standing-pass-turn = Pass this turn
standing-pass-attack = Pass this attack
passing-pass-turn = You pass for the rest of this turn.
passing-pass-attack = You pass for the rest of this attack.
standing-pass-untouched = pass until something touches me
standing-stops = Stops: at these moments the others wait for me
standing-stop-on = Stop { $name }
standing-stop-off = ✅ Stop { $name } (switch off)
standing-stop-turn = when the turn of { $who } begins
standing-set = From now on you answer by yourself: { $names }.
standing-none = Nothing is switched on: you are asked every time.
standing-clear-ask = Really switch off all your standing answers ({ $names })? You are asked every time then.
promise-title = Promises
promise-line = `{ $number }` **{ $giver }** to **{ $taker }**: { $words } · { $state }{ $dated ->
        [1] , due { $due }
       *[0] { "" }
    }
promise-due = A promise falls due: **{ $giver }** to **{ $taker }**: { $words }. `/settle` says what became of it.
promise-due-at = In { $where }: { $words }
promise-none = Nobody has promised anything.
promise-open = open
promise-kept = kept
promise-broken = broken
promise-released = released
promise-kept-in-ledger = It is in the ledger. `/promises` shows it.
promise-settled = Noted.

## Look-ups

card-unknown = I know no card like “{ $name }”.
rules-title = Rules
rules-unknown = Nothing in the rules fits “{ $search }”. Try a number (ILL-5.3a) or a single word.

## Help

help-server =
    ### Playing here
    `/game new` opens a lobby: a card with the options, seats and a Start button. Fill seats with friends or AI seats.
    `/game tutorial` starts a first game against AI seats at once.
    When a game begins it gets a thread of its own. Press **Your move** there whenever you are called: you see your hand and only what is possible now, and nobody else sees it.
    `/my games` lists what waits for you. `/rules` and `/card` look things up. `/preferences` sets language, direct messages, quiet hours and text-only mode.
    A finished game can be looked at move by move: `/replay`.
    Hosts: whoever opened a lobby can take seats away (`/game remove`) and close it (`/game end`).
    Moderators: `/setup` checks my permissions and chooses the channel for tables, `/mod` does the rest.
help-table =
    ### At this table
    {""}**Your move** opens your panel: your decision, your hand, your ways to other pages. It works for ever, as often as you like.
    {""}**Table** shows everything that lies open, **Log** what has happened. `/why` explains the numbers of the moment.
    {""}**Take back** undoes your last step as long as nothing was revealed and nobody has acted since; otherwise the others are asked.
    `/deal` makes an offer, `/promise` notes a promise, `/standing` shows and sets the answers you give without being asked.
    Away for a while? `/game away`. Questions of rules: `/rules search:` with a word or the number of a rule.
help-table-illuminati =
    ### Illuminati: how to play here
    {""}**Aim:** control as many groups as the number of players asks for (12 with four; your Illuminati count), or reach the special goal of your Illuminati first. **Why?** says how far everybody is.
    {""}**A turn in five lines:**
    1. Your cards collect income.
    2. You draw a card: groups lie uncontrolled, specials go to your hand.
    3. Two actions, mostly attacks: Power − Resistance, plus aid and money, is what two dice may show at most. 11 and 12 always fail.
    4. Others may spend money or play specials until all pass; then the dice fall.
    5. What you took hangs on an open arrow.
    {""}**Now:** press **Your move**. The blue button is what one usually does; the lists are sorted by worth, each with number and chance; **Everything else** holds all the rest.
    {""}**Signs:** ⚔ an attack · 🎲 the dice · ✓ what is chosen · ⚠ had better not · ● ■ ▲ ◆ ✚ ▼ the players · Power 4/2: with 2 of it a card aids others.
    {""}**Log** numbers what happened, `/why` explains the numbers, **Take back** undoes what revealed nothing, `/deal` offers, `/game tutorial` is a first game of five minutes.
help-table-illuminopoly =
    ### Illuminopoly: how to play here
    {""}**Aim:** more than half of all power once every property has an owner, or the special goal of your faction.
    {""}**A turn in five lines:**
    1. Your properties pay you.
    2. Roll the dice and move.
    3. On a free property: buy it, and hang it where an arrow is free.
    4. On somebody else's: take it over, rezone or subvert it with money on two dice, or leave it.
    5. Build, mortgage and deal whenever it is your turn.
    {""}**Now:** press **Your move**. The blue button is what one usually does; **Everything else** holds all the rest. What brings nothing says so.
    {""}**Signs:** ⚔ an attack · 🎲 the dice · ⚠ had better not · ● ■ ▲ ◆ ✚ ▼ ☾ ★ ⧗ ◎ ✖ the players.
    {""}**Log** numbers what happened, `/why` explains the numbers, `/card` any property, card or faction, `/game tutorial game:illuminopoly` is a first game.
help-table-tsw =
    ### At this table
    {""}**Orders are letters to me**, in your own words, one order a sentence: write me a direct message, or `/tsw order`, or press **Your move** and there **Write orders**. I read everything back; what I doubt I ask about, and your next message or a button answers it.
    For example: *I attack* (a group) *to control it with 3 MB.* *Agnes scouts* (a group). *If I am attacked, Agnes guards me.* Write `help` and you get examples with your own people.
    {""}**My orders** or `/tsw orders` shows what is written, lasting orders too: to be sorted, replaced, withdrawn. All of it is secret, and can be changed until the turn is carried out.
    `/tsw ready`, or **My orders are complete**: when all have said so, or their time is up, all orders are carried out at once. `/tsw report` shows what became of yours, `/paper issue` the newspaper.
    {""}**Your move** works for ever and as often as you like; there **Hand** is your file with all that you know, and `/why` explains the numbers of the moment.
    Away for a while? Lasting orders go on. `/game away` lets an AI play. Questions of rules: `/rules search:` with a word or the number of a rule.

tutorial-name = First game
tutorial-illuminati =
    {""}**Your first game.** Three AI seats play against you, without a deadline. Open the thread and press **Your move**.
    Each turn your cards collect income, you draw a card, and you have two actions. Begin by attacking an uncontrolled group to *control* it: choose a strong attacker and a weak target, add money, and roll at most the number shown.
    `/why` shows how a number comes about, **Help** is on the table card.

tutorial-illuminopoly =
    {""}**Your first game.** Three AI seats play against you, without a deadline. Open the thread and press **Your move**.
    You win by having more than half of all power once every property has an owner, or by your faction's special goal. Rents come to you at the start of your turn; then you move and do one thing where you land. Buy what you can, fill a colour, and hang the rest wherever an arrow is free.
    `/why` shows how a number comes about, `/card` any property, card or faction; **Help** is on the table card.
tutorial-tsw =
    {""}**Your first game.** Three AI conspiracies play against you. Open the thread and press **Your move**.
    First tell the gamemaster who you are. Then all write their orders in secret, as letters in their own words (a direct message to me, `/tsw order`, or **Write orders** on your panel), and the turn is carried out at once: a newspaper tells everybody some of it, your own report tells you the rest.
    A turn ends when everybody has sent their orders; **Help** is on the table card.

## Setup and preferences

setup-title = Tables in { $channel }
setup-has = ✅ { $name }
setup-wants = ➖ { $name }: not needed, but tables are nicer with it
setup-lacks = ❌ { $name }: missing
setup-mend = Open the settings of { $channel } → Permissions → my role, allow what is missing, and run `/setup` again.
setup-ready = Everything is ready. Open a table in { $channel } with `/game new`. `/mod server` shows how tables are run here, and lets you choose a channel where moderators are told what happens.
setup-absent = My commands are on this server, but I am not: I was added without the scope `bot`. Whoever manages the server can add me again with both scopes, `bot` and `applications.commands`.
setup-missing = I cannot do my work in { $channel }: I lack { $names }. A moderator can run `/setup` there to see how to mend it.
preferences-title = Your preferences
preference-language = Language:
preference-dm = Copies by direct message:
preference-pings = Calls:
preference-pings-all = whenever you are waited for, with a reminder
preference-pings-reminders = reminders only
preference-pings-none = never
preference-quiet-none = none
preference-quiet = Quiet hours:
preference-zone = Time zone:
preference-text-only = Text only:
preference-large = Large print in pictures:
preference-hints = Hints in a first game:

## Moderators

mod-only = Only moderators of this server (permission Manage Server) can do that.
mod-paused = The game is paused.
mod-resumed = The game goes on.
mod-extended =
    { $hours ->
        [1] There is one more hour.
       *[other] There are { $hours } more hours.
    }
mod-processed = Done as if the time were up.
mod-undo-ask =
    { $line ->
        [0] Take everything back, to the very start?
       *[other] Take back to after line { $line } { $last }?
    } { $count ->
        [0] Nothing that everybody has seen would go.
        [one] 1 line would go:
       *[other] { $count } lines would go:
    }
mod-undo-known = -# What has been seen since stays known; later dice are new ones.
button-undo-to =
    { $count ->
        [0] Go back there
        [one] Take 1 line back
       *[other] Take { $count } lines back
    }
button-cancel = Cancel
button-correct = Correct it
mod-redone = What was taken back stands again.
mod-undone =
    { $move ->
        [0] The game stands at its start again.
       *[other] The game stands as after number { $move } of the log.
    }
mod-inspect-table = { $name } · as everybody sees it
mod-inspect-seat = { $name } · as { $player } sees it
mod-acting = You are acting for { $player }. Every look and every move is recorded.
mod-replaced = { $player } has been replaced.
mod-adjusted = Corrected.
mod-adjust-preview = This would change as follows. Repeat the command with `confirm:True` to do it.
mod-adjust-look = This would change:
mod-adjust-hidden = Nothing that everybody can see.
mod-ended = The game is over.
mod-archived = Put away.
mod-imported = Imported as game #{ $number }. A running game arrives paused: once its players have taken their seats by the button here, go on with `/mod resume`.
mod-import-large = The file is too large: at most { $most } MB are read.
audit-title = Acts of moderators
audit-line = `{ $number }` { $time } { $who } { $action }. { $reason }
audit-line-game = `{ $number }` { $time } Game #{ $game }: { $who } { $action }. { $reason }
audit-copy = { $who } { $action }. { $reason }
audit-copy-game = { $game } in { $where }: { $who } { $action }. { $reason }
audited-pause = paused the game
audited-resume = let the game go on
audited-extend =
    gave { $seated ->
        [0] {""}
       *[other] { $who }{" "}
    }{ $hours ->
        [1] one more hour
       *[other] { $hours } more hours
    }
audited-process-now = acted as if the time were up
audited-undo =
    { $line ->
        [-1] set the game back
        [0] set the game back to its start
       *[other] set the game back to after line { $line } of the log
    }
audited-undo-unnumbered = set the game back
audited-redo = brought back what had been taken back
audited-act-for = acted for { $who }
audited-replace =
    { $person ->
        [0] gave the seat of { $who } to an AI
       *[other] gave the seat of { $who } to { $to }
    }
audited-inspect =
    { $seated ->
        [0] looked at the table
       *[other] looked at everything { $who } knows
    }
audited-adjust =
    { $told ->
        [0] corrected a value
       *[other] corrected “{ $called }”
    }
audited-end = ended the game
audited-remove = took { $who } out of a lobby that somebody else had opened
audited-close = closed a lobby that somebody else had opened
audited-preview =
    { $told ->
        [0] tried what a correction would change
       *[other] tried what would change if “{ $called }” were corrected
    }
audited-export = exported the game
audited-import = imported a game
audited-archive = put the game away
audited-broken = paused a game that met a defect of ours
audited-epoch = closed an epoch: the rules are newer than the game
audited-unreadable = set a game aside that cannot be read
audited-lost = found that the place of the table is gone
audited-move = moved the table to <#{ $channel }>
audited-reopen = opened a lobby again that was closed because nothing happened
audited-rebuilt = found the stored position damaged and made it again from the log
audited-setting = changed “{ $name }” from { $old } to { $new }
audited-server = changed “{ $name }” for the whole server from { $old } to { $new }
server-title = How this server runs its tables
server-which = Say with the option `name` which setting that is for. `/mod server` without anything shows them all.
server-how = -# `/mod server name: value:` changes one for new tables; without a value it is as before again.
table-settings-title = How { $table } is run
table-settings-how = -# `/mod setting name: value:` changes one. Deadlines that run already stay: `/mod extend` changes those.
usual = , so { $value }
usual-of-game = { $value } in { $game }
usual-blind = , so no
usual-channel = , so wherever `/game new` is typed
usual-audit-channel = , so they are in `/mod audit` only
audit-empty = Nothing has been recorded.

## Statistics

stats-title = Results
stats-line = { $place }. { $who }: { $won } won of { $played }
stats-result = { $time } { $game } #{ $number }: { $outcome }
stats-empty = No finished games yet.
outcome-won = won
outcome-lost = lost
outcome-drawn = drawn
outcome-left = left
