"""Every group, taken from the uncontrolled area: its numbers, arrows, income, and what it can do."""

import pytest

from tests.support.illuminati import Game, given

BAVARIA = "the-bavarian-illuminati"

GROUPS: dict[str, tuple[int, int, int, int, str, str, str]] = {
    "american-autoduel-association": (1, 0, 5, 1, "violent weird", "left", "right"),
    "anti-nuclear-activists": (2, 0, 5, 1, "liberal", "left", "top"),
    "antiwar-activists": (0, 0, 3, 1, "liberal peaceful", "left", ""),
    "big-media": (4, 3, 6, 3, "liberal straight", "right", "top bottom left"),
    "boy-sprouts": (0, 0, 3, 1, "peaceful straight", "left", ""),
    "c-i-a": (6, 4, 5, 0, "government violent", "right", "top bottom left"),
    "california": (5, 0, 4, 5, "government liberal weird", "left", "top bottom"),
    "cfl-aio": (6, 0, 5, 3, "liberal", "right", "top bottom left"),
    "chinese-campaign-donors": (3, 0, 2, 3, "communist", "right", "top bottom"),
    "clone-arrangers": (6, 2, 6, 1, "communist violent criminal", "left", "right bottom"),
    "comic-books": (1, 0, 1, 2, "violent weird", "left", "top"),
    "congressional-wives": (1, 0, 4, 1, "conservative straight", "left", "right"),
    "convenience-stores": (1, 0, 4, 3, "straight", "left", "bottom"),
    "copy-shops": (1, 0, 3, 4, "peaceful", "right", "left"),
    "cycle-gangs": (0, 0, 4, 0, "violent weird", "left", ""),
    "democrats": (5, 0, 4, 3, "liberal", "right", "bottom left"),
    "eco-guerrillas": (0, 0, 6, 1, "liberal violent weird", "right", ""),
    "empty-vee": (3, 0, 3, 4, "", "right", "bottom left"),
    "evil-geniuses-for-a-better-tomorrow": (0, 2, 6, 3, "violent weird", "right", ""),
    "f-b-i": (4, 2, 6, 0, "government straight", "right", "top bottom"),
    "fast-food-chains": (2, 0, 4, 3, "straight", "left", "bottom"),
    "federal-reserve": (5, 3, 7, 6, "government", "left", "top right"),
    "feminists": (2, 0, 2, 1, "liberal", "left", "bottom"),
    "fiendish-fluoridators": (3, 0, 5, 1, "communist fanatic", "left", "top right"),
    "flat-earthers": (1, 0, 2, 1, "conservative weird", "right", "left"),
    "fnord-motor-company": (2, 0, 4, 2, "peaceful", "left", "right"),
    "fraternal-orders": (3, 0, 5, 2, "conservative", "right", "top"),
    "girlie-magazines": (2, 0, 2, 3, "liberal", "right", "bottom"),
    "goldfish-fanciers": (0, 0, 4, 1, "peaceful fanatic", "left", ""),
    "gun-lobby": (1, 0, 3, 1, "conservative violent", "right", "bottom left"),
    "hackers": (1, 1, 4, 2, "weird fanatic", "right", "top"),
    "health-food-stores": (1, 0, 3, 2, "liberal", "left", "bottom"),
    "hollywood": (2, 0, 0, 5, "liberal", "left", "right bottom"),
    "i-r-s": (5, 3, 5, 0, "government criminal", "right", "top bottom"),
    "intellectuals": (0, 0, 3, 1, "weird fanatic", "left", ""),
    "international-cocaine-smugglers": (3, 0, 5, 5, "criminal", "left", "top right bottom"),
    "international-communist-conspiracy": (7, 0, 8, 6, "communist", "right", "top bottom left"),
    "junk-mail": (1, 0, 3, 2, "criminal", "right", "top"),
    "kgb": (2, 2, 6, 0, "communist violent", "right", "bottom"),
    "kkk": (2, 0, 5, 1, "conservative violent", "right", "bottom"),
    "l-4-society": (1, 0, 2, 0, "weird", "right", "left"),
    "libertarians": (1, 0, 4, 1, "fanatic", "left", "top"),
    "loan-sharks": (5, 0, 5, 6, "violent criminal", "left", "right"),
    "local-police-departments": (0, 0, 4, 1, "conservative violent straight", "left", ""),
    "madison-avenue": (3, 3, 3, 2, "", "right", "bottom left"),
    "militia": (2, 0, 4, 2, "conservative violent", "right", "top left"),
    "moonies": (2, 0, 4, 3, "peaceful fanatic", "left", "top"),
    "moral-minority": (2, 0, 1, 2, "conservative straight fanatic", "right", "bottom"),
    "morticians": (0, 0, 4, 1, "peaceful straight", "right", ""),
    "multinational-oil-companies": (6, 0, 4, 8, "", "left", "top right bottom"),
    "nephews-of-god": (0, 0, 4, 2, "conservative fanatic", "right", ""),
    "new-york": (7, 0, 8, 3, "government violent criminal", "right", "top bottom left"),
    "nuclear-power-companies": (4, 0, 4, 3, "conservative", "right", "left"),
    "orbital-mind-control-lasers": (4, 2, 5, 0, "communist", "left", "top right"),
    "parent-teacher-agglomeration": (0, 0, 5, 1, "conservative peaceful straight", "left", ""),
    "pentagon": (6, 0, 6, 2, "government violent straight", "right", "top bottom left"),
    "phone-phreaks": (0, 1, 1, 1, "liberal criminal", "left", ""),
    "post-office": (4, 3, 3, 0, "government", "right", "bottom"),
    "professional-sports": (2, 0, 4, 3, "violent fanatic", "left", "right bottom"),
    "psychiatrists": (0, 0, 6, 2, "weird", "right", ""),
    "punk-rockers": (0, 0, 4, 1, "weird", "left", ""),
    "recyclers": (2, 0, 2, 3, "liberal", "right", "left"),
    "republicans": (4, 0, 4, 4, "conservative", "right", "top bottom left"),
    "robot-sea-monsters": (0, 0, 6, 2, "communist violent", "right", ""),
    "s-m-o-f": (1, 0, 1, 0, "weird", "right", "top bottom"),
    "science-fiction-fans": (0, 0, 5, 1, "weird", "left", ""),
    "semiconscious-liberation-army": (0, 0, 8, 0, "communist liberal violent weird criminal", "left", ""),
    "society-for-creative-anarchism": (0, 0, 4, 1, "violent weird", "right", ""),
    "south-american-nazis": (4, 0, 6, 2, "conservative violent", "right", "top bottom"),
    "survivalists": (0, 0, 6, 2, "conservative violent fanatic", "right", ""),
    "tabloids": (2, 0, 3, 3, "weird", "right", "top"),
    "texas": (6, 0, 6, 4, "government conservative violent", "left", "top right"),
    "the-mafia": (7, 0, 7, 6, "violent criminal", "right", "top bottom left"),
    "the-men-in-black": (0, 2, 6, 1, "weird criminal", "left", ""),
    "the-phone-company": (5, 2, 6, 3, "", "left", "right bottom"),
    "the-united-nations": (1, 0, 3, 3, "liberal", "left", "bottom"),
    "tobacco-liquor-companies": (4, 0, 3, 3, "straight", "right", "top left"),
    "trekkies": (0, 0, 4, 3, "weird fanatic", "right", ""),
    "triliberal-commission": (5, 0, 6, 3, "liberal straight", "right", "top bottom"),
    "tv-preachers": (3, 0, 6, 4, "straight fanatic", "right", "bottom left"),
    "underground-newspapers": (1, 1, 5, 0, "communist liberal", "right", "top"),
    "video-games": (2, 0, 3, 7, "", "right", "bottom"),
    "yuppies": (1, 1, 4, 5, "conservative", "right", "bottom"),
}
"""Power, Transferable Power, Resistance, income, alignments, incoming arrow, outgoing arrows, as printed."""

