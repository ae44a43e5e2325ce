"""
The lines of a ledger: what each says, which of them count, and how those of many games are put in one row.

A line has seven words: kind, game, base, key, number, value, and a check of the other six. Kinds and slots stand in
`docs/format.md`. Earlier versions wrote no check; a line without one counts.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple

from pbem.errors import UnavailableError
from pbem.trust.keys import PublicKey

HEADER = "pbem-ledger/1"
"""The first line where the lines of all games stand in one row, as in a backup."""
NONE = "-"

ORDERS, WITNESS, JOIN, START = "orders", "witness", "join", "start"
APPROVAL, WISH = "approval", "wish"
HEAD, ACCEPTED = "head", "accepted"
RESTORED, RESUMED = "restored", "resumed"
WITHDRAWN = "withdrawn"
_SLOTS = (ORDERS, WITNESS, JOIN, START, APPROVAL, WISH)
_NUMBERS_LOST = 1000
_LINE = re.compile(
    r"(?:orders|witness|join|start|approval|wish|head|accepted|restored|resumed|withdrawn)"
    r"(?: (?:[0-9a-f]{64}|-)){3} [0-9]{1,10} [0-9a-f]{64}"
)
_DIGITS = 16
"""So long is a check, in hex."""


class LedgerLine(NamedTuple):
    """One line. Hashes are hex; `-` where a kind has none."""

    kind: str
    game: str
    base: str
    key: str
    number: int
    value: str

    @property
    def line(self) -> str:
        """The line without its end."""
        return _with_check(" ".join(map(str, self)))


def slot(kind: str, game: bytes, base: bytes, public: PublicKey, number: int, value: bytes) -> LedgerLine:
    """Make the entry that says: for this slot, this was signed with this key."""
    key = sha256(public.blob).hexdigest()
    return LedgerLine(kind, game.hex(), base.hex(), key, number, value.hex())


def read_lines(text: str, where: str = "the ledger", header: str = HEADER) -> list[LedgerLine]:
    """Read the lines below the header. Raises UnavailableError, naming `where`, for a damaged one or another header."""
    if text and not text.startswith(f"{header}\n"):
        raise UnavailableError(f"{where} is not a ledger of this version of pbem")
    return [_read_line(line, number, where) for number, line in enumerate(text.split("\n")[1:], 2) if line]


def is_more_than_a_line(text: str) -> bool:
    """Say whether a text without a line feed goes on behind a whole line, as nothing half written does: its end changed."""
    said = _LINE.match(text)
    line = _with_check(said[0]) if said else text
    return text != line and text.startswith(line)


def _read_line(line: str, number: int, where: str) -> LedgerLine:
    said = _LINE.match(line)
    if not said or line not in (said[0], _with_check(said[0])):
        raise damage_in(where, number)
    kind, game, base, key, count, value = said[0].split(" ")
    return LedgerLine(kind, game, base, key, int(count), value)


def damage_in(where: str, number: int) -> UnavailableError:
    """Return what is raised for a line of a ledger that is not what was written."""
    return UnavailableError(
        f"line {number} of {where} is damaged; nothing is signed until it is mended, for example from a backup"
    )


def _with_check(said: str) -> str:
    return f"{said} {sha256(said.encode()).hexdigest()[:_DIGITS]}"


# ── what counts ──────────────────────────────────────────────────────────────────────────────────


def newest(known: Iterable[LedgerLine]) -> LedgerLine | None:
    """Return the head last seen of a game."""
    heads = [entry for entry in known if entry.kind in (HEAD, ACCEPTED)]
    return heads[-1]._replace(kind=HEAD) if heads else None


def first_number(known: Iterable[LedgerLine], base: str) -> int:
    """
    Return the number with which orders for a head begin: 1, or more where some may be forgotten.

    Orders that were signed for the head before the ledger was lost have small numbers; with another
    number nobody can take the new ones for a double signature.
    """
    lost = 0
    for entry in known:
        lost += entry.kind == RESTORED
        if (entry.kind, entry.value) == (RESUMED, base):
            return 1 + _NUMBERS_LOST * lost
    return 1


def is_whole(known: Sequence[LedgerLine]) -> bool:
    """Say whether nothing that was signed for a game can be missing, or its user said so."""
    said = [entry.kind for entry in known if entry.kind in (RESTORED, RESUMED)]
    return not said or said[-1] == RESUMED


def other_claim(known: Sequence[LedgerLine], wanted: LedgerLine) -> LedgerLine | None:
    """Return what else is in force for the slot of an entry."""
    return next((one for one in _in_slot(known, wanted) if one.value != wanted.value), None)


def is_in_force(known: Sequence[LedgerLine], wanted: LedgerLine) -> bool:
    """Say whether exactly this was signed, and still counts."""
    return any(one.value == wanted.value for one in _in_slot(known, wanted))


def _in_slot(known: Sequence[LedgerLine], wanted: LedgerLine) -> Iterator[LedgerLine]:
    """
    Yield what was signed for the slot since the group last went back to its base.

    Going back is agreed upon and noted; then what was resolved before may come out otherwise.
    """
    since = 0
    if wanted.kind == WITNESS:
        backs = (place for place, one in enumerate(known) if (one.kind, one.value) == (ACCEPTED, wanted.base))
        since = max(backs, default=0)
    for one in known[since:]:
        if one.kind in _SLOTS and one[:5] == wanted[:5]:
            yield one


# ── many games ───────────────────────────────────────────────────────────────────────────────────


def by_game(lines: Iterable[LedgerLine]) -> dict[str, list[LedgerLine]]:
    """
    Return the lines of each game, in their order, and under NONE those that have none.

    A `restored` line counts for every game; so it is repeated before a `resumed` line that follows it.
    """
    games: dict[str, list[LedgerLine]] = {NONE: []}
    for entry in lines:
        own = games.setdefault(entry.game, [])
        if entry.kind == RESUMED:
            own += [one for one in games[NONE] if one not in own]
        own.append(entry)
    return games


def in_a_row(games: Mapping[str, Sequence[LedgerLine]]) -> list[LedgerLine]:
    """Return the lines of all games in one row, of which `by_game` makes the same again."""
    restored = list(dict.fromkeys(entry for lines in games.values() for entry in lines if entry.kind == RESTORED))
    places = {entry: place for place, entry in enumerate(restored, 1)}
    after: list[list[LedgerLine]] = [[], *([entry] for entry in restored)]
    for lines in games.values():
        place = 0
        for entry in lines:
            place = max(place, places.get(entry, 0))
            if entry.kind != RESTORED:
                after[place].append(entry)
    return [entry for part in after for entry in part]


def news(known: Sequence[LedgerLine], others: Sequence[LedgerLine]) -> list[LedgerLine]:
    """
    Return which lines about a game are to be added to those that are known.

    Where one goes on from the other, that is the rest; else what is not known, and of heads only later ones.
    """
    if list(others[: len(known)]) == list(known):
        return list(others[len(known) :])
    last, seen, added = newest(known), set(known), list[LedgerLine]()
    for entry in others:
        is_head = entry.kind in (HEAD, ACCEPTED)
        behind = is_head and last is not None and entry.number <= last.number
        if not behind and entry not in seen:
            added.append(entry)
            seen.add(entry)
            last = entry if is_head else last
    return added
