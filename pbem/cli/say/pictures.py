"""Pictures of a board written where the user says: SVG, or PNG if the extra `picture` is installed."""

import click

from pbem.cli.say import console
from pbem.errors import InputError
from pbem.local import files

ENDINGS = (".svg", ".png")

output_option = click.option(
    "-o", "--output", metavar="FILE", help="Draw the board into a new file, .svg or .png."
)


def write(path: str, svg: str | None) -> None:
    """Write a picture by the ending of its file. Raises InputError."""
    if not path.lower().endswith(ENDINGS):
        raise click.BadParameter(
            f"{path!r}; the name of a picture ends with .svg or .png", param_hint="-o"
        )
    if svg is None:
        raise InputError("this game has no board to draw")
    files.write_new(path, svg.encode() if path.lower().endswith(".svg") else _png(svg))
    console.note(f"Written: {path}")


def _png(svg: str) -> bytes:
    from pbem.local.picture import png

    data = png(svg, 2000)
    if data is None:
        raise InputError(
            "a PNG needs what the extra `picture` brings: pip install 'pbem[picture]'; or write .svg"
        )
    return data
