"""Order files as the page writes them: TOML that says the same, and a mail that carries it."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

import pytest

from pbem.mail.candidates import files_among
from pbem.mail.lines import lay_lines

if TYPE_CHECKING:
    from collections.abc import Callable

    Ask = Callable[[str, Any], Any]

HEADER = {"game": "world", "player": "anna", "turn": 7}
ORDERS: dict[str, dict[str, Any]] = {
    "nothing": {},
    "a table on a line": {"final": False, "place": {"Ukraine": 6, "rest": "rest"}},
    "a table too long for a line": {
        "place": {f"Territory with a name {n}": n for n in range(1, 9)},
        "attack": [{"from": "Siam", "to": "India"}],
    },
    "sets": {"trade": [["Siam", "China", "joker"], ["Peru", "India", "Alaska"]]},
    "a path and conditions": {
        "attack": [
            {"if": 'captured("Northern Europe")', "path": ["Ukraine", "Western Europe"]},
            {"path": [f"Territory {n}" for n in range(20)], "keep": 3},
        ]
    },
    "tables within tables": {
        "on_elimination": [{"victim": "any", "place": [{"at": "@border", "armies": "rest"}]}],
        "defence": {"default": "max", "rule": [{"at": ["Siam"], "dice": 1}, {"dice": "max"}]},
        "setup": {"claim": ["Siam", "@rest"], "add": [{"at": "Siam", "armies": 3}]},
    },
    "odd texts": {"attack": [{"if": 'it\'s "both" \\ and\ttab', "from": "Österreich\u2028\U0001f600"}]},
}


@pytest.mark.parametrize("name", ORDERS)
def test_the_text_says_what_was_chosen_in_plain_narrow_lines(ask: Ask, name: str) -> None:
    text = ask("text", {"header": HEADER, "orders": ORDERS[name]})
    assert tomllib.loads(text) == {**HEADER, **ORDERS[name]}
    assert text.isascii()
    assert all(len(line) <= 72 for line in text.splitlines())


def test_a_mail_carries_the_orders_between_their_marks(ask: Ask) -> None:
    text = ask("text", {"header": HEADER, "orders": ORDERS["tables within tables"]})
    body, address = ask("mail", {"to": "ben@example.org", "subject": "turn 7: a & b", "text": text})
    (block,) = files_among(lay_lines(body))
    assert (block.text.strip(), not block.repairs) == (text.strip(), True)
    parts = urlsplit(address)
    assert (parts.scheme, parts.path) == ("mailto", "ben@example.org")
    said = parse_qs(parts.query, strict_parsing=True)
    assert said == {"subject": ["turn 7: a & b"], "body": [body.replace("\n", "\r\n")]}
