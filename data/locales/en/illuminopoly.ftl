# All that is said about a game of Illuminopoly. bot/games/illuminopoly/say gives the arguments;
# the texts of Chance and Community Chest are in illuminopoly-cards.ftl.

game-illuminopoly = Illuminopoly

## Options of the lobby

option-pick = Factions
option-pick-grab = who grabs first has it
option-pick-roll = by high roll
option-pick-draw = drawn at random
option-artillery = Artillery Piece
option-artillery-true = may be chosen
option-artillery-false = only with eleven players
option-banker = Banker
option-banker-true = may be chosen
option-banker-false = only if factions run out
option-bank = The Bank
option-bank-full = can fail and be sold
option-bank-simple = never fails, pays what it has
option-money-supply = Money in the game
option-money-supply-20580 = $20,580
option-money-supply-30870 = $30,870
option-money-supply-41160 = $41,160
option-cheating = Cheating
option-cheating-true = allowed until found out
option-cheating-false = impossible
option-subversion = Subversion
option-subversion-hidden = secret until found out
option-subversion-open = marked for all to see
option-new-chair = A new Chair opens play
option-new-chair-round = with the next round
option-new-chair-at-once = with the next turn
option-figures = Figures of cards and taxes
option-figures-classic = classic
option-figures-2008 = since 2008
option-rounds = Length
option-rounds-0 = until somebody wins
option-rounds-20 = at most 20 rounds
option-rounds-30 = at most 30 rounds
option-rounds-40 = at most 40 rounds
option-rounds-60 = at most 60 rounds
option-theme = Names on the board
option-theme-city = our own city
option-theme-classic = the classic ones
option-theme-own = this server’s own, where it has some

## Standing answers

standing-keep-favors = keep my Political Favors
standing-invite-nobody = invite nobody to rezonings
standing-stay-out = spend nothing on fights that are not mine
standing-no-bids = bid for nothing
standing-honest-draw = draw the top card

## Small words

iop-none = –
iop-nothing = nothing
iop-nobody = nobody
iop-unknown = unknown
iop-dollars = ${ NUMBER($amount, useGrouping: 1) }
iop-court = the court
iop-pot = the pot
iop-treasury = the Bank
iop-the-bank = the Bank
iop-lines =
    { $first }
    { $second }
iop-lot = { $name }
iop-lot-arm = { $name } with { $held }
iop-item = { $item }
iop-a-favor = a Political Favor
iop-side-for = for
iop-side-against = against
iop-side-0 = upper arrow
iop-side-1 = right arrow
iop-side-2 = lower arrow
iop-side-3 = left arrow
iop-part = { $seat } ${ $amount } { $side } it
iop-part-none = nobody spent anything
iop-vote = { $seat } for { $chosen }
iop-off-board = behind the desk
iop-in-jail = in Jail ({ $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } served)

## Factions

iop-faction-none = no faction yet
iop-faction-boat = Boat
iop-faction-dog = Dog
iop-faction-horseman = Horseman
iop-faction-race-car = Race Car
iop-faction-shoe = Shoe
iop-faction-steam-iron = Steam Iron
iop-faction-thimble = Thimble
iop-faction-top-hat = Top Hat
iop-faction-wheelbarrow = Wheelbarrow
iop-faction-artillery = Artillery Piece
iop-faction-banker = Banker

iop-about-boat = A president for life shops abroad. Their properties count for nothing and cannot be subverted until one is taken over. Once a turn they can squeeze their country for dice times $10, at the risk of a revolt. No special condition. (IOP-99)
iop-about-dog = Nobody knows what it wants: before play it chooses another faction's special condition in secret. Jail holds it only if it is caught cheating. (IOP-98)
iop-about-horseman = The anarchist wins when seven properties are rezoned or destroyed, or after subverting two of every rival's. Who as a Horseman ever comes to rule the city quits in disgust. (IOP-91)
iop-about-race-car = Wins when all four railroads are rezoned. May move with three dice, of which any pair is doubles. (IOP-92)
iop-about-shoe = A tramp on the way up: wins with one hotel on the third or fourth leg. Rides the rails from station to station. (IOP-93)
iop-about-steam-iron = The slumlord wins by owning the cheapest property of five colours. Ignores cards that cost money, and rebuilds cheaply. (IOP-94)
iop-about-thimble = Wins with six colours. May reorganize instead of collecting rent and still move. (IOP-95)
iop-about-top-hat = Wins with the five most valuable properties. May collect rent a second time instead of reorganizing or moving. (IOP-96)
iop-about-wheelbarrow = Wins with both utilities and two railroads. One more die for every subversion. (IOP-97)
iop-about-artillery = Owns nothing, demands ransoms, blows things up. Wins with one blast in every colour; the fourth arrest is the last. (IOP-A1)
iop-about-banker = Sits in the Chair for good and lives on mortgages: wins when those under their control would pay more rent than any player's power base. (IOP-15)

iop-goal-horseman = seven properties rezoned or destroyed, or two subverted of every rival's
iop-goal-race-car = all four railroads rezoned
iop-goal-shoe = a hotel on the third or fourth leg
iop-goal-steam-iron = the cheapest property of five colours, owned
iop-goal-thimble = six colours
iop-goal-top-hat = the five most valuable properties
iop-goal-wheelbarrow = both utilities and two railroads
iop-goal-artillery = one blast in every colour
iop-goal-banker = mortgages worth more than any power base

## Prompts

iop-ask-business = The game goes on without you; you can do business meanwhile.
iop-ask-setup-1 = Choose your faction.
iop-ask-faction = • **{ $faction }**: { $about }
iop-ask-setup-2 = Choose in secret whose special condition is yours.
iop-ask-election =
    { $ballot ->
        [1] Who shall chair the Bank? It takes more than half of the votes.
       *[other] Nobody had more than half of the votes: ballot { $ballot } of { $ballots }. Who shall chair the Bank?
    } You can promise bribes before you vote; a vote can be changed until all have voted.
iop-wanted-turn =
    Your turn (round { $round }){ $where ->
        [jail] , in Jail
        [space] , from { $space }
       *[off] { "" }
    }.
iop-wanted-landing = You are on { $space }. What do you do?
iop-wanted-setup = { $goal ->
        [1] You are the Dog: whose special condition is to be yours?
       *[0] Your faction is to be chosen.
    }
