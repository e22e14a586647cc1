# All that is said about a game of Illuminati. The modules of bot/games/illuminati/say give
# the arguments; the rules of the cards are in illuminati-cards.ftl.

game-illuminati = Illuminati

## Words and parts of sentences

ill-empty = { "" }
ill-lines =
    { $first }
    { $second }
ill-money = { $amount } MB
ill-money-total = { $amount } MB in all
ill-money-hidden = money unknown
ill-nothing = nothing
ill-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
ill-specials =
    { $count ->
        [one] one special
       *[other] { $count } specials
    }
ill-turns =
    { $turn ->
        [one] 1 turn
       *[other] { $turn } turns
    }
ill-promises =
    { $count ->
        [one] a promise
       *[other] promises
    }
ill-peace = a promise of peace for two rounds
ill-peace-short = peace
ill-pledge = { $seat } has promised { $other } peace until the end of turn { $turn } (this is turn { $now }): no attack, and no money against theirs.
ill-pledge-broken = { $seat } has broken a promise of peace to { $other }.
ill-uncontrolled = uncontrolled
ill-direction =
    { $direction ->
        [top] up
        [right] right
        [bottom] down
       *[left] left
    }
ill-facts =
    Power { $power }/{ $transfer }, Resistance { $resistance }, income { $income }{ $count ->
        [0] { "" }
       *[other] ; { $alignments }
    }
ill-facts-root = Power { $power }/{ $transfer }, income { $income }
ill-sway = { alignment-name } { $amount }
ill-sways = Power and Resistance: { $sways }
ill-nwo = { $name } ({ nwo-colour-name }): { $sways } Power and Resistance
ill-flavour = “{ $words }”

# A special goal in a few words.
ill-goal-total-power = total Power { $amount }
ill-goal-all-alignments = all ten alignments
ill-goal-count-alignment = { $amount } { alignment-name } groups
ill-goal-total-money = { $amount } MB
ill-goal-total-transfer = Transferable Power { $amount }
ill-goal-destroyed = destroy { $amount } groups
ill-goal-secret-copy = somebody else's goal

# What a special does, in a few words.
ill-brief-set-roll = the roll counts as { $value }
ill-brief-take-uncontrolled = take an uncontrolled group
ill-brief-espionage = spy on money or specials
ill-brief-cancel-privilege = end the privilege
ill-brief-join-privileged = join this attack
ill-brief-double-income = double your incomes
ill-brief-revive = bring back a dead group
ill-brief-counter-special = cancel that special
ill-brief-skip-turn = take this turn away
ill-brief-gain = +{ $amount } MB
ill-brief-allow-destroy-powerless = you may destroy a Power 0 group
ill-brief-rearrange-money = rearrange your money
ill-brief-repeal-nwo = discard a New World Order
ill-brief-resurrect-nwo = bring a New World Order back
ill-brief-nwo-attack-bonus = +{ $bonus } on this attack
ill-brief-ignore-nwos = a group ignores New World Orders
ill-brief-shield-nwo = void this attack

## The attack of the moment

ill-attack =
    { $attacker } attacks { $target } ({ $owner }) with { $card }, { ill-attack-of-kind }{ $privileged ->
        [0] { "" }
       *[other] , privileged
    }. { ill-attack-needs }
ill-attack-needs =
    { $fallen ->
        [0] It needs { $number } or less now ({ $percent } %).
       *[other] It needed { $number } or less.
    }
ill-attack-of-kind =
    { $kind ->
        [control] to control
        [neutralize] to neutralize
       *[destroy] to destroy
    }
ill-attack-aid = Aiding: { $cards }.
ill-attack-nwo = { $attacker } attacks the New World Order { $target } with { $card }. { ill-attack-needs }
ill-spent = Spent so far: { $pro } MB for the attack, { $contra } MB against it.
ill-purse = { $seat } can still spend: { $card }, { $money }.
ill-purse-two =
    { $seat } can still spend: { $card }, { $money }{ $side ->
        [for] { "" }
       *[against] { " " }(counts double)
    }; { $root }, { $treasury }.
ill-dice =
    The dice show { $first } and { $second }: { $total } against { $number }. As it lies, the attack { $fate ->
        [succeeds] succeeds
        [always-fails] fails, as it always does on 11 and 12
       *[fails] fails
    }.
ill-dice-changed = The dice show { $first } and { $second }, but count as a { $value }, against { $number }.

ill-offer-open =
    Offer { $number }: { $offer }{ $shut ->
        [0] { "" }
       *[other] {" "}As things stand it cannot be accepted.
    }
ill-offer = { $giver } offers { $taker } { $gives } for { $gets }.

## What somebody is called for, for everybody to read

ill-wanted-attack = Your attack: target, aid and privilege are open.
ill-wanted-act =
    Your turn (round { $round }): { $actions ->
        [0] no actions
        [one] 1 action
       *[other] { $actions } actions
    }{ $amount ->
        [-1] { "" }
       *[other] , { $amount } MB
    }.
ill-wanted-income = Your turn (round { $round }) begins: { $amount } MB are due.
ill-wanted-window = { $seat } is about to begin a turn. Let it happen?
ill-wanted-spending =
    { $role ->
        [attacker] Your attack on { $target }: { $number } or less, { $percent } %. Add, or roll?
        [defender] { $seat } attacks your { $target }, { $number } or less, { $percent } %. Defend?
       *[outsider] { $seat } attacks { $target }{ $kind ->
            [nwo] { "" }
           *[other] {" "}({ $owner })
        }, { $number } or less, { $percent } %. Interfere?
    }
ill-wanted-challenge = { $seat } attacks { $target }, privileged, { $percent } %. End the privilege?
ill-wanted-dice =
    { $role ->
        [attacker] You
       *[other] { $seat }
    } rolled { $roll } against { $number } at { $target }{ $shut ->
        [0] . Touch the dice?
       *[other] , privileged. End the privilege?
    }
