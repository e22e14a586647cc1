# The rules of every card of INWO, made from its record. bot/games/inwo/cards/card_text.py gives the arguments:
# of a filter one card as $who and all of them as $whos; what a record leaves out is "none".

## Joining

inwo-nothing = { "" }
inwo-pair = { $a } { $b }
inwo-or = { $a } or { $b }

## Cards, as filters name them

inwo-trait =
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
        [space] Space
        [unique] Unique
        [artifact] Artifact
        [gadget] Gadget
        [male] male
        [president] presiding
        [vice] vice-presiding
        [devastated] Devastated
        [exposed] exposed
        [dead] destroyed
        [hidden] hidden
       *[killed] assassinated
    }
inwo-not = non-{ $what }
inwo-noun =
    { $noun ->
        [illuminati] Illuminati
        [organization] { $many ->
            [1] Organizations
           *[0] Organization
        }
        [personality] { $many ->
            [1] Personalities
           *[0] Personality
        }
        [place] { $many ->
            [1] Places
           *[0] Place
        }
        [resource] { $many ->
            [1] Resources
           *[0] Resource
        }
        [group] { $many ->
            [1] Groups
           *[0] Group
        }
        [plot] { $many ->
            [1] Plots
           *[0] Plot
        }
        [any_plot] { $many ->
            [1] Plots
           *[0] Plot
        }
        [assassination] { $many ->
            [1] Assassinations
           *[0] Assassination
        }
        [disaster] { $many ->
            [1] Disasters
           *[0] Disaster
        }
        [goal] { $many ->
            [1] Goals
           *[0] Goal
        }
        [nwo] { $many ->
            [1] New World Orders
           *[0] New World Order
        }
        [self] this card
        [target] target
        [second] second one
        [leader] leader
        [it] that card
        [picked] that one
        [others] all the others
       *[any] { $many ->
            [1] cards
           *[0] card
        }
    }
inwo-whose =
    { $whose ->
        [mine] { $many ->
            [1] your { $what }
           *[0] { $what } of yours
        }
       *[rival] { $many ->
            [1] rivals' { $what }
           *[0] { $what } of a rival
        }
    }
inwo-named = “{ $name }”
inwo-other = other
inwo-the = the
inwo-any = any { $what }
inwo-but = anything but { $what }
inwo-yours = you or yours
inwo-otherwise = { $a } Or: { $b }
inwo-host = that bears this card
inwo-column =
    { $column ->
        [power] Power
        [global] Global Power
        [resistance] Resistance
        [arrows] outgoing arrows
       *[printed_power] printed Power
    }
inwo-number =
    { $column ->
        [arrows] with { $sign ->
            [least] at least { $value }
            [most] at most { $value }
            [above] more than { $value }
            [under] fewer than { $value }
           *[exactly] { $value }
        } { inwo-column }
       *[other] with { inwo-column } { $sign ->
            [least] { $value }+
            [most] { $value } at most
            [above] above { $value }
            [under] under { $value }
           *[exactly] { $value }
        }
    }
inwo-range =
    { $column ->
        [arrows] with { $least } to { $most } { inwo-column }
       *[other] with { inwo-column } { $least } to { $most }
    }
inwo-relation =
    { $relation ->
        [puppet_of] directly under { $of }
        [master_of] directly over { $of }
        [linked_to] linked to { $of }
        [host_of] bearing { $of }
        [unopposed] without an alignment opposed to { $of }
        [shares] sharing an alignment (not Fanatic) with { $of }
       *[opposed] with an alignment opposed to { $of }
    }
inwo-that-are = (being { $what })
inwo-except = except { $what }
inwo-without =
    { $what ->
        [token] without a token
        [attacker] not in the attack
       *[chosen] not of the chosen alignment
    }
inwo-tail =
    { $tail ->
        [us] in the USA
        [state] that is a US state
        [in_play] in play
        [controlled] in a power structure
        [reach] in play or just under attack
        [used] used in the attack or linked to a Group in it
        [defending] that is attacked or in the defence
        [attacker] in the attack
        [opposer] in the defence
        [hand] in hand
        [captured] captured this turn
        [linked] with something linked
        [token] holding a token
        [chosen] of the chosen alignment
       *[theirs] of that player
    }
inwo-amount-per =
    { $each ->
        [1] the number of { $pers }
       *[other] { $each } for each of { $pers }
    }
inwo-amount-power = the Power of { $of } plus { $plus }

## Attacks

