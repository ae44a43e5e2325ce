"""Auditing: any single change of a game is found out, and its place is named."""

import base64
import json
import tomllib
from collections.abc import Callable
from typing import Any

import attrs
import file_mutation
import pytest
import tomli_w
from sample_games import small_games
from sample_games.small_games import (
    BALLOT,
    TICTACTOE,
    Maker,
    document,
    identity,
    invited,
    marked,
    player,
)
from thorough import all_but

from pbem.engine.file.game_file import write_game
from pbem.engine.file.game_reader import open_game
from pbem.engine.file.history import Record, link
from pbem.engine.file.record_layout import write_record
from pbem.engine.file.seal import make_seal, seal_message
from pbem.engine.play.witness import witness_message
from pbem.engine.proof import audit, chain
from pbem.engine.proof.audit import Verdict, compare, replay, verify
from pbem.engine.proof.signatures import Fault, Signature, first_bad
from pbem.engine.table.resolution import next_line, resolve, snapshot, snapshot_hash
from pbem.errors import ContentError
from pbem.trust.canonical import canonical, unwrap_base64
from pbem.trust.dice import SeededDice
from pbem.trust.documents import ORDERS_NAMESPACE, SEAL_NAMESPACE, WITNESS_NAMESPACE
from pbem.trust.keys import ed25519_public, parse_public
from pbem.trust.sshsig import armor

FILES = {name: (small_games.GAMES / f"{name}.toml").read_bytes() for name in small_games.RECORDED}
RACE = small_games.race((4, 0, 8, 2, 1))

TRIO = invited(BALLOT, "next", "anna", "ben", "cleo")
MASTER = invited(BALLOT, "host", "anna", "ben", "cleo")
PLAYING_MASTER = invited(BALLOT, "host", "anna", "ben", "cleo", master="ben")
ALL = ("anna", "ben", "cleo")


def audited(data: bytes | str) -> Verdict:
    return verify(data if isinstance(data, bytes) else data.encode(), small_games.find)


def fault_of(data: bytes | str) -> Fault:
    fault = audited(data).fault
    assert fault is not None
    return fault


def edited(data: bytes, change: Callable[[dict[str, Any]], None]) -> bytes:
    """The file with its parsed data changed."""
    whole = tomllib.loads(data.decode())
    change(whole)
    return tomli_w.dumps(whole).encode()


def with_history(data: bytes, records: list[dict[str, Any]]) -> bytes:
    """The file with other records."""
    return edited(data, lambda whole: whole.update(history=records))


# ── sound games ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("engine/file/history 1.1", "engine/file/history 2.1", "engine/proof/record_check 1.1")
@pytest.mark.parametrize("name", FILES)
def test_a_recorded_game_is_sound(name: str) -> None:
    assert audited(FILES[name]).fault is None


@pytest.mark.rule("engine/file/game_reader 2.1")
@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("look", file_mutation.LOOKS)
def test_mail_and_tools_may_change_how_a_game_looks(name: str, look: str) -> None:
    changed = file_mutation.LOOKS[look](FILES[name].decode()).encode()
    assert audited(changed) == audited(FILES[name])


def test_a_verdict_counts_what_was_checked() -> None:
    verdict = audited(FILES["open-ballot"])
    assert (verdict.ok, verdict.name, verdict.mode) == (True, "test", "open")
    assert (verdict.records, verdict.signatures, verdict.proofs) == (4, 7, 0)
    assert verdict.unsigned == ("ben",)
    assert verdict.sealed_by == identity("stranger").public.line
    assert verdict.head == open_game(FILES["open-ballot"]).head
    with_witnesses = audited(FILES["next-ballot-substitute"])
    assert (with_witnesses.records, with_witnesses.proofs) == (4, 8)
    assert with_witnesses.admin == ((2, "substitute", "cleo"),)


@pytest.mark.rule("engine/proof/audit 1.1", "engine/proof/record_check 3.1")
def test_long_games_are_checked_by_two_threads_with_the_same_verdict() -> None:
    """A bad signature is named although a later one is bad too."""
    game = open_game(RACE[-1].data)
    records = game.all_records()
    signatures = [
        Signature(
            index,
            "anna",
            identity("anna").public,
            ORDERS_NAMESPACE,
            b"x",
            identity("anna").sign(ORDERS_NAMESPACE, b"x"),
        )
        for index in range(200)
    ]
    assert first_bad(signatures) is None
    for at in (0, 1, 62, 63, 64, 198, 199):
        bad = list(signatures)
        for place in (at, 199):
            bad[place] = bad[place]._replace(message=b"y")
        assert first_bad(bad) == bad[at]
    assert len(records) == 6


