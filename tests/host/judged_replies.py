"""What a host makes of orders in a reply, without keeping anything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from players.phone import abbreviated
from sample_games.mail_replies import gmail_app, reply

from pbem.engine.bots.bot import Lots
from pbem.engine.short.writing import write_orders
from pbem.engine.text import order_file
from pbem.engine.words.template import header
from pbem.host.games.game_lookup import GameLookup
from pbem.host.incoming.mail_reading import read_received
from pbem.host.incoming.sorting import sort_by_game
from pbem.host.values.mail_ruling import rule_all
from pbem.host.values.ruling import Author
from pbem.trust.dice import SeededDice

if TYPE_CHECKING:
    from collections.abc import Callable

    from sample_games.mail_host import MailHost

    from pbem.host.values.open_turn import Ruling


class Turn:
    """The turn of the player to move: sound orders as data, and as lines."""

    def __init__(self, host: MailHost) -> None:
        game, self.seat = host.game(), host.mover()
        table: Any = game.table
        board, state = table.setting.board, game.state
        own = table.setting.held(state, self.seat)
        names = board.names
        start, first, second = next(
            (a, b, c)
            for a in own
            for b in board.ids
            for c in board.ids
            if b in board.borders[a] and c in board.borders[b] and not {b, c} & set(own) and a != c
        )
        other, enemy = next(
            (a, b) for a in own for b in board.ids if a != start and b in board.borders[a] and b not in own
        )
        source, target = next(
            (a, b) for a in own for b in own if b in board.borders[a] and start not in (a, b) and other != a
        )
        self.other = names[other]
        self.data: dict[str, Any] = {
            **header(game, self.seat),
            "place": {names[start]: 2, names[source]: 1, self.other: "rest"},
            "attack": [
                {"path": [names[start], names[first], names[second]], "keep": 2, "while": "mine > theirs"},
                {"from": self.other, "to": names[enemy], "if": f'not captured("{names[first]}")', "max_losses": 2},
            ],
            "free_move": [{"from": names[source], "to": names[target], "armies": "max"}],
        }
        self.lines = write_orders(game, self.data)
        self.book = table.forms.short(state, self.seat).book

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def short(self, text: str) -> str:
        """The same with abbreviated names."""
        lots = Lots(SeededDice(b"0" * 32).stream("names"))
        ways = (line.partition(" if ") for line in text.split("\n"))
        return "\n".join(f"{abbreviated(way, lots, self.book)}{sign}{rest}" for way, sign, rest in ways)


def capitals(text: str) -> str:
    return "\n".join(line[:1].upper() + line[1:] for line in text.split("\n"))


def wrapped(width: int) -> Callable[[str], str]:
    def wrap(text: str) -> str:
        done = []
        for whole in text.split("\n"):
            line = whole
            while len(line) > width:
                at = line.rindex(" ", 0, width)
                done.append(line[:at])
                line = line[at + 1 :]
            done.append(line)
        return "\n".join(done)

    return wrap


def rows_of(data: dict[str, Any]) -> str:
    """The rows of an order file without its header."""
    return order_file.write({key: one for key, one in data.items() if key not in ("game", "player", "turn")})


def letter_to(host: MailHost, seat: str) -> Any:
    return next(one for one in reversed(host.sent) if str(one["To"]).startswith(seat))


def judged(host: MailHost, raw: bytes) -> list[Ruling]:
    """What a host rules about the orders in a mail; nothing is kept."""
    games = GameLookup(host.host_folder, host.now)
    mail = read_received(games, raw, "digest")
    parts, _ = sort_by_game(games, mail)
    turn = games.newest(host.folder()).open_turn()
    orders = [found for part in parts for found in part.orders]
    rulings = rule_all(lambda: turn, orders, Author(mail.sender, mail.sender))
    return [one for one in rulings if one.word != "ignored" or not one.found.quoted]


def one_ruling(host: MailHost, turn: Turn, text: str, shape: Any = gmail_app) -> Ruling:
    (ruling,) = judged(host, reply(letter_to(host, turn.seat), 1, text, shape))
    return ruling


def verdict(rulings: list[Ruling], data: dict[str, Any], *, signed: bool) -> str:
    """
    What a host made of orders: exact, confirmed (a yes is asked, for these very orders), asked (refused
    with a question that quotes the line), wrong (other orders) or silent.
    """
    said = [one for one in rulings if one.word != "ignored"]
    if not said:
        return "silent"
    for one in said:
        own = {key: value for key, value in one.found.document.items() if key != "signed"}
        if one.takes and (own != data or (signed and not one.proved)):
            return "wrong"
    if all(one.word == "accepted" for one in said):
        return "exact"
    if all(one.takes for one in said):
        return "confirmed"
    return "asked" if all(one.takes or one.problems or signed for one in said) else "silent"
