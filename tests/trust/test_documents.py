"""The documents that the program signs have exactly these fields."""

from __future__ import annotations

from pbem.trust import documents
from pbem.trust.canonical import canonical


def test_a_seal_names_game_index_head_and_writer() -> None:
    seal = documents.seal_document(b"\xab" * 32, 12, b"\xcd" * 32, "ben")
    text = f'{{"by":"ben","game":"{"ab" * 32}","head":"{"cd" * 32}","index":12,"pbem":"seal/1"}}'
    assert canonical(seal).decode() == text


def test_a_witness_text_names_the_orders_and_the_witness() -> None:
    witness = documents.witness_document(b"\1" * 32, 3, b"\2" * 32, b"\3" * 32, "cleo")
    assert witness == {
        "pbem": "witness/1",
        "game": "01" * 32,
        "index": 3,
        "prev": "02" * 32,
        "orders": "03" * 32,
        "witness": "cleo",
    }


def test_every_kind_of_document_has_a_namespace_of_its_own() -> None:
    names = [name for name in vars(documents) if name.endswith("_NAMESPACE")]
    kinds = {getattr(documents, name) for name in names}
    assert kinds == {
        *("pbem-join-1", "pbem-orders-1", "pbem-witness-1", "pbem-seal-1"),
        *("pbem-admin-1", "pbem-sealed-1", "pbem-receipt-1", "pbem-wish-1"),
        "pbem-command-1",
    }