ill-wanted-special = { $seat } plays { $card }. Let it happen?
ill-wanted-place = { $card } is yours. Where does it lie?
ill-wanted-move = Where to with { $card }?
ill-wanted-endow = { $card } is yours. Shift money to it?
ill-wanted-goal = Choose your secret goal.
ill-wanted-tax = The I.R.S. wants { $amount } MB of you. From which card?
ill-wanted-pick = Your special waits for a choice.
ill-wanted-ability = An ability of one of your cards waits for a choice.
ill-wanted-end = The end of your turn: move what you like.
ill-wanted-rearrange = Your money is yours to rearrange.

## Questions

ill-ask-goals = In strictest confidence: whose special goal is yours? Your card is { $card }. The others learn that you have chosen, and nothing else until the end.
ill-ask-income = Your income step: { $amount } MB are due from the bank. Collect, or first play a special of this moment.
ill-ask-upkeep = The Post Office costs 1 MB. Which treasury pays?
ill-ask-tax = The I.R.S. of { $collector } has not forgotten you: { $amount } MB. From which card do you pay?
ill-ask-act =
    Your turn: { $actions ->
        [0] no actions
        [one] 1 action
       *[other] { $actions } actions
    } and { $transfers ->
        [0] no free transfers
        [one] 1 free transfer
       *[other] { $transfers } free transfers
    } left. Specials, drops and deals cost nothing.
ill-ask-act-alone = You control no group. Whoever has had three turns and controls none is out of the game.
ill-ask-bystander = { $active } is taking a turn. You may deal, or play a special that is good at any time.
ill-ask-target = Attack with { $card } ({ $facts }). What, and to what end? The number is what two dice may show at most, before aid and money.
ill-ask-aid = Which cards aid? Each adds its Transferable Power and is then used for this turn.
ill-ask-privilege = Privileged? Then nobody but you and the owner of the target may spend or interfere.
ill-ask-challenge =
    { $role ->
        [defender] The attack is privileged: nobody else may help or hinder, unless the privilege is ended.
       *[outsider] The attack is privileged, so you may only watch, unless you end the privilege or slip in.
    }
ill-ask-spending =
    { $role ->
        [attacker] Each MB of yours adds 1.
        [defender] Each MB on the target takes 2 off, each MB from your Illuminati 1.
       *[outsider] Each MB from your Illuminati ({ $treasury }) adds 1 or takes 1 off, as you please.
    } When all have passed, the dice are rolled.
ill-ask-peace =
    ⚠ You have promised { $other } peace: money { $side ->
        [for] for
       *[against] against
    } this attack breaks it.
ill-ask-after-dice = Last chance to touch the dice.
ill-ask-counter = { $seat } plays { $card }. Let it happen?
ill-ask-counter-counter = { $seat } answers { $other } with { $card }. Let it happen?
ill-ask-counter-discard =
    { $seat } discards { $card } { $purpose ->
        [privilege] to make the attack privileged
       *[break] as one of two against the privilege
    }. Let it happen?
ill-ask-turn-begins = { $active } is about to begin a turn. Let it happen?
ill-ask-place =
    { $purpose ->
        [move] A new place for { $card }?
       *[other] { $card } is yours. Where does it hang in your power structure?
    }
ill-ask-homeless = { $card } would cover another card there. Hang it elsewhere, or make room.
ill-ask-move = Where to with { $card }? Its whole branch comes along.
ill-ask-reorganize = End of your turn: the Triangle shifts. Move what you like, or take groups up and hang them again elsewhere.
ill-ask-rearrange = Move money between your cards as you like.
ill-ask-endow = You hold { $card } now. Shift money to it from { $source } ({ $money })?
ill-ask-pick =
    { $purpose ->
        [revive] Which group comes back from the dead pile?
        [repeal] Which New World Order is discarded?
        [resurrect] Which New World Order comes back into force?
       *[ignore] Which group ignores all New World Orders until the end of the turn?
    }
ill-ask-espionage =
    { $hidden ->
        [0] Whose specials does your spy look at?
       *[other] What does your spy look at: one player's specials, or the money on one card?
    } Only you see the report.
ill-ask-bribe = Which uncontrolled group opens the envelope?
ill-ask-aim = At which group do the Lasers aim?
ill-ask-beam = { $card } is in the beam ({ $facts }). What changes until the end of the turn?

## Choices

ill-pass-window = Let it happen
ill-pass-spending = Pass
ill-pass-attack = Not privileged
ill-done-window = Let it happen, and do not ask again here
ill-done-spending = Pass until the dice
ill-do-accept = Accept offer { $number } from { $giver }: get { $gives } for { $gets }
ill-do-accept-past = Accept an offer
ill-do-aid = Choose aid, or none
ill-do-aid-one = { $card } (+{ $strength })
ill-do-aid-many =
    { $count ->
       *[other] { $count } cards aid (+{ $strength })
    }
ill-do-aim = Aim at { $card }
ill-do-attack = Attack with { $card } (Power { $power })
ill-do-beam =
    { $how ->
        [gain] Make it { $alignment }
        [lose] It is no longer { $alignment }
       *[reverse] { $alignment } becomes { $opposite }
    }
ill-do-between-amount = { $source } → { $target }: { $amount } MB
ill-do-break = End the privilege: discard two specials
ill-do-buy = Privileged, for { $amount } MB
ill-do-call-off = Call the attack off
ill-do-card = { $card }
ill-do-collect = Collect income
ill-do-count = Count the money on { $card }
ill-do-counter = Counter with { $card }
ill-do-decline = Decline offer { $number } from { $giver }: { $gives } for { $gets }
ill-do-decline-past = Decline an offer
ill-do-discard = Privileged: discard { $card }
ill-do-draw = { $card }: draw a card for { $amount } MB
ill-do-drop =
    Drop { $card }{ $branch ->
        [0] { "" }
       *[other] {" "}and its branch
    }
ill-do-end = End turn
ill-do-endow = Shift another amount
ill-do-endow-amount = { $amount ->
        [0] Leave the money where it is
       *[other] Shift { $amount } MB to the new group
    }
ill-do-finish = Finished
ill-do-goal = { $card }: { $goal }
ill-do-hang = Hang { $card } again
ill-do-ignore =
    { $card }{ $change ->
        [0] : no change
       *[other] : Power { $power } → { $power-then }, Resistance { $resistance } → { $resistance-then }
    }
ill-do-let-go = Let { $card } go, with its branch
ill-do-look =
    See the { $count ->
        [one] one special
       *[other] { $count } specials
    } of { $seat }