inwo-kinds =
    { $kinds ->
        [control] attacks to control
        [control-destroy] attacks to control or destroy
        [assassination] Assassinations
        [disaster] Disasters
        [control-destroy-strike] attacks
        [control-destroy-assassination] attacks
        [control-destroy-assassination-strike] attacks
        [control-destroy-assassination-disaster-strike] attacks of any kind
       *[destroy] attacks to destroy
    }
inwo-kinds-note =
    { $kinds ->
        [destroy-disaster] (by Disaster too)
        [destroy-assassination] (by Assassination too)
        [control-destroy-assassination] (Assassinations too, Disasters not)
        [control-destroy-assassination-strike] (Instant ones too, Disasters not)
        [control-destroy-strike] (Disasters and Assassinations excepted)
        [destroy-assassination-disaster] (by Disaster and Assassination too)
       *[any] (Instant ones too)
    }
inwo-attack-target =
    { $kinds ->
        [assassination] on { $whos }
        [disaster] on { $whos }
        [control-destroy-strike] on { $whos }
        [control-destroy-assassination] on { $whos }
        [control-destroy-assassination-strike] on { $whos }
        [control-destroy-assassination-disaster-strike] on { $whos }
       *[other] { $whos }
    }
inwo-attack-led = led by { $whos }
inwo-attack-by = led or aided by { $whos }
inwo-attack-uses = with Power of { $whos } on either side
inwo-attack-involves = in which { $whos } lead, help or are attacked
inwo-attack-opposed = opposed by { $whos }
inwo-attack-about = by or against { $whos }
inwo-attack-master = puppets of { $whos }
inwo-attack-with = by means of { $whos }
inwo-attack-plotless = (not those of a Plot)
inwo-attack-for = on the part of { $whos }
inwo-attack-against = against the structure of { $whos }
inwo-attack-privileged =
    { $yes ->
        [1] Privileged
       *[0] non-Privileged
    }
inwo-attack-magic =
    { $yes ->
        [1] Magic
       *[0] non-Magic
    }

## Passives

inwo-passive-bonus =
    { $scope ->
        [direct] { $sign ->
            [minus] −{ $amount }
           *[plus] +{ $amount }
        } when this card itself leads { $attack ->
            [none] attacks to control or destroy
           *[other] { $attack }
        }{ $instead ->
            [none] { "" }
           *[other] , in place of what its { $instead } alignment would count
        }.
        [any] +{ $amount } on all your { $attack ->
            [none] attacks to control or destroy
           *[other] { $attack }
        }.
        [aid] +{ $amount } also when this card aids { $attack }.
        [joined] +{ $amount } for its side when this card aids or opposes { $attack }.
       *[defence] { $sign ->
            [minus] +{ $amount } for the attacker when this card is the target of { $attack }.
           *[plus] +{ $amount } to defend { $who ->
                [none] this card
               *[other] { $whos }
            } against { $attack ->
                [none] attacks to control or destroy
               *[other] { $attack }
            }.
        }
    }
inwo-passive-stat =
    { $what ->
        [power] Power
        [global] Global Power
        [both] Power and Global Power
        [resistance] Resistance
        [strength] Power and Resistance
        [relief] Power when giving Relief
       *[arrows] Outgoing arrows
    } { $add ->
        [none] { $times ->
            [none] { $raise ->
                [none] { $set ->
                    [power] equal to its Power
                   *[other] { $set }
                }
               *[other] raised to { $raise }
            }
           *[other] ×{ $times }
        }
       *[other] { $sign ->
            [minus] −{ $add }
           *[plus] +{ $add }
        }
    } for { $who ->
        [none] this card
       *[other] { $whos }
    }{ $per ->
        [none] { "" }
       *[other] , counted for each of { $pers }
    }{ $attack ->
        [none] { "" }
       *[other] , in { $attack }
    }{ $if ->
        [none] { "" }
       *[other] , while there is { $if }
    }.
inwo-passive-side-times =
    The whole Power { $side ->
        [attack] of the attacking side
       *[defence] spent in defence
    } counts ×{ $times } in { $attack }.
inwo-passive-alignment-step =
    { $identical ->
        [none] Opposed alignments count { $opposed } in every attack.
       *[other] Each identical alignment counts { $identical }, and each opposed one { $opposed }, in every attack.
    }
inwo-passive-best-alignments = In { $attack } you may leave out alignment modifiers that are against you.
inwo-passive-reads-as = In { $attack } you may read { $trait } as { $other }, or the other way round.
inwo-passive-counts-as = { $whos } also count as { $also }, except for goals.
inwo-passive-becomes =
    { $kind ->
        [alignment] New alignment
       *[attribute] New attribute
    } for { $whos }: { $gains }{ $loses ->
        [0] { "" }
       *[other] , in place of { $lost }
    }.
