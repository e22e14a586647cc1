# All that is said about a game of INWO. The modules of bot/games/inwo/say give the arguments.

game-inwo = Illuminati: New World Order

option-basic-goal = Groups to win
option-basic-goal-0 = as the rules say
option-basic-goal--2 = two fewer
option-basic-goal--1 = one fewer
option-basic-goal-1 = one more
option-basic-goal-2 = two more
option-basic-goal-3 = three more
option-most-rounds = Length
option-most-rounds-0 = until somebody wins
option-most-rounds-10 = at most 10 rounds
option-most-rounds-20 = at most 20 rounds
option-most-rounds-30 = at most 30 rounds
option-most-rounds-60 = at most 60 rounds

option-format = Decks
option-format-own = each player has one (with elections: Groups for all)
option-format-communal = own Plots, Groups for all
option-format-big = one big deck for all
option-size = Cards in a deck
option-size-30 = 30
option-size-45 = 45
option-size-60 = 60
option-copies = Copies of one card
option-copies-0 = any number
option-copies-1 = one
option-copies-3 = at most three
option-ready-made = Ready-made decks
option-ready-made-chance = any, by chance
option-ready-made-first = those for a first game
option-ready-made-soup = legal cards by chance

## Words and parts of sentences

inwo-empty = { "" }
inwo-none = nothing
inwo-nobody = nobody
inwo-hidden-card = a hidden card
inwo-a-plot = a Plot
inwo-hidden-cards =
    { $count ->
        [one] a hidden card
       *[other] { $count } hidden cards
    }
inwo-from-hand = your hand
inwo-uncontrolled = uncontrolled
inwo-trait-name =
    { $trait ->
        [government] Government
        [corporate] Corporate
        [liberal] Liberal
        [conservative] Conservative
        [peaceful] Peaceful
        [violent] Violent
        [straight] Straight
        [weird] Weird
        [criminal] Criminal
        [fanatic] Fanatic
        [media] Media
        [science] Science
        [computer] Computer
        [coastal] Coastal
        [nation] Nation
        [magic] Magic
        [secret] Secret
        [green] Green
        [huge] Huge
        [bank] Bank
        [communist] Communist
        [church] Church
       *[space] Space
    }
inwo-tag =
    { $tag ->
        [unique] Unique
        [artifact] Artifact
        [gadget] Gadget
       *[magic] Magic
    }
inwo-tags = Resource: { $tags }
inwo-type =
    { $type ->
        [illuminati] Illuminati
        [organization] Organization
        [personality] Personality
        [place] Place
        [resource] Resource
        [assassination] Plot: Assassination
        [disaster] Plot: Disaster
        [nwo] Plot: New World Order
        [goal] Plot: Goal
       *[plot] Plot
    }
inwo-direction =
    { $direction ->
        [top] up
        [right] right
        [bottom] down
       *[left] left
    }
inwo-facts-root = Power { $power }
inwo-facts-plain = Power { $power }, Resistance { $resistance }
inwo-facts = Power { $power }, Resistance { $resistance }; { $traits }
inwo-goal-now = { $now } of { $needed }
inwo-group =
    { $heading ->
        [attack] Attack with
        [move] Move a Group
        [link] Link a Resource
        [resource] Play a Resource
        [take-over] Take over
        [play] Play a Plot
        [aim] On what
        [cost] How it is paid
        [spend] Who pays
        [hand] Hand and Plots
        [deal] Deals
        [give-up-token] Give up a token
        [end] End your turn
        [draw-card] Draw a Group
        [pass] Nothing, or wait
        [done] Nothing, or wait
        [hold] Nothing, or wait
        [call-off] Call it off
        [lead] Your lead
        [throne] Your Illuminati
        [persons] Who
        [add] Actions
        [vote] Your vote
        [back] Everything for one
        [sway-all] All for one
        [call] Whose turn
        [shield] Shield
        [place] Where it goes
        [rehang] Where it goes
        [spend] Who pays
        [link-to] To which Group
        [aid] Aid
        [oppose] Oppose
        [agents] Agents
       *[other] More
    }
inwo-group-control = Control
inwo-group-destroy = Destroy

## Before the first turn

inwo-ask-thrones = Choose your Illuminati. All are shown at the same time; several players may be the same one.
inwo-do-throne = { $face }
inwo-refused-throne = That Illuminati is not in the deck, or was chosen by too many ({ $rule }).
inwo-told-laid-free = Uncontrolled from now on: { $cards }.
inwo-told-set-free = Nobody's any more, and uncontrolled: { $cards }.
inwo-ask-leads = Choose the Group with which you begin. All leads are shown at the same time; whoever shows the same Group as somebody else chooses again.
inwo-do-lead = { $card } ({ $facts })
inwo-refused-lead = That Group is not in your deck, or was chosen already ({ $rule }).
inwo-told-illuminati-shown = { $seat } plays { $card }.
inwo-told-lead-of = { $seat } shows { $card }
inwo-told-leads = The leads: { $leads }.
inwo-told-lead-laid = { $seat } begins with { $card }.
inwo-told-start = Who begins: { $rolls }.
inwo-told-start-roll = { $seat } { $roll }

## The turn

