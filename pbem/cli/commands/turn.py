"""`pbem turn`: a whole turn in one command."""

import os

import click

from pbem.cli import answers, console, key_options, mailed_talk, overview
from pbem.cli.turn import course, players, undo
from pbem.cli.turn.arrivals import FoundGame, look_around
from pbem.cli.turn.desk import Desk, Keys, lay
from pbem.engine.sheet import nearest
from pbem.errors import InputError
from pbem.local import game_notes
from pbem.mail.file_kind import START


@click.command()
@click.argument("words", nargs=-1, metavar="[GAME] [FILES|MAILS]...")
@click.option("--player", metavar="P", help="Who plays, if several sit at this computer.")
@click.option("--undo", "undoes", is_flag=True, help="Take back what nobody else has yet.")
@key_options.key_option
@key_options.dice_option
def command(
    words: tuple[str, ...], player: str | None, undoes: bool, key_file: str | None,
    dice_file: str | None,
) -> None:  # fmt: skip
    """
    Take your turn: see what is new, write orders, sign or play them, mail it.

    Takes the newest file of the game from its folder, your downloads, or the
    mails named here, and opens your editor. Nothing happens without a yes, and
    whoever leaves at any point goes on there with the same command.

    \b
    Examples:
      pbem turn
      pbem turn world
      pbem turn world saved-mail.eml
      pbem turn world --undo
    """
    given = tuple(word for word in words if os.path.exists(word))
    names = [word for word in words if word not in given]
    if len(names) > 1:
        raise click.UsageError(f"One game at a time; there is no file {names[-1]}")
    steps = undo.take_back if undoes else course.run
    try:
        _take(given, "".join(names), player, Keys(key_file, dice_file), steps)
    except (click.Abort, KeyboardInterrupt):
        again = console.format_command("turn", *words)
        console.note(f"\nLeft here, and nothing is lost. To go on: {again}")
        raise SystemExit(1) from None


def _take(
    given: tuple[str, ...], name: str, player: str | None, keys: Keys, steps: course.Steps
) -> None:
    """Find the game that is meant, and go through the steps of its turn."""
    found = _chosen(given, name, keys)
    if found is None:
        return

    def relay() -> Desk:
        games, _ = look_around(given, found.name)
        return _desk(next(one for one in games if _id(one) == _id(found)), player, keys)

    steps(_desk(found, player, keys), relay)


def _desk(found: FoundGame, player: str | None, keys: Keys) -> Desk:
    newest, game = found.standing.newest, found.standing.game
    if game is None:
        raise InputError(f"{newest.name} cannot be played on: {found.standing.fault}")
    me, mine = players.who_plays(newest.game.genesis, game.awaited, player, keys.key)
    return lay(found, me, mine, keys)


def _chosen(given: tuple[str, ...], name: str, keys: Keys) -> FoundGame | None:
    """Return the game that is meant: named, handed over, or the one in which something is due."""
    games, inbox = look_around(given, name)
    # A folder is often called as the game in it.
    words = {word.casefold() for word in given}
    games = [one for one in games if one.name.casefold() in words] or games
    if not games and not name and any(one.kind == START for one in inbox.documents):
        overview.tell(games, inbox)
        return None
    if not games:
        raise InputError(_unknown(name))
    mailed_talk.keep(inbox)
    handed = [one for one in games if one.standing.newest.path in given]
    due = handed or [one for one in games if overview.is_due(one, keys.key)]
    if len(games) > 1 and not due and not name:
        overview.tell(games, inbox)
        return None
    choice = due or games
    if len(choice) == 1:
        return choice[0]
    labels = {overview.label(one): one for one in choice}
    return labels[answers.name_one("Which game?", list(labels))]


def _id(found: FoundGame) -> bytes:
    return found.standing.newest.game.genesis.game_id


def _unknown(name: str) -> str:
    where = "here, nor in a folder where you have played"
    what = f"of the game {name}" if name else "of a game"
    close = nearest(name, [one.name for one in game_notes.all_notes()]) if name else []
    meant = f". Did you mean {' or '.join(close)}?" if close else ""
    return f"there is no file {what} {where}; save the mail with it here, or name it: pbem\u00a0turn\u00a0FILE{meant}"
