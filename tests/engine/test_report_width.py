"""No row is wider than 79 columns, whatever the players are called."""

import unicodedata

import pytest

from pbem.engine.file.genesis import Player
from pbem.engine.play.play import begin
from pbem.engine.table.sheet import Problem
from pbem.engine.text.diagnostics import complain
from pbem.engine.text.wrapping import WIDTH, columns, fold, padded, shorten
from pbem.engine.words.report import write_report
from pbem.local import map_files, registry
from pbem.trust.signers import identity_from_seed

NAMES = (
    "J\u00fcrgen M\u00fcller-L\u00fcdenscheidt von und zu Hohenstein",
    "\u9648\u5927\u6587" * 12,
    "\U0001f600" * 30,
    "W" * 80,
    "e\u0301" * 20,
    "\ud55c\uad6d\uc5b4 " * 15,
)


def measured(text: str) -> int:
    """Count columns by the tables of the Unicode library."""
    wide = sum(unicodedata.east_asian_width(sign) in "WF" for sign in text)
    return len(text) + wide - sum(map(bool, map(unicodedata.combining, text)))


@pytest.mark.parametrize("name", NAMES)
def test_columns_are_those_of_a_terminal(name: str) -> None:
    assert columns(name) == measured(name)
    assert measured(shorten(name, 20)) <= 20
    assert measured(padded(shorten(name, 20), 20)) == 20


def test_a_folded_line_keeps_all_its_words() -> None:
    row = " ".join(NAMES)
    folded = list(fold([row]))
    assert max(map(measured, folded)) <= WIDTH
    assert "".join(folded).replace(" ", "") == row.replace(" ", "")


@pytest.mark.parametrize("rules", ["risk-1959", "risk-parker", "across-the-continent-1952"])
def test_reports_and_boards_stay_narrow(rules: str) -> None:
    ruleset = registry.load(rules)
    named = NAMES[: ruleset.seats[1]]
    players = [Player("abcdefghijklmno" + "pqrstu"[n], name) for n, name in enumerate(named)]
    done = begin(
        ruleset, "x" * 40, players, map_files.load(ruleset.map_id), identity_from_seed(bytes(32)), seed=bytes(32)
    )
    table, genesis = done.game.table, done.game.file.genesis
    report = write_report(genesis, table, done.record, done.before, done.events, done.after)
    rows = [*report.split("\n"), *fold(table.words.show(done.after, None))]
    assert max(map(measured, rows)) <= WIDTH
    rows = [row for row in table.words.standing(done.after) if row.endswith("  0")]
    counts = {measured(row) for row in rows}
    assert len(counts) <= 1, "the columns of the table do not stand below one another"


def test_the_mark_stands_below_what_it_means() -> None:
    text = 'name = "\u9648\u5927\u6587", bad'
    rows = complain([Problem("E-TOML", (), "not valid TOML", offset=text.index("bad"))], "o", text)
    shown, mark = rows[1], rows[2]
    assert measured(mark[: mark.index("^")]) == measured(shown[: shown.index("bad")])
