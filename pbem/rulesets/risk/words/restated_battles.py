"""Orders for battles said back to their player: attacks, and what follows an elimination."""

from collections.abc import Iterable, Iterator, Mapping

import attrs

from pbem.engine.file.phrases import counted
from pbem.record import value
from pbem.rulesets.risk.conditions.language import Condition, Expression
from pbem.rulesets.risk.conditions.tree import Joined, Node
from pbem.rulesets.risk.orders import Amount, Attack, Commander, DiceRule, EliminationOrder, Reroll, Share
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import JOKER
from pbem.rulesets.risk.words.condition_words import IN_BATTLE, ConditionVoice, Quantity
from pbem.rulesets.risk.words.phrases import card_name, listed, owner_called, places, territory_name

_DICE = {1: "1 die", 2: "2 dice", 3: "as many dice as you may"}
_NEXT = {"end": "the attacks end", "pause": "the turn pauses, and you send its next part"}
_TRADES = {"forced": "no more sets than you must", "all": "all the sets that you can"}
_PREFERENCES = {
    "territory-bonus": "with the most cards of your own territories",
    "keep-jokers": "with the fewest jokers",
    "use-jokers": "with the most jokers",
}
_REROLLED = {
    "lowest": "your lowest die",
    "lowest-losing": "your lowest losing die",
    "highest-losing": "your highest losing die",
    "their-highest": "their highest die",
}
_COMMANDED = {
    "best": "the die that gains most",
    "highest": "your highest die that is not a six",
    "lowest": "your lowest die",
}
_SEEN = "; the turn then pauses while the dice lie on the table, and you answer in its next part"


@value
class Speaker:
    """Speaks to the player of a seat; `attacks` are the numbers of the attacks by their ids."""

    setting: Setting
    seat: str
    attacks: Mapping[str, int] = attrs.Factory(dict)

    def place(self, territory: str) -> str:
        """Name a territory or a continent."""
        return territory_name(self.setting, territory)

    def player(self, seat: str) -> str:
        """Name a player so that the name passes for no other word."""
        return owner_called(self.setting, seat)

    def attack(self, id_: str) -> str:
        """Name an attack by its number."""
        return f"attack {self.attacks[id_]}"

    def speech(self, quantities: Mapping[str, Quantity] = IN_BATTLE) -> ConditionVoice:
        """Return what puts conditions into words."""
        return ConditionVoice(quantities, self.place, self.player, self.attack, self.seat)

    def clause(self, condition: Condition) -> str:
        """Put a condition of battles into words."""
        return self.speech().clause(condition.tree)

    def phrase(self, node: Node) -> str:
        """Name a number of a battle."""
        return self.speech().phrase(node)


# ── attacks ──────────────────────────────────────────────────────────────────────────────────────


def attack_sentences(speaker: Speaker, attacks: tuple[Attack, ...]) -> Iterator[str]:
    """Say each attack: where it goes, and how far."""
    for number, entry in enumerate(attacks, 1):
        source, target, *rest = map(speaker.place, entry.path)
        way = f"from {source} to {target}" + (f" and on to {listed(rest)}" if rest else "")
        when = f"if {speaker.clause(entry.condition)}, " if entry.condition else ""
        yield f"Attack {number}: {'; '.join([when + way, *_terms(speaker, entry)])}."


def _terms(speaker: Speaker, entry: Attack) -> Iterator[str]:
    limits = list(_limits(speaker, entry))
    yield from limits or ["you fight until it is won or lost"]
    if entry.dice != (DiceRule(None, 3),):
        yield f"you throw {_dice(speaker, entry.dice)}"
    if not (entry.move_in == "max" and len(entry.path) > 2):  # that is what a march does anyway
        yield f"{_moved_in(speaker, entry.move_in)} in"
    if entry.on_capture != "continue":
        yield f"once it is won, {_NEXT[entry.on_capture]}"
    if entry.on_stop != "continue":
        yield f"if it stops before that, {_NEXT[entry.on_stop]}"


def _limits(speaker: Speaker, entry: Attack) -> Iterator[str]:
    stops = [f"stop at {counted(entry.keep, 'army')}"] if entry.keep > 1 else []
    if entry.go_on:
        stops.append(f"go on only while {speaker.clause(entry.go_on)}")
    if stops:
        yield f"you {' and '.join(stops)}"
    if entry.max_throws:
        yield f"you throw at most {times(entry.max_throws)}"
    if entry.max_losses:
        yield _losses(speaker.setting, entry.max_losses)


