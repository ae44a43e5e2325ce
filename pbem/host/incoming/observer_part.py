"""
Friends of players who only look on: asked at their own address, and gone again by one word.

Nothing is kept of an invitation: its code is made of the game, the address, and how often somebody there wrote `stop`,
so an old yes brings nobody back. A forged `stop` costs somebody some letters, and nobody a move.
"""

from pbem.errors import ContentError
from pbem.host.folder.game_folder import GameFolder
from pbem.host.folder.host_folder import HostFolder
from pbem.host.folder.refusals import forget_bounces
from pbem.host.games import announcements
from pbem.host.games.hosted_game import HostedGame
from pbem.host.incoming.allowance import TOO_MANY, ask_stranger
from pbem.host.incoming.answers import MailWork
from pbem.host.incoming.mail_reading import ReceivedMail
from pbem.host.mails.desk_mails import invitation, no_longer
from pbem.host.mails.outgoing import mark_of
from pbem.host.values.open_turn import format_code
from pbem.mail.commands import is_answer, says_something

MOST_OBSERVERS = 20
STOP = "stop"


def invite(game: HostedGame, friend: str) -> str:
    """Ask a friend of a player by mail, and return what to say to the player, whoever reads mail at that address."""
    if len(game.folder.observers()) >= MOST_OBSERVERS:
        return f"{MOST_OBSERVERS} people are watching already; there is room for no more."
    mark = mark_of(friend)
    gone = game.folder.times_gone(mark)
    digest = f"observe.{game.now:%Y-%m-%d}.{mark}{f'.{gone}' * (gone > 0)}"
    out = invitation(friend, game.genesis.name, _code(game.host, game.folder, friend), digest)
    known = bool(game.read_settings().seats_of(friend)) or friend.casefold() in game.folder.observers()
    if not ask_stranger(game, out, known=known):
        return TOO_MANY
    return f"{friend} was asked, unless letters of this game go there already; after a yes from there it gets those that everybody may see."


def observe(work: MailWork) -> bool:
    """Let somebody begin to look on, or stop; say whether the mail asked for that."""
    games, mail = work.games, work.mail
    if mail.automatic or not mail.sender:
        return False
    if code := mail.yes.code:
        for folder in games.host.games():
            if _code(games.host, folder, mail.sender) == code and folder not in games.games_of(mail.sender):
                _begin(work, folder)
                return True
    if not _says_stop(mail):
        return False
    watched = [one for one in games.host.games() if mail.sender.casefold() in one.observers()]
    for folder in watched:
        with games.host.working_on(folder):
            folder.note_observers([one for one in folder.observers() if one != mail.sender.casefold()])
            folder.note_gone(mark_of(mail.sender))
    if watched:
        names = [folder.name for folder in watched]
        work.done("looks on no longer", *names)
        work.queue(no_longer(mail.sender, names, mail.digest, mail.ids))
    return bool(watched)


def _begin(work: MailWork, folder: GameFolder) -> None:
    games, friend = work.games, work.mail.sender.casefold()
    work.done("looks on from now on", folder.name)
    forget_bounces(games.host, friend)
    with games.host.working_on(folder):
        known = folder.observers()
        if friend not in known and len(known) < MOST_OBSERVERS:
            folder.note_observers([*known, friend])
        try:
            announcements.announce_to_observer(games.newest(folder), friend, folder.times_gone(mark_of(friend)))
        except ContentError as error:
            work.lines.append(str(error))


def _says_stop(mail: ReceivedMail) -> bool:
    said = next((line for line in mail.own.text.split("\n") if says_something(line)), "")
    words = [said, *([] if is_answer(mail.subject) else [mail.subject])]
    return any(one.strip(" .!*\t\r").casefold() == STOP for one in words)


def _code(host: HostFolder, folder: GameFolder, address: str) -> str:
    gone = folder.times_gone(mark_of(address))
    about = {"observe": address.casefold(), "game": folder.name} | ({"gone": gone} if gone else {})
    return format_code(host.secret(), about)
