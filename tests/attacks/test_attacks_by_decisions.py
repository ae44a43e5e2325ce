"""What people can try with administrative records; each test is named after the attack."""

from __future__ import annotations

import json
import tomllib
from typing import TYPE_CHECKING, Any

import pytest
import tomli_w
from file_mutation import LOOKS, other_values
from sample_games.signing_group import DUO, RACE, TRIO, Group, person
from sample_games.small_games import identity
from thorough import all_but

from pbem.engine.file.game_file import write_game
from pbem.engine.file.game_reader import open_game
from pbem.engine.file.head_writer import quoted
from pbem.engine.file.history import Record
from pbem.engine.file.record_layout import write_record
from pbem.engine.file.seal import make_seal
from pbem.engine.papers import procedure
from pbem.engine.play import play
from pbem.engine.proof.audit import Fault, compare, verify
from pbem.errors import InputError, ProofError, UnapprovedError
from pbem.local import registry
from pbem.trust.canonical import canonical, check_profile, wrap_base64
from pbem.trust.documents import ADMIN_NAMESPACE

if TYPE_CHECKING:
    from collections.abc import Iterator


def forced(group: Group, approvals: tuple[str, ...], **notice: Any) -> Fault:
    """Write a record that pbem would not write, all hashes and the seal good; how it is judged."""
    game = group.game
    document = notice if "pbem" in notice else {**group.draft("ruling"), **notice}
    text = canonical(document)
    sigs = tuple((who, wrap_base64(identity(who).sign(ADMIN_NAMESPACE, text), 1024)[0]) for who in approvals)
    draft = Record(game.file.index + 1, (), (), (), "", "", text.decode(), sigs)
    made = procedure._enact_decision(game, group.data, draft, registry.load, None)
    file = made.game.file
    seal = make_seal(file.genesis, file.index, file.head, identity("anna"))
    fault = verify(write_game(file.genesis, file.next, file.state, seal, file.history), registry.load).fault
    assert fault
    return fault


def waiting(group: Group) -> tuple[str, str, str]:
    """Whose turn it is, who makes the dice, and the third."""
    mover = group.mover
    (witness,) = play.needed_witnesses(group.game, [mover])
    return mover, witness, next(seat for seat in TRIO if seat not in (mover, witness))


def test_c6_a_silent_witness_is_passed_over_and_the_same_orders_are_resolved() -> None:
    group = Group.begun().turns(1)
    author, witness, third = waiting(group)
    orders = group.quiet(author)
    made = group.decide("substitute", witness)
    assert [name for name, _ in made.record.approvals] == [one for one in TRIO if one != witness]
    assert made.game.state == made.before
    done = group.turn(orders)
    assert [name for name, _ in done.record.proofs] == [third]
    assert group.verdict.admin == ((2, "substitute", witness),)
    assert group.verdict.ok


def test_c7_a_witness_who_publishes_late_has_made_another_history() -> None:
    group = Group.begun().turns(1)
    author, witness, _ = waiting(group)
    orders = group.quiet(author)
    late = Group(group.data)
    group.decide("substitute", witness)
    group.turn(orders)
    late.turn(orders)
    found = compare(late.data, group.data)
    assert (found.relation, found.fork) == ("forked", 2)
    with pytest.raises(ProofError, match="the dice of this record come from"):
        play.apply(Group(group.data).game, [group.quiet(group.mover)], identity("anna"))


def test_c8_a_cartel_needs_everybody_but_the_witness_and_is_named_for_ever() -> None:
    group = Group.begun().turns(1)
    author, witness, third = waiting(group)
    document = group.draft("substitute", witness)
    one = dict([procedure.approve(group.game, document, identity(author))])
    with pytest.raises(UnapprovedError) as error:
        procedure.record_decision(group.game, group.data, document, one, identity("anna"), registry.load)
    assert error.value.missing == (third,)
    fault = forced(group, (author,), **document)
    assert (fault.kind, fault.record) == ("signature", 2)
    with pytest.raises(InputError, match="your key belongs to none of them"):
        procedure.approve(group.game, document, identity(witness))


def test_c8_nobody_is_passed_over_who_is_not_the_witness() -> None:
    group = Group.begun().turns(1)
    _, _, third = waiting(group)
    with pytest.raises(InputError, match="the dice come from"):
        group.decide("substitute", third)
    with pytest.raises(InputError, match="no player"):
        group.decide("substitute", "carl")


