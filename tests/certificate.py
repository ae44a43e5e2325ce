"""A certificate for this computer that nobody vouches for, as servers of one's own have it."""

from __future__ import annotations

import ssl
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from typing import TYPE_CHECKING, NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
)

if TYPE_CHECKING:
    from pathlib import Path


class Certificate(NamedTuple):
    """The files of a certificate and its key, and TLS as a server does it with them."""

    public: Path
    private: Path
    context: ssl.SSLContext


def make_certificate(folder: Path, *names: str) -> Certificate:
    """Make one for 127.0.0.1 and these names; valid from yesterday to tomorrow."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "loopback")])
    others: list[x509.GeneralName] = [x509.DNSName(one) for one in names]
    today = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(today - timedelta(days=1))
        .not_valid_after(today + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1")), *others]), False)
        .sign(key, SHA256())
    )
    public, private = folder / "certificate.pem", folder / "private.pem"
    public.write_bytes(made.public_bytes(Encoding.PEM))
    private.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.TraditionalOpenSSL, NoEncryption()))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(public, private)
    return Certificate(public, private, context)