# ── changed games ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", all_but(FILES, lambda name: name.startswith("next-tic")))
def test_any_changed_value_is_found_out(name: str) -> None:
    found = list(file_mutation.value_changes(FILES[name]))
    assert len(found) > 300
    assert [what for what, changed in found if audited(changed).ok] == []


@pytest.mark.parametrize("name", FILES)
def test_any_changed_sign_of_a_text_is_found_out(name: str) -> None:
    found = list(file_mutation.text_changes(FILES[name]))
    assert len(found) > 40
    assert [what for what, changed in found if audited(changed).ok] == []


@pytest.mark.parametrize("name", FILES)
def test_no_record_can_be_taken_out_doubled_or_moved(name: str) -> None:
    records = tomllib.loads(FILES[name].decode())["history"]
    for at, record in enumerate(records):
        rest = records[:at] + records[at + 1 :]
        for histories in (
            rest,
            [*rest[:at], record, *records[at:]],
            [record, *rest],
            [*rest, record],
        ):
            if histories != records:
                assert not audited(with_history(FILES[name], histories)).ok


@pytest.mark.parametrize("size", [0, 1, 100, 1000, -100, -1000])
def test_a_file_cut_short_is_no_game(size: int) -> None:
    assert fault_of(FILES["open-tictactoe"][:size]).kind == "file"


def test_a_history_that_only_we_could_read_is_no_game() -> None:
    """TOML allows no controls in a text; a stranger's reader would stop there."""
    fault = fault_of(FILES["open-tictactoe"].replace(b'"mark":', b'"mark":\x01', 1))
    assert fault.kind == "file"


@pytest.mark.rule("engine/file/game_reader 3.1", "engine/proof/audit 1.1", "engine/proof/audit 3.1")
@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("turn = 99", "turn: the file says 99, the history leads to "),
        ("extra = 1979-05-27", 'extra: the file says "1979-05-27", the history leads to nothing'),
        ('"e\\u001b" = 0.5', "e\\x1b: the file says 0.5, the history leads to nothing"),
    ],
)
def test_a_changed_state_is_reported_value_by_value(row: str, said: str) -> None:
    text = RACE[2].data.decode()
    key = row.split(maxsplit=1)[0]
    rows = [one for one in text.split("\n") if not one.startswith(f"{key} =")]
    at = rows.index("[state]") + 1
    fault = fault_of("\n".join([*rows[:at], row, *rows[at:]]))
    assert fault.kind == "snapshot"
    assert said in fault.what


@pytest.mark.parametrize(
    ("said", "instead", "kind"),
    [
        ('"turn":1', '"turn":7', "signature"),
        ('"mark":4', '"mark": 4', "signature"),
        ('"player":"ben"', '"player":"anna"', "signature"),
        ('"player":"ben"', '"prayer":"ben"', "orders"),  # whose signature should it be?
    ],
)
def test_signed_orders_that_were_changed_are_named_as_such(said: str, instead: str, kind: str) -> None:
    """What the change made of them is no fault of whoever signed."""
    changed = RACE[1].data.decode().replace(said, instead)
    assert changed != RACE[1].data.decode()
    fault = fault_of(changed)
    assert (fault.kind, fault.record) == (kind, 1)


@pytest.mark.rule("engine/proof/audit 3.1")
def test_older_state_with_newer_history_is_found_out() -> None:
    def put_back(whole: dict[str, Any]) -> None:
        older = tomllib.loads(RACE[-2].data.decode())
        whole.update(state=older["state"], next=older["next"], seal=older["seal"])

    assert fault_of(edited(RACE[-1].data, put_back)).kind == "file"


@pytest.mark.rule("engine/proof/audit 2.1")
def test_another_genesis_is_named_before_any_rule_set_sees_it() -> None:
    changed = FILES["open-tictactoe"].replace(b'name = "Anna"', b'name = "Anne"')
    verdict = verify(changed, lambda _: pytest.fail("the rule set was asked for"))
    assert verdict.fault is not None
    assert (verdict.fault.kind, verdict.fault.record) == ("head", 0)


