"""Words that reports, commands and mails share: heads, moments, players, lists."""

import re
from collections.abc import Sequence

from pbem.engine.file.genesis import Genesis
from pbem.engine.table.terms import Awaited, Clock
from pbem.engine.text.wrapping import harmless

_PLAIN = r"(?:[^\W_]\. )*[^\W_]+(?:[ '\u2019-](?:[^\W_]\. )*[^\W_]+)*"
_WORDS = frozenset(
    (
        "you",
        "your",
        "yours",
        "they",
        "them",
        "their",
        "i",
        "me",
        "my",
        "we",
        "us",
        "our",
        "he",
        "she",
        "it",
        "who",
        "nobody",
        "anybody",
        "somebody",
        "everybody",
        "all",
        "and",
        "or",
        "not",
        "if",
        "while",
        "army",
        "armies",
        "attack",
        "neutral",
        "card",
        "cards",
        "turn",
    )
)

DECK_REVEALED = "The host reveals the deck: from now on everybody can see every card of the game."


def format_head(head: bytes | str) -> str:
    """Return the short head that people compare by eye: four groups of five hex digits."""
    digits = head if isinstance(head, str) else head.hex()
    return " ".join(digits[at : at + 5] for at in range(0, 20, 5))


def quoted(text: str) -> str:
    """Return what somebody else has named or written, in quotes that it cannot close."""
    inner = text.replace('"', "'")
    return f'"{inner}"'


def called(name: str) -> str:
    """Return a player's name for a sentence: in quotes where it could pass for words of it."""
    name = harmless(name)
    return name if re.fullmatch(_PLAIN, name) and not _is_words(name) else quoted(name)


def unmistakable(name: str) -> str:
    """Return a player's name, in quotes where it could pass for words of a sentence."""
    return quoted(name) if _is_words(name) else name


def _is_words(name: str) -> bool:
    """Say whether a name holds a word that sentences about players use: "You", "all of us"."""
    return not _WORDS.isdisjoint(re.findall(r"[^\W_]+", name.casefold()))


def format_clock(clock: Clock) -> str:
    """Return where a game stands: `turn 7`, `turn 7, part 2`, or `set-up` before the first turn."""
    turn = f"turn {clock.turn}" if clock.turn else "set-up"
    return f"{turn}, part {clock.part}" if clock.part > 1 else turn


def spoken_clock(clock: Clock) -> str:
    """Return where a game stands as a sentence says it: `turn 7`, or `the set-up`."""
    return format_clock(clock) if clock.turn else f"the {format_clock(clock)}"


def format_awaited(genesis: Genesis, awaited: Awaited | None, clock: Clock) -> str:
    """Return who must decide what, on one line."""
    if awaited is None:
        return "nobody; the game ended in a draw." if genesis.ended else "nobody; the game is over."
    # Nobody waits for bots, unless only bots are left.
    who = format_seats(genesis, genesis.movers(awaited.must))
    also = f" ({format_seats(genesis, awaited.may)} may)" if awaited.may else ""
    note = f"; {clock.note}" if clock.note else ""
    return f"{who}{also}, {format_clock(clock)}: {awaited.what}{note}"


def format_seats(genesis: Genesis, seats: Sequence[str]) -> str:
    """Return seats as people read them: `Anna`, or `Rosa Lund (red)` where the two differ much."""
    names = {id_: person.name for id_, person in genesis.people()}
    return listed([_format_seat(seat, names.get(seat, seat)) for seat in seats]) or "nobody"


def listed(words: Sequence[str]) -> str:
    """Return words as a list in a sentence: `A`, `A and B`, `A, B and C`; empty for none."""
    return f"{', '.join(words[:-1])} and {words[-1]}" if len(words) > 1 else "".join(words)


def counted(number: int, one: str, many: str = "") -> str:
    """Return a number with its noun: "1 army", "4 armies", "3 cards"."""
    return f"{int(number)} {one if number == 1 else many or _plural(one)}"


def _plural(one: str) -> str:
    return f"{one[:-1]}ies" if one.endswith("y") else f"{one}s"


def _format_seat(seat: str, name: str) -> str:
    shown = unmistakable(name)
    return shown if name.casefold() == seat else f"{shown} ({seat})"
