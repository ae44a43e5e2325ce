"""Settings are read strictly, and a slip is told with file, table and key."""

from __future__ import annotations

from collections.abc import Mapping  # noqa: TC003 - read by attrs when the tests run
from typing import Any, Literal

import attrs
import pytest

from pbem.errors import ContentError
from pbem.local.settings import parse, structure


@attrs.frozen
class Hour:
    start: int


@attrs.frozen
class Table:
    sender: str = attrs.field(default="", metadata={"key": "from"})
    command: tuple[str, ...] = ()
    auth: Literal["password", "xoauth2"] = "password"
    loud: bool = False
    hours: tuple[Hour, ...] = ()
    book: Mapping[str, str] = attrs.Factory(dict)
    short: str = ""

    def __attrs_post_init__(self) -> None:
        if len(self.short) > 3:
            raise ValueError("short is too long")


def test_a_table_becomes_a_value() -> None:
    data = parse(
        b'from = "anna"\ncommand = ["a", "b"]\nauth = "xoauth2"\nloud = true\n'
        b'hours = [{start = 3}]\nbook = {ben = "b@example.org"}',
        "x.toml",
    )
    assert structure(Table, data, "x.toml") == Table(
        "anna", ("a", "b"), "xoauth2", True, (Hour(3),), {"ben": "b@example.org"}
    )


def test_an_empty_table_is_all_defaults() -> None:
    assert structure(Table, {}, "x.toml") == Table()


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ({"from": 5}, "x.toml: [mail] from: must be a text, but is 5"),
        ({"command": "pass show"}, "x.toml: [mail] command: must be a list of texts, but is 'pass"),
        ({"command": ["a", 3]}, "x.toml: [mail] command[1]: must be a text, but is 3"),
        ({"auth": "magic"}, 'x.toml: [mail] auth: must be "password" or "xoauth2", but is \'magic'),
        ({"loud": 1}, "x.toml: [mail] loud: must be true or false, but is 1"),
        ({"hours": [{"start": True}]}, "hours[0].start: must be a whole number, but is true"),
        ({"hours": [{}]}, "x.toml: [mail] hours[0].start: is missing"),
        ({"hours": 3}, "x.toml: [mail] hours: must be a list of tables, but is 3"),
        ({"book": {"ben": 1}}, "x.toml: [mail] book.ben: must be a text, but is 1"),
        ({"frm": "anna"}, "x.toml: [mail] frm: is not a setting; did you mean from?"),
        ({"zzzzzz": 1}, "zzzzzz: is not a setting; possible: from, command, auth, loud, hours"),
        ({"short": "longer"}, "x.toml: [mail]: short is too long"),
        ([], "x.toml: [mail]: must be a table, but is a list"),
    ],
)
def test_a_slip_is_reported_with_its_place(data: Any, told: str) -> None:
    with pytest.raises(ContentError) as caught:
        structure(Table, data, "x.toml: [mail]")
    assert told in str(caught.value)


@pytest.mark.parametrize("data", [b"a = ", b"\xff\xfe", b"a" + b"[" * 5000, b"a = " + b"1" * 5000])
def test_what_is_no_toml_is_reported_with_its_file(data: bytes) -> None:
    with pytest.raises(ContentError, match=r"^x\.toml is not (valid TOML: |written in UTF-8)"):
        parse(data, "x.toml")
