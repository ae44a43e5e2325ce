"""The option `-o` of commands that write several files: it names a folder, and nothing else can be meant."""

import os
from collections.abc import Callable
from typing import Any

import click

_FILES = (".toml", ".txt", ".html")


def output_folder(about: str, default: str | None = None) -> Callable[[Any], Any]:
    """Return the option, with what its help says."""
    return click.option(
        "-o", "--output", metavar="DIR", default=default, callback=_no_file, help=about
    )


def _no_file(_ctx: click.Context, _param: click.Parameter, value: str | None) -> str | None:
    # Other commands have a file here, so a folder called world-008.toml would soon be made.
    if value and value.lower().endswith(_FILES) and not os.path.lexists(value):
        raise click.BadParameter(f"{value!a} is the name of a file; name the folder to write to")
    return value