inwo-passive-at-will = You decide at any moment whether this card is { $trait }.
inwo-passive-joins =
    Full Power for { $who ->
        [none] this card
       *[other] { $whos }
    } when { $sides ->
        [aid] aiding
        [oppose] opposing
       *[aid-oppose] aiding or opposing
    } { $attack }, whatever the alignments.
inwo-passive-free-defence = Once an attack, it may oppose attacks on { $ofs } with its Power without spending a token.
inwo-passive-breaks-privilege = It may join { $attack }; the privilege then ends for good.
inwo-passive-bars =
    No { $who } may join { $side ->
        [defence] the defence
        [attack] the attack
       *[other] the other side
    } in { $attack }.
inwo-passive-reaches-secret =
    { $sides ->
        [lead] It may attack Secret Groups.
       *[other] It may attack Secret Groups, and aid or oppose attacks on them.
    }{ $opens ->
        [none] { "" }
       *[other] { " " }In its attack the target counts as not Secret, and anybody may join with full Power.
    }
inwo-passive-immune =
    { $against ->
        [attacks-abilities] No attack, aid or ability
       *[other] No attack or aid
    } by { $froms } against { $whos }{ $attack ->
        [none] { "" }
       *[other] { " " }in { $attack }
    }.
inwo-passive-safe = None of these can be aimed at { $whos }: { $attack }.
inwo-passive-ignores-defences = In { $attack } no bonus and no saving Plot helps the target, unless it is Magic.
inwo-passive-barred =
    You may not make { $attack }{ $taken ->
        [1] , nor take such cards over
       *[0] { "" }
    }.
inwo-passive-no-master-bonus = No Resistance from sharing { $trait } with its master for the target of { $attack }.
inwo-passive-tokens =
    { $n ->
        [1] One token
       *[other] { $n } tokens
    } more { $per ->
        [none] { "" }
       *[other] for each of { $pers }{ " " }
    }when tokens are placed: { $whos }.{ $not ->
        [none] { "" }
       *[other] { " " }If that attacks to destroy, it loses this token; with this one alone it cannot.
    }{ $apart ->
        [none] { "" }
       *[other] { " " }No two of its tokens may be used in the same attack, not even for a Plot.
    }
inwo-passive-no-tokens = No tokens for { $whos }; those already there are lost.
inwo-passive-no-abilities = No special abilities for { $whos }.
inwo-passive-saves-tokens = Unspent tokens do not keep it from getting its new one, and it may spend several in one attack.
inwo-passive-hand-limit = { $n } more Plot in your hand.
inwo-passive-draws =
    { $n } more { $pile ->
        [plots] Plot
       *[groups] Group card
    } at your draw{ $per ->
        [none] { "" }
       *[other] {" "}for each of { $pers }
    }.
inwo-passive-draw-choice =
    { $way ->
        [bottom_seen] When you draw a Plot, you may see the bottom one of the deck and take it instead.
        [best_of_three] When you draw a Plot, see the top three and keep one; each other goes back on top or under the deck.
       *[bottom_unseen] When you draw any card, see the top one first; you may take the bottom one, unseen, instead.
    }
inwo-passive-shows-draws = Each turn every rival shows you the first Plot that they draw.
inwo-passive-keeps = Nobody can lose, move or take { $whos }; the link ends only when this card dies, and that is lost too.
inwo-passive-needs = Discard this card as soon as the last of { $ofs } is gone.
inwo-passive-for-good =
    { $attack ->
        [none] Once destroyed, { $whos } never returns.
       *[other] Whoever is destroyed by { $attack } never returns.
    }
inwo-passive-recovers =
    Relief without cost for { $whos } { $when ->
        [turn_end] at the end of the turn of the Devastation
       *[next_turn] in your next turn
    }.
inwo-passive-counts-double = Counts as two { $trait } Groups for special goals and Goal cards; once for the Basic Goal.
inwo-passive-no-credit = Its destruction counts for no goal.
inwo-passive-copies = You name it as it enters play. Several may be in play, each with a name of its own.
inwo-passive-no-agents = Agents cards add nothing to attacks on { $whos }.
inwo-passive-returns = A Group of your hand that you attack and do not win goes back to your hand.
inwo-passive-after-dice = After the dice, { $who } may still join the attack, if it could before.
inwo-passive-exempt = The ability of “{ $master }” does not touch you.
inwo-passive-excepted = The immunity of the “{ $master }” does not stop this card.
inwo-passive-taxes-all = “{ $master }” takes from every rival instead of one.
inwo-passive-stash =
    In your turn you may lay one card of your hand (any { $of }) under this card{ $counted ->
        [none] , or exchange it. It cannot be exposed and does not count in your hand
       *[other] ; another, once that has left your hand. It cannot be exposed
    }; you play it from there{ $for ->
        [none] .
       *[other] , where { $for } is concerned.
    }{ $counted ->
        [none] { " " }It is lost with this card.
       *[other] { "" }
    }
