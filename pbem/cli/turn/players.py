"""Who sits at this computer: by the key, as noted, or asked once."""

from collections.abc import Callable, Collection, Sequence

from pbem.cli.games.own_seats import is_open_to, own_public, seats_here
from pbem.cli.say import console, questions
from pbem.engine.file.genesis import HOST, Genesis
from pbem.engine.file.phrases import quoted
from pbem.engine.table.terms import Awaited
from pbem.errors import InputError
from pbem.local import game_notes

Given = Callable[[], Collection[str]]


def who_plays(
    genesis: Genesis, awaited: Awaited | None, named: str | None, key_file: str | None, given: Given
) -> tuple[str, tuple[str, ...]]:
    """
    Return who plays now, and all who play here; who it is is asked if nothing tells, and noted.

    `named` is what the user said; `given` says whose orders lie there, and is asked only where several people here
    have to write some. Raises InputError for somebody who cannot be the user.
    """
    if named:
        return _player_called(genesis, named, key_file)
    mine = seats_here(genesis, key_file)
    if not mine:
        mine = (_ask_player(genesis, key_file),)
    due = [seat for seat in awaited.must if seat in mine] if awaited else []
    if len(due) > 1:
        due = [seat for seat in due if seat not in given()] or due[:1]
        due = [questions.choose_name("Whose orders?", due)]
    me = (due or [*mine])[0]
    if me != HOST:
        game_notes.note_player(genesis, me)
    return me, mine


def _player_called(genesis: Genesis, word: str, key_file: str | None) -> tuple[str, tuple[str, ...]]:
    seat = genesis.seat_called(word)
    if seat is None:
        known = ", ".join(genesis.seat_ids)
        raise InputError(f"nobody called {word!r} plays in {quoted(genesis.name)}; players: {known}")
    if not is_open_to(genesis, seat, own_public(key_file)):
        raise InputError(f"{seat} plays with a key in {quoted(genesis.name)}, and the one here is another")
    game_notes.note_player(genesis, seat)
    return seat, seats_here(genesis, key_file)


def _ask_player(genesis: Genesis, key_file: str | None) -> str:
    free = candidates(genesis, key_file)
    if not free:
        raise InputError(
            f"everybody in {quoted(genesis.name)} plays with a key, and none of those keys is "
            "here. If yours is in another file: --key FILE. From a backup: "
            f"{console.format_command('key', 'restore', 'FILE')}. If it is lost, the others can give your seat to a "
            f"new one, once you ask them: {console.format_command('admin', '--help')}"
        )
    return questions.choose_name(
        f"Who are you in {quoted(genesis.name)}?", free, about="Your answer is remembered for this game."
    )


def candidates(genesis: Genesis, key_file: str | None) -> Sequence[str]:
    """Return the seats that somebody at this computer may play: no bots, and none with another's key."""
    public = own_public(key_file)
    return [seat for seat in genesis.seat_ids if seat not in genesis.bots and is_open_to(genesis, seat, public)]
