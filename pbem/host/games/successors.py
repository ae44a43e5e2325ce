"""
A seat that changes hands without keys: who takes it gets its letters from then on, and the old player nothing.

Rule 1. Addresses, orders, open questions and every yes of the old player count no longer.

Every step may be repeated by a host that was killed meanwhile.
"""

from hashlib import sha256

from pbem.engine.file.decision import answered_head
from pbem.engine.file.phrases import spoken_clock
from pbem.engine.play.witness import live_seats
from pbem.errors import InputError
from pbem.host.deadlines.host_log import SUCCEEDED
from pbem.host.folder.offered_seats import forget_offer
from pbem.host.folder.refusals import forget_bounces
from pbem.host.games import announcements
from pbem.host.games.hosted_game import HostedGame
from pbem.host.mails import seat_mails
from pbem.host.mails.outgoing import digest_of
from pbem.mail.draft import address


def seat_to_replace(game: HostedGame, said: str, speaker: str) -> str:
    """Return the seat that somebody means, by its id, its name or "me". Raises InputError for one nobody can take."""
    names = {seat: game.format_seats([seat]) for seat in game.genesis.seat_ids}
    wanted = speaker if said in ("me", "myself") else said.casefold()
    seat = next((one for one, name in names.items() if wanted in (one, name.casefold())), "")
    if not seat:
        raise InputError(f"nobody plays as {said[:20]!a} here; write replace and one of {', '.join(names)}")
    require_open(game, seat)
    return seat


def require_open(game: HostedGame, seat: str) -> None:
    """Raise InputError if nobody can take a seat now."""
    who = game.format_seats([seat])
    if game.game.awaited is None:
        raise InputError("the game is over")
    if seat in game.genesis.programs:
        raise InputError(f"a program plays for {who}")
    if seat not in live_seats(game.game.table, game.game.state, game.genesis):
        raise InputError(
            f"{who} is out of the game and has nothing left that somebody could play on with; all together can go back to "
            "before that, with rollback"
        )


def require_address(game: HostedGame, to: str) -> str:
    """Return an address to which one can mail. Raises InputError for the host's own, and for what is none."""
    to = address(to)
    if to.casefold() == game.host.settings.address.casefold():
        raise InputError("that is the address of this host")
    return to


def require_newcomer(game: HostedGame, to: str) -> None:
    """Raise InputError for an address to which a seat may not go, because somebody plays from there."""
    if game.read_settings().seats_of(to):
        raise InputError(f"{to} plays in this game")


def as_mails_say(game: HostedGame, *seats: str) -> seat_mails.SeatGiven:
    """Return what mails say of a seat, or of several."""
    played = f"It is {game.game.ruleset.title}, and the game is at {spoken_clock(game.game.clock)}."
    return seat_mails.SeatGiven(game.genesis.name, game.format_seats(seats), played, game.name)


def tell_old(game: HostedGame, seat: str, newcomer: str, to: str) -> None:
    """Tell the player of a seat that the others are asked."""
    digest = digest_of("decision", game.name, f"{game.index:03d}", "proposed", seat, _mark(to))
    game.queue(seat_mails.proposed(as_mails_say(game, seat), newcomer, digest), seat)


def hand_over(game: HostedGame, seat: str, to: str, newcomer: str) -> None:
    """Give a seat to whoever reads mail at an address. Raises PbemError."""
    folder, settings = game.folder, game.read_settings()
    old = settings.players.get(seat, "")
    if old.casefold() != to.casefold():
        if old:
            digest = digest_of("seat", game.name, f"{game.index:03d}", "farewell", seat, _mark(to))
            game.queue(seat_mails.farewell(old, as_mails_say(game, seat), newcomer, digest))
        game.orders.drop(seat)
        folder.give_seat(seat, to)
        game.settings.forget()
    folder.note_observers([one for one in folder.observers() if one != to.casefold()])
    forget_bounces(game.host, to.casefold())
    data = {"seat": seat, "base": answered_head(game.game.file), "mark": _mark(f"{seat} {to}")}
    if not any(entry.data == data for entry in game.log().log.of(SUCCEEDED)):
        who = game.format_seats([seat])
        said = f"{newcomer} takes over from {who}, as the others agreed. The game goes on calling this player {who}."
        game.note(SUCCEEDED, said, data=data)
    announcements.announce_again(game, seat, _mark(to))
    forget_offer(game.host, to, game.name, seat)


def handed_over(game: HostedGame, seat: str) -> tuple[str, ...]:
    """Return a mark for each time that a seat has changed hands since the newest record, for the names of mails."""
    base = answered_head(game.game.file)
    entries = [one.data for one in game.log().log.of(SUCCEEDED)]
    return tuple(str(one["mark"]) for one in entries if one["seat"] == seat and one["base"] == base)


def _mark(text: str) -> str:
    """Return what stands for an address where others may read it."""
    return sha256(text.casefold().encode()).hexdigest()[:8]
