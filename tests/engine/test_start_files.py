"""Start files and sealed files: what they may hold, and that piles of them merge in any order."""

from __future__ import annotations

import itertools
import tomllib
from typing import TYPE_CHECKING, Any

import attrs
import pytest
import tomli_w
from sample_games import small_games
from sample_games.beginnings import TRIO, joined, opened, proved, seal
from sample_games.small_games import BALLOT, Maker, dice_key, document, identity, invited

from pbem.engine.papers.start_file import (
    Start,
    join,
    merge,
    own_part,
    read_start,
    write_start,
)
from pbem.engine.play import play
from pbem.engine.play.sealed_orders import (
    needs_sealing,
    read_sealed,
    require_proof,
    set_summons,
    split_proof,
    with_proof,
    write_sealed,
)
from pbem.engine.play.witness import start_summons
from pbem.engine.proof.forks import double_seals
from pbem.errors import ContentError, InputError, PbemError
from pbem.trust.documents import WITNESS_NAMESPACE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


def test_the_parts_of_all_merge_in_any_order_into_one_game() -> None:
    parts = [own_part(joined(opened(), name), name) for name in TRIO]
    whole = {write_start(merge(pile)) for pile in itertools.permutations(parts)}
    assert len(whole) == 1
    start = read_start(whole.pop())
    assert (start.absent, start.unproved) == ((), TRIO)
    assert start.genesis == invited(BALLOT, "next", *TRIO)
    proofs = [own_part(proved(start, name), name) for name in TRIO]
    for pile in itertools.permutations([*proofs, parts[0]]):
        assert merge(pile).unproved == ()


def test_a_host_without_a_seat_joins_and_proves_like_everybody() -> None:
    start = joined(opened("host"), *TRIO)
    assert start.absent == ("host",)
    assert proved(joined(start, "host"), *TRIO).unproved == ("host",)


def test_with_all_proofs_everybody_makes_the_same_record_0() -> None:
    start = proved(joined(opened(), *TRIO), *TRIO)
    maker = Maker.of(BALLOT, start.genesis, sealer="ben")
    given = {name: dice_key(name).sign(WITNESS_NAMESPACE, start_summons(start.genesis, name).message) for name in TRIO}
    for who in TRIO:
        applied = play.begin_witnessed(
            start.genesis, small_games.find, identity(who), lambda summons: given[summons.witness]
        )
        assert applied.record.head == maker.head.hex()
        assert (applied.data == maker.data) is (who == "ben")


def test_joining_again_with_the_same_keys_changes_nothing() -> None:
    start = joined(opened(), "ben")
    assert joined(start, "ben") == start
    with pytest.raises(ContentError, match="taken already"):
        join(start, "ben", identity("cleo"), dice_key("cleo"))
    with pytest.raises(ContentError, match="there is no seat 'dora'"):
        join(start, "dora", identity("cleo"), dice_key("cleo"))
    with pytest.raises(ContentError, match="twice"):
        join(start, "anna", identity("ben"), dice_key("anna"))


def test_ones_own_part_is_the_same_whoever_has_answered_by_then() -> None:
    for mode, names in (("next", TRIO), ("host", (*TRIO, "host"))):
        alone = joined(opened(mode), names[-1])
        part = own_part(joined(opened(mode), *names), names[-1])
        assert part == alone
        assert write_start(part) == write_start(alone)
        assert own_part(alone, names[0]) == opened(mode)


def test_ones_own_part_of_a_game_that_is_proved_is_ones_own_proof() -> None:
    whole = proved(joined(opened(), *TRIO), *TRIO)
    part = own_part(whole, "ben")
    assert part.genesis == whole.genesis
    assert part.proofs == {"ben": whole.proofs["ben"]}


def test_a_seat_is_taken_once_and_only_where_there_is_one() -> None:
    start = joined(opened(), "anna")
    with pytest.raises(ContentError, match=r"^the seat anna is taken already, by another key$"):
        join(start, "anna", identity("ben"), dice_key("ben"))
    with pytest.raises(ContentError, match=r"^there is no seat 'dora' in this game; there are: anna, ben, cleo$"):
        join(start, "dora", identity("ben"), dice_key("ben"))


def test_a_deck_is_brought_by_the_host_alone() -> None:
    anna = identity("anna"), dice_key("anna")
    assert join(opened(), "anna", *anna, deck="00" * 32) == join(opened(), "anna", *anna)


def test_a_key_is_known_by_its_seat() -> None:
    start = joined(opened("host"), "anna", "host")
    assert [start.person_of(identity(who).public) for who in ("anna", "host", "ben")] == ["anna", "host", ""]


@pytest.mark.rule("engine/papers/start_file 1.1")
def test_files_of_two_invitations_do_not_merge() -> None:
    other = Start(attrs.evolve(opened().genesis, nonce="ff" * 16), {})
    with pytest.raises(ContentError, match="different invitations"):
        merge([opened(), other])


