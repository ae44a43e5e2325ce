"""Orders played: the next game file and its report, written and told."""

from collections.abc import Sequence

from pbem.cli.games import key_options, played_turn
from pbem.cli.orders import given_orders
from pbem.cli.say import console, next_step
from pbem.engine.file.decision import ADMIN
from pbem.engine.file.phrases import format_seats
from pbem.engine.play.play import Applied, Checked, apply, check
from pbem.engine.table.terms import Data
from pbem.engine.text.order_file import OrderFile
from pbem.engine.words.report import authors
from pbem.errors import OrdersRefusedError, naming
from pbem.local import bot_turns, game_files
from pbem.local.game_files import OpenedGame
from pbem.local.turn_files import Written
from pbem.trust.signers import IdentitySigner


def play_files(
    opened: OpenedGame,
    orders: Sequence[str],
    output: str | None,
    after: played_turn.After = next_step.after_turn,
    *,
    player: str | None = None,
    revise: bool = False,
) -> None:
    """Play orders in files and mails, write what comes of it, print the report and what `after` says."""
    order_files = given_orders.read_orders(orders, opened, player)
    given_orders.require_readable(order_files)
    folder = opened.folder if output is None else output
    if any(file.data.get("pbem") == ADMIN for file in order_files):
        from pbem.cli.orders import decision_files  # late: decisions are rare

        decision_files.play(opened, order_files, folder)
        return
    earlier: list[Applied] = []
    if not opened.game.file.genesis.chance.witnessed:
        *earlier, applied = _play_on(opened, order_files)
    else:
        from pbem.cli.orders import witnessing  # late: an open game needs nothing of it

        applied = witnessing.play(opened, order_files, orders, revise=revise)

    def remark(written: Written) -> None:
        _keep_talk(opened, order_files)
        _note_unsigned([*earlier, applied])
        if written.fresh:
            _warn_if_old(opened, written.game_path)

    played_turn.publish(applied, folder, after, remark, earlier)


def _keep_talk(opened: OpenedGame, order_files: Sequence[OrderFile]) -> None:
    if any(file.said for file in order_files):
        from pbem.cli.orders import table_talk  # late: seldom does anybody speak

        table_talk.keep_from(opened.game, order_files)


def _play_on(opened: OpenedGame, order_files: Sequence[OrderFile]) -> list[Applied]:
    """Play the orders, and then the turns of bots until a person must decide."""
    documents = [file.data for file in order_files]
    signer = key_options.existing_signer()
    with naming(opened.path):
        documents += bot_turns.orders_of_bots(
            opened.game, console.note_bot, [str(document.get("player")) for document in documents]
        )
    try:
        if signer is None:
            signer = _first_key(opened, documents)
        with naming(opened.path):
            first = apply(opened.game, documents, signer)
            return [first, *bot_turns.turns_of_bots(first.game, signer, console.note_bot)]
    except OrdersRefusedError as error:
        # What bots wrote was checked before.
        own = Checked(error.checked.readings[: len(order_files)], error.checked.missing)
        raise given_orders.unplayable(opened, own, order_files) from None


def _first_key(opened: OpenedGame, documents: Sequence[Data]) -> IdentitySigner:
    """Make the key that seals; not for orders that are refused anyway."""
    with naming(opened.path):
        checked = check(opened.game, documents)
    if not checked.ready:
        raise OrdersRefusedError(checked)
    return key_options.own_signer()


def _warn_if_old(opened: OpenedGame, written: str) -> None:
    """Warn when the folder holds a later file than the one played on and the one just written."""
    newer = [found for found in game_files.newer_files(opened) if found[1] != written]
    if newer:
        console.warn(f"{opened.path} is not the newest file of this game here; {max(newer)[1]} is newer")


def _note_unsigned(turns: Sequence[Applied]) -> None:
    genesis = turns[0].game.file.genesis
    unsigned = [seat for seat, signed in authors(turns[0].record) if not signed and seat not in genesis.bots]
    if unsigned:
        whose = format_seats(genesis, unsigned)
        console.note(f"The orders of {whose} are not signed; they were accepted because this game is open.")
