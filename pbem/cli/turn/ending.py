"""What is left to do when a game is over: look back, and play again."""

from collections.abc import Iterator

from pbem.cli.begin import agreed_terms
from pbem.cli.say.console import format_command
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.phrases import counted
from pbem.engine.modes.modes import MODES
from pbem.engine.table.terms import Data
from pbem.engine.text.file_names import file_stem
from pbem.errors import PbemError
from pbem.local import board_maps, map_files, registry
from pbem.local.game_files import OpenedGame


def farewell(opened: OpenedGame) -> Iterator[str]:
    """Yield how to look back at a game that is over, and how to begin the next with the same people, a line each."""
    genesis, path = opened.game.file.genesis, opened.path
    yield f"The game in {counted(opened.index, 'step')}, summed up: {format_command('replay', path, '--summary')}"
    yield f"All of it on a page, for any browser: {format_command('page', path, '-o', f'{file_stem(genesis.name)}.html')}"
    try:
        yield f"A new game with the same people and rules: {_again(genesis, _map_of(opened))}"
    except PbemError:
        if genesis.board:
            file = board_maps.file_of(genesis.board)
            yield f"To begin a new game on this board, put {file} beside this one; whoever began it has that map."


def _map_of(opened: OpenedGame) -> str:
    """Return what the map of the board is called after --map: an id or a path; "" where the rules say it themselves."""
    genesis = opened.game.file.genesis
    if not genesis.board:
        return ""
    name = map_files.name_of(genesis.board.get("id"))
    usual = name and registry.load(genesis.ruleset[0]).map_id == name
    return board_maps.own_path(genesis, opened.folder) or ("" if usual else name or board_maps.file_of(genesis.board))


def _again(genesis: Genesis, board: str) -> str:
    """Return the command that begins the next game. Raises PbemError where the map of the board is not here."""
    switches = _switches(genesis, board)
    named = [(one.id, one.name) for one in genesis.players]
    # Where everybody signs, bots are called after whoever plays them, anew in each game.
    players = ",".join(id_ if name.casefold() == id_ or id_ in genesis.bots else f"{id_}={name}" for id_, name in named)
    words = ["--rules", genesis.ruleset[0], "--players", players, *(["--map", board] if board else [])]
    if genesis.host:
        words += ["--host", genesis.host.seat or genesis.host.name]
    if MODES[genesis.mode].joined:
        words += ["--mode", genesis.mode, "--cards", genesis.cards, "--quorum", genesis.quorum]
    words += ["--deadline", genesis.deadline] if genesis.deadline else []
    words += [word for name in genesis.options for word in ("--option", name)]
    words += [word for name, value in switches.items() for word in ("--set", f"{name}={_written(value)}")]
    words += [word for id_, style in genesis.bots.items() for word in ("--bot", f"{id_}={style}")]
    return format_command("new", next_name(genesis.name), *words)


def _switches(genesis: Genesis, board: str) -> Data:
    """Return what was chosen beside the options, on this map. Raises PbemError where it is not here."""
    ruleset = registry.load(genesis.ruleset[0])
    map_file = map_files.load(board or ruleset.map_id) if genesis.board else {}
    return agreed_terms.chosen_by_hand(genesis, ruleset.terms(genesis.seats, genesis.options, {}, map_file))


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def next_name(name: str) -> str:
    """Return the name of the next game: world-2 after world, world-3 after that."""
    stem, dash, number = name.rpartition("-")
    if dash and number.isdigit() and len(number) < 5:
        return f"{stem}-{int(number) + 1}"
    return f"{name[:38]}-2"
