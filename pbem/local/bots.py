"""
Bots by rule set and style: the entry point group `pbem.bots`.

An entry is called `RULESET.STYLE`, so a package may bring its own style for anybody's game.
"""

from collections.abc import Iterable

from pbem.engine.bots.bot import RANDOM, Bot, Proposal, decide
from pbem.engine.modes.hands import BLIND, Sight
from pbem.engine.play.game import Game
from pbem.engine.play.visibility import looked_at
from pbem.engine.table.ruleset import Ruleset
from pbem.engine.table.sheet import nearest
from pbem.errors import InputError
from pbem.local import registry
from pbem.local.registry import EntryPoint

GROUP = registry.BOTS
CAREFUL = "careful"


def load(ruleset: Ruleset, style: str) -> Bot:
    """
    Return the bot that plays a rule set in this style.

    A rule set without a bot called `random` is played by the form player. Raises InputError with the
    styles there are, and with the name of the package when one does not load.
    """
    entry = _entries(ruleset).get(style)
    if entry is not None:
        bot: Bot = registry.load_entry(entry, "bot")
        return bot
    if style != RANDOM:
        raise InputError(_missing(ruleset, style))
    from pbem.engine.bots.form_player import FORM_PLAYER  # late: our own games do not need it

    return FORM_PLAYER


def propose(game: Game, seat: str, style: str, sight: Sight = BLIND) -> Proposal:
    """
    Let a bot decide for a seat that is awaited; what it wrote is checked.

    `sight` are the cards face down that the player can see. Raises InputError if there is no such
    bot, or if neither its orders nor the least turn can be played.
    """
    bot, state = load(game.ruleset, style), looked_at(game, sight)
    return decide(game, seat, style, bot, state, sight.cards)


def usual_style(ruleset: Ruleset) -> str:
    """Return the style to play in when nobody says one."""
    return CAREFUL if CAREFUL in styles(ruleset) else RANDOM


def styles(ruleset: Ruleset) -> list[str]:
    """Return the styles in which bots play a rule set, in alphabetical order."""
    return sorted({RANDOM, *_entries(ruleset)})


def packages(ruleset: Ruleset, name: str, styles: Iterable[str]) -> list[str]:
    """List the packages of strangers that a rule set, found by this name, and its styles come from."""
    entries = _entries(ruleset)
    own = registry.first_entry(name) or registry.declared().get(name)
    found = [own, *(entries.get(style) for style in styles)]
    return sorted({entry.package for entry in found if entry and entry.package != registry.HOME})


def _entries(ruleset: Ruleset) -> dict[str, EntryPoint]:
    everything = {**registry.declared(GROUP), **registry.entries(GROUP)}
    prefix = f"{ruleset.name}."
    return {name.removeprefix(prefix): entry for name, entry in everything.items() if name.startswith(prefix)}


def _missing(ruleset: Ruleset, style: str) -> str:
    known = styles(ruleset)
    close = nearest(style, known, 1)
    hint = f"; did you mean {close[0]}?" if close else ""
    return f"no bot plays {ruleset.name} in the style '{style}'; there are: {', '.join(known)}{hint}"
