# The gamemaster's desk of The Secret Wars: read by moderators who do not play in the game, and by nobody else.

## Pages

tsw-desk = The gamemaster's desk
tsw-desk-checks = Checks and dice
tsw-desk-reports = Reports
tsw-desk-paper = The Watchful Eye
tsw-desk-orders = Orders
tsw-desk-queue = What waits for a word
tsw-desk-conspiracies = Conspiracies
tsw-desk-attacks = Undecided attacks
tsw-desk-groups = Groups
tsw-desk-people = People
tsw-desk-events = Special events
tsw-desk-notes = Notes for the gamemaster
tsw-desk-one-line = One line

tsw-desk-now =
    { $phase ->
        [interview] **Before the game.** The players answer the interview.
        [founding] **The founding waits for your approval.** Look over the conspiracies; no player has heard anything yet.
        [orders] **Turn { $turn }.** Orders are being written.
        [review] **Turn { $turn } is resolved and waits for your approval.** Whatever you change is resolved anew; no player has heard anything yet.
        [over] **The game is over.**
       *[other] **Turn { $turn }** is being resolved.
    }
tsw-desk-writer =
    • { $who }{ $name ->
        [none] { "" }
       *[other] { " " }({ $name })
    }: { $count ->
        [0] nothing written
        [one] one line
       *[other] { $count } lines
    }{ $ready ->
        [0] { "" }
       *[other] , ready
    }
tsw-desk-waiting =
    { $count ->
        [one] One thing waits
       *[other] { $count } things wait
    } for a word of yours.
tsw-desk-conspiracy-of = { $name } ({ $who })
tsw-desk-name = { $name }
tsw-desk-quoted = > { $words }
tsw-desk-numbered = { $number }. { $words }
tsw-desk-no-lines = Nothing is written here.
tsw-desk-interview = What has been answered so far. What a player leaves blank is filled from a ready-made conspiracy.
tsw-desk-form-of =
    { $who }: { $done ->
        [0] no form yet
       *[other] form filled in
    }

## Checks

tsw-desk-no-checks = No dice have been rolled.
tsw-desk-check =
    { $actor }: { $action }, { $success ->
        [0] failure
       *[other] success
    }
tsw-desk-check-line =
    • { $conspiracy }, { $actor }: { $action }. Needs { $base } or less, rolled { $dice } = { $total }: **{ $success ->
        [0] failure
       *[other] success
    }**{ $forced ->
        [0] { "" }
        [one] { " " }(decided by the gamemaster)
       *[other] { " " }(dice set by the gamemaster)
    }
tsw-desk-part =
    { $amount } { $part ->
        [power] Power
        [support] Transferable Power in support
        [resistance] Resistance of the target
        [like] alike alignments
        [opposite] opposite alignments
        [position] steps from its conspiracy
        [neutralize] attack to neutralize
        [helpers] people in support
        [interference] people who interfere
        [money] megabucks of the attacker
        [defence] megabucks of the defence
        [special] special events
        [ease] what everybody brings to such a task
        [against] difficulty
        [skill] a fitting skill
        [flavour] fitting detail in the order
        [group] a peculiarity of a group
        [hold] a hold over the target
       *[other] { $part }
    }
tsw-desk-base = Base number now: { $base }.
tsw-desk-formula = Two dice must not exceed the base number. A 2 always succeeds, a 12 always fails (TSW-71).
tsw-desk-success = Let it succeed
tsw-desk-failure = Let it fail
tsw-desk-dice = Set the dice
tsw-desk-rolled = As it was rolled
tsw-desk-die = Die { $number }

## Orders

tsw-desk-sheet =
    • { $conspiracy }: { $count ->
        [0] nothing
        [one] one line
       *[other] { $count } lines
    }
tsw-desk-add-order = Add an order
tsw-desk-order-words = The order, in words
tsw-desk-replace = Replace it
tsw-desk-strike = Strike it out
tsw-desk-struck = struck out
tsw-desk-parameter = { $name }: { $value }
tsw-desk-flavour = Detail: { $words }

## Reports and the paper

