"""
The worked examples of order files: how their games came to the page.

Each example is one order file, as players know them, and a game in which it is sound. Such a game
cannot be set up like a board on a table: every record of it was played. So this script plays the turns
before it, by plans that lead to where the example begins, with a seed whose dice do not get in the way.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import attrs

from pbem.engine.file.genesis import Player
from pbem.engine.play.play import Applied, Game, apply, begin
from pbem.local import map_files, registry
from pbem.rulesets.risk.play.cards import possible_sets
from pbem.rulesets.risk.setting import Setting
from pbem.trust.signers import identity_from_seed

Data = dict[str, Any]

# Not a secret: it only lets everybody make the same files.
SEALER = identity_from_seed(b"pbem example key, not a secret..")


@attrs.frozen
class Plan:
    """
    What a player does before the page.

    `claim` lists the territories, `add` the further armies in the set-up. Each turn the player
    attacks up to `most` territories of `hunt`, in that order, leaving a small garrison in those of
    `garrison` and moving on with everything elsewhere, until there are `cards` cards in hand. `hold`
    is where armies go when there is nothing to hunt. `trades`: turn in the first set of the game.
    `limits` are the most throws of an attack, by turn: high enough to limit nothing, but other
    orders mean other dice and other cards.
    """

    claim: str
    add: str
    hold: str
    hunt: str = ""
    garrison: str = ""
    most: int = 1
    cards: int = 9
    trades: bool = False
    limits: Mapping[int, int] = attrs.field(factory=dict)

    def setup(self) -> Data:
        """Return the set-up file."""
        queue = [entry.rsplit(" ", 1) for entry in words(self.add)]
        entries = [{"at": name, "armies": int(armies)} for name, armies in queue]
        return {"setup": {"claim": words(self.claim), "add": entries}}


@attrs.frozen
class Worked:
    """
    One example: its folder, its game, and how that came to the page.

    `pages` holds the order files of each record that is played from there.
    """

    folder: str
    name: str
    rules: str
    seats: str
    seed: int
    turn: int
    pages: tuple[tuple[str, ...], ...]
    plans: Mapping[str, Plan | Data]
    options: tuple[str, ...] = ()

    def begin(self, seed: int) -> Applied:
        """Begin the game with a seed."""
        ruleset = registry.load(self.rules)
        players = [Player(seat, seat.title()) for seat in self.seats.split()]
        return begin(
            ruleset,
            self.name,
            players,
            map_files.load(ruleset.map_id),
            SEALER,
            seed=seed.to_bytes(32, "big"),
            options=self.options,
        )

    def before(self, seed: int) -> Iterator[Applied]:
        """Play up to the page, record by record."""
        step = self.begin(seed)
        yield step
        while (clock := step.game.table.clock(step.game.state)).turn < self.turn:
            awaited = step.game.awaited
            if awaited is None:
                return
            head = {"game": self.name, "turn": clock.turn}
            files = [{**head, "player": seat, **write(step.game, seat, self.plans[seat])} for seat in awaited.must]
            step = apply(step.game, files, SEALER)
            yield step


def words(text: str) -> list[str]:
    """Split a list of names at its commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


def write(game: Game, seat: str, plan: Plan | Data) -> Data:
    """Return what a player orders before the page; a plan that is data is the order file itself."""
    if not isinstance(plan, Plan):
        return plan
    if game.table.clock(game.state).turn == 0:
        return plan.setup()
    return Turn(game, seat, plan).write()


