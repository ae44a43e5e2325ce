"""Playing: a game is begun, orders are checked, and the next game file is made."""

import sys
from pathlib import Path
from typing import Any

import attrs
import pytest
from sample_games import small_games
from sample_games.small_games import (
    BALLOT,
    TICTACTOE,
    Maker,
    begun,
    dice_key,
    document,
    identity,
    invited,
    marked,
    player,
    voted,
)

from pbem.engine.play import play
from pbem.engine.play.order_check import address
from pbem.engine.play.play import Checked, Game
from pbem.engine.play.witness import Summons
from pbem.engine.table.sheet import Problem
from pbem.errors import (
    ContentError,
    FaultsError,
    GameOverError,
    InputError,
    OrdersRefusedError,
    ProofError,
)
from pbem.local import registry
from pbem.trust.canonical import canonical, unwrap_base64
from pbem.trust.documents import ORDERS_NAMESPACE, WITNESS_NAMESPACE
from pbem.trust.sshsig import verify_ed25519

KEYED = begun(TICTACTOE, player("anna"), player("ben")).game
BARE = begun(TICTACTOE, player("anna", keyed=False), player("ben", keyed=False)).game
POLL = begun(BALLOT, player("anna"), player("ben", keyed=False), player("guest")).game
MOVER = KEYED.state.mover
OTHER = "ben" if MOVER == "anna" else "anna"


def codes(checked: Checked) -> list[str]:
    return [problem.code for reading in checked.readings for problem in reading.problems]


def problem_of(game: Game, document: dict[str, Any], code: str) -> Problem:
    reading = play.check(game, [document]).readings[0]
    found = [problem for problem in reading.problems if problem.code == code]
    assert found, reading.problems
    return found[0]


def unsigned(game: Game, /, **changes: Any) -> dict[str, Any]:
    """Fitting orders of the seat to move, with some keys changed; None takes a key away."""
    own = {
        "game": "test",
        "player": game.state.mover,
        "turn": game.state.turn,
        "mark": 4,
        **changes,
    }
    return {key: value for key, value in own.items() if value is not None}


# ── beginning ────────────────────────────────────────────────────────────────────────────────────


def test_a_game_begins_with_the_set_up_by_chance() -> None:
    step = begun(TICTACTOE, player("anna"), player("ben"))
    assert step.record.index == 0
    assert [type(event).__name__ for event in step.events] == ["Begun"]
    assert play.load_game(step.data, small_games.find) == step.game


def test_the_same_game_is_the_same_bytes_and_another_seed_another_game() -> None:
    people = (player("anna"), player("ben"))
    assert begun(TICTACTOE, *people).data == begun(TICTACTOE, *people).data
    other = begun(TICTACTOE, *people, seed=bytes(32))
    assert other.game.file.genesis.game_id != begun(TICTACTOE, *people).game.file.genesis.game_id


def test_chance_decides_who_begins() -> None:
    movers = {begun(TICTACTOE, player("anna"), player("ben"), seed=bytes([n] * 32)).game.state.mover for n in range(20)}
    assert movers == {"anna", "ben"}


def test_a_choice_that_cannot_be_played_begins_no_game() -> None:
    with pytest.raises(FaultsError):
        begun(BALLOT, player("anna"), player("ben"), options=("forbidden",))


def test_a_bad_name_or_key_begins_no_game() -> None:
    with pytest.raises(FaultsError):
        begun(TICTACTOE, player("anna"), attrs.evolve(player("ben"), id="Ben"))
    neutral = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
    with pytest.raises(FaultsError, match="made to cheat"):
        begun(TICTACTOE, player("anna"), attrs.evolve(player("ben"), key=neutral))


# ── opening ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('mover = "anna"', 'mover = "ben"', "the state is not the one of record 1"),
        ("anna: turn", "ben: turn", "`next` does not agree"),
        ('by = "anna"', 'by = "ben"', "not the signature of ben"),
        ('by = "anna"', 'by = "carl"', "seal cannot be read"),
        ('name = "Anna"', 'name = "Anne"', "does not fit the game"),
        ('"mark":4', '"mark":5', "record 1 does not fit"),
    ],
)
def test_a_game_changed_at_its_end_is_not_opened(old: str, new: str, sentence: str) -> None:
    step = marked(KEYED, 4) if OTHER == "anna" else marked(marked(KEYED, 0).game, 4)
    text = step.data.decode()
    assert old in text
    with pytest.raises(ContentError, match=sentence.replace("1", r"\d")):
        play.load_game(text.replace(old, new).encode(), small_games.find)


