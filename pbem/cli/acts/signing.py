"""
Orders signed, and sealed where several decide at once.

Comments and layout are the player's own, so the table [signed] is taken off and put on as text.
"""

import re
from typing import Any

from pbem.cli.games import key_options, remembered_games
from pbem.cli.orders import given_orders, sealed_files, table_talk
from pbem.cli.say import console
from pbem.engine.file.decision import answered_head
from pbem.engine.file.genesis import Genesis
from pbem.engine.modes.card_modes import hands_of
from pbem.engine.play.order_check import unsigned_text, without_signed
from pbem.engine.play.order_header import by_id
from pbem.engine.play.play import sign_orders
from pbem.engine.play.sealed_orders import needs_sealing
from pbem.engine.text import order_file
from pbem.engine.text.order_file import OrderFile
from pbem.errors import InputError, OrdersRefusedError
from pbem.local import files, game_notes, own_signatures, seen_files
from pbem.local.game_files import OpenedGame
from pbem.local.ledger_lines import ORDERS, slot
from pbem.trust import hashes
from pbem.trust.signers import IdentitySigner

_SIGNED = re.compile(r"^[ \t]*\[[ \t]*signed[ \t]*\][ \t]*(?:#[^\n]*)?$", re.MULTILINE)
_PLAYER = re.compile(r"""^([ \t]*player[ \t]*=[ \t]*)(?:"[^"\n]*"|'[^'\n]*')""", re.MULTILINE)


def sign_file(opened: OpenedGame, orders: str, output: str | None, *, revise: bool = False, player: str = "") -> str:
    """
    Sign orders, and seal them where they must be sealed; return whose they are.

    Short orders are those of `player` if they do not say whose they are.

    Raises InputError and ConflictError.
    """
    if opened.game.file.genesis.chance.witnessed:
        remembered_games.require_newest(opened.path, opened.data)
    file = _as_order_file(opened, read_orders_to_sign(opened, orders, player))
    fresh, seat = _to_sign(opened, file)
    signer = _registered_signer(opened, seat)
    table_talk.keep_own(opened.game, file)
    document = _sign_orders(opened, fresh, signer, file.data.get("signed"), revise=revise)
    _write(opened, orders, output, file, fresh, document)
    if needs_sealing(opened.game):
        sealed_files.write(opened, signer, document, output or orders)
    game_notes.note(opened.game.file.genesis, opened.folder)
    return seat


def read_orders_to_sign(opened: OpenedGame, orders: str, player: str) -> OrderFile:
    """Read an order file, or short orders."""
    file = given_orders.read_orders([orders])[0]
    return given_orders.as_typed(opened, file, player) or file


def _as_order_file(opened: OpenedGame, file: OrderFile) -> OrderFile:
    """Return the order file that short orders mean; an order file as it is."""
    if file.places is None:
        return file
    given_orders.checked(opened, [file], about_to_sign=True)
    return order_file.read(order_file.write(file.data).encode(), file.name)


def _to_sign(opened: OpenedGame, file: OrderFile) -> tuple[OrderFile, str]:
    """Return orders without a signature, every setting where it was read, and whose they are."""
    fresh = order_file.read(_with_id(opened.game.file.genesis, unsigned_orders(file)).encode(), file.name)
    found = given_orders.checked(opened, [fresh], about_to_sign=True)
    reading = found.readings[0]
    _require_key(opened, reading.seat)
    if reading.lifted:
        fresh = order_file.read(given_orders.in_order(fresh, reading).encode(), file.name)
    return fresh, reading.seat


def _require_key(opened: OpenedGame, seat: str) -> None:
    if seat not in opened.game.file.genesis.identities:
        raise InputError(
            f"no key of {seat} is registered in this game, so there is nothing to sign with; "
            "these orders are taken as they are: mail them"
        )


def _registered_signer(opened: OpenedGame, seat: str) -> IdentitySigner:
    """Return the key of a seat; none is made, for a new one would be a stranger's in this game."""
    signer = key_options.existing_signer()
    if signer and signer.public == opened.game.file.genesis.identities[seat]:
        return signer
    where = "this computer has no key" if signer is None else "the one here is another"
    raise InputError(
        f"{seat} signs with the key that is registered in this game, and {where}. "
        f"{key_options.ways_to_key(opened, seat)}"
    )


