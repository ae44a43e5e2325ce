"""Killed at any instant and started again, a host ends where it would have ended without that."""

from __future__ import annotations

import errno
import json
import os
import random
import shutil
import signal
import stat
import sys
from email import message_from_bytes
from email.policy import default
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs
import pytest
from power_cut import NAMES_AS_FLUSHED, NAMES_AS_THEY_ARE, Disk, PowerCut
from sample_games.friends import Friends, quiet, state, warlike, write
from sample_games.mail_host import HOST, NOW, SEATS, MailHost, address, open_mail_host, text_of
from thorough import all_but

from pbem.engine.file.game_reader import open_game
from pbem.errors import BusyError
from pbem.host.folder import outbox, spool
from pbem.host.folder.game_folder import JOURNAL
from pbem.host.folder.host_folder import HostFolder, open_host
from pbem.host.incoming.mail_decision import decide_mail
from pbem.host.incoming.stranger_part import desk_code
from pbem.host.round import Round
from pbem.local import batch, journal
from pbem.local.journal_file import write_journal

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from conftest import Run
    from sample_games.friends import Person

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
linux_only = pytest.mark.skipif(sys.platform != "linux", reason="the model of the disk looks into /proc")

STEPS = ("replace", "link", "rename", "unlink", "mkdir", "open", "fsync")
SHARES = 16


@pytest.fixture
def host(pbem: Run, tmp_path: Path) -> MailHost:
    """A host to which a wrong mail, a good one, a copy of it and a robot's have come."""
    made = open_mail_host(pbem, tmp_path)
    good = made.move()
    for mail in (made.wrong(), good, good):
        made.receive(mail)
    made.receive(made.mail("I am away.\n", attach=made.orders(), Auto_Submitted="auto-replied"))
    return made


@attrs.frozen
class Scene:
    """A folder with a host folder and the home of whoever runs it, and when its rounds are."""

    folder: Path
    now: datetime = NOW

    @property
    def host_folder(self) -> HostFolder:
        return open_host(str(self.folder / "host-folder"))

    def copy(self, place: Path) -> Scene:
        shutil.copytree(self.folder, place)
        return Scene(place, self.now)

    def round(self, carry: outbox.Carry | None = None) -> Round:
        os.environ["PBEM_HOME"] = str(self.folder / "home")
        done = Round(self.host_folder, self.now)
        done.run(carry or outbox.to_folder(self.host_folder))
        return done

    def tree(self) -> dict[str, bytes]:
        """All that lies there, but for locks, halves of files that nobody takes for whole ones, and what saves work."""
        return {
            str(path.relative_to(self.folder)): path.read_bytes()
            for path in sorted(self.folder.rglob("*"))
            if path.is_file()
            and path.suffix not in (".lock", ".part")
            and path.name not in ("lock", "sound-keys", "stamps")
        }


@pytest.fixture
def friends(host: MailHost, tmp_path: Path, own_home: Path) -> Scene:
    """A game of mode open, with the mails of `host`."""
    scene = Scene(tmp_path / "scene")
    shutil.copytree(host.host_folder.path, scene.folder / "host-folder")
    shutil.copytree(own_home, scene.folder / "home")
    return scene


@pytest.fixture
def desk(pbem: Run, tmp_path: Path, own_home: Path) -> Scene:
    """A host without games; mails have come that open one, take its seats, and ask again for what was done."""
    place = tmp_path / "host-folder"
    assert pbem("host", "init", place, "--address", HOST).exit_code == 0
    settings = place / "host.toml"
    settings.write_text(f"{settings.read_text()}\n[welcome]\n")
    host = MailHost(open_host(str(place)))
    said = {"anna": "new world, 3 seats, as Anna", "ben": "join world as Ben", "cleo": "join world as Cleo"}
    for seat in (*said, "ben"):
        code = desk_code(host.host_folder, address(seat), f"{NOW:%Y-%m}")
        host.receive(host.mail(f"{said[seat]}\n\n{code}\n", seat))
    host.receive(host.mail("What is this?", "dora"))
    scene = Scene(tmp_path / "scene")
    shutil.copytree(place, scene.folder / "host-folder")
    shutil.copytree(own_home, scene.folder / "home")
    # The picture of a board is drawn once in a process, and takes steps only there.
    scene.copy(tmp_path / "first").round()
    return scene


