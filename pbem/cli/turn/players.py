"""Who sits at this computer: by the key, as noted, or asked once."""

from collections.abc import Callable, Collection, Sequence

from pbem.cli.games.own_seats import is_open_to, own_public, seats_here
from pbem.cli.say import questions
from pbem.engine.file.genesis import HOST, Genesis
from pbem.engine.file.phrases import quoted
from pbem.engine.table.terms import Awaited
from pbem.errors import InputError
from pbem.local import game_notes

Given = Callable[[], Collection[str]]
WithoutKey = Callable[[str], str]
_ELSEWHERE = "If your key is in another file, add --key FILE."


def who_plays(
    genesis: Genesis,
    awaited: Awaited | None,
    named: str | None,
    key_file: str | None,
    given: Given,
    without_key: WithoutKey,
) -> tuple[str, tuple[str, ...]]:
    """
    Return who plays now, and all who play here; who it is is asked if nothing tells, and noted.

    `named` is what the user said; `given` says whose orders lie there, and is asked only where several people here
    have to write some; `without_key` says what can be done where the key of a seat is not here. Raises InputError for
    somebody who cannot be the user.
    """
    if named:
        return _player_called(genesis, named, key_file, without_key)
    mine = seats_here(genesis, key_file)
    if not mine:
        mine = (_ask_player(genesis, key_file, without_key),)
    due = [seat for seat in awaited.must if seat in mine] if awaited else []
    if len(due) > 1:
        due = [seat for seat in due if seat not in given()] or due[:1]
        due = [questions.choose_name("Whose orders?", due)]
    me = (due or [*mine])[0]
    if me != HOST:
        game_notes.note_player(genesis, me)
    return me, mine


def _player_called(
    genesis: Genesis, word: str, key_file: str | None, without_key: WithoutKey
) -> tuple[str, tuple[str, ...]]:
    seat = genesis.seat_called(word)
    if seat is None:
        known = ", ".join(genesis.seat_ids)
        raise InputError(f"nobody called {word!r} plays in {quoted(genesis.name)}; players: {known}")
    if not is_open_to(genesis, seat, own_public(key_file)):
        raise InputError(f"{_ELSEWHERE} {without_key(seat)}")
    game_notes.note_player(genesis, seat)
    return seat, seats_here(genesis, key_file)


def _ask_player(genesis: Genesis, key_file: str | None, without_key: WithoutKey) -> str:
    free = candidates(genesis, key_file)
    if not free:
        keyed = [seat for seat in genesis.seat_ids if seat not in genesis.bots]
        lost = f"Everybody in {quoted(genesis.name)} plays with a key, and none of those keys is here. Whose seat is yours?"
        raise InputError(f"{_ELSEWHERE} {without_key(questions.choose_name(lost, keyed))}")
    return questions.choose_name(
        f"Who are you in {quoted(genesis.name)}?", free, about="Your answer is remembered for this game."
    )


def candidates(genesis: Genesis, key_file: str | None) -> Sequence[str]:
    """Return the seats that somebody at this computer may play: no bots, and none with another's key."""
    public = own_public(key_file)
    return [seat for seat in genesis.seat_ids if seat not in genesis.bots and is_open_to(genesis, seat, public)]
