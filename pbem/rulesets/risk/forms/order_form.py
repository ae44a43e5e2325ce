"""
What a page needs to compose the orders of a seat (the form of its room, `pbem.engine.table.rooms.Forms`).

Everything is plain data: the board with its owners and armies, what is due and for what, which sets
the open hand holds, what a throw may bring. What a territory or card is called in orders is its
`word`, which is always ASCII.
"""

from collections.abc import Callable, Sequence
from itertools import combinations, islice

from pbem.engine.table.gate import Open, shut_now
from pbem.engine.table.terms import Data
from pbem.rulesets.choices import words_of
from pbem.rulesets.risk.forms.condition_menu import write_menus
from pbem.rulesets.risk.forms.setup_form import write_setup
from pbem.rulesets.risk.forms.template_lines import word
from pbem.rulesets.risk.kinds import DICE
from pbem.rulesets.risk.odds.throws import WAYS, throws
from pbem.rulesets.risk.play.additions import additions
from pbem.rulesets.risk.play.cards import is_set, set_value
from pbem.rulesets.risk.play.gate import SECTIONS
from pbem.rulesets.risk.play.movement import move_section
from pbem.rulesets.risk.reading.orders import WITH_ARMIES, reasons_due
from pbem.rulesets.risk.reading.place import format_reason
from pbem.rulesets.risk.reading.situation import Situation
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import JOKER, Phase, State, open_in

KIND = "conquest"
_MOST_SETS = 200
"""More ways to choose three cards are not told; a hand of eleven has 165."""
_MOVES: dict[str, Data] = {
    "free_move": {
        "section": "free_move",
        "chain": False,
        "heading": "Free move after the attacks",
        "about": "One move between two adjacent territories. Of several entries, the first possible one is made.",
        "more": "Another, if that is not possible",
    },
    "fortify": {
        "section": "fortify",
        "chain": True,
        "heading": "Moves after the attacks",
        "about": "Armies move across your own territories, as often as you like. Armies that arrive cannot move on.",
        "more": "New move",
    },
}
"""The move at the end of a turn: `chain` says that own territories may lie between, and all moves are made."""


def write_form(setting: Setting, state: State, seat: str) -> Data:
    """Return what the orders of a seat that must decide are composed from."""
    situation = Situation(setting, state, seat)
    form: Data = {
        "kind": KIND,
        "phase": str(state.phase),
        "seat": seat,
        "sections": _sections(situation),
        "shut": _shut_sections(situation),
        "more": _added_sections(situation),
        "territories": _territories(situation),
        "continents": [{"id": land.id, "name": land.name, "bonus": land.bonus} for land in setting.board.continents],
        "players": [[player.id, player.name] for player in setting.players],
        "live": setting.live(state),
        "cap": setting.rules.army_cap,
        "conditions": write_menus(),
        "moves": _MOVES[move_section(setting.rules)],
        "attacked": sorted(situation.attacked),
        "sources": sorted(situation.sources),
    }
    match state.phase:
        case Phase.SETUP:
            return {**form, **write_setup(situation)}
        case Phase.BONUS:
            return {**form, **_bonus(situation)}
        case _:
            return {**form, **_cards(situation), **_due(situation), **_battle(situation)}


def _sections(situation: Situation) -> Data:
    """What is open, with how much of it is owed and allowed, and where it may go from each territory."""
    return {
        key: {**answer._asdict(), "targets": _targets(situation, key), "at": _places(situation, key)}
        for key, answer in situation.gate.items()
        if isinstance(answer, Open)
    }


def _places(situation: Situation, section: str) -> list[str] | None:
    """Where armies of a section may be placed; None where it places none."""
    if section != "place":
        return None
    if situation.state.phase is not Phase.BONUS:
        return situation.own()
    _, _, vacated = situation.state.bonus[0]
    return [id_ for id_ in situation.board.ids if id_ in vacated]


def _shut_sections(situation: Situation) -> dict[str, str]:
    """Why a rule shuts sections that this phase has otherwise."""
    here = {row.key for row in SECTIONS if situation.state.phase in row.phases}
    return {key: why for key, why in shut_now(situation.gate).items() if key in here}


