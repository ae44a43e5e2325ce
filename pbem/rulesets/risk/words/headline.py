"""The head of a report: the edition and what this game does differently."""

from collections.abc import Sequence

from pbem.rulesets import options as catalogue
from pbem.rulesets.choices import words_of
from pbem.rulesets.risk.presets import MAP_ID, Preset
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.words.phrases import WAYS


def headline(preset: Preset, setting: Setting, options: Sequence[str]) -> list[str]:
    """Describe what is played: the title, then a line for each option and choice."""
    rules = setting.rules
    offers = catalogue.offers(rules)
    differing = catalogue.differences(rules, preset.rules)
    board = setting.board
    return [
        preset.title,
        *([] if board.id == MAP_ID else [f"Map: {board.name}"]),
        *([f"Cards {setting.cards}: {WAYS[setting.cards]}."] if setting.hidden else []),
        *(f"{name}: {offers[name][1].text}" for name in options),
        *(
            f"{name}: {words_of(rules)[name].says(getattr(rules, name))}"
            for name in catalogue.chosen_by_hand(rules, differing, options)
        ),
    ]