inwo-passive-stands-as-place = Disasters can strike it like a Place of Power { $power }; they destroy it or do nothing. Then a new copy may be played.

## Uses

inwo-any-time =
    { $field ->
        [actions] At any time.
       *[play] Play it at any time.
    }
inwo-when =
    { $time ->
        [own_turn] In your turn.
        [begin] As your turn begins.
        [tokens] When you have placed your tokens.
        [takeover] Right after your automatic takeover.
        [end] At the end of your turn.
        [rival_begins] As a rival's turn begins.
        [just_played] Right after you have used a Plot, before anything else.
        [not_attack] At any time, but not during an attack.
        [not_election] At any time but in an election.
       *[not_privileged] At any time, but not during a Privileged attack.
    }
inwo-answers = When { $moment }:
inwo-not-first = Not in your first turn.
inwo-once =
    { $once ->
        [turn] Once a turn.
        [attack] Once an attack.
       *[game] Once a game for each player.
    }
inwo-have = With { $card } in play:
inwo-have-loose = While it is linked to no Group:
inwo-choose = For one { $card }.
inwo-choose-second = And for one { $card }.
inwo-choose-alignment = You name an alignment.
inwo-choose-player =
    Against { $at ->
        [rival] one rival.
        [rivals] one rival, or half each against two.
       *[player] any player.
    }
inwo-unless = Never against the player of { $card }.
inwo-may = If you like:
inwo-cost = Cost: { $cost }.
inwo-cost-any = one of these: { $choices }
inwo-cost-all = { $parts }
inwo-cost-token = one token of { $card }
inwo-cost-illuminati =
    { $n ->
        [all] all tokens of your Illuminati (at least one)
       *[other] one Illuminati token
    }
inwo-cost-power =
    tokens of { $ofs } with a Power of { $n ->
        [over] more than the acting card's
       *[other] { $n } in all
    }{ $shares ->
        [1] , one sharing an alignment with the card
       *[0] { "" }
    }{ $anyone ->
        [1] , by any players
       *[0] { "" }
    }
inwo-cost-conversion =
    tokens of { $n ->
        [1] { $choices }
       *[other] either { $choices }
    } with a Power of at least the target's Resistance (×2 if it has the opposite; plus its position, if a rival's)
inwo-cost-top-plots =
    { $n ->
        [1] the top Plot
       *[other] the { $n } top Plots
    } of your deck, unseen
inwo-cost-top-groups = the top card of your Group deck, unseen
inwo-cost-hand-plots = { $n } other Plot of your hand
inwo-cost-hand-groups = { $n } Group cards of your hand
inwo-cost-discard = { $card } itself
inwo-cost-forgo = no Group draws this turn
inwo-cost-spend =
    { $n ->
        [groups] up to ten cards: Groups and Resources of your hand, and from the top of their deck; only the Groups count
       *[plots] up to ten Plots from the top of your deck, out of the game
    }

## What has happened

inwo-doer =
    { $by ->
        [me] you
        [rival] a rival
       *[anyone] anybody
    }
inwo-event-played =
    { $by ->
        [me] you have played
        [rival] a rival plays
       *[anyone] anybody plays
    } { $card ->
        [none] any Plot
       *[other] { $card }
    }
inwo-event-action =
    { $card ->
        [none] any card
       *[other] { $card }
    } acts
inwo-event-ability = any card uses an ability
inwo-event-paying = you pay actions for a Plot
inwo-event-takeover = a rival takes { $card } over automatically
inwo-event-draw =
    { $by ->
        [me] you are about to draw
       *[rival] a rival is about to draw
    }
inwo-event-drawn =
    { $by ->
        [me] you have drawn
       *[rival] a rival has just drawn a Plot
    }
inwo-event-declared =
    you announce { $attack ->
        [none] an attack
       *[other] { $attack }
    }
inwo-event-privileged = an attack is Privileged
inwo-event-attack =
    { $by ->
        [me] you make
        [rival] another player makes
       *[anyone] anybody makes
    } { $attack ->
        [none] attacks of any kind
       *[other] { $attack }
    }
inwo-event-dice =
    { $by ->
        [me] you have rolled
        [rival] another player has rolled
       *[anyone] anybody has rolled
    }{ $card ->
        [none] { "" }
       *[other] { " " }for { $card }
    }