ill-do-lift = Take up { $card } and its branch
ill-do-lot = Draw one by lot
ill-do-move = Move { $card }
ill-do-nwo = Attack { $card } with your Illuminati, ≤ { $number }
ill-do-offer = Offer { $other } a deal
ill-do-offer-card =
    { $card }{ $kind ->
        [special] { " " }(special)
       *[other] { "" }
    }
ill-do-offer-whole = Offer { $other } { $gives } for { $gets }
ill-do-oust = Make { $card } uncontrolled instead
ill-do-place = { $master }, { $direction }
ill-do-play = { $card }: { $effect }
ill-do-play-dice =
    { $card }: the roll counts as { $value }, the attack { $fate ->
        [succeeds] succeeds
       *[fails] fails
    }
ill-do-rehang = Hang { $card } { $direction }
ill-do-repeal = Discard { $card }: { $sways } Power and Resistance
ill-do-resurrect = Bring back { $card }: { $sways } Power and Resistance
ill-do-revive = { $card } (Power { $power }, Resistance { $resistance })
ill-do-shift = { $source } → { $target } ({ $money })
ill-do-spend =
    { $side ->
        [for] For
       *[against] Against
    } the attack: { $card } ({ $money })
ill-do-spend-amount =
    { $side ->
        [for] For
       *[against] Against
    } the attack: { $amount } MB from { $card }
ill-do-take = Take { $card } (Power { $power }, Resistance { $resistance })
ill-do-target =
    { $kind ->
        [control] Control
        [neutralize] Neutralize
       *[destroy] Destroy
    } { $target } ≤ { $number } ({ $percent } %), { $owner }
ill-do-target-past =
    { $kind ->
        [control] Control
        [neutralize] Neutralize
       *[destroy] Destroy
    } { $target }
ill-do-tax = { $amount } MB from { $card } ({ $money })
ill-do-transfer = { $source } → { $target } ({ $money })
ill-do-upkeep = 1 MB from { $card }
ill-do-use = Use { $card }
ill-do-withdraw = Withdraw offer { $number } to { $taker }: { $gives } for { $gets }
ill-do-withdraw-past = Withdraw an offer

## Plans: whole decisions as buttons, each with what it leads to

ill-of-parts =
    { $count ->
        [0] as it stands
       *[other] { $parts }
    }
ill-plan-best =
    ⚔ { $kind ->
        [control] { "" }
       *[other] { ill-plan-kind }{ " " }
    }{ $target }: { ill-of-parts }, { $percent } %
ill-plan-transfer = Transfer money …
ill-plan-deal = Offer { $seat } a deal …
ill-ask-act-lists = Whom to attack?
ill-list-open = Take uncontrolled: { $target }, { $percent } % … ({ $count })
ill-list-rivals = Take from a rival: { $target }, { $percent } % … ({ $count })
ill-list-harm = Destroy, neutralize: { $target }, { $percent } % … ({ $count })
ill-list-hopeless = ⚠ Hopeless, or your own … ({ $count })
ill-plan-target =
    { $own ->
        [0] { "" }
       *[other] ⚠ your own:{ " " }
    }{ $kind ->
        [control] { "" }
        [neutralize] Neutralize{ " " }
       *[destroy] Destroy{ " " }
    }{ $target } · { $number } or less, { $percent } %{ $gain ->
        [0] { "" }
       *[other] {" → "}{ $reached } %{ $aid ->
            [0] {" "}with { $money } MB
           *[other] {" "}with aid{ $money ->
                [0] { "" }
               *[other] {" "}and { $money } MB
            }
        }
    }
ill-plan-target-about = { $owner }; with { $card }. Power { $power }/{ $transfer }, income { $income }
ill-plan-kind =
    { $kind ->
        [control] Control
        [neutralize] Neutralize
       *[destroy] Destroy
    }
ill-plan-head =
    ⚔ **{ ill-plan-kind } { $target }** ({ $owner }), led by { $card }. As it stands { $base } or less, { $start } %: { $sum }.
    { $count ->
        [0] { "" }
       *[other] With { $parts }: **{ $number } or less, { $percent } %**.
    }{ $over ->
        [0] { "" }
       *[other] {" "}⚠ More than 10 helps no more: 11 and 12 always fail.
    }{ $peace ->
        [0] { "" }
       *[other] {" "}⚠ You have promised { $owner } peace: the dice would break it.
    }
ill-sum-part =
    { $amount } { $part ->
        [power] Power
        [target-power] Power of the target
        [resistance] Resistance
        [same] shared alignments
        [opposite] opposite alignments
        [neutralize] for trying no more than to neutralize
        [ability] abilities of your cards
       *[position] for its place near its Illuminati
    }
ill-plan-head-answered =
    { ill-plan-head }
    Others may still answer.
ill-plan-packages = What to spend
ill-plan-package =
    { $chosen ->
        [0] { "" }
       *[other] ✓{ " " }
    }{ $count ->
        [0] As it stands
       *[other] { $parts }
    }: { $percent } %
ill-plan-purse = { $card }: { $money } of { $most } MB
ill-plan-step =
    { $step ->
        [-5] −5
        [-1] −1
        [1] +1
       *[other] +5
    }: { $gain ->
        [0] no change, { $percent } %
       *[other] { $number } or less, { $percent } %
    }
ill-plan-aid = Aid
ill-plan-helper =
    { $inside ->
        [0] { $card } +{ $strength }: { $number } or less, { $percent } %
       *[other] ✓ { $card } (without: { $number } or less, { $percent } %)
    }
ill-plan-privilege =
    Privileged: nobody but you{ $rival ->
        [0] { "" }
       *[other] {" "}and { $owner }
    } may spend or interfere
