"""How the players of a race stand in numbers: for charts and pages."""

from collections.abc import Sequence

from pbem.engine.words.telling import Score
from pbem.rulesets.across_the_continent.board import Board
from pbem.rulesets.across_the_continent.play.race import spaces_to_go
from pbem.rulesets.across_the_continent.state import State, Traveller


def score(board: Board, state: State) -> Sequence[Score]:
    """Name each ticket, and count the spaces to its end and the coasts that were reached."""
    travellers = state.travellers.values()
    return (
        Score(
            "Ticket",
            tuple(bool(piece.ticket) for piece in travellers),
            charted=False,
            words=tuple(_ticket(board, piece) for piece in travellers),
        ),
        Score("Spaces to go", tuple(_spaces_left(board, piece) for piece in travellers)),
        Score("Coasts reached", tuple(piece.crossed + piece.home for piece in travellers)),
    )


def _spaces_left(board: Board, piece: Traveller) -> int:
    travels = piece.ticket and piece.place and not (piece.home or piece.out)
    return spaces_to_go(board, piece) if travels else 0


def _ticket(board: Board, piece: Traveller) -> str:
    if piece.out or piece.home:
        return "gave up" if piece.out else "home"
    last = board.names[board.deck[piece.ticket].stops[-1]] if piece.ticket else ""
    return f"{piece.ticket} to {last}" if last else "-"
