"""The vocabulary of what cards do: every word with its parameters. README.md beside says what they mean.

A parameter means the same wherever it occurs, so its kind is declared once (`checks.PARAMS`); a word only
lists its parameters, with `?` after those that may be left out.
"""

from __future__ import annotations

from collections.abc import Mapping

Declared = Mapping[str, str]

KINDS = ("control", "destroy", "assassination", "disaster", "strike")
"""Kinds of attack; the last three are Instant unless the card says otherwise (strike: any other such)."""

ORDINARY = ("control", "destroy")
"""The kinds that are meant where a test names none (INW-119)."""

SEATS = ("me", "rival", "each", "owner", "attacker", "defender", "doer")
UNTILS = ("action", "next", "next_action", "attack", "turn", "my_turn", "next_turn", "forever")
WHENS = (
    "any_time", "own_turn", "begin", "tokens", "takeover", "end", "rival_begins", "just_played", "not_attack",
    "not_privileged",
    "not_election",
)  # fmt: skip
MOMENTS = (
    "played", "action", "ability", "takeover", "draw", "drawn", "privileged", "declared", "paying",
    "attacked", "spurned", "attack", "dice", "won", "lost", "captured", "destroyed", "devastated",
    "relieved", "dying", "discarded", "look", "expose", "agents", "deal", "turn_begins",
    "entered", "involved",
)  # fmt: skip
REGISTERS = ("roll", "spent")
PILES = ("plots", "groups", "either", "same", "deck", "group_deck", "play", "agents")

PASSIVES: Declared = {
    "bonus": "amount scope who? attack? instead?",
    "stat": "what add? set? raise? times? who? per? attack? if? instruction?",
    "side_times": "side times attack",
    "alignment_step": "identical? opposed?",
    "best_alignments": "attack",
    "reads_as": "trait other attack",
    "counts_as": "who also",
    "becomes": "who gains",
    "at_will": "trait",
    "joins": "attack sides who?",
    "free_defence": "of",
    "breaks_privilege": "attack",
    "bars": "who side attack",
    "reaches_secret": "sides opens?",
    "immune": "who from against? attack?",
    "safe": "who attack",
    "ignores_defences": "attack",
    "barred": "attack",
    "no_master_bonus": "attack trait?",
    "tokens": "n who per? not? apart?",
    "no_tokens": "who",
    "no_abilities": "who",
    "saves_tokens": "",
    "hand_limit": "n",
    "draws": "pile n per?",
    "draw_choice": "pile way",
    "shows_draws": "",
    "keeps": "who",
    "needs": "of",
    "for_good": "who? attack?",
    "recovers": "who when",
    "counts_double": "trait",
    "no_credit": "",
    "copies": "",
    "no_agents": "who",
    "returns": "",
    "after_dice": "who",
    "exempt": "master",
    "excepted": "master",
    "taxes_all": "master",
    "stash": "of for? counted?",
    "stands_as_place": "power",
    "call": "name",
}
"""What holds as long as the card is in play (a Plot: as long as it lies in the centre or is linked)."""

OPS: Declared = {
    "draw": "pile n deck? seat?",
    "pick": "pile seat n way of?",
    "look": "pile seat n? way? shown?",
    "expose": "seat n way? of? matched?",
    "hide": "n",
    "take": "pile seat n way of? exposed?",
    "discard": "pile seat n way of? unseen?",
    "bottom": "",
    "search": "pile n of? to",
    "recover": "to",
    "no_draw": "seat pile until",
    "cancel": "fate? again? who?",
    "token": "who n? most? even? fresh? others?",
    "untoken": "who n?",
    "boost": "amount as",
    "change": "what add? set? times? who? until only? no_master?",
    "add": "amount side",
    "privilege": "of?",
    "no_privilege": "",
    "admit": "",
    "opens": "who side",
    "after_dice": "who",
    "set_roll": "roll",
    "shift_roll": "n",
    "reroll": "add? closed?",
    "fail": "",
    "lay": "",
    "link": "who?",
    "unlink": "",
    "mark": "as",
    "combine": "kinds both?",
    "becomes_assassination": "",
    "stand_in": "power",
    "takeover": "of link? twin?",
    "move_group": "",
    "reorganize": "",
    "destroy": "card credit after? killed?",
    "gone": "",
    "retires": "of",
    "revive": "control forget",
    "relieve": "who when?",
    "no_relief": "until",
    "undo_change": "",
    "turn": "verbs until",
    "lose": "trait",
    "repeal": "n",
    "return_card": "",
    "end_turn": "",
    "roll": "dice",
    "if": "test then else?",
    "if_lost": "do",
    "keep": "",
    "elect": "",
    "impeach": "",
    "modes": "of",
    "call": "name",
}
"""What happens once, in the order of the list."""

CALLED: Declared = {
    "shut_out": "",
    "seize": "",
    "show_note": "",
    "avenge": "",
    "oil_price": "",
    "equal": "value",
    "is_now": "trait",
    "seek": "of",
}
"""The same, where the text of a call tells it."""

GOALS: Declared = {
    "double": "who",
    "counts_group": "who",
    "total_power": "power of?",
    "all_alignments": "power",
    "kill_and_control": "of who table",
    "goal_cards": "n different?",
    "call": "name",
}
"""Ways to win, or to count towards the Basic Goal."""
