"""Missed turns by the policy that players agreed to: each visible in the record, none a loophole."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sample_games.clocked_host import (
    DAYS,
    HOURS,
    MINUTES,
    ClockedHost,
    do,
    open_clocked_host,
    refused,
    text_of,
)
from sample_games.signing_group import Group, person
from sample_games.small_games import BALLOT, TICTACTOE, Maker, find, identity, invited
from thorough import all_but

from pbem.cli.commands.host_log import early_turns
from pbem.engine.proof.audit import verify
from pbem.errors import InputError
from pbem.host.deadlines.game_settings import GameSettings, MissedPolicy
from pbem.host.deadlines.missed_turns import MissedTurn, PolicyChoice, choose
from pbem.host.deadlines.seat_status import SeatStatus
from pbem.host.folder.deputies import read_deputies
from pbem.host.folder.log_file import open_log
from pbem.host.games import game_master, proposals
from pbem.host.games.hosted_game import HostedGame
from pbem.host.games.missed_orders import late_seats
from pbem.local import files, registry

DEADLINE = "[deadline]\nhours = 72\ngrace_hours = 2\noutage_hours = 8\n\n[missed]\npolicy = "
OVER = 3 * DAYS + 2 * HOURS


@pytest.fixture
def new_host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Open a host whose policy is the words given."""

    def make(*policy: str, **more: Any) -> ClockedHost:
        return open_clocked_host(tmp_path, monkeypatch, DEADLINE + json.dumps(policy), **more)

    return make


def notice(host: ClockedHost) -> dict[str, Any]:
    """What the newest record decided."""
    found: dict[str, Any] = json.loads(host.record().admin)
    return found


def standing_by(host: ClockedHost) -> None:
    """The mover sends orders for the case that nothing better comes."""
    host.mail(host.mover, "If I am late:\n\n[standby]\n", host.orders())
    host.tick()


def test_the_receipt_of_orders_that_stand_by_does_not_say_that_they_are_played(new_host: Any) -> None:
    host = new_host()
    standing_by(host)
    (receipt,) = host.letters("ack")
    body = receipt.get_body(("plain",))
    told = " ".join(body.get_content().split())
    assert "They are standby orders: played at the deadline if no others come." in told
    assert "Everything this turn was waiting for is in" not in told
    assert "waits for your orders" in told


# ── hold ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("host/deadlines/missed_turns 1.1", "host/round 2.2")
def test_without_a_policy_the_game_is_held_and_everybody_is_told_once(new_host: Any) -> None:
    host = new_host()
    host.letters("notice")
    host.wait(OVER + 5 * DAYS)
    assert host.index == 0
    assert host.kinds().count("held") == 1
    assert host.readers("notice") == ["anna", "ben", "cleo", "gm"]


@pytest.mark.thorough
def test_a_held_game_goes_on_when_the_orders_come(new_host: Any) -> None:
    host = new_host()
    host.wait(OVER + DAYS)
    host.mail(host.mover, orders=host.orders())
    host.tick()
    assert host.index == 1
    assert host.record().orders


