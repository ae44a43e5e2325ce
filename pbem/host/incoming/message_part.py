"""
Words to others in a player's name from an address that is not registered: they wait for a yes from one that is.

Whose name it is follows from the letter that the mail answers. What else such a mail asks for, but for orders, is not
done, and the registered address hears so.
"""

import tomllib
from collections.abc import Iterator, Sequence

import attrs
import tomli_w

from pbem.engine.file.phrases import listed
from pbem.host.games.absences import RequestMail
from pbem.host.games.hosted_game import HostedGame
from pbem.host.games.player_requests import do_requests
from pbem.host.incoming.answers import AnswerPoint, Findings
from pbem.host.incoming.mail_reading import ReceivedMail
from pbem.host.values.open_turn import content_mark
from pbem.mail.requests import MESSAGE, Message, Requests, split_requests, text_lines

_SPEAKS = b"# said from "
_ASKED = (
    "NOT YET SENT: {} answered a letter that you got. That address is not registered for you, so its words to others wait "
    "for your yes. If they are yours, reply with the word yes and this code in the first line: {}"
)
_REGISTERED_ONLY = (
    "A message from {}, an address that is not registered for you, asks for something other than orders and messages. That "
    "was not done: write from your registered address."
)


def ask_about_messages(requests: Requests, mail: ReceivedMail, findings: Findings) -> None:
    """Ask the player whose letter such a mail answers about its messages."""
    seats = findings.turn.seats_at(mail.thread)
    if requests.empty or not seats:
        return
    findings.contents.append(content_mark(f"{mail.sender} {requests.content}".encode()))
    if requests != Requests(messages=requests.messages):
        findings.note("ignored", _REGISTERED_ONLY.format(mail.sender))
    if requests.messages:
        tables = [attrs.asdict(one, filter=_is_said) for one in requests.messages]
        said = tomli_w.dumps({MESSAGE: [_renamed(one) for one in tables]})
        code = findings.turn.confirmation_code(seats[0], {"said": said, "from": mail.sender})
        held = (code, seats[0], _SPEAKS + mail.sender.encode() + b"\n" + said.encode())
        words = "\n".join(line for one in requests.messages for line in _shown(one))
        findings.note("to be confirmed", f"{_ASKED.format(mail.sender, code)}\n{words}", hold=held)


def is_said(data: bytes) -> bool:
    """Say whether what is held for a yes are words to others."""
    return data.startswith(_SPEAKS)


def confirm_messages(game: HostedGame, seats: Sequence[str], data: bytes, digest: str) -> list[AnswerPoint]:
    """Pass on what a player has said yes to."""
    first, _, said = data.partition(b"\n")
    via = first.removeprefix(_SPEAKS).decode()
    _, requests = split_requests(tomllib.loads(said.decode()))
    mail = RequestMail(game, seats, digest=digest, sender=via, registered=False)
    return [AnswerPoint("accepted", f"{one[:1].upper()}{one[1:].rstrip('.')}.") for one in do_requests(mail, requests)]


def _is_said(_: object, value: object) -> bool:
    return bool(value)


def _renamed(message: dict[str, object]) -> dict[str, object]:
    """Return a message as the table that a mail has for it."""
    return {"from" if key == "writer" else key: value for key, value in message.items()}


def _shown(message: Message) -> Iterator[str]:
    yield f"> to {listed(message.to)}:"
    yield from (f"> {line}".rstrip() for line in text_lines(message.text))
