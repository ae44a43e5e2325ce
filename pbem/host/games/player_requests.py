"""
What players ask of the host besides orders: messages passed on, absences noted.

The caller has found out for whom the mail may speak: by a registered address, or by a signature under
the wishes themselves. Mails written by programs are not served. Every call may be repeated.
"""

import os
import tomllib
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import tomli_w

from pbem.engine.file.phrases import listed
from pbem.errors import InputError
from pbem.host.deadlines.calendar import DAY
from pbem.host.deadlines.host_log import MESSAGE
from pbem.host.deadlines.moments import write_moment
from pbem.host.folder.game_folder import MESSAGES
from pbem.host.games.absences import RequestMail, note_absence, take_back
from pbem.host.games.hosted_game import HostedGame
from pbem.host.mails.messages import AddressedMessage, address_message, format_writer, message_text
from pbem.host.mails.outgoing import OutgoingMail, digest_of, mark_of, subject_of
from pbem.local import files
from pbem.mail.requests import Absence, Message, Requests, Return, format_beginning, text_lines

_STAMP = "%Y%m%dT%H%M%SZ"


def do_requests(mail: RequestMail, requests: Requests) -> tuple[str, ...]:
    """
    Do what a mail asks for, and return sentences for the receipt.

    Raises LogError, UnavailableError, StoppedError.
    """
    done = [*requests.troubles]
    # Withdrawals come first, so that one mail can correct a wrong announcement.
    for back in requests.returns:
        done += _take_back(mail, back)
    for absence in requests.absences:
        done += _note_absence(mail, absence)
    if requests.plays_now:
        done += _lift_standby(mail)
    several = len(requests.messages) + len(requests.troubles) > 1
    done += [_take_message(mail, one, several=several) for one in requests.messages]
    return tuple(done)


def _lift_standby(mail: RequestMail) -> list[str]:
    """Let orders that stand by be played at once."""
    orders = mail.game.orders
    spare = [one for seat, one in orders.kept().items() if seat in mail.seats and one.standby]
    for one in spare:
        orders.keep(one.played_now())
    who = mail.game.format_seats([one.seat for one in spare])
    return [
        f"the orders of {who} are standby orders no longer: they are played as soon as they can be"
        if spare
        else "you have no standby orders here"
    ]


def writer_answered(game: HostedGame, seats: Sequence[str], digest: str) -> str:
    """Return who wrote the message that reached one of some seats in a mail of this digest; "" for nobody."""
    for name in files.listing(game.folder.inside(MESSAGES)) if digest.startswith("message") else ():
        _, writer, content = name.removesuffix(".toml").split("-", 2)
        if any(digest_of("message", game.name, content, seat) == digest for seat in seats):
            return writer
    return ""


def _note_absence(mail: RequestMail, absence: Absence) -> list[str]:
    seats = mail.seats_meant(absence.player)
    if not seats:
        return [_no_player(absence.player)]
    return [note_absence(mail.game, seat, absence, by=seat) for seat in seats]


def _take_back(mail: RequestMail, back: Return) -> list[str]:
    seats = mail.seats_meant(back.player)
    if not seats:
        return [_no_player(back.player)]
    return [take_back(mail, seat) for seat in seats]


def _no_player(player: str) -> str:
    return f"you do not play as {player[:40]!a} in this game"


# ── messages ─────────────────────────────────────────────────────────────────────────────────────


def _take_message(mail: RequestMail, message: Message, *, several: bool) -> str:
    """Pass a message on; say what came of it, and of which, if a mail holds several."""
    game, settings = mail.game, mail.game.read_settings()
    which = f"the message {format_beginning(message)}"
    try:
        via = "" if mail.registered else mail.sender
        sent = address_message(settings, game.genesis, mail.seats, message, signed=mail.signed, via=via)
    except InputError as error:
        return f"{which} was not passed on: {error}"
    archive = files.listing(game.folder.inside(MESSAGES))
    known = [name for name in archive if f"-{sent.writer}-" in name]
    since = (game.now - DAY).strftime(_STAMP)
    lately = [name for name in known if name.partition("-")[0] > since]
    again = any(sent.content in name for name in known)
    # Whoever forges one address must not silence a player who has another, or a key.
    alike = [name for name in lately if _came_from(mail, name) == _source(mail)]
    if not again and len(alike) >= settings.messages.per_day:
        return f"{settings.messages.per_day} messages of yours were passed on within a day; {which} was not"
    return pass_on(mail, sent, which if several else "your message")


def _source(mail: RequestMail) -> str:
    """Return what the messages of a day are counted by: a hash of the sending address; "" for signed ones."""
    return "" if mail.signed else mark_of(mail.sender)


def _came_from(mail: RequestMail, name: str) -> str:
    path = os.path.join(mail.game.folder.inside(MESSAGES), name)
    return str(tomllib.loads(files.read(path, files.KEY_LIMIT).decode()).get("source", ""))


def pass_on(mail: RequestMail, message: AddressedMessage, which: str = "your message") -> str:
    """Keep a message in the archive, note it, and queue it for its readers; return a sentence."""
    game, allowed = mail.game, mail.game.read_settings().messages.allowed
    _note_message(mail, message, _archive_message(mail, message), allowed)
    reached: list[str] = []
    unreached: list[str] = []
    about = f"a message from {format_writer(game.genesis, message.writer)}"
    for reader in message.to:
        digest = digest_of("message", game.name, message.content, reader)
        text = message_text(game.genesis, message, reader, allowed)
        out = OutgoingMail("", subject_of(game.genesis.name, about), text, digest, "message", game.name)
        done = game.is_queued(digest) or game.queue(out, reader)
        (reached if done else unreached).append(reader)
    said = [f"{which} went to {_names(mail, reached)}"] if reached else []
    said += [f"there is no address for {_names(mail, unreached)}"] if unreached else []
    return "; ".join(said)


def _archive_message(mail: RequestMail, message: AddressedMessage) -> bytes:
    """Keep a message; return what is kept. The same message is kept once."""
    folder = mail.game.folder.inside(MESSAGES)
    files.make_folder(folder, private=True)
    for name in files.listing(folder):
        if name.endswith(f"-{message.writer}-{message.content}.toml"):
            return files.read(os.path.join(folder, name), files.KEY_LIMIT)
    now = mail.game.now
    data = {
        "at": write_moment(now),
        "from": message.writer,
        "to": list(message.to),
        "signed": message.signed,
        "source": _source(mail),
        "mail": mail.digest,
        "text": "\n".join(text_lines(message.text)),
    }
    text = tomli_w.dumps(data, multiline_strings=False).encode()
    name = f"{now.strftime(_STAMP)}-{message.writer}-{message.content}.toml"
    files.write_new(os.path.join(folder, name), text, private=True)
    return text


def _note_message(mail: RequestMail, message: AddressedMessage, kept: bytes, allowed: str) -> None:
    """Note a message by its hash; the entry names writer and readers if messages are open."""
    game, mark = mail.game, sha256(kept).hexdigest()
    if any(entry.data.get("hash") == mark for entry in game.log().log.of(MESSAGE)):
        return
    data: dict[str, Any] = {"hash": mark}
    text = "A message was passed on."
    if allowed == "open":
        data |= {"from": message.writer, "to": list(message.to)}
        text = f"{_names(mail, [message.writer])} wrote to {_names(mail, message.to)}."
    game.note(MESSAGE, text, data=data)


def _names(mail: RequestMail, seats: Sequence[str]) -> str:
    return listed([format_writer(mail.game.genesis, seat) for seat in seats])
