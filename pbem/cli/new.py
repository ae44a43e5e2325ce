"""`pbem new`: begin a game."""

import os
import re
from collections.abc import Sequence

import attrs
import click

from pbem import home
from pbem.cli import choices, console, keys, parting, writing
from pbem.engine.admission import MODES
from pbem.engine.genesis import GenesisError, Player
from pbem.engine.play import Applied, PlayError, begin
from pbem.engine.ruleset import Ruleset, TermsError
from pbem.files import FileError
from pbem.trust.signers import IdentitySigner

DEFAULT_RULES = "risk-parker"
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
_SEED = re.compile(r"[0-9a-fA-F]{64}")


@click.command()
@click.argument("name")
@click.option("--rules", "preset", metavar="PRESET", default=DEFAULT_RULES, show_default=True,
              help="What is played; `pbem rules --list` names all.")  # fmt: skip
@click.option("--players", metavar="P,P,...", required=True,
              help="The players in seat order: red,blue or 'red=Rosa Lund,blue=Ben'.")  # fmt: skip
@click.option("--mode", type=click.Choice(MODES), default="open", show_default=True,
              help="Where the dice come from; open keeps their seed in the file.")  # fmt: skip
@click.option("--seed", metavar="HEX", help="64 hex digits; drawn at random when left out.")
@click.option("-o", "--output", metavar="DIR", default="", help="Folder to write to.")
@choices.choice_options
@click.option("--map", "map_name", metavar="MAP", help="Id or file of another map.")
@click.option("--deck", metavar="NAME", help="The same as --set deck=NAME.")
@click.option("--dealer", metavar="P", help="The same as --set dealer=P.")
@click.option("--key", "key_files", metavar="P=FILE", multiple=True,
              help="Public key with which a player signs; may be repeated. FILE alone is the "
                   "private key with which you sign the game file.")  # fmt: skip
def command(
    name: str, preset: str, players: str, mode: str, seed: str | None, output: str,
    options: tuple[str, ...], switches: tuple[str, ...], map_name: str | None,
    deck: str | None, dealer: str | None, key_files: tuple[str, ...],
) -> None:  # fmt: skip
    """
    Begin a game: write NAME-000.toml and its report.

    \b
    Examples:
      pbem new world --players anna,ben,cleo
      pbem new world --rules risk-1959 --players "red=Rosa Lund,blue=Ben"
      pbem new duel --players red,blue --key red=red.pub --key blue=blue.pub
    """
    _require_open(mode)
    _require_name(name)
    ruleset = choices.ruleset(preset)
    if map_name and not ruleset.map_id:
        raise click.BadParameter(f"{preset} is played without a map", param_hint="--map")
    registered, own_key = _split_keys(key_files)
    seats = _with_keys(read_players(players), registered)
    switch_texts = [*switches, *_named(deck=deck, dealer=dealer)]
    applied = _begun(
        ruleset, name, seats, map_name or ruleset.map_id, keys.own_signer(own_key),
        _seed(seed), options, switch_texts,
    )  # fmt: skip
    written = writing.write_turn(applied, output)
    console.out(written.report)
    writing.tell_written(written)
    console.next_step(parting.after_turn(applied.game, written.game_path))


def read_players(text: str) -> tuple[Player, ...]:
    """Read `red,blue` or `red=Rosa Lund,blue=Ben`; who gives no name is called by the id."""
    players = []
    for part in _as_typed(text).split(","):
        id_, _, name = (piece.strip() for piece in part.partition("="))
        if not id_:
            raise click.BadParameter(
                f"{text!r}; names with commas are wanted", param_hint="--players"
            )
        players.append(Player(id_, name or id_[:1].upper() + id_[1:]))
    return tuple(players)


def _as_typed(text: str) -> str:
    """Return an argument as it was typed, also where the locale is `C` and knows ASCII only."""
    try:
        return text.encode("utf-8", "surrogateescape").decode()
    except UnicodeDecodeError:
        return text


def _begun(
    ruleset: Ruleset, name: str, seats: tuple[Player, ...], map_name: str, signer: IdentitySigner,
    seed: bytes, options: Sequence[str], switches: Sequence[str],
) -> Applied:  # fmt: skip
    try:
        return begin(
            ruleset, name, seats, choices.board(map_name), signer,
            seed=seed, options=options, choices=choices.read(switches),
        )  # fmt: skip
    except TermsError as error:
        raise choices.refused(error) from None
    except GenesisError as error:
        faults = "\n".join(f"  {fault}" for fault in error.faults)
        raise console.Refusal(f"such a game cannot be begun:\n{faults}") from None
    except PlayError as error:
        raise console.Refusal(str(error)) from None


def _require_open(mode: str) -> None:
    if mode != "open":
        raise click.UsageError(
            f"Games of mode {mode} begin with an invitation that every player answers with keys; "
            "that is not available yet. Mode open works now, without any preparation."
        )


def _require_name(name: str) -> None:
    if not _NAME.fullmatch(name):
        raise click.BadParameter(
            f"{name!r}; a game's name has 1 to 40 of the signs a-z, A-Z, 0-9, - and _, "
            "because files are named after it",
            param_hint="NAME",
        )


def _seed(text: str | None) -> bytes:
    if text is None:
        return os.urandom(32)
    if not _SEED.fullmatch(text):
        raise click.BadParameter("64 hex digits are wanted", param_hint="--seed")
    return bytes.fromhex(text)


def _named(**switches: str | None) -> list[str]:
    return [f"{name}={value}" for name, value in switches.items() if value is not None]


def _split_keys(key_files: Sequence[str]) -> tuple[dict[str, str], str | None]:
    """Tell the players' public keys (P=FILE) from the own private one (FILE)."""
    registered: dict[str, str] = {}
    own: str | None = None
    for text in key_files:
        seat, sign, path = text.partition("=")
        if sign and re.fullmatch(r"[a-z][a-z0-9-]*", seat):
            registered[seat] = path
        elif own is None:
            own = text
        else:
            raise click.BadParameter("only one private key signs the game file", param_hint="--key")
    return registered, own


def _with_keys(players: tuple[Player, ...], registered: dict[str, str]) -> tuple[Player, ...]:
    strangers = [seat for seat in registered if seat not in {player.id for player in players}]
    if strangers:
        raise click.BadParameter(f"there is no player {strangers[0]!r}", param_hint="--key")
    return tuple(
        attrs.evolve(player, key=_public(registered[player.id])) if player.id in registered
        else player
        for player in players
    )  # fmt: skip


def _public(path: str) -> str:
    try:
        return home.read_public(path).line
    except (home.KeyFileError, FileError) as error:
        raise console.Refusal(str(error)) from None
