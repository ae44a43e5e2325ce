"""A player gives up by a file that a host gets: it counts, those who must sign are asked, nobody is left in the dark."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from sample_games import mail_host
from sample_games.clocked_host import ClockedHost, open_clocked_host, text_of
from sample_games.mail_host import MailHost, open_mail_host
from sample_games.small_games import identity

from pbem.engine.papers.procedure import approve, draft
from pbem.engine.proof.audit import verify
from pbem.engine.text import order_file
from pbem.errors import InputError
from pbem.local import registry

if TYPE_CHECKING:
    from conftest import Run

SEATS = ("anna", "ben", "cleo")
RULES = "[deadline]\nhours = 72\noutage_hours = 8\n"
CODE = re.compile(r"\b[A-Z2-7]{4}-[A-Z2-7]{4}\b")


def resignation(host: ClockedHost, seat: str, *signers: str) -> bytes:
    document = draft(host.game, "resign", seat, "Moving away.")
    sigs = dict(approve(host.game, document, identity(one)) for one in signers)
    return order_file.write({**document, **({"sigs": sigs} if sigs else {})}).encode()


@pytest.fixture
def hosted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ClockedHost:
    return open_clocked_host(tmp_path, monkeypatch, RULES)


@pytest.fixture
def by_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ClockedHost:
    return open_clocked_host(tmp_path, monkeypatch, mode="next")


# ── with keys ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("host/incoming/decision_part 3.1")
def test_whoever_must_decide_and_signs_it_is_out_at_once_where_the_host_decides(hosted: ClockedHost) -> None:
    seat = hosted.mover
    hosted.mail(seat, paper=resignation(hosted, seat, seat))
    hosted.tick()
    assert hosted.index == 1
    assert (json.loads(hosted.record().admin)["kind"], hosted.mover != seat) == ("resign", True)
    assert verify(hosted.opened.data, registry.load).ok
    (answer,) = hosted.letters("ack")
    assert answer["To"] == f"{seat}@home.test"
    assert f"The resignation of {seat.title()}: all have signed, and it is done" in " ".join(text_of(answer).split())
    (told,) = hosted.letters("gm")
    assert told["To"] == "gm@host.test"
    assert f"{seat.title()} gives up: Moving away." in text_of(told)


def test_whose_orders_would_be_stale_by_it_is_asked(hosted: ClockedHost) -> None:
    mover = hosted.mover
    seat = next(one for one in SEATS if one != mover)
    hosted.mail(seat, paper=resignation(hosted, seat, seat))
    hosted.tick()
    assert hosted.index == 0
    (request,) = hosted.letters("decision")
    assert request["To"] == f"{mover}@home.test"
    assert f"{seat.title()} wants to leave the game, and has signed that." in text_of(request)
    assert "still to be signed by" in text_of(hosted.letters("ack")[0])
    paper = next(iter(request.iter_attachments())).get_content()
    kept = dict(order_file.read(paper if isinstance(paper, bytes) else paper.encode(), "").data)
    sigs = kept.pop("sigs") | dict([approve(hosted.game, kept, identity(mover))])
    hosted.mail(mover, paper=order_file.write({**kept, "sigs": sigs}).encode())
    hosted.tick()
    assert hosted.index == 1
    assert sorted(who for who, _ in hosted.record().approvals) == sorted([mover, "host"])


@pytest.mark.rule("host/incoming/decision_part 1.1")
def test_the_others_are_asked_where_the_group_decides(by_turns: ClockedHost) -> None:
    by_turns.mail("cleo", paper=resignation(by_turns, "cleo", "cleo"))
    by_turns.tick()
    assert by_turns.readers("decision") == ["anna", "ben"]
    assert [one["To"] for one in by_turns.letters("gm")] == ["gm@host.test"]


def test_a_resignation_with_a_false_signature_is_refused_and_asks_nobody(by_turns: ClockedHost) -> None:
    paper = dict(order_file.read(resignation(by_turns, "cleo", "anna"), "").data)
    paper["sigs"] = {"cleo": paper["sigs"]["anna"]}
    by_turns.mail("anna", paper=order_file.write(paper).encode())
    by_turns.tick()
    assert "not cleo's signature" in text_of(by_turns.letters("ack")[0])
    assert by_turns.letters("decision") == []
    assert not by_turns.opened.decisions.open()


def test_an_unsigned_resignation_says_who_can_sign_it(by_turns: ClockedHost) -> None:
    by_turns.mail("cleo", paper=resignation(by_turns, "cleo"))
    by_turns.tick()
    said = text_of(by_turns.letters("ack")[0])
    assert "nobody has signed it yet; Cleo, Anna and Ben can, with pbem approve" in said
    assert by_turns.letters("decision") == []


def test_nobody_signs_that_somebody_else_gives_up_who_is_not_asked(hosted: ClockedHost) -> None:
    first, second, third = (hosted.mover, *(one for one in SEATS if one != hosted.mover))
    document = draft(hosted.game, "resign", second, "Out.")
    assert approve(hosted.game, document, identity(second))[0] == second
    assert approve(hosted.game, document, identity(first))[0] == first
    with pytest.raises(InputError, match="belongs to none of them"):
        approve(hosted.game, document, identity(third))


# ── without keys ─────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def unsigned(pbem: Run, tmp_path: Path) -> MailHost:
    host = open_mail_host(pbem, tmp_path)
    settings = Path(host.folder().inside("hosting.toml"))
    settings.write_text(settings.read_text().replace('address = ""', 'address = "gm@host.test"'))
    return host


def paper_of(host: MailHost, seat: str, kind: str = "resign") -> str:
    return order_file.write(draft(host.game(), kind, seat, "Moving away."))


@pytest.mark.rule("host/incoming/decision_part 2.1")
def test_without_a_key_a_yes_from_the_registered_address_gives_up(unsigned: MailHost) -> None:
    seat = next(one for one in SEATS if one != unsigned.mover())
    asked = unsigned.answer(unsigned.mail("I give up.", seat, attach=paper_of(unsigned, seat)))
    assert asked["To"] == f"{seat}@home.test"
    assert unsigned.game().file.index == 0
    found = CODE.search(mail_host.text_of(asked))
    assert found
    code = found[0]
    done = unsigned.answer(unsigned.mail(f"yes {code}", seat))
    assert f"The resignation of {seat.title()}: all have signed" in mail_host.text_of(done)
    assert unsigned.game().file.index == 1
    table: Any = unsigned.game().table
    assert seat not in table.live(unsigned.game().state)
    masters = [one for one in unsigned.sent if one["To"] == "gm@host.test"]
    subjects = [" ".join(str(one["Subject"]).split()) for one in masters]
    assert f"[pbem world] does {seat.title()} give up?" in subjects
    assert f"[pbem world] {seat.title()} gives up" in subjects


def test_a_yes_of_somebody_else_takes_nobody_out(unsigned: MailHost) -> None:
    seat, other = (one for one in SEATS if one != unsigned.mover())
    letters = unsigned.answers(unsigned.mail("Bye.", other, attach=paper_of(unsigned, seat)))
    assert sorted(one["To"] for one in letters) == sorted([f"{seat}@home.test", f"{other}@home.test"])
    theirs = next(one for one in letters if one["To"] == f"{other}@home.test")
    assert "was asked at the registered address" in mail_host.text_of(theirs)
    assert not CODE.search(mail_host.text_of(theirs))
    asked = next(one for one in letters if one["To"] == f"{seat}@home.test")
    found = CODE.search(mail_host.text_of(asked))
    assert found
    unsigned.answers(unsigned.mail(f"yes {found[0]}", other))
    assert unsigned.game().file.index == 0


def test_what_a_program_sends_back_asks_nobody_whether_they_give_up(unsigned: MailHost) -> None:
    seat = unsigned.mover()
    back = unsigned.mail("Out.", seat, attach=paper_of(unsigned, seat), Auto_Submitted="auto-replied")
    assert unsigned.answers(back) == []
    assert unsigned.game().file.index == 0


def test_another_decision_that_nobody_can_sign_is_for_the_game_master(unsigned: MailHost) -> None:
    paper = order_file.write(draft(unsigned.game(), "ruling", "", "So be it."))
    said = mail_host.text_of(unsigned.answer(unsigned.mail("See here.", attach=paper)))
    assert "nobody in this game has a key to sign it with, so the game master alone" in said
