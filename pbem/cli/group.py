"""
`pbem`: the commands by name.

A command is `pbem/cli/commands/NAME.py`. It is imported when it is called, so that `pbem apply` pays
for nothing else; the list of commands in the help text is kept here for the same reason.
"""

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar

import click

from pbem import __version__
from pbem.cli.say import console
from pbem.errors import PbemError
from pbem.local import sound_keys

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

SECTIONS = {
    "Play": {
        "games": "Show your games: whose turn it is, what you owe, what came in.",
        "turn": "Take your turn: news, orders and mail in one go.",
        "new": "Start a game.",
        "note": "Say something to the table, or read what was said.",
    },
    "A turn in single steps": {
        "join": "Answer the invitation to a game.",
        "start": "Put the answers together and begin the game.",
        "orders": "Print an order file to fill in.",
        "bot": "Let a program write the orders of a player.",
        "check": "Say what is wrong with orders; play nothing.",
        "sign": "Sign orders with your key.",
        "reveal": "Open sealed orders, when several players decide at once.",
        "apply": "Play orders: write the next game file and its report.",
        "mail": "Write an email with orders or a game file, ready to send.",
    },
    "Look, back and ahead": {
        "show": "Show the board and whose turn it is.",
        "page": "Write the whole game as one file for any browser.",
        "replay": "Print the turns again, from the game file alone.",
        "plan": "Say what orders will probably do.",
        "odds": "Say how an attack will probably end.",
        "rules": "Print the rules of a game, or list what can be played.",
        "read": "Say what is in a message, and what had to be repaired.",
    },
    "Prove": {
        "verify": "Prove that a game file follows from orders, dice and rules.",
        "luck": "Compare the dice of a game with fair ones.",
        "export-turn": "Write one turn as files that can be checked without pbem.",
        "key": "Make, show and back up your keys.",
    },
    "Agree as a group": {
        "admin": "Write down a decision of the group, to be signed.",
        "approve": "Sign what the group decides.",
        "wish": "Sign a message, an absence or standby orders, for a host.",
    },
    "Host games, and take in mail": {
        "host": "Host games: players only read and answer email.",
        "fetch": "Fetch new messages from an IMAP mailbox.",
        "mail-in": "Hand a message to a host, from a pipe.",
    },
    "Make": {
        "map": "Check a map file, or draw a map.",
        "arena": "Let bots play many games, and say who wins how often.",
    },
}
"""The commands by what they are for, each with what it does."""
OTHER_NAMES = {"status": "Another name for `games .`: how the games in this folder stand."}
"""Commands that are others by another name; they are not listed."""
COMMANDS = {name: about for commands in SECTIONS.values() for name, about in commands.items()} | OTHER_NAMES


_HELP: type[click.UsageError] | tuple[()] = getattr(click.exceptions, "NoArgsIsHelpError", ())
"""A group without a word after it answers with its help; older releases of click print that themselves."""


class LazyGroup(click.Group):
    """A group that knows its commands by name, with what each does, and imports one when it is called."""

    listed: ClassVar[Mapping[str, str]]

    def imported(self, ctx: click.Context, name: str) -> click.Command:
        """Import a command that is listed."""
        raise NotImplementedError

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names in the order of use."""
        return list(self.listed)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a command; None if there is none of this name."""
        return self.imported(ctx, cmd_name) if cmd_name in self.listed else None

    def shell_complete(self, ctx: click.Context, incomplete: str) -> "list[CompletionItem]":
        """Return what a shell offers here, from the table: no command is imported for it."""
        # Late: only where a shell completes words.
        from click.shell_completion import CompletionItem

        words = [CompletionItem(name, help=about) for name, about in self.listed.items() if name.startswith(incomplete)]
        return [*words, *click.Command.shell_complete(self, ctx, incomplete)]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the list of commands from the table."""
        with formatter.section("Commands"):
            formatter.write_dl(list(self.listed.items()))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command; an unknown word is answered with similar ones."""
        if args and args[0] not in self.listed and not args[0].startswith("-"):
            ctx.fail(_unknown(args[0], list(self.listed)))
        return super().resolve_command(ctx, args)


class PbemGroup(LazyGroup):
    """The commands of `pbem`, each in a module of its name."""

    listed = COMMANDS

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands by what they are for, all in one pair of columns."""
        width = max(map(len, COMMANDS))
        for title, commands in SECTIONS.items():
            with formatter.section(title):
                formatter.write_dl([(f"{name:<{width}}", about) for name, about in commands.items()])

    def imported(self, ctx: click.Context, name: str) -> click.Command:
        """Import a command."""
        command: click.Command = import_module(f"pbem.cli.commands.{name.replace('-', '_')}").command
        if ctx.resilient_parsing:
            from pbem.cli.completion import teach  # late: as above

            return teach(command)
        return command

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Take `pbem` alone at a terminal for `pbem games`; in a pipe it prints the help."""
        alone = not args and console.is_terminal(sys.stdout) and console.is_terminal(sys.stdin)
        return super().parse_args(ctx, ["games"] if alone else args)

    def invoke(self, ctx: click.Context) -> Any:
        """
        Run the command; here, and nowhere else, an error becomes what a person reads.

        What was typed wrongly is folded like everything else, and ends with exit code 2.
        """
        try:
            return super().invoke(ctx)
        except _HELP:
            raise
        except click.UsageError as error:
            label = "Error: "
            folded = console.wrapped(f"{label}{console.harmless(error.format_message())}").removeprefix(label)
            raise click.UsageError(folded, error.ctx) from None
        except PbemError as error:
            console.error(str(error))
            ctx.exit(error.exit_code)


def _unknown(word: str, known: Sequence[str]) -> str:
    from pbem.engine.table.sheet import nearest  # late: only after a typing error

    close = nearest(word, known)
    meant = f" Did you mean {' or '.join(close)}?" if close else ""
    return f"There is no command {console.harmless(word)!r}.{meant}"


def _print_version(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:
    if wanted:
        console.out(f"pbem {__version__}")
        ctx.exit()


@click.command(
    cls=PbemGroup,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 79},
    epilog="Example: pbem new world --players anna,ben,cleo",
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_version,
    help="Print the version and exit.",
)
def cli() -> None:
    """
    Play board games with friends by mail: you write orders, pbem rolls the dice and reports.

    A game is one file, NAME-000.toml at its start. Each turn makes the next one. To play you need
    new, turn and games; the other commands do single steps, and much more.
    """
    console.prepare()
    sound_keys.remember()
