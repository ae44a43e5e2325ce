"""First claims in turn (R-012): in every mode the game waits for one player, who sees all claims before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hidden_laws import Dealer, lay_table, play
from players.match import Match
from sample_games.friends import Friends, state, write
from sample_games.mail_host import MailHost, open_mail_host

from pbem.engine.play.play import load_game
from pbem.engine.play.sealed_orders import needs_sealing
from pbem.local import registry
from pbem.rulesets.risk.events import ListRanDry, TerritoryClaimed

if TYPE_CHECKING:
    from pathlib import Path

    from conftest import Run

IN_TURN = ("--rules", "risk-1959", "--set", "placings=in-turn")
SEATS = ("anna", "ben", "cleo")


def claim(seat: str, territory: str, **header: Any) -> str:
    head = {"game": "world", "player": seat, "turn": 0, **header}
    lines = [f"{key} = {value!r}".replace("'", '"') for key, value in head.items()]
    return "\n".join([*lines, "[setup]", f'claim = ["{territory}"]', ""])


# ── open ─────────────────────────────────────────────────────────────────────────────────────────


def test_each_claim_is_answered_by_the_next(pbem: Run, tmp_path: Path) -> None:
    assert pbem("new", "world", "--players", "anna,ben,cleo", *IN_TURN, "-o", tmp_path).exit_code == 0
    claimed: list[str] = []
    for number, territory in enumerate(["Siam", "Brazil", "Alaska", "Peru"]):
        path = tmp_path / f"world-{number:03d}.toml"
        game = load_game(path.read_bytes(), registry.load)
        assert game.awaited is not None
        assert len(game.awaited.must) == 1
        assert game.awaited.may == ()
        seat = game.awaited.must[0]
        orders = tmp_path / f"{number}.toml"
        orders.write_text(claim(seat, territory, part=max(1, number + 1)))
        done = pbem("apply", path, orders)
        assert done.exit_code == 0, done.output
        claimed.append(seat)
    assert len({*claimed[:3]}) == 3
    assert claimed[3] == claimed[0]


def test_a_whole_set_up_goes_round_by_itself(pbem: Run) -> None:
    """Lists without a batch cost no mail of their own: everybody is asked once, then it runs."""
    match = Match("risk-1959", 3, choices={"placings": "in-turn"}, frills=0)
    steps = []
    for step in match.play():
        steps.append(step)
        if step.game.state.turn:
            break
    asked = [step.record.orders for step in steps[1:]]
    assert all(len(orders) == 1 for orders in asked)
    claims = [one for step in steps for one in step.applied.events if isinstance(one, TerritoryClaimed)]
    assert len(claims) == 42


@pytest.mark.parametrize("cards", ["dealer", "private"])
def test_hidden_hands_change_nothing_in_it(cards: str) -> None:
    match = Match("risk-1959", 2, choices={"placings": "in-turn"}, frills=0)
    table, dealer = lay_table(match, cards), Dealer(f"in turn {cards}")
    for record, number in zip(play(table, match, dealer), range(3), strict=False):
        awaited = table.awaited(record.after)
        assert awaited is not None
        assert (len(awaited.must), awaited.may) == (1, ())
        assert number or not any(isinstance(one, ListRanDry) for one in record.events)


# ── proved dice ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("mode", "host", "cards"),
    [("next", "", "private"), pytest.param("host", "Hugo", "dealer", marks=pytest.mark.thorough)],
)
def test_nothing_is_sealed_because_nobody_writes_at_the_same_time(
    mode: str, host: str, cards: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    friends = Friends(tmp_path, monkeypatch)
    if host:
        friends.person("host")
    friends.start(mode, "anna", "ben", host=host, more=(*IN_TURN, "--cards", cards))
    for number, territory in enumerate(["Siam", "Brazil", "Alaska"]):
        (seat,) = state(friends["anna"])["decides"]
        person = friends[seat]
        game = load_game((person.games / person.newest()).read_bytes(), registry.load)
        assert not needs_sealing(game)
        orders = write(person, claim(seat, territory, part=number + 1))
        person.done("sign", person.newest(), orders)
        friends.mail(seat, orders)
        witness = "host" if host else next(one for one in ("anna", "ben") if one != seat)
        friends[witness].done("apply", friends[witness].newest(), orders)
        friends.mail(witness, friends[witness].newest())
    owners = {name: owner for name, (owner, _) in state(friends["ben"])["territories"].items() if owner}
    assert set(owners) == {"siam", "brazil", "alaska"}
    assert owners["siam"] == owners["alaska"] != owners["brazil"]


# ── by mail ──────────────────────────────────────────────────────────────────────────────────────


def test_a_host_asks_one_player_after_the_other(pbem: Run, tmp_path: Path) -> None:
    host: MailHost = open_mail_host(pbem, tmp_path, *IN_TURN)
    asked = []
    for number, territory in enumerate(["Siam", "Brazil", "Alaska"]):
        awaited = host.game().awaited
        assert awaited is not None
        assert len(awaited.must) == 1
        seat = host.mover()
        asked.append(seat)
        mail = host.mail("A claim.\n", seat, attach=claim(seat, territory, part=number + 1))
        host.answer(mail)
        assert host.folder().newest_index() == number + 1
    assert len({*asked}) == 3