ill-plan-buy = 🎲 For { $amount } MB more: { $percent } %
ill-plan-discard = 🎲 Discard { $card }: { $percent } %
ill-plan-leaders = Another leader …
ill-plan-leader = { $card }: { $number } or less, { $percent } % as it stands
ill-plan-go = 🎲 Roll: { $number } or less, { $percent } %
ill-plan-go-answered = 🎲 Attack: { $percent } %, others may answer
ill-plan-announce = Announce only
ill-plan-spending = ⚔ { $seat } attacks { $target } ({ $owner }): **{ $number } or less, { $percent } %**.
ill-plan-spend =
    { $money ->
        [0] { $role ->
            [attacker] { $percent ->
                [0] Let it fail: { $number } or less
               *[other] 🎲 Roll: { $number } or less, { $percent } %
            }
           *[other] Let it be: { $percent } %{ $lost ->
                [0] { "" }
               *[other] , and { $seat } wins
            }
        }
       *[other] Spend { $money } MB { $side ->
            [0] against it
           *[other] for it
        }: { $number } or less, { $percent } %
    }
ill-plan-sides = The other side
ill-plan-side =
    { $side ->
        [0] Spend against it
       *[other] Spend for it
    }
ill-plan-between = { $source } → { $target }
ill-plan-between-about = { $source } has { $amount } MB
ill-plan-transfer-head =
    Transfer money: who gives to whom? { $transfers ->
        [0] No free transfer is left: it takes an action.
        [one] 1 free transfer is left.
       *[other] { $transfers } free transfers are left.
    }
ill-plan-transfer-amount = { $source } gives { $target } **{ $amount } MB**.
ill-plan-ways = Who gives to whom? …
ill-plan-amounts = Amount
ill-plan-steps = More or less
ill-plan-more =
    { $step ->
        [-5] −5
        [-1] −1
        [1] +1
       *[other] +5
    }
ill-caution-end =
    You have { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } left, and { $amount } MB. End your turn all the same?
ill-caution-accept = As things stand, this deal costs you more than it brings: { $seat } is the one who gains. Accept it?
ill-caution-drop =
    { $branch ->
        [0] { $card } would be nobody's.
       *[other] { $card } and all below it would be nobody's.
    } Drop it?

## Headings over choices

ill-group =
    { $heading ->
        [ability] Use an ability
        [aid] Aid
        [attack] Attack
        [break] End the privilege
        [buy] Make it privileged
        [call-off] Call it off
        [collect] Income
        [counter] Counter
        [deal] Deals
        [discard] Make it privileged
        [done] Pass
        [drop] Drop a group
        [end] End turn
        [endow] Shift money
        [finish] Finished
        [gain] Add an alignment
        [goal] Secret goal
        [hang] Hang up again
        [ignore] Ignore New World Orders
        [let-go] Let it go
        [lift] Take up a group
        [look] Look at specials
        [lose] Remove an alignment
        [move] Move a group
        [nwo] Attack a New World Order
        [oust] Make room
        [pass] Pass
        [place] Place it
        [play] Play a special
        [rehang] Hang it elsewhere
        [repeal] New World Orders in force
        [resurrect] Discarded New World Orders
        [reverse] Reverse an alignment
        [revive] Dead pile
        [spend] Spend money
        [take] Uncontrolled groups
        [tax] Pay the I.R.S.
        [transfer] Transfer money
       *[upkeep] Pay the Post Office
    }
ill-group-aim = Aim at: { $owner }
ill-group-count = Count money: { $owner }
ill-group-shift = From { $source }
ill-group-target =
    { $kind ->
        [control] Control
        [neutralize] Neutralize
       *[destroy] Destroy
    }: { $owner }

## What happened

ill-event-dealt =
    { $seat } turns out to be { $card } ({ $facts }). { $tone ->
        [0] Nobody is surprised.
        [1] That explains a great deal.
        [2] The others nod and take notes.
        [3] Somebody at the back coughs.
        [4] The chair was still warm.
        [5] It had to be somebody.
        [6] The file says otherwise, of course.
       *[other] So it was the quiet one.
    }
    .style = small
ill-event-start-roll = { $seat } { $roll }
ill-event-start =
    The dice decide who pulls the strings first: { $rolls }. { $count ->
        [one] { $first } begins.
       *[other] { $first } tie and roll again.
    }
ill-event-goal = { $seat } writes a goal down, folds the paper twice and looks innocent.
ill-event-goal-own = Your secret goal is that of { $card }: { $goal }.

ill-event-turn =
    Round { $round } · { $seat } { $tone ->
        [0] takes the chair
        [1] convenes the inner circle
        [2] dims the lights
        [3] draws the curtains
        [4] unfolds the map
        [5] opens the second drawer
        [6] lets the telephone ring
        [7] asks everybody to be seated
        [8] reads the file once more
        [9] checks the room for microphones
        [10] counts the empty chairs
        [11] lights one lamp of seven
       *[other] has the door guarded
    }
    .style = head
ill-event-turn-lost = A committee would like a word. { $seat } loses the whole turn.
ill-event-income = { $seat } collects { $amount } MB.
ill-event-tax-paid = { $seat } pays the I.R.S. { $amount } MB from { $card }.
ill-event-upkeep-paid = Stamps for the Post Office: { $amount } MB from { $card }.
ill-event-special = { $seat } draws a special and gives nothing away.
    .style = small
ill-event-special-own =
    You draw { $card }.
    { $effect }
ill-event-special-discarded = { $card } turns up at the wrong moment and is discarded.
    .style = small
ill-event-turned-up = Uncontrolled, for now: { $card } ({ $facts }).
    .style = small
ill-event-passed =
    { $seat } { $tone ->
        [0] has done nothing, with great care
        [1] was never there
        [2] waits, which is also a plan
        [3] studies the ceiling
        [4] lets the others hurry
        [5] has a cold today
        [6] is seen nowhere
        [7] prefers to be owed
        [8] reads the small print
        [9] stays in the car
        [10] answers no letters
        [11] keeps both hands on the table
       *[other] lets the moment pass
    }{ $amount ->
        [0] { "" }
       *[other] , and the bank pays { $amount } MB for it
    }.
ill-event-money-moved = { $seat } moves { $amount } MB from { $source } to { $target }.
ill-event-money-moved-hidden = { $seat } moves money from { $source } to { $target }.
ill-event-draw-bought = For { $amount } MB the { $card } of { $seat } go through the bins once more: another card.
ill-event-money-gained = { $amount } MB reach the Illuminati of { $seat } by a route that nobody audits.

