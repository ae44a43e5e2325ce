"""Changes that are put on the disk together: read back before, all or nothing, and waited for once."""

from __future__ import annotations

import os
import shutil
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from pbem.errors import FileTakenError, UnavailableError
from pbem.local import batch, files, journal
from pbem.local.journal_file import NotedChange, read_journal, write_journal

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A folder with two games, of which one has a log, and a spool."""
    for name in ("games/one", "games/two", "spool/out"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "games/one/log").write_bytes(b"first\nhalf")
    (tmp_path / "games/one/old").write_bytes(b"old")
    return tmp_path


def journal_in(root: Path) -> str:
    return str(root / "spool" / "journal")


def change_all(root: Path) -> None:
    """Make a change of every kind."""
    one = str(root / "games" / "one")
    files.write_all([(f"{one}/new", b"new"), (f"{one}/orders", b"orders")], private=True)
    files.append(f"{one}/log", 6, b"second\n")
    files.append(f"{one}/log", 13, b"third\n")
    files.replace(f"{one}/told", b"7")
    files.rename(f"{one}/old", f"{one}/used")
    files.remove(f"{one}/orders")
    files.write_all([(str(root / "games" / "two" / "new"), b"new as well")])


AFTER = {
    "games/one/new": b"new",
    "games/one/log": b"first\nsecond\nthird\n",
    "games/one/told": b"7",
    "games/one/used": b"old",
    "games/two/new": b"new as well",
}


def tree(root: Path) -> dict[str, bytes]:
    return {str(one.relative_to(root)): one.read_bytes() for one in sorted(root.rglob("*")) if one.is_file()}


def stopped(root: Path, patch: pytest.MonkeyPatch, step: str) -> None:
    """Commit a batch, and be stopped when this would be called."""

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    with patch.context() as stopping, batch.opened(str(root), "games", "spool") as together:
        change_all(root)
        stopping.setattr(journal, step, stop)
        with pytest.raises(KeyboardInterrupt):
            journal.commit(together, journal_in(root))


def recover(root: Path, *, is_done: Callable[[str], bool] = lambda _: False) -> list[journal.KeptBack]:
    return journal.recover(str(root), journal_in(root), is_done)


def committed(root: Path) -> list[journal.KeptBack]:
    """Make a change of every kind, and put them on the disk."""
    with batch.opened(str(root), "games", "spool") as together:
        change_all(root)
        return journal.commit(together, journal_in(root))


def test_a_batch_reads_what_it_wrote_and_nobody_else_does(root: Path) -> None:
    before, one = tree(root), str(root / "games" / "one")
    with batch.opened(str(root), "games") as together:
        change_all(root)
        assert tree(root) == before
        assert files.listing(one) == ["log", "new", "told", "used"]
        assert {name: files.read(str(root / name), 99) for name in AFTER} == AFTER
        assert not files.exists(f"{one}/old")
        with pytest.raises(UnavailableError, match="there is no file"):
            files.read(f"{one}/old", 99)
        with pytest.raises(FileTakenError):
            files.write_all([(f"{one}/new", b"other")])
        assert not files.write_all([(f"{one}/new", b"new")])
        files.replace(str(root / "spool" / "at once"), b"")
        assert (root / "spool" / "at once").exists()
        journal.commit(together, journal_in(root))
    assert tree(root) == {**AFTER, "spool/at once": b""}
    if os.name == "posix":
        assert (root / "games/one/new").stat().st_mode & 0o077 == 0


def test_without_a_journal_a_file_gets_its_name_when_it_is_on_the_disk(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, steps = root / "games" / "one", list[object]()
    real = os.replace

    def flush(_: object) -> bool:
        steps.append((one / "log").read_bytes())
        return True

    def replace(path: str, to: str) -> None:
        steps.append(Path(to).name)
        real(path, to)

    monkeypatch.setattr(journal, "sync_disks", flush)
    monkeypatch.setattr(os, "replace", replace)
    with batch.opened(str(root), "games") as together:
        files.replace(str(one / "told"), b"7")
        files.append(str(one / "log"), 6, b"second\n")
        journal.put_down(together)
    assert steps == [b"first\nsecond\n", "told", b"first\nsecond\n"]
    assert (one / "told").read_bytes() == b"7"
    assert len(list(one.iterdir())) == 3


@pytest.mark.rule("local/journal 1.1")
def test_a_batch_without_a_journal_never_was(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = tree(root)
    stopped(root, monkeypatch, "_entries")
    recover(root)
    assert tree(root) == before


def test_what_cannot_be_written_is_said_at_once(root: Path) -> None:
    with batch.opened(str(root), "games"):
        with pytest.raises(UnavailableError, match="there is no folder"):
            files.replace(str(root / "games" / "none" / "file"), b"")
        with pytest.raises(UnavailableError, match="cannot be written"):
            files.replace(str(root / "games" / "one"), b"")


@pytest.mark.rule("local/journal 2.1")
def test_a_journal_is_carried_out_however_far_somebody_came(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for step in ("_flush", "_carry_out"):
        for name in ("games/one/used", "games/one/new"):
            (root / name).unlink(missing_ok=True)
        (root / "games/one/old").write_bytes(b"old")
        stopped(root, monkeypatch, step)
        # What was not flushed may be there with half of its content, or with none.
        (root / "games/one/told").write_bytes(b"")
        (root / "games/one/log").write_bytes(b"first\nsec")
        recover(root)
        assert tree(root) == AFTER
        recover(root)
        assert tree(root) == AFTER
        (root / "games/one/log").write_bytes(b"first\nhalf")
        (root / "games/two/new").unlink()


def test_what_is_done_already_is_left_out(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stopped(root, monkeypatch, "_carry_out")
    recover(root, is_done=lambda path: path.endswith("told"))
    assert tree(root) == {name: AFTER[name] for name in AFTER if "told" not in name}


# ── a game whose folder is damaged ───────────────────────────────────────────────────────────────


def _take_away(one: Path) -> None:
    one.rename(one.parents[1] / "away")


def _bring_back(one: Path) -> None:
    if one.is_file():
        one.unlink()
    (one.parents[1] / "away").rename(one)


def _put_a_file_there(one: Path) -> None:
    _take_away(one)
    one.write_bytes(b"")


def _block(name: str) -> tuple[Callable[[Path], None], Callable[[Path], None]]:
    """A folder where a file belongs."""

    def damage(one: Path) -> None:
        if (one / name).exists():
            (one / name).rename(one / "aside")
        (one / name / "in the way").mkdir(parents=True)

    def mend(one: Path) -> None:
        shutil.rmtree(one / name)
        if (one / "aside").exists():
            (one / "aside").rename(one / name)

    return damage, mend


DAMAGE = {
    "away": (_take_away, _bring_back),
    "a file": (_put_a_file_there, _bring_back),
    **{f"{name} is a folder": _block(name) for name in ("log", "told", "old", "used")},
}


def damaged_at(patch: pytest.MonkeyPatch, step: int, damage: Callable[[], None]) -> None:
    """Do a damage before the so-many-th change is made, or after the last."""
    steps, real = iter(range(99)), files.put

    def put(path: str, change: batch.Change) -> None:
        if next(steps) == step:
            damage()
        real(path, change)

    def flushed(_: object) -> bool:
        if next(steps) <= step:
            damage()
        return True

    patch.setattr(files, "put", put)
    patch.setattr(journal, "sync_disks", flushed)


@pytest.mark.rule("local/journal 4.1")
@pytest.mark.parametrize("kind", DAMAGE)
@pytest.mark.parametrize("when", ["as it is written", "as it is found"])
def test_what_a_damaged_game_cannot_take_is_kept_until_it_can(
    root: Path, monkeypatch: pytest.MonkeyPatch, kind: str, when: str
) -> None:
    damage, mend = DAMAGE[kind]
    monkeypatch.setattr(os, "fsync", lambda _: None)
    for step in range(8):
        place = Path(shutil.copytree(root, root.with_name(f"{root.name}-{step}")))
        one = place / "games" / "one"
        if when == "as it is found":
            stopped(place, monkeypatch, "_carry_out")
        with monkeypatch.context() as patch:
            damaged_at(patch, step, partial(damage, one))
            kept_back = recover(place) if when == "as it is found" else committed(place)
        assert [name for name, _ in kept_back] in ([], ["one"]), f"step {step}"
        assert (place / "games/two/new").read_bytes() == b"new as well"
        assert not (place / "spool/journal").exists()
        assert [name for name, _ in recover(place)] == [name for name, _ in kept_back if kind != "away"]
        mend(one)
        assert recover(place) == []
        assert tree(place) == AFTER, f"step {step}"


@pytest.mark.rule("local/journal 4.2")
def test_nothing_is_put_into_a_folder_that_comes_back_with_another_log(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped(root, monkeypatch, "_carry_out")
    _take_away(root / "games" / "one")
    assert recover(root) == [("one", "there is no folder games/one")]
    (root / "games/one").mkdir()
    (root / "games/one/log").write_bytes(b"other\nhalf")
    before = {name: data for name, data in tree(root).items() if name.startswith("games/one/log")}
    [(name, why)] = recover(root)
    assert (name, why) == ("one", f"{root}/games/one/log is not the file that was to be continued")
    assert {name: data for name, data in tree(root).items() if name.startswith("games/one/log")} == before
    (root / "spool" / "kept-back" / "one").unlink()
    assert recover(root) == []


def _renamed(entry: NotedChange, root: Path) -> NotedChange:
    return entry._replace(path=entry.path.replace(str(root / "games/one"), str(root / "games/two")))


@pytest.mark.rule("local/journal 4.1")
def test_what_was_kept_back_and_is_damaged_holds_up_its_game_alone(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two, kept = root / "games/one", root / "games/two", root / "spool/kept-back"
    stopped(root, monkeypatch, "_carry_out")
    _take_away(one)
    recover(root)
    _bring_back(one)
    before, whole = tree(one), (kept / "one").read_bytes()
    rows = whole.splitlines()[1]
    renamed = [_renamed(one, root) for one in read_journal(str(root), str(kept / "one"))]
    stranger = b"".join(write_journal(str(root), renamed))
    harms = {b"": 1, b"[]\n": 1, whole[: len(rows)]: 1, whole.replace(rows, b"[1]", 1): 1, stranger: 2}
    for harmed, line in harms.items():
        (kept / "one").write_bytes(harmed)
        [(game, why)] = recover(root)
        assert game == "one"
        assert why.startswith(f"{kept / 'one'}:{line}: "), harmed
        assert (tree(one), (two / "new").read_bytes()) == (before, b"new as well"), harmed
    (kept / "one").write_bytes(whole)
    assert recover(root) == []
    assert tree(root) == AFTER


# ── a bit that was flipped on the disk ───────────────────────────────────────────────────────────


@pytest.fixture
def found(root: Path, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """A journal that nobody has carried out, with a mail in it; the disk is not waited for."""
    monkeypatch.setattr(os, "fsync", lambda _: None)
    monkeypatch.setattr(journal, "sync_disks", lambda _: True)
    with monkeypatch.context() as patch, batch.opened(str(root), "games", "spool") as together:
        change_all(root)
        files.replace(str(root / "spool/out/mail"), b"a mail\nof two lines\n")
        patch.setattr(journal, "_finish", lambda *_: [])
        journal.commit(together, journal_in(root))
    return Path(journal_in(root)).read_bytes()


def flipped(data: bytes, at: int) -> bytes:
    return data[:at] + bytes([data[at] ^ 1 << at % 8]) + data[at + 1 :]


def said(work: Callable[[], Any]) -> Any:
    """Return what a piece of work returns, or what its error says."""
    try:
        return work()
    except UnavailableError as error:
        return str(error)


@pytest.mark.rule("local/journal_file 1.1", "local/journal_file 2.1")
@pytest.mark.parametrize("step", [29, pytest.param(1, marks=pytest.mark.thorough)])
def test_any_flipped_bit_and_any_byte_too_few_is_seen_where_it_is(root: Path, found: bytes, step: int) -> None:
    where, path = journal_in(root), Path(journal_in(root))
    sound = read_journal(str(root), where)
    assert not any(one.damage for one in sound)
    begin = len(b"\n".join(found.split(b"\n")[:2])) + 1
    sizes = [len(one.change.data or b"") - one.change.kept for one in sound]
    ends = [begin + sum(sizes[: number + 1]) for number in range(len(sizes))]
    for at in (*range(0, len(found), step), *range(begin - 2, begin + 2)):
        path.write_bytes(flipped(found, at))
        entries = said(partial(read_journal, str(root), where))
        if at < begin:
            assert entries == f"{where}:1: is damaged", at
        else:
            hit = next(number for number, end in enumerate(ends) if at < end)
            line = found[: ends[hit] - sizes[hit]].count(b"\n") + 1
            assert [number for number, one in enumerate(entries) if one.damage] == [hit], at
            assert entries[hit].damage.startswith(f"{where}:{line}: what was to be written into "), at
            assert entries[:hit] + entries[hit + 1 :] == sound[:hit] + sound[hit + 1 :], at
        path.write_bytes(found[:at])
        entries = said(partial(read_journal, str(root), where))
        if at < begin - 1:
            assert entries == f"{where}:1: is damaged", at
        else:
            lost = [number for number, one in enumerate(entries) if one.damage]
            assert lost == [number for number, end in enumerate(ends) if at < end and sizes[number]], at


@pytest.mark.rule("local/journal 5.1")
@pytest.mark.parametrize("step", [37, pytest.param(1, marks=pytest.mark.thorough)])
def test_a_flipped_bit_holds_up_what_it_must_and_nothing_half_is_done(root: Path, found: bytes, step: int) -> None:
    """Carried out with a changed byte at every place: all but one game, or nothing."""
    kept, after = root / "spool/kept-back", {**AFTER, "spool/out/mail": b"a mail\nof two lines\n"}
    before = {name: data for name, data in tree(root).items() if name != "spool/journal"}
    seen = set()
    for at in (*range(0, len(found), step), len(found) - 30, len(found) - 25):
        for name in tree(root):
            (root / name).unlink()
        for name, data in {**before, "spool/journal": flipped(found, at)}.items():
            (root / name).write_bytes(data)
        held = said(partial(recover, root))
        if isinstance(held, str):
            seen.add("all")
            assert held.endswith("put it aside to go on without that"), at
            assert tree(root) == {**before, "spool/journal": flipped(found, at)}, at
        else:
            [held] = held
            seen.add(held.game)
            assert held.why.startswith(f"{kept / held.game}:"), at
            assert recover(root) == [held], at
            (kept / held.game).unlink()
            own = f"games/{held.game}/"
            assert tree(root) == {
                **{name: data for name, data in before.items() if name.startswith(own)},
                **{name: data for name, data in after.items() if not name.startswith(own)},
            }, at
    assert seen == {"all", "one", "two"}


def test_a_game_that_was_begun_meanwhile_is_there_though_its_folder_was_lost(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    three = root / "games" / "three"
    with monkeypatch.context() as stopping, batch.opened(str(root), "games") as together:
        files.make_folder(str(three / "orders"))
        files.write_all([(str(three / "new"), b"new"), (str(three / "orders" / "first"), b"orders")])
        stopping.setattr(journal, "_finish", lambda *_: [])
        journal.commit(together, journal_in(root))
    shutil.rmtree(three)
    recover(root)
    assert tree(three) == {"new": b"new", "orders/first": b"orders"}


@pytest.mark.rule("local/journal 3.1")
@pytest.mark.parametrize("system", ["with syncfs", "without"])
def test_it_goes_when_all_is_on_the_disk(root: Path, monkeypatch: pytest.MonkeyPatch, system: str) -> None:
    flushed: list[str] = []

    def fsync(handle: int) -> None:
        flushed.append(str(Path(f"/proc/self/fd/{handle}").readlink().relative_to(root)))

    def sync_disks(_: object) -> bool:
        if system == "without":
            return False
        flushed.append("all")
        return True

    if not Path("/proc/self/fd").exists():
        pytest.skip("there is no /proc here")
    real = os.unlink

    def unlink(path: str) -> None:
        flushed.append(f"no {Path(path).name}")
        real(path)

    monkeypatch.setattr(os, "fsync", fsync)
    monkeypatch.setattr(journal, "sync_disks", sync_disks)
    with batch.opened(str(root), "games") as together:
        change_all(root)
        monkeypatch.setattr(os, "unlink", unlink)
        journal.commit(together, journal_in(root))
    flushed = [one for one in flushed if not one.startswith(("no .", "no old", "no orders"))]
    assert flushed[1] == flushed[-1] == "spool"
    assert flushed[-2] == "no journal"
    waited = flushed[2:-2]
    assert waited == ["all"] if system == "with syncfs" else {*AFTER, "games/one", "games/two"} <= set(waited)