inwo-ask-draws = Your turn begins. Draw? Your decks have { $plot_deck } Plots and { $group_deck } Groups; you hold { $plots ->
        [one] 1 Plot
       *[other] { $plots } Plots
    }.
inwo-ask-takeover = { $groups ->
        [0] Your tokens are placed next. Do you do anything before that costs none?
       *[other] Automatic takeover: one Group or Resource of your hand comes into play without a roll.{ $seats ->
            [2] { $purpose ->
                [turn] { " " }With two players it costs you a token of your Illuminati.
               *[other] { "" }
            }
           *[other] { "" }
        }
    }
inwo-ask-act =
    { $mine ->
        [1] Your turn. { $tokens ->
            [0] All your tokens are spent.
            [one] One of your cards has a token.
           *[other] { $tokens } of your cards have tokens.
        }
       *[0] { $active } is acting. You may trade and use your hand meanwhile.
    }
inwo-ask-link = To which Group do you link { $card }?
inwo-ask-shed = You hold { $plots } Plots, and outside your own turn at most { $limit }. Which one goes?
inwo-do-draw-both = Draw a Plot and a Group
inwo-do-draw-plot = Draw only a Plot
inwo-do-draw-group = Draw only a Group
inwo-ask-selecting = { $purpose ->
        [plots] Which Plot do you draw?
       *[groups] Which card do you draw?
    }
inwo-do-draw-top = { $card ->
        [none] The top card, whatever it is
       *[other] The top card: { $card }
    }
inwo-do-draw-bottom = { $card ->
        [none] The bottom card, whatever it is
       *[other] The bottom card: { $card }
    }
inwo-do-draw-this = Draw { $card }
inwo-do-on-top = { $card } goes back on top
inwo-do-under = { $card } goes under the deck
inwo-do-draw-nothing = Draw nothing
inwo-do-no-takeover = No takeover
inwo-do-take-over = { $card } ({ $facts }){ inwo-copies }
inwo-do-end = End your turn
inwo-do-draw-card = Draw a Group with your Illuminati's action
inwo-do-attack = Attack with { $card } (Power { $power })
inwo-do-move = Move { $card }
inwo-do-note = Lay something down in secret for { $card }
inwo-ask-opportunity = Which of your cards attacks { $card }, at +5? Nobody has it now.
inwo-do-leave-it = Leave it
inwo-ask-noting = What do you lay down for { $card }? Nobody else sees it.
inwo-do-write = { $card }
inwo-do-store = Lay { $card } unseen under your Warehouse
inwo-do-unpack = Show { $card }, which lies unseen
inwo-ask-originals = { $seat } plays { $card }, of which there is never a second. Does yours lie unseen? Show it now, or theirs is the real one.
inwo-a-resource = a Resource
inwo-told-resource-stored = { $seat }: { $card } lies unseen under { $by }.
inwo-told-resource-lost = { $hand ->
        [1] { $card } goes to the hand with { $by }.
       *[0] { $card }, which lay under { $by }, is lost with it.
    }
inwo-told-resource-shown = { $seat } shows { $card }, which lay unseen.
inwo-table-stored = Unseen under a Resource: { $count }
inwo-do-lay = Lay down { $card }
inwo-do-link = Link { $card }
inwo-do-resource = Play { $card } with your Illuminati's action
inwo-do-discard = Discard { $card }{ inwo-copies }
inwo-do-at-will = Let { $card } change its mind
inwo-do-return = Put { $card }{ inwo-copies } back into your deck, { $depth ->
        [-1] under how many cards?
        [0] on top
        [one] under one card
       *[other] under { $depth } cards
    }
inwo-do-expose = Show { $card } to all{ inwo-copies }
inwo-do-buy-plot = Buy a Plot for an Illuminati token
inwo-do-trade-in = Buy a Plot for two tokens of other Groups
inwo-do-trade-in-card = the token of { $card }
inwo-copies = { $copies ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }(you hold { $copies })
    }
inwo-do-give-up-token = Give up the token of { $card } for nothing
inwo-do-link-to = { $card }

inwo-refused-not-your-turn = It is { $active }'s turn.
inwo-refused-finish-first = Finish what you are doing first.
inwo-refused-attack = That card cannot lead an attack now: it needs a token, and something to attack (INW-084).
inwo-refused-move = That Group cannot be moved now: it needs another open arrow and somebody's token (INW-171).
inwo-refused-link = That Resource cannot be linked now (INW-185, EVL-21).
inwo-refused-resource = That Resource cannot be played now: it takes your Illuminati's token, once a turn (INW-029).
inwo-refused-store = That Resource cannot be laid unseen now: your Warehouse takes one in place of a Resource that is played or taken over (INW-029).
inwo-refused-draw-card = That takes your Illuminati's token, once a turn, and a card in your Group deck (INW-030).
inwo-refused-end = Your turn cannot be ended now.
inwo-refused-take-over = That card cannot be taken over: there is no room for it, or a copy is or was in play (INW-021).
inwo-refused-no-plots-left = Your Plot deck is empty.
inwo-refused-no-tokens = A Plot costs one token of your Illuminati or two of other Groups ({ $rule }).
inwo-refused-give-up = A token of one of your own cards is given up in the main part of a turn, when nothing else goes on ({ $rule }).
inwo-refused-not-in-hand = That card is not in your hand.

