"""`pbem export-turn`: with real programs and no pbem, everybody computes the dice of a record."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from sample_games.dice_key_forgeries import BEST_ROOTS, MANY_ROOTS
from thorough import all_but, one_in

from pbem.engine.file.game_reader import open_game
from pbem.engine.proof.export import export_record
from pbem.errors import ContentError
from pbem.trust.canonical import canonical
from pbem.trust.hashes import game_id

if TYPE_CHECKING:
    from conftest import Keygen, Program, Run

VECTORS = Path(__file__).parent.parent / "vectors"
VALUES = json.loads((VECTORS / "format.json").read_text(encoding="ascii"))
RECORDS = [(Path(game["file"]).stem, index) for game in VALUES["games"] for index in range(len(game["records"]))]
OFTEN = [("open-ballot", 1), ("host-tictactoe", 1)]
"""What a quick run computes: a record of each mode."""
PROGRAMS = ("bash", "ssh-keygen", "openssl", "sha256sum", "jq")

Script = Callable[..., tuple[int, list[str]]]


def path_of(name: str) -> Path:
    return VECTORS / "games" / f"{name}.toml"


@pytest.fixture
def script(program: Program) -> Script:
    """Run the script in a folder; gives its exit status and its rows."""
    bash, *_ = [program(name) for name in PROGRAMS]

    def run(folder: Path, *words: str) -> tuple[int, list[str]]:
        command = [bash, str(folder / "verify_turn.sh"), *words]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        return done.returncode, (done.stdout + done.stderr).splitlines()

    return run


@pytest.fixture
def exported(pbem: Run, tmp_path: Path) -> Callable[[str, int], Path]:
    """Export a record of a game under tests/vectors/games."""

    def export(name: str, index: int) -> Path:
        folder = tmp_path / "turn"
        result = pbem("export-turn", path_of(name), str(index), "-o", folder)
        assert result.exit_code == 0, result.output
        return folder

    return export


@pytest.mark.parametrize(("name", "index"), all_but(RECORDS, OFTEN.__contains__))
def test_seed_head_and_dice_are_computed_without_pbem(
    name: str, index: int, exported: Callable[[str, int], Path], script: Script
) -> None:
    game = next(one for one in VALUES["games"] if Path(one["file"]).stem == name)
    wanted = game["records"][index]
    status, rows = script(exported(name, index))
    assert (status, rows[-3:-1]) == (0, [f"seed: {wanted['seed']}", f"head: {wanted['head']}"])
    dice = " ".join(map(str, wanted["attack/1"]))
    assert rows[-1].startswith("yes: ")
    assert rows[-1].endswith(f" are {dice}" if dice else " has no dice")
    proofs = [row for row in rows if row.startswith("good: witness-")]
    assert proofs == [f"good: witness-{who}.sig" for who in wanted["witness"]]


@pytest.mark.thorough
def test_the_dice_of_another_stream_are_shown_when_asked_for(
    exported: Callable[[str, int], Path], script: Script
) -> None:
    status, rows = script(exported("next-tictactoe", 1), "attack/2")
    assert status == 0
    assert re.fullmatch(r"yes: the first dice of attack/2 in record 1 are( [1-6]){20}", rows[-1])


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("name", "index"),
    all_but(
        [("next-ballot-substitute", 2), ("next-ballot-replaced", 3), ("open-ballot", 1), ("host-tictactoe", 1)],
        lambda record: record[0] == "next-ballot-substitute",
    ),
)
def test_a_change_of_any_file_is_found_out(
    name: str, index: int, exported: Callable[[str, int], Path], script: Script, tmp_path: Path
) -> None:
    sound = exported(name, index)
    assert script(sound)[0] == 0
    names = sorted(path.name for path in sound.iterdir() if path.name != "verify_turn.sh")
    assert {"record.json", "genesis.json", "allowed_signers"} < set(names)
    for changed in names:
        copy = tmp_path / "copy"
        shutil.copytree(sound, copy)
        data = bytearray((copy / changed).read_bytes())
        # The head is the last thing in record.json; elsewhere the middle is something signed.
        at = len(data) - 20 if changed == "record.json" else len(data) // 2
        data[at] = ord("1") if data[at] != ord("1") else ord("2")
        (copy / changed).write_bytes(data)
        status, rows = script(copy)
        assert status != 0, (changed, rows)
        shutil.rmtree(copy)


@pytest.mark.parametrize(
    ("change", "told"),
    one_in(
        4,
        [
            (lambda genesis: None, ""),
            (
                lambda genesis: genesis["player"][1].update(roots=genesis["player"][0]["roots"]),
                "NO: the roots do not prove that the dice key of ben is a permutation",
            ),
            (lambda genesis: genesis["player"][0].update(roots="AAAA"), "NO: the dice key of anna has not nine roots"),
            (
                lambda genesis: genesis["player"][1].update(dice=MANY_ROOTS.line, roots=BEST_ROOTS),
                "NO: the roots do not prove that the dice key of ben is a permutation",
            ),
        ],
    ),
)
def test_a_dice_key_that_is_not_proved_is_named(
    change: Any, told: str, exported: Callable[[str, int], Path], script: Script
) -> None:
    """In a game that was made with it: all hashes are right."""
    folder = exported("next-tictactoe", 0)
    genesis = json.loads((folder / "genesis.json").read_text())
    change(genesis)
    text = canonical(genesis)
    (folder / "genesis.json").write_bytes(text)
    record = json.loads((folder / "record.json").read_text()) | {"game_id": game_id(text).hex()}
    (folder / "record.json").write_text(json.dumps(record))
    lines = [
        f'{who["id"]} namespaces="{names}" {who[key]}\n'
        for who in genesis["player"]
        for key, names in (("key", "pbem-orders-1,pbem-admin-1"), ("dice", "pbem-witness-1"))
    ]
    (folder / "allowed_signers").write_text("".join(lines))
    status, rows = script(folder)
    assert (status, rows[-1]) == (1, told) if told else status == 0


@pytest.mark.parametrize(
    ("left_out", "told"),
    all_but(
        [
            ("witness-anna.sig", "NO: witness-anna.sig is not the signature of anna"),
            ("orders-cleo.sig", "NO: orders-cleo.sig is not the signature of cleo"),
        ],
        lambda case: case[0].startswith("orders"),
    ),
)
def test_a_signature_that_is_missing_is_named(
    left_out: str, told: str, exported: Callable[[str, int], Path], script: Script
) -> None:
    folder = exported("next-ballot-substitute", 1)
    (folder / left_out).unlink()
    status, rows = script(folder)
    assert status == 1
    assert rows[-1].startswith(told)


def test_keys_other_than_those_of_the_genesis_are_refused(exported: Callable[[str, int], Path], script: Script) -> None:
    """Else somebody could hand out a turn that he signed himself, with his own keys beside it."""
    folder = exported("next-tictactoe", 1)
    keys = folder / "allowed_signers"
    rows = keys.read_text(encoding="ascii").splitlines(keepends=True)
    keys.write_text("".join(rows[::-1]), encoding="ascii")
    assert script(folder) == (1, ["NO: allowed_signers holds other keys than genesis.json"])


@pytest.mark.thorough
def test_new_keys_of_a_seat_are_named(exported: Callable[[str, int], Path], script: Script, tmp_path: Path) -> None:
    status, rows = script(exported("next-ballot-replaced", 3))
    assert status == 0
    note = "note: ben plays with new keys; an earlier record of the kind replace says so"
    assert rows[0] == note


def test_ssh_keygen_takes_every_exported_signature(exported: Callable[[str, int], Path], keygen: Keygen) -> None:
    folder = exported("next-ballot-substitute", 2)
    assert sorted(path.name for path in folder.glob("*.sig")) == [
        "admin-anna.sig",
        "admin-ben.sig",
    ]
    for who in ("anna", "ben"):
        words = (
            "-Y",
            "verify",
            "-f",
            folder / "allowed_signers",
            "-I",
            who,
            "-n",
            "pbem-admin-1",
            "-s",
            folder / f"admin-{who}.sig",
        )
        done = keygen.run(*words, stdin=(folder / "admin.json").read_bytes())
        assert done.returncode == 0, done.stderr


def test_the_files_go_beside_the_game_unless_told_otherwise(pbem: Run, tmp_path: Path) -> None:
    game = tmp_path / "test-001.toml"
    shutil.copy(path_of("host-tictactoe"), game)
    for _ in range(2):
        assert pbem("export-turn", game, "1").exit_code == 0
    assert len([*(tmp_path / "test-001-turn").glob("orders-*.json")]) == 1


@pytest.mark.parametrize("index", [-1, 2])
def test_a_record_that_is_not_there_is_refused(index: int, pbem: Run) -> None:
    result = pbem("export-turn", path_of("host-tictactoe"), "--", str(index))
    assert result.exit_code == 1
    assert "has records 0 to 1" in " ".join(result.stderr.split())


@pytest.mark.parametrize("nobody", ["7", '"carl"', '"../../anna"', '"x/../../anna"'])
def test_orders_of_nobody_cannot_be_exported(nobody: str) -> None:
    """A file is named after the player; nobody names it in another folder."""
    text = path_of("open-tictactoe").read_text(encoding="ascii")
    text = re.sub(r"\nsigs .*", "", text)
    broken = open_game(re.sub(r'"player":"\w+"', f'"player":{nobody}', text).encode())
    with pytest.raises(ContentError, match="record 1 cannot be read"):
        export_record(broken, 1)
