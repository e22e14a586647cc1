# The gamemaster's desk of every game that has a chair for one: read by moderators who do not play in the game.

gm-open = Open …
gm-do = Do …
gm-refresh = Refresh
gm-up = One page up
gm-first = First page
gm-back-part = ◀ Text
gm-on-part =
    { $number } of { $count } ▶
gm-back-ways = ◀ List
gm-on-ways =
    List { $number } of { $count } ▶
gm-reason = Why (for the record)
gm-reason-hint = Moderators who do not play here can read it; players never can.
gm-reason-hint-table = Not told to the table; every moderator can read it in /mod audit.
gm-choose = Choose one: { $what }.
gm-done = Done, and recorded.
gm-no-queue = Nothing waits for a word of yours.
gm-gone = That page is no longer there; this is the first one.
gm-changed = The desk has changed since that was shown. Nothing was done; this is how it stands now.

gm-table = The table: clock and seats
gm-record = The record of all acts
gm-name = { $name }
gm-clock =
    { $status ->
        [paused] The game is paused.
        [live] { $time ->
            [none] No clock is running.
           *[other] Time is up { $time }.
        }
       *[other] The game is not running.
    }
gm-seat =
    { $number }. { $name }{ $kind ->
        [ai] { "" } (AI)
       *[human] { $away ->
            [0] { "" }
           *[other] { " " }(away; an AI plays)
        }
    }
gm-table-hint = What is done here is told to the table, as with `/mod`. Another person takes a seat by `/mod replace`; any move is reached by `/mod undo`.
gm-whose = Whose seat
gm-level = Which AI
gm-hours = Hours more, with a minus less
gm-pause = Pause
gm-resume = Let it go on
gm-extend = More or less time
gm-act = Play a seat
gm-undo-turn = Undo the last turn
gm-replace = Give a seat to an AI
gm-no-turn = No turn has been resolved that could be taken back.
gm-record-line =
    `{ $number }` { $time } { $who } { $action }{ $what ->
        [none] { "" }
       *[other] : { $what }
    }{ $reason ->
        [none] { "" }
       *[other] { "" }. Why: { $reason }
    }

gm-open-desk = Open the desk
gm-review =
    { $what ->
        [overdue] { $game } in { $where } has waited for its gamemaster in vain and goes on as it was.
        [reminder] { $game } in { $where } still waits for its gamemaster. Without a word it goes on { $time }.
       *[waits] { $game } in { $where } waits for its gamemaster's approval. Without a word it goes on { $time }.
    }
