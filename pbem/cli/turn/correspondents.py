"""
To whom mails go: addresses learned from what people signed, each after a yes that shows it.

The address book of the settings comes first, and whoever stands there is never asked about. What is learned is a note
of this computer (`pbem/local/game_notes.py`). In a game without keys anybody can write anything: every address that is
new asks there too.
"""

from collections.abc import Iterable, Mapping, Sequence

from pbem.cli.say import console, questions
from pbem.engine.file.genesis import HOST, Genesis
from pbem.engine.file.phrases import format_seats
from pbem.errors import PbemError
from pbem.local import game_notes
from pbem.mail.inbox import GivenMail
from pbem.mail.mail_header import AnsweredMail, answered
from pbem.mail.senders import author, concerns, sender_address, sent_at
from pbem.transport import accounts


def mails_about(mails: Iterable[GivenMail], genesis: Genesis) -> tuple[GivenMail, ...]:
    """Return the mails of a game, in the order in which they were sent."""
    return tuple(sorted((one for one in mails if concerns(one.contents, genesis)), key=lambda one: sent_at(one.mail)))


def mail_answered(mails: Sequence[GivenMail]) -> AnsweredMail:
    """Return which of the mails of a game a new one answers: the last that came."""
    ids = [answered(one.mail.message_id, one.mail.references) for one in mails]
    return next((one for one in reversed(ids) if one.message_id), AnsweredMail())


def learn(mails: Sequence[GivenMail], genesis: Genesis, people: Sequence[str]) -> None:
    """Ask whether mails to some people shall go where theirs came from; the answer is noted, and asked for once."""
    unknown = {*people} - {*_book(genesis)}
    claimed = {who: one for one in mails if (who := _claimant(one, genesis)) in unknown}
    for who, mail in claimed.items():
        note = game_notes.addresses_of(genesis)
        found = sender_address(mail.mail)
        if found and found != note.known.get(who) and f"{who} {found}" not in note.refused:
            agreed = questions.agrees(_question(genesis, who, found, note.known.get(who, "")), default=None)
            game_notes.note_address(genesis, who, found, agreed=agreed)


def _claimant(given: GivenMail, genesis: Genesis) -> str:
    """Return whose mail it is; what a program sent can only be the host's own."""
    who = author(given.contents, genesis)
    return "" if given.mail.automatic and who not in (HOST, genesis.master) else who


def _question(genesis: Genesis, who: str, found: str, known: str) -> str:
    name = format_seats(genesis, [who])
    signed = (
        f"{name} signed what came from {found}" if who in genesis.identities else f"{name}'s turn came from {found}"
    )
    unsure = "" if who in genesis.identities else ", and nothing in this game is signed"
    return f"{signed}{unsure}. Mail {name} there{f', and no longer to {known}' if known else ''}?"


def addresses_of(genesis: Genesis, to: Sequence[str]) -> tuple[str, ...]:
    """Return the addresses of people, as far as they are known; whose are missing is said."""
    known = game_notes.addresses_of(genesis).known
    book = {**{who: (one,) for who, one in known.items()}, **_book(genesis)}
    if (missing := [who for who in to if who not in book]) and len(missing) < len(to):
        console.warn(f"no address of {format_seats(genesis, missing)} is known; put it in before you send")
    return tuple(dict.fromkeys(one for who in to for one in book.get(who, ())))


def _book(genesis: Genesis) -> Mapping[str, tuple[str, ...]]:
    """Return what the user's own address book has of the people of a game, by seat or by name."""
    try:
        book = accounts.own_addresses()
    except PbemError as error:
        console.warn(str(error))
        return {}
    found = {id_: book.get(id_.casefold()) or book.get(person.name.casefold()) for id_, person in genesis.people()}
    return {id_: entry for id_, entry in found.items() if entry}
