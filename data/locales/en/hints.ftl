# Hints in a guided first game: one for each kind of decision, shown once.
# hint-<game>-<frame>[-<step>], or -round-<number> in games whose decisions are all of one kind.

hint-illuminati-goals = You may choose a goal of your own and keep it secret. Pick one that fits what lies on the table.
hint-illuminati-income = Every card pays its income onto itself. Money stays on its card until you transfer it.
hint-illuminati-act = You have two actions, and most of them are attacks. Pick a card that is to lead one: the stronger, the better. Your Illuminati are your strongest card at first, and their money counts for all attacks.
hint-illuminati-attack-0 = Control a group to add it to your structure. The number beside a target is what two dice may show at most: with 7 that is a little better than an even chance, and you can still add money.
hint-illuminati-attack-1 = Other cards of yours can help with their Transferable Power, whatever their alignments. A card that helps cannot attack or help again in this turn.
hint-illuminati-attack-2 = A privileged attack cannot be disturbed by others, but it costs a special. Without one, go on.
hint-illuminati-spending = Now both sides may spend money, and so may others: each MB moves the number by 1, one that lies on the target itself by 2. A roll of 11 or 12 always fails, so more than 10 is wasted.
hint-illuminati-after-dice = The dice have fallen. Only a special can still change them; otherwise pass.
hint-illuminati-place = Hang the new group on an open arrow. Groups near your Illuminati are better defended, and arrows you keep open are room to grow.
hint-illuminati-endow = You may move money to your new group now. Money on a group defends it twice over.
hint-illuminati-turn-begins = Somebody else is about to begin a turn. You are asked because a special could be played here; pass if you have nothing to play.
hint-illuminati-special = Somebody has played a special. You could answer it with one of yours; otherwise pass.
hint-illuminati-challenge = A privileged attack: nobody may interfere but the attacker and the owner of the target. The Deep Agent ends the privilege, and so do any two specials that you discard.
hint-illuminati-rearrange = Money can be moved between your cards at will here. Put it where you will attack from, or where you expect an attack.

hint-illuminopoly-setup-1 = Whoever holds more than half of the power of the city wins, and each faction can also win in a way of its own. For a first game take one with a plain goal, such as the Top Hat or the Thimble, if it is still free; `/card` shows every faction.
hint-illuminopoly-setup-2 = As the Dog you borrow another faction's special condition, and nobody knows whose. Choose one that no rival is likely to stand in the way of.
hint-illuminopoly-election = The Chair controls every mortgaged property. A vote is worth money: promise somebody a bribe for theirs. It is paid only if they vote for you, and half of it ends up under Free Parking.
hint-illuminopoly-turn-2 = Reorganizing here costs you this turn's rents, and you may still move. Collect, unless a property has no place to hang.
hint-illuminopoly-turn-3 = Your rents are in already: nobody pays rent for landing. Move, or rearrange your holding companies instead. Buildings, mortgages and deals are in the list below the moves, and they are open to you in the turns of others too.
hint-illuminopoly-turn-7 = Doubles give another move, but the third doubles in a row are a way to Jail.
hint-illuminopoly-walk-1 = A station: walk on by foot, or ride to the next station, which counts as one space.
hint-illuminopoly-walk-2 = Somebody has tampered with this property of yours. If you stop here, it obeys you again for free.
hint-illuminopoly-landing = You can do one thing here. Buy while it is cheap: what you own pays every turn, and a whole colour pays double. What belongs to others can be taken over (12 with two dice, +1 for each $10), subverted in secret for its power, or rezoned to spoil it.
hint-illuminopoly-hang = Every property hangs on an arrow. What hangs on your faction card itself counts double when it is attacked. Properties late on the board have arrows of their own; the first ones have none and block the arrow that they hang on.
hint-illuminopoly-reorganize-0 = Lift what you want elsewhere and place it again. Expensive properties near the middle, cheap and rezoned ones at the edge. The secretary does it for you.
hint-illuminopoly-spending = All write down in secret what they spend, and all is opened together. Every $10 is one point. Spend what the property is worth to you, and think what the other will do.
hint-illuminopoly-rezoning = Guests can spend on your side. Nobody does that for nothing: make a deal before.
hint-illuminopoly-subversion = Every $10 adds 1 to two dice, and 12 is needed: with $50 a seven will do. Nobody else learns of it, until the owner stops there.
hint-illuminopoly-rebuilding = Every $10 adds 1, and 8 is needed. If it fails you must move on next turn.
hint-illuminopoly-carddraw-0 = The second card from the top may be better. Whoever suspects you may call it out, and then it is Jail; if they are wrong it costs them $50.
hint-illuminopoly-objection = A Political Favor stops this once, and then it is gone. It also leaves Jail for you: do not waste it.
hint-illuminopoly-due = Sell buildings or mortgage something to pay. Mortgages cost you the rent and give the Chair the power; the whole list is below.
hint-illuminopoly-ransom = The terrorist decides on their next turn whether to blow it up, paid or not. What they destroy pays no rent, nor does the rest of its colour.
hint-illuminopoly-pool = If all together reach the demand it is paid, else everybody keeps their money.
hint-illuminopoly-banksale = Who owns the Bank gets all taxes and fines, and pays $200 to everybody who passes GO.
hint-illuminopoly-auction = The highest sealed bid wins, and pays what it bid.
hint-illuminopoly-mortgagetransfer = Paid off it costs more now; with the fee alone it stays mortgaged, pays no rent and obeys the Chair.

