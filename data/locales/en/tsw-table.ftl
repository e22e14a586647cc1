# The Secret Wars at the table: rounds of all seats on one clock, the gamemaster's chair, options, the interview.

## Rounds and the chair

table-no-gamemaster = This game has no gamemaster’s chair.
table-waits-for-gamemaster = Nobody’s time is running: the game waits for its gamemaster, who lets it go on at `/gm desk`.
table-no-talk = In this game players reach each other only by what the game itself offers.
table-undo-sealed = While all write in secret nothing is taken back for everybody. Your own answer you can change until the round closes.
table-shortened =
    { $hours ->
        [1] A moderator has taken one hour off this decision.
       *[other] A moderator has taken { $hours } hours off this decision.
    }
table-undone-unnumbered = A moderator has set the game back. Look at what is asked of you now.
table-round-closes = Everybody has time until { $time }.
lobby-turn-hint = Length of a turn
lobby-turn =
    Length of a turn: { $unit ->
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
audited-shorten =
    { $hours ->
        [1] took one hour
       *[other] took { $hours } hours
    } { $seated ->
        [0] away
       *[other] from { $who }
    }
mod-shortened =
    { $hours ->
        [1] There is one hour less.
       *[other] There are { $hours } hours less.
    }
audited-gamemaster =
    { $deed ->
        [process] closed the orders as gamemaster
        [approve] approved a turn as gamemaster
        [fudge] changed a roll as gamemaster
        [judge] decided an outcome as gamemaster
        [change] changed or removed an order as gamemaster
        [narrate] wrote to a report as gamemaster
        [edit-paper] edited the newspaper as gamemaster
        [answer] answered a question as gamemaster
        [admit] admitted a group that was asked about, as gamemaster
        [dismiss] put a question aside as gamemaster
        [tell] wrote to a player as gamemaster
        [console] made up for something as gamemaster
       *[other] made a move as gamemaster
    }
audited-look =
    { $topic ->
        [page] sat down at the gamemaster’s desk
        [names] looked through the gamemaster’s list of names
        [find] looked { $name } up at the gamemaster’s desk
       *[other] looked into the gamemaster’s files
    }

## Options

option-tone = Tone of the reports
option-tone-pulp = pulp
option-tone-dry = dry
option-tone-paranoid = paranoid
option-groups = Size of the world
option-groups-0 = all groups there are
option-groups-60 = 60 groups
option-groups-90 = 90 groups
option-end = How the game ends
option-end-goals = by a secret goal, or enough groups
option-end-turns = after the last turn, by rank
option-end-power = by a large share of all Power, larger for fewer players
option-end-moderator = when the gamemaster says so
option-groups-to-win = Groups that win the game
option-last-turn-6 = turn 6, then points
option-last-turn-12 = turn 12, then points
option-last-turn-24 = turn 24, then points
option-last-turn-60 = turn 60, then points
option-neutral-attacks = Attacks on neutral groups
option-neutral-attacks-one-turn = are decided a turn later
option-neutral-attacks-at-once = are decided at once if nobody else could know
option-early = Close a turn early
option-early-true = as soon as all orders are in (two players can tell by it who has sent theirs)
option-early-false = never: only when its time is up
option-show-ready = Who has sent orders
option-show-ready-false = is a secret
option-show-ready-true = can be seen by all
option-unknown-groups = Groups nobody has heard of
option-unknown-groups-ask = wait for the gamemaster’s word
option-unknown-groups-exist = exist once they are asked for
option-press = Press between players
option-press-false = none: only emissaries carry messages
option-press-true = allowed
option-review = The gamemaster
option-review-false = lets every turn go out at once
option-review-true = looks through every turn before it goes out

standing-rest = no new orders: my standing orders speak

## The interview: forms

form-send = Send the form
form-sent = Your form is sent. You can change it and send it again until all have answered.
form-part = **{ $title }**
form-answer = { $question } – { $given }
form-blank = { $question } – *blank*
form-fault = ⚠️ { $fault }
terminal-write = Your orders, in your own words
terminal-instead = What shall stand there instead of “{ $draft }”?
terminal-question = { $question } ({ $hint } Enter: leave it blank)
terminal-question-of = { $question } ({ $hint } There are: { $options }. Enter: leave it blank)
terminal-again =
    { $fault }
    { $question }
tsw-prompt-interview-sent = Your conspiracy is described. Until everybody else has answered you can still change it.
tsw-interview-part-character = Your character
tsw-interview-part-conspiracy = Your conspiracy
tsw-interview-part-face = Its face and its fears
tsw-interview-part-headquarters = Headquarters
tsw-interview-leader = Name of your character
tsw-interview-who = Who are you?
tsw-interview-why = Why do you run a conspiracy?
tsw-interview-abilities = Special abilities
tsw-interview-interests = Interests, hobbies, weaknesses
tsw-interview-name = Name of the conspiracy
tsw-interview-motto = Motto
tsw-interview-beliefs = What do its members believe?
tsw-interview-goals = What do you want in the end?
tsw-interview-alignments = Alignments
tsw-interview-image = What does the public see?
tsw-interview-symbols = Sacred signs, numbers, animals, dates
tsw-interview-abhors = What does it abhor?
tsw-interview-where = Where are the headquarters?
tsw-interview-disguise = How are they disguised?
tsw-interview-protection = How are they protected?
tsw-interview-others = Other homes and branch offices
tsw-interview-hint-leader = The person you play; it need not be a human being.
tsw-interview-hint-who = A few words for the file.
tsw-interview-hint-why = Everybody has a reason.
tsw-interview-hint-abilities = Up to six, with commas between them. More than three look greedy.
tsw-interview-hint-interests = What your agents will have to put up with.
tsw-interview-hint-name = As the newspaper will spell it.
tsw-interview-hint-motto = Short enough for a ring.
tsw-interview-hint-beliefs = And how do they get on with their leader?
tsw-interview-hint-goals = Your secret goal is given to you all the same.
tsw-interview-hint-alignments = Up to three; no opposites. They make attacks easier and harder.
tsw-interview-hint-image = What neighbours and tax inspectors think it is.
tsw-interview-hint-symbols = They turn up in the reports.
tsw-interview-hint-abhors = They turn up too.
tsw-interview-hint-where = A town of the world, or a place of your own.
tsw-interview-hint-disguise = What stands on the door plate.
tsw-interview-hint-protection = Dogs, lasers, a very slow lift.
tsw-interview-hint-others = Up to four, one a line. None is needed.
tsw-interview-long = “{ $question }” may have { $most } characters; yours has { $given }.
tsw-interview-many = “{ $question }” may name { $most } things; yours names { $given }.
tsw-interview-wordy = Each thing under “{ $question }” may have { $most } characters.
tsw-name-none = A name needs a letter or a digit.
tsw-name-words = Nobody would know whom “{ $name }” means. Choose a name that is more than small words or a sum.
tsw-name-taken = “{ $name }” is what something else is called: a group, a person or a place. Choose another name.
tsw-interview-no-alignment = There is no alignment “{ $given }”. There are: { $known }.
