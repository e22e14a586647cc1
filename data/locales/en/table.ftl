# What the table service says: refusals, notices, votes, the ledger, and what goes wrong in the store.

## Refusals

table-refused = That is not possible.
table-no-such-game = There is no such game.
table-not-your-seat = You do not play this seat. **Table** and **Log** are open to everybody.
table-stale = That was for a decision that has passed or changed. This is how it stands now.
table-overtaken = Others were faster several times in a row, so nothing was changed. Please look again and decide anew.
table-lost = The thread of this game is gone, so the game waits. `/game thread` gives it a new one.
table-place-theirs = Only who plays in this game, or opened it, can give it a new thread. Moderators move it with `/mod move`.
table-paused = The game is paused and takes no moves. A moderator lets it go on with `/mod resume`, or all of you with `/propose`.
table-not-begun = The game has not begun. `/game start` begins it, `/game end` closes its lobby.
table-is-over = The game is over.
table-not-running = The game has not begun, or it is over.
table-not-lapsed = Only a lobby that was closed because nothing happened can be opened again. `/game new` opens another, `/game rematch` one like a finished game.
table-not-over = That is possible once the game is over.
table-not-paused = The game is not paused.
table-already-started = The game has begun already.
table-join-late = The game has begun already. A moderator can give you somebody’s seat: `/mod replace`.
table-full = There is no free seat.
table-too-many-games = This server has as many games as it may have at once ({ $most }). Close a lobby (`/game end`) or let a moderator end a game first. Games whose people are all away do not count, and lobbies in which nothing happens are closed after a while.
table-not-allowed = You may not do that.
table-no-seat = You have no seat in this lobby.
table-nothing-to-bring = Nothing like that can be brought to this game.
table-sheet-unfit = What { $names } chose does not fit the options of this table any more. Choose anew, or change the options back.
table-lobby-not-yours = Only who has joined this game, or opened it, can change or start it.
table-remove-not-yours = Only who opened this lobby, or a moderator, can take away somebody’s seat. You can give up your own: `/game leave`.
table-creator-only = Only who opened this lobby, or a moderator, can close it.
table-moderator-plays = You play in this game, so you may not look behind its curtain.
table-blind-mode = This game is played in blind mode: nobody sees what is hidden before it is over, moderators included.
table-bad-input = { $given } is no possible value for { $name }.
table-bad-zone = I know no time zone “{ $given }”. Name one like Europe/Berlin, America/New_York or UTC.
table-bad-quiet = “{ $given }” are no quiet hours. Write them like 22:00-08:00, or `none`.
table-bad-language = I know no language “{ $given }”. There are: { $choices }.
table-bad-setting = “{ $given }” is no possible value for “{ $name }”: { $fits }.
table-no-setting = There is no setting “{ $name }”. There are: { $choices }.
table-seats-dealt = The seats were dealt when the game began; their order cannot be changed any more.
fits-hours = give a time from 1 minute to 60 days, like 36, 90 minutes or 10 days, or 0 for no limit
fits-reminder = give a share between 0 and 1, like 0.75, or 75 %
fits-away-after = give a whole number from 0 (never) to 20
fits-takeover = pick one of the suggestions
fits-order = pick one of the suggestions
fits-language = pick one of the suggestions
fits-pace = pick one of the suggestions
fits-blind = say yes or no
fits-channel = name a channel with the option `channel`
fits-audit-channel = name a channel with the option `channel`
span =
    { $unit ->
        [none] no limit
        [minutes] { $count ->
            [one] 1 minute
           *[other] { $count } minutes
        }
        [hours] { $count ->
            [one] 1 hour
           *[other] { $count } hours
        }
       *[days] { $count ->
            [one] 1 day
           *[other] { $count } days
        }
    }