iop-wanted-election = { $ballot ->
        [1] Who shall chair the Bank? Your vote, please.
       *[other] Nobody had more than half of the votes. Ballot { $ballot } of { $ballots } for the Chair: your vote, please.
    }
iop-wanted-immunity = Jail: do you stay, go visiting, or post bail?
iop-wanted-walk = You are on your way: walk on, or stop?
iop-wanted-card = A card waits for you.
iop-wanted-objection = Something is about to happen that a Political Favor can stop.
iop-wanted-due = You owe more than you have. Raise money.
iop-wanted-auction = { $property } is auctioned: your sealed bid?
iop-wanted-permit = A building permit: what do you do about it?
iop-wanted-ransom = A ransom is demanded of you. Pay?
iop-wanted-pool = { $actor } demands ${ $price } for { $property }: what do you put into the pool?
iop-wanted-reckoning = Your demand for { $property } is due. Blow it up?
iop-wanted-reorganize = Your holding companies are open: rearrange them, and finish.
iop-wanted-contest =
    { $kind ->
        [takeover] { $mine ->
            [1] You want
           *[0] { $seat } wants
        } to take over { $owned ->
            [1] your { $property }
           *[0] { $property }
        }: what do you spend?
        [rezoning] { $mine ->
            [1] You want
           *[0] { $seat } wants
        } { $owned ->
            [1] your { $property }
           *[0] { $property }
        } rezoned: { $mine ->
            [1] who helps, and what do you spend?
           *[0] do you spend anything for or against it?
        }
        [rebuilding] You rebuild { $property }: what do you spend on it?
        [blast] { $mine ->
            [1] You want
           *[0] { $seat } wants
        } to blow up { $owned ->
            [1] your { $property }
           *[0] { $property }
        }: what do you spend?
       *[other] There is a fight for { $property }: what do you spend?
    }
iop-caution-accept = As things stand, this deal costs you more than it brings: { $seat } is the one who gains. Accept it?
iop-caution-collect = Collect rent: you own nothing that pays any.
iop-ask-turn-2 = { $rents ->
        [0] There are no rents for you. Go on, or reorganize first? You move all the same.
       *[other] Collect your rents, about ${ $rents }, or reorganize instead? You move all the same.
    }
iop-ask-turn-3 = Your turn, { $where ->
        [jail] in Jail,{ " " }
        [space] on { $space },{ " " }
       *[off] { "" }
    }with { $cash }. { $forced ->
        [1] First you must reorganize: { $ruins } can hold nothing any more.
       *[0] What now?
    }
iop-ask-turn-7 = Doubles: roll again?
iop-ask-walk-1 = You are at { $space }, a station. Walk on to { $goal }, or ride to the next one, as one space?
iop-ask-walk-2 = Somebody has tampered with your { $space }. Stop and put it right, or walk on to { $goal }?
iop-ask-landing = You are on { $space } with { $cash }. What do you do?
iop-ask-hang = Where do you hang the new property?
iop-ask-reorganize-0 =
    { $forced ->
        [1] You must reorganize: ruins and malls hold nothing, and { $ruins } does. Lift what hangs there and place it elsewhere, or let the secretary do it.
       *[0] Rearrange your holding companies: lift properties, place them again, and finish.
    }
iop-ask-reorganize-1 = Where do you hang it?
iop-ask-spending =
    { $kind ->
        [takeover] { $mine ->
            [1] You want
           *[0] { $actor } wants
        } to take { $property } over: 12 is needed with two dice, +1 for each $10 for it, −1 for each ${ $each } against it. The winner’s money goes to the loser.
        [rezoning] { $mine ->
            [1] You want
           *[0] { $actor } wants
        } { $property } rezoned into a mall: 7 is needed with two dice, +1 for each $10 for it, −1 for each ${ $each } against it. What is spent is gone.
        [blast] { $mine ->
            [1] You want
           *[0] { $actor } wants
        } to blow { $property } up: 7 is needed with two dice, +1 for each $10 for it, −1 for each ${ $each } against it. What is spent is gone.
       *[other] There is a fight for { $property }.
    } All write down in secret what they spend, and it is opened together.
iop-ask-rezoning = { $mine ->
        [1] You want
       *[0] { $actor } wants
    } { $property } rezoned. Whom do you invite to help you?
iop-ask-subversion = How much goes into greasing palms at { $property }, besides the ${ $cost }? 12 is needed; every $10 adds 1.
iop-ask-rebuilding = How much graft to overturn the zoning of { $property }? 8 is needed; every $10 adds 1.
iop-ask-carddraw-0 = Draw a card. The top one, of course.
iop-ask-carddraw-2 = The card that you have drawn makes you pay. As the Steam Iron you can ignore it, and that costs nothing.
iop-ask-levy = A card of { $seat } takes ${ $amount } from you. As the Steam Iron you can ignore it, and that costs nothing.
iop-ask-objection =
    { $kind ->
        [sale] { $actor } is about to buy { $property } from the Bank.
        [card] The card of { $actor } is played against you.
       *[favor] { $actor } plays a Political Favor against you.
    } You can stop this with a Political Favor of your own.
iop-ask-immunity-0 = They have arrested your agents, or think so. Go visiting, or stay?
iop-ask-immunity-1 = You are visiting, and somebody sits there. Post bail?
iop-ask-due = You owe { $actor } ${ $price }, and have { $cash }. Raise money.
iop-ask-foreclosure = { $actor } cannot pay what is owed. Spare them, or take everything they have? Then they are out of the game.
iop-ask-downfall = { $actor } has fallen. As Chair you can buy { $property } off for ${ $price }, which is what its mortgage comes to, or leave it to auction. You have { $cash }.
iop-wanted-downfall = As Chair, do you buy { $property } of the fallen { $actor } off for ${ $price }?
iop-ask-mortgagetransfer = { $property }, which you have bought, is mortgaged. Pay it off, or only the fee for the transfer?
iop-ask-ransom = { $by } demands ${ $amount } for { $property }, and you have { $cash }. Pay? You can raise money first.
iop-ask-pool = { $actor } demands ${ $price } for { $property }, which is nobody’s, or it may go up. What do you put into the pool? It is paid only if all of you together make up that sum.
iop-ask-reckoning = Your demand for { $property } is due. Blow it up, whether it was paid or not? 7 is needed with two dice and graft, and a failure leads to Jail.
iop-ask-blast = The attempt is under way.
iop-ask-banksale = The Bank is for sale. Your sealed bid?
iop-ask-auction = { $property } is auctioned. Your sealed bid?
iop-ask-permit-0 = The last building permit is about to go. What would you pay for it?
iop-ask-permit-3 = Others want your building permit. Keep it, or sell it?
iop-ask-permit-4 = You have bought the permit. Where do you build?

