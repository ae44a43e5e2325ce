"""
A second verifier, in JavaScript, agrees: it was written from docs/format.md and shares no line with pbem.

What it accepts of a changed file only the rules can find out; those changes are named here, each with
its reason.
"""

from __future__ import annotations

import base64
import importlib.util
import json
import re
import subprocess
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import arena
import attrs
import decided
import mutation
import pytest
import tomli_w

from pbem.engine.file.gamefile import open_game, write_game
from pbem.engine.file.history import Record, link, write_record
from pbem.engine.file.seal import make_seal
from pbem.engine.proof.audit import verify
from pbem.engine.resolution import next_line, resolve, snapshot, snapshot_hash
from pbem.trust.keys import ed25519_public

if TYPE_CHECKING:
    from conftest import Program

ROOT = Path(__file__).parent.parent.parent
VECTORS = ROOT / "tests" / "vectors"
VERIFIER = ROOT / "verifier" / "pbem-verify.mjs"
MADE = {**arena.RECORDED, **decided.DECIDED}
FILES = {name: (arena.GAMES / f"{name}.toml").read_bytes() for name in MADE}
EXAMPLES = {
    str(path.relative_to(ROOT)): path.read_bytes()
    for path in sorted((ROOT / "examples").glob("*/*.toml"))
    if path.read_bytes().startswith(b'format = "pbem-game/1"')
}

Verdicts = Mapping[str, dict[str, Any]]
Judge = Callable[[Mapping[str, bytes]], Verdicts]


@pytest.fixture(scope="module")
def node(program: Program) -> Callable[..., bytes]:
    """Run a script in Node; gives what it prints."""
    path = program("node")

    def run(*words: str | Path, stdin: bytes = b"", status: int = 0) -> bytes:
        done = subprocess.run(
            [path, *map(str, words)], input=stdin, capture_output=True, check=False
        )
        assert done.returncode == status, done.stderr.decode()
        return done.stdout

    return run


@pytest.fixture(scope="module")
def judge(node: Callable[..., bytes]) -> Judge:
    """Let the second verifier judge files, by name."""

    def verdicts(files: Mapping[str, bytes]) -> Verdicts:
        wanted = {name: base64.b64encode(data).decode() for name, data in files.items()}
        driver = Path(__file__).with_name("second_verifier.mjs")
        answer: Verdicts = json.loads(node(driver, "files", stdin=json.dumps(wanted).encode()))
        assert answer.keys() == files.keys()
        return answer

    return verdicts


def accepted(verdicts: Verdicts) -> list[str]:
    return [name for name, verdict in verdicts.items() if verdict["ok"]]


# ── vectors ──────────────────────────────────────────────────────────────────────────────────────


