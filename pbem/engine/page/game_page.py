"""
The page of a game, put together: which parts it has, in the order in which they are read.

A part is a function from a `Subject` to a `Part` (`document.py`), or to None where a game has nothing for
it. What it says without scripts is its HTML; its data goes to the module of the same name in `pbem/page`,
which `pbem/page/main.js` calls.
"""

from collections.abc import Callable, Mapping

from pbem.engine.file.phrases import format_clock, format_head
from pbem.engine.file.succession import format_next
from pbem.engine.page import charts, parts, view
from pbem.engine.page.bundle import bundle
from pbem.engine.page.document import Part, write_document
from pbem.engine.page.subject import Subject
from pbem.engine.picture.colours import sheet
from pbem.engine.picture.strokes import escape
from pbem.record import value

PARTS: tuple[Callable[[Subject], Part | None], ...] = (
    view.part,
    parts.own_view,
    parts.orders,
    charts.part,
    parts.turning_points,
    parts.talk,
    parts.proof,
)
ENTRY = "main.js"


@value
class Sources:
    """The texts of the folder `page/`: the style sheet, and its modules by file name."""

    style: str
    modules: Mapping[str, str]


def make_page(subject: Subject, sources: Sources) -> str:
    """Return the page of a game. Raises ValueError if its sources cannot be joined."""
    made = [part for part in (make(subject) for make in PARTS) if part]
    title = f"{subject.genesis.name}: {_moment(subject)}"
    return write_document(
        title,
        _head(subject),
        made,
        sheet() + sources.style,
        bundle(sources.modules, ENTRY),
        {"game-file": {"name": subject.file_name, "text": subject.data.decode()}},
    )


def _moment(subject: Subject) -> str:
    return format_clock(subject.table.clock(subject.turns[-1].before))


def _head(subject: Subject) -> str:
    """What the page is about: the game, the newest turn, who is next."""
    file, genesis, state = subject.game.file, subject.genesis, subject.state
    following = format_next(genesis, subject.table, state)
    rules, version = genesis.ruleset
    title = next(iter(subject.table.words.headline()), rules)
    facts = (
        f"{title} ({rules}, version {version}). Mode {genesis.mode}, record {file.index}, "
        f"head {format_head(file.head)}."
    )
    return (
        f"<h1>{escape(genesis.name)}</h1>\n<p>{escape(_moment(subject).capitalize())}. "
        f'<strong>Next: {escape(following)}</strong></p>\n<p class="facts">{escape(facts)}</p>\n'
    )