def test_c9_of_two_players_one_can_only_give_up_himself_and_alone() -> None:
    group = Group.begun(seats=DUO, rules=RACE).turns(1)
    for kind, seat in (("substitute", "anna"), ("substitute", "ben")):
        with pytest.raises(InputError):
            group.decide(kind, seat)
    for kind, events in (("replace", [person(group.game.file.genesis, "ben", "host")]), ("ruling", [])):
        document = group.draft(kind, "ben", "So be it.", *events)
        assert procedure.needed(group.game, document).signers == DUO
    document = group.draft("resign", "ben")
    assert procedure.needed(group.game, document).signers == ("ben",)
    assert forced(group, ("anna",), kind="resign", seat="ben").kind == "signature"
    group.decide("resign", "ben")
    (decision,) = group.verdict.decisions
    assert decision.unilateral
    assert group.verdict.ok


def test_c10_a_lost_dice_key_makes_the_orders_stale_once_and_is_named() -> None:
    group = Group.begun().turns(1)
    author, witness, _ = waiting(group)
    orders = group.quiet(author)
    group.replace(witness, "host")
    reading = play.check(group.game, [orders]).readings[0]
    assert [one.code for one in reading.problems if one.is_error] == ["E-BASE"]
    group.turn()
    assert group.verdict.admin == ((2, "replace", witness),)


def test_c11_a_new_key_is_older_than_the_orders_that_it_proves() -> None:
    """The key stands in the state, so in the head that orders answer."""
    group = Group.begun().turns(1)
    author, witness, _ = waiting(group)
    before = group.quiet(author)
    group.replace(witness, "host")
    after = group.quiet(author)
    assert after["signed"]["base"] == group.game.file.head.hex()
    assert before["signed"]["base"] != after["signed"]["base"]
    file = group.game.file
    bare = {key: value for key, value in file.state.items() if key != "people"}
    forged = write_game(file.genesis, file.next, bare, file.seal, file.history)
    assert verify(forged, registry.load).fault


def test_c12_going_back_gives_new_dice_to_the_same_orders() -> None:
    group = Group.begun(RACE).turns(1)
    first = group.turn()
    group.decide("rollback", "", {"to": 1})
    assert group.mover == first.record.orders[0].split('"player":"')[1].split('"')[0]
    again = group.turn()
    assert again.record.index == 4
    assert again.record.proofs != first.record.proofs
    assert again.record.head != first.record.head
    assert group.verdict.ok


def test_c12b_an_old_file_is_no_rollback() -> None:
    group = Group.begun(RACE).turns(1)
    old = group.data
    group.turn()
    assert compare(old, group.data).relation == "behind"


def test_c22_a_signature_counts_once() -> None:
    group = Group.begun().turns(1)
    # Who has to decide now signs a ruling about themselves too.
    about = next(seat for seat in TRIO if seat != group.mover)
    one, two = (seat for seat in TRIO if seat != about)
    for approvals in ((one, one), (one,), (two, one), (one, two, two), TRIO):
        fault = forced(group, approvals, kind="ruling", seat=about)
        assert fault.kind in ("signature", "file"), approvals


def test_b5_a_host_makes_nobodys_orders_stale_by_a_record_of_their_own() -> None:
    """Whoever must decide signs as well, unless it is about him."""
    group = Group.begun(mode="host", quorum="host", deadline="7 days").turns(1)
    mover = group.mover
    other = next(seat for seat in TRIO if seat != mover)
    for kind, seat, events in (
        ("ruling", "", ()),
        ("ruling", other, ()),
        ("ruling", mover, ()),
        ("resign", other, ()),
        ("rollback", "", ({"to": 0},)),
    ):
        document = group.draft(kind, seat, "x", *events)
        assert procedure.needed(group.game, document).signers == (mover, "host")
    assert forced(group, ("host",), kind="ruling", seat="").kind == "signature"
    alone = procedure.needed(group.game, group.draft("resign", mover))
    assert alone.signers == ("host",)


def test_b5_a_host_who_plays_decides_nothing_alone_while_it_is_his_turn() -> None:
    """A host's orders are proved by the next one, whom he may not pass over by himself."""
    group = Group.begun(mode="host", quorum="host", master="anna")
    while group.mover != "anna":
        group.turn(sealer="anna")
    assert play.needed_witnesses(group.game, ["anna"]) == ("ben",)
    document = group.draft("substitute", "ben")
    assert procedure.needed(group.game, document).signers == ("anna", "cleo")
    group.decide("substitute", "ben")
    assert [name for name, _ in group.turn(sealer="anna").record.proofs] == ["cleo"]
    assert group.verdict.ok


def test_a_silent_host_is_passed_over_by_the_players() -> None:
    group = Group.begun(mode="host", quorum="host").turns(1)
    made = group.decide("substitute", "host")
    assert [name for name, _ in made.record.approvals] == list(TRIO)
    assert "host" not in dict(group.turn().record.proofs)
    assert group.verdict.ok