inwo-event-won = the dice have succeeded in { $attack }
inwo-event-lost =
    { $by ->
        [me] you have
       *[anyone] an attacker has
    } failed in { $attack }
inwo-event-attacked = an attack on { $card } is over
inwo-event-captured =
    { $by ->
        [me] you have
       *[rival] a rival has
    } gained { $card ->
        [none] a Group
       *[other] { $card }
    }{ $attack ->
        [none] { "" }
       *[other] { " " }by { $attack }
    }
inwo-event-destroyed =
    { $card } is destroyed{ $by ->
        [me] { " " }by you
        [rival] { " " }by a rival
        [anyone] { " " }by anybody
       *[none] { "" }
    }{ $attack ->
        [none] { "" }
       *[other] { " " }in { $attack }
    }
inwo-event-dying = { $card } is about to be killed
inwo-event-devastated = Devastated
inwo-event-relieved = Relief is given
inwo-event-discarded =
    { $by ->
        [rival] another player discards { $card }
       *[anyone] discarded
    }
inwo-event-spurned = a rival discards { $card } of their hand after failing to win it
inwo-event-look = a rival would look at hidden Plots by { $card }
inwo-event-expose = somebody would expose Plots
inwo-event-agents =
    { $by ->
        [me] you play an agents card
       *[rival] a rival plays an agents card
    }
inwo-event-deal = you have made a deal
inwo-event-turn-begins =
    { $by ->
        [me] your turn begins
       *[rival] a rival's turn begins
    }
inwo-if-aims = (aimed at { $card })
inwo-if-helped = (with help of { $card })
inwo-if-token = (by the token of { $card })
inwo-if-roll = and the dice show { $choices }
inwo-if-step = at the start of the turn
inwo-if-pile =
    { $value ->
        [plots] Plots
       *[groups] Groups
    }
inwo-if-success =
    { $value ->
        [1] with success
       *[0] without success
    }
inwo-if-magic =
    { $value ->
        [1] with a Magic Group involved
       *[0] without a Magic Group involved
    }
inwo-if-power = with its Power
inwo-if-from = (it was yours)

## Ops

inwo-seat =
    { $seat ->
        [me] you
        [rival] that player
        [each] every player
        [owner] the owner
        [attacker] the attacker
        [defender] the defender
        [none] you
       *[doer] that player
    }
inwo-op-draw =
    { $seat ->
        [none] Draw
        [attacker] The attacker draws
       *[doer] That player draws
    } { $n ->
        [1] a card
        [roll] as many cards as rolled
       *[other] { $n } cards
    } from { $deck ->
        [none] { $pile ->
            [plots] the Plot deck
            [groups] the Group deck
           *[same] the same deck
        }
       *[rival] the Plot deck of that rival
    }.
inwo-op-pick =
    { $way ->
        [owner] That player puts forward one hidden Plot, which you do not see.
       *[random] See two cards of that player's hand of Groups, taken by chance.
    }
inwo-op-look =
    { $pile ->
        [deck] See three cards of a Plot deck, on top or at the bottom.
       *[other] { $n ->
            [none] See all hidden Plots of that player.
           *[other] { $shown ->
                [none] See { $n } cards of that player's { $pile ->
                    [plots] hidden Plots
                   *[groups] hand of Groups
                }, taken by chance.
               *[other] Everybody sees { $n } cards of that player's hand of Groups, taken by chance.
            }
        }
    }
inwo-op-expose =
    { $n ->
        [any] Expose as many of those as you like{ $matched ->
            [none] { "" }
           *[other] , and one of your own for each
        }.
        [all] { $of ->
            [none] { $seat ->
                [me] All your hidden Plots are exposed.
               *[rival] All hidden Plots of that player are exposed.
            }
           *[other] Expose { $of }.
        }
       *[other] Expose { $n } hidden Plots of that player, taken by chance.
    }
inwo-op-hide =
    { $n ->
        [all] Turn all your exposed Plots face down.
       *[other] Turn { $n } of your exposed Plots face down.
    }
inwo-op-take =
    Take { $pile ->
        [deck] { $n ->
            [1] the top Plot
           *[other] the { $n } top Plots
        } of that player's deck
        [groups] one Group card of that player's hand by chance; it goes back unless it is a { $of }
       *[plots] one { $of ->
            [none] Plot
           *[other] { $of }
        } of that player's hand
    }{ $exposed ->
        [none] { "" }
       *[other] , face up
    }.
