"""`pbem key`: make, show, back up and bring back the user's keys."""

import click

from pbem.cli.games import key_options
from pbem.cli.say import console
from pbem.engine.file.phrases import counted
from pbem.errors import naming
from pbem.local import backup, files, home, seen_files

_LIMIT = 256 * 1024 * 1024


@click.group()
def command() -> None:
    """
    Make, show and back up the keys that sign and make dice for you.

    They are made when they are first needed. Keys from `ssh-keygen -t ed25519` and
    `ssh-keygen -t rsa -b 3072` work as well; options of the commands name them.

    \b
    Examples:
      pbem key new
      pbem key show > anna.pub
      pbem key backup anna.backup
    """


@command.command()
@click.option("-o", "--output", metavar="FILE", help="Where to write the signing key, not the usual place.")
@click.option("--passphrase", "locked", is_flag=True, help="Lock the keys with a passphrase.")
def new(output: str | None, locked: bool) -> None:
    """
    Make your keys: one that signs, and beside it one that makes dice.

    \b
    Examples:
      pbem key new
      pbem key new --passphrase
    """
    passphrase = key_options.ask("Passphrase for your new keys", twice=True) if locked else ""
    signer, _ = key_options.make(output or "", passphrase)
    console.out(signer.public.line)
    console.next_step(
        "mail the line above to the person who starts an open game; it is not secret. Games of "
        "modes next and host need only an answer to their invitation"
    )


@command.command()
@key_options.key_option
def show() -> None:
    """
    Print the public half of your key, which others may know.

    \b
    Example:
      pbem key show > anna.pub
    """
    console.out(key_options.own_signer().public.line)
    console.next_step("mail the line above to the person who starts the game; it is not secret")


@command.command("backup")
@click.argument("file")
def back_up(file: str) -> None:
    """
    Write both keys and the ledger of what you signed into one new file.

    \b
    Example:
      pbem key backup anna.backup
    """
    files.write_new(file, backup.make(home.folder(), seen_files.ledger()), private=True)
    console.note(f"Written: {file}")
    console.next_step(
        "keep it where only you can read it; this restores everything: "
        f"{console.format_command('key', 'restore', file)}"
    )


@command.command()
@click.argument("file")
def restore(file: str) -> None:
    """
    Bring back what a backup holds. Nothing that is there is overwritten.

    \b
    Example:
      pbem key restore anna.backup
    """
    with naming(file):
        done = backup.restore(files.read(file, _LIMIT), home.folder(), seen_files.ledger())
    brought = " and ".join(f"the key {name}" for name in done.keys) or "no keys (none was missing)"
    console.note(f"Restored: {brought}, and {counted(done.lines, 'line')} of the ledger.")
    console.next_step(
        "what you signed after this backup was made is not known here, so nothing is signed yet: let "
        "the others send you the newest file of each game, then type pbem verify --resume and its name. And use the "
        "keys on one computer only, so that its ledger knows everything"
    )
