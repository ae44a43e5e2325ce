"""`pbem host`: games by mail. Its commands, each imported when it is called."""

from importlib import import_module
from typing import ClassVar

import click

from pbem.cli.group import LazyGroup

COMMANDS = {
    "init": ("host_setup", "init", "Make a host folder."),
    "check": ("host_check", "check", "Try the mailbox: send a letter to oneself, and fetch it."),
    "add": ("host_setup", "add", "Start hosting a game; give the addresses of its players."),
    "run": ("host_round", "run", "Work through the mails, play what is ready, send mails."),
    "tick": ("host_round", "tick", "Do the same, and what is due: reminders, missed turns."),
    "status": ("host_status", "status", "Show how every game stands, and what mail waits."),
    "hall": ("host_log", "hall", "Print how finished games ended."),
    "refused": ("host_round", "refused", "List the mails that were refused, and why."),
    "retry": ("host_round", "retry", "Decide a refused mail again."),
    "preview": ("host_master", "preview", "Show what the next turn needs; no dice."),
    "resolve": ("host_master", "resolve", "Play the turn that you name at once."),
    "extend": ("host_master", "extend", "Give more time for this turn."),
    "pause": ("host_master", "pause", "Stop the clock of a game."),
    "resume": ("host_master", "resume", "Let the clock of a game go on."),
    "absent": ("host_master", "absent", "Note that a player is away."),
    "replace": ("host_proposals", "replace", "Draft the replacement of a player."),
    "resign": ("host_proposals", "resign", "Draft that a player leaves the game."),
    "draw": ("host_proposals", "draw", "Ask all players whether the game ends in a draw."),
    "deputy": ("host_proposals", "deputy", "Name a deputy for a player."),
    "rule": ("host_proposals", "rule", "Draft a ruling."),
    "message": ("host_master", "message", "Write to players."),
    "log": ("host_log", "log", "Print the signed log of a game."),
    "words": ("host_log", "words", "Print deadline and policy as players agree to them."),
}


class HostGroup(LazyGroup):
    """The commands of a host, several in a module."""

    listed: ClassVar = {name: about for name, (_, _, about) in COMMANDS.items()}

    def imported(self, ctx: click.Context, name: str) -> click.Command:
        """Import a command."""
        module, function, _ = COMMANDS[name]
        found: click.Command = getattr(import_module(f"pbem.cli.commands.{module}"), function)
        return found


@click.command(cls=HostGroup)
def command() -> None:
    """
    Host games by mail: players only write and read mails.

    A host is one folder: settings, a spool of mails, and a folder for each game. Mails get in by
    `pbem mail-in` (a pipe), `pbem fetch` (IMAP) or any program that fills the Maildir `spool/in`;
    `pbem host run` decides them and sends the answers.

    \b
    Examples:
      pbem host init --address games@example.org
      pbem host add world-000.toml --player anna=anna@example.org
      pbem host tick
    """
