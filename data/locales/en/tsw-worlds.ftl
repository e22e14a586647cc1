# The Secret Wars: alignment sets (TSW-22) and the worlds of servers.

option-alignments = Alignments
option-alignments-classic = classic: Government, Weird, Criminal and the rest
option-alignments-cold-war = cold war: East, West and who sells to both
option-alignments-arcane = arcane: Solar, Lunar, Order and Chaos
option-alignments-own = this server’s own set, if it has one

tsw-alignment-own = { $name }
tsw-alignment-eastern = Eastern
tsw-alignment-western = Western
tsw-alignment-dove = Dove
tsw-alignment-hawk = Hawk
tsw-alignment-overt = Overt
tsw-alignment-covert = Covert
tsw-alignment-nonaligned = Nonaligned
tsw-alignment-zealot = Zealot
tsw-alignment-solar = Solar
tsw-alignment-lunar = Lunar
tsw-alignment-order = Order
tsw-alignment-chaos = Chaos
tsw-alignment-blood = Blood
tsw-alignment-bone = Bone
tsw-alignment-gilded = Gilded
tsw-alignment-hidden = Hidden
tsw-alignment-prophetic = Prophetic

## Worlds of servers

command-tsw-world = For moderators: what this server adds to new worlds
command-tsw-world-add = Add groups, places, events, conspiracies, people or alignments from a YAML file
command-tsw-world-remove = Take an added file away; games that have begun keep it
command-tsw-world-list = What this server adds to new worlds
command-tsw-world-show = One added file, as it was sent in
command-tsw-world-example = A file that shows how additions are written
command-option-tsw-world-file = A YAML file; /tsw world example gives one to begin with
command-option-tsw-world-add-name = What to call it; otherwise the name of the file
command-option-tsw-world-name = Which of the files

tsw-world-contents =
    { $groups ->
        [one] { $groups } group
       *[other] { $groups } groups
    }, { $places ->
        [one] { $places } place
       *[other] { $places } places
    }, { $events ->
        [one] { $events } special event
       *[other] { $events } special events
    }, { $conspiracies ->
        [one] { $conspiracies } conspiracy
       *[other] { $conspiracies } conspiracies
    }{ $people ->
        [0] {""}
       *[other] , words for people
    }{ $alignments ->
        [none] {""}
       *[other] , the alignments “{ $alignments }”
    }
tsw-world-added = **{ $file }** is part of every world that begins here from now on: { $contents }. Games that have begun stay as they are.
tsw-world-title = What this server adds to the worlds of The Secret Wars

## Press between players (TSW-82)

tsw-heading-press = Write to another conspiracy
tsw-choice-press =
    { $to ->
        [everybody] Write to everybody
       *[other] Write to { $to }
    }
tsw-press =
    { $to ->
        [everybody] **{ $sender }** to everybody: “{ $words }”
       *[other] **{ $sender }** to { $to }: “{ $words }”
    }
tsw-press-sent =
    { $to ->
        [everybody] Your words are on everybody’s table.
       *[other] Your words are on their way to { $to }.
    }
command-tsw-press = Write to another conspiracy, if your table allows it
command-option-press-to = Which conspiracy, or everybody
command-option-press-words = What to say; it cannot be taken back
tsw-press-closed = Nobody writes to anybody here without an emissary (TSW-82), or you have written as often as a turn allows.

## Orders in other languages (TSW-13)

tsw-letter-in-english = I have read this as English. Is that what you mean?
