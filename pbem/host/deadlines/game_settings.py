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


def with_address(text: str, seat: str, to: str) -> str:
    """
    Put the address of a new player into the text of hosting.toml, take out further ones of the old, and change nothing else.

    Raises ContentError if that line cannot be found; then a person has to do it.
    """
    settings = read_game_settings(text.encode())
    also = {id_: more for id_, more in settings.also.items() if id_ != seat}
    wanted = attrs.evolve(settings, players={**settings.players, seat: to}, also=also)
    lines = text.split("\n")
    if seat in settings.also:
        head = next((at for at, line in enumerate(lines) if line.replace(" ", "").startswith("[also]")), len(lines))
        lines = [line for at, line in enumerate(lines) if at < head or _key_of(line) != seat]
    for number, line in enumerate(lines):
        if _key_of(line) != seat:
            continue
        changed = "\n".join([*lines[:number], f'{seat} = "{address(to)}"', *lines[number + 1 :]])
        if _reads_as(changed, wanted):
            return changed
    raise ContentError(f"the line of {seat} in [players] was not found; change it by hand")


def with_also(text: str, seat: str, more: str) -> str:
    """
    Put a further address of a player into the text of hosting.toml, and change nothing else.

    Raises ContentError if a person has to do it.
    """
    settings = read_game_settings(text.encode())
    all_of_them = (*settings.also.get(seat, ()), address(more))
    wanted = attrs.evolve(settings, also={**settings.also, seat: all_of_them})
    listed = ", ".join(f'"{one}"' for one in all_of_them)
    lines = text.rstrip("\n").split("\n")
    head = next((at for at, line in enumerate(lines) if line.replace(" ", "").startswith("[also]")), len(lines))
    if head == len(lines):
        lines += ["", "[also]                    # further addresses from which players write"]
        head += 1
    own = [at for at, line in enumerate(lines) if at > head and _key_of(line) == seat][:1]
    lines[own[0] if own else head + 1 : own[0] + 1 if own else head + 1] = [f"{seat} = [{listed}]"]
    changed = "\n".join([*lines, ""])
    if not _reads_as(changed, wanted):
        raise ContentError(f"{more} could not be put into [also]; write it there by hand")
    return changed


def _key_of(line: str) -> str:
    """Return the key of a line of TOML; "" for a line without one."""
    key, is_, _ = line.partition("=")
    return key.strip().strip('"') if is_ else ""


def _reads_as(text: str, wanted: GameSettings) -> bool:
    try:
        return read_game_settings(text.encode()) == wanted
    except (InputError, ContentError):
        return False


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
