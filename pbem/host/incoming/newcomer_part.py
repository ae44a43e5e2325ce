"""
People who may take a seat in a game that has begun: asked at their own address, and put to the vote after their yes.

Rule 1. Nothing is asked of the others before the newcomer has said yes from their own address.
Rule 2. Those who look on, or wait for a game here, are asked where nobody is named.
Rule 3. The newcomer's yes counts once; when the game has gone on since, somebody proposes it anew.
"""

import os
import re
from collections.abc import Iterator, Sequence
from email.utils import parseaddr

import attrs

from pbem.engine.file.phrases import counted
from pbem.engine.file.succession import require_distinct
from pbem.engine.text.wrapping import harmless
from pbem.errors import InputError, PbemError
from pbem.host.folder.offered_seats import OfferedSeat, keep_offer, offers_to
from pbem.host.folder.waiting_games import waiting_games
from pbem.host.games.hosted_game import HostedGame
from pbem.host.games.proposals import propose_person
from pbem.host.games.successors import as_mails_say, require_address, seat_to_replace
from pbem.host.games.votes import propose_newcomer
from pbem.host.incoming.allowance import ask_stranger
from pbem.host.incoming.answers import MailWork
from pbem.host.incoming.mail_reading import ReceivedMail
from pbem.host.mails import seat_mails
from pbem.host.mails.outgoing import OutgoingMail, digest_of
from pbem.host.mails.sender import first
from pbem.host.values.open_turn import format_code
from pbem.mail.draft import Attachment, one_line
from pbem.mail.file_kind import DECISION
from pbem.mail.requests import Motion

MOST_ASKED = 20
_NAMELESS = "somebody new"
_NOBODY = "nobody looks on or waits for a game here; name somebody: replace {} by friend@example.org"
_OVERTAKEN = "The game went on before all had agreed. Whoever asked you can propose it again."
_ASKED = "{} asked now, and when they agree, the letter of the turn comes to you."


# ── somebody is sought ───────────────────────────────────────────────────────────────────────────


def propose_replacement(game: HostedGame, motion: Motion, speaker: str) -> str:
    """Ask whom a player names for a seat, or all who may want it; return what to say. Raises InputError."""
    seat = seat_to_replace(game, motion.player, speaker)
    who = game.format_seats([seat])
    if motion.to:
        to = require_address(game, motion.to)
        if not _offer(game, seat, to, known=bool(game.read_settings().seats_of(to))):
            raise InputError("as many people as may be were asked today; send it again tomorrow")
        return (
            f"{to} was asked to take over from {who}, unless somebody plays from there already. After a yes from there the "
            "others are asked whether they agree."
        )
    if not (asked := offer_seat(game, seat, [*_who_may_want(game)])):
        raise InputError(_NOBODY.format(seat))
    people = f"{counted(asked, 'person', 'people')} who {'looks' if asked == 1 else 'look'} on or "
    return (
        f"{people}{'waits' if asked == 1 else 'wait'} for a game here {'was' if asked == 1 else 'were'} asked to take "
        f"over from {who}. When one says yes, the others are asked whether they agree."
    )


def seek_for_leaver(game: HostedGame, seat: str) -> str:
    """Ask who may want the seat of somebody who is about to leave; return what to say to them, "" for nobody."""
    who = game.format_seats([seat])
    asked = offer_seat(game, seat, [*_who_may_want(game)])
    if not asked:
        return ""
    return (
        f"{counted(asked, 'person', 'people')} who may want to take over from {who} {'was' if asked == 1 else 'were'} asked. "
        "If you stay until one of them says yes and the others agree, somebody plays on in your place."
    )


def offer_seat(game: HostedGame, seat: str, people: Sequence[str]) -> int:
    """Ask people whether they play on for a seat; return how many were, or had been for this turn."""
    return sum(_offer(game, seat, to) for to in people[:MOST_ASKED])