ill-event-attack =
    ⚔ { $seat } sends { $card } { $kind ->
        [control] to control
        [neutralize] to neutralize
       *[destroy] to destroy
    } { $target } ({ $side ->
        [self] its own side
       *[other] { $owner }
    }){ $aid }{ $privileged ->
        [0] { "" }
       *[other] , privileged: no audience, please
    }. Needed: { $number } or less ({ $percent } %).
ill-event-aid = , aided by { $cards }
ill-event-attack-nwo = ⚔ { $seat } takes { $card } to war against the New World Order { $target }. Needed: { $number } or less ({ $percent } %).
ill-event-attack-called-off = { $seat } calls the attack on { $target } off. There was no attack. There never is.
    .style = result
ill-event-attack-void = The attack on { $target } has lost its ground and ends without dice.
    .style = result
ill-event-spent =
    { $side ->
        [for] { $seat } spends { $amount } MB from { $card } for the attack → { $number } or less, { $percent } %
       *[against] { $seat } spends { $amount } MB from { $card } against the attack → { $number } or less, { $percent } %
    }
    .style = part
ill-event-attack-boosted = +{ $amount } on the attack → { $number } or less, { $percent } %
    .style = part
ill-event-attack-changed = That changes the attack → { $number } or less, { $percent } %
    .style = part
ill-event-dice = 🎲 { $first }+{ $second } = { $total }, { $number } or less is needed{ $fate ->
        [succeeds] : low enough
        [always-fails] : 11 and 12 always fail
        [fails] : too high
       *[untold] { "" }
    }
    .style = part
ill-event-roll-changed = The dice are persuaded to count as a { $value }.
    .style = part
ill-event-privilege-bought = { $seat } pays { $amount } MB, and the doors are closed.
    .style = part
ill-event-privilege-broken = The doors are open: the attack is no longer privileged.
    .style = part
ill-event-succeeded =
    { $kind ->
        [control] { $tone ->
            [0] { $target } took the call. Orders now come from { $seat }.
            [1] New management at { $target }: { $seat }.
            [2] { $target } always answered to { $seat }. The records now say so.
            [3] { $seat } has the keys to { $target }.
            [4] The letterhead of { $target } stays; the rest is { $seat }.
            [5] { $target } found an envelope on the desk, and { $seat } in the chair.
            [6] { $target } has a new uncle: { $seat }.
            [7] Somebody at { $target } said yes to { $seat }.
            [8] From tonight { $target } reports to { $seat }.
            [9] { $target } changed hands between two signatures: { $seat }.
            [10] The board of { $target } was unanimous, says { $seat }.
            [11] { $seat } bought lunch, and with it { $target }.
            [12] { $target } wears the ring of { $seat } now.
            [13] The nightwatch of { $target } let { $seat } in.
            [14] { $seat } knows where { $target } keeps its books.
            [15] { $target } has signed; { $seat } has read.
            [16] A quiet merger: { $target } and { $seat }.
            [17] { $target } moves one floor down, below { $seat }.
            [18] { $seat } has asked nicely, and { $target } has understood.
            [19] { $target } was for sale; { $seat } had change.
            [20] Three men in grey left { $target }; all work for { $seat }.
            [21] The switchboard of { $target } now rings at { $seat }.
            [22] { $target } has new friends, all of them { $seat }.
            [23] { $seat } adds a pin to the map: { $target }.
           *[other] { $target } is a wholly owned rumour of { $seat }.
        }
        [neutralize] { $target } slipped from the grip of { $owner }, whole branch and all: uncontrolled.
        [destroy] { $side ->
            [self] { $seat } has retired { $target }, for reasons of loyalty.
           *[other] { $seat } has destroyed { $target }. { $tone ->
                [0] There were no witnesses worth the name.
                [1] The file is closed, and so is the building.
               *[other] Officially there was never anything there.
            }
        }{ $side ->
            [open] { "" }
           *[other] { " " }What hung below, if anything, is uncontrolled.
        }
       *[nwo] { $seat } has found the clause that nobody had read.
    }
    .style = result
ill-event-failed =
    { $roll ->
        [11] An 11 always fails.
        [12] A 12 always fails.
       *[other] { $roll } is more than { $number }.
    } { $kind ->
        [nwo] { $target } remains the law.
       *[other] { $tone ->
            [0] { $target } never noticed.
            [1] { $card } denied everything, and { $target } stayed put.
            [2] { $target } reported a wrong number.
            [3] { $target } was out to lunch.
            [4] The letter to { $target } came back unopened.
            [5] { $card } went to the wrong address.
            [6] { $target } has changed the locks.
            [7] { $target } laughed, then hung up.
            [8] { $card } blames the weather.
            [9] { $target } asked for it in writing.
            [10] The door of { $target } opens outwards, learns { $card }.
            [11] { $target } has heard better offers.
            [12] { $card } left a card. Nobody called.
            [13] { $target } thanked { $card } for the flowers.
            [14] At { $target } they still talk about it.
            [15] { $card } will say it was a test.
            [16] { $target } has a longer memory than that.
            [17] { $card } found the lift out of order.
            [18] { $target } does not take visitors on such days.
            [19] The man of { $card } at { $target } had resigned.
            [20] { $target } read it, and filed it under humour.
            [21] { $card } was early by one day.
            [22] { $target } sends its regards.
            [23] { $card } took the stairs down again.
           *[other] { $target } kept the money and the silence.
        }
    }
    .style = result

ill-event-group-placed =
    { $why ->
        [move] { $seat } moves { $card }, now below { $master }.
        [gift] { $seat } receives { $card } and hangs it below { $master }.
       *[capture] { $seat } files { $card } below { $master }.
    }
    .style = part
ill-event-branch-placed = With it comes what hangs below: { $cards }.
    .style = part
ill-event-groups-lost = { $seat } has no room for { $cards }: uncontrolled.
ill-event-groups-freed = { $count ->
    [one] A new name among the uncontrolled: { $cards }. Somebody will call.
   *[other] New names among the uncontrolled: { $cards }. Somebody will call.
}
    .style = part
