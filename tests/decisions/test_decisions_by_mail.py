"""Decisions of the group by mail: who signs, when the record is made, and who is written to then."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sample_games.clocked_host import ClockedHost, do, open_clocked_host, refused, text_of
from sample_games.small_games import identity

from pbem.engine.papers.procedure import approve, draft, record_decision
from pbem.engine.proof.audit import verify
from pbem.engine.text import order_file
from pbem.host.games import proposals
from pbem.local import registry

if TYPE_CHECKING:
    from email.message import EmailMessage

RULES = "[deadline]\nhours = 72\noutage_hours = 8\n"
EVERYBODY = ["anna", "ben", "cleo"]


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ClockedHost:
    return open_clocked_host(tmp_path, monkeypatch, RULES)


def test_a_ruling_is_asked_of_all_who_must_sign_and_made_when_they_have(host: ClockedHost) -> None:
    seat = host.mover
    said = do(host, proposals.rule, "", "The map was printed wrongly.", [])
    assert "still to be signed by" in said[-2]
    assert "give this command again" in said[-1]
    assert host.index == 0
    letters = host.letters("decision")
    assert [one["To"] for one in letters] == [f"{seat}@home.test"]
    paper = next(iter(letters[0].iter_attachments())).get_content()
    host.mail(seat, paper=_signed(host, paper.encode() if isinstance(paper, str) else paper, seat))
    host.tick()
    assert host.index == 1
    found = json.loads(host.record().admin)
    assert (found["kind"], found["reason"]) == ("ruling", "The map was printed wrongly.")
    assert [who for who, _ in host.record().approvals] == [seat, "host"]
    assert verify(host.opened.data, registry.load).ok


def _signed(host: ClockedHost, paper: bytes, *seats: str) -> bytes:
    """A decision with signatures added to it."""
    document = dict(order_file.read(paper, "").data)
    sigs = document.pop("sigs", {})
    for seat in seats:
        sigs |= dict([approve(host.game, document, identity(seat))])
    return order_file.write({**document, "sigs": sigs}).encode()


def _record(host: ClockedHost, signed: bytes) -> None:
    """Ben makes the record of a decision that all have signed, and mails the game file."""
    document = dict(order_file.read(signed, "").data)
    sigs = document.pop("sigs")
    made = record_decision(host.game, host.opened.data, document, sigs, identity("ben"), registry.load)
    host.mail("ben", paper=made.data)
    host.tick()


def test_a_ruling_that_cannot_be_is_refused_at_once(host: ClockedHost) -> None:
    wrong = [{"do": "armies-set", "territory": "atlantis", "armies": 4}]
    refused(host, proposals.rule, "", "So be it.", wrong)
    assert "decision" not in host.kinds()


def test_a_false_signature_under_a_decision_is_not_kept(host: ClockedHost) -> None:
    seat = host.mover
    do(host, proposals.rule, "", "So be it.", [])
    kept = next(Path(host.folder.inside("decisions")).glob("*.toml"))
    before = kept.read_bytes()
    document = dict(order_file.read(before, "").data)
    document["sigs"] = {**document["sigs"], seat: document["sigs"]["host"]}
    host.mail(seat, paper=order_file.write(document).encode())
    host.tick()
    assert host.index == 0
    assert kept.read_bytes() == before
    host.mail(seat, paper=_signed(host, before, seat))
    host.tick()
    assert host.index == 1


def test_in_a_game_without_a_host_all_sign_and_a_false_signature_spoils_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = open_clocked_host(tmp_path, monkeypatch, mode="next")
    paper = order_file.write(draft(host.game, "ruling", "", "So be it.")).encode()
    false = dict(order_file.read(_signed(host, paper, "cleo"), "").data)
    false["sigs"] = {"ben": false["sigs"]["cleo"]}
    signed = [
        _signed(host, paper, "anna"),
        _signed(host, paper, "ben"),
        order_file.write(false).encode(),
        _signed(host, paper, "cleo"),
    ]
    for one in signed:
        host.mail("ben", paper=one)
        host.tick()
    letters = [one for one in host.letters("decision") if "all have signed" in one["Subject"]]
    assert sorted(one["To"].partition("@")[0] for one in letters) == EVERYBODY
    whole = next(iter(letters[0].iter_attachments())).get_content()
    _record(host, whole)
    assert host.index == 1
    assert [who for who, _ in host.record().approvals] == EVERYBODY


@pytest.mark.thorough
def test_only_so_many_decisions_wait_for_signatures(host: ClockedHost) -> None:
    seat = host.mover
    for number in range(25):
        document = draft(host.game, "ruling", "", f"Number {number}.")
        host.mail(seat, paper=_signed(host, order_file.write(document).encode(), seat))
    host.tick()
    assert len(list(Path(host.folder.inside("decisions")).glob("*.toml"))) == 20


@pytest.mark.thorough
def test_a_player_is_replaced_by_a_record_and_mail_goes_to_the_new_address(host: ClockedHost) -> None:
    seat = host.mover
    paper = host.paper(seat, "dora")
    do(host, proposals.replace, seat, paper, "dora@home.test")
    assert host.index == 1
    found = json.loads(host.record().admin)
    assert (found["kind"], found["seat"]) == ("replace", seat)
    assert host.folder.read_settings().players[seat] == "dora@home.test"
    assert "dora@home.test" in [letter["To"] for letter in host.letters("turn")]
    host.holders[seat] = "dora"
    host.mail("dora", orders=host.orders())
    host.tick()
    assert host.index == 2


def test_the_paper_of_a_new_player_stays_good_when_the_game_moves_on(host: ClockedHost) -> None:
    seat = host.mover
    papers = {one: host.paper(one, "dora") for one in EVERYBODY if one != seat}
    host.mail(seat, orders=host.orders())
    host.tick()
    other = next(one for one in papers if one != host.mover)
    said = " ".join(do(host, proposals.replace, other, papers[other], "dora@home.test"))
    assert "still to be signed" in said, said


def test_the_player_who_must_decide_now_signs_the_replacement_of_another(host: ClockedHost) -> None:
    seat = host.mover
    other = next(one for one in EVERYBODY if one != seat)
    said = do(host, proposals.replace, other, host.paper(other, "dora"), "dora@home.test")
    assert "still to be signed by" in said[-2]
    assert host.folder.read_settings().players[other] == f"{other}@home.test"
    letters = host.letters("decision")
    assert [one["To"] for one in letters] == [f"{seat}@home.test"]
    kept = next(Path(host.folder.inside("decisions")).glob("*.toml"))
    host.mail(seat, paper=_signed(host, kept.read_bytes(), seat))
    host.tick()
    assert host.index == 1
    assert host.folder.read_settings().players[other] == "dora@home.test"


def gathered(host: ClockedHost, paper: bytes) -> bytes:
    """In a game without a host: let the others sign that Dora plays for Cleo; the record's file."""
    for seat in ("anna", "ben"):
        host.mail(seat, paper=_signed(host, paper, seat))
        host.tick()
    document = dict(order_file.read(_signed(host, paper, "anna", "ben"), "").data)
    sigs = document.pop("sigs")
    return record_decision(host.game, host.opened.data, document, sigs, identity("ben"), registry.load).data


