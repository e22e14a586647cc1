# Elections in INWO: what is asked and told, and what candidates say. Each kind of line is told in turn, so that none
# comes twice within two elections (bot/games/inwo/say/election.py counts them).

option-elections = Elections
option-elections-no = none
option-elections-rounds = after every round
option-elections-white-house = whoever is last in the White House wins
option-elections-hungrily = last in the White House wins, after one round more
option-elections-cynical = none, but a Plot makes a president
option-election-poll = Minutes for which the room votes
option-election-poll-5 = 5
option-election-poll-10 = 10
option-election-poll-20 = 20
option-election-poll-30 = 30
option-election-poll-60 = 60
option-election-rounds = Rounds until the last election
option-election-rounds-2 = 2
option-election-rounds-3 = 3
option-election-rounds-4 = 4
option-election-rounds-6 = 6
option-election-rounds-8 = 8
option-election-nations = Nations with elections
option-election-nations-out = left out
option-election-nations-in = dealt
option-election-foreigners = Persons who are not American
option-election-foreigners-in = dealt
option-election-foreigners-out = left out
option-election-candidates = Candidates
option-election-candidates-invented = printed and invented ones
option-election-candidates-printed = printed ones only

inwo-ticket = { $card }{ $paired ->
        [1] { " " }/ { $mate }
       *[0] { "" }
    }
inwo-person = { $card }{ $known ->
        [1] { " " }(Power { $power })
       *[0] { "" }
    }, { $free ->
        [1] uncontrolled
       *[0] { $owner }
    }
inwo-standing = 🗳 { $ticket }: { $support }{ $barred ->
        [0] { "" }
       *[other] , no more { $bars } support
    }
inwo-ask-election = { $mine ->
        [1] { $step ->
            [nominate] Whom do you nominate for president? Anybody in play or uncontrolled{ $gone ->
                [0] { "" }
               *[other] { " " }but { $spent }: nobody is elected more than twice
            }.
            [remove] { $party } may spend its action to support a nominee, and so remove that person from the race.
            [mates] Who runs with { $card }? Nobody can refuse.
            [support] Which ticket do your Groups support, each once and for good? An action adds more where the list says so. { $tickets }.
            [more] Do you add an action to what you support? { $tickets }.
           *[sway] You control the Trading Card Games: whom do the uncontrolled Groups support? { $tickets }.
        }{ $terms ->
            [0] { "" }
           *[other] { " " }(Election { $number } of { $terms }. { $more ->
                [1] After the last one and one more round
               *[0] After the last one
            } whoever controls the president has won, and whoever controls the vice-president has lost most of all.)
        }
       *[0] An election goes on.{ $count ->
            [0] { "" }
           *[other] { " " }{ $tickets }.
        }
    }
inwo-ask-vote = The tickets are tied. Whom do you vote for?{ $poll ->
        [1] { " " }You can vote here, or in the poll in the thread: one vote each.
       *[0] { "" }
    }
inwo-vote-question = Election { $number } is tied. Who is to be president?
inwo-do-abstain = Vote for nobody
inwo-ask-name-vice = Who is the new vice-president? Nobody can refuse.
inwo-ask-calling = { $step ->
        [1] You are called to take your last turn. Do you come?
       *[other] Whose turn is next in this last round?
    }
inwo-wanted-election = Election { $held }: { $stage ->
        [nominate] whom do you nominate?
        [remove] does a party of yours remove a nominee?
        [mates] who is the running mate?
        [support] which ticket do you support?
        [more] do you add an action?
       *[sway] whom do the uncontrolled Groups support?
    }
inwo-wanted-vote = The election is tied. Whom do you vote for?
inwo-wanted-name-vice = Who is the new vice-president?
inwo-wanted-calling = The last round: whose turn is it?
inwo-do-nominate = { $person }
inwo-do-mate = { $person }
inwo-do-mate-ahead = Name { $card }’s running mate now, to be told in its turn
inwo-do-support-out = Remove { $person }
inwo-do-name-vice = { $person }
inwo-do-no-nomination = Nominate nobody
inwo-do-keep = Remove nobody
inwo-do-declared = That is all
inwo-do-add-nothing = Add nothing
inwo-do-back = Everything for { $ticket }
inwo-do-sway-all = All of them for { $ticket }
inwo-do-support = Some for { $ticket }
inwo-do-sway = Some of them for { $ticket }
inwo-do-act = With an action for { $ticket }
inwo-do-support-card = { $card }: { $power }
inwo-do-sway-card = { $card }: { $power }
inwo-do-act-card = { $card } with its action: { $power }{ $more ->
        [0] { "" }
       *[other] { " " }+ { $more }
    }{ $bars ->
        [1] , no more { $bar } support
       *[0] { "" }
    }