def _offer(game: HostedGame, seat: str, to: str, *, known: bool = False) -> bool:
    about = {"offer": to.casefold(), "game": game.name, "seat": seat, "head": game.game.file.head.hex()}
    code = format_code(game.host.secret(), about)
    digest = digest_of("seat", game.name, f"{game.index:03d}", seat, code)
    out = seat_mails.offer(to, as_mails_say(game, seat), code, digest, keys=seat in game.genesis.identities)
    if game.is_queued(out.digest):
        return True
    if (asked := ask_stranger(game, out, known=known)) and not known:
        keep_offer(game.host, to, code, OfferedSeat(game.name, seat))
    return asked


def _who_may_want(game: HostedGame) -> Iterator[str]:
    """Yield the addresses of those who look on, then of those who wait for a game to begin, each once."""
    waiting = [guest.address for one in waiting_games(game.host) for guest in one.guests]
    people = {one.casefold(): one for one in (*game.folder.observers(), *waiting)}
    yield from (one for one in people.values() if not game.read_settings().seats_of(one))


# ── somebody says yes ────────────────────────────────────────────────────────────────────────────


def take_seat(work: MailWork) -> bool:
    """Put somebody to the vote who says yes to a seat that was offered to them; say whether the mail did."""
    games, mail = work.games, work.mail
    if mail.automatic or not mail.sender or not mail.codes:
        return False
    for code, offered in offers_to(games.host, mail.sender).items():
        papers = [one for one in mail.inbox.documents if one.kind == DECISION]
        folder = next((one for one in games.host.games() if one.name == offered.game), None)
        if folder is None or offered.moves_from or code not in mail.codes or not (papers or mail.yes.code == code):
            continue
        with games.host.working_on(folder):
            game = games.newest(folder)
            if offered.seat in game.genesis.identities and not papers and offered.is_open_at(game.index):
                work.done(f"would take over from {offered.seat}, and was asked for keys", folder.name)
                out = _ask_for_keys(game, mail, code, offered.seat)
            else:
                said = _put_to_vote(game, mail, code, offered, [one.data for one in papers])
                work.done(f"wants to take over from {offered.seat}: {said}", folder.name)
                out = _answer(game, mail, offered.seat, said)
        work.queue(out)
        return True
    return False


def _ask_for_keys(game: HostedGame, mail: ReceivedMail, code: str, seat: str) -> OutgoingMail:
    file, about = Attachment(os.path.basename(game.path), game.data), as_mails_say(game, seat)
    return seat_mails.ask_for_keys(mail.sender, about, code, seat, file, mail.digest, mail.ids)


def _answer(game: HostedGame, mail: ReceivedMail, id_: str, said: str) -> OutgoingMail:
    seat = as_mails_say(game, id_)
    wish = f"take over from {seat.who} in {seat.game}"
    return seat_mails.answer_to_newcomer(mail.sender, seat, wish, said, mail.digest, mail.ids)


def _put_to_vote(game: HostedGame, mail: ReceivedMail, code: str, offered: OfferedSeat, papers: Sequence[bytes]) -> str:
    if not offered.is_open_at(game.index):
        return _OVERTAKEN
    try:
        if offered.seat in game.genesis.identities:
            said = propose_person(game, offered.seat, papers[0], mail.sender)
        else:
            asked = propose_newcomer(game, offered.seat, mail.sender, _name_of(game, offered.seat, mail))
            said = _ASKED.format(f"{asked} {'are' if ' and ' in asked else 'is'}")
        keep_offer(game.host, mail.sender, code, attrs.evolve(offered, asked=game.index))
    except PbemError as error:
        return f"That cannot be done: {error}."
    return said


def _name_of(game: HostedGame, seat: str, mail: ReceivedMail) -> str:
    """Return what the sender of a mail is called, as far as that can stand in a mail to others."""
    name = harmless(one_line(parseaddr(first(mail.headers, "from"))[0], 40))
    try:
        require_distinct(game.genesis, seat, name)
    except InputError:
        return _NAMELESS
    return name if re.fullmatch(r"[^\W\d_][\w .'-]{0,39}", name) else _NAMELESS
