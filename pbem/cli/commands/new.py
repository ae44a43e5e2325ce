"""`pbem new`: begin a game."""

import re
from functools import cached_property
from typing import Any

import click

from pbem.cli.begin import agreed_terms, game_options, new_game, start_files
from pbem.cli.begin.new_game import NewGame
from pbem.cli.games import key_options, played_turn
from pbem.cli.games.played_turn import output_folder
from pbem.cli.say import console
from pbem.engine.file.genesis import QUORUMS, Genesis
from pbem.engine.modes.modes import MODES
from pbem.engine.table.terms import CARDS
from pbem.local import board_maps, bot_turns
from pbem.record import tool
from pbem.trust.keys import PublicKey
from pbem.trust.signers import IdentitySigner

_SEED = re.compile(r"[0-9a-fA-F]{64}")


@click.command()
@click.argument("name")
@click.option(
    "--rules",
    "preset",
    metavar="PRESET",
    default=game_options.DEFAULT_RULES,
    show_default=True,
    help="What to play; `pbem rules --list` lists everything.",
)
@click.option(
    "--players",
    metavar="P,P,...",
    required=True,
    help="The players in seat order: red,blue or 'red=Rosa Lund,blue=Ben'.",
)
@click.option(
    "--mode",
    type=click.Choice(MODES),
    default="open",
    show_default=True,
    help="Who makes the dice: a number in the file (open), each player together with the next one "
    "(next), or each player together with a host (host).",
)
@click.option(
    "--seed",
    metavar="HEX",
    help="Mode open: the number that all dice follow from, as 64 hex digits; drawn at random if left out.",
)
@output_folder("Folder to write to.", "")
@game_options.choice_options
@click.option(
    "--as", "own_seat", metavar="P", help="Modes next and host: which player you are; the first one if left out."
)
@click.option(
    "--host",
    "host",
    metavar="P|NAME",
    help="Mode host: the player who hosts too, or the name of a host who does not play.",
)
@click.option(
    "--quorum",
    metavar="WHO",
    type=click.Choice(QUORUMS),
    default="all-others",
    show_default=True,
    help="Who must sign a decision of the group: all-others, or (in mode host only) host.",
)
@click.option(
    "--deadline",
    metavar="TEXT",
    default="",
    help="Mode host: when orders are due, in words; lets the host end missed turns.",
)
@click.option(
    "--cards",
    metavar="WAY",
    type=click.Choice(CARDS),
    help="How hands of cards are held: face-up, dealer or private; dealer if a host does not play, else face-up.",
)
@click.option("--map", "map_name", metavar="MAP", help="Id or file of another map.")
@click.option(
    "--key",
    "key_files",
    metavar="P=FILE",
    multiple=True,
    help="Public key with which a player signs; may be repeated. FILE alone is the "
    "private key with which you sign the game file.",
)
@click.option(
    "--bot",
    "bots",
    metavar="P=STYLE",
    multiple=True,
    help="A program plays for P: random, plain, bold, careful or strong; may be repeated. In open "
    "games `pbem apply` lets it play at once.",
)
@key_options.dice_option
def command(**typed: Any) -> None:
    """
    Start a game.

    Mode open writes NAME-000.toml and its report. The modes next and host write an invitation, which
    holds your own answer already, NAME-start-P.toml; the others answer it with `pbem join`.

    \b
    Examples:
      pbem new world --mode next --players anna,ben,cleo --as ben
      pbem new world --mode host --host Hugo --players anna,ben,cleo
      pbem new world --players anna,ben,cleo
      pbem new world --rules risk-1959 --players "red=Rosa Lund,blue=Ben"
      pbem new duel --players red,blue --key red=red.pub --key blue=blue.pub
      pbem new tonight --players anna,ben,cleo --bot ben=careful --bot cleo=bold
    """
    wanted = NewGame(**typed)
    wanted.require_sound()
    if MODES[wanted.mode].joined:
        _invite(wanted)
    else:
        _begin(wanted)


def _invite(wanted: NewGame) -> None:
    """Write an invitation, with the inviting player's own answer to it."""
    if wanted.seed is not None or wanted.registered:
        raise click.UsageError(f"In mode {wanted.mode} all players bring their own keys, and no seed.")
    invited = new_game.invite(wanted)
    me = wanted.own_seat or invited.inviter
    start_files.require_seat(invited, me)
    agreed_terms.print_terms(invited.genesis)
    signer = key_options.own_signer(wanted.own_key)
    _announce(wanted, invited.genesis)
    # Nobody can have answered an invitation that was made just now.
    joined = start_files.take_seat(invited, me, signer, resume=True)
    start_files.proceed(joined, me, signer, wanted.output)


def _begin(wanted: NewGame) -> None:
    """Begin a game of mode open."""
    _require_nothing_of(wanted)
    signer = _LateSigner(wanted.own_key)
    first = new_game.begin_open(wanted, signer, _seed(wanted.seed))
    *earlier, last = [first, *bot_turns.turns_of_bots(first.game, signer, console.note_bot)]
    genesis = first.game.file.genesis
    played_turn.publish(last, wanted.output, remark=lambda _: _announce(wanted, genesis), earlier=earlier)


@tool
class _LateSigner:
    """The user's key, read or made when something is to be signed: what is refused before makes none."""

    key_file: str | None

    @cached_property
    def _signer(self) -> IdentitySigner:
        return key_options.own_signer(self.key_file)

    @property
    def public(self) -> PublicKey:
        """The public half."""
        return self._signer.public

    def sign(self, namespace: str, message: bytes) -> bytes:
        """Sign a message in a namespace."""
        return self._signer.sign(namespace, message)


def _announce(wanted: NewGame, genesis: Genesis) -> None:
    for sentence in game_options.announcements(wanted.ruleset, genesis):
        console.note(sentence)
    if wanted.map_name and board_maps.keep(genesis, wanted.map_name):
        file = board_maps.file_of(genesis.board)
        console.note(
            f"A game file does not say what its board looks like: give {file} to the others, to lie beside theirs."
        )


def _require_nothing_of(wanted: NewGame) -> None:
    """Refuse what has no meaning in mode open, rather than begin another game than was meant."""
    joined = "--mode next or --mode host"
    for option, value, modes in (
        ("--host", wanted.host, "--mode host"),
        ("--as", wanted.own_seat, joined),
        ("--dice-key", key_options.named_dice(), joined),
    ):
        if value is not None:
            raise click.UsageError(f"{option} belongs to games with proved dice: {modes}")


def _seed(text: str | None) -> bytes:
    if text is None:
        return new_game.draw_seed()
    if not _SEED.fullmatch(text):
        raise click.BadParameter("64 hex digits are expected", param_hint="--seed")
    return bytes.fromhex(text)