def edited(start: Start, change: Callable[[dict[str, Any]], object]) -> bytes:
    data = tomllib.loads(write_start(start).decode())
    change(data)
    genesis, proofs = data["genesis"], data.get("proofs", {})
    rows = write_start(Start(opened().genesis, {})).decode().partition("[genesis]")[0]
    return (rows + tomli_w.dumps({"genesis": genesis, "proofs": proofs})).encode()


@pytest.mark.rule("engine/papers/start_file 3.1")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data["genesis"]["player"][0].update(name="Eve"), "did not sign this invitation"),
        (lambda data: data["genesis"].update(quorum="none"), "quorum"),
        (lambda data: data["genesis"].update(seed="00" * 32), "seed"),
        (lambda data: data["genesis"]["player"][0].pop("joined"), "has key, dice, roots and joined"),
        (lambda data: data["genesis"]["player"][0].update(dice="ssh-rsa AAAA"), "damaged"),
        (lambda data: data["proofs"].update(anna="AAAA"), "proof of anna is not for this game"),
        (lambda data: data["proofs"].update(anna="no base64"), "proof of anna is not for this game"),
        (lambda data: data["proofs"].update(dora="AAAA"), "proof of dora is not for this game"),
        (lambda data: data["proofs"].update(anna=7), "table of texts"),
    ],
)
def test_a_start_file_with_anything_wrong_is_refused(change: Any, said: str) -> None:
    start = proved(joined(opened(), *TRIO), "anna")
    assert read_start(edited(start, lambda _: None)) == start
    with pytest.raises(ContentError, match=said):
        read_start(edited(start, change))


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "not a start file"),
        (b"\xff", "UTF-8"),
        (b'format = "pbem-start/1"', "nothing else"),
        (b'format = "pbem-start/1"\nx = 1\n[genesis]', "nothing else"),
        (b'format = "pbem-game/1"\n[genesis]', "not a start file"),
        (b"x" * (2**22 + 1), "too large"),
        (b"a." * 20 + b"a = 1", "dotted key"),
        (b"x = " + b"[" * 50, "deep"),
    ],
)
def test_what_is_no_start_file_is_refused(data: bytes, said: str) -> None:
    with pytest.raises(ContentError, match=said):
        read_start(data)


def test_a_file_of_just_the_size_is_read() -> None:
    """It is no start file, and that is said of it."""
    with pytest.raises(ContentError, match=r"^(?!it is too large)"):
        read_start(b"x" * 2**22)


def test_proofs_before_everybody_has_joined_are_refused() -> None:
    start = proved(joined(opened(), *TRIO), "anna")
    early = Start(joined(opened(), "anna").genesis, start.proofs)
    with pytest.raises(ContentError, match="not everybody has joined"):
        read_start(write_start(early))


# ── sealed files ─────────────────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def poll() -> play.Game:
    return Maker.of(BALLOT, invited(BALLOT, "next", *TRIO)).game


def test_orders_are_sealed_where_several_decide_and_witness(poll: play.Game) -> None:
    assert needs_sealing(poll)
    hosted = Maker.of(BALLOT, invited(BALLOT, "host", *TRIO)).game
    assert not needs_sealing(hosted)
    playing = Maker.of(BALLOT, invited(BALLOT, "host", *TRIO, master="ben")).game
    assert needs_sealing(playing)
    open_game = small_games.begun(BALLOT, small_games.player("anna"), small_games.player("ben")).game
    assert not needs_sealing(open_game)


def test_a_sealed_file_hides_the_orders_and_reads_back(poll: play.Game) -> None:
    one = seal(poll, "anna")
    data = write_sealed(poll, one)
    assert b"vote" not in data
    assert read_sealed(poll, data) == one
    assert seal(poll, "anna", 2).orders != one.orders


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('player = "anna"', 'player = "ben"', "not signed by ben"),
        ('player = "anna"', 'player = "dora"', "nothing to decide"),
        ("seq = 1", "seq = 2", "not signed by anna"),
        ('base = "', 'base = "0', "another game or another moment"),
        ('orders = "', 'orders = "x', "damaged"),
        ("seq = 1", 'seq = "1"', "damaged"),
        ("pbem-sealed/1", "pbem-sealed/2", "not a file of sealed orders"),
        ("[sealed]", "[other]", "not a file of sealed orders"),
        ('sig = "', 'sig = "!', "not a file of sealed orders"),
    ],
)
def test_a_sealed_file_with_anything_wrong_is_refused(poll: play.Game, old: str, new: str, said: str) -> None:
    text = write_sealed(poll, seal(poll, "anna")).decode()
    assert old in text
    with pytest.raises(InputError, match=said):
        read_sealed(poll, text.replace(old, new).encode())


