"""
Options and switches: what people may choose on top of an edition, and how a choice is written.

The catalogue is read off the fields of `Rules`: a field with an `Offer` is an option, a `switch`
field may be chosen by its value. In files and on the command line a choice is plain data; `read`
and `write` translate.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from pbem.engine.ruleset import Data, Option
from pbem.rulesets.risk.rules import Rules, field_names, words_of
from pbem.rulesets.risk.wording import Free, Offer, Span, Wording, spell


def offers() -> dict[str, tuple[str, Offer]]:
    """Return all options by name, each with the field it sets."""
    found = {name: words_of(name).offer for name in field_names()}
    return {offer.name: (name, offer) for name, offer in found.items() if offer is not None}


def switches() -> tuple[str, ...]:
    """Name the fields that may be chosen by value."""
    return tuple(name for name in field_names() if words_of(name).switch)


# ── the catalogue ────────────────────────────────────────────────────────────────────────────────


def _values(words: Wording) -> tuple[str | int, ...]:
    """Return the legal values of a switch as people write them."""
    match words.values:
        case Span(low, high):
            return (f"{low} to {high}",)
        case Free(wanted=wanted):
            return (wanted,)
        case table:
            return tuple(spell(value) for value in table)


def _text(words: Wording) -> str:
    return f"{words.text} Needs {words.needs}." if words.needs else words.text


def catalogue(rules: Rules) -> list[Option]:
    """List the options, then the switches with the value they have in these rules."""
    options = [Option(name, offer.text, offer.source) for name, (_, offer) in offers().items()]
    for name in switches():
        words = words_of(name)
        default = spell(getattr(rules, name))
        options.append(Option(name, _text(words), words.source, _values(words), default))
    return options


_PLAYERS = ("2", "3", "4", "5", "6")


# ── choosing ─────────────────────────────────────────────────────────────────────────────────────


def with_options(rules: Rules, options: Sequence[str]) -> Rules:
    """Return the rules with these options; every name must be known."""
    known = offers()
    for name in options:
        field, offer = known[name]
        rules = rules.but(**{field: offer.value, **offer.also})
    return rules


def in_order(options: Sequence[str]) -> tuple[str, ...]:
    """Return known options in the order of the catalogue, each once."""
    return tuple(name for name in offers() if name in options)


def write(name: str, value: Any) -> Any:
    """Write the value of a field as plain data."""
    if name == "initial":
        return {str(players): armies for players, armies in value}
    return list(value) if isinstance(value, tuple) else value


def read(name: str, plain: Any) -> Any:
    """Read the value of a field from plain data, exactly; ValueError with a sentence if it is none."""
    value = plain
    if name == "initial" and isinstance(plain, dict):
        if all(players in _PLAYERS for players in plain):
            value = tuple(sorted((int(players), armies) for players, armies in plain.items()))
    elif isinstance(plain, list):
        value = tuple(plain)
    fault = words_of(name).fault(value)
    if fault:
        raise ValueError(f"{name} = {_said(plain)}: {fault}")
    return value


def _said(plain: Any) -> str:
    return spell(tuple(plain) if isinstance(plain, list) else plain)[:60]


def read_typed(name: str, plain: Any) -> Any:
    """Read a value that a person may have typed as text: "5", "3: 35, 4: 30", "a/b, c/d"."""
    if not isinstance(plain, str):
        return read(name, plain)
    if name == "initial":
        return read(name, _typed_counts(plain))
    if name == "without_borders":
        return read(name, [word.strip() for word in plain.split(",") if word.strip()])
    if isinstance(words_of(name).values, Span) and plain.isascii() and plain.isdigit():
        return read(name, int(plain[:9]))
    return read(name, plain)


def _typed_counts(text: str) -> Any:
    pairs = [part.split(":") for part in text.split(",")]
    if all(len(pair) == 2 and pair[1].strip().isdecimal() for pair in pairs):
        return {players.strip(): int(armies.strip()[:9]) for players, armies in pairs}
    return text


def differences(rules: Rules, preset: Rules) -> Data:
    """Return every field that differs from the preset, as plain data in the order of the fields."""
    return {
        name: write(name, getattr(rules, name))
        for name in field_names()
        if getattr(rules, name) != getattr(preset, name)
    }


def chosen(choices: Mapping[str, Any], options: Sequence[str]) -> dict[str, Any]:
    """Return the choices that no option makes by itself: those a person chose by hand."""
    known = offers()
    by_option = {
        name: value
        for option in options
        for name, value in {
            known[option][0]: known[option][1].value,
            **known[option][1].also,
        }.items()
    }
    return {
        name: plain
        for name, plain in choices.items()
        if name not in by_option or plain != write(name, by_option[name])
    }