def test_a_player_moved_into_a_game_without_joining_is_named() -> None:
    genesis = attrs.evolve(TRIO, quorum="all-others", name="other")
    assert fault_of(Maker.of(BALLOT, genesis).data) == Fault(
        "joined", None, "the invitation that anna signed was changed, or is not signed by anna"
    )


def test_a_key_made_to_cheat_is_named_although_all_else_fits() -> None:
    people = (player("anna", keyed=False), player("ben"))
    genesis = small_games.begun(TICTACTOE, *people).game.file.genesis
    neutral = ed25519_public(bytes([1]) + bytes(31)).line
    weak = (attrs.evolve(genesis.players[0], key=neutral), genesis.players[1])
    fault = fault_of(Maker.of(TICTACTOE, attrs.evolve(genesis, players=weak), "ben").data)
    assert fault.kind == "key"


def test_a_rule_set_that_is_not_here_gives_a_verdict_too() -> None:
    def find(name: str) -> Any:
        raise LookupError(f"no rule set {name}")

    verdict = verify(FILES["open-tictactoe"], find)
    assert verdict.fault == Fault("rules", None, "no rule set tictactoe")
    newer = verify(FILES["open-tictactoe"], lambda _: attrs.evolve(TICTACTOE, version=2))
    assert newer.fault is not None
    assert newer.fault.kind == "rules"


# ── forgeries: consistent again after the change ─────────────────────────────────────────────────


@attrs.define
class Forger:
    """Takes a game up to a record, and writes another record in its place with all hashes right."""

    data: bytes

    def with_record(
        self,
        texts: list[str],
        sigs: list[str],
        *,
        play: bool = True,
        orders: dict[str, Any] | None = None,
        sealer: str = "stranger",
        proofs: tuple[tuple[str, str], ...] = (),
        head: bytes = b"",
        decides: tuple[str, ...] = (),
    ) -> bytes:
        game = small_games.play.load_game(self.data, small_games.find)
        file = game.file
        draft = Record(file.index + 1, tuple(texts), tuple(sigs), proofs, "", "")
        chain = link(file.genesis, draft, file.head)
        after = game.state
        if play:
            after, _ = resolve(game.table, game.state, orders or {}, SeededDice(chain.seed))
        state = snapshot(game.table, after, draft.index, game.table.awaited(after))
        state["decides"] = list(decides) or state["decides"]
        state_hash = snapshot_hash(state)
        head = head or chain.head(state_hash)
        record = draft._replace(state=state_hash.hex(), head=head.hex())
        line = next_line(game.table.awaited(after), game.table.clock(after))
        seal = make_seal(file.genesis, draft.index, head, identity(sealer))
        return write_game(file.genesis, line, state, seal, file.history + write_record(record))


def text_and_sig(data: bytes, **changes: Any) -> tuple[str, str, str]:
    """Fitting orders for the end of a game: seat, canonical text, signature."""
    game = small_games.play.load_game(data, small_games.find)
    seat = game.state.mover
    reading = small_games.play.check(game, [document(game, seat, mark=5)]).readings[0]
    text = canonical({**json.loads(reading.text), **changes}).decode()
    return seat, text, reading.sig


def test_the_forger_can_write_a_sound_record_too() -> None:
    """Else the tests below would prove nothing."""
    seat, text, sig = text_and_sig(RACE[1].data)
    assert audited(Forger(RACE[1].data).with_record([text], [sig], orders={seat: 5})).ok


def test_a_head_that_does_not_follow_is_named_although_it_is_sealed() -> None:
    seat, text, sig = text_and_sig(RACE[1].data)
    forged = Forger(RACE[1].data).with_record([text], [sig], orders={seat: 5}, head=bytes(32))
    fault = fault_of(forged)
    assert (fault.kind, fault.record, fault.signer) == ("head", 2, seat)


@pytest.mark.rule("engine/proof/audit 3.1")
def test_a_line_that_names_somebody_else_is_named() -> None:
    told = RACE[1].data.replace(b'next = "', b'next = "carl, ', 1)
    assert fault_of(told).kind == "next"


@pytest.mark.rule("engine/proof/audit 3.1")
def test_a_state_that_waits_for_somebody_else_is_named_although_it_is_sealed() -> None:
    seat, text, sig = text_and_sig(RACE[1].data)
    forged = Forger(RACE[1].data).with_record([text], [sig], orders={seat: 5}, decides=(seat,))
    assert fault_of(forged).kind == "state"
    with pytest.raises(ContentError, match="who decides"):
        small_games.play.load_game(forged, small_games.find)


