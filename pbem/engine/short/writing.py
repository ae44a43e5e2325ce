"""Orders written as short lines: what somebody ordered, and what may be ordered now."""

from collections.abc import Iterator

from pbem.engine.file.phrases import format_clock
from pbem.engine.play.game import Game
from pbem.engine.play.order_header import HEADER
from pbem.engine.short.grammar import Grammar
from pbem.engine.short.header_lines import turn_line
from pbem.engine.short.reading import grammar_of
from pbem.engine.table.terms import Data
from pbem.engine.text import order_file
from pbem.engine.words.template import header, write_template
from pbem.errors import InputError

NOT_HERE = "this game has no short orders; write an order file"


def write_orders(game: Game, data: Data) -> list[str]:
    """
    Write the orders of an order file as short lines, without its header.

    Raises InputError where only an order file can say them.
    """
    return _write(_grammar(game, str(data.get("player"))), data)


def write_short_template(game: Game, seat: str, state: object = None, *, board: bool = False) -> str:
    """
    Return short orders to change (LF), legal as they are where the rules allow that.

    `state` is what the player may see, if that is more than everybody does; with `board` the board
    around the player stands below, as comments. Raises InputError in a game without short orders.
    """
    grammar = _grammar(game, seat, state)
    template = order_file.read(write_template(game, seat, game.state if state is None else state).encode(), "")
    lines = [*_head(game, seat), "", *_write(grammar, template.data)]
    lines += [f"# {line}" for line in grammar.examples(template.data)]
    around = grammar.board() if board else ()
    return "\n".join([*lines, "end", *(["", *around] if around else [])])


def _grammar(game: Game, seat: str, state: object = None) -> Grammar:
    grammar = grammar_of(game, seat, state)
    if grammar is None:
        raise InputError(NOT_HERE)
    return grammar


def _write(grammar: Grammar, data: Data) -> list[str]:
    orders = {key: value for key, value in data.items() if key not in (*HEADER, "signed")}
    return list(grammar.write(orders))


def _head(game: Game, seat: str) -> Iterator[str]:
    own, awaited = header(game, seat), game.awaited
    clock = format_clock(game.clock)
    due = f": {awaited.what}" if awaited and seat in awaited.must else ""
    yield f"# Orders for {clock}{due}."
    yield "# Change these lines, and add others like those that begin with #."
    yield f"game {own['game']}"
    yield f"player {seat}"
    yield turn_line(own)
