"""Decisions of the group by mail: who signs, when the record is made, and who is written to then."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from arena import identity
from inn import Inn, do, opened, refused, text_of

from pbem.engine.decisions.decree import approve, decree, draft
from pbem.engine.proof.audit import verify
from pbem.engine.text import order_file
from pbem.host.games import proposals
from pbem.local import registry

if TYPE_CHECKING:
    from email.message import EmailMessage

RULES = "[deadline]\nhours = 72\noutage_hours = 8\n"
EVERYBODY = ["anna", "ben", "cleo"]


@pytest.fixture
def inn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Inn:
    return opened(tmp_path, monkeypatch, RULES)


def test_a_ruling_is_asked_of_all_who_must_sign_and_made_when_they_have(inn: Inn) -> None:
    seat = inn.mover
    said = do(inn, proposals.rule, "", "The map was printed wrongly.", [])
    assert "still to be signed by" in said[-2]
    assert "give this command again" in said[-1]
    assert inn.index == 0
    letters = inn.letters("decision")
    assert [one["To"] for one in letters] == [f"{seat}@home.test"]
    paper = next(iter(letters[0].iter_attachments())).get_content()
    inn.mail(seat, paper=_signed(inn, paper.encode() if isinstance(paper, str) else paper, seat))
    inn.tick()
    assert inn.index == 1
    found = json.loads(inn.record().admin)
    assert (found["kind"], found["reason"]) == ("ruling", "The map was printed wrongly.")
    assert [who for who, _ in inn.record().approvals] == [seat, "host"]
    assert verify(inn.opened.data, registry.load).ok


def _signed(inn: Inn, paper: bytes, *seats: str) -> bytes:
    """A decision with signatures added to it."""
    document = dict(order_file.read(paper, "").data)
    sigs = document.pop("sigs", {})
    for seat in seats:
        sigs |= dict([approve(inn.game, document, identity(seat))])
    return order_file.write({**document, "sigs": sigs}).encode()


def test_a_ruling_that_cannot_be_is_refused_at_once(inn: Inn) -> None:
    wrong = [{"do": "armies-set", "territory": "atlantis", "armies": 4}]
    refused(inn, proposals.rule, "", "So be it.", wrong)
    assert "decision" not in inn.kinds()


def test_a_false_signature_under_a_decision_is_not_kept(inn: Inn) -> None:
    seat = inn.mover
    do(inn, proposals.rule, "", "So be it.", [])
    kept = next(Path(inn.folder.inside("decisions")).glob("*.toml"))
    before = kept.read_bytes()
    document = dict(order_file.read(before, "").data)
    document["sigs"] = {**document["sigs"], seat: document["sigs"]["host"]}
    inn.mail(seat, paper=order_file.write(document).encode())
    inn.tick()
    assert inn.index == 0
    assert kept.read_bytes() == before
    inn.mail(seat, paper=_signed(inn, before, seat))
    inn.tick()
    assert inn.index == 1


def test_in_a_game_without_a_host_all_sign_and_a_false_signature_spoils_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inn = opened(tmp_path, monkeypatch, mode="next")
    paper = order_file.write(draft(inn.game, "ruling", "", "So be it.")).encode()
    false = dict(order_file.read(_signed(inn, paper, "cleo"), "").data)
    false["sigs"] = {"ben": false["sigs"]["cleo"]}
    signed = [_signed(inn, paper, "anna"), _signed(inn, paper, "ben"),
              order_file.write(false).encode(), _signed(inn, paper, "cleo")]  # fmt: skip
    for one in signed:
        inn.mail("ben", paper=one)
        inn.tick()
    letters = [one for one in inn.letters("decision") if "all have signed" in one["Subject"]]
    assert sorted(one["To"].partition("@")[0] for one in letters) == EVERYBODY
    whole = next(iter(letters[0].iter_attachments())).get_content()
    document = dict(order_file.read(whole, "").data)
    sigs = document.pop("sigs")
    made = decree(inn.game, inn.opened.data, document, sigs, identity("ben"), registry.load)
    inn.mail("ben", paper=made.data)
    inn.tick()
    assert inn.index == 1
    assert [who for who, _ in inn.record().approvals] == EVERYBODY


def test_only_so_many_decisions_wait_for_signatures(inn: Inn) -> None:
    seat = inn.mover
    for number in range(25):
        document = draft(inn.game, "ruling", "", f"Number {number}.")
        inn.mail(seat, paper=_signed(inn, order_file.write(document).encode(), seat))
    inn.tick()
    assert len(list(Path(inn.folder.inside("decisions")).glob("*.toml"))) == 20


def test_a_player_is_replaced_by_a_record_and_mail_goes_to_the_new_address(inn: Inn) -> None:
    seat = inn.mover
    paper = inn.paper(seat, "dora")
    do(inn, proposals.replace, seat, paper, "dora@home.test")
    assert inn.index == 1
    found = json.loads(inn.record().admin)
    assert (found["kind"], found["seat"]) == ("replace", seat)
    assert inn.folder.hosting().players[seat] == "dora@home.test"
    assert "dora@home.test" in [letter["To"] for letter in inn.letters("turn")]
    inn.holders[seat] = "dora"
    inn.mail("dora", orders=inn.orders())
    inn.tick()
    assert inn.index == 2


def test_the_paper_of_a_new_player_stays_good_when_the_game_moves_on(inn: Inn) -> None:
    seat = inn.mover
    other = next(one for one in EVERYBODY if one != seat)
    paper = inn.paper(other, "dora")
    inn.mail(seat, orders=inn.orders())
    inn.tick()
    said = " ".join(do(inn, proposals.replace, other, paper, "dora@home.test"))
    assert "still to be signed" in said, said


def test_whoever_must_decide_now_signs_the_replacement_of_another(inn: Inn) -> None:
    seat = inn.mover
    other = next(one for one in EVERYBODY if one != seat)
    said = do(inn, proposals.replace, other, inn.paper(other, "dora"), "dora@home.test")
    assert "still to be signed by" in said[-2]
    assert inn.folder.hosting().players[other] == f"{other}@home.test"
    letters = inn.letters("decision")
    assert [one["To"] for one in letters] == [f"{seat}@home.test"]
    kept = next(Path(inn.folder.inside("decisions")).glob("*.toml"))
    inn.mail(seat, paper=_signed(inn, kept.read_bytes(), seat))
    inn.tick()
    assert inn.index == 1
    assert inn.folder.hosting().players[other] == "dora@home.test"


def gathered(inn: Inn, paper: bytes) -> bytes:
    """In a game without a host: let the others sign that Dora plays for Cleo; the record's file."""
    for seat in ("anna", "ben"):
        inn.mail(seat, paper=_signed(inn, paper, seat))
        inn.tick()
    document = dict(order_file.read(_signed(inn, paper, "anna", "ben"), "").data)
    sigs = document.pop("sigs")
    return decree(inn.game, inn.opened.data, document, sigs, identity("ben"), registry.load).data


