"""`pbem new`: begin a game."""

import os
import re
import unicodedata
from collections.abc import Mapping, Sequence

import attrs
import click

from pbem.cli import (
    console,
    game_options,
    invitations,
    key_options,
    next_step,
    start_files,
    writing,
)
from pbem.engine.chance.modes import MODES
from pbem.engine.file.genesis import HOST, QUORUMS, Player
from pbem.engine.file.genesis_check import CARDS, is_seat_id
from pbem.engine.play import Applied, begin
from pbem.engine.ruleset import Ruleset, card_modes
from pbem.local import home
from pbem.trust.signers import Signer

DEFAULT_RULES = "risk-parker"
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
_SEED = re.compile(r"[0-9a-fA-F]{64}")
_SPELT = {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "æ": "ae", "ø": "oe", "å": "aa", "ł": "l"}


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
@game_options.choice_options
@click.option("--as", "own_seat", metavar="P",
              help="Your own seat in modes next and host; the first one when left out.")  # fmt: skip
@click.option(
    "--host",
    "host",
    metavar="P|NAME",
    help="Mode host: the seat that hosts too, or the name of a host without a seat.",
)
@click.option("--quorum", metavar="WHO", type=click.Choice(QUORUMS), default="all-others", show_default=True,
              help="Who signs decisions of the group: all-others, or in mode host also host.")  # fmt: skip
@click.option("--deadline", metavar="TEXT", default="",
              help="Mode host: when orders are due, in words; lets the host end missed turns.")  # fmt: skip
@click.option("--cards", metavar="WAY", type=click.Choice(CARDS),
              help="How hands are held: face-up, dealer or private; dealer where a host has no "
                   "seat, else face-up.")  # fmt: skip
@click.option("--map", "map_name", metavar="MAP", help="Id or file of another map.")
@click.option("--deck", metavar="NAME", help="The same as --set deck=NAME.")
@click.option("--dealer", metavar="P", help="The same as --set dealer=P.")
@click.option("--key", "key_files", metavar="P=FILE", multiple=True,
              help="Public key with which a player signs; may be repeated. FILE alone is the "
                   "private key with which you sign the game file.")  # fmt: skip
@key_options.dice_option
def command(
    name: str, preset: str, players: str, mode: str, seed: str | None, output: str,
    options: tuple[str, ...], switches: tuple[str, ...], own_seat: str | None, host: str | None,
    quorum: str, deadline: str, cards: str | None, map_name: str | None, deck: str | None, dealer: str | None,
    key_files: tuple[str, ...], dice_file: str | None,
) -> None:  # fmt: skip
    """
    Begin a game.

    Mode open writes NAME-000.toml and its report. The modes next and host write an invitation with
    your own answer to it, NAME-start-P.toml, which the others answer with `pbem join`.

    \b
    Examples:
      pbem new world --mode next --players anna,ben,cleo --as ben
      pbem new world --mode host --host Hugo --players anna,ben,cleo
      pbem new world --players anna,ben,cleo
      pbem new world --rules risk-1959 --players "red=Rosa Lund,blue=Ben"
      pbem new duel --players red,blue --key red=red.pub --key blue=blue.pub
    """
    _require_name(name)
    ruleset = game_options.ruleset(preset)
    if map_name and not ruleset.map_id:
        raise click.BadParameter(f"{preset} is played without a map", param_hint="--map")
    registered, own_key = _split_keys(key_files)
    seats = _with_keys(read_players(players), registered)
    switch_texts = [*switches, *_named(deck=deck, dealer=dealer)]
    if deadline and not MODES[mode].hosted:
        raise click.UsageError("A deadline needs a host, who watches it: --mode host")
    if not MODES[mode].joined:
        _require_nothing_of({"--host": host, "--as": own_seat, "--dice-key": dice_file})
    else:
        if seed is not None or registered:
            raise click.UsageError(f"In mode {mode} everybody brings the own keys, and no seed.")
        invited = invitations.invite(
            ruleset, name, seats, map_name or ruleset.map_id, options, switch_texts, mode,
            host, quorum, deadline, _cards(ruleset, cards, mode, host, seats),
        )  # fmt: skip
        me = own_seat or invitations.first_person(invited)
        start_files.require_seat(invited, me)
        signer = key_options.own_signer(own_key)
        joined = start_files.take_seat(invited, me, signer, dice_file)
        start_files.proceed(joined, me, signer, dice_file, output)
        return
    applied = _begun(
        ruleset, name, seats, map_name or ruleset.map_id, key_options.LateSigner(own_key),
        _seed(seed), options, switch_texts, _cards(ruleset, cards, mode, host, seats),
    )  # fmt: skip
    written = writing.write_turn(applied, output)
    console.out(written.report)
    writing.tell_written(written)
    console.next_step(next_step.after_turn(applied.game, written.game_path))


