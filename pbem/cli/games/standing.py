"""How a game stands as seen from this computer: what lies there for it, who plays here, what it waits for."""

import os
from collections.abc import Iterator, Sequence

from pbem.cli.games.own_seats import home_of, seats_here
from pbem.cli.orders import decision_files
from pbem.cli.orders.at_hand import OrdersAtHand, orders_at_hand
from pbem.cli.say import next_step
from pbem.engine.pending import told
from pbem.engine.pending.pending import pending
from pbem.engine.pending.value import PaperKind, Pending
from pbem.engine.play.play import Game
from pbem.engine.text.file_names import orders_name, part_name
from pbem.engine.words.template import header
from pbem.local import game_notes
from pbem.local.turn_files import beside_orders
from pbem.mail.inbox import GivenDocument, GivenGame, GivenOrders
from pbem.record import value


@value
class GameStanding:
    """`mine` are the seats that are played here, the one played last first."""

    game: Game
    newest: str
    at_hand: OrdersAtHand
    mine: tuple[str, ...]
    found: Pending

    @property
    def is_due(self) -> bool:
        """Whether somebody here owes something, or may decide with the group; or nobody knows who plays here."""
        if self.found.stage == "over":
            return False
        acts = {task.act for seat in self.mine for task in self.found.of(seat).may}
        return not self.mine or bool(self.found.owed_by(self.mine)) or "approve" in acts

    def said(self) -> str:
        """Say what the game waits for."""
        return told.standing(self.found, self.game.file.genesis, self.mine)

    def notices(self) -> Iterator[str]:
        """Say why somebody here cannot go on, and what of theirs others may not have yet."""
        genesis = self.game.file.genesis
        yield from (f"{said}." for said in told.stuck_sentences(self.found, genesis))
        drafts = {}
        for seat in self.mine:
            for one in self.found.of(seat).holds:
                if draft := self._draft_of(seat, one.kind):
                    drafts[draft] = f"The mail is written; if you have not sent it yet: {draft}"
                elif genesis.chance.witnessed:
                    # In an open game nothing shows who has what, until they play on.
                    yield f"{told.lacking(one, genesis, seat, self.game.file.index)}."
        yield from drafts.values()

    def _draft_of(self, seat: str, kind: PaperKind) -> str:
        """Return the mail that was written of a paper, if it lies there; "" for none."""
        path = paper_path(self.game, self.newest, seat, kind)
        name = game_notes.papers_of(self.game.file.genesis).get(game_notes.paper(path), "")
        draft = os.path.join(os.path.dirname(self.newest), name) if name else ""
        return draft if draft and os.path.isfile(draft) else ""


def paper_path(game: Game, newest: str, seat: str, kind: PaperKind) -> str:
    """Return where a paper of somebody lies, as it is usually called, beside the newest game file."""
    folder, name = os.path.dirname(newest), game.file.genesis.name
    if kind == "record":
        return newest
    if kind in ("answer", "proof"):
        return os.path.join(folder, part_name(name, seat, proved=kind == "proof"))
    orders = os.path.join(folder, orders_name(header(game, seat)))
    endings: dict[PaperKind, str] = {"seal": next_step.SEALED, "opened": next_step.REVEALED}
    ending = endings.get(kind)
    return beside_orders(orders, header(game, seat), ending) if ending else orders


def standing_of(
    newest: GivenGame,
    game: Game,
    orders: Sequence[GivenOrders],
    seals: Sequence[GivenDocument],
    decisions: Sequence[GivenDocument] = (),
    key_file: str | None = None,
) -> GameStanding:
    """Return how a game stands whose newest file was found, with what lies there for it."""
    mine = seats_here(game.file.genesis, key_file)
    copies = decision_files.gather_copies(decisions)
    at_hand = orders_at_hand(game, orders, seals, [one for one, _ in copies])
    home = home_of(game.file, os.path.dirname(newest.path), mine, key_file)
    return GameStanding(game, newest.path, at_hand, mine, pending(game, at_hand.papers, home))
