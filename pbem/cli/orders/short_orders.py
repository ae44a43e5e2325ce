"""Short orders in files and mails of a player: whose they are, and what they mean."""

from collections.abc import Iterator, Sequence

import attrs

from pbem.cli.games import visible_cards
from pbem.cli.say import console
from pbem.engine.play.play import Game, load_game
from pbem.engine.short.reading import read_short, strictly
from pbem.engine.text.order_file import OrderFile
from pbem.errors import InputError, PbemError
from pbem.local import registry
from pbem.mail.found import FoundOrders
from pbem.mail.inbox import GivenMail, GivenOrders, Inbox
from pbem.mail.kinds import SpokenWords, take_words
from pbem.mail.lines import own_text
from pbem.mail.typed_orders import typed_orders


def read_typed(game: Game, text: str, name: str, player: str = "") -> OrderFile | None:
    """
    Read the short orders in a text; None if there are none.

    They are of `player`, of the one whom a line names, of the only one who must decide, or of the owner of
    the key; raises InputError where that leaves several.
    """
    awaited = game.awaited
    if awaited is None:
        return None
    state = visible_cards.seen(game)
    seats = game.file.genesis.movers(awaited.must)
    seat = player or (seats[0] if len(seats) == 1 else visible_cards.own_seat(game)[0])
    file = _read_strictly(game, seat or seats[0], text, name, state)
    if file is None or file.problems:
        return file
    named = file.places is not None and "player" in file.places.table
    if named:
        return _read_strictly(game, str(file.data["player"]), text, name, state)
    if not seat:
        raise InputError(
            f"{name}: several must decide; say whose orders these are, in a line (player {seats[0]}) or "
            f"with --player {seats[0]}"
        )
    return file


def _read_strictly(game: Game, seat: str, text: str, name: str, state: object) -> OrderFile | None:
    file = read_short(game, seat, text, name, state)
    return file and strictly(file)


def in_mails(game: Game, mails: Sequence[GivenMail], player: str = "") -> Iterator[GivenOrders]:
    """
    Yield the short orders in mails, each with the mail's name.

    A mail that brings signed orders of its own needs none.
    """
    for given in mails:
        if any("signed" in one.document and not one.quoted for one in given.contents.orders):
            continue
        own, name = own_lines(given).rest, given.name

        def read(text: str, name: str = name) -> OrderFile | None:
            return read_typed(game, text, name, player)

        if found := typed_orders(own, read):
            yield GivenOrders(f"{given.name}, {found.places[0]}", given.path, found, in_mail=True)


def own_lines(given: GivenMail) -> SpokenWords:
    """Take the requests of its author off the lines of a mail; what is said to others only a host passes on."""
    return take_words(own_text(given.mail), (), lambda _: (), None)


def sort_in(inbox: Inbox) -> None:
    """Add the short orders in mails to an inbox, where their game lies beside them."""
    by_age = sorted(inbox.games, key=lambda one: one.game.index)
    for given in {one.game.genesis.game_id: one for one in by_age}.values():
        try:
            game = load_game(given.data, registry.load)
            inbox.mails = [_with_typed(game, inbox, mail) for mail in inbox.mails]
        except (PbemError, LookupError) as error:
            console.warn(f"{given.name}: {error}")


def _with_typed(game: Game, inbox: Inbox, mail: GivenMail) -> GivenMail:
    typed = list(in_mails(game, [mail]))
    inbox.orders += typed
    orders = (*mail.contents.orders, *(one.found for one in typed))
    return attrs.evolve(mail, contents=attrs.evolve(mail.contents, orders=orders))


def order_file_of(found: FoundOrders) -> Iterator[str]:
    """Write what short orders mean, for somebody who looks at them."""
    if found.typed is not None:
        yield "    they mean this order file:"
        yield from (f"    | {line}".rstrip() for line in found.text.strip().split("\n"))