def _targets(situation: Situation, section: str) -> dict[str, list[str]] | None:
    """
    Where a section may go from each territory, whoever holds that by then; None: anywhere.

    Attacks go over borders to what is not one's own (R-033), a free move over borders (R-047).
    """
    if section == "attack":
        return _ways(situation, section, lambda there: not situation.owns(there))
    limited = situation.limit(section).targets is not None
    if section == "free_move" or limited:
        return _ways(situation, section, lambda _: True, far=section == "fortify")
    return None


def _ways(
    situation: Situation, section: str, allowed: Callable[[str], bool], *, far: bool = False
) -> dict[str, list[str]]:
    ids = situation.board.ids
    return {
        land.id: [
            there
            for there in (ids if far else land.borders)
            if there != land.id and allowed(there) and situation.reaches(section, land.id, there)
        ]
        for land in situation.board.territories
    }


def _added_sections(situation: Situation) -> list[Data]:
    """The sections that chapters add, with the fields of an entry; `heading` names the step."""
    return [
        {"section": key, "heading": addition.heading, "fields": [*addition.fields(situation)]}
        for key, addition in additions()
        if situation.allows(key)
    ]


def _territories(situation: Situation) -> list[Data]:
    board, state = situation.board, situation.state
    return [
        {
            "id": land.id,
            "name": land.name,
            "word": word(situation.setting, land.id)[1:-1],
            "owner": owner,
            "armies": armies,
            "near": list(land.borders),
        }
        for land, owner, armies in zip(board.territories, state.owners, state.armies, strict=True)
    ]


# ── A turn ────────────────────────────────────────────────────────────────────────────────────────


def _due(situation: Situation) -> Data:
    """What is to be placed, apart from sets (R-029); nothing in a later part of a turn."""
    if situation.state.phase not in WITH_ARMIES:
        return {"due": 0, "reasons": []}
    reasons = reasons_due(situation, 0)
    return {
        "due": sum(armies for _, armies in reasons),
        "reasons": [[format_reason(reason), armies] for reason, armies in reasons],
    }


def _cards(situation: Situation) -> Data:
    """The hand as far as it lies open to the reader, its sets, and what the next ones are worth."""
    board, rules = situation.board, situation.rules
    hand, own = open_in(situation.hand.cards), situation.own()
    first = situation.state.sets + 1
    return {
        "hand": [
            {
                "id": card,
                "name": board.names[card],
                "word": word(situation.setting, card)[1:-1],
                "figure": board.figures.get(card, JOKER),
                "bonus": rules.card_territory_bonus if card in own else 0,
            }
            for card in hand
        ],
        "veiled": situation.hand.veiled,
        "hidden": situation.setting.hidden,
        "sets": _sets(situation, hand),
        "values": [set_value(rules, first + n) for n in range(len(situation.hand.cards) // 3)],
    }


def _sets(situation: Situation, hand: Sequence[str]) -> list[list[int]]:
    """List the sets in a hand by the places of their cards."""
    trios = combinations(range(len(hand)), 3)
    sound = (list(trio) for trio in trios if is_set([hand[at] for at in trio], situation.board))
    return list(islice(sound, _MOST_SETS))


def _battle(situation: Situation) -> Data:
    """How attacks go: what a throw brings, what others have ordered, what lies on the table."""
    state, rules = situation.state, situation.rules
    words, throw = words_of(rules), state.throw
    form: Data = {
        "ways": WAYS,
        "throws": {str(dice): throws(rules, dice) for dice in (1, 2)},
        "guards": {
            seat: {"default": DICE[orders.default], "rules": len(orders.rules)}
            for seat, orders in state.defence.items()
        },
        "says": [words[name].says(getattr(rules, name)) for name in ("path_move_in", "max_losses")],
        "capital": state.capitals.get(situation.seat, ""),
    }
    if throw is not None and state.phase is Phase.THROW:
        binds = rules.max_losses == "never-more"
        form["throw"] = {
            "from": throw.source,
            "to": throw.target,
            "attack": list(throw.attack),
            "defence": list(throw.defence),
            "rerolled": throw.rerolled,
            "stake": min(len(throw.attack), len(throw.defence)) if binds else 0,
        }
    return form


# ── A capital bonus ───────────────────────────────────────────────────────────────────────────────


def _bonus(situation: Situation) -> Data:
    """R-093: the bonus armies go on the vacated territories."""
    _, armies, _ = situation.state.bonus[0]
    return {"due": armies, "reasons": [["capital bonus", armies]]}
