"""Table talk in mails that came in."""

from collections.abc import Sequence

from pbem.cli.orders import table_talk
from pbem.cli.say import console
from pbem.engine.play.play import Game, load_game
from pbem.engine.text.table_talk import EVERYBODY, Remark
from pbem.errors import PbemError
from pbem.local import registry
from pbem.mail.inbox import GivenMail, Inbox
from pbem.mail.typed_requests import requests_in_mail


def in_mail(given: GivenMail) -> tuple[Remark, ...]:
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


def keep(inbox: Inbox) -> list[tuple[GivenMail, Game | None, Sequence[Remark]]]:
    """
    Keep what mails say to the table, where their game is at hand.

    Returns each mail that says something, its game (None where it is not at hand), and what is new here.
    """
    kept: list[tuple[GivenMail, Game | None, Sequence[Remark]]] = []
    for mail in inbox.mails:
        if said := in_mail(mail):
            game = _game_of(inbox, mail)
            kept.append((mail, game, table_talk.keep(game, said) if game else ()))
    return kept


def show_and_keep(inbox: Inbox) -> None:
    """Keep what mails say to the table, show what is new, and say of which mails the game is missing."""
    for mail, game, fresh in keep(inbox):
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
