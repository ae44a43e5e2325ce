"""
A game file may come from an enemy who sealed what he liked: any state, with a sound seal under it.

Whatever stands there, it is refused with a sentence, or can be shown, ordered on and played on.
"""

import copy
import random
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from thorough import all_but

from pbem.engine.file.game_file import GameFile, write_game
from pbem.engine.file.history import link
from pbem.engine.file.record_layout import write_record
from pbem.engine.file.seal import make_seal
from pbem.engine.play.play import Game, apply, load_game
from pbem.engine.table.resolution import rules_state, snapshot_hash, unfold
from pbem.engine.table.sheet import Sheet
from pbem.errors import ContentError, InputError
from pbem.local import registry
from pbem.trust.dice import SeededDice
from pbem.trust.signers import identity_from_seed

EXAMPLES = Path(__file__).parents[2] / "examples"
FILES = [
    "first-turn/world-007.toml",
    "worked-5-set-up/farm-02-000.toml",
    "worked-6-rail-race/rails-01-002.toml",
    "risk-every-option-to-victory/risk-every-option-*.toml",
    "ending-neutral-left-standing/ending-neutral-left-standing-*.toml",
]
PHASES = ["blank", "setup", "turn", "attack", "elimination", "throw", "bonus", "over"]
ENTRY = {"at": ["@rest"], "armies": "rest"}


def pick(chance: random.Random, game: Game) -> dict[str, Callable[[], Any]]:
    """A maker for each key of a state; what it makes is of the right kind, or nearly."""
    seats = list(game.file.genesis.seat_ids)
    lands = [row[0] for row in game.file.genesis.board.get("territories", [["siam"]])]

    def seat() -> str:
        return chance.choice([*seats, *seats, "neutral", ""])

    def some(*words: Any) -> list[Any]:
        return [copy.deepcopy(chance.choice(words)) for _ in range(chance.randrange(3))]

    def by_seat(*values: Any) -> dict[str, Any]:
        return {seat(): copy.deepcopy(chance.choice(values)) for _ in range(2)}

    bad = [{"at": "x"}, {"at": [7], "armies": 1}, {"at": ["siam"], "armies": -1, "last": "x"}]
    return {
        "mover": seat,
        "starter": seat,
        "winner": seat,
        "phase": lambda: chance.choice(PHASES),
        "out": lambda: some(*seats),
        "asked": lambda: some(*seats),
        "winners": lambda: some(*seats),
        "dice": lambda: some(1, 6, 7),
        "captured": lambda: some(*lands),
        "due": lambda: chance.choice([0, 1, 2**50]),
        "sets": lambda: chance.choice([0, 7, 2**50]),
        "part": lambda: chance.choice([1, 2]),
        "throw": lambda: {
            "source": chance.choice(lands),
            "target": chance.choice(lands),
            "attack": [6, 5, 1],
            "defence": [2, 1],
            "rerolled": False,
        },
        "bonus": lambda: [[seat(), chance.choice([0, 6]), some(*lands)]],
        "capitals": lambda: by_seat(*lands),
        "to_place": lambda: by_seat(0, 3, 40),
        "lists": lambda: by_seat({}, {"claim": ["@rest"]}, {"add": [ENTRY]}, {"add": bad}, {"x": 1}),
        "defence": lambda: by_seat(
            {},
            {"default": 3},
            {"default": 1, "rule": 7},
            {"default": 1, "rule": [{"dice": 1}]},
            {"default": "max", "rule": [{"dice": 1, "if": "((("}]},
        ),
        "capital_bonus": lambda: by_seat([{}], [{"victim": "any", "place": [ENTRY]}], [{"place": bad}]),
    }


def play_on(game: Game, state: Any) -> None:
    """Everything that commands do with a state that was read."""
    table = game.table
    awaited = table.awaited(state)
    table.clock(state)
    table.words.standing(state)
    for seat in (None, *game.file.genesis.seat_ids):
        table.words.show(state, seat)
    orders = {}
    for seat in awaited.must if awaited else ():
        document = tomllib.loads("\n".join(table.forms.template(state, seat)))
        sheet = Sheet(document)
        orders[seat] = table.read_orders(state, seat, sheet)
        if any(problem.is_error for problem in sheet.problems):
            return
    if awaited and awaited.must:
        for event in unfold(table, state, orders, SeededDice(bytes(32))):
            table.words.describe(event)


@pytest.mark.usefixtures("unwatched_turns")
@pytest.mark.parametrize("name", all_but(FILES, lambda name: name.startswith("worked-6")))
def test_a_sealed_lie_is_refused_or_played_on(name: str) -> None:
    game = load_game(next(EXAMPLES.glob(name)).read_bytes(), registry.load)
    chance = random.Random(name)
    makers = pick(chance, game)
    read = 0
    for _ in range(800):
        data = copy.deepcopy(rules_state(game.file.state))
        for key in chance.sample(list(makers), chance.choice([1, 2, 3])):
            if chance.random() < 0.2:
                data.pop(key, None)
            else:
                data[key] = makers[key]()
        try:
            state = game.table.load(data)
        except ValueError:
            continue
        read += 1
        play_on(game, state)
    assert read


def sealed_lie(file: GameFile, state: dict[str, Any]) -> bytes:
    """The same game with another state at its end, all hashes and the seal good."""
    earlier = "".join(map(write_record, file.all_records()[:-1]))
    head = link(file.genesis, file.last, file.prev_head).head(snapshot_hash(state))
    last = file.last._replace(state=snapshot_hash(state).hex(), head=head.hex())
    seal = make_seal(file.genesis, file.index, head, sealer())
    return write_game(file.genesis, file.next, state, seal, earlier + write_record(last))


def test_a_file_that_nobody_could_open_is_never_written() -> None:
    """Ben is to be next and has nothing left: a lie that shows only when his turn comes."""
    folder = EXAMPLES / "first-turn"
    file = load_game((folder / "world-007.toml").read_bytes(), registry.load).file
    orders = tomllib.loads((folder / "anna.toml").read_text(encoding="utf-8"))
    bare = {"game": "world", "player": "anna", "turn": 7, "place": {"Siam": "rest"}}
    for lie in (False, True):
        state = copy.deepcopy(file.state)
        for held in state["territories"].values():
            held[0] = "cleo" if lie and held[0] == "ben" else held[0]
        game = load_game(sealed_lie(file, state), registry.load)
        assert game.awaited is not None
        if not lie:
            played = apply(game, [orders], sealer())
            assert load_game(played.data, registry.load).file.index == file.index + 1
            continue
        with pytest.raises(InputError, match=r"could not go on after this .*verify the file"):
            apply(game, [bare], sealer())


def sealer() -> Any:
    return identity_from_seed(bytes(32))


def test_a_crowd_of_players_is_refused_in_a_short_sentence() -> None:
    """A million wrong ids in the head make no message of a million lines."""
    data = (EXAMPLES / FILES[0]).read_bytes()
    crowd = b"".join(b'[[genesis.player]]\nid = "X%d"\nname = "x"\n' % n for n in range(3_000))
    crowded = data.replace(b"[[genesis.player]]\n", crowd + b"[[genesis.player]]\n", 1)
    with pytest.raises(ContentError, match=r"a game has 1 to 64 players, not 3003") as refused:
        load_game(crowded, registry.load)
    assert len(str(refused.value)) < 5_000
