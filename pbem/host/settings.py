"""host.toml: the settings of a host, as data."""

import json
from collections.abc import Mapping
from typing import Any, Literal

import attrs

from pbem.local.settings import parse, structure
from pbem.mail.draft import address, one_line
from pbem.record import value

Delivery = Literal["folder", "sendmail", "smtp"]


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
    How much is accepted: bytes of a mail and of its header, orders of a player in a turn, answers to
    an address in a day. While fewer bytes are free on the disk, no mail is taken in.
    """

    mail_bytes: int = attrs.field(default=1024 * 1024, validator=_above_nothing)
    header_bytes: int = attrs.field(default=64 * 1024, validator=_above_nothing)
    submissions: int = attrs.field(default=50, validator=_above_nothing)
    answers: int = attrs.field(default=20, validator=_above_nothing)
    free_bytes: int = attrs.field(default=64 * 1024 * 1024, validator=_above_nothing)


@value
class HostSettings:
    """
    What host.toml says. `mail` and `fetch` are its tables [mail] and [fetch], as data.

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
    mail: Mapping[str, Any] = attrs.field(factory=dict)
    fetch: Mapping[str, Any] = attrs.field(factory=dict)

    @property
    def message_domain(self) -> str:
        """What follows the @ in every Message-ID."""
        return self.domain or self.address.rpartition("@")[2]


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