inwo-told-turn =
    Turn { $turn }: { $seat } { $tone ->
        [0] shuffles the files
        [1] presses the red telephone
        [2] opens the safe behind the painting
        [3] assembles the inner circle
        [4] changes hats
        [5] switches the cameras off
        [6] lays the cards out, face down
        [7] wakes the sleepers
        [8] reads the omens
        [9] dials a number that does not exist
        [10] sharpens a very small pencil
        [11] draws a line on the globe
       *[other] smiles at nobody in particular
    }.
    .style = head
inwo-told-plots = { $seat } draws { $count ->
        [one] a Plot
       *[other] { $count } Plots
    }.
    .style = small
inwo-told-plots-own = You draw { $cards }.
inwo-told-groups = { $seat } draws { $count ->
        [one] a card from the Group deck
       *[other] { $count } cards from the Group deck
    }.
    .style = small
inwo-told-groups-own = You draw { $cards }.
inwo-told-plot-bought = { $seat } buys a Plot with the { $count ->
        [one] token
       *[other] tokens
    } of { $cards }.
inwo-told-plot-exposed = { $seat } shows { $card }.
inwo-told-token-given-up = { $seat } gives up the token of { $card }.
inwo-told-takeover-paid = { $seat } pays for the takeover with a token of { $card }.
inwo-told-card-discarded = { $seat } discards { $card }.
    .style = small
inwo-told-taken-over = { $seat } takes over { $card }.
    .style = result
inwo-told-plot-returned = { $seat } puts { $card } back into the deck, under { $depth ->
        [0] no other card
        [one] one card
       *[other] { $depth } cards
    }.
    .style = small
inwo-told-tokens-placed = { $seat } gets { $count ->
        [0] no new token
        [one] a token
       *[other] { $count } tokens
    }.
    .style = small
inwo-told-linked = { $seat } links { $card } to { $host }.
    .style = part
inwo-told-tried-discarded = { $seat } loses { $cards }, which could not be controlled this turn.

## Structures

inwo-ask-place = Where does { $card } go?
inwo-ask-homeless = There is no room for { $card } any more. Where does it go?
inwo-ask-pay = Whose token pays for moving { $card }?
inwo-ask-move = { $step ->
        [2] { inwo-ask-pay }
       *[other] Where does { $card } move?
    }
inwo-ask-shift = Where does { $card } go?
inwo-ask-reorganize = Your structure may be rearranged: move what you like, or take Groups up and hang them again elsewhere. What you take up and do not hang again goes back to your hand.
inwo-do-finish = Finished
inwo-do-lift = Take up { $card } with all below it
inwo-do-hang = Hang { $card } again
inwo-ask-given = { inwo-ask-pay }
inwo-do-place = { $master }, { $direction }
inwo-do-rehang = Hang { $card } { $direction }
inwo-do-let-go =
    { $purpose ->
        [move] { $card } goes back to your hand
       *[other] { $card } is discarded
    }
inwo-do-stay = Leave it where it is
inwo-do-pay = The token of { $card }
inwo-refused-no-arrow = There is no open arrow for it ({ $rule }).
inwo-told-group-placed = { $card } hangs on { $master } now.
    .style = part
inwo-told-groups-to-hand = { $cards } { $count ->
        [one] goes
       *[other] go
    } back to the hand of { $seat }.
inwo-told-groups-discarded = { $cards } { $count ->
        [one] leaves
       *[other] leave
    } the structure of { $seat } for the discards.

## Attacks

inwo-ask-attack = { $planning } attacks. What? Beside a target stands your chance, with the help that is named and without.
inwo-do-target =
    { $kind ->
        [control] Control
       *[destroy] Destroy
    } { $card } ({ $owner }): { $number }, { $percent } %
inwo-do-call-off = Call it off
inwo-attack-line = { $attacker }: { $card } attacks to { $kind ->
        [control] control
        [assassination] kill
        [disaster] strike
       *[destroy] destroy
    } { $target }{ $owned ->
        [1] { " " }of { $defender }
        [2] , which is uncontrolled
       *[0] { " " }from the hand
    }. Needs { $number } or less: { $percent } %.
inwo-ask-gather = { $attack } { $role ->
        [attacker] Who of yours aids?
        [defender] Do you oppose?
       *[other] Do you aid or oppose?
    }
inwo-do-aid = Aid with cards of your choice
inwo-do-oppose = Oppose with cards of your choice
inwo-do-join-card = { $card }: { $amount }
inwo-do-agents =
    { $side ->
        [aid] Agents: { $card } aids with +10
       *[oppose] Agents: { $card } opposes with −6
    }
inwo-do-add-none = Nothing now
inwo-do-add-none-ever = Nothing in this attack
inwo-refused-target = That cannot be attacked with this card now.
inwo-refused-call-off = This attack cannot be called off any more ({ $rule }).
inwo-refused-join = That card can add nothing to this attack.
inwo-told-attack-announced = { $seat } attacks with { $card }, to { $kind ->
        [control] control
        [assassination] kill
        [disaster] strike
       *[destroy] destroy
    } { $target }{ $from ->
        [1] { " " }of { $defender }
        [2] , which is uncontrolled
       *[0] { " " }from the hand
    }. { $weak ->
        [1] As it is it fails: { $number } is less than two dice can show.
       *[0] It needs { $number } or less.
    }
