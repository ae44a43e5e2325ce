"""
What to say to a player whose order file is not TOML.

The sentences are ours, because the words of the standard library's reader change with the version
of Python. A mistake is named by what is found at the place; the hint is the way out.
"""

import re

from pbem.errors import TextError

_QUOTES = "\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u2039\u203a\u00ab\u00bb\u00b4`"
_FENCE = "```"
_SPACES = "\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u3000"
_UNSEEN = "\u00ad\u200b\u200c\u200d\u2028\u2029\u2060\ufeff"

_SETTING = 'for instance: to = "India"'
_FRACTION = re.compile(r"[+-]?(?:[0-9][0-9_]*+(?:\.[0-9_]++)?(?:[eE][+-]?[0-9_]++)?|inf|nan)")
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}.*+|[0-9]{2}:[0-9]{2}.*+")
_BARE_WORDS = re.compile(r"[A-Za-z0-9_ \t-]++")
_FIRST = re.compile(r"\"[^\"\n]*+\"|[^,}#\n]*+")
_NEXT = re.compile(r"\[{1,2}[A-Za-z_][A-Za-z0-9_.-]*+\]|[A-Za-z_][A-Za-z0-9_-]*+[ \t]*+=")
_PLAIN_END = re.compile(r"[,\]}#=\n\"']")


def line_at(text: str, at: int) -> int:
    """Return the number of the line, from 1."""
    return text.count("\n", 0, at) + 1


def rest_of_line(text: str, at: int) -> str:
    """Return what is left of the line, without blanks at its ends."""
    end = text.find("\n", at)
    return text[at : len(text) if end < 0 else end].strip()


def odd_character(text: str, at: int) -> TextError | None:
    """Name a character that a word processor, a mail program or a phone put there, if it is one."""
    char = text[at : at + 1]
    if not char or (" " <= char <= "~" and char != "`") or char in "\t\n":
        return None
    code = f"U+{ord(char):04X}"
    if text.startswith(_FENCE, at):
        hint = "delete this line; only what stands between two such lines belongs to the file"
        return TextError(at, "a line that marks off a text on a web page", hint)
    if char in _QUOTES:
        hint = 'type the plain " again; word processors, mail programs and phones change it'
        return TextError(at, f"a typographic quotation mark ({code})", hint)
    if char in _SPACES:
        hint = "delete it and type an ordinary space"
        return TextError(at, f"a blank that is not an ordinary space ({code})", hint)
    if char in _UNSEEN or char < "\u00a0":
        hint = "delete it and type the line again"
        return TextError(at, f"a character that cannot be seen ({code})", hint)
    return None


def no_end_of_line(text: str, at: int, after: str = "the value") -> TextError:
    """Say why the line should have ended here."""
    if odd := odd_character(text, at):
        return odd
    if text[at - 1] in {'"', "'"} and text[at].isalnum():
        return _quotes_inside(text, at)
    if after == "the header":
        return TextError(at, "a table header is alone on its line", "go on below it")
    return TextError(at, f"{after} has ended before this", "one setting a line")


def _quotes_inside(text: str, at: int) -> TextError:
    inner, outer = ('"', "'") if text[at - 1] == '"' else ("'", '"')
    hint = f"a text that contains {inner} goes between {outer} and {outer}"
    line = text[text.rfind("\n", 0, at) + 1 : at] + rest_of_line(text, at)
    value = line.partition("=")[2].strip()
    if value[:1] == value[-1:] == inner and outer not in value:
        hint += f": {outer}{value[1:-1]}{outer}"
    return TextError(at, "the text has ended before this", hint)


def no_name(text: str, at: int) -> TextError:
    """Say why no key can be read here."""
    if odd := odd_character(text, at):
        return odd
    if text.startswith(("//", ";", "--", "/*"), at):
        return TextError(at, "a name is expected here", "comments begin with #")
    if text.startswith("=", at):
        return TextError(at, 'there is no name before "="', _SETTING)
    if text.startswith(">", at):
        hint = "delete the > at the start of every line"
        return TextError(at, "a mark that mail programs put before quoted lines", hint)
    if text.startswith("{\\rtf", at):
        hint = "save it as plain text"
        return TextError(at, "this is rich text from a word processor", hint)
    if text.startswith("@", at):
        hint = 'a word with @ needs quotes: "@border"'
        return TextError(at, "a name is expected here", hint)
    line = rest_of_line(text, at)
    if "=" not in line and not text[:at].rpartition("\n")[2].strip():
        return TextError(at, "this line is not a setting", "a remark begins with #")
    if line[:1] in {"(", "<", "*", "|"}:
        return TextError(at, "a name is expected here", f"delete the {line[0]}")
    return _odd_letter(text, at) or TextError(at, "a name is expected here", _SETTING)


