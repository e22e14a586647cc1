# Pebbles, the small game that is there to be read and copied.
game-pebbles = Pebbles
option-pebbles-pile = Pebbles in the pile

pebbles-group = Your turn
pebbles-ask-turn = Your turn: { $pile } pebbles lie in the pile, you have { $own }.
pebbles-ask-whom = Whom do you raid?
pebbles-ask-stake = How many pebbles do you want from { $target }?
pebbles-ask-block = { $who } raids { $target } for { $stake }. Block it with a stone above 8?
pebbles-ask-guess = The die will show: odd or even? All guess in secret.
pebbles-wanted-guess = { pebbles-ask-guess }

pebbles-do-take =
    { $amount ->
        [0] take 1 to 3 pebbles
        [one] take 1 pebble
       *[other] take { $amount } pebbles
    }
pebbles-do-roll = roll the die for pebbles
pebbles-do-draw = draw a hidden stone
pebbles-do-show = show stone { $stone } (worth { $worth })
pebbles-do-raid = raid somebody
pebbles-do-from = from { $target }, who has { $count }
pebbles-do-stake =
    { $amount ->
        [0] 1 to 3 pebbles
        [one] 1 pebble
       *[other] { $amount } pebbles
    }
pebbles-do-block = block with stone { $stone }
pebbles-do-pass = let it happen
pebbles-do-done = let this raid be
pebbles-do-odd = odd
pebbles-do-even = even

pebbles-dealt = Stones are dealt, two each: { $own }.
pebbles-took = { $who } takes { $count } from the pile.
pebbles-rolled = { $who } rolls, and takes { $count }.
pebbles-showed = { $who } shows stone { $stone } and takes { $count }.
pebbles-drew = { $who } draws a hidden stone.
pebbles-drew-own = { $who } draws stone { $stone }.
pebbles-raid = { $who } raids { $target } for { $bet }.
pebbles-blocked = { $who } blocks with stone { $stone }.
pebbles-plundered = { $who } gets { $booty } from { $target }.
pebbles-guessed = The die shows { $face }. Right: { $right }.
pebbles-won = Most pebbles: { $winners }.
pebbles-adjusted = { $who } has { $count } pebbles now.

pebbles-hidden = hidden
pebbles-nobody = nobody
pebbles-pile = Pile: { $pile }.
pebbles-line = { $who }: { $count } pebbles, { $stones } hidden stones.
pebbles-hand = Your stones: { $stones }.
pebbles-why = Whoever has most pebbles when the pile of { $pile } is gone wins (PEB-06).
pebbles-status = Round { $round }, { $who }'s turn: { $pile } left.

pebbles-no-such-stone = You do not hold that stone.
pebbles-bag-empty = All stones are drawn.
pebbles-no-such-correction = That cannot be corrected here.
