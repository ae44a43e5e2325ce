"""Other values for the choices of the conquest game, derived from the words of their fields."""

from typing import Any

import attrs

from pbem.rulesets.choices import Free, OneOf, WholeNumber, words_of
from pbem.rulesets.options import offers, with_options
from pbem.rulesets.risk.presets import RISK_1959, RISK_PARKER, Preset
from pbem.rulesets.risk.rules import Rules


@attrs.frozen
class Turned:
    """A switch at another value than its default, in a game where it means something."""

    preset: Preset
    options: tuple[str, ...]
    typed: str
    value: Any


def turn(name: str) -> Turned:
    """Set a switch to another value."""
    values = words_of(Rules)[name].values
    typed = _another(name)
    preset, options = _where_it_applies(name)
    return Turned(preset, options, typed, values.load(values.parse(typed)))


def _another(name: str) -> str:
    """Write a value that is not the default, as people type it."""
    default = attrs.fields_dict(Rules)[name].default
    match words_of(Rules)[name].values:
        case OneOf(sentences=sentences):
            return str(next(value for value in sentences if value != default))
        case WholeNumber(high=high):
            return str(high)
        case Free(example=example):
            return example
        case values:
            raise AssertionError(values)


def _where_it_applies(name: str) -> tuple[Preset, tuple[str, ...]]:
    words = words_of(Rules)[name]
    for options in ((), *((option,) for option in offers(Rules))):
        for preset in (RISK_PARKER, RISK_1959):
            if words.applies(with_options(preset.rules, options)):
                return preset, options
    raise AssertionError(name)