inwo-do-act-for = Add the action of { $card }: { $more ->
        [0] no more { $bar } support
       *[other] + { $more }{ $bars ->
            [1] , no more { $bar } support
           *[0] { "" }
        }
    }
inwo-do-boost = Add the action of { $card } with { $plot }: + { $more }{ $bars ->
        [1] , no more { $bar } support
       *[0] { "" }
    }
inwo-do-vote = { $face }
inwo-do-call = { $seat }{ $vice ->
        [1] , who has the vice-president and may refuse
       *[0] { "" }
    }
inwo-do-come = Take the turn now
inwo-do-refuse = Refuse, and come later
inwo-do-resign = The president resigns
inwo-do-shield = Shield { $card } until the term ends
inwo-refused-election = { $verb ->
        [support] That ticket cannot be supported with that, or not any more (ELE-07).
        [act] That cannot be chosen in this election now (ELE-07).
        [back] That ticket cannot be supported any more (ELE-07).
       *[other] That cannot be chosen in this election now (ELE-02).
    }
inwo-refused-office = { $verb ->
        [shield] Only the president's controller may do that, with a token, once in a turn of their own (ELE-11).
       *[resign] Only a president can resign, in their controller's turn (ELE-12).
    }
inwo-told-election = Election { $number } begins. { $line }
    .style = head
inwo-told-nominated = { $named ->
        [1] { $seat } nominates { $card }
       *[0] { $card } nominates nobody but { $card }
    }. “{ $line }”
inwo-told-supported-out = { $seat } has { $card } supported by { $by }, and so out of the race.
inwo-told-mate = { $card } runs with { $mate }. { $line }
inwo-told-supported = { $owned ->
        [1] { $seat }: { $cards }
       *[0] Uncontrolled: { $cards }
    } for { $ticket }, who now has { $total }.
inwo-told-acted-for = { $seat } spends the action of { $card } for { $ticket }{ $boosted ->
        [1] { " " }with { $plot }
       *[0] { "" }
    }{ $more ->
        [0] .
       *[other] : + { $more }, now { $total }.
    }{ $bars ->
        [1] { " " }No { $bar } Group may support that ticket any more.
       *[0] { "" }
    }
inwo-told-declared = { $seat } has declared.
inwo-told-supports-nobody = { $seat } supports nobody.
inwo-told-voted = { $seat } has voted.
inwo-told-call-refused = { $seat } refuses to come yet.
inwo-told-roll = { $card } { $roll }
inwo-told-candidate-rolled = Still a tie: { $card } rolls { $roll }.
    .style = part
inwo-ask-acting = The action of { $card } is spent{ $played ->
        [1] { " " }with { $plot }
       *[0] { "" }
    } for { $ticket }{ $more ->
        [0] .
       *[other] : + { $more }.
    }{ $bars ->
        [1] { " " }No { $bar } Group may support that ticket then.
       *[0] { "" }
    } Do you do something about it?
inwo-ask-roll-lies = { $card } rolls { $roll } to decide the election.{ $count ->
        [0] { "" }
       *[other] { " " }Before: { $before }.
    } The highest roll wins. Do you do something about it?
inwo-told-dice-for = Dice for { $card }, { $why ->
        [persons] whose own tickets have equal support
       *[free] to whom several tickets appeal alike
    }: { $rolls }.
inwo-told-everybody-stands = { $removed ->
        [0] Nobody is nominated: everybody in play or uncontrolled stands.
       *[1] No nominee is left: everybody else in play or uncontrolled stands.
    }
inwo-told-rolled-off = { $why ->
        [final] The dice decide
        [persons] Dice for a candidate who cannot choose
       *[free] Dice for an uncontrolled Group
    }: { $rolls }.
inwo-told-votes = The votes: { $votes }{ $room ->
        [0] { "" }
        [one] , one of them from beside the table
       *[other] , { $room } of them from beside the table
    }.
inwo-told-election-won = { $card } wins the election with { $support }{ $how ->
        [support] { "" }
        [power] , by Power of their own
        [vote] , by the vote of the room
       *[dice] , by the dice
    }.{ $count ->
        [0] { "" }
       *[other] { " " }{ $losers }: “{ $line }”
    }
    .style = result