def game_with_dice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *rules: str) -> tuple[Friends, Path, str]:
    """A game of mode host in a host folder, the folder, and who is to move."""
    friends = Friends(tmp_path / "players", monkeypatch)
    friends.person("host")
    friends.start("host", *SEATS, host="Hugo", more=rules)
    keeper = friends["host"]
    host_folder = host_of_game(keeper)
    author = state(keeper)["decides"][0]
    shutil.copy(keeper.games / "world-000.toml", friends[author].games / "world-000.toml")
    return friends, host_folder, author


def host_of_game(keeper: Person) -> Path:
    """Make a host folder with the game that somebody has, whose first letters have left."""
    host_folder = keeper.games / "host-folder"
    players = [word for seat in SEATS for word in ("--player", f"{seat}={address(seat)}")]
    keeper.done("host", "init", host_folder, "--address", HOST)
    keeper.done("host", "add", "world-000.toml", *players, "--host", host_folder, "--now", NOW.isoformat())
    keeper.done("host", "run", "--host", host_folder, "--now", NOW.isoformat())
    return host_folder


def signed_orders(person: Person, text: str, name: str, *more: str) -> str:
    """Write and sign orders for the newest turn that somebody has."""
    write(person, text, name)
    person.done("sign", person.newest(), name, *more)
    return (person.games / name).read_text()


def signed_mail(author: str, body: str) -> bytes:
    mark = sha256(body.encode()).hexdigest()[:12]
    return f"From: {address(author)}\nMessage-ID: <{mark}@{author}>\n\n{body}".encode()


@pytest.fixture
def strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Scene:
    """A game of mode host, whose mover's signed orders have come, and a fault of another player."""
    friends, host_folder, author = game_with_dice(tmp_path, monkeypatch)
    person, keeper = friends[author], friends["host"]
    text = signed_orders(person, warlike(person), "orders.toml")
    for body in (text.replace("keep = 2", "keep = 1"), text):
        spool.deposit(open_host(str(host_folder)), signed_mail(author, body), NOW)
    return kept_apart(host_folder, keeper, tmp_path)


def kept_apart(host_folder: Path, keeper: Person, tmp_path: Path) -> Scene:
    """A host folder and the home of whoever runs it, apart from all others."""
    scene = Scene(tmp_path / "scene")
    shutil.copytree(host_folder, scene.folder / "host-folder")
    shutil.copytree(keeper.home, scene.folder / "home")
    return scene


@pytest.fixture
def carried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Scene:
    """A game of mode next: the file with the first record has come from its witness, and orders for the next turn."""
    friends = Friends(tmp_path / "players", monkeypatch)
    friends.start("next", *SEATS)
    keeper = friends.person("dora")
    shutil.copy(friends["anna"].games / "world-000.toml", keeper.games)
    folder = host_of_game(keeper)
    author = state(friends["anna"])["decides"][0]
    witness = friends[SEATS[(SEATS.index(author) + 1) % len(SEATS)]]
    orders = signed_orders(friends[author], warlike(friends[author]), "first.toml")
    (witness.games / "first.toml").write_text(orders)
    witness.done("apply", "world-000.toml", "first.toml")
    late = signed_orders(friends[author], quiet(friends[author]), "late.toml", "--revise")
    next_orders = signed_orders(witness, quiet(witness), "next.toml")
    file = (witness.games / "world-001.toml").read_text()
    for name, body in ((author, orders), (witness.name, file), (author, late), (witness.name, next_orders)):
        spool.deposit(open_host(str(folder)), signed_mail(name, body), NOW)
    return kept_apart(folder, keeper, tmp_path)


def copied(host: MailHost, place: Path) -> HostFolder:
    shutil.copytree(host.host_folder.path, place)
    return open_host(str(place))


def decided(host_folder: HostFolder) -> int:
    return len(list(Path(host_folder.spool("decided")).iterdir()))


def in_hand(host_folder: HostFolder) -> int:
    folder = Path(host_folder.spool("in", "cur"))
    return len(list(folder.iterdir())) if folder.is_dir() else 0


