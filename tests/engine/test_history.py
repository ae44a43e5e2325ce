"""Records: written in one way, read in any, chained by their heads."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sample_games import small_games

from pbem.engine.file import history, record_layout
from pbem.engine.file.history import Record
from pbem.engine.file.record_layout import read_history, records_from_data, write_record
from pbem.errors import ContentError
from pbem.trust import hashes

HEX = st.text("0123456789abcdef", min_size=64, max_size=64)
BASE64 = st.text("abcXYZ019+/=", min_size=1, max_size=90)
NAME = st.from_regex("[a-z][a-z0-9-]{0,15}", fullmatch=True)
# What canonical texts are made of: no controls, no three single quotes.
TEXT = st.text(
    st.characters(min_codepoint=32, max_codepoint=0x1F600, exclude_categories=["Cs", "Cc"]), min_size=1, max_size=40
).filter(lambda text: "'''" not in text and not text.endswith("'"))
NAMED = st.dictionaries(NAME, BASE64, min_size=1, max_size=3).map(lambda named: tuple(named.items()))


def plain_record(texts: list[str], sig: str, proofs: tuple[tuple[str, str], ...]) -> Record:
    sigs = tuple(sig for _ in texts)
    return Record(0, tuple(texts), sigs, proofs, "0" * 64, "f" * 64)


def notice_record(text: str, approvals: tuple[tuple[str, str], ...]) -> Record:
    return Record(0, (), (), (), "0" * 64, "f" * 64, text, approvals)


RECORDS = st.one_of(
    st.builds(plain_record, st.lists(TEXT, max_size=3), BASE64, st.just(()) | NAMED),
    st.builds(notice_record, TEXT, NAMED),
)


@pytest.mark.thorough
@given(st.lists(RECORDS, min_size=1, max_size=4))
def test_the_short_way_reads_what_the_toml_reader_reads(drawn: list[Record]) -> None:
    records = [record._replace(index=index) for index, record in enumerate(drawn)]
    text = "".join(map(write_record, records))
    assert list(records_from_data(tomllib.loads(text)["history"])) == records
    assert read_history(text) == records


@given(RECORDS, st.integers(0, 400), st.sampled_from("'\"\n [],={}#ax0"))
def test_what_the_short_way_reads_of_a_damaged_text_the_toml_reader_reads_too(
    record: Record, at: int, sign: str
) -> None:
    text = write_record(record)
    damaged = text[: at % len(text)] + sign + text[at % len(text) + 1 :]
    found = read_history(damaged)
    if found is not None:
        assert list(records_from_data(tomllib.loads(damaged)["history"])) == found


def test_the_last_record_and_the_head_before_it_are_read_without_the_others() -> None:
    game = small_games.race((4, 0, 8))[-1].game
    text, records = game.file.history, game.file.all_records()
    assert record_layout.read_last(text, 3) == records[3]
    assert record_layout.previous_head(text) == bytes.fromhex(records[2].head)
    assert record_layout.count_records(text) == 4


def test_before_the_first_record_there_is_no_head() -> None:
    step = small_games.race(())[0]
    assert step.game.file.prev_head == hashes.NO_HASH


def test_a_text_that_is_not_ascii_is_written_with_escapes() -> None:
    record = Record(0, ('{"note":"Größe 🎲"}',), ("QQ==",), (), "0" * 64, "f" * 64)
    text = write_record(record)
    assert text.isascii()
    assert "\\u00F6" in text
    assert "\\U0001F3B2" in text
    assert read_history(text) == [record]


def test_two_texts_on_one_line_are_not_taken_for_one() -> None:
    text = write_record(Record(0, ("{}", "{}"), (), (), "0" * 64, "f" * 64))
    on_one_row = text.replace("\n    ", " ").replace(",\n]", "]")
    assert len(tomllib.loads(on_one_row)["history"][0]["orders"]) == 2
    assert read_history(on_one_row) is None


BAD = {
    "not a set-up list": (7, "the history must be a list"),
    "no table": ([7], "a record must be a table"),
    "an unknown key": ([{"orders": [], "state": "0" * 64, "head": "0" * 64, "x": 1}], "x is unknown"),
    "no state": ([{"orders": [], "head": "0" * 64}], "state is missing"),
    "a short head": ([{"orders": [], "state": "0" * 64, "head": "0"}], "head must be 64 hex"),
    "orders that are numbers": ([{"orders": [1], "state": "0" * 64, "head": "0" * 64}], "list of texts"),
    "a notice with orders": (
        [{"orders": [], "admin": "{}", "sigs": {}, "state": "0" * 64, "head": "0" * 64}],
        "orders is unknown",
    ),
    "signatures of nobody": ([{"orders": ["{}"], "sigs": [""], "state": "0" * 64, "head": "0" * 64}], "left out"),
    "proofs of nobody": ([{"orders": [], "proofs": {}, "state": "0" * 64, "head": "0" * 64}], "must name players"),
}


@pytest.mark.parametrize(("tables", "sentence"), BAD.values(), ids=BAD)
def test_records_of_another_shape_are_refused(tables: object, sentence: str) -> None:
    with pytest.raises(ContentError, match=sentence):
        list(records_from_data(tables))


@pytest.mark.rule("engine/file/history 1.1", "engine/file/history 2.1")
def test_seed_and_head_are_those_of_the_format() -> None:
    """The chain of trust 4.1, computed here from the bare hash functions."""
    game = small_games.race((4,))[-1].game
    genesis, records = game.file.genesis, game.file.all_records()
    seed_0 = hashes.H("pbem/1/seed", genesis.game_id, bytes(4), bytes(32), genesis.game_id, bytes.fromhex(genesis.seed))
    head_0 = hashes.H("pbem/1/head", bytes(32), bytes(4), genesis.game_id, seed_0, bytes.fromhex(records[0].state))
    assert records[0].head == head_0.hex()
    orders = hashes.H("pbem/1/orders", records[1].orders[0].encode())
    seed_1 = hashes.H("pbem/1/seed", genesis.game_id, b"\0\0\0\1", head_0, orders, bytes.fromhex(genesis.seed))
    head_1 = hashes.H("pbem/1/head", head_0, b"\0\0\0\1", orders, seed_1, bytes.fromhex(records[1].state))
    assert records[1].head == head_1.hex()


def test_several_orders_count_as_the_hash_of_their_hashes() -> None:
    texts = ('{"a":1}', '{"b":2}')
    each = [hashes.H("pbem/1/orders", text.encode()) for text in texts]
    stands = history.orders_hash(bytes(32), 5, texts)
    assert stands == hashes.H("pbem/1/orders-set", *each)


def test_an_administrative_record_has_no_chance() -> None:
    genesis = small_games.invited(small_games.BALLOT, "next", "anna", "ben")
    chained = history.link(genesis, notice_record("{}", ())._replace(index=1), bytes(32))
    assert chained.seed == bytes(32)
    assert chained.orders_hash == hashes.H("pbem/1/admin", b"{}")
