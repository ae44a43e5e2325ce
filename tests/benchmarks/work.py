"""What is measured in one process: each function prepares a piece of work and returns it."""

from collections.abc import Callable
from hashlib import sha256
from typing import Any

import floor as floors
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPublicNumbers
from cryptography.hazmat.primitives.hashes import SHA512
from endless import HEAVY, SEATS, Game
from players.chance import Chance

from pbem.engine.file.game_reader import open_game
from pbem.engine.proof import audit
from pbem.engine.table.ruleset import read_all_orders
from pbem.engine.table.sheet import Sheet
from pbem.engine.table.terms import Seat
from pbem.local import map_files, registry
from pbem.rulesets.risk.bots.random_player import write_orders
from pbem.rulesets.risk.events import BattleFought
from pbem.rulesets.risk.orders import Attack, TurnOrders
from pbem.rulesets.risk.play.comparison import compare
from pbem.rulesets.risk.play.resolution import blank
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import Phase, State
from pbem.trust.canonical import canonical
from pbem.trust.dice import SeededDice
from pbem.trust.keys import PublicKey, ed25519_point, rsa_numbers

Work = Callable[[], Any]


def verify(data: bytes) -> Work:
    """Prove a game file that is sound."""

    def prove() -> None:
        verdict = audit.verify(data, registry.load)
        if not verdict.ok:
            raise AssertionError(verdict.fault)

    return prove


def floor(data: bytes) -> Work:
    """Do the signatures and hashes of a game file, and nothing else."""
    game = open_game(data)
    genesis, history = game.genesis, game.history.encode()
    state, seed = canonical(game.state), bytes.fromhex(genesis.seed)
    keys = {
        seat: Ed25519PublicKey.from_public_bytes(ed25519_point(public)).verify
        for seat, public in genesis.identities.items()
    }
    dice = {who: _checker(public) for who, public in genesis.dice_keys.items()}
    return lambda: floors.check_history(history, state, genesis.game_id, seed, keys, dice)


def _checker(public: PublicKey) -> Callable[[bytes, bytes], None]:
    modulus, exponent = rsa_numbers(public)
    verify, padding, digest = (
        RSAPublicNumbers(exponent, modulus).public_key().verify,
        PKCS1v15(),
        SHA512(),
    )
    return lambda signature, message: verify(signature, message, padding, digest)


# ── games and battles ────────────────────────────────────────────────────────────────────────────


def games(number: int) -> tuple[Work, int]:
    """
    Play whole random games of four players to victory; also the throws in all of them.

    What the players order was written down before; the work is to check it and to play it.
    """
    table = _table_of_four()
    scripts = [_script(table, seed) for seed in range(number)]
    throws = sum(_play(table, seed, script) for seed, script in enumerate(scripts))

    def play_all() -> None:
        for seed, script in enumerate(scripts):
            _play(table, seed, script)

    return play_all, throws


def _table_of_four() -> Any:
    ruleset = registry.load("risk-parker")
    seats = [Seat(id_, id_.title()) for id_ in SEATS[:4]]
    return ruleset.table(seats, ruleset.terms(seats, (), {}, map_files.load("classic")))


def _script(table: Any, seed: int) -> list[tuple[str, dict[str, Any]]]:
    """Let four players play a game; who ordered what, record by record."""
    chance, script = Chance(f"players of game {seed}"), []
    state = table.blank()
    _events(table, state, {}, _seed(seed, 0))
    while (awaited := table.awaited(state)) is not None:
        (seat,) = awaited.must
        script.append((seat, write_orders(table, state, seat, chance, frills=0)))
        _step(table, state, seed, len(script), *script[-1])
    return script


def _play(table: Any, seed: int, script: list[tuple[str, dict[str, Any]]]) -> int:
    """Play a game again; return the number of throws."""
    state, throws = table.blank(), 0
    _events(table, state, {}, _seed(seed, 0))
    for number, (seat, document) in enumerate(script, 1):
        throws += _step(table, state, seed, number, seat, document)
    return throws


def _step(table: Any, state: State, seed: int, number: int, seat: str, document: dict[str, Any]) -> int:
    sheet = Sheet(document)
    orders = read_all_orders(table, state, seat, sheet)
    if sheet.refused:
        raise AssertionError(sheet.problems)
    events = _events(table, state, {seat: orders}, _seed(seed, number))
    return sum(len(event.throws) for event in events if isinstance(event, BattleFought))


def _seed(game: int, record: int) -> bytes:
    return sha256(f"{game} {record}".encode()).digest()


def bare(throws: int) -> Work:
    """Throw so often with the standard library's dice."""
    return lambda: floors.fight(throws)


def dice(throws: int) -> Work:
    """Throw so often with the dice of a record, and compare."""

    def throw() -> None:
        roll = SeededDice(bytes(32)).stream("attack/1").roll
        for _ in range(throws):
            fallen = roll(5)
            compare(fallen[:3], fallen[3:])

    return throw


def battles() -> tuple[Work, int]:
    """Fight one long battle by an order with a condition; also the number of its throws."""
    table = Game.begin(HEAVY).table
    setting: Setting = table.setting
    orders = TurnOrders(attacks=(Attack(("alaska", "kamchatka")),))

    def fight() -> int:
        state = _facing(setting, 20_000)
        return len(_events(table, state, {"anna": orders}, bytes(32)))

    fight()
    state = _facing(setting, 20_000)
    events = _events(table, state, {"anna": orders}, bytes(32))
    return fight, sum(len(event.throws) for event in events if isinstance(event, BattleFought))


def _facing(setting: Setting, armies: int) -> State:
    """Alaska is Anna's, the rest of the world Bob's; two heaps face each other."""
    state = blank(setting)
    state.owners = ["bob"] * len(state.owners)
    state.armies = [1] * len(state.armies)
    state.owners[setting.index["alaska"]] = "anna"
    for territory in ("alaska", "kamchatka"):
        state.armies[setting.index[territory]] = armies
    state.phase, state.mover, state.turn = Phase.ATTACK, "anna", 1
    return state


def _events(table: Any, state: State, orders: Any, seed: bytes) -> list[Any]:
    events = []
    for event in table.resolve(state, orders, SeededDice(seed)):
        table.evolve(state, event)
        events.append(event)
    return events
