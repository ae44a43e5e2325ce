"""What is said about a text that is no condition: where it cannot be read, and the way out."""

from typing import NoReturn

from pbem.engine.table.sheet import nearest
from pbem.errors import TextError
from pbem.rulesets.risk.conditions.tree import (
    BATTLE_NAMES,
    CHANGE_NAMES,
    COMPARISONS,
    FUNCTIONS,
    QUOTE,
    SIGN,
    WORD,
    WORDS,
    Name,
    Node,
    Sign,
)

_SIGNS = f"comparison signs: {' '.join(COMPARISONS)}"
_QUOTED = 'names go in double quotes, as in captured("Egypt")'
_WANTED = "a number, a word or a test is expected here"
_SLIPS = (
    (("=", "<>", "><", "~"), _SIGNS),
    (("&",), "write: and"),
    (("|",), "write: or"),
    (("!",), 'write: not, as in not own("Egypt")'),
    (("/", "%", "^", "**"), "arithmetic: + - * //"),
    (("'", "`"), _QUOTED),
    (('"',), 'a name ends with a " and has only plain letters'),
    (("[", "{", "]", "}"), "only round parentheses are known"),
    ((";", ","), "join tests with: and, or"),
)


def refuse(text: str, at: int, hint: str) -> NoReturn:
    """Raise the TextError for this place of the text."""
    where = "its end" if at >= len(text) else f"character {at + 1}"
    raise TextError(at, f'cannot read "{text}" at {where}', hint)


def refuse_number(text: str, node: Node) -> NoReturn:
    """Raise the TextError for a number where something must be true or false."""
    if isinstance(node, Name) and node.word not in CHANGE_NAMES:
        refuse(text, node.at, word_hint(node.word, CHANGE_NAMES))
    refuse(text, node.at, "a number alone is not a test; compare it, as in cards >= 3")


def word_hint(word: str, names: tuple[str, ...]) -> str:
    """Help with a bare word that means nothing where it stands."""
    if word.lower() in (*names, *WORDS):
        return f"small letters: {word.lower()}"
    if word in FUNCTIONS:
        return f'write {word}("...") with a {FUNCTIONS[word]} in double quotes'
    possible = f"words possible here: {', '.join(names)}" if names else "no such word can be used here"
    if word in CHANGE_NAMES:
        where = ", only during a battle" if word in BATTLE_NAMES else ""
        calls = ", ".join(f'{function}("...")' for function in FUNCTIONS)
        return f"{word} means nothing here{where}; {possible}, {calls}"
    close = nearest(word, names, 1)
    if close:
        return f"did you mean {close[0]}? {possible}"
    return possible if word.islower() else f"{_QUOTED}; {possible}"


def call_hint(function: str, token: Sign) -> str:
    """Help with what stands in the parentheses of a function."""
    if token.text.startswith('"'):
        return slip_hint(token.text)
    return f"names go in double quotes, the whole condition in single ones: '{function}(\"...\")'"


def slip_hint(rest: str) -> str:
    """Help with an operator of another language."""
    if any(not " " <= char <= "~" for char in rest[:1]):
        return 'only spaces, plain letters and signs can be used; the quotation mark is "'
    return next((hint for starts, hint in _SLIPS if rest.startswith(starts)), "")


def operand_hint(token: Sign) -> str:
    """Help where a number, a word or a test is missing."""
    if token.kind == SIGN and token.text in {"+", "-"}:
        return "a number has no sign; for all but one write mine - 1"
    if token.kind == QUOTE:
        return 'a function needs a name in parentheses, as in own("Egypt")'
    if token.kind == 0 and "0" <= token.text[:1] <= "9":
        return "whole numbers only, with a space after them"
    if token.kind == 0 and token.text:
        return slip_hint(token.text) or _WANTED
    if token.at == 0 and not token.text:
        return "for instance: mine > theirs; without the key it is always true"
    if token.kind == SIGN and token.text in COMPARISONS:
        return _SIGNS
    return _WANTED


def next_hint(token: Sign, before: Sign | None, otherwise: str) -> str:
    """Help with a token where another one was expected."""
    hint = (token.kind == 0 and slip_hint(token.text)) or otherwise
    if token.kind == WORD and token.text.lower() in WORDS and token.text not in WORDS:
        hint = f"small letters: {token.text.lower()}"
    elif token.kind == SIGN and token.text in COMPARISONS:
        hint = "one comparison at a time; join two with: and"
    elif token.kind == WORD and before and before.kind == WORD:
        known = {before.text, token.text} & {*CHANGE_NAMES, *FUNCTIONS, *WORDS}
        hint = "a sign is missing between these two words" if known else _QUOTED
    return hint
