"""Whose signatures a record claims to hold that cannot be opened: was it changed, or written so?"""

import json
from collections.abc import Iterator

from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Record
from pbem.engine.proof.record_check import Signature
from pbem.errors import ContentError
from pbem.trust.canonical import unwrap_base64
from pbem.trust.documents import ADMIN_NAMESPACE, ORDERS_NAMESPACE


def claimed_signatures(genesis: Genesis, record: Record) -> Iterator[Signature]:
    """Yield the signatures under the texts of a record, as far as they can be read."""
    rows = [(name, sig, record.admin, ADMIN_NAMESPACE) for name, sig in record.approvals]
    for text, sig in zip(record.orders, record.sigs, strict=False):
        rows.append((_author(text), sig, text, ORDERS_NAMESPACE))
    for name, sig, text, namespace in rows:
        public, raw = genesis.identities.get(name), _raw(sig)
        if public is not None and raw:
            yield Signature(record.index, name, public, namespace, text.encode(), raw)


def _author(text: str) -> str:
    try:
        return str(json.loads(text)["player"])
    except (ValueError, LookupError, TypeError, RecursionError):
        return ""


def _raw(sig: str) -> bytes:
    try:
        return unwrap_base64(sig)
    except ContentError:
        return b""
