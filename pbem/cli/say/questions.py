"""
Questions at the terminal, all of one form: what is asked, and the answers in brackets; `?` explains.

What is asked goes to standard error, so that results stay clean.
"""

from collections.abc import Mapping, Sequence

import click

from pbem.cli.say import console
from pbem.engine.file.phrases import quoted

EXPLAIN = "?"
_WORDS = {"yes": "y", "no": "n"}
_ALWAYS = (
    "Nothing is signed, played or mailed before you say so. Ctrl and C together leave; what is written stays, and the "
    "same command goes on from there."
)


def agrees(question: str, *, default: bool | None = True, about: str = "") -> bool:
    """
    Ask for a yes or no; `about` says what a yes does. Raises click.Abort when there is nobody to answer.

    What is signed, played or given away has no default: a yes to it is typed.
    """
    preset = {None: "", True: "y", False: "n"}[default]
    return _ask(question, ("y", "n"), preset, about) == "y"


def choose_letter(question: str, options: Mapping[str, str], *, default: str = "", about: str = "") -> str:
    """Ask for one of some letters, each with what it means; `y` is taken for the one that means yes."""
    offered = ", ".join(f"{letter} = {meaning}" for letter, meaning in options.items())
    yes = next((letter for letter, meaning in options.items() if meaning == "yes"), "")
    return _ask(f"{question} {offered}", list(options), default, about, yes)


def choose_name(question: str, names: Sequence[str], *, about: str = "") -> str:
    """Ask for one of some names, in any case; a single one is not asked for."""
    return names[0] if len(names) == 1 else _ask(question, names, "", about)


def _ask(question: str, words: Sequence[str], default: str, about: str, yes: str = "") -> str:
    """Ask until one of the words is typed, or y for `yes`; Enter alone takes the default, if there is one."""
    known = {**({"y": yes} if yes else {}), **{one.casefold(): one for one in words}}
    shown = "/".join(one.upper() if one == default else one for one in words)
    text = console.wrapped(console.harmless(f"{question} [{shown}]"))
    while True:
        typed: str = click.prompt(text, default=default or None, show_default=False, err=True)
        word = typed.strip().casefold()
        if (found := known.get(word) or known.get(_WORDS.get(word, ""))) is not None:
            return found
        if word == EXPLAIN:
            console.note(f"{about}{' ' if about else ''}{_ALWAYS}")
        else:
            console.note(f"{quoted(typed)} is none of the answers in brackets; {EXPLAIN} explains.")
