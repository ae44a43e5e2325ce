"""Sealed orders opened: the second of two mails where several decide at once."""

from collections.abc import Sequence
from typing import Any

from pbem.cli.games import key_options, remembered_games
from pbem.cli.orders import given_orders, sealed_files, witnessing
from pbem.cli.say import console, next_step
from pbem.engine.play import sealed_orders
from pbem.engine.play.order_check import unsigned_text
from pbem.engine.play.play import needed_witnesses
from pbem.engine.text import order_file
from pbem.engine.text.order_file import OrderFile
from pbem.engine.words.template import header
from pbem.errors import InputError, naming
from pbem.local import files
from pbem.local.game_files import OpenedGame
from pbem.local.turn_files import beside_orders
from pbem.trust.hashes import orders_hash
from pbem.trust.signers import IdentitySigner


def reveal(
    opened: OpenedGame,
    named: Sequence[str],
    output: str | None,
    by_others: Sequence[OrderFile] = (),
    *,
    revise: bool = False,
) -> str:
    """
    Write the file with the user's opened orders, unless no proof belongs to them; return what comes next.

    `by_others` are orders that others have opened, wherever they were found. Raises InputError, and ConflictError where the ledger speaks against it.
    """
    game = opened.path
    if not sealed_orders.needs_sealing(opened.game):
        raise InputError(f"{game}: nothing is sealed here; orders are mailed as they are signed")
    remembered_games.require_newest(opened.path, opened.data)
    signer = key_options.existing_signer()
    if signer is None:
        raise InputError(
            f"{game}: sealed orders are opened with the key that signed them, and this computer has none. What can be "
            f"done then: {next_step.looking(game)}"
        )
    own, sealed = _read_sealed(opened, signer, named, by_others)
    me = _myself(opened, signer)
    if own:
        _require_own(sealed, own, me)
    summons = sealed_orders.set_summons(opened.game, sealed, me)
    if own and me not in needed_witnesses(opened.game, [one.player for one in sealed]):
        if len(sealed) > 1:
            console.note("You were passed over as a witness, so your dice are not asked for.")
            return next_step.after_opening(own.name, game)
        console.note("Nobody else has sealed orders, so there is nothing to wait for.")
        return next_step.after_signing(opened.game, me, own.name, game)
    proof = witnessing.own_proof(opened, summons, revise=revise)
    target = output or beside_orders(own.name if own else opened.path, header(opened.game, me), next_step.REVEALED)
    _write(target, _text(opened, own, me, sealed_orders.with_proof({}, proof, sealed)))
    return next_step.after_opening(target, game)


def _read_sealed(
    opened: OpenedGame, signer: IdentitySigner, named: Sequence[str], by_others: Sequence[OrderFile]
) -> tuple[OrderFile | None, list[sealed_orders.Sealed]]:
    """Part the user's own orders from sealed files and those that others opened; all are checked."""
    own: OrderFile | None = None
    mailed: list[sealed_orders.Sealed] = []
    revealed: dict[str, Sequence[sealed_orders.Sealed]] = {}
    for orders in by_others:
        with naming(orders.name):
            revealed[orders.name] = sealed_orders.require_proof(opened.game, orders.data)
    for path in named:
        data = files.read(path, files.ORDERS_LIMIT)
        if b"pbem-sealed/1" in data[: sealed_orders.MOST_BYTES]:
            with naming(path):
                mailed.append(sealed_orders.read_sealed(opened.game, data))
            continue
        orders = order_file.read(data, path)
        if sealed_orders.PROOF in orders.data:
            with naming(path):
                revealed[path] = sealed_orders.require_proof(opened.game, orders.data)
            continue
        own = orders
        mailed.append(_own_seal(opened, signer, own))
    return own, sealed_files.one_set(opened, mailed, revealed)


def _own_seal(opened: OpenedGame, signer: IdentitySigner, own: OrderFile) -> sealed_orders.Sealed:
    given_orders.checked(opened, [own])
    if "signed" not in own.data or own.data["player"] != _myself(opened, signer):
        sign = console.format_command("sign", opened.path, own.name)
        raise InputError(f"{own.name} is not signed by you; first: {sign}")
    return sealed_files.sealed_of(opened, signer, own.data)


def _require_own(sealed: Sequence[sealed_orders.Sealed], own: OrderFile, me: str) -> None:
    """Refuse to open orders that are not in the set."""
    mine = orders_hash(unsigned_text(own.data).encode())
    if not any(one.player == me and one.orders == mine for one in sealed):
        raise InputError(
            f"{own.name}: the set that was proved first does not hold these orders; "
            "open those that you sealed, or tell all players"
        )


def _myself(opened: OpenedGame, signer: IdentitySigner) -> str:
    identities = opened.game.file.genesis.identities.items()
    me = next((id_ for id_, public in identities if public == signer.public), "")
    if not me:
        raise InputError(f"{opened.path}: no seat of this game is played with your key")
    return me


def _text(opened: OpenedGame, own: OrderFile | None, me: str, table: dict[str, Any]) -> str:
    if own is None:
        return order_file.write(header(opened.game, me) | table)
    return f"{own.text.rstrip()}\n\n{order_file.write(table)}"


def _write(path: str, text: str) -> None:
    files.write_all([(path, text.encode())])
    console.note(f"Revealed: {path}")