## Choices

iop-do-pass = Let it happen
iop-do-done = Let it happen, and do not ask again about this
iop-do-done-arranging = Finished: keep it as it hangs now
iop-do-favor = Use a Political Favor
iop-do-pick = { $faction }
iop-do-goal = { $faction }
iop-do-vote = Vote for { $seat }
iop-do-bribe =
    { $amount ->
        [-1] Promise { $seat } a bribe (up to ${ $most })
       *[other] Promise { $seat } a bribe of ${ $amount }
    }
iop-do-roll = { $jailed ->
        [-1] Move with { $dice } dice
       *[other] Roll for doubles, to leave Jail (roll { $jailed } of { $rolls })
    }
iop-do-reorganize = Reorganize
iop-do-collect = { $none ->
        [1] Go on without rents
       *[0] Collect rent
    }
iop-do-rebuild = { $rezoned ->
        [1] Rebuild (graft, and ${ $cost } if it helps)
       *[0] Rebuild (${ $cost })
    }
iop-do-rebuild-taken = Rebuild { $property } instead of moving (graft, and ${ $cost } if it helps)
iop-do-squeeze = Squeeze the peasants: two dice × $10, but doubles cost turns
iop-do-bail = Post $50 bail
iop-do-use-favor = Leave Jail with a Political Favor
iop-do-clear-rubble = Clear the rubble of { $property } (${ $cost })
iop-do-clear-rubble-here = Clear the rubble of { $space } (${ $cost })
iop-do-abandon = Abandon { $property } to the Bank
iop-do-revert = Take { $property } back
iop-do-end-turn = End the turn
iop-do-stop = Stop here
iop-do-nothing = Do nothing
iop-do-buy = Buy { $space } (${ $cost }{ $status ->
        [rezoned] , a mall
        [destroyed] , rubble to clear and rebuild
        [cleared] , to be rebuilt
       *[sound] { "" }
    })
iop-do-takeover = Take over { $space } (${ $cost } and graft)
iop-do-rezone = Rezone { $space } into a mall (${ $cost } and graft)
iop-do-subvert =
    { $amount ->
        [-1] Subvert { $space } in secret (${ $cost } and graft)
       *[other] Subvert it in secret, with ${ $amount } of graft
    }
iop-do-demand =
    { $amount ->
        [-1] Demand a ransom ($1 to ${ $most })
       *[other] Demand a ransom of ${ $amount }
    }
iop-do-bomb = Blow it up now (${ $cost } and graft)
iop-do-post-bail = Post $50 for the agents of { $seat }
iop-do-pay-flat = Pay $200
iop-do-pay-share = Pay a tenth of all you have and own
iop-do-take-pot = Take the pot (${ $amount })
iop-do-walk = Walk on
iop-do-ride = Ride to the next station
iop-do-stop-here = Stop and put it right
iop-do-walk-on = Walk on
iop-do-hang = On { $holder }, { $side }
iop-do-place = Place { $property }
iop-do-lift = Lift { $property }
iop-do-auto = Let the secretary arrange it
iop-do-restore = Put all back as it hung before
iop-plan-spend = Spend ${ $amount }: { $percent } %{ $opposed ->
        [-1] { "" }
        [0] , if nobody spends against it
       *[other] , if ${ $opposed } are spent against it
    }
iop-plan-subvert = Subvert it in secret (${ $cost } and graft)
iop-plan-graft = Graft
iop-plan-against = Spend ${ $amount } against it: { $percent } % of what you stand to lose
iop-plan-bid = Bid ${ $amount }: { $percent } % of { $of ->
        [worth] what it should bring you
       *[most] the most that you could bid
    }
iop-do-for =
    { $amount ->
        [-1] Spend for it (up to ${ $most })
        [0] Spend nothing
       *[other] Spend ${ $amount } for it
    }
iop-do-against =
    { $amount ->
        [-1] Spend against it (up to ${ $most })
        [0] Spend nothing
       *[other] Spend ${ $amount } against it
    }
iop-do-halt = Halt it with a Political Favor
iop-do-enough = No more guests
iop-do-invite = Invite { $seat }
iop-do-spend =
    { $amount ->
        [-1] Spend on graft (up to ${ $most })
        [0] Spend nothing on graft
       *[other] Spend ${ $amount } on graft
    }
iop-do-draw = Draw the top card
iop-do-draw-lower = Cheat: slip out the second one (Jail, if you are called out)
iop-do-ignore = Ignore it, pay nothing
iop-do-obey = Obey it, and pay
iop-do-visit = Just visiting
iop-do-stay = Stay
iop-do-spare = Spare them
iop-do-seize = Take everything
iop-do-foreclose = Foreclose on { $seat }
iop-do-auction = Leave { $property } to auction
iop-do-buy-off = Buy { $property } off (${ $price })
iop-do-fee = Pay the fee for the transfer (${ $cost })
iop-do-pay-off = Pay off the mortgage (${ $cost })
iop-do-refuse = Refuse
iop-do-pay-ransom = Pay
iop-do-chip-in =
    { $amount ->
        [-1] Put into the pool (up to ${ $most })
        [0] Put nothing into the pool
       *[other] Put ${ $amount } into the pool
    }
iop-do-relent = Relent
iop-do-blow-up = Blow it up (${ $price } and graft)
iop-do-bid =
    { $amount ->
        [-1] Bid another sum (up to ${ $most })
        [0] Bid nothing
       *[other] Bid ${ $amount }
    }
iop-do-keep = Keep the permit
iop-do-sell-permit = Sell it to { $seat } for ${ $amount }
iop-do-build = Build on { $property } (${ $cost })
iop-do-unbuild = Sell a building of { $property } (+${ $cost })
iop-do-clear = Sell all buildings of the colour of { $property }
iop-do-mortgage = Mortgage { $property } (+${ $cost })
iop-do-lift-mortgage = Lift the mortgage of { $property } (${ $cost })
iop-do-offer = Offer { $seat } a deal
iop-do-lend =
    { $amount ->
        [-1] Lend { $seat } money (up to ${ $most })
       *[other] Lend { $seat } ${ $amount }
    }