inwo-told-attack-called-off = { $seat } calls the attack on { $target } off.{ inwo-plots-back }
inwo-told-attack-void = The attack of { $card } on { $target } has become impossible.{ inwo-plots-back }
inwo-plots-back = { $returned ->
        [0] { "" }
       *[other] { " " }Back in the hand, for all to see: { $back }.
    }
inwo-told-attack-joined = { $seat } { $side ->
        [1] aids
       *[other] opposes
    } with { $cards }: { $number } or less.
    .style = part
inwo-told-agents-used = { $seat } uses agents, { $card }, to { $side ->
        [1] aid
       *[other] oppose
    }: { $number } or less.
    .style = part
inwo-always-fails = { $doomed ->
        [1] ; 11 and 12 always fail
       *[0] { "" }
    }
inwo-told-dice-rolled = { $seat } rolls { $dice }: { $roll }, and needs { $number } or less{ inwo-always-fails }.
    .style = part
inwo-told-attack-resolved =
    { $success ->
        [1] { $result ->
            [control] { $seat } controls { $target }.
            [assassination] { $seat } kills { $target }.
            [disaster] { $card } strikes { $target }.
           *[destroy] { $seat } destroys { $target }.
        }
       *[0] { $rolled ->
            [1] The attack on { $target } fails.
           *[0] The attack on { $target } fails without a roll: { $number } is less than 2.
        }
    }
    .style = result
inwo-part-power = { $amount } Power of { $card } (INW-101)
inwo-part-resistance = { $amount } Resistance of { $target } (INW-101)
inwo-part-target-power = { $amount } Power of { $target } (INW-121)
inwo-part-same = { $amount } alignments in common ({ $kind ->
        [control] INW-102
       *[destroy] INW-121
    })
inwo-part-opposite = { $amount } opposite alignments ({ $kind ->
        [control] INW-102
       *[destroy] INW-121
    })
inwo-part-master = { $amount } { $target } agrees with its master (INW-105)
inwo-part-position = { $amount } { $target } is near its Illuminati (INW-106)
inwo-part-faction = { $amount } between factions of the same Illuminati (EVL-11)
inwo-part-aid = { $amount } { $card } aids (INW-108)
inwo-part-oppose = { $amount } { $card } opposes (INW-109)
inwo-part-defence = { $amount } { $card } defends itself (INW-110)
inwo-part-agents = { $amount } agents: { $card } (INW-133)
inwo-part-spy = { $amount } an agent among the { $card } (EVL-12)
inwo-part-bonus = { $amount } ability of { $card } (INW-117)
inwo-part-times = { $amount } by { $card }, which multiplies a whole side (INW-100)
inwo-part-plot = { $amount } { $card } (INW-103)
inwo-dice = The dice: { $roll }, together { $total }.

## Deals

inwo-offer-open = Deal { $number }: { $offer }
inwo-offer = { $giver } gives { $taker } { $gives } for { $gets }
inwo-do-offer = Offer { $other } a deal
inwo-do-offer-card = { $card }
inwo-do-offer-whole = Offer { $other } { $gives ->
        [one] 1 card
       *[other] { $gives } cards
    } for { $gets ->
        [one] 1 card
       *[other] { $gets } cards
    }
inwo-do-accept = Accept deal { $number } of { $giver }
inwo-do-decline = Decline deal { $number } of { $giver }
inwo-do-withdraw = Withdraw deal { $number } with { $taker }
inwo-do-answer-past = An offer that is over
inwo-refused-deal = You cannot offer that now.
inwo-deal-unknown = There is no such offer.
inwo-deal-gone = One of the cards is not there any more.
inwo-deal-resources-now = Resources and Groups change hands in the main part of a turn of one of you: Resources unused in that turn, Groups to an open arrow and for a token (INW-172, INW-175).
inwo-deal-malformed = That is no offer.
inwo-deal-money = There is no money in this game.
inwo-deal-cards = One of these cards cannot be part of a deal.
inwo-deal-empty = An offer needs a card.
inwo-told-offer-made = { $giver } offers { $taker } { $gives } for { $gets }.
inwo-told-offer-ended = { $seat } { $how ->
        [decline] declines the offer of { $giver }
       *[withdraw] withdraws the offer
    }.
inwo-told-deal-done = { $giver } gives { $taker } { $gives } for { $gets }.

## Claims and the end

inwo-ask-knock = You meet a Goal, or would with a Goal card. Do you claim victory?
inwo-do-show = Show { $card } and claim victory
inwo-ask-contest = { $seat } claims victory by the { $purpose ->
        [basic] Basic Goal
        [card] Goal on { $card }
       *[special] Special Goal
    }{ $most ->
        [1] { "" }
       *[other] , and not alone
    }. Do you do anything about it?
inwo-told-claim-failed = The claim of { $seat } has failed.
    .style = result
inwo-do-claim =
    { $word ->
        [basic] Claim victory: you have Groups enough
       *[special] Claim victory by your Special Goal
    }
inwo-do-no-claim = Not yet
inwo-told-victory-claimed = { $seat } claims victory by the { $goal ->
        [basic] Basic Goal
        [card] Goal on { $card }
       *[special] Special Goal
    }.
    .style = result