def tree(host_folder: HostFolder) -> dict[str, bytes]:
    """All that lies in a host folder, but for locks and halves of files that nobody takes for whole ones."""
    base = Path(host_folder.path)
    return {
        str(path.relative_to(base)): path.read_bytes()
        for path in sorted(base.rglob("*"))
        if path.is_file() and path.name != "lock" and not path.name.endswith(".part")
    }


def killed_at(
    scene: Scene,
    step: int,
    posting: Callable[[Scene], outbox.Carry] | None = None,
    counts: Callable[[], bool] = lambda: True,
) -> bool:
    """Run a round in a child that dies before its step number so, of those that count; False if it came to its end."""
    child = os.fork()
    if child == 0:
        try:
            carry = posting(scene) if posting else None
            die_at(step, counts)
            scene.round(carry)
        finally:
            os._exit(0)
    _, status = os.waitpid(child, 0)
    return os.WIFSIGNALED(status)


def die_at(step: int, counts: Callable[[], bool] = lambda: True) -> None:
    """Die before a step, of those at which `counts` says yes."""
    left = [step]

    def counted(real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **kwargs: Any) -> Any:
            left[0] -= counts()
            if left[0] < 0:
                os.kill(os.getpid(), signal.SIGKILL)
            return real(*args, **kwargs)

        return call

    for name in STEPS:
        setattr(os, name, counted(getattr(os, name)))


@pytest.mark.rule("docs/hosting 8")
@pytest.mark.parametrize("share", all_but(range(SHARES), lambda share: share == 0))
@pytest.mark.parametrize(
    ("which", "stride"),
    [
        ("friends", 1),
        *(pytest.param(one, 2, marks=pytest.mark.thorough) for one in ("strangers", "desk", "carried")),
    ],
)
def test_killed_before_any_step_it_ends_like_a_clean_run(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, share: int, which: str, stride: int
) -> None:
    monkeypatch.setenv("PBEM_HOME", "")
    scene: Scene = request.getfixturevalue(which)
    ends_like_a_clean_run(scene, tmp_path, "world-000.toml" if which == "desk" else "world-001.toml", share, stride)


def comes_to(wanted: dict[str, bytes], scene: Scene, place: Path, step: int, stride: int) -> None:
    """Kill a round before every so many steps, from `step` on, and let another one follow: it ends with these files."""
    while True:
        killed = scene.copy(place / "killed")
        if not killed_at(killed, step):
            break
        killed.round()
        found = killed.tree()
        assert found.keys() == wanted.keys(), f"step {step}"
        assert found == wanted, f"step {step}"
        shutil.rmtree(killed.folder)
        step += stride
    assert step > 60, "there are many steps in a round"


def ends_like_a_clean_run(scene: Scene, place: Path, made: str, share: int, stride: int) -> None:
    """Kill a round before its steps, each time anew, and let another one follow; a file `made` is there at the end."""
    clean = scene.copy(place / "clean")
    clean.round()
    wanted = clean.tree()
    assert any(name.endswith(made) for name in wanted)
    comes_to(wanted, scene, place, share * stride, SHARES * stride)


@pytest.mark.thorough
def test_twenty_kills_at_random_end_like_a_clean_run(host: MailHost, tmp_path: Path, own_home: Path) -> None:
    seats = [host.mover(), *(seat for seat in ("anna", "ben", "cleo") if seat != host.mover())]
    for number in range(40):
        orders = f"{host.orders().replace('place =', 'plase =')}\nx{number} = 1\n"
        host.receive(host.mail(f"{number}", seats[number % 3], attach=orders))
    clean, killed = (Scene(tmp_path / name) for name in ("clean", "killed"))
    for scene in (clean, killed):
        shutil.copytree(host.host_folder.path, scene.folder / "host-folder")
        shutil.copytree(own_home, scene.folder / "home")
    clean.round()
    host_folder = killed.host_folder
    # First with half of a batch in hand; these are then decided one by one.
    assert killed_at(killed, 0, counts=lambda: in_hand(host_folder) >= 20)
    assert decided(host_folder) == 0
    chance, kills, goal = random.Random(6), 0, 0

    def is_far_enough() -> bool:
        return decided(host_folder) >= goal

    # Each time a little further, so that no mail is in hand at five deaths.
    while kills < 20 and killed_at(killed, chance.randrange(40), counts=is_far_enough):
        goal = decided(host_folder) + chance.randint(0, 2)
        kills += 1
    killed.round()
    assert kills >= 15
    wanted, found = clean.tree(), killed.tree()
    assert found.keys() == wanted.keys()
    assert found == wanted


