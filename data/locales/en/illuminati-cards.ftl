# The rules of every card of Illuminati and Mutual Assured Distraction, made from its ops.
# bot/games/illuminati/cards/text.py gives the arguments.

## Words

alignment-name =
    { $alignment ->
        [government] Government
        [communist] Communist
        [liberal] Liberal
        [conservative] Conservative
        [peaceful] Peaceful
        [violent] Violent
        [straight] Straight
        [weird] Weird
        [criminal] Criminal
       *[fanatic] Fanatic
    }
card-kind =
    { $kind ->
        [illuminati] Illuminati
        [group] Group
        [special] Special
       *[nwo] New World Order
    }
card-set =
    { $set ->
        [classic] Illuminati
       *[mad] Mutual Assured Distraction
    }
card-ours = Wholly or partly our own design: the text of the printed card is not known to us.

# As in "an attack to control".
attack-kind =
    { $attack ->
        [control] to control
        [neutralize] to neutralize
        [destroy] to destroy
       *[any] to control, neutralize or destroy
    }
nwo-colour-name =
    { $colour ->
        [red] Red
        [yellow] Yellow
       *[blue] Blue
    }

## When a special is played

when-any-time = Play it at any time. It is not an action.
when-own-turn = Play it in your own turn. It is not an action.
when-action = Play it in your own turn, as one of your two actions.
when-income = Play it in the income step of your own turn. It is not an action.
when-turn-begins = Play it as another player's turn begins. It is not an action.
when-privileged = Play it while an attack is privileged. It is not an action.
when-after-dice = Play it right after the dice of any attack on a group. It is not an action.
when-special-played = Play it as another special is played, for whatever purpose. It is not an action.
when-nwo-attacked = Play it while an attack on a New World Order awaits its dice. It is not an action.

## What Illuminati and groups do

# scope: any (whoever leads) or direct. target: alignment, names (1 to 3 of them) or all.
op-attack-bonus =
    +{ $bonus } { $scope ->
        [direct] when this card itself leads an attack
       *[any] on every attack you make
    } { attack-kind } { $target ->
        [alignment] a { alignment-name } group
        [names] { $count ->
            [1] “{ $name1 }”
            [2] “{ $name1 }” or “{ $name2 }”
           *[3] “{ $name1 }”, “{ $name2 }” or “{ $name3 }”
        }
       *[all] any group
    }.
op-immunity = No { alignment-name } group may lead an attack on a group of yours.
op-buy-privilege = Once in each of your turns you may make an attack privileged as you announce it, for { $cost } MB from this treasury.
op-free-reorganize = At the end of your turn you may rearrange your whole power structure.
op-free-money-move = At the end of your turn you may rearrange all your money among your cards.
op-draws =
    { $count ->
        [1] You draw one card
        [2] You draw two cards
       *[other] You draw { $count } cards
    } at the start of your turn.
op-attacks-per-turn =
    This card may take part in { $count ->
        [2] two attacks
       *[other] { $count } attacks
    } each turn, leading or aiding, with its full Power every time.
op-acts-as =
    When this group leads an attack { $kind ->
        [control] to control
        [neutralize] to neutralize
       *[destroy] to destroy
    } a { alignment-name } group, it counts as { alignment-name } itself, and no longer as the opposite.
op-resistance-against = Resistance { $value } against an attacker that is { alignment-name }.
op-tax = No income of its own. In your income step every opponent pays you { $amount } MB, or what they have if that is less, from cards of their choice.
op-upkeep = No income. In your income step you pay { $amount } MB for it, from its master or from your Illuminati.
op-transfer-range = Money transferred from this group may go to any card of your power structure.
op-change-alignment = Once in your own turn you may add, remove or reverse one alignment of one other group in play, until the end of the turn.
op-extra-draw = In your own turn you may pay { $cost } MB from this treasury to draw one more card. It is not an action.
op-resistance-aura = Your other groups have +{ $bonus } Resistance.

## What specials do

op-set-roll =
    The roll counts as a { $value }{ $value ->
        [12] , which always fails
       *[other] { "" }
    }.
op-take-uncontrolled = You control one uncontrolled group of your choice. No dice are rolled.
op-espionage = Choose one: count the money on one card, or look at all the specials of one player.
op-cancel-privilege = The attack is no longer privileged and cannot become so again.
op-join-privileged = You may interfere in this privileged attack. It lets no other outsider in.
op-double-income = Your cards' printed incomes are doubled this turn. What the I.R.S. collects and the Post Office costs stays the same.
op-revive = One destroyed group returns from the dead pile to the uncontrolled area. Whoever destroyed it keeps the count, and it counts once more if it is destroyed again.
op-counter-special = That special has no effect. Both cards are discarded.
op-skip-turn = That player loses the whole turn.
op-gain = You receive { $amount } MB from the bank in your Illuminati treasury.
op-allow-destroy-powerless = This turn one attack of yours may be aimed at destroying a group with Power 0: your Power against its Resistance.
op-rearrange-money = You rearrange all your money among your cards.
op-repeal-nwo = One New World Order of your choice is discarded.
op-resurrect-nwo = One discarded New World Order of your choice comes into force and replaces any of its colour. No other card is drawn or brought back for it.
op-nwo-attack-bonus = +{ $bonus } on this attack, whoever makes it.
op-ignore-nwos = Choose a group in play. Until the end of the turn no New World Order changes its Power or Resistance.
op-shield-nwo = The attack is void. Money spent on it is lost, and it counts as this turn's attack on that card.

## New World Orders

nwo-colour = { nwo-colour-name } New World Order: in force until it is removed or another { nwo-colour-name } one comes.
nwo-modifier =
    { alignment-name } groups: { $direction ->
        [up] +{ $amount }
       *[down] −{ $amount }
    } Power and Resistance.

## Special goals

goal-total-power = Special goal: total Power of { $amount } or more in your power structure, this card included.
goal-all-alignments = Special goal: control at least one group of each of the ten alignments. A group counts for all of its alignments.
goal-count-alignment = Special goal: control { $amount } { alignment-name } groups.
goal-total-money = Special goal: { $amount } MB in all your treasuries together.
goal-total-transfer = Special goal: total Transferable Power of { $amount } or more in your power structure, this card included.
goal-destroyed = Special goal: destroy { $amount } groups.
goal-secret-copy = Special goal: that of another Illuminati, in play or not, which you choose in secret at the start.