@pytest.mark.rule("host/round 2.2")
@pytest.mark.parametrize("state", ["in", "nothing"])
def test_whose_orders_are_not_missing_misses_no_turn(
    state: Any, new_host: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where several must decide, the time of one may be over whose orders lie there."""
    host = new_host()
    host.sleep(OVER)
    assert [late.seat for late in late_seats(host.opened)] == [host.mover]
    statuses = (SeatStatus(host.mover, state),)
    monkeypatch.setattr(HostedGame, "seat_statuses", lambda *_: statuses)
    assert not list(late_seats(host.opened))


# ── the minimal legal turn ─────────────────────────────────────────────────────────────────────────


def test_the_least_turn_is_a_missed_record_signed_by_the_host(new_host: Any) -> None:
    host = new_host("minimal")
    seat = host.mover
    host.wait(OVER)
    assert host.index == 1
    found = notice(host)
    assert (found["kind"], found["seat"]) == ("missed", seat)
    assert [who for who, _ in host.record().approvals] == ["host"]
    assert not host.record().proofs


@pytest.mark.rule("host/deadlines/missed_turns 3.2")
@pytest.mark.thorough
def test_the_record_names_the_notice_that_says_when_the_time_was_over(new_host: Any) -> None:
    host = new_host("minimal")
    host.wait(OVER)
    missed = host.log.of("missed")[0]
    assert host.log.hashes[missed.number] in notice(host)["reason"]
    assert "were due Thu 2026-06-04 12:00 UTC" in notice(host)["reason"]


@pytest.mark.thorough
def test_anybody_can_verify_a_game_with_a_missed_turn(new_host: Any) -> None:
    host = new_host("minimal")
    host.wait(OVER)
    verdict = verify(host.opened.data, registry.load)
    assert verdict.ok
    assert [decision.kind for decision in verdict.decisions] == ["missed"]


@pytest.mark.thorough
def test_everybody_hears_of_a_missed_turn_with_the_signed_line(new_host: Any) -> None:
    host = new_host("minimal")
    host.letters("notice")
    host.wait(OVER)
    letters = host.letters("notice")
    assert len(letters) == 3
    for letter in letters:
        assert "did not come. The minimal legal turn is played." in text_of(letter)
        row = next(iter(letter.iter_attachments())).get_content()
        assert json.loads(row)["kind"] == "missed"


@pytest.mark.thorough
def test_one_missing_turn_after_the_other_has_its_own_time(new_host: Any) -> None:
    host = new_host("minimal")
    host.wait(OVER)
    assert host.index == 1
    host.wait(OVER - HOURS)
    assert host.index == 1
    host.wait(HOURS)
    assert host.index == 2


@pytest.mark.rule("host/deadlines/missed_turns 3.1")
@pytest.mark.thorough
def test_a_host_that_plays_cannot_call_their_own_turn_missed(new_host: Any) -> None:
    host = new_host("minimal", master="anna")
    while host.mover != "anna":
        host.mail(host.mover, orders=host.orders())
        host.tick(host.now + MINUTES)
    index = host.index
    host.wait(OVER + HOURS)
    assert host.index == index
    assert "only the host can say" in host.texts("held")[0]


@pytest.mark.rule("host/deadlines/missed_turns 2.1", "host/deadlines/missed_turns 2.2")
@pytest.mark.thorough
@pytest.mark.parametrize("agreed", ["one week", "72 hours, grace 2h; missed: hold"])
def test_a_policy_that_nobody_agreed_to_is_not_used(agreed: str, new_host: Any) -> None:
    host = new_host("minimal", deadline=agreed)
    assert "Not used" in host.texts("settings")[0]
    assert "If they are still missing 2 hours later, the game is held." in text_of(host.letters("turn")[0])
    host.wait(OVER + HOURS)
    assert host.index == 0
    assert "the players agreed to" in host.texts("held")[0]


@pytest.mark.thorough
def test_a_policy_that_is_changed_later_is_not_used(new_host: Any) -> None:
    host = new_host()
    path = Path(host.folder.inside("hosting.toml"))
    path.write_text(path.read_text().replace("policy = []", 'policy = ["minimal"]'))
    host.wait(OVER + HOURS)
    assert host.index == 0


@pytest.mark.rule("host/deadlines/missed_turns 3.1")
def test_in_mode_next_a_missing_turn_is_waited_for(new_host: Any) -> None:
    host = new_host("minimal", mode="next")
    host.wait(OVER + HOURS)
    assert host.index == 0
    assert "only a game of mode host" in host.texts("held")[0]


# ── orders that stand by ─────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("host/deadlines/missed_turns 4.1")
def test_orders_that_stand_by_wait_for_the_deadline(new_host: Any) -> None:
    host = new_host("advance")
    standing_by(host)
    host.wait(OVER - HOURS)
    assert host.index == 0
    host.wait(HOURS)
    assert host.index == 1
    assert host.record().orders
    assert not host.record().admin
    assert verify(host.opened.data, registry.load).ok
    assert "standby orders are played" in host.texts("missed")[0]


@pytest.mark.thorough
def test_where_nothing_stands_by_the_next_policy_is_asked(new_host: Any) -> None:
    host = new_host("advance", "minimal")
    host.wait(OVER)
    assert notice(host)["kind"] == "missed"


@pytest.mark.thorough
def test_where_nothing_stands_by_and_nothing_else_was_agreed_the_game_is_held(new_host: Any) -> None:
    host = new_host("advance")
    host.wait(OVER + DAYS)
    assert host.index == 0
    assert host.kinds()[-1] == "held"


@pytest.mark.thorough
def test_orders_that_stand_by_are_played_only_where_that_was_agreed(new_host: Any) -> None:
    host = new_host("minimal")
    standing_by(host)
    host.wait(OVER)
    assert notice(host)["kind"] == "missed"


@pytest.mark.thorough
def test_later_orders_are_played_at_once_in_their_place(new_host: Any) -> None:
    host = new_host("advance")
    standing_by(host)
    group = Group(host.opened.data)
    document = {key: value for key, value in group.quiet(host.mover).items() if key != "signed"}
    from pbem.engine.play import play
    from pbem.engine.text import order_file

    signer = identity(host.mover)
    again = play.sign_orders(host.game, document, signer, signer.root, seq=2)
    host.mail(host.mover, orders=order_file.write(again).encode())
    host.tick()
    assert host.index == 1
    assert '"seq":2' in host.record().orders[0]


@pytest.mark.thorough
def test_a_copy_without_the_mark_changes_nothing_and_no_standby_plays_the_orders(new_host: Any) -> None:
    host = new_host("advance")
    standing_by(host)
    host.mail(host.mover, "Now I mean it.", host.orders())
    host.tick()
    assert host.index == 0
    host.mail(host.mover, "no standby")
    host.tick()
    assert host.index == 1


@pytest.mark.rule("host/deadlines/missed_turns 4.2")
@pytest.mark.thorough
def test_orders_for_a_later_turn_cannot_be_signed_in_advance(new_host: Any) -> None:
    host = new_host("advance")
    later = next(seat for seat in ("anna", "ben", "cleo") if seat != host.mover)
    document = host.orders().decode().replace(f'"{host.mover}"', f'"{later}"').encode()
    host.mail(later, "[standby]\n", document)
    host.tick()
    assert not host.game.file.all_records()[-1].orders
    host.wait(OVER)
    assert host.index == 0


# ── a deputy ─────────────────────────────────────────────────────────────────────────────────────


def with_deputy(host: ClockedHost, seat: str) -> None:
    do(host, proposals.deputy, seat, host.paper(seat, "dora"), "dora@home.test")


@pytest.mark.rule("host/deadlines/missed_turns 5.1")
@pytest.mark.thorough
def test_a_deputy_takes_the_seat_by_a_record_and_has_the_time_of_a_turn(new_host: Any) -> None:
    host = new_host("deputy", "minimal")
    seat = host.mover
    with_deputy(host, seat)
    host.folder.note_in_hall(host.game.file.genesis.seat_ids, named=True)
    host.wait(OVER)
    assert host.index == 1
    assert {*host.folder.in_hall()} == {*host.game.file.genesis.seat_ids} - {seat}, "the deputy was not asked yet"
    assert (notice(host)["kind"], notice(host)["seat"]) == ("replace", seat)
    assert host.mover == seat
    assert host.folder.read_settings().players[seat] == "dora@home.test"
    host.holders[seat] = "dora"
    host.wait(2 * DAYS)
    host.mail(seat, orders=host.orders(), sender="dora@home.test")
    host.tick()
    assert host.index == 2
    assert host.record().orders
    assert verify(host.opened.data, registry.load).ok


@pytest.mark.thorough
def test_a_deputy_who_is_late_too_is_treated_like_anybody(new_host: Any) -> None:
    host = new_host("deputy", "minimal")
    seat = host.mover
    with_deputy(host, seat)
    host.wait(2 * OVER + DAYS)
    assert host.index == 2
    assert (notice(host)["kind"], notice(host)["seat"]) == ("missed", seat)


@pytest.mark.thorough
def test_the_deputy_who_sits_there_is_no_deputy_any_more(new_host: Any) -> None:
    host = new_host("deputy")
    with_deputy(host, host.mover)
    host.wait(2 * OVER + DAYS)
    assert host.index == 1
    assert host.texts("held")[0].endswith("The game is held.")


@pytest.mark.thorough
def test_everybody_hears_of_a_deputy_before_anything_happens(new_host: Any) -> None:
    host = new_host("deputy")
    host.letters("notice")
    with_deputy(host, host.mover)
    assert host.readers("notice") == ["anna", "ben", "cleo"]


def chosen(*policy: str, deputy: str = "", standing_by: bool = False, agreed: bool = True) -> PolicyChoice:
    """What is done about a missed turn of noughts and crosses, in which nobody can be moved for."""
    settings = GameSettings(missed=MissedPolicy(policy))
    genesis = invited(TICTACTOE, "host", "anna", "ben", deadline=settings.words if agreed else "one week")
    maker = Maker.of(TICTACTOE, genesis, sealer="anna")
    seat = maker.state.mover
    deputies = {seat: {**person(genesis, seat, "cleo"), **({"key": identity(deputy).public.line} if deputy else {})}}
    turn = MissedTurn(maker.game, maker.data, seat, standing_by, deputies if deputy else {})
    return choose(settings, turn, find)


@pytest.mark.rule("host/deadlines/missed_turns 1.1", "host/deadlines/missed_turns 4.1")
@pytest.mark.parametrize(
    ("policy", "facts", "done"),
    [
        (("advance",), {"standing_by": True}, "advance"),
        (("advance",), {}, "hold"),
        (("minimal",), {"standing_by": True}, "hold"),
        (("minimal", "advance"), {"standing_by": True}, "advance"),
        (("deputy",), {}, "hold"),
        (("deputy",), {"deputy": "cleo"}, "deputy"),
        (("advance", "deputy"), {"deputy": "cleo"}, "deputy"),
        (("deputy", "advance"), {"standing_by": True}, "advance"),
        (("deputy", "advance"), {"deputy": "ben", "standing_by": True}, "advance"),
        (("deputy",), {"deputy": "anna"}, "hold"),
        (("deputy",), {"deputy": "cleo", "agreed": False}, "hold"),
        (("deputy", "advance"), {"deputy": "cleo", "standing_by": True, "agreed": False}, "advance"),
    ],
)
def test_the_first_policy_that_can_be_done_is_done(policy: tuple[str, ...], facts: dict[str, Any], done: str) -> None:
    assert chosen(*policy, **facts).policy == done


def test_a_choice_says_why_policies_before_it_could_do_nothing() -> None:
    choice = chosen("minimal", "deputy", deputy="cleo")
    (newcomer,) = choice.events
    assert (choice.policy, newcomer["name"]) == ("deputy", "Cleo")
    (why,) = choice.refused
    assert why == chosen("minimal").refused[0]
    assert why.startswith("minimal: ")
    assert "None" not in why


@pytest.mark.rule("host/deadlines/missed_turns 3.1")
def test_where_others_must_sign_too_the_host_alone_seats_no_deputy() -> None:
    """Both vote at once: a deputy for one makes the orders of the other stale."""
    settings = GameSettings(missed=MissedPolicy(("deputy",)))
    genesis = invited(BALLOT, "host", "anna", "ben", deadline=settings.words)
    maker = Maker.of(BALLOT, genesis, sealer="anna")
    turn = MissedTurn(maker.game, maker.data, "anna", deputies={"anna": person(genesis, "anna", "cleo")})
    choice = choose(settings, turn, find)
    assert choice.policy == "hold"
    assert choice.refused == ("deputy: ben would have to sign it too",)


@pytest.mark.parametrize("act", [proposals.deputy, proposals.replace])
def test_a_host_takes_no_newcomer_who_looks_like_another_player(act: Any, new_host: Any) -> None:
    """The newcomer has a changed program, which wrote the file."""
    host = new_host("deputy")
    seat = host.mover
    name = "\u0412en" if seat != "ben" else "\u0410nna"
    said = refused(host, act, seat, host.paper(seat, "dora", name), "dora@home.test")
    assert "look alike, so that one player could be taken" in said
    assert not read_deputies(host.folder)
    assert not host.opened.decisions.open()


@pytest.mark.rule("host/deadlines/missed_turns 5.1")
def test_a_deputy_must_have_joined_this_very_game(new_host: Any) -> None:
    host = new_host("deputy")
    seat = host.mover
    other = next(one for one in ("anna", "ben", "cleo") if one != seat)
    paper = host.paper(other, "dora").replace(f'seat = "{other}"'.encode(), f'seat = "{seat}"'.encode())
    with pytest.raises(InputError, match="did not sign the invitation"):
        do(host, proposals.deputy, seat, paper, "dora@home.test")


# ── loopholes ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("host/deadlines/lost_time 1.1")
@pytest.mark.thorough
def test_a_turn_is_not_missed_in_a_pause_or_an_absence(new_host: Any) -> None:
    host = new_host("minimal")
    host.wait(2 * DAYS)
    do(host, game_master.pause, "")
    host.wait(10 * DAYS)
    assert host.index == 0
    do(host, game_master.resume, "")
    host.wait(DAYS)
    assert host.index == 0
    host.wait(2 * HOURS)
    assert host.index == 1


@pytest.mark.rule("host/deadlines/timetable 5.1")
@pytest.mark.thorough
def test_a_pause_in_the_grace_stops_the_grace(new_host: Any) -> None:
    host = new_host("minimal")
    host.wait(3 * DAYS + HOURS)
    do(host, game_master.pause, "")
    host.wait(5 * DAYS)
    do(host, game_master.resume, "")
    host.tick()
    assert host.index == 0
    host.wait(HOURS)
    assert host.index == 1


@pytest.mark.rule("docs/hosting 7")
def test_a_log_that_calls_a_turn_missed_too_early_is_found_out(new_host: Any) -> None:
    host = new_host("minimal")
    host.wait(DAYS)
    book = open_log(host.folder, host.game.file.genesis, identity("host"))
    base = host.log.of("deadline")[-1].data["base"]
    data = {"base": base, "index": 0, "seat": host.mover, "policy": "minimal"}
    book.append("missed", "The time is over.", host.now, data=data)
    assert list(early_turns(host.log)) == ["entry 3 calls a turn missed before Thu 2026-06-04 14:00 UTC"]


@pytest.mark.thorough
def test_an_honest_log_has_no_early_turn(new_host: Any) -> None:
    host = new_host("minimal")
    host.wait(2 * OVER + DAYS)
    assert host.kinds().count("missed") == 2
    assert not list(early_turns(host.log))


@pytest.mark.thorough
def test_killed_between_the_notice_and_the_record_the_host_goes_on_with_the_same_notice(
    new_host: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = new_host("minimal")
    host.wait(OVER - MINUTES)
    with monkeypatch.context() as patch:
        patch.setattr("pbem.host.games.missed_orders.make_record", _killed)
        with pytest.raises(KeyboardInterrupt):
            host.tick(host.now + 2 * MINUTES)
    assert host.index == 0
    host.tick(host.now + 5 * MINUTES)
    assert host.kinds().count("missed") == 1
    assert host.index == 1
    assert host.log.hashes[host.log.of("missed")[0].number] in notice(host)["reason"]


def _killed(*_: object) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize("policy", all_but(["advance", "deputy", "minimal"], lambda policy: policy == "minimal"))
def test_killed_before_any_write_a_round_comes_to_the_same_in_the_end(
    policy: str, new_host: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = new_host(policy)
    if policy == "advance":
        standing_by(host)
    if policy == "deputy":
        with_deputy(host, host.mover)
    host.wait(OVER - MINUTES)
    host.letters("notice"), host.letters("turn")
    kills, last = 0, -1
    while last != kills:
        # Each time one write more is let through; what was written stays.
        last, writes = kills, iter(range(kills))
        with monkeypatch.context() as patch:
            for place, name in ((files, "write_all"), (files, "replace"), (files, "append")):
                patch.setattr(place, name, _guarded(getattr(place, name), writes))
            try:
                host.tick(host.now + MINUTES)
            except KeyboardInterrupt:
                kills += 1
    assert kills >= 4
    assert host.index == 1
    assert host.kinds().count("missed") == 1
    assert host.readers("notice") == ["anna", "ben", "cleo"]
    assert len(host.letters("turn")) == 3
    assert verify(host.opened.data, registry.load).ok


@pytest.mark.thorough
def test_what_a_crash_kept_from_being_told_is_reported_in_the_next_round(
    new_host: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = new_host()
    host.letters("notice")
    with monkeypatch.context() as patch:
        patch.setattr("pbem.host.games.hosted_game.HostedGame.announce", _killed)
        with pytest.raises(KeyboardInterrupt):
            do(host, game_master.pause, "")
    assert host.kinds()[-1] == "pause"
    assert host.readers("notice") == []
    host.tick(host.now + MINUTES)
    assert host.readers("notice") == ["anna", "ben", "cleo"]
    host.tick(host.now + MINUTES)
    assert host.readers("notice") == []


def _guarded(real: Any, writes: Any) -> Any:
    def call(*arguments: Any, **more: Any) -> Any:
        if next(writes, None) is None:
            raise KeyboardInterrupt
        return real(*arguments, **more)

    return call


def test_what_players_agree_to_fits_into_the_genesis() -> None:
    policy = MissedPolicy(("advance", "deputy", "minimal"))
    told = GameSettings({}, missed=policy).words
    assert told == "no deadline; missed: advance, deputy, minimal"
