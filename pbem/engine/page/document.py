"""
An HTML file that loads nothing from outside.

Its policy stands in its head: one script and one style sheet, by their digests; no network, no frames,
no forms, no other script from anywhere. What people wrote passes through `escape`, data
for the script through `data_block`: neither can leave the element in which it stands.
"""

import json
from base64 import b64encode
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any
from urllib.parse import quote

from pbem.engine.picture.strokes import escape
from pbem.record import value

HEAD = (
    '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
    '<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
    '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
    '<meta name="color-scheme" content="light dark">\n<meta name="referrer" content="no-referrer">\n'
)
"""How every page begins, with its policy."""


@value
class Part:
    """
    A section of a page: its id, its heading, and its HTML as it is read without scripts.

    `data` is for the script, in the element `ID-data`; None for none. A hidden heading is there for
    those who hear a page.
    """

    id: str
    heading: str
    html: str
    data: Any = None
    hidden_heading: bool = False


def write_document(title: str, head: str, parts: Sequence[Part], style: str, script: str, data: dict[str, Any]) -> str:
    """
    Return a whole page: `head` as HTML above its parts, its style sheet and script as texts.

    `data` are further values for the script, each in an element with the id of its key.
    """
    blocks = {**data, **{f"{part.id}-data": part.data for part in parts if part.data is not None}}
    return "".join(_lines(title, head, parts, style, script, blocks))


def _lines(
    title: str, head: str, parts: Sequence[Part], style: str, script: str, blocks: dict[str, Any]
) -> Iterator[str]:
    yield HEAD.format(policy=policy(style, script))
    yield f"<title>{escape(title)}</title>\n<style>{style}</style>\n</head>\n<body>\n"
    yield f"<header>\n{head}</header>\n<main>\n"
    for part in parts:
        yield from _section(part)
    yield "</main>\n"
    for name, data in blocks.items():
        yield data_block(name, data)
    yield f'<script type="module">{script}</script>\n</body>\n</html>\n'


def _section(part: Part) -> Iterator[str]:
    hidden = ' class="unseen"' if part.hidden_heading else ""
    yield f'<section id="{part.id}" aria-labelledby="{part.id}-heading">\n'
    yield f'<h2 id="{part.id}-heading"{hidden}>{escape(part.heading)}</h2>\n{part.html}</section>\n'


def policy(style: str, script: str) -> str:
    """Return the content policy of a page with this style sheet and this script and nothing else."""
    return (
        f"default-src 'none'; script-src '{digest(script)}'; style-src '{digest(style)}'; "
        "img-src data:; base-uri 'none'; form-action 'none'"
    )


def digest(text: str) -> str:
    """Return how a policy names a script or a style sheet."""
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


def data_block(name: str, value: Any) -> str:
    """Return a value as JSON in an element that no text in it can close."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    # What HTML could take for markup, and line ends that old scripts did not allow in texts.
    for sign in "<>&\u2028\u2029":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return f'<script type="application/json" id="{name}">{text}</script>\n'


# ── the index of games that a host publishes ─────────────────────────────────────────────────────


@value
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
