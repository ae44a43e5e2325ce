"""Cards turned in by a word in a reply: a game at a host in which bots decide, and every order is typed as lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from sample_games.mail_host import MailHost, open_mail_host, text_of

from pbem.engine.proof.audit import verify
from pbem.engine.short.writing import write_orders
from pbem.engine.words.template import header
from pbem.local import bots, registry

if TYPE_CHECKING:
    from pathlib import Path

    from conftest import Run

WORDS = ("trade best", "turn in my cards", "Cash in")


def turn(host: MailHost, trade: str) -> tuple[str, str]:
    """Let whoever is to move type what a bot would order, with these words for its cards; the trade, and the receipt."""
    game, seat = host.game(), host.mover()
    orders = {**header(game, seat), **bots.propose(game, seat, "careful").orders}
    orders.pop("on_elimination", None)
    lines = write_orders(game, orders)
    traded = next((line for line in lines if line.startswith("trade")), "")
    typed = "\n".join([*([trade or traded] if traded else []), *(line for line in lines if line != traded)])
    before = game.file.index
    said = text_of(host.answer(host.mail(f"Hi!\n\n{typed}\n\nCheers", seat)))
    assert host.game().file.index == before + 1, said
    return traded, said


@pytest.mark.thorough
def test_cards_are_turned_in_by_name_and_by_word(pbem: Run, tmp_path: Path) -> None:
    host = open_mail_host(pbem, tmp_path, "--seed", "5" * 64)
    ways = ["", *WORDS]
    for _ in range(60):
        if not ways or host.game().awaited is None:
            break
        cards = dict(host.game().state.hands)
        seat = host.mover()
        traded, said = turn(host, ways[0])
        if traded:
            assert "turn in" in said.lower()
            assert len(host.game().state.hands[seat]) <= len(cards[seat]) - 2
            ways.pop(0)
    assert ways == []
    assert verify(host.folder().newest(), registry.load).ok
