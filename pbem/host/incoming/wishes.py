"""
What a mail asks of the host besides orders, done for those for whom it may speak.

A wish counts from the registered address of its player, or with a signature of its own. The signature
under orders says nothing of what stands around them: everybody who has a copy can mail it again.
"""

import os

import attrs

from pbem.errors import InputError
from pbem.host.folder.game_folder import GameFolder
from pbem.host.games.absences import RequestMail, question, sort_returns, times_back
from pbem.host.games.hosted_game import HostedGame
from pbem.host.games.player_requests import do_requests
from pbem.host.incoming.answers import AnswerPoint, Findings
from pbem.host.incoming.mail_reading import ReceivedMail
from pbem.host.incoming.message_part import ask_about_messages
from pbem.host.incoming.motion_part import take_motion
from pbem.host.values.open_turn import content_mark
from pbem.local import files
from pbem.mail.inbox import GivenDocument
from pbem.mail.requests import Requests
from pbem.mail.signed_papers import Wishes, read_wishes
from pbem.record import value

_ORDERS_ONLY = (
    "Only the orders in this mail were accepted. What else it asks for (a message, an absence, "
    "standby orders) was not: it came from an address that is not registered for you, and your "
    "signature covers only the orders. Write from your registered address, or sign it "
    "with pbem wish, which is told the game file and a text file with these lines."
)
_STANDS_BY = "You asked, with your signature, for the orders in this mail to stand by."


def do_typed_requests(game: HostedGame, requests: Requests, mail: ReceivedMail, findings: Findings) -> None:
    """Do what is typed into a mail, for the seats of its address."""
    if mail.thread:
        ask_about_messages(requests, mail, findings)
        return
    seats = _seats_heard(requests, mail, findings)
    if requests.empty or not seats:
        return
    request = RequestMail(game, seats, digest=mail.digest, sender=mail.sender)
    codes, returns = sort_returns(request, requests.returns)
    findings.remarks += [AnswerPoint("to be confirmed", question(code)) for code in codes]
    _fulfil(request, attrs.evolve(requests, returns=returns), findings)
    for motion in requests.motions:
        take_motion(game, motion, seats, findings)


def take_wishes(game: HostedGame, given: GivenDocument, mail: ReceivedMail, findings: Findings) -> set[str]:
    """
    Fulfil wishes that a player signed, whatever address they come from, once.

    Returns the player if orders in this mail are to stand by.
    """
    findings.contents.append(content_mark(given.data))
    try:
        wishes = read_wishes(game.game, given.data)
    except InputError as error:
        findings.note("wrong", f"The signed wishes: {error}.")
        return set()
    store, slot = WishStore(game.folder), (wishes.base, wishes.player, wishes.number)
    known = store.mail_of(*slot)
    if known and known != mail.digest:
        what = f"The signed wishes: those with the number {wishes.number} were fulfilled before."
        findings.note("ignored", what, wishes.player)
        return set()
    standing_by = _fulfil_signed(game, wishes, mail, findings)
    if not known:
        store.fulfil(*slot, mail.digest)
    return standing_by


def _seats_heard(requests: Requests, mail: ReceivedMail, findings: Findings) -> list[str]:
    """Return for which seats a mail may speak: those of its address, and beside orders their author."""
    own = findings.turn.seats_at(mail.sender)
    # Old orders prove nothing: everybody has them, with their signatures, in the game file.
    fresh = [one for one in findings.rulings if one.proved and one.word == "accepted"]
    authors = list(dict.fromkeys(one.seat for one in fresh if one.seat))
    if not authors:
        return own
    # Somebody's own orders under a forged address must not speak for two people.
    heard = [seat for seat in authors if seat in own]
    if not heard and not requests.empty:
        findings.note("ignored", _ORDERS_ONLY, authors[0], content=content_mark(requests.content.encode()))
    return heard


def _fulfil_signed(game: HostedGame, wishes: Wishes, mail: ReceivedMail, findings: Findings) -> set[str]:
    request = RequestMail(game, [wishes.player], signed=True, digest=mail.digest)
    _fulfil(request, wishes.requests, findings, wishes.player)
    if not wishes.requests.standby:
        return set()
    findings.note("accepted", _STANDS_BY, wishes.player)
    return {wishes.player}


def _fulfil(request: RequestMail, requests: Requests, findings: Findings, reader: str = "") -> None:
    for said in do_requests(request, requests):
        text = f"{said[:1].upper()}{said[1:].rstrip('.')}."
        findings.note("accepted", text, reader)
    # The same days may be announced again after they were taken back.
    days = requests.absences or requests.returns
    times = times_back(request.game, request.seats) if days else 0
    findings.contents.append(content_mark(f"{requests.content} {times}".encode()))


# ── what was fulfilled ───────────────────────────────────────────────────────────────────────────


@value
class WishStore:
    """
    The numbers of the signed wishes that were fulfilled in a game. Every method may raise FileError.

        wishes/9c1f0a3b5d7e9f11-anna-000002      holds the digest of the mail that brought them

    A mail that is decided once more after a crash brings its wishes again, and may.
    """

    folder: GameFolder

    def mail_of(self, base: str, seat: str, number: int) -> str:
        """Return the digest of the mail whose wishes with this number were fulfilled; "" if none."""
        path = self._path(base, seat, number)
        return files.read(path, files.KEY_LIMIT).decode() if files.exists(path) else ""

    def fulfil(self, base: str, seat: str, number: int, digest: str) -> None:
        """Write down which mail brought the wishes with a number."""
        files.make_folder(self.folder.inside("wishes"), private=True)
        files.write_all([(self._path(base, seat, number), digest.encode())], private=True)

    def _path(self, base: str, seat: str, number: int) -> str:
        return os.path.join(self.folder.inside("wishes"), f"{base[:16]}-{seat}-{number:06d}")
