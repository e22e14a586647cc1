# Hints in a guided first game: one for each kind of decision, shown once. hint-<game>-<frame>[-<step>]

hint-illuminati-goals = You may choose a goal of your own and keep it secret. Pick one that fits what lies on the table.
hint-illuminati-income = Every card pays its income onto itself. Money stays on its card until you transfer it.
hint-illuminati-act = You have two actions, and most of them are attacks. Pick a card that is to lead one: the stronger, the better. Your Illuminati are your strongest card at first, and their money counts for all attacks.
hint-illuminati-attack-0 = Control a group to add it to your structure. The number beside a target is what two dice may show at most; 7 is an even chance, and you can still add money.
hint-illuminati-attack-1 = Other cards of yours that share an alignment with the target can help with their Transferable Power. A card helps once a turn.
hint-illuminati-attack-2 = A privileged attack cannot be disturbed by others, but it costs a special. Without one, go on.
hint-illuminati-spending = Now both sides may spend money: each MB from the attacker moves the number by 1. A roll of 11 or 12 always fails, so more than 10 is wasted.
hint-illuminati-after-dice = The dice have fallen. Only a special can still change them; otherwise pass.
hint-illuminati-place = Hang the new group on an open arrow. Groups near your Illuminati are better defended, and arrows you keep open are room to grow.
hint-illuminati-endow = You may move money to your new group now. Money on a group defends it twice over.
hint-illuminati-turn-begins = Somebody else is about to begin a turn. You are asked because a special could be played here; pass if you have nothing to play.
hint-illuminati-special = Somebody has played a special. You could answer it with one of yours; otherwise pass.
hint-illuminati-challenge = A privileged attack: you may only watch, unless you hold the special that ends the privilege.
hint-illuminati-rearrange = Money can be moved between your cards at will here. Put it where you will attack from, or where you expect an attack.
