"""
The page of a game, put together: which parts it has, in the order in which they are read.

A part is a function from a `Subject` to a `Part` (`document.py`), or to None where a game has nothing for
it. What it says without scripts is its HTML; its data goes to the module of the same name in `pbem/page`,
which `pbem/page/main.js` calls.

The modules of the page are joined into one inline script: nothing is loaded, nothing evaluated.

Rule 1. A module imports by lines of the form `import { a, b } from "./x.js";` at its head, and exports
        by `export function`, `export async function`, `export const`, `export class` at the beginning of
        a line. Nothing else of what `import` and `export` can say is allowed.
Rule 2. A module is known by the name of its file alone, wherever it lies.
Rule 3. Comments that fill whole lines are left out; the folder `page/` has them.
Rule 4. Each module becomes one constant, a function that is called at once and waited for, in the order
        of need.
"""

import re
from collections.abc import Callable, Iterator, Mapping

from pbem.engine.file.phrases import format_clock, format_head
from pbem.engine.file.succession import format_next
from pbem.engine.page import charts, parts, view
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
_IMPORT = re.compile(r'^import \{ ([\w$]+(?:, [\w$]+)*),? \} from "(?:\./|\.\./[a-z-]+/)([a-z-]+\.m?js)";$')
_EXPORT = re.compile(r"^export (?=(?:async )?function ([\w$]+)|const ([\w$]+)|class ([\w$]+))")
_LEFT = re.compile(r"^\s*(?:import\b(?!\s*[.(])|export\b)")
_COMMENT = re.compile(r"^[ \t]*(?://.*|/\*(?:[^*]|\*(?!/))*\*/[ \t]*)\n", re.MULTILINE)


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


def bundle(modules: Mapping[str, str], entry: str) -> str:
    """
    Join modules, from the names of their files to their texts, to one script that begins with `entry`.

    Raises ValueError with file and line where a module asks for what this cannot do.
    """
    return "".join(_wrap_module(name, modules) for name in _in_order(entry, modules, ()))


def _in_order(name: str, modules: Mapping[str, str], above: tuple[str, ...]) -> Iterator[str]:
    """The modules that one needs, each once and before those that need it, and then itself."""
    if name in above:
        raise ValueError(f"{name}: modules import each other in a circle: {', '.join(above)}")
    if name not in modules:
        raise ValueError(f"{above[-1] if above else name}: there is no module {name}")
    needed: dict[str, None] = {}
    for _, other in _imports(modules[name]):
        needed |= dict.fromkeys(_in_order(other, modules, (*above, name)))
    yield from (*needed, name)


def _imports(source: str) -> Iterator[tuple[str, str]]:
    """What a module takes, and from where."""
    for line in source.splitlines():
        if found := _IMPORT.match(line):
            yield found[1], found[2]


def _wrap_module(name: str, modules: Mapping[str, str]) -> str:
    exported = []
    lines = []
    for number, line in enumerate(modules[name].splitlines(), 1):
        if taken := _IMPORT.match(line):
            lines.append(f"const {{ {taken[1]} }} = {_constant(taken[2])};")
        elif given := _EXPORT.match(line):
            exported.append(given[1] or given[2] or given[3])
            lines.append(line[given.end() :])
        elif _LEFT.match(line) and not line.startswith(" *"):
            raise ValueError(f"{name}:{number}: this cannot be bundled: {line.strip()}")
        else:
            lines.append(line)
    body = _COMMENT.sub("", "\n".join([*lines, ""]))
    return f"const {_constant(name)} = await (async () => {{\n{body}return {{ {', '.join(exported)} }};\n}})();\n"


def _constant(name: str) -> str:
    """The name of the constant that holds a module: `board.js` is `$board`."""
    return "$" + re.sub(r"\.m?js$", "", name).replace("-", "_")
