"""
What goes together in a state. The rules rely on it, and a game file may come from an enemy.

`snapshot.py` reads the values one by one; here it is asked whether they could be those of one game.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from pbem.engine.modes.tokens import number_of
from pbem.errors import TextError
from pbem.rulesets.risk.conditions.language import read_kept
from pbem.rulesets.risk.play.defence import RULE_KEYS, WORDS
from pbem.rulesets.risk.play.selectors import is_selector
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import Phase, State, open_in, tokens_in

_MOVING = (Phase.TURN, Phase.ATTACK, Phase.ELIMINATION, Phase.THROW)
_DICE = (1, "max")
_MOST_HELD = 10
"""Cards in all hands for each seat: five are the most by the rules, and a ruling may give some."""


def require_consistent(setting: Setting, state: State) -> None:
    """Raise ValueError with a sentence for a state that no game can reach."""
    if state.phase is Phase.SETUP:
        _require_setup(setting, state)
    elif state.phase is not Phase.BLANK:
        _require_players(setting, state)
    if "" in state.owners and (state.capitals or state.phase not in (Phase.BLANK, Phase.SETUP)):
        raise ValueError("territories: one is free after the set-up")
    if state.phase in _MOVING and state.mover not in state.owners:
        raise ValueError("mover: the seat to move holds no territory")
    if state.phase is Phase.THROW or state.throw is not None:
        _require_throw(setting, state)
    if state.phase is Phase.BONUS or state.bonus:
        _require_bonus(setting, state)
    if (state.phase is Phase.OVER) != bool(state.winner):
        raise ValueError("winner: a game that is over has one, and no other")
    _require_tables(setting, state)


def _require_setup(setting: Setting, state: State) -> None:
    if not state.mover or not state.asked:
        raise ValueError("asked: in the set-up somebody places, and somebody is asked")
    claiming = "" in state.owners
    if not state.starter and (claiming or setting.rules.first_turn != "roll"):
        raise ValueError("starter: who began the set-up is missing")
    if claiming and any(seat not in state.to_place for seat in setting.seats):
        raise ValueError("to_place: somebody is missing")


def _require_players(setting: Setting, state: State) -> None:
    if any(seat in state.owners for seat in state.out):
        raise ValueError("out: somebody who is out of the game holds a territory")
    if len(setting.live(state)) < 2 and state.phase is not Phase.OVER:
        raise ValueError("out: one player is left, so the game is over")


def _require_throw(setting: Setting, state: State) -> None:
    """Dice on the table belong to an attack that both sides can fight (R-033 to R-035)."""
    throw = state.throw
    if throw is None or state.phase is not Phase.THROW:
        raise ValueError("throw: dice lie on the table in the phase throw, and in no other")
    if setting.owner(state, throw.source) != state.mover:
        raise ValueError("throw: the attack comes from nowhere of the attacker's")
    if setting.owner(state, throw.target) == state.mover:
        raise ValueError("throw: a player attacks their own territory")
    if len(throw.attack) >= setting.armies(state, throw.source):
        raise ValueError("throw: the attacker throws too many dice")
    if len(throw.defence) > setting.armies(state, throw.target):
        raise ValueError("throw: the defender throws too many dice")


def require_hidden(setting: Setting, state: State, cards: Sequence[str]) -> None:
    """
    Raise ValueError unless these can be all cards of a game in which hands are hidden.

    Each card face down lies in one place; with one deck for all they are as many as the deck has,
    without it there is neither pile nor discards, and hands hold no more than players can come by.
    """
    numbers = [number_of(token) for token in tokens_in(cards)]
    if len(set(numbers)) != len(numbers):
        raise ValueError("hands: a card that lies face down is in more than one place")
    if not setting.has_pile and (state.pile or state.discard):
        raise ValueError("pile: this game has no pile and no discards; each draw stands alone")
    if not setting.has_pile:
        if len(cards) > _MOST_HELD * len(setting.seats):
            raise ValueError("hands: they hold more cards than this game can have")
        return
    if len(cards) != len(setting.board.deck):
        raise ValueError("pile: pile, discards and hands are not as many cards as the deck has")
    if state.phase is not Phase.BLANK and open_in(state.pile):
        raise ValueError("pile: a card lies open in it")


def _require_bonus(setting: Setting, state: State) -> None:
    """The bonus of a capital is for territories that its conqueror has now (R-093)."""
    if not state.bonus or state.phase is not Phase.BONUS or state.mover not in state.out:
        raise ValueError("bonus: it is due in the phase bonus, and in no other")
    for seat, armies, vacated in state.bonus:
        if not armies or not vacated or any(setting.owner(state, at) != seat for at in vacated):
            raise ValueError("bonus: the vacated territories are not the conqueror's")


# Tables that came in orders: what the reading of orders leaves of them


def _require_tables(setting: Setting, state: State) -> None:
    for seat in setting.seats:
        if not all(_is_list(setting, key, one) for key, one in state.lists.get(seat, {}).items()):
            raise ValueError(f"lists.{seat}: this is not a set-up list")
        if seat in state.defence and not _is_defence(setting, state.defence[seat]):
            raise ValueError(f"defence.{seat}: these are not standing orders")
        if not all(_is_bonus(setting, bonus) for bonus in state.capital_bonus.get(seat, ())):
            raise ValueError(f"capital_bonus.{seat}: these are not standing orders")


def _is_list(setting: Setting, key: str, value: Any) -> bool:
    match key:
        case "claim":
            return _are_words(setting, value)
        case "capital":
            return _are_words(setting, value, setting.index)
        case "batch":
            return value.__class__ is int and value >= 0
        case "add" | "neutral":
            return value.__class__ is list and all(_is_entry(setting, one) for one in value)
    return False


def _is_entry(setting: Setting, entry: Any) -> bool:
    """An entry {"at": [...], "armies": n or "rest"}; over a selector perhaps with the "last" one."""
    if entry.__class__ is not dict or not {"at", "armies"} <= set(entry) <= {
        "at",
        "armies",
        "last",
    }:
        return False
    if "last" in entry and not _are_words(setting, [entry["last"]], setting.index):
        return False
    armies = entry["armies"]
    return _are_words(setting, entry["at"]) and (
        armies == "rest" or (armies.__class__ is int and armies > 0)
    )


def _is_defence(setting: Setting, table: Mapping[str, Any]) -> bool:
    rules = table.get("rule", [])
    return (
        set(table) <= {"default", "rule"}
        and _is_dice(table.get("default"))
        and rules.__class__ is list
        and all(_is_rule(setting, rule) for rule in rules)
    )


def _is_rule(setting: Setting, rule: Any) -> bool:
    if rule.__class__ is not dict or not set(rule) <= set(RULE_KEYS):
        return False
    places = [rule[key] for key in ("at", "from") if key in rule]
    return (
        _is_dice(rule.get("dice"))
        and all(_are_words(setting, words) for words in places)
        and _are_words(setting, rule.get("by", []), setting.seats)
        and ("if" not in rule or _is_condition(setting, rule["if"]))
    )


def _is_condition(setting: Setting, text: Any) -> bool:
    try:
        read_kept(setting.names, text if text.__class__ is str else "", WORDS)
    except TextError:
        return False
    return True


def _is_bonus(setting: Setting, bonus: Any) -> bool:
    if bonus.__class__ is not dict or set(bonus) != {"victim", "place"}:
        return False
    place = bonus["place"]
    return (
        bonus["victim"] in ("any", *setting.seats)
        and place.__class__ is list
        and all(_is_entry(setting, share) for share in place)
    )


def _is_dice(value: Any) -> bool:
    return value.__class__ in (int, str) and value in _DICE


def _are_words(
    setting: Setting, words: Any, known: Sequence[str] | Mapping[str, Any] | None = None
) -> bool:
    """Say whether this is a list of `known` words; without them, of territories and selectors."""
    if words.__class__ is not list or any(word.__class__ is not str for word in words):
        return False
    if known is not None:
        return all(word in known for word in words)
    return all(word in setting.index or is_selector(word) for word in words)
