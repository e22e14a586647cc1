# The Secret Wars: labels, prompts, files and frames of reports. What is told in a turn comes from
# data/tsw/phrases in the table's tone; the words about written orders are in tsw-orders.ftl.

game-tsw = The Secret Wars

tsw-said = { $words }
tsw-item = - { $words }
tsw-told = { $words } { $coda }
tsw-answered = { $answer } { $words }
tsw-in-words = “{ $words }”
tsw-answer =
    { $order }{ $when ->
        [before] { " " }(from an earlier turn)
        [standing] { " " }(a standing order)
       *[now] { "" }
    }: { $verdict ->
        [done] done.
        [part] done in part.
        [failed] failed.
        [nothing] nothing to find.
        [off] put off.
        [waiting] under way.
        [kept] noted.
       *[void] not carried out.
    }
tsw-besides = Besides, and without an order of yours:
tsw-untold = not known
tsw-nobody = nobody
tsw-no-leaning = no leaning
tsw-persons-unknown = persons unknown
tsw-persons-unknown-counted = persons unknown ({ $number })

## Alignments

tsw-alignment-government = Government
tsw-alignment-corporate = Corporate
tsw-alignment-liberal = Liberal
tsw-alignment-conservative = Conservative
tsw-alignment-straight = Straight
tsw-alignment-weird = Weird
tsw-alignment-violent = Violent
tsw-alignment-peaceful = Peaceful
tsw-alignment-criminal = Criminal
tsw-alignment-fanatic = Fanatic

## Prompts

tsw-prompt-interview = Who are you, and what do you run? Fill in the form as far as you like; what you leave blank comes from a ready-made conspiracy. Or take that one as it is.
tsw-prompt-review = The turn is on the gamemaster's desk.
tsw-prompt-orders =
    Turn { $turn } of at most { $last }. { $orders ->
        [0] You have written no orders yet.
        [one] You have written one order.
       *[other] You have written { $orders } orders.
    } { $own ->
        [0] { "" }
        [one] You know of one undecided attack.
       *[other] You know of { $own } undecided attacks.
    }
    { $done ->
        [1] You have said that they are complete; until the turn closes you can still change them.
       *[0] Can still act: { $actors }.
    }
tsw-actor-left =
    { $left ->
        [one] { $name }
       *[other] { $name } (twice)
    }

## Choices

tsw-wanted-orders = Turn { $turn } of { $last } is open to orders.
tsw-wanted-interview = Who are you? The gamemaster wants to know.
tsw-plan-ready =
    My orders are complete ({ $orders ->
        [one] 1 order
       *[other] { $orders } orders
    }{ $left ->
        [0] { "" }
       *[other] , { $left } could still be given
    })
tsw-caution-ready = Could still act this turn: { $actors }. Are your orders complete all the same?
tsw-choice-ready = My orders are complete
tsw-choice-reopen = Change my orders after all
tsw-choice-ready-made = Take the ready-made conspiracy
tsw-choice-interview = Fill in the form
tsw-choice-order = Write an order
tsw-choice-withdraw = Withdraw { $number }: { $order }
tsw-choice-replace = Replace { $number }: { $order }
tsw-choice-sort = Sort my orders
tsw-choice-unstand = Cancel: { $order }
tsw-choice-buy-event = Buy a special event (5 MB)
tsw-choice-answer =
    { $answer ->
        [yes] Accept { $group } from { $giver }
       *[no] Decline { $group } from { $giver }
    }
tsw-choice-inquire = Ask about a group by name
tsw-choice-ask-gamemaster = Ask the gamemaster
tsw-choice-approve = Publish the turn
tsw-choice-process = Process the turn
tsw-heading-orders = Orders
tsw-heading-standing = Standing orders
tsw-heading-offers = Offers
tsw-heading-gamemaster = Gamemaster
tsw-heading-more = More
tsw-line-answer =
    { $answer ->
        [yes] Accept the offer of a group
       *[other] Decline the offer of a group
    }