tsw-desk-report-of =
    • { $conspiracy }: { $count ->
        [0] nothing
        [one] one line
       *[other] { $count } lines
    }
tsw-desk-add-line = Add a line
tsw-desk-rewrite = Put it otherwise
tsw-desk-words = In your words
tsw-desk-tell = Write to the player now
tsw-desk-headline = # { $words }
tsw-desk-section = **{ $section ->
        [lead] The lead story
        [attacks] Attacks
        [notices] Notices
        [leaks] Leaks
        [teasers] Around town
       *[classifieds] Classifieds
    }**
tsw-desk-printed =
    { $section ->
        [lead] Lead
        [attacks] Attacks
        [notices] Notices
        [leaks] Leaks
        [teasers] Around town
       *[classifieds] Classifieds
    }: { $words }
tsw-desk-edit-headline = Change the headline
tsw-desk-add-printed =
    Add to { $section ->
        [lead] the lead story
        [attacks] the attacks
        [notices] the notices
        [leaks] the leaks
        [teasers] what is told around town
       *[classifieds] the classifieds
    }

## Rewards and consolations

tsw-desk-console = Reward or console
tsw-desk-gift = What
tsw-desk-gift-money = Megabucks for the conspiracy
tsw-desk-gift-event = A special event
tsw-desk-gift-agent = Somebody who joins
tsw-desk-gift-which = How many, or which, or who
tsw-desk-gift-words = What the player is told

## Undecided attacks

tsw-desk-no-attacks = No attack is undecided.
tsw-desk-attack = { $attacker } on { $target }
tsw-desk-attack-line =
    • { $conspiracy }: { $attacker } attacks { $target } to { $kind }, { $mb } MB, support: { $support }, agents: { $agents }; decided in turn { $due }.
tsw-desk-turns = Turns from now (0: this turn)
tsw-desk-delay = Decide it later
tsw-desk-call-off = Call it off

## What waits

tsw-desk-nothing-waits = Nothing waits.
tsw-desk-item =
    { $kind ->
        [question] Question
        [gambit] Gambit
       *[group] Unknown group
    } of { $name }: { $words }
tsw-desk-item-from = From { $who } ({ $name }), turn { $turn }:
tsw-desk-kind =
    { $kind ->
        [question] A question
        [gambit] A gambit
       *[group] A group nobody knows
    }
tsw-desk-admit-or = Let it exist, with figures, or answer why it does not.
tsw-desk-answer = Answer
tsw-desk-dismiss = No answer needed
tsw-desk-admit = Let it exist
tsw-desk-judge = Judge it
tsw-desk-ruling =
    Judged as: { $action }, difficulty { $difficulty }; { $verdict ->
        [success] it succeeds by your word.
        [failure] it fails by your word.
        [refused] it cannot be done, by your word.
       *[dice] the dice decide.
    }
tsw-desk-nearest = Nearest action
tsw-desk-difficulty = Difficulty, 0 to { $most }
tsw-desk-verdict = Who decides
tsw-desk-verdict-dice = The dice
tsw-desk-verdict-success = It succeeds
tsw-desk-verdict-failure = It fails
tsw-desk-verdict-refused = It cannot be done
tsw-desk-comment = What the player is told besides

## Conspiracies

tsw-desk-standing =
    { $conspiracy }: { $groups ->
        [0] no groups
        [one] one group
       *[other] { $groups } groups
    }, { $mb } MB, { $agents ->
        [0] no agents
        [one] one agent
       *[other] { $agents } agents
    }. Secret goal: { $kind ->
        [control] { $needed } groups{ $alignment ->
            [any] { "" }
           *[other] { " " }that are { $alignment }
        }
        [treasury] { $needed } MB in all treasuries
        [people] { $needed } agents
        [destroy] { $needed } groups destroyed
       *[fronts] { $needed } fronts
    }; so far { $now }.
tsw-desk-hand = Special events in hand: { $names }
tsw-desk-agents = Agents: { $names }
tsw-desk-structure = Controls: { $names }
tsw-desk-subscribed =
    { $yes ->
        [0] Does not take The Watchful Eye.
       *[other] Takes The Watchful Eye.
    }