iop-do-truce =
    { $amount ->
        [-1] Offer { $seat } a truce, and money for it (up to ${ $most })
        [0] Offer { $seat } a truce for nothing
       *[other] Offer { $seat } a truce, and ${ $amount } for it
    }
iop-do-tribute =
    { $amount ->
        [-1] Ask { $seat } for money, and leave them in peace for it
       *[other] Ask { $seat } for ${ $amount }, and leave them in peace for it
    }
iop-do-promise = Promise { $seat } something
iop-do-accept = Accept { $giver }’s offer: { $offer }
iop-do-accept-past = Accept an offer
iop-do-decline = Decline { $giver }’s offer: { $offer }
iop-do-decline-past = Decline an offer
iop-do-withdraw = Withdraw: { $offer }
iop-do-withdraw-past = Withdraw an offer
iop-do-repay = Repay { $seat }
iop-do-dip =
    { $amount ->
        [-1] Dip into the till (up to ${ $most })
       *[other] Dip ${ $amount } out of the till
    }
iop-do-accuse = Accuse the Chair of dipping into the till (if wrong: $50)
iop-do-call-out = Accuse whoever drew the last card of cheating (if wrong: $50)

iop-group-main = The move
iop-group-deals = Deals
iop-group-buildings = Buildings
iop-group-mortgages = Mortgages
iop-group-intrigue = Intrigue
iop-group-bribes = Bribes

iop-offer = { $giver } gives { $give }, { $taker } gives { $get }
iop-offer-loan = { $giver } lends { $taker } ${ $amount }
iop-offer-truce = { $paid ->
        [0] neither { $giver } nor { $taker } attacks the other for { $rounds } rounds, and nothing is paid
       *[other] neither { $giver } nor { $taker } attacks the other for { $rounds } rounds; { $giver } gives { $give }, { $taker } gives { $get }
    }
iop-terms = { $give } for { $get }
iop-terms-loan = a loan of ${ $amount }
iop-terms-truce = a truce of { $rounds } rounds{ $gets ->
        [0] { $gives ->
            [0] { "" }
           *[other] , and you pay ${ $gives }
        }
       *[other] , and you get ${ $gets }
    }
iop-deal-malformed = An offer names the money of both sides and what each side gives. (IOP-84)
iop-deal-money = You can give between $0 and ${ $most }. (IOP-84)
iop-deal-cards = An offer can only name what the two of you have. (IOP-73)
iop-deal-empty = An offer must give or ask for something. (IOP-84)
iop-leave-setup = Nobody can leave before the first round has begun; close the game instead.

## Why not

iop-not-build = You can build where you own the whole colour, sound and free of mortgages, evenly, while permits last. (IOP-72)
iop-not-unbuild = Buildings are sold evenly, and a hotel breaks down only if four houses are in stock. (IOP-72)
iop-not-mortgage = Only your own unimproved, undestroyed property can be mortgaged, and not while it is fought over. (IOP-80)
iop-not-lift-mortgage = Lifting a mortgage takes its sum and 10% in cash. (IOP-80)
iop-not-buy = You can buy the unowned property you have landed on, if you can pay for it and have an open arrow for it. (IOP-26, IOP-31)
iop-not-takeover = A takeover needs another player's property under your token, its base cost, and an open arrow. (IOP-60, IOP-31)
iop-not-rezone = Utilities, ruins and malls cannot be rezoned, and the base cost must be paid. (IOP-62)
iop-not-subvert = Only another player's undestroyed property can be subverted, or your own mortgaged one, if you can pay the base cost; not by who controls it already, and not while its Boat sleeps. (IOP-64, IOP-66, IOP-99)
iop-not-rebuild = You rebuild your own rezoned or cleared property when you land on it, or instead of moving after you took it over rezoned. (IOP-63)
iop-not-reorganize = You reorganize instead of moving, and not after a failed rebuilding. (IOP-22, IOP-63)
iop-not-use-favor = A Favor helps nobody who was caught red-handed. (IOP-11)
iop-not-accuse = You can accuse the Chair once a round, if you could pay for being wrong. (IOP-11)
iop-not-dip = Only the Chair has a hand in the till, and only where the table allows cheating. (IOP-11)
iop-not-foreclose = You can foreclose on who owes you more than they have. (IOP-83)
iop-not-collect = Rents come once, at the start of the turn. (IOP-21)
iop-not-bail = Bail is $50, posted before the roll. (IOP-42)
iop-not-roll = It is not yours to roll now. (IOP-22)
iop-not-offer = Three offers of yours are open already, or the other cannot deal now. (IOP-84)
iop-not-ride = Only the Shoe rides, and only from a station. (IOP-93)
iop-not-squeeze = Only the Boat squeezes its peasants, once a turn. (IOP-99)
iop-not-take-pot = The pot is taken by who lands on Free Parking. (IOP-45)
iop-not-pay-flat = Income tax is due on its own space. (IOP-40)
iop-not-clear-rubble = Rubble is cleared by its owner on the turn after the blast, or by whoever buys the ruin, for half its value. (IOP-A4)
iop-not-revert = Only the Chair has a mortgaged property that was subverted away put right, one a turn. (IOP-15)
iop-not-abandon = Only a ruin can be abandoned, on its owner's turn, and it must hold nothing. (IOP-A4)
iop-not-lift = Properties are lifted while you reorganize. (IOP-22)
iop-not-place = Only what has been lifted can be placed. (IOP-30)
iop-not-post-bail = Bail for others is posted when you land on Jail while somebody sits there. (IOP-43)
iop-not-favor = There is nothing now that a Political Favor of yours could stop. (IOP-50)
iop-not-halt = Only a rezoning by another, on which you may spend, can be halted, with a Political Favor. (IOP-62)
iop-not-truce = There is nobody to make a truce with who has none with you. (IOP-84)
iop-not-tribute = There is nobody to ask for a tribute who has no truce with you. (IOP-84)
iop-not-lend = There is nobody to lend to, or nothing to lend. (IOP-84)
iop-not-repay = You have no debt that you could repay in full. (IOP-84)
iop-not-call-out = There is no card drawn by another that you could doubt, or you could not pay for being wrong. (IOP-53)
iop-not-demand = Only the Artillery Piece makes demands, for the property that it has landed on. (IOP-A1)
iop-not-pay-ransom = No ransom is demanded of you that you could pay. (IOP-A1)
iop-not-bomb = Only the Artillery Piece blows things up, where it has landed, if it can pay for the attempt. (IOP-A1)
iop-not-spend = Graft is spent while you rebuild. (IOP-63)
iop-not-for = Money is spent on a fight that you have a part in, before the dice. (IOP-60, IOP-62)
iop-not-bid = Nothing is for sale now. (IOP-13, IOP-82)
iop-not-vote = No Chair is being elected. (IOP-10)
iop-not-invite = Guests are invited to a rezoning that you attack or defend. (IOP-62)
iop-not-draw = Cards are drawn on Chance and on Community Chest. (IOP-51)
iop-not-accept = That offer cannot be carried out now. (IOP-73)

