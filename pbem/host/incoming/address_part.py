"""
A player who moves to another mail address: asked at the old one, then at the new one, and written to there from then on.

Rule 1. Nothing changes before a yes from both, each with a code that went there alone.
Rule 2. A yes counts once, and only while the letters go where they went when it was asked for.
Rule 3. Nobody finds out whose an address is by naming it.
"""

from collections.abc import Iterator
from datetime import timedelta
from hashlib import sha256

from pbem.errors import ContentError, InputError
from pbem.host.folder.offered_seats import OfferedSeat, forget_offer, keep_offer
from pbem.host.folder.refusals import forget_bounces
from pbem.host.games import announcements
from pbem.host.games.alerts import Alerts
from pbem.host.games.hosted_game import HostedGame
from pbem.host.games.successors import as_mails_say
from pbem.host.incoming.allowance import TOO_MANY, ask_stranger
from pbem.host.incoming.answers import MailDecision, mail_answered
from pbem.host.incoming.known_part import Asked
from pbem.host.incoming.mail_reading import ReceivedMail
from pbem.host.mails import seat_mails
from pbem.host.mails.outgoing import OutgoingMail, digest_of
from pbem.host.values.open_turn import format_code
from pbem.mail.draft import address
from pbem.mail.letter import Block, Rows, Sentences

MOVES = b"# moves to "
_PATIENCE = timedelta(days=14)
_HOW = "To have your letters sent to another address, write the word address and that address in one line:"
_THERE = "Your letters of this game go there already."
_ASKED = (
    "A letter with another code went to {}, unless somebody plays from there already. After a yes from there your letters "
    "go to that address, and what comes from this one counts no longer."
)
_DONE = "All letters of the game for {} come here from now on. The one of this turn comes once more."
_OVERTAKEN = "That cannot be done any more: too much time has passed, or it was settled otherwise in the meantime."
_BY_HAND = "The host could not write that down by itself. The game master was told, and can do it."


def ask_about_move(asked: Asked) -> Iterator[Block]:
    """Ask whoever reads the letters of a player now whether they are to go to another address."""
    game, seat, to = asked.game, asked.seats[0], asked.command.below
    try:
        address(to)
    except InputError as error:
        if to:
            yield Sentences(f"{error}.")
        yield Sentences(_HOW)
        yield Rows("    address new@mail.example", breaks=True)
        return
    if to.casefold() == _goes_to(game, seat):
        yield Sentences(_THERE)
        return
    code = game.open_turn().confirmation_code(seat, {"moves": to, "mail": asked.mail})
    game.orders.let_go(seat, MOVES)
    game.orders.hold(seat, code, MOVES + to.encode())
    who = game.format_seats(_moving(game, seat))
    yield Sentences(
        f"From then on all letters of this game for {who} go to {to}, and none to the address at which you read this. If you "
        "want that, reply with yes and this code; then that address is asked, too:"
    )
    yield Rows(f"    {code}", breaks=True)


def ask_there(game: HostedGame, seat: str, to: str) -> str:
    """Ask at the new address, after a yes from the old one; return what to say."""
    old, today, free = _goes_to(game, seat), f"{game.now:%Y-%m-%d}", _may_move(game, seat, to)
    about = {"moves": to.casefold(), "from": old, "game": game.name, "seat": seat, "day": today}
    code = format_code(game.host.secret(), about)
    digest = digest_of("address", game.name, today, _mark(f"{seat} {old} {to}"))
    out = seat_mails.offer_move(to, as_mails_say(game, *_moving(game, seat)), code, digest)
    if not ask_stranger(game, out, known=not free):
        return TOO_MANY
    if free:
        until = f"{game.now + _PATIENCE:%Y-%m-%d}"
        keep_offer(game.host, to, code, OfferedSeat(game.name, seat, moves_from=old, until=until))
    game.orders.let_go(seat, MOVES)
    return _ASKED.format(to)


def move(game: HostedGame, mail: ReceivedMail, code: str, offered: OfferedSeat, decision: MailDecision) -> OutgoingMail:
    """Do what the new address says yes to; return the mail that says so, or why not."""
    seats = as_mails_say(game, *_moving(game, offered.seat))
    same = _goes_to(game, offered.seat) == offered.moves_from and f"{game.now:%Y-%m-%d}" <= offered.until
    said = _OVERTAKEN
    if same and _may_move(game, offered.seat, mail.sender):
        try:
            _settle(game, offered.seat, mail)
            said = _DONE.format(seats.who)
        except ContentError as error:
            said = _BY_HAND
            Alerts(game.host, game.now).about_game(
                game.folder, f"{seats.who} moves", [f"{error}.", _to(seats.who, mail)]
            )
    decision.lines.append(f"moves with {offered.seat}: {said}")
    wish = f"play {seats.who} in {seats.game} from this address"
    return seat_mails.answer_to_newcomer(mail.sender, seats, wish, said, code, mail_answered(mail))


def _settle(game: HostedGame, seat: str, mail: ReceivedMail) -> None:
    """Write to the new address from now on, and tell the old one and the game master. Raises ContentError."""
    to, old, moving = mail.sender, game.read_settings().players[seat], _moving(game, seat)
    for one in moving:
        also = game.read_settings().also.get(one, ())
        game.folder.change_address(one, to, [other for other in also if other.casefold() != to])
        game.settings.forget()
        game.orders.let_go(one, MOVES)
        forget_offer(game.host, to, game.name, one)
    game.folder.note_observers([one for one in game.folder.observers() if one != to])
    forget_bounces(game.host, to)
    seats, mark = as_mails_say(game, *moving), mail.digest[:16]
    game.queue(seat_mails.moved(old, seats, digest_of("seat", game.name, "moved", mark)))
    Alerts(game.host, game.now).about_game(game.folder, f"{seats.who} has another address", [_to(seats.who, mail)])
    for one in moving:
        announcements.announce_again(game, one, mark)


def _to(who: str, mail: ReceivedMail) -> str:
    return f"Letters of {who} are to go to {mail.sender} from now on. Their old address and this one have said yes."


def _goes_to(game: HostedGame, seat: str) -> str:
    """Return the address to which the letters of a seat go, in small letters; "" for none."""
    return game.read_settings().players.get(seat, "").casefold()


def _moving(game: HostedGame, seat: str) -> list[str]:
    """Return the seats whose letters go to the same address as those of this one."""
    return [one for one in game.genesis.seat_ids if _goes_to(game, one) == _goes_to(game, seat)]


def _may_move(game: HostedGame, seat: str, to: str) -> bool:
    """Say whether an address may be this player's: it is not the host's own, nor another player's."""
    others = {*game.read_settings().seats_of(to)} - {*_moving(game, seat)}
    return not others and to.casefold() != game.host.settings.address.casefold()


def _mark(text: str) -> str:
    """Return what stands for an address in the name of a mail."""
    return sha256(text.casefold().encode()).hexdigest()[:16]
