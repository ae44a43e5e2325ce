"""The command that begins a game by the rules that somebody just read, with players whom these rules accept."""

from collections.abc import Iterator, Sequence
from itertools import chain

from pbem.cli.begin import game_options
from pbem.cli.say import console
from pbem.engine.file.genesis import HOST
from pbem.engine.file.genesis_reader import is_seat_id
from pbem.engine.file.look_alikes import alike_fault
from pbem.engine.modes.card_modes import card_mode
from pbem.engine.table.ruleset import Ruleset
from pbem.engine.table.terms import Data, Seat
from pbem.errors import FaultsError
from pbem.record import value

_PLAYERS = ("anna", "ben", "cleo", "dora", "emil", "fay")
_HOSTS = ("Hugo", "Wanda", "Zoltan")
_FEWEST = 2


@value
class Choices:
    """What was typed after the name of a rule set: options, switches, the way to hold cards."""

    preset: str
    options: Sequence[str]
    switches: Sequence[str]
    cards: str | None


def command_to_begin(ruleset: Ruleset, choices: Choices) -> str:
    """
    Return the `pbem new` that begins a game by these choices.

    Raises FaultsError if no game can begin so, with what is wrong for the players who come closest.
    """
    ids = _players(ruleset, choices.options, game_options.read(choices.switches))
    return console.format_command(
        "new",
        "world",
        "--rules",
        choices.preset,
        *(["--cards", choices.cards] if choices.cards else []),
        *chain.from_iterable(("--option", name) for name in choices.options),
        *chain.from_iterable(("--set", switch) for switch in choices.switches),
        *_mode(choices.cards, ids),
        "--players",
        ",".join(ids),
    )


def _mode(cards: str | None, ids: Sequence[str]) -> Sequence[str]:
    """Return the mode in which cards can be held this way; the usual one goes without saying."""
    hands = card_mode(cards) if cards else None
    if hands is None or not hands.hidden:
        return ()
    if not hands.dealt:
        return ("--mode", "next")
    host = next(name for name in (*_HOSTS, "Host") if not _look_alike(ids, name))
    return ("--mode", "host", "--host", host)


def _players(ruleset: Ruleset, options: Sequence[str], choices: Data) -> Sequence[str]:
    """Return the first players with whom such a game can begin, in seat order."""
    board = game_options.board(ruleset.map_id)
    refused: list[Sequence[str]] = []
    for ids in _companies(ruleset, choices):
        faults = _faults(ruleset, ids, options, choices, board)
        if not faults:
            return ids
        refused.append(faults)
    raise FaultsError(min(refused, key=len))


def _faults(ruleset: Ruleset, ids: Sequence[str], options: Sequence[str], choices: Data, board: Data) -> Sequence[str]:
    """Return what keeps these players from such a game."""
    if fault := _look_alike(ids):
        return (fault,)
    try:
        ruleset.terms([Seat(*_sample_player(id_)) for id_ in ids], options, choices, board)
    except FaultsError as error:
        return error.faults
    return ()


def _look_alike(ids: Sequence[str], host: str = "") -> str:
    people = [_sample_player(id_) for id_ in ids]
    return alike_fault([*people, (HOST, host)] if host else people)


def _sample_player(id_: str) -> tuple[str, str]:
    return id_, id_[:1].upper() + id_[1:]


def _companies(ruleset: Ruleset, choices: Data) -> Iterator[Sequence[str]]:
    """Yield players to try, few before many: an option may be for fewer than the game without it."""
    high = ruleset.seats[1]
    usual = [*_PLAYERS, *(f"player-{number}" for number in range(len(_PLAYERS) + 1, high + 1))]
    for order in (usual, *_orders(usual, _possible_names(choices))):
        for count in range(min(_FEWEST, high), high + 1):
            yield order[:count]


def _orders(usual: Sequence[str], named: Sequence[str]) -> Iterator[Sequence[str]]:
    """
    Yield orders in which those who are named play.

    They come second: the first player in the list is nobody's partner but their own. If that is of no
    use, one of them is first.
    """
    others = [id_ for id_ in usual if id_ not in named]
    turned = [[*named[place:], *named[:place]] for place in range(len(named))]
    yield from ([*others[:1], *order, *others[1:]] for order in turned)
    yield from ([*order, *others] for order in turned)


def _possible_names(choices: Data) -> Sequence[str]:
    """Return every word that could be a name; which switches name players, only the rules know."""
    texts = [chosen for chosen in choices.values() if isinstance(chosen, str)]
    words = chain.from_iterable(text.replace(",", " ").split() for text in texts)
    return [*dict.fromkeys(word for word in words if is_seat_id(word))]
