"""
Games opened by mail that do not begin: whoever is in one is reminded once, and in the end the game is given up.

Days are those on which the host was at work, counted since somebody last joined, left or answered.
"""

from collections.abc import Iterator
from datetime import datetime

from pbem.host.folder import outbox
from pbem.host.folder.host_folder import HostFolder
from pbem.host.folder.old_files import days_since
from pbem.host.folder.waiting_games import WaitingGame, forget_waiting, paths_of
from pbem.host.games.beginning import still_waiting
from pbem.host.games.invitations import known_start, letters
from pbem.host.mails import desk_mails
from pbem.host.mails.outgoing import OutgoingMail, digest_of

REMIND_AFTER, GIVE_UP_AFTER = 14, 60


def hurry(host: HostFolder, now: datetime) -> None:
    """Remind the people of games that wait for long, each once, and give up what waited too long."""
    for game in still_waiting(host):
        quiet = days_since(host, paths_of(host, game.name))
        if quiet >= GIVE_UP_AFTER:
            _queue_all(host, _farewells(game), now)
            forget_waiting(host, game.name)
        elif quiet >= REMIND_AFTER:
            _queue_all(host, _reminders(host, game), now)


def _reminders(host: HostFolder, game: WaitingGame) -> Iterator[OutgoingMail]:
    """Ask everybody in to find more people; where all seats are taken, those whose answer is missing, by their letter."""
    start = None if game.free else known_start(host, game)
    if start is not None:
        yield from map(desk_mails.reminded, letters(game, start))
    elif game.free:
        for guest in game.guests:
            digest = digest_of("waiting", game.name, game.since, guest.id)
            others = [one.name for one in game.guests if one != guest]
            yield desk_mails.still_waiting(guest.address, game.name, guest.name, others, game.free, digest)


def _farewells(game: WaitingGame) -> Iterator[OutgoingMail]:
    for guest in game.guests:
        digest = digest_of("waiting", game.name, game.since, guest.id, "over")
        yield desk_mails.given_up(guest.address, game.name, digest, opened=guest == game.guests[0])


def _queue_all(host: HostFolder, mails: Iterator[OutgoingMail], now: datetime) -> None:
    for mail in mails:
        outbox.write_and_queue(host, mail, now)
