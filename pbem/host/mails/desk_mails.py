"""
What the desk of a host answers: the one fixed text for a stranger, and short mails about games to come.

Nothing of a stranger's own stands in the fixed text, and no address in any of them.
"""

from collections.abc import Iterator, Sequence

import attrs

from pbem.engine.file.phrases import counted, listed
from pbem.engine.text.file_names import file_name, part_name
from pbem.engine.text.wrapping import harmless
from pbem.host.mails.outgoing import OutgoingMail, ack_digest, letter_mail
from pbem.mail.desk_words import DeskWish
from pbem.mail.draft import Attachment
from pbem.mail.letter import Block, Lead, Points, Rows, Sentences
from pbem.mail.mail_header import AnsweredMail

EXAMPLES = "    games\n    new NAME, 3 seats, as YOU\n    join NAME as YOU"
_GREETING = (
    Lead("Games are played by mail at this address, and a program reads it."),
    Sentences(
        "A message came from your address. If you did not write it, do nothing: nothing of it was kept, and nothing more "
        "happens."
    ),
    Sentences(
        "If you want to play, reply to this letter, leave the code in it, and write one of these on the first line: "
        "games shows what there is, new opens a game, join takes a seat."
    ),
    Rows(EXAMPLES, breaks=True),
)
_MOST_SHOWN = 30


def greeting(to: str, code: str, digest: str) -> OutgoingMail:
    """Return the fixed text for a stranger, with the code that shows later that the address is theirs."""
    return letter_mail(to, "play by mail", (*_GREETING, Sentences(f"Your code: {code}")), digest, "welcome")


def invitation(to: str, game: str, code: str, digest: str) -> OutgoingMail:
    """Return the mail that asks a friend of a player to look on; it is the same whoever asked."""
    blocks = (
        Lead(f"A player of the game {game} asks whether you want to watch it."),
        Sentences(
            "You would get a letter with the board and the report for every turn. If you do not want that, do nothing."
        ),
        Sentences("If you do, reply with yes and this code; the word stop ends it at any time:"),
        Rows(f"    {code}", breaks=True),
    )
    return letter_mail(to, f"would you like to watch {game}?", blocks, digest, "observe")


def no_longer(to: str, games: Sequence[str], mark: str, answers: AnsweredMail) -> OutgoingMail:
    """Return the mail that says that somebody gets no more letters."""
    digest = ack_digest(f"stop {mark}")
    return letter_mail(
        to, "no more letters", (Lead(f"You get no more letters of {listed(games)}."),), digest, "ack", answers=answers
    )


def desk_answer(to: str, wish: DeskWish, blocks: Sequence[Block], mark: str, answers: AnsweredMail) -> OutgoingMail:
    """Return the mail that answers a wish; it quotes what was understood, and what was not read."""
    unread = [harmless(line)[:80] for line in wish.unread if len(line.split()) > 2]
    more = [Points("Not read:", tuple(unread))] if unread else []
    digest = ack_digest(mark, wish.line)
    asked = f"You asked: {harmless(wish.line)[:200]}" if wish.line else "Your mail does not say what you want here."
    letter = (Lead(asked), *blocks, *more)
    return letter_mail(to, "games by mail", letter, digest, "ack", answers=answers)


def asked(code: str) -> Iterator[Block]:
    """Ask for a yes at the address for which somebody spoke."""
    yield Sentences("This is done if you reply with yes and this code; if it was not you, do nothing:")
    yield Rows(f"    {code}", breaks=True)


def own_code(code: str) -> Block:
    """Show somebody the code of their address once more."""
    return Sentences(f"To ask for more, reply to this letter and leave your code in it, {code}.")


def game_lists(waiting: Sequence[str], playing: Sequence[str], *, may_open: bool) -> Iterator[Block]:
    """List the games that wait for players and those that are played, and say how to come in."""
    if waiting:
        yield Points("These games wait for players:", tuple(waiting[:_MOST_SHOWN]))
        yield Sentences("To take a seat, write: join NAME as YOU. The game begins when all seats are taken.")
    else:
        yield Sentences("No game waits for players.")
    if may_open:
        yield Sentences("To open a game, write: new NAME, 3 seats, as YOU. The word new alone says what can be chosen.")
    if playing:
        more = [f"and {len(playing) - _MOST_SHOWN} more"] if len(playing) > _MOST_SHOWN else []
        yield Points("These are being played:", (*playing[:_MOST_SHOWN], *more))


def choices(rule_sets: Sequence[str]) -> Iterator[Block]:
    """Say what can be chosen for a new game."""
    yield Points("What can be played:", tuple(rule_sets))
    yield Sentences("One line opens a game; further choices may stand in it, or in the lines below it:")
    yield Rows(
        "    new NAME, 3 seats, as YOU\n    rules risk-1959\n    mode host\n    options capitals\n    deck=modern\n    map classic",
        breaks=True,
    )
    yield Sentences(
        "What you leave out is as usual. In mode open, the usual one, nobody needs a key or a program; in the modes host and "
        "next everybody needs pbem and a key, and nobody can foresee the dice. In mode next the host makes no dice: the next "
        "player does, for every turn. The game begins when all seats are taken."
    )