inwo-op-discard =
    { $pile ->
        [deck] The { $n } top cards of that player's Plot deck are discarded face down: nobody may look at them.
        [group_deck] The top card of that player's Group deck is discarded.
        [agents] All agents of your own Illuminati type that others have are lost.
        [play] { $seat ->
            [each] Every player discards one Group of their own in play; nobody has destroyed it.
           *[owner] Any { $of } is discarded.
        }
        [groups] You choose one of these: it is discarded.
       *[plots] You choose one { $of ->
            [none] Plot
           *[other] { $of }
        } of that player's hand: it is discarded.
    }
inwo-op-bottom = It goes to the bottom of its owner's Plot deck.
inwo-op-search =
    Instead, look through { $pile ->
        [plots] your Plot deck and take one card
       *[either] one of your decks and take as many cards as you may draw
    }; then it is shuffled.
inwo-op-recover =
    { $to ->
        [hand] It goes to your hand instead.
       *[play] It goes into play under you.
    }
inwo-op-no-draw = That player draws no Plots, in any way, until this turn ends.
inwo-op-cancel =
    { $answered ->
        [action] That action
        [draw] That draw
        [played] That Plot
        [takeover] That takeover
       *[other] That
    } has no effect{ $who ->
        [none] { "" }
       *[other] , nor have others of { $whos } just then, as many as you like
    }.{ $fate ->
        [none] { "" }
       *[mine] { " " }The card goes to your hand.
    }{ $again ->
        [none] { "" }
        [yes] { " " }The card goes back to the hand, and another may be taken over.
       *[no] { " " }The card goes back to the hand, and there is no other takeover this turn.
    }
inwo-op-token =
    { $most ->
        [none] { $n ->
            [spent] Place one token each on as many of { $whos } as you have given up, even beside another.
           *[none] { $others ->
                [none] A token goes on { $whos }{ $even ->
                    [none] { "" }
                   *[yes] , even beside another
                }.
               *[yes] A token goes on each of your { $whos }, even beside another, and on as many of others as you like.
            }
        }
       *[other] A token goes on any one of { $whos }{ $even ->
            [none] { " " }without one, or on several of these
           *[yes] , or on several
        } with Power { $most } in all{ $even ->
            [none] { "" }
           *[yes] , even beside another
        }.
    }
inwo-op-untoken =
    { $n ->
        [none] Remove tokens from as many { $whos } as you like.
        [all] Remove all tokens from { $whos }.
       *[other] Remove the tokens of { $who-any }, if you like.
    }
inwo-op-boost = +{ $amount } for one action, as it is announced, or to its Power or Resistance in defence until the turn ends. It never counts for goals.
inwo-op-change =
    { $what ->
        [power] Power
        [resistance] Resistance
       *[strength] Power and Resistance
    } { $add ->
        [none] { $times ->
            [none] { $set }
           *[other] ×{ $times }
        }
       *[other] +{ $add }
    }{ $who ->
        [none] { "" }
       *[other] { " " }for { $whos }
    } { $until ->
        [action] for one action
        [next] in its next action or defence
        [next_action] in its next action
        [attack] in this attack
        [turn] until the turn ends
       *[my_turn] until your next turn
    }{ $only ->
        [none] { "" }
       *[other] , only in defence
    }{ $no_master ->
        [none] { "" }
       *[other] , with nothing added by its master
    }.
inwo-op-add =
    { $side ->
        [attack] The attack has +{ $amount }.
       *[defence] The defence has +{ $amount }.
    }
inwo-op-privilege =
    The attack is Privileged{ $of ->
        [none] { "" }
       *[other] , but open to { $ofs }
    }.
inwo-op-no-privilege = The privilege ends for good.
inwo-op-admit = You alone of the outsiders may join it, on either side.
inwo-op-opens = All { $whos } in play may spend tokens to oppose it.
inwo-op-after-dice = You may still add the Power of { $whos } that could have joined.
inwo-op-set-roll = The roll becomes { $roll }.
inwo-op-shift-roll = Move the roll by { $n }, up or down.
inwo-op-reroll =
    Roll again{ $add ->
        [none] { "" }
       *[other] { " " }with −{ $add }
    }{ $closed ->
        [none] { "" }
       *[other] ; nobody may change the strength any more
    }.
inwo-op-fail = The attack fails.
inwo-op-lay = It lies open before you and does not count in your hand.
inwo-op-link =
    { $who ->
        [none] Link this card to it.
       *[other] Link it to { $who } too.
    }
inwo-op-unlink = This card goes back to your Illuminati.
inwo-op-mark =
    { $as ->
        [jarred] It gets no new puppets.
       *[vampire] That Personality is a Vampire for ever: only Magic can destroy or kill it, and then it never returns.
    }
inwo-op-combine =
    Two { $kinds ->
        [disaster] Disasters
       *[assassination] Assassinations
    } of your hand strike one target together: the rules of one, the Power of both.{ $both ->
        [none] { "" }
       *[other] { " " }Both must be able to strike it alone.
    }