tsw-desk-answered = **{ $question }:** { $words }
tsw-desk-question =
    { $which ->
        [name] Name of the conspiracy
        [leader] Name of the leader
        [who] Who the leader is
        [why] Why
        [interests] Interests
        [goals] Goals
        [beliefs] Beliefs
        [symbols] Symbols
        [abhors] What it abhors
        [image] Public image
        [motto] Motto
        [where] Headquarters
        [disguise] Disguise
        [protection] Protection
        [abilities] Abilities
        [alignments] Alignments
       *[others] Other houses
    }
tsw-desk-edit = Edit: { $what }
tsw-desk-set-goal = Change the secret goal
tsw-desk-goal-kind = What counts
tsw-desk-goal-amount = How many
tsw-desk-goal-alignment = Of which alignment (groups only)
tsw-desk-goal-control = Groups controlled (own fronts not counted)
tsw-desk-goal-treasury = Megabucks in all treasuries
tsw-desk-goal-people = Agents
tsw-desk-goal-destroy = Groups destroyed
tsw-desk-goal-fronts = Own fronts under control
tsw-desk-any = any
tsw-desk-give-event = Give a special event
tsw-desk-take-event = Take a special event away
tsw-desk-event = Special event
tsw-desk-reveal = Let them know all about somebody
tsw-desk-name-of = Name

## The world

tsw-desk-count-groups =
    { $count ->
        [one] One group
       *[other] { $count } groups
    } in the world. `/gm look` finds one by name.
tsw-desk-count-people =
    { $count ->
        [one] One person
       *[other] { $count } people
    } in the world. `/gm look` finds somebody by name.
tsw-desk-group-way =
    { $name }{ $owner ->
        [none] { "" }
       *[other] { "" } · { $owner }
    }
tsw-desk-person-way =
    { $name }{ $group ->
        [none] { "" }
       *[other] { "" } · { $group }
    }
tsw-desk-group-figures = Power { $power }, Transferable Power { $aid }, Resistance { $resistance }, income { $income }, arrows { $arrows }, treasury { $money } MB
tsw-desk-group-facts = { $kind } in { $place }; alignments: { $alignments }
tsw-desk-group-master =
    { $own ->
        [0] { $master ->
            [none] Neutral.
           *[other] Under { $master }, controlled by { $owner }.
        }
       *[other] A player's conspiracy.
    }
tsw-desk-before = *While the turn lies on the desk, what can be changed here is what was before it; the turn is then resolved anew.*
tsw-desk-only-now = *Came to be in this turn; nothing can be changed before that has been told.*
tsw-desk-figure =
    { $figure ->
        [power] Power
        [aid] Transferable Power
        [resistance] Resistance
        [income] Income
        [arrows] Arrows
        [money] Treasury
        [toughness] Toughness
       *[loyalty] Loyalty
    }
tsw-desk-figure-now =
    { $figure ->
        [power] Power
        [aid] Transferable Power
        [resistance] Resistance
        [income] Income
        [arrows] Arrows
        [money] Treasury
        [toughness] Toughness
       *[loyalty] Loyalty
    }: { $value }
tsw-desk-alignments-of = Alignments
tsw-desk-set-alignments = Change the alignments
tsw-desk-under = Under which group (nothing: neutral)
tsw-desk-control = Change who controls it
tsw-desk-about = What is said about it
tsw-desk-edit-about = Edit: what is said about it
tsw-desk-rename-deed = Rename
tsw-desk-add-group = Add a group
tsw-desk-figures = Power, transferable, Resist., income, arrows
tsw-desk-add-person = Add somebody
tsw-desk-name-or-chance = Name (nothing: by chance)
tsw-desk-job-or-chance = Job (nothing: by chance)
tsw-desk-person-figures = Power, Toughness (nothing: by chance)
tsw-desk-dissolve = Dissolve it

