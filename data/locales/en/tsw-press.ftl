# The Watchful Eye and the turn reports as printed matter; the stories themselves come from data/tsw/phrases.

## The front page

tsw-paper-edition = No. { $turn } · 1 MB
tsw-paper-date =
    { $weekday ->
        [0] Monday
        [1] Tuesday
        [2] Wednesday
        [3] Thursday
        [4] Friday
        [5] Saturday
       *[6] Sunday
    }, { $day } { $month ->
        [0] Murk
        [1] Thaw
        [2] Rumour
        [3] Sap
        [4] Feint
        [5] Glare
        [6] Hush
        [7] Reap
        [8] Ledger
        [9] Fog
        [10] Ash
       *[11] Candle
    }
tsw-paper-motto =
    { $n ->
        [0] The only paper that looks back
        [1] All the news that was not meant for you
        [2] Read by both of Them
        [3] We never blink first
        [4] Printed at night, denied by day
        [5] Founded before you noticed
        [6] Independent of nearly everybody
       *[7] Please read with the curtains drawn
    }
tsw-paper-caption =
    { $n ->
        [0] The scene last night, as our artist remembers it. Our artist has been asked to forget it.
        [1] An unretouched view of the town, except for what was retouched.
        [2] The spot where it did or did not happen. Photograph withheld; drawing smuggled out.
        [3] Somebody in this picture is lying.
        [4] Nobody shown here is a person of interest. Please stop being interested.
        [5] Exclusive: what the eye in the sky saw.
        [6] Last night. The weather, at least, is confirmed.
       *[7] Readers who recognise themselves are asked to keep it to themselves.
    }
tsw-paper-foot =
    { $n ->
        [0] Printed and denied by the Eye Press. Fold along the conspiracy.
        [1] Corrections are published in the issue before.
        [2] If you can read this, so can they.
        [3] Letters to the editor are answered by somebody else.
        [4] Kindly leave this paper where the next man can find it.
        [5] Weather: fog, followed by men in fog.
        [6] The crossword has been classified.
       *[7] No paper tomorrow. No tomorrow promised.
    }
tsw-paper-glass =
    Through the glass of the newspaper box you can make out the headline and the notices. The story goes on below
    the fold.
tsw-paper-coupon =
    To see below the fold: order “subscribe”. 1 MB a turn, from your conspiracy's own treasury. No salesman will
    call; one is there already.
tsw-section-lead = The story of the day
tsw-section-margin = In the margin of your copy

## The report

tsw-report-title = { $name }: your report on turn { $turn }
tsw-report-edition = Turn { $turn }
tsw-report-foot = Burn after reading. Ash after burning.
tsw-part-orders = What became of your orders
tsw-part-alarms = What came to your door
tsw-part-discoveries = What you have learned
tsw-part-nothing = Nothing happened that you would know of.
tsw-part-holdings = Your structure and treasuries
tsw-part-pending = Attacks that are still undecided
tsw-part-questions = Waiting for an answer
tsw-holding =
    { $name }{ $master ->
        [none] { "" }
       *[other] , under { $master }
    }: { $money } MB in the till, { $income } MB a turn; rated { $power }, defences { $resistance }; { $arrows ->
        [0] no control arrows
       *[other] { $free } of { $arrows } control arrows free
    }.
tsw-holdings =
    In all: { $groups ->
        [0] no groups yet
        [one] one group
       *[other] { $groups } groups
    }, { $money } MB, and { $income } MB more each turn.
tsw-pending =
    { $whose ->
        [own] Your attack: { $attacker }
       *[other] { $attacker }
    } { $kind ->
        [control] against { $target }, to take it over
        [destroy] against { $target }, to destroy it
       *[neutralize] against { $target }, to cut it loose
    }.{ $whose ->
        [own] { " " }{ $mb } MB { $mb ->
            [1] is
           *[other] are
        } in it. It is decided this coming turn.
        [mine] { " " }{ $target } is yours: you may spend defensively, or interfere.
       *[other] { " " }Whoever is inside may support or interfere, and your conspiracy may pay for the defence.
    }
tsw-pending-later =
    Your attack: { $attacker } { $kind ->
        [control] against { $target }, to take it over
        [destroy] against { $target }, to destroy it
       *[neutralize] against { $target }, to cut it loose
    }. { $mb } MB { $mb ->
        [1] is
       *[other] are
    } in it. It is decided in turn { $due }.
tsw-pending-unknown = Persons unknown
tsw-pending-unknown-counted = Persons unknown ({ $number })
tsw-open-incoming = { $giver } offers you { $group } for { $price } MB: yes or no?
tsw-open-outgoing = You have offered { $group } to { $taker } for { $price } MB; no answer yet.
tsw-open-asked =
    { $asked ->
        [group] The gamemaster has not yet said whether there is such a group: “{ $words }”.
       *[question] The gamemaster has not yet answered: “{ $words }”.
    }

## On Discord

paper-report-more = (continued)
paper-abridged = Too long to print: the text edition has all of it.
paper-goes-on = ✂️ It goes on: all of it is in the file below.
paper-archive-title = Issues of { $name }
paper-archive-line = **{ $edition }** · { $headline }
paper-archive-empty = Nothing has been printed yet.
paper-none = This game prints no paper.
paper-no-issue = There is no such issue.
paper-nothing-private = There is no report for you with that issue.
paper-button-older = Older
paper-button-newer = Newer
paper-button-report = My report
paper-button-issue = The paper
paper-button-read = Read my copy
command-paper = The newspaper of a game, and what it reports to you
command-paper-issue = Show an issue again, as you may see it: picture, PDF and text
command-paper-report = Show your private report on a turn again
command-paper-archive = All issues of this game
command-option-issue = Which issue, counted from 0; the latest if left out
