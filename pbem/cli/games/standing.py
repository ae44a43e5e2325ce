"""How a game stands as seen from this computer: what lies there for it, who plays here, what it waits for."""

import os
from collections.abc import Iterator, Sequence

from pbem.cli.games.own_seats import home_of, seats_here
from pbem.cli.orders import decision_files
from pbem.cli.orders.at_hand import OrdersAtHand, is_open, orders_at_hand
from pbem.cli.orders.decision_files import DecisionCopies
from pbem.cli.say import next_step
from pbem.cli.say.console import format_command
from pbem.cli.say.next_step import taken_out
from pbem.engine.pending import told
from pbem.engine.pending.pending import pending
from pbem.engine.pending.value import Holding, PaperKind, Pending, Task
from pbem.engine.play.play import Game
from pbem.engine.text.file_names import orders_name, part_name
from pbem.engine.words.template import header
from pbem.local import game_notes
from pbem.local.turn_files import beside_orders
from pbem.mail.inbox import GivenDocument, GivenGame, GivenOrders
from pbem.record import value


@value
class GameStanding:
    """
    `mine` are the seats that are played here, the one played last first.

    `decisions` are what the group is to decide, each with its copies.
    """

    game: Game
    newest: GivenGame
    at_hand: OrdersAtHand
    mine: tuple[str, ...]
    found: Pending
    decisions: tuple[DecisionCopies, ...] = ()

    @property
    def sealed_mails(self) -> list[str]:
        """The mails with seals that lie nowhere else."""
        return [one.path for one in self.at_hand.sealed.values() if one.in_mail]

    def tasks(self) -> list[Task]:
        """Return what is to be done here now, decisions first; of everybody, where nobody knows who plays here."""
        if not self.mine:
            return [] if self.found.stuck else [*self.found.owing]
        may = [task for seat in self.mine for task in self.found.of(seat).may]
        first = [task for task in may if task.act in ("approve", "enact")]
        return [*first, *self.found.owed_by(self.mine), *(task for task in may if task.act == "play")]

    def choices(self) -> list[Task]:
        """Return what may be done here though nobody waits for it."""
        return [task for seat in self.mine for task in self.found.of(seat).may if task.act in ("write", "open")]

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
        """Say what of somebody's here others may not have yet."""
        genesis, drafts = self.game.file.genesis, {}
        for seat in self.mine:
            for one in self.found.of(seat).holds:
                path, in_mail = self._place_of(seat, one)
                if draft := self._draft_of(path):
                    drafts[draft] = f"The mail is written; if you have not sent it yet: {draft}"
                elif genesis.chance.witnessed or one.decision:
                    # In an open game nothing shows who has what, until they play on.
                    mail = taken_out([path]) if in_mail else format_command("mail", path)
                    yield f"{told.lacking(one, genesis, seat, self.game.file.index)}: {mail}"
        yield from drafts.values()

    def path_of(self, seat: str, kind: PaperKind) -> str:
        """Return where a paper of somebody lies: where it was found, or as it is usually called."""
        given = self.at_hand.sound.get(seat)
        if given and not given.in_mail and kind == ("opened" if is_open(given) else "orders"):
            return given.path
        sealed = self.at_hand.sealed.get(seat)
        if kind == "seal" and sealed and not sealed.in_mail:
            return sealed.path
        return paper_path(self.game, self.newest.path, seat, kind)

    def _place_of(self, seat: str, held: Holding) -> tuple[str, bool]:
        """Return where what somebody holds lies, a decision as the first of its copies; and whether that is a mail."""
        for decision, copies in self.decisions:
            if decision is held.decision:
                return copies[0].path, copies[0].in_mail
        return self.path_of(seat, held.kind), held.kind == "record" and self.newest.in_mail

    def _draft_of(self, path: str) -> str:
        """Return the mail that was written of a paper, if it lies there; "" for none."""
        name = game_notes.papers_of(self.game.file.genesis).get(game_notes.paper(path), "")
        draft = os.path.join(os.path.dirname(self.newest.path), name) if name else ""
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
) -> GameStanding:
    """Return how a game stands whose newest file was found, with what lies there for it."""
    mine = seats_here(game.file.genesis)
    copies = decision_files.gather_copies(decisions)
    at_hand = orders_at_hand(game, orders, seals, [one for one, _ in copies])
    home = home_of(game.file, os.path.dirname(newest.path), mine)
    return GameStanding(game, newest, at_hand, mine, pending(game, at_hand.papers, home), copies)