def test_a_history_has_one_reading_or_none() -> None:
    game = open_game(RACE[2].data)
    records = game.all_records()
    assert chain.has_one_reading(game, records)
    other = [*records[:-1], records[-1]._replace(head="0" * 64)]
    assert not chain.has_one_reading(game, other)
    relaid = game._replace(written=game.history.replace("state  =", "state ="))
    assert chain.has_one_reading(relaid, records)
    assert not chain.has_one_reading(relaid, other)


def test_orders_that_nobody_signed_are_named() -> None:
    seat, text, sig = text_and_sig(RACE[1].data, mark=6)
    fault = fault_of(Forger(RACE[1].data).with_record([text], [sig], orders={seat: 6}))
    assert (fault.kind, fault.record) == ("signature", 2)
    assert seat in fault.what
    fault = fault_of(Forger(RACE[1].data).with_record([text], [], orders={seat: 6}))
    assert (fault.kind, fault.record) == ("signature", 2)


@pytest.mark.rule("engine/proof/audit 3.1")
def test_a_result_that_does_not_follow_is_named_with_who_signed_the_orders() -> None:
    seat, text, sig = text_and_sig(RACE[1].data)
    fault = fault_of(Forger(RACE[1].data).with_record([text], [sig], orders={seat: 6}))
    assert (fault.kind, fault.record, fault.signer) == ("state", 2, seat)


@pytest.mark.rule("engine/proof/audit 1.1")
def test_orders_with_a_static_fault_are_named() -> None:
    data = small_games.race((4,), keyed=False)[-1].data
    seat, text, _ = text_and_sig(data, mark=4)
    fault = fault_of(Forger(data).with_record([text], [], orders={seat: 5}))
    assert (fault.kind, fault.record) == ("orders", 2)
    assert "(E-TAKEN)" in fault.what


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"turn": 1}, "E-TURN"),
        ({"game": "other"}, "E-GAME"),
        ({"part": 2}, "E-PART"),
        ({"extra": 1}, "E-UNKNOWN-KEY"),
        ({"player": "carl"}, "E-UNKNOWN-PLAYER"),
        ({"signed": {}}, "E-MISSING"),
        ({"signed": {"base": "0" * 64, "game_id": "0" * 64, "seq": 1}}, "E-GAME"),
    ],
)
def test_orders_whose_header_does_not_fit_are_named(changes: dict[str, Any], code: str) -> None:
    data = small_games.race((4,), keyed=False)[-1].data
    seat, text, _ = text_and_sig(data, **changes)
    fault = fault_of(Forger(data).with_record([text], [], orders={seat: 5}))
    assert (fault.kind, fault.record) == ("orders", 2)
    assert f"({code})" in fault.what


def test_orders_of_the_seat_that_is_not_to_move_are_named() -> None:
    data = small_games.race((4,), keyed=False)[-1].data
    seat, text, _ = text_and_sig(data)
    other = "anna" if seat == "ben" else "ben"
    text = text.replace(f'"player":"{seat}"', f'"player":"{other}"')
    fault = fault_of(Forger(data).with_record([text], [], orders={other: 5}))
    assert "(E-NOT-YOUR-TURN)" in fault.what


def test_a_record_without_orders_is_named() -> None:
    assert fault_of(Forger(RACE[1].data).with_record([], [])).what.startswith("the orders of")


def test_a_record_after_the_end_is_named() -> None:
    over = small_games.race((4, 0, 8, 2, 1, 7, 6, 3, 5))[-1].data
    fault = fault_of(Forger(over).with_record([], [], play=False))
    assert fault.what == "the game was over; nobody had to decide"


def test_a_text_in_another_spelling_is_named() -> None:
    """One document has one text, or one order could have many dice."""
    data = small_games.race((4,), keyed=False)[-1].data
    seat, text, _ = text_and_sig(data)
    for spelling in (text.replace(":", ": ", 1), text.replace('"mark":5', '"mark":5,"mark":5')):
        fault = fault_of(Forger(data).with_record([spelling], [], orders={seat: 5}))
        assert (fault.kind, fault.record) == ("orders", 2)


