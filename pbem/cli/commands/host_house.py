"""`pbem host init`, `add` and `status`: the house, the games in it, and how they stand."""

import os
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Any

import click

from pbem.cli import console, key_options
from pbem.engine.phrases import format_awaited, format_head, format_seats
from pbem.errors import ContentError, InputError, StoppedError, UnavailableError
from pbem.host import house as houses
from pbem.host.deadlines.keeping import state_rows
from pbem.host.deadlines.missed import policy_faults
from pbem.host.deadlines.round import read_deputies
from pbem.host.games import resolving
from pbem.host.games.decisions import open_rows
from pbem.host.games.hosting import read_hosting, template
from pbem.host.games.shelf import Shelf
from pbem.host.house import GameFolder, House
from pbem.host.post import outbox, spool
from pbem.host.settings import Delivery, Settings
from pbem.local import files, game_files
from pbem.local.file_names import file_stem
from pbem.local.game_files import OpenedGame
from pbem.mail.draft import address, one_line

Decorated = Callable[..., Any]


def house_option(function: Decorated) -> Decorated:
    """Add `--host DIR` to a command."""
    return click.option(
        "--host",
        "where",
        metavar="DIR",
        help="The folder of the host; else PBEM_HOST or the usual.",
    )(function)


def now_option(function: Decorated) -> Decorated:
    """Add the hidden `--now TIME` to a command, so that tests own the clock."""
    return click.option("--now", "now", hidden=True, callback=_now)(function)


def _now(_ctx: click.Context, _param: click.Parameter, text: str | None) -> datetime:
    if text is None:
        return datetime.now(UTC)
    try:
        given = datetime.fromisoformat(text)
    except ValueError:
        raise click.BadParameter(f"{text!a} is no time") from None
    return given if given.tzinfo else given.replace(tzinfo=UTC)


def opened(where: str | None) -> House:
    """Open the house, or end the command."""
    try:
        return houses.open_house(where)
    except UnavailableError as error:
        raise console.Refusal(str(error)) from None


# ── init ─────────────────────────────────────────────────────────────────────────────────────────


@click.command()
@click.argument("folder", required=False)
@click.option("--address", "own", metavar="ADDR", required=True, help="Where players write to.")
@click.option("--name", default="pbem host", metavar="NAME", help="What they see as the sender.")
@click.option("--delivery", type=click.Choice(["folder", "sendmail", "smtp"]), default="folder",
              help="How letters leave: into a Maildir, by a program, by a server.")  # fmt: skip
def init(folder: str | None, own: str, name: str, delivery: Delivery) -> None:
    """
    Make the folder of a host, its settings and its keys.

    \b
    Example:
      pbem host init --address games@example.org
    """
    path = os.path.abspath(folder or houses.default_path())
    try:
        settings = Settings(own, one_line(name, 60), delivery=delivery)
        made = houses.make_house(path, settings)
    except (UnavailableError, ValueError) as error:
        raise console.Refusal(str(error)) from None
    key_options.own_signer(None)
    console.note(f"A host was made: {made.path}")
    more = [] if path == os.path.abspath(houses.default_path()) else ["--host", path]
    add = console.format_command("host", "add", "GAME", "--player", "anna=anna@example.org", *more)
    console.next_step(f"take a game in, naming the address of each player: {add}")


# ── add ──────────────────────────────────────────────────────────────────────────────────────────


