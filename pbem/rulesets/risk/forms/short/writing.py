"""Orders of the conquest game written as short lines; reading them gives the same data."""

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

from pbem.engine.table.terms import Data
from pbem.errors import InputError
from pbem.record import tool
from pbem.rulesets.risk.forms.short.attack import JOINS
from pbem.rulesets.risk.forms.short.words import word_of
from pbem.rulesets.risk.forms.template_attacks import best_move, possible_attacks
from pbem.rulesets.risk.play.movement import move_section
from pbem.rulesets.risk.reading.situation import Situation
from pbem.rulesets.risk.state import Phase

_WORD = re.compile(r"[^\W\d_]\w*")
_PLAIN = re.compile(r"[^\W\d_][\w .'-]*")
_ATTACK = ("id", "dice", "keep", "max_throws", "max_losses", "move_in", "on_capture", "on_stop", "if", "while")
_WAY = {"from", "to", "path"}


@tool
class Writer:
    """Writes the orders of one seat in one state."""

    situation: Situation

    def write(self, orders: Data) -> list[str]:
        """Write orders (without header), a line each; raises InputError for what only an order file can say."""
        writers = self._writers()
        _require_known(orders, writers.keys())
        return [line for key, write in writers.items() if key in orders for line in write(orders[key])]

    def examples(self, orders: Data) -> list[str]:
        """Write an attack, one with conditions, and a move that are possible beside these orders."""
        situation, names = self.situation, self.situation.names
        for word, armies in orders.get("place", {}).items():
            situation.add(names.territory[word], 1 if armies == "rest" else armies)
        ways = possible_attacks(situation)[:1]
        section = move_section(situation.rules)
        plain = [{"from": word_of(names, source), "to": word_of(names, target)} for source, target in ways]
        attacks = [*plain, *({**one, "keep": 1, "while": "mine > theirs"} for one in plain)]
        moves = [
            {"from": word_of(names, source), "to": word_of(names, target), "armies": "max"}
            for source, target in filter(None, [best_move(situation)])
        ]
        return self.write({"attack": attacks, section: moves})

    def board(self) -> list[str]:
        """Write the player's territories and what can be reached from them, as comments; none before a turn."""
        if self.situation.state.phase is Phase.SETUP:
            return []
        from pbem.rulesets.risk.forms.template import write_territories  # late: reading orders writes none

        return write_territories(self.situation)[:-1]

    # Sections

    def _writers(self) -> dict[str, Callable[[Any], Iterator[str]]]:
        """What writes each section, in the order in which they are played."""
        return {
            "setup": self._setup,
            "trade": self._trade,
            "place": self._place,
            "attack": self._attacks,
            "free_move": self._moves,
            "fortify": self._moves,
            "card": self._card_drawn,
            "final": self._final,
        }

    def _trade(self, sets: Sequence[Sequence[str]]) -> Iterator[str]:
        for cards in sets:
            yield f"trade {', '.join(map(self._name, cards))}"

    def _place(self, armies: Mapping[str, int | str]) -> Iterator[str]:
        yield f"place {', '.join(f'{number} {self._name(word)}' for word, number in armies.items())}"

    def _attacks(self, entries: Sequence[Data]) -> Iterator[str]:
        for entry in entries:
            yield self._attack(entry)

    def _attack(self, entry: Data) -> str:
        path = entry.get("path")
        if path is not None and len(path) < 3:
            raise InputError("a path of two territories can be said in an order file only")
        _require_known(entry, {*_ATTACK, *_WAY})
        way = " > ".join(self._name(word) for word in path or (entry["from"], entry["to"]))
        clauses = [_clause(key, entry[key]) for key in _ATTACK if key in entry]
        return " ".join(["attack", way, *clauses])

    def _moves(self, entries: Sequence[Data]) -> Iterator[str]:
        for entry in entries:
            _require_known(entry, {"from", "to", "armies", "if"})
            armies: Any = entry["armies"]
            if armies == "max":
                armies = "all"
            elif type(armies) is str:
                armies = f"({armies})"
            way = f"{self._name(entry['from'])} > {self._name(entry['to'])}"
            test = f" if {entry['if']}" if "if" in entry else ""
            yield f"move {armies} {way}{test}"

    def _final(self, final: bool) -> Iterator[str]:
        if not final:
            yield "pause"

    def _card_drawn(self, drawn: bool) -> Iterator[str]:
        yield f"card {'yes' if drawn else 'no'}"

    def _setup(self, lists: Data) -> Iterator[str]:
        _require_known(lists, {"claim", "capital", "batch", "add", "neutral"})
        for key in ("claim", "capital"):
            words = lists.get(key, [])
            if words:
                yield f"{key} {', '.join(map(self._name, [words] if type(words) is str else words))}"
        for key, word in (("add", "place"), ("neutral", "neutral")):
            if lists.get(key):
                yield f"{word} {', '.join(map(self._entry, lists[key]))}"
        if "batch" in lists:
            yield f"batch {lists['batch']}"

    def _entry(self, entry: Data) -> str:
        at = entry["at"]
        places = " or ".join(map(self._name, [at] if type(at) is str else at))
        return f"{entry['armies']} {places}"

    # Names

    def _name(self, word: str) -> str:
        """Write a territory or a word for several, in quotation marks where it would not be read as a name."""
        id_ = self.situation.names.territory.get(word)
        shown = word if id_ is None else word_of(self.situation.names, id_)
        return shown if shown.startswith("@") or _PLAIN.fullmatch(shown) else f'"{shown}"'


def _require_known(entry: Mapping[str, Any], known: Collection[str]) -> None:
    if unsaid := [key for key in entry if key not in known]:
        raise InputError(f"{' and '.join(unsaid)} can be said in an order file only")


def _clause(key: str, value: Any) -> str:
    if type(value) not in (int, str):
        raise InputError(f"{key} with rules of its own can be said in an order file only")
    if key == "id" and (value in JOINS or not _WORD.fullmatch(value)):
        value = f'"{value}"'
    return f"{key.replace('_', ' ')} {value}"