def test_signatures_and_proofs_where_none_belong_are_named() -> None:
    data = small_games.race((4,), keyed=False)[-1].data
    seat, text, _ = text_and_sig(data)
    fault = fault_of(Forger(data).with_record([text], ["QUJD"], orders={seat: 5}))
    assert fault.what == f"{seat} has no key and cannot have signed"
    forged = Forger(data).with_record([text], [], orders={seat: 5}, proofs=(("anna", "QUJD"),))
    assert fault_of(forged).kind == "witness"


def test_several_orders_in_another_order_are_named() -> None:
    step = small_games.begun(BALLOT, player("anna", keyed=False), player("ben", keyed=False))
    readings = small_games.play.check(
        step.game, [document(step.game, seat, vote=1) for seat in ("ben", "anna")]
    ).readings
    orders = {reading.seat: reading.orders for reading in readings}
    texts = [reading.text for reading in readings]
    fault = fault_of(Forger(step.data).with_record(texts, [], orders=orders))
    assert "seat order" in fault.what
    fault = fault_of(Forger(step.data).with_record([texts[1]] * 2, [], orders=orders))
    assert "one for each seat" in fault.what
    fault = fault_of(Forger(step.data).with_record(texts[1:], [], orders=orders))
    assert fault.what == "the orders of ben are missing"


def test_a_seal_of_a_key_that_has_a_seat_must_name_the_seat() -> None:
    game = open_game(RACE[-1].data)
    line = identity("anna").public.line
    message = seal_message(game.genesis, game.index, game.head, line)
    sig = base64.b64encode(identity("anna").sign(SEAL_NAMESPACE, message)).decode()
    fault = fault_of(edited(RACE[-1].data, lambda whole: whole.update(seal={"by": line, "sig": sig})))
    assert fault.kind == "seal"


# ── witnesses ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("engine/proof/record_check 1.1")
@pytest.mark.parametrize(
    ("genesis", "authors", "live", "silent", "expected"),
    [
        (TRIO, (), ALL, (), ALL),
        (TRIO, ("anna",), ALL, (), ("ben",)),
        (TRIO, ("cleo",), ALL, (), ("anna",)),
        (TRIO, ("anna",), ("anna", "cleo"), (), ("cleo",)),
        (TRIO, ("anna",), ALL, ("ben",), ("cleo",)),
        (TRIO, ALL, ALL, (), ALL),
        (TRIO, ("anna", "ben"), ("anna", "ben"), (), ("anna", "ben")),
        (MASTER, (), ALL, (), (*ALL, "host")),
        (MASTER, ("anna",), ALL, (), ("host",)),
        (MASTER, ALL, ALL, (), ("host",)),
        (MASTER, ("anna",), ALL, ("host",), ("ben",)),
        (PLAYING_MASTER, (), ALL, (), ALL),
        (PLAYING_MASTER, ("anna",), ALL, (), ("ben",)),
        (PLAYING_MASTER, ("ben",), ALL, (), ("cleo",)),
        (small_games.begun(BALLOT, player("anna"), player("ben")).game.file.genesis, ("anna",), ALL, (), ()),
    ],
)
def test_who_witnesses_follows_from_the_state_before(
    genesis: Any, authors: Any, live: Any, silent: Any, expected: Any
) -> None:
    assert genesis.chance.witnesses(authors, live, silent) == expected


def test_a_witness_of_the_own_turn_or_another_one_is_named() -> None:
    records = open_game(FILES["next-tictactoe"]).all_records()
    author = json.loads(records[1].orders[0])["player"]
    own = dict(records[0].proofs)[author]
    for proofs in ({author: own}, {**dict(records[1].proofs), author: own}):
        history = tomllib.loads(FILES["next-tictactoe"].decode())["history"]
        history[1]["proofs"] = proofs
        fault = fault_of(with_history(FILES["next-tictactoe"], history))
        assert (fault.kind, fault.record) == ("witness", 1)


@pytest.mark.rule("engine/proof/record_check 2.1")
def test_a_proof_that_is_no_signature_is_named_although_all_hashes_fit() -> None:
    """Whoever could choose the proof could choose the dice."""
    maker = Maker.of(TICTACTOE, invited(TICTACTOE, "next", "anna", "ben"))
    before = maker.data
    mover = maker.state.mover
    witness = "ben" if mover == "anna" else "anna"
    reading = small_games.play.check(maker.game, [document(maker.game, mover, mark=4)]).readings[0]
    forged = Forger(before).with_record(
        [reading.text],
        [reading.sig],
        orders={mover: 4},
        sealer=witness,
        proofs=((witness, base64.b64encode(b"\1" * 256).decode()),),
    )
    fault = fault_of(forged)
    assert (fault.kind, fault.record) == ("witness", 1)
    assert witness in fault.what