inwo-told-president = { $card } is president{ $how ->
        [elected] { "" }
        [plot] { " " }because a card says so
        [succeeded] { " " }now, having been vice-president
       *[drawn] { " " }now, being the first to turn up
    }{ $paired ->
        [1] , { $vice } is vice-president
       *[0] { "" }
    }.
    .style = result
inwo-told-vice-named = { $card } is vice-president under { $president }.
inwo-told-vice-spared = { $card } survives: a vice-president cannot be destroyed but by an assassination.
inwo-told-stands-no-more = { $card } stands no more.
inwo-told-office-vacant = Nobody is president. The first person to be drawn will be.
inwo-told-election-skipped = Nobody can stand: there is no election.
inwo-told-last-round-began = One more round, in the order that the president's controller calls out; in turn order while nobody controls the president.
inwo-told-president-resigned = { $card } resigns, for reasons that will be published in seventy years.
inwo-told-nwo-shielded = { $by } shields { $card }: no other New World Order of its colour comes until the term ends.
inwo-told-leans = { $card } rolls { $roll } and { $call ->
        [candidate_clinton] { $low ->
            [1] is Liberal
           *[0] is not Liberal
        }
       *[lyndon_larouche] { $low ->
            [1] hears voices from Venus
           *[0] hears nothing
        }
    } this time.
inwo-told-called = { $seat } calls { $other }.
inwo-told-last-election = { $won ->
        [1] { $winner } controls the president at the end
       *[0] Nobody controls the president at the end
    }.{ $lost ->
        [1] { " " }{ $loser } holds the vice-president, and has lost most of all.
       *[0] { "" }
    }
    .style = head
inwo-told-probed = { $none ->
        [1] The Committee finds nothing on { $card }.
       *[0] The Committee removes { $card } from office.
    }
inwo-table-offices = President: { $card }{ $paired ->
        [1] . Vice-president: { $vice }
       *[0] { "" }
    }.
inwo-table-election = Election { $number }, { $step ->
        [nominate] nominations
        [remove] removal of nominees
        [mates] running mates
        [support] support
        [more] actions
       *[other] the count
    }.
inwo-table-asked = Asked now: { $seats }.
inwo-table-order = Then: { $seats }.
inwo-table-nominee = 🗳 { $card }{ $removed ->
        [1] , out of the race
       *[0] { "" }
    }
inwo-table-supporter = { $card } { $amount }{ $acted ->
        [1] { " " }(with its action)
       *[0] { "" }
    }
inwo-table-supporters = { $owned ->
        [1] From { $seat }
       *[0] Uncontrolled
    }: { $cards }.
inwo-outcome = Election { $number }: { $won ->
        [1] { $card } has won
       *[0] nobody could stand
    }
inwo-outcome-ticket = { $won ->
        [1] 🏛
       *[0] 🗳
    } { $ticket }: { $support }
inwo-outcome-how = { $how ->
        [support] Decided by support.
        [power] Equal support: decided by the Power of the candidates.
        [vote] Equal support and Power: decided by the vote of the room.
        [dice] Equal support, Power and votes: decided by dice.
       *[skipped] There is no president until the first person is drawn.
    }
inwo-plan-tickets = Which ticket
inwo-plan-supporters = Who supports it
inwo-plan-actors = Who spends an action for it
inwo-plan-ticket = { $chosen ->
        [1] ✓{ " " }
       *[0] { "" }
    }{ $ticket }: { $support }
inwo-plan-toggle = { $inside ->
        [1] ✓{ " " }
       *[0] { "" }
    }{ $card }{ $amount ->
        [0] { "" }
       *[other] { " " }+ { $amount }
    }{ $bars ->
        [1] , no more { $bar } support
       *[0] { "" }
    }
inwo-plan-pair = { $card } runs with { $mate }
inwo-plan-mates = Name all { $count } running mates
inwo-plan-mates-first = Name only { $card }’s now
inwo-plan-mates-head = Who runs with whom? Nobody can refuse, and anybody may run with several.{ $between ->
        [1] { " " }Tickets of others come in between: each of yours is told when its turn comes.
       *[0] { "" }
    }
inwo-plan-removal-head = Each of these may spend its action to support a nominee, and so remove that person from the race.
inwo-plan-removal = { $party }: remove { $person }
inwo-plan-removal-nobody = nobody
inwo-plan-choice = { $chosen ->
        [1] ✓{ " " }
       *[0] { "" }
    }{ $person }
inwo-plan-removes = { $count ->
        [0] Remove nobody
        [1] Remove one nominee
       *[other] Remove { $count } nominees
    }
