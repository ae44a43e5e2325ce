"""The newest turn of a hosted game mailed: to all once it is played, to a seat again, to whoever begins to look on."""

from collections.abc import Sequence

import attrs

from pbem.engine.play.witness import live_seats
from pbem.engine.proof.playback import Turn, turn_of
from pbem.engine.words.report import write_report
from pbem.engine.words.retelling import first_unseen
from pbem.host.folder import outbox
from pbem.host.folder.refusals import has_bounced
from pbem.host.folder.stored_decisions import settle_addresses
from pbem.host.games import playing
from pbem.host.games.hosted_game import HostedGame
from pbem.host.games.lapsed import lapsed_sentences
from pbem.host.games.turn_deadline import deadline_sentences
from pbem.host.mails import turn_mails
from pbem.host.mails.turn_letter import News, afterwards
from pbem.host.mails.turn_mails import Mailing, Picture
from pbem.local import files, game_files


def announce_turn(game: HostedGame) -> None:
    """Mail the newest turn to everybody, unless that was done."""
    mark = f"{game.index} {game.game.file.head.hex()}\n".encode()
    if game.folder.announced() == mark:
        return
    if not game.played:
        playing.remember(game)
    if settle_addresses(game.folder, game.game.file):
        game.settings.forget()
    last_told = _last_told(game)
    turns = _turns_told(game, last_told + 1)
    mailing, picture = mailing_of(game), picture_of(game, turns[-1])
    page = _page(game) if game.read_settings().page else b""
    news = News(turns, _report(game, turns[-1]), last_told, _said(game, *lapsed_sentences(game)))
    for seat, address in mailing.players.items():
        if address and not game.is_queued(turn_mails.turn_digest(mailing, seat)):
            outbox.write_and_put(game.host, turn_mails.turn_mail(mailing, seat, news, picture, page), game.now)
    for one in _observers_reached(game):
        game.queue(turn_mails.observer_mail(mailing, one, news, picture, page))
    game.folder.note_announced(mark)


def _said(game: HostedGame, *lapsed: str) -> Sequence[str]:
    """Return what is due by when and what was proposed in vain; at the end how to go on."""
    return (*deadline_sentences(game), *lapsed, *([] if game.game.awaited else [afterwards(game.genesis)]))


def _last_told(game: HostedGame) -> int:
    """Return the record of the letter before the newest; the one before the newest where that is not known."""
    known = game.folder.announced().split(b" ")[0]
    return min(int(known) if known.isdigit() else game.index, game.index - 1)


def _turns_told(game: HostedGame, fresh: int) -> list[Turn]:
    """
    Return the turns that letters may tell of; what was played just now is not played again.

    Whoever is out of the game reads only of those from `fresh` on: so letters do not grow with the game.
    """
    first = min(fresh, _first_told(game))
    own = [turn_of(one) for one in game.played if one.record.index >= first]
    if own and own[0].record.index == first:
        return own
    last = own[0].record.index - 1 if own else None
    return [*game_files.turns_from(game.opened, first, last, keeping=True), *own]


def _first_told(game: HostedGame) -> int:
    return first_unseen(game.game.file, live_seats(game.game.table, game.game.state, game.genesis))


def _observers_reached(game: HostedGame) -> list[str]:
    """Return who looks on; whoever's address refused three mails looks on no longer."""
    known = game.folder.observers()
    reached = [one for one in known if not has_bounced(game.host, one)]
    if reached != known:
        game.folder.note_observers(reached)
    return reached


def announce_again(game: HostedGame, seat: str, mark: str) -> None:
    """Mail the newest turn to one seat once more; `mark` says for which wish."""
    told = list(game_files.turns_from(game.opened, _first_told(game)))
    news = News(told, _report(game, told[-1]), game.index - 1, _said(game))
    mail = turn_mails.turn_mail(mailing_of(game), seat, news, picture_of(game, told[-1]))
    game.queue(attrs.evolve(mail, digest=f"{mail.digest}.again.{mark}"))


def announce_to_observer(game: HostedGame, to: str, gone: int = 0) -> None:
    """Mail the newest turn to somebody who begins to look on, and had looked on and `gone` away so often."""
    told = list(game_files.turns_from(game.opened, game.index))
    news = News(told, _report(game, told[-1]))
    mail = turn_mails.observer_mail(mailing_of(game), to, news, picture_of(game, told[-1]))
    game.queue(attrs.evolve(mail, digest=f"{mail.digest}.again.{gone}") if gone else mail)


def mailing_of(game: HostedGame) -> Mailing:
    """Return what the mails of the newest turn need to know."""
    players = game.read_settings().players
    known = {seat: players[seat] for seat in game.genesis.seat_ids if seat in players}
    return Mailing(game.name, game.game, game.data, known, game.host.settings.address)


def _report(game: HostedGame, turn: Turn) -> str:
    """Return the report of the newest record, from its file or written anew."""
    path = game.folder.file(game.index, ".txt")
    if files.exists(path):
        return files.read(path, files.MAP_LIMIT).decode("utf-8", "replace")
    return write_report(game.genesis, game.game.table, turn.record, turn.before, turn.events, turn.after)


def picture_of(game: HostedGame, turn: Turn) -> Picture | None:
    """Return a picture of the board, if one can be made here."""
    from pbem.host.games import turn_pictures  # late: a round in which no turn is played draws nothing

    return turn_pictures.picture_of(game, turn)


def _page(game: HostedGame) -> bytes:
    """Return the page of the game for everybody."""
    from pbem.host.games import turn_pictures  # late: few hosts send it
    from pbem.local import pages

    return pages.page_of(game.data, game.game, turn_pictures.map_of(game))
