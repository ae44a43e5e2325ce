"""
A signed command of the game master that came by mail: done once, and answered at the game master's address.

Rule 1. A command counts from any address, if the key of the game master signed it for this game and this head.
Rule 2. Each has a higher number than the last one for the same head; a copy, or an older one, does nothing.
Rule 3. A host that was killed over a command does not do it twice.
"""

import json
from collections.abc import Sequence

from pbem.engine.table.terms import Data
from pbem.engine.text.wrapping import harmless
from pbem.errors import InputError
from pbem.host.folder.game_folder import COMMANDS, GameFolder
from pbem.host.games.hosted_game import HostedGame
from pbem.host.games.master_commands import perform
from pbem.host.incoming.answers import MailWork
from pbem.host.mails.outgoing import OutgoingMail, ack_digest, subject_of
from pbem.host.values.open_turn import RulingWord
from pbem.local import files
from pbem.mail.draft import Attachment, one_line
from pbem.mail.letter import Lead, Letter, Points, Sentences
from pbem.mail.signed_papers import SignedCommand, read_command
from pbem.record import value
from pbem.trust.keys import PublicKey, parse_public

_NO_KEY = 'this host knows no key of the game master; it is written under [gm] in hosting.toml: key = "ssh-ed25519 ..."'


def master_key(game: HostedGame) -> PublicKey:
    """Return the key that commands are signed with: that of hosting.toml, else of the game's host. Raises InputError."""
    if line := game.read_settings().gm.key:
        return parse_public(line)
    if game.genesis.master in game.genesis.identities:
        return game.genesis.identities[game.genesis.master]
    raise InputError(_NO_KEY)


def take_command(game: HostedGame, data: bytes, work: MailWork) -> RulingWord:
    """Do what a file says that is said to be a command of the game master, and answer; return what became of it."""
    try:
        signed = read_command(game.game, data, master_key(game))
    except InputError as error:
        # Anybody can write such a file: only the game master's own mail is answered.
        work.lines.append(f"a command of the game master: {error}")
        if work.mail.sender.casefold() == game.read_settings().gm.address.casefold():
            _answer(game, None, Obeyed("wrong", [f"Nothing was done: {error}."]), work)
        return "wrong"
    outcome = _obey(game, signed)
    work.lines.append(f"the game master: {signed.command.get('kind')}: {outcome.word}: {' '.join(outcome.said)}")
    _answer(game, signed, outcome, work)
    return outcome.word


@value
class Obeyed:
    """What became of a command, in sentences; `stale` if it was signed for another moment."""

    word: RulingWord
    said: Sequence[str]
    stale: bool = False


def _obey(game: HostedGame, signed: SignedCommand) -> Obeyed:
    base, number = last_command(game.folder)
    if signed.base == base and signed.number <= number:
        return Obeyed("ignored", [f"A command with the number {number} was taken before; nothing was done."])
    try:
        signed.require_moment(game.game)
    except InputError as error:
        return Obeyed("wrong", [f"Nothing was done: {error}."], stale=True)
    files.replace(game.folder.inside(COMMANDS), f"{json.dumps([[signed.base, signed.number]])}\n".encode())
    try:
        return Obeyed("accepted", perform(game, signed.command, in_mail=True))
    except InputError as error:
        return Obeyed("wrong", [f"Nothing was done: {error}."])


def _answer(game: HostedGame, signed: SignedCommand | None, outcome: Obeyed, work: MailWork) -> None:
    """Mail the game master what became of a command; where it came too late with the newest file to sign it for."""
    to = game.read_settings().gm.address
    if not to or work.mail.automatic:
        return
    subject = subject_of(game.genesis.name, "your command")
    letter = Letter(
        (
            Lead(_quoted(signed.command if signed else {})),
            Points("What came of it:", tuple(outcome.said)),
            Sentences(f"{game.next}."),
        )
    )
    digest = ack_digest(game.name, repr(signed), *outcome.said)
    newest = game.newest()
    files_ = [Attachment(f"{game.name}-{newest.index:03d}.toml", newest.data)] if outcome.stale else []
    out = OutgoingMail(to, subject, letter, digest, "ack", game.name, work.mail.ids, tuple(files_))
    work.queue(out)


def _quoted(command: Data) -> str:
    """Return a command as a game master would type it, in short."""
    if not command:
        return "Your command was not taken."
    words = [str(command.get("kind", ""))]
    for key, said in command.items():
        if key not in ("kind", "file") and not isinstance(said, bool):
            words += [one_line(str(one), 80) for one in (said if isinstance(said, list) else [said])]
    return f"You ordered: {harmless(' '.join(words))[:200]}"


def last_command(folder: GameFolder) -> tuple[str, int]:
    """Return head and number of the last command that was taken, ("", 0) if none was."""
    path = folder.inside(COMMANDS)
    taken = json.loads(files.read(path, files.ORDERS_LIMIT)) if files.exists(path) else [("", 0)]
    return taken[-1][0], taken[-1][1]
