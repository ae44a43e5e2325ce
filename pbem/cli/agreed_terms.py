"""What the players of a game agree to besides its rules, in plain words, before anybody signs."""

from collections.abc import Iterator

from pbem.cli import console
from pbem.engine.file.genesis import HOST, Genesis

_MISSED = "missed:"
_POLICIES = {
    "advance": "orders of that player that stand by are played",
    "deputy": "a deputy whom the host has named takes the seat",
    "minimal": "the least legal turn is played, without dice",
    "hold": "the game waits",
}


def tell(genesis: Genesis) -> None:
    """Print who decides, until when orders are due, and what happens to those that are missing."""
    for sentence in terms(genesis):
        console.note(sentence)


def terms(genesis: Genesis) -> Iterator[str]:
    """Yield what is agreed to, a sentence or two for each matter."""
    yield f"Who decides: {_quorum(genesis)}"
    if genesis.deadline:
        yield f"Deadline: {genesis.deadline!a}, as the host words it."
        yield f"Missed turns: {_missed(genesis)}"
    elif genesis.host:
        yield "Deadline: none; no turn can be ended for you."


def _quorum(genesis: Genesis) -> str:
    """Say who signs what is decided about the game (docs/format.md 8)."""
    if genesis.quorum == HOST:
        return (
            "the host. Alone the host can take a player out whose turn it is, give that seat to "
            "somebody else, end a turn when its deadline is over, and pass over a witness. Everything "
            "else needs those too who must decide at that moment."
        )
    return (
        "all players but the one whom it is about. Together they can take you out, give your seat to "
        "somebody else, and pass over you as a witness; alone nobody can."
    )


def _missed(genesis: Genesis) -> str:
    if genesis.quorum != HOST:
        return "the host alone cannot end anybody's turn in this game."
    _, sign, words = genesis.deadline.partition(_MISSED)
    known = [_POLICIES[word.strip()] for word in words.split(",") if word.strip() in _POLICIES]
    if not sign or not known:
        return (
            "what the deadline says; whatever that is, the host alone can end your turn without dice. "
            "Keep the host's receipts: they prove that your orders were in."
        )
    return (
        f"{', or else '.join(known)}. Whether a turn was missed the host says, by the host's clock. Keep "
        "the host's receipts: they prove that your orders were in."
    )