inwo-plan-boosters = { $plot }: with whose action
inwo-plan-support-none = { $begun ->
        [1] Declare nothing more
       *[0] Support nobody
    }
inwo-plan-support = Declare { $amount } for { $ticket }
inwo-plan-support-more = Declare this, and more for others
inwo-plan-support-head = 🗳 **{ $ticket }**: { $amount } more makes { $total }. What you declare stands.
inwo-picture-officer = { $office ->
        [president] President
       *[vice] Vice-president
    }: { $card }

inwo-speech = { $line ->
        [1] My opponents promise you the moon. I know who already owns it.
        [2] Read my lips. Now read them backwards.
        [3] I have never taken an order from a hooded figure in my life. They phone.
        [4] This nation was built on trust, and the trust was built on offshore.
        [5] I stand before you with nothing up my sleeves but the usual arms.
        [6] Ask not who is pulling the strings. Ask whether they need any help.
        [7] I believe in small government: about five people, in a mountain.
        [8] The future belongs to all of us, subject to the terms overleaf.
        [9] I was born in a log cabin that I had moved to a better neighbourhood.
        [10] If elected, I shall appoint a committee to find out who elected me.
        [11] My record is spotless. We had it cleaned.
        [12] The truth is out there, and under this administration it will stay there.
        [13] I am not a puppet. Puppets get Sundays off.
        [14] There is nothing in my past that has not been properly redacted.
        [15] We shall put a chicken in every pot and a transmitter in every chicken.
        [16] I have listened to the people. The recordings are excellent.
        [17] Every child deserves a good school, a warm meal and a number.
        [18] My faith in democracy has survived everything I have done to it.
        [19] I see a shining city on a hill. The hill is hollow.
        [20] The economy is strong, the dollar is strong, and the eye on it hardly ever blinks.
        [21] I say what I think, once it has come back from the printer.
        [22] Others talk about change. I have already been replaced twice.
        [23] We must look forward, because what is behind us is gaining.
        [24] I promise open doors, open files and open bars, in the order of likelihood.
        [25] There is no conspiracy, and it will be better funded next year.
        [26] I have fought for this country in places that are not on the map.
        [27] Nobody works harder than I do, and I can name the nobody.
        [28] I will lower taxes, raise hopes and level with you on a day to be announced.
        [29] Some say that I am out of touch. I had them touched.
        [30] A vote for me is a vote for whoever comes after me in the tunnel.
        [31] My plan has three points. They meet at the top, and there is light.
        [32] I do not have all the answers, but I have seen the questionnaire.
        [33] Let us bind the nation's wounds, and anything else that moves.
        [34] My door is always open. It is the other one you should worry about.
        [35] I have been to the mountaintop. You need a keycard.
        [36] We have nothing to fear but what is in the basement.
        [37] I shall be a president for all, beginning alphabetically.
        [38] The voters deserve a choice, and I want to thank whoever made it for them.
        [39] I love this country, its people, and its mineral rights.
        [40] They called me a dreamer. Then they asked how I had got into their dreams.
        [41] My hands are clean. Gloves are a wonderful thing.
        [42] I want to thank my family, my friends and my handler.
        [43] Never change horses in mid-stream, especially if the horse is signalling to the shore.
        [44] I make you this pledge, and I ask you to initial it here and here.
        [45] The last government lied to you. We shall use a different font.
        [46] We need a leader who can look evil in the eye and remember its birthday.
        [47] The office does not scare me. I have seen what it is built over.
        [48] I have no enemies, as of this morning.
        [49] Together we can do anything. Separately you would have to sign for it.
        [50] I come from ordinary people. They were very well made.
        [51] If I am elected, the black helicopters will be repainted in a friendlier black.
        [52] I owe everything to hard work, and I know whose.
        [53] Trust me: I have been trusted by experts.
        [54] I shall rule with a firm hand, and put it back in the box at night.
        [55] Freedom is not free, but we have arranged instalments.
        [56] I was against it before I was shown the photographs.
        [57] I have a vision. It comes on Tuesdays, with a faint hum.
        [58] You will not find my fingerprints on this campaign, or on anything else.
        [59] The people have spoken, and a technician is looking into it.
       *[0] I will serve the people, as soon as someone tells me which ones.
    }