def papers(letters: list[EmailMessage]) -> list[str]:
    return [str(part.get_filename()) for one in letters for part in one.iter_attachments()]


def test_those_who_must_sign_are_asked_once_and_told_what_the_decision_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = open_clocked_host(tmp_path, monkeypatch, mode="next")
    do(host, proposals.replace, "cleo", host.paper("cleo", "dora"), "dora@home.test")
    asked = host.letters("decision")
    assert sorted(one["To"] for one in asked) == ["anna@home.test", "ben@home.test"]
    assert "Dora plays cleo from now on" in text_of(asked[0])
    assert set(papers(asked)) == {"world-001-replace.toml"}
    kept = next(Path(host.folder.inside("decisions")).glob("*.toml")).read_bytes()
    host.mail("anna", paper=_signed(host, kept, "anna"))
    host.tick()
    assert host.letters("decision") == []
    host.mail("ben", paper=_signed(host, kept, "ben"))
    host.tick()
    ready = host.letters("decision")
    assert sorted(one["To"] for one in ready) == ["anna@home.test", "ben@home.test"]
    # The name of the file that each has signed and kept would hide it.
    assert set(papers(ready)) == {"world-001-replace-by-all.toml"}


def test_mail_goes_to_a_new_address_when_the_record_is_there_and_not_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = open_clocked_host(tmp_path, monkeypatch, mode="next")
    do(host, proposals.replace, "cleo", host.paper("cleo", "dora"), "dora@home.test")
    made = gathered(host, next(Path(host.folder.inside("decisions")).glob("*.toml")).read_bytes())
    assert host.folder.read_settings().players["cleo"] == "cleo@home.test"
    host.mail("ben", paper=made)
    host.tick()
    assert host.index == 1
    assert host.folder.read_settings().players["cleo"] == "dora@home.test"
    assert "dora@home.test" in [letter["To"] for letter in host.letters("turn")]
    path = Path(host.folder.inside("hosting.toml"))
    path.write_text(path.read_text().replace("dora@home.test", "dora@new.test"))
    Path(host.folder.inside("told")).unlink()
    host.tick()
    assert host.folder.read_settings().players["cleo"] == "dora@new.test"


def test_a_decision_that_never_became_a_record_moves_no_mail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    host = open_clocked_host(tmp_path, monkeypatch, mode="next")
    do(host, proposals.replace, "cleo", host.paper("cleo", "dora"), "dora@home.test")
    gathered(host, next(Path(host.folder.inside("decisions")).glob("*.toml")).read_bytes())
    other = order_file.write(draft(host.game, "ruling", "", "Something else.")).encode()
    _record(host, _signed(host, other, *EVERYBODY))
    assert host.index == 1
    assert host.folder.read_settings().players["cleo"] == "cleo@home.test"


def test_a_deputy_is_written_to(host: ClockedHost) -> None:
    do(host, proposals.deputy, host.mover, host.paper(host.mover, "dora"), "dora@home.test")
    (letter,) = host.letters("deputy")
    assert letter["To"] == "dora@home.test"
    assert f"you are the deputy of {host.mover.title()}" in text_of(letter)


def test_a_paper_about_another_seat_is_refused(host: ClockedHost) -> None:
    seat = host.mover
    other = next(one for one in EVERYBODY if one != seat)
    paper = host.paper(other, "dora")
    assert "not about the seat" in refused(host, proposals.replace, seat, paper, "d@home.test")
    assert "not a file written by pbem admin" in refused(host, proposals.replace, seat, b"x = 1", "d@home.test")