# ── power cuts and full disks ────────────────────────────────────────────────────────────────────

THROWN_AWAY = ("spool/answers/", "spool/index.json", "spool/shelf", "spool/begun")
"""What a power cut may take: counts of a day, and what is made anew."""


@attrs.define
class Server:
    """The next server: what it has taken is out in the world, whatever happens to the host."""

    taken: list[bytes] = attrs.Factory(list)

    def carry(self, mail: bytes, _sender: str, _to: str) -> None:
        self.taken.append(mail)


def lasting(scene: Scene) -> dict[str, bytes]:
    """What a power cut must not change."""
    return {
        name: data
        for name, data in scene.tree().items()
        if not name.removeprefix("host-folder/").startswith(THROWN_AWAY)
    }


def cuts(seed: int, steps: int, count: int) -> list[int]:
    """So many different steps, all of them if there are not more."""
    return sorted(random.Random(seed).sample(range(steps), min(count, steps)))


def clean_end(scene: Scene, place: Path) -> tuple[dict[str, bytes], list[bytes], int]:
    """What an undisturbed round leaves and sends, and how many steps it takes."""
    clean, server, disk = scene.copy(place), Server(), Disk(place, -1, place)
    with pytest.MonkeyPatch.context() as patch:
        disk.attach(patch)
        done = clean.round(server.carry)
    disk.let_go()
    assert not done.troubles
    return lasting(clean), sorted(server.taken), disk.steps


@linux_only
@pytest.mark.rule("local/journal 1.1", "local/journal 2.1", "local/journal 3.1")
@pytest.mark.parametrize(
    ("which", "count"),
    [
        ("friends", 3),
        pytest.param("friends", 20, marks=pytest.mark.thorough),
        *(pytest.param(one, 10, marks=pytest.mark.thorough) for one in ("strangers", "carried", "desk")),
    ],
)
def test_cut_off_at_any_step_what_was_answered_is_on_the_disk(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, which: str, count: int
) -> None:
    monkeypatch.setenv("PBEM_HOME", "")
    scene: Scene = request.getfixturevalue(which)
    wanted, sent, steps = clean_end(scene, tmp_path / "clean")
    for step in cuts(count, steps, count):
        cut, server = scene.copy(tmp_path / "cut"), Server()
        disk = Disk(cut.folder, step, tmp_path / "left")
        with monkeypatch.context() as patch:
            disk.attach(patch)
            with pytest.raises(PowerCut):
                cut.round(server.carry)
        for kind in (NAMES_AS_FLUSHED, NAMES_AS_THEY_ARE):
            left, world = Scene(tmp_path / "left" / kind), Server(server.taken[:])
            done = left.round(world.carry)
            assert not done.troubles, f"step {step}, {kind}"
            found = lasting(left)
            assert found.keys() == wanted.keys(), f"step {step}, {kind}"
            assert found == wanted, f"step {step}, {kind}"
            assert sorted(set(world.taken)) == sent, f"step {step}, {kind}"
        shutil.rmtree(tmp_path / "cut")
        shutil.rmtree(tmp_path / "left")


def send_signed(person: Person, author: str, folder: Path, turn: str, name: str, *more: str) -> None:
    """Sign orders for the first turn, and mail them to the host."""
    spool.deposit(open_host(str(folder)), signed_mail(author, signed_orders(person, turn, name, *more)), NOW)


def whole_round(folder: Path) -> Round:
    done = Round(open_host(str(folder)), NOW)
    done.run(outbox.to_folder(open_host(str(folder))))
    return done