share = { $percent } %
never = never
table-bad-export =
    The export was refused: { $why ->
        [json] it is not JSON
        [format] it is no exported game
        [version] it was exported by another version of the bot
        [checksum] it was changed or damaged since it was exported
        [seed] its seed is not the one that was published
        [snapshot] the position in it cannot be played on
        [options] its options are none of this game
        [log] moves are missing in it, or in the wrong order
        [seats] its seats do not fit together
        [lobby] a game that has not begun cannot be imported; open a new one
        [size] it is too large
        [slow] it takes too long to read
       *[other] it is not as an export should be
    }.
table-broken = This move met a defect of ours. The game stands as it was before; the host has a report.
table-broken-paused = The game met a defect of ours and is paused. A moderator can go on with `/mod resume` or take steps back.
table-nobody-waits = Nobody waits for { $who } at the moment.
table-no-pass-turn = There is no turn that you could pass for.
table-no-pass-attack = There is no attack that you could pass for.
table-no-deadline = There is no deadline to extend.
table-seats = The game is for { $least } to { $most } players, not { $given }.
table-one-step-at-a-time = Something is drawn or revealed after the first step, so the next one cannot be made together with it.
table-plays-already = That person plays at this table already.
table-has-looked = That person has looked at what is hidden in this game, as a moderator, and can no longer play in it.
table-old-rules = That move was made under older rules (version { $version }) and cannot be shown again.
table-position-unreadable = What is stored of “{ $name }” (game { $number }) cannot be read, so the game is paused. Nothing of it was changed. Whoever runs the bot can look into it with `python -m bot doctor` and `python -m bot repair { $number }`.
table-secret-until-the-end = That stays secret until the game is over.
table-undo-needs-consent = That cannot be taken back freely: the others must agree.
table-undo-nothing = There is nothing to take back.
table-redo-nothing = There is nothing to bring back: nothing was taken back, or somebody has gone on since.
table-undo-near = There is no way back to that line. The nearest that there are: { $near }.
table-undo-where = There is no way back to there: nothing of that number has been told, or it was taken back itself.
table-vote-open = There is a vote about that already.
table-vote-closed = That vote is over.

## Notices

table-settled = The table lives here from now on.
table-returned = I was not in this server for a while. The table goes on here; nothing is lost.
table-settled-anew = The old place of this table is gone; it lives here from now on. Nothing is lost.

table-started = The game begins. The dice come from a seed whose fingerprint is `{ $hash }`.
table-lobby-reopened = The lobby is open again, with its seats and options.
table-lobby-lapsed = This lobby was closed because nothing happened in it. `/game reopen` opens it again.
table-removed = { $who } has no seat in this lobby any more.
table-lobby-closed = The lobby was closed.
table-paused-by-moderator = A moderator has paused the game. { $reason }
table-resumed = A moderator lets the game go on.
table-processed = A moderator has let the time run out.
table-extended =
    { $hours ->
        [1] A moderator has given one more hour for this decision.
       *[other] A moderator has given { $hours } more hours for this decision.
    }
table-extended-for =
    { $hours ->
        [1] A moderator has given { $who } one more hour.
       *[other] A moderator has given { $who } { $hours } more hours.
    }
table-shortened-for =
    { $hours ->
        [1] A moderator has taken one hour off the time of { $who }.
       *[other] A moderator has taken { $hours } hours off the time of { $who }.
    }
