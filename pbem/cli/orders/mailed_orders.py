"""The orders for a game in mails, mailboxes and Maildirs, as order files; and what mails say to the table."""

from collections.abc import Iterable, Sequence

from pbem.cli.orders import short_orders, table_talk
from pbem.cli.say import console
from pbem.cli.say.next_step import taken_out
from pbem.engine.play.play import Game, load_game
from pbem.engine.text import order_file
from pbem.engine.text.order_file import OrderFile
from pbem.engine.text.table_talk import EVERYBODY, Remark
from pbem.engine.text.talk_in_orders import without_talk
from pbem.errors import InputError, PbemError
from pbem.local import input_files, registry
from pbem.local.game_files import OpenedGame
from pbem.mail.file_kind import RECEIPT, SEALED, START, WISHES
from pbem.mail.inbox import GivenMail, GivenOrders, Inbox, Item, read_inbox
from pbem.mail.order_worth import orders_for_now
from pbem.mail.typed_requests import requests_in_mail


def orders_in_mail(opened: OpenedGame, path: str, data: bytes, player: str = "") -> list[OrderFile]:
    """
    Return the orders for a game in a mail, a mailbox, or the pasted text of a mail.

    Orders for other moments, which replies like to quote, are passed over if there are any for this
    one. Raises InputError where a person must look first, or where there are none.
    """
    return _orders(opened, path, [Item(input_files.shown_name(path), data, path)], player)


def orders_in_folder(opened: OpenedGame, path: str, player: str = "") -> list[OrderFile]:
    """Return the orders in the mails of a Maildir, as `orders_in_mail` does. Raises InputError for another folder."""
    if not input_files.is_maildir(path):
        raise InputError(f"{path} is a folder, and no Maildir (that has folders new and cur); name the files in it")
    return _orders(opened, path, input_files.read_items([path]), player)


def _orders(opened: OpenedGame, path: str, items: Iterable[Item], player: str) -> list[OrderFile]:
    inbox = read_inbox(items, [opened.game.file.genesis], believe_games=False)
    for mail in inbox.mails:
        for trouble in mail.contents.troubles:
            console.warn(f"{mail.name}: {trouble}")
    typed = list(short_orders.in_mails(opened.game, inbox.mails, player))
    given = [*_leave_out_quoted(orders_for_now(inbox.orders, opened.game), typed), *typed]
    # A start file or a seal beside orders is for whoever lacks it; alone it is pointed out.
    beside = (RECEIPT, WISHES, START, SEALED) if given else (RECEIPT, WISHES)
    documents = [one for one in inbox.documents if one.kind not in beside]
    if not given and not documents:
        look = console.format_command("read", path)
        raise InputError(f"{path}: there are no orders in it; look at it with {look}")
    found = [_order_file(one) for one in given]
    found += [order_file.read(one.data, one.name) for one in documents]
    said = tuple(remark for mail in inbox.mails for remark in _talk_in_mail(mail))
    # What else is in the mails goes with the first of their orders.
    return [found[0]._replace(said=(*found[0].said, *said)), *found[1:]]


def _leave_out_quoted(given: Sequence[GivenOrders], typed: Sequence[GivenOrders]) -> list[GivenOrders]:
    """Leave out what the mails of short orders merely quote, or what is not readable because it is typed."""
    paths = {one.path for one in typed}
    return [
        one for one in given if one.path not in paths or not (one.found.quoted or one.found.standing == "unreadable")
    ]


def _order_file(given: GivenOrders) -> OrderFile:
    found = given.found
    if found.needs_confirmation and found.standing == "unsigned":
        repairs = ", ".join(found.repairs)
        save = taken_out([given.path])
        raise InputError(
            f"{given.name}: these orders are not signed and had to be repaired ({repairs}). "
            f"Look at them before they are played: {save} writes them to a file"
        )
    if found.typed is not None:
        return found.typed._replace(name=given.name)
    return without_talk(OrderFile(given.name, found.text, found.document, found.problems))


def _talk_in_mail(given: GivenMail) -> tuple[Remark, ...]:
    """
    Return what a mail says to the table: typed by its writer, or passed on.

    Without `from` it is said by the player whose orders are in the mail. The seat is as it was written.
    """
    orders = [found for found in given.contents.orders if not found.quoted]
    player = orders[0].player if len(orders) == 1 else ""
    turn = orders[0].document.get("turn") if len(orders) == 1 else None
    found = requests_in_mail(given.mail).messages
    now = turn if type(turn) is int else -1
    return tuple(
        Remark(one.writer or player, now if one.turn is None else one.turn, one.text)
        for one in found
        if [name.casefold() for name in one.to] == [EVERYBODY]
    )


def keep_talk(inbox: Inbox) -> list[tuple[GivenMail, Game | None, Sequence[Remark]]]:
    """
    Keep what mails say to the table, where their game is at hand.

    Returns each mail that says something, its game (None where it is not at hand), and what is new here.
    """
    kept: list[tuple[GivenMail, Game | None, Sequence[Remark]]] = []
    for mail in inbox.mails:
        if said := _talk_in_mail(mail):
            game = _game_of(inbox, mail)
            kept.append((mail, game, table_talk.keep(game, said) if game else ()))
    return kept


def show_and_keep_talk(inbox: Inbox) -> None:
    """Keep what mails say to the table, show what is new, and say of which mails the game is missing."""
    for mail, game, fresh in keep_talk(inbox):
        if game:
            table_talk.print_talk(game.file.genesis, fresh, aside=False)
        else:
            console.note(f"{mail.name} says something to the table; name the game file too, and it is kept")


def _game_of(inbox: Inbox, mail: GivenMail) -> Game | None:
    """Return the newest file of the game that a mail is about, of those that came with it."""
    own = {one.game.genesis.game_id for one in mail.contents.games if one.game}
    about = [
        given.game
        for given in inbox.games
        if not own or given.game.genesis.game_id in own
        if not mail.contents.orders or any(one.is_for(given.game.genesis) for one in mail.contents.orders)
    ]
    if len({one.genesis.game_id for one in about}) != 1:
        return None
    newest = max(inbox.games, key=lambda one: (one.game in about, one.game.index))
    try:
        return load_game(newest.data, registry.load)
    except PbemError:
        return None