inwo-op-becomes-assassination = If you like, it is an Instant Assassination.
inwo-op-stand-in = It stands for one action of Power { $power } or less of a Group with any traits, but not of an Illuminati; once a turn.
inwo-op-takeover =
    Take over automatically one { $of } of your hand{ $link ->
        [none] { "" }
       *[other] , and link it to this card for good
    }{ $twin ->
        [none] { "" }
       *[other] { " " }whose twin is in play; that one is discarded
    }.
inwo-op-move-group = Move it to another open arrow of the same structure.
inwo-op-reorganize = Rearrange your whole structure.
inwo-op-destroy =
    Destroyed{ $after ->
        [none] { "" }
       *[other] { " " }after that action
    }: { $cards }{ $credit ->
        [me] , to your credit
        [doer] , to the attacker's credit
        [defender] , to the defender's credit
       *[none] ; nobody counts it
    }.
inwo-op-gone = It never returns to the game.
inwo-op-retires = { $ofs } destroyed by this never return.
inwo-op-revive =
    { $control ->
        [normal] You may play your own copy as if that had never been destroyed.
       *[automatic] Your own copy comes under your control without dice.
    } Nobody counts the kill any more.
inwo-op-relieve =
    { $when ->
        [none] It gets Relief.
       *[next_turn] If it is Devastated all the same, Relief comes as its owner's next turn begins.
    }
inwo-op-no-relief = There is no Relief there until your next turn has ended.
inwo-op-undo-change = One change that a linked Plot makes to its alignments, Power or Resistance ends; that Plot is discarded.
inwo-op-turn =
    { $verbs ->
        [reverse] Reverse one alignment of it
       *[any] Add, remove or reverse one alignment of it
    }{ $until ->
        [forever] , for good.
       *[turn] { " " }until the turn ends.
    }
inwo-op-lose = It is no longer { $trait }, for good.
inwo-op-repeal =
    { $n ->
        [all] All New World Orders are discarded.
       *[other] Discard one New World Order.
    }
inwo-op-return-card = It goes back to its owner's hand.
inwo-op-end-turn = Then you place tokens and your turn is over at once.
inwo-op-roll =
    { $dice ->
        [1] Roll one die.
       *[2] Roll two dice.
    }
inwo-op-if =
    { $test ->
        [1] On a 1
       *[other] On { $test } or less
    }: { $then }{ $else ->
        [none] { "" }
       *[other] { " " }Otherwise: { $else }
    }
inwo-op-if-lost = If it fails: { $do }
inwo-op-keep = This card stays.
inwo-op-impeach = With elections: that Personality leaves office. A second Committee against the same player does nothing.
inwo-op-elect = That Personality is president now. Only one such card is in play: an older one is discarded. The link passes to the vice-president when the president stops being president or alive.
inwo-op-modes = One of these: { $of }

## Plots that attack

inwo-instant =
    { $instant ->
        [1] { $kind ->
            [assassination] Assassination: an Instant Attack to destroy { $targets }.
            [disaster] Disaster: an Instant Attack to destroy { $targets }.
           *[strike] An Instant Attack to destroy { $targets }.
        }
       *[0] Disaster: an attack to destroy { $targets }, not Instant.
    }
inwo-power-row =
    { $n }{ $who ->
        [none] { $alone ->
            [1] { "" }
           *[0] { " " }against others
        }
       *[other] { " " }against { $who }
    }
inwo-power-after =
    { $n } if { $who ->
        [dead] that was destroyed
       *[any] not
    }
inwo-power = Power { $choices }.
inwo-power-per = +{ $each } for each { $per } of the target's owner.
inwo-attack-with-summons = One { $who } must spend a token and adds its Power.
inwo-attack-with-adds = One { $who } may spend a token and add its Power.
inwo-attack-with-untoken = As it is played { $who } loses a token.
inwo-attack-joins =
    { $sides ->
        [oppose] Any Group may oppose it, but nobody may aid it.
       *[other] Only { $whos } may aid or oppose it.
    }
inwo-destroys =
    { $n ->
        [0] It can only Devastate.
       *[other] It Devastates, or destroys if the roll is { $n } or more below the strength.
    }
inwo-attack-is-magic =
    { $magic ->
        [adds] With a Magic Group it is Magic.
       *[other] It is Magic.
    }

## Links, orders, marks

inwo-link-to =
    { $plot ->
        [1] The link is for good{ $whatever ->
            [1] { "" }
           *[0] , and works only on one { $card }
        }.
       *[0] { $must ->
            [1] It works only linked to one { $card }.
           *[0] It may be linked to one { $card }.
        }
    }
