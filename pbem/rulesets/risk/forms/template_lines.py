"""
Lines of an order file to fill in: comments, values, and examples to be uncommented.

A line `# ...` is a comment; a line `#key = ...` is an example, an order once the sign is removed.
No line is wider than 79 columns, unless a single name is.
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from textwrap import wrap

from pbem.rulesets.risk.setting import Setting

WIDTH = 79
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_HARD = "\xa0"  # a blank at which no line may end


def comment(text: str, indent: str = "") -> list[str]:
    """Write a sentence as comments; lines after the first are indented."""
    return [*_comment_lines(text, indent)]


@lru_cache(maxsize=256)
def _comment_lines(text: str, indent: str) -> tuple[str, ...]:
    # Most sentences stand in the order file of every turn.
    lines = wrap(
        text,
        WIDTH,
        initial_indent="# ",
        subsequent_indent=f"# {indent}",
        break_long_words=False,
        break_on_hyphens=False,
    )
    return tuple(line.replace(_HARD, " ") for line in lines)


def whole(words: str) -> str:
    """Return words that no line may break."""
    return words.replace(" ", _HARD)


def example(lines: Sequence[str]) -> list[str]:
    """Turn lines into an example."""
    return [f"#{line}" for line in lines]


def word(setting: Setting, id_: str) -> str:
    """Write a territory or card as a value: its name, or its id where the name will not do."""
    name = setting.board.names[id_]
    plain = name.isascii() and setting.names.card.get(name, setting.names.territory.get(name)) == id_
    return f'"{name if plain else id_}"'


def key(setting: Setting, id_: str) -> str:
    """Write a territory as a key."""
    text = word(setting, id_)
    return text[1:-1] if _BARE.fullmatch(text[1:-1]) else text


def table(setting: Setting, name: str, values: Mapping[str, int | str]) -> list[str]:
    """Write a table of territories on one line, or under a head of its own if it is too long for one."""
    pairs = [
        f"{key(setting, id_)} = {value if isinstance(value, int) else f'{chr(34)}{value}{chr(34)}'}"
        for id_, value in values.items()
    ]
    line = f"{name} = {{ {', '.join(pairs)} }}"
    return [line] if len(line) < WIDTH else [f"[{name}]", *pairs]


def items(name: str, words: Sequence[str]) -> list[str]:
    """Write a list of ready-made values, over several lines if need be."""
    line = f"{name} = [{', '.join(words)}]"
    if len(line) < WIDTH:
        return [line]
    lines = wrap(
        ", ".join(whole(value) for value in words) + ",",
        WIDTH - 2,
        initial_indent="  ",
        subsequent_indent="  ",
        break_on_hyphens=False,
        break_long_words=False,
    )
    return [f"{name} = [", *(line.replace(_HARD, " ") for line in lines), "]"]


def trades(setting: Setting, sets: Sequence[Sequence[str]]) -> list[str]:
    """Write sets of cards to be turned in."""
    lines = [f"[{', '.join(word(setting, card) for card in cards)}]" for cards in sets]
    short = f"trade = [{', '.join(lines)}]"
    if len(short) < WIDTH:
        return [short]
    return ["trade = [", *(f"  {line}," for line in lines), "]"]
