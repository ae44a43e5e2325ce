"""
Table talk: what players say to each other beside the game.

It is never signed, hashed or counted, so it is in no game file: a proof would seem to vouch for it, and
those who play the same turn would get different bytes. It is kept beside, by the id of the game, and
travels in mails as what people type there (`[[message]]`).

Whatever a stranger wrote becomes lines of visible characters, of bounded length and number.
"""

import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Sequence

from pbem.engine.file.genesis import Genesis
from pbem.engine.file.phrases import format_clock
from pbem.engine.table.terms import Clock
from pbem.engine.text.wrapping import HARMFUL
from pbem.record import value

EVERYBODY = "all"
"""To whom a message goes that everybody may read."""
STRAIGHT = str.maketrans({"\u201c": '"', "\u201d": '"', "\u201e": '"', "\u00a0": " "})
"""What mail programs make of quotation marks and blanks, as it was typed."""
MOST_TEXT = 4000
MOST_LINES = 60
MOST_A_TURN = 8
"""Remarks of one player in one turn."""
MOST_KEPT = 2000
MOST_CARRIED = 8
UNSIGNED = "Table talk. Nothing here is signed: anybody could have written it."

_HEADER = "[[message]]\n"
_HEAD = "# Table talk of a game. Nothing in this file is signed.\n"


@value
class Remark:
    """What somebody said: the seat, the turn in which, and the text (LF line ends)."""

    seat: str
    turn: int
    text: str


def conversation(genesis: Genesis, kept: bytes) -> tuple[Remark, ...]:
    """
    Return what was said in a game, turn by turn, from the file in which it is kept (b"" for none).

    What is not a remark of a player of the game is passed over. Never raises.
    """
    # One by one, so that a damaged remark does not take others with it.
    _, *tables = kept.decode("utf-8", "replace").split(_HEADER)
    return _in_turns(one for table in tables if (one := _read_remark(genesis, table)))


def _read_remark(genesis: Genesis, text_of_table: str) -> Remark | None:
    try:
        table = tomllib.loads(text_of_table)
    except (ValueError, RecursionError):
        return None
    seat, turn, text = table.get("from"), table.get("turn"), table.get("text")
    if type(seat) is str and type(turn) is int and type(text) is str:
        return remark(genesis, seat, turn, text)
    return None


def remark(genesis: Genesis, writer: str, turn: int, text: str) -> Remark | None:
    """Return what a player said, made harmless; None if nobody bears the name, or nothing is left."""
    seat, words = genesis.seat_called(writer), _visible(text)
    return Remark(seat, turn, words) if seat and words and turn >= 0 else None


def _visible(text: str) -> str:
    plain = text[: 2 * MOST_TEXT].replace("\r\n", "\n").replace("\r", "\n").translate(STRAIGHT)
    lines = [re.sub(HARMFUL, " ", line).rstrip() for line in plain.strip().split("\n")]
    shown = "\n".join(lines).strip()[:MOST_TEXT]
    return "\n".join(shown.split("\n")[:MOST_LINES]).strip()


def _in_turns(remarks: Iterable[Remark]) -> tuple[Remark, ...]:
    return tuple(sorted(dict.fromkeys(remarks), key=lambda one: one.turn))


def added(genesis: Genesis, kept: bytes, remarks: Iterable[Remark], now: int) -> tuple[bytes, tuple[Remark, ...]]:
    """
    Return the file with remarks added to it, and those that are new.

    `now` is the turn of the newest game file: nobody has spoken after it. Eight remarks of a player are
    kept each turn.
    """
    known = list(conversation(genesis, kept))
    fresh: list[Remark] = []
    for one in remarks:
        said = sum((one.seat, one.turn) == (other.seat, other.turn) for other in known)
        if one not in known and one.turn <= now and said < MOST_A_TURN and len(known) < MOST_KEPT:
            known.append(one)
            fresh.append(one)
    return _talk_bytes(_in_turns(known)), tuple(fresh)


def _talk_bytes(remarks: Iterable[Remark]) -> bytes:
    return (_HEAD + "".join(f"\n{line}\n" for one in remarks for line in [_typed_remark(one)])).encode()


# ── read and mailed ──────────────────────────────────────────────────────────────────────────────


def talk_lines(genesis: Genesis, remarks: Sequence[Remark]) -> Iterator[str]:
    """Write remarks for people; each line of theirs begins with ">"."""
    if not remarks:
        return
    yield UNSIGNED
    for one in remarks:
        yield f"{format_speaker(genesis, one)}:"
        yield from (f"  > {line}".rstrip() for line in one.text.split("\n"))


def format_speaker(genesis: Genesis, one: Remark) -> str:
    """Say who spoke, and when: `Anna, turn 7`."""
    name = dict(genesis.people())[one.seat].name
    return f"{name}, {format_clock(Clock(one.turn))}"


def since(remarks: Sequence[Remark], turn: int) -> tuple[Remark, ...]:
    """Return the remarks of this turn and later ones."""
    return tuple(one for one in remarks if one.turn >= turn)


def typed(remarks: Sequence[Remark]) -> str:
    """Write the newest remarks for the text of a mail, as players and hosts read them; "" for none."""
    newest = remarks[-MOST_CARRIED:]
    return "\n\n".join([UNSIGNED, *map(_typed_remark, newest)]) + "\n" if newest else ""


def _typed_remark(one: Remark) -> str:
    # The text stays on one line, so none of its own is taken for orders, and with two escapes that no
    # reader of mails takes for its end. `turn` comes last: an older host stops there.
    text = json.dumps(one.text, ensure_ascii=False)
    text = text.replace("\\\\", "\\u005c").replace('\\"', "\\u0022")
    return f'{_HEADER}from = "{one.seat}"\nto = "{EVERYBODY}"\ntext = {text}\nturn = {one.turn}'
