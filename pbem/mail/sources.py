"""What the parts of a mail may be meant as: texts in which orders stand, in every way to read them, and game files."""

from collections.abc import Iterator

from pbem.engine.file.game_reader import open_game
from pbem.engine.text import order_file
from pbem.errors import ContentError
from pbem.mail.found import FoundGame
from pbem.mail.parts import MailPart, ParsedMail, undo_base64, undo_printable, unix_lines
from pbem.mail.plain_text import decode, unflow
from pbem.record import value

MOST_SIGNS = 4 * 1024 * 1024
GAME_MARK = b"pbem-game/"


def find_games(mail: ParsedMail) -> tuple[FoundGame, ...]:
    """Find the game files in a mail, those that cannot be read included. Never raises."""
    return tuple(found for part in mail.parts if (found := _game(part)))


def _game(part: MailPart) -> FoundGame | None:
    games = (data for data in _readings(part) if GAME_MARK in data[:4096] and b"[genesis]" in data[:65536])
    return next((read_game(data, place_of(part, "")) for data in games), None)


def read_game(data: bytes, place: str) -> FoundGame:
    """Read a game file that stood somewhere. Never raises."""
    try:
        return FoundGame(data, open_game(data), place)
    except ContentError as error:
        return FoundGame(data, None, place, str(error))


def _readings(part: MailPart) -> Iterator[bytes]:
    """Return the bytes of a part in every way in which they may be meant."""
    yield part.data
    # In every other charset the mark looks like ASCII.
    if b"\0" in part.data[:64]:
        yield part.text.encode("utf-8", "replace")
    if not part.base64 and (inner := undo_base64(part.raw)):
        yield inner


# ── texts that may hold orders ───────────────────────────────────────────────────────────────────


@value
class Source:
    """A text of a part: where it stands, how it was got (repairs), and whether all of it is orders."""

    place: str
    text: str
    repairs: tuple[str, ...]
    whole: bool
    group: str


def may_be_orders(part: MailPart) -> bool:
    """Say whether a part is of a kind and a size that orders may have."""
    kind = part.type.partition("/")[0]
    return kind in ("text", "application") and len(part.data) <= order_file.MOST_BYTES


def attachment_sources(part: MailPart) -> Iterator[Source]:
    """Return the texts that an attachment may be meant as, the likeliest first."""
    place = place_of(part, "")
    if b"game" not in part.data[:65536].replace(b"\0", b"").lower():
        if (inner := undo_base64(part.raw)) is None or b"game" not in inner[:65536]:
            return
        yield Source(place, unix_lines(decode(inner, part.charset)), ("base64 decoded",), True, part.place)
        return
    yield Source(place, part.text.removeprefix("\ufeff"), (), True, part.place)
    yield from body_sources(part)


def body_sources(part: MailPart) -> Iterator[Source]:
    """Return the texts that a part may be meant as."""
    place = place_of(part, "the text")
    text = part.text[:MOST_SIGNS]
    if part.flowed:
        yield Source(place, unflow(text, delsp=part.delsp), (), False, part.place)
    yield Source(place, text, (), False, part.place)
    if b"=3d" in part.data.lower():
        undone = unix_lines(decode(undo_printable(part.data), part.charset))
        yield Source(place, undone, ("quoted-printable decoded",), False, part.place)
    if inner := undo_base64(part.raw):
        text = unix_lines(decode(inner, part.charset))
        yield Source(place, text, ("base64 decoded",), False, part.place)
    if part.raw != part.data:
        text = unix_lines(decode(part.raw, part.charset))
        yield Source(place, text, ("a wrong transfer encoding ignored",), False, part.place)


def place_of(part: MailPart, text: str) -> str:
    """Say where something stands in a mail; `text` says it for a part without a name."""
    if part.name:
        return f"the attachment {part.name}"
    return text or f"part {part.place}"