def papers(letters: list[EmailMessage]) -> list[str]:
    return [str(part.get_filename()) for one in letters for part in one.iter_attachments()]


def test_who_must_sign_is_asked_once_and_told_what_the_decision_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inn = opened(tmp_path, monkeypatch, mode="next")
    do(inn, proposals.replace, "cleo", inn.paper("cleo", "dora"), "dora@home.test")
    asked = inn.letters("decision")
    assert sorted(one["To"] for one in asked) == ["anna@home.test", "ben@home.test"]
    assert "Dora plays cleo from now on" in text_of(asked[0])
    assert set(papers(asked)) == {"world-001-replace.toml"}
    kept = next(Path(inn.folder.inside("decisions")).glob("*.toml")).read_bytes()
    inn.mail("anna", paper=_signed(inn, kept, "anna"))
    inn.tick()
    assert inn.letters("decision") == []
    inn.mail("ben", paper=_signed(inn, kept, "ben"))
    inn.tick()
    ready = inn.letters("decision")
    assert sorted(one["To"] for one in ready) == ["anna@home.test", "ben@home.test"]
    # The name of the file that each has signed and kept would hide it.
    assert set(papers(ready)) == {"world-001-replace-by-all.toml"}


def test_mail_goes_to_a_new_address_when_the_record_is_there_and_not_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inn = opened(tmp_path, monkeypatch, mode="next")
    do(inn, proposals.replace, "cleo", inn.paper("cleo", "dora"), "dora@home.test")
    made = gathered(inn, next(Path(inn.folder.inside("decisions")).glob("*.toml")).read_bytes())
    assert inn.folder.hosting().players["cleo"] == "cleo@home.test"
    inn.mail("ben", paper=made)
    inn.tick()
    assert inn.index == 1
    assert inn.folder.hosting().players["cleo"] == "dora@home.test"
    assert "dora@home.test" in [letter["To"] for letter in inn.letters("turn")]
    path = Path(inn.folder.inside("hosting.toml"))
    path.write_text(path.read_text().replace("dora@home.test", "dora@new.test"))
    Path(inn.folder.inside("told")).unlink()
    inn.tick()
    assert inn.folder.hosting().players["cleo"] == "dora@new.test"


def test_a_decision_that_never_became_a_record_moves_no_mail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inn = opened(tmp_path, monkeypatch, mode="next")
    do(inn, proposals.replace, "cleo", inn.paper("cleo", "dora"), "dora@home.test")
    gathered(inn, next(Path(inn.folder.inside("decisions")).glob("*.toml")).read_bytes())
    other = order_file.write(draft(inn.game, "ruling", "", "Something else.")).encode()
    document = dict(order_file.read(_signed(inn, other, *EVERYBODY), "").data)
    sigs = document.pop("sigs")
    made = decree(inn.game, inn.opened.data, document, sigs, identity("ben"), registry.load)
    inn.mail("ben", paper=made.data)
    inn.tick()
    assert inn.index == 1
    assert inn.folder.hosting().players["cleo"] == "cleo@home.test"


def test_a_deputy_is_written_to(inn: Inn) -> None:
    do(inn, proposals.deputy, inn.mover, inn.paper(inn.mover, "dora"), "dora@home.test")
    (letter,) = inn.letters("deputy")
    assert letter["To"] == "dora@home.test"
    assert f"you are the deputy of {inn.mover.title()}" in text_of(letter)


def test_a_paper_about_another_seat_is_refused(inn: Inn) -> None:
    seat = inn.mover
    other = next(one for one in EVERYBODY if one != seat)
    paper = inn.paper(other, "dora")
    assert "not about the seat" in refused(inn, proposals.replace, seat, paper, "d@home.test")
    assert "not what pbem admin" in refused(inn, proposals.replace, seat, b"x = 1", "d@home.test")
