"""What must hold in every game, whatever it is: files, orders to fill in, reports, the audit."""

import json
import re
from collections.abc import Iterable

from players.match import Step

from pbem.engine.file.game_file import write_game
from pbem.engine.play import play
from pbem.engine.proof import audit
from pbem.engine.table.ruleset import read_all_orders
from pbem.engine.table.sheet import Sheet
from pbem.engine.text import order_file
from pbem.engine.words.report import write_report
from pbem.engine.words.template import header
from pbem.local import registry

WIDTH = 79
HEADER = ("game", "player", "turn", "part", "signed")
RAW = re.compile(r"[=<>@{}\[\]_]|//|\b(mine|theirs|final|max|min)\b")
"""What no sentence for players holds: signs and words of order files."""


def check_file(step: Step) -> None:
    """What was written is what is read, and written again it is the same bytes."""
    file, applied = step.game.file, step.applied
    assert write_game(file.genesis, file.next, file.state, file.seal, file.history) == step.data
    assert step.game.state == applied.after
    assert (file.genesis, file.last) == (applied.game.file.genesis, applied.record)


def check_templates(game: play.Game) -> None:
    """Whoever is awaited gets an order file to fill in that passes its check as it is."""
    for seat in game.awaited.must if game.awaited else ():
        rows = [f"{key} = {value!r}" for key, value in header(game, seat).items()]
        rows += game.table.forms.template(game.state, seat)
        check_rows(rows)
        file = order_file.read("\n".join(rows).encode(), "orders.toml")
        assert not file.problems, file.problems
        (reading,) = play.check(game, [file.data]).readings
        # Set-up lists are the player's own; the form says so, and leaves none out.
        assert not reading.refused, (rows, reading.problems)


def check_sentences(step: Step) -> None:
    """Orders that were played are said back in sentences, without a sign or a key of the order file."""
    table, before = step.game.table, step.applied.before
    for text in step.record.orders:
        document = json.loads(text)
        own = {key: value for key, value in document.items() if key not in HEADER}
        orders = read_all_orders(table, before, document["player"], Sheet(own))
        told = table.words.restate(before, document["player"], orders)
        assert told
        assert [line for line in told if RAW.search(line) or line[-1] != "."] == []


def check_recalled(step: Step) -> None:
    """What a record did to each player is told in sentences."""
    table, past = step.game.table, [(step.applied.before, step.applied.events)]
    for seat in step.game.file.genesis.seat_ids:
        told = table.words.recall(seat, past)
        assert told is not None
        assert [line for line in told if RAW.search(line) or line[-1] != "."] == []


def check_words(step: Step) -> str:
    """Report and table are told without a row that is too wide for a mail; gives the report."""
    report = step.report
    check_rows(report.splitlines())
    game = step.game
    for seat in (None, game.file.genesis.seat_ids[0]):
        check_rows(game.table.words.show(game.state, seat))
    return report


def check_rows(rows: Iterable[str]) -> None:
    assert [row for row in rows if len(row) > WIDTH or "\n" in row] == []


def check_end(step: Step, reports: list[str]) -> None:
    """The audit says yes, and whoever replays the game reads the same reports."""
    assert step.game.awaited is None
    verdict = audit.verify(step.data, registry.load)
    assert verdict.ok, verdict
    game = step.game
    again = [
        write_report(game.file.genesis, game.table, turn.record, turn.before, turn.events, turn.after)
        for turn in audit.replay(step.data, registry.load)
    ]
    assert again == reports
    assert len(reports) == step.record.index + 1
