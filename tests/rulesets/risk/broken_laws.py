"""How each law is broken on purpose: an engine with one fault, and the rule in whose cases it is seen."""

from collections.abc import Generator, Iterator, Sequence
from typing import Any, NamedTuple

import broken_cards
import broken_hidden
import broken_options
import broken_setup
import broken_turn
from breaking import Patch, entry, everywhere, here

from pbem.rulesets.across_the_continent import events as rail
from pbem.rulesets.across_the_continent.play import evolution as rail_evolution
from pbem.rulesets.across_the_continent.play import race, tickets, track
from pbem.rulesets.across_the_continent.play import turn as rail_turn
from pbem.rulesets.across_the_continent.state import Phase
from pbem.rulesets.risk import events as told
from pbem.rulesets.risk.play import comparison, elimination, movement, setup

Events = Generator[Any, None, bool]


class Fault(NamedTuple):
    """A fault of an engine, the law that must notice it, and the rule whose cases meet it."""

    law: str
    title: str
    rule: str
    patch: Patch


KNOWN = {
    (one.rule, one.title): one.patch
    for one in (
        *broken_setup.BROKEN,
        *broken_turn.BROKEN,
        *broken_cards.BROKEN,
        *broken_hidden.BROKEN,
        *broken_options.BROKEN,
    )
}


def known(law: str, rule: str, title: str) -> Fault:
    """Return a fault that is there as a broken rule too."""
    return Fault(law, title, rule, KNOWN[rule, title])


# ── the game of conquest ─────────────────────────────────────────────────────────────────────────

right_clashes = comparison.clashes


def add_to_alaska(by: str, owner: str, territory: str, at: int) -> told.ArmyAdded:
    """Whatever a list says, and whoever holds it."""
    del territory
    return told.ArmyAdded(by, owner, "alaska", at)


def leave_one_behind(giver: str, taker: str, cards: Sequence[str]) -> told.CardsPassed:
    return told.CardsPassed(giver, taker, tuple(cards[1:]))


def ties_to_the_attacker(*given: Any) -> list[told.Clash]:
    """Who should lose armies takes them."""
    return [
        one._replace(attacker_losses=one.defender_losses, defender_losses=one.attacker_losses)
        for one in right_clashes(*given)
    ]


# ── the rail race ────────────────────────────────────────────────────────────────────────────────

right_draw = tickets.draw
right_set_out = tickets.set_out
right_leg_of = race.leg_of
right_landing = track._best_landing


def drawn_and_put_back(there: Any, seat: str) -> Events:
    """A ticket lies under its pile and in a hand."""
    events = right_draw(there, seat)
    while True:
        try:
            event = next(events)
        except StopIteration as done:
            return bool(done.value)
        yield event
        if isinstance(event, rail.TicketDrawn):
            yield rail.TicketReturned(event.ticket)


def express_to_the_second_city(there: Any) -> Events:
    for event in right_set_out(there):
        second = there.board.deck[there.mover.ticket].stops[1] if there.mover.ticket else ""
        yield event._replace(city=second) if isinstance(event, rail.ExpressTaken) else event
    return False


def one_space_less(leg: Any, number: int) -> Any:
    """A piece stops a space before its number is used up."""
    landing = right_landing(leg, number)
    return landing and landing._replace(path=landing.path[:-1] or landing.path)


def heed_nobody(*given: Any) -> track.Leg:
    """Other pieces are not seen."""
    leg = right_leg_of(*given)
    return track.Leg(leg.board, leg.place, leg.city, (), leg.via)


def everybody_wins(there: Any, _seat: str) -> Iterator[Any]:
    yield rail.GameWon(there.seats, "race")


def stay(state: Any, event: Any) -> None:
    """A piece goes one space, whatever its move says."""
    state.travellers[event.seat].place = event.path[0]
    state.dice, state.phase = None, Phase.TURN


def move_another(seat: str, *rest: Any) -> rail.PieceMoved:
    """A player moves the piece of the other."""
    return rail.PieceMoved("fay" if seat == "emil" else "emil", *rest)


def forget(_state: Any, _event: Any) -> None:
    """Nothing changes."""


CONQUEST = (
    known("placed", "R-081", "nobody hears of lost armies"),
    known("no more", "R-030", "armies may be placed anywhere"),
    known("room", "R-054", "a card that is lost takes the armies along"),
    known("card bonus", "R-060", "armies for foreign territories"),
    known("count", "R-024", "fractions are rounded up"),
    Fault("set-up", "all armies go to Alaska", "R-013", here(setup, "ArmyAdded", add_to_alaska)),
    known("neutral", "R-071", "three own armies in a placing turn"),
    known("standing", "R-084", "moves ignore the limit"),
    known("armies", "R-016", "two armies on each territory"),
    known("left over", "R-058", "a set may wait until the armies stand"),
    known("set", "R-052", "two alike and anything are a set"),
    Fault(
        "hand",
        "a card of an eliminated player stays behind",
        "R-061",
        here(elimination, "CardsPassed", leave_one_behind),
    ),
    known("oldest", "R-054", "the newest is lost"),
    known("draw", "R-050", "a card without a capture"),
    known("pile", "R-059", "the discards come back too early"),
    known("four", "R-054", "five cards may be kept"),
    known("cards", "R-059", "what was discarded unseen comes back"),
    known("out", "R-067", "players who are out take turns"),
    known("mover", "R-092", "out before the card is drawn"),
    known("turns", "R-003", "the turn passes to the right"),
    known("nothing left", "R-095", "only a capital puts anybody out"),
    Fault(
        "winner",
        "the first elimination wins",
        "R-061",
        everywhere(elimination.survivor, lambda _setting, state: state.mover),
    ),
    known("no winner", "R-094", "the last player does not win"),
    Fault("throw", "losses are confused", "R-037", everywhere(right_clashes, ties_to_the_attacker)),
    known("capture", "R-043", "one army may move in"),
    Fault("move", "armies move to anybody", "R-047", here(movement, "_refuse_ends", lambda *_: None)),
    known("capital", "R-093", "a bonus of four"),
)
RAIL = (
    Fault("ticket", "no ticket is rejected", "R-099", here(tickets, "_objection", lambda *_: ("", ""))),
    Fault("pile", "a drawn ticket is put back", "R-109", here(tickets, "draw", drawn_and_put_back)),
    Fault("tickets", "returned tickets vanish", "R-109", entry(rail_evolution.CHANGES, rail.TicketReturned, forget)),
    Fault("track", "a move ends a space too early", "R-103", here(track, "_best_landing", one_space_less)),
    Fault(
        "dice",
        "a die shows one more",
        "R-102",
        here(track, "numbers_of", lambda dice: tuple(sorted({one + 1 for one in dice}))),
    ),
    Fault("space", "two pieces rest on one space", "R-105", here(rail_turn, "leg_of", heed_nobody)),
    Fault("city", "the express goes too far", "R-110", here(rail_turn, "set_out", express_to_the_second_city)),
    Fault("mover", "a player moves another's piece", "R-101", here(rail_turn, "PieceMoved", move_another)),
    Fault(
        "turns",
        "a player has turn after turn",
        "R-101",
        here(rail_turn, "next_seat", lambda state, _seats: state.mover),
    ),
    Fault("pieces", "pieces go one space", "R-101", entry(rail_evolution.CHANGES, rail.PieceMoved, stay)),
    Fault("winner", "everybody wins", "R-111", here(rail_turn, "_finish", everybody_wins)),
)