tsw-standing = If { $condition }, { $order }
tsw-condition-location-public = { $what } is seen
tsw-condition-group-attacked = { $what } is attacked
tsw-any-of-mine = any group of mine
tsw-condition-changes-hands = { $what } changes hands
tsw-condition-attacked = { $what } is attacked
tsw-condition-treasury-exceeds = { $what } has more than { $mb } MB
tsw-condition-attack-announced = { $what } announces an attack

## Refusals

tsw-no-interview = The form could not be read.
tsw-no-answer = The answer to “{ $question }” is too long or not of the right kind.
tsw-no-alignments = These alignments cannot stand together. Choose up to three that are not opposites.
tsw-no-form = This could not be read as an order.
tsw-no-order = That is nothing that can be ordered.
tsw-no-actor = { $name } takes no orders from you.
tsw-no-parameter = Something is missing: { $part }.
tsw-no-value = This cannot stand there: { $part }.
tsw-no-half-money = Money is sent as a sum and nothing else, as ‘3 MB’. What else is to be said of ‘{ $gift }’ belongs into the message.
tsw-no-person-or-place = An Individual Attack is made on a person or a place. { $name } is neither: groups are attacked to control, to neutralize or to destroy.
tsw-no-condition = That is no condition of a standing order.
tsw-no-event = You do not hold { $name }.
tsw-no-event-twice =
    { $held ->
        [one] { $name } stands among your orders already, and you hold it only once.
       *[other] { $name } stands among your orders { $held } times already, as often as you hold it.
    }
tsw-no-event-target =
    { $needs ->
        [group] { $name } must be played on a group you know.
        [character] { $name } must be played on a person you know.
       *[attack] { $name } must be played on an attack you know of.
    }
tsw-no-actions-left =
    { $allowed ->
        [one] { $name } has no action left this turn; there is one a turn.
       *[other] { $name } has no action left this turn; there are { $allowed } a turn.
    }
tsw-no-such-line = There is no such line on your sheet.

## Status

tsw-status-interview = The conspiracies are being founded.
tsw-status-orders = Turn { $turn } of at most { $last }: orders are being written.
tsw-status-resolution =
    { $turn ->
        [0] The conspiracies are founded; the gamemaster is looking them over.
       *[other] Turn { $turn } of at most { $last }: the orders are in, and the gamemaster is looking through the turn.
    }
tsw-status-over =
    The Secret Wars are over, after { $turn ->
        [one] 1 turn
       *[other] { $turn } turns
    }.

## The paper and the reports

tsw-conspiracies = Conspiracies: { $names }
tsw-ready = Orders complete: { $names }
tsw-masthead = THE WATCHFUL EYE, issue { $turn }: { $headline }
tsw-issue = THE WATCHFUL EYE, issue { $turn }: { $headline }
tsw-issue-unsubscribed = THE WATCHFUL EYE, issue { $turn }: { $headline } (The rest is for subscribers: 1 MB a turn.)
tsw-printed =
    { $section ->
        [attacks] Power struggles: { $words }
        [notices] Notices: { $words }
        [leaks] Leaks: { $words }
        [classifieds] Classifieds: { $words }
        [teasers] Worth watching: { $words }
       *[none] { $words }
    }
