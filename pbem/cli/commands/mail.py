"""`pbem mail`: orders or a game file as a mail, ready to be sent."""

import attrs
import click

from pbem.cli.acts.signing import sign_file
from pbem.cli.games.key_options import key_option
from pbem.cli.orders import drafts, outgoing_mail
from pbem.cli.say import console
from pbem.engine.file.phrases import listed
from pbem.errors import InputError, PbemError
from pbem.local import files, game_files
from pbem.mail.draft import Draft, address, write_draft
from pbem.mail.file_kind import document_kind
from pbem.transport import accounts


@click.command()
@click.argument("names", nargs=-1, required=True, metavar="GAME|ORDERS...")
@click.option(
    "--to",
    "to",
    metavar="ADDR|NAME",
    multiple=True,
    help="An address, or a name in your address book; may be repeated.",
)
@click.option("--from", "sender", metavar="ADDR", help="The sender; without it your mail program fills it in.")
@click.option("--eml", metavar="FILE", help="Where to write the draft, instead of beside the file.")
@click.option("--sendmail", is_flag=True, help="Send it now, through the program sendmail.")
@click.option("--smtp", metavar="URL", help="Send it now, to this server; see docs/mail.md.")
@click.option("--open", "opens", is_flag=True, help="Open a new message with it in your mail program.")
@key_option
def command(
    names: tuple[str, ...],
    to: tuple[str, ...],
    sender: str | None,
    eml: str | None,
    sendmail: bool,
    smtp: str | None,
    opens: bool,
) -> None:
    """
    Write an email with orders or a game file: a draft that mail programs open.

    Orders are checked first, and signed if they must be; name the game file too, unless it lies
    beside them. Address, subject and file are printed, in case you would rather attach the file yourself.

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
    game, orders = _sort_files(names)
    if orders and (kind := document_kind(game_files.read_game(orders))):
        mail = outgoing_mail.document_mail(orders, kind)
    elif orders:
        game = game or outgoing_mail.game_beside(orders)
        mail = outgoing_mail.orders_mail(game, orders, lambda opened: sign_file(opened, orders, None))
    else:
        mail = outgoing_mail.game_mail(game_files.open_game(game))
    draft = attrs.evolve(mail.draft, to=to)
    drafts.print_draft(draft, mail)
    if sendmail or smtp is not None:
        _send(draft, sender, smtp if not sendmail else None)
        outgoing_mail.note_sent(mail)
    else:
        written = drafts.write(draft, mail, sender or "", eml, opens=opens)
        drafts.note(mail, written)


def _refuse_both(eml: str | None, sendmail: bool, smtp: str | None, opens: bool) -> None:
    if sum([eml is not None, sendmail, smtp is not None]) > 1 or (opens and (sendmail or smtp is not None)):
        raise click.UsageError("Choose one of --eml, --sendmail, --smtp and --open.")


def _addresses(names: tuple[str, ...]) -> tuple[str, ...]:
    """Put the addresses of the user's own book in place of names; each stands there once."""
    if all("@" in name for name in names):
        return names
    # Late: most addresses are written out.
    book = accounts.own_addresses()
    found = [one for name in names for one in _entry(book, name, accounts.config_path())]
    return tuple(dict.fromkeys(found))


def _entry(book: dict[str, tuple[str, ...]], name: str, path: str) -> tuple[str, ...]:
    if "@" in name:
        return (name,)
    if name.casefold() not in book:
        known = ", ".join(book) or "nobody"
        raise click.UsageError(
            f"{name!a} is neither an address nor in the table [addresses] of {path}, which has: {known}"
        )
    return book[name.casefold()]


def _require_address(text: str) -> None:
    try:
        address(text)
    except InputError as error:
        raise click.UsageError(str(error)) from None


def _sort_files(names: tuple[str, ...]) -> tuple[str, str]:
    """Return the game file and the order file among the arguments; "" for the one that is missing."""
    games: list[str] = []
    orders: list[str] = []
    for name in names:
        if name == files.STDIN:
            raise click.UsageError("A mail carries a file; standard input has no name.")
        (games if b"pbem-game/" in game_files.read_game(name)[:4096] else orders).append(name)
    if len(games) > 1 or len(orders) > 1:
        kind, twice = ("game files", games) if len(games) > 1 else ("orders", orders)
        raise click.UsageError(
            f"One mail carries one file; name a game, orders, or one of each. {listed(twice)} look like {kind}."
        )
    return "".join(games), "".join(orders)


# ── out ──────────────────────────────────────────────────────────────────────────────────────────


def _send(draft: Draft, sender: str | None, smtp: str | None) -> None:
    # Late: drafts need neither a network nor a clock.
    from email.utils import formatdate, make_msgid

    from pbem.transport import smtp as postoffice

    try:
        chosen = accounts.own_account()
        whose = sender or chosen.sender
        if not draft.to:
            raise click.UsageError("Name a recipient: --to ADDR")
        if smtp is not None and not whose:
            raise click.UsageError("Name the sender: --from ADDR, or `from` in your settings")
        domain = whose.rpartition("@")[2] or "pbem.invalid"
        fields = {"Date": formatdate(localtime=True), "Message-ID": make_msgid("pbem", domain)}
        mail = write_draft(draft, sender=whose, fields=fields, unsent=False)
        if smtp is None:
            by = postoffice.send_by_program(mail, chosen)
        else:
            by = postoffice.send_by_smtp(mail, whose, draft.to, smtp or chosen.smtp, chosen)
    except PbemError as error:
        raise PbemError(f"{error}. Nothing was sent") from None
    console.note(f"Sent to {', '.join(draft.to)} through {by}.")
