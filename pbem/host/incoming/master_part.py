"""
A signed command of the game master that came by mail: done once, and answered at the game master's address.

Rule 1. A command counts from any address, if the key of the game master signed it for this game and this head.
Rule 2. Each has a higher number than the last one for the same head; a copy, or an older one, does nothing.
Rule 3. A host that was killed over a command does not do it twice.
"""

import json
from collections.abc import Sequence
from hashlib import sha256

from pbem.engine.table.terms import Data
from pbem.engine.text.wrapping import harmless
from pbem.errors import InputError
from pbem.host.deadlines.host_log import ABSENCE, EXTENSION, PAUSE, RESOLVE, RESUME
from pbem.host.folder.game_folder import COMMANDS, GameFolder
from pbem.host.games.hosted_game import HostedGame
from pbem.host.games.master_commands import perform
from pbem.host.incoming.answers import MailDecision, mail_answered, may_answer
from pbem.host.incoming.mail_reading import ReceivedMail
from pbem.host.mails.messages import GM
from pbem.host.mails.notices import subject_of
from pbem.host.mails.outgoing import OutgoingMail
from pbem.host.values.open_turn import RulingWord
from pbem.local import files
from pbem.mail.draft import Attachment, one_line
from pbem.mail.letter import Lead, Letter, Points, Sentences, as_html, as_text
from pbem.mail.signed_commands import SignedCommand, read_command
from pbem.record import value
from pbem.trust.keys import PublicKey, parse_public

_PROOFS = {"pause": PAUSE, "resume": RESUME, "extend": EXTENSION, "resolve": RESOLVE, "absent": ABSENCE}
"""The entries of the log which show that a command was done, where it must not be done again."""
_NO_KEY = 'this host knows no key of the game master; it is written under [gm] in hosting.toml: key = "ssh-ed25519 ..."'


def master_key(game: HostedGame) -> PublicKey:
    """Return the key that commands are signed with: that of hosting.toml, else of the game's host. Raises InputError."""
    if line := game.read_settings().gm.key:
        return parse_public(line)
    if game.genesis.master in game.genesis.identities:
        return game.genesis.identities[game.genesis.master]
    raise InputError(_NO_KEY)


def take_command(game: HostedGame, data: bytes, mail: ReceivedMail, decision: MailDecision) -> RulingWord:
    """Do what a file says that is said to be a command of the game master, and answer; return what became of it."""
    try:
        signed = read_command(game.game, data, master_key(game))
    except InputError as error:
        # Anybody can write such a file: only the game master's own mail is answered.
        decision.lines.append(f"a command of the game master: {error}")
        if mail.sender.casefold() == game.read_settings().gm.address.casefold():
            _answer(game, None, Obeyed("wrong", [f"Nothing was done: {error}."]), mail, decision)
        return "wrong"
    outcome = _obey(game, signed, mail.digest)
    decision.lines.append(f"the game master: {signed.command.get('kind')}: {outcome.word}: {' '.join(outcome.said)}")
    _answer(game, signed, outcome, mail, decision)
    return outcome.word


@value
class Obeyed:
    """What became of a command, in sentences; `stale` if it was signed for another moment."""

    word: RulingWord
    said: Sequence[str]
    stale: bool = False


def _obey(game: HostedGame, signed: SignedCommand, digest: str) -> Obeyed:
    taken = taken_commands(game.folder)
    at = next((at for at, one in enumerate(taken) if one.is_of(signed, digest)), None)
    if at is not None:
        end = taken[at + 1].entries if at + 1 < len(taken) else None
        if said := _done_before(game, signed, slice(taken[at].entries, end)):
            return Obeyed("accepted", said)
    else:
        last = taken[-1] if taken else TakenCommand()
        if signed.base == last.base and signed.number <= last.number:
            return Obeyed("ignored", [f"A command with the number {last.number} was taken before; nothing was done."])
        try:
            signed.require_moment(game.game)
        except InputError as error:
            return Obeyed("wrong", [f"Nothing was done: {error}."], stale=True)
        new = TakenCommand(signed.base, signed.number, digest, len(game.log().log.entries))
        _keep_taken(game.folder, [*(one for one in taken if one.mail == digest), new])
    try:
        return Obeyed("accepted", perform(game, signed.command, in_mail=True))
    except InputError as error:
        return Obeyed("wrong", [f"Nothing was done: {error}."])


def _done_before(game: HostedGame, signed: SignedCommand, its: slice) -> list[str]:
    """Say what a host that was killed over this command, or one below it, had done; nothing if it may be done again."""
    since = [one for one in game.log().log.entries[its] if one.by == "host"]
    proofs = [one.text for one in since if one.kind == _PROOFS.get(str(signed.command.get("kind")))]
    try:
        signed.require_moment(game.game)
    except InputError:
        return proofs or [one.text for one in since] or ["The game has gone on meanwhile."]
    return proofs


def _answer(
    game: HostedGame, signed: SignedCommand | None, outcome: Obeyed, mail: ReceivedMail, decision: MailDecision
) -> None:
    """Mail the game master what became of a command; where it came too late with the newest file to sign it for."""
    to = game.read_settings().gm.address
    if not to or mail.automatic:
        return
    subject = subject_of(game.game, "your command")
    letter = Letter(
        (
            Lead(_quoted(signed.command if signed else {})),
            Points("What came of it:", tuple(outcome.said)),
            Sentences(f"{game.next}."),
        )
    )
    mark = sha256(chr(0).join((game.name, repr(signed), *outcome.said)).encode()).hexdigest()[:32]
    newest = game.newest()
    files_ = [Attachment(f"{game.name}-{newest.index:03d}.toml", newest.data)] if outcome.stale else []
    out = OutgoingMail(
        to,
        subject,
        as_text(letter),
        f"ack-{mark}",
        "ack",
        game.name,
        mail_answered(mail),
        tuple(files_),
        as_html(letter, subject),
    )
    if may_answer(game.host, to, out.digest, f"{game.now:%Y-%m-%d}"):
        game.queue(out, GM)
        decision.answers.append(out.digest)


def _quoted(command: Data) -> str:
    """Return a command as a game master would type it, in short."""
    words = [str(command.get("kind", "a command"))]
    words += [one_line(str(said), 80) for key, said in command.items() if key not in ("kind", "file")]
    return f"You ordered: {harmless(' '.join(words))[:200]}"


@value
class TakenCommand:
    """A signed command that was taken: head and number, the digest of its mail, and how long the log was before."""

    base: str = ""
    number: int = 0
    mail: str = ""
    entries: int = 0

    def is_of(self, signed: SignedCommand, digest: str) -> bool:
        """Say whether a command is this one, in the same mail."""
        return (self.base, self.number, self.mail) == (signed.base, signed.number, digest)


def taken_commands(folder: GameFolder) -> list[TakenCommand]:
    """Return the commands of the last mail from which one was taken, in order."""
    path = folder.inside(COMMANDS)
    return (
        [TakenCommand(*one) for one in json.loads(files.read(path, files.ORDERS_LIMIT))] if files.exists(path) else []
    )


def _keep_taken(folder: GameFolder, taken: Sequence[TakenCommand]) -> None:
    """Write down, before anything is done, that these commands were taken, the last of them now."""
    text = json.dumps([[one.base, one.number, one.mail, one.entries] for one in taken]) + "\n"
    files.replace(folder.inside(COMMANDS), text.encode())
