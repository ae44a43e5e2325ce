"""
Orders of the race as people type them: `prefer arrive, leave 2..6, most`, `via Denver`, `move 5`.

    prefer TESTS    via CITIES    until turn|ticket-end|changed    stop    move NUMBER
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pbem.engine.short.grammar import NEXT, Grammar, OrderWord, Said, leaf
from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import NameBook, Thing
from pbem.engine.short.speech import ARTICLES, FROM, Speech, phrases, words
from pbem.engine.table.terms import Data
from pbem.engine.text.toml_tree import Span
from pbem.errors import InputError
from pbem.rulesets.across_the_continent.board import Board
from pbem.rulesets.across_the_continent.orders import AFTER_THROW, UNTIL
from pbem.rulesets.across_the_continent.reading.position import Position
from pbem.rulesets.across_the_continent.reading.preference import WORDS

_SAID = {
    **dict.fromkeys(
        (
            *(
                "try to arrive",
                "arrive if possible",
                "arrive if i can",
                "arrive if you can",
                "arrive",
                "arrive whenever possible",
                "arrive when possible",
            ),
            *("ankommen", "ankommen wenn moglich", "arriver", "arriver si possible", "llegar", "llegar si se puede"),
            *("llegar si es posible", "arrivare", "arrivare se possibile", "aankomen", "aankomen als het kan"),
        ),
        "arrive",
    ),
    **dict.fromkeys(
        (
            *(
                "most",
                "as far as possible",
                "as far as you can",
                "as far as i can",
                "so weit wie moglich",
                "am weitesten",
            ),
            *(
                "biggest number",
                "biggest",
                "highest number",
                "highest",
                "largest number",
                "largest",
                "maximum",
                "the max",
            ),
            *("furthest", "farthest", "as far as it goes"),
            *("le plus loin possible", "le plus loin", "lo maximo", "lo mas lejos posible", "il massimo"),
            *("il piu lontano possibile", "zo ver mogelijk"),
        ),
        "most",
    ),
    **dict.fromkeys(
        (
            *(
                "least",
                "as few as possible",
                "as little as possible",
                "so wenig wie moglich",
                "smaller die",
                "lower die",
            ),
            *("smallest number", "smallest", "lowest number", "lowest", "minimum"),
        ),
        "least",
    ),
    **dict.fromkeys(
        (
            "sum",
            "total",
            "both dice",
            "sum of both dice",
            "sum of the dice",
            "sum of both",
            "summe",
            "somme",
            "suma",
            "somma",
            "som",
        ),
        "sum",
    ),
}
"""Tests of numbers, as people say them."""

SPEECH = Speech(
    strong={
        **dict.fromkeys(words("stop"), "stop"),
        **dict.fromkeys(words("until"), "until"),
        **dict.fromkeys(words("prefer bevorzuge prefere preferisci prefiere voorkeur"), "prefer"),
        **dict.fromkeys(words("via through uber par"), "via"),
        **dict.fromkeys(words("move drive travel fahre avance avanza rijd"), "move"),
    },
    weak={
        **dict.fromkeys(words("go run ride take ziehe ga"), "move"),
        **dict.fromkeys(words("choose use nimm"), "prefer"),
        **dict.fromkeys(words("till bis jusqua hasta fino tot"), "until"),
        "route": "via",
        **dict.fromkeys(words("halt wait see"), "stop"),
    },
    heads={
        **{
            (travel, by): "via"
            for travel in words("go travel drive pass passing fahre passer passant pasando passando rijd ga")
            for by in words("via through uber par por per over")
        },
        ("ask", "me"): "stop",
        ("show", "me"): "stop",
        ("keep", "going"): "until",
        ("keep", "on"): "until",
        ("vai", "avanti"): "move",
    },
    last={"anhalten": "stop"},
    opens={
        **{phrase.split(" ")[0]: "prefer" for phrase in _SAID},
        **dict.fromkeys(words("always leave leaving"), "prefer"),
        **dict.fromkeys(words("for nur"), "until"),
    },
    modifiers=words("leave most least arrive"),
    nouns=words("roll throw amount number dice die spaces space steps step ticket"),
)

"""What people call these orders, in several languages."""

_KEYS = ("prefer", "via", "until", "stop", "move")
_TESTS = tuple(word for word in WORDS if " " not in word)
_THEN = words("then or else otherwise dann sonst oder puis sinon ou luego o poi altrimenti dan anders of si no")
"""What may stand between two tests."""
_HOW_LONG = {
    **{word: word for word in UNTIL},
    **dict.fromkeys(
        (
            *("ticket end", "ticket ends", "end of ticket", "end of the ticket", "i arrive", "ticketende"),
            *("ticket is done", "ticket is over", "ticket is finished"),
            *("zum ende der fahrkarte", "fin du billet", "final del billete", "alla fine del biglietto"),
            "einde van het kaartje",
        ),
        "ticket-end",
    ),
    **dict.fromkeys(("end of turn", "turn end", "turn ends", "for this turn only", "nur diese runde"), "turn"),
    **dict.fromkeys(("i change it", "further notice", "auf weiteres", "nouvel ordre", "nuevo aviso"), "changed"),
}
_THROWN = (
    *phrases("nach dem wurf, the roll, the throw, my roll, the dice first, the dice, dice first, first"),
    *(
        f"after {what}"
        for what in phrases(
            "my throw, the throw, each throw, every throw, each roll, every roll, the roll, throwing, rolling"
        )
    ),
    AFTER_THROW,
)
_TO_DECIDE = (
    *phrases("before deciding, before i decide, before i move"),
    *(
        f"{so} i can {decide}"
        for so in ("so", "so that")
        for decide in ("decide", "choose", "look", "see", "see my dice", "see the dice")
    ),
)
_SPACES = words("space spaces field fields felder step steps vooruit")


def grammar(position: Position) -> Grammar:
    """Return what a seat may type."""
    board = position.board
    book = NameBook([Thing(_word(board, city.id), city.name, (city.id,)) for city in board.cities])
    known = {
        "prefer": OrderWord(_read_prefer, frozenset({*_TESTS, "leave"})),
        "via": OrderWord(_read_via),
        "until": OrderWord(_read_until, frozenset({"turn", "ticket", "changed"})),
        "stop": OrderWord(_read_stop, frozenset({"after"})),
        "move": OrderWord(_read_move),
    }
    return Grammar(book, known, _write, lambda _orders: [], SPEECH)


def _word(board: Board, id_: str) -> str:
    """Return what an order file calls a city: its name, unless another city has the same one."""
    name = board.names[id_]
    alone = [city.name.casefold() for city in board.cities].count(name.casefold()) == 1
    return name if alone and '"' not in name else id_


def _read_prefer(line: TypedLine) -> Iterator[Said]:
    while True:
        test, span = _take_test(line)
        yield Said(("rail", "prefer", NEXT), test, leaf(span, span))
        if not line.next:
            return
        passed = bool(line.take("comma", "dash", "arrow"))
        while line.take_one_of(_THEN):
            passed = True
        if not passed:
            line.need_end()


def _take_test(line: TypedLine) -> tuple[str, Span]:
    line.take_words("always")
    start = line.start
    if found := line.take_phrase(_SAID) or (line.take_one_of(ARTICLES) and line.take_phrase(_SAID)):
        return _SAID[found[0]], found[1]
    if not line.take_words("leave") and not line.take_words("leaving"):
        return line.need_phrase(_TESTS, "a test for a number")
    between = line.take_words("between")
    low, _ = line.need_number("leave")
    to = (
        line.take_words("to")
        or (between and line.take_words("and"))
        or line.take("dash")
        or line.take_sign("-", "\u2026")
    )
    ranged = to is not None
    while line.take_sign("."):
        ranged = True
    high = f"..{line.need_number('leave')[0]}" if ranged else ""
    line.take_one_of(_SPACES)
    line.take_phrase(("to go", "left"))
    return f"leave {low}{high}", (start, line.before)


def _read_via(line: TypedLine) -> Iterator[Said]:
    while True:
        city, span = line.need_name("a city")
        yield Said(("rail", "via", NEXT), city.word, leaf(span, span))
        if not line.next:
            return
        if not line.take("comma", "dash", "arrow") and not line.take_and():
            line.need_end()
        line.take_one_of(_THEN)


def _read_until(line: TypedLine) -> Iterator[Said]:
    line.take_one_of(words("until till"))
    line.take_one_of(ARTICLES)
    found = line.take_phrase(_HOW_LONG)
    word, span = found or line.need_phrase(UNTIL, "how long this holds")
    yield Said(("rail", "until"), _HOW_LONG[word], leaf(span, span))


def _read_stop(line: TypedLine) -> Iterator[Said]:
    start = line.start
    line.take_phrase(_THROWN)
    line.take_phrase(_TO_DECIDE)
    line.need_end()
    span = (start, max(start, line.before))
    yield Said(("rail", "stop"), AFTER_THROW, leaf(span, span))


def _read_move(line: TypedLine) -> Iterator[Said]:
    if line.next and line.next.kind != "number" and not line.says("from"):
        begin = line.at
        line.take_one_of(ARTICLES)
        if line.take_phrase(_SAID):
            line.at = begin
            yield from _read_prefer(line)
            return
        line.at = begin
    line.take_one_of(ARTICLES | FROM)
    number, span = line.need_number("move")
    line.take_one_of(_SPACES)
    yield Said(("rail", "move"), number, leaf(span, span))
    if line.take_words("via"):
        yield from _read_via(line)


# Writing


def _write(orders: Data) -> Sequence[str]:
    """Write orders (without header) as lines; raises InputError for what only an order file can say."""
    rail: Mapping[str, Any] = orders.get("rail", {})
    unsaid = [*(key for key in orders if key != "rail"), *(key for key in rail if key not in _KEYS)]
    if unsaid:
        raise InputError(f"{' and '.join(unsaid)} can be said in an order file only")
    return [_line(key, rail[key]) for key in _KEYS if rail.get(key, []) != []]


def _line(key: str, value: Any) -> str:
    match key:
        case "prefer":
            return f"prefer {', '.join(value)}"
        case "via":
            return f"via {', '.join(value)}"
        case "stop":
            return "stop"
        case _:
            return f"{key} {value}"
