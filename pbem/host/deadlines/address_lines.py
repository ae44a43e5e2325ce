"""
Addresses of players put into the text of hosting.toml; nothing else in it changes, not even a comment behind a line.

A change is tried wherever it may belong, and the first that reads as wanted is made. Where none does, a person has to
make it.
"""

import re
from collections.abc import Iterable, Iterator, Sequence

import attrs

from pbem.errors import ContentError, InputError
from pbem.host.deadlines.game_settings import GameSettings, read_game_settings
from pbem.mail.draft import address

_HEAD = re.compile(r"(?m)^[ \t]*\[[ \t]*also[ \t]*\].*\n")
_NEW_HEAD = "\n[also]                    # further addresses from which players write\n"


def with_address(text: str, seat: str, to: str, also: Sequence[str] = ()) -> str:
    """
    Put the address to which the mails of a seat go into the text of hosting.toml; of its further ones only `also` stay.

    Raises InputError for what is no address, ContentError if a person has to do it.
    """
    settings = read_game_settings(text.encode())
    wanted = attrs.evolve(settings, players={**settings.players, seat: address(to)})
    old = re.finditer(_quoted(settings.players.get(seat, "")), text)
    swapped = (f'{text[: one.start()]}"{to}"{text[one.end() :]}' for one in old)
    changed = _first(swapped, wanted, f"the line of {seat} in [players] was not found; change it by hand")
    for one in wanted.also.get(seat, ()):
        changed = changed if one in also else _without(changed, seat, one)
    return changed


def with_also(text: str, seat: str, more: str) -> str:
    """
    Put a further address of a player into the text of hosting.toml.

    Raises InputError for what is no address, ContentError if a person has to do it.
    """
    text = text.rstrip("\n") + "\n"
    settings = read_game_settings(text.encode())
    wanted = _further(settings, seat, (*settings.also.get(seat, ()), address(more)))
    return _first(_longer(text, seat, more), wanted, f"{more} could not be put into [also]; write it there by hand")


def _longer(text: str, seat: str, more: str) -> Iterator[str]:
    """Propose texts with one more address: in a list that is there, in a table that is there, in a new one."""
    for end in (one.start() for one in re.finditer(r"\]", text)):
        yield f'{text[:end]}, "{more}"{text[end:]}'
        yield f'{text[:end]}"{more}"{text[end:]}'
    line = f'{seat} = ["{more}"]\n'
    for head in _HEAD.finditer(text):
        yield f"{text[: head.end()]}{line}{text[head.end() :]}"
    yield f"{text}{_NEW_HEAD}{line}"


def _without(text: str, seat: str, one: str) -> str:
    """Take a further address of a seat out of the text."""
    settings, quoted = read_game_settings(text.encode()), _quoted(one)
    wanted = _further(settings, seat, tuple(other for other in settings.also[seat] if other != one))
    found = re.finditer(rf"{quoted}[ \t]*,[ \t]*|,[ \t]*{quoted}|{quoted}", text)
    cut = (text[: one.start()] + text[one.end() :] for one in found)
    return _first(cut, wanted, f"{one} could not be taken out of [also]; take it out by hand")


def _further(settings: GameSettings, seat: str, also: tuple[str, ...]) -> GameSettings:
    return attrs.evolve(settings, also={**settings.also, seat: also})


def _quoted(one: str) -> str:
    """Return the pattern of an address as TOML quotes it."""
    return f"(?:\"{re.escape(one)}\"|'{re.escape(one)}')"


def _first(texts: Iterable[str], wanted: GameSettings, else_: str) -> str:
    """Return the first text that reads as wanted. Raises ContentError if none does."""
    if found := next((one for one in texts if _reads_as(one, wanted)), ""):
        return found
    raise ContentError(else_)


def _reads_as(text: str, wanted: GameSettings) -> bool:
    try:
        return read_game_settings(text.encode()) == wanted
    except (InputError, ContentError):
        return False