inwo-slogan = { $line ->
        [1] A heartbeat away, and we checked whose.
        [2] Two for the price we named.
        [3] Experience you cannot prove.
        [4] Change you will not notice.
        [5] Because somebody has to.
        [6] Stronger together, safer apart.
        [7] They know where we are going.
        [8] Continuity. Continuity. Continuity.
        [9] A firm hand and a spare.
        [10] Hope, while stocks last.
        [11] New faces, original masks.
        [12] For a nation that sleeps soundly.
        [13] Closer than you think.
        [14] The ticket that chose you.
        [15] Ready on day one, warm since Thursday.
        [16] One nation, well observed.
        [17] Less talk, more humming.
        [18] Forward, and look casual.
        [19] A plan so good it is classified.
        [20] The choice is yours, and here it is.
        [21] Honest about the important things.
        [22] Peace, prosperity, parking.
        [23] You could do worse. You have.
        [24] Firmly on both sides.
        [25] Balance on the ticket, weight on the scales.
        [26] Vote early. We did.
        [27] A chicken in every plot.
        [28] Somebody up there runs us.
        [29] They shook hands, and then compared them.
        [30] Two heads, one signal.
        [31] Putting people into first place, and leaving them there.
        [32] The adults are in the room. Nobody saw them enter.
        [33] Tested on lesser nations.
        [34] It was going to be them anyway.
        [35] As seen between the frames.
        [36] Good for business, whatever it is.
        [37] A steady pair with an alibi each.
        [38] Now with more destiny.
        [39] Working for you, in a way.
       *[0] Twice the smile, half the fingerprints.
    }
inwo-concession = { $line ->
        [1] The people have spoken. I shall find out which.
        [2] I congratulate my opponent on a tunnel well dug.
        [3] We fought a clean campaign, and it nearly killed us.
        [4] I retire to private life, if it can be found.
        [5] History will judge us, and we own the printing works.
        [6] I have lost an election. I have kept the negatives.
        [7] This is not goodbye. It is a cooling-off period.
        [8] My supporters should go home now. The vans know the way.
        [9] I bear no grudge, and I have it in a safe place.
        [10] We lost by a hair. It has been sent to the laboratory.
        [11] The system works. That is what worries me.
        [12] I shall spend more time with my family, and with theirs.
        [13] Winning is not everything. It was merely the plan.
        [14] I leave the race with my head high and my phone off.
        [15] I ask for unity, and for my deposit.
        [16] The better clone has won.
        [17] I accept the result, the explanation, and the watch.
        [18] My concession was written before my candidacy. It is the better text.
        [19] We came, we saw, we were counted.
        [20] I have stood for what I believe in, and now I may sit down.
        [21] They beat us in the places that exist.
        [22] Defeat builds character. I had ordered power.
        [23] I am told that I have been gracious.
        [24] I shall be back, possibly as somebody else.
        [25] The recount begins when the stars are right.
        [26] A great victory has been postponed.
        [27] I have thanked my staff, and most of them blinked.
        [28] To my successor I leave three envelopes and a funny smell.
        [29] You have made your choice, and I wish you a soft landing.
        [30] I was promised this. I shall be having words with the promise.
        [31] I take full responsibility, and give it to my deputy.
        [32] The polls closed at eight. We closed at six.
        [33] Tonight is not about me. There has clearly been a mix-up.
        [34] I respect the office too much to tell you what lives in it.
        [35] My only regret is being recorded.
        [36] The margin was small, green, and left no tracks.
        [37] Keep the buttons. They are still transmitting.
        [38] I go as I came: escorted.
        [39] Do not weep. It shorts the microphones.
       *[0] I have called the winner, and so did the voices.
    }
inwo-poll = { $line ->
        [1] The latest figures come from a man in a long coat, who wants them back.
        [2] Undecided leads, with Don't Know closing in and Don't Look third.
        [3] Analysts expect a surprise, and have been told which.
        [4] Turnout will be high, and in some cemeteries record-breaking.
        [5] The margin of error has formed a committee.
        [6] Observers have arrived from several countries and at least one other place.
        [7] The ballots have been printed, checked, and in part filled in.
        [8] Weather for the day: fair, with isolated beams of light.
        [9] The networks will call the result at nine, unless it calls them first.
        [10] Focus groups prefer whoever brought the sandwiches.
        [11] Bookmakers have stopped taking bets and started taking precautions.
        [12] The machines are new, and have already made friends.
        [13] A late shift is reported among voters with fillings.
        [14] Both sides claim momentum, and the momentum has asked for protection.
        [15] The debate has been moved underground for everybody's comfort.
        [16] Early returns are in. Some are very early.
        [17] Pollsters agree for once, and have been separated.
        [18] The pendulum swings, and it is getting lower.
        [19] Experts call it too close to call, and will not say who closed it.
       *[0] Eight in ten voters say that they were not asked. The other two cannot be found.
    }
