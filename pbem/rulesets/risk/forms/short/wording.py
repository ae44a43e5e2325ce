"""Items of a line in the words of the grammar: the names, amounts and signs of which an order is written again."""

from collections.abc import Iterable

from pbem.engine.short.items import AllBut, LineItem
from pbem.engine.short.tokens import Kind, Token


def way_of(places: Iterable[LineItem]) -> list[Token]:
    """Return the way of an attack or a move: Siam > India."""
    return listed(([name_of(one)] for one in places), ("arrow", ">"))


def listed(parts: Iterable[list[Token]], sign: tuple[Kind, str] = ("comma", ",")) -> list[Token]:
    """Return parts of an order with a sign between them, which has no place of its own."""
    said: list[Token] = []
    for part in parts:
        said += [Token(*sign, part[0].start, part[0].start), *part] if said else part
    return said


def name_of(item: LineItem) -> Token:
    """Return the name of a place, or of a card, as orders call it."""
    return Token("quoted", item.value, item.tokens[0].start, item.tokens[-1].end)


def amount_of(item: LineItem, every: str) -> list[Token]:
    """Return an amount as it is read: a number, or words for all of them, or for all but some."""
    amount, start, end = item.value, item.tokens[0].start, item.tokens[-1].end
    said: list[tuple[Kind, str]] = [("word", every)]
    if type(amount) is int:
        said = [("number", str(amount))]
    elif type(amount) is AllBut and amount.left > 1:
        said = [("word", "all"), ("word", "but"), ("number", str(amount.left))]
    return [Token(*one, start, end) for one in said]
