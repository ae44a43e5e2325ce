"""Missed turns by the policy that players agreed to: each visible in the record, none a loophole."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from arena import identity
from council import Group
from inn import DAYS, HOURS, MINUTES, Inn, opened, text_of

from pbem.cli.commands.host_time import early_turns
from pbem.engine.proof.audit import verify
from pbem.errors import InputError
from pbem.host.games import logbook, mastering, proposals
from pbem.host.games.hosting import Hosting, Missed, words
from pbem.host.games.logbook import open_log
from pbem.local import files, registry

DEADLINE = "[deadline]\nhours = 72\ngrace_hours = 2\noutage_hours = 8\n\n[missed]\npolicy = "
OVER = 3 * DAYS + 2 * HOURS


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Open a host whose policy is the words given."""

    def make(*policy: str, **more: Any) -> Inn:
        return opened(tmp_path, monkeypatch, DEADLINE + json.dumps(policy), **more)

    return make


def notice(inn: Inn) -> dict[str, Any]:
    """What the newest record decided."""
    found: dict[str, Any] = json.loads(inn.record().admin)
    return found


def standing_by(inn: Inn) -> None:
    """The mover sends orders for the case that nothing better comes."""
    inn.mail(inn.mover, "If I am late:\n\n[standby]\n", inn.orders())
    inn.tick()


def test_the_receipt_of_orders_that_stand_by_does_not_say_that_they_are_played(host: Any) -> None:
    inn = host()
    standing_by(inn)
    (receipt,) = inn.letters("ack")
    body = receipt.get_body()
    told = " ".join(body.get_content().split())
    assert "They stand by: they are played at the deadline if no others come." in told
    assert "All that the turn waits for is in" not in told
    assert "waits for orders of yours" in told


# ── hold ─────────────────────────────────────────────────────────────────────────────────────────


def test_without_a_policy_the_game_is_held_and_everybody_is_told_once(host: Any) -> None:
    inn = host()
    inn.letters("notice")
    inn.wait(OVER + 5 * DAYS)
    assert inn.index == 0
    assert inn.kinds().count("held") == 1
    assert inn.readers("notice") == ["anna", "ben", "cleo", "gm"]


def test_a_held_game_goes_on_when_the_orders_come(host: Any) -> None:
    inn = host()
    inn.wait(OVER + DAYS)
    inn.mail(inn.mover, orders=inn.orders())
    inn.tick()
    assert inn.index == 1
    assert inn.record().orders


# ── the least legal turn ─────────────────────────────────────────────────────────────────────────


def test_the_least_turn_is_a_missed_record_signed_by_the_host(host: Any) -> None:
    inn = host("minimal")
    seat = inn.mover
    inn.wait(OVER)
    assert inn.index == 1
    found = notice(inn)
    assert (found["kind"], found["seat"]) == ("missed", seat)
    assert [who for who, _ in inn.record().approvals] == ["host"]
    assert not inn.record().proofs


def test_the_record_names_the_notice_that_says_when_the_time_was_over(host: Any) -> None:
    inn = host("minimal")
    inn.wait(OVER)
    missed = inn.log.of("missed")[0]
    assert inn.log.hashes[missed.number] in notice(inn)["reason"]
    assert "were due Thu 2026-06-04 12:00 UTC" in notice(inn)["reason"]


def test_anybody_can_verify_a_game_with_a_missed_turn(host: Any) -> None:
    inn = host("minimal")
    inn.wait(OVER)
    verdict = verify(inn.opened.data, registry.load)
    assert verdict.ok
    assert [decision.kind for decision in verdict.decisions] == ["missed"]


def test_everybody_hears_of_a_missed_turn_with_the_signed_row(host: Any) -> None:
    inn = host("minimal")
    inn.letters("notice")
    inn.wait(OVER)
    letters = inn.letters("notice")
    assert len(letters) == 3
    for letter in letters:
        assert "did not come. The least legal turn is played." in text_of(letter)
        row = next(iter(letter.iter_attachments())).get_content()
        assert json.loads(row)["kind"] == "missed"


