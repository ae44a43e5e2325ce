"""The orders for a game in mails, mailboxes and Maildirs, as order files."""

from collections.abc import Iterable, Sequence

from pbem.cli.orders import mailed_talk, short_orders
from pbem.cli.say import console
from pbem.cli.say.next_step import taken_out
from pbem.engine.text import order_file
from pbem.engine.text.order_file import OrderFile
from pbem.engine.text.talk_in_orders import without_talk
from pbem.errors import InputError
from pbem.local import input_files
from pbem.local.game_files import OpenedGame
from pbem.mail.file_kind import RECEIPT, SEALED, START, WISHES
from pbem.mail.inbox import GivenOrders, Item, read_inbox
from pbem.mail.order_worth import orders_for_now


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
    said = tuple(remark for mail in inbox.mails for remark in mailed_talk.in_mail(mail))
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
