### The Secret Wars: what is answered to written orders

## Actions
tsw-action-attack-control = attack to control
tsw-action-attack-destroy = attack to destroy
tsw-action-attack-neutralize = attack to neutralize
tsw-action-attack-group = attack a group
tsw-action-transfer = transfer funds
tsw-action-move-group = move a group
tsw-action-give-group = give a group away
tsw-action-cancel = cancel an attack
tsw-action-postpone = postpone an attack
tsw-action-drop = drop a group
tsw-action-defend = spend in defence
tsw-action-play-event = play a special event
tsw-action-attack = attack
tsw-action-confuse = attack to confuse
tsw-action-demolish = attack to demolish
tsw-action-kidnap = attack to kidnap
tsw-action-kill = attack to kill
tsw-action-create-front = found a front
tsw-action-emissary = send an emissary
tsw-action-guard = guard
tsw-action-illuminate = illuminate
tsw-action-infiltrate = infiltrate
tsw-action-interfere = interfere
tsw-action-support = support
tsw-action-leak = leak
tsw-action-meditate = meditate
tsw-action-recruit = recruit
tsw-action-scout = scout
tsw-action-spy = spy
tsw-action-gambit = try a gambit
tsw-action-standing = leave a standing order
tsw-action-subscribe = subscribe to The Watchful Eye
tsw-action-unsubscribe = end the subscription
tsw-action-list = list your orders
tsw-action-withdraw = withdraw an order

## Verbs of orders that are read back, before what they are done to
tsw-doing-attack-control = attack to control
tsw-doing-attack-destroy = attack to destroy
tsw-doing-attack-neutralize = attack to neutralize
tsw-doing-attack-group = attack
tsw-doing-transfer = transfer
tsw-doing-move-group = move
tsw-doing-give-group = give away
tsw-doing-cancel = cancel
tsw-doing-postpone = postpone
tsw-doing-drop = drop
tsw-doing-defend = defend
tsw-doing-play-event = play
tsw-doing-attack = attack
tsw-doing-create-front = found a front
tsw-doing-emissary = go as emissary
tsw-doing-guard = guard
tsw-doing-illuminate = illuminate
tsw-doing-infiltrate = infiltrate
tsw-doing-interfere = interfere with
tsw-doing-support = support
tsw-doing-leak = leak to the press
tsw-doing-meditate = meditate
tsw-doing-recruit = recruit
tsw-doing-scout = scout
tsw-doing-spy = spy on
tsw-doing-gambit = try a gambit
tsw-doing-standing = leave a standing order
tsw-doing-subscribe = subscribe to The Watchful Eye
tsw-doing-unsubscribe = end the subscription
tsw-doing-list = list your orders
tsw-doing-withdraw = withdraw the order

## Parts of an order
tsw-part-actor = who acts
tsw-part-action = what is to be done
tsw-part-kind = whether to control, destroy or neutralize
tsw-part-attacker = the attacking group
tsw-part-target = { $of ->
        [recruit] whom (who scouts a group may meet people there who would join)
        [illuminate] whom
        [guard] whom or what
        [spy] on whom or what
        [play-event] on whom or what
       *[other] the target
    }
tsw-part-mb = how many megabucks
tsw-part-support = which groups support
tsw-part-agents = which agents support
tsw-part-from = from which treasury
tsw-part-to = where it goes
tsw-part-group = which group
tsw-part-attack = which attack
tsw-part-event = which special event
tsw-part-location = where
tsw-part-intention = to what end
tsw-part-purpose = its stated purpose
tsw-part-symbol = its symbols
tsw-part-alignments = its alignments
tsw-part-under = under which group
tsw-part-destination = for whom
tsw-part-message = the message
tsw-part-gift = the gift
tsw-part-terms = how it is delivered
tsw-part-method = by which method
tsw-part-text = what exactly
tsw-part-condition = on which condition
tsw-part-order = what to do then
tsw-part-of = whose order
tsw-part-number = which order
tsw-part-price = the price