def test_another_version_of_the_rules_is_refused() -> None:
    newer = attrs.evolve(TICTACTOE, version=2)
    with pytest.raises(InputError, match=r"tictactoe/1, but tictactoe/2"):
        play.load_game(begun(TICTACTOE, player("anna"), player("ben")).data, lambda _: newer)


def test_a_rule_set_that_is_not_here_is_asked_for_by_name() -> None:
    data = begun(TICTACTOE, player("anna"), player("ben")).data
    asked: list[str] = []

    def find(name: str) -> Any:
        asked.append(name)
        raise LookupError("not here")

    with pytest.raises(LookupError, match="not here"):
        play.load_game(data, find)
    assert asked == ["tictactoe"]


def test_a_stranger_package_brings_its_rule_set_by_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game with a rule set that is found as an installed package's."""
    (tmp_path / "stranger.py").write_text("from sample_rulesets.tictactoe import TicTacToe\nGAME = TicTacToe()\n")
    info = tmp_path / "stranger-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[pbem.rulesets]\ntictactoe = stranger:GAME\n")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    registry.first_entry.cache_clear()
    try:
        ruleset = registry.load("tictactoe")
        step = begun(ruleset, player("anna"), player("ben"))
        for cell in (0, 3, 1, 4, 2):
            step = marked(play.load_game(step.data, registry.load), cell)
        assert step.game.awaited is None
        assert small_games.play.load_game(step.data, registry.load).file.next == "nobody: the game is over"
    finally:
        registry.first_entry.cache_clear()


# ── the header ───────────────────────────────────────────────────────────────────────────────────


def test_orders_for_another_game() -> None:
    problem = problem_of(BARE, unsigned(BARE, game="farm-02"), "E-GAME")
    assert problem.message == 'these orders are for "farm-02", the game file is "test"'
    assert (problem.path, problem.hint) == (("game",), "pick the other game file")


def test_orders_for_another_game_of_the_same_name() -> None:
    twin = begun(TICTACTOE, player("anna"), player("ben"), seed=bytes(31) + b"\3").game
    problem = problem_of(KEYED, document(twin, twin.state.mover, mark=4), "E-GAME")
    assert problem.path == ("signed", "game_id")


def test_orders_of_a_seat_that_need_not_decide() -> None:
    problem = problem_of(BARE, unsigned(BARE, player=OTHER), "E-NOT-YOUR-TURN")
    assert problem.message == f"it is {MOVER}'s turn, not {OTHER}'s"
    assert problem.hint == f"next is {MOVER}, who gets the turn file"


def test_orders_of_a_stranger() -> None:
    problem = problem_of(BARE, unsigned(BARE, player="Anne"), "E-UNKNOWN-PLAYER")
    assert "did you mean anna?" in problem.hint


@pytest.mark.parametrize("turn", [0, 2, 7])
def test_orders_for_another_turn(turn: int) -> None:
    problem = problem_of(BARE, unsigned(BARE, turn=turn), "E-TURN")
    assert problem.message == f"these orders are for turn {turn}, but the game is at turn 1 part 1"
    assert problem.hint == "set `turn = 1`"


def test_orders_for_another_part() -> None:
    game = begun(BALLOT, player("anna", keyed=False), player("ben", keyed=False)).game
    problem = problem_of(game, {"game": "test", "player": "anna", "turn": 1, "part": 3}, "E-PART")
    assert problem.message == ("these orders are for part 3, but part 2 is expected; votes were counted in part 1")
    assert problem.hint == "send part 2"
    assert codes(play.check(game, [{"game": "test", "player": "anna", "turn": 1}])) == ["E-PART"]


