"""What the names of one game are for somebody who types: territories, continents, cards, players."""

from collections.abc import Iterable
from functools import lru_cache

from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import NameBook, Thing
from pbem.engine.text.toml_tree import Span
from pbem.errors import QuestionError
from pbem.rulesets.risk.forms.short.abroad import ABROAD
from pbem.rulesets.risk.names import Names
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import JOKER

SELECTORS = ("border", "neutral", "vacated", "rest")
JOKERS = ("a wild card", "a wild", "a joker", "the wild card", "wild", "wild card", "wildcard", "jolly")
_SAID = {
    **{word: word for word in SELECTORS},
    **dict.fromkeys(("the border", "borders", "the borders", "my border", "my borders", "along the border"), "border"),
}
"""The same as people say it."""


@lru_cache(32)
def board_book(setting: Setting) -> NameBook:
    """Return the names of the board: abbreviations mean the same in every turn of the game."""
    return NameBook([*_territories(setting), *_continents(setting)])


@lru_cache(32)
def card_book(setting: Setting) -> NameBook:
    """Return the names of the cards, beside those of the board."""
    joker = [Thing(JOKER, JOKER, (), JOKERS)] if setting.board.jokers else []
    return NameBook([*_territories(setting), *_continents(setting), *joker])


def player_book(setting: Setting) -> NameBook:
    """Return the names of the players."""
    return NameBook([_thing(setting.names.seat, seat.id, seat.name) for seat in setting.players])


def continent_book(setting: Setting) -> NameBook:
    """Return the names of the continents, as conditions take them."""
    lands = setting.board.continents
    return NameBook([_thing(setting.names.continent, land.id, land.name) for land in lands])


def word_of(names: Names, id_: str) -> str:
    """Return what an order file calls a territory: its name, or its id where the name will not do."""
    return _word(names.territory, id_, names.board.names[id_])


def need_territory(line: TypedLine) -> tuple[str, Span]:
    """Take a territory, as an order file calls it. Raises QuestionError for anything else."""
    thing, span = line.need_name("a territory")
    if thing.word.startswith("@"):
        raise QuestionError(span[0], f"{thing.shown} is a continent; a territory is expected here")
    return thing.word, span


def need_place(line: TypedLine) -> tuple[str, Span]:
    """Take a territory, a continent, or a word for several territories, as the lists of a set-up have them."""
    start = line.start
    marked = line.take_sign("@")
    whole = line.is_whole_name()
    if (marked or not whole) and (found := line.take_phrase(_SAID)):
        return f"@{_SAID[found[0]]}", (start, line.before)
    thing, _ = line.need_name("a territory")
    if marked and not thing.word.startswith("@"):
        raise QuestionError(start, f"{thing.shown} is a territory", "leave out the @")
    return thing.word, (start, line.before)


def _territories(setting: Setting) -> Iterable[Thing]:
    for land in setting.board.territories:
        yield _thing(setting.names.territory, land.id, land.name)


def _continents(setting: Setting) -> Iterable[Thing]:
    for land in setting.board.continents:
        yield Thing(f"@{land.id}", land.name, (land.id,), ABROAD.get(land.name, ()))


def _thing(spoken: dict[str, str], id_: str, name: str) -> Thing:
    return Thing(_word(spoken, id_, name), name, (id_,), ABROAD.get(name, ()))


def _word(spoken: dict[str, str], id_: str, name: str) -> str:
    plain = name.isascii() and '"' not in name and spoken.get(name) == id_
    return name if plain else id_