def test_the_set_is_proved_only_when_all_hashes_are_there(poll: play.Game) -> None:
    sealed = [seal(poll, seat) for seat in TRIO]
    with pytest.raises(InputError, match="sealed orders of cleo are missing"):
        set_summons(poll, sealed[:2], "anna")
    with pytest.raises(InputError, match="two sealed files"):
        set_summons(poll, [*sealed, sealed[0]], "anna")
    found = {set_summons(poll, pile, "anna") for pile in itertools.permutations(sealed)}
    assert len(found) == 1


def test_the_record_takes_the_proofs_of_exactly_this_set(poll: play.Game) -> None:
    sealed = [seal(poll, seat) for seat in TRIO]
    documents = [document(poll, seat, vote=1) for seat in TRIO]
    given = {seat: dice_key(seat).sign(WITNESS_NAMESPACE, set_summons(poll, sealed, seat).message) for seat in TRIO}
    step = play.apply(poll, documents, identity("ben"), lambda summons: given[summons.witness])
    assert [name for name, _ in step.record.proofs] == list(TRIO)
    other = [*documents[:2], document(poll, "cleo", vote=2)]
    with pytest.raises(ValueError, match="the proof of anna is not for exactly these orders"):
        play.apply(poll, other, identity("ben"), lambda summons: given[summons.witness])


def test_the_proof_is_no_part_of_the_orders() -> None:
    document_ = {"player": "anna", "signed": {}}
    assert split_proof(with_proof(document_, b"x" * 100, [])) == (document_, {"anna": b"x" * 100})
    assert split_proof(with_proof({"player": "anna"}, b"y", [])) == (None, {"anna": b"y"})
    assert split_proof(document_) == (document_, {})
    with pytest.raises(InputError, match="cannot be read"):
        split_proof({"player": "anna", "proof": {"sig": "not a list!", "seals": {}}})
    with pytest.raises(InputError, match="holds sig and the seals"):
        split_proof({"player": "anna", "proof": {"sig": ["AAAA"]}})


def _changes(value: Any) -> Iterator[tuple[str, Any]]:
    """Every value in a table with another one in its place, and every table without each of its keys."""
    if isinstance(value, dict):
        for key, below in value.items():
            yield f"without {key}", {one: item for one, item in value.items() if one != key}
            yield f"{key} twice as long", {**value, f"{key}{key}": below}
            for name, changed in _changes(below):
                yield f"{key} {name}", {**value, key: changed}
    elif isinstance(value, list):
        yield "shorter", value[:-1]
        for at, item in enumerate(value):
            for name, changed in _changes(item):
                yield f"{at} {name}", [*value[:at], changed, *value[at + 1 :]]
    elif isinstance(value, int):
        yield "more", value + 1
        yield "text", str(value)
    else:
        yield "another", ("1" if value[0] != "1" else "2") + value[1:]
        yield "none", ""


def test_every_value_beside_a_proof_counts(poll: play.Game) -> None:
    sealed = [seal(poll, seat) for seat in TRIO]
    summons = set_summons(poll, sealed, "ben")
    proof = dice_key("ben").sign(WITNESS_NAMESPACE, summons.message)
    revealed = with_proof({"player": "ben"}, proof, sealed)
    assert require_proof(poll, revealed) == tuple(sealed)
    changes = dict(_changes(revealed["proof"]))
    assert len(changes) > 60
    taken = []
    for name, changed in changes.items():
        try:
            require_proof(poll, {"player": "ben", "proof": changed})
        except PbemError:
            continue
        taken.append(name)
    assert taken == []


def test_two_seals_of_one_player_are_shown_by_both_signatures(poll: play.Game) -> None:
    sealed = [seal(poll, seat) for seat in TRIO]
    again = seal(poll, "anna", 2)
    assert double_seals(poll, [*sealed, *sealed]) == []
    (exhibit,) = double_seals(poll, [*sealed, again])
    assert (exhibit.who, exhibit.what) == (("anna",), "seals")
    assert all(item.is_good() for item in exhibit.items)
    assert exhibit.items[0].text != exhibit.items[1].text


def test_after_a_substitution_the_next_witness_plays_the_same_orders(poll: play.Game) -> None:
    maker = Maker.of(BALLOT, poll.file.genesis, sealer="ben")
    documents = [document(maker.game, seat, vote=1) for seat in TRIO]
    maker.decree(["anna", "ben"], kind="substitute", seat="cleo")
    game = maker.game
    assert play.needed_witnesses(game, TRIO) == ("anna", "ben")
    step = play.apply(
        game,
        documents,
        identity("ben"),
        lambda summons: dice_key(summons.witness).sign(WITNESS_NAMESPACE, summons.message),
    )
    assert step.data == maker.add(documents)