def seat_taken(name: str, who: str, others: Sequence[str], free: int, *, keyed: bool = False) -> Iterator[Block]:
    """Tell somebody who is in a game whom it waits for."""
    beside = f", with {listed([harmless(one) for one in others])}" if others else ""
    yield Sentences(f"You play in {name} as {harmless(who)}{beside}.")
    if free:
        yield Sentences(
            f"{counted(free, 'seat')} {'is' if free == 1 else 'are'} still free. Your friends can write join {name} as THEIR "
            f"NAME to this address. To give your seat back before the game begins, write: leave {name}"
        )
    elif keyed:
        yield Sentences("All seats are taken. A letter to each of you says how a game with keys begins.")
    else:
        yield Sentences("All seats are taken, and the game begins: its first letter comes by itself.")


def to_join(to: str, game: str, seat: str, file: Attachment, digest: str) -> OutgoingMail:
    """Return the mail with an invitation: its reader answers with keys of their own."""
    blocks = (
        Lead(f"All seats of {game} are taken."),
        Sentences(
            "It is played with keys, so you need the program pbem. Everybody makes keys of their own, and the host has none. Save "
            "the attached file, then:"
        ),
        Rows(f"    pbem join {file.name} --player {seat}", breaks=True),
        Sentences(f"Reply with the file that it writes attached: {part_name(game, seat)}"),
    )
    return letter_mail(to, f"{game}: join with a key", blocks, digest, "start", attached=(file,))


def to_prove(to: str, game: str, seat: str, file: Attachment, digest: str) -> OutgoingMail:
    """Return the mail with all answers to an invitation: its reader adds a part of the dice for the set-up."""
    blocks = (
        Lead(f"Everybody has joined {game}."),
        Sentences("The dice of the set-up come from all of you together. Save the attached file, then:"),
        Rows(f"    pbem start {file.name}", breaks=True),
        Sentences(f"Reply with the file that it writes attached: {part_name(game, seat, proved=True)}"),
        Sentences("When all have done so, the next letter comes by itself."),
    )
    return letter_mail(to, f"{game}: your part of the dice", blocks, digest, "start", attached=(file,))


def to_begin(to: str, game: str, file: Attachment, digest: str) -> OutgoingMail:
    """Return the mail with all parts of the dice: its reader may begin the game, which the host cannot."""
    blocks = (
        Lead(f"{game} can begin."),
        Sentences(
            "Everybody's part of the dice is in the attached file, and any of you can begin the game with it; the host "
            "cannot, because it has no key in this game. Save the file, then:"
        ),
        Rows(f"    pbem start {file.name}", breaks=True),
        Sentences(f"Reply with the game file that it writes attached: {file_name(game, 0, '.toml')}"),
        Sentences(
            "Whoever is first begins the game for all, and its first letter comes by itself; a second copy changes nothing."
        ),
    )
    return letter_mail(to, f"{game}: begin the game", blocks, digest, "start", attached=(file,))


def reminded(letter: OutgoingMail) -> OutgoingMail:
    """Return a letter once more, to somebody whose answer to it is missing."""
    subject = f"{letter.subject} (still waiting)"
    return attrs.evolve(letter, subject=subject, digest=f"{letter.digest}.again")


def still_waiting(to: str, game: str, who: str, others: Sequence[str], free: int, digest: str) -> OutgoingMail:
    """Return the reminder that a game waits for players, to somebody who is in."""
    beside = f", with {listed([harmless(one) for one in others])}" if others else ""
    blocks = (
        Lead(f"{game} has not begun: {counted(free, 'seat')} {'is' if free == 1 else 'are'} still free."),
        Sentences(
            f"You are in as {harmless(who)}{beside}. Do you know somebody who would play? They write to this address:"
        ),
        Rows(f"    join {game} as THEIR NAME", breaks=True),
        Sentences(
            f"To give your seat back, write: leave {game}. If nobody comes, the game is given up in some weeks; you will hear "
            "of it, and this is the only reminder."
        ),
    )
    return letter_mail(to, f"{game} still waits for players", blocks, digest, "waiting")


def given_up(to: str, game: str, digest: str, *, opened: bool) -> OutgoingMail:
    """Return the last mail about a game that never began; whoever opened it is told how to do so again."""
    again = f" To open it again, write: new {game}, and what else you choose." if opened else ""
    blocks = (
        Lead(f"{game} was given up, because it did not begin."),
        Sentences(
            f"Nobody has joined or answered for many weeks, so it is no longer kept. The word games shows what else there is.{again}"
        ),
    )
    return letter_mail(to, f"{game} was given up", blocks, digest, "waiting")


def part_taken(to: str, game: str, said: str, mark: str, answers: AnsweredMail) -> OutgoingMail:
    """Return the mail that says what became of somebody's answer to an invitation."""
    digest = ack_digest(mark, game, said)
    return letter_mail(to, game, (Lead(f"Your file for {game}"), Sentences(said)), digest, "ack", answers=answers)
