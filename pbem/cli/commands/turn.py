"""`pbem turn`: a whole turn in one command, for whoever sits at this computer: by the key, as noted, or asked once."""

import os
from collections.abc import Callable, Collection, Sequence
from functools import partial

import click

from pbem.cli.games import key_options, overview
from pbem.cli.games.own_seats import is_open_to, own_public, seats_here
from pbem.cli.orders import mailed_orders
from pbem.cli.orders.at_hand import orders_at_hand
from pbem.cli.orders.early_documents import Invitation, gather, state_line
from pbem.cli.say import console, questions
from pbem.cli.turn import arrivals, course, invitations, undo
from pbem.cli.turn.arrivals import ArrivedGame, look_around
from pbem.cli.turn.own_turn import OwnTurn, prepare
from pbem.engine.file.genesis import HOST, Genesis
from pbem.engine.file.phrases import quoted
from pbem.engine.table.sheet import nearest
from pbem.engine.table.terms import Awaited
from pbem.errors import InputError
from pbem.local import game_notes
from pbem.mail.inbox import Inbox

Around = tuple[list[ArrivedGame], Inbox]
"""What lies around: the games, and what else came in."""

Given = Callable[[], Collection[str]]
WithoutKey = Callable[[str], str]
_ELSEWHERE = "If your key is in another file, add --key FILE."


@click.command()
@click.argument("words", nargs=-1, metavar="[GAME] [FILES|MAILS]...")
@click.option("--player", metavar="P", help="Who plays, if several of you use this computer.")
@click.option("--undo", "undoes", is_flag=True, help="Take back what nobody else has yet.")
@click.option("--short", "form", flag_value=game_notes.SHORT, help="Write short orders; remembered, and the default.")
@click.option("--full", "form", flag_value=game_notes.FULL, help="Write whole order files; remembered.")
@key_options.key_option
@key_options.dice_option
def command(words: tuple[str, ...], player: str | None, undoes: bool, form: str | None) -> None:
    """
    Take your turn: see what is new, write orders, sign or play them, mail it.

    Takes the newest file of the game from its folder, your downloads, or the
    messages named here, and opens your editor. Nothing happens without a yes. Stop
    wherever you like: the same command goes on from there. It also answers an
    invitation, and begins the game.

    \b
    Examples:
      pbem turn
      pbem turn world
      pbem turn world saved-mail.eml
      pbem turn world --undo
    """
    given = tuple(word for word in words if os.path.exists(word))
    names = [word for word in words if word not in given]
    if len(names) > 1:
        raise click.UsageError(f"One game at a time; there is no file {names[-1]}")
    name = "".join(names)
    try:
        around = look_around(given, name)
        steps: course.Steps = undo.take_back if undoes else course.run
        if not undoes and (invitation := _find_invitation(around, given, name)):
            if not invitations.answer(invitation, player, around[1].mails):
                return
            name, steps = invitation.name, partial(course.run, knows=True)
            around = look_around((), name)
        found = _chosen(around, given, name)
        if found and form:
            game_notes.note(found.files.newest.game.genesis, form=form)
        if found:
            if undoes:
                undo.require_going_on(found.files.game, found.name)
            _take(found, given, player, steps)
    except (click.Abort, KeyboardInterrupt):
        again = console.format_command("turn", *words)
        console.note(f"\nLeft here, and nothing is lost. To go on: {again}")
        raise SystemExit(1) from None


def _find_invitation(around: Around, given: tuple[str, ...], name: str) -> Invitation | None:
    """Return the invitation that is meant: handed over, named, or there while no game waits for the user."""
    games, inbox = around
    found, _ = gather(arrivals.invitations(inbox), [one.files.newest.game for one in games])
    meant = [one for one in found if not name or one.name.casefold() == name.casefold()]
    handed = [one for one in meant if any(document.path in given for document in one.documents)]
    if not handed and any(overview.is_due(one) for one in games):
        for one in meant:
            console.note(f"{state_line(one)}. To go on with it: {console.format_command('turn', one.name)}")
        return None
    labels = {one.name: one for one in handed or meant}
    return labels[questions.choose_name("Which game?", list(labels))] if labels else None


def _take(found: ArrivedGame, given: tuple[str, ...], player: str | None, steps: course.Steps) -> None:
    """Go through the steps of the turn of a game."""

    def look_again() -> OwnTurn:
        games, _ = look_around(given, found.name)
        return _own_turn(next(one for one in games if _id(one) == _id(found)), player)

    steps(_own_turn(found, player), look_again)


