# Events as earlier versions called them: the lines of stored logs bear these names.

ill-event-bribed = { ill-event-group-bribed }
ill-event-called-off = { ill-event-attack-called-off }
    .style = result
ill-event-countered = { ill-event-special-countered }
    .style = part
ill-event-freed = { ill-event-groups-freed }
ill-event-ignored = { ill-event-nwos-ignored }
ill-event-lost = { ill-event-groups-lost }
ill-event-placed = { ill-event-group-placed }
    .style = part
ill-event-repealed = { ill-event-nwo-repealed }
ill-event-revived = { ill-event-group-revived }
ill-event-tax = { ill-event-tax-paid }
ill-event-upkeep = { ill-event-upkeep-paid }
ill-event-void = { ill-event-attack-void }
    .style = result
inwo-told-agents = { inwo-told-agents-used }
    .style = part
inwo-told-assassination = { inwo-told-attack-assassination }
inwo-told-back = { inwo-told-back-to-hand }
inwo-told-bought = { inwo-told-plot-bought }
inwo-told-cancelled = { inwo-told-card-cancelled }
inwo-told-claim = { inwo-told-victory-claimed }
    .style = result
inwo-told-cut = { inwo-told-turn-cut }
inwo-told-deal = { inwo-told-deal-done }
inwo-told-discarded = { inwo-told-card-discarded }
    .style = small
inwo-told-ended = { inwo-told-game-ended }
inwo-told-exposed = { inwo-told-plot-exposed }
inwo-told-free-discarded = { $cards } { $count ->
        [one] goes
       *[other] go
    } to the discards.
inwo-told-given-up = { inwo-told-token-given-up }
inwo-told-illegal = { inwo-told-card-impossible }
inwo-told-illuminati = { inwo-told-illuminati-shown }
inwo-told-inherited = { inwo-told-resources-inherited }
inwo-told-joined = { inwo-told-attack-joined }
    .style = part
inwo-told-laid = { inwo-told-plot-laid }
inwo-told-last-round = { inwo-told-last-round-began }
inwo-told-lead = { inwo-told-lead-laid }
inwo-told-lost = { inwo-told-groups-discarded }
inwo-told-noted = { inwo-told-note-written }
inwo-told-offer = { inwo-told-offer-made }
inwo-told-out = { inwo-told-player-out }
    .style = result
inwo-told-placed = { inwo-told-group-placed }
    .style = part
inwo-told-privileged = { inwo-told-attack-privileged }
    .style = part
inwo-told-put-back = { inwo-told-card-put-back }
inwo-told-resigned = { inwo-told-president-resigned }
inwo-told-returned = { inwo-told-plot-returned }
    .style = small
inwo-told-searched = { inwo-told-cards-searched }
inwo-told-shielded = { inwo-told-nwo-shielded }
inwo-told-shuffled = { inwo-told-deck-shuffled }
inwo-told-skipped = { inwo-told-election-skipped }
inwo-told-stopped = { inwo-told-attack-stopped }
    .style = part
inwo-told-stored = { inwo-told-resource-stored }
inwo-told-stored-lost = { inwo-told-resource-lost }
inwo-told-taken = { inwo-told-card-taken }
inwo-told-takeover = { inwo-told-takeover-announced }
inwo-told-to-hand = { inwo-told-groups-to-hand }
inwo-told-tokens = { inwo-told-tokens-placed }
    .style = small
inwo-told-tried = { inwo-told-tried-discarded }
inwo-told-unpacked = { inwo-told-resource-shown }
inwo-told-vacant = { inwo-told-office-vacant }
inwo-told-vice = { inwo-told-vice-named }

inwo-told-attack = { $seat } attacks with { $card }, to { $kind ->
        [control] control
        [assassination] kill
        [disaster] strike
       *[destroy] destroy
    } { $target }{ $owned ->
        [1] { " " }of { $defender }
        [2] , which is uncontrolled
       *[0] { " " }from the hand
    }. { $weak ->
        [1] As it is it fails: { $number } is less than two dice can show.
       *[0] It needs { $number } or less.
    }
inwo-told-called-off = { $seat } calls the attack on { $target } off.{ inwo-told-plots-back }
inwo-told-void = The attack of { $card } on { $target } has become impossible.{ inwo-told-plots-back }
inwo-told-plots-back = { $count ->
        [0] { "" }
       *[other] { " " }Back in the hand, for all to see: { $back }.
    }
inwo-told-dice = { $seat } rolls { $roll }: { $total }, and needs { $number } or less.
    .style = part
inwo-told-resolved =
    { $success ->
        [1] { $kind ->
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
inwo-told-turned = { $by }: { $card } { $how ->
        [add] becomes { $trait }
        [remove] is { $trait } no more
       *[reverse] turns against { $trait }
    }.
