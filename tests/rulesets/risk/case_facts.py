"""Facts that a case may state without orders: each a small function, named in the case by `fact`."""

from collections.abc import Callable, Mapping
from typing import Any

from case_files import Case, set_case, settle, wanted_game

from pbem.engine.ruleset import Seat
from pbem.errors import FaultsError
from pbem.rulesets.risk.words import rulebook
from pbem.rulesets.risk.words.show import show
from pbem.rulesets.risk.words.standing import standing

PLAYERS = ("anna", "bob", "cleo", "dora", "emil", "fay", "gus")


def _rows(case: Case) -> list[list[Any]]:
    rows: list[list[Any]] = case.data["with"]
    return rows


# ── games and words ──────────────────────────────────────────────────────────────────────────────


def new_game(case: Case) -> None:
    """Rows: a number of players, or their names, and words of the refusal; "" if it can begin."""
    for who, refusal in _rows(case):
        seats = PLAYERS[:who] if isinstance(who, int) else who.split()
        said = _begin(case.before, seats)
        good = said == refusal if not refusal else refusal in said
        assert good, f"{who}: {said or 'it can begin'}"


def _begin(text: str, names: tuple[str, ...] | list[str]) -> str:
    """Begin a game with these players; return what refuses it."""
    wanted = wanted_game(f"{text}\nseats: {' '.join(names)}")
    assert [Seat(name, name.capitalize()) for name in names] == list(wanted.seats)
    try:
        settle(wanted)
    except FaultsError as error:
        return str(error)
    return ""


def rule_book(case: Case) -> None:
    """A table: words that the rule book of this game `says`, and words on which it is `silent`."""
    wanted = wanted_game(case.before)
    try:
        rows = rulebook.rule_book(wanted.preset, wanted.options, wanted.choices, wanted.cards)
    except FaultsError as error:
        raise AssertionError(str(error)) from None
    _compare_words(" ".join(" ".join(rows).split()), case.data["with"])


def view(case: Case) -> None:
    """
    A table by reader: words that his view of the game `says`, and words on which it is `silent`.

    A reader is a seat, or `everybody` for the table at the end of a report. A seat looks at its own
    cards.
    """
    scene = set_case(case)
    for reader, words in case.data["with"].items():
        setting = scene.setting
        own = {*scene.state.hands.get(reader, ())}
        known = {token: card for token, card in scene.croupier.known.items() if token in own}
        state = setting.reveal(scene.state, known)
        rows = standing(setting, state) if reader == "everybody" else show(setting, state, reader)
        _compare_words(" ".join(" ".join(rows).split()), words)


def _compare_words(text: str, words: Mapping[str, list[str]]) -> None:
    for said in words.get("says", []):
        assert said in text, f"{said!r} is not said in: {text}"
    for left_out in words.get("silent", []):
        assert left_out not in text, f"{left_out!r} is said in: {text}"


FACTS: dict[str, Callable[[Case], None]] = {
    fact.__name__.replace("_", "-"): fact
    for fact in (
        new_game, rule_book, view,
    )
}  # fmt: skip
