"""Questions at the terminal. What is asked goes to standard error, so that results stay clean."""

from collections.abc import Mapping, Sequence

import click

from pbem.cli.say import console


def agrees(question: str, *, default: bool | None = True) -> bool:
    """
    Ask for a yes or no. Raises click.Abort when there is nobody to answer.

    What is signed, played or given away has no default: a yes to it is typed.
    """
    return click.confirm(_question_text(question), default=default, err=True)


def choose_letter(question: str, options: Mapping[str, str]) -> str:
    """Ask for one of some letters, each with what it means. There is no default."""
    offered = ", ".join(f"{letter} = {meaning}" for letter, meaning in options.items())
    return _pick_word(f"{question} {offered}", list(options), shown=False)


def choose_name(question: str, names: Sequence[str]) -> str:
    """Ask for one of some names, in any case; a single one is not asked for."""
    return names[0] if len(names) == 1 else _pick_word(question, names, shown=True)


def _pick_word(question: str, words: Sequence[str], *, shown: bool) -> str:
    kind = click.Choice(words, case_sensitive=False)
    picked: str = click.prompt(_question_text(question), type=kind, show_choices=shown, err=True)
    return picked


def _question_text(question: str) -> str:
    return console.wrapped(console.harmless(question))
