"""A `pbem` command in a sentence, to be copied."""

import os
import re

from pbem.errors import NO_BREAK

_PLAIN = "_@%+=:,./~-" + ("\\" if os.name == "nt" else "")


def format_command(*words: str) -> str:
    """Return a `pbem` command to be copied: quoted where needed, and never folded."""
    return NO_BREAK.join(["pbem", *map(_quoted, words)])


def _quoted(word: str) -> str:
    if word and all(sign.isalnum() or sign in _PLAIN for sign in word):
        return word
    # On Windows no file name holds a double quote, and its shells do not agree on how to escape one.
    safe = word if os.name == "nt" else re.sub(r'(["$`\\!])', r"\\\1", word)
    return '"{}"'.format(safe.replace(" ", NO_BREAK))
