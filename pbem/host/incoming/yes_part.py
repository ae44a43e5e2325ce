"""
A player's yes to something that waits for it, by its code: orders, an address, words to others, a vote, a resignation.

A yes counts for as much as the orders did: only from the registered address. Which code was meant is never guessed.
"""

from pbem.engine.file.phrases import listed
from pbem.host.games.absences import RequestMail, take_back_by_code
from pbem.host.games.game_lookup import GameLookup
from pbem.host.games.hosted_game import HostedGame
from pbem.host.games.votes import HOLDS, confirm_vote
from pbem.host.incoming.answers import Findings
from pbem.host.incoming.command_part import FORGETS
from pbem.host.incoming.decision_part import confirm_resignation
from pbem.host.incoming.message_part import confirm_messages, is_said
from pbem.host.incoming.motion_part import confirm_proposal
from pbem.host.values.open_turn import Ruling
from pbem.host.values.ruling import confirmed, further_address
from pbem.mail.file_kind import DECISION, document_kind
from pbem.mail.typed_requests import Yes

_WHICH = (
    "You say yes, but your mail contains more than one code, so nothing was accepted. Orders wait "
    "for {}. Reply with the word yes and the one code that you mean, on one line."
)
_TOO_LATE = (
    "Your yes with the code {} came too late, unless you had said it before: the game has gone on since that question, "
    "and is {}. This yes changes nothing."
)


def take_yes(games: GameLookup, mail: RequestMail, yes: Yes, findings: Findings) -> Ruling | None:
    """Do what a player says yes to, and note what to answer; return what becomes of orders that waited for it."""
    own, held_for = mail.seats, mail.game.orders.held
    if yes.unclear:
        if waiting := [code for code in yes.unclear if (held := held_for(code)) and held[0] in own]:
            findings.note("to be confirmed", said := _WHICH.format(listed(waiting)), content=said)
        return None
    held = held_for(yes.code)
    if held is None:
        _take_back(mail, yes.code, findings)
    elif held[0] in own:
        return _take_held(games, mail, yes.code, *held, findings)
    return None


def _take_back(mail: RequestMail, code: str, findings: Findings) -> None:
    """Take back what a code stands for that holds nothing, or say that it came too late."""
    for seat in mail.seats:
        if sentence := take_back_by_code(mail, seat, code):
            findings.note("accepted", sentence, content=f"{code} {sentence}")
    if not findings.remarks and mail.game.orders.held_before(code, mail.seats):
        turn = findings.turn
        where = f"at {turn.spoken_clock}" if turn.game.awaited else "over"
        findings.note("ignored", _TOO_LATE.format(code, where), content=code)


def _take_held(
    games: GameLookup, mail: RequestMail, code: str, seat: str, data: bytes, findings: Findings
) -> Ruling | None:
    game, content = mail.game, code
    if document_kind(data) == DECISION:
        confirm = confirm_resignation if b'kind = "resign"' in data else confirm_proposal
        findings.remarks += confirm(game, seat, data)
    elif data.startswith(HOLDS):
        said = confirm_vote(game, seat, data)
        games.forget()  # a vote may have changed who plays
        findings.note("accepted", said)
        content = f"{code} {said}"
    elif is_said(data):
        findings.remarks += confirm_messages(game, mail.seats, data, mail.digest)
    elif not data.startswith(FORGETS):
        findings.contents.append(code)
        return _confirmed(game, seat, data, findings)
    elif game.orders.forget(seat, data.removeprefix(FORGETS).decode()):
        findings.note("accepted", "Your orders were taken back, and nothing of yours is in.")
    else:
        return None
    findings.contents.append(content)
    return None


def _confirmed(game: HostedGame, seat: str, data: bytes, findings: Findings) -> Ruling:
    """Return what becomes of orders that were held for a yes; the address from which they came counts from now on."""
    if more := further_address(data):
        game.folder.add_address(seat, more)
        game.settings.forget()
        findings.note("accepted", f"From now on what you send from {more} counts, too.")
    return confirmed(findings.turn, seat, data)
