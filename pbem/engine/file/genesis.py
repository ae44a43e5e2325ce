"""
The genesis of a game: what is fixed forever when it begins.

Its hash is the game's id, which stands in every signed document, so nothing in it can change
unseen. A genesis says who plays with which keys, by which rules on which board, and where chance
comes from. It decides nothing; `pbem.engine.play.play` plays it.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any

from pbem.engine.file.head_writer import write_head
from pbem.engine.modes.modes import MODES, Chance
from pbem.engine.table.terms import Data, Seat, Terms
from pbem.record import value
from pbem.trust.canonical import canonical
from pbem.trust.hashes import game_id
from pbem.trust.keys import PublicKey, parse_public

HOST = "host"
"""What a host without a seat is called wherever a seat id may stand; no seat may have this id."""
QUORUMS = ("all-others", HOST)
"""Who may sign the decisions of a group: everybody else, or the host."""

TEXTS = ("seed", "quorum", "deadline", "nonce")
_BOARD = ("genesis", "board")
_PERSON_KEYS = ("name", "key", "dice", "roots", "joined", "hand", "deck", "bot")


@value
class Player:
    """
    A seat and who sits on it. Absent texts are "".

    `key` is the OpenSSH line of the Ed25519 key that signs orders, `dice` that of the RSA key that
    witnesses, `roots` the proof (base64) that it is a permutation, `joined` the signature (base64)
    under the invitation. `hand` (64 hex digits) is the X25519 key for letters with cards, with cards
    `dealer` only. `bot` is the style in which a program plays the seat.
    """

    id: str
    name: str
    key: str = ""
    dice: str = ""
    roots: str = ""
    joined: str = ""
    hand: str = ""
    bot: str = ""

    @property
    def seat(self) -> Seat:
        """The seat as a rule set sees it."""
        return Seat(self.id, self.name)


@value
class Host:
    """
    The game master of mode `host`: either a person without a seat, or the id of a `seat`.

    With cards `dealer`, `deck` is the commitment (64 hex digits) to the secret of all cards.
    """

    name: str = ""
    key: str = ""
    dice: str = ""
    roots: str = ""
    joined: str = ""
    seat: str = ""
    hand: str = ""
    deck: str = ""


@value
class Genesis:
    """
    The fixed facts of one game.

    `rules` is rule set and version ("risk-parker/1"). `seed` (64 hex digits) is there in mode
    `open` only; `quorum` and `nonce` (32 hex digits, of the invitation) in the other modes only;
    `host` in mode `host` only, and there perhaps `deadline`, the time in which orders are due, in
    words. `board` and `choices` are plain data of the rule set.

    Where the keys of a seat were replaced since, `players` and `host` are who plays now, and
    `founder` is the genesis as it was hashed. `ended` is how the group ended the game before its rules
    did: "draw", or "".
    """

    name: str
    rules: str
    mode: str
    cards: str
    options: tuple[str, ...]
    choices: Mapping[str, Any]
    board: Mapping[str, Any]
    players: tuple[Player, ...]
    seed: str = ""
    quorum: str = ""
    nonce: str = ""
    host: Host | None = None
    deadline: str = ""
    founder: "Genesis | None" = None
    ended: str = ""

    @property
    def founding(self) -> "Genesis":
        """The genesis as it stands in the file, with the people who began."""
        return self.founder or self

    @cached_property
    def game_id(self) -> bytes:
        """The hash of the genesis (32 bytes): the name of the game forever."""
        return self.founder.game_id if self.founder else game_id(canonical(self.to_data()))

    @property
    def ruleset(self) -> tuple[str, int]:
        """Name and version of the rule set."""
        name, _, version = self.rules.partition("/")
        return name, int(version)

    @property
    def terms(self) -> Terms:
        """The choices as the rule set reads them."""
        return Terms(self.options, dict(self.choices), dict(self.board), self.cards)

    @cached_property
    def chance(self) -> Chance:
        """Where the dice come from: all that differs from mode to mode."""
        return MODES[self.mode](self.seat_ids, self.master, self.seed)

    @property
    def master(self) -> str:
        """The game master: the id of a seat, or "host" without one; "" where there is none."""
        return (self.host.seat or HOST) if self.host else ""

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """All seats in seat order."""
        return tuple(player.seat for player in self.players)

    def seat_called(self, word: str) -> str | None:
        """Return the seat that a word names in any case, by id or else by its player's name; None."""
        fold = word.casefold()
        called = [player.id for player in self.players if player.id == fold] or [
            player.id for player in self.players if player.name.casefold() == fold
        ]
        return called[0] if len(called) == 1 else None

    @cached_property
    def seat_ids(self) -> tuple[str, ...]:
        """The ids of all seats in seat order."""
        return tuple(player.id for player in self.players)

    @cached_property
    def bots(self) -> dict[str, str]:
        """The seats that a program plays, and in which style."""
        return {player.id: player.bot for player in self.players if player.bot}

    @cached_property
    def programs(self) -> dict[str, str]:
        """The bots that nobody has to sign for: whoever plays the game plays their turns at once."""
        return {} if self.chance.witnessed else self.bots

    def waited_for(self, seats: Sequence[str]) -> list[str]:
        """Return the seats among these that a person plays, or somebody signs for."""
        return [seat for seat in seats if seat not in self.programs]

    def movers(self, seats: Sequence[str]) -> Sequence[str]:
        """Return the same seats, or all of these where programs alone must decide."""
        return self.waited_for(seats) or seats

    @cached_property
    def identities(self) -> dict[str, PublicKey]:
        """The key that signs for each seat (and for "host"); seats without a key are left out."""
        return {id_: parse_public(person.key) for id_, person in self.people() if person.key}

    @cached_property
    def dice_keys(self) -> dict[str, PublicKey]:
        """The key that witnesses for each seat (and for "host"); empty in mode `open`."""
        return {id_: parse_public(person.dice) for id_, person in self.people() if person.dice}

    def people(self) -> list[tuple[str, Player | Host]]:
        """Everybody who holds keys: the players by seat id, and a host without a seat as "host"."""
        people: list[tuple[str, Player | Host]] = [(player.id, player) for player in self.players]
        if self.host and not self.host.seat:
            people.append((HOST, self.host))
        return people

    def to_data(self) -> Data:
        """The genesis as it began, as plain data, in the order in which it is written."""
        if self.founder:
            return self.founder.to_data()
        data: Data = {
            "name": self.name,
            "rules": self.rules,
            "mode": self.mode,
            "cards": self.cards,
            "options": list(self.options),
        }
        for key in TEXTS:
            if value := getattr(self, key):
                data[key] = value
        if self.host:
            data["host"] = {"seat": self.host.seat} if self.host.seat else _person(self.host)
        data["player"] = [{"id": player.id, **_person(player)} for player in self.players]
        return {**data, "choices": dict(self.choices), "board": dict(self.board)}

    @cached_property
    def section(self) -> list[str]:
        """The lines of the genesis in a game file, those of the game as it began."""
        if self.founder:
            return self.founder.section
        data = self.to_data()
        return [*write_head({"genesis": {**data, "board": {}}}), *_board_lines(json.dumps(data["board"]))]


@lru_cache(maxsize=16)
def _board_lines(facts: str) -> Sequence[str]:
    """Write the lines of a board, which come last, below their header: once for many games."""
    return write_head(json.loads(facts), _BOARD)


def _person(person: Player | Host) -> Data:
    return {key: value for key in _PERSON_KEYS if (value := getattr(person, key, ""))}
