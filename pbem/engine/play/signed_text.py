"""
The text of signed orders: what their player wrote, and the table [signed] below it.

Comments and layout are the player's own, so the table is taken off and put on as text.
"""

import re
from typing import Any

from pbem.engine.file.genesis import Genesis
from pbem.engine.play.order_check import without_signed
from pbem.engine.play.order_header import by_id
from pbem.engine.text import order_file
from pbem.engine.text.order_file import OrderFile
from pbem.errors import InputError

_SIGNED = re.compile(r"^[ \t]*\[[ \t]*signed[ \t]*\][ \t]*(?:#[^\n]*)?$", re.MULTILINE)
_PLAYER = re.compile(r"""^([ \t]*player[ \t]*=[ \t]*)(?:"[^"\n]*"|'[^'\n]*')""", re.MULTILINE)


def unsigned_orders(file: OrderFile) -> str:
    """Return the player's own text: all before the table [signed]. Raises InputError."""
    if "signed" not in file.data:
        return file.text
    places = [match.start() for match in _SIGNED.finditer(file.text)]
    for place in places:
        # The same words may occur in a quoted text; only the table itself ends the player's part.
        text = file.text[:place].rstrip("\n") + "\n"
        own = order_file.read(text.encode(), file.name)
        if not own.problems and own.data == without_signed(file.data):
            return text
    raise InputError(f"{file.name}: the table [signed] is not the last one; remove it and sign again")


def with_id(genesis: Genesis, text: str) -> str:
    """Return the player's own text with the id of the player, which alone counts in signed orders."""
    data = order_file.read(text.encode(), "").data
    named = by_id(genesis, data)
    if named == data:
        return text
    own = _PLAYER.sub(rf'\g<1>"{named["player"]}"', text, count=1)
    return own if order_file.read(own.encode(), "").data == named else order_file.write(named)


def with_signature(text: str, document: dict[str, Any]) -> str:
    """Append the table [signed], and make sure that the file then says what was signed. Raises InputError."""
    table = order_file.write({"signed": document["signed"]})
    whole = f"{text.rstrip()}\n\n{table}"
    if order_file.read(whole.encode(), "").data != document:
        raise InputError("the table [signed] cannot be put at the end of this file")
    return whole
