"""
Choosing: options and switches read off the fields of a game's rules, and choices as plain data.

A field with an `Offer` is an option, a `switch` field may be set by its value. `rules` is always a
value of a class as in `pbem/rulesets/choices.py`; nothing here knows a rule.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import attrs

from pbem.engine.table.terms import Data, Option
from pbem.rulesets.choices import Offer, format_value, words_of

RulesT = TypeVar("RulesT")


# What there is


def offers(rules: Any) -> dict[str, tuple[str, Offer]]:
    """Return all options by name, each with the field it sets."""
    found = [(field, words.offer) for field, words in words_of(rules).items()]
    return {offer.name: (field, offer) for field, offer in found if offer is not None}


def switches(rules: Any) -> tuple[str, ...]:
    """Name the fields that may be set by value."""
    return tuple(name for name, words in words_of(rules).items() if words.switch)


def list_options(rules: Any) -> list[Option]:
    """List the options, then the switches with the values they have in these rules."""
    options = [Option(name, offer.text, offer.source) for name, (_, offer) in offers(rules).items()]
    for name in switches(rules):
        words = words_of(rules)[name]
        default = format_value(getattr(rules, name))
        text = f"{words.text} Needs {words.needs}." if words.needs else words.text
        options.append(Option(name, text, words.source, words.values.listed(), default))
    return options


def announcements(rules: Any) -> list[str]:
    """Say how each announced choice that applies is made in these rules, and the other ways."""
    said = []
    for name, words in words_of(rules).items():
        if words.announced and words.applies(rules):
            value = getattr(rules, name)
            others = [f"--set {name}={other}" for other in words.values.listed() if other != format_value(value)]
            said.append(f"{name} = {format_value(value)}: {words.says(value)} Other ways: {', '.join(others)}.")
    return said


# Choosing


def changes_of(rules: Any, option: str) -> dict[str, Any]:
    """Return the fields that an option sets, with their values; it must be known."""
    field, offer = offers(rules)[option]
    return {field: offer.value, **offer.also}


def with_options(rules: RulesT, options: Sequence[str]) -> RulesT:
    """Return the rules with these options; every name must be known."""
    for option in options:
        rules = attrs.evolve(rules, **changes_of(rules, option))  # type: ignore[misc]  # any class of rules
    return rules


def in_order(rules: Any, options: Sequence[str]) -> tuple[str, ...]:
    """Return known options in the order of the fields, each once."""
    return tuple(name for name in offers(rules) if name in options)


def options_of(rules: Any) -> list[str]:
    """Name the options that these rules are played with."""
    return [name for name, (field, offer) in offers(rules).items() if getattr(rules, field) == offer.value]


# Plain data


def read_value(rules: Any, name: str, plain: Any) -> Any:
    """Read the value of a field from plain data, exactly; ValueError with a sentence if it is not one."""
    words = words_of(rules)[name]
    value = words.values.load(plain)
    if fault := words.fault(value):
        said = format_value(tuple(plain) if isinstance(plain, list) else plain)
        raise ValueError(f"{name} = {said[:60]}: {fault}")
    return value


def read_typed(rules: Any, name: str, plain: Any) -> Any:
    """Read a value that a person may have typed as text: "5", "3: 35, 4: 30", "a/b, c/d"."""
    if isinstance(plain, str):
        plain = words_of(rules)[name].values.parse(plain)
    return read_value(rules, name, plain)


def differences(rules: Any, preset: Any) -> Data:
    """Return every field that differs from the preset, as plain data in the order of the fields."""
    return {
        name: words.values.dump(getattr(rules, name))
        for name, words in words_of(rules).items()
        if getattr(rules, name) != getattr(preset, name)
    }


def chosen_by_hand(rules: Any, choices: Mapping[str, Any], options: Sequence[str]) -> Data:
    """Return the choices that no option makes by itself: those a person chose."""
    words = words_of(rules)
    by_option: dict[str, Any] = {}
    for option in options:
        by_option |= changes_of(rules, option)
    return {
        name: plain
        for name, plain in choices.items()
        if name not in by_option or plain != words[name].values.dump(by_option[name])
    }
