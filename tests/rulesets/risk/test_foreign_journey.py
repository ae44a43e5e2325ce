"""What people do with a board of another program: ten turns, typed orders, a picture, the page's form, export and back."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

import pytest
from board_scenes import scene_of
from made_up_boards import BOARDS
from players.match import key_of
from test_foreign_maps import KINDS, read, read_made

from pbem.engine.file.genesis import Player
from pbem.engine.foresight.forecast import Work
from pbem.engine.picture.svg import draw
from pbem.engine.play import play
from pbem.engine.short.reading import read_short
from pbem.engine.short.writing import write_orders
from pbem.engine.table.sheet import Sheet
from pbem.local import bots, registry
from pbem.rulesets.risk import RISK_1959
from pbem.rulesets.risk.game import RiskTable
from pbem.rulesets.risk.map_file import check_map
from pbem.rulesets.risk.mapmaker import domination_files, write_map

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pbem.engine.play.game import Game
    from pbem.engine.table.terms import Data
    from pbem.rulesets.risk.board import Board

HEAD = ("game", "player", "turn", "part")


def play_on(data: Data, records: int) -> Iterator[tuple[Game, list[Data]]]:
    """Let two careful bots play; yield each moment with the orders that are given in it."""
    players = [Player(id_, id_.title(), "") for id_ in ("anna", "bob")]
    choices = {"placings": "lists"} if len(data["territory"]) > 100 else {}
    begun = play.begin(RISK_1959, "far", players, data, key_of("sealer"), seed=bytes(32), choices=choices)
    game = play.load_game(begun.data, registry.load)
    for _ in range(records):
        if game.awaited is None:
            yield game, []
            return
        orders = [bots.propose(game, seat, "careful").orders for seat in game.awaited.must]
        yield game, orders
        game = play.load_game(play.apply(game, orders, key_of("sealer")).data, registry.load)


def board_of(game: Game) -> Board:
    assert isinstance(game.table, RiskTable)
    return game.table.setting.board


def form_of(game: Game, seat: str) -> Data:
    """What the page offers."""
    form = game.table.forms.form(game.state, seat)
    assert form is not None
    return form


def as_typed(game: Game, orders: Data) -> object:
    """The same orders, written as short lines and read again, but for what only an order file can say."""
    seat = str(orders["player"])
    orders = {key: value for key, value in orders.items() if key != "on_elimination"}
    read_again = read_short(game, seat, "\n".join([*write_orders(game, orders), "end"]), "orders")
    assert read_again is not None
    assert not [one for one in read_again.problems if one.is_error]
    return meant(game, seat, read_again.data)


def meant(game: Game, seat: str, document: Data) -> object:
    """What a document orders, however its names are written."""
    sheet = Sheet({key: value for key, value in document.items() if key not in (*HEAD, "on_elimination")})
    orders = game.table.read_orders(game.state, seat, sheet)
    assert not sheet.refused
    return orders


@pytest.mark.thorough
@pytest.mark.parametrize(("kind", "name"), KINDS)
def test_a_board_plays_ten_turns_is_typed_drawn_exported_and_comes_back(kind: str, name: str) -> None:
    data = tomllib.loads(write_map(read_made(kind, BOARDS[name]).data or {}))
    assert not [fault for fault in check_map(data) if fault.is_error]
    turns = 0
    for game, documents in play_on(data, 12):
        turns += 1
        for orders in documents:
            assert as_typed(game, orders) == meant(game, str(orders["player"]), orders)
            assert form_of(game, str(orders["player"]))
    assert_typed_names_are_read(game, data)
    assert turns >= 10 or game.awaited is None
    assert draw(scene_of(game.table, game.state, data), "x")
    (_, text), (_, deck) = domination_files(data, "made")
    back = read(text, deck).data or {}
    assert essence(back) == essence(data)
    (_, again), (_, deck_again) = domination_files(back, "made")
    assert (again, deck_again) == (text, deck)


def assert_typed_names_are_read(game: Game, data: Data) -> None:
    """After a number of armies, a name is a name, also one that ends with a digit."""
    seat = game.awaited.must[0] if game.awaited else ""
    owners = dict(zip(board_of(game).ids, game.state.owners, strict=True))
    for land in (one for one in data["territory"] if seat and owners[one["id"]] == seat):
        for typed in (land["name"], land["id"], land["name"].upper()):
            orders = read_short(game, seat, f"place 2 {typed}\nend", "orders")
            assert orders is not None
            assert orders.data["place"] in ({land["name"]: 2}, {land["id"]: 2})


def essence(data: Data) -> object:
    """All of a map that a round trip keeps."""
    lands = [{key: one.get(key) for key in ("id", "name", "continent", "card", "borders")} for one in data["territory"]]
    return (
        data["name"],
        lands,
        data.get("one_way"),
        data.get("deck"),
        [{key: one[key] for key in ("id", "name", "bonus", "territories")} for one in data["continent"]],
    )


RING = BOARDS["a ring of one direction"]


@pytest.fixture(scope="module")
def ring() -> Game:
    """A game on a ring of one direction, after the set-up."""
    data = read_made("domination", RING).data or {}
    *_, (game, _) = play_on(data, 4)
    return game


def ways_of(game: Game) -> list[tuple[str, str]]:
    """Pairs of a territory of the player on turn with one of the other, so that a way leads from the first to the second."""
    seat, ids = game.awaited.must[0] if game.awaited else "", board_of(game).ids
    owners = dict(zip(ids, game.state.owners, strict=True))
    return [(a, b) for a, b in zip(ids, (*ids[1:], ids[0]), strict=True) if owners[a] == seat != owners[b]]


def faults_of(game: Game, source: str, target: str) -> list[str]:
    """What is wrong with orders that strengthen a territory and attack from it."""
    seat = game.awaited.must[0] if game.awaited else ""
    lines = f"place {form_of(game, seat)['due']} {source}\nattack {target} from {source}\nend"
    typed = read_short(game, seat, lines, "orders")
    assert typed is not None
    sheet = Sheet({key: value for key, value in typed.data.items() if key in ("place", "attack")})
    orders = game.table.read_orders(game.state, seat, sheet)
    if not sheet.refused:
        assert game.table.foresight.foresee(game.state, {seat: orders}, Work(100_000))
    return [one.message for one in (*typed.problems, *sheet.problems) if one.is_error]


def test_an_attack_is_typed_checked_and_planned_along_a_way_and_refused_against_it(ring: Game) -> None:
    board, (source, target) = board_of(ring), ways_of(ring)[0]
    assert faults_of(ring, source, target) == []
    against = [(b, a) for a, b in zip(board.ids, (*board.ids[1:], board.ids[0]), strict=True)]
    owners = dict(zip(board.ids, ring.state.owners, strict=True))
    here, there = next((b, a) for b, a in against if owners[b] == owners[source] != owners[a])
    assert "not adjacent" in " ".join(faults_of(ring, here, there))


def test_the_form_of_the_page_offers_only_where_a_way_leads(ring: Game) -> None:
    form = form_of(ring, "anna")
    ids = [land["id"] for land in form["territories"]]
    assert [land["near"] for land in form["territories"]] == [[id_] for id_ in (*ids[1:], ids[0])]


@pytest.mark.parametrize("style", ["careful", "bold", "random"])
def test_no_bot_goes_against_a_way(ring: Game, style: str) -> None:
    """What a bot writes against the rules would be left out, and said."""
    game = ring
    for _ in range(6):
        if game.awaited is None:
            break
        proposals = [bots.propose(game, seat, style) for seat in game.awaited.must]
        assert [one.amends for one in proposals] == [""] * len(proposals)
        game = play.load_game(play.apply(game, [one.orders for one in proposals], key_of("sealer")).data, registry.load)