## What happened

iop-ev-picking-order = They roll for the factions: { $order } pick in this order.
    .style = small
iop-ev-faction = { $seat } is the { $faction }.
    .style = small
iop-ev-goal-chosen = { $seat } has written down a secret goal.
iop-ev-election = The board of the Bank votes, ballot { $ballot }.
iop-ev-votes = The votes of ballot { $ballot }: { $votes }.
    .style = small
iop-ev-bribe-offered = { $seat } promises { $voter } ${ $amount } for a vote.
iop-ev-bribe-paid = { $seat } pays { $voter } a bribe of ${ $amount }; half of it ends up under Free Parking.
iop-ev-chair = { $seat } takes the Chair of the Bank.
iop-ev-chair-lost = { $seat } has lost the Chair.
iop-ev-round = Round { $number } begins.
iop-ev-turn =
    Turn { $turn }: { $seat } { $tone ->
        [0] shakes the dice
        [1] counts the change
        [2] hails a taxi
        [3] tips the doorman
        [4] reads the street signs
        [5] unfolds the city map
        [6] takes the side entrance
        [7] checks the mirror
        [8] whistles for the elevator
        [9] turns up the collar
        [10] looks for a place to park
        [11] signs in under another name
       *[other] has the limousine wait
    }.
    .style = head
iop-ev-turn-lost = { $seat } has a revolt to put down and loses the turn.
iop-ev-meters = 🎲 The meters of { $seat } show { $dice }: each utility pays { $times } times that.
    .style = part
iop-ev-rent = { $seat } collects ${ $amount } of rent.
iop-ev-squeezed = { $seat } squeezes the peasants ({ $dice }) for ${ $amount }.{ $lost ->
        [0] { "" }
        [1] { " " }A revolt costs the next turn.
       *[other] { " " }A coup costs the next two turns.
    }
iop-ev-roll = 🎲 { $seat } rolls { $dice }{ $doubles ->
        [1] , doubles.
       *[0] .
    }
    .style = part
iop-ev-rode = { $seat } rides the rails to { $space }.
    .style = part
iop-ev-landed = { $seat } is on { $space }.
    .style = part
iop-ev-go-money = { $seat } gets ${ $amount } for passing GO from { $payer }.
    .style = part
iop-ev-passes = { $pretends ->
        [1] As far as the others can tell, { $seat } leaves { $property } alone.
       *[0] { $seat } leaves { $property } alone.
    }
iop-ev-idles = { $seat } does nothing here.
iop-ev-buying = { $seat } wants to buy { $property }.
    .style = small
iop-ev-bought = { $seat } buys { $property } for ${ $price }.
    .style = result
iop-ev-sale-blocked = The sale of { $property } to { $seat } is blocked.
iop-ev-no-room = { $seat } has no arrow for { $property }.
    .style = part
iop-ev-reorganized = { $seat } has reorganized.
iop-ev-takeover = ⚔ { $seat } pays ${ $cost } and tries to take over { $property } from { $owner }.
iop-ev-takeover-blocked = The Chair's money blocks the takeover of { $property }: it is mortgaged.
iop-ev-takeover-roll = { $dice }, and { $bonus } from the money; 12 needed: { $won ->
        [1] { $seat } takes over { $property } and all that it holds.
       *[0] { $owner } keeps { $property }.
    }
    .style = result
iop-ev-takeover-paid = { $to } gets the ${ $amount } that { $seat } spent.
    .style = part
iop-ev-spent = Opened: { $parts }.
    .style = part
iop-ev-rezoning = { $seat } pays ${ $cost } to have { $property } rezoned.
iop-ev-invited = { $seat } invites { $guest } to spend { $side ->
        [for] for
       *[against] against
    } the rezoning of { $property }.
iop-ev-rezoning-roll = { $dice }, and { $bonus } from the money; 7 needed: { $property } { $won ->
        [1] becomes a mall.
       *[0] stays as it is.
    }
    .style = result
iop-ev-rezoning-halted = The rezoning of { $property } is halted.
iop-ev-subversion = { $seat } pays ${ $cost } at the back door of { $property }.
iop-ev-subversion-roll = { $property }: { $dice }, and { $bonus } from the money; 12 needed. { $won ->
        [1] Its wires obey { $seat } now.
       *[0] The attempt comes to nothing.
    }
    .style = result
iop-ev-subversion-sure = { $property }: its owner’s agents have said how it is done. Its wires obey { $seat } now.
    .style = result
iop-ev-control-lost = { $property } does not answer any more: somebody else has rewired it.
iop-ev-noticed = { $seat } notices something odd about { $property }.
iop-ev-recovered = { $owner } finds the tampering at { $property } ({ $controller }) and puts it right.
iop-ev-tampering-found = The builders at { $property } find strange wires: { $controller } controls it. Nothing is built.
iop-ev-overturn-roll = { $dice }, and { $bonus } from graft; 8 needed: the zoning of { $property } { $won ->
        [1] is overturned.
       *[0] stands.
    }
iop-ev-rebuilt = { $seat } rebuilds { $property } for ${ $cost } (die: { $face }); its value is ${ $value }.
iop-ev-cleared = { $seat } clears the rubble of { $property } for ${ $cost }.
iop-ev-abandoned = { $seat } abandons { $property } for ${ $amount }.
iop-ev-built = { $seat } builds on { $property } for ${ $cost }: { $houses ->
        [5] a hotel.
        [one] the first house.
       *[other] { $houses } houses.
    }
