"""`pbem host init`, `add` and `status`: the folder of a host, the games in it, and how they stand."""

import os
import shlex
import shutil
import sys
from datetime import datetime

import attrs
import click

from pbem.cli.games import key_options, remembered_games
from pbem.cli.host_options import host_option, host_words, now_option
from pbem.cli.say import console
from pbem.engine.text.file_names import file_stem
from pbem.errors import ContentError, InputError
from pbem.host.deadlines.game_settings import read_game_settings, settings_template
from pbem.host.deadlines.missed_turns import policy_faults
from pbem.host.folder import game_folder
from pbem.host.folder.game_folder import GameFolder
from pbem.host.folder.host_folder import PASSWORD, SETTINGS, HostFolder, default_path, make_host, open_host
from pbem.host.games.hosted_game import open_newest
from pbem.host.games.turns import play_on
from pbem.host.settings import Delivery, HostSettings
from pbem.local import bots, files, game_files, home
from pbem.local.game_files import OpenedGame
from pbem.mail.draft import address, one_line
from pbem.transport import providers
from pbem.transport.providers import PROVIDERS, Provider, at_proxy

_NO_MASTER = (
    "No game master is named, so nobody gets a mail when something needs a person (a game that "
    "cannot go on, an address that accepts no mail). An address under [gm] in the settings "
    "changes that."
)

# ── init ─────────────────────────────────────────────────────────────────────────────────────────


@click.command()
@click.argument("folder", required=False)
@click.option("--address", "own", metavar="ADDR", default="", help="Where players write; a new host needs it.")
@click.option("--name", default="pbem host", metavar="NAME", help="What they see as the sender.")
@click.option(
    "--delivery",
    type=click.Choice(["folder", "sendmail", "smtp"]),
    help="How mails leave: into a Maildir (if nothing is said), by a program, by a server.",
)
@click.option(
    "--provider",
    type=click.Choice(list(PROVIDERS)),
    help="Whose mailbox it is: writes down the servers of this provider.",
)
@click.option("--token-command", metavar="COMMAND", help="A program that prints a fresh XOAUTH2 token.")
@click.option("--systemd", is_flag=True, help="Also write a service and a timer for it, for a host that is there too.")
def init(
    folder: str | None,
    own: str,
    name: str,
    delivery: Delivery | None,
    provider: providers.Name | None,
    token_command: str | None,
    systemd: bool,
) -> None:
    """
    Make a host folder, its settings and the keys.

    \b
    Examples:
      pbem host init --address games@example.org
      pbem host init --address mygames@gmail.com --provider gmail
    """
    if provider and delivery:
        raise click.UsageError("Choose one of --provider and --delivery: the provider says how mails leave.")
    if token_command and not (provider and PROVIDERS[provider].smtp):
        raise click.UsageError("--token-command is for the servers of a provider; name one with --provider.")
    path = os.path.abspath(folder or default_path())
    if systemd and files.exists(os.path.join(path, SETTINGS)):
        _write_units(open_host(path))
        return
    if not own:
        raise click.UsageError("Missing option '--address': where players write.")
    command = shlex.split(token_command) if token_command else ["cat", os.path.join(path, PASSWORD)]
    settings = HostSettings(own, one_line(name, 60), delivery=delivery or "folder")
    if provider:
        tables = providers.server_tables(provider, settings.address, command, tokens=bool(token_command))
        way: Delivery = "smtp" if tables else "sendmail"
        settings = attrs.evolve(settings, delivery=way, envelope="" if tables else "<>", **tables)
    made = make_host(path, settings)
    key_options.own_signer()
    console.note(f"A host was made: {made.path}")
    more = [] if path == os.path.abspath(default_path()) else ["--host", path]
    if systemd:
        _write_units(made)
    if provider:
        _say_what_a_provider_wants(made, PROVIDERS[provider], more)
        return
    add = console.format_command("host", "add", "world-000.toml", "--player", "anna=anna@example.org", *more)
    console.next_step(f"start hosting a game, with the address of each player, such as: {add}")


def _write_units(host: HostFolder) -> None:
    """Write a service and a timer for systemd, and say how they are switched on."""
    from pbem.host.folder import units  # late: a host is made once

    found = shutil.which("pbem")
    program = [found] if found else [sys.executable, "-m", "pbem"]
    folder = units.unit_folder()
    files.make_folder(folder)
    written = units.write_units(host, home.folder(), program)
    files.write_all([(os.path.join(folder, name), text.encode()) for name, text in written.items()])
    console.note(f"Written into {folder}: {' and '.join(written)}")
    console.note("They run while nobody is logged in, too, after: loginctl enable-linger")
    console.next_step(f"switch them on: systemctl --user enable --now {units.NAME}.timer")