tsw-desk-person-figures-now = Power { $power }, Toughness { $toughness }, loyalty { $loyalty }
tsw-desk-person-state =
    { $leader ->
        [0] { $alive ->
            [0] Dead.
           *[other] { $lit ->
                [0] Not illuminated.
               *[other] Illuminated.
            }
        }
       *[other] A player's own character.
    }{ $out ->
        [0] { "" }
       *[other] { " " }Out of action this turn.
    }
tsw-desk-person-facts =
    { $job }{ $group ->
        [none] { "" }
       *[other] { "" } of { $group }
    }, { $place }. At home: { $home }
tsw-desk-person-gifts = Skills: { $skills }. Alignments: { $alignments }
tsw-desk-person-masters =
    { $count ->
        [0] Takes nobody's orders.
       *[other] Takes orders from: { $masters }
    }
tsw-desk-master = { $name } (loyalty { $loyalty })
tsw-desk-person-inside =
    { $count ->
        [0] Has infiltrated no group.
       *[other] Inside: { $groups }
    }
tsw-desk-person-secret = { $quirk } Secret: { $secret }
tsw-desk-person-text =
    { $which ->
        [job] Job
        [quirk] Quirk
        [secret] Secret
       *[home] Home
    }
tsw-desk-agent = Let them serve a conspiracy, or end it
tsw-desk-serves = Which conspiracy
tsw-desk-loyalty-to = Loyalty to it, 0 to { $most } (0 ends it)
tsw-desk-condition = Health
tsw-desk-condition-well = Well
tsw-desk-condition-out = Out of action this turn
tsw-desk-condition-dead = Dead
tsw-desk-enlighten = Illuminated or not
tsw-desk-enlighten-yes = Illuminated
tsw-desk-enlighten-no = Not illuminated
tsw-desk-teach = Teach a skill
tsw-desk-skill = Skill
tsw-desk-member = Inside a group or not
tsw-desk-member-yes = Inside
tsw-desk-member-no = Not inside
tsw-desk-group-name = Group

tsw-desk-event-line =
    • **{ $name }**: { $kind ->
        [bonus] +{ $amount } for { $actions }
        [shield] +{ $amount } to the defence of a group
        [money] { $amount } MB
        [ruin] a group loses { $amount } MB
        [cancel] ends an attack
        [reveal] a true dossier
        [haste] one more order
        [escape] somebody gets away
        [silence] hushes leaks
       *[loyalty] +{ $amount } loyalty
    }{ $held ->
        [0] { "" }
       *[other] . In the hand of { $holders }
    }
tsw-desk-add-event = Add a special event
tsw-desk-add-bonus = Add one that helps with orders
tsw-desk-effect-kind = What it does
tsw-desk-effect =
    { $kind ->
        [money] Brings megabucks
        [shield] Defends a group
        [ruin] Costs a group megabucks
        [reveal] Reveals a group
        [silence] Hushes leaks about a group
        [cancel] Ends an attack
        [haste] Gives somebody one more order
        [escape] Lets somebody get away
       *[loyalty] Makes somebody more loyal
    }
tsw-desk-amount = How much (0 where it counts nothing)
tsw-desk-event-text = What the player reads
tsw-desk-for-actions = For which orders

## What can be done at once

tsw-desk-approve = Approve and publish
tsw-desk-process = Close the orders now

## Refusals

tsw-desk-no-review = Nothing lies on the desk for approval; reports and paper of this turn are out already.
tsw-desk-no-turn = There is no turn on the desk that could be resolved anew.
tsw-desk-no-check = There is no check { $check } on the desk any more.
tsw-desk-two-dice = Two dice are needed, each from 1 to 6.
tsw-desk-no-orders = No orders can be changed at this moment.
tsw-desk-one-order = Write exactly one order.
tsw-desk-no-standing = A standing order cannot be put in from the desk.
tsw-desk-no-section = There is no section { $section } in the paper.
tsw-desk-line-gone = That line is no longer where it was: look at the page again.
tsw-desk-item-gone = That has been dealt with meanwhile: look at the list again.
tsw-desk-gambit-late = A gambit can be judged only while its turn lies on the desk; you can still reward or console.
tsw-desk-no-action = “{ $given }” is no action that a gambit can be judged as.
tsw-desk-no-group =
    There is no group called “{ $name }”.{ $near ->
        [none] { "" }
       *[other] { " " }Did you mean { $near }?
    }
