"""
The header of an order file, and its table [signed]: for which game, moment and seat it is meant.

Read the same way from the file that a player sent and from the canonical text in a record; only the
signature itself stands in different places. What is found here is as much part of the static check
as what the rule set finds.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from pbem.engine.file.genesis import Genesis
from pbem.engine.modes.card_modes import card_mode, hands_of
from pbem.engine.table.sheet import SIGN_AGAIN, Sheet, nearest
from pbem.engine.table.terms import Awaited, Clock, Data
from pbem.errors import ContentError
from pbem.trust.canonical import unwrap_base64

HEADER = ("game", "player", "turn", "part")
SIGNATURE_WIDTH = 44
"""Characters of each half of a signature in an order file."""

UNSIGNED = "W-UNSIGNED"
SIGN = "sign them before you mail them"
"""What to do where a signature is missing; callers that know both file names add the command."""
"""Only a warning while orders are written; `play.apply` refuses them."""

MAX_SEQ = 1_000_000
_HEX_DIGITS = "0123456789abcdef"
_KEYS = ("game", "player", "signed", "turn", "part")
_SIGNED_ELSEWHERE = (True, b"")
_UNSIGNED_KEYS = {"base", "game_id", "seq"}
_SIGNED_KEYS = {*_UNSIGNED_KEYS, "nonce"}
_MEANT_ELSEWHERE = ("E-GAME", "E-BASE", "E-NOT-YOUR-TURN", "E-UNKNOWN-PLAYER", "E-TURN", "E-PART")


class ExpectedHeader(NamedTuple):
    """What the header of orders must say now. `base` (hex) is the head that they answer."""

    genesis: Genesis
    base: str
    clock: Clock
    awaited: Awaited


class Header(NamedTuple):
    """
    What the header said. `seat` is "" when the file cannot be meant for this moment at all.

    `signed` says whether there is a table [signed], `sig` holds the raw signature in it.
    """

    seat: str
    signed: bool
    sig: bytes


def read_header(sheet: Sheet, expected: ExpectedHeader, *, recorded: bool = False) -> Header:
    """
    Take game, player, turn, part and [signed] from an order file; faults go into the sheet.

    `recorded` is the text of a record, in which the signature is left out.
    """
    if _fits(sheet.data, expected) and (recorded or sheet.data["player"] not in expected.genesis.identities):
        sheet.taken += _KEYS
        return Header(sheet.data["player"], *_SIGNED_ELSEWHERE)
    before = len(sheet.problems)
    _read_game(sheet, expected)
    seat = _read_player(sheet, expected)
    signed = sheet.take_sheet("signed")
    has_key = seat in expected.genesis.identities
    sig = _read_signed(signed, expected, has_key, recorded) if signed else b""
    _read_moment(sheet, expected)
    if recorded and "signed" not in sheet:
        sheet.note("E-MISSING", (), "the table [signed] is missing")
    if has_key and not signed and not recorded:
        sheet.note(UNSIGNED, (), f"{seat} plays with a key, but these orders are not signed", SIGN)
    _drop_consequences(sheet)
    elsewhere = any(fault.code in _MEANT_ELSEWHERE for fault in sheet.problems[before:])
    return Header("" if elsewhere else seat, signed is not None, sig)


def _fits(data: Mapping[str, Any], expected: ExpectedHeader) -> bool:
    """
    Say at one glance that a header without signature is as it must be.

    Audits and arenas read thousands, and hardly ever a bad one; when this says no, the long way finds out why.
    """
    genesis, base, clock, awaited = expected
    seat, signed = data.get("player"), data.get("signed")
    turn, part = data.get("turn"), data.get("part", 1)
    if signed.__class__ is not dict or (seat not in awaited.must and seat not in awaited.may):
        return False
    has_key = seat in genesis.identities
    seq, nonce = signed.get("seq"), signed.get("nonce", "")
    return (
        turn == clock.turn
        and part == clock.part
        and data.get("game") == genesis.name
        and turn.__class__ is part.__class__ is seq.__class__ is int
        and signed.keys() == (_SIGNED_KEYS if has_key else _UNSIGNED_KEYS)
        and signed["base"] == base
        and signed["game_id"] == genesis.game_id.hex()
        and 1 <= seq <= (MAX_SEQ if has_key else 1)
        and (not has_key or (nonce.__class__ is str and _is_hex(nonce, 32)))
        and not card_mode(genesis.cards).promised
    )


def _drop_consequences(sheet: Sheet) -> None:
    """For orders meant for another game or state, say only that, and not that turn and player differ too."""
    if any(fault.code in ("E-GAME", "E-BASE") for fault in sheet.problems):
        sheet.problems[:] = [
            fault
            for fault in sheet.problems
            if fault.code not in ("E-NOT-YOUR-TURN", "E-UNKNOWN-PLAYER", "E-TURN", "E-PART")
        ]


def _read_game(sheet: Sheet, expected: ExpectedHeader) -> None:
    game = _needed_text(sheet, "game")
    if game is not None and game != expected.genesis.name:
        sheet.note(
            "E-GAME",
            ("game",),
            f'these orders are for "{game}", the game file is "{expected.genesis.name}"',
            "pick the other game file",
        )


def _needed_text(sheet: Sheet, key: str) -> str | None:
    text = sheet.take_text(key)
    if key not in sheet:
        sheet.note("E-MISSING", (), f"`{key}` is missing", f"write {key} = ... at the top")
    return text


def by_id(genesis: Genesis, document: Data) -> Data:
    """
    Return unsigned orders with the id of their player, who may be written in any case and by name.

    What is signed is not touched: there only ids count.
    """
    word = document.get("player")
    if "signed" in document or type(word) is not str:
        return document
    return {**document, "player": genesis.seat_called(word) or word}


def _read_player(sheet: Sheet, expected: ExpectedHeader) -> str:
    seat = _needed_text(sheet, "player")
    ids = expected.genesis.seat_ids
    if seat is None:
        return ""
    if seat not in ids:
        named = {player.name: player.id for player in expected.genesis.players}
        close = [named.get(word, word) for word in nearest(seat, (*ids, *named), 1)]
        meant = f"did you mean {close[0]}? " if close else ""
        sheet.note("E-UNKNOWN-PLAYER", ("player",), f'there is no player "{seat}"', f"{meant}Players: {', '.join(ids)}")
        return ""
    if seat not in (*expected.awaited.must, *expected.awaited.may):
        who = expected.awaited.must
        hint = (
            f"next is {who[0]}, who gets the turn file"
            if len(who) == 1
            else (f"orders are due from {' and '.join(who)}")
        )
        owners = " and ".join(f"{id_}'s" for id_ in who)
        sheet.note("E-NOT-YOUR-TURN", ("player",), f"it is {owners} turn, not {seat}'s", hint)
    return seat


def _read_moment(sheet: Sheet, expected: ExpectedHeader) -> None:
    clock = expected.clock
    turn = sheet.take_number("turn", 0, 1_000_000)
    part = sheet.take_number("part", 1, 1_000_000)
    if "turn" not in sheet:
        sheet.note("E-MISSING", (), "`turn` is missing", f"set `turn = {clock.turn}`", owed=True)
    elif turn is not None and turn != clock.turn:
        now = f"the game is at turn {clock.turn} part {clock.part}"
        sheet.note("E-TURN", ("turn",), f"these orders are for turn {turn}, but {now}", f"set `turn = {clock.turn}`")
    elif (part is not None or "part" not in sheet) and (part or 1) != clock.part:
        note = f"; {clock.note}" if clock.note else ""
        sheet.note(
            "E-PART",
            ("part",),
            f"these orders are for part {part or 1}, but part {clock.part} is expected{note}",
            f"send part {clock.part}",
        )


# ── [signed] ─────────────────────────────────────────────────────────────────────────────────────


def _read_signed(signed: Sheet, expected: ExpectedHeader, has_key: bool, recorded: bool) -> bytes:
    game_id = _needed_hex(signed, "game_id", 64)
    base = _needed_hex(signed, "base", 64)
    seq = signed.take_number("seq", 1, MAX_SEQ)
    if "seq" not in signed:
        signed.note("E-MISSING", (), "`seq` is missing", SIGN_AGAIN)
    if seq is not None and seq > 1 and not has_key:
        signed.note("E-RANGE", ("seq",), f"{seq}; orders without a key have 1")
    if has_key:
        _needed_hex(signed, "nonce", 32)
    hands = hands_of(expected.genesis)
    if hands.promised:
        _needed_hex(signed, "card", 64)
    if hands.hidden and has_key:
        signed.take_sheet("open")  # what is in it: `pbem.engine.modes.openings`
    sig = b"" if recorded else _read_signature(signed, has_key)
    signed.close()
    _read_base(signed, expected, game_id, base)
    return sig


def _needed_hex(sheet: Sheet, key: str, digits: int) -> str | None:
    text = sheet.take_text(key)
    if key not in sheet:
        sheet.note("E-MISSING", (), f"`{key}` is missing", SIGN_AGAIN)
    elif text is not None and not _is_hex(text, digits):
        sheet.note("E-SIGNATURE", (key,), f"{digits} hex digits are expected here", SIGN_AGAIN)
        return None
    return text


def _is_hex(text: str, digits: int) -> bool:
    # What is left when hex digits are taken off both ends; a pattern would have to be compiled.
    return len(text) == digits and not text.strip(_HEX_DIGITS)


def _read_signature(signed: Sheet, has_key: bool) -> bytes:
    lines = signed.take("sig")
    if not has_key:
        if lines is not None:
            signed.note(
                "E-SIGNATURE", ("sig",), "the game has no key for this player", "send the orders without [signed]"
            )
        return b""
    try:
        # One undivided text is good base64 too, but not the form of an order file.
        return unwrap_base64(lines if type(lines) is list else [None], SIGNATURE_WIDTH)
    except ContentError as error:
        signed.note(
            "E-SIGNATURE", ("sig",) if "sig" in signed else (), f"the signature cannot be read: {error}", SIGN_AGAIN
        )
        return b""


def _read_base(signed: Sheet, expected: ExpectedHeader, game_id: str | None, base: str | None) -> None:
    if game_id is not None and game_id != expected.genesis.game_id.hex():
        signed.note(
            "E-GAME",
            ("game_id",),
            f'these orders are for a different game called "{expected.genesis.name}"',
            "pick the other game file",
        )
    elif base is not None and base != expected.base:
        signed.note("E-BASE", ("base",), f"written for state {base[:8]}, current state is {expected.base[:8]}")
