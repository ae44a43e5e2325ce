"""Switches of the rules as people write them: NAME=VALUE."""

from pbem.errors import InputError


def read_switch(text: str) -> tuple[str, object]:
    """Read `deck=modern`; numbers, true and false are taken as such. Raises InputError."""
    name, sign, value = text.partition("=")
    if not sign or not name.strip():
        raise InputError(f"{text!r}; write NAME=VALUE")
    return name.strip(), _value(value.strip())


def _value(text: str) -> object:
    if text in ("true", "false"):
        return text == "true"
    # Plain decimal digits only: `int` would also take "1_000" and digits of other scripts.
    if text.isascii() and text.removeprefix("-").isdigit() and len(text) < 10:
        return int(text)
    return text