def _say_what_a_provider_wants(host: HostFolder, provider: Provider, more: list[str]) -> None:
    console.note(provider.hint)
    first = ""
    if host.settings.fetch.get("password_command", [""])[0] == "cat":
        place = host.inside(PASSWORD)
        if not files.exists(place):
            files.write_new(place, b"", private=True)
        which = "a password that you make up for the proxy" if at_proxy(host.settings.fetch["imap"]) else "the password"
        first = f"write {which} into the file {place}, then "
    console.next_step(
        f"{first}let the host look whether mail comes and goes: {console.format_command('host', 'check', *more)}"
    )


# ── add ──────────────────────────────────────────────────────────────────────────────────────────


@click.command()
@click.argument("game")
@click.option("--player", "players", metavar="ID=ADDR", multiple=True, help="Once for each player.")
@click.option("--gm", metavar="ADDR", default="", help="Who gets a mail when something needs a person.")
@click.option("--rules", metavar="FILE", help="Deadline, policy, messages: tables of hosting.toml.")
@host_option
@now_option
def add(game: str, players: tuple[str, ...], gm: str, rules: str | None, where: str | None, now: datetime) -> None:
    """
    Start hosting a game: copy its newest file, note the addresses, and mail it to everybody.

    \b
    Example:
      pbem host add world-000.toml --player anna=anna@example.org
                    --player ben=ben@example.org
    """
    host, opened = open_host(where), game_files.open_game(game)
    genesis = opened.game.file.genesis
    folder = host.game(file_stem(genesis.name))
    text = settings_template(genesis, _addresses(opened, players, gm), gm, _rules(rules))
    read_game_settings(text.encode())
    for style in genesis.programs.values():
        bots.load(opened.game.ruleset, style)
    if genesis.chance.witnessed:
        # The host does not forget what it has seen of a game.
        remembered_games.require_newest(opened.path, opened.data, again=True)
    files.make_folder(folder.path, private=True)
    with folder.lock():
        _copy(folder, opened, text)
        outcome = play_on(open_newest(host, folder, now))
    console.note(f"{genesis.name} is hosted in {folder.path}")
    console.note(f"Settings of this game: {folder.inside(game_folder.SETTINGS)}")
    if not folder.read_settings().gm.address:
        console.note(_NO_MASTER)
    if outcome.sentence:
        console.note(f"{genesis.name} {outcome.sentence}.")
    for fault in policy_faults(folder.read_settings(), genesis):
        console.warn(f"what the settings say about missed turns is ignored; {fault}")
    run = console.format_command("host", "run", *host_words(where))
    console.next_step(f"send the first mails: {run}")


def _addresses(opened: OpenedGame, players: tuple[str, ...], gm: str) -> dict[str, str]:
    known: dict[str, str] = {}
    for one in players:
        id_, _, where = one.partition("=")
        known[game_files.require_seat(opened, id_.strip())] = where.strip()
    missing = [seat for seat in opened.game.file.genesis.waited_for(opened.seats) if seat not in known]
    if missing:
        raise click.UsageError(f"The address of {', '.join(missing)} is missing: --player ID=ADDR")
    try:
        for one in (*known.values(), *([gm] if gm else [])):
            address(one)
    except InputError as error:
        raise click.UsageError(str(error)) from None
    return known


def _rules(path: str | None) -> str:
    if not path:
        return ""
    try:
        return files.read(path, files.ORDERS_LIMIT).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ContentError(f"{path} cannot be read: {error}") from None


def _copy(folder: GameFolder, opened: OpenedGame, text: str) -> None:
    file = opened.game.file
    written = [(folder.inside(game_folder.ID), f"{file.genesis.game_id.hex()}\n".encode())]
    report = os.path.splitext(opened.path)[0] + ".txt"
    if files.exists(report):
        written.append((folder.file(file.index, ".txt"), files.read(report, files.MAP_LIMIT)))
    written.append((folder.file(file.index, ".toml"), opened.data))
    written.append((folder.inside(game_folder.SETTINGS), text.encode()))
    files.write_all(written)
