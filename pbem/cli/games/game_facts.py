"""Facts of games for programs: how a game stands, what a record held, what is wrong with orders."""

import os
from collections.abc import Sequence
from typing import Any

from pbem.cli.games.standing import GameStanding
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import table_of
from pbem.engine.file.succession import awaited_in
from pbem.engine.play.play import Game
from pbem.engine.proof.playback import Turn
from pbem.engine.table.ruleset import Table
from pbem.engine.table.sheet import Problem, format_path
from pbem.engine.table.terms import Awaited, Clock, Data
from pbem.engine.text.diagnostics import Locator
from pbem.engine.text.order_file import OrderFile


def of_game(genesis: Genesis, index: int, head: bytes) -> Data:
    """Return what names a game, and the record in question."""
    return {
        "game": genesis.name,
        "game_id": genesis.game_id.hex(),
        "rules": genesis.rules,
        "mode": genesis.mode,
        "record": index,
        "head": head.hex(),
    }


def of_moment(genesis: Genesis, table: Table[Any, Any, Any], state: Any) -> Data:
    """Return where a game stands, who must decide, and the state as a game file holds it."""
    clock: Clock = table.clock(state)
    awaited: Awaited | None = awaited_in(genesis, table, state)
    return {
        "turn": clock.turn,
        "part": clock.part,
        "over": awaited is None,
        "must": list(awaited.must) if awaited else [],
        "may": list(awaited.may) if awaited else [],
        "due": awaited.what if awaited else "",
        "state": table.dump(state),
    }


def of_players(genesis: Genesis) -> list[Data]:
    """Return who plays, in seat order."""
    return [{"id": one.id, "name": one.name, "bot": one.bot or None} for one in genesis.players]


def of_standing(game: Game, newest: str, standing: GameStanding) -> Data:
    """Return how a game stands as seen from this computer."""
    found = standing.found
    return {
        **of_game(game.file.genesis, game.file.index, game.file.head),
        "file": os.path.abspath(newest) if newest else None,
        "stage": found.stage,
        "due_here": standing.is_due,
        "here": list(standing.mine),
        "waits_for": [{"player": task.person, "act": task.act} for task in found.owing],
        "in_words": standing.said(),
    }


def of_turn(turn: Turn, table: Table[Any, Any, Any]) -> Data:
    """Return one record: its orders, what happened, and who must decide then."""
    clock = table.clock(turn.before)
    return {
        "record": turn.record.index,
        "turn": clock.turn,
        "part": clock.part,
        "players": list(turn.seats),
        "orders": [table_of(text) for text in turn.record.orders],
        "events": [{"event": type(one).__name__, **one._asdict()} for one in turn.events],
        "state": turn.record.state,
        "head": turn.record.head,
    }


def of_problems(file: OrderFile, problems: Sequence[Problem]) -> list[Data]:
    """Return what is wrong with an order file, and where."""
    locator = Locator(file.text, file.places) if problems else None
    found = []
    for one in problems:
        place = locator.place(one.path, one.at, one.offset) if locator else None
        found.append(
            {
                "code": one.code,
                "error": one.is_error,
                "path": format_path(one.path),
                "line": place.line if place else None,
                "column": place.column if place else None,
                "message": one.message,
                "hint": one.hint or None,
            }
        )
    return found