def _odd_letter(text: str, at: int) -> TextError | None:
    if text[at : at + 1] <= "\u007f":
        return None
    hint = "a name has the letters A-Z and a-z, digits, - and _"
    return TextError(at, "a letter that names do not have", hint)


def no_equals(text: str, name: str, start: int, at: int) -> TextError:
    """Say what to write for a key (from `start`, read up to `at`) without an equals sign."""
    if odd := odd_character(text, at) or _odd_letter(text, at):
        return odd
    rest = rest_of_line(text, at)
    words, sign, value = rest.partition("=")
    hint = 'every setting is a name, "=" and a value: to = "India"'
    if rest.startswith(":"):
        hint = f'TOML uses "=" instead of ":", as in {text[start:at].strip()} = {_first_word(rest[1:])}'
    elif sign and _BARE_WORDS.fullmatch(words):
        hint = f'a name with a blank needs quotes: "{name} {words.strip()}" = {_first_word(value)}'
    return TextError(at, f'expected "=" after {name}', hint)


def _first_word(text: str) -> str:
    match = _FIRST.match(text.strip())
    word = match[0].strip() if match else ""
    return f'"{word}"' if word[:1].isalpha() and word not in {"true", "false"} else word


def broken_string(text: str, at: int, end: int, mark: str) -> TextError:
    """Say why the text from `at` on is not a string; up to `end` it was good."""
    if text.startswith("\\", end) and mark[0] == '"':
        hint = "write two of them, or put the text in single quotes"
        return TextError(end, "a backslash begins an escape, and this is not one", hint)
    if end < len(text) and text[end] != "\n":
        return odd_character(text, end) or TextError(end, "this cannot stand in a text")
    line = rest_of_line(text, at)
    if any(char in line for char in _QUOTES):
        hint = f"type the plain {mark} again at its end"
        return TextError(at, "this text ends with a typographic quotation mark", hint)
    hint = f"a text begins and ends with {mark}"
    if len(mark) == 1:
        hint += " on the same line"
    return TextError(at, f"this text has no {mark} at its end", hint)


def no_value(text: str, at: int) -> TextError:
    """Say why no value can be read here, where there is not even a word."""
    if text.startswith("=", at):
        return TextError(at, 'one "=" is enough', _SETTING)
    message = "expected a value"
    if text[:at].rstrip(" \t").endswith("="):
        message += ' after "="'
    hint = 'strings need quotes: to = "India"'
    return odd_character(text, at) or TextError(at, message, hint)


def odd_word(text: str, at: int, word: str, *, whole: bool) -> TextError:
    """Say what to write for a word that is no value; `whole` if it is a whole number."""
    if whole:
        return TextError(at, "this number is too large")
    if word.isdecimal() and word.isascii():
        return TextError(at, "a number does not begin with 0", f"write {int(word[:20])}")
    if _DATE.fullmatch(word):
        return TextError(at, "dates and times are not used here", code="E-TYPE")
    if _FRACTION.fullmatch(word):
        return TextError(at, "only whole numbers are used here", code="E-TYPE")
    if word.lower() in {"true", "false"}:
        return TextError(at, f"{word} is not a value", f"small letters: {word.lower()}")
    for place in range(at, at + len(word)):
        if odd := odd_character(text, place):
            return odd
    if word[0].isdecimal():
        hint = "a number has digits only; a text needs quotes"
        return TextError(at, "this is not a whole number", hint)
    meant = _PLAIN_END.split(rest_of_line(text, at), maxsplit=1)[0].strip()
    return TextError(at, "a text needs quotes", f'write "{meant}"')


def no_comma(text: str, at: int, opened: int, closing: str) -> TextError:
    """Say why a list or an inline table, opened at `opened`, cannot go on here."""
    if at >= len(text):
        return TextError(opened, f"this {text[opened]} is never closed", f"add {closing}")
    if text[at] in "\n#":
        hint = "or write it as a [table] with a line for each name"
        return TextError(opened, "what stands in { } stays on one line", hint)
    hint = "a comma stands between two entries"
    return (
        unclosed_list(text, at, opened)
        or odd_character(text, at)
        or TextError(at, f'expected "," or "{closing}"', hint)
    )


def unclosed_list(text: str, at: int, opened: int) -> TextError | None:
    """Say that a list is never closed if what stands here, in a later line, is no entry of it."""
    if text[opened] == "[" and _NEXT.match(text, at) and "\n" in text[opened:at]:
        hint = f"add ] before line {line_at(text, at)}"
        return TextError(opened, "this [ is never closed", hint)
    return None
