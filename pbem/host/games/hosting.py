"""
The settings of one hosted game: hosting.toml, as data.

    [players]            seat = "address", one for each player
    [deadline]           when orders are due (pbem.host.deadlines.calendar.Deadline)
    [missed]             what happens when they are not there
    [messages]           letters between players
    [gm]                 the address of the game master

What is wrong is told in one sentence that names the key.
"""

from collections.abc import Mapping
from typing import Any, Literal

import attrs

from pbem.engine.file.genesis import Genesis
from pbem.errors import ContentError, InputError
from pbem.host.deadlines.calendar import Deadline, format_rule, require_possible
from pbem.mail.draft import address
from pbem.settings import parse, structure

MOST_WORDS = 80
"""What fits into `genesis.deadline` (docs/format.md 6.1)."""

ADVANCE, DEPUTY, MINIMAL = "advance", "deputy", "minimal"
POLICIES = (ADVANCE, DEPUTY, MINIMAL)

Allowed = Literal["open", "closed", "off"]

_FILE = "hosting.toml"


@attrs.frozen
class Missed:
    """
    What happens when orders are not there at the deadline: the first of `policy` that can.

    "advance": the orders that the player marked as standing by. "deputy": the registered deputy
    takes the seat. "minimal": a `missed` record. If none can, the game is held.
    """

    policy: tuple[str, ...] = (ADVANCE,)


@attrs.frozen
class Messages:
    """
    Letters between players: "open" (each names all its readers), "closed" (nobody learns who else
    got it, and nobody hears of letters to others) or "off"; at most `per_day` from each player.
    """  # fmt: skip

    allowed: Allowed = "closed"
    per_day: int = 20


@attrs.frozen
class Gm:
    """The game master: who is told what needs a person. Without an address nobody is written to."""

    address: str = ""


@attrs.frozen
class Hosting:
    """The settings of one game. `players` are addresses by seat."""

    players: Mapping[str, str] = attrs.field(factory=dict)
    deadline: Deadline = attrs.field(factory=Deadline)
    missed: Missed = Missed()
    messages: Messages = Messages()
    gm: Gm = Gm()

    def seats_of(self, sender: str) -> tuple[str, ...]:
        """Return the seats with this address, whatever its case; none for a stranger."""
        wanted = sender.strip().casefold()
        return tuple(seat for seat, one in self.players.items() if one and one.casefold() == wanted)


def read_hosting(data: bytes) -> Hosting:
    """Read hosting.toml. Raises ContentError."""
    try:
        hosting = structure(Hosting, parse(data, _FILE), _FILE)
    except ContentError as error:
        raise ContentError(str(error)) from None
    _check(hosting)
    return hosting


def plain(rule: Deadline) -> dict[str, Any]:
    """Return a deadline as plain data, as notices hold it."""
    defaults = attrs.asdict(Deadline())
    return {
        key: list(value) if type(value) is tuple else value
        for key, value in attrs.asdict(rule).items()
        if value != defaults[key]
    }


def words(hosting: Hosting) -> str:
    """
    Spell deadline and policy, as players agree to them: `genesis.deadline` of their game.

    As in "3 days, 21:00 Europe/Berlin, grace 2h; missed: deputy, minimal". At most 80 characters.
    """
    policy = ", ".join(hosting.missed.policy) or "hold"
    return f"{format_rule(hosting.deadline)}; missed: {policy}"


def template(
    genesis: Genesis, addresses: Mapping[str, str], gm: str = "", rules: str = ""
) -> str:  # fmt: skip
    """
    Write the first hosting.toml of a game; seats without an address get an empty one.

    `rules` is the text of the tables [deadline], [missed] and [messages], where somebody wrote them.
    """
    seats = "".join(f'{seat} = "{addresses.get(seat, "")}"\n' for seat in genesis.seat_ids)
    return _FRONT.format(seats=seats, gm=gm) + (rules or _RULES)


def with_address(text: str, seat: str, to: str) -> str:
    """
    Put another address of a player into the text of hosting.toml, and change nothing else.

    Raises ContentError if that row cannot be found; then a person has to do it.
    """
    hosting = read_hosting(text.encode())
    rows = text.split("\n")
    for number, row in enumerate(rows):
        key, is_, _ = row.partition("=")
        if not is_ or key.strip().strip('"') != seat:
            continue
        changed = "\n".join([*rows[:number], f'{seat} = "{address(to)}"', *rows[number + 1 :]])
        fresh = attrs.evolve(hosting, players={**hosting.players, seat: to})
        if _reads_as(changed, fresh):
            return changed
    raise ContentError(f"the row of {seat} in [players] was not found; change it by hand")


def _reads_as(text: str, wanted: Hosting) -> bool:
    try:
        return read_hosting(text.encode()) == wanted
    except ContentError:
        return False


# ── checking ─────────────────────────────────────────────────────────────────────────────────────


def _check(hosting: Hosting) -> None:
    try:
        require_possible(hosting.deadline)
    except InputError as error:
        raise ContentError(f"{_FILE} deadline: {error}") from None
    if unknown := [word for word in hosting.missed.policy if word not in POLICIES]:
        known = ", ".join(POLICIES)
        raise ContentError(f"{_FILE} missed.policy knows no {unknown[0]!a}; it knows {known}")
    if len(set(hosting.missed.policy)) < len(hosting.missed.policy):
        raise ContentError(f"{_FILE} missed.policy names something twice")
    if not 0 <= hosting.messages.per_day <= 1000:
        raise ContentError(f"{_FILE} messages.per_day is a whole number from 0 to 1000")
    for whose, one in {**hosting.players, "gm.address": hosting.gm.address}.items():
        _check_address(whose, one)
    if len(words(hosting)) > MOST_WORDS:
        raise ContentError(
            f"the deadline is told in more than {MOST_WORDS} characters ({words(hosting)!a}); "
            "choose fewer weekdays"
        )


def _check_address(whose: str, one: str) -> None:
    try:
        if one:
            address(one)
    except InputError as error:
        raise ContentError(f"{_FILE} {whose}: {error}") from None


_FRONT = """\
# The settings of this game at this host; what can stand here: docs/hosting.md

[players]                 # who is written to, and believed where nothing is signed
{seats}
[gm]                      # who is told what needs a person
address = "{gm}"

"""
_RULES = """\
[deadline]                # without hours, days or weekdays there is none
# days = 3                # or hours = 72, or weekdays = ["wed", "sat"]
# at = "21:00"            # the first 21:00 that leaves three days
# zone = "Europe/Berlin"
# grace_hours = 2
# remind_hours = [24, 2]

[missed]                  # tried in this order; if nothing can be done, the game is held
policy = ["advance"]      # "advance", "deputy", "minimal"

[messages]                # letters between players
allowed = "closed"        # "open": each names all its readers; "off": none
"""