tsw-section-attacks = Power struggles
tsw-section-notices = Notices
tsw-section-leaks = Leaks
tsw-section-classifieds = Classifieds
tsw-section-teasers = Worth watching
tsw-not-subscribed = The rest is for subscribers: 1 MB a turn.
tsw-report = Your report on turn { $turn }:
tsw-report-empty = Your report on turn { $turn }: nothing happened that you would know of.
tsw-inquired-unknown = Nobody has heard of { $name } yet. The gamemaster has been told that you ask.
tsw-inquired-enough = Nobody has heard of { $name }, and enough of your questions wait for the gamemaster this turn.
tsw-inquired-in-vain = Nobody has heard of { $name }, and in this game nobody is gamemaster who could bring it into being.
tsw-inquired-known = { $name } exists. It is in your file now.
tsw-question-passed-on = Your question lies with the gamemaster.
tsw-gamemaster-says = The gamemaster: { $words }
tsw-died = { $name } is dead.
tsw-alive-after-all = { $name } is alive after all.
tsw-attack-off = The attack on { $name } is off.
tsw-defence-returned = Defence money that is not needed any more went back to { $name }: { $mb } MB.
tsw-offer-off = The offer of { $name } is off.
tsw-dissolved = { $name } has dissolved itself. Its groups are masterless, its agents free.
tsw-ended = The gamemaster has closed the game.
tsw-won = { $name } { $how }
tsw-won-groups = controls enough of the world to call it its own.
tsw-won-goal = has reached its secret goal.
tsw-won-power = holds more power than anybody else can answer.
tsw-won-ranking = stands first at the end.
tsw-won-last = is the last conspiracy there is.
tsw-ranked =
    { $place }. { $name } ({ $leader }): { $groups ->
        [0] no groups
        [one] one group
       *[other] { $groups } groups
    }, { $mb } MB. Secret goal: { $now } of { $needed } { $kind ->
        [control] groups
        [treasury] MB
        [people] people
        [destroy] groups destroyed
       *[fronts] fronts
    }

## The file of a player

tsw-no-file = Your file is empty until the conspiracies are founded.
tsw-file = { $name }, led by { $leader }
tsw-goal =
    Secret goal: { $kind ->
        [control] { $needed } groups{ $alignment ->
            [any] { "" }
           *[other] { " " }of one mind ({ $alignment })
        } under control, fronts of your own not counted
        [treasury] { $needed } MB in all treasuries
        [people] { $needed } people under orders
        [destroy] { $needed } groups destroyed
       *[fronts] { $needed } fronts of your own under control
    }. So far: { $now }.
tsw-own-group =
    { $name }{ $master ->
        [none] { "" }
       *[other] , under { $master }
    } ({ $alignments }): rated { $power }, defences { $resistance }, { $money } MB, income { $income }, { $free } of { $arrows } arrows free{ $aids ->
        [0] { "" }
       *[other] , can support attacks
    }{ $gift ->
        [none] { "" }
       *[other] , good for { $gift }
    }{ $busy ->
        [0] { "" }
       *[other] , busy
    }
tsw-own-person =
    { $name }, { $job }: { $power } and { $toughness }, good at { $skills }; inside { $inside }; { $lit ->
        [0] unlit
       *[other] illuminated
    }, { $leader ->
        [0] zeal { $zeal }
       *[other] in charge
    }, { $state ->
        [hurt] out of action
        [busy] tied up in an attack
       *[free] { $left } to do
    }
tsw-bought =
    { $count ->
        [one] Bought: { $places }. It brings 1 MB a turn.
       *[other] Bought: { $places }. Each brings 1 MB a turn.
    }
tsw-event = Special event: { $name }. { $text } { $does }
tsw-event-does =
    { $kind ->
        [bonus] When played, it helps an order of one of these kinds that turn: { $actions }.
        [shield] Played on a group, it makes that group harder to attack for a turn.
        [money] When played, it brings megabucks into your treasury.
        [ruin] Played on a group, it costs that group megabucks.
        [cancel] Played on an undecided attack, it ends that attack.
        [reveal] { $needs ->
            [character] Played on a person, it tells you the truth about them.
           *[group] Played on a group, it tells you the truth about it.
        }
        [haste] Played on one of your people, it lets them act once more that turn.
        [escape] Played on one of your people, it keeps them from the next harm.
        [silence] { $needs ->
            [character] Played on a person, it keeps every leak about them out of the paper for a turn.
           *[group] Played on a group, it keeps every leak about it out of the paper for a turn.
        }
       *[loyalty] Played on one of your people, it makes them more loyal.
    }
