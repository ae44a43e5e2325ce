"""`pbem mail`: orders or a game file as a mail, ready to be sent."""

import os
from typing import NamedTuple

import attrs
import click

from pbem.cli import console, given_orders, next_step
from pbem.cli.key_options import key_option
from pbem.engine.chance.sealed_orders import PROOF
from pbem.engine.phrases import format_head, format_seats
from pbem.engine.play import needed_witnesses
from pbem.errors import FileTakenError, InputError, UnavailableError
from pbem.local import files, game_files
from pbem.local.file_names import file_name as game_file_name
from pbem.local.file_names import file_stem
from pbem.local.game_files import OpenedGame
from pbem.mail.draft import (
    Attachment,
    Draft,
    address,
    file_name,
    one_line,
    orders_text,
    write_draft,
)
from pbem.mail.file_kind import document_kind


@click.command()
@click.argument("names", nargs=-1, required=True, metavar="GAME|ORDERS...")
@click.option(
    "--to",
    "to",
    metavar="ADDR|NAME",
    multiple=True,
    help="To whom, or a name of your address book; may be given again.",
)
@click.option("--from", "sender", metavar="ADDR", help="From whom; your mail program knows it.")
@click.option("--eml", metavar="FILE", help="Where to write the draft; else beside the file.")
@click.option("--sendmail", is_flag=True, help="Send it now, through the program sendmail.")
@click.option("--smtp", metavar="URL", help="Send it now, to this server; see docs/mail.md.")
@click.option("--open", "opens", is_flag=True, help="Open a new mail with it in your mail program.")
@key_option
@click.pass_context
def command(
    ctx: click.Context, names: tuple[str, ...], to: tuple[str, ...], sender: str | None,
    eml: str | None, sendmail: bool, smtp: str | None, opens: bool, key_file: str | None,
) -> None:  # fmt: skip
    """
    Write a mail with orders or a game file: a draft that mail programs open.

    Orders are checked first, and signed if they must be; name the game file too, or let it lie
    beside them. Address, subject and file are printed: attach the file yourself if you like.

    \b
    Examples:
      pbem mail anna.toml --to ben@example.org
      pbem mail world-007.toml anna.toml
      pbem mail anna.toml --to ben --open
      pbem mail world-008.toml --to ben@example.org --to cleo@example.org
      pbem mail anna.toml --to b@example.org --smtp smtp://a@mail.example.org
    """
    _refuse_both(eml, sendmail, smtp, opens)
    to = _addresses(to)
    for one in (*to, *([sender] if sender else [])):
        _require_address(one)
    game, orders = _sorted(names)
    if orders and (kind := document_kind(game_files.read_game(orders))):
        letter = _paper_letter(orders, kind)
    elif orders:
        game = game or _game_beside(orders)
        letter = _orders_letter(ctx, game, orders, key_file)
    else:
        letter = _game_letter(game_files.open_game(game))
    draft = attrs.evolve(letter.draft, to=to)
    _print(draft, letter)
    if sendmail or smtp is not None:
        _send(draft, sender, smtp if not sendmail else None)
    else:
        _write(draft, sender or "", letter.path, eml, opens)


class _Letter(NamedTuple):
    """A mail to be: the draft, the file that it carries, and who should get it, in words."""

    draft: Draft
    path: str
    whom: str


def _refuse_both(eml: str | None, sendmail: bool, smtp: str | None, opens: bool) -> None:
    if sum([eml is not None, sendmail, smtp is not None]) > 1 or (
        opens and (sendmail or smtp is not None)
    ):
        raise click.UsageError("Take one of --eml, --sendmail, --smtp and --open.")


def _addresses(names: tuple[str, ...]) -> tuple[str, ...]:
    """Put the addresses of the user's own book in place of names; each stands there once."""
    if all("@" in name for name in names):
        return names
    # Late: most addresses are written out.
    from pbem.transport import accounts

    book = accounts.own_addresses()
    found = [one for name in names for one in _entry(book, name, accounts.config_path())]
    return tuple(dict.fromkeys(found))


