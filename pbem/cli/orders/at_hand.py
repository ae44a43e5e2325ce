"""What there is of a game: which file is the newest, and what the orders for it are worth now."""

from collections.abc import Mapping, Sequence
from contextlib import suppress

from pbem.cli.orders.early_documents import read_seals
from pbem.engine.modes.card_modes import hands_of
from pbem.engine.play.play import Game, load_game, needed_witnesses
from pbem.engine.play.sealed_orders import PROOF, needs_sealing, require_proof
from pbem.engine.proof.forks import fork_place
from pbem.engine.table.ruleset import Data
from pbem.errors import InputError, PbemError
from pbem.local import registry
from pbem.mail.inbox import GivenDocument, GivenGame, GivenOrders
from pbem.mail.order_worth import OrderWorth, weigh
from pbem.record import value


@value
class FilesAtHand:
    """
    The files of one game: the newest, those it continues, and those with another history.

    `game` is the newest one laid on the table; None where it cannot be, and `fault` says why.
    """

    newest: GivenGame
    older: tuple[GivenGame, ...]
    forks: tuple[tuple[GivenGame, int], ...]
    game: Game | None
    fault: str = ""


def files_at_hand(given_files: Sequence[GivenGame]) -> FilesAtHand:
    """Sort the files of one game; of files of the same record one that needs no taking out of a mail counts."""
    newest = max(given_files, key=lambda given: (given.game.index, not given.in_mail))
    records = newest.game.all_records()
    older, forks = [], []
    for given in given_files:
        if given is not newest and given.game.head != newest.game.head:
            place = fork_place(records, given.game.all_records())
            if place is None:
                older.append(given)
            else:
                forks.append((given, place))
    try:
        game = load_game(newest.data, registry.load)
    except PbemError as error:
        return FilesAtHand(newest, tuple(older), tuple(forks), None, str(error))
    return FilesAtHand(newest, tuple(older), tuple(forks), game)


@value
class OrdersAtHand:
    """
    Orders for the next record: each with what it is worth, the sound ones by seat, the sealed by player.

    `sealed` names the files; `seal_lines` say what each is. `together` are those whose seals are one set: the set
    that somebody has opened a list for, else all that lie there.
    """

    weighed: tuple[tuple[GivenOrders, OrderWorth], ...]
    sound: Mapping[str, GivenOrders]
    sealed: Mapping[str, str]
    seal_lines: tuple[str, ...]
    together: tuple[str, ...] = ()

    def missing(self, game: Game) -> list[str]:
        """
        Return who must decide and has sent neither orders nor a seal.

        Where orders are sealed the seal is asked for: a list is opened only when the seals of all are held.
        """
        must = game.file.genesis.waited_for(game.awaited.must if game.awaited else ())
        given = self.sealed if needs_sealing(game) else {**self.sound, **self.sealed}
        return [seat for seat in must if seat not in given]

    def unopened(self, game: Game) -> list[str]:
        """
        Return who has sealed orders that must be opened before they can be played.

        Whoever makes no dice for the set, alone in it or passed over, only shows what was signed.
        """
        if not self.sealed:
            return []
        must = game.awaited.must if game.awaited else ()
        witnesses = needed_witnesses(game, self.together)
        shown = [
            seat for seat, given in self.sound.items() if is_opened(given) or seat not in witnesses
        ]
        return [seat for seat in dict.fromkeys([*must, *self.together]) if seat not in shown]


def orders_at_hand(
    game: Game, orders: Sequence[GivenOrders], seals: Sequence[GivenDocument]
) -> OrdersAtHand:
    """Say what orders and seals are worth for the next record of a game that is not over."""
    weighed = [
        (one, weigh(game, one.found, _cards_seen(game, one.found.document))) for one in orders
    ]
    sound: dict[str, GivenOrders] = {}
    for given, worth in weighed:
        # The opened file of sealed orders holds the proof as well: it is the one to be played.
        if worth.worth == "sound" and not is_opened(sound.get(worth.seat)):
            sound[worth.seat] = given
    sealed, lines = read_seals(game, seals)
    opened = _seals_in_opened(game, sound)
    together = tuple(opened or sealed)
    return OrdersAtHand(tuple(weighed), sound, {**opened, **sealed}, tuple(lines), together)


def _seals_in_opened(game: Game, sound: Mapping[str, GivenOrders]) -> dict[str, str]:
    """Return who has sealed orders by an opened file, which holds the seals of its whole set; with that file."""
    sealed: dict[str, str] = {}
    for given in filter(is_opened, sound.values()):
        # A file whose proof is for another set is complained of where it is to be played.
        with suppress(InputError):
            for one in require_proof(game, given.found.document):
                sealed[one.player] = given.path or given.name
    return sealed


def is_opened(given: GivenOrders | None) -> bool:
    """Say whether these are sealed orders that were opened."""
    return given is not None and PROOF in given.found.document


def _cards_seen(game: Game, document: Data) -> Mapping[str, int]:
    if not hands_of(game.file.genesis).hidden or "signed" in document:
        return {}
    from pbem.cli.games import visible_cards  # late: only where hands are hidden

    return visible_cards.sight_of(game).cards