iop-ev-unbuilt = { $seat } sells buildings ({ $properties }) for ${ $amount }.
iop-ev-permit-sold = { $seat } sells the last permit to { $buyer } for ${ $amount }.
iop-ev-mortgaged = { $seat } mortgages { $property } for ${ $amount }.
iop-ev-redeemed = { $seat } lifts the mortgage of { $property } for ${ $amount }.
iop-ev-reverted = { $seat } has { $property } back under control.
iop-ev-card = { $seat } draws: { $card }
iop-ev-card-ignored = { $seat } ignores the card.
iop-ev-favor-used = { $seat } uses a Political Favor { $use }.
iop-use-jail = to leave Jail
iop-use-rezoning = to halt the rezoning
iop-use-sale = to block the sale
iop-use-card = to counter the card
iop-use-favor = to counter the Political Favor
iop-ev-held = No doubles: { $seat } stays in Jail.
    .style = part
iop-ev-jailed = { $seat } goes to Jail.{ $hard ->
        [1] { " " }No Favor will help.
       *[0] { "" }
    }
    .style = result
iop-ev-immune = { $seat } is not to be held{ $visits ->
        [1] { " " }and goes visiting.
       *[0] .
    }
iop-ev-trial = { $seat } stands trial; the judge is open to reason.
iop-ev-bailed-rival = { $seat } posts bail for the agents of { $prisoner } and asks them a few questions.
iop-ev-paid = { $seat } pays { $to } ${ $amount } ({ $why }){ $short ->
        [0] .
       *[other] { " " }and still owes ${ $short }{ $ledger ->
            [0] , which is written off.
           *[other] .
        }
    }
iop-why-slander = slander
iop-why-card = a card
iop-why-repairs = repairs
iop-why-luxury-tax = Luxury Tax
iop-why-income-tax = Income Tax
iop-why-judge = the judge
iop-why-bail = bail
iop-why-transfer = transfer of the mortgage
iop-ev-pot-taken = { $seat } takes ${ $amount } from under Free Parking.
iop-ev-bank-cannot-pay = The Bank cannot pay { $seat } ${ $amount }.
iop-ev-bank-for-sale = The Bank is for sale{ $bankrupt ->
        [1] : it has gone under.
       *[0] .
    }
iop-ev-bank-sold = { $seat } buys the Bank for ${ $amount }.
iop-ev-bank-unsold = Nobody wants the Bank.
iop-ev-dipped = You take ${ $amount } out of the till.
iop-ev-accused = { $seat } accuses { $accused } { $crime }: { $guilty ->
        [1] caught red-handed.
       *[0] slander, and $50 for it.
    }
iop-crime-till = of dipping into the till
iop-crime-card = of drawing from below
iop-ev-offered = An offer: { $offer }.
iop-ev-offer-decline = { $taker } declines what { $giver } offered.
iop-ev-offer-withdraw = { $giver } takes back what was offered to { $taker }.
iop-ev-offer-failed = What { $giver } offered { $taker } cannot be carried out any more: money, a deed or an open arrow is missing.
iop-ev-deal = A deal: { $offer }.
iop-ev-deal-open = { $giver } and { $taker } do business: { $giver } gives { $give }, { $taker } gives { $get }. What money goes with it is their secret.
iop-ev-promised = { $seat } promises { $taker }: “{ $words }”
iop-ev-truce-broken = { $seat } breaks the truce with { $other }. Both will remember.
iop-ev-repaid = { $seat } repays { $lender } ${ $amount }.
iop-ev-solvent = { $borrower } is good for what { $lender } is owed: no foreclosure.
iop-ev-fallen = { $seat } disappears without a trace.
iop-ev-auction = The Bank auctions { $property }.
iop-ev-auctioned = { $property } goes to { $seat } for ${ $amount }.
    .style = result
iop-ev-bought-off = { $seat } buys off { $property } for ${ $amount }.
iop-ev-disgusted = { $seat } has become what they fought, and wants to tell the press.
iop-ev-demanded = { $seat } demands ${ $amount } or { $property } goes up.
iop-ev-ransom = { $seat } { $amount ->
        [0] refuses the ransom for { $property }.
       *[other] pays ${ $amount } for { $property }.
    }
iop-ev-pool = The pool for { $property } holds ${ $amount }: { $paid ->
        [1] paid.
       *[0] not enough, everybody keeps their money.
    }
iop-ev-reckoning = { $seat } { $relents ->
        [1] leaves { $property } standing.
       *[0] will not wait any longer.
    }
iop-ev-blast = { $seat } pays ${ $cost } for a delivery to { $property }.
iop-ev-blast-roll = { $dice }, and { $bonus } from the money; { $target } needed: { $won ->
        [1] it goes off.
       *[0] it does not go off.
    }
    .style = result
iop-ev-destroyed = { $property } is rubble.
    .style = result
iop-ev-disrupted = The service of { $property } is out of order for { $rounds ->
        [one] 1 round.
       *[other] { $rounds } rounds.
    }
iop-ev-adjusted-cash = { $amount ->
        [-1] The moderator corrects the money of { $seat }.
       *[other] The moderator sets the money of { $seat } to ${ $amount }.
    }
iop-ev-adjusted-bank = { $amount ->
        [-1] The moderator corrects the reserves of the Bank.
       *[other] The moderator sets the reserves of the Bank to ${ $amount }.
    }
iop-ev-adjusted-pot = The moderator sets the pot to ${ $amount }.
iop-ev-adjusted-owner = The moderator gives { $property } to { $owner }.
iop-ev-adjusted-control = The moderator gives { $controller } control of { $property }.
iop-ev-adjusted-buildings = The moderator sets the buildings on { $property } to { $amount ->
        [5] a hotel
       *[other] { $amount }
    }.
iop-ev-adjusted-mortgage = The moderator corrects { $property }: { $state }.
iop-ev-adjusted-status = The moderator corrects { $property }: { $state }.
iop-ev-adjusted-value = The moderator sets the basic value of { $property } to ${ $amount }.
iop-ev-adjusted-outage = The moderator sets the outage of { $property } to { $amount ->
        [one] 1 round
       *[other] { $amount } rounds
    }.