def cut_off_after_signing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut a round off between the line of the ledger and the journal."""
    real = journal.put_down

    def cut(signed: batch.Batch) -> None:
        real(signed)
        raise PowerCut

    with monkeypatch.context() as patch:
        patch.setattr(journal, "put_down", cut)
        with pytest.raises(PowerCut):
            whole_round(folder)


@pytest.fixture(params=["other orders", "forget"])
def rolled(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Scene:
    """
    A host cut off between ledger and journal, which has signed for the first orders; then another mail came.

    It cannot know that its signature never left it.
    """
    friends, folder, author = game_with_dice(tmp_path, monkeypatch)
    keeper, person = friends["host"], friends[author]
    send_signed(person, author, folder, warlike(person), "first.toml")
    keeper.sit_down()
    cut_off_after_signing(folder, monkeypatch)
    if request.param == "forget":
        spool.deposit(open_host(str(folder)), signed_mail(author, "forget my orders\n"), NOW)
    else:
        send_signed(person, author, folder, warlike(person).replace("keep = 2", "keep = 1"), "second.toml", "--revise")
    return kept_apart(folder, keeper, tmp_path)


@pytest.mark.thorough
def test_orders_whose_dice_were_signed_before_a_power_cut_are_played_before_anything_newer_counts(
    rolled: Scene, tmp_path: Path
) -> None:
    """Killed once more at any step, it still does the same, and signs nothing else."""
    clean = rolled.copy(tmp_path / "clean")
    assert clean.round().troubles == []
    place = clean.folder / "host-folder"
    [played] = open_game((place / "games/world/world-001.toml").read_bytes()).last.orders
    assert json.loads(played)["signed"]["seq"] == 1
    books = [one for one in (clean.folder / "home/ledgers").iterdir() if not one.suffix]
    lines = [line.split() for book in books for line in book.read_text().splitlines()]
    assert len([line for line in lines if line[0] == "witness" and line[4] == "1"]) == 1, "nothing is signed twice"
    mails = [message_from_bytes(one.read_bytes(), policy=default) for one in place.rglob("*.eml")]
    told = [text_of(one) for one in mails if str(one["Message-ID"]).startswith("<ack")]
    assert not any("signed, number 2" in one for one in told), "no receipt for what is not played"
    assert any("No orders of yours are in" in one or "is at turn 2" in one for one in told)
    comes_to(clean.tree(), rolled, tmp_path, 0, 17)


SET_UP = """game = "world"
player = "{}"
turn = 0
[setup]
claim = ["{}", "@rest"]
[[setup.add]]
at = "@border"
armies = "rest"
"""


@pytest.fixture
def lists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Scene:
    """
    A host cut off between ledger and journal, which has signed for the lists of three players who decide at once.

    Then Anna signed another list, wanted hers back, and resigned.
    """
    friends, folder, _ = game_with_dice(tmp_path, monkeypatch, "--rules", "risk-1959")
    keeper, anna = friends["host"], friends["anna"]
    for seat in SEATS:
        shutil.copy(keeper.games / "world-000.toml", friends[seat].games)
        send_signed(friends[seat], seat, folder, SET_UP.format(seat, "Peru"), "first.toml")
    keeper.sit_down()
    cut_off_after_signing(folder, monkeypatch)
    send_signed(anna, "anna", folder, SET_UP.format("anna", "Siam"), "second.toml", "--revise")
    for word in ("forget my orders", "resign"):
        spool.deposit(open_host(str(folder)), signed_mail("anna", f"{word}\n"), NOW)
    return kept_apart(folder, keeper, tmp_path)


@pytest.mark.thorough
def test_lists_whose_dice_were_signed_before_a_power_cut_are_played_before_anything_newer_counts(
    lists: Scene, tmp_path: Path
) -> None:
    clean = lists.copy(tmp_path / "clean")
    assert clean.round().troubles == []
    game = open_game((clean.folder / "host-folder/games/world/world-001.toml").read_bytes())
    assert [json.loads(one)["setup"]["claim"][0] for one in game.last.orders] == ["Peru"] * 3
    comes_to(clean.tree(), lists, tmp_path, 0, 17)


@pytest.mark.thorough
def test_a_host_that_an_older_state_left_without_a_way_on_says_what_helps_and_that_helps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Orders for which it has made dice were replaced, with a receipt: no other dice can ever be made there."""
    friends, folder, author = game_with_dice(tmp_path, monkeypatch)
    person, first = friends[author], warlike(friends[author])
    send_signed(person, author, folder, first, "first.toml")
    friends["host"].sit_down()
    cut_off_after_signing(folder, monkeypatch)
    send_signed(person, author, folder, first.replace("keep = 2", "keep = 1"), "second.toml", "--revise")
    friends["host"].sit_down()
    with monkeypatch.context() as patch:
        patch.setattr("pbem.host.incoming.mail_decision.finish_record", lambda _: None)
        [trouble] = whole_round(folder).troubles
    assert f"made for orders number 1 of {author.title()}, and newer ones took their place." in trouble
    place = folder / "games/world/orders/000" / author
    assert f"put the newer files in {place} aside" in trouble
    [newer] = place.glob("000002-*")
    newer.rename(tmp_path / "aside")
    done = whole_round(folder)
    assert (done.troubles, done.records) == ([], 1)