table-undone = { $who } has taken the last step back.
table-redone = A moderator has brought back what was taken back. The game stands where it stood before.
table-undone-after = A moderator has set the game back. It stands as it did after: { $after }
table-acted-for = A moderator has acted for { $who }.
table-setting = A moderator has changed a setting of this table. { $name }: { $value }.
table-blind-begun = This is a blind game: until it is over nobody sees what is hidden, moderators included.
table-adjusted = A moderator has corrected a value.
table-adjusted-what = A moderator has corrected a value: { $called }.
table-ended-by-moderator = A moderator has ended the game. { $reason }
table-replaced = { $new } plays in place of { $old } from now on.
table-replaced-ai = An AI plays in place of { $old } from now on.
table-left = { $who } has left the game for good.
table-left-to-ai = { $who } has left; an AI plays on.
table-away = { $who } is away; an AI plays for the time being.
table-back = { $who } is back.
table-taken-over = { $who } has missed several deadlines; an AI plays until they are back (`/game back`).
table-rests = Everybody is away: the game rests until somebody is back (`/game back`). Meanwhile it does not count among the games of this server.
table-arrived = { $who } has brought “{ $name }” here from a file. Its seats wait for { $people }: if you are one of them, take yours. Until then an AI plays for you. Whoever has the file can know everything that is hidden in this game.
table-arrived-over = { $who } has brought “{ $name }” here from a file.
table-seat-taken = { $who } has taken the seat again.
table-no-seat-held = No seat is held for you here. A moderator can give you one with `/mod replace`.
table-nobody-here = Nobody has taken a seat yet since the game was imported: its players press “Take my seat”, or a moderator uses `/mod replace`.
table-rebuilt = The stored position of this game was damaged. I have made it again from the log of all moves: nothing is lost.
table-reprieve = The bot was away when time ran out. There are { $minutes } minutes more.
table-timeout = The time of { $who } is up.
table-epoch-closed = The rules have been updated (version { $version }); the game goes on from where it stood.
table-vote-agreed = All agree: { $what }.
table-vote-refused = { $who } does not agree.
table-vote-undo = going back
table-vote-pause = a pause
table-vote-resume = going on
table-vote-extend = more time

## Promises

table-promise-given = { $who } has promised { $to }: { $words }
table-promise-kept = { $to } says that { $who } kept the promise: { $words }
table-promise-broken = { $to } says that { $who } broke the promise: { $words }
table-promise-released = { $to } releases { $who } from the promise: { $words }
table-promise-not-yours = That promise was not made to you.

## The store

store-failed = It could not be stored, so nothing was changed. Please try again; the host has a report.
store-full = The disk of the host is full, so nothing was changed. Please try again when there is room.
store-locked = The database is busy, so nothing was changed. Please try again in a moment.
store-corrupt = The database is damaged. Nothing was changed; the host has a report.
store-not-empty = There is something in the new database already. Nothing was changed; take an empty one.
store-moved-wrongly = What was carried over is not the same. Do not use the new database; the old one is as it was.
store-no-driver = The database is on PostgreSQL, and its driver is not installed: pip install "fnordmaster[postgres]".
store-unavailable = The database cannot be reached. Nothing was changed; please try again later.
store-unstorable = There is a character in it that cannot be stored, so nothing was changed. Please write it without.
store-closed = The bot is just restarting. Please try again in a moment.
store-schema-too-new = The database was written by a newer bot. Update the bot to go on.
store-occupied =
    Another bot runs on this database already: process { $pid } on { $host }, since { $since }. Two of them would play the same games against each other, so this one does not start. Stop the other one first, or give this one a database of its own.{ $free_in ->
        [0] {""}
       *[other] {" "}If that machine or container is gone, start again in { $free_in } seconds: the place is free then.
    }
store-taken-over = Another bot has taken over this database: process { $pid } on { $host }, since { $since }. This one left no sign of life for too long (a machine that slept, a disk that hung), so it has stopped. Nothing is lost.
store-occupied-older =
    Another bot runs on this database: process { $pid } on { $host }, since { $since }. The database comes from an older version and is brought up to date when it is opened; that cannot be done under a running bot. Stop it first.{ $free_in ->
        [0] {""}
       *[other] {" "}If that machine or container is gone, try again in { $free_in } seconds.
    }
store-not-found = There is no such game.
store-conflict = Somebody else was first. Look again and decide anew.
store-already-done = That has been done already.
store-corrupt-export = The export file is damaged or of an unknown version.

## Standing answers

standing-pass = always pass
standing-unless-mine = stay out of attacks in which I am neither attacker nor defender
