"""
The end of a race.

    R-111  alone: who is home first has won, at once; nobody finishes his round (A-84)
    R-112  partners: the team that is home first with both pieces; who is home retires (A-91)

A race ends. Every move takes a piece nearer to the end of a journey of two tickets; nothing ever takes
it back. As long as nobody can be blocked for ever (`rings.py`) there is a piece that some throw
moves, and such throws come with a chance of at least 11 in 36, so the chance that a race still runs
falls towards nothing from round to round.
"""

from collections.abc import Iterator

from pbem.rulesets.across_the_continent.events import Event, GameWon, PlayerRetired
from pbem.rulesets.across_the_continent.play.record import Record
from pbem.rulesets.across_the_continent.rules import teams_of


def finish(record: Record, seat: str) -> Iterator[Event]:
    """Let a seat that has come home win, or retire."""
    pieces = record.state.travellers
    team = next(team for team in teams_of(record.rules, record.seats) if seat in team)
    travelling = [partner for partner in team if not (pieces[partner].home or pieces[partner].out)]
    if travelling:
        yield PlayerRetired(seat, travelling[0])
    else:
        playing = [partner for partner in team if not pieces[partner].out]
        in_order = tuple(partner for partner in record.seats if partner in playing)
        yield GameWon(in_order, "partners" if record.rules.partners else "race")
