"""How many mails may go to an address in a day, and to all who play nowhere here together."""

import os

from pbem.host.games.game_lookup import GameLookup
from pbem.host.games.hosted_game import HostedGame
from pbem.host.mails.outgoing import OutgoingMail, mark_of
from pbem.local import files

STRANGERS = "strangers"
"""Under this name mails to people who play nowhere here are counted together."""
MOST_PROPOSED = 10
"""So many different things a player may propose in a day: everybody gets a mail about each."""
TOO_MANY = "As many people as may be were asked today. Send it again tomorrow."


def may_answer(at: GameLookup | HostedGame, address: str, digest: str, most: int = 0) -> bool:
    """Count the answers to an address today, `most` or as many as the settings allow; the same again counts once."""
    names, place = answered_today(at, address), _place(at, address)
    if digest in names:
        return True
    if len(names) >= (most or at.host.settings.caps.answers):
        return False
    # A note lost in a power cut only lets one more answer through.
    os.close(os.open(os.path.join(place, digest), os.O_CREAT | os.O_WRONLY, 0o600))
    return True


def answered_today(at: GameLookup | HostedGame, address: str) -> frozenset[str]:
    """Return the digests of the answers to an address that were counted today."""
    place = _place(at, address)
    files.make_folder(place, private=True)
    return frozenset(files.listing(place))


def _place(at: GameLookup | HostedGame, address: str) -> str:
    """Return a folder for each address: of thousands of answers in a day only its own are counted."""
    return at.host.spool("answers", f"{at.now:%Y-%m-%d}", mark_of(address))


def may_propose(game: HostedGame, seat: str, what: str) -> bool:
    """Count what a seat proposes in a day; the same again counts once."""
    return may_answer(game, f"{game.name} {seat}", mark_of(what), MOST_PROPOSED)


def ask_stranger(game: HostedGame, out: OutgoingMail, *, known: bool = False) -> bool:
    """
    Queue a mail to an address that may be anybody's; say whether it may go, for in a day only so many may.

    Where the address is `known` here it is counted and not queued: so nobody finds out whose it is.
    """
    if game.is_queued(out.digest):
        return True
    may = may_answer(game, STRANGERS, out.digest, game.host.settings.strangers)
    if may and not known:
        game.queue(out)
    return may
