"""
What mails say to people who may never have heard of pbem, or of this game: subject and text.

Whoever invites or answers is named; then the game in two lines, what pbem is and where it comes from, what to type,
and what happens next.
"""

from typing import NamedTuple

from pbem.cli.say import console
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.guarded_toml import parse_guarded
from pbem.engine.file.phrases import format_seats, quoted
from pbem.engine.papers.start_file import Start, read_start
from pbem.engine.table.ruleset import Ruleset
from pbem.local import registry
from pbem.mail.draft import one_line
from pbem.mail.file_kind import DECISION, SEALED, START

_ABOUT = (
    "pbem is a free program for games by mail. It checks orders, rolls the dice, and "
    "tells in a report what happened. There is no account and no server: the game is a file that goes round among you."
)
_GET = (
    "You need Python 3.11 or newer (python.org), pipx (pipx.pypa.io), and a copy of pbem's folder, which whoever wrote "
    "this mail can give you. In that folder type:\n\n    pipx install ."
)
_TYPE = (
    "Then save this mail as a file, and type this, with the name of that file in place of FILE:\n\n    pbem turn FILE"
)


class MailWords(NamedTuple):
    """What a mail says: its subject, and its text."""

    subject: str
    text: str


def of_document(data: bytes, kind: str, genesis: Genesis | None = None) -> MailWords:
    """Return the words that go with a file of pbem that is neither a game nor orders; `genesis` is of its game."""
    if kind == START:
        return _of_start(read_start(data))
    table = parse_guarded(data)
    document = next((one for one in table.values() if isinstance(one, dict)), {}) if kind == SEALED else table
    known = genesis.name if genesis else table.get("name", table.get("game", "?"))
    name, player = (one_line(str(one), 80) for one in (known, document.get("player", "")))
    player = one_line(format_seats(genesis, [player]), 80) if genesis and player else player
    if kind == SEALED:
        return MailWords(f"[pbem {name}] sealed orders of {player}", _paragraphs(*_sealed(name, player)))
    what = kind.removeprefix("a ")
    whose, verb = f" of {player}" if player else "", "is" if what != kind else "are the"
    meant = next((words for about, words in _MEANT.items() if kind.startswith(about)), "")
    said = f"Attached {verb} {kind}{whose}, for the game {quoted(name)}.{meant}"
    return MailWords(f"[pbem {name}] {what}{whose}", _paragraphs(said, _next(name)))


_MEANT = {
    DECISION: " It changes the game, and counts once all have signed whom the game asks.",
    "opened orders": " They are those that were sealed before; once everybody's are open, the turn is played.",
    "signed orders": " They are those that were sealed before; once everybody's are open, the turn is played.",
}
"""What a document is for, where a reader may not know."""


def of_first_record(genesis: Genesis) -> str:
    """Return what stands above the first file of a game to which nobody was invited before."""
    who = format_seats(genesis, genesis.seat_ids)
    return _paragraphs(f"You are to play {quoted(genesis.name)}, a game by mail: {who}.", *_introduction(genesis))


# ── before a game ────────────────────────────────────────────────────────────────────────────────


def _of_start(start: Start) -> MailWords:
    genesis = start.genesis
    there = [id_ for id_, person in genesis.people() if person.joined]
    who, name = format_seats(genesis, [*start.proofs] or there), genesis.name
    if start.proofs:
        return MailWords(f"[pbem {name}] {who} adds to the dice for the set-up", _paragraphs(*_proved(name, who)))
    if there == [start.inviter]:
        subject, first = f"{who} invites you to a game by mail", f"{who} invites you to a game by mail"
    else:
        subject, first = f"{who} joins the game", f"{who} has taken a seat in a game by mail"
    everybody = format_seats(genesis, [id_ for id_, _ in genesis.people()])
    text = _paragraphs(f"{first}, {quoted(name)}: {everybody}.", *_introduction(genesis), _AGREE)
    return MailWords(f"[pbem {name}] {subject}", text)


_AGREE = (
    "It shows what you would agree to, and signs nothing without your yes; then it writes your answer as a mail to "
    "everybody. If you have taken a seat already, it says who is still missing. When all have answered, everybody adds "
    "a part of the dice for the set-up in the same way, so that nobody can choose them, and the first turn begins."
)


def _introduction(genesis: Genesis) -> tuple[str, ...]:
    """What is played, what pbem is, where it comes from and what is typed."""
    book = console.format_command("rules", genesis.ruleset[0])
    return (
        f"The game: {_game(registry.load(genesis.ruleset[0]))} All its rules, once you have pbem: {book}",
        _ABOUT,
        _GET,
        _TYPE,
    )


def _game(ruleset: Ruleset) -> str:
    return " ".join(f"{part.rstrip('.')}." for part in (ruleset.title, ruleset.gist) if part)


def _proved(name: str, who: str) -> tuple[str, str]:
    said = (
        f"All have joined {quoted(name)}. Attached is what {who} adds to the dice for the set-up, which nobody can "
        "choose: the game begins when everybody's part is there."
    )
    return said, _next(name)


# ── sealed orders ────────────────────────────────────────────────────────────────────────────────


def _sealed(name: str, player: str) -> tuple[str, str]:
    said = (
        f"Attached are the sealed orders of {player} for the game {quoted(name)}. Several of you decide at once, so nobody "
        f"can read them yet, and {player} cannot change them any more. When everybody's are there, all open theirs."
    )
    return said, _next(name)


def _next(name: str) -> str:
    return f"Save this mail as a file, and type:\n\n    {console.format_command('turn', name, 'FILE')}"


def _paragraphs(*texts: str) -> str:
    return "\n\n".join(map(console.wrapped, texts)) + "\n"
