"""The deadline of an open turn: noted in the log of the game once, with the settings that it follows from, and told."""

from pbem.engine.file.decision import answered_head
from pbem.engine.file.phrases import counted
from pbem.host.deadlines.game_settings import GameSettings, format_deadline
from pbem.host.deadlines.host_log import DEADLINE, SETTINGS
from pbem.host.deadlines.missed_turns import policy_faults, policy_words, settings_sentences
from pbem.host.deadlines.seat_status import due_sentences
from pbem.host.deadlines.timetable import Timetable, opening_data
from pbem.host.games.hosted_game import HostedGame


def set_deadline(game: HostedGame) -> Timetable | None:
    """Note the settings and the deadline of the open turn, unless they are in the log already; return the latter."""
    settings = game.read_settings()
    _note_settings(game, settings)
    known = game.timetable()
    if known is not None or game.game.awaited is None or not settings.deadline.exists:
        return known
    data = opening_data(settings, answered_head(game.game.file), game.index, game.now)
    rule = format_deadline(settings.deadline)
    text = f"{game.next}. Deadline: {rule}, from when the mail of this turn is accepted."
    game.note(DEADLINE, text, data=data)
    return game.timetable()


def deadline_sentences(game: HostedGame) -> tuple[str, ...]:
    """Return what the mail of a turn says about its deadline, which is noted first."""
    table = set_deadline(game)
    if table is None or game.game.awaited is None:
        return ()
    due = due_sentences(game.game, table, game.now)
    if table.paused:
        return tuple(due)
    grace = table.rule.grace_hours
    when = f"still missing {counted(grace, 'hour')} later" if grace else "missing then"
    policy = policy_words(game.read_settings(), game.genesis)
    return (*due, f"If they are {when}, {policy}.")


def _note_settings(game: HostedGame, settings: GameSettings) -> None:
    """Note what players can rely on, at the start and whenever it changes."""
    book = game.log()
    data = {
        "words": settings.words,
        "messages": settings.messages.allowed,
        "key": book.signer.public.line,
    }
    known = book.log.of(SETTINGS)
    if known and known[-1].data == data:
        return
    faults = [f"Not used: {one}." for one in policy_faults(settings, game.genesis)]
    game.note(SETTINGS, " ".join([*settings_sentences(settings, game.genesis), *faults]), data=data)
