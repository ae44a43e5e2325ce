"""`pbem key new` and `pbem key show`."""

import click

from pbem import home
from pbem.cli import console, keys


@click.group()
def command() -> None:
    """
    Make or show the key that signs for you.

    It is made by itself when it is first needed. A key made by `ssh-keygen -t ed25519` serves as
    well: name it with --key.

    \b
    Examples:
      pbem key new
      pbem key show > anna.pub
    """


@command.command()
@click.option(
    "-o", "--output", metavar="FILE", help="Where to write it, instead of your own place."
)
def new(output: str | None) -> None:
    """
    Make a key.

    \b
    Example:
      pbem key new
    """
    path = output or home.identity_path()
    signer = keys.make(path)
    console.out(signer.public.line)
    console.next_step("mail the line above to whoever starts the game; it is no secret")


@command.command()
@keys.key_option
def show(key_file: str | None) -> None:
    """
    Print the public half of your key, which others may know.

    \b
    Example:
      pbem key show > anna.pub
    """
    signer = keys.signer_at_hand(key_file)
    if signer is None:
        raise console.Refusal(
            f"you have no key yet ({home.identity_path()}); "
            f"make one: {console.spell_command('key', 'new')}"
        )
    console.out(signer.public.line)
    console.next_step("mail the line above to whoever starts the game; it is no secret")
