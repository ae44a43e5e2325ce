"""
Where several decide at once: somebody seals two lists, each for one reader.

Everybody's proof is for the set of sealed hashes, and for one set ever. With two sets in the world the
record could not be made, and those who had proved one of them could not prove the other.
"""

from __future__ import annotations

import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest
from attack_steps import SEATS, forget
from sample_games.friends import Friends, state, write
from test_threats import promised

if TYPE_CHECKING:
    from pathlib import Path

    from conftest import Program


def wishes(seat: str, first: str = "Alaska") -> str:
    header = f'game = "world"\nplayer = "{seat}"\nturn = 0\n'
    return f'{header}[setup]\nclaim = ["{first}", "@rest"]\n[[setup.add]]\nat = "@border"\narmies = "rest"\n'


@pytest.fixture
def friends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Friends:
    """Anna has sealed two lists: Ben has one, Cleo the other. Both look alike to their readers."""
    friends = Friends(tmp_path, monkeypatch)
    friends.start("next", *SEATS, more=("--rules", "risk-1959"))
    anna, ben, cleo = (friends[seat] for seat in SEATS)
    for seat in ("ben", "cleo"):
        write(friends[seat], wishes(seat), f"{seat}.toml")
        friends[seat].done("sign", "world-000.toml", f"{seat}.toml")
        friends.mail(seat, f"{seat}-sealed.toml")
    for reader, first in ((ben, "Siam"), (cleo, "Peru")):
        forget(anna)
        write(anna, wishes("anna", first), f"anna-{first}.toml")
        anna.done("sign", "world-000.toml", f"anna-{first}.toml")
        shutil.copy(anna.games / f"anna-{first}-sealed.toml", reader.games / "anna-sealed.toml")
    return friends


def reveal(friends: Friends, seat: str, *more: str, game: str = "world-000.toml") -> str:
    person = friends[seat]
    return person.done("reveal", game, f"{seat}.toml", *person.files("*-sealed.toml"), *more)


@pytest.mark.thorough
def test_where_several_decide_at_once_a_player_seals_others_for_each_reader(friends: Friends, program: Program) -> None:
    """The set that was proved first counts, so that the game goes on with the proofs of all."""
    anna, _, cleo = (friends[seat] for seat in SEATS)
    reveal(friends, "ben")
    friends.mail("ben", "ben-revealed.toml")
    said = reveal(friends, "cleo", "ben-revealed.toml")
    assert "anna sealed two different orders for this moment; see world-evidence-001-" in said
    assert "The set in ben-revealed.toml is proved already, so its seals count." in said
    (folder,) = cleo.games.glob("world-evidence-001-*")
    commands = (folder / "anna-seals.txt").read_text()
    program("ssh-keygen")
    assert commands.count("pbem-sealed-1") == 2
    for command in commands.splitlines():
        assert not subprocess.run(command, shell=True, cwd=folder, check=False).returncode
    friends.mail("cleo", "cleo-revealed.toml")
    forget(anna)
    sealed = ("anna-Siam-sealed.toml", "ben-sealed.toml", "cleo-sealed.toml")
    anna.done("reveal", "world-000.toml", "anna-Siam.toml", *sealed)
    friends.mail("anna", "anna-Siam-revealed.toml")
    cleo.done("apply", "world-000.toml", *cleo.files("*-revealed.toml"))
    assert "records 0 to 1 hold" in cleo.done("verify", "world-001.toml")


