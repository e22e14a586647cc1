# The few words in pictures, and the short descriptions of pictures for those who cannot see them.
# The modules of bot/games/*/draw give the arguments.

## Illuminati

picture-round = Round { $round }
picture-phase =
    { $phase ->
        [setup] Setting up
        [begin] Turn begins
        [income] Income
        [draw] Draw
        [actions] Actions
        [end] End of turn
       *[over] Game over
    }
picture-uncontrolled = Uncontrolled
picture-nwos = New World Orders
picture-attack =
    { $attack ->
        [control] Control
        [neutralize] Neutralize
        [destroy] Destroy
       *[nwo] Repeal
    }
picture-part =
    { $part ->
        [power] Power
        [aid] Aid
        [target-power] Its power
        [resistance] Resistance
        [nwo-resistance] Resistance
        [same] Shared
        [opposite] Opposed
        [neutralize] Neutralize
        [ability] Abilities
        [position] Position
        [attack-bonus] Specials
        [money] Attacker's MB
        [target-money] Target's MB
        [defence-money] Defender's MB
        [others-money] Others' MB
       *[other] Other
    }
picture-privileged = Privileged
picture-winners = { $winners } won
picture-nobody-won = Nobody won
picture-no-specials = No specials
picture-specials = { $count ->
        [one] 1 special
       *[other] { $count } specials
    }
picture-goal = Your goal

picture-table-alt = Table of Illuminati, round { $round }, { $active } to play. The nearest to victory first: { $players }. Uncontrolled: { $free }.
picture-table-alt-player = { $player } with { $groups ->
        [one] 1 group
       *[other] { $groups } groups
    }{ $basic ->
        [-1] {" "}and { $points } points
       *[other] , basic goal { $done } of { $basic }
    }{ $now ->
        [-1] { "" }
       *[other] , special goal { $now } of { $needed }
    }
picture-setup-alt = Table of Illuminati, being set up.
picture-hand-alt = Your hand: { $cards }.
picture-hand-alt-empty = Your hand is empty.
picture-structure-alt = Power structure of { $player }: { $cards }.
picture-card-alt = Card { $name }, { $kind }.