ill-event-dropped =
    { $seat } drops { $card }{ $count ->
        [0] { "" }
       *[other] {", and with it "}{ $branch }
    }. { $tone ->
        [0] No forwarding address.
        [1] All badges are to be returned.
        [2] The locks have been changed.
        [3] It was never on the payroll.
        [4] The photographs have been retouched.
        [5] A small party was held. Nobody came.
        [6] The telephone is disconnected.
        [7] Mutual consent, says one side.
        [8] The desk was cleared by noon.
        [9] It keeps the stapler.
        [10] The files are being misplaced.
        [11] Freedom, or whatever this is.
       *[other] Nobody at headquarters recalls the name.
    }
ill-event-group-bribed = { $card } opened an envelope and joined { $seat }.
ill-event-group-revived = Back from the dead pile, a little pale and uncontrolled: { $card }.
ill-event-alignment =
    { $seat } fires the Lasers at { $card }: { $how ->
        [gain] now also { $alignment }
        [lose] no longer { $alignment }
       *[reverse] the opposite of { $alignment }
    }, until the end of the turn.

ill-event-played = { $seat } plays { $card }: “{ $effect }”
ill-event-purpose =
    { $seat } discards { $card } { $purpose ->
        [privilege] to make the attack privileged
       *[break] against the privilege
    }.
    .style = part
ill-event-special-countered = { $card } of { $seat } has no effect. Some things man was not meant to know.
    .style = part
ill-event-enacted = New World Order in force: { $nwo }.
ill-event-nwo-repealed = The New World Order { $card } is history.
ill-event-nwos-ignored = { $seat } puts { $card } above the New World Orders until the end of the turn.
ill-event-hand-spied = { $seat } has read all specials of { $victim }.
ill-event-hand-seen = { $seat } has read all specials of { $victim }: { $cards }.
ill-event-money-spied = { $seat } has counted the money on { $card }.
ill-event-money-counted = { $seat } has counted the money on { $card }: { $amount } MB.

ill-event-offer = Between you: { $offer }
ill-event-offer-ended =
    { $how ->
        [decline] { $seat } declines the offer of { $giver }.
       *[withdraw] { $seat } withdraws an offer.
    }
ill-event-deal = { $giver } and { $taker } shake hands: { $goods }.
ill-event-deal-money = { $amount } MB from { $seat }
ill-event-deal-group = { $card } from { $seat }
ill-event-deal-secret = whatever was in the envelopes
ill-event-deal-own = { $giver } and { $taker } shake hands: { $gives } for { $gets }.
ill-event-peace-broken = { $seat } breaks the promise of peace to { $other }. Both will remember.

ill-event-out =
    { $why ->
        [left] { $seat } leaves the game
       *[eliminated] { $seat } controls nothing and is out
    }. { $count ->
        [0] No specials are found in the desk.
       *[other] In the desk: { $cards }.
    } { $why ->
        [left] All groups are uncontrolled, and the bank keeps the money.
       *[eliminated] The bank keeps the money.
    }
ill-event-winner =
    { $seat } ({ $how ->
        [basic] basic goal
        [special] special goal, { $goal }
        [last] last one standing
       *[score] highest score
    })
ill-event-over =
    { $count ->
        [0] It is over after { ill-turns }, and nobody has won.
        [one] It is over after { ill-turns }. The world belongs to { $winners }.
       *[other] It is over after { ill-turns }. The world is shared by { $winners }.
    }
    .style = head
ill-goal-revealed = The paper of { $seat } names { $card }: { $goal }.
ill-event-ended = The game was closed without a winner. They want you to believe that.
ill-event-adjusted-money = The referee sets the money on { $card } to { $amount } MB.
ill-event-adjusted-hidden = The referee corrects the money on { $card }.
ill-event-adjusted-actions =
    The referee gives { $seat } { $amount ->
        [one] 1 action
       *[other] { $amount } actions
    } for this turn.
ill-event-adjusted-transfers =
    The referee sets the free transfers of { $seat } to { $amount }.
ill-event-adjusted-return = The referee brings { $card } back from the dead, uncontrolled.
ill-event-adjusted-special = The referee takes { $card } from the discards and hands it to { $seat }.

## The table in words

ill-table-player =
    { $active ->
        [0] { "" }
       *[other] ▶{ " " }
    }{ $seat }: { $card }. { $groups ->
        [0] No groups
        [one] 1 group
       *[other] { $groups } groups
    }, { $specials ->
        [0] no specials
        [one] 1 special
       *[other] { $specials } specials
    }, { $money }, total Power { $power }/{ $transfer }{ $destroyed ->
        [0] { "" }
       *[other] , { $destroyed } destroyed
    }. { $points ->
        [-1] Basic goal: { $now } of { $needed } { ill-counted }.
        [one] 1 point.
       *[other] { $points } points.
    }
ill-table-goal = Special goal of { $card }, { $goal }: { $now } of { $needed }.
ill-table-out = { $seat } ({ $card }) is out of the game.
ill-table-card =
    { $level } { $card }: { $facts }; { $money }; { $count ->
        [0] no open arrow
       *[other] open { $arrows }
    }{ $used ->
        [0] { "" }
        [1] ; has attacked
       *[other] ; has attacked, may attack again
    }{ $changed ->
        [0] { "" }
       *[other] ; alignment changed
    }
ill-table-open =
    { $count ->
        [0] No group is uncontrolled.
       *[other] Uncontrolled:
    }
ill-table-open-card = • { $card }: { $facts }
ill-table-nwos = New World Orders in force:
ill-table-nwo = • { $nwo }
ill-table-change =
    Until the end of the turn, { $card } { $how ->
        [gain] is also { $alignments }
        [lose] is not { $alignments }
       *[reverse] is the opposite of { $alignments }
    }.
ill-table-deck =
    { $count ->
        [0] The deck is empty.
        [one] 1 card in the deck.
       *[other] { $count } cards in the deck.
    }
ill-table-dead = Dead pile: { $cards }.
ill-table-discards = Discards: { $cards }.
ill-table-attack = The attack:

ill-hand =
    { $count ->
        [one] Your special:
       *[other] Your { $count } specials:
    }
ill-hand-none = You hold no specials.
ill-hand-spectator = You are watching. Watchers hold nothing, and are held to nothing.
ill-hand-card = • { $card }
ill-hand-rule = { $rule }
ill-hand-goal =
    { $secret ->
        [0] { $goal }
       *[other] Your secret, by { $card }. { $goal }
    } You have { $now } of { $needed }.
