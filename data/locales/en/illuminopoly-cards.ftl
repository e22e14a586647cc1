# Chance and Community Chest in our own words; what they do is in data/illuminopoly/*.yaml.

iop-card-open-gates = The gates stand open. Go to GO and collect.
iop-card-seat-of-power = You are wanted in { $place }. Go there.
iop-card-star-chart = The stars point to { $place }. Follow them.
iop-card-inspect-the-works = Inspect the next utility. Go there.
iop-card-night-train = Take the night train to the next railroad. Its guards are doubled: while you are there its value is doubled, and $5 do the work of $10 in its defence.
iop-card-silent-partners = Silent partners pay you $50, in silence.
iop-card-friend-at-court = A friend at court: keep this Political Favor until you need it.
iop-card-wrong-turn = A wrong turn. Go back three spaces.
iop-card-raid = A raid. Go to Jail, and not past GO.
iop-card-inspectors = Inspectors find everything: $25 for each house, $100 for each hotel.
iop-card-petty-fine = A petty fine: $15.
iop-card-first-departure = The first departure leaves from { $place }. Be there.
iop-card-invitation = An invitation to the best address in town, { $place }. Go there.
iop-card-honorary-chair = You are made chairman of something honorary. Pay every player $50.
iop-card-loan-matures = A building loan has matured: $150 for you.
iop-card-homecoming = Homecoming. Go to GO and collect.
iop-card-clerical-miracle = A clerical miracle at the Bank: $200 for you.
iop-card-discreet-physician = Your physician is discreet. That costs $50.
iop-card-insider-sale = You sold before the others knew: { $figures ->
        [classic] $45
        [newer] $50
       *[both] $45 (newer figures: $50)
    }.
iop-card-friend-in-the-ministry = A friend in the ministry: keep this Political Favor until you need it.
iop-card-informer = An informer has talked. Go to Jail, and not past GO.
iop-card-gala-night = A gala night in your honour: every player pays you { $figures ->
        [classic] $50
        [newer] $10
       *[both] $50 (newer figures: $10)
    }.
iop-card-winter-fund = The winter fund pays out $100.
iop-card-tax-clerk = A tax clerk has misplaced a zero: $20 for you.
iop-card-policy-pays = Somebody's policy pays: $100 for you.
iop-card-private-clinic = A stay in a private clinic: $100.
iop-card-school-levy = The school levy: { $figures ->
        [classic] $150
        [newer] $50
       *[both] $150 (newer figures: $50)
    }.
iop-card-consultant = A consultant's fee, for nothing in particular: $25 for you.
iop-card-paving = The streets are paved at your expense: $40 for each house, $115 for each hotel.
iop-card-pageant = Second prize in a pageant nobody saw: $10.
iop-card-late-uncle = An uncle you never had leaves you $100.
