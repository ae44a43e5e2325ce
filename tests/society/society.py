"""
A society: people who begin a game and play some turns of it with nothing but the mails that pbem wrote to them.

Everything that chance decides comes from one number: who looks when, what is answered, which mail comes late,
twice or never. The laws: a game never stands still, and in the end all hold the same history; whoever says yes to all
that is asked owes nothing then.
"""

from __future__ import annotations

import shutil
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Literal

import attrs
from homes import MASTER, Hand, Home, receivers
from sample_games.friends import KEYS, Friends

from pbem.cli.begin import new_game
from pbem.engine.play.play import load_game
from pbem.engine.proof.audit import verify
from pbem.local import registry

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

RAIL = "across-the-continent-1952"
SEATS = ("anna", "ben", "cleo", "dora", "emil", "fritz")
COMMON = 25
"""Below this number stories are those of common plans; from it on people also lose keys, and sit at larger tables."""
RECORDS = 3
"""So many records are played by all, beside record 0."""
MOST_ROUNDS = 150
QUIET_ROUNDS = 12


@attrs.frozen
class Plan:
    """Which game a society plays, as words for `pbem new`; who hosts without a seat, and what happens in record 1."""

    name: str
    words: tuple[str, ...]
    people: tuple[int, int] = (2, 3)
    keys: bool = True
    bots: tuple[str, ...] = ()
    master: str = ""
    event: Literal["", "ruling", "gives up", "loses keys"] = ""
    common: bool = True

    @property
    def by_turns(self) -> bool:
        """Whether it takes `pbem turn`, which asks everybody to sign what the group is to decide."""
        return bool(self.event)


PLANS = (
    Plan("open", (), keys=False),
    Plan("open, with a bot", ("--bot", "zoe=careful"), keys=False, bots=("zoe",)),
    Plan("open, claimed", ("--rules", "risk-1959"), keys=False),
    Plan("next", ("--mode", "next")),
    Plan("next, sealed lists", ("--mode", "next", "--rules", "risk-1959")),
    Plan("next, capitals", ("--mode", "next", "--option", "capitals"), (3, 4)),
    Plan("next, neutral", ("--mode", "next", "--rules", "risk-1959-reprint"), (2, 2)),
    Plan("host, with a seat", ("--mode", "host", "--host", "anna"), (3, 3)),
    Plan("host, sealed lists", ("--mode", "host", "--host", "anna", "--rules", "risk-1959"), (3, 3)),
    Plan("next, private hands", ("--mode", "next", "--cards", "private")),
    Plan("open, two and a neutral army", ("--rules", "risk-1959-reprint"), (2, 2), keys=False),
    Plan("open, capitals, a bot", ("--option", "capitals", "--bot", "zoe=careful"), (2, 3), keys=False, bots=("zoe",)),
    Plan("open, rail", ("--rules", RAIL), keys=False),
    Plan("next, rail partners", ("--mode", "next", "--rules", RAIL, "--option", "partners"), (4, 4)),
    Plan("host without a seat", ("--mode", "host", "--host", MASTER), master=MASTER),
    Plan("host deals cards", ("--mode", "host", "--host", MASTER, "--cards", "dealer"), master=MASTER),
    Plan("next, a ruling", ("--mode", "next"), (3, 3), event="ruling"),
    Plan("next, one gives up", ("--mode", "next"), (3, 4), event="gives up"),
    Plan("next, one loses the keys", ("--mode", "next"), (3, 4), event="loses keys", common=False),
    Plan("open, five and six", (), (5, 6), keys=False, common=False),
    Plan("next, five and six", ("--mode", "next"), (5, 6), common=False),
    Plan("next, sealed lists, five and six", ("--mode", "next", "--rules", "risk-1959"), (5, 6), common=False),
    Plan("host, five and six", ("--mode", "host", "--host", "anna"), (5, 6), common=False),
)