iop-ev-adjusted-place = The moderator puts { $seat } on { $space }.
iop-ev-adjusted-jail = The moderator corrects { $seat }: { $state }.
iop-ev-adjusted-favor = The moderator gives the Political Favor of { $deck ->
        [0] Chance
       *[other] Community Chest
    } to { $owner }.
iop-ev-adjusted-loan = The moderator sets what { $borrower } owes { $lender } to ${ $amount }.
iop-ev-adjusted-lost = The moderator sets the turns that { $seat } loses to { $amount }.
iop-ev-adjusted-strikes = The moderator sets the arrests of { $seat } to { $amount }.
iop-ev-won = { $seats }: { $how }.
iop-how-special = victory by a special condition
iop-how-special-met = victory by the special condition: { $goals }
iop-how-shoe = the hotel stands, and that is all the Shoe ever wanted
iop-how-last = nobody else is left
iop-how-general = more than half of the city's power
iop-how-rounds = the greatest power base when time ran out
iop-how-ended = the game was closed

## The table in words

iop-table-head = { $round ->
        [0] Before the first round.
       *[other] Round { $round }. Turn of { $active }. Chair: { $chair }.
    } Pot: ${ $pot }. Bank: { $bank }. In stock: { $houses } houses, { $hotels } hotels.
iop-table-seat = { $seat } ({ $faction }){ $alive ->
        [1] { "" }
       *[0] , out
    }: { $where }; money { $cash }; power { $power }; { $count ->
        [one] 1 property
       *[other] { $count } properties
    }; Favors { $favors }{ $lost ->
        [0] { "" }
        [one] ; loses 1 turn
       *[other] ; loses { $lost } turns
    }
iop-table-group = { $group }: { $properties }
iop-table-property = { $name } ({ $owned ->
        [1] { $owner }, worth ${ $value }, rent ${ $rent }
       *[0] free, ${ $value }
    }{ $marked ->
        [1] , { $marks }
       *[0] { "" }
    })
iop-table-threat = { $by } demands ${ $amount } for { $property }.
iop-mark-sound = sound
iop-mark-rezoned = rezoned
iop-mark-destroyed = destroyed
iop-mark-cleared = cleared, not rebuilt
iop-mark-mortgaged = mortgaged
iop-mark-houses = { $n ->
        [5] hotel
        [one] 1 house
       *[other] { $n } houses
    }
iop-mark-outage = out of order for { $n }
iop-mark-linking = on its own for { $n }
iop-mark-controlled = controlled by { $seat }
iop-structure-head = Holding companies of { $seat }, the { $faction }; power { $power }:
iop-structure-property = { $lot }, on { $holder }
iop-hand-spectator = You watch. What the players hide is hidden from you as well.
iop-hand-head-none = You have no faction yet.
iop-hand-head = You are the { $faction }, with { $cash } and a power base of { $power }.
iop-hand-goal = Your goal: { $goal } ({ $now } of { $needed }).
iop-hand-near = ⚠ { $seat } is one step from winning: { $goal } ({ $now } of { $needed }).
iop-hand-property = { $name } hangs on { $holder }{ $marked ->
        [0] .
       *[other] { " " }({ $marks }).
    }
iop-hand-property-loose = { $name } hangs nowhere yet.
iop-hand-subverted = You control { $name } of { $owner }.
iop-hand-sure = Your next subversion against { $seat } succeeds.
iop-hand-loan = { $borrower } owes { $lender } ${ $amount }.
iop-hand-promise = { $giver } promised { $taker }: “{ $words }”
iop-hand-truce = { $seat } and { $other } have a truce to the end of round { $round }.
iop-hand-truce-broken = { $seat } has broken a truce with { $other }.
iop-hand-bribe = { $briber } promised { $voter } ${ $amount } for a vote.
iop-hand-ahead = Before you, by the roll: { $spaces }.
iop-ahead = { $roll } { $name }{ $bare ->
        [0] { " " }({ $what })
       *[other] { "" }
    }
iop-ahead-free = { $status ->
        [rezoned] a mall for sale
        [destroyed] rubble for sale
        [cleared] cleared, for sale
       *[sound] for sale
    }, ${ $amount }
iop-ahead-rent = { $owner }, rent ${ $amount }
iop-hand-dipped = You have taken ${ $amount } out of the till.

## Reasons

iop-why-takeover = Takeover of { $property } by { $actor }: 12 or more on two dice; +1 for each $10 for, −1 for each { $hardened ->
        [1] $5
       *[0] $10
    } against; a 2 fails, a 12 succeeds. ({ $rule })
iop-why-rezoning = Rezoning of { $property } by { $actor }: 7 or more on two dice; +1 for each $10 for, −1 for each { $hardened ->
        [1] $5
       *[0] $10
    } against; against an owner's own plan $20 count 1. ({ $rule })
iop-why-rebuilding = Rebuilding { $property }: 8 or more on two dice to overturn the zoning, +1 for each $10; then one die for the standard. ({ $rule })
iop-why-blast = Blast at { $property } by { $actor }: announced 7 or more as with rezoning, by surprise 12 or more as with subversion. ({ $rule })
iop-why-purchase = { $actor } buys { $property }; Political Favors can block it. ({ $rule })
iop-why-election = A majority of all players elects the Chair; after three ballots the leader has it. ({ $rule })
iop-why-banksale = The highest bid goes into the reserves; the buyer collects fines and pays GO money from then on. ({ $rule })
iop-why-permit = The last permit of its kind; half of the bribe ends up under Free Parking. ({ $rule })
iop-why-auction = { $property } goes to the highest sealed bid of who has an open arrow for it. ({ $rule })
iop-why-pool = The pool is paid only if it makes up the demand. ({ $rule })
iop-why-value = { $property } ({ $status }): basic value ${ $base }, current value ${ $value }{ $cost ->
        [0] .
       *[other] ; an attack would cost you ${ $cost } to begin with.
    } (IOP-60, IOP-70)
iop-why-power = Power base of { $seat }: { $power }{ $asleep ->
        [1] , since a Boat's properties count for nothing before it has taken one over. (IOP-99)
       *[0] . (IOP-90)
    }