def _own_turn(found: ArrivedGame, player: str | None) -> OwnTurn:
    newest, game = found.files.newest, found.files.game
    if game is None:
        raise InputError(f"{newest.name} cannot be continued: {found.files.fault}")
    overview.require_key(found)
    me, mine = who_plays(
        newest.game.genesis,
        game.awaited,
        player,
        lambda: orders_at_hand(game, found.orders, ()).sound,
        lambda seat: overview.without_key(found, game, seat),
    )
    return prepare(found, me, mine)


def _chosen(around: Around, given: tuple[str, ...], name: str) -> ArrivedGame | None:
    """Return the game that is meant: named, handed over, or the one in which something is due."""
    games, inbox = around
    # A folder often has the name of the game in it.
    words = {word.casefold() for word in given}
    games = [one for one in games if one.name.casefold() in words] or games
    if not games:
        raise InputError(_unknown(name))
    mailed_orders.keep_talk(inbox)
    handed = [one for one in games if one.files.newest.path in given]
    due = handed or [one for one in games if overview.is_due(one)]
    if len(games) > 1 and not due and not name:
        overview.print_overview(games, inbox)
        return None
    choice = due or games
    if len(choice) == 1:
        return choice[0]
    labels = {overview.label(one): one for one in choice}
    return labels[questions.choose_name("Which game?", list(labels))]


def _id(found: ArrivedGame) -> bytes:
    return found.files.newest.game.genesis.game_id


def _unknown(name: str) -> str:
    if name and os.path.splitext(name)[1]:
        return f"there is no file {name} here; save the mail in this folder, or write where it lies"
    where = "here, nor in a folder where you have played"
    what = f"of the game {name}" if name else "of a game"
    close = nearest(name, [one.name for one in game_notes.all_notes()]) if name else []
    meant = f". Did you mean {' or '.join(close)}?" if close else ""
    return f"there is no file {what} {where}; save the mail with it here, or name it: pbem\u00a0turn\u00a0FILE{meant}"


def who_plays(
    genesis: Genesis, awaited: Awaited | None, named: str | None, given: Given, without_key: WithoutKey
) -> tuple[str, tuple[str, ...]]:
    """
    Return who plays now, and all who play here; who it is is asked if nothing tells, and noted.

    `named` is what the user said; `given` says whose orders lie there, and is asked only where several people here
    have to write some; `without_key` says what can be done where the key of a seat is not here. Raises InputError for
    somebody who cannot be the user.
    """
    if named:
        return _player_called(genesis, named, without_key)
    mine = seats_here(genesis)
    if not mine:
        mine = (_ask_player(genesis, without_key),)
    due = [seat for seat in awaited.must if seat in mine] if awaited else []
    if len(due) > 1:
        due = [seat for seat in due if seat not in given()] or due[:1]
        due = [questions.choose_name("Whose orders?", due)]
    me = (due or [*mine])[0]
    if me != HOST:
        game_notes.note_player(genesis, me)
    return me, mine


def _player_called(genesis: Genesis, word: str, without_key: WithoutKey) -> tuple[str, tuple[str, ...]]:
    seat = genesis.seat_called(word)
    if seat is None:
        known = ", ".join(genesis.seat_ids)
        raise InputError(f"nobody called {word!r} plays in {quoted(genesis.name)}; players: {known}")
    if not is_open_to(genesis, seat, own_public()):
        raise InputError(f"{_ELSEWHERE} {without_key(seat)}")
    game_notes.note_player(genesis, seat)
    return seat, seats_here(genesis)


def _ask_player(genesis: Genesis, without_key: WithoutKey) -> str:
    free = candidates(genesis)
    if not free:
        keyed = [seat for seat in genesis.seat_ids if seat not in genesis.bots]
        lost = f"Everybody in {quoted(genesis.name)} plays with a key, and none of those keys is here. Whose seat is yours?"
        raise InputError(f"{_ELSEWHERE} {without_key(questions.choose_name(lost, keyed))}")
    return questions.choose_name(
        f"Who are you in {quoted(genesis.name)}?", free, about="Your answer is remembered for this game."
    )


def candidates(genesis: Genesis) -> Sequence[str]:
    """Return the seats that somebody at this computer may play: no bots, and none with another's key."""
    public = own_public()
    return [seat for seat in genesis.seat_ids if seat not in genesis.bots and is_open_to(genesis, seat, public)]
