"""What the games of an arena say, as a page for any browser: the answer, the table, charts."""

from collections.abc import Iterator

from pbem.engine.arena.answer import answer, table
from pbem.engine.arena.results import Question, Results
from pbem.engine.page.document import HEAD, digest
from pbem.engine.picture.chart import draw_bars, draw_chart
from pbem.engine.picture.strokes import escape


def arena_page(results: Results, style: str, question: Question | None = None) -> str:
    """Return the page; it runs no script and loads nothing. `style` is the style sheet of all pages."""
    title = f"{', '.join(results.contest.styles)}: {len(results.bouts)} games of {results.contest.rules}"
    policy = f"default-src 'none'; style-src '{digest(style)}'; base-uri 'none'; form-action 'none'"
    return "".join(
        [
            HEAD.format(policy=policy),
            f"<title>{escape(title)}</title>\n<style>{style}</style>\n</head>\n<body>\n",
            f"<header>\n<h1>{escape(title)}</h1>\n<p>{escape(answer(results, question))}</p>\n</header>\n<main>\n",
            *(f"<figure>{chart}</figure>\n" for chart in _charts(results)),
            "<pre>" + "\n".join(map(escape, table(results))) + "</pre>\n</main>\n</body>\n</html>\n",
        ]
    )


def _charts(results: Results) -> Iterator[str]:
    shares = [(style, results.of_style(style)) for style in results.styles]
    shares += [(f"{name} seat", results.of_seat(at)) for at, name in enumerate(results.contest.seats, 1)]
    rows = [(name, one.share, one.low, one.high) for name, one in shares]
    yield draw_bars("What a seat wins", "The line is par; whiskers hold 19 cases of 20.", rows, results.par)
    if results.lengths:
        note = f"Half of them end by turn {results.length_at(50)}."
        yield draw_chart("How long a game lasts", [note], [("Turns", results.lengths)])
