"""What a command does not need is not imported."""

from __future__ import annotations

import subprocess
import sys

import pytest

ALL = "canonical curve_points dice documents hashes keys signers sshsig sshwire"
IMPORT_ALL = f"import sys; from pbem.trust import {', '.join(ALL.split())}; "
VERIFY = "sshsig.verify(k := signers.identity_from_seed(bytes(32)).public, 'n', b'', bytes(64)); "
READ = "signers.read_private(signers.private_file(signers.identity_from_seed(bytes(32)))); "


@pytest.mark.parametrize(
    ("steps", "unwanted"),
    [
        ("", "cryptography"),
        (VERIFY, "cryptography.hazmat.primitives.serialization"),
        (VERIFY, "cryptography.hazmat.primitives.asymmetric.rsa"),
        (READ, "cryptography.hazmat.primitives.serialization"),
    ],
)
def test_a_slow_library_waits_until_it_is_needed(steps: str, unwanted: str) -> None:
    code = f"{IMPORT_ALL}{steps}print({unwanted!r} in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
