"""
Choosing: options and switches read off the fields of a game's rules, and choices as plain data.

A field with an `Offer` is an option, a `switch` field may be set by its value. `rules` is always a
value of a class as in `pbem/rulesets/choices.py`; nothing here knows a rule.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import attrs

from pbem.engine.table.sheet import nearest
from pbem.engine.table.terms import Data, Option
from pbem.errors import FaultsError
from pbem.rulesets.choices import Offer, format_value, words_of
from pbem.trust.canonical import canonical

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


def choose(rules: RulesT, options: Sequence[str], choices: Data) -> tuple[RulesT, tuple[str, ...]]:
    """
    Return rules after options and choices that people named, and the options in order.

    Lenient with how they are typed; raises FaultsError with all that is wrong.
    """
    values, faults = _read_by_hand(rules, choices)
    faults = _unknown_options(rules, options) + _named_twice(options) + faults
    if faults:
        raise FaultsError(faults)
    return attrs.evolve(with_options(rules, options), **values), in_order(rules, options)  # type: ignore[misc]


def unknown(kind: str, word: str, known: Sequence[str]) -> str:
    """Say that there is no such word, and which there are."""
    close = nearest(word, known, 1)
    meant = f'did you mean "{close[0]}"? ' if close else ""
    return f'there is no {kind} "{word}"; {meant}possible: {", ".join(known)}'


def _unknown_options(rules: Any, options: Sequence[str]) -> list[str]:
    known = tuple(offers(rules))
    return [unknown("option", name, known) for name in options if name not in known]


def _named_twice(options: Sequence[str]) -> list[str]:
    twice = dict.fromkeys(name for name in options if options.count(name) > 1)
    return [f"the option {name} is named twice" for name in twice]


def _read_by_hand(rules: Any, choices: Data) -> tuple[Data, list[str]]:
    """Read the choices made by hand; return the values of fields, and what is wrong."""
    values: Data = {}
    faults: list[str] = []
    makers = {field: name for name, (field, _) in offers(rules).items()}
    for name, plain in choices.items():
        if name in makers:
            faults.append(f"{name} is not chosen by its value; use the option {makers[name]}")
        elif name not in switches(rules):
            faults.append(unknown("choice", name, switches(rules)))
        else:
            try:
                values[name] = read_typed(rules, name, plain)
            except ValueError as fault:
                faults.append(str(fault))
    return values, faults


# Plain data


def require_in_order(rules: Any, options: Sequence[str]) -> None:
    """Raise FaultsError for options of a game file that are not known, or not as `choose` gave them."""
    if tuple(options) != in_order(rules, options):
        raise FaultsError([f"options {list(options)} are not known, or not in order"])


def read_chosen(rules: RulesT, options: Sequence[str], choices: Data) -> RulesT:
    """
    Return the rules of a game file: the choices must be just what differs from `rules` after these options.

    Raises FaultsError for all else, whoever wrote it.
    """
    played = with_options(rules, options)
    values: Data = {}
    for name, plain in chosen_by_hand(played, choices, options).items():
        if name not in switches(played):
            raise FaultsError([f"the choice {name} is not explained by any option"])
        try:
            values[name] = read_value(played, name, plain)
        except ValueError as fault:
            raise FaultsError([str(fault)]) from None
    played = attrs.evolve(played, **values)  # type: ignore[misc]  # any class of rules
    # Compared as text, because Python holds that 1 == True.
    if canonical(differences(played, rules)) != canonical(choices):
        raise FaultsError(["the choices are not exactly what differs from the preset"])
    return played


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