@attrs.frozen
class Turn:
    """A turn that is played by plan."""

    game: Game
    seat: str
    plan: Plan

    def write(self) -> Data:
        """Return the order file."""
        state = self.game.state
        hand = state.hands[self.seat]
        document: Data = {}
        sets = possible_sets(hand, self.setting.board)
        if sets and self.plan.trades and not state.sets:
            document["trade"] = [list(sets[0])]
        raids = self.raids() if len(hand) < self.plan.cards else []
        base = raids[-1][0] if raids else next(name for name in words(self.plan.hold) if self.owner(name) == self.seat)
        # A territory captured this very turn gets no armies: they go to where the march begins.
        while self.owner(base) != self.seat:
            base = next(source for source, target in raids if target == base)
        document["place"] = {base: "rest"}
        if raids:
            document["attack"] = [self.attack(source, target) for source, target in raids]
        return document

    def raids(self) -> list[tuple[str, str]]:
        """Choose what to attack, and from where."""
        raids: list[tuple[str, str]] = []
        for target in words(self.plan.hunt):
            if self.owner(target) == self.seat or len(raids) == self.plan.most:
                continue
            source = self.source(target, [one for _, one in raids])
            if source:
                raids.append((source, target))
        return raids

    def source(self, target: str, taken: Sequence[str]) -> str:
        """Find the strongest neighbour of our own; one taken in this turn has the whole army."""
        near = self.near(target)
        marching = [name for name in taken if name in near and name not in self.garrisons]
        own = [name for name in near if self.owner(name) == self.seat and self.armies(name) > 2]
        return marching[-1] if marching else max(own, key=self.armies, default="")

    def attack(self, source: str, target: str) -> Data:
        """Return one attack."""
        move_in = "min" if target in self.garrisons else "max"
        limit = self.plan.limits.get(self.game.state.turn, 20)
        return {"from": source, "to": target, "max_throws": limit, "move_in": move_in}

    @property
    def garrisons(self) -> list[str]:
        """Where only a small garrison stays."""
        return words(self.plan.garrison)

    @property
    def setting(self) -> Setting:
        """Rules, board and seats."""
        setting: Setting = self.game.table.setting  # type: ignore[attr-defined]  # a table of conquest
        return setting

    def owner(self, name: str) -> str:
        """Return who holds a territory."""
        return self.setting.owner(self.game.state, self.setting.names.territory[name])

    def armies(self, name: str) -> int:
        """Return the armies on a territory."""
        return self.setting.armies(self.game.state, self.setting.names.territory[name])

    def near(self, name: str) -> list[str]:
        """Return the names of the neighbours."""
        board = self.setting.board
        id_ = self.setting.names.territory[name]
        return [board.names[there] for there in board.ids if there in board.borders[id_]]


SIMPLE = Worked(
    "worked-1-simple-turn",
    "farm-01",
    "risk-1959",
    "anna bob cleo",
    0,
    7,
    (("anna.toml",),),
    {
        "anna": Plan(
            "Indonesia, New Guinea, Western Australia, Eastern Australia, Siam, Greenland, Quebec,"
            "Ontario, Eastern United States, Argentina, Peru, Madagascar, South Africa, Congo",
            "Siam 3, New Guinea 4, Greenland 7, Congo 7",
            "Peru",
        ),
        "bob": Plan(
            "India, Afghanistan, China, Mongolia, Ural, Siberia, Irkutsk, Yakutsk, Kamchatka,"
            "Japan, Middle East, Ukraine, Scandinavia, Iceland",
            "India 2, Middle East 8, Kamchatka 5, Ukraine 6",
            "Ukraine",
        ),
        "cleo": Plan(
            "Alaska, Northwest Territory, Alberta, Western United States, Central America,"
            "Venezuela, Brazil, Great Britain, Northern Europe, Western Europe, Southern Europe,"
            "North Africa, Egypt, East Africa",
            "Brazil 7, Alaska 4, Northern Europe 5, Egypt 5",
            "Egypt",
        ),
    },
)

BLITZ = Worked(
    "worked-2-blitz",
    "farm-01",
    "risk-1959",
    "anna bob cleo",
    0,
    11,
    (("cleo.toml",),),
    {
        "anna": Plan(
            "Madagascar, Scandinavia, Ukraine, Ural, Siberia, Afghanistan, China, Mongolia, India,"
            "Siam, Indonesia, New Guinea, Western Australia, Eastern Australia",
            "Ukraine 8, Siam 6, Siberia 7",
            "Ukraine",
        ),
        "bob": Plan(
            "North Africa, Egypt, East Africa, Congo, South Africa, Middle East, Southern Europe,"
            "Western Europe, Great Britain, Iceland, Greenland, Eastern United States, Venezuela,"
            "Northern Europe",
            "North Africa 2, Egypt 7, East Africa 3, Northern Europe 9",
            "Egypt",
        ),
        "cleo": Plan(
            "Brazil, Argentina, Peru, Alaska, Northwest Territory, Alberta, Ontario, Quebec,"
            "Western United States, Central America, Kamchatka, Yakutsk, Irkutsk, Japan",
            "Brazil 3, Kamchatka 9, Central America 9",
            "Brazil",
        ),
    },
)

