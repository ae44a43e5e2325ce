"""The index of games that a host publishes: one HTML file with a link to the page of each."""

from collections.abc import Sequence
from urllib.parse import quote

import attrs

from pbem.engine.page.document import HEAD, digest
from pbem.engine.picture.strokes import escape


@attrs.frozen
class Entry:
    """A game: its name, the files of its page and picture ("" for none), who plays, who is next."""

    name: str
    page: str
    picture: str
    players: str
    next: str


def write_index(title: str, entries: Sequence[Entry], style: str) -> str:
    """Return the index; it runs no script."""
    policy = f"default-src 'none'; style-src '{digest(style)}'; base-uri 'none'; form-action 'none'"
    rows = "".join(map(_row, entries))
    return (
        f"{HEAD.format(policy=policy)}<title>{escape(title)}</title>\n<style>{style}</style>\n</head>\n<body>\n"
        f'<header>\n<h1>{escape(title)}</h1>\n</header>\n<main>\n<ul class="games">\n{rows}</ul>\n'
        "</main>\n</body>\n</html>\n"
    )


def _row(entry: Entry) -> str:
    picture = f' · <a href="{quote(entry.picture)}">picture</a>' if entry.picture else ""
    return (
        f'<li><h2><a href="{quote(entry.page)}">{escape(entry.name)}</a></h2>\n'
        f"<p>{escape(entry.players)}</p>\n<p>Next: {escape(entry.next)}{picture}</p></li>\n"
    )
