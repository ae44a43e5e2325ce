"""Wrong games: what is in the box, who plays, how the game begins, whose turn it is."""

from typing import Any

from breaking import Breakage, Events, entry, everywhere, here, nothing

from pbem.engine.table.terms import Awaited
from pbem.rulesets.risk import setting, terms
from pbem.rulesets.risk.board_facts import board_facts
from pbem.rulesets.risk.events import LotsRolled, TerritoryClaimed, TurnStarted
from pbem.rulesets.risk.orders import SetupLists
from pbem.rulesets.risk.play import elimination, evolution, lots, resolution, setup, turn
from pbem.rulesets.risk.reading import setup as reading_setup
from pbem.rulesets.risk.state import Phase
from pbem.rulesets.risk.words import rulebook
from pbem.rulesets.risk.words.book import contents

right_claim = evolution._claim
right_seat_after = setting.Setting.seat_after
right_initial = lots._initial_armies
right_blank = resolution.blank
right_awaited = resolution.awaited


def facts_with(**wrong: Any) -> Any:
    """Read map files wrongly."""

    def read(*arguments: Any) -> Any:
        facts = board_facts(*arguments)
        return {**facts, **{name: change(facts[name]) for name, change in wrong.items()}}

    return everywhere(board_facts, read)


def lots_without_ties(setting: Any, purpose: str, dice: Any) -> LotsRolled:
    stream = dice.stream(f"lots/{purpose}")
    throws = tuple((seat, stream.d6()) for seat in setting.seats)
    return LotsRolled(purpose, (throws,), max(throws, key=lambda throw: throw[1])[0])


def lots_for_the_first(setting: Any, purpose: str, dice: Any) -> LotsRolled:
    for _ in setting.seats:
        dice.stream(f"lots/{purpose}").d6()
    return LotsRolled(purpose, (), setting.seats[0])


def second_goes_on(setting: Any, state: Any, event: Any) -> None:
    """The 43rd army is for whoever comes after the 42nd."""
    right_claim(setting, state, event)
    if "" not in state.owners:
        state.mover = setting.seat_after(state, event.seat)


def two_each(setting: Any, state: Any, seat: str, territories: Any) -> None:
    for territory in territories:
        state.owners[setting.index[territory]] = seat
        state.armies[setting.index[territory]] = 2


def deal_from_the_dealer(setting: Any, state: Any, seat: str) -> str:
    return seat if state.phase is Phase.BLANK else right_seat_after(setting, state, seat)


def blank_without_jokers(setting: Any) -> Any:
    state = right_blank(setting)
    state.pile = [card for card in state.pile if card != "joker"]
    return state


def five_more(setting: Any, state: Any) -> dict[str, int]:
    return {owner: armies + 5 for owner, armies in right_initial(setting, state).items()}


def everybody_may(setting: Any, state: Any) -> Awaited | None:
    wait = right_awaited(setting, state)
    return wait and Awaited(wait.must, wait.what, setting.seats)


def pass_to_right(setting: Any, state: Any) -> Events:
    if state.phase is not Phase.OVER and not state.bonus:
        yield TurnStarted(setting.seats_from(state.mover)[-1], state.turn + 1)


def pass_to_all(setting: Any, state: Any) -> Events:
    if state.phase is not Phase.OVER and not state.bonus:
        yield TurnStarted(setting.seats_from(state.mover)[1], state.turn + 1)


def claim_backwards(setting: Any, state: Any, seat: str) -> str | None:
    """Nobody heeds the lists: the last free territory is claimed."""
    free = [id_ for id_ in setting.board.ids if not setting.owner(state, id_)]
    return free[-1] if state.lists.get(seat, SetupLists()).claim else None


BROKEN = (
    Breakage("R-001", "nobody wins by the last territory", everywhere(elimination.survivor, lambda *_: "")),
    Breakage("R-002", "any number may play", here(terms, "CHECKS", ())),
    Breakage("R-003", "the turn passes to the right", everywhere(turn.pass_on, pass_to_right)),
    Breakage("R-004", "a hundred armies at most", here(setting, "NO_LIMIT", 100)),
    Breakage("R-005", "three jokers", facts_with(jokers=lambda number: number + 1)),
    Breakage("R-006", "no word of the trade-mark card", entry(contents.CHOICES, ("trademark_card", True), ())),
    Breakage(
        "R-007",
        "Africa brings four",
        facts_with(continents=lambda rows: [[*row[:2], row[2] + (row[0] == "africa"), row[3]] for row in rows]),
    ),
    Breakage(
        "R-008",
        "Alaska does not touch Kamchatka",
        facts_with(borders=lambda pairs: [pair for pair in pairs if pair != ["alaska", "kamchatka"]]),
    ),
    Breakage(
        "R-009",
        "no chapter about the board",
        here(rulebook, "CHAPTERS", [one for one in contents.CHAPTERS if one[0] != "board"]),
    ),
    Breakage("R-010", "five armies more", here(lots, "_initial_armies", five_more)),
    Breakage("R-011", "ties are not thrown again", everywhere(lots.roll_lots, lots_without_ties)),
    Breakage("R-012", "nobody heeds the lists", everywhere(setup.wished_claim, claim_backwards)),
    Breakage("R-012", "wishes for taken territories pass", here(reading_setup, "_note_owner", nothing)),
    Breakage(
        "R-013", "the 43rd army is the second player's", entry(evolution.CHANGES, TerritoryClaimed, second_goes_on)
    ),
    Breakage("R-014", "armies that no list names are kept", here(setup, "next_placing", nothing)),
    Breakage("R-015", "the deal begins at the dealer", here(setting.Setting, "seat_after", deal_from_the_dealer)),
    Breakage("R-016", "two armies on each territory", here(evolution, "_occupy", two_each)),
    Breakage("R-017", "the jokers stay out", everywhere(right_blank, blank_without_jokers)),
    Breakage("R-018", "five further armies", here(lots, "_initial_armies", five_more)),
    Breakage("R-019", "who placed first has the first turn", here(setup, "roll_lots", lots_for_the_first)),
    Breakage("R-020", "the jokers stay out", everywhere(right_blank, blank_without_jokers)),
    Breakage("R-022", "everybody may send orders", everywhere(right_awaited, everybody_may)),
    Breakage("R-067", "players who are out take turns", everywhere(turn.pass_on, pass_to_all)),
    Breakage(
        "R-069",
        "no armies but those on the territories",
        here(lots, "_initial_armies", lambda setting, _state: dict.fromkeys((*setting.seats, "neutral"), 0)),
    ),
    Breakage("R-070", "two armies on each territory", here(evolution, "_occupy", two_each)),
    Breakage("R-072", "the jokers stay out", everywhere(right_blank, blank_without_jokers)),
)
