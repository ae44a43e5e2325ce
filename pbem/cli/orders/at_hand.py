"""What there is of a game: which file is the newest, and what the orders for it are worth now."""

from collections.abc import Mapping, Sequence

import attrs

from pbem.cli.orders.early_documents import read_seals
from pbem.engine.modes.card_modes import hands_of
from pbem.engine.papers.decision_file import DecisionFile
from pbem.engine.pending.papers import Papers, is_opened, papers_of, seals_in_lists
from pbem.engine.pending.pending import NOTHING
from pbem.engine.play.play import Game, load_game
from pbem.engine.proof.forks import fork_place
from pbem.engine.table.terms import Data
from pbem.errors import PbemError
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

    `sealed` are seals, or the opened lists with them; `seal_lines` say what each seal is. `papers` are what counts of all this for the game.
    """

    weighed: tuple[tuple[GivenOrders, OrderWorth], ...] = ()
    sound: Mapping[str, GivenOrders] = attrs.Factory(dict)
    sealed: Mapping[str, GivenDocument | GivenOrders] = attrs.Factory(dict)
    seal_lines: tuple[str, ...] = ()
    papers: Papers = NOTHING


def orders_at_hand(
    game: Game, orders: Sequence[GivenOrders], seals: Sequence[GivenDocument], decisions: Sequence[DecisionFile] = ()
) -> OrdersAtHand:
    """Say what orders and seals are worth for the next record of a game."""
    weighed = [(one, weigh(game, one.found, _cards_seen(game, one.found.document))) for one in orders]
    sound: dict[str, GivenOrders] = {}
    for given, worth in weighed:
        if worth.worth == "sound" and _is_better(given, sound.get(worth.seat)):
            sound[worth.seat] = given
    files, lines = read_seals(game, seals)
    documents = {seat: given.found.document for seat, given in sound.items()}
    listed = {player: sound[seat] for player, seat in seals_in_lists(game, documents).items()}
    papers = papers_of(game, documents, files, decisions)
    return OrdersAtHand(tuple(weighed), sound, {**listed, **files}, tuple(lines), papers)


def _is_better(given: GivenOrders, known: GivenOrders | None) -> bool:
    """
    Say whether some sound orders of a seat are named rather than those known before: a file rather than a mail.

    The opened file of sealed orders holds the proof as well: it is the one to be played.
    """
    if known is None or is_open(given) != is_open(known):
        return not is_open(known)
    return not is_open(known) and (known.in_mail or not given.in_mail)


def is_open(given: GivenOrders | None) -> bool:
    """Say whether these are sealed orders that were opened."""
    return given is not None and is_opened(given.found.document)


def _cards_seen(game: Game, document: Data) -> Mapping[str, int]:
    if not hands_of(game.file.genesis).hidden or "signed" in document:
        return {}
    from pbem.cli.games import visible_cards  # late: only where hands are hidden

    return visible_cards.sight_of(game).cards
