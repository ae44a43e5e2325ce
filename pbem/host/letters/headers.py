"""The header of a mail as plain pairs: what a host looks at before it answers anybody."""

from collections.abc import Iterator, Mapping

from pbem.mail.parts import MOST_HEADER

MOST_FIELDS = 400
MOST_VALUE = 4000

Headers = Mapping[str, tuple[str, ...]]
"""Values by the name of a field in small letters; the row `From ` of a mailbox as "from "."""


def read_headers(raw: bytes) -> Headers:
    """Read the header of a mail: at most 64 KiB and 400 fields. Never raises."""
    fields: dict[str, tuple[str, ...]] = {}
    for name, value in _fields(raw):
        fields[name] = (*fields.get(name, ()), value)
    return fields


def first(headers: Headers, name: str) -> str:
    """Return the first value of a field, "" if there is none."""
    return headers.get(name, ("",))[0]


def addresses(value: str) -> list[str]:
    """
    Return every address that stands in a field, in small letters.

    Names, comments and whatever else is put round addresses to deceive give more words and never
    fewer; so nobody is taken for somebody because of his name.
    """
    for sign in '<>()[],;:"\\':
        value = value.replace(sign, " ")
    return [word.lower() for word in value.split() if "@" in word.strip("@")]


def sender_address(headers: Headers) -> str:
    """Return who a mail says that it is from, in small letters; "" unless that is one address."""
    values = headers.get("from", ())
    if len(values) != 1:
        return ""
    value = values[0]
    if value.count("<") == 1 and value.rstrip().endswith(">"):
        value = value.rpartition("<")[2]
    found = addresses(value)
    return found[0] if len(found) == 1 else ""


def _fields(raw: bytes) -> Iterator[tuple[str, str]]:
    text = raw[:MOST_HEADER].decode("latin-1").replace("\r\n", "\n").replace("\r", "\n")
    rows = text.partition("\n\n")[0].split("\n")
    if rows[0].startswith(("From ", ">From ")):
        yield "from ", rows.pop(0).lstrip(">")[5:MOST_VALUE]
    name, value, count = "", "", 0
    for row in [*rows, "end:"]:
        if row[:1] in (" ", "\t"):
            value = f"{value} {row.strip()}"[:MOST_VALUE]
            continue
        if name:
            count += 1
            yield name, value
        if count == MOST_FIELDS:
            return
        name, _, value = row.partition(":")
        name, value = name.strip().lower(), value.strip()[:MOST_VALUE]