BRANCH = Worked(
    "worked-3-branch-on-capture",
    "farm-01",
    "risk-1959",
    "anna bob cleo",
    3,
    12,
    (("bob.toml",), ("bob-part-2.toml",)),
    {
        "anna": Plan(
            "Iceland, Great Britain, Western Europe, Scandinavia, Indonesia, New Guinea,"
            "Western Australia, Eastern Australia, Northern Europe, Southern Europe, Venezuela,"
            "Brazil, Argentina, Central America",
            "Central America 9, Southern Europe 9, Scandinavia 3",
            "Southern Europe",
            "Western United States, Alberta, Middle East, Afghanistan",
            trades=True,
        ),
        "bob": Plan(
            "Greenland, Ukraine, North Africa, Peru, Madagascar, South Africa, Congo, East Africa,"
            "Siam, Alaska, Northwest Territory, Quebec, Ontario, Eastern United States",
            "Siam 7, Greenland 7, Ukraine 4, North Africa 2, Peru 1",
            "Ukraine",
            "Indonesia, New Guinea, Western Australia",
            limits={3: 22, 6: 30, 9: 22},
        ),
        "cleo": Plan(
            "Egypt, Middle East, Afghanistan, India, China, Mongolia, Irkutsk, Yakutsk, Kamchatka,"
            "Japan, Siberia, Ural, Alberta, Western United States",
            "Egypt 12, Ural 5, China 4",
            "Egypt",
            "East Africa, Congo, South Africa, Madagascar",
            trades=True,
        ),
    },
)

ELIMINATION = Worked(
    "worked-4-elimination",
    "farm-01",
    "risk-1959",
    "anna bob cleo",
    89,
    15,
    (("anna.toml",),),
    {
        "anna": Plan(
            "Indonesia, New Guinea, Western Australia, Eastern Australia, Siam, Afghanistan,"
            "Brazil, Argentina, Peru, China, Japan, Eastern United States, Quebec, Central America",
            "Brazil 15, Afghanistan 3, Siam 3",
            "Brazil",
            "North Africa, Egypt, Southern Europe, Middle East, East Africa, Madagascar,South Africa",
            most=2,
        ),
        "bob": Plan(
            "Ural, North Africa, Egypt, East Africa, South Africa, Madagascar, Middle East,"
            "Southern Europe, Northern Europe, Western Europe, Great Britain, Scandinavia, Iceland,"
            "Ukraine",
            "Ural 5, Egypt 2, East Africa 2, South Africa 1, Madagascar 1, Middle East 1,"
            "Southern Europe 1, Northern Europe 1, Western Europe 1, Great Britain 1,"
            "Scandinavia 1, Iceland 1, Ukraine 3",
            "Ukraine, Ural",
            "Siberia",
            garrison="Siberia",
            cards=3,
        ),
        "cleo": Plan(
            "Congo, Venezuela, Siberia, Yakutsk, India, Mongolia, Irkutsk, Kamchatka, Alaska,"
            "Northwest Territory, Greenland, Alberta, Ontario, Western United States",
            "Greenland 6, Yakutsk 14, India 1",
            "Greenland",
            "Siberia, Iceland, Great Britain, Western Europe, Northern Europe, Scandinavia, Ukraine",
            garrison="Siberia",
            most=2,
            trades=True,
        ),
    },
)

SETUP = Worked(
    "worked-5-set-up",
    "farm-02",
    "risk-1959",
    "anna bob dora emil",
    0,
    0,
    (("anna.toml", "bob.toml", "dora.toml", "emil.toml"),),
    {},
    ("capitals",),
)

RACE = Worked(
    "worked-6-rail-race",
    "rails-01",
    "across-the-continent-1952",
    "dora emil",
    53,
    4,
    (("emil.toml",),),
    {
        "dora": {"rail": {"prefer": ["arrive", "leave 2..6", "most"], "until": "changed"}},
        "emil": {"rail": {"prefer": ["arrive", "most"], "until": "turn"}},
    },
)

WORKED = (SIMPLE, BLITZ, BRANCH, ELIMINATION, SETUP, RACE)
