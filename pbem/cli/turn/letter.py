"""The one mail at the end of a turn, with all that its receivers need."""

import os
from collections.abc import Callable, Iterable, Sequence

import attrs

from pbem.cli.acts.signing import sign_file
from pbem.cli.orders import drafts, outgoing_mail
from pbem.cli.orders.outgoing_mail import ReadyMail
from pbem.cli.say import console, questions
from pbem.cli.turn.correspondents import addresses_of, learn, mail_answered
from pbem.cli.turn.own_turn import OwnTurn
from pbem.engine.file.genesis import Genesis
from pbem.local import files, game_notes
from pbem.mail.inbox import GivenMail

Prepare = Callable[[], ReadyMail]
WRITE, OPEN = "y", "o"
_WAYS = {WRITE: "yes", OPEN: "yes, and open it", "n": "not now"}
_ABOUT = (
    "The mail is written into a file beside the game, ready to send; o opens it in your mail program as well. You send it "
    "yourself."
)


def orders_letter(turn: OwnTurn, path: str) -> ReadyMail:
    """Return the mail with orders; where the next player makes the dice, with the game file that they answer."""
    mail = outgoing_mail.orders_mail(turn.opened.path, path, lambda opened: sign_file(opened, path, None))
    genesis = turn.game.file.genesis
    if genesis.chance.witnessed and not genesis.chance.hosted:
        return outgoing_mail.with_game(mail, turn.opened)
    return mail


def document_letter(turn: OwnTurn, path: str, kind: str) -> ReadyMail:
    """Return the mail with sealed orders, or a decision."""
    mail = outgoing_mail.document_mail(path, kind)
    return attrs.evolve(mail, genesis=turn.game.file.genesis)


def write(turn: OwnTurn, papers: Sequence[str], prepare: Prepare, to: Sequence[str], way: str = "") -> None:
    """
    Write a mail that is due, unless all its papers are in one already, and the user wants it; say how it is sent.

    `papers` are the files that it is about, `to` are those who get it; `way` is WRITE or OPEN if the user has said so.
    """
    genesis = turn.game.file.genesis
    drafts_known = game_notes.papers_of(genesis)
    written = [drafts_known.get(game_notes.paper(path), "") for path in papers]
    known = all(written)
    if known and _point_at(turn, dict.fromkeys(written)):
        return
    if not (
        way := way or ask_for("It was written before, and is gone. Write it again?" if known else "Write the mail?")
    ):
        return
    draft = os.path.basename(hand_over(prepare(), genesis, to, turn.mails, way))
    game_notes.note(genesis, drafted=draft)
    game_notes.note_papers(genesis, {game_notes.paper(path): draft for path in papers})


def _point_at(turn: OwnTurn, names: Iterable[str]) -> bool:
    """Name the drafts that were written before; return False if one of them is gone."""
    paths = [os.path.join(turn.opened.folder, name) for name in names]
    if not all(map(files.exists, paths)):
        return False
    for path in paths:
        console.note(f"The mail is written: {path}. If you have not sent it yet, send it.")
    return True


def ask_for(question: str) -> str:
    """Ask whether a mail is to be written; return WRITE or OPEN, or "" for not now."""
    chosen = questions.choose_letter(question, _WAYS, default=WRITE, about=_ABOUT)
    return chosen if chosen in (WRITE, OPEN) else ""


def hand_over(mail: ReadyMail, genesis: Genesis, to: Sequence[str], mails: Sequence[GivenMail], way: str) -> str:
    """Write a mail to some people of a game, open it if `way` is OPEN, and return the name of its draft; `mails` came from them."""
    learn(mails, genesis, to)
    draft = attrs.evolve(mail.draft, to=addresses_of(genesis, to), answers=mail_answered(mails))
    drafts.print_draft(draft, mail)
    return drafts.write(draft, mail, opens=way == OPEN)