hint-tsw-interview = This is who you are. The ready-made conspiracy will do for a first game. If you write your own, be modest: who boasts is given less. Your alignments decide which groups are easy for you to control.
hint-tsw-orders-round-1 = Your leader has two actions a turn, and what your groups do counts against them. A good beginning: an attack, with some money, to control a group that is said to be weak and shares an alignment with you, and somebody who scouts another group for people to recruit. Write it as in a letter, or use the list.
hint-tsw-orders-round-2 = What came of your orders is in your report, and some of it is in the newspaper. An attack on a group takes effect a turn after it was ordered; until then those who take part can do nothing else. New people of yours have one action each.
hint-tsw-orders-round-3 = Standing orders save you when you are surprised: “If I am attacked, Agnes guards me.” Spy before you attack: how strong a group is, you are told in vague words until you know better.
hint-tsw-orders-round-4 = An emissary carries your words, or a gift, to another conspiracy. Somebody out there wants something that you do not care about: there is your first ally.

hint-inwo-leads = This Group is yours from the start. Power and several arrows matter most.
hint-inwo-draws = Draw both: Groups build your power structure, Plots surprise your rivals. Outside your turn you may hold five Plots.
hint-inwo-takeover = Once a turn a card of your hand comes into play without a roll. Take what is hard to control by an attack: a high Resistance.
hint-inwo-act = Every card with a token (the gold point) acts once a turn: it attacks, helps, or pays. Your Illuminati are your strongest card.
hint-inwo-attack = Groups of your own hand are the easiest targets. The chance counts the help that is chosen; 7 or less is 58 %.
hint-inwo-gather = A card that shares an alignment with the target helps with all its Power, others with their Global Power. More than 10 is wasted.
hint-inwo-place = Next to your Illuminati a Group is best defended: 10 there, 5 one farther. Arrows that stay open are room to grow.
hint-inwo-link = A Resource helps the Group that it is linked to, and goes with it if it is captured. On your Illuminati it is safest.
hint-inwo-shed = Keep Plots for the attacks of others; let go what costs more tokens than you have.
hint-inwo-using = Choose whom or what the card is about and whose token pays, where it needs that. Until you are through nobody knows of it.
hint-inwo-dice-fallen = The dice have fallen. Only a card can still change what they show; otherwise let it be.
hint-inwo-played = Somebody plays a card. If you hold nothing that answers it, let it be.
hint-inwo-election-1 = The president has 6 Power more, and 4 on attempts to control Government Groups: good to have if you control that person. Nominate somebody of your own, or a free person whom you can take afterwards. You need not.
hint-inwo-election-5 = The vice-president takes over if the president is gone, and cannot be destroyed but by an assassination. Anybody will do, and nobody can refuse.
hint-inwo-election-6 = Each of your cards adds its Power to one ticket, at no cost: its token stays. Most support wins, and free Groups choose for themselves afterwards.
hint-inwo-election-7 = This costs the token of the card for this round. It is worth it only if it turns the election.
hint-inwo-vote = Everybody at the table has one vote, and who watches the thread may vote as well.
hint-inwo-knock = You meet a Goal: claim victory before somebody takes a Group from you.