def _entry(book: dict[str, tuple[str, ...]], name: str, path: str) -> tuple[str, ...]:
    if "@" in name:
        return (name,)
    if name.casefold() not in book:
        known = ", ".join(book) or "nobody"
        raise click.UsageError(
            f"{name!a} is no address, and not in the table [addresses] of {path}; there: {known}"
        )
    return book[name.casefold()]


def _require_address(text: str) -> None:
    try:
        address(text)
    except InputError as error:
        raise click.UsageError(str(error)) from None


def _sorted(names: tuple[str, ...]) -> tuple[str, str]:
    """Return the game file and the order file among the arguments; "" for the one that is missing."""
    games: list[str] = []
    orders: list[str] = []
    for name in names:
        if name == files.STDIN:
            raise click.UsageError("A mail carries a file; standard input has no name.")
        (games if b"pbem-game/" in game_files.read_game(name)[:4096] else orders).append(name)
    if len(games) > 1 or len(orders) > 1:
        raise click.UsageError("One mail carries one file; name a game, orders, or one of each.")
    return "".join(games), "".join(orders)


# ── orders ───────────────────────────────────────────────────────────────────────────────────────


def _game_beside(orders: str) -> str:
    """Find the newest file of the game beside the orders, by its name; "" if there is none."""
    folder = os.path.dirname(orders)
    stem = file_stem(str(given_orders.read_orders([orders])[0].data.get("game", "")))
    numbers = [
        int(rest)
        for name in files.listing(folder)
        if name.startswith(f"{stem}-") and name.endswith(".toml")
        if (rest := name[len(stem) + 1 : -5]).isdecimal() and rest.isascii()
    ]
    if not numbers:
        return ""
    return os.path.join(folder, game_file_name(stem, max(numbers), ".toml"))


def _orders_letter(ctx: click.Context, game: str, orders: str, key_file: str | None) -> _Letter:
    whom = "whoever resolves the turn"
    if game:
        whom = _prepared(ctx, game, orders, key_file)
    else:
        console.warn("no file of this game lies beside the orders, so they were not checked")
    file = given_orders.read_orders([orders])[0]
    given_orders.require_readable([file])
    document = file.data
    name, turn, seat = (
        one_line(str(document.get(key, "?")), 80) for key in ("game", "turn", "player")
    )
    greeting = (
        f"Orders of {seat} for {name}, turn {turn}.\n\n"
        "They are attached, and stand below once more, in case a mail program\n"
        "loses the attachment. There some signs are written as numbers.\n\n"
        "Save this mail as a file. What is in it:  pbem read FILE\n"
        "To play it:                               pbem apply GAME FILE"
    )
    data = files.read(orders, files.ORDERS_LIMIT)
    draft = Draft((), f"[pbem {name}] turn {turn}: orders of {seat}",
                  orders_text(document, greeting), (_attached(orders, data),))  # fmt: skip
    return _Letter(draft, orders, whom)


def _prepared(ctx: click.Context, game: str, orders: str, key_file: str | None) -> str:
    """Check orders, and sign them if they must be signed; return who is to get them."""
    opened = game_files.open_game(game)
    files_read = given_orders.read_orders([orders])
    if any(PROOF in file.data for file in files_read):
        return "all players; whoever has the files of all plays them"
    reading = given_orders.checked(
        opened, files_read, about_to_sign=True, key_file=key_file
    ).readings[0]
    genesis = opened.game.file.genesis
    if reading.seat in genesis.identities and not reading.sig:
        from pbem.cli.commands import sign

        ctx.invoke(sign.command, game=game, orders=orders, key_file=key_file)
    if next_step.is_sealed(opened.game):
        sealed = console.format_command("mail", next_step.sealed_path(orders))
        raise InputError(
            f"{orders} is not to be seen by others before all have decided; mail the sealed file "
            f"first: {sealed}"
        )
    if witnesses := needed_witnesses(opened.game, [reading.seat]):
        who = format_seats(genesis, witnesses)
        if next_step.others_decide(opened.game):
            return f"{who} alone, for others have still to decide"
        return f"all players; {who} makes the dice"
    return "whoever resolves the turn"


# ── a game file ──────────────────────────────────────────────────────────────────────────────────


