# What the buttons of INWO lead to: attacks with their helpers, what one usually does, what had better not be.

inwo-plan-attack = ⚔ { $card } → { $target }: about { $percent } %
inwo-plan-best = ⚔ { $kind ->
        [control] Control
       *[destroy] Destroy
    } { $target }{ $count ->
        [0] { "" }
       *[other] { " " }with { $cards }
    }: { $percent } %
inwo-list-hand = From your hand … best: { $target } { $percent } %
inwo-list-free = Uncontrolled … best: { $target } { $percent } %
inwo-list-rivals = Control a rival's … best: { $target } { $percent } %
inwo-list-destroy = Destroy … best: { $target } { $percent } %
inwo-list-hopeless = Hopeless, or your own ({ $count })
inwo-plan-target = { $kind ->
        [control] { "" }
       *[destroy] Destroy{ " " }
    }{ $target }{ $own ->
        [1] { " " }⚠ your own
       *[0] { "" }
    }: { $gain ->
        [1] { $reached } % with { $tokens ->
            [one] 1 helper
           *[other] { $tokens } helpers
        }, else { $percent } %
       *[0] { $percent } %
    }
inwo-plan-target-about = { $owner } · { $facts }
inwo-plan-head =
    ⚔ **{ $kind ->
        [control] Control
       *[destroy] Destroy
    } { $target }**{ $owned ->
        [1] { " " }of { $owner }
        [2] { " " }(uncontrolled)
       *[0] { " " }from your hand
    } · { $card } leads
    { $base } or less ({ $start } %) alone; as chosen **{ $number } or less, { $percent } %**. { $keeps ->
        [0] No other card keeps a token.
        [one] 1 card keeps its token.
       *[other] { $keeps } cards keep their tokens.
    }{ $over ->
        [1] { " " }More than 10 only helps against opposition.
       *[0] { "" }
    }
inwo-plan-packages = Ways
inwo-plan-package = { $chosen ->
        [1] ✓{ " " }
       *[0] { "" }
    }{ $count ->
        [0] As it stands
       *[other] { $cards }
    }: { $percent } %
inwo-plan-helpers = { $side ->
        [1] Who aids ({ $count })
       *[other] Who opposes ({ $count })
    }
inwo-plan-helper = { $inside ->
        [1] ✓ { $card } { $amount }; without: { $percent } %
       *[0] { $card } { $amount }: { $percent } %
    }
inwo-plan-declare = 🎲 Attack: { $number } or less, { $percent } %
inwo-plan-announce = Announce only
inwo-plan-gather = { $attack }
inwo-plan-join = { $count ->
        [0] { $role ->
            [attacker] { $percent ->
                [0] Let it fail: { $number } or less
               *[other] 🎲 Roll: { $number } or less, { $percent } %
            }
            [defender] Let it be: { $percent } %
           *[other] Stay out: { $percent } %
        }
       *[other] { $side ->
            [1] Aid: { $number } or less, { $percent } %
           *[other] Oppose: { $number } or less, { $percent } %
        }
    }
inwo-plan-sides = The other side
inwo-plan-side = { $side ->
        [1] Aid the attack …
       *[other] Oppose it …
    }
inwo-caution-end = { $card } still { $more ->
        [0] has its token unused
        [one] has its token unused, and one more card
       *[other] has its token unused, and { $more } more cards
    }: it could attack, draw a Group, or buy a Plot.
inwo-caution-give-up = { $card } does nothing for it.
inwo-caution-discard = { $card } is lost to you.