tsw-attack =
    { $own ->
        [0] { $attacker } { $kind ->
            [control] means to take over
            [destroy] means to destroy
           *[neutralize] means to free
        } { $target }.
       *[other] Your attack: { $attacker } { $kind ->
            [control] means to take over
            [destroy] means to destroy
           *[neutralize] means to free
        } { $target } with { $mb } MB; decided in turn { $due }.
    }
tsw-offer =
    { $incoming ->
        [0] You offer { $group } to { $taker } for { $price } MB.
       *[other] { $giver } offers you { $group } for { $price } MB.
    }
tsw-known-group =
    { $name } ({ $place }; { $alignments }): { $about } { $sure ->
        [0] Said to be { $power }
       *[other] Rated { $power }
    }, defences { $resistance }, income { $income }, { $arrows ->
        [one] 1 arrow
       *[other] { $arrows } arrows
    }. { $status ->
        [neutral] Answers to nobody.
        [somebody] Answers to somebody unknown.
        [known] Answers to { $owner }.
       *[untold] Nobody has told you whom it answers to.
    }
tsw-known-person =
    { $name }{ $alive ->
        [0] { " " }(dead)
       *[other] { "" }
    }, { $job }, { $group }: { $power } and { $toughness }, good at { $skills }; to be found in { $place }, at home: { $home }; works for { $works_for }; secret: { $secret }
tsw-why-nothing = There is nothing to count yet.
tsw-why-actions =
    { $name }: { $left ->
        [0] no action
        [one] one action
       *[other] { $left } actions
    } left; { $leader ->
        [0] everybody you command has one (TSW-12).
       *[other] your own character has two (TSW-12).
    }
tsw-why-income =
    { $groups ->
        [0] Your conspiracy brings { $income } MB a turn into its treasury (TSW-20).
        [one] Your conspiracy and its one group bring { $income } MB a turn, each into its own treasury (TSW-20).
       *[other] Your conspiracy and its { $groups } groups bring { $income } MB a turn, each into its own treasury (TSW-20).
    }
tsw-why-paper =
    { $subscribed ->
        [0] You do not take The Watchful Eye; it would cost 1 MB a turn (TSW-80).
       *[other] The Watchful Eye costs you 1 MB a turn (TSW-80).
    }
tsw-why-power = Words for Power, the weakest first: { $words } (TSW-21).
tsw-why-resistance = Words for defences, the weakest first: { $words } (TSW-21).
tsw-why-hidden = Dice, Power and odds are never told (TSW-72).
tsw-card-group = { $name } ({ $place }; { $alignments }): { $about } Income { $income }, { $arrows ->
        [one] 1 arrow
       *[other] { $arrows } arrows
    }.
tsw-card-event = { $name }: { $text } { $does }

## Pictures

tsw-paper-name = The Watchful Eye
tsw-masthead-line = The Watchful Eye, No. { $turn }
tsw-paper-alt = The front page of The Watchful Eye, issue { $turn }: { $headline } Below it a drawing: { $motif ->
    [flag] a new flag over a tower
    [key] a huge key, carried by two
    [barricade] people behind a barricade
    [umbrella] two people under one umbrella in a hail of things
    [smoke] a ruin in flames
    [crater] a crater with a sign: closed
    [chain] a chain that bursts
    [door] a door that stands open, with light behind it
    [podium] a speaker before a crowd
    [trumpet] somebody with an enormous megaphone
    [envelope] a huge sealed letter
    [keyhole] an eye behind a keyhole
    [cat] a cat on a wall
    [balloon] somebody in a balloon
   *[lamp] somebody under a street lamp
    }, at night, under an eye.
tsw-table-alt = { $status } Headline: { $headline }. Conspiracies: { $names }.
tsw-structure-facts =
    { $power } · income { $income } · { $free } of { $arrows } arrows free{ $busy ->
        [0] { "" }
       *[other] { " " }· tied up in an attack
    }
tsw-structure-alt =
    The power structure of { $name }: { $groups ->
        [0] no group yet
        [one] one group, { $names }
       *[other] { $groups } groups, { $names }
    }
tsw-more-groups = and { $count } more
