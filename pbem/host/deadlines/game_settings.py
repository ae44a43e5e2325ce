"""
The settings of one hosted game: hosting.toml, as data.

    page                 whether the page of the game goes with every turn
    [players]            seat = "address", one for each player
    [also]               seat = ["address"]: further addresses from which a player writes
    [deadline]           when orders are due (`calendar.Deadline`)
    [missed]             what happens when they are not there
    [messages]           messages between players
    [gm]                 the address of the game master, and the key for commands by mail

Whatever is wrong is said in one sentence that names the key.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import attrs

from pbem.engine.file.genesis import Genesis
from pbem.errors import ContentError, InputError
from pbem.host.deadlines.calendar import Deadline, require_possible
from pbem.host.deadlines.moments import WEEKDAYS
from pbem.local.settings import parse, structure
from pbem.mail.draft import address
from pbem.record import value
from pbem.trust.keys import check_identity_key, parse_public

MOST_WORDS = 80
"""What fits into `genesis.deadline` (docs/format.md 6.1)."""

ADVANCE, DEPUTY, MINIMAL = "advance", "deputy", "minimal"
POLICIES = (ADVANCE, DEPUTY, MINIMAL)

_FILE = "hosting.toml"


@value
class MissedPolicy:
    """
    What happens when orders are not there at the deadline: the first of `policy` that can be done.

    "advance": orders that the player marked as standing by are played. "deputy": the registered
    deputy takes the seat. "minimal": a `missed` record. If none can be done, the game is held.
    """

    policy: tuple[str, ...] = (ADVANCE,)


@value
class MessageRules:
    """
    Messages between players: "open" (each names all its readers), "closed" (nobody learns who else
    got one, or of messages to others) or "off"; at most `per_day` from each address of a player.
    """

    allowed: Literal["open", "closed", "off"] = "closed"
    per_day: int = 20


@value
class GameMaster:
    """
    The game master, who is told what needs a person; nobody if there is no address.

    `key` is the public key with which commands by mail are signed; "" for that of the game's host.
    """

    address: str = ""
    key: str = ""


@value
class GameSettings:
    """
    The settings of one game. `players` are addresses by seat, to which mails go; `also` are others of theirs,
    believed as much; `page` goes with every turn if it is set.
    """

    players: Mapping[str, str] = attrs.field(factory=dict)
    deadline: Deadline = attrs.field(factory=Deadline)
    missed: MissedPolicy = MissedPolicy()
    messages: MessageRules = MessageRules()
    gm: GameMaster = GameMaster()
    page: bool = False
    also: Mapping[str, tuple[str, ...]] = attrs.field(factory=dict)

    def seats_of(self, sender: str) -> tuple[str, ...]:
        """Return the seats with this address, in upper or lower case; none for a stranger."""
        wanted = sender.strip().casefold()
        return tuple(seat for seat in self.players if wanted in self.addresses_of(seat))

    def addresses_of(self, seat: str) -> tuple[str, ...]:
        """Return all addresses of a seat in small letters, first the one to which mails go."""
        return tuple(one.casefold() for one in (self.players.get(seat, ""), *self.also.get(seat, ())) if one)

    @property
    def words(self) -> str:
        """
        Deadline and policy as players agree to them: `genesis.deadline` of their game.

        As in "3 days, 21:00 Europe/Berlin, grace 2h; missed: deputy, minimal". At most 80 characters.
        """
        policy = ", ".join(self.missed.policy) or "hold"
        return f"{format_deadline(self.deadline)}; missed: {policy}"


def read_game_settings(data: bytes) -> GameSettings:
    """Read hosting.toml. Raises InputError or ContentError."""
    settings = structure(GameSettings, parse(data, _FILE), _FILE)
    _check(settings)
    return settings


def format_deadline(rule: Deadline) -> str:
    """Return a deadline in words: "3 days, 21:00 Europe/Berlin, grace 2h"."""
    if not rule.exists:
        return "no deadline"
    parts = []
    if rule.hours:
        parts.append(f"{rule.hours} hour{'s' * (rule.hours > 1)}")
    if rule.days:
        parts.append(f"{rule.days} day{'s' * (rule.days > 1)}")
    if rule.at:
        days = f"{_format_days(rule.weekdays)} " if rule.weekdays else ""
        parts.append(f"{days}{rule.at} {rule.zone}")
    if rule.grace_hours:
        parts.append(f"grace {rule.grace_hours}h")
    return ", ".join(parts)


def _format_days(days: Sequence[str]) -> str:
    order = [day for day in WEEKDAYS if day in days]
    first = WEEKDAYS.index(order[0])
    run_of_days = WEEKDAYS[first : first + len(order)]
    in_a_row = len(order) > 2 and tuple(order) == run_of_days
    return f"{order[0]}-{order[-1]}" if in_a_row else "+".join(order)


def plain_deadline(rule: Deadline) -> dict[str, Any]:
    """Return a deadline as plain data, as log entries hold it."""
    defaults = attrs.asdict(Deadline())
    return {
        key: list(value) if type(value) is tuple else value
        for key, value in attrs.asdict(rule).items()
        if value != defaults[key]
    }


def settings_template(genesis: Genesis, addresses: Mapping[str, str], gm: str = "", rules: str = "") -> str:
    """
    Write the first hosting.toml of a game; seats without an address get an empty one.

    `rules` is the text of the tables [deadline], [missed] and [messages], if somebody wrote them.
    """
    seats = "".join(f'{seat} = "{addresses.get(seat, "")}"\n' for seat in genesis.seat_ids)
    return _FRONT.format(seats=seats, gm=gm) + (rules or _RULES)


# ── checking ─────────────────────────────────────────────────────────────────────────────────────


def _check(settings: GameSettings) -> None:
    try:
        require_possible(settings.deadline)
    except InputError as error:
        raise ContentError(f"{_FILE} deadline: {error}") from None
    if unknown := [word for word in settings.missed.policy if word not in POLICIES]:
        known = ", ".join(POLICIES)
        raise ContentError(f"{_FILE} missed.policy knows no {unknown[0]!a}; it knows {known}")
    if len(set(settings.missed.policy)) < len(settings.missed.policy):
        raise ContentError(f"{_FILE} missed.policy names something twice")
    if not 0 <= settings.messages.per_day <= 1000:
        raise ContentError(f"{_FILE} messages.per_day is a whole number from 0 to 1000")
    also = {f"also.{seat} {one}": one for seat, more in settings.also.items() for one in more}
    for whose, one in {**settings.players, "gm.address": settings.gm.address, **also}.items():
        _check_address(whose, one)
    _check_key(settings.gm.key)
    if unknown := [seat for seat in settings.also if seat not in settings.players]:
        raise ContentError(f"{_FILE} also.{unknown[0]}: there is no such player in [players]")
    if len(settings.words) > MOST_WORDS:
        raise ContentError(
            f"the deadline in words has more than {MOST_WORDS} characters ({settings.words!a}); choose fewer weekdays"
        )


def _check_address(whose: str, one: str) -> None:
    try:
        if one:
            address(one)
    except InputError as error:
        raise ContentError(f"{_FILE} {whose}: {error}") from None


def _check_key(line: str) -> None:
    try:
        if line:
            check_identity_key(parse_public(line))
    except ContentError as error:
        raise ContentError(f"{_FILE} gm.key: {error}") from None


_FRONT = """\
# The settings of this game at this host; what can stand here: docs/hosting.md

page = false              # true: a page to step through the game goes with every turn

[players]                 # who is written to, and believed where nothing is signed
{seats}
[gm]                      # who gets a mail when something needs a person
# key = "ssh-ed25519 ..." # signs commands by mail; without it the key of the game's host does
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

[messages]                # messages between players
allowed = "closed"        # "open": each names all its readers; "off": none
"""