def test_an_administrative_record_needs_those_whom_the_genesis_names() -> None:
    maker = Maker.of(BALLOT, TRIO)
    maker.decree(TRIO.seat_ids, kind="ruling", seat="ben", reason="Ben was right.", events=[])
    assert audited(maker.data).admin == ((1, "ruling", "ben"),)
    for approvers in (["anna"], ["cleo", "ben", "anna"], ["anna", "cleo"]):
        maker = Maker.of(BALLOT, TRIO)
        maker.decree(approvers, kind="ruling", seat="ben", reason="", events=[])
        assert fault_of(maker.data).kind in ("signature", "file")


def test_who_approves_twice_makes_no_game_file() -> None:
    maker = Maker.of(BALLOT, TRIO)
    with pytest.raises(ContentError, match="not valid TOML: Duplicate"):
        maker.decree(["anna", "anna"], kind="ruling", seat="ben", reason="", events=[])
    assert fault_of(maker.data).kind == "file"


@pytest.mark.parametrize(
    ("notice", "kind"),
    [
        ({"kind": "ruling", "seat": "ben", "reason": "x", "events": [{"a": 1}]}, "unsupported"),
        ({"kind": "resign", "seat": "ben", "reason": "x", "events": []}, "unsupported"),
        ({"kind": "coup", "seat": "ben", "reason": "x", "events": []}, "orders"),
        ({"kind": "ruling", "seat": "carl", "reason": "x", "events": []}, "orders"),
        ({"kind": "ruling", "seat": "ben", "reason": "x"}, "orders"),
        ({"kind": "ruling", "seat": "ben", "reason": 1, "events": []}, "orders"),
        ({"kind": "ruling", "seat": "ben", "reason": "x" * 1001, "events": []}, "orders"),
        ({"kind": "substitute", "seat": "ben", "reason": "he sleeps"}, "orders"),
        ({"kind": "ruling", "seat": "ben", "reason": "x", "events": [], "index": 7}, "orders"),
    ],
)
def test_what_an_administrative_record_may_not_say(notice: dict[str, Any], kind: str) -> None:
    maker = Maker.of(BALLOT, TRIO)
    maker.decree(TRIO.seat_ids if notice["kind"] == "ruling" else ["anna", "cleo"], **notice)
    fault = fault_of(maker.data)
    assert (fault.kind, fault.record) == (kind, 1)


@pytest.mark.rule("host/deadlines/timetable 1.1")
def test_a_substitution_leaves_the_orders_and_changes_the_witness_and_the_dice() -> None:
    game = open_game(FILES["next-ballot-substitute"])
    before, decree, after = game.all_records()[1:]
    turns = list(replay(FILES["next-ballot-substitute"], small_games.find))
    assert turns[2].after == turns[2].before
    assert decree.approvals
    assert json.loads(after.orders[0])["signed"]["base"] == before.head
    assert [name for name, _ in after.proofs] == ["anna", "ben"]


# ── trusted heads, comparing, replaying ──────────────────────────────────────────────────────────


def test_what_was_verified_before_is_not_verified_again() -> None:
    """
    Records that a known file holds are passed over, if the history begins with the very same text.

    Heads do not stand for signatures, and so are not enough.
    """
    steps = [step.data for step in small_games.race((4, 0, 8, 2, 1, 7, 6, 3, 5))]
    data = steps[-1]
    for index in range(len(steps)):
        played: list[int] = []
        known = open_game(steps[index])
        assert verify(data, small_games.find, known, played.append) == audited(data)
        assert played == list(range(index + 2, len(steps) + 1))
    good = open_game(data).all_records()[5].sigs[0]
    broken = data.replace(good.encode(), base64.b64encode(b"\1" * 64))
    for step in (*steps, FILES["open-ballot"]):
        fault = verify(broken, small_games.find, open_game(step)).fault
        assert fault is not None
        assert (fault.kind, fault.record) == ("signature", 5)
    assert not verify(data.replace(b"mark", b"mork"), small_games.find, open_game(steps[-1])).ok