## Questions
tsw-ask-missing = To { $action } I need to know: { $parts }.
tsw-ask-which = ‘{ $written }’ fits several. Tell me { $what }: { $choices }?
tsw-ask-unsure = I do not know ‘{ $written }’. Did you mean { $choices }? Tell me { $what }.
tsw-ask-unknown = I know nobody and nothing called ‘{ $written }’. Tell me { $what }. Perhaps { $choices }?
tsw-ask-stranger = I know nobody and nothing called ‘{ $written }’. Tell me { $what }, please.
tsw-ask-one-only = Only one at a time. Tell me { $what }: { $choices }?
tsw-ask-not-yours = { $written } takes no orders from you. Tell me { $what }: { $choices }?
tsw-ask-who-acts = Tell me { $what }: { $choices }?
tsw-ask-wrong-purse = A defence is paid by the group itself or by your conspiracy, not by { $written }. Tell me { $what }: { $choices }?
tsw-ask-how-much = ‘{ $written }’ is how many megabucks?
tsw-ask-what = What is to be done: ‘{ $written }’?
tsw-ask-what-else = { $reason } ({ $rule }) If you mean something else, what is to be done: ‘{ $written }’?
tsw-ask-too-many = { $name } has { $allowed ->
    [one] one action
   *[other] { $allowed } actions
} a turn. Shall this replace an earlier order?
tsw-ask-confirm-hedged = That sounded undecided. Shall I take it as an order?
tsw-ask-confirm-asked = Was that a question or an order? Say yes and it is an order.
tsw-ask-confirm-gambit = That is no action I know. Shall I treat it as a gambit?
tsw-ask-confirm-guessed = I am not sure that I read this rightly. Is it meant so?
tsw-ask-confirm-sure = This cannot be taken lightly, so I ask. Is it meant so?
tsw-ask-confirm-unread = I did not understand ‘{ $written }’. Is the order meant so without it?
tsw-ask-confirm-beside = I did not understand all of your message. Is this part of it meant so?
tsw-ask-confirm-words = I take these words as yours. Shall they stand exactly so?
tsw-ask-confirm-weak = For all you have heard, this group has neither Power nor arrows, and such a group cannot be destroyed. Attack it all the same?
tsw-ask-confirm-neutral = For all you have heard, nobody controls this group, and only what somebody controls can be neutralized. Attack it all the same?
tsw-ask-confirm-adrift = Your conspiracy has no open control arrow, so this front would belong to nobody. Found it all the same?
tsw-ask-confirm-not-attacked = You know of no attack on this group. Spend the money all the same?

## Refusals
tsw-no-no-order = I found no order in that.
tsw-no-a-question = That is a question, not an order. All that you know is in your file: press Your move, and there Hand.
tsw-no-ordered-already = That is ordered already.
tsw-no-negated = What is not to be done needs no order. To take one back, withdraw it.
tsw-no-not-confirmed = Then I leave it.
tsw-no-leader-only = Only your own character can give Group Actions, not { $name }.
tsw-no-not-your-agent = { $name } does not take your orders.
tsw-no-not-your-group = You do not control { $name }.
tsw-no-busy = { $name } cannot act now: out of action, or tied up in an attack that is not decided yet.
tsw-no-too-poor = { $mb } MB is more than the { $there } MB that are there.
tsw-no-wrong-source = Only the attacking group and your conspiracy can pay for its attack, not { $name }.
tsw-no-wrong-sum = The attack costs { $mb } MB as you say, but { $told } MB if I add up what each treasury is to pay.
tsw-no-conspiracy = { $name } is a conspiracy: it cannot be attacked.
tsw-no-against-itself = { $name } cannot help in an attack on itself.
tsw-no-itself = { $name } cannot attack itself.
tsw-no-no-support = { $name } has no Transferable Power.
tsw-no-already-yours = You control { $name } already.
tsw-no-not-enemy = Only groups that somebody else controls can be neutralized; { $name } is none.
tsw-no-indestructible = { $name } has neither Power nor arrows and cannot be destroyed.
tsw-no-no-arrow = { $name } has no open control arrow.
tsw-no-same-group = { $name } cannot pay itself.
tsw-no-not-adjacent = Money moves only between a group and the one directly above or below it; { $name } and { $other } are not.
tsw-no-head-stays = { $name } is the head of your structure and stays where it is.
tsw-no-not-a-conspiracy = { $name } is no conspiracy, so no group can be given to it.
tsw-no-below-itself = { $name } cannot hang below itself.
tsw-no-there-already = { $name } is under { $other } already.
tsw-no-wrong-purse = Only the group itself and your conspiracy can pay for a defence, not { $name }.
tsw-no-nothing-pending = You have no attack that could be stopped.
tsw-no-no-such-attack = You know of no undecided attack that concerns { $name }.
tsw-no-called-off = { $name }: this attack is called off by your orders already.
tsw-no-front-money = A front costs at least 1 MB.
tsw-no-opposites = { $one } and { $other } are opposites.
tsw-no-no-recipient = { $name } is no conspiracy; an emissary needs somebody who runs one.
tsw-no-to-yourself = There is no need to send word to { $name }.
tsw-no-not-illuminated = { $name } is not illuminated and cannot illuminate others.
tsw-no-dead = { $name } is dead.
tsw-no-illuminated-already = { $name } has seen the light already.
tsw-no-own-conspiracy = Whoever takes your orders need not infiltrate { $name }.
tsw-no-inside-already = { $name } belongs to { $other } already.
tsw-no-not-inside = { $name } has infiltrated none of the groups in that attack.
tsw-no-yours-already = { $name } takes your orders already.
tsw-no-runs-a-conspiracy = { $name } runs a conspiracy and is not for hire.
tsw-no-nobody-there = { $name } is a conspiracy: nobody in it can be found by scouting.
tsw-no-oneself = { $name } cannot be both the one who does that and the one it is done to.