def _require_nothing_of(others: Mapping[str, str | None]) -> None:
    """Refuse what has no meaning in mode open, rather than begin another game than was meant."""
    for option, value in others.items():
        if value is not None:
            modes = "--mode host" if option == "--host" else "--mode next or --mode host"
            raise click.UsageError(f"{option} belongs to games with proved dice: {modes}")


def read_players(text: str) -> tuple[Player, ...]:
    """Read `red,blue`, `Rosa,Ben` or `red=Rosa Lund,blue=Ben`; ids are small letters."""
    players = []
    for part in _as_typed(text).split(","):
        id_, _, name = (piece.strip() for piece in part.partition("="))
        if not id_:
            raise click.BadParameter(
                f"{text!r}; names with commas are wanted", param_hint="--players"
            )
        players.append(Player(id_.lower(), name or id_[:1].upper() + id_[1:]))
    _require_ids(players)
    return tuple(players)


def _require_ids(players: Sequence[Player]) -> None:
    """Refuse ids that files cannot hold, with ids that they can."""
    bad = next((player.id for player in players if not is_seat_id(player.id)), None)
    if bad is None:
        return
    better = ",".join(
        f"{player.id if is_seat_id(player.id) else _plain_id(player.id, place)}={player.name}"
        for place, player in enumerate(players, 1)
    )
    example = f'--players "{better}"'.replace(" ", "\u00a0")
    raise click.BadParameter(
        f"{bad!r} cannot be the id of a player: it has 1 to 16 of the signs a-z, 0-9 and -, a letter "
        f"first, and is not {HOST} or neutral. The name behind it may be anything, as in: {example}",
        param_hint="--players",
    )


def _plain_id(word: str, place: int) -> str:
    """Spell a word in plain letters, as people do who have no others."""
    for sign, letters in _SPELT.items():
        word = word.replace(sign, letters)
    bare = unicodedata.normalize("NFKD", word).encode("ascii", "ignore").decode()
    plain = re.sub("[^a-z0-9]+", "-", bare.lower()).strip("-")[:16].rstrip("-")
    return plain if is_seat_id(plain) else f"player-{place}"


def _as_typed(text: str) -> str:
    """Return an argument as it was typed, also where the locale is `C` and knows ASCII only."""
    try:
        return text.encode("utf-8", "surrogateescape").decode()
    except UnicodeDecodeError:
        return text


def _begun(
    ruleset: Ruleset, name: str, seats: tuple[Player, ...], map_name: str, signer: Signer,
    seed: bytes, options: Sequence[str], switches: Sequence[str], cards: str,
) -> Applied:  # fmt: skip
    map_file = game_options.board(map_name)
    with game_options.listing_faults():
        return begin(
            ruleset, name, seats, map_file, signer,
            seed=seed, options=options, choices=game_options.read(switches), cards=cards,
        )  # fmt: skip


def _cards(
    ruleset: Ruleset, cards: str | None, mode: str, host: str | None, players: Sequence[Player]
) -> str:
    """Return how hands are held: as was said, else by a dealer where there can be one."""
    offered = card_modes(ruleset)
    can_deal = MODES[mode].hosted and host not in {player.id for player in players}
    if cards is None:
        return "dealer" if can_deal and "dealer" in offered else offered[0]
    if cards not in offered:
        what = f"{ruleset.name} is played with cards {' or '.join(offered)}"
    elif cards == "dealer" and not can_deal:
        what = "only a host without a seat can deal: --mode host --host NAME"
    elif cards == "private" and not MODES[mode].witnessed:
        what = "in mode open nothing can be kept secret: --mode next or --mode host"
    else:
        return cards
    raise click.BadParameter(f"{cards!r}; {what}", param_hint="--cards")


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
    return home.read_public(path).line