@pytest.mark.thorough
def test_who_has_proved_one_set_goes_on_without_anna_and_signs_nothing_twice(friends: Friends) -> None:
    anna, ben, cleo = (friends[seat] for seat in SEATS)
    for seat in ("ben", "cleo"):
        reveal(friends, seat)
        friends.mail(seat, f"{seat}-revealed.toml")
    revealed = ("ben-revealed.toml", "cleo-revealed.toml")
    for said in (
        ben.refused("apply", "world-000.toml", *revealed),
        ben.refused("reveal", "world-000.toml", "ben.toml", *revealed),
    ):
        assert "are for different sealed orders; anna sealed two different orders" in said
        assert "nobody who proved one of the sets did wrong" in said
        assert "pbem admin world-000.toml substitute anna" in said
    assert len([*ben.games.glob("world-evidence-001-*")]) == 1
    said = ben.done("status", "world-000.toml", *revealed)
    assert "anna sealed two different orders for this moment; the evidence, and how to go" in said
    assert "pbem apply world-000.toml ben-revealed.toml cleo-revealed.toml" in said
    assert "seal others for each reader" in promised()
    ben.done("admin", "world-000.toml", "substitute", "anna")
    (decision,) = ben.files("*-substitute.toml")
    ben.done("approve", "world-000.toml", decision)
    shutil.copy(ben.games / decision, cleo.games)
    cleo.done("approve", "world-000.toml", decision)
    said = cleo.done("apply", "world-000.toml", decision)
    friends.mail("cleo", "world-001.toml")
    assert "Who opens what now: pbem status" in said
    shutil.copy(ben.games / "anna-sealed.toml", cleo.games / "anna-sealed.toml")
    for seat in ("ben", "cleo"):
        friends[seat].games.joinpath(f"{seat}-revealed.toml").unlink()
        reveal(friends, seat, game="world-001.toml")
    shutil.copy(ben.games / "ben-revealed.toml", cleo.games / "ben-revealed.toml")
    shutil.copy(cleo.games / "world-001.toml", anna.games)
    sealed = ("anna-Siam-sealed.toml", "ben-sealed.toml", "cleo-sealed.toml")
    said = anna.done("reveal", "world-001.toml", "anna-Siam.toml", *sealed)
    assert "You were passed over as a witness, so your dice are not asked for." in said
    assert "anyone who has everybody's files can play them: pbem status" in said
    shutil.copy(anna.games / "anna-Siam.toml", cleo.games)
    cleo.done("apply", "world-001.toml", "anna-Siam.toml", *revealed)
    assert "records 0 to 2 hold" in cleo.done("verify", "world-002.toml")
    assert state(cleo)["index"] == 2
    for person in (ben, cleo):
        lines = [line for path in person.ledger_files() for line in path.read_text().splitlines()]
        slots = [line.split()[:5] for line in lines if line.startswith("witness ")]
        assert len(slots) == len({tuple(slot) for slot in slots}) == 2


@pytest.mark.thorough
def test_the_second_is_proved_by_the_files_that_all_exchange(friends: Friends) -> None:
    anna, ben, _ = (friends[seat] for seat in SEATS)
    shutil.copy(anna.games / "anna-Peru-sealed.toml", ben.games / "other-sealed.toml")
    said = ben.refused("reveal", "world-000.toml", "ben.toml", *ben.files("*-sealed.toml"))
    assert "anna sealed two different orders for this moment; see world-evidence-001-" in said
    assert "agree on one, and leave the other file out" in said


@pytest.mark.thorough
def test_an_opened_file_that_shows_other_seals_than_it_proves_is_refused(friends: Friends) -> None:
    """Ben cannot lay a second list of Anna's beside the proof that he made for the first."""
    _, ben, cleo = (friends[seat] for seat in SEATS)
    reveal(friends, "ben")
    mine = (ben.games / "ben-revealed.toml").read_text()
    for seat in ("ben", "cleo"):
        friends[seat].games.joinpath(f"{seat}-revealed.toml").unlink(missing_ok=True)
    reveal(friends, "cleo")
    theirs = (cleo.games / "cleo-revealed.toml").read_text()
    seals = "[proof.seals."
    forged = mine.partition(seals)[0] + seals + theirs.partition(seals)[2]
    write(cleo, forged, "ben-revealed.toml")
    said = cleo.refused("apply", "world-000.toml", "ben-revealed.toml", "cleo-revealed.toml")
    assert "ben-revealed.toml: the proof of ben is not for this record and the seals" in said
