"""Mails to a host, with orders signed and typed, and reading them, to be measured; and their floor, plain parsing."""

import email
import email.policy
import itertools
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import mail_shapes
from players.chance import Chance
from players.match import NAMES, Match, key_of
from sample_games.mail_replies import gmail_app, new_mail, outlook_desk, reply

from pbem.engine.play import play
from pbem.engine.short.writing import write_short_template
from pbem.engine.table.terms import Data
from pbem.engine.words.template import header
from pbem.host.folder import host_folder
from pbem.host.games.game_lookup import GameLookup
from pbem.host.incoming.mail_reading import read_received
from pbem.host.incoming.sorting import sort_by_game
from pbem.host.round import Round
from pbem.host.settings import read_settings
from pbem.local import home
from pbem.mail import mail_safe
from pbem.mail.marks import wrap
from pbem.mail.parts import parse_mail
from pbem.mail.search import search
from pbem.mail.signature_check import SignatureChecker
from pbem.rulesets.risk.bots.random_player import write_orders
from pbem.rulesets.risk.game import RiskTable

NOW = datetime(2026, 6, 1, 12, 0, tzinfo=UTC)
GAMES = 40
SEATS = NAMES[:3]


def match(number: int) -> Match:
    """The so-many-th game: three players with keys on the world map."""
    return Match("risk-parker", 3, seed=number, keyed=True, name=f"game-{number:03d}")


def orders(game: play.Game, seq: int) -> Data:
    """Signed orders of whoever is to move, other ones for each number."""
    waits, table = game.awaited, game.table
    assert waits is not None
    assert isinstance(table, RiskTable)
    seat = waits.must[0]
    document = write_orders(table, game.state, seat, Chance(f"{seat} {seq}"), 15)
    key = key_of(seat)
    return play.sign_orders(game, header(game, seat) | document, key, key.root, seq=seq)


def shaped(document: Data) -> Iterator[bytes]:
    """Return a document in mails of every shape, over and over, each with a Message-ID of its own."""
    block = wrap(mail_safe.write(document))
    mover = f"{document['player']}.{document['game']}"
    for number in itertools.count():
        for name, shape in mail_shapes.SHAPES.items():
            mail = shape(block, "").replace(b"anna@example.org", f"{mover}@home.test".encode())
            front = f"Message-ID: <{number}.{name.replace(' ', '.')}.{mover}@home.test>\r\n"
            yield front.encode() + mail


# ── understanding ────────────────────────────────────────────────────────────────────────────────


def mails() -> tuple[list[bytes], SignatureChecker]:
    """Mails of every shape with typical orders, and who knows the key."""
    game = match(0).begin().game
    document = orders(game, 1)
    return list(itertools.islice(shaped(document), 300)), SignatureChecker([game.file.genesis])


def understand(letters: list[bytes], judge: SignatureChecker) -> Callable[[], None]:
    """Find the orders in every mail, and check the signature."""

    def work() -> None:
        for letter in letters:
            [found] = search(parse_mail(letter), judge).orders
            if found.standing != "signed":
                raise AssertionError(letter.decode("latin-1"))

    return work


def parse(letters: list[bytes]) -> Callable[[], None]:
    """Only let the standard library take the mails apart."""

    def work() -> None:
        for letter in letters:
            email.message_from_bytes(letter, policy=email.policy.compat32)

    return work


# ── replies with typed orders, read and sorted in a host's round ─────────────────────────────────

OTHERS = 12
"""So many different mails in turn: a host never reads one twice, whatever is remembered of it."""
REPLIES = {"short orders": new_mail, "below them the letter, marked": gmail_app, "in Outlook's HTML": outlook_desk}


def replies(path: Path) -> dict[str, tuple[Callable[[], None], Callable[[], None]]]:
    """For each shape of a reply: reading and sorting it with its game open, and letting the library parse it."""
    if not home.has_identity():
        home.make_identity(home.identity_path(), "host")
    host = host_folder.make_host(str(path), read_settings(b'address = "games@host.test"\n', "host.toml"))
    begun = Match("risk-parker", 3, seed=0, name="typed").begin()
    folder = host.game("typed")
    Path(folder.path).mkdir()
    Path(folder.file(begun.game.file.index, ".toml")).write_bytes(begun.data)
    Path(folder.inside("hosting.toml")).write_text(
        "\n".join(["[players]", *(f'{one} = "{one}@home.test"' for one in SEATS)])
    )
    letters: list[Any] = []
    done = Round(host, NOW)
    done.tend_games()
    done.send(lambda mail, _sender, _to: letters.append(email.message_from_bytes(mail, policy=email.policy.default)))
    game = begun.game
    seat = game.awaited.must[0] if game.awaited else ""
    letter = next(one for one in letters if str(one["To"]).startswith(seat))
    text = write_short_template(game, seat).partition("\n\n")[2]
    games = GameLookup(host, NOW)
    return {
        name: _reading(games, [reply(letter, one, f"{text}\n\nBye {one}", shape) for one in range(OTHERS)])
        for name, shape in REPLIES.items()
    }


def _reading(games: GameLookup, raws: list[bytes]) -> tuple[Callable[[], None], Callable[[], None]]:
    turns = itertools.cycle(raws)

    def read() -> None:
        raw = next(turns)
        parts, faults = sort_by_game(games, read_received(games, raw, "digest"))
        if faults or not any(part.orders for part in parts):
            raise AssertionError(raw.decode())

    return read, parse(raws[:1])