def test_one_missing_turn_after_the_other_has_its_own_time(host: Any) -> None:
    inn = host("minimal")
    inn.wait(OVER)
    assert inn.index == 1
    inn.wait(OVER - HOURS)
    assert inn.index == 1
    inn.wait(HOURS)
    assert inn.index == 2


def test_a_host_that_plays_cannot_call_his_own_turn_missed(host: Any) -> None:
    inn = host("minimal", master="anna")
    while inn.mover != "anna":
        inn.mail(inn.mover, orders=inn.orders())
        inn.tick(inn.now + MINUTES)
    index = inn.index
    inn.wait(OVER + HOURS)
    assert inn.index == index
    assert "only the host can say" in inn.texts("held")[0]


@pytest.mark.parametrize("agreed", ["one week", "72 hours, grace 2h; missed: hold"])
def test_a_policy_that_nobody_agreed_to_is_not_used(agreed: str, host: Any) -> None:
    inn = host("minimal", deadline=agreed)
    assert "Not used" in inn.texts("settings")[0]
    assert "What is missing then after 2 hours of grace: the game is held." in text_of(
        inn.letters("turn")[0]
    )
    inn.wait(OVER + HOURS)
    assert inn.index == 0
    assert "not the same" in inn.texts("held")[0]


def test_a_policy_that_is_changed_later_is_not_used(host: Any) -> None:
    inn = host()
    path = Path(inn.folder.inside("hosting.toml"))
    path.write_text(path.read_text().replace("policy = []", 'policy = ["minimal"]'))
    inn.wait(OVER + HOURS)
    assert inn.index == 0


def test_in_mode_next_a_missing_turn_is_waited_for(host: Any) -> None:
    inn = host("minimal", mode="next")
    inn.wait(OVER + HOURS)
    assert inn.index == 0
    assert "only a game of mode host" in inn.texts("held")[0]


# ── orders that stand by ─────────────────────────────────────────────────────────────────────────


def test_orders_that_stand_by_wait_for_the_deadline(host: Any) -> None:
    inn = host("advance")
    standing_by(inn)
    inn.wait(OVER - HOURS)
    assert inn.index == 0
    inn.wait(HOURS)
    assert inn.index == 1
    assert inn.record().orders
    assert not inn.record().admin
    assert verify(inn.opened.data, registry.load).ok
    assert "standing by are played" in inn.texts("missed")[0]


def test_where_nothing_stands_by_the_next_policy_is_asked(host: Any) -> None:
    inn = host("advance", "minimal")
    inn.wait(OVER)
    assert notice(inn)["kind"] == "missed"


def test_where_nothing_stands_by_and_nothing_else_was_agreed_the_game_is_held(host: Any) -> None:
    inn = host("advance")
    inn.wait(OVER + DAYS)
    assert inn.index == 0
    assert inn.kinds()[-1] == "held"


def test_orders_that_stand_by_are_played_only_where_that_was_agreed(host: Any) -> None:
    inn = host("minimal")
    standing_by(inn)
    inn.wait(OVER)
    assert notice(inn)["kind"] == "missed"


def test_later_orders_are_played_at_once_in_their_place(host: Any) -> None:
    inn = host("advance")
    standing_by(inn)
    group = Group(inn.opened.data)
    document = {key: value for key, value in group.quiet(inn.mover).items() if key != "signed"}
    from pbem.engine import play
    from pbem.engine.text import order_file

    signer = identity(inn.mover)
    again = play.sign_orders(inn.game, document, signer, signer.root, seq=2)
    inn.mail(inn.mover, orders=order_file.write(again).encode())
    inn.tick()
    assert inn.index == 1
    assert '"seq":2' in inn.record().orders[0]


def test_the_same_orders_without_the_mark_are_no_longer_standing_by(host: Any) -> None:
    inn = host("advance")
    standing_by(inn)
    inn.mail(inn.mover, "Now I mean it.", inn.orders())
    inn.tick()
    assert inn.index == 1