inwo-told-resources-inherited = { $seat } inherits the Resources of { $of }: { $cards }.
inwo-told-player-out = { $seat } is out of the game{ $why ->
        [left] { "" }
       *[eliminated] : no Group is left
    }.
    .style = result
inwo-told-game-ended = The game was ended.
inwo-told-winner = { $seat } ({ $how ->
        [basic] Basic Goal
        [special] Special Goal
        [card] a Goal card
        [last] the last one left
        [president] in control of the president at the end
       *[length] ahead when time was up
    })
    .style = result
inwo-told-hand = { $seat } held { $cards }.
inwo-told-hands = { $first } { $second }
inwo-told-over =
    The game is over after { $turn ->
        [one] 1 turn
       *[other] { $turn } turns
    }. Winners: { $winners }. { $hands }
    .style = head

## The table in words

inwo-table-player = { $active ->
        [1] ▶{ " " }
       *[0] { "" }
    }{ $seat }: { $card }, { $groups ->
        [one] 1 Group
       *[other] { $groups } Groups
    }, total Power { $power }{ $goals ->
        [1] , { $now } of { $needed } towards the Basic Goal
       *[0] { "" }
    }; holds { $plots } Plots and { $hand } Groups or Resources, decks { $plot_deck } and { $group_deck }; { $tokens ->
        [one] 1 card with a token
       *[other] { $tokens } cards with tokens
    }
inwo-table-special = Special Goal of { $card }: { $now } of { $needed }
inwo-table-out = { $seat } ({ $card }) is out
inwo-table-card = { $level } { $card }: { $facts }; { $tokens ->
        [0] no token
        [one] 1 token
       *[other] { $tokens } tokens
    }; { $count ->
        [0] no open arrow
       *[other] open { $arrows }
    }{ $devastated ->
        [1] ; devastated
       *[0] { "" }
    }
inwo-table-known = Known of the hand: { $cards }
inwo-table-destroyed = Destroyed: { $cards }
inwo-table-discards = Discards: { $cards }
inwo-table-free-none = Nothing lies uncontrolled; { $deck } cards are left in the deck of Groups.
inwo-table-free = Uncontrolled ({ $deck } cards are left in the deck of Groups):
inwo-table-free-card = ◇ { $card } ({ $facts })
inwo-table-shown = Shown from the hand: { $cards }

inwo-hand-none = You hold no cards.
inwo-hand-plots = { $count ->
        [0] You hold no Plots.
        [one] You hold 1 Plot:
       *[other] You hold { $count } Plots:
    }
inwo-hand-groups = { $count ->
        [0] You hold no Groups or Resources.
        [one] You hold 1 Group or Resource:
       *[other] You hold { $count } Groups and Resources:
    }
inwo-hand-card = { $now ->
        [1] ▶{ " " }
       *[0] { "" }
    }**{ $card }**: { $facts }{ $said ->
        [0] { "" }
       *[1] { " " }· { $use }
    }
inwo-hand-note = You have written down for { $guard }: { $card }
inwo-hand-rules = **{ $card }**
inwo-hand-rule = { "    " }{ $rule }

inwo-card = { $card } · { $type }
inwo-card-arrows = { $count ->
        [0] No control arrows
        [one] 1 control arrow: { $arrows }
       *[other] { $count } control arrows: { $arrows }
    }
inwo-card-flavour = *{ $words }*
inwo-card-colour = Colour: { $colour ->
        [red] red
        [yellow] yellow
       *[blue] blue
    }

inwo-status-waiting = { " " }{ $mine ->
        [0] Waiting for { $seats }.
       *[other] Your move.
    }
inwo-status-setup = The game is being set up.{ $waiting }
inwo-status-attack = Turn { $turn }, { $active }: { $card } attacks to { $kind ->
        [control] control
        [assassination] kill
        [disaster] strike
       *[destroy] destroy
    } { $target }; { $fallen ->
        [0] { $number } or less is needed
       *[other] rolled { $roll }, { $number } or less was needed
    }.{ $waiting }
inwo-status = { $phase ->
        [election] After turn { $turn }: an election
       *[other] Turn { $turn }, { $active }: { $phase ->
            [begin] the turn begins
            [draw] drawing
            [takeover] automatic takeover
            [tokens] tokens
            [main] main part
           *[end] end of the turn
        }
    }.{ $waiting }
inwo-status-over = The game is over after { $turn ->
        [one] 1 turn
       *[other] { $turn } turns
    }. { $count ->
        [0] Nobody has won.
        [one] The winner is { $winners }.
       *[other] The winners are { $winners }.
    }

inwo-no-corrections = In this game nothing can be corrected by hand. `/mod undo` takes it back to any line of its log.
inwo-why-setup = The game is being set up.
inwo-why-sum = Together { $number } or less: { $percent } in 100.
inwo-why-dice = 11 and 12 always fail (INW-095); a number below 2 fails without a roll (INW-094).
inwo-aim = You are { $card }. { $terms ->
        [0] You win with { $needed } Groups, your Illuminati counted. Your card adds: { $goal }
       *[other] Whoever controls the president after { $terms ->
            [one] the election
           *[other] { $terms } elections
        }{ $more ->
            [1] { " " }and one more round
           *[0] { "" }
        } wins.
    }
