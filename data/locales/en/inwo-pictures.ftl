# What stands in the pictures of INWO and in their twins.

inwo-picture-table = Turn { $turn }, { $active }. { $players }
inwo-picture-table-player = { $player }: { $groups ->
        [one] 1 Group
       *[other] { $groups } Groups
    }, total Power { $power }
inwo-picture-hand = Your hand: { $cards }
inwo-picture-structure = The power structure of { $player }: { $cards }
inwo-picture-card = The card { $card }
inwo-picture-sign =
    { $sign ->
        [groups] { $goals ->
            [1] Groups of the Basic Goal
           *[0] Groups
        }
        [eye] Special Goal
        [power] total Power
        [action] cards with a token
        [hand] Plots + Groups held
        [deck] Plots + Groups to draw
       *[skull] destroyed by them
    }
inwo-picture-order = { $colour ->
        [red] Red
        [yellow] Yellow
       *[blue] Blue
    }: { $card }{ $shielded ->
        [1] , shielded
       *[0] { "" }
    }
inwo-picture-attack = { $privileged ->
        [1] privileged,{ " " }
       *[0] { "" }
    }to { $kind ->
        [control] control
        [assassination] kill
        [disaster] strike
       *[destroy] destroy
    }
inwo-picture-chance = { $percent } %
inwo-table-changed = { $card }: { $change }

inwo-table-tab = ({ $letter }) { $link }
inwo-table-link = { $card }, { $sort ->
        [resource] Resource
        [agents] agents
       *[plot] Plot
    } on { $host }{ $tokens ->
        [0] { "" }
        [one] , 1 token
       *[other] , { $tokens } tokens
    }

inwo-hand-now =
    { $sort ->
        [plot] playable now
        [takeover] can be taken over now
       *[resource] for your Illuminati's token
    }
inwo-hand-resource = for a takeover or an action
inwo-hand-goal = shown when its Goal is reached
inwo-hand-moment = waits for its moment
inwo-hand-boost = when a Group of yours acts, or is attacked
inwo-hand-price = cannot be paid now, or finds no target
inwo-hand-later = not while this goes on
inwo-hand-copy = a copy is in play
inwo-hand-destroyed = a copy was destroyed
inwo-hand-waits = for the main part of your turn
inwo-hand-support = adds to an action in support
inwo-hand-attack = attack to control it
inwo-hand-no-leader = no card of yours has a token and an open arrow

inwo-over-seat = { $seat } took { $turns } turns, controls { $groups ->
        [one] 1 Group
       *[other] { $groups } Groups
    } with total Power { $power }, and destroyed { $destroyed }. The deck had { $count } cards: { $cards }

## Why a value is not as printed

inwo-change-number =
    { $what ->
        [power] Power
        [global] Global Power
       *[resistance] Resistance
    } { $now }, printed { $printed }: { $changes }
inwo-change-traits = Now { $now }; printed { $printed }: { $changes }
inwo-change-add = { $amount } { $card }
inwo-change-times = × { $amount } { $card }
inwo-change-parts = divided by { $amount } { $card }
inwo-change-set = set to { $amount } { $card }
inwo-change-gain = + { $traits } { $card }
inwo-change-lose = − { $traits } { $card }
inwo-change-reverse = { $traits } reversed { $card }
inwo-change-become = becomes { $traits } { $card }
inwo-change-by = ({ $card })
inwo-change-by-office = (by the office)
inwo-why-link = { $seat }: { $link }{ $since ->
        [0] { "" }
       *[other] , since turn { $since }
    }{ $state ->
        [asleep] ; it sleeps, for now it does nothing
        [permanent] ; it stays for good
       *[plain] { "" }
    }
inwo-why-add = You could add { $card }: { $amount }
inwo-why-still = May still add: { $seats }
inwo-picture-free = Uncontrolled: { $count } · { $deck } left in the deck of Groups
inwo-picture-free-values = Power { $power } · Resistance { $resistance }
