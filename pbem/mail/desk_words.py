"""
What people ask at the desk of a host, before they play there: `games`, `new world, 3 seats, as Anna`, `join world`.

It stands in the first line of a mail or in the subject of one that answers nothing; below `new` further lines may
say more, to the next empty line. A line is taken whole or not at all, so no sentence of a chat is mistaken for one.
"""

import re
from collections.abc import Sequence

import attrs

from pbem.mail.commands import is_answer, says_something
from pbem.mail.plain_text import BLANKS
from pbem.mail.requests import CODE
from pbem.record import value

WORDS = GAMES, NEW, JOIN, LEAVE = "games", "new", "join", "leave"
MOST_LINE, MOST_PARTS, MOST_UNREAD = 400, 24, 6

_YES = re.compile(r"(?:yes|ja|oui|si|ok|code|my code)?[\s:,.!]*", re.IGNORECASE)
_GAMES = re.compile(r"(?:list |show |which |what )?(?:the |all |open )?games(?: are (?:there|open))?", re.IGNORECASE)
_JOIN = re.compile(
    r"(?:i (?:want|would like) to )?(?:join|play)(?: the)?(?: game)? (?P<game>\S+?)(?:,? as (?P<player>.+))?",
    re.IGNORECASE,
)
_LEAVE = re.compile(r"leave(?: the)?(?: game)? (?P<game>\S+)", re.IGNORECASE)
_NEW = re.compile(
    r"(?:open |start |begin )?(?:a )?new(?P<said> game)?(?: (?P<game>[^\s,]+)(?P<parts>(?:,| as ).*)?)?", re.IGNORECASE
)
_PART = re.compile(
    r"(?P<as>as) (?P<name>.+)|(?P<count>[0-9]{1,2}) (?:seats|players)|(?:seats|players) (?P<number>[0-9]{1,2})"
    r"|rules (?P<rules>\S+)|mode (?P<mode>\S+)|map (?P<map>\S+)|(?:options?|with) (?P<option>.+)"
    r"|(?P<key>[a-z][a-z0-9_-]*) ?= ?(?P<value>\S+)",
    re.IGNORECASE,
)


@value
class DeskWish:
    """
    What somebody asks at the desk: the word, the line as it was typed, the game, and as whom.

    Of a new game also what was said about it: `seats` (0 for nothing), `rules`, `mode`, `board`, `options`,
    `switches`; `bare` are words that may be rules or options. `unread` are lines that are none of this.
    """

    word: str
    line: str
    game: str = ""
    player: str = ""
    seats: int = 0
    rules: str = ""
    mode: str = ""
    board: str = ""
    options: tuple[str, ...] = ()
    switches: tuple[str, ...] = ()
    bare: tuple[str, ...] = ()
    unread: tuple[str, ...] = ()


def read_wish(subject: str, text: str) -> DeskWish | None:
    """Return what a mail asks at the desk; None if it asks nothing there."""
    lines = [line.strip(BLANKS) for line in text.split("\n")]
    said = [at for at, line in enumerate(lines) if says_something(line) and not _YES.fullmatch(CODE.sub("", line))]
    if subject.strip() and not is_answer(subject) and (wish := _read(subject, lines[:0])):
        return _with_unread(wish, [lines[at] for at in said])
    if not said:
        return None
    below = _paragraph(lines, said[0] + 1)
    wish = _read(lines[said[0]], below)
    taken = said[0] + (len(below) if wish and wish.word == NEW else 0)
    return _with_unread(wish, [lines[at] for at in said if at > taken]) if wish else None


def _paragraph(lines: Sequence[str], at: int) -> list[str]:
    end = next((number for number in range(at, len(lines)) if not lines[number]), len(lines))
    return [*lines[at:end]]


def _with_unread(wish: DeskWish, lines: Sequence[str]) -> DeskWish:
    own = lines[: next((at for at, line in enumerate(lines) if line.rstrip() == "--"), len(lines))]
    return attrs.evolve(wish, unread=tuple(line[:MOST_LINE] for line in own[:MOST_UNREAD]))


def _read(line: str, below: Sequence[str]) -> DeskWish | None:
    """Read one line; what stands `below` it says more about a new game."""
    said = re.sub(r"\s+", " ", CODE.sub("", line)).strip(" *!?.,")
    if len(said) > MOST_LINE:
        return None
    if _GAMES.fullmatch(said):
        return DeskWish(GAMES, said)
    if found := _LEAVE.fullmatch(said):
        return DeskWish(LEAVE, said, found["game"])
    if found := _JOIN.fullmatch(said):
        return DeskWish(JOIN, said, found["game"], (found["player"] or "").strip())
    if found := _NEW.fullmatch(said):
        typed = [found["parts"] or "", *(CODE.sub("", one) for one in below)]
        parts = [part.strip(" *!?.") for one in typed for part in re.split(r"[,;]|(?<=\S) (?=as )", one)]
        wish = DeskWish(
            NEW, ", ".join([said, *(one.strip() for one in typed[1:] if one.strip())])[:MOST_LINE], found["game"] or ""
        )
        return _with_parts(wish, [part for part in parts if part][:MOST_PARTS], sure=bool(found["said"]))
    return None


def _with_parts(wish: DeskWish, parts: Sequence[str], *, sure: bool) -> DeskWish | None:
    """Put what was said about a new game into the wish; None for words that are no wish, such as "new orders"."""
    for part in parts:
        found = _PART.fullmatch(part)
        if found is None:
            wish = attrs.evolve(wish, bare=(*wish.bare, part))
            continue
        sure = True
        if found["as"]:
            wish = attrs.evolve(wish, player=found["name"])
        elif count := found["count"] or found["number"]:
            wish = attrs.evolve(wish, seats=int(count))
        elif found["option"]:
            wish = attrs.evolve(wish, options=(*wish.options, *re.split(r" and | ", found["option"])))
        elif found["key"]:
            wish = attrs.evolve(wish, switches=(*wish.switches, f"{found['key'].lower()}={found['value']}"))
        else:
            wish = attrs.evolve(
                wish,
                rules=found["rules"] or wish.rules,
                mode=(found["mode"] or wish.mode).lower(),
                board=found["map"] or wish.board,
            )
    return wish if sure or not wish.game else None
