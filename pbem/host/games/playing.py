"""Playing a record as this host: by the same code, ledger and rules as `pbem apply`."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import product

from pbem.engine.file.history import orders_hash
from pbem.engine.papers import procedure
from pbem.engine.play.order_check import unsigned_text
from pbem.engine.play.play import Applied, apply
from pbem.engine.table.terms import Data
from pbem.engine.text import order_file
from pbem.errors import BusyError, ConflictError, StoppedError, UnavailableError
from pbem.host.games import host_key
from pbem.host.games.alerts import Alerts
from pbem.host.games.hosted_game import HostedGame
from pbem.local import bot_turns, known_games, own_signatures, turn_files, witnessing
from pbem.local.shell import format_command


def play(game: HostedGame, documents: Sequence[Data], proofs: Mapping[str, bytes]) -> list[Applied]:
    """
    Play a record on the newest file of a game; in an open game bots play with it and on from it.

    Raises OrdersRefusedError, ProofError (somebody else must make the dice), InputError, and
    StoppedError if the ledger speaks against it.
    """
    if not game.genesis.chance.witnessed:
        given = [str(document.get("player")) for document in documents]
        theirs = bot_turns.orders_of_bots(game.game, _teller(game), given)
        return with_bots(game, apply(game.game, [*documents, *theirs], host_key.signer()))
    try:
        return [
            witnessing.play(
                game.path,
                game.data,
                game.game,
                documents,
                proofs,
                host_key.signer,
                host_key.dice,
                # What the host signs alone becomes a record at once; what waits for others is given up
                # when the orders are there first.
                revise=True,
            )
        ]
    except BusyError:
        raise
    except (ConflictError, UnavailableError) as error:
        raise StoppedError(_way_out(game) or error.sentence) from None


def _way_out(game: HostedGame) -> str:
    """Say for which orders the dice of this place were made, if that was for others that are still here."""
    with suppress(UnavailableError):
        made = own_signatures.dice_made(game.game.file)
        for one in (stored for seat in game.genesis.seat_ids for stored in game.orders.every(seat)):
            text = unsigned_text(order_file.read(one.data, one.seat).data)
            if orders_hash(game.genesis.game_id, game.index + 1, [text]).hex() in made:
                who = game.format_seats([one.seat])
                return (
                    f"the dice of this record were made for orders number {one.seq} of {who}, and newer ones took their "
                    f"place. Agree with {who} that number {one.seq} counts, and put the newer files in "
                    f"{game.orders.place(one.seat)} aside; then the game goes on"
                )
    return ""


def already_rolled(game: HostedGame) -> list[Data]:
    """
    Return the orders for which the dice of the next record were made here; none where no dice were.

    A host that was stopped between the line of its ledger and the record cannot know whether the signature has left
    it, and signs for no other orders. Those were kept before the line was written, and any with a higher number have a
    receipt, against which these are not played.
    """
    made = set[str]()
    if game.genesis.chance.witnessed:
        with suppress(UnavailableError):  # whoever plays hears of it
            made = own_signatures.dice_made(game.game.file)
    for chosen in product(*((game.orders.newest(seat), None) for seat in game.genesis.seat_ids)) if made else ():
        documents = [order_file.read(one.data, one.seat).data for one in chosen if one]
        texts = [unsigned_text(one) for one in documents]
        if texts and orders_hash(game.genesis.game_id, game.index + 1, texts).hex() in made:
            return documents
    return []


def with_bots(game: HostedGame, applied: Applied) -> list[Applied]:
    """Return a record and the turns of bots after it. Raises InputError for a style that is not there."""
    return [
        applied,
        *bot_turns.turns_of_bots(applied.game, host_key.signer(), _teller(game)),
    ]


def _teller(game: HostedGame) -> bot_turns.Remark:
    """Tell the game master of a bot that writes what is refused, once and not every turn."""

    def tell(seat: str, _amends: str) -> None:
        what = f"The bot of {seat} writes orders that this game refuses."
        done = (
            "What is refused is left out, or else the least turn is played, so the game goes on. "
            f"What it was: {format_command('bot', game.folder.newest_path(), '--player', seat)}"
        )
        alerts = Alerts(game.host, game.now)
        alerts.about_game(game.folder, "a bot writes what is refused", [what, done])

    return tell


def approve(game: HostedGame, document: Data) -> tuple[str, str]:
    """
    Sign a decision as the host: (seat, signature); the ledger has it before.

    Raises StoppedError if the ledger cannot be used, InputError if the host need not sign.
    """
    own = host_key.signer()
    approval = procedure.approve(game.game, document, own)
    try:
        # The host alone publishes what it signs, so it may change its mind about a decision.
        own_signatures.record_approval(game.game.file, document, own.public, revise=True)
    except BusyError:
        raise
    except (ConflictError, UnavailableError) as error:
        raise StoppedError(error.sentence) from None
    return approval


def write(turns: Sequence[Applied], folder: str) -> turn_files.Written:
    """Write one game file and one report of turns, and remember them. Raises StoppedError."""
    *earlier, applied = turns
    try:
        written = turn_files.write_turn(applied, folder, earlier)
        if applied.game.file.genesis.chance.witnessed:
            known_games.remember_own(applied)
    except (ConflictError, UnavailableError) as error:
        raise StoppedError(error.sentence) from None
    return written


def remember(game: HostedGame) -> None:
    """Remember the newest record, in case the host was stopped between writing it and that."""
    if game.genesis.chance.witnessed:
        with suppress(ConflictError, UnavailableError):
            known_games.require_newest(game.path, game.data, again=True)