ill-hand-known =
    You know that { $seat } holds { $cards } ({ $count ->
        [one] 1 special
       *[other] { $count } specials
    } in all).

ill-status-waiting =
    { " " }{ $mine ->
        [0] Waiting for { $seats }.
       *[other] Your move.
    }
ill-status-setup = The cards are being dealt.{ $waiting }
ill-status-limit =
    { $last ->
        [0] { "" }
       *[other] {" "}(turn { $turn } of { $last })
    }
ill-status =
    Round { $round }{ ill-status-limit }, { $active }: { $phase ->
        [begin] about to begin
        [income] income
        [draw] drawing
        [actions] { $actions ->
            [0] no actions left
            [one] 1 action left
           *[other] { $actions } actions left
        }
       *[end] end of the turn
    }.{ $waiting }
ill-status-attack =
    Round { $round }, { $active }: { $card } against { $target }{ $kind ->
        [control] { "" }, to control
        [neutralize] { "" }, to neutralize
        [destroy] { "" }, to destroy
       *[nwo] { "" }
    }; { $fallen ->
        [0] { $number } or less is needed
       *[other] rolled { $roll }, { $number } or less was needed
    }.{ $waiting }
ill-status-over =
    { $count ->
        [0] Over after { ill-turns }, without a winner.
        [one] Over after { ill-turns }. { $winners } has won.
       *[other] Over after { ill-turns }. { $winners } have won together.
    }

ill-card = { $card } · { $kind } · { $set }
ill-card-arrows =
    { $count ->
        [0] No outgoing control arrows.
        [one] 1 outgoing control arrow.
       *[other] { $count } outgoing control arrows.
    }

## Why

ill-part-power = { $amount } Power of { $card } ({ $rule })
ill-part-aid = { $amount } Transferable Power of the aid ({ $rule })
ill-part-resistance = { $amount } Resistance of { $target } ({ $rule })
ill-part-target-power = { $amount } Power of { $target } ({ $rule })
ill-part-same = { $amount } shared alignments ({ $rule })
ill-part-opposite = { $amount } opposite alignments ({ $rule })
ill-part-neutralize = { $amount } for trying no more than to neutralize ({ $rule })
ill-part-ability = { $amount } abilities of the attacker's cards ({ $rule })
ill-part-position = { $amount } for the target's place near its Illuminati ({ $rule })
ill-part-nwo-resistance = { $amount } Resistance of a New World Order ({ $rule })
ill-part-attack-bonus = { $amount } by a special ({ $rule })
ill-part-money = { $amount } money of the attacker ({ $rule })
ill-part-target-money = { $amount } money of the target itself, counted twice ({ $rule })
ill-part-defence-money = { $amount } money of the defender's Illuminati ({ $rule })
ill-part-others-money = { $amount } money of the others ({ $rule })
ill-why-sum = Together { $number }: two dice must show that or less ({ $percent } %; ILL-5.1g).
ill-why-dice =
    { $two ->
        [0] An 11 or 12 always fails (ILL-5.1h).
       *[other] An 11 or 12 always fails (ILL-5.1h), a 2 always succeeds (ILL-5.1i).
    }
ill-why-privileged = Privileged: only the attacker and the owner of the target may interfere (ILL-5.5b).
ill-why-payment = { $seat } spent { $amount } MB from { $card }: { $worth }.
ill-why-turn =
    { $active } has { $actions ->
        [0] no actions
        [one] 1 action
       *[other] { $actions } actions
    } (ILL-3h) and { $transfers ->
        [0] no free transfers
        [one] 1 free transfer
       *[other] { $transfers } free transfers
    } (ILL-3k) left.
ill-counted =
    { $counted ->
        [0] groups
       *[other] cards, the Illuminati included
    }
ill-aim = You are { $card }. You win with { $needed } { ill-counted }, or by your special goal: { $goal }.{ $last ->
        [0] { "" }
       *[other] {" "}If nobody has by the end of turn { $last }, the most points win: total Power and a point for each group.
    }
ill-aim-points =
    You are { $card }. The most points win { $last ->
        [0] at the end
       *[other] at the end of turn { $last }, if not before
    }: total Power and a point for each group.
ill-why-limit = This is turn { $turn }. At the end of turn { $last } the most points win, if nobody has won by then (ILL-12b).
ill-why-basic =
    { $seat }: basic goal { $now } of { $needed } { ill-counted }, { $left ->
        [0] reached
       *[other] { $left } to go
    } (ILL-10b).
ill-why-special = Special goal of { $card }, { $goal }: { $now } of { $needed } (ILL-10c).
ill-why-secret = The special goal is secret (ILL-2g, ILL-12c).
ill-why-hidden = Special goal: { $goal }. How near that is, you may not know (ILL-1c).
ill-why-score = { $seat }: { $score } points, from total Power { $power } and { $groups } groups (ILL-12b).
ill-why-setup = Nothing is counted yet: the Illuminati are still being dealt (ILL-2a).

## Why not

