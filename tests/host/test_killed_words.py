"""Killed at random points under every word that a host understands, it ends as undisturbed, and mails nothing else."""

from __future__ import annotations

import email
import email.policy
import json
import os
import random
import re
import shutil
from datetime import date, timedelta
from email.message import EmailMessage
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs
import pytest
from judged_replies import Turn
from sample_games.clocked_host import DAYS, GM, HOURS, THREE_DAYS, ClockedHost, open_clocked_host
from sample_games.mail_host import SEATS, MailHost, address, open_mail_host, text_of
from sample_games.small_games import identity
from test_corrected_refusals import edited
from test_kills import STEPS, Scene, killed_at

from pbem.host.deadlines.host_log import ACCEPTED
from pbem.host.folder import outbox, spool
from pbem.host.games.master_commands import WORDS as MASTER_WORDS
from pbem.host.incoming.observer_part import STOP
from pbem.mail import commands, desk_words, spoken_requests
from pbem.mail.commands import read_command
from pbem.mail.desk_words import read_wish
from pbem.mail.signed_papers import write_command
from pbem.mail.spoken_requests import take_spoken

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from conftest import Run

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")

CODE = re.compile(r"\b[A-Z2-7]{4}-[A-Z2-7]{4}\b")
KILLS = 3
"""How often a host is killed over each mail."""
EVERYBODY = [(seat, "yes {1}") for seat in SEATS]

COURSES: dict[str, Sequence[tuple[str, str]]] = {
    "to know": [
        *[("mover", line) for line in ("help", "status", "my orders", "again", "plan\n{orders}", "map", "rules")],
        *[("ben", line) for line in ("who is late", "history 5", "odds 12 7", "hall", "hall yes")],
    ],
    "to speak": [("anna", "to all: peace?"), ("anna@work.test", "to all: war!"), ("anna", "yes {1}")],
    "away and back": [("ben", "away 24 Mar to 2 Apr"), ("ben", "back")],
    "orders taken back": [("mover", "[standby]\n\n{orders}"), ("mover", "forget my orders"), ("mover", "yes {1}")],
    "orders that stood by": [("mover", "[standby]\n\n{orders}"), ("mover", "no standby")],
    "orders with a slip": [("mover", "{slip}"), ("mover", "yes {1}")],
    "orders corrected by a line": [("mover", "{wrong}"), ("mover", "{line}"), ("mover", "yes {1}")],
    "orders corrected in a quotation": [("mover", "{wrong}"), ("mover", "{corrected}"), ("mover", "yes {1}")],
    "orders from elsewhere": [("mover@work.test", "{orders}"), ("mover", "yes {2}")],
    "to look on": [("ben", "observe dora@far.test"), ("dora@far.test", "yes {1}"), ("dora@far.test", "stop")],
    "to move": [("ben", "address dora@far.test"), ("ben", "yes {1}"), ("dora@far.test", "yes {1}")],
    "a draw, and the same again": [("ben", "draw"), *EVERYBODY, ("anna", "same again"), *EVERYBODY],
    "a pause and its end": [("ben", "pause"), *EVERYBODY, ("cleo", "resume"), *EVERYBODY],
    "more time": [("cleo", "extend 48"), *EVERYBODY],
    "back in time": [("mover", "{orders}"), ("ben", "rollback 0"), *EVERYBODY],
    "somebody else": [
        ("anna", "replace ben by dora@far.test"),
        *[(who, "yes {1}") for who in ("dora@far.test", "anna", "cleo")],
    ],
    "to give up": [("ben", "resign"), ("ben", "yes {1}")],
    "a game opened at the desk": [
        *[("dora@far.test", line) for line in ("Hello?", "games\n{1}", "new pears, 2 seats, as Dora\n{1}")],
        *[("ben", line) for line in ("join pears as Ben", "yes {1}")],
    ],
    "a seat given back": [
        *[("dora@far.test", line) for line in ("Hello?", "new pears, 2 seats, as Dora\n{1}", "leave pears", "yes {1}")],
    ],
}
"""Who writes what, in this order: a seat, whoever is to move, or an address; {1} is the newest code they were sent."""

MASTERS: dict[str, dict[str, Any]] = {
    "preview": {},
    "resolve": {"turn": 1},
    "extend": {"hours": 24},
    "pause": {"reason": "Holidays."},
    "resume": {},
    "absent": {"seat": "ben", "from": "2026-06-03", "to": "2026-06-09"},
    "message": {"to": ["all"], "text": ["Hello."]},
    "replace": {"seat": "ben", "address": "dora@far.test"},
    "deputy": {"seat": "ben", "address": "dora@far.test"},
    "resign": {"seat": "ben", "reason": "Gone."},
    "draw": {},
    "rule": {"seat": "ben", "reason": "A slip."},
}


