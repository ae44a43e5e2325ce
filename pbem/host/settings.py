"""host.toml: the settings of a host, as data."""

import json
from collections.abc import Mapping
from typing import Any, Literal

import attrs

from pbem.local.settings import parse, structure
from pbem.mail.draft import address, one_line
from pbem.record import value

Delivery = Literal["folder", "sendmail", "smtp"]
ANYBODY, PLAYERS = "anybody", "players"
MOST_STRANGERS = 50
"""To how many strangers a host writes in a day at most, whatever its settings say."""


def _above_nothing(_: Any, field: "attrs.Attribute[int]", value: int) -> None:
    if value < 0:
        raise ValueError(f"{field.name} is below 0")


def _an_address(_: Any, field: "attrs.Attribute[str]", value: str) -> None:
    if field.name == "envelope" and value in ("", "<>"):
        return
    address(value)


@value
class Caps:
    """
    How much is accepted: bytes of a mail and of its header, orders of a player in a turn, answers to an address in a
    day, bytes of received mails that are kept of a day. While fewer bytes are free on the disk, no mail is taken in.
    """

    mail_bytes: int = attrs.field(default=1024 * 1024, validator=_above_nothing)
    header_bytes: int = attrs.field(default=64 * 1024, validator=_above_nothing)
    submissions: int = attrs.field(default=50, validator=_above_nothing)
    answers: int = attrs.field(default=20, validator=_above_nothing)
    kept_bytes: int = attrs.field(default=64 * 1024 * 1024, validator=_above_nothing)
    free_bytes: int = attrs.field(default=64 * 1024 * 1024, validator=_above_nothing)


def _a_few(_: Any, field: "attrs.Attribute[int]", value: int) -> None:
    if not 0 <= value <= MOST_STRANGERS:
        raise ValueError(f"{field.name} is a whole number from 0 to {MOST_STRANGERS}")


def _openers(_: Any, _field: "attrs.Attribute[tuple[str, ...]]", value: tuple[str, ...]) -> None:
    for one in value:
        if one not in (ANYBODY, PLAYERS):
            address(one)


def _an_address_or_none(_: Any, _field: "attrs.Attribute[str]", value: str) -> None:
    if value:
        address(value)


@value
class Welcome:
    """
    The table [welcome]: people may come to this host and open games by mail alone.

    `new` says who may open games: "anybody", "players" (of a game here) or addresses; `games` how many games
    opened by mail may wait or go on at a time, `strangers` how many of them get a mail in a day. `master` is the
    game master of such games, `rules` the file in the host folder with their [deadline], [missed], [messages].
    """

    new: tuple[str, ...] = attrs.field(default=(ANYBODY,), validator=_openers)
    games: int = attrs.field(default=20, validator=_above_nothing)
    strangers: int = attrs.field(default=20, validator=_a_few)
    master: str = attrs.field(default="", validator=_an_address_or_none)
    rules: str = ""


@value
class HostSettings:
    """
    What host.toml says. `mail` and `fetch` are its tables [mail] and [fetch], as data; without `welcome` nobody
    who does not play here gets a mail.

    `envelope` is where undeliverable mail goes back to: "" the host's address, "<>" nowhere. `publish`
    is the folder for pages of all games, "" for none.
    """

    address: str = attrs.field(validator=_an_address)
    name: str = "pbem host"
    domain: str = ""
    delivery: Delivery = "folder"
    envelope: str = attrs.field(default="", validator=_an_address)
    publish: str = ""
    caps: Caps = Caps()
    welcome: Welcome | None = None
    mail: Mapping[str, Any] = attrs.field(factory=dict)
    fetch: Mapping[str, Any] = attrs.field(factory=dict)

    @property
    def message_domain(self) -> str:
        """What follows the @ in every Message-ID."""
        return self.domain or self.address.rpartition("@")[2]

    @property
    def strangers(self) -> int:
        """How many people who play nowhere here get a mail in a day."""
        return self.welcome.strangers if self.welcome else MOST_STRANGERS


def read_settings(data: bytes, where: str) -> HostSettings:
    """Read the settings of a host from a file called `where`. Raises InputError or ContentError."""
    return structure(HostSettings, parse(data, where), where)


def settings_text(settings: HostSettings) -> str:
    """Return the first text of host.toml, with the tables [mail] and [fetch] if there are any."""
    name = one_line(settings.name, 60).replace("\\", "").replace('"', "")
    return (
        "# A host for games by mail. What else can stand here: docs/hosting.md\n"
        f'address  = "{settings.address}"\n'
        f'name     = "{name}"\n'
        f'delivery = "{settings.delivery}"    # folder, sendmail or smtp\n'
        + (f'envelope = "{settings.envelope}"\n' if settings.envelope else "")
        + "".join(_table_text(name, table) for name, table in (("mail", settings.mail), ("fetch", settings.fetch)))
    )


def _table_text(name: str, table: Mapping[str, Any]) -> str:
    rows = "".join(f"{key} = {json.dumps(value)}\n" for key, value in table.items())
    return f"\n[{name}]\n{rows}" if rows else ""