@pytest.mark.rule("local/journal 3.1")
def test_while_a_journal_waits_nobody_works_on_a_game(host: MailHost) -> None:
    """What it holds of a game may not be there yet."""
    path = Path(host.host_folder.inside(*JOURNAL))
    path.write_bytes(b"".join(write_journal("", [])))
    with pytest.raises(BusyError, match="the next pbem host run goes on"), host.host_folder.game("world").lock():
        pass
    path.write_text("half of ")
    assert "put it aside to go on without that" in host.round().troubles[0]
    path.write_bytes(b"".join(write_journal("", [])))
    assert host.round().records == 1
    assert not path.exists()


def test_one_mail_on_which_the_host_dies_holds_up_no_other_for_ever(
    host: MailHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    poison = spool.waiting(host.host_folder)[1]

    def decide(games: Any, mail: spool.ClaimedMail) -> Any:
        if mail.name == poison:
            raise KeyboardInterrupt
        return decide_mail(games, mail)

    monkeypatch.setattr("pbem.host.incoming.mail_decision.decide_mail", decide)
    deaths = 0
    while spool.waiting(host.host_folder) or spool.begun(host.host_folder):
        try:
            host.round()
        except KeyboardInterrupt:
            deaths += 1
    assert deaths == 1 + spool.MOST_TRIES
    assert spool.in_tray(host.host_folder, "bad") == [poison]
    assert decided(host.host_folder) == 3, "one came twice"


def fill_up(patch: pytest.MonkeyPatch, step: int) -> None:
    """Let the disk be full from a step on: nothing is written any more, and no folder takes a name."""
    left = [step]

    def counted(real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **kwargs: Any) -> Any:
            left[0] -= 1
            if left[0] < 0:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            return real(*args, **kwargs)

        return call

    for name in ("fsync", "link", "mkdir"):
        patch.setattr(os, name, counted(getattr(os, name)))
    real_write, written = os.write, counted(lambda: None)

    def write(handle: int, data: bytes) -> int:
        # A pipe is on no disk.
        if not stat.S_ISFIFO(os.fstat(handle).st_mode):
            written()
        return real_write(handle, data)

    patch.setattr(os, "write", write)
    # A name that goes to another place in the spool needs no room; one in place of another may.
    real_replace, full = os.replace, counted(lambda: None)

    def replace(path: str, to: str) -> None:
        if str(path).endswith(".part"):
            full()
        real_replace(path, to)

    patch.setattr(os, "replace", replace)


@pytest.mark.rule("local/journal 1.1")
@pytest.mark.parametrize(
    ("which", "count"),
    [
        ("friends", 2),
        pytest.param("friends", 40, marks=pytest.mark.thorough),
        *(pytest.param(one, 20, marks=pytest.mark.thorough) for one in ("strangers", "carried", "desk")),
    ],
)
def test_on_a_disk_that_is_full_at_any_step_nothing_is_lost(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, which: str, count: int
) -> None:
    monkeypatch.setenv("PBEM_HOME", "")
    scene: Scene = request.getfixturevalue(which)
    wanted, sent, steps = clean_end(scene, tmp_path / "clean")
    for step in cuts(count, steps // 2, count):
        full, server = scene.copy(tmp_path / "full"), Server()
        with monkeypatch.context() as patch:
            fill_up(patch, step)
            full.round(server.carry)
        done = full.round(server.carry)
        assert not done.troubles, f"step {step}"
        found = lasting(full)
        assert found.keys() == wanted.keys(), f"step {step}"
        assert found == wanted, f"step {step}"
        assert sorted(server.taken) == sent, f"step {step}"
        shutil.rmtree(full.folder)