refused-seats = Illuminati is for { $least } to { $most } players, not { $given } (ILL-1a).
refused-no-such-card = There is no such card.
refused-finish-first = What has been started must be finished first ({ $rule }).
refused-not-your-turn = It is the turn of { $active }.
refused-target = Only groups on the table can be attacked (ILL-1i).
refused-immune = The owner of the target is immune to attacks led by { $name } ({ $rule }).
refused-own-group = { $name } is yours already: you can only destroy it (ILL-5.2k).
refused-neutralize-open = { $name } is uncontrolled: there is nothing to neutralize (ILL-5.2l).
refused-no-arrow = { $name } has no open arrow to control with (ILL-5.2j).
refused-itself = { $name } cannot attack itself (ILL-5.1k).
refused-powerless-target = { $name } has Power 0 and cannot be destroyed without a Whispering Campaign (ILL-5.2f).
refused-not-yours = That card is not in your power structure.
refused-no-action = You have no action left ({ $rule }).
refused-powerless = { $name } has Power 0 and cannot lead an attack (ILL-1g).
refused-tired = { $name } has taken part in all the attacks it may this turn (ILL-5.1b).
refused-no-target = { $name } has nothing that it may attack (ILL-5.2).
refused-root = An Illuminati card stays where it is (ILL-1b).
refused-no-place = { $name } has no other place to go (ILL-8a).
refused-no-transfer = No free transfer and no action is left (ILL-3k, ILL-4a).
refused-no-money = There is no money on { $name }.
refused-not-adjacent = { $name } can pass money only to its master and its puppets (ILL-7a).
refused-not-held = You do not hold that special.
refused-no-use = { $name } would have nothing to act on now.
refused-not-now = Not now: { $name }. { $when }
refused-used = { $name } has been used this turn (ILL-4k).
refused-draw-money = { $name } has less than the { $cost } MB that another card costs (ILL-4j).
refused-empty-deck = The deck is empty ({ $rule }).
refused-committed = Money has been spent on this attack: it must be finished ({ $rule }).
refused-no-own-attack = There is no attack of yours to call off (ILL-5.6a).
refused-no-nwo = That New World Order is not in force.
refused-nwo-twice = { $name } has been attacked in this turn already ({ $rule }).
refused-deal-now = No deals at this moment ({ $rule }).
refused-no-attack = There is no attack on which to spend.
refused-privileged = The attack is privileged: you may not spend on it ({ $rule }).
refused-shut-out = The attack is privileged: you may not play { $name } ({ $rule }).
refused-inside = You take part in this privileged attack as it is: { $name } is not for you ({ $rule }).
refused-money-now = Money is spent between the announcement and the dice ({ $rule }).
refused-any-spend = None of your cards can pay for or against this attack ({ $rule }).
refused-any-attack = None of your cards can lead an attack: each is tired, has no power or finds no target (ILL-5.1b, ILL-1g, ILL-5.2).
refused-any-move = None of your groups has another place to go (ILL-8a).
refused-any-transfer = None of your cards can pass money on (ILL-3k, ILL-7a).
refused-any-drop = You control no group that you could drop.
refused-any-play = You hold no special for this moment.
refused-any-use = None of your cards has an ability for this moment.
refused-any-draw = None of your cards can draw now (ILL-4j).
refused-any-nwo = No New World Order is in force that you could attack.
refused-purse = { $name } cannot pay for or against this attack ({ $rule }).

deal-malformed = That is no complete offer.
deal-money = You cannot give { $given } MB: your Illuminati holds { $most } MB (ILL-4h).
deal-cards = Some of these cards cannot be given or asked for now (ILL-4f, ILL-8d).
deal-empty = An offer must name something.
deal-unpaid = One side has too little money in its Illuminati (ILL-4h).
deal-gone = A card of this offer is no longer where it was.
deal-actions = The groups in this deal cost { $needed } actions, and { $left } are left (ILL-4b).
deal-throws-game = That would give the game away: a gift for nothing that lets its receiver win (ILL-8h).
deal-groups-now = Groups change hands only in the turn of one of the two, outside attacks (ILL-8d).
deal-nested = One of these groups comes along with another anyway (ILL-8e).
deal-no-room = The receiver has too few open arrows for these groups (ILL-8f).
deal-unknown = That offer is no longer open.

adjust-what-money = Money on { $card }
adjust-what-actions = Actions that { $seat } has left
adjust-what-transfers = Free transfers that { $seat } has left
adjust-what-free = { $card }: uncontrolled, with its branch
adjust-what-control = { $card }: controlled by { $seat }
adjust-what-special = { $card }: from the discards to { $seat }
adjust-what-return = { $card }: back from the dead
adjust-return = Name a destroyed group, while nothing is being resolved.
adjust-money = Name a card in a power structure and an amount of 0 or more.
adjust-actions = Name a number of actions from 0 to 9.
adjust-free = Name a controlled group, while nothing is being resolved.
adjust-control = Name an uncontrolled group and a player with an open arrow.
adjust-special = Name a discarded special and a player in the game.

## Options of the lobby

option-mad = Mutual Assured Distraction
option-mad-true = with the 23 cards of the expansion
option-mad-false = without
option-windows = Who is asked to respond
option-windows-all = everybody, always
option-windows-relevant = those for whom it matters
option-windows-none = attacker and defender, about money only; specials that answer are left out
option-money = Money
option-money-open = open to all
option-money-hidden = hidden: you see your own
option-basic-goal-counts-illuminati = Illuminati card counts as a group for the basic goal
option-longer-game = Longer game
option-longer-game-0 = normal basic goal
option-longer-game-1 = basic goal +1
option-longer-game-2 = basic goal +2
option-longer-game-3 = basic goal +3
option-longer-game-4 = basic goal +4
option-longer-game-5 = basic goal +5
option-goals = Goals
option-goals-normal = basic and special
option-goals-none = none: points when the cards run out
option-hidden-goals = Hidden goals
option-hidden-goals-true = everybody chooses in secret
option-hidden-goals-false = as printed
option-last-turn = Last turn
option-last-turn-0 = no limit
option-last-turn-40 = turn 40, then points
option-last-turn-80 = turn 80, then points
option-last-turn-120 = turn 120, then points
option-last-turn-200 = turn 200, then points
option-position-bonus = Protection near the Illuminati
option-two-always-succeeds = A roll of 2
option-two-always-succeeds-true = always succeeds
option-two-always-succeeds-false = counts as any other
option-aid-against-discordians = Those to whom Discordians are immune
option-aid-against-discordians-may = may still aid an attack on them
option-lasers-in-attacks = Mind Control Lasers
option-lasers-in-attacks-true = also in the middle of an attack
option-lasers-in-attacks-false = only between attacks
option-uncontrolled-minimum = Uncontrolled groups, at least
option-pass-income = MB for doing nothing in a turn
option-dropped-money = Money on dropped groups
option-dropped-money-bank = goes to the bank
option-dropped-money-owner = goes to the Illuminati of the owner
option-turn-order = Order of play
option-turn-order-counter-clockwise = counter-clockwise
option-turn-order-clockwise = clockwise

## Standing answers

standing-unless-active = speak only in my own turn and when my groups attack or are attacked
standing-pass-dice = change nothing after the dice
standing-pass-turns = do nothing when somebody's turn begins
standing-pass-specials = let special cards take effect
standing-pass-privilege = let attacks be privileged
standing-collect = collect my income at once
