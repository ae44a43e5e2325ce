"""
Games with keys that were opened by mail: the host carries the rounds of their start file from player to player.

Rule 1. The host makes no key but its own, and signs for itself alone.
Rule 2. From a mail only the part of the seat whose player sent it is taken.
"""

from collections.abc import Iterator, Sequence
from datetime import datetime

import attrs

from pbem.engine.file.genesis import HOST, Genesis, Host, Player
from pbem.engine.file.phrases import format_seats
from pbem.engine.modes.modes import MODES
from pbem.engine.papers.start_file import MOST_BYTES, Start, invite, merge, own_part, read_start, write_start
from pbem.engine.play.play import Applied, begin_witnessed, draft_genesis
from pbem.engine.table.terms import read_switch
from pbem.engine.text.file_names import file_name, file_stem, part_name
from pbem.errors import ConflictError, ContentError, StoppedError, UnavailableError
from pbem.host.folder import outbox
from pbem.host.folder.host_folder import HostFolder
from pbem.host.folder.waiting_games import WaitingGame, start_path
from pbem.host.games import host_key
from pbem.host.games.first_record import kept_record
from pbem.host.mails import desk_mails
from pbem.host.mails.outgoing import OutgoingMail, digest_of
from pbem.local import files, map_files, registry
from pbem.local.taking_part import joined, proved
from pbem.mail.draft import Attachment
from pbem.trust.canonical import unwrap_base64

ALL_IN = "Taken: the dice of all are in, and the game begins. Its first letter comes by itself."
_NAME = "Host"
_EARLIER = (
    "it answers an earlier invitation; the players have changed since, and the newest letter has the one that counts."
)


def genesis_of(game: WaitingGame, seats: Sequence[Player], nonce: str, deadline: str) -> Genesis:
    """Return the game to which people are invited; nobody has joined yet. Raises FaultsError."""
    ruleset = registry.load(game.rules)
    board = game.board or ruleset.map_id
    map_file, chosen = map_files.load(board) if board else {}, dict(map(read_switch, game.switches))
    hosted = MODES[game.mode].hosted
    cards = "dealer" if hosted and "dealer" in ruleset.cards else ruleset.cards[0]
    return attrs.evolve(
        draft_genesis(ruleset, game.name, game.mode, cards, seats, map_file, game.options, chosen),
        quorum="all-others",
        nonce=nonce,
        host=Host(name=_NAME) if hosted else None,
        deadline=deadline if hosted else "",
    )


def carry(host: HostFolder, game: WaitingGame, draft: Genesis, now: datetime) -> Applied | None:
    """
    Do what can be done now: add the host's part, ask the others for theirs, each once for each round.

    Returns record 0 once all parts are there; where the host has no part in the game, once a player has begun it.
    Raises StoppedError.
    """
    if begun := kept_record(host, game):
        return begun
    known = known_start(host, game)
    start = known if known and known.invitation == invite(draft).invitation else invite(draft)
    start = _with_own_part(start)
    if known is None or write_start(start) != write_start(known):
        files.make_folder(host.spool("waiting"), private=True)
        files.replace(start_path(host, game.name), write_start(start))
    if asked := list(letters(game, start)):
        for mail in asked:
            outbox.write_and_queue(host, mail, now)
        return None
    proofs = {id_: unwrap_base64(proof) for id_, proof in start.proofs.items()}
    return begin_witnessed(start.genesis, registry.load, host_key.signer(), lambda one: proofs.get(one.witness))


def letters(game: WaitingGame, start: Start) -> Iterator[OutgoingMail]:
    """Yield the letters of this round to those whose answer is missing."""
    asked = start.absent or start.unproved or _beginners(start)
    return (_letter(game, guest.id, start) for guest in game.guests if guest.id in asked)


def take_answer(host: HostFolder, game: WaitingGame, seat: str, data: bytes) -> str:
    """Take the part of one seat out of a start file; return what to say, "" for a file of another game."""
    known = known_start(host, game)
    try:
        given = read_start(data)
        if known is None or given.genesis.name != known.genesis.name:
            return ""
        if given.invitation != known.invitation:
            return f"Not taken: {_EARLIER}"
        after = merge([known, own_part(given, seat)])
    except ContentError as error:
        return f"Not taken: {error}."
    # An answer from which others are absent is one of the first round, also when it comes once more in the second.
    joins = bool(known.absent or given.absent)
    lacking = after.absent if joins else after.unproved
    proof, first = part_name(game.name, seat, proved=True), file_name(game.name, 0, ".toml")
    if seat in lacking:
        wanted = f"{part_name(game.name, seat)}, as pbem join" if joins else f"{proof}, as pbem start"
        return f"Not taken: your part is not in that file. What is wanted is {wanted} writes it."
    files.replace(start_path(host, game.name), write_start(after))
    if joins and not lacking and seat in after.unproved:
        return f"Taken: you have joined, and so have all others. Wanted next is {proof}; a letter says how it is made."
    if waited := [one for one in lacking or after.unproved if one != HOST]:
        return f"Taken. The game waits for {format_seats(after.genesis, waited)}."
    if after.genesis.chance.hosted:
        return ALL_IN
    return f"Taken: the dice of all are in. Wanted next is {first}, from any of you; a letter says how it is made."


def known_start(host: HostFolder, game: WaitingGame) -> Start | None:
    """Return the start file of a waiting game as far as it has grown here; None before the first round."""
    path = start_path(host, game.name)
    return read_start(files.read(path, MOST_BYTES)) if files.exists(path) else None


def _with_own_part(start: Start) -> Start:
    """Return the start with the host's answer and, when all have joined, its part of the dice."""
    try:
        if HOST in start.absent:
            start = joined(start, HOST, host_key.signer(), host_key.own_dice())
        if not start.absent and HOST in start.unproved:
            start = proved(start, HOST, host_key.own_dice())
    except (ConflictError, UnavailableError) as error:
        raise StoppedError(error.sentence) from None
    return start


def _beginners(start: Start) -> tuple[str, ...]:
    """Return who is asked to begin when all parts are there: the players, where no host is to seal the file."""
    return () if start.genesis.chance.hosted else start.genesis.seat_ids


def _letter(game: WaitingGame, seat: str, start: Start) -> OutgoingMail:
    to, stem = game.addresses[seat], file_stem(game.name)
    mark = start.invitation.hex()[:12]
    if start.absent:
        # All get the same file, whoever has answered by then.
        file = Attachment(f"{stem}-start.toml", write_start(own_part(start, HOST)))
        return desk_mails.to_join(to, game.name, seat, file, digest_of("start", game.name, mark, "join", seat))
    mark += start.genesis.game_id.hex()[:12]
    if not start.unproved:
        file = Attachment(f"{stem}-start-ready.toml", write_start(start))
        return desk_mails.to_begin(to, game.name, file, digest_of("start", game.name, mark, "begin", seat))
    file = Attachment(f"{stem}-start-all.toml", write_start(Start(start.genesis, {})))
    return desk_mails.to_prove(to, game.name, seat, file, digest_of("start", game.name, mark, "prove", seat))
