"""What a group decides, by the commands alone: each player has a home of his own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pytest

if TYPE_CHECKING:
    from pathlib import Path

    from conftest import Run

TRIO = ("anna", "ben", "cleo")


class As(Protocol):
    """Let somebody run a command, expect this exit code, and give what it said."""

    def __call__(self, who: str, *words: str | Path, code: int = 0) -> str: ...


@pytest.fixture
def as_(pbem: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> As:
    monkeypatch.setenv("PBEM_PASSPHRASE", "")

    def command(who: str, *words: str | Path, code: int = 0) -> str:
        monkeypatch.setenv("PBEM_HOME", str(tmp_path / f"home-{who}"))
        result = pbem(*words)
        assert result.exit_code == code, result.output
        return " ".join(result.output.split())

    return command


def begun(as_: As, folder: Path, *more: str) -> Path:
    """A game of three in mode next, begun by mail."""
    as_("anna", "new", "world", "--mode", "next", "--players", ",".join(TRIO), "-o", folder, *more)
    for who in TRIO[1:]:
        as_(who, "join", folder / "world-start-anna.toml", "--player", who)
    for who in TRIO:
        as_(who, "start", *sorted(folder.glob("world-start-*.toml")))
    return folder / "world-000.toml"


def decided(as_: As, game: Path, notice: Path, *signers: str) -> Path:
    """Let these sign a notice and the last one apply it; the next game file."""
    for who in signers:
        as_(who, "approve", game, notice)
    as_(signers[-1], "apply", game, notice)
    return game.with_name(f"world-{int(game.stem[-3:]) + 1:03d}.toml")


@pytest.mark.thorough
def test_a_group_gives_a_seat_up_and_hands_another_over(as_: As, tmp_path: Path) -> None:
    game = begun(as_, tmp_path)
    said = as_("anna", "admin", game, "resign", "cleo", "--reason", "Cleo moved away.")
    assert "Cleo is taken out of the game by Anna and Ben." in said
    assert "armies on 14 territories are neutral now" in said
    assert "to do: sign it: pbem approve" in said
    assert "to Ben, who must still sign it: pbem mail" in said
    notice = tmp_path / "world-001-resign.toml"
    assert "your key belongs to none of them" in as_("dora", "approve", game, notice, code=1)
    as_("anna", "approve", game, notice)
    assert "Ben must sign it first" in as_("anna", "apply", game, notice, code=1)
    assert "all have signed: pbem apply" in as_("ben", "approve", game, notice)
    assert "Decided resign, Cleo: Cleo moved away." in as_("ben", "apply", game, notice)

    game = tmp_path / "world-001.toml"
    verdict = as_("anna", "verify", game)
    assert 'in record 1: resign, Cleo: "Cleo moved away." (signed by Anna and Ben).' in verdict
    as_("dora", "admin", game, "replace", "ben", "--name", "Dora", "--reason", "Lost key.")
    game = decided(as_, game, tmp_path / "world-002-replace.toml", "ben", "anna")
    assert "Dora (ben)" in (tmp_path / "world-002.txt").read_text()
    assert "replace, Dora (ben)" in as_("dora", "verify", game)
    # What was told while Ben sat there is told again with his name.
    reports = [game.with_name(f"world-00{n}.txt").read_text() for n in range(3)]
    assert " ".join("\n".join(reports).split()) in as_("dora", "replay", game)


def signed_by_both(notice: Path, one: str, two: str) -> Path:
    """A notice with a signature of each, that of `one` being the one of `two`."""
    rows = notice.read_text().split("\n")
    at = next(place for place, row in enumerate(rows) if row.startswith(f"{two} = "))
    both = sorted([rows[at].replace(two, one), rows[at]])
    notice.write_text("\n".join([*rows[:at], *both, *rows[at + 1 :]]))
    return notice


@pytest.mark.thorough
def test_copies_signed_by_several_are_put_together(as_: As, tmp_path: Path) -> None:
    game = begun(as_, tmp_path)
    mover = as_("anna", "show", game).split("--player ")[1].split()[0]
    # Who must decide would have to sign as well.
    about = next(seat for seat in TRIO if seat != mover)
    one, two = (seat for seat in TRIO if seat != about)
    as_(one, "admin", game, "ruling", about, "--reason", "Overlooked.", "--correct", "sets-set sets=2")
    notice = tmp_path / "world-001-ruling.toml"
    copy = tmp_path / "copy.toml"
    copy.write_bytes(notice.read_bytes())
    as_(one, "approve", game, notice)
    as_(two, "approve", game, copy)
    changed = tmp_path / "changed.toml"
    changed.write_text(notice.read_text().replace("Overlooked.", "Seen."))
    assert f"is not {one}'s signature" in as_(two, "approve", game, changed, code=1)
    other = tmp_path / "other.toml"
    other.write_text(copy.read_text().replace("Overlooked.", "Seen."))
    assert "does not say the same" in as_(two, "apply", game, notice, other, code=1)
    false = signed_by_both(other, one, two)
    assert f"is not {one}'s signature" in as_(two, "apply", game, false, code=1)
    said = as_(two, "apply", game, notice, copy)
    assert "Corrected: sets turned in so far: 2." in said


@pytest.mark.thorough
def test_a_silent_witness_is_passed_over(as_: As, tmp_path: Path) -> None:
    game = begun(as_, tmp_path, "--rules", "across-the-continent-1952")
    mover = as_("anna", "show", game).split("--player ")[1].split()[0]
    witness, third = (TRIO[(TRIO.index(mover) + step) % 3] for step in (1, 2))
    orders = tmp_path / "orders.toml"
    orders.write_text(f'game = "world"\nplayer = "{mover}"\nturn = 1\n[rail]\nuntil = "turn"\n')
    as_(mover, "sign", game, orders)
    assert "only" in as_(third, "apply", game, orders, code=1)
    as_(mover, "admin", game, "substitute", witness)
    notice = tmp_path / "world-001-substitute.toml"
    for who in (mover, third):
        as_(who, "approve", game, notice)
    said, game = as_(third, "apply", game, notice), tmp_path / "world-001.toml"
    assert f"what {mover.title()} signed for the turn stays valid, and {third.title()} makes" in said
    assert f"pbem status {tmp_path}" in said
    as_(third, "apply", game, orders)
    assert f"substitute, {witness.title()}" in as_(witness, "verify", tmp_path / "world-002.toml")


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("resign", "ben"), 2, "Why? --reason"),
        (("substitute", "ben", "--reason", "x"), 2, "takes no --reason"),
        (("resign", "--reason", "x"), 2, "Who is it about?"),
        (("resign", "carl", "--reason", "x"), 1, "nobody called 'carl'"),
        (("rollback", "--reason", "x"), 2, "Which record? --to N"),
        (("rollback", "--reason", "x", "--to", "5"), 1, "earlier record"),
        (("ruling", "--reason", "x", "--correct", "armies-set siam"), 2, "write it like this"),
        (("ruling", "--reason", "x", "--correct", "armies-set"), 1, "correction 1: armies-set needs"),
        (("missed", "anna", "--reason", "x"), 1, "without a deadline"),
        (("substitute", "anna"), 1, "no witnesses"),
        (("coup", "anna", "--reason", "x"), 2, "is not one of"),
    ],
)
def test_what_cannot_be_decided_is_refused_and_nothing_is_written(
    as_: As, tmp_path: Path, words: tuple[str, ...], code: int, said: str
) -> None:
    as_("anna", "new", "world", "--players", "anna,ben", "-o", tmp_path)
    before = sorted(tmp_path.iterdir())
    assert said in as_("anna", "admin", tmp_path / "world-000.toml", *words, code=code)
    assert sorted(tmp_path.iterdir()) == before


def test_in_an_open_game_without_keys_a_decision_needs_no_signature(as_: As, tmp_path: Path) -> None:
    as_("anna", "new", "world", "--players", "anna,ben,cleo", "-o", tmp_path)
    game = tmp_path / "world-000.toml"
    said = as_("anna", "admin", game, "resign", "cleo", "--reason", "Away.")
    assert "nobody here has a key to sign with: pbem apply" in said
    report = as_("anna", "apply", game, tmp_path / "world-001-resign.toml")
    assert "unsigned: Anna and Ben (no key, nobody can prove it)" in report
    assert "unsigned: Anna and Ben" in as_("anna", "verify", tmp_path / "world-001.toml")


def test_a_deadline_needs_a_host(as_: As, tmp_path: Path) -> None:
    words = ("new", "world", "--players", "anna,ben", "--deadline", "7 days", "-o", tmp_path)
    assert "needs a host" in as_("anna", *words, code=2)
    as_("hugo", *words, "--mode", "host", "--host", "Hugo")
    assert 'deadline = "7 days"' in (tmp_path / "world-start-host.toml").read_text()