tsw-desk-no-person =
    There is nobody called “{ $name }”.{ $near ->
        [none] { "" }
       *[other] { " " }Did you mean { $near }?
    }
tsw-desk-nobody =
    No group and nobody is called “{ $name }”.{ $near ->
        [none] { "" }
       *[other] { " " }Did you mean { $near }?
    }
tsw-desk-taken = The name { $name } is taken.
tsw-desk-no-figure = There is no such thing as “{ $given }” to change.
tsw-desk-arrows =
    It controls { $used ->
        [one] one group
       *[other] { $used } groups
    } and cannot have fewer arrows.
tsw-desk-aid = Transferable Power cannot be more than Power ({ $power }).
tsw-desk-neutral-money = { $name } is neutral; only controlled groups have a treasury.
tsw-desk-alignments = These alignments cannot stand together: { $why }.
tsw-desk-conspiracy = { $name } is a player's conspiracy: it is controlled by nobody and cannot be dissolved.
tsw-desk-under-itself = { $name } cannot hang under itself.
tsw-desk-neutral-master = { $name } is neutral and controls nothing.
tsw-desk-no-arrow = { $name } has no open arrow.
tsw-desk-leader = { $name } is a player's own character; that cannot be done to it.
tsw-desk-dead = { $name } is dead.
tsw-desk-no-skill = Nobody can learn “{ $given }”.
tsw-desk-skilled = { $name } has that skill already.
tsw-desk-at-home = { $name } belongs to { $group } anyway.
tsw-desk-no-attack = That attack is no longer undecided.
tsw-desk-no-event = There is no special event “{ $name }” to be had there.
tsw-desk-five-figures = Five numbers are needed: Power, Transferable Power, Resistance, income, arrows.
tsw-desk-two-figures = Two numbers are needed: Power and Toughness; or nothing.
tsw-desk-bad-record = That cannot be: { $why }.
tsw-desk-rename = Names are changed on the page of the group or the person.
tsw-desk-no-interview = That player has not filled in the form yet.
tsw-desk-no-world = That is possible only when the world has been founded.

## Notes

tsw-desk-note-1 = **Embrace the story.** Hidden figures give you room: what makes the better tale, and treats nobody unfairly twice, is a good reason to overrule the dice. Do it seldom.
tsw-desk-note-2 = **Group attacks.** Power of the attacker and Transferable Power of its support, less Resistance; 4 for each alignment alike, −4 for each opposite (the other way round when destroying); −15, −10, −5 for a target one, two or three steps from its conspiracy; +10 to neutralize; Power of people in support, less that of those who interfere; megabucks of the attacker, less those of the defence, the target's own counted twice (TSW-70).
tsw-desk-note-3 = **Dice.** Two dice at most as high as the base number succeed; 2 always does, 12 never (TSW-71).
tsw-desk-note-4 = **People.** Power of who acts, with what such a task allows everybody, less the Toughness or difficulty; alignments count 2; a fitting skill and fitting detail one point each (TSW-40, TSW-13).
tsw-desk-note-5 = **Words for figures.** From feeble to world-shaking in ten steps that begin at 0, 1, 2, 3, 4, 5, 7, 9, 11 and 14. Hearsay is off by one step for two figures in five, and the same for everybody, until a spy has looked (TSW-21).
tsw-desk-note-6 = **Gambits** are judged as the action nearest to them at difficulty 3, unless you rule otherwise while the turn lies on the desk (TSW-52).
tsw-desk-note-7 = **The Watchful Eye** is your loudspeaker: tease neutral groups that somebody could attack, hint at what nobody looks at, and let a leak or two say what is not so.
tsw-desk-note-8 = **Reward** careful plans and mad ideas. Who fails by boldness deserves a consolation: some megabucks, a special event, or somebody inside who was impressed.
tsw-desk-note-9 = **Corrections** made while a turn lies on the desk count from before that turn, which is then resolved anew; rewards come after it. What you have written by hand stays as long as the line it replaced is still told.