@attrs.define
class Course:
    """A host's game on its way from mail to mail, with all letters that left."""

    scene: Scene
    place: Path
    chance: random.Random
    letters: list[EmailMessage]

    def round(self) -> None:
        """Do a round over what has come in; killed at random points on the way it must come to the same."""
        clean = self.scene.copy(self.place / "clean")
        steps = counted_round(clean)
        wanted = outcome(clean)
        for step in sorted(self.chance.sample(range(steps), KILLS)):
            killed = self.scene.copy(self.place / "killed")
            killed_at(killed, step, posting)
            killed.round(posting(killed))
            found = outcome(killed)
            assert found.keys() == wanted.keys(), f"step {step} of {steps}"
            assert found == wanted, f"step {step} of {steps}"
            shutil.rmtree(killed.folder)
        shutil.rmtree(self.scene.folder)
        clean.folder.rename(self.scene.folder)
        self.scene = attrs.evolve(self.scene, now=self.scene.now + timedelta(minutes=5))
        self._read_letters()

    def _read_letters(self) -> None:
        known = {str(one["Message-ID"]) for one in self.letters}
        for path in sorted(Path(self.scene.host_folder.path).glob("mail/new/*.eml")):
            letter = email.message_from_bytes(path.read_bytes(), policy=email.policy.default)
            assert isinstance(letter, EmailMessage)
            if str(letter["Message-ID"]) not in known:
                self.letters.append(letter)

    def codes(self, to: str) -> Sequence[str]:
        """The codes in the newest letter to somebody that holds any."""
        found = (CODE.findall(text_of(one)) for one in reversed(self.letters) if one["To"] == to)
        return next(filter(None, found), ())


def outcome(scene: Scene) -> Mapping[str, bytes]:
    """
    All that lies there, as far as a kill may not change it.

    The copy of a game file beside the ledger may be older than its line, and that a mail was accepted may be noted later.
    """
    found = {name: data for name, data in scene.tree().items() if not name.startswith("home/seen/")}
    return {name: data if not name.endswith("log.jsonl") else _without_accepted(data) for name, data in found.items()}


def _without_accepted(log: bytes) -> bytes:
    noted = [json.loads(line) for line in log.splitlines()]
    return repr([(one["kind"], one["data"]) for one in noted if one["kind"] != ACCEPTED]).encode()


def posting(scene: Scene) -> outbox.Carry:
    """Carry mails to the folder, and note each that is different: no mail may ever leave with other words."""
    to_folder = outbox.to_folder(scene.host_folder)
    posted = scene.folder / "posted"
    posted.mkdir(exist_ok=True)

    def carry(mail: bytes, sender: str, to: str) -> None:
        (posted / sha256(mail).hexdigest()).write_bytes(mail)
        to_folder(mail, sender, to)

    return carry


def counted_round(scene: Scene) -> int:
    """Do a round, and count the steps at which it could have died."""
    counts = [0]
    with pytest.MonkeyPatch.context() as patch:
        for name in STEPS:
            real = getattr(os, name)

            def counted(*args: Any, _real: Any = real, **kwargs: Any) -> Any:
                counts[0] += 1
                return _real(*args, **kwargs)

            patch.setattr(os, name, counted)
        done = scene.round(posting(scene))
    assert not done.troubles
    return counts[0]


def written(course: Course, who: str, line: str, number: int) -> bytes:
    """A mail: from a seat, from whoever is to move, from another address of theirs in the thread, or from anybody."""
    host = MailHost(course.scene.host_folder, course.scene.now)
    seat, at, domain = who.partition("@")
    seat = host.mover() if seat == "mover" else seat
    thread = [str(one["Message-ID"]) for one in course.letters if one["To"] == address(seat)] if at else []
    sender = f"{seat}@{domain}" if at else address(seat)
    said = {str(number): code for number, code in enumerate(course.codes(sender), 1)}
    said |= worded(Turn(host), course) if re.search(r"\{[a-z]", line) else {}
    text = re.sub(r"\{(\w+)\}", lambda found: said[found[1]], line)
    answers = f"In-Reply-To: {thread[-1]}\n" if thread else ""
    head = f"From: {sender}\nReturn-Path: <{sender}>\nSubject: hello\nMessage-ID: <{number}@x.test>\n{answers}"
    return f"{head}Content-Type: text/plain; charset=utf-8\n\n{text}\n".encode()