def test_orders_for_a_later_turn_cannot_be_signed_in_advance(host: Any) -> None:
    inn = host("advance")
    later = next(seat for seat in ("anna", "ben", "cleo") if seat != inn.mover)
    document = inn.orders().decode().replace(f'"{inn.mover}"', f'"{later}"').encode()
    inn.mail(later, "[standby]\n", document)
    inn.tick()
    assert not inn.game.file.all_records()[-1].orders
    inn.wait(OVER)
    assert inn.index == 0


# ── a deputy ─────────────────────────────────────────────────────────────────────────────────────


def with_deputy(inn: Inn, seat: str) -> None:
    inn.locked(lambda house, folder: proposals.deputy(
        house, folder, seat, inn.paper(seat, "dora"), "dora@home.test", inn.now))  # fmt: skip


def test_a_deputy_takes_the_seat_by_a_record_and_has_the_time_of_a_turn(host: Any) -> None:
    inn = host("deputy", "minimal")
    seat = inn.mover
    with_deputy(inn, seat)
    inn.wait(OVER)
    assert inn.index == 1
    assert (notice(inn)["kind"], notice(inn)["seat"]) == ("replace", seat)
    assert inn.mover == seat
    assert inn.folder.hosting().players[seat] == "dora@home.test"
    inn.holders[seat] = "dora"
    inn.wait(2 * DAYS)
    inn.mail(seat, orders=inn.orders(), sender="dora@home.test")
    inn.tick()
    assert inn.index == 2
    assert inn.record().orders
    assert verify(inn.opened.data, registry.load).ok


def test_a_deputy_who_is_late_too_is_treated_like_anybody(host: Any) -> None:
    inn = host("deputy", "minimal")
    seat = inn.mover
    with_deputy(inn, seat)
    inn.wait(2 * OVER + DAYS)
    assert inn.index == 2
    assert (notice(inn)["kind"], notice(inn)["seat"]) == ("missed", seat)


def test_the_deputy_who_sits_there_is_no_deputy_any_more(host: Any) -> None:
    inn = host("deputy")
    with_deputy(inn, inn.mover)
    inn.wait(2 * OVER + DAYS)
    assert inn.index == 1
    assert inn.texts("held")[0].endswith("The game is held.")


def test_everybody_hears_of_a_deputy_before_anything_happens(host: Any) -> None:
    inn = host("deputy")
    inn.letters("notice")
    with_deputy(inn, inn.mover)
    assert inn.readers("notice") == ["anna", "ben", "cleo"]


def test_a_deputy_must_have_joined_this_very_game(host: Any) -> None:
    inn = host("deputy")
    seat = inn.mover
    other = next(one for one in ("anna", "ben", "cleo") if one != seat)
    paper = inn.paper(other, "dora").replace(f'seat = "{other}"'.encode(),
                                             f'seat = "{seat}"'.encode())  # fmt: skip
    with pytest.raises(InputError, match="did not sign the invitation"):
        inn.locked(lambda house, folder: proposals.deputy(
            house, folder, seat, paper, "dora@home.test", inn.now))  # fmt: skip


# ── loopholes ────────────────────────────────────────────────────────────────────────────────────


def test_a_turn_is_not_missed_in_a_pause_or_an_absence(host: Any) -> None:
    inn = host("minimal")
    inn.wait(2 * DAYS)
    inn.locked(lambda house, folder: mastering.pause(house, folder, "", inn.now))
    inn.wait(10 * DAYS)
    assert inn.index == 0
    inn.locked(lambda house, folder: mastering.resume(house, folder, "", inn.now))
    inn.wait(DAYS)
    assert inn.index == 0
    inn.wait(2 * HOURS)
    assert inn.index == 1


def test_a_pause_in_the_grace_stops_the_grace(host: Any) -> None:
    inn = host("minimal")
    inn.wait(3 * DAYS + HOURS)
    inn.locked(lambda house, folder: mastering.pause(house, folder, "", inn.now))
    inn.wait(5 * DAYS)
    inn.locked(lambda house, folder: mastering.resume(house, folder, "", inn.now))
    inn.tick()
    assert inn.index == 0
    inn.wait(HOURS)
    assert inn.index == 1