def test_a_decision_fits_one_place_of_one_game() -> None:
    group = Group.begun().turns(1)
    document = group.draft("ruling", "cleo")
    for key, value in (("game", "0" * 64), ("prev", "0" * 64), ("index", 3), ("index", True), ("pbem", "admin/2")):
        with pytest.raises(InputError, match="another place"):
            procedure.needed(group.game, {**document, key: value})


# ── every single change ──────────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def everything() -> bytes:
    """A game in mode next with records of five kinds; the sixth needs a host."""
    group = Group.begun(RACE).turns(1)
    _, witness, _ = waiting(group)
    group.decide("substitute", witness)
    group.turn()
    group.decide("ruling", "", {"do": "mover-set", "seat": group.mover}, reason="Größe")
    group.replace("cleo", "host")
    group.turn()
    group.decide("rollback", "", {"to": 4})
    group.decide("resign", "ben")
    if group.game.awaited:
        group.turn()
    return group.data


def test_a_game_with_many_decisions_is_sound_and_names_them_all(everything: bytes) -> None:
    verdict = verify(everything, registry.load)
    assert verdict.ok
    assert [kind for _, kind, _ in verdict.admin] == [
        "substitute",
        "ruling",
        "replace",
        "rollback",
        "resign",
    ]


def changes_of(data: bytes, *parts: tuple[str | int, ...]) -> Iterator[tuple[str, bytes]]:
    """Each value below these places changed, taken away or joined by another."""
    whole = tomllib.loads(data.decode())
    for part in parts:
        holder: Any = whole
        for step in part[:-1]:
            holder = holder[step]
        kept = holder[part[-1]]
        for what, other in _changed(kept):
            holder[part[-1]] = other
            yield f"{part}: {what}", tomli_w.dumps(whole).encode()
        holder[part[-1]] = kept


def _changed(value: Any) -> Iterator[tuple[str, Any]]:
    """A value changed as a whole, and at each place inside."""
    yield from other_values(value)
    if isinstance(value, dict):
        for key, inner in value.items():
            yield f"{key} gone", {name: one for name, one in value.items() if name != key}
            for what, other in _changed(inner):
                yield f"{key}: {what}", {**value, key: other}


def inside_notices(data: bytes) -> Iterator[tuple[str, bytes]]:
    """Each value of each notice changed, in a text that is canonical again."""
    for record in open_game(data).all_records():
        if record.admin:
            for what, other in _changed(json.loads(record.admin)):
                text = canonical(other).decode() if not check_profile(other) else ""
                changed = data.replace(quoted(record.admin).encode(), quoted(text).encode())
                changed = changed.replace(record.admin.encode(), text.encode())
                if changed != data:
                    yield f"record {record.index}: {what}", changed


@pytest.mark.parametrize("every", all_but((41, 1), lambda every: every > 1))
def test_no_single_change_of_a_game_with_decisions_passes(everything: bytes, every: int) -> None:
    places = [("state", "people"), *(("history", at) for at in (2, 4, 5, 7, 8))]
    changes = [*changes_of(everything, *places), *inside_notices(everything)]
    assert len(changes) > 300
    passed = [what for what, data in changes[::every] if verify(data, registry.load).ok]
    assert passed == []


@pytest.mark.parametrize("look", LOOKS)
def test_what_mail_does_to_a_game_with_decisions_changes_nothing(everything: bytes, look: str) -> None:
    data = LOOKS[look](everything.decode()).encode()
    assert verify(data, registry.load).ok


@pytest.mark.thorough
def test_a_missed_turn_survives_no_change_either() -> None:
    group = Group.begun(mode="host", quorum="host", deadline="7 days")
    group.decide("missed", group.mover)
    places = (("history", 1), ("genesis", "deadline"), ("state", "turn"))
    changes = [*changes_of(group.data, *places), *inside_notices(group.data)]
    assert len(changes) > 50
    assert [what for what, data in changes if verify(data, registry.load).ok] == []


def test_signatures_of_a_decision_may_stand_in_no_other_order(everything: bytes) -> None:
    file = open_game(everything)
    records = file.all_records()
    at = next(record.index for record in records if len(record.approvals) > 1)
    turned = records[at]._replace(approvals=records[at].approvals[::-1])
    history = "".join(map(write_record, [*records[:at], turned, *records[at + 1 :]]))
    data = write_game(file.genesis, file.next, file.state, file.seal, history)
    fault = verify(data, registry.load).fault
    assert fault
    assert (fault.kind, fault.record) == ("signature", at)
