"""What the players of a game agree to, in plain words, before anybody signs; and what is unusual in it."""

from collections.abc import Iterator, Sequence

from pbem.cli.say import console
from pbem.engine.file.genesis import HOST, Genesis
from pbem.engine.file.phrases import counted
from pbem.engine.play.play import lay_table
from pbem.engine.table.ruleset import Ruleset
from pbem.engine.table.terms import Data, Terms
from pbem.engine.words.difference import differences
from pbem.errors import FaultsError
from pbem.local import map_files, registry

_MISSED = "missed:"
_POLICIES = {
    "advance": "that player's standby orders are played",
    "deputy": "a deputy named by the host takes the seat",
    "minimal": "the minimal legal turn is played, without dice",
    "hold": "the game waits",
}


def print_terms(genesis: Genesis) -> None:
    """Print who decides, until when orders are due, and what happens to those that are missing."""
    for sentence in terms(genesis):
        console.note(sentence)


def print_differences(genesis: Genesis) -> None:
    """Print in what a game differs from what pbem itself would begin. Raises InputError as `lay_table`."""
    console.note("\n".join(unusual(genesis)))


def unusual(genesis: Genesis) -> Iterator[str]:
    """
    Yield what is played, and every difference of switches and board from what pbem ships, a line each.

    The headline of the rule set says it in words; what it leaves out is told as it stands.
    """
    ruleset, table = lay_table(genesis, registry.load)
    headline = list(table.words.headline())
    yield from headline
    shipped = map_files.find(genesis.board.get("id")) if genesis.board else {}
    if genesis.board and not shipped:
        name = str(genesis.board.get("name", ""))
        yield f"The map {name!a} does not come with pbem; look at it before you agree."
        return
    try:
        usual, chosen = _usual(ruleset, genesis, shipped)
    except FaultsError as error:
        yield f"pbem itself would not start such a game: {'; '.join(error.faults)}."
        return
    for line in chosen:
        if not any(said.startswith(f"{line.partition(':')[0]}:") for said in headline):
            yield line
    if genesis.board:
        yield from _board_lines(str(genesis.board["name"]), differences(genesis.board, usual.board))


def _usual(ruleset: Ruleset, genesis: Genesis, shipped: Data) -> tuple[Terms, list[str]]:
    """The terms of such a game on the map that pbem ships, and what was chosen beside its options."""
    plain = ruleset.terms(genesis.seats, genesis.options, {}, shipped)
    by_hand = chosen_by_hand(genesis, plain)
    chosen = differences(genesis.choices, plain.choices)
    try:
        return ruleset.terms(genesis.seats, genesis.options, by_hand, shipped), chosen
    except FaultsError as error:
        return plain, [*chosen, *error.faults]


def chosen_by_hand(genesis: Genesis, plain: Terms) -> Data:
    """Return the switches of a game that its options alone, in `plain`, would not set so."""
    return {name: value for name, value in genesis.choices.items() if plain.choices.get(name) != value}


def _board_lines(name: str, different: Sequence[str]) -> Iterator[str]:
    if not different:
        yield f"The map {name!a} is the one that comes with pbem, unchanged."
        return
    yield f"The map is called {name!a}, but differs in {counted(len(different), 'thing')} from the one that comes with pbem:"
    yield from (f"  {line}" for line in different)


def terms(genesis: Genesis) -> Iterator[str]:
    """Yield what is agreed to, a sentence or two for each matter."""
    yield f"Who decides about the game: {_quorum(genesis)}"
    if genesis.deadline:
        yield f"Deadline: {genesis.deadline!a}, in the host's words."
        yield f"Missed turns: {_missed_turns(genesis)}"
    elif genesis.host:
        yield "Deadline: none; no turn can be ended for you."


def _quorum(genesis: Genesis) -> str:
    """Say who signs what is decided about the game (docs/format.md 8)."""
    if genesis.quorum == HOST:
        return (
            "the host. Alone, the host can remove the player whose turn it is, give that seat to "
            "somebody else, end a turn whose deadline has passed, and let another player make the dice. "
            "Anything else also takes those who must decide at that moment."
        )
    return (
        "all the others. Together, never alone, they can remove or replace you, or have another player make your dice."
    )


def _missed_turns(genesis: Genesis) -> str:
    if genesis.quorum != HOST:
        return "the host alone cannot end anybody's turn in this game."
    _, sign, words = genesis.deadline.partition(_MISSED)
    known = [_POLICIES[word.strip()] for word in words.split(",") if word.strip() in _POLICIES]
    if not sign or not known:
        return (
            "as the deadline says; in any case the host alone can end your turn, without dice. "
            "Keep the host's receipts: they prove that your orders were in."
        )
    return (
        f"{', or else '.join(known)}. The host says whether a turn was missed, by the host's "
        "clock. Keep the host's receipts: they prove that your orders were in."
    )