@pytest.mark.parametrize("key", ["game", "player", "turn"])
def test_a_header_that_is_not_whole(key: str) -> None:
    assert f"`{key}` is missing" in problem_of(BARE, unsigned(BARE, **{key: None}), "E-MISSING").message


def test_a_header_of_the_wrong_kind() -> None:
    assert codes(play.check(BARE, [unsigned(BARE, turn="1")])) == ["E-TYPE"]
    assert codes(play.check(BARE, [unsigned(BARE, turn=True)])) == ["E-TYPE"]


def test_everything_else_is_reported_together_with_a_header_that_is_not_whole() -> None:
    found = codes(play.check(BARE, [unsigned(BARE, turn=None, mark=9, more=1)]))
    assert found == ["E-MISSING", "E-RANGE", "E-UNKNOWN-KEY"]


def test_keys_that_the_rule_set_does_not_know_are_refused() -> None:
    problem = problem_of(BARE, unsigned(BARE, marl=4), "E-UNKNOWN-KEY")
    assert "did you mean `mark`?" in problem.hint


@pytest.mark.parametrize("value", [1.5, None, "a\u200bb", "'''", 2**60, [[[[[[[[[1]]]]]]]]]])
def test_what_has_no_canonical_form_is_refused(value: Any) -> None:
    assert codes(play.check(BARE, [{**unsigned(BARE), "mark": value}])) == ["E-VALUE"]


# ── stale, too early, twice ──────────────────────────────────────────────────────────────────────


def test_orders_that_were_resolved_already_say_so() -> None:
    orders = document(KEYED, MOVER, mark=4)
    after = play.apply(KEYED, [orders], identity("anna")).game
    problem = problem_of(after, orders, "E-BASE")
    base, head = KEYED.file.last.head[:8], after.file.last.head[:8]
    assert problem.message == f"written for state {base}, current state is {head}"
    assert problem.hint == "these orders were already played, in record 1"
    assert codes(play.check(after, [orders])) == ["E-BASE"]


def test_unsigned_orders_that_were_resolved_already_say_so() -> None:
    orders = unsigned(BARE)
    after = play.apply(BARE, [orders], identity("anna")).game
    assert "already played, in record 1" in problem_of(after, orders, "E-TURN").hint
    # What was said to the table is in no record.
    talking = {**orders, "message": [{"to": "all", "text": "Peace?"}]}
    assert "already played, in record 1" in problem_of(after, talking, "E-TURN").hint


def test_orders_for_an_earlier_state_are_stale() -> None:
    late = document(KEYED, MOVER, mark=8)
    after = marked(KEYED, 4).game
    assert problem_of(after, late, "E-BASE").hint == ("the game has moved on; take the newest game file (turn 2)")


def test_orders_for_a_later_state_ask_for_the_newer_file() -> None:
    after = marked(KEYED, 4).game
    early = document(after, OTHER, mark=8)
    assert "the game file is older than these orders" in problem_of(KEYED, early, "E-BASE").hint


def test_two_files_of_one_seat() -> None:
    orders = document(POLL, "anna", vote=1)
    checked = play.check(POLL, [orders, orders])
    assert codes(checked) == ["E-DUPLICATE"]
    assert checked.missing == ("ben",)


# ── several seats ────────────────────────────────────────────────────────────────────────────────


def test_a_record_waits_for_everybody_who_must_decide() -> None:
    checked = play.check(POLL, [document(POLL, "anna", vote=1)])
    assert (checked.missing, checked.ready) == (("ben",), False)
    with pytest.raises(OrdersRefusedError) as caught:
        play.apply(POLL, [document(POLL, "anna", vote=1)], identity("anna"))
    assert caught.value.checked == checked


def test_orders_of_several_seats_stand_in_seat_order_however_they_came() -> None:
    files = [document(POLL, seat, vote=1) for seat in ("guest", "ben", "anna")]
    step = play.apply(POLL, files, identity("anna"))
    assert [event.seat for event in step.events] == ["anna", "ben", "guest"]
    assert [bool(sig) for sig in step.record.sigs] == [True, False, True]
    assert step.data == play.apply(POLL, files[::-1], identity("anna")).data


