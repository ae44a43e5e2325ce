"""
ES modules joined into one inline script: nothing is loaded, nothing evaluated.

Rule 1. A module imports by lines of the form `import { a, b } from "./x.js";` at its head, and exports
        by `export function`, `export async function`, `export const`, `export class` at the beginning of
        a line. Nothing else of what `import` and `export` can say is allowed.
Rule 2. A module is known by the name of its file alone, wherever it lies.
Rule 3. Comments that fill whole lines are left out; the folder `page/` has them.
Rule 4. Each module becomes one constant, a function that is called at once and waited for, in the order
        of need.
"""

import re
from collections.abc import Iterator, Mapping

_IMPORT = re.compile(r'^import \{ ([\w$]+(?:, [\w$]+)*),? \} from "(?:\./|\.\./[a-z-]+/)([a-z-]+\.m?js)";$')
_EXPORT = re.compile(r"^export (?=(?:async )?function ([\w$]+)|const ([\w$]+)|class ([\w$]+))")
_LEFT = re.compile(r"^\s*(?:import\b(?!\s*[.(])|export\b)")


_COMMENT = re.compile(r"^[ \t]*(?://.*|/\*(?:[^*]|\*(?!/))*\*/[ \t]*)\n", re.MULTILINE)


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