@attrs.define(eq=False)
class Society:
    """The people, what is under way between them, and the number from which their luck follows."""

    plan: Plan
    luck: Random
    homes: dict[str, Home]
    patch: pytest.MonkeyPatch
    under_way: list[tuple[int, str, bytes]] = attrs.Factory(list)
    lost: int = 0
    round: int = 0
    records: int = RECORDS
    happened: bool = False

    # ── post ─────────────────────────────────────────────────────────────────────────────────────

    def post(self, sender: Home, mails: list[bytes]) -> None:
        """Take mails of somebody: each comes at once or late, some twice, one in a story never."""
        for mail in mails:
            for name in receivers(mail) or [one for one in self.homes if one != sender.name]:
                if name == sender.name or name not in self.homes:
                    continue
                if not self.lost and self.luck.random() < 0.05:
                    self.lost += 1
                    sender.diary.append(f"(the mail to {name} is lost)")
                    continue
                for _ in range(2 if self.luck.random() < 0.1 else 1):
                    self.under_way.append((self.round + self.luck.choice((0, 0, 1, 3)), name, mail))

    def deliver(self) -> None:
        """Bring what is due, in any order."""
        due = [one for one in self.under_way if one[0] <= self.round]
        self.under_way = [one for one in self.under_way if one[0] > self.round]
        self.luck.shuffle(due)
        for _, name, mail in due:
            self.homes[name].inbox.append(mail)

    # ── rounds ───────────────────────────────────────────────────────────────────────────────────

    def live(self, records: int = RECORDS) -> None:
        """Let rounds go by until all hold the last of so many records. Raises AssertionError where the game stands still."""
        self.records, quiet = records, 0
        while not self.is_done():
            self.round += 1
            quiet = 0 if self._go_round(steady=quiet > 3) else quiet + 1
            assert quiet < QUIET_ROUNDS, self.story("the game stands still")
            assert self.round < MOST_ROUNDS, self.story("the game takes too long")
        self._compare()

    def _go_round(self, *, steady: bool) -> bool:
        """Let everybody look, or some of them; return whether anything has changed."""
        self.deliver()
        before = [home.holdings() for home in self.homes.values()]
        people = list(self.homes.values())
        self.luck.shuffle(people)
        for home in people:
            if steady or self.luck.random() < 0.7:
                home.hand.steady = steady
                said = self._look(home)
                self._is_told_all(home)
                if steady:
                    home.ask_for_key(said)
                # Who waits in vain asks; then what the program says is written is sent once more.
                self.post(home, home.mails(again=said if steady else ""))
        if not self.happened and self.plan.event and min(home.newest()[0] for home in people) >= 1:
            self._happen(self.luck.choice(people))
        after = [home.holdings() for home in self.homes.values()]
        return before != after or bool(self.under_way)

    def _happen(self, home: Home) -> None:
        """Let what the plan says happen to somebody; a mail about it that is lost is what nobody can know of."""
        self.happened = True
        if self.plan.event == "ruling":
            home.decide("ruling", "--reason", "Said at the table.")
        elif self.plan.event == "gives up":
            home.decide("resign", home.name, "--reason", "No time.")
        else:
            home.lose_keys()
            home.decide("replace", home.name, "--reason", "The disk is broken.")
        self.lost += 1
        self.post(home, home.mails())

    def _look(self, home: Home) -> str:
        try:
            return home.look(self.patch)
        except AssertionError as error:
            raise AssertionError(self.story(str(error))) from error

    def _is_told_all(self, home: Home) -> None:
        """Demand that a look offered all that is owed: after a yes to everything nothing is left."""
        if home.agreed():
            owed = home.owed()
            assert not owed, self.story(f"{home.name} said yes to all, and still owes: {owed}")

    def is_done(self) -> bool:
        """Say whether everybody holds the last record that is played."""
        return all(home.newest()[0] >= self.records for home in self.homes.values())

    def _compare(self) -> None:
        heads = set()
        for home in self.homes.values():
            _, data = home.newest()
            verdict = verify(data, registry.load)
            assert verdict.fault is None, self.story(str(verdict.fault))
            heads.add(load_game(data, registry.load).file.all_records()[self.records].head)
        assert len(heads) == 1, self.story("two histories")

    def story(self, what: str) -> str:
        """Tell what happened, for whoever has to find out why."""
        told = [f"{what}: {self.plan.name}, {', '.join(self.homes)}, round {self.round}"]
        for home in self.homes.values():
            told += [f"== {home.name}, record {home.newest()[0]}"]
            told += [one if len(one) < 600 else f"... {one[-600:]}" for one in home.diary[-6:]]
        return "\n".join(told)


def found(
    seed: int, folder: Path, patch: pytest.MonkeyPatch, plan: Plan | None = None, kind: type[Home] = Home
) -> Society:
    """Let people move in, and one of them begin a game; `kind` says what they have beside an inbox."""
    luck = Random(seed)
    plan = plan or luck.choice(
        [one for one in PLANS if (one.common or seed >= COMMON) and (kind is Home or not one.by_turns)]
    )
    seats = SEATS[: luck.randint(*plan.people)]
    people = [*seats, *filter(None, [plan.master])]
    friends = Friends(folder, patch)
    homes = {}
    for name in people:
        person = friends.person(name, keys=plan.keys and name != MASTER)
        if name == MASTER:
            shutil.copytree(KEYS / "host", person.home)
        homes[name] = kind(person, Hand("host" if name == MASTER else name, Random(f"{seed} {name}")))
        homes[name].settle(people)
    begins = luck.choice(people)
    # What a game draws when it begins follows from the number, too, so that each story can be lived again.
    drawn = sha256(f"{plan.name} {seed}".encode()).hexdigest()
    patch.setattr(new_game, "draw_nonce", lambda: drawn[:32])
    by = ("--as", "host" if begins == MASTER else begins) if plan.keys else ("--seed", drawn)
    words = ("new", "world", "--players", ",".join([*seats, *plan.bots]), *by, *plan.words)
    society = Society(plan, luck, homes, patch)
    society.post(homes[begins], homes[begins].begin(words))
    return society