def test_who_may_decide_need_not() -> None:
    step = voted(POLL, 1, 2)
    assert [event.seat for event in step.events] == ["anna", "ben"]


@pytest.mark.rule("engine/table/gate 3.2")
def test_one_bad_file_stops_all() -> None:
    files = [document(POLL, "anna", vote=1), {**document(POLL, "ben", vote=1), "vote": 11}]
    checked = play.check(POLL, files)
    assert [reading.refused for reading in checked.readings] == [False, True]
    with pytest.raises(OrdersRefusedError):
        play.apply(POLL, files, identity("anna"))


def test_a_warning_stops_nobody() -> None:
    checked = play.check(POLL, [document(POLL, "anna", vote=9), document(POLL, "ben", vote=1)])
    assert codes(checked) == ["W-HIGH"]
    assert checked.ready


# ── signing ──────────────────────────────────────────────────────────────────────────────────────


def test_a_signature_is_over_the_canonical_text_without_itself() -> None:
    orders = document(KEYED, MOVER, mark=4)
    signed = {key: value for key, value in orders["signed"].items() if key != "sig"}
    text = canonical({**orders, "signed": signed})
    raw = unwrap_base64(orders["signed"]["sig"], 44)
    assert verify_ed25519(identity(MOVER).public, ORDERS_NAMESPACE, text, raw)
    record = play.apply(KEYED, [orders], identity("anna")).record
    assert record.orders == (text.decode(),)
    assert unwrap_base64(record.sigs[0]) == raw


def test_signing_again_gives_the_same_bytes_and_a_revision_others() -> None:
    """A new nonce would be new dice for the same orders (trust 4.5, B6)."""
    key, own = identity(MOVER), unsigned(KEYED)
    once = play.sign_orders(KEYED, own, key, key.root)
    assert play.sign_orders(KEYED, once, key, key.root) == once
    revised = play.sign_orders(KEYED, {**own, "mark": 5}, key, key.root, seq=2)
    assert revised["signed"]["seq"] == 2
    assert revised["signed"]["nonce"] != once["signed"]["nonce"]
    assert play.check(KEYED, [revised]).ready


@pytest.mark.rule("engine/table/gate 3.2")
def test_orders_with_a_fault_are_not_signed() -> None:
    key = identity(MOVER)
    with pytest.raises(OrdersRefusedError) as caught:
        play.sign_orders(KEYED, unsigned(KEYED, mark=9), key, key.root)
    assert codes(caught.value.checked) == ["E-RANGE"]
    with pytest.raises(OrdersRefusedError) as caught:
        play.sign_orders(KEYED, unsigned(KEYED, mark=1.5), key, key.root)
    assert codes(caught.value.checked) == ["E-VALUE"]


def test_nobody_signs_for_another() -> None:
    key = identity(OTHER)
    with pytest.raises(InputError, match="not the key"):
        play.sign_orders(KEYED, unsigned(KEYED), key, key.root)
    with pytest.raises(InputError, match="not the key"):
        play.sign_orders(BARE, unsigned(BARE), key, key.root)


def test_orders_without_signature_may_be_checked_but_not_played() -> None:
    checked = play.check(KEYED, [unsigned(KEYED)])
    assert codes(checked) == ["W-UNSIGNED"]
    with pytest.raises(OrdersRefusedError) as caught:
        play.apply(KEYED, [unsigned(KEYED)], identity("anna"))
    assert codes(caught.value.checked) == ["E-UNSIGNED"]


def test_orders_changed_after_signing_are_refused() -> None:
    orders = {**document(KEYED, MOVER, mark=4), "mark": 5}
    assert problem_of(KEYED, orders, "E-SIGNATURE").path == ("signed", "sig")


