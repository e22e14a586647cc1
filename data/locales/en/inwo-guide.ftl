# What a newcomer to INWO is told, and what players are called for.

inwo-wanted-leads = Choose the Group with which you begin.
inwo-wanted-thrones = Choose your Illuminati.
inwo-wanted-draws = Your turn (round { $round }): what do you draw?
inwo-wanted-takeover = Your turn: does a card of your hand come into play?
inwo-wanted-act = { $terms ->
        [0] { inwo-wanted-goal }
       *[other] { inwo-wanted-campaign }
    }
inwo-wanted-attack = { inwo-wanted-act }
inwo-wanted-goal = Your turn (round { $round }): { $tokens ->
        [0] no token left
        [one] 1 card with a token
       *[other] { $tokens } cards with tokens
    }, { $now } of { $needed } Groups.
inwo-wanted-campaign = Your turn (round { $round }): { $tokens ->
        [0] no token left
        [one] 1 card with a token
       *[other] { $tokens } cards with tokens
    }, { $held ->
        [0] { $terms } elections to come
       *[other] { $held } of { $terms } elections held
    }.
inwo-wanted-gather =
    { $role ->
        [attacker] Your attack on { $target }: { $number } or less, { $percent } %. Add, or roll?
        [defender] { $attacker } attacks your { $target }, { $number } or less, { $percent } %. Defend?
       *[other] { $attacker } attacks { $target } ({ $owner }), { $number } or less, { $percent } %. Interfere?
    }
inwo-wanted-place = Where does the Group go?
inwo-wanted-given = { inwo-wanted-place }
inwo-wanted-move = { inwo-wanted-place }
inwo-wanted-shift = { inwo-wanted-place }
inwo-wanted-reorganize = { inwo-wanted-place }
inwo-wanted-link = To what do you link the Resource?
inwo-wanted-shed = You hold too many Plots. Which one goes?
inwo-wanted-knock = You meet a Goal, or would with a Goal card. Do you claim victory?
inwo-wanted-contest = { $seat } claims victory by the { $purpose ->
        [basic] Basic Goal
        [card] Goal on { $card }
       *[special] Special Goal
    }. Answer?
inwo-wanted-picking = { $card }: a choice of it is yours.
inwo-wanted-use = A card is being used, and a choice of it is yours.
inwo-wanted-selecting = { inwo-wanted-use }
inwo-wanted-noting = { inwo-wanted-use }
inwo-wanted-opportunity = { inwo-wanted-use }
inwo-wanted-using = { inwo-wanted-use }
inwo-wanted-replacing = { inwo-wanted-use }
inwo-wanted-turning = { inwo-wanted-use }
inwo-wanted-mode = { inwo-wanted-use }
inwo-wanted-dice = The dice have fallen. Do you change what they show?
inwo-wanted-dice-fallen = { inwo-wanted-dice }
inwo-wanted-roll-lies = { inwo-wanted-dice }
inwo-wanted-card-roll = { inwo-wanted-dice }
inwo-wanted-answer = Something happens that can be answered. Do you?
inwo-wanted-destroyed = { inwo-wanted-answer }
inwo-wanted-remains = { inwo-wanted-answer }
inwo-wanted-relief = { inwo-wanted-answer }
inwo-wanted-triggered = A card of yours may act now. Shall it?
inwo-wanted-happening = { inwo-wanted-answer }
inwo-wanted-acting = { inwo-wanted-answer }
inwo-wanted-errand = { inwo-wanted-answer }
inwo-wanted-originals = A Resource is played of which there can be one only. Is it among those that you have unseen?
inwo-wanted-help = Help is asked for: do you send somebody?
inwo-wanted-pooling = { inwo-wanted-help }
inwo-wanted-relieving = { inwo-wanted-help }
inwo-wanted-played = { $seat } { $purpose ->
        [play] plays
       *[use] uses
    } { $card }. Answer?

help-table-inwo =
    ### INWO: how to play here
    {""}**Aim:** { $elections ->
        [white-house] control the president after the last of { $election_rounds } elections. No Goal wins; whoever controls the vice-president then has lost most of all.
        [hungrily] control the president at the end: one round after the last of { $election_rounds } elections. No Goal wins; whoever controls the vice-president then has lost most of all.
       *[other] control as many Groups as the Basic Goal asks for (your Illuminati count), or reach the Special Goal of your Illuminati first.
    }
    {""}**A turn in five lines:**
    1. Draw a Plot and a Group.
    2. Take over: one Group or Resource of your hand comes into play without a roll.
    3. Each card without a token gets one; a token is one action.
    4. Attack, mostly Groups of your own hand or a rival's: Power − Resistance, plus help, is what two dice may show at most; 11 and 12 always fail.
    5. End your turn.{ $elections ->
        [white-house] { "" }
        [hungrily] { "" }
       *[other] { " " }If you meet a Goal you may claim victory.
    } Outside your turn keep at most five Plots.
    {""}**Now:** press **Your move**. The blue button is what one usually does; lists are sorted by worth, with the chance in percent; **Everything else** holds all the rest.
    {""}**Plots** are played at any time that they name: **Hand** marks those that can be played now. Whoever could answer is asked; **Hold** gives you time.
    {""}**Two players** need at least 12 Groups, cannot attack each other before both have had a turn, and pay for an automatic takeover with a token of their Illuminati.
    {""}**Elections** { $elections ->
        [no] are an option of the lobby: a person becomes president, and Groups lie **uncontrolled** for all to attack.
        [cynical] are not held here: the Plot *Elected President*, for your own turn, makes a person president. The president is six stronger; the vice-president can do nothing. Groups lie **uncontrolled** for all to attack.
       *[other] come after each round: everybody may nominate a person, each candidate gets a running mate, and Groups support a ticket with their Power, doubled for Media that spend their action. Free Groups choose for themselves. A message of its own shows each election as it goes. The president is six stronger, until the next election; the vice-president can do nothing. Groups lie **uncontrolled** for all to attack.
    }
    {""}**Signs:** ⚔ an attack · 🎲 the dice · ✓ what is chosen · ⚠ had better not · ▶ can be played now · Power 4/2: with 2 of it a card helps where it shares no alignment · a gold point is a token · a letter on a card is a link, told below the picture.
    {""}**Table** shows all at a glance and each structure by itself, `/card` any card with its rules, `/why` every number with what changed it, `/inwo deck` decks of your own, `/game tutorial game:inwo` a first game.
tutorial-inwo =
    {""}**Your first game.** Three AI seats play against you with ready-made decks, without a deadline. Open the thread and press **Your move**.
    You win by controlling enough Groups, or by the Special Goal of your Illuminati. Each turn you draw, take one card of your hand over for nothing, and then every card with a token may act once. Begin by attacking a Group of your own hand *to control it*: your chance stands beside it, and others of yours can help.
    `/card` tells what a card does, `/why` how a number comes about; **Help** is on the table card.
    For a second game the lobby's option **Elections** has the table elect a president, after every round or in one of three short ways.