def test_the_vectors_are_what_their_script_makes() -> None:
    spec = importlib.util.spec_from_file_location("make_vectors", VECTORS / "make_vectors.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    text = (VECTORS / "format.json").read_text(encoding="ascii")
    assert module.made() == text, "run python tests/vectors/make_vectors.py"


def test_the_second_verifier_gives_every_value_of_the_vectors(node: Callable[..., bytes]) -> None:
    driver = Path(__file__).with_name("second_verifier.mjs")
    answer = json.loads(node(driver, "vectors", VECTORS / "format.json"))
    assert answer["wrong"] == []
    assert answer["count"] > 250


# ── sound games ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", FILES)
def test_the_games_of_the_vectors_are_as_made(name: str) -> None:
    assert MADE[name]() == FILES[name], "run tests/engine/arena.py and tests/engine/decided.py"
    assert verify(FILES[name], arena.find).ok


def test_games_of_every_mode_hold(judge: Judge) -> None:
    verdicts = judge(FILES)
    for name, data in FILES.items():
        assert verdicts[name]["ok"], verdicts[name]
        assert verdicts[name]["head"] == open_game(data).head.hex()


def test_the_example_games_hold(judge: Judge) -> None:
    assert len(EXAMPLES) > 5
    verdicts = judge(EXAMPLES)
    assert [verdict for verdict in verdicts.values() if not verdict["ok"]] == []


@pytest.mark.parametrize("name", FILES)
def test_mail_and_tools_may_change_how_a_game_looks(name: str, judge: Judge) -> None:
    files = {look: change(FILES[name].decode()).encode() for look, change in mutation.LOOKS.items()}
    verdicts = judge(files)
    assert [look for look in files if not verdicts[look]["ok"]] == []


def test_it_prints_the_dice_of_any_stream(node: Callable[..., bytes]) -> None:
    path = arena.GAMES / "next-tictactoe.toml"
    values = json.loads((VECTORS / "format.json").read_text(encoding="ascii"))
    game = next(one for one in values["games"] if one["file"].endswith(path.name))
    told = node(VERIFIER, path, "--dice", "1", "attack/1")
    dice = " ".join(map(str, game["records"][1]["attack/1"]))
    assert told.decode().splitlines()[-1] == f"Record 1, stream attack/1: {dice}"
    told = node(VERIFIER, path, "--dice", "1", "attack/1", "--below", "6", "--count", "3")
    below = " ".join(str(die - 1) for die in game["records"][1]["attack/1"][:3])
    assert told.decode().splitlines()[-1].endswith(f": {below}")
    assert b"record" in node(VERIFIER, path, "--dice", "2", "attack/1", status=1)


def test_it_says_what_it_does_not_check(node: Callable[..., bytes]) -> None:
    told = node(VERIFIER, arena.GAMES / "host-tictactoe.toml").decode()
    assert ": yes, as far as this goes." in told
    assert "what happened between the dice" in told
    assert "`pbem verify`" in told


def test_its_exit_status_says_no_too(node: Callable[..., bytes], tmp_path: Path) -> None:
    changed = tmp_path / "changed.toml"
    changed.write_bytes(FILES["open-tictactoe"].replace(b'"mark":8', b'"mark":7'))
    told = node(VERIFIER, changed, status=1).decode()
    assert re.search(r": NO\. record \d: its head does not follow", told)
    assert b"NO" in node(VERIFIER, tmp_path / "missing.toml", status=1)
    node(VERIFIER, status=2)


# ── changed games ────────────────────────────────────────────────────────────────────────────────

# Turn and part are numbers of the rule set; they stand in the state under no fixed name.
NEXT = re.compile(r"(.*): turn [0-9]+( part [0-9]+)?")


def needs_the_rules(data: bytes, changed: bytes) -> bool:
    """
    Say whether only a replay can tell.

    Nothing differs but the numbers in the line `next`; or who agreed to a rollback is not complete,
    for who was in the game before it cannot be told from who is after it.
    """
    before, after = (tomllib.loads(file.decode()) for file in (data, changed))
    for record, twin in zip(before.get("history", []), after.get("history", []), strict=False):
        if '"kind":"rollback"' in record.get("admin", "") and _agreed(twin, record):
            twin["sigs"] = record["sigs"]
    found = [NEXT.fullmatch(str(whole.pop("next", ""))) for whole in (before, after)]
    return before == after and bool(found[0] and found[1] and found[0][1] == found[1][1])


def _agreed(twin: Any, record: Any) -> bool:
    """Say whether somebody, but nobody else, signed a changed administrative record."""
    sigs = twin.get("sigs") if isinstance(twin, dict) else None
    return bool(sigs) and isinstance(sigs, dict) and sigs.items() <= record["sigs"].items()


@pytest.mark.parametrize("name", FILES)
def test_any_changed_value_is_found_out_unless_only_rules_can_tell(name: str, judge: Judge) -> None:
    files = dict(mutation.value_changes(FILES[name]))
    files |= {f"{what} in place": data for what, data in mutation.text_changes(FILES[name])}
    assert len(files) > 340
    taken = accepted(judge(files))
    assert [what for what in taken if not needs_the_rules(FILES[name], files[what])] == []
    assert len(taken) < 10


@pytest.mark.parametrize("name", FILES)
def test_no_record_can_be_taken_out_doubled_or_moved(name: str, judge: Judge) -> None:
    whole = tomllib.loads(FILES[name].decode())
    records = whole["history"]
    files = {}
    for at, record in enumerate(records):
        rest = records[:at] + records[at + 1 :]
        for what, other in (("out", rest), ("first", [record, *rest]), ("last", [*rest, record]),
                            ("twice", [*records[:at], record, *records[at:]])):  # fmt: skip
            if other != records:
                files[f"{at} {what}"] = tomli_w.dumps({**whole, "history": other}).encode()
    assert accepted(judge(files)) == []


# ── forgeries: consistent again after the change ─────────────────────────────────────────────────


def with_other_witness(mode: str, seats: tuple[str, ...], who: str, **more: str) -> bytes:
    """A game whose second record has its dice from somebody else; all else fits."""
    maker = arena.Maker.of(arena.BALLOT, arena.invited(arena.BALLOT, mode, *seats, **more))
    files = [arena.document(maker.game, seat, vote=1) for seat in seats]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(arena, "witnesses", lambda *_: tuple(who.split()))
        return maker.add(files)


def moved_by_himself() -> bytes:
    """Noughts and crosses in mode next; the author is his own witness."""
    genesis = arena.invited(arena.TICTACTOE, "next", "anna", "ben")
    maker = arena.Maker.of(arena.TICTACTOE, genesis)
    mover = maker.state.mover
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(arena, "witnesses", lambda *_: (mover,))
        return maker.add([arena.document(maker.game, mover, mark=4)])


def decided_by_too_few() -> bytes:
    genesis = arena.invited(arena.BALLOT, "next", *decided.SEATS)
    maker = arena.Maker.of(arena.BALLOT, genesis)
    files = [arena.document(maker.game, seat, vote=2) for seat in decided.SEATS]
    maker.decree(["anna"], kind="substitute", seat="cleo")
    return maker.add(files)


def joined_elsewhere() -> bytes:
    genesis = arena.invited(arena.BALLOT, "next", *decided.SEATS)
    return arena.Maker.of(arena.BALLOT, attrs.evolve(genesis, name="other")).data


def with_weak_key() -> bytes:
    people = (arena.player("anna", keyed=False), arena.player("ben"))
    genesis = arena.begun(arena.TICTACTOE, *people).game.file.genesis
    neutral = ed25519_public(bytes([1]) + bytes(31)).line
    weak = (genesis.players[0]._replace(key=neutral), genesis.players[1])
    return arena.Maker.of(arena.TICTACTOE, attrs.evolve(genesis, players=weak), "ben").data


@pytest.mark.parametrize(("forge", "told"), [
    (lambda: with_other_witness("next", decided.SEATS, "anna ben"), "the dice cannot come from"),
    (lambda: with_other_witness("next", decided.SEATS, "cleo ben anna"), "the dice cannot come"),
    (lambda: with_other_witness("host", decided.SEATS, "anna"), "the dice cannot come from anna"),
    (lambda: with_other_witness("host", decided.SEATS, "ben", master="ben"), "dice cannot come"),
    (moved_by_himself, "the dice cannot come from"),
    (decided_by_too_few, "others must sign this decision"),
    (joined_elsewhere, "anna did not sign the invitation"),
    (with_weak_key, "anna: the key is not of prime order"),
])  # fmt: skip
def test_what_needs_no_rules_is_found_out_although_all_hashes_are_right(
    forge: Callable[[], bytes], told: str, judge: Judge
) -> None:
    forged = forge()
    assert not verify(forged, arena.find).ok
    verdict = judge({"forged": forged})["forged"]
    assert not verdict["ok"]
    assert told in verdict["what"]


def falsely_resolved() -> bytes:
    """A game whose last record leads to another cell than the one ordered; all else fits."""
    game = arena.play.open_table(arena.race((4,))[-1].data, arena.find)
    file, seat = game.file, game.state.mover
    reading = arena.play.check(game, [arena.document(game, seat, mark=5)]).readings[0]
    draft = Record(file.index + 1, (reading.text,), (reading.sig,), (), "", "")
    chain = link(file.genesis, draft, file.head)
    after, _ = resolve(game.table, game.state, {seat: 6}, chain.seed)
    awaited = game.table.awaited(after)
    state = snapshot(game.table, after, draft.index, awaited)
    head = chain.head(snapshot_hash(state))
    record = attrs.evolve(draft, state=snapshot_hash(state).hex(), head=head.hex())
    seal = make_seal(file.genesis, draft.index, head, arena.identity("anna"))
    line = next_line(awaited, game.table.clock(after))
    return write_game(file.genesis, line, state, seal, file.history + write_record(record))


def test_what_only_the_rules_can_tell_is_left_to_them(judge: Judge) -> None:
    """A state that these orders do not lead to, sealed and with a good chain: the reason to replay."""
    forged = falsely_resolved()
    verdict = verify(forged, arena.find)
    assert verdict.fault is not None
    assert verdict.fault.kind == "state"
    assert judge({"forged": forged})["forged"]["ok"]