def test_nothing_can_be_slipped_in_behind_what_was_verified_before() -> None:
    steps = [step.data for step in small_games.race((4, 0, 8))]
    known = open_game(steps[1])
    longer = steps[2].replace(known.history.encode(), f"{known.history}more = 1\n".encode())
    assert longer != steps[2]
    assert not verify(longer, small_games.find, known).ok


def test_only_new_records_are_played_when_the_rest_is_known() -> None:
    steps = [step.data for step in small_games.race((4, 0, 8, 2))]
    played: list[int] = []
    assert verify(steps[4], small_games.find, open_game(steps[2]), played.append).ok
    assert played == [4, 5]


def test_a_known_file_with_another_state_saves_nothing() -> None:
    steps = [step.data for step in small_games.race((4, 0, 8, 2))]
    other = steps[2].replace(b"cells = [0", b"cells = [1").replace(b"turn = 3", b"turn = 4")
    assert other != steps[2]
    played: list[int] = []
    assert verify(steps[4], small_games.find, open_game(other), played.append).ok
    assert len(played) == 5


def test_a_later_file_continues_an_earlier_one() -> None:
    assert compare(RACE[4].data, RACE[1].data) == audit.Continuation("continues", 3)
    assert compare(RACE[1].data, RACE[4].data) == audit.Continuation("behind", 3)
    assert compare(RACE[2].data, RACE[2].data) == audit.Continuation("same")


def test_a_fork_is_named_by_its_first_record_and_its_authors() -> None:
    other = marked(RACE[1].game, 7)
    mover = RACE[1].game.state.mover
    forked = compare(marked(other.game, 0).data, RACE[4].data)
    assert forked == audit.Continuation("forked", fork=2, authors=(mover,))


def test_another_game_is_no_continuation() -> None:
    twin = small_games.begun(TICTACTOE, player("anna"), player("ben"), seed=bytes(32)).data
    assert compare(twin, RACE[0].data).relation == "other"


def test_nothing_is_compared_by_heads_that_do_not_hold() -> None:
    forged = RACE[4].data.replace(b'"mark":8', b'"mark":7')
    with pytest.raises(ContentError, match="record 3 was changed"):
        compare(forged, RACE[1].data)


def test_a_game_is_replayed_record_by_record() -> None:
    turns = list(replay(RACE[-1].data, small_games.find))
    assert [turn.record for turn in turns] == open_game(RACE[-1].data).all_records()
    assert [turn.events for turn in turns] == [step.events for step in RACE]
    assert [turn.after for turn in turns] == [step.game.state for step in RACE]
    assert [turn.before for turn in turns[1:]] == [turn.after for turn in turns[:-1]]
    assert turns[0].seats == ()
    assert turns[1].seats == (RACE[0].game.state.mover,)


def test_a_changed_game_is_not_replayed() -> None:
    with pytest.raises(ContentError):
        list(replay(RACE[-1].data.replace(b'"mark":8', b'"mark":7'), small_games.find))


# ── stock tools agree ────────────────────────────────────────────────────────────────────────────


def test_ssh_keygen_accepts_the_signatures_in_a_game_file(keygen: Any) -> None:
    """Orders, proof and seal, rebuilt from the file alone, as docs/format.md tells it."""
    game = open_game(FILES["next-tictactoe"])
    genesis, record = game.genesis, game.last
    author = json.loads(record.orders[0])["player"]
    message, raw = record.orders[0].encode(), unwrap_base64(record.sigs[0])
    key = parse_public(genesis.identities[author].line)
    assert keygen.verify(key.line, ORDERS_NAMESPACE, message, armor(key, ORDERS_NAMESPACE, raw))
    assert not keygen.verify(key.line, ORDERS_NAMESPACE, message + b" ", armor(key, ORDERS_NAMESPACE, raw))

    ((witness, proof),) = record.proofs
    key = genesis.dice_keys[witness]
    message = witness_message(genesis, link(genesis, record, game.prev_head), witness)
    armored = armor(key, WITNESS_NAMESPACE, unwrap_base64(proof))
    assert keygen.verify(key.line, WITNESS_NAMESPACE, message, armored)

    key = genesis.identities[game.seal.by]
    message = seal_message(genesis, game.index, game.head, game.seal.by)
    armored = armor(key, SEAL_NAMESPACE, unwrap_base64(game.seal.sig))
    assert keygen.verify(key.line, SEAL_NAMESPACE, message, armored)
