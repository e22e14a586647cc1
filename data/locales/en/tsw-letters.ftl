### The Secret Wars: writing to the gamemaster

## Slash commands
command-tsw = Give your orders in The Secret Wars
command-tsw-order = Give orders in your own words
command-option-tsw-order-text = What is to be done, by whom: one order a sentence
command-tsw-answer = Answer what the gamemaster asks you, or an offer
command-option-tsw-answer-text = Your answer
command-tsw-orders = See all your orders; withdraw, sort and replace them
command-tsw-withdraw = Withdraw an order of this turn
command-option-tsw-withdraw-line = The order
command-tsw-standing = See your standing orders, or cancel one
command-option-tsw-standing-cancel = The standing order to cancel
command-tsw-ready = Say that your orders of this turn are complete, or that they are not
command-option-tsw-ready-finished = Whether they are complete (if not said: yes)
command-tsw-report = Read your newest report again
tsw-not-this-game = That is a command of The Secret Wars; this table plays something else.
tsw-nothing-asked = Nothing is asked of you at the moment.
tsw-ready-already = Your orders are complete already.
tsw-reopen-already = Your orders are still open.

## Orders read back
tsw-echo = { $name }: { $action }
tsw-echo-joined = { $first } { $rest }
tsw-echo-series = { $first }, { $rest }
tsw-echo-nobody = Somebody
tsw-echo-nothing = something
tsw-echo-unsaid = …
tsw-echo-target = { $action ->
    [play-event] on { $value }
   *[other] { $value }
 }
tsw-echo-group = { $value }
tsw-echo-attack = { $whose ->
    [nobody] the { $value }
   *[somebody] the attack of { $value }
 }
tsw-echo-attacking = { $intention ->
    [other] attack
   *[any] { $intention }
 }
tsw-echo-event = { $value }
tsw-echo-attacker = with { $value }
tsw-echo-from = from { $value }
tsw-echo-to = to { $value }
tsw-echo-under = under { $value }
tsw-echo-mb = { $action ->
    [transfer] { $value } MB
    [defend] with { $value } MB
   *[other] for { $value } MB
 }
tsw-echo-support = supported by { $value }
tsw-echo-agents = helped by { $value }
tsw-echo-funds = paid by { $value }
tsw-echo-fund = { $group } ({ $mb } MB)
tsw-echo-price = for { $value } MB
tsw-echo-location = { $value ->
    [home] at home
    [work] at work
    [anywhere] anywhere
   *[other] at { $value }
 }
tsw-echo-destination = to { $value }
tsw-echo-message = saying “{ $value }”
tsw-echo-number = { $value ->
    [last] the last one
    [all] all of them
   *[other] number { $value }
 }
tsw-echo-of = of { $value }
tsw-echo-standing = of the standing orders
tsw-echo-gift = with { $value } as a gift
tsw-echo-terms = delivered “{ $value }”
tsw-echo-method = by “{ $value }”
tsw-echo-purpose = for the purpose “{ $value }”
tsw-echo-symbol = under the symbol “{ $value }”
tsw-echo-name = called “{ $value }”
tsw-echo-alignments = aligned { $value }
tsw-echo-text = “{ $value }”
tsw-echo-flavour = { $order }; in your words: “{ $words }”
tsw-echo-flavoured = { $order }, { $words }
tsw-echo-neutral = neutral
tsw-echo-anonymous = anonymously

## What is answered to a letter
tsw-letter-turn = turn { $turn }
tsw-letter-rule = { $reason } ({ $rule })
tsw-letter-cannot = { $order }. { $reasons }
tsw-letter-inquired = { $question } (If there is a group called ‘{ $name }’, it is in your file now; if not, the gamemaster knows that you ask.)
tsw-letter-full = { $reason } Shall it take the place of { $count ->
    [one] this order?
   *[other] one of these?
}
tsw-letter-numbered = ({ $number }) { $order }
tsw-letter-words-or-order = That could be the text you were asked for, or an order of its own. Is it the text?
tsw-letter-proposed = I did not understand it myself; a language model takes it so. Is it meant so?
tsw-letter-yes = Confirm
tsw-letter-no = No order
tsw-letter-stays = Leave all as it is
tsw-letter-of-its-own = An order of its own
tsw-letter-choice = { $name }
tsw-letter-instead-of = Instead of: { $order }
tsw-letter-list = Your orders so far:
    { $lines }
tsw-letter-stack = { $above }
    { $below }
tsw-letter-line = { $number }. { $order }
tsw-letter-lasting = Standing: { $order }
tsw-letter-empty = You have given no orders yet.
tsw-letter-withdraw = Withdraw: { $orders }
tsw-letter-only-ordered = That is only ordered so far. Shall the order be withdrawn?
tsw-letter-sure-to-withdraw = Shall this be withdrawn?
tsw-letter-which-line = Only one of them: which?
tsw-letter-changed = Changed: { $order }
tsw-letter-withdrawn = Withdrawn: { $order }

## Examples
tsw-example-attack = Attack to control { $target } with { $attacker }, { $mb } MB
tsw-example-scout = { $name } scouts { $target }
tsw-example-recruit = { $name }: recruit { $target }
tsw-example-guard = { $name } guards { $target }
tsw-example-spy = { $name } spies on { $target }
tsw-example-standing = If { $leader } is attacked, { $name } guards { $target }

## Beginnings of orders
tsw-verb-spy = spy on
tsw-verb-scout = scout
tsw-verb-infiltrate = infiltrate
tsw-verb-recruit = recruit
tsw-verb-guard = guard
tsw-verb-attack = attack
tsw-verb-illuminate = illuminate
tsw-verb-leak = leak:
tsw-verb-emissary = send an emissary to
tsw-verb-create-front = found a front
tsw-verb-meditate = meditate
tsw-verb-support = support the attack on
tsw-verb-interfere = interfere with the attack on
tsw-verb-attack-control = attack to control
tsw-verb-attack-destroy = attack to destroy
tsw-verb-attack-neutralize = attack to neutralize
tsw-verb-attack-group = attack the group
tsw-verb-transfer = transfer
tsw-verb-move-group = move the group
tsw-verb-give-group = give away the group
tsw-verb-play-event = play
tsw-verb-defend = spend in defence of