inwo-link-takes =
    Any number of { $cards } may be linked to it{ $permanent ->
        [1] , for good
       *[0] { "" }
    }.
inwo-link-fragile = It is lost when either is captured or destroyed.
inwo-link-one =
    { $one ->
        [player] Each player may have only one in play.
        [group] No second one on the same Group.
       *[game] Only one may be in play.
    }
inwo-for-all = For all players:
inwo-corrected = (With the official corrections.)

## Goals

inwo-goal-double = Counts double towards the Basic Goal: { $whos }.
inwo-goal-counts-group = Counts as a Group towards the Basic Goal: { $whos }.
inwo-goal-total-power = You win with a total Power of { $power }, your Illuminati included.
inwo-goal-all-alignments = You win with a total Power of { $power }, your Illuminati included, and a Group of every alignment.
inwo-goal-kill-and-control = You win by having destroyed { $ofs } and controlling { $whos }: { $table }. No other goal counts beside it.
inwo-row = { $killed } and { $controlled }
inwo-goal-goal-cards =
    You may have { $n }{ $different ->
        [none] { "" }
       *[other] { " " }different
    } Goal cards, in hand or open, and win by any one of them.

## Cards with rules of their own

inwo-call-ark-of-the-covenant = Write down one of your Groups in secret; in your turn you may name another. When that one is destroyed, show it: the Group that did it is destroyed too, to your credit; an Illuminati's player picks another of their Groups for that. Then you may write a new name.
inwo-call-lyndon-larouche = He nominates himself. If he controls a party or a Government Group, his Power is the printed Power of the most powerful of them. His alignments count for no goal, and half of the time he gets no token.
inwo-call-candidate-clinton = As each turn and each election begins a die is rolled for all to see: 3 or less, and he is Liberal until the next roll.
inwo-call-bill-clinton = Roll a die whenever his alignments matter: 3 or less, and he is Liberal for that.
inwo-call-fratricide = You win when two rival Illuminati have lost their last puppet by your attack, or by one that you helped in any way. No other goal counts beside it.
inwo-call-i-lied = The other player keeps to the deal; you need not.
inwo-call-imelda-marcos = When Imelda acts against a Government Group or a Bank, you may roll a die: 5 or less, and her Power is 5 for that; on 6 she is destroyed, to the credit of the target's side.
inwo-call-immortality-serum = Unlinked, it can be used once: on a Personality of yours, or on one that anybody has just played, which then comes under your control without dice. Nothing can kill that one; linked to a Place that dies, it lives on.
inwo-call-las-vegas = Bet one to three Plots and roll two dice: up to 6 the other player draws that many from your deck, else you draw as many from theirs.
inwo-call-libertarians = Once it has taken a Nation or a US state, by attack or automatically, its Power is that one's.
inwo-call-manuel-noriega = Leading or aiding, his master may use any of his alignments as its own, even where it has the opposite.
inwo-call-multinational-oil-companies = With three or more players, when it leads or aids, one rival of your choice may not interfere. You may wait until one tries; then it is settled.
inwo-call-opec = As your turn begins, roll two dice: the result less 2 is its Power this turn, and of its token for as long as that lies there.
inwo-call-opportunity-knocks = You may make one attack on it at once, to control or destroy, at +5, with what tokens and Plots you have; others may aid. Then the turn goes on.
inwo-call-seize-the-time = You take a turn first, without draws, Plots and new Illuminati tokens; then theirs goes on.
inwo-call-senate-investigating-committee = That player may only draw and place tokens in this turn. Nobody is struck by this twice in a game; a second one is wasted.
inwo-call-servants-of-cthulhu = Each Group that you have destroyed, and each rival Illuminati whose last Group you took, lowers the Basic Goal by one. Eight destroyed win at once.
inwo-call-shangri-la = Peaceful Groups in play with a Power of 30 in sum, whoever controls them: then all of Shangri-La win together.
inwo-call-the-holy-grail = Write down a Place in secret, for good. An attack that would destroy or Devastate it fails: show the name; it goes on being guarded. Captured, it costs you this card.
inwo-call-trading-card-games = Lay another Group of your hand in the place of this card, which is discarded. No dice.
inwo-call-unmasked = It is your Illuminati from now on, with its powers and goals; the old card is discarded, and so is an agent of that type that you had.
inwo-call-warehouse-23 = As it enters play, you may take over an Artifact or Gadget of your hand or deck. New Resources may lie hidden under it: useless until you show them, which you may at any time, and out of rivals' reach unless they take or destroy this card with all that it holds.
