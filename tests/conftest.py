"""Fixtures that every part of the tests may ask for."""

from __future__ import annotations

import itertools
import json
import os
import shutil
import subprocess
from collections.abc import Callable, Generator, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, NoReturn

import armies_counted
import attrs
import compiled_once
import parsed_once
import pytest
import watched_turns
from click.testing import CliRunner, Result
from heads import sentences
from hypothesis import HealthCheck, settings
from sample_games.friends import Friends
from thorough import KEY, left_out

from pbem.cli.begin import new_game
from pbem.cli.group import cli
from pbem.local.picture import png
from pbem.trust import keys
from pbem.trust.signers import DiceSigner, IdentitySigner, dice_from_primes, identity_from_seed

pytest_plugins = ["browser", "page_script"]

# Before any test is read: some know the functions that play turns by name.
watched_turns.watch()

# Children of a test find `sitecustomize.py` there, which watches their turns.
CHILDREN = str(Path(__file__).parent / "children")
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [CHILDREN, os.environ.get("PYTHONPATH")]))

# Set to 1 where a skipped test would hide something: there every program must be present.
REQUIRE_ALL = os.environ.get("PBEM_REQUIRE_ALL") == "1"

# No test depends on how fast or how busy the computer is, nor on chance: --hypothesis-profile=search tries new examples.
settings.register_profile("search", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("pbem", settings.get_profile("search"), derandomize=True)
settings.load_profile("pbem")

Facts = dict[str, Any]
Program = Callable[[str], str]


def missing(reason: str) -> NoReturn:
    """Skip the test for want of something outside, or fail it where nothing may be skipped."""
    if REQUIRE_ALL:
        pytest.fail(f"PBEM_REQUIRE_ALL=1, but {reason}")
    pytest.skip(reason)


@pytest.fixture(scope="session", autouse=True)
def _nobodys_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Whatever a test or a program that it starts forgets to say, nothing is written in the home of whoever runs it."""
    home = tmp_path_factory.mktemp("nobody")
    with pytest.MonkeyPatch.context() as patch:
        for name in ("HOME", "USERPROFILE"):
            patch.setenv(name, str(home))
        for name in ("APPDATA", *(f"XDG_{kind}_HOME" for kind in ("CACHE", "CONFIG", "DATA", "STATE"))):
            patch.delenv(name, raising=False)
        for name in ("PBEM_HOME", "PBEM_HOST", "PBEM_PASSPHRASE"):
            patch.delenv(name, raising=False)
        yield


@pytest.fixture(scope="session", autouse=True)
def _no_power_cuts() -> Iterator[None]:
    """Nothing waits for the disk: what a test writes need not survive the machine."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _handle: None)
        yield


@pytest.fixture(scope="session", autouse=True)
def _nothing_is_parsed_twice() -> Iterator[None]:
    """The same text is the same data; see `parsed_once.py`."""
    with pytest.MonkeyPatch.context() as patch:
        parsed_once.patch(patch)
        yield


@pytest.fixture(autouse=True)
def _no_key_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """No key is believed because of what another test, or this computer, has found sound."""
    monkeypatch.setattr(keys, "known", keys.SoundKeys())


@pytest.fixture(autouse=True)
def _no_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games that a test begins are the same in each run: their first, second, third seed and nonce."""
    numbers = itertools.count()
    monkeypatch.setattr(new_game, "draw_seed", lambda: sha256(b"seed %d" % next(numbers)).digest())
    monkeypatch.setattr(new_game, "draw_nonce", lambda: sha256(b"nonce %d" % next(numbers)).hexdigest()[:32])


@pytest.fixture(autouse=True)
def _lawful_turns() -> Iterator[None]:
    """No turn that a test plays is against a law, whatever the test looks at."""
    yield
    broken, watched_turns.BROKEN = watched_turns.BROKEN, []
    assert broken == []


@pytest.fixture(autouse=True)
def _armies_counted_apart(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test of spelling does not fail with the rule that counts the armies due."""
    if request.node.get_closest_marker("spelling"):
        armies_counted.count_apart(monkeypatch)


@pytest.fixture
def unwatched_turns() -> Iterator[None]:
    """Asked for by a test that breaks the engine on purpose."""
    with watched_turns.unwatched():
        yield


@pytest.fixture(scope="session")
def _blank_sheet() -> Callable[[object], bytes | None]:
    sheet = png('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>', 10)
    return lambda _sheet: sheet


@pytest.fixture
def drawn_boards(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked for by a quick test that looks at the boards in a host's mails; what is kept of them is no user's."""
    monkeypatch.setenv("PBEM_HOME", str(tmp_path_factory.mktemp("home")))


@pytest.fixture(autouse=True)
def _boards(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, _blank_sheet: Callable[[object], bytes | None]
) -> None:
    """Drawing a board takes longer than the rest of a round; elsewhere a blank sheet goes along."""
    thorough = request.node.get_closest_marker("thorough") is not None
    if not thorough and "drawn_boards" not in request.fixturenames:
        monkeypatch.setattr("pbem.host.games.turn_pictures.png_of", _blank_sheet)


@pytest.fixture
def tmp_path(tmp_path: Path) -> Path:
    """
    A folder for one test, its path as wide as a line of output.

    Commands fold what they say between words. A path that fills a line is folded alike wherever
    the tests run; a shorter one would decide which words share a line with it.
    """
    return _wide(tmp_path)


def _wide(path: Path) -> Path:
    short = 79 - len(f"{path}{os.sep}")
    folder = path / ("x" * short) if short > 0 else path
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture(scope="session")
def program() -> Program:
    """Find a program by name: `program("ssh-keygen")` gives its path, or skips the test."""

    def find(name: str) -> str:
        return shutil.which(name) or missing(f"the program {name} is not installed")

    return find


@pytest.fixture(scope="session")
def facts() -> Facts:
    """The published test vectors of trust."""
    path = Path(__file__).parent / "vectors" / "trust.json"
    loaded: Facts = json.loads(path.read_text(encoding="utf-8"))
    return loaded


@pytest.fixture(scope="session")
def identity(facts: Facts) -> IdentitySigner:
    """The published example of an Ed25519 key."""
    return identity_from_seed(bytes.fromhex(facts["ed25519_seed"]))


@pytest.fixture(scope="session")
def dice_key(facts: Facts) -> DiceSigner:
    """The published example of an RSA key; fit for everything but a game."""
    # Late import: most tests need no RSA.
    from cryptography.hazmat.primitives.asymmetric.rsa import (
        rsa_recover_prime_factors,
    )

    n, d = int(facts["rsa_n"], 16), int(facts["rsa_d"], 16)
    return dice_from_primes(*rsa_recover_prime_factors(n, 65537, d))


@attrs.frozen
class Keygen:
    """The program ssh-keygen, in a folder of its own."""

    path: str
    folder: Path

    def run(self, *arguments: str | Path, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
        """Run it and keep what it says."""
        command = [self.path, *arguments]
        return subprocess.run(command, input=stdin, capture_output=True, check=False)

    def make(self, kind: str, *options: str, passphrase: str = "") -> Path:
        """Make a private key file; the public one lies beside it with .pub."""
        key = self.folder / f"id_{kind}"
        done = self.run("-q", "-t", kind, *options, "-N", passphrase, "-C", "anna", "-f", key)
        assert done.returncode == 0, done.stderr
        return key

    def sign(self, key: Path, namespace: str, message: bytes, *options: str) -> str:
        """Sign a message; gives the armored signature."""
        path = self.folder / "message"
        path.write_bytes(message)
        path.with_suffix(".sig").unlink(missing_ok=True)
        done = self.run("-Y", "sign", *options, "-f", key, "-n", namespace, path)
        assert done.returncode == 0, done.stderr
        return path.with_suffix(".sig").read_text(encoding="ascii")

    def verify(self, line: str, namespace: str, message: bytes, armored: str) -> bool:
        """Ask whether an armored signature by the key of this line is good."""
        allowed, signature = self.folder / "allowed", self.folder / "signature"
        allowed.write_text(f"anna {line}\n", encoding="ascii", newline="\n")
        signature.write_text(armored, encoding="ascii", newline="\n")
        by_whom = ("-Y", "verify", "-f", allowed, "-I", "anna")
        done = self.run(*by_whom, "-n", namespace, "-s", signature, stdin=message)
        return done.returncode == 0


@pytest.fixture
def keygen(program: Program, tmp_path: Path) -> Keygen:
    """The real ssh-keygen."""
    return Keygen(program("ssh-keygen"), tmp_path)


Run = Callable[..., Result]


@pytest.fixture
def own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder of the test's own: no test touches the keys of whoever runs it."""
    home = _wide(tmp_path_factory.mktemp("home"))
    monkeypatch.setenv("PBEM_HOME", str(home))
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.delenv("NO_COLOR", raising=False)
    return home


@pytest.fixture
def pbem(own_home: Path) -> Run:
    """Run a command in this process; arguments may be paths, `stdin` is what is piped in."""

    def run(*arguments: str | Path, stdin: bytes | None = None) -> Result:
        return CliRunner().invoke(cli, [str(word) for word in arguments], input=stdin)

    return run


@pytest.fixture
def friends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Friends:
    """
    Three friends who have begun a game, and everybody's first orders are still to come.

    A file whose friends have not begun, or another game, has its own.
    """
    friends = Friends(tmp_path, monkeypatch)
    friends.start("next", "anna", "ben", "cleo")
    return friends


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-goldens", action="store_true", help="write expected outputs anew instead of comparing")
    halves = parser.getgroup("which tests run; see tests/thorough.py").addoption
    halves("--everything", action="store_true", help="run the thorough tests too, for an hour")
    halves("--rest", action="store_true", help="run only what a plain run leaves for later")


# ── which tests run ──────────────────────────────────────────────────────────────────────────────

_LEFT = pytest.StashKey[int]()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep one half of the tests, and count the other."""
    left = [item for item in items if left_out(item)]
    items[:] = [item for item in items if not left_out(item)]
    config.hook.pytest_deselected(items=left)
    config.stash[_LEFT] = len(left)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker of pytest-xdist tells its controller, which collects nothing itself."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput[KEY] = session.config.stash.get(_LEFT, 0)


class _Workers:
    """What is only heard where pytest-xdist is installed."""

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        node.config.stash[_LEFT] = getattr(node, "workeroutput", {}).get(KEY, 0)


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(_Workers())
    config.pluginmanager.register(compiled_once)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Nothing is left out in silence."""
    left = config.stash.get(_LEFT, 0)
    if left and not config.getoption("--rest"):
        terminalreporter.write_line(f"{left} thorough tests left for later: --everything runs all")


# ── what a test names ────────────────────────────────────────────────────────────────────────────


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Below a failure stand the sentences that the test names (`sentences/heads.py`)."""
    report = yield
    names = [name for mark in item.iter_markers("rule") for name in mark.args]
    if names and report.failed:
        said = "\n".join(f"{name}: {sentences().get(name, 'there is none')}" for name in names)
        report.sections.append(("broken here", said))
    return report


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[Path, str], None]:
    """Compare a text with the one kept in a file, or keep it with --update-goldens."""

    def compare(path: Path, text: str) -> None:
        if request.config.getoption("--update-goldens"):
            path.write_bytes(text.encode())
        assert path.exists(), f"no golden {path.name}; pytest --update-goldens writes it"
        assert text == path.read_bytes().decode()

    return compare
