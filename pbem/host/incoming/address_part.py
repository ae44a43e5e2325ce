"""
A player who moves to another mail address: asked at the old one, then at the new one, and written to there from then on.

Rule 1. Nothing changes before a yes from both, each with a code that went there alone.
Rule 2. A yes counts once, and only while the letters go where they went when it was asked for.
Rule 3. Nobody finds out whose an address is by naming it.
"""

from collections.abc import Iterator
from datetime import timedelta

import attrs

from pbem.errors import ContentError
from pbem.host.folder.offered_seats import OfferedSeat, forget_offer, keep_offer, offers_to
from pbem.host.folder.refusals import forget_bounces
from pbem.host.games import announcements
from pbem.host.games.alerts import Alerts
from pbem.host.games.hosted_game import HostedGame
from pbem.host.games.successors import as_mails_say
from pbem.host.incoming.allowance import TOO_MANY, ask_stranger
from pbem.host.incoming.answers import MailWork
from pbem.host.incoming.known_part import Asked, ask_for_address
from pbem.host.mails import seat_mails
from pbem.host.mails.outgoing import digest_of, mark_of
from pbem.host.values.open_turn import format_code
from pbem.mail.letter import Block, Rows, Sentences

_PATIENCE = timedelta(days=14)
_THERE = "Your letters of this game go there already."
_ASKED = (
    "A letter with another code went to {}, unless somebody plays from there already. After a yes from there your letters "
    "go to that address, and what comes from this one counts no longer."
)
_DONE = "All letters of the game for {} come here from now on. The one of this turn comes once more."
_OVERTAKEN = "That cannot be done any more: too much time has passed, or it was settled otherwise in the meantime."
_BY_HAND = "The host could not write that down by itself; only the game master can, who was told if the game has one."


def ask_about_move(asked: Asked) -> Iterator[Block]:
    """Ask whoever reads the letters of a player now whether they are to go to another address."""
    game, seat, to = asked.game, asked.seats[0], asked.command.below
    if missing := ask_for_address(asked, "To have your letters sent to another address"):
        yield from missing
        return
    if to.casefold() == _goes_to(game, seat):
        yield Sentences(_THERE)
        return
    old, until = _goes_to(game, seat), f"{game.now + _PATIENCE:%Y-%m-%d}"
    code = game.code_for(seat, {"moves": to, "game": game.name, "mail": asked.mail})
    keep_offer(game.host, old, code, OfferedSeat(game.name, seat, moves_from=old, until=until, to=to))
    who = game.format_seats(_moving(game, seat))
    yield Sentences(
        f"From then on all letters of this game for {who} go to {to}, and none to the address at which you read this. If you "
        "want that, reply from here with yes and this code, which counts for two weeks; then that address is asked, too:"
    )
    yield Rows(f"    {code}", breaks=True)


def take_move(work: MailWork) -> bool:
    """Go on with the move of a player to which a mail says yes, from the old address or the new one; say whether it does."""
    games, mail = work.games, work.mail
    code = "" if mail.automatic else mail.yes.code
    offered = offers_to(games.host, mail.sender).get(code)
    folder = next((one for one in games.host.games() if offered and one.name == offered.game), None)
    if offered is None or folder is None or not offered.moves_from:
        return False
    with games.host.working_on(folder):
        game = games.newest(folder)
        about = as_mails_say(game, *_moving(game, offered.seat))
        said = _go_on(game, mail.sender, offered, mail.digest[:16])
    work.done(f"moves with {offered.seat}: {said}", folder.name)
    wish = f"play {about.who} in {about.game} from {offered.to or 'this address'}"
    work.queue(seat_mails.answer_to_newcomer(mail.sender, about, wish, said, code, mail.ids))
    games.forget()
    return True


def _go_on(game: HostedGame, sender: str, offered: OfferedSeat, mark: str) -> str:
    """Do what an address says yes to, and return what to say."""
    if _goes_to(game, offered.seat) != offered.moves_from or f"{game.now:%Y-%m-%d}" > offered.until:
        return _OVERTAKEN
    if offered.to:
        return _ask_there(game, offered)
    if not _may_move(game, offered.seat, sender):
        return _OVERTAKEN
    try:
        return _settle(game, offered.seat, sender, mark)
    except ContentError as error:
        who = game.format_seats(_moving(game, offered.seat))
        Alerts(game.host, game.now).about_game(game.folder, f"{who} moves", [f"{error}.", _to(who, sender)])
        return _BY_HAND


def _ask_there(game: HostedGame, offered: OfferedSeat) -> str:
    seat, to, old, free = offered.seat, offered.to, offered.moves_from, _may_move(game, offered.seat, offered.to)
    about = {"moves": to.casefold(), "from": old, "game": game.name, "seat": seat, "until": offered.until}
    code = format_code(game.host.secret(), about)
    digest = digest_of("address", game.name, offered.until, mark_of(f"{seat} {old} {to}"))
    out = seat_mails.offer_move(to, as_mails_say(game, *_moving(game, seat)), code, digest)
    if not ask_stranger(game, out, known=not free):
        return TOO_MANY
    forget_offer(game.host, old, game.name, seat)
    if free:
        keep_offer(game.host, to, code, attrs.evolve(offered, to=""))
    return _ASKED.format(to)


def _settle(game: HostedGame, seat: str, to: str, mark: str) -> str:
    """Write to the new address from now on, and tell the old one and the game master. Raises ContentError."""
    old, moving = game.read_settings().players[seat], _moving(game, seat)
    for one in moving:
        also = game.read_settings().also.get(one, ())
        game.folder.change_address(one, to, [other for other in also if other.casefold() != to])
        game.settings.forget()
        forget_offer(game.host, to, game.name, one)
    game.folder.note_observers([one for one in game.folder.observers() if one != to])
    forget_bounces(game.host, to)
    seats = as_mails_say(game, *moving)
    game.queue(seat_mails.moved(old, seats, digest_of("seat", game.name, "moved", mark)))
    Alerts(game.host, game.now).about_game(game.folder, f"{seats.who} has another address", [_to(seats.who, to)])
    for one in moving:
        announcements.announce_again(game, one, mark)
    return _DONE.format(seats.who)


def _to(who: str, to: str) -> str:
    return f"Letters of {who} are to go to {to} from now on. Their old address and this one have said yes."


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
