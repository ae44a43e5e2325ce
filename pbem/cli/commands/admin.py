"""`pbem admin`: what a group decides, written down to be signed."""

import os
from typing import Any

import click

from pbem.cli.games import key_options
from pbem.cli.orders import decision_files
from pbem.cli.orders.decision_files import read_correction
from pbem.engine.file.decision import DECK, DRAW, KINDS, NOBODY, REPLACE, ROLLBACK, RULING, SUBSTITUTE
from pbem.engine.file.genesis import HOST
from pbem.engine.file.invitation import invitation_hash, join_document
from pbem.engine.file.succession import require_distinct, require_fresh, seated
from pbem.engine.modes.card_modes import hands_of
from pbem.engine.papers.decision_file import DecisionFile
from pbem.engine.papers.procedure import draft, needed
from pbem.engine.text.file_names import file_name
from pbem.local import game_files
from pbem.local.game_files import OpenedGame
from pbem.trust.canonical import canonical, format_base64
from pbem.trust.documents import JOIN_NAMESPACE
from pbem.trust.signers import deck_secret

_UNJOINED = "AAAA"


@click.command()
@click.argument("game")
@click.argument("kind", metavar="WHAT", type=click.Choice(KINDS))
@click.argument("seat", required=False)
@click.option(
    "--reason", metavar="TEXT", default="", help="The reason; it stays in the game for good. Not for substitute."
)
@click.option("--to", type=int, metavar="N", help="Rollback: the record to go back to.")
@click.option("--name", metavar="NAME", help="Replace: the new player's name.")
@click.option(
    "--correct",
    "corrections",
    metavar="LINE",
    multiple=True,
    help="Ruling: a correction, such as: armies-set territory=siam armies=4",
)
@click.option("-o", "--output", metavar="FILE", help="Where to write, instead of beside the game.")
@key_options.key_option
@key_options.dice_option
def command(
    game: str,
    kind: str,
    seat: str | None,
    reason: str,
    to: int | None,
    name: str | None,
    corrections: tuple[str, ...],
    output: str | None,
) -> None:
    """
    Write down a decision of the group about a game; others sign it with `pbem approve`.

    \b
    WHAT is one of these:
    substitute SEAT  whoever makes the dice is silent; the next one does
    replace SEAT     you take the seat, with your own keys
    resign SEAT      the seat is out of the game
    missed SEAT      the host says that the deadline is over
    rollback         go back to the record --to N, with new dice
    ruling [SEAT]    correct the board by --correct, or settle something in words
    draw             all who still play end the game; nobody wins
    deck             the host reveals the deck of a game that is over

    \b
    Examples:
      pbem admin world-007.toml resign cleo --reason "Cleo moved away."
      pbem admin world-007.toml ruling --reason "Overlooked." \\
        --correct "armies-set territory=siam armies=4"
    """
    _require_reason(kind, reason)
    opened = game_files.open_game(game)
    about = _seat_concerned(opened, kind, seat)
    events: list[Any] = []
    if kind == ROLLBACK:
        events = [{"to": _need_value(to, "Which record? --to N")}]
    elif kind == REPLACE:
        events = [_person(opened, about, name)]
    elif kind == RULING:
        events = [read_correction(correction) for correction in corrections]
    elif kind == DECK:
        events = [{"secret": _secret_of_deck(opened)}]
    document = draft(opened.game, kind, about, reason, events)
    notice = DecisionFile(document)
    decision_files.describe(opened, notice)
    path = output or os.path.join(opened.folder, _file_name(opened, kind))
    decision_files.write_new(path, notice)
    decision_files.say_next(opened, notice, path)


def _require_reason(kind: str, reason: str) -> None:
    """A substitution has no free text, so that nobody can look for one that brings better dice."""
    if kind == SUBSTITUTE and reason:
        raise click.UsageError("A substitution takes no --reason: its words could be chosen to change the dice.")
    if kind not in (SUBSTITUTE, DECK, DRAW) and not reason:
        raise click.UsageError("Why? --reason TEXT")


def _secret_of_deck(opened: OpenedGame) -> str:
    invitation = invitation_hash(opened.game.file.genesis.founding)
    return deck_secret(key_options.own_signer().root, invitation).hex()


def _seat_concerned(opened: OpenedGame, kind: str, seat: str | None) -> str:
    if kind == DECK:
        return HOST
    if seat is None:
        if kind in (ROLLBACK, RULING, DRAW):
            return NOBODY
        raise click.UsageError("Who is it about? Name the seat after the kind.")
    if seat in dict(opened.game.file.genesis.people()):
        return seat
    return game_files.require_seat(opened, seat)


def _need_value(value: Any, question: str) -> Any:
    if value is None:
        raise click.UsageError(question)
    return value


def _file_name(opened: OpenedGame, kind: str) -> str:
    file = opened.game.file
    return file_name(file.genesis.name, file.index + 1, f"-{kind}.toml")


def _person(opened: OpenedGame, seat: str, name: str | None) -> dict[str, str]:
    """Make the entry of the person who runs this command, and joins the game by it."""
    genesis = opened.game.file.genesis
    old = dict(genesis.people())[seat]
    require_distinct(genesis, seat, name or old.name)
    # What can be refused is refused before a key is made.
    needed(opened.game, draft(opened.game, REPLACE, seat, "", [{}]))
    if known := key_options.existing_signer():
        require_fresh(genesis, [known.public.line])
    signer = known or key_options.own_signer()
    person = {"name": name or old.name, "key": signer.public.line}
    if not genesis.chance.joined:
        return person
    dice = key_options.own_dice()
    person |= {"dice": dice.public.line, "roots": format_base64(dice.roots), "joined": _UNJOINED}
    person |= hands_of(genesis).brought(signer.root, invitation_hash(genesis.founding), seat)
    fresh = seated(genesis, {seat: person})
    raw = signer.sign(JOIN_NAMESPACE, canonical(join_document(fresh, seat)))
    return {**person, "joined": format_base64(raw)}