COLLECTED = {"i-r-s": 2}
"""What other players pay to it in its first income step."""


def captured(group: str) -> Game:
    """Bavaria has taken the group from the uncontrolled area, on its right side."""
    other = "cycle-gangs" if group != "cycle-gangs" else "trekkies"
    target = "texas" if group != "texas" else "new-york"
    game = given(uncontrolled=f"{group} {target} {other}", treasuries={0: 40}).seat(0)
    resistance = GROUPS[group][2]
    parts = {"power": 10, "resistance": -resistance} if resistance else {"power": 10}
    game.controls(group, by=BAVARIA).expect("attack", number=10 - resistance, parts=parts)
    return game.spends(resistance + 1).rolls(5, 5).does("place", BAVARIA, "right").settle()


@pytest.mark.rule("ILL-5.7a", "ILL-6a", "ILL-6b")
@pytest.mark.parametrize("group", GROUPS)
def test_it_hangs_where_it_was_put_with_its_printed_numbers_and_arrows(group: str) -> None:
    power, transfer, resistance, _, alignments, incoming, outgoing = GROUPS[group]
    game = captured(group).idle()
    game.expect(group, owner=0, master=BAVARIA, arrow="right", cell=(1, 0), money=0, open=outgoing)
    game.expect(group, power=power, transfer=transfer, resistance=resistance, alignments=alignments)
    shown = game.sees(None).seats[0].structure[1]
    assert shown.turned == {"left": 0, "right": 2}[incoming]


@pytest.mark.rule("ILL-3a")
@pytest.mark.parametrize("group", GROUPS)
def test_it_brings_its_income_in_the_next_turn(group: str) -> None:
    game = captured(group).ends_turn().seat(1).ends_turn().expect("table", active=0)
    game.expect(group, money=GROUPS[group][3] + COLLECTED.get(group, 0)).idle()


@pytest.mark.rule("ILL-5.1a", "ILL-5.1e", "ILL-1g", "ILL-1h")
@pytest.mark.parametrize("group", GROUPS)
def test_it_leads_with_its_power_and_aids_with_its_transferable_power(group: str) -> None:
    power, transfer = GROUPS[group][:2]
    target = "texas" if group != "texas" else "new-york"
    game = captured(group)
    if power:
        game.controls(target, by=group)
        assert dict(game.sees(None).attack.parts)["power"] == power
        game.misses()
    else:
        game.refuses("attack", group, why="refused-powerless")
    game.idle()
    game = given(play={0: group}, uncontrolled=target).seat(0)
    if transfer:
        game.controls(target, by=BAVARIA, aid=group)
        assert dict(game.sees(None).attack.parts)["aid"] == transfer
    else:
        game.does("attack", BAVARIA).does("control", target).refuses("aid", group)
    game.misses().idle()
