"""
What a shell offers while somebody types a command (https://click.palletsprojects.com/shell-completion).

click completes commands, options and fixed choices by itself. Here is what other words can be, by the
name of their parameter. Nothing is loaded for it before a shell asks, and nothing is raised.
"""

import os
from collections.abc import Callable, Iterable, Iterator, Mapping

import click
from click.shell_completion import CompletionItem

from pbem.engine.file.game_reader import open_game
from pbem.engine.file.genesis import Genesis
from pbem.engine.table.ruleset import Ruleset
from pbem.errors import PbemError
from pbem.local import bots, files, game_files, map_files, registry
from pbem.record import tool

Find = Callable[[click.Context, str], Iterable[str]]
"""Finds the words that may stand in a place, from the words before it and what is typed of it."""

_DEFAULT_RULES = "risk-parker"
_START = 4096
_MARK = b"pbem-game/"
_OURS = (".toml", ".toml.txt", ".eml", ".mbox")


def teach(command: click.Command) -> click.Command:
    """Return the command, its parameters completed from games and rule sets."""
    for param in command.params:
        find = _BY_NAME.get(str(param.name))
        if find and not isinstance(param.type, click.Choice):
            param.type = _Found(find)
    return command


@tool
class _Found(click.ParamType):  # type: ignore[type-arg]  # older releases have none
    """A word out of those that are found when a shell asks; else a file."""

    name = "found"
    find: Find

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """Return the words that begin as typed; where there are none, the shell lists files."""
        try:
            words = [one for one in self.find(ctx, incomplete) if one.startswith(incomplete)]
        except PbemError:
            words = []
        return [CompletionItem(one) for one in words] or [CompletionItem(incomplete, type="file")]


# ── files ────────────────────────────────────────────────────────────────────────────────────────


def _games(_ctx: click.Context, typed: str) -> Iterator[str]:
    return _files(typed, games=True)


def _orders(_ctx: click.Context, typed: str) -> Iterator[str]:
    return _files(typed, games=False)


def _files(typed: str, *, games: bool) -> Iterator[str]:
    """Yield folders, and the game files, or what else pbem reads."""
    folder = os.path.dirname(typed)
    for name in files.listing(folder):
        path = os.path.join(folder, name)
        if os.path.isdir(path):
            yield from [path + os.sep] if name.isprintable() and name[0] != "." else ()
        elif name.endswith(_OURS) and name.isprintable() and _is_game(path) == games:
            yield path


def _any_file(_ctx: click.Context, _typed: str) -> Iterable[str]:
    """Leave it to the shell."""
    return ()


def _is_game(path: str) -> bool:
    try:
        with open(path, "rb") as file:
            return _MARK in file.read(_START)
    except OSError:
        return False


# ── words ────────────────────────────────────────────────────────────────────────────────────────


def _seats(ctx: click.Context, _typed: str) -> Iterable[str]:
    """Return the players of the game that stands in the command already."""
    return _genesis(ctx).seat_ids


def _genesis(ctx: click.Context) -> Genesis:
    # After an option without its value, click has not read the arguments yet.
    game = ctx.params.get("game") or next(iter(ctx.args), "")
    return open_game(game_files.read_game(str(game))).genesis


def _rulesets(_ctx: click.Context, _typed: str) -> Iterable[str]:
    return registry.names()


def _ruleset(ctx: click.Context) -> Ruleset:
    return registry.load(str(ctx.params.get("preset") or _DEFAULT_RULES))


def _options(ctx: click.Context, _typed: str) -> Iterable[str]:
    return [option.name for option in _ruleset(ctx).options() if not option.values]


def _switches(ctx: click.Context, _typed: str) -> Iterator[str]:
    for option in _ruleset(ctx).options():
        yield from (f"{option.name}={_value(value)}" for value in option.values)


def _value(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _cards(ctx: click.Context, _typed: str) -> Iterable[str]:
    return _ruleset(ctx).cards


def _maps(_ctx: click.Context, _typed: str) -> Iterable[str]:
    return map_files.ids()


def _styles(ctx: click.Context, _typed: str) -> Iterable[str]:
    return bots.styles(registry.load(_genesis(ctx).ruleset[0]))


def _bots(ctx: click.Context, typed: str) -> Iterator[str]:
    """Yield PLAYER=STYLE for the players that are named already."""
    players = str(ctx.params.get("players") or typed.partition("=")[0]).split(",")
    for player in players:
        seat = player.partition("=")[0].strip().lower()
        yield from (f"{seat}={style}" for style in bots.styles(_ruleset(ctx)))


_BY_NAME: Mapping[str, Find] = {
    "game": _games,
    "games": _games,
    "against": _games,
    "orders": _orders,
    "notices": _orders,
    "named": _orders,
    "player": _seats,
    "seat": _seats,
    "options": _options,
    "switches": _switches,
    "cards": _cards,
    "preset": _rulesets,
    "map_name": _maps,
    "style": _styles,
    "bots": _bots,
    "output": _any_file,
    "names": _any_file,
    "mails": _any_file,
    "file": _any_file,
    "files": _any_file,
    "key_file": _any_file,
}
