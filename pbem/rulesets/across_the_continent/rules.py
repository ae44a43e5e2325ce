"""
What may differ between two races: one frozen value, a field for each choice.

A field carries its words: a sentence, its source, and its legal values with a sentence each. `pbem
rules` prints them, `pbem new` checks against them. Where a player may be named, the word that
stands for "nobody named" is the legal value.
"""

from collections.abc import Sequence

from pbem.record import value
from pbem.rulesets.choices import Offer, OneOfOrPlayers, choice

_BOOKLET = "booklet of 1952"
PARTNERS = "partners"

VERSION = 1
"""The version of these rules (docs/rulesets.md, 8)."""


@value(kw_only=True)
class Rules:
    """The rules of one race; the defaults are the booklet as this program reads it."""

    dice_choice: str = choice(
        "Which numbers of a throw may be used.",
        f"{_BOOKLET}, Rules for two players, note and example",
        "R-102, A-76",
        {
            "free": "A player may move the sum of the dice or the number of either die.",
            "sum-first": "A player moves the sum of the dice; a single die counts only if the sum cannot be used.",
        },
        default="free",
        switch=True,
    )
    partners: bool = choice(
        "Whether four players race as two teams.",
        f"{_BOOKLET}, Rules for four players",
        "R-112, A-86, A-91",
        {False: "Everybody races alone.", True: "Four players race as two teams of partners."},
        default=False,
        offer=Offer(
            PARTNERS, True, "Four players race as two teams of partners.", f"{_BOOKLET}, Rules for four players"
        ),
    )
    first_partner: str = choice(
        "Who the partner of the first player in the list is.",
        f"{_BOOKLET}, Rules for four players: left to the players",
        "R-112, A-86",
        OneOfOrPlayers(
            {"opposite": "The first and the third player are partners, and so are the other two."},
            1,
            "The first player and {n} are partners, and so are the other two.",
        ),
        default="opposite",
        switch=True,
    )
    west: str = choice(
        "Who starts on the west coast.",
        f"{_BOOKLET}, Rules for two, three and four players: left to the players",
        "R-097, A-87",
        OneOfOrPlayers({"lot": "A lot decides who starts on which coast."}, 2, "Starting on the west coast: {n}."),
        default="lot",
        switch=True,
    )
    first: str = choice(
        "Who has the first turn.",
        f"{_BOOKLET}: not said",
        "A-86",
        OneOfOrPlayers(
            {"roll": "Everybody throws two dice; the highest sum begins, and equal sums throw again."}, 1, "{n} begins."
        ),
        default="roll",
        switch=True,
    )
    returned_tickets: str = choice(
        "Where a ticket goes that is put back: one that was travelled, or one that was rejected.",
        f"{_BOOKLET}, Rules for two players; of rejected tickets nothing is said",
        "R-109, A-78",
        {
            "bottom": "A ticket that is put back goes face down to the bottom of its pile. Tickets that "
            "nobody has drawn yet come first, each equally likely; after all of them those that "
            "were put back, in the order in which they came.",
            "mixed": "A ticket that is put back is mixed into its pile. Every ticket in the pile is equally likely.",
        },
        default="bottom",
        switch=True,
    )
    return_ticket: str = choice(
        "When the ticket for the way back is drawn.",
        f"{_BOOKLET}, Rules for two players; Rules for four players",
        "R-109, R-110, A-82",
        {
            "booklet": "Partners draw the ticket for the way back on arrival, others in their next turn.",
            "next-turn": "Everybody draws the ticket for the way back in their next turn.",
            "arrival": "Everybody draws the ticket for the way back on arrival.",
        },
        default="booklet",
        switch=True,
    )
    rings: str = choice(
        "What happens if pieces could block each other for ever.",
        f"{_BOOKLET}: not said",
        "A-88, A-89",
        {
            "refused": "A map whose tickets could block pieces for ever is not played.",
            "shared": "A piece that is blocked for ever may rest beside another in its next city.",
        },
        default="refused",
        switch=True,
    )
    record_turns: int = choice(
        "How many turns are played on standing orders before somebody is asked again.",
        "this program; the booklet knows no standing orders",
        "A-85",
        {
            count: f"After {count} turns on standing orders a record is full: the next player is asked."
            for count in (10, 25, 50, 100, 200)
        },
        default=100,
        switch=True,
    )


def named_seats(value: str) -> tuple[str, ...]:
    """Return the seats that a value names, as in "anna, ben"."""
    return tuple(value.replace(",", " ").split())


def teams_of(rules: Rules, seats: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Return the teams in seat order; without partners everybody is alone (R-112)."""
    if not rules.partners:
        return tuple((seat,) for seat in seats)
    partner = seats[2] if rules.first_partner == "opposite" else rules.first_partner
    first = (seats[0], partner)
    return (first, tuple(seat for seat in seats if seat not in first))


def seat_faults(rules: Rules, seats: Sequence[str]) -> list[str]:
    """Check that the rules fit the players; return a sentence for each fault."""
    faults = []
    for name, nobody in (("first_partner", "opposite"), ("west", "lot"), ("first", "roll")):
        value = getattr(rules, name)
        if value != nobody:
            faults += [
                f"{name} = {value}; nobody here is called {word!r}" for word in named_seats(value) if word not in seats
            ]
    if faults:
        return faults
    if not 2 <= len(seats) <= 4:
        return [f"{len(seats)} players; 2 to 4 can race"]
    return [*_partner_faults(rules, seats), *_west_faults(rules, seats), *_first_faults(rules)]


def _first_faults(rules: Rules) -> list[str]:
    one = len(named_seats(rules.first)) == 1
    return [] if one else [f"first = {rules.first}; one player begins"]


def _partner_faults(rules: Rules, seats: Sequence[str]) -> list[str]:
    if rules.partners and len(seats) != 4:
        return [f"{len(seats)} players; partners need exactly four"]
    if rules.first_partner == "opposite":
        return []
    if not rules.partners:
        return ["first_partner needs the option partners"]
    alone = rules.first_partner == seats[0] or len(named_seats(rules.first_partner)) != 1
    return [f"first_partner = {rules.first_partner}; must be one of {', '.join(seats[1:])}"] if alone else []


def _west_faults(rules: Rules, seats: Sequence[str]) -> list[str]:
    """R-097: one of two or three starts in the west, two of four; of partners one each (R-112)."""
    if rules.west == "lot":
        return []
    west = named_seats(rules.west)
    wanted = west_count(len(seats))
    if len(west) != wanted or len(set(west)) != wanted:
        return [f"west = {rules.west}; of {len(seats)} players {wanted} start(s) on the west coast"]
    if rules.partners and len(seats) == 4 and len(set(west) & set(teams_of(rules, seats)[0])) != 1:
        return [f"west = {rules.west}; one player of each team starts on the west coast"]
    return []


def draws_on_arrival(rules: Rules) -> bool:
    """Say whether the ticket for the way back is drawn in the turn of the arrival (A-82)."""
    return rules.return_ticket == "arrival" or (rules.return_ticket == "booklet" and rules.partners)


def west_count(players: int) -> int:
    """Return how many start on the west coast (R-097)."""
    return 2 if players == 4 else 1