@click.command()
@click.argument("game")
@click.option("--player", "players", metavar="ID=ADDR", multiple=True, help="For each player.")
@click.option("--gm", metavar="ADDR", default="", help="Who is told what needs a person.")
@click.option("--rules", metavar="FILE", help="Deadline, policy, messages: tables of hosting.toml.")
@house_option
@now_option
def add(
    game: str, players: tuple[str, ...], gm: str, rules: str | None, where: str | None,
    now: datetime,
) -> None:  # fmt: skip
    """
    Take a game in: copy its newest file, note the addresses, and mail it to everybody.

    \b
    Example:
      pbem host add world-000.toml --player anna=anna@example.org
                    --player ben=ben@example.org
    """
    house, table = opened(where), game_files.open_game(game)
    genesis = table.game.file.genesis
    folder = house.game(file_stem(genesis.name))
    known = _addresses(table, players, gm)
    try:
        more = files.read(rules, files.ORDERS_LIMIT).decode("utf-8-sig") if rules else ""
        text = template(genesis, known, gm, more)
        read_hosting(text.encode())
        if table.game.file.genesis.chance.witnessed:
            # What the host has seen of a game it does not forget.
            from pbem.cli import memory

            memory.require_newest(table.path, table.data, again=True)
        files.make_folder(folder.path, private=True)
        with folder.lock():
            _copy(folder, table, text)
            house_rows = resolving.resolve_ready(house, folder, now)
    except (UnavailableError, UnicodeDecodeError, ContentError, StoppedError) as error:  # fmt: skip
        raise console.Refusal(str(error)) from None
    console.note(f"{genesis.name} is hosted in {folder.path}")
    console.note(f"Settings of this game: {folder.inside(houses.HOSTING)}")
    if house_rows.sentence:
        console.note(f"{genesis.name} {house_rows.sentence}.")
    for fault in policy_faults(folder.hosting(), genesis):
        console.warn(f"what the settings say about missed turns is not used; {fault}")
    house_words = [] if where is None else ["--host", where]
    console.next_step(
        f"send the first mails: {console.format_command('host', 'run', *house_words)}"
    )


def _addresses(
    table: OpenedGame, players: tuple[str, ...], gm: str
) -> dict[str, str]:  # fmt: skip
    known: dict[str, str] = {}
    for one in players:
        id_, _, where = one.partition("=")
        known[game_files.require_seat(table, id_.strip())] = where.strip()
    missing = [seat for seat in table.seats if seat not in known]
    if missing:
        raise click.UsageError(f"The address of {', '.join(missing)} is missing: --player ID=ADDR")
    try:
        for one in (*known.values(), *([gm] if gm else [])):
            address(one)
    except InputError as error:
        raise click.UsageError(str(error)) from None
    return known


def _copy(folder: GameFolder, table: OpenedGame, text: str) -> None:
    file = table.game.file
    row = [(folder.inside(houses.ID), f"{file.genesis.game_id.hex()}\n".encode())]
    report = os.path.splitext(table.path)[0] + ".txt"
    if files.exists(report):
        row.append((folder.file(file.index, ".txt"), files.read(report, files.MAP_LIMIT)))
    row.append((folder.file(file.index, ".toml"), table.data))
    row.append((folder.inside(houses.HOSTING), text.encode()))
    files.write_all(row)


# ── status ───────────────────────────────────────────────────────────────────────────────────────


@click.command()
@house_option
@now_option
def status(where: str | None, now: datetime) -> None:
    """
    Say how every game and the spool stand.

    \b
    Example:
      pbem host status
    """
    house = opened(where)
    for row in [*_spool_rows(house, now), *_game_rows(house)]:
        console.out(console.wrapped(row, "    "))


def _spool_rows(house: House, now: datetime) -> Iterator[str]:
    del now
    counts = {
        "waiting": len(spool.waiting(house)),
        "in hand": len(spool.begun(house)),
        "letters to be sent": len(outbox.waiting(house)),
        "refused": len(list(spool.shelved(house, "refused"))),
        "given up": len(list(spool.shelved(house, "bad"))),
    }
    yield f"{house.settings.name} <{house.settings.address}>, {house.path}"
    yield "  mails: " + ", ".join(f"{count} {what}" for what, count in counts.items())
    for one in outbox.bounces(house):
        yield f"  {one['address']} refused {one['count']} letters: {one['why']}"


def _game_rows(house: House) -> Iterator[str]:
    shelf = Shelf(house)
    for folder in house.games():
        yield ""
        try:
            case = shelf.case(folder)
        except ContentError as error:
            yield str(error)
            continue
        game = case.game
        genesis, clock = game.file.genesis, game.table.clock(game.state)
        yield f"{genesis.name}: record {case.record}, head {format_head(game.file.head)}"
        yield f"  next: {format_awaited(genesis, game.awaited, clock)}"
        yield from (f"  {row}" for row in state_rows(shelf.newest(folder)))
        yield from (f"  {row}" for row in open_rows(shelf.newest(folder)))
        yield from (
            f"  {one['person']['name']} is the deputy of {format_seats(genesis, [seat])}"
            for seat, one in read_deputies(folder).items()
            if one["person"]["key"] not in [person.key for _, person in genesis.people()]
        )
        if case.passed_on:
            yield f"  the orders of {format_seats(genesis, case.passed_on)} are with the witness"