def test_a_log_that_calls_a_turn_missed_too_early_is_found_out(host: Any) -> None:
    inn = host("minimal")
    inn.wait(DAYS)
    book = open_log(inn.folder, inn.game.file.genesis, identity("host"))
    base = inn.log.of("deadline")[-1].data["base"]
    data = {"base": base, "index": 0, "seat": inn.mover, "policy": "minimal"}
    book.append("missed", "The time is over.", inn.now, data=data)
    assert list(early_turns(inn.log)) == [
        "notice 2 calls a turn missed before Thu 2026-06-04 14:00 UTC"
    ]


def test_an_honest_log_has_no_early_turn(host: Any) -> None:
    inn = host("minimal")
    inn.wait(2 * OVER + DAYS)
    assert inn.kinds().count("missed") == 2
    assert not list(early_turns(inn.log))


def test_killed_between_the_notice_and_the_record_the_host_goes_on_with_the_same_notice(
    host: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    inn = host("minimal")
    inn.wait(OVER - MINUTES)
    with monkeypatch.context() as patch:
        patch.setattr("pbem.host.deadlines.round._make_record", _killed)
        with pytest.raises(KeyboardInterrupt):
            inn.tick(inn.now + 2 * MINUTES)
    assert inn.index == 0
    inn.tick(inn.now + 5 * MINUTES)
    assert inn.kinds().count("missed") == 1
    assert inn.index == 1
    assert inn.log.hashes[inn.log.of("missed")[0].number] in notice(inn)["reason"]


def _killed(*_: object) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize("policy", ["advance", "deputy", "minimal"])
def test_killed_before_any_write_a_round_comes_to_the_same_in_the_end(
    policy: str, host: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    inn = host(policy)
    if policy == "advance":
        standing_by(inn)
    if policy == "deputy":
        with_deputy(inn, inn.mover)
    inn.wait(OVER - MINUTES)
    inn.letters("notice"), inn.letters("turn")
    kills, last = 0, -1
    while last != kills:
        # Each time one write more is let through; what was written stays.
        last, writes = kills, iter(range(kills))
        with monkeypatch.context() as patch:
            for place, name in ((files, "write_row"), (files, "replace"), (logbook, "_write")):
                patch.setattr(place, name, _guarded(getattr(place, name), writes))
            try:
                inn.tick(inn.now + MINUTES)
            except KeyboardInterrupt:
                kills += 1
    assert kills >= 4
    assert inn.index == 1
    assert inn.kinds().count("missed") == 1
    assert inn.readers("notice") == ["anna", "ben", "cleo"]
    assert len(inn.letters("turn")) == 3
    assert verify(inn.opened.data, registry.load).ok


def test_what_a_crash_kept_from_being_told_is_told_in_the_next_round(
    host: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    inn = host()
    inn.letters("notice")
    with monkeypatch.context() as patch:
        patch.setattr("pbem.host.letters.telling.tell", _killed)
        with pytest.raises(KeyboardInterrupt):
            inn.locked(lambda house, folder: mastering.pause(house, folder, "", inn.now))
    assert inn.kinds()[-1] == "pause"
    assert inn.readers("notice") == []
    inn.tick(inn.now + MINUTES)
    assert inn.readers("notice") == ["anna", "ben", "cleo"]
    inn.tick(inn.now + MINUTES)
    assert inn.readers("notice") == []


def _guarded(real: Any, writes: Any) -> Any:
    def call(*arguments: Any, **more: Any) -> Any:
        if next(writes, None) is None:
            raise KeyboardInterrupt
        return real(*arguments, **more)

    return call


def test_what_players_agree_to_fits_into_the_genesis() -> None:
    policy = Missed(("advance", "deputy", "minimal"))
    told = words(Hosting({}, missed=policy))
    assert told == "no deadline; missed: advance, deputy, minimal"