def _game_letter(opened: OpenedGame) -> _Letter:
    file = opened.game.file
    name = one_line(file.genesis.name, 80)
    text = (
        f"{name}, record {file.index}. Next: {file.next}.\n"
        f"Head {format_head(file.head)}\n\n"
        "The game file is attached. Whoever is next saves it and writes orders:\n"
        f"`pbem orders {file_name(os.path.basename(opened.path))}`\n"
    )
    report = os.path.splitext(opened.path)[0] + ".txt"
    if files.exists(report):
        text += "\n" + files.read(report, files.MAP_LIMIT).decode("utf-8", "replace")
    attached = (_attached(opened.path, opened.data),)
    draft = Draft((), f"[pbem {name}] {file.next}", text, attached)
    return _Letter(draft, opened.path, "all players")


def _paper_letter(path: str, kind: str) -> _Letter:
    name = file_name(os.path.basename(path))
    text = f"Attached is {kind}.\nSave it, then ask what is next: pbem status {name}\n"
    attached = (_attached(path, game_files.read_game(path)),)
    return _Letter(Draft((), f"[pbem] {name}", text, attached), path, "all players")


def _attached(path: str, data: bytes) -> Attachment:
    return Attachment(os.path.basename(path), data)


# ── out ──────────────────────────────────────────────────────────────────────────────────────────


def _print(draft: Draft, letter: _Letter) -> None:
    console.print_lines([
        f"To:      {', '.join(draft.to) or letter.whom}",
        f"Subject: {one_line(draft.subject)}",
        f"File:    {letter.path}",
    ])  # fmt: skip


def _write(draft: Draft, sender: str, path: str, eml: str | None, opens: bool) -> None:
    data = write_draft(draft, sender=sender)
    wanted = eml or f"{os.path.splitext(path)[0]}.eml"
    written = _written(wanted, data, numbered=eml is None)
    console.note(f"Written: {written}")
    if opens and _opened(draft, path, written):
        return
    console.next_step(
        f"open {written} in your mail program and send it; or write a mail yourself, with this "
        "subject and this file attached"
    )


def _opened(draft: Draft, path: str, written: str) -> bool:
    from pbem.transport import mail_program

    sheet = mail_program.NewMail(draft.to, one_line(draft.subject), path, written)
    try:
        program = mail_program.open_mail(sheet)
    except UnavailableError as error:
        console.warn(str(error))
        return False
    console.next_step(f"look at the new mail in {program}, and send it")
    return True


def _written(path: str, data: bytes, *, numbered: bool) -> str:
    """Write a draft; where another one lies already and nobody chose the name, number it."""
    stem, ending = os.path.splitext(path)
    for number in range(2, 100):
        try:
            files.write_new(path, data)
        except FileTakenError:
            if not numbered:
                raise
            path = f"{stem}-{number}{ending}"
        else:
            return path
    raise FileTakenError(f"there are very many drafts beside {path}; remove some")


def _send(draft: Draft, sender: str | None, smtp: str | None) -> None:
    # Late: drafts need neither a network nor a clock.
    from email.utils import formatdate, make_msgid

    from pbem.transport import accounts
    from pbem.transport import smtp as postoffice

    try:
        chosen = accounts.own_account()
        whose = sender or chosen.sender
        if not draft.to:
            raise click.UsageError("Say to whom: --to ADDR")
        if smtp is not None and not whose:
            raise click.UsageError("Say from whom: --from ADDR, or `from` in your settings")
        domain = whose.rpartition("@")[2] or "pbem.invalid"
        fields = {"Date": formatdate(localtime=True), "Message-ID": make_msgid("pbem", domain)}
        mail = write_draft(draft, sender=whose, fields=fields, unsent=False)
        if smtp is None:
            by = postoffice.send_by_program(mail, chosen)
        else:
            by = postoffice.send_by_smtp(mail, whose, draft.to, smtp or chosen.smtp, chosen)
    except (UnavailableError, InputError) as error:
        raise InputError(f"{error}. Nothing was sent") from None
    console.note(f"Sent to {', '.join(draft.to)} through {by}.")