iop-why-goal = { $seat }: { $now } of { $needed } towards the special condition.
iop-fact-place = { $group }, space { $space }, leg { $leg } of the board (IOP-01)
iop-fact-price = Price ${ $price }, mortgage ${ $mortgage }{ $build ->
        [0] .
       *[other] , each building ${ $build }.
    }
iop-fact-arrows = { $arrows ->
        [0] It can hold no other property.
        [one] It can hold one other property.
       *[other] It can hold { $arrows } other properties.
    } (IOP-02)
iop-fact-rents = Rents: { $rents }.
iop-fact-rent = { $of } { $rent }
iop-fact-faction = { $arrows ->
        [0] Faction without property
       *[other] Faction, holds { $arrows } properties itself
    } (IOP-06)
iop-rent-alone = alone
iop-rent-colour = whole colour
iop-rent-houses = { $count ->
        [one] 1 house
        [5] hotel
       *[other] { $count } houses
    }
iop-rent-railroads = { $count ->
        [one] 1 railroad
       *[other] { $count } railroads
    }
iop-rent-utilities = { $count ->
        [one] 1 utility
       *[other] { $count } utilities
    }
iop-rent-dice = { $times } × dice
iop-deck-0 = Chance (IOP-50)
iop-deck-1 = Community Chest (IOP-50)
iop-status-setup = The factions gather.{ $waiting ->
        [1] { " " }Waiting for { $seats }.
        [2] { " " }Your move.
       *[0] { "" }
    }
iop-status-play = Round { $round }, turn of { $active }.{ $waiting ->
        [1] { " " }Waiting for { $seats }.
        [2] { " " }Your move.
       *[0] { "" }
    }
iop-status-over = Over. { $seats }: { $how }.

## In pictures

iop-pic-alt = The board of Illuminopoly. { $status } { $players }.
iop-pic-alt-player =
    { $player } on { $where }, power { $power }, { $count ->
        [one] 1 property
       *[other] { $count } properties
    }{ $now ->
        [-1] { "" }
       *[other] , goal { $now } of { $needed }
    }
iop-pic-structure-alt = Holding companies ({ $faction }): { $count ->
        [0] none
       *[other] { $cards }
    }.
iop-pic-pot = ${ $amount } in the pot
iop-pic-bank = Bank: { $bank }
iop-pic-stock = { $houses } houses, { $hotels } hotels
iop-pic-chair = Chair
iop-pic-means-eye = controlled by
iop-pic-means-lock = mortgaged
iop-pic-means-order = rezoned
iop-pic-means-skull = destroyed
iop-pic-means-hourglass = waits for something
iop-pic-roll = { $roll }: { $percent } %
iop-pic-next = next space
iop-pic-price = for sale: { $amount }
iop-pic-side-alt = One side of the board, from { $first } to { $last }.

## Corrections by a moderator

iop-fix-cash = Money of { $seat }
iop-fix-bank = Reserves of the Bank
iop-fix-pot = The pot under Free Parking
iop-fix-owner = Owner of { $property }: { $holder }
iop-fix-control = Control of { $property }: { $seat }
iop-fix-buildings = Buildings on { $property } (5 is a hotel)
iop-fix-mortgage = { $property }: { $state }
iop-fix-status = { $property }: { $state }
iop-fix-value = Basic value of { $property }
iop-fix-outage = Rounds without service of { $property }
iop-fix-place = Space of { $seat } (GO is 0)
iop-fix-jail = { $seat }: { $state }
iop-fix-favor = Political Favor of { $deck ->
        [0] Chance
       *[other] Community Chest
    }: { $holder }
iop-fix-chair = Chair of the Bank: { $seat }
iop-fix-loan = What { $borrower } owes { $seat }
iop-fix-lost = Turns that { $seat } loses
iop-fix-strikes = Arrests of { $seat }
iop-state-on = mortgaged
iop-state-off = not mortgaged
iop-state-in = in Jail
iop-state-out = out of Jail
iop-state-sound = sound
iop-state-rezoned = rezoned
iop-state-destroyed = destroyed
iop-state-cleared = cleared of its rubble
iop-fix-unknown = There is nothing like that to correct. Pick one of the suggestions.
iop-fix-later = Something is being resolved. Money can be corrected now, everything else as soon as that is over.
iop-fix-impossible = That would leave the game in an impossible state: { $faults }.
iop-fix-not-player = That cannot be said of this player.
iop-fix-not-new = It is so already.
iop-fix-not-landlord = This faction owns no property. (IOP-15, IOP-A1)
iop-fix-not-room = There is no open arrow for it, or for what it holds. (IOP-31)
iop-fix-not-owned = Nobody owns it. Correct its owner first.
iop-fix-not-colour = Only a colour in one hand, sound and free of mortgages, has buildings. (IOP-72)
iop-fix-not-even = Buildings stand evenly: correct the other properties of the colour step by step. (IOP-72)
iop-fix-not-bare = Ruins and colours with buildings are not mortgaged. (IOP-80)
iop-fix-not-destructible = Utilities are not rezoned, and only the colours can be destroyed. (IOP-62, IOP-A5)
iop-fix-not-service = Only railroads and utilities have outages. (IOP-A5)
iop-fix-not-about = The token of this player is in Jail or not on the board.
iop-fix-not-chair = A professional Banker never loses the Chair. (IOP-15)
iop-fix-not-boat = Only the Boat loses turns. (IOP-99)
iop-fix-not-artillery = Only the Artillery Piece counts its arrests. (IOP-A3)

## Names that a server gives to the board

command-iop-names = For moderators: this server's own names for the board
command-iop-names-add = Rename spaces and groups by a YAML file, for games that begin from now on
command-iop-names-remove = Take an added file away; games that have begun keep its names
command-iop-names-list = The files with this server's own names
command-iop-names-show = One added file, as it was sent in
command-iop-names-example = A file that shows how names are written
command-option-iop-names-file = A YAML file; /illuminopoly names example gives one to begin with
command-option-iop-names-add-name = What to call it; otherwise the name of the file
command-option-iop-names-name = Which of the files
iop-names-title = This server’s own names for the board of Illuminopoly
iop-names-contents = { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }, { $groups ->
        [one] 1 group
       *[other] { $groups } groups
    }
iop-names-added = **{ $file }** is taken: { $contents }. Games that begin from now on can choose these names in their lobby (option “Names on the board”). Games that have begun stay as they are.
