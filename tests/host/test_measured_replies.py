"""Orders of four kinds in replies as thirteen mail programs shape them, with what phones do to lines."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import TYPE_CHECKING

import pytest
from judged_replies import Turn, capitals, judged, letter_to, rows_of, verdict, wrapped
from players.match import key_of
from sample_games.mail_host import MailHost, block, open_host_with_keys, open_mail_host
from sample_games.mail_replies import (
    SHAPES,
    reply,
)

from pbem.engine.play.order_check import sign_orders
from pbem.mail import mail_safe

if TYPE_CHECKING:
    from pathlib import Path

    from conftest import Run


def curly(text: str) -> str:
    return "".join(
        "\u201c" if sign == '"' and number % 2 == 0 else "\u201d" if sign == '"' else sign
        for number, sign in enumerate(text)
    )


MUTATIONS = {
    "as typed": lambda text: text,
    "CR LF": lambda text: text.replace("\n", "\r\n"),
    "curly quotes": curly,
    "hard blanks": lambda text: text.replace(" ", "\u00a0"),
    "capitals": capitals,
    "footer": lambda text: f"{text}\n\nCheers,\nBen\n\nSent from my phone\n--\nTel. +49 30 1234 = home",
    "wrapped": wrapped(50),
}


def kinds(turn: Turn) -> dict[str, str]:
    return {
        "unsigned block": block(mail_safe.write(turn.data)),
        "rows": rows_of(turn.data),
        "short": turn.text,
    }


@pytest.fixture
def host(pbem: Run, tmp_path: Path) -> MailHost:
    return open_mail_host(pbem, tmp_path)


@pytest.mark.thorough
def test_of_orders_in_replies_99_of_100_are_exact_or_asked_about_and_none_is_wrong_or_silent(
    pbem: Run, host: MailHost, tmp_path: Path
) -> None:
    """Thirteen mail programs, four kinds of orders, seven things that happen to their lines."""
    with_keys = open_host_with_keys(pbem, tmp_path / "keys")
    turns = [(host, Turn(host), kinds(Turn(host)))]
    keyed = Turn(with_keys)
    signer = key_of(keyed.seat)
    document = sign_orders(with_keys.game(), keyed.data, signer, b"0" * 32)
    turns.append((with_keys, keyed, {"signed block": block(mail_safe.write(document))}))
    counted: Counter[str] = Counter()
    odd: list[tuple[str, ...]] = []
    for where, turn, texts in turns:
        letter = letter_to(where, turn.seat)
        for (kind, text), shape, (name, mutate) in product(texts.items(), SHAPES, MUTATIONS.items()):
            rulings = judged(where, reply(letter, 1, mutate(text), shape))
            found = verdict(rulings, turn.data, signed=kind == "signed block")
            counted[found] += 1
            if found not in ("exact", "confirmed"):
                odd.append((kind, shape.__name__, name, found, *(one.sentence for one in rulings)))
    assert not counted["wrong"], odd
    assert not counted["silent"], odd
    assert (counted["exact"] + counted["confirmed"]) * 100 >= 99 * counted.total(), odd