def _losses(setting: Setting, most: int) -> str:
    if setting.rules.max_losses == "never-more":
        return f"you lose at most {counted(most, 'army')}"
    return f"you stop once you have lost {counted(most, 'army')}"


def times(number: int) -> str:
    """Say how often."""
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


def _dice(speaker: Speaker, rules: tuple[DiceRule, ...]) -> str:
    """Say the first rule that fits; none fits: as many as possible."""
    said = []
    for rule in rules:
        if rule.when is None:
            said.append(_DICE[rule.use])
            break
        said.append(f"{_DICE[rule.use]} if {speaker.clause(rule.when)}")
    else:
        said.append(_DICE[3])
    return ", otherwise ".join(said)


def _moved_in(speaker: Speaker, amount: Amount) -> str:
    match amount:
        case "min":
            return "as few armies as possible move"
        case "max":
            return "as many armies as possible move"
        case Expression(tree=tree):
            return f"{speaker.phrase(tree)} move"
        case _:
            return f"{counted(int(amount), 'army')} {'moves' if amount == 1 else 'move'}"


# ── eliminations ─────────────────────────────────────────────────────────────────────────────────


def elimination_sentences(speaker: Speaker, orders: tuple[EliminationOrder, ...]) -> Iterator[str]:
    """Say what is done with the cards of a player who is wiped out."""
    for order in orders:
        victim = speaker.player(order.victim) if order.victim else "anybody"
        yield f"If you wipe out {victim}{_condition_besides(speaker, order)}, {'; '.join(_spoils(speaker, order))}."


def _condition_besides(speaker: Speaker, order: EliminationOrder) -> str:
    if order.condition is None:
        return ""
    said = speaker.clause(order.condition)
    return f" and ({said})" if isinstance(order.condition.tree, Joined) else f" and {said}"


def _spoils(speaker: Speaker, order: EliminationOrder) -> Iterator[str]:
    sets = order.trade
    wanted = counted(sets, "set") if isinstance(sets, int) and sets else ""
    which = f"{wanted}, or as many as you can" if wanted else _TRADES.get(str(sets), _TRADES["forced"])
    yield f"you turn in {which}"
    if order.prefer:
        yield f"you choose sets {', then '.join(_PREFERENCES[word] for word in order.prefer)}"
    for cards, verb in ((order.keep, "keep back"), (order.use, "use first")):
        if cards:
            yield f"you {verb} {named_cards(speaker.setting, cards)}"
    if order.place:
        yield f"of the armies you place {shares(speaker.setting, order.place)}"
    if order.then != "continue":
        yield f"then {_NEXT[order.then]}"


def named_cards(setting: Setting, cards: Iterable[str]) -> str:
    """Return cards in a sentence, with their figures."""
    names = (card_name(setting, card) for card in cards)
    return listed("a joker" if name == JOKER else name for name in names)


def shares(setting: Setting, spread: tuple[Share, ...]) -> str:
    """Say how armies are spread: "2 on the border and the rest on Ukraine"."""
    said = [
        f"{'the rest' if share.armies == 'rest' else share.armies} on {places(setting, share.at)}" for share in spread
    ]
    return listed(said) if all(len(share.at) == 1 for share in spread) else "; ".join(said)


# ── experts ──────────────────────────────────────────────────────────────────────────────────────


def reroll_sentences(speaker: Speaker, rerolls: tuple[Reroll, ...]) -> Iterator[str]:
    """Say which die is thrown again with which card."""
    for order in rerolls:
        most = f" {times(order.most)} at most" if order.most else ""
        said = f"With the card {card_name(speaker.setting, order.card)} you throw {_REROLLED[order.die]} again"
        yield f"{said}{most}{_when_changed(speaker, order)}."


def commander_sentence(speaker: Speaker, order: Commander) -> str:
    """Say when the commander turns which die."""
    said = f"Once in the turn your commander turns {_COMMANDED[order.die]} into a six"
    return f"{said}{_when_changed(speaker, order)}."


def _when_changed(speaker: Speaker, order: Reroll | Commander) -> str:
    """Say in which attacks and when, and whether the dice are looked at first."""
    numbers = [str(speaker.attacks[id_]) for id_ in order.attacks]
    within = f" in {'attack' if len(numbers) == 1 else 'attacks'} {listed(numbers)}"
    when = f", if {speaker.clause(order.condition)}" if order.condition else ""
    if not when and isinstance(order, Commander):
        when = ", as soon as that wins an army"
    return f"{within if numbers else ''}{when}{_SEEN if order.after_throw else ''}"
