"""What attackers and honest players do with files and homes, for the attacks on people."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

from sample_games.friends import Friends, Person, quiet, state, warlike, write

from pbem.engine.file.game_reader import open_game

if TYPE_CHECKING:
    from pathlib import Path

SEATS = ("anna", "ben", "cleo")


def roles(friends: Friends, who: str = "anna") -> tuple[Person, Person, Person]:
    """The author of the next turn, the witness, and somebody else."""
    at = SEATS.index(state(friends[who])["decides"][0])
    return tuple(friends[SEATS[(at + step) % 3]] for step in range(3))  # type: ignore[return-value]  # three


def signed(author: Person, text: str, name: str = "orders.toml", *more: str) -> str:
    write(author, text, name)
    author.done("sign", author.newest(), name, *more)
    return name


def played(friends: Friends, author: Person, witness: Person, text: str = "") -> str:
    name = f"orders-{state(author)['index'] + 1:03d}.toml"
    mailed = signed(author, text or quiet(author), name)
    friends.mail(author.name, mailed)
    witness.done("apply", witness.newest(), name)
    friends.mail(witness.name, witness.newest())
    return witness.newest()


def forget(person: Person) -> None:
    """What a changed program, or a second computer, amounts to."""
    person.lose_ledger()
    shutil.rmtree(person.home / "seen", ignore_errors=True)


def head(person: Person, name: str) -> bytes:
    return open_game((person.games / name).read_bytes()).head


def fork(friends: Friends) -> tuple[Person, Person, Person]:
    """Author and witness publish record 1 and then make another one; the file `other.toml`."""
    author, witness, third = roles(friends)
    game = played(friends, author, witness, warlike(author))
    third.done("verify", game)
    for cheat in (author, witness):
        forget(cheat)
        (cheat.games / game).unlink()
        (cheat.games / "world-001.txt").unlink(missing_ok=True)
    signed(author, quiet(author), "again.toml")
    shutil.copy(author.games / "again.toml", witness.games)
    witness.done("apply", "world-000.toml", "again.toml")
    shutil.copy(witness.games / game, third.games / "other.toml")
    return third, author, witness


def checks_of(folder: Path) -> list[str]:
    return [line for path in folder.glob("*.txt") for line in path.read_text().splitlines()]