SIGNED_CHANGES: dict[str, tuple[dict[str, Any], str]] = {
    "the signature is gone": ({"sig": None}, "E-SIGNATURE"),
    "the signature in one piece": ({"sig": "QUJD"}, "E-SIGNATURE"),
    "no base64": ({"sig": ["!"]}, "E-SIGNATURE"),
    "a short signature": ({"sig": ["QUJD"]}, "E-SIGNATURE"),
    "no nonce": ({"nonce": None}, "E-MISSING"),
    "a short nonce": ({"nonce": "00"}, "E-SIGNATURE"),
    "no game": ({"game_id": None}, "E-MISSING"),
    "no base": ({"base": None}, "E-MISSING"),
    "no number": ({"seq": None}, "E-MISSING"),
    "number nought": ({"seq": 0}, "E-RANGE"),
    "a card in a game without hidden cards": ({"card": "0" * 64}, "E-UNKNOWN-KEY"),
    "another number": ({"seq": 2}, "E-SIGNATURE"),
}


@pytest.mark.parametrize(("changes", "code"), SIGNED_CHANGES.values(), ids=SIGNED_CHANGES)
def test_the_table_signed_is_read_strictly(changes: dict[str, Any], code: str) -> None:
    orders = document(KEYED, MOVER, mark=4)
    signed = {**orders["signed"], **changes}
    orders["signed"] = {key: value for key, value in signed.items() if value is not None}
    assert codes(play.check(KEYED, [orders])) == [code]


def test_orders_of_a_seat_without_key_are_addressed_by_apply() -> None:
    record = play.apply(BARE, [unsigned(BARE)], identity("anna")).record
    address = {"base": BARE.file.last.head, "game_id": BARE.file.genesis.game_id.hex(), "seq": 1}
    assert record.orders == (canonical({**unsigned(BARE), "signed": address}).decode(),)
    assert record.sigs == ()


def test_a_seat_without_key_cannot_sign() -> None:
    orders = {**unsigned(BARE), "signed": address(BARE.file, 1)}
    assert play.check(BARE, [orders]).ready
    orders["signed"]["sig"] = ["QUJD"]
    assert codes(play.check(BARE, [orders])) == ["E-SIGNATURE"]
    orders["signed"] = address(BARE.file, 2)
    assert codes(play.check(BARE, [orders])) == ["E-RANGE"]


# ── resolving ────────────────────────────────────────────────────────────────────────────────────


def test_a_game_is_played_to_its_end() -> None:
    steps = small_games.race((4, 0, 8, 2, 1, 7, 6, 3, 5))
    assert steps[-1].game.awaited is None
    assert steps[-1].game.file.next == "nobody: the game is over"
    with pytest.raises(GameOverError):
        play.check(steps[-1].game, [])


def test_states_before_are_not_touched() -> None:
    before = KEYED.table.dump(KEYED.state)
    marked(KEYED, 4)
    assert KEYED.table.dump(KEYED.state) == before


def test_the_seal_names_a_seat_or_in_an_open_game_a_key() -> None:
    assert marked(KEYED, 4, "ben").game.file.seal.by == "ben"
    assert marked(KEYED, 4, "stranger").game.file.seal.by == identity("stranger").public.line


@pytest.mark.parametrize("mode", ["next", "host"])
def test_in_modes_with_witnesses_apply_names_whose_act_it_is(mode: str) -> None:
    maker = Maker.of(TICTACTOE, invited(TICTACTOE, mode, "anna", "ben"))
    game, mover = maker.game, maker.state.mover
    witness = "host" if mode == "host" else "ben" if mover == "anna" else "anna"
    orders = document(game, mover, mark=4)
    assert play.check(game, [orders]).ready
    with pytest.raises(ProofError, match=f"come from {witness}") as caught:
        play.apply(game, [orders], identity(mover))
    assert (caught.value.needed, caught.value.missing) == ((witness,), (witness,))

    def prove(summons: Summons) -> bytes:
        assert summons.witness == witness
        return dice_key(witness).sign(WITNESS_NAMESPACE, summons.message)

    step = play.apply(game, [orders], identity("ben"), prove)
    assert [name for name, _ in step.record.proofs] == [witness]
    assert step.data == maker.add([orders])


def test_nobody_but_a_member_seals_a_game_with_witnesses() -> None:
    maker = Maker.of(TICTACTOE, invited(TICTACTOE, "next", "anna", "ben"))
    from pbem.engine.file.seal import make_seal

    with pytest.raises(ValueError, match="only a player or the host"):
        make_seal(maker.genesis, 0, maker.head, identity("stranger"))