def _sign_orders(
    opened: OpenedGame, file: OrderFile, signer: IdentitySigner, old: Any, *, revise: bool
) -> dict[str, Any]:
    """Return the document with its [signed] table; changed orders only when `revise` is set."""
    address = answered_head(opened.game.file)
    game_id = opened.game.file.genesis.game_id
    known = own_signatures.signed_values(ORDERS, game_id, bytes.fromhex(address), signer.public)
    gone = own_signatures.withdrawn_numbers(game_id, bytes.fromhex(address), signer.public)
    seq = max([*known, _seq(address, old)])
    first = own_signatures.first_order_number(game_id, address)
    document = _attempt(opened, file, signer, seq or first)
    same = document["signed"] == old or known.get(seq) == _hash(document).hex()
    if seq and (not same or seq in gone):
        if not gone.issuperset({*known, seq}):
            _require_revision(opened.path, file.name, revise=revise)
        document = _attempt(opened, file, signer, max(seq + 1, first))
    number = document["signed"]["seq"]
    entry = slot(ORDERS, game_id, bytes.fromhex(address), signer.public, number, _hash(document))
    seen_files.ledger().claim(entry, refusal="you have just signed other orders in another window")
    return document


def _require_revision(game: str, name: str, *, revise: bool) -> None:
    """Refuse a second signature that was not asked for, and say what one that was means."""
    if not revise:
        undo = console.format_command("turn", "--undo")
        ruling = console.format_command("admin", game, "ruling", "--reason", "Orders were signed by mistake.")
        raise InputError(
            f"you have already signed other orders than {name} for this moment. If nobody else "
            f"has those: {undo}. If somebody has, a ruling of the group makes all of them stale "
            f"before anybody has dice: {ruling}. With --revise whoever plays the turn may use "
            "either, and so has one more throw"
        )
    console.warn("the player who plays the turn may now use either of your two sets of orders")


def _hash(document: dict[str, Any]) -> bytes:
    return hashes.orders_hash(unsigned_text(document).encode())


def _seq(base: str, old: Any) -> int:
    """Return the number of the signature that is there for this very turn; 0 if there is none."""
    if not isinstance(old, dict) or old.get("base") != base:
        return 0
    seq = old.get("seq")
    return seq if isinstance(seq, int) and seq > 0 else 1


def _attempt(opened: OpenedGame, file: OrderFile, signer: IdentitySigner, seq: int) -> dict[str, Any]:
    try:
        return sign_orders(opened.game, file.data, signer, signer.root, seq=seq)
    except OrdersRefusedError as error:
        raise given_orders.refused(error.checked, [file]) from None


def _write(
    opened: OpenedGame, orders: str, output: str | None, file: OrderFile, fresh: OrderFile, document: dict[str, Any]
) -> None:
    """Write signed orders, unless they lie there already; without comments where hands are hidden."""
    hidden = hands_of(opened.game.file.genesis).hidden
    commented = hidden and "#" in file.text
    if document["signed"] == file.data.get("signed") and not commented and not file.said:
        console.note(f"{orders} is signed already; nothing changed.")
    else:
        text = order_file.write(fresh.data) if hidden else fresh.text
        data = _with_signature(text, document).encode()
        if output is None:
            files.replace(orders, data)
        else:
            files.write_new(output, data)
        console.note(f"Signed: {output or orders}")
    if commented:
        console.note("Comments were left out, because they may reveal your cards.")


def unsigned_orders(file: OrderFile) -> str:
    """Return the player's own text: all before the table [signed]. Raises InputError."""
    if "signed" not in file.data:
        return file.text
    places = [match.start() for match in _SIGNED.finditer(file.text)]
    for place in places:
        # The same words may occur in a quoted text; only the table itself ends the player's part.
        text = file.text[:place].rstrip("\n") + "\n"
        own = order_file.read(text.encode(), file.name)
        if not own.problems and own.data == without_signed(file.data):
            return text
    raise InputError(f"{file.name}: the table [signed] is not the last one; remove it and sign again")


def _with_id(genesis: Genesis, text: str) -> str:
    """Return the player's own text with the id of the player, which alone counts in signed orders."""
    data = order_file.read(text.encode(), "").data
    named = by_id(genesis, data)
    if named == data:
        return text
    own = _PLAYER.sub(rf'\g<1>"{named["player"]}"', text, count=1)
    return own if order_file.read(own.encode(), "").data == named else order_file.write(named)


def _with_signature(text: str, document: dict[str, Any]) -> str:
    """Append the table [signed], and make sure that the file then says what was signed. Raises InputError."""
    table = order_file.write({"signed": document["signed"]})
    whole = f"{text.rstrip()}\n\n{table}"
    if order_file.read(whole.encode(), "").data != document:
        raise InputError("the table [signed] cannot be put at the end of this file")
    return whole