def worded(turn: Turn, course: Course) -> Mapping[str, str]:
    """What a player may write for orders: as they are, with a slip, wrong, and corrected when they were refused."""
    line = turn.lines[1]
    said = {
        "orders": turn.text,
        "slip": turn.text.replace("place", "plaec"),
        "wrong": turn.text.replace(line, line.replace("attack", "attack Nowhere >")),
        "line": line,
    }
    if refusals := [one for one in course.letters if "orders refused" in one["Subject"]]:
        said["corrected"] = edited(refusals[-1], "behind its mark", line)
    return said


def begun(pbem: Run, folder: Path, own_home: Path) -> tuple[Scene, list[EmailMessage]]:
    """A game with deadlines, at a host with a desk."""
    rules = folder / "rules.toml"
    rules.write_text("[deadline]\nhours = 72\noutage_hours = 40\n")
    host = open_mail_host(pbem, folder, rules=rules)
    settings = Path(host.host_folder.inside("host.toml"))
    settings.write_text(f"{settings.read_text()}\n[welcome]\n")
    return moved(Path(host.host_folder.path), own_home, folder, host.now), host.sent


def moved(host_folder: Path, home: Path, folder: Path, now: Any) -> Scene:
    scene = Scene(folder / "scene", now)
    shutil.copytree(host_folder, scene.folder / "host-folder")
    shutil.copytree(home, scene.folder / "home")
    return scene


@pytest.mark.rule("docs/hosting 8")
@pytest.mark.thorough
@pytest.mark.parametrize("name", COURSES)
def test_killed_over_a_word_or_its_yes_a_host_ends_as_undisturbed(
    pbem: Run, tmp_path: Path, own_home: Path, name: str
) -> None:
    scene, sent = begun(pbem, tmp_path, own_home)
    course = Course(scene, tmp_path, random.Random(name), [*sent])
    for number, (who, line) in enumerate(COURSES[name]):
        before = len(course.letters)
        spool.deposit(course.scene.host_folder, written(course, who, line, number), course.scene.now)
        course.round()
        assert len(course.letters) > before, f"{who}: {line}"
        assert not [one for one in course.letters[before:] if "how to play by mail" in one["Subject"]], line


@pytest.mark.rule("docs/hosting 8", "host/incoming/master_part 3.1")
@pytest.mark.thorough
@pytest.mark.parametrize("name", MASTERS)
def test_killed_over_a_command_of_the_game_master_it_ends_as_undisturbed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    host = open_clocked_host(tmp_path, monkeypatch, THREE_DAYS)
    before = [{"kind": "pause", "reason": "Rest."}] if name == "resume" else []
    if name == "resolve":
        host.wait(3 * DAYS - HOURS)
        host.sleep(2 * HOURS)
    more = {"file": host.paper("ben", "dora").decode().split("\n")} if name in ("replace", "deputy") else {}
    scene = moved(tmp_path / "host-folder", tmp_path / "home", tmp_path, host.now)
    course = Course(scene, tmp_path, random.Random(name), [])
    for number, said in enumerate([*before, {"kind": name, **MASTERS[name], **more}], 1):
        copy = ClockedHost(course.scene.host_folder, course.scene.host_folder.game("world"), course.scene.now)
        copy.mail("gm", paper=write_command(copy.game, number, said, identity("host")), sender=GM)
        course.round()
    told = "\n".join(text_of(one) for one in course.letters if one["To"] == GM)
    assert "You ordered" in told
    assert "Nothing was done" not in told


def words_of(line: str) -> Iterator[str]:
    """The words, as the tables of the house name them, that a mail is about."""
    first = line.partition("\n")[0]
    if wish := read_wish("", first):
        yield wish.word
    if command := read_command(first):
        yield command.name
    asked, _ = take_spoken(first, "", date(2026, 3, 1))
    yield from (motion.kind for motion in asked.motions)
    yield from ["away"] * len(asked.absences) + ["back"] * len(asked.returns)
    if first == STOP:
        yield STOP


def test_every_word_that_is_understood_is_killed() -> None:
    """A new word without a course fails here."""
    tried = {word for course in COURSES.values() for _, line in course for word in words_of(line)}
    assert tried == {*commands.WORDS, *spoken_requests.WORDS, *desk_words.WORDS, STOP}
    assert MASTERS.keys() == MASTER_WORDS.keys()