inwo-why-basic = { $seat }: { $now } of { $needed } Groups, the Illuminati counted (INW-200){ $more ->
        [0] { "" }
       *[other] ; { $more } more by { $card }: “{ $goal }”
    }{ $lost ->
        [0] { "" }
        [one] ; 1 does not count, being Devastated, below such a Group, or vice-president
       *[other] ; { $lost } do not count, being Devastated, below such a Group, or vice-president
    }
inwo-why-special = Special Goal of { $card }: { $now } of { $needed } (INW-201)
inwo-why-president = No Goal wins here. After { $terms ->
        [one] one election
       *[other] { $terms } elections
    }{ $more ->
        [1] { " " }and one more round
       *[0] { "" }
    } whoever controls the president wins; { $held ->
        [0] none has been held
        [one] one has been held
       *[other] { $held } have been held
    } (ELE-20, ELE-21).
inwo-why-elected = { $card } has been elected { $count ->
        [one] once, and can be once more
       *[other] twice, and can be nominated no more
    } (ELE-13).
inwo-why-rounds = After { $rounds } rounds whoever is nearest to the Basic Goal wins.


## Plots and abilities

inwo-do-play = Play { $card }{ $against ->
        [0] { "" }
       *[other] { " " }on { $it }{ $place ->
            [-1] { "" }
           *[other] { " " }(#{ $place })
        }
    }{ $ways ->
        [0] { "" }
       *[other] : { $way }
    }
inwo-do-use = Use { $card }{ $against ->
        [0] { "" }
       *[other] { " " }on { $it }{ $place ->
            [-1] { "" }
           *[other] { " " }(#{ $place })
        }
    }{ $ways ->
        [0] { "" }
       *[other] : { $way }
    }
inwo-refused-play = This Plot cannot be played now: look at its text with `/card`; something that it needs, costs or may be aimed at is missing. (INW-037)
inwo-refused-use = This ability cannot be used now: look at its text with `/card`; something that it needs, costs or may be aimed at is missing. (INW-037)
inwo-ask-using = { $word ->
        [none] { $card }: { $rules } { $step ->
            [0] At what?
            [1] And what else?
            [2] At whom?
            [3] Which alignment?
            [4] How is it paid?
           *[5] Lay it on the table?
        }
        [adds] { $card }: { $rules } Does somebody add Power?
        [token] { $card }: { $rules } Whose token pays?
        [power] { $card }: { $rules } Whose tokens pay?
        [hand_plots] { $card }: { $rules } Which Plots do you give up?
        [hand_groups] { $card }: { $rules } Which Groups of your hand do you give up?
        [spend_hand] { $card }: { $rules } Which Groups of your hand do you spend on it?
        [spend_top] { $card }: { $rules } How many from the top of the deck do you spend on it?
        [discard] { $card }: { $rules } What do you discard for it?
       *[other] { $card }: { $rules } How is it paid?
    }
inwo-do-never-mind = Never mind
inwo-do-alone = Nobody adds Power
inwo-do-announce = Lay it on the table
inwo-do-aim = { $card }{ $owned ->
        [own] { "" }
        [free] , uncontrolled
       *[other] { " " }of { $owner }
    }
inwo-do-spend = Pay with { $card }
inwo-do-spend-some = Pay with tokens
inwo-do-pay-in = { inwo-do-spend-some }
inwo-do-give-up = Give up { $card }
inwo-do-give-up-some = Give up cards
inwo-do-give-up-top =
    { $count ->
        [-1] Give up cards from the top
        [0] Give up none
        [one] Give up the top card
       *[other] Give up the { $count } top cards
    }
inwo-do-at = { $seat }
inwo-do-cost = Pay { $cost }
inwo-do-cost-hidden = Pay in this way
inwo-ask-played = { $seat } { $verb ->
        [play] plays { $card }
       *[use] uses { $card }
    }{ $aimed ->
        [1] { " " }on { $other }
        [2] { " " }against { $victim }
       *[0] { "" }
    }. “{ $what }” Do you answer?
inwo-ask-errand = { $seat } spends the action of { $card } { $purpose ->
        [move] to move { $other }
        [resource] to play { $other }
        [draw-card] to draw a Group card
        [support-out] to support { $other } out of the race
        [shield] to shield { $other } until the term ends
       *[other] to lay down a Resource unseen
    }. Do you do something about it?
inwo-ask-card-roll = { $own ->
        [1] You rolled
       *[0] { $seat } rolled
    } { $roll } for { $card }. “{ $what }” Do you change what the dice show?
inwo-ask-dice-fallen = The dice show { $roll }, { $number } or less was needed{ inwo-always-fails }: the attack { $won ->
        [1] succeeds
       *[0] fails
    }, unless somebody changes that. Do you?
inwo-ask-destroyed = { $card } is about to die. Do you do something about it?
inwo-ask-remains = { $purpose ->
        [discarded] { $card } lies among the discards
       *[destroyed] { $card } is destroyed
    }. Do you have a use for that? Answers are opened when the pause is over.
inwo-ask-triggered = Shall { $card } act? “{ $what }”
inwo-do-do = Yes
inwo-do-no-trigger = No
inwo-ask-relief = Relief is on its way to { $card }. Do you do something about it?
inwo-ask-pooling = { $card } needs more Power than its player has. Do you add actions of yours? If it is not enough, nobody spends anything.
inwo-ask-relieving = { $card } still needs help. Do you send somebody? If it is not enough, all go home.
inwo-do-relieve = Relief for { $card }
inwo-do-relieve-with = Relief by { $card }: { $amount }
inwo-refused-relieve = Relief is for Devastated Groups, and needs three times their printed Power (INW-170).
inwo-do-pass = Let it be
inwo-do-done = Let it be, whatever comes
inwo-do-hold = Hold on, I am looking
inwo-do-lapse = Nobody has answered in time
inwo-ask-picking = { $card }: { $rules } { $how ->
        [one] Choose one now.
        [free] Choose up to { $most }, one after the other.
        [some] Choose { $least } to { $most }, one after the other.
       *[all] Choose { $most }, one after the other.
    }
inwo-do-enough = That is all
inwo-do-pick = { $card }{ $place ->
        [0] { "" }
       *[other] { " " }(#{ $place })
    }
inwo-ask-turning = { $card }: what becomes of { $other }?
inwo-do-turn = { $how ->
        [add] Make it { $trait }
        [remove] Not { $trait } any more
       *[reverse] The opposite of { $trait }
    }
inwo-ask-mode = What shall the card do?
inwo-do-mode = { $mode ->
        [power] For its Power
        [resistance] For its Resistance
        [that] The one that was picked
        [others] All others
        [draw] Draw
        [hide] Turn them down
        [steal] Steal one
        [expose] Turn all of them up
        [up] Higher
        [down] Lower
        [upper] The top of the deck
        [from-hand] Look in the hand
        [from-deck] Look through the deck
        [lower] The bottom of the deck
        [card] { $card }
        [side] The new arrow points { $card }
       *[other] { $mode }
    }
inwo-told-used = { $seat } { $verb ->
        [play] plays { $card }
       *[use] uses { $card }
    }{ $aimed ->
        [1] { " " }on { $target }
       *[0] { "" }
    }{ $victim ->
        [-1] { " " }for themselves
        [1] { " " }against { $at }
       *[0] { "" }
    }{ $paying ->
        [1] , paid by { $paid }
       *[0] { "" }
    }.
inwo-told-does = { $used } “{ $what }”
inwo-told-taken-up = { $seat } takes up { $card } from the discards.
inwo-told-remains-rolled = Several want the same card: { $rolls }. Who rolled most comes first.
inwo-roll-of = { $seat } rolls { $roll }
inwo-told-bet-won = The bet is won by { $seat }, who takes { $own ->
        [1] { $cards }
       *[other] { $count ->
            [one] a Plot
           *[other] { $count } Plots
        }
    } from the deck of { $other }.
inwo-told-deal-betrayed = { $seat } keeps nothing of what was agreed.
inwo-told-deal-struck = { $giver } and { $taker } have struck a deal.
inwo-told-unmasked = { $seat } takes off the mask: { $card }.
inwo-told-turn-idle = { $card }: { $seat } may do nothing this turn but draw and place tokens.
inwo-told-turn-seized = { $seat } has a turn first.
    .style = head
inwo-ask-happening = { $purpose ->
        [draw] { $own ->
            [1] You are about to draw. Do you do it in another way?
           *[other] { $seat } is about to draw a card. Do you do something about it?
        }
        [drawn] { $seat } has drawn Plots. Do you do something about it?
        [takeover] { $seat } is taking over { $card }. Do you do something about it?
        [deal] The deal is struck. Do you keep your side of it?
        [expose] { $card } of { $seat } is about to turn up hidden Plots. Do you do something about it?
       *[other] The turn of { $seat } begins. Do you do something first?
    }
inwo-told-takeover-announced = { $seat } announces the takeover of { $card }.
inwo-told-no-draws = { $by }: { $seat } draws no { $pile ->
        [plots] Plots
       *[other] Groups
    } this turn.
inwo-told-cards-searched = { $seat } looks through the deck of { $pile ->
        [plots] Plots
       *[other] Groups
    } and takes { $own ->
        [1] { $cards }
       *[other] { $count ->
            [one] a card
           *[other] { $count } cards
        }
    }.
inwo-told-deck-shuffled = { $seat } shuffles the deck of { $pile ->
        [plots] Plots
       *[other] Groups
    }.
inwo-ask-replacing = An action that powered { $card } was cancelled. Does another take its place?
inwo-do-forgo = Give it up
inwo-told-agents-bought = The agents in { $card } have been bought and change nothing.
inwo-told-plots-hidden = { $seat } turns { $cards } face down again.
inwo-told-action-cancelled = The action of { $card } is cancelled: it never happened, its token is spent.
inwo-told-action-replaced = { $seat } lets { $cards } act instead.
inwo-told-card-cancelled = { $card } is cancelled: it never happened.
inwo-told-attack-assassination = { $by } makes it an Assassination: nobody else may act.
inwo-told-devastated = { $card } is Devastated: without tokens, and of no account for any Goal, with all below it.
    .style = result
inwo-told-relieved = Relief has come to { $card }.
inwo-told-relief-begun = { $seat } sends { $cards } to the Relief of { $card }. { $left ->
        [0] That is enough.
       *[other] Power { $left } is still lacking: others may help.
    }
inwo-told-help-asked = { $seat } shows { $card } and asks for help: { $left } Power is missing.
inwo-told-help-promised = { $seat } adds { $cards } for { $card }. { $left ->
    [0] That is enough.
   *[other] { $left } Power is missing.
    }
inwo-told-help-lacking = { $card } goes back to the hand: too few were ready to act for it.
inwo-told-relief-failed = { $card } gets no Relief: not enough have come, and all go home.
inwo-told-relief-prevented = The Relief for { $card } is lost.
inwo-told-revived = { $card } might never have been destroyed, says { $by }.
inwo-told-buried = { $card } never returns: { $by }.
inwo-told-acts = { $card } acts: “{ $what }”
inwo-told-card-destroyed = { $by } puts an end to { $card }.
    .style = result
inwo-told-nwo = A New World Order: { $card }.
    .style = result
inwo-told-enacted = A New World Order: { $card }. “{ $what }”
    .style = result
inwo-told-nwo-ended = { $card } is history.
inwo-told-unlinked = { $card } is linked to nothing any more.
inwo-told-back-to-hand = { $card } goes back to the hand of { $seat }.
inwo-told-tokens-given = { $by } gives a token to { $cards }.
inwo-told-tokens-taken = { $by } takes the tokens of { $cards }.
inwo-told-plots-exposed = { $seat } has { $cards } turned up.
inwo-told-cards-discarded = { $owned ->
        [1] { $seat } loses { $cards }.
       *[0] { $cards } { $count ->
            [one] goes
           *[other] go
        } to the discards.
    }
inwo-told-cards-lost = { $count ->
        [one] The top Plot of the deck of { $seat } is discarded face down: nobody sees it.
       *[other] The { $count } top Plots of the deck of { $seat } are discarded face down: nobody sees them.
    }
inwo-told-boosted = { $by } lends { $card } { $amount }.
    .style = part
inwo-times = { $count } × { $card }
inwo-told-numbers-none = { $by } changes nothing: there is no such Group.
inwo-told-numbers = { $by } changes { $cards }: { $what ->
        [power] Power
        [global] Global Power
        [both] Power and Global Power
        [resistance] Resistance
       *[strength] Power and Resistance
    } { $how ->
        [add] { $amount }
        [set] is { $amount }
       *[times] × { $amount }
    }.
    .style = part
inwo-told-attack-changed = { $by }: { $amount } for the attack.
    .style = part
inwo-told-attack-privileged = { $by }: the attack is { $on ->
        [1] Privileged; only its two parties take part.
       *[0] Privileged no more, for good.
    }
    .style = part
inwo-told-attack-stopped = { $by } makes the attack fail.
    .style = part
inwo-told-dice-turned = { $by } turns the dice to { $roll }.
    .style = part
inwo-told-dice-again = { $by }: the dice are thrown again.
    .style = part
inwo-told-card-rolled = { $by }: { $seat } rolls { $roll }.
inwo-told-turn-cut = { $by }: the tokens of { $seat } are placed, and the turn ends at once.
inwo-told-alignment-turned = { $by }: { $card } { $verb ->
        [add] becomes { $alignment }
        [remove] is { $alignment } no more
       *[reverse] turns against { $alignment }
    }.
inwo-told-marked = { $card } will never be the same.
inwo-told-trait-lost = { $card } is { $trait } no more, for good.
inwo-no-card = no card
inwo-told-seen = { $by }: { $seat } looks at { $count ->
        [0] no card
        [one] a card
       *[other] { $count } cards
    } { $pile ->
        [deck] in { $own ->
            [1] their own Plot deck
           *[0] the Plot deck of { $other }
        }
        [drawn] drawn by { $other }
       *[hand] in the hand of { $other }
    }.
inwo-told-seen-own = { $by } shows { $cards } { $pile ->
        [deck] in { $own ->
            [1] your own Plot deck
           *[0] the Plot deck of { $other }
        }
        [drawn] drawn by { $other }
       *[hand] in the hand of { $other }
    }.
inwo-told-waited-enough = This turn has kept everybody waiting { $times } times. From now on, unless the table plays live, only who is concerned or has set a stop is waited for.
inwo-told-held = { $seat } asks for a moment.
inwo-told-card-taken = { $seat } takes { $card } from { $other }.
inwo-told-card-put-back = { $seat } draws { $card } from the hand of { $other } by lot; it is of another kind and goes back.
standing-stop-plot = when a Plot is played or an ability used
standing-stop-attack = when somebody attacks
standing-pass-plots = let Plots and abilities of others take effect
inwo-told-plot-laid = { $seat } lays { $card ->
    [none] a Plot
   *[other] { $card }
    } face down under { $by }.
inwo-told-note-written = For { $by } { $seat } has written down: { $card }.
inwo-told-note-shown = { inwo-told-note-written }
inwo-told-infiltrated = { $seat } has an agent among the { $card } now.
inwo-told-seized = { $by }: { $card } comes under the control of { $seat } instead.
inwo-told-shut-out = { $by }: { $seat } may not interfere in this attack.
inwo-told-card-impossible = { $card } has become impossible and goes back to the hand of { $seat }, for all to see.
inwo-told-link-lost = { $card } can work on { $host } no longer and is discarded.
