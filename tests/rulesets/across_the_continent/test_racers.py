"""Players by program of the rail race: exact counts, and a different strength."""

from fractions import Fraction

from players.arena import Arena, wins

from pbem.engine.lots import Lots
from pbem.rulesets.across_the_continent.bots.racer import CAREFUL, best_distances, turns_from
from pbem.trust.dice import SeededDice

RACE = "across-the-continent-1952"


def test_turns_to_a_city_are_counted_exactly() -> None:
    """One space away only a one helps: 11 throws of 36. From two a two does, and after a one a one."""
    assert turns_from(0, "free") == 0
    assert turns_from(1, "free") == Fraction(36, 11)
    # Eleven throws show a two, a double one goes all the way, eight bring one space nearer.
    assert turns_from(2, "free") == (36 + 8 * turns_from(1, "free")) / (11 + 1 + 8)
    assert best_distances("free")[:4] == (6, 5, 4, 3)


def test_the_careful_answer_dice_on_the_table() -> None:
    """At seven spaces with 1 and 4 thrown, six are left rather than three or two."""
    arena = Arena(RACE, ("careful", "bold"))
    table = arena.table
    lots = Lots(SeededDice(bytes(32)).stream("bot"))
    for number in range(200):
        state, _ = next(iter(arena.play(number)))
        piece = state.travellers[state.mover]
        if not piece.ticket:
            continue
        stops = table.board.deck[piece.ticket].stops  # type: ignore[attr-defined]  # of a race
        far = table.board.distances(stops[piece.leg])  # type: ignore[attr-defined]  # as above
        piece.place = next(space for space, steps in far.items() if steps == 7)
        state.dice, state.phase = (1, 4), "throw"
        decided = CAREFUL.decide(table, state, state.mover, lots)  # type: ignore[arg-type]  # as above
        assert decided.orders == {"rail": {"move": 1}}
        return
    raise AssertionError("nobody had a ticket")


def test_the_careful_win_most_races() -> None:
    """The dice decide much: sixty of a hundred is what knowing the distances brings."""
    assert wins(RACE, "careful", "bold", range(100)) >= 55
